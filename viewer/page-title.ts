import { useEffect } from 'preact/hooks'
import type { Overview } from '../src/view/api.ts'
import type { Page, Route } from './route.ts'

/** What stands on the tab: the page first, then what it is about, so that many tabs can be told apart. */
export function tabTitle(...parts: (string | null | undefined | false)[]): string {
  return [...parts, 'aegish'].filter(Boolean).join(' · ')
}

/** Parameters whose values say what a page shows, beside the suites. */
const TELLING: Partial<Record<Page, readonly string[]>> = {
  'heat-map': ['by'],
  charts: ['chart'],
  decisions: ['q', 'verdict', 'agent', 'rule'],
  samples: ['q', 'category', 'technique', 'outcome', 'agreement'],
}

/** The title of a page as far as its address tells. */
export function titleOf({ page, params }: Route, overview: Overview | null): string {
  if (page === null) return tabTitle('Not found')
  const named = (name: string) => {
    const id = params.get(name)
    return id && (overview?.guards.find((guard) => guard.id === id)?.title ?? id)
  }
  const pair = page === 'compare' && named('a') && named('b') && `${named('a')} → ${named('b')}`
  const guard = page === 'guard' && named('of')
  const telling = (TELLING[page] ?? []).flatMap((name) => params.getAll(name))
  const name = page.slice(0, 1).toUpperCase() + page.slice(1).replaceAll('-', ' ')
  return tabTitle(guard || name, pair, telling.join(', '), params.getAll('suite').join(', '))
}

/** Gives the tab a title that only the data of a page knows. */
export function useTabTitle(text: string | null): void {
  useEffect(() => {
    if (text !== null) document.title = text
  }, [text])
}
