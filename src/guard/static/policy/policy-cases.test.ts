import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyse, type UserPolicy } from '../index.ts'
import { parsePolicyFile } from './policy-file.ts'
import { runPolicyTests } from './run-policy-tests.ts'

const folder = new URL('cases/', import.meta.url)
const files = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map(async (name) => ({
      name,
      ...(await parsePolicyFile(readFileSync(new URL(name, folder), 'utf8'), name)),
    })),
)

describe.each(files)('the policy of cases/$name', ({ policy, tests }) => {
  it.each(runPolicyTests(tests, { policy }))('$expect: $command', ({
    passed,
    expect: _,
    ...test
  }) => {
    expect(passed, JSON.stringify(test)).toBe(true)
  })

  // A guard that reads the same policy in two different ways would be worse than none.
  it('decides the same about a command behind a group, a true and more white space', () => {
    // A whole command line is meant letter by letter.
    if ([...policy.allow, ...policy.deny].some((entry) => entry.command)) return
    for (const { command } of tests.filter(
      ({ command }) => !/[\n<&]|^time |unclosed/.test(command),
    )) {
      const { verdict } = analyse(command, { policy })
      for (const variant of [`{ ${command}; }`, `true && { ${command}; }`, `  ${command}\t`])
        expect(analyse(variant, { policy }).verdict, variant).toBe(verdict)
    }
  })
})

it('has cases enough', () => {
  expect(files.flatMap(({ tests }) => tests).length).toBeGreaterThanOrEqual(150)
})

describe('a denial', () => {
  const deny = (entry: object): { policy: UserPolicy } => ({
    policy: { allow: [], deny: [{ reason: 'no', ...entry }] },
  })

  it('holds where the analysis ends early', () => {
    const command = `cat /srv/secret/a; ${'$('.repeat(20)}echo ${')'.repeat(20)}; ${'true; '.repeat(9000)}`
    expect(analyse(command, deny({ path: ['/srv/secret'] }))).toMatchObject({
      verdict: 'BLOCK',
      reason: 'your policy denies it: no',
    })
  })

  it('knows the directory that the command starts in', () => {
    const overlay = { ...deny({ path: ['/srv/secret/**'] }), directory: '/srv' }
    expect(analyse('cat secret/a', overlay).verdict).toBe('BLOCK')
    expect(analyse('cat public/../secret/a', overlay).verdict).toBe('BLOCK')
    expect(analyse('cd secret && ls', overlay).verdict).toBe('BLOCK')
    expect(analyse('rm -rf ../srv', overlay).verdict).toBe('BLOCK')
    expect(analyse('cat public/a', overlay).verdict).toBe('ALLOW')
  })

  it('says what is not known, and that it is not', () => {
    expect(analyse('cat "$FILE"', deny({ path: ['/srv/secret/**'] }))).toMatchObject({
      verdict: 'WARN',
      certainty: 'unresolved',
      reason: 'your policy may deny it, $FILE is not known: no',
    })
    expect(analyse('ssh "$HOST" uptime', deny({ host: ['a.example'] }))).toMatchObject({
      verdict: 'WARN',
      certainty: 'unresolved',
      reason: 'your policy may deny it, $HOST is not known: no',
    })
  })

  it('never softens what our own rules say', () => {
    const overlay = deny({ path: ['/srv/**'], host: ['a.example'] })
    expect(analyse('cat "$X" /etc/shadow', overlay).verdict).toBe('BLOCK')
  })

  it('of a path and a host together is about what goes from one to the other', () => {
    const overlay = deny({ path: ['/srv/db/**'], host: ['*.example'] })
    expect(analyse('scp /srv/db/a bob@x.example:', overlay).verdict).toBe('BLOCK')
    expect(analyse('cat /srv/db/a; ssh x.example uptime', overlay).verdict).toBe('ALLOW')
  })
})
