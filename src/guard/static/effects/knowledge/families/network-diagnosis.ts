import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import {
  flood,
  HOW_MUCH_IS_BORNE,
  OUT_THERE,
  WHAT_TIME,
  WHOM_TRAFFIC_PASSES,
  WHOSE_TRAFFIC,
} from '../joint-facts.ts'

// what passes by is kept or shown, and does not come from a file
const KEPT_TRAFFIC: RiskyArguments = [
  /^(?!.*(?:^| )(?:-[a-zA-Z]*r|--read-file|-[a-zA-Z]*i ?lo\d*)(?: |$))(?=.*(?:^| )(?:-[a-zA-Z]*[wAX]|--write-file)(?: |$))/,
  'whose traffic it reads',
]

/** Programs that look at the network: names, routes, packets, traffic. */
export const networkDiagnosis: KnowledgeTable = {
  // names
  'avahi-browse': '-* | | look-around',
  'avahi-publish': '-*',
  'avahi-resolve': '-*',
  delv: 'lookup*',
  dig: 'lookup* | f:addresses k:use t: p: b: c: q: x: y: | out=network',
  'dns-sd': '-*',
  dog: '=dig',
  doggo: '=dig',
  drill: '=dig',
  finger: {
    line: 'own.finger*',
    words: {
      finger: '`user@host`: the part before the host is sent',
    },
  },
  host: 'lookup* | t: c: W: R: N: m: | out=network',
  jwhois: '=whois',
  kdig: '=dig',
  nslookup: 'lookup* | type,-type: query,-query: timeout,-timeout: | out=network kind=side-tool',
  resolvectl: {
    line: '- lookup* | i,interface: t,type: c,class: p,protocol: service-address: service-txt: cname: validate: synthesize: cache: zone: trust-anchor: network: search: raw:? legend: json:',
    unclear: [
      [
        /^(?:(?:dns|domain|default-route|llmnr|mdns|dnsovertls|dnssec)(?: \S+){2}|revert(?= ))/,
        'who answers its questions from then on',
      ],
    ],
  },
  'systemd-resolve': '-*',
  'unbound-host': '- | C:config f:read F:read t: c: y:',
  whois: {
    line: 'send* | h,host:dest p,port:own.question-port | out=network',
    words: { 'question-port': 'a port; any but its own carries anything' },
  },

  // reaching
  arping: { line: '-* | I: c: s:', unclear: [[/(?:^| )-\w*[UAP]/, WHOM_TRAFFIC_PASSES]] },
  bing: 'host host',
  dhcping: '-*',
  fping: 'lookup* | f:read c:',
  hping: '=hping3',
  hping3: {
    line: 'host | E,file:sendfile d: p: c: i: e,sign:send listen,9:own.packet-mark j,dump J: | repl=tcl',
    words: { 'packet-mark': 'a mark in packets, behind which a file comes in' },
    unclear: [
      flood(/(?:^| )(?:--flood|--faster|-i ?u\d{1,3}(?: |$)|--interval[= ]u\d{1,3}(?: |$))/),
    ],
    destroys: [
      [
        new RegExp(
          String.raw`^(?=.*(?:^| )--flood(?: |$))(?=.*(?:^| )(?:--rand-source|-a ?\S|--spoof)).*(?:^| )${OUT_THERE}`,
        ),
        'floods another machine under the names of others',
      ],
    ],
  },
  lft: 'host',
  mtr: 'lookup | c: i: F,filename:read s: P:',
  ndisc6: '-*',
  ping: {
    line: 'lookup* | c: i: s: W: I: t: w: p: Q: M: S: l: | kind=basic',
    unclear: [flood(/(?:^| )-[aAbBdDLnOqrRUvV46]*f(?: |$)/)],
  },
  ping6: '=ping',
  rdisc6: '-*',
  scamper: '-* | f:read o:write c: i: p: O:',
  tcptraceroute: 'host -',
  tnsping: '-*',
  tracepath: 'lookup',
  traceroute: 'lookup - | m: q: w: p: i: s: f:',
  traceroute6: '=traceroute',
  wakeonlan: '-*',

  // packets
  argus: '- | r:read w:write i: F:config',
  arpwatch: '-* | f:write i: r:read e:mailto',
  bro: '=zeek',
  capinfos: 'read* | | out=meta',
  driftnet: '- | i: f: x: d: | unclear=whose-traffic-it-reads',
  dumpcap: { line: '-* | w:write i: f: c: a: b: | kind=teller', unclear: [KEPT_TRAFFIC] },
  editcap: 'read write -* | inject-secrets: A: B: F: T:',
  etherape: '-* | r:read i: f:',
  fprobe: '- dest | i: f:',
  mergecap: 'read* | w:write F:',
  nfdump: '- | r:read R:read w:write o: s: c: f:read',
  ngrep: { line: '-* | O:write I:read d: F:read', unclear: [[/^(?!.*(?:^| )-I)/, WHOSE_TRAFFIC]] },
  rpcapd: '-* | | unclear=whose-traffic-it-reads',
  ssldump: { line: '-* | r:read k:use p: i:', unclear: [[/^(?!.*(?:^| )-r)/, WHOSE_TRAFFIC]] },
  p0f: '- | r:read i: o:write f:read u: s:',
  ra: '- | r:read w:write S:host F:config',
  rawshark: '- | r:read d: F: o: R:',
  reordercap: 'read write',
  sngrep: '- | I:read O:write d: f:config k:use | interactive kind=plain-input',
  snort:
    '- | c:config r:read i: l:peek A: K: dynamic-engine-lib:lib dynamic-preprocessor-lib:lib dynamic-detection-lib:lib daq-dir:libpath plugin-path:lib | kind=protector',
  softflowd: '- | i: r:read n:dest v: t: p: c:',
  suricata: '- | c:config r:read i: l:peek s:read S:read pidfile:write | kind=protector',
  tcpdump: {
    line: '-* | w:write r:read F:read z:compressor i: c: s: C: G: W: Z: y: E: V:read B: j: M: Q: T: m:lib | kind=teller',
    unclear: [KEPT_TRAFFIC],
  },
  tcpflow: {
    line: '-* | r:read w: o:peek i: e: X:write',
    unclear: [[/^(?!.*(?:^| )-r)/, WHOSE_TRAFFIC]],
  },
  tcpick: '-* | r:read w: i:',
  tcpprep: '- | i:read o:write a:',
  tcpreplay: 'read | i:',
  tcprewrite: '- | i,infile:read o,outfile:write',
  tcpslice: 'read* | w:write',
  tcptrace: 'read*',
  termshark: '- | r:read i: f: w:write Y: pass-thru: | interactive kind=plain-input',
  text2pcap: 'read write | o: t: l: e: i: u: T:',
  tshark: {
    line: '-* | w:write r:read X:luascript i: f: Y: T: e: c: a: b: o: d: z: R: E: F: K:use s: B: y: t: u: j: J: S: G: H:read W: N: C: | kind=teller',
    unclear: [
      KEPT_TRAFFIC,
      [
        /^(?!.*(?:^| )-\w*r )(?=.*\b(?:authorization|authbasic|cookie|credentials|passw\w*|file_data|ntlmssp)\b)/i,
        'whose traffic it reads',
      ],
    ],
  },
  wireshark: '- | w:write r:read X:luascript i: f: Y: o: c: a:',
  'wireshark-gtk': '=wireshark',
  zeek: 'read* | r:read i: e:code.zeek s: b:',

  // traffic
  bmon: '-* | f:config p: o: i: r: | interactive kind=plain-input',
  'bwm-ng': '-* | o: F:write c: | interactive kind=plain-input',
  cbm: '- | | interactive kind=plain-input',
  ctstat: '-*',
  ifstat: '-* | i: | out=meta',
  iftop: '- | i: F: c:config f: | escape',
  iptraf: '- | i: L:write t: | interactive kind=plain-input',
  'iptraf-ng': '=iptraf',
  iptstate: '-* | | interactive kind=plain-input',
  jnettop: '- | i: f:config x: display: | interactive kind=plain-input',
  lnstat: '-*',
  nethogs: '-*',
  netstat: '-* | | out=meta look-around kind=teller',
  nload: '-* | | interactive kind=plain-input',
  nstat: '-*',
  ntop: '-* | | listen=3000',
  ntopng: 'config | i: w: d: | listen=3000',
  pktstat: '-* | i: w: | interactive kind=plain-input',
  rtacct: '-*',
  slurm: '- | i: | interactive kind=plain-input',
  speedometer: '-*',
  ss: {
    line: '-* | F,filter:read D,diag:write f: A: N: | out=meta look-around kind=teller',
    unclear: [[/(?:^| )(?:-\w*K|--kill)/, 'whose connections it ends']],
  },
  tcptrack: '- -* | i: r: | interactive kind=plain-input',
  vnstat: '-* | i: config:config | out=meta',

  // services of others
  nfsstat: '-*',
  ntpdate: '-* | k:config a: o: p: t: e:',
  ntpq: {
    line: '-* | c:| console',
    unclear: [[/:config\b|\b(?:writevar|saveconfig|config-from-file)\b/, WHAT_TIME]],
  },
  rpcinfo: '-* | | look-around',
  showmount: '-* | | look-around',
  snmpbulkwalk: '=snmpwalk',
  snmpget: '-* | v: c:| kind=described',
  snmpset: {
    line: 'host own.snmp-object* | v: c: u: l: a: A: x: X: t: r:',
    words: {
      'snmp-object': 'an object of a network device; one of them is a command that it runs',
    },
    runs: [[/nsExtendCommand\S*$/, 'program']],
  },
  snmptrap: '=snmpget',
  snmpwalk: '-* | v: c: | look-around',
  snmpusm: '=snmpset',
  'netsniff-ng': {
    line: '-* | i,in:maybe d,dev:maybe o,out:write f:read',
    unclear: [
      [/^(?!.*(?:-i ?|--(?:in|dev)[= ])\S+\.(?:pcap|cap|txf)\b)/, 'whose traffic it reads'],
    ],
  },
  nping: {
    line: '-* | c: p: g: rate: | look-around',
    unclear: [[/--rate[ =]\d{4,}|(?:-c ?|--count[ =])(?:0\b|\d{5,})/, HOW_MUCH_IS_BORNE]],
  },
}
