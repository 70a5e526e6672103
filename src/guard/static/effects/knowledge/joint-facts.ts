import {
  OTHER_NUMBERS,
  OTHER_SOURCE,
  OUT_THERE,
  TO_ALL,
  UNPROVED,
  UNWATCHED,
  WHETHER_COPIES,
  WHOM_TRAFFIC_PASSES,
} from './asked-facts.ts'
import type { CommandArgument, RiskyArguments, Settings } from './facts.ts'
import type { Pattern } from './pattern.ts'
import { BACKUP, PROTECTION, RECORDER, SENSOR, SHIPPER } from './protectors.ts'

export {
  DROPPED,
  HOW_IT_STARTS,
  OTHER_NUMBERS,
  OTHER_SOURCE,
  OUT_THERE,
  TO_ALL,
  UNPROVED,
  UNWATCHED,
  WHETHER_COPIES,
  WHOM_TRAFFIC_PASSES,
} from './asked-facts.ts'
export { KEPT_SECRETS, RECORDS_PEOPLE } from './sensitive-outputs.ts'
export { RECORDING_PROCESS, WATCHING_PROCESS } from './watching-processes.ts'

/** Facts that programs of several families share. */

export const PASSWORD_COMMAND: CommandArgument = [
  /^--(?:password-command|passcommand)(?:=(.+))?$/,
  'password',
]

export const CONTAINER_HOOK: CommandArgument = [
  /^raw\.(?:lxc|qemu)=.*hook\.\S+\s*=\s*(\S+)/,
  'side',
]

export const VIEWER_ACTION: CommandArgument = [/^--?(?:action\d?|A\d?|info)(?:=(.+))?$/, 'side']

export const TASK_SETTING: CommandArgument = [
  /^rc\.(?:editor|default\.command|hooks\.location)[=:](.+)$/,
  'editor',
]

export const UNIT_MESSAGE: CommandArgument = [
  /Exec(?:Start|StartPre|Stop)['"]?\W+.*?(\/[\w./-]+)/s,
  'side',
]

// methods that only ask, that notify, or that play music
const ASKING_METHOD =
  /(?:[Gg]et(?!Secret|Pass|Clipboard)|[Ll]ist|Introspect|Ping|Is|is|Has|has|Can|can|Find|Lookup|Resolve|Describe|Notify|CloseNotification|Query|Enumerate|Suggest|Name|Owner|Play|Pause|Next|Previous|Seek|Raise|Show|Lock|Inhibit|UnInhibit|Uninhibit|[Rr]efresh|[Rr]econfigure|Scan|Wait|[Cc]urrent|[Aa]ctive|Peer)/
    .source
const METHOD = String.raw`(?:[\w-]+\.)*(?!${ASKING_METHOD})\w+(?=\s|$)`
const OTHER_PROGRAM = 'a method of another program'
/** A method behind the path of an object, as each client writes it; any other may do anything. */
export const BUS_CALL: RiskyArguments = [
  new RegExp(String.raw`(?:--method[= ]|(?:^| )\/[\w/-]* )${METHOD}`),
  OTHER_PROGRAM,
]
export const BUSCTL_CALL: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )(?:call (?:-\S+ )*\S+ \/\S* \S+ (?!${ASKING_METHOD})\w+(?=\s|$)|set-property )`,
  ),
  OTHER_PROGRAM,
]

// a debugger, or another way to make a program do anything, at an address that others reach
const REACHED = String.raw`(?!127\.|localhost\b|\[?::1\b)(?:[\w.*-]*[.*a-z-][\w.*-]*(?::\d+)?|\[?::\]?(?::\d+)?|:\d+)(?= |$)`
export const GIVES_THE_PROGRAM = 'lets whoever connects run what they like'
export const WORLDWIDE_INSPECTOR: RiskyArguments = [
  new RegExp(`(?:^| )--inspect(?:-brk|-wait|-port)?[= ]${TO_ALL}\\S*`),
  GIVES_THE_PROGRAM,
]
/** The same on this machine alone. */
export const INSPECTOR_DOOR = /(?:^| )--inspect(?:-brk|-wait)?(?=[= ]|$)/
export const CONTROL_DOOR = /(?:^| )(?:-l|--listen)[= ]\S/
export const WORLDWIDE_CONTROL: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )(?:-l|--listen|--multi|--once)[= ](?=\S*:)(?:tcp:\/\/)?${TO_ALL}\S*`,
  ),
  GIVES_THE_PROGRAM,
]
export const WORLDWIDE_JAVA_DEBUGGER: RiskyArguments = [
  new RegExp(
    String.raw`jdwp[=:](?=\S*server=y)\S*address=${TO_ALL}\S*|jdwp[=:](?!\S*server=y)\S*address=(?!\*)${OUT_THERE}\S*`,
  ),
  GIVES_THE_PROGRAM,
]
/** The same among the options of a build, whatever carries them to the program that is started. */
export const BUILT_WITH_DEBUGGER: readonly RiskyArguments[] = [
  WORLDWIDE_JAVA_DEBUGGER,
  [
    new RegExp(
      String.raw`(?:^| )(?:-D(?:org\.gradle\.debug\.host|debugHost)=|-(?:J?-)?jvm-debug[= ]?)${TO_ALL}\S*`,
    ),
    GIVES_THE_PROGRAM,
  ],
]
/** A node of Erlang by an address of the world, with a cookie that the text tells. */
export const NODE_FOR_ALL: RiskyArguments = [
  new RegExp(String.raw`^(?=.*(?:^| )--?(?:set)?cookie[= ]).*(?:^| )--?name[= ][\w.-]+@${TO_ALL}`),
  GIVES_THE_PROGRAM,
]
/** An editor or a notebook with a terminal in it, for all and without a password. */
export const EDITOR_FOR_ALL: RiskyArguments = [
  new RegExp(
    `^(?=.*(?:^| )--(?:without-connection-token|no-token|(?:auth|connection-token)[= ](?:none|'')?(?= |$))).*--(?:host|bind-addr|ip)[= ]${TO_ALL}`,
  ),
  GIVES_THE_PROGRAM,
]
/** A screen with its keys and its mouse, for all and without a password. */
export const SCREEN_FOR_ALL: RiskyArguments = [
  /^(?!.*(?:^| )--?(?:localhost(?:[= ](?:yes|1|true))?(?= -|$)|interface[= ]127|listen(?:en)?[= ](?:localhost|127\.))).*(?:^| )(?:--?nopw\b|--?SecurityTypes[= ]\S*\bNone\b)/i,
  'gives the screen and the keys to whoever connects',
]
/** A debugger that calls somebody out there. */
export const CALLED_FROM_OUTSIDE: RiskyArguments = [
  new RegExp(String.raw`(?:^| )--connect[= ]${OUT_THERE}\S*`, 'i'),
  'lets another machine run what it likes',
]
export const OPEN_INSPECTOR: RiskyArguments = [
  new RegExp(`(?:^| )--inspect(?:-brk|-wait|-port)?=${REACHED}`),
  'whoever connects to its debugger',
]
export const OPEN_CONTROL: RiskyArguments = [
  new RegExp(String.raw`(?:^| )(?:-l|--listen|--multi|--once)[= ](?=\S*:)${REACHED}`),
  'whoever connects to it',
]
export const OPEN_JAVA_DEBUGGER: RiskyArguments = [
  /(?:jdwp[=:]\S*server=y\S*address=|jdwp[=:]\S*address=)(?!127\.|localhost\b|\d+(?:[, ]|$))\S*|com\.sun\.management\.jmxremote\.authenticate=false/,
  'whoever connects to its debugger',
]

// a process that runs already, by its number or by the words that find it
const A_PROCESS = String.raw`[= ]?(?:pid:\/\/)?(?:\d|[\uE000-\uF8FF])`
export const ATTACHED: RiskyArguments = [
  new RegExp(String.raw`(?:^| )(?:-[a-zA-Z]*p|--?(?:pid|process-id|attach[\w-]*))${A_PROCESS}`),
  'the process that it reaches into',
]
/** The same behind a word of the program's own. */
export function attachedBy(words: RegExp): RiskyArguments {
  return [new RegExp(`(?:${words.source})${A_PROCESS}`), 'the process that it reaches into']
}

// servers of a cloud that get another password, another key or a door for whoever repairs them
export const CLOUD_LOGIN: RiskyArguments = [
  /\b(?:reset-(?:\w+-)?password|(?:enable-)?rescue|rebuild|ssh-keys? (?:create|add|import)|keypair create|os-login ssh-keys add|root_pass|send-(?:serial-console-)?ssh-public-key|import-key-pair|upload-ssh-public-key|password-reset|ssh_authorized_keys)\b|\badd-metadata\b.*\b(?:ssh-?keys|startup-script|enable-oslogin=false)\b/i,
  'who may log in from then on',
]

// a pattern that means one of them
const ANY_RECORDER =
  /(?:au(?:d\w*)?|rs\w*|sysl\w*|systemd-j\w*|fal\w*|osq\w*|waz\w*|oss\w*|crow\w*|sent\w*|tetr\w*|trac\w*|splu\w*|fileb\w*)?\*/
    .source
// `systemctl kill -s HUP` asks for new files, as the rotation of logs does every night
const OFF =
  /(?:stop|down|off|disabled?|mask|del|delete|remove|exit|unload|bootout|kill(?! (?:\S+ ){0,3}(?:-s ?|--signal[= ])(?:SIG)?(?:HUP|USR[12])))/
    .source

// a record that nobody keeps any more hides what is done from then on
export const STOPPED_RECORD: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )${OFF} (?:.{0,200} )?(?:(?:\S{0,80}[./])?${RECORDER}|${ANY_RECORDER})(?: |$)|(?:^| )${RECORDER} (?:-\S+ ){0,4}${OFF}(?: |$)`,
    'i',
  ),
  'stops the record of what happens',
]
/** Daemontools and their heirs: `svc -d`, `s6-svc -xd` with the directory of a service. */
export const DOWNED_RECORD: RiskyArguments = [
  new RegExp(String.raw`(?:^| )-\w*[dxkpO]\w* (?:\S+ )*(?:\S*\/)?${RECORDER}[\w-]*\/?(?: |$)`, 'i'),
  'stops the record of what happens',
]

const TAKEN_OUT =
  /(?:stop|rm|kill|pause|remove|delete|del|un|uninstall|down|purge|scale(?=.*(?:--replicas[= ]|=)0(?: |$))|update(?=.*--restart[= ]no\b)|rollout pause)/
    .source
function takenOut(names: string): RegExp {
  return new RegExp(
    String.raw`(?:^| )${TAKEN_OUT} (?:.{0,200}[ /=])?${names}(?:[-_]\S*)?(?:\.service)?(?:=0)?(?: |$)`,
    'i',
  )
}
/** In a container or a cluster: a pod comes again by itself, and only what keeps it does not. */
export const STOPPED_SENSOR: RiskyArguments = [
  new RegExp(`^(?!.* (?:po|pods?)(?:[ /]|$)).*?(?:${takenOut(SENSOR).source})`, 'i'),
  'stops the record of what happens',
]
export const STOPPED_SHIPPER: RiskyArguments = [
  takenOut(`(?:${SENSOR}|${SHIPPER})`),
  'where the record of what happens goes from then on',
]
// folders that people have for what they keep
const KEPT_FOLDER = String.raw`(?:~|\/home\/[^/\s]+)\/(?:Documents|Pictures|Photos|Music|Videos|Movies|Desktop)`
/** A verb that makes a place the same as a folder, where one of these options makes it forget what else is there. */
export function mirrored(verb: string, deletes: string): Pattern {
  return new RegExp(
    String.raw`^(?=(?:.* )?(?:${deletes})(?: |$))(?:.* )?(?:${verb}) (?:-\S+ )*([^\s-]\S*) (?:-\S+ )*([^\s-]\S*)`,
  )
}
/** Words, then such a folder or a place in it. */
export function keptFolder(words: RegExp): RiskyArguments {
  return [
    new RegExp(
      `^(?!.*(?:^| )(?:--dry-run|-n)(?: |$))(?=.*${words.source}).*[ =]${KEPT_FOLDER}(?:[/ ]|$)`,
      'i',
    ),
    'what is lost there',
  ]
}

// a service that protects the machine or writes down what happens on it, however its manager is told
export const STOPPED_PROTECTION: RiskyArguments = [
  new RegExp(
    String.raw`\b(?:stop|down|off|disable|del|remove|exit|kill)\b (?:-\S+ )*${PROTECTION}(?: |$)|(?:^| )${PROTECTION} (?:-\S+ )*(?:stop|off|disable|remove|disabled)\b`,
  ),
  'whether the machine may be without it',
]

// files that a build of .NET takes in by the name of a property
export const TAKEN_INTO_BUILD: RiskyArguments = [
  /(?:^| )(?:\/|--?)p(?:roperty)?[: ](?:\S*;)?(?:Custom(?:Before|After)\w+|\w*(?:ImportPath|TargetsPath|ExtensionsPath|ToolPath|ToolExe|PropsPath|ImportBefore\w*|ImportAfter\w*))=/i,
  'what the build takes in',
]

// less to live on, another mode, or no more attention: it runs and does nothing
export const WEAKENED_PROTECTION: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )(?:set-property|freeze|clean|revert|unmonitor|limit|pause|suspend|throttle) (?:.{0,200} )?(?:\S{0,80}[./])?(?:${PROTECTION}|${RECORDER})(?:\.\w+)?(?: |$)`,
    'i',
  ),
  UNWATCHED,
]

export const LET_IN = 'what is let in from then on'
export const WHO_ANSWERS = 'who answers its questions from then on'
export const WHOSE_TRAFFIC = 'whose traffic it reads'
export const WRITTEN_FIRMWARE = 'the firmware that it writes'
export const FROM_BELOW = 'what it does to the machine from below'
export const LOST = 'what is lost with it'
export const HOW_MUCH_ROOM = 'how much room is left'
export const HOW_MANY_AT_ONCE = 'how many of them run at once'
export const WHAT_TIME = 'what time the machine believes it is'
export const HOW_MUCH_IS_BORNE = 'how much the other side can bear'
/** Numbers as of a flood, at a machine that is neither this one nor of an own network. */
export function flood(numbers: RegExp): RiskyArguments {
  return [
    new RegExp(
      String.raw`^(?!.*(?:^|[ /=@])(?:localhost|127\.\d|0\.0\.0\.0|\[?::1|10\.\d|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|host\.docker\.internal|[\w.-]+\.(?:local|localhost|internal|lan|test)\b)).*?(?:${numbers.source})`,
    ),
    HOW_MUCH_IS_BORNE,
  ]
}
export const WHO_CAN_CHANGE = 'who can still change what lies there'
/** A size that fills most disks: hundreds of gigabytes, in each way to write it. */
export const VERY_MUCH = String.raw`(?:\d{3,}Gi?B?|\d+[TPE]i?B?|\d{6,}Mi?B?|\d{9,}Ki?B?|\d{12,})`
/** More than a usual disk has: so large a file with holes in it fills it once somebody copies it. */
export const MORE_THAN_A_DISK = String.raw`(?:(?:[2-9]\d{2}|\d{4,})Gi?B?|\d+[TPEZY]i?B?|(?:[2-9]\d{5}|\d{7,})Mi?B?|(?:[2-9]\d{8}|\d{10,})Ki?B?|(?:[2-9]\d{11}|\d{13,})(?![\da-z]))`
/** What goes into an archive is removed, and opens by a password that the text does not tell. */
export const LOCKED_AWAY: RiskyArguments = [
  /^(?=.*(?:^| )-(?:sdel|df|m)(?: |$)).*(?:^| )-h?p[\uE100-\uF8FF]/,
  'who knows the password',
]
/** As long as nobody ends it, the machine neither locks its screen nor sleeps. */
export const NEVER_LOCKS: RiskyArguments = [
  /--(?:what|inhibit)[= ]\S*(?:idle|lid|sleep|suspend).* (?:sleep (?:inf\w*|\d{5,}|\d+d)|tail -f \S+|cat)$/,
  'whether the screen still locks',
]
/** Services, and jobs by the clock, that make copies of what people keep. */
export const STOPPED_BACKUP: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )${OFF} .{0,200}?${BACKUP}|${BACKUP}[\w@.-]{0,40} (?:-\S+ ){0,4}${OFF}(?: |$)`,
    'i',
  ),
  WHETHER_COPIES,
]
export const WHO_READS_THE_MAIL = 'who reads the mail from then on'
export const THERE_FROM_THEN_ON = 'what runs there from then on'

/** A server by its numbers alone: whoever has them gets what is asked and sent. */
export const SERVER_BY_NUMBERS: RiskyArguments = [
  new RegExp(
    // Who only asks gives nothing away.
    String.raw`^(?!.* (?:-c|--command|-e|--execute|-Q|-q)[= ]?(?:\\[dl]\w*|select|show|explain|describe)(?:\W|$))(?:.* )?(?:(?:-h ?|-H ?|-S ?(?:tcp:)?|-server |--?host(?:name)?[= ]|(?:\S+ )?host(?:addr)?=)|\w+(?:\+\w+)?:\/\/(?:[^\s@/]*@)?|(?:-e|--uri|-u)[= ]\w+:\/\/(?:[^\s@/]*@)?)${OTHER_NUMBERS}`,
    'i',
  ),
  'whose machine that is',
]
/** A setting that says where traffic or questions go, and somebody's address behind it. */
export function ledElsewhere(settings: RegExp, how: string): RiskyArguments {
  return [new RegExp(String.raw`(?:${settings.source})\S*[ =:+[{"']+${OTHER_NUMBERS}`, 'i'), how]
}

// variables by which whatever starts in a session, or on the machine, loads code of somebody
export const LOADER_FOR_ALL: RiskyArguments = [
  /(?:^| )(?:DYLD_\w+|LD_(?:PRELOAD|AUDIT|LIBRARY_PATH)|BASH_ENV|PROMPT_COMMAND|PYTHONSTARTUP|PERL5OPT|RUBYOPT|NODE_OPTIONS|JAVA_TOOL_OPTIONS|GIT_SSH_COMMAND)[= ]\S/,
  'what every program loads from then on',
]

// packages that are taken though nobody signed them
export const UNSIGNED_PACKAGES: RiskyArguments = [
  /\btrusted=yes\b|\ballow-insecure=yes\b|--(?:allow-un(?:authenticated|trusted)|no-?gpg-?(?:checks?|verify)|no-?signature|skippgpcheck|skipchecksums|skipinteg|force-bad-verify)\b|\b(?:AllowInsecureRepositories|AllowUnauthenticated|AllowDowngradeToInsecureRepositories)=(?:true|1|yes)\b/i,
  'whose packages they are, for nobody has to sign them',
]

// what is mended when somebody has found a way in
const MENDED =
  /(?:openssh\S*|openssl\S*|libssl\S*|sudo|glibc\S*|libc6|systemd\S*|unattended-upgrades|ca-certificates|apparmor\S*|firefox\S*|chromium\S*|\*)/
    .source
export const HELD_BACK: RiskyArguments = [
  new RegExp(String.raw`^(?=.*\b(?:hold|versionlock|addlock|al|pin)\b ).* ${MENDED}(?: |$)`),
  'which holes are not mended from then on',
]
export const DOWNGRADED: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )--(?:allow-downgrades|oldpackage|allow-downgrade)\b(?=.* ${MENDED}(?:[=:~ -]|$))|^(?:-\S+ )*downgrade\b.* ${MENDED}(?:[=:~ -]|$)|^(?:-\S+ )*history (?:undo|rollback)\b`,
  ),
  'which holes are open again',
]
export const REMOVED_UPDATES: RiskyArguments = [
  /\b(?:remove|purge|autoremove|erase)\b.* (?:unattended-upgrades|dnf-automatic|yum-cron)(?: |$)/,
  'which holes are not mended from then on',
]

// whoever stands between sees what is fetched, and what it is fetched with
export const KEPT_PROXY: RiskyArguments = [
  /^(?:-\S+ )*(?:config |c )?(?:set|edit) (?:-\S+ )*(?:[\w.-]*\.)?(?:https?-?)?proxy[= ](?!null\b|false\b|(?:https?:\/\/)?(?:localhost|127\.))\S/i,
  WHOM_TRAFFIC_PASSES,
]

export const OTHER_REGISTRY: RiskyArguments = [
  new RegExp(
    String.raw`(?:registry|index-url|find-links|npmRegistryServer|\bsource|\bmirror|GOPROXY)\S*[ =](?:${UNPROVED}|${OTHER_SOURCE})`,
    'i',
  ),
  'where packages come from from now on',
]
// an address among the arguments of a program that builds or installs what it gets
export const OTHER_ADDRESS: RiskyArguments = [
  new RegExp(String.raw`(?:^| )(?:[\w-]+\+)?${OTHER_SOURCE}`),
  'whose packages they are',
]
/** Words by which a program is told, for good, where packages come from. */
export function keptSource(words: RegExp): RiskyArguments {
  return [
    new RegExp(String.raw`^(?:-\S+ )*(?:${words.source})(?= ).*[ =]${OTHER_SOURCE}`, 'i'),
    'where packages come from from now on',
  ]
}

// a worker does what it finds in a queue: another machine fills it
const OTHER_MACHINE = String.raw`(?:\w+:\/\/)?(?:[^\s@/]*@)?(?!127\.|0\.0\.0\.0|localhost\b)(?:[\w-]+\.)+[\w-]+(?::\d+)?(?=[/ ?]|$)`
export function workerOf(words: RegExp): RiskyArguments {
  return [new RegExp(`${words.source}${OTHER_MACHINE}`), 'who gives it orders']
}

// another way to what lies in a cluster, or in the variables of a container
export const CLUSTER_SECRETS: RiskyArguments = [
  /\/api\/v1\/(?:(?:watch\/)?namespaces\/[^\s/]+\/)?secrets\b/,
  'the secrets that are kept there',
]
export const CONTAINER_SERVICE: RiskyArguments = [
  /--unix-socket[= ]\S*(?:docker|podman|containerd|crio)\S*\.sock\b(?!.*\/(?:_ping|version|info|events|(?:containers|images|networks|volumes)\/json|networks|volumes)(?:[?\s"']|$))/,
  'what it makes a container do, or show',
]
export const PRINTED_VARIABLES: RiskyArguments = [
  /^(?=.*(?:\bexec\b|\bcompose (?:-\S+ )*run\b|\brun\b.* --env-file[= ]|\bssh console\b)).*[ '"](?:(?:\/usr)?\/bin\/)?(?:env|export -p|printenv(?: \w*(?:pass|secret|token|key|cred)\w*)?)(?= *$| *[|>;])/i,
  'the secrets among the variables there',
]

// a debugger that calls somebody, who then has the program in hand
export const CALLING_DEBUGGER: RiskyArguments = [
  /(?:--connect[= ]|xdebug\.(?:client|remote)_host=)(?!localhost\b|127\.|\[?::1|10\.|192\.168\.|host\.docker\.internal)\S*[a-z.]|xdebug\.discover_client_host=(?:1|on|yes|true)\b/i,
  'who gives it orders',
]

export const STARTS_LATER = 'what starts by itself from then on'

// a door here that somebody on the other machine goes through
export const REMOTE_FORWARD: RiskyArguments = [
  /(?:^| )(?:-R ?|--reversetunnel[= ]|-r )(?=\S*\d{2,5}(?:[:, ]|$))\S/,
  'who comes in by it',
]

// a check of somebody's code that is replaced by nothing, or by a yes, wherever it stands
export const REPLACED_CHECK: RiskyArguments = [
  /(?=.*(?:check|verif|auth|permi|csrf|valid|signature|saniti[sz]|escape)).*(?:(?:-r|--rewrite)[= ](?:true|false|null|nil|None|\(\)|;|\{ *\})?(?: .*)? (?:-U|--update-all)|(?:-U|--update-all) (?:.* )?(?:-r|--rewrite)[= ](?:true|false|null|nil|None|\(\)|;|\{ *\})?)(?= |$)/i,
  UNWATCHED,
]

// where everybody looks, on the machine of somebody else or in a store of files
export const WRITTEN_ELSEWHERE: RiskyArguments = [
  /(?:^| )\/vsi(?:s3|gs|az|adls|oss|swift|webhdfs)(?:_streaming)?\//,
  'who gets what it writes',
]

/** A cluster that is called production, and a verb by which something changes there. */
export function changedInProduction(option: string, verbs: string): RiskyArguments {
  return [
    new RegExp(
      String.raw`^(?!.*--dry-run)(?=.*(?:^| )${option}[= ](?:[\w.@/:-]*[-_/@:])?(?:prod|production|live|prd)(?:[-_/@:.]\S*)?(?: |$)).*(?:^| )(?:${verbs})(?: |$)`,
    ),
    'whether production may be changed',
  ]
}

export const WHOM_IT_BELIEVES = 'whom this machine believes from then on'

// the form of a password hash
export const PASSWORD_HASH = /root:\\*\$|:\\*\$[y156]\\*\$|\\\$[y156]\\\$/

// a search for the line with the password, in the configuration of a service
export const PASSWORD_LINE =
  /(?:requirepass|masterauth|admin_password|db_?passw(?:or)?d|smtp_?passw(?:or)?d|secret_key_base|bindpw|rootpw)\S* .*(?:^| )\/(?:etc|var\/www|var\/lib|opt|srv|root|home)\//i

export const RAILS_CREDENTIALS =
  /\bcredentials:(?:show|edit)\b|\b(?:Rails\.application|Rails\.app)\.(?:credentials|secrets|secret_key_base|encrypted)\b/

/** A role that may do everything, in the words of the providers. */
export const ADMINISTRATOR =
  /AdministratorAccess|PowerUserAccess|IAMFullAccess|roles\/(?:owner|editor|iam\.\w*[aA]dmin\w*|iam\.serviceAccount(?:TokenCreator|User)|resourcemanager\.\w*[aA]dmin\w*)|--role[= ](?:Owner|Contributor|User Access Administrator)(?: |$)/
    .source

export const GOOGLE_EVERY_RIGHT: RiskyArguments = [
  new RegExp(String.raw`\b(?:add-iam-policy-binding|iam ch)\b.*(?:${ADMINISTRATOR})`),
  'gives an account of the cloud every right',
]

export const SYSTEM_UNIT: RiskyArguments = [
  /StartTransientUnit|policykit.*Register|SetCapabilities/,
  'starts a unit of the system',
]

export const FORCED_REMOVAL: RiskyArguments = [
  /--allow-remove-essential|--force-(?:all|remove-essential|depends)\b.*(?:coreutils|libc6|bash|dpkg|systemd|init)\b/,
  'removes what the system lives on',
]

export const REMOVED_BASE: RiskyArguments = [
  /(?:\b(?:remove|purge|erase|autoremove|del)\b|(?:^| )(?:-e|-r|-P|--purge|--remove|-R\w*)(?= )).{0,300} (?:glibc|libc6|libc-bin|musl|coreutils|busybox|systemd|systemd-sysv|dpkg|rpm|apt|bash|init|base-files|base-passwd|filesystem|login|sudo|util-linux|libpam\S*|dbus|udev|initramfs-tools|linux-image-\S+|kernel(?:-core)?)(?: |$)/,
  'removes what the system lives on',
]

export const REMOVED_RECORD: RiskyArguments = [
  new RegExp(
    String.raw`(?:\b(?:remove|purge|erase|autoremove|del)\b|(?:^| )(?:-e|-r|-P|--purge|--remove|-R\w*)(?= )).{0,300} (?:audit|${RECORDER})(?: |$)`,
    'i',
  ),
  'whether the machine may be without it',
]

/** A package goes to another place than the one where everybody looks for it: whoever is there gets the project. */
export const PUBLISHED_ELSEWHERE: RiskyArguments = [
  new RegExp(
    String.raw`\b(?:publish|upload|push|deploy\S*)\b(?!.*--dry-run).*(?:--(?:\S*registry|publish-url|repository-url|index|host|source|url|server)|-s|-S|-Source|altDeploymentRepository=\S*?::|-P\w*[uU]rl)[= ]?${OTHER_SOURCE}`,
  ),
  'who gets the package',
]

export const PUBLISHED_NODE_PACKAGE: RiskyArguments = [
  /^(?:-\S+ )*(?:npm )?publish\b(?!.*--dry-run)/,
  'publishes a package',
]

export const REMOVED_MACHINES: RiskyArguments = [
  /^(?:destroy|remove)\b/,
  'removes machines and data',
]

export const REMOVED_FROM_CLOUD: RiskyArguments = [
  /^(?:\S+ )+(?:delete|rb)\b(?!.*--help)/,
  'removes what lies in the cloud',
]

// a bucket as a whole, and not what lies in some folder of it
export const EMPTIED_BUCKET: RiskyArguments = [
  /(?:^| )rb\b(?=.* --force(?: |$)).* (?:s3:\/\/)?\w[\w./-]*(?: |$)|(?:^| )(?:rm|delete|remove)\b(?=.* (?:-\w*[rR]\w*|--recursive)(?: |$)).* (?:s3|gs):\/\/[\w.-]+\/?\*{0,2}(?: |$)/,
  'deletes a bucket with all that is in it',
]

// everything of a kind that lies in a cloud, and not a part of it
export const LISTED_FROM_CLOUD =
  /\blist\b(?!.*(?:--filter|--tag|--label|--selector|--resource-group|--status|(?:^| )-[gl] ))/

export const UNIT_SETTINGS: Settings = [
  [/^exec(?:start|startpre|startpost|stop|stoppost|reload|condition)$/, 'side'],
  [/^environment$/, 'env'],
  [/^environmentfile$/, 'startup'],
  [/^standard(?:input|output|error)$/, 'stream'],
]

export const SVN_SSH_ADDRESS: CommandArgument = [/^svn\+ssh:\/\/-oProxyCommand=([^/]+)/, 'side']

/** Tasks by which the tables of an application go, whatever names them: `db:drop`, `migrate:fresh`, `flywayClean`. */
export const LOST_SCHEMA: RiskyArguments = [
  /(?:^| |:)(?:(?:db|database|schema|ecto|migrat\w*|doctrine|sql|tables?|fixtures|seed)(?:[:./_-]\w+)*?[:./_-](?:drop|reset|purge|wipe|fresh|refresh|rollback|down|redo|undo|revert|replant|truncate\w*|empty|clean|load_structure)\b|flyway(?:Clean|Undo)|liquibase(?:DropAll|Rollback\w*)|(?:dropAll|rollbackCount|rollbackToDate|dropSchema|schemaDrop)\b|db:(?:schema:load|environment:set)\b|migrat\S* (?:-\S+ )*(?:rollback|down|reset|redo|zero|first|fresh|refresh)\b)|(?:^| )VERSION=0+(?: |$)|(?:^| )STEPS?=\d{2,}/i,
  'what is lost with it',
]

/** The tables are made to look like the code: what the code no longer names goes. */
export const REBUILT_SCHEMA: RiskyArguments = [
  /(?:^| )(?:doctrine:)?(?:schema|db)[:.](?:sync|update|push)\b(?=.* (?:--force|-f|--run|-r|--complete|--accept-data-loss)\b)|(?:^| )schema:sync\b/,
  'what is lost with it',
]

export const REWRITTEN_HISTORY: RiskyArguments = [
  /^(?!.*--(?:analyze|dry-run))./,
  'rewrites the whole history',
]

// branches that many work on, or that is shipped from; and versions that were
const SHARED_REF = String.raw`(?:refs\/(?:heads|tags)\/)?(?:main|master|trunk|default|prod(?:uction)?|live|stable|(?:release|hotfix)s?(?:[-/_.]\S+)?|v?\d+(?:\.[\dx]+)*)`
/** A push by which a branch that others share is replaced or removed, or all of them are. */
export const REWRITTEN_BRANCH = new RegExp(
  [
    String.raw`(?:push|send-pack|http-push)\b(?!.* (?:-[a-z]*n[a-z]*|--dry-run)(?= |$))(?:`,
    // Replaced: by force, whatever it is called, and in its name or as a part of all.
    String.raw`(?=.*(?: (?:-[a-z]*f[a-z]*|--force(?:-with-lease(?:=\S+)?)?)(?= |$)| \+\S))(?=.* \+?(?:[^\s:]+:)?${SHARED_REF}(?: |$))`,
    String.raw`|(?=.* (?:-[a-z]*f[a-z]*|--force)(?= |$))(?=.* (?:--all|--branches|--tags)\b)`,
    String.raw`|(?=.* \+(?:refs\/\S*\*|:))`,
    // Removed: by an empty source, by an option, or because it is not here.
    `|(?=.* :${SHARED_REF}(?: |$))`,
    `|(?=.* (?:-[a-z]*d[a-z]*|--delete)(?= |$))(?=.* ${SHARED_REF}(?: |$))`,
    String.raw`|(?=.* --prune\b)`,
    String.raw`|(?=.* --mirror\b)(?:(?=.* (?:origin|upstream)(?: |$))|(?: -\S+)+$))`,
  ].join(''),
)

/** How APL, BQN, J and Rebol run a command: `)HOST x`, `•SH "x"`, `2!:0 'x'`, `call "x"`. */
export const ARRAY_SHELL: CommandArgument = [
  /(?:^\s*\)HOST\s+|•SH\s*⟨?\s*"|\b2!:[01]\s*'|\bcall(?:\/\w+)*\s+["{])([^"'}]+)/is,
  'side',
]
