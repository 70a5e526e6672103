import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import { decideFor } from './decide-for.ts'
import { packageNameReader } from './package-name.ts'

const home = mkdtempSync(join(tmpdir(), 'aegish-packages-'))
afterAll(() => removeFolder(home))
for (const [folder, text] of [
  ['fork', '{"name":"aegish"}'],
  ['shop', '{"name":"shop"}'],
  ['broken', '{"name":'],
  ['odd', '{"name":["aegish"]}'],
] as const) {
  mkdirSync(join(home, folder))
  writeFileSync(join(home, folder, 'package.json'), text)
}

const run = (command: string, cwd: string) =>
  decideFor(
    {
      hook_event_name: 'PreToolUse',
      tool_name: 'Bash',
      tool_input: { command },
      cwd: join(home, cwd),
    },
    { packageName: (directory) => packageNameReader(directory, home) },
  )

describe('the package in a folder', () => {
  it.each([
    ['npm link', 'fork'],
    ['npm i -g .', 'fork'],
    ['cd ~/fork && npm link', 'shop'],
    ['cd ../fork && npm link', 'shop'],
    ['npm i -g ../fork', 'shop'],
  ])('does not take the place of the guard: %s in %s', (command, cwd) => {
    expect(run(command, cwd)).toMatchObject({ answer: 'deny', rule: 'S' })
  })

  it.each([
    ['npm link', 'shop'],
    ['npm link', 'broken'],
    ['npm link', 'odd'],
    ['npm i -g .', 'shop'],
    ['npm test', 'fork'],
    ['npm link', 'nowhere'],
  ])('is worked on: %s in %s', (command, cwd) => {
    expect(run(command, cwd)).toMatchObject({ answer: 'pass' })
  })
})
