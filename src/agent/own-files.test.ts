import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import { decideFor } from './decide-for.ts'
import { ownFiles } from './own-files.ts'

const folder = testFolder()

it('names the program, the log, and settings in which the hook stands, wherever the agent is', () => {
  for (const name of ['a/.claude', 'a/.gemini', 'b'])
    mkdirSync(join(folder.path, name), { recursive: true })
  const settings = folder.write('a/.claude/settings.json', '{"hooks":{"x":"aegish hook"}}')
  folder.write('a/.gemini/settings.json', '{}')
  const env = { CLAUDE_PROJECT_DIR: join(folder.path, 'a'), XDG_STATE_HOME: '/srv/state' }
  const files = ownFiles('/opt/aegish', join(folder.path, 'b'), env)
  expect(files).toContain('/opt/aegish/bin')
  expect(files).toContain('/srv/state/aegish')
  expect(files).toContain(settings)
  expect(files).not.toContain(join(folder.path, 'a/.gemini/settings.json'))
  writeFileSync(settings, '{}')
  expect(ownFiles('/opt/aegish', join(folder.path, 'b'), env)).not.toContain(settings)
})

it('is asked about the project, although a tool works elsewhere', () => {
  const asked: string[] = []
  const event = {
    tool_name: 'Bash',
    tool_input: { command: 'ls', workdir: '../other' },
    cwd: '/home/dev/project',
  }
  const { records } = decideFor(event, {
    ownFiles: (project) => {
      asked.push(project)
      return []
    },
  })
  expect(asked).toEqual(['/home/dev/project'])
  expect(records).toMatchObject([{ directory: '/home/dev/other' }])
})
