import { CallError } from '../call-error.ts'

/** No verdict needs more; a body without end would fill the memory before any time limit. */
const LARGEST_BODY = 64 * 1024 * 1024

/**
 * `fetch` that goes nowhere but to the address asked for (a redirect is an error) and reads no
 * more than a bounded body.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const length = response.headers.get('content-length')
  // The length is known: undici reads exactly so much.
  if (length !== null && Number(length) <= LARGEST_BODY) return response
  if (response.body === null) return response
  let size = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > LARGEST_BODY) {
          controller.error(
            new CallError('sample', `the reply is larger than ${LARGEST_BODY / 1024 ** 2} MB`),
          )
        } else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  })
}
