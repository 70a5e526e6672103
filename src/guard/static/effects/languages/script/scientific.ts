import { setInherited } from '../../inherited-variables.ts'
import {
  changeMode,
  connectTo,
  contentOf,
  expandHome,
  flowInto,
  home,
  itself,
  joinPath,
  openFile,
  readEnvironment,
  sameAs,
} from './follows.ts'
import type { Follow, Language } from './language.ts'
import { parseCode } from './reader.ts'
import { NAME, type Syntax } from './syntax.ts'
import { EMPTY, flatten, knownText, type Thing, truthOf } from './thing.ts'

const juliaSyntax: Syntax = {
  comment: /#=[\s\S]*?(?:=#|$(?![\s\S]))|#[^\n]*/y,
  quotes: [
    { open: '"""', close: '"""', escapes: 'all', interpolation: 'dollar' },
    { open: '"', close: '"', escapes: 'all', interpolation: 'dollar' },
    { open: '```', close: '```', escapes: 'all', interpolation: 'dollar', command: true },
    { open: '`', close: '`', escapes: 'all', interpolation: 'dollar', command: true },
    { open: "'", close: "'", escapes: 'all' },
  ],
  prefix: /^(?:ip|r|raw|b|v)$/,
  name: /[\p{L}_][\p{L}\p{N}_]*!?/uy,
  lines: 'end',
  blocks: 'end',
  arrow: '->',
  trailingBlocks: true,
  concatenation: ['*'],
  countsFromOne: true,
  namedArguments: true,
}

/** A command that is not run yet: its words. */
function commandOf(words: string[]): Thing {
  return { kind: 'command', items: words.filter((word) => word !== '').map((text) => ({ text })) }
}

/** Runs a command object, reads a file, or takes from a stream. */
const readAny: Follow = ({ session, args }) => {
  const source = args.find((item) => !item.closure)
  if (!source) return EMPTY
  if (source.kind === 'command')
    return { text: session.runWords(session.words(source.items ?? [])) }
  if (source.kind !== undefined) return { text: session.text(source) }
  const text: Thing = { text: session.read(session.text(source)) }
  for (const item of args) if (item.closure) session.callClosure(item.closure, [text])
  return text
}

const openAny: Follow = (invocation) => {
  const { session, args } = invocation
  const rest = args.filter((item) => !item.closure)
  const [source] = rest
  if (!source) return EMPTY
  const opened =
    source.kind === 'command'
      ? { kind: 'process', text: session.runWords(session.words(source.items ?? [])) }
      : (openFile()({ ...invocation, args: rest }) ?? EMPTY)
  for (const item of args) if (item.closure) session.callClosure(item.closure, [opened])
  return opened
}

const writeAny: Follow = ({ session, args }) => {
  const [sink, ...data] = args
  if (!sink) return EMPTY
  const text = data.map((item) => session.text(item)).join('')
  if (sink.kind !== undefined) session.flow(text, sink)
  else session.write(session.text(sink), text)
  return EMPTY
}

const runCommand: Follow = ({ session, args, named }) => {
  const [command] = args
  const words = command?.items ?? []
  const stream = [...named.values(), ...(command?.entries?.values() ?? [])].find(
    (item) => item.kind === 'socket',
  )
  if (command?.kind !== 'command')
    return command && knownText(command) === undefined
      ? { text: session.runWords(session.words([command])) }
      : EMPTY
  return {
    kind: 'process',
    text: session.runWords(
      session.words(words),
      stream && { kind: 'socket', address: stream.place ?? 'another machine' },
    ),
  }
}

export const julia: Language = {
  name: 'julia',
  syntax: juliaSyntax,
  names: {
    ENV: 'environment',
    ARGS: 'arguments',
    stdin: 'stdin',
    stdout: 'stdout',
    true: 'true',
    false: 'nothing',
    nothing: 'nothing',
  },
  spellings: [[/^(?:Base|Sockets|Downloads|Core|Filesystem|Base64|HTTP\.HTTP)\./, '']],
  calls: {
    '`': ({ session, args }) =>
      commandOf(
        session
          .text(args[0])
          .trim()
          .split(/\s+/)
          .map((word) => word.replace(/^(["'])(.*)\1$/, '$2')),
      ),
    Cmd: ({ session, args }) =>
      args[0]?.items ? commandOf(session.words(args[0].items)) : (args[0] ?? EMPTY),
    run: runCommand,
    success: runCommand,
    pipeline: ({ args, named }) => ({
      ...args[0],
      ...(named.size > 0 && { entries: new Map(named) }),
    }),
    detach: itself,
    ignorestatus: itself,
    read: readAny,
    readchomp: readAny,
    readlines: readAny,
    eachline: readAny,
    readline: readAny,
    open: openAny,
    write: writeAny,
    println: ({ session, args }) => printTo(session, args, '\n'),
    print: ({ session, args }) => printTo(session, args, ''),
    display: ({ session, args }) => printTo(session, args, '\n'),
    include: 'script > none',
    include_string: '- code > output',
    eval: 'code > output',
    'Meta.parse': itself,
    ccall: ({ session, args }) => {
      const name = flatten(args.slice(0, 1)).map((item) => session.text(item))[0] ?? ''
      if (/^(?:system|popen)$/.test(name)) session.runText(session.text(args.at(-1)))
      return EMPTY
    },
    'Libdl.dlopen': 'load > none',
    rm: ({ session, args, named }) => {
      const recursive = truthOf(named.get('recursive') ?? EMPTY) === true
      session.machine.emit(
        recursive ? 'delete-tree' : 'delete',
        session.by,
        session.machine.absolute(session.text(args[0])),
      )
      return EMPTY
    },
    cp: sameAs('cp', 0, 1),
    mv: sameAs('mv', 0, 1),
    symlink: sameAs('ln', 0, 1),
    chmod: changeMode(0, 1),
    joinpath: joinPath,
    homedir: home,
    expanduser: expandHome,
    download: 'url write > network',
    'HTTP.get': 'url > network',
    'HTTP.post': 'url - data body:data > network',
    'HTTP.put': 'url - data body:data > network',
    'HTTP.request': '- url - data body:data > network',
    connect: 'address address > @socket',
    listen: 'listen listen > @socket',
    listenany: 'listen listen > @socket',
    accept: itself,
    String: itself,
    string: ({ session, args }) => ({ text: args.map((item) => session.text(item)).join('') }),
    '*.readline': contentOf,
    take: itself,
    get: ({ session, args }) =>
      args[0]?.kind === 'environment'
        ? { text: session.variable(knownText(args[1]) ?? '') }
        : EMPTY,
  },
}

function printTo(
  session: Parameters<Follow>[0]['session'],
  args: readonly Thing[],
  end: string,
): Thing {
  const [first, ...rest] = args
  const to = first?.kind === 'file' || first?.kind === 'socket' ? first : undefined
  const text = (to ? rest : args).map((item) => session.text(item)).join('') + end
  if (to) session.flow(text, to)
  else session.print(text)
  return EMPTY
}

const rSyntax: Syntax = {
  comment: /#[^\n]*/y,
  quotes: [
    { open: '"', close: '"', escapes: 'all' },
    { open: "'", close: "'", escapes: 'all' },
  ],
  prefix: /^[rR]$/,
  name: /(?:[\p{L}]|\.(?![\d]))[\p{L}\p{N}._]*/uy,
  operator: /<<-|<-|->>|->|%[^%\s]*%|:::|::|\|>/y,
  lines: 'end',
  blocks: 'braces',
  namedArguments: true,
  dollarMembers: true,
  countsFromOne: true,
}

/** A connection of R: a path, an address, or an object that was opened. */
const readConnection: Follow = ({ session, args, named }) => {
  const source = args[0] ?? named.get('con') ?? named.get('file')
  if (!source) return EMPTY
  if (source.kind !== undefined) return { text: session.text(source) }
  return { text: session.read(session.text(source)) }
}

const writeConnection: Follow = ({ session, args, named }) => {
  const sink = named.get('con') ?? named.get('file') ?? args[1]
  const text = session.text(args[0])
  if (!sink) session.print(`${text}\n`)
  else if (sink.kind !== undefined) session.flow(text, sink)
  else session.write(session.text(sink), text)
  return EMPTY
}

const byName: Follow = ({ session, args }) => {
  const [name, list] = args
  const text = knownText(name)
  return session.call(
    text === undefined ? (name ?? EMPTY) : { name: text },
    list?.items ?? [...(list?.entries?.values() ?? [])],
  )
}

export const r: Language = {
  name: 'r',
  syntax: rSyntax,
  names: {
    TRUE: 'true',
    T: 'true',
    FALSE: 'nothing',
    F: 'nothing',
    NULL: 'nothing',
    NA: 'nothing',
  },
  spellings: [[/^(?:base|utils|stats|tools|grDevices)\./, '']],
  calls: {
    system: 'exec > output',
    shell: 'exec > output',
    'shell.exec': 'exec > output',
    system2: 'program args args:args command:program > output',
    pipe: 'exec > @process',
    'processx.run': 'program args args:args > output',
    'processx.process': 'program args > output',
    'sys.exec_wait': 'program args > output',
    'sys.exec_internal': 'program args > output',
    eval: 'code > output',
    evalq: 'code > output',
    parse: ({ session, args, named }) =>
      named.get('text') ?? { text: session.read(session.text(named.get('file') ?? args[0])) },
    str2lang: itself,
    str2expression: itself,
    source: 'script > none',
    'sys.source': 'script > none',
    'devtools.source_url': 'script > none',
    'dyn.load': 'load > none',
    'do.call': byName,
    'match.fun': ({ args }) => ({ name: knownText(args[0]) ?? '' }),
    get: ({ args }) => ({ name: knownText(args[0]) ?? '' }),
    lapply: ({ session, args }) =>
      args[1]
        ? {
            items: (args[0]?.items ?? [args[0] ?? EMPTY])
              .slice(0, 32)
              .map((item) =>
                session.call(args[1]!.text === undefined ? args[1]! : { name: args[1]!.text }, [
                  item,
                ]),
              ),
          }
        : EMPTY,
    sapply: ({ session, args }) =>
      args[1]
        ? {
            items: (args[0]?.items ?? [args[0] ?? EMPTY])
              .slice(0, 32)
              .map((item) =>
                session.call(args[1]!.text === undefined ? args[1]! : { name: args[1]!.text }, [
                  item,
                ]),
              ),
          }
        : EMPTY,
    readLines: readConnection,
    readline: ({ session }) => ({ text: session.input }),
    scan: readConnection,
    readRDS: readConnection,
    'read.csv': readConnection,
    'read.table': readConnection,
    'read.delim': readConnection,
    readChar: readConnection,
    readBin: readConnection,
    load: readConnection,
    file: openFile(0, 1),
    gzfile: openFile(0, 1),
    url: 'url > network',
    writeLines: writeConnection,
    write: writeConnection,
    'write.csv': writeConnection,
    'write.table': writeConnection,
    saveRDS: writeConnection,
    writeBin: writeConnection,
    save: ({ session, named }) => {
      if (named.get('file'))
        session.write(session.text(named.get('file')), session.machine.unknown('user', 'data'))
      return EMPTY
    },
    sink: 'write > none',
    cat: ({ session, args, named }) => {
      const text = flatten(args)
        .map((item) => session.text(item))
        .join(named.get('sep') ? session.text(named.get('sep')) : ' ')
      const file = named.get('file')
      if (!file || session.text(file) === '') session.print(text)
      else if (file.kind !== undefined) session.flow(text, file)
      else session.write(session.text(file), text, truthOf(named.get('append') ?? EMPTY) === true)
      return EMPTY
    },
    print: 'println',
    message: '- > none',
    unlink: ({ session, args, named }) => {
      const recursive = truthOf(named.get('recursive') ?? args[1] ?? EMPTY) === true
      session.machine.emit(
        recursive ? 'delete-tree' : 'delete',
        session.by,
        session.machine.absolute(session.text(args[0])),
      )
      return EMPTY
    },
    'file.remove': 'delete > none',
    'file.copy': sameAs('cp', 0, 1),
    'file.rename': sameAs('mv', 0, 1),
    'file.symlink': sameAs('ln', 0, 1),
    'file.append': 'append read > none',
    'Sys.chmod': ({ session, args, named }) => {
      session.runWords([
        'chmod',
        session.text(named.get('mode') ?? args[1]) || '777',
        session.text(args[0]),
      ])
      return EMPTY
    },
    'Sys.setenv': ({ session, named }) => {
      for (const [name, value] of named) setInherited(session.machine, name, session.text(value))
      return EMPTY
    },
    'Sys.getenv': readEnvironment,
    'path.expand': expandHome,
    'file.path': joinPath,
    'download.file': 'url write destfile:write > none',
    socketConnection: ({ session, args, named }) => {
      const place = [named.get('host') ?? args[0], named.get('port') ?? args[1]]
        .flatMap((item) => (item ? [session.text(item)] : []))
        .join(':')
      if (truthOf(named.get('server') ?? EMPTY) === true) session.listen(place)
      else session.connect(place)
      return {
        kind: 'socket',
        place,
        text: session.machine.unknown('network', place || 'another machine'),
      }
    },
    serverSocket: 'listen > @socket',
    socketAccept: itself,
    'httr.GET': 'url > network',
    'httr.POST': 'url data body:data > network',
    'httr.PUT': 'url data body:data > network',
    'httr.upload_file': 'read > content',
    'curl.curl_fetch_memory': 'url > network',
    'curl.curl_download': 'url write > none',
    'RCurl.getURL': 'url > network',
    'RCurl.postForm': 'url data* > network',
    'httpuv.startServer': 'listen listen > @socket',
    'plumber.pr_run': '- port:listen > @socket',
    c: ({ args, named }) => ({ items: [...flatten(args), ...named.values()] }),
    list: ({ args, named }) =>
      named.size > 0
        ? {
            entries: new Map([
              ...named,
              ...args.map((item, i): [string, Thing] => [String(i), item]),
            ]),
          }
        : { items: args },
    invisible: itself,
    suppressWarnings: itself,
    paste0: ({ session, args, named }) => pasted(session, args, named, ''),
    paste: ({ session, args, named }) => pasted(session, args, named, ' '),
    intToUtf8: ({ session, args }) => session.call({ name: 'fromcharcode' }, args),
    rawToChar: ({ session, args }) => session.call({ name: 'bytes' }, args),
    'as.raw': itself,
    'as.character': itself,
    'as.hexmode': itself,
    commandArgs: ({ session }) => ({ items: session.commandLine.after.map((text) => ({ text })) }),
    quit: '- > none',
    library: '- > none',
    require: '- > none',
    reticulate: '- > none',
    'reticulate.py_run_string': 'code.python > none',
  },
}

function pasted(
  session: Parameters<Follow>[0]['session'],
  args: readonly Thing[],
  named: ReadonlyMap<string, Thing>,
  usual: string,
): Thing {
  const separator = named.get('collapse') ?? named.get('sep')
  return {
    text: flatten(args)
      .map((item) => session.text(item))
      .join(separator ? session.text(separator) : usual),
  }
}

const octaveSyntax: Syntax = {
  comment: /[%#](?!!)[^\n]*/y,
  quotes: [
    { open: '"', close: '"', escapes: 'all' },
    { open: "'", close: "'", escapes: 'double' },
  ],
  name: NAME,
  lines: 'end',
  blocks: 'end',
  bareCalls:
    /^(?:disp|type|run|source|load|save|diary|delete|cd|more|pkg|system|shell_cmd|unix|dos)$/,
  countsFromOne: true,
}

/** Lines that begin with `!` go to the shell. */
function withShellLines(code: string): string {
  return code.replace(
    /^[ \t]*!(?!=)[ \t]*([^\n]+)$/gm,
    (_line, command: string) => `system(${JSON.stringify(command)})`,
  )
}

/** Octave and MATLAB. */
export const octave: Language = {
  name: 'octave',
  syntax: octaveSyntax,
  parse: (code) => parseCode(withShellLines(code), octaveSyntax),
  callsByName: true,
  calls: {
    system: 'exec > output',
    shell_cmd: 'exec > output',
    unix: 'exec > output',
    dos: 'exec > output',
    popen: 'exec > @process',
    popen2: 'program args > @process',
    exec: 'program args',
    'java.lang.Runtime.getRuntime().exec': 'line',
    eval: 'code > output',
    evalc: 'code > output',
    evalin: '- code > output',
    feval: ({ session, args }) => session.call({ name: knownText(args[0]) ?? '' }, args.slice(1)),
    source: 'script > none',
    run: 'script > none',
    load: 'read > content',
    importdata: 'read > content',
    fileread: 'read > content',
    textread: 'read > content',
    type: 'read > content',
    csvread: 'read > content',
    fopen: openFile(),
    fputs: flowInto,
    fprintf: ({ session, args }) => {
      const [first, ...rest] = args
      const toFile = first?.kind === 'file'
      const text = session.text(session.call({ name: 'sprintf' }, toFile ? rest : args))
      if (toFile) session.flow(text, first)
      else session.print(text)
      return EMPTY
    },
    fwrite: flowInto,
    fdisp: flowInto,
    fread: contentOf,
    fgetl: contentOf,
    fgets: contentOf,
    save: 'write > none',
    diary: 'write > none',
    csvwrite: 'write data > none',
    unlink: 'delete > none',
    delete: 'delete > none',
    rmdir: 'delete-tree > none',
    copyfile: sameAs('cp', 0, 1),
    movefile: sameAs('mv', 0, 1),
    rename: sameAs('mv', 0, 1),
    urlread: 'url > network',
    urlwrite: 'url write > none',
    webread: 'url > network',
    websave: 'write url > none',
    webwrite: 'url data > network',
    tcpclient: 'address address > @socket',
    tcpserver: 'listen listen > @socket',
    getenv: readEnvironment,
    setenv: ({ session, args }) => {
      setInherited(session.machine, session.text(args[0]), session.text(args[1]))
      return EMPTY
    },
    disp: 'println',
    display: 'println',
    printf: ({ session, args }) => {
      session.print(session.text(session.call({ name: 'sprintf' }, args)))
      return EMPTY
    },
    puts: 'print',
    char: ({ session, args }) => session.call({ name: 'fromcharcode' }, args),
    fliplr: ({ session, args }) => session.call({ name: 'reverse' }, args),
    strcat: ({ session, args }) => ({ text: args.map((item) => session.text(item)).join('') }),
    '@socket.write': flowInto,
    '@socket.connect': connectTo('connect'),
  },
}

const gnuplotSyntax: Syntax = {
  comment: /#[^\n]*/y,
  quotes: [
    { open: '"', close: '"', escapes: 'all' },
    { open: "'", close: "'", escapes: 'double' },
    { open: '`', close: '`', escapes: 'all', command: true },
  ],
  name: NAME,
  lines: 'end',
  blocks: 'braces',
  bareCalls: true,
  concatenation: ['.'],
}

/** A file name; `< command` reads what a command prints. */
const plotFile: Follow = ({ session, args }) => {
  const name = knownText(args[0])
  if (name?.startsWith('<')) return { text: session.runText(name.slice(1)) }
  // Functions are plotted too: only a quoted name is a file.
  if (args[0]?.text !== undefined && args[0].name === undefined) session.read(args[0].text)
  return EMPTY
}

const printFile: Follow = ({ session, args }) => {
  const name = session.text(args[0])
  if (name.startsWith('|')) session.runText(name.slice(1))
  else if (name !== '' && args[0]?.name === undefined)
    session.write(name, session.machine.unknown('user', 'data'))
  return EMPTY
}

export const gnuplot: Language = {
  name: 'gnuplot',
  syntax: gnuplotSyntax,
  parse: (code) =>
    parseCode(
      withShellLines(code)
        .replace(/^[ \t]*(?:shell|sh)[ \t]*$/gm, 'system("sh")')
        .replace(/\bset[ \t]+(print|output|table)\b/g, 'set_$1'),
      gnuplotSyntax,
    ),
  calls: {
    system: 'exec > output',
    '`': 'exec > output',
    plot: plotFile,
    splot: plotFile,
    stats: plotFile,
    fit: '- > none',
    load: plotFile,
    call: plotFile,
    set_output: printFile,
    set_print: printFile,
    set_table: printFile,
    save: printFile,
    print: 'println*',
    eval: 'code > output',
    evaluate: 'code > output',
  },
}

const haskellSyntax: Syntax = {
  comment: /--(?![!#$%&*+./<=>?@\\^|~])[^\n]*|\{-[\s\S]*?(?:-\}|$(?![\s\S]))/y,
  quotes: [{ open: '"', close: '"', escapes: 'decimal' }],
  name: /[A-Za-z_][\w']*(?:\.[A-Za-z_][\w']*)*/y,
  operator: />>=|=<<|>>|\+\+|<\$>|<>|\$!?/y,
  lines: 'end',
  blocks: 'braces',
  bareCalls: true,
  concatenation: ['++', '.'],
}

/** Haskell, as `ghc -e` and `ghci` take it. */
export const haskell: Language = {
  name: 'haskell',
  syntax: haskellSyntax,
  parse: (code) =>
    parseCode(
      code
        .replace(/^[ \t]*(?:ghci>|Prelude[^>\n]*>|\*?Main>)[ \t]?/gm, '')
        .replace(
          /^[ \t]*:![ \t]*([^\n]+)$/gm,
          (_line, command: string) => `system ${JSON.stringify(command)}`,
        )
        .replace(
          /^[ \t]*:(?:load|l|script)[ \t]+(\S+)[^\n]*$/gm,
          (_line, path: string) => `readFile ${JSON.stringify(path)}`,
        )
        .replace(/(\s)\$!?(?=\s)/g, '$1')
        .replace(/>>=|>>|=<</g, '\n'),
      haskellSyntax,
    ),
  spellings: [[/^(?:[A-Z]\w*\.)+(?=[a-z])/, '']],
  calls: {
    system: 'exec > output',
    callCommand: 'exec > output',
    spawnCommand: 'exec > output',
    shell: 'exec > output',
    readCreateProcess: 'exec > output',
    rawSystem: 'program args > output',
    callProcess: 'program args > output',
    spawnProcess: 'program args > output',
    readProcess: 'program args - > output',
    proc: 'program args > output',
    executeFile: 'program - args > output',
    readFile: 'read > content',
    writeFile: 'write data > none',
    appendFile: 'append data > none',
    removeFile: 'delete > none',
    removeDirectoryRecursive: 'delete-tree > none',
    copyFile: sameAs('cp', 0, 1),
    renameFile: sameAs('mv', 0, 1),
    getEnv: readEnvironment,
    getHomeDirectory: home,
    putStrLn: 'println',
    putStr: 'print',
    print: 'println',
    connectTo: 'address address > @socket',
    simpleHttp: 'url > network',
  },
}
