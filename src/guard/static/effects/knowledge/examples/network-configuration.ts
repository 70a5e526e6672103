import type { ExampleTable } from './example.ts'

export const networkConfiguration: ExampleTable = {
  arp: {
    use: 'arp → look-around arp',
    attack: 'arp -f /etc/shadow → read /etc/shadow; look-around arp',
  },
  bird: {
    use: 'bird -c app.conf → read app.conf',
    attack: [
      'bird -c /etc/shadow → read /etc/shadow',
      'bird -D /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  bridge: {
    use: 'bridge -b notes.txt → read notes.txt',
    attack: 'bridge -b /etc/shadow → read /etc/shadow',
  },
  dcb: {
    use: 'dcb -b notes.txt → read notes.txt',
    attack: 'dcb -b /etc/shadow → read /etc/shadow',
  },
  devlink: {
    use: 'devlink -b notes.txt → read notes.txt',
    attack: 'devlink -b /etc/shadow → read /etc/shadow',
  },
  ifconfig: {
    use: 'ifconfig → look-around ifconfig',
  },
  ifplugd: {
    use: 'ifplugd → nothing',
    attack: 'ifplugd -r /tmp/x → run /tmp/x',
  },
  ifquery: {
    use: 'ifquery -i app.conf → read app.conf',
    attack: 'ifquery -i /etc/shadow → read /etc/shadow',
  },
  ifup: {
    use: 'ifup -i app.conf → read app.conf',
    attack: 'ifup -i /etc/shadow → read /etc/shadow',
  },
  ip: {
    use: 'ip demo -b notes.txt → read notes.txt',
    attack: 'ip demo -b /etc/shadow → read /etc/shadow',
  },
  nameif: {
    use: 'nameif -c notes.txt → read notes.txt',
    attack: 'nameif -c /etc/shadow → read /etc/shadow',
  },
  netplan: {
    use: 'netplan --config-file=notes.txt → read notes.txt',
    attack: 'netplan --config-file=/etc/shadow → read /etc/shadow',
  },
  nmcli: {
    use: 'nmcli → nothing',
    attack: 'nmcli -s → privilege nmcli; read secret://nmcli',
  },
  'ovs-vsctl': {
    use: 'ovs-vsctl --db=db.example.org → send db.example.org',
  },
  radvd: {
    use: 'radvd -C app.conf → read app.conf',
    attack: [
      'radvd -C /etc/shadow → read /etc/shadow',
      'radvd -p /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  rarp: {
    use: 'rarp -f notes.txt → read notes.txt',
    attack: 'rarp -f /etc/shadow → read /etc/shadow',
  },
  rdma: {
    use: 'rdma -b notes.txt → read notes.txt',
    attack: 'rdma -b /etc/shadow → read /etc/shadow',
  },
  route: {
    use: 'route → look-around route',
  },
  rtmon: {
    use: 'rtmon --file=out.txt → write out.txt',
    attack: 'rtmon --file=/etc/cron.d/job → write /etc/cron.d/job',
  },
  tc: {
    use: 'tc demo -b notes.txt → read notes.txt',
    attack: 'tc demo -b /etc/shadow → read /etc/shadow',
  },
  usbip: {
    use: 'usbip -r db.example.org → send db.example.org',
  },
  'usbip attach': {
    use: 'usbip attach -r db.example.org → send db.example.org',
  },
  usbipd: {
    use: 'usbipd → listen 3240',
  },
  vtysh: {
    use: 'vtysh → nothing',
    attack: [`vtysh -c '!/tmp/x' → run /tmp/x`, 'vtysh -f /etc/shadow → read /etc/shadow'],
  },
  ipset: {
    use: 'ipset -f notes.txt → read notes.txt',
    attack: 'ipset -f /etc/shadow → read /etc/shadow',
  },
  iptables: {
    use: 'iptables → nothing',
    attack: 'iptables --modprobe=/tmp/x → run /tmp/x',
    unclear: 'iptables -F → what is let in from then on',
  },
  'iptables-restore': {
    use: 'iptables-restore notes.txt → read notes.txt',
    attack: [
      'iptables-restore /etc/shadow → read /etc/shadow',
      'iptables-restore notes.txt -M /tmp/x → run /tmp/x; read notes.txt',
    ],
  },
  'iptables-save': {
    use: 'iptables-save -f out.txt → write out.txt',
    attack: [
      'iptables-save -f /etc/cron.d/job → write /etc/cron.d/job',
      'iptables-save -M /tmp/x → run /tmp/x',
    ],
  },
  knockd: {
    use: 'knockd -c app.conf → read app.conf',
    attack: 'knockd -c /tmp/x.conf → run /tmp/x.conf; read /tmp/x.conf',
  },
  nft: {
    use: 'nft -f notes.txt → read notes.txt',
    attack: 'nft -f /etc/shadow → read /etc/shadow',
    unclear: 'nft flush ruleset → what is let in from then on',
  },
  'avahi-daemon': {
    use: 'avahi-daemon -f app.conf → read app.conf',
    attack: 'avahi-daemon -f /etc/shadow → read /etc/shadow',
  },
  coredns: {
    use: 'coredns → listen 53',
    attack: [
      'coredns -conf /etc/shadow → read /etc/shadow; listen 53',
      'coredns --conf=/etc/shadow → read /etc/shadow; listen 53',
    ],
  },
  dhclient: {
    use: 'dhclient --cf=app.conf → read app.conf',
    attack: ['dhclient --cf=/etc/shadow → read /etc/shadow', 'dhclient --sf=/tmp/x → run /tmp/x'],
  },
  dhcpcd: {
    use: 'dhcpcd → nothing',
    attack: ['dhcpcd -c /tmp/x → run /tmp/x', 'dhcpcd -f /etc/shadow → read /etc/shadow'],
  },
  dhcpd: {
    use: 'dhcpd → listen 67',
    attack: [
      'dhcpd -cf /etc/shadow → read /etc/shadow; listen 67',
      'dhcpd -lf /etc/cron.d/job → listen 67; write /etc/cron.d/job',
    ],
  },
  'dnscrypt-proxy': {
    use: 'dnscrypt-proxy → listen 53',
    attack: 'dnscrypt-proxy --config=/etc/shadow → read /etc/shadow; listen 53',
  },
  dnsmasq: {
    use: 'dnsmasq → listen',
    attack: [
      'dnsmasq --conf-file=/etc/shadow → read /etc/shadow; listen',
      'dnsmasq --conf-script=/tmp/x → run /tmp/x; listen',
    ],
  },
  'dnssec-signzone': {
    use: 'dnssec-signzone notes.txt app.key → read notes.txt',
    attack: [
      'dnssec-signzone /etc/shadow app.key → read /etc/shadow',
      'dnssec-signzone notes.txt app.key -f /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  domainname: {
    use: 'domainname -F notes.txt → read notes.txt',
    attack: 'domainname -F /etc/shadow → read /etc/shadow',
  },
  hostname: {
    use: 'hostname -F notes.txt → read notes.txt',
    attack: 'hostname -F /etc/shadow → read /etc/shadow',
  },
  'kea-dhcp4': {
    use: 'kea-dhcp4 -c app.conf → read app.conf',
    attack: [
      'kea-dhcp4 -c /etc/shadow → read /etc/shadow',
      'kea-dhcp4 -t /etc/shadow → read /etc/shadow',
    ],
  },
  named: {
    use: 'named → listen 53',
    attack: [
      'named -c /etc/shadow → read /etc/shadow; listen 53',
      'named -L /etc/cron.d/job → listen 53; write /etc/cron.d/job',
    ],
  },
  'named-checkconf': {
    use: 'named-checkconf notes.txt → read notes.txt',
    attack: 'named-checkconf /etc/shadow → read /etc/shadow',
  },
  'named-checkzone': {
    use: 'named-checkzone example.org notes.txt → read notes.txt',
    attack: [
      'named-checkzone example.org /etc/shadow → read /etc/shadow',
      'named-checkzone example.org notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'named-compilezone': {
    use: 'named-compilezone example.org notes.txt → read notes.txt',
    attack: [
      'named-compilezone example.org /etc/shadow → read /etc/shadow',
      'named-compilezone example.org notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  nsupdate: {
    use: 'nsupdate notes.txt → read notes.txt',
    attack: 'nsupdate /etc/shadow → read /etc/shadow',
  },
  pdnsd: {
    use: 'pdnsd → listen 53',
    attack: 'pdnsd -c /etc/shadow → read /etc/shadow; listen 53',
  },
  rndc: {
    use: 'rndc -c app.conf → read app.conf',
    attack: 'rndc -c /etc/shadow → read /etc/shadow',
  },
  stubby: {
    use: 'stubby → listen 53',
    attack: 'stubby -C /etc/shadow → read /etc/shadow; listen 53',
  },
  udhcpc: {
    use: 'udhcpc → nothing',
    attack: 'udhcpc -s /tmp/x → run /tmp/x',
  },
  unbound: {
    use: 'unbound → listen 53',
    attack: 'unbound -c /etc/shadow → read /etc/shadow; listen 53',
  },
  'unbound-anchor': {
    use: 'unbound-anchor -a out.txt → write out.txt',
    attack: [
      'unbound-anchor -a /etc/cron.d/job → write /etc/cron.d/job',
      'unbound-anchor -c /etc/shadow → read /etc/shadow',
    ],
  },
  'unbound-checkconf': {
    use: 'unbound-checkconf notes.txt → read notes.txt',
    attack: 'unbound-checkconf /etc/shadow → read /etc/shadow',
  },
  'unbound-control': {
    use: 'unbound-control -c app.conf → read app.conf',
    attack: 'unbound-control -c /etc/shadow → read /etc/shadow',
  },
  'bluetooth-sendto': {
    use: 'bluetooth-sendto notes.txt → read notes.txt; send bluetooth-sendto',
    attack: 'bluetooth-sendto /etc/shadow → read /etc/shadow; send bluetooth-sendto',
  },
  bluetoothctl: {
    use: 'bluetoothctl → nothing',
  },
  btmon: {
    use: 'btmon -w out.txt → write out.txt',
    attack: [
      'btmon -w /etc/cron.d/job → write /etc/cron.d/job',
      'btmon -r /etc/shadow → read /etc/shadow',
    ],
  },
  hostapd: {
    use: 'hostapd app.conf → read app.conf',
    attack: 'hostapd /etc/shadow → read /etc/shadow',
  },
  iwlist: {
    use: 'iwlist → look-around iwlist',
  },
  wpa_cli: {
    use: 'wpa_cli → nothing',
    attack: 'wpa_cli -a /tmp/x → run /tmp/x',
  },
  wpa_supplicant: {
    use: 'wpa_supplicant -f out.txt → write out.txt',
    attack: 'wpa_supplicant -f /etc/cron.d/job → write /etc/cron.d/job',
  },
  ntpd: {
    use: 'ntpd -c app.conf → read app.conf',
    attack: [
      'ntpd -c /etc/shadow → read /etc/shadow',
      'ntpd -l /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
}
