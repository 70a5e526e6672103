import type { Command } from 'commander'
import { keyVariable, PROVIDERS } from '../guard/index.ts'
import { printable } from '../report/format.ts'
import { table } from '../report/table.ts'
import { BATCH_SHARE, priceOf } from '../score/index.ts'
import { EXIT } from '../verdict/index.ts'
import { defineCommand, runs } from './command-line.ts'
import { printJson } from './print.ts'

/** Models that the published comparison measured, by the name that `--guard` takes. */
export const KNOWN_MODELS = [
  'openai/gpt-5.1',
  'openai/gpt-5-mini',
  'openai/gpt-5-nano',
  'anthropic/claude-opus-4-6',
  'anthropic/claude-sonnet-4-5',
  'anthropic/claude-haiku-4-5',
  'google/gemini-3-pro-preview',
  'google/gemini-3-flash-preview',
  'openrouter/microsoft/phi-4',
  'huggingface/fdtn-ai/Foundation-Sec-8B-Instruct',
  'huggingface/trendmicro-ailab/Llama-Primus-Reasoning',
] as const

/** `aegish models`: what can be asked, what it costs, and which keys are set. Never a key. */
export function define(): Command {
  return defineCommand('models', 'List known models, their prices, and which keys are set.', [
    'aegish models',
    'aegish models --json',
  ])
    .option('--json', 'print the lists as JSON')
    .action(({ json }: { json?: boolean }) => {
      const result = { models: models(), providers: providers() }
      if (json) printJson(result)
      else process.stdout.write(toConsole(result))
      process.exitCode = EXIT.fine
    })
}

export const run = runs(define)

function models() {
  return KNOWN_MODELS.map((model) => {
    const price = priceOf(model)
    return {
      model,
      usd_per_million_input: price && 'input' in price ? price.input : null,
      usd_per_million_output: price && 'output' in price ? price.output : null,
      usd_per_million_cached: (price && 'input' in price && price.cachedInput) || null,
      batch_share: isBatched(model) ? BATCH_SHARE : null,
      usd_per_command: price && 'perCommand' in price ? price.perCommand : null,
    }
  })
}

/** Whether a model can be asked in batches. */
function isBatched(model: string): boolean {
  return PROVIDERS[model.slice(0, model.indexOf('/'))]?.batches !== undefined
}

function providers() {
  return Object.entries(PROVIDERS).map(([provider, entry]) => ({
    provider,
    key_variables: entry.keys,
    key_set: keyVariable(entry, process.env) !== undefined,
    key_needed: !entry.keyOptional,
    base_url_variables: entry.baseURLs,
    base_url_set: entry.baseURLs.some((name) => process.env[name]?.trim()),
  }))
}

function toConsole(result: {
  models: ReturnType<typeof models>
  providers: ReturnType<typeof providers>
}): string {
  const right = (title: string) => ({ title, align: 'right' as const })
  const cents = (value: number | null) => (value === null ? '' : value.toFixed(2))
  // Cached tokens may cost a fraction of a cent.
  const exact = (value: number | null) =>
    value === null || Number(cents(value)) === value ? cents(value) : value.toFixed(3)
  return `${[
    ...table(
      [{ title: 'Model' }, right('In'), right('Cached'), right('Out'), right('1,000')],
      result.models.map((row) => [
        row.model,
        cents(row.usd_per_million_input),
        exact(row.usd_per_million_cached),
        cents(row.usd_per_million_output),
        row.usd_per_command === null ? '' : cents(row.usd_per_command * 1000),
      ]),
    ),
    'USD per million tokens: in, in from the prompt cache, and out; or per 1,000',
    `commands. In batches (bench --batch) × ${BATCH_SHARE} at openai, anthropic and google.`,
    '',
    ...table(
      [{ title: 'Provider' }, { title: 'Key' }, { title: 'Variables' }],
      result.providers.flatMap((row) => [
        [
          row.provider,
          row.key_set ? 'set' : row.key_needed ? 'not set' : 'not needed',
          row.key_variables[0]!,
        ],
        ...row.key_variables.slice(1).map((name) => ['', '', `or ${name}`]),
        [
          '',
          '',
          `${row.base_url_variables[0]}, for another address${row.base_url_set ? ' (set)' : ''}`,
        ],
      ]),
    ),
    '',
    'Any other model of these providers can be named too: provider/model.',
  ]
    .map(printable)
    .join('\n')}\n`
}
