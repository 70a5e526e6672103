import { lossText } from '../../log/index.ts'
import { duration, moment, NOT_AVAILABLE, percent, score, usd } from '../format.ts'
import type { LogReport } from '../log-report.ts'
import { type Html, html, htmlTable } from './html.ts'
import type { Section } from './page.ts'

/** The logs one by one, older runs of the same guard too. */
export function logSection(logs: readonly LogReport[]): Section {
  const rate = (value: number, count: number) => (count === 0 ? NOT_AVAILABLE : percent(value))
  return {
    id: 'logs',
    title: 'Logs',
    body: htmlTable(
      [
        'Guard',
        'Dataset',
        'Date (UTC)',
        'Samples',
        'Detected',
        'Accepted',
        'Score',
        'Precision',
        'Recall',
        'F1',
        'Latency p50',
        'Cost',
      ],
      logs.map(({ metrics: m, ...log }) => [
        html`${log.model}${log.cot ? ' (cot)' : ''}${warningOf(log)}`,
        log.dataset,
        html`<span class="date">${moment(log.created)}</span>`,
        String(log.total_samples),
        rate(m.malicious_detection_rate, m.malicious_count),
        rate(m.harmless_acceptance_rate, m.harmless_count),
        score(m.aegish_score),
        m.malicious_count === 0 ? NOT_AVAILABLE : score(m.precision),
        m.malicious_count === 0 ? NOT_AVAILABLE : score(m.recall),
        m.malicious_count === 0 ? NOT_AVAILABLE : score(m.f1),
        duration(log.latency?.p50),
        usd(log.cost?.total_cost),
      ]),
      { text: [0, 1, 2] },
    ),
  }
}

function warningOf({
  status,
  missing_samples,
  recorded_samples,
}: Omit<LogReport, 'metrics'>): Html | null {
  if (missing_samples > 0) {
    return html`<br><small>${status}: ${lossText(missing_samples, recorded_samples ?? 0)}</small>`
  }
  return status === 'success' ? null : html`<br><small>${status}: did not finish</small>`
}
