import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from './fixtures.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

it('a strict project without types of Node or of providers can import us', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/aegish'))
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    module: 'nodenext',
    target: 'es2022',
    noEmit: true,
    types: [],
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  writeFileSync(
    join(folder, 'use.ts'),
    `import { type Config, createStaticGuard, type Guard } from 'aegish'
const guard: Guard = createStaticGuard()
export const config: Config = { guards: [guard.name] }
export const verdict: 'ALLOW' | 'WARN' | 'BLOCK' = createStaticGuard().analyse('ls').verdict
`,
  )
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})
