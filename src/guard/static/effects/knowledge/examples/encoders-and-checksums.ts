import type { ExampleTable } from './example.ts'

export const encodersAndChecksums: ExampleTable = {
  'ascii-xfr': {
    use: 'ascii-xfr notes.txt → read notes.txt',
    attack: 'ascii-xfr /etc/shadow → read /etc/shadow',
  },
  ascii85: {
    use: 'ascii85 notes.txt → read notes.txt',
    attack: 'ascii85 /etc/shadow → read /etc/shadow',
  },
  atobm: {
    use: 'atobm notes.txt → read notes.txt',
    attack: 'atobm /etc/shadow → read /etc/shadow',
  },
  base100: {
    use: 'base100 notes.txt → read notes.txt',
    attack: 'base100 /etc/shadow → read /etc/shadow',
  },
  base16: {
    use: 'base16 notes.txt → read notes.txt',
    attack: 'base16 /etc/shadow → read /etc/shadow',
  },
  base45: {
    use: 'base45 notes.txt → read notes.txt',
    attack: 'base45 /etc/shadow → read /etc/shadow',
  },
  base58: {
    use: 'base58 notes.txt → read notes.txt',
    attack: 'base58 /etc/shadow → read /etc/shadow',
  },
  base64: {
    use: 'base64 notes.txt → read notes.txt',
    attack: [
      'base64 /etc/shadow → read /etc/shadow',
      'base64 -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  base85: {
    use: 'base85 notes.txt → read notes.txt',
    attack: 'base85 /etc/shadow → read /etc/shadow',
  },
  basenc: {
    use: 'basenc notes.txt → read notes.txt',
    attack: 'basenc /etc/shadow → read /etc/shadow',
  },
  basez: {
    use: 'basez notes.txt → read notes.txt',
    attack: 'basez /etc/shadow → read /etc/shadow',
  },
  bmtoa: {
    use: 'bmtoa notes.txt → read notes.txt',
    attack: 'bmtoa /etc/shadow → read /etc/shadow',
  },
  chardet: {
    use: 'chardet notes.txt → read notes.txt',
    attack: 'chardet /etc/shadow → read /etc/shadow',
  },
  chardetect: {
    use: 'chardetect notes.txt → read notes.txt',
    attack: 'chardetect /etc/shadow → read /etc/shadow',
  },
  deco: { use: 'deco notes.txt → read notes.txt', attack: 'deco /etc/shadow → read /etc/shadow' },
  enca: { use: 'enca notes.txt → read notes.txt', attack: 'enca /etc/shadow → read /etc/shadow' },
  enconv: {
    use: 'enconv notes.txt → edit notes.txt',
    attack: 'enconv /etc/sudoers → edit /etc/sudoers',
  },
  ftfy: {
    use: 'ftfy notes.txt → read notes.txt',
    attack: [
      'ftfy /etc/shadow → read /etc/shadow',
      'ftfy -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  iconv: {
    use: 'iconv notes.txt → read notes.txt',
    attack: [
      'iconv /etc/shadow → read /etc/shadow',
      'iconv -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  luit: {
    use: 'luit -ilog out.txt cat notes.txt → read notes.txt; write out.txt',
    attack: [
      'luit cat /etc/shadow → read /etc/shadow',
      'luit -ilog /etc/cron.d/job cat notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  mimencode: {
    use: 'mimencode notes.txt → read notes.txt',
    attack: [
      'mimencode /etc/shadow → read /etc/shadow',
      'mimencode -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  mmencode: {
    use: 'mmencode notes.txt → read notes.txt',
    attack: [
      'mmencode /etc/shadow → read /etc/shadow',
      'mmencode -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  native2ascii: {
    use: 'native2ascii notes.txt out.txt → read notes.txt; write out.txt',
    attack: 'native2ascii /etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  piconv: {
    use: 'piconv notes.txt → read notes.txt',
    attack: 'piconv /etc/shadow → read /etc/shadow',
  },
  qprint: {
    use: 'qprint notes.txt out.txt → read notes.txt; write out.txt',
    attack: 'qprint /etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  uchardet: {
    use: 'uchardet notes.txt → read notes.txt',
    attack: 'uchardet /etc/shadow → read /etc/shadow',
  },
  uconv: {
    use: 'uconv notes.txt → read notes.txt',
    attack: [
      'uconv /etc/shadow → read /etc/shadow',
      'uconv -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  uniname: {
    use: 'uniname notes.txt → read notes.txt',
    attack: 'uniname /etc/shadow → read /etc/shadow',
  },
  uudecode: {
    use: 'uudecode notes.txt → read notes.txt',
    attack: [
      'uudecode /etc/shadow → read /etc/shadow',
      'uudecode -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  uudeview: {
    use: 'uudeview notes.txt → read notes.txt',
    attack: 'uudeview /etc/shadow → read /etc/shadow',
  },
  uuencode: {
    use: 'uuencode notes.txt → read notes.txt',
    attack: 'uuencode /etc/shadow notes → read /etc/shadow',
  },
  uuenview: {
    use: 'uuenview notes.txt → read notes.txt',
    attack: 'uuenview /etc/shadow → read /etc/shadow',
  },
  ydecode: {
    use: 'ydecode notes.txt → read notes.txt',
    attack: 'ydecode /etc/shadow → read /etc/shadow',
  },
  yenc: { use: 'yenc notes.txt → read notes.txt', attack: 'yenc /etc/shadow → read /etc/shadow' },
  z85: { use: 'z85 notes.txt → read notes.txt', attack: 'z85 /etc/shadow → read /etc/shadow' },
  bless: {
    use: 'bless notes.txt → edit notes.txt',
    attack: 'bless /etc/sudoers → edit /etc/sudoers',
  },
  bvi: {
    use: 'bvi notes.txt → edit notes.txt',
    attack: [
      'bvi /etc/sudoers → edit /etc/sudoers',
      `bvi -c '!/tmp/x' notes.txt → run /tmp/x; edit notes.txt`,
    ],
  },
  dumpasn1: {
    use: 'dumpasn1 notes.txt → read notes.txt',
    attack: [
      'dumpasn1 /etc/shadow → read /etc/shadow',
      'dumpasn1 -c /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  ghex: { use: 'ghex notes.txt → edit notes.txt', attack: 'ghex /etc/sudoers → edit /etc/sudoers' },
  hexdump: {
    use: 'hexdump notes.txt → read notes.txt',
    attack: [
      'hexdump /etc/shadow → read /etc/shadow',
      'hexdump -f /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  hexedit: {
    use: 'hexedit notes.txt → edit notes.txt',
    attack: 'hexedit /etc/sudoers → edit /etc/sudoers',
  },
  hexyl: {
    use: 'hexyl notes.txt → read notes.txt',
    attack: 'hexyl /etc/shadow → read /etc/shadow',
  },
  hte: { use: 'hte notes.txt → edit notes.txt', attack: 'hte /etc/sudoers → edit /etc/sudoers' },
  od: { use: 'od notes.txt → read notes.txt', attack: 'od /etc/shadow → read /etc/shadow' },
  okteta: {
    use: 'okteta notes.txt → edit notes.txt',
    attack: 'okteta /etc/sudoers → edit /etc/sudoers',
  },
  strings: {
    use: 'strings notes.txt → read notes.txt',
    attack: 'strings /etc/shadow → read /etc/shadow',
  },
  xd: { use: 'xd notes.txt → read notes.txt', attack: 'xd /etc/shadow → read /etc/shadow' },
  xxd: {
    use: 'xxd notes.txt out.txt → read notes.txt; write out.txt',
    attack: 'xxd /etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  b3sum: {
    use: 'b3sum -c sums.txt → read sums.txt',
    attack: 'b3sum -c /etc/shadow → read /etc/shadow',
  },
  cfv: { use: 'cfv -f sums.txt → read sums.txt', attack: 'cfv -f /etc/shadow → read /etc/shadow' },
  hashdeep: {
    use: 'hashdeep -k sums.txt src → read sums.txt',
    attack: [
      'hashdeep -W /etc/cron.d/job src → write /etc/cron.d/job',
      'hashdeep -k /etc/shadow src → read /etc/shadow',
    ],
  },
  jacksum: {
    use: 'jacksum -c sums.txt → read sums.txt',
    attack: 'jacksum -o /etc/cron.d/job src → write /etc/cron.d/job',
  },
  md5sum: {
    use: 'md5sum -c sums.txt → read sums.txt',
    attack: 'md5sum -c /etc/shadow → read /etc/shadow',
  },
  rhash: {
    use: 'rhash -c sums.txt → read sums.txt',
    attack: [
      'rhash -u /etc/sudoers src → edit /etc/sudoers',
      'rhash -o /etc/cron.d/job src → write /etc/cron.d/job',
    ],
  },
  sha3sum: {
    use: 'sha3sum -c sums.txt → read sums.txt',
    attack: 'sha3sum -c /etc/shadow → read /etc/shadow',
  },
  ssdeep: {
    use: 'ssdeep -m notes.txt src → read notes.txt',
    attack: [
      'ssdeep -m /etc/shadow src → read /etc/shadow',
      'ssdeep -k /etc/shadow src → read /etc/shadow',
    ],
  },
  xxhsum: {
    use: 'xxhsum -c sums.txt → read sums.txt',
    attack: 'xxhsum -c /etc/shadow → read /etc/shadow',
  },
  dmtxread: {
    use: 'dmtxread a.png → read a.png',
    attack: 'dmtxread /etc/shadow → read /etc/shadow',
  },
  qrencode: {
    use: 'qrencode -o out.png hello → write out.png',
    attack: [
      'qrencode -o /etc/cron.d/job hello → write /etc/cron.d/job',
      'qrencode -r /etc/shadow -o out.png → read /etc/shadow; write out.png',
    ],
  },
  zbarimg: { use: 'zbarimg a.png → read a.png', attack: 'zbarimg /etc/shadow → read /etc/shadow' },
}
