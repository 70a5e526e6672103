import type { ExampleTable } from './example.ts'

export const secretStores: ExampleTable = {
  'aws-vault exec': {
    use: 'aws-vault exec prod -- python3 deploy.py → read deploy.py',
    attack: [
      'aws-vault exec prod → shell aws-vault exec',
      'aws-vault exec prod -- bash → shell bash',
    ],
  },
  'aws-vault export': {
    attack: 'aws-vault export --format=env prod → read secret://prod',
  },
  'berglas access': {
    attack: 'berglas access my-secrets/api-key → read secret://my-secrets/api-key',
  },
  'berglas exec': {
    use: 'berglas exec -- node server.js → read server.js',
    attack: [
      'berglas exec -- cat /etc/shadow → read /etc/shadow',
      'berglas exec -- bash → shell bash',
    ],
  },
  'bw create': {
    use: 'bw create attachment --file plan.pdf --itemid 16b15b89 → read plan.pdf',
    attack: 'bw create attachment --file /etc/shadow --itemid 16b15b89 → read /etc/shadow',
  },
  'bw export': {
    attack:
      'bw export --format json --output /tmp/vault.json → read secret://; write /tmp/vault.json',
  },
  'bw get': {
    use: 'bw get template item → nothing',
    attack: 'bw get password github.com → read secret://password github.com; read secret://bw',
  },
  'bw list': {
    use: 'bw list folders → nothing',
    attack: 'bw list items --search github → read secret://items',
  },
  'bw serve': {
    use: 'bw serve --port 8087 → listen 8087',
  },
  'chamber exec': {
    use: 'chamber exec prod -- node server.js → read server.js',
    attack: [
      'chamber exec prod -- cat /etc/shadow → read /etc/shadow',
      'chamber exec prod -- bash → shell bash',
    ],
  },
  'chamber export': {
    attack: 'chamber export prod --format json → read secret://prod; read secret://chamber',
  },
  'chamber read': {
    attack: 'chamber read prod token → read secret://prod token; read secret://chamber',
  },
  'dcli exec': {
    use: 'dcli exec -- node server.js → read server.js',
    attack: ['dcli exec -- cat /etc/shadow → read /etc/shadow', 'dcli exec -- bash → shell bash'],
  },
  'dcli note': {
    attack: 'dcli note recovery-codes → read secret://recovery-codes',
  },
  'dcli password': {
    attack: 'dcli password github.com → read secret://github.com',
  },
  'doppler run': {
    use: 'doppler run -- node server.js → read server.js',
    attack: [
      "doppler run --command='cat /etc/shadow' → read /etc/shadow",
      'doppler run -- bash → shell bash',
    ],
  },
  'doppler secrets': {
    use: 'doppler secrets --only-names → nothing',
    attack:
      'doppler secrets get API_KEY --plain → read secret://get API_KEY; read secret://doppler',
  },
  envchain: {
    use: 'envchain aws python3 deploy.py → read deploy.py',
    attack: ['envchain aws cat /etc/shadow → read /etc/shadow', 'envchain aws bash → shell bash'],
  },
  'infisical export': {
    attack: 'infisical export --env=prod --format=dotenv → read secret://; read secret://infisical',
  },
  'infisical run': {
    use: 'infisical run --env=prod -- node server.js → read server.js',
    attack: [
      "infisical run --command='cat /etc/shadow' → read /etc/shadow",
      'infisical run -- bash → shell bash',
    ],
  },
  'infisical secrets': {
    use: 'infisical secrets set MODE=test → nothing',
    attack: 'infisical secrets get TOKEN → read secret://get TOKEN; read secret://infisical',
  },
  'keepassxc-cli export': {
    attack: 'keepassxc-cli export --format csv passwords.kdbx → read secret://passwords.kdbx',
  },
  'keyctl print': {
    attack: 'keyctl print 1234 → read secret://1234; read secret://keyctl',
  },
  'keyctl session': {
    use: 'keyctl session build python3 deploy.py → read deploy.py',
    attack: [
      'keyctl session - cat /etc/shadow → read /etc/shadow',
      'keyctl session - bash → shell bash',
    ],
  },
  kpcli: {
    attack: "kpcli --kdb=passwords.kdbx --command='show -f Internet/mail' → read secret://kpcli",
  },
  'kwallet-query': {
    use: 'kwallet-query -l kdewallet → nothing',
    attack: 'kwallet-query -r github kdewallet → read secret://kdewallet',
  },
  'lpass export': {
    attack: 'lpass export → read secret://; read secret://lpass',
  },
  'lpass show': {
    attack: 'lpass show --password github.com → read secret://github.com; read secret://lpass',
  },
  'op document get': {
    attack:
      'op document get signing-key --out-file=/tmp/key → read secret://signing-key; write /tmp/key',
  },
  'op inject': {
    use: 'op inject -i app.env.tpl -o app.env → read app.env.tpl; write app.env',
    attack: [
      'op inject -i /etc/shadow → read /etc/shadow',
      'op inject -i job.tpl --out-file /etc/cron.d/job → read job.tpl; write /etc/cron.d/job',
    ],
  },
  'op item create': {
    use: 'op item create --template=login.json --vault=Shared → read login.json',
  },
  'op item edit': {
    use: 'op item edit github --template=login.json → read login.json',
  },
  'op item get': {
    attack:
      'op item get github --fields=password --reveal → privilege op item get; read secret://op',
  },
  'op item template': {
    use: 'op item template get Login --out-file=login.json → write login.json',
    attack: 'op item template get Login --out-file=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'op read': {
    attack: [
      'op read op://Private/github/password → read secret://op://Private/github/password; read secret://op',
      'op read --out-file=/tmp/key op://Private/ssh/key → read secret://op://Private/ssh/key; write /tmp/key',
    ],
  },
  'op run': {
    use: 'op run --env-file=prod.env -- node server.js → read server.js',
    attack: ['op run -- cat /etc/shadow → read /etc/shadow', 'op run -- bash → shell bash'],
  },
  'rbw code': {
    attack: 'rbw code github.com ann → read secret://github.com ann',
  },
  'rbw get': {
    attack: 'rbw get github.com ann → read secret://github.com ann',
  },
  'secret-tool lookup': {
    attack:
      'secret-tool lookup service github → read secret://service github; read secret://secret-tool',
  },
  'secret-tool search': {
    attack:
      'secret-tool search service github → read secret://service github; read secret://secret-tool',
  },
  'security cms': {
    use: 'security cms -D -i app.mobileprovision → read app.mobileprovision',
    attack: 'security cms -D -i in.p7m -o /etc/cron.d/job → read in.p7m; write /etc/cron.d/job',
  },
  'security dump-keychain': {
    attack: 'security dump-keychain -d login.keychain → read secret://login.keychain',
  },
  'security execute-with-privileges': {
    use: 'security execute-with-privileges /usr/bin/sw_vers → nothing',
    attack: [
      'security execute-with-privileges /bin/cat /etc/shadow → read /etc/shadow',
      'security execute-with-privileges /bin/bash → shell bash',
    ],
  },
  'security export': {
    attack:
      'security export -k login.keychain -t privKeys -f pkcs12 -o /tmp/keys.p12 → read secret://; write /tmp/keys.p12',
  },
  'security find-generic-password': {
    attack: 'security find-generic-password -s github -w → read secret://; read secret://security',
  },
  'security find-internet-password': {
    attack:
      'security find-internet-password -s github.com -w → read secret://; read secret://security',
  },
  summon: {
    use: 'summon -f secrets.yml node server.js → read server.js',
    attack: ['summon -p /tmp/x env → run /tmp/x', 'summon -f secrets.yml bash → shell bash'],
  },
  'systemd-creds cat': {
    attack: 'systemd-creds cat db-password → read secret://db-password',
  },
  'systemd-creds encrypt': {
    use: 'systemd-creds encrypt password.txt password.cred → write password.cred',
    attack: 'systemd-creds encrypt password.txt /etc/cron.d/job → write /etc/cron.d/job',
  },
  teller: {
    use: 'teller run -- node server.js → read server.js',
    attack: ['teller run -- cat /etc/shadow → read /etc/shadow', 'teller run -- bash → shell bash'],
  },
  'vault agent': {
    use: 'vault agent -config=agent.hcl → read agent.hcl',
    attack: 'vault agent -config=/tmp/x.hcl → run /tmp/x.hcl; read /tmp/x.hcl',
  },
  'vault kv': {
    use: 'vault kv list secret/ → nothing',
    attack:
      'vault kv get -field=password secret/shop → read secret://secret/shop; read secret://vault',
  },
  'vault read': {
    attack:
      'vault read database/creds/shop → read secret://database/creds/shop; read secret://vault',
  },
  'vault server': {
    use: 'vault server -config=vault.hcl → read vault.hcl; listen 8200',
    attack: 'vault server -dev -dev-plugin-dir=/tmp/plugins → load /tmp/plugins; listen 8200',
  },
  'vault ssh': {
    use: 'vault ssh -role otp -mode otp ann@10.0.0.5 uptime → nothing',
    attack: [
      'vault ssh -role otp -mode otp root@10.0.0.5 cat /etc/shadow → read /etc/shadow',
      'vault ssh -role otp -mode otp root@10.0.0.5 → shell vault ssh',
    ],
  },
  'vault unwrap': {
    attack: 'vault unwrap hvs.1234 → read secret://hvs.1234',
  },
  'keepassxc-cli show': {
    attack: 'keepassxc-cli show -s passwords.kdbx github → read secret://passwords.kdbx github',
  },
  'keepassxc-cli clip': {
    attack: 'keepassxc-cli clip passwords.kdbx github → read secret://passwords.kdbx github',
  },
  pass: {
    use: [
      `pass git push → nothing`,
      `EDITOR=vim pass edit github → nothing`,
      'pass insert github.com/ann → nothing',
      'pass ls → nothing',
    ],
    attack: [
      `EDITOR=cat pass edit github → read secret://pass`,
      'pass github.com/ann → read secret://github.com/ann',
      'pass grep . → read secret://pass',
    ],
    unclear: [
      `pass git push https://github.com/ann/store.git → who gets the passwords`,
      `pass init 0123456789ABCDEF → who reads the passwords from then on`,
      'pass grep smtp → the secrets that are kept there',
    ],
  },
  'systemd-creds decrypt': {
    attack: [
      'systemd-creds decrypt db.cred - → read db.cred; read secret://systemd-creds',
      'systemd-creds decrypt job.cred /etc/cron.d/job → read job.cred; write /etc/cron.d/job; read secret://systemd-creds',
    ],
  },
}
