import { describe, expect, it } from 'vitest'
import { isFileServer } from './file-servers.ts'

describe('servers of files', () => {
  it.each([
    '/usr/lib/openssh/sftp-server',
    'rsync --server --sender -logDtpre.iLsfxC . .ssh/',
    'nice rsync --server . x',
    'cd /tmp && exec /usr/lib/openssh/sftp-server -e',
    'env A=1 sftp-server',
    'sh -c "rsync --server . x"',
    'sftp-serv""er | cat',
    'x=sftp-server; : ; { $x; }',
    'X=1 command rsync --server . x',
    'scp -t work',
    'scp -r -f work',
    "git-upload-pack 'project.git'",
    'git -c a=b receive-pack project.git',
  ])('%s', (command) => expect(isFileServer(command)).toBe(true))

  it.each([
    'grep -r sftp-server src',
    'vim sftp-server.c',
    'rsync -a src/ host:src/',
    'scp file host:',
    'git push',
    'echo rsync --server',
  ])('not %s', (command) => expect(isFileServer(command)).toBe(false))

  it('by the names that a living shell gives them', () => {
    const shell = { directory: '/', variables: new Map(), functions: new Map() }
    const aliases = new Map([['s', 'sftp-server']])
    expect(isFileServer('s', { ...shell, aliases })).toBe(true)
  })
})
