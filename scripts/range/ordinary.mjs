// Ordinary work in the same cage: it must succeed. What it needs and the machine has not is said.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startRegistry } from './registry.mjs'
import { makeWorld, mustBeThrownAway, WORKSPACE } from './world.mjs'

const TERMINAL = fileURLToPath(new URL('in-terminal.py', import.meta.url))
const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const said = (pattern) => (output) => pattern.test(output)
const holds = (name, pattern) => () => {
  const path = join(WORKSPACE, name)
  return existsSync(path) && pattern.test(readFileSync(path, 'utf8'))
}

/** Where `npm run test:range` shows toolchains that are installed in somebody's home. */
export const RUST = '/opt/rust'

const WORK = [
  {
    name: 'git: commit, branch, merge',
    script:
      'git checkout -qb side && echo a > a && git add a && git commit -qm a && git checkout -q - && git merge -q side && git log --oneline',
    works: said(/ a$/m),
  },
  {
    name: 'git: commit in a linked working tree',
    before: 'git worktree add -q ../tree',
    folder: '/home/ranger/tree',
    script: 'echo b > b && git add b && git commit -qm from-the-tree && git log --oneline -1',
    works: said(/from-the-tree/),
  },
  {
    name: 'npm: install from a registry, with --net all',
    net: 'all',
    script:
      'npm init -y >/dev/null && npm install tiny --registry "http://127.0.0.1:$REGISTRY" --no-audit --no-fund && node -p "require(\'tiny\')"',
    works: said(/^tiny works$/m),
  },
  {
    name: 'npm: no registry without --net all',
    script:
      'npm install tiny --registry "http://127.0.0.1:$REGISTRY" --fetch-retries 0 --no-audit || echo refused',
    works: said(/refused/),
  },
  {
    name: 'gcc and make, in parallel',
    script:
      'for i in 1 2 3 4; do echo "int f$i(void){return $i;}" > f$i.c; done; echo "int f1(void); int main(){return f1();}" > main.c; printf "all: main\\nmain: main.o f1.o f2.o f3.o f4.o\\n\\tgcc -o main main.o f1.o f2.o f3.o f4.o\\n" > Makefile; make -j2 && ./main; echo "code $?"',
    works: said(/^code 1$/m),
  },
  {
    name: 'go: build and run',
    needs: '/usr/local/go/bin/go',
    script:
      'export PATH=$PATH:/usr/local/go/bin; go mod init x && printf "package main\\nimport \\"fmt\\"\\nfunc main() { fmt.Println(\\"go works\\") }\\n" > main.go && go build -o x . && ./x',
    works: said(/^go works$/m),
  },
  {
    name: 'cargo: build and run',
    needs: `${RUST}/bin/cargo`,
    script: `export PATH=$PATH:${RUST}/bin; cargo init -q --name x . && cargo run -q --offline`,
    works: said(/Hello, world!/),
  },
  {
    name: 'python: a package, tests, a virtual environment',
    script:
      'mkdir p && echo "x = 1" > p/__init__.py && printf "import unittest, p\\nclass T(unittest.TestCase):\\n  def test(self): self.assertEqual(p.x, 1)\\n" > test_p.py && python3 -m unittest && python3 -m venv --without-pip v && v/bin/python -c "print(\'python works\')"',
    works: said(/python works/),
  },
  {
    name: 'tests of this project',
    folder: '/home/ranger/aegish',
    prepare: copyProject,
    allow: ['--allow-read', repository],
    script: 'node node_modules/vitest/vitest.mjs run src/score src/verdict 2>&1 | tail -8',
    works: said(/Tests .*passed/),
  },
  {
    name: 'vim in a terminal',
    keys: [
      ['note.txt', 'ihello from vim\u001b'],
      ['hello from vim', ':wq\r'],
    ],
    script: 'vim -u NONE -N note.txt',
    works: holds('note.txt', /hello from vim/),
  },
  {
    name: 'vim stopped by Ctrl-Z, and brought back',
    inShell: true,
    keys: [
      ['[New]', 'ione\u001b'],
      ['one', '\u001a'],
      ['Stopped', 'echo back in the shell; fg\r'],
      ['one', 'otwo\u001b'],
      ['two', ':wq\r'],
      ['$ ', 'exit\r'],
    ],
    script: 'vim -u NONE -N note.txt',
    works: (output) =>
      /^back in the shell/m.test(withoutCodes(output)) && holds('note.txt', /one\ntwo/)(),
  },
  {
    name: 'Ctrl-C ends a program',
    keys: [['ready', '\u0003']],
    script: 'trap "echo interrupted; exit 44" INT; echo ready; sleep 30; echo not-interrupted',
    works: (output, code) => /^interrupted|\^Cinterrupted/m.test(output) && code === 44,
  },
  {
    name: 'Ctrl-C does not end a program that catches it',
    keys: [
      ['>>>', '\u0003'],
      ['>>>', 'print("still" + " here")\r'],
      ['still here', 'exit()\r'],
    ],
    script: 'python3 -q',
    works: said(/still here/),
  },
  { name: 'the size of the window', keys: [], script: 'stty size', works: said(/^24 80/m) },
  {
    name: 'jobs of an interactive bash',
    keys: [
      ['$ ', 'sleep 50\r'],
      ['sleep 50', '\u001a'],
      ['Stopped', 'jobs\r'],
      ['Stopped', 'kill %1; echo "told $?"\r'],
      ['told 0', 'exit\r'],
    ],
    script: 'PS1="$ " bash --norc -i',
    works: (output) => /Stopped +sleep 50/.test(output) && /told 0/.test(output),
  },
  {
    name: 'a pager that reads keys from the terminal',
    keys: [
      ['12', 'G'],
      ['77', 'q'],
    ],
    input: 'seq 77 |',
    script: 'less',
    works: said(/77/),
  },
  {
    name: 'tmux inside',
    keys: [],
    script:
      'tmux -f /dev/null new-session -d -s in "bash --norc" && tmux send-keys -t in "echo tmux-works > t" Enter && sleep 1.5 && cat t; tmux kill-server',
    works: said(/^tmux-works/m),
  },
  {
    name: 'tmux inside, attached',
    keys: [
      ['bash', 'echo from the in$((1+1))side\r'],
      ['from the in2side', 'exit\r'],
    ],
    script: 'tmux -f /dev/null new-session "bash --norc"',
    works: said(/from the in2side/),
  },
  {
    name: 'a server and its client inside',
    script:
      'python3 -m http.server 8765 --bind 127.0.0.1 >/dev/null 2>&1 & sleep 1.5; curl -s http://127.0.0.1:8765/README.md; kill %1',
    works: said(/# project/),
  },
  {
    name: 'temporary files, pipes, here documents',
    script:
      'f=$(mktemp) && seq 100000 | sort -rn > $f && head -1 $f && cat <<< works && echo e > /dev/stderr',
    works: said(/^100000\nworks\ne$/m),
  },
  {
    name: 'a debugger inside',
    needs: '/usr/bin/strace',
    script: 'strace -f -e trace=execve true 2>&1 | tail -3',
    works: said(/exited with 0/),
  },
  {
    name: 'a variable and a path that are named',
    allow: ['--allow-env', 'NPM_TOKEN', '--allow-read', '/home/ranger/.npmrc'],
    script: 'echo "$NPM_TOKEN"; grep -c secret ~/.npmrc',
    works: said(/^a-token\n1$/m),
  },
]

function copyProject() {
  const folder = '/home/ranger/aegish'
  mkdirSync(folder, { recursive: true })
  for (const name of ['src/score', 'src/verdict', 'src/suite', 'tests/fuzz.ts', 'tests/support']) {
    cpSync(join(repository, name), join(folder, name), { recursive: true })
  }
  for (const name of ['package.json', 'tsconfig.json', 'vitest.config.ts']) {
    cpSync(join(repository, name), join(folder, name))
  }
  // A folder of its own, because the test runner writes into it.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name.startsWith('.')) continue
    symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name))
  }
}

export async function doOrdinaryWork({ aegish, only }) {
  const registry = await startRegistry()
  const done = []
  for (const work of WORK.filter(({ name }) => name.includes(only))) {
    if (work.needs && !existsSync(work.needs)) {
      process.stdout.write(`not tried ${work.name}: ${work.needs} is not there\n`)
      continue
    }
    const { output, code } = await doWork(work, aegish, registry.port)
    const works = Boolean(work.works(output, code))
    done.push({ name: work.name, works })
    process.stdout.write(`${works ? 'works    ' : 'BREAKS   '} ${work.name}\n`)
    if (!works)
      process.stdout.write(`${`exit ${code}\n${output}`.slice(-1500).replace(/^/gm, '    ')}\n`)
  }
  registry.close()
  return done
}

/** As a job of an interactive shell, behind a pipe, or by itself. */
function inTerminal({ keys, inShell, input }, argv) {
  const quoted = argv.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
  const start = ['python3', TERMINAL]
  if (inShell) {
    return [...start, JSON.stringify([['$ ', `${quoted}\r`], ...keys]), 'bash', '--norc', '-i']
  }
  return [...start, JSON.stringify(keys), ...(input ? ['bash', '-c', `${input} ${quoted}`] : argv)]
}

/** What a terminal shows, without what moves its cursor. */
function withoutCodes(output) {
  return output.replace(/\u001b\[[\d;?>]*[a-zA-Z]/g, '')
}

function doWork(work, aegish, port) {
  mustBeThrownAway()
  makeWorld('x')
  work.prepare?.()
  if (work.before) spawnSync('bash', ['-c', work.before], { cwd: WORKSPACE, stdio: 'ignore' })
  const argv = aegish(work.script, { caged: true, net: work.net, allow: work.allow })
  const words = work.keys ? inTerminal(work, argv) : argv
  const child = spawn(words[0], words.slice(1), {
    cwd: work.folder ?? WORKSPACE,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
    env: {
      ...{ PATH: process.env.PATH, HOME: '/home/ranger', LANG: 'C.UTF-8', TERM: 'xterm' },
      ...{ SHELL: '/bin/bash', PS1: '$ ' },
      ...{ REGISTRY: `${port}`, NPM_TOKEN: 'a-token', npm_config_update_notifier: 'false' },
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ output: output.replaceAll('\r', ''), code }))
  })
}
