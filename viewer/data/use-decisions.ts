import { useEffect, useState } from 'preact/hooks'
import type { Decisions } from '../../src/view/api.ts'
import { fetchJson } from './fetch-json.ts'

export type ShownDecisions = Exclude<Decisions, { unchanged: true }>

/** How often the log is asked for news while somebody looks. */
const ASK_MS = 1000

/** What was decided, as the log grows; an older answer stays while a newer one comes. */
export function useDecisions(query: string): {
  value: ShownDecisions | null
  error: string | null
} {
  const [state, setState] = useState<{ value: ShownDecisions | null; error: string | null }>({
    value: null,
    error: null,
  })
  useEffect(() => {
    const stop = new AbortController()
    let have = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      try {
        if (!document.hidden) {
          const params = new URLSearchParams(query)
          if (have !== '') params.set('have', have)
          const answer = await fetchJson<Decisions>(`/api/decisions?${params}`, stop.signal)
          have = answer.version
          if (!answer.unchanged) setState({ value: answer, error: null })
          else setState((before) => (before.error === null ? before : { ...before, error: null }))
        }
      } catch (error) {
        if (stop.signal.aborted) return
        setState((before) => ({ ...before, error: (error as Error).message }))
      }
      if (!stop.signal.aborted) timer = setTimeout(ask, ASK_MS)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [query])
  return state
}
