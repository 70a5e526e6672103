import { fileURLToPath } from 'node:url'
import { ChartRenderer } from '../report/index.ts'
import { packageRoot } from './package-root.ts'

/** A renderer with the fonts that come with the package. */
export function chartRenderer(): ChartRenderer {
  return new ChartRenderer(fileURLToPath(new URL('fonts/', packageRoot)))
}
