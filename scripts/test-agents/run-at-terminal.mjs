// Runs one agent at a terminal, as a person would have it before them, and answers what it asks.
import { spawn } from '@lydell/node-pty'
import { endDaemons, endGroup } from './run-agent.mjs'

/** Codes that move the cursor stand for a blank; all others are taken out. */
const MOVES = /\x1b\[[\d;]*[A-HJKf]/g
const CODES =
  /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[PX^_][^\x1b]*\x1b\\|[()][\w]|.)/g

/** What a terminal was sent, as plain words in a row. */
export function wordsIn(sent) {
  return sent
    .replace(MOVES, ' ')
    .replace(CODES, '')
    .replace(/[^\S ]+|[│─╭╮╰╯┌┐└┘┃━]+/g, ' ')
    .replace(/ +/g, ' ')
}

/** What programs ask a terminal about itself, and what one with a dark screen says. */
const REPLIES = [
  [/\x1b\[0?c/, '\x1b[?62;22c'],
  [/\x1b\[6n/, '\x1b[1;1R'],
  [/\x1b\]10;\?/, '\x1b]10;rgb:ffff/ffff/ffff\x1b\\'],
  [/\x1b\]11;\?/, '\x1b]11;rgb:0000/0000/0000\x1b\\'],
]

/**
 * Starts the agent, waits until `awaited` stands on the screen, types `answer` and waits until
 * `isOver(milliseconds since then, undefined before)`. Words in `skip` (`[pattern, keys]`) are answered
 * when they come up. Ends with `{ status, stdout, stderr, hung, asked }`; `asked` are the words on the
 * screen when what was awaited stood there.
 */
export function runAtTerminal([program, ...args], options) {
  const { cwd, env, seconds, awaited, answer, isOver, skip = [] } = options
  return new Promise((resolve) => {
    const terminal = spawn(program, args, {
      cwd,
      env: { ...env, TERM: 'xterm-256color' },
      cols: 120,
      rows: 50,
    })
    let sent = ''
    let asked
    let typed
    let hung = false
    const skipped = new Set()
    const look = setInterval(() => {
      const words = wordsIn(sent)
      for (const [pattern, keys] of skip)
        if (!skipped.has(pattern) && pattern.test(words)) {
          skipped.add(pattern)
          type(keys)
        }
      if (asked === undefined && awaited.test(words)) {
        asked = words
        typed = performance.now()
        if (answer !== undefined) type(answer)
      }
      if (isOver(typed === undefined ? undefined : performance.now() - typed)) end()
    }, 100)
    const deadline = setTimeout(() => {
      hung = true
      end()
    }, seconds * 1000)
    // A moment later: agents ignore what is typed while they still draw.
    function type(keys) {
      setTimeout(() => terminal.write(keys), 700)
    }
    function end() {
      clearInterval(look)
      clearTimeout(deadline)
      endGroup(terminal.pid)
    }
    terminal.onData((text) => {
      sent += text
      for (const [question, reply] of REPLIES) if (question.test(text)) terminal.write(reply)
    })
    terminal.onExit(({ exitCode }) => {
      end()
      endDaemons(env.HOME)
      resolve({ status: exitCode, stdout: wordsIn(sent), stderr: '', hung, asked })
    })
  })
}
