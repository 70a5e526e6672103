import type { GuardEntry } from '../../src/view/api.ts'

/** Behind these a long name may go on in the next line. */
const SEPARATOR = /(?<=[,/:])/

/** A guard by its short name, with the whole one below it where they differ. */
export function GuardName({ guard }: { guard: GuardEntry | undefined }) {
  if (!guard) return null
  const { title, model, earlier, cot, tunedOn } = guard
  return (
    <span class="guard">
      <span class="guard-title">
        {title.split(SEPARATOR).map((part, i) => (
          <>
            {i > 0 && <wbr />}
            {part}
          </>
        ))}
      </span>
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
