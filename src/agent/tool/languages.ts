/** Languages as tools spell them, in the words of the static guard. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['py', 'python'],
  ['python3', 'python'],
  ['ipython', 'python'],
  ['jupyter', 'python'],
  ['notebook', 'python'],
  ['js', 'javascript'],
  ['node', 'javascript'],
  ['nodejs', 'javascript'],
  ['typescript', 'javascript'],
  ['ts', 'javascript'],
  ['browser', 'javascript'],
  ['bash', 'sh'],
  ['shell', 'sh'],
  ['zsh', 'sh'],
  ['pwsh', 'powershell'],
  ['rb', 'ruby'],
])

/** The words that name a language by themselves. */
const ITSELF = /^(?:python|javascript|ruby|perl|php|lua|sql|sh|powershell|r|julia)$/

/** The language that a text names, or that the words of a tool's name tell. */
export function languageOf(...texts: readonly (string | undefined)[]): string {
  for (const text of texts) {
    for (const word of (text ?? '').toLowerCase().split(/[^a-z0-9]+/)) {
      const known = LANGUAGES.get(word) ?? (ITSELF.test(word) ? word : undefined)
      if (known) return known
    }
  }
  return 'foreign'
}

/** What code looks like whose language nobody names. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:import [\w.]+(?: as \w+)?\s*(?:;|$)|from [\w.]+ import |def \w+\(.*\):)/m, 'python'],
  [/\brequire\(|^\s*(?:const|let) \w|=>/m, 'javascript'],
]

export function guessLanguage(text: string): string {
  return LOOKS.find(([look]) => look.test(text))?.[1] ?? 'foreign'
}
