import type { WorkerEntry } from '../../src/view/api.ts'
import { count } from '../format.ts'
import { Sideways } from './sideways.tsx'

/** Who answers for the runs that go on over a queue, and how fast. */
export function WorkerTable({ workers }: { workers: readonly WorkerEntry[] }) {
  return (
    <Sideways label="Workers">
      <table class="runs">
        <thead>
          <tr>
            <th scope="col">Worker</th>
            <th scope="col">Run</th>
            <th scope="col" class="number">
              Answered
            </th>
            <th scope="col" class="number">
              Per second
            </th>
            <th scope="col">Waits for</th>
          </tr>
        </thead>
        <tbody>
          {workers.map(({ id, run, done, rate, waiting }) => (
            <tr key={`${run} ${id}`} data-worker={id}>
              <td data-label="Worker">{id}</td>
              <td data-label="Run">{run}</td>
              <td class="number" data-label="Answered">
                {count(done)}
              </td>
              <td class="number" data-label="Per second">
                {rate < 10 ? rate.toFixed(1) : count(Math.round(rate))}
              </td>
              <td data-label="Waits for">{waiting ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
