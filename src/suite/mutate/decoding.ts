import { ansiC, escapedBytes, quote } from './shell-text.ts'
import { isComplete, isOneLine } from './simple-command.ts'
import type { Technique } from './technique.ts'

/** How a text is hidden, and the pipeline that brings it back. */
interface Encoding {
  name: string
  summary: string
  tools: readonly string[]
  /** A command that prints the text, or undefined where the encoding cannot hold it. */
  decoder(text: string): string | undefined
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

const ENCODINGS: readonly Encoding[] = [
  {
    name: 'base64',
    summary: 'base64',
    tools: ['base64'],
    decoder: (text) => `echo ${base64(text)} | base64 -d`,
  },
  {
    name: 'openssl-base64',
    summary: 'base64 by openssl',
    tools: ['openssl'],
    decoder: (text) => `openssl enc -base64 -A -d <<<${base64(text)}`,
  },
  {
    name: 'hex',
    summary: 'hexadecimal by xxd',
    tools: ['xxd'],
    decoder: (text) => `echo ${Buffer.from(text).toString('hex')} | xxd -r -p`,
  },
  {
    name: 'reversed',
    summary: 'written backwards',
    tools: ['rev'],
    // Lines are turned one by one, and only letters of one byte turn the same everywhere.
    decoder: (text) =>
      /^[\x20-\x7e]+$/.test(text) ? `rev <<<${quote([...text].reverse().join(''))}` : undefined,
  },
  {
    name: 'rot13',
    summary: 'letters moved by thirteen',
    tools: ['tr'],
    decoder: (text) => `tr A-Za-z N-ZA-Mn-za-m <<<${quote(rot13(text))}`,
  },
  {
    name: 'printf-octal',
    summary: 'octal numbers by printf',
    tools: [],
    decoder: (text) => `printf '${escapedBytes(text, 'octal')}'`,
  },
  {
    name: 'echo-hex',
    summary: 'hexadecimal numbers by echo -e',
    tools: [],
    decoder: (text) => `echo -e '${escapedBytes(text, 'hex')}'`,
  },
]

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

/** Commands that are hidden from the reader and decoded at run time. */
export const DECODING: readonly Technique[] = [
  ...ENCODINGS.map(
    ({ name, summary, tools, decoder }): Technique => ({
      name,
      summary: `${summary}, decoded, then run`,
      tools: [...tools, 'bash'],
      apply(command, random) {
        if (!isComplete(command)) return undefined
        const decoded = decoder(command)
        if (decoded === undefined) return undefined
        const ways = [`eval "$(${decoded})"`, `bash -c "$(${decoded})"`]
        if (isOneLine(command)) ways.push(`${decoded} | bash`)
        return random.pick(ways)
      },
    }),
  ),
  {
    name: 'ansi-c-eval',
    summary: 'the whole command in ANSI-C quoting, evaluated',
    tools: [],
    apply: (command, random) =>
      isComplete(command)
        ? `eval ${ansiC(command, random.pick(['hex', 'octal'] as const))}`
        : undefined,
  },
]
