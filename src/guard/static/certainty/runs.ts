import type { Span } from '../effects/effect.ts'
import { usualFile } from '../effects/implicit-files.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { canonicalName, isKnownProgram } from '../effects/program-names.ts'
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
  const paths = ownScripts(machine).map(({ path }) => plain(path))
  const built = builders(machine).map(({ path }) => path)
  return [...new Set([...paths, ...built])].slice(0, MAX_RUNS)
}

const MAX_RUNS = 16

/** The same without what builders find by themselves. */
export function ownScripts(machine: Machine): Run[] {
  return runsOf(machine).filter(({ path }) => isKnown(path) && isOwn(plain(path)))
}

/** Code from a place where anybody may have put it, or with a name that is not known. */
export function foreignRuns(machine: Machine): Run[] {
  return runsOf(machine).filter(
    ({ path }) => isKnown(path) && (isDropPlace(plain(path)) || isFetched(machine, path)),
  )
}

/** `git config alias.st '!sh x.sh' && wget -O x.sh …`: what runs some day comes after the word for it. */
function isFetched(machine: Machine, path: Value): boolean {
  if (!machine.effects.mayHold('fetch')) return false
  const place = machine.absolute(path)
  return machine.effects.all.some(
    ({ kind, target, data = '' }) =>
      kind === 'write' &&
      machine.absolute(target) === place &&
      machine.symbols.in(data).some(({ origin }) => origin === 'network'),
  )
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
const ASKS = new Set(
  'ls list ll view show info outdated config audit search help whoami -v -V -h --version --help login logout ping why explain fund root prefix bin cache -n --dry-run --just-print'.split(
    ' ',
  ),
)

/** `make`, `npm test`: what they run stands in a file of the project. */
function builders(machine: Machine): Run[] {
  return machine.resolved.flatMap(({ arguments: words, directory, span }) => {
    const [program = ''] = words
    const file = isKind(program, 'builder') ? usualFile(program) : undefined
    if (file === undefined || words.some((word, i) => i > 0 && ASKS.has(word))) return []
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

/** Options that name the folder of a project, its description, or settings that are obeyed. */
const NAMES_PROJECT =
  /^-{0,2}(?:C|directory|dir|cwd|chdir|work(?:ing|space)-?(?:dir(?:ectory)?|folder)?|prefix|(?:project|build|source|script|file|pillar|config|repo)-?(?:dir(?:ectory)?|root|path)?|rootdir|root|manifest(?:-path)?|(?:user|global|nixos-)?config(?:-file)?|vagrantfile|gemfile|package-path|path|inventory-path|configFiles|defaults-?[fF]ile|app|env-file|rcfile|settings(?:-file)?|[dpfSI])$/
/** Verbs behind which a package stands: what the options name is where it is put. */
const PUTS = /^(?:i|install|add|create|init|new|download|pack|publish|link|dlx|x|exec)$/

/** Projects and settings in places where anybody can put files, and that nothing in the text has put there. */
export function foreignProjects(machine: Machine): Run[] {
  return machine.resolved.flatMap(({ arguments: words, span }) => {
    if (!words.some(namesDropPlace)) return []
    const [name = '', ...texts] = words.map(plain)
    const program = canonicalName(name)
    const isObeyer = isKind(program, 'obeyer')
    if (!isObeyer && !isKind(program, 'builder')) return []
    const [, place] =
      texts
        .map((word, i): [option: string, value: string] => {
          const [, option, value] = /^(-{1,2}[\w-]+|\w[\w-]*)=(.+)$/s.exec(word) ?? []
          if (option !== undefined) return [option, value!]
          return [texts[i - 1]?.startsWith('-') ? texts[i - 1]! : isObeyer ? '-f' : '', word]
        })
        .find(
          ([option, value]) =>
            option !== '' &&
            isDropPlace(value) &&
            NAMES_PROJECT.test(option) &&
            !(/^--(?:prefix|root)$/.test(option) && putsPackage(texts)),
        ) ?? []
    return place === undefined || isMadeHere(machine, place, span)
      ? []
      : [{ path: place, program, span }]
  })
}

/** Whether a word, or the value of an option in it, is a place where anybody can put files. */
function namesDropPlace(word: Value): boolean {
  return word.includes('/') && isDropPlace(plain(word).replace(/^[^/~]*=/, ''))
}

/** `npm install --prefix /tmp/x lodash`, `cmake --install build --prefix /tmp/x`. */
function putsPackage(words: readonly string[]): boolean {
  if (words.includes('--install')) return true
  const named = words.filter((word, i) => !word.startsWith('-') && words[i - 1] !== '--prefix')
  return named.length > 1 && PUTS.test(named[0]!)
}

/** Whether an earlier command has made the place, or put something there. */
function isMadeHere(machine: Machine, place: string, { start }: Span): boolean {
  return (
    machine.effects.all.some(
      ({ kind, target, span }) =>
        (span.start < start && (target === place || plain(target).startsWith(`${place}/`))) ||
        // `helm pull -d /tmp/charts`: what it names is where it puts something.
        ((kind === 'write' || kind === 'unpack') && target === place),
    ) ||
    machine.resolved.some(
      ({ arguments: [name = '', ...words], span }) =>
        span.start < start &&
        isKind(canonicalName(plain(name)), 'builder') &&
        words.some((word, i) => word === place && /^-B$/.test(words[i - 1] ?? '')),
    )
  )
}
