import type { Effect, Frame } from './effect.ts'

/** How many effects of one kind, program and target are looked at for an equal one. */
const LOOKED_AT = 16
/** And how many of one target: long scripts have thousands without any. */
const LOOKED_BACK = 256

/**
 * The effects of one analysis, in the order in which they were found. A command has each effect
 * once, however many tables, readers and guesses have found it.
 */
export class EffectLog {
  readonly #all: Effect[] = []
  /** By target, of which there are the most different ones. */
  readonly #alike = new Map<string, Effect[]>()

  readonly #kinds = new Set<Effect['kind']>()

  /** Every effect so far. */
  get all(): readonly Effect[] {
    return this.#all
  }

  /** Whether an effect of this kind may be among them: one that was taken back still counts. */
  mayHold(kind: Effect['kind']): boolean {
    return this.#kinds.has(kind)
  }

  /** A place in the log, for `since` and `takeBack`. */
  get mark(): number {
    return this.#all.length
  }

  add(effect: Effect): void {
    const alike = this.#alike.get(effect.target)
    const known = alike && findSame(alike, effect)
    if (known) {
      // Opened to be written, and then written to: one effect, with what is written.
      if (effect.certain && !known.data && effect.data) {
        known.data = effect.data
        known.provenance = effect.provenance
      }
      // What was guessed is known now.
      if (effect.certain && !known.certain) {
        known.certain = true
        known.provenance = effect.provenance
      }
      return
    }
    this.#all.push(effect)
    this.#kinds.add(effect.kind)
    if (alike) alike.push(effect)
    else this.#alike.set(effect.target, [effect])
  }

  /** What was found since. */
  since(mark: number): readonly Effect[] {
    return this.#all.slice(mark)
  }

  /** Removes what was found since, for somebody who puts back what counts. */
  takeBack(mark: number): Effect[] {
    const taken = this.#all.splice(mark)
    for (const effect of taken) {
      const alike = this.#alike.get(effect.target)!
      alike.splice(alike.lastIndexOf(effect), 1)
    }
    return taken
  }
}

/** The effect in a list of those with its target that says all that it says. */
function findSame(alike: readonly Effect[], effect: Effect): Effect | undefined {
  const { kind, program } = effect
  let left = LOOKED_AT
  const end = Math.max(0, alike.length - LOOKED_BACK)
  for (let i = alike.length - 1; i >= end && left > 0; i--) {
    const other = alike[i]!
    if (other.kind !== kind || other.program !== program) continue
    if (isSame(other, effect)) return other
    left--
  }
  return undefined
}

/** One that has no data says only a part of what another one says. */
const KINDS_WITH_DATA: ReadonlySet<Effect['kind']> = new Set(['send', 'write'])

/**
 * Whether an effect, alike in kind, program and target, adds nothing to another one. A guess adds
 * nothing to what is known about the same command.
 */
function isSame(known: Effect, effect: Effect): boolean {
  if (known.span.start !== effect.span.start || known.span.end !== effect.span.end) return false
  if (known.deferred !== effect.deferred || !isSameFrame(known.frame, effect.frame)) return false
  if (known.certain && !effect.certain) return true
  return (
    (known.data === effect.data ||
      (KINDS_WITH_DATA.has(known.kind) && (!known.data || !effect.data))) &&
    known.how === effect.how &&
    known.deep === effect.deep &&
    known.append === effect.append
  )
}

function isSameFrame(a: Frame | undefined, b: Frame | undefined): boolean {
  let [one, other] = [a, b]
  while (one !== other) {
    if (
      one === undefined ||
      other === undefined ||
      one.kind !== other.kind ||
      one.by !== other.by ||
      one.usual !== other.usual ||
      one.detached !== other.detached ||
      one.session !== other.session ||
      one.later !== other.later
    )
      return false
    one = one.parent
    other = other.parent
  }
  return true
}
