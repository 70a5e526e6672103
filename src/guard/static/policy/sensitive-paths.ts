import { anyOf, type PathPattern } from './any-of.ts'

/** One kind of sensitive file. Patterns match the form that `normalisePath` gives. */
export interface SensitivePath {
  /** What it is, to be put after "reads" or "writes". */
  what: string
  pattern: PathPattern
  /** Real paths of this kind: what a glob could mean. */
  examples: readonly string[]
}

/** Below the root, or below the root of another system that is mounted somewhere. */
const ROOT = String.raw`^(?:\/(?:.*\/)?)?`
/** In the home of somebody; alone, the name most likely stands there. */
const HOME = String.raw`^(?:~\/|\/(?:.*\/)?)?`
/** Anywhere. */
const ANY = String.raw`(?:^|\/)`
/** Ends of names that are no secrets although their beginning looks like one. */
const PUBLIC = String.raw`(?!\S*\.(?:pub|crt|cert|cer|md|txt|rst|html?|example|sample|template|dist|tpl|j2|erb|png|svg|log|lock|sh|py|js|ts|go|rb|c|h|java)$)`

/** Reading these shows passwords, keys or tokens. */
export const SECRETS: readonly SensitivePath[] = [
  {
    what: 'the password hashes of the machine',
    pattern: anyOf(
      String.raw`${ROOT}etc\/(?:g?shadow|master\.passwd|security\/opasswd|tcb\/[^/]+\/shadow|spwd\.db)(?:[-~]|\.\w+)?$`,
      String.raw`${ROOT}var\/(?:lib\/extrausers\/g?shadow|backups\/(?:\S*\/)?(?:g?shadow|passwd)\S*|db\/shadow\/\S*)$`,
      String.raw`^\/(?:.*\/)?g?shadow(?:[-~]|\.(?:bak|old|orig|save|backup|copy)\w*)$`,
    ),
    examples: ['/etc/shadow', '/etc/gshadow', '/etc/shadow-', '/var/backups/shadow.bak'],
  },
  {
    what: 'a private key',
    pattern: anyOf(
      String.raw`${ANY}${PUBLIC}\.ssh\/(?!config(?:[\w.-]*$|\.d\/)|known_hosts|authorized_keys|environment$|rc$|allowed_signers|sockets?\/|$)[^/]+$`,
      String.raw`${ANY}${PUBLIC}id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?[\w.-]*$`,
      String.raw`${ANY}${PUBLIC}(?:[\w.-]+[-_.](?:rsa|ed25519)|ssh_host_\w+_key|[\w.-]*(?:priv(?:ate)?[-_]?key|privkey|secret[-_]key)[\w-]*(?:\.(?:pem|key|der|asc|gpg|json))?)$`,
      String.raw`${ANY}${PUBLIC}[\w.*-]+\.(?:ppk|key|keytab|p12|pfx|jks|keystore|kdbx?|p8|private|nk)$`,
      String.raw`\/(?:ssl|pki|tls|swanctl|certs|dovecot)\/private(?:\/|$)|\/private\/[\w.-]+\.(?:key|pem)$|\/letsencrypt\/(?:live|archive)\/.*privkey|\/letsencrypt\/accounts\/`,
      String.raw`${ROOT}etc\/(?:haproxy|stunnel|nginx|apache2|httpd|ssl|postfix|dovecot|exim4)\/(?:\S*\/)?(?:certs?|keys?|stunnel)?\/?[\w.-]+\.pem$`,
      String.raw`${ANY}(?:mkcert\/)?rootCA-key\.pem$|\/syncthing\/(?:https-)?key\.pem$`,
      // what moves the money of somebody, as clients of chains keep it
      String.raw`${ANY}(?:\.aptos\/config\.ya?ml|\.near-credentials\/\S+\.json|\.foundry\/keystores\/\S+|\.sui\/sui_config\/\S*keystore\S*|\.config\/solana\/[\w-]+\.json|\.starknet_accounts\/\S+|\.(?:brownie|ape)\/accounts\/\S+|\.config\/(?:stellar|soroban)\/identity\/\S+|\.config\/hardhat-nodejs\/vars\.json|\.(?:tezos|octez)-client\/secret_keys|\.[\w-]+\/keyring-(?:file|test|os)\/\S+|\.avalanche-cli\/key\/\S+|\.lightning\/(?:\S+\/)?hsm_secret|\.lnd\/\S+\.macaroon|(?:keystore\/)?UTC--\d{4}-\S+--[0-9a-f]{40})$`,
      String.raw`${ANY}hs_ed25519_secret_key$|${ANY}[\w.-]+_secret_key$|\/knot\/keys\/|\/opendkim\/keys\/|\/tor\/\S*secret`,
    ),
    examples: [
      '/home/user/.ssh/id_rsa',
      '/home/user/.ssh/id_ed25519',
      '/root/.ssh/id_rsa',
      '/root/.ssh/id_ed25519',
      '/etc/ssh/ssh_host_rsa_key',
      '/etc/ssh/ssh_host_ed25519_key',
      '/etc/ssl/private/server.key',
      '/etc/krb5.keytab',
      '/etc/letsencrypt/live/example.org/privkey.pem',
    ],
  },
  {
    what: 'cloud credentials',
    pattern: anyOf(
      String.raw`${ANY}\.aws\/(?:credentials|sso\/cache\/|cli\/cache\/)`,
      String.raw`${ANY}(?:\.config\/)?gcloud\/(?:application_default_credentials\.json|credentials\.db|access_tokens\.db|legacy_credentials(?:\/|$))|${ANY}application_default_credentials\.json$`,
      String.raw`${ANY}\.azure\/(?:accessTokens\.json|msal_token_cache|azureProfile\.json|service_principal|\S*\.json)`,
      String.raw`${ANY}(?:\.oci\/|\.boto$|\.s3cfg$|\.passwd-s3fs$|\.bluemix\/|\.cloudflared\/|\.mc\/config\.json|\.terraform\.d\/credentials|\.terraformrc$|\.fly\/config\.yml|\.databrickscfg$|\.snowsql\/config)`,
      String.raw`${ANY}\.config\/(?:doctl\/config|rclone\/rclone\.conf|hub$|op\/|scw\/config|linode-cli|hcloud\/cli\.toml|configstore\/|fly|solana\/id\.json|gh\/hosts\.yml|glab-cli\/config\.yml)`,
      // clients of clouds that keep their tokens under names of their own
      String.raw`${ANY}\.(?:civo\.json|vultr-cli\.yaml|ovh\.conf|upstash\.json|koyeb\.yaml|influxdbv2\/configs|aliyun\/config\.json|tccli\/\S+\.credential|confluent\/config\.json|jfrog\/jfrog-cli\.conf\S*|render\/cli\.yaml|twilio-cli\/config\.json|config\/(?:turso\/settings\.json|exoscale\/exoscale\.toml|vultr-cli\.yaml|upctl\.yaml|planetscale\/access-token|koyeb\.yaml))$`,
      String.raw`${ANY}(?:[\w.-]*\.tfstate(?:\.backup)?|[\w.-]*\.tfvars|rclone\.conf)$`,
    ),
    examples: [
      '/home/user/.aws/credentials',
      '/root/.aws/credentials',
      '/home/user/.config/gcloud/application_default_credentials.json',
      '/home/user/.azure/accessTokens.json',
    ],
  },
  {
    what: 'the credentials of a cluster or registry',
    pattern: anyOf(
      String.raw`${ANY}\.kube\/(?!cache\/|kubectx|kubens)[\w.-]+$|${ANY}(?:(?:[\w.-]+[-_.])?kubeconfig(?![-_.](?:[\w.-]*[-_.])?(?:example|sample|template|tmpl|tpl|test))(?:[-_.][\w-]+)?(?:\.(?:ya?ml|conf))?(?<!\.(?:md|go|py|ts|js|sh|txt|html|j2|tf|hcl|rs|rb|nix|lock|json|png|svg))$|\.docker\/config\.json|\.vault-token$|containers\/auth\.json|\.config\/helm\/registry|\.dockercfg$|\.dockerconfigjson$)`,
      String.raw`${ROOT}etc\/(?:kubernetes\/(?:[\w-]+\.conf|pki\/\S*\.key|pki\/?$)|rancher\/k3s\/k3s\.yaml|rancher\/rke2\/rke2\.yaml|gitlab-runner\/config\.toml|vault\.d\/)`,
      String.raw`${ROOT}var\/lib\/(?:kubelet\/pki|rancher\/\S*(?:token|\.key|tls|\/state\.db(?:-wal|-shm)?$)|etcd\/|vault\/|sss\/)`,
      String.raw`${ROOT}(?:var\/)?run\/secrets(?:\/|$)`,
    ),
    examples: [
      '/home/user/.kube/config',
      '/root/.kube/config',
      '/home/user/.docker/config.json',
      '/var/run/secrets/kubernetes.io/serviceaccount/token',
    ],
  },
  {
    what: 'the credentials of a database or application',
    pattern: anyOf(
      String.raw`${ANY}${PUBLIC}(?:\.pgpass|pgpass\.conf|\.my\.cnf|\.mylogin\.cnf|debian\.cnf|wp-config\.php\S*|LocalSettings\.php|tomcat-users\.xml|\.htpasswd|sasl_passwd|sasldb2|passwd\.client|chap-secrets|pap-secrets|ipsec\.secrets|rsyncd\.secrets|\.smbcredentials|\.?cifs[-.]?cred\w*|rndc\.key|gitlab-secrets\.json|pam_ldap\.secret|ldap\.secret|libnss-ldap\.secret|sssd\.conf|clients\.conf|master\.key|sitemanager\.xml|recentservers\.xml|env\.php|ldap\.pw|smbpasswd|\.erlang\.cookie|ceph\.[\w.-]*keyring|\.?vncpasswd|x11vnc\.pass|bareos-\w+\.conf|bacula-\w+\.conf|pgbouncer\/userlist\.txt|radiusd?\.secrets?|mosquitto[\w.-]*passwd\w*|xrdp\/rsakeys\.ini|racoon\/psk\.txt|psk\.txt|hostapd[\w.-]*\.psk|filezilla\.xml|WinSCP\.ini|appsettings\.(?:Production|Secrets)\.json|config\/secrets\.yml|settings\.inc\.php|sites\/default\/settings\.php|app\/etc\/local\.xml|unattend\.xml|sysprep\.inf)$`,
      String.raw`${ANY}\.env$|${ANY}\.env\.(?!example|sample|template|dist|test$|defaults?$|schema|ci$|d$)[\w.-]+$|${ANY}[\w-]*(?:prod|production|secret|live|staging)[\w-]*\.env$|${ANY}\.?envrc\.private$`,
      String.raw`${ANY}(?!(?:change|reset|update|forgot|set)[-_]password)(?:[\w-]+[-_.])?(?:\.?secrets?|credentials?|passwords?|passwd|creds)(?:\.(?:ya?ml|json|toml|env|xml|ini|csv|db|sqlite3?|xlsx|kdbx|prod|properties|enc|conf))$|${ANY}passwords?\.txt$|${ANY}\.credentials$|${ANY}credentials$`,
      // A name that says it, in a place of the system or among somebody's settings. In a project such
      // names are often something else: the tokens of a design, a form for credentials.
      String.raw`^(?:\/(?:etc|root|var|opt|srv|run|usr\/local\/etc)|~\/\.[\w-]+)\/(?:\S*\/)?(?:[\w.-]*[-_.])?(?:secrets?|tokens?|credentials?|passwords?|api[-_]?keys?)(?:\.(?:ya?ml|json|toml|ini|conf|cfg|env|db|sqlite3?|txt|xml|properties|bak))?$`,
      String.raw`${ANY}(?:\.vault[-_]pass(?:word)?|vault[-_]pass(?:word)?|\.ansible[-_]vault)\S*$|${ANY}service[-_]?account[\w-]*\.json$|${ANY}(?:application|db|database)-(?:prod|production|live)\.(?:properties|ya?ml)$|\/conf\/db\.properties$`,
      String.raw`\/jenkins(?:_home)?\/secrets\/|\/wireguard\/[\w.-]+\.conf$|\/NetworkManager\/system-connections(?:\/|$)|wpa_supplicant[\w.-]*\.conf$|\/credstore(?:\.encrypted)?\/|\/dovecot\/(?:users|passwd)$|\/corosync\/authkey$|\/grafana\/grafana\.db$|\/openvpn\/(?:\S*\/)?(?:auth|login|pass|cred)[\w.-]*$|\/munge\/munge\.key$|\/var\/www\/\S+\/config\/database\.yml$|\/racoon\/psk\.txt$|\/etc\/ldap\S*\/secret|\/opt\/\S*\/conf\/\S*secret`,
      String.raw`${ANY}\.(?:authinfo|fetchmailrc|msmtprc|mbsyncrc|offlineimaprc|Renviron|irbrc_secrets|getmail\/\S*rc|muttrc\.local|ldaprc)(?:\.gpg)?$`,
    ),
    examples: [
      '/root/.my.cnf',
      '/home/user/.env',
      '/home/user/.pgpass',
      '/var/www/html/wp-config.php',
      '/etc/mysql/debian.cnf',
    ],
  },
  {
    what: 'access tokens',
    pattern: anyOf(
      String.raw`${ANY}(?:[._]netrc|\.npmrc|\.yarnrc\.yml|\.pypirc|\.gem\/credentials|\.cargo\/credentials(?:\.toml)?|\.composer\/auth\.json|composer\/auth\.json|\.git-credentials|\.config\/git\/credentials|\.m2\/settings(?:-security)?\.xml|\.gradle\/gradle\.properties|\.subversion\/auth(?:\/\S*)?|\.kaggle\/kaggle\.json|\.huggingface\/token|\.cache\/huggingface\/token|\.claude\/\.credentials\.json|\.codex\/auth\.json|\.config\/github-copilot\/\S+|\.hex\/hex\.config|\.netlify\/config\.json|\.config\/netlify\/config\.json|\.circleci\/cli\.yml|\.travis\/config\.yml|\.dbt\/profiles\.yml|\.config\/(?:sops\/)?age\/[\w.-]+|\.config\/stripe\/config\.toml|\.config\/hub|\.nuget\/NuGet\/NuGet\.Config|\.config\/NuGet\/NuGet\.Config|\.config\/configstore\/firebase-tools\.json|\.config\/gh\/hosts\.yml|\.config\/heroku\/\S+|\.local\/share\/com\.vercel\.cli\/auth\.json|\.wrangler\/config\/\S+|\.pulumi\/credentials\.json|\.expo\/state\.json|\.sentryclirc|\.config\/sentry\/\S+|\.ngrok2?\/ngrok\.yml|\.config\/ngrok\/ngrok\.yml|\.config\/rubygems\/credentials|\.local\/share\/gem\/credentials|\.ivy2\/\.credentials|\.sbt\/\.credentials|\.gemini\/oauth_creds\.json|\.config\/goose\/secrets\.yaml|\.local\/share\/opencode\/auth\.json|\.continue\/\.env|\.config\/weechat\/sec\.conf|\.weechat\/sec\.conf|\.config\/rbw\/\S+|\.config\/lab\/lab\.toml|\.config\/tea\/config\.yml|\.jira\.d\/\S+|\.config\/\.jira\/\.config\.yml|\.twine\/\S+|\.snowflake\/(?:connections|config)\.toml|\.cloudflare\/\S+|\.config\/\.wrangler\/config\/default\.toml|\.local\/state\/aegish\/service)$`,
    ),
    examples: [
      '/home/user/.netrc',
      '/root/.netrc',
      '/home/user/.git-credentials',
      '/home/user/.npmrc',
      '/home/user/.pypirc',
      '/home/user/.local/state/aegish/service',
    ],
  },
  {
    what: 'a store of passwords',
    pattern: anyOf(
      String.raw`${ANY}\.gnupg\/(?:private-keys-v1\.d|secring\.gpg|trustdb)|${ANY}secring\.gpg$|${ANY}\.local\/share\/(?:keyrings|kwalletd)(?:\/|$)|${ANY}\.password-store(?:\/|$)`,
      String.raw`${ANY}(?:logins\.json|key[34]\.db|signons\.sqlite|cookies\.sqlite|Login Data|Web Data|wallet\.dat|passdb\.tdb|secrets\.[tl]db|ntds\.dit)$|(?:Default|Profile \d+|Network)\/Cookies$|${ANY}\.config\/[^/]+\/(?:Cookies|Local State)$|\/Local Storage\/leveldb(?:\/|$)|${ANY}(?:sessionstore|recovery|previous|upgrade)\S*\.jsonlz4$|${ANY}[\w.-]*\.keychain(?:-db)?$|config\/SAM$|Local Extension Settings`,
      String.raw`${ANY}(?:\.electrum\/|\.bitcoin\/wallet|\.ethereum\/keystore|\.config\/(?:Bitwarden|1Password|KeePassXC)|\.pki\/nssdb|\.config\/Signal\/config\.json|\.config\/Slack\/(?:Cookies|storage)|\.config\/discord\/Local Storage|\.purple\/accounts\.xml|\.config\/(?:teams|Microsoft)\S*\/Cookies|\.config\/remmina\/\S+\.remmina|\.local\/share\/remmina\/\S+\.remmina|\.monero|\.config\/Exodus)|${ANY}krb5cc_\w+$`,
    ),
    examples: [
      '/home/user/.gnupg/secring.gpg',
      '/home/user/.local/share/keyrings/login.keyring',
      '/home/user/.mozilla/firefox/x.default/logins.json',
    ],
  },
  {
    what: 'what a runner, an agent, an editor or a remote desktop logs in with',
    pattern: anyOf(
      String.raw`${ANY}(?:\.credentials_rsaparams|buildkite-agent\.cfg|\.aider\.conf\.yml|\.gitlab-runner\/config\.toml|\.vnc\/passwd|state\.vscdb|tailscaled\.state|\.acme\.sh\/account\.conf)(?:\.backup)?$`,
      String.raw`${ANY}(?:\.tsh\/keys\/|\.lima\/_config\/user$|_lima\/_config\/user$|\.local\/share\/containers\/podman\/machine\/(?:\S+\/)?machine$|\.step\/secrets\/|\.kube\/cache\/oidc-login\/|\.config\/cloudflared\/|\.remmina\/|\.nx\/config\/|\.anydesk\/(?:service|system|user)\.conf$|\.config\/rustdesk\/RustDesk2?\.toml$|(?:\.config\/)?[Tt]eam[Vv]iewer\/(?:client|global)\.conf$)`,
      String.raw`${ANY}(?:\.bitwarden|Bitwarden CLI)\/data\.json$|${ANY}\.config\/Signal\/(?:sql|config\.json)(?:\/|$)|${ANY}(?:io\.datasette\.llm|\.llm)\/keys\.json$|${ANY}atuin\/key$|${ANY}amazon-q\/data\.sqlite3$`,
      String.raw`^~\/\.(?:config\/)?[\w.-]+\/(?:[\w.-]+\/)?(?:auth|oauth_creds|credentials|access[-_]tokens?)\.json$|^~\/\.(?:railway\/config\.json|continue\/config\.(?:json|ya?ml)|cursor\/mcp\.json|codeium\/windsurf\/mcp_config\.json)$`,
      String.raw`^~\/\.(?:doppler\/\.doppler\.yaml|(?:modal|wakatime)\.(?:toml|cfg)|runpod\/config\.toml|talos\/config|prefect\/profiles\.toml|consul-token|cf\/config\.json|convex\/config\.json|openhands\/settings\.json|codeium\/config\.json|cursor\/cli-config\.json|[\w-]+_api_key|lftprc)$`,
      String.raw`^~\/\.config\/(?:argocd\/config|openstack\/(?:clouds|secure)\.yaml|tigervnc\/passwd|chrome-remote-desktop\/host\S*\.json|remmina\/remmina\.pref|JetBrains\/[^/]+\/c\.pwd|insomnia\/\S+|openai\/\S+|anthropic\/\S+)$|${ANY}\.dbeaver\/credentials-config\.json$`,
      String.raw`${ROOT}(?:var\/lib\/gitlab-runner\/config\.toml|etc\/guacamole\/user-mapping\.xml|(?:\S+\/)?buildAgent\.properties|etc\/(?:woodpecker|drone)\S*\/\S+\.env|etc\/concourse\/(?:keys\/)?\S+|var\/lib\/cloud\/instances?\/(?:\S+\/)?user-data\.txt\S*|root\/(?:anaconda|original|initial-setup)-ks\.cfg|var\/log\/installer\/(?:autoinstall-user-data|cdebconf\/\S+)|var\/lib\/cloud\/seed\/\S+\/user-data|var\/lib\/bluetooth\/\S+\/info|etc\/xrdp\/key\.pem)$`,
    ),
    examples: [
      '/home/user/actions-runner/.credentials_rsaparams',
      '/home/user/.config/Code/User/globalStorage/state.vscdb',
      '/home/user/.remmina/x.remmina',
      '/home/user/.vnc/passwd',
    ],
  },
  {
    what: 'a secret from a store of secrets',
    pattern: /^secret:/,
    examples: [],
  },
  {
    what: 'the memory or environment of a process',
    pattern: /^\/proc\/(?:[^/]*\/)?(?:environ|mem)$|^\/proc\/(?:kcore|vmcore)$|^\/dev\/k?mem$/,
    examples: ['/proc/1/environ'],
  },
]

/** Commands that were typed, and with them whatever secret was typed. */
export const HISTORIES: readonly SensitivePath[] = [
  {
    what: 'the history of commands',
    pattern:
      /(?:^|\/)\.(?:bash|zsh|sh|ksh|fish|python|mysql|psql|sqlite|node_repl|rediscli|irb|php|lesshs)_?(?:history|hst)$|(?:^|\/)fish_history$|(?:^|\/)\.histfile$|^history$/,
    examples: ['/home/user/.bash_history', '/root/.bash_history', '/home/user/.zsh_history'],
  },
]

/** Reading these is everyday; sending them away is not. */
export const PRIVATE: readonly SensitivePath[] = [
  {
    what: 'the accounts or configuration of the machine',
    pattern: anyOf(
      String.raw`${ROOT}etc\/(?:passwd|group|sudoers(?:\.d\/\S+)?|hosts|fstab|exports|crontab|ssh\/sshd_config|nginx\/\S*|apache2\/\S*|openvpn\/\S*)[-~]?$`,
    ),
    examples: ['/etc/passwd', '/etc/group'],
  },
  ...HISTORIES,
  {
    what: 'personal files',
    pattern: anyOf(
      String.raw`^(?:~|\/root|\/home(?:\/[^/]+)?|\/Users(?:\/[^/]+)?|\/etc|\/|\/srv|\/opt|\/var\/(?:lib|mail|spool\/mail|log|backups)(?:\/\S*)?|\/var\/www(?:\/\S*)?)\/?$`,
      String.raw`${ANY}\.(?:ssh|aws|gnupg|kube|config|mozilla|thunderbird|docker|azure|local\/share)(?:\/\S*)?$`,
      String.raw`^~\/(?:Documents|Desktop|Pictures|Downloads|Mail|Maildir|mail)(?:\/\S*)?$`,
      String.raw`^\/proc\/\S+|^\/dev\/(?:sd|nvme|vd|xvd|mapper|disk)\S*$`,
    ),
    examples: [],
  },
  {
    what: 'a copy of a database',
    // What a project has for its tables holds no rows: `migrations/0012.sql`, `V3__users.sql`.
    pattern:
      /^(?!(?:.*\/)?(?:(?:migrations?|migrate|schemas?|ddl)\/[\w./-]+|V\d[\w.]*__\w+|schema|structure)\.sql$).*\.(?:sql|dump|bak|sqlite3?|db|mdb|ldif|pcap|pcapng)(?:\.(?:gz|xz|bz2|zst))?$/,
    examples: [],
  },
]

/** Directories whose whole content counts as secret when it is copied, packed or served. */
export const SECRET_TREES: readonly SensitivePath[] = [
  {
    what: 'a directory of keys and credentials',
    pattern: anyOf(
      String.raw`${ANY}(?:\.ssh|\.aws|\.gnupg|\.kube|\.azure|\.password-store|\.config\/gcloud|\.docker|\.mozilla(?:\/firefox)?|\.thunderbird|\.oci|\.vault|\.local\/share\/keyrings|\.electrum|\.bitcoin|\.ethereum|\.pki|\.(?:librewolf|waterfox|zen)|chromium\/common\/chromium|\.config\/(?:google-chrome(?:-\w+)?|chromium|BraveSoftware|microsoft-edge|vivaldi|opera|Claude|Slack|discord|Bitwarden|1Password|rclone|gh|op|solana))(?:\/\S*)?$`,
      String.raw`^(?:~|\/home\/[^/]+)\/(?:snap\/(?:firefox|chromium|brave|thunderbird)|\.var\/app\/(?:org\.mozilla|com\.google\.Chrome|org\.chromium|com\.brave)[\w.]*|\.config\/Signal|\.local\/share\/TelegramDesktop)(?:\/\S*)?$`,
      String.raw`${ROOT}etc\/(?:ssl\/private|ssh|letsencrypt(?:\/\S*)?|kubernetes(?:\/\S*)?|pki(?:\/\S*)?|wireguard|openvpn(?:\/\S*)?|sudoers\.d|swanctl(?:\/\S*)?|dovecot\/private|NetworkManager\/system-connections|rancher(?:\/\S*)?)\/?$`,
      String.raw`^(?:\/(?:etc|home|srv|var|opt|root|mnt)|~)\/(?:\S*\/)?secrets\/?$|^\/etc\/(?:\S*\/)?private\/?$|^\/(?:mnt|media|var\/(?:lib|backups))\/\S+\/etc\/?$`,
      String.raw`^(?:\/var)?\/run\/secrets|^\/root\/?$|^\/var\/lib\/(?:jenkins|vault|kubelet|sss|etcd|tor|rancher)(?:\/\S*)?$`,
    ),
    examples: ['/home/user/.ssh', '/root/.ssh', '/home/user/.aws', '/home/user/.gnupg'],
  },
]

/** Writing these changes who may do what, or what will run. */
export const CRITICAL: readonly SensitivePath[] = [
  {
    what: 'the accounts of the machine',
    pattern: anyOf(
      String.raw`${ROOT}etc\/(?:passwd|shadow|group|gshadow|master\.passwd|subuid|subgid|login\.defs|shells|securetty|security\/\S+|opasswd|nsswitch\.conf|krb5\.conf|krb5\.keytab|cloud\/cloud\.cfg\S*|sysusers\.d\/\S+|userdb\/\S+)[-~]?$|^\/(?:run|usr\/lib)\/(?:userdb|sysusers\.d)\/\S+`,
    ),
    examples: ['/etc/passwd', '/etc/shadow', '/etc/group', '/etc/gshadow'],
  },
  {
    what: 'the rules of sudo or authentication',
    pattern: anyOf(
      String.raw`${ROOT}etc\/(?:sudoers(?:\.d(?:\/\S*)?)?|doas\.conf|pam\.d(?:\/\S*)?|pam\.conf|polkit-1\/\S+|dbus-1\/\S+|sudo\.conf|sudo_logsrvd\.conf|hosts\.(?:allow|deny|equiv)|access\.conf|exports(?:\.d\/\S+)?|samba\/smb\.conf|lightdm\/\S+|gdm3?\/\S+)$`,
      String.raw`${ROOT}usr\/share\/(?:polkit-1|pam-configs|dbus-1)\/\S+`,
      String.raw`${HOME}\.(?:rhosts|shosts|pam_environment|k5login|lessfilter|forward|procmailrc)$`,
    ),
    examples: [
      '/etc/sudoers',
      '/etc/sudoers.d/custom',
      '/etc/pam.d/sshd',
      '/etc/pam.d/su',
      '/etc/doas.conf',
    ],
  },
  {
    what: 'scheduled jobs',
    pattern: anyOf(
      String.raw`${ROOT}(?:etc\/(?:anacrontab|crontab|cron\.\w+(?:\/\S*)?|at\.(?:allow|deny)|incron\.d\/\S+)|var\/spool\/(?:cron|at|anacron|cronjobs|incron)(?:\/\S*)?)$`,
    ),
    examples: [
      '/etc/crontab',
      '/etc/cron.d/update',
      '/var/spool/cron/crontabs/root',
      '/etc/cron.daily/update',
      '/etc/cron.hourly/update',
    ],
  },
  {
    what: 'the keys that may log in',
    pattern: anyOf(
      String.raw`${ANY}\.ssh\/(?:authorized_keys2?|rc|environment)$|^\.?\/?authorized_keys2?$`,
      String.raw`${HOME}\.(?:yubico\/authorized_yubikeys|config\/Yubico\/u2f_keys)$|${ROOT}etc\/(?:u2f_(?:mappings|keys)|Yubico\/u2f_keys|yubikey_mappings|yubico\/authorized_yubikeys|dropbear\/authorized_keys|tinyssh\/\S+)$`,
      String.raw`${ROOT}etc\/ssh\/(?:sshd_config(?:\.d\/\S+)?|authorized_keys\S*|sshrc|ssh_config(?:\.d\/\S+)?|ssh_host_\S+)$`,
    ),
    examples: [
      '/home/user/.ssh/authorized_keys',
      '/root/.ssh/authorized_keys',
      '/etc/ssh/sshd_config',
    ],
  },
  {
    what: 'a start-up file of a shell or session',
    pattern: anyOf(
      String.raw`${HOME}\.(?:bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin|zlogout|kshrc|mkshrc|cshrc|tcshrc|login|logout|xinitrc|xprofile|xsession|xsessionrc|xserverrc|inputrc|bash_completion|bashrc\.d\/\S+|bash_completion\.d\/\S+|zshrc\.d\/\S+|oh-my-zsh\/custom\/\S+|selected_editor)$`,
      // What installers of languages have start-up files read.
      String.raw`${HOME}\.(?:(?:cargo|ghcup|deno|local\/bin|rye)\/env(?:\.fish|\.nu)?|nvm\/(?:nvm\.sh|bash_completion)|asdf\/asdf\.sh|sdkman\/bin\/sdkman-init\.sh|rvm\/scripts\/rvm|fzf\.(?:ba|z)sh|p10k\.zsh)$`,
      String.raw`${HOME}\.config\/(?:fish\/(?:config\.fish|conf\.d\/\S+|functions\/\S+)|bash_completion|nushell\/(?:config|env)\.nu|autostart\/\S+|environment\.d\/\S+|plasma-workspace\/env\/\S+|powershell\/\S+|hypr\/\S+|sway\/config(?:\.d\/\S+)?|i3\/config|(?:labwc|openbox)\/(?:autostart|environment)|bspwm\/bspwmrc|awesome\/rc\.lua|qtile\/config\.py|nushell\/(?:config|env|login)\.nu|nushell\/autoload\/\S+|zsh\/\.?z\w+|uwsm\/env\S*|systemd\/user-environment-generators\/\S+|user-tmpfiles\.d\/\S+)$`,
      String.raw`${HOME}\.local\/share\/(?:fish\/vendor_(?:conf|functions)\.d|nushell\/vendor\/autoload)\/\S+`,
      String.raw`${ROOT}etc\/(?:profile|profile\.d(?:\/\S*)?|bash\.bashrc|bashrc|bash\.bash_logout|zsh(?:\/\S+|rc|env|profile)|csh\.\w+|fish\/\S+|environment|environment\.d\/\S+|skel\/\S+|xdg\/autostart(?:\/\S*)?|X11\/\S+|update-motd\.d(?:\/\S*)?|inputrc)$`,
      String.raw`${ROOT}opt\/microsoft\/powershell\/\S*profile\.ps1$|\/profile\.ps1$`,
    ),
    examples: [
      '/home/user/.bashrc',
      '/home/user/.bash_profile',
      '/home/user/.profile',
      '/home/user/.zshrc',
      '/root/.bashrc',
      '/root/.profile',
      '/etc/profile',
      '/etc/profile.d/env.sh',
      '/etc/environment',
    ],
  },
  {
    what: 'a service of the system',
    pattern: anyOf(
      String.raw`^\/(?:etc|usr\/lib|lib|run|usr\/local\/lib)\/systemd\/\S+|${HOME}\.(?:config|local\/share)\/systemd\/user\/\S+|${HOME}\.config\/containers\/systemd\/\S+`,
      String.raw`^\/(?:etc|run|usr\/share)\/containers\/systemd\/\S+`,
      String.raw`${ROOT}etc\/(?:init\.d(?:\/\S*)?|rc\.local|rc\.d\/\S+|rc\d\.d\/\S+|inittab|init\/\S+\.conf|xinetd\.d\/\S+|inetd\.conf|supervisor\/\S+|runit\/\S+|s6\/\S+|conf\.d\/local\S*|local\.d\/\S+|logrotate\.d(?:\/\S*)?|logrotate\.conf|NetworkManager\/dispatcher\.d(?:\/\S*)?|network\/(?:if-\S+|interfaces\S*)|networkd-dispatcher\/\S+|dhcp\/\S*hooks?\S*|dhclient-\S+hooks\S*|ppp\/ip-\S+|acpi\/\S+|apm\/\S+|pm\/sleep\.d\/\S+|libvirt\/hooks\/\S+|qemu\/\S+|knockd\.conf|monit\/\S+|incron\S*|rsyslog(?:\.d\/\S+|\.conf)|syslog-ng\/\S+|audit\/\S+)$`,
      // services of somebody that start with his session: dinit, runit, s6, cron as mcron has it
      String.raw`${HOME}\.config\/(?:(?:dinit\.d|runit|s6(?:-rc)?|shepherd)\/\S+|cron\/[\w.-]+\.(?:guile|vixie)|(?:sv|service)\/\S+\/run)$|${ROOT}etc\/(?:dinit\.d|sv|s6-(?:rc|linux-init)|shepherd\S*)\/\S+|${ROOT}var\/cron\/tabs\/\S+|^~\/(?:\.local\/)?(?:\.service|\.sv)\/[^/\s]+\/run$`,
      String.raw`(?:^|~\/|\/)Library\/Launch(?:Agents|Daemons)\/\S+`,
    ),
    examples: [
      '/etc/systemd/system/update.service',
      '/etc/init.d/update',
      '/etc/rc.local',
      '/home/user/.config/systemd/user/update.service',
    ],
  },
  {
    what: 'the configuration of the dynamic loader, the kernel or its devices',
    pattern: anyOf(
      String.raw`${ROOT}etc\/(?:ld\.so\.(?:preload|conf|cache|conf\.d(?:\/\S*)?)|udev\/rules\.d(?:\/\S*)?|modprobe\.d(?:\/\S*)?|modules(?:-load\.d(?:\/\S*)?)?|binfmt\.d\/\S+|initramfs-tools\/(?:hooks|scripts)\/\S+|kernel\/\S+|dracut\.conf\S*|default\/grub(?:\.d\/\S+)?|grub\.d\/\S+)$`,
      String.raw`^\/proc\/sys\/(?:kernel\/(?:core_pattern|modprobe|hotplug|poweroff_cmd|randomize_va_space|yama\/\S+|sysrq)|fs\/binfmt_misc\/\S+|fs\/suid_dumpable|net\/core\/bpf\S*)|^\/proc\/(?:self|\d+)\/(?:uid_map|gid_map|oom_score_adj_root)$`,
      String.raw`^\/sys\/(?:kernel\/(?:uevent_helper|security\/\S+)|fs\/selinux\/enforce)|\/release_agent$|^\/(?:usr\/)?lib\/udev\/rules\.d\/\S+`,
    ),
    examples: [
      '/etc/ld.so.preload',
      '/etc/ld.so.conf',
      '/etc/ld.so.conf.d/local.conf',
      '/proc/sys/kernel/core_pattern',
      '/etc/udev/rules.d/99-local.rules',
    ],
  },
  {
    what: 'a program or library of the system',
    pattern: anyOf(
      String.raw`^\/(?:usr\/)?(?:s?bin|lib(?:32|64)?(?:\/(?:x86_64|aarch64)-linux-gnu)?(?:\/security)?)\/[^/]+$`,
      String.raw`^\/boot\/\S+$|^\/(?:usr\/)?lib(?:64)?\/(?:security|modules|sudo|NetworkManager|python3?\S*)\/\S+$`,
      String.raw`\/(?:sitecustomize|usercustomize)\.py$|(?:site|dist)-packages\/[^/]+\.pth$`,
    ),
    examples: ['/usr/bin/sudo', '/bin/sh', '/usr/bin/ls', '/lib/x86_64-linux-gnu/libc.so.6'],
  },
  {
    what: 'a program with the set-uid bit, or a job of root',
    pattern: /^\/(?:opt|usr)\/\S+\/chrome-sandbox$|^\/opt\/google\/[\w-]+\/cron\/\S+$/,
    examples: ['/opt/google/chrome/chrome-sandbox'],
  },
  {
    what: 'a hook of the package manager or another tool of all users',
    pattern: anyOf(
      String.raw`${ROOT}etc\/(?:apt\/apt\.conf(?:\.d(?:\/\S*)?)?|dpkg\/dpkg\.cfg(?:\.d\/\S*)?|yum\/pluginconf\.d\/\S+|dnf\/plugins\/\S+|pacman\.d\/hooks\/\S+|apk\/commit_hooks\.d\/\S+|pip\.conf|gitconfig|npmrc|mailcap|wgetrc|screenrc|tmux\.conf|vim\/\S*rc\S*|emacs\/site-start\S*)$`,
    ),
    examples: ['/etc/apt/apt.conf.d/99local'],
  },
]

/** Critical files that people edit by hand every day: opening them in an editor is not yet a write. */
export const HAND_EDITED = anyOf(
  String.raw`${HOME}\.(?:bashrc|bash_profile|bash_aliases|profile|zshrc|zshenv|zprofile|inputrc|xinitrc|bash_logout|bash_login|kshrc|cshrc|tcshrc|login)$|config\.fish$|sway\/config$|i3\/config$|hypr\/`,
  String.raw`${ROOT}etc\/(?:environment|profile|bash\.bashrc|default\/grub|nsswitch\.conf|hosts\.\w+|ssh\/sshd?_config|logrotate\.conf|systemd\/\S+\.conf|rsyslog\.conf|syslog-ng\/\S+|audit\/\S+|network\/interfaces|samba\/smb\.conf|exports|X11\/\S+)$`,
)

/** Files that tell what happened: cutting or removing them hides traces. */
export const TRACES: readonly SensitivePath[] = [
  {
    what: 'a record of what happened',
    pattern: anyOf(
      String.raw`^\/var\/log\/?\*?(?:\*\.log)?$|^\/var\/log\/(?:auth|secure|syslog|messages|kern|wtmp|btmp|utmp|lastlog|faillog|audit|journal|daemon|cron|boot|debug|user|mail|dpkg|apt|sudo|tallylog)`,
      String.raw`^\/var\/run\/[ub]tmp$|^\/run\/utmp$|^\/var\/adm\/|^\/run\/log\/|^\/var\/audit\/|^\/var\/(?:log\/)?account\/`,
      String.raw`${ANY}\.(?:bash|zsh|sh|ksh|python|mysql|psql)_history$|${ANY}fish_history$`,
    ),
    examples: [
      '/var/log/auth.log',
      '/var/log/secure',
      '/var/log/syslog',
      '/var/log/wtmp',
      '/var/log/lastlog',
      '/var/log/audit/audit.log',
      '/home/user/.bash_history',
      '/home/user/.zsh_history',
      '/root/.bash_history',
    ],
  },
]

/**
 * The records of the system itself, and histories of commands: only the programs that keep them
 * write them, so whatever else is put in their place is a forgery.
 */
export const RECORDS: readonly SensitivePath[] = [
  {
    what: 'a record of what happened',
    pattern: anyOf(
      String.raw`^\/var\/log\/(?:auth\.log|secure|syslog|messages|kern\.log|daemon\.log|sudo\.log|[wb]tmp|lastlog|faillog|tallylog|audit\/audit\.log)$`,
      String.raw`^(?:\/var)?\/run\/[ub]tmp$|^\/var\/adm\/[uw]tmpx?$`,
      String.raw`^(?:~\/)?\.(?:bash|zsh|sh|ash|ksh|python|mysql|psql|sqlite|rediscli|node_repl)_history$|\/fish\/fish_history$`,
    ),
    examples: [],
  },
]

/** Whole disks and memory. */
export const RAW_DEVICE =
  /^\/dev\/(?:[shv]d[a-z*?x]\d*|xvd[a-z]\d*|nvme\d+(?:n\d+(?:p\d+)?)?|mmcblk\d+(?:p\d+)?|disk\d*(?:\/by-\S+)?|block\/\S+|r?disk\d+|md\d+|dm-\d+|mapper\/(?!control)\S+|vg\w*\/\S+|k?mem|port|sg\d+|bsg\/\S+|mtd(?:block)?\d*|loop\d+p?\d*|(?:drbd|nbd|rbd|bcache|zd|zram|pmem|dasd[a-z]|ubi(?:block)?|sr|fd)\d+\S*|(?:drbd|rbd|zvol|bcache)\/\S+)$/

/** Directories that a system or a person cannot live without. */
export const VITAL: readonly SensitivePath[] = [
  {
    what: 'a directory that nobody can live without',
    pattern:
      /^(?:~|\/|\/\*|~\/\*|~\/\.\*|\/home(?:\/\*)?|\/Users(?:\/\*)?|\/root(?:\/\*)?|\/(?:bin|boot|dev|etc|lib|lib32|lib64|opt|proc|sbin|srv|sys|usr|var|System|Library|Applications)(?:\/\*)?|\/sys\/firmware(?:\/efi(?:\/efivars)?)?(?:\/\*)?|\/usr\/(?:bin|sbin|lib|lib64|local|share)(?:\/\*)?|\/var\/(?:lib|log|www|spool|mail|backups|db)(?:\/\*)?|\/(?:mnt|media|data|backup|backups|srv)(?:\/\*)|\/srv\/(?:data|backups?|projects|uploads|git|www)|\/etc\/[^/]+|~\/(?:Documents|Desktop|Pictures|Mail|Maildir|Music|Videos|\.ssh|\.gnupg|\.config)(?:\/\*)?|\.\.\/\.\.(?:\/\.\.)*|\/var\/lib\/(?:mysql|postgresql|docker|mongodb|redis|etcd|libvirt)(?:\/\S*)?)$/,
    examples: [
      '/bin',
      '/boot',
      '/etc',
      '/home',
      '/lib',
      '/opt',
      '/root',
      '/srv',
      '/usr',
      '/var',
      '/home/user',
      '/home/user/Documents',
      '/home/user/.ssh',
      '/home/user/.config',
      '/var/lib',
      '/var/lib/mysql',
      '/var/lib/docker',
      '/usr/lib',
      '/usr/bin',
    ],
  },
]
