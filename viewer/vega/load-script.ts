import { loadScript } from '../data/exported.ts'
import type { draw } from './draw.ts'

declare global {
  var aegishVega: { draw: typeof draw } | undefined
}

let loading: Promise<void> | undefined

/** Stands for `load.ts` in an export, where a part of the program is a script of its own. */
export const loadDraw = async () => {
  loading ??= loadScript('vega.js')
  await loading
  return globalThis.aegishVega!.draw
}
