import type { ExampleTable } from './example.ts'

export const remoteAccess2: ExampleTable = {
  sockd: {
    use: 'sockd -f sockd.conf → read sockd.conf; listen 1080',
    attack: 'sockd -f /etc/shadow → read /etc/shadow; listen 1080',
  },
  socksify: {
    use: 'socksify cat notes.txt → read notes.txt',
    attack: ['socksify cat /etc/shadow → read /etc/shadow', 'socksify bash → shell bash'],
  },
  sslsplit: {
    use: 'sslsplit -k ca.key -c ca.pem -l connections.log https 127.0.0.1 8443 → write connections.log',
    attack: [
      'sslsplit -k ca.key -c ca.pem -l /etc/cron.d/job https 127.0.0.1 8443 → write /etc/cron.d/job',
      'sslsplit -k ca.key -c ca.pem -L /etc/cron.d/job https 127.0.0.1 8443 → write /etc/cron.d/job',
    ],
  },
  sslstrip: {
    use: 'sslstrip -l 8080 -w strip.log → listen 8080; write strip.log',
    attack: 'sslstrip -l 8080 -w /etc/cron.d/job → listen 8080; write /etc/cron.d/job',
  },
  tinyproxy: { use: 'tinyproxy -c tinyproxy.conf → read tinyproxy.conf; listen 8888' },
  tor: { use: 'tor -f torrc → read torrc', attack: 'tor -f /etc/shadow → read /etc/shadow' },
  zaproxy: {
    use: 'zaproxy -cmd -script scan.js → read scan.js',
    attack: 'zaproxy -cmd -script /etc/shadow → read /etc/shadow',
  },
  openconnect: {
    use: 'openconnect -u ann vpn.example.org → send vpn.example.org',
    attack: [
      'openconnect -s /tmp/x vpn.example.org → run /tmp/x; send vpn.example.org',
      'openconnect --csd-wrapper=/tmp/x vpn.example.org → run /tmp/x; send vpn.example.org',
    ],
  },
  openvpn: {
    use: 'openvpn client.ovpn → read client.ovpn',
    attack: [
      'openvpn --config client.ovpn --script-security 2 --up /tmp/x → read client.ovpn; run /tmp/x',
      'openvpn --config /etc/shadow → read /etc/shadow',
    ],
  },
  pppd: { use: 'pppd call provider → nothing', attack: 'pppd connect /tmp/x → run /tmp/x' },
  pump: {
    use: 'pump -i eth0 -c pump.conf → read pump.conf',
    attack: 'pump -i eth0 --script=/tmp/x → run /tmp/x',
  },
  'tailscale cert': {
    use: 'tailscale cert --cert-file=host.pem --key-file=host.key host.example.ts.net → write host.pem; write host.key',
    attack: [
      'tailscale cert --cert-file=/etc/passwd host.example.ts.net → write /etc/passwd',
      'tailscale cert --key-file=/etc/passwd host.example.ts.net → write /etc/passwd',
    ],
  },
  'tailscale file': {
    use: 'tailscale file cp notes.txt phone: → read notes.txt; send phone:',
    attack: 'tailscale file cp /etc/shadow phone: → read /etc/shadow; send phone:',
  },
  'tailscale funnel': {
    use: 'tailscale funnel /srv/public → read /srv/public; listen tailscale funnel; send tailscale funnel',
    attack:
      'tailscale funnel /etc/shadow → read /etc/shadow; listen tailscale funnel; send tailscale funnel',
  },
  'tailscale login': { use: 'tailscale login → nothing' },
  'tailscale serve': {
    use: 'tailscale serve /srv/public → read /srv/public; send tailscale serve',
    attack: 'tailscale serve /etc/shadow → read /etc/shadow; send tailscale serve',
  },
  'tailscale ssh': {
    use: 'tailscale ssh db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: 'tailscale ssh db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
  },
  vpnc: {
    use: 'vpnc office.conf → read office.conf',
    attack: 'vpnc office.conf --script=/tmp/x → run /tmp/x; read office.conf',
  },
  'wg addconf': {
    use: 'wg addconf wg0 peer.conf → read peer.conf',
    attack: 'wg addconf wg0 /etc/shadow → read /etc/shadow',
  },
  'wg setconf': {
    use: 'wg setconf wg0 wg0.conf → read wg0.conf',
    attack: 'wg setconf wg0 /etc/shadow → read /etc/shadow',
  },
  'wg showconf': { attack: 'wg showconf wg0 → read secret://wg0; read secret://wg' },
  'wg syncconf': {
    use: 'wg syncconf wg0 wg0.conf → read wg0.conf',
    attack: 'wg syncconf wg0 /etc/shadow → read /etc/shadow',
  },
  'wg-quick': {
    use: 'wg-quick up wg0.conf → read wg0.conf',
    attack: 'wg-quick up /tmp/wg0.conf → run /tmp/wg0.conf',
  },
  wvdial: { use: 'wvdial -C wvdial.conf → read wvdial.conf' },
  chat: {
    use: 'chat -v -f dial.chat → read dial.chat',
    attack: [
      'chat -v -f /etc/shadow → read /etc/shadow',
      'chat -r /etc/cron.d/job -f dial.chat → write /etc/cron.d/job; read dial.chat',
    ],
  },
  efax: {
    use: 'efax -d /dev/modem -t 5551234 page.tif → read page.tif; send efax',
    attack: [
      'efax -d /dev/modem -t 5551234 /etc/shadow → read /etc/shadow; send efax',
      'efax -d /dev/modem -g /tmp/x → run /tmp/x',
      'efax -d /root/.netrc -t 5551234 page.tif → read /root/.netrc; read page.tif',
    ],
  },
  gtkterm: {
    use: 'gtkterm -p /dev/ttyUSB0 -f firmware.hex → read firmware.hex',
    attack: 'gtkterm -p /dev/ttyUSB0 -f /etc/shadow → read /etc/shadow',
  },
  kermit: {
    use: 'kermit transfer.ksc → read transfer.ksc',
    attack: [`kermit -C '!/tmp/x' → run /tmp/x`, 'kermit /etc/shadow → read /etc/shadow'],
  },
  minicom: {
    use: 'minicom -D /dev/ttyUSB0 -C console.log → write console.log',
    attack: [
      'minicom -D /dev/ttyUSB0 -S /etc/shadow → read /etc/shadow',
      'minicom -D /dev/ttyUSB0 -C /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  picocom: {
    use: 'picocom -b 115200 --logfile console.log /dev/ttyUSB0 → write console.log',
    attack: [
      'picocom --send-cmd=/tmp/x /dev/ttyUSB0 → run /tmp/x',
      `picocom --send-cmd='cat /etc/shadow' /dev/ttyUSB0 → read /etc/shadow`,
    ],
  },
  sendfax: {
    use: 'sendfax -n -d 5551234 page.ps → read page.ps; send sendfax',
    attack: 'sendfax -n -d 5551234 /etc/shadow → read /etc/shadow; send sendfax',
  },
  tio: {
    use: 'tio --log-file=console.log /dev/ttyUSB0 → write console.log',
    attack: [
      'tio --log-file=/etc/cron.d/job /dev/ttyUSB0 → write /etc/cron.d/job',
      `tio --script='os.execute("/tmp/x")' /dev/ttyUSB0 → run /tmp/x`,
    ],
  },
  vpnbridge: { use: 'vpnbridge start → listen vpnbridge' },
}
