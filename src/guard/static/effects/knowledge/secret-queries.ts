/**
 * Questions whose answer is a secret: the names of programs, and what in their arguments, joined by
 * blanks, makes it one.
 */
export const SECRET_QUERIES: readonly (readonly [string, RegExp])[] = [
  // A copy of a disk or a database for everybody.
  [
    'aws',
    /\bmodify-(?:db-(?:cluster-)?snapshot|snapshot|image|fpga-image)-attribute\b(?!.*(?:Remove=|-to-remove|--operation-type remove)).*\ball\b/,
  ],
  // a search for things that look like keys, through everybody's files
  [
    'grep egrep fgrep zgrep rg ag ack ugrep pt sift',
    /(?:AKIA|ASIA|gh[pousr]_|glpat-|xox[abp]|sk_live|sk-ant|BEGIN\b.*PRIVATE|aws_secret|aws_access).* (?:\/|~|\/home|\/root|\/Users|\/var|\/etc|\/srv|\/opt|\/home\/user)\/?(?: |$)/,
  ],
  // the form of a password hash
  ['grep egrep fgrep zgrep rg strings awk gawk perl', /root:\\*\$|:\\*\$[y156]\\*\$/],
  // a search for the line with the password, in the configuration of a service
  [
    'grep egrep fgrep zgrep rg ag ack awk gawk sed',
    /(?:requirepass|masterauth|admin_password|db_?passw(?:or)?d|smtp_?passw(?:or)?d|secret_key_base|bindpw|rootpw)\S* .*(?:^| )\/(?:etc|var\/www|var\/lib|opt|srv|root|home)\//i,
  ],
  ['getent ypcat ypmatch', /(?:^| )g?shadow(?:\.by\w+)?(?: |$)/],
  ['ecryptfs-unwrap-passphrase', /(?:)/],
  ['terraform tofu', /\boutput\b.*(?:password|secret|token|private_key|_key\b)|\bstate pull\b/i],
  ['ldapsearch', /\b(?:userPassword|unicodePwd|sambaNTPassword|ntPwdHistory|ms-Mcs-AdmPwd)\b/i],
  [
    'etcdctl',
    /^(?!.*--(?:keys|count)-only(?!=false)).*\bget\b.*(?:\/registry\/secrets| \/ --prefix|--from-key)/,
  ],
  ['consul', /\bkv (?:get|export)\b.*(?:secret|password|token)/i],
  ['redis-cli valkey-cli keydb-cli', /\bconfig get (?:requirepass|masterauth|\*)/i],
  ['nmcli', /(?:^| )(?:-s|--show-secrets)\b/],
  ['gh', /\bauth (?:token|status .*--show-token|status -t)/],
  ['glab', /\bauth status\b.* (?:--show-token|-t)\b/],
  ['docker podman nerdctl', /\binspect\b.*\.Config\.Env/],
  ['git', /\bcredential (?:fill|approve)\b|^credential-\w+ get\b/],
  ['npm', /\bconfig (?:get|list|ls).*(?:_authToken|_auth|_password)/],
  ['bw bitwarden', /\b(?:export|get (?:password|item|totp|notes))\b/],
  ['op', /\bitem get\b|\bread\b|--reveal/],
  ['lpass', /\b(?:show|export)\b/],
  ['security', /\b(?:find-(?:generic|internet)-password\b.*-[gw]|dump-keychain\b.*-d|export\b)/],
  ['rclone', /\b(?:config (?:dump|show)|reveal)\b/],
  ['wg', /\bshow(?:conf)?\b.*(?:private-key|preshared-keys)|\bshowconf\b/],
  ['dmsetup', /--showkeys/],
  ['cryptsetup', /--dump-(?:volume|master)-key/],
  ['keyctl', /\b(?:print|pipe|read)\b/],
  ['virsh', /\bsecret-get-value\b/],
  ['systemd-creds', /\bdecrypt\b/],
  ['samba-tool', /\buser (?:getpassword|syncpasswords)\b/],
  ['secretsdump secretsdump.py impacket-secretsdump impacket-secretsdump.py', /./],
  ['mimipenguin lazagne laZagne mimikatz gosecretsdump', /./],
  ['slapcat', /./],
  ['pg_dumpall', /--(?:roles-only|globals-only)|(?:^| )-[rg](?: |$)/],
  ['mysqldump mariadb-dump', /\bmysql (?:user|global_priv)\b/],
  ['kinit klist', /(?:^| )-\w*K/],
  ['ktutil', /^/],
  [
    'grep egrep zgrep rg ag ack',
    /(?:AKIA|ASIA|gh[pousr]_|glpat-|xox[bp]-|BEGIN[\s.*]\S*PRIVATE|aws_secret|sk_live).*(?:^| )(?:\/home|\/root|\/etc|\/|~|\/var\/www)\S*(?: |$)/,
  ],
  ['augtool', /\/files\/etc\/g?shadow/],
  ['mongosh mongo', /system\.users|\bcredentials\b/],
  ['pk12util', /(?:^| )-o /],
  ['keytool', /-importkeystore\b|-exportsecret|-list .*-rfc.*private/],
  ['vault', /\b(?:kv get|read)\b(?!.*\bmetadata\b)/],
  ['ansible-vault', /^(?:view|decrypt)\b/],
  ['ps', /^(?:[a-z]*e[a-z]*w*\b(?<!ef)|-E|auxe\w*)/],
  // The table of hashes, not a path that is asked for its rights.
  [
    'osquery osqueryi',
    /process_envs|\bfrom\s+(?:shadow|authorized_keys)\b|\b(?:join|,)\s*shadow\b/i,
  ],
  ['wp', /\bconfig (?:get|list)\b.*(?:DB_PASSWORD|AUTH_KEY|--format)|user_pass/],
  ['drush', /\bsql[-:]?(?:conf|connect)\b/],
  ['chamber doppler infisical envchain', /\b(?:read|export|secrets? (?:get|download)|list .*-e)\b/],
  ['secret-tool', /\b(?:lookup|search)\b/],
  ['kwallet-query', /(?:^| )-r /],
  ['kubectl oc', /\bget --raw[= ]\S*\/secrets\b|\bconfig view\b.* --raw\b/],
  ['oc', /\bwhoami (?:-t|--show-token)\b|\bextract secret\b|\bsa get-token\b/],
  [
    'aws',
    /\bec2 get-password-data\b|\beks get-token\b|\bcodeartifact get-authorization-token\b|\blightsail download-default-key-pair\b|\bsso get-role-credentials\b/,
  ],
  [
    'gcloud',
    /\biam service-accounts keys create\b|\bauth print-(?:access|identity)-token\b|\bsql users describe\b|\bconfig config-helper\b/,
  ],
  [
    'az',
    /\b(?:acr credential show|cosmosdb keys list|redis list-keys|webapp deployment list-publishing-(?:profiles|credentials)|functionapp keys list|servicebus .*keys list|storage account (?:keys list|show-connection-string|generate-sas)|ad sp credential reset|vm user update|keyvault (?:key|certificate|secret) (?:download|show)|containerapp secret (?:list|show).*--show-values|batch account keys list|sql .*list-connection)\b/,
  ],
  [
    'ibmcloud',
    /\biam (?:oauth-tokens|api-key-create|service-api-key-create)\b|\bsecrets-manager secret\b/,
  ],
  ['oci', /\bsecrets secret-bundle get\b|\biam auth-token create\b|\bsetup keys\b/],
  [
    'doctl',
    /\bdatabases (?:connection|user get)\b|\bregistry (?:docker-config|kubernetes-manifest)\b/,
  ],
  [
    'linode-cli scw hcloud exo vultr vultr-cli yc aliyun',
    /\b(?:kubeconfig-view|kubeconfig (?:get|download)|iam create-token|CreateAccessKey|iam key create)\b/,
  ],
  ['heroku', /\b(?:auth:token|authorizations:create|pg:credentials:url)\b/],
  ['my_print_defaults', /(?:^| )(?:-s|--show)\b/],
  ['mysql_config_editor', /\bprint\b/],
  ['flyctl fly', /\b(?:auth token|tokens create)\b/],
  [
    'vercel netlify railway render supabase',
    /\benv (?:pull|ls .*--decrypt)|\benv:(?:get|list)\b.*--plain|\bvariables\b.*--(?:json|kv)|\bsecrets list\b.*--reveal/,
  ],
  ['argocd', /\badmin initial-password\b|\baccount generate-token\b/],
  ['nomad consul', /\bacl (?:bootstrap|token (?:create|read|self))\b|\bkeyring\b.*-list/],
  ['gitlab-rails rails bin/rails', /\bcredentials:(?:show|edit)\b/],
  ['nmcli', /\bdevice wifi show-password\b/],
  ['sqlite3', /(?:Login Data|logins\.json|cookies\.sqlite|key4\.db)/],
  ['crictl ctr', /\binspect\b.*env/i],
]
