import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { DROPPED, KEPT_SECRETS, REMOTE_FORWARD, SCREEN_FOR_ALL, TO_ALL } from '../joint-facts.ts'
import { SSH_CONFIGURATION } from '../joint-files.ts'
import {
  CALLS_IDENTITY,
  FORWARDS_TO_IDENTITY,
  LEADS_TO_IDENTITY,
  LOGIN_FOR_STRANGERS,
  RELAYS,
  RELAYS_TO_CONTROL,
  SOCAT_LEADS_IN,
  SOCAT_LEADS_ON,
  SOCAT_LEADS_TO_CONTROL,
  WHO_COMES,
} from '../relay-facts.ts'
import {
  NETCAT_TO_SOCKET,
  PROXIED_SOCKET,
  SOCAT_TO_INSIDE,
  SOCAT_TO_SOCKET,
  SOCAT_UNUSUAL,
  SOCKET_FOR_ALL,
} from '../socket-facts.ts'

// a whole home, or all drives, for the machine whose screen is shown
const SHARED_HOME: RiskyArguments = [
  /(?:^| )(?:-r ?disk:\w+=|\/drive:[\w-]+,)(?:~|\$HOME|\/home\/[^/ ]+|\/root|)\/?(?= |$)|(?:^| )(?:\+(?:drives|home-drive)|\/(?:drives|home-drive))(?= |$)/,
  'who reads the folder that it shares',
]

// programs and settings of many machines at once
const PUT_INTO_SYSTEMS: RiskyArguments = [
  /--dest[= ]\/(?:etc|usr|s?bin|lib\w*|root|boot|opt|var\/spool)\b/,
  'what many machines run from then on',
]

// a new screen is only for this machine unless it is told otherwise
const VNC_FOR_ALL: RiskyArguments = [
  /^(?=.*--?SecurityTypes[= ]\S*\bNone\b).*-localhost[= ](?:no|0|false)\b/i,
  'gives the screen and the keys to whoever connects',
]

/**
 * Programs that reach into other machines, tunnels and proxies. nc, socat and ssh have handlers.
 */
export const remoteAccess: KnowledgeTable = {
  // shells on other machines
  autossh: '=ssh',
  clush: {
    line: 'exec-argv | w:host x: g: l: o: c,copy: dest: rcopy: f: t: u: R: hostfile:read | login',
    unclear: [PUT_INTO_SYSTEMS],
  },
  clusterssh: '=cssh',
  cssh: 'host* | l: a: p: | login',
  dbclient: {
    line: 'host remote-argv | i:use p: l: J:rsh L: R: B: c: o:setting.ssh | kind=remote-client login',
    secrets: [FORWARDS_TO_IDENTITY],
    letsIn: [LOGIN_FOR_STRANGERS],
    unclear: [REMOTE_FORWARD],
  },
  dsh: 'exec-argv | m:host g: f:read r:rsh o: | login',
  et: {
    line: 'host remote | p: c,command:remote t,tunnel: r,reversetunnel: jport: u: | login',
    unclear: [REMOTE_FORWARD],
  },
  eternalterminal: '=et',
  mosh: 'host remote-argv | ssh:rsh server:side client:program p: predict: | kind=login-client,remote-client login',
  'mosh-client': 'host -',
  mssh: 'host* | | login',
  'parallel-ssh': '=pssh',
  pdsh: 'exec-argv | w:host x: l: R: f: t: u: g: | login',
  plink: {
    line: 'host remote-argv | i:use P: l: -pw: -pwfile:use m:script.sh proxycmd,-proxycmd:rsh L: R: -batch | kind=remote-client login',
    secrets: [FORWARDS_TO_IDENTITY],
    letsIn: [LOGIN_FOR_STRANGERS],
    unclear: [REMOTE_FORWARD],
  },
  pssh: 'exec-argv | h,hosts:read H,host:host l: p: o: e: t: O:setting.ssh x: X: | login',
  rexec: 'host remote-argv | l: p: | login',
  rlogin: 'host | l:send p: e: | login',
  rsh: 'host remote-argv | l: | kind=remote-client login',
  sexec: 'host remote | cmd:remote | login',
  ssh: {
    line: '-* | | kind=copier,login-client,other-o,remote-client,tool,waiter',
    settings: [
      [/^proxycommand$/, 'rsh'],
      [
        /^(?:localcommand|knownhostscommand|authorizedkeyscommand|authorizedprincipalscommand)$/,
        'side',
      ],
      [/^(?:pkcs11provider|securitykeyprovider)$/, 'lib'],
      [/^xauthlocation$/, 'program'],
      [/^remotecommand$/, 'remote'],
      [/^identityfile$/, 'use'],
      [/^sendenv$/, 'sent-variables'],
    ],
    variables: { SSH_ASKPASS: 'password' },
    files: [SSH_CONFIGURATION],
    secrets: [FORWARDS_TO_IDENTITY],
    letsIn: [LOGIN_FOR_STRANGERS],
  },
  'ssh-copy-id': {
    line: 'dest | f!privilege i:sendfile o:setting.ssh p: F:config t:write | dry=-n',
    // Into this machine: whoever has the key comes in.
    privileges: [
      [
        new RegExp(
          String.raw`^(?!.*(?:^| )-p ?\d)(?=.*(?:^| )(?:-i ?${DROPPED}|root@)).*(?:^| )(?:\S+@)?(?:localhost|127\.[\d.]+|\[?::1\]?)(?: |$)`,
        ),
        'lets a key log in here',
      ],
    ],
    unclear: [
      [new RegExp(`(?:^| )-i ?${DROPPED}`), 'whose key may log in there'],
      [
        /^(?!.*(?:^| )-p ?\d).*(?:^| )(?:\S+@)?(?:localhost|127\.[\d.]+)(?: |$)/,
        'whose key may log in here',
      ],
    ],
  },
  sshpass: 'argv | p: f:use d: P: | kind=remote-client',
  telnet: 'host - | l: n:write e: | escape login',

  // connections
  cryptcat: '=nc',
  dnscat: '=nc',
  dnscat2: '=nc',
  fwknop: '- | D:host a: A: n: rc-file:config',
  'gnutls-cli':
    'host | p,port: x509cafile:use x509keyfile:use priority: starttls-proto: save-cert:write logfile:write',
  'gnutls-serv':
    '- | p,port:listen x509certfile:use x509keyfile:use x509cafile:use dhparams:read pskpasswd:use priority: provider:lib | listen=5556',
  'gs-netcat': '-* | | serve-shell',
  gsocket: 'argv | s:',
  hose: 'host - argv',
  icmpsh: '-* | | tunnel',
  knock: 'host -*',
  nc: {
    line: '-* | | kind=remote-client,waiter',
    unclear: [NETCAT_TO_SOCKET, CALLS_IDENTITY],
  },
  ncat: '=nc',
  netcat: '=nc',
  pwncat: '=nc',
  'pwncat-cs': '- | p: | session',
  rcat: {
    line: '- | s,shell,e,exec:own.net-exec | sub',
    words: {
      'net-exec': 'a command line whose input and output are a connection',
    },
  },
  'rcat connect': '- - | s,shell:own.net-exec',
  'rcat listen': '- - | s,shell,e,exec:own.net-exec',
  rustcat: '=rcat',
  sbd: '=nc',
  socat: {
    line: '-* | | kind=waiter',
    secrets: [LEADS_TO_IDENTITY],
    privileges: [SOCKET_FOR_ALL],
    letsIn: [SOCAT_LEADS_IN, SOCAT_LEADS_TO_CONTROL],
    unclear: [SOCAT_TO_SOCKET, SOCAT_UNUSUAL, SOCAT_TO_INSIDE, SOCAT_LEADS_ON],
  },
  socat2: '=socat',
  socket: 'host - | s!listen p:side',
  tcpclient: 'host - argv',

  // screens of other machines
  anydesk:
    '-* | | unclear=who-takes-control-of-the-screen dry=--get-id,--get-alias,--get-status,--version,--help',
  krdc: 'host',
  novnc: '-* | | listen=6080',
  rdesktop: { line: 'host | u: p: r: s: k: g: a: d: x:', unclear: [SHARED_HOME] },
  remmina: '-* | c:use',
  rustdesk: '-* | | unclear=who-takes-control-of-the-screen dry=--get-id,--version,--help',
  grdctl: {
    line: '-*',
    unclear: [[/\b(?:enable|set-\w+|disable-view-only)\b/, 'who takes control of the screen']],
  },
  krfb: '- | | unclear=who-takes-control-of-the-screen',
  wayvnc: {
    line: '-* | C,config:config | listen=5900 unclear=who-takes-control-of-the-screen',
    letsIn: [
      [
        new RegExp(String.raw`(?:^| )--unauthenticated\b.* ${TO_ALL}`),
        'gives the screen and the keys to whoever connects',
      ],
    ],
  },
  teamviewer:
    '-* | | unclear=who-takes-control-of-the-screen dry=info,status,--version,--help,help',
  tigervncserver: '=vncserver',
  vncpasswd: 'write',
  vncserver: {
    line: '- | xstartup,-xstartup:job-file geometry: depth: rfbauth:use -localhost -SecurityTypes: | listen=5901',
    letsIn: [VNC_FOR_ALL],
  },
  vncviewer: 'host | passwd:use via:',
  websockify: '- host | cert:use key:use web:peek token-plugin: log-file:write | listen',
  x0vncserver: {
    line: '-* | display,-display: rfbauth,-rfbauth,PasswordFile,-PasswordFile:use rfbport,-rfbport: -localhost -SecurityTypes: | listen=5900',
    letsIn: [SCREEN_FOR_ALL],
  },
  x11vnc: {
    line: '- | passwd,-passwd: rfbauth,-rfbauth:use rfbport,-rfbport:listen display,-display: gone,-gone,accept,-accept,afteraccept,-afteraccept:side -rc:config | listen=5900 unclear=who-takes-control-of-the-screen',
    letsIn: [SCREEN_FOR_ALL],
  },
  xfreerdp: {
    line: '-*',
    privileges: [[/(?:^| )\/pth:/, 'logs in with the hash of a password']],
    unclear: [SHARED_HOME],
  },
  xfreerdp3: '=xfreerdp',
  wlfreerdp: '=xfreerdp',
  wlfreerdp3: '=xfreerdp',
  'sdl-freerdp': '=xfreerdp',
  'sdl-freerdp3': '=xfreerdp',
  xpra: {
    line: '-* | start,start-child:side bind-tcp:listen bind-ws:listen html: tcp-auth: daemon:',
    letsIn: [
      [
        new RegExp(
          String.raw`(?=.*auth=(?:allow|none)\b).*--bind-(?:tcp|ws|wss|ssl)[= ]${TO_ALL}\S*`,
        ),
        'gives the screen and the keys to whoever connects',
      ],
    ],
    unclear: [[/(?:^| )(?:start|shadow|start-desktop|proxy)\b/, 'who takes control of the screen']],
  },
  xrdp: '-* | | listen=3389',
  Xtigervnc: '=Xvnc',
  Xvnc: { line: '-* | | listen=5900', letsIn: [SCREEN_FOR_ALL] },

  // tunnels
  bore: '-* | | tunnel dry=--help,--version',
  chisel: { line: '-* | | tunnel', secrets: [LEADS_TO_IDENTITY] },
  cloudflared: {
    line: '-* | url: config:use | tunnel kind=remote-client',
    unclear: [[/(?:^| )(?:service install|tunnel run)\b/, 'what leads through the tunnel']],
  },
  'connect-proxy': 'host - | S: H: T: R:',
  corkscrew: 'host - - - use',
  dns2tcp: '-* | | tunnel',
  dns2tcpc: '=dns2tcp',
  dns2tcpd: '=iodined',
  frpc: '-* | c:config | tunnel dry=verify,status,--version,-v,--help',
  frps: '-* | c:config | listen',
  gost: { line: '-* | L: F: | tunnel', secrets: [LEADS_TO_IDENTITY] },
  htc: 'host | F:listen | tunnel',
  hts: '- | F:host | listen',
  icmptunnel: '-* | | tunnel',
  iodine: '-* | P: | tunnel',
  iodined: '-* | | listen=53',
  localtunnel: '-* | | tunnel',
  lt: '=localtunnel',
  ngrok: '-* | config:use | tunnel dry=check,version,help,--help,--version',
  'pagekite.py': '-* | | tunnel',
  playit: '-* | | tunnel',
  pagekite: '-* | | tunnel',
  proxytunnel: '- | p:host d: P: u: c:use k:use a:listen r:host',
  ptunnel: '-* | | tunnel',
  'ptunnel-ng': '-* | | tunnel',
  rathole: 'config | | tunnel',
  revsocks: '-* | | tunnel',
  ser2net: '- | c:config Y:code.config C:code.config P:write p: | listen=2000',
  ssf: '-* | | tunnel',
  sshuttle: '- | r,remote:host e,ssh-cmd:rsh x: l: s:read python: method: pidfile:write',
  sslh: '-* | | listen',
  stunnel: {
    line: 'job-config | fd,-fd: d:listen r: | stdin=code.config',
    unclear: [PROXIED_SOCKET],
  },
  stunnel4: '=stunnel',
  telebit: '-* | | tunnel',
  udptunnel: '-* | | unclear=what-leads-through-the-tunnel',
  zrok: '-* | | tunnel dry=status,overview,version,--help',

  // from one port to another
  '6tunnel': '=redir',
  balance: '=redir',
  goproxy: '=redir',
  pproxy: '=redir',
  redir: {
    line: '-*',
    secrets: [LEADS_TO_IDENTITY],
    letsIn: [RELAYS_TO_CONTROL],
    unclear: [RELAYS],
  },
  rinetd: '- | c,conf-file:config f,foreground p,pid-file:write | unclear=who-comes-in-by-it',
  simpleproxy: '=redir',
  tcptunnel: '=redir',

  // proxies
  '3proxy': 'job-config | | listen',
  microsocks: {
    line: '- | p:listen i: u: P: | listen=1080',
    unclear: [[/^(?!.*-i ?(?:127\.|localhost|10\.|192\.168\.))/, WHO_COMES]],
  },
  mitmdump:
    '- | s,scripts:script.python p,listen-port:listen m: set: confdir:use w,save-stream-file:write r:read | listen=8080 unclear=whose-traffic-it-reads dry=--version,-n,--no-server',
  mitmproxy:
    '- | s,scripts:script.python p,listen-port:listen m: set: confdir:use w,save-stream-file:write r:read | interactive unclear=whose-traffic-it-reads dry=--version,-n,--no-server',
  mitmweb: '=mitmproxy',
  nyx: '- | i: c:config | interactive',
  privoxy: 'config | | listen=8118',
  redsocks: '- | c:config',
  sockd: '- | f:config | listen=1080',
  socksify: 'argv',
  sslsplit: '-* | k:use c:use l:write L:write S:write j: u: | unclear=whose-traffic-it-reads',
  sslstrip: '- | l:listen w:write | unclear=whose-traffic-it-reads',
  tinyproxy: '- | c:config | listen=8888',
  tor: '-* | f:config',
  zaproxy: '-* | -port: -config: -script:script.javascript',

  // private networks
  openconnect: 'host | s,script:side csd-wrapper:program c:use k:use u: p:',
  openvpn:
    'orders | config:orders script-security: up,down,route-up,ipchange,tls-verify,client-connect,client-disconnect,learn-address,auth-user-pass-verify,route-pre-down,tls-crypt-v2-verify:side plugin:lib dev: remote:host cd: log:write log-append:write status:write auth-user-pass:use ca:use cert:use key:use tls-auth:use secret:use tls-crypt:use tls-crypt-v2:use pkcs12:use genkey:pair management:',
  pppd: {
    line: 'own.pppd-word*',
    words: {
      'pppd-word': 'options of pppd have no dashes: `connect COMMAND`',
    },
  },
  pump: '-* | script:program c,config-file:config i: h:',
  tailscale: {
    line: ' | socket: | sub kind=machine-teller others=appc-routes,bugreport,dns,licenses,logout,metrics,switch,update,wait,whoami,whois',
    words: {
      'tailscale-file': '`cp FILES TARGET` of Tailscale',
    },
    unclear: [
      [/(?:^| )(?:up|set)\b.* --ssh(?:=true)?(?: |$)/, 'who may log in from then on'],
      [
        /(?:^| )(?:up|set|login)\b.* --(?:advertise-(?:exit-node|routes|connector)|exit-node[= ]\S|operator[= ]|login-server[= ]|shields-up=false)/,
        'who reads or answers on the way from then on',
      ],
    ],
  },
  'tailscale cert': '- | cert-file:write key-file:write',
  'tailscale down': '-*',
  'tailscale drive': '- - serve-dir',
  'tailscale file': 'own.tailscale-file -*',
  'tailscale funnel': 'sendfile* | http: https: tcp: set-path:dest | tunnel',
  'tailscale ip': '-*',
  'tailscale login': '- | auth-key:maybe hostname: login-server: nickname: timeout:',
  'tailscale nc': 'host -',
  'tailscale netcheck': '-*',
  'tailscale ping': '-* | c: timeout:',
  'tailscale serve': 'sendfile* | http: https: tcp: tls-terminated-tcp: set-path:dest',
  'tailscale set': '-* | hostname: exit-node: operator: advertise-routes:',
  'tailscale ssh': 'host remote-argv',
  'tailscale status': '-* | listen: peers:?',
  'tailscale up':
    '- | authkey,auth-key: login-server: hostname: advertise-routes: exit-node: advertise-tags: operator:',
  'tailscale version': '-*',
  vpnc: 'config | script:side',
  wg: {
    line: '- -* | | sub kind=teller',
    secrets: [/\bshow(?:conf)?\b.*(?:private-key|preshared-keys)|\bshowconf\b/],
    // The private key stands beside what those count who watch the tunnel.
    unclear: [[/^(?:-\S+ )*show (?:\S+ )?dump(?: |$)/, KEPT_SECRETS]],
  },
  'wg addconf': '- config',
  'wg genkey': ' | | out=meta',
  'wg genpsk': ' | | out=meta',
  'wg pubkey': ' | | out=meta',
  'wg set': '-* | | unclear=who-reads-or-answers-on-the-way-from-then-on',
  'wg setconf': '- config',
  'wg show': '-* | | out=meta',
  'wg showconf': '- | | secret',
  'wg syncconf': '- config',
  'wg-quick': { line: '- named-orders', unclear: [[/^(?:-\S+ )*strip /, KEPT_SECRETS]] },
  wvdial: '-* | C,config:config',
  zerotier_cli: '-*',

  // serial lines
  chat: '-* | f:script.typed r:write t: T: U:',
  cu: '- | l: s: | escape',
  efax: 'sendfile* | a: c: d:read e,g:side f:read h: i: j: k: l: o: q: r:write t: v: x:write',
  fax: '- -*',
  gtkterm: '- | p: s: f:read c: | interactive kind=plain-input',
  kermit: 'script.typed | C:code.typed y: l: | escape',
  minicom: '- | D,device: S,script:script.typed C,capturefile:write b: c: | escape',
  picocom: '- | send-cmd,receive-cmd:side logfile:write b: | escape',
  rfcomm: '- - - net-argv',
  sendfax: 'sendfile* | d: h:dest m: o: f: c: r: t: T:',
  tio: '- | b: d: f: s: p: o: log-file:write L: script:code.lua script-file:script.lua exec:side map: | interactive kind=plain-input',
  tip: '- | | escape',
  vpnbridge: '- | | tunnel dry=stop,help,/help',
  guacd: {
    line: '- | b: l: L: p:write C:use K:use | listen=4822',
    unclear: [[/(?:^| )-b (?!127\.|localhost\b|::1)/, 'whoever connects to it']],
  },
  'inlets-pro': ' | url: token: token-file:use | sub others=status,version',
  wstunnel: { line: '- | | sub', unclear: [REMOTE_FORWARD] },
  'wstunnel client': '-* | L,local-to-remote: R,remote-to-local: http-headers:',
  xxh: 'host -* | i:use p: | login kind=login-client,remote-client',
}
