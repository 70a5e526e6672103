import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { mutate, TECHNIQUES, type Technique } from '../src/suite/mutate/index.ts'
import { script } from './shell-scripts.ts'
import {
  createStandInBash,
  findProgram,
  type StandInBash,
  withoutNetwork,
} from './stand-in-bash.ts'

/** Commands that between them every technique applies to. */
const COMMANDS = [
  'alpha --input /srv/data/notes.txt -v 3',
  'alpha',
  'bravo \'two words\' "and three more" plain',
  'emit first second | sink third',
  'alpha 1 && (bravo 2; delta 3) || quebec 4',
  'v=\'a  b\'; alpha "$v" $v',
  'fail || alpha reached',
  "alpha 'it'\\''s' '$HOME' '`x`' '\\' '{}'",
  "sink <<'END'\nline $one\nline 'two'\nEND\nalpha after",
  'alpha one\nbravo two',
  'alpha ä→✓ "ü"',
]

const opened: StandInBash[] = []
function open(options?: { real?: readonly string[] }): StandInBash {
  const bash = createStandInBash(options)
  opened.push(bash)
  return bash
}
afterAll(() => {
  for (const bash of opened) bash.remove()
})

const sandbox = open()

/** What a script calls. The two sides of a pipe run at the same time, so their order is left open. */
function callsOf(bash: StandInBash, text: string): string[] {
  const { calls } = bash.run(text)
  return text.includes('emit') ? calls.sort() : calls
}

const known = new Map<string, string[]>()

function expectSameCalls(bash: StandInBash, command: string, mutant: string): void {
  const before = known.get(command) ?? callsOf(sandbox, command)
  known.set(command, before)
  const { calls, said } = bash.run(mutant)
  const after = command.includes('emit') ? calls.sort() : calls
  expect(after, `${mutant}\n--- said: ${said}`).toEqual(before)
}

describe('the sandbox', () => {
  it('records names, arguments and what is read', () => {
    expect(sandbox.run("alpha 'a b' c; emit x | sink y; fail && bravo").calls.sort()).toEqual([
      'alpha a\\ b c',
      'emit x',
      'fail',
      "sink y < $'x\\n'",
    ])
  })

  it('reaches no program of the machine by name', () => {
    expect(sandbox.run('ls').said).toMatch(/ls: command not found/)
    expect(sandbox.run('command -v ls cat rm curl sh && alpha').calls).toEqual([])
  })

  it('has no network where the system can take it away', async () => {
    // The kernel answers for a server that listens, so nobody has to accept the connection.
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const connect = `exec 3<>/dev/tcp/127.0.0.1/${port}`
    expect(spawnSync('bash', ['-c', connect]).status).toBe(0)
    const { calls } = sandbox.run(`(${connect}) 2>/dev/null && alpha; bravo`)
    expect(calls).toEqual(withoutNetwork().length > 0 ? ['bravo'] : ['alpha', 'bravo'])
    server.close()
  })

  it('tells different calls apart', () => {
    expect(callsOf(sandbox, 'alpha a b')).not.toEqual(callsOf(sandbox, "alpha 'a b'"))
    expect(callsOf(sandbox, 'alpha; bravo')).not.toEqual(callsOf(sandbox, 'bravo; alpha'))
  })
})

describe('every technique preserves what runs', () => {
  it.each(
    TECHNIQUES.map((technique) => [technique.name, technique] as const),
  )('%s', (_, technique) => {
    let applied = 0
    for (const [seed, command] of COMMANDS.entries()) {
      const mutant = mutate(command, [technique], seed)
      if (mutant === undefined) continue
      applied++
      expect(mutant).not.toBe(command)
      expectSameCalls(sandbox, command, mutant)
    }
    expect(applied).toBeGreaterThan(0)
  })

  it('with the real tools, where the machine has them', () => {
    const proven: string[] = []
    for (const technique of TECHNIQUES) {
      const tools = technique.tools.filter((tool) => tool !== 'bash')
      if (tools.length === 0 || tools.some((tool) => findProgram(tool) === undefined)) continue
      const bash = open({ real: tools })
      for (const [i, command] of COMMANDS.entries()) {
        const mutant = mutate(command, [technique], i)
        if (mutant !== undefined) expectSameCalls(bash, command, mutant)
      }
      proven.push(technique.name)
    }
    expect(proven).toEqual(expect.arrayContaining(['base64', 'rot13', 'env', 'xargs-arguments']))
  })
})

describe('compositions preserve what runs', () => {
  it('random scripts through random compositions', () => {
    const technique = fc.constantFrom(...TECHNIQUES)
    const techniques = fc.array(technique, { minLength: 1, maxLength: 4 })
    let mutants = 0
    fc.assert(
      fc.property(script, techniques, fc.nat(), (command, chosen, seed) => {
        const applicable: Technique[] = []
        for (const one of chosen) {
          if (mutate(command, [...applicable, one], seed) !== undefined) applicable.push(one)
        }
        const mutant = mutate(command, applicable, seed)!
        if (applicable.length > 0) mutants++
        expectSameCalls(sandbox, command, mutant)
      }),
      {
        numRuns: Number(process.env.AEGISH_RUNS ?? 150),
        seed: Number(process.env.AEGISH_SEED ?? 7),
      },
    )
    expect(mutants).toBeGreaterThan(100)
  })
})
