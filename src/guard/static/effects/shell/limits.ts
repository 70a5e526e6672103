import { plain, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/** So little that nothing starts, or nothing that starts can work. */
const TOO_LITTLE = /(?:^| )-[SH]*(?:[un] ?\d|[vmd] ?\d{1,4}|f ?0)(?: |$)/

/** `ulimit`: what the shell and all that it starts may use from then on. */
export function limit(machine: Machine, args: Value[]): Value {
  if (TOO_LITTLE.test(args.map(plain).join(' ')))
    machine.miss('outcome', 'the shell', '', 'whether anything can still start')
  return ''
}
