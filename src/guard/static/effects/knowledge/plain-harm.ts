import { late, type Pattern } from './pattern.ts'
import { RECORDER } from './protectors.ts'

/**
 * Words that leave no doubt. They are only asked where a use of a program is unclear already: somebody is made
 * master of all, every backup goes, a record of what happens is wiped or ends.
 */

/** Rights to do everything. */
const MASTER = [
  String.raw`\bAdministratorAccess\b|\bPowerUserAccess\b|\bIAMFullAccess\b|\w*ClusterAdminPolicy\b`,
  String.raw`\bcluster-?admins?\b|\bcluster-owner\b|\bsystem:masters\b|\bsuper-?(?:user|admin)s?\b|\bsysadmin\b`,
  String.raw`\badministrators?\b|\bglobal ?admin\w*|\bdomain admins\b|\bconsoleAdmin\b|\bsystem[_ ]admin\w*`,
  String.raw`(?:-r|-p|--?(?:role|roles|rolename|role-name|rights|policy|polic(?:y|ies)-?\w*|permission|privileges?|groups?))[= ](?:roles\/)?["']?(?:admin|owner|root)\b`,
  String.raw`\b(?:role|roles|permission|permissions|access_level|is_admin|admin)=["']?(?:admin|owner|root|50|true)\b`,
  '(?:^| )--(?:admin|is-admin|all-access|superuser|unrestricted)(?:=true)?(?= |$)',
  String.raw`\bactions?=\*|["']?verbs["']?:\s*\[\s*["']\*["']|\bnopass\b.*\+@all|\ballcommands\b.*\bnopass\b`,
  String.raw`\bgrant(?:-role)? \S+ (?:root|superuser|admin|owner|RWXCA)\b`,
].join('|')
const GIVING = String.raw`(?:^|[ :_.-])(?:add|assign|associate|attach|authorize|bind|create|edit|grant|invite|make|modify|new|patch|promote|put|setuser|set|update|upload)(?=[ :_.A-Z-]|$)|(?:-X|--method|--request)[= ]?(?:POST|PUT|PATCH)\b`
const MADE_MASTER = late(new RegExp(`^(?=.*(?:${GIVING})).*(?:${MASTER})`, 'is'))

const ENDING = '(?:clear|del|delete|destroy|drop|erase|nuke|purge|rdelete|remove|rm|wipe)'
const COPIES = '(?:archives?|backups?|recovery-?points?|restore-?points?|snapshots?)'
const EVERY = String.raw`(?:(?:^| )(?:--(?:all|all-\w[\w-]*|everything|destroy-data|allow-full-removal|nuke)|all|ALL|everything|0-999)(?= |$|=)|(?:^| )["']?\*["']?(?= |$))`
const NO_COPY_LEFT: Pattern[] = [
  late(
    new RegExp(
      `^(?=.*(?:^|[ :_.]|\\w-)${ENDING}(?=[ :_.-]|$))(?=.*(?:^|[ :_./-])${COPIES}(?=[ :_./-]|$)).*${EVERY}`,
      'is',
    ),
  ),
  late(
    /(?:^| )(?:--delete-all|--nuke|clearsnapshot --all|--backup-retention-period[= ]0|--delete-backup-data[= ]true|\S*snapshot\.removeall)(?= |$)/,
  ),
  late(
    /(?:^| )(?:--keep-la(?:te)?st|--remove-older-than|remove-all-but-n-full|remove-older-than)[= ]0+[smhdwBMYD]?(?= |$)|(?:^| )-keep 0:0(?= |$)/,
  ),
]

const RECORD = String.raw`(?:audit|auditing|audit-?logs?|audit-?logging|audit-?records?|auditlog|auditd|cloudtrail|eventsenabled|admineventsenabled|session_recording\w*|accesslog-logging|auditlog-logging|logging_enabled|syslogd_enable)`
const OFF = '(?:disable[ds]?|stop|off|never|none|no|false|0)'
const NO_RECORD_LEFT = late(
  new RegExp(
    [
      `(?:^|[ :_.]|\\w-)(?:disable|stop|delete|remove|purge|destroy|clear)(?:[ :_.-]\\S*)? (?:\\S+ ){0,2}(?:\\S*[/_.:-])?${RECORD}(?=[ :_./=*-]|$)`,
      `(?:^|[ ,;:_./-])${RECORD}(?:[\\w.-]{0,40})?(?:[=: ]+|-)["']?${OFF}(?=[ ,;"'}]|$)`,
      `(?:^| )(?:StopUnit|MaskUnitFiles|DisableUnitFiles|KillUnit|FreezeUnit|freeze) (?:\\S+ ){0,3}${RECORDER}(?= |$)`,
      `(?:^| )(?:disable|stop|clear)[-_]?audit\\w*(?= |$|;)`,
    ].join('|'),
    'is',
  ),
)

/** All that a store holds, or the disks below it. */
const NOTHING_LEFT = late(
  /(?:^| )--all-collections\b|getCollectionNames\(\)\.forEach\([^)]*\)?.{0,40}drop|delete_series\?\S{0,20}=\S{0,40}=~["']?\.[+*]|\bdelete events? .{0,60}--all\b|\bUDisks2\.Block[. ]Format\b|\/vall del\b|-CfgClr\b|\blogicaldrive all\b|\barray all delete\b|\bERASEALL|\bdelete-ns\b|--wipe-slot=all\b|\bdatastore remove \S+ --destroy-data\b|\bdelete everything\b/i,
)

/** An account of the machine or of a service is made, changed or given more. */
const ACCOUNT_CHANGED = late(
  /\borg\.freedesktop\.Accounts(?:\.User)?[. ](?:CreateUser|DeleteUser|SetAccountType|SetPassword\w*)\b|\bresource user \S+ .*\b(?:ensure|groups|uid|password)=|(?:^| )user\.(?:add|delete|chgroups|addgroup)(?= )|(?:^| )shadow\.set_password(?= )|(?:-X|--method|--request)[= ]?(?:POST|PUT|PATCH)\b(?!.*\/\/(?:\S*@)?(?:localhost|127\.)).*(?:\/api\/admin\/users\b|\/_config\/admins\/|\/role-mappings\/.*["']admin\b)/is,
)

/** The whole machine for a container: who is root there is root here. */
const ROOT_GIVEN = late(
  /["']Binds["']\s*:\s*\[\s*["']\/:|["']Privileged["']\s*:\s*true|type=bind,(?:source|src)=\/,|(?:^| |=)device=\/(?= |$)|-mp\d \/,mp=/i,
)

/** A key that may log in from then on. */
const KEY_LET_IN = late(
  /(?:^| )ssh\.set_auth_key (?=\S+ \S)|\bssh_authorized_key \S+ .*\bkey=|(?:^| |:)(?:~|\/root|\/home\/[^/\s]+)\/\.ssh\/authorized_keys2?(?= |$)/,
)

/** Secrets by another door than that of the store or the file which holds them. */
const SECRET_SHOWN = late(
  new RegExp(
    [
      String.raw`\bdatabase=shadow\b|\bHEAD:(?:etc\/)?shadow\b`,
      String.raw`\/api\/v1\/(?:(?:watch\/)?namespaces\/[^\s/]+\/)?secrets(?=[\s/?"']|$)`,
      String.raw`(?:\bvault|\bbao|:8200)\S*\/v1\/[\w/-]+\/data\/\w|X-Vault-Token.*\/v1\/[\w/-]+\/data\/\w`,
      String.raw`X-Amz-Target: ?\S*GetSecretValue|\.vault\.azure\.net\/secrets\/\w|secretmanager\.googleapis\.com\S*:access\b`,
      String.raw`--cookies-from-browser\b.*--cookies(?:-export)?[= ]|--cookies(?:-export)?[= ].*--cookies-from-browser\b`,
      String.raw`\bSecret\.\w+[. ]GetSecrets?\b|\bKWallet\.read(?:Password|Map|Entry)\w*|\bkwalletd\d? .*\breadPassword`,
      String.raw`(?:^| )(?:export-key|git-credential get|get-secret-value|functions:secrets:access)(?= |$)|--export-secret-key\S*|(?:^| )get-api-keys .*--include-values`,
      String.raw`(?=.*--remote-debugging-address[= ](?:0\.0\.0\.0|::)).*--user-data-dir[= ]\S*\/\.config\/`,
      String.raw`(?:^| )export:credentials\b.*--decrypted`,
      String.raw`--work-tree[= ]\S*\/\.(?:ssh|aws|gnupg|mozilla|password-store|config\/Signal)\b.* add\b`,
    ].join('|'),
    's',
  ),
)

/** What is done beyond doubt, and how the reason says it. */
export type PlainHarm =
  | { readonly kind: 'privilege'; readonly how: string }
  | { readonly kind: 'destroy'; readonly how: string }
  | { readonly kind: 'secret' }
  | { readonly kind: 'key' }

const ROWS: readonly (readonly [patterns: readonly Pattern[], harm: PlainHarm])[] = [
  [[SECRET_SHOWN], { kind: 'secret' }],
  [[KEY_LET_IN], { kind: 'key' }],
  [[ROOT_GIVEN], { kind: 'privilege', how: 'gives a container the directory /' }],
  [[ACCOUNT_CHANGED], { kind: 'privilege', how: 'changes an account' }],
  [[MADE_MASTER], { kind: 'privilege', how: 'makes somebody master of all' }],
  [NO_COPY_LEFT, { kind: 'destroy', how: 'removes every backup' }],
  [[NO_RECORD_LEFT], { kind: 'destroy', how: 'ends the record of what happens' }],
  [[NOTHING_LEFT], { kind: 'destroy', how: 'erases all that is there' }],
]

/** What the arguments, joined by blanks, do beyond doubt. */
export function plainHarmIn(text: string): PlainHarm | undefined {
  return ROWS.find(([patterns]) => patterns.some((pattern) => pattern.test(text)))?.[1]
}
