import { hasGlob, type Value } from '../../resolve/value.ts'

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

/** `ls` of patterns or with `-d` prints what the patterns mean. */
export function listed(args: readonly Value[]): Value | undefined {
  const operands = args.filter((word) => !word.startsWith('-'))
  const itself = args.some((word) => /^-[a-zA-Z]*d/.test(word))
  return operands.length > 0 &&
    (itself || operands.every(hasGlob)) &&
    !args.some((word) => /^-[a-zA-Z]*l/.test(word))
    ? `${operands.join('\n')}\n`
    : undefined
}

/** `basename PATH [SUFFIX]`. */
export function baseName(args: string[]): Value | undefined {
  const [path, suffix = ''] = args.filter((word) => !word.startsWith('-'))
  const name = path?.replace(/\/+$/, '').split('/').at(-1)
  return name === undefined
    ? undefined
    : `${suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name}\n`
}

/** `dirname PATH`. */
export function directoryName([path]: string[]): Value | undefined {
  return path
    ? `${path.replace(/\/[^/]*\/?$/, '') || (path.startsWith('/') ? '/' : '.')}\n`
    : undefined
}
