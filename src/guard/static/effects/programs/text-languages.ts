import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
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

/** Tools that its library `un` offers, with the options of those of the system. */
const RUBY_TOOLS = /^(?:cp|ln|mv|rm|mkdir|rmdir|install|chmod|touch)$/

/** `ruby -run -e httpd DIRECTORY` serves a directory, `-e cp A B` copies; the rest is in the knowledge base. */
export function rubyServer(call: Call): Value | undefined {
  const words = call.args.map(plain)
  if (!words.some((word, i) => word === '-run' || (word === 'un' && words[i - 1] === '-r')))
    return undefined
  const tool = words[words.indexOf('-e') + 1] ?? ''
  if (RUBY_TOOLS.test(tool)) {
    const rest = call.args.slice(words.indexOf('-e') + 2)
    const frame = call.machine.frameFor('wrapper', call.name)
    return call.machine.runCommand([tool, ...(rest[0] === '--' ? rest.slice(1) : rest)], { frame })
  }
  if (!words.includes('httpd')) return undefined
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
