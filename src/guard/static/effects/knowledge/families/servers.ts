import { unlessAsked } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { THERE_FROM_THEN_ON } from '../joint-facts.ts'
import { CGI_SCRIPT, PYTHON_APPLICATION, RUBY_PROJECT } from '../joint-files.ts'
import { LEADS_TO_IDENTITY, RELAYS_TO_CONTROL, WHO_COMES } from '../relay-facts.ts'
import { PROXIED_SOCKET } from '../socket-facts.ts'

/** A server that gives each caller a connection to somewhere else. */
const RELAYED_ON: RiskyArguments = [
  /^(?!(?:-\S+ )*(?:127\.|localhost\b)).*(?: |\/)(?:nc|ncat|netcat|socat) /,
  WHO_COMES,
]

/** Programs that serve: files, pages, applications, shells, or a command for whoever connects. */
export const servers: KnowledgeTable = {
  // web servers and proxies
  a2dismod: '-*',
  a2dissite: '-*',
  a2enmod: '-*',
  a2ensite: '-*',
  althttpd: '- | root:serve-dir port:',
  apache: '=httpd',
  apache2: {
    line: '-* | f:config c,C:code.config d: e: E:write D: k: | listen',
    files: [CGI_SCRIPT],
  },
  'apache2-foreground': '-* | | listen=80',
  apache2ctl: '=apache2',
  apachectl: '=apache2',
  caddy: {
    line: '- | | sub others=adapt,add-package,build-info,environ,hash-password,list-modules,manpage,reload,stop,storage,untrust,upgrade,validate',
    files: [CGI_SCRIPT, { path: /^Caddyfile$/, language: 'config' }],
    secrets: [LEADS_TO_IDENTITY],
    unclear: [PROXIED_SOCKET],
  },
  'caddy file-server': '- | root:serve-dir listen: domain:',
  'caddy fmt': 'edit',
  'caddy respond': 'send | listen,l:listen s,status: H,header: b,body:send',
  'caddy reverse-proxy': '- | from: to:',
  'caddy run': '- | config:config adapter:',
  'caddy start': '=caddy run',
  'caddy trust': '-* | | unclear=whom-this-machine-believes-from-then-on',
  envoy: '- | c,config-path:config config-yaml: l: log-path:write | listen',
  haproxy: '- | f:orders p: | checks=-c',
  hitch: 'host* | config:config',
  httpd: {
    line: 'maybe | p:listen h:own.served-root c:code.config r: d: e: m: u: C:code.config D: E:write k:',
    words: { 'served-root': 'a directory that is served to others' },
    files: [CGI_SCRIPT],
  },
  lighttpd: {
    line: '- | f:config | listen',
    files: [CGI_SCRIPT],
  },
  micro_httpd: 'peek',
  mini_httpd: {
    line: '- | p: d:serve-dir C:config c: u: l:write h: i:write',
    files: [CGI_SCRIPT],
  },
  nginx: {
    line: '- | c:config g:code.config p: e:write s: | listen dry=-t,-T,-v,-V,-s',
    files: [CGI_SCRIPT],
  },
  openresty: '=nginx',
  pound: '- | f:config',
  quark: '- | p: d:serve-dir',
  squid: '- | f:orders k: | checks=parse',
  squidclient: 'url | h:host p: m: H: P:sendfile U: W: u: w: T: A: | out=network',
  tengine: '=nginx',
  thttpd: '=mini_httpd',
  traefik: '-* | configfile,configFile:config | listen=80',
  varnishadm: {
    line: '-* | T:host S:use n: t: | interactive console',
    unclear: [
      unlessAsked(
        THERE_FROM_THEN_ON,
        'banner|pid|start|ban(?:\\.list)?|(?:vcl|param|backend|panic|storage|ban)\\.(?:list|show)|vcl\\.(?:load|use)',
        '-[TSnt] \\S+',
      ),
    ],
  },
  varnishd: '- | f:config a:listen s: n:',
  varnishhist: '- | n: r:read | interactive kind=plain-input',
  varnishlog: '=varnishncsa',
  varnishncsa: '- | w:write f:read F: q: g: n: r:read P:',
  varnishstat: '- | n: f: | interactive kind=plain-input',
  varnishtest: 'read* | D: n: j:',
  varnishtop: '- | n: i: I: r:read | interactive kind=plain-input',
  weborf: '- | b:serve-dir p: i:',

  // servers of applications
  'catalina.sh': '- -* | | listen=8080',
  daphne: {
    line: '- | b: p: u: e: application-close-timeout: access-log:write',
    files: [PYTHON_APPLICATION],
  },
  gunicorn: {
    line: '- | b,bind:listen c,config:script.python w: k: p,pid:write error-logfile:write access-logfile:write log-file:write chdir:peek pythonpath:libpath e,env:env u: g: t: n: certfile:use keyfile:use paste:config logger-class: worker-class: timeout: threads:',
    files: [PYTHON_APPLICATION],
  },
  'http-echo': '- | listen:listen text: -listen:listen -text: | kind=library-tool',
  hypercorn: {
    line: '- | b,bind:listen c,config:config w: certfile:use keyfile:use access-logfile: error-logfile: pid:write',
    files: [PYTHON_APPLICATION],
  },
  hypnotoad: 'script.perl',
  'json-server':
    'read* | p,port: w: routes:read middlewares:script.javascript s: H: host: config:config',
  morbo: 'script.perl | b,backend: l,listen: m,mode: w,watch:peek',
  orbd: '-* | | listen',
  passenger: '- -* | p: a: e: d: | sub others=*',
  'passenger start':
    'peek | p,port: a,address: e,environment: R,rackup:script.ruby app-type: startup-file:maybe start-command:exec ruby:program python:program nodejs:program nginx-bin:program nginx-config-template:read log-file:write pid-file:write ssl-certificate:use ssl-certificate-key:use',
  plackup:
    'script.perl | e:code.perl a,app:script.perl M:module I:libpath p,port: o,host: s,server: S,socket: l,listen: E,env: R,Reload: L,loader: access-log:write path:',
  prism: '- maybe* | p: h: | sub',
  puma: {
    line: '- | b,bind: p,port: C,config:script.ruby e: t: w: I: S:write pidfile:write control-url: dir:peek redirect-stdout:write redirect-stderr:write',
    files: [RUBY_PROJECT],
  },
  rmiregistry: '-* | | listen=1099',
  starman: '=plackup',
  thin: '- -* | a: p: R,rackup:script.ruby C,config:config r:module e: P:write l:write c:',
  unicorn: {
    line: 'script.ruby | c,config-file:script.ruby e,eval:code.ruby r:module I:libpath E: l: p: o:',
    files: [RUBY_PROJECT],
  },
  uvicorn: {
    line: '- | host: port: workers: app-dir:libpath env-file:use log-config:config ssl-keyfile:use ssl-certfile:use uds: fd: log-level:',
    files: [PYTHON_APPLICATION],
  },
  uwsgi: {
    line: 'config | http:listen socket:listen s:listen http-socket:listen ini:config yaml:config xml:config json:config module: w: wsgi-file:script.python plugin,plugins:lib plugins-dir:libpath exec-asap:side exec-pre-jail:side exec-post-jail:side exec-as-root:side exec-as-user:side exec-as-user-atexit:side exec-pre-app:side eval:code.python pyrun:script.python pythonpath:libpath chdir:peek attach-daemon:side attach-daemon2:side cron:side import:script.python d,daemonize:write logto:write pidfile:write processes: p: uid: gid: static-map: virtualenv: H: touch-reload:',
    files: [PYTHON_APPLICATION, CGI_SCRIPT],
  },
  'waitress-serve': {
    line: '- | listen:listen host: port: threads: unix-socket:',
    files: [PYTHON_APPLICATION],
  },
  webhook:
    '- | hooks,-hooks:config port,-port:listen ip,-ip: urlprefix,-urlprefix: key,-key:use cert,-cert:use pidfile,-pidfile:write logfile,-logfile:write | listen=9000',

  // a directory for whoever connects
  atftpd: 'peek | port: user: | listen=69',
  'browser-sync': '- -* | s: p,proxy: port: files: | sub others=*',
  'browser-sync start': '- | s,server:?serve-dir proxy: port: files: host:',
  darkhttpd: 'serve-dir | port: addr: index:',
  dufs: 'serve-dir | p,port: b,bind: a,auth: c,config:config',
  'http-server': 'serve-dir | p: a:',
  'impacket-smbserver': '=smbserver.py',
  'in.tftpd': 'peek | a: u: | listen=69',
  'live-server': 'serve-dir | port: host: open: watch: ignore:',
  miniserve: 'serve-dir | p: i: u: a:',
  proftpd: '- | c,config:config d: D: p: | listen=21',
  'pure-ftpd': '-* | S: | listen=21',
  serve: 'serve-dir | p,l:',
  sfz: 'tree | p:listen | serve',
  'simple-http-server': 'serve-dir | p: i:',
  simplehttpserver: '- | listen:listen path:peek | serve',
  'smbserver.py': '- serve-dir | username: password: ip: port:',
  tftpd: '=in.tftpd',
  updog: '- | d:serve-dir p:',
  uploadserver: '- -* | d,directory:serve-dir b,bind: t: | serve',
  vsftpd: 'config* | o: | listen=21',
  webfsd: '- | r:serve-dir p: i:',
  woof: 'serve-dir | p: c: i:',
  wsgidav: '- | r,root:serve-dir p: H: c:config',

  // a shell for whoever connects
  dropbear: '- | p: r: c: b: P: I: K: | serve-shell dry=-V',
  'in.rshd': '- | | listen=514',
  'in.telnetd': '- | l: p: b: h: L: debug,-debug: D: | serve-shell',
  'mosh-server': { line: '- net-argv | i: p: c: l: | serve-shell', servesFiles: [/^/] },
  rlogind: '- | | listen=513',
  rpyc_classic: '- | host: port: mode: | serve-shell',
  'rpyc_classic.py': '=rpyc_classic',
  sshd: '- | f:config o:setting.ssh h: p: c:use C: E:write g: u: | serve-shell dry=-t,-T,-?,-V',
  telnetd: '- | l: p: b: f: w: | serve-shell',
  tinysshd: '- | x: | serve-shell',
  utelnetd: '- | p:listen l:program | serve-shell',

  // a command for whoever connects
  faucet: '- net-argv | out localhost:',
  inetd: 'job-config | | listen',
  ipsvd: '- - net-argv',
  's6-tcpserver': '- - net-argv | c: C: b: G: g: u: U:',
  's6-tcpserver4': '=s6-tcpserver',
  's6-tcpserver6': '=s6-tcpserver',
  's6-tlsserver': '=s6-tcpserver',
  sslserver: '- - net-argv | c: b: u: g:',
  'systemd-socket-proxyd': {
    line: 'host | c,connections-max: exit-idle-time:',
    secrets: [LEADS_TO_IDENTITY],
    letsIn: [RELAYS_TO_CONTROL],
    unclear: [PROXIED_SOCKET],
  },
  'systemd-socket-activate': 'net-argv | l,listen:listen E,setenv:env fdname:',
  tcpserver: {
    line: '- - net-argv | c: b: u: g: x: B: l: t:',
    secrets: [LEADS_TO_IDENTITY],
    unclear: [RELAYED_ON],
  },
  tcpsvd: {
    line: '- - net-argv | c: C: b: u: l:',
    secrets: [LEADS_TO_IDENTITY],
    unclear: [RELAYED_ON],
  },
  twistd: {
    line: '- | pidfile: logfile:write y:script.python | sub others=*',
    files: [PYTHON_APPLICATION],
  },
  'twistd conch': '-* | | serve-shell',
  'twistd manhole': '-* | | serve-shell',
  'twistd telnet': '-* | | serve-shell',
  'twistd web': '- | path:serve-dir port: wsgi:',
  ucspi: '- - net-argv',
  udpsvd: '=tcpsvd',
  websocketd:
    'net-argv | port:listen address: dir: staticdir: cgidir: sslcert:use sslkey:use passenv: loglevel:',
  xinetd: '- | f:job-config pidfile:write | listen',
  traffic_ctl: {
    line: '- -*',
    unclear: [
      unlessAsked(
        THERE_FROM_THEN_ON,
        '(?:metric|config|server|host) (?:get|match|describe|diff|status|reload|defaults)',
      ),
    ],
  },
}
