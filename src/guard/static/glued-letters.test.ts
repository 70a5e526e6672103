import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'

describe('letters of options that stand in one word', () => {
  test.each([
    `perl -le 'system("bash")'`,
    `perl -lane 'system("bash")'`,
    `perl -0777ne 'system("bash")'`,
    `perl -Mstrict -wle 'system("bash")'`,
    `ruby -0777ne 'system("bash")'`,
    `node -pe 'require("child_process").execSync("cat /etc/shadow")'`,
    `env -iS 'cat /etc/shadow'`,
    'docker run -itv /:/host alpine cat /host/etc/shadow',
  ])('%s', (command) => {
    expect(analyse(command).verdict).toBe('BLOCK')
  })

  test.each([
    `perl -lane 'print $F[1]' access.log`,
    `perl -0777 -pe 's/a/b/' notes.txt`,
    `perl -i.bak -pe 's/a/b/' notes.txt`,
    `ruby -ne 'puts $_ if /x/' notes.txt`,
    `node -pe '1 + 1'`,
    'docker run -itv "$PWD":/app -w /app node:20 npm test',
    'docker run -dp 8080:80 nginx',
  ])('%s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })
})
