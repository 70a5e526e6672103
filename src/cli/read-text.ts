import { readFileSync } from 'node:fs'
import { UserError } from '../verdict/index.ts'

/** The text of a file that the user named; without a path, of standard input. */
export function readText(path?: string): string {
  try {
    return readFileSync(path ?? 0, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'no such file' : `cannot be read (${code ?? error})`
    throw new UserError('CANNOT_READ', `${path ?? 'standard input'}: ${why}`, { cause: error })
  }
}
