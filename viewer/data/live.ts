import { useEffect, useState } from 'preact/hooks'
import type { Overview } from '../../src/view/api.ts'
import { EXPORT } from './exported.ts'
import { fetchJson } from './fetch-json.ts'

/** What is being looked at, kept in step with the server. */
export interface Live {
  overview: Overview | null
  /** The server has gone away; what is shown is what it last said. */
  lost: boolean
}

/** Follows the server: it says when something has changed, and we ask what. */
export function useLive(): Live {
  const [live, setLive] = useState<Live>({ overview: null, lost: false })
  useEffect(() => {
    let asking = false
    let again = false
    let instance: string | undefined
    const ask = async () => {
      if (asking) {
        again = true
        return
      }
      asking = true
      do {
        again = false
        try {
          const overview = await fetchJson<Overview>('/api/overview')
          // Another viewer took the port: nothing that we remember is true of it.
          if (instance !== undefined && instance !== overview.instance) location.reload()
          instance = overview.instance
          setLive({ overview, lost: false })
        } catch {
          setLive((before) => ({ ...before, lost: true }))
        }
      } while (again)
      asking = false
    }
    // The first question need not wait for the stream to open.
    void ask()
    // Nothing changes in an export.
    if (EXPORT) return
    // A browser allows only six connections to one server: pages that nobody looks at give theirs up.
    let events: EventSource | undefined
    const follow = () => {
      events?.close()
      events = undefined
      if (document.hidden) return
      events = new EventSource('/api/events')
      events.addEventListener('revision', ask)
      events.addEventListener('error', () => setLive((before) => ({ ...before, lost: true })))
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      events?.close()
    }
  }, [])
  return live
}
