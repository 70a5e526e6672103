/**
 * What secrets are called: in variables, options, headers, and the keys of JSON. The one table for
 * what a cage withholds and what the log leaves out.
 */

/** Wherever they stand in a name, also within a longer word: `MYPASSWORDFILE`, `tokenA`, `SECRETKEY`. */
const ANYWHERE = new RegExp(
  [
    'password|(?<!no)passwd|passphrase|passcode|secret(?!ar)|credential|token(?!i[sz])',
    '(?:api|access|private|signing|encryption|master|account|storage|deploy|auth)[_.-]?key',
    'jwt|bearer|webhook|mnemonic|connection[_.-]?string|docker_auth_config',
    // Sessions of password managers.
    '^(?:bw|op)_session',
  ].join('|'),
  'i',
)

/** Words that say it at the end of a name: `GH_PAT`, `BASIC_AUTH`, and not `SSH_AUTH_SOCK`. */
const LAST = /^(?:keys?|sk|pat|auth|creds?|cookies?|dsn|sas|salt|psk|otp|sig|signature)$/i
/** Ends of the last word: `DB_PW`, `LDAP_BINDPW`, `SSHPASS`, `MYSQL_PWD`. */
const LAST_END = /(?:pw|pwd|pass)$(?<!by-?pass|com-?pass|ask-?pass|multi-?pass)/i
/** After the word that says it: `API_KEY_2`, `STRIPE_KEY_LIVE`. */
const AFTERWARDS = /^(?:\d+|[a-z]|prod|production|live|test|dev|staging|old|new|base64|b64)$/i

/** Kinds of keys that everybody may know. */
const PUBLIC_KEY =
  /(?:public|pub|publishable|site|project|cache|primary|sort|partition|foreign|hot|websocket|user\.signing)[_.-]?keys?$/i
/** What is known about a secret, and is none: `TOKEN_TTL`, `MAX_TOKENS`, `PASSWORD_MIN_LENGTH`. */
const ABOUT =
  /(?:^|[_.-])(?:max|min|num|count|limit|length|ttl|expiry|expires|lifetime|timeout|budget)(?:[_.-]|$)|[_.-](?:url|uri|endpoint|name|type|policy|algorithm|issuer|enabled|color|size)$/i
/** An address with the secret in it. */
const ADDRESS = /webhook/i
/** The folder that a shell is in, and the one before. */
const FOLDERS = /^(?:old)?pwd$/i

/** What most texts of an agent hold the values of, asked for first: a hook compiles every pattern anew. */
const USUAL = new Set(['HOME', 'PWD', 'OLDPWD', 'CLAUDE_PROJECT_DIR'])

/** Nobody calls anything by more. */
const LONGEST = 200

/** Whether what is called so is a secret, or says where one lies. */
export function namesSecret(name: string): boolean {
  if (USUAL.has(name) || FOLDERS.test(name) || name.length > LONGEST) return false
  if (ABOUT.test(name)) return ADDRESS.test(name)
  if (PUBLIC_KEY.test(name)) return false
  return ANYWHERE.test(name) || endsInSecret(name)
}

function endsInSecret(name: string): boolean {
  const words = wordsOf(name)
  while (words.length > 1 && AFTERWARDS.test(words.at(-1)!)) words.pop()
  const last = words.at(-1) ?? ''
  return LAST.test(last) || LAST_END.test(last)
}

/** `DB_PASS2`, `dbPass2` and `db-pass.2` have the same words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])(?=[A-Z])|(\D)(?=\d)|(\d)(?=\D)/g, '$&_')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
}

/** Ends of names that say where a secret lies: `PASSWORD_FILE`. Its value is a path, and no secret. */
const PLACE = /(?:file|path|dir|folder|store|stdin|env|cmd|command|process|helper|id)$/i

/** Whether what is called so is itself a secret. */
export function holdsSecret(name: string): boolean {
  return namesSecret(name) && (!PLACE.test(name) || /access[_-]?key[_-]?id$/i.test(name))
}

/**
 * Whether the name leaves no doubt. `key` or `auth` may be anything, and the option `--secret` often
 * names one that lies elsewhere: their values decide.
 */
export function surelyHoldsSecret(name: string): boolean {
  return holdsSecret(name) && ANYWHERE.test(name) && name !== '--secret'
}
