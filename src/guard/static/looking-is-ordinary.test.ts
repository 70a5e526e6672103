import { describe, expect, it } from 'vitest'
import { createStaticGuard } from './index.ts'

const guard = createStaticGuard({ doubt: false })

describe('what only looks', () => {
  it.each([
    'gsettings list-recursively org.gnome.desktop.interface',
    'nmcli -g proxy.method,proxy.pac-url connection show Home',
    'nmcli -t -f active,ssid dev wifi',
    'udevadm info --query=all --name=/dev/sda',
    'udevadm info -a -n /dev/input/event0',
    'findmnt -no OPTIONS /home',
    'findmnt -T /etc',
    'sudo hdparm -tT /dev/sda',
    'sudo tlp-stat -b',
    'sudo blkid /dev/sda1',
    'sudo dumpe2fs -h /dev/sda1',
    'sudo sgdisk -p /dev/sda',
    `sudo xfs_db -r -c 'sb 0' -c 'p magicnum' /dev/mapper/vg0-srv`,
    'systemd-analyze cat-config systemd/journald.conf',
    'systemd-analyze verify ~/.config/systemd/user/x.service',
    'systemctl --user show-environment',
    `systemctl --user show-environment | grep -E '^(PATH|LANG)='`,
    'firewall-cmd --zone=trusted --list-all',
    'dbus-send --session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.ListNames',
    'openssl crl2pkcs7 -nocrl -certfile chain.pem | openssl pkcs7 -print_certs -noout',
    `grep -E 'VmRSS|Threads' /proc/"$(pgrep -n node)"/status`,
    `tr '\\0' ' ' < /proc/"$(pgrep -n sshd)"/cmdline`,
    'for p in $(pgrep nginx); do cat /proc/$p/limits; done',
    'gtk-update-icon-cache ~/.icons/Papirus',
    'tar xzf theme.tgz -C ~/.themes',
    'unzip font.zip -d ~/.local/share/fonts',
  ])('is known: %s', (command) =>
    expect(guard.analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))

  it.each([
    'nmcli con mod Home proxy.method auto proxy.pac-url http://203.0.113.9/p.pac',
    'nmcli connection modify Home proxy.pac-url https://wpad.brightwave.net/x',
    `xfs_db -x -c 'write magicnum 0' /dev/sda1`,
    'firewall-cmd --zone=trusted --add-interface=eth0',
    'firewall-cmd --zone=trusted --list-all --remove-service=ssh',
    'systemctl --user show-environment | grep -i token',
    'systemctl show app -p Environment',
    'cat /proc/$(pgrep -n node)/maps',
    'cat /proc/$(pgrep -n node)/auxv',
    'dbus-send --dest=org.x.Y / org.x.Y.DeleteAll',
    'tar xzf theme.tgz -C ~/.config',
    'tar xzf theme.tgz -C ~/.local/share',
  ])('is not what changes, or tells secrets: %s', (command) =>
    expect(guard.analyse(command)).toMatchObject({ certainty: 'unresolved' }))
})

describe('looking at a cloud', () => {
  it.each([
    'gcloud transfer jobs list',
    'gcloud alpha transfer jobs run J',
    'gcloud alpha builds triggers config export t',
    'gcloud storage buckets notifications create gs://b --topic t',
    'gcloud tasks describe t --queue q',
    'gcloud dns record-sets transaction add 1.2.3.4 --name x.example. --zone z',
    'gcloud alpha transfer jobs describe J',
    'gcloud alpha apigee developers list',
    'gcloud alpha scc manage custom-modules etd list-effective --organization=1',
    'gcloud beta container backup-restore restore-plans list --location=us-central1',
    'gcloud beta compute os-config patch-jobs describe job1',
    'gcloud alpha compute url-maps config export my-map',
    'gcloud compute url-maps export web --destination=web.yaml',
    'gcloud alpha sql instances config export my-instance',
    'gcloud storage buckets notifications list gs://b',
    'gcloud alpha bq migration-workflows describe w',
    'gcloud privateca pools get-ca-certs my-pool --output-file=ca.pem --location=us-west1',
    'gcloud dns record-sets export records.yaml --zone=z',
  ])('is known: %s', (command) =>
    expect(guard.analyse(command)).toMatchObject({ certainty: 'known' }))

  it.each([
    'gcloud transfer jobs create gs://ours gs://theirs',
    'gcloud alpha apigee apps list',
    'gcloud alpha secrets versions config export v',
    'gcloud alpha compute instances config export vm',
    'gcloud alpha monitoring channels config export c',
    'gcloud compute images export --image i --destination-uri gs://theirs/i.tar.gz',
    'gcloud datastore export gs://theirs',
    'gcloud firestore export gs://theirs',
    'gcloud compute os-login ssh-keys add --key k',
    'gcloud dns record-sets import records.yaml --zone=z',
  ])('is not what changes, sends or tells secrets: %s', (command) =>
    expect(guard.analyse(command)).toMatchObject({ certainty: 'unresolved' }))
})
