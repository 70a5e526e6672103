// Calls for the build of the hook: what usual ones need is kept together and compiled. Each is answered
// in a home of its own.
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What nearly every call has in common. */
const SIMPLEST = ['Bash', { command: 'git status' }]

const USUAL = [
  SIMPLEST,
  ['Edit', { file_path: 'src/a.ts', old_string: 'a', new_string: 'b' }],
  ...[
    'npm run build && npm test',
    'ls -la src | head -5',
    'cat /etc/shadow | wc -l',
    'x=1; for f in *.ts; do echo "$f"; done',
    'find . -name a -exec ls {} + | xargs wc -l',
    'curl -s https://example.com | jq .',
    'python3 -c "print(1 + 1)"',
  ].map((command) => ['Bash', { command }]),
  ['Read', { file_path: 'src/a.ts' }],
  ['Write', { file_path: 'src/a.ts', content: 'a\n' }],
  ['Grep', { pattern: 'a', path: 'src' }],
  ['WebFetch', { url: 'https://example.com/' }],
  ['apply_patch', { command: '*** Begin Patch\n*** Add File: a.txt\n+b\n*** End Patch\n' }],
  ['mcp__disk__read_file', { path: 'a' }],
]

/** Less usual: what is in another language. */
const OTHERS = [
  'node -e "console.log(1)"',
  "awk '{ print $1 }' a",
  "sed -n '1,5p' a",
  "psql -c 'select 1'",
  'ruby -e "puts 1"',
  'perl -ne "print if /a/" a',
  "cat > a.py <<'EOF'\nimport os\nprint(os.getcwd())\nEOF",
].map((command) => ['Bash', { command }])

/** Every kind of entry that people write. */
const POLICY = {
  version: 1,
  allow: [
    { binary: 'deployctl', reason: 'ours' },
    { path: '/etc/nginx/**', rule: 5, reason: 'a web server' },
    { command: 'make deploy', reason: 'ours' },
  ],
  deny: [
    { host: '*.example', reason: 'no' },
    { binary: 'terraform', reason: 'no' },
  ],
}
const YAML_POLICY = `version: 1
# ours
allow:
  - binary: deployctl
    reason: ours
  - {path: /etc/nginx/**, rule: 5, reason: a web server}
deny:
  - {host: '*.example', reason: no}
`

/** Each makes a hook answer, in a home of its own. */
export const SIMPLEST_CALL = asked(SIMPLEST)
export const USUAL_CALLS = USUAL.map(asked)
export const OTHER_CALLS = OTHERS.map(asked)
/** With a policy that needs no parser: in JSON. */
export const POLICY_CALL = withPolicy(JSON.stringify(POLICY))
/** With one that does; the second call finds what the first has kept. */
export const YAML_POLICY_CALL = withPolicy(YAML_POLICY)

function withPolicy(text) {
  return (hook) =>
    withHome(async (home) => {
      const policy = join(home, 'policy.yaml')
      writeFileSync(policy, text)
      for (let i = 0; i < 2; i++)
        await answer(hook, USUAL[0], ['--role=sysadmin', '--policy', policy], home)
    })
}

function asked(call) {
  return (hook) => withHome((home) => answer(hook, call, [], home))
}

async function answer(hook, [tool_name, tool_input], argv, cwd) {
  const event = JSON.stringify({ hook_event_name: 'PreToolUse', cwd, tool_name, tool_input })
  const file = join(cwd, 'event')
  writeFileSync(file, event)
  const fd = openSync(file, 'r+')
  const { exitCode, stdout } = await hook.responseTo(
    () => hook.readInput(fd),
    hook.readHookArguments(argv),
    root,
  )
  if (stdout) hook.writeOutput(fd, stdout)
  closeSync(fd)
  if (exitCode !== 0) throw new Error(`the built hook refuses ${event}`)
}

/** Does something in a home of nobody. */
export async function withHome(use) {
  const home = mkdtempSync(join(tmpdir(), 'aegish-build-'))
  const { HOME, XDG_STATE_HOME } = process.env
  process.env.HOME = home
  delete process.env.XDG_STATE_HOME
  try {
    await use(home)
  } finally {
    process.env.HOME = HOME
    if (XDG_STATE_HOME !== undefined) process.env.XDG_STATE_HOME = XDG_STATE_HOME
    rmSync(home, { recursive: true })
  }
}
