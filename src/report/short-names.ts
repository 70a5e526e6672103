/**
 * Names for tables and charts: `openai/gpt-5-mini` as `gpt-5-mini`, without route and date, where
 * that still tells all of them apart. Names of other guards (`baseline/regex`) stay whole.
 */
export function shortNames(names: readonly string[]): Map<string, string> {
  const short = new Map(names.map((name) => [name, shorten(name)]))
  const uses = new Map<string, number>()
  for (const name of short.values()) uses.set(name, (uses.get(name) ?? 0) + 1)
  for (const [name, candidate] of short) if (uses.get(candidate)! > 1) short.set(name, name)
  return short
}

function shorten(name: string): string {
  if (/^(?:baseline\/|hook:|cascade:|replay:)/.test(name)) return name
  return name
    .replace(/^.*\/(?=[^/]+$)/, '')
    .replace(/:[^:()]+$/, '')
    .replace(/-\d{8}(?=$| )/, '')
}
