import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing, jsonWith } from '../../../tests/fuzz.ts'
import { testFolder } from '../../../tests/test-folder.ts'
import { readReply } from '../../score/index.ts'
import { createRedactor } from '../redact.ts'
import { createHookGuard } from './hook-guard.ts'

const folder = testFolder()
const answer = join(folder.path, 'answer')
// A hook that says what the file holds, whatever it is asked, and ends with exit code 0.
const guard = createHookGuard(`cat '${answer}'`, createRedactor(['a-secret-key']))

const json = jsonWith([
  'hookSpecificOutput',
  'hookEventName',
  'permissionDecision',
  'permissionDecisionReason',
  'decision',
  'reason',
  'continue',
  'deny',
  'ask',
  'allow',
  'block',
  'a-secret-key',
])
const texts = fc.oneof(
  json.map((value) => Buffer.from(JSON.stringify(value))),
  fc
    .tuple(json, json)
    .map(([permissionDecision, permissionDecisionReason]) =>
      Buffer.from(
        JSON.stringify({ hookSpecificOutput: { permissionDecision, permissionDecisionReason } }),
      ),
    ),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
)

test('whatever a hook of others says is a verdict, and never its secrets', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (said) => {
      folder.write('answer', said)
      const { reply, error } = await guard.decide('ls', { epoch: 1 })
      expect(error).toBeUndefined()
      expect(['ALLOW', 'WARN', 'BLOCK']).toContain(readReply(reply!).verdict)
      expect(reply).not.toContain('a-secret-key')
    }),
    fuzzing(60),
  )
})
