import { holdsSecret, surelyHoldsSecret } from './secret-names.ts'

/** A part of a text, from its first letter to the one after its last. */
export type Span = readonly [start: number, end: number]

export const MARK = '[redacted]'

/**
 * Secrets by the way they look, in any text. The group is the secret, what stands around it is kept;
 * but for the lines of a key none reaches over blanks, so that nothing is hidden behind one. The words
 * in small letters are for speed: most texts have none of them.
 */
const PATTERNS: readonly (readonly [words: readonly string[], pattern: RegExp])[] = [
  // Tokens with a prefix of their issuer.
  [
    [
      ...['gh', '_pat_', 'glpat-', 'sk-', 'sk_', 'rk_', 'xox', 'akia', 'asia', 'aiza', 'npm_'],
      ...['hf_', 'pypi-', 'dop_v1', 'tskey-', 'hvs.', 'sg.', 'ya29.'],
    ],
    /\b(gh[opsur]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|[rs]k[-_](?=[\w-]{0,200}\d)[\w-]{16,}|xox[abeprs]-[\w-]{10,}|(?:AKIA|ASIA)[A-Z0-9]{12,}\b|AIza[\w-]{30,}|npm_\w{30,}|hf_\w{20,}|pypi-[\w-]{20,}|dop_v1_\w{20,}|tskey-[\w-]{16,}|hvs\.[\w-]{16,}|SG\.[\w-]{16,}\.[\w-]{16,}|ya29\.[\w-]{20,})/dg,
  ],
  // Begins with the first of a row: each of them would look at the rest of it.
  [['eyj'], /\b(?<!\beyJ[\w-]*?)(eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*)/dg],
  // The lines of a private key. The last one is shorter, and stands before the mark of the end.
  [
    ['-----begin'],
    /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])*(?:[A-Za-z-]{1,20}: [^\n\\]{1,80}(?:\s|\\[nr])+){0,4}((?:[\w+/=]{40,}(?:\s|\\[nr])+)*(?:[\w+/=]{40,}|[\w+/=]{1,76}(?=(?:\s|\\[nr])*-----END )))/dg,
  ],
  [
    ['authorization'],
    /\bauthorization\\?["']?\s?[:=]\s?\\?["']?(?:(?:bearer|basic|token|digest|apikey|bot)\s)?((?!(?:bearer|basic|token|digest|apikey|bot)\b)[^\s"',;$\\`\uE000]{2,})/dgi,
  ],
  [['bearer '], /\bbearer ((?=[\w.~+/-]{0,200}\d)[\w.~+/=-]{8,})/dgi],
  // In an address.
  [['://'], /:\/\/[^\s/:@'"]{0,200}:([^\s/@'"$`();|&<>\uE000]{1,200})(?=@)/dg],
  [['://'], /:\/\/((?=[\w-]{0,200}\d)[\w-]{20,200})(?=@)/dg],
  [['hooks.slack.com'], /hooks\.slack\.com\/\w+\/([\w/]+)/dg],
  [['/api/webhooks/'], /\/api\/webhooks\/\d+\/([\w-]+)/dg],
  [['api.telegram.org'], /api\.telegram\.org\/bot([\w:-]+)/dg],
  [['accountkey=', 'accesskey='], /\b(?:Account|SharedAccess)Key=([\w+/]{8,}={0,2})/dgi],
  // In the language of databases, and in ~/.netrc.
  [['identified', 'password'], /\b(?:identified(?: with \w+)? by|password)\s'([^']+)'/dgi],
  [['login'], /\blogin\s+\S{1,200}\s+password\s+([^\s"'$`;|&]+)/dgi],
]

/** The secrets in a text that show by the way they look. */
export function secretsByLook(text: string): Span[] {
  const small = text.toLowerCase()
  return PATTERNS.filter(([words]) => words.some((word) => small.includes(word)))
    .flatMap(([, pattern]) => [...text.matchAll(pattern)])
    .map(({ indices }) => indices![1]!)
}

/** A name, and the sign between it and its value. */
const NAMED =
  /(?<![\w./-])(\w[\w.-]{1,80}|--?\w[\w.-]{1,80})(\\?["'])?(\s?(?:=>|==?|:=|:-|:)\s?)(?=\S)/g
/** `name=a=1;b=2`: what is called so is a list, and its parts have names of their own. */
const PAIRS = /^[\w.-]+=[^;&,\s"']*[;&,]\s?[\w.-]+=/
const BARE = /[^\s"'`&;,(){}[\]<>|$\\\uE000]{1,4096}/y

/** The secrets in a text that are called so: `password=…`, `"token": "…"`, `password: …`. */
export function secretsByName(text: string): Span[] {
  const spans: Span[] = []
  let done = 0
  for (const match of /[=:]/.test(text) ? text.matchAll(NAMED) : []) {
    const [whole, name = '', quote, sign = ''] = match
    const at = match.index + whole.length
    if (at < done || !holdsSecret(name) || PAIRS.test(text.slice(at, at + 200))) continue
    const quoted = quotedAt(text, at)
    const [start, end] = quoted ?? bareAt(text, at)
    const value = text.slice(start, end)
    const isClear =
      quoted !== undefined || quote !== undefined || sign === '='
        ? isSecretValue(name, value)
        : isSpokenSecret(name, value, sign, /^\.?\s*(?:\n|$)/.test(text.slice(end, end + 40)))
    if (!isClear) continue
    spans.push([start, end])
    done = end
  }
  return spans
}

/** `token: refresh it` is prose; `password: hunter2`, or with nothing after it, is not. */
function isSpokenSecret(name: string, value: string, sign: string, isLast: boolean): boolean {
  if (!surelyHoldsSecret(name) || /s$/i.test(name) || !isSecretValue(name, value)) return false
  const looksMade = value.length >= 4 && isCoded(value)
  return /\s|^:=|^:-|^==|^=>/.test(sign)
    ? looksMade || isLast
    : looksMade && /^[^/@]{8,}$/.test(value)
}

function bareAt(text: string, at: number): Span {
  BARE.lastIndex = at
  return [at, at + (BARE.exec(text)?.[0].length ?? 0)]
}

/** Longer values are documents. */
const LONGEST = 4096

/** What stands between quotes, also those that are quoted themselves. */
function quotedAt(text: string, at: number): Span | undefined {
  const quote = /^(?:\\?["'])/.exec(text.slice(at, at + 2))?.[0]
  if (quote === undefined) return undefined
  const start = at + quote.length
  for (let end = start; end < text.length && end - start < LONGEST; end++) {
    if (text.startsWith(quote, end)) return [start, end]
    if (text[end] === '\\') end++
  }
  return undefined
}

/** What no secret looks like: switches, small numbers, patterns, what somebody is to fill in. */
const NO_SECRET =
  /^(?:\W*|true|false|yes|no|on|off|null|none|nil|undefined|\d{1,3}|\*+|x{3,}|[.\\[^$<\uE000].*|\[redacted\].*)$/is
const TO_FILL_IN = /^[A-Z_]{0,20}(?:TOKEN|PASSWORD|SECRET|KEY)[A-Z_]{0,20}$/
const PLACE = /^(?:~|\.{0,2})\/|^@|:\/\/|\.(?:pem|key|crt|json|ya?ml|txt|gpg|asc|env|ini|toml)$/
/** A long part of a path in which small letters, capitals and digits mix is no name. */
const RANDOM = /(?<![^\W_])(?=[^\W_]*[A-Z])(?=[^\W_]*[a-z])(?=[^\W_]*\d)[^\W_]{12,}/

/** Whether a value is the secret that its name says, and not a place or a word. */
export function isSecretValue(name: string, value: string): boolean {
  if (NO_SECRET.test(value) || TO_FILL_IN.test(value)) return false
  if (PLACE.test(value) && !RANDOM.test(value)) return false
  return surelyHoldsSecret(name) || (value.length >= 6 && isCoded(value))
}

/** Letters with digits, with signs, or in both cases: no word of a language. */
function isCoded(value: string): boolean {
  return /\d/.test(value) ? /[a-z]/i.test(value) : /[a-z][A-Z]|[!#%^~+]/.test(value)
}
