import { describe, expect, it } from 'vitest'
import { createStaticGuard } from './index.ts'

const guard = createStaticGuard({ asker: 'agent', directory: '/home/user/project', doubt: false })

describe('the guard among what is removed', () => {
  it.each([
    'rm -f ~/.local/bin/ae*',
    'rm -f ~/.npm-global/bin/ae*',
    'rm -f node_modules/.bin/ae*',
  ])('%s', (command) => expect(guard.analyse(command).verdict).toBe('BLOCK'))

  it.each(['pipx uninstall-all', 'uv tool uninstall -q --all'])('%s is unclear', (command) =>
    expect(guard.analyse(command)).toMatchObject({ certainty: 'unresolved' }))

  it.each([
    'rm -f ~/.local/bin/my*',
    'rm -rf node_modules/.bin',
    'uv tool uninstall ruff',
  ])('%s is ordinary', (command) =>
    expect(guard.analyse(command)).toMatchObject({ certainty: 'known' }))
})
