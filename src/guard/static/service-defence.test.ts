import { expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import type { Overlay } from './policy/judge.ts'

const AGENT: Overlay = { role: 'developer', asker: 'agent', directory: '/home/ann/code/shop' }

it.each([
  // Whoever has its secrets and its port answers for the guard.
  'cat ~/.local/state/aegish/service',
  'grep answer ~/.local/state/aegish/service',
  'cp ~/.local/state/aegish/service /tmp/x',
  'python3 -c "print(open(\'/home/ann/.local/state/aegish/service\').read())"',
  'echo x > ~/.local/state/aegish/service',
  'rm ~/.local/state/aegish/service',
  'mv /tmp/mine ~/.local/state/aegish/service',
  // Stopped, or another one in its place.
  'aegish serve --stop',
  'aegish serve',
  'aegish serve --detach --policy /tmp/mine.yaml',
  'npx aegish serve --port 4000 --token-file ~/.local/state/aegish/service',
  'pkill -f "aegish serve"',
  'kill $(sed -n "s/^pid //p" ~/.local/state/aegish/service)',
  'kill -STOP $(pgrep -f "aegish serve")',
])('an agent may not: %s', (command) => {
  expect(analyse(command, AGENT).verdict).toBe('BLOCK')
})

it.each([
  'aegish serve --status',
  'aegish serve --help',
  'aegish check "ls"',
  'npm run serve',
  'cat ~/.local/state/other/service',
])('an agent may: %s', (command) => {
  expect(analyse(command, AGENT).verdict).toBe('ALLOW')
})
