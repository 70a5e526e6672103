import type { KnowledgeTable } from '../entry.ts'
import { KEPT_SECRETS, WHOM_IT_BELIEVES } from '../joint-facts.ts'
import { SHOWN_VARIABLES } from '../secret-facts.ts'

const STORED_VALUE = /\b(?:read|export|secrets? (?:get|download)|list .*-e)\b/

/** Stores of secrets. */
export const secretStores: KnowledgeTable = {
  'aws-vault': {
    line: '- | | sub',
    unclear: [
      SHOWN_VARIABLES,
      [/(?:^| )--(?:ec2-server|ecs-server|server|lazy)\b/, 'who asks it for keys'],
    ],
  },
  'aws-vault add': '-*',
  'aws-vault exec': '- argv | d,duration: region: t: | shell',
  'aws-vault export': '- | format: | secret',
  'aws-vault list': '-*',
  'aws-vault login': '- | d,duration: | unclear=who-logs-in-with-the-link',
  bao: '=vault',
  berglas: { line: '- -* | | sub', unclear: [SHOWN_VARIABLES] },
  'berglas access': '- | | secret',
  'berglas exec': 'argv',
  bw: {
    line: ' | session: | sub kind=password-store,secret-store,teller others=confirm,edit,import,logout,lock,move,restore,update,device-approval',
    secrets: [/\b(?:export|get (?:password|item|totp|notes))\b/],
    unclear: [
      [/^(?:unlock|login)\b.* --raw\b/, KEPT_SECRETS],
      [/^(?:move|share|confirm)\b|^serve\b.*--hostname/, 'who gets in from then on'],
    ],
  },
  'bw config': '-*',
  'bw create': '-* | file:read itemid:',
  'bw encode': '-*',
  'bw export': '- | output:write format: password: session: | secret',
  'bw generate': '-* | length:',
  'bw get':
    '- - | itemid: output:write organizationid: session: | secret dry=template,fingerprint,organization,org-collection',
  'bw list':
    '- | search: url: folderid: collectionid: session: | secret dry=folders,collections,organizations,org-collections,org-members',
  'bw login': '-* | method: code: passwordenv: passwordfile:use',
  'bw serve': '- | port:listen hostname: | listen=8087',
  'bw status': '-',
  'bw sync': '-',
  'bw unlock': '- | passwordenv: passwordfile:use',
  chamber: {
    line: '- | | sub others=list,services,history,tag,write,import',
    secrets: [STORED_VALUE],
    unclear: [SHOWN_VARIABLES],
  },
  'chamber exec': '- argv',
  'chamber export': '- | f,format: o,output-file:write | secret',
  'chamber read': '- - | q: | secret',
  conjur: {
    line: '- -* | i,id: | kind=secret-store',
    secrets: [/^variable (?:get|value)\b/],
  },
  credstash: {
    line: '- -* | r: p: t: | kind=secret-store',
    secrets: [/^(?:-\S+ )*(?:get|getall)\b/],
  },
  dcli: { line: ' | | sub', unclear: [SHOWN_VARIABLES] },
  'dcli exec': 'argv',
  'dcli note': '-* | o,output: | secret',
  'dcli password': '-* | o,output: f,field: | secret',
  doppler: {
    line: '- | | sub kind=password-store,secret-store others=activity,changelog,configure,environments,feedback,login,logout,me,open,projects,setup,settings,tui,update,flags',
    secrets: [STORED_VALUE],
    unclear: [
      [
        /^configure\b.*(?:\bget token\b|\bdebug\b|--all\b)|^configure (?:-\S+ )*set (?:api-host|dashboard-host|verify-tls)/,
        KEPT_SECRETS,
      ],
      SHOWN_VARIABLES,
    ],
  },
  'doppler run': 'argv | c: command:exec',
  'doppler secrets':
    '- -* | p,project: c,config: format: | secret dry=set,delete,upload,notes,substitute,--only-names',
  envchain: {
    line: '- argv',
    secrets: [STORED_VALUE],
    unclear: [SHOWN_VARIABLES],
  },
  gopass: '=pass',
  infisical: {
    line: '- -* | env: path: token: projectId: | sub others=bootstrap,init,login,scan,user,vault',
    secrets: [STORED_VALUE],
    unclear: [
      [
        /^user get\b|\blogin\b.*--plain\b|^(?:token|ssh|dynamic-secrets|gateway|kmip)\b/,
        KEPT_SECRETS,
      ],
      SHOWN_VARIABLES,
    ],
  },
  'infisical export': '- | env: path: format: | secret',
  'infisical run': 'argv | env: path: token: projectId: c,command:exec',
  'infisical secrets': '-* | env: path: | secret dry=set,delete,folders,generate-example-env',
  keepassxc: 'use* | keyfile:use config:use',
  'keepassxc-cli': '- use -* | k,key-file:use a: f: t: | sub',
  'keepassxc-cli clip': 'use - | k,key-file:use | secret',
  'keepassxc-cli export': 'use | k,key-file:use f,format: | secret',
  'keepassxc-cli ls': 'use - | k,key-file:use',
  'keepassxc-cli show': 'use - | k,key-file:use a: t: | secret',
  keyctl: {
    line: '- -* | | sub out=meta others=add,clear,describe,instantiate,invalidate,link,list,move,negate,newring,purge,reap,rdescribe,rlist,request,restrict_keyring,revoke,search,security,supports,timeout,unlink,update,watch,id,get_persistent,pkey_query',
    secrets: [/\b(?:print|pipe|read)\b/],
  },
  'keyctl pipe': '=keyctl print',
  'keyctl print': '- | | secret',
  'keyctl read': '=keyctl print',
  'keyctl session': '- argv | | shell',
  'keyctl show': '-* | | out=meta',
  kpcli: {
    line: '- | kdb:use key:use command: histfile: pwfile:use | interactive',
    secrets: [/\bshow -\w*f\b/],
  },
  'kwallet-query': {
    line: '-* | r: | secret dry=-l,--list-entries kind=password-store,secret-store',
    secrets: [/(?:^| )-r /],
  },
  lpass: {
    line: '- | | sub kind=password-store,secret-store,teller others=add,duplicate,edit,generate,logout,mv,rm,status,sync',
    secrets: [/\b(?:show|export)\b/],
  },
  'lpass export': '-* | | secret',
  'lpass login': '-*',
  'lpass ls': '-*',
  'lpass show': '-* | | secret',
  op: {
    line: '- | | sub kind=password-store,secret-store,teller others=account,group,signin,signout,update,vault,whoami',
    secrets: [/\bitem get\b|\bread\b|--reveal/],
    unclear: [
      [
        /\b(?:grant|revoke|provision|invite)\b|\bitem share\b|\bsignin\b.*--raw/,
        'who gets in from then on',
      ],
      SHOWN_VARIABLES,
    ],
  },
  'op document': ' | | sub',
  'op document get': '- | o,out-file:write vault: | secret',
  'op inject': '- | i,in-file:read o,out-file:write | unclear=the-secrets-that-are-kept-there',
  'op item': '- -* | | sub',
  'op item create': '-* | category: title: vault: template:read generate-password:? tags: url:',
  'op item delete': '-* | vault: | unclear=what-is-lost-with-it dry=--archive',
  'op item edit': '-* | title: vault: template:read generate-password:? tags: url:',
  'op item get': '- | fields: format: reveal!privilege vault:',
  'op item list': '-* | categories: tags: vault: format:',
  'op item template': '-* | o,out-file:write',
  'op read': '-* | o,out-file:write | secret',
  'op run': 'argv | env-file:use',
  passage: '=pass',
  pass: {
    line: 'own.pass-name* | | kind=password-store,secret-store,teller speaks',
    words: {
      'pass-name': 'a password by its name in the store',
    },
    unclear: [
      [/^grep\b/, KEPT_SECRETS],
      [
        /^git (?:-\S+ )*(?:push (?:\S+ )*(?:\w+:\/\/|[\w.-]+@[\w.-]+:)|remote (?:add|set-url)\b|archive\b|bundle\b)/,
        'who gets the passwords',
      ],
      [/^(?:init|recipients add) (?:-\S+ )*\S/, 'who reads the passwords from then on'],
    ],
    opens: [/^edit\b/],
    secrets: [/^grep (?:-\S+ )*(?:\^|\$|\^?\.[*+]?\$?)?$/],
  },
  rbw: {
    line: ' | | sub kind=password-store,secret-store others=add,config,edit,generate,lock,login,purge,register,search,stop-agent,sync,unlocked',
    opens: [/^edit\b/],
  },
  'rbw code': '- - | folder: | secret',
  'rbw get': '- - | f,field: folder: | secret',
  'rbw list': '-* | fields:',
  'rbw unlock': '-*',
  'secret-tool': {
    line: '- | | sub kind=password-store,secret-store,teller others=store,lock',
    secrets: [/\b(?:lookup|search)\b/],
  },
  'secret-tool lookup': '-* | | secret',
  'secret-tool search': '-* | | secret',
  keyring: { line: '- -* | | kind=password-store,secret-store', secrets: [/^(?:-\S+ \S+ )*get\b/] },
  security: {
    line: ' | | sub out=meta kind=password-store,secret-store,teller others=create-keychain,error,list-keychains,list-smartcards,show-keychain-info,verify-cert,lock-keychain,add-certificates',
    unclear: [[/^(?:-\S+ )*add-trusted-cert\b/, WHOM_IT_BELIEVES]],
    secrets: [/\b(?:find-(?:generic|internet)-password\b.*-[gw]|dump-keychain\b.*-d|export\b)/],
  },
  'security add-trusted-cert': 'use | r: k: p: s: u: a:',
  'security cms': '- | i:read o:write',
  'security dump-keychain': '-* | | secret',
  'security execute-with-privileges': 'argv',
  'security export': '- | k: t: f: o:write P: | secret',
  'security find-certificate': '- | c: e: | out=meta',
  'security find-generic-password': '-* | a: s: l: c: C: D: G: j: r: t: | secret',
  'security find-identity': '-* | p: s: | out=meta',
  'security find-internet-password': '-* | a: s: l: c: C: D: d: j: p: P: r: t: | secret',
  'security import': 'use | k: t: f: P: T: a:',
  summon: {
    line: 'argv | p,provider:program f:use yaml: D: e,environment:',
    unclear: [SHOWN_VARIABLES],
  },
  'systemd-ask-password':
    '-* | icon: id: keyname: credential: timeout: | out=meta kind=password-store',
  'systemd-creds': {
    line: ' | name: with-key: tpm2-device: newline: | sub others=has-tpm2,list,setup',
    secrets: [/\bdecrypt\b/],
  },
  'systemd-creds cat': '-* | | secret',
  'systemd-creds decrypt': 'read write | name:',
  'systemd-creds encrypt': 'use write | name: with-key:',
  teller: { line: '- argv | c:config', unclear: [SHOWN_VARIABLES] },
  vault: {
    line: '- | address: | sub kind=password-store,secret-store,teller others=audit,auth,delete,events,hcp,lease,list,monitor,namespace,path-help,pki,plugin,policy,proxy,transform,transit,version-history,patch',
    words: {
      'vault-kv': 'the verb of `vault kv`',
    },
    secrets: [
      /^(?:-\S+ )*operator init\b(?!.*-(?:status|pgp-keys|recovery-pgp-keys))/,
      /\bprint token\b/,
      /\b(?:kv get|read)\b(?!.*\bmetadata\b)(?! (?:-\S+ )*sys\/(?:health|seal-status|leader|ha-status|host-info|mounts|auth|policy|policies|license\/status|version-history|key-status|capabilities-self|internal\/counters)\b)/,
    ],
    unclear: [
      [
        /^(?:-\S+ )*(?:write|patch) (?:-\S+ )*(?!-|(?:secret|secrets|kv|cubbyhole|apps?)\/|\S*transit\/(?:encrypt|verify|hash|random)|auth\/[\w-]+\/login\b)\S/,
        'who gets in from then on',
      ],
      [
        /^(?:-\S+ )*(?:token (?:create|lookup)\b(?!.*-accessor)|pki (?:issue|reissue)|login\b.*(?:-token-only|-field))|^(?:-\S+ )*delete (?:-\S+ )*(?:sys|auth|identity)\//,
        'who gets in from then on',
      ],
    ],
  },
  'vault agent': '- | config,-config:job-config log-level:',
  'vault kv': 'own.vault-kv -* | field,-field: format:',
  'vault login': '-*',
  'vault read':
    '-* | field,-field: format: | secret dry=sys/health,sys/seal-status,sys/leader,sys/ha-status,sys/host-info,sys/mounts,sys/auth,sys/policy,sys/policies/acl,sys/license/status,sys/version-history,sys/key-status',
  'vault server':
    '- | config,-config:config log-level: dev-root-token-id: -dev-listen-address:listen -dev-plugin-dir:lib | listen=8200',
  'vault ssh':
    '- remote-argv | -role: -mode: -mount-point: -private-key-path:use -public-key-path: -valid-principals: | shell',
  'vault status': '-*',
  'vault token': '-*',
  'vault unwrap': '- | | secret',
  'vault write': '-*',
  'ecryptfs-unwrap-passphrase': {
    secrets: [/(?:)/],
  },
  bitwarden: '=bw',
}
