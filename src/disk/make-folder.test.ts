import { existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../tests/test-folder.ts'
import { makeFolder } from './make-folder.ts'

const folder = testFolder()

test('makes what is missing, with the mode that is asked for, and leaves what is there', () => {
  const path = join(folder.path, 'a', 'b', 'c')
  makeFolder(path, 0o700)
  makeFolder(path)
  expect(statSync(path).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder.path, 'a')).mode & 0o777).toBe(0o700)
})

test('where nothing can be made it says so, and does not try forever', () => {
  expect(() => makeFolder('/proc/nothing/here')).toThrow(/ENOENT|EACCES|EPERM|EROFS/)
  expect(existsSync('/proc/nothing')).toBe(false)
})

test('a file in the way is named', () => {
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow(/EEXIST/)
  expect(() => makeFolder(join(file, 'below'))).toThrow(/ENOTDIR/)
  const dangling = join(folder.path, 'dangling')
  symlinkSync(join(folder.path, 'nowhere'), dangling)
  expect(() => makeFolder(dangling)).toThrow(/EEXIST/)
})
