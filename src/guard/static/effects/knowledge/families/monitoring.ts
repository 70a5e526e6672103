import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, RiskyArguments } from '../facts.ts'
import { ENDED_PROCESS } from '../guard-facts.ts'
import { UNWATCHED } from '../joint-facts.ts'

const AGENT_ITEM: CommandArgument = [/system\.run\[\s*"?(.+?)"?\s*(?:,\s*(?:no)?wait)?\]$/, 'side']

/** A signal by which Node lets anybody debug it. */
const OPENED_DEBUGGER: RiskyArguments = [
  /^(?:-s ?|--signal[= ]|-)(?:SIG)?(?:USR1|10) (?:-\S+ )*\^?node\b/,
  'who reaches into the process from then on',
]

/** Programs that show the state of the machine, or watch many machines. kill has a handler. */
export const monitoring: KnowledgeTable = {
  // processes and load
  atop: '-* | r:read w:write P: L: | interactive kind=plain-input',
  atopsar: '-* | r:read',
  bashtop: '-*',
  bpftop: '- | | interactive kind=plain-input',
  bpytop: '-* | | interactive kind=plain-input',
  btm: '-* | C,config:config r: | interactive kind=plain-input',
  btop: '- | | interactive kind=plain-input',
  cifsiostat: '-*',
  dool: '=dstat',
  dstat: '-* | output:write',
  free: '-* | s: c: | kind=reporter',
  glances: '-* | | interactive kind=plain-input',
  gotop: '-* | | interactive kind=plain-input',
  htop: '- | p: u: d: s: | interactive kind=plain-input',
  iostat: '-* | o: j:',
  iotop: '-*',
  ipcmk: '-*',
  ipcrm: {
    line: '-*',
    unclear: [[/(?:^| )(?:-\w*a\w*|--all\S*)(?: |$)/, 'what other programs keep there']],
  },
  cgset: {
    line: '-* | r: copy-from:',
    unclear: [
      [
        /(?:^| )(?:(?:user|system|machine)\.slice|init\.scope|\/|\.)\/?(?: |$)/,
        'what everything below it has left to live on',
      ],
    ],
  },
  cgdelete: {
    line: '-* | g:',
    unclear: [
      [
        /(?:^| )(?:\S+:)?(?:\/|(?:user|system)\.slice)(?: |$)/,
        'what becomes of everything below it',
      ],
    ],
  },
  ipcs: '-*',
  killall: { disarms: ENDED_PROCESS, unclear: [OPENED_DEBUGGER] },
  killall5: '-* | | destroy=kills-every-process',
  latencytop: '-',
  lsipc: '-*',
  lslocks: '-* | o: p: | out=meta',
  lsns: '-*',
  mpstat: '-*',
  nmon: '-* | F:write s: c: m: | interactive kind=plain-input',
  nproc: '-* | | kind=namer',
  pgrep: '-* | F,pidfile:read u: U: P: g: t: | speaks kind=namer,process-finder,text-tool',
  pidof: '-* | o: S: | out=meta kind=namer,process-finder',
  pidstat: '-* | C: e:exec G: p: T: U:? dec: | out=meta',
  pidwait: '=pgrep',
  pkill: {
    disarms: ENDED_PROCESS,
    unclear: [OPENED_DEBUGGER],
    // all but those that are named
    destroys: [
      [/^(?!.*-(?:0|HUP|USR1|USR2|WINCH|CONT)\b)(?:.* )?(?:-\w*v|--inverse)/, 'ends every process'],
    ],
  },
  pmap: '-* | A: C:config N:config | out=meta',
  procs: '-* | | out=meta',
  ps: {
    line: '-* | o: p: u: C: | out=meta kind=basic,namer,other-o,process-finder,teller',
    secrets: [
      /^(?:-(?:e[fFl]*|A[fl]*|a[fl]*|w+) )*(?:[a-z]*e[a-z]*w*\b(?<!ef)|auxe\w*)|(?:^| )-[a-zA-Z]*E\b/,
    ],
  },
  pstree: '-*',
  pwdx: '-* | | out=meta',
  renice: '-* | n: p: g: u: | kind=limiter',
  sadf: 'read -* | P: s: e: O: | out=meta',
  sar: '-* | f:read o:write',
  skill: {
    line: '-*',
    destroys: [
      [/(?:^| )-(?:9|KILL|TERM|15)\b.* -u \S|^-u \S+$/, 'ends everything that somebody runs'],
    ],
    unclear: [[/(?:^| )-[utcp]\b/, 'what is ended with it']],
  },
  slabtop: '- | d: s: | interactive kind=plain-input',
  sleep: '-* | | stdin=ignore kind=waiter',
  snice: '-*',
  tapestat: '-*',
  tload: 'peek | d: s:',
  top: '- | n: p: u: d: o: | interactive kind=plain-input',
  uptime: '-* | | kind=reporter',
  usleep: '-* | | kind=waiter',
  vmstat: '-*',

  // reports about the system
  bashbug: '- | | interactive',
  fastfetch:
    '- | c,config:config file:read file-raw:read raw:read l,logo:read s,structure: gen-config: data: data-raw:',
  getconf: '-* | | kind=namer',
  hostid: '-*',
  hyfetch: '-* | C,config-file:config | out=meta',
  inxi: '-*',
  lsb_release: '-* | | kind=namer,platform-teller',
  macchina: '-* | c,config:config | out=meta',
  neofetch: '- | config:script.sh ascii:read source:read kitty: iterm2: jp2a: w3m: backend:',
  onefetch: 'peek | | out=meta',
  pfetch: ' | | out=meta',
  printenv: '-* | | out=meta kind=teller,variable-teller',
  screenfetch: '- | A: a:script.sh',
  sosreport: '-* | | unclear=what-it-collects',
  sw_vers: '-* | | out=meta',
  sysdiagnose: '-* | f:write',
  system_profiler: '-* | | out=meta',

  // plugins
  check_apt: '- | U,upgrade:? d: u:? i: e: c: t: extra-opts:?maybe',
  check_by_ssh: '- | H: C:remote o:setting.ssh l: i:use E: r: S: p: t:',
  check_cups: '- | extra-opts:maybe H: T: Q: w: c: t: P:',
  check_dhcp: '- | s: r: t: i: m:',
  check_dig: '- | H: l: p: T: a: A: w: c: t:',
  check_disk: '- | w: c: W: K: p: x: X: N: u: g: t: R: r: I: i: P: extra-opts:maybe',
  check_disk_smb: '- | H: s: W: u: p: w: c: P: a: C:',
  check_dns: '- | H: s: a: w: c: t:',
  check_file_age: '- | f:read w: c:',
  check_fping: '- | H: b: n: T: i: w: c: extra-opts:?maybe',
  check_http:
    '- | H,hostname:host I: p: u,url: P,post:send j: e: s: r: R: l: k: w: c: t: a: b: A: f: m: M: T: C: J:use K:use extra-opts:maybe | out=network',
  check_icmp: '-* | H: w: c: s: n: p: i: I: m: l: t: b:',
  check_ide_smart: '- | d:',
  check_imap: '=check_tcp',
  check_ldap: '- | H: b: a: D: P: p: w: c: t: extra-opts:?maybe',
  check_load: '- | w: c: n: extra-opts:maybe',
  check_log: '- | F:read O:write q: w: c:',
  check_mailq: '- | w: c: M: t:',
  check_memory: '- | extra-opts:maybe w: c: u: t:',
  check_mrtg: '- | F,logfile:read e: a: v: w: c: l: u:',
  check_mrtgtraf: '- | F:read e: a: w: c:',
  check_mysql: '- | H: P: u: p: d: f,file:config g: s: w: c: extra-opts:?maybe',
  check_mysql_query: '- | q: H: P: u: p: d: f,file:config g: s: w: c: extra-opts:?maybe',
  check_nagios: '- | F,filename:read e: C: t:',
  check_nrpe: '- | H: c: a:',
  check_ntp_time: '- | H: w: c: o: p: t: extra-opts:?maybe',
  check_oracle: '-*',
  check_pgsql: '- | H: P: d: l: p: q: w: c: t: o: extra-opts:?maybe',
  check_ping: '- | H:host w: c: p: t: extra-opts:maybe | out=network',
  check_procs:
    '- | w: c: s: p: z: r: P: u: a: C: X: m: metric: ereg-argument-array: extra-opts:maybe',
  check_radius: '- | H: P: u: p: n: N: F:config e: r: t: extra-opts:?maybe',
  check_raid: '- | extra-opts:maybe p: P: m: d: W: w: c:',
  check_rpc: '- | H: C: c: p:',
  check_sensors: '-',
  check_smtp: '- | H:host p: e: C: R: f: A: U: P: w: c: t: D: extra-opts:?maybe',
  check_snmp:
    '- | H:host o: c: w: C: s: r: R: l: u: P: L: U: A: X: a: x: p: e: t: m: extra-opts:?maybe',
  check_ssh: 'host | H: p: t: r: P: extra-opts:maybe | out=network',
  check_ssl_cert: '- | H: f:read curl-bin:program grep-bin:program openssl:program',
  check_statusfile: 'read',
  check_swap: '- | w: c: n:',
  check_tcp: '- | H:host p: s:send e: q: m: w: c: t: M: D:',
  check_ups: '- | H: u: p: v: w: c: T: extra-opts:?maybe',
  check_uptime: '- | w: c:',
  check_users: '- | w: c:',
  nrpe: '- | c:job-config | unclear=who-gives-it-orders',

  // servers and agents
  alertmanager: '- | config.file:config storage.path:peek web.listen-address:listen | listen=9093',
  auditbeat: '=filebeat',
  collectd: '- | C:orders | checks=-t',
  filebeat:
    '-* | c:config E: path.config:config path.home: d: | sub others=export,test,modules,run,setup,version kind=protector',
  'fluent-bit':
    '- | c,config:config i,input: o,output: f,flush: F,filter: m,match: p,prop:code.config R,parser:config e,plugin:lib l,log_file:write t,tag: s: w,workdir:peek T: | kind=protector',
  fluentd: '- | c:config i:code.config e: p:libpath | kind=protector',
  'grafana-cli': {
    line: '-* | pluginUrl:url pluginsDir:lib config:config homepath: | sub others=plugins',
    privileges: [[/\breset-admin-password\b/, 'changes accounts']],
  },
  'grafana-cli admin': '-* | | privilege=changes-an-account',
  'grafana-server': '- | config:config homepath:peek pidfile:write | listen=3000',
  heartbeat: '=filebeat',
  icinga2: '-* | c,config:config x:? D: I: a,app: X: e: | out=meta',
  amtool: {
    line: '- -* | alertmanager.url:url config.file:use http.config.file:use o,output: timeout: | out=network kind=described,teller',
    unclear: [
      [
        /(?:^| )(?:silence (?:-\S+ )*(?:add|expire|import|update)|alert (?:-\S+ )*add)\b/,
        UNWATCHED,
      ],
    ],
  },
  logcli:
    '- -* | addr: username: password: tls-cert:use ca-cert:use key:use org-id: bearer-token: bearer-token-file:use | sub others=*',
  'logcli labels': '-* | addr: since: from: to:',
  'logcli query':
    '- | addr: limit: since: from: to: o,output: batch: labels-format: include-label: exclude-label: part-path-prefix:peek',
  logstash:
    '- | f,path.config:config e,config.string:code.ruby w: l: path.data: path.settings:config path.logs: | kind=protector',
  metricbeat: '=filebeat',
  'munin-run': '- | config:config servicedir:lib sconfdir:config',
  nagios: 'config',
  netdata: '- | c:config p: i: s: u: W: P:write | listen=19999',
  node_exporter: '-* | | listen=9100',
  otelcol: '- | config:config set:code.config feature-gates:',
  packetbeat: '=filebeat',
  prometheus:
    '- | config.file:config storage.tsdb.path:peek web.listen-address:listen web.config.file:config | listen=9090',
  promtail: '- | config.file,-config.file:config client.url,-client.url:dest | kind=protector',
  'tempo-cli': '-* | backend: bucket: | sub out=network',
  'tempo-cli query': '-* | org-id: path-prefix:',
  promtool: '- - config* | url:url r: step: start: end: output-dir:peek http.config.file:use',
  send_nsca: '- | H:dest p: to: d: c:config | stdin=send',
  snmpd: '-* | c:job-config p:write L: I: u: g: x: | listen=161',
  snmptrapd: '-* | c:job-config p:write L: F: O: | listen=162',
  'td-agent': '=fluentd',
  'td-agent-bit': '=fluent-bit',
  telegraf: '- | config:orders | checks=--test,--once',
  vector: '- | c,config:config C: | sub others=test,top,tap,graph,generate,list kind=protector',
  'vector validate': 'config* | C,config-dir:peek',
  'vector vrl': 'code.typed | i,input:read p,program:read',
  zabbix_agentd: {
    line: '- | t,test:own.zabbix c,config:config R: | unclear=who-gives-it-orders',
    words: {
      zabbix: 'keys of the zabbix agent: `system.run["command"]`',
    },
    runs: [AGENT_ITEM],
  },
  zabbix_get: {
    line: '- | s,host:host p: I: k: tls-connect: tls-psk-file:use t: | out=network',
    runs: [AGENT_ITEM],
    unclear: [[/system\.run/, 'the command that it runs there']],
  },
  zabbix_sender: '- | z:dest i,input-file:sendfile k: o:send s: c:config p:',
  zabbix_agent: '=zabbix_agentd',
  zabbix_agent2: '=zabbix_agentd',
  zabbix_agentd2: '=zabbix_agentd',
}
