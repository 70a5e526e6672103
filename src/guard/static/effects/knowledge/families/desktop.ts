import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, ImplicitFile, RiskyArguments } from '../facts.ts'
import { RECORDS_PEOPLE, STARTS_LATER, UNWATCHED } from '../joint-facts.ts'
import { MAILCAP } from '../joint-files.ts'

const ZENITY =
  '-* | filename:read title: text: width: height: timeout: window-icon: entry-text: column: add-entry: forms-date-format: url: font: checkbox: format: day: month: year: value: min-value: max-value: step: print-column: hide-column: separator: percentage: ok-label: cancel-label: extra-button: file-filter: save'
const DIALOG =
  '-* | textbox,tailbox,tailboxbg,editbox,-textbox:box-file prgbox,prg:side title: backtitle: output-fd: begin: default-item: ok-label: cancel-label: extra-label: help-label: exit-label: no-label: yes-label: rcfile,create-rc:config file:read separate-output aspect: sleep: timeout: tab-len: fselect: dselect: trace:write input-fd: max-input: hfile:read'

const COMMAND_KEY: CommandArgument = [/(?:^|[/-])(?:custom-command|command|exec)$/, 'side']

const EXEC_MESSAGE: CommandArgument = [/^(?:exec|spawn)$/, 'side']

// backups and the lock of a session, switched off
const SESSION_SETTING: RiskyArguments = [
  /(?:^| )(?:set|write|--set|-s)\b.*(?:DejaDup|deja-dup|lock[-_]?(?:enabled|screen)|screensaver|\/lock)\S* .*(?:false|off|0|HOME|never)/i,
  UNWATCHED,
]

// a key, or the start of a session, that runs a command
const BOUND_COMMAND: RiskyArguments = [
  /\b(?:bind\w*|keybind|map|exec-once|exec_always)\b.{0,80}(?:[ ,](?:execr?|spawn)[ ,]|exec_always )(?!(?:--no-startup-id )?(?:alacritty|foot|kitty|ghostty|wezterm|rofi|wofi|fuzzel|firefox|thunar|dmenu\w*)\b)/,
  STARTS_LATER,
]

/** Every device that somebody types or points with. */
const NO_INPUT: RiskyArguments = [
  /\binput (?:\*|type:(?:keyboard|pointer)) events disabled\b/,
  'what still works from then on',
]

const UNLOCKED: RiskyArguments = [
  /(?:^| )--?(?:exit|disable|deactivate|suspend|d|u|unlock)(?= |$)|^suspend\b/,
  UNWATCHED,
]

// what is expected when nobody is there: a lock, a dark screen, sleep
const WHEN_IDLE: RiskyArguments = [
  /(?:^| )(?:(?:timeout|--timer) \d+|resume|lock|unlock|before-sleep|after-resume) (?!(?:pkill|pidof|true|swaylock|gtklock|hyprlock|waylock|i3lock|slock|xlock|swaymsg|hyprctl|niri|wlopm|wlr-randr|xset|xrandr|loginctl|systemctl|brightnessctl|light|chayang|notify-send|playerctl|timeout|lock|resume|before-sleep|after-resume|unlock)\b)\S/,
  'what it runs when nobody is there',
]

const DESKTOP_FILE: ImplicitFile = {
  path: /^[\w. -]+\.desktop$/,
  language: 'kept-settings',
  later: 'start-up',
}

// a program that opens links or files from now on, and none that many have
const OTHER_OPENER: RiskyArguments = [
  /^(?:set \S+|default)(?= ).* (?!(?:firefox|google-chrome|chromium|brave|vivaldi|opera|microsoft-edge|librewolf|org\.|com\.|io\.|net\.|code|codium|n?vim|emacs|gedit|kate|evince|okular|zathura|mpv|vlc|thunar|Thunar|nautilus|dolphin|pcmanfm|nemo|gimp|libreoffice|thunderbird|feh|imv|sxiv|eog|gwenview)\S*\.desktop)\S+\.desktop\b/,
  'what opens from then on',
]

/** X, Wayland, window managers, launchers, dialogues and the clipboard. */
const ENDED_SESSION = 'what goes down with the session'

export const desktop: KnowledgeTable = {
  // displays and sessions
  arandr: 'read',
  autorandr: '-* | s: l: config:config',
  brightnessctl: '-*',
  broadwayd: '- | p,port:listen a,address: c,cert:use k,ssl-key:use u,unixsocket: | listen=8080',
  cage: 'argv',
  clinfo: '-* | | out=meta',
  ddcutil: '-*',
  glxgears: '-*',
  glxinfo: '-* | | out=meta',
  'cinnamon-session-quit': '=gnome-session-quit',
  'gnome-session-quit': {
    line: '-*',
    unclear: [[/(?:^| )--(?:no-prompt|force)(?: |$)/, ENDED_SESSION]],
  },
  'mate-session-save': {
    line: '-*',
    unclear: [[/(?:^| )--(?:force-)?(?:logout|shutdown)\b/, ENDED_SESSION]],
  },
  'xfce4-session-logout': {
    line: '-*',
    unclear: [[/(?:^| )(?:-[lhrf]|--(?:logout|halt|reboot|fast))(?: |$)/, ENDED_SESSION]],
  },
  'gnome-session': '-* | a,autostart:peek session:',
  'gnome-shell': '- | mode:',
  kanshi: '- | c:config',
  light: '-*',
  'nvidia-settings': '-* | a: q: config:config',
  'nvidia-smi': '-* | f,filename:write i: l: query-gpu: format: d: | out=meta kind=namer',
  nvtop: '- | | interactive kind=plain-input',
  redshift: '-*',
  startkde: '-*',
  startplasma: '-*',
  'startplasma-wayland': '-*',
  'startplasma-x11': '-*',
  startx: {
    line: 'argv',
    variables: { XINITRC: 'startup.sh' },
  },
  startxfce4: '-*',
  vainfo: '-* | | out=meta',
  vulkaninfo: '-* | | out=meta',
  'wlr-randr': '-*',
  X: '=Xorg',
  xauth: {
    line: '- -* | f:use | out=meta',
    unclear: [[/(?:^| )(?:n?list|n?extract)\b/, 'the key to the display']],
  },
  xbacklight: '-*',
  xcalib: 'read',
  Xephyr: '-* | screen,-screen: title,-title:',
  xgamma: '-*',
  xhost: { line: '-*', unclear: [[/(?:^| )\+/, 'who else gets the display']] },
  xinit: 'argv',
  Xnest: '-* | geometry,-geometry: name,-name:',
  Xorg: '-* | config,-config:config modulepath,-modulepath:lib logfile,-logfile:write configdir:config',
  xrandr:
    '-* | output: mode: rate: r: s: pos: rotate: scale: above: below: left-of: right-of: same-as: newmode: addmode:pair brightness: gamma: dpi: | out=meta',
  Xvfb: '-* | screen,-screen: fbdir,-fbdir:peek auth,-auth:use nolisten,-nolisten: listen,-listen: fp,-fp:peek',

  // window managers
  awesome: '- | c:script.lua',
  'awesome-client': {
    line: 'code.lua',
    runs: [EXEC_MESSAGE],
  },
  bspc: {
    line: '-*',
    runs: [EXEC_MESSAGE],
  },
  compton: '=picom',
  devilspie2: '- | f,folder:libpath',
  dwl: '- | s:exec',
  dwm: '-',
  enlightenment_remote: '-*',
  enlightenment_sys: '-*',
  fluxbox: '- | rc,-rc:config log,-log:write',
  'fluxbox-remote': 'i3*',
  fvwm: '- | c,cmd:code.typed f:config',
  FvwmCommand: 'code.typed* | F: f: S: i:',
  herbstclient: {
    line: 'i3*',
    runs: [EXEC_MESSAGE],
  },
  hyprctl: {
    line: '-*',
    runs: [EXEC_MESSAGE],
    unclear: [BOUND_COMMAND],
  },
  Hyprland: '- | c,config:job-config',
  i3: '- | c:job-config',
  'i3-msg': {
    line: 'i3*',
    runs: [EXEC_MESSAGE],
    unclear: [BOUND_COMMAND, NO_INPUT],
  },
  icewm: '- | c,config:config',
  jwm: '- | f:config',
  kwin: '-*',
  labwc: '- | c:config C:peek s,startup:exec S:exec',
  openbox: '- | startup:side config-file:config',
  picom: '- | config:config log-file:write write-pid-path:write backend:',
  qtile: '- -* | c,config:script.python l: | sub others=*',
  'qtile cmd-obj': '-* | o: f: a:',
  'qtile start': '- | c,config:script.python l:',
  ratpoison: '- | c,command:code.typed f,file:config',
  river: '- | c:exec',
  riverctl: {
    line: '- -* | | sub others=*',
    runs: [EXEC_MESSAGE],
    unclear: [BOUND_COMMAND],
  },
  'riverctl spawn': 'exec',
  stumpish: 'code.lisp*',
  sway: '- | c:job-config',
  swaymsg: {
    line: 'i3*',
    runs: [EXEC_MESSAGE],
    unclear: [BOUND_COMMAND, NO_INPUT],
  },
  wayfire: '- | c:config',
  weston: 'argv | c,config:config modules:lib backend: shell:lib log:write',
  wmctrl: '-* | a: c: r: t: e: b: N: I: T: s: o: n: g: R: | out=meta kind=onlooker',
  wmii: '-*',
  wmiir: '- -*',
  'xfconf-query': {
    line: '-* | c,channel: p,property: s,set: t,type:',
    runs: [COMMAND_KEY],
    unclear: [
      [/(?:screensaver|\/lock)\b.* (?:-s|--set)[= ](?:false|0|never)\b/, UNWATCHED],
      [
        /xfce4-session\b.*\/(?:Failsafe|startup)\b.* (?:-s|--set|-n)\b/,
        'what starts with the session',
      ],
    ],
  },
  xmonad: '-*',

  // bars, backgrounds, locks
  conky: {
    line: '- | c,config:script.lua t,text:own.conky-text o a: w:',
    words: { 'conky-text': 'a text for the screen: `${exec COMMAND}` and `${cat FILE}` in it' },
  },
  dunst: '- | conf,-conf:config config,-config:config',
  dzen2: '- | e: fn: ta: w: h: x: y:',
  eww: '- -* | c,config:config',
  'gnome-screensaver-command': { line: '-*', unclear: [UNLOCKED] },
  hsetroot: '-* | fill:read full:read',
  i3bar: '- | b: s:',
  i3blocks: '- | c:config v:',
  i3lock: '- | i:read c:',
  i3status: '- | c:config',
  lemonbar: '-',
  mako: '- | c:config',
  nitrogen: 'peek* | set-zoom-fill: set-scaled: save',
  polybar: '-* | c,config:config',
  slock: 'argv',
  swaybg: '- | i,image:read m: c: o:',
  swayidle: { line: '-* | C:job-config S:', unclear: [WHEN_IDLE] },
  swaylock: '- | C,config:config i:read c:',
  tint2: '- | c:config',
  'update-motd': '-',
  wal: '- | i:read o:side a: b: f:read backend: theme: saturate:',
  waybar: '- | c,config:config s,style:read b:',
  xautolock: {
    line: '- | locker,-locker:exec time,-time: notifier,-notifier:exec killer,-killer:exec nowlocker,-nowlocker:exec corners,-corners: -disable -exit',
    unclear: [UNLOCKED],
  },
  xidlehook: { line: '-* | timer:', unclear: [WHEN_IDLE] },
  xlock:
    '-* | mode,-mode: program,-program:program messagefile,-messagefile:read messagesfile,-messagesfile:read message: messageprog:program',
  xscreensaver: '-*',
  'xscreensaver-command': { line: '-* | -exit', unclear: [UNLOCKED] },
  xsetroot: '-* | bitmap,-bitmap:read cursor: mod: solid,-solid: name,-name:',
  'xss-lock': 'argv | n,notifier:exec s:',
  xwallpaper: '-* | zoom:read',

  // launchers and menus
  albert: '-*',
  cqrlog: '-*',
  bemenu: '-',
  'bemenu-run': '-*',
  dmenu: '-*',
  dmenu_run: '-*',
  fuzzel: '- | config:config T,terminal: p:',
  gmrun: '-*',
  gum: '-* | | speaks',
  'i3-dmenu-desktop': '-* | dmenu:side entry-type:',
  krunner: '-*',
  kstart: 'argv | application,service:application window: windowclass: desktop:',
  kstart5: '=kstart',
  rofi: '-* | show: modi: run-command:side terminal:program e:',
  smenu: 'read* | n: s: m: d: i: e: t: W: L: N: x:',
  tofi: '- | c,config:config',
  'tofi-run': '-',
  ulauncher: '-*',
  wofi: '- | c,conf:config s,style:read show,S: p:',
  'xfce4-appfinder': '-*',

  // dialogues and notices: some show files
  cdialog: DIALOG,
  dialog: `${DIALOG} | speaks`,
  dunstify: '-* | A,action: i: t: r: u: a: h:',
  gdialog: '-* | textbox:read',
  gxmessage: '-* | file,-file:read',
  'i3-nagbar': '-* | b,button:pair B: m,message: t,type: f:',
  i3nag: '=swaynag',
  kdialog: '-* | textbox:read | kind=path-teller',
  matedialog: ZENITY,
  'notify-send': '-* | | kind=side-tool,text-tool quiet speaks',
  osd_cat: 'read* | p: o: d: l: f: c: A: b: T: P:',
  qarma: ZENITY,
  swaynag:
    '-* | b,button: B,button-no-terminal:exec z,button-dismiss:exec Z,button-dismiss-no-terminal:exec m,message: t,type: s,dismiss-button: c,config:config e: y: f: L:',
  whiptail: `${DIALOG} | speaks`,
  Xdialog: '-* | textbox:read',
  xdialog: '-* | textbox:read',
  xmessage: '-* | file,-file:read buttons: default: timeout:',
  yad: {
    line: '-* | filename:read plug: rest:read icon: button: field: timeout: command,select-action,dclick-action:side',
    // `--button=LABEL:COMMAND`; a number is what yad exits with.
    runs: [[/^--button=[^:]*:(?!-?\d+$)(\S*\/.+)$/s, 'side']],
  },
  zenity: '-* | filename:read | speaks kind=path-teller',

  // as another user
  beesu: 'argv',
  gksu: 'argv | u:',
  gksudo: 'argv | u:',
  kdesu: 'argv | c:exec u: f:',
  kdesudo: 'argv | c:exec u:',
  ktsuss: 'argv | u:',
  'lxqt-sudo': 'argv',

  // opening files, settings, messages
  compose: 'edit*',
  cygstart: 'maybe*',
  dconf: {
    line: '-*',
    runs: [COMMAND_KEY],
    unclear: [[/^(?:load|reset -f \/)/, 'the settings that it loads'], SESSION_SETTING],
  },
  'desktop-file-edit': 'edit* | set-key: set-value: remove-key: add-category: set-icon: set-name:',
  'desktop-file-install': 'read* | dir:write-dir add-category: vendor: | kind=library-tool',
  'desktop-file-validate': 'read*',
  dex: {
    line: 'application* | t: s:',
    files: [DESKTOP_FILE],
  },
  edit: {
    line: 'edit*',
    files: [MAILCAP],
  },
  'exo-open': 'opened* | launch:application',
  gapplication: '- | | sub others=help,list-actions,list-apps,version',
  'gapplication action': 'application -*',
  'gapplication launch': 'application maybe*',
  gio: '- maybe* | | sub',
  'gio launch': 'application maybe*',
  'gio open': 'opened*',
  'gio trash': 'delete-tree*',
  'gio remove': 'delete*',
  'gio copy': 'read* write',
  'gio move': 'moved* write',
  'gio save': 'write',
  'gconftool-2': {
    line: '-* | t,type: direct config-source: load:read unload:read',
    runs: [COMMAND_KEY],
    unclear: [[/(?:^| )--load\b/, 'the settings that it loads'], SESSION_SETTING],
  },
  'gnome-control-center': '-*',
  'gnome-extensions': {
    line: '- maybe* | | sub',
    unclear: [[/^install\b/, 'what the extension does']],
  },
  'gnome-extensions install': 'read',
  'gnome-open': 'opened*',
  gsettings: {
    line: '-*',
    runs: [COMMAND_KEY],
    unclear: [
      [
        /^(?!(?:get|range|describe|writable|list-\S+) ).*(?:remote-desktop|screensaver|lockdown|privacy|proxy)/,
        'who gets in from then on',
      ],
      SESSION_SETTING,
    ],
  },
  'gtk-launch': {
    line: 'application maybe*',
    files: [DESKTOP_FILE],
  },
  'gtk4-launch': '=gtk-launch',
  'gvfs-open': 'opened*',
  'kde-open': 'opened*',
  'kde-open5': 'opened*',
  kfmclient: '- opened*',
  kioclient: '- opened*',
  kioclient5: '- opened*',
  kreadconfig5: '-* | | out=meta',
  kreadconfig6: '=kreadconfig5',
  kwriteconfig5: {
    line: '- | file:write group: key: type:',
    runs: [[/^(?:--key=)?Exec$/, 'side']],
    unclear: [[/\bkioslaverc\b|Proxy/, 'whom the traffic passes from then on']],
  },
  kwriteconfig6: '=kwriteconfig5',
  mimeopen: 'read*',
  open: 'opened* | a,b:application | kind=browser,editor speaks',
  print: 'read* | | kind=printer,text-tool',
  'run-mailcap': {
    line: 'own.mailcap-file* | action: | interactive',
    words: {
      'mailcap-file':
        'a file, perhaps behind its type (`text/plain:notes`), for the program of its type',
    },
    variables: { MAILCAPS: 'startup', MAILCAP: 'startup' },
    files: [MAILCAP],
  },
  see: '=run-mailcap',
  'update-desktop-database': 'peek*',
  'update-mime-database': 'peek',
  'gtk-update-icon-cache': 'peek*',
  'gtk4-update-icon-cache': '=gtk-update-icon-cache',
  uwsm: '- -* | | sub others=check,finalize,select,stop,wait-pid',
  'uwsm app': 'argv | s: t: a: u: S: p:',
  'uwsm start': 'argv | D: N: C:',
  'uwsm-app': '=uwsm app',
  wslview: 'opened*',
  'xdg-desktop-icon': '- read',
  'xdg-desktop-menu': '- read* | mode:',
  'xdg-email': 'mailto* | attach:sendfile body:send subject: cc: bcc:',
  'xdg-icon-resource': '- read* | size: mode: theme: context:',
  'xdg-mime': { line: '-* | mode: size:', unclear: [OTHER_OPENER] },
  'xdg-open': {
    line: 'opened* | | kind=browser,editor,tool speaks',
    files: [DESKTOP_FILE],
  },
  'xdg-screensaver': '-*',
  'xdg-settings': { line: '-*', unclear: [OTHER_OPENER] },
  'xdg-user-dir': 'exec | | kind=path-teller',
  'xdg-user-dirs-update': '-* | set:pair dummy-output:write',

  // small programs of X
  xbiff: '-* | file,-file:peek',
  xcalc: '-*',
  xclock: '-*',
  xconsole: '-* | file,-file:read',
  xeyes: '-*',
  xfontsel: '-*',
  xkill: '-* | id:',
  xless: 'read*',
  xload: '-*',
  xlsclients: '-*',
  xlsfonts: '-*',
  xmore: 'read*',
  xpad: '-* | t:read',
  xprop: {
    line: '-* | | kind=onlooker',
    unclear: [[/(?:^| )-spy\b(?=.*(?:ACTIVE_WINDOW|NAME|TITLE|CLIENT_LIST))/i, RECORDS_PEOPLE]],
  },
  xrdb: 'read* | cpp,-cpp:program edit,-edit:edit',
  xwininfo: '-*',
  niri: {
    runs: [EXEC_MESSAGE],
  },
}
