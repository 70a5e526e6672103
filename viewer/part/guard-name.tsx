import type { GuardEntry } from '../../src/view/api.ts'
import { hrefTo } from '../route.ts'

/** Behind these a long name may go on in the next line. */
const SEPARATOR = /(?<=[,/:])/

/** The page of a guard, about the suites that are being looked at. */
export function guardHref(id: string): string {
  return hrefTo('guard', new URLSearchParams(location.search), { guard: null, of: id })
}

/** A guard by its short name, with the whole one below it where they differ. It leads to its page. */
export function GuardName({ guard }: { guard: GuardEntry | undefined }) {
  if (!guard) return null
  const { title, model, earlier, cot, tunedOn } = guard
  return (
    <span class="guard">
      <a class="guard-title" href={guardHref(guard.id)}>
        {title.split(SEPARATOR).map((part, i) => (
          <>
            {i > 0 && <wbr />}
            {part}
          </>
        ))}
      </a>
      {earlier && <span class="badge">earlier run</span>}
      {cot && <span class="badge">chain of thought</span>}
      {tunedOn.length > 0 && (
        <span class="badge" title={`was developed with ${tunedOn.join(', ')}`}>
          tuned
        </span>
      )}
      {model !== title && (
        <span class="guard-model" title={model}>
          {model}
        </span>
      )}
    </span>
  )
}
