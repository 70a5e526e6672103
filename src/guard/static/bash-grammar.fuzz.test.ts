import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzing } from '../../../tests/fuzz.ts'
import { bashScript, harmlessCommand } from '../../../tests/support/bash-grammar.ts'
import { analyse, type UserPolicy } from './index.ts'
import { parseScript } from './parse/parse-script.ts'

/** Whether bash reads a text as a whole script. With -n it runs nothing of it. */
function bashReads(script: string): boolean {
  return (
    spawnSync('bash', ['--norc', '--noprofile', '-n'], {
      input: `${script}\n`,
      env: { LC_ALL: 'C.UTF-8' },
    }).status === 0
  )
}

function guardReads(script: string): boolean {
  return !parseScript(script).errors?.length
}

const SECRET = 'cat /srv/secret/key'
const policy: UserPolicy = {
  allow: [],
  deny: [{ path: ['/srv/secret/**'], reason: 'not yours' }],
}

/** Asked for more than usual, it may take longer than other tests. */
const LONGEST = 3_600_000

describe('scripts by the grammar of bash', { timeout: LONGEST }, () => {
  it('are read by the guard wherever bash reads them', () => {
    fc.assert(
      fc.property(bashScript(harmlessCommand), (script) => {
        if (bashReads(script)) expect(guardReads(script), script).toBe(true)
      }),
      fuzzing(120),
    )
  })

  it('get a verdict, and are not too complex', () => {
    fc.assert(
      fc.property(bashScript(harmlessCommand, 4), (script) => {
        const { verdict, reason } = analyse(script)
        expect(['ALLOW', 'WARN', 'BLOCK']).toContain(verdict)
        expect(reason).not.toContain('too complex')
      }),
      fuzzing(600),
    )
  })

  it('hide nothing: what one command reads is seen wherever it stands', () => {
    fc.assert(
      fc.property(bashScript(fc.constant(SECRET)), (script) => {
        const { verdict } = analyse(script, { policy })
        expect(verdict === 'BLOCK' || !bashReads(script), script).toBe(true)
      }),
      fuzzing(600),
    )
  })

  it('hide nothing among harmless commands', () => {
    const script = fc
      .tuple(bashScript(harmlessCommand, 2), bashScript(fc.constant(SECRET), 2))
      .map(([before, after]) => `${before}\n${after}`)
    fc.assert(
      fc.property(script, (text) => {
        const { verdict } = analyse(text, { policy })
        expect(verdict === 'BLOCK' || !bashReads(text), text).toBe(true)
      }),
      fuzzing(600),
    )
  })
})

/** What was found by the properties above, so that it stays mended. */
describe('scripts that once hid a command', () => {
  it.each([
    // Whoever answers with something else gets an empty word.
    'select x in a b; do case "$x" in a|b) :;; *) cat /etc/shadow;; esac; break; done',
    // A function that puts another one into its own place does not call itself.
    'g() { g() { cat /etc/shadow; }; g; }; g',
    'g() { eval "g() { cat /etc/shadow; }"; g "$@"; }; g a',
  ])('%s', (script) => {
    expect(analyse(script).verdict).toBe('BLOCK')
  })

  it('and functions that do call themselves still end', () => {
    expect(analyse('g() { g; }; g').verdict).toBe('ALLOW')
    expect(analyse('g() { h; }; h() { g; }; g').verdict).toBe('ALLOW')
  })
})
