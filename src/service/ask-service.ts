import { request as httpRequest } from 'node:http'
import { healthSchema } from './schemas.ts'
import type { Place } from './service.ts'
import { readServiceFile } from './service-file.ts'

/** A service that answered, and proved that it is the one whose file or socket was asked. */
export interface Alive {
  pid: number
  version: string
  status: 'ok' | 'degraded'
  address: string
}

const PATIENCE_MS = 2_000
const LONGEST = 64 * 1024

/** Asks the service at a place how it is; undefined where none answers. */
export async function askHealth(
  place: { socket: string } | Omit<Extract<Place, { file: string }>, 'port'>,
): Promise<Alive | undefined> {
  const file = 'file' in place ? readServiceFile(place.file) : undefined
  if ('file' in place && file === undefined) return undefined
  const address = file ? `http://127.0.0.1:${file.port}` : (place as { socket: string }).socket
  const answer = await get(
    file
      ? {
          host: '127.0.0.1',
          port: file.port,
          headers: { Authorization: `Bearer ${file.request}` },
        }
      : { socketPath: address, headers: { Host: 'localhost' } },
  )
  if (answer === undefined || (file && answer.proof !== file.answer)) return undefined
  const { success, data } = healthSchema.safeParse(parseJson(answer.body))
  if (!success || data.pid === undefined) return undefined
  return { pid: data.pid, version: data.version, status: data.status, address }
}

function get(to: object): Promise<{ body: string; proof: unknown } | undefined> {
  return new Promise((resolve) => {
    const asked = httpRequest(
      { path: '/healthz', agent: false, signal: AbortSignal.timeout(PATIENCE_MS), ...to },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          body += piece
          if (body.length > LONGEST) response.destroy()
        })
        response.once('end', () => resolve({ body, proof: response.headers['aegish-answer'] }))
        response.once('error', () => resolve(undefined))
      },
    )
    asked.once('error', () => resolve(undefined))
    asked.end()
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
