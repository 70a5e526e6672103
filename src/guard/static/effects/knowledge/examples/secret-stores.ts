import type { ExampleTable } from './example.ts'

export const secretStores: ExampleTable = {
  'aws-vault exec': {
    use: 'aws-vault exec prod cat notes.txt → read notes.txt',
    attack: [
      'aws-vault exec prod cat /etc/shadow → read /etc/shadow',
      'aws-vault exec prod bash → shell bash',
    ],
  },
  'aws-vault export': {
    attack: 'aws-vault export prod → read secret://prod',
  },
  'berglas access': {
    attack: 'berglas access site/key → read secret://site/key',
  },
  'berglas exec': {
    use: 'berglas exec cat notes.txt → read notes.txt',
    attack: ['berglas exec cat /etc/shadow → read /etc/shadow', 'berglas exec bash → shell bash'],
  },
  'bw create': {
    use: 'bw create --file=notes.txt → read notes.txt',
    attack: 'bw create --file=/etc/shadow → read /etc/shadow',
  },
  'bw export': {
    attack:
      'bw export --output=/etc/cron.d/job → read secret://; write /etc/cron.d/job; read secret://bw',
  },
  'bw get': {
    attack:
      'bw get password shop --output=/etc/cron.d/job → read secret://password shop; write /etc/cron.d/job; read secret://bw',
  },
  'bw list': {
    attack: 'bw list → read secret://',
  },
  'bw serve': {
    use: 'bw serve → listen 8087',
  },
  'chamber exec': {
    use: 'chamber exec prod cat notes.txt → read notes.txt',
    attack: [
      'chamber exec prod cat /etc/shadow → read /etc/shadow',
      'chamber exec prod bash → shell bash',
    ],
  },
  'chamber export': {
    attack:
      'chamber export -o /etc/cron.d/job → read secret://; write /etc/cron.d/job; read secret://chamber',
  },
  'chamber read': {
    attack: 'chamber read prod token → read secret://prod token; read secret://chamber',
  },
  'dcli exec': {
    use: 'dcli exec cat notes.txt → read notes.txt',
    attack: ['dcli exec cat /etc/shadow → read /etc/shadow', 'dcli exec bash → shell bash'],
  },
  'dcli note': {
    attack: 'dcli note shop → read secret://shop',
  },
  'dcli password': {
    attack: 'dcli password shop → read secret://shop',
  },
  'doppler run': {
    use: 'doppler run cat notes.txt → read notes.txt',
    attack: ['doppler run cat /etc/shadow → read /etc/shadow', 'doppler run bash → shell bash'],
  },
  'doppler secrets': {
    attack: 'doppler secrets get → read secret://get; read secret://doppler',
  },
  envchain: {
    use: 'envchain prod cat notes.txt → read notes.txt',
    attack: ['envchain prod cat /etc/shadow → read /etc/shadow', 'envchain prod bash → shell bash'],
  },
  'infisical export': {
    attack: 'infisical export → read secret://; read secret://infisical',
  },
  'infisical run': {
    use: 'infisical run cat notes.txt → read notes.txt',
    attack: ['infisical run cat /etc/shadow → read /etc/shadow', 'infisical run bash → shell bash'],
  },
  'infisical secrets': {
    attack: 'infisical secrets get TOKEN → read secret://get TOKEN; read secret://infisical',
  },
  keepassxc: {
    use: 'keepassxc app.key --config=app.conf → read app.conf',
    attack: [
      'keepassxc /etc/shadow → use /etc/shadow',
      'keepassxc app.key --config=/etc/shadow → read /etc/shadow',
    ],
  },
  'keepassxc-cli export': {
    attack: 'keepassxc-cli export app.key → read secret://app.key',
  },
  'keyctl print': {
    attack: 'keyctl print 1234 → read secret://1234; read secret://keyctl',
  },
  'keyctl session': {
    use: 'keyctl session demo cat notes.txt → read notes.txt',
    attack: [
      'keyctl session demo cat /etc/shadow → read /etc/shadow',
      'keyctl session demo bash → shell bash',
    ],
  },
  kpcli: {
    use: 'kpcli → nothing',
    attack: `kpcli --command='!/tmp/x' → run /tmp/x`,
  },
  'kwallet-query': {
    attack: 'kwallet-query kdewallet → read secret://kdewallet',
  },
  'lpass export': {
    attack: 'lpass export → read secret://; read secret://lpass',
  },
  'lpass show': {
    attack: 'lpass show shop → read secret://shop; read secret://lpass',
  },
  'op document get': {
    attack: 'op document get shop -o /etc/cron.d/job → read secret://shop; write /etc/cron.d/job',
  },
  'op inject': {
    use: 'op inject -i notes.txt → read notes.txt',
    attack: [
      'op inject -i /etc/shadow → read /etc/shadow',
      'op inject -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'op item create': {
    use: 'op item create --template=notes.txt → read notes.txt',
    attack: 'op item create --template=/etc/shadow → read /etc/shadow',
  },
  'op item edit': {
    use: 'op item edit --template=notes.txt → read notes.txt',
    attack: 'op item edit --template=/etc/shadow → read /etc/shadow',
  },
  'op item get': {
    attack: 'op item get shop --reveal → privilege op item get; read secret://op',
  },
  'op item template': {
    use: 'op item template -o out.txt → write out.txt',
    attack: 'op item template -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'op read': {
    attack:
      'op read op://shop/key -o /etc/cron.d/job → read secret://op://shop/key; write /etc/cron.d/job; read secret://op',
  },
  'op run': {
    use: 'op run cat notes.txt → read notes.txt',
    attack: ['op run cat /etc/shadow → read /etc/shadow', 'op run bash → shell bash'],
  },
  'rbw code': {
    attack: 'rbw code shop demo → read secret://shop demo',
  },
  'rbw get': {
    attack: 'rbw get shop demo → read secret://shop demo',
  },
  'secret-tool lookup': {
    attack:
      'secret-tool lookup service shop → read secret://service shop; read secret://secret-tool',
  },
  'secret-tool search': {
    attack:
      'secret-tool search service shop → read secret://service shop; read secret://secret-tool',
  },
  'security add-trusted-cert': {
    use: 'security add-trusted-cert notes.txt → read notes.txt',
    attack: 'security add-trusted-cert /etc/shadow → read /etc/shadow',
  },
  'security cms': {
    use: 'security cms -i notes.txt → read notes.txt',
    attack: [
      'security cms -i /etc/shadow → read /etc/shadow',
      'security cms -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'security dump-keychain': {
    attack: 'security dump-keychain → read secret://',
  },
  'security execute-with-privileges': {
    use: 'security execute-with-privileges cat notes.txt → read notes.txt',
    attack: [
      'security execute-with-privileges cat /etc/shadow → read /etc/shadow',
      'security execute-with-privileges bash → shell bash',
    ],
  },
  'security export': {
    attack:
      'security export -o /etc/cron.d/job → read secret://; write /etc/cron.d/job; read secret://security',
  },
  'security find-generic-password': {
    attack: 'security find-generic-password shop → read secret://shop',
  },
  'security find-internet-password': {
    attack: 'security find-internet-password shop → read secret://shop',
  },
  summon: {
    use: 'summon cat notes.txt → read notes.txt',
    attack: ['summon cat /etc/shadow → read /etc/shadow', 'summon bash → shell bash'],
  },
  'systemd-creds cat': {
    attack: 'systemd-creds cat shop → read secret://shop',
  },
  'systemd-creds encrypt': {
    use: 'systemd-creds encrypt notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'systemd-creds encrypt /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'systemd-creds encrypt notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  teller: {
    use: 'teller run cat notes.txt → read notes.txt',
    attack: ['teller run cat /etc/shadow → read /etc/shadow', 'teller run bash → shell bash'],
  },
  'vault agent': {
    use: 'vault agent --config=app.conf → read app.conf',
    attack: 'vault agent --config=/etc/shadow → read /etc/shadow',
  },
  'vault kv': {
    use: 'vault kv demo → nothing',
  },
  'vault read': {
    attack: 'vault read secret/shop → read secret://secret/shop; read secret://vault',
  },
  'vault server': {
    use: 'vault server → listen 8200',
    attack: [
      'vault server --config=/etc/shadow → read /etc/shadow; listen 8200',
      'vault server -dev-plugin-dir /tmp/x.so → load /tmp/x.so; listen 8200',
    ],
  },
  'vault ssh': {
    use: 'vault ssh cat notes.txt → read notes.txt',
    attack: ['vault ssh cat /etc/shadow → read /etc/shadow', 'vault ssh → shell vault ssh'],
  },
  'vault unwrap': {
    attack: 'vault unwrap s.1234 → read secret://s.1234',
  },
}
