import { TooComplex } from '../../../parse/parse-script.ts'
import type { Value } from '../../../resolve/value.ts'
import type { Machine } from '../../machine.ts'
import type { Analyser } from '../analyser.ts'
import type { Language } from './language.ts'
import { Session } from './session.ts'

/** All code of one command line together; more is refused. */
const MAX_CODE = 1024 * 1024
const read = new WeakMap<Machine, number>()

/** An analyser for a language that the engine knows by its syntax and its table of calls. */
export function scriptAnalyser(language: Language): Analyser {
  return (machine: Machine, code: Value, by: string): Value => {
    const total = (read.get(machine) ?? 0) + code.length
    if (total > MAX_CODE) throw new TooComplex('it holds too much code')
    read.set(machine, total)
    const session = new Session(machine, language, by, code)
    session.run(code)
    const printed = language.end ? language.end(session, session.printed) : session.printed
    // Modules that we do not see may print too.
    return printed === '' ? machine.unknown('output', by) : printed
  }
}
