import type { Operation } from '../../guard/static/index.ts'

/** The headers of a patch as agents write it. */
const HEADER = /^\*\*\* (Add File|Update File|Delete File|Move to): (.+)$/
/** The header of a unified diff: what the file is called afterwards, or before it is gone. */
const UNIFIED = /^(---|\+\+\+) (?:[ab]\/)?([^\t]+)/

/** What a patch does to files; nothing if it names none. */
export function parsePatch(text: string): Operation[] {
  const lines = text.split(/\r?\n/)
  return lines.some((line) => HEADER.test(line.trim())) ? parseBlocks(lines) : parseUnified(lines)
}

function parseBlocks(lines: readonly string[]): Operation[] {
  const operations: Operation[] = []
  let path = ''
  for (const line of lines) {
    const [, what, name = ''] = HEADER.exec(line.trim()) ?? []
    if (what === 'Add File') operations.push({ kind: 'write', path: name, content: '' })
    else if (what === 'Update File') operations.push({ kind: 'edit', path: name, added: '' })
    else if (what === 'Delete File') operations.push({ kind: 'delete', path: name })
    else if (what === 'Move to') {
      operations.push({ kind: 'delete', path }, { kind: 'edit', path: name, added: '' })
    } else if (line.startsWith('+')) add(operations.at(-1), line.slice(1))
    if (what !== undefined) path = name
  }
  return operations
}

function parseUnified(lines: readonly string[]): Operation[] {
  const operations: Operation[] = []
  let before = ''
  for (const line of lines) {
    const [, side, name = ''] = UNIFIED.exec(line) ?? []
    if (side === '---') before = name
    else if (side === '+++') {
      const gone = name === '/dev/null'
      operations.push(
        gone ? { kind: 'delete', path: before } : { kind: 'edit', path: name, added: '' },
      )
    } else if (line.startsWith('+')) add(operations.at(-1), line.slice(1))
  }
  return operations
}

function add(operation: Operation | undefined, line: string): void {
  if (operation?.kind === 'write') operation.content += `${line}\n`
  else if (operation?.kind === 'edit') operation.added += `${line}\n`
}
