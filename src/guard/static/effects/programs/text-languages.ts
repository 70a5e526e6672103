import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { deferWords } from '../deferred-words.ts'
import { guessOperand } from '../guesses/unknown-program.ts'
import { findEntry } from '../knowledge/index.ts'
import { checkQuery } from '../risky-arguments.ts'
import { runScriptFile } from '../script-files.ts'
import { derived, isDevelopmentPort, readFile, serveDirectory, writeFile } from '../world.ts'
import { isOwnSettings } from './file-operations.ts'

/** `awk PROGRAM FILES`: the program is code, the files are read. */
export function runAwk({ machine, name, args }: Call): Value {
  const reads: Value[] = []
  let program = false
  let assigned = ''
  let inPlace = false
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!
    const text = plain(word)
    const value = () => args[++i] ?? ''
    if (text === '--') continue
    if (/^(?:-v|--assign)$/.test(text)) assign(value())
    else if (/^(?:-v.|--assign=)/.test(text)) assign(text.replace(/^(?:-v|--assign=)/, ''))
    else if (/^(?:-F|--field-separator|-W)$/.test(text)) value()
    else if (/^(?:-f|--file|-E|--exec)$/.test(text)) {
      program = true
      const path = value()
      reads.push(readScript(path))
    } else if (/^-f./.test(text)) {
      program = true
      reads.push(readScript(text.slice(2)))
    } else if (/^--(?:file|exec)=/.test(text)) {
      program = true
      reads.push(readScript(text.slice(text.indexOf('=') + 1)))
    } else if (/^(?:-e|--source)$/.test(text)) {
      program = true
      reads.push(machine.runCode('awk', assigned + value(), name))
    } else if (/^--source=/.test(text)) {
      program = true
      reads.push(machine.runCode('awk', assigned + text.slice(9), name))
    } else if (/^(?:-i|--include)$/.test(text)) {
      if (plain(value()) === 'inplace') inPlace = true
    } else if (/^(?:-l|--load)$/.test(text)) machine.emit('load', name, value())
    else if (/^(?:-o|--pretty-print|-p|--profile|-d|--dump-variables)=?(.+)$/.test(text)) {
      const path = /^(?:-[opd]|--[\w-]+=)(.+)$/.exec(text)?.[1]
      if (path) writeFile(machine, name, path, '')
    } else if (/^-./.test(text)) continue
    else if (!program) {
      program = true
      reads.push(machine.runCode('awk', assigned + word, name))
    } else if (!/^[A-Za-z_]\w*=/.test(text)) {
      reads.push(readFile(machine, name, word))
      if (inPlace) writeFile(machine, name, word, '')
    }
  }
  const input = machine.inputValue
  return derived(machine, name, ...reads, input ?? '')

  /** `-v name=value`: as if the program began with it. */
  function assign(text: Value): void {
    const [, variable, value = ''] = /^([A-Za-z_]\w*)=(.*)$/s.exec(text) ?? []
    if (variable !== undefined)
      assigned += `${variable} = "${value.replaceAll('"', '\\"').replaceAll('\n', '\\n')}"\n`
  }

  /** A program file: awk shows parts of it in its errors. */
  function readScript(path: Value): Value {
    runScriptFile(machine, 'awk', name, path)
    return readFile(machine, name, path)
  }
}

/** `sed SCRIPT FILES`: the script is code; with `-i` the files are rewritten. */
export function runSed({ machine, name, args }: Call): Value {
  const scripts: Value[] = []
  const files: Value[] = []
  let inPlace = false
  let given = false
  for (let i = 0; i < args.length; i++) {
    const text = plain(args[i]!)
    if (text === '--') continue
    if (/^(?:-e|--expression)$/.test(text)) {
      scripts.push(args[++i] ?? '')
      given = true
    } else if (/^--expression=/.test(text)) {
      scripts.push(text.slice(13))
      given = true
    } else if (/^-[nErsuz]+e$/.test(text)) {
      scripts.push(args[++i] ?? '')
      given = true
    } else if (/^(?:-f|--file)$/.test(text)) {
      const path = args[++i] ?? ''
      runScriptFile(machine, 'sed', name, path)
      files.push(path)
      given = true
    } else if (/^--file=/.test(text)) {
      files.push(text.slice(7))
      given = true
    } else if (/^(?:-[nErsuz]*i.*|--in-place(?:=.*)?)$/.test(text)) inPlace = true
    else if (/^(?:-l|--line-length)$/.test(text)) i++
    else if (/^-./.test(text)) continue
    else if (!given) {
      scripts.push(args[i]!)
      given = true
    } else files.push(args[i]!)
  }
  const reads = scripts.map((script) => machine.runCode('sed', script, name))
  for (const file of files) {
    // Edited in place, nothing is shown, unless a script writes it elsewhere.
    if (
      inPlace &&
      isOwnSettings(file) &&
      !scripts.some((script) => WRITES_ELSEWHERE.test(script))
    ) {
      machine.emit('edit', name, machine.absolute(file))
      continue
    }
    reads.push(readFile(machine, name, file))
    if (inPlace) writeFile(machine, name, file, machine.unknown('output', name))
  }
  return inPlace ? '' : derived(machine, name, ...reads, machine.inputValue ?? '')
}

/** `w FILE`, alone or behind a substitution. */
const WRITES_ELSEWHERE = /(?:^|[;{}\n]|\/[gpiIemM\d]*)\s*[\d,$]*\s*[wW]\s*\S/

/** Modules whose program has another name. */
const MODULE_PROGRAMS: Record<string, string> = {
  twisted: 'twistd',
  awscli: 'aws',
  httpie: 'http',
}

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
  const at = call.args.findIndex((word) => /^-[a-zA-Z]*m$/.test(word))
  const code = call.args.findIndex((word) => /^-[a-zA-Z]*c$/.test(word) || !word.startsWith('-'))
  if (at < 0 || (code >= 0 && code < at)) return undefined
  const [module = '', ...rest] = call.args.slice(at + 1)
  return runModule(call, module, rest)
}

function runModule(call: Call, module: Value, rest: Value[]): Value | undefined {
  const { machine, name } = call
  const frame = machine.frameFor('wrapper', name)
  switch (plain(module)) {
    case 'http.server':
    case 'SimpleHTTPServer':
    case 'CGIHTTPServer':
    case 'pyftpdlib':
      return serveFiles(call, rest)
    case 'pip':
    case 'pytest':
    case 'ipython':
    case 'black':
    case 'mypy':
    case 'flake8':
    case 'pylint':
    case 'coverage':
    case 'flask':
    case 'poetry':
    case 'virtualenv':
    case 'debugpy':
    case 'gzip':
    case 'nuitka':
      return machine.runCommand([module, ...rest], { frame })
    case 'rpyc.cli.rpyc_classic':
    case 'rpyc_classic':
      return machine.runCommand(['rpyc_classic', ...rest], { frame })
    case 'notebook':
    case 'jupyterlab':
      return machine.runCommand(['jupyter', 'notebook', ...rest], { frame })
    case 'uvicorn':
    case 'gunicorn':
    case 'twisted':
    case 'jupyter':
    case 'awscli':
    case 'ansible':
    case 'httpie':
      return machine.runCommand([MODULE_PROGRAMS[plain(module)] ?? module, ...rest], { frame })
    case 'IPython':
      return machine.runCommand(['ipython', ...rest], { frame })
    case 'pdb':
    case 'cProfile':
    case 'profile':
    case 'trace':
    case 'runpy':
      return machine.runCommand(['python', ...withoutProfileOptions(rest)], { frame })
    case 'timeit':
      for (const word of rest) if (!word.startsWith('-')) machine.runCode('python', word, name)
      return machine.unknown('output', name)
    case 'pickle':
      for (const word of rest)
        if (!word.startsWith('-'))
          machine.runCode('python', `pickle.load(open(${JSON.stringify(word)}))`, name)
      return machine.unknown('output', name)
    case 'venv':
      return machine.runCommand(['virtualenv', ...rest], { frame })
    case 'zipfile':
    case 'tarfile': {
      const at = rest.findIndex((word) => /^(?:-e|--extract)$/.test(word))
      const [archive, place = '.'] = at < 0 ? [] : rest.slice(at + 1)
      const [verb = '', packed, ...files] = rest
      if (/^(?:-c|--create)$/.test(verb) && packed !== undefined)
        return machine.runCommand(['tar', '-cf', packed, '--', ...files], { frame })
      if (archive === undefined) break
      const unpack =
        plain(module) === 'zipfile'
          ? ['unzip', '-d', place, archive]
          : ['tar', '-C', place, '-xf', archive]
      return machine.runCommand(unpack, { frame })
    }
    case 'json.tool': {
      const [, output] = rest.filter((word) => !word.startsWith('-'))
      if (output !== undefined) writeFile(machine, name, output, machine.unknown('output', name))
      break
    }
    case 'netrc':
      // It prints what it reads, and reads that by itself.
      readFile(machine, name, '~/.netrc')
      return machine.unknown('output', name)
    case 'pty':
      machine.emit('shell', name, name, { how: `${name} -m pty` })
      return machine.unknown('shell', name)
    case 'smtpd':
    case 'pydoc':
      return machine.unknown('output', name)
    default: {
      const program = plain(module)
      checkQuery({ ...call, name: program, args: rest })
      deferWords({ machine, name: program, args: rest, entry: findEntry(program) })
    }
  }
  for (const word of rest) guessOperand(call, word)
  return derived(machine, name, machine.inputValue ?? '')
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

/** `ruby -run -e httpd DIRECTORY` serves a directory; the rest is in the knowledge base. */
export function rubyServer(call: Call): Value | undefined {
  const words = call.args.map(plain)
  if (!words.includes('-run') || !words.includes('httpd')) return undefined
  const directory = call.args.findLast(
    (word, i) => !word.startsWith('-') && i > words.indexOf('httpd') && words[i - 1] !== '-p',
  )
  const port = /(?:-p\s*|--port=)(\d+)/.exec(words.join(' '))?.[1] ?? '8080'
  if (directory === undefined || directory === '.') {
    // Named as the place that is served, this directory is for everybody.
    const host =
      words.find((word) => /^--bind-address=/.test(word))?.slice(15) ??
      (directory === undefined || isDevelopmentPort(port) ? '' : '0.0.0.0')
    call.machine.emit('listen', call.name, `${host}:${port}`, { how: 'serves files' })
    return ''
  }
  serveDirectory(
    call.machine,
    call.name,
    directory,
    words.some((word) => /127\.0\.0\.1|localhost/.test(word)) ? 'localhost' : ':',
  )
  return ''
}
