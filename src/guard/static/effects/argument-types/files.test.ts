import { describe, expect, it } from 'vitest'
import { createStaticGuard } from '../../index.ts'

const guard = createStaticGuard()
const judge = (command: string) => guard.analyse(command)

describe('a search', () => {
  it.each([
    'grep -e root /etc/gshadow',
    'rg --regexp=root /etc/gshadow',
    "grep -rh '' ~/.gnupg",
    'rg . ~/.aws',
    "grep -R 'PRIVATE KEY' /home",
    'find / -name .env -exec head {} \\;',
    'find ~ -name wallet.dat -exec cp {} . \\;',
    'find / -samefile /etc/gshadow -exec cat {} +',
    'cp -a /etc /dev/shm/e',
    "sudo grep -r '' /etc --include=shadow",
    "grep -rh . ~ --include='id_*'",
    'rg . ~ -g id_rsa',
    "grep -raoh 'sessionid.*' ~ --include='cookies*'",
  ])('that shows secrets reads them: %s', (command) => expect(judge(command).rule).toBe('4'))

  it.each([
    'grep -rn "Host git" ~/.ssh',
    'grep -r PermitRootLogin /etc/ssh',
    "grep -rl 'PRIVATE KEY' ~",
    "grep -rn TODO src --include='*.ts'",
    "rg -g '*.py' -g '!*.lock' foo src",
    'rg --files ~/.ssh',
    'grep -e one -e two src/a.c',
    'find . -name Makefile -exec cat {} \\;',
    'cp -a /etc/nginx /tmp/n',
  ])('for something else does not: %s', (command) => expect(judge(command).verdict).toBe('ALLOW'))

  it('a backup of the whole configuration is worth a word', () =>
    expect(judge('tar czf /backup/etc.tgz /etc').verdict).toBe('WARN'))
})

describe('runners', () => {
  it.each([
    ['fd -x sh', '2'],
    ["entr -s 'bash -i' < list", '1a'],
    ['xdotool exec --sync bash', '1a'],
    ['printf "head\\n/etc/gshadow\\n" | xargs -n2 env', '4'],
    ['ps -eo pid= | xargs kill -9', 'D'],
    ['rm -rf $(pwd | cut -c1)', 'D'],
    ['python3 -m cProfile -s time /dev/stdin <<< \'import os;os.system("sh")\'', '1a'],
  ])('are looked through: %s', (command, rule) => expect(judge(command).rule).toBe(rule))

  it.each([
    'fd -e py -x black',
    'ls *.md | entr make html',
    'kill $(ps -C nginx -o pid=)',
    "ps aux | grep worker | awk '{print $2}' | xargs kill",
    'docker run --rm -v $(pwd):/app node:20 npm test',
  ])('run everyday work: %s', (command) => expect(judge(command).verdict).toBe('ALLOW'))
})
