import type { ExportIndex } from '../../src/view/api.ts'
import type { openAnswers, PageAnswers } from '../../src/view/export/page-answers.ts'
import type { compile } from '../vega/compile.ts'

declare global {
  /** Set by a script of an export, before ours runs. */
  var aegishExport: ExportIndex | undefined
  /** Called by the scripts that hold answers. */
  var aegishAnswers: (name: string, content: string) => void
  /** What the scripts hold that come when they are needed. */
  var aegishCompare: { openAnswers: typeof openAnswers } | undefined
  var aegishVegaLite: { compile: typeof compile } | undefined
}

/** What is known of the export that this page is; undefined where a viewer serves it. */
export const EXPORT: ExportIndex | undefined = globalThis.aegishExport

type Answers = Map<string, unknown>

/** Where an answer stands: the files of a kind are in order of their questions. */
function fileOf({ files }: ExportIndex, kind: string, query: string): string | null {
  const firsts = files[kind] ?? []
  const index = firsts.findLastIndex((first) => first <= query)
  return index < 0 ? null : `${kind}-${index}`
}

/** A page from a disk may fetch nothing; a script beside it may be loaded, and brings its answers. */
const arriving = new Map<string, (content: string) => void>()
if (EXPORT) globalThis.aegishAnswers = (name, content) => arriving.get(name)?.(content)

/** Trusted Types let a page load scripts only by such a rule: names of our own files, no others. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const scripts = EXPORT && trustedTypes?.createPolicy('aegish-export', { createScriptURL: onlyOurs })

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

function onlyOurs(url: string): string {
  if (/^(?:data\/[a-z]+-\d+|vega|vega-lite|compare)\.js$/.test(url)) return url
  throw new TypeError(`${url} is no script of this export`)
}

/** Loads a script that lies beside the page. */
function loadScript(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scripts?.createScriptURL(file) ?? onlyOurs(file)
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`A file of this export is missing: ${file}`))
    document.head.append(script)
    script.remove()
  })
}

const parts = new Map<string, Promise<void>>()

/** Loads a part of the program that comes when it is first needed. */
export function loadPart(file: 'vega.js' | 'vega-lite.js' | 'compare.js'): Promise<void> {
  const known = parts.get(file)
  if (known) return known
  const loading = loadScript(file)
  parts.set(file, loading)
  loading.catch(() => parts.delete(file))
  return loading
}

const KEPT_FILES = 40
const loaded = new Map<string, Promise<Answers>>()

function load(name: string): Promise<Answers> {
  const known = loaded.get(name)
  if (known) return known
  const answers = new Promise<Answers>((resolve, reject) => {
    arriving.set(name, (content) => decode(content).then(resolve, reject))
    loadScript(`data/${name}.js`).catch((error) => {
      loaded.delete(name)
      reject(error)
    })
  }).finally(() => arriving.delete(name))
  loaded.set(name, answers)
  if (loaded.size > KEPT_FILES) loaded.delete(loaded.keys().next().value!)
  return answers
}

async function decode(content: string): Promise<Answers> {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Map((await new Response(stream).json()) as [string, unknown][])
}

/** An answer that is written down; undefined where it is not. */
async function written(kind: string, query: string): Promise<unknown> {
  const file = fileOf(EXPORT!, kind, query)
  return file === null ? undefined : (await load(file)).get(query)
}

let answers: Promise<PageAnswers> | undefined

/** An answer that is worked out here, as the viewer's server would, from what is written down. */
async function workedOut(kind: string, params: URLSearchParams): Promise<unknown> {
  answers ??= openAnswersHere().catch((error) => {
    answers = undefined
    throw error
  })
  return (await answers)(kind, params)
}

async function openAnswersHere(): Promise<PageAnswers> {
  await loadPart('compare.js')
  return globalThis.aegishCompare!.openAnswers(written, async () => {
    await loadPart('vega-lite.js')
    return globalThis.aegishVegaLite!.compile
  })
}

/** What the viewer would have answered to one of its addresses. */
export async function exportedAnswer<T>(url: string): Promise<T> {
  const { pathname, searchParams } = new URL(url, 'http://viewer')
  const kind = pathname.replace('/api/', '')
  searchParams.sort()
  const query = searchParams.toString()
  const answer = (await written(kind, query)) ?? (await workedOut(kind, searchParams))
  if (answer === undefined) throw new Error('This export does not hold that.')
  return answer as T
}
