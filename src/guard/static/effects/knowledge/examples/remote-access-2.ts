import type { ExampleTable } from './example.ts'

export const remoteAccess2: ExampleTable = {
  sockd: {
    use: 'sockd → listen 1080',
    attack: 'sockd -f /etc/shadow → read /etc/shadow; listen 1080',
  },
  socksify: {
    use: 'socksify cat notes.txt → read notes.txt',
    attack: ['socksify cat /etc/shadow → read /etc/shadow', 'socksify bash → shell bash'],
  },
  sslsplit: {
    use: 'sslsplit -l out.txt → write out.txt',
    attack: [
      'sslsplit -l /etc/cron.d/job → write /etc/cron.d/job',
      'sslsplit -L /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  sslstrip: {
    use: 'sslstrip -l 8080 → listen 8080',
    attack: 'sslstrip -w /etc/cron.d/job → write /etc/cron.d/job',
  },
  tinyproxy: {
    use: 'tinyproxy → listen 8888',
    attack: 'tinyproxy -c /etc/shadow → read /etc/shadow; listen 8888',
  },
  tor: {
    use: 'tor -f app.conf → read app.conf',
    attack: 'tor -f /etc/shadow → read /etc/shadow',
  },
  zaproxy: {
    use: 'zaproxy --script=main.js → read main.js',
    attack: 'zaproxy --script=/etc/shadow → read /etc/shadow',
  },
  openconnect: {
    use: 'openconnect db.example.org → send db.example.org',
    attack: [
      'openconnect db.example.org -s /tmp/x → run /tmp/x; send db.example.org',
      `openconnect db.example.org -s 'cat /etc/shadow' → read /etc/shadow; send db.example.org`,
    ],
  },
  openvpn: {
    use: 'openvpn app.conf → read app.conf',
    attack: [
      'openvpn /etc/shadow → read /etc/shadow',
      'openvpn app.conf --config=/etc/shadow → read /etc/shadow; read app.conf',
    ],
  },
  pppd: {
    use: 'pppd demo → nothing',
  },
  pump: {
    use: 'pump → nothing',
    attack: ['pump --script=/tmp/x → run /tmp/x', 'pump -c /etc/shadow → read /etc/shadow'],
  },
  'tailscale cert': {
    use: 'tailscale cert --cert-file=out.txt → write out.txt',
    attack: [
      'tailscale cert --cert-file=/etc/cron.d/job → write /etc/cron.d/job',
      'tailscale cert --key-file=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'tailscale file': {
    use: 'tailscale file → nothing',
  },
  'tailscale funnel': {
    use: 'tailscale funnel notes.txt → read notes.txt; listen tailscale funnel; send tailscale funnel',
    attack:
      'tailscale funnel /etc/shadow → read /etc/shadow; listen tailscale funnel; send tailscale funnel',
  },
  'tailscale login': {
    use: 'tailscale login → nothing',
  },
  'tailscale serve': {
    use: 'tailscale serve notes.txt → read notes.txt; send tailscale serve',
    attack: 'tailscale serve /etc/shadow → read /etc/shadow; send tailscale serve',
  },
  'tailscale ssh': {
    use: 'tailscale ssh db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: 'tailscale ssh db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
  },
  vpnc: {
    use: 'vpnc app.conf → read app.conf',
    attack: [
      'vpnc /etc/shadow → read /etc/shadow',
      'vpnc app.conf --script=/tmp/x → run /tmp/x; read app.conf',
    ],
  },
  'wg addconf': {
    use: 'wg addconf wg0 app.conf → read app.conf',
    attack: 'wg addconf wg0 /etc/shadow → read /etc/shadow',
  },
  'wg setconf': {
    use: 'wg setconf wg0 app.conf → read app.conf',
    attack: 'wg setconf wg0 /etc/shadow → read /etc/shadow',
  },
  'wg showconf': {
    attack: 'wg showconf → read secret://; read secret://wg',
  },
  'wg syncconf': {
    use: 'wg syncconf wg0 app.conf → read app.conf',
    attack: 'wg syncconf wg0 /etc/shadow → read /etc/shadow',
  },
  'wg-quick': {
    use: 'wg-quick up app.conf → read app.conf',
    attack: 'wg-quick up /etc/shadow → read /etc/shadow',
  },
  wvdial: {
    use: 'wvdial -C app.conf → read app.conf',
    attack: 'wvdial -C /etc/shadow → read /etc/shadow',
  },
  chat: {
    use: 'chat -f main.txt → read main.txt',
    attack: [
      'chat -f /etc/shadow → read /etc/shadow',
      'chat -r /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  efax: {
    use: 'efax -d notes.txt → read notes.txt',
    attack: [
      'efax -d /etc/shadow → read /etc/shadow',
      'efax -t /etc/shadow → read /etc/shadow; send efax',
    ],
  },
  gtkterm: {
    use: 'gtkterm -f notes.txt → read notes.txt',
    attack: 'gtkterm -f /etc/shadow → read /etc/shadow',
  },
  kermit: {
    use: 'kermit main.txt → read main.txt',
    attack: ['kermit /etc/shadow → read /etc/shadow', `kermit -C '!/tmp/x' main.txt → run /tmp/x`],
  },
  minicom: {
    use: 'minicom -S main.txt → read main.txt',
    attack: [
      'minicom -S /etc/shadow → read /etc/shadow',
      'minicom -C /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  picocom: {
    use: `picocom --send-cmd='cat notes.txt' → read notes.txt`,
    attack: [
      'picocom --send-cmd=/tmp/x → run /tmp/x',
      `picocom --send-cmd='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  sendfax: {
    use: 'sendfax notes.txt → read notes.txt; send sendfax',
    attack: 'sendfax /etc/shadow → read /etc/shadow; send sendfax',
  },
  tio: {
    use: 'tio --log-file=out.txt → write out.txt',
    attack: [
      'tio --log-file=/etc/cron.d/job → write /etc/cron.d/job',
      `tio --script='os.execute("/tmp/x")' → run /tmp/x`,
    ],
  },
  vpnbridge: {
    use: 'vpnbridge → listen vpnbridge',
  },
}
