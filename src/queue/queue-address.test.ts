import { describe, expect, test } from 'vitest'
import { readQueueAddress } from './queue-address.ts'

describe('the address of a queue', () => {
  test('is shown without user name, password and query', () => {
    const text = 'rediss://team:s3cret%2Fword@queue.example:6380/2?password=other-secret'
    const address = readQueueAddress(text, {})
    expect(address).toMatchObject({
      username: 'team',
      password: 's3cret/word',
      shown: 'rediss://queue.example:6380/2',
      isOpen: false,
    })
    expect(address.url).not.toContain('s3cret')
    const said = address.redact(`AUTH team s3cret/word s3cret%2Fword other-secret at ${text}`)
    expect(said).not.toMatch(/s3cret|other-secret/)
  })

  test('leaves out what the environment holds', () => {
    const env = { REDIS_USERNAME: 'team', REDIS_PASSWORD: 'from-the-environment' }
    const { username, password, redact } = readQueueAddress('redis://localhost', env)
    expect({ username, password }).toEqual({ username: 'team', password: 'from-the-environment' })
    expect(redact('WRONGPASS from-the-environment')).toBe('WRONGPASS [redacted]')
    expect(readQueueAddress('redis://a:in-the-address@localhost', env)).toMatchObject({
      username: 'a',
      password: 'in-the-address',
    })
  })

  test.each([
    ['redis://localhost:6379', false],
    ['redis://127.0.0.1', false],
    ['redis://[::1]:6379', false],
    ['redis://10.0.0.7', true],
    ['redis://127.0.0.1.example.com', true],
    ['rediss://10.0.0.7', false],
  ])('%s can be read on the way: %s', (text, isOpen) => {
    expect(readQueueAddress(text, {}).isOpen).toBe(isOpen)
  })

  test.each([
    '',
    'localhost',
    'http://h',
    'redis:',
    'redis://',
    'a:hunter2hunter2@h',
    'redis://u:hunter2hunter2@h/x',
  ])('that is none is refused without being quoted: %s', (text) => {
    expect(() => readQueueAddress(text, {})).toThrow(
      expect.objectContaining({ code: 'BAD_QUEUE', exitCode: 2 }),
    )
    expect(() => readQueueAddress(text, {})).not.toThrow(/hunter2/)
  })
})
