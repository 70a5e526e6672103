import { describe, expect, it } from 'vitest'
import { createStaticGuard } from '../index.ts'

const guard = createStaticGuard()
const judge = (command: string) => guard.analyse(command)

import { withPlainHost } from './host-notation.ts'

describe('notations of an address', () => {
  it.each([
    ['http://2852039166/x', 'http://169.254.169.254/x'],
    ['http://0xa9fea9fe/x', 'http://169.254.169.254/x'],
    ['http://0251.0376.0251.0376/x', 'http://169.254.169.254/x'],
    ['169.254.43518:80', '169.254.169.254:80'],
    ['http://[::ffff:a9fe:a9fe]/x', 'http://169.254.169.254/x'],
    ['http://[::ffff:169.254.169.254]/x', 'http://169.254.169.254/x'],
    ['https://user@10.0.0.1/x', 'https://user@10.0.0.1/x'],
    ['https://example.org/1', 'https://example.org/1'],
    ['http://[::1]:80/x', 'http://[::1]:80/x'],
  ])('%s', (address, plain) => expect(withPlainHost(address)).toBe(plain))

  it('the service for credentials is known by all of them', () =>
    expect(judge('curl http://0xA9.254.43518/latest/user-data').rule).toBe('4'))
})
