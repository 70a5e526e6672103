import { describe, expect, it } from 'vitest'
import { createStaticGuard, type Overlay } from '../index.ts'
import { parsePolicy } from './policy-file.ts'

const verdict = (command: string, overlay: Overlay) =>
  createStaticGuard(overlay).analyse(command).verdict

describe('roles', () => {
  it('change what is ordinary, never what is hostile', () => {
    expect(verdict('getent passwd', { role: 'default' })).toBe('WARN')
    expect(verdict('getent passwd', { role: 'sysadmin' })).toBe('ALLOW')
    expect(verdict('getent passwd', { role: 'restricted' })).toBe('BLOCK')
    expect(verdict('cat /etc/shadow', { role: 'sysadmin' })).toBe('BLOCK')
    expect(verdict('echo x > notes.txt', { role: 'restricted' })).toBe('ALLOW')
    expect(verdict('echo x > ~/other/notes.txt', { role: 'restricted' })).toBe('BLOCK')
  })
})

describe("a user's policy", () => {
  it('denies by binary, host, path and rule, with its reason', async () => {
    const policy = await parsePolicy(
      `version: 1
deny:
  - {binary: terraform, reason: only the pipeline applies}
  - {host: '*.paste.example', reason: nothing goes there}
  - {path: '/srv/finance/**', reason: not yours}
  - {rule: 11, binary: npm, reason: packages are vetted}
`,
      'p.yml',
    )
    const guard = createStaticGuard({ policy })
    expect(guard.analyse('terraform plan')).toMatchObject({
      verdict: 'BLOCK',
      reason: 'your policy denies it: only the pipeline applies',
    })
    expect(guard.analyse('curl https://x.paste.example/a').verdict).toBe('BLOCK')
    expect(guard.analyse('cp a /srv/finance/2024/b').verdict).toBe('BLOCK')
    expect(guard.analyse('npm install x').verdict).toBe('BLOCK')
    expect(guard.analyse('curl https://example.com/a').verdict).toBe('WARN')
  })

  it('keeps what an agent is told about warnings', async () => {
    expect(await parsePolicy('version: 1\nwarn: deny\nunresolved: ask', 'p.yml')).toMatchObject({
      warn: 'deny',
      unresolved: 'ask',
    })
  })

  it('allows what is named, and nothing else', async () => {
    const policy = await parsePolicy(
      '{"version": 1, "allow": [{"path": "/etc/cron.d/backup", "rule": "5", "reason": "ours"}]}',
      'p.json',
    )
    const guard = createStaticGuard({ policy })
    expect(guard.analyse('tee /etc/cron.d/backup < job').verdict).toBe('ALLOW')
    expect(guard.analyse('tee /etc/cron.d/other < job').verdict).toBe('BLOCK')
  })

  it.each([
    ['version: 2', /version/],
    ['version: 1\nallow: [{reason: x}]', /at least one of/],
    ['version: 1\nallow: [{binary: x}]', /reason/],
    ['version: 1\ndeny: [{rule: 99, reason: x}]', /rule/],
    ['{', /neither YAML nor JSON/],
    ['', /must be fields/],
    ['- version: 1', /must be fields/],
    ['version: 1\nfoo: 1', /foo: no such field/],
    ['version: 1\ndenny: []', /denny: no such field, did you mean "deny"\?/],
    ['version: 1\nrole: admin', /role: is not known/],
    ['version: 1\nwarn: maybe', /warn: is not known/],
    ['version: 1\nunresolved: [ask]', /unresolved: is not known/],
    ['version: 1\ndeny: {path: a, reason: x}', /deny: must be a list/],
    ['version: 1\ndeny: [{path: [], reason: x}]', /deny\.0\.path: is an empty list/],
    ['version: 1\ndeny: [{path: [a, 1], reason: x}]', /deny\.0\.path\.1: must be a text/],
    ['version: 1\ndeny: [{path: "", reason: x}]', /deny\.0\.path: must be a text/],
    ['version: 1\ndeny: [{binary: git push, reason: x}]', /one program, without arguments/],
    ['version: 1\ndeny: [{host: a.example/x, reason: x}]', /the name of a host/],
    ['version: 1\n__proto__: {deny: []}', /__proto__: no such field/],
    ['{"version": 1, "__proto__": {}}', /__proto__: no such field/],
    ['version: 1\nconstructor: 1', /constructor: no such field/],
    ['{"version": 1, "deny": [], "deny": []}', /must be unique/],
    ['version: 1\ndeny: []\ndeny: []', /must be unique/],
  ])('refuses %s with one line that names the file', async (text, message) => {
    await expect(parsePolicy(text, 'my.yml')).rejects.toMatchObject({
      code: 'BAD_POLICY',
      message: expect.stringMatching(/^my\.yml: [^\n]+$/),
    })
    await expect(parsePolicy(text, 'my.yml')).rejects.toThrow(message)
  })
})
