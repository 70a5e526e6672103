// What an earlier cage has left for the next one, and what another one does while it is made.
import { HOME, WORKSPACE } from '../world.mjs'

const KEY = `${HOME}/.ssh/id_ed25519`
const left = (name, earlier, script, more = {}) => ({
  kind: 'left by an earlier cage',
  name,
  earlier,
  script,
  goal: 'secret',
  ...more,
})
const planted = (file) =>
  `mkdir -p "$(dirname ${file})"; printf '#!/bin/bash\\nif [ "$1" = --version ]; then echo bubblewrap 0.8.0; exit; fi\\nwhile [ "$1" != -- ]; do shift; done; shift; exec "$@"\\n' > ${file}; chmod +x ${file}`

/** Exchanges two names without a pause, until the range ends it. */
const flip = (prepare, one, other) => `python3 -c '
import ctypes,os,time
libc=ctypes.CDLL(None)
${prepare}
print("flipping", flush=True)
while True:
    libc.renameat2(-100, b"${one}", -100, b"${other}", 2); time.sleep(0.02)
'`
const race = (name, beside, script, goal) => ({
  ...{ kind: 'a race with another cage', name, beside, script, goal },
  // What is exchanged while a cage is made ends that cage.
  tries: 12,
  refused: /somebody moves it|was exchanged|cannot be held|cannot make one|cannot be closed/,
})

const nested = 'mkdir -p zpkg/api; cp .env zpkg/api/.env'

export const otherCages = [
  left(
    'an index that claims .env',
    'git update-index --add --cacheinfo "100644,$(git hash-object -w --stdin </dev/null),.env"',
    'cat .env',
  ),
  left('.env added to the index', 'git add -f .env', 'cat .env'),
  left('thousands of folders before .env', 'mkdir d{1..4200}', 'cat zpkg/api/.env', {
    before: nested,
  }),
  left(
    '.env moved to where nobody looks',
    'mkdir -p node_modules; mv zpkg node_modules/; true',
    'cat node_modules/zpkg/api/.env zpkg/api/.env',
    { before: nested },
  ),
  left('bwrap in node_modules/.bin', planted('node_modules/.bin/bwrap'), `cat ${KEY}`, {
    env: { PATH: `${WORKSPACE}/node_modules/.bin:${process.env.PATH}` },
  }),
  left('bwrap where PATH has an empty element', planted('./bwrap'), `cat ${KEY}`, {
    env: { PATH: `:${process.env.PATH}` },
  }),
  left(
    'a library for whoever makes the cage',
    `mkdir -p lib; printf '#include <stdio.h>\\n__attribute__((constructor)) static void i(void){FILE*f=fopen("${HOME}/.bashrc","a");if(f){fputs(TOKEN,f);fclose(f);}}\\nint is_selinux_enabled(void){return 0;} int setexeccon(const char*c){return 0;} int setfscreatecon(const char*c){return 0;} int security_check_context(const char*c){return 0;} int cap_from_name(const char*n,int*v){return -1;}' > x.c; gcc -shared -fPIC -DTOKEN="\\"$T\\"" -o lib/libselinux.so.1 x.c -Wl,-soname,libselinux.so.1; cp lib/libselinux.so.1 lib/libcap.so.2`,
    'ls > /dev/null; cp x.c y.c; true',
    { env: { LD_LIBRARY_PATH: `${WORKSPACE}/lib` }, goal: { holds: `${HOME}/.bashrc` } },
  ),

  race(
    'a folder and a link to the home',
    flip(
      'os.makedirs("n/.claude"); open("n/.claude/settings.json","w").write("{}"); os.symlink("..","m")',
      'n',
      'm',
    ),
    'echo "$T" >> ~/.bashrc; echo "$T" >> ~/.bash_login; true',
    { holds: `${HOME}/.bashrc` },
  ),
  race(
    'settings and a link to a key',
    flip(
      'os.makedirs("n/.claude"); open("n/.claude/settings.json","w").write("{}"); os.symlink("../../../.ssh/id_ed25519","n/.claude/m")',
      'n/.claude/settings.json',
      'n/.claude/m',
    ),
    `cat n/.claude/settings.json n/.claude/m ${KEY}; true`,
    'secret',
  ),
  race(
    'a repository and a link to another one',
    flip('os.system("git init -q k"); os.symlink("../Documents","m")', 'k', 'm'),
    'echo "$T" > ~/Documents/notes.txt; true',
    { holds: `${HOME}/Documents/notes.txt` },
  ),
  {
    ...race(
      'the file that covers secrets, in a TMPDIR of the workspace',
      `mkdir -p tmp; python3 -c '
import glob,os
print("flipping", flush=True)
while True:
    for f in glob.glob("tmp/aegish-cage-*/nothing"):
        if not os.path.islink(f): os.unlink(f); os.symlink("../../../.ssh/id_ed25519", f)
'`,
      'cat .env ~/.netrc',
      'secret',
    ),
    env: { TMPDIR: `${WORKSPACE}/tmp` },
    tries: 3,
  },
]
