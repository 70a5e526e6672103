import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { testFolder } from './test-folder.ts'

const bin = fileURLToPath(new URL('../bin', import.meta.url))
const folder = testFolder().path

let homes = 0
/** An interactive bash whose start-up file begins with `init`; what is typed behind Enter would run. */
function startBash(launcher: string, init: string, ...flags: string[]) {
  const home = join(folder, String(homes++))
  mkdirSync(home)
  writeFileSync(
    join(home, 'rc'),
    `eval "$('${process.execPath}' '${launcher}' init ${init})"\ntouch "$HOME/after"\n`,
  )
  const { status, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--rcfile', join(home, 'rc'), ...flags],
    {
      input: '\ntouch "$HOME/ran"\nexit 0\n',
      env: { PATH: process.env.PATH, HOME: home },
      encoding: 'utf8',
    },
  )
  return {
    status,
    stderr,
    hasRun: ['after', 'ran'].filter((name) => existsSync(join(home, name))),
  }
}

describe('a prompt whose guard does not start', () => {
  const launcher = join(bin, 'aegish.js')
  // A package of which a part is missing.
  const broken = join(folder, 'broken/bin/aegish.js')
  cpSync(bin, join(folder, 'broken/bin'), { recursive: true })

  it.each([
    ['wrong words', launcher, 'bsh --fail safe'],
    ['wrong words, glued', launcher, 'bash --nothing --fail=safe'],
    ['a broken installation', broken, 'bash --fail safe'],
  ])('ends with --fail safe, and nothing runs: %s', (_, program, init) => {
    const { status, stderr, hasRun } = startBash(program, init, '-i')
    expect(hasRun).toEqual([])
    expect(stderr).toContain('aegish does not start, so this shell ends (--fail safe)')
    expect(status).toBe(1)
  })

  it('says so and goes on without it', () => {
    const { status, stderr, hasRun } = startBash(launcher, 'bsh', '-i')
    expect(hasRun).toEqual(['after', 'ran'])
    expect(stderr).toContain("'bsh' is invalid")
    expect(status).toBe(0)
  })

  it('ends no shell that is without a prompt', () => {
    const rc = join(folder, 'rc')
    writeFileSync(rc, `eval "$('${process.execPath}' '${broken}' init bash --fail safe)"\n`)
    const { status, stdout } = spawnSync('bash', ['-c', `. '${rc}'; echo went on`], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'went on\n' })
  })
})
