import type { Analyser } from '../index.ts'
import { foreign } from './foreign.ts'

/** A function that shows a file, and its name is not plain text: `file(join("/", [pathexpand("~"), …]))`. */
const MADE_UP_NAME =
  /\b(?:file|filebase64|templatefile)\s*\(\s*(?!"(?:\$\{path\.(?:module|root|cwd)\}\/(?!\S*\.\.))?[^"$]*"\s*[,)]|pathexpand\(\s*"[^"$]*"\s*\))/

/** Expressions of Terraform: they read files, and work out names. */
export const terraform: Analyser = (machine, code, by) => {
  if (MADE_UP_NAME.test(code)) machine.miss('read', by, '', 'a name that the expression works out')
  return foreign(machine, code, by)
}
