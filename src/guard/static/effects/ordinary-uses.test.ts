import { expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

it.each([
  // subcommands, at any depth
  ['cargo frob', 'cargo', 'frob'],
  ['git -C lib frob', 'git', 'frob'],
  ['git remote frob x', 'git remote', 'frob'],
  ['kubectl -n shop set frob', 'kubectl set', 'frob'],
  ['oc set frob', 'oc set', 'frob'],
  ['npm org set acme eve owner', 'npm org', 'set'],
  ['yarn npm tag add acme@1 latest', 'yarn npm tag', 'add'],
  ['docker compose frob', 'docker compose', 'frob'],
  ['mvn verify frob', 'mvn verify', 'frob'],
  ['ip xfrm frob', 'ip xfrm', 'frob'],
  ['loginctl frob', 'loginctl', 'frob'],
  ['redis-cli -h cache frob', 'redis-cli', 'frob'],
  // verbs of clouds
  ['aws --profile ops ec2 modify-instance-attribute', 'aws ec2', 'modify-instance-attribute'],
  ['gcloud frob', 'gcloud', 'frob'],
  ['gcloud frob x', 'gcloud frob', 'x'],
  ['az network nsg rule delete -g web', 'az network nsg rule', 'delete'],
  ['az ad app owner add --id list', 'az ad app owner', 'add'],
  ['hcloud firewall delete edge', 'hcloud firewall', 'delete'],
  // values that decide
  ['git config core.frob /tmp/x', 'git config', 'core.frob'],
  ['npm config set frob x', 'npm config set', 'frob'],
  [
    'nmcli con modify lan connection.secondaries vpn',
    'nmcli con modify lan',
    'connection.secondaries',
  ],
  [
    'sysctl -w net.core.somaxconn=99 kernel.frob=1',
    'sysctl net.core.somaxconn=99',
    'kernel.frob=1',
  ],
  ['kubectl label ns shop frob=1', 'kubectl label ns shop', 'frob=1'],
])('%s depends on a word that nobody described', (command, program, word) => {
  const { certainty, unknowns, verdict } = analyse(command)
  expect(verdict).not.toBe('BLOCK')
  expect(certainty).toBe('unresolved')
  expect(unknowns?.map(({ what }) => what)).toContain(
    `what ${program} does depends on ${JSON.stringify(word)}, which nobody described`,
  )
})

it.each([
  'cargo clippy --all',
  'git remote add origin git@github.com:acme/shop.git',
  'git config --global user.name Ann',
  'git config remote.origin.url',
  'kubectl set image deploy/web web=web:2',
  'kubectl label ns shop team=web',
  'kubectl set frob --help',
  'kubectl help frob',
  'yarn frob',
  'mvn -q clean verify',
  'ip -br a',
  'ip route add 192.168.2.0/24 dev eth0',
  'aws --profile ops ec2 describe-instances --filters Name=x,Values=y',
  'gcloud compute instances list',
  'az vm list -o table',
  'nmcli con modify lan ipv4.dns 10.0.0.1',
  'sysctl -w vm.swappiness=10 net.core.somaxconn=99',
  'systemctl isolate multi-user.target',
  'git $(git config alias.x) a',
])('%s is ordinary', (command) => {
  expect(analyse(command)).toMatchObject({ certainty: 'known' })
})

it.each([
  ['aws lambda list-functions', /secrets that are kept there/],
  ['az cosmosdb list-connection-strings -n x', /secrets that are kept there/],
  ['gcloud logging sinks update all --disabled', /what is seen of it/],
  ['gcloud sql instances patch db --authorized-networks=0.0.0.0/0', /who may do what/],
  ['aws iam attach-user-policy --user-name a --policy-arn arn:aws:iam::1:policy/x', /permitted/],
  ['composer config repositories.x composer https://c.devtools.io', /where packages come from/],
  ['tailscale set --advertise-exit-node', /on the way/],
  ['rdfind -deleteduplicates true photos', /which copies/],
])('%s is unresolved by its words', (command, why) => {
  const { certainty, reason } = analyse(command)
  expect(certainty).toBe('unresolved')
  expect(reason).toMatch(why)
})
