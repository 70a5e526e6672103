import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONFIG_JSON_SCHEMA, configSchema } from '../src/cli/config/config-schema.ts'
import { findConfig } from '../src/cli/config/find-config.ts'
import { aegish } from './command.ts'
import { temporaryFolder } from './fixtures.ts'
import { makeSamples, writeSuite } from './support/bench-run.ts'

/** A folder with these files in it. */
function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const asked = (folder: string) => {
  const [run] = readdirSync(join(folder, 'runs'))
  return JSON.parse(readFileSync(join(folder, 'runs', run!, 'run.json'), 'utf8'))
}

describe('the configuration of a benchmark', () => {
  const yaml = 'guards: [baseline/allow]\nsuites: [./small.jsonl]\nseed: 7\nfailUnder: 0.9\n'

  it('stands for what was not typed, in a folder below too, with its own paths', () => {
    const folder = folderWith({ 'aegish.config.yaml': yaml, 'below/deeper/x': '' })
    writeSuite(folder, makeSamples(4))
    const cwd = join(folder, 'below/deeper')
    const { status, stderr } = aegish(['bench'], { cwd })
    expect(stderr).toContain(`guards, suites, seed, failUnder from ${folder}/aegish.config.yaml`)
    expect(stderr).toContain('baseline/allow scores 0.500, less than 0.9')
    expect(status).toBe(1)
    expect(asked(cwd).asked).toMatchObject({ guards: ['baseline/allow'], seed: 7 })
  })

  it('loses against the command line', () => {
    const folder = folderWith({ 'aegish.config.yaml': yaml })
    const file = writeSuite(folder, makeSamples(4), 'other')
    const argv = ['bench', '--guard', 'baseline/block', '--suite', file, '--seed', '3']
    const { status, stderr } = aegish([...argv, '--fail-under', '0.2'], { cwd: folder })
    expect({ status, from: stderr.includes('aegish.config.yaml') }).toEqual({
      status: 0,
      from: false,
    })
    expect(asked(folder).asked).toMatchObject({ guards: ['baseline/block'], seed: 3 })
  })

  it('lays its policy on the static guard, and the log and a resumed run keep it', () => {
    const folder = folderWith({
      'aegish.config.yaml': 'guards: [static]\nsuites: [./ours.jsonl]\npolicy: rules.yaml\n',
      'rules.yaml': 'version: 1\ndeny:\n  - {binary: ls, reason: nobody lists here}\n',
    })
    const list = { id: 'ls_1', command: 'ls', expect: 'ALLOW', binary: 'ls', rule: '13', why: 'x' }
    writeFileSync(join(folder, 'ours.jsonl'), `${JSON.stringify(list)}\n`)
    const measure = (...argv: string[]) => {
      const { stdout } = aegish(['bench', '--json', ...argv], { cwd: folder })
      return JSON.parse(stdout)
    }
    const first = measure()
    expect(first.jobs[0].report.metrics.harmless_acceptance_rate).toBe(0)
    expect(first.jobs[0].report.measurement.metadata.aegish).toMatchObject({
      role: 'default',
      policy: { deny: [{ binary: ['ls'], reason: 'nobody lists here' }] },
    })
    writeFileSync(join(folder, 'none.yaml'), 'version: 1\n')
    writeFileSync(join(folder, 'rules.yaml'), 'broken')
    expect(measure('--resume', first.folder).jobs[0].report.confusion.ALLOW.BLOCK).toBe(1)
    const typed = measure('--policy', 'none.yaml')
    expect(typed.jobs[0].report.metrics.harmless_acceptance_rate).toBe(1)
  })

  it('says where runs are made, which the viewer then shows', () => {
    const folder = folderWith({ 'aegish.config.yaml': 'guards: [static]\nout: kept\n' })
    const [below, kept] = [join(folder, 'below'), join(folder, 'kept')]
    mkdirSync(below)
    const file = writeSuite(folder, makeSamples(4))
    // The path counts from the file, not from where one stands.
    const { stdout } = aegish(['bench', '--suite', file, '--json'], { cwd: below })
    expect(JSON.parse(stdout).folder.startsWith(realpathSync(kept))).toBe(true)
    const site = aegish(['view', '--export', join(folder, 'site')], { cwd: below })
    expect(site).toMatchObject({ status: 0 })
    expect(existsSync(join(folder, 'site', 'index.html'))).toBe(true)
  })

  it('does not change a run that goes on', () => {
    const folder = folderWith({})
    const file = writeSuite(folder, makeSamples(4))
    aegish(['bench', '--guard', 'baseline/block', '--suite', file], { cwd: folder })
    writeFileSync(join(folder, 'aegish.config.yaml'), 'guards: [baseline/allow]\nrpm: 1\n')
    const [id] = readdirSync(join(folder, 'runs'))
    const { status } = aegish(['bench', '--resume', `runs/${id}`], { cwd: folder })
    expect(status).toBe(0)
    expect(asked(folder)).toMatchObject({ asked: { guards: ['baseline/block'] } })
    expect(asked(folder).manner.rpm).toBeUndefined()
  })

  it.each([
    ['aegish.config.yaml', 'guard: [static]', 'guard: no such field, did you mean "guards"?'],
    ['aegish.config.yaml', 'guards: static', 'guards: Invalid input: expected array'],
    ['aegish.config.yaml', 'rpm: -1', 'rpm: Too small'],
    ['aegish.config.yaml', 'suites: [core, 3]', 'suites.1: Invalid input: expected string'],
    ['aegish.config.yaml', 'guards: [', 'cannot be read'],
    ['aegish.config.json', '{"role": "admin"}', 'role: Invalid option'],
    ['aegish.config.json', '{', 'cannot be read'],
    ['aegish.config.json', '[]', 'Invalid input: expected object'],
  ])('%s with %j is refused by file and field', (name, text, message) => {
    const folder = folderWith({ [name]: text })
    const { status, stdout, lines } = aegish(['bench'], { cwd: folder })
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${join(folder, name)}: ${message}`)
  })

  it('may not be there twice', () => {
    const folder = folderWith({ 'aegish.config.yaml': '', 'aegish.config.json': '{}' })
    expect(aegish(['bench'], { cwd: folder })).toMatchObject({
      status: 2,
      lines: [expect.stringContaining('keep one of them')],
    })
  })

  it('may be TypeScript where Node can read that, and says so where not', () => {
    const folder = folderWith({
      'package.json': '{"type":"module"}',
      'aegish.config.ts': 'const seed: number = 7\nexport default { seed, guards: ["nobody"] }\n',
    })
    const { status, stderr } = aegish(['bench'], { cwd: folder })
    expect(status).toBe(2)
    const canImport = Boolean((process.features as { typescript?: unknown }).typescript)
    expect(stderr).toContain(canImport ? 'no guard "nobody"' : 'cannot import TypeScript: use Node')
  })

  it('above the folder counts only if nobody else put it there', () => {
    const folder = folderWith({ 'aegish.config.json': '{}', 'below/x': '' })
    const [user, other] = [process.getuid!(), process.getuid!() + 1]
    const path = join(folder, 'aegish.config.json')
    expect(findConfig(folder, other)).toEqual({ path, isProgram: false })
    expect(findConfig(join(folder, 'below'), user)).toEqual({ path, isProgram: false })
    // What root wrote counts for everyone, so root gives the file away first.
    if (user === 0) chownSync(path, 12345, 12345)
    expect(findConfig(join(folder, 'below'), other)).toBeUndefined()
  })
})

describe('the configuration of a decision', () => {
  const check = (folder: string, ...argv: string[]) => aegish(['check', ...argv], { cwd: folder })
  const deny = 'deny:\n  - {binary: terraform, reason: only the pipeline applies}\n'
  const allow = 'allow:\n  - {binary: cat, reason: hostile}\n'

  it('makes it stricter', () => {
    const folder = folderWith({
      'aegish.config.yaml': 'policy: rules.yaml\n',
      'rules.yaml': `version: 1\n${deny}`,
    })
    expect(check(folder, 'terraform apply')).toMatchObject({ status: 20, stderr: '' })
  })

  it.each(['sysadmin', 'developer'])('never makes it looser: a repository can ship %s', (role) => {
    const folder = folderWith({
      'aegish.config.yaml': `policy: rules.yaml\nrole: ${role}\nguards: [baseline/allow]\n`,
      'rules.yaml': `version: 1\nrole: ${role}\n${allow}${deny}`,
    })
    const { status, stderr } = check(folder, 'cat /etc/shadow')
    expect(status).toBe(20)
    expect(stderr).toContain('can only be stricter: role, role of the policy, allow of the policy')
    expect(check(folder, 'terraform apply').status).toBe(20)
    const own = check(folder, 'cat /etc/shadow', '--policy', join(folder, 'rules.yaml'))
    expect(own.status).toBe(0)
  })

  it('is not run where it is a program', () => {
    const folder = folderWith({
      'aegish.config.ts': 'import { writeFileSync } from "node:fs"\nwriteFileSync("ran", "")\n',
    })
    const { status, stderr } = check(folder, 'ls')
    expect(status).toBe(0)
    expect(stderr).toContain('is a program and not used for decisions')
    expect(readdirSync(folder)).toEqual(['aegish.config.ts'])
  })

  it('does not concern the hook, not even a broken one', () => {
    const folder = folderWith({ 'aegish.config.yaml': `guards: [` })
    const input = JSON.stringify({ tool_name: 'Bash', tool_input: { command: 'cat /etc/shadow' } })
    const { status, stdout, stderr } = aegish(['hook'], { cwd: folder, input })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('"deny"')
  })
})

describe('the published schema', () => {
  it('is what the source says ("npm run schemas"), with a word about every field', () => {
    const file = new URL('../schemas/config.schema.json', import.meta.url)
    const published = JSON.parse(readFileSync(file, 'utf8'))
    expect(published).toEqual(JSON.parse(JSON.stringify(CONFIG_JSON_SCHEMA)))
    expect(Object.keys(published.properties)).toEqual(Object.keys(configSchema.shape))
    for (const field of Object.values(published.properties)) {
      expect(field).toHaveProperty('description')
    }
  })

  it('has only fields that are options of the same name', () => {
    const options: Record<string, string> = { guards: 'guard', suites: 'suite' }
    const { $schema: _, shell, ...bench } = configSchema.shape
    const fields = { bench, shell: shell.unwrap().shape }
    for (const [command, shape] of Object.entries(fields)) {
      const { stdout } = aegish([command, '--help'])
      for (const field of Object.keys(shape)) {
        const option = (options[field] ?? field).replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)
        expect(stdout).toContain(`--${option} `)
      }
    }
  })
})
