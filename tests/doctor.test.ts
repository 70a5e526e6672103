import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Finding } from '../src/cli/doctor/finding.ts'
import { lookAtNode, lookAtRuns } from '../src/cli/doctor/machine.ts'
import { lookAtSuites } from '../src/cli/doctor/setup.ts'
import { aegish } from './command.ts'
import { temporaryFolder } from './fixtures.ts'

function doctor(home: string, cwd: string, env: Record<string, string> = {}) {
  // No agent of this machine.
  const { status, stdout, stderr } = aegish(['doctor', '--json'], {
    cwd,
    env: { HOME: home, PATH: '/usr/bin:/bin', ...env },
  })
  expect(stderr).toBe('')
  const { healthy, findings } = JSON.parse(stdout) as { healthy: boolean; findings: Finding[] }
  expect(status).toBe(healthy ? 0 : 1)
  return { status, stdout, of: (what: string) => findings.find((each) => each.what === what)! }
}

const places = () => ({ home: temporaryFolder(), project: temporaryFolder() })

describe('aegish doctor', () => {
  it('finds nothing wrong where nothing is set up yet', () => {
    const { home, project } = places()
    const { status, of } = doctor(home, project)
    expect(status).toBe(0)
    for (const what of ['Node', 'suite core', 'suite twins', 'suite evasion', 'runs']) {
      expect(of(what).state, what).toBe('fine')
    }
    for (const what of ['keys', 'agents', 'config']) {
      expect(of(what).state, what).toBe('absent')
    }
    const core = JSON.parse(
      readFileSync(new URL('../suites/core/suite.json', import.meta.url), 'utf8'),
    )
    expect(of('suite core').says).toContain(core.sha256.slice(0, 12))
  })

  it('names the variables of keys, and never a key', () => {
    const { home, project } = places()
    const env = { OPENAI_API_KEY: 'sk-verysecret', HF_TOKEN: 'hf-verysecret' }
    const { of, stdout } = doctor(home, project, env)
    expect(of('keys')).toEqual({ what: 'keys', state: 'fine', says: 'OPENAI_API_KEY, HF_TOKEN' })
    expect(stdout).not.toContain('verysecret')
  })

  it('checks the configuration', () => {
    const { home, project } = places()
    const config = join(project, 'aegish.config.yaml')
    writeFileSync(config, 'guards: [static]\n')
    expect(doctor(home, project).of('config')).toMatchObject({ state: 'fine', says: config })
    writeFileSync(config, 'gaurds: [static]\n')
    expect(doctor(home, project).of('config')).toMatchObject({
      state: 'wrong',
      says: `${config}: gaurds: no such field, did you mean "guards"?`,
    })
    writeFileSync(config, 'policy: missing.yaml\n')
    expect(doctor(home, project).of('config')).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('missing.yaml does not exist'),
    })
  })

  it('misses bash and git without failing', () => {
    const { home, project } = places()
    const { status, of } = doctor(home, project, { PATH: home })
    expect(status).toBe(0)
    expect(of('bash')).toMatchObject({ state: 'absent', says: 'not found' })
    expect(of('git').advice).toContain('--clone')
  })

  it('prints the same for people, in 80 columns but for paths', () => {
    const { home, project } = places()
    writeFileSync(join(project, 'aegish.config.json'), '[]')
    const { status, stdout } = aegish(['doctor'], { cwd: project, env: { HOME: home } })
    expect(status).toBe(1)
    expect(stdout).toMatch(/^fine {4}Node {2,}\d/m)
    expect(stdout.replace(/\n +/g, ' ')).toMatch(/^wrong {3}config {2,}.*expected object/m)
    expect(stdout.split('\n').filter((line) => line.length > 80 && !/\/\S+$/.test(line))).toEqual(
      [],
    )
    expect(stdout).toMatch(/1 of \d+ are wrong\.\n$/)
  })
})

describe('what the doctor looks at', () => {
  it.each([
    ['20.18.3', 'wrong'],
    ['20.19.0', 'fine'],
    ['26.1.0', 'fine'],
    ['18.20.0', 'wrong'],
  ])('Node %s is %s', (running, state) => {
    expect(lookAtNode(running, '>=20.19').state).toBe(state)
  })

  it('sees a suite whose samples were changed', async () => {
    const folder = temporaryFolder()
    cpSync(fileURLToPath(new URL('../suites/twins', import.meta.url)), join(folder, 'twins'), {
      recursive: true,
    })
    expect((await lookAtSuites(folder))[0]!.state).toBe('fine')
    const samples = join(folder, 'twins/samples.jsonl')
    writeFileSync(samples, `${readFileSync(samples, 'utf8')}\n`)
    expect((await lookAtSuites(folder))[0]).toMatchObject({ state: 'wrong' })
    expect(await lookAtSuites(join(folder, 'none'))).toMatchObject([{ state: 'wrong' }])
  })

  it('sees a folder that cannot be written', () => {
    const folder = temporaryFolder()
    expect(lookAtRuns(folder).state).toBe('fine')
    // A file in its place: what nobody can write into, not even root.
    writeFileSync(join(folder, 'runs'), '')
    expect(lookAtRuns(folder)).toMatchObject({ state: 'wrong', advice: expect.any(String) })
  })
})
