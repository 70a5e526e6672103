import type { ExampleTable } from './example.ts'

export const rulingPrograms1: ExampleTable = {
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
}
