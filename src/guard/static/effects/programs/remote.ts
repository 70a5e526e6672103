import { activateGlobs, isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { applyEntry } from '../entries/apply-entry.ts'
import { isOwnPort } from '../entries/login-here.ts'
import { type ParsedArguments, parseArguments } from '../entries/parse-arguments.ts'
import { readLater } from '../knowledge/entry.ts'
import type { Machine } from '../machine.ts'
import { applySetting } from '../settings.ts'
import { runSideCommand } from '../side-commands.ts'
import { isThisMachine, portOf } from '../this-machine.ts'
import { readFile, sendTo, writeFile } from '../world.ts'
import { noteKeptRights } from './copied-rights.ts'

const ssh = readLater(
  'host remote-argv | o:setting.ssh i:use F:config E:append J: L: R: D: p: l: b: c: e: m: O: Q: S: W: w: B: I:lib P: y',
)
const autossh = readLater(
  'host remote-argv | o:setting.ssh i:use F:config E:append J: L: R: D: p: l: b: c: e: m: M: O: Q: S: W: w: B: I:lib P: y',
)

/** `ssh HOST COMMAND`: the command runs there, and the input goes with it. */
export function runSsh(call: Call): Value {
  const { machine, name } = call
  const parsed = parseArguments(name === 'autossh' ? autossh() : ssh(), call.args)
  for (const { name: option, value = '', meaning } of parsed.options) {
    const type = meaning?.type
    if (type === 'setting.ssh') {
      applySetting(machine, 'ssh', name, value)
      const back = /^\s*RemoteForward[\s=]+(.+)$/i.exec(value)?.[1]
      if (back !== undefined) openWayBack(call, back)
      if (/^\s*GatewayPorts[\s=]+(?!no\b)/i.test(value))
        machine.miss('outcome', name, '', 'who comes in by the tunnel')
      const host = /^\s*(?:ProxyJump|HostName)[\s=]+(.+)$/i.exec(value)?.[1]
      if (host !== undefined) machine.emit('connect', name, host)
    } else if (type === 'use') machine.emit('use', name, machine.absolute(value))
    else if (type === 'config') applyConfig(value)
    else if (type === 'lib') machine.emit('load', name, value)
    else if (type === 'append') writeFile(machine, name, value, '')
    else if (option === '-R' && value) openWayBack(call, value)
    else if (option === '-g' || (/^-[DL]$/.test(option) && FOR_OTHERS.test(value)))
      machine.miss('outcome', name, '', 'who comes in by the tunnel')
    else if (/^-[JW]$/.test(option))
      for (const hop of value.split(',')) machine.emit('connect', name, hop)
  }
  const host = parsed.operands[0]?.value ?? ''
  machine.emit('connect', name, host)
  const input = machine.inputValue
  if (isLoginHere(machine, host, parsed.options)) {
    // A login to this machine itself: the shell or the command runs here.
    const frame = machine.frameFor('wrapper', name)
    return parsed.command === undefined
      ? machine.runCommand(['sh'], { frame })
      : machine.runText(parsed.command.map(plain).join(' '), { frame })
  }
  if (parsed.command === undefined) {
    machine.emit('fetch', name, host, { how: 'opens a session on' })
    // `ssh host < script` and here-documents: a shell there reads it.
    if (input !== undefined && input !== '') {
      sendTo(machine, name, host, input)
      if (isKnown(input))
        machine.runText(input, { frame: machine.frameFor('remote', name), input: undefined })
    }
    return machine.unknown('network', machine.symbols.show(host))
  }
  if (input !== undefined && input !== '') sendTo(machine, name, machine.symbols.show(host), input)
  const { directory } = machine.environment
  const environment = machine.environment.fork()
  if (directory !== undefined) environment.directory = ''
  machine.runText(parsed.command.map(plain).join(' '), {
    frame: machine.frameFor('remote', name),
    environment,
    input: { kind: 'data', value: input ?? '' },
  })
  return machine.unknown('network', machine.symbols.show(host))

  function applyConfig(path: Value): void {
    const content = machine.files.get(machine.absolute(path))
    if (content === undefined) machine.emit('read', name, machine.absolute(path))
    else
      for (const line of content.split('\n')) {
        const test = /^\s*Match\s.*\bexec\s+"?([^"]+)"?/i.exec(line)?.[1]
        if (test !== undefined) runSideCommand(machine, name, test, 'side')
        applySetting(machine, 'ssh', name, line)
      }
  }
}

/** This machine itself: behind another port there is a container or a machine of its own. */
function isLoginHere(machine: Machine, host: Value, options: ParsedArguments['options']): boolean {
  const settings = options.flatMap(
    ({ meaning, value = '' }) =>
      (meaning?.type === 'setting.ssh' && SETTING.exec(value)?.slice(1)) || [],
  )
  const given = (key: string) =>
    settings.find((_, i) => i % 2 === 1 && settings[i - 1]!.toLowerCase() === key)
  // The name is one of this machine's, too, and means what the option says.
  const address = given('hostname') ?? host
  const port = options.find(({ name }) => name === '-p')?.value ?? given('port')
  return (
    isThisMachine(machine, address) &&
    isOwnPort(port === undefined ? portOf(host) : plain(port)) &&
    !options.some(
      ({ name, value = '' }) =>
        /^-[FNWQ]$/.test(name) ||
        (name === '-J' && !isThisMachine(machine, value)) ||
        /^\s*proxy\w+\b/i.test(plain(value)),
    )
  )
}

const SETTING = /^\s*(\w+)[\s=]+(.*?)\s*$/s

/** A port that is opened not for this machine alone: `0.0.0.0:8080:…`, `*:8080`. */
const FOR_OTHERS = /^(?:\*|0(?:\.0){0,3}|\[?::\]?|):\d/

/** `ssh -R`: whoever is at the other machine comes in. */
function openWayBack({ machine, name }: Call, ports: Value): void {
  machine.emit('listen', name, ports)
  machine.miss('outcome', name, '', 'who comes in by the tunnel')
}

const REMOTE = /^(?:[\w.-]+@)?(?:[\w.-]+|\[[\da-fA-F:.]+\]):(?!\/\/)/
const REMOTE_URL = /^(?:rsync|scp|sftp|ssh):\/\//

function isRemote(path: string): boolean {
  return (
    (REMOTE.test(path) && !path.startsWith('/') && !path.startsWith('.')) || REMOTE_URL.test(path)
  )
}

const scp = readLater('-* | o:setting.ssh i:use F:config S:side J: l: P: c: D:side X:')
const rsync = readLater(
  '-* | e,rsh:rsh rsync-path:remote exclude: exclude-from:read include: include-from:read files-from:list filter: f: log-file:write password-file:use config:config port: bwlimit: partial partial-dir: backup backup-dir: suffix: temp-dir: T: compare-dest: copy-dest: link-dest: chown: chmod: out-format: timeout: contimeout: M: B: block-size: max-size: min-size: address: sockopts: iconv: early-input:read info: debug: stop-at: write-batch:write read-batch:read',
)

/** `rsync --server -re.iLsfxC`: to a server `-e` tells what its client can do, and names no program. */
function withoutAbilities(args: Value[]): Value[] {
  if (args[0] !== '--server') return args
  return args
    .map((word) => word.replace(/^(-[a-zA-Z]*)e\.\w*$/, '$1'))
    .filter((word) => word !== '-')
}

/** `scp` and `rsync`: files go from here to there, or from there to here. */
export function runRemoteCopy(call: Call): Value {
  const { machine, name } = call
  const args = name === 'rsync' ? withoutAbilities(call.args) : call.args
  const entry = name === 'rsync' ? rsync() : scp()
  const parsed = parseArguments(entry, args)
  // The options do what the table says; the operands need to know who is remote.
  applyEntry(
    {
      ...call,
      args: optionsOnly(
        args,
        parsed.operands.map(({ value }) => value),
      ),
    },
    entry,
  )
  const operands = parsed.operands.map(({ value }) => value)
  const target = operands.at(-1)
  noteKeptRights(machine, name, args, operands.slice(0, -1), target)
  if (name === 'rsync' && args.some((word) => /^-[a-zA-Z]*n|^--dry-run$|^--list-only$/.test(word)))
    return machine.unknown('output', name)
  if (
    name === 'rsync' &&
    target !== undefined &&
    args.some((word) => /^--del(?:ete\S*)?$/.test(word)) &&
    !isRemote(plain(target))
  ) {
    machine.emit('delete-tree', name, machine.absolute(plain(target).replace(/(.)\/$/, '$1')))
  }
  if (target === undefined || operands.length < 2) {
    for (const path of operands) if (!isRemote(plain(path))) readFile(machine, name, path)
    return machine.unknown('output', name)
  }
  const moves = args.includes('--remove-source-files')
  for (const source of operands.slice(0, -1)) {
    const remoteSource = isRemote(plain(source))
    if (moves && !remoteSource)
      machine.emit('replace', name, machine.absolute(source), { to: target, deep: true })
    if (isRemote(plain(target)) || !isKnown(target)) {
      if (!remoteSource)
        sendTo(
          machine,
          name,
          machine.symbols.show(target),
          readFile(machine, name, source, { tree: true }),
        )
      // The other machine's critical files are critical as well.
      const path = target.replace(REMOTE, '')
      if (!remoteSource && /^[~/.]/.test(path))
        machine.emit('write', name, placeOf(name, activateGlobs(path), source), {
          data: machine.fileContent(source),
        })
    } else if (remoteSource) {
      machine.emit('fetch', name, machine.symbols.show(source))
      const path = activateGlobs(source.replace(REMOTE, ''))
      // A secret of another machine is read as well.
      if (path !== '') machine.emit('read', name, path)
      writeFile(
        machine,
        name,
        placeOf(name, target, path),
        machine.unknown('network', machine.symbols.show(source)),
      )
    } else {
      const content = readFile(machine, name, source, { tree: true })
      // What lies in there goes over what lies here.
      if (/\/\.?$/.test(plain(source))) machine.emit('replace', name, machine.absolute(target))
      writeFile(machine, name, placeOf(name, target, source), content)
    }
  }
  return machine.unknown('output', name)
}

function optionsOnly(args: readonly Value[], operands: readonly Value[]): Value[] {
  const left = [...operands]
  return args.filter((word) => {
    const at = left.indexOf(word)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

/** `rsync a/ b` puts what is in `a` into `b`; without the slash, and with scp, `a` itself. */
function placeOf(program: string, target: Value, source: Value): Value {
  return program === 'rsync' && /\/\.?$/.test(plain(source))
    ? `${target.replace(/\/$/, '')}/*`
    : withName(target, source)
}

function withName(target: Value, source: Value): Value {
  const name = source.replace(/\/$/, '').split('/').at(-1)
  return target.endsWith('/') || target === '.' ? `${target.replace(/\/$/, '')}/${name}` : target
}
