import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { removeFolder } from '../../tests/remove-folder.ts'
import { KeptPolicies } from './kept-policies.ts'
import { readPolicy } from './user-policy.ts'

const TEXT = 'version: 1\ndeny:\n  - {binary: terraform, reason: only the pipeline}\n'
const POLICY = {
  version: 1,
  allow: [],
  deny: [{ binary: ['terraform'], reason: 'only the pipeline' }],
}
const WEAK = { version: 1, allow: [{ binary: ['terraform'], reason: 'all' }], deny: [] }

/** A policy in a home of nobody, and what is kept of it after it was read once. */
async function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'aegish-kept-'))
  vi.stubEnv('HOME', home)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    removeFolder(home)
  })
  const path = join(home, 'policy.yaml')
  writeFileSync(path, TEXT)
  expect(await readPolicy(path)).toEqual(POLICY)
  const folder = join(home, '.local/state/aegish/policies')
  const kept = join(folder, readdirSync(folder)[0]!)
  /** Puts something else in the place of the policy that is kept. */
  const replace = (change: object) =>
    writeFileSync(kept, JSON.stringify({ ...JSON.parse(readFileSync(kept, 'utf8')), ...change }))
  return { home, path, folder, kept, replace }
}

test('what a policy became is kept for its owner alone, and taken while its text is the same', async () => {
  const { path, folder, kept, replace } = await makeHome()
  expect(readdirSync(folder)).toHaveLength(1)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(kept).mode & 0o777).toBe(0o600)
  // It can only come from there.
  replace({ policy: WEAK })
  expect(await readPolicy(path)).toEqual(WEAK)
  writeFileSync(path, `${TEXT}# another\n`)
  expect(await readPolicy(path)).toEqual(POLICY)
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ policy: POLICY })
})

test.each<[string, (home: Awaited<ReturnType<typeof makeHome>>) => void]>([
  ['others may write it', ({ kept }) => chmodSync(kept, 0o620)],
  ['others may write to its folder', ({ folder }) => chmodSync(folder, 0o777)],
  [
    'it is a link',
    ({ kept, home }) => {
      writeFileSync(join(home, 'elsewhere'), readFileSync(kept))
      unlinkSync(kept)
      symlinkSync(join(home, 'elsewhere'), kept)
    },
  ],
  ['it is of another form', ({ replace }) => replace({ form: 0 })],
  ['it is of another text', ({ replace }) => replace({ text: `${TEXT} ` })],
  ['it is no policy', ({ replace }) => replace({ policy: { ...WEAK, allow: [{ binary: 'x' }] } })],
  ['it is a file of tests', ({ replace }) => replace({ policy: { policy: 'x', tests: [] } })],
  ['it is no JSON', ({ kept }) => writeFileSync(kept, '{')],
  [
    'it is a folder',
    ({ kept }) => {
      unlinkSync(kept)
      mkdirSync(kept)
    },
  ],
])('the policy itself is read where %s', async (_, damage) => {
  const home = await makeHome()
  home.replace({ policy: WEAK })
  damage(home)
  expect(await readPolicy(home.path)).toEqual(POLICY)
})

test('of a policy of somebody else nothing is kept, and nothing that is there is taken', async () => {
  const { path, folder, home, replace } = await makeHome()
  replace({ policy: WEAK })
  const { uid } = statSync(path)
  vi.spyOn(process, 'getuid').mockReturnValue(uid + 1)
  expect(new KeptPolicies(join(home, '.local/state/aegish'), path).get(TEXT)).toBeUndefined()
  expect(await readPolicy(path)).toEqual(POLICY)
  const other = join(home, 'other.yaml')
  writeFileSync(other, TEXT)
  await readPolicy(other)
  expect(readdirSync(folder)).toHaveLength(1)
  vi.restoreAllMocks()
})

test('a broken policy is not kept, and says what is wrong each time', async () => {
  const { path, folder } = await makeHome()
  writeFileSync(path, 'version: 2\n')
  for (let i = 0; i < 2; i++) await expect(readPolicy(path)).rejects.toThrow(/version: must be 1/)
  expect(readdirSync(folder)).toHaveLength(1)
})
