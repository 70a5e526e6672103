import type { ShellState } from '../../../shell-state.ts'
import { parseScript, TooComplex } from '../../parse/parse-script.ts'
import type { Environment, ShellFunction, Variable } from '../../resolve/environment.ts'
import { fromOutside } from '../../resolve/value.ts'

/** An analysis starts with what the living shell knows. */
export function takeOver(environment: Environment, shell: ShellState): void {
  for (const [name, variable] of shell.variables)
    environment.setVariable(name, variableOf(variable))
  for (const [name, attribute] of shell.attributes ?? []) environment.setAttribute(name, attribute)
  if (shell.arguments) environment.positional = shell.arguments.map(fromOutside)
  for (const [name, text] of shell.aliases) environment.setAlias(name, fromOutside(text))
  for (const [name, text] of shell.functions) {
    const body = functionOf(fromOutside(text))
    if (body) environment.setFunction(name, body)
  }
}

type Given = ShellState['variables'] extends ReadonlyMap<string, infer One> ? One : never

function variableOf(given: Given): Variable {
  if ('reference' in given) return { reference: given.reference }
  if ('value' in given) return { value: fromOutside(given.value) }
  const elements = [...given.elements].map(([key, value]) => [key, fromOutside(value)] as const)
  return { elements: new Map(elements) }
}

/** A body that nobody can follow counts as one that does what cannot be seen. */
const OPAQUE = 'opaque() { eval "$(opaque-function)"; }'

function functionOf(source: string): ShellFunction | undefined {
  try {
    const [first] = parseScript(source).commands
    const node = first?.command
    if (node?.type === 'Function') return { node, source: undefined }
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error
  }
  return source === OPAQUE ? undefined : functionOf(OPAQUE)
}
