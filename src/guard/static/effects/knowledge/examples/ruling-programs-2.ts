import type { ExampleTable } from './example.ts'

export const rulingPrograms2: ExampleTable = {
  vzdump: {
    use: [`vzdump 104 --storage nas --mode snapshot → nothing`],
    attack: [`vzdump 104 --dumpdir /etc/cron.d → unpack /etc/cron.d`],
  },
  'netsniff-ng': {
    use: [`netsniff-ng --in a.pcap --out a.txf → write a.txf`],
    unclear: [`netsniff-ng --in eth0 --out a.pcap → whose traffic it reads`],
    attack: [`netsniff-ng --in a.pcap --out /etc/passwd → write /etc/passwd`],
  },
  nping: {
    use: [`nping --tcp -p 443 -c 3 shop.example.org → look-around nping`],
    unclear: [
      `nping --tcp-connect -p 22 --rate 90000 -c 900000 db.internal → how much the other side can bear`,
    ],
  },
  'duplicati-cli': {
    use: [`duplicati-cli list file:///srv/duplicati → nothing`],
    unclear: [`duplicati-cli purge-broken x → which backups are kept`],
  },
  'proxmox-backup-client': {
    use: [`proxmox-backup-client list --repository backup@pbs@nas.internal:store1 → nothing`],
    unclear: [`proxmox-backup-client restore x root.pxar / → what it makes of "/"`],
  },
  bastille: { use: [`bastille list all → nothing`] },
  'bastille cmd': { use: [`bastille cmd web ls → nothing`] },
  'samba-tool dns': { use: [`samba-tool dns query dc1 example.internal www A → nothing`] },
  'samba-tool': {
    unclear: [
      `samba-tool dns add dc1 example.internal www A 10.0.0.1 → who answers its questions from then on`,
      `samba-tool domain passwordsettings set --history-length=1 → who may log in, and what is checked, from then on`,
    ],
  },
  'bpftool map': { use: [`bpftool map show → nothing`] },
  bpftool: { unclear: [`bpftool map dump name ssl_data → what programs keep there`] },
  'grub2-reboot': { unclear: [`grub2-reboot 2 → how the machine starts from then on`] },
  'grub2-set-default': { unclear: [`grub2-set-default 2 → how the machine starts from then on`] },
  'grub-set-default': {
    unclear: [`grub-set-default memtest → how the machine starts from then on`],
  },
  'kernel-install': {
    unclear: [`kernel-install remove 6.1.0 → how the machine starts from then on`],
  },
  rtcwake: {
    use: [`rtcwake -m no -s 60 → nothing`],
    unclear: [`rtcwake -m off -s 99999 → when the machine comes back`],
  },
  zfs: {
    use: [`zfs set compression=lz4 tank/a → nothing`],
    unclear: [
      `zfs set mountpoint=/etc tank/a → what is seen, shared or checked there from then on`,
    ],
  },
  fallocate: {
    use: 'fallocate -l 1G swapfile → write swapfile',
    attack: 'fallocate -l 1K /etc/cron.d/job → write /etc/cron.d/job',
    unclear: [
      `fallocate --punch-hole -o 0 -l 5G a.img → what is lost with it`,
      `fallocate -l 900G a.img → how much room is left`,
    ],
  },
  diskutil: {
    unclear: [
      `diskutil apfs changePassphrase disk1s5 -user disk → who can open it from then on, and what is left`,
    ],
  },
  semodule: {
    use: [`semodule -l → nothing`],
    unclear: [`semodule -d sshd → what no longer watches or checks`],
  },
  faillog: {
    use: [`faillog -u ann → nothing`],
    unclear: [`faillog -a -m 0 → which log-ins are refused from then on`],
  },
  ebtables: {
    use: [`ebtables -L → nothing`],
    attack: 'ebtables --atomic-file /etc/cron.d/rules --atomic-save → write /etc/cron.d/rules',
    unclear: [
      `ebtables -t nat -A PREROUTING -j redirect --redirect-target DROP → whom the traffic passes from then on`,
    ],
  },
  ethtool: {
    use: [`ethtool eth0 → nothing`],
    unclear: [`ethtool -E eth0 magic 0x1 offset 0 value 0 → the firmware that it writes`],
  },
  arping: { unclear: [`arping -U -I eth0 10.0.0.1 → whom the traffic passes from then on`] },
  connmanctl: { unclear: [`connmanctl tether wifi on x y → whom the traffic passes from then on`] },
  iwconfig: {
    use: [`iwconfig wlan0 → nothing`],
    unclear: [`iwconfig wlan0 mode monitor → whose traffic it reads`],
  },
  iw: {
    use: [`iw dev wlan0 link → nothing`],
    unclear: [`iw dev wlan0 set type monitor → whose traffic it reads`],
  },
  'airmon-ng': { unclear: [`airmon-ng start wlan0 → whose traffic it reads`] },
  'airodump-ng': { unclear: [`airodump-ng wlan0mon → whose traffic it reads`] },
  btmgmt: { use: [`btmgmt info → nothing`], unclear: [`btmgmt io-cap 3 → who is let in by radio`] },
  l2ping: {
    use: [`l2ping -c 3 5C:F3:70:8B:11:22 → nothing`],
    unclear: [`l2ping -f 5C:F3:70:8B:11:22 → how much the other side can bear`],
  },
  chronyc: {
    use: [
      `chronyc tracking → nothing`,
      `chronyc -n sources → nothing`,
      `chronyc makestep → nothing`,
    ],
    unclear: [
      `chronyc -a 'settime Jan 1, 2038 00:00:00' → what time the machine believes it is`,
      `chronyc add server ntp.example.net → what time the machine believes it is`,
    ],
  },
  ntpq: {
    use: [`ntpq -p → nothing`],
    unclear: [`ntpq -c ':config unpeer ntp1' → what time the machine believes it is`],
  },
  hwclock: {
    use: [`hwclock -r → nothing`, `hwclock -w → nothing`],
    unclear: [`hwclock --set --date=1999-12-31 → what time the machine believes it is`],
  },
  adjtimex: {
    use: [`adjtimex --print → nothing`],
    unclear: [`adjtimex --tick 11000 → what time the machine believes it is`],
  },
  timedatectl: {
    use: [`timedatectl status → nothing`],
    unclear: [`timedatectl set-time 2012-01-01 → what time the machine believes it is`],
  },
  networkctl: {
    use: [`networkctl status → nothing`],
    unclear: [`networkctl delete br0 → whether the machine can still be reached`],
  },
  iptunnel: {
    use: [`iptunnel show → nothing`],
    unclear: [`iptunnel add x mode gre remote 203.0.113.9 → whom the traffic passes from then on`],
  },
  bootupctl: {
    use: [`bootupctl status → nothing`],
    unclear: [`bootupctl update → how the machine starts from then on`],
  },
  nvram: {
    use: [`nvram -p → nothing`],
    unclear: [`nvram boot-args=-v → how the machine starts from then on`],
  },
  VBoxManage: {
    unclear: [`VBoxManage controlvm win recording on → whom it listens to or looks at`],
  },
  pct: {
    use: [`pct list → nothing`],
    unclear: [`pct set 201 --unprivileged 0 → what the container may do to the machine`],
  },
  iocage: {
    use: [`iocage list → nothing`],
    unclear: [`iocage set allow_mount=1 db → what the container may do to the machine`],
  },
  xe: {
    use: [`xe vm-list → nothing`],
    unclear: [
      `xe vm-destroy uuid=1 → what becomes of the machines there`,
      `xe pool-dump-database file-name=x → what becomes of the machines there`,
    ],
  },
  dtruss: {
    use: [`dtruss ls → nothing`],
    unclear: [`dtruss -p 4711 → the process that it reaches into`],
    attack: [`dtruss cat /etc/shadow → read /etc/shadow`],
  },
  ktrace: {
    use: [`ktrace ls → nothing`],
    unclear: [`ktrace -p 4711 → the process that it reaches into`],
    attack: [`ktrace -f /etc/passwd ls → write /etc/passwd`],
  },
  borg: { unclear: [`borg config repo append_only 0 → which backups are kept`] },
  'rdiff-backup': {
    attack: [`rdiff-backup --force --remove-older-than 0B repo → destroy rdiff-backup`],
    unclear: [`rdiff-backup --force --remove-older-than 1B repo → which backups are kept`],
  },
  postconf: {
    use: [`postconf -n → nothing`],
    unclear: [`postconf -e 'always_bcc = x@example.net' → who reads the mail from then on`],
  },
  exim: { unclear: [`exim -Mrm 1abc → what becomes of the mail`] },
  fetchmail: {
    unclear: [`fetchmail --smtphost mail.example.net → who reads the mail from then on`],
  },
  varnishadm: {
    use: [`varnishadm vcl.list → nothing`],
    unclear: [`varnishadm vcl.inline x y → what runs there from then on`],
  },
  dsconf: {
    use: [`dsconf corp backend list → nothing`],
    unclear: [`dsconf corp config replace x=y → who may log in, and what is checked, from then on`],
  },
  dsctl: {
    use: [`dsctl corp status → nothing`],
    unclear: [`dsctl corp remove --do-it → who may log in, and what is checked, from then on`],
  },
  dsidm: { use: [`dsidm corp user list → nothing`] },
  syncthing: {
    unclear: [`syncthing cli config devices add --device-id X → who gets the files from then on`],
  },
  launchctl: {
    unclear: [
      `launchctl setenv DYLD_INSERT_LIBRARIES /Users/Shared/x.dylib → what every program loads from then on`,
    ],
  },
  qdbus: { unclear: [`qdbus a.b /a/b a.b.readPasswordList 1 → a method of another program`] },
}
