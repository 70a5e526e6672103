import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testHome } from './test-service.ts'
import { warmUp } from './warm-up.ts'

it('asks until the service stops, and leaves nothing behind', async () => {
  const home = testHome()
  const stopping = new AbortController()
  const warm = warmUp(stopping.signal, () => 0)
  setTimeout(() => stopping.abort(), 500)
  expect(await warm).toBeGreaterThan(0)
  expect(readdirSync(home)).toEqual([])
})

it('asks nothing where the service is stopped at once', async () => {
  testHome()
  expect(await warmUp(AbortSignal.abort(), () => 0)).toBe(0)
})

it('ends when others have asked often, and not before', async () => {
  testHome()
  const { signal } = new AbortController()
  let others = 0
  const asked = await warmUp(signal, () => (others += 50))
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(20)
})
