// The commands that a document shows: pure functions, one for each kind of document. They rather miss a
// command than take prose or output for one.

/** Longer ones are programs, not commands. */
const LONGEST = 4000

const SHELL_FENCE =
  /^\s*(?:`{3,}|~{3,})\s*\{?\.?(?:sh|bash|shell|zsh|console|terminal|shell-session)\b/i
const FENCE = /^\s*(?:`{3,}|~{3,})/
const PROMPT = /^\s*(?:[\w.@~/-]{0,30}[$%>]|\$)\s+(?=\S)/
/** What a line cannot be taken out of without the rest of its script. */
const SPANS_LINES =
  /<<|(?:^|[\s;])(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|function)\b|[{(]\s*$|^\s*[})]/

/** Markdown, reStructuredText and plain text: fenced shell blocks, and lines after a prompt. */
export function commandsInText(text, isProgram) {
  const found = []
  let block
  for (const line of joined(text)) {
    if (block) {
      if (FENCE.test(line)) {
        found.push(...commandsInBlock(block, isProgram))
        block = undefined
      } else block.push(line)
    } else if (SHELL_FENCE.test(line)) block = []
    else if (/^\s*\$\s+\S/.test(line)) found.push(line.replace(PROMPT, ''))
  }
  return found.map(tidy).filter((command) => isCommand(command, isProgram))
}

/** With prompts in it, a block shows output too; a script that hangs together stays in one piece. */
function commandsInBlock(lines, isProgram) {
  if (lines.some((line) => /^\s*\$\s/.test(line))) {
    return lines.filter((line) => /^\s*\$\s/.test(line)).map((line) => line.replace(PROMPT, ''))
  }
  return commandsInScript(lines.join('\n'), isProgram)
}

/** A manual page: what its examples show, as literal lines or in bold type. */
export function commandsInManual(roff, isProgram) {
  const [, examples] =
    /^\.S[Hh]\s+"?EXAMPLES?[^\n]*\n([\s\S]*?)(?=^\.S[Hh]\s|(?![\s\S]))/m.exec(roff) ?? []
  if (examples === undefined) return []
  const found = []
  let isLiteral = false
  for (const line of joined(examples, /\\e$/)) {
    if (/^\.(?:nf|EX|Bd|VS)/.test(line)) isLiteral = true
    else if (/^\.(?:fi|EE|Ed|VE)/.test(line)) isLiteral = false
    const [, request] = /^\.(?:B|Dl|D1|BI)\s+(.*)/.exec(line) ?? []
    const [, bold] = /^\\fB(.*)\\f[RP]$/.exec(line) ?? []
    if (request !== undefined) found.push(request.replace(/^"|"$/g, ''))
    else if (bold !== undefined) found.push(bold)
    else if (!line.startsWith('.') && (isLiteral || /^\s*\$\s/.test(line))) found.push(line)
  }
  return found
    .map((line) => tidy(withoutRoff(line).replace(PROMPT, '')))
    .filter((command) => isCommand(command, isProgram))
}

/** What groff calls a character, as `\(aq`, `\*(Aq` or `\[aq]`. */
const CHARACTERS = new Map([
  ...['aq', 'oq', 'cq'].map((name) => [name, "'"]),
  ...['dq', 'lq', 'rq'].map((name) => [name, '"']),
  ['ti', '~'],
  ['ha', '^'],
  ['ga', '`'],
  ['rs', '\\'],
])

function withoutRoff(line) {
  return (
    line
      .replace(/\\f(?:\[\w*\]|\(\w\w|\w)|\\s[+-]?\d|\\[&|^%:]/g, '')
      .replace(
        /\\\*?(?:\((\w\w)|\[(\w+)\])/g,
        (whole, two, name = two) => CHARACTERS.get(name.toLowerCase()) ?? whole,
      )
      .replace(/\\-/g, '-')
      .replace(/\\(?:e|\\)/g, '\\')
      .replace(/\\ /g, ' ')
      // The number of a remark below the example.
      .replace(/\s{2,}\(\d+\)$/, '')
  )
}

/** A shell script: as a whole where it is short, and those of its lines that stand for themselves. */
export function commandsInScript(text, isProgram) {
  const body = joined(text.replace(/^#!.*\n/, '')).filter((line) => !/^\s*(?:#|$)/.test(line))
  const whole = body.length > 1 && SPANS_LINES.test(body.join('\n')) ? [body.join('\n')] : []
  const hasDocument = body.some((line) => line.includes('<<'))
  const single = hasDocument ? [] : body.filter((line) => !SPANS_LINES.test(line))
  return [
    ...whole.filter(({ length }) => length <= LONGEST),
    ...single.map(tidy).filter((command) => isCommand(command, isProgram)),
  ]
}

/** The steps of an image: what RUN is followed by, each as one command. */
export function commandsInDockerfile(text) {
  return joined(text.replace(/^\s*#.*\n/gm, '')).flatMap((line) => {
    const [, step] = /^\s*(?:ONBUILD\s+)?RUN\s+(?:--\S+\s+)*(.+)/.exec(line) ?? []
    return step === undefined || /^\[|<</.test(step) ? [] : [tidy(step)]
  })
}

const INTERPRETERS = new Map([
  ['.py', 'python3 -'],
  ['.js', 'node'],
  ['.mjs', 'node --input-type=module -'],
  ['.rb', 'ruby'],
  ['.pl', 'perl'],
])
const LONGEST_CODE = 3000

/** A short program as agents run it: handed to its interpreter as a document. */
export function commandsInCode(text, _isProgram, extension) {
  const code = text.trim()
  const isDense = code.length > 120 * code.split('\n').length
  if (code.length < 80 || code.length > LONGEST_CODE || isDense || /^EOF$/m.test(code)) return []
  return [`${INTERPRETERS.get(extension)} <<'EOF'\n${code}\nEOF`]
}

/** The scripts of a package. */
export function commandsInPackage(text) {
  let scripts
  try {
    scripts = JSON.parse(text)?.scripts
  } catch {
    return []
  }
  if (typeof scripts !== 'object' || scripts === null) return []
  return Object.values(scripts).filter((script) => typeof script === 'string' && script !== '')
}

/** The steps of a pipeline: `run:` and `script:` with one line or a block of them. */
export function commandsInPipeline(text, isProgram) {
  const found = []
  for (const [, indent, block, line] of text.matchAll(
    /^([ \t-]*)(?:run|script|before_script|install):[ \t]*(?:[|>][+-]?[ \t]*\n((?:[ \t]+.*\n|\n)+)|(\S.*)\n)/gm,
  )) {
    if (line !== undefined) found.push(tidy(line))
    else found.push(...commandsInScript(block.replaceAll(`\n${indent}`, '\n'), isProgram))
  }
  return found.filter((command) => isCommand(command, isProgram))
}

/** The lines of a text, those that go on after a backslash in one piece. */
function joined(text, continued = /\\$/) {
  const lines = []
  let open
  for (const line of text.split(/\r?\n/)) {
    const whole = open === undefined ? line : `${open} ${line.trim()}`
    open = continued.test(whole) ? whole.replace(continued, '').trimEnd() : undefined
    if (open === undefined) lines.push(whole)
  }
  return open === undefined ? lines : [...lines, open]
}

function tidy(line) {
  return line.trim().replace(/\s+#\s.*$/, '')
}

/** Starts with a program that this machine knows, perhaps after assignments. */
function isCommand(command, isProgram) {
  if (command.length < 2 || command.length > LONGEST || /[\0-\x08]|\.\.\.|…/.test(command))
    return false
  const [, first] =
    /^(?:[A-Za-z_]\w*=\S*\s+)*(?:sudo\s+)?([\w./+~-]+)(?=[\s;|&]|$)/.exec(command) ?? []
  return first !== undefined && (isProgram(first) || /^\.{0,2}\/\w/.test(first))
}
