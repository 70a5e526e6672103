import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { deferWords } from '../deferred-words.ts'
import { guessOperand } from '../guesses/unknown-program.ts'
import { findEntry } from '../knowledge/index.ts'
import { checkQuery } from '../risky-arguments.ts'
import { isDropPlace } from '../side-commands.ts'
import { derived, readFile, serveDirectory, writeFile } from '../world.ts'

/** Modules that are programs, and what those are called with. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'pip pytest ipython black mypy flake8 pylint coverage flask poetry virtualenv debugpy gzip nuitka uvicorn gunicorn jupyter ansible rpyc_classic'
      .split(' ')
      .map((name) => [name, [name]]),
  ),
  'rpyc.cli.rpyc_classic': ['rpyc_classic'],
  notebook: ['jupyter', 'notebook'],
  jupyterlab: ['jupyter', 'notebook'],
  twisted: ['twistd'],
  awscli: ['aws'],
  httpie: ['http'],
  IPython: ['ipython'],
  venv: ['virtualenv'],
  idlelib: ['idle'],
  'idlelib.idle': ['idle'],
}

/** These run a script, with options of their own. */
const RUN_SCRIPTS = /^(?:pdb|bdb|cProfile|profile|trace|runpy)$/
/** What comes in is typed into these. */
const CONSOLES = /^(?:code|asyncio)$/

/** What the standard library of Python brings: whatever else has a name belongs to a project, or is installed. */
const STANDARD = new Set(
  `abc aifc argparse array asynchat asyncio asyncore atexit audioop bdb binascii bisect builtins bz2 cgi cgitb chunk
  cmath cmd code codecs codeop collections colorsys compression concurrent configparser contextlib contextvars copy
  copyreg crypt csv ctypes curses dataclasses datetime dbm decimal difflib distutils email encodings enum errno
  faulthandler fcntl filecmp fileinput fnmatch formatter fractions ftplib functools gc genericpath getopt getpass gettext
  glob graphlib grp hashlib heapq hmac html http idlelib imaplib imghdr imp importlib io ipaddress itertools keyword
  lib2to3 linecache locale logging lzma mailbox mailcap marshal math mmap modulefinder multiprocessing nis nntplib
  ntpath numbers opcode operator optparse os ossaudiodev parser pathlib pipes pkgutil plistlib poplib posix posixpath
  pprint profiling pty pwd pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter sched secrets
  select selectors shelve shlex shutil signal smtpd smtplib sndhdr socket socketserver spwd sre_compile ssl stat statistics
  string stringprep struct subprocess sunau symbol symtable sys syslog telnetlib tempfile termios test textwrap threading
  time tkinter token tomllib traceback tracemalloc tty types typing unicodedata urllib uu uuid warnings wave weakref
  webbrowser wsgiref xdrlib xml xmlrpc zipimport zlib zoneinfo _pyrepl _sitebuiltins BaseHTTPServer SimpleXMLRPCServer
  DocXMLRPCServer SocketServer`.split(/\s+/),
)

/** Of these, what is told something with them is ordinary: they show, check and turn what they read. */
const ORDINARY =
  /^(?:quopri|uu|random|html(?:\.\w+)?|plistlib|difflib|filecmp|symtable|tkinter|textwrap|locale|getpass|sysconfig|uuid|webbrowser|encodings(?:\.\w+)?|multiprocessing\.resource_tracker|test|test\.(?:regrtest|pystone|test_\w+|pythoninfo)|modulefinder|mailbox|csv|statistics|secrets|hashlib|shlex|pprint|xml\.\w+(?:\.\w+)?|importlib\.metadata|ctypes\.util|http|curses\.\w+|string|keyword|token|opcode|stat|heapq|ssl|glob|time|struct|fnmatch|calendar|colorsys|math|datetime|re|io|os|sys|logging|profiling\.\w+|concurrent\.futures)$/

/** `python -m MODULE` is another program; the rest is in the knowledge base. */
export function pythonModule(call: Call): Value | undefined {
  const script = call.args[0] ?? ''
  // One that this command line wrote is judged by what is in it.
  if (
    /(?:^|\/)manage\.py$/.test(plain(script)) &&
    !call.machine.files.has(call.machine.absolute(script))
  )
    return call.machine.runCommand(['django-admin', ...call.args.slice(1)], {
      frame: call.machine.frame,
    })
  for (let at = 0; at < call.args.length; at++) {
    const word = call.args[at]!
    // The name may be glued to its option, and stand behind other letters.
    const [, glued] = /^-[bBdEhiIOPqsStuvV?]*m(.*)$/s.exec(word) ?? []
    if (glued === '') return runModule(call, call.args[at + 1] ?? '', call.args.slice(at + 2))
    if (glued && /^\w/.test(glued)) return runModule(call, glued, call.args.slice(at + 1))
    // Behind these letters stands a value.
    if (/^-[bBdEhiIOPqsStuvV?]*[WXQ]$|^--check-hash-based-pycs$/.test(word)) at++
    else if (!word.startsWith('-') || word === '-' || /^-[a-zA-Z]*c/.test(word)) return undefined
  }
  return undefined
}

function runModule(call: Call, module: Value, rest: Value[]): Value | undefined {
  const { machine, name } = call
  const frame = machine.frameFor('wrapper', name)
  const text = plain(module)
  const run = (...words: Value[]) => machine.runCommand(words, { frame })
  if (Object.hasOwn(PROGRAMS, text)) return run(...PROGRAMS[text]!, ...rest)
  if (RUN_SCRIPTS.test(text)) return run('python', ...withoutProfileOptions(rest))
  if (CONSOLES.test(text)) return run('python', '-')
  const special = Object.hasOwn(MODULES, text) ? MODULES[text]!(call, rest) : undefined
  if (special !== undefined) return special
  if (!Object.hasOwn(MODULES, text)) {
    if (isUndescribedModule(text))
      machine.miss('program', `${name} -m ${text}`, '', `${text}, of which nothing is known`)
    checkQuery({ ...call, name: text, args: rest })
    deferWords({ machine, name: text, args: rest, entry: findEntry(text) })
  }
  for (const word of rest) guessOperand(call, word)
  return derived(machine, name, machine.inputValue ?? '')
}

/** What a module does with its words; undefined where they are like those of any program. */
type Module = (call: Call, rest: Value[]) => Value | undefined

const MODULES: Readonly<Record<string, Module>> = {
  'http.server': serveFiles,
  SimpleHTTPServer: serveFiles,
  CGIHTTPServer: serveFiles,
  pyftpdlib: serveFiles,
  timeit: ({ machine, name }, rest) => {
    for (const word of rest) if (!word.startsWith('-')) machine.runCode('python', word, name)
    return machine.unknown('output', name)
  },
  pickle: ({ machine, name }, rest) => {
    for (const word of rest)
      if (!word.startsWith('-'))
        machine.runCode('python', `pickle.load(open(${JSON.stringify(word)}))`, name)
    return machine.unknown('output', name)
  },
  zipfile: (call, rest) => archive(call, rest, ['unzip', '-d'], []),
  tarfile: (call, rest) => archive(call, rest, ['tar', '-C'], ['-xf']),
  'json.tool': ({ machine, name }, rest) => {
    const [, output] = rest.filter((word) => !word.startsWith('-'))
    if (output !== undefined) writeFile(machine, name, output, machine.unknown('output', name))
    return undefined
  },
  netrc: ({ machine, name }) => {
    // It prints what it reads, and reads that by itself.
    readFile(machine, name, '~/.netrc')
    return machine.unknown('output', name)
  },
  pty: ({ machine, name }) => {
    machine.emit('shell', name, name, { how: `${name} -m pty` })
    return machine.unknown('shell', name)
  },
  pydoc: ({ machine, name }, rest) => {
    const host = rest.includes('-n') ? (rest[rest.indexOf('-n') + 1] ?? '') : 'localhost'
    if (!/^(?:127\.|localhost|::1)/.test(plain(host)))
      machine.emit('listen', name, `${host}:`, { how: 'shows what it finds to others' })
    return machine.unknown('output', name)
  },
  unittest: ({ machine, name }, rest) => {
    const place = rest.find((word) => isDropPlace(plain(word)))
    if (place !== undefined) machine.miss('script', name, place, `the content of ${plain(place)}`)
    return machine.unknown('output', name)
  },
}

/** `-c PACKED FILES…` and `-e ARCHIVE PLACE`, as the programs for such archives do it. */
function archive(
  { machine, name }: Call,
  rest: Value[],
  unpack: Value[],
  behind: Value[],
): Value | undefined {
  const frame = machine.frameFor('wrapper', name)
  const [verb = '', packed, ...files] = rest
  if (/^(?:-c|--create)$/.test(verb) && packed !== undefined)
    return machine.runCommand(['tar', '-cf', packed, '--', ...files], { frame })
  const at = rest.findIndex((word) => /^(?:-e|--extract)$/.test(word))
  const [from, place = '.'] = at < 0 ? [] : rest.slice(at + 1)
  if (from === undefined) return undefined
  return machine.runCommand([...unpack, place, ...behind, from], { frame })
}

/** `python -m xmlrpc.server`: a part of the standard library that does something when it is run, and nobody says what. */
function isUndescribedModule(name: string): boolean {
  return STANDARD.has(name.split('.', 1)[0]!) && !ORDINARY.test(name)
}

/** `python -m http.server`: a directory is offered to whoever reaches the address. */
function serveFiles({ machine, name }: Call, args: readonly Value[]): Value {
  const at = args.findIndex((word) => /^(?:-d|--directory)$/.test(word))
  const bind = args.findIndex((word) => /^(?:-b|--bind)$/.test(word))
  const bound = bind < 0 ? undefined : args[bind + 1]
  const isLocal = bound !== undefined && /^(?:127\.|localhost|::1)/.test(plain(bound))
  const directory = at >= 0 ? args[at + 1] : machine.environment.directory
  if (directory === undefined)
    machine.emit('listen', name, args.find((word) => /^\d+$/.test(word)) ?? '8000', {
      how: 'serves files',
    })
  else serveDirectory(machine, name, directory, isLocal ? 'localhost' : ':')
  return ''
}

/** `-s ORDER` and `-o FILE` belong to the profiler. */
function withoutProfileOptions(words: readonly Value[]): Value[] {
  return words.filter((word, i) => !/^-[ost]$/.test(word) && !/^-[os]$/.test(words[i - 1] ?? ''))
}
