const CLASSES: Record<string, string> = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digit: '0123456789',
  alpha: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  alnum: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  space: ' \t\n\r\v\f',
  blank: ' \t',
  punct: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
}

const LONG_OPTIONS: Readonly<Record<string, string>> = {
  '--delete': '-d',
  '--complement': '-c',
  '--squeeze-repeats': '-s',
}

/** `tr`: replaces, deletes or squeezes characters. */
export function translate(args: string[], input: string, bytes = false): string | undefined {
  const isOption = (word: string) => /^-[a-zA-Z]|^--./.test(word)
  const flags = args
    .filter(isOption)
    .map((word) => LONG_OPTIONS[word] ?? word)
    .join('')
  const [from, to] = args.filter((word) => !isOption(word) && word !== '--')
  // A repeated character, or a class of characters that are alike, is not computed.
  if (from === undefined || /--|t/.test(flags) || /\[(?:=.|.\*)/.test(`${from}${to}`))
    return undefined
  // Octal codes beyond ASCII mean the bytes of characters.
  if (!bytes && /\\[23][0-7]{2}/.test(from) && /[^\0-\x7f]/.test(input)) {
    const result = translate(args, Buffer.from(input, 'utf8').toString('latin1'), true)
    return result === undefined ? undefined : Buffer.from(result, 'latin1').toString('utf8')
  }
  const source = characters(from)
  const complement = /[cC]/.test(flags)
  const isSource = (character: string) => source.includes(character) !== complement
  if (flags.includes('d')) return [...input].filter((character) => !isSource(character)).join('')
  const target = to === undefined ? undefined : characters(to)
  if (target === undefined) return flags.includes('s') ? squeeze(input, isSource) : undefined
  const last = target.at(-1) ?? ''
  const translated = [...input]
    .map((character) => {
      if (complement) return isSource(character) ? last : character
      const at = source.lastIndexOf(character)
      return at < 0 ? character : (target[at] ?? last)
    })
    .join('')
  return flags.includes('s')
    ? squeeze(translated, (character) => target.includes(character))
    : translated
}

function squeeze(text: string, applies: (character: string) => boolean): string {
  let result = ''
  for (const character of text) {
    if (character === result.at(-1) && applies(character)) continue
    result += character
  }
  return result
}

/** The characters that a set of `tr` names, in order. */
function characters(set: string): string[] {
  const text = set
    .replace(/\[:(\w+):\]/g, (whole, name: string) =>
      Object.hasOwn(CLASSES, name) ? CLASSES[name]! : whole,
    )
    .replace(/\\([0-7]{1,3})/g, (_, octal: string) =>
      String.fromCharCode(Number.parseInt(octal, 8)),
    )
    .replace(/\\n/g, '\n')
    .replace(/\\t/g, '\t')
    .replace(/\\r/g, '\r')
    .replace(/\\(.)/g, '$1')
  const result: string[] = []
  const items = [...text]
  for (let i = 0; i < items.length; i++) {
    const [first, dash, last] = [items[i]!, items[i + 1], items[i + 2]]
    if (dash === '-' && last !== undefined && last >= first) {
      for (
        let code = first.charCodeAt(0);
        code <= last.charCodeAt(0) && result.length < 5000;
        code++
      ) {
        result.push(String.fromCharCode(code))
      }
      i += 2
    } else result.push(first)
  }
  return result
}
