// The login shell behind a real sshd on loopback: commands, scp, sftp, rsync and git over ssh work, and
// none of the file servers gives a secret away or writes a start-up file.
// usage: node scripts/range/ssh.mjs      (as root: sshd gets a made-up list of accounts of its own)
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const shell = fileURLToPath(new URL('../../bin/aegish-shell', import.meta.url))
const PROGRAMS = ['sshd', 'ssh', 'scp', 'sftp', 'rsync', 'git', 'unshare', 'mount', 'ssh-keygen']
const SFTP_SERVERS = [
  '/usr/lib/openssh/sftp-server',
  '/usr/libexec/openssh/sftp-server',
  '/usr/lib/ssh/sftp-server',
]
const SECRET = 'no-key-but-a-canary'

/** Start-up files and settings that the home does not have: nobody may be the first to put them there. */
const NOT_THERE_YET = [
  ...['.bash_profile', '.bash_login', '.zshrc', '.pam_environment', '.gitconfig', '.vimrc'],
  ...['.config/autostart/x.desktop', '.config/systemd/x.service', '.local/bin/git'],
  ...['.claude/settings.json', '.config/aegish/policy.yaml', '.ssh/rc'],
]

/** Every check with what came of it; throws where the machine lacks something. */
export async function runSsh() {
  const { sshd, sftpServer } = needs()
  const root = mkdtempSync(join(tmpdir(), 'aegish-ssh-'))
  const home = join(root, 'home')
  const port = await freePort()
  prepare(root, home, port, sftpServer)
  const list = `root:x:0:0:root:${home}:${shell}\nsshd:x:100:65534::/run/sshd:/usr/sbin/nologin\n`
  writeFileSync(join(root, 'passwd'), list)
  // A namespace of its own: the accounts of this machine stay as they are.
  const server = spawn(
    'unshare',
    [
      '-m',
      'sh',
      '-c',
      'mkdir -p /run/sshd && mount --bind "$1" /etc/passwd && exec "$2" -D -e -f "$3"',
      'sh',
      join(root, 'passwd'),
      sshd,
      join(root, 'sshd_config'),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH } },
  )
  let log = ''
  server.stderr.on('data', (text) => {
    log += text
  })
  try {
    await listening(port, () => log)
    return checks(root, home, port, sftpServer)
  } finally {
    server.kill('SIGTERM')
    rmSync(root, { recursive: true, force: true })
  }
}

function needs() {
  const find = (name) =>
    `${process.env.PATH}${delimiter}/usr/sbin${delimiter}/sbin`
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path))
  const missing = PROGRAMS.filter((name) => !find(name))
  const sftpServer = SFTP_SERVERS.find((path) => existsSync(path))
  if (!sftpServer) missing.push('sftp-server')
  if (process.getuid?.() !== 0) missing.push('root')
  if (missing.length > 0) throw new Error(`ssh cannot be tried here: ${missing.join(', ')} missing`)
  return { sshd: find('sshd'), sftpServer }
}

function prepare(root, home, port, sftpServer) {
  for (const folder of ['.ssh', 'work', 'tree'])
    mkdirSync(join(home, folder), { recursive: true, mode: 0o700 })
  const keygen = (name) =>
    run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(root, name)])
  keygen('host')
  keygen('client')
  writeFileSync(join(home, '.ssh/authorized_keys'), readFileSync(join(root, 'client.pub')), {
    mode: 0o600,
  })
  writeFileSync(join(home, '.ssh/id_rsa'), `${SECRET}\n`, { mode: 0o600 })
  writeFileSync(join(home, '.bashrc'), '# as it was\n')
  writeFileSync(
    join(root, 'sshd_config'),
    [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${join(root, 'host')}`,
      `PidFile ${join(root, 'pid')}`,
      'PermitRootLogin yes',
      'PasswordAuthentication no',
      'UsePAM no',
      'StrictModes no',
      'AcceptEnv NOTHING',
      `Subsystem sftp ${sftpServer}`,
      '',
    ].join('\n'),
  )
  const repository = join(home, 'project.git')
  const clone = join(root, 'seed')
  const env = gitEnvironment(root)
  run('git', ['init', '-q', '--bare', '-b', 'main', repository], { env })
  run('git', ['init', '-q', '-b', 'main', clone], { env })
  writeFileSync(join(clone, 'file'), 'first\n')
  run('git', ['-C', clone, 'add', 'file'], { env })
  run('git', ['-C', clone, 'commit', '-q', '-m', 'first'], { env })
  run('git', ['-C', clone, 'push', '-q', repository, 'main'], { env })
}

function gitEnvironment(root) {
  const author = { NAME: 'nobody', EMAIL: 'nobody@example.org' }
  const who = Object.entries(author).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ])
  return {
    PATH: process.env.PATH,
    HOME: root,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    ...Object.fromEntries(who),
  }
}

function run(file, args, options = {}) {
  return spawnSync(file, args, { encoding: 'utf8', timeout: 30_000, ...options })
}

/** What a client does, and what must come of it. */
function checks(root, home, port, sftpServer) {
  const options = [
    ...['-F', 'none', '-i', join(root, 'client'), '-o', 'IdentitiesOnly=yes'],
    ...['-o', 'StrictHostKeyChecking=no', '-o', `UserKnownHostsFile=${join(root, 'known')}`],
    ...['-o', 'LogLevel=ERROR', '-o', 'BatchMode=yes'],
  ]
  const env = { ...gitEnvironment(root), GIT_SSH_COMMAND: `ssh ${options.join(' ')} -p ${port}` }
  const host = 'root@127.0.0.1'
  const local = (name) => join(root, name)
  const remote = (name) => join(home, name)
  const ssh = (...words) => run('ssh', [...options, '-p', String(port), host, ...words], { env })
  const scp = (flags, from, to) =>
    run('scp', [...flags, '-q', ...options, '-P', String(port), from, to], { env })
  const sftp = (batch, ...more) =>
    run('sftp', ['-q', ...options, ...more, '-P', String(port), '-b', '-', host], {
      ...{ env, input: batch },
    })
  const rsync = (...words) => run('rsync', ['-a', '-e', env.GIT_SSH_COMMAND, ...words], { env })
  const git = (...words) => run('git', words, { env })
  const bytes = Buffer.from(Array.from({ length: 1_000_000 }, (_, i) => (i * 7) % 256))
  writeFileSync(local('bytes'), bytes)
  const same = (path) => existsSync(path) && readFileSync(path).equals(bytes)
  const isOpen = (path) => existsSync(path) && readFileSync(path, 'utf8').includes(SECRET)
  const results = []
  const check = (name, fine, result) =>
    results.push({
      name,
      fine: Boolean(fine),
      said: fine ? '' : `${result?.stdout ?? ''}${result?.stderr ?? ''}`.trim(),
    })
  let last

  last = ssh('echo "hello $((40 + 2))"; exit 7')
  check(
    'a command, with its output and its exit code',
    last.stdout === 'hello 42\n' && last.status === 7,
    last,
  )
  last = run('ssh', [...options, '-p', String(port), host, 'cat'], {
    env,
    input: bytes,
    encoding: 'buffer',
  })
  check('input and output as they are', bytes.equals(last.stdout), last)
  last = ssh('cat ~/.ssh/id_rsa')
  check(
    'a command that reads a secret is blocked',
    last.status === 1 && !last.stdout.includes(SECRET) && last.stderr.includes('BLOCK'),
    last,
  )
  last = run('ssh', [...options, '-p', String(port), host], { env, input: 'echo from a script\n' })
  check('a script on standard input', last.stdout === 'from a script\n', last)
  last = run('ssh', ['-tt', ...options, '-p', String(port), host], {
    env: { ...env, TERM: 'xterm' },
    input: 'echo at $((40 + 2))\rexit 5\r',
  })
  check('a login with a terminal', last.stdout.includes('at 42') && last.status === 5, last)

  for (const [way, flags] of [
    ['scp', []],
    ['scp by its old protocol', ['-O']],
  ]) {
    const up = `work/up-${flags.length}`
    last = scp(flags, local('bytes'), `${host}:${up}`)
    check(`${way}: up`, same(remote(up)), last)
    last = scp(flags, `${host}:${up}`, local('down'))
    check(`${way}: down`, same(local('down')), last)
    rmSync(local('down'), { force: true })
    last = scp(flags, `${host}:.ssh/id_rsa`, local('stolen'))
    check(`${way}: no secret comes down`, !isOpen(local('stolen')), last)
    last = scp(flags, local('bytes'), `${host}:.bashrc`)
    check(
      `${way}: no start-up file is written`,
      readFileSync(remote('.bashrc'), 'utf8') === '# as it was\n',
      last,
    )
  }
  last = sftp(`put ${local('bytes')} work/by-sftp\nget work/by-sftp ${local('sftp-down')}\n`)
  check('sftp: both ways', same(remote('work/by-sftp')) && same(local('sftp-down')), last)
  last = sftp(`get .ssh/id_rsa ${local('stolen')}\n`)
  check('sftp: no secret comes down', !isOpen(local('stolen')), last)
  for (const way of ['env', 'exec', 'nice', 'X=1', 'cd . &&', ': ;', '{', "bash -c 'exec"]) {
    const end = way === '{' ? '; }' : way.includes("'") ? "'" : ''
    last = sftp(`get .ssh/id_rsa ${local('stolen')}\n`, '-s', `${way} ${sftpServer}${end}`)
    check(`sftp behind ${way}: no secret comes down`, !isOpen(local('stolen')), last)
    rmSync(local('stolen'), { force: true })
  }
  last = sftp(`get work/by-sftp ${local('env-down')}\n`, '-s', `env ${sftpServer}`)
  check('sftp behind env: all else does', same(local('env-down')), last)
  for (const name of NOT_THERE_YET) {
    last = sftp(`-mkdir ${dirname(name)}\n-put ${local('bytes')} ${name}\n`)
    check(`sftp: ${name} is not made`, !existsSync(remote(name)), last)
  }
  for (const way of ['env', 'exec', 'command']) {
    last = rsync(`--rsync-path=${way} rsync`, `${host}:.ssh/`, `${local('stolen-by')}/`)
    check(`rsync behind ${way}: no secret comes down`, !isOpen(local('stolen-by/id_rsa')), last)
  }
  mkdirSync(local('tree/deep'), { recursive: true })
  writeFileSync(local('tree/deep/bytes'), bytes)
  last = rsync(`${local('tree')}/`, `${host}:tree/`)
  check('rsync: up', same(remote('tree/deep/bytes')), last)
  last = rsync(`${host}:tree/`, `${local('tree-down')}/`)
  check('rsync: down', same(local('tree-down/deep/bytes')), last)
  last = rsync(`${host}:.ssh/`, `${local('stolen-tree')}/`)
  check('rsync: no secret comes down', !isOpen(local('stolen-tree/id_rsa')), last)
  last = git('clone', '-q', `ssh://${host}${remote('project.git')}`, local('clone'))
  check('git clone', existsSync(local('clone/file')), last)
  writeFileSync(local('clone/file'), 'second\n')
  git('-C', local('clone'), 'commit', '-q', '-a', '-m', 'second')
  last = git('-C', local('clone'), 'push', '-q')
  check(
    'git push',
    git('-C', remote('project.git'), 'log', '--format=%s').stdout.startsWith('second'),
    last,
  )
  return results
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function listening(port, log) {
  for (let i = 0; i < 200; i++) {
    const open = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () =>
        resolve(false),
      )
      socket.on('close', () => {})
      setTimeout(() => socket.destroy(), 40)
    })
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`sshd does not listen: ${log()}`)
}

/** Prints every check; returns how many failed. */
export function showSsh(results) {
  for (const { name, fine, said } of results) {
    const why = said ? `\n        ${said.replaceAll('\n', '\n        ')}` : ''
    process.stdout.write(`${fine ? 'fine  ' : 'FAILED'}  ssh: ${name}${why}\n`)
  }
  return results.filter(({ fine }) => !fine).length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = showSsh(await runSsh()) === 0 ? 0 : 1
}
