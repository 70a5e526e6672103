/**
 * Questions whose answer is a secret: the program, and what in its arguments makes it one.
 * Both are patterns; the arguments are joined by blanks.
 */
export const SECRET_QUERIES: readonly (readonly [RegExp, RegExp])[] = [
  // A copy of a disk or a database for everybody.
  [
    /^aws$/,
    /\bmodify-(?:db-(?:cluster-)?snapshot|snapshot|image|fpga-image)-attribute\b(?!.*(?:Remove=|-to-remove|--operation-type remove)).*\ball\b/,
  ],
  // a search for things that look like keys, through everybody's files
  [
    /^(?:[efz]?grep|rg|ag|ack|ugrep|pt|sift)$/,
    /(?:AKIA|ASIA|gh[pousr]_|glpat-|xox[abp]|sk_live|sk-ant|BEGIN\b.*PRIVATE|aws_secret|aws_access).* (?:\/|~|\/home|\/root|\/Users|\/var|\/etc|\/srv|\/opt|\/home\/user)\/?(?: |$)/,
  ],
  // the form of a password hash
  [/^(?:[efz]?grep|rg|strings|awk|gawk|perl)$/, /root:\\*\$|:\\*\$[y156]\\*\$/],
  [/^getent$/, /^g?shadow\b/],
  [
    /^(?:terraform|tofu)$/,
    /\boutput\b.*(?:password|secret|token|private_key|_key\b)|\bstate pull\b/i,
  ],
  [/^ldapsearch$/, /\b(?:userPassword|unicodePwd|sambaNTPassword|ntPwdHistory|ms-Mcs-AdmPwd)\b/i],
  [
    /^etcdctl$/,
    /^(?!.*--(?:keys|count)-only(?!=false)).*\bget\b.*(?:\/registry\/secrets| \/ --prefix|--from-key)/,
  ],
  [/^consul$/, /\bkv (?:get|export)\b.*(?:secret|password|token)/i],
  [/^(?:redis-cli|valkey-cli|keydb-cli)$/, /\bconfig get (?:requirepass|masterauth|\*)/i],
  [/^nmcli$/, /(?:^| )(?:-s|--show-secrets)\b/],
  [/^gh$/, /\bauth (?:token|status .*--show-token|status -t)/],
  [/^glab$/, /\bauth status .*--show-token/],
  [/^(?:docker|podman|nerdctl)$/, /\binspect\b.*\.Config\.Env/],
  [/^git$/, /\bcredential (?:fill|approve)\b|^credential-\w+ get\b/],
  [/^npm$/, /\bconfig (?:get|list|ls).*(?:_authToken|_auth|_password)/],
  [/^(?:bw|bitwarden)$/, /\b(?:export|get (?:password|item|totp|notes))\b/],
  [/^op$/, /\bitem get\b|\bread\b|--reveal/],
  [/^lpass$/, /\b(?:show|export)\b/],
  [/^security$/, /\b(?:find-(?:generic|internet)-password\b.*-[gw]|dump-keychain\b.*-d|export\b)/],
  [/^rclone$/, /\b(?:config (?:dump|show)|reveal)\b/],
  [/^wg$/, /\bshow(?:conf)?\b.*(?:private-key|preshared-keys)|\bshowconf\b/],
  [/^dmsetup$/, /--showkeys/],
  [/^cryptsetup$/, /--dump-(?:volume|master)-key/],
  [/^keyctl$/, /\b(?:print|pipe|read)\b/],
  [/^virsh$/, /\bsecret-get-value\b/],
  [/^systemd-creds$/, /\bdecrypt\b/],
  [/^samba-tool$/, /\buser (?:getpassword|syncpasswords)\b/],
  [/^(?:impacket-)?secretsdump(?:\.py)?$/, /./],
  [/^(?:mimipenguin|lazagne|laZagne|mimikatz|gosecretsdump)$/, /./],
  [/^slapcat$/, /./],
  [/^pg_dumpall$/, /--(?:roles-only|globals-only)|(?:^| )-[rg](?: |$)/],
  [/^(?:mysqldump|mariadb-dump)$/, /\bmysql (?:user|global_priv)\b/],
  [/^(?:kinit|klist)$/, /(?:^| )-\w*K/],
  [/^ktutil$/, /^/],
  [
    /^(?:grep|egrep|zgrep|rg|ag|ack)$/,
    /(?:AKIA|ASIA|gh[pousr]_|glpat-|xox[bp]-|BEGIN[\s.*]\S*PRIVATE|aws_secret|sk_live).*(?:^| )(?:\/home|\/root|\/etc|\/|~|\/var\/www)\S*(?: |$)/,
  ],
  [/^augtool$/, /\/files\/etc\/g?shadow/],
  [/^(?:mongosh|mongo)$/, /system\.users|\bcredentials\b/],
  [/^pk12util$/, /(?:^| )-o /],
  [/^keytool$/, /-importkeystore\b|-exportsecret|-list .*-rfc.*private/],
  [/^vault$/, /\b(?:kv get|read)\b(?!.*\bmetadata\b)/],
  [/^(?:ansible-vault)$/, /^(?:view|decrypt)\b/],
  [/^ps$/, /^(?:[a-z]*e[a-z]*w*\b(?<!ef)|-E|auxe\w*)/],
  [/^osqueryi?$/, /process_envs|shadow|authorized_keys/],
  [/^wp$/, /\bconfig (?:get|list)\b.*(?:DB_PASSWORD|AUTH_KEY|--format)|user_pass/],
  [/^drush$/, /\bsql[-:]?(?:conf|connect)\b/],
  [
    /^(?:chamber|doppler|infisical|envchain)$/,
    /\b(?:read|export|secrets? (?:get|download)|list .*-e)\b/,
  ],
  [/^(?:secret-tool)$/, /\b(?:lookup|search)\b/],
  [/^kwallet-query$/, /(?:^| )-r /],
  [/^crictl$|^ctr$/, /\binspect\b.*env/i],
]

/** Arguments that raise rights, in programs that otherwise do not. */
export const PRIVILEGE_QUERIES: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /^snap$/,
    /--dangerous\b.*--(?:devmode|classic)\b|--(?:devmode|classic)\b.*--dangerous\b/,
    'installs an unsigned package without any confinement',
  ],
  [
    /^aws$/,
    /modify-(?:db-(?:cluster-)?)?snapshot-attribute\b.*(?:--values-to-add|--group-names) all/,
    'shares a snapshot with everybody',
  ],
  [/^setfattr$/, /security\.capability/, 'gives capabilities to a file'],
  [/^dpkg-statoverride$/, /--add\b.* 0?[2467][0-7]{3} /, 'sets the set-uid or set-gid bit'],
  [
    /^busctl$|^dbus-send$|^gdbus$/,
    /StartTransientUnit|policykit.*Register|SetCapabilities/,
    'starts a unit of the system',
  ],
  [
    /^(?:sfdisk|sgdisk|gdisk)$/,
    /--(?:zap-all|clear|delete|mbrtogpt)|(?:^| )-[ozZ](?: |$)/,
    'rewrites a partition table',
  ],
  [
    /^cryptsetup$/,
    /\b(?:luksFormat|luksErase|erase|reencrypt\b(?=.*--(?:encrypt|init-only|new)))\b.*\/dev\/(?!loop)/,
    'destroys what is on a disk',
  ],
]
