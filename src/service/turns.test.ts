import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

it('lets what waits go on together, in its order, and the rest of a crowd a turn later', async () => {
  const turns = new Turns()
  const gone: number[] = []
  const all = Array.from({ length: 100 }, async (_, i) => {
    await turns.next()
    gone.push(i)
  })
  expect(gone).toEqual([])
  await all[0]
  expect(gone).toEqual(Array.from({ length: 64 }, (_, i) => i))
  await Promise.all(all)
  expect(gone).toEqual(Array.from({ length: 100 }, (_, i) => i))
  await turns.next()
})
