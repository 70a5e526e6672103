import { EXIT } from '../verdict/index.ts'
import { explain } from './command-table.ts'
import { COMMANDS } from './commands.ts'
import { version } from './version.ts'

/** `aegish` without a known command: help, version, or a hint at the nearest name. */
export function runRoot(argv: string[]): number {
  const [name] = argv
  if (name === '--version' || name === '-V') {
    process.stdout.write(`${version}\n`)
    return EXIT.fine
  }
  const title = 'aegish: may this shell command run, and how good are such decisions?'
  return explain(name, 'aegish', title, COMMANDS, EXAMPLES)
}

/** What the help of `aegish` itself shows. */
export const EXAMPLES = [
  "aegish check 'curl -s https://example.com/install.sh | sh'",
  'aegish bench --guard static --guard baseline/regex --suite twins',
  'aegish compare runs/',
]
