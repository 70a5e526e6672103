import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { UserError } from '../verdict/index.ts'
import { type Asset, loadAssets } from './assets.ts'
import { Changes } from './changes.ts'
import { decisionsIn } from './decisions.ts'
import type { Library } from './library.ts'
import { addRoutes } from './routes.ts'
import { onlyLocalNames, secureHeaders } from './security.ts'

/** Always the same, so that a copied link still works tomorrow: "aegis" on the keys of a telephone. */
export const DEFAULT_PORT = 23447
/** Several viewers at once stand side by side, each at an address that it will probably have again. */
const TRIED_PORTS = 20

export interface ViewServer {
  url: string
  port: number
  close(): Promise<void>
}

export interface ViewOptions {
  /** 0 takes any free one; without it the usual port, or the next that is free. */
  port?: number | undefined
  /** The folder of the built page. */
  assets: string
  version: string
  /** The folder of the log of decisions. */
  audit?: string | undefined
}

/** Serves the page and its data to this machine only. */
export async function startServer(library: Library, options: ViewOptions): Promise<ViewServer> {
  let port = options.port ?? DEFAULT_PORT
  const changes = new Changes()
  library.onChange = () => changes.notify()
  const app = new Hono()
  app.use(secureHeaders)
  app.use(onlyLocalNames(() => port))
  addRoutes(app, library, changes, options.version)
  const { audit } = options
  if (audit !== undefined) addDecisions(app, audit)
  addPage(app, loadAssets(options.assets))

  const server = createAdaptorServer({ fetch: app.fetch })
  const usual = Array.from({ length: TRIED_PORTS }, (_, i) => DEFAULT_PORT + i)
  await listen(server, options.port === undefined ? [...usual, 0] : [options.port])
  port = (server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    close: () =>
      new Promise((resolve) => {
        changes.end()
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

/** Listens on the first of these ports that can be had. */
async function listen(
  server: ReturnType<typeof createAdaptorServer>,
  [port, ...others]: readonly number[],
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
    if (others.length > 0) return listen(server, others)
    throw new UserError('PORT', `port ${port} cannot be used (${code}): choose another`)
  }
}

/** What was decided on this machine is asked for by its page only, and only ever read. */
function addDecisions(app: Hono, folder: string): void {
  app.get('/api/decisions', (context) =>
    context.json(decisionsIn(folder, new URL(context.req.url).searchParams)),
  )
}

function addPage(app: Hono, assets: Map<string, Asset>): void {
  const page = assets.get('/index.html')!
  app.get('*', (context) => {
    const { path } = context.req
    if (path.startsWith('/api/')) return context.json({ error: 'no such question' }, 404)
    // Every page is the same file: it reads its state from the address.
    const asset = assets.get(path) ?? (/\.\w+$/.test(path) ? undefined : page)
    if (!asset) return context.text('no such file\n', 404)
    const { body, type } = asset
    return context.body(new Uint8Array(body), 200, {
      'Content-Type': type,
      // Built files carry a hash of their content in their name.
      'Cache-Control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    })
  })
}
