import type { Effect, Frame } from './effect.ts'

/** How many effects of one kind, program and target are looked at for an equal one. */
const LOOKED_AT = 16

/**
 * The effects of one analysis, in the order in which they were found. A command has each effect
 * once, however many tables, readers and guesses have found it.
 */
export class EffectLog {
  readonly #all: Effect[] = []
  /** By kind, program and target. */
  readonly #alike = new Map<string, Effect[]>()

  /** Every effect so far. */
  get all(): readonly Effect[] {
    return this.#all
  }

  /** A place in the log, for `since` and `takeBack`. */
  get mark(): number {
    return this.#all.length
  }

  add(effect: Effect): void {
    const key = keyOf(effect)
    const alike = this.#alike.get(key)
    const known = alike?.slice(-LOOKED_AT).find((other) => isSame(other, effect))
    if (known) {
      // What was guessed is known now.
      if (effect.certain && !known.certain) {
        known.certain = true
        known.provenance = effect.provenance
      }
      return
    }
    this.#all.push(effect)
    if (alike) alike.push(effect)
    else this.#alike.set(key, [effect])
  }

  /** What was found since. */
  since(mark: number): readonly Effect[] {
    return this.#all.slice(mark)
  }

  /** Removes what was found since, for somebody who puts back what counts. */
  takeBack(mark: number): Effect[] {
    const taken = this.#all.splice(mark)
    for (const effect of taken) {
      const alike = this.#alike.get(keyOf(effect))!
      alike.splice(alike.lastIndexOf(effect), 1)
    }
    return taken
  }
}

function keyOf({ kind, program, target }: Effect): string {
  return `${kind}\0${program}\0${target}`
}

/**
 * Whether an effect, alike in kind, program and target, adds nothing to another one. A guess adds
 * nothing to what is known about the same command.
 */
function isSame(known: Effect, effect: Effect): boolean {
  if (known.span.start !== effect.span.start || known.span.end !== effect.span.end) return false
  if (known.deferred !== effect.deferred || !isSameFrame(known.frame, effect.frame)) return false
  if (known.certain && !effect.certain) return true
  return (
    known.data === effect.data &&
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
