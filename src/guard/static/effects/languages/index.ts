import type { Value } from '../../resolve/value.ts'
import type { Language as LanguageName } from '../knowledge/languages.ts'
import type { Pattern } from '../knowledge/pattern.ts'
import type { Machine } from '../machine.ts'
import { foreign } from './any-code/foreign.ts'
import { terraform } from './any-code/terraform.ts'
import { awk } from './awk.ts'
import { javascript } from './calls/javascript.ts'
import { jvm } from './calls/jvm.ts'
import { findCall, type Language } from './calls/language.ts'
import { lisp } from './calls/lisp.ts'
import { lua } from './calls/lua.ts'
import { perl } from './calls/perl.ts'
import { php } from './calls/php.ts'
import { powershell as powershellCalls } from './calls/powershell.ts'
import { python } from './calls/python.ts'
import { ruby } from './calls/ruby.ts'
import { scanCalls } from './calls/scan-calls.ts'
import { compiled, gnuplot, haskell, julia, octave, r } from './calls/scientific.ts'
import { withoutPatterns } from './calls/without-patterns.ts'
import { augeas } from './config-files/augeas.ts'
import { ci, dockerfile, jenkinsfile, manifest } from './config-files/build-steps.ts'
import { buildXml } from './config-files/build-xml.ts'
import { config } from './config-files/config.ts'
import { compose, kubeconfig } from './config-files/container-files.ts'
import { feedList, incron, just, latexmk, tmpfiles } from './config-files/job-tables.ts'
import { jsonCommands } from './config-files/json-commands.ts'
import {
  environmentFile,
  keptSettings,
  mailAliases,
  pathFile,
  tmuxLines,
} from './config-files/kept-settings.ts'
import { make } from './config-files/make.ts'
import { promptCommands } from './config-files/prompt-commands.ts'
import { cmake, dosbox, goSource, packageScript, puppet, tasks } from './config-files/tasks.ts'
import { muttrc, tildeCommands } from './mail-commands.ts'
import { powershellCommands } from './powershell-commands.ts'
import { sed } from './sed.ts'
import { redis, sql } from './sql.ts'
import { tcl } from './tcl.ts'
import { transfer } from './transfer.ts'
import { dc, debuggerCommands, ed, jshell, typed } from './typed.ts'
import { m4, postscript, roff, rpm, tex } from './typesetting.ts'
import { vim } from './vim.ts'

/** Reads code in one language for its effects; returns what it prints, as far as that is known. */
export type Analyser = (machine: Machine, code: Value, by: string) => Value

/** Languages that are read by a table of calls. */
const BY_CALLS = {
  python,
  javascript,
  ruby,
  perl,
  php,
  lua,
  lisp,
  elisp: lisp,
  jvm,
  julia,
  r,
  octave,
  gnuplot,
  haskell,
  compiled,
} as const satisfies Partial<Record<LanguageName, Language>>

/** In these a text in quotes is a value, and a name before a bracket a call. */
export const READ_BY_CALLS: ReadonlySet<LanguageName> = new Set(
  Object.keys(BY_CALLS) as LanguageName[],
)

/** What code in a language reaches for by names that it makes, where the language says so itself. */
export function reflectsOf(name: LanguageName): Pattern | undefined {
  const languages: Partial<Record<LanguageName, Language>> = BY_CALLS
  return name === 'powershell' ? powershellCalls.reflects : languages[name]?.reflects
}

/** Whether the table of calls of a language says what a function does. */
export function describesCall(name: LanguageName, path: string): boolean {
  const languages: Partial<Record<LanguageName, Language>> = BY_CALLS
  const calls = languages[name]?.calls
  return calls !== undefined && findCall(calls, path) !== undefined
}

/** Languages that write patterns between slashes. */
const WITH_PATTERNS = new Set(['javascript', 'perl', 'ruby'])

function byCalls(name: LanguageName, language: Language): Analyser {
  const read = WITH_PATTERNS.has(name) ? withoutPatterns : (code: Value) => code
  return (machine, code, by) => scanCalls(machine, language, read(code), by, name)
}

/** A reader for every language that can be named, but for shells: the machine itself reads those. */
export const READERS: Readonly<Record<Exclude<LanguageName, 'sh'>, Analyser>> = {
  ...(Object.fromEntries(
    Object.entries(BY_CALLS).map(([name, language]) => [
      name,
      byCalls(name as LanguageName, language),
    ]),
  ) as Record<keyof typeof BY_CALLS, Analyser>),
  awk,
  sed,
  vim,
  ed,
  dc,
  typed,
  transfer,
  jshell,
  debugger: debuggerCommands,
  sql,
  redis,
  make,
  tex,
  roff,
  m4,
  rpm,
  postscript,
  tcl,
  config,
  tasks,
  puppet,
  'go-source': goSource,
  dosbox,
  cmake,
  'package-script': packageScript,
  muttrc,
  'tilde-commands': tildeCommands,
  incron,
  tmpfiles,
  'feed-list': feedList,
  just,
  latexmk,
  foreign,
  augeas,
  'build-xml': buildXml,
  compose,
  kubeconfig,
  dockerfile,
  ci,
  jenkinsfile,
  manifest,
  'json-commands': jsonCommands,
  prompt: promptCommands,
  'kept-settings': keptSettings,
  'environment-file': environmentFile,
  'path-file': pathFile,
  'mail-aliases': mailAliases,
  'tmux-lines': tmuxLines,
  powershell: powershellCommands,
  // What most languages share is enough for these.
  algol: foreign,
  applescript: foreign,
  asy: foreign,
  basic: foreign,
  bettercap: foreign,
  binary: foreign,
  elixir: foreign,
  erlang: foreign,
  forth: foreign,
  fsharp: foreign,
  gri: foreign,
  gvpr: foreign,
  icon: foreign,
  io: foreign,
  jed: foreign,
  jsonnet: foreign,
  kak: foreign,
  nix: foreign,
  pike: foreign,
  prolog: foreign,
  remind: foreign,
  rexx: foreign,
  slang: foreign,
  smalltalk: foreign,
  snobol: foreign,
  swift: foreign,
  terraform,
  typst: foreign,
  'wolfram-language': typed,
  zeek: foreign,
}

/** Whether a name that came from outside is that of a language with a reader. */
export function isRead(name: string): name is keyof typeof READERS {
  return Object.hasOwn(READERS, name)
}

/** Languages of settings alone: a path in them is named, not opened. */
export const WITHOUT_CALLS: ReadonlySet<LanguageName> = new Set([
  'dockerfile',
  'ci',
  'jenkinsfile',
  'manifest',
  'json-commands',
  'kept-settings',
  'prompt',
  'environment-file',
  'path-file',
  'mail-aliases',
  'tmux-lines',
])
