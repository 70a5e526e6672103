import type { Span } from '../effects/effect.ts'
import { usualFile } from '../effects/implicit-files.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { isKnownProgram } from '../effects/program-names.ts'
import { isDropPlace, isInstalled } from '../effects/side-commands.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'

/** A file whose code runs, and which was not looked into. */
interface Run {
  path: Value
  program: string
  span: Span
}

/** Scripts of one's own that a command runs: nobody looked into them, and nobody else wrote them. */
export function ownRuns(machine: Machine): string[] {
  const paths = runsOf(machine)
    .filter(({ path }) => isKnown(path) && isOwn(plain(path)))
    .map(({ path }) => plain(path))
  const built = builders(machine).map(({ path }) => path)
  return [...new Set([...paths, ...built])].slice(0, MAX_RUNS)
}

const MAX_RUNS = 16

/** Code from a place where anybody may have put it, or with a name that is not known. */
export function foreignRuns(machine: Machine): Run[] {
  return runsOf(machine).filter(({ path }) => isKnown(path) && isDropPlace(plain(path)))
}

function runsOf(machine: Machine): Run[] {
  const started = machine.effects.all
    .filter(
      ({ kind, target, program }) =>
        kind === 'start' &&
        target.includes('/') &&
        !isKnownProgram(program) &&
        !machine.files.has(target),
    )
    .map(({ target, program, span }) => ({ path: target, program, span }))
  return [...machine.scripts, ...started]
}

function isOwn(path: string): boolean {
  return (
    path !== '' &&
    !isInstalled(path) &&
    !isDropPlace(path) &&
    !/^\/(?:s?bin|lib|etc|proc|dev)\//.test(path)
  )
}

/** Words with which builders only answer a question. */
const ASKS =
  /^(?:ls|list|ll|view|show|info|outdated|config|audit|search|help|whoami|-[vVh]|--version|--help|login|logout|ping|why|explain|fund|root|prefix|bin|cache|-n|--dry-run|--just-print)$/

/** `make`, `npm test`: what they run stands in a file of the project. */
function builders(machine: Machine): Run[] {
  return machine.resolved.flatMap(({ arguments: [program = '', ...words], directory, span }) => {
    const file = isKind(program, 'builder') ? usualFile(program) : undefined
    if (file === undefined || words.some((word) => ASKS.test(word))) return []
    const at = words.indexOf('-C') + 1
    const places = [directory, at > 0 ? words[at] : undefined, file].filter(
      (place) => place !== undefined && isKnown(place),
    )
    return [{ path: places.join('/'), program, span }]
  })
}

/** Projects that this command line fetched and now builds. */
export function fetchedBuilds(machine: Machine): (Run & { source: string })[] {
  return builders(machine).flatMap((run) => {
    const source = machine.fileSystem.sourceOf(plain(run.path))
    return source === undefined ? [] : [{ ...run, source }]
  })
}
