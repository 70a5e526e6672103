import { plain, type Value } from '../../resolve/value.ts'
import { HOME } from '../../resolve/variables.ts'
import type { Call } from '../call.ts'
import { isDropPlace } from '../side-commands.ts'
import { readFile, writeFile } from '../world.ts'

/** The arguments of a module by their names: `path=/x state=absent`, or JSON. */
type Given = ReadonlyMap<string, string>

/** What a module does, as the command that does the same; several where one is not enough. */
type AsCommands = (given: Given) => string[][]

const install =
  (manager: string): AsCommands =>
  (given) => {
    const names = (given.get('name') ?? given.get('pkg') ?? '').split(',')
    const verb = given.get('state') === 'absent' ? 'remove' : 'install'
    return [[manager, verb, '-y', ...names]]
  }

const SERVICE_STATES: ReadonlyMap<string, string> = new Map([
  ['stopped', 'stop'],
  ['started', 'start'],
  ['reloaded', 'reload'],
])

const service: AsCommands = (given) => {
  const name = given.get('name') ?? ''
  const verb = SERVICE_STATES.get(given.get('state') ?? '')
  const enabled = given.get('enabled')
  const commands = given.has('state') ? [['systemctl', verb ?? 'restart', name]] : []
  if (enabled !== undefined)
    commands.push(['systemctl', /^(?:no|false)$/i.test(enabled) ? 'disable' : 'enable', name])
  if (/^(?:yes|true)$/i.test(given.get('masked') ?? '')) commands.push(['systemctl', 'mask', name])
  return commands
}

const file: AsCommands = (given) => {
  const path = pathOf(given)
  const rights: string[][] = []
  const deep = /^(?:yes|true)$/i.test(given.get('recurse') ?? '') ? ['-R'] : []
  if (given.has('mode')) rights.push(['chmod', ...deep, given.get('mode')!, path])
  if (given.has('owner')) rights.push(['chown', ...deep, given.get('owner')!, path])
  switch (given.get('state')) {
    case 'absent':
      return [['rm', '-rf', path]]
    case 'directory':
      return [['mkdir', '-p', path], ...rights]
    case 'link':
    case 'hard':
      return [['ln', '-sf', given.get('src') ?? '', path], ...rights]
    case 'touch':
      return [['touch', path], ...rights]
    default:
      return rights
  }
}

const MODULES: ReadonlyMap<string, AsCommands> = new Map<string, AsCommands>([
  ['file', file],
  ['apt', install('apt-get')],
  ['package', install('apt-get')],
  ['yum', install('dnf')],
  ['dnf', install('dnf')],
  ['pip', (given) => [['pip', 'install', given.get('name') ?? '']]],
  ['service', service],
  ['systemd', service],
  ['systemd_service', service],
  ['get_url', (given) => [['curl', '-o', pathOf(given), given.get('url') ?? '']]],
  ['uri', (given) => [['curl', given.get('url') ?? '']]],
  ['git', (given) => [['git', 'clone', given.get('repo') ?? '', pathOf(given)]]],
  ['unarchive', (given) => [['tar', '-xf', given.get('src') ?? '', '-C', pathOf(given)]]],
  ['synchronize', synchronize],
  ['fetch', (given) => [['cat', given.get('src') ?? '']]],
  ['slurp', (given) => [['cat', given.get('src') ?? pathOf(given)]]],
  ['find', (given) => [['find', given.get('paths') ?? pathOf(given)]]],
  ['stat', (given) => [['stat', pathOf(given)]]],
])

function synchronize(given: Given): string[][] {
  const deletes = /^(?:yes|true)$/i.test(given.get('delete') ?? '') ? ['--delete'] : []
  return [['rsync', '-a', ...deletes, given.get('src') ?? '', pathOf(given)]]
}

/** Modules whose argument is a command line. */
const COMMANDS = /^(?:command|shell|raw|script|expect)$/
/** Modules that write a text into a file. */
const WRITERS = /^(?:copy|template|lineinfile|blockinfile|replace|ini_file)$/

/** What a module of Ansible is told to do, on this machine or on others. */
export function runAnsibleModule(call: Call, value: Value): void {
  const { machine, name } = call
  const module = moduleOf(call)
  const text = plain(value)
  const frame = machine.frameFor('remote', name)
  followLookups(call, text)
  if (COMMANDS.test(module)) {
    const command = commandIn(text)
    if (isDropPlace(command)) machine.emit('run', name, value, { how: `${name} is made to run` })
    machine.runText(command, { frame })
    return
  }
  const given = readGiven(text)
  const commands = MODULES.get(module)?.(given)
  for (const words of commands ?? [])
    machine.runCommand(words.map(homely), { frame, input: undefined })
  if (module === 'cron' && given.has('job'))
    machine.runCommand(['crontab', '-'], {
      frame,
      input: { kind: 'data', value: `* * * * * ${given.get('job')}\n` },
    })
  // Which lines go, and what they did, is told by a name alone.
  if (module === 'cron' && given.get('state') === 'absent')
    machine.miss('outcome', name, '', 'which jobs no longer run')
  if (WRITERS.test(module)) write(call, given)
  // What nobody described may change what it is pointed at.
  else if (commands === undefined && /^[/~]/.test(pathOf(given)))
    machine.emit('write', name, homely(pathOf(given)), { data: '' })
}

/** The options of these modules stand among the words of the command. */
const OPTION = /(?:^|\s)(?:chdir|creates|removes|executable|stdin)=(?:"[^"]*"|'[^']*'|\S+)/g

/** The command line that a module gets, from where it shall run. */
function commandIn(text: string): string {
  const given = readGiven(text)
  const free = text.replace(OPTION, '').trim()
  const command = /^\{/.test(free)
    ? (given.get('cmd') ?? given.get('_raw_params') ?? '')
    : free.replace(/^cmd=/, '').replace(/^(["'])(.*)\1$/s, '$2')
  const directory = given.get('chdir')
  return directory === undefined ? command : `cd ${directory} && ${command}`
}

/** The module by its last name: `ansible.builtin.file` is `file`. Without one it is a command. */
function moduleOf({ args }: Call): string {
  const words = args.map(plain)
  const at = words.findIndex((word) => /^(?:-m|--module-name)$/.test(word))
  const glued = words.map((word) => /^(?:-m|--module-name=)(.+)$/.exec(word)?.[1]).find(Boolean)
  const module = at < 0 ? (glued ?? 'command') : (words[at + 1] ?? '')
  return module.replace(/^.*\./, '')
}

function write({ machine, name }: Call, given: Given): void {
  const source = given.get('src')
  const content =
    given.get('content') ?? given.get('line') ?? given.get('block') ?? given.get('replace')
  const data = source === undefined ? (content ?? '') : readFile(machine, name, homely(source))
  const path = homely(pathOf(given))
  const into = source !== undefined && path.endsWith('/') ? source.replace(/^.*\//, '') : ''
  writeFile(machine, name, path + into, data, !given.has('content'))
  if (given.has('mode'))
    machine.runCommand(['chmod', given.get('mode')!, path], {
      frame: machine.frameFor('remote', name),
    })
}

/** `{{ lookup("file", "/etc/shadow") }}`: files and commands of the machine that gives the orders. */
function followLookups({ machine, name }: Call, text: string): void {
  for (const [, kind, target] of text.matchAll(
    /\b(?:lookup|query|q)\(\s*\\?["'](?:[\w.]+\.)?(file|pipe|lines|unvault)\\?["']\s*,\s*\\?["']([^"'\\]+)/g,
  ))
    if (kind === 'file' || kind === 'unvault') readFile(machine, name, homely(target!))
    else machine.runText(target!, { frame: machine.frameFor('code', name), input: undefined })
}

function readGiven(text: string): Given {
  const given = new Map<string, string>()
  if (/^\s*\{/.test(text)) {
    for (const [, key, quoted, bare] of text.matchAll(
      /"(\w+)"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|([\w.-]+))/g,
    ))
      given.set(key!, quoted ?? bare ?? '')
    return given
  }
  for (const [, key, double, single, bare] of text.matchAll(
    /(?:^|\s)(\w+)=(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S*))/g,
  ))
    given.set(key!, double ?? single ?? bare ?? '')
  return given
}

function pathOf(given: Given): string {
  return given.get('path') ?? given.get('dest') ?? given.get('name') ?? ''
}

function homely(path: string): string {
  return path.replace(/^~(?=\/|$)/, HOME)
}
