import { UserError } from '../verdict/index.ts'
import { didYouMean } from '../verdict/nearest.ts'
import type { SuiteSample } from './baseline/ngram.ts'
import type { Guard } from './guard.ts'
import type { Role } from './role.ts'
import type { Overlay } from './static/index.ts'

/** What guards may need to be made. */
export interface GuardOptions extends Overlay {
  /** Think first, for models. */
  cot: boolean
  role: Role
  /** Keys and addresses of providers. */
  env: Readonly<Record<string, string | undefined>>
  /** All samples of the suites that the guard is measured with, for one that learns from them. */
  samples?: () => AsyncIterable<SuiteSample>
}

type Factory = (spec: string, options: GuardOptions) => Guard | Promise<Guard>

/** Guards with a fixed name: they call nobody. Each is loaded only when it is asked for. */
const NAMED: Record<string, Factory> = {
  static: async (_, { cot: _cot, env: _env, samples: _samples, ...overlay }) =>
    (await import('./static/index.ts')).createStaticGuard(overlay),
  'baseline/allow': async () =>
    (await import('./baseline/constant.ts')).createConstantBaseline('ALLOW'),
  'baseline/block': async () =>
    (await import('./baseline/constant.ts')).createConstantBaseline('BLOCK'),
  'baseline/regex': async () => (await import('./baseline/regex.ts')).createRegexBaseline(),
  'baseline/ngram': async (_, { samples }) =>
    (await import('./baseline/ngram.ts')).createNgramBaseline(samples),
}

/** The names of guards that call nobody. */
export const GUARD_NAMES: readonly string[] = Object.keys(NAMED)

/** Guards that say in their name what they are made of: `kind:rest`. */
const COMPOSED: Record<string, Factory> = {
  hook: async (commandLine, { env }) => {
    const [{ createHookGuard }, { createRedactor }, { secretsOf }] = await Promise.all([
      import('./hook/hook-guard.ts'),
      import('./redact.ts'),
      import('./model/providers.ts'),
    ])
    return createHookGuard(commandLine, createRedactor(secretsOf(env)))
  },
  cascade: async (pair, options) => {
    const { createCascade } = await import('./cascade/cascade.ts')
    const comma = pair.indexOf(',')
    const [first, second] = [pair.slice(0, comma).trim(), pair.slice(comma + 1).trim()]
    if (comma < 0 || !first || !second) {
      throw new UserError('BAD_GUARD', 'a cascade names two guards, as in cascade:static,openai/…')
    }
    return createCascade(await createGuard(first, options), await createGuard(second, options))
  },
  replay: async (path) => (await import('./replay/replay.ts')).createReplayGuard(path),
}

/** Makes the guard that a name stands for: `openai/gpt-5-mini`, `hook:…`, `baseline/regex` … */
export async function createGuard(spec: string, options: GuardOptions): Promise<Guard> {
  if (Object.hasOwn(NAMED, spec)) return free(await NAMED[spec]!(spec, options))
  const kind = /^([a-z]+):/.exec(spec)?.[1]
  if (kind !== undefined && Object.hasOwn(COMPOSED, kind)) {
    return COMPOSED[kind]!(spec.slice(kind.length + 1).trim(), options)
  }
  const { PROVIDERS } = await import('./model/providers.ts')
  const provider = spec.slice(0, Math.max(spec.indexOf('/'), 0))
  if (Object.hasOwn(PROVIDERS, provider)) {
    return (await import('./model/model-guard.ts')).createModelGuard(spec, options)
  }
  const hint = didYouMean(spec, GUARD_NAMES)
  throw new UserError(
    'UNKNOWN_GUARD',
    `no guard "${spec}"${hint ? `${hint} Known` : ': known'} are ${[
      ...GUARD_NAMES,
      ...Object.keys(COMPOSED).map((name) => `${name}:…`),
      ...Object.keys(PROVIDERS).map((name) => `${name}/MODEL`),
    ].join(', ')}`,
  )
}

/** What calls nobody costs nothing, which is more than not to know what it costs. */
function free(guard: Guard): Guard {
  return {
    ...guard,
    decide(command, context) {
      const answer = guard.decide(command, context)
      return answer instanceof Promise
        ? answer.then((one) => ({ cost: 0, ...one }))
        : { cost: 0, ...answer }
    },
  }
}
