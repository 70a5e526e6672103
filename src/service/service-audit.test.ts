import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AuditRecord, AuditWriter } from '../audit/index.ts'
import { ServiceAudit } from './service-audit.ts'
import { recordsBelow, testHome } from './test-service.ts'

/** A writer that counts how often it is asked to write. */
class CountingWriter extends AuditWriter {
  writes = 0

  override appendAll(records: readonly AuditRecord[]): void {
    this.writes++
    super.appendAll(records)
  }
}

function makeAudit(folder: string) {
  const said: string[] = []
  let unwritten = 0
  const log = new CountingWriter(folder, 'service')
  const audit = new ServiceAudit(
    log,
    {},
    (message) => said.push(message),
    (lines) => {
      unwritten += lines
    },
  )
  return { log, audit, said, unwritten: () => unwritten }
}

const facts = (command: string) => ({ event: 'decision', agent: 'service', command }) as const

describe('the log of a service', () => {
  it('has what was decided in one turn before anybody goes on, in one write', async () => {
    const folder = join(testHome(), 'log')
    const { log, audit } = makeAudit(folder)
    const both = [audit.write([facts('ls')]), audit.write([facts('id'), facts('pwd')])]
    await both[0]
    expect(recordsBelow(folder).map(({ command }) => command)).toEqual(['ls', 'id', 'pwd'])
    expect(log.writes).toBe(1)
    await audit.write([facts('date')])
    expect(log.writes).toBe(2)
    expect(recordsBelow(folder)).toHaveLength(4)
    audit.close()
  })

  it('has what nobody waited for, when it is closed', () => {
    const folder = join(testHome(), 'log')
    const { audit } = makeAudit(folder)
    void audit.write([facts('ls')])
    audit.close()
    expect(recordsBelow(folder)).toHaveLength(1)
  })

  it('says when it cannot be written, once, and how many lines are missing', async () => {
    const { audit, said, unwritten } = makeAudit('/dev/null/log')
    await Promise.all([audit.write([facts('ls')]), audit.write([facts('id')])])
    await audit.write([facts('pwd')])
    expect(audit.isFailing).toBe(true)
    expect(unwritten()).toBe(3)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^the log of decisions cannot be written \(/)
    // Nothing is left to be written: that is no sign that it can be written again.
    audit.close()
    expect(said).toHaveLength(1)
  })
})
