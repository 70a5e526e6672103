import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testHome } from './test-service.ts'
import { warmUp } from './warm-up.ts'

it('asks until the service stops, and leaves nothing behind', async () => {
  const home = testHome()
  const stopping = new AbortController()
  const warm = warmUp(stopping.signal)
  setTimeout(() => stopping.abort(), 500)
  expect(await warm).toBeGreaterThan(0)
  expect(readdirSync(home)).toEqual([])
})

it('asks nothing where the service is stopped at once', async () => {
  testHome()
  expect(await warmUp(AbortSignal.abort())).toBe(0)
})
