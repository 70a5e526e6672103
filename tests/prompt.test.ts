import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { closePrompts, startPrompt } from './prompt-terminal.ts'

afterEach(closePrompts)

const LONG = 120_000

// The rest is in prompt-keys.test.ts (`npm run test:prompt`): what depends on when a key is typed.
it(
  'runs what passes, never runs what is blocked, and runs what is warned about after a yes',
  async () => {
    const { terminal, ran, records } = await startPrompt('bash', { service: true })
    /** Gives up the line that stands there; bash forgets keys that come too soon after that. */
    let lines = 0
    const leaveLine = async () => {
      terminal.type('\u0003')
      await delay(1000)
      terminal.type(`fine line${++lines}\r`)
      await terminal.waitFor(`fine:line${lines}:`)
    }
    terminal.type('fine one\r')
    await terminal.waitFor('fine:one:')
    terminal.type('forbidden\r')
    await terminal.waitFor('BLOCK  your policy denies it: a test says so')
    await leaveLine()
    terminal.type('npm install left-pad\r')
    await terminal.waitFor('Run it anyway? [y/N]')
    // What was typed before the question answers nothing: a yes is said until it is heard.
    const isLogged = () => records().some(({ event }) => event === 'override')
    while (!isLogged()) {
      terminal.type('y')
      await delay(500)
    }
    await leaveLine()
    expect(ran().filter((name) => name !== 'fine')).toEqual(['npm'])
    expect(records().find(({ verdict }) => verdict === 'BLOCK')).toMatchObject({
      agent: 'prompt',
      command: 'forbidden',
      answer: 'deny',
    })
  },
  LONG,
)

it(
  'asks about what is not understood, and runs it only after a yes',
  async () => {
    const line = 'source "$SCRIPT"'
    const { terminal, ran, records } = await startPrompt('bash', {
      service: true,
      unresolved: 'ask',
      before: 'SCRIPT=$HOME/script\nprintf "mark script\\n" >"$SCRIPT"\n',
    })
    const isRunning = async (word: string) => {
      terminal.type(`printf 'said:%s:\\n' ${word}\r`)
      await terminal.waitFor(`said:${word}:`)
    }
    await isRunning('first')
    terminal.type(`${line}\r`)
    await terminal.waitFor('Run it anyway? [y/N]')
    terminal.type('\u0003')
    await delay(1000)
    await isRunning('second')
    expect(ran()).toEqual([])
    terminal.type(`${line}\r`)
    const isLogged = () => records().some(({ event }) => event === 'override')
    while (!isLogged()) {
      terminal.type('y')
      await delay(500)
    }
    terminal.type('\u0003')
    await delay(1000)
    await isRunning('third')
    expect(ran()).toEqual(['script'])
    const asked = records().find(({ event, command }) => event === 'decision' && command === line)
    expect(asked).toMatchObject({
      agent: 'prompt',
      verdict: 'ALLOW',
      certainty: 'unresolved',
      answer: 'ask',
    })
  },
  LONG,
)
