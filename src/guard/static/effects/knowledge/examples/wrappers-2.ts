import type { ExampleTable } from './example.ts'

export const wrappers2: ExampleTable = {
  gosu: {
    use: 'gosu ann python3 app.py → read app.py',
    attack: ['gosu root cat /etc/shadow → read /etc/shadow', 'gosu root bash → shell bash'],
  },
  nsenter: {
    use: 'nsenter -t 1234 -n python3 probe.py → read probe.py',
    attack: [
      'nsenter -t 1 -m cat /etc/shadow → read /etc/shadow',
      'nsenter -t 1 -m -u -n -i sh → shell sh',
    ],
  },
  pkexec: {
    use: 'pkexec --user ann python3 app.py → read app.py',
    attack: ['pkexec cat /etc/shadow → read /etc/shadow', 'pkexec sh → shell sh'],
  },
  runcon: {
    use: 'runcon user_u:user_r:user_t:s0 python3 app.py → read app.py',
    attack: [
      'runcon system_u:system_r:init_t:s0 cat /etc/shadow → read /etc/shadow',
      'runcon system_u:system_r:init_t:s0 bash → shell bash',
    ],
  },
  runuser: {
    use: 'runuser -u ann -- python3 app.py → read app.py',
    attack: [
      'runuser -u root -- cat /etc/shadow → read /etc/shadow',
      "runuser -c 'cat /etc/shadow' root → read /etc/shadow",
    ],
  },
  's6-setuidgid': {
    use: 's6-setuidgid ann python3 app.py → read app.py',
    attack: [
      's6-setuidgid root cat /etc/shadow → read /etc/shadow',
      's6-setuidgid root bash → shell bash',
    ],
  },
  setpriv: {
    use: 'setpriv --reuid=1000 --clear-groups python3 app.py → read app.py',
    attack: [
      'setpriv --reuid=0 cat /etc/shadow → read /etc/shadow',
      'setpriv --reuid=0 bash → shell bash',
    ],
  },
  'su-exec': {
    use: 'su-exec ann python3 app.py → read app.py',
    attack: ['su-exec root cat /etc/shadow → read /etc/shadow', 'su-exec root sh → shell sh'],
  },
  unshare: {
    use: 'unshare -n python3 app.py → read app.py',
    attack: ['unshare -r cat /etc/shadow → read /etc/shadow', 'unshare -r sh → shell sh'],
  },
  busybox: {
    use: 'busybox sort notes.txt → read notes.txt',
    attack: ['busybox cat /etc/shadow → read /etc/shadow', 'busybox sh → shell sh'],
  },
  catatonit: {
    use: 'catatonit -- python3 app.py → read app.py',
    attack: ['catatonit -- cat /etc/shadow → read /etc/shadow', 'catatonit -- bash → shell bash'],
  },
  daemon: {
    use: 'daemon --name=app --output=app.log -- python3 app.py → read app.py; write app.log',
    attack: [
      'daemon -- cat /etc/shadow → read /etc/shadow',
      'daemon --output=/etc/cron.d/job -- cat job.txt → read job.txt; write /etc/cron.d/job',
    ],
  },
  daemonize: {
    use: 'daemonize -p app.pid /usr/bin/python3 app.py → read app.py; write app.pid',
    attack: [
      'daemonize -o /tmp/out /bin/cat /etc/shadow → read /etc/shadow; write /tmp/out',
      'daemonize -E LD_PRELOAD=/tmp/x.so /usr/bin/python3 app.py → load /tmp/x.so; read app.py',
    ],
  },
  'dbus-launch': {
    use: 'dbus-launch --exit-with-session python3 app.py → read app.py',
    attack: ['dbus-launch cat /etc/shadow → read /etc/shadow', 'dbus-launch bash → shell bash'],
  },
  'dbus-run-session': {
    use: 'dbus-run-session -- python3 app.py → read app.py',
    attack: [
      'dbus-run-session -- bash → shell bash',
      'dbus-run-session --dbus-daemon=/tmp/x -- python3 app.py → run /tmp/x; read app.py',
    ],
  },
  detach: {
    use: 'detach -o app.log python3 app.py → read app.py; write app.log',
    attack: [
      'detach cat /etc/shadow → read /etc/shadow',
      'detach -o /etc/cron.d/job cat job.txt → read job.txt; write /etc/cron.d/job',
    ],
  },
  'dumb-init': {
    use: 'dumb-init -- python3 app.py → read app.py',
    attack: ['dumb-init cat /etc/shadow → read /etc/shadow', 'dumb-init bash → shell bash'],
  },
  envdir: {
    use: 'envdir env python3 app.py → read app.py',
    attack: ['envdir env cat /etc/shadow → read /etc/shadow', 'envdir env bash → shell bash'],
  },
  execlineb: {
    use: 'execlineb -P run → read run',
    attack: "execlineb -c 'cat /etc/shadow' → read /etc/shadow",
  },
  'systemd-cat': {
    use: 'systemd-cat -t backup python3 backup.py → read backup.py',
    attack: ['systemd-cat cat /etc/shadow → read /etc/shadow', 'systemd-cat bash → shell bash'],
  },
  'systemd-run': {
    unclear: [`systemd-run --uid=root make → the option --uid "root", which nobody described`],
    use: 'systemd-run --user --wait python3 backup.py → read backup.py',
    attack: [
      'systemd-run --wait cat /etc/shadow → read /etc/shadow',
      'systemd-run -S → shell systemd-run',
    ],
  },
  tini: {
    use: 'tini -- python3 app.py → read app.py',
    attack: ['tini -- cat /etc/shadow → read /etc/shadow', 'tini -- bash → shell bash'],
  },
  toybox: {
    use: 'toybox sort notes.txt → read notes.txt',
    attack: ['toybox cat /etc/shadow → read /etc/shadow', 'toybox sh → shell sh'],
  },
  'with-contenv': {
    use: 'with-contenv python3 app.py → read app.py',
    attack: ['with-contenv cat /etc/shadow → read /etc/shadow', 'with-contenv bash → shell bash'],
  },
  proxychains: {
    use: 'proxychains -f proxychains.conf python3 fetch.py → read proxychains.conf; read fetch.py',
    attack: ['proxychains cat /etc/shadow → read /etc/shadow', 'proxychains bash → shell bash'],
  },
  torify: {
    use: 'torify python3 fetch.py → read fetch.py',
    attack: ['torify cat /etc/shadow → read /etc/shadow', 'torify bash → shell bash'],
  },
  torsocks: {
    use: 'torsocks python3 fetch.py → read fetch.py',
    attack: ['torsocks cat /etc/shadow → read /etc/shadow', 'torsocks --shell → shell torsocks'],
  },
  tsocks: {
    use: 'tsocks python3 fetch.py → read fetch.py',
    attack: ['tsocks cat /etc/shadow → read /etc/shadow', 'tsocks bash → shell bash'],
  },
  aoss: {
    use: 'aoss python3 play.py → read play.py',
    attack: ['aoss cat /etc/shadow → read /etc/shadow', 'aoss bash → shell bash'],
  },
  box64: {
    use: 'box64 python3 app.py → read app.py',
    attack: ['box64 cat /etc/shadow → read /etc/shadow', 'box64 bash → shell bash'],
  },
  esddsp: {
    use: 'esddsp python3 play.py → read play.py',
    attack: ['esddsp cat /etc/shadow → read /etc/shadow', 'esddsp bash → shell bash'],
  },
  i386: {
    use: 'i386 python3 build.py → read build.py',
    attack: ['i386 cat /etc/shadow → read /etc/shadow', 'i386 bash → shell bash'],
  },
  linux32: {
    use: 'linux32 python3 build.py → read build.py',
    attack: ['linux32 cat /etc/shadow → read /etc/shadow', 'linux32 bash → shell bash'],
  },
  linux64: {
    use: 'linux64 python3 build.py → read build.py',
    attack: ['linux64 cat /etc/shadow → read /etc/shadow', 'linux64 bash → shell bash'],
  },
  mangohud: {
    use: 'mangohud python3 game.py → read game.py',
    attack: ['mangohud cat /etc/shadow → read /etc/shadow', 'mangohud bash → shell bash'],
  },
  optirun: {
    use: 'optirun python3 train.py → read train.py',
    attack: ['optirun cat /etc/shadow → read /etc/shadow', 'optirun bash → shell bash'],
  },
  padsp: {
    use: 'padsp python3 play.py → read play.py',
    attack: ['padsp cat /etc/shadow → read /etc/shadow', 'padsp bash → shell bash'],
  },
  primusrun: {
    use: 'primusrun python3 train.py → read train.py',
    attack: ['primusrun cat /etc/shadow → read /etc/shadow', 'primusrun bash → shell bash'],
  },
  'qemu-x86_64': {
    use: 'qemu-x86_64 -L root /usr/bin/python3 app.py → read app.py',
    attack: [
      'qemu-x86_64 /bin/cat /etc/shadow → read /etc/shadow',
      'qemu-x86_64 -E LD_PRELOAD=/tmp/x.so /bin/cat notes.txt → load /tmp/x.so; read notes.txt',
    ],
  },
  uname26: {
    use: 'uname26 python3 build.py → read build.py',
    attack: ['uname26 cat /etc/shadow → read /etc/shadow', 'uname26 bash → shell bash'],
  },
  'xvfb-run': {
    use: 'xvfb-run -a python3 test.py → read test.py',
    attack: ['xvfb-run cat /etc/shadow → read /etc/shadow', 'xvfb-run bash → shell bash'],
  },
  'with-lock-ex': {
    use: 'with-lock-ex -w backup.lock python3 backup.py → read backup.py',
    attack: [
      'with-lock-ex -w a.lock cat /etc/shadow → read /etc/shadow',
      'with-lock-ex -w a.lock bash → shell bash',
    ],
  },
  time: {
    use: '/usr/bin/time -o times.txt python3 app.py → read app.py; write times.txt',
    attack: ['/usr/bin/time cat /etc/shadow → read /etc/shadow', '/usr/bin/time sh → shell sh'],
  },
  bwrap: {
    unclear: [
      `bwrap --cap-add CAP_SYS_ADMIN ls → the option --cap-add "CAP_SYS_ADMIN", which nobody described`,
    ],
    use: 'bwrap --ro-bind / / --unshare-net python3 app.py → read app.py',
    attack: [
      'bwrap --bind / / cat /etc/shadow → read /etc/shadow',
      'bwrap --dev-bind / / sh → shell sh',
    ],
  },
  calife: {
    attack: 'calife root → shell calife',
  },
  capsh: {
    use: 'capsh --print → nothing',
    attack: 'capsh -- → shell bash',
  },
  chroot: {
    use: 'chroot /mnt python3 setup.py → read setup.py',
    attack: ['chroot /mnt cat /etc/shadow → read /etc/shadow', 'chroot / → shell chroot'],
  },
  proot: {
    use: 'proot -r root python3 app.py → read app.py',
    attack: ['proot -r / cat /etc/shadow → read /etc/shadow', 'proot -r / sh → shell sh'],
  },
  'systemd-nspawn': {
    attack: 'systemd-nspawn -D / → shell systemd-nspawn',
  },
  setarch: {
    use: 'setarch x86_64 -R python3 app.py → read app.py',
    attack: ['setarch x86_64 cat /etc/shadow → read /etc/shadow', 'setarch x86_64 → shell setarch'],
  },
  x86_64: {
    use: 'x86_64 python3 build.py → read build.py',
    attack: ['x86_64 cat /etc/shadow → read /etc/shadow', 'x86_64 bash → shell bash'],
  },
}
