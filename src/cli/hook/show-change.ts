import { type Change, isNothing, removeTarget, writeTarget } from '../../agent/install/index.ts'
import { printable } from '../../report/format.ts'

/**
 * Shows a change and makes it, unless it is only looked at; says whether there is any. Settings are
 * shown line by line, files that are wholly ours only by what happens to them.
 */
export function makeChange(change: Change, dryRun: boolean | undefined): boolean {
  const { target, after, mode, whole } = change
  if (isNothing(change)) {
    process.stdout.write(`${placeOf(change)}: nothing to do\n`)
    return false
  }
  const verb = `${dryRun ? 'would be ' : ''}${after === undefined ? 'removed' : 'written'}`
  process.stdout.write(
    whole
      ? `${placeOf(change)}: ${whole}, ${verb}\n`
      : `${placeOf(change)}\n${linesOf(target.text ?? '', after ?? '')}`,
  )
  if (!dryRun && after === undefined) removeTarget(target)
  else if (!dryRun) writeTarget(target, after!, mode)
  return true
}

/** The file, and where it really lies if that is elsewhere. */
function placeOf({ target: { path, real } }: Change): string {
  return printable(path === real ? path : `${path} -> ${real}`)
}

/** The lines that go and come. */
function linesOf(before: string, after: string): string {
  const [old, fresh] = [before, after].map((text) => text.replace(/\n$/, '').split('\n')) as [
    string[],
    string[],
  ]
  let start = 0
  while (start < old.length && old[start] === fresh[start]) start++
  let end = 0
  while (
    end < Math.min(old.length, fresh.length) - start &&
    old.at(-1 - end) === fresh.at(-1 - end)
  )
    end++
  const marked = (sign: string, lines: string[]) =>
    lines
      .slice(start, lines.length - end)
      .filter((line, _, all) => all.length > 1 || line !== '')
      .map((line) => `${sign} ${printable(line)}\n`)
  return [...marked('-', old), ...marked('+', fresh)].join('')
}
