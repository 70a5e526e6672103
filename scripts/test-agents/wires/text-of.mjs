/** The text in a tool's result, however deep the wire format wraps it. */
export function textOf(content) {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(textOf).join('\n')
  if (content === null || typeof content !== 'object') return String(content ?? '')
  return Object.values(content).map(textOf).join('\n')
}
