import { historyLines } from './history-lines.ts'
import type { HistoryReader, Typed } from './typed.ts'

/** bash: a line is a command, or, where it writes times (`#1700000000`), all lines up to the next. */
export const readBash: HistoryReader = function* (path, options) {
  let time: number | undefined
  let lines: string[] = []
  const command = function* (): Generator<Typed> {
    const text = lines.join('\n')
    lines = []
    if (text.trim() !== '') yield { call: { command: text }, time }
  }
  for (const bytes of historyLines(path, options)) {
    const line = bytes.toString('utf8')
    const stamp = /^#(\d{9,11})$/.exec(line)
    if (stamp) {
      yield* command()
      time = Number(stamp[1]) * 1000
      continue
    }
    if (time === undefined) yield* command()
    lines.push(line)
  }
  yield* command()
}

/** zsh: `: 1700000000:0;command` or the command alone; a backslash at the end means that it goes on. */
export const readZsh: HistoryReader = function* (path, options) {
  let before: string[] = []
  for (const bytes of historyLines(path, options)) {
    const line = unmetafied(bytes).toString('utf8')
    if (line.endsWith('\\')) {
      before.push(line.slice(0, -1))
      continue
    }
    const text = [...before, line].join('\n')
    before = []
    const extended = /^: *(\d{9,11}):\d+;([\s\S]*)$/.exec(text)
    const command = extended ? extended[2]! : text
    if (command.trim() !== '')
      yield { call: { command }, time: extended ? Number(extended[1]) * 1000 : undefined }
  }
}

const META = 0x83

/** zsh marks bytes that mean something to itself, and writes them so into its file. */
function unmetafied(bytes: Buffer): Buffer {
  if (!bytes.includes(META)) return bytes
  const plain: number[] = []
  for (let i = 0; i < bytes.length; i++)
    plain.push(bytes[i] === META && i + 1 < bytes.length ? bytes[++i]! ^ 0x20 : bytes[i]!)
  return Buffer.from(plain)
}

/** fish: `- cmd: …` and `  when: …`, with line feeds and backslashes written out. */
export const readFish: HistoryReader = function* (path, options) {
  let command: string | undefined
  let time: number | undefined
  for (const bytes of historyLines(path, options)) {
    const line = bytes.toString('utf8')
    const when = /^ {2}when: (\d+)$/.exec(line)
    if (when) time = Number(when[1]) * 1000
    if (!line.startsWith('- cmd: ')) continue
    if (command !== undefined) yield { call: { command }, time }
    command = line.slice(7).replace(/\\(n|\\)/g, (_, letter) => (letter === 'n' ? '\n' : '\\'))
    time = undefined
  }
  if (command !== undefined) yield { call: { command }, time }
}
