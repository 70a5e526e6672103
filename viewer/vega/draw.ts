import { parse, type Spec, View } from 'vega'
import { expressionInterpreter } from 'vega-interpreter'

/** What somebody pointed at, or chose. */
export type Datum = Record<string, unknown>

export interface Drawing {
  remove(): void
}

interface Handlers {
  /** Something to say about a mark, or null when the pointer left it. */
  onPoint(text: string | null, x: number, y: number): void
  onChoose(datum: Datum): void
}

/**
 * Draws a Vega specification into an element. Its expressions are interpreted, never compiled: the
 * page's policy forbids `eval`. It draws SVG, so that colours follow the theme by style sheet.
 */
export async function draw(
  element: HTMLElement,
  spec: object,
  { onPoint, onChoose }: Handlers,
): Promise<Drawing> {
  // Vega measures texts: it must measure the font that will be drawn.
  await Promise.all([document.fonts.load('12px Inter'), document.fonts.load('bold 12px Inter')])
  const refuse = () => Promise.reject(new Error('charts load nothing'))
  const view = new View(parse(spec as Spec, undefined, { ast: true }), {
    expr: expressionInterpreter,
    renderer: 'svg',
    hover: true,
    loader: { load: refuse, sanitize: refuse, http: refuse, file: refuse } as never,
    // Without an event: Vega takes its tooltip back before it goes.
    tooltip: (_handler: unknown, event: MouseEvent | null, _item: unknown, value: unknown) =>
      onPoint(
        value == null || value === '' ? null : toText(value),
        event?.clientX ?? 0,
        event?.clientY ?? 0,
      ),
  })
  view.initialize(element)
  view.addEventListener('click', (_event, item) => {
    const datum = item?.datum as Datum | undefined
    if (datum) onChoose(datum)
  })
  await view.runAsync()
  // How large it is drawn is the style sheet's matter: all charts by one measure.
  const svg = element.querySelector('svg')
  svg?.style.setProperty('--width', String(svg.viewBox.baseVal.width))
  // Vega names every mark for those who cannot see it, but forgets groups that hold none.
  for (const nameless of element.querySelectorAll('[role="graphics-symbol"]:not([aria-label])')) {
    nameless.setAttribute('aria-hidden', 'true')
  }
  return {
    remove: () => {
      onPoint(null, 0, 0)
      view.finalize()
      element.replaceChildren()
    },
  }
}

/** A tooltip is a text or a table of fields; either way it becomes plain text. */
function toText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, field]) => `${name}: ${field}`)
    .join('\n')
}
