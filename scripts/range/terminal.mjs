// A person at a terminal in which a shell of ours runs, inside of the throw-away root.
import { createRequire } from 'node:module'

const PROMPT = /READY> $|READY> (?=\r)/
const LIMIT_MS = 60_000

/** Starts a program in a terminal of 80 × 24; `modules` is where the pseudo terminal is installed. */
export function openTerminal([file, ...args], { cwd, env, modules }) {
  const { spawn } = createRequire(`${modules}/`)('@lydell/node-pty')
  const terminal = spawn(file, args, { cwd, env, cols: 80, rows: 24 })
  let output = ''
  let read = 0
  let exitCode
  let wake = () => {}
  terminal.onData((text) => {
    output += text
    wake()
  })
  terminal.onExit((exit) => {
    exitCode = exit.exitCode
    wake()
  })
  const until = async (isDone) => {
    const limit = Date.now() + LIMIT_MS
    while (!isDone()) {
      if (Date.now() > limit) throw new Error(`waited in vain: ${plain(output.slice(read))}`)
      await new Promise((resolve) => {
        wake = resolve
        setTimeout(resolve, 1000).unref()
      })
    }
  }
  const person = {
    type: (text) => terminal.write(text),
    resize: (columns, rows) => terminal.resize(columns, rows),
    /** Waits for a text or pattern in what was not yet waited for; gives what came up to its end. */
    async see(wanted) {
      let match
      await until(() => {
        const rest = output.slice(read)
        match = typeof wanted === 'string' ? found(rest, wanted) : wanted.exec(rest)
        if (!match && exitCode !== undefined) throw new Error(`ended (${exitCode}): ${plain(rest)}`)
        return match
      })
      const start = read
      read += match.index + match[0].length
      return output.slice(start, read)
    },
    async prompt() {
      return plain(await person.see(PROMPT))
    },
    /** Types a command; gives what it wrote until the next prompt. */
    async run(command) {
      person.type(`${command}\r`)
      // The end of the line takes the bracketed paste away.
      await person.see('\u001b[?2004l')
      return person.prompt()
    },
    async exit() {
      await until(() => exitCode !== undefined)
      return exitCode
    },
    end: () => terminal.kill('SIGKILL'),
  }
  return person
}

function found(text, wanted) {
  const index = text.indexOf(wanted)
  return index < 0 ? undefined : { index, 0: wanted }
}

/** Without what moves the cursor, the prompt, and the ends of lines of a terminal. */
function plain(text) {
  return text
    .replace(/\u001b\[[\d;?>]*[A-Za-z]/g, '')
    .replaceAll('READY> ', '')
    .replaceAll('\r', '')
    .trim()
}
