/** A command that stands in a structured file: a line for a shell, or a list of words. */
type WrittenCommand = string | string[]

const KEY =
  /(?<![\w-])["']?(command|cmd|program|exec|entrypoint|run|script|shell|executable|interpreter|inline|local_exec|program_path|args)["']?\s*(?:=|:)\s*(\[(?:[^\][]|"(?:[^"\\]|\\.)*")*\]|"(?:[^"\\]|\\.)*"|'[^']*'|\/[^\s,}\]]+)/g
const EXEC_ELEMENT = /<(?:exec|apply|java)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:exec|apply|java)>)/g
const ARGUMENT = /<arg\b[^>]*\b(value|line|path|file)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Finds commands in HCL, YAML, JSON and the XML of builders, wherever on a line they stand.
 * A key whose value is a list gives words; one with a text gives a line.
 */
export function writtenCommands(code: string): WrittenCommand[] {
  const found: WrittenCommand[] = []
  for (const [, key, value] of code.matchAll(KEY)) {
    const command = readValue(value!)
    // A list of lines, not of words.
    if (key === 'inline' && typeof command !== 'string') found.push(...command)
    else found.push(command)
  }
  for (const [, attributes = '', body = ''] of code.matchAll(EXEC_ELEMENT)) {
    const program = /\bexecutable\s*=\s*["']([^"']+)/.exec(attributes)?.[1]
    if (program === undefined) continue
    const words = [program]
    for (const [, kind, double, single] of body.matchAll(ARGUMENT)) {
      const text = unescapeXml(double ?? single ?? '')
      if (kind === 'line') words.push(...text.split(/\s+/).filter((word) => word !== ''))
      else words.push(text)
    }
    found.push(words)
  }
  const program = /<executable>\s*([^<]+?)\s*<\/executable>/.exec(code)?.[1]
  if (program !== undefined)
    found.push([
      program,
      ...[...code.matchAll(/<argument>\s*([^<]*?)\s*<\/argument>/g)].map(([, text]) =>
        unescapeXml(text!),
      ),
    ])
  return found
}

function readValue(value: string): WrittenCommand {
  if (!value.startsWith('['))
    return value.startsWith('/') ? value : unescapeText(value.slice(1, -1))
  return [...value.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s,[\]"']+)/g)].map((match) =>
    unescapeText(match[1] ?? match[2] ?? match[3] ?? ''),
  )
}

function unescapeText(text: string): string {
  return text.replace(/\\(["'\\/])/g, '$1').replace(/\\n/g, '\n')
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
