import { hrefHere, hrefTo, navigate, type Route } from '../route.ts'
import { Icon } from './icon.tsx'

interface Props {
  picked: readonly string[]
  titleOf(id: string): string
  route: Route
  /** What is chosen, in a word. */
  what: string
}

/** Two things are chosen one after the other, then compared: the older choice is A. */
export function PickBar({ picked, titleOf, route, what }: Props) {
  if (picked.length === 0) return null
  return (
    <div class="pick-bar" role="status">
      {picked.length === 1 ? (
        <span>
          Choose a second {what} to compare with {titleOf(picked[0]!)}
        </span>
      ) : (
        <a
          class="button button-strong"
          href={hrefTo('compare', route.params, { a: picked[0], b: picked[1] })}
        >
          Compare {titleOf(picked[0]!)} with {titleOf(picked[1]!)}
        </a>
      )}
      <button
        type="button"
        class="icon-button"
        aria-label="Choose none"
        onClick={() => navigate(hrefHere(route, { pick: null }), { replace: true })}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
