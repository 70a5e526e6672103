import { DECODERS } from './decode.ts'
import {
  becomeUser,
  changeMode,
  changeOwner,
  connectTo,
  contentOf,
  expandHome,
  flowInto,
  fork,
  home,
  itself,
  joinPath,
  killProcess,
  module,
  openFile,
  readEnvironment,
  sameAs,
} from './follows.ts'
import { JAVA_CALLS, JAVA_NAMES, JAVA_SPELLINGS } from './java-calls.ts'
import type { Follow, Language } from './language.ts'
import type { Syntax } from './syntax.ts'
import { EMPTY, knownText, type Thing, textOf } from './thing.ts'

const syntax: Syntax = {
  comment: /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#![^\n]*/y,
  quotes: [
    { open: '"', close: '"', escapes: 'all' },
    { open: "'", close: "'", escapes: 'all' },
    { open: '`', close: '`', escapes: 'all', interpolation: 'template' },
  ],
  name: /[\p{L}_$][\p{L}\p{N}_$]*/uy,
  patterns: true,
  lines: 'end',
  blocks: 'braces',
  arrow: '=>',
  octal: true,
}

/** `Buffer.from(x, 'base64')`. */
const buffer: Follow = ({ session, args }) => {
  const [subject, encoding] = args
  const text = knownText(subject)
  const kind = knownText(encoding)
  if (subject?.items) return session.call({ name: 'bytes' }, [subject])
  if (text === undefined) return subject
  const decode =
    kind === 'base64' || kind === 'base64url'
      ? DECODERS.base64
      : kind === 'hex'
        ? DECODERS.hex
        : undefined
  return { text: decode?.(text) ?? text }
}

/** Code in a function object: the last argument is the body. */
const makeFunction: Follow = ({ session, args }) => {
  const code = args.at(-1)
  return code ? session.evaluateCode(session.text(code)) : EMPTY
}

const pipe: Follow = ({ session, args }) => {
  const [source, sink] = args
  if (source && sink) session.flow(session.text(source), sink)
  return sink
}

/** `$` of Bun and zx: a template that is a command line. */
const shellTemplate: Follow = ({ session, args }) => {
  const [command] = args
  const text = command?.entries?.get('raw') ?? command
  return { kind: 'process', text: session.runText(session.text(text)) }
}

const print: Follow = ({ session, args }) => {
  session.print(`${args.map((item) => session.text(item)).join(' ')}\n`)
  return EMPTY
}

/** Functions of the mongo shell and of Java's JavaScript shells that files and programs go by. */
const SHELL_CALLS = {
  cat: 'read > content',
  cp: 'read write > none',
  load: 'script > none',
  readFully: 'read > content',
  exec: 'line > output',
  $EXEC: 'line > output',
  run: 'words* > output',
  runProgram: 'words* > output',
  runMongoProgram: 'words* > output',
  _startMongoProgram: 'words* > output',
  removeFile: 'delete > none',
  writeFile: 'write data > none',
  '*.dropDatabase': ({ session }: Parameters<Follow>[0]) => {
    session.machine.emit('destroy', session.by, 'database', { how: 'a whole database is dropped' })
    return EMPTY
  },
} as const

export const javascript: Language = {
  name: 'javascript',
  syntax,
  names: {
    ...JAVA_NAMES,
    true: 'true',
    false: 'nothing',
    null: 'nothing',
    undefined: 'nothing',
    'process.env': 'environment',
    'Bun.env': 'environment',
    'import.meta.env': 'environment',
    'process.argv': 'program-and-arguments',
    'Deno.args': 'arguments',
    'Bun.argv': 'program-and-arguments',
    'process.stdin': 'stdin',
    'process.stdout': 'stdout',
    'Deno.stdout': 'stdout',
    'fs.constants': 'fs.constants',
  },
  spellings: [
    [
      /^(?:globalThis|global|window|self|process\.mainModule|module|this\.constructor)\.(?=require|eval|process|Function|fetch|exec|spawn|fork)/,
      '',
    ],
    [/^(?:constructor\.constructor|\w+\.constructor\.constructor)$/, 'Function'],
    [/^fs(?:\/promises|\.promises|-extra|\.promise)?\.(\w+?)(?:Sync)?$/, 'fs.$1'],
    [/^child_process\.(\w+?)Sync$/, 'child_process.$1'],
    [/^(?:execa|cross-spawn|shelljs|zx)\.(?:default\.)?/, 'child_process.'],
    [/^execa$/, 'child_process.spawn'],
    [/^Deno\.(\w+?)Sync$/, 'Deno.$1'],
    [/^https\./, 'http.'],
    [/^(?:axios|got|superagent|needle|ky)\.(?=get|post|put|patch|request|delete|head)/, 'axios.'],
    ...JAVA_SPELLINGS,
  ],
  end(session, printed) {
    // `node -p`: the last value is printed.
    const prints = session.commandLine.before.some((word) => /^-\w*p\w*$|^--print$/.test(word))
    return prints && printed === '' ? (textOf(session.value) ?? '') : printed
  },
  calls: {
    ...JAVA_CALLS,
    ...SHELL_CALLS,
    require: module,
    import: module,
    'process.getBuiltinModule': module,
    'module.createRequire': () => ({ name: 'require' }),
    createRequire: () => ({ name: 'require' }),
    'process.binding': module,
    'util.promisify': itself,
    promisify: itself,
    // commands
    'child_process.exec': 'exec > @process',
    'child_process.execFile': 'program args > @process',
    'child_process.spawn': 'program args > @process',
    'child_process.fork': 'script > @process',
    'spawn_sync.spawn': 'file:program args:argv0 > @process',
    'Bun.spawn': 'words cmd:words > @process',
    'Bun.spawnSync': 'words cmd:words > @process',
    $: shellTemplate,
    'bun.$': shellTemplate,
    'Deno.Command': 'program args:args > @process',
    'Deno.run': 'cmd:words > @process',
    'process.kill': killProcess(0, 1),
    'cluster.fork': fork,
    'process.setuid': becomeUser,
    'process.setgid': becomeUser,
    'process.seteuid': becomeUser,
    'process.dlopen': '- load > none',
    'Deno.dlopen': 'load > none',
    'ffi.Library': 'load > none',
    // code
    eval: 'code > output',
    Function: makeFunction,
    setTimeout: ({ session, args }) => {
      const [first] = args
      if (first?.closure) return session.callClosure(first.closure, [])
      return first && knownText(first) !== undefined
        ? session.evaluateCode(session.text(first))
        : EMPTY
    },
    'vm.runInNewContext': 'code > output',
    'vm.runInThisContext': 'code > output',
    'vm.runInContext': 'code > output',
    'vm.Script': 'code > output',
    'module._compile': 'code > output',
    Worker: 'script > none',
    importScripts: 'script > none',
    // files
    'fs.readFile': 'read > content',
    'fs.createReadStream': 'read > content',
    'fs.readv': 'read > content',
    'fs.open': openFile(),
    'fs.writeFile': 'write data > none',
    'fs.outputFile': 'write data > none',
    'fs.appendFile': 'append data > none',
    'fs.createWriteStream': ({ session, args }) =>
      session.openToWrite(session.text(args[0]), knownText(args[1]?.entries?.get('flags')) === 'a'),
    'fs.write': flowInto,
    'fs.copyFile': sameAs('cp', 0, 1),
    'fs.cp': sameAs('cp', 0, 1),
    'fs.copy': sameAs('cp', 0, 1),
    'fs.rename': sameAs('mv', 0, 1),
    'fs.move': sameAs('mv', 0, 1),
    'fs.symlink': ({ session, args }) => ({
      text: session.runWords(['ln', '-s', session.text(args[0]), session.text(args[1])]),
    }),
    'fs.link': sameAs('ln', 0, 1),
    'fs.unlink': 'delete > none',
    'fs.rm': ({ session, args }) =>
      removeTree(session, args, args[1]?.entries?.get('recursive') !== undefined),
    'fs.rmdir': ({ session, args }) =>
      removeTree(session, args, args[1]?.entries?.get('recursive') !== undefined),
    'fs.remove': ({ session, args }) => removeTree(session, args, true),
    'fs.truncate': 'write > none',
    'fs.chmod': changeMode(0, 1),
    'fs.chown': changeOwner(0, 1),
    'fs.existsSync': ({ session }) => session.unknown('a file'),
    'fs.readdir': ({ session, args }) => ({
      items: [
        {
          text: session.machine.unknown(
            'output',
            `files of ${session.machine.symbols.show(session.text(args[0]))}`,
          ),
        },
      ],
    }),
    'Bun.file': ({ session, args }) => ({ kind: 'path', text: session.text(args[0]) }),
    'Bun.write': 'write data > none',
    '@path.text': 'read > content',
    '@path.json': 'read > content',
    '@path.arrayBuffer': 'read > content',
    '@path.bytes': 'read > content',
    '@path.stream': 'read > content',
    'Deno.readTextFile': 'read > content',
    'Deno.readFile': 'read > content',
    'Deno.open': openFile(),
    'Deno.writeTextFile': 'write data > none',
    'Deno.writeFile': 'write data > none',
    'Deno.remove': ({ session, args }) =>
      removeTree(session, args, args[1]?.entries?.get('recursive') !== undefined),
    'Deno.copyFile': sameAs('cp', 0, 1),
    'Deno.rename': sameAs('mv', 0, 1),
    'Deno.chmod': changeMode(0, 1),
    'Deno.chown': changeOwner(0, 1),
    'Deno.env.get': readEnvironment,
    'Deno.env.toObject': () => ({ name: 'process.env' }),
    'path.join': joinPath,
    'path.resolve': joinPath,
    'path.normalize': expandHome,
    'os.homedir': home,
    'os.tmpdir': () => ({ text: '/tmp' }),
    'process.cwd': () => ({ text: '.' }),
    '*.pipe': pipe,
    '*.pipeTo': pipe,
    '*.pipeThrough': pipe,
    '@file.write': flowInto,
    '@file.end': flowInto,
    '@stdout.write': flowInto,
    '@stdin.on': ({ session, args }) => callWith(session, args, { text: session.input }),
    'fs.readFileSync': 'read > content',
    // the network
    'net.connect': connectTo('connect'),
    'net.createConnection': connectTo('connect'),
    'net.Socket': '> @socket',
    'net.createServer': ({ session, args }) =>
      callWith(session, args, socket(session.machine.unknown('network', 'a client'))),
    'tls.connect': connectTo('connect'),
    'tls.createServer': ({ session, args }) =>
      callWith(session, args, socket(session.machine.unknown('network', 'a client'))),
    'dgram.createSocket': ({ session, args }) =>
      callWith(session, args, socket(session.machine.unknown('network', 'a client'))),
    'http.createServer': ({ session, args }) =>
      callWith(session, args, socket(session.machine.unknown('network', 'a request'))),
    'http2.createServer': ({ session, args }) =>
      callWith(session, args, socket(session.machine.unknown('network', 'a request'))),
    'express().get': ({ session, args }) =>
      callWith(session, args, socket(session.machine.unknown('network', 'a request'))),
    'express().post': ({ session, args }) =>
      callWith(session, args, socket(session.machine.unknown('network', 'a request'))),
    'express().use': ({ session, args }) =>
      callWith(session, args, socket(session.machine.unknown('network', 'a request'))),
    'express().all': ({ session, args }) =>
      callWith(session, args, socket(session.machine.unknown('network', 'a request'))),
    '*.listen': ({ session, args, named, name, assign }) => {
      const [receiver] = args
      const server =
        receiver?.kind === 'socket' || /express|server|app|fastify|koa/i.test(receiver?.name ?? '')
      return server ? connectTo('listen')({ session, args, named, name, assign }) : receiver
    },
    '@socket.connect': connectTo('connect'),
    '@socket.bind': connectTo('listen'),
    '@socket.on': ({ session, args }) => callWith(session, args.slice(1), args[0] ?? EMPTY),
    '@socket.once': ({ session, args }) => callWith(session, args.slice(1), args[0] ?? EMPTY),
    '@socket.write': flowInto,
    '@socket.send': flowInto,
    '@socket.end': flowInto,
    'Deno.connect': 'address > @socket',
    'Deno.connectTls': 'address > @socket',
    'Deno.listen': 'listen > @socket',
    'Deno.serve': ({ session, args }) => serve(session, args),
    'Bun.serve': ({ session, args }) => serve(session, args),
    'Bun.listen': ({ session, args }) => serve(session, args),
    'Bun.connect': 'address > @socket',
    WebSocket: 'address > @socket',
    'ws.WebSocket': 'address > @socket',
    'ws.Server': 'listen > @socket',
    'socket.io-client': 'address > @socket',
    'http.get': 'url > network',
    'http.request': ({ session, args }) => {
      const [options] = args
      const host = options?.entries?.get('hostname') ?? options?.entries?.get('host')
      const place = session.text(host ?? options)
      const response: Thing = { kind: 'request', place, text: session.fetch(place) }
      return callWith(session, args, response)
    },
    fetch: 'url body:data > network',
    'node-fetch': 'url body:data > network',
    'undici.fetch': 'url body:data > network',
    'undici.request': 'url body:data > network',
    axios: 'url url:url data:data > network',
    got: 'url body:data json:data > network',
    'axios.get': 'url > network',
    'axios.post': 'url data json:data body:data > network',
    'axios.put': 'url data json:data body:data > network',
    'axios.request': 'url:url data:data > network',
    'navigator.sendBeacon': 'url data > network',
    '@request.write': flowInto,
    '@request.end': flowInto,
    '@request.on': ({ session, args }) =>
      callWith(session, args.slice(1), { text: session.text(args[0]) }),
    'dns.lookup': lookUpName,
    'dns.resolve': lookUpName,
    'dns.resolveTxt': lookUpName,
    'dns.resolve4': lookUpName,
    // printing and texts
    'console.log': print,
    'console.info': print,
    'console.table': print,
    print,
    printjson: print,
    'process.stdout.write': 'print > none',
    'Buffer.from': buffer,
    Buffer: buffer,
    'Buffer.concat': ({ session, args }) => ({
      text: (args[0]?.items ?? args).map((item) => session.text(item)).join(''),
    }),
    'JSON.stringify': ({ session, args }) => session.derive('json', args[0]),
    'JSON.parse': itself,
    'String.raw': itself,
    'Object.keys': ({ session, args }) => session.call({ name: 'keys' }, args),
    'Object.assign': itself,
    'Reflect.apply': ({ session, args }) =>
      args[0] ? session.call(args[0], args[2]?.items ?? []) : EMPTY,
    'Promise.resolve': itself,
    '*.then': ({ session, args }) => {
      const [value, ...calls] = args
      const first = calls.find((item) => item.closure ?? item.name)
      return first && value ? session.call(first, [value]) : value
    },
    'Array.from': itself,
    '@process.stdout': contentOf,
  },
}

function socket(text: string): Thing {
  return { kind: 'socket', text }
}

function callWith(
  session: Parameters<Follow>[0]['session'],
  args: readonly Thing[],
  value: Thing,
): Thing {
  for (const thing of args) if (thing.closure) session.callClosure(thing.closure, [value, value])
  return value
}

/** `Deno.serve({ port }, handler)`, `Bun.serve({ port, fetch(request) { … } })`. */
function serve(session: Parameters<Follow>[0]['session'], args: readonly Thing[]): Thing {
  const options = args.find((thing) => thing.entries)?.entries
  session.listen(
    ['hostname', 'port']
      .flatMap((key) => (options?.get(key) ? [session.text(options.get(key)!)] : []))
      .join(':') || 'a port',
  )
  const request = socket(session.machine.unknown('network', 'a request'))
  callWith(session, [...args, ...(options?.values() ?? [])], request)
  return request
}

function lookUpName({ session, args }: Parameters<Follow>[0]): Thing {
  const name = session.text(args[0])
  if (session.machine.symbols.in(name).length > 0) session.send(name, name)
  return { text: session.machine.unknown('network', 'dns') }
}

function removeTree(
  session: Parameters<Follow>[0]['session'],
  args: readonly Thing[],
  recursive: boolean,
): Thing {
  session.machine.emit(
    recursive ? 'delete-tree' : 'delete',
    session.by,
    session.machine.absolute(session.text(args[0])),
  )
  return EMPTY
}
