import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml'
import { type Category, isCategory } from '../../verdict/index.ts'
import { countSamples } from '../count.ts'
import { createRandom } from '../random.ts'
import { RULE_OF_CATEGORY } from '../read/complete-record.ts'
import { type OnInvalid, refuse } from '../read/invalid-entry.ts'
import type { Sample } from '../sample.ts'
import { sampleId } from '../sample-id.ts'
import type { SuiteCounts } from '../suite-info.ts'
import {
  CLASSIC_VALUES,
  fillPlaceholders,
  type PlaceholderStyle,
  placeholderValues,
} from './placeholders.ts'

/** Categories of the source that the text of a command alone cannot show. */
export const EXCLUDED_CATEGORIES = [
  'suid',
  'sudo',
  'capabilities',
  'library-load',
  'privilege-escalation',
  'inherit',
] as const

/** What each category of GTFOBins says about an entry, in our words. */
const MEANING: Readonly<Record<Category, string>> = {
  'file-read': 'reads a file of the caller’s choice',
  'file-write': 'writes a file of the caller’s choice',
  'reverse-shell': 'connects a shell to a remote host',
  'bind-shell': 'serves a shell on a port',
  upload: 'sends data to a remote host',
  download: 'fetches a file from a remote host to a place of the caller’s choice',
  command: 'runs a command of the caller’s choice',
  shell: 'spawns a shell',
}

/** One file of `_gtfobins`: its path for messages, the binary that it is about, its YAML. */
export interface SourceFile {
  path: string
  binary: string
  text: string
}

/** What was extracted, with the counts that a later check compares. */
export interface Extraction {
  metadata: {
    source: string
    licence: string
    placeholders: PlaceholderStyle
    /** Present where values were drawn. */
    seed?: number
    /** Exact duplicates that were left out. */
    duplicates: number
    counts: SuiteCounts
  }
  samples: Sample[]
}

export interface ExtractionOptions {
  placeholders: PlaceholderStyle
  seed: number
  onInvalid?: OnInvalid | undefined
}

/** Turns the files of GTFOBins into samples. The same files and seed give the same samples. */
export function extractGtfobins(
  files: readonly SourceFile[],
  options: ExtractionOptions,
): Extraction {
  const seen = new Set<string>()
  const samples: Sample[] = []
  let duplicates = 0
  for (const file of files) {
    for (const { category, code } of entriesOf(file, options.onInvalid)) {
      // Duplicates are told by the fixed values, so that both styles keep the same entries.
      const classic = trimLines(fillPlaceholders(code, CLASSIC_VALUES))
      if (seen.has(classic)) {
        duplicates++
        continue
      }
      seen.add(classic)
      const random = createRandom(options.seed, file.binary, category, code)
      const values = placeholderValues(options.placeholders, category, random)
      const command = trimLines(fillPlaceholders(code, values))
      const { binary } = file
      samples.push({
        id: sampleId({ binary, category, command, expect: 'BLOCK' }),
        command,
        expect: 'BLOCK',
        category,
        binary,
        rule: RULE_OF_CATEGORY[category],
        why: `GTFOBins lists this use of ${binary} under ${category}: it ${MEANING[category]}`,
      })
    }
  }
  return {
    metadata: {
      source: 'GTFOBins',
      licence: 'GPL-3.0',
      placeholders: options.placeholders,
      ...(options.placeholders === 'varied' && { seed: options.seed }),
      duplicates,
      counts: countSamples(samples),
    },
    samples,
  }
}

/** Lines lose the white space at their ends, the text the empty lines at its end. */
function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
}

interface Entry {
  category: Category
  code: string
}

/** The entries of one file in its order, those of excluded categories left out. */
function* entriesOf(file: SourceFile, onInvalid: OnInvalid | undefined): Generator<Entry> {
  const lines = new LineCounter()
  const document = parseDocument(file.text, { lineCounter: lines, prettyErrors: false })
  const refuseAt = (offset: number | undefined, message: string) => {
    const line = offset === undefined ? 1 : lines.linePos(offset).line
    refuse({ file: file.path, line, message }, onInvalid)
  }
  const [error] = document.errors
  if (error) {
    refuseAt(error.pos[0], `this is not YAML: ${error.message}`)
    return
  }
  const top = document.contents
  if (top === null) return
  if (!isMap(top)) {
    refuseAt(startOf(top), 'the file must be a YAML mapping with "functions" or "alias"')
    return
  }
  const functions = top.get('functions', true) as unknown as Node | undefined
  if (functions === undefined || isNull(functions)) return
  if (!isMap(functions)) {
    refuseAt(startOf(functions), '"functions" must map categories to lists')
    return
  }
  for (const { key, value } of (functions as YAMLMap<Node, Node | null>).items) {
    const category = isScalar(key) ? key.value : undefined
    if ((EXCLUDED_CATEGORIES as readonly unknown[]).includes(category)) continue
    if (!isCategory(category)) {
      refuseAt(startOf(key), `unknown category ${JSON.stringify(category)}`)
      continue
    }
    if (value === null || isNull(value)) continue
    if (!isSeq<Node>(value)) {
      refuseAt(startOf(value), `"${category}" must be a list`)
      continue
    }
    for (const item of value.items) {
      if (isNull(item)) continue
      const code = isMap(item) ? item.get('code', true) : undefined
      if (!isMap(item)) refuseAt(startOf(item), `an entry of "${category}" must be a mapping`)
      else if (code === undefined || code.value === null || code.value === '') continue
      else if (typeof code.value !== 'string') refuseAt(startOf(code), '"code" must be a text')
      else yield { category, code: code.value }
    }
  }
}

function isNull(node: Node): boolean {
  return isScalar(node) && node.value === null
}

function startOf(node: Node): number | undefined {
  return node.range?.[0]
}
