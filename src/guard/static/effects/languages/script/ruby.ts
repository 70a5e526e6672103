import { memberOf } from './evaluate.ts'
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
  openFile,
  readEnvironment,
  sameAs,
} from './follows.ts'
import type { Follow, Language } from './language.ts'
import { HASH_COMMENT, type Syntax } from './syntax.ts'
import { EMPTY, knownText } from './thing.ts'

const syntax: Syntax = {
  comment: new RegExp(`${HASH_COMMENT.source}|^=begin[\\s\\S]*?^=end`, 'my'),
  quotes: [
    { open: '"', close: '"', escapes: 'all', interpolation: 'hash' },
    { open: "'", close: "'", escapes: 'few' },
    { open: '`', close: '`', escapes: 'all', interpolation: 'hash', command: true },
  ],
  name: /[\p{L}_][\p{L}\p{N}_]*(?:[?!](?![=~:\w]))?/uy,
  variable: /@{1,2}[A-Za-z_]\w*|\$(?:[A-Za-z_]\w*|[_!0-9~<>*&$])/y,
  patterns: true,
  quoteWords: 'ruby',
  hereDocument: 'ruby',
  lines: 'end',
  blocks: 'end',
  bareCalls: true,
  trailingBlocks: true,
  octal: true,
}

/** A path, or a command after a bar, or an address: `open` takes all of them. */
const openAnything: Follow = (invocation) => {
  const { session, args } = invocation
  const text = session.text(args[0])
  if (text.startsWith('|')) return { kind: 'process', text: session.runText(text.slice(1)) }
  const file = openFile()(invocation)
  return withBlock(invocation, file)
}

function withBlock({ session, args }: Parameters<Follow>[0], value: ReturnType<Follow>) {
  for (const thing of args) if (thing.closure) session.callClosure(thing.closure, [value ?? EMPTY])
  return value
}

const openPath: Follow = (invocation) => withBlock(invocation, openFile()(invocation))

const sendMessage: Follow = ({ session, args }) => {
  const [receiver, name, ...rest] = args
  const method = knownText(name)
  if (method === undefined || !receiver) return EMPTY
  return session.call(
    receiver.name === undefined || receiver.name === 'Object' || receiver.name === 'Kernel'
      ? { name: method }
      : memberOf(session, receiver, method),
    rest,
  )
}

export const ruby: Language = {
  name: 'ruby',
  syntax,
  names: {
    true: 'true',
    false: 'nothing',
    nil: 'nothing',
    ENV: 'environment',
    ARGV: 'arguments',
    '$*': 'arguments',
    STDIN: 'stdin',
    $stdin: 'stdin',
    ARGF: 'stdin',
    STDOUT: 'stdout',
    $stdout: 'stdout',
  },
  spellings: [
    [/^(?:Kernel|Object|self)\./, ''],
    [/^IO\.(?=read|write|binread|binwrite|foreach|readlines|open|copy)/, 'File.'],
    [/^Process\.(?=spawn|exec|fork|kill)/, ''],
    [/^(?:Open3\.\w+|PTY\.(?:spawn|getpty)|IO\.popen)$/, 'IO.popen'],
    [/^Net\.HTTPS?\.get(?:_response|_print)?$/, 'Net.HTTP.get'],
    [/^(?:OpenSSL\.SSL\.)?SSLSocket$/, 'OpenSSL.SSL.SSLSocket'],
    [/^(?:HTTParty|Faraday|RestClient|Excon|HTTP|HTTPX)\./, 'HTTParty.'],
    [/^(?:FileUtils|FileUtils\.Verbose)\.(?=\w)/, 'FileUtils.'],
  ],
  begin(session) {
    session.scope.set('$_', { text: session.input })
    // `ruby -run -e httpd DIRECTORY` serves a directory.
    const { before, after } = session.commandLine
    if (before.includes('-run') && before.at(-1) === '-e' && session.code === 'httpd') {
      session.listen(after.find((word) => word.startsWith('--port='))?.slice(7) ?? '8080')
      for (const word of after) if (!word.startsWith('-')) session.read(word, true)
    }
  },
  end: (session, printed) => endOfLine(session, printed),
  calls: {
    system: 'command*',
    exec: 'command*',
    spawn: 'command*',
    '`': 'exec > output',
    'IO.popen': 'command* > @process',
    syscall: '-',
    fork,
    kill: ({ session, args }) =>
      killProcess(1, 0)({ session, args, named: new Map(), name: 'kill', assign: () => {} }),
    'Process.daemon': '- > none',
    'Process.UID.change_privilege': becomeUser,
    'Process.Sys.setuid': becomeUser,
    'Process.Sys.setgid': becomeUser,
    'Process.uid': '- > none',
    eval: 'code > output',
    instance_eval: 'code > output',
    class_eval: 'code > output',
    module_eval: 'code > output',
    '*.instance_eval': '- code > output',
    '*.class_eval': '- code > output',
    'TOPLEVEL_BINDING.eval': 'code > output',
    'binding.eval': 'code > output',
    'RubyVM.InstructionSequence.compile': 'code > output',
    load: 'script > none',
    require: 'load > none',
    require_relative: '- > none',
    '*.send': sendMessage,
    '*.public_send': sendMessage,
    '*.__send__': sendMessage,
    send: ({ session, args }) => session.call({ name: knownText(args[0]) ?? '' }, args.slice(1)),
    method: ({ args }) => ({ name: knownText(args[0]) ?? '' }),
    '*.method': ({ session, args }) =>
      args[0] && args[1] ? memberOf(session, args[0], knownText(args[1]) ?? '') : EMPTY,
    'Object.const_get': ({ args }) => ({ name: knownText(args[0]) ?? '' }),
    lambda: ({ args }) => args.at(-1),
    proc: ({ args }) => args.at(-1),
    Proc: ({ args }) => args.at(-1),
    'Fiddle.dlopen': 'load > none',
    'Marshal.load': ({ session, args }) => ({
      text:
        session.text(args[0]).replace(/[^\uE100-\uF8FF]/g, '') +
        session.machine.unknown('decoded', 'Marshal'),
    }),
    'Thread.new': ({ session, args }) =>
      withBlock({ session, args, named: new Map(), name: 'Thread', assign: () => {} }, EMPTY),
    Thread: ({ session, args }) =>
      withBlock({ session, args, named: new Map(), name: 'Thread', assign: () => {} }, EMPTY),
    // files
    'File.read': 'read > content',
    'File.binread': 'read > content',
    'File.readlines': 'read > content',
    'File.foreach': 'read > content',
    'File.readable?': ({ session }) => session.unknown('a file'),
    'File.exist?': ({ session }) => session.unknown('a file'),
    'File.open': openPath,
    File: openPath,
    open: openAnything,
    'URI.open': openAnything,
    'YAML.load_file': 'read > content',
    'YAML.safe_load_file': 'read > content',
    'JSON.load_file': 'read > content',
    'CSV.read': 'read > content',
    'CSV.foreach': 'read > content',
    PStore: 'read > content',
    'File.write': 'write data > none',
    'File.binwrite': 'write data > none',
    'File.delete': 'delete* > none',
    'File.unlink': 'delete* > none',
    'File.rename': sameAs('mv', 0, 1),
    'File.symlink': ({ session, args }) => ({
      text: session.runWords(['ln', '-s', session.text(args[0]), session.text(args[1])]),
    }),
    'File.link': sameAs('ln', 0, 1),
    'File.truncate': 'write > none',
    'File.chmod': changeMode(-1, 0),
    'File.chown': changeOwner(-2, 0),
    'File.join': joinPath,
    'File.expand_path': expandHome,
    'File.copy_stream': ({ session, args }) => {
      const [source, sink] = args
      if (source && sink)
        session.flow(
          session.text(source),
          sink.kind ? sink : session.openToWrite(session.text(sink), false),
        )
      return EMPTY
    },
    'Dir.home': home,
    'Dir.glob': ({ session, args }) => ({ items: [{ text: session.text(args[0]) }] }),
    'Dir.[]': ({ session, args }) => ({ items: [{ text: session.text(args[0]) }] }),
    'Dir.entries': ({ session, args }) => ({
      items: [{ text: session.machine.unknown('output', `files of ${session.text(args[0])}`) }],
    }),
    'FileUtils.rm': 'delete > none',
    'FileUtils.rm_f': 'delete > none',
    'FileUtils.rm_r': 'delete-tree > none',
    'FileUtils.rm_rf': 'delete-tree > none',
    'FileUtils.remove_dir': 'delete-tree > none',
    'FileUtils.remove_entry_secure': 'delete-tree > none',
    'FileUtils.cp': sameAs('cp', 0, 1),
    'FileUtils.cp_r': ({ session, args }) => ({
      text: session.runWords(['cp', '-r', session.text(args[0]), session.text(args[1])]),
    }),
    'FileUtils.install': sameAs('install', 0, 1),
    'FileUtils.mv': sameAs('mv', 0, 1),
    'FileUtils.ln_s': ({ session, args }) => ({
      text: session.runWords(['ln', '-s', session.text(args[0]), session.text(args[1])]),
    }),
    'FileUtils.ln_sf': ({ session, args }) => ({
      text: session.runWords(['ln', '-sf', session.text(args[0]), session.text(args[1])]),
    }),
    'FileUtils.chmod': changeMode(1, 0),
    'FileUtils.chown': changeOwner(2, 0),
    'FileUtils.touch': 'append > none',
    Pathname: '- > @path',
    '@path.read': 'read > content',
    '@path.write': 'write data > none',
    '@path.delete': 'delete > none',
    '@path.rmtree': 'delete-tree > none',
    '@file.write': flowInto,
    '@file.puts': flowInto,
    '@file.print': flowInto,
    '@file.<<': flowInto,
    '@file.read': contentOf,
    '@file.each_line': contentOf,
    '@stdin.read': contentOf,
    '@stdin.reopen': itself,
    '@stdout.reopen': itself,
    '@stdout.write': flowInto,
    '@stdout.print': flowInto,
    '@stdout.puts': flowInto,
    gets: ({ session }) => ({ text: session.input }),
    readline: ({ session }) => ({ text: session.input }),
    readlines: ({ session }) => ({ text: session.input }),
    '@environment.fetch': readEnvironment,
    '@environment.to_h': itself,
    // the network
    TCPSocket: 'address address > @socket',
    'TCPSocket.open': 'address address > @socket',
    'Socket.tcp': 'address address > @socket',
    UNIXSocket: 'address > @socket',
    UDPSocket: '> @socket',
    'OpenSSL.SSL.SSLSocket': 'first > first',
    '@socket.connect': connectTo('connect'),
    '@socket.bind': connectTo('listen'),
    TCPServer: 'listen listen > @socket',
    'TCPServer.open': 'listen listen > @socket',
    UNIXServer: 'listen > @socket',
    'Socket.tcp_server_loop': 'listen listen > @socket',
    'Socket.udp_server_loop': 'listen listen > @socket',
    'WEBrick.HTTPServer': 'Port:listen > @socket',
    'DRb.start_service': 'listen > @socket',
    'Sinatra.Application.run!': '> @socket',
    'Rack.Handler.WEBrick.run': 'Port:listen > @socket',
    '@socket.accept': itself,
    '@socket.gets': contentOf,
    '@socket.read': contentOf,
    '@socket.readline': contentOf,
    '@socket.recv': contentOf,
    '@socket.recvfrom': contentOf,
    '@socket.puts': flowInto,
    '@socket.print': flowInto,
    '@socket.write': flowInto,
    '@socket.send': flowInto,
    '@socket.<<': flowInto,
    URI: ({ session, args }) => ({
      kind: 'url',
      place: session.text(args[0]),
      text: session.text(args[0]),
    }),
    'URI.parse': ({ session, args }) => ({
      kind: 'url',
      place: session.text(args[0]),
      text: session.text(args[0]),
    }),
    '@url.read': 'url > network',
    '@url.open': 'url > network',
    'Net.HTTP.get': 'url > network',
    'Net.HTTP.post': 'url data > network',
    'Net.HTTP.post_form': 'url data > network',
    'Net.HTTP.start': 'to > @request',
    'Net.HTTP': 'to > @request',
    'Net.HTTP.Post': ({ session, args }) => ({
      kind: 'request',
      place: args[0]?.place ?? session.text(args[0]),
      text: '',
    }),
    'Net.HTTP.Put': ({ session, args }) => ({
      kind: 'request',
      place: args[0]?.place ?? session.text(args[0]),
      text: '',
    }),
    '@request.post': ({ session, args }) => {
      if (args[0] && args[2]) session.flow(session.text(args[2]), args[0])
      return args[0]
    },
    '@request.request': itself,
    'Net.FTP.open': 'to > @request',
    'Net.FTP': 'to > @request',
    '@request.putbinaryfile': ({ session, args }) => {
      if (args[0] && args[1]) session.flow(session.read(session.text(args[1])), args[0])
      return EMPTY
    },
    'Net.SMTP.start': 'to > @request',
    '@request.send_message': flowInto,
    'HTTParty.get': 'url > network',
    'HTTParty.post': 'url data body:data > network',
    'HTTParty.put': 'url data body:data > network',
    'Resolv.getaddress': ({ session, args }) => {
      const name = session.text(args[0])
      if (session.machine.symbols.in(name).length > 0) session.send(name, name)
      return EMPTY
    },
    // printing
    puts: 'println*',
    print: 'print*',
    p: 'println*',
    pp: 'println*',
    printf: ({ session, args }) => {
      session.print(session.text(session.call({ name: 'sprintf' }, args)))
      return EMPTY
    },
    '*.tap': ({ args }) => args[0],
  },
}

/** With `-p` the line is printed after the code has worked on it. */
export function endOfLine(
  session: Parameters<NonNullable<Language['end']>>[0],
  printed: string,
): string {
  const prints = session.commandLine.before.some(
    (word) => /^-[a-z0-9]*p/.test(word) && !/^-[MIrF]/.test(word),
  )
  const line = session.scope.get('$_')
  return prints && line ? printed + session.text(line) : printed
}
