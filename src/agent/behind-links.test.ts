import { linkSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import { linkReader } from './behind-links.ts'
import { decideFor } from './decide-for.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'aegish-links-')))
afterAll(() => removeFolder(folder))
const home = join(folder, 'home')
const project = join(home, 'project')
mkdirSync(join(home, '.claude'), { recursive: true })
mkdirSync(join(home, '.ssh'))
mkdirSync(join(project, 'src'), { recursive: true })
writeFileSync(join(home, '.claude/settings.json'), '{}')
writeFileSync(join(home, '.ssh/id_rsa'), 'canary')
writeFileSync(join(project, 'alone.txt'), '')
for (const [target, name] of [
  [join(home, '.claude'), 'x'],
  ['../.claude/settings.json', 's.json'],
  ['../.ssh/id_rsa', 'key'],
  ['x', 'twice'],
  ['../.bashrc', 'not-there-yet'],
  ['src', 'lib'],
  ['loop', 'loop'],
] as const)
  symlinkSync(target, join(project, name))
linkSync(join(home, '.claude/settings.json'), join(project, 'second-name.json'))
linkSync(join(project, 'alone.txt'), join(project, 'beside.txt'))
// The whole home behind a link, as on machines with a second disk.
symlinkSync(home, join(folder, 'moved'))

const decide = (tool_name: string, tool_input: object, cwd = project, at = home) =>
  decideFor(
    { hook_event_name: 'PreToolUse', tool_name, tool_input, cwd },
    {
      behindLinks: (directory) => linkReader(directory, at, [join(at, '.claude/settings.json')]),
    },
  )
const run = (command: string, cwd = project) => decide('Bash', { command }, cwd)

describe('links that are there already', () => {
  it.each([
    ['echo {} > x/settings.json', 'S'],
    ['echo {} > s.json', 'S'],
    ['echo {} > second-name.json', 'S'],
    ['cp other.json twice/settings.json', 'S'],
    ['rm x/settings.json', 'S'],
    ['rm -rf x/', 'S'],
    ['mv x/settings.json y', 'S'],
    ['cd x && echo {} > settings.json', 'S'],
    ['cat key', '4'],
    ['base64 < key', '4'],
    ['echo "alias ls=x" >> not-there-yet', '5'],
  ])('does not hide what %s does', (command, rule) => {
    expect({ command, ...run(command) }).toMatchObject({ command, answer: 'deny', rule })
    expect(run(command).reason).toContain(' leads there)')
  })

  it('does not hide what tools for files do', () => {
    const at = (name: string) => join(project, name)
    expect(decide('Write', { file_path: at('x/settings.json'), content: '{}' }).rule).toBe('S')
    expect(decide('Read', { file_path: at('key') }).rule).toBe('4')
    expect(decide('Edit', { file_path: at('s.json'), old_string: '{', new_string: '{' }).rule).toBe(
      'S',
    )
  })

  it.each([
    'rm x',
    'rm s.json key',
    'ls -la x',
    'cat x/settings.json',
    'echo a > lib/a.ts',
    'cat lib/a.ts loop',
    'echo a > loop',
    'echo a > beside.txt',
    'cat src/a.ts > out.txt',
  ])('leaves %s alone', (command) => {
    expect({ command, answer: run(command).answer }).toEqual({ command, answer: 'pass' })
  })

  it('finds nothing in a home that lies behind a link as a whole', () => {
    const moved = join(folder, 'moved')
    const look = linkReader(join(moved, 'project'), moved)
    expect(look('src/a.ts', true)).toBeUndefined()
    expect(look(join(moved, 'project/src'), true)).toBeUndefined()
    expect(look('x/settings.json', true)).toBe('~/.claude/settings.json')
    expect(look('~/project/key', true)).toBe('~/.ssh/id_rsa')
    expect(look('~/project/key', false)).toBeUndefined()
  })

  it('leaves links of the system alone', () => {
    expect(linkReader(project, home)('/proc/self/exe', true)).toBeUndefined()
  })
})
