import type { ExampleTable } from './example.ts'

export const accounts: ExampleTable = {
  'google-authenticator': {
    use: 'google-authenticator -t -d -f -r 3 -R 30 -w 3 -s totp/ann → write totp/ann',
    attack: 'google-authenticator -t -f -s /etc/passwd → write /etc/passwd',
  },
  ac: {
    use: 'ac -d -f /var/log/wtmp.1 → use /var/log/wtmp.1',
  },
  getent: {
    use: 'getent passwd → look-around getent',
  },
  'getent group': {
    use: 'getent group → look-around getent group',
  },
  'getent gshadow': {
    attack: 'getent gshadow → read secret://; read secret://getent',
  },
  'getent passwd': {
    use: 'getent passwd → look-around getent passwd',
  },
  'getent shadow': {
    attack: 'getent shadow → read secret://; read secret://getent',
  },
  groups: {
    use: 'groups ann → look-around groups',
  },
  id: {
    use: 'id ann → look-around id',
  },
  last: {
    use: 'last -n 20 -f /var/log/wtmp.1 → look-around last; read /var/log/wtmp.1',
    attack: 'last --file /root/.pgpass → read /root/.pgpass',
  },
  lastb: {
    use: 'lastb -n 20 → look-around lastb',
    attack: 'lastb -f /root/.pgpass → read /root/.pgpass',
  },
  lastlog: {
    use: 'lastlog → look-around lastlog',
    attack: 'lastlog -C -u root → destroy lastlog',
  },
  lslogins: {
    use: 'lslogins → look-around lslogins',
  },
  sa: {
    use: 'sa -m /var/log/account/pacct → use /var/log/account/pacct',
  },
  users: {
    use: 'users → look-around users',
  },
  utmpdump: {
    use: 'utmpdump /var/log/wtmp → read /var/log/wtmp',
    attack: [
      'utmpdump -r edited.txt -o /var/log/wtmp → write /var/log/wtmp; read edited.txt',
      'utmpdump /etc/shadow → read /etc/shadow',
    ],
  },
  adduser: {
    attack: 'adduser ann sudo → privilege ann sudo',
  },
  chgpasswd: {
    attack: 'echo wheel:hunter2 | chgpasswd → privilege',
  },
  chpasswd: {
    attack: 'echo root:hunter2 | chpasswd → privilege',
  },
  chsh: {
    use: 'chsh --list-shells → nothing',
    attack: 'chsh -s /bin/bash www-data → privilege www-data',
  },
  delgroup: {
    attack: 'delgroup sudo → privilege sudo',
  },
  dscl: {
    use: 'dscl . -list /Users → look-around dscl',
    attack: 'dscl . -append /Groups/admin GroupMembership ann → privilege',
  },
  dseditgroup: {
    use: 'dseditgroup -o read admin → nothing',
    attack: 'dseditgroup -o edit -a ann -t user admin → privilege edit ann user admin',
  },
  gpasswd: {
    attack: 'gpasswd -a ann sudo → privilege sudo',
  },
  groupadd: {
    attack: 'groupadd -o -g 0 wheel2 → privilege wheel2',
  },
  groupdel: {
    attack: 'groupdel sudo → privilege sudo',
  },
  groupmems: {
    use: 'groupmems -g wheel -l → nothing',
    attack: 'groupmems -g wheel -a ann → privilege groupmems',
  },
  groupmod: {
    attack: 'groupmod -o -g 0 staff → privilege staff',
  },
  'homectl create': {
    attack: 'homectl create mallory --member-of=wheel → privilege mallory',
  },
  'homectl update': {
    attack: 'homectl update ann --ssh-authorized-keys=@mine.pub → privilege ann',
  },
  'homectl with': {
    use: 'homectl with ann cat notes.txt → read notes.txt',
    attack: [
      'homectl with ann cat /etc/shadow → read /etc/shadow',
      'homectl with ann bash → shell bash',
    ],
  },
  newgrp: {
    attack: 'newgrp docker → shell newgrp',
  },
  newusers: {
    attack: 'newusers accounts.txt → read accounts.txt; privilege accounts.txt',
  },
  passwd: {
    use: 'passwd -S ann → nothing',
    attack: 'passwd root → privilege root',
  },
  pwunconv: {
    attack: 'pwunconv → privilege',
  },
  sg: {
    use: "sg dev -c 'make install DESTDIR=out' → nothing",
    attack: [
      "sg shadow -c 'cat /etc/shadow' → read /etc/shadow",
      'sg docker -c /bin/sh → shell sh',
    ],
  },
  sysadminctl: {
    use: 'sysadminctl -screenLock status → nothing',
    attack: 'sysadminctl -addUser mallory -password hunter2 -admin → privilege',
  },
  useradd: {
    use: 'useradd -D → nothing',
    attack: 'useradd -o -u 0 -g 0 -M toor → privilege toor',
  },
  userdel: {
    attack: 'userdel -r ann → privilege ann',
  },
  usermod: {
    attack: 'usermod -aG sudo ann → privilege ann',
  },
  agetty: {
    attack: 'agetty -n -l /tmp/x tty2 → run /tmp/x; session agetty',
  },
  login: {
    attack: 'login -f root → shell login',
  },
  sulogin: {
    attack: 'sulogin /dev/tty1 → shell sulogin',
  },
  cvtsudoers: {
    use: 'cvtsudoers -f json -o sudoers.json sudoers.new → read sudoers.new; write sudoers.json',
    attack:
      'cvtsudoers -f sudoers -o /etc/sudoers.d/ann mine.txt → write /etc/sudoers.d/ann; read mine.txt',
  },
  dzdo: {
    use: 'dzdo cat notes.txt → read notes.txt',
    attack: ['dzdo cat /etc/shadow → read /etc/shadow', 'dzdo bash → shell bash'],
  },
  pbrun: {
    use: 'pbrun cat notes.txt → read notes.txt',
    attack: ['pbrun cat /etc/shadow → read /etc/shadow', 'pbrun bash → shell bash'],
  },
  please: {
    use: 'please cat notes.txt → read notes.txt',
    attack: ['please cat /etc/shadow → read /etc/shadow', 'please bash → shell bash'],
  },
  run0: {
    use: 'run0 cat notes.txt → read notes.txt',
    attack: ['run0 cat /etc/shadow → read /etc/shadow', 'run0 bash → shell bash'],
  },
  super: {
    use: 'super cat notes.txt → read notes.txt',
    attack: ['super cat /etc/shadow → read /etc/shadow', 'super bash → shell bash'],
  },
  sux: {
    use: `sux ann 'cat notes.txt' → read notes.txt`,
    attack: [`sux ann 'cat /etc/shadow' → read /etc/shadow`, 'sux ann /bin/sh → shell sh'],
  },
}
