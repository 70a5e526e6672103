import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { removeFolder } from './remove-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const launcher = join(root, 'bin/aegish.js')

/** The packages from which a command loads code, as the engine itself counts them. */
function loadedPackages(args: string[], input = ''): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'aegish-loaded-'))
  onTestFinished(() => removeFolder(folder))
  const { status, stderr } = spawnSync(process.execPath, [launcher, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, NODE_V8_COVERAGE: join(folder, 'coverage') },
  })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const [report] = readdirSync(join(folder, 'coverage'))
  const { result } = JSON.parse(readFileSync(join(folder, 'coverage', report!), 'utf8'))
  const names = (result as { url: string }[]).flatMap(
    ({ url }) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? bundledIn(url),
  )
  expect(result.length).toBeGreaterThan(1)
  return [...new Set(names)].sort()
}

/** The packages of which there is code in a chunk of ours; the bundler notes where each part is from. */
function bundledIn(url: string): string[] {
  if (!/\/dist\/cli\/[^/]+\.cjs$/.test(url)) return []
  const parts = readFileSync(new URL(url), 'utf8').matchAll(
    /^\/\/#region node_modules\/((?:@[^/]+\/)?[^/]+)\//gm,
  )
  return [...parts].map(([, name]) => name!)
}

const question = '{"tool_name":"Bash","tool_input":{"command":"git status"}}'

describe('what a command loads', () => {
  it.each([
    [['hook'], question, []],
    [['--help'], '', []],
    [['check', 'git status'], '', ['ansis', 'commander', 'unbash']],
  ])('%j', (args, input, packages) => {
    expect(loadedPackages(args, input)).toEqual(packages)
  })

  it.each([
    [['suite', 'list']],
    [['bench', '--guard', 'static', '--suite', 'twins', '--limit', '5']],
    [['models']],
    [['doctor']],
  ])('%j needs neither charts nor server nor models', (args) => {
    const loaded = loadedPackages(args)
    expect(loaded.filter((name) => /^vega|resvg|hono|^@ai-sdk/.test(name))).toEqual([])
    expect(loaded.filter((name) => /koffi|node-pty/.test(name))).toEqual([])
  })

  it('the cage calls the kernel, and nothing else does', () => {
    expect(loadedPackages(['run', '--sandbox', 'read-only', '--explain'])).toContain('koffi')
  })
})

describe('the package', () => {
  it('holds what is needed and nothing more', () => {
    const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
    })
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }]
    const paths = files.map(({ path }) => path)
    const tops = [...new Set(paths.map((path) => path.split('/')[0]))].sort()
    expect(tops).toEqual([
      ...['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'bin', 'dist', 'docs'],
      ...['fonts', 'package.json', 'schemas', 'suites'],
    ])
    // Whoever reads the README of the package can follow its links.
    const links = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)
    const own = [...links].map(([, link]) => link!).filter((link) => !/^https?:/.test(link))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((link) => !paths.includes(link))).toEqual([])
    expect(paths.filter((path) => /\.map$|\.test\.|\.tsx?$(?<!\.d\.ts)/.test(path))).toEqual([])
    for (const path of [
      'dist/cli/cli.cjs',
      'dist/viewer/index.html',
      'suites/core/samples.jsonl',
    ]) {
      expect(paths).toContain(path)
    }
  })
})
