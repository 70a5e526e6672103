import { lateAtFirst } from './pattern.ts'

/**
 * Names of what protects a machine, a cluster or a project, and of what writes down what happens there: services,
 * packages, namespaces, charts, containers and images go by the same ones. Whoever ends, weakens, moves or replaces
 * one has to name it, whichever program does it for him.
 */

/** Services that write down what happens on a machine, and sensors that watch it: to stop one is a BLOCK. */
export const RECORDER =
  /(?:auditd|auditbeat|filebeat|packetbeat|winlogbeat|journalbeat|elastic-(?:agent|endpoint)|r?syslogd?|syslog-ng|(?:systemd-)?journald(?:-audit|-dev-log)?|laurel|go-audit|falcon(?:-sensor(?:-bpf)?|d)|crowdstrike\S*|falco(?:-\S+)?|osqueryd?|orbit-osquery|wazuh\S*|ossec\S*|mdatp|mde_netfilter|sentinel(?:one|d|agent|ctl)|cbdaemon|cbagentd|cb-psc-sensor|cbsensor|carbonblack\S*|sysmon|tetragon|tracee|xagt|ds_agent|cortex-agent|traps_pmd|velociraptor\S*|fluent-?(?:d|bit)|td-agent(?:-bit)?|splunkd?|splunkforwarder|auoms|psacct|snoopy|sysdig|dragent|threatstack\S*)(?:\.(?:service|socket|plist)|\*|:\w+)?/
    .source

/** What keeps others out, or looks for them. */
export const PROTECTION =
  /(?:ufw|firewalld|iptables|nftables|netfilter-persistent|iptables-persistent|shorewall|opensnitchd?|fail2ban|sshguard|denyhosts|crowdsec\S*|cscli|apparmor\S*|selinux\S*|tomoyo\S*|fapolicyd|usbguard\S*|clam(?:av|d|tk|onacc)\S*|freshclam|maldet|rkhunter|chkrootkit|lynis|aide|tripwire|samhain|suricata\S*|snort|zeek|psad|portsentry|arpwatch|sophos\S*|sav-protect|mcafee\S*|eset\S*|kesl\S*|bitdefender\S*|cylance\S*|malwarebytes\S*|nessus\S*|nessusagent|qualys\S*|ir_agent|rapid7\S*|lacework\S*|littlesnitch\S*|santad?|unattended-upgrades)/
    .source

/** What makes copies of what people keep, as services and timers are called. */
export const BACKUP =
  /(?:backup|borg|restic|snapshot|rsnapshot|duplicity|duplicati|kopia|snapper|timeshift|btrbk|sanoid|syncoid|pgbackrest|barman|bacula|bareos|amanda|veeam|crashplan|backblaze|tarsnap|deja-?dup|rdiff|zrepl|urbackup|snapraid|wal-g|duply|velero)/
    .source

/** Sensors that people also start as containers, or have in every machine of a cluster. */
export const SENSOR =
  /(?:falco|tetragon|tracee|kubearmor|wazuh|ossec|osquery|falcon-sensor|crowdstrike|sysdig|auditd|sentinelone|neuvector|twistlock|aqua-enforcer|stackrox)/
    .source

/** Programs that carry records to where they are kept. */
export const SHIPPER =
  /(?:fluent-?(?:d|bit)|td-agent(?:-bit)?|promtail|filebeat|metricbeat|auditbeat|logstash|r?syslog(?:-ng)?|splunk\S*|datadog(?:-agent)?|newrelic\S*|logspout|system-log|loki|vector|alloy|grafana-agent|otel-collector\S*|opentelemetry-collector\S*|amazon-cloudwatch-agent|awslogsd?|google-(?:fluentd|cloud-ops-agent)|stackdriver-agent|omsagent|azuremonitoragent|oneagent|dynatrace\S*|alertmanager)/
    .source

/** What lets into a cluster only what keeps to the rules. */
const ADMISSION =
  'gatekeeper(?:-system)?|kyverno|kubewarden|opa|policy-controller|connaisseur|ratify|portieris|datree|cosigned|trivy-operator|starboard|polaris|kube-bench'

/** What looks for holes and secrets in a project. */
const SCANNER =
  'bandit|safety|brakeman|bundler-audit|cargo-audit|cargo-deny|govulncheck|gosec|pip-audit|semgrep|snyk|trivy|grype|gitleaks|trufflehog|detect-secrets|git-secrets|talisman|checkov|tfsec|terrascan|kics|osv-scanner|eslint-plugin-security|modsecurity|coreruleset'

/** One of them, as a word or a part of one: `ds/falco`, `falco-rules`, `app=promtail`, `crowdsecurity/crowdsec`. */
const NAMED = lateAtFirst(
  new RegExp(
    String.raw`(?<![a-z\d])(?:${[RECORDER, PROTECTION, SENSOR, SHIPPER, ADMISSION, SCANNER].join('|').replaceAll(String.raw`\S*`, '')})(?:security|d)?(?![a-z])`,
    'i',
  ),
)

/** Words that end, weaken, move or replace what they name. */
const ENDS = words(`
  abort annotate autopurge autoremove block bootout bounce clean clear commit config cordon cp decommission del delete deprovision
  deregister destroy detach disable disconnect down downgrade drain drop edit erase evict exclude expel expire
  forget freeze halt hold ignore isolate kill label limit mask migrate move mute mv off override patch
  pause pin pkill purge quit remove rename replace reset resize revert revoke rm rollback scale set shutdown silence
  sigkill stop suspend swap taint terminate throttle un undeploy undo uninstall unlink unload unmerge unmonitor
  unregister unset wipe zap
`)

/** Words that look at it, bring it, or start it again. */
const KEEPS = words(`
  add apply ask attach author build cat changelog check clone completion create cluster-info compare create depends deploy describe
  diff download enable i in events exec explain fetch files find get graph history image images info init inspect install
  is-active is-enabled is-failed journal lint list list-unit-files list-units list-dependencies load log logs ls
  man outdated package plan policy port-forward ps pull push query rdepends reinstall reload repo restart resume run
  scan search serve show start stats status template test top try-restart uncordon unhold unmask unpause up update
  upgrade verify version versions view wait which why
`)

/** The same as an option, where the first word is one: `pacman -S`, `rpm -qa`, `dpkg -i`. */
const KEEPS_AS_OPTION =
  /^-(?:S[a-z]*|[QUilLqVFsIpxW]\w{0,4}|-(?:install|list|query|info|status|search|sync|upgrade|version|help))$/

/** An option by which what goes on does less, or something else. */
const WEAKENS =
  /(?:^| )--(?:cpus?|cpu-\S+|memory\S*|pids-limit|blkio\S*|limit-\S+|restart[= ]no|replicas[= ]0|min[= ]0|entrypoint|env-rm|constraint-add|remove|purge|delete|uninstall|erase|unmerge)\b|(?:enabled?|create|install|replicas?|replicaCount)=(?:false|0|off|no)(?:[ ,]|$)|(?:^| )--set(?:-string|-json)? \S*(?:args|command|image|nodeSelector|rules?)\S*=/i

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** To read settings again, and to open new files, as the rotation of logs asks for every night. */
const ASKS_BY_SIGNAL = /(?:^| )kill (?:\S+ ){0,3}(?:-s ?|--signal[= ])(?:SIG)?(?:HUP|USR[12])\b/

/** Whether a word may name one: no file, no address and no text that somebody wrote. */
function isName(word: string): boolean {
  return !/^[./~]|:\/\/|\s/.test(word) || /^\/\S*\/s?bin\/[^/]+$/.test(word)
}

/** Whether what protects or records is named, and not only to look at it, to bring it or to start it again. */
export function endsProtector(program: string, args: readonly string[]): boolean {
  // Most are told to do something ordinary: looking words up is faster than the pattern.
  const isPlain =
    args.some((word) => KEEPS.has(word)) && !args.some((word) => ENDS.has(word) || word[0] === '-')
  if (isPlain) return false
  const text = args.join(' ')
  if (!NAMED.test(args.filter(isName).join(' '))) return false
  if (ASKS_BY_SIGNAL.test(text)) return false
  const verbs = [...program.split(/[^a-z]+/), ...args.map((word) => word.toLowerCase())]
  if (WEAKENS.test(text) || verbs.some((word) => ENDS.has(word))) return true
  return !args.some((word) => KEEPS.has(word.toLowerCase())) && !KEEPS_AS_OPTION.test(args[0] ?? '')
}

/** `filebeat modules disable system`: the protector itself is told to do less. */
export function weakensItself(args: readonly string[]): boolean {
  if (/=(?:false|off)\b|[= ]\/dev\/null(?: |$)|(?:^| )-D /.test(args.join(' '))) return true
  return args.some(
    (word) =>
      /^-{0,2}[a-z][\w-]*$/i.test(word) &&
      word
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((part) => ENDS_ITSELF.has(part)),
  )
}

const ENDS_ITSELF = words(`
  delete deregister destroy disable disabled erase exclude exclusion ignore kill off pause permissive purge quit
  remove reset rm stop suspend terminate unban uninstall unenroll unload unmonitor unregister
`)

const FOLDERS =
  'audit|audisp|falco|fail2ban|apparmor|apparmor\\.d(?!\\/local\\/)|selinux|crowdsec|clamav|suricata|snort|aide|tripwire|samhain|osquery|wazuh[\\w-]*|filebeat|auditbeat|fluent(?:d|-bit)?|td-agent(?:-bit)?|rsyslog\\.d|syslog-ng|promtail|vector|datadog-agent|splunk|usbguard|fapolicyd|tetragon|sshguard|firewalld|ufw|opensnitchd|sysconfig\\/(?:iptables|auditd)|iptables|nftables\\.d'

/** Where their rules and settings lie, and what they are reached by. */
export const PROTECTOR_PLACE = new RegExp(
  [
    String.raw`^\/etc\/(?:${FOLDERS})(?:\/|$)`,
    String.raw`^\/etc\/(?:rsyslog\.conf|syslog\.conf|rkhunter\.conf(?:\.local)?|nftables\.conf|hosts\.deny|aide\.conf|cron\.(?:daily|hourly|weekly)\/(?:aide|rkhunter|chkrootkit|tripwire|clamav\S*|logwatch|apt-compat))$`,
    String.raw`^\/(?:var\/ossec|opt\/(?:CrowdStrike|splunk\w*|sentinelone|Tanium|microsoft\/mdatp|ds_agent|carbonblack|sophos-av|datadog-agent|traps))(?:\/|$)`,
    String.raw`^\/sys\/fs\/cgroup\/\S*?(?:${[RECORDER, PROTECTION].join('|').replaceAll(String.raw`\S*`, '')})`,
    // what holds all that somebody runs, or this guard
    String.raw`^\/sys\/fs\/cgroup\/(?:(?:user|system)\.slice|init\.scope|\S*\baegish\b[^/]*)\/[^/]+$`,
    String.raw`^\/dev\/log$|^\/run\/systemd\/journal\/`,
    String.raw`^\/(?:usr\/(?:local\/)?)?s?bin\/(?:${[RECORDER, PROTECTION].join('|')})$`,
  ].join('|'),
  'i',
)

/** Records of who came and what was done: whoever writes them must be able to. */
export const RECORD =
  /^\/var\/log\/(?:auth|secure|syslog|messages|audit|wtmp|btmp|lastlog|faillog|kern|journal|sudo)/

/** A profile of AppArmor is out of use if it lies there. */
export const SWITCHED_OFF_PLACE = /^\/etc\/apparmor\.d\/(?:disable|force-complain)\/./

/** What rules and settings say where they let more through, or record less. */
export const LESS_WATCHED =
  /\b(?:disabled?|permissive|complain|unconfined|never|none|off|false|ignore\w*|exclude\w*|whitelist|exempt\w*|skip\w*|drop_event|stop|discard|no)\b|\/dev\/null|^\s*-[De]\b(?!\s*2)|(?:^|[\s=:])0(?:\s|$)|~\s*$|\baccept\b|\bs\/|\/d$/im

/** By these others rule a service that has the rights of the administrator. */
export const RULING_SOCKET =
  /^\/(?:var\/)?run\/(?:user\/\d+\/)?(?:docker|containerd|podman|crio|buildkit|k3s|libvirt|lxd|incus|snapd|cri-dockerd|dockershim|dbus|multipass|firecracker|tailscale|systemd)(?:[/.-]\S*)?(?:sock(?:et)?|private|-ro)$|^\/var\/(?:snap\/lxd\/common\/lxd|lib\/(?:lxd|incus))\/unix\.socket$|^\/tmp\/\.X11-unix(?:\/|$)|^\/(?:var\/)?run\/docker\.sock$/
