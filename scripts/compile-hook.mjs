// The last step of the build: lets V8 compile the hook and keeps what it compiled, for the Node that
// builds. bin/hook.js starts from it; another Node rejects it and compiles by itself.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const { loadDoor, surroundings } = require('../bin/hook.js')

// ASCII is read as it is, without decoding.
for (const name of ['hook', 'policy', 'shell']) {
  const file = fileURLToPath(new URL(`../dist/hook/${name}.cjs`, import.meta.url))
  const ascii = readFileSync(file, 'utf8')
    .replace(
      /[^\0-\x7f]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    // bin/hook.js imports packages for them.
    .replace(/\bimport\(`(@?[a-z][\w./-]*)`\)/g, 'importModule(`$1`)')
  writeFileSync(file, ascii)
}
const hook = loadDoor('hook')
const policies = loadDoor('policy')
const shell = loadDoor('shell')

// What usual calls need is compiled by answering some, in a home of their own.
const home = mkdtempSync(join(tmpdir(), 'aegish-build-'))
const { HOME, XDG_STATE_HOME } = process.env
process.env.HOME = home
delete process.env.XDG_STATE_HOME
const policy = join(home, 'policy.yaml')
writeFileSync(
  policy,
  "version: 1\n# ours\nallow:\n  - binary: deployctl\n    reason: ours\ndeny:\n  - {host: '*.example', reason: no}\n",
)
const events = [
  ...[
    'git status',
    'cat /etc/shadow | wc -l',
    'x=1; for f in *.ts; do echo "$f"; done',
    'python3 -c "print(1)"',
    'find . -name a -exec ls {} +',
    'curl -s https://example.com | jq .',
    'npm run build && npm test',
  ].map((command) => ['Bash', { command }]),
  ['Read', { file_path: 'src/a.ts' }],
  ['Write', { file_path: 'src/a.ts', content: 'a\n' }],
  ['Edit', { file_path: 'src/a.ts', old_string: 'a', new_string: 'b' }],
  ['Grep', { pattern: 'a', path: 'src' }],
  ['WebFetch', { url: 'https://example.com/' }],
  ['apply_patch', { command: '*** Begin Patch\n*** Add File: a\n+b\n*** End Patch\n' }],
  ['mcp__disk__read_file', { path: 'a' }],
].map(([tool_name, tool_input]) =>
  JSON.stringify({ hook_event_name: 'PreToolUse', cwd: home, tool_name, tool_input }),
)
const { parsePolicy } = policies.exports
const respond = (event, argv) =>
  hook.exports.responseTo(() => event, hook.exports.readOptions(argv), {
    ...surroundings,
    parsePolicy,
  })
for (const argv of [[], ['--role=sysadmin', '--agent', 'codex'], ['--policy', policy]]) {
  for (const event of events) {
    const { exitCode } = await respond(event, argv)
    if (exitCode !== 0) throw new Error(`the built hook refuses ${event}`)
  }
}
await respond('', [])
if ((await shell.exports.run(['-c', ':'])) !== 0) throw new Error('the built shell does not run')
rmSync(home, { recursive: true })
process.env.HOME = HOME
if (XDG_STATE_HOME !== undefined) process.env.XDG_STATE_HOME = XDG_STATE_HOME
for (const { file, script } of [hook, policies, shell])
  writeFileSync(`${file}.cache`, script.createCachedData())
