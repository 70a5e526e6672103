import fc from 'fast-check'

/** Text that bash takes for one word, quoted in every way that it knows. */
const word: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('a', 'b.txt', 'src/x', '-n', '--all', '$x', '"$x y"', "'it is'", '$1', '"$@"'),
  fc.constantFrom(
    '*.c',
    '[a-c]?',
    '{a,b}',
    '{1..3}',
    '~',
    '\\ ',
    "$'\\x41\\n'",
    '""',
    '\\\n',
    '$$',
  ),
  fc.constantFrom('${x:-d}', '${x%.*}', '${#x}', '${x//a/b}', '${x[0]}', '"${x[@]}"', '$((1 + 2))'),
  fc.constantFrom(
    'a=b',
    '#no',
    'a#b',
    '!',
    '"a`echo b`"',
    '$"t"',
    '"\\$x"',
    "'\\'",
    '@(a|b)',
    '=~',
  ),
)

/** Programs that do nothing that any rule or policy minds. */
const harmless = fc.constantFrom('echo', 'true', 'ls', 'printf %s', 'test', ':', 'wc', 'seq 3')

const operator = fc.constantFrom(';', '&&', '||', '|', '\n', ' &\n', '|&', ';\n\n')

const redirection = fc.constantFrom(
  '> o.txt',
  '2>&1',
  '< i.txt',
  '>> o.txt',
  '&> o.txt',
  '<<< "$x"',
  '2> /dev/null',
  '>| o.txt',
  '3<&0',
  '>&2',
  '{fd}> o.txt',
  '2>&-',
  '<> io.txt',
  '&>> o.txt',
  "<<'E' b\ndata $( )\nE\n",
  '<<A <<B\n1\nA\n2\nB\n',
  '<<-"E"\n\t$x `\n\tE\n',
)

/**
 * Scripts that bash accepts, by its grammar: `leaf` gives the simple commands. All constructs in
 * which a command can stand are there, inside of each other.
 */
export function bashScript(leaf: fc.Arbitrary<string>, depth = 3): fc.Arbitrary<string> {
  if (depth === 0) return leaf
  const inner = bashScript(leaf, depth - 1)
  const name = fc.constantFrom('f', 'go', 'do_it', 'a-b')
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    fc.tuple(inner, operator, inner).map(([a, by, b]) => `${a}${by}${b}`),
    inner.map((body) => `{ ${body}\n}`),
    inner.map((body) => `( ${body}\n)`),
    inner.map((body) => `! { ${body}\n}`),
    fc.tuple(inner, redirection).map(([body, to]) => `{ ${body}\n} ${to}`),
    fc.tuple(inner, inner).map(([test, body]) => `if ${test}\nthen ${body}\nfi`),
    fc
      .tuple(inner, inner, inner)
      .map(([test, body, other]) => `if ${test}\nthen ${body}\nelif :\nthen :\nelse ${other}\nfi`),
    fc.tuple(word, inner).map(([item, body]) => `for x in a${item} c; do ${body}\ndone`),
    inner.map((body) => `for ((i=0; i<2; i++)); do ${body}\ndone`),
    fc.tuple(inner, inner).map(([test, body]) => `while ${test}\ndo ${body}\nbreak; done`),
    inner.map((body) => `until ${body}\ndo :; done`),
    inner.map((body) => `case "$which" in\n(a|b) :;;\n*) ${body}\n;;\nesac`),
    inner.map((body) => `select x in a b; do ${body}\nbreak; done`),
    fc.tuple(name, inner).map(([f, body]) => `${f}() { ${body}\n}\n${f} a`),
    inner.map((body) => `function g { ${body}\n}; g`),
    inner.map((body) => `echo "$(${body}\n)"`),
    inner.map((body) => `x=$( ${body}\n)`),
    inner.map((body) => `x=(a "$( ${body}\n)")`),
    inner.map((body) => `cat <( ${body}\n)`),
    inner.map((body) => `echo x > >( ${body}\n)`),
    inner.map((body) => `[[ -n "$( ${body}\n)" ]]`),
    inner.map((body) => `(( 1 + $( ${body}\n) ))`),
    inner.map((body) => `echo \${unset:-$( ${body}\n)}`),
    inner.map((body) => `cat <<E\n$( ${body}\n)\nE\n`),
    inner.map((body) => `cat <<-'E' | wc\n\tdata $(no)\n\tE\n${body}`),
    inner.map((body) => `coproc { ${body}\n}`),
    inner.map((body) => `time { ${body}\n}`),
    inner.map((body) => `${body} # and a comment`),
    inner.map((body) => `case a in a) ${body}\n;& b) ;;& *) ;; esac`),
    inner.map((body) => `coproc worker { ${body}\n}`),
    inner.map((body) => `[[ ! ( a =~ (b|c)+$ && -f x ) ]] || ${body}`),
    inner.map((body) => `x[$( ${body}\n)]=1`),
    inner.map((body) => `echo "\${unset:-"$( ${body}\n)"}"`),
    inner.map((body) => `echo $( ( ${body}\n) )`),
    inner.map((body) => `f () ( ${body}\n) 2>/dev/null\nf`),
    inner.map((body) => `declare -A m=([k]="$( ${body}\n)" [l]=2)`),
    inner.map((body) => `trap '${body.replaceAll("'", "'\\''")}' EXIT`),
    inner.map((body) => `eval '${body.replaceAll("'", "'\\''")}'`),
    inner.map((body) => `sh -c '${body.replaceAll("'", "'\\''")}'`),
    inner.map((body) => `sh <<'END_OF_IT'\n${body}\nEND_OF_IT\n`),
    inner.map((body) => `true && { ${body}\n} || :`),
    inner.map((body) => `x=1 y=$( ${body}\n) true`),
  )
}

/** A simple command that does no harm. */
export const harmlessCommand: fc.Arbitrary<string> = fc
  .tuple(harmless, fc.array(word, { maxLength: 3 }), fc.option(redirection, { freq: 4 }))
  .map(([program, words, to]) => [program, ...words, ...(to === null ? [] : [to])].join(' '))
