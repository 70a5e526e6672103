import fc from 'fast-check'

/** Random scripts whose only programs are stand-ins: what property tests of mutations start from. */

const plainWord = fc.stringMatching(/^[\w./:@%+,=-]{1,8}$/)
const quotedWord = fc
  .oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 10 }).map((text) => text.replaceAll("'", '')),
    fc.constantFrom(
      'two words',
      '$HOME',
      '`x`',
      '"',
      '\\',
      '{}',
      '\\n',
      '# no',
      'ä→✓',
      'a\nb',
      '!',
    ),
  )
  .map((text) => `'${text}'`)
const expandedWord = fc.constantFrom(
  '"a $v b"',
  '$v',
  '"${v:-x}"',
  'a\\ b',
  '$((1+2))',
  '{1,2}',
  '~',
)
const word = fc.oneof({ weight: 4, arbitrary: plainWord }, quotedWord, expandedWord)
const name = fc.constantFrom('alpha', 'bravo', 'delta', 'quebec')

const call = fc
  .tuple(name, fc.array(word, { maxLength: 4 }))
  .map(([program, words]) => [program, ...words].join(' '))
const plainCall = fc
  .tuple(name, fc.array(plainWord, { maxLength: 4 }))
  .map(([program, words]) => [program, ...words].join(' '))

/** Ways to put calls together; only the last ones run two programs at the same time. */
const compound = fc
  .tuple(call, call)
  .chain(([a, b]) =>
    fc.constantFrom(
      `${a}; ${b}`,
      `${a} && ${b}`,
      `fail || ${a}`,
      `fail && ${a}; ${b}`,
      `(${a}; ${b})`,
      `{ ${a}; ${b}; }`,
      `if ${a}; then ${b}; fi`,
      `for i in 1 2; do ${a} "$i"; done`,
      `case x in x) ${a};; *) ${b};; esac`,
      `${a} > out.txt; ${b} 2>/dev/null`,
      `${a} "$(emit hidden)"`,
      `v='x  y'; ${a}`,
      `V=1 ${a}`,
      `! ${a}`,
      `f(){ ${a}; }; f`,
      `${a} # a comment`,
      `sink <<<'some text'; ${a}`,
      `${a}\n${b}`,
      `sink one <<'END'\nfirst $line\nsecond 'line'\nEND\n${b}`,
      `emit one two | sink\n${a}`,
    ),
  )

export const script: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: plainCall },
  { weight: 2, arbitrary: call },
  { weight: 3, arbitrary: compound },
)
