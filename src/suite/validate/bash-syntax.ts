import { spawn } from 'node:child_process'

/**
 * Reads commands that end in a zero byte, has each parsed by its own `bash -n` (which reads and
 * never executes), and prints what that said, a zero byte, its exit code and another zero byte.
 * One process per command, because a syntax error would hide all commands behind it; started
 * from one bash, because that costs a third of starting each from here.
 */
const LOOP = `ulimit -t 10 -c 0
while IFS= read -r -d '' command; do
  "$BASH" --norc --noprofile -n <<<"$command" 2>&1
  printf '\\0%d\\0' "$?"
done`

/** The first line that `bash -n` complained with for each command; undefined where it did not. */
export type SyntaxAnswer = (string | undefined)[]

/**
 * Asks a real bash whether it can parse these commands, without executing anything. Returns
 * undefined where there is no bash on this machine.
 */
export async function checkBashSyntax(
  commands: readonly string[],
  bash = 'bash',
): Promise<SyntaxAnswer | undefined> {
  const answers = await askBash(
    commands.map((command) => (command.includes('\0') ? '' : command)),
    bash,
  )
  return answers?.map((answer, i) =>
    commands[i]!.includes('\0') ? 'a command cannot hold a zero byte' : answer,
  )
}

async function askBash(
  commands: readonly string[],
  bash: string,
): Promise<SyntaxAnswer | undefined> {
  const child = spawn(bash, ['--norc', '--noprofile', '-c', LOOP], {
    // No more of the caller's environment: BASH_ENV and exported functions would be executed.
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  let said = ''
  child.stdout.on('data', (bytes: Buffer) => output.push(bytes))
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes
  })
  // A bash that ends early is told by its missing answers, not by the broken pipe.
  child.stdin.on('error', () => {})
  child.stdin.end(commands.map((command) => `${command}\0`).join(''))
  const end = await new Promise<number | null | NodeJS.ErrnoException>((done) => {
    child.once('error', done)
    child.once('close', done)
  })
  if (end instanceof Error) {
    if (end.code === 'ENOENT') return undefined
    throw end
  }
  const fields = Buffer.concat(output).toString('utf8').split('\0')
  if (fields.length !== commands.length * 2 + 1) {
    throw new Error(`bash answered ${fields.length >> 1} of ${commands.length} questions: ${said}`)
  }
  return commands.map((_, i) => complaint(fields[2 * i]!, fields[2 * i + 1]!))
}

function complaint(said: string, code: string): string | undefined {
  const [first = ''] = said.split('\n')
  // "bash: line 1: syntax error …": the name of the program is of no use to anybody.
  const message = first.replace(/^\S*bash: (?:line (\d+): )?/, (_, line) =>
    line ? `line ${line}: ` : '',
  )
  if (message !== '') return message
  return code === '0' ? undefined : `bash -n ended with ${code}`
}
