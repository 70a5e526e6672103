import type { ExampleTable } from './example.ts'

export const archivers1: ExampleTable = {
  '7z': {
    use: '7z a out.7z src → read-tree src; write out.7z',
    attack: '7z a out.7z /root → read-tree /root; write out.7z',
  },
  acat: { use: 'acat a.zip → read a.zip', attack: 'acat /etc/shadow → read /etc/shadow' },
  adiff: {
    use: 'adiff a.zip a.zip → read a.zip',
    attack: 'adiff /etc/shadow a.zip → read /etc/shadow; read a.zip',
  },
  afio: { use: 'afio -o out.afio → nothing', attack: 'afio -P /tmp/x -o out.afio → run /tmp/x' },
  als: { use: 'als a.zip → read a.zip', attack: 'als /etc/shadow → read /etc/shadow' },
  apack: {
    use: 'apack out.zip src → read-tree src; write out.zip',
    attack: 'apack out.zip /root → read-tree /root; write out.zip',
  },
  arj: {
    use: 'arj a out.arj src → read-tree src; write out.arj',
    attack: 'arj a out.arj /root → read-tree /root; write out.arj',
  },
  ark: {
    use: 'ark a.zip → read a.zip',
    attack: [
      'ark /etc/shadow → read /etc/shadow',
      'ark -c /etc/cron.d/job a.zip → read a.zip; write /etc/cron.d/job',
    ],
  },
  'asar extract': {
    use: 'asar extract app.asar src → read app.asar',
    attack: 'asar extract /etc/shadow src → read /etc/shadow',
  },
  'asar list': {
    use: 'asar list app.asar → read app.asar',
    attack: 'asar list /etc/shadow → read /etc/shadow',
  },
  'asar pack': {
    use: 'asar pack src out.txt → read-tree src; write out.txt',
    attack: 'asar pack /root out.txt → read-tree /root; write out.txt',
  },
  aunpack: { use: 'aunpack a.zip → read a.zip', attack: 'aunpack /etc/shadow → read /etc/shadow' },
  brotli: {
    use: 'brotli notes.txt → read notes.txt',
    attack: [
      'brotli /etc/shadow → read /etc/shadow',
      'brotli -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  bsdcat: { use: 'bsdcat a.gz → read a.gz', attack: 'bsdcat /etc/shadow → read /etc/shadow' },
  bzcmp: { use: 'bzcmp a.bz2 → read a.bz2', attack: 'bzcmp /etc/shadow → read /etc/shadow' },
  bzdiff: { use: 'bzdiff a.bz2 → read a.bz2', attack: 'bzdiff /etc/shadow → read /etc/shadow' },
  bzmore: { use: 'bzmore a.bz2 → read a.bz2', attack: 'bzmore /etc/shadow → read /etc/shadow' },
  cabextract: {
    use: 'cabextract a.cab → read a.cab',
    attack: [
      'cabextract /etc/shadow → read /etc/shadow',
      'cabextract -d /etc/cron.d/job a.cab → read a.cab; write /etc/cron.d/job',
    ],
  },
  compress: {
    use: 'compress notes.txt → read notes.txt',
    attack: 'compress /etc/shadow → read /etc/shadow',
  },
  cpio: {
    use: 'cpio -pd out → write out',
    attack: [
      'cpio -pd /etc/cron.d → write /etc/cron.d',
      'cpio --rsh-command=/tmp/x -i → run /tmp/x',
    ],
  },
  dtrx: { use: 'dtrx a.zip → read a.zip', attack: 'dtrx /etc/shadow → read /etc/shadow' },
  'file-roller': {
    use: 'file-roller src → read-tree src',
    attack: [
      'file-roller /root → read-tree /root',
      'file-roller -a /etc/cron.d/job src → read-tree src; write /etc/cron.d/job',
    ],
  },
  funzip: { use: 'funzip a.zip → read a.zip', attack: 'funzip /etc/shadow → read /etc/shadow' },
  gcab: {
    use: 'gcab out.cab src → read-tree src; write out.cab',
    attack: 'gcab /etc/cron.d/job src → read-tree src; write /etc/cron.d/job',
  },
  genisoimage: {
    use: 'genisoimage -o out.iso src → read-tree src; write out.iso',
    attack: [
      'genisoimage /root → read-tree /root',
      'genisoimage -o /etc/cron.d/job src → read-tree src; write /etc/cron.d/job',
    ],
  },
  gunzip: {
    use: 'gunzip a.gz → read a.gz; write a',
    attack: 'gunzip /etc/shadow → read /etc/shadow',
  },
  gzexe: { use: 'gzexe app → edit app', attack: 'gzexe /etc/sudoers → edit /etc/sudoers' },
  gzip: { use: 'gzip notes.txt → read notes.txt', attack: 'gzip /etc/shadow → read /etc/shadow' },
  igzip: {
    use: 'igzip notes.txt → read notes.txt',
    attack: [
      'igzip /etc/shadow → read /etc/shadow',
      'igzip -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  innoextract: {
    use: 'innoextract setup.exe → read setup.exe',
    attack: 'innoextract /etc/shadow → read /etc/shadow',
  },
  lbunzip2: {
    use: 'lbunzip2 a.bz2 → read a.bz2; write a',
    attack: 'lbunzip2 /etc/shadow → read /etc/shadow',
  },
  lbzcat: { use: 'lbzcat a.bz2 → read a.bz2', attack: 'lbzcat /etc/shadow → read /etc/shadow' },
  lcab: {
    use: 'lcab src out.txt → read-tree src; write out.txt',
    attack: 'lcab /root out.txt → read-tree /root; write out.txt',
  },
  lrzcat: { use: 'lrzcat a.lrz → read a.lrz', attack: 'lrzcat /etc/shadow → read /etc/shadow' },
  lrzip: {
    use: 'lrzip src → read-tree src',
    attack: [
      'lrzip /root → read-tree /root',
      'lrzip -o /etc/cron.d/job src → read-tree src; write /etc/cron.d/job',
    ],
  },
  lsar: { use: 'lsar a.zip → read a.zip', attack: 'lsar /etc/shadow → read /etc/shadow' },
  lz4: {
    use: 'lz4 notes.txt out.txt → read notes.txt; write out.txt',
    attack: 'lz4 /etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  lz4cat: { use: 'lz4cat a.lz4 → read a.lz4', attack: 'lz4cat /etc/shadow → read /etc/shadow' },
  lzdiff: { use: 'lzdiff a.lzma → read a.lzma', attack: 'lzdiff /etc/shadow → read /etc/shadow' },
  lzless: { use: 'lzless a.lzma → read a.lzma', attack: 'lzless /etc/shadow → read /etc/shadow' },
  lzmadec: {
    use: 'lzmadec a.lzma → read a.lzma',
    attack: 'lzmadec /etc/shadow → read /etc/shadow',
  },
  lzmore: { use: 'lzmore a.lzma → read a.lzma', attack: 'lzmore /etc/shadow → read /etc/shadow' },
  mksquashfs: {
    use: 'mksquashfs src out.squashfs → read-tree src; write out.squashfs',
    attack: 'mksquashfs /root out.squashfs → read-tree /root; write out.squashfs',
  },
  msiextract: {
    use: 'msiextract a.msi → read a.msi',
    attack: 'msiextract /etc/shadow → read /etc/shadow',
  },
  'ouch compress': {
    use: 'ouch compress src out.txt → read-tree src; write out.txt',
    attack: 'ouch compress /root out.txt → read-tree /root; write out.txt',
  },
  'ouch decompress': {
    use: 'ouch decompress a.zip → read a.zip',
    attack: 'ouch decompress /etc/shadow → read /etc/shadow',
  },
  'ouch list': {
    use: 'ouch list a.zip → read a.zip',
    attack: 'ouch list /etc/shadow → read /etc/shadow',
  },
  'patool create': {
    use: 'patool create out.zip src → read-tree src; write out.zip',
    attack: 'patool create /etc/cron.d/job src → read-tree src; write /etc/cron.d/job',
  },
  'patool extract': {
    use: 'patool extract a.zip → read a.zip',
    attack: 'patool extract /etc/shadow → read /etc/shadow',
  },
}
