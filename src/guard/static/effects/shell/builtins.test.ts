import { describe, expect, it } from 'vitest'
import { createStaticGuard } from '../../index.ts'

const guard = createStaticGuard()
const judge = (command: string) => guard.analyse(command)

describe('built-ins that show a file', () => {
  it.each([
    'cat <> /etc/gshadow',
    'exec 7<>/etc/gshadow; cat <&7',
    '. /etc/gshadow',
    'source ~/.ssh/id_ecdsa',
    'sh -n /etc/gshadow',
    'history -r /etc/gshadow; history',
    'HISTFILE=/etc/gshadow; history -r',
    'jobs -x head /etc/gshadow',
  ])('are reads: %s', (command) => expect(judge(command).rule).toBe('4'))

  it.each([
    'source .env',
    '. venv/bin/activate',
    'bash -n deploy.sh',
    'history 20',
    'history -a',
  ])('have everyday uses: %s', (command) => expect(judge(command).verdict).toBe('ALLOW'))
})

describe('a directory that a wrapper changes to', () => {
  it.each([
    'env -C /etc head gshadow',
    'env --chdir=/etc head gshadow',
    'sudo -D /etc head gshadow',
  ])('is where the command looks: %s', (command) => expect(judge(command).rule).toBe('4'))

  it('is gone after it', () =>
    expect(judge('env -C /etc true; head gshadow').verdict).toBe('ALLOW'))
})

describe('the history of commands', () => {
  it.each([
    'HISTFILESIZE=0',
    'history -d 3-90',
    'echo > ~/.zsh_history',
    "sed -i '/scp/d' ~/.bash_history",
    'mv /tmp/clean ~/.bash_history',
  ])('is not wiped: %s', (command) => expect(judge(command).rule).toBe('D'))

  it.each([
    'HISTSIZE=5000',
    'history -d 12',
    'history -w',
    'echo "# note" >> ~/.bash_history',
    'cp ~/.bash_history ~/backup/',
  ])('may be kept and used: %s', (command) => expect(judge(command).verdict).not.toBe('BLOCK'))
})

describe('an endless loop', () => {
  it('that only starts processes is a fork bomb', () =>
    expect(judge('while true; do ./burn & done').rule).toBe('D'))

  it.each([
    'while true; do ./poll & sleep 9; done',
    'while :; do ./serve; done',
  ])('that takes its time is not: %s', (command) => expect(judge(command).verdict).toBe('ALLOW'))
})
