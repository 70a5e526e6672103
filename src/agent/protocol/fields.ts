/** An object that came as JSON: every field may have any type, or be missing. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field of its own: what `Object.prototype` has does not count. */
export function field(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

export function has(fields: Fields, ...names: string[]): boolean {
  return names.every((name) => Object.hasOwn(fields, name))
}

/** A field that is an object, or an empty one in its place. */
export function inner(fields: Fields, name: string): Fields {
  const value = field(fields, name)
  return isFields(value) ? value : {}
}

/** The first of these fields that is there. */
export function firstOf(fields: Fields, names: readonly string[]): unknown {
  const name = names.find((candidate) => field(fields, candidate) !== undefined)
  return name === undefined ? undefined : fields[name]
}
