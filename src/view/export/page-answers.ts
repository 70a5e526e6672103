// The part of an exported page that works out what nobody wrote down: bundled as compare.js, and
// loaded when somebody selects guards or suites. It runs in a browser: nothing of Node is here.
import type { SampleColumns } from '../api.ts'
import { LastAnswers } from '../last-answers.ts'
import {
  type AnswerOptions,
  type Collection,
  SELECTION_QUESTIONS,
  SelectionAnswers,
} from '../selection-answers.ts'
import type { PackedCollection, PackedMeasures, PackedOutcomes } from './packed.ts'
import { addMeasures, unpackCollection } from './unpack.ts'

/** Loads what an export holds, by kind and query. */
export type Load = (kind: string, query: string) => Promise<unknown>

/** Answers questions about selections; undefined where there is nothing to say. */
export type PageAnswers = (kind: string, params: URLSearchParams) => Promise<unknown>

/** Opens what an export holds, and answers from it as the viewer's server would. */
export async function openAnswers(
  load: Load,
  loadCompile: AnswerOptions['loadCompile'],
): Promise<PageAnswers> {
  const packed = (await load('collection', '')) as PackedCollection
  const [samples, ...outcomes] = await Promise.all([
    load('samples', 'from=0') as Promise<SampleColumns>,
    ...packed.contenders.map(
      ({ id }) => load('recordings', guardQuery(id)) as Promise<PackedOutcomes[]>,
    ),
  ])
  const collection = unpackCollection(packed, samples, outcomes)
  const answers = new SelectionAnswers(collection, {
    version: packed.version,
    now: () => packed.created,
    loadCompile,
  })
  const measured = measuring(collection, load)
  return async (kind, params) => {
    const question = SELECTION_QUESTIONS.find((name) => name === kind)
    if (question === 'guard') await measured(params.get('guard'))
    return question && answers[question](params)
  }
}

/** Only the profile of a guard needs what was measured, and only of that guard. */
function measuring({ contenders }: Collection, load: Load): (id: string | null) => Promise<void> {
  const asked = new LastAnswers<Promise<void>>(contenders.length)
  return async (id) => {
    const contender = contenders.find((one) => one.id === id)
    if (!contender) return
    await asked.get(contender.id, async () =>
      addMeasures(
        contender,
        (await load('measures', guardQuery(contender.id))) as PackedMeasures[],
      ),
    )
  }
}

function guardQuery(id: string): string {
  return new URLSearchParams({ guard: id }).toString()
}
