import type { ExampleTable } from './example.ts'

export const wrappers2: ExampleTable = {
  gosu: {
    use: 'gosu ann cat notes.txt → read notes.txt',
    attack: 'gosu ann cat /etc/shadow → read /etc/shadow',
  },
  nsenter: {
    use: 'nsenter cat notes.txt → read notes.txt',
    attack: 'nsenter cat /etc/shadow → read /etc/shadow',
  },
  pkexec: {
    use: 'pkexec cat notes.txt → read notes.txt',
    attack: 'pkexec cat /etc/shadow → read /etc/shadow',
  },
  runcon: {
    use: 'runcon user_u:user_r:user_t cat notes.txt → read notes.txt',
    attack: 'runcon user_u:user_r:user_t cat /etc/shadow → read /etc/shadow',
  },
  runuser: {
    use: 'runuser -u ann cat notes.txt → read notes.txt',
    attack: [
      'runuser -u ann cat /etc/shadow → read /etc/shadow',
      `runuser -c 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  's6-setuidgid': {
    use: 's6-setuidgid ann cat notes.txt → read notes.txt',
    attack: 's6-setuidgid ann cat /etc/shadow → read /etc/shadow',
  },
  setpriv: {
    use: 'setpriv cat notes.txt → read notes.txt',
    attack: 'setpriv cat /etc/shadow → read /etc/shadow',
  },
  'su-exec': {
    use: 'su-exec ann cat notes.txt → read notes.txt',
    attack: 'su-exec ann cat /etc/shadow → read /etc/shadow',
  },
  unshare: {
    use: 'unshare cat notes.txt → read notes.txt',
    attack: 'unshare cat /etc/shadow → read /etc/shadow',
  },
  busybox: {
    use: 'busybox cat notes.txt → read notes.txt',
    attack: 'busybox cat /etc/shadow → read /etc/shadow',
  },
  catatonit: {
    use: 'catatonit cat notes.txt → read notes.txt',
    attack: 'catatonit cat /etc/shadow → read /etc/shadow',
  },
  daemon: {
    use: 'daemon cat notes.txt → read notes.txt',
    attack: [
      'daemon cat /etc/shadow → read /etc/shadow',
      'daemon --output /etc/cron.d/job cat notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  daemonize: {
    use: 'daemonize cat notes.txt → read notes.txt',
    attack: [
      'daemonize cat /etc/shadow → read /etc/shadow',
      'daemonize -E LD_PRELOAD=/tmp/x.so cat notes.txt → load /tmp/x.so; read notes.txt',
    ],
  },
  'dbus-launch': {
    use: 'dbus-launch cat notes.txt → read notes.txt',
    attack: 'dbus-launch cat /etc/shadow → read /etc/shadow',
  },
  'dbus-run-session': {
    use: 'dbus-run-session cat notes.txt → read notes.txt',
    attack: [
      'dbus-run-session cat /etc/shadow → read /etc/shadow',
      'dbus-run-session --dbus-daemon /tmp/x cat notes.txt → run /tmp/x; read notes.txt',
    ],
  },
  detach: {
    use: 'detach cat notes.txt → read notes.txt',
    attack: [
      'detach cat /etc/shadow → read /etc/shadow',
      'detach -o /etc/cron.d/job cat notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'dumb-init': {
    use: 'dumb-init cat notes.txt → read notes.txt',
    attack: 'dumb-init cat /etc/shadow → read /etc/shadow',
  },
  envdir: {
    use: 'envdir env cat notes.txt → read notes.txt',
    attack: 'envdir env cat /etc/shadow → read /etc/shadow',
  },
  execlineb: {
    use: 'execlineb app.sh → read app.sh',
    attack: [
      'execlineb /etc/shadow → read /etc/shadow',
      `execlineb -c 'cat /etc/shadow' app.sh → read /etc/shadow`,
    ],
  },
  'systemd-cat': {
    use: 'systemd-cat cat notes.txt → read notes.txt',
    attack: 'systemd-cat cat /etc/shadow → read /etc/shadow',
  },
  'systemd-run': {
    use: 'systemd-run --wait cat notes.txt → read notes.txt',
    attack: [
      'systemd-run --wait cat /etc/shadow → read /etc/shadow',
      'systemd-run -S → shell systemd-run',
    ],
  },
  tini: {
    use: 'tini cat notes.txt → read notes.txt',
    attack: 'tini cat /etc/shadow → read /etc/shadow',
  },
  toybox: {
    use: 'toybox cat notes.txt → read notes.txt',
    attack: 'toybox cat /etc/shadow → read /etc/shadow',
  },
  'with-contenv': {
    use: 'with-contenv cat notes.txt → read notes.txt',
    attack: 'with-contenv cat /etc/shadow → read /etc/shadow',
  },
  proxychains: {
    use: 'proxychains cat notes.txt → read notes.txt',
    attack: [
      'proxychains cat /etc/shadow → read /etc/shadow',
      'proxychains -f /etc/shadow cat notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  torify: {
    use: 'torify cat notes.txt → read notes.txt',
    attack: 'torify cat /etc/shadow → read /etc/shadow',
  },
  torsocks: {
    use: 'torsocks cat notes.txt → read notes.txt',
    attack: 'torsocks cat /etc/shadow → read /etc/shadow',
  },
  tsocks: {
    use: 'tsocks cat notes.txt → read notes.txt',
    attack: 'tsocks cat /etc/shadow → read /etc/shadow',
  },
  aoss: {
    use: 'aoss cat notes.txt → read notes.txt',
    attack: 'aoss cat /etc/shadow → read /etc/shadow',
  },
  box64: {
    use: 'box64 cat notes.txt → read notes.txt',
    attack: 'box64 cat /etc/shadow → read /etc/shadow',
  },
  esddsp: {
    use: 'esddsp cat notes.txt → read notes.txt',
    attack: 'esddsp cat /etc/shadow → read /etc/shadow',
  },
  i386: {
    use: 'i386 cat notes.txt → read notes.txt',
    attack: 'i386 cat /etc/shadow → read /etc/shadow',
  },
  linux32: {
    use: 'linux32 cat notes.txt → read notes.txt',
    attack: 'linux32 cat /etc/shadow → read /etc/shadow',
  },
  linux64: {
    use: 'linux64 cat notes.txt → read notes.txt',
    attack: 'linux64 cat /etc/shadow → read /etc/shadow',
  },
  mangohud: {
    use: 'mangohud cat notes.txt → read notes.txt',
    attack: 'mangohud cat /etc/shadow → read /etc/shadow',
  },
  optirun: {
    use: 'optirun cat notes.txt → read notes.txt',
    attack: 'optirun cat /etc/shadow → read /etc/shadow',
  },
  padsp: {
    use: 'padsp cat notes.txt → read notes.txt',
    attack: 'padsp cat /etc/shadow → read /etc/shadow',
  },
  primusrun: {
    use: 'primusrun cat notes.txt → read notes.txt',
    attack: 'primusrun cat /etc/shadow → read /etc/shadow',
  },
  'qemu-x86_64': {
    use: 'qemu-x86_64 cat notes.txt → read notes.txt',
    attack: [
      'qemu-x86_64 cat /etc/shadow → read /etc/shadow',
      'qemu-x86_64 -E LD_PRELOAD=/tmp/x.so cat notes.txt → load /tmp/x.so; read notes.txt',
    ],
  },
  uname26: {
    use: 'uname26 cat notes.txt → read notes.txt',
    attack: 'uname26 cat /etc/shadow → read /etc/shadow',
  },
  'xvfb-run': {
    use: 'xvfb-run cat notes.txt → read notes.txt',
    attack: 'xvfb-run cat /etc/shadow → read /etc/shadow',
  },
  'lockfile-run': {
    use: 'lockfile-run cat notes.txt → read notes.txt',
    attack: 'lockfile-run cat /etc/shadow → read /etc/shadow',
  },
  'with-lock-ex': {
    use: 'with-lock-ex -w a.lock cat notes.txt → read notes.txt',
    attack: 'with-lock-ex -w a.lock cat /etc/shadow → read /etc/shadow',
  },
}
