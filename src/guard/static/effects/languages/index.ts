import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { awk } from './awk.ts'
import { nameLanguage } from './call-effects.ts'
import { config } from './config.ts'
import { javascript } from './javascript.ts'
import { jvm } from './jvm.ts'
import { lisp } from './lisp.ts'
import { lua } from './lua.ts'
import { make } from './make.ts'
import { perl } from './perl.ts'
import { php } from './php.ts'
import { powershell } from './powershell.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import { type Language, scanCalls } from './scan-calls.ts'
import { compiled, gnuplot, haskell, julia, octave, r } from './scientific.ts'
import { sed } from './sed.ts'
import { redis, sql } from './sql.ts'
import { cmake, dosbox, packageScript, puppet, tasks } from './tasks.ts'
import { tcl } from './tcl.ts'
import { dc, debuggerCommands, ed, jshell, transfer, typed } from './typed.ts'
import { m4, postscript, roff, rpm, tex } from './typesetting.ts'
import { vim } from './vim.ts'

/** Reads code in one language for its effects; returns what it prints, as far as that is known. */
export type Analyser = (machine: Machine, code: Value, by: string) => Value

/** Languages that are read by a table of calls. */
const BY_CALLS: Readonly<Record<string, Language>> = {
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
  powershell,
}

function byCalls(name: string, language: Language): Analyser {
  nameLanguage(language, name)
  return (machine, code, by) => scanCalls(machine, language, code, by)
}

/** Every language that roles (`code.python`, `script.sed`) and traits (`repl=sql`) may name. */
export const LANGUAGES: Readonly<Record<string, Analyser>> = {
  ...Object.fromEntries(
    Object.entries(BY_CALLS).map(([name, language]) => [name, byCalls(name, language)]),
  ),
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
  dosbox,
  cmake,
  'package-script': packageScript,
}
