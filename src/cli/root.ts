import { EXIT, UserError } from '../verdict/index.ts'
import { COMMANDS } from './commands.ts'
import { nearest } from './nearest.ts'
import { version } from './version.ts'

/** `aegish` without a known command: help, version, or a hint at the nearest name. */
export function runRoot(argv: string[]): number {
  const [name] = argv
  if (name === '--version' || name === '-V') {
    process.stdout.write(`${version}\n`)
    return EXIT.fine
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(help())
    return EXIT.fine
  }
  const near = nearest(name, Object.keys(COMMANDS))
  throw new UserError(
    'UNKNOWN_COMMAND',
    `unknown command "${name}"${near ? `, did you mean "${near}"?` : ''} ("aegish --help" lists them)`,
  )
}

function help(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  const rows = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  )
  return [
    'aegish: may this shell command run, and how good are such decisions?',
    '',
    'Usage: aegish COMMAND [options]',
    '',
    ...rows,
    '',
    '"aegish COMMAND --help" says more about one.',
    '',
  ].join('\n')
}
