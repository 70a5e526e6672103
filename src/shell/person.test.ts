import { EventEmitter } from 'node:events'
import type { ReadStream, WriteStream } from 'node:tty'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Person } from './person.ts'

describe('a question', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function ask() {
    const input = Object.assign(new EventEmitter(), { setRawMode() {}, resume() {}, pause() {} })
    const person = new Person(
      input as unknown as ReadStream,
      { write: () => true } as unknown as WriteStream,
    )
    person.open()
    const answer = person.confirm('? ')
    const type = (afterMs: number, text: string) => {
      vi.advanceTimersByTime(afterMs)
      input.emit('data', Buffer.from(text))
    }
    return { answer, type }
  }

  it('is answered by a yes that is typed for it', async () => {
    const { answer, type } = ask()
    type(200, 'y')
    type(10, '\r')
    expect(await answer).toBe(true)
  })

  it('is not answered by a paste that goes on and on, however long it takes', async () => {
    const { answer, type } = ask()
    for (let i = 0; i < 50; i++) type(20, 'y\r')
    type(200, 'n\r')
    expect(await answer).toBe(false)
  })
})
