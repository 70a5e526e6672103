import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import {
  CLUSTER_SECRETS,
  CONTAINER_SERVICE,
  keptFolder,
  LOST,
  STARTS_LATER,
} from '../joint-facts.ts'
import { SSH_CONFIGURATION } from '../joint-files.ts'
import { LEADS_TO_IDENTITY, SERVES_CONTROL, TAKEN_ON } from '../relay-facts.ts'
import { ASKED_SECRETS } from '../secret-facts.ts'
import { DEBUGGED_SOCKET, ORDER_TO_CONTROL, PROXIED_SOCKET } from '../socket-facts.ts'

/** Programs and settings of many machines at once. */
const PUT_INTO_SYSTEMS: RiskyArguments = [
  / \/(?:etc|usr|s?bin|lib\w*|root|boot|opt|var\/spool)\/\S*$/,
  'what many machines run from then on',
]

// a folder of another machine that becomes the same as one of this
const MIRRORED_ELSEWHERE =
  /^(?=(?:.* )?--del(?:ete\S*)?(?: |$))(?:-\S+ )*([^\s:-][^\s:]*) (?:-\S+ )*([^\s/:-][^\s:]*:\S*)/

/** Programs that fetch files and send them. curl, wget, scp and rsync have handlers. */
export const fileTransfer: KnowledgeTable = {
  // the web
  aria2: '=aria2c',
  aria2c:
    'url* | o,out:download d,dir:write-dir i,input-file:addresses conf-path:config on-download-complete,on-download-start,on-download-stop,on-download-error,on-bt-download-complete,on-download-pause:side header: s: x: j: k: l,log:write save-session:write load-cookies:read certificate,private-key,rpc-certificate,rpc-private-key:use ca-certificate: rpc-listen-port: | out=none kind=tool',
  axel: 'url* | o,output:write n: H: U: S:? | out=none',
  cadaver: 'host | t: r:config p: | repl=transfer',
  curl: {
    line: '-* | | kind=library-tool,tool,waiter quiet',
    variables: { CURL_HOME: 'startup' },
    privileges: [
      [
        /(?:docker|podman|containerd)\S*\.sock\b.*(?:"Privileged"\s*:\s*true|"Binds"\s*:\s*\[\s*"\/[^"]*:|"PidMode"\s*:\s*"host")/,
        'starts a container that holds the host in its hands',
      ],
    ],
    destroys: [
      [/(?:-X ?|--request[= ])DELETE\b.*:9200\/(?:_all|\*|%2A)(?:[?/ ]|$)/i, 'deletes every index'],
    ],
    writesDown: [/(?:^| )(?:-[a-zA-Z]*v[a-zA-Z]*|--verbose|--trace(?:-ascii)?)(?:[= ]|$)/],
    unclear: [
      ASKED_SECRETS,
      CLUSTER_SECRETS,
      CONTAINER_SERVICE,
      ORDER_TO_CONTROL,
      [
        // `--connect-to ::HOST:`, `--resolve NAME:PORT:ADDRESS`
        /--connect-to[= ][^\s:]*:\d*:(?!localhost\b|127\.|10\.|192\.168\.)[^\s:]+|--resolve[= ]\+?[^\s:]+:\d+:(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0|\[?::1)\[?[\da-f]/,
        'which machine answers under another name',
      ],
      [
        /^(?=.*(?:^| )(?:-[sSfLkgiIvjJqaGlNRV]*n[a-zA-Z]*|--netrc(?:-optional|-file)?)(?:[= ]|$))(?=.*(?:^| )(?:-[sSfLkgiInjJqaGlNRV]*v[a-zA-Z]*|--verbose|--trace(?:-ascii)?)(?:[= ]|$))/,
        'who sees the password that it shows',
      ],
      [
        /^(?=.*(?:^| )(?:-x|--proxy|--preproxy|--socks[45]\S*)[= ]?(?!(?:\w+:\/\/)?(?:localhost\b|127\.|\[?::1))\S)(?=.*(?:^| )(?:-[sSfLgiIvjJqaGlNRV]*[kn][a-zA-Z]*|--insecure|--proxy-insecure|--netrc(?:-optional|-file)?)(?:[= ]|$))/,
        'who reads what is said on the way',
      ],
    ],
  },
  'curl-config': '-* | | out=meta',
  curlie: '=http',
  davix: '- -*',
  'davix-get': 'url write',
  'davix-put': 'sendfile dest | cert:use E:',
  fetch: 'url | o:write T: i: w: B: S: U:',
  GET: 'url* | H:',
  grpcurl: '- - | d:send proto: H:',
  HEAD: 'url*',
  http: {
    line: 'own.httpie* | o,output:write a: A: session:write session-read-only:use config: verify: cert: cert-key:use',
    words: {
      httpie: 'items of HTTPie: `field=@file`, `@file`, `field=value`, and the address',
    },
    unclear: [ASKED_SECRETS, CLUSTER_SECRETS],
  },
  httpie: '=http',
  https: '=http',
  httrack: 'url* | O:write V:side %L:read N: r: P:',
  'jigdo-lite': 'url',
  'lwp-download': 'url write',
  'lwp-dump': 'url*',
  'lwp-mirror': 'url write',
  'lwp-request': 'url* | m: H: C: o:',
  nvchecker: '- | c,file:job-config e,entry: k,keyfile:use l,logging:',
  POST: 'dest*',
  puf: 'url* | i:read P:write-dir',
  speedtest: '-*',
  'speedtest-cli': '-*',
  websocat: {
    line: 'own.websocat* | s:listen | stdin=send',
    secrets: [LEADS_TO_IDENTITY],
    letsIn: [SERVES_CONTROL],
    unclear: [PROXIED_SOCKET, DEBUGGED_SOCKET, TAKEN_ON],
    words: {
      websocat: '`websocat`: one side may be a program',
    },
  },
  wget: {
    line: '-* | | kind=library-tool,tool quiet',
    variables: { WGETRC: 'startup' },
    unclear: [ASKED_SECRETS, CLUSTER_SECRETS],
  },
  wget2: '=wget',
  wpull: 'url* | O:write i:read python-script:script.python plugin-script:script.python',
  wscat: { line: '- | c,connect:host l,listen:listen x:send', unclear: [DEBUGGED_SOCKET] },
  xh: '=http',
  zsync: 'url | o:write i:read k:write u:',

  // FTP, TFTP, UUCP
  atftp: 'host tftp* | m,mode: l,local-file:tftp-file r,remote-file:tftp-file | repl=transfer',
  ftp: 'host - | o:write u:dest p: | repl=transfer',
  'ftp-ssl': '=ftp',
  lftp: 'host | e,c:code.transfer f:script.transfer u:credential p: | repl=transfer',
  lftpget: 'url* | d:',
  ncftp: 'host | u,p:credential P: | repl=transfer',
  ncftpbatch: '-*',
  ncftpget: 'host -* | u,p:credential',
  ncftpls: 'host | u,p:credential f:use',
  ncftpput: 'dest - sendfile* | u,p:credential f:use P:',
  tftp: 'host tftp* | m,mode: l,local-file:tftp-file r,remote-file:tftp-file b: | repl=transfer',
  tnftp: '=ftp',
  uucp: 'sendfile* dest | I:config',
  uux: '-* | I:config',
  yafc: 'host | | repl=transfer',

  // between machines
  ascp: 'sendfile* dest | P: i:use l: k: m:',
  bbcp: 'sendfile* dest | P: w: s: T:rsh S:rsh',
  'bt-obex': 'sendfile | p:',
  'globus-url-copy': 'sendfile dest',
  'kdeconnect-cli': {
    line: '- | d: n: share:sendfile ping-msg: execute-command:',
    unclear: [[/--(?:send-sms|execute-command|photo|send-keys)/, 'what leaves this machine']],
  },
  obexftp: '- | b: p,put:sendfile g,get: l:',
  prsync: {
    line: 'sendfile dest | h,hosts:read H: l: p: S:',
    unclear: [PUT_INTO_SYSTEMS],
  },
  pscp: 'sendfile* dest | i:use P: l: -pw: -pwfile:use',
  'pscp.pssh': {
    line: 'sendfile dest | h,hosts:read H: l: p:',
    unclear: [PUT_INTO_SYSTEMS],
  },
  'parallel-scp': '=pscp.pssh',
  pdcp: {
    line: 'sendfile* dest | w: x: g: l: f: t: u: e: R:',
    unclear: [PUT_INTO_SYSTEMS],
  },
  psftp: 'host | b:script.transfer i:use P: l: -pw: -pwfile:use | repl=transfer',
  rcp: 'sendfile* dest',
  rrsync: { servesFiles: [/^/] },
  rsync: {
    line: '-* | | kind=basic,copier,library-tool,login-client quiet',
    servesFiles: [/(?:^| )--(?:server|daemon)(?: |$)/],
    variables: { RSYNC_RSH: 'rsh', RSYNC_CONNECT_PROG: 'rsh' },
    mirrors: [MIRRORED_ELSEWHERE],
    unclear: [
      keptFolder(/(?:^| )--remove-s(?:ource|ent)-files(?= )/),
      [
        /--chmod[= ](?:\S*,)?[DF]?(?:0?[0-7]{2}[2367](?=[, ]|$)|[ugo]*[oa][ugo]*[+=][rxX]*w)/,
        'who may change what lies there',
      ],
    ],
    privileges: [
      [
        /--chmod[= ](?:\S*,)?(?!D)F?(?:[ugoa]*[+=][rwxXt]*s|[4-7]\d{3}(?=[, ]|$))/,
        'sets the set-uid bit of what it copies',
      ],
    ],
    files: [SSH_CONFIGURATION],
  },
  'rsync-ssl': '=rsync',
  rz: {
    line: '-* | | kind=side-tool',
    unclear: [[/(?:^| )(?:--tcp\S*|-\w*y\w*)(?= |$)/, 'what comes from there']],
  },
  lrz: '=rz',
  rb: '=rz',
  rx: '=rz',
  lsz: '=sz',
  sb: '=sz',
  'sftp-server': { servesFiles: [/^/] },
  scp: {
    line: '-* | | kind=basic,copier,library-tool,login-client,other-o quiet',
    // Options of the old protocol; those that take a value are other ones.
    servesFiles: [/(?:^| )-[346ABCOpqrTRvdtf]*[tf]/],
    files: [SSH_CONFIGURATION],
    // from one machine to another
    unclear: [
      [
        /(?:^| )(?:[\w.-]+@)?[\w.-]+:\S* (?:\S+ )*(?:[\w.-]+@)?(?!localhost\b|127\.)[\w.-]+:\S*$/,
        'what lies there, and who gets it',
      ],
    ],
  },
  sftp: {
    line: 'host write | b:script.transfer o:setting.ssh P: i:use F:config S:program D:program s: c: J: l: B: R: X: | repl=transfer kind=basic,login-client,other-o',
    files: [SSH_CONFIGURATION],
  },
  sx: '=sz',
  sz: 'sendfile* | l: L: w: c,command:remote i: | kind=side-tool',
  tsunami: 'host',
  'udp-receiver': '- | f,file:write p,pipe:side interface: portbase: | fetch',
  'udp-sender': '- | f,file:sendfile p,pipe:side interface: min-receivers: portbase:',
  uftp: 'sendfile* | M: H: I: p:',
  'ussp-push': 'dest sendfile - | timeo: dev:',

  // through a relay
  croc: '- | relay: pass: code: out:write-dir | sub brings=--out',
  'croc relay': '- | ports: host: | listen=9009',
  'croc send': 'sendfile* | text:send code: | stdin=send unclear=who-gets-it-there',
  dpaste: 'sendfile* | t: e: s: | stdin=send unclear=who-reads-it-there',
  droopy: '- | d,directory:write-dir m,message: p,picture:read a,auth: | listen=8000',
  ffsend: '- | | sub',
  'ffsend download': 'url | o:write | brings=-o,--output',
  'ffsend u': '=ffsend upload',
  'ffsend up': '=ffsend upload',
  'ffsend upload':
    'sendfile* | d,downloads: e,expiry-time: n,name: p,password:? H,host: | stdin=send unclear=who-gets-it-there',
  fpaste: 'sendfile* | l: x: | stdin=send unclear=who-reads-it-there',
  gist: 'sendfile* | f: t: d: u: o | stdin=send unclear=who-reads-it-there',
  'gokapi-cli': '- -* | f:sendfile | unclear=who-gets-it-there',
  haste: 'sendfile* | | stdin=send unclear=who-reads-it-there',
  hastebin: 'sendfile* | | stdin=send unclear=who-reads-it-there',
  imgur: 'sendfile*',
  imgurbash2: 'sendfile*',
  ix: 'sendfile* | d: i: n: | stdin=send unclear=who-reads-it-there',
  'magic-wormhole': '=wormhole',
  onionshare:
    'serve-dir* | data-dir:write-dir port: auto-stop-timer: | unclear=who-gets-it-there dry=--receive',
  'onionshare-cli': '=onionshare',
  pastebinit:
    'sendfile* | i:sendfile b:dest f: a: t: u: p: | stdin=send unclear=who-reads-it-there',
  qrcp: 'serve-dir* | p,port: i: config:config | unclear=who-gets-it-there dry=receive',
  sendme: '- | | sub',
  'sendme receive': '- | | brings',
  'sendme send': 'sendfile* | ticket-type: | unclear=who-gets-it-there',
  termbin: 'sendfile* | | stdin=send unclear=who-reads-it-there',
  transfer: 'sendfile* | | stdin=send unclear=who-gets-it-there',
  'transfer.sh': '=transfer',
  transferwee: '- sendfile* | | unclear=who-gets-it-there dry=download',
  wgetpaste: 'sendfile* | s: l: n: t: c,command:exec | stdin=send unclear=who-reads-it-there',
  wormhole: '- | relay-url: transit-helper: | sub',
  'wormhole receive': '- | o,output-file:download | brings=-o,--output-file',
  'wormhole recv': '=wormhole receive',
  'wormhole ssh': '- -* | u: | sub others=accept',
  'wormhole ssh invite': '- | u,user: | privilege=lets-the-key-of-somebody-in',
  'wormhole send': 'sendfile* | text:send code: | stdin=send unclear=who-gets-it-there',
  'wormhole tx': '=wormhole send',
  'wormhole-rs': '=wormhole',
  'wormhole-william': '- sendfile* | code: | stdin=send unclear=who-gets-it-there dry=receive,recv',

  // peers
  btdownloadcurses: 'url | saveas:write',
  ctorrent: 'maybe | u: s:write q: v: p: e: E: i: m: M: z: C: D: U: P: I: S: X:exec b: l:',
  deluge: '-*',
  'deluge-console': {
    line: '-* | c: | interactive kind=plain-input',
    unclear: [
      [/\bplugin\b.* (?:-e|enable|-i|install) ?Execute\b/, STARTS_LATER],
      [/\bconfig\b.* allow_remote ['"]?true/i, 'whoever connects to it'],
      [/\b(?:rm|del)\b.*--remove[-_]data\b/, LOST],
    ],
  },
  'deluge-web': '- | i: p:listen b: c,config:peek l,logfile:write P,pidfile:write',
  deluged: '- | c: l:write | listen=58846',
  ipfs: '- maybe* | | sub out=network',
  'ipfs add': 'sendfile*',
  'ipfs cat': 'url | | out=network',
  'ipfs config': '-*',
  'ipfs daemon': '- | | listen=4001',
  'ipfs get': 'url | o,output:download',
  'ipfs name': '-*',
  'ipfs id': '-*',
  'ipfs key': '-* | o,output:write',
  'ipfs ls': '-*',
  'ipfs pin': '-*',
  mktorrent:
    'tree | a,announce: c,comment: o,output:write n,name: l,piece-length: s,source: w,web-seed: t: e,exclude:',
  qbittorrent: 'maybe* | save-path:peek webui-port:',
  'qbittorrent-nox': 'maybe* | webui-port: profile: | listen=8080',
  rtorrent: {
    line: '-* | o:',
    runs: [[/^(?:\S*[.,])?execute\w*(?:\.\w+)*=(.+)$/s, 'side']],
  },
  'transmission-cli': '-* | f,finish:program w:',
  'transmission-create': 'tree | o:write t: p: c: s:',
  'transmission-daemon': '- | g: w: p: u: v: e:write script: | listen=9091',
  'transmission-edit': 'edit* | a,add: d,delete: r,replace:pair s,source:',
  'transmission-gtk': 'maybe* | g,config-dir:peek',
  'transmission-remote': '- -* | a:url w: t: l: n: F: torrent-done-script:program | out=meta',
  'transmission-show': 'read',
  ftpget: 'host write - | u: p: P:',
  ftpput: 'dest - sendfile | u: p: P:',
  snarf: 'url write',
  wcurl: 'url* | curl-options: o,O,output:write',
}
