const MARK = '[redacted]'
/** Shorter values are no secrets, and replacing them would tear ordinary words apart. */
const SHORTEST = 8

/**
 * Takes secrets out of a text: the values given, as they are and as they look inside JSON or a
 * URL. Everything that may quote a provider or a program goes through it before it is kept.
 */
export type Redact = (text: string) => string

/** A redactor for these secret values. */
export function createRedactor(secrets: Iterable<string | undefined>): Redact {
  const forms = new Set([...secrets].flatMap(formsOf))
  // The longest first: one secret may be the beginning of another.
  const ordered = [...forms].sort((a, b) => b.length - a.length)
  if (ordered.length === 0) return (text) => text
  return (text) => {
    for (const form of ordered) {
      if (text.includes(form)) text = text.replaceAll(form, MARK)
    }
    return text
  }
}

/** Whether a redactor for this value would take something out of a text. */
export function holdsValue(text: string, value: string | undefined): boolean {
  // No form of a value is shorter than it, and most values are longer than most texts.
  if (value === undefined || value.trim().length > text.length) return false
  return formsOf(value).some((form) => text.includes(form))
}

/** How a value may stand in a text. */
function formsOf(secret: string | undefined): string[] {
  const value = secret?.trim()
  if (!value || value.length < SHORTEST) return []
  return [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value),
    Buffer.from(value).toString('base64'),
  ]
}

/** An address without the user name, password and query that may hold a secret. */
export function publicAddress(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url)
    return `${protocol}//${host}${pathname === '/' ? '' : pathname.replace(/\/$/, '')}`
  } catch {
    return MARK
  }
}
