/**
 * Whether a name stands in a list with blanks between. Most programs are in none of the tables: text
 * tells that at once, where a pattern would have to be compiled first.
 */
export function isAmong(names: string, name: string): boolean {
  return ` ${names} `.includes(` ${name} `)
}
