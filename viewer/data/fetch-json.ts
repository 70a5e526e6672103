import { useEffect, useRef, useState } from 'preact/hooks'
import { EXPORT, exportedAnswer } from './exported.ts'

/** An answer that is on its way, came, or failed. An older answer stays while a newer one comes. */
export interface Answered<T> {
  value: T | null
  error: string | null
  loading: boolean
}

/**
 * The one way by which pages get their data: from our own server, or in an export from the files
 * beside the page. The message of a failure is for people.
 */
export async function fetchJson<T>(url: string, signal?: AbortSignal): Promise<T> {
  if (EXPORT) return exportedAnswer<T>(url)
  let response: Response
  try {
    response = await fetch(url, { signal })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Error('The viewer does not answer. Is "aegish view" still running?')
  }
  const body = (await response.json()) as T & { error?: string }
  if (!response.ok) throw new Error(body.error ?? `The viewer answered ${response.status}.`)
  return body
}

/** Fetches whenever the address or the version changes; null asks for nothing. */
export function useJson<T>(url: string | null, version: number | string = 0): Answered<T> {
  const [state, setState] = useState<Answered<T> & { url: string | null }>({
    url: null,
    value: null,
    error: null,
    loading: true,
  })
  const current = useRef(url)
  current.current = url
  useEffect(() => {
    if (url === null) return
    const abort = new AbortController()
    fetchJson<T>(url, abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setState({ url, value, error: null, loading: false })
      },
      (error: Error) => {
        if (abort.signal.aborted) return
        setState((before) => ({ ...before, url, error: error.message, loading: false }))
      },
    )
    return () => abort.abort()
  }, [url, version])
  return { ...state, loading: state.loading || state.url !== url }
}
