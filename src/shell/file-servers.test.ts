import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures.ts'
import { isFileServer } from './file-servers.ts'

describe('what serves files behind one decision', () => {
  it.each([
    '/usr/lib/openssh/sftp-server',
    'env /usr/lib/openssh/sftp-server',
    'exec nice -n 5 sftp-server',
    `X=1 'sftp'-se"rv"er`,
    'cd / && sftp-server',
    'sftp-server | cat',
    ': ; sftp-server',
    '{ sftp-server; }',
    'x=sftp-server; $x',
    'bash -c "exec sftp-server"',
    '$(echo sftp-server)',
    'echo sftp-server | sh',
    `perl -e 'exec "sftp-server"'`,
    'ln -s /usr/lib/openssh/sftp-server x; ./x',
    'sftp-serve?',
    'sftp-server "$(unknown)"',
    'rsync --server --sender -logDtpre.iLsfxC . .',
    'env rsync --server . .',
    'exec rsync --server . .',
    'command rsync --server . .',
    'command -p rsync --server . .',
    'scp -t work',
    'scp -r -p -f work',
    'nice scp -qt work',
    "git-upload-pack 'project.git'",
    'git -c a.b=c receive-pack project.git',
    'borg serve --append-only',
    'cd /tmp && exec /usr/lib/openssh/sftp-server -e',
    'x=sftp-server; : ; { $x; }',
    'cp /usr/lib/openssh/sftp-server x && ./x',
  ])('%s', (command) => {
    expect(isFileServer(command)).toBe(true)
  })

  it.each([
    'ls -l',
    'echo hello',
    '[ -e a ] && [[ a == b* ]]',
    'rsync -a here/ there/',
    'scp -oStrictHostKeyChecking=no a host:',
    'scp -F file a host:',
    'git -C project log --format=%s',
    'git commit -m shell',
    'apt-get install openssh-sftp-server',
    'ls *.txt',
    'grep -r sftp-server src',
    'vim sftp-server.c',
    'echo rsync --server',
  ])('%s is none', (command) => {
    expect(isFileServer(command)).toBe(false)
  })

  it('is known by the names that a living shell gives it', () => {
    const shell = { directory: '/', variables: new Map(), functions: new Map() }
    const aliases = new Map([['s', 'sftp-server']])
    expect(isFileServer('s', { ...shell, aliases })).toBe(true)
  })

  it('is known by where a link leads', () => {
    const directory = temporaryFolder()
    mkdirSync(join(directory, 'lib'))
    writeFileSync(join(directory, 'lib/sftp-server'), '')
    symlinkSync('lib/sftp-server', join(directory, 'tool'))
    const state = { variables: new Map(), aliases: new Map(), functions: new Map() }
    expect(isFileServer('./tool', { ...state, directory })).toBe(true)
    expect(isFileServer('./other', { ...state, directory })).toBe(false)
  })
})
