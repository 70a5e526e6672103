// Keeps the drawing of the rooms true: reads every import in src/ and viewer/ and compares it
// with layers.json. "(types)" allows only `import type`.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const layers = JSON.parse(readFileSync(join(root, 'scripts/layers.json'), 'utf8'))
const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s)?[^'"]*?from\s+['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/g

const wrong = []
let edges = 0
for (const file of sourceFiles()) {
  const room = roomOf(file)
  if (room === undefined) continue
  for (const [, , type, path, dynamic] of readFileSync(join(root, file), 'utf8').matchAll(
    statement,
  )) {
    const target = roomOf(relative(root, join(root, dirname(file), path ?? dynamic)))
    if (target === undefined || target === room) continue
    edges++
    const allowed = layers[room] ?? []
    const asType = allowed.includes(`${target} (types)`) || allowed.includes('* (types)')
    if (!allowed.includes(target) && !(type && asType)) {
      wrong.push(`${file}: ${room} may not import ${target}${asType ? ' except as a type' : ''}`)
    }
  }
}
for (const line of wrong) process.stderr.write(`${line}\n`)
process.stdout.write(`layers: ${edges} imports between rooms, ${wrong.length} wrong\n`)
process.exitCode = wrong.length > 0 ? 1 : 0

function sourceFiles() {
  return ['src', 'viewer'].flatMap((top) => {
    try {
      return readdirSync(join(root, top), { recursive: true })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
        .map((name) => join(top, name))
    } catch {
      return []
    }
  })
}

/** The room of a file: `src/score/metrics.ts` lives in `score`; `src/index.ts` in none. */
function roomOf(file) {
  const [top, room, ...rest] = file.split(sep)
  if (top === 'viewer') return 'viewer'
  return top === 'src' && rest.length > 0 ? room : undefined
}
