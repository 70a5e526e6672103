import { unlessAsked } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { KEPT_SECRETS, STARTS_LATER, UNWATCHED, WHOM_IT_BELIEVES } from '../joint-facts.ts'
import { SHOWN_VARIABLES } from '../secret-facts.ts'

const KEPT_KEYS = 'which keys are kept there, and who gets them'

/** The key by which somebody logs in, put down elsewhere in another form. */
const KEY_CARRIED_OFF: RiskyArguments = [
  /^(?!.*(?:^| )-(?:pubout|noout|O public\S*|L)(?: |$))(?=.*\/\.ssh\/\S*(?<!\.pub)(?: |$)).* -(?:out|o) (?!\S*\/\.ssh\/)\S/,
  'who gets the key',
]

/** Keys, certificates, encryption and signatures. `openssl` and `gpg` have handlers. */
export const cryptography: KnowledgeTable = {
  // keys and certificates
  'acme.sh':
    '-* | d,domain: w,webroot:peek dns:? k,keylength: pre-hook,post-hook,renew-hook,reloadcmd,reloadCmd:exec cert-file:write key-file:write ca-file:write fullchain-file:write config-home:peek cert-home:peek home:peek accountconf:config server: days: notify-hook: m: account-key:use ca-bundle:use local-address: httpport: tlsport: csr:read deploy-hook: preferred-chain: eab-kid: eab-hmac-key: challenge-alias: domain-alias:',
  c_rehash: 'peek* | | kind=certificate-gatherer',
  certbot:
    '-* | pre-hook,post-hook,deploy-hook,renew-hook,manual-auth-hook,manual-cleanup-hook:exec config-dir:peek work-dir:peek logs-dir:peek d,domain,domains: m,email: c,config:config w,webroot-path:peek cert-name: cert-path:use key-path:use fullchain-path:write chain-path:write csr:read server: a,authenticator: i,installer: preferred-challenges: rsa-key-size: key-type: http-01-port: http-01-address: nginx-ctl:program apache-ctl:program nginx-server-root:peek apache-server-root:peek dns-cloudflare-credentials,dns-google-credentials,dns-digitalocean-credentials,dns-rfc2136-credentials:use reason: account: user-agent: preferred-chain: max-log-backups: issuance-timeout: eab-kid: eab-hmac-key: | out=meta',
  'certbot-auto': '=certbot',
  certtool:
    '- | infile:read outfile:write load-privkey:use load-ca-privkey:use load-certificate:use template:use',
  certutil: {
    line: '-* | d:use i:read o:write n: t: K: k: f:use P: s: c: x: v: z:read m: u: | out=meta',
    unclear: [[/(?:^| )-[AM]\b/, WHOM_IT_BELIEVES]],
  },
  cfssl:
    '- -* | ca,-ca:use ca-key,-ca-key:use config,-config:use profile,-profile: hostname,-hostname: csr,-csr: remote,-remote:host label,-label: loglevel,-loglevel:',
  dehydrated:
    '-* | f,config:script.sh k,hook:exec d,domain: t,challenge: o,out: p,privkey:use s,signcsr:read a: alias: domains-txt:read ca:',
  'easy-rsa': '=easyrsa',
  easyrsa: '-* | pki-dir: vars:script.sh ssl-conf:config',
  getssl: '-* | w:peek',
  keytool: {
    line: '-* | keystore,-keystore:use file,-file:use alias,-alias: storepass,-storepass: keypass,-keypass: -providerpath,providerpath:lib -providerclass,providerclass: -provider: -providername: -providerarg: -addprovider: -srckeystore,srckeystore:use -destkeystore,destkeystore:write -deststoretype: -srcstoretype: -infile:read -outfile:write -dname: -keyalg: -keysize: -validity: -storetype: -ext: -sslserver:host -jarfile:peek -srcstorepass: -deststorepass: -srcalias: -destalias: -conf:config -printcert | out=meta',
    secrets: [/-importkeystore\b|-exportsecret|-list .*-rfc.*private/],
    unclear: [
      [/-import(?:cert)?\b(?=.*(?:-cacerts\b|-keystore \S*\/cacerts\b))/, WHOM_IT_BELIEVES],
    ],
  },
  lego: '-* | email: domains: d: m: path:peek server: csr:use k: run-hook,renew-hook:exec dns: http.port: http.webroot:peek tls.port: filename: user-agent:',
  letsencrypt: '=certbot',
  mkcert: {
    line: '-* | cert-file:write key-file:write p12-file:write -cert-file:write -key-file:write -p12-file:write csr:read -csr:read',
    unclear: [[/(?:^| )-install\b/, WHOM_IT_BELIEVES]],
  },
  modutil: '-* | -add: -libfile:lib -dbdir: -delete: -mechanisms:',
  'opensc-explorer': 'script.typed | r: c: m: | interactive',
  'opensc-tool': '-*',
  openssl: {
    line: '-* | | kind=decoder,encoder',
    unclear: [KEY_CARRIED_OFF],
    variables: { OPENSSL_ENGINES: 'lib', OPENSSL_MODULES: 'lib', OPENSSL_CONF: 'startup' },
  },
  p11tool: '-* | provider:lib',
  pk12util: {
    line: '-* | i:use o!privilege d:use n: k:use K: w:use W: l:use',
    secrets: [/(?:^| )-o /],
  },
  'pkcs11-tool': '-* | module:lib',
  'pkcs15-tool': '-* | o:write pin: r: | out=meta',
  step: '- - -* | ca-url:url root:use fingerprint: provisioner: password-file:use key:use not-after: san: profile: kty: curve: kms: ca:use ca-key:use exec:side no-password insecure subtle',
  'step-ca': 'config | password-file:use resolver: issuer-password-file:use | listen=443',
  trust: {
    line: '-* | filter: format: purpose: | out=meta',
    unclear: [[/^anchor (?!--?h)/, WHOM_IT_BELIEVES]],
  },
  'update-ca-certificates': {
    line: '- | localcertsdir:peek hooksdir:side certbundle: certsconf:config | kind=certificate-gatherer',
    unclear: [[/--localcertsdir\b/, WHOM_IT_BELIEVES]],
  },
  'update-ca-trust': '-* | | kind=certificate-gatherer',

  // keys of ssh
  dropbearconvert: '- - use write',
  dropbearkey: '- | t: f:write s: C:',
  keychain: 'use* | agents: host: dir:peek timeout: lockwait: | out=code',
  puttygen: {
    line: 'use | t: b: C: O: o:write new-passphrase:use old-passphrase:use random-device:read E:',
    unclear: [KEY_CARRIED_OFF],
  },
  'ssh-add': 'use* | s:lib e: S:lib t: T: D: H: h: | kind=basic,password-store',
  'ssh-agent': 'argv | a:peek t: P: E: | out=code',
  'ssh-audit': 'host | p: P: T:read M:write l: | out=network',
  'ssh-import-id': '- | o,output:append r: u: | fetch privilege=lets-the-keys-of-others-log-in',
  'ssh-import-id-gh': '=ssh-import-id',
  'ssh-import-id-lp': '=ssh-import-id',
  'ssh-keygen': {
    line: '- | D:lib f:own.keyfile t: b: C: N: P: I: n: V: z: s:use O: Y: w:lib a: E: m: K: r: F: R: Z: | kind=basic',
    words: {
      keyfile: 'a key that is used to log in, not shown',
    },
    // an empty word behind -N: whoever reads the file has the key
    unclear: [
      [
        /^(?=.*(?:^| )-\w*p(?: |$)).*(?:^| )-N (?: |$)/,
        'who reads the key, which nothing locks then',
      ],
    ],
  },
  'ssh-keyscan': '-* | f:read p: t: T: O: | out=network',

  // GnuPG and signatures
  cosign: {
    line: '-* | key:use certificate-identity,certificate-identity-regexp,certificate-oidc-issuer,certificate-oidc-issuer-regexp: | kind=described',
    unclear: [
      [
        /^(?:-\S+ )*(?:copy|clean|load|sign|attest|attach|upload|import|env)\b/,
        'what is found there from then on',
      ],
      [
        /(?:^| )--insecure-ignore-\w+|--allow-(?:insecure|http)\S*|--private-infrastructure\b/,
        UNWATCHED,
      ],
      [
        /^(?:generate-key-pair|import-key-pair|piv-tool|pkcs11-tool|trusted-root|initialize)\b/,
        WHOM_IT_BELIEVES,
      ],
    ],
  },
  notation: {
    line: '-* | | kind=described',
    unclear: [
      [/^(?:-\S+ )*(?:sign|blob sign)\b/, 'what is found there from then on'],
      [
        /^(?:-\S+ )*(?:cert(?:ificate)? (?:add|delete|generate-test|cleanup-test)|policy (?:import|init)|blob policy (?:import|init)|key (?:add|delete|update|set)|plugin (?:install|uninstall)|login)\b/,
        WHOM_IT_BELIEVES,
      ],
    ],
  },
  dirmngr:
    '-* | options:config homedir:peek log-file:write http-proxy: hkp-cacert:use ldapserverlist-file:use debug:',
  'dirmngr-client': 'use',
  gpg: '-* | | kind=basic,decoder,password-store,teller,tool',
  'gpg-agent': 'argv | options:config pinentry-program:program homedir:peek | out=code',
  'gpg-connect-agent': {
    line: '-* | r,run:read',
    runs: [[/^\/definqprog\s+\S+\s+(.+)$/, 'side']],
    unclear: [
      [
        /\b(?:export_key|get_passphrase|preset_passphrase|keytocard)\b/i,
        'the key that it hands out',
      ],
    ],
  },
  'gpg-zip':
    'tree* | o,output:write r: gpg:program gpg-args: tar:program tar-args: | kind=library-tool',
  gpg2: '=gpg',
  gpgconf: {
    line: '-* | kill:',
    unclear: [[/(?:^| )--(?:change-options|apply-defaults|apply-profile)\b/, STARTS_LATER]],
  },
  gpgsm: '-*',
  gpgsplit: 'read*',
  gpgtar: {
    line: 'tree* | o,output:write r,recipient: u,local-user: C,directory:own.packed-dir T,files-from:list gpg:program gpg-args: tar: set-filename: status-fd: decrypt',
    words: {
      'packed-dir': 'the directory that an archive is unpacked into, or that the files lie in',
    },
  },
  gpgv: 'use* | keyring:use',
  minisign: '-* | s:use p: m:peek',
  pinentry: '- | display: ttyname: ttytype: lc-ctype: timeout: | kind=password-store',
  signify: '-* | s:use p: m:peek',
  'signify-openbsd': '=signify',
  sq: '- -* | o,output:write recipient-file:use signer-file:use recipient-key:use',

  // encryption
  aescrypt: 'read* | p: k:use o:write',
  age: 'read* | o,output:write i,identity:use r: R:',
  'age-keygen': 'use | o,output:write y',
  bcrypt: 'edit* | s:',
  blackbox_cat: 'use* | | secret',
  blackbox_edit: 'edit*',
  ccat: 'read* | k,keyfile:use K: E:',
  ccdecrypt: 'edit* | k,keyfile:use K: E:',
  ccencrypt: 'edit* | k,keyfile:use K: E:',
  ccrypt: 'edit* | K: k:use E:',
  cryfs: 'peek peek | c,config:use unmount-idle: cipher:',
  ecryptfs: '-*',
  encfs: '-*',
  encfsctl: '- peek -* | extpass:side',
  'git-crypt': {
    line: '- -* | k:use | quiet kind=other-o',
    unclear: [[/^export-key\b/, 'the key that it hands out']],
  },
  gocryptfs: 'peek peek | -passfile:use -extpass:side -config:use -masterkey:',
  mcrypt: 'read* | k: K: f:use',
  rage: '=age',
  'rage-keygen': '=age-keygen',
  scrypt: '- read write | passphrase:',
  shc: '- | f:source o:write e: m: i: x: l: | kind=compiler makes={path}.sh.x',
  sops: {
    line: 'own.sops* | k: p: age: pgp: output:write | sub others=*',
    opens: [
      /^(?!.*(?:^| )(?:-[a-z]{0,4}[der][a-z]{0,4}|--(?:decrypt|encrypt|rotate|help|version)|(?:en|de)crypt|rotate|updatekeys|publish|filestatus|keyservice|groups)(?: |$))/,
    ],
    unclear: [
      [
        /\bexec-file\b.*\b(?:bat|cat|cp|curl|base64|grep|head|less|more|nc|sed|strings|tail|tee|xxd)\b/,
        KEPT_SECRETS,
      ],
      [/(?:^| )(?:publish|keyservice|groups add)\b/, 'who reads it from then on'],
      SHOWN_VARIABLES,
      [/(?:^| )--add-(?:age|pgp|\w*kms|azure-kv|hc-vault-transit)\b/, 'who reads it from then on'],
    ],
    words: {
      sops: 'encrypted files: only decrypting shows the secret',
    },
  },
  'sops exec-env': '- exec | k: p: age: user:',
  'sops exec-file': '- exec | k: p: age: user: filename:',
  'ssh-vault': '- read write | k,key:use u,user:',
  tomb: '-* | k:use',
  'tarsnap-keymgmt': 'read* | outkeyfile:write passphrase-mem: print-key-id:use',
  ykman: {
    line: '- -* | d,device: r,reader: | kind=described',
    unclear: [
      [
        /\b(?:reset|delete|swap|change-\S+|set-\S+|import\S*|generate\S*|chalresp|static|hotp|unblock-\S+|access|add|uri|rename|code|settings|config)\b/,
        'what the key answers from then on',
      ],
    ],
  },
  ykpersonalize: '-* | o: s:write i:read | unclear=what-the-key-answers-from-then-on dry=-h,-V',
  transcrypt: {
    line: '-* | c: p:',
    unclear: [[/--(?:display|export-gpg)|(?:^| )-[dx]\b/, 'the key that it hands out']],
  },
  veracrypt:
    'peek peek | k,keyfiles:use p,password: c,create:?write d,dismount:? pim: protect-hidden: m: slot: hash: encryption: filesystem: size: volume-type: random-source:read',

  // hiding
  outguess: 'read write | d:read k:',
  stegcracker: 'read read | o:write',
  steghide:
    '-* | ef,-ef,embedfile:read cf,-cf,coverfile:use sf,-sf,stegofile:write xf,-xf,extractfile:write p,passphrase:',
  zsteg: 'use* | E: l:',

  // passwords
  apg: '-* | a: M: n: m: x: b:use',
  htdigest: 'write -*',
  htpasswd: 'write -*',
  mkpasswd: '-*',
  oathtool: '-*',
  pwgen: '-*',
  pwqgen: '-*',
  'ssh-askpass': '-* | | kind=password-store,side-tool',
  'gnome-ssh-askpass': '=ssh-askpass',
  ksshaskpass: '=ssh-askpass',
  'lxqt-openssh-askpass': '=ssh-askpass',
  'x11-ssh-askpass': '=ssh-askpass',
  'git-gui--askpass': '=ssh-askpass | kind=other-o',
  getcert: { line: '- -* | d: n: i: f: k:', unclear: [unlessAsked(KEPT_KEYS, 'refresh|resubmit')] },
  tpm2_getcap: '-* | o:write | kind=reporter',
  tpm2_getrandom: '-* | o,output:write | kind=reporter',
  tpm2_pcrread: '-* | o:write | kind=reporter',
}
