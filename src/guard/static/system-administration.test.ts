import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

/** What administrators do, and what somebody does with their tools. */
const BLOCKED: readonly (readonly [rule: string, command: string])[] = [
  ['S', 'apt purge -y nodejs'],
  ['S', `apt-get autoremove --purge '^node.*'`],
  ['S', 'apt-get install -y nodejs-'],
  ['S', 'dpkg --force-all -P nodejs'],
  ['S', 'rpm -ev --nodeps nodejs'],
  ['S', 'snap disable node'],
  ['S', 'dnf remove -y nodejs'],
  ['S', 'pacman -Rns --noconfirm nodejs'],
  ['S', 'apk del nodejs'],
  ['S', 'snap remove --purge node'],
  ['S', 'brew unlink node@22'],
  ['S', 'xbps-remove -y nodejs-lts'],
  ['S', 'emerge -C nodejs'],
  ['S', 'n uninstall'],
  ['S', 'dnf swap nodejs coreutils -y'],
  ['S', 'apt-mark auto nodejs && apt-get autoremove -y'],
  ['D', 'apt-get remove -y sudo'],
  ['D', 'dpkg -r libpam-modules'],
  ['D', `virsh <<< 'undefine prod --remove-all-storage'`],
  ['D', `printf 'lvremove -f vg0/root\\n' | lvm`],
  ['D', `echo 'stop auditd' | supervisorctl`],
  ['5', 'systemd-run -p StandardOutput=file:/etc/cron.d/x echo hi'],
  ['4', 'systemd-run -p StandardInput=file:/root/.ssh/id_rsa -P cat'],
  ['8', 'systemd-run -p Environment=LD_PRELOAD=/tmp/x.so ls'],
  [
    '5',
    `systemd-tmpfiles --inline --create 'f /etc/cron.d/a 0644 root root - * * * * * root sh x'`,
  ],
  ['4', `systemd-tmpfiles --inline --create 'C /tmp/leak 0644 - - - /etc/shadow'`],
  ['2', `sysctl -p - <<< 'kernel.modprobe=/tmp/x'`],
  ['2', 'xdg-open /tmp/x.desktop'],
  ['2', 'kioclient exec /tmp/x.desktop'],
  ['2', 'ansible-playbook -e ansible_python_interpreter=/tmp/x site.yml'],
  ['5', 'rclone mount remote:x /etc/cron.d'],
  ['D', `qemu-io -c 'write 0 1M' /dev/sda`],
  ['D', 'sg_dd if=/dev/zero of=/dev/sg1 bs=512'],
]

const UNRESOLVED: readonly string[] = [
  // an option of which only is known that it takes something
  'mgetty -D /tmp/x ttyS0',
  // programs that take their own words from the input
  `ip -b - <<< 'link set eth0 down'`,
  `echo 'settime 1 Jan 2000' | chronyc`,
  `nft -i <<< 'flush ruleset'`,
  `bluetoothctl <<< 'discoverable on'`,
  // settings of a unit
  'systemd-run -p RootDirectory=/tmp/x ls',
  // disks and what lies on them
  'strings /dev/sda1 | grep PRIVATE',
  'grep -a BEGIN /dev/nvme0n1p2',
  'zfs rollback -r tank/home@old',
  'cryptsetup luksHeaderBackup /dev/sda3 --header-backup-file /tmp/h.img',
  // databases that may run programs from then on
  'psql -c "create extension plpython3u"',
  `sqlcmd -Q "sp_configure 'xp_cmdshell',1"`,
  'mysqld --skip-grant-tables',
  'rclone rc core/command command=ls',
  'authselect select minimal with-nopasswdlogin --force',
  'fuser -k 22/tcp',
  'dpkg -i /tmp/a.deb',
  'pacman -U /tmp/x.pkg.tar.zst',
  'lvm lvconvert --merge vg0/snap',
  'apt-get install -y /var/tmp/a.deb',
  'apt-get --allow-downgrades install -y openssl=1.0',
  'rpm -i --nosignature x.rpm',
  'cgdelete -r cpu:/',
  'stress --vm 64 --vm-bytes 99G',
  'firefox --remote-debugging-port=0.0.0.0:9222',
]

const ORDINARY = [
  'apt-get -s purge nodejs',
  'apt-get remove -y nodejs-doc libnode-dev',
  'apt-get install -y nodejs',
  'apk del .build-deps shadow',
  'sudo apt-get remove -y docker docker-engine docker.io containerd runc',
  'brew uninstall node-sass',
  'n 22',
  `virsh <<< 'list'`,
  'echo sources | chronyc',
  `printf 'link set x up\\n' | sudo ip -batch -`,
  'lvm pvs',
  'echo hi | openssl dgst -sha256',
  'systemd-run --user -p Environment=NODE_ENV=test npm test',
  'smartctl -a /dev/sda',
  'sudo dd if=/dev/sdb1 of=backup.img bs=4M',
  'sudo badblocks -sv /dev/sdc',
  'wget -q https://example.com/a.deb -O /tmp/a.deb && sudo dpkg -i /tmp/a.deb',
  'sudo apt install ./a.deb',
  'xdg-open ./report.html',
  'xdg-open https://example.com',
  'sysctl vm.swappiness',
  'ansible-playbook -e ansible_python_interpreter=/usr/bin/python3 site.yml',
  'rclone mount remote:x ~/mnt',
  'chromium --load-extension=./dist http://localhost:3000',
  'fuser -k 3000/tcp',
  'stress --cpu 4 --timeout 30',
  'cmake -B /tmp/build',
  'unzip a.zip -d /tmp/a',
  'sort -T /tmp big.txt',
]

describe('administration', () => {
  it.each(BLOCKED)('rule %s: %s', (rule, command) => {
    expect(analyse(command, { asker: 'agent' })).toMatchObject({ verdict: 'BLOCK', rule })
  })
  it.each(UNRESOLVED)('not known: %s', (command) => {
    expect(analyse(command, { asker: 'agent' }).certainty).not.toBe('known')
  })
  it.each(ORDINARY)('known: %s', (command) => {
    const { verdict, certainty } = analyse(command, { asker: 'agent' })
    expect({ blocked: verdict === 'BLOCK', certainty }).toEqual({
      blocked: false,
      certainty: 'known',
    })
  })
})
