import type { UnknownPart } from '../../../verdict/index.ts'
import { checkDeferredWords } from '../effects/deferred-words.ts'
import type { Effect, EffectKind, Span } from '../effects/effect.ts'
import { AMONG_VARIABLES, isAllVariables } from '../effects/hidden-variables.ts'
import { OTHER_NUMBERS } from '../effects/knowledge/asked-facts.ts'
import { ARCHIVE_NAME } from '../effects/knowledge/families/archivers.ts'
import { isCollected, isMachineOfOthers, isPublicDrop } from '../effects/knowledge/weighty-aims.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { encryptsAnything } from '../effects/programs/encryption.ts'
import { isDropPlace } from '../effects/side-commands.ts'
import { mayMeanSecret } from '../policy/path-class.ts'
import {
  hasGlob,
  isKnown,
  plain,
  startsBelowPlace,
  type Unknown,
  type Value,
} from '../resolve/value.ts'
import { MESSAGES } from '../resolve/variables.ts'
import { AIMS, type Aim } from './aims.ts'
import { isAnyFile, isBounded, isOrdinaryPlace, isSureOfPlace } from './bounds.ts'
import { encodedScripts } from './encoded-scripts.ts'
import { exploitRuns } from './exploit-names.ts'
import { harmfulScripts } from './harmful-scripts.ts'
import { hiddenChanges } from './hidden-changes.ts'
import { losesKeptFiles } from './kept-files.ts'
import { keptRights } from './kept-rights.ts'
import { lostHistory } from './lost-history.ts'
import { pushesToNewRemotes } from './new-remotes.ts'
import { isVitalFolder, obeyedWrites } from './obeyed-places.ts'
import { mattersByAnyName, renamedPrograms } from './other-names.ts'
import { overlookedPlaces } from './overlooked-places.ts'
import { takesPrograms } from './program-folders.ts'
import { changedProtectors } from './protector-files.ts'
import { shownDisks } from './raw-disks.ts'
import { relabelledImages } from './relabelled-images.ts'
import { fetchedBuilds, foreignProjects, foreignRuns } from './runs.ts'
import {
  holdsSecrets,
  isAboveSecrets,
  isDisk,
  meansHiddenFiles,
  meansUnnamedFolders,
  watchesPeople,
} from './secret-folders.ts'
import { standIns } from './shadowed-programs.ts'
import { trustingWrites } from './trusted-places.ts'
import { loadedModules } from './unfamiliar-modules.ts'
import { unknownPrograms } from './unknown-programs.ts'

/** What the target of an effect decides about. Others are judged without it. */
const AIM_OF: Partial<Record<EffectKind, Aim>> = {
  read: 'read',
  'read-tree': 'read',
  edit: 'write',
  write: 'write',
  unpack: 'write',
  link: 'read',
  delete: 'delete',
  'delete-tree': 'delete-tree',
  send: 'host',
  fetch: 'host',
  connect: 'host',
  execute: 'code',
  load: 'code',
}

/** A reader wants to know what to look at, and not all of a long script. */
const MAX_PARTS = 8

/** Every part of a command that was not understood and may matter; none where all was. */
export function findUnknowns(machine: Machine): UnknownPart[] {
  checkDeferredWords(machine)
  const parts = new Map<string, UnknownPart>()
  const add = (aim: Aim, program: string, from: string, span: Span) => {
    const part = partOf(machine, aim, program, from, span)
    if (parts.size < MAX_PARTS && !parts.has(part.what)) parts.set(part.what, part)
  }
  for (const effect of machine.effects.all) {
    const aim = aimOf(machine, effect)
    if (aim !== undefined) add(aim, effect.program, causeOf(machine, effect), effect.span)
    if (effect.kind === 'delete-tree' && isLockedAway(machine, effect))
      add('outcome', effect.program, 'who can open what was encrypted', effect.span)
    if (effect.kind === 'send' || effect.kind === 'write')
      for (const source of handedOut(machine, effect))
        add('sent', effect.program, source, effect.span)
  }
  for (const { aim, program, value, from, span } of machine.gaps)
    if (from !== undefined || !isBounded(machine, aim, value, program))
      add(aim, program, from ?? sourceOf(machine, value), span)
  for (const { path, program, span } of foreignRuns(machine))
    add('script', program, `the content of ${machine.symbols.show(path)}`, span)
  for (const { path, program, span } of foreignProjects(machine))
    add('script', program, `what lies in ${path}`, span)
  for (const { program, span, source } of fetchedBuilds(machine))
    add('script', program, FROM.network(source), span)
  for (const { path, program, span } of machine.scripts)
    if (!isKnown(path) && !isBounded(machine, 'script', path, program))
      add('script', program, sourceOf(machine, path), span)
  for (const { program, from, span } of unknownPrograms(machine))
    add('program', program, from, span)
  for (const { module, program, span } of loadedModules(machine))
    add('module', program, `the module ${module}`, span)
  for (const { path, span } of obeyedWrites(machine)) add('obeyed', path, 'its new content', span)
  for (const { path, from, span } of trustingWrites(machine)) add('obeyed', path, from, span)
  for (const { program, span } of standIns(machine))
    add('stand-in', program, 'what is put in front of it in the search path', span)
  for (const { program, from, span } of changedProtectors(machine))
    add('outcome', program, from, span)
  for (const { program, from, span } of exploitRuns(machine)) add('outcome', program, from, span)
  for (const { program, span } of keptRights(machine))
    add('outcome', program, 'who uses the rights that stay open', span)
  for (const { program, span } of pushesToNewRemotes(machine))
    add('outcome', program, 'whose the address is that gets the work', span)
  for (const { program, from, span } of relabelledImages(machine))
    add('outcome', program, from, span)
  for (const { program, span } of lostHistory(machine))
    add('outcome', program, 'what is left of the history', span)
  for (const { program, from, span } of hiddenChanges(machine)) add('outcome', program, from, span)
  for (const { program, from, span } of harmfulScripts(machine)) add('outcome', program, from, span)
  for (const { program, from, span } of renamedPrograms(machine))
    add('outcome', program, from, span)
  for (const { program, from, span } of shownDisks(machine)) add('outcome', program, from, span)
  for (const { program, from, span } of encodedScripts(machine)) add('outcome', program, from, span)
  for (const { program, path, span } of overlookedPlaces(machine))
    add('outcome', program, `what happens to ${path}`, span)
  return [...parts.values()]
}

/** Folders that are made again, or were made for the work. */
const MADE_AGAIN =
  /(?:^|\/)(?:dist|build|out|target|coverage|node_modules|tmp|temp|\.cache|cache|\.?venv|staging|work|backups?|dumps?|\.gnupg\S*)(?:\/|$)|^\/(?:tmp|var\/tmp|dev\/shm)\//i

/** `gpg -c a.tar && rm -rf a`: nothing is left of a folder but what somebody can open. */
function isLockedAway(machine: Machine, { target, deferred }: Effect): boolean {
  return (
    !deferred && isKnown(target) && !MADE_AGAIN.test(plain(target)) && encryptsAnything(machine)
  )
}

/** An address that is written to like a file: an editor saves to another machine. */
const WRITTEN_ELSEWHERE = /^(?!file:)[a-z]+:\/\/\w/

function aimOf(machine: Machine, effect: Effect): Aim | undefined {
  const { kind, target, program, deferred } = effect
  if (deferred) return undefined
  if (RIGHTS.has(kind) && isAgentSocket(machine, target)) return 'outcome'
  // A repository that is cloned where start-up files or services lie.
  if (kind === 'rights')
    return machine.fileSystem.sourceOf(plain(target)) !== undefined && isVitalFolder(target)
      ? 'write'
      : undefined
  if (takesPrograms(kind, target)) return 'outcome'
  // Whoever reads it later reads it by a name that nobody knows here.
  if (kind === 'replace')
    return (effect.to === '' && holdsSecrets(target)) || meansHiddenFiles(kind, target)
      ? 'outcome'
      : undefined
  const aim = AIM_OF[kind]
  if (aim === undefined) return undefined
  // What an archive holds is not seen: over a home it may be a start-up file.
  if (kind === 'unpack' && !startsBelowPlace(target) && !isOrdinaryPlace(target, aim)) return aim
  // A directory with all that is in it takes the place of one that decides who may do what.
  if (kind === 'write' && (isVitalFolder(target) || WRITTEN_ELSEWHERE.test(plain(target))))
    return aim
  // Who searches through a home prints what secrets are in it.
  if (kind === 'read-tree' && isKind(program, 'text-tool') && !isOrdinaryPlace(target, aim))
    return aim
  if ((kind === 'read-tree' || kind === 'link') && isAboveSecrets(target)) return aim
  if (kind === 'link' && mattersByAnyName(target)) return aim
  if (kind === 'read' && hasGlob(target) && isAboveSecrets(target) && copies(machine, effect))
    return aim
  if (kind === 'read' && hasGlob(target) && mayMeanSecret(target)) return aim
  if (hasGlob(target) && (meansUnnamedFolders(kind, target) || meansHiddenFiles(kind, target)))
    return aim
  if (kind === 'read' && watchesPeople(target)) return aim
  if (kind === 'read' && isDisk(target) && showsDisk(program)) return aim
  if (kind === 'read' && isAnyFile(target) && showsLines(program)) return aim
  // All documents of a home are no rubbish, and pictures that are made small do not grow again.
  if (losesKeptFiles(machine, effect)) return kind === 'delete' ? aim : 'outcome'
  if (isKnown(target)) return undefined
  return isSureOfPlace(effect) || isBounded(machine, aim, target, program) ? undefined : aim
}

const RIGHTS: ReadonlySet<EffectKind> = new Set(['chown', 'open-to-all', 'rights'])
const AGENT_VARIABLE = /^(?:SSH_AUTH_SOCK|GPG_AGENT_INFO)$/
const AGENT_SOCKET =
  /^\/tmp\/ssh-[^/]+(?:\/agent\S*)?$|^\/run\/user\/[^/]+\/(?:keyring(?:\/ssh)?|gnupg(?:\/S\.gpg-agent\S*)?|ssh-agent\S*|openssh_agent)$|\/S\.gpg-agent(?:\.\w+)?$/

/** Whether a path is the socket of a program that holds keys, or the folder that it lies in. */
function isAgentSocket(machine: Machine, target: Value): boolean {
  return isKnown(target)
    ? AGENT_SOCKET.test(plain(target))
    : machine.symbols.in(target).some(({ detail }) => AGENT_VARIABLE.test(detail))
}

/** Whether what is read is written somewhere else by the same command. */
function copies(machine: Machine, { program, span }: Effect): boolean {
  return machine.effects.all.some(
    (other) => other.kind === 'write' && other.program === program && other.span === span,
  )
}

/** Whether a program prints what it reads, and not only the lines that it is asked for. */
function showsLines(program: string): boolean {
  return (['viewer', 'line-changer', 'teller'] as const).some((kind) => isKind(program, kind))
}

/** Whether somebody looks into a disk below its file system; who copies it as a whole makes an image. */
function showsDisk(program: string): boolean {
  const shows = showsLines(program) || isKind(program, 'text-tool') || isKind(program, 'decoder')
  return shows && !isKind(program, 'block-copier') && !isKind(program, 'reporter')
}

/** Programs whose output anybody may know: names, numbers, what a build says. */
const PRINTS_NOTHING_OF_WORTH = [
  'basic',
  'builder',
  'compiler',
  'javascript-runner',
  'local-lister',
  'namer',
  'node-package-manager',
  'package-runner',
  'path-teller',
  'platform-teller',
  'reporter',
  'side-tool',
  'text-tool',
  'tool',
] as const

/** Where others look, without being told of it. */
const SHOWN_PLACE =
  /^(?:~|\/home\/[^/]+)\/(?:public_html|Public|Dropbox|Nextcloud|OneDrive)\/|^\/(?:var\/www|srv\/(?:www|http|ftp|share)|usr\/share\/nginx\/html|var\/ftp)\//

/** Where what an effect hands to others comes from, if nobody has seen it. */
function handedOut(machine: Machine, effect: Effect): string[] {
  if (effect.kind === 'write') return shownOutputs(machine, effect)
  const sources = [
    ...sentFiles(machine, effect).map((path) => sourceOf(machine, path)),
    ...sentOutputs(machine, effect),
    ...sentArchives(machine, effect).map((archive) => `what ${archive} holds`),
  ]
  if (isPublicDrop(plain(effect.target)))
    sources.push('what it holds, for anybody may read it there')
  if (sendsProject(machine, effect))
    sources.push('what lies in the directory, and all of it is sent')
  return sources
}

/** What somebody copied, put where others see it. */
function shownOutputs(machine: Machine, { target, data = '' }: Effect): string[] {
  const path = plain(target)
  if (!SHOWN_PLACE.test(path) && !isDropPlace(path)) return []
  if (isAllVariables(machine, data)) return [AMONG_VARIABLES]
  if (!SHOWN_PLACE.test(path)) return []
  return machine.symbols
    .in(data)
    .filter(({ origin, detail }) => origin === 'output' && tellsCopied(programOf(detail)))
    .map(({ detail }) => `what ${plain(detail)} prints`)
}

function tellsCopied(program: string): boolean {
  return isKind(program, 'clipboard') || isKind(program, 'clipboard-teller')
}

function programOf(detail: string): string {
  return detail.split(' ')[0]!
}

/** What others get of which nobody knows here what it is: `clipboard-tool print | nc HOST PORT`. */
function sentOutputs(machine: Machine, { target, data = '' }: Effect): string[] {
  if (!isMachineOfOthers(plain(target))) return []
  return machine.symbols
    .in(data)
    .filter(
      ({ origin, detail }) =>
        origin === 'output' &&
        detail !== MESSAGES &&
        (tellsCopied(programOf(detail)) ||
          !PRINTS_NOTHING_OF_WORTH.some((one) => isKind(programOf(detail), one))),
    )
    .map(({ detail }) => `what ${plain(detail)} prints`)
}

/** Files that leave, of which the text does not say which they are. */
/** Settings of an application, by the names that they have where passwords stand among them. */
const HOLDS_PASSWORDS =
  /(?:^|\/)(?:database\.ya?ml|local_settings\.py|appsettings\.(?:Production|Staging)\.json|parameters\.ya?ml|(?:sites\/default|application\/config)\/\w+\.php|configuration\.php)$/

function sentFiles(machine: Machine, { data = '', program }: Effect): Value[] {
  return machine.symbols
    .in(data)
    .filter(
      ({ origin, detail }) =>
        origin === 'file' &&
        // In code that is guessed at, a slash begins a comment or ends a name.
        (HOLDS_PASSWORDS.test(plain(detail)) ||
          (!/^\/\**$/.test(plain(detail)) && isAboveSecrets(detail)) ||
          (!isKnown(detail) && !isBounded(machine, 'sent', detail, program))),
    )
    .map(({ detail }) => detail)
}

/** An address that anybody may have, and not a machine that one logs in to or a store of one's own. */
const OF_ANYBODY =
  /^(?!(?:\w+:\/\/)?(?:localhost|127\.|\[::1))(?:(?:https?|ftps?|rsync|davs?|wss?|tcp|udp|tftp):\/\/|[\w.-]+:\d+$|:\w+,\S*(?:url|host|endpoint)=)/

/** A machine that only numbers name. */
const BY_NUMBERS = new RegExp(String.raw`^(?:\w+:\/\/)?(?:[^\s@/]*@)?${OTHER_NUMBERS}(?:[:/]|$)`)
/** A store by the name of a bucket, which anybody may have made. */
const BUCKET = /^(?!ssh|ftp|nfs|smb)[a-z]\w{1,2}:\/\/\w/
const LEAVES_OUT = /^(?:--?(?:exclude|include|filter|x)\b|-x$)/
/** Who leaves out what was fetched or built has not thought of settings and secrets. */
const NO_SECRET =
  /^(?:--?\w+=)?["']?(?:\*+\/|\.\/)?(?:node_modules|dist|build|target|out|coverage|vendor|venv|__pycache__|\.next|\.cache)(?:\/|\/?\*+)*["']?$/

/** The whole project leaves, with the settings and secrets that lie in it. */
function sendsProject(machine: Machine, { target, program, span, data = '' }: Effect): boolean {
  const place = plain(target)
  // Without an address it goes to a service, and whoever has an account there may own the place.
  return (
    (target === program ||
      OF_ANYBODY.test(place) ||
      BY_NUMBERS.test(place) ||
      (BUCKET.test(place) &&
        !machine.resolved.some(
          (command) => command.span === span && command.arguments.some(leavesOutSecrets),
        ))) &&
    machine.symbols
      .in(data)
      .some(({ origin, detail }) => origin === 'file' && /^(?:\.{1,2}\/?)?$/.test(plain(detail)))
  )
}

function leavesOutSecrets(word: Value, i: number, words: readonly Value[]): boolean {
  if (!LEAVES_OUT.test(plain(word))) return false
  return !NO_SECRET.test(plain(word.includes('=') ? word : (words[i + 1] ?? '')))
}

/** What a build has made is meant for others. */
const BUILT =
  /^(?:\.\/)?(?:\w+\/)*(?:dist|build|out|target|releases?|pkg|packages?|artifacts|coverage|reports?)\//

/** Whether one has an account there. */
function isLogin(program: string, place: string): boolean {
  return place.includes('@') || isKind(program, 'login-client') || isKind(program, 'copier')
}

/** Archives that others get, by an address that anybody may have; and data, in a bucket that anybody may have made. */
function sentArchives(
  machine: Machine,
  { target, program, data = '', provenance }: Effect,
): string[] {
  const place = plain(target)
  const isBucket = BUCKET.test(place)
  const isAnybodys =
    isBucket ||
    provenance.type === 'mailto' ||
    OF_ANYBODY.test(place) ||
    (BY_NUMBERS.test(place) && !isLogin(program, place))
  if (!isAnybodys || !(isBucket || isMachineOfOthers(place))) return []
  return machine.symbols
    .in(data)
    .filter(({ origin }) => origin === 'file')
    .map(({ detail }) => plain(detail))
    .filter(
      (path) => (ARCHIVE_NAME.test(path) || (isBucket && isCollected(path))) && !BUILT.test(path),
    )
}

function partOf(
  machine: Machine,
  aim: Aim,
  program: string,
  from: string,
  span: Span,
): UnknownPart {
  const { what, matters } = AIMS[aim]
  const subject = what.replace('%', () => machine.symbols.show(program))
  return { what: `${subject} depends on ${from}`, from, matters, span }
}

/** What the target of an effect depends on. */
function causeOf(machine: Machine, effect: Effect): string {
  const { kind, target, data } = effect
  if (RIGHTS.has(kind) && isAgentSocket(machine, target)) return 'who may use the keys from then on'
  if (losesKeptFiles(machine, effect) && kind !== 'delete') return 'what is lost with it'
  if (!isKnown(target)) return sourceOf(machine, target)
  if (kind === 'unpack') return data === undefined ? 'what is put there' : 'what the archive holds'
  if (kind === 'rights') return 'what the repository holds'
  if (kind === 'replace') return `the name that ${plain(target)} gets`
  return kind === 'write' ? 'what the directory holds' : `what is found in ${plain(target)}`
}

/** Where a value comes from, in words. */
function sourceOf(machine: Machine, value: Value): string {
  const [first] = machine.symbols.in(value)
  return first ? FROM[first.origin](first.detail) : 'what the text does not show'
}

const FROM: Readonly<Record<Unknown['origin'], (detail: string) => string>> = {
  network: (place) => `what comes from ${place || 'the network'}`,
  file: (path) => `the content of ${path}`,
  environment: (name) => `the variable ${name}, which the text does not set`,
  user: (name) => `${name || 'what is typed'}, which is given later`,
  output: (program) =>
    /^(?:an?|the) |^process substitution$/.test(program) ? program : `the output of ${program}`,
  decoded: (program) => `what ${program} decodes`,
  shell: () => 'the output of a shell',
}
