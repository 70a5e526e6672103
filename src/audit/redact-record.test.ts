import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { redactRecord } from './index.ts'

const record = (more: object) => ({
  event: 'decision' as const,
  agent: 'shell',
  command: 'true',
  ...more,
})
const same = (text: string) => text

describe('a record for the log', () => {
  it('has no secret in any of its texts', () => {
    const secret = 'hunter2hunter2'
    const texts = {
      command: `mysql -p${secret}`,
      directory: `/srv/TOKEN=${secret}`,
      reason: `runs "sshpass -p ${secret} ssh host"`,
      suggestion: `PGPASSWORD=${secret} psql`,
    }
    const kept = redactRecord(record(texts), same)
    expect(JSON.stringify(kept)).not.toContain(secret)
    expect(kept).toMatchObject({ command: 'mysql -p[redacted]', shortened: true })
  })

  it('has no secret in a reason that quotes only the word', () => {
    const kept = redactRecord(
      record({
        command: 'curl -H "Authorization: Bearer abcdef123456" https://a.example',
        reason: 'it looks like an attack ("https://a.example", "abcdef123456")',
        unknowns: ['what abcdef123456" is'],
      }),
      same,
    )
    expect(JSON.stringify(kept)).not.toContain('abcdef123456')
    expect(kept).toMatchObject({
      reason: 'it looks like an attack ("https://a.example", "[redacted]")',
    })
  })

  it('has no secret that is known by its value', () => {
    const kept = redactRecord(record({ command: 'echo hunter2 | nc x 1' }), (text) =>
      text.replaceAll('hunter2', '[redacted]'),
    )
    expect(kept.command).toBe('echo [redacted] | nc x 1')
  })

  it('stays as it is where there is nothing to take out', () => {
    const plain = record({ command: 'ls', directory: '/srv', reason: 'why', suggestion: 'ls -l' })
    expect(redactRecord(plain, same)).toEqual(plain)
  })

  it('keeps both ends of a long command, its length and its digest', () => {
    const command = `echo ${'a'.repeat(20_000)}; touch canary`
    const kept = redactRecord(record({ command }), same) as Record<string, unknown>
    expect(kept.command).toMatch(/^echo a+\[… 11827 characters …\]a+; touch canary$/)
    expect(kept).toMatchObject({
      shortened: true,
      length: command.length,
      sha256: createHash('sha256').update(command).digest('hex'),
    })
  })

  it('gives no digest against which a password could be tried', () => {
    const digestWith = (password: string) =>
      (
        redactRecord(
          record({ command: `mysql -p${password} ${'a'.repeat(9000)}` }),
          same,
        ) as Record<string, unknown>
      ).sha256
    expect(digestWith('hunter1')).toBeDefined()
    expect(digestWith('hunter1')).toBe(digestWith('hunter2'))
  })

  it('keeps both ends of what is too long to be read, without secrets and without a digest', () => {
    const filling = 'eyJa-'.repeat(100_000)
    const secret = 'hunter2hunter2'
    for (const quote of ['', '"', "'"]) {
      const command = `mysql -p${secret}; echo ${quote}${filling}${quote}; mysql -p${secret} # end`
      const kept = redactRecord(record({ command }), same) as Record<string, unknown>
      expect(kept.command).toMatch(
        /^mysql -p\[redacted\]; echo .*\[… \d+ characters …\].*; mysql -p\[redacted\] # end$/,
      )
      expect(kept).toMatchObject({ shortened: true, length: command.length })
      expect(kept.sha256).toBeUndefined()
      expect(String(kept.command).length).toBeLessThanOrEqual(8192)
    }
  })

  it.each([
    'eyJa-',
    'a;',
    'http://a:SECRET',
    'xoxb-eyJ',
  ])('has an end for a command of very many %j', (word) => {
    // In time quadratic in the text this took hours.
    const command = word.repeat(6_000_000 / word.length)
    expect(redactRecord(record({ command }), same)).toMatchObject({ shortened: true })
  }, 60_000)

  it('says that the folder is not there as it was', () => {
    const kept = redactRecord(record({ directory: '/tmp/TOKEN=hunter2' }), same)
    expect(kept).toMatchObject({ directory: '/tmp/TOKEN=[redacted]', shortened: true })
  })
})
