import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoggerInterface } from 'vega'
import type { ChartSpec } from './chart/index.ts'
import { textWidth } from './chart/text-width.ts'

/** Pictures are twice as fine as their size in pixels says, for screens that show it. */
const PNG_ZOOM = 2

/** The shipped font's letters; others are looked for on the system, if it has them. */
const NOT_IN_FONT = /[^\u0000-\u00ff\u0152\u0153\u2000-\u206f\u20ac\u2122\u2212]/

type Vega = typeof import('vega')
type VegaLite = typeof import('vega-lite')

/** Turns specifications into pictures. Vega, which is large, is loaded with the first one. */
export class ChartRenderer {
  /** What Vega found odd in a specification; nothing, as the tests make sure. */
  readonly warnings: string[] = []
  readonly #fonts: string
  #libraries: Promise<[Vega, VegaLite]> | undefined

  /** `fonts` is the folder of the fonts that come with the package. */
  constructor(fonts: string) {
    this.#fonts = fonts
  }

  /** The picture as SVG, without a font of its own: the page around it brings that. */
  async inlineSvg(spec: ChartSpec): Promise<string> {
    this.#libraries ??= loadLibraries()
    const [vega, vegaLite] = await this.#libraries
    const logger = loggerTo(this.warnings)
    const compiled = vegaLite.compile(spec, { logger: logger as LoggerInterface })
    const view = new vega.View(vega.parse(compiled.spec), { renderer: 'none', logger })
    try {
      return await view.toSVG()
    } finally {
      view.finalize()
    }
  }

  /** The picture as an SVG file that carries its font, and so looks alike everywhere. */
  async svg(spec: ChartSpec): Promise<string> {
    const svg = await this.inlineSvg(spec)
    return svg.replace('>', `><style>${this.fontFaces()}</style>`)
  }

  /** The picture as PNG. */
  async png(spec: ChartSpec): Promise<Buffer> {
    const { Resvg } = await import('@resvg/resvg-js')
    const svg = await this.inlineSvg(spec)
    const rendered = new Resvg(svg, {
      font: {
        loadSystemFonts: NOT_IN_FONT.test(svg),
        fontFiles: ['regular', 'bold'].map((style) => join(this.#fonts, `inter-${style}.ttf`)),
        defaultFontFamily: 'Inter',
      },
      fitTo: { mode: 'zoom', value: PNG_ZOOM },
    }).render()
    return rendered.asPng()
  }

  /** Style rules that hold the font itself: nothing is fetched. */
  fontFaces(): string {
    const faces = [
      ['regular', 400],
      ['bold', 700],
    ] as const
    return faces
      .map(([style, weight]) => {
        const data = readFileSync(join(this.#fonts, `inter-${style}.woff2`)).toString('base64')
        return `@font-face{font-family:Inter;font-weight:${weight};src:url(data:font/woff2;base64,${data})format("woff2")}`
      })
      .join('')
  }
}

async function loadLibraries(): Promise<[Vega, VegaLite]> {
  const [vega, vegaLite] = await Promise.all([import('vega'), import('vega-lite')])
  // Without a canvas Vega guesses how wide texts are; we know it for our font.
  const metrics = (vega as unknown as { textMetrics: { width: typeof measure } }).textMetrics
  metrics.width = measure
  return [vega, vegaLite]
}

interface TextItem {
  fontSize?: number
  fontWeight?: string | number
  limit?: number
}

function measure({ fontSize = 11, fontWeight, limit = 0 }: TextItem, text: unknown): number {
  const bold = fontWeight === 'bold' || Number(fontWeight) >= 600
  const width = textWidth(String(text ?? '').trim(), fontSize, bold ? 'bold' : 'normal')
  return limit > 0 ? Math.min(width, limit) : width
}

/** Vega's errors are ours to hear: a picture that is only half drawn must not be written. */
function loggerTo(warnings: string[]) {
  const logger = {
    level: () => logger,
    error: (...parts: unknown[]): never => {
      throw new Error(parts.map(String).join(' '))
    },
    warn: (...parts: unknown[]) => {
      warnings.push(parts.map(String).join(' '))
      return logger
    },
    info: () => logger,
    debug: () => logger,
  }
  return logger
}
