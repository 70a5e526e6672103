import { describe, expect, it } from 'vitest'
import { aegish } from './command.ts'

describe('aegish explain-program', () => {
  it('says what a program reads, writes and runs', () => {
    const { stdout, stderr, status } = aegish(['explain-program', 'sort'])
    expect(status).toBe(0)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^sort\n/)
    expect(stdout).toMatch(/^Writes {4}-o, --output {10}a file that is created or overwritten$/m)
    expect(stdout).toMatch(/^Runs {6}--compress-program /m)
  })

  it('knows subcommands and handlers', () => {
    expect(aegish(['explain-program', 'git', 'clone']).stdout).toContain('-u, --upload-pack')
    expect(aegish(['explain-program', 'tar']).stdout).toContain('It has a handler:')
    expect(aegish(['explain-program', 'velero']).stdout).toContain(
      'backup create|get|describe|logs',
    )
    expect(aegish(['explain-program', 'tofu']).stdout).toContain('tofu: the same as terraform\n')
  })

  it('says that a program is unknown, what is near and what is guessed', () => {
    const { stdout, status } = aegish(['explain-program', 'sotr'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^sotr: unknown, nobody has described it\nNear names: .*\bsort\b/)
    expect(stdout).toContain('What is guessed then:\n')
  })

  it('prints JSON', () => {
    const belief = JSON.parse(aegish(['explain-program', 'gcc', '--json']).stdout)
    expect(belief).toMatchObject({ name: 'gcc', known: true })
    expect(belief.actions).toContainEqual({
      does: 'writes',
      where: '-o',
      meaning: 'a file that is created or overwritten',
    })
  })

  it.each([
    'gcc',
    'ls',
    'sort',
    'curl',
    'tar',
    'bash',
    'nosuchprogram',
  ])('fits a terminal: %s', (name) => {
    const lines = aegish(['explain-program', name]).stdout.split('\n')
    expect(lines.filter((line) => line.length > 80)).toEqual([])
  })

  it.each([[[]], [['']], [['gcc', '--frobnicate']]])('%j is wrong usage', (args) => {
    const { status, lines, stdout } = aegish(['explain-program', ...args])
    expect(status).toBe(2)
    expect(lines).toHaveLength(1)
    expect(stdout).toBe('')
  })
})
