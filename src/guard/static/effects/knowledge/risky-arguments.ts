/**
 * Arguments that raise rights or destroy, in programs that otherwise do neither: the names, what
 * in the arguments (joined by blanks) makes them so, and how the reason says it.
 */
type RiskyArguments = readonly (readonly [string, RegExp, string])[]

/** A role that may do everything, in the words of the providers. */
const ADMINISTRATOR =
  /AdministratorAccess|PowerUserAccess|IAMFullAccess|roles\/(?:owner|editor|iam\.\w*[aA]dmin\w*|iam\.serviceAccount(?:TokenCreator|User)|resourcemanager\.\w*[aA]dmin\w*)|--role[= ](?:Owner|Contributor|User Access Administrator)(?: |$)/
    .source

export const PRIVILEGE_QUERIES: RiskyArguments = [
  [
    'snap',
    /--dangerous\b.*--(?:devmode|classic)\b|--(?:devmode|classic)\b.*--dangerous\b/,
    'installs an unsigned package without any confinement',
  ],
  // accounts and roles of a cloud
  [
    'aws',
    /modify-(?:db-(?:cluster-)?)?snapshot-attribute\b.*(?:--values-to-add|--group-names) all/,
    'shares a snapshot with everybody',
  ],
  [
    'aws awslocal',
    new RegExp(String.raw`\biam (?:attach-(?:user|role|group)-policy)\b.*(?:${ADMINISTRATOR})`),
    'gives an account of the cloud every right',
  ],
  [
    'aws awslocal',
    /\biam (?:put-(?:user|role|group)-policy|update-assume-role-policy|create-login-profile|update-login-profile|deactivate-mfa-device)\b(?!.*--generate-cli-skeleton)/,
    'changes the rights of an account of the cloud',
  ],
  [
    'gcloud gsutil',
    new RegExp(String.raw`\b(?:add-iam-policy-binding|iam ch)\b.*(?:${ADMINISTRATOR})`),
    'gives an account of the cloud every right',
  ],
  [
    'az',
    new RegExp(
      String.raw`\b(?:role assignment create|ad sp create-for-rbac|ad app permission admin-consent)\b.*(?:${ADMINISTRATOR})|\bad app permission admin-consent\b`,
    ),
    'gives an account of the cloud every right',
  ],
  [
    'oci ibmcloud aliyun tccli openstack doctl',
    /\b(?:role add\b.*\badmin|iam user-policy-create\b.*Administrator|AttachPolicyToUser\b.*AdministratorAccess|attach-user-policy\b.*Admin)/i,
    'gives an account of the cloud every right',
  ],
  [
    'kubectl oc',
    /\bcreate (?:clusterrolebinding|rolebinding)\b.*cluster-admin|\badm policy add-(?:cluster-role|scc)-to-(?:user|group)\b.*(?:cluster-admin|privileged|anyuid)/,
    'makes somebody administrator of the cluster',
  ],
  // keys that open an account
  ['gh', /\b(?:ssh-key|gpg-key) add\b/, 'lets a key into an account'],
  ['glab', /\bssh-key add\b/, 'lets a key into an account'],
  ['doctl', /\bcompute ssh-key (?:import|create)\b/, 'lets a key into an account'],
  // accounts of other systems
  ['pw', /^(?:user|group)?(?:add|mod|del)\b|\b(?:user|group)(?:add|mod|del)\b/, 'changes accounts'],
  [
    'dscl',
    /\s-?(?:append|create|passwd|change|merge|delete)\s+\/(?:Groups|Users)\b/,
    'changes accounts',
  ],
  ['dseditgroup', /-o edit\b.*\s-a\b/, 'puts an account into a group'],
  ['sysadminctl', /-(?:addUser|resetPasswordFor|newPassword|secureTokenOn)\b/, 'changes accounts'],
  ['dsenableroot', /^(?!.*-d\b)/, 'lets root log in'],
  [
    'ansible',
    /(?:^| )-m (?:\S+\.)?(?:user|group|authorized_key|sudoers)\b.* -a\b/,
    'changes accounts',
  ],
  [
    'ipa',
    /\b(?:user-(?:add|mod)|group-add-member admins|sudorule-\w+|hbacrule-\w+|passwd)\b/,
    'changes accounts',
  ],
  [
    'samba-tool',
    /\b(?:user (?:create|add|setpassword|enable)|group addmembers)\b/,
    'changes accounts',
  ],
  [
    'net',
    /\b(?:rpc )?(?:user add|group addmem|sam (?:set|createbuiltingroup))\b/,
    'changes accounts',
  ],
  ['homectl', /\b(?:create|passwd|update)\b/, 'changes accounts'],
  ['uci', /\bset (?:rpcd|dropbear)\b.*(?:password|RootPasswordAuth)/, 'changes accounts'],
  ['ejabberdctl prosodyctl', /\b(?:register|adduser|change_password|passwd)\b/, 'changes accounts'],
  ['wp', /\buser create\b.*--role=administrator|\buser update\b.*--user_pass/, 'changes accounts'],
  ['grafana-cli', /\breset-admin-password\b/, 'changes accounts'],
  ['gitlab-rake', /\bgitlab:password:reset\b/, 'changes accounts'],
  // rights of files and services
  ['setfattr', /security\.capability/, 'gives capabilities to a file'],
  ['dpkg-statoverride', /--add\b.* 0?[2467][0-7]{3} /, 'sets the set-uid or set-gid bit'],
  ['sudoedit', /(?:^| )-s .*\\(?: |$)/, 'attacks sudo itself'],
  [
    'busctl dbus-send gdbus',
    /StartTransientUnit|policykit.*Register|SetCapabilities/,
    'starts a unit of the system',
  ],
  [
    'debugfs',
    /\b(?:set_inode_field|sif)\b.*\bmode\b/,
    'sets the rights of a file below the file system',
  ],
  [
    'lxc incus',
    /\bdevice add\b.*\bdisk\b.*\bsource=\/(?:etc|root|home|var|usr|boot|dev|proc)?\/?(?: |$)|security\.privileged[= ]true/,
    'gives a container the file system of the host',
  ],
  [
    'curl',
    /(?:docker|podman|containerd)\S*\.sock\b.*(?:"Privileged"\s*:\s*true|"Binds"\s*:\s*\[\s*"\/[^"]*:|"PidMode"\s*:\s*"host")/,
    'starts a container that holds the host in its hands',
  ],
]

/** Databases for tests come and go. */
const NOT_PLAY = `^(?!.*(?:test|dev|tmp|temp|demo|example|sample|scratch|sandbox|local|staging|old|copy|bench))`

export const DESTROY_QUERIES: RiskyArguments = [
  // disks and volumes
  [
    'sfdisk sgdisk gdisk',
    /--(?:zap-all|clear|delete|mbrtogpt)|(?:^| )-[ozZ](?: |$)/,
    'rewrites a partition table',
  ],
  [
    'cryptsetup',
    /\b(?:luksFormat|luksErase|erase|reencrypt\b(?=.*--(?:encrypt|init-only|new)))\b.*\/dev\/(?!loop)/,
    'destroys what is on a disk',
  ],
  [
    'btrfs',
    /\bsubvolume delete\b.*\s(?:\/|\/(?:home|var|etc|usr|root|srv|opt|boot)|\/?@\w*)\/?(?: |$)/,
    'removes a volume that the system lives on',
  ],
  ['dmsetup', /\b(?:remove_all|wipe_table)\b/, 'removes every mapped device'],
  ['debugfs', /\b(?:clri|kill_file|zap_block|zap)\b/, 'destroys a file system'],
  [
    'efibootmgr',
    /(?:^| )(?:-\w*B\b|--delete-bootnum)/,
    'removes an entry that the machine starts from',
  ],
  ['nvme', /^(?:format|sanitize)(?: |$)/, 'erases a disk'],
  [
    'hdparm',
    /--(?:security-erase|security-erase-enhanced|trim-sector-ranges|dco-restore)/,
    'erases a disk',
  ],
  ['sg_format sg_sanitize', /./, 'erases a disk'],
  [
    'diskutil',
    /\b(?:eraseDisk|eraseVolume|zeroDisk|secureErase|reformat|partitionDisk|apfs deleteContainer)\b/i,
    'erases a disk',
  ],
  ['tmutil', /\b(?:delete|deletelocalsnapshots|disable)\b/, 'removes backups'],
  // packages that the system lives on
  [
    'apt apt-get aptitude dpkg rpm dnf yum pacman apk zypper',
    /--allow-remove-essential|--force-(?:all|remove-essential|depends)\b.*(?:coreutils|libc6|bash|dpkg|systemd|init)\b/,
    'removes what the system lives on',
  ],
  [
    'apt apt-get aptitude dpkg rpm dnf yum pacman apk zypper',
    /(?:\b(?:remove|purge|erase|autoremove|del)\b|(?:^| )(?:-e|-r|-P|--purge|--remove|-R\w*)(?= )).* (?:glibc|libc6|libc-bin|musl|coreutils|busybox|systemd|systemd-sysv|dpkg|rpm|bash|init|base-files|filesystem|linux-image-\S+|kernel(?:-core)?)(?: |$)/,
    'removes what the system lives on',
  ],
  // stores of data
  ['dropdb', new RegExp(String.raw`${NOT_PLAY}(?:.* )?(?!-)\S`), 'drops a whole database'],
  [
    'mysqladmin mariadb-admin',
    new RegExp(String.raw`${NOT_PLAY}.*\bdrop \S`),
    'drops a whole database',
  ],
  [
    'curl',
    /(?:-X ?|--request[= ])DELETE\b.*:9200\/(?:_all|\*|%2A)(?:[?/ ]|$)/i,
    'deletes every index',
  ],
  [
    'etcdctl',
    /\bdel\b.*(?:--from-key|(?:^| )["']?\/?["']?(?: |$).*--prefix|--prefix\b.*(?: \/| {2}|$))/,
    'deletes every key',
  ],
  ['consul', /\bkv delete\b.*-recurse(?:=true)?(?: +\/?)?$/, 'deletes every key'],
  [
    'kubectl oc kubecolor',
    /\bdelete\b(?=.*(?:^| )--all(?:=true)?(?: |$))(?=.*(?: (?:ns|namespaces?|nodes?|pv|pvc|persistentvolumes?|persistentvolumeclaims?|crds?|all|statefulsets?|sts|deployments?|deploy|secrets?)\b)).*/,
    'deletes everything of a kind',
  ],
  ['mongosh mongo', /\bdropDatabase\s*\(|\bdropAllUsers/, 'drops a whole database'],
  ['influx', /\bbucket delete\b|DROP DATABASE/i, 'drops a whole database'],
  [
    'kafka-topics kafka-topics.sh',
    /--delete\b.*--topic[= ]['"]?(?:\.\*|\*)/,
    'deletes every topic',
  ],
  ['cqlsh', /\bdrop\s+keyspace\b/i, 'drops a whole database'],
  ['nomad', /\bsystem gc\b.*-force|\bjob stop\b.*-purge .*\*/, 'removes every job'],
  ['zfs zpool', /^destroy\b.*(?: -\w*[rR]\w*| -f\b)/, 'destroys a pool with all that is in it'],
  [
    'restic',
    /\bforget\b.*--keep-last[= ]0|\bforget\b.*--unsafe-allow-remove-all/,
    'removes every backup',
  ],
  ['borg', /^(?:delete|break-lock)\b(?!.*::)(?=.*--force)/, 'removes every backup'],
  ['vssadmin', /delete shadows/i, 'removes every backup'],
  ['snapper', /\bdelete\b.*\b1-\d{3,}/, 'removes every snapshot'],
]
