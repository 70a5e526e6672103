import { userInfo } from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'
import { homeFolder } from './home-folder.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('is what HOME names, and else what the system says', () => {
  vi.stubEnv('HOME', '/home/dev')
  expect(homeFolder()).toBe('/home/dev')
  for (const nothing of ['', undefined]) {
    vi.stubEnv('HOME', nothing)
    expect(homeFolder()).toBe(userInfo().homedir)
  }
})
