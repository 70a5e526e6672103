import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { removeFolder } from './remove-folder.ts'

/** A folder for the files of one test file, removed at its end. */
export function testFolder(): {
  path: string
  write(name: string, content: string | Buffer): string
} {
  const path = mkdtempSync(join(tmpdir(), 'aegish-test-'))
  afterAll(() => removeFolder(path))
  return {
    path,
    write(name, content) {
      const file = join(path, name)
      writeFileSync(file, content)
      return file
    },
  }
}
