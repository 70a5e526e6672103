/** Words that say that what is called so is a secret: in options, headers, and variables. */
export const SECRET_WORDS =
  'password|passwd|passphrase|secret|token|api[_-]?key|access[_-]?key|private[_-]?key'

const NAME = new RegExp(
  [
    // `MYSQL_PWD`, `PGPASSWORD`, `npm_config__authToken`, `SIGNING_KEY`, `GH_PAT`.
    `(?:${SECRET_WORDS}|credential|authtoken)s?(?=_|$|id$)`,
    '(?:^|_)(?:pwd|pass|pat|auth|creds?|cookies?|dsn)$(?<!^(?:old)?pwd)',
    '_(?:key|keys|sas)$|(?:access|secret)_key_id$',
  ].join('|'),
  'i',
)

/** Whether a variable is, by its name, a secret. */
export function namesSecret(name: string): boolean {
  return NAME.test(name)
}
