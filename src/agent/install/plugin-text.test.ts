import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { removeFolder } from '../../../tests/remove-folder.ts'
import { pluginText } from './plugin-text.ts'

function put(path: string, text: string, mode = 0o644): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}

/** A library that answers what the command says, and records what it was asked. */
const LIBRARY = `export const createHook = (options) => ({
  decide: async (event, context) => {
    const { command } = event.args ?? event.input
    if (command === 'fail') throw new Error('broken')
    return { answer: command, reason: JSON.stringify({ options, event, context }) }
  },
})
`

function places() {
  const base = mkdtempSync(join(tmpdir(), 'aegish plugin-'))
  onTestFinished(() => removeFolder(base))
  return { base, package: join(base, 'a b/aegish'), launcher: join(base, 'hook') }
}

type TestPaths = ReturnType<typeof places>

async function load(agent: string, at: TestPaths, scope: 'user' | 'project' = 'user') {
  const file = put(join(at.base, `${agent}.mjs`), pluginText(agent, scope, at))
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

/** What opencode would do: run it, or show the model an error. */
async function askOpencode(at: TestPaths, command: string, scope?: 'project', client?: object) {
  const { Aegish } = await load('opencode', at, scope)
  const hooks = await Aegish({ directory: at.base, client })
  const input = { tool: 'bash', sessionID: 's', callID: 'c' }
  return hooks['tool.execute.before'](input, { args: { command } }).then(
    () => 'runs',
    (error: Error) => error.message,
  )
}

async function askPi(at: TestPaths, command: string, context: object = {}) {
  let handler: (event: object, context: object) => Promise<unknown> = async () => undefined
  const { default: extend } = await load('pi', at)
  extend({ on: (_: string, given: typeof handler) => (handler = given) })
  const event = { type: 'tool_call', toolName: 'bash', toolCallId: 'c', input: { command } }
  return handler(event, { cwd: at.base, ...context })
}

describe('the plug-in of opencode', () => {
  it('asks the library in process', async () => {
    const at = places()
    put(join(at.package, 'dist/index.js'), LIBRARY)
    put(join(at.package, 'package.json'), '{"type":"module"}')
    expect(await askOpencode(at, 'pass')).toBe('runs')
    expect(JSON.parse(await askOpencode(at, 'deny'))).toEqual({
      options: { agent: 'opencode', packageFolder: at.package },
      event: { tool: 'bash', sessionID: 's', callID: 'c', args: { command: 'deny' } },
      context: { directory: at.base },
    })
    expect(await askOpencode(at, 'ask')).toContain('"command":"ask"')
    expect(await askOpencode(at, 'fail')).toBe('aegish failed: broken')
    expect(await askOpencode(at, 'nonsense')).toBe('aegish gave no answer')
  })

  it('shows the person at the terminal why, and does not depend on it', async () => {
    const at = places()
    put(at.launcher, '#!/bin/sh\ngrep -q pass && exit 0\necho \'{"reason":"not this"}\'\n', 0o755)
    const shown: string[] = []
    const showing = (showToast: unknown) => ({ tui: { showToast } })
    const show = async ({ body }: { body: { message: string } }) => shown.push(body.message)
    expect(await askOpencode(at, 'pass', undefined, showing(show))).toBe('runs')
    expect(await askOpencode(at, 'other', undefined, showing(show))).toBe('not this')
    expect(shown).toEqual(['not this'])
    const broken = async () => Promise.reject(new Error('no terminal'))
    expect(await askOpencode(at, 'other', undefined, showing(broken))).toBe('not this')
    expect(
      await askOpencode(
        at,
        'other',
        undefined,
        showing(() => {
          throw new Error('no terminal')
        }),
      ),
    ).toBe('not this')
  })

  it('asks the launcher where the package has moved', async () => {
    const at = places()
    put(at.launcher, '#!/bin/sh\ngrep -q pass && exit 0\necho \'{"reason":"not this"}\'\n', 0o755)
    expect(await askOpencode(at, 'pass')).toBe('runs')
    expect(await askOpencode(at, 'other')).toBe('not this')
    put(at.launcher, '#!/bin/sh\necho what\n', 0o755)
    expect(await askOpencode(at, 'pass')).toBe('aegish denies it')
    put(at.launcher, '#!/bin/sh\necho why >&2; exit 2\n', 0o755)
    expect(await askOpencode(at, 'pass')).toBe('why')
  })

  it('denies where there is neither', async () => {
    expect(await askOpencode(places(), 'pass')).toMatch(/^aegish is not installed: npm install/)
  })

  it('of a project asks the launcher of whoever works in it', async () => {
    const at = places()
    put(join(at.package, 'dist/index.js'), LIBRARY)
    vi.stubEnv('XDG_DATA_HOME', join(at.base, 'data'))
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await askOpencode(at, 'pass', 'project')).toMatch(/^aegish is not installed/)
    put(join(at.base, 'data/aegish/hook'), '#!/bin/sh\nexit 0\n', 0o755)
    expect(await askOpencode(at, 'pass', 'project')).toBe('runs')
  })
})

describe('the extension of pi', () => {
  it('blocks with a reason, and asks where somebody is there to answer', async () => {
    const at = places()
    put(join(at.package, 'dist/index.js'), LIBRARY)
    put(join(at.package, 'package.json'), '{"type":"module"}')
    expect(await askPi(at, 'pass')).toBeUndefined()
    expect(await askPi(at, 'deny')).toMatchObject({
      block: true,
      reason: expect.stringContaining('"toolName":"bash"'),
    })
    expect(await askPi(at, 'ask')).toMatchObject({ block: true })
    const answering = (yes: boolean) => ({ hasUI: true, ui: { confirm: async () => yes } })
    expect(await askPi(at, 'ask', answering(false))).toMatchObject({ block: true })
    expect(await askPi(at, 'ask', answering(true))).toBeUndefined()
    expect(await askPi(at, 'deny', answering(true))).toMatchObject({ block: true })
  })

  it('blocks where there is nothing to ask', async () => {
    expect(await askPi(places(), 'pass')).toMatchObject({ block: true })
  })
})
