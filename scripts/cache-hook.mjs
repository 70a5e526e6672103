// Writes the compiled code of the hook beside its script: starting it takes a third of the time.
// Node refuses a cache that another version made, and compiles the script as usual.
// usage: node scripts/cache-hook.mjs (a part of "npm run build")
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const launcher = fileURLToPath(new URL('../bin/aegish.js', import.meta.url))
const event = {
  tool_name: 'Bash',
  tool_input: {
    command:
      'cd app && git status --short | head -5; for f in *.ts; do grep -n "TODO" "$f" > /tmp/x || true; done; npm test && python3 -c "print(1)" && curl -s https://example.org/a.json | jq .b',
  },
}
const { status, stderr } = spawnSync(process.execPath, [launcher, 'hook'], {
  input: JSON.stringify(event),
  env: { ...process.env, AEGISH_WRITE_HOOK_CACHE: '1' },
  encoding: 'utf8',
})
if (status !== 0) throw new Error(`the hook could not be cached: ${stderr}`)
