import { activateGlobs, type Value } from '../../resolve/value.ts'
import { HOW_MUCH_ROOM } from '../knowledge/joint-facts.ts'
import type { Machine } from '../machine.ts'
import { runSideCommand } from '../side-commands.ts'
import { readFile, sendTo, writeFile } from '../world.ts'
import type { Analyser } from './index.ts'
import { openShell, runFromCode, unquote } from './run-from-code.ts'
import { makesMaster, showsKeptPasswords } from './sql-catalogues.ts'
import { noteUnfamiliarSql } from './sql-functions.ts'

/** Functions and statements that reach out of a database, by what they do with their string. */
const REACHES: readonly (readonly [RegExp, 'read' | 'write' | 'exec' | 'load'])[] = [
  [/\b(?:utl_file\.fopen|bfilename)\s*\([^)]*?('(?:[^']|'')*')\s*,\s*'[rR]/gi, 'read'],
  [/\b(?:file|url)\s*\(\s*('\/(?:[^']|'')*')/gi, 'read'],
  [/\bexecutable\s*\(\s*('(?:[^']|'')*')/gi, 'exec'],
  [/\bload_file\s*\(\s*('(?:[^']|'')*'|"[^"]*")/gi, 'read'],
  [/\bpg_read_(?:binary_)?file\s*\(\s*('(?:[^']|'')*')/gi, 'read'],
  [/\bpg_ls_dir\s*\(\s*('(?:[^']|'')*')/gi, 'read'],
  [/\blo_import\s*\(\s*('(?:[^']|'')*')/gi, 'read'],
  [/\breadfile\s*\(\s*('(?:[^']|'')*'|"[^"]*")/gi, 'read'],
  [/\binfile\s+('(?:[^']|'')*'|"[^"]*")/gi, 'read'],
  [/\bcopy\s+[\s\S]{1,200}?\sfrom\s+('(?:[^']|'')*')/gi, 'read'],
  [/\bread_(?:csv|text|json|parquet|blob)\w*\s*\(\s*('(?:[^']|'')*')/gi, 'read'],
  [/\bload\s+csv\b[^;]*?\bfrom\s+('file:\/\/(?:[^']|'')*')/gi, 'read'],
  // Tools that ask files as if they were tables.
  [/\bfrom\s+[`"]?(\/[\w./-]+)/gi, 'read'],
  [/\b(?:shared|session|local)_preload_libraries\s*(?:=|to)\s*('(?:[^']|'')*')/gi, 'load'],
  [/(?:^|;)\s*(?:force\s+)?install\s+\w+\s+from\s+('(?:[^']|'')*')/gi, 'load'],
  [/^\s*\.(?:archive|ar)\s+(?:-\S+\s+)*([~/][\w./~-]+)/gim, 'read'],
  [/^\s*(?:\.(?:trace|log)|\\lo_export\s+\d+)\s+([~/][\w./~-]+)/gim, 'write'],
  [/\bvacuum\s+(?:\w+\s+)?into\s+('(?:[^']|'')*')/gi, 'write'],
  [/(?:^|;|\s)from\s+('(?:[/~]|\.\.?\/)(?:[^']|'')*')/gi, 'read'],
  [/\bpg_file_write\s*\(\s*('(?:[^']|'')*')/gi, 'write'],
  [/\blo_export\s*\([^,]+,\s*('(?:[^']|'')*')/gi, 'write'],
  [/\bwritefile\s*\(\s*('(?:[^']|'')*'|"[^"]*")/gi, 'write'],
  [/\binto\s+(?:outfile|dumpfile)\s+('(?:[^']|'')*'|"[^"]*")/gi, 'write'],
  [/\bcopy\s+[\s\S]{1,200}?\sto\s+('(?:[^']|'')*')/gi, 'write'],
  // What is attached can be read, too: before it counts as written by this text.
  [/\battach\s+(?:database\s+)?('(?:[^']|'')*'|"[^"]*")/gi, 'read'],
  [/\bsqlite_(?:scan|attach)\s*\(\s*('(?:[^']|'')*')/gi, 'read'],
  [/\battach\s+(?:database\s+)?('(?:[^']|'')*'|"[^"]*")/gi, 'write'],
  [/\b(?:from|to)\s+program\s+('(?:[^']|'')*'|\$\$[\s\S]*?\$\$)/gi, 'exec'],
  // duckdb, with the extension for it
  [/\bread_\w+\s*\(\s*'((?:[^']|'')+?)\s*\|'/gi, 'exec'],
  [/\bxp_cmdshell\s*\(?\s*('(?:[^']|'')*')/gi, 'exec'],
  [/\bsys_(?:exec|eval)\s*\(\s*('(?:[^']|'')*'|"[^"]*")/gi, 'exec'],
  [/\bedit\s*\([^)]*,\s*('(?:[^']|'')*')/gi, 'exec'],
  [/\bload_extension\s*\(\s*('(?:[^']|'')*'|"[^"]*")/gi, 'load'],
  [/(?:^|;)\s*load\s+('(?:[^']|'')*')/gi, 'load'],
  [/\bsoname\s+('(?:[^']|'')*'|"[^"]*")/gi, 'load'],
  [/\blanguage\s+c\s+as\s+('(?:[^']|'')*')|\bas\s+('\/(?:[^']|'')*')/gi, 'load'],
]

/** Tables and columns that hold the passwords of a database or an application. */
const PASSWORDS =
  /\b(?:pg_shadow|pg_authid|mysql\.global_priv|sys\.sql_logins|dba_users|authentication_string|password_hash|passwd_hash|pw_hash|user_pass|password_value|rolpassword|process_envs|passwd|spare4|system_auth\.roles|sys\.user\$)\b/i

const DROPS = /\bdrop\s+(?:database|schema)\b/i
const DROPPED = /\bdrop\s+(?:database|schema)\b(?:\s+if\s+exists\b)?([^;]*)/gi

/** All rows of a table, or the table: nothing says which of them were no longer needed. What a text makes itself is its own. */
const EMPTIES =
  /\bdelete\s+from\s+(?:only\s+)?([\w.$"`[\]]+)\s*(?:;|returning\b|where\s+(?:true|1(?:\s*=\s*1)?)\s*(?:;|$)|$)|\btruncate\s+(?:table\s+)?(?!\s*\()([\w.$"`[\]]+)|\bdrop\s+(?:table|materialized\s+view|tablespace|keyspace|collection|measurement|owned)\b(?:\s+if\s+exists\b)?\s*([\w.$"`[\]]*)|\bdetach\s+delete\b()|\balter\s+table\s+([\w.]+)\s+delete\s+where\s+(?:1|true)\b|\bdelete\s+from\s+(?:only\s+)?([\w.$"`[\]]+)\s+(?:as\s+\w+\s+|(?!where\b|using\b|order\b|limit\b|returning\b)\w+\s+)?using\b(?![^;]*\bwhere\b)|(?:^|;)\s*delete\s+(?!from\b)[\w.,\s*`]{1,80}?\s+from\s+([\w.`]+)(?![^;]*\bwhere\b)|\balter\s+table\s+([\w.`"]+)\s+(?:discard\s+(?:partition\s+[\w,\s]+\s)?tablespace)|(?:^|;)\s*delete\s+(?!from\b)(\w+)\s*(?:;|$)|(?:^|;)\s*update\s+(?:only\s+)?([\w.$"`[\]]+)(?:\s+(?!set\b)[^;]{1,120}?)?\s+set\b(?![^;]*\bwhere\b)|\balter\s+table\s+(?:if\s+exists\s+)?([\w.$"`[\]]+)\s+(?:on\s+cluster\s+\S+\s+)?(?:drop|truncate)\s+(?:if\s+exists\s+)?(?:detached\s+)?part(?:ition)?s?\b/gi
/** More rows than anybody tries something out with. */
const MANY_ROWS =
  /\b(?:insert|create\s+(?:\w+\s+)?table|copy|into)\b[\s\S]*\b(?:generate_series|numbers(?:_mt)?|range|seq)\s*\((?:[^()]*,)?\s*(?:[1-9]\d{8,}|[1-9]\d{2,}(?:_\d{3}){2,}|[1-9]e(?:9|[1-9]\d))\b/i
const MADE =
  /\bcreate\s+(?:temp\w*\s+|unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.$"`[\]]+)/gi

/** Rows for a bucket; one that is called as everybody calls his own is taken for such a one. */
const FOR_A_BUCKET =
  /\b(?:copy|unload|export)\b[^;]{1,400}?\b(?:to|into|uri\s*=)\s*["'](?:s3a?|gcs|gs|r2|azure|az|abfss?|wasbs?|oss|https?):\/\/(?![\w.-]*(?:backup|archive|export|dump|bucket|lake|staging|test|dev|tmp|local|example|my-))[\w.-]/i

/** What rows were protected by, and no longer are. */
const LAID_OPEN =
  /\bencryption\s*=?\s*(?:["'][n]["']|off\b|no\b|none\b)|\bencrypted\s*=\s*["']?no\b|\bencryption\s+(?:\w+\s+)?decrypt\b|\b(?:unset|drop|disable)\s+(?:\w+\s+)?(?:masking|masked|redaction|column\s+encryption|master\s+key|tags?\s+policy)\b|\bdrop\s+masked\b/i

/** What lets statements run programs, or load and write files, from then on. */
const OPENS_SERVER =
  /\bcreate\s+(?:trusted\s+)?(?:extension|language)\s+(?:if\s+not\s+exists\s+)?["']?(?:pl(?:python\w*|perlu|tclu|sh|r|luau|rubyu|java\w*)|file_fdw|adminpack)\b|\bcreate\s[^;]*\bfunction\b[\s\S]*\blanguage\s+["']?(?:plpython\w*|plperlu|plsh|pltclu|c|internal)\b|\bsp_configure\b[^;]*(?:xp_cmdshell|ole automation|clr|external scripts|ad hoc)|\b(?:sp_OA(?:Create|Method)|xp_reg(?:write|delete)\w*|sp_add_job(?:step)?|sp_addextendedproc|sp_execute_external_script)\b|\bcreate\s+assembly\b|\bdbms_(?:scheduler|java)\w*\.\w+|\bset\s+(?:global|persist)\s+(?:general_log_file|slow_query_log_file|init_connect|init_file|local_infile)\b|\bexecutable\s*\(/i

function losesRows(code: string): boolean {
  if (!/\b(?:delete|truncate|drop|update|discard)\b/i.test(code)) return false
  const made = new Set([...code.matchAll(MADE)].map(([, name]) => name!.toLowerCase()))
  return [...code.matchAll(EMPTIES)].some(([, ...names]) => {
    const name = (names.find((one) => one !== undefined) ?? '').toLowerCase()
    return !made.has(name) && !/(?:^|[._"`])(?:te?mp|test|scratch|staging)(?:[_"`]|$)/.test(name)
  })
}

/** The names of the databases that go, with blanks between; `?` for one that cannot be read. */
function dropped(code: string): string {
  return [...code.matchAll(DROPPED)]
    .flatMap(([, list]) => list!.split(','))
    .map((name) => /^["'`[\s]*([\w.$-]+)/.exec(name)?.[1] ?? '?')
    .join(' ')
}

/** `'/etc/' || 'passwd'` */
const JOINED = /'((?:[^'\n]|''){0,500})'\s*\|\|\s*'((?:[^'\n]|''){0,500})'/g

function withJoinedStrings(code: Value): Value {
  let text = code
  for (let i = 0; i < 8 && text.includes('||'); i++) text = text.replace(JOINED, "'$1$2'")
  return text
}

/** SQL and the commands of its clients: `\!`, `.shell`, `system`, `COPY … PROGRAM`, `INTO OUTFILE`. */
export const sql: Analyser = (machine, written, by) => {
  const code = withJoinedStrings(written)
  readStatements(machine, code, by)
  noteUnfamiliarSql(machine, code, by)
  let reads = reachOut(machine, code, by)
  const output = /\\g(?:x)?\s*\|\s*(.+)$/m.exec(code)?.[1]
  if (output) runFromCode(machine, by, output, machine.unknown('output', by))
  for (const line of code
    .split('\n')
    // Names of files may stand in quotes: `.once '|cmd'`.
    .map((one) => one.replace(/^(\s*\.(?:once|output|o|read|import)\s+)'(\|[^']*)'/, '$1$2'))
    .flatMap((one) =>
      /^\s*(?:\\[!|]|\.shell|\.system|\.os)/.test(one) ? [one] : one.split(/(?<=;)/),
    ))
    reads += clientCommand(machine, line.trim(), by)
  return reads || machine.unknown('output', by)
}

/** Statements that show passwords, send rows away, drop databases or raise rights. */
function readStatements(machine: Machine, code: Value, by: string): void {
  if (/\bselect\b|\bcopy\b|(?:^|;)\s*table\b/i.test(code) && PASSWORDS.test(code))
    machine.emit('read', by, `secret://${PASSWORDS.exec(code)![0]}`)
  else if (showsKeptPasswords(code)) machine.emit('read', by, 'secret://users')
  // The statement that would make the account again, with the hash of its password.
  if (/\bshow\s+create\s+user\b/i.test(code)) machine.emit('read', by, 'secret://users')
  const outside =
    /\binto\s+function\s+(?:s3|url|remote|hdfs)\s*\(\s*'([^']+)'|\bto\s+'(s3:\/\/[^']+|https?:\/\/[^']+|gcs?:\/\/[^']+)'/i.exec(
      code,
    )
  if (outside && /\bselect\b/i.test(code))
    machine.emit('send', by, (outside[1] ?? outside[2])!, {
      data: machine.unknown('output', 'psql'),
    })
  if (DROPS.test(code))
    machine.emit('destroy', by, dropped(code), { how: `${by} drops a whole database` })
  else if (losesRows(code)) machine.miss('outcome', by, '', 'what is lost with it')
  if (FOR_A_BUCKET.test(code)) machine.miss('outcome', by, '', 'whose bucket gets the rows')
  if (LAID_OPEN.test(code))
    machine.miss('outcome', by, '', 'what is permitted from then on, and who sees it')
  if (OPENS_SERVER.test(code))
    machine.miss('outcome', by, '', 'what the database runs from then on')
  if (MANY_ROWS.test(code)) machine.miss('outcome', by, '', HOW_MUCH_ROOM)
  if (
    /\b(?:alter|create)\s+(?:role|user)\b[^;]*\bsuperuser\b|\bgrant\s+all\b[^;]*\bon\s+\*\.\*|\bwith\s+grant\s+option\b|\bsp_addsrvrolemember\b/i.test(
      code,
    ) ||
    makesMaster(code)
  )
    machine.emit('privilege', by, '', { how: 'raises the rights of a database account' })
  const away =
    /\binsert\s+into\s+(?:table\s+)?function\s+(?:s3|url|remote\w*|gcs|oss|azureBlobStorage)\s*\(\s*'([^']+)'/i.exec(
      code,
    )?.[1]
  if (away !== undefined && /\bselect\b/i.test(code))
    sendTo(machine, by, away, machine.unknown('output', by))
}

/** What functions and statements read, write, run and load outside of the database; returns what is read. */
function reachOut(machine: Machine, code: Value, by: string): Value {
  let reads = ''
  for (const [pattern, type] of REACHES) {
    for (const match of code.matchAll(pattern)) {
      const text = unquote((match[1] ?? match[2])!.replace(/^\$\$|\$\$$/g, '')).replaceAll(
        "''",
        "'",
      )
      if (type === 'read')
        reads += readFile(machine, by, /[*?]/.test(text) ? activateGlobs(text) : text)
      else if (type === 'write') {
        // What the file holds is what the database does.
        if (/^[/~.]|^[\w-]+\.\w+$/.test(text))
          writeFile(machine, by, text, code + machine.unknown('output', by))
      } else if (type === 'exec') runFromCode(machine, by, text, rowsFor(machine, match[0], by))
      else machine.emit('load', by, text)
    }
  }
  return reads
}

/** What a program of the server gets: the rows that are copied to it. */
function rowsFor(machine: Machine, statement: string, by: string): Value | undefined {
  return /^to\b/i.test(statement) ? machine.unknown('output', by) : undefined
}

/** A file of statements: those that this command line wrote are known. */
function runFile(machine: Machine, path: string, by: string): Value {
  const content = readFile(machine, by, path)
  if (!machine.files.has(machine.absolute(path)))
    machine.scripts.push({ path: machine.absolute(path), program: by, span: machine.span })
  const key = `${by}\0${path}`
  if (!machine.files.has(machine.absolute(path)) || machine.followed.has(key)) return content
  machine.followed.add(key)
  return sql(machine, content, by)
}

/** A line for the client, which has commands beside the statements; returns what is read. */
function clientCommand(machine: Machine, line: string, by: string): Value {
  machine.step()
  return runClientProgram(machine, line, by) ? '' : openClientFile(machine, line, by)
}

/** Runs what a command of the client starts: a shell, a pipe, a pager. Says whether that was all. */
function runClientProgram(machine: Machine, line: string, by: string): boolean {
  const shellEscape =
    /^(?:\\[!|]|\.shell\b|\.system\b|\.os\b|!sh(?=\s+\S)|!|host\b|system\b|shell\b)\s*(.*?);?$/i.exec(
      line,
    )
  if (shellEscape && !/^system\s+(?:from|as|is|=)/i.test(line)) {
    if (shellEscape[1] === '') openShell(machine, by)
    else runFromCode(machine, by, shellEscape[1]!)
    return true
  }
  const piped =
    /^(?:\\(?:o|g|gx|w)|\.once|\.output|pager|\\P|\\copy[\s\S]*\b(?:from|to)\s+program)\s*\|?\s*(.*)$/i.exec(
      line,
    )
  if (piped && /^(?:\\(?:o|g|gx|w)|\.once|\.output)\s*\|/.test(line)) {
    runFromCode(machine, by, unquote(piped[1]!), machine.unknown('output', by))
    return true
  }
  if (/^(?:pager|\\P)\s/i.test(line)) {
    runFromCode(machine, by, unquote(piped?.[1] ?? '').replace(/;$/, ''))
    return true
  }
  const pager = /^\\setenv\s+(?:PSQL_)?(?:PAGER|EDITOR)\w*\s+(.+)$/.exec(line)?.[1]
  if (pager !== undefined)
    runSideCommand(machine, by, unquote(pager), /EDIT/.test(line) ? 'editor' : 'pager')
  const imported = /^\.(?:import|read)\b.*?["']?\|\s*([^"']+)/.exec(line)?.[1]
  if (imported === undefined) return false
  runFromCode(machine, by, imported)
  return true
}

/** What a command of the client does with a file; returns what is read. */
function openClientFile(machine: Machine, line: string, by: string): Value {
  const file =
    /^(\\i|\\ir|\\\.|source|\.read|\.import|\.open|\.load|\.output|\.once|\.log|\.excel|\.backup|\.save|\.clone|\\o|\\w|\\copy|tee|\\T|spool|start|@)\s*(.+?);?$/i.exec(
      line,
    )
  if (!file) return ''
  const verb = file[1]!
  const rest = file[2]!.replace(/^(?:--?\w+\s+(?:\d+\s+)?)+/, '')
  const path = unquote(
    verb === '\\copy'
      ? (/(?:from|to)\s+(\S+)/i.exec(rest)?.[1] ?? '')
      : (/^("[^"]*"|'[^']*')/.exec(rest)?.[1] ?? rest.split(/\s+(?=\S+$)/)[0] ?? ''),
  )
  if (path === '' || /^(?:stdout|stdin|off|pstdout|pstdin)$/i.test(path)) return ''
  if (verb === '.load') machine.emit('load', by, path)
  else if (/^(?:\\i|\\ir|\\\.|source|\.read|\.import|start|@)$/i.test(verb)) {
    if (path.startsWith('|')) runFromCode(machine, by, path.slice(1))
    else return runFile(machine, path, by)
  } else if (verb === '\\copy' && /\bfrom\b/i.test(rest)) return readFile(machine, by, path)
  else if (!/^\.open$/.test(verb)) writeFile(machine, by, path, machine.unknown('output', by))
  return ''
}

/** Commands of Redis: what they destroy, write and load. */
export const redis: Analyser = (machine, code, by) => {
  const lines = code.split('\n')
  let directory = ''
  for (const line of lines) {
    machine.step()
    const text = line.trim()
    if (/^flush(?:all|db)\b/i.test(text))
      machine.emit('destroy', by, 'all keys', { how: `${by} deletes every key of the database` })
    const set = /^config\s+set\s+(dir|dbfilename|logfile|appendfilename|aclfile)\s+(\S+)/i.exec(
      text,
    )
    if (set?.[1]?.toLowerCase() === 'dir') {
      directory = unquote(set[2]!)
      machine.emit('write', by, `${directory}/dump.rdb`, { data: '' })
      machine.emit('unpack', by, directory)
    } else if (set)
      writeFile(
        machine,
        by,
        `${directory}/${unquote(set[2]!)}`.replace(/^\//, directory ? '/' : ''),
        '',
      )
    if (/^config\s+get\s+(?:requirepass|masterauth)/i.test(text))
      machine.emit('read', by, 'secret://redis')
    const module = /^module\s+load(?:ex)?\s+(\S+)/i.exec(text)?.[1]
    if (module) machine.emit('load', by, module)
  }
  return machine.unknown('output', by)
}
