import { useEffect, useState } from 'preact/hooks'
import { EXPORT } from './data/exported.ts'

/** The pages, by their path. Everything else about a page's state stands behind the `?`. */
export const PAGES = {
  leaderboard: '/',
  'heat-map': '/heat-map',
  charts: '/charts',
  samples: '/samples',
  compare: '/compare',
  runs: '/runs',
  decisions: '/decisions',
  guard: '/guard',
  sample: '/sample',
} as const
export type Page = keyof typeof PAGES

/** What the address bar says. */
export interface Route {
  page: Page | null
  params: URLSearchParams
}

/** Changes to parameters: null or an empty list takes one away. */
export type Changes = Record<string, string | readonly string[] | null | undefined>

/** Parameters that stay when another page is opened: what is being looked at. */
const SCOPE = ['suite', 'guard']

/** An export is one file, wherever it lies: there the page stands behind the `?` too. */
const PAGE_PARAMETER = 'page'

function readRoute(): Route {
  const params = new URLSearchParams(location.search)
  const path = EXPORT ? `/${params.get(PAGE_PARAMETER) ?? ''}` : location.pathname
  if (EXPORT) params.delete(PAGE_PARAMETER)
  const page = (Object.keys(PAGES) as Page[]).find((name) => PAGES[name] === path) ?? null
  return { page, params }
}

function addressOf(page: Page, params: URLSearchParams): string {
  if (!EXPORT) return PAGES[page] + queryOf(params)
  const name = PAGES[page].slice(1)
  const all = name === '' ? params : new URLSearchParams([[PAGE_PARAMETER, name], ...params])
  return location.pathname + queryOf(all)
}

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Goes to an address of ours without loading the page anew. */
export function navigate(href: string, options: { replace?: boolean } = {}): void {
  const here = location.pathname + location.search
  if (href === here) return
  if (options.replace) history.replaceState(null, '', href)
  else {
    history.pushState(null, '', href)
    scrollTo(0, 0)
  }
  notify()
}

/** The current route; the component is drawn again when it changes. */
export function useRoute(): Route {
  const [route, setRoute] = useState(readRoute)
  useEffect(() => {
    const update = () => setRoute(readRoute())
    listeners.add(update)
    return () => {
      listeners.delete(update)
    }
  }, [])
  return route
}

/** An address: a page, the scope of where we are, and what is to be different. */
export function hrefTo(page: Page, params: URLSearchParams, changes: Changes = {}): string {
  const scope = new URLSearchParams([...params].filter(([name]) => SCOPE.includes(name)))
  return addressOf(page, changed(scope, changes))
}

/** The same page with some parameters changed. */
export function hrefHere({ page, params }: Route, changes: Changes): string {
  return addressOf(page ?? 'leaderboard', changed(params, changes))
}

/** The page that an address of ours leads to, with all parameters of where we are. */
export function hrefKeeping(page: Page, params: URLSearchParams, changes: Changes): string {
  return addressOf(page, changed(params, changes))
}

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const query = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name)
    const values = value == null ? [] : typeof value === 'string' ? [value] : value
    for (const one of values) if (one !== '') query.append(name, one)
  }
  return query
}

function queryOf(params: URLSearchParams): string {
  // Addresses are read by people: what need not be escaped in a query is not.
  const text = params
    .toString()
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':')
    .replaceAll('%40', '@')
  return text === '' ? '' : `?${text}`
}

/** Links of ours change the page in place; everything else a browser does with links still works. */
export function startRouting(): void {
  addEventListener('popstate', notify)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (link?.target !== '' || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (EXPORT && link.pathname !== location.pathname) return
    if (link.hash !== '' && link.pathname + link.search === location.pathname + location.search)
      return
    event.preventDefault()
    navigate(link.pathname + link.search, { replace: link.dataset.replace !== undefined })
  })
}
