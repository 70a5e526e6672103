import type { ExampleTable } from './example.ts'

export const debianPackages1: ExampleTable = {
  'apport-cli': {
    use: 'apport-cli -c notes.txt → read notes.txt',
    attack: [
      'apport-cli -c /etc/shadow → read /etc/shadow',
      'apport-cli --save=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'apport-retrace': {
    use: 'apport-retrace notes.txt → read notes.txt; install apport-retrace',
    attack: [
      'apport-retrace /etc/shadow → read /etc/shadow; install apport-retrace',
      'apport-retrace notes.txt -o /etc/cron.d/job → read notes.txt; install apport-retrace; write /etc/cron.d/job',
    ],
  },
  'apport-unpack': {
    use: 'apport-unpack notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'apport-unpack /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'apport-unpack notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'apt-add-repository': {
    use: 'apt-add-repository → install apt-add-repository',
  },
  'apt-cache': {
    use: 'apt-cache -c app.conf → read app.conf',
    attack: [
      'apt-cache -c /etc/shadow → read /etc/shadow',
      'apt-cache -p /etc/shadow → read /etc/shadow',
    ],
  },
  'apt-cdrom': {
    use: 'apt-cdrom -c app.conf → read app.conf',
    attack: 'apt-cdrom -c /etc/shadow → read /etc/shadow',
  },
  'apt-config': {
    use: 'apt-config -c app.conf → read app.conf',
    attack: 'apt-config -c /etc/shadow → read /etc/shadow',
  },
  'apt-extracttemplates': {
    use: 'apt-extracttemplates notes.txt → read notes.txt',
    attack: [
      'apt-extracttemplates /etc/shadow → read /etc/shadow',
      'apt-extracttemplates notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  'apt-ftparchive': {
    use: 'apt-ftparchive packages notes.txt -c app.conf → read app.conf',
    attack: [
      'apt-ftparchive packages notes.txt -c /etc/shadow → read /etc/shadow',
      'apt-ftparchive packages notes.txt --db=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'apt-get': {
    use: 'apt-get -c app.conf → read app.conf',
    attack: 'apt-get -c /etc/shadow → read /etc/shadow',
  },
  'apt-get autoclean': {
    use: 'apt-get autoclean -c app.conf → read app.conf',
    attack: 'apt-get autoclean -c /etc/shadow → read /etc/shadow',
  },
  'apt-get autopurge': {
    use: 'apt-get autopurge -c app.conf → read app.conf',
    attack: 'apt-get autopurge -c /etc/shadow → read /etc/shadow',
  },
  'apt-get autoremove': {
    use: 'apt-get autoremove -c app.conf → read app.conf',
    attack: 'apt-get autoremove -c /etc/shadow → read /etc/shadow',
  },
  'apt-get build-dep': {
    use: 'apt-get build-dep demo → install apt-get build-dep',
    attack: 'apt-get build-dep demo -c /etc/shadow → read /etc/shadow; install apt-get build-dep',
  },
  'apt-get changelog': {
    use: 'apt-get changelog -c app.conf → read app.conf',
    attack: 'apt-get changelog -c /etc/shadow → read /etc/shadow',
  },
  'apt-get check': {
    use: 'apt-get check -c app.conf → read app.conf',
    attack: 'apt-get check -c /etc/shadow → read /etc/shadow',
  },
  'apt-get clean': {
    use: 'apt-get clean -c app.conf → read app.conf',
    attack: 'apt-get clean -c /etc/shadow → read /etc/shadow',
  },
  'apt-get depends': {
    use: 'apt-get depends -c app.conf → read app.conf',
    attack: 'apt-get depends -c /etc/shadow → read /etc/shadow',
  },
  'apt-get dist-upgrade': {
    use: 'apt-get dist-upgrade → install apt-get dist-upgrade',
    attack: 'apt-get dist-upgrade -c /etc/shadow → read /etc/shadow; install apt-get dist-upgrade',
  },
  'apt-get download': {
    use: 'apt-get download demo → fetch apt-get download',
    attack: 'apt-get download demo -c /etc/shadow → read /etc/shadow; fetch apt-get download',
  },
  'apt-get edit-sources': {
    use: 'apt-get edit-sources -c app.conf → read app.conf',
    attack: 'apt-get edit-sources -c /etc/shadow → read /etc/shadow',
  },
  'apt-get full-upgrade': {
    use: 'apt-get full-upgrade → install apt-get full-upgrade',
    attack: 'apt-get full-upgrade -c /etc/shadow → read /etc/shadow; install apt-get full-upgrade',
  },
  'apt-get indextargets': {
    use: 'apt-get indextargets -c app.conf → read app.conf',
    attack: 'apt-get indextargets -c /etc/shadow → read /etc/shadow',
  },
  'apt-get install': {
    use: 'apt-get install demo → install apt-get install',
    attack: 'apt-get install demo -c /etc/shadow → read /etc/shadow; install apt-get install',
  },
  'apt-get list': {
    use: 'apt-get list -c app.conf → read app.conf',
    attack: 'apt-get list -c /etc/shadow → read /etc/shadow',
  },
  'apt-get policy': {
    use: 'apt-get policy demo -c app.conf → read app.conf',
    attack: 'apt-get policy demo -c /etc/shadow → read /etc/shadow',
  },
  'apt-get purge': {
    use: 'apt-get purge demo -c app.conf → read app.conf',
    attack: 'apt-get purge demo -c /etc/shadow → read /etc/shadow',
  },
  'apt-get reinstall': {
    use: 'apt-get reinstall demo → install apt-get reinstall',
    attack: 'apt-get reinstall demo -c /etc/shadow → read /etc/shadow; install apt-get reinstall',
  },
  'apt-get remove': {
    use: 'apt-get remove demo -c app.conf → read app.conf',
    attack: 'apt-get remove demo -c /etc/shadow → read /etc/shadow',
  },
  'apt-get satisfy': {
    use: 'apt-get satisfy demo → install apt-get satisfy',
    attack: 'apt-get satisfy demo -c /etc/shadow → read /etc/shadow; install apt-get satisfy',
  },
  'apt-get search': {
    use: 'apt-get search demo -c app.conf → read app.conf',
    attack: 'apt-get search demo -c /etc/shadow → read /etc/shadow',
  },
  'apt-get show': {
    use: 'apt-get show demo -c app.conf → read app.conf',
    attack: 'apt-get show demo -c /etc/shadow → read /etc/shadow',
  },
  'apt-get source': {
    use: 'apt-get source demo → fetch apt-get source',
    attack: 'apt-get source demo -c /etc/shadow → read /etc/shadow; fetch apt-get source',
  },
  'apt-get update': {
    use: 'apt-get update -c app.conf → read app.conf',
    attack: 'apt-get update -c /etc/shadow → read /etc/shadow',
  },
  'apt-get upgrade': {
    use: 'apt-get upgrade → install apt-get upgrade',
    attack: 'apt-get upgrade -c /etc/shadow → read /etc/shadow; install apt-get upgrade',
  },
  'apt-key': {
    use: 'apt-key add app.key --keyring=out.txt → write out.txt',
    attack: [
      'apt-key add /etc/shadow → use /etc/shadow',
      'apt-key add app.key --keyring=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'apt-mark': {
    use: 'apt-mark -c app.conf → read app.conf',
    attack: 'apt-mark -c /etc/shadow → read /etc/shadow',
  },
  'apt-sortpkgs': {
    use: 'apt-sortpkgs notes.txt → read notes.txt',
    attack: [
      'apt-sortpkgs /etc/shadow → read /etc/shadow',
      'apt-sortpkgs notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  aptitude: {
    use: 'aptitude -c app.conf → read app.conf',
    attack: 'aptitude -c /etc/shadow → read /etc/shadow',
  },
  'aptitude changelog': {
    use: 'aptitude changelog -c app.conf → read app.conf',
    attack: 'aptitude changelog -c /etc/shadow → read /etc/shadow',
  },
  'aptitude install': {
    use: 'aptitude install demo → install aptitude install',
    attack: 'aptitude install demo -c /etc/shadow → read /etc/shadow; install aptitude install',
  },
  'aptitude safe-upgrade': {
    use: 'aptitude safe-upgrade → install aptitude safe-upgrade',
    attack:
      'aptitude safe-upgrade -c /etc/shadow → read /etc/shadow; install aptitude safe-upgrade',
  },
  'aptitude search': {
    use: 'aptitude search -c app.conf → read app.conf',
    attack: 'aptitude search -c /etc/shadow → read /etc/shadow',
  },
  'aptitude update': {
    use: 'aptitude update -c app.conf → read app.conf',
    attack: 'aptitude update -c /etc/shadow → read /etc/shadow',
  },
  dch: {
    use: 'dch -c out.txt → write out.txt',
    attack: [
      'dch -c /etc/cron.d/job → write /etc/cron.d/job',
      'dch --changelog=/etc/sudoers → edit /etc/sudoers',
    ],
  },
  debconf: {
    use: 'debconf cat notes.txt → read notes.txt',
    attack: ['debconf cat /etc/shadow → read /etc/shadow', 'debconf bash → shell bash'],
  },
  'debconf-set-selections': {
    use: 'debconf-set-selections notes.txt → read notes.txt',
    attack: 'debconf-set-selections /etc/shadow → read /etc/shadow',
  },
  debsign: {
    use: 'debsign notes.txt → read notes.txt',
    attack: [
      'debsign /etc/shadow → read /etc/shadow',
      'debsign notes.txt -p /tmp/x → run /tmp/x; read notes.txt',
    ],
  },
  'do-release-upgrade': {
    use: 'do-release-upgrade → install do-release-upgrade',
  },
  dpkg: {
    use: 'dpkg demo.deb → read demo.deb',
    attack: [
      'dpkg demo.deb -I /etc/shadow → read /etc/shadow; read demo.deb',
      'dpkg demo.deb -c /etc/shadow → read /etc/shadow; read demo.deb',
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
    use: `dpkg-buildpackage --hook='cat notes.txt' → read notes.txt`,
    attack: [
      'dpkg-buildpackage --hook=/tmp/x → run /tmp/x',
      `dpkg-buildpackage --hook='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'dpkg-deb': {
    use: 'dpkg-deb -x app.deb out → unpack out',
    attack: [
      'dpkg-deb /etc/shadow out → read /etc/shadow; unpack out',
      'dpkg-deb -x app.deb /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  'dpkg-divert': {
    use: 'dpkg-divert /usr/bin/x --divert=out.txt → write out.txt',
    attack: 'dpkg-divert /usr/bin/x --divert=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'dpkg-genchanges': {
    use: 'dpkg-genchanges → nothing',
  },
  'dpkg-name': {
    use: 'dpkg-name notes.txt → read notes.txt',
    attack: 'dpkg-name /etc/shadow → read /etc/shadow',
  },
  'dpkg-parsechangelog': {
    use: 'dpkg-parsechangelog -l notes.txt → read notes.txt',
    attack: 'dpkg-parsechangelog -l /etc/shadow → read /etc/shadow',
  },
  'dpkg-preconfigure': {
    use: 'dpkg-preconfigure notes.txt → read notes.txt',
    attack: 'dpkg-preconfigure /etc/shadow → read /etc/shadow',
  },
  'dpkg-split': {
    use: 'dpkg-split --split notes.txt out → read out',
    attack: 'dpkg-split --split notes.txt out -o /etc/cron.d/job → read out; write /etc/cron.d/job',
  },
  dput: {
    use: 'dput ftp-master notes.txt → read notes.txt',
    attack: [
      'dput ftp-master /etc/shadow → read /etc/shadow',
      'dput ftp-master notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  'equivs-build': {
    use: 'equivs-build notes.txt → read notes.txt',
    attack: 'equivs-build /etc/shadow → read /etc/shadow',
  },
  gdebi: {
    use: 'gdebi demo.deb → read demo.deb; install gdebi',
  },
  mmdebstrap: {
    use: 'mmdebstrap stable out.txt https://example.org/x → fetch https://example.org/x; write out.txt',
    attack: [
      'mmdebstrap stable /etc/cron.d/job https://example.org/x → fetch https://example.org/x; write /etc/cron.d/job',
      'mmdebstrap stable out.txt https://example.org/x --setup-hook=/tmp/x → run /tmp/x; fetch https://example.org/x; write out.txt',
    ],
  },
  nala: {
    use: 'nala -c app.conf → read app.conf',
    attack: 'nala -c /etc/shadow → read /etc/shadow',
  },
  'nala install': {
    use: 'nala install demo → install nala install',
    attack: 'nala install demo -c /etc/shadow → read /etc/shadow; install nala install',
  },
  needrestart: {
    use: 'needrestart -c app.conf → read app.conf',
    attack: 'needrestart -c /etc/shadow → read /etc/shadow',
  },
  pbuilder: {
    use: 'pbuilder --basetgz=notes.txt → read notes.txt',
    attack: [
      'pbuilder --basetgz=/etc/shadow → read /etc/shadow',
      'pbuilder --hookdir=/tmp → load /tmp',
    ],
  },
  'pbuilder execute': {
    use: 'pbuilder execute -- main.sh → nothing',
  },
  'pbuilder login': {
    attack: 'pbuilder login → session pbuilder login',
  },
  reportbug: {
    use: 'reportbug -i notes.txt → read notes.txt; send reportbug',
    attack: 'reportbug -i /etc/shadow → read /etc/shadow; send reportbug',
  },
}
