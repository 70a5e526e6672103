import { describe, expect, it } from 'vitest'
import { createStaticGuard } from '../../index.ts'

const guard = createStaticGuard({ asker: 'agent', directory: '/home/user/project', doubt: false })

describe('a shell that ends before it has kept its history', () => {
  it.each([
    'kill -9 $$',
    'kill -KILL $$',
    'kill -SIGKILL "$$"',
    'kill -s KILL "$BASHPID"',
    'kill -n 9 $$',
    'kill -SEGV $$',
    'exec kill -9 $$',
    '/bin/kill -9 $$',
    'builtin kill -9 $$',
    'kill -9 -$$',
    'kill -9 0',
    "sh -c 'kill -9 $PPID'",
    'pkill -9 bash',
    'killall -KILL zsh',
    'kill -9 $(pgrep bash)',
  ])('%s', (command) => {
    const { verdict, certainty } = guard.analyse(command)
    expect(verdict === 'BLOCK' ? 'unresolved' : certainty).toBe('unresolved')
  })

  it.each([
    'kill -9 $PID',
    'kill -9 "$pid"',
    'kill -9 12345',
    'kill $(lsof -ti :3000)',
    'kill -9 $(lsof -ti :3000)',
    'kill -9 $(pgrep -f webpack)',
    'kill -TERM $$',
    'kill -INT $$',
    'kill -0 $$',
    'kill -9 $!',
    'kill %1',
    "trap 'kill 0' EXIT",
    'pkill -9 node',
    'killall node',
  ])('%s is ordinary', (command) =>
    expect(guard.analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))
})
