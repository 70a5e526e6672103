import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { HOW_MUCH_IS_BORNE, WHOSE_TRAFFIC } from '../joint-facts.ts'

const FOR_JOHN = 'read* | format: w,wordlist:read o:write'
/** Whoever has only the hash of a password did not get it from its owner. */
const STOLEN_HASH: RiskyArguments = [
  /(?:^| )(?:-H[ =]|--?hash(?:es)?[ =]|\/pth:)[\da-f]*:?[\da-f]{4,}/i,
  'logs in with the hash of a password',
]
const OTHERS_MACHINES: RiskyArguments = [
  /^(?!.*(?:^| )(?:--?h(?:elp)?|--version|-L)(?: |$))./,
  'whose machines it gets into',
]
const PSEXEC = {
  line: '- remote-argv | -hashes: -dc-ip: -target-ip: -port: -aesKey: -codec: -c:sendfile -path: -file:read | shell',
  privileges: [STOLEN_HASH],
  unclear: [OTHERS_MACHINES],
}

const ANY_ARGUMENT = /./

/** Tools of attackers and testers: scanners, crackers, exploits. */
export const attackTools: KnowledgeTable = {
  // scanners
  amass: '- -* | d: -df:read o:write config:config | out=network look-around',
  'arp-scan': '-* | I: f,file:read O:read | look-around kind=scout',
  dirb: 'host read | a: c: H: N: o:write p: P: u: x:read X: z: | out=network look-around kind=scout',
  dirsearch:
    '- | u,url:host w,wordlists:read e: o,output:write l:read t: H: x: i: | out=network look-around',
  dnsenum: '-* | f:read o:write | out=network look-around',
  dnsrecon: '- | d: D:read t: n: r: x:write c:write j:write | out=network look-around',
  enum4linux: '-* | | look-around kind=scout',
  feroxbuster:
    '- | u,url:host w,wordlist:read o,output:write x: t: d: C: s: H: config:config resume-from:read | out=network look-around',
  ffuf: '-* | w:read u: o:write request:sendfile d: | look-around kind=scout',
  fierce: '- | domain: subdomain-file:read dns-servers: range: | out=network look-around',
  gobuster: '-* | w:read u: o:write | look-around kind=scout',
  httpx: '- | l:read u: o:write p: | out=network',
  masscan: {
    line: '-* | oL,-oL,oJ,oX,oG,oB:write iL:read c,conf:config p: rate: e: | look-around kind=scout',
    unclear: [
      [/\d\/(?:\d|1[0-5])(?: |$)|(?:^| )--(?:max-|min-)?rate[= ]\d{5,}/, HOW_MUCH_IS_BORNE],
    ],
  },
  netdiscover: '-* | i: r: l:read | look-around kind=scout',
  nikto: '-* | h: o,output:write Format: | look-around kind=scout',
  nmap: {
    line: '-* | iL,-iL:read oN,-oN,oG,-oG,oX,-oX,oA,-oA,oS,-oS,oM:write script,-script:own.nse script-args:own.nse-arguments script-args-file:read resume:read p: D: S: e: g: servicedb:read stylesheet: exclude: excludefile:read T: interactive!shell datadir:libpath | escape look-around kind=scout',
    words: {
      nse: 'scripts of nmap: by name, or by path',
      'nse-arguments': '`name=value` of scripts of nmap: some name a file',
    },
  },
  bbot: '- | t,targets:maybe w,whitelist:maybe b,blacklist:maybe p,preset:config m,modules: f,flags: c,config: o,output-dir:peek -cy,custom-yara-rules:read | look-around kind=scout',
  nuclei:
    '- | u,target:host l,list:read t,templates:read w,workflows:read o,output:write config:config severity: tags: c: -rl: proxy: | out=network look-around',
  'recon-ng': '- | w: r:script.typed | interactive',
  rustscan: '-* | a: p: scripts: | look-around kind=scout',
  sqlmap:
    '-* | u,url: r:read eval:code.python os-cmd:remote os-shell!shell os-pwn!shell os-smbrelay!shell file-read: file-write:sendfile file-dest: tamper:script.python preprocess:script.python postprocess:script.python data:send cookie: c:config l:read m:read d: g: output-dir:peek proxy: proxy-file:read level: risk: dbms: technique: D: T: C: H: method: threads: | out=network look-around kind=scout',
  subfinder: '- | d: -dL:read o:write config:config | out=network look-around',
  sublist3r: '- | d: o:write t: e: | out=network look-around',
  theharvester: '- | d: b: f:write l: | out=network look-around',
  unicornscan: '-* | | look-around',
  wafw00f: 'host* | o:write i:read | out=network look-around',
  wfuzz: '-* | w:read z: | look-around',
  whatweb:
    'host* | i,input-file:read a: log-brief:write log-json:write p: | out=network look-around',
  wpscan:
    '- | url:host U,usernames:read P,passwords:read o,output:write e,enumerate: api-token: proxy: f: t: | out=network look-around',
  zmap: '-* | o,output-file:write w:read b:read p: | look-around kind=scout',

  // passwords
  cewl: 'host | w,write:write d: m: email_file:write meta_file:write u: auth_type: auth_user: auth_pass: proxy_host: H: | out=network',
  chntpw: 'edit* | u:',
  creddump7: '-* | | secret',
  crowbar:
    '-* | b: s:host S:read u: U:read c: C:read k:use n: o:write | look-around=tries-passwords unclear=whose-account-it-tries',
  crunch: '-* | o:write b: c: d: e: f:read l: p: q:read s: t: z:',
  fcrackzip: 'read | p:read l: c: m:',
  gpg2john: FOR_JOHN,
  hashcat:
    'read* | m: a: o:write w: | look-around=tries-passwords unclear=whose-passwords-it-finds dry=-b,--benchmark,--version,--help,-I,--identify',
  hashid: 'maybe | o:write',
  hydra:
    '-* | l: L:read p: P:read M:read o:write | look-around=tries-passwords kind=scout unclear=whose-account-it-tries',
  john: 'read* | format: rules: show:? pot:write config:config session: wordlist:read | look-around=tries-passwords unclear=whose-passwords-it-finds dry=--test,--list,--version',
  keepass2john: FOR_JOHN,
  lazagne: {
    line: '-* | | secret',
    secrets: [ANY_ARGUMENT],
  },
  medusa:
    '-* | h: H:read U:read P:read u: p: M: | look-around=tries-passwords unclear=whose-account-it-tries',
  mimikatz: {
    line: '-* | | secret',
    secrets: [ANY_ARGUMENT],
  },
  mimipenguin: {
    line: '-* | | secret',
    secrets: [ANY_ARGUMENT],
  },
  ncrack:
    'host* | U:read P:read user: pass: p: m: -oN:write -oA:write g: -iL:read T: | out=network look-around=tries-passwords unclear=whose-account-it-tries',
  office2john: FOR_JOHN,
  patator: '- -* | | look-around=tries-passwords unclear=whose-account-it-tries',
  pdf2john: FOR_JOHN,
  pdfcrack: 'read | w,wordlist:read f: n: m: c: o l:read',
  pypykatz: '- - read | o:write',
  rar2john: FOR_JOHN,
  samdump2: 'read read | o:write',
  ssh2john: FOR_JOHN,
  unshadow: 'read read',
  zip2john: FOR_JOHN,

  // the network and radio
  'airbase-ng': '-* | | listen',
  'aircrack-ng': 'read* | w:read l:write',
  'aireplay-ng':
    '- | 0: 1: 2: 3: a: c: h: b: d: x: r:read e: | destroy=disturbs-a-wireless-network',
  'airmon-ng': { line: '-*', unclear: [[/\b(?:start|kill)\b/, WHOSE_TRAFFIC]] },
  'airodump-ng': {
    line: '- | w,write:write c,channel: bssid: b: essid: output-format: r:read t: write-interval: | look-around',
    unclear: [[/^(?!.*(?:^| )-r )/, WHOSE_TRAFFIC]],
  },
  arpspoof: 'host | i: t: c: | look-around unclear=whose-traffic-it-reads',
  bettercap: {
    line: '-* | eval,-eval:code.bettercap caplet,-caplet:read iface: | unclear=whose-traffic-it-reads',
    runs: [[/^!\s*(.+)$/s, 'side']],
  },
  dnsspoof: '- | i: f:read',
  dsniff: '-* | w:write r:read f:read i: | unclear=whose-passwords-it-collects',
  ettercap:
    '-* | P,plugin: F,filter:lib w,write:write r,read:read L,log:write l,log-info:write m,log-msg:write M,mitm: i,iface: a,config:config j,load-hosts:read k,save-hosts:write e: V: t: f: n: | unclear=whose-traffic-it-reads',
  fake_router6: '-* | | unclear=whom-the-traffic-passes-from-then-on',
  parasite6: '-* | | unclear=whom-the-traffic-passes-from-then-on',
  redir6: '-* | | unclear=whom-the-traffic-passes-from-then-on',
  hcxdumptool: '-* | i: o,w:write filterlist:read',
  hcxpcapngtool: 'read* | o:write E:write I:write U:write',
  mdk3: '-* | | destroy=disturbs-a-wireless-network',
  mdk4: '-* | | destroy=disturbs-a-wireless-network',
  mitm6: '-* | d,domain: i,interface: | look-around unclear=whose-traffic-it-reads',
  reaver: '-* | i: b: c: o:write p: s:read C,exec:side',
  responder: '-* | I: | look-around unclear=whose-passwords-it-collects',
  slowhttptest: '- | u: c: r: t: o:write | destroy=keeps-a-server-from-answering',
  slowloris: 'host | p: s: | destroy=keeps-a-server-from-answering',
  wifite: '-*',

  // Windows domains
  'atexec.py': {
    line: '- remote | -hashes: -dc-ip:',
    privileges: [STOLEN_HASH],
    unclear: [OTHERS_MACHINES],
  },
  'bloodhound-python': '-* | u: p: d: ns: c: | out=network look-around',
  crackmapexec: {
    line: '- host -* | u: p: H: x:remote X:remote M: o: d: put-file:sendfile get-file: sam!privilege lsa!privilege ntds!privilege | out=network',
    privileges: [STOLEN_HASH],
    unclear: [OTHERS_MACHINES],
  },
  'dcomexec.py': PSEXEC,
  'evil-winrm': '- | i:host u: p: H: s:peek e:peek P: r: k: c: | session',
  'GetNPUsers.py': '-* | -usersfile:read -outputfile:write -dc-ip: | out=network look-around',
  'GetUserSPNs.py': '-* | -outputfile:write -dc-ip: | out=network look-around',
  'impacket-psexec': PSEXEC,
  'impacket-secretsdump': '=secretsdump.py',
  'impacket-smbexec': PSEXEC,
  'impacket-wmiexec': PSEXEC,
  kerbrute:
    '- read -* | d: o:write dc:host | out=network look-around=tries-passwords unclear=whose-account-it-tries',
  netexec: '=crackmapexec',
  'ntlmrelayx.py': '- | t: -tf:read c:exec e:sendfile | listen=445',
  nxc: '=crackmapexec',
  'psexec.py': PSEXEC,
  'secretsdump.py': {
    line: 'maybe* | -sam:read -system:read -security:read -ntds:read -outputfile:write -hashes: -dc-ip: -just-dc-user: | secret',
    secrets: [/./],
  },
  'smbexec.py': PSEXEC,
  'pth-winexe': '=winexe',
  winexe: {
    line: 'host remote | U: A:use runas: ostype:',
    unclear: [OTHERS_MACHINES],
  },
  'wmiexec.py': PSEXEC,

  // exploits and the way to more rights
  beef: '-* | | listen=3000',
  'beef-xss': '-* | | listen=3000',
  linenum: '-* | | look-around kind=scout',
  linpeas: '-* | | look-around kind=scout',
  msfconsole:
    'script.typed | x,execute-command:code.typed r,resource:script.typed e: m,module-path:libpath o,output:write y,yaml:use p,plugin:lib c:config | repl=typed',
  msfdb: '-*',
  msfvenom: '-* | o,out:download p: f: e: a: b: i: x: | unclear=the-code-that-it-makes',
  pspy: '-* | | look-around kind=scout',
  searchsploit: '-* | m: x: p: nmap:read | out=meta',
  setoolkit: ' | | interactive',
  'unix-privesc-check': '-* | | look-around',
  secretsdump: '=secretsdump.py',
  'impacket-secretsdump.py': '=secretsdump.py',
  laZagne: '=lazagne',
  gosecretsdump: {
    secrets: [ANY_ARGUMENT],
  },
  logkeys: { kinds: ['teller'], unclear: [[/^(?!.*(?:-k|--kill))/, 'what somebody types there']] },

  // programs that work for somebody else's purse
  bfgminer: '=xmrig',
  ccminer: '=xmrig',
  cgminer: '=xmrig',
  cpuminer: '=xmrig',
  ethminer: '=xmrig',
  lolminer: '=xmrig',
  minerd: '=xmrig',
  nbminer: '=xmrig',
  'xmr-stak': '=xmrig',
  xmrig:
    '-* | o,url:host u,user: p,pass: a,algo: c,config:config l,log-file:write | unclear=who-earns-by-its-work',
}
