import type { ExampleTable } from './example.ts'

export const networkDiagnosis: ExampleTable = {
  'avahi-browse': {
    use: 'avahi-browse → look-around avahi-browse',
  },
  dig: {
    use: 'dig example.org -f notes.txt → read notes.txt',
    attack: 'dig example.org -f /etc/shadow → read /etc/shadow',
  },
  finger: {
    use: 'finger ann@example.org → send example.org',
  },
  host: {
    use: 'host example.org → nothing',
  },
  nslookup: {
    use: 'nslookup example.org → nothing',
  },
  'unbound-host': {
    use: 'unbound-host -C app.conf → read app.conf',
    attack: [
      'unbound-host -C /etc/shadow → read /etc/shadow',
      'unbound-host -f /etc/shadow → read /etc/shadow',
    ],
  },
  whois: {
    use: 'whois hello → send whois',
  },
  bing: {
    use: 'bing db.example.org db.example.org → send db.example.org',
  },
  fping: {
    use: 'fping -f notes.txt → read notes.txt',
    attack: 'fping -f /etc/shadow → read /etc/shadow',
  },
  hping3: {
    use: 'hping3 db.example.org → send db.example.org',
    attack: 'hping3 db.example.org -E /etc/shadow → read /etc/shadow; send db.example.org',
  },
  lft: {
    use: 'lft db.example.org → send db.example.org',
  },
  mtr: {
    use: 'mtr -F notes.txt → read notes.txt',
    attack: 'mtr -F /etc/shadow → read /etc/shadow',
  },
  scamper: {
    use: 'scamper -f notes.txt → read notes.txt',
    attack: [
      'scamper -f /etc/shadow → read /etc/shadow',
      'scamper -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  argus: {
    use: 'argus -r notes.txt → read notes.txt',
    attack: [
      'argus -r /etc/shadow → read /etc/shadow',
      'argus -w /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  arpwatch: {
    use: 'arpwatch -r notes.txt → read notes.txt',
    attack: 'arpwatch -r /etc/shadow → read /etc/shadow',
  },
  capinfos: {
    use: 'capinfos notes.txt → read notes.txt',
    attack: 'capinfos /etc/shadow → read /etc/shadow',
  },
  dumpcap: {
    use: 'dumpcap -w out.txt → write out.txt',
    attack: 'dumpcap -w /etc/cron.d/job → write /etc/cron.d/job',
  },
  editcap: {
    use: 'editcap notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'editcap /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'editcap notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  etherape: {
    use: 'etherape -r notes.txt → read notes.txt',
    attack: 'etherape -r /etc/shadow → read /etc/shadow',
  },
  mergecap: {
    use: 'mergecap notes.txt → read notes.txt',
    attack: [
      'mergecap /etc/shadow → read /etc/shadow',
      'mergecap notes.txt -w /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  nfdump: {
    use: 'nfdump -r notes.txt → read notes.txt',
    attack: [
      'nfdump -r /etc/shadow → read /etc/shadow',
      'nfdump -R /etc/shadow → read /etc/shadow',
    ],
  },
  ngrep: {
    use: 'ngrep -O out.txt → write out.txt',
    attack: [
      'ngrep -O /etc/cron.d/job → write /etc/cron.d/job',
      'ngrep -I /etc/shadow → read /etc/shadow',
    ],
  },
  p0f: {
    use: 'p0f -r notes.txt → read notes.txt',
    attack: [
      'p0f -r /etc/shadow → read /etc/shadow',
      'p0f -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  ra: {
    use: 'ra -r notes.txt → read notes.txt',
    attack: [
      'ra -r /etc/shadow → read /etc/shadow',
      'ra -w /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  rawshark: {
    use: 'rawshark -r notes.txt → read notes.txt',
    attack: 'rawshark -r /etc/shadow → read /etc/shadow',
  },
  reordercap: {
    use: 'reordercap notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'reordercap /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'reordercap notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  sngrep: {
    use: 'sngrep -I notes.txt → read notes.txt',
    attack: [
      'sngrep -I /etc/shadow → read /etc/shadow',
      'sngrep -O /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  snort: {
    use: 'snort -c app.conf → read app.conf',
    attack: ['snort -c /etc/shadow → read /etc/shadow', 'snort -r /etc/shadow → read /etc/shadow'],
  },
  softflowd: {
    use: 'softflowd -r notes.txt → read notes.txt',
    attack: 'softflowd -r /etc/shadow → read /etc/shadow',
  },
  suricata: {
    use: 'suricata -c app.conf → read app.conf',
    attack: [
      'suricata -c /etc/shadow → read /etc/shadow',
      'suricata -r /etc/shadow → read /etc/shadow',
    ],
  },
  tcpdump: {
    use: 'tcpdump -w out.txt → write out.txt',
    attack: [
      'tcpdump -w /etc/cron.d/job → write /etc/cron.d/job',
      'tcpdump -r /etc/shadow → read /etc/shadow',
    ],
  },
  tcpflow: {
    use: 'tcpflow -r notes.txt → read notes.txt',
    attack: [
      'tcpflow -r /etc/shadow → read /etc/shadow',
      'tcpflow -X /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  tcpick: {
    use: 'tcpick -r notes.txt → read notes.txt',
    attack: 'tcpick -r /etc/shadow → read /etc/shadow',
  },
  tcpprep: {
    use: 'tcpprep -i notes.txt → read notes.txt',
    attack: [
      'tcpprep -i /etc/shadow → read /etc/shadow',
      'tcpprep -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  tcpreplay: {
    use: 'tcpreplay notes.txt → read notes.txt',
    attack: 'tcpreplay /etc/shadow → read /etc/shadow',
  },
  tcprewrite: {
    use: 'tcprewrite -i notes.txt → read notes.txt',
    attack: [
      'tcprewrite -i /etc/shadow → read /etc/shadow',
      'tcprewrite -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  tcpslice: {
    use: 'tcpslice notes.txt → read notes.txt',
    attack: [
      'tcpslice /etc/shadow → read /etc/shadow',
      'tcpslice notes.txt -w /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  tcptrace: {
    use: 'tcptrace notes.txt → read notes.txt',
    attack: 'tcptrace /etc/shadow → read /etc/shadow',
  },
  termshark: {
    use: 'termshark -r notes.txt → read notes.txt',
    attack: [
      'termshark -r /etc/shadow → read /etc/shadow',
      'termshark -w /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  text2pcap: {
    use: 'text2pcap notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'text2pcap /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'text2pcap notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  tshark: {
    use: 'tshark -w out.txt → write out.txt',
    attack: [
      'tshark -w /etc/cron.d/job → write /etc/cron.d/job',
      'tshark -r /etc/shadow → read /etc/shadow',
    ],
  },
  wireshark: {
    use: 'wireshark -w out.txt → write out.txt',
    attack: [
      'wireshark -w /etc/cron.d/job → write /etc/cron.d/job',
      'wireshark -r /etc/shadow → read /etc/shadow',
    ],
  },
  zeek: {
    use: 'zeek notes.txt → read notes.txt',
    attack: [
      'zeek /etc/shadow → read /etc/shadow',
      'zeek notes.txt -r /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  bmon: {
    use: 'bmon -f app.conf → read app.conf',
    attack: 'bmon -f /etc/shadow → read /etc/shadow',
  },
  'bwm-ng': {
    use: 'bwm-ng -F out.txt → write out.txt',
    attack: 'bwm-ng -F /etc/cron.d/job → write /etc/cron.d/job',
  },
  iftop: {
    use: 'iftop -c app.conf → read app.conf',
    attack: 'iftop -c /etc/shadow → read /etc/shadow',
  },
  iptraf: {
    use: 'iptraf -L out.txt → write out.txt',
    attack: 'iptraf -L /etc/cron.d/job → write /etc/cron.d/job',
  },
  jnettop: {
    use: 'jnettop -f app.conf → read app.conf',
    attack: 'jnettop -f /etc/shadow → read /etc/shadow',
  },
  netstat: {
    use: 'netstat → look-around netstat',
  },
  ntop: {
    use: 'ntop → listen 3000',
  },
  ntopng: {
    use: 'ntopng app.conf → read app.conf; listen 3000',
    attack: 'ntopng /etc/shadow → read /etc/shadow; listen 3000',
  },
  ss: {
    use: 'ss → look-around ss',
    attack: [
      'ss -F /etc/shadow → read /etc/shadow; look-around ss',
      'ss -D /etc/cron.d/job → look-around ss; write /etc/cron.d/job',
    ],
  },
  vnstat: {
    use: 'vnstat --config=app.conf → read app.conf',
    attack: 'vnstat --config=/etc/shadow → read /etc/shadow',
  },
  rpcinfo: {
    use: 'rpcinfo → look-around rpcinfo',
  },
  showmount: {
    use: 'showmount → look-around showmount',
  },
  snmpset: {
    use: 'snmpset db.example.org demo → send db.example.org',
  },
  snmpwalk: {
    use: 'snmpwalk → look-around snmpwalk',
  },
}
