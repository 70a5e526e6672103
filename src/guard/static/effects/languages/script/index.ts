import type { Analyser } from '../analyser.ts'
import { scriptAnalyser } from './analyse-script.ts'
import { awk } from './awk.ts'
import { compiled } from './compiled.ts'
import { javascript } from './javascript.ts'
import { jvm } from './jvm.ts'
import { lisp } from './lisp.ts'
import { lua } from './lua.ts'
import { perl } from './perl.ts'
import { php } from './php.ts'
import { powershell } from './powershell.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import { gnuplot, haskell, julia, octave, r } from './scientific.ts'
import { tcl } from './tcl.ts'

/** Languages that are read by the engine in this folder. */
export const SCRIPTS: Readonly<Record<string, Analyser>> = {
  ...Object.fromEntries(
    [
      awk,
      compiled,
      gnuplot,
      haskell,
      javascript,
      julia,
      jvm,
      lisp,
      lua,
      octave,
      perl,
      php,
      powershell,
      python,
      r,
      ruby,
      tcl,
    ].map((language) => [language.name, scriptAnalyser(language)]),
  ),
  elisp: scriptAnalyser(lisp),
}
