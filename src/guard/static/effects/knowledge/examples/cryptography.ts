import type { ExampleTable } from './example.ts'

export const cryptography: ExampleTable = {
  'acme.sh': {
    use: `acme.sh --pre-hook='cat notes.txt' → read notes.txt`,
    attack: [
      `acme.sh --pre-hook='cat /etc/shadow' → read /etc/shadow`,
      'acme.sh --pre-hook=/bin/sh → shell sh',
    ],
  },
  certbot: {
    use: `certbot --pre-hook='cat notes.txt' → read notes.txt`,
    attack: [
      `certbot --pre-hook='cat /etc/shadow' → read /etc/shadow`,
      'certbot --pre-hook=/bin/sh → shell sh',
    ],
  },
  certtool: {
    use: 'certtool --infile=notes.txt → read notes.txt',
    attack: [
      'certtool --infile=/etc/shadow → read /etc/shadow',
      'certtool --outfile=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  certutil: {
    use: 'certutil -i notes.txt → read notes.txt',
    attack: [
      'certutil -i /etc/shadow → read /etc/shadow',
      'certutil -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  cfssl: {
    use: 'cfssl --config=app.conf → read app.conf',
    attack: 'cfssl --config=/etc/shadow → read /etc/shadow',
  },
  dehydrated: {
    use: 'dehydrated -f app.conf → read app.conf',
    attack: [
      'dehydrated -f /etc/shadow → read /etc/shadow',
      `dehydrated -k 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  easyrsa: {
    use: 'easyrsa --vars=main.sh → read main.sh',
    attack: [
      'easyrsa --vars=/etc/shadow → read /etc/shadow',
      'easyrsa --ssl-conf=/etc/shadow → read /etc/shadow',
    ],
  },
  keytool: {
    use: 'keytool -providerpath /usr/lib/plugin.so → load /usr/lib/plugin.so',
    attack: [
      'keytool -providerpath /tmp/x.so → load /tmp/x.so',
      'keytool -destkeystore /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  lego: {
    use: 'lego --csr=notes.txt → read notes.txt',
    attack: [
      'lego --csr=/etc/shadow → read /etc/shadow',
      `lego --run-hook='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  mkcert: {
    use: 'mkcert --cert-file=out.txt → write out.txt',
    attack: [
      'mkcert --cert-file=/etc/cron.d/job → write /etc/cron.d/job',
      'mkcert --key-file=/etc/cron.d/job → write /etc/cron.d/job',
    ],
    unclear: 'mkcert -install → whom this machine believes from then on',
  },
  modutil: {
    use: 'modutil -libfile /usr/lib/plugin.so → load /usr/lib/plugin.so',
    attack: 'modutil -libfile /tmp/x.so → load /tmp/x.so',
  },
  'opensc-explorer': {
    use: 'opensc-explorer main.txt → read main.txt',
    attack: 'opensc-explorer /etc/shadow → read /etc/shadow',
  },
  p11tool: {
    use: 'p11tool --provider=/usr/lib/plugin.so → load /usr/lib/plugin.so',
    attack: 'p11tool --provider=/tmp/x.so → load /tmp/x.so',
  },
  pk12util: {
    use: 'pk12util -l notes.txt → read notes.txt',
    attack: ['pk12util -l /etc/shadow → read /etc/shadow', 'pk12util -o → privilege pk12util'],
  },
  'pkcs11-tool': {
    use: 'pkcs11-tool --module=/usr/lib/plugin.so → load /usr/lib/plugin.so',
    attack: 'pkcs11-tool --module=/tmp/x.so → load /tmp/x.so',
  },
  'pkcs15-tool': {
    use: 'pkcs15-tool -o out.txt → write out.txt',
    attack: 'pkcs15-tool -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'step-ca': {
    use: 'step-ca app.conf → read app.conf; listen 443',
    attack: 'step-ca /etc/shadow → read /etc/shadow; listen 443',
  },
  dropbearconvert: {
    use: 'dropbearconvert openssh dropbear app.key out.txt → write out.txt',
    attack: 'dropbearconvert openssh dropbear app.key /etc/cron.d/job → write /etc/cron.d/job',
  },
  dropbearkey: {
    use: 'dropbearkey -f out.txt → write out.txt',
    attack: 'dropbearkey -f /etc/cron.d/job → write /etc/cron.d/job',
  },
  puttygen: {
    use: 'puttygen app.key -o out.txt → write out.txt',
    attack: [
      'puttygen /etc/shadow → use /etc/shadow',
      'puttygen app.key -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'ssh-add': {
    use: 'ssh-add app.key -s /usr/lib/plugin.so → load /usr/lib/plugin.so',
    attack: [
      'ssh-add /etc/shadow → use /etc/shadow',
      'ssh-add app.key -s /tmp/x.so → load /tmp/x.so',
    ],
  },
  'ssh-agent': {
    use: 'ssh-agent cat notes.txt → read notes.txt',
    attack: ['ssh-agent cat /etc/shadow → read /etc/shadow', 'ssh-agent bash → shell bash'],
  },
  'ssh-audit': {
    use: 'ssh-audit db.example.org → send db.example.org',
    attack: [
      'ssh-audit db.example.org -T /etc/shadow → read /etc/shadow; send db.example.org',
      'ssh-audit db.example.org -M /etc/cron.d/job → send db.example.org; write /etc/cron.d/job',
    ],
  },
  'ssh-import-id': {
    attack: [
      'ssh-import-id -o /etc/cron.d/job → privilege; fetch ssh-import-id; write /etc/cron.d/job',
      'ssh-import-id → privilege; fetch ssh-import-id',
    ],
  },
  'ssh-keygen': {
    use: 'ssh-keygen -D /usr/lib/plugin.so → load /usr/lib/plugin.so',
    attack: [
      'ssh-keygen -D /tmp/x.so → load /tmp/x.so',
      'ssh-keygen -w /tmp/x.so → load /tmp/x.so',
    ],
  },
  'ssh-keyscan': {
    use: 'ssh-keyscan -f notes.txt → read notes.txt',
    attack: 'ssh-keyscan -f /etc/shadow → read /etc/shadow',
  },
  dirmngr: {
    use: 'dirmngr --options=app.conf → read app.conf',
    attack: [
      'dirmngr --options=/etc/shadow → read /etc/shadow',
      'dirmngr --log-file=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'dirmngr-client': {
    use: 'dirmngr-client notes.txt → read notes.txt',
    attack: 'dirmngr-client /etc/shadow → read /etc/shadow',
  },
  'gpg-agent': {
    use: 'gpg-agent cat notes.txt → read notes.txt',
    attack: ['gpg-agent cat /etc/shadow → read /etc/shadow', 'gpg-agent bash → shell bash'],
  },
  'gpg-connect-agent': {
    use: 'gpg-connect-agent -r notes.txt → read notes.txt',
    attack: 'gpg-connect-agent -r /etc/shadow → read /etc/shadow',
  },
  'gpg-zip': {
    use: 'gpg-zip notes.txt → read notes.txt',
    attack: [
      'gpg-zip /etc/shadow → read /etc/shadow',
      'gpg-zip notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  gpgsplit: {
    use: 'gpgsplit notes.txt → read notes.txt',
    attack: 'gpgsplit /etc/shadow → read /etc/shadow',
  },
  gpgtar: {
    use: 'gpgtar notes.txt → read notes.txt',
    attack: [
      'gpgtar /etc/shadow → read /etc/shadow',
      'gpgtar notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  sq: {
    use: 'sq -o out.txt → write out.txt',
    attack: 'sq -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  aescrypt: {
    use: 'aescrypt notes.txt → read notes.txt',
    attack: [
      'aescrypt /etc/shadow → read /etc/shadow',
      'aescrypt notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  age: {
    use: 'age notes.txt → read notes.txt',
    attack: [
      'age /etc/shadow → read /etc/shadow',
      'age notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'age-keygen': {
    use: 'age-keygen notes.txt → read notes.txt',
    attack: [
      'age-keygen /etc/shadow → read /etc/shadow',
      'age-keygen notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  bcrypt: {
    use: 'bcrypt notes.txt → edit notes.txt',
    attack: 'bcrypt /etc/sudoers → edit /etc/sudoers',
  },
  blackbox_cat: {
    attack: 'blackbox_cat app.key → read secret://app.key',
  },
  blackbox_edit: {
    use: 'blackbox_edit notes.txt → edit notes.txt',
    attack: 'blackbox_edit /etc/sudoers → edit /etc/sudoers',
  },
  ccat: {
    use: 'ccat notes.txt → read notes.txt',
    attack: 'ccat /etc/shadow → read /etc/shadow',
  },
  ccdecrypt: {
    use: 'ccdecrypt notes.txt → edit notes.txt',
    attack: 'ccdecrypt /etc/sudoers → edit /etc/sudoers',
  },
  ccencrypt: {
    use: 'ccencrypt notes.txt → edit notes.txt',
    attack: 'ccencrypt /etc/sudoers → edit /etc/sudoers',
  },
  ccrypt: {
    use: 'ccrypt notes.txt → edit notes.txt',
    attack: 'ccrypt /etc/sudoers → edit /etc/sudoers',
  },
  encfsctl: {
    use: `encfsctl info crypt --extpass='cat notes.txt' → read notes.txt`,
    attack: [
      'encfsctl info crypt --extpass=/tmp/x → run /tmp/x',
      `encfsctl info crypt --extpass='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  gocryptfs: {
    use: `gocryptfs crypt plain -extpass 'cat notes.txt' → read notes.txt`,
    attack: [
      'gocryptfs crypt plain -extpass /tmp/x → run /tmp/x',
      `gocryptfs crypt plain -extpass 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  mcrypt: {
    use: 'mcrypt notes.txt → read notes.txt',
    attack: 'mcrypt /etc/shadow → read /etc/shadow',
  },
  scrypt: {
    use: 'scrypt dec notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'scrypt dec /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'scrypt dec notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  shc: {
    use: 'shc -f notes.txt → read notes.txt',
    attack: [
      'shc -f /etc/shadow → read /etc/shadow',
      'shc -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  sops: {
    use: 'sops demo --output=out.txt → write out.txt',
    attack: 'sops demo --output=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'ssh-vault': {
    use: 'ssh-vault view notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'ssh-vault view /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'ssh-vault view notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  outguess: {
    use: 'outguess notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'outguess /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'outguess notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  stegcracker: {
    use: 'stegcracker notes.txt notes.txt → read notes.txt',
    attack: [
      'stegcracker /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
      'stegcracker notes.txt notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  steghide: {
    use: 'steghide --ef=notes.txt → read notes.txt',
    attack: [
      'steghide --ef=/etc/shadow → read /etc/shadow',
      'steghide --cf=/etc/shadow → read /etc/shadow',
    ],
  },
  zsteg: {
    use: 'zsteg notes.txt → read notes.txt',
    attack: 'zsteg /etc/shadow → read /etc/shadow',
  },
  apg: {
    use: 'apg -b notes.txt → read notes.txt',
    attack: 'apg -b /etc/shadow → read /etc/shadow',
  },
  htdigest: {
    use: 'htdigest out.txt → write out.txt',
    attack: 'htdigest /etc/cron.d/job → write /etc/cron.d/job',
  },
  htpasswd: {
    use: 'htpasswd out.txt → write out.txt',
    attack: 'htpasswd /etc/cron.d/job → write /etc/cron.d/job',
  },
}
