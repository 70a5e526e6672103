import { loadPart } from '../data/exported.ts'
import type { draw } from './draw.ts'

declare global {
  var aegishVega: { draw: typeof draw } | undefined
}

/** Stands for `load.ts` in an export, where a part of the program is a script of its own. */
export const loadDraw = async () => {
  await loadPart('vega.js')
  return globalThis.aegishVega!.draw
}
