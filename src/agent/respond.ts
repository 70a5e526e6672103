import type { Judged } from './judge-event.ts'
import { denyInEveryShape } from './protocol/every-shape.ts'
import { PROTOCOLS } from './protocol/index.ts'

/** What a hook's process says and ends with. */
export interface Response {
  stdout: string
  stderr: string
  exitCode: 0 | 2
}

/** A decision in the words of the agent that asked. */
export function respond({ answer, reason = '', protocol }: Judged): Response {
  if (answer === 'pass') return { stdout: '', stderr: '', exitCode: 0 }
  if (protocol === undefined) return refuse(reason)
  return { stdout: toLine(protocol.object(answer, reason)), stderr: '', exitCode: 0 }
}

/** A denial for whoever asks: by exit code, on standard error, and in every shape on standard output. */
export function refuse(reason: string): Response {
  return {
    stdout: toLine(denyInEveryShape(reason, PROTOCOLS)),
    stderr: `${reason.replace(/\s*[\r\n]+\s*/g, ' ')}\n`,
    exitCode: 2,
  }
}

function toLine(value: object): string {
  return `${JSON.stringify(value)}\n`
}
