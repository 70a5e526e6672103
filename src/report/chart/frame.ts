import type { TopLevelSpec } from 'vega-lite'
import { wrapText } from './text-width.ts'
import { FONT, type Theme } from './theme.ts'

const SUBTITLE = 12

/** What stands around a drawing. */
export interface Frame {
  title: string
  /** What is shown and on which samples; left-out guards and other things a reader must know. */
  captions: readonly string[]
  /** How wide captions may become. */
  width: number
}

/** Puts a title, captions and the look of the theme around a drawing. */
export function framed(
  { title, captions, width }: Frame,
  theme: Theme,
  drawing: object,
): TopLevelSpec {
  const { ink, faint, grid } = theme
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: theme.background,
    padding: 16,
    title: {
      text: title,
      subtitle: captions.flatMap((caption) => wrapText(caption, SUBTITLE, width)),
    },
    ...drawing,
    config: {
      font: FONT,
      title: {
        anchor: 'start',
        frame: 'bounds',
        fontSize: 17,
        fontWeight: 'bold',
        color: ink,
        subtitleColor: faint,
        subtitleFontSize: SUBTITLE,
        subtitleLineHeight: 16,
        subtitlePadding: 6,
        offset: 16,
      },
      view: { stroke: null },
      axis: {
        labelColor: ink,
        labelFontSize: 12,
        labelLimit: 400,
        titleColor: ink,
        titleFontSize: 12,
        titleFontWeight: 'bold',
        titlePadding: 10,
        gridColor: grid,
        domainColor: faint,
        tickColor: faint,
        labelFlush: false,
      },
      legend: {
        labelColor: ink,
        labelFontSize: 12,
        labelLimit: 240,
        titleColor: ink,
        titleFontSize: 12,
        symbolSize: 90,
      },
      header: {
        labelColor: ink,
        labelFontSize: 12,
        labelFontWeight: 'bold',
        labelLimit: 400,
        title: null,
      },
      text: { color: ink, fontSize: 12 },
    },
  } as unknown as TopLevelSpec
}
