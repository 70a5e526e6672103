import { plain } from '../../resolve/value.ts'
import { ALL_VARIABLES } from '../../resolve/variables.ts'
import { checkForeign } from '../foreign-code.ts'
import { runOffMachine } from '../off-machine.ts'
import { runScriptFile } from '../script-files.ts'
import { isDropPlace } from '../side-commands.ts'
import { readFile } from '../world.ts'
import type { SpecialArguments } from './special-argument.ts'

const NO_INPUT = { kind: 'data', value: '' } as const

/** What a filter puts where commands stand: among scripts, hooks and the steps of a pipeline. */
const PUT_AMONG_SCRIPTS =
  /(?:\.(?:scripts|hooks|script|before_script|after_script|run|command|entry)\b[^|=]*[|+]?=\s*\[?|"(?:run|script|command|entry)"\s*:\s*\[?)\s*"((?:[^"\\]|\\.)*)"/g

/** Words that hold code, or name a script, in the language of the program. */
export const CODE_ARGUMENTS = {
  // An archive that was fetched; classes in folders are found by their names (modules-by-name.ts).
  'class-path': ({ machine, name }, value) => {
    for (const part of value.split(':')) {
      checkForeign(machine, machine.absolute(part))
      const folder = part.endsWith('/*') ? machine.absolute(part.slice(0, -1)) : undefined
      for (const path of machine.files.keys())
        if (path === machine.absolute(part) || (folder && path.startsWith(folder)))
          runScriptFile(machine, 'binary', name, path)
    }
  },
  'jq-filter': ({ machine, name }, value) => {
    // What is added to a script begins with what joins it to the rest.
    for (const [, text] of plain(value).matchAll(PUT_AMONG_SCRIPTS))
      runOffMachine(machine, name, () =>
        machine.runText(text!.replace(/^[\s;&|]+/, ''), { input: NO_INPUT }),
      )
    // `load_str("file")` of yq
    const environment = /(?:^|[|\s(,[])env(?=$|[\s|,)\]])|\$ENV(?![.[\w])/.test(plain(value))
      ? machine.unknown('output', ALL_VARIABLES)
      : ''
    const files = [...plain(value).matchAll(/\bload(?:_\w+)?\(\s*"([^"]+)"/g)]
    // `import "a" as $a;` of jq takes a.json, `import "a" as a;` other filters.
    for (const [, path, sign] of plain(value).matchAll(
      /\b(?:import|include)\s+"([^"]+)"(?:\s+as\s+(\$)?)?/g,
    )) {
      if (sign) readFile(machine, name, `${path}.json`)
      else if (isDropPlace(path!)) machine.emit('load', name, path!)
    }
    const reads = files.map(([, path]) => readFile(machine, name, path!)).join('') + environment
    // Without a file it reads its input.
    return reads === '' ? undefined : { reads }
  },
  luascript: ({ machine, name }, value) => {
    const path = /^lua_script:(.+)$/s.exec(value)?.[1]
    if (path) {
      runScriptFile(machine, 'lua', name, path)
      machine.emit('load', name, machine.absolute(path))
    }
  },
} as const satisfies SpecialArguments
