import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

/** Cables, limits, rights of root and corrections that somebody takes away. */
const BLOCKED: readonly (readonly [rule: string, command: string])[] = [['D', 'docker stop falco']]

const UNRESOLVED = [
  'nmcli con down eth0',
  'nmcli c d eth0',
  'nmcli con delete "Wired 1"',
  'nmcli con modify eth0 ipv4.dns 203.0.113.9',
  'ip l s eth0 down',
  'ip link delete eth0',
  'ip link set eth0 mtu 68',
  'ifconfig eth0 0.0.0.0',
  'wpa_cli disconnect',
  'ethtool -s eth0 speed 10',
  'resolvectl dns eth0 203.0.113.9',
  'resolvectl revert eth0',
  'networksetup -setdnsservers Wi-Fi 203.0.113.9',
  'ulimit -u 1',
  'ulimit -S -n 3',
  'ulimit -v 1000',
  'prlimit --nproc=1 --pid 1234',
  'prlimit -p 1234 -n1',
  'cpulimit -l 1 -p 1234',
  'choom -n 1000 -p 123',
  String.raw`robocopy empty C:\\Users\\bob /MIR`,
  'robocopy a b /MOVE',
  'sudo python -m pdb x.py',
  'sudo python3 -m ipdb x.py',
  'sudo python3',
  'sudo ipython',
  'sudo perl -d x.pl',
  'sudo perl -de 1',
  'sudo ruby -rdebug x.rb',
  'sudo node inspect x.js',
  'sudo irb',
  'sudo bashdb x',
  'kubectl port-forward --address 0.0.0.0 svc/db 5432',
  'minikube tunnel --bind-address 0.0.0.0',
  'istioctl dashboard --address 0.0.0.0 kiali',
  'k3s kubectl get secret x -o yaml',
  'microk8s kubectl describe secrets',
  'git revert $(git log --grep=CVE --format=%h)',
  'git log --grep=CVE --format=%H | xargs -n1 git revert',
  'git revert $(git rev-list --grep=CVE HEAD)',
  'git revert --no-edit :/CVE',
  'git revert $(git log -S verify_signature --format=%h)',
]

const ORDINARY = [
  'nmcli con show',
  'nmcli con up home',
  'nmcli con down my-vpn',
  'nmcli con down wg0',
  'nmcli dev wifi list',
  'ip link set veth0 down',
  'ip link set docker0 down',
  'ip link show eth0',
  'ip l s up',
  'ip link set eth0 up',
  'ip link set eth0 mtu 1400',
  'ip link delete veth1',
  'ifconfig eth0',
  'resolvectl status',
  'resolvectl query example.com',
  'ulimit -n 65535',
  'ulimit -c 0',
  'ulimit -c unlimited',
  'ulimit -s unlimited',
  'ulimit -v 4000000',
  'ulimit -a',
  'prlimit --pid 123',
  'prlimit --pid 123 --nofile=65536:65536',
  'prlimit --nofile=10 ./test',
  'cpulimit -l 50 -p 12',
  'cpulimit -l 5 -- make',
  'choom -p 12',
  'robocopy src dst /E',
  'sudo python3 setup.py install',
  'sudo python3 -m pip list',
  'sudo -u postgres psql',
  'sudo mysql',
  'python3 -m pdb x.py',
  'python3',
  `sudo python3 -c 'print(1)'`,
  `echo 'print(1)' | sudo python3`,
  `sudo perl -pe 's/a/b/' x`,
  `sudo perl -i -pe 's/a/b/' x`,
  'sudo ruby x.rb',
  'sudo node server.js',
  'git revert HEAD',
  'git revert $(git rev-parse HEAD)',
  'git revert abc123',
  'git revert --no-edit $(git rev-list main..feature)',
  'minikube dashboard',
  'minikube tunnel',
  'istioctl dashboard kiali',
  'k3s kubectl get pods',
  'microk8s kubectl get pods',
  'microk8s kubectl apply -f x.yml',
  'sudo docker exec -it app python',
  'sudo systemctl status x',
]

describe('what the machine is left with', () => {
  it.each(BLOCKED)('rule %s: %s', (rule, command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule })
  })
  it.each(UNRESOLVED)('unresolved: %s', (command) => {
    expect(analyse(command)).toMatchObject({ certainty: 'unresolved' })
    expect(analyse(command).verdict).not.toBe('BLOCK')
  })
  it.each(ORDINARY)('known: %s', (command) => {
    const { verdict, certainty } = analyse(command)
    expect({ isBlocked: verdict === 'BLOCK', certainty }).toEqual({
      isBlocked: false,
      certainty: 'known',
    })
  })
})
