import type { ExampleTable } from './example.ts'

export const remoteAccess1: ExampleTable = {
  clush: {
    use: 'clush cat notes.txt → read notes.txt',
    attack: [
      'clush cat /etc/shadow → read /etc/shadow',
      'clush --hostfile=/etc/shadow cat notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  dbclient: {
    use: 'dbclient db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: [
      'dbclient db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
      'dbclient -J /tmp/x db.example.org cat notes.txt → run /tmp/x; read notes.txt; send db.example.org',
    ],
  },
  dsh: {
    use: 'dsh cat notes.txt → read notes.txt',
    attack: [
      'dsh cat /etc/shadow → read /etc/shadow',
      'dsh -f /etc/shadow cat notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  et: {
    use: `et db.example.org 'cat notes.txt' → read notes.txt; send db.example.org`,
    attack: `et db.example.org 'cat /etc/shadow' → read /etc/shadow; send db.example.org`,
  },
  mosh: {
    use: 'mosh db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: [
      'mosh db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
      'mosh --ssh=/tmp/x db.example.org cat notes.txt → run /tmp/x; read notes.txt; send db.example.org',
    ],
  },
  mssh: {
    use: 'mssh db.example.org → send db.example.org',
  },
  pdsh: {
    use: 'pdsh cat notes.txt → read notes.txt',
    attack: 'pdsh cat /etc/shadow → read /etc/shadow',
  },
  plink: {
    use: 'plink db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: [
      'plink db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
      'plink -m /etc/shadow db.example.org cat notes.txt → read /etc/shadow; read notes.txt; send db.example.org',
    ],
  },
  pssh: {
    use: 'pssh cat notes.txt → read notes.txt',
    attack: [
      'pssh cat /etc/shadow → read /etc/shadow',
      'pssh -h /etc/shadow cat notes.txt → read /etc/shadow; read notes.txt',
    ],
  },
  rexec: {
    use: 'rexec db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: 'rexec db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
  },
  rlogin: {
    use: 'rlogin db.example.org → send db.example.org',
  },
  rsh: {
    use: 'rsh db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: 'rsh db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
  },
  sexec: {
    use: `sexec db.example.org 'cat notes.txt' → read notes.txt; send db.example.org`,
    attack: `sexec db.example.org 'cat /etc/shadow' → read /etc/shadow; send db.example.org`,
  },
  'ssh-copy-id': {
    use: 'ssh-copy-id https://example.org/up → send https://example.org/up',
    attack: [
      'ssh-copy-id https://example.org/up -i /etc/shadow → read /etc/shadow; send https://example.org/up',
      'ssh-copy-id https://example.org/up -F /etc/shadow → read /etc/shadow; send https://example.org/up',
    ],
  },
  sshpass: {
    use: 'sshpass cat notes.txt → read notes.txt',
    attack: ['sshpass cat /etc/shadow → read /etc/shadow', 'sshpass bash → shell bash'],
  },
  telnet: {
    use: 'telnet db.example.org 23 → send db.example.org',
    attack:
      'telnet db.example.org 23 -n /etc/cron.d/job → send db.example.org; write /etc/cron.d/job',
  },
  cryptcat: {
    use: 'cryptcat db.example.org 80 → fetch db.example.org:80',
  },
  dnscat: {
    use: 'dnscat db.example.org → fetch db.example.org',
  },
  dnscat2: {
    use: 'dnscat2 db.example.org → fetch db.example.org',
  },
  fwknop: {
    use: 'fwknop -D db.example.org → send db.example.org',
    attack: 'fwknop --rc-file=/etc/shadow → read /etc/shadow',
  },
  'gnutls-cli': {
    use: 'gnutls-cli db.example.org → send db.example.org',
    attack: [
      'gnutls-cli db.example.org --save-cert=/etc/cron.d/job → send db.example.org; write /etc/cron.d/job',
      'gnutls-cli db.example.org --logfile=/etc/cron.d/job → send db.example.org; write /etc/cron.d/job',
    ],
  },
  'gnutls-serv': {
    use: 'gnutls-serv → listen 5556',
    attack: [
      'gnutls-serv --dhparams=/etc/shadow → read /etc/shadow; listen 5556',
      'gnutls-serv --provider=/tmp/x.so → load /tmp/x.so; listen 5556',
    ],
  },
  'gs-netcat': {
    attack: 'gs-netcat → remote-shell gs-netcat',
  },
  gsocket: {
    use: 'gsocket cat notes.txt → read notes.txt',
    attack: ['gsocket cat /etc/shadow → read /etc/shadow', 'gsocket bash → shell bash'],
  },
  hose: {
    use: 'hose db.example.org 80 cat notes.txt → read notes.txt; send db.example.org',
    attack: [
      'hose db.example.org 80 cat /etc/shadow → read /etc/shadow; send db.example.org',
      'hose db.example.org 80 bash → shell bash; send db.example.org',
    ],
  },
  knock: {
    use: 'knock db.example.org → send db.example.org',
  },
  pwncat: {
    use: 'pwncat db.example.org 80 → fetch db.example.org:80',
  },
  'pwncat-cs': {
    attack: 'pwncat-cs → session pwncat-cs',
  },
  rcat: {
    use: 'rcat → nothing',
  },
  s_client: {
    use: 's_client db.example.org → send db.example.org',
  },
  sbd: {
    use: 'sbd db.example.org 80 → fetch db.example.org:80',
  },
  tcpclient: {
    use: 'tcpclient db.example.org 80 cat notes.txt → read notes.txt; send db.example.org',
    attack: [
      'tcpclient db.example.org 80 cat /etc/shadow → read /etc/shadow; send db.example.org',
      'tcpclient db.example.org 80 bash → shell bash; send db.example.org',
    ],
  },
  krdc: {
    use: 'krdc db.example.org → send db.example.org',
  },
  novnc: {
    use: 'novnc → listen 6080',
  },
  rdesktop: {
    use: 'rdesktop db.example.org → send db.example.org',
  },
  vncpasswd: {
    use: 'vncpasswd out.txt → write out.txt',
    attack: 'vncpasswd /etc/cron.d/job → write /etc/cron.d/job',
  },
  vncserver: {
    use: 'vncserver → listen 5901',
    attack: 'vncserver --xstartup=/tmp/x.sh → run /tmp/x.sh; read /tmp/x.sh; listen 5901',
  },
  vncviewer: {
    use: 'vncviewer db.example.org → send db.example.org',
  },
  wayvnc: {
    use: 'wayvnc → listen 5900',
  },
  x0vncserver: {
    use: 'x0vncserver → listen 5900',
  },
  x11vnc: {
    use: 'x11vnc → listen 5900',
    attack: [
      'x11vnc --gone=/tmp/x → run /tmp/x; listen 5900',
      `x11vnc --gone='cat /etc/shadow' → read /etc/shadow; listen 5900`,
    ],
  },
  xpra: {
    use: `xpra --start='cat notes.txt' → read notes.txt`,
    attack: [
      'xpra --start=/tmp/x → run /tmp/x',
      `xpra --start='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  xrdp: {
    use: 'xrdp → listen 3389',
  },
  Xvnc: {
    use: 'Xvnc → listen 5900',
  },
  bore: {
    use: 'bore → listen bore',
  },
  chisel: {
    use: 'chisel → listen chisel',
  },
  cloudflared: {
    use: 'cloudflared → listen cloudflared',
    unclear: 'cloudflared service install eyJh → what leads through the tunnel',
  },
  corkscrew: {
    use: 'corkscrew db.example.org 8080 db.example.org 22 app.key → send db.example.org',
  },
  dns2tcp: {
    use: 'dns2tcp → listen dns2tcp',
  },
  frpc: {
    use: 'frpc → listen frpc',
    attack: 'frpc -c /etc/shadow → read /etc/shadow; listen frpc',
  },
  frps: {
    use: 'frps → listen',
    attack: 'frps -c /etc/shadow → read /etc/shadow; listen',
  },
  gost: {
    use: 'gost → listen gost',
  },
  htc: {
    use: 'htc db.example.org → listen htc; send db.example.org',
  },
  hts: {
    use: 'hts → listen',
  },
  icmptunnel: {
    use: 'icmptunnel → listen icmptunnel',
  },
  iodine: {
    use: 'iodine → listen iodine',
  },
  iodined: {
    use: 'iodined → listen 53',
  },
  localtunnel: {
    use: 'localtunnel → listen localtunnel',
  },
  ngrok: {
    use: 'ngrok → listen ngrok',
    unclear: 'ngrok http 3000 → who comes in by it',
  },
  pagekite: {
    use: 'pagekite → listen pagekite',
  },
  proxytunnel: {
    use: 'proxytunnel -p db.example.org → send db.example.org',
  },
  ptunnel: {
    use: 'ptunnel → listen ptunnel',
  },
  'ptunnel-ng': {
    use: 'ptunnel-ng → listen ptunnel-ng',
  },
  rathole: {
    use: 'rathole app.conf → read app.conf; listen rathole',
    attack: 'rathole /etc/shadow → read /etc/shadow; listen rathole',
  },
  revsocks: {
    use: 'revsocks → listen revsocks',
  },
  ser2net: {
    use: 'ser2net → listen 2000',
    attack: [
      'ser2net -c /etc/shadow → read /etc/shadow; listen 2000',
      'ser2net -P /etc/cron.d/job → listen 2000; write /etc/cron.d/job',
    ],
  },
  ssf: {
    use: 'ssf → listen ssf',
  },
  sshuttle: {
    use: 'sshuttle -r db.example.org → send db.example.org',
    attack: ['sshuttle -e /tmp/x → run /tmp/x', 'sshuttle -s /etc/shadow → read /etc/shadow'],
  },
  sslh: {
    use: 'sslh → listen',
  },
  stunnel: {
    use: 'stunnel app.conf → read app.conf',
    attack: 'stunnel /etc/shadow → read /etc/shadow',
  },
  telebit: {
    use: 'telebit → listen telebit',
  },
  zrok: {
    use: 'zrok → listen zrok',
  },
  '3proxy': {
    use: '3proxy app.conf → read app.conf; listen',
    attack: '3proxy /etc/shadow → read /etc/shadow; listen',
  },
  microsocks: {
    use: 'microsocks → listen 1080',
  },
  mitmdump: {
    use: 'mitmdump → listen 8080',
    attack: [
      'mitmdump -s /etc/shadow → read /etc/shadow; listen 8080',
      'mitmdump -w /etc/cron.d/job → listen 8080; write /etc/cron.d/job',
    ],
  },
  mitmproxy: {
    use: 'mitmproxy -s main.py → read main.py',
    attack: [
      'mitmproxy -s /etc/shadow → read /etc/shadow',
      'mitmproxy -w /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  nyx: {
    use: 'nyx -c app.conf → read app.conf',
    attack: 'nyx -c /etc/shadow → read /etc/shadow',
  },
  privoxy: {
    use: 'privoxy app.conf → read app.conf; listen 8118',
    attack: 'privoxy /etc/shadow → read /etc/shadow; listen 8118',
  },
  redsocks: {
    use: 'redsocks -c app.conf → read app.conf',
    attack: 'redsocks -c /etc/shadow → read /etc/shadow',
  },
}
