import {
  becomeUser,
  changeMode,
  contentOf,
  expandHome,
  flowInto,
  home,
  itself,
  readEnvironment,
  sameAs,
} from './follows.ts'
import { JAVA_CALLS, JAVA_NAMES, JAVA_SPELLINGS } from './java-calls.ts'
import type { Follow, Invocation, Language } from './language.ts'
import { parseLisp } from './parse-lisp.ts'
import { NAME, type Syntax } from './syntax.ts'
import { EMPTY, flatten, knownText, type Thing, truthOf } from './thing.ts'

const syntax: Syntax = {
  comment: /;[^\n]*/y,
  quotes: [],
  name: NAME,
  lines: 'nothing',
  blocks: 'braces',
}

/** Opens a shell inside of an editor. */
const shell: Follow = ({ session, args }) => {
  const program = session.text(args[0])
  session.runText(program !== '' && args[0]?.name === undefined ? program : 'sh')
  return EMPTY
}

const apply: Follow = ({ session, args }) => {
  const [call, ...rest] = args
  return call ? session.call(call, flatten(rest, 1)) : EMPTY
}

/** Emacs works on a buffer: what was put into it is what is evaluated, written or sent. */
function intoBuffer(thing: Thing, session: Invocation['session']): Thing {
  session.scope.set('#buffer', thing)
  return thing
}

const evaluateBuffer: Follow = ({ session }) =>
  session.evaluateCode(session.text(session.scope.get('#buffer') ?? session.unknown('a buffer')))

const writeBuffer =
  (position: number): Follow =>
  ({ session, args }) => {
    const data =
      knownText(args[0]) !== undefined && position > 0 ? args[0] : session.scope.get('#buffer')
    session.write(
      session.text(args[position]),
      data ? session.text(data) : session.machine.unknown('user', 'a buffer'),
    )
    return EMPTY
  }

/** `(make-process :command '("sh"))`, `(make-network-process :host … :service …)`. */
const network: Follow = ({ session, args, named }) => {
  const place = [named.get('host') ?? args[2], named.get('service') ?? args[3]]
    .flatMap((item) => (item ? [session.text(item)] : []))
    .join(':')
  if (truthOf(named.get('server') ?? EMPTY) === true || named.get('server')?.name === 't')
    session.listen(place)
  else session.connect(place)
  const socket: Thing = {
    kind: 'socket',
    place,
    text: session.machine.unknown('network', place || 'another machine'),
  }
  for (const thing of named.values())
    if (thing.closure) session.callClosure(thing.closure, [socket, socket])
  return socket
}

const evaluateForm: Follow = ({ session, args }) => {
  const [form] = args
  return form?.text === undefined ? (form ?? EMPTY) : session.evaluateCode(form.text)
}

/** Scheme, Emacs Lisp, Common Lisp, Clojure, Racket. */
export const lisp: Language = {
  name: 'lisp',
  syntax,
  parse: (code) => parseLisp(code),
  names: {
    ...JAVA_NAMES,
    '*command-line-args*': 'arguments',
    nil: 'nothing',
    '#t': 'true',
    t: 'true',
    true: 'true',
    '#f': 'nothing',
  },
  spellings: [
    [
      /^(?:sb-ext|uiop|ext|sys|cl|posix|os|si|ccl|extensions|asdf|shell|clojure\.core|clojure\.java\.shell|clojure\.java\.io|babashka\.process|process|racket\.base|p|sh|io|cl-user|system)\.(?=[a-z])/,
      '',
    ],
    ...JAVA_SPELLINGS,
  ],
  calls: {
    ...JAVA_CALLS,
    // commands
    system: 'exec > output',
    'system*': 'program args*',
    'system.exit-code': 'exec > output',
    'primitive-system': 'exec > output',
    execl: 'program argv0*',
    execlp: 'program argv0*',
    execle: 'program argv0*',
    'process-execute': 'program args*',
    'run-process': 'words*',
    'open-pipe': 'exec > @process',
    'open-pipe*': '- program args* > @process',
    'open-input-pipe': 'exec > @process',
    'open-output-pipe': 'exec > @process',
    'open-input-output-pipe': 'exec > @process',
    'run-shell-command': 'exec > output',
    'run-program': ({ session, args }) => ({
      text:
        args.length > 1
          ? session.runWords(session.words(args.filter((item) => !item.entries).slice(0, 2)))
          : args[0]?.items
            ? session.runWords(session.words(args))
            : session.runText(session.text(args[0])),
    }),
    launch: 'exec > output',
    shell: ({ session, args }) =>
      args.length > 0 && knownText(args[0]) !== undefined
        ? { text: session.runText(session.words(args).join(' ')) }
        : shell({ session, args, named: new Map(), name: 'shell', assign: () => {} }),
    sh: 'words* > @process',
    process: 'words* > @process',
    'process*': 'words* > @process',
    subprocess: '- - - program args* > @process',
    'shell-command': 'exec > output',
    'shell-command-to-string': 'exec > output',
    'async-shell-command': 'exec > output',
    'call-process': 'program - - - args*',
    'call-process-shell-command': 'exec > output',
    'process-lines': 'program args* > output',
    'process-file': 'program - - - args*',
    'start-process': '- - program args* > @process',
    'start-process-shell-command': '- - exec > @process',
    'start-file-process': '- - program args* > @process',
    'make-process': 'command:words > @process',
    'make-term': '- program args*',
    term: shell,
    'ansi-term': shell,
    'serial-term': shell,
    eshell: ({ session }) => ({ text: session.runText('sh') }),
    vterm: ({ session }) => ({ text: session.runText('sh') }),
    'suspend-emacs': 'exec',
    compile: 'exec > output',
    grep: 'exec > output',
    'dired-do-shell-command': 'exec',
    'gimp-quit': '- > none',
    // code
    eval: evaluateForm,
    'eval-string': 'code > output',
    'load-string': 'code > output',
    'read-string': itself,
    read: ({ session, args }) => ({ text: args[0] ? session.text(args[0]) : session.input }),
    'read-from-string': itself,
    'open-input-string': itself,
    'eval-buffer': evaluateBuffer,
    'eval-region': evaluateBuffer,
    load: 'script > none',
    'load-file': 'script > none',
    'load-library': '- > none',
    'primitive-load': 'script > none',
    'dynamic-require': 'script > none',
    'load-extension': 'load > none',
    'load-shared-object': 'load > none',
    'load-foreign-library': 'load > none',
    'dynamic-link': 'load > none',
    'module-load': 'load > none',
    apply,
    funcall: apply,
    'for-each': ({ session, args }) => {
      for (const item of args[1]?.items?.slice(0, 16) ?? [args[1] ?? EMPTY])
        if (args[0]) session.call(args[0], [item])
      return EMPTY
    },
    future: '- > none',
    // files
    'insert-file-contents': ({ session, args }) =>
      intoBuffer({ text: session.read(session.text(args[0])) }, session),
    'insert-file-contents-literally': ({ session, args }) =>
      intoBuffer({ text: session.read(session.text(args[0])) }, session),
    'find-file': ({ session, args }) =>
      intoBuffer({ text: session.read(session.text(args[0])) }, session),
    'find-file-noselect': ({ session, args }) =>
      intoBuffer({ text: session.read(session.text(args[0])) }, session),
    'buffer-string': ({ session }) => session.scope.get('#buffer') ?? session.unknown('a buffer'),
    'buffer-substring': ({ session }) =>
      session.scope.get('#buffer') ?? session.unknown('a buffer'),
    insert: ({ session, args }) =>
      intoBuffer({ text: args.map((item) => session.text(item)).join('') }, session),
    'with-current-buffer': ({ session, args }) => (args[0] ? intoBuffer(args[0], session) : EMPTY),
    'open-input-file': 'read > content',
    'call-with-input-file': 'read > content',
    'with-input-from-file': 'read > content',
    'open-file': ({ session, args }) =>
      /[wa]/.test(knownText(args[1]) ?? 'r')
        ? session.openToWrite(session.text(args[0]), false)
        : { kind: 'file', text: session.read(session.text(args[0])) },
    open: ({ session, args, named }) =>
      named.has('direction')
        ? session.openToWrite(session.text(args[0]), false)
        : { kind: 'file', text: session.read(session.text(args[0])) },
    'with-open-file': '- > none',
    'file->string': 'read > content',
    'file->lines': 'read > content',
    'read-file-into-string': 'read > content',
    slurp: 'read > content',
    spit: 'write data > none',
    'write-file': writeBuffer(0),
    'write-region': writeBuffer(2),
    'append-to-file': writeBuffer(2),
    'with-temp-file': writeBuffer(0),
    'open-output-file': ({ session, args }) => session.openToWrite(session.text(args[0]), false),
    'call-with-output-file': ({ session, args }) => {
      const file = session.openToWrite(session.text(args[0]), false)
      if (args[1]) session.call(args[1], [file])
      return EMPTY
    },
    'with-output-to-file': 'write > none',
    'display-to-file': '- write > none',
    'delete-file': 'delete > none',
    'delete-directory': 'delete-tree > none',
    'delete-directory/files': 'delete-tree > none',
    'delete-tree': 'delete-tree > none',
    'copy-file': sameAs('cp', 0, 1),
    'rename-file': sameAs('mv', 0, 1),
    'make-symbolic-link': sameAs('ln', 0, 1),
    symlink: sameAs('ln', 0, 1),
    'set-file-modes': changeMode(0, 1),
    chmod: changeMode(0, 1),
    setuid: becomeUser,
    setgid: becomeUser,
    'expand-file-name': expandHome,
    'substitute-in-file-name': expandHome,
    'user-homedir-pathname': home,
    // the network
    'url-retrieve-synchronously': ({ session, args }) =>
      intoBuffer({ text: session.fetch(session.text(args[0])) }, session),
    'url-insert-file-contents': ({ session, args }) =>
      intoBuffer({ text: session.fetch(session.text(args[0])) }, session),
    'url-copy-file': 'url write > none',
    'url-retrieve': 'url > network',
    'get-pure-port': 'url > network',
    'in-port': ({ args }) => args.at(-1),
    'string->url': itself,
    'call/input-url': 'url > network',
    'http-get': 'url > network',
    'client.get': 'url > network',
    'client.post': 'url data > network',
    'make-network-process': network,
    'open-network-stream': network,
    'process-send-string': flowInto,
    'accept-process-output': '- > none',
    'process-live-p': ({ session }) => session.unknown('a process'),
    'tcp-connect': 'address address > @socket',
    'tcp-listen': 'listen > @socket',
    'make-tcp-server-socket': 'host:listen port:listen > @socket',
    'run-server': ({ session }) => serveRepl(session),
    'spawn-server': ({ session }) => serveRepl(session),
    'swank.create-server': 'interface:listen port:listen > @socket',
    'create-server': ({ session, named }) => {
      session.listen(
        [named.get('interface'), named.get('port')]
          .flatMap((item) => (item ? [session.text(item)] : []))
          .join(':'),
      )
      return serveRepl(session)
    },
    'start-server': ({ session, named }) => {
      session.listen(
        [named.get('bind') ?? named.get('address'), named.get('port')]
          .flatMap((item) => (item ? [session.text(item)] : []))
          .join(':'),
      )
      return serveRepl(session)
    },
    connect: ({ session, args }) => {
      session.connect(session.words(args.slice(1)).join(':') || 'another machine')
      return EMPTY
    },
    bind: ({ session, args }) => {
      session.listen(session.words(args.slice(1)).join(':') || 'a port')
      return EMPTY
    },
    'socket-connect': 'address address > @socket',
    'socket-listen': 'listen listen > @socket',
    reader: itself,
    writer: itself,
    'line-seq': contentOf,
    'read-line': ({ session, args }) =>
      args[0] ? { text: session.text(args[0]) } : { text: session.input },
    copy: ({ session, args }) => {
      const [source, sink] = args
      if (source && sink) session.flow(session.text(source), sink)
      return EMPTY
    },
    // printing and texts
    'string-append': ({ session, args }) => ({
      text: args.map((item) => session.text(item)).join(''),
    }),
    concat: ({ session, args }) => ({ text: args.map((item) => session.text(item)).join('') }),
    str: ({ session, args }) => ({ text: args.map((item) => session.text(item)).join('') }),
    concatenate: ({ session, args }) => ({
      text: args
        .slice(1)
        .map((item) => session.text(item))
        .join(''),
    }),
    list: ({ args }) => ({ items: args }),
    vector: ({ args }) => ({ items: args }),
    'list->string': ({ session, args }) => session.call({ name: 'join' }, [{ text: '' }, ...args]),
    'integer->char': ({ session, args }) => session.call({ name: 'fromcharcode' }, args),
    'code-char': ({ session, args }) => session.call({ name: 'fromcharcode' }, args),
    'base64-decode-string': ({ session, args }) => session.call({ name: 'b64decode' }, args),
    getenv: readEnvironment,
    'posix-getenv': readEnvironment,
    'get-environment-variable': readEnvironment,
    'System.getenv': readEnvironment,
    display: ({ session, args }) => printTo(session, args, ''),
    princ: ({ session, args }) => printTo(session, args, ''),
    write: ({ session, args }) => printTo(session, args, ''),
    print: ({ session, args }) => printTo(session, args, '\n'),
    println: ({ session, args }) => printTo(session, args, '\n'),
    displayln: ({ session, args }) => printTo(session, args, '\n'),
    message: 'println',
    newline: '- > none',
    get: ({ args }) => args[0],
    'kill-emacs': '- > none',
    'org-babel-execute-buffer': '- > none',
  },
}

function printTo(session: Invocation['session'], args: readonly Thing[], end: string): Thing {
  const [data, sink] = args
  if (sink?.kind === 'file' || sink?.kind === 'socket') session.flow(session.text(data), sink)
  else session.print(session.text(data) + end)
  return EMPTY
}

/** A prompt of the language that anybody can connect to. */
function serveRepl(session: Invocation['session']): Thing {
  session.connection ??= 'a port'
  session.machine.emit('execute', session.by, session.machine.unknown('network', 'a client'))
  return EMPTY
}
