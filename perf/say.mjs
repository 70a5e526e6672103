// How the programs beside it tell what they measured: a line for people, and the same as a message
// to perf/results.mjs when that started them.

/** One measurement; `demanded` is what we hold ourselves to. */
export function say(what, measured, demanded = '') {
  process.stdout.write(`${what.padEnd(34)}  ${measured}${demanded && `  (${demanded})`}\n`)
  process.send?.({ row: [what, measured, demanded] })
}

/** A table of results, each row an array of texts. */
export function sayTable(columns, rows) {
  const all = [columns, ...rows]
  const widths = columns.map((_, i) => Math.max(...all.map((row) => row[i].length)))
  for (const row of all) {
    const line = row.map((cell, i) => cell.padEnd(widths[i])).join('  ')
    process.stdout.write(`${line.trimEnd()}\n`)
  }
  process.send?.({ columns, rows })
}

/** Whole numbers with commas between the thousands. */
export const count = (number) => Math.round(number).toLocaleString('en')
