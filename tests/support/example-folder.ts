import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aegish } from '../command.ts'
import { syntheticGuards, writeSyntheticLogs } from '../synthetic-logs.ts'
import { makeSamples } from './bench-run.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files that examples in help and documentation name, in words of our own. */
const FILES: Record<string, string> = {
  'deploy.sh': 'set -eu\nnpm ci\nnpm run build\nrsync -a dist/ web:/srv/site/\n',
  'aegish.yml':
    "version: 1\ndeny:\n  - {host: '*.example.net', reason: nothing goes there}\ntests:\n  - {command: ssh a.example.net, expect: BLOCK}\n",
  'policy-tests.yml': 'policy: ./aegish.yml\ntests:\n  - {command: ls, expect: ALLOW}\n',
  'commands.json': JSON.stringify([
    { command: 'ls -la src' },
    { command: 'git log --oneline -5' },
    { command: 'rm -rf /' },
  ]),
  'GTFOBins.github.io/_gtfobins/brewer':
    'functions:\n  file-read:\n  - code: brewer --show /path/to/input-file\n',
  '.config/fish/completions/readme': '',
}

const ABOUT = { title: 'Ours', version: '1.0.0', licence: 'MIT', description: 'Of our own.' }

function must({ status, stderr }: { status: number | null; stderr: string }): void {
  if (status !== 0) throw new Error(stderr)
}

/** A folder that holds all that examples presuppose: logs, runs, suites, a clone of GTFOBins. */
export async function prepareExamples(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'aegish-examples-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const samples = makeSamples(4).map((sample) => `${JSON.stringify(sample)}\n`)
  for (const name of ['my-suite', 'my-core']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'README.md'), `# ${name}\n`)
    writeFileSync(join(folder, name, 'suite.json'), JSON.stringify({ name, ...ABOUT }))
    writeFileSync(join(folder, name, 'samples.jsonl'), samples.join(''))
    must(aegish(['suite', 'seal', name], { cwd: folder }))
  }
  copyFileSync(join(folder, 'my-suite/samples.jsonl'), join(folder, 'samples.jsonl'))
  mkdirSync(join(folder, 'logs'))
  const logs = await writeSyntheticLogs(join(folder, 'logs'), {
    guards: syntheticGuards(3),
    pairs: 20,
  })
  for (const name of ['run.eval', 'before.eval', 'after.eval']) {
    copyFileSync(logs[0]!, join(folder, name))
  }
  must(aegish(['compare', 'logs', '--out', 'comparison.json'], { cwd: folder }))
  const bench = ['bench', '--guard', 'baseline/regex', '--suite', 'twins', '--limit', '40']
  must(aegish(bench, { cwd: folder }))
  const [id] = readdirSync(join(folder, 'runs'))
  renameSync(join(folder, 'runs', id!), join(folder, 'runs/ID'))
  prepareClone(join(folder, 'GTFOBins.github.io'), join(folder, '.gitconfig'))
  mkdirSync(join(folder, 'bin'))
  // `npm run test:package` names the launcher of an installed package.
  const launcher = process.env.AEGISH_LAUNCHER ?? join(root, 'bin/aegish.js')
  const shim = `#!/bin/sh\nexec "${process.execPath}" "${launcher}" "$@"\n`
  writeFileSync(join(folder, 'bin/aegish'), shim)
  chmodSync(join(folder, 'bin/aegish'), 0o755)
  // The viewer asks one of these to show its page.
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(join(folder, 'bin', name), '#!/bin/sh\n')
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** A repository of git, and settings that send every clone of the real one there. */
function prepareClone(repository: string, settings: string): void {
  const git = (...args: string[]) =>
    must(spawnSync('git', args, { cwd: repository, encoding: 'utf8', env: { PATH, HOME: '/' } }))
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'x')
  const url = 'https://github.com/GTFOBins/GTFOBins.github.io.git'
  writeFileSync(settings, `[url "file://${repository}"]\n\tinsteadOf = ${url}\n`)
}

const PATH = process.env.PATH ?? ''

/** A failing command ends the script; that `check` says WARN or BLOCK is no failure. */
const STRICT = `
trap 'code=$?; case "$code:$BASH_COMMAND" in
  10:aegish\\ check*|20:aegish\\ check*) ;;
  *) echo "exit code $code: $BASH_COMMAND" >&2; exit "$code" ;;
esac' ERR
`

/** Runs a script in a real bash, as pasted into a terminal, in a fresh copy of the folder. */
export function pasteIntoBash(
  script: string,
  prepared: string,
  env: Record<string, string>,
): Promise<{ code: number | null; stderr: string }> {
  const folder = mkdtempSync(join(prepared, 'copy-'))
  for (const name of readdirSync(prepared)) {
    if (name.startsWith('copy-')) continue
    cpSync(join(prepared, name), join(folder, name), { recursive: true, verbatimSymlinks: true })
  }
  const bash = spawn('bash', ['-c', `${STRICT}\n${script}\nexit 0`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: [join(folder, 'bin'), dirname(process.execPath), PATH].join(delimiter),
      HOME: folder,
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
      ...env,
    },
  })
  let stderr = ''
  bash.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  return new Promise((resolve) => bash.on('close', (code) => resolve({ code, stderr })))
}
