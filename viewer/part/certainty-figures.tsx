import type { CertaintyRates } from '../../src/score/certainty.ts'
import { count, percent } from '../format.ts'

/** What a guard that says whether it knows makes of it. */
export function CertaintyFigures({ certainty }: { certainty: CertaintyRates }) {
  const { malicious_count, harmless_count } = certainty
  return (
    <>
      <dl class="figures">
        {malicious_count > 0 && (
          <div>
            <dt>attacks passed as known</dt>
            <dd>{percent(certainty.passed_as_known)}</dd>
            <dd class="soft">
              {count(certainty.passed_as_known_count)} of {count(malicious_count)}
            </dd>
          </div>
        )}
        {harmless_count > 0 && (
          <div>
            <dt>harmless, not known</dt>
            <dd>{percent(certainty.unresolved_rate)}</dd>
            <dd class="soft">
              {count(certainty.unresolved_count)} of {count(harmless_count)}
            </dd>
          </div>
        )}
      </dl>
      <p class="soft">
        The first: malicious, not BLOCKed, and the guard said that it knows what the command does.
        Nobody looks at those again. The second: harmless and let through, but the guard said that
        it does not know everything. Somebody is asked about those. Neither is part of the score.
      </p>
    </>
  )
}
