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

/**
 * Starts the agent, waits until `question` stands on the screen, types `answer` and waits until
 * `isOver(milliseconds since then)`. Ends with `{ status, stdout, stderr, hung, asked }`; `asked` are the words on the screen
 * when the question stood there.
 */
export function runAtTerminal([program, ...args], { cwd, env, seconds, question, answer, isOver }) {
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
    const look = setInterval(() => {
      if (asked === undefined) {
        const words = wordsIn(sent)
        if (question.test(words)) asked = words
      } else if (typed === undefined) {
        typed = performance.now()
        // A moment later: agents ignore what is typed while they still draw.
        setTimeout(() => terminal.write(answer), 700)
      } else if (isOver(performance.now() - typed)) end()
    }, 100)
    const deadline = setTimeout(() => {
      hung = true
      end()
    }, seconds * 1000)
    function end() {
      clearInterval(look)
      clearTimeout(deadline)
      endGroup(terminal.pid)
    }
    terminal.onData((text) => {
      sent += text
    })
    terminal.onExit(({ exitCode }) => {
      clearInterval(look)
      clearTimeout(deadline)
      endGroup(terminal.pid)
      endDaemons(env.HOME)
      resolve({ status: exitCode, stdout: wordsIn(sent), stderr: '', hung, asked })
    })
  })
}
