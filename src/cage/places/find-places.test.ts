import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../../../tests/remove-folder.ts'
import { realPath } from '../paths.ts'
import { findPlaces } from './find-places.ts'
import { homesOf } from './forms.ts'
import { blobHash, namesIn, trackedFiles } from './git-index.ts'
import { gitPlaces } from './git-places.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'aegish-places-')))
afterAll(() => removeFolder(root))

function put(path: string, text = 'x\n'): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

function git(folder: string, ...args: string[]): void {
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
  execFileSync('git', [...settings, ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: root },
  })
}

/** What is found below a home and a workspace of their own, by path relative to them. */
function find(home: string, workspace: string, env: Record<string, string> = {}) {
  const { places, ...rest } = findPlaces({
    home,
    homes: homesOf(home, env, realPath),
    writable: [workspace],
    replaced: [],
    shown: [],
    named: [],
    uid: process.getuid!(),
  })
  const own = places.filter(({ path }) => path.startsWith(root))
  return {
    ...rest,
    of: (is: string) =>
      own
        .filter((place) => place.is === is)
        .map(({ path, kind }) => `${kind} ${path.slice(home.length + 1)}`)
        .sort(),
  }
}

describe('what is found on a machine', () => {
  it('are secrets: whole folders, and single files where the folder holds more', () => {
    const home = join(root, 'a')
    for (const name of ['.ssh/id_rsa', '.ssh/known_hosts', '.config/gh/hosts.yml', '.netrc']) {
      put(join(home, name))
    }
    for (const name of ['.config/editor.json', 'notes.txt', 'app/.env', 'app/.env.example']) {
      put(join(home, name))
    }
    put(join(home, 'work/readme'))
    expect(find(home, join(home, 'work')).of('secret')).toEqual([
      ...['file .netrc', 'file app/.env', 'folder .config/gh', 'folder .ssh'],
    ])
  })

  it('are secrets where the environment has moved a home to', () => {
    const home = join(root, 'b')
    const moved = put(join(home, 'elsewhere/gh/hosts.yml'))
    put(join(home, 'work/readme'))
    const env = { XDG_CONFIG_HOME: dirname(dirname(moved)) }
    expect(find(home, join(home, 'work'), env).of('secret')).toEqual(['folder elsewhere/gh'])
    expect(find(home, join(home, 'work')).of('secret')).toEqual([])
  })

  it('are secrets behind a link, but none that a link in the workspace claims', () => {
    const home = join(root, 'c')
    put(join(home, 'vault/keys/id_rsa'))
    put(join(home, 'precious.txt'))
    put(join(home, 'work/readme'))
    symlinkSync(join(home, 'vault/keys'), join(home, '.ssh'))
    symlinkSync(join(home, 'precious.txt'), join(home, 'work/a.key'))
    expect(find(home, join(home, 'work')).of('secret')).toEqual([
      ...['file vault/keys/id_rsa', 'folder vault/keys'],
    ])
  })

  it('are settings of agents and what git obeys, in the workspace', () => {
    const home = join(root, 'd')
    const work = join(home, 'work')
    put(join(home, '.claude/settings.json'))
    put(join(work, '.claude/settings.json'))
    put(join(work, '.claude/commands/a.md'))
    put(join(work, 'src/.bashrc'))
    git(home, 'init', '-q', 'work')
    rmSync(join(work, '.git/hooks'), { recursive: true })
    expect(find(home, work).of('trusted')).toEqual([
      'file work/.claude/settings.json',
      'file work/.git/config',
      // An empty one was made, because it can only be withheld while it is there.
      'folder work/.git/hooks',
    ])
  })

  it('are what git obeys in a bare repository', () => {
    const home = join(root, 'bare')
    mkdirSync(home)
    git(home, 'init', '-q', '--bare', 'work')
    expect(find(home, join(home, 'work')).of('trusted')).toEqual([
      ...['file work/config', 'folder work/hooks'],
    ])
  })

  it('are start-up files that lie in the workspace', () => {
    const home = join(root, 'e')
    const work = join(home, 'dotfiles')
    put(join(work, 'bashrc'))
    symlinkSync(join(work, 'bashrc'), join(home, '.bashrc'))
    expect(find(home, work).of('trusted')).toEqual(['file dotfiles/bashrc'])
  })

  it('are sockets and pipes of helpers', async () => {
    const home = join(root, 'f')
    put(join(home, 'work/readme'))
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(join(home, 'h.sock'), resolve))
    execFileSync('mkfifo', [join(home, 'work/pipe')])
    expect(find(home, join(home, 'work')).of('helper')).toEqual([
      ...['socket h.sock', 'socket work/pipe'],
    ])
    server.close()
  })

  it('are secrets in a part of the home that is a link', () => {
    const home = join(root, 'linked')
    put(join(home, 'dotfiles/gh/hosts.yml'))
    put(join(home, 'work/readme'))
    symlinkSync('dotfiles', join(home, '.config'))
    expect(find(home, join(home, 'work')).of('secret')).toEqual(['folder dotfiles/gh'])
  })

  it('are secrets although a variable calls their folder something else', () => {
    const home = join(root, 'renamed')
    put(join(home, '.ssh/mykey'))
    put(join(home, 'work/readme'))
    const env = { CARGO_HOME: join(home, '.ssh'), XDG_CONFIG_HOME: join(home, '.ssh') }
    expect(find(home, join(home, 'work'), env).of('secret')).toContain('folder .ssh')
  })

  it('is a secret although an index claims it, unless that knows what is in it', () => {
    const home = join(root, 'forged')
    const work = join(home, 'work')
    const path = put(join(work, '.env'), 'secret\n')
    git(home, 'init', '-q', 'work')
    git(work, 'add', '-f', '.env')
    expect(find(home, work).of('secret')).toEqual([])
    put(path, 'another secret\n')
    expect(find(home, work).of('secret')).toEqual(['file work/.env'])
  })

  it('are settings that name programs for an agent to start', () => {
    const home = join(root, 'mcp')
    for (const name of ['.mcp.json', '.cursor/mcp.json', 'mcp.json']) put(join(home, 'work', name))
    expect(find(home, join(home, 'work')).of('trusted')).toEqual([
      ...['file work/.cursor/mcp.json', 'file work/.mcp.json'],
    ])
  })

  it('are settings behind a link, which itself cannot be held', () => {
    const home = join(root, 'agents')
    const work = join(home, 'work')
    put(join(work, '.agents/settings.json'))
    symlinkSync('.agents', join(work, '.claude'))
    symlinkSync('.agents', join(work, 'harmless'))
    const found = find(home, work)
    expect(found.of('trusted')).toEqual(['file work/.agents/settings.json'])
    expect(found.loose).toEqual([join(work, '.claude')])
  })

  it('is no secret that the repository tracks: it can be read from there', () => {
    const home = join(root, 'g')
    const work = join(home, 'work')
    put(join(work, 'tests/server.key'))
    put(join(work, '.env'))
    git(home, 'init', '-q', 'work')
    git(work, 'add', 'tests')
    expect(find(home, work).of('secret')).toEqual(['file work/.env'])
  })
})

describe('repositories', () => {
  it('whose store lies elsewhere are believed only if they name the working tree', () => {
    const main = join(root, 'h/main')
    put(join(main, 'a'))
    git(main, 'init', '-q')
    git(main, 'add', '.')
    git(main, 'commit', '-qm', 'a')
    const tree = join(root, 'h/tree')
    git(main, 'worktree', 'add', '-q', tree)
    expect(gitPlaces(join(tree, '.git'), tree)).toMatchObject({ store: join(main, '.git') })

    const liar = join(root, 'h/liar')
    put(join(liar, '.git'), `gitdir: ${join(main, '.git/worktrees/tree')}\n`)
    expect(gitPlaces(join(liar, '.git'), liar).store).toBeUndefined()
    put(join(liar, 'other/.git'), `gitdir: ${root}\n`)
    expect(gitPlaces(join(liar, 'other/.git'), liar).store).toBeUndefined()
  })

  it('below vendor/, bare ones and those of working trees elsewhere are found', () => {
    const home = join(root, 'nested')
    const work = join(home, 'work')
    mkdirSync(work, { recursive: true })
    git(work, 'init', '-q')
    git(work, 'commit', '-q', '--allow-empty', '-m', 'a')
    git(work, 'worktree', 'add', '-q', '../tree')
    git(work, 'init', '-q', 'vendor/x')
    git(work, 'init', '-q', '--bare', 'r.git')
    git(work, 'init', '-q', '--separate-git-dir', 'store', 'sub')
    const trusted = find(home, work).of('trusted')
    for (const name of ['vendor/x/.git/hooks', 'r.git/hooks', 'store/hooks']) {
      expect(trusted).toContain(`folder work/${name}`)
    }
    for (const name of ['.git/worktrees/tree/commondir', 'sub/.git', 'store/config']) {
      expect(trusted).toContain(`file work/${name}`)
    }
  })

  it('whose own places are links cannot be held, and say so', () => {
    const work = join(root, 'loose')
    put(join(work, 'hooks/pre-commit'))
    git(root, 'init', '-q', 'loose')
    rmSync(join(work, '.git/hooks'), { recursive: true })
    symlinkSync('../hooks', join(work, '.git/hooks'))
    const found = gitPlaces(join(work, '.git'), work)
    expect(found.loose).toEqual([join(work, '.git/hooks')])
    expect(found.places.map(({ path }) => path)).toContain(join(work, 'hooks'))
  })

  it('of submodules obey settings of their own', () => {
    const work = join(root, 'i')
    for (const name of ['', '/modules/a', '/modules/libs/b']) {
      for (const file of ['HEAD', 'config', 'objects/a']) put(join(work, `.git${name}`, file))
    }
    const paths = gitPlaces(join(work, '.git'), work).places.map(({ path }) => path)
    for (const name of ['config', 'modules/a/config', 'modules/libs/b/hooks']) {
      expect(paths).toContain(join(work, '.git', name))
    }
  })

  it('list what they track, and nothing where the list is damaged', () => {
    const work = join(root, 'j')
    const names = ['a', 'a name with spaces', `deep/${'x'.repeat(90)}`]
    for (const name of names) put(join(work, name))
    git(root, 'init', '-q', 'j')
    git(work, 'add', '.')
    expect(trackedFiles(work).map(([path]) => path)).toEqual(
      [...names].sort().map((name) => join(work, name)),
    )
    expect(new Map(trackedFiles(work)).get(join(work, 'a'))).toBe(blobHash(join(work, 'a')))
    for (const text of ['', 'DIRC', 'DIRC\0\0\0\x02\xff\xff\xff\xff', 'nonsense']) {
      expect(namesIn(Buffer.from(text, 'latin1'))).toEqual([])
    }
  })
})
