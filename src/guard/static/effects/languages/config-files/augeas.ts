import { readFile, writeFile } from '../../world.ts'
import type { Analyser } from '../index.ts'

const CHANGES =
  /^(?:set|setm|ins|insert|rm|clear|clearm|touch|mv|move|cp|copy|rename|store|defnode|text_store)$/
const SHOWS = /^(?:print|get|match|ls|dump-xml|span|text_retrieve|source|cat)$/

/** augtool: nodes below `/files` are the lines of configuration files. */
export const augeas: Analyser = (machine, code, by) => {
  let reads = ''
  for (const line of code.split('\n')) {
    machine.step()
    const [verb = '', ...words] = line.trim().split(/\s+/)
    const changes = CHANGES.test(verb)
    if (!changes && !SHOWS.test(verb)) continue
    for (const word of words) {
      const path = /^["']?\/files(\/[^"'[\]]*)/.exec(word)?.[1]
      if (path === undefined) continue
      // Where the file ends and its nodes begin cannot be seen: every beginning may be the file.
      const parts = path.split('/').filter((part) => part !== '')
      for (let length = 2; length <= Math.min(parts.length, 6); length++) {
        const file = `/${parts.slice(0, length).join('/')}`
        if (changes) writeFile(machine, by, file, line)
        else reads += readFile(machine, by, file, { certain: false })
      }
    }
  }
  return reads
}
