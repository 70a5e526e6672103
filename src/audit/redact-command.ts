import { SECRET_WORDS } from './secret-names.ts'

const MARK = '[redacted]'

/**
 * Texts that are secrets by the way they look, each with the part before it that may stay; and words
 * in small letters of which one is in every such text. Most commands have none of them, and a pattern
 * that nobody needs is not compiled.
 */
const SECRETS: readonly (readonly [words: string, pattern: RegExp])[] = [
  // Tokens with a prefix of their issuer.
  [
    'gh _pat_ glpat- sk- xox akia asia aiza npm_ hf_ pypi-',
    /()\b(?:gh[opsur]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|sk-[\w-]{16,}|xox[abeprs]-[\w-]{10,}|(?:AKIA|ASIA)[A-Z0-9]{16}|AIza[\w-]{30,}|npm_\w{30,}|hf_\w{20,}|pypi-[\w-]{20,})/g,
  ],
  ['eyj', /()\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g],
  [
    '-----begin',
    /()-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  ],
  // Named by the word before.
  [
    'authorization api-key auth-token cookie',
    /\b((?:authorization|proxy-authorization|x-api-key|api-key|x-auth-token|cookie)["']?\s*[:=]\s*["']?(?:bearer |basic |token )?)[^\s"';]{4,}/gi,
  ],
  [
    'pass secret token key',
    new RegExp(
      String.raw`((?:^|[\s"'&?;,{])[\w-]*(?:${SECRET_WORDS})s?(?:=["']?|["']\s*:\s*["']?))(?!\$)[^\s"'&;,}]{4,}`,
      'gi',
    ),
  ],
  [
    '-pass -token -secret -api -auth',
    /(--?(?:password|passwd|pass|token|secret|api-key|apikey|auth-token)[\s=]["']?)(?!\$)[^\s"']{4,}/gi,
  ],
  // In an address.
  ['://', /(\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"]*:)[^\s/@'"]+(?=@)/gi],
]

/** A command without what looks like a secret in it. */
export function redactCommand(text: string): string {
  const small = text.toLowerCase()
  return SECRETS.reduce(
    (rest, [words, pattern]) =>
      words.split(' ').some((word) => small.includes(word))
        ? rest.replace(pattern, `$1${MARK}`)
        : rest,
    text,
  )
}

/** Whether a text looks like a secret itself, or holds one. */
export function looksLikeSecret(text: string): boolean {
  return redactCommand(text) !== text
}
