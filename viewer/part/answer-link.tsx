import type { ComponentChildren } from 'preact'
import { EXPORT } from '../data/exported.ts'
import { fetchJson } from '../data/fetch-json.ts'

interface Props {
  /** Of the viewer's server. */
  url: string
  /** The name of the file that a browser saves. */
  file: string
  class?: string
  children: ComponentChildren
}

/** A link to an answer as a file. In an export there is no such address: the file is made here. */
export function AnswerLink({ url, file, class: className, children }: Props) {
  if (!EXPORT) {
    return (
      <a class={className} href={url} download={file}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" class={className ?? 'link-button'} onClick={() => save(url, file)}>
      {children}
    </button>
  )
}

async function save(url: string, file: string): Promise<void> {
  const answer = await fetchJson<unknown>(url)
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  link.download = file
  link.click()
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
