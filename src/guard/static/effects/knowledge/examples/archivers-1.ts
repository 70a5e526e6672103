import type { ExampleTable } from './example.ts'

export const archivers1: ExampleTable = {
  '7z': {
    use: '7z u out.7z src → read-tree src; write out.7z',
    attack: '7z u out.7z /root → read-tree /root; write out.7z',
  },
  '7z a': {
    use: '7z a out.7z src → read-tree src; write out.7z',
    attack: [
      '7z a out.7z /root → read-tree /root; write out.7z',
      '7z a -ttar -an -so /root/.netrc → read-tree /root/.netrc',
    ],
  },
  acat: {
    use: 'acat a.zip README.md → read a.zip',
    attack: 'acat /var/backups/shadow.tar.gz etc/shadow → read /var/backups/shadow.tar.gz',
  },
  adiff: {
    use: 'adiff app-1.0.zip app-1.1.zip → read app-1.0.zip; read app-1.1.zip',
    attack:
      'adiff empty.zip /var/backups/shadow.zip → read /var/backups/shadow.zip; read empty.zip',
  },
  afio: {
    use: 'find src | afio -o out.afio → write out.afio',
    attack: 'find src | afio -o -Z -P /tmp/x out.afio → run /tmp/x; write out.afio',
  },
  als: {
    use: 'als a.zip → use a.zip',
  },
  apack: {
    use: 'apack out.zip src → read-tree src; write out.zip',
    attack: 'apack out.zip /root → read-tree /root; write out.zip',
  },
  arj: {
    use: 'arj a out.arj src → read-tree src; write out.arj',
    attack: 'arj a out.arj /root → read-tree /root; write out.arj',
  },
  ark: {
    use: 'ark --batch -o out a.zip → read a.zip; unpack out',
    attack: 'ark --batch -o /etc/cron.d a.zip → read a.zip; unpack /etc/cron.d',
  },
  'asar extract': {
    use: 'asar extract app.asar src → read app.asar; unpack src',
    attack: 'asar extract app.asar /etc/cron.d → read app.asar; unpack /etc/cron.d',
  },
  'asar list': {
    use: 'asar list app.asar → use app.asar',
  },
  'asar pack': {
    use: 'asar pack src app.asar → read-tree src; write app.asar',
    attack: 'asar pack /root app.asar → read-tree /root; write app.asar',
  },
  aunpack: {
    use: 'aunpack -X out a.zip → read a.zip; unpack out',
    attack: 'aunpack -X /etc/cron.d a.zip → read a.zip; unpack /etc/cron.d',
  },
  brotli: {
    use: 'brotli notes.txt → read notes.txt',
    attack: [
      'brotli -c /etc/shadow → read /etc/shadow',
      'brotli -d -f -o /etc/cron.d/job job.br → read job.br; write /etc/cron.d/job',
    ],
  },
  bsdcat: { use: 'bsdcat a.gz → read a.gz', attack: 'bsdcat /etc/shadow → read /etc/shadow' },
  bzcmp: {
    use: 'bzcmp a.bz2 b.bz2 → read a.bz2; read b.bz2',
    attack: 'bzcmp -l /etc/shadow zeros.bz2 → read /etc/shadow; read zeros.bz2',
  },
  bzdiff: {
    use: 'bzdiff a.bz2 b.bz2 → read a.bz2; read b.bz2',
    attack: 'bzdiff /etc/shadow empty.bz2 → read /etc/shadow; read empty.bz2',
  },
  bzmore: { use: 'bzmore a.bz2 → read a.bz2', attack: 'bzmore /etc/shadow → read /etc/shadow' },
  cabextract: {
    use: 'cabextract -d out a.cab → read a.cab; unpack out',
    attack: 'cabextract -d /etc/cron.d a.cab → read a.cab; unpack /etc/cron.d',
  },
  compress: {
    use: 'compress notes.txt → read notes.txt; replace notes.txt',
    attack: 'compress -c /etc/shadow → read /etc/shadow',
  },
  cpio: {
    use: 'find src | cpio -pd out → write out',
    attack: [
      'find src | cpio -pdu /etc/cron.d → write /etc/cron.d',
      'cpio -i -F tapehost:/dev/st0 --rsh-command=/tmp/x → run /tmp/x',
    ],
  },
  dtrx: {
    use: 'dtrx a.zip → read a.zip; unpack .',
    attack: 'cd /etc/cron.d && dtrx /tmp/a.zip → read /tmp/a.zip; unpack /etc/cron.d/.',
  },
  'file-roller': {
    use: 'file-roller --add-to=out.zip src → read-tree src; write out.zip',
    attack: [
      'file-roller --add-to=out.zip /root → read-tree /root; write out.zip',
      'file-roller --extract-to=/etc/cron.d a.zip → unpack /etc/cron.d',
    ],
  },
  funzip: {
    use: 'funzip a.zip → read a.zip',
    attack: 'funzip /var/backups/shadow.zip → read /var/backups/shadow.zip',
  },
  gcab: {
    use: 'gcab -c out.cab src/a.txt → read-tree src/a.txt; write out.cab',
    attack: 'gcab -x -C /etc/cron.d a.cab → read a.cab; unpack /etc/cron.d',
  },
  genisoimage: {
    use: 'genisoimage -o out.iso src → read-tree src; write out.iso',
    attack: [
      'genisoimage -o out.iso /root → read-tree /root; write out.iso',
      'genisoimage -o /dev/sda src → read-tree src; write /dev/sda',
    ],
  },
  gunzip: {
    use: 'gunzip a.gz → read a.gz; write a',
    attack: 'gunzip -cf /etc/shadow → read /etc/shadow',
  },
  gzexe: {
    use: 'gzexe app → edit app',
    attack: 'gzexe /usr/sbin/sshd → edit /usr/sbin/sshd',
  },
  gzip: {
    use: 'gzip notes.txt → read notes.txt; replace notes.txt',
    attack: 'gzip -c /etc/shadow → read /etc/shadow',
  },
  igzip: {
    use: 'igzip notes.txt → read notes.txt',
    attack: [
      'igzip -c /etc/shadow → read /etc/shadow',
      'igzip -d -f -o /etc/cron.d/job job.gz → read job.gz; write /etc/cron.d/job',
    ],
  },
  innoextract: {
    use: [
      'innoextract -d out setup.exe → read setup.exe; unpack out',
      'innoextract -l setup.exe → nothing',
    ],
    attack: 'innoextract -d /etc/cron.d setup.exe → read setup.exe; unpack /etc/cron.d',
  },
  lbunzip2: {
    use: 'lbunzip2 a.bz2 → read a.bz2; write a',
    attack: 'lbunzip2 -cf /etc/shadow → read /etc/shadow',
  },
  lbzcat: {
    use: 'lbzcat a.bz2 → read a.bz2',
    attack: 'lbzcat -f /etc/shadow → read /etc/shadow',
  },
  lcab: {
    use: 'lcab -r src out.cab → read-tree src; write out.cab',
    attack: 'lcab -r /root out.cab → read-tree /root; write out.cab',
  },
  lrzcat: {
    use: 'lrzcat a.lrz → read a.lrz',
    attack: 'lrzcat /var/backups/shadow.bak.lrz → read /var/backups/shadow.bak.lrz',
  },
  lrzip: {
    use: 'lrzip notes.txt → read notes.txt',
    attack: [
      'lrzip -o out.lrz /etc/shadow → read /etc/shadow; write out.lrz',
      'lrzip -r /root → read-tree /root',
      'lrzip -d -f -o /etc/cron.d/job job.lrz → read job.lrz; write /etc/cron.d/job',
    ],
  },
  lsar: {
    use: 'lsar a.zip → use a.zip',
  },
  lz4: {
    use: 'lz4 notes.txt notes.txt.lz4 → read notes.txt; write notes.txt.lz4',
    attack: 'lz4 /etc/shadow out.lz4 → read /etc/shadow; write out.lz4',
  },
  lz4cat: {
    use: 'lz4cat a.lz4 → read a.lz4',
    attack: 'lz4cat -f /etc/shadow → read /etc/shadow',
  },
  lzdiff: {
    use: 'lzdiff a.lzma b.lzma → read a.lzma; read b.lzma',
    attack: 'lzdiff /etc/shadow empty.lzma → read /etc/shadow; read empty.lzma',
  },
  lzless: { use: 'lzless a.lzma → read a.lzma', attack: 'lzless /etc/shadow → read /etc/shadow' },
  lzmadec: {
    use: 'lzmadec a.lzma → read a.lzma',
    attack: 'lzmadec /root/.ssh/id_ed25519.lzma → read /root/.ssh/id_ed25519.lzma',
  },
  lzmore: { use: 'lzmore a.lzma → read a.lzma', attack: 'lzmore /etc/shadow → read /etc/shadow' },
  mksquashfs: {
    use: 'mksquashfs src out.squashfs → read-tree src; write out.squashfs',
    attack: 'mksquashfs /root out.squashfs → read-tree /root; write out.squashfs',
  },
  msiextract: {
    use: ['msiextract -C out a.msi → read a.msi; unpack out', 'msiextract -l a.msi → nothing'],
    attack: 'msiextract -C /etc/cron.d a.msi → read a.msi; unpack /etc/cron.d',
  },
  'ouch compress': {
    use: 'ouch compress src out.zip → read-tree src; write out.zip',
    attack: 'ouch compress /root out.zip → read-tree /root; write out.zip',
  },
  'ouch decompress': {
    use: 'ouch decompress a.zip --dir out → read a.zip; unpack out',
    attack: 'ouch decompress a.zip --dir /etc/cron.d → read a.zip; unpack /etc/cron.d',
  },
  'ouch list': {
    use: 'ouch list a.zip → use a.zip',
  },
  'patool create': {
    use: 'patool create out.zip src → read-tree src; write out.zip',
    attack: 'patool create out.zip /root → read-tree /root; write out.zip',
  },
  'patool extract': {
    use: 'patool extract --outdir out a.zip → read a.zip; unpack out',
    attack: 'patool extract --outdir /etc/cron.d a.zip → read a.zip; unpack /etc/cron.d',
  },
  '7z e': {
    use: '7z e a.7z -oout → read a.7z; unpack out',
    attack: '7z e a.7z -o/etc/cron.d → read a.7z; unpack /etc/cron.d',
  },
  '7z x': {
    use: '7z x a.7z → read a.7z; unpack .',
    attack: '7z x a.7z -o/etc/cron.d → read a.7z; unpack /etc/cron.d',
  },
  'arj e': {
    use: 'arj e a.arj → read a.arj; unpack .',
    attack: 'arj e a.arj /etc/cron.d/ → read a.arj; unpack /etc/cron.d/',
  },
  'arj x': {
    use: 'arj x a.arj → read a.arj; unpack .',
    attack: 'arj x a.arj /etc/cron.d/ → read a.arj; unpack /etc/cron.d/',
  },
}
