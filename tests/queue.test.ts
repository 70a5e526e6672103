import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'
import { testFolder } from './test-folder.ts'

const folder = testFolder().path
/** Nothing listens there. */
const NOBODY = 'redis://team:hunter2hunter2@127.0.0.1:1'

describe('a queue that is not there', () => {
  it.each([
    ['bench', '--guard', 'static', '--queue', NOBODY],
    ['worker', '--queue', NOBODY],
  ])('is one line without its password, and begins nothing: %s', (...args) => {
    const { status, stdout, lines } = aegish(args, { cwd: folder })
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' })
    expect(lines).toEqual([
      expect.stringMatching(/redis:\/\/127\.0\.0\.1:1: cannot be used as a queue/),
    ])
    expect(lines[0]).not.toMatch(/hunter2|team/)
    expect(existsSync(join(folder, 'runs'))).toBe(false)
  })

  it.each([
    ['bench', '--guard', 'static', '--queue', 'team:hunter2hunter2@localhost'],
    ['worker', '--queue', 'http://team:hunter2hunter2@localhost'],
    ['doctor', '--queue', 'team:hunter2hunter2@localhost'],
  ])('whose address is wrong is not quoted: %s', (...args) => {
    const { status, lines } = aegish(args, { cwd: folder })
    expect(status).toBe(2)
    expect(lines).toEqual([expect.stringContaining('redis://host:6379')])
    expect(lines[0]).not.toContain('hunter2')
  })

  it('is not asked for what a run may cost', () => {
    const args = ['bench', '--guard', 'openai/gpt-5-mini', '--limit', '2', '--dry-run']
    const { status, stdout } = aegish([...args, '--queue', NOBODY], { cwd: folder })
    expect(status).toBe(0)
    expect(stdout).toContain('Nobody was called')
  })

  it('a worker wants to know where it is', () => {
    const { status, lines } = aegish(['worker'], { cwd: folder })
    expect(status).toBe(2)
    expect(lines[0]).toContain('--queue <url>')
  })

  it('the doctor says so', () => {
    const { status, stdout } = aegish(['doctor', '--queue', NOBODY], { cwd: folder })
    expect(status).toBe(1)
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /wrong queue redis:\/\/127\.0\.0\.1:1: cannot be used/,
    )
    expect(stdout).not.toContain('hunter2')
  })
})
