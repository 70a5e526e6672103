import type { OrdinaryUses } from '../ordinary-uses.ts'

const UNIT_STATES =
  'list-units|list-unit-files|list-timers|list-sockets|list-jobs|list-dependencies|list-machines|list-automounts|list-paths'

/** Service managers, networks, accounts, logs and settings of the machine. */
export const servicesAndNetworks: OrdinaryUses = {
  systemctl: `
    ${UNIT_STATES}
    set-default graphical.target|multi-user.target|graphical|multi-user
    isolate graphical.target|multi-user.target|graphical|multi-user
    set-property * cpu*=*|memory*=*|io*=*|tasks*=*|allowedcpus=*|*accounting=*...
    unset-environment|show-environment
    suspend|hibernate|hybrid-sleep|sleep|suspend-then-hibernate
    add-wants|add-requires multi-user.target|graphical.target|default.target
    preset|reenable|revert|clean|freeze|thaw|log-level|log-target|service-log-level|service-log-target|whoami|is-system-running|get-default|exit
  `,
  loginctl:
    'list-sessions|list-users|list-seats|session-status|user-status|seat-status|show-session|show-user|show-seat|lock-session|lock-sessions|activate|flush-devices|enable-linger|terminate-session',
  hostnamectl:
    'status|hostname|set-hostname|icon-name|set-icon-name|chassis|set-chassis|deployment|set-deployment|location|set-location|show|tags',
  timedatectl: `
    status|show|set-time|set-timezone|list-timezones|set-local-rtc|timesync-status|show-timesync
    set-ntp true|1|yes|on
  `,
  localectl: 'status|set-locale|list-locales|set-keymap|list-keymaps|set-x11-keymap|list-x11-*',
  networkctl: 'list|status|lldp|label|up|renew|reconfigure|reload|cat|forcerenew',
  resolvectl:
    'query|service|openpgp|tlsa|status|statistics|reset-statistics|flush-caches|reset-server-features|show-cache|show-server-state|monitor|dns|domain|default-route|llmnr|mdns|dnsovertls|dnssec|nta|revert|log-level',
  coredumpctl: 'list|info|dump|debug|gdb',
  bootctl:
    'status|list|is-installed|install|update|random-seed|systemd-efi-options|reboot-to-firmware|kernel-identify|kernel-inspect|set-timeout|set-timeout-oneshot',
  busctl: `
    list|status|monitor|capture|tree|introspect|get-property
    call|emit|set-property
  `,
  'systemd-analyze':
    'time|blame|critical-chain|plot|dot|dump|cat-config|unit-files|unit-paths|exit-status|capability|condition|syscall-filter|filesystems|calendar|timestamp|timespan|verify|security|inspect-elf|malloc|fdstore|image-policy|has-tpm2|pcrs|srk|architectures|compare-versions|smbios11|chid|transient-settings|unit-shell|unit-gdb|log-level|log-target|service-watchdogs|nvpcrs|dlopen-metadata|get-log-level|set-log-level',
  userdbctl: 'user|group|users-in-group|groups-of-user|services|ssh-authorized-keys',
  udevadm: 'info|trigger|settle|control|monitor|test|test-builtin|verify|wait|lock|cat',
  initctl:
    'list|status|start|stop|restart|reload|version|show-config|usage|check-config|reload-configuration|emit|log-priority',
  'rc-update': 'add|del|delete|show|update',
  'update-rc.d': '* defaults|defaults-disabled|enable|disable|remove|start|stop',
  chkconfig: '* on|off|reset|$|--add',
  supervisorctl:
    'status|start|stop|restart|tail|reread|update|reload|avail|pid|add|clear|signal|maintail|version|fg|open|help|exit|quit|shutdown|remove',
  monit:
    'start|stop|restart|monitor|unmonitor|reload|status|summary|report|quit|validate|procmatch',
  sv: 'status|up|down|once|pause|cont|hup|alarm|interrupt|quit|1|2|term|kill|exit|start|stop|restart|shutdown|reload|try-restart|check|force-*|u|d|o|p|c|h|a|i|q|t|k|e|s',
  'gitlab-ctl':
    'status|start|stop|restart|reconfigure|tail|hup|term|show-config|check-config|service-list|help|once|graceful-kill|deploy-page|diff-config|get-redis-master|pg-upgrade|registry-garbage-collect|backup-etc|upgrade|upgrade-check|renew-le-certs|repmgr|patroni|pgb-console|pgb-notify|consul|praefect',
  ip: `
    a|ad|add|addr|addre|address|-4|-6 show|sh|s|list|ls|lst|l|add|a|del|delete|d|replace|change|save
    addr|address|a flush dev|label|scope|to
    addr|address|a dev
    l|li|lin|link show|sh|s|list|ls|lst|l|set|add|a|del|delete|property|afstats|xstats|help
    l|link dev
    r|ro|rou|route show|sh|s|list|ls|l|get|g|add|a|del|delete|d|replace|r|change|append|save
    route flush cache
    r|ro|rou|route add|a|replace|r|change|append !default|0.0.0.0/0|::/0
    r|ro|route add|a|replace|change|append default|0.0.0.0/0|::/0 via 10.*.1|192.168.*.1|172.*.1|10.*.254|192.168.*.254|172.*.254|169.254.*|fe80*
    r|ro|route add|a|replace|change|append default|0.0.0.0/0|::/0 dev|scope|proto|metric|table
    n|ne|neigh|neighbor|neighbour show|sh|s|list|ls|l|get|del|flush
    ru|rule show|sh|s|list|ls|l
    netns|netn list|ls|l|show|add|del|delete|exec|identify|pids|monitor|set|list-id|attach
    maddr|maddress|m show|list|ls
    mroute show|list
    ntable|netconf|token|tcp_metrics|addrlabel|fou|ila|sr|nexthop|ioam|vrf|mptcp|macsec|l2tp|stats show|list|ls|get
    tunnel|tun|tuntap show|sh|list|ls|add|del|change
    xfrm state|policy|s|p list|ls|count|show|get
    xfrm monitor
    vrf exec
    monitor|mon
  `,
  nmcli: `
    $
    g|general|gen status|hostname|permissions|logging|reload
    g|general $
    n|net|networking on|off|connectivity
    n|net|networking $
    r|radio wifi|wwan|all
    r|radio $
    c|con|conn|connection show|s|up|down|u|d|delete|del|edit|clone|monitor|reload|load|migrate
    c|con|conn|connection add
    c|con|conn|connection $
    c|con|conn|connection modify|mod|m * connection.autoconnect*|connection.id|connection.interface-name|connection.zone|connection.metered|connection.mdns|connection.llmnr|connection.stable-id|+connection.*|ipv4.address*|ipv4.method|ipv4.gateway|ipv4.dns*|ipv4.route*|ipv4.ignore-*|ipv4.never-default|ipv4.may-fail|ipv4.dhcp-*|+ipv4.*|-ipv4.*|ipv6.*|+ipv6.*|-ipv6.*|wifi.*|wifi-sec.*|802-11-*|802-3-*|ethernet.*|bridge.*|bond.*|vlan.*|team.*|gsm.*|mtu|ip4|gw4|ip6|gw6|autoconnect|ifname|con-name
    d|dev|device status|show|s|sh|set|connect|c|reapply|disconnect|d|delete|del|monitor|wifi|w|lldp|up|down|modify|checkpoint
    d|dev|device $
    d|dev|device wifi|w list|connect|con|rescan
    a|agent secret|polkit|all
    m|monitor
  `,
  netplan: 'apply|try|generate|get|set|info|ip|status|rebind|migrate',
  netctl:
    'list|start|stop|restart|status|enable|disable|reenable|is-active|is-enabled|store|restore|stop-all|switch-to|edit|verify|wait-online',
  connmanctl:
    'state|technologies|services|scan|connect|disconnect|enable|disable|agent|config|clock|monitor|vpnconnections|help|tether|peers|session|quit|move-before|move-after',
  iwctl: `
    adapter|ad-hoc|known-networks|device|wsc list|show
    device list|show|*
    station list|*
    known-networks list|*
    device * show|set-property
    ap list
  `,
  iw: `
    list|phy|reg|event|features|commands|wdev
    dev * scan|link|info|station|survey|get|connect|disconnect|set|power_save
    phy * info|channels|get|reg|set
    reg get|set|reload
  `,
  bridge: `
    link|vlan|monitor|vni|mst|stp
    fdb|mdb show|list|ls|get|del|delete|flush
  `,
  brctl:
    'show|showmacs|showstp|addbr|delbr|addif|delif|stp|setfd|setageing|setbridgeprio|sethello|setmaxage|setpathcost|setportprio|hairpin',
  bluetoothctl:
    'power|scan|devices|paired-devices|pair|trust|untrust|connect|disconnect|info|list|show|select|agent|default-agent|remove|block|unblock|cancel-pairing|version|exit|quit|menu|system-alias|reset-alias|set-alias|discoverable-timeout|monitor|--*|mgmt.*|player.*|transport.*|endpoint.*|gatt.*|scan.*',
  rfkill: 'list|block|unblock|event|toggle|help',
  ipset:
    'list|create|add|del|test|flush|destroy|save|restore|rename|swap|version|help|-n|-a|-d|-l|-t',
  ufw: `
    status|version|show|enable|reload|logging|app|limit|reject|deny|allow|insert|prepend|route|delete|disable|reset|default
    logging on|low|medium|high|full
    default deny|reject|allow
  `,
  rndc: 'status|reload|reconfig|flush|flushname|flushtree|stats|retransfer|refresh|notify|sync|freeze|thaw|zonestatus|recursing|dumpdb|signing|dnssec|loadkeys|managed-keys|serve-stale|scan|showzone|validation|secroots|trace|notrace|querylog',
  'unbound-control':
    'status|start|reload|reload_keep_cache|stats|stats_noreset|flush|flush_*|lookup|dump_requestlist|dump_infra|list_*|verbosity|get_option|log_reopen|dump_cache|ratelimit_list|auth_zone_*|fast_reload|view_list_*',
  chronyc:
    'activity|authdata|clients|makestep|ntpdata|selectdata|serverstats|smoothing|sources|sourcestats|tracking|waitsync|online|onoffline|refresh|burst|rtcdata|manual|sourcename|dump|accheck|cyclelogs|polltarget',
  'fail2ban-client':
    'status|ping|version|reload|restart|start|get|banned|stats|statistics|set|unban|echo|dump|-d|--dp',
  zerotier_cli: 'info|listpeers|peers|listnetworks|listmoons|leave|get|status|deorbit|bond|dump',
  'warp-cli':
    'status|connect|disconnect|register|registration|settings|account|debug|stats|warp-stats|dns|mode|set-mode|network|vnet|tunnel|certs|connector|environment|mdm|target|trusted|warp-dns-stats|generate-completions|access-reauth',
  postfix:
    'start|stop|reload|status|check|flush|set-permissions|upgrade-configuration|logrotate|tls|post-install',
  realm: 'list|discover|permit|deny|join|leave|renew',
  sssctl:
    'domain-list|domain-status|user-checks|access-report|cache-*|client-data-*|config-check|logs-fetch|analyze|cert-show|cert-map|passkey-register|gpo-show|gpo-list|debug-level',
  pcs: `
    status|constraint|resource|property|config|cluster|stonith|quorum|node|alert|tag|host|qdevice|booth|ticket|acl|client|dr
    cluster status|start|stop|setup|auth|enable|sync|reload|cib|verify|report|config|pcsd-status|node|uidgid|kill
    resource status|show|config|create|update|enable|restart|move|clear|cleanup|refresh|list|describe|agents|standards|providers|group|clone|op|meta|defaults|relocate|debug-*|manage|unmanage|relations|ban|failcount|utilization|promotable|bundle|disable
    property show|set|config|list|unset|defaults|describe
    stonith status|list|describe|create|config|show|update|cleanup|history|level|refresh|enable|meta|op|sbd
  `,
  crm: 'status|configure|resource|node|cluster|ra|history|script|corosync|report|cib|site|options|help|maintenance|template',
  'tuned-adm': 'active|list|off|profile|profile_info|recommend|verify|auto_profile|profile_mode',
  tlp: 'start|bat|ac|usb|bayoff|chargeonce|discharge|fullcharge|setcharge|diskid|recalibrate|init|true|false|battery',
  cpupower: 'frequency-info|frequency-set|idle-info|idle-set|set|info|monitor|powercap-info|help',
  semanage: `
    fcontext|port|boolean|interface|node|export|ibpkey|ibendport
  `,
  usbguard:
    'list-devices|list-rules|get-parameter|generate-policy|watch|read-descriptor|allow-device|block-device|reject-device',
  defaults: `
    read|read-type|domains|find|export|import|rename|delete
    write com.apple.dock|com.apple.finder|nsglobaldomain|com.apple.screencapture|com.apple.trackpad|com.apple.terminal|com.apple.safari|com.apple.menuextra*|com.apple.textedit|com.apple.desktopservices|com.apple.activitymonitor|com.apple.spaces|com.apple.universalaccess|com.apple.driver.*|com.apple.systempreferences|com.apple.timemachine|com.apple.dashboard|com.apple.mail|com.apple.addressbook|com.apple.ical|com.apple.messages*|com.apple.print*|com.apple.helpviewer|com.apple.imagecapture|com.apple.frameworks*|com.apple.networkbrowser|com.apple.controlcenter|com.apple.windowmanager|com.apple.hitoolbox|com.apple.dt.*|com.apple.xcode|com.apple.diskutility|com.apple.photos|com.apple.music|com.apple.itunes|com.apple.appstore|com.apple.sidecar*|com.apple.preference.*|com.google.*|com.googlecode.iterm2|com.microsoft.*|org.*|net.*|io.*|apple
    write $
  `,
  port: 'search|install|uninstall|upgrade|selfupdate|sync|info|list|installed|outdated|deps|variants|contents|provides|select|clean|activate|deactivate|echo|version|help|notes|rdeps|dependents|rdependents|leaves|reclaim|diagnose|livecheck|lint|build|configure|fetch|test|file|dir|work|cat|edit|log|logfile|platform|unload|load|reload|rev-upgrade|migrate|snapshot|restore|mirror|archive|distfiles|extract|patch|destroot|checksum|pkg|dmg|mpkg|mdmg|portpkg|setrequested|unsetrequested|location|space|url|gohome|sandbox|bump|trace',
  hdiutil:
    'attach|mount|detach|eject|unmount|info|create|convert|verify|imageinfo|compact|resize|burn|checksum|segment|makehybrid|plugins|pmap|mountvol|isencrypted|hfsanalyze|help|internet-enable|flatten|unflatten|udifrez|udifderez|fsid|chpass|erasekeys',
}
