/** A string that is a line of its own in a list, a tuple or a table. */
const ELEMENT = /^([ \t]*[[({]?[ \t]*)(["'`])((?:\\.|(?!\2)[^\\\n])*)\2(?=[ \t]*(?:,|:|\]|\)|$))/gm

/**
 * Code without the texts of its tables. Tests and documentation of security tools list command
 * lines; the nets that look for words anywhere would take them for what the code does. Whoever
 * runs such a text calls something, and the analysers of the languages follow calls.
 */
export function withoutTables(code: string): string {
  return code.replace(ELEMENT, (whole, before: string, quote: string, text: string) =>
    /^[\w./~:-]+\S*\s/.test(text) ? `${before}${quote}TEXT${quote}` : whole,
  )
}
