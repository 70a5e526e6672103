import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
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
     if (verb === 'detach') {
       // A child in a session of its own that keeps the output open.
       const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
         stdio: ['ignore', 'inherit', 'inherit'], detached: true })
       child.unref()
       writeFileSync(rest[0], String(child.pid))
       if (rest[1] !== undefined) { console.error('because'); process.exit(Number(rest[1])) }
       setInterval(() => {}, 1000)
     }
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
    ['print {"hookSpecificOutput":{"permissionDecision":"defer"}}', 'ALLOW', 'no objection'],
    ['print {"decision":"block","reason":"older"}', 'BLOCK', 'older'],
    ['print {"decision":"deny","reason":"gemini"}', 'BLOCK', 'gemini'],
    ['print {"decision":"ask"}', 'WARN', 'asked for approval'],
    ['print {"decision":"approve","reason":"fine"}', 'ALLOW', 'fine'],
    ['print {"permission":"deny","userMessage":"cursor"}', 'BLOCK', 'cursor'],
    ['print {"permission":"ask","agentMessage":"sure"}', 'WARN', 'sure'],
    ['print {"permission":"allow"}', 'ALLOW', 'no objection'],
    ['print {"cancel":true,"errorMessage":"cline"}', 'BLOCK', 'cline'],
    ['print {"cancel":false}', 'ALLOW', 'no objection'],
    ['print {"block":true,"reason":"pi"}', 'BLOCK', 'pi'],
    ['print {"continue":false,"stopReason":"enough"}', 'BLOCK', 'enough'],
    ['print {"continue":true}', 'ALLOW', 'no objection'],
    ['print {"__proto__":{"decision":"block"}}', 'ALLOW', 'no objection'],
    ['print {"decision":["block"],"reason":7}', 'ALLOW', 'no objection'],
    [
      'print {"decision":"block","hookSpecificOutput":{"permissionDecision":"allow"}}',
      'ALLOW',
      'no objection',
    ],
    ['print null', 'ALLOW', 'no objection'],
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
    expect((await verdictOf('leave')).verdict).toBe('BLOCK')
  })

  describe('a child in a session of its own', () => {
    const pidFile = join(folder.path, 'detached.pid')
    const child = () => Number(readFileSync(pidFile, 'utf8'))
    beforeEach(() => rmSync(pidFile, { force: true }))

    test('that keeps the output open: the exit decides', async () => {
      expect((await verdictOf(`detach ${pidFile} 2`)).verdict).toBe('BLOCK')
      // It asked to outlive the hook, and the hook had answered.
      process.kill(child(), 'SIGKILL')
    })

    test('ends with the hook when that takes too long', async () => {
      const timeLimit = new AbortController()
      const asked = ask(`detach ${pidFile}`, timeLimit.signal)
      await until(() => existsSync(pidFile) && isAlive(child()))
      timeLimit.abort(new Error('too long'))
      await expect(asked).rejects.toThrow('too long')
      // Only Linux shows which processes belong to a call.
      if (process.platform === 'linux') await until(() => !isAlive(child()))
      else process.kill(child(), 'SIGKILL')
    })
  })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // Somebody's child that has ended stays in the list until it is asked after.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch (error) {
    return (error as NodeJS.ErrnoException).syscall === 'open' && process.platform !== 'linux'
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('secrets that a hook prints do not get through', async () => {
  const { reply } = await guard(['topsecret-key']).decide('deny the key is topsecret-key', {
    epoch: 1,
  })
  expect(reply).toContain('[redacted]')
  expect(reply).not.toContain('topsecret')
})
