import { UserError } from '../../verdict/index.ts'

/** A word for a POSIX shell, whatever stands in it. */
export function quoteForShell(text: string): string {
  if (/[\n\0]/.test(text)) {
    throw new UserError('BAD_PATH', `${JSON.stringify(text)}: a path with a line break is not used`)
  }
  return `'${text.replaceAll(`'`, `'\\''`)}'`
}
