import type { Operation } from '../guard/static/index.ts'

/** An operation in one line, without the text that it writes. */
export function describeOperation(operation: Operation): string {
  switch (operation.kind) {
    case 'command':
      return operation.text
    case 'code':
      return `${operation.language}: ${operation.text}`
    case 'fetch':
      return `fetch ${operation.address}`
    default:
      return `${operation.kind} ${operation.path}`
  }
}
