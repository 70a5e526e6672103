import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { onlyLocalNames } from './security.ts'

function statusOf(port: number, host: string | undefined) {
  const app = new Hono()
  app.use(onlyLocalNames(() => port))
  app.get('/', (context) => context.text('fine'))
  return Promise.resolve(app.request('/', { headers: host === undefined ? {} : { host } })).then(
    ({ status }) => status,
  )
}

test.each([
  [80, '127.0.0.1', 200],
  [80, 'localhost', 200],
  [80, '[::1]', 200],
  [80, 'LOCALHOST:80', 200],
  [80, 'localhost:8000', 403],
  [80, 'localhost:80:80', 403],
  [80, 'evil.example', 403],
  [80, '127.0.0.1.evil.example', 403],
  [80, undefined, 403],
  [8000, 'localhost:8000', 200],
  [8000, 'localhost', 403],
  [8000, 'localhost:80', 403],
  [8000, '', 403],
])('on port %i the name %s gets %i', async (port, host, status) => {
  expect(await statusOf(port, host)).toBe(status)
})
