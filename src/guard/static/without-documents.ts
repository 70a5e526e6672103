/** A here-document for a program that only passes it on, with nothing behind it that could obey it. */
const DOCUMENT = /\b(?:cat|tee)\b[^|;&\n]*?<<(-?)\s*(["']?)([\w.-]+)\2[^|\n]*$/

/**
 * A command without the documents that it only stores or hands over as a text: files of a project,
 * messages, descriptions. They may speak of anything. What an interpreter gets stays.
 */
export function withoutDocuments(command: string): string {
  if (!command.includes('<<')) return command
  const kept: string[] = []
  let end: { word: string; indented: boolean } | undefined
  for (const line of command.split('\n')) {
    if (end) {
      if ((end.indented ? line.replace(/^\t+/, '') : line) !== end.word) continue
      end = undefined
    } else {
      const [, dash, , word] = DOCUMENT.exec(line) ?? []
      if (word !== undefined) end = { word, indented: dash === '-' }
    }
    kept.push(line)
  }
  // Without its end it is no document.
  return end ? command : kept.join('\n')
}
