import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testFolder } from '../../../tests/test-folder.ts'
import { readReply } from '../../score/index.ts'
import { createRedactor } from '../redact.ts'
import { createHookGuard } from './hook-guard.ts'

const folder = testFolder()
const program = folder.write(
  'hook.mjs',
  // Behaves as the command that it is asked about says; it never runs it.
  `import { readFileSync, writeFileSync } from 'node:fs'
     import { spawn } from 'node:child_process'
     const question = readFileSync(0, 'utf8')
     const { tool_input: { command } } = JSON.parse(question)
     const [verb, ...rest] = command.split(' ')
     const text = rest.join(' ')
     const say = (permissionDecision) => console.log(JSON.stringify({ hookSpecificOutput: {
       hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason: text } }))
     if (verb === 'question') writeFileSync(text, question)
     if (verb === 'deny' || verb === 'ask' || verb === 'allow') say(verb)
     if (verb === 'print') console.log(text)
     if (verb === 'exit') { console.error('because ' + text); process.exit(Number(rest[0])) }
     if (verb === 'signal') process.kill(process.pid, text)
     if (verb === 'hang') setInterval(() => {}, 1000)
     if (verb === 'flood') process.stdout.write('x'.repeat(5_000_000))
     if (verb === 'leave') {
       // A child that keeps the output open after its parent has ended.
       spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).unref()
       process.exit(2)
     }`,
)

function guard(secrets: string[] = []) {
  return createHookGuard(`'${process.execPath}' '${program}'`, createRedactor(secrets))
}

async function ask(command: string, signal?: AbortSignal) {
  return guard().decide(command, { epoch: 1, signal })
}

async function verdictOf(command: string) {
  const { reply } = await ask(command)
  return readReply(reply!)
}

test('the question has the shape that agents send', async () => {
  const file = join(folder.path, 'question.json')
  await ask(`question ${file}`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    hook_event_name: 'PreToolUse',
    tool_name: 'Bash',
    tool_input: { command: `question ${file}` },
    cwd: process.cwd(),
    session_id: expect.any(String),
  })
})

describe('verdicts', () => {
  test.each([
    ['deny it reads hashes', 'BLOCK', 'it reads hashes'],
    ['ask are you sure', 'WARN', 'are you sure'],
    ['allow fine', 'ALLOW', 'fine'],
    ['exit 2', 'BLOCK', 'because 2'],
    ['silence', 'ALLOW', 'no objection'],
    [
      'print {"hookSpecificOutput":{"permissionDecision":"never heard of"}}',
      'ALLOW',
      'no objection',
    ],
    ['print not JSON at all', 'ALLOW', 'no objection'],
    ['flood', 'ALLOW', 'no objection'],
  ])('%s', async (command, verdict, reason) => {
    expect(await verdictOf(command)).toEqual({ verdict, reason, confidence: 1 })
  })
})

describe('failures are no verdicts', () => {
  test.each([
    ['exit 1', 'the hook ended with exit code 1 (because 1)'],
    ['exit 127', 'the hook ended with exit code 127'],
    ['signal SIGSEGV', 'the hook was ended by SIGSEGV'],
  ])('%s', async (command, words) => {
    const answer = await ask(command)
    expect(answer).toMatchObject({ reply: null, cause: 'api_error', failedOpen: true })
    expect(answer.error).toContain(words)
    expect(answer.error).toContain('an agent would have let the command run')
  })

  test('a program that is not there ends the run', async () => {
    const missing = createHookGuard('no-such-program-anywhere', (text) => text)
    await expect(missing.decide('ls', { epoch: 1 })).rejects.toMatchObject({
      kind: 'fatal',
      message: 'hook: there is no program "no-such-program-anywhere"',
    })
  })

  test('a hang is ended with the signal', async () => {
    const started = Date.now()
    await expect(ask('hang', AbortSignal.timeout(300))).rejects.toThrow()
    expect(Date.now() - started).toBeLessThan(3000)
  })

  test('children that keep the output open are not waited for', async () => {
    const started = Date.now()
    expect((await verdictOf('leave')).verdict).toBe('BLOCK')
    expect(Date.now() - started).toBeLessThan(5000)
  })
})

test('secrets that a hook prints do not get through', async () => {
  const { reply } = await guard(['topsecret-key']).decide('deny the key is topsecret-key', {
    epoch: 1,
  })
  expect(reply).toContain('[redacted]')
  expect(reply).not.toContain('topsecret')
})
