import { plain, type Value } from '../../resolve/value.ts'

/**
 * Whether a launcher only takes a program out of the session: a job for later has a reason, and
 * so has one whose output is waited for. A job for "now" has none.
 */
export function detaches(name: string, args: readonly Value[]): boolean {
  if (name === 'at') return plain(args.at(-1) ?? '') === 'now'
  return (
    name === 'systemd-run' &&
    !args.some((word) =>
      /^(?:--(?:on-|timer|path|socket|pty|pipe|wait|scope|unit|user|property|slice)|-[tPdupr])/.test(
        plain(word),
      ),
    )
  )
}
