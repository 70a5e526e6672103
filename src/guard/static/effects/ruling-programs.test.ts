import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

/** Programs that rule the machine, its network, its clock or its services, and what their words change. */
describe('what is changed from then on is not known', () => {
  it.each([
    [`grubby --remove-kernel=ALL`, `how the machine starts from then on`],
    [`dracut --force --omit crypt x.img`, `how the machine starts from then on`],
    [`modprobe -r nf_conntrack`, `what no longer watches or checks`],
    [`rmmod -f falcon_lsm_serviceable`, `what no longer watches or checks`],
    [`xfs_io -c 'fpunch 0 100g' a.img`, `what is lost with it`],
    [`semanage dontaudit on`, `what is permitted from then on`],
    [
      `nft insert rule inet filter input ip saddr 203.0.113.9 accept`,
      `what is let in from then on`,
    ],
    [
      `iptables -t mangle -A PREROUTING -j TEE --gateway 10.0.0.66`,
      `whom the traffic passes from then on`,
    ],
    [`iptables -I INPUT -s 203.0.113.9 -j ACCEPT`, `what is let in from then on`],
    [`firewall-cmd --panic-on`, `what is let in from then on`],
    [`tc qdisc add dev eth0 root netem loss 100%`, `whether the machine can still be reached`],
    [
      `tc filter add dev eth0 parent ffff: u32 match u32 0 0 action mirred egress mirror dev vxlan9`,
      `whom the traffic passes from then on`,
    ],
    [`ip route add blackhole 0.0.0.0/1`, `whom the traffic passes from then on`],
    [`ip rule add from all lookup 66`, `whom the traffic passes from then on`],
    [`ip link add x9 type vxlan id 9 remote 203.0.113.9`, `whom the traffic passes from then on`],
    [`ifconfig en0 promisc`, `whose traffic it reads`],
    [`route -n change default 10.0.0.66`, `whom the traffic passes from then on`],
    [`arp -s 10.0.0.1 00:0c:29:aa:bb:cc`, `whom the traffic passes from then on`],
    [`nmcli con mod x ipv4.dns 203.0.113.9`, `whom the traffic passes from then on`],
    [`netplan set ethernets.eth0=null`, `whether the machine can still be reached`],
    [
      `netplan set ethernets.eth0.nameservers.addresses=[203.0.113.9]`,
      `whom the traffic passes from then on`,
    ],
    [`rndc addzone example.org x`, `who answers its questions from then on`],
    [`rndc validation disable`, `who answers its questions from then on`],
    [`unbound-control local_data x`, `who answers its questions from then on`],
    [
      `dnsmasq --dhcp-range=10.0.0.50,10.0.0.200 --dhcp-option=6,10.0.0.66`,
      `who answers its questions from then on`,
    ],
    [`et ann@host -r 2222:22`, `who comes in by it`],
    [`bluetoothctl discoverable on`, `who is let in by radio`],
    [`date -s @0`, `what time the machine believes it is`],
    [`iperf3 -c localhost -u -b 0`, `how much the other side can bear`],
    [`stress-ng --vm 0 --vm-bytes 100% -t 0`, `whether the machine stays up`],
    [`snapper set-config TIMELINE_CREATE=no`, `which backups are kept`],
    [`rpcclient dc1 -c 'setuserinfo2 ann 23 x'`, `the account that it changes`],
    [
      `update-alternatives --install /usr/bin/editor editor /home/ann/bin/ed 999`,
      `what everybody runs under that name`,
    ],
    [`monit unmonitor all`, `what no longer watches or checks`],
    [`systemctl set-property auditd.service CPUQuota=1%`, `what no longer watches or checks`],
    [`loginctl unlock-sessions`, `what goes on after the session`],
    [
      `gdbus call --session --dest a.b --object-path /a/b --method a.b.Screenshot x`,
      `a method of another program`,
    ],
    [`busctl call a.b /a/b a.b.C Purge`, `a method of another program`],
    [
      `caddy reverse-proxy --from :2020 --to 127.0.0.1:2375`,
      `what the socket is asked for, and by whom`,
    ],
    [`curl -X POST localhost:2019/load -d x`, `what the service is told`],
    [
      `dbus-update-activation-environment LD_PRELOAD=/tmp/x.so`,
      `what every program loads from then on`,
    ],
    [`killall -9 swaylock`, `what no longer watches or checks`],
    [`pkill chronyd`, `what no longer watches or checks`],
  ])('%s', (command, from) => {
    const { verdict, certainty, unknowns = [] } = analyse(command)
    expect(verdict).not.toBe('BLOCK')
    expect(certainty).toBe('unresolved')
    expect(unknowns.map((part) => part.what).join('; ')).toContain(from)
  })
})

describe('ordinary neighbours are known', () => {
  it.each([
    `grubby --info=DEFAULT`,
    `rmmod pcspkr`,
    `semanage port -a -t http_port_t -p tcp 8088`,
    `auditctl -s`,
    `nft add rule inet filter input tcp dport 22 accept`,
    `iptables -A INPUT -p tcp --dport 80 -j ACCEPT`,
    `tc qdisc del dev veth0 root`,
    `tc qdisc add dev veth0 root netem delay 100ms loss 1%`,
    `ip route add 10.8.0.0/16 via 10.0.0.1`,
    `netplan apply`,
    `rndc reload example.org`,
    `rndc flush`,
    `unbound-control flush www.example.org`,
    `bluetoothctl devices`,
    `date -d tomorrow`,
    `iperf3 -c localhost`,
    `stress-ng --cpu 4 -t 60s`,
    `snapper list`,
    `update-alternatives --install /usr/bin/editor editor /usr/bin/vim 50`,
    `monit status`,
    `loginctl list-sessions`,
    `gdbus call --session --dest a.b --object-path /a/b --method a.b.GetState`,
    `busctl get-property a.b /a/b a.b.C Environment`,
    `killall node`,
    `pkill -HUP chronyd`,
    `prlimit --pid 4711 --nofile=1024`,
  ])('%s', (command) => {
    expect(analyse(command).certainty).toBe('known')
    expect(analyse(command).verdict).not.toBe('BLOCK')
  })
})

describe('processes without which nobody watches', () => {
  it.each([
    'prlimit --pid $(pgrep auditd) --fsize=0:0',
    'renice 19 -p $(pidof rsyslogd)',
    'cpulimit -l 1 -p $(pgrep -x falco)',
    'kill -STOP $(pgrep -x swaylock)',
  ])('%s is not known', (command) => {
    expect(analyse(command)).not.toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })

  it.each([
    'prlimit --pid $(pgrep node) --nofile=4096',
    'renice 5 -p 4711',
    'ionice -c3 -p 4711',
  ])('%s is known', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })
})

describe('what the policy denies', () => {
  it.each([
    's6-svc -xd /run/service/syslogd-linux',
    'svcadm disable -t svc:/system/auditd:default',
    'rm -rf /sys/firmware/efi/efivars/',
    'rm -f /var/account/pacct',
    'systemd-nspawn -D box',
    'systemd-nspawn -bD box',
    'parted -s /dev/sdb mklabel gpt',
  ])('%s', (command) => {
    expect(analyse(command).verdict).toBe('BLOCK')
  })

  it.each([
    's6-svc -r /run/service/nginx',
    'parted -s build/disk.img mklabel gpt',
    'systemd-nspawn -D box make check',
    'sysadminctl -secureTokenStatus ann',
    'rm -f build/account/pacct',
  ])('%s passes', (command) => {
    expect(analyse(command).verdict).not.toBe('BLOCK')
  })
})
