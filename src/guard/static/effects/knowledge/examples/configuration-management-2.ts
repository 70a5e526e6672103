import type { ExampleTable } from './example.ts'

export const configurationManagement2: ExampleTable = {
  'pulumi import': {
    use: 'pulumi import -f notes.txt → read notes.txt',
    attack: [
      'pulumi import -f /etc/shadow → read /etc/shadow',
      'pulumi import -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'pulumi preview': {
    use: 'pulumi preview → nothing',
    attack: 'pulumi preview --policy-pack=/tmp → load /tmp',
  },
  'pulumi stack': {
    use: 'pulumi stack --file=out.txt → write out.txt',
    attack: [
      'pulumi stack --file=/etc/cron.d/job → write /etc/cron.d/job',
      'pulumi stack --show-secrets → privilege pulumi stack',
    ],
  },
  'pulumi up': {
    use: 'pulumi up → nothing',
    attack: 'pulumi up --policy-pack=/tmp → load /tmp',
  },
  'terraform apply': {
    use: 'terraform apply -out out.txt → write out.txt',
    attack: [
      'terraform apply -out /etc/cron.d/job → write /etc/cron.d/job',
      'terraform apply --out=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'terraform console': {
    use: 'terraform console -var-file notes.txt → read notes.txt',
    attack: 'terraform console -var-file /etc/shadow → read /etc/shadow',
  },
  'terraform destroy': {
    use: 'terraform destroy → irrevocable destroy',
    attack: [
      'terraform destroy -out /etc/cron.d/job → write /etc/cron.d/job; irrevocable destroy -out /etc/cron.d/job',
      'terraform destroy --out=/etc/cron.d/job → write /etc/cron.d/job; irrevocable destroy --out=/etc/cron.d/job',
    ],
  },
  'terraform import': {
    use: 'terraform import -out out.txt → write out.txt',
    attack: [
      'terraform import -out /etc/cron.d/job → write /etc/cron.d/job',
      'terraform import --out=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'terraform init': {
    use: 'terraform init → install terraform init',
    attack: [
      'terraform init -out /etc/cron.d/job → install terraform init; write /etc/cron.d/job',
      'terraform init --out=/etc/cron.d/job → install terraform init; write /etc/cron.d/job',
    ],
  },
  'terraform plan': {
    use: 'terraform plan -out out.txt → write out.txt',
    attack: [
      'terraform plan -out /etc/cron.d/job → write /etc/cron.d/job',
      'terraform plan --out=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'terraform refresh': {
    use: 'terraform refresh -out out.txt → write out.txt',
    attack: [
      'terraform refresh -out /etc/cron.d/job → write /etc/cron.d/job',
      'terraform refresh --out=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'terraform state': {
    use: 'terraform state -state-out out.txt → write out.txt',
    attack: 'terraform state -state-out /etc/cron.d/job → write /etc/cron.d/job',
  },
  'terraform state pull': {
    attack: 'terraform state pull → read secret://; read secret://terraform',
  },
  'terraform test': {
    use: 'terraform test -var-file notes.txt → read notes.txt',
    attack: [
      'terraform test -var-file /etc/shadow → read /etc/shadow',
      'terraform test -state /etc/shadow → read /etc/shadow',
    ],
  },
  terragrunt: {
    use: 'terragrunt --terragrunt-config=app.conf → read app.conf',
    attack: [
      'terragrunt --terragrunt-config=/etc/shadow → read /etc/shadow',
      'terragrunt --terragrunt-tfpath=/tmp/x → run /tmp/x',
    ],
  },
  tflint: {
    use: 'tflint . -c app.conf → read app.conf',
    attack: 'tflint . -c /etc/shadow → read /etc/shadow',
  },
  cap: {
    use: 'cap -f main.rb → read main.rb',
    attack: ['cap -f /etc/shadow → read /etc/shadow', 'cap -r /tmp/x.so → load /tmp/x.so'],
  },
  cdist: {
    use: 'cdist -i main.sh → read main.sh',
    attack: ['cdist -i /etc/shadow → read /etc/shadow', 'cdist --remote-exec=/tmp/x → run /tmp/x'],
  },
  'cf-agent': {
    use: 'cf-agent -f app.conf → read app.conf',
    attack: 'cf-agent -f /etc/shadow → read /etc/shadow',
  },
  'cf-promises': {
    use: 'cf-promises -f notes.txt → read notes.txt',
    attack: 'cf-promises -f /etc/shadow → read /etc/shadow',
  },
  'cf-runagent': {
    use: 'cf-runagent -H db.example.org → send db.example.org',
    attack: 'cf-runagent -f /etc/shadow → read /etc/shadow',
  },
  'colmena exec': {
    use: 'colmena exec cat notes.txt → read notes.txt',
    attack: 'colmena exec cat /etc/shadow → read /etc/shadow',
  },
  dep: {
    use: 'dep -f main.php → read main.php',
    attack: 'dep -f /etc/shadow → read /etc/shadow',
  },
  itamae: {
    use: 'itamae local main.rb → read main.rb',
    attack: [
      'itamae local /etc/shadow → read /etc/shadow',
      'itamae -j /etc/shadow local main.rb → read /etc/shadow; read main.rb',
    ],
  },
  mina: {
    use: 'mina -f main.rb → read main.rb',
    attack: 'mina -f /etc/shadow → read /etc/shadow',
  },
  pyinfra: {
    use: 'pyinfra db.example.org main.py → read main.py; send db.example.org',
    attack: 'pyinfra db.example.org /etc/shadow → read /etc/shadow; send db.example.org',
  },
  rex: {
    use: 'rex -f main.pl → read main.pl',
    attack: ['rex -f /etc/shadow → read /etc/shadow', `rex -e 'system("/tmp/x")' → run /tmp/x`],
  },
  'chezmoi apply': {
    use: 'chezmoi apply notes.txt → replace notes.txt',
    attack: 'chezmoi apply notes.txt -c /etc/shadow → read /etc/shadow; replace notes.txt',
  },
  stow: {
    use: 'stow -t out → unpack out',
    attack: 'stow -t /etc/cron.d → unpack /etc/cron.d',
  },
  vcsh: {
    use: 'vcsh dotfiles cat notes.txt → read notes.txt',
    attack: ['vcsh dotfiles cat /etc/shadow → read /etc/shadow', 'vcsh dotfiles bash → shell bash'],
  },
}
