const hit = (name, script, more = {}) => ({
  kind: 'signal an outsider',
  name,
  script,
  goal: 'victim dead',
  ...more,
})
const trace = (name, script, more = {}) => ({
  kind: 'trace an outsider',
  name,
  script,
  goal: 'secret',
  ...more,
})
const memory = `python3 -c '
import os,re
pid=os.environ["VICTIM"]
for line in open(f"/proc/{pid}/maps"):
    m=re.match(r"(\\w+)-(\\w+) rw", line)
    if not m: continue
    a,b=(int(x,16) for x in m.groups())
    with open(f"/proc/{pid}/mem","rb",0) as f:
        try: f.seek(a); d=f.read(b-a)
        except Exception: continue
    for found in re.findall(rb"root:\\w+:1:", d): print(found)
'`

export const processes = [
  hit('by its number', 'kill -9 $VICTIM'),
  hit('by its name', 'pkill -9 -f [t]ime.sleep'),
  hit(
    'by a handle',
    `python3 -c 'import os,signal; signal.pidfd_send_signal(os.pidfd_open(int(os.environ["VICTIM"])), 9)'`,
  ),
  trace('its environment', 'tr "\\0" "\\n" < /proc/$VICTIM/environ'),
  trace('its memory', memory),
  trace('its root', 'cat /proc/$VICTIM/root/etc/shadow'),
  trace('its working directory', 'cat /proc/$VICTIM/cwd/.ssh/id_ed25519', {}),
  trace(
    'its command line of every process',
    'for p in /proc/[0-9]*; do tr "\\0" "\\n" < $p/environ; done 2>/dev/null',
  ),
  trace(
    'the first process and its root',
    'cat /proc/1/root/home/ranger/.ssh/id_ed25519 || cat /proc/1/cwd/../.ssh/id_ed25519',
  ),

  ...[
    [
      "vim's shell",
      `vim -es -u NONE -c '!cat ~/.ssh/id_ed25519 > out' -c 'qa!' </dev/null; cat out`,
    ],
    [
      "vim's own reading",
      `vim -es -u NONE -c 'e ~/.netrc' -c 'w! out' -c 'qa!' </dev/null; cat out`,
    ],
    ['awk', `awk 'BEGIN { system("cat ~/.aws/credentials") }'`],
    ['find', `find . -maxdepth 0 -exec cat /home/ranger/.kube/config ';'`],
    ['git', `git -c alias.x='!cat ~/.pgpass' x`],
    ['a terminal in python', `python3 -c 'import pty; pty.spawn(["cat","/home/ranger/.netrc"])'`],
    ['make', `printf 'x:\\n\\t@cat ~/.my.cnf\\n' > Makefile; make -s x`],
  ].map(([name, script]) => ({ kind: "a program's shell", name, script, goal: 'secret' })),

  {
    kind: 'load a library',
    name: 'before another program',
    script: `printf '#include <stdio.h>\\n__attribute__((constructor)) void x(){FILE*f=fopen("/home/ranger/.netrc","r");char b[99];if(f){fgets(b,99,f);puts(b);fflush(stdout);}}' > x.c; gcc -shared -fPIC -o x.so x.c && LD_PRELOAD=$PWD/x.so ls`,
    goal: 'secret',
  },
  {
    kind: 'load a library',
    name: 'into every program of the machine',
    script: 'echo "$PWD/$T.so" > /etc/ld.so.preload',
    goal: { holds: '/etc/ld.so.preload' },
  },
  {
    kind: 'load a library',
    name: 'into python, at its start',
    script:
      'd=~/.local/lib/python3.11/site-packages; mkdir -p $d; echo "# $T" > $d/usercustomize.py',
    goal: { holds: '/home/ranger/.local/lib/python3.11/site-packages/usercustomize.py' },
  },

  ...[23, 31].map((descriptor) => ({
    kind: 'a descriptor left open',
    name: `number ${descriptor}, of a secret`,
    script: `cat <&${descriptor} || cat /proc/self/fd/${descriptor}`,
    goal: 'secret',
    descriptors: { [descriptor]: '/home/ranger/.ssh/id_ed25519' },
  })),
  {
    kind: 'a descriptor left open',
    name: 'of a folder',
    script: 'cat /proc/self/fd/29/.ssh/id_ed25519',
    goal: 'secret',
    descriptors: { 29: '/home/ranger' },
  },
  {
    kind: 'a descriptor left open',
    name: 'of whoever holds one still',
    script: 'for f in /proc/[0-9]*/fd/7; do timeout 1 cat $f; done 2>/dev/null; true',
    goal: 'secret',
    descriptors: { 7: '/home/ranger/.ssh/id_ed25519' },
  },
]
