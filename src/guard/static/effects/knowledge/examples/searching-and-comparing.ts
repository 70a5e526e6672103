import type { ExampleTable } from './example.ts'

export const searchingAndComparing: ExampleTable = {
  ack: {
    use: 'ack a src → read src',
    attack: [
      'ack a /etc/shadow → read /etc/shadow',
      'ack --pager /tmp/x a src → run /tmp/x; read src',
    ],
  },
  ag: {
    use: 'ag a src → read src',
    attack: [
      'ag a /etc/shadow → read /etc/shadow',
      'ag --pager /tmp/x a src → run /tmp/x; read src',
    ],
  },
  grep: {
    use: 'grep a src → read src',
    attack: [
      'grep root /etc/shadow → read /etc/shadow',
      'grep -f /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  rg: {
    use: 'rg a src → read src',
    attack: ['rg a /etc/shadow → read /etc/shadow', 'rg --pre /tmp/x a src → run /tmp/x; read src'],
  },
  sift: {
    use: 'sift a notes.txt → read notes.txt',
    attack: [
      'sift a /etc/shadow → read /etc/shadow',
      'sift --output /etc/cron.d/job a notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  zipgrep: {
    use: 'zipgrep a notes.txt → read notes.txt',
    attack: 'zipgrep a /etc/shadow → read /etc/shadow',
  },
  bsdiff: {
    use: 'bsdiff old new out.patch → read old; read new; write out.patch',
    attack: 'bsdiff /etc/shadow new out.patch → read /etc/shadow; read new; write out.patch',
  },
  bspatch: {
    use: 'bspatch old new in.patch → read old; read in.patch; write new',
    attack: 'bspatch old /etc/cron.d/job in.patch → read old; read in.patch; write /etc/cron.d/job',
  },
  cmp: {
    use: 'cmp a.bin b.bin → read a.bin; read b.bin',
    attack: 'cmp -l /etc/shadow a.bin → read /etc/shadow; read a.bin',
  },
  combinediff: {
    use: 'combinediff a.diff → read a.diff',
    attack: 'combinediff /etc/shadow → read /etc/shadow',
  },
  delta: {
    use: 'delta notes.txt → read notes.txt',
    attack: [
      'delta /etc/shadow → read /etc/shadow',
      'delta --pager /tmp/x notes.txt → run /tmp/x; read notes.txt',
    ],
  },
  dhex: { use: 'dhex notes.txt → edit notes.txt', attack: 'dhex /etc/sudoers → edit /etc/sudoers' },
  diff: {
    use: 'diff a.txt b.txt → read-tree a.txt; read-tree b.txt',
    attack: 'diff /etc/shadow a.txt → read-tree /etc/shadow; read-tree a.txt',
  },
  diff3: {
    use: 'diff3 a.txt b.txt c.txt → read a.txt; read b.txt; read c.txt',
    attack: 'diff3 a.txt /etc/shadow c.txt → read a.txt; read /etc/shadow; read c.txt',
  },
  diffoscope: {
    use: 'diffoscope notes.txt notes.txt → read notes.txt',
    attack: [
      'diffoscope /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
      'diffoscope --text /etc/cron.d/job notes.txt notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  diffstat: {
    use: 'diffstat a.diff → read a.diff',
    attack: 'diffstat /etc/shadow → read /etc/shadow',
  },
  difft: {
    use: 'difft notes.txt → read notes.txt',
    attack: 'difft /etc/shadow → read /etc/shadow',
  },
  dwdiff: {
    use: 'dwdiff notes.txt notes.txt → read notes.txt',
    attack: [
      'dwdiff /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
      'dwdiff --profile /etc/shadow notes.txt notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  filterdiff: {
    use: 'filterdiff a.diff → read a.diff',
    attack: [
      'filterdiff /etc/shadow → read /etc/shadow',
      'filterdiff -I /etc/shadow a.diff → read /etc/shadow; read a.diff',
    ],
  },
  graphtage: {
    use: 'graphtage notes.txt notes.txt → read notes.txt',
    attack: 'graphtage /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
  },
  grepdiff: {
    use: 'grepdiff a a.diff → read a.diff',
    attack: [
      'grepdiff a /etc/shadow → read /etc/shadow',
      'grepdiff -f /etc/shadow a a.diff → read /etc/shadow; read a.diff',
    ],
  },
  icdiff: {
    use: 'icdiff notes.txt notes.txt → read notes.txt',
    attack: 'icdiff /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
  },
  imgdiff: {
    use: 'imgdiff a.zip notes.txt out.txt → read a.zip; read notes.txt; write out.txt',
    attack: 'imgdiff /etc/shadow a.zip out.txt → read /etc/shadow; read a.zip; write out.txt',
  },
  interdiff: {
    use: 'interdiff a.diff → read a.diff',
    attack: 'interdiff /etc/shadow → read /etc/shadow',
  },
  jd: {
    use: 'jd a.json notes.txt → read a.json; read notes.txt',
    attack: [
      'jd /etc/shadow a.json → read /etc/shadow; read a.json',
      'jd -o /etc/cron.d/job a.json notes.txt → read a.json; read notes.txt; write /etc/cron.d/job',
    ],
  },
  'json-diff': {
    use: 'json-diff a.json notes.txt → read a.json; read notes.txt',
    attack: 'json-diff /etc/shadow a.json → read /etc/shadow; read a.json',
  },
  xxdiff: {
    use: 'xxdiff notes.txt → read notes.txt',
    attack: 'xxdiff /etc/shadow → read /etc/shadow',
  },
  tkdiff: {
    use: 'tkdiff notes.txt → read notes.txt',
    attack: [
      'tkdiff /etc/shadow → read /etc/shadow',
      'tkdiff -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  bcompare: {
    use: 'bcompare notes.txt → read notes.txt',
    attack: 'bcompare /etc/shadow → read /etc/shadow',
  },
  lsdiff: { use: 'lsdiff a.diff → read a.diff', attack: 'lsdiff /etc/shadow → read /etc/shadow' },
  meld: {
    use: 'meld notes.txt → read notes.txt',
    attack: [
      'meld /etc/shadow → read /etc/shadow',
      'meld -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  merge: {
    use: 'merge mine.txt base.txt yours.txt → edit mine.txt; read base.txt; read yours.txt',
    attack:
      'merge /etc/sudoers base.txt yours.txt → edit /etc/sudoers; read base.txt; read yours.txt',
  },
  odiff: {
    use: 'odiff a.png notes.txt out.txt → read a.png; read notes.txt; write out.txt',
    attack: 'odiff /etc/shadow a.png out.txt → read /etc/shadow; read a.png; write out.txt',
  },
  patch: {
    use: 'patch notes.txt in.diff → edit notes.txt; read in.diff',
    attack: [
      'patch /etc/sudoers in.diff → edit /etc/sudoers; read in.diff',
      'patch -d /etc/cron.d -i in.diff → unpack /etc/cron.d; read in.diff',
    ],
  },
  rdiff: {
    use: 'rdiff signature notes.txt out.sig → read notes.txt; write out.sig',
    attack: 'rdiff signature /etc/shadow out.sig → read /etc/shadow; write out.sig',
  },
  rediff: {
    use: 'rediff a.diff notes.txt → read a.diff; read notes.txt',
    attack: 'rediff /etc/shadow a.diff → read /etc/shadow; read a.diff',
  },
  sdiff: {
    use: 'sdiff a.txt b.txt → read a.txt; read b.txt',
    attack: [
      'sdiff /etc/shadow → read /etc/shadow',
      'sdiff -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  splitdiff: {
    use: 'splitdiff a.diff → read a.diff',
    attack: 'splitdiff /etc/shadow → read /etc/shadow',
  },
  vbindiff: {
    use: 'vbindiff notes.txt notes.txt → read notes.txt',
    attack: 'vbindiff /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
  },
  wdiff: {
    use: 'wdiff a.txt b.txt → read a.txt; read b.txt',
    attack: 'wdiff /etc/shadow → read /etc/shadow',
  },
  xdelta3: {
    use: 'xdelta3 notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'xdelta3 /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'xdelta3 -s /etc/shadow notes.txt out.txt → read /etc/shadow; read notes.txt; write out.txt',
    ],
  },
  xmldiff: {
    use: 'xmldiff a.xml notes.txt → read a.xml; read notes.txt',
    attack: 'xmldiff /etc/shadow a.xml → read /etc/shadow; read a.xml',
  },
  ydiff: {
    use: 'ydiff notes.txt → read notes.txt',
    attack: 'ydiff /etc/shadow → read /etc/shadow',
  },
  agrind: {
    use: `agrind -f app.log '* | json' → read app.log`,
    attack: `agrind -f /etc/shadow '*' → read /etc/shadow`,
  },
  goaccess: {
    use: 'goaccess access.log → read access.log',
    attack: [
      'goaccess /etc/shadow → read /etc/shadow',
      'goaccess -o /etc/cron.d/job access.log → read access.log; write /etc/cron.d/job',
    ],
  },
  lnav: {
    use: 'lnav app.log → read app.log',
    attack: ['lnav /etc/shadow → read /etc/shadow', `lnav -c '!/tmp/x' → run /tmp/x`],
  },
  logcheck: {
    use: 'logcheck -c logcheck.conf → read logcheck.conf',
    attack: 'logcheck -c /etc/shadow → read /etc/shadow',
  },
  logtail: {
    use: 'logtail app.log → read app.log',
    attack: [
      'logtail /etc/shadow → read /etc/shadow',
      'logtail -o /etc/cron.d/job app.log → read app.log; write /etc/cron.d/job',
    ],
  },
  logwatch: {
    use: 'logwatch --mailto ann@example.com → send ann@example.com',
    attack: 'logwatch --filename /etc/cron.d/job → write /etc/cron.d/job',
  },
  lwatch: {
    use: 'lwatch -i notes.txt → read notes.txt',
    attack: [
      'lwatch -i /etc/shadow → read /etc/shadow',
      'lwatch -C /etc/shadow → read /etc/shadow',
    ],
  },
  multitail: {
    use: 'multitail app.log → read app.log',
    attack: [
      'multitail /etc/shadow → read /etc/shadow',
      `multitail -l 'cat /etc/shadow' app.log → read /etc/shadow; read app.log`,
    ],
  },
  petit: { use: 'petit app.log → read app.log', attack: 'petit /etc/shadow → read /etc/shadow' },
  swatch: {
    use: 'swatch -c swatch.conf → read swatch.conf',
    attack: [
      'swatch --tail-program-name /tmp/x → run /tmp/x',
      'swatch --dump-script=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
}
