/** One kind of sensitive file. Patterns match the normalised form that `normalisePath` gives. */
export interface SensitivePath {
  /** What it is, to be put after "reads" or "writes". */
  what: string
  pattern: RegExp
  /** Real paths of this kind: what a glob could mean. */
  examples: readonly string[]
}

/** Ends of names that are no secrets although their beginning looks like one. */
const PUBLIC = String.raw`(?!\S*\.(?:pub|crt|cert|cer|md|txt|example|sample|template|dist|tpl|j2|erb)$)`

/** Reading these shows passwords, keys or tokens. */
export const SECRETS: readonly SensitivePath[] = [
  {
    what: 'the password hashes of the machine',
    pattern:
      /(?:^|\/)(?:etc|backups?)\/(?:g?shadow|master\.passwd|security\/opasswd|tcb\/[^/]+\/shadow)(?:[-~.]\S*)?$|(?:^|\/)etc\/(?:spwd\.db)$/,
    examples: ['/etc/shadow', '/etc/gshadow', '/etc/shadow-'],
  },
  {
    what: 'a private key',
    pattern: new RegExp(
      String.raw`(?:^|\/)${PUBLIC}(?:\.ssh\/(?!config$|known_hosts|authorized_keys|environment$|rc$|allowed_signers|$|\.\.?$)[^/]+|id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?[\w.-]*|[\w.-]*[-_.](?:rsa|ed25519)|ssh_host_\w+_key|[\w.-]*(?:priv(?:ate)?[-_]?key|privkey)[\w-]*(?:\.(?:pem|key|der|asc|gpg|json))?|[\w.-]+\.(?:ppk|key|keytab|p12|pfx|jks|keystore|kdbx?|p8))$|\/etc\/ssl\/private\/|\/pki\/private\/|\/private\/[\w.-]+\.(?:key|pem)$|\/letsencrypt\/(?:live|archive)\/.*privkey`,
    ),
    examples: [
      '/home/user/.ssh/id_rsa',
      '/home/user/.ssh/id_ed25519',
      '/root/.ssh/id_rsa',
      '/etc/ssh/ssh_host_rsa_key',
      '/etc/ssl/private/server.key',
      '/etc/krb5.keytab',
    ],
  },
  {
    what: 'cloud credentials',
    pattern:
      /(?:^|\/)(?:\.aws\/(?:credentials|sso\/cache\/|cli\/cache\/)|\.config\/gcloud\/(?:application_default_credentials\.json|credentials\.db|access_tokens\.db|legacy_credentials\/)|application_default_credentials\.json$|\.azure\/(?:accessTokens\.json|msal_token_cache|azureProfile\.json|service_principal)|\.oci\/|\.boto$|\.s3cfg$|\.passwd-s3fs$|\.config\/(?:doctl\/config|rclone\/rclone\.conf|hub$|gh\/hosts\.yml|op\/|scw\/config|linode-cli|hcloud\/cli\.toml|configstore\/|fly)|\.terraform\.d\/credentials|\.terraformrc$|[\w.-]*\.tfstate(?:\.backup)?$|\.fly\/config\.yml|\.bluemix\/|\.cloudflared\/|\.config\/rclone|\.mc\/config\.json)/,
    examples: [
      '/home/user/.aws/credentials',
      '/root/.aws/credentials',
      '/home/user/.config/gcloud/application_default_credentials.json',
    ],
  },
  {
    what: 'the credentials of a cluster or registry',
    pattern:
      /(?:^|\/)(?:\.kube\/config|kubeconfig(?:\.ya?ml)?$|etc\/kubernetes\/(?:\w+\.conf|pki\/)|etc\/rancher\/k3s\/k3s\.yaml|var\/lib\/kubelet\/pki\/|\.docker\/config\.json|(?:var\/)?run\/secrets\/|\.vault-token$|\.config\/containers\/auth\.json|\.config\/helm\/registry|\.dockercfg$)/,
    examples: [
      '/home/user/.kube/config',
      '/root/.kube/config',
      '/home/user/.docker/config.json',
      '/var/run/secrets/kubernetes.io/serviceaccount/token',
    ],
  },
  {
    what: 'the credentials of a database or application',
    pattern: new RegExp(
      String.raw`(?:^|\/)${PUBLIC}(?:\.pgpass|pgpass\.conf|\.my\.cnf|\.mylogin\.cnf|debian\.cnf|wp-config\.php\S*|\.env|\.env\.(?!example|sample|template|dist|test|defaults?|schema)[\w.-]+|[\w-]+\.env|secrets?\.(?:ya?ml|json|toml|env)|credentials?(?:\.(?:json|ya?ml|xml|ini|csv|toml|db))?|master\.key|\.htpasswd|tomcat-users\.xml|sasl_passwd|chap-secrets|pap-secrets|ipsec\.secrets|\.smbcredentials|\.?cifs[-.]?cred\w*|rndc\.key|gitlab-secrets\.json|\.vault[-_]pass(?:word)?\S*|vault[-_]pass(?:word)?\S*|passwords?(?:\.(?:txt|csv|xlsx|ya?ml|json|db|kdbx))?|service[-_]?account[\w-]*\.json|LocalSettings\.php)$|\/jenkins\/secrets\/|\/wireguard\/[\w.-]+\.conf$|\/NetworkManager\/system-connections\/|wpa_supplicant[\w.-]*\.conf$`,
    ),
    examples: ['/root/.my.cnf', '/home/user/.pgpass', '/var/www/html/wp-config.php'],
  },
  {
    what: 'access tokens',
    pattern:
      /(?:^|\/)(?:[._]netrc|\.npmrc|\.yarnrc\.yml|\.pypirc|\.gem\/credentials|\.cargo\/credentials(?:\.toml)?|\.composer\/auth\.json|\.config\/composer\/auth\.json|\.git-credentials|\.config\/git\/credentials|\.m2\/settings(?:-security)?\.xml|\.gradle\/gradle\.properties|\.subversion\/auth\/|\.config\/gh\/hosts\.yml|\.config\/glab-cli\/config\.yml|\.databrickscfg|\.kaggle\/kaggle\.json|\.huggingface\/token|\.cache\/huggingface\/token|\.claude\/\.credentials\.json|\.claude\.json|\.codex\/auth\.json|\.config\/github-copilot\/|\.hex\/hex\.config|\.ghcup\/|\.config\/heroku|\.netlify\/config\.json|\.config\/netlify\/config\.json|\.circleci\/cli\.yml|\.travis\/config\.yml|\.snowsql\/config|\.dbt\/profiles\.yml|\.config\/sops\/age\/keys\.txt|\.config\/stripe\/config\.toml|\.wakatime\.cfg|\.mozilla\/.*\/sessionstore)$/,
    examples: [
      '/home/user/.netrc',
      '/root/.netrc',
      '/home/user/.git-credentials',
      '/home/user/.npmrc',
    ],
  },
  {
    what: 'a store of passwords',
    pattern:
      /(?:^|\/)(?:\.gnupg\/(?:private-keys-v1\.d|secring\.gpg|trustdb)|secring\.gpg$|\.local\/share\/(?:keyrings|kwalletd)\/|\.password-store(?:\/|$)|logins\.json$|key[34]\.db$|signons\.sqlite$|cookies\.sqlite$|Login Data|Web Data$|(?:Default|Profile \d+|Network)\/Cookies$|[\w.-]*\.keychain(?:-db)?$|wallet\.dat$|\.electrum\/|\.bitcoin\/wallet|\.ethereum\/keystore|\.config\/solana\/id\.json|\.config\/(?:Bitwarden|1Password|KeePassXC)|passdb\.tdb$|secrets\.tdb$|secrets\.ldb$|ntds\.dit$|config\/SAM$)/,
    examples: ['/home/user/.gnupg/secring.gpg', '/home/user/.local/share/keyrings/login.keyring'],
  },
  {
    what: 'a secret from a store of secrets',
    pattern: /^secret:/,
    examples: [],
  },
  {
    what: 'the memory or environment of a process',
    pattern:
      /^\/proc\/(?:\d+|self|\*|[^/]*)\/(?:environ|mem|maps_secret)$|^\/proc\/kcore$|^\/dev\/k?mem$/,
    examples: ['/proc/1/environ'],
  },
]

/** Reading these is everyday; sending them away is not. */
export const PRIVATE: readonly SensitivePath[] = [
  {
    what: 'the list of accounts',
    pattern:
      /(?:^|\/)etc\/(?:passwd|group|sudoers(?:\.d\/\S+)?|hosts|fstab|exports|crontab|ssh\/sshd_config)[-~]?$/,
    examples: ['/etc/passwd', '/etc/group'],
  },
  {
    what: 'the history of commands',
    pattern:
      /(?:^|\/)\.(?:bash|zsh|sh|ksh|fish|python|mysql|psql|sqlite|node_repl|rediscli|irb|php|lesshs)_?(?:history|hst)$|(?:^|\/)fish_history$|(?:^|\/)\.histfile$/,
    examples: ['/home/user/.bash_history', '/root/.bash_history', '/home/user/.zsh_history'],
  },
  {
    what: 'personal files',
    pattern:
      /^(?:~|\/root|\/home(?:\/[^/]+)?|\/Users\/[^/]+|\/etc|\/|\/var\/(?:lib|mail|spool\/mail|log|backups)(?:\/\S*)?|\/var\/www(?:\/\S*)?)\/?$|(?:^|\/)(?:\.ssh|\.aws|\.gnupg|\.kube|\.config|\.mozilla|\.thunderbird|\.docker|\.azure)(?:\/\S*)?$|^~\/(?:Documents|Desktop|Pictures|Downloads|Mail|mail)(?:\/\S*)?$|^\/proc\/\S+/,
    examples: [],
  },
  {
    what: 'a copy of a database',
    pattern: /\.(?:sql|dump|bak|sqlite3?|db|mdb|ldif)(?:\.(?:gz|xz|bz2|zst))?$/,
    examples: [],
  },
]

/** Directories whose whole content counts as secret when it is copied or packed. */
export const SECRET_TREES: readonly SensitivePath[] = [
  {
    what: 'a directory of keys and credentials',
    pattern:
      /(?:^|\/)(?:\.ssh|\.aws|\.gnupg|\.kube|\.azure|\.password-store|\.config\/gcloud|\.docker|\.mozilla|\.oci|\.vault|\.local\/share\/keyrings|\.electrum|\.bitcoin|\.ethereum|\.config\/(?:google-chrome|chromium|BraveSoftware|Bitwarden|1Password|rclone|gh|op))(?:\/\S*)?$|^\/etc\/(?:ssl\/private|ssh|letsencrypt|kubernetes|shadow|pki|wireguard|openvpn|sudoers\.d)\/?$|^(?:\/var)?\/run\/secrets|^\/root\/?$|^\/var\/lib\/(?:jenkins|vault|kubelet|sss)\/?$/,
    examples: ['/home/user/.ssh', '/root/.ssh', '/home/user/.aws', '/home/user/.gnupg'],
  },
]

/** Writing these changes who may do what, or what will run. */
export const CRITICAL: readonly SensitivePath[] = [
  {
    what: 'the accounts of the machine',
    pattern:
      /(?:^|\/)etc\/(?:passwd|shadow|group|gshadow|master\.passwd|subuid|subgid|login\.defs|shells|securetty|security\/\S+|opasswd|nsswitch\.conf|krb5\.conf|krb5\.keytab)[-~.]?\w*$/,
    examples: ['/etc/passwd', '/etc/shadow', '/etc/group'],
  },
  {
    what: 'the rules of sudo or authentication',
    pattern:
      /(?:^|\/)etc\/(?:sudoers(?:\.d(?:\/\S*)?)?|doas\.conf|pam\.d(?:\/\S*)?|pam\.conf|polkit-1\/\S+|dbus-1\/\S+|sudo\.conf|sudo_logsrvd\.conf|hosts\.(?:allow|deny|equiv)|access\.conf)$|(?:^|\/)\.rhosts$|(?:^|\/)\.shosts$|(?:^|\/)\.pam_environment$/,
    examples: ['/etc/sudoers', '/etc/sudoers.d/custom', '/etc/pam.d/sshd'],
  },
  {
    what: 'scheduled jobs',
    pattern:
      /(?:^|\/)(?:etc\/(?:anacrontab|crontab|cron\.\w+(?:\/\S*)?|cron\.(?:allow|deny)|at\.(?:allow|deny)|incron\.d\/\S+)|var\/spool\/(?:cron|at|anacron|cronjobs)(?:\/\S*)?)$/,
    examples: [
      '/etc/crontab',
      '/etc/cron.d/update',
      '/var/spool/cron/crontabs/root',
      '/etc/cron.daily/update',
    ],
  },
  {
    what: 'the keys that may log in',
    pattern:
      /(?:^|\/)\.ssh\/(?:authorized_keys2?|rc|environment)$|(?:^|\/)etc\/ssh\/(?:sshd_config(?:\.d\/\S+)?|authorized_keys\S*|sshrc|ssh_config(?:\.d\/\S+)?)$|(?:^|\/)authorized_keys2?$/,
    examples: [
      '/home/user/.ssh/authorized_keys',
      '/root/.ssh/authorized_keys',
      '/etc/ssh/sshd_config',
    ],
  },
  {
    what: 'a start-up file of a shell or session',
    pattern:
      /(?:^|\/)(?:\.(?:bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin|zlogout|kshrc|mkshrc|cshrc|tcshrc|login|logout|xinitrc|xprofile|xsession|xsessionrc|xserverrc|inputrc|oh-my-zsh\/custom\/\S+)|\.config\/(?:fish\/(?:config\.fish|conf\.d\/\S+)|autostart\/\S+|environment\.d\/\S+|plasma-workspace\/env\/\S+)|etc\/(?:profile|profile\.d\/\S*|bash\.bashrc|bashrc|bash\.bash_logout|zsh\/\S+|zshrc|zshenv|zprofile|csh\.\w+|environment|environment\.d\/\S+|skel\/\S+|xdg\/autostart\/\S+|X11\/\S+|update-motd\.d\/\S*|inputrc))$/,
    examples: [
      '/home/user/.bashrc',
      '/home/user/.profile',
      '/home/user/.zshrc',
      '/root/.bashrc',
      '/etc/profile',
      '/etc/profile.d/env.sh',
      '/etc/environment',
    ],
  },
  {
    what: 'a service of the system',
    pattern:
      /(?:^|\/)(?:etc|usr\/lib|lib|run|usr\/local\/lib)\/systemd\/\S+|(?:^|\/)\.config\/systemd\/user\/\S+|(?:^|\/)\.local\/share\/systemd\/user\/\S+|(?:^|\/)etc\/(?:init\.d(?:\/\S*)?|rc\.local|rc\.d\/\S+|rc\d\.d\/\S+|inittab|init\/\S+\.conf|xinetd\.d\/\S+|inetd\.conf|supervisor\/\S+|runit\/\S+|s6\/\S+|conf\.d\/local\S*|local\.d\/\S+|logrotate\.d\/\S+|logrotate\.conf|NetworkManager\/dispatcher\.d\/\S*|network\/if-\S+|networkd-dispatcher\/\S+|dhcp\/\S*hooks?\S*|dhclient-\S+hooks\S*|ppp\/ip-\S+|acpi\/\S+|apm\/\S+|pm\/sleep\.d\/\S+|libvirt\/hooks\/\S+|qemu\/\S+)$|(?:^|\/)Library\/Launch(?:Agents|Daemons)\/\S+/,
    examples: [
      '/etc/systemd/system/update.service',
      '/etc/init.d/update',
      '/etc/rc.local',
      '/home/user/.config/systemd/user/update.service',
    ],
  },
  {
    what: 'the configuration of the dynamic loader, the kernel or its devices',
    pattern:
      /(?:^|\/)etc\/(?:ld\.so\.(?:preload|conf|cache|conf\.d\/\S+)|udev\/rules\.d\/\S+|modprobe\.d\/\S+|modules(?:-load\.d\/\S+)?|binfmt\.d\/\S+|initramfs-tools\/(?:hooks|scripts)\/\S+|kernel\/\S+|dracut\.conf\S*|default\/grub|grub\.d\/\S+)$|^\/proc\/sys\/(?:kernel\/(?:core_pattern|modprobe|hotplug|poweroff_cmd|randomize_va_space|yama\/\S+)|fs\/binfmt_misc\/\S+|fs\/suid_dumpable|net\/core\/bpf\S*)|^\/sys\/kernel\/(?:uevent_helper|security\/\S+)|\/release_agent$|^\/(?:usr\/)?lib\/udev\/rules\.d\/\S+/,
    examples: [
      '/etc/ld.so.preload',
      '/etc/ld.so.conf',
      '/proc/sys/kernel/core_pattern',
      '/etc/udev/rules.d/99-local.rules',
    ],
  },
  {
    what: 'a program or library of the system',
    pattern:
      /^\/(?:usr\/)?(?:s?bin|lib(?:32|64)?(?:\/x86_64-linux-gnu|\/aarch64-linux-gnu)?(?:\/security)?)\/[^/]+$|^\/boot\/\S+$|^\/(?:usr\/)?lib(?:64)?\/(?:security|modules|sudo|NetworkManager|python3?\S*)\/\S+$|\/(?:sitecustomize|usercustomize)\.py$|site-packages\/[^/]+\.pth$/,
    examples: ['/usr/bin/sudo', '/bin/sh', '/usr/bin/ls'],
  },
  {
    what: 'a hook of the package manager',
    pattern:
      /(?:^|\/)etc\/(?:apt\/apt\.conf(?:\.d\/\S*)?|dpkg\/dpkg\.cfg(?:\.d\/\S*)?|yum\/pluginconf\.d\/\S+|dnf\/plugins\/\S+|pacman\.d\/hooks\/\S+|pip\.conf|gitconfig|npmrc)$/,
    examples: ['/etc/apt/apt.conf.d/99local'],
  },
]

/** Critical files that people edit by hand every day: opening them in an editor is not yet a write. */
export const HAND_EDITED =
  /(?:^|\/)\.(?:bashrc|bash_profile|bash_aliases|profile|zshrc|zshenv|zprofile|inputrc|xinitrc|bash_logout|bash_login|kshrc|cshrc|tcshrc|login)$|config\.fish$|(?:^|\/)etc\/(?:environment|profile|bash\.bashrc|default\/grub|nsswitch\.conf|fstab|hosts\.\w+|ssh\/sshd?_config|logrotate\.conf|systemd\/\S+\.conf)$/

/** Files that tell what happened: cutting or removing them hides traces. */
export const TRACES =
  /^\/var\/log(?:\/|$)|^\/var\/(?:run|log)\/[ubw]tmp$|^\/run\/utmp$|^\/var\/adm\/|(?:^|\/)\.(?:bash|zsh|sh|ksh|python|mysql|psql)_history$|(?:^|\/)fish_history$|^\/run\/log\/|^\/var\/audit\//

/** Whole disks and memory. */
export const RAW_DEVICE =
  /^\/dev\/(?:[shv]d[a-z]\d*|xvd[a-z]\d*|nvme\d+(?:n\d+(?:p\d+)?)?|mmcblk\d+(?:p\d+)?|disk\d*(?:\/by-\S+)?|r?disk\d+|md\d+|dm-\d+|mapper\/(?!control)\S+|k?mem|port|mtd\d*|loop\d+p?\d*)$/

/** Directories that a system or a person cannot live without. */
export const VITAL_DIRECTORY =
  /^(?:~|\/|\/\*|~\/\*|\/home(?:\/\*)?|\/root(?:\/\*)?|\/(?:bin|boot|dev|etc|lib|lib32|lib64|opt|proc|sbin|srv|sys|usr|var|Users|System|Library|Applications)(?:\/\*)?|\/usr\/(?:bin|sbin|lib|lib64|local|share)(?:\/\*)?|\/var\/(?:lib|log|www|spool|mail|cache|backups)(?:\/\*)?|\/(?:mnt|media|data|backup|backups|srv)(?:\/\*)|\/home\/[^/]+(?:\/\*)?|\/etc\/[^/]+|\.\.\/\.\.(?:\/\.\.)+\/?|~\/\.\*|\/var\/lib\/(?:mysql|postgresql|docker|mongodb|redis|etcd|libvirt)(?:\/\S*)?)$/
