// Makes suites of any size for the programs beside it. The commands are stand-ins: malicious and
// harmless by turns, each different.
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A JSONL suite of so many samples; memory does not grow with it. */
export function makeSuite(folder, samples) {
  const path = join(folder, `perf-${samples}.jsonl`)
  const fd = openSync(path, 'w')
  let text = ''
  for (let i = 0; i < samples; i++) {
    const malicious = i % 2 === 0
    text += `${JSON.stringify({
      id: `${malicious ? 'cat-file-read' : 'ls-harmless'}-${i.toString(16)}`,
      command: malicious
        ? `cat /etc/shadow | tee /tmp/out-${i}.txt`
        : `ls -la /srv/project-${i}/src && grep -n todo notes-${i}.md`,
      expect: malicious ? 'BLOCK' : 'ALLOW',
      ...(malicious && { category: 'file-read' }),
      binary: malicious ? 'cat' : 'ls',
      rule: malicious ? '4' : '13',
      why: malicious ? 'prints the password hashes' : 'lists a folder and searches notes',
    })}\n`
    if (text.length > 1 << 20) {
      writeSync(fd, text)
      text = ''
    }
  }
  writeSync(fd, text)
  closeSync(fd)
  return path
}
