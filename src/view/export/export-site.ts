import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { UserError } from '../../verdict/index.ts'
import type { Library } from '../library.ts'
import { AnswerFiles } from './answer-files.ts'
import { checkFolder, MARKER, replaceFolder } from './export-folder.ts'
import { exportRoutes } from './export-routes.ts'
import { EXPORT_PAGE, indexScript } from './page.ts'
import { type Ask, KINDS, lookAround, type World } from './questions.ts'

export interface ExportOptions {
  /** Where the site goes. */
  folder: string
  /** Replace the folder whatever it holds. */
  force: boolean
  /** The folder of the page that is built for exports. */
  assets: string
  version: string
  /** The time that the page shows. */
  created: string
  signal: AbortSignal
  /** Told how many samples are written, now and then. */
  onProgress(samples: number, of: number): void
}

/** What was written. */
export interface ExportSummary {
  folder: string
  files: number
  bytes: number
  guards: number
  samples: number
}

/** Writes the page with everything that it can ask as files: a site that needs no server of ours. */
export async function exportSite(
  library: Library,
  options: ExportOptions,
): Promise<ExportSummary | undefined> {
  const { folder, force, assets, signal } = options
  if (!existsSync(join(assets, 'app.js'))) {
    throw new UserError('NOT_BUILT', 'the viewer is not built: run "npm run build" first')
  }
  const own = ['index.html', 'data', ...readdirSync(assets)]
  checkFolder(folder, own, { force, sources: library.paths })
  await library.refresh(signal)
  if (signal.aborted) return undefined
  const ask = asker(library, options)
  const world = await lookAround(
    ask,
    library.table.rows.map(({ key }) => key),
  )
  if (world.overview.guards.length === 0) {
    throw new UserError('NO_RESULTS', `${library.paths.join(', ')}: no results to export`)
  }
  let written: Pick<ExportSummary, 'files' | 'bytes'> | undefined
  library.logs.keep()
  try {
    await replaceFolder(folder, async (fresh) => {
      cpSync(assets, fresh, { recursive: true })
      writeFileSync(join(fresh, 'index.html'), EXPORT_PAGE)
      mkdirSync(join(fresh, 'data'))
      await writeAnswers(fresh, world, ask, options)
      written = weigh(fresh)
      if (signal.aborted) throw signal.reason
    })
  } catch (error) {
    if (signal.aborted && error === signal.reason) return undefined
    throw error
  } finally {
    library.logs.close()
  }
  return {
    folder,
    ...written!,
    guards: world.overview.guards.length,
    samples: world.keys.length,
  }
}

/** Puts questions to the routes of the viewer; answers are JSON. */
function asker(library: Library, options: ExportOptions): Ask {
  const app = exportRoutes(library, options)
  return async (question) => {
    const response = await app.request(`/api/${question}`)
    const text = await response.text()
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`no answer to /api/${question}: ${text}`)
    return response.headers.get('content-type')?.startsWith('application/json')
      ? text
      : JSON.stringify(text)
  }
}

async function writeAnswers(
  folder: string,
  world: World,
  ask: Ask,
  { signal, created, version, onProgress }: ExportOptions,
): Promise<void> {
  const files = new AnswerFiles(join(folder, 'data'))
  for (const [kind, { queries, learn, publish = asItIs }] of Object.entries(KINDS)) {
    files.begin(kind)
    let done = 0
    for (const query of queries(world).sort()) {
      const answer = await ask(`${kind}?${query}`)
      if (answer !== undefined) {
        learn?.(answer, world)
        files.add(query, publish(answer))
      }
      if (kind === 'sample' && ++done % 100 === 0) onProgress(done, world.keys.length)
      // Whoever interrupts must get a turn to say so.
      await nextTurn()
      if (signal.aborted) throw signal.reason
    }
    files.end()
  }
  writeFileSync(join(folder, MARKER), indexScript({ created, version, files: files.index }))
}

const asItIs = (answer: string) => answer

function weigh(folder: string): { files: number; bytes: number } {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
