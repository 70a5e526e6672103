import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { CATEGORIES } from '../../verdict/index.ts'
import { createCounter } from '../count.ts'
import { CARD_FILE, SUITE_FILE, type SuiteSource } from '../find-suite.ts'
import { loadSamples } from '../load.ts'
import { normaliseWhiteSpace } from '../normalise.ts'
import type { OnInvalid } from '../read/invalid-entry.ts'
import { sampleId } from '../sample-id.ts'
import type { SuiteCounts, SuiteInfo } from '../suite-info.ts'
import { type BaselineResult, createBaselineTally } from './baseline-tally.ts'
import { FingerprintMap } from './fingerprint-map.ts'
import { sampleProblems } from './sample-problems.ts'
import { sha256 } from './sha256.ts'
import { createSyntaxQueue, type SyntaxResult } from './syntax-queue.ts'
import { TwinRegister } from './twin-register.ts'

/** Something that must be mended before a suite is fit for use. */
export interface Problem {
  file: string
  /** Absent where the suite as a whole is meant. */
  line?: number
  id?: string
  message: string
}

export interface ValidationReport {
  name: string
  counts: SuiteCounts
  problems: number
  /** How many commands bash was asked about, or why none. */
  syntax: SyntaxResult | 'skipped'
  /** Null where one side has no samples. */
  baseline: BaselineResult | null
}

export interface ValidationOptions {
  /** Whether the regular-expression baseline blocks a command. */
  baselineBlocks: (command: string) => boolean
  /** Whether every command is shown to `bash -n`. */
  syntax: boolean
  /** Called with each problem as it is found. */
  onProblem: (problem: Problem) => void
  /** Takes the entries that do not fit the schema; without it the first one ends the validation. */
  onInvalid?: OnInvalid | undefined
}

/** Checks everything that is asked of a suite. Memory stays small whatever the size of the suite. */
export async function validateSuite(
  source: SuiteSource,
  options: ValidationOptions,
): Promise<ValidationReport> {
  const file = source.samplesFile
  let problems = 0
  const report = (message: string, line?: number, id?: string) => {
    problems++
    options.onProblem({
      file: line === undefined && source.folder ? join(source.folder, SUITE_FILE) : file,
      ...(line !== undefined && { line }),
      ...(id !== undefined && { id }),
      message,
    })
  }
  const counter = createCounter()
  const commands = new FingerprintMap()
  const ids = new FingerprintMap()
  const twins = new TwinRegister()
  const baseline = createBaselineTally(options.baselineBlocks)
  const syntax = options.syntax ? createSyntaxQueue() : undefined

  const invalid: { onInvalid?: OnInvalid } = {}
  if (options.onInvalid) {
    invalid.onInvalid = (entry) => {
      problems++
      options.onInvalid?.(entry)
    }
  }
  for await (const { line, value: sample } of loadSamples(file, invalid)) {
    const { id, command } = sample
    counter.add(sample)
    baseline.add(sample)
    for (const message of sampleProblems(sample)) report(message, line, id)
    if (source.folder && id !== sampleId(sample)) {
      report(`the id should be ${sampleId(sample)}: run "aegish suite seal"`, line, id)
    }
    const twinProblem = twins.add(sample, line)
    if (twinProblem) report(twinProblem, line, id)
    const normalised = normaliseWhiteSpace(command)
    const earlier = commands.add(normalised, line)
    if (earlier !== undefined) report(`duplicate of line ${earlier}`, line, id)
    const namesake = ids.add(id, line)
    if (namesake !== undefined && earlier === undefined) {
      report(`the same id as line ${namesake}`, line, id)
    }
    if (syntax) await syntax.add(sample, line)
  }
  for (const line of twins.incomplete()) {
    report('its twin does not exist or does not point back', line)
  }
  const checked = await syntax?.end(report)
  const counts = counter.counts()
  const result = baseline.result(source.info?.limits?.regexBaseline ?? null)
  if (source.folder && source.info) {
    for (const message of await folderProblems(source.folder, source.info, file, counts, result)) {
      report(message)
    }
  }
  return {
    name: source.name,
    counts,
    problems,
    syntax: checked ?? 'skipped',
    baseline: result,
  }
}

/** What is wrong with a suite as a whole. */
async function folderProblems(
  folder: string,
  info: SuiteInfo,
  samplesFile: string,
  counts: SuiteCounts,
  baseline: BaselineResult | null,
): Promise<string[]> {
  const problems: string[] = []
  const folderName = basename(resolve(folder))
  if (info.name !== folderName)
    problems.push(`name "${info.name}", but the folder is "${folderName}"`)
  if (!existsSync(join(folder, CARD_FILE))) problems.push(`there is no data card (${CARD_FILE})`)
  for (const key of Object.keys(counts) as (keyof SuiteCounts)[]) {
    const [claimed, counted] = [stable(info.counts[key]), stable(counts[key])]
    if (claimed !== counted)
      problems.push(`counts.${key} says ${claimed}, the samples give ${counted}`)
  }
  if (info.sha256 !== (await sha256(samplesFile))) {
    problems.push('sha256 is not that of the samples: run "aegish suite seal"')
  }
  for (const [what, least] of Object.entries(info.limits?.atLeast ?? {})) {
    if (what === 'eachCategory') {
      for (const category of CATEGORIES) {
        const found = counts.categories[category] ?? 0
        if (found < least)
          problems.push(`${found} samples of ${category}, at least ${least} wanted`)
      }
    } else {
      const found = counts[what as Exclude<keyof SuiteCounts, 'categories'>]
      if (found < least) problems.push(`${found} ${what}, at least ${least} wanted`)
    }
  }
  if (baseline?.limit != null && baseline.score > baseline.limit) {
    problems.push(
      `the regular-expression baseline scores ${baseline.score.toFixed(3)}, the limit is ${baseline.limit}`,
    )
  }
  return problems
}

/** A count as text, whatever the order of its keys. */
function stable(count: SuiteCounts[keyof SuiteCounts]): string {
  return typeof count === 'number'
    ? String(count)
    : JSON.stringify(Object.fromEntries(Object.entries(count).sort(([a], [b]) => (a < b ? -1 : 1))))
}
