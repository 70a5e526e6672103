import type { FieldKind } from './field-kinds.ts'
import { spell } from './spell.ts'

/** What a tool does with the paths that it is given, or what it is for. */
export type Verb =
  | 'run'
  | 'code'
  | 'powershell'
  | 'read'
  /** Shows what lies below a directory. */
  | 'search'
  /** Shows names only. */
  | 'list'
  | 'write'
  | 'edit'
  | 'delete'
  /** The last path is written, the others are read; moved, they are gone afterwards. */
  | 'copy'
  | 'move'
  | 'patch'
  /** A verb of git: the first path is the repository. */
  | 'git'
  | 'fetch'
  | 'unknown'

export interface Tool {
  verb: Verb
  /** Fields that mean something else here than elsewhere. */
  fields: ReadonlyMap<string, FieldKind>
  /** Of a tool for git, what it tells git to do. */
  git?: string
  /** Whether the agent defines it: then what it needs must be there. */
  known: boolean
}

type Row = [names: string, verb: Verb, fields?: Record<string, FieldKind>]

/** The agents' own tools, as they call them. Tools of MCP servers have longer names. */
const ROWS: readonly Row[] = [
  [
    'Bash Shell run_shell_command monitor execute_command run_command run_commands run_terminal_cmd run_terminal_command run_in_terminal local_shell shell_command exec_command unified_exec execute_bash terminal Execute launch-process',
    'run',
    { directory: 'directory', dir_path: 'directory', input: 'ignored', shell: 'ignored' },
  ],
  ['powershell pwsh', 'powershell'],
  // What is typed into a shell that runs.
  ['write_stdin', 'unknown', { chars: 'command' }],
  ['write_bash', 'unknown', { input: 'command' }],
  [
    'Read read_file read_files view NotebookRead read_many_files view_file view_image read_text_file',
    'read',
  ],
  [
    'Grep grep_search search_file_content ripgrep search_files rg',
    'search',
    { pattern: 'ignored', search: 'ignored', query: 'ignored', include: 'ignored' },
  ],
  ['Glob LS list list_directory list_files list_dir find', 'list', { pattern: 'path' }],
  [
    'Write write_file create_file write_to_file create fs_write',
    'write',
    { replace: 'ignored', language: 'ignored' },
  ],
  [
    'Edit MultiEdit edit_file replace replace_in_file search_replace multi_edit apply_diff insert_content insert_edit_into_file replace_string_in_file editor',
    'edit',
    { instructions: 'ignored', code: 'added' },
  ],
  ['NotebookEdit edit_notebook notebook_edit edit_notebook_file', 'edit', { language: 'ignored' }],
  [
    'str_replace_editor str_replace_based_edit_tool',
    'unknown',
    { command: 'verb', insert_line: 'ignored' },
  ],
  [
    'apply_patch patch',
    'patch',
    { input: 'patch', command: 'patch', content: 'patch', diff: 'patch', explanation: 'ignored' },
  ],
  ['delete_file remove_file', 'delete'],
  ['WebFetch web_fetch fetch_webpage fetch_web_content', 'fetch', { prompt: 'addresses' }],
  ['fetch', 'fetch'],
  // What stands in `command` is a name of the agent's own.
  ['SlashCommand Skill', 'unknown', { command: 'ignored', args: 'ignored' }],
]

/** Looked for row by row: one call names one tool. */
function knownTool(spelt: string): Tool | undefined {
  const row = ROWS.find(([names]) => names.split(' ').some((name) => spell(name) === spelt))
  if (row === undefined) return undefined
  const [, verb, fields = {}] = row
  return {
    verb,
    fields: new Map(Object.entries(fields).map(([name, kind]) => [spell(name), kind])),
    known: true,
  }
}

/** What the words of a name say about a tool that nobody knows; the first row that fits counts. */
const VERBS_BY_WORD: readonly [RegExp, Verb][] = [
  [/^(?:delete|remove|unlink|rm|trash)$/, 'delete'],
  [/^(?:move|rename|mv)$/, 'move'],
  [/^(?:copy|cp)$/, 'copy'],
  [
    /^(?:write|create|save|put|append|overwrite|insert|edit|update|modify|replace|patch|str|set|touch|mkdir|export|download)$/,
    'write',
  ],
  [/^(?:search|grep|find|query)$/, 'search'],
  [/^(?:list|ls|glob|tree|stat|info|exists)$/, 'list'],
  [/^(?:read|get|view|cat|open|show|load)$/, 'read'],
  [/^(?:run|exec|execute|spawn|shell|bash|terminal|command)$/, 'run'],
]

const NO_FIELDS: ReadonlyMap<string, FieldKind> = new Map()

/** Tools of servers that type where a person sits: what they are given is taken for commands. */
const TYPES = /terminal|tmux|iterm|keyboard/i
const TYPED: ReadonlyMap<string, FieldKind> = new Map(
  ['text', 'input', 'data', 'chars', 'content', 'sequence'].map((name) => [name, 'command']),
)

/** Verbs of git that change files which the call does not show. */
const GIT_VERB =
  /(?:^|_)(apply|am|stash|reset|checkout|switch|restore|pull|merge|rebase|cherry_pick|revert|clean|rm|mv)(?:_|$)/

/** What a server for git is told to do: `mcp__git__git_checkout`, `gitServer.gitCheckout`. */
function gitVerbOf(name: string): string | undefined {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('-', '_')
  const own = words.split(/__|[./:]/).at(-1) ?? ''
  return /(?:^|[^a-z])git(?:[^a-z]|$)/.test(words)
    ? GIT_VERB.exec(own)?.[1]?.replace('_', '-')
    : undefined
}

/** What is known about a tool; the name is the agent's word for it. */
export function toolNamed(name: string): Tool {
  const git = gitVerbOf(name)
  return (
    knownTool(spell(name)) ?? {
      verb: git === undefined ? (verbOf(name) ?? 'unknown') : 'git',
      ...(git !== undefined && { git }),
      fields: TYPES.test(name) ? TYPED : NO_FIELDS,
      known: false,
    }
  )
}

/** The verb in a name, such as `mcp__disk__write_file`; the tool's own name counts, not its server's. */
export function verbOf(name: string): Verb | undefined {
  const words = (name.split(/__|[./:]/).at(-1) ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return VERBS_BY_WORD.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1]
}
