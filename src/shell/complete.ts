import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { graphemes, shown } from './editor/graphemes.ts'
import type { Completion } from './editor/line-editor.ts'
import type { Query } from './living-bash.ts'

/** The word before the cursor: where it starts, what it means, and in which quotes it stands. */
interface Word {
  start: number
  value: string
  quote: '' | '"' | "'"
  /** It is where a command is named. */
  isCommand: boolean
  command: string
}

const COMMAND_FOLLOWS = /^(?:\||\|\||&&|;|;;|&|\(|\{|!|do|then|else|elif|if|while|until|time)$/

/** What can stand in the place of the word before the cursor, as the living bash says. */
export async function complete(
  text: string,
  cursor: number,
  directory: string,
  ask: (query: Query, word: string) => Promise<string[]>,
): Promise<Completion | undefined> {
  const word = wordBefore(text.slice(0, cursor))
  const variable = /^(.*\$\{?)(\w*)$/s.exec(text.slice(word.start, cursor))
  if (variable && word.quote !== "'") return variables(word.start, variable, ask)
  const query = queryFor(word)
  // A name with a substitution in it is none, and must not come near anything that could expand it.
  if (query === 'commands' && /[$`]/.test(word.value)) return undefined
  const [answer = ''] = await ask(query, word.value)
  const candidates = [...new Set(answer.split('\n'))]
    .filter((candidate) => candidate !== '' && !/[\u0000-\u001f\u007f]/.test(candidate))
    .filter((candidate) => !candidate.startsWith('__aegish_'))
    .sort()
  const isFolder = (path: string) => query !== 'commands' && isDirectory(path, directory)
  return {
    start: word.start,
    candidates: candidates.map((value) => quoted(value, word.quote) + (isFolder(value) ? '/' : '')),
    labels: candidates.map((value) => label(value, isFolder(value))),
    suffix: (candidate) => (candidate.endsWith('/') ? '' : `${word.quote} `),
  }
}

async function variables(
  start: number,
  [, before = '', name = '']: RegExpExecArray,
  ask: (query: Query, word: string) => Promise<string[]>,
): Promise<Completion> {
  const [answer = ''] = await ask('variables', name)
  const names = answer.split('\n').filter((one) => one !== '' && !one.startsWith('__aegish_'))
  const end = before.endsWith('{') ? '}' : ''
  return {
    start,
    candidates: names.map((one) => before + one + end),
    labels: names,
    suffix: () => '',
  }
}

function queryFor({ isCommand, value, command }: Word): Query {
  if (isCommand && !/[/~]/.test(value)) return 'commands'
  return /^(?:cd|pushd|rmdir)$/.test(command) ? 'directories' : 'files'
}

function isDirectory(path: string, directory: string): boolean {
  try {
    return statSync(resolve(directory, path.replace(/^~(?=\/|$)/, homedir()))).isDirectory()
  } catch {
    return false
  }
}

function label(value: string, isFolder: boolean): string {
  const name = value.replace(/\/$/, '')
  const last = name.slice(name.lastIndexOf('/') + 1)
  return [...graphemes(last)].map(shown).join('') + (isFolder ? '/' : '')
}

function quoted(value: string, quote: Word['quote']): string {
  if (quote === "'") return `'${value.replaceAll("'", "'\\''")}`
  if (quote === '"') return `"${value.replace(/["$`\\]/g, '\\$&')}`
  return value.replace(/[^\p{L}\p{N}\p{M}_./~+,@%:=-]/gu, '\\$&').replace(/^([^~].*)~/s, '$1\\~')
}

/** Reads the text up to the cursor as bash would cut it into words. */
function wordBefore(text: string): Word {
  let start = text.length
  let value = ''
  let quote: Word['quote'] = ''
  let isInside = false
  let isCommand = true
  let command = ''
  const endWord = () => {
    if (!isInside) return
    const isKeyword = isCommand && COMMAND_FOLLOWS.test(value)
    if (isCommand && !isKeyword && !/^\w+=/.test(value)) {
      command = value
      isCommand = false
    }
    isInside = false
    value = ''
  }
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!
    if (quote === '' && /[\s;&|()<>]/.test(char)) {
      endWord()
      if (/[;&|(\n]/.test(char)) isCommand = true
      continue
    }
    if (!isInside) {
      isInside = true
      start = i
    }
    if (char === quote) quote = ''
    else if (quote === '' && (char === '"' || char === "'")) quote = char
    else if (char === '\\' && quote !== "'" && i + 1 < text.length) value += text[++i]
    else value += char
  }
  if (!isInside) return { start: text.length, value: '', quote: '', isCommand, command }
  return { start, value, quote, isCommand, command }
}
