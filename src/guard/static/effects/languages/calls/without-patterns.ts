/** A string, or a pattern between slashes where an operand may stand; group 1 is what is before it. */
const STRING_OR_PATTERN =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?:%[xqQwW]?|\bq[qxw]?)\{[^{}]*\}|(?:%[xqQwW]|\bq[qxw])\([^()]*\)|(^|[\s{(!~,;&|=?:])\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]{0,4}(?=[\s{),;&|.\]}?:]|$)/g

/** Code without its patterns: they may hold quotes and names, and say nothing about effects. */
export function withoutPatterns(code: string): string {
  return code.replace(STRING_OR_PATTERN, (text, before: string | undefined) =>
    before === undefined ? text : `${before}PATTERN${codeIn(text)}`,
  )
}

/** Perl may have code in a pattern: `(?{ … })`. */
function codeIn(pattern: string): string {
  const parts = pattern.includes('(?') ? [...pattern.matchAll(/\(\?\??\{([^{}]*)\}\)/g)] : []
  return parts.map(([, code]) => `;${code};`).join('')
}
