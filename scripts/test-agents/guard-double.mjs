// What a guard can turn into after it was installed: each replaces the two doors of the package,
// the command that the launcher starts and the module that plug-ins import.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeText } from './place.mjs'

const DOUBLES = {
  crash: () => ({ command: 'process.exit(1)', module: "throw new Error('broken')" }),
  slow: () => ({
    command: 'setInterval(() => {}, 1000)',
    module: `export const createHook = () => ({
  decide: () => new Promise(() => setInterval(() => {}, 1000)),
})`,
  }),
  'not-json': () => ({
    command: "process.stdout.write('not json {')",
    module: "export const createHook = () => ({ decide: async () => 'not json {' })",
  }),
  /** No objection to anything, and a record of what it was asked. */
  record: ({ recorded }) => ({
    command: `const { appendFileSync, readFileSync } = process.getBuiltinModule('node:fs')
appendFileSync(${JSON.stringify(recorded)}, JSON.stringify(JSON.parse(readFileSync(0, 'utf8'))) + '\\n')`,
    module: `import { appendFileSync } from 'node:fs'
export const createHook = () => ({
  decide: async (event) => {
    appendFileSync(${JSON.stringify(recorded)}, JSON.stringify(event) + '\\n')
    return { answer: 'pass' }
  },
})`,
  }),
}

export function putDouble(place, name) {
  const { command, module } = DOUBLES[name](place)
  writeText(join(place.guard, 'bin/aegish.js'), `${command}\n`)
  writeText(join(place.guard, 'dist/index.js'), `${module}\n`)
}

export const removePackage = ({ guard }) => rmSync(guard, { recursive: true })
export const removeLauncher = ({ launcher }) => rmSync(launcher)
