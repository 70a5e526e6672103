import { mkdtempSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import {
  makeSamples,
  quickRunEnvironment,
  runBench,
  writeSuite,
} from '../../tests/support/bench-run.ts'
import {
  type ProviderServer,
  startProviderServer,
  verdictText,
} from '../../tests/support/provider-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'aegish-paid-'))
let server: ProviderServer | undefined
afterEach(async () => {
  await server?.close()
  removeFolder(folder)
})

/** Holds back everything that is written through a file handle, as a slow disk does. */
async function holdWrites(): Promise<{ release(): void }> {
  const probe = await open(join(folder, 'probe'), 'w')
  const prototype = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  const { write } = prototype
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  prototype.write = async function (this: FileHandle, ...args: unknown[]) {
    await released
    return (write as (...all: unknown[]) => unknown).apply(this, args)
  } as FileHandle['write']
  return {
    release() {
      prototype.write = write
      release()
    },
  }
}

test('calls that a kill can cost: never more than are allowed at once, however slow the disk is', async () => {
  server = await startProviderServer(() => ({ text: verdictText('BLOCK') }))
  const suite = writeSuite(folder, makeSamples(100))
  const held = await holdWrites()
  const running = runBench(
    folder,
    { guards: ['openai/gpt-5-mini'], suites: [suite] },
    { concurrency: 16 },
    quickRunEnvironment(server.env()),
  )
  const { calls } = server
  while (calls.length < 16) await new Promise((resolve) => setTimeout(resolve, 5))
  // Time enough for many more, if nothing held them back.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(calls).toHaveLength(16)
  held.release()
  expect((await running).running.jobs[0]).toMatchObject({ status: 'success', done: 100 })
  expect(calls).toHaveLength(100)
})
