import { UserError } from '../../verdict/index.ts'

const [BEGIN, END] = ['# aegish hook: begin', '# aegish hook: end']

/** A text with a block of ours at its end, or in its old place. */
export function withBlock(text: string, block: string, path: string): string {
  const others = withoutBlock(text)
  // TOML has every table once.
  const table = [...block.matchAll(/^\[(\w+)\]$/gm)].find(([header]) => others.includes(header))
  if (table) {
    throw new UserError(
      'BAD_SETTINGS',
      `${path}: has ${table[0]} already, where "hooks = true" has to stand; nothing was changed`,
    )
  }
  const before = others === '' || others.endsWith('\n') ? others : `${others}\n`
  return `${before}${BEGIN}\n${block}${END}\n`
}

/** A text without our block. */
export function withoutBlock(text: string): string {
  const start = text.indexOf(BEGIN)
  const end = text.indexOf(END, start)
  return start < 0 || end < 0 ? text : text.slice(0, start) + text.slice(end + END.length + 1)
}

/** Our block in a text; undefined if there is none. */
export function blockOf(text: string): string | undefined {
  const start = text.indexOf(BEGIN)
  const end = text.indexOf(END, start)
  return start < 0 || end < 0 ? undefined : text.slice(start + BEGIN.length + 1, end)
}
