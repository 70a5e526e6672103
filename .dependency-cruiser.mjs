// Who may import whom: one rule for each room of scripts/layers.json, and no import cycles. An
// `import type` is gone when the code runs, so it makes no cycle; "(types)" allows only those.
import { readFileSync } from 'node:fs'

const layers = JSON.parse(readFileSync(new URL('scripts/layers.json', import.meta.url), 'utf8'))
const ROOMS = Object.keys(layers)
const folderOf = (room) => (room === 'viewer' ? '^viewer/' : `^src/${room}/`)

const rooms = ROOMS.flatMap((room) => {
  const allowed = layers[room].map((name) => name.replace(' (types)', ''))
  const onlyTypes = layers[room]
    .filter((name) => name.endsWith(' (types)'))
    .map((name) => name.replace(' (types)', ''))
  const types = onlyTypes.includes('*') ? ROOMS.filter((name) => name !== room) : onlyTypes
  const strangers = ROOMS.filter(
    (name) => name !== room && !allowed.includes(name) && !types.includes(name),
  )
  return [
    rule(`${room} may not import`, room, strangers),
    { ...rule(`${room} may only import types of`, room, types), types: true },
  ].filter(({ to }) => to.path.length > 0)
})

function rule(name, room, others) {
  return {
    name,
    severity: 'error',
    from: { path: folderOf(room) },
    to: { path: others.map(folderOf) },
  }
}

export default {
  forbidden: [
    {
      name: 'no import cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
    },
    ...rooms.map(({ types, ...one }) =>
      types ? { ...one, to: { ...one.to, dependencyTypesNot: ['type-only', 'type-import'] } } : one,
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:\\.test\\.tsx?$|node_modules)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
