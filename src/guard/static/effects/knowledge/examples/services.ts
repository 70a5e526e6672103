import type { ExampleTable } from './example.ts'

export const services: ExampleTable = {
  halt: {
    use: 'halt → denial-of-service halt',
  },
  poweroff: {
    use: 'poweroff → denial-of-service poweroff',
  },
  reboot: {
    use: 'reboot → denial-of-service reboot',
  },
  shutdown: {
    use: 'shutdown now → denial-of-service shutdown',
  },
  god: {
    use: 'god -c main.rb → read main.rb',
    attack: [
      'god -c /etc/shadow → read /etc/shadow',
      'god -l /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'launchctl asuser': {
    use: 'launchctl asuser 501 cat notes.txt → read notes.txt',
    attack: [
      'launchctl asuser 501 cat /etc/shadow → read /etc/shadow',
      'launchctl asuser 501 bash → shell bash',
    ],
  },
  'launchctl submit': {
    use: 'launchctl submit → nothing',
    attack: [
      'launchctl submit -p /tmp/x → run /tmp/x',
      'launchctl submit -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  monit: {
    use: 'monit -c app.conf → read app.conf',
    attack: 'monit -c /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
  },
  circusd: {
    use: 'circusd app.conf → read app.conf',
    attack: [
      'circusd /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
      'circusd app.conf --log-output=/etc/cron.d/job → read app.conf; write /etc/cron.d/job',
    ],
  },
  keepalived: {
    use: 'keepalived -f app.conf → read app.conf',
    attack: [
      'keepalived -f /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
      'keepalived -p /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  runsv: {
    use: 'runsv lib → nothing',
    attack: 'runsv /tmp → load /tmp',
  },
  runsvdir: {
    use: 'runsvdir lib → nothing',
    attack: 'runsvdir /tmp → load /tmp',
  },
  's6-ipcserver': {
    use: 's6-ipcserver /run/x.sock cat notes.txt → read notes.txt',
    attack: [
      's6-ipcserver /run/x.sock cat /etc/shadow → read /etc/shadow',
      's6-ipcserver /run/x.sock bash → shell bash',
    ],
  },
  's6-svscan': {
    use: 's6-svscan lib → nothing',
    attack: 's6-svscan /tmp → load /tmp',
  },
  svscan: {
    use: 'svscan lib → nothing',
    attack: 'svscan /tmp → load /tmp',
  },
  service: {
    use: 'service demo → nothing',
    unclear: 'service rsyslog stop → whether the machine may be without it',
  },
  'start-stop-daemon': {
    use: `start-stop-daemon -x 'cat notes.txt' → read notes.txt`,
    attack: [
      `start-stop-daemon -x 'cat /etc/shadow' → read /etc/shadow`,
      'start-stop-daemon -x /bin/sh → shell sh',
    ],
  },
  supervisorctl: {
    use: 'supervisorctl -c app.conf → read app.conf',
    attack: 'supervisorctl -c /etc/shadow → read /etc/shadow',
  },
  supervisord: {
    use: 'supervisord -c app.conf → read app.conf',
    attack: [
      'supervisord -c /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
      'supervisord -l /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'systemctl disable': {
    use: 'systemctl disable demo → nothing',
  },
  'systemctl edit': {
    use: 'systemctl edit web → edit web',
  },
  'systemctl enable': {
    use: 'systemctl enable demo → nothing',
  },
  'systemctl halt': {
    use: 'systemctl halt → denial-of-service systemctl halt',
  },
  'systemctl link': {
    use: 'systemctl link demo → nothing',
  },
  'systemctl mask': {
    use: 'systemctl mask demo → nothing',
  },
  'systemctl poweroff': {
    use: 'systemctl poweroff → denial-of-service systemctl poweroff',
  },
  'systemctl reboot': {
    use: 'systemctl reboot → denial-of-service systemctl reboot',
  },
  'systemctl set-property': {
    use: 'systemctl set-property web a=1 → nothing',
  },
  'systemctl stop': {
    use: 'systemctl stop demo → nothing',
    unclear: 'systemctl stop rsyslog → whether the machine may be without rsyslog',
  },
  watchdog: {
    use: 'watchdog -c app.conf → read app.conf',
    attack: 'watchdog -c /etc/shadow → read /etc/shadow',
  },
  'dbus-daemon': {
    use: 'dbus-daemon --config-file=app.conf → read app.conf',
    attack: 'dbus-daemon --config-file=/etc/shadow → read /etc/shadow',
  },
  'machinectl login': {
    attack: 'machinectl login → session machinectl login',
  },
  'machinectl shell': {
    use: 'machinectl shell web cat notes.txt → read notes.txt',
    attack: [
      'machinectl shell web cat /etc/shadow → read /etc/shadow',
      'machinectl shell web bash → shell bash',
    ],
  },
  'systemd-dissect': {
    use: `systemd-dissect --with='cat notes.txt' → read notes.txt`,
    attack: [
      `systemd-dissect --with='cat /etc/shadow' → read /etc/shadow`,
      'systemd-dissect --with=/bin/sh → shell sh',
    ],
  },
  'systemd-firstboot': {
    use: 'systemd-firstboot → nothing',
    attack: [
      'systemd-firstboot --root-password → privilege systemd-firstboot',
      'systemd-firstboot --root-password-file → privilege systemd-firstboot',
    ],
  },
  'systemd-repart': {
    use: 'systemd-repart --definitions=app.conf → read app.conf',
    attack: 'systemd-repart --definitions=/etc/shadow → read /etc/shadow',
  },
  'systemd-sysusers': {
    use: 'systemd-sysusers app.conf → read app.conf',
    attack: 'systemd-sysusers /etc/shadow → read /etc/shadow',
  },
  'systemd-tmpfiles': {
    use: 'systemd-tmpfiles demo → read demo',
  },
  anacron: {
    use: 'anacron -t app.conf → read app.conf',
    attack: 'anacron -t /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
  },
  fcron: {
    use: 'fcron -c app.conf → read app.conf',
    attack: 'fcron -c /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
  },
  at: {
    use: 'at -f job.sh → read job.sh',
    attack: 'at -f /tmp/x.sh → run /tmp/x.sh; read /tmp/x.sh',
  },
  crond: {
    use: 'crond -L out.txt → write out.txt',
    attack: ['crond -L /etc/cron.d/job → write /etc/cron.d/job', 'crond -m /tmp/x → run /tmp/x'],
  },
  fcrontab: {
    use: 'fcrontab notes.txt → read notes.txt; denial-of-service fcrontab',
    attack: 'fcrontab /etc/shadow → read /etc/shadow; denial-of-service fcrontab',
  },
  'run-parts': {
    use: 'run-parts lib → nothing',
    attack: [
      'run-parts /tmp → load /tmp',
      `run-parts --new-session --regex '^sh$' /bin → run /bin`,
    ],
  },
  tsp: {
    use: 'tsp cat notes.txt → read notes.txt',
    attack: ['tsp cat /etc/shadow → read /etc/shadow', 'tsp bash → shell bash'],
  },
  nq: {
    use: 'nq cat notes.txt → read notes.txt',
    attack: ['nq cat /etc/shadow → read /etc/shadow', 'nq bash → shell bash'],
  },
  dmesg: {
    use: 'dmesg -F notes.txt → read notes.txt',
    attack: ['dmesg -F /etc/shadow → read /etc/shadow', 'dmesg -C → destroy dmesg'],
  },
  journalctl: {
    use: 'journalctl --file=notes.txt → read notes.txt',
    attack: 'journalctl --file=/etc/shadow → read /etc/shadow',
  },
  klogd: {
    use: 'klogd -f out.txt → write out.txt',
    attack: 'klogd -f /etc/cron.d/job → write /etc/cron.d/job',
  },
  logger: {
    use: 'logger demo -f notes.txt → read notes.txt',
    attack: 'logger demo -f /etc/shadow → read /etc/shadow',
  },
  logrotate: {
    use: 'logrotate app.conf → read app.conf',
    attack: [
      'logrotate /etc/shadow → read /etc/shadow',
      'logrotate app.conf -l /etc/cron.d/job → read app.conf; write /etc/cron.d/job',
    ],
  },
  rsyslogd: {
    use: 'rsyslogd -f app.conf → read app.conf',
    attack: 'rsyslogd -f /etc/shadow → read /etc/shadow',
  },
  savelog: {
    use: 'savelog notes.txt → edit notes.txt',
    attack: 'savelog /etc/sudoers → edit /etc/sudoers',
  },
  'syslog-ng': {
    use: 'syslog-ng -f app.conf → read app.conf',
    attack: 'syslog-ng -f /etc/shadow → read /etc/shadow',
  },
  syslogd: {
    use: 'syslogd -O out.txt → write out.txt',
    attack: [
      'syslogd -O /etc/cron.d/job → write /etc/cron.d/job',
      'syslogd -f /etc/shadow → read /etc/shadow',
    ],
  },
  zic: {
    use: 'zic notes.txt → read notes.txt',
    attack: [
      'zic /etc/shadow → read /etc/shadow',
      'zic notes.txt -d /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  dinit: {
    use: 'dinit → nothing',
    attack: 'dinit -d /tmp → load /tmp',
  },
}
