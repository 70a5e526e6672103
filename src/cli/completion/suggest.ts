import type { Argument, Command, Option } from 'commander'
import type { CommandTable } from '../commands.ts'

/** One thing that may stand at the place of the last word. */
export interface Suggestion {
  value: string
  description: string
}

/** Lists of values by the name in the angle brackets: `--suite <suite>`. Loaded when asked for. */
const VALUES: Record<string, () => Promise<readonly string[]>> = {
  suite: suiteNames,
  a: suiteNames,
  b: suiteNames,
  guard: async () => {
    const [{ GUARD_NAMES }, { KNOWN_MODELS }] = await Promise.all([
      import('../../guard/registry.ts'),
      import('../models.ts'),
    ])
    return [...GUARD_NAMES, ...KNOWN_MODELS]
  },
  chart: async () => (await import('../../report/index.ts')).CHARTS.map(({ name }) => name),
  technique: async () => [
    'all',
    ...(await import('../../suite/index.ts')).TECHNIQUES.map(({ name }) => name),
  ],
  program: async () => (await import('../../guard/static/explain/index.ts')).explainableNames(),
  rule: async () => (await import('../../verdict/index.ts')).RULE_IDS,
}

/** Values that may be joined, and by what. */
const JOINED: Record<string, RegExp> = { chart: /^.*,/, technique: /^.*[,+]/ }

async function suiteNames(): Promise<string[]> {
  const [{ shippedNames }, { shippedSuites }] = await Promise.all([
    import('../../suite/index.ts'),
    import('../suite/shipped.ts'),
  ])
  return shippedNames(shippedSuites)
}

/** What may stand at the place of the last of these words, which follow `aegish`. */
export async function suggest(
  commands: CommandTable,
  words: readonly string[],
): Promise<Suggestion[]> {
  const joined = withoutEqualSigns(words)
  const current = joined.at(-1) ?? ''
  const found = await suggestIn(commands, joined.slice(0, -1), current)
  if (joined.length <= 1) found.push({ value: '--version', description: 'print the version' })
  return found.filter(({ value }) => value.startsWith(current))
}

/** Bash hands `--suite=co` over as three words. */
function withoutEqualSigns(words: readonly string[]): string[] {
  const kept = words.filter((word, i) => word !== '=' || !words[i - 1]?.startsWith('--'))
  return words.at(-1) === '=' && kept.length < words.length ? [...kept, ''] : kept
}

async function suggestIn(
  commands: CommandTable,
  before: readonly string[],
  current: string,
): Promise<Suggestion[]> {
  const [name, ...rest] = before
  if (name === undefined) {
    return [
      ...Object.entries(commands).map(([value, { summary }]) => ({ value, description: summary })),
      { value: '--help', description: 'say more' },
    ]
  }
  if (!Object.hasOwn(commands, name)) return []
  const { subcommands, define } = await commands[name]!.load()
  const inner = rest[0]
  if (subcommands && (inner === undefined || Object.hasOwn(subcommands, inner))) {
    const below = await suggestIn(subcommands, rest, current)
    // A command of its own that also has others below it, such as `hook`.
    if (inner !== undefined || !define) return below
    return [...below.filter(({ value }) => value !== '--help'), ...optionsOf(await define())]
  }
  return define ? suggestWords(await define(), rest, current) : []
}

/** What may follow within one command: the value of an option, an option, or an argument. */
async function suggestWords(
  command: Command,
  before: readonly string[],
  current: string,
): Promise<Suggestion[]> {
  const options = command.createHelp().visibleOptions(command)
  let open: Option | undefined
  let places = 0
  let onlyArguments = false
  for (const word of before) {
    if (open && !(open.optional && word.startsWith('-'))) {
      if (!open.variadic) open = undefined
      else if (word.startsWith('-')) open = takingValue(options, word)
    } else if (word === '--') onlyArguments = true
    else if (word.startsWith('-') && !onlyArguments) open = takingValue(options, word)
    else places++
  }
  if (open && !current.startsWith('-')) return valuesOf(open, current)
  const [flag, value] = current.split(/=(.*)/s)
  if (value !== undefined && flag!.startsWith('--') && !onlyArguments) {
    const option = takingValue(options, flag!)
    const values = option ? await valuesOf(option, value) : []
    return values.map((each) => ({ ...each, value: `${flag}=${each.value}` }))
  }
  if (current.startsWith('-') && !onlyArguments) return optionsOf(command)
  const known = command.registeredArguments
  const argument = known[places] ?? (known.at(-1)?.variadic ? known.at(-1) : undefined)
  return argument ? valuesOf(argument, current) : []
}

function takingValue(options: readonly Option[], word: string): Option | undefined {
  const option = options.find(({ long, short }) => word === long || word === short)
  return option && (option.required || option.optional) ? option : undefined
}

function optionsOf(command: Command): Suggestion[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .map(({ long, short, description }) => ({ value: long ?? short ?? '', description }))
}

async function valuesOf(place: Option | Argument, current: string): Promise<Suggestion[]> {
  const name = valueName(place)
  const values = place.argChoices ?? (await VALUES[name]?.()) ?? []
  const head = JOINED[name]?.exec(current)?.[0] ?? ''
  return values.map((value) => ({ value: `${head}${value}`, description: '' }))
}

/** The word in the angle brackets. */
function valueName(place: Option | Argument): string {
  return 'flags' in place ? (/[<[]([\w-]+)/.exec(place.flags)?.[1] ?? '') : place.name()
}
