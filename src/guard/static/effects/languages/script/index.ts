import type { Analyser } from '../analyser.ts'
import { scriptAnalyser } from './analyse-script.ts'
import { python } from './python.ts'

/** Languages that are read by the engine in this folder. */
export const SCRIPTS: Readonly<Record<string, Analyser>> = {
  python: scriptAnalyser(python),
}
