import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sample, says, temporaryFolder, writeLog } from '../../tests/fixtures.ts'
import { EvalReader } from './eval-reader.ts'
import { EvalWriter, evalFileName } from './eval-writer.ts'
import { ZipReader } from './zip-reader.ts'
import { ZipWriter } from './zip-writer.ts'

describe('the writer', () => {
  it('writes what the reader reads', async () => {
    const path = await writeLog(temporaryFolder(), {
      dataset: 'core',
      samples: [
        sample('a "quoted" command\nin two lines', 'BLOCK', says('block'), {
          usage: { inputTokens: 5, outputTokens: 2 },
          timing: { queueMs: 1, backoffMs: 2, modelMs: 3 },
          decidedBy: 'static',
          earlierReplies: [null, 'x'],
          metadata: { technique: 'heredoc' },
        }),
        sample('ls', 'ALLOW', null, { error: 'no connection', category: null }),
        sample('sleep 1', 'ALLOW', null, { limit: 'time' }),
      ],
    })
    const reader = new EvalReader(path)
    const samples = [...reader.samples()]
    reader.close()
    expect(reader.info).toMatchObject({
      status: 'success',
      model: 'openai/gpt-5-mini',
      dataset: 'core',
    })
    expect(samples[0]).toMatchObject({
      command: 'a "quoted" command\nin two lines',
      target: ['BLOCK'],
      reply: says('block'),
      usage: { inputTokens: 5, outputTokens: 2, totalTokens: 7 },
      timing: { queueMs: 1, backoffMs: 2, modelMs: 3 },
      decidedBy: 'static',
      earlierReplies: [null, 'x'],
      metadata: { technique: 'heredoc' },
    })
    expect(samples[0]!.scores[0]).toMatchObject({ scorer: 'aegish', value: 'C', answer: 'BLOCK' })
    expect(samples[1]).toMatchObject({ error: 'no connection', reply: '' })
    expect(samples[2]).toMatchObject({ limit: 'time' })
  })

  it('keeps reasoning and the causes of retries where Inspect has them', async () => {
    const failures = ['openai answered 429: slow down', 'no answer from openai within 5 s']
    const path = await writeLog(temporaryFolder(), {
      samples: [
        sample('cat notes', 'ALLOW', says('allow'), { reasoning: 'It only reads.', failures }),
        sample('ls', 'ALLOW', says('allow')),
      ],
    })
    const zip = new ZipReader(path)
    const [first, second] = [...zip.entries.values()]
      .filter(({ name }) => name.startsWith('samples/'))
      .map((entry) => JSON.parse(zip.read(entry).toString('utf8')))
    zip.close()
    const content = [
      { type: 'reasoning', reasoning: 'It only reads.' },
      { type: 'text', text: says('allow') },
    ]
    expect(first.messages.at(-1)).toMatchObject({ role: 'assistant', content })
    expect(first.output.choices[0].message.content).toEqual(content)
    expect(first.error_retries.map(({ message }: { message: string }) => message)).toEqual(failures)
    // Nothing is added where nothing is known.
    expect(second).toMatchObject({ error_retries: [] })
    expect(second.messages.at(-1).content).toBe(says('allow'))
    const reader = new EvalReader(path)
    const [read, plain] = [...reader.samples()]
    reader.close()
    expect(read).toMatchObject({ reply: says('allow'), reasoning: 'It only reads.', failures })
    expect(plain).not.toHaveProperty('reasoning')
    expect(plain).not.toHaveProperty('failures')
  })

  it('writes the same bytes for the same content', async () => {
    const fixture = { samples: [sample('ls', 'ALLOW', says('allow'))] }
    const [a, b] = [
      await writeLog(temporaryFolder(), fixture),
      await writeLog(temporaryFolder(), fixture),
    ]
    expect(readFileSync(a).equals(readFileSync(b))).toBe(true)
  })

  it('leaves no archive comment and no data descriptors, and cuts long texts in summaries', async () => {
    const path = await writeLog(temporaryFolder(), {
      samples: [sample('x'.repeat(9000), 'ALLOW', says('allow'))],
    })
    const bytes = readFileSync(path)
    expect(bytes.readUInt32LE(bytes.length - 22)).toBe(0x06054b50)
    expect(bytes.readUInt16LE(6) & 8).toBe(0)
    const zip = new ZipReader(path)
    const [summary] = JSON.parse(zip.read(zip.entries.get('summaries.json')!).toString())
    zip.close()
    expect(summary.input).toHaveLength(5120)
    expect(summary.metadata.command.length).toBeLessThanOrEqual(1000)
  })

  it('names files as the format asks', () => {
    expect(evalFileName('2026-02-05T14:56:35+00:00', 'aegish_core', 'a/b')).toBe(
      '2026-02-05T14-56-35-00-00_aegish-core_a-b.eval',
    )
  })

  it('keeps ids from becoming folders', async () => {
    const path = join(temporaryFolder(), 'a.eval')
    const writer = new EvalWriter(path, { eval: {}, plan: {} })
    writer.add({ id: '../../x_epoch_9', epoch: 1, input: '', target: '' })
    await writer.finish({ status: 'success', results: {}, startedAt: '', completedAt: '' })
    const zip = new ZipReader(path)
    zip.close()
    expect([...zip.entries.keys()]).toContain('samples/..-..-x-epoch-9_epoch_1.json')
  })

  it('has no name before it is finished, and leaves nothing when abandoned', () => {
    const path = join(temporaryFolder(), 'sub', 'a.eval')
    const writer = new EvalWriter(path, { eval: {}, plan: {} })
    expect(existsSync(path)).toBe(false)
    writer.abandon()
    expect(readdirSync(join(path, '..'))).toEqual([])
  })
})

describe('zip archives', () => {
  it('with more than 65,535 members are written and read with 64-bit records', () => {
    const path = join(temporaryFolder(), 'many.zip')
    const writer = new ZipWriter(path)
    for (let i = 0; i < 70_000; i++) writer.add(`m${i}`, String(i))
    writer.finish()
    const zip = new ZipReader(path)
    expect(zip.entries.size).toBe(70_000)
    expect(zip.read(zip.entries.get('m69999')!).toString()).toBe('69999')
    zip.close()
  })

  it('stream large members without holding them', async () => {
    const path = join(temporaryFolder(), 'large.zip')
    const writer = new ZipWriter(path)
    await writer.addStream(
      's',
      Array.from({ length: 5000 }, (_, i) => Buffer.from(`${i} `.repeat(100))),
    )
    writer.finish()
    const zip = new ZipReader(path)
    const text = zip.read(zip.entries.get('s')!).toString()
    zip.close()
    expect(text.startsWith('0 0 ')).toBe(true)
    expect(text.endsWith('4999 ')).toBe(true)
    // An independent implementation agrees, where there is one.
    const python = 'import sys, zipfile; assert zipfile.ZipFile(sys.argv[1]).testzip() is None'
    try {
      execFileSync('python3', ['--version'])
    } catch {
      return
    }
    execFileSync('python3', ['-c', python, path])
  })
})
