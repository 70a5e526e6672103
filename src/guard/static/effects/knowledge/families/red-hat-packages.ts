import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, ImplicitFile } from '../facts.ts'
import { REMOVED_SYSTEM_PACKAGE } from '../guard-facts.ts'
import {
  DOWNGRADED,
  FORCED_REMOVAL,
  HELD_BACK,
  REMOVED_BASE,
  REMOVED_RECORD,
  REMOVED_UPDATES,
  UNPROVED,
  UNSIGNED_PACKAGES,
} from '../joint-facts.ts'

const DNF =
  'c,config:job-config setopt:setting.dnf installroot:peek releasever: repofrompath: repo,repoid: enablerepo: disablerepo: x,exclude,excludepkgs: enableplugin: disableplugin: forcearch: comment: rpmverbosity: d,debuglevel: e,errorlevel: R,randomwait: destdir,downloaddir:peek advisory: sec-severity: color:'
const RPM =
  'E,eval:code.rpm D,define:code.rpm pipe:side load:script.rpm rcfile:config macros:config root:peek r:peek dbpath:peek qf,queryformat: f,file: p,package: g,group: triggeredby: whatrequires: whatprovides: fileid: hdrid: pkgid: tid: relocate: prefix: excludepath: undefine:'

const RPM_MACRO: CommandArgument = [/^__\w+\s+(\/\S+)/, 'tool']

const SPEC_FILE: ImplicitFile = { path: /\.spec$/, language: 'package-script' }

/** Package managers of Red Hat, SUSE and Mageia. */
export const redHatPackages: KnowledgeTable = {
  alternatives: '=update-alternatives',
  createrepo: 'peek | o,outputdir:write-dir g:read x: i:read s: c:',
  createrepo_c: '=createrepo',
  dnf: {
    line: ` | ${DNF} | sub out=meta speaks kind=described others=alias,changelog,check,deplist,dsync,mark,needs-restarting,offline-upgrade,repoinfo,repository-packages,updateinfo,versionlock,advisory,environment,leaves,replace,rq,se,ls,whatprovides,debuginfo-install,system-upgrade`,
    disarms: REMOVED_SYSTEM_PACKAGE,
    settings: [[/^(?:.+\.)?(?:pluginpath)$/, 'lib']],
    destroys: [FORCED_REMOVAL, REMOVED_BASE],
    unclear: [
      REMOVED_RECORD,
      DOWNGRADED,
      HELD_BACK,
      REMOVED_UPDATES,
      UNSIGNED_PACKAGES,
      [new RegExp(`--add-repo[= ]${UNPROVED}`), 'where packages come from from now on'],
    ],
  },
  'dnf autoremove': `-* | ${DNF}`,
  'dnf builddep': `maybe* | ${DNF} | install`,
  'dnf check-update': `-* | ${DNF} | out=meta`,
  'dnf clean': `-* | ${DNF}`,
  'dnf config-manager': `-* | ${DNF} add-repo:url`,
  'dnf copr': `-* | ${DNF}`,
  'dnf distro-sync': `-* | ${DNF} | install`,
  'dnf download': `-* | ${DNF} | fetch`,
  'dnf erase': `-* | ${DNF}`,
  'dnf group': `-* | ${DNF}`,
  'dnf groupinstall': `-* | ${DNF} | install`,
  'dnf history': `-* | ${DNF} | out=meta`,
  'dnf info': `-* | ${DNF} | out=meta`,
  'dnf install': `package* | ${DNF} | install`,
  'dnf list': `-* | ${DNF} | out=meta`,
  'dnf localinstall': `package* | ${DNF} | install`,
  'dnf makecache': `-* | ${DNF}`,
  'dnf module': `-* | ${DNF}`,
  'dnf provides': `-* | ${DNF} | out=meta`,
  'dnf reinstall': `maybe* | ${DNF} | install`,
  'dnf remove': `-* | ${DNF}`,
  'dnf repolist': `-* | ${DNF} | out=meta`,
  'dnf repoquery': `-* | ${DNF} qf,queryformat: whatrequires: whatprovides: arch: f,file: | out=meta`,
  'dnf search': `-* | ${DNF} | out=meta`,
  'dnf shell': `script.typed | ${DNF} | interactive kind=plain-input`,
  'dnf swap': `-* | ${DNF} | install`,
  'dnf update': `-* | ${DNF} | install`,
  'dnf upgrade': `-* | ${DNF} | install`,
  yum: '=dnf',
  tdnf: '=dnf',
  microdnf: '=dnf',
  dnf5: '=dnf',
  mock: '-* | shell!shell chroot:exec r:',
  repoquery: `-* | ${DNF} | out=meta`,
  reposync: `-* | ${DNF} p:peek | fetch`,
  rpm: {
    line: `package-file* | i,install!install U,upgrade!install F,freshen!install reinstall!install e,erase: query V,verify: import:use ${RPM} | out=meta speaks kind=platform-teller`,
    runs: [RPM_MACRO],
    disarms: REMOVED_SYSTEM_PACKAGE,
    destroys: [FORCED_REMOVAL, REMOVED_BASE],
    unclear: [
      REMOVED_RECORD,
      DOWNGRADED,
      UNSIGNED_PACKAGES,
      [
        new RegExp(
          `(?:^| )(?:-[a-zA-Z]{0,5}[iUF][a-zA-Z]{0,5}|--(?:install|upgrade|freshen|import)) .*${UNPROVED}`,
        ),
        'whose package it is',
      ],
    ],
  },
  rpm2archive: 'read* | | kind=compiler makes=-:-,{file}.tgz',
  rpm2cpio: 'read',
  rpmbuild: {
    line: `read* | ${RPM} target: buildroot: bb:read ba:read bp:read bc:read bs:read ta:read tb:read with: without: rebuild:read recompile:read -bb:read -ba:read -bp:read -bc:read -bs:read -ta:read -tb:read`,
    files: [SPEC_FILE],
    runs: [RPM_MACRO],
  },
  rpmdb: `-* | ${RPM}`,
  rpmkeys: `read* | ${RPM}`,
  rpmquery: `-* | ${RPM} | out=meta`,
  rpmsign: { line: `read* | ${RPM} key-id: fskpath:use`, runs: [RPM_MACRO] },
  rpmspec: {
    line: `read* | ${RPM} query target:`,
    files: [SPEC_FILE],
    runs: [RPM_MACRO],
  },
  rpmverify: `-* | ${RPM} | out=meta`,
  spectool: 'read | C: d: s: p:',
  urpmi: 'package* | root: | install',
  'yum-config-manager': `-* | ${DNF} add-repo:url`,
  yumdownloader: `-* | ${DNF} | fetch`,
  zypper: {
    line: ' | c,config:config R,root:peek D,reposd-dir: C: ar: p,plus-repo:url plus-content: userdata: A: | sub out=meta others=addlock,al,cc,clean,cleanlocks,dl,download,if,list-patches,list-updates,lp,lr,lu,licenses,ll,locales,locks,modifyrepo,mr,packages,pa,patch-check,pch,patches,patterns,products,ps,repos,repositories,rl,removelock,sd,services,targetos,tos,verify,ve,versioncmp,vcmp,what-provides,wp,purge-kernels,needs-rebooting kind=described',
    disarms: REMOVED_SYSTEM_PACKAGE,
    destroys: [FORCED_REMOVAL, REMOVED_BASE],
    unclear: [REMOVED_RECORD, HELD_BACK, UNSIGNED_PACKAGES],
  },
  'zypper addrepo': 'url - | r,repo:read p: n:',
  'zypper ar': '=zypper addrepo',
  'zypper dist-upgrade': '-* | from: | install',
  'zypper dup': '=zypper dist-upgrade',
  'zypper in': '=zypper install',
  'zypper info': '-*',
  'zypper install': 'package-or-not* | r,repo: t,type: from: download: | install',
  'zypper ref': '=zypper refresh',
  'zypper refresh': '-*',
  'zypper remove': '-* | t:',
  'zypper rm': '=zypper remove',
  'zypper se': '=zypper search',
  'zypper search': '-* | t: r: | out=meta',
  'zypper up': '=zypper update',
  'zypper update': '-* | r,repo: t,type: | install',
  'zypper x': '-*',
}
