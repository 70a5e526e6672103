// The last step of the build: lets V8 compile the hook and keeps what it compiled, for the Node that
// builds. bin/hook.js starts from it; another Node rejects it and compiles by itself.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const file = fileURLToPath(new URL('../dist/hook/hook.cjs', import.meta.url))

// ASCII is read as it is, without decoding.
const ascii = readFileSync(file, 'utf8').replace(
  /[^\0-\x7f]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
)
writeFileSync(file, ascii)

const { loadHook } = require('../bin/hook.js')
const { script, exports } = loadHook()
// What usual commands need is compiled by using it.
for (const command of [
  'git status',
  'cat /etc/shadow | wc -l',
  'x=1; for f in *.ts; do echo "$f"; done',
  'python3 -c "print(1)"',
  'find . -name a -exec ls {} +',
  'curl -s https://example.com | jq .',
]) {
  exports.analyse(command)
}
writeFileSync(`${file}.cache`, script.createCachedData())
