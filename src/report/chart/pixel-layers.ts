import type { Box, Segment } from './label-placement.ts'
import { DECORATION } from './mark-samples.ts'
import type { Theme } from './theme.ts'

export const LABEL_SIZE = 12

/** The height of one line of label text. */
export const LINE_HEIGHT = LABEL_SIZE + 2

/** A position that was computed in pixels: no scale stands between. */
export const PIXEL = { type: 'quantitative', scale: null, axis: null }

/** Texts at places that were computed in pixels, legible on whatever lies below them. */
export function textLayers(
  labels: readonly { text: string; box: Box }[],
  color: string,
  theme: Theme,
): object[] {
  return readable(
    {
      data: {
        values: labels.map(({ text, box }) => ({ text, x: box.x + 1, y: box.y + box.height / 2 })),
      },
      mark: {
        type: 'text',
        align: 'left',
        baseline: 'middle',
        fontSize: LABEL_SIZE,
        color,
        ...DECORATION,
      },
      encoding: {
        x: { field: 'x', ...PIXEL },
        y: { field: 'y', ...PIXEL },
        text: { field: 'text', type: 'nominal' },
      },
    },
    theme,
  )
}

/** A layer of text, with the same text in the colour of the background around its letters. */
export function readable<T extends { mark: object }>(layer: T, { background }: Theme): T[] {
  const halo = { stroke: background, strokeWidth: 3, strokeJoin: 'round', ...DECORATION }
  return [{ ...layer, mark: { ...layer.mark, ...halo } }, layer]
}

/** Straight lines at places that were computed in pixels. */
export function lineLayer(lines: readonly Segment[], mark: object, encoding: object = {}) {
  return {
    data: { values: [...lines] },
    mark: { type: 'rule', ...DECORATION, ...mark },
    encoding: {
      x: { field: 'x1', ...PIXEL },
      y: { field: 'y1', ...PIXEL },
      x2: { field: 'x2' },
      y2: { field: 'y2' },
      ...encoding,
    },
  }
}
