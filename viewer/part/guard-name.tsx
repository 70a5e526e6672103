import type { GuardEntry } from '../../src/view/api.ts'

/** A guard by its short name, with the whole one below it where they differ. */
export function GuardName({ guard }: { guard: GuardEntry | undefined }) {
  if (!guard) return null
  const { title, model, earlier, cot } = guard
  return (
    <span class="guard">
      <span class="guard-title">{title}</span>
      {earlier && <span class="badge">earlier run</span>}
      {cot && <span class="badge">chain of thought</span>}
      {model !== title && (
        <span class="guard-model" title={model}>
          {model}
        </span>
      )}
    </span>
  )
}
