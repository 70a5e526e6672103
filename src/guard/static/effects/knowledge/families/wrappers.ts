import type { KnowledgeTable } from '../entry.ts'
import { NEVER_LOCKS, UNIT_SETTINGS, UNWATCHED } from '../joint-facts.ts'
import { CGI_SCRIPT, PACKAGED_SCRIPTS } from '../joint-files.ts'

/** A process gets so little that it may as well not run. */
const LIVES_ON = 'what that process can still do'

/**
 * Programs whose purpose is to run another program: they are looked through. env, sudo, su,
 * xargs and parallel have handlers.
 */
export const wrappers: KnowledgeTable = {
  // priority, limits, time
  caffeinate: 'argv | t: w:',
  cgexec: 'argv | g:',
  choom: {
    line: 'argv | n,adjust: p:',
    unclear: [[/^(?=.*(?:-n ?|--adjust[= ])(?:[5-9]\d\d|1000)\b).*(?:-p|--pid)\b/, LIVES_ON]],
  },
  chpst: 'argv | u: U: b: e: n: l: L: m: d: o: p: f: c: t: /:',
  chrt: '- argv | p: T: P: D: | kind=limiter',
  cpulimit: {
    line: 'argv | l,limit: p,pid: e,exe: P: | kind=limiter',
    unclear: [[/^(?=.*(?:-l ?|--limit[= ])\d(?: |$)).*(?:-[pe] ?|--(?:pid|exe)[= ])\w/, LIVES_ON]],
  },
  eatmydata: 'argv',
  faketime: '- argv',
  hyperfine:
    'exec* | w,warmup: r,runs: m: M: p,prepare:exec c,cleanup:exec s,setup:exec S,shell: export-json:write export-csv:write export-markdown:write n: P,parameter-scan: L:',
  ionice: 'argv | c,class: n,classdata: p,pid: | kind=limiter,wrapper',
  nice: 'argv | n,adjustment: | kind=wrapper',
  nocache: 'argv',
  nohup: 'argv | | kind=scheduler,wrapper',
  numactl: 'argv | C,physcpubind: N,cpunodebind: m,membind: i,interleave: p,preferred:',
  prlimit: {
    line: 'argv | p,pid: | kind=limiter,meddler',
    unclear: [
      // Room for more is ordinary.
      [
        /^(?=.*(?:-p|--pid)[= ]?\d).*(?:--(?:nproc|nofile|as|data|rss|fsize|cpu|stack|memlock)=|-[nuvdsftm])\d{1,2}(?::\d*)?(?: |$)/,
        LIVES_ON,
      ],
    ],
  },
  setsid: 'argv | | kind=launcher,wrapper',
  softlimit: 'argv | a: c: d: f: l: m: o: p: r: s: t:',
  stdbuf: 'argv | i,input: o,output: e,error: | kind=wrapper',
  'systemd-inhibit': {
    line: 'argv | what: who: why: mode:',
    unclear: [NEVER_LOCKS],
  },
  'gnome-session-inhibit': {
    line: 'argv | app-id: reason: inhibit: inhibit-only:',
    unclear: [NEVER_LOCKS],
  },
  taskset: '- argv | | kind=limiter',
  time: 'argv | f,format: o,output:write | kind=wrapper',
  timeout: '- argv | k,kill-after: s,signal: | kind=waiter,wrapper',
  trickle: 'argv | d: u: w: t: l: n:',
  uclampset: 'argv | m: M: s: p:',

  // locks, repetition, output
  chronic: 'argv',
  entr: 'argv | | kind=launcher',
  flock: '- argv | c:exec w,timeout: E: | kind=waiter',
  inotifywait:
    'peek* | e,event: o,outfile:write fromfile:read format: timefmt: t,timeout: exclude: | kind=waiter',
  lckdo: '- argv',
  cronic: 'argv',
  setuidgid: '- argv',
  ledit: 'argv | h: l:',
  lockf: '- argv | t:',
  logsave: 'write argv',
  rlfe: 'argv | l:write a: h: n: s:',
  rlwrap:
    'argv | a: b: c: f,file:read g: H,history-filename:append i: l,logfile:append p: P: q: S: z:side O: m:',
  setlock: '- argv',
  ts: '-*',
  unbuffer: 'argv',
  watch: 'exec-argv | n,interval: q: | kind=launcher,repeater,wrapper',
  viddy: '=watch',
  hwatch: '=watch',
  watchexec:
    'argv | e,exts: w,watch: i,ignore: d: f,filter: shell: s,signal: on-busy-update: | kind=launcher',

  // users, roots, sandboxes
  'aa-exec': 'argv | p,profile: n,namespace:',
  bubblewrap: '=bwrap',
  bwrap:
    'argv | bind,bind-try,dev-bind,dev-bind-try,ro-bind,ro-bind-try,symlink,setenv,file,bind-data,ro-bind-data,chmod:pair dev: proc: tmpfs: mqueue: dir: chdir: unsetenv: uid: gid: hostname: lock-file: sync-fd: seccomp: args: perms: size: cap-add: cap-drop: overlay-src: info-fd: userns: | kind=other-home',
  calife: '- - | | shell',
  capsh: '- | c:exec chroot: user: uid: gid: drop: caps: inh:',
  chroot: 'peek argv | userspec: groups: | shell kind=other-home',
  doas: 'argv | u: C:config a: s!shell | shell kind=basic,other-home,user-switch,wrapper',
  fakechroot: 'argv | | shell kind=other-home',
  fakeroot: {
    line: 'argv | l,lib:lib faked: s: i: b: | shell',
    files: [PACKAGED_SCRIPTS],
  },
  firejail: 'argv | output:write | shell kind=other-home',
  gosu: '- argv | | kind=other-home',
  nsenter:
    'argv | t,target: r,root:? w,wd:? S: G: m,mount:? u,uts:? n,net:? p,pid:? U,user:? C,cgroup:? i,ipc:? | shell kind=other-home',
  pkexec: 'argv | u,user: | shell kind=other-home,user-switch',
  proot: 'argv | r: b: w: q: k: | shell kind=other-home',
  runcon: '- argv | t: u: r: l:',
  runuser: {
    line: 'argv | u,user: g: G: c,command,session-command:exec s,shell:own.login-shell | kind=other-home,user-switch',
    words: {
      'login-shell': 'the shell of another user: with a command beside it, it runs that and ends',
    },
  },
  's6-setuidgid': '- argv | | kind=other-home',
  setpriv:
    'argv | reuid: regid: groups: inh-caps: ambient-caps: bounding-set: securebits: selinux-label: apparmor-profile: | kind=other-home,described',
  'su-exec': '- argv | | kind=other-home',
  'systemd-nspawn':
    'argv | D,directory: i,image: M,machine: u,user: bind: bind-ro: chdir: E,setenv:env overlay: tmpfs: template: private-users: b,boot!session | shell kind=foreign-session,other-home',
  unshare:
    'argv | R,root: w,wd: S: G: map-user: map-group: propagation: setgroups: kill-child:? | shell kind=other-home',

  // services and environments
  busybox: {
    line: 'argv | | kind=shell,wrapper',
    files: [CGI_SCRIPT],
  },
  catatonit: 'argv',
  daemon:
    'argv | name: F,pidfile: u: command: output:write stdout:write stderr:write errlog:write dbglog:write | kind=launcher',
  daemonize: 'argv | o:write e:write p:write c:peek u: l: E:env | kind=launcher,scheduler',
  'dbus-launch': 'argv',
  'dbus-run-session': 'argv | config-file:config dbus-daemon:program',
  detach: 'argv | e: f: o:write p:write',
  'dumb-init': 'argv',
  envdir: '- argv',
  execlineb: 'script.sh -* | c:exec',
  runit: '-*',
  runscript: 'script.typed -*',
  'systemd-cat': 'argv | t,identifier: p,priority: stderr-priority: | kind=log-writer',
  'systemd-run': {
    line: 'argv | unit: u: p,property:setting E,setenv:env uid: gid: slice: description: M,machine: H,host: working-directory: on-active: on-boot: on-calendar: nice: S,shell!shell | kind=launcher,scheduler',
    settings: UNIT_SETTINGS,
    detaches: {
      unless:
        /(?:^| )(?:--(?:on-|timer|path|socket|pty|pipe|wait|scope|unit|user|property|slice)|-[tPdupr])/,
    },
    unclear: [
      [
        /(?:^| )--(?:on-\w[\w-]*|timer-property|path-property|socket-property)[= ]/,
        'a program that starts again, when nobody looks',
      ],
      [
        /(?:-p|--property)[= ]?(?:Conflicts|OnFailure|OnSuccess|JoinsNamespaceOf|PropagatesStopTo)=/,
        UNWATCHED,
      ],
    ],
  },
  tini: 'argv | p: e:',
  toybox: 'argv',
  'with-contenv': 'argv',

  // proxies
  proxychains: 'argv | f:config',
  proxychains4: '=proxychains',
  torify: 'argv',
  torsocks: 'argv | u: p: P: a: | shell',
  tsocks: 'argv',

  // other machines, screens, sounds
  aoss: 'argv',
  box64: 'argv',
  esddsp: 'argv | s:',
  i386: 'argv | | shell',
  linux32: 'argv | | shell',
  linux64: 'argv | | shell',
  mangohud: 'argv',
  optirun: 'argv',
  padsp: 'argv | s: n: m:',
  primusrun: 'argv',
  'qemu-aarch64': '=qemu-x86_64',
  'qemu-arm': '=qemu-x86_64',
  'qemu-x86_64': 'argv | L: cpu: g: E:env U: r: s: B: R: d: D:write | kind=tool',
  setarch: {
    line: 'own.arch argv | | shell dry=--list',
    words: {
      arch: 'an architecture, or an option in its place',
    },
  },
  uname26: 'argv | | shell',
  x86_64: 'argv | | shell',
  'xvfb-run': 'argv | n: s: f: e: p: w:',

  'with-lock-ex': '- argv',
}
