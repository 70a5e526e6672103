import type { Effect, EffectKind, Span } from '../effects/effect.ts'
import { UNWATCHED } from '../effects/knowledge/asked-facts.ts'
import {
  LESS_WATCHED,
  PROTECTOR_PLACE,
  RECORD,
  RULING_SOCKET,
  SWITCHED_OFF_PLACE,
} from '../effects/knowledge/protectors.ts'
import { WATCHING_PROCESS } from '../effects/knowledge/watching-processes.ts'
import type { Machine } from '../effects/machine.ts'
import { namesProcess } from '../effects/programs/processes.ts'
import { normalisePath } from '../policy/path-class.ts'
import { plain } from '../resolve/value.ts'

interface Changed {
  program: string
  /** What that depends on. */
  from: string
  span: Span
}

/** How a file is taken from whoever reads it. */
const TAKEN = new Set<EffectKind>(['delete', 'delete-tree', 'replace', 'chown', 'open-to-all'])
const REACHED = new Set<EffectKind>([...TAKEN, 'write', 'touch', 'link'])

/** Files of what protects and records that go away, or say less; sockets that others get. */
export function changedProtectors(machine: Machine): Changed[] {
  const changed: Changed[] = []
  for (const effect of machine.effects.all) {
    const { kind, target, program, span, deferred } = effect
    if (deferred || !REACHED.has(kind) || !target.startsWith('/')) continue
    const path = normalisePath(target)
    const from = path.startsWith('/') ? changeOf(machine, effect, path) : undefined
    if (from !== undefined) changed.push({ program, from, span })
  }
  return changed
}

function changeOf(machine: Machine, effect: Effect, path: string): string | undefined {
  const { kind } = effect
  if (RULING_SOCKET.test(path))
    return kind === 'touch' ? undefined : 'who rules the service behind it from then on'
  if (
    kind === 'write' &&
    path.startsWith('/sys/fs/cgroup/') &&
    namesProcess(machine, [effect.data ?? ''], WATCHING_PROCESS)
  )
    return UNWATCHED
  if (SWITCHED_OFF_PLACE.test(path))
    return kind === 'write' || kind === 'touch' || kind === 'link' ? UNWATCHED : undefined
  if (kind === 'touch' || kind === 'link') return undefined
  // Records are put elsewhere each night; their owner must be able to write them.
  if (effect.how !== undefined && RECORD.test(path))
    return isShut(machine, effect) ? UNWATCHED : undefined
  if (!PROTECTOR_PLACE.test(path)) return undefined
  if (path.startsWith('/sys/')) return UNWATCHED
  const less = kind === 'replace' ? isShut(machine, effect) : TAKEN.has(kind)
  return less || saysLess(machine, effect) ? UNWATCHED : undefined
}

/** Rights that leave even its owner without the file. */
const SHUT = /^0*[0-7]?[0-3][0-7]{2}$|^0+$|^[ugoa]*-\w/

/** Whether a file is moved away, or nobody can read or start it any more. */
function isShut(machine: Machine, { how, span }: Effect): boolean {
  if (how === undefined) return true
  return wordsOf(machine, span).some((word) => SHUT.test(word))
}

function wordsOf(machine: Machine, span: Span): string[] {
  return machine.resolved
    .filter((command) => command.span === span)
    .flatMap((command) => command.arguments.slice(1).map(plain))
}

/** Whether the new content is empty, unknown, or speaks of less. Copies of their own settings are their own. */
function saysLess(machine: Machine, { kind, data = '', span }: Effect): boolean {
  if (kind !== 'write') return false
  const sources = machine.symbols.in(data)
  if (sources.some(({ origin, detail }) => origin === 'file' && !isOwn(detail))) return true
  if (data === '') return true
  const words = wordsOf(machine, span)
  return LESS_WATCHED.test(plain(data)) || words.some((word) => LESS_WATCHED.test(word))
}

function isOwn(path: string): boolean {
  return PROTECTOR_PLACE.test(normalisePath(path))
}
