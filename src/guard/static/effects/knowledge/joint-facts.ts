import type { CommandArgument, ImplicitFile, RiskyArguments, Settings } from './facts.ts'

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

// methods that start or change something or hand out a secret, and not those that only ask or notify
export const BUS_CALL: RiskyArguments = [
  /(?:^|[\s.])(?:Start|Restart|Stop|Kill|Terminate|Eval|Exec|Run|Spawn|Load|Launch|Install|Enable|Disable|Activate|Create|Delete|Remove|Add|Set|Reset|Format|Mount|Unmount|Unlock|Open|Write|Erase|Wipe|Resize|Power|Reboot|Halt|Switch|Link|Mask|Unmask|Attach|Detach|Register|Change|Update|Import|Export|Grant|Revoke|Allow|Authorize|Restore|Rollback|GetSecret|SearchItems|Read)[A-Z]?\w*(?=\s|$)|(?:^| )set-property /,
  'a method of another program',
]

// a debugger, or another way to make a program do anything, at an address that others reach
const REACHED = String.raw`(?!127\.|localhost\b|\[?::1\b)(?:[\w.*-]*[.*a-z-][\w.*-]*(?::\d+)?|\[?::\]?(?::\d+)?|:\d+)(?= |$)`
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

// servers of a cloud that get another password, another key or a door for whoever repairs them
export const CLOUD_LOGIN: RiskyArguments = [
  /\b(?:reset-(?:\w+-)?password|(?:enable-)?rescue|rebuild|ssh-keys? (?:create|add|import)|keypair create|os-login ssh-keys add|root_pass|send-(?:serial-console-)?ssh-public-key|import-key-pair|upload-ssh-public-key|password-reset|ssh_authorized_keys)\b|\badd-metadata\b.*\b(?:ssh-?keys|startup-script|enable-oslogin=false)\b/i,
  'who may log in from then on',
]

const PROTECTION = /(?:ufw|firewalld|iptables|nftables|fail2ban|apparmor|selinux|clamav\S*)/.source

// services that write down what happens on a machine, and sensors that watch it
const RECORDER =
  /(?:auditd|auditbeat|filebeat|packetbeat|elastic-(?:agent|endpoint)|r?syslogd?|syslog-ng|(?:systemd-)?journald(?:-audit|-dev-log)?|falcon(?:-sensor(?:-bpf)?|d)|crowdstrike\S*|falco(?:-\S+)?|osqueryd?|wazuh\S*|ossec\S*|mdatp|mde_netfilter|sentinel(?:one|d|agent)|cbdaemon|cbagentd|cb-psc-sensor|cbsensor|sysmon|tetragon|tracee|xagt|ds_agent|cortex-agent|traps_pmd|splunkd?|splunkforwarder|auoms)(?:\.(?:service|socket|plist)|\*)?/
    .source
// `systemctl kill -s HUP` asks for new files, as the rotation of logs does every night
const OFF =
  /(?:stop|down|off|disabled?|mask|del|delete|remove|exit|unload|bootout|kill(?! (?:\S+ ){0,3}(?:-s ?|--signal[= ])(?:SIG)?(?:HUP|USR[12])))/
    .source

// a record that nobody keeps any more hides what is done from then on
export const STOPPED_RECORD: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )${OFF} (?:.{0,200} )?(?:\S{0,80}[./])?${RECORDER}(?: |$)|(?:^| )${RECORDER} (?:-\S+ ){0,4}${OFF}(?: |$)`,
    'i',
  ),
  'stops the record of what happens',
]
/** The process of one, by its name, by its file, or by the file that holds its number. */
export const RECORDING_PROCESS = new RegExp(
  String.raw`(?:^|\/)\^?\[?${RECORDER}\]?(?:\.pid)?\$?$`,
  'i',
)

// a service that protects the machine or writes down what happens on it, however its manager is told
export const STOPPED_PROTECTION: RiskyArguments = [
  new RegExp(
    String.raw`\b(?:stop|down|off|disable|del|remove|exit|kill)\b (?:-\S+ )*${PROTECTION}(?: |$)|(?:^| )${PROTECTION} (?:-\S+ )*(?:stop|off|disable|remove|disabled)\b`,
  ),
  'whether the machine may be without it',
]

// packages that are taken though nobody signed them
export const UNSIGNED_PACKAGES: RiskyArguments = [
  /\btrusted=yes\b|\ballow-insecure=yes\b|--(?:allow-un(?:authenticated|trusted)|no-?gpg-?(?:checks?|verify))\b|\b(?:AllowInsecureRepositories|AllowUnauthenticated|AllowDowngradeToInsecureRepositories)=(?:true|1|yes)\b/i,
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
export const REMOVED_UPDATES: RiskyArguments = [
  /\b(?:remove|purge|autoremove|erase)\b.* (?:unattended-upgrades|dnf-automatic|yum-cron)(?: |$)/,
  'which holes are not mended from then on',
]

// an address that only numbers name, or that everybody on the way can change
export const UNPROVED = String.raw`(?:http:\/\/(?!localhost\b|127\.|\[?::1)|https?:\/\/\d)`
export const OTHER_REGISTRY: RiskyArguments = [
  new RegExp(
    String.raw`(?:registry|index-url|npmRegistryServer|\bsource|\bmirror|GOPROXY)\S*[ =]${UNPROVED}`,
    'i',
  ),
  'where packages come from from now on',
]

// where everybody's packages lie, and charts that many install
const PUBLIC_SOURCE =
  /(?:(?:registry\.)?npmjs\.org|registry\.yarnpkg\.com|(?:npm|nuget|rubygems|maven)\.pkg\.github\.com|(?:test\.)?pypi\.org|download\.pytorch\.org|(?:index\.)?rubygems\.org|(?:www|api)\.nuget\.org|(?:repo\.)?hex\.pm|opam\.ocaml\.org|center2?\.conan\.io|(?:repo\.anaconda\.com|conda\.anaconda\.org)|static\.rust-lang\.org|charts\.(?:bitnami\.com|jetstack\.io|helm\.sh)|(?:kubernetes|prometheus-community|grafana|argoproj)\.github\.io)(?=[/ ]|$)/
    .source
/** An address of somebody, and not of this machine or of a source that everybody uses. */
export const OTHER_SOURCE = String.raw`https?:\/\/(?!localhost\b|127\.|\[?::1|${PUBLIC_SOURCE})`
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
  /^(?=.*(?:\bexec\b|\bcompose (?:-\S+ )*run\b|\bssh console\b)).*[ '"](?:(?:\/usr)?\/bin\/)?(?:env|export -p|printenv(?: \w*(?:pass|secret|token|key|cred)\w*)?)(?= *$| *[|>;])/i,
  'the secrets among the variables there',
]

// a debugger that calls somebody, who then has the program in hand
export const CALLING_DEBUGGER: RiskyArguments = [
  /(?:--connect[= ]|xdebug\.(?:client|remote)_host=)(?!localhost\b|127\.|\[?::1|10\.|192\.168\.|host\.docker\.internal)\S*[a-z.]/i,
  'who gives it orders',
]

export const LOST = 'what is lost with it'
export const UNCHECKED = 'what no longer watches or checks'
export const STARTS_LATER = 'what starts by itself from then on'

// a door here that somebody on the other machine goes through
export const REMOTE_FORWARD: RiskyArguments = [
  /(?:^| )(?:-R ?|--reversetunnel[= ]|-r )(?=\S*\d{2,5}(?:[:, ]|$))\S/,
  'who comes in by it',
]

// a check of somebody's code that is replaced by nothing, or by a yes, wherever it stands
export const REPLACED_CHECK: RiskyArguments = [
  /(?=.*(?:check|verif|auth|permi|csrf|valid|signature|saniti[sz]|escape)).*(?:(?:-r|--rewrite)[= ](?:true|false|null|nil|None|\(\)|;|\{ *\})?(?: .*)? (?:-U|--update-all)|(?:-U|--update-all) (?:.* )?(?:-r|--rewrite)[= ](?:true|false|null|nil|None|\(\)|;|\{ *\})?)(?= |$)/i,
  UNCHECKED,
]

// where everybody looks, on the machine of somebody else or in a store of files
export const WRITTEN_ELSEWHERE: RiskyArguments = [
  /(?:^| )\/vsi(?:s3|gs|az|adls|oss|swift|webhdfs)(?:_streaming)?\//,
  'who gets what it writes',
]

export const RECORDS_PEOPLE = 'whom it listens to or looks at'
export const WHOM_IT_BELIEVES = 'whom this machine believes from then on'
export const KEPT_SECRETS = 'the secrets that are kept there'

// the form of a password hash
export const PASSWORD_HASH = /root:\\*\$|:\\*\$[y156]\\*\$|\\\$[y156]\\\$/

// a search for the line with the password, in the configuration of a service
export const PASSWORD_LINE =
  /(?:requirepass|masterauth|admin_password|db_?passw(?:or)?d|smtp_?passw(?:or)?d|secret_key_base|bindpw|rootpw)\S* .*(?:^| )\/(?:etc|var\/www|var\/lib|opt|srv|root|home)\//i

export const RAILS_CREDENTIALS = /\bcredentials:(?:show|edit)\b/

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
  /(?:\b(?:remove|purge|erase|autoremove|del)\b|(?:^| )(?:-e|-r|-P|--purge|--remove|-R\w*)(?= )).{0,300} (?:glibc|libc6|libc-bin|musl|coreutils|busybox|systemd|systemd-sysv|dpkg|rpm|bash|init|base-files|filesystem|linux-image-\S+|kernel(?:-core)?)(?: |$)/,
  'removes what the system lives on',
]

export const REMOVED_RECORD: RiskyArguments = [
  new RegExp(
    String.raw`(?:\b(?:remove|purge|erase|autoremove|del)\b|(?:^| )(?:-e|-r|-P|--purge|--remove|-R\w*)(?= )).{0,300} (?:audit|${RECORDER})(?: |$)`,
    'i',
  ),
  'whether the machine may be without it',
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

export const KUBECONFIG: ImplicitFile = { path: /./, language: 'kubeconfig' }

export const PACKAGE_JSON: ImplicitFile = {
  path: /^package\.json$/,
  usual: 'package.json',
  language: 'tasks',
  later: 'project',
}

export const JAVASCRIPT_CONFIGURATION: ImplicitFile = { path: /\.c?js$/, language: 'javascript' }

export const SETUP_PY: ImplicitFile = { path: /^setup\.py$/, language: 'python' }

export const SPHINX_CONFIGURATION: ImplicitFile = { path: /^conf\.py$/, language: 'python' }

export const PYTHON_APPLICATION: ImplicitFile = { path: /\.py$/, language: 'python' }

export const RUBY_PROJECT: ImplicitFile = {
  path: /^(?:Gemfile|Rakefile|Vagrantfile|Podfile|Fastfile|Capfile|Guardfile|Brewfile|config\.ru|Thorfile)$|\.(?:rb|ru|gemspec)$/,
  language: 'ruby',
}

export const COMPOSER_JSON: ImplicitFile = {
  path: /^composer\.json$/,
  language: 'tasks',
  later: 'project',
}

export const HASKELL_SOURCE: ImplicitFile = { path: /\.hs$/, language: 'haskell' }

export const PROCFILE: ImplicitFile = { path: /^Procfile/, language: 'tasks', later: 'project' }

export const TASK_DESCRIPTIONS: ImplicitFile = { path: /\.(?:ya?ml|json|toml)$/, language: 'tasks' }

export const PACKAGED_SCRIPTS: ImplicitFile = {
  path: /^DEBIAN\/(?:pre|post)(?:inst|rm)$|^debian\/[\w.-]*(?:pre|post)(?:inst|rm)$/,
  language: 'script',
}

export const EDITOR_TASKS: ImplicitFile = {
  path: /^\.vscode\/(?:tasks|launch|settings|mcp)\.json$|^User\/(?:settings|tasks|mcp)\.json$/,
  language: 'json-commands',
  later: 'start-up',
}

export const AGENT_SETTINGS: ImplicitFile = {
  path: /^\.?mcp(?:[-_]?(?:config|servers))?\.json$|^\.claude\.json$|^claude_desktop_config\.json$|^\.(?:claude|gemini|cursor|windsurf|roo|kiro|qwen)\/(?:settings(?:\.local)?|hooks|mcp\w*|config)\.json$/,
  language: 'json-commands',
  later: 'start-up',
}

export const AGENT_PROMPTS: ImplicitFile = {
  path: /^\.(?:claude|gemini|qwen|opencode)\/(?:commands?|agents?|skills)\/[\w. -]+\.(?:md|toml)$/,
  language: 'prompt',
  later: 'project',
}

export const KEPT_OPTIONS: ImplicitFile = {
  path: /^\.(?:rspec|bazelrc|ctags|yardopts|ackrc)$/,
  language: 'kept-settings',
  later: 'start-up',
}

export const SSH_CONFIGURATION: ImplicitFile = {
  path: /^\.ssh\/config(?:\.d\/[\w.-]+)?$|^ssh_config$/,
  language: 'kept-settings',
  later: 'start-up',
}

export const MAILCAP: ImplicitFile = { path: /^\.?mailcap$/, language: 'config' }

export const CGI_SCRIPT: ImplicitFile = {
  path: /\.(?:cgi|php|pl|py|sh|fcgi)$|^cgi-bin\/|^[a-z]$/,
  language: 'script',
}

export const UNIT_SETTINGS: Settings = [
  [/^exec(?:start|startpre|startpost|stop|stoppost|reload|condition)$/, 'side'],
]

export const SVN_SSH_ADDRESS: CommandArgument = [/^svn\+ssh:\/\/-oProxyCommand=([^/]+)/, 'side']

export const REWRITTEN_HISTORY: RiskyArguments = [
  /^(?!.*--(?:analyze|dry-run))./,
  'rewrites the whole history',
]

/** How APL, BQN, J and Rebol run a command: `)HOST x`, `•SH "x"`, `2!:0 'x'`, `call "x"`. */
export const ARRAY_SHELL: CommandArgument = [
  /(?:^\s*\)HOST\s+|•SH\s*⟨?\s*"|\b2!:[01]\s*'|\bcall(?:\/\w+)*\s+["{])([^"'}]+)/is,
  'side',
]
