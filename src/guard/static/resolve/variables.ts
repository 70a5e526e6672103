import { TooComplex } from '../parse/parse-script.ts'
import type { Scope } from './scope.ts'
import type { Value } from './value.ts'

/** The home of whoever runs the command, as far as the text needs one. */
export const HOME = '/home/user'

/** What the output of all variables is called: that of the program which prints them. */
export const ALL_VARIABLES = 'env'
/** The output that is what programs say on standard error. */
export const MESSAGES = 'messages'

/** Where a command line starts, for what it does with the text of that path. */
export const DEFAULT_DIRECTORY = `${HOME}/project`

/**
 * Variables whose value is the same on nearly every machine, or close enough: pieces of them
 * are cut out to hide words (`${PATH:0:1}` is a slash).
 */
const USUAL_VALUES: Record<string, Value> = {
  HOME,
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  SHELL: '/bin/bash',
  BASH: '/bin/bash',
  IFS: ' \t\n',
  PWD: DEFAULT_DIRECTORY,
  OSTYPE: 'linux-gnu',
  HOSTTYPE: 'x86_64',
  MACHTYPE: 'x86_64-pc-linux-gnu',
  BASHOPTS: 'checkwinsize:cmdhist:complete_fullquote:extquote:force_fignore',
  SHELLOPTS: 'braceexpand:hashall:interactive-comments',
  BASH_VERSION: '5.2.21(1)-release',
  PS2: '> ',
  PS4: '+ ',
  OPTIND: '1',
  LINENO: '1',
  SHLVL: '1',
  LANG: 'en_US.UTF-8',
  XDG_CONFIG_HOME: `${HOME}/.config`,
  TMPDIR: '/tmp',
  COMP_WORDBREAKS: ' \t\n"\'><=;|&(:',
}

/** What a shell sets when it starts, whatever machine it is on. */
const SET_BY_SHELL = /^(?:IFS|OPTIND|PS[24]|BASH|COMP_WORDBREAKS)$/

/** The value of a variable, following namerefs; undefined where it is not set. */
export function readVariable(scope: Scope, name: string, index?: Value): Value | undefined {
  const values = readAll(scope, name, index)
  return values === undefined ? undefined : values.join(' ')
}

/** All elements that an expansion of this variable gives: several only for `[@]` and `[*]`. */
export function readAll(scope: Scope, name: string, index?: Value): Value[] | undefined {
  const { environment, symbols } = scope
  const target = resolveName(scope, name)
  // A nameref or an indirection may lead to one element: `parts[0]`.
  const part = /^(\w+)\[(.*)\]$/s.exec(target)
  if (part) return readAll(scope, part[1]!, part[2])
  const variable = environment.variable(target)
  if (variable === null) return undefined
  if (variable === undefined) return readUnset(scope, target, index)
  if (variable.others) scope.readUnsettled(target, variable.others)
  const { elements } = variable
  if (elements === undefined) {
    if (index === undefined || index === '0' || index === '@' || index === '*') {
      return variable.value === undefined ? undefined : [variable.value]
    }
    return undefined
  }
  if (index === '@' || index === '*') return inOrder(elements)
  const key = index ?? '0'
  const element = elements.get(key.startsWith('-') ? String(elements.size + Number(key)) : key)
  if (element !== undefined) return [element]
  return elements.size > 0 && index !== undefined && /[\uE100-\uF8FF]/.test(index)
    ? [symbols.make('environment', name)]
    : undefined
}

/** Indexed arrays expand by number, whatever the order of their assignments. */
function inOrder(elements: ReadonlyMap<string, Value>): Value[] {
  const keys = [...elements.keys()]
  if (keys.every((key) => /^\d+$/.test(key))) keys.sort((a, b) => Number(a) - Number(b))
  return keys.map((key) => elements.get(key)!)
}

function readUnset(scope: Scope, name: string, index: Value | undefined): Value[] | undefined {
  const { environment, symbols } = scope
  if (index !== undefined)
    return name === 'BASH_VERSINFO' ? ['5'] : [symbols.make('environment', name)]
  if (name === 'OLDPWD' && environment.previous !== undefined) return [environment.previous]
  const usual = Object.hasOwn(USUAL_VALUES, name) ? USUAL_VALUES[name] : undefined
  if (usual !== undefined) {
    if (!SET_BY_SHELL.test(name)) scope.guess()
    return [name === 'PWD' ? (environment.directory ?? usual) : usual]
  }
  if (/^[0-9@*#?$!_-]/.test(name) && name.length <= 3) return readSpecial(scope, name)
  return undefined
}

function readSpecial(scope: Scope, name: string): Value[] | undefined {
  const { environment, symbols } = scope
  const { positional } = environment
  if (name === '#') return positional ? [String(positional.length)] : [symbols.make('user', '$#')]
  if (name === '@' || name === '*') return positional ?? [symbols.make('user', `$${name}`)]
  if (name === '0') return [symbols.make('user', '$0')]
  if (/^[0-9]+$/.test(name)) {
    if (positional === undefined) return [symbols.make('user', `$${name}`)]
    const value = positional[Number(name) - 1]
    return value === undefined ? undefined : [value]
  }
  if (name === '?' || name === '-') {
    scope.guess()
    return [name === '?' ? '0' : 'himBHs']
  }
  if (name === '_' && scope.lastArgument !== undefined) return [scope.lastArgument]
  if (name === '$' || name === '!' || name === '_') return [symbols.make('output', `$${name}`)]
  return undefined
}

/** The name that a variable's name stands for, after namerefs. */
export function resolveName(scope: Scope, name: string): string {
  let target = name
  for (let hops = 0; hops < 5; hops++) {
    const reference = scope.environment.variable(target)?.reference
    if (reference === undefined) return target
    target = reference
  }
  return target
}

/** What an expansion of an unset variable gives: nothing, as far as we know, or the environment's. */
export function unknownVariable(scope: Scope, name: string): Value {
  return scope.symbols.make('environment', name)
}

/** Longer values are only built to exhaust memory. */
const MAX_LENGTH = 128 * 1024

/** What a variable holds once it is given a text, by its attribute. */
export function asDeclared(scope: Scope, name: string, text: Value): Value {
  switch (scope.environment.attribute(name)) {
    case 'l':
      return text.toLowerCase()
    case 'u':
      return text.toUpperCase()
    case 'c':
      return text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase()
    case 'i':
      return String(scope.evaluate(text) ?? scope.symbols.make('output', 'arithmetic'))
    case '':
      return text
  }
}

/** Sets a variable or an element of an array. */
export function assign(
  scope: Scope,
  name: string,
  value: Value,
  options: { append?: boolean; index?: Value } = {},
): void {
  const target = resolveName(scope, name)
  const part = /^(\w+)\[(.*)\]$/s.exec(target)
  if (part) {
    assign(scope, part[1]!, value, { ...options, index: part[2]! })
    return
  }
  const { environment } = scope
  const known = environment.variable(target) ?? {}
  const before = readVariable(scope, target, options.index) ?? ''
  const isSum = options.append === true && environment.attribute(target) === 'i'
  const appended = isSum ? `(${before || 0}) + (${value})` : before + value
  const text = asDeclared(scope, target, options.append ? appended : value)
  if (text.length > MAX_LENGTH) throw new TooComplex('a variable grows too large')
  if (options.index === undefined && known.elements === undefined) {
    environment.setVariable(target, { value: text })
    return
  }
  const elements = new Map(
    known.elements ?? (known.value === undefined ? [] : [['0', known.value]]),
  )
  elements.set(options.index ?? '0', text)
  environment.setVariable(target, { elements })
}
