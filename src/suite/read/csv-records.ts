import { invalidEntryError } from './invalid-entry.ts'
import { isNotUtf8, LONGEST_ENTRY, type Located, NOT_UTF8, textChunks } from './text.ts'

/** The rows of a CSV file (RFC 4180: quoted fields may hold commas, quotes and line ends). */
async function* csvRows(file: string): AsyncGenerator<Located<string[]>> {
  let line = 1
  let rowLine = 1
  let row: string[] = []
  let field = ''
  /** Where the reader stands: in a bare field, in a quoted one, or behind its closing quote. */
  let state: 'bare' | 'quoted' | 'closed' = 'bare'
  for await (const chunk of textChunks(file)) {
    for (const char of chunk) {
      if (state === 'quoted') {
        if (char === '"') state = 'closed'
        else field += char
        if (field.length > LONGEST_ENTRY) {
          throw invalidEntryError({ file, line: rowLine, message: 'a quoted field does not end' })
        }
      } else if (char === '"' && state === 'closed') {
        // A doubled quote stands for one.
        field += '"'
        state = 'quoted'
      } else if (char === '"' && field === '') {
        state = 'quoted'
      } else if (char === ',' || char === '\n') {
        row.push(state === 'closed' ? field : field.replace(/\r$/, ''))
        field = ''
        state = 'bare'
        if (char === '\n') {
          if (row.length > 1 || row[0] !== '') yield { line: rowLine, value: row }
          row = []
          rowLine = line + 1
        }
      } else if (state === 'closed') {
        if (char !== '\r') {
          throw invalidEntryError({
            file,
            line,
            message: 'text after the closing quote of a field',
          })
        }
      } else {
        field += char
      }
      if (char === '\n') line++
    }
  }
  if (state === 'quoted') {
    throw invalidEntryError({ file, line: rowLine, message: 'a quoted field does not end' })
  }
  row.push(field)
  if (row.length > 1 || row[0] !== '') yield { line: rowLine, value: row }
}

/** The rows of a CSV file as objects; the first row names the fields, empty fields are left out. */
export async function* csvRecords(
  file: string,
): AsyncGenerator<Located<Record<string, string> | Error>> {
  let header: string[] | undefined
  for await (const { line, value: row } of csvRows(file)) {
    if (header === undefined) {
      header = columnNames(file, line, row)
    } else if (row.some(isNotUtf8)) {
      yield { line, value: new Error(NOT_UTF8) }
    } else if (row.length !== header.length) {
      yield {
        line,
        value: new Error(`the row has ${row.length} fields, the first row names ${header.length}`),
      }
    } else {
      const names = header
      yield {
        line,
        value: Object.fromEntries(
          row.flatMap((field, i) => (field === '' ? [] : [[names[i]!, field]])),
        ),
      }
    }
  }
}

/** The names of the columns. Two of one name would be two values of one field. */
function columnNames(file: string, line: number, row: readonly string[]): string[] {
  const names = row.map((name) => name.trim())
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) < i)
  if (twice !== undefined) {
    throw invalidEntryError({ file, line, message: `the column "${twice}" is named twice` })
  }
  if (names.some(isNotUtf8)) throw invalidEntryError({ file, line, message: NOT_UTF8 })
  return names
}
