import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import {
  closePrompts,
  type PromptOptions,
  type PromptShell,
  SHELLS,
  startPrompt,
} from './prompt-terminal.ts'

afterEach(closePrompts)

const CTRL = (letter: string) => String.fromCharCode(letter.charCodeAt(0) & 31)
const ESCAPE = '\u001b'
const paste = (text: string) => `${ESCAPE}[200~${text}${ESCAPE}[201~`
const LONG = 120_000

let dones = 0

/** A person at the prompt of a shell, and what the tests do there. */
async function at(shell: PromptShell, options: PromptOptions = {}) {
  const prompt = await startPrompt(shell, options)
  const { terminal } = prompt
  return {
    ...prompt,
    type: (text: string) => terminal.type(text),
    waitFor: (text: string | RegExp) => terminal.waitFor(text),
    /** Leaves the line that stands there, runs one that is fine, and says what ran since. */
    async ranBefore(): Promise<string[]> {
      const word = `done${dones++}`
      await delay(150)
      terminal.type(`${CTRL('c')}`)
      await delay(150)
      terminal.type(`fine ${word}\r`)
      await terminal.waitFor(`fine:${word}:`)
      const names = prompt.ran()
      expect(names.at(-1)).toBe('fine')
      return names.slice(0, -1)
    },
  }
}

describe.each([...SHELLS.keys()])('the prompt of %s', (shell) => {
  it(
    'runs what passes, shows and keeps what is blocked, and asks about a warning',
    async () => {
      const { type, waitFor, ranBefore, records } = await at(shell, { service: true })
      type('fine one\r')
      await waitFor('fine:one:')
      type('forbidden\r')
      const shown = await waitFor('BLOCK  your policy denies it: a test says so')
      // Under the line that it is about.
      expect(shown.slice(0, shown.lastIndexOf('BLOCK')).trimEnd()).toMatch(/forbidden$/)
      expect(await ranBefore()).toEqual(['fine'])
      type('npm install left-pad\r')
      await waitFor('Run it anyway? [y/N]')
      await delay(300)
      type('n')
      expect(await ranBefore()).toEqual([])
      type('npm install left-pad\r')
      await waitFor('Run it anyway? [y/N]')
      await delay(300)
      type('y')
      await waitFor('READY> ')
      expect(await ranBefore()).toEqual(['npm'])
      const logged = records()
      expect(logged.find(({ verdict }) => verdict === 'BLOCK')).toMatchObject({
        agent: 'prompt',
        command: 'forbidden',
        answer: 'deny',
        directory: expect.stringMatching(/work$/),
        session: expect.any(String),
        request: expect.any(String),
      })
      for (let i = 0; i < 50 && !records().some(({ event }) => event === 'override'); i++)
        await delay(100)
      const override = records().find(({ event }) => event === 'override')
      expect(override).toMatchObject({ command: 'npm install left-pad', by: expect.any(String) })
      // The same question has the same id.
      expect(
        records().some((each) => each.event === 'decision' && each.request === override.request),
      ).toBe(true)
    },
    LONG,
  )

  it(
    'takes lines that are not complete together, and judges them as one',
    async () => {
      const { type, waitFor, ranBefore, records } = await at(shell, { service: true })
      type('for i in 1 2; do\r')
      await delay(400)
      type('fine $i\r')
      await delay(400)
      type('done\r')
      await waitFor('fine:2:')
      type('fine "a\r')
      await delay(400)
      type('b"\r')
      await waitFor('b:')
      type('fine back\\\r')
      await delay(400)
      type('slash\r')
      await waitFor('fine:backslash:')
      type('cat <<EOF\r')
      await delay(400)
      type('forbidden\r')
      await delay(400)
      type('EOF\r')
      // Text of a document is no command.
      await waitFor(/forbidden\r\n.*READY> /s)
      expect(await ranBefore()).toEqual(['fine', 'fine', 'fine', 'fine'])
      type('if true; then\r')
      await delay(400)
      type('forbidden\r')
      await delay(400)
      type('fi\r')
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual([])
      expect(records().map(({ command }) => command)).toContain('for i in 1 2; do\nfine $i\ndone')
      type('fine )\r')
      // A mistake is no attack, and nobody can say what it would do.
      await waitFor(/WARN {2}the text is not complete shell code/)
      expect(await ranBefore()).toEqual([])
    },
    LONG,
  )

  it(
    'judges what is pasted, with and without brackets, and answers no question with it',
    async () => {
      const { type, waitFor, ranBefore } = await at(shell, { service: true })
      type(`${paste('fine a\nforbidden\n')}`)
      await delay(300)
      type('\r')
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual([])
      type('fine a\rforbidden\rfine b\r')
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual(['fine'])
      type('npm install x\ry\ry\r')
      await waitFor('Run it anyway? [y/N]')
      await delay(400)
      expect(await ranBefore()).toEqual([])
      type('fine multi\rfine lines\rfine pasted\r')
      await waitFor('fine:pasted:')
      expect(await ranBefore()).toEqual(['fine', 'fine', 'fine'])
    },
    LONG,
  )

  it(
    'asks the plain guard where the service is killed, stands still, or there is none',
    async () => {
      const { type, waitFor, ranBefore, home, aegish, terminal } = await at(shell, {
        service: true,
      })
      const file = join(home, '.local/state/aegish/service')
      const pid = Number(/^pid (\d+)$/m.exec(readFileSync(file, 'utf8'))![1])
      const both = async () => {
        type('fine still\r')
        await waitFor('fine:still:')
        type('forbidden\r')
        await waitFor('BLOCK')
        expect(await ranBefore()).toEqual(['fine'])
      }
      process.kill(pid, 'SIGSTOP')
      await both()
      type('forbidden\r')
      await delay(500)
      process.kill(pid, 'SIGKILL')
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual([])
      // The shell has its own words for a question that is cut off, and nobody wants them.
      expect(terminal.output).not.toContain('read error')
      // Its file is still there.
      await both()
      aegish(['serve', '--stop'])
      await both()
    },
    LONG,
  )

  it(
    'believes nobody who does not know the secret',
    async () => {
      const { type, waitFor, ranBefore, home } = await at(shell)
      let asked = 0
      const server = createServer((socket) => {
        asked++
        socket.on('error', () => {})
        socket.end(`HTTP/1.1 200 OK\r\n\r\nALLOW - - x\n${'0'.repeat(64)}`)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as { port: number }
      mkdirSync(join(home, '.local/state/aegish'), { recursive: true })
      writeFileSync(
        join(home, '.local/state/aegish/service'),
        `aegish-service 1\npid ${process.pid}\nport ${port}\nrequest ${'1'.repeat(64)}\nanswer ${'2'.repeat(64)}\n`,
        { mode: 0o600 },
      )
      type('forbidden\r')
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual([])
      expect(asked).toBeGreaterThan(0)
      server.close()
    },
    LONG,
  )

  it(
    'says that nobody answers and runs; with --fail safe it does not run',
    async () => {
      const gone = { after: '__aegish_node=/nonexistent/node' }
      const open = await at(shell, gone)
      open.type('forbidden\r')
      await open.waitFor('aegish does not answer: it runs without having been asked about')
      expect(await open.ranBefore()).toEqual(['forbidden'])
      const safe = await startPrompt(shell, { ...gone, init: '--fail safe' })
      safe.terminal.type('forbidden\r')
      await safe.terminal.waitFor('aegish does not answer, so nothing is run')
      expect(safe.ran()).toEqual([])
    },
    LONG,
  )

  it(
    'expands history before it asks, and runs what it asked about',
    async () => {
      const { type, waitFor, ranBefore } = await at(shell, { service: true })
      type('fine forbidden\r')
      await waitFor('fine:forbidden:')
      type('!$\r')
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual(['fine'])
      type(`fine 'a!b' "c"\r`)
      await waitFor('fine:a!b c:')
    },
    LONG,
  )

  it(
    'is asked by the other ways to accept a line',
    async () => {
      const { type, waitFor, ranBefore } = await at(shell, { service: true })
      const ways = shell === 'bash' ? ['\n', CTRL('o')] : ['\n', CTRL('o'), `${ESCAPE}a`]
      for (const way of ways) {
        type(`forbidden${way}`)
        await waitFor('BLOCK')
        expect(await ranBefore()).toEqual([])
      }
      type(`fine other${CTRL('o')}`)
      await waitFor('fine:other:')
    },
    LONG,
  )

  it(
    'is asked about what comes from the history, and about letters of any length',
    async () => {
      const { type, waitFor, ranBefore, aegish } = await at(shell, {
        service: true,
        after: shell === 'bash' ? 'history -s forbidden' : 'print -s forbidden',
      })
      type(`${CTRL('r')}forb`)
      await delay(400)
      type('\r')
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual([])
      type(`${CTRL('p')}${CTRL('p')}\r`)
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual([])
      type('fine ä€😀 done\r')
      await waitFor(/fine:.*done:/)
      // The service has answered all of them: nobody else has a chain.
      expect(aegish(['audit', 'head']).stdout).toMatch(/^\S+ \d+ \S+ audit-service-\S+\n$/)
    },
    LONG,
  )

  it(
    'works in vi mode, in both of its maps',
    async () => {
      const { type, waitFor, ranBefore } = await at(shell, {
        service: true,
        before: shell === 'bash' ? 'set -o vi' : 'bindkey -v',
      })
      type('fine vi\r')
      await waitFor('fine:vi:')
      type('forbidden\r')
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual(['fine'])
      type(`forbidden${ESCAPE}`)
      await delay(700)
      type('\r')
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual([])
    },
    LONG,
  )

  it(
    'keeps the last status',
    async () => {
      const { type, waitFor } = await at(shell, { service: true })
      type('false\r')
      await waitFor('READY> ')
      type('fine status $?\r')
      await waitFor('fine:status 1:')
    },
    LONG,
  )
})

describe('what a person has set in bash', () => {
  it(
    'stays: prompt commands, traps, macros, history',
    async () => {
      for (const command of [
        'PROMPT_COMMAND="printf mine:%s: \\$?"',
        'PROMPT_COMMAND=("printf mine:%s: \\$?")',
      ]) {
        const { type, waitFor, ranBefore } = await at('bash', {
          service: true,
          before: `${command}\nHISTCONTROL=ignorespace\ntrap 'trapped=$BASH_COMMAND' DEBUG\nbind '"\\C-xz": "fine macro\\C-m"'\n`,
        })
        type('false\r')
        await waitFor('mine:1:')
        type(`${CTRL('x')}z`)
        await waitFor('fine:macro:')
        type(' fine hidden\r')
        await waitFor('fine:hidden:')
        type('fine "$trapped"\r')
        await waitFor('fine:fine')
        type('history\r')
        const history = await waitFor(/fine macro\r\n.*mine:0:/s)
        expect(history).not.toContain('fine hidden')
        expect(history).not.toContain('__aegish')
        expect(await ranBefore()).toEqual(['fine', 'fine', 'fine'])
      }
    },
    LONG,
  )

  it(
    'gives an edited line back, comments all lines, and expands no $(…) by a key',
    async () => {
      const { type, waitFor, ranBefore, home } = await at('bash', {
        service: true,
        before: 'export EDITOR="$HOME/editor" VISUAL=',
      })
      writeFileSync(join(home, 'editor'), '#!/bin/sh\necho forbidden > "$1"\n')
      chmodSync(join(home, 'editor'), 0o700)
      type(`fine edit${CTRL('x')}${CTRL('e')}`)
      await delay(500)
      expect(await ranBefore()).toEqual([])
      type(`fine edit${CTRL('x')}${CTRL('e')}`)
      await delay(500)
      type('\r')
      await waitFor('BLOCK')
      expect(await ranBefore()).toEqual([])
      type(`${paste('fine a\nforbidden')}${ESCAPE}#`)
      await delay(300)
      type('\r')
      expect(await ranBefore()).toEqual([])
      type(`fine $(forbidden)${ESCAPE}${CTRL('e')}`)
      expect(await ranBefore()).toEqual([])
    },
    LONG,
  )

  it(
    'is told where there is no line editing',
    async () => {
      const { terminal } = await startPrompt('bash', { args: ['--noediting'], waits: false })
      await terminal.waitFor('aegish: line editing is off, so nobody is asked about what you type')
    },
    LONG,
  )
})
