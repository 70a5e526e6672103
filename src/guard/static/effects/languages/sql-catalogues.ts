/**
 * What a database keeps about itself, by table: whoever shows all columns of one of these shows hashes and
 * passwords, however the columns are called.
 */
const KEPT_THERE = String.raw`(?:mysql\.(?:user|slave_master_info|servers|password_history)|pg_user_mappings?|pg_subscription|pg_dist_authinfo|sys\.(?:syslogins|sysxlogins|syslnklgns|link\$|user_history\$)|(?:master(?:\.dbo|\.\.)?\.?)sys(?:x?logins)|system\.(?:users|web_sessions))`

const MAY_SHOW =
  /mysql\W*\.|\bmysql\s*;|\bpg_(?:user_mapping|subscription|dist_authinfo)|\bsys|\\d|\/registry\//i

/** A select of such a table: group 1 is what is shown of it. */
const SHOWN = new RegExp(
  String.raw`\bselect\s([^;]{1,2000}?)\sfrom\s[^;]{0,400}?\b${KEPT_THERE}(?![\w.])`,
  'gi',
)

/** The same as a whole. */
const WHOLE = new RegExp(
  String.raw`(?:^|[;(])\s*(?:table|copy|handler)\s+${KEPT_THERE}(?![\w.])`,
  'i',
)

/** Behind `use mysql` the tables have no other name. */
const WITHIN_MYSQL =
  /(?:^|;)\s*(?:use|\\u)\s+mysql\s*;[\s\S]{0,400}?(?:\bselect\s+\*|\btable)\s+(?:from\s+)?(?:user|slave_master_info|servers|global_priv)\b/i

/** What the client asks for by itself: user mappings and subscriptions with their options. */
const TOLD_BY_CLIENT = /^\s*\\(?:deu|dRs)[Sx]*\+/m

/** Where the store of a cluster keeps its secrets. */
const OF_A_CLUSTER = /\b(?:select|copy)\b[^;]{0,400}\/registry\/secrets\b/i

/** Names of columns, which are no alias of a whole row, and nothing that is computed of it. */
const COLUMNS =
  /^(?:distinct\s+)?(?:count\s*\(\s*\*\s*\)|[\w.]{3,}|["'\x60][\w.]{3,}["'\x60]|[\s,]|\bas\b)*$/i
const TELLING_COLUMN =
  /passw(?!ord_(?:expired|last_changed|lifetime|reuse|require))|\bauthentication|umoptions|subconninfo|user_?attributes|hash|\bpwd|secret|token|credential/i

/** Whether the statements show what only the database itself should know. */
export function showsKeptPasswords(code: string): boolean {
  if (!MAY_SHOW.test(code)) return false
  const plain = code.replace(/(?<=\w)[\x60"\]]\s*\.\s*[\x60"[](?=\w)/g, '.')
  if (
    TOLD_BY_CLIENT.test(plain) ||
    WHOLE.test(plain) ||
    WITHIN_MYSQL.test(plain) ||
    OF_A_CLUSTER.test(plain)
  )
    return true
  return [...plain.matchAll(SHOWN)].some(
    ([, columns]) => !COLUMNS.test(columns!) || TELLING_COLUMN.test(columns!),
  )
}

/** Roles that may do everything there, or what the server's account may do outside of it. */
const MASTERS = String.raw`["'\x60]?(?:postgres|root|sysadmin|securityadmin|accountadmin|orgadmin|dba|sysdba|superuser|rds_superuser|rdsadmin|rds_superuser_role|cloudsqlsuperuser|cloudsqladmin|alloydbsuperuser|azure_pg_admin|supabase_admin|pg_execute_server_program|pg_(?:read|write)_server_files)["'\x60]?(?:@["'\x60]?[\w%.-]+["'\x60]?)?`

const MADE_MASTER = new RegExp(
  [
    String.raw`\bgrant\s+(?:role\s+)?(?:[\w"'\x60@%.-]+\s*,\s*){0,20}${MASTERS}(?:\s*,\s*[\w"'\x60@%.-]+){0,20}\s+to\s`,
    String.raw`\balter\s+group\s+${MASTERS}\s+add\s+user\s`,
    String.raw`\balter\s+server\s+role\s+\[?${MASTERS}\]?\s+add\s+member\s`,
  ].join('|'),
  'i',
)

/** Whether somebody gets a role that may do everything. */
export function makesMaster(code: string): boolean {
  return /\bgrant\b|\balter\s+(?:group|server)\b/i.test(code) && MADE_MASTER.test(code)
}
