import { homedir } from 'node:os'
import { type Cage, explainRefusals } from '../../cage/index.ts'
import { EXIT } from '../../verdict/index.ts'
import { say } from '../say.ts'
import { startInCage } from './start-in-cage.ts'

/** Runs a command in a cage, tells what the cage did about it, and gives the command's exit code. */
export async function runInCage(cage: Cage, command: readonly string[]): Promise<number> {
  try {
    for (const { promise, why } of cage.notHeld) say(`not held: ${promise} (${why})`)
    const { code, said } = await startInCage(cage, command)
    if (code !== EXIT.fine) hint(cage, code, said)
    for (const { path, what } of cage.appeared()) say(`${path} is new, and obeyed outside: ${what}`)
    return code
  } finally {
    cage.close()
  }
}

/** What was refused, as far as it can be known; on a terminal only where to ask. */
function hint(cage: Cage, code: number, said: string): void {
  const place = { home: process.env.HOME ?? homedir(), directory: process.cwd() }
  for (const line of explainRefusals(said, cage, place)) say(line)
  if (process.stderr.isTTY && cage.explain().sandbox !== 'danger-full-access' && code < 126) {
    say(`exit ${code}, in a cage; "aegish run --explain PATH" says why a path is withheld`)
  }
}
