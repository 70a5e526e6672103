import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decisionJson } from '../guard/decision-json.ts'
import { analyse } from '../guard/static/index.ts'
import { decisionSchema, resultsSchema } from './schemas.ts'
import { type TestService, testHome, testService } from './test-service.ts'

const JSON_BODY = { 'Content-Type': 'application/json' }
const json = (value: unknown) => ({ headers: JSON_BODY, body: JSON.stringify(value) })

describe('POST /v1/check', () => {
  it('answers what the guard decides, and it is in the log', async () => {
    const { ask, records, file } = await testService()
    const { status, headers, body } = await ask(
      '/v1/check',
      json({ command: 'cat /etc/shadow', cwd: '/srv', role: 'sysadmin', id: 'q-1', agent: 'ci' }),
    )
    expect(status).toBe(200)
    expect(headers['aegish-answer']).toBe(file.answer)
    const analysis = analyse('cat /etc/shadow', {
      role: 'sysadmin',
      directory: '/srv',
    })
    expect(JSON.parse(body)).toEqual({
      id: 'q-1',
      command: 'cat /etc/shadow',
      guard: 'static',
      ...decisionJson(analysis),
    })
    expect(decisionSchema.strict().parse(JSON.parse(body))).toBeDefined()
    expect(records()).toMatchObject([
      {
        request: 'q-1',
        agent: 'ci',
        directory: '/srv',
        command: 'cat /etc/shadow',
        verdict: 'BLOCK',
        answer: 'deny',
        role: 'sysadmin',
        certainty: 'known',
      },
    ])
  })

  it('says what it did not understand and what it doubts, and writes both down', async () => {
    const { ask, records } = await testService()
    const commands = ['cat "$(sqlite3 :memory: "select 1")"', 'ls -l /etc/shadow ~/.ssh/id_rsa']
    const { body } = await ask('/v1/check', json({ commands }))
    const { results } = JSON.parse(body)
    for (const result of results) expect(decisionSchema.strict().parse(result)).toEqual(result)
    const what = expect.stringContaining('depends on the output of sqlite3')
    expect(results).toMatchObject([
      { verdict: 'ALLOW', certainty: 'unresolved', unknowns: [{ what }] },
      { verdict: 'ALLOW', certainty: 'doubtful', doubts: ['/etc/shadow', '~/.ssh/id_rsa'] },
    ])
    expect(records()).toMatchObject([
      { certainty: 'unresolved', unknowns: [what], reason: what },
      { certainty: 'doubtful', reason: expect.stringContaining('looks like an attack') },
    ])
  })

  it('answers a batch in its order, each a line of the log under a name of its own', async () => {
    const { ask, records } = await testService()
    const commands = ['ls', 'cat /etc/shadow', 'ls']
    const { body } = await ask('/v1/check', json({ commands, id: 'b' }))
    const { results } = resultsSchema.parse(JSON.parse(body))
    expect(results.map(({ command, verdict, id }) => [command, verdict, id])).toEqual([
      ['ls', 'ALLOW', 'b/0'],
      ['cat /etc/shadow', 'BLOCK', 'b/1'],
      ['ls', 'ALLOW', 'b/2'],
    ])
    expect(records().map(({ request }) => request)).toEqual(['b/0', 'b/1', 'b/2'])
  })

  it.each([
    ['asks', undefined, 'WARN', 'ask'],
    ['asks', 'ask', 'WARN', 'ask'],
    ['passes', 'allow', 'ALLOW', 'pass'],
    ['refuses', 'deny', 'BLOCK', 'deny'],
  ])('%s at a prompt about what it did not understand (unresolved: %s)', async (_, how, verdict, answer) => {
    const home = testHome()
    if (how !== undefined) {
      mkdirSync(join(home, '.config/aegish'), { recursive: true })
      writeFileSync(join(home, '.config/aegish/policy.yaml'), `version: 1\nunresolved: ${how}\n`)
    }
    const { ask, records } = await testService({}, home)
    const context = 'agent=prompt\0'
    const { body } = await ask('/v1/check', {
      headers: { 'Aegish-Context': String(context.length) },
      body: `${context}cat "$(sqlite3 :memory: "select 1")"`,
    })
    const [first = '', second] = body.split('\n')
    expect(first).toMatch(new RegExp(`^${verdict} \\S+ unresolved `))
    if (verdict !== 'ALLOW') expect(second).toContain('depends on the output of sqlite3')
    expect(records()).toMatchObject([{ verdict: 'ALLOW', certainty: 'unresolved', answer }])
  })

  it('speaks plain text to shells, and proves itself at the end', async () => {
    const { ask, file, records } = await testService()
    const context = Buffer.from(
      'directory=/a\nb\0agent=prompt\0session=tty1\0role=sysadmin\0id=x\0',
    )
    const { body, headers } = await ask('/v1/check', {
      headers: { 'Aegish-Context': String(context.length) },
      body: Buffer.concat([context, Buffer.from('cat /etc/shadow # é\r\n')]),
    })
    expect(headers['content-type']).toMatch(/^text\/plain/)
    const lines = body.split('\n')
    expect(lines[0]).toBe('BLOCK 4 known x')
    expect(lines[1]).toContain('/etc/shadow')
    expect(lines.at(-1)).toBe(file.answer)
    expect(records()).toMatchObject([
      {
        command: 'cat /etc/shadow # é\r\n',
        directory: '/a\nb',
        agent: 'prompt',
        session: 'tty1',
        role: 'sysadmin',
      },
    ])
  })

  it('does nothing to a terminal that shows its answer', async () => {
    const { ask } = await testService()
    const { body } = await ask('/v1/check', { body: 'cat /etc/shadow "\x1b]0;x\x07\n/etc/passwd"' })
    expect(body).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/)
  })

  it('takes its policy from its file as it is now', async () => {
    const home = testHome()
    const policy = join(home, 'policy.yaml')
    const write = (binary: string) =>
      writeFileSync(policy, `version: 1\ndeny:\n  - {binary: ${binary}, reason: not here}\n`)
    write('terraform')
    const { ask } = await testService({ policy }, home)
    const verdict = async () =>
      (await ask('/v1/check', { body: 'terraform plan' })).body.split(' ')[0]
    expect(await verdict()).toBe('BLOCK')
    write('deployctl')
    expect(await verdict()).toBe('ALLOW')
    writeFileSync(policy, 'version: 1\ndeny: 7\n')
    expect((await ask('/v1/check', { body: 'ls' })).status).toBe(500)
  })

  it.each<[string, number, object]>([
    ['no JSON', 400, { headers: JSON_BODY, body: '{' }],
    ['no object', 400, json(['ls'])],
    ['a command of the wrong type', 400, json({ command: 1 })],
    ['both', 400, json({ command: 'ls', commands: ['ls'] })],
    ['an unknown field', 400, json({ command: 'ls', polcy: 'x' })],
    ['an unknown role', 400, json({ command: 'ls', role: 'root' })],
    ['a name that is none', 400, json({ command: 'ls', id: 'a\nb' })],
    ['an empty batch', 400, json({ commands: [] })],
    ['too large a batch', 400, json({ commands: Array.from({ length: 1001 }, () => 'ls') })],
    [
      'bytes that are no UTF-8',
      400,
      { headers: JSON_BODY, body: Buffer.from('{"command":"\xff"}', 'latin1') },
    ],
    ['another type', 415, { headers: { 'Content-Type': 'text/html' }, body: 'ls' }],
    ['no type', 415, { headers: { 'Content-Type': undefined }, body: 'ls' }],
    ['a context longer than the body', 400, { headers: { 'Aegish-Context': '9' }, body: 'ls' }],
    ['a context that is no number', 400, { headers: { 'Aegish-Context': '-1' }, body: 'ls' }],
    ['a context without a NUL', 400, { headers: { 'Aegish-Context': '2' }, body: 'a=ls' }],
    ['a field that is none', 400, { headers: { 'Aegish-Context': '2' }, body: 'a\0ls' }],
    ['a field that is unknown', 400, { headers: { 'Aegish-Context': '4' }, body: 'x=y\0ls' }],
    ['a field twice', 400, { headers: { 'Aegish-Context': '10' }, body: 'id=a\0id=b\0ls' }],
    ['another method', 405, { method: 'GET' }],
  ])('refuses %s', async (_, status, options) => {
    const { ask, records } = await testService()
    const reply = await ask('/v1/check', options)
    expect(reply.status).toBe(status)
    expect(JSON.parse(reply.body)).toEqual({ error: expect.stringMatching(/^[^\n]+$/) })
    expect(() => records()).not.toThrow()
    expect(records()).toEqual([])
  })
})

describe('POST /v1/hook/AGENT', () => {
  const event = (command: string) => ({
    hook_event_name: 'PreToolUse',
    cwd: '/srv/app',
    tool_name: 'Bash',
    tool_use_id: 'toolu_1',
    tool_input: { command },
  })

  it("answers an agent's own JSON in its own words", async () => {
    const { ask, records } = await testService()
    const denied = await ask('/v1/hook/claude-code', json(event('cat /etc/shadow')))
    expect(JSON.parse(denied.body).hookSpecificOutput.permissionDecision).toBe('deny')
    const passed = await ask('/v1/hook/claude-code', json(event('ls')))
    expect([passed.status, passed.body]).toEqual([200, '{}\n'])
    const other = await ask(
      '/v1/hook/gemini',
      json({ ...event('cat /etc/shadow'), hook_event_name: 'BeforeTool' }),
    )
    expect(JSON.parse(other.body)).toMatchObject({ decision: 'deny' })
    expect(records().map(({ agent, verdict, request }) => [agent, verdict, request])).toEqual([
      ['claude-code', 'BLOCK', 'toolu_1'],
      ['claude-code', 'ALLOW', 'toolu_1'],
      ['gemini', 'BLOCK', 'toolu_1'],
    ])
  })

  it('remembers denials of a conversation, also those of a service before it', async () => {
    const home = testHome()
    const tried = async (ask: TestService['ask'], command: string) => {
      const { body } = await ask('/v1/hook/claude-code', json(event(command)))
      return JSON.parse(body).hookSpecificOutput?.permissionDecision
    }
    const { ask, service } = await testService({}, home)
    const held = 'sudo systemctl kill -s STOP postgresql'
    expect(await tried(ask, held)).toBeUndefined()
    for (const command of ['cat /etc/shadow', 'nl /etc/shadow', 'tac /etc/shadow'])
      expect(await tried(ask, command)).toBe('deny')
    expect(await tried(ask, held)).toBe('ask')
    await service.stop()
    const { ask: askNext } = await testService({}, home)
    expect(await tried(askNext, held)).toBe('ask')
    expect(await tried(askNext, 'git status')).toBeUndefined()
  })

  it('denies what cannot be judged, and knows no other agent', async () => {
    const { ask } = await testService()
    const { status, body } = await ask('/v1/hook/claude-code', { headers: JSON_BODY, body: 'x' })
    expect(status).toBe(200)
    expect(JSON.parse(body).hookSpecificOutput.permissionDecision).toBe('deny')
    expect((await ask('/v1/hook/nobody', json(event('ls')))).status).toBe(404)
    expect((await ask('/v1/hook/', json(event('ls')))).status).toBe(404)
    expect((await ask('/v1/hook/claude-code/x', json(event('ls')))).status).toBe(404)
  })

  it('obeys the arguments and the policy of the hook, as they are now', async () => {
    const { ask, home, file } = await testService()
    const hook = async (command: string, ...argv: string[]) => {
      const context = Buffer.from(argv.map((word) => `argument=${word}\0`).join(''))
      const { status, body } = await ask('/v1/hook/claude-code', {
        headers: { 'Aegish-Context': String(context.length) },
        body: Buffer.concat([context, Buffer.from(JSON.stringify(event(command)))]),
      })
      if (status !== 200) return status
      const [code, stdout, stderr, proof] = body.split('\n')
      expect(proof).toBe(file.answer)
      return `${code} ${/"deny"|"ask"/.exec(stdout!)?.[0] ?? '-'} ${stderr}`
    }
    expect(await hook('terraform plan')).toBe('0 - ')
    mkdirSync(join(home, '.config/aegish'), { recursive: true })
    const policy = join(home, '.config/aegish/policy.yaml')
    writeFileSync(policy, 'version: 1\ndeny:\n  - {binary: terraform, reason: no}\n')
    expect(await hook('terraform plan')).toBe('0 "deny" ')
    writeFileSync(
      join(home, '.config/aegish/mine.yaml'),
      'version: 1\ndeny:\n  - {binary: psql, reason: no}\n',
    )
    expect(await hook('psql')).toBe('0 - ')
    expect(await hook('psql', '--policy', 'mine.yaml', '--role', 'sysadmin')).toBe('0 "deny" ')
    writeFileSync(policy, 'version: 1\ndeny: 7\n')
    expect(await hook('ls')).toMatch(/^2 "deny" aegish cannot judge this call/)
    expect(await hook('ls', '--fail', 'open')).toMatch(/^0 - aegish cannot judge/)
    // The plain hook says what is wrong with it.
    expect(await hook('ls', '--rol', 'x')).toBe(422)
  })

  it('knows which files are the agent’s own, from its environment and not from ours', async () => {
    const { ask, home } = await testService()
    const settings = join(home, 'moved/settings.json')
    const write = JSON.stringify({
      ...event(''),
      tool_name: 'Write',
      tool_input: { file_path: settings, content: '{}' },
    })
    const reply = (context: string) =>
      ask('/v1/hook/claude-code', {
        headers: { 'Aegish-Context': String(context.length) },
        body: context + write,
      })
    expect((await reply('')).body).not.toContain('"deny"')
    expect((await reply(`CLAUDE_CONFIG_DIR=${join(home, 'moved')}\0`)).body).toContain('"deny"')
  })
})
