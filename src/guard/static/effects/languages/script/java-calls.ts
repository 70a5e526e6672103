import {
  changeMode,
  connectTo,
  contentOf,
  flowInto,
  home,
  itself,
  joinPath,
  module,
  openFile,
  readEnvironment,
  sameAs,
} from './follows.ts'
import type { CallTable, Follow, NameTable } from './language.ts'
import { EMPTY, flatten, knownText } from './thing.ts'

const toPath: Follow = ({ session, args }) => ({
  kind: 'path',
  text: flatten(args)
    .map((item) => session.text(item))
    .join('/'),
})

const forWriting: Follow = ({ session, args }) =>
  session.openToWrite(session.text(args[0]), knownText(args[1]) === '1' || args[1]?.number === 1)

const forReading: Follow = ({ session, args }) => {
  const [source] = args
  if (!source) return EMPTY
  if (
    source.kind === 'socket' ||
    source.kind === 'process' ||
    source.kind === 'file' ||
    (source.text !== undefined &&
      session.machine.symbols.in(source.text).length > 0 &&
      source.kind !== 'path')
  )
    return source
  return { kind: 'file', place: session.text(source), text: session.read(session.text(source)) }
}

/** Copies one stream into another. */
const transfer: Follow = ({ session, args }) => {
  const [source, sink] = args
  if (source && sink) session.flow(session.text(source), sink)
  return EMPTY
}

const runScriptEngine: Follow = ({ session, args }) => {
  const code = args.at(-1)
  return code ? session.evaluateCode(session.text(code)) : EMPTY
}

/** The classes of Java that do something; JavaScript on a Java machine reaches them too. */
export const JAVA_CALLS: CallTable = {
  'Runtime.getRuntime().exec': 'line > process',
  ProcessBuilder: 'words* > process',
  'ProcessBuilder().command': 'words* > process',
  'Java.type': module,
  'Class.forName': module,
  'System.load': 'load > none',
  'System.loadLibrary': 'load > none',
  URLClassLoader: 'script > none',
  'GroovyShell().evaluate': runScriptEngine,
  GroovyShell: '- > =GroovyShell()',
  'Eval.me': runScriptEngine,
  'ScriptEngineManager().getEngineByName().eval': 'code.javascript > output',
  'Files.readAllBytes': 'read > content',
  'Files.readAllLines': 'read > content',
  'Files.readString': 'read > content',
  'Files.lines': 'read > content',
  'Files.newBufferedReader': 'read > content',
  'Files.newInputStream': 'read > content',
  'Files.write': 'write data > none',
  'Files.writeString': 'write data > none',
  'Files.newBufferedWriter': forWriting,
  'Files.newOutputStream': forWriting,
  'Files.copy': ({ session, args }) => {
    const [source, target] = args
    if (source && target)
      session.write(
        session.text(target),
        source.kind === 'path' ? session.read(session.text(source)) : session.text(source),
      )
    return EMPTY
  },
  'Files.move': sameAs('mv', 0, 1),
  'Files.delete': 'delete > none',
  'Files.deleteIfExists': 'delete > none',
  'Files.walk': 'tree > content',
  'Files.createSymbolicLink': sameAs('ln', 1, 0),
  'Files.setPosixFilePermissions': changeMode(0, 1),
  'Paths.get': toPath,
  'Path.of': toPath,
  File: toPath,
  FileReader: forReading,
  FileInputStream: forReading,
  RandomAccessFile: openFile(),
  BufferedReader: forReading,
  InputStreamReader: forReading,
  Scanner: forReading,
  DataInputStream: forReading,
  FileWriter: forWriting,
  FileOutputStream: forWriting,
  BufferedWriter: itself,
  OutputStreamWriter: itself,
  DataOutputStream: itself,
  PrintWriter: ({ session, args }) =>
    args[0]?.kind === undefined || args[0].kind === 'path'
      ? session.openToWrite(session.text(args[0]), false)
      : args[0],
  PrintStream: itself,
  '@file.write': flowInto,
  '@file.print': flowInto,
  '@file.println': flowInto,
  '@file.append': flowInto,
  '@file.getChannel': itself,
  '@file.transferFrom': ({ session, args }) => {
    if (args[0] && args[1]) session.flow(session.text(args[1]), args[0])
    return EMPTY
  },
  '@file.transferTo': transfer,
  '@socket.transferTo': transfer,
  '@process.transferTo': transfer,
  'Channels.newChannel': itself,
  '@path.getText': 'read > content',
  '@path.readText': 'read > content',
  '@path.readBytes': 'read > content',
  '@path.getBytes': 'read > content',
  '@path.readLines': 'read > content',
  '@path.eachLine': 'read - > content',
  '@path.forEachLine': 'read - > content',
  '@path.newReader': 'read > content',
  '@path.newInputStream': 'read > content',
  '@path.bufferedReader': 'read > content',
  '@path.write': 'write data > none',
  '@path.setText': 'write data > none',
  '@path.writeText': 'write data > none',
  '@path.appendText': 'append data > none',
  '@path.append': 'append data > none',
  '@path.withWriter': ({ session, args }) => {
    const file = session.openToWrite(session.text(args[0]), false)
    for (const thing of args) if (thing.closure) session.callClosure(thing.closure, [file])
    return EMPTY
  },
  '@path.delete': 'delete > none',
  '@path.deleteDir': 'delete-tree > none',
  '@path.deleteRecursively': 'delete-tree > none',
  '@path.toPath': itself,
  '@path.toFile': itself,
  '@path.getAbsolutePath': itself,
  '@path.listFiles': 'tree > content',
  '@path.renameTo': sameAs('mv', 0, 1),
  '@path.setExecutable': '- > none',
  'Source.fromFile': 'read > content',
  'Source.fromURL': 'url > network',
  Socket: 'address address > @socket',
  'SSLSocketFactory.getDefault().createSocket': 'address address > @socket',
  ServerSocket: 'listen > @socket',
  DatagramSocket: 'listen > @socket',
  'SocketChannel.open': 'address > @socket',
  'ServerSocketChannel.open': '- > @socket',
  '@socket.connect': connectTo('connect'),
  '@socket.bind': connectTo('listen'),
  '@socket.getInputStream': itself,
  '@socket.getOutputStream': itself,
  '@socket.accept': itself,
  '@socket.withStreams': ({ session, args }) => {
    for (const thing of args)
      if (thing.closure) session.callClosure(thing.closure, [args[0]!, args[0]!])
    return EMPTY
  },
  '@socket.write': flowInto,
  '@socket.readLine': contentOf,
  InetSocketAddress: ({ session, args }) => ({
    place: session.words(args).join(':'),
    text: session.words(args).join(':'),
  }),
  'HttpServer.create': 'listen > @socket',
  URL: ({ session, args }) => ({
    kind: 'url',
    place: session.text(args[0]),
    text: session.text(args[0]),
  }),
  URI: ({ session, args }) => ({
    kind: 'url',
    place: session.text(args[0]),
    text: session.text(args[0]),
  }),
  'URI.create': ({ session, args }) => ({
    kind: 'url',
    place: session.text(args[0]),
    text: session.text(args[0]),
  }),
  '@url.toURL': itself,
  '@url.openStream': 'url > network',
  '@url.openConnection': 'url > network',
  '@url.getText': 'url > network',
  '@url.readText': 'url > network',
  '@url.readBytes': 'url > network',
  '@url.getContent': 'url > network',
  'HttpRequest.newBuilder': 'url > @request',
  '@request.uri': ({ args }) => ({ kind: 'request', place: args[1]?.place ?? '', text: '' }),
  '@request.POST': flowInto,
  '@request.PUT': flowInto,
  '@request.build': itself,
  'HttpClient.newHttpClient().send': 'url > network',
  'System.getenv': readEnvironment,
  'System.getProperty': (invocation) =>
    knownText(invocation.args[0]) === 'user.home'
      ? home(invocation)
      : invocation.session.unknown('a property'),
  'System.out.println': 'println*',
  'System.out.print': 'print*',
  'System.out.printf': 'print',
  'System.in.read': '> @stdin',
  'Base64.getDecoder().decode': ({ session, args }) => session.call({ name: 'b64decode' }, args),
  'Base64.getMimeDecoder().decode': ({ session, args }) =>
    session.call({ name: 'b64decode' }, args),
  'Files.createDirectories': '- > none',
  'path.join': joinPath,
}

export const JAVA_NAMES: NameTable = {
  '@path.text': 'read',
  '@path.bytes': 'read',
  '@url.text': 'read',
  '@url.bytes': 'read',
  'System.in': 'stdin',
  'System.out': 'stdout',
}

/** Packages are written or imported; the class alone decides. */
export const JAVA_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:Packages\.)?(?:java|javax|jdk|com\.sun|groovy|kotlin|scala|sun)\.(?:[a-z]\w*\.)*(?=[A-Z])/,
    '',
  ],
  [/^(?:scala\.)?io\.Source\./, 'Source.'],
]
