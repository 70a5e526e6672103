import type { OrdinaryUses } from '../ordinary-uses.ts'

/** Keys of the kernel that are tuned on ordinary days: sizes, limits, the queue of a socket. */
const SYSCTL =
  'net.core.*=*|net.ipv4.tcp_*=*|net.ipv4.ip_local_*=*|net.ipv4.ip_forward=*|net.ipv4.ip_nonlocal_bind=*|net.ipv4.ip_unprivileged_port_start=*|net.ipv4.neigh.*=*|net.ipv4.route.*=*|net.ipv4.ping_group_range=*|net.ipv4.udp_*=*|net.ipv4.conf.*.rp_filter=1|net.ipv4.conf.*.rp_filter=2|net.ipv4.conf.*.forwarding=*|net.ipv4.conf.*.arp_*=*|net.ipv4.icmp_*=*|net.ipv6.conf.*.disable_ipv6=*|net.ipv6.conf.*.forwarding=*|net.ipv6.conf.*.accept_ra=0|net.ipv6.conf.*.accept_ra=1|net.ipv6.bindv6only=*|net.netfilter.*=*|net.bridge.*=*|net.unix.*=*|net.mptcp.*=*|net.nf_conntrack_max=*|vm.d*=*|vm.max*=*|vm.min*=*|vm.n*=*|vm.o*=*|vm.p*=*|vm.s*=*|vm.v*=*|vm.w*=*|vm.c*=*|vm.h*=*|vm.z*=*|vm.e*=*|vm.l*=*|vm.u*=*|fs.file-max=*|fs.nr_open=*|fs.inotify.*=*|fs.aio-max-nr=*|fs.pipe*=*|fs.epoll.*=*|fs.mqueue.*=*|kernel.pid_max=*000|kernel.pid_max=41943*|kernel.pid_max=6553*|kernel.pid_max=*768|kernel.pid_max=*072|kernel.pid_max=*144|kernel.pid_max=*288|kernel.pid_max=*576|kernel.threads-max=*|kernel.shm*=*|kernel.sem=*|kernel.msg*=*|kernel.hostname=*|kernel.domainname=*|kernel.sched_*=*|kernel.numa_balancing*=*|kernel.panic=*|kernel.panic_on_*=*|kernel.printk=1*|kernel.printk=2*|kernel.printk=3*|kernel.printk=4*|kernel.printk=5*|kernel.printk=6*|kernel.printk=7*|kernel.printk=8*|kernel.keys.*=*|kernel.watchdog*=*|kernel.nmi_watchdog=*|kernel.hung_task_*=*|kernel.softlockup_*=*|kernel.core_uses_pid=*|kernel.core_pattern=*|kernel.perf_event_*=*|kernel.dmesg_restrict=1|kernel.kptr_restrict=*|kernel.sysrq=*|kernel.randomize_va_space=2|kernel.yama.ptrace_scope=1|kernel.unprivileged_userns_clone=*|kernel.apparmor_*=1|user.max_*=*|dev.*=*|debug.*=*|abi.*=*|hw.*=*|kern.maxfiles*=*|kern.ipc.*=*|net.inet.*=*|net.local.*=*'

/** Tools of many kinds that are told by words what to do. */
export const furtherTools: OrdinaryUses = {
  sysctl: `
    ${SYSCTL}...
    !*=*...
  `,
  setsebool: `
    httpd_*|virt_use_*|samba_*|nis_enabled|container_*|ftp_home_dir|ftpd_*|nfs_export_*|use_nfs_home_dirs|use_samba_home_dirs|git_*|haproxy_connect_any|nagios_*|zabbix_*|mysql_connect_any|postgresql_*|tomcat_*|named_*|rsync_*|squid_*|cron_can_relabel|daemons_enable_cluster_mode|domain_can_mmap_files|deny_ptrace|polyinstantiation_enabled|ssh_sysadm_login|virt_sandbox_*|xdm_sysadm_login|allow_httpd_*|allow_ftpd_*
  `,
  airflow: `
    dags list|show|trigger|test|state|next-execution|list-runs|list-jobs|list-import-errors|report|pause|unpause|backfill|details|reserialize|show-dependencies
    db init|migrate|upgrade|check|check-migrations|shell
    tasks list|test|run|state|render|states-for-dag-run|failed-deps|clear
    variables list|get|set|export|import
    connections list|get|add|test|export
    users list
    pools list|get|set
    providers list|get|links|hooks|auth|behaviours|executors|logging|secrets|triggers|widgets
    config list|get-value|lint
  `,
  singularity: `
    cache clean|list
    key list|search|pull|newpair
    overlay create
    remote list|use|status|login
    sif list|header|info|dump
  `,
  azcopy: `
    jobs list|show|resume|clean
    login status
    login $
  `,
  bw: `
    config server https://vault.bitwarden.com|https://vault.bitwarden.eu
    config server $
  `,
  cockroach: `
    cert create-ca|create-node|create-client|list
    node status|ls
    workload init|run
    debug zip|merge-logs
  `,
  ctr: `
    containers|container|c ls|list|info|create|label|checkpoint
    content ls|list|fetch|get|active|label
    images|image|i ls|list|pull|push|tag|import|export|label|check|mount|unmount|usage|rm|remove
    snapshots|snapshot ls|list|info|tree|usage|diff|mounts
    tasks|task|t ls|list|ps|start|exec|kill|rm|attach|metrics|pause|resume
    namespaces|namespace|ns ls|list|create|label|c
    plugins ls|list
    leases ls|list
  `,
  dnf: `
    config-manager addrepo|setopt
    config-manager $
    copr list|search|enable|disable|remove
    group|groups list|info|install|update|upgrade|remove|mark|summary|hidden|ids
    history list|info|userinstalled|undo|redo|rollback|replay|store
    history $
    module list|info|enable|disable|install|remove|reset|update|provides|repoquery|switch-to
    advisory|updateinfo list|info|summary
    builddep|build-dep|changelog|check|debug*|environment|leaves|mark|needs-restarting|offline*|system-upgrade|reposync|repo|repoclosure|repodiff|repomanage|rq|whatprovides|in|rm|up|alias|deplist|downgrade|reinstall|updateinfo|upgrade-minimal|update-minimal|versionlock|repository-packages|shell|offline-upgrade|offline-distrosync|repoinfo|autoremove|localinstall|list-*|group*|do|system|mc|provide|se|ls|if|grub-boot-success|automatic|swidtags|etckeeper|fastestmirror|builddep
  `,
  kubeadm: `
    certs check-expiration|renew|generate-csr
    config images|print|view|migrate|validate
    token list|create|generate
    upgrade plan|apply|node|diff
    init|join|reset|version|completion
    kubeconfig user
  `,
  kopia: `
    repository connect|create|status|disconnect|sync-to|throttle|upgrade|validate-provider|set-parameters|repair
    snapshot create|list|ls|estimate|verify|restore|pin|migrate
    policy list|show|set|get|edit
    server start|status|refresh|flush|upload
    maintenance info|run
    cache info|clear
  `,
  ipfs: `
    add|cat|get|ls|id|swarm|pin|refs|resolve|name|key|block|dag|repo|bitswap|stats|bootstrap|files|version|init|log|diag|config|object|tar|cid|dht|routing|p2p|mount|pubsub|filestore|urlstore|multibase|provide|daemon|shutdown|commands|update|ping|dns|tour|cidr
    key list|gen|rename
    config show|profile|*.*
    swarm peers|addrs|connect|disconnect|stats|resources|peering|limit
    pin ls|add|verify|update|rm|remote
    repo stat|gc|version|verify|ls|migrate
    bootstrap list|add
    p2p ls
    files ls|cp|mkdir|stat|write|read|mv|flush|chcid|touch
    name publish|resolve|inspect|pubsub
  `,
  knife: `
    cookbook list|show|upload|download|metadata|test
    data bag
    data bag list|show|from|create
    node list|show|run_list|from|environment|edit|status|policy
    node run_list add|set|remove
    client list|show
    environment list|show|from|compare
    role list|show|from|run_list
    search|status|upload|download|diff|list|show|cat|ssl|configure|recipe|tag|deps|bootstrap|ssh|exec|supermarket|spork|solo|vault|config
    config get|list|show|list-profiles|get-profile|use-profile|use
  `,
  puppet: `
    config print|set
    module list|install|upgrade|search|build|generate|changes|uninstall
    ssl show|verify|submit_request|download_cert|bootstrap|generate_request
    facts show|diff
    facts $
    describe|resource|apply|agent|parser|lookup|doc|help|catalog|epp|device|generate|script|strings|job|code|infrastructure|node|plugin|report|status|filebucket|cert|ca
    ca list|setup|generate
  `,
  rpk: `
    topic list|create|consume|produce|describe|add-partitions|alter-config|describe-storage|analyze|delete
    cluster info|health|metadata|license|logdirs|partitions|storage|txn|maintenance|self-test|connections
    cluster config get|status|export|list
    group list|describe|seek|offset-delete
    acl list|ls
    user list
    container start|stop|status|purge
    profile list|create|use|print|current|edit|set|prompt|clear
    registry schema|subject|compatibility-level|mode
    redpanda start|stop|check|tune|config|mode|admin
  `,
  'samba-tool': `
    domain info|level|passwordsettings|trust|functionalprep|provision|schemaupgrade|classicupgrade
    domain passwordsettings show
    domain trust list|show
    group list|listmembers|show|stats
    user list|show|getgroups|getpassword
    computer list|show
    dns query|serverinfo|zonelist|zoneinfo
    drs showrepl|kcc|bind|options|uptodateness|replicate
    fsmo show
    gpo list|listall|show|listcontainers|getlink|fetch
    ou list|listobjects
    sites list|view
    dbcheck|testparm|time|processes|ntacl|visualize|rodc|spn|delegation|forest|schema|dsacl|service-account
    delegation|spn show|list
    ntacl get|sysvolcheck|getdosinfo
    processes|time|testparm|dbcheck
  `,
  vagrant: `
    box add|list|outdated|update|prune|repackage|remove
    plugin list|install|update|repair|license|uninstall
    snapshot list|push|pop|save|restore|delete
    cloud auth|box|search|version|provider
  `,
  wp: `
    cache flush|get|set|add|delete|type|decr|incr|replace|supports|flush-group
    cli info|version|update|check-update|alias|cache|cmd-dump|has-command|param-dump|completions
    core version|download|install|update|check-update|verify-checksums|update-db|is-installed|config|multisite-install|multisite-convert
    cron event|schedule|test
    cron event list|run|delete
    option get|list|pluck|add|update|patch|delete|set-autoload|get-autoload
    option update blogname|blogdescription|siteurl|home|timezone_string|permalink_structure|date_format|time_format|posts_per_page|show_on_front|page_on_front|page_for_posts|blog_public|start_of_week|upload_path|template|stylesheet|thumbnail_*|medium_*|large_*|uploads_*|WPLANG|woocommerce_*|default_*|rss_*|comments_*|close_comments_*|elementor_*
    post list|get|create|update|delete|meta|generate|edit|exists|term|url-to-id|list-types
    user list|get|meta|generate|list-caps|session|check-password|exists|term
    user create|update|add-role|set-role|delete|reset-password|add-cap
    rewrite flush|list|structure
    site list|create|activate|option|meta|switch-language|generate|unarchive|public|private
  `,
  chezmoi:
    'add|apply|archive|cat|cat-config|cd|chattr|completion|data|decrypt|diff|doctor|dump|dump-config|edit|edit-config|edit-config-template|edit-encrypted|encrypt|execute-template|forget|generate|git|help|ignored|import|init|license|list|manage|managed|merge|merge-all|re-add|remove|rm|secret|source|source-path|state|status|target-path|unmanage|unmanaged|update|upgrade|verify|docker|podman|ssh|age|age-keygen',
  'keepassxc-cli':
    'add|analyze|attachment-export|attachment-import|attachment-rm|clip|close|db-create|db-edit|db-info|diceware|edit|estimate|exit|export|generate|help|import|ls|merge|mkdir|mv|open|quit|rm|rmdir|search|show',
  'qemu-img':
    'amend|bench|bitmap|check|commit|compare|convert|create|dd|info|map|measure|snapshot|rebase|resize',
  VBoxManage: `
    list|showvminfo|startvm|controlvm|createvm|modifyvm|clonevm|import|export|snapshot|storageattach|storagectl|createmedium|createhd|clonemedium|clonehd|modifymedium|modifyhd|showmediuminfo|showhdinfo|closemedium|registervm|unregistervm|movevm|discardstate|adoptstate|guestproperty|metrics|natnetwork|hostonlyif|hostonlynet|dhcpserver|bandwidthctl|usbfilter|setproperty|getextradata|setextradata|extpack|convertfromraw|convertdd|internalcommands|mediumproperty|mediumio|unattended|updatecheck|checkmediumpwd|cloud|cloudprofile|guestcontrol|sharedfolder|debugvm|encryptmedium|encryptvm|modifynvram|objtracker|usbdevsource|signova
    list vms|runningvms|ostypes|hdds|dvds|floppies|hostinfo|hostonlyifs|hostonlynets|natnets|bridgedifs|dhcpservers|extpacks|systemproperties|usbhost|usbfilters|groups|hostdvds|hostcpuids|intnets|webcams|screenshotformats|cloudproviders|cloudprofiles|cloudnets|hddbackends|hostdrives|hostfloppies|cpu-profiles
    extpack install|uninstall|cleanup
    guestcontrol * run|start|list|copyto|copyfrom|mkdir|stat|mktemp|closesession|closeprocess|watch|updatega|waitrunlevel|mv|rm|rmdir
    controlvm * pause|resume|reset|poweroff|savestate|acpipowerbutton|acpisleepbutton|setvideomodehint|screenshotpng|keyboardputscancode|keyboardputstring|keyboardputfile|natpf*|nic*|setlinkstate*|usbattach|usbdetach|clipboard|draganddrop|plugcpu|unplugcpu|cpuexecutioncap|guestmemoryballoon|reboot|shutdown|vrde|vrdeport|vrdeproperty|recording|autostart-*|audioin|audioout|setscreenlayout|setcredentials|addencpassword|removeencpassword|teleport|webcam|changeuartmode*
    internalcommands sethduuid|setvdiuuid|createrawvmdk|converttoraw|dumphdinfo|listpartitions|sethdparentuuid
  `,
  gio: 'cat|copy|info|launch|list|mime|mkdir|monitor|mount|move|open|rename|remove|save|set|trash|tree|version',
  nvme: 'list|list-subsys|list-ns|list-ctrl|id-*|smart-log|error-log|fw-log|get-feature|get-log|get-ns-id|show-regs|show-hostnqn|gen-hostnqn|discover|connect|connect-all|disconnect|disconnect-all|self-test-log|device-self-test|effects-log|telemetry-log|version|help|ns-rescan|list-secondary|primary-ctrl-caps|endurance-log|sanitize-log|changed-ns-list-log|ana-log|cmdset-ind-id-ns|reset|io-mgmt-recv|persistent-event-log|supported-log-pages|show-topology|get-property|intel|wdc|samsung|micron|ocp|read|flush|resv-report|dsm|compare|verify',
  rvm: 'list|use|install|current|default|get|implode|reload|remove|uninstall|upgrade|version|gemset|alias|requirements|info|docs|do|all|reset|fetch|build|rubygems|cleanup|repair|pkg|autolibs|known|osx-ssl-certs|notes|rvmrc|automount|wrapper|cron|debug|disk-usage|export|unexport|group|inspect|ls-remote|ls|migrate|mount|patchset|prepare|reinstall|rubygems|snapshot|srcs|strings|tools|user|stable|head|autolibs|config-get|gemdir|help|[0-9]*|ruby*|jruby*|truffleruby*|system|2.*|3.*|1.*|4.*',
  perlbrew:
    'init|install|uninstall|available|list|use|switch|off|switch-off|env|exec|lib|alias|info|self-install|self-upgrade|install-patchperl|install-cpanm|install-cpm|install-multiple|clone-modules|list-modules|download|upgrade-perl|version|clean|symlink-executables|compgen|display-bashrc|make-shim|make-pp|help',
  nextflow:
    'run|clean|clone|config|console|drop|fs|help|history|info|inspect|lineage|lint|list|log|pull|plugin|secrets|self-update|view|kuberun|node|auth|launch|module',
  clickhouse:
    'client|server|local|benchmark|format|compressor|obfuscator|install|start|stop|status|restart|keeper|keeper-client|keeper-converter|extract-from-config|git-import|copier|odbc-bridge|library-bridge|disks|hash-binary|static-files-disk-uploader|su|git-import|chdig|fst-dump-tree|help|zookeeper-dump-tree|ssl|checksum-for-compressed-block|docker-init|swarm',
  croc: 'send|relay|generate-fish-completion|[0-9]*|*-*',
  ffsend:
    'upload|up|u|download|down|d|delete|debug|exists|generate|help|history|info|params|password|version|send',
  gdrive:
    'about|account|drives|files|permissions|list|download|upload|info|mkdir|update|export|import|sync|changes|revision|version',
  copyq: `
    add|read|copy|paste|show|hide|toggle|menu|config|select|next|previous|count|size|remove|insert|write|edit|separator|tab|removetab|renametab|exporttab|importtab|exportdata|importdata|clipboard|selection|haveclipboard|popup|notification|version|help|info|enable|disable|monitoring|visible|focused|filter|ignore|exit|session|plugins|move|getitem|setitem|print|isclipboard|unixcommand|currenttab|settings|dialog|loadtheme|open|action
  `,
  codex:
    'exec|e|login|logout|apply|resume|completion|mcp|sandbox|cloud|features|review|debug|proto|*\\ *',
  pueue:
    'add|remove|switch|stash|enqueue|start|restart|pause|kill|send|edit|group|status|format-status|log|follow|wait|clean|reset|shutdown|parallel|completions|env|group',
  pecl: 'build|bundle|channel-*|clear-cache|config-*|convert|cvsdiff|cvstag|download|download-all|info|install|list|list-all|list-channels|list-files|list-upgrades|login|logout|makerpm|package|package-dependencies|package-validate|pickle|remote-info|remote-list|run-scripts|run-tests|search|shell-test|sign|svntag|uninstall|update-channels|upgrade|upgrade-all|i|up|un|c-update|ls|pv|config-show|config-get|config-set',
  phar: 'add|compress|delete|extract|help|help-list|info|list|meta-del|meta-get|meta-set|pack|sign|stub-get|stub-set|tree|version',
  nala: 'install|remove|purge|update|upgrade|full-upgrade|autoremove|autopurge|fetch|show|search|list|history|clean|install',
  pbuilder: 'create|update|build|clean|login|login-after-update|execute|debuild|--*',
  colmena: 'apply|apply-local|build|eval|exec|nix-info|repl|upload-keys',
  cdktf:
    'init|get|convert|deploy|destroy|diff|list|login|synth|synthesize|watch|output|debug|provider|completion',
  goreleaser:
    'build|changelog|check|completion|continue|healthcheck|init|jsonschema|man|publish|release|verify-license|announce|subscribe|mcp',
  nfpm: 'init|package|pkg|p|completion|jsonschema|man',
  kapp: 'deploy|delete|list|ls|inspect|logs|version|app-group|app-change|rename|service-account|tools|deploy-config|completion|ag|sa',
  ko: 'build|publish|apply|create|resolve|run|login|version|delete|deps|completion',
  buf: 'beta|breaking|build|config|convert|curl|dep|export|format|generate|lint|ls-files|lsp|mod|plugin|push|registry|stats|protoc|help|validate',
  cue: 'cmd|completion|def|eval|exp|export|fix|fmt|get|help|import|init|login|mod|trim|vet|version|refactor',
  opa: 'bench|build|capabilities|check|deps|eval|exec|fmt|inspect|parse|run|sign|test|version|refactor',
  k6: 'run|cloud|archive|inspect|login|new|pause|resume|scale|stats|status|version|x',
  'arduino-cli':
    'board|burn-bootloader|cache|compile|completion|config|core|daemon|debug|help|lib|monitor|outdated|profile|sketch|update|upgrade|upload|version',
  inspec:
    'archive|artifact|check|clear_cache|compliance|detect|env|exec|export|habitat|init|json|license|nothing|parallel|plugin|run_context|schema|shell|sign|supermarket|vendor|version|automate',
  pack: 'build|builder|buildpack|config|extension|inspect|manifest|rebase|report|sbom|stack|version|set-default-builder|suggest-builders|inspect-image|inspect-builder|create-builder',
  surreal: 'backup|export|fix|import|is-ready|ml|sql|start|upgrade|validate|version|isready|module',
  solr: 'start|stop|restart|status|healthcheck|create|create_core|create_collection|delete|version|zk|auth|assert|config|export|api|package|post|postlogs|cluster|snapshot-*|stream',
  minio: 'server|client|fmt-gen|gateway',
  'tempo-cli': 'query|list|view|analyse|analyze|search',
  amtool: `
    alert query|add
    silence query|add|expire|import|update
    check-config|cluster|config|template
  `,
  logcli: 'query|instant-query|labels|series|fmt|stats|volume|volume_range|detected-fields',
  libinput:
    'list-devices|list-kernel-devices|debug-events|debug-gui|measure|record|replay|quirks|test|debug-tablet|debug-tablet-pad|analyze',
  tailscale: `
    configure kubeconfig|synology|systray|jetkvm
    exit-node list|suggest
    lock status|log
    switch
    syspolicy list|reload
  `,
  'ovs-vsctl': `
    show|list|find|get|list-br|list-ports|list-ifaces|port-to-br|iface-to-br|br-exists|br-to-vlan|br-to-parent|br-get-external-id|get-controller|get-manager|get-fail-mode|get-ssl|init|wait-until|comment|add-br|add-port|del-port|del-br|set|add-bond|add-bond-iface|br-set-external-id|clear|remove|create|destroy
  `,
  'ovs-ofctl':
    'show|dump-*|snoop|monitor|probe|ping|benchmark|ofp-*|parse-*|diff-flows|get-frags|queue-*|bundle|add-flow|add-flows|mod-flows|del-flows|replace-flows|add-group|mod-port|set-frags|add-meter',
  devlink: 'dev|port|sb|resource|region|health|trap|monitor|rate|lc|dpipe',
  lvm: 'lvs|vgs|pvs|lvdisplay|vgdisplay|pvdisplay|lvscan|vgscan|pvscan|lvcreate|lvextend|vgcreate|vgextend|pvcreate|pvresize|lvchange|vgchange|pvck|vgck|vgcfgbackup|lvmconfig|config|dumpconfig|lvmdiskscan|devtypes|formats|fullreport|help|segtypes|systemid|tags|version|lvmdevices|lvpoll|lastlog|pvmove|lvrename|vgrename|lvresize|lvconvert|vgimport|vgexport|vgmknodes|lvmsar|lvmsadc|lvmdump|lvmpolld',
  overmind: 'start|s|stop|i|restart|r|quit|q|kill|k|connect|c|echo|run|e|status|ps|scale|help',
  etckeeper:
    'init|commit|pre-install|post-install|unclean|vcs|uninit|update-ignore|list-installed|daily|pre-commit|update',
  'radosgw-admin': `
    user list|info|stats|check
    bucket list|stats|check|limit|layout|reshard|sync
    quota|usage|realm|zone|zonegroup|period|sync|gc|lc|metadata get|list|show|info|status|stats|pull|process
    period update|commit
    buckets|ratelimit|global|object|objects|reshard|topic list|get|stat|status
  `,
  varnishadm:
    'ping|status|vcl.list|vcl.show|vcl.load|vcl.use|vcl.discard|vcl.label|param.show|param.set|param.reset|ban|ban.list|backend.list|storage.list|panic.show|panic.clear|pid|banner|start|stop|help|tls.cert.list|vcl.deps|vcl.state|vcl.symtab|backend.set_health',
  traefik: 'healthcheck|version',
  serf: 'agent|event|info|keygen|members|monitor|query|reachability|rtt|tags|version',
  mdatp: `
    health|version|connectivity|diagnostic|definitions|scan|log|edr|help|device-control
    threat list|get
    exclusion list
    log level
    scan quick|full|custom|cancel
    definitions update|path|list
    config real-time-protection
  `,
  'gitlab-backup': 'create',
  'wazuh-control': 'status|start|restart|info|reload|enable',
  gobgp: `
    global|neighbor|policy|vrf|monitor|mrt|rpki|bmp|log-level|config
    neighbor * $
    neighbor $
    global rib
    global $
    global rib summary
  `,
  borg: `
    key export|import|change-passphrase|change-location|migrate-to-repokey
    benchmark crud|cpu
    debug info
  `,
  restic: `
    key list|add|passwd
    cache
    repair index|packs|snapshots
  `,
  ray: `
    job submit|status|logs|list|stop|delete
  `,
  wandb: `
    artifact get|put|ls|cache
    sync|sweep|agent|init|status|login|offline|online|enabled|disabled|pull|restore|server|docker|docker-run|launch|launch-agent|launch-sweep|job|projects|scheduler|verify|controller|beta|off|on|import|local
  `,
  jupyter: `
    kernelspec list|install|remove|uninstall|provisioners
    labextension list|install|build|check|update|enable|disable|develop|link|unlink|uninstall|watch|lock|unlock
    nbextension list|install|enable|disable|uninstall
    serverextension|server list|enable|disable|extension|stop
  `,
  packer: `
    plugins installed|install|required|remove
  `,
  bpftool: `
    gen skeleton|object|min_core_btf|subskeleton
    prog show|list|dump|help|tracelog|profile|loadall|load|attach|detach|run|pin
    map show|list|dump|help|lookup|getnext|peek|create|pin|event_pipe|update
    link show|list|help|pin|detach
    net show|list
    cgroup show|list|tree
    btf show|list|dump
    feature probe|list_builtins
    perf show|list
    iter pin
    struct_ops show|list|dump
  `,
}
