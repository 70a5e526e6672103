import { STARTS, unlessAsked, unlessAskedLater } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import {
  HOW_MUCH_IS_BORNE,
  KEPT_SECRETS,
  LET_IN,
  ledElsewhere,
  OTHER_NUMBERS,
  WHAT_TIME,
  WHO_ANSWERS,
  WHOM_TRAFFIC_PASSES,
  WHOSE_TRAFFIC,
  WRITTEN_FIRMWARE,
} from '../joint-facts.ts'
import { FORWARDS_TO_CONTROL, FORWARDS_TO_IDENTITY } from '../relay-facts.ts'

const MONITOR: RiskyArguments = [/\b(?:monitor|promisc)\b/, WHOSE_TRAFFIC]
const REACHED = 'whether the machine can still be reached'
const PAIRED = 'who is let in by radio'
/** Records that hand a whole domain, or its mail, to somebody. */
const HANDED_OVER: RiskyArguments = [
  /^(?:-\S+ )*(?:zone-set|add-record|replace-rrset) (?:\S+ )*(?:NS|MX|CAA|DS|DNSKEY)(?: |$)/,
  WHO_ANSWERS,
]
/** Options with which a server for names is told which of them is meant. */
const BEFORE_VERB = String.raw`-[qVr]|-[a-zA-Z] \S+`

/** A way for all traffic by a machine that has no usual number of a router. */
const OTHER_GATEWAY = String.raw`(?!(?:\d{1,3}\.){3}(?:1|254)(?![\d.]))(?:\d{1,3}\.){3}\d{1,3}`
/** An interface of the machine itself, and none that was made for containers or virtual machines. */
const CABLE = String.raw`(?:eth|en[ospx]|wl|bond|em|p\d+p)\w+`

/** Nearly all ports: a range that begins with those of the system, and goes far beyond what one service takes. */
const MOST_PORTS = String.raw`(?:[01]?\d{0,3}[:-](?:[2-6]\d{4}|(?![\d:-]))|[:-][2-6]\d{4})(?!\d)`
/** Everybody, in the ways that rules name them. */
const ANYBODY = String.raw`(?:any(?:where)?|(?:0|128)\.0\.0\.0\/[01]|::\/0)`
/** Traffic that comes from no machine of others. */
const FROM_NEAR = String.raw`icmp| -[io] (?:lo|docker|br|virbr|tun|tap|wg|veth|cni|lxc)| (?:-[sd]|--source|--src) (?:10\.|192\.168\.|172\.|127\.)`
const ACCEPTED_IN = String.raw`(?:-[AIR]|--append|--insert|--replace) (?:INPUT\b|FORWARD\b(?!.* -[io] ))(?=.*(?:-j|--jump)[ =]?ACCEPT)`

/** Programs that set up interfaces, routes, filters, names and radio. */
export const networkConfiguration: KnowledgeTable = {
  // interfaces and routes
  arp: {
    line: '-* | f,file:read i: d: s: | out=meta look-around',
    unclear: [[/(?:^| )(?:-[sSf]|--set|--file)(?: |$)/, WHOM_TRAFFIC_PASSES]],
  },
  bird: '- | c:config D:write s: u: g: P:write',
  birdc: {
    line: '-* | s: | interactive kind=plain-input console',
    unclear: [[/^(?:-\S+ )*(?:disable|down|graceful|restart|configure(?! check))\b/, REACHED]],
  },
  brctl: {
    line: '-*',
    unclear: [[new RegExp(`^addif \\S+ (?:\\S+ )*${CABLE}(?: |$)`), WHOM_TRAFFIC_PASSES]],
  },
  bridge: '-* | b,-b,batch,-batch:read n,-n: | out=meta console=-b,-batch,--batch',
  connmanctl: {
    line: '-* | | interactive kind=plain-input console',
    unclear: [[/^(?:tether \S+ on|vpnconnection|move-\w+)\b/, WHOM_TRAFFIC_PASSES]],
  },
  dcb: '-* | b:read| console=-b,--batch',
  devlink: '- -* | b,batch:read| console=-b,--batch',
  ethtool: {
    line: '-*',
    unclear: [
      [/^(?:-[Ef]|--(?:change-eeprom|flash))\b/, WRITTEN_FIRMWARE],
      [/^(?:-s|--change) \S+ (?:\S+ )*(?:speed 10|autoneg off)(?: |$)/, REACHED],
    ],
  },
  genl: '-*',
  gobgp: '-*',
  ifconfig: {
    line: '-* | | out=meta look-around kind=machine-teller,teller',
    unclear: [
      [/ (?:promisc|-arp|monitor)(?: |$)/, WHOSE_TRAFFIC],
      [new RegExp(`^${CABLE} (?:\\S+ )*(?:down|0(?:\\.0){0,3})(?: |$)`), REACHED],
    ],
  },
  ifdata: '-*',
  ifdown: {
    line: '-* | i,interfaces:job-config allow: exclude: X: state-dir:',
    unclear: [[new RegExp(`(?:^| )(?:-a|--all|${CABLE})(?: |$)`), REACHED]],
  },
  ifplugd: '- | i: r,run:program u: d: t:',
  ifquery: '-* | i,interfaces:config | out=meta',
  ifup: '-* | i,interfaces:job-config allow: exclude: X: state-dir:',
  ip: {
    line: 'ip -* | b,-b,batch,-batch:read f,-f,family,-family: n,-n,netns,-netns: | out=meta kind=machine-teller,teller console=-b,-batch,--batch',
    unclear: [
      [/\bxfrm mon\w*/, KEPT_SECRETS],
      [
        /\br(?:o\w*)? (?:add?|replace|change|append) (?:(?:blackhole|unreachable|prohibit) (?:default|\S*\/[0-8](?: |$))|(?:0\.0\.0\.0|128\.0\.0\.0)\/1)|\bru\w* add? (?:\S+ )*?(?:from all|to all|lookup|table)\b(?!.*\bfrom \d)|\bpromisc on\b/,
        WHOM_TRAFFIC_PASSES,
      ],
      [
        /\br(?:o\w*)? (?:add?|replace|change|append) (?:blackhole|unreachable|prohibit|throw) /,
        'what gets out from then on',
      ],
      // what belongs to others answers here; or nothing does
      [
        new RegExp(
          String.raw`\ba(?:d\w*)? (?:add?|replace|change) (?:local )?${OTHER_NUMBERS}(?:\/\d+)? (?:\S+ )*dev (?:lo|dummy\d*)(?: |$)`,
        ),
        WHO_ANSWERS,
      ],
      [
        new RegExp(
          String.raw`^(?!.*-n(?:etns)? )(?:.* )?(?:l\w* s(?:et?)? (?:dev )?${CABLE} (?:\S+ )*(?:down|mtu \d{1,3})|l\w* d\w* (?:dev )?${CABLE}|a\w* flush (?:dev )?${CABLE}|r\w* d(?:el(?:ete)?)? default)(?: |$)`,
        ),
        REACHED,
      ],
      // a machine of others, by a way that somebody names; all of it into a tunnel; code in the kernel
      [
        /\br(?:o\w*)? (?:add?|replace|change|append) (?:(?:to )?(?!10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.64\.|22[4-9]\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?:\/\d+)? via |local (?:default|0\.0\.0\.0\/0)|(?:default|0\.0\.0\.0\/0) (?:\S+ )*?dev (?:tun|tap|wg|ppp|gre|vx)\w*)|\bxdp\w* (?:obj|object|pinned) |\bmacv(?:lan|tap) mode passthru\b/,
        WHOM_TRAFFIC_PASSES,
      ],
      [/^(?:-\S+ )*--?b(?:atch)? (?!-(?: |$))/, 'the rules that it is given'],
      [
        new RegExp(`^(?!.*-n(?:etns)? ).*\\bset (?:dev )?${CABLE} (?:\\S+ )*(?:master|address) `),
        WHOM_TRAFFIC_PASSES,
      ],
      [
        new RegExp(
          String.raw`\btype (?:vxlan|gre\w*|ipip|sit|ip6?erspan|erspan|l2tp|geneve|fou)\b.*\bremote ${OTHER_NUMBERS}|\bvia ${OTHER_NUMBERS}`,
        ),
        WHOM_TRAFFIC_PASSES,
      ],
    ],
    secrets: [/\bx(?:f\w*)? s(?:t\w*)?(?: (?:l(?:i\w*)?|sh\w*|get)\b.*)?$(?<!\bnokeys)/],
  },
  ipmaddr: '-*',
  iptunnel: { line: '-*', unclear: [unlessAsked(WHOM_TRAFFIC_PASSES)] },
  'mii-tool': '-*',
  nameif: '-* | c:read',
  netctl: '- -*',
  netplan: {
    line: '- -* | root-dir:peek timeout: config-file:read',
    unclear: [
      // of these all is shown, but for a single value that is none
      [
        /^(?:-\S+ )*get(?: -\S+| all| network)*(?:$| (?!\S*\.(?:addresses|dhcp\d|nameservers|routes|mtu|renderer)\b)\S*\b(?:wifis|tunnels|modems|auth|keys?|password))/,
        KEPT_SECRETS,
      ],
      [/^set \S+=null\b/, REACHED],
    ],
  },
  networkctl: {
    line: '-* | n,lines: | out=meta',
    unclear: [[/^(?:delete|mask|edit|persistent-storage)\b/, REACHED]],
  },
  networksetup: {
    line: '-*',
    unclear: [
      [
        /-setairportpower \S+ off\b|-(?:set(?!airportpower|airportnetwork|dhcp\b|MTU|v6automatic)|create|add|remove|ordernetwork|import)\w*/,
        WHOM_TRAFFIC_PASSES,
      ],
    ],
  },
  'nm-connection-editor': '-*',
  'nm-online': '- | t:',
  nmcli: {
    line: '-* | s,show-secrets!privilege f,fields: g,get-values: m,mode: c,colors: w,wait: o | out=meta kind=teller',
    secrets: [/(?:^| )(?:-s|--show-secrets)\b/, /\bdevice wifi show-password\b/],
    unclear: [
      ledElsewhere(/\b(?:dns|gateway|routes?|proxy)/, WHOM_TRAFFIC_PASSES),
      [
        new RegExp(
          String.raw`^(?:-\S+ )*(?:n\w* off|r\w* (?:wifi|all) off|d\w* (?:disconnect|down|d|delete|del) ${CABLE}|c\w* (?:down|d|delete|del|edit) (?!(?:.* )?\S*(?:vpn|wg|wireguard|tun|tap|docker|virbr|veth|hotspot|br-))\S.*)(?: |$)`,
        ),
        REACHED,
      ],
      [/\b(?:m\w*|a\w*|e\w*|set) (?:.* )?proxy\.(?:pac-url|pac-script) \S/, WHOM_TRAFFIC_PASSES],
      [/\b(?:m\w*|a\w*|e\w*|set) (?:.* )?(?:connection\.)?zone trusted\b/, LET_IN],
      [
        new RegExp(
          String.raw`(?:gateway|\bgw4) ${OTHER_GATEWAY}|routes "?(?!10\.|192\.168\.|172\.)[\d.]+(?:\/\d+)?[ "]|\badd (?:\S+ )*type (?:vpn|wireguard|tun|ip-tunnel)\b|\.(?:cloned-mac-address|mac-address) `,
        ),
        WHOM_TRAFFIC_PASSES,
      ],
    ],
  },
  nmtui: '-*',
  'ovs-appctl': '-* | t:',
  'ovs-ofctl': '-*',
  'ovs-vsctl': '-* | db:host',
  plipconfig: '-*',
  radvd: '- | C:config p:write m: l:write',
  rarp: '-* | f:read',
  rdma: '- -* | b,batch:read| console=-b,--batch',
  route: {
    line: '-* | | out=meta look-around kind=described',
    unclear: [
      [/^(?:-\S+ )*(?:change|flush)\b/, WHOM_TRAFFIC_PASSES],
      [
        /\badd (?!.* (?:10\.|192\.168\.|172\.))(?:\S+ )*(?:reject|-reject|-blackhole)(?: |$)|\bdel(?:ete)? (?:-\S+ )*default(?: |$)/,
        'what gets out from then on',
      ],
      [
        new RegExp(
          String.raw`\badd (?:\S+ )*?(?:0\.0\.0\.0|128\.0\.0\.0)(?:\/[01](?: |$)| (?:net)?mask (?:0|128)\.)|\badd (?:-\S+ )*(?:default|0\.0\.0\.0(?:\/0)?) (?:gw )?${OTHER_GATEWAY}`,
        ),
        WHOM_TRAFFIC_PASSES,
      ],
    ],
  },
  routel: '-*',
  rtmon: '- write -*',
  scutil: '-* | | interactive console',
  slattach: '-*',
  tc: {
    line: 'ip -* | b,-b,batch,-batch:read n,-n: | out=meta kind=described console=-b,-batch,--batch',
    unclear: [
      [
        /\bmirred\b|\bbpf (?:da|direct-action) |\bbpf\b.* obj.* (?:da|direct-action)(?: |$)|\baction (?:ct |pedit|nat|tunnel_key)/,
        WHOM_TRAFFIC_PASSES,
      ],
      [/\brate \d{1,2}k?bit\b/, REACHED],
      [
        /\bnetem\b.*\b(?:loss|corrupt|drop)\b(?: \w+)? (?:[5-9]\d|100)(?:\.\d+)?%|\baction drop\b/,
        REACHED,
      ],
    ],
  },
  tipc: '-*',
  usbip: '- -* | r:host b: | sub others=detach,list,port',
  'usbip attach': '- | r:host b:',
  usbipd: '- | | listen=3240',
  vdpa: '-*',
  vtysh:
    '- | c,command:code.typed f,inputfile:script.typed d: vty_socket: config_dir: | repl=typed',
  'wicd-cli': '-*',
  'wicd-curses': '- | | interactive kind=plain-input',

  // filters
  conntrack: {
    line: '-* | L: E: D: I: U: | out=meta',
    unclear: [[/(?:^| )(?:-[FD]|--flush|--delete)\b/, LET_IN]],
  },
  ebtables: {
    line: '-* | atomic-file:write',
    unclear: [
      [/(?:^| )(?:-[FXD]\b|-P \w+ ACCEPT|--atomic-commit)/, LET_IN],
      [/(?:^| )(?:-j|--jump) (?:redirect|[ds]nat|arpreply|mangle)\b/, WHOM_TRAFFIC_PASSES],
    ],
  },
  'firewall-cmd': {
    line: '-*',
    unclear: [
      [
        /^(?!(?:--(?:zone|policy)[= ]\S+ |--permanent )*--(?:list|get|query|info)-\S+$).*--(?:panic-o\w+|lockdown-off|add-masquerade|zone[= ]trusted|delete-\S+|new-policy|set-target|set-default-zone|complete-reload|remove-\S+|direct|change-interface|reset-to-defaults)\b/,
        LET_IN,
      ],
      [
        new RegExp(
          String.raw`--add-(?:port[= ]|rich-rule[= ].*\bport port="?)${MOST_PORTS}|--add-protocol[= ](?:tcp|udp|all|any)\b|--add-rich-rule[= ](?!.*\b(?:port|service|source|protocol|icmp)\b).*\baccept\b`,
        ),
        LET_IN,
      ],
    ],
  },
  ip6tables: '=iptables',
  'ip6tables-save': '=iptables-save',
  ipset: {
    line: '-* | f,file:read',
    unclear: [[/(?:^| )(?:flush|destroy|restore|-[FXR])\b/, LET_IN]],
  },
  iptables: {
    line: '-* | modprobe,M:program',
    secrets: [FORWARDS_TO_IDENTITY],
    letsIn: [FORWARDS_TO_CONTROL],
    unclear: [
      [
        /^(?!.*(?:--[ds]ports?\b|--(?:ct)?state\b|icmp| -[io] (?:lo|docker|br|virbr|tun|tap|wg|veth|cni|lxc)| (?:-[sd]|--source|--src) (?:10\.|192\.168\.|172\.|127\.))).*(?:-[AI]|--append|--insert) (?:INPUT\b|FORWARD\b(?!.* -[io] )).*-j ACCEPT/,
        LET_IN,
      ],
      [
        new RegExp(
          String.raw`^(?!.*(?:${FROM_NEAR})).*${ACCEPTED_IN}(?:.*--(?:dports?|destination-ports?)[ =](?:\S*,)?${MOST_PORTS}|.* ! --(?:dports?|destination-ports?) |(?!.*(?:--\S*ports?\b| -d )).*--(?:ct)?state[ =]\S*NEW\b)`,
        ),
        LET_IN,
      ],
      [
        /(?:-j|-g|--jump|--goto) (?:TEE|REDIRECT|DNAT|NETMAP|TPROXY|NFQUEUE|QUEUE|NFLOG|ULOG)\b/,
        WHOM_TRAFFIC_PASSES,
      ],
      [
        /(?:^| )(?:-P|--policy) OUTPUT (?:DROP|REJECT)|(?:-[AIR]|--append|--insert) OUTPUT\b.*(?:--dport(?: |=)(?:514|6514|601|1514|1515|9997|8088|5044|24224|24225|10514|4317|4318|3100)\b|^(?!.*--dport).*-d ).*(?:-j|--jump) (?:DROP|REJECT)/,
        'what gets out from then on',
      ],
      [/(?:^| )(?:-R|--replace) (?:INPUT|FORWARD)\b.*(?:-j|--jump) ACCEPT/, LET_IN],
      [
        /(?:^| )(?:-[FXZ]\b|--flush|--delete-chain|-P \w+ ACCEPT|--policy \w+ ACCEPT|-D\b|--delete\b)/,
        LET_IN,
      ],
    ],
  },
  'iptables-restore': {
    line: 'read | M,modprobe:program T:',
    unclear: [[/^(?!.*(?:^| )(?:-t|--test)(?: |$))/, 'the rules that it is given']],
  },
  'iptables-save': '- | f,file:write M,modprobe:program t:',
  knockd: '- | c,config:job-config i:',
  nft: {
    line: '-* | f,file:read| console=-i,--interactive',
    secrets: [FORWARDS_TO_IDENTITY],
    unclear: [
      [
        /^(?!.*(?:^| )(?:-\w*c|--check)(?: |$)).*(?:^| )(?:-\w*f|--file)[ =]/,
        'the rules that it is given',
      ],
      [
        /\b(?:add|insert|replace) rule \S+ (?:\S+ )?(?:input|forward|output)\b(?!.*(?:\b[ds]port\b|\bct state\b|icmp|\biif(?:name)? \S*(?:lo|docker|br|virbr|wg|tun)|\bsaddr \{? ?(?:10\.|192\.168\.|172\.|127\.))).*\baccept\b/,
        LET_IN,
      ],
      [
        new RegExp(
          String.raw`\b(?:add|insert|replace) rule \S+ (?:\S+ )?(?:input|forward)\b(?!.*(?:icmp|\biif(?:name)? \S*(?:lo|docker|br|virbr|wg|tun)|\bsaddr \{? ?(?:10\.|192\.168\.|172\.|127\.)))(?:.*\bdport (?:\{ ?(?:\S+, ?)*)?(?:${MOST_PORTS}|!=|>)|(?!.*\b[ds]port\b).*\bct state (?:\{ ?)?(?:\S+, ?)*new\b).*\baccept\b`,
        ),
        LET_IN,
      ],
      // The chain is there, and only what happens at its end is told anew.
      [/\bchain \S+ (?:\S+ )?(?:input|forward)\b(?!.*\btype\b).*\bpolicy accept\b/i, LET_IN],
      [
        /\bdup to\b|\b(?:add|insert|replace) rule\b.* (?:dnat|redirect|tproxy|queue|fwd)\b/,
        WHOM_TRAFFIC_PASSES,
      ],
      [/\b(?:flush|delete|destroy|reset)\b/, LET_IN],
    ],
  },
  ufw: {
    line: '-*',
    unclear: [
      [
        /(?:^| )allow (?:in )?from any(?: to any)?$|(?:^| )route allow\b|(?:^| )(?:deny|reject) out\b/,
        LET_IN,
      ],
      // No word says which service, or whose: or nearly all of them.
      [
        new RegExp(
          String.raw`(?:^| )allow(?: (?:in|log|log-all|on ${CABLE}|proto (?:tcp|udp|any)|(?:from|to) ${ANYBODY}|from ${ANYBODY} port \S+|comment .*))*$`,
        ),
        LET_IN,
      ],
      [
        new RegExp(
          String.raw`(?:^| )(?:allow|limit) (?!out\b)(?!.*\bfrom (?!${ANYBODY})[\d:.]).*?(?<![\d:.])${MOST_PORTS}`,
        ),
        LET_IN,
      ],
      [/(?:^| )(?:disable|reset|default (?:allow|accept)|delete)\b/, LET_IN],
    ],
  },

  // the same on other systems, and those who write the rules
  arptables: '=ebtables',
  csf: {
    line: '-*',
    unclear: [[/(?:^| )(?:-(?:x|f|df|ar|dr|tf|a|ta)\b|--(?:disable|stop|add|deny\w*))/, LET_IN]],
  },
  firehol: { line: '-*', unclear: [[/(?:^| )(?:stop|panic|explain)(?: |$)/, LET_IN]] },
  ipf: { line: '-* | f:read', unclear: [[/(?:^| )-\w*[DFfs]/, LET_IN]] },
  ipfstat: '-* | | kind=reporter',
  ipfw: {
    line: '-*',
    unclear: [unlessAsked(LET_IN, 'table \\S+ (?:list|info)', '-[adeftTqSN]+')],
  },
  npfctl: { line: '-*', unclear: [unlessAsked(LET_IN, `(?:rule|table) \\S+ list|${STARTS}`)] },
  pfctl: {
    line: '-* | f:read t: T: a:',
    unclear: [
      [/(?:^| )-(?:d\b|F ?\w|k ?\w|K)/, LET_IN],
      [/^(?!.*(?:^| )-\w*n).*(?:^| )-\w*f /, 'the rules that it is given'],
    ],
  },
  shorewall: { line: '- -*', unclear: [unlessAsked(LET_IN, `compile|try|ip\\w+|${STARTS}`)] },
  shorewall6: '=shorewall',
  airport: { line: '-*', unclear: [[/(?:^| )sniff(?: |$)/, WHOSE_TRAFFIC]] },
  macchanger: {
    line: '-* | m: | out=meta',
    unclear: [
      [
        /(?:^| )(?:-[reaApmb]|--(?!show|list|help|version))/,
        'under which name the machine is seen',
      ],
    ],
  },

  // addresses and names
  'avahi-daemon': '- | f:config',
  coredns: '- | -conf:config conf:config dns.port: -dns.port: | listen=53',
  dhclient: '-* | cf:orders sf:program lf: pf: e:env -cf:orders -sf:program -lf: -pf: -e:env',
  dhcpcd: {
    line: '- | c,script:program f,config:config S,static:',
    unclear: [
      [/(?:^| )(?:-S|--static)[= ]?(?:domain_name_servers|routers|static_routes)=/, WHO_ANSWERS],
    ],
  },
  dhcpd: '-* | -cf:config -lf:write -pf:write cf:config lf:write pf:write p: | listen=67',
  dhcrelay: '-*',
  'dnscrypt-proxy': '- | config,-config:config | listen=53',
  dnsdomainname: ' | | out=meta',
  dnsmasq: {
    line: '-* | conf-file,C:orders conf-script:side dhcp-script:program conf-dir: dhcp-luascript:script.lua r:read H,addn-hosts:read log-facility:write p: | listen checks=--test',
    unclear: [
      [
        /--(?:dhcp-(?:range|option|authoritative|boot)|pxe-|enable-tftp|conf-script)|(?:--address|-A)[ =]\/(?!\S*\.(?:local|localhost|test|lan|internal)\/)\S*\/(?!127\.|::1|0\.0\.0\.0)[\d:]/,
        WHO_ANSWERS,
      ],
      ledElsewhere(/(?:--server|-S|--address|-A)[ =]\S*\//, WHO_ANSWERS),
    ],
  },
  'dnssec-keygen': '- | a: b: n: K:peek f:',
  'dnssec-signzone': 'read use* | o: f:write K:peek k:use',
  domainname: '- | F:read | out=meta',
  hostname: '-* | F,file:read | out=meta kind=basic,host-namer,machine-teller,namer,teller',
  hostnamectl: '-* | | kind=host-namer',
  'kea-dhcp4': '- | c:config t:config',
  named: '- | c:config t: u: p:listen L:write | listen=53',
  keymgr: {
    line: '- -* | c:config d:',
    unclear: [unlessAskedLater(WHO_ANSWERS, 'ds|dnskey|generate')],
  },
  knotc: {
    line: '- -* | c:config s: | kind=described console',
    unclear: [
      HANDED_OVER,
      unlessAsked(
        WHO_ANSWERS,
        `zone-(?:begin|set|commit|abort|read|get|diff|status|check|reload|refresh|notify|flush|stats|retransfer|sign)|conf-(?:read|get|list|diff|check)|${STARTS}`,
        BEFORE_VERB,
      ),
    ],
  },
  'nsd-checkconf': 'peek | o: s: z:',
  'nsd-checkzone': '- read',
  'nsd-control': {
    line: '- -* | c:config s:',
    unclear: [
      unlessAsked(
        WHO_ANSWERS,
        `reconfig|repattern|zonestatus|notify|transfer|write|verbosity|log_reopen|serverpid|stats\\w*|${STARTS}`,
        BEFORE_VERB,
      ),
    ],
  },
  pdns_control: {
    line: '- -* | | kind=described',
    unclear: [
      unlessAsked(
        WHO_ANSWERS,
        `rping|uptime|rediscover|retrieve|notify\\S*|purge|current-config|cycle|${STARTS}`,
      ),
    ],
  },
  pdnsutil: {
    line: '- -* | config-dir: config-name:',
    unclear: [
      HANDED_OVER,
      unlessAsked(
        WHO_ANSWERS,
        'add-record|rectify-\\S+|increase-serial|test-schema|backend-lookup|edit-zone',
        '--config-\\S+',
      ),
    ],
  },
  'named-checkconf': { line: 'read | t:', unclear: [[/(?:^| )-\w*p(?!\w*x)/, KEPT_SECRETS]] },
  'named-checkzone': '- read | o:write f: w:',
  'named-compilezone': '- read | o:write f: F:',
  nsupdate: 'read | k:use y: p: t:',
  pdnsd: '- | c:config | listen=53',
  rndc: {
    line: '-* | k:use c:config s: p: y: | out=meta kind=described',
    unclear: [
      unlessAsked(
        WHO_ANSWERS,
        `${STARTS}|reconfig|flush\\w*|retransfer|notify|sync|zonestatus|querylog|dumpdb|freeze|thaw|sign|loadkeys|recursing|scan|no?trace|responselog`,
        BEFORE_VERB,
      ),
    ],
  },
  stubby: '- | C:config | listen=53',
  udhcpc: '- | s,script:program i: p: b:',
  unbound: '- | c:config | listen=53',
  'unbound-anchor': '- | a:write c:read r:read u: P: f:read',
  'unbound-checkconf': 'read',
  'unbound-control': {
    line: '-* | c:config s: | kind=described',
    unclear: [
      unlessAsked(
        WHO_ANSWERS,
        `${STARTS}|flush\\w*|dump_\\w+|lookup|verbosity|log_reopen|reload_keep_cache`,
        BEFORE_VERB,
      ),
    ],
  },

  // radio
  'bluetooth-sendto': 'sendfile* | device:dest name:',
  bluetoothctl: {
    line: '- -* | a,agent: e,endpoint: t,timeout: | repl=typed console',
    unclear: [
      [
        /\b(?:discoverable(?:-timeout 0| on)|pairable on|agent (?:NoInputNoOutput|DisplayOnly)|default-agent)/,
        PAIRED,
      ],
      [/\b(?:gatt|advertise|mesh)\b.* (?:register|write|on)\b/, PAIRED],
    ],
  },
  btmgmt: {
    line: '-*| | console',
    unclear: [unlessAsked(PAIRED, 'find|power|name|con|le|bredr', '--index \\S+|-i \\S+')],
  },
  btmon: '- | w,write:write r,read:read a,analyze:read s: p: i: d: B: E:',
  gatttool: '-* | b: | interactive kind=plain-input',
  hciconfig: '-*',
  hcitool: '-* | i:',
  hostapd: 'config',
  hostapd_cli: '- | a:program p: i: P:write | interactive console',
  iw: { line: '-*', unclear: [MONITOR] },
  iwconfig: { line: '-*', unclear: [MONITOR] },
  iwctl: '-* | passphrase: u: p: | interactive kind=plain-input console',
  iwgetid: '-* | | out=meta',
  iwlist: '-* | | look-around',
  iwspy: '-*',
  l2ping: { line: '-* | i: s: c: t: d:', unclear: [[/(?:^| )-\w*f/, HOW_MUCH_IS_BORNE]] },
  'obex-data-server': '-*',
  rfkill: { line: '-*', unclear: [[/^block (?:all|wifi|wlan)(?: |$)/, REACHED]] },
  sdptool: '-* | i:',
  wavemon: '- | | interactive kind=plain-input',
  'wifi-menu': '- | o | interactive kind=plain-input',
  wpa_cli: {
    line: '- | a:program p: i: | interactive console',
    unclear: [
      [
        /(?:^| )(?:disconnect|terminate|disable_network|remove_network|disable_pmf|suspend)(?: |$)/,
        REACHED,
      ],
    ],
  },
  wpa_supplicant: '- | c:job-config o: O:peek p: i: D: f:write m:',

  // time
  chronyc: {
    line: '-* | h: p:| console',
    unclear: [
      unlessAsked(
        WHAT_TIME,
        'tracking|sources\\w*|activity|ntpdata|serverstats|clients|rtcdata|waitsync|makestep|burst|online|offline|onoffline|reload|refresh|reselect\\w*|smoothing|selectdata|authdata|manual list|cyclelogs|dump|rekey|keygen|sourcename|accheck|maxupdateskew',
        '-[acdnvN46]+|-[hpf] \\S+',
      ),
    ],
  },
  ntpd: '- | c:config f: l:write p:',
  uci: {
    privileges: [[/\bset (?:rpcd|dropbear)\b.*(?:password|RootPasswordAuth)/, 'changes accounts']],
  },
}
