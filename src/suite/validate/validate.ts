import { join } from 'node:path'
import { createCounter } from '../count.ts'
import { SUITE_FILE, type SuiteSource } from '../find-suite.ts'
import { loadSamples } from '../load.ts'
import { normaliseWhiteSpace } from '../normalise.ts'
import { hasBareLabel } from '../read/complete-record.ts'
import type { OnInvalid } from '../read/invalid-entry.ts'
import { sampleId } from '../sample-id.ts'
import type { SuiteCounts } from '../suite-info.ts'
import { type BaselineResult, createBaselineTally } from './baseline-tally.ts'
import { FingerprintMap } from './fingerprint-map.ts'
import { folderProblems } from './folder-problems.ts'
import { sampleProblems } from './sample-problems.ts'
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
    if (source.folder && hasBareLabel(sample)) {
      report('why: a suite with a data card gives the reason of every label', line, id)
    }
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
