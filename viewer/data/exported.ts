import type { Board, ExportIndex } from '../../src/view/api.ts'

declare global {
  /** Set by a script of an export, before ours runs. */
  var aegishExport: ExportIndex | undefined
  /** Called by the scripts that hold answers. */
  var aegishAnswers: (name: string, content: string) => void
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
  if (/^(?:data\/[a-z]+-\d+|vega)\.js$/.test(url)) return url
  throw new TypeError(`${url} is no script of this export`)
}

/** Loads a script that lies beside the page. */
export function loadScript(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scripts?.createScriptURL(file) ?? onlyOurs(file)
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`A file of this export is missing: ${file}`))
    document.head.append(script)
    script.remove()
  })
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

/** What the viewer would have answered to one of its addresses. */
export async function exportedAnswer<T>(url: string): Promise<T> {
  const { pathname, searchParams } = new URL(url, 'http://viewer')
  const kind = pathname.replace('/api/', '')
  // Guards side by side are also written down one by one.
  const guards = searchParams.getAll('guard')
  if (kind === 'board' && guards.length > 1) return (await boardOf(guards, searchParams)) as T
  searchParams.sort()
  const query = searchParams.toString()
  const file = fileOf(EXPORT!, kind, query)
  const answer = file === null ? undefined : (await load(file)).get(query)
  if (answer === undefined) throw new Error('This export does not hold that.')
  return answer as T
}

async function boardOf(guards: readonly string[], params: URLSearchParams): Promise<Board> {
  const boards = await Promise.all(
    guards.map((guard) => {
      const alone = new URLSearchParams(params)
      alone.set('guard', guard)
      return exportedAnswer<Board>(`/api/board?${alone}`)
    }),
  )
  return { ...boards[0]!, rows: boards.flatMap(({ rows }) => rows) }
}
