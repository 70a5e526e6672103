import type { Value } from '../../resolve/value.ts'

/** What a flag in `${(…)name}` makes of the value, in bash's words; the others only change how it is split or sorted. */
function flagged(flags: string, name: string, rest: string): string {
  if (flags.includes('e')) return `\${${name}@P}`
  if (flags.includes('P')) return `\${!${name}}`
  if (flags.includes('L')) return `\${${name},,}`
  if (flags.includes('U')) return `\${${name}^^}`
  return `\${${name}${rest}}`
}

/** `${x:t}`: modifiers of names, as bash writes them. */
const MODIFIERS: Readonly<Record<string, string>> = {
  t: '##*/',
  h: '%/*',
  r: '%.*',
  e: '##*.',
  l: ',,',
  u: '^^',
}

const FLAGGED = /\$\{\(([^()]{1,40})\)[=~^]*(\w+)([^{}()]*)\}/g
/** `${(f)"$(…)"}` is the output of a command, cut into lines. */
const FLAGGED_OUTPUT = /\$\{\([^()e]{1,40}\)[=~^]*"?(\$\((?:[^()]|\([^()]*\))*\))"?\}/g
const MODIFIED = /\$(?:\{(\w+)(?:\[[^\]{}]*\])?:([threluaAPqQ])\}|(\w+):([threlu])(?!\w))/g
const SUBSTITUTED = /\$\{(\w+):(g?)s\/([^/{}]+)\/([^/{}]*)\/?\}/g
const SPLIT = /\$(\{?)[=~^]{1,2}(?=\w)/g
/** The content of a file, as an element of an array. */
const FILE_ELEMENT = /\$\{?mapfile\[([^\]\s]+)\]\}?/g
const ELEMENT = /\$(?:\{(\w+)\[(-?\d+)(?:,(-?\d+))?\]\}|(\w+)\[(-?\d+)(?:,(-?\d+))?\])/g
/** `*(.om[1,3])` says which of the files are meant. */
const QUALIFIERS = /([*?\]][\w./*?-]{0,100})\([-^.@/=*%,#+\w[\]]*\)(?=[\s"';|&)]|$)/g
/** Behind a name in clear as well: `x(N)`. */
const QUALIFIED_NAME = /(?<=\w)\((?:[./@*=pND^]|[oO][nLm]|\[\d+\])+\)(?=[\s;|&"'`)]|$)/g
/** `*(e:'…':)` and `*(+…)` run something for each of them. */
const QUALIFIER_CODE = /\([\w.^]{0,20}(?:e([^\w\s])(["']?)([^"']*)\2[^\w\s]|\+([\w-]+))\)/g
const FILE_OF_OUTPUT = /(?<=\s)=\((?=[^()=])/g
/** `=cat` is the program of this name. */
const PATH_OF = /(^|[;|&({\n]\s*)=(?=[a-z])/g
const NAMED_DIRECTORY = /\bhash\s+-d\s+(\w+)=/g
/** A brace may close without a semicolon in front. */
const CLOSED = /([^\s;&{}])[ \t]+\}(?=\s*(?:[;&|)\n]|$))/g

/** The words of zsh in those of bash. */
export function zshWords(text: Value): Value {
  const arrays = new Set([...text.matchAll(/(?<![\w$])(\w+)=\(/g)].map(([, name]) => name!))
  const directories = new Set(
    [...text.matchAll(/(?<![\w$])(\w+)=["']?\//g)].map(([, name]) => name!),
  )
  return text
    .replace(FILE_ELEMENT, '$$(<$1)')
    .replace(FLAGGED_OUTPUT, '$1')
    .replace(FLAGGED, (_whole, flags: string, name: string, rest: string) =>
      flagged(flags, name, rest),
    )
    .replace(SPLIT, '$$$1')
    .replace(
      MODIFIED,
      (_whole, name: string, letter: string, bare: string, last: string) =>
        `\${${name ?? bare}${MODIFIERS[letter ?? last] ?? ''}}`,
    )
    .replace(
      SUBSTITUTED,
      (_whole, name: string, all: string, from: string, to: string) =>
        `\${${name}${all ? '//' : '/'}${from}/${to}}`,
    )
    .replace(ELEMENT, (_whole, ...parts: string[]) => element(arrays, parts))
    .replace(/\$(\w+)\b(?!\[)/g, (whole, name: string) =>
      arrays.has(name) ? `\${${name}[@]}` : whole,
    )
    .replace(
      QUALIFIER_CODE,
      (_whole, _mark, _quote, code?: string, called?: string) => ` $(${code ?? called})`,
    )
    .replace(QUALIFIERS, '$1')
    .replace(QUALIFIED_NAME, '')
    .replace(FILE_OF_OUTPUT, '<(')
    .replace(PATH_OF, '$1')
    .replace(NAMED_DIRECTORY, '$1=')
    .replace(/(?<![\w"'$/.~])~(\w+)(?=[/\s]|$)/g, (whole, name: string) =>
      directories.has(name) ? `\${${name}}` : whole,
    )
    .replace(CLOSED, '$1; }')
    .replace(/(?<=\/[\w./-]*)\(([\w.-]+(?:\|[\w.-]+)*)\)/g, '@($1)')
}

/** Elements and letters are counted from one. */
function element(arrays: ReadonlySet<string>, parts: readonly (string | undefined)[]): string {
  const name = parts[0] ?? parts[3]!
  const from = Number(parts[1] ?? parts[4])
  const to = parts[2] ?? parts[5]
  const start = from > 0 ? from - 1 : from
  if (to === undefined)
    return arrays.has(name)
      ? `\${${name}[${start}]}`
      : `\${${name}:${start < 0 ? ` ${start}` : start}:1}`
  const end = Number(to)
  const length = end < 0 ? end + 1 : end - start
  const slice = end === -1 ? `:${start}` : `:${start}:${length}`
  return `\${${name}${arrays.has(name) ? '[@]' : ''}${slice}}`
}
