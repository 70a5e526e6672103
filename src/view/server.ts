import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { UserError } from '../verdict/index.ts'
import { type Asset, loadAssets } from './assets.ts'
import { Changes } from './changes.ts'
import type { Library } from './library.ts'
import { addRoutes } from './routes.ts'
import { onlyLocalNames, secureHeaders } from './security.ts'

export interface ViewServer {
  url: string
  close(): Promise<void>
}

export interface ViewOptions {
  /** 0 takes any free one. */
  port: number
  /** The folder of the built page. */
  assets: string
  version: string
}

/** Serves the page and its data to this machine only. */
export async function startServer(library: Library, options: ViewOptions): Promise<ViewServer> {
  let port = options.port
  const changes = new Changes()
  library.onChange = () => changes.notify()
  const app = new Hono()
  app.use(secureHeaders)
  app.use(onlyLocalNames(() => port))
  addRoutes(app, library, changes, options.version)
  addPage(app, loadAssets(options.assets))

  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' || error.code === 'EACCES'
          ? new UserError('PORT', `port ${port} cannot be used (${error.code}): choose another`)
          : error,
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  port = (server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        changes.end()
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
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
