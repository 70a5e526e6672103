import type { ExampleTable } from './example.ts'

export const accounts: ExampleTable = {
  'google-authenticator': {
    use: 'google-authenticator -s out.txt → write out.txt',
    attack: 'google-authenticator -s /etc/cron.d/job → write /etc/cron.d/job',
  },
  ac: {
    use: 'ac -f notes.txt → read notes.txt',
    attack: 'ac -f /etc/shadow → read /etc/shadow',
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
    use: 'last → look-around last',
    attack: 'last -f /etc/shadow → read /etc/shadow; look-around last',
  },
  lastb: {
    use: 'lastb → look-around lastb',
    attack: 'lastb -f /etc/shadow → read /etc/shadow; look-around lastb',
  },
  lastlog: {
    use: 'lastlog → look-around lastlog',
  },
  lslogins: {
    use: 'lslogins → look-around lslogins',
  },
  sa: {
    use: 'sa notes.txt → read notes.txt',
    attack: 'sa /etc/shadow → read /etc/shadow',
  },
  users: {
    use: 'users → look-around users',
  },
  utmpdump: {
    use: 'utmpdump notes.txt → read notes.txt',
    attack: [
      'utmpdump /etc/shadow → read /etc/shadow',
      'utmpdump notes.txt -o /etc/passwd → write /etc/passwd; read notes.txt',
    ],
  },
  adduser: {
    attack: 'adduser root → privilege root',
  },
  chgpasswd: {
    attack: 'chgpasswd → privilege',
  },
  chpasswd: {
    attack: 'chpasswd → privilege',
  },
  chsh: {
    attack: 'chsh root → privilege root',
  },
  delgroup: {
    attack: ['delgroup --conf=/etc/shadow → read /etc/shadow; privilege', 'delgroup → privilege'],
  },
  dscl: {
    use: 'dscl → look-around dscl',
  },
  dseditgroup: {
    attack: 'dseditgroup → privilege',
  },
  gpasswd: {
    attack: 'gpasswd root → privilege root',
  },
  groupadd: {
    attack: 'groupadd root → privilege root',
  },
  groupdel: {
    attack: 'groupdel root → privilege root',
  },
  groupmems: {
    use: 'groupmems → nothing',
    attack: ['groupmems -a → privilege groupmems', 'groupmems --add → privilege groupmems'],
  },
  groupmod: {
    attack: 'groupmod root → privilege root',
  },
  'homectl create': {
    attack: [
      'homectl create --identity=/etc/shadow → read /etc/shadow; privilege',
      'homectl create → privilege',
    ],
  },
  'homectl update': {
    attack: [
      'homectl update --identity=/etc/shadow → read /etc/shadow; privilege',
      'homectl update → privilege',
    ],
  },
  'homectl with': {
    use: 'homectl with ann cat notes.txt → read notes.txt',
    attack: [
      'homectl with ann cat /etc/shadow → read /etc/shadow',
      'homectl with ann bash → shell bash',
    ],
  },
  newgrp: {
    attack: 'newgrp → shell newgrp',
  },
  newusers: {
    attack: [
      'newusers /etc/shadow → read /etc/shadow; privilege /etc/shadow',
      'newusers notes.txt → read notes.txt; privilege notes.txt',
    ],
  },
  passwd: {
    attack: 'passwd root → privilege root',
  },
  pwunconv: {
    attack: 'pwunconv → privilege',
  },
  sg: {
    use: `sg dev 'cat notes.txt' → read notes.txt`,
    attack: [`sg dev 'cat /etc/shadow' → read /etc/shadow`, 'sg dev /bin/sh → shell sh'],
  },
  sysadminctl: {
    attack: 'sysadminctl → privilege',
  },
  useradd: {
    attack: 'useradd root → privilege root',
  },
  userdel: {
    attack: 'userdel root → privilege root',
  },
  usermod: {
    attack: 'usermod root → privilege root',
  },
  agetty: {
    attack: 'agetty -l /tmp/x → run /tmp/x; session agetty',
  },
  login: {
    attack: 'login → shell login',
  },
  sulogin: {
    attack: 'sulogin → shell sulogin',
  },
  cvtsudoers: {
    use: 'cvtsudoers notes.txt → read notes.txt',
    attack: [
      'cvtsudoers /etc/shadow → read /etc/shadow',
      'cvtsudoers notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
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
