import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import type { AuditRecord } from '../audit/index.ts'
import { type Service, type ServiceOptions, startService } from './service.ts'
import { readServiceFile, type ServiceFile } from './service-file.ts'

/** For tests: a service in this process, in a home of nobody. */
export interface TestService {
  home: string
  file: ServiceFile
  said: string[]
  service: Service
  ask(path: string, options?: AskOptions): Promise<Reply>
  records(): AuditRecord[]
}

export interface AskOptions {
  method?: string
  headers?: Record<string, string | undefined>
  body?: string | Buffer
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** A folder that is a home while a test runs: policies, permissions and the log lie below it. */
export function testHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'aegish-service-'))
  const { HOME, XDG_STATE_HOME } = process.env
  process.env.HOME = home
  delete process.env.XDG_STATE_HOME
  onTestFinished(() => {
    process.env.HOME = HOME
    if (XDG_STATE_HOME !== undefined) process.env.XDG_STATE_HOME = XDG_STATE_HOME
    removeFolder(home)
  })
  return home
}

export async function testService(
  options: Partial<ServiceOptions> = {},
  home: string = testHome(),
): Promise<TestService> {
  const said: string[] = []
  const path = join(home, '.local/state/aegish/service')
  const service = await startService({
    place: { port: 0, file: path },
    packageFolder: join(home, 'package'),
    version: '1.2.3',
    env: {},
    say: (message) => said.push(message),
    ...options,
  })
  onTestFinished(() => service.stop())
  const file = readServiceFile(path)!
  return {
    home,
    file,
    said,
    service,
    ask: (path, { method = 'POST', headers, body = '' } = {}) =>
      new Promise((resolve, reject) => {
        const given = {
          Authorization: `Bearer ${file.request}`,
          'Content-Type': 'text/plain',
          ...headers,
        }
        const asked = request(
          {
            host: '127.0.0.1',
            port: file.port,
            path,
            method,
            agent: false,
            headers: Object.fromEntries(
              Object.entries(given).filter(([, value]) => value !== undefined),
            ),
          },
          (response) => {
            let text = ''
            response.setEncoding('utf8')
            response.on('data', (piece: string) => {
              text += piece
            })
            response.once('end', () =>
              resolve({ status: response.statusCode!, headers: response.headers, body: text }),
            )
          },
        )
        asked.once('error', reject)
        asked.end(body)
      }),
    records: () => recordsBelow(join(home, '.local/state/aegish')),
  }
}

/** Every line of the log, whoever wrote it. */
export function recordsBelow(folder: string): AuditRecord[] {
  return readdirSync(folder)
    .filter((name) => /^audit.*\.jsonl$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
