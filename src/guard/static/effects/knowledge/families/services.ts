import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { STOPPED_SERVICE, STOPPED_UNIT } from '../guard-facts.ts'
import {
  BUS_CALL,
  BUSCTL_CALL,
  DOWNED_RECORD,
  KEPT_SECRETS,
  LOADER_FOR_ALL,
  STOPPED_BACKUP,
  STOPPED_PROTECTION,
  STOPPED_RECORD,
  STOPPED_SHIPPER,
  SYSTEM_UNIT,
  THERE_FROM_THEN_ON,
  UNIT_MESSAGE,
  UNIT_SETTINGS,
  UNWATCHED,
  WEAKENED_PROTECTION,
  WHAT_TIME,
} from '../joint-facts.ts'
import { FORWARDS_TO_CONTROL, FORWARDS_TO_IDENTITY } from '../relay-facts.ts'
import { DEFENDER_OFF } from '../windows-facts.ts'

/** Managers of services that are told a verb and a name. */
const MANAGED = {
  destroys: [STOPPED_RECORD],
  unclear: [STOPPED_BACKUP, STOPPED_PROTECTION, WEAKENED_PROTECTION],
}

// everything that somebody runs, or all services, hang from these
const ALL_BELOW = String.raw`(?:(?:user|system|machine|session|app|background|-)\.slice|init\.scope)`
/** So little that nothing below it goes on. */
const STARVED: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )set-property (?:-\S+ )*${ALL_BELOW} (?:\S+ )*(?:Memory(?:Max|High|Limit)=(?:\d{1,7}|\d{1,4}K|\d{1,2}M)|TasksMax=\d{1,2}|CPUQuota=[0-5](?:\.\d+)?%)(?: |$)`,
    'i',
  ),
  'leaves everything that runs below it without memory or time',
]
const LIMITED: RiskyArguments = [
  /(?:^| )set-property (?:-\S+ )*(?:\S*\.slice|\S*\.scope|user@\S*) (?!(?:[^\s=]*Accounting=\S+(?: |$))+$)/i,
  'what everything below it has left to live on',
]
const STOPPED_WITH_ALL: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )(?:stop|kill|mask|freeze|disable) (?:\S+ )*(?:${ALL_BELOW}|user@\S+|session-\S+\.scope|user-\S+\.slice|(?:default|graphical(?:-session(?:-pre)?)?|multi-user|basic|sysinit|local-fs|remote-fs|network(?:-online|-pre)?|sockets|timers|paths|getty|slices|cryptsetup|swap)\.target|(?:dbus(?:-broker)?|systemd-(?:logind|udevd))(?:\.(?:service|socket))?)(?: |$)`,
  ),
  'what goes down with it',
]
// behind these stand a shell, a screen or the orders of somebody
const DOOR = String.raw`(?:shellinabox\w*|cockpit|ttyd|wetty|gotty|webmin|usermin|telnetd?|inetutils-\w+|(?:open|gnu)?r(?:sh|login|exec|cp)d?|(?:tiger|tight|x11|x0|u|real)?vnc\w*(?:-server\S*)?|xvnc|xrdp(?:-sesman)?|xpra|novnc|websockify|guacd|guacamole|krdp\w*|gnome-remote-desktop\S*|teleport|tmate\S*|upterm\S*|sshx|code-server|openvscode-server|code-tunnel|jupyter\S*|rstudio-server|anydesk|teamviewerd|rustdesk|nomachine|nxserver|dropbear|rexecd|distccd|salt-(?:minion|api)|mcollective|meshagent|remotely-agent)`
/** A service by which somebody comes in gets started. What comes over SSH is as it is with SSH. */
const OPENED_DOOR: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )(?:start|restart|enable|reenable|unmask|add-wants|add-requires|reload-or-restart|try-restart|preset) (?:\S+ )*${DOOR}(?:@\S*)?(?:\.(?:service|socket))?(?: |$)|^${DOOR} (?:-\S+ )*(?:re)?start(?: |$)`,
  ),
  'who comes in by it',
]
/** It asks nobody for a password. */
const SHELL_OF_ROOT: RiskyArguments = [
  /(?:^| )(?:start|restart|enable|reenable|unmask|add-wants|add-requires|isolate|reload-or-restart|try-restart|preset|link) (?:\S+ )*debug-shell(?:\.service)?(?: |$)/,
  'opens a shell of root at the console',
]

// few copies are left of who came: the older ones go
const ROTATED_RECORD: RiskyArguments = [
  /(?:^| )\/var\/log\/(?:\S*\/)?(?:auth|secure|syslog|messages|audit|wtmp|btmp|lastlog|faillog|kern|journal|sudo|access)\S*/,
  'which records are left',
]

/** The start of the machine, services, jobs for later, logs. crontab has a handler. */
export const services: KnowledgeTable = {
  // starting and stopping
  halt: '-* | | power',
  init: 'power',
  poweroff: '-* | | power',
  reboot: '-* | | power',
  runlevel: ' | | out=meta',
  shutdown: 'power*',
  telinit: 'power',

  // services
  chkconfig: {
    line: '-*',
    destroys: [STOPPED_RECORD],
    unclear: [STOPPED_PROTECTION, STOPPED_SHIPPER, STOPPED_BACKUP],
  },
  god: '-* | c,config-file:script.ruby p: l:write P:write',
  initctl: {
    line: '-*',
    destroys: [STOPPED_RECORD],
    unclear: [STOPPED_PROTECTION, STOPPED_SHIPPER, STOPPED_BACKUP],
  },
  insserv: '-*',
  'invoke-rc.d': {
    line: '- -*',
    destroys: [STOPPED_RECORD],
    unclear: [OPENED_DOOR, STOPPED_PROTECTION, STOPPED_SHIPPER, STOPPED_BACKUP],
  },
  launchctl: {
    line: '- -* | | sub out=meta others=blame,error,examine,getenv,hostinfo,kickstart,limit,managername,managerpid,manageruid,plist,print,print-cache,print-disabled,procinfo,resolveport,start,stop,unsetenv,uncache',
    setsVariables: [/^setenv$/],
    disarms: STOPPED_UNIT,
    destroys: [STOPPED_RECORD],
    unclear: [LOADER_FOR_ALL, STOPPED_BACKUP],
  },
  'launchctl asuser': '- argv',
  'launchctl bootstrap': '- lib*',
  'launchctl list': '- | | out=meta',
  'launchctl load': 'lib* | D: S:',
  'launchctl setenv': '-*',
  'launchctl submit': 'argv | l: p:program o:write e:write',
  monit: {
    line: '-* | c:job-config',
    unclear: [[/(?:^| )(?:unmonitor|quit|stop all)(?: |$)/, UNWATCHED]],
  },
  circusd: 'job-config | log-output:write pidfile:write',
  keepalived: '- | f,use-file:job-config p,pid:write',
  'rc-service': {
    line: '- -*',
    disarms: STOPPED_SERVICE,
    destroys: [STOPPED_RECORD],
    unclear: [OPENED_DOOR, STOPPED_PROTECTION, STOPPED_SHIPPER, STOPPED_BACKUP],
  },
  'rc-status': '-* | | out=meta',
  'rc-update': {
    line: '-*',
    destroys: [STOPPED_RECORD],
    unclear: [STOPPED_PROTECTION, STOPPED_SHIPPER, STOPPED_BACKUP],
  },
  runsv: 'libpath',
  runsvdir: 'libpath',
  's6-ipcserver': '- argv | u: g: G: c: C: b: a:',
  's6-svc': { line: '-*', destroys: [DOWNED_RECORD] },
  's6-svscan': 'libpath',
  svscan: 'libpath',
  service: {
    line: 'own.service -* | | kind=basic,side-tool',
    disarms: STOPPED_SERVICE,
    words: {
      service: '`service NAME`: a path as the name leaves the directory of services',
    },
    destroys: [STOPPED_RECORD],
    unclear: [OPENED_DOOR, STOPPED_PROTECTION, STOPPED_SHIPPER, STOPPED_BACKUP],
  },
  plymouth:
    '- | | sub others=change-mode,deactivate,display-message,has-active-vt,hide-message,hide-splash,message,pause-progress,quit,reactivate,reload,show-splash,system-update,unpause-progress,update,update-root-fs',
  'plymouth ask-for-password': '- | command:exec prompt: number-of-tries:',
  'plymouth ask-question': '- | command:exec prompt:',
  'plymouth watch-keystroke': '- | command:exec keys:',
  'start-stop-daemon':
    '-* | start x,exec:exec a,startas:exec p,pidfile:peek c,chuid: u,user: g,group: n,name: s,signal: r,chroot:peek d,chdir:peek k,umask: N,nicelevel: P,procsched: I,iosched: R,retry: O,output:write o ppid: pid: notify-timeout: | dry=-K,--stop,-T,--status,-t,--test kind=launcher',
  supervise: 'peek',
  supervisorctl: {
    line: '-* | c:config | interactive kind=launcher console',
    destroys: [STOPPED_RECORD],
    unclear: [STOPPED_PROTECTION, STOPPED_SHIPPER, STOPPED_BACKUP],
  },
  supervisord:
    '- | c,configuration:job-config d,directory: l,logfile:write j,pidfile:write u,user: e: q,childlogdir:',
  sv: {
    line: '-*',
    destroys: [STOPPED_RECORD],
    unclear: [STOPPED_PROTECTION, STOPPED_SHIPPER, STOPPED_BACKUP],
  },
  svc: { line: '-*', destroys: [DOWNED_RECORD] },
  svstat: '-*',
  systemctl: {
    line: '- | t: p: H,host: M,machine: n: o: root: | sub kind=basic,side-tool speaks others=cancel,condreload,condrestart,condstop,daemon-reexec,force-reload,get-default,is-failed,is-system-running,list-automounts,list-dependencies,list-jobs,list-machines,list-paths,list-sockets,preset,reload-or-restart,reload-or-try-restart,reset-failed,revert,set-default,thaw,try-reload-or-restart,try-restart,unmask,unset-environment,whoami',
    words: {
      'stop-service': 'a service that is stopped; some of them protect the machine',
      unit: 'a service of systemd; by a path it is made of that file',
      'unit-edit': 'a unit of systemd that is changed: by hand, or by what comes in',
    },
    variables: { SYSTEMD_PAGER: 'pager', SYSTEMD_EDITOR: 'editor' },
    setsVariables: [/^(?:set|import)-environment$/],
    disarms: STOPPED_UNIT,
    privileges: [SHELL_OF_ROOT],
    destroys: [
      STOPPED_RECORD,
      STARVED,
      [
        /\b(?:set-default|enable|add-wants|add-requires)\b.*\b(?:reboot|poweroff|halt|kexec|exit|shutdown|emergency|ctrl-alt-del|soft-reboot|final|umount)\.target(?: |$)/,
        'leaves a machine that does not start any more',
      ],
    ],
    unclear: [
      STOPPED_BACKUP,
      WEAKENED_PROTECTION,
      LOADER_FOR_ALL,
      LIMITED,
      OPENED_DOOR,
      STOPPED_WITH_ALL,
      [/^(?=.*(?:^| )--user(?: |$))(?:-\S+ )*exit(?: |$)/, 'what goes down with it'],
      [
        /\b(?:isolate|start)\b.*\b(?:reboot|poweroff|halt|kexec|exit|shutdown|emergency|rescue|ctrl-alt-del|soft-reboot)\.target(?: |$)|\bset-default\b.*\brescue\.target/,
        'what runs on the machine, and stops',
      ],
      [/\bshow\b.*(?:-p ?|--property[= ])\S*Environment(?!Files)/, KEPT_SECRETS],
    ],
  },
  'systemctl cat': '-*',
  'systemctl daemon-reload': '-*',
  'systemctl disable': 'own.stop-service*',
  'systemctl edit': 'own.unit-edit* | drop-in: | interactive kind=hand-editor',
  'systemctl enable': 'own.unit*',
  'systemctl halt': '- | | power',
  'systemctl import-environment': '-*',
  'systemctl is-active': '-*',
  'systemctl is-enabled': '-*',
  'systemctl isolate': '-*',
  'systemctl kill': '-*',
  'systemctl link': 'own.unit*',
  'systemctl list-timers': '-*',
  'systemctl list-unit-files': '-*',
  'systemctl list-units': '-*',
  'systemctl mask': 'own.stop-service*',
  'systemctl poweroff': '- | | power',
  'systemctl reboot': '- | | power',
  'systemctl reload': '-*',
  'systemctl restart': '-*',
  'systemctl set-environment': 'env*',
  'systemctl set-property': {
    line: '- setting*',
    settings: UNIT_SETTINGS,
  },
  'systemctl show': '-* | | kind=teller',
  'systemctl show-environment': '-* | | out=meta kind=variable-teller',
  'systemctl start': '-*',
  'systemctl status': '-*',
  'systemctl stop': 'own.stop-service*',
  'tuned-adm': '-*',
  'update-rc.d': {
    line: '- -* | | kind=described',
    destroys: [STOPPED_RECORD],
    unclear: [STOPPED_PROTECTION, STOPPED_SHIPPER, STOPPED_BACKUP],
  },
  watchdog: '-* | c:job-config',

  // systemd and D-Bus
  busctl: {
    line: '-* | address:side H,host: M,machine: match: size: timeout: json: expect-reply: auto-start: watch-bind: destination: limit-messages: | out=meta pages kind=bus-client',
    runs: [UNIT_MESSAGE],
    privileges: [SYSTEM_UNIT],
    unclear: [BUSCTL_CALL, [/(?:^| )(?:monitor|capture)\b/, 'what programs tell each other']],
  },
  'dbus-daemon': '- | config-file:job-config address: print-address:? print-pid:?',
  'dbus-update-activation-environment': {
    setsVariables: [/^\w+(?:=|$)/],
    unclear: [LOADER_FOR_ALL],
  },
  'dbus-monitor':
    '-* | address:side | out=meta unclear=what-programs-tell-each-other dry=--help,--version',
  'dbus-send': {
    line: '-* | dest: type: print-reply:? reply-timeout: sender: address:side bus:side peer: | kind=bus-client',
    runs: [UNIT_MESSAGE],
    privileges: [SYSTEM_UNIT],
    unclear: [BUS_CALL],
  },
  gdbus: {
    line: '-* | dest: object-path: recurse | kind=bus-client',
    runs: [UNIT_MESSAGE],
    privileges: [SYSTEM_UNIT],
    unclear: [BUS_CALL],
  },
  qdbus: {
    line: '-*',
    runs: [UNIT_MESSAGE],
    unclear: [BUS_CALL],
  },
  qdbus6: '=qdbus',
  localectl: '-*',
  loginctl: {
    line: '-*',
    unclear: [
      [
        /(?:^| )(?:enable-linger|attach|terminate-\w+|kill-\w+|unlock-\w+)\b/,
        'what goes on after the session',
      ],
      [/(?:^| )unlock-sessions?\b/, UNWATCHED],
    ],
  },
  machinectl:
    '- | | sub kind=foreign-session others=cat,clean,clone,disable,image-status,kill,list-images,list-transfers,pull-raw,pull-tar,poweroff,read-only,reboot,remove,rename,set-limit,show,show-image,start,status,stop,terminate',
  'machinectl list': '-*',
  'machinectl login': '- | | session',
  'machinectl shell': '- argv | | shell kind=other-home',
  portablectl: '- peek -* | p: | sub',
  'portablectl attach': 'lib -* | p:',
  'systemd-analyze': '-* | | kind=described,reporter',
  'systemd-cgls': '-* | | out=meta pages',
  'systemd-cgtop': '-* | d: n: p: | interactive kind=plain-input',
  'systemd-cryptenroll': 'peek | unlock-key-file:use wipe-slot:',
  'systemd-delta': '-* | | out=meta pages',
  'systemd-detect-virt': '-*',
  'systemd-dissect': {
    line: '-* | root-hash: discard: with:own.mounted-image',
    words: {
      'mounted-image':
        'an image; the words behind it are a command that runs in it, else a shell does',
    },
  },
  'systemd-escape': '-*',
  'systemd-firstboot':
    '- | root: locale: hostname: machine-id: timezone: keymap: root-password!privilege root-password-file!privilege root-password-hashed!privilege root-shell!privilege kernel-command-line:',
  'systemd-hwdb': '-*',
  'systemd-id128': '-* | | out=meta',
  'systemd-machine-id-setup': '- | root: image:',
  'systemd-mount': 'peek write | t,type: o,options: p: timeout-idle-sec: owner: fsck: H: M:',
  'systemd-notify': '-* | status: pid:? uid:',
  'systemd-path': '-* | suffix: | out=meta',
  'systemd-repart': {
    line: '- | dry-run: empty: size: definitions:peek root: image:',
    destroys: [[/--empty[= ]force\b/, 'removes all partitions of a disk']],
    unclear: [[/^(?!.*--dry-run=(?:yes|1|true)|$)/, 'the disk that it divides']],
  },
  'systemd-stdio-bridge': '-*',
  'systemd-sysusers': {
    line: 'named-orders* | root: image: replace: | stdin=ignore',
    privileges: [[/(?:^| )(?:-|--inline)(?: |$)/, 'adds accounts']],
  },
  'systemd-tmpfiles': {
    line: 'own.tmpfiles-config* | prefix:peek exclude-prefix: root:peek',
    words: {
      'tmpfiles-config': 'lines that describe files to make: a path, or `-` for the input',
    },
  },
  'systemd-umount': 'peek*',
  timedatectl: { line: '-* | | pages', unclear: [[/(?:^| )set-time(?: |$)/, WHAT_TIME]] },
  varlinkctl: { line: '-*', unclear: [[/(?:^| )(?:call|exec)\b/, 'a method of another program']] },

  // jobs for later
  anacron: '-* | t:job-config S:',
  fcron: '- | c,configfile:job-config f:',
  at: {
    line: '-* | f,file:job-file t: q: | stdin=exec dry=-l,-c,-r,-d kind=launcher,scheduler',
    detaches: { when: /(?:^| )now$/ },
  },
  atd: '- | l: b:',
  atq: '-*',
  atrm: '-*',
  batch: '=at',
  cron: '- | L:',
  crond: '- | c:job-config l: L:write d: m:side x:',
  fcrontab: 'read',
  'run-parts': {
    line: 'libpath | regex: a,arg: u,umask: | dry=--test,--list,--report kind=launcher',
    // Everything in a directory of programs is run, shells among it.
    runs: [[/^(\/(?:usr\/)?(?:local\/)?s?bin)\/?$/, 'side']],
  },
  'task-spooler': '=tsp',
  tsp: 'argv | L: N: D: S: | posix',
  nq: 'argv',
  fq: '-*',

  // logs
  dmesg: '-* | F,file:read l: f: C,clear!destroy | pages kind=teller',
  journalctl: {
    line: '- | u,unit: n,lines: p,priority: S,since: U,until: g,grep: D,directory: file:read o,output: vacuum-size:own.vacuum vacuum-time:own.vacuum vacuum-files: b: t: M: | pages speaks kind=other-o,teller',
    words: {
      vacuum: 'how much is left of the journal',
    },
    unclear: [[/(?:^| )--(?:relinquish-var|smart-relinquish-var|vacuum-files[= ]\d)\b/, UNWATCHED]],
  },
  klogd: '- | c: f:write',
  logger: {
    line: 'own.log-message* | f,file:read n,server:dest P: t: p: u: | kind=log-writer,side-tool,text-tool quiet speaks',
    words: {
      'log-message': 'a line for the log: it stays here, unless a server is named',
    },
  },
  logrotate: 'orders | s: l:write m,mail:program | checks=-d,--debug kind=rotator',
  rsyslogd: '- | f:orders | kind=protector checks=-N1,-N',
  savelog: { line: 'edit* | c: t: u: g: m: r:', unclear: [ROTATED_RECORD] },
  rotatelogs: { line: 'append -* | p:program L:write n: T:', unclear: [ROTATED_RECORD] },
  cronolog: '=rotatelogs',
  'syslog-ng': '- | f:orders | checks=-s,--syntax-only',
  syslogd: '- | O:write R:dest f:config s: l: m: p: a: b:',

  // time and language
  adjtimex: {
    line: '-*',
    unclear: [[/(?:^| )(?:-[tfosSTm]|--(?!print|help|version))/, WHAT_TIME]],
  },
  hwclock: { line: '-*', unclear: [[/(?:^| )--(?:set|predict|setepoch)(?: |=|$)/, WHAT_TIME]] },
  locale: '-*',
  'locale-gen': '-*',
  localedef: '-*',
  tzselect: '-*',
  'update-locale': '-*',
  zdump: '-* | c: | out=meta',
  zic: 'read* | d:write-dir l: p: L:read y:program t:write',
  dinit: '- | d,services-dir:libpath',
  circusctl: {
    line: '-* | endpoint: timeout: ssh: stats-endpoint:| console',
    destroys: [STOPPED_RECORD],
    unclear: [
      ...MANAGED.unclear,
      [/(?:^| )(?:rm\w*|quit|set|options|add)(?: |$)/, THERE_FROM_THEN_ON],
    ],
  },
  dinitctl: { line: '-* | p: ', ...MANAGED },
  herd: { line: '-* | s:', ...MANAGED },
  rcctl: { line: '-*', ...MANAGED },
  's6-rc': { line: '-* | l: t:', ...MANAGED },
  's6-svscanctl': { line: '-*', unclear: [[/(?:^| )-\w*[tqbisp06]/, UNWATCHED]] },
  's6-svstat': 'peek* | o: | out=meta kind=reporter',
  svcadm: { line: '-*', ...MANAGED },
  svcs: '-* | | kind=reporter',
  sysrc: {
    line: '-* | f:edit | kind=described',
    unclear: [
      [
        /\b(?:pf|ipfw|ipfilter|firewall|auditd|syslogd|blacklistd|ntpd?)_enable\+?="?NO/i,
        UNWATCHED,
      ],
      [/_(?:flags|program|precmd|command|rules|script)=|\bkern_securelevel/, THERE_FROM_THEN_ON],
    ],
  },

  // the tools of Windows
  bcdedit: {
    line: '-*',
    destroys: [
      [
        /\brecoveryenabled no\b|\bbootstatuspolicy ignoreallfailures\b/i,
        'takes the way back from the machine',
      ],
    ],
    unclear: [
      [/\/(?:set|delete\w*|import|create|store)\b/i, 'how the machine starts from then on'],
    ],
  },
  netsh: {
    line: '-*| | console',
    secrets: [FORWARDS_TO_IDENTITY],
    letsIn: [FORWARDS_TO_CONTROL],
    destroys: [DEFENDER_OFF],
    unclear: [[/(?:^| )(?:add|set|delete|reset|import|start)(?: |$)/i, 'whoever connects to it']],
  },
  reg: {
    line: '-*',
    privileges: [
      [
        /^add .*(?:CurrentVersion\\?Run(?:Once)?|CurrentVersion\\?Winlogon|Image File Execution Options)(?:[\\ ]|$)/i,
        'plants what starts by itself later',
      ],
    ],
    secrets: [/^(?:save|export) \S*\\(?:SAM|SECURITY|SYSTEM)\b/i],
    unclear: [
      [
        /^(?:add|delete|import|load|restore|copy|unload)(?: |$)/i,
        'what the registry makes programs do',
      ],
    ],
  },
  schtasks: {
    line: '-*',
    privileges: [[/\/create\b(?=.*\/tr\b)/i, 'plants what starts by itself later']],
    unclear: [[/\/(?:create|change|delete|run)\b/i, 'what starts later']],
  },
  wbadmin: {
    line: '-*',
    destroys: [[/^delete (?:catalog|systemstatebackup|backup)\b/i, 'removes every backup']],
    unclear: [[/^(?:delete|disable|stop|start recovery)\b/i, 'which backups are left']],
  },
  robocopy: {
    line: '-* | | kind=described',
    unclear: [[/ \/(?:MIR|PURGE|MOVE?)(?: |$)/i, 'what is lost with it']],
  },
  wevtutil: {
    line: '-*',
    destroys: [
      [/^(?:cl|clear-log|um|uninstall-manifest)(?: |$)/i, 'ends the record of what happens'],
    ],
    unclear: [[/^(?:sl|set-log|im)(?: |$)/i, 'what is written down from then on']],
  },
}
