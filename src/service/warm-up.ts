import { judge } from '../agent/hook.ts'

const ROUNDS = 200
const COMMANDS = [
  'git status',
  'find . -name "*.ts" | xargs wc -l',
  'npm run build && npm test',
  'python3 -c "print(2+2)"',
  'cat /etc/shadow',
]
/** Nobody works here: no permission of a person is for a call in it. */
const NOWHERE = '/nowhere/aegish-warm-up'

/**
 * Lets the engine compile what questions need, one call at a time between them: the first hooks would
 * otherwise wait several times as long as later ones. Nothing is written down.
 */
export function warmUp(): void {
  let round = 0
  const step = () => {
    if (round++ >= ROUNDS) return
    const command = COMMANDS[round % COMMANDS.length]!
    const event = { hook_event_name: 'PreToolUse', cwd: NOWHERE, tool_name: 'Bash' }
    judge(
      JSON.stringify({ ...event, tool_input: { command } }),
      {
        agent: 'claude-code',
        policy: undefined,
        around: { env: {}, directory: NOWHERE, record: () => {}, redactValues: (text) => text },
      },
      NOWHERE,
    )
    setImmediate(step)
  }
  step()
}
