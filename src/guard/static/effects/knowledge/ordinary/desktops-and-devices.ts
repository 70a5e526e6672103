import type { OrdinaryUses } from '../ordinary-uses.ts'

/** Settings of desktops that only say how they look and feel: no start-up, no lock, no sharing, no command. */
const DESKTOP_SCHEMAS =
  'org.gnome.desktop.interface|org.gnome.desktop.background|org.gnome.desktop.screensaver|org.gnome.desktop.session|org.gnome.desktop.calendar|org.gnome.desktop.datetime|org.gnome.desktop.sound|org.gnome.desktop.input-sources|org.gnome.desktop.peripherals.*|org.gnome.desktop.wm.*|org.gnome.desktop.a11y*|org.gnome.desktop.notifications*|org.gnome.desktop.default-applications.*|org.gnome.desktop.search-providers|org.gnome.desktop.app-folders*|org.gnome.mutter*|org.gnome.shell|org.gnome.shell.extensions.*|org.gnome.shell.app-switcher|org.gnome.shell.window-switcher|org.gnome.shell.keybindings|org.gnome.nautilus.*|org.gnome.gedit.*|org.gnome.texteditor|org.gnome.terminal.*|org.gnome.settings-daemon.plugins.color|org.gnome.settings-daemon.plugins.power|org.gnome.settings-daemon.plugins.xsettings|org.gnome.settings-daemon.plugins.media-keys|org.gnome.settings-daemon.peripherals.*|org.gnome.system.location|org.gnome.calculator|org.gnome.clocks|org.gnome.weather*|org.gnome.eog*|org.gnome.evince*|org.gnome.software|org.gtk.*|org.cinnamon*|org.mate.*|com.ubuntu.*|com.canonical.*|org.nemo.*|io.elementary.*|ca.desrt.*|org.freedesktop.*|org.pantheon.*|apps.*|com.github.*|org.x.*'

const DCONF_KEYS =
  '/org/gnome/desktop/interface/*|/org/gnome/desktop/background/*|/org/gnome/desktop/input-sources/*|/org/gnome/desktop/peripherals/*|/org/gnome/desktop/wm/*|/org/gnome/desktop/calendar/*|/org/gnome/desktop/sound/*|/org/gnome/desktop/session/*|/org/gnome/mutter/*|/org/gnome/shell/*|/org/gnome/terminal/*|/org/gnome/nautilus/*|/org/gnome/settings-daemon/plugins/power/*|/org/gnome/settings-daemon/plugins/color/*|/org/gtk/*|/org/cinnamon/*|/org/mate/*|/com/ubuntu/*|/com/gexperts/tilix/*|/org/gnome/gedit/*'

/** Desktops, sound, screens, devices and what people keep on them. */
export const desktopsAndDevices: OrdinaryUses = {
  gsettings: `
    get|list-schemas|list-relocatable-schemas|list-keys|list-children|list-recursively|range|describe|writable|monitor
    set|reset|reset-recursively ${DESKTOP_SCHEMAS}
    set|reset ${DESKTOP_SCHEMAS.replaceAll('|', ':*|')}:*
  `,
  dconf: `
    read|list|dump|watch|load|compile|update|blame
    write|reset ${DCONF_KEYS}
  `,
  'xdg-mime': 'query|install|uninstall|default',
  'xdg-settings': 'get|check|set|--list',
  'gnome-extensions': 'list|info|show|enable|disable|prefs|reset|create|pack',
  gdbus: 'introspect|monitor|wait|call|emit',
  pactl: `
    stat|info|list|subscribe|help
    set-default-sink|set-default-source|get-default-sink|get-default-source
    set-sink-volume|set-source-volume|set-sink-mute|set-source-mute|set-sink-input-volume|set-sink-input-mute|set-source-output-volume|set-source-output-mute|get-sink-volume|get-source-volume|get-sink-mute|get-source-mute
    set-card-profile|set-sink-port|set-source-port|set-port-latency-offset|set-sink-formats|suspend-sink|suspend-source|move-sink-input|move-source-output|exit|play-sample|upload-sample|remove-sample|unload-module|send-message
    load-module module-null-sink|module-loopback|module-combine-sink|module-combine|module-remap-sink|module-remap-source|module-echo-cancel|module-switch-on-connect|module-bluetooth-*|module-bluez5-*|module-alsa-*|module-udev-detect|module-equalizer-sink|module-ladspa-sink|module-virtual-*|module-role-*|module-jack-*|module-device-manager|module-null-source|module-suspend-on-idle|module-sine|module-filter-*
  `,
  pacmd: `
    stat|info|list|list-*|describe-module|dump|dump-volumes|help|exit
    set-default-sink|set-default-source|set-sink-*|set-source-*|set-card-profile|move-sink-input|move-source-output|suspend-sink|suspend-source|suspend|kill-sink-input|update-sink-proplist|update-source-proplist|set-log-*|unload-module|shared|play-sample|play-file
    load-module module-null-sink|module-loopback|module-combine-sink|module-remap-sink|module-remap-source|module-echo-cancel|module-switch-on-connect|module-bluetooth-*|module-alsa-*|module-udev-detect|module-ladspa-sink|module-virtual-*
  `,
  'pw-cli': `
    help|connect|disconnect|list-remotes|switch-remote|list-objects|ls|info|i|enum-params|e|set-param|s|get-permissions|destroy|d|dump|quit|send-command|create-link|create-node
  `,
  wpctl:
    'status|get-volume|inspect|set-default|set-volume|set-mute|set-profile|set-route|clear-default|settings|set-log-level|list',
  playerctl:
    'play|pause|play-pause|stop|next|previous|position|volume|status|metadata|open|loop|shuffle',
  mpc: 'add|insert|clear|clearerror|crop|current|crossfade|consume|cdprev|channels|del|disable|enable|find|findadd|idle|idleloop|list|listall|load|ls|lsplaylists|mixrampdb|mixrampdelay|mount|move|mv|next|outputs|outputset|pause|pause-if-playing|play|playlist|playlistdelete|playlistadd|prev|prio|queued|random|repeat|replaygain|rescan|rm|save|search|searchadd|searchplay|seek|seekthrough|sendmessage|shuffle|single|stats|status|sticker|stop|subscribe|tab|tagtypes|toggle|toggleoutput|unmount|update|version|volume|waitmessage|albumart|readpicture|partitionlist|makepart|addplaylist|renplaylist|listneighbors|listmounts',
  hyprctl: `
    activewindow|activeworkspace|animations|binds|clients|configerrors|cursorpos|decorations|devices|dismissnotify|getoption|globalshortcuts|hyprpaper|hyprsunset|instances|kill|layers|layouts|monitors|notify|output|plugin|reload|rollinglog|setcursor|seterror|setprop|splash|switchxkblayout|systeminfo|version|workspacerules|workspaces|keyword|dispatch
    plugin list
  `,
  bspc: 'node|desktop|monitor|query|wm|rule|config|subscribe|quit',
  espanso:
    'cmd|edit|env-path|install|list|log|match|migrate|package|path|restart|service|start|status|stop|uninstall|update|workaround|launcher|modulo|worker|daemon|register|unregister',
  grdctl: 'status',
  fwupdmgr:
    'get-devices|get-updates|get-upgrades|get-topology|get-history|get-remotes|get-releases|get-results|get-plugins|get-details|get-approved-firmware|get-bios-settings|get-bios-setting|get-blocked-firmware|get-battery-threshold|update|upgrade|refresh|report-history|security|verify|verify-update|check-reboot-needed|clear-results|clear-history|device-test|download|inhibit|quit|search|switch-branch|sync|sync-bkc|hwids|local-install|install|reinstall|downgrade|activate|report-devices|report-export|get-report-metadata|device-wait|device-emulate',
  ipmitool: `
    sdr|sensor|sel|fru|mc|chassis|lan|pef|fwum|bmc|dcmi|power|session|ekanalyzer|picmg|hpm|sol
    sel list|elist|info|time|get|save|writeraw|readraw
    chassis status|power|identify|restart_cause|poh|selftest|bootdev|bootparam|policy
    power status|on|off|cycle|reset|soft|diag
    mc info|guid|selftest|getsysinfo|watchdog|getenables|reset
    lan print|stats|alert
    sol activate|deactivate|info
    user list|summary
    channel info|getaccess|getciphers
  `,
  adb: `
    devices|connect|disconnect|start-server|kill-server|reconnect|install|install-multiple|uninstall|logcat|bugreport|forward|reverse|wait-for-*|get-state|get-serialno|get-devpath|reboot|version|help|push|pull|shell|emu|sync|root|unroot|usb|pair|features|mdns|sideload|remount|jdwp|ppp|track-devices|host-features|start|exec-out
  `,
  fastboot: `
    devices|getvar|reboot|reboot-bootloader|continue|boot|flashing|oem
    flashing get_unlock_ability
    oem device-info
  `,
  btmgmt:
    'info|power|name|discov|connectable|bondable|find|scan|pair|le|bredr|version|commands|config|extinfo|revision|select|con|advinfo',
  easyrsa:
    'init-pki|build-ca|gen-req|sign-req|build-client-full|build-server-full|gen-crl|gen-dh|show-*|help|verify-cert|renew|revoke|update-db|import-req|make-safe-ssl|serial|display-dn|self-sign-*|inline|write|export-p12|export-p7|export-p8|export-p1|set-pass|show-req|show-cert|show-ca|show-crl|revoke-*|expire|rewind-renew|rebuild|upgrade|build-serverclient-full',
  step: 'ca|certificate|crypto|oauth|ssh|path|version|context|base64|fileserver|beta|kms|api|crl|completion',
  cfssl:
    'version|genkey|gencert|gencsr|selfsign|print-defaults|certinfo|sign|bundle|scan|info|serve|gencrl|ocspsign|ocspserve|ocspdump|ocsprefresh|crl|revoke',
  trust: 'list|extract|extract-compat|anchor|dump|check-format',
  openssl: `
    asn1parse|ca|ciphers|cmp|cms|crl|crl2pkcs7|configutl|dgst|dhparam|dsa|dsaparam|ec|ecparam|enc|engine|errstr|fipsinstall|gendh|gendsa|genpkey|genrsa|info|kdf|list|list-*|mac|nseq|ocsp|passwd|pkcs12|pkcs7|pkcs8|pkey|pkeyparam|pkeyutl|prime|rand|rehash|req|rsa|rsautl|s_client|s_server|s_time|sess_id|skeyutl|smime|speed|spkac|ts|verify|version|x509|base64|zlib|brotli|zstd|md2|md4|md5|mdc2|rmd160|sha|sha1|sha224|sha256|sha384|sha512|sha3-*|blake2*|shake*|sm3|aes*|aria*|bf*|camellia*|cast*|des*|chacha20|idea*|rc2*|rc4*|rc5*|seed*|sm4*|help|tsget|cmp|crypt|no-*|md_gost*|gost*|whirlpool|ssl3-*|dss1|ripemd*
  `,
  notmuch:
    'new|search|show|count|tag|reply|address|config|dump|restore|compact|reindex|insert|setup|git|help|emacs-mua|search-terms|properties',
  timew:
    'start|stop|continue|summary|track|tag|untag|delete|modify|week|month|day|undo|config|export|get|show|report|extensions|gaps|join|split|shorten|lengthen|move|resize|retag|annotate|cancel|diagnostics|fill|tags|help|@*|:*|totals',
  syncthing:
    'serve|generate|cli|browser|decrypt|device-id|paths|upgrade|version|debug|install-completions',
  zellij:
    'attach|a|list-sessions|ls|kill-session|k|kill-all-sessions|ka|delete-session|d|delete-all-sessions|da|action|ac|run|r|edit|e|plugin|p|setup|convert-*|options|list-aliases|la|pipe|web|subscribe|watch',
}
