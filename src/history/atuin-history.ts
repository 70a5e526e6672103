import { DamagedDatabase, Pages } from './sqlite/pages.ts'
import { findTable, rowsOf } from './sqlite/table.ts'
import type { HistoryReader } from './typed.ts'

const NANOSECONDS = 1e6

/**
 * atuin: an SQLite database, of which one table is read. Node 20 has no reader for it, a native one is
 * no dependency of ours, and whatever is called `sqlite3` on the PATH is nobody we know.
 */
export const readAtuin: HistoryReader = function* (path, { onTrouble }) {
  let pages: Pages | undefined
  try {
    pages = Pages.open(path)
    const table = findTable(pages, 'history')
    if (!table?.columns.includes('command')) throw new DamagedDatabase('it has no history')
    const column = new Map(table.columns.map((name, i) => [name, i]))
    for (const row of rowsOf(pages, table.root)) {
      const value = (name: string) => row[column.get(name) ?? -1]
      const [command, directory, time] = [value('command'), value('cwd'), value('timestamp')]
      // What its person deleted is deleted.
      if (typeof command !== 'string' || (value('deleted_at') ?? null) !== null) continue
      yield {
        call: { command },
        time: typeof time === 'number' ? time / NANOSECONDS : undefined,
        directory:
          typeof directory === 'string' && directory.startsWith('/') ? directory : undefined,
      }
    }
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error
    onTrouble(`${error.message}, so not all of it is read`)
  } finally {
    pages?.close()
  }
}
