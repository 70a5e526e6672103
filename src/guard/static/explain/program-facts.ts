import { COMMAND_ARGUMENTS } from '../effects/knowledge/command-arguments.ts'
import { IMPLICIT_FILES } from '../effects/knowledge/implicit-files.ts'
import { INHERITED } from '../effects/knowledge/inherited-variables.ts'
import { IRREVOCABLE_QUERIES } from '../effects/knowledge/irrevocable-arguments.ts'
import { isAmong } from '../effects/knowledge/is-among.ts'
import { DESTROY_QUERIES, PRIVILEGE_QUERIES } from '../effects/knowledge/risky-arguments.ts'
import { SECRET_QUERIES } from '../effects/knowledge/secret-queries.ts'
import { SETTINGS, type SettingFamily } from '../effects/knowledge/settings.ts'

/** What is known about a program beside its line. */
export interface ProgramFacts {
  settings?: readonly (readonly [key: RegExp, type: string])[]
  variables?: Readonly<Record<string, string>>
  files?: readonly { path: RegExp; language: string; given?: RegExp }[]
  /** Words that are commands, or behind which one stands. */
  runs?: readonly (readonly [word: RegExp, kind: string])[]
  secrets?: readonly RegExp[]
  privileges?: readonly (readonly [question: RegExp, how: string])[]
  destroys?: readonly (readonly [question: RegExp, how: string])[]
  irrevocable?: readonly (readonly [question: RegExp, how: string])[]
}

/** The rows of all tables that name a program. */
export function factsOf(name: string): ProgramFacts {
  return {
    ...(Object.hasOwn(SETTINGS, name) && { settings: SETTINGS[name as SettingFamily] }),
    variables: variablesOf(name),
    files: IMPLICIT_FILES.filter(({ programs }) => programs.test(name)).map(
      ({ files, language, given }) => ({ path: files, language, ...(given && { given }) }),
    ),
    runs: COMMAND_ARGUMENTS.filter(({ programs }) => isAmong(programs, name)).map(
      ({ word, kind }) => [word, kind] as const,
    ),
    secrets: SECRET_QUERIES.filter(([programs]) => isAmong(programs, name)).map(([, it]) => it),
    privileges: rowsOf(PRIVILEGE_QUERIES, name),
    destroys: rowsOf(DESTROY_QUERIES, name),
    irrevocable: rowsOf(IRREVOCABLE_QUERIES, name),
  }
}

function rowsOf(table: typeof PRIVILEGE_QUERIES, name: string) {
  return table
    .filter(([programs]) => isAmong(programs, name))
    .map(([, question, how]) => [question, how] as const)
}

/** Variables that begin with the name of the program. */
function variablesOf(name: string): Record<string, string> {
  const start = name.toUpperCase().replace(/[^A-Z0-9]/g, '_')
  return Object.fromEntries(
    Object.entries(INHERITED).filter(([key]) => key === start || key.startsWith(`${start}_`)),
  )
}
