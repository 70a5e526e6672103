import type { ExampleTable } from './example.ts'

export const archivers2: ExampleTable = {
  'patool list': {
    use: 'patool list a.zip → read a.zip',
    attack: 'patool list /etc/shadow → read /etc/shadow',
  },
  pax: {
    use: 'pax -w src → read-tree src',
    attack: [
      'pax -w /root → read-tree /root',
      'pax -w -f /etc/cron.d/job src → read-tree src; write /etc/cron.d/job',
    ],
  },
  pixz: {
    use: 'pixz notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'pixz /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'pixz -o /etc/cron.d/job notes.txt out.txt → read notes.txt; write /etc/cron.d/job; write out.txt',
    ],
  },
  ptardiff: {
    use: 'ptardiff a.tgz → read a.tgz',
    attack: 'ptardiff /etc/shadow → read /etc/shadow',
  },
  pxz: { use: 'pxz notes.txt → read notes.txt', attack: 'pxz /etc/shadow → read /etc/shadow' },
  pzstd: {
    use: 'pzstd notes.txt → read notes.txt',
    attack: [
      'pzstd /etc/shadow → read /etc/shadow',
      'pzstd -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  rapidgzip: {
    use: 'rapidgzip a.gz → read a.gz',
    attack: [
      'rapidgzip /etc/shadow → read /etc/shadow',
      'rapidgzip -o /etc/cron.d/job a.gz → read a.gz; write /etc/cron.d/job',
    ],
  },
  rar: {
    use: 'rar a out.rar src → read-tree src; write out.rar',
    attack: 'rar a out.rar /root → read-tree /root; write out.rar',
  },
  rzip: {
    use: 'rzip notes.txt → read notes.txt',
    attack: [
      'rzip /etc/shadow → read /etc/shadow',
      'rzip -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  shar: { use: 'shar src → read-tree src', attack: 'shar /root → read-tree /root' },
  snzip: {
    use: 'snzip notes.txt → read notes.txt',
    attack: 'snzip /etc/shadow → read /etc/shadow',
  },
  sqfs2tar: {
    use: 'sqfs2tar a.squashfs → read a.squashfs',
    attack: 'sqfs2tar /etc/shadow → read /etc/shadow',
  },
  tar2sqfs: {
    use: 'tar2sqfs out.squashfs → write out.squashfs',
    attack: [
      'tar2sqfs /etc/cron.d/job → write /etc/cron.d/job',
      'tar2sqfs -P /etc/shadow out.txt → read /etc/shadow; write out.txt',
    ],
  },
  tarlz: {
    use: 'tarlz src → read-tree src',
    attack: [
      'tarlz /root → read-tree /root',
      'tarlz -f /etc/sudoers src → edit /etc/sudoers; read-tree src',
    ],
  },
  unar: {
    use: 'unar a.zip → read a.zip; unpack .',
    attack: 'unar -o /etc/cron.d a.zip → unpack /etc/cron.d; read a.zip',
  },
  unarj: { use: 'unarj x a.arj → read a.arj', attack: 'unarj x /etc/shadow → read /etc/shadow' },
  uncompress: {
    use: 'uncompress a.Z → read a.Z; write a',
    attack: 'uncompress /etc/shadow → read /etc/shadow',
  },
  unlz4: {
    use: 'unlz4 a.lz4 out.txt → read a.lz4; write out.txt',
    attack: 'unlz4 /etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  unpigz: {
    use: 'unpigz a.gz → read a.gz; write a',
    attack: 'unpigz /etc/shadow → read /etc/shadow',
  },
  unrar: {
    use: 'unrar x a.rar out → read a.rar; unpack .; unpack out',
    attack: 'unrar x a.rar /etc/cron.d → read a.rar; unpack .; unpack /etc/cron.d',
  },
  unshar: { use: 'unshar app.sh → read app.sh', attack: 'unshar /etc/shadow → read /etc/shadow' },
  unshield: {
    use: 'unshield x data1.cab → read data1.cab',
    attack: 'unshield x /etc/shadow → read /etc/shadow',
  },
  unsquashfs: {
    use: 'unsquashfs a.squashfs → read a.squashfs',
    attack: [
      'unsquashfs /etc/shadow → read /etc/shadow',
      'unsquashfs -d /etc/cron.d/job a.squashfs → read a.squashfs; write /etc/cron.d/job',
    ],
  },
  unzip: {
    use: 'unzip a.zip → read a.zip; unpack .',
    attack: 'unzip a.zip -d /etc/cron.d → read a.zip; unpack /etc/cron.d',
  },
  unzstd: {
    use: 'unzstd a.zst → read a.zst; write a',
    attack: [
      'unzstd /etc/shadow → read /etc/shadow',
      'unzstd -o /etc/cron.d/job a.zst → read a.zst; write /etc/cron.d/job',
    ],
  },
  xorriso: {
    use: 'xorriso -outdev out.iso → write out.iso',
    attack: [
      'xorriso -outdev /etc/cron.d/job → write /etc/cron.d/job',
      'xorriso -indev /etc/shadow → read /etc/shadow',
    ],
  },
  xz: {
    use: 'xz notes.txt → read notes.txt',
    attack: [
      'xz /etc/shadow → read /etc/shadow',
      'xz --files /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  xzcmp: { use: 'xzcmp a.xz → read a.xz', attack: 'xzcmp /etc/shadow → read /etc/shadow' },
  xzdec: { use: 'xzdec a.xz → read a.xz', attack: 'xzdec /etc/shadow → read /etc/shadow' },
  xzdiff: { use: 'xzdiff a.xz → read a.xz', attack: 'xzdiff /etc/shadow → read /etc/shadow' },
  xzmore: { use: 'xzmore a.xz → read a.xz', attack: 'xzmore /etc/shadow → read /etc/shadow' },
  zcat: { use: 'zcat a.gz → read a.gz', attack: 'zcat /etc/shadow → read /etc/shadow' },
  zcmp: { use: 'zcmp a.gz → read a.gz', attack: 'zcmp /etc/shadow → read /etc/shadow' },
  zdiff: { use: 'zdiff a.gz → read a.gz', attack: 'zdiff /etc/shadow → read /etc/shadow' },
  zip: {
    use: 'zip out.zip src → read-tree src; write out.zip',
    attack: [
      'zip -r out.zip /root → read-tree /root; write out.zip',
      'zip -TT /tmp/x out.zip src → run /tmp/x; read-tree src; write out.zip',
    ],
  },
  zipcloak: {
    use: 'zipcloak a.zip → edit a.zip',
    attack: [
      'zipcloak /etc/sudoers → edit /etc/sudoers',
      'zipcloak -O /etc/cron.d/job a.zip → read a.zip; write /etc/cron.d/job',
    ],
  },
  zipcmp: { use: 'zipcmp a.zip → read a.zip', attack: 'zipcmp /etc/shadow → read /etc/shadow' },
  zipdetails: {
    use: 'zipdetails a.zip → read a.zip',
    attack: 'zipdetails /etc/shadow → read /etc/shadow',
  },
  zipinfo: { use: 'zipinfo a.zip → read a.zip', attack: 'zipinfo /etc/shadow → read /etc/shadow' },
  zipmerge: {
    use: 'zipmerge out.zip a.zip → read a.zip; write out.zip',
    attack: 'zipmerge /etc/cron.d/job a.zip → read a.zip; write /etc/cron.d/job',
  },
  zipnote: { use: 'zipnote a.zip → read a.zip', attack: 'zipnote /etc/shadow → read /etc/shadow' },
  zipsplit: {
    use: 'zipsplit a.zip → read a.zip',
    attack: 'zipsplit /etc/shadow → read /etc/shadow',
  },
  ziptool: {
    use: 'ziptool a.zip → edit a.zip',
    attack: 'ziptool /etc/sudoers → edit /etc/sudoers',
  },
  zless: { use: 'zless a.gz → read a.gz', attack: 'zless /etc/shadow → read /etc/shadow' },
  zmore: { use: 'zmore a.gz → read a.gz', attack: 'zmore /etc/shadow → read /etc/shadow' },
  zopfli: {
    use: 'zopfli notes.txt → read notes.txt',
    attack: 'zopfli /etc/shadow → read /etc/shadow',
  },
  zpaq: {
    use: 'zpaq a out.zpaq src → read-tree src; write out.zpaq',
    attack: 'zpaq a out.zpaq /root → read-tree /root; write out.zpaq',
  },
  zstd: {
    use: 'zstd notes.txt → read notes.txt',
    attack: [
      'zstd /etc/shadow → read /etc/shadow',
      'zstd -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  zstdless: {
    use: 'zstdless a.zst → read a.zst',
    attack: 'zstdless /etc/shadow → read /etc/shadow',
  },
}
