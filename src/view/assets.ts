import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { UserError } from '../verdict/index.ts'

/** One file of the page, held in memory: there are few, and nothing else can be asked for. */
export interface Asset {
  body: Buffer
  type: string
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.md': 'text/markdown; charset=utf-8',
}

/** The built page, by the path that a browser asks for. */
export function loadAssets(folder: string): Map<string, Asset> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new UserError('NOT_BUILT', 'the viewer is not built: run "npm run build" first')
  }
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const type = TYPES[extname(entry.name)]
    if (type === undefined) continue
    assets.set(`/${relative(folder, path).split(sep).join('/')}`, {
      body: readFileSync(path),
      type,
    })
  }
  return assets
}
