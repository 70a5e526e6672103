import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { guessOperand } from '../guesses/unknown-program.ts'
import { findEntry } from '../knowledge/index.ts'
import type { Machine } from '../machine.ts'
import { isKind } from '../program-kinds.ts'
import { canonicalName } from '../program-names.ts'
import { runScriptFile } from '../script-files.ts'
import { isDropPlace } from '../side-commands.ts'
import { readFile } from '../world.ts'
import type { SpecialArguments } from './special-argument.ts'

const DESKTOP_FILE = /\.desktop$/
/** The last part of an id or a name that says what it is: `TerminalEmulator`, `iTerm2`, `org.gnome.Console`. */
const TERMINAL_NAME = /^(?:\w*term(?:inal)?(?:[-_]?emulator)?\d*|console)$/i

/** The terminal that an application is, by its id, the name of its file, or the name that a system has for it. */
function terminalOf(application: string): string | undefined {
  const id = application.slice(application.lastIndexOf('/') + 1).replace(/\.(?:desktop|app)$/, '')
  const last = id.slice(id.lastIndexOf('.') + 1)
  // Some systems put their own name in front.
  const names = [id, last, last.slice(last.indexOf('-') + 1)]
  for (const part of names) {
    const name = canonicalName(part.toLowerCase())
    if (isKind(name, 'shell') || findEntry(name)?.traits.has('session')) return name
  }
  return TERMINAL_NAME.test(last) ? '' : undefined
}

/** An application is started: a terminal gives a shell, and a file in a place for all starts anything. */
function launch({ machine, name }: Call, value: Value): { reads: Value } | undefined {
  const text = plain(value).replace(/^file:\/\//, '')
  const path = machine.absolute(text)
  if (text.includes('/') && isDropPlace(plain(path)) && !machine.files.has(path))
    machine.emit('run', name, value, { how: `${name} is made to run what is said in` })
  else if (!text.includes('/') && PLACES.some((variable) => leadsToDropPlace(machine, variable)))
    machine.emit('run', name, value, { how: `${name} is made to run what anybody has put there:` })
  const terminal = terminalOf(text)
  if (terminal) machine.runCommand([terminal], { frame: machine.frameFor('wrapper', name) })
  else if (terminal !== undefined) machine.emit('session', name, value)
  if (!text.includes('/') && !DESKTOP_FILE.test(text) && !machine.files.has(path)) return undefined
  const reads = readFile(machine, name, text)
  runScriptFile(machine, 'config', name, text)
  return { reads }
}

/** Variables with the folders in which a desktop looks for its applications. */
const PLACES = ['XDG_DATA_HOME', 'XDG_DATA_DIRS'] as const

function leadsToDropPlace({ environment }: Machine, variable: string): boolean {
  const places = plain(environment.variable(variable)?.value ?? '').split(':')
  return places.some((place) => isDropPlace(`${place}/`))
}

/** Files that are programs for whoever opens them. */
const RUNS_WHEN_OPENED =
  /\.(?:desktop|jar|jnlp|appimage|run|sh|command|terminal|workflow|scpt|app|pkg|exe|msi|bat|ps1|hta|py|rb|pl|flatpakref|snap|deb|rpm)$/i

/** Applications, by what a desktop calls them. */
export const APPLICATION_ARGUMENTS = {
  application: launch,
  opened: (call, value) => {
    const { machine, name } = call
    if (DESKTOP_FILE.test(plain(value))) launch(call, value)
    else {
      const path = machine.absolute(plain(value).replace(/^file:\/\//, ''))
      if (RUNS_WHEN_OPENED.test(plain(path)) && isDropPlace(plain(path)))
        machine.emit('run', name, path, { how: `${name} is made to run` })
    }
    return { reads: guessOperand(call, value) }
  },
} as const satisfies SpecialArguments
