// Hooks for loading modules where few files may be open at once: Node itself opens all imports of
// a module at the same time, and a hundred small files are more than such a limit allows.
import { readFileSync } from 'node:fs'

export async function load(url, context, next) {
  if (context.format !== 'module' || !url.startsWith('file:')) return next(url, context)
  return { format: 'module', source: readFileSync(new URL(url)), shortCircuit: true }
}
