import type { KnowledgeTable } from '../entry.ts'

/** Programs that set up interfaces, routes, filters, names and radio. */
export const networkConfiguration: KnowledgeTable = {
  // interfaces and routes
  arp: '-* | f,file:read i: d: s: | out=meta look-around',
  bird: '- | c:config D:write s: u: g: P:write',
  birdc: '-* | s: | interactive kind=plain-input',
  brctl: '-*',
  bridge: '-* | b,-b,batch,-batch:read n,-n: | out=meta',
  connmanctl: '-* | | interactive kind=plain-input',
  dcb: '-* | b:read',
  devlink: '- -* | b,batch:read',
  ethtool: '-*',
  genl: '-*',
  gobgp: '-*',
  ifconfig: '-* | | out=meta look-around kind=machine-teller,teller',
  ifdata: '-*',
  ifdown: '=ifup',
  ifplugd: '- | i: r,run:program u: d: t:',
  ifquery: '-* | i,interfaces:config | out=meta',
  ifup: '-* | i,interfaces:job-config allow: exclude: X: state-dir:',
  ip: 'ip -* | b,-b,batch,-batch:read f,-f,family,-family: n,-n,netns,-netns: | out=meta kind=machine-teller,teller',
  ipmaddr: '-*',
  iptunnel: '-*',
  'mii-tool': '-*',
  nameif: '-* | c:read',
  netctl: '- -*',
  netplan: '- -* | root-dir:peek timeout: config-file:read',
  networkctl: '-* | n,lines: | out=meta',
  networksetup: {
    line: '-*',
    unclear: [
      [
        /-set(?:\w*proxy\w*|dnsservers|searchdomains|networkserviceenabled)\b/,
        'whom the traffic passes from then on',
      ],
    ],
  },
  'nm-connection-editor': '-*',
  'nm-online': '- | t:',
  nmcli: {
    line: '-* | s,show-secrets!privilege f,fields: g,get-values: t,terse: m,mode: c,colors: w,wait: o | out=meta kind=teller',
    secrets: [/(?:^| )(?:-s|--show-secrets)\b/, /\bdevice wifi show-password\b/],
  },
  nmtui: '-*',
  'ovs-appctl': '-* | t:',
  'ovs-ofctl': '-*',
  'ovs-vsctl': '-* | db:host',
  plipconfig: '-*',
  radvd: '- | C:config p:write m: l:write',
  rarp: '-* | f:read',
  rdma: '- -* | b,batch:read',
  route: '-* | | out=meta look-around kind=described',
  routel: '-*',
  rtmon: '- write -*',
  scutil: '-* | | interactive',
  slattach: '-*',
  tc: 'ip -* | b,-b,batch,-batch:read n,-n: | out=meta',
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
    unclear: [[/(?:^| )(?:-[FD]|--flush|--delete)\b/, 'what is let in from then on']],
  },
  ebtables: {
    line: '-*',
    unclear: [[/(?:^| )(?:-[FXD]\b|-P \w+ ACCEPT|--atomic-commit)/, 'what is let in from then on']],
  },
  'firewall-cmd': {
    line: '-*',
    unclear: [
      [
        /--(?:panic-off|set-target|set-default-zone|complete-reload|remove-\S+|direct|change-interface|reset-to-defaults)\b/,
        'what is let in from then on',
      ],
    ],
  },
  ip6tables: '=iptables',
  'ip6tables-save': '=iptables-save',
  ipset: {
    line: '-* | f,file:read',
    unclear: [[/(?:^| )(?:flush|destroy|restore|-[FXR])\b/, 'what is let in from then on']],
  },
  iptables: {
    line: '-* | modprobe,M:program',
    unclear: [
      [/(?:^| )-[AI] (?:INPUT|FORWARD)(?: \d+)? -j ACCEPT/, 'what is let in from then on'],
      [/(?:^| )(?:-P|--policy) OUTPUT (?:DROP|REJECT)/, 'what gets out from then on'],
      [
        /(?:^| )(?:-[FXZ]\b|--flush|--delete-chain|-P \w+ ACCEPT|--policy \w+ ACCEPT|-D\b|--delete\b)/,
        'what is let in from then on',
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
    line: '-* | f,file:read',
    unclear: [
      [
        /^(?!.*(?:^| )(?:-\w*c|--check)(?: |$)).*(?:^| )(?:-\w*f|--file)[ =]/,
        'the rules that it is given',
      ],
      [/\b(?:input|forward) (?:position \d+ |index \d+ )?accept\b/, 'what is let in from then on'],
      [/\b(?:flush|delete|destroy|reset)\b/, 'what is let in from then on'],
    ],
  },
  ufw: {
    line: '-*',
    unclear: [
      [/(?:^| )allow (?:in )?from any(?: to any)?$/, 'what is let in from then on'],
      [/(?:^| )(?:disable|reset|default (?:allow|accept)|delete)\b/, 'what is let in from then on'],
    ],
  },

  // addresses and names
  'avahi-daemon': '- | f:config',
  coredns: '- | -conf:config conf:config dns.port: -dns.port: | listen=53',
  dhclient: '-* | cf:config sf:program lf: pf: e:env -cf:config -sf:program -lf: -pf: -e:env',
  dhcpcd: '- | c,script:program f,config:config',
  dhcpd: '-* | -cf:config -lf:write -pf:write cf:config lf:write pf:write p: | listen=67',
  dhcrelay: '-*',
  'dnscrypt-proxy': '- | config,-config:config | listen=53',
  dnsdomainname: ' | | out=meta',
  dnsmasq:
    '-* | conf-file,C:config conf-script:side dhcp-script:program conf-dir: dhcp-luascript:script.lua r:read H,addn-hosts:read log-facility:write p: | listen',
  'dnssec-keygen': '- | a: b: n: K:peek f:',
  'dnssec-signzone': 'read use* | o: f:write K:peek k:use',
  domainname: '- | F:read | out=meta',
  hostname: '-* | F,file:read | out=meta kind=basic,machine-teller,namer,teller',
  hostnamectl: '-*',
  'kea-dhcp4': '- | c:config t:config',
  named: '- | c:config t: u: p:listen L:write | listen=53',
  'named-checkconf': 'read | t:',
  'named-checkzone': '- read | o:write f: w:',
  'named-compilezone': '- read | o:write f: F:',
  nsupdate: 'read | k:use y: p: t:',
  pdnsd: '- | c:config | listen=53',
  rndc: '-* | k:use c:config s: p: y: | out=meta',
  stubby: '- | C:config | listen=53',
  udhcpc: '- | s,script:program i: p: b:',
  unbound: '- | c:config | listen=53',
  'unbound-anchor': '- | a:write c:read r:read u: P: f:read',
  'unbound-checkconf': 'read',
  'unbound-control': {
    line: '-* | c:config s:',
    unclear: [
      [
        /^(?:-\S+ )*(?:local_\w+|forward\w*|stop|set_option|stub\w*)\b/,
        'who answers its questions from then on',
      ],
    ],
  },

  // radio
  'bluetooth-sendto': 'sendfile* | device:dest name:',
  bluetoothctl: {
    line: '- -* | a,agent: e,endpoint: t,timeout: | repl=typed',
    unclear: [
      [/\bdiscoverable (?:on|yes)\b|\bNoInputNoOutput\b/, 'who pairs with this machine'],
      [/\b(?:gatt|advertise|mesh)\b.* (?:register|write|on)\b/, 'who pairs with this machine'],
    ],
  },
  btmgmt: '-*',
  btmon: '- | w,write:write r,read:read a,analyze:read s: p: i: d: B: E:',
  gatttool: '-* | b: | interactive kind=plain-input',
  hciconfig: '-*',
  hcitool: '-* | i:',
  hostapd: 'config',
  iw: '-*',
  iwconfig: '-*',
  iwctl: '-* | passphrase: u: p: | interactive kind=plain-input',
  iwgetid: '-* | | out=meta',
  iwlist: '-* | | look-around',
  iwspy: '-*',
  l2ping: '-* | i: s: c: t: d:',
  'obex-data-server': '-*',
  rfkill: '-*',
  sdptool: '-* | i:',
  wavemon: '- | | interactive kind=plain-input',
  'wifi-menu': '- | o | interactive kind=plain-input',
  wpa_cli: '- | a:program p: i: | interactive',
  wpa_supplicant: '- | c:use o: O: p: i: D: f:write m:',

  // time
  chronyc: '-*',
  ntpd: '- | c:config f: l:write p:',
  uci: {
    privileges: [[/\bset (?:rpcd|dropbear)\b.*(?:password|RootPasswordAuth)/, 'changes accounts']],
  },
}
