import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { applyEntry } from '../entries/apply-entry.ts'
import { parseArguments } from '../entries/parse-arguments.ts'
import { runHook } from '../hooks.ts'
import { readEntry } from '../knowledge/entry.ts'
import { applySetting } from '../knowledge/settings.ts'
import type { Machine } from '../machine.ts'
import { readFile, sendTo, writeFile } from '../world.ts'

const CURL = readEntry(
  '-* | o,output:write O,remote-name d,data,data-ascii,data-binary,data-urlencode,json:data data-raw:raw F,form:form form-string:raw T,upload-file:upload H,header:header X,request: A,user-agent:header e,referer:header u,user:raw b,cookie:cookie c,cookie-jar:write K,config:config x,proxy: url:url D,dump-header:write m,max-time: w,write-out: L r,range: C,continue-at: E,cert:use key:use cacert: capath: connect-timeout: retry: retry-delay: resolve: interface: trace:write trace-ascii:write stderr:write netrc-file:use Q,quote: t,telnet-option: z,time-cond: y: Y: engine:lib P,ftp-port: mail-from: mail-rcpt: output-dir: limit-rate: proto: ciphers: unix-socket: doh-url: hostpubmd5: etag-save:write etag-compare:read variable:variable libcurl:write hsts: alt-svc: url-query:data next n:',
)

/** `curl`: where it gets from, what it sends, what it writes. */
export function runCurl({ machine, name, args }: Call): Value {
  const parsed = parseArguments(CURL, args)
  const addresses = parsed.operands.map(({ value }) => value)
  const sent: Value[] = []
  const outputs: Value[] = []
  let uploads = false
  let remoteName = false
  for (const { name: option, value = '', meaning } of parsed.options) {
    switch (meaning?.role as string | undefined) {
      case 'url':
        addresses.push(value)
        break
      case 'write':
        if (option === '-o' || option === '--output') outputs.push(value)
        else writeFile(machine, name, value, machine.unknown('network', 'headers'))
        break
      case 'data':
        sent.push(dataOf(value, option))
        break
      case 'raw':
        sent.push(value)
        break
      case 'header':
      case 'variable':
      case 'cookie':
        sent.push(headerOf(value, option))
        break
      case 'form': {
        const file = /^[^=]*=\s*"?[@<]([^;"]+)/s.exec(value)?.[1]
        sent.push(file === undefined ? value : readFile(machine, name, file))
        break
      }
      case 'upload':
        uploads = true
        sent.push(
          value === '-' || value === '.'
            ? (machine.inputValue ?? '')
            : readFile(machine, name, value),
        )
        break
      case 'config':
        readFile(machine, name, value)
        break
      case 'use':
        machine.emit('use', name, machine.absolute(value))
        break
      case 'lib':
        machine.emit('load', name, value)
        break
    }
    if (option === '-O' || option === '--remote-name' || option === '--remote-name-all')
      remoteName = true
    if (uploads) remoteName = false
  }
  return transfer(machine, name, addresses, sent, outputs, remoteName)

  function dataOf(value: Value, option: string): Value {
    const file =
      option === '--data-urlencode'
        ? /^[^=@]*@(.+)$/s.exec(value)?.[1]
        : /^@(.+)$/s.exec(value)?.[1]
    return file === undefined ? value : readFile(machine, name, file)
  }

  function headerOf(value: Value, option: string): Value {
    if (option === '-H' || option === '--header')
      return value.startsWith('@') ? readFile(machine, name, value.slice(1)) : value
    if (/cookie|^-b$/.test(option))
      return /[=;]/.test(value) ? value : readFile(machine, name, value)
    const file = /^[^=@]*@(.+)$/s.exec(value)?.[1]
    return option === '--variable' && file !== undefined ? readFile(machine, name, file) : value
  }
}

/** The part that curl and wget share: addresses, bodies, files. */
function transfer(
  machine: Machine,
  name: string,
  addresses: Value[],
  sent: Value[],
  outputs: Value[],
  remoteName: boolean,
): Value {
  let printed = ''
  for (const [i, address] of addresses.entries()) {
    const text = plain(address)
    const local = /^file:(?:\/\/[^/]*)?(\/.*)$/s.exec(address)?.[1]
    const content =
      local === undefined
        ? machine.unknown('network', machine.symbols.show(address))
        : readFile(machine, name, decodePercent(local))
    if (local === undefined) {
      // What stands in the address is sent as well: a query, a path, a host name.
      const body = sent.join('') + (isKnown(address) ? '' : address)
      if (sent.length > 0 || !isKnown(address))
        sendTo(machine, name, machine.symbols.show(address), body)
      machine.emit(
        'fetch',
        name,
        text,
        /^(?:gopher|dict|telnet):/.test(text) ? { how: 'speaks raw bytes to' } : {},
      )
    }
    const target = outputs[i] ?? (remoteName ? fileNameOf(text) : undefined)
    if (target !== undefined && target !== '-') writeFile(machine, name, target, content)
    else printed += content
  }
  return printed
}

function decodePercent(text: string): string {
  return text.replace(/%([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

function fileNameOf(address: string): string {
  return (
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) || 'index.html'
  )
}

const WGET = readEntry(
  'url* | O,output-document:output o,output-file:write a,append-output:append P,directory-prefix:directory i,input-file:input post-file,body-file:sendfile post-data,body-data:send header:send U,user-agent:send use-askpass:program e,execute:wgetrc config:config load-cookies:read save-cookies:write t: T: Q: w: l: A: R: D: I: X: referer: user: password: http-user: http-password: certificate:use private-key:use ca-certificate: method: limit-rate: tries: timeout: wait: warc-file:write rejected-log:write base: B: quota: level: accept: reject: domains: start-pos: S',
)

/** `wget`: like curl, but it writes files by itself. */
export function runWget({ machine, name, args }: Call): Value {
  const parsed = parseArguments(WGET, args)
  const sent: Value[] = []
  let output: Value | undefined
  let directory = ''
  const addresses = parsed.operands.map(({ value }) => value)
  for (const { value = '', meaning } of parsed.options) {
    switch (meaning?.role as string | undefined) {
      case 'output':
        output = value
        break
      case 'directory':
        directory = `${plain(value).replace(/\/$/, '')}/`
        break
      case 'write':
      case 'append':
        writeFile(machine, name, value, machine.unknown('output', name))
        break
      case 'input':
        // A list of addresses: wget shows the lines that are none.
        readFile(machine, name, value)
        break
      case 'read':
      case 'config':
        readFile(machine, name, value)
        break
      case 'sendfile':
        sent.push(readFile(machine, name, value))
        break
      case 'send':
        sent.push(value)
        break
      case 'program':
        runHook(machine, name, value, 'program')
        break
      case 'wgetrc': {
        const askpass = /^\s*use_?askpass\s*=\s*(.+)$/i.exec(plain(value))?.[1]
        if (askpass) runHook(machine, name, askpass, 'program')
        const written = /^\s*(?:output_?document|logfile)\s*=\s*(.+)$/i.exec(plain(value))?.[1]
        if (written) output = written
        break
      }
      case 'use':
        machine.emit('use', name, machine.absolute(value))
        break
    }
  }
  if (
    args.some((word) => /^-[a-zA-Z]*[rm]|^--(?:recursive|mirror)$/.test(word)) &&
    addresses[0] !== undefined
  ) {
    machine.places.bring(plain(machine.absolute(directory || '.')), plain(addresses[0]))
  }
  const outputs =
    output !== undefined
      ? addresses.map(() => output)
      : addresses.map((address) => directory + fileNameOf(plain(address)))
  return transfer(machine, name, addresses, sent, outputs, false)
}

/** `nc`: connects or listens; with `-e` or `-c` a program is put on the line. */
export function runNetcat({ machine, name, args }: Call): Value {
  const operands: Value[] = []
  let listens = false
  let port: Value | undefined
  for (let i = 0; i < args.length; i++) {
    const word = plain(args[i]!)
    const program =
      /^(?:-\w*[ec]|--(?:exec|sh-exec|lua-exec))$/.test(word) && !/^-(?:[a-zA-Z]*c)$/.test(word)
        ? args[i + 1]
        : undefined
    const shell =
      /^-\w*c$/.test(word) && args[i + 1] !== undefined && !/^-/.test(args[i + 1]!)
        ? args[i + 1]
        : undefined
    const glued = /^--(?:sh-|lua-)?exec=(.+)$/s.exec(word)?.[1] ?? /^-[ec](\/.+)$/.exec(word)?.[1]
    const command = program ?? shell ?? glued
    if (command !== undefined && /[a-z/]/.test(plain(command))) {
      const address = machine.symbols.show(
        operands.concat(args.slice(i + 2).filter((other) => !other.startsWith('-'))).join(':'),
      )
      onTheLine(machine, name, command, address)
      if (glued === undefined) i++
      if (/l/.test(word) && word.startsWith('-') && !word.startsWith('--')) listens = true
    } else if (
      /^(?:-[a-zA-Z]*[psgiIoqwTxXmVOPb]|--(?:source-port|source|wait|idle-timeout|proxy|proxy-type|proxy-auth|output|hex-dump|delay|max-conns|allow|deny|ssl-cert|ssl-key))$/.test(
        word,
      ) &&
      !/^-[a-zA-Z]*[lkuvnz]$/.test(word)
    ) {
      if (/[lL]/.test(word)) listens = true
      const value = args[++i]
      if (/p$/.test(word)) port = value
      if (/^(?:-o|--output|-x|--hex-dump)$/.test(word) && name === 'ncat' && value)
        writeFile(machine, name, value, machine.unknown('network', name))
    } else if (word.startsWith('-')) {
      if (/^-[a-zA-Z]*[lL]|^--listen/.test(word)) listens = true
    } else operands.push(args[i]!)
  }
  // toybox: a command at the end is put on the line.
  const last = listens ? operands.findIndex((word) => SHELL_NAME.test(plain(word))) : -1
  if (last >= 0) onTheLine(machine, name, operands.splice(last).join(' '), `:${plain(port ?? '')}`)
  if (args.some((word) => /^-[a-zA-Z]*z/.test(word))) {
    machine.emit('look-around', name, operands.join(' '))
    return ''
  }
  // toybox: what follows the port is a command on the line.
  if (
    listens &&
    operands.length > 0 &&
    !/^[\d.:[\]*a-z-]*\d+$|^localhost$/.test(plain(operands[0]!))
  ) {
    onTheLine(machine, name, operands.map(plain).join(' '), `:${plain(port ?? '')}`)
  }
  const address = listens
    ? `:${plain(port ?? operands.at(-1) ?? '')}`
    : operands.map(plain).join(':')
  const channel = { kind: 'socket', address } as const
  const input = machine.inputValue
  if (listens) machine.emit('listen', name, address)
  if (input !== undefined && input !== '') sendTo(machine, name, address || name, input)
  else if (!listens) machine.emit('fetch', name, address, { how: 'opens a network connection' })
  // What comes in may go to a shell at the other end of a pipe or a named pipe.
  for (const path of namedPipes(machine))
    if (machine.output?.kind === 'file' && machine.output.path === path)
      machine.files.set(path, machine.unknown('network', address))
  return machine.valueOf(channel)
}

const SHELL_NAME =
  /^(?:(?:\/usr)?\/bin\/)?(?:(?:ba|da|z|k|a|fi|c|tc|mk)?sh|toybox|busybox|login|python3?|perl)$/

function namedPipes(machine: Machine): Value[] {
  return [...machine.files.keys()]
}

const SHELLS = 'sh bash dash ash zsh ksh mksh fish csh tcsh busybox yash exec'.split(' ')

/** A program whose input and output are a connection. */
function onTheLine(machine: Machine, name: string, command: Value, address: string): void {
  const socket = { kind: 'socket', address } as const
  const frame = machine.frameFor('hook', name)
  // A shell is reported as what it is; the others show or count.
  frame.usual = [
    ...SHELLS,
    'cat',
    'echo',
    'date',
    'wc',
    'head',
    'tail',
    'tee',
    'true',
    'uptime',
    'df',
    'free',
  ]
  machine.runText(command, { frame, input: socket, output: socket })
}

/** Options of socat's addresses that are not part of the command. */
const SOCAT_OPTIONS =
  /,(?:pty|stderr|setsid|sigint|sane|ctty|rawer|raw|echo=\d|login|nofork|su=\w+|pipes|fdin=\d+|fdout=\d+)\b/g

/** `socat ADDRESS ADDRESS`: a program on one side and the network on the other is a shell for others. */
export function runSocat({ machine, name, args }: Call): Value {
  const addresses = args.filter((word) => !word.startsWith('-') || word === '-').map(plain)
  const networks = addresses.filter((address) =>
    /^(?:tcp|udp|openssl|ssl|sctp|socks|proxy|vsock|ip|udplite|dccp)\w*(?:-\w+)*:/i.test(address),
  )
  const programs = addresses.filter((address) => /^(?:exec|system|shell):/i.test(address))
  let output = ''
  for (const address of addresses) {
    const [, kind = '', rest = ''] = /^([\w-]+):?(.*)$/s.exec(address) ?? []
    const path = rest.split(',')[0]!.replace(/^["']|["']$/g, '')
    if (/^(?:open|file|gopen|pipe|create)$/i.test(kind) || /^[/~.]/.test(address)) {
      const file = /^[/~.]/.test(address) ? address.split(',')[0]! : path
      if (!/^\/dev\/|^`/.test(file)) {
        if (
          /(?:^|,)(?:creat|create|wronly|trunc|append|rdwr)/i.test(rest) ||
          /^create$/i.test(kind)
        )
          writeFile(
            machine,
            name,
            file,
            networks[0] ? machine.unknown('network', networks[0]) : (machine.inputValue ?? ''),
          )
        else output += readFile(machine, name, file)
      }
    } else if (/^(?:exec|system|shell)$/i.test(kind)) {
      if (networks.length > 0)
        onTheLine(
          machine,
          name,
          rest.replace(SOCAT_OPTIONS, '').replace(/^["']|["']$/g, ''),
          networks[0]!,
        )
      else
        machine.runText(
          rest
            .replace(
              /(?:^|,)(?:pty|stderr|setsid|sigint|sane|ctty|rawer|echo=\d|login)(?=,|$)/g,
              '',
            )
            .replace(/^["']|["']$/g, ''),
          { frame: machine.frameFor('hook', name) },
        )
    }
  }
  for (const address of networks) {
    if (/listen|recv/i.test(address)) machine.emit('listen', name, address)
    const sent =
      output +
      (addresses.some((other) => /^(?:-|stdio|stdin)$/i.test(other))
        ? (machine.inputValue ?? '')
        : '')
    if (sent !== '') sendTo(machine, name, address, sent)
    else if (programs.length === 0 && !/listen|recv/i.test(address))
      machine.emit('fetch', name, address)
  }
  return networks.length > 0 ? machine.unknown('network', networks[0]!) : output
}

const SSH = readEntry(
  'host remote-argv | o:setting.ssh i:use F:config E:append J: L: R: D: p: l: b: c: e: m: O: Q: S: W: w: B: I:lib P: y',
)

/** `ssh HOST COMMAND`: the command runs there, and the input goes with it. */
export function runSsh(call: Call): Value {
  const { machine, name } = call
  const parsed = parseArguments(SSH, call.args)
  for (const { name: option, value = '', meaning } of parsed.options) {
    const role = meaning?.role
    if (role === 'setting.ssh') applySetting(machine, 'ssh', name, value)
    else if (role === 'use') machine.emit('use', name, machine.absolute(value))
    else if (role === 'config') applyConfig(value)
    else if (role === 'lib') machine.emit('load', name, value)
    else if (role === 'append') writeFile(machine, name, value, '')
    else if (option === '-R' && value) machine.emit('listen', name, value)
  }
  const host = parsed.operands[0]?.value ?? ''
  const input = machine.inputValue
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
        if (test !== undefined) runHook(machine, name, test, 'hook')
        applySetting(machine, 'ssh', name, line)
      }
  }
}

const REMOTE = /^(?:[\w.-]+@)?(?:[\w.-]+|\[[\da-fA-F:.]+\]):(?!\/\/)/
const REMOTE_URL = /^(?:rsync|scp|sftp|ssh):\/\//

function isRemote(path: string): boolean {
  return (
    (REMOTE.test(path) && !path.startsWith('/') && !path.startsWith('.')) || REMOTE_URL.test(path)
  )
}

const SCP = readEntry('-* | o:setting.ssh i:use F:config S:hook J: l: P: c: D:hook X:')
const RSYNC = readEntry(
  '-* | e,rsh:rsh rsync-path:remote exclude: exclude-from:read include: include-from:read files-from:read filter: f: log-file:write password-file:use config:config port: bwlimit: partial-dir: backup-dir: suffix: temp-dir: T: compare-dest: copy-dest: link-dest: chown: chmod: out-format: timeout: contimeout: M: B: block-size: max-size: min-size: address: sockopts: iconv: early-input:read info: debug: stop-at: write-batch:write read-batch:read',
)

/** `scp` and `rsync`: files go from here to there, or from there to here. */
export function runRemoteCopy(call: Call): Value {
  const { machine, name, args } = call
  const entry = name === 'rsync' ? RSYNC : SCP
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
  for (const source of operands.slice(0, -1)) {
    const remoteSource = isRemote(plain(source))
    if (isRemote(plain(target)) || !isKnown(target)) {
      if (!remoteSource)
        sendTo(
          machine,
          name,
          machine.symbols.show(target),
          readFile(machine, name, source, { tree: true }),
        )
      // The other machine's critical files are critical as well.
      const path = plain(target).replace(REMOTE, '')
      if (!remoteSource && /^[~/.]/.test(path))
        machine.emit('write', name, withName(path, plain(source)), {
          data: machine.fileContent(source),
        })
    } else if (remoteSource) {
      machine.emit('fetch', name, machine.symbols.show(source))
      const path = plain(source).replace(REMOTE, '')
      // A secret of another machine is read as well.
      if (path !== '') machine.emit('read', name, path)
      writeFile(
        machine,
        name,
        withName(plain(target), path),
        machine.unknown('network', machine.symbols.show(source)),
      )
    } else {
      const content = readFile(machine, name, source, { tree: true })
      writeFile(machine, name, withName(plain(target), plain(source)), content)
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

function withName(target: string, source: string): string {
  const name = source.replace(/\/$/, '').split('/').at(-1)
  return target.endsWith('/') || target === '.' ? `${target.replace(/\/$/, '')}/${name}` : target
}
