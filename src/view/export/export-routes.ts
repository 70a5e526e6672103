import { Hono } from 'hono'
import { Changes } from '../changes.ts'
import type { Contender } from '../contender.ts'
import type { Library } from '../library.ts'
import { addRoutes } from '../routes.ts'
import { packCollection, packMeasures, packOutcomes } from './pack.ts'

/**
 * The questions whose answers an export holds: those of the viewer, and those that only an exported
 * page asks, because it has no server that answers for selections.
 */
export function exportRoutes(
  library: Library,
  { version, created }: { version: string; created: string },
): Hono {
  const app = new Hono()
  addRoutes(app, library, new Changes(), version)
  app.get('/api/collection', (context) =>
    context.json(packCollection(library, { version, created })),
  )
  const ofGuard = (name: string, pack: (contender: Contender) => object) =>
    app.get(`/api/${name}`, (context) => {
      const guard = context.req.query('guard')
      const contender = library.contenders.find(({ id }) => id === guard)
      return contender
        ? context.json(pack(contender))
        : context.json({ error: 'no such guard' }, 404)
    })
  ofGuard('recordings', packOutcomes)
  ofGuard('measures', packMeasures)
  return app
}
