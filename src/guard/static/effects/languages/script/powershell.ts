import { connectTo, contentOf, flowInto, home, itself, sameAs } from './follows.ts'
import type { Follow, Invocation, Language } from './language.ts'
import { parsePowershell } from './parse-powershell.ts'
import { NAME, type Syntax } from './syntax.ts'
import { EMPTY, flatten, knownText, numberOf, type Thing, textOf } from './thing.ts'

const syntax: Syntax = {
  comment: /#[^\n]*/y,
  quotes: [],
  name: NAME,
  lines: 'end',
  blocks: 'braces',
}

/** The arguments of a command without its name and its named values. */
function operands({ args, named }: Invocation): Thing[] {
  const values = new Set(named.values())
  return args
    .slice(1)
    .filter((item) => !values.has(item) && !/^-[A-Za-z]/.test(knownText(item) ?? ''))
}

function pick(invocation: Invocation, ...names: string[]): Thing | undefined {
  for (const name of names) {
    for (const [key, value] of invocation.named)
      if (key === name || (name.startsWith(key) && key.length >= 2)) return value
  }
  return undefined
}

const readContent: Follow = (invocation) => {
  const { session } = invocation
  const path =
    pick(invocation, 'path', 'literalpath') ??
    operands(invocation)[0] ??
    invocation.named.get('pipe')
  return path
    ? {
        text: flatten([path])
          .map((item) => session.read(session.text(item)))
          .join(''),
      }
    : EMPTY
}

function writeContent(append: boolean): Follow {
  return (invocation) => {
    const { session } = invocation
    const [first, second] = operands(invocation)
    const path = pick(invocation, 'path', 'filepath', 'literalpath') ?? first
    const data = pick(invocation, 'value', 'inputobject') ?? second ?? invocation.named.get('pipe')
    if (path)
      session.write(
        session.text(path),
        session.text(data),
        append || invocation.named.has('append'),
      )
    return EMPTY
  }
}

const webRequest: Follow = (invocation) => {
  const { session } = invocation
  const address = session.text(pick(invocation, 'uri') ?? operands(invocation)[0])
  const body = pick(invocation, 'body', 'form') ?? invocation.named.get('pipe')
  const file = pick(invocation, 'infile')
  if (body) session.send(address, session.text(body))
  if (file) session.send(address, session.read(session.text(file)))
  const content = session.fetch(address)
  const output = pick(invocation, 'outfile')
  if (output) session.write(session.text(output), content)
  return { text: content }
}

const evaluateText: Follow = (invocation) => {
  const code =
    pick(invocation, 'command') ?? operands(invocation)[0] ?? invocation.named.get('pipe')
  return code ? invocation.session.evaluateCode(invocation.session.text(code)) : EMPTY
}

/** `% { … }`: the block is called with everything that comes through the bar. */
const forEach: Follow = (invocation) => {
  const { session, named } = invocation
  const input = named.get('pipe')
  const results: Thing[] = []
  const block = [...operands(invocation), ...named.values()].find((item) => item.closure)
  const items = input?.items ?? (input ? [input] : [session.unknown('$_')])
  if (!block?.closure) return input
  for (const item of items.slice(0, 512)) {
    if (!session.patient) break
    session.scope.set('$_', item)
    results.push(session.callClosure(block.closure, [item]))
  }
  return { items: results, text: results.map((item) => textOf(item) ?? '').join('') }
}

const startProcess: Follow = (invocation) => {
  const { session } = invocation
  const program = pick(invocation, 'filepath') ?? operands(invocation)[0]
  const rest = pick(invocation, 'argumentlist', 'args') ?? operands(invocation)[1]
  const words = [
    session.text(program),
    ...(rest
      ? session.words([rest]).flatMap((word) => (rest.items ? [word] : word.split(/\s+/)))
      : []),
  ]
  return { kind: 'process', text: session.runWords(words) }
}

const removeItem: Follow = (invocation) => {
  const { session } = invocation
  const paths = [
    pick(invocation, 'path', 'literalpath') ??
      operands(invocation)[0] ??
      invocation.named.get('pipe'),
  ]
  const recursive = pick(invocation, 'recurse') !== undefined
  for (const path of flatten(paths.filter((item) => item !== undefined)))
    session.machine.emit(
      recursive ? 'delete-tree' : 'delete',
      session.by,
      session.machine.absolute(session.text(path)),
    )
  return EMPTY
}

/** `& $x`, `& { … }`, `. ./script.ps1`. */
const invoke: Follow = ({ session, args, named }) => {
  const [target, ...rest] = args
  if (!target) return EMPTY
  if (target.closure) return session.callClosure(target.closure, rest)
  return { text: session.runWords(session.words([target, ...rest]), pipeOf(session, named)) }
}

function pipeOf(session: Invocation['session'], named: ReadonlyMap<string, Thing>) {
  const input = named.get('pipe')
  return input ? ({ kind: 'data', value: session.text(input) } as const) : undefined
}

const newObject: Follow = (invocation) => {
  const { session } = invocation
  const [type, ...rest] = operands(invocation)
  const name = (knownText(pick(invocation, 'typename') ?? type) ?? '').toLowerCase()
  const values = pick(invocation, 'argumentlist') ?? (rest.length > 0 ? { items: rest } : undefined)
  return session.call({ name }, values ? flatten([values]) : [])
}

const passOn: Follow = ({ named, args }) => named.get('pipe') ?? args[1] ?? EMPTY

const listFiles: Follow = (invocation) => {
  const { session } = invocation
  const path = session.text(pick(invocation, 'path') ?? operands(invocation)[0])
  const item: Thing = {
    text: path,
    entries: new Map([
      ['fullname', { text: path }],
      ['name', session.unknown('a name')],
    ]),
  }
  return { items: [item] }
}

const print: Follow = (invocation) => {
  const { session } = invocation
  session.print(
    `${[...operands(invocation), ...(invocation.named.has('pipe') ? [invocation.named.get('pipe')!] : [])].map((item) => session.text(item)).join(' ')}\n`,
  )
  return EMPTY
}

const scriptBlocks: Follow = (invocation) => {
  for (const thing of [...invocation.args, ...invocation.named.values()])
    if (thing.closure) invocation.session.callClosure(thing.closure, [])
  return EMPTY
}

const ALIASES: Readonly<Record<string, string>> = {
  gc: 'get-content',
  cat: 'get-content',
  type: 'get-content',
  sc: 'set-content',
  ac: 'add-content',
  iex: 'invoke-expression',
  iwr: 'invoke-webrequest',
  irm: 'invoke-restmethod',
  wget: 'invoke-webrequest',
  '%': 'foreach-object',
  foreach: 'foreach-object',
  '?': 'where-object',
  where: 'where-object',
  saps: 'start-process',
  start: 'start-process',
  ri: 'remove-item',
  rm: 'remove-item',
  del: 'remove-item',
  rmdir: 'remove-item',
  gci: 'get-childitem',
  ls: 'get-childitem',
  dir: 'get-childitem',
  echo: 'write-output',
  write: 'write-output',
  ipmo: 'import-module',
  icm: 'invoke-command',
  sajb: 'start-job',
}

/** What stands on the pipe is printed at the end of a statement; so is the last value. */
export const powershell: Language = {
  name: 'powershell',
  syntax,
  parse: (code) => parsePowershell(decodeCommand(code)),
  names: {
    $env: 'environment',
    $args: 'arguments',
    $input: 'stdin',
    $null: 'nothing',
    $true: 'true',
    $false: 'nothing',
    $home: 'home',
    $profile: '=~/.config/powershell/profile.ps1',
    $pshome: '=/opt/microsoft/powershell/7',
  },
  spellings: [
    [
      /^(?:system\.)?(?=net\.|io\.|text\.|convert|diagnostics\.|reflection\.|environment|web\.|security\.|management\.)/,
      '',
    ],
    [/^microsoft\.powershell\.\w+\//, ''],
    [/^([a-z?%]{1,8})$/, '$1'],
  ],
  begin(session) {
    session.scope.set('$_', session.unknown('$_'))
    // The profiles are read by every later shell.
    const profile = '/opt/microsoft/powershell/7/profile.ps1'
    session.scope.set('$profile', {
      text: '/home/user/.config/powershell/profile.ps1',
      entries: new Map([
        ['allusersallhosts', { text: profile }],
        ['allusers', { text: profile }],
      ]),
    })
  },
  end: (session, printed) => printed || (textOf(session.value) ?? ''),
  special(session, node) {
    if (node.type !== 'call' || node.callee.type !== 'name') return undefined
    const { name } = node.callee
    if (name === '#unknown') return session.unknown('a condition')
    return undefined
  },
  calls: {
    ...Object.fromEntries(
      Object.entries(ALIASES).map(([alias, name]) => [
        alias,
        (invocation: Invocation) => session(invocation, name),
      ]),
    ),
    '#invoke': invoke,
    'get-content': readContent,
    'set-content': writeContent(false),
    'add-content': writeContent(true),
    'out-file': writeContent(false),
    'tee-object': writeContent(false),
    'export-csv': writeContent(false),
    'invoke-webrequest': webRequest,
    'invoke-restmethod': webRequest,
    'start-bitstransfer': (invocation) => {
      const { session: run } = invocation
      const content = run.fetch(run.text(pick(invocation, 'source') ?? operands(invocation)[0]))
      const target = pick(invocation, 'destination') ?? operands(invocation)[1]
      if (target) run.write(run.text(target), content)
      return EMPTY
    },
    'invoke-expression': evaluateText,
    'invoke-command': scriptBlocks,
    'start-job': scriptBlocks,
    'start-threadjob': scriptBlocks,
    'foreach-object': forEach,
    'where-object': passOn,
    'select-object': passOn,
    'sort-object': passOn,
    'out-string': passOn,
    'convertfrom-json': passOn,
    'convertto-json': passOn,
    'out-null': '- > none',
    'start-process': startProcess,
    'start-sleep': '- > none',
    'remove-item': removeItem,
    'copy-item': (invocation) => ({
      text: invocation.session.runWords([
        'cp',
        ...invocation.session.words([
          pick(invocation, 'path') ?? operands(invocation)[0] ?? EMPTY,
          pick(invocation, 'destination') ?? operands(invocation)[1] ?? EMPTY,
        ]),
      ]),
    }),
    'move-item': (invocation) => ({
      text: invocation.session.runWords([
        'mv',
        ...invocation.session.words([
          pick(invocation, 'path') ?? operands(invocation)[0] ?? EMPTY,
          pick(invocation, 'destination') ?? operands(invocation)[1] ?? EMPTY,
        ]),
      ]),
    }),
    'get-childitem': listFiles,
    'get-item': listFiles,
    'new-object': newObject,
    'add-type': '- > none',
    'import-module': ({ session: run, args }) => {
      const path = run.text(args[1])
      if (/\.(?:dll|so)$/.test(path)) run.machine.emit('load', run.by, path)
      return EMPTY
    },
    'write-output': print,
    'write-host': print,
    'write-information': print,
    'read-host': ({ session: run }) => ({ text: run.input }),
    'get-date': '- > none',
    'join-path': (invocation) => ({
      text: operands(invocation)
        .map((item) => invocation.session.text(item))
        .join('/'),
    }),
    'convertto-securestring': '- > none',
    // .NET
    'io.file.readalltext': 'read > content',
    'io.file.readallbytes': 'read > content',
    'io.file.readalllines': 'read > content',
    'io.file.writealltext': 'write data > none',
    'io.file.writeallbytes': 'write data > none',
    'io.file.writealllines': 'write data > none',
    'io.file.appendalltext': 'append data > none',
    'io.file.delete': 'delete > none',
    'io.file.copy': sameAs('cp', 0, 1),
    'io.directory.delete': 'delete-tree > none',
    'io.streamreader': ({ session: run, args }) =>
      args[0]?.kind ||
      (args[0]?.text !== undefined && run.machine.symbols.in(args[0].text).length > 0)
        ? args[0]
        : { text: run.read(run.text(args[0])) },
    'io.streamwriter': ({ session: run, args }) =>
      args[0]?.kind ? args[0] : run.openToWrite(run.text(args[0]), false),
    'net.webclient': '- > =net.webclient()',
    'net.webclient().downloadstring': 'url > network',
    'net.webclient().downloaddata': 'url > network',
    'net.webclient().downloadfile': 'url write > none',
    'net.webclient().openread': 'url > network',
    'net.webclient().uploadstring': 'url data > network',
    'net.webclient().uploaddata': 'url data > network',
    'net.webclient().uploadfile': ({ session: run, args }) => {
      run.send(run.text(args[0]), run.read(run.text(args.at(-1))))
      return EMPTY
    },
    'net.http.httpclient': '- > =net.http.httpclient()',
    'net.http.httpclient().getstringasync': 'url > network',
    'net.http.httpclient().postasync': 'url data > network',
    'net.sockets.tcpclient': 'address address > @socket',
    'net.sockets.tcpclient().connect': 'address address > @socket',
    'net.sockets.udpclient': 'address address > @socket',
    'net.sockets.tcplistener': 'listen listen > @socket',
    'net.httplistener': ({ session: run }) => {
      run.listen('a port')
      return { kind: 'socket', text: run.machine.unknown('network', 'a request') }
    },
    '@socket.connect': connectTo('connect'),
    '@socket.getstream': itself,
    '@socket.accepttcpclient': itself,
    '@socket.getcontext': itself,
    '@socket.read': contentOf,
    '@socket.readline': contentOf,
    '@socket.readtoend': contentOf,
    '@socket.write': flowInto,
    '@socket.writeline': flowInto,
    'diagnostics.process.start': 'words* > @process',
    'reflection.assembly.load': ({ session: run, args }) => loadAssembly(run, args[0]),
    'reflection.assembly.loadfile': ({ session: run, args }) => loadAssembly(run, args[0]),
    'reflection.assembly.loadfrom': ({ session: run, args }) => loadAssembly(run, args[0]),
    'scriptblock.create': ({ session: run, args }) =>
      args[0] ? run.evaluateCode(run.text(args[0])) : EMPTY,
    'convert.frombase64string': ({ session: run, args }) => run.call({ name: 'b64decode' }, args),
    'environment.getenvironmentvariable': ({ session: run, args }) => ({
      text: run.variable(knownText(args[0]) ?? ''),
    }),
    'environment.getfolderpath': home,
    '*.getstring': ({ session: run, args }) =>
      /unicode/.test(args[0]?.name ?? '')
        ? run.call({ name: 'decode' }, [args[1] ?? EMPTY, { text: 'utf-16' }])
        : args[1],
    '*.getbytes': ({ args }) => args[1],
    '*.tochararray': ({ args }) => args[0],
    '*.invoke': ({ session: run, args }) =>
      args[0]?.closure ? run.callClosure(args[0].closure, args.slice(1)) : args[0],
    '*.psformat': ({ session: run, args }) => ({
      text: run
        .text(args[0])
        .replace(/\{(\d+)[^}]*\}/g, (_whole, digit: string) => run.text(args[Number(digit) + 1])),
    }),
    'cast:char': ({ session: run, args }) =>
      numberOf(args[0]) === undefined ? args[0] : run.call({ name: 'chr' }, args),
    'cast:char[]': ({ session: run, args }) => ({
      items: (
        args[0]?.items ?? [...(knownText(args[0]) ?? '')].map((letter) => ({ text: letter }))
      ).map((item) =>
        numberOf(item) === undefined || (item as Thing).number === undefined
          ? item
          : run.call({ name: 'chr' }, [item]),
      ),
    }),
    'cast:string': itself,
    'cast:scriptblock': itself,
    'cast:void': itself,
    'cast:int': ({ session: run, args }) => run.call({ name: 'int' }, args),
    'cast:io.streamreader': itself,
    'cast:io.streamwriter': itself,
    'string.join': ({ session: run, args }) => ({
      text: flatten(args.slice(1))
        .map((item) => run.text(item))
        .join(run.text(args[0])),
    }),
  },
}

function session(invocation: Invocation, name: string): Thing {
  const entry = powershell.calls[name]
  return typeof entry === 'function' ? (entry({ ...invocation, name }) ?? EMPTY) : EMPTY
}

function loadAssembly(run: Invocation['session'], code: Thing | undefined): Thing {
  const text = run.text(code)
  if (run.machine.symbols.in(text).length > 0) run.machine.emit('execute', run.by, text)
  else if (/[/\\]/.test(text)) run.machine.emit('load', run.by, text)
  return EMPTY
}

/** `-EncodedCommand` takes base64 of UTF-16. */
function decodeCommand(code: string): string {
  if (!/^[A-Za-z0-9+/=]{16,}$/.test(code)) return code
  const text = Buffer.from(code, 'base64').toString('utf16le')
  return /^[\x09-\x7e\xa0-\u024f]+$/.test(text) ? text : code
}
