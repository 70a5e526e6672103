/**
 * Stands for a count that the provider did not give in a way that can be read: the AI SDK insists
 * on a number, and zero would be a lie.
 */
export const UNKNOWN_COUNT = -1

/** Where replies keep their usage: the counts that must be there, and those that may be. */
const PLACES = [
  {
    container: 'usage',
    // Chat completions name them one way, Anthropic and Responses the other.
    needed: ['prompt_tokens', 'completion_tokens', 'input_tokens', 'output_tokens'],
    welcome: ['cache_read_input_tokens', 'cache_creation_input_tokens'],
  },
  {
    container: 'usageMetadata',
    needed: ['promptTokenCount', 'candidatesTokenCount'],
    welcome: ['cachedContentTokenCount', 'thoughtsTokenCount'],
  },
]

/**
 * The body of a reply with its usage made readable: counts that are written as text become numbers,
 * everything else that is strange becomes unknown. Undefined when the body is no JSON object.
 */
export function withReadableUsage(body: string): string | undefined {
  let reply: unknown
  try {
    reply = JSON.parse(body)
  } catch {
    return undefined
  }
  if (!isObject(reply)) return undefined
  const mended = new Map(Object.entries(reply))
  for (const { container, needed, welcome } of PLACES) {
    const counts = new Map(Object.entries(isObject(reply[container]) ? reply[container] : {}))
    const readable = new Map<string, number>()
    for (const name of needed) readable.set(name, countOf(counts.get(name)) ?? UNKNOWN_COUNT)
    for (const name of welcome) {
      const count = countOf(counts.get(name))
      if (count !== undefined) readable.set(name, count)
    }
    mended.set(container, Object.fromEntries(readable))
  }
  return JSON.stringify(Object.fromEntries(mended))
}

/** A number of tokens, if that is what the value says; beyond any model it says nothing. */
export function countOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
