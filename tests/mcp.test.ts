import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testFolder } from './test-folder.ts'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const folder = testFolder()
let homes = 0

function newHome(): string {
  const home = join(folder.path, `home${homes++}`)
  mkdirSync(home)
  return home
}

/** The official client, connected to the built command as an agent would. */
async function connect(home = newHome()) {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [launcher, 'mcp'],
      env: { PATH: process.env.PATH ?? '', HOME: home },
      stderr: 'pipe',
    }),
  )
  onTestFinished(() => client.close())
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, structuredContent, isError } = (await client.callTool({
      name,
      arguments: input,
    })) as {
      content: { type: string; text: string }[]
      structuredContent?: Record<string, unknown>
      isError?: boolean
    }
    if (!isError) expect(JSON.parse(content[0]!.text)).toEqual(structuredContent)
    return { text: content[0]!.text, result: structuredContent, isError: isError === true }
  }
  return { client, call, home }
}

function records(home: string) {
  const state = join(home, '.local/state/aegish')
  return readdirSync(state)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(state, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line))
}

describe('aegish mcp, with the official client', () => {
  it('lists its tools, which change nothing', async () => {
    const { client } = await connect()
    expect(client.getServerVersion()?.name).toBe('aegish')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'check_command',
      'explain_rule',
      'explain_program',
      'list_policy',
    ])
    for (const { annotations, description, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true)
      expect(description).toBeTruthy()
      expect(inputSchema.type).toBe('object')
    }
  })

  it('checks a command as the hook of an agent would, and writes it down', async () => {
    const { call, home } = await connect()
    const blocked = await call('check_command', { command: 'cat /etc/shadow', cwd: '/srv' })
    expect(blocked.result).toMatchObject({ verdict: 'BLOCK', rule: '4', role: 'developer' })
    expect((await call('check_command', { command: 'git status' })).result).toMatchObject({
      verdict: 'ALLOW',
    })
    // An agent may not disarm its guard; a person would be asked.
    expect(
      (await call('check_command', { command: 'aegish hook uninstall --all' })).result,
    ).toMatchObject({
      verdict: 'BLOCK',
      rule: 'S',
    })
    expect(records(home)).toMatchObject([
      { agent: 'mcp', command: 'cat /etc/shadow', directory: '/srv', verdict: 'BLOCK' },
      { agent: 'mcp', command: 'git status', verdict: 'ALLOW' },
      { agent: 'mcp', verdict: 'BLOCK' },
    ])
  })

  it('explains rules and programs', async () => {
    const { call } = await connect()
    expect((await call('explain_rule', { rule: '2' })).result).toMatchObject({ id: '2' })
    const all = (await call('explain_rule')).result as { rules: { id: string }[] }
    const listed = (await call('list_policy')).result as { rules: { id: string }[] }
    expect(all.rules.map(({ id }) => id)).toEqual(listed.rules.map(({ id }) => id))
    const { result } = await call('explain_program', { program: 'git', subcommand: 'clone' })
    expect(result).toMatchObject({ known: true })
    expect((await call('explain_program', { program: 'nobody-knows' })).result).toMatchObject({
      known: false,
    })
  })

  it('obeys the policy of the user and lists it', async () => {
    const home = newHome()
    mkdirSync(join(home, '.config/aegish'), { recursive: true })
    const policy = join(home, '.config/aegish/policy.yaml')
    writeFileSync(policy, 'version: 1\ndeny:\n  - {binary: terraform, reason: only the pipeline}\n')
    const { call } = await connect(home)
    expect((await call('list_policy')).result).toMatchObject({
      deny: [{ binary: ['terraform'], reason: 'only the pipeline' }],
    })
    const check = () => call('check_command', { command: 'terraform apply' })
    expect((await check()).result).toMatchObject({ verdict: 'BLOCK' })
    writeFileSync(policy, 'version: 1\ndeny: 7\n')
    expect(await check()).toMatchObject({
      isError: true,
      text: expect.stringContaining('policy.yaml'),
    })
  })

  it('answers hostile input with an error or a verdict, and goes on', async () => {
    const { call } = await connect()
    for (const [tool, input] of [
      ['check_command', {}],
      ['check_command', { command: 7 }],
      ['check_command', { command: ['ls'] }],
      ['check_command', { command: 'ls', role: '__proto__' }],
      ['explain_rule', { rule: 'constructor' }],
      ['explain_program', { program: '' }],
      ['explain_program', { program: 'x'.repeat(201) }],
      ['no_such_tool', {}],
    ] as const) {
      expect(await call(tool, input), JSON.stringify(input)).toMatchObject({ isError: true })
    }
    for (const program of [
      '__proto__',
      'hasOwnProperty',
      'toString',
      '\0',
      '../../etc/nobody-knows',
    ]) {
      expect((await call('explain_program', { program })).result).toMatchObject({ known: false })
    }
    for (const command of [
      '',
      '\0',
      '\u001b]0;x\u0007',
      '$('.repeat(5000),
      'a'.repeat(2_000_000),
    ]) {
      expect((await call('check_command', { command })).result?.verdict).toMatch(/ALLOW|WARN|BLOCK/)
    }
    expect((await call('check_command', { command: 'ls' })).result).toMatchObject({
      verdict: 'ALLOW',
    })
  })
})

describe('aegish mcp, with what is no client', () => {
  const run = (input: string | Buffer, args: string[] = []) =>
    spawnSync(process.execPath, [launcher, 'mcp', ...args], {
      input,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: newHome() },
    })

  it('ends with its input, and says nothing to what it cannot read', () => {
    for (const input of [
      '',
      '\n\n',
      'hello\n',
      '{"jsonrpc":"2.0"}\n',
      Buffer.from([0xff, 0xfe, 10]),
    ]) {
      const { status, stderr } = run(input)
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    }
  })

  it('answers what was asked before the end', () => {
    const ask = (id: number, method: string, params: object) =>
      `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`
    const { stdout } = run(
      ask(1, 'initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'x', version: '1' },
      }) + ask(2, 'tools/call', { name: 'check_command', arguments: { command: 'rm -rf /' } }),
    )
    expect(stdout).toContain('"verdict":"BLOCK"')
  })

  it('leaves out a message that is too long, says so, and answers the next', () => {
    const next = `${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'ping' })}\n`
    const { status, stdout, stderr } = run(`${'x'.repeat(9 * 1024 * 1024)}\n${next}`)
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32600, message: 'a message is longer than 8 MB' },
      },
      { jsonrpc: '2.0', id: 7, result: {} },
    ])
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'aegish: a message is longer than 8 MB, and was left out\n',
    })
  })

  it('does not keep a message without end', () => {
    const { stdout } = run('x'.repeat(9 * 1024 * 1024))
    expect(JSON.parse(stdout)).toMatchObject({ id: null })
  })

  it('explains its options', () => {
    expect(run('', ['--help']).stdout).toContain('check_command')
    expect(run('', ['--x'])).toMatchObject({ status: 2 })
  })
})
