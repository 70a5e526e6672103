import type { CodeArgument, CodeValue } from './language.ts'

/** A list; its parts with names are found by them, too. */
export function listValue(list: CodeArgument[]): CodeValue {
  const fields = fieldsOf(list)
  return { text: list.map((item) => item.text).join(' '), list, ...(fields && { fields }) }
}

/** An object has no text of its own; its parts are found by their names. */
export function fieldsValue(list: CodeArgument[]): CodeValue {
  return { text: '', fields: fieldsOf(list) ?? new Map() }
}

function fieldsOf(list: CodeArgument[]): Map<string, CodeValue> | undefined {
  const named = list.filter((item) => item.keyword !== undefined)
  return named.length === 0
    ? undefined
    : new Map(named.map(({ keyword, ...value }) => [keyword!, value]))
}

/** The list that two lists make together. */
export function listOfBoth(left: CodeValue, right: CodeValue): { list?: CodeValue[] } {
  return left.list && right.list ? { list: [...left.list, ...right.list] } : {}
}

/** The argument for a parameter, by its name or its place; the last one takes what is left over. */
export function argumentFor(
  name: string,
  i: number,
  isLast: boolean,
  args: CodeArgument[],
): CodeArgument {
  const keyword = args.find((item) => item.keyword === name)
  if (keyword) return keyword
  if (isLast && args.length > i + 1) return listValue(args.slice(i))
  return args[i] ?? { text: '', path: name }
}

/** `A::b` as a path. */
export function dotted(name: string): string {
  return name.replaceAll('::', '.')
}
