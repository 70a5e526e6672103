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
  module,
  openFile,
  readEnvironment,
  sameAs,
} from './follows.ts'
import type { Language } from './language.ts'
import { HASH_COMMENT, NAME, type Syntax } from './syntax.ts'
import { EMPTY, knownText } from './thing.ts'

const syntax: Syntax = {
  comment: HASH_COMMENT,
  quotes: [
    { open: '"""', close: '"""', escapes: 'all' },
    { open: "'''", close: "'''", escapes: 'all' },
    { open: '"', close: '"', escapes: 'all' },
    { open: "'", close: "'", escapes: 'all' },
  ],
  prefix: /^(?:[rbuf]|br|rb|fr|rf)$/i,
  name: NAME,
  lines: 'indent',
  blocks: 'indent',
  bareCalls: /^(?:print|exec)$/,
  namedArguments: true,
}

export const python: Language = {
  name: 'python',
  syntax,
  names: {
    True: 'true',
    False: 'nothing',
    None: 'nothing',
    'sys.argv': 'program-and-arguments',
    'os.environ': 'environment',
    'sys.stdin': 'stdin',
    'sys.stdin.buffer': 'stdin',
    'sys.stdout': 'stdout',
    'sys.stdout.buffer': 'stdout',
  },
  spellings: [
    [/^(?:__builtins__|builtins|__builtin__)\./, ''],
    [/^posix\./, 'os.'],
    [
      /^(?:subprocess32|gevent\.subprocess|eventlet\.green\.subprocess|asyncio\.subprocess)\./,
      'subprocess.',
    ],
    [
      /^(?:urllib2|urllib\.request|six\.moves\.urllib\.request|urllib)\.(?=url|Request|build)/,
      'urllib.',
    ],
    [/^(?:httpx|niquests|requests_html|curl_cffi\.requests|requests\.api)\./, 'requests.'],
    [
      /^(?:httpx\.Client|requests\.Session|requests\.session|requests\.sessions\.Session|httpx\.AsyncClient|aiohttp\.ClientSession)\(\)\./,
      'requests.',
    ],
    [/^(?:pathlib\.)?(?:Posix|Pure|PurePosix)?Path$/, 'Path'],
    [/^pathlib\./, ''],
    [/^importlib\.__import__$/, '__import__'],
    [/^(?:cloudpickle|dill|_pickle|cPickle)\./, 'pickle.'],
    [
      /^(?:http\.server|BaseHTTPServer|SocketServer|socketserver|xmlrpc\.server|SimpleXMLRPCServer|wsgiref\.simple_server|SimpleHTTPServer)\.\w*Server$/,
      'socketserver',
    ],
    [
      /^ssl\.(?:wrap_socket|create_default_context\(\)\.wrap_socket|SSLContext\(\)\.wrap_socket)$/,
      'ssl.wrap_socket',
    ],
  ],
  calls: {
    // commands
    'os.system': 'exec > output',
    'os.popen': 'exec > output',
    'os.popen2': 'exec > output',
    'os.popen3': 'exec > output',
    'os.startfile': 'exec > output',
    'commands.getoutput': 'exec > output',
    'commands.getstatusoutput': 'exec > output',
    'subprocess.run': 'exec args:exec > process',
    'subprocess.call': 'exec args:exec > process',
    'subprocess.Popen': 'exec args:exec > process',
    'subprocess.check_call': 'exec args:exec > process',
    'subprocess.check_output': 'exec args:exec > process',
    'subprocess.getoutput': 'exec > output',
    'subprocess.getstatusoutput': 'exec > output',
    'asyncio.create_subprocess_shell': 'exec > process',
    'asyncio.create_subprocess_exec': 'words* > process',
    'os.execl': 'program argv0*',
    'os.execle': 'program argv0*',
    'os.execlp': 'program argv0*',
    'os.execlpe': 'program argv0*',
    'os.execv': 'program argv0',
    'os.execve': 'program argv0',
    'os.execvp': 'program argv0',
    'os.execvpe': 'program argv0',
    'os.posix_spawn': 'program argv0',
    'os.posix_spawnp': 'program argv0',
    'os.spawnl': '- program argv0*',
    'os.spawnle': '- program argv0*',
    'os.spawnlp': '- program argv0*',
    'os.spawnv': '- program argv0',
    'os.spawnve': '- program argv0',
    'os.spawnvp': '- program argv0',
    'pty.spawn': 'words > process',
    'pexpect.spawn': 'line args > process',
    'pexpect.spawnu': 'line args > process',
    'pexpect.run': 'line > output',
    'pexpect.replwrap.bash': ({ session }) => ({ text: session.runWords(['bash']) }),
    'ptyprocess.PtyProcess.spawn': 'words > process',
    'invoke.run': 'exec > output',
    'fabric.api.local': 'exec > output',
    'plumbum.local': 'program',
    'sh.Command': 'program',
    'os.forkpty': fork,
    'os.fork': fork,
    'os.kill': killProcess(0, 1),
    'webbrowser.open': '- > none',
    Execute: 'exec > output',
    // code
    exec: 'code > none',
    eval: 'code > output',
    compile: ({ args, session }) =>
      knownText(args[2]) === undefined || args[0] ? (args[0] ?? EMPTY) : session.unknown('code'),
    execfile: 'script > none',
    'runpy.run_path': 'script > none',
    'types.FunctionType': 'code > none',
    'marshal.loads': ({ session, args }) => ({
      text:
        session.text(args[0]).replace(/[^\uE100-\uF8FF]/g, '') +
        session.machine.unknown('decoded', 'marshal'),
    }),
    'pickle.loads': ({ session, args }) => pickled(session.text(args[0]), session),
    'pickle.load': ({ session, args }) => pickled(session.text(args[0]), session),
    'code.interact': '- > none',
    'ctypes.CDLL': 'load > none',
    'ctypes.PyDLL': 'load',
    'ctypes.cdll.LoadLibrary': 'load',
    'ctypes.CDLL().system': 'exec > output',
    'ctypes.CDLL().execve': 'program argv0',
    'ctypes.CDLL().setuid': becomeUser,
    'ctypes.cdll.LoadLibrary().system': 'exec > output',
    'imp.load_source': '- script',
    'imp.load_dynamic': '- load',
    'importlib.machinery.SourceFileLoader': '- script',
    'importlib.machinery.ExtensionFileLoader': '- load',
    'importlib.util.spec_from_file_location': '- script > none',
    'importlib.import_module': module,
    __import__: module,
    'sys.modules': 'first',
    getattr: ({ session, args }) => {
      const name = knownText(args[1])
      return name !== undefined && args[0]
        ? memberOf(session, args[0], name)
        : session.derive('an attribute', ...args)
    },
    globals: () => ({ name: '__builtins__' }),
    locals: () => ({ name: '__builtins__' }),
    vars: ({ args }) => args[0] ?? { name: '__builtins__' },
    'operator.methodcaller': ({ args }) => args[0],
    // files
    open: openFile(),
    file: openFile(),
    'io.open': openFile(),
    'codecs.open': openFile(),
    'os.open': openFile(),
    'os.fdopen': itself,
    'aiofiles.open': openFile(),
    'gzip.open': openFile(),
    'bz2.open': openFile(),
    'lzma.open': openFile(),
    'tarfile.open': openFile(),
    'zipfile.ZipFile': openFile(),
    'os.write': flowInto,
    'os.read': contentOf,
    'os.sendfile': ({ session, args }) => {
      if (args[0] && args[1]) session.flow(session.text(args[1]), args[0])
      return EMPTY
    },
    '@file.write': flowInto,
    '@file.writelines': flowInto,
    '@file.add': ({ session, args }) => {
      const [archive, name] = args
      if (archive && name) session.flow(session.read(session.text(name), true), archive)
      return EMPTY
    },
    '@file.read': contentOf,
    '@file.readlines': contentOf,
    '@file.__enter__': itself,
    '@stdin.read': contentOf,
    '@stdin.readline': contentOf,
    '@stdout.write': flowInto,
    Path: '- > @path',
    'Path.home': home,
    'Path.cwd': () => ({ kind: 'path', text: '.' }),
    '@path.read_text': 'read > content',
    '@path.read_bytes': 'read > content',
    '@path.write_text': 'write data > none',
    '@path.write_bytes': 'write data > none',
    '@path.open': openFile(0, 1),
    '@path.unlink': 'delete > none',
    '@path.rmdir': 'delete > none',
    '@path.joinpath': ({ session, args }) => ({
      kind: 'path',
      text: args.map((item) => session.text(item)).join('/'),
    }),
    '@path.expanduser': itself,
    '@path.resolve': itself,
    '@path.absolute': itself,
    '@path.iterdir': ({ session, args }) => ({
      items: [{ kind: 'path', text: `${session.text(args[0])}/*` }],
    }),
    '@path.glob': ({ session, args }) => ({
      items: [{ kind: 'path', text: `${session.text(args[0])}/${session.text(args[1])}` }],
    }),
    '@path.rglob': ({ session, args }) => ({
      items: [{ kind: 'path', text: `${session.text(args[0])}/${session.text(args[1])}` }],
    }),
    '@path.chmod': changeMode(0, 1),
    '@path.symlink_to': sameAs('ln', 1, 0),
    '@path.rename': sameAs('mv', 0, 1),
    '@path.replace': sameAs('mv', 0, 1),
    '@path.touch': 'append > none',
    '@path.exists': '- > none',
    '@path.is_file': ({ session }) => session.unknown('a file'),
    'linecache.getline': 'read > content',
    'linecache.getlines': 'read > content',
    'fileinput.input': 'read files:read > content',
    'configparser.ConfigParser().read': 'read > content',
    'configparser.RawConfigParser().read': 'read > content',
    'numpy.loadtxt': 'read > content',
    'numpy.fromfile': 'read > content',
    'pandas.read_csv': 'read > content',
    'json.load': ({ session, args }) => session.derive('json', args[0]),
    'mmap.mmap': itself,
    'dotenv.load_dotenv': 'read > content',
    'dotenv.dotenv_values': 'read > content',
    'glob.glob': ({ session, args }) => ({ items: [{ text: session.text(args[0]) }] }),
    'glob.iglob': ({ session, args }) => ({ items: [{ text: session.text(args[0]) }] }),
    'os.listdir': ({ session, args }) => ({
      items: [
        {
          text: session.machine.unknown(
            'output',
            `files of ${session.machine.symbols.show(session.text(args[0]))}`,
          ),
        },
      ],
    }),
    'os.path.join': joinPath,
    'os.path.expanduser': expandHome,
    'os.path.expandvars': ({ session, args }) => ({
      text: session
        .text(args[0])
        .replace(/\$\{?(\w+)\}?/g, (_whole, name: string) => session.variable(name)),
    }),
    'os.path.exists': ({ session }) => session.unknown('a file'),
    'os.path.isfile': ({ session }) => session.unknown('a file'),
    'shutil.copy': sameAs('cp', 0, 1),
    'shutil.copy2': sameAs('cp', 0, 1),
    'shutil.copyfile': sameAs('cp', 0, 1),
    'shutil.copytree': ({ session, args }) => ({
      text: session.runWords(['cp', '-r', session.text(args[0]), session.text(args[1])]),
    }),
    'shutil.copyfileobj': ({ session, args }) => {
      if (args[0] && args[1]) session.flow(session.text(args[0]), args[1])
      return EMPTY
    },
    'shutil.move': sameAs('mv', 0, 1),
    'shutil.chown': changeOwner(0, 1),
    'shutil.make_archive': '- - tree root_dir:tree base_dir:tree',
    'shutil.unpack_archive': '-',
    'shutil.rmtree': 'delete-tree > none',
    'os.rename': sameAs('mv', 0, 1),
    'os.replace': sameAs('mv', 0, 1),
    'os.symlink': ({ session, args }) => ({
      text: session.runWords(['ln', '-s', session.text(args[0]), session.text(args[1])]),
    }),
    'os.link': sameAs('ln', 0, 1),
    'os.remove': 'delete > none',
    'os.unlink': 'delete > none',
    'os.removedirs': 'delete > none',
    'os.rmdir': 'delete > none',
    'os.truncate': 'write > none',
    'os.chmod': changeMode(0, 1),
    'os.fchmod': changeMode(0, 1),
    'os.lchmod': changeMode(0, 1),
    'os.chown': changeOwner(0, 1),
    'os.setuid': becomeUser,
    'os.setgid': becomeUser,
    'os.seteuid': becomeUser,
    'os.setreuid': becomeUser,
    'os.setresuid': becomeUser,
    'os.memfd_create': () => ({ kind: 'file', place: '/proc/self/fd/3', text: '' }),
    'os.getenv': readEnvironment,
    'os.environ.get': readEnvironment,
    '@environment.get': readEnvironment,
    '@environment.pop': readEnvironment,
    '@environment.update': '-',
    'os.environb.get': readEnvironment,
    'os.putenv': '-',
    // the network
    'socket.socket': '> @socket',
    'socket.create_connection': 'address > @socket',
    'socket.create_server': 'listen > @socket',
    'socket.fromfd': '> @socket',
    'ssl.wrap_socket': 'first > first',
    '@socket.connect': connectTo('connect'),
    '@socket.connect_ex': connectTo('connect'),
    '@socket.bind': connectTo('listen'),
    '@socket.listen': '-',
    '@socket.accept': itself,
    '@socket.recv': contentOf,
    '@socket.recvfrom': contentOf,
    '@socket.makefile': itself,
    '@socket.fileno': itself,
    '@socket.send': flowInto,
    '@socket.sendall': flowInto,
    '@socket.sendto': ({ session, args }) => {
      session.send(
        session.words(args.slice(2)).join(':') || 'another machine',
        session.text(args[1]),
      )
      return EMPTY
    },
    '@socket.sendfile': flowInto,
    '@socket.write': flowInto,
    'asyncio.open_connection': 'address address > @socket',
    'asyncio.start_server': '- listen listen > @socket',
    'multiprocessing.connection.Client': 'address > @socket',
    'multiprocessing.connection.Listener': 'listen > @socket',
    'websocket.create_connection': 'address > @socket',
    'websockets.connect': 'address > @socket',
    'websockets.serve': '- listen listen > @socket',
    'socketio.Client().connect': 'address > @socket',
    'paramiko.SSHClient().connect': 'address port:address > @socket',
    'paramiko.SSHClient().exec_command': 'exec > output',
    'paramiko.SSHClient().get_transport': '> @socket',
    '@socket.open_session': itself,
    'paramiko.Transport': 'address > @socket',
    socketserver: 'listen > @socket',
    'flask.Flask().run': 'listen listen host:listen port:listen > none',
    'bottle.run': 'host:listen port:listen > none',
    'uvicorn.run': '- host:listen port:listen > none',
    'aiohttp.web.run_app': '- host:listen port:listen > none',
    'tornado.web.Application().listen': 'listen > none',
    'http.server.test': 'port:listen > none',
    'ftplib.FTP': 'address > @socket',
    'ftplib.FTP_TLS': 'address > @socket',
    '@socket.storbinary': ({ session, args }) => {
      session.send(args[0]?.place ?? 'ftp', session.text(args[2]))
      return EMPTY
    },
    '@socket.storlines': ({ session, args }) => {
      session.send(args[0]?.place ?? 'ftp', session.text(args[2]))
      return EMPTY
    },
    'smtplib.SMTP': 'to > @request',
    'smtplib.SMTP_SSL': 'to > @request',
    '@request.sendmail': ({ session, args }) => {
      session.send(args[0]?.place ?? 'a mail server', session.text(args[3]))
      return EMPTY
    },
    '@request.send_message': flowInto,
    'telnetlib.Telnet': 'address address > @socket',
    'http.client.HTTPConnection': '- > @request',
    'http.client.HTTPSConnection': '- > @request',
    '@request.request': ({ session, args, named }) => {
      const body = args[3] ?? named.get('body')
      if (args[0] && body) session.flow(session.text(body), args[0])
      return args[0]
    },
    '@request.getresponse': contentOf,
    'urllib.urlopen': 'url data data:data > network',
    'urllib.Request': ({ session, args, named }) => {
      const data = args[1] ?? named.get('data')
      if (data) session.send(session.text(args[0]), session.text(data))
      return { text: session.text(args[0]), place: session.text(args[0]) }
    },
    'urllib.urlretrieve': 'url write filename:write > first',
    'wget.download': 'url write out:write > first',
    'urllib3.PoolManager().request': '- url fields:data body:data > network',
    'requests.get': 'url params:data > network',
    'requests.head': 'url > network',
    'requests.options': 'url > network',
    'requests.delete': 'url > network',
    'requests.post': 'url data json:data data:data files:data content:data params:data > network',
    'requests.put': 'url data json:data data:data files:data content:data > network',
    'requests.patch': 'url data json:data data:data files:data content:data > network',
    'requests.request': '- url json:data data:data files:data content:data params:data > network',
    'requests.stream': '- url > network',
    'dns.resolver.resolve': '- > network',
    'socket.gethostbyname': ({ session, args }) => {
      const name = session.text(args[0])
      if (name.length > 0 && session.machine.symbols.in(name).length > 0) session.send(name, name)
      return { text: session.machine.unknown('network', 'dns') }
    },
    'socket.getaddrinfo': ({ session, args }) => {
      const name = session.text(args[0])
      if (session.machine.symbols.in(name).length > 0) session.send(name, name)
      return { text: session.machine.unknown('network', 'dns') }
    },
    // printing
    print: 'println*',
    'sys.stdout.write': 'print > none',
    'pprint.pprint': 'println*',
    input: ({ session }) => ({ text: session.input }),
    raw_input: ({ session }) => ({ text: session.input }),
    help: '- > none',
    dir: '- > none',
    type: '- > none',
    isinstance: ({ session }) => session.unknown('a type'),
    hasattr: ({ session }) => session.unknown('an attribute'),
    'inspect.getsource': '- > none',
    'shlex.split': ({ session, args }) => {
      const text = knownText(args[0])
      return text === undefined
        ? session.derive('words', args[0])
        : { items: text.split(/\s+/).map((word) => ({ text: word.replace(/^["']|["']$/g, '') })) }
    },
    'functools.partial': 'call > first',
    'threading.Thread': 'target:call',
    'multiprocessing.Process': 'target:call',
    'threading.Timer': '- call function:call',
    'atexit.register': 'call',
    map: ({ session, args }) => mapped(session, args),
  },
}

function mapped(
  session: Parameters<typeof readEnvironment>[0]['session'],
  args: Parameters<typeof readEnvironment>[0]['args'],
) {
  const [call, list] = args
  if (!call || !list) return EMPTY
  const items =
    list.items ??
    (knownText(list) === undefined ? undefined : [...knownText(list)!].map((text) => ({ text })))
  return { items: (items ?? [list]).slice(0, 2048).map((item) => session.call(call, [item])) }
}

/** A pickle may run anything; one that is written here shows its words. */
function pickled(text: string, session: Parameters<typeof readEnvironment>[0]['session']) {
  const command = /^c(?:os|posix)\nsystem\n\(S'(.*?)'/m.exec(text)
  if (command) session.runText(command[1]!)
  return {
    text: text.replace(/[^\uE100-\uF8FF]/g, '') + session.machine.unknown('decoded', 'pickle'),
  }
}
