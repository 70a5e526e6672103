import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import { AuditLog, type AuditRecord, auditFolder, newestRecords, redactCommand } from './index.ts'

const root = mkdtempSync(join(tmpdir(), 'aegish-audit-'))
afterAll(() => removeFolder(root))

const record = (command: string, time = '2026-11-15T20:00:00.000Z'): AuditRecord => ({
  time,
  event: 'decision',
  agent: 'codex',
  command,
})
const commands = (log: AuditLog) => [...newestRecords(log.folder)].map(({ command }) => command)

describe('the log of decisions', () => {
  it('adds lines that only their owner can read, and gives them back newest first', () => {
    const log = new AuditLog(join(root, 'a/state'))
    log.append(record('one\ntwo'))
    log.append(record('three'))
    expect(commands(log)).toEqual(['three', 'one\ntwo'])
    expect(statSync(log.folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(log.folder, 'audit.jsonl')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(log.folder, 'audit.jsonl'), 'utf8').split('\n')).toHaveLength(3)
  })

  it('puts a large file aside, and keeps the newest of those', () => {
    const retention = { pieceBytes: 200, allBytes: 10_000, pieces: 5 }
    const log = new AuditLog(join(root, 'b'), { retention })
    for (let i = 10; i < 40; i++) log.append(record(`command ${i}`, `2026-11-15T20:00:${i}.000Z`))
    const names = readdirSync(log.folder)
    expect(names).toContain('audit.000000029.jsonl')
    // Five, and the one that is written.
    expect(names).toHaveLength(6)
    expect(commands(log)[0]).toBe('command 39')
    expect(commands(log)).toEqual([...commands(log)].sort().reverse())
  })

  it('skips lines that are none, and follows no link', () => {
    const log = new AuditLog(join(root, 'c'))
    log.append(record('one'))
    writeFileSync(join(log.folder, 'audit.jsonl'), '{"half\nnull\n5\n', { flag: 'a' })
    expect(commands(log)).toEqual(['one'])

    const linked = new AuditLog(join(root, 'd'))
    mkdirSync(linked.folder)
    symlinkSync(join(root, 'elsewhere'), join(linked.folder, 'audit.jsonl'))
    expect(linked.append(record('x'))).toMatch(/ELOOP.*; this decision is in .*audit-once-/)
    expect(commands(linked)).toEqual(['x'])
  })

  it('writes elsewhere where its file is a folder, and says so', () => {
    const log = new AuditLog(join(root, 'e'))
    mkdirSync(join(log.folder, 'audit.jsonl'), { recursive: true })
    expect(log.append(record('one'))).toMatch(/EISDIR.*; this decision is in /)
    expect(log.append(record('two'))).toMatch(/EISDIR/)
    expect(commands(log).sort()).toEqual(['one', 'two'])
  })

  it('says that it cannot write', () => {
    const file = join(root, 'file')
    writeFileSync(file, '')
    expect(() => new AuditLog(join(file, 'below')).append(record('x'))).toThrow()
    chmodSync(file, 0o600)
  })

  it('lies where the standard says, and not where a relative name would put it', () => {
    expect(auditFolder({ XDG_STATE_HOME: '/srv/state' })).toBe('/srv/state/aegish')
    expect(auditFolder({ XDG_STATE_HOME: 'state' })).toBe(auditFolder({}))
  })
})

describe('redaction', () => {
  it.each([
    ['curl -H "Authorization: Bearer abcdef123456" https://x.example', 'abcdef123456'],
    ['export API_TOKEN=abcdef123456', 'abcdef123456'],
    ['mysql --password hunter2hunter2 db', 'hunter2hunter2'],
    ['git clone https://me:hunter2hunter2@git.example/x', 'hunter2hunter2'],
    [`curl -d '{"password": "hunter2hunter2"}' https://x.example`, 'hunter2hunter2'],
    [`echo ghp_${'a'.repeat(36)}`, 'ghp_a'],
    ['aws s3 ls --key AKIAABCDEFGHIJKLMNOP', 'AKIAABCDEFGHIJKLMNOP'],
    ['echo "-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----"', 'AAAA'],
  ])('takes the secret out of %s', (command, secret) => {
    expect(redactCommand(command)).toContain('[redacted]')
    expect(redactCommand(command)).not.toContain(secret)
  })

  it.each([
    'git commit -m "tokens: a new parser"',
    'cat ~/.aws/credentials',
    'export TOKEN=$CI_TOKEN',
    'npm test -- --grep password',
    'cat reads cloud credentials: "~/.aws/credentials"',
  ])('leaves %s alone', (command) => {
    expect(redactCommand(command)).toBe(command)
  })
})
