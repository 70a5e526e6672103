import { hasGlob, isKnown, plain, type Value } from '../../resolve/value.ts'
import { DEFAULT_DIRECTORY } from '../../resolve/variables.ts'
import type { Call } from '../call.ts'
import { describeListing } from '../programs/listings.ts'
import { type Compute, lines, MAX_OUTPUT, onText } from './compute.ts'
import { decoder, hexadecimal, inflate, openssl } from './encodings.ts'
import { grep, paste, sort } from './lines.ts'
import { expression, formatDate, sequence } from './numbers.ts'
import {
  baseName,
  directoryName,
  formatted,
  lastOperand,
  listed,
  located,
  processes,
} from './paths.ts'
import { echo, formatPrintf } from './printf.ts'
import { concatenate, cut, fold, partOf, printable, slice, substitute } from './text.ts'
import { translate } from './translate.ts'

/** A program that only turns known text into other text: what it prints can be computed. */
export function computeOutput(call: Call): Value | undefined {
  // It alone needs the patterns as patterns.
  if (call.name === 'ls') return listed(call)
  if (call.name === 'ps') return processes(call)
  const compute = Object.hasOwn(PURE, call.name) ? PURE[call.name] : undefined
  if (!compute) return undefined
  const { machine } = call
  // `echo dir/*` prints names: they stay a pattern for whoever reads them.
  const args = KEEPS_PATTERNS.has(call.name) ? call.args : call.args.map(plain)
  const input = machine.inputValue
  const output = compute(args, input, machine)
  // Names that a pattern stands for are not known: whoever finds none of them has looked at the pattern.
  if (output?.trim() === '' && input !== undefined && hasGlob(input))
    return machine.unknown('output', describeListing('names', [placeOf(input)]))
  if (call.name === 'echo' || call.name === 'printf') machine.status = true
  return output !== undefined && output.length <= MAX_OUTPUT ? output : undefined
}

/** They print the names that a pattern stands for. */
const KEEPS_PATTERNS: ReadonlySet<string> = new Set(['echo', 'printf', 'basename'])

/** The directory that names by a pattern lie in. */
function placeOf(names: Value): string {
  const [first = ''] = plain(names).split('\n')
  return /^(.*)\/[^/]*[*?[]/s.exec(first)?.[1] ?? (first.startsWith('/') ? '/' : '.')
}

/** The encodings of `basenc` that we read. */
const BASENC: Readonly<Record<string, 'base64' | 'base32' | 'hex' | 'bits'>> = {
  '--base64': 'base64',
  '--base64url': 'base64',
  '--base32': 'base32',
  '--base16': 'hex',
  '--base2msbf': 'bits',
}

/** Programs whose output is computed, where what they work on is known. */
const PURE: Readonly<Record<string, Compute>> = {
  echo,
  printf: formatPrintf,
  cat: concatenate,
  // With another separator it turns other pieces round.
  tac: (args, input, machine) =>
    args.some((word) => /^-./.test(word))
      ? undefined
      : onText((text) => `${lines(text).reverse().join('\n')}\n`)(args, input, machine),
  rev: onText(
    (text) =>
      lines(text)
        .map((line) => [...line].reverse().join(''))
        .join('\n') + '\n',
  ),
  base64: decoder('base64'),
  gbase64: decoder('base64'),
  base32: decoder('base32'),
  base64url: decoder('base64'),
  basenc: (args, input, machine) => {
    const encoding = BASENC[args.find((word) => /^--(?:base|z85)/.test(word)) ?? '']
    return encoding && decoder(encoding)(args, input, machine)
  },
  openssl,
  xxd: hexadecimal,
  tr: (args, input) => (input !== undefined && isKnown(input) ? translate(args, input) : undefined),
  cut,
  head: (args, input, machine) => slice(args, input, machine, false),
  tail: (args, input, machine) => slice(args, input, machine, true),
  sed: substitute,
  gsed: substitute,
  gzip: (args, input) =>
    args.some((word) => /^-\w*d|^--decompress/.test(word)) ? inflate(input) : undefined,
  gunzip: (_args, input) => inflate(input),
  zcat: (_args, input) => inflate(input),
  seq: sequence,
  basename: baseName,
  dirname: directoryName,
  which: located,
  realpath: lastOperand,
  readlink: (args) =>
    args.some((word) => /^-\w*[fem]|^--canon|^\/proc\/[^/]+\/exe$/.test(word))
      ? lastOperand(args)
      : undefined,
  printenv: (args, _input, machine) => {
    const value = args.length === 1 ? machine.environment.variable(args[0]!)?.value : undefined
    return value === undefined ? undefined : `${value}\n`
  },
  pwd: (_args, _input, machine) => `${machine.environment.directory ?? DEFAULT_DIRECTORY}\n`,
  sort,
  paste,
  grep,
  expand: onText((text) => text.replaceAll('\t', '        ')),
  fold,
  strings: printable,
  dos2unix: onText((text) => text.replaceAll('\r', '')),
  xargs: (args, input) =>
    args.length === 0 && input !== undefined && isKnown(input)
      ? `${input.trim().split(/\s+/).join(' ')}\n`
      : undefined,
  expr: expression,
  date: formatDate,
  stat: formatted,
  tty: () => '/dev/tty\n',
  dd: partOf,
}
