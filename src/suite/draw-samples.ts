import type { Random } from './random.ts'

/**
 * Draws `size` items at random, each with the same chance, while they pass by: only what is drawn
 * is held in memory. They come back in the order of the suite.
 */
export async function drawSamples<T>(
  items: AsyncIterable<T>,
  size: number,
  random: Random,
): Promise<T[]> {
  const drawn: { position: number; item: T }[] = []
  let position = 0
  for await (const item of items) {
    if (drawn.length < size) {
      drawn.push({ position, item })
    } else {
      const place = random.integer(0, position)
      if (place < size) drawn[place] = { position, item }
    }
    position++
  }
  return drawn.sort((a, b) => a.position - b.position).map(({ item }) => item)
}
