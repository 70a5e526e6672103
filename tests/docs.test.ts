import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandExamples } from './command-paths.ts'
import { removeFolder } from './remove-folder.ts'
import { startBatchServer } from './support/batch-server.ts'
import { pasteIntoBash, prepareExamples } from './support/example-folder.ts'
import { type ProviderServer, verdictText } from './support/provider-server.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

interface Example {
  where: string
  script: string
}

const blocks: Example[] = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(
    ([, script], i) => ({ where: `${page}, block ${i + 1}`, script: script!.trimEnd() }),
  ),
)

/** On a machine that is busy with other tests. */
const LONGEST = 180_000

/** Examples that another shell than bash is needed for. */
const OTHER_SHELLS = /(?:completion|init) zsh/
/** What needs namespaces, which a machine that tests may not have. */
const NEEDS_CAGE = /^aegish run (?!.*--explain)/
/** What goes on in the background, or belongs to an agent: tests/serve.test.ts and mcp.test.ts try it. */
const GOES_ON = /^aegish serve |^(?:claude|codex) mcp /

/** What needs a Redis: tests/queue.test.ts tries it without one, `npm run test:scale` with one. */
const NEEDS_QUEUE = /--queue /

/** What needs the id of a line that only a person's own history has: tests/try.test.ts tries it. */
const NEEDS_ID = /^aegish try (?:allow|sample) /

/** What the help of every command shows, as far as no page shows it already. */
async function helpExamples(): Promise<Example[]> {
  const shown = new Set(blocks.flatMap(({ script }) => script.split('\n')))
  return (await commandExamples()).flatMap(({ path, examples }) =>
    examples
      .filter(
        (line) =>
          !shown.has(line) &&
          !OTHER_SHELLS.test(line) &&
          !NEEDS_CAGE.test(line) &&
          !GOES_ON.test(line) &&
          !NEEDS_QUEUE.test(line) &&
          !NEEDS_ID.test(line),
      )
      .map((script) => ({ where: `help of ${path.join(' ')}`, script })),
  )
}

const examples = await helpExamples()

let folder: string
let server: ProviderServer

beforeAll(async () => {
  folder = await prepareExamples()
  server = await startBatchServer(({ command }) => ({
    text: verdictText(/shadow|sh\b/.test(command) ? 'BLOCK' : 'ALLOW'),
  }))
})
afterAll(async () => {
  await server?.close()
  if (folder) removeFolder(folder)
})

/**
 * The viewer ends when it is told to, which it is as soon as it has said where it is; its port is
 * any free one, because tests share a machine. An export ends by itself.
 */
const ending = (script: string) =>
  script
    .replace(
      /^(aegish view\b(?!.* --export ).*)$/m,
      'said=$(mktemp); $1 > $said & viewer=$!; until grep -q ^http $said; do sleep 0.1; kill -0 $viewer; done; kill $viewer; wait $viewer',
    )
    .replace(/--port \d+/, '--port 0')

const run = async ({ script }: Example) => {
  const { code, stderr } = await pasteIntoBash(ending(script), folder, server.env())
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
}

describe.concurrent('every command block works when pasted', () => {
  it.each(blocks)('$where', run, LONGEST)
})

describe.concurrent('every example of a help works when pasted', () => {
  it.each(examples)('$where: $script', run, LONGEST)
})

describe('the test itself', () => {
  it('sees the pages and the help, and sees a command that fails', async () => {
    expect(blocks.length).toBeGreaterThan(15)
    expect(examples.length).toBeGreaterThan(30)
    const failing = ['aegish report missing/', 'aegish bnech', 'aegish check --gaurd x ls\ntrue']
    for (const script of failing) {
      const { code, stderr } = await pasteIntoBash(script, folder, server.env())
      expect(code, script).toBe(2)
      expect(stderr).toContain('exit code 2: aegish')
    }
  })

  it('finds every measured number of the README in the results', () => {
    const results = readFileSync(join(root, 'docs/results.md'), 'utf8')
    const readme = readFileSync(join(root, 'README.md'), 'utf8').replace(/^```[\s\S]*?^```$/gm, '')
    const measured = readme.match(/\b\d[\d,.]*(?= ?(?:%|ms\b|µs|MB\b|×|s\b))|\b[01]\.\d+\b/g) ?? []
    expect(measured.length).toBeGreaterThan(10)
    expect(measured.filter((number) => !results.includes(number))).toEqual([])
  })

  it('finds every link of the pages', () => {
    for (const page of pages) {
      const text = readFileSync(join(root, page), 'utf8')
      for (const [, target] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
        const path = new URL(target!, new URL(page, new URL('..', import.meta.url)))
        expect(() => readFileSync(path), `${page}: ${target}`).not.toThrow()
      }
    }
  })
})
