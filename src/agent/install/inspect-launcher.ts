import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isProgram } from './agents.ts'
import type { Problem } from './installable-agent.ts'
import { isLauncherText, readLauncher } from './launcher.ts'
import { readIfThere } from './read-if-there.ts'

const AGAIN = 'aegish hook install AGENT, again'

/** Every way in which a launcher does not ask the guard. It is run only if it is ours, unchanged. */
export function inspectLauncher(path: string, directory: string): Problem[] {
  const text = readIfThere(path)
  if (text === undefined) return [{ says: `${path} is gone`, advice: AGAIN }]
  const recorded = readLauncher(text)
  if (recorded === undefined) {
    const what = isLauncherText(text) ? 'was changed, or is of another version' : 'is none of ours'
    return [{ says: `${path} ${what}`, advice: AGAIN }]
  }
  if (!isProgram(path)) return [{ says: `${path} is not executable`, advice: AGAIN }]
  const moved = [recorded.node, join(recorded.package, 'bin', 'aegish.js')].find(
    (file) => !existsSync(file),
  )
  return [
    ...(moved ? [{ says: `${path} looks for ${moved}, which is gone`, advice: AGAIN }] : []),
    ...probe(path, directory),
  ]
}

/** Asks the launcher as an agent would, about a harmless command and a hostile one. */
function probe(path: string, directory: string): Problem[] {
  const ask = (command: string) =>
    spawnSync(path, ['--agent', 'claude-code'], {
      cwd: directory,
      encoding: 'utf8',
      timeout: 30_000,
      input: JSON.stringify({
        session_id: 'doctor',
        cwd: directory,
        hook_event_name: 'PreToolUse',
        tool_name: 'Bash',
        tool_input: { command },
      }),
    })
  const harmless = ask('git status')
  const hostile = ask('cat ~/.ssh/id_rsa')
  const says = harmless.stderr?.trim().split('\n')[0] || 'no reason given'
  if (harmless.status !== 0 || /"deny"/.test(harmless.stdout)) {
    return [{ says: `${path} denies "git status" (${says})`, advice: AGAIN }]
  }
  if (hostile.status !== 2 && !/"permissionDecision":\s*"deny"/.test(hostile.stdout ?? '')) {
    return [{ says: `${path} does not deny "cat ~/.ssh/id_rsa"`, advice: AGAIN }]
  }
  return []
}
