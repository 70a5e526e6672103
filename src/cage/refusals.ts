import { resolve } from 'node:path'
import type { Cage } from './cage.ts'

/** How programs say that the kernel refused something. */
const FILE_REFUSED =
  /Permission denied|Read-only file system|Operation not permitted|No such file|\b(?:EACCES|EROFS|EPERM|ENOENT)\b/i
const MISSING = /No such file|\bENOENT\b/i
const NOT_WRITTEN = /Read-only file system|\bEROFS\b/i
const OF_THE_KERNEL = /^\/(?:proc|sys|dev)\//
const NETWORK_REFUSED =
  /Network is unreachable|Could not resolve host|name resolution|\b(?:ENETUNREACH|EAI_AGAIN|ENOTFOUND)\b/i
/** A path in quotes, or one that begins like one and ends where a path does. */
const PATH = /['"‘`](\.{0,2}\/[^'"’`\n]+)['"’`]|(?:^|[\s:(=])((?:~|\.{1,2})?\/[^\s:,;'"()]+)/g
/** A bare name before the word that nothing but a cage, or a mount like it, makes a program say. */
const NAME = /([^\s:'"‘’`]+)['"’`]?: Read-only file system/g
/** More would be noise. */
const MOST = 3

/** What was refused and by which rule, as far as it can be told from what a program has said. */
export function explainRefusals(
  said: string,
  cage: Cage,
  { home, directory }: { home: string; directory: string },
): string[] {
  const lines = said.split('\n')
  const found = new Map<string, string>()
  for (const line of lines.filter((each) => FILE_REFUSED.test(each))) {
    for (const [, quoted, bare] of [...line.matchAll(PATH), ...line.matchAll(NAME)]) {
      const path = resolve(directory, (quoted ?? bare ?? '').replace(/^~(?=\/)/, home))
      const rule = cage.ruleFor(path)
      if (!rule || rule.rule === 'writable' || rule.rule === 'scratch') continue
      // What no rule names is read-only, and nothing but writing it is our doing.
      if (rule.path === path && rule.rule === 'read-only' && !NOT_WRITTEN.test(line)) continue
      if (MISSING.test(line) && rule.rule !== 'empty') continue
      if (!OF_THE_KERNEL.test(path)) {
        found.set(path, `${path} is ${HOW[rule.rule]}: ${rule.why}${opens(rule.rule)}`)
      }
    }
  }
  const network = cage.explain().net
  const told = [...found.values()].slice(0, MOST)
  return network !== 'all' && lines.some((line) => NETWORK_REFUSED.test(line))
    ? [...told, `the network is "${network}" in this cage; --net all opens it`]
    : told
}

/** What a rule means to whoever meets it. */
export const HOW = {
  empty: 'empty here',
  nothing: 'empty here',
  unreachable: 'out of reach',
  'read-only': 'read-only',
  writable: 'writable',
  scratch: 'private to this cage',
  listed: 'read-only',
  link: 'read-only',
} as const

function opens(rule: keyof typeof HOW): string {
  if (rule === 'listed' || rule === 'link') return ''
  if (rule === 'read-only') return ' (--allow-write opens it)'
  return rule === 'unreachable' ? ' (--allow-socket opens it)' : ' (--allow-read opens it)'
}
