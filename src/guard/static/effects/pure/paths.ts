import { hasGlob, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { describeListing } from '../programs/listings.ts'

/** `which`: where programs usually are. */
export function located(args: string[]): Value | undefined {
  const name = args.find((word) => !word.startsWith('-'))
  return name === undefined ? undefined : name.includes('/') ? `${name}\n` : `/usr/bin/${name}\n`
}

/** `realpath` and `readlink -f`, where no links are known. */
export function lastOperand(args: string[]): Value | undefined {
  const path = args.findLast((word) => !word.startsWith('-'))
  return path === undefined ? undefined : `${path}\n`
}

const HIDDEN_FOLDER = /^(?:\/home\/[^/]+|\/root|~)\/\.[\w-]*[*?[][^/.]*$/

/**
 * `ls` of patterns or with `-d` prints what the patterns mean. Of a directory nobody knows the
 * names, but it is all of them.
 */
export function listed({ machine, args }: Call): Value | undefined {
  const operands = args.filter((word) => !word.startsWith('-'))
  const letters = args.filter((word) => /^-[a-zA-Z]/.test(word)).join('')
  if (letters.includes('l')) return undefined
  // `ls ~/.s*h`: what such a name means is mostly a directory, and its names are printed.
  if (operands.length === 1 && !letters.includes('d') && HIDDEN_FOLDER.test(plain(operands[0]!)))
    return machine.unknown('output', describeListing('names', [plain(operands[0]!)]))
  if (operands.length > 0 && (letters.includes('d') || operands.every(hasGlob)))
    return `${operands.join('\n')}\n`
  return operands.length > 1 || operands.some(hasGlob)
    ? undefined
    : machine.unknown('output', describeListing('names', [plain(operands[0] ?? '.')]))
}

/** `basename PATH [SUFFIX]`. */
export function baseName(args: string[]): Value | undefined {
  const [path, suffix = ''] = args.filter((word) => !word.startsWith('-'))
  const name = path?.replace(/\/+$/, '').split('/').at(-1)
  return name === undefined
    ? undefined
    : `${suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name}\n`
}

/** `stat -c '%n'`: words that the format has itself, and names; what else it asks for nobody knows. */
export function formatted(args: string[]): Value | undefined {
  const at = args.findIndex((word) => /^(?:-c|--format|--printf)$/.test(word))
  const glued = args.find((word) => /^--(?:format|printf)=/.test(word))
  const format = at >= 0 ? args[at + 1] : glued?.slice(glued.indexOf('=') + 1)
  if (format === undefined || /%[^nN%]|\\/.test(format)) return undefined
  return args
    .filter((word, i) => !word.startsWith('-') && (at < 0 || i !== at + 1))
    .map((path) => `${format.replace(/%[nN]/g, () => path)}\n`)
    .join('')
}

/** `dirname PATH`. */
export function directoryName([path]: string[]): Value | undefined {
  return path
    ? `${path.replace(/\/[^/]*\/?$/, '') || (path.startsWith('/') ? '/' : '.')}\n`
    : undefined
}

/** `ps` of every process: whoever works on all of its lines works on the whole machine. */
export function processes({ machine, args }: Call): Value | undefined {
  const words = args.map(plain)
  const some = words.some((word) => /^-[CpugtGU]|^--(?:pid|ppid|user|tty|group)\b/.test(word))
  return !some && words.some((word) => /^(?:-[a-zA-Z]*[eA]|-?a?u?x)/.test(word))
    ? machine.unknown('output', 'ps of everything')
    : undefined
}
