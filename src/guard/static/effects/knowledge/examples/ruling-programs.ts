import type { ExampleTable } from './example.ts'

export const rulingPrograms: ExampleTable = {
  arptables: {
    use: [`arptables -L -n → nothing`],
    unclear: [`arptables -F → what is let in from then on`],
  },
  airport: {
    use: [`airport -I → nothing`],
    unclear: [`airport en0 sniff 6 → whose traffic it reads`],
  },
  csf: { use: [`csf -l → nothing`], unclear: [`csf -x → what is let in from then on`] },
  firehol: {
    use: [`firehol status → nothing`],
    unclear: [`firehol stop → what is let in from then on`],
  },
  ipf: {
    use: [`ipf -V → nothing`],
    unclear: [`ipf -D → what is let in from then on`],
    attack: [`ipf -f /etc/shadow → read /etc/shadow`],
  },
  ipfstat: { use: [`ipfstat -io → nothing`] },
  ipfw: {
    use: [`ipfw list → nothing`, `ipfw -a list → nothing`],
    unclear: [
      `ipfw -f flush → what is let in from then on`,
      `ipfw add 10 allow ip from any to any → what is let in from then on`,
    ],
  },
  npfctl: {
    use: [`npfctl validate npf.conf → nothing`],
    unclear: [`npfctl stop → what is let in from then on`],
  },
  pfctl: {
    use: [`pfctl -si → nothing`, `pfctl -nf pf.conf → read pf.conf`],
    unclear: [
      `pfctl -d → what is let in from then on`,
      `pfctl -f pf.conf → the rules that it is given`,
    ],
    attack: [`pfctl -f /etc/shadow → read /etc/shadow`],
  },
  shorewall: {
    use: [`shorewall check → nothing`],
    unclear: [`shorewall clear → what is let in from then on`],
  },
  shorewall6: { use: [`shorewall6 status → nothing`] },
  macchanger: {
    use: [`macchanger -s eth0 → nothing`],
    unclear: [`macchanger -r eth0 → under which name the machine is seen`],
  },
  keymgr: {
    use: [`keymgr example.org. list → nothing`],
    unclear: [`keymgr example.org. share 1a2b other.org. → who answers its questions from then on`],
    attack: [`keymgr -c /etc/shadow example.org. list → read /etc/shadow`],
  },
  knotc: {
    use: [`knotc zone-status → nothing`, `knotc zone-set example.org www 300 A 10.0.0.1 → nothing`],
    unclear: [
      `knotc zone-set example.org @ 60 NS ns.example.net → who answers its questions from then on`,
      `knotc conf-set server.listen x → who answers its questions from then on`,
    ],
    attack: [`knotc -c /etc/shadow status → read /etc/shadow`],
  },
  'nsd-checkconf': { use: [`nsd-checkconf nsd.conf → nothing`] },
  'nsd-checkzone': {
    use: [`nsd-checkzone example.org zones/example.org.zone → read zones/example.org.zone`],
    attack: [`nsd-checkzone example.org /etc/shadow → read /etc/shadow`],
  },
  'nsd-control': {
    use: [`nsd-control status → nothing`],
    unclear: [`nsd-control addzone example.net x → who answers its questions from then on`],
    attack: [`nsd-control -c /etc/shadow status → read /etc/shadow`],
  },
  pdns_control: {
    use: [`pdns_control uptime → nothing`],
    unclear: [`pdns_control set query-logging no → who answers its questions from then on`],
  },
  pdnsutil: {
    use: [
      `pdnsutil list-zone example.org → nothing`,
      `pdnsutil add-record example.org www A 300 10.0.0.1 → nothing`,
    ],
    unclear: [
      `pdnsutil delete-zone example.org → who answers its questions from then on`,
      `pdnsutil add-record example.org @ NS ns.example.net → who answers its questions from then on`,
    ],
  },
  circusctl: {
    use: [`circusctl stats → nothing`, `circusctl incr web 2 → nothing`],
    unclear: [`circusctl rmwatcher web → what runs there from then on`],
  },
  dinitctl: {
    use: [`dinitctl restart web → nothing`],
    unclear: [`dinitctl stop ufw → whether the machine may be without it`],
  },
  herd: {
    use: [`herd restart nginx → nothing`],
    unclear: [`herd stop nftables → whether the machine may be without it`],
  },
  rcctl: {
    use: [`rcctl enable httpd → nothing`],
    unclear: [`rcctl disable fail2ban → whether the machine may be without it`],
  },
  's6-rc': {
    use: [`s6-rc -a list → nothing`],
    unclear: [`s6-rc stop ufw → whether the machine may be without it`],
  },
  's6-svscanctl': {
    use: [`s6-svscanctl -an run/service → nothing`],
    unclear: [`s6-svscanctl -t run/service → what no longer watches or checks`],
  },
  's6-svstat': { use: [`s6-svstat -o up,pid run/service/redis → nothing`] },
  svcadm: {
    use: [`svcadm restart network/ssh → nothing`],
    unclear: [`svcadm disable ufw → whether the machine may be without it`],
  },
  svcs: { use: [`svcs -a → nothing`] },
  sysrc: {
    use: [`sysrc nginx_enable=YES → nothing`],
    unclear: [`sysrc pf_enable=NO → what no longer watches or checks`],
    attack: [`sysrc -f /etc/sudoers a=b → edit /etc/sudoers`],
  },
  authconfig: {
    use: [`authconfig --test → nothing`],
    unclear: [`authconfig --disablemd5 --update → who may log in from then on`],
  },
  chflags: {
    use: [`chflags nohidden ~/Library → nothing`],
    unclear: [`chflags noschg /etc/rc.conf → what may be changed or removed`],
  },
  pkcheck: { use: [`pkcheck --action-id org.freedesktop.login1.reboot --process 4711 → nothing`] },
  profiles: {
    use: [`profiles status -type enrollment → nothing`],
    unclear: [`profiles install -path x.mobileconfig → which settings others prescribe`],
  },
  pw: { use: [`pw groupshow operator → nothing`] },
  sss_cache: { use: [`sss_cache -u emil → nothing`] },
  augenrules: {
    use: [`augenrules --check → nothing`],
    unclear: [`augenrules --load → what is recorded from then on`],
  },
  cscli: {
    use: [`cscli hub update → nothing`, `cscli decisions list → nothing`],
    unclear: [`cscli decisions delete --all → what is let in from then on`],
    attack: [`cscli -c /etc/shadow hub list → read /etc/shadow`],
  },
  evmctl: {
    use: [`evmctl ima_hash build/agentd → nothing`],
    unclear: [`evmctl import x.der keyring → what counts as unchanged from then on`],
  },
  lastcomm: {
    use: [`lastcomm --user lars → nothing`],
    attack: [`lastcomm -f /etc/shadow → read /etc/shadow`],
  },
  sigtool: { use: [`sigtool --info daily.cvd → nothing`] },
  'syslog-ng-ctl': {
    use: [`syslog-ng-ctl stats → nothing`],
    unclear: [`syslog-ng-ctl licence x → what is recorded from then on`],
  },
  clevis: {
    use: [`clevis luks list -d /dev/sdb1 → nothing`],
    unclear: [`clevis luks bind -d /dev/sdb1 tpm2 x → who can open it from then on`],
  },
  drbdadm: {
    use: [`drbdadm status → nothing`, `drbdadm adjust erp → nothing`],
    unclear: [`drbdadm invalidate erp → what is lost with it`],
  },
  fscrypt: {
    use: [`fscrypt status /home → nothing`],
    unclear: [`fscrypt encrypt notes → who can open it from then on`],
  },
  geli: {
    use: [`geli status → nothing`],
    unclear: [`geli kill ada1p1 → who can open it from then on`],
  },
  nbdinfo: { use: [`nbdinfo nbd://localhost/dev → nothing`] },
  'partclone.chkimg': { use: [`partclone.chkimg -s home.pcl → nothing`] },
  'partclone.info': { use: [`partclone.info -s sda2.img → nothing`] },
  tgtadm: {
    use: [`tgtadm --lld iscsi --op show --mode target → nothing`],
    unclear: [
      `tgtadm --lld iscsi --op bind --mode target --tid 1 -I ALL → who gets the disks from then on`,
    ],
  },
  'corosync-cfgtool': {
    use: [`corosync-cfgtool -s → nothing`],
    unclear: [`corosync-cfgtool -k 2 → what becomes of the machines there`],
  },
  mfssettrashtime: { unclear: [`mfssettrashtime -r 0 data → what is lost with it`] },
  xfs_fsr: { use: [`xfs_fsr -v data → nothing`] },
  xfs_info: { use: [`xfs_info data → nothing`] },
  xfs_quota: { use: [`xfs_quota -x -c 'limit bsoft=45g ann' /home → nothing`] },
  traffic_ctl: {
    use: [`traffic_ctl metric get x → nothing`],
    unclear: [
      `traffic_ctl config set proxy.config.url_remap.remap_required 0 → what runs there from then on`,
    ],
  },
  getcert: {
    use: [`getcert list -s → nothing`],
    unclear: [`getcert stop-tracking -i x → which keys are kept there, and who gets them`],
  },
  tpm2_getcap: {
    use: [`tpm2_getcap algorithms → nothing`],
    attack: [`tpm2_getcap -o /etc/passwd algorithms → write /etc/passwd`],
  },
  tpm2_getrandom: {
    use: [`tpm2_getrandom --hex 16 → nothing`],
    attack: [`tpm2_getrandom -o /etc/passwd 16 → write /etc/passwd`],
  },
  tpm2_pcrread: {
    use: [`tpm2_pcrread sha256:0 → nothing`],
    attack: [`tpm2_pcrread -o /etc/passwd → write /etc/passwd`],
  },
  ykman: {
    use: [`ykman piv info → nothing`, `ykman oath accounts list → nothing`],
    unclear: [
      `ykman oath accounts code → which keys are kept there, and who gets them`,
      `ykman piv reset → which keys are kept there, and who gets them`,
    ],
  },
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
    unclear: [`rdiff-backup --force --remove-older-than 0B repo → which backups are kept`],
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
