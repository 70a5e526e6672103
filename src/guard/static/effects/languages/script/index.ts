import type { Analyser } from '../analyser.ts'
import { scriptAnalyser } from './analyse-script.ts'
import { javascript } from './javascript.ts'
import { jvm } from './jvm.ts'
import { lua } from './lua.ts'
import { perl } from './perl.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'

/** Languages that are read by the engine in this folder. */
export const SCRIPTS: Readonly<Record<string, Analyser>> = Object.fromEntries(
  [javascript, jvm, lua, perl, php, python, ruby].map((language) => [
    language.name,
    scriptAnalyser(language),
  ]),
)
