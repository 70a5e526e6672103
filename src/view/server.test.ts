import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sample, says, temporaryFolder, writeLog } from '../../tests/fixtures.ts'
import type { ChartEntry } from './api.ts'
import { Library } from './library.ts'
import { DEFAULT_PORT, startServer } from './server.ts'

async function serve(port: number | undefined = 0) {
  const folder = temporaryFolder()
  await writeLog(folder, {
    samples: [sample('sh', 'BLOCK', says('block')), sample('ls', 'ALLOW', says('allow'))],
  })
  const assets = join(folder, 'page')
  mkdirSync(join(assets, 'assets'), { recursive: true })
  writeFileSync(join(assets, 'index.html'), '<p>the page</p>')
  writeFileSync(join(assets, 'assets/app.js'), '1')
  const library = new Library([folder])
  await library.refresh()
  const server = await startServer(library, { port, assets, version: '1.2.3' })
  onTestFinished(() => server.close())
  return { server, library, folder }
}

/** A request with a header that `fetch` would not let us set. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url)
    request({ host: '127.0.0.1', port, path: '/api/overview', headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

describe('the server', () => {
  it('listens on the loopback address and answers only to local names', async () => {
    const { server } = await serve()
    const { hostname, port } = new URL(server.url)
    expect(hostname).toBe('127.0.0.1')
    expect(await statusFor(server.url, `127.0.0.1:${port}`)).toBe(200)
    expect(await statusFor(server.url, `localhost:${port}`)).toBe(200)
    for (const host of [
      `attacker.example:${port}`,
      'attacker.example',
      '127.0.0.1',
      `127.0.0.1.attacker.example:${port}`,
      `localhost:${Number(port) + 1}`,
    ]) {
      expect({ host, status: await statusFor(server.url, host) }).toEqual({ host, status: 403 })
    }
  })

  it('sends its policy with every answer, also with refusals', async () => {
    const { server } = await serve()
    for (const path of [
      '',
      'samples?q=x',
      'assets/app.js',
      'api/overview',
      'api/none',
      'none.js',
    ]) {
      const { headers } = await fetch(server.url + path)
      const policy = headers.get('content-security-policy')
      expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self'/)
      expect(policy).not.toMatch(/unsafe|http|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('gives the page for every address of a page, and files only where they are', async () => {
    const { server } = await serve()
    const textOf = async (path: string) => {
      const response = await fetch(server.url + path)
      return `${response.status} ${await response.text()}`
    }
    expect(await textOf('samples?q=1')).toBe('200 <p>the page</p>')
    expect(await textOf('assets/app.js')).toBe('200 1')
    expect(await textOf('assets/../../../etc/passwd.js')).toBe('404 no such file\n')
    expect(await textOf('%2e%2e/x.eval')).toBe('404 no such file\n')
    expect(await textOf('api/sample?key=none')).toBe('404 {"error":"no such sample"}')
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(404)
  })

  it('answers what the page asks', async () => {
    const { server } = await serve()
    const ask = async (path: string) => (await fetch(`${server.url}api/${path}`)).json()
    const overview = await ask('overview')
    expect(overview).toMatchObject({
      version: '1.2.3',
      samples: 2,
      problems: [],
      suites: [{ name: 'core', samples: 2 }],
      guards: [{ id: 'openai/gpt-5-mini', title: 'gpt-5-mini', earlier: false, running: false }],
    })
    expect(await ask('board')).toMatchObject({
      rows: [{ guard: 'openai/gpt-5-mini', rank: 1, score: { value: 1 }, answered: 2 }],
    })
    expect(await ask('board?suite=none')).toMatchObject({ rows: [] })
    expect(await ask('outcomes?guard=openai/gpt-5-mini')).toMatchObject({ outcomes: 'BA' })
    expect(await ask('samples')).toMatchObject({ command: ['sh', 'ls'], malicious: [1, 0] })
    expect(await ask('samples?from=1')).toMatchObject({ from: 1, command: ['ls'] })
    expect(await ask('samples?from=x')).toMatchObject({ from: 0 })
    expect(await ask('pair?a=openai/gpt-5-mini&b=none')).toEqual({
      error: 'no such pair',
    })
    const charts = (await ask('charts')) as ChartEntry[]
    expect(charts.find(({ name }) => name === 'category-heat-map')?.reason).toBe(null)
  })

  it('tells who listens when something has changed', async () => {
    const { server, library, folder } = await serve()
    const response = await fetch(`${server.url}api/events`)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toContain(`data: ${library.revision}`)
    await writeLog(folder, { model: 'other', samples: [sample('sh', 'BLOCK', says('allow'))] })
    await library.refresh()
    expect((await reader.read()).value).toContain(`data: ${library.revision}`)
    await reader.cancel()
  })

  it('compares once and answers from that until something changes', async () => {
    const { server, library, folder } = await serve()
    const madeAt = async () => {
      await new Promise((resolve) => setTimeout(resolve, 3))
      const response = await fetch(`${server.url}api/comparison`)
      return ((await response.json()) as { metadata: { timestamp: string } }).metadata.timestamp
    }
    const first = await madeAt()
    expect(await madeAt()).toBe(first)
    await writeLog(folder, { model: 'another', samples: [sample('sh', 'BLOCK', says('block'))] })
    await library.refresh()
    expect(await madeAt()).not.toBe(first)
  })
})

describe('the port', () => {
  it('is the usual one or one after it, and names are checked against the one that was had', async () => {
    const first = await serveUsual()
    const second = await serveUsual()
    expect(first.port).toBeGreaterThanOrEqual(DEFAULT_PORT)
    expect(second.port).not.toBe(first.port)
    for (const { url, port } of [first, second]) {
      expect(new URL(url).port).toBe(String(port))
      expect(await statusFor(url, `127.0.0.1:${port}`)).toBe(200)
      expect(await statusFor(url, `attacker.example:${port}`)).toBe(403)
    }
    expect(await statusFor(second.url, `127.0.0.1:${first.port}`)).toBe(403)
  })

  it('that was asked for is that one or none', async () => {
    const { server } = await serve()
    await expect(serve(server.port)).rejects.toMatchObject({
      code: 'PORT',
      message: expect.stringContaining(`port ${server.port} cannot be used`),
    })
  })

  async function serveUsual() {
    const assets = temporaryFolder()
    writeFileSync(join(assets, 'index.html'), '')
    const server = await startServer(new Library([]), { assets, version: '1.2.3' })
    onTestFinished(() => server.close())
    return server
  }
})
