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
  const forms = new Set<string>()
  for (const secret of secrets) {
    const value = secret?.trim()
    if (!value || value.length < SHORTEST) continue
    forms.add(value)
    forms.add(JSON.stringify(value).slice(1, -1))
    forms.add(encodeURIComponent(value))
    forms.add(Buffer.from(value).toString('base64'))
  }
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

/** An address without the user name, password and query that may hold a secret. */
export function publicAddress(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url)
    return `${protocol}//${host}${pathname === '/' ? '' : pathname.replace(/\/$/, '')}`
  } catch {
    return MARK
  }
}
