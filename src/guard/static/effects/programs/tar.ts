import { plain, type Value } from '../../resolve/value.ts'
import { namesIn } from '../argument-types/lists.ts'
import type { Call } from '../call.ts'
import { runSideCommand, type SideCommandKind } from '../side-commands.ts'
import { bringInto, derived, readFile, sendTo, writeFile } from '../world.ts'
import { noteRightsOfAll } from './copied-rights.ts'
import { readTarOptions, type TarOption } from './tar-options.ts'

/** What `tar` is asked to do with an archive. */
interface TarJob {
  /** The first that is named counts; without one it packs. */
  mode: 'pack' | 'extract' | 'list' | undefined
  archive: Value | undefined
  members: Value[]
  directory: Value
  toOutput: boolean
  absolute: boolean
  removes: boolean
}

const MODES: ReadonlyMap<string, TarJob['mode']> = new Map([
  ['--create', 'pack'],
  ['--append', 'pack'],
  ['--update', 'pack'],
  ['--catenate', 'pack'],
  ['--extract', 'extract'],
  ['--get', 'extract'],
  ['--list', 'list'],
])

/** Options whose value is a command. */
const COMMANDS: ReadonlyMap<string, SideCommandKind> = new Map([
  ['--use-compress-program', 'compressor'],
  ['--to-command', 'side'],
  ['--info-script', 'side'],
  ['--new-volume-script', 'side'],
  ['--rmt-command', 'side'],
  ['--rsh-command', 'rsh'],
])

/** `tar`: old-style letters, archives here and elsewhere, and many ways to run a command. */
export function runTar(call: Call): Value {
  const job: TarJob = {
    mode: undefined,
    archive: undefined,
    members: [],
    directory: '',
    toOutput: false,
    absolute: false,
    removes: false,
  }
  for (const option of readTarOptions(call.args)) applyOption(call, job, option)
  const remote = /^(?:[\w.-]+@)?[\w.-]+:(?!\/\/)./.test(job.archive ?? '') ? job.archive : undefined
  return job.mode === 'extract' || job.mode === 'list'
    ? unpack(call, job, remote)
    : pack(call, job, remote)
}

function applyOption(call: Call, job: TarJob, option: TarOption): void {
  const { machine, name } = call
  const { value } = option
  job.mode ??= MODES.get(option.name)
  const command = COMMANDS.get(option.name)
  if (command !== undefined) runSideCommand(machine, name, value, command)
  switch (option.name) {
    case '--file':
      job.archive = value
      break
    case '--directory':
    case '--one-top-level':
      job.directory = value
      break
    case '--files-from':
      job.members.push(...namesIn(call, value))
      break
    case '--exclude-from':
      readFile(machine, name, value)
      break
    case '--add-file':
      job.members.push(value)
      break
    case '--to-stdout':
      job.toOutput = true
      break
    case '--remove-files':
      job.removes = true
      break
    case '--absolute-names':
      job.absolute = true
      break
    case '--checkpoint-action':
      if (/^exec=/.test(value)) runSideCommand(machine, name, value.slice(5), 'side')
      break
    case '--transform':
    case '--xform': {
      // `s@.*@/etc/x@`: the members are written under another name.
      const target = replacement(plain(value))
      if (target?.startsWith('/')) writeFile(machine, name, target, machine.unknown('output', name))
      break
    }
    case '--index-file':
      writeFile(machine, name, value, '')
      break
  }
}

function replacement(expression: string): string | undefined {
  const delimiter = expression[1]
  return delimiter === undefined ? undefined : expression.split(delimiter)[2]
}

/** Extracts the members, or lists them. */
function unpack(call: Call, job: TarJob, remote: Value | undefined): Value {
  const { machine, name } = call
  const { mode, archive, members, toOutput } = job
  const content =
    archive === undefined
      ? (machine.inputValue ?? '')
      : remote === undefined
        ? readFile(machine, name, archive)
        : machine.unknown('network', remote)
  if (remote !== undefined) {
    machine.emit('fetch', name, remote)
    machine.emit('read', name, remote.slice(remote.indexOf(':') + 1))
  }
  if (mode === 'list') return machine.unknown('output', name)
  if (toOutput) for (const member of members) machine.emit('read', name, member)
  else extract(call, job, content)
  return derived(machine, name, content)
}

const KEEPS_RIGHTS = /^--?[a-zA-Z]*p[a-zA-Z]*$|^-{2,3}(?:same|preserve)-permissions$/

/** Unpacking over the system writes whatever the archive holds. */
function extract(call: Call, job: TarJob, content: Value): void {
  const { machine, name } = call
  const { directory, members, absolute } = job
  const path = machine.absolute(directory || machine.environment.directory || '.')
  machine.emit('unpack', name, path, { data: content })
  bringInto(machine, path, content)
  // Letters of options have a dash in front; the first ones need none.
  const keeps = call.args.some((word, i) =>
    KEEPS_RIGHTS.test(i === 0 ? `-${plain(word)}` : plain(word)),
  )
  if (keeps) noteRightsOfAll(machine, name, path)
  // Members by name are written where they are unpacked.
  for (const member of members) writeFile(machine, name, `${path}/${plain(member)}`, content)
  if (absolute) machine.emit('unpack', name, '/', { data: content })
}

function pack({ machine, name }: Call, job: TarJob, remote: Value | undefined): Value {
  const { archive, directory } = job
  const packed = job.members.map((member) =>
    directory && !plain(member).startsWith('/')
      ? `${directory.replace(/\/$/, '')}/${plain(member)}`
      : member,
  )
  const content = packed.map((path) => readFile(machine, name, path, { tree: true })).join('')
  if (job.removes)
    for (const path of packed) machine.emit('delete-tree', name, machine.absolute(path))
  if (remote !== undefined) sendTo(machine, name, remote, content)
  else if (archive === undefined || archive === '-' || archive === '/dev/stdout')
    return derived(machine, name, content)
  else writeFile(machine, name, archive, content)
  return ''
}
