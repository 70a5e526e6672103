import { CallError } from '../call-error.ts'

/**
 * The most that is read of a reply, counted as it comes out of decompression: what a header or the
 * wire says is no measure, because a megabyte of gzip can hold a gigabyte. The longest replies that
 * models write are below one megabyte; on its way into the journal a reply exists several times
 * over, and many are under way at once.
 */
export const LARGEST_REPLY = 12 * 1024 * 1024
/** Of an error only its first words are used, and its status must not be lost to its length. */
const LARGEST_ERROR = 64 * 1024

/**
 * `fetch` that goes nowhere but to the address asked for (a redirect is an error) and reads no
 * more than a bounded body: a longer reply is an error, a longer error is cut off.
 */
export function fetchWithin(largest: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { status, statusText, headers, body } = response
    if (status > 599) {
      // No Response can be made of it.
      await body?.cancel()
      throw new CallError('transient', `the provider answered ${status}, which is no status`)
    }
    if (body === null) return response
    const bounded = response.ok ? refuseLonger(body, largest) : cutLonger(body, LARGEST_ERROR)
    return new Response(bounded, { status, statusText, headers })
  }
}

/** For single calls. */
export const boundedFetch = fetchWithin(LARGEST_REPLY)

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

function refuseLonger(body: Bytes, most: number): Bytes {
  let size = 0
  return body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size <= most) return controller.enqueue(chunk)
        controller.error(new CallError('sample', `the reply is larger than ${most / 1024 ** 2} MB`))
      },
    }),
  )
}

function cutLonger(body: Bytes, most: number): Bytes {
  let size = 0
  return body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        controller.enqueue(chunk.subarray(0, most - size))
        size += chunk.byteLength
        // Ends the reader's side and cancels the source.
        if (size >= most) controller.terminate()
      },
    }),
  )
}
