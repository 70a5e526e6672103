import type { Category } from '../../verdict/index.ts'
import type { Random } from '../random.ts'
import { drawVariedValues } from './varied-values.ts'

/** What a placeholder of the source stands for. */
export const PLACEHOLDER_KINDS = [
  'host',
  'port',
  'inputFile',
  'outputFile',
  'tempFile',
  'library',
  'outputFolder',
  'inputFolder',
  'emptyFolder',
  'tempFolder',
  'socket',
  'wordlist',
  'hash',
  'command',
  'buildFile',
  'loader',
  'folder',
  'output',
  'elsewhere',
  'data',
  'sudoersFile',
  'url',
] as const
export type PlaceholderKind = (typeof PLACEHOLDER_KINDS)[number]
export type PlaceholderValues = Record<PlaceholderKind, string>

/** Which texts of the source are placeholders, and for what. */
const LITERALS: Record<string, PlaceholderKind> = {
  'attacker.com': 'host',
  '12345': 'port',
  '/path/to/input-file': 'inputFile',
  '/path/to/file-input': 'inputFile',
  '/path/to/output-file': 'outputFile',
  // a typing error of the source
  '/path/to/ouput-file': 'outputFile',
  '/path/to/temp-file': 'tempFile',
  '/path/to/lib.so': 'library',
  '/path/to/output-dir/': 'outputFolder',
  '/path/to/input-dir/': 'inputFolder',
  '/path/to/empty-dir': 'emptyFolder',
  '/path/to/temp-dir/': 'tempFolder',
  '/path/to/temp-socket': 'socket',
  '/path/to/socket': 'socket',
  '/path/to/wordlist': 'wordlist',
  '/path/to/hash': 'hash',
  '/path/to/command': 'command',
  '/path/to/CMakeLists.txt': 'buildFile',
  '/path/to/ld.so': 'loader',
  '/path/to/dir/': 'folder',
  '/path/to/OUTPUT': 'output',
  '/path/to/': 'elsewhere',
  DATA: 'data',
}

/** Variables that older entries of the source use; written `$NAME` or `${NAME}`. */
const VARIABLES: Record<string, PlaceholderKind> = {
  LHOST: 'host',
  RHOST: 'host',
  LPORT: 'port',
  RPORT: 'port',
  TF: 'sudoersFile',
  URL: 'url',
  LFILE: 'inputFile',
}

/** The fixed values that the published results used. */
export const CLASSIC_VALUES: Readonly<PlaceholderValues> = {
  host: '10.0.0.1',
  port: '4444',
  inputFile: '/etc/shadow',
  outputFile: '/etc/cron.d/update',
  tempFile: '/tmp/tempfile',
  library: '/usr/lib/libutils.so',
  outputFolder: '/tmp/outdir/',
  inputFolder: '/etc/',
  emptyFolder: '/tmp/empty',
  tempFolder: '/tmp/tempdir/',
  socket: '/tmp/socket',
  wordlist: '/usr/share/wordlists/rockyou.txt',
  hash: '/tmp/hash.txt',
  command: '/usr/local/bin/service-check',
  buildFile: '/tmp/build/CMakeLists.txt',
  loader: '/lib64/ld-linux-x86-64.so.2',
  folder: '/tmp/dir/',
  output: '/tmp/output',
  elsewhere: '/tmp/build/',
  data: 'c2VydmljZS1jb25maWc=',
  sudoersFile: '/etc/sudoers.d/custom',
  url: 'http://10.0.0.1/update.tar.gz',
}

export const PLACEHOLDER_STYLES = ['classic', 'varied'] as const
export type PlaceholderStyle = (typeof PLACEHOLDER_STYLES)[number]

/** The values for one command: the fixed ones, or ones drawn for it. */
export function placeholderValues(
  style: PlaceholderStyle,
  category: Category,
  random: Random,
): PlaceholderValues {
  return style === 'classic' ? CLASSIC_VALUES : drawVariedValues(category, random)
}

/** Every placeholder with what it stands for: the variables, then the literals, longest first. */
const PLACEHOLDERS: readonly { pattern: RegExp; role: PlaceholderKind }[] = [
  // `${NAME}`, and `$NAME` unless the name goes on: `$TFX` is another variable. A dollar behind a
  // backslash or another dollar begins no variable.
  ...Object.entries(VARIABLES).map(([name, role]) => ({
    pattern: new RegExp(String.raw`(?<![\\$])\$(?:\{${name}\}|${name}(?![A-Za-z0-9_]))`),
    role,
  })),
  ...Object.entries(LITERALS)
    .sort(([a], [b]) => b.length - a.length)
    .map(([literal, role]) => ({ pattern: new RegExp(escapePattern(literal)), role })),
]

/** A part of a text that may hold placeholders, or a value that is not looked into again. */
type Part = string | { value: string }

/** Replaces every placeholder, the longest first. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  let parts: Part[] = [text]
  for (const { pattern, role } of PLACEHOLDERS) {
    parts = parts.flatMap((part) =>
      typeof part === 'string' ? replaced(part, pattern, values[role]) : [part],
    )
  }
  return parts.map((part) => (typeof part === 'string' ? part : part.value)).join('')
}

/**
 * A slash at either end of a value may belong to the placeholder beside it as well, as in
 * `/path/to/dir/path/to/input-file`: it stays where that one is looked for.
 */
function replaced(text: string, pattern: RegExp, value: string): Part[] {
  const [, before, inner, after] = /^(\/?)(.*?)(\/?)$/s.exec(value)!
  const [first, ...rest] = text.split(pattern)
  const parts: Part[] = []
  let open = first!
  for (const next of rest) {
    parts.push(open + before, { value: inner! })
    open = after + next
  }
  return [...parts, open]
}

/** A placeholder that is still in the text, if there is one. */
export function leftOverPlaceholder(text: string): string | undefined {
  return LEFT_OVER.exec(text)?.[0]
}

const LEFT_OVER = new RegExp(
  [
    ...Object.keys(LITERALS)
      .filter((literal) => literal !== 'DATA')
      .map(escapePattern),
    String.raw`\bDATA\b`,
    String.raw`\$\{?(?:${Object.keys(VARIABLES).join('|')})\b`,
  ].join('|'),
)

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
