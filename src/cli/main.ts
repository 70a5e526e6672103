import { COMMANDS } from './commands.ts'
import { reporting } from './reporting.ts'

export { COMMANDS }

/**
 * Runs one command and returns the exit code. Only the module of the command that was asked for
 * is loaded: a hook that agents call a thousand times must not pay for the charts.
 */
export function main(argv: string[]): Promise<number> {
  const name = argv[0]
  const entry = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return reporting(async () => {
    if (entry) {
      const { run } = await entry.load()
      return run(argv.slice(1), COMMANDS)
    }
    const { runRoot } = await import('./root.ts')
    return runRoot(argv)
  })
}
