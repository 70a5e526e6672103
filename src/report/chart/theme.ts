/** The colours of a picture. Hues are Okabe and Ito's, which the colour-blind can tell apart. */
export interface Theme {
  background: string
  /** Text and points. */
  ink: string
  /** Captions and lines that help. */
  faint: string
  grid: string
  /** One hue after another, for guards or providers. */
  series: readonly string[]
  /** Good, bad, and what lies between, for scales of rates. */
  scale: readonly string[]
}

const BLUE = '#0072B2'
const VERMILLION = '#D55E00'
const ORANGE = '#E69F00'
const SKY = '#56B4E9'
const GREEN = '#009E73'
const PURPLE = '#CC79A7'

const hues = [BLUE, ORANGE, GREEN, PURPLE, SKY, VERMILLION]
const scale = [VERMILLION, '#F3BE8E', '#DCEAF4', BLUE]

export const THEMES = {
  light: {
    background: '#ffffff',
    ink: '#1d2433',
    faint: '#5b6474',
    grid: '#e3e6ec',
    series: [...hues, '#1d2433', '#B8A90F'],
    scale,
  },
  dark: {
    background: '#14181f',
    ink: '#e8ebf0',
    faint: '#a3adbb',
    grid: '#2c333f',
    series: [...hues, '#e8ebf0', '#F0E442'],
    scale,
  },
} as const satisfies Record<string, Theme>
export type ThemeName = keyof typeof THEMES

/** The theme of a page that sets its colours by style sheet, for light, dark and paper. */
export const PAGE_THEME: Theme = {
  background: 'var(--paper)',
  ink: 'var(--ink)',
  faint: 'var(--faint)',
  grid: 'var(--grid)',
  series: [...hues, 'var(--ink)', '#B8A90F'],
  scale,
}

/** Verdicts from stopped to let through, then the errors: dark to light, then greys. */
export const OUTCOME_COLOURS = {
  BLOCK: BLUE,
  WARN: ORANGE,
  ALLOW: '#A9D6F2',
  TIMEOUT_ERROR: '#8a8f99',
  FORMAT_ERROR: '#5d6370',
} as const

/** What was right, and the kinds of wrong. */
export const PAIR_COLOURS = { right: BLUE, missed: VERMILLION, alarm: ORANGE, wrong: '#8a8f99' }

export const TIME_COLOURS = { model: BLUE, backoff: VERMILLION, queue: ORANGE, waiting: '#8a8f99' }

/** Text on a coloured field, whatever the theme around it. */
export const ON_COLOUR = { dark: '#14181f', light: '#ffffff' } as const

export const FONT = 'Inter, "Helvetica Neue", Arial, sans-serif'
