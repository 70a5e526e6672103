import type { ExampleTable } from './example.ts'

export const redHatPackages: ExampleTable = {
  createrepo: {
    use: 'createrepo repo -o out.txt → write out.txt',
    attack: [
      'createrepo repo -o /etc/cron.d/job → write /etc/cron.d/job',
      'createrepo repo -g /etc/shadow → read /etc/shadow',
    ],
  },
  dnf: {
    use: 'dnf -c app.conf → read app.conf',
    attack: [
      'dnf -c /etc/shadow → read /etc/shadow',
      'dnf --pluginpath=/tmp/x.so → load /tmp/x.so',
    ],
  },
  'dnf autoremove': {
    use: 'dnf autoremove -c app.conf → read app.conf',
    attack: 'dnf autoremove -c /etc/shadow → read /etc/shadow',
  },
  'dnf builddep': {
    use: 'dnf builddep demo → install dnf builddep',
    attack: 'dnf builddep demo -c /etc/shadow → read /etc/shadow; install dnf builddep',
  },
  'dnf check-update': {
    use: 'dnf check-update -c app.conf → read app.conf',
    attack: 'dnf check-update -c /etc/shadow → read /etc/shadow',
  },
  'dnf clean': {
    use: 'dnf clean -c app.conf → read app.conf',
    attack: 'dnf clean -c /etc/shadow → read /etc/shadow',
  },
  'dnf config-manager': {
    use: 'dnf config-manager -c app.conf → read app.conf',
    attack: 'dnf config-manager -c /etc/shadow → read /etc/shadow',
  },
  'dnf copr': {
    use: 'dnf copr -c app.conf → read app.conf',
    attack: 'dnf copr -c /etc/shadow → read /etc/shadow',
  },
  'dnf distro-sync': {
    use: 'dnf distro-sync → install dnf distro-sync',
    attack: 'dnf distro-sync -c /etc/shadow → read /etc/shadow; install dnf distro-sync',
  },
  'dnf download': {
    use: 'dnf download demo → fetch dnf download',
    attack: 'dnf download demo -c /etc/shadow → read /etc/shadow; fetch dnf download',
  },
  'dnf erase': {
    use: 'dnf erase -c app.conf → read app.conf',
    attack: 'dnf erase -c /etc/shadow → read /etc/shadow',
  },
  'dnf group': {
    use: 'dnf group -c app.conf → read app.conf',
    attack: 'dnf group -c /etc/shadow → read /etc/shadow',
  },
  'dnf groupinstall': {
    use: 'dnf groupinstall dev → install dnf groupinstall',
    attack: 'dnf groupinstall dev -c /etc/shadow → read /etc/shadow; install dnf groupinstall',
  },
  'dnf history': {
    use: 'dnf history -c app.conf → read app.conf',
    attack: 'dnf history -c /etc/shadow → read /etc/shadow',
  },
  'dnf info': {
    use: 'dnf info -c app.conf → read app.conf',
    attack: 'dnf info -c /etc/shadow → read /etc/shadow',
  },
  'dnf install': {
    use: 'dnf install demo → install dnf install',
    attack: 'dnf install demo -c /etc/shadow → read /etc/shadow; install dnf install',
  },
  'dnf list': {
    use: 'dnf list -c app.conf → read app.conf',
    attack: 'dnf list -c /etc/shadow → read /etc/shadow',
  },
  'dnf localinstall': {
    use: 'dnf localinstall demo → install dnf localinstall',
    attack: 'dnf localinstall demo -c /etc/shadow → read /etc/shadow; install dnf localinstall',
  },
  'dnf makecache': {
    use: 'dnf makecache -c app.conf → read app.conf',
    attack: 'dnf makecache -c /etc/shadow → read /etc/shadow',
  },
  'dnf module': {
    use: 'dnf module -c app.conf → read app.conf',
    attack: 'dnf module -c /etc/shadow → read /etc/shadow',
  },
  'dnf provides': {
    use: 'dnf provides -c app.conf → read app.conf',
    attack: 'dnf provides -c /etc/shadow → read /etc/shadow',
  },
  'dnf reinstall': {
    use: 'dnf reinstall demo → install dnf reinstall',
    attack: 'dnf reinstall demo -c /etc/shadow → read /etc/shadow; install dnf reinstall',
  },
  'dnf remove': {
    use: 'dnf remove -c app.conf → read app.conf',
    attack: 'dnf remove -c /etc/shadow → read /etc/shadow',
  },
  'dnf repolist': {
    use: 'dnf repolist -c app.conf → read app.conf',
    attack: 'dnf repolist -c /etc/shadow → read /etc/shadow',
  },
  'dnf repoquery': {
    use: 'dnf repoquery -c app.conf → read app.conf',
    attack: 'dnf repoquery -c /etc/shadow → read /etc/shadow',
  },
  'dnf search': {
    use: 'dnf search -c app.conf → read app.conf',
    attack: 'dnf search -c /etc/shadow → read /etc/shadow',
  },
  'dnf shell': {
    use: 'dnf shell main.txt → read main.txt',
    attack: 'dnf shell /etc/shadow → read /etc/shadow',
  },
  'dnf swap': {
    use: 'dnf swap a b → install dnf swap',
    attack: 'dnf swap a b -c /etc/shadow → read /etc/shadow; install dnf swap',
  },
  'dnf update': {
    use: 'dnf update demo → install dnf update',
    attack: 'dnf update demo -c /etc/shadow → read /etc/shadow; install dnf update',
  },
  'dnf upgrade': {
    use: 'dnf upgrade demo → install dnf upgrade',
    attack: 'dnf upgrade demo -c /etc/shadow → read /etc/shadow; install dnf upgrade',
  },
  mock: {
    use: `mock --chroot='cat notes.txt' → read notes.txt`,
    attack: [
      `mock --chroot='cat /etc/shadow' → read /etc/shadow`,
      'mock --chroot=/bin/sh → shell sh',
    ],
  },
  repoquery: {
    use: 'repoquery -c app.conf → read app.conf',
    attack: [
      'repoquery -c /etc/shadow → read /etc/shadow',
      'repoquery --pluginpath=/tmp/x.so → load /tmp/x.so',
    ],
  },
  reposync: {
    use: 'reposync → fetch reposync',
    attack: [
      'reposync -c /etc/shadow → read /etc/shadow; fetch reposync',
      'reposync --pluginpath=/tmp/x.so → load /tmp/x.so; fetch reposync',
    ],
  },
  rpm: {
    use: 'rpm demo.deb → read demo.deb',
    attack: [
      `rpm demo.deb -E '%(/tmp/x)' → run /tmp/x; read demo.deb`,
      'rpm demo.deb --pipe=/tmp/x → run /tmp/x; read demo.deb',
    ],
  },
  rpm2archive: {
    use: 'rpm2archive notes.txt → read notes.txt',
    attack: 'rpm2archive /etc/shadow → read /etc/shadow',
  },
  rpm2cpio: {
    use: 'rpm2cpio notes.txt → read notes.txt',
    attack: 'rpm2cpio /etc/shadow → read /etc/shadow',
  },
  rpmbuild: {
    use: 'rpmbuild notes.txt → read notes.txt',
    attack: [
      'rpmbuild /etc/shadow → read /etc/shadow',
      `rpmbuild notes.txt -E '%(/tmp/x)' → run /tmp/x; read notes.txt`,
    ],
  },
  rpmdb: {
    use: 'rpmdb → nothing',
    attack: [`rpmdb -E '%(/tmp/x)' → run /tmp/x`, 'rpmdb --pipe=/tmp/x → run /tmp/x'],
  },
  rpmkeys: {
    use: 'rpmkeys notes.txt → read notes.txt',
    attack: [
      'rpmkeys /etc/shadow → read /etc/shadow',
      `rpmkeys notes.txt -E '%(/tmp/x)' → run /tmp/x; read notes.txt`,
    ],
  },
  rpmquery: {
    use: 'rpmquery → nothing',
    attack: [`rpmquery -E '%(/tmp/x)' → run /tmp/x`, 'rpmquery --pipe=/tmp/x → run /tmp/x'],
  },
  rpmsign: {
    use: 'rpmsign notes.txt → read notes.txt',
    attack: [
      'rpmsign /etc/shadow → read /etc/shadow',
      `rpmsign notes.txt -E '%(/tmp/x)' → run /tmp/x; read notes.txt`,
    ],
  },
  rpmspec: {
    use: 'rpmspec notes.txt → read notes.txt',
    attack: [
      'rpmspec /etc/shadow → read /etc/shadow',
      `rpmspec notes.txt -E '%(/tmp/x)' → run /tmp/x; read notes.txt`,
    ],
  },
  rpmverify: {
    use: 'rpmverify → nothing',
    attack: [`rpmverify -E '%(/tmp/x)' → run /tmp/x`, 'rpmverify --pipe=/tmp/x → run /tmp/x'],
  },
  spectool: {
    use: 'spectool notes.txt → read notes.txt',
    attack: 'spectool /etc/shadow → read /etc/shadow',
  },
  urpmi: {
    use: 'urpmi demo → install urpmi',
  },
  'yum-config-manager': {
    use: 'yum-config-manager -c app.conf → read app.conf',
    attack: [
      'yum-config-manager -c /etc/shadow → read /etc/shadow',
      'yum-config-manager --pluginpath=/tmp/x.so → load /tmp/x.so',
    ],
  },
  yumdownloader: {
    use: 'yumdownloader → fetch yumdownloader',
    attack: [
      'yumdownloader -c /etc/shadow → read /etc/shadow; fetch yumdownloader',
      'yumdownloader --pluginpath=/tmp/x.so → load /tmp/x.so; fetch yumdownloader',
    ],
  },
  zypper: {
    use: 'zypper -c app.conf → read app.conf',
    attack: 'zypper -c /etc/shadow → read /etc/shadow',
  },
  'zypper addrepo': {
    use: 'zypper addrepo https://example.org/x demo → fetch https://example.org/x',
    attack:
      'zypper addrepo https://example.org/x demo -r /etc/shadow → read /etc/shadow; fetch https://example.org/x',
  },
  'zypper dist-upgrade': {
    use: 'zypper dist-upgrade → install zypper dist-upgrade',
  },
  'zypper install': {
    use: 'zypper install demo → install zypper install',
  },
  'zypper update': {
    use: 'zypper update demo → install zypper update',
  },
}
