import { spawnSync } from 'node:child_process'
import { parse } from 'unbash'

/** Longer texts are not looked at twice: what is wrong with them is said when they run. */
const MAX_LENGTH = 256 * 1024

/** Whether a command can be run as it stands, or its grammar wants more lines. */
export function isComplete(text: string, bash: string): boolean {
  if (text.trim() === '' || text.length > MAX_LENGTH) return true
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(text)) return false
  // Here-documents end at a line that only bash looks for.
  if (!text.includes('<<') && parses(text)) return true
  return !wantsMore(text, bash)
}

function parses(text: string): boolean {
  try {
    return !parse(text).errors?.length
  } catch {
    return false
  }
}

const UNFINISHED =
  /unexpected EOF while looking for|unexpected end of file|here-document at line \d+ delimited by end-of-file/

/** Bash reads it, without running anything, and says whether the end came too early. */
function wantsMore(text: string, bash: string): boolean {
  const { stderr } = spawnSync(bash, ['--norc', '--noprofile', '-O', 'extglob', '-n'], {
    input: text,
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
    timeout: 2000,
  })
  return UNFINISHED.test(stderr ?? '')
}
