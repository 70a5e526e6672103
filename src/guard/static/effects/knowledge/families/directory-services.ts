import { STARTS, unlessAskedLater } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import { WHO_ANSWERS } from '../joint-facts.ts'

const CHANGED_DIRECTORY = 'who may log in, and what is checked, from then on'

const KEY_TABLE = /(?:^| )-\w*K/

/** Directories of people and machines: LDAP, Kerberos, Samba, RADIUS. */
export const directoryServices: KnowledgeTable = {
  'ipa-getkeytab':
    '-* | s,server: p,principal: k,keytab:write e,enctypes: D,binddn: w,bindpw: H: Y,mech: | unclear=whose-key-it-gets',
  // LDAP
  dsconf: {
    line: '-* | D: w: y:use b:',
    unclear: [unlessAskedLater(CHANGED_DIRECTORY, 'get-\\S+')],
  },
  dsctl: {
    line: '-*',
    unclear: [unlessAskedLater(CHANGED_DIRECTORY, `${STARTS}|healthcheck|db2bak|db2ldif`)],
  },
  dsidm: '=dsconf',
  ldapadd: '=ldapmodify',
  ldapcompare: '-* | H: D: w: y:use | out=network',
  ldapdelete: '-* | f:read H: D: w: y:use | unclear=the-accounts-that-it-changes',
  ldapmodify: '-* | f:read H: D: w: y:use | unclear=the-accounts-that-it-changes',
  ldapmodrdn: '-* | H: D: w: y:use f:read | unclear=the-accounts-that-it-changes',
  ldappasswd: '-* | H: D: w: y:use s: T:use | privilege=changes-a-password',
  ldapsearch: {
    line: '-* | H: D: w: y:use b: s: f:read h: p: | look-around kind=teller',
    secrets: [
      /\b(?:userPassword|unicodePwd|samba(?:NT|LM)Password|(?:nt|lm)PwdHistory|ms-Mcs-AdmPwd|ms-?LAPS-\w*Password\w*|msDS-ManagedPassword|krbPrincipalKey|ipaNTHash|supplementalCredentials|olcRootPW|dBCSPwd)\b/i,
    ],
  },
  ldapvi: '-* | h: D: w: b: f:read in:read o: | interactive unclear=the-accounts-that-it-changes',
  ldapwhoami: '-* | H: D: w: y:use | out=network',
  slapadd: '- | f:config l:read | unclear=the-accounts-that-it-changes',
  slapcat: {
    line: '- | f:config F:config l:write b: n: a: s: d: o: H: | secret kind=teller',
    secrets: [/./],
  },
  slapd: '- | f:config F:config h:listen d: u: g: | listen=389',
  slapindex: '-* | f:config F:config b: n:',
  slapmodify: '- | f:config F:config l:read b: n: | unclear=the-accounts-that-it-changes',
  slappasswd: '- | h: s: T:read c: o: | out=meta',
  slaptest: '- | f:config F:config d: n:',

  // Kerberos
  kadmin: {
    line: '- | q: p: w: t: | interactive console',
    unclear: [
      [
        /(?:(?:^| )-q .*\b|^)(?:add|ank|del|delete|mod|modify|cpw|change|ktadd|xst|purge)\w*/,
        'the account that it changes',
      ],
    ],
  },
  'kadmin.local': {
    line: '- | q: | interactive console',
    unclear: [
      [
        /(?:(?:^| )-q .*\b|^)(?:add|ank|del|delete|mod|modify|cpw|change|ktadd|xst|purge|rename|set)\w*/,
        'the account that it changes',
      ],
    ],
  },
  kdb5_util: '- -* | r: d: k: M: P: sf:use | sub',
  'kdb5_util dump': 'write -* | | secret',
  kdestroy: '-*',
  asetkey: '- - - - use -',
  k5start: 'peek argv | f:use k: K: l: c: g: o: m: p:write | instead=-U',
  kinit: {
    line: '- | t:use k: c: | kind=password-asker',
    secrets: [KEY_TABLE],
  },
  klist: {
    line: 'peek | K!privilege A: c: C: | out=meta',
    secrets: [KEY_TABLE],
  },
  kpasswd: '-',
  ksshell: '- | i,e: | session',
  ksu: '- | e,a:exec n: c: | shell',
  ktutil: {
    line: '- | | repl=typed',
    secrets: [/^/],
  },

  // Samba and Windows domains
  adcli: {
    line: '- -* | U: D: S: | out=network',
    unclear: [
      [
        /^(?:join|create-\w+|delete-\w+|reset-\w+|passwd-\w+|add-member|remove-member)\b/,
        'who may log in from then on',
      ],
    ],
  },
  ctdb: '-*',
  ipa: {
    line: '- -* | e: c:config | sub out=network others=ping,env,whoami,help,user-find,user-show,user-status,group-find,group-show,host-find,host-show,dnszone-find,dnszone-show,dnsrecord-find,dnsrecord-show,dnsrecord-add,cert-find,cert-show,service-find,service-show,hostgroup-find,hostgroup-show,config-show,server-find,topologysegment-find',
    privileges: [
      [
        /\b(?:user-(?:add|mod)|group-add-member admins|sudorule-\w+|hbacrule-\w+|passwd)\b/,
        'changes accounts',
      ],
    ],
    unclear: [[/--raw\b|^(?:-\S+ )*dnsrecord-(?:add|mod)\b/, 'who answers, and what it tells']],
  },
  'ipa user-add': '-* | | privilege=adds-an-account',
  'ipa-client-install': '-* | | kind=library-tool unclear=who-may-log-in-from-then-on',
  ldbadd: 'read* | H:edit',
  ldbedit: '-* | H:edit e,editor:editor s: b:',
  ldbmodify: 'read* | H:edit',
  ldbsearch: {
    line: '-* | H:read s: b:',
    unclear: [
      [/sam\.ldb|secrets|unicodePwd|supplementalCredentials/, 'the hashes that are kept there'],
    ],
  },
  nbtscan: '-* | | look-around',
  net: {
    line: '- -* | U: S: w: s:config A:use | sub',
    privileges: [
      [/\b(?:rpc )?(?:user add|group addmem|sam (?:set|createbuiltingroup))\b/, 'changes accounts'],
      [/^localgroup .*\/add\b/i, 'changes an account'],
    ],
    unclear: [
      [
        /^(?:-\S+ (?:[^-\s]\S* )?)*(?:ads (?:password|changetrustpw|dns (?:register|unregister)|user (?:add|delete)|group (?:add|delete)|join|leave|keytab (?:add|create|flush)\w*|gpo|enctypes set|setspn)|rpc (?:password|user password|rights|shell|share (?:add|delete)|service (?:create|start|stop)|registry|trustdom|vampire|shutdown)|sam|registry (?:setvalue|import|delete\w*)|changesecretpw|setlocalsid|idmap (?:set|delete|restore))\b/,
        CHANGED_DIRECTORY,
      ],
    ],
  },
  'net ads': '-* | U:',
  'net user': '-* | | privilege=changes-an-account',
  'net usershare': '- - tree -* | | serve',
  nmbd: '- | s:config | listen=137',
  pdbedit: '-* | | privilege=changes-accounts',
  realm: {
    line: '- -* | U:',
    unclear: [[/^(?:join|permit|leave|deny)\b/, 'who may log in from then on']],
  },
  rpcclient: {
    line: 'host | c,command:code.typed U: | look-around interactive',
    unclear: [
      [
        /(?:-c|--command)[ =](?!(?:enum|query|lookup|srvinfo|net\w*(?:enum|get)|getdom|getusername|lsa(?:query|enum|lookup)|dsr|help))\w+|;\s*(?:set|add|create|del|ch)\w+/,
        'the account that it changes',
      ],
    ],
    privileges: [[/(?:^| )--pw-nt-hash\b/, 'logs in with the hash of a password']],
  },
  'samba-tool': {
    line: '- -* | H: U: s:config k: | sub',
    secrets: [
      /--attributes[= ]\S*(?:unicodePwd|supplementalCredentials|userPassword|msDS-ManagedPassword|virtual\w+)/i,
      /\buser (?:getpassword|syncpasswords)\b/,
    ],
    unclear: [
      [
        /^(?:dsacl set|drs (?!showrepl|kcc|options$|bind|uptodateness)|rodc|schema \w+ (?!show|query)|service-account (?!list|view)|forest \w+ (?!show)|ntacl set|spn (?:add|delete)|delegation (?!show)|gpo (?:create|set\w*|del\w*|manage|restore|load|aclcheck)|fsmo (?:seize|transfer)|computer (?:add|create)|contact)/,
        CHANGED_DIRECTORY,
      ],
      [/^dns (?!query|serverinfo|zonelist|zoneinfo|roothints)/, WHO_ANSWERS],
      [/^domain (?!info\b|level show|\w+ (?:show|list|view))/, CHANGED_DIRECTORY],
    ],
    privileges: [
      [/\b(?:user (?:create|add|setpassword|enable)|group addmembers)\b/, 'changes accounts'],
    ],
  },
  'samba-tool dns': '- -* | U: P: k:',
  'samba-tool domain': '-* | U: s:config',
  'samba-tool group': '-* | U,username: H,URL:',
  'samba-tool user': '- -* | H: U: s:config | privilege=changes-an-account dry=list,show,getgroups',
  smbclient: {
    line: 'host credential | L:host s,configfile:config c,command:code.transfer U,user,password:credential A,authentication-file:use p: I: D: T: W: | repl=transfer',
    // the shares by which administrators reach a whole machine
    unclear: [
      [
        /[/\\](?:[A-Z]\$|ADMIN\$|SYSVOL|NETLOGON) .*\bm?put /i,
        'what that machine runs from then on',
      ],
    ],
  },
  smbd: '- | s,configfile:config l: p: | listen=445',
  smbget: 'url* | U: o:write',
  smbpasswd: '-* | | privilege=changes-accounts',
  sssctl: {
    line: '-*',
    unclear: [
      [/\b(?:logs-remove|cache-remove|client-data-restore)\b/, 'what was recorded until then'],
    ],
  },
  wbinfo: '-* | | look-around',
  winbindd: '- | s:config',

  // RADIUS
  freeradius: '=radiusd',
  radiusd: '- | d:peek | listen=1812',
  radtest: '-* | t: P: | out=network',
}
