import {
  becomeUser,
  changeMode,
  connectTo,
  contentOf,
  flowInto,
  fork,
  itself,
  openFile,
  readEnvironment,
  sameAs,
} from './follows.ts'
import type { Follow, Language } from './language.ts'
import { C_COMMENT, NAME, type Syntax } from './syntax.ts'
import { EMPTY, flatten, type Thing } from './thing.ts'

const syntax: Syntax = {
  comment: new RegExp(
    `${C_COMMENT.source}|^[ \\t]*#(?:include|define|pragma|if|endif|else|undef)[^\\n]*`,
    'my',
  ),
  quotes: [
    { open: '"', close: '"', escapes: 'all' },
    { open: '`', close: '`', escapes: 'none' },
    { open: "'", close: "'", escapes: 'all' },
  ],
  prefix: /^(?:r|b|f|R|L|u8|\$)$/,
  name: NAME,
  lines: 'end',
  blocks: 'braces',
  arrow: '=>',
  octal: true,
}

/** A command that is built up and run later (Rust). */
const addArguments: Follow = ({ args }) => {
  const [command, ...more] = args
  if (command?.items) command.items.push(...flatten(more))
  return command
}

const runBuilt: Follow = ({ session, args }) => ({
  kind: 'process',
  text: session.runWords(session.words(args[0]?.items ?? [])),
})

/** `net.Dial("tcp", address)`. */
function dial(kind: 'connect' | 'listen', position: number): Follow {
  return ({ session, args }): Thing => {
    const place = session.text(args[position])
    if (kind === 'connect') session.connect(place)
    else session.listen(place)
    return {
      kind: 'socket',
      place,
      text: session.machine.unknown('network', place || 'another machine'),
    }
  }
}

/** Functions of C: a descriptor stands for what it leads to. */
const C_CALLS = {
  system: 'exec > output',
  popen: 'exec > @process',
  execl: 'program argv0*',
  execlp: 'program argv0*',
  execle: 'program argv0*',
  execv: 'program argv0',
  execve: 'program argv0',
  execvp: 'program argv0',
  execvpe: 'program argv0',
  posix_spawn: '- program - - argv0',
  posix_spawnp: '- program - - argv0',
  setuid: becomeUser,
  setgid: becomeUser,
  seteuid: becomeUser,
  setreuid: becomeUser,
  setresuid: becomeUser,
  setresgid: becomeUser,
  fork,
  fopen: openFile(),
  open: openFile(),
  fputs: ({ session, args }: Parameters<Follow>[0]) => {
    if (args[1]) session.flow(session.text(args[0]), args[1])
    return EMPTY
  },
  fprintf: flowInto,
  write: flowInto,
  unlink: 'delete > none',
  remove: 'delete > none',
  rename: sameAs('mv', 0, 1),
  symlink: sameAs('ln', 0, 1),
  chmod: changeMode(0, 1),
  dlopen: 'load > none',
  socket: '> @socket',
  connect: dial('connect', 1),
  bind: dial('listen', 1),
  getenv: readEnvironment,
  printf: 'print',
  puts: 'println',
} as const

/** Go, Rust, C, C# and others whose source is written and run in one line. */
export const compiled: Language = {
  name: 'compiled',
  syntax,
  names: {
    nil: 'nothing',
    NULL: 'nothing',
    null: 'nothing',
    true: 'true',
    false: 'nothing',
    'os.Args': 'program-and-arguments',
    'os.Stdin': 'stdin',
    'os.Stdout': 'stdout',
  },
  spellings: [
    [/^std\.(?:process|fs|net|env|io)\./, ''],
    [/^(?:process|tokio\.process)\.Command/, 'Command'],
    [/^(?:fs|tokio\.fs)\./, 'fs.'],
    [/^(?:tokio\.net|net)\.(?=Tcp|Udp)/, ''],
    [
      /^(?:System\.Diagnostics|System\.IO|System\.Net\.Sockets|System\.Net|std|cstdlib|libc|unistd|syscall\.unix)\./,
      '',
    ],
    [/^ioutil\./, 'os.'],
  ],
  calls: {
    ...C_CALLS,
    // Go
    'exec.Command': 'words* > @process',
    'exec.CommandContext': '- words* > @process',
    'syscall.Exec': 'program argv0 > none',
    'os.StartProcess': 'program argv0 > @process',
    'os.ReadFile': 'read > content',
    'os.Open': 'read > content',
    'os.WriteFile': 'write data > none',
    'os.Create': ({ session, args }) => session.openToWrite(session.text(args[0]), false),
    'os.OpenFile': ({ session, args }) => session.openToWrite(session.text(args[0]), true),
    'os.Remove': 'delete > none',
    'os.RemoveAll': 'delete-tree > none',
    'os.Chmod': changeMode(0, 1),
    'os.Rename': sameAs('mv', 0, 1),
    'os.Getenv': readEnvironment,
    'plugin.Open': 'load > none',
    'net.Dial': dial('connect', 1),
    'net.DialTimeout': dial('connect', 1),
    'tls.Dial': dial('connect', 1),
    'net.Listen': dial('listen', 1),
    'net.ListenPacket': dial('listen', 1),
    'http.ListenAndServe': dial('listen', 0),
    'http.ListenAndServeTLS': dial('listen', 0),
    'http.Get': 'url > network',
    'http.Post': 'url - data > network',
    'http.PostForm': 'url data > network',
    'http.NewRequest': '- url data > network',
    'io.Copy': ({ session, args }) => {
      const [sink, source] = args
      if (sink && source) session.flow(session.text(source), sink)
      return EMPTY
    },
    'io.ReadAll': contentOf,
    'bufio.NewReader': itself,
    'bufio.NewScanner': itself,
    'fmt.Println': 'println*',
    'fmt.Print': 'print*',
    'fmt.Printf': 'print',
    'fmt.Fprintf': flowInto,
    'fmt.Fprintln': flowInto,
    '@file.Write': flowInto,
    '@file.WriteString': flowInto,
    '@socket.Accept': itself,
    '@socket.Write': flowInto,
    // Rust
    Command: ({ session, args }) => ({ kind: 'command', items: [{ text: session.text(args[0]) }] }),
    '@command.arg': addArguments,
    '@command.args': addArguments,
    '@command.spawn': runBuilt,
    '@command.status': runBuilt,
    '@command.output': runBuilt,
    '@command.exec': runBuilt,
    'fs.read_to_string': 'read > content',
    'fs.read': 'read > content',
    'File.open': 'read > content',
    'fs.write': 'write data > none',
    'File.create': ({ session, args }) => session.openToWrite(session.text(args[0]), false),
    'fs.remove_file': 'delete > none',
    'fs.remove_dir_all': 'delete-tree > none',
    'fs.copy': sameAs('cp', 0, 1),
    'TcpStream.connect': dial('connect', 0),
    'TcpListener.bind': dial('listen', 0),
    env: readEnvironment,
    var: readEnvironment,
    println: 'print',
    // C#, Dart, D, Nim, Crystal
    'Process.Start': 'words* > @process',
    ProcessStartInfo: 'words* > @process',
    'Process.run': 'program args > @process',
    'Process.runSync': 'program args > @process',
    'Process.start': 'program args > @process',
    executeShell: 'exec > output',
    spawnShell: 'exec > output',
    execShellCmd: 'exec > output',
    execCmd: 'exec > output',
    execCmdEx: 'exec > output',
    execProcess: 'exec > output',
    spawnProcess: 'words > output',
    'File.ReadAllText': 'read > content',
    'File.ReadAllBytes': 'read > content',
    'File.ReadAllLines': 'read > content',
    'File.WriteAllText': 'write data > none',
    'File.AppendAllText': 'append data > none',
    'File.Delete': 'delete > none',
    'Directory.Delete': 'delete-tree > none',
    TcpClient: 'address address > @socket',
    TcpListener: 'listen listen > @socket',
    'WebClient().DownloadString': 'url > network',
    'WebClient().DownloadFile': 'url write > none',
    'WebClient().UploadFile': 'url - > network',
    'Console.WriteLine': 'println',
    'Environment.GetEnvironmentVariable': readEnvironment,
    '@socket.connect': connectTo('connect'),
  },
}
