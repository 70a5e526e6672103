import type { KnowledgeTable } from '../entry.ts'
import type { ImplicitFile } from '../facts.ts'
import { DIVERTED, MARKED_FOR_REMOVAL, REMOVED_SYSTEM_PACKAGE } from '../guard-facts.ts'
import {
  DOWNGRADED,
  FORCED_REMOVAL,
  HELD_BACK,
  REMOVED_BASE,
  REMOVED_RECORD,
  REMOVED_UPDATES,
  UNSIGNED_PACKAGES,
} from '../joint-facts.ts'
import { PACKAGED_SCRIPTS } from '../joint-files.ts'

const APT =
  'o,option:setting.apt c,config-file:config t,target-release,default-release: a,host-architecture: P,build-profiles: S:'
const PBUILDER =
  'basetgz:use hookdir:libpath othermirror: mirror: configfile:script.sh distribution:'

/** Most that nobody asked for by name goes with it. */
const NEXT_CLEAN_UP = 'what the next clean-up removes'

const MAINTAINER_SCRIPT: ImplicitFile = { path: /^(?:pre|post)(?:inst|rm)$/, language: 'sh' }

const DEBIAN_RULES: ImplicitFile = { path: /^rules$/, language: 'make' }

/** Package managers of Debian and its children: they install, and their hooks run commands. */
export const debianPackages: KnowledgeTable = {
  'add-apt-repository': '=apt-add-repository',
  'apport-bug': '=apport-cli',
  'apport-cli': '-* | c,crash-file:read p: save:write | pages interactive',
  'apport-retrace': 'read | o:write S: C: | install',
  'apport-unpack': 'read write-dir',
  'apt-add-repository': {
    line: '-* | k: u: s: | install',
    unclear: [UNSIGNED_PACKAGES],
  },
  'apt-cache': `-* | ${APT} p:use s:use | out=meta speaks`,
  'apt-cdrom': `-* | ${APT} d: | speaks`,
  'apt-config': `-* | ${APT} | out=code speaks`,
  'apt-extracttemplates': `read* | ${APT} | speaks`,
  'apt-file': '-* | c: s: | out=meta kind=library-tool speaks',
  'apt-ftparchive': `- peek* | ${APT} db:write contents: | speaks`,
  'apt-get': {
    line: ` | ${APT} | sub out=meta speaks kind=described others=dselect-upgrade,why,why-not,showsrc,dumpavail,markauto`,
    words: {
      'marked-package': 'a package; with a minus behind its name it is removed',
      relation: 'a relation between packages: what it conflicts with is removed',
    },
    disarms: REMOVED_SYSTEM_PACKAGE,
    settings: [
      [
        /^(?:apt|dpkg)::(?:.+::)?(?:pre-invoke|post-invoke|pre-install-pkgs|post-invoke-success)(?:::.*)?$/,
        'side',
      ],
      [/^dir::bin::.+$/, 'program'],
      [/^acquire::.*proxy-auto-detect$/, 'side'],
    ],
    variables: { APT_CONFIG: 'startup' },
    files: [PACKAGED_SCRIPTS],
    destroys: [FORCED_REMOVAL, REMOVED_BASE],
    unclear: [
      REMOVED_RECORD,
      DOWNGRADED,
      UNSIGNED_PACKAGES,
      REMOVED_UPDATES,
      [/^(?:-\S+ )*dselect-upgrade\b/, 'what was chosen to be removed'],
      [
        /Dir::(?:Etc|State)::[\w:]+=(?!\/etc\/apt\b|\/dev\/null|sources\.list|-)\S*\//i,
        'where packages come from',
      ],
    ],
  },
  'apt-get autoclean': `-* | ${APT}`,
  'apt-get autopurge': `-* | ${APT}`,
  'apt-get autoremove': `-* | ${APT}`,
  'apt-get build-dep': `maybe* | ${APT} | install`,
  'apt-get changelog': `-* | ${APT} | escape out=meta`,
  'apt-get check': `-* | ${APT}`,
  'apt-get clean': `-* | ${APT}`,
  'apt depends': `-* | ${APT} | out=meta`,
  'apt-get dist-upgrade': `maybe-or-removed* | ${APT} | install`,
  'apt-get download': `-* | ${APT} | fetch`,
  'apt edit-sources': `- | ${APT} | interactive`,
  'apt-get full-upgrade': `maybe-or-removed* | ${APT} | install`,
  'apt-get indextargets': `-* | ${APT} format: | out=meta`,
  'apt-get install': `own.marked-package* | ${APT} | install`,
  'apt list': `-* | ${APT} | out=meta`,
  'apt policy': `-* | ${APT} | out=meta`,
  'apt-get purge': `-* | ${APT}`,
  'apt-get reinstall': `maybe* | ${APT} | install`,
  'apt-get remove': `-* | ${APT}`,
  'apt-get satisfy': `own.relation* | ${APT} | install`,
  'apt search': `-* | ${APT} | out=meta escape`,
  'apt show': `-* | ${APT} | out=meta escape`,
  'apt-get source': `-* | ${APT} | fetch`,
  'apt-get update': `-* | ${APT} | out=meta`,
  'apt-get upgrade': `maybe-or-removed* | ${APT} | install`,
  apt: '=apt-get',
  'apt-key': {
    line: '- use* | keyring:write recv-keys: keyserver:url primary-keyring: | speaks kind=described',
    unclear: [
      [/--keyserver[= ](?:hkps?:\S\S)?\d+\.\d+\./, 'whom this machine believes from then on'],
    ],
  },
  'apt-mark': {
    line: `-* | ${APT} f: | out=meta speaks`,
    disarms: MARKED_FOR_REMOVAL,
    unclear: [
      HELD_BACK,
      [/^(?:-\S+ )*(?:mark)?auto (?:\S+ )*\S*[*?^~\uE100-\uF8FF]/, NEXT_CLEAN_UP],
      [/^(?:-\S+ )*minimize-manual\b/, NEXT_CLEAN_UP],
    ],
  },
  'apt-sortpkgs': `read* | ${APT} | speaks`,
  aptitude: {
    line: `- -* | ${APT} F,display-format: w: q:? | sub out=meta kind=described others=show,why,why-not,versions,clean,autoclean,hold,unhold,markauto,unmarkauto,keep,forget-new,download,extract-cache-subset`,
    disarms: REMOVED_SYSTEM_PACKAGE,
    destroys: [FORCED_REMOVAL, REMOVED_BASE],
    unclear: [REMOVED_RECORD],
  },
  'aptitude changelog': `-* | ${APT} | escape`,
  'aptitude install': `maybe-or-removed* | ${APT} | install`,
  'aptitude safe-upgrade': `maybe-or-removed* | ${APT} | install`,
  'aptitude search': `-* | ${APT} F: w: | out=meta`,
  'aptitude update': `-* | ${APT}`,
  checkrestart: '-*',
  dch: '-* | v,newversion: D,distribution: c,changelog:edit',
  dchroot: '=schroot',
  debconf: 'argv | f: o: p:',
  'debconf-communicate': '-*',
  db_input: '-* | | kind=described',
  'debconf-set-selections': 'use*',
  'debconf-show': '-* | | out=meta',
  debsums: '-* | g,generate: r,root:peek | out=meta',
  'pam-auth-update': {
    line: '-* | root:peek| kind=described',
    unclear: [[/--(?:force|enable|disable)\b/, 'who may log in from then on']],
  },
  debootstrap: '-* | arch: variant: include: keyring:use | out=network',
  debsign: 'read* | k: m: p:program e: r:?',
  debuild: {
    line: '-* | prepend-path:lib hook: set-envvar:env e: dpkg-buildpackage-hook:side final-clean-hook:side lintian-hook:side dput-hook:side | kind=builder',
    files: [DEBIAN_RULES, PACKAGED_SCRIPTS],
  },
  'do-release-upgrade': '- | | install interactive',
  dpkg: {
    line: 'package-file* | i,install!install unpack!install configure: r,remove: P,purge: V,verify: L,listfiles: l,list:? s,status:? S,search: I,info:read c,contents:read x,extract:unpack X,vextract:unpack f,field:read e,control:read W,show:? b,build: fsys-tarfile:read pre-invoke:side post-invoke:side status-logger:side log:write root:peek instdir:peek admindir:peek path-exclude: path-include: D: D,debug: abort-after: add-architecture: remove-architecture: merge-avail:read get-selections:? compare-versions:- verify-format: | out=meta escape speaks kind=basic,manager,namer,platform-teller,described mode=-x:write-dir,--extract:write-dir,-X:write-dir,--vextract:write-dir',
    files: [MAINTAINER_SCRIPT, PACKAGED_SCRIPTS],
    disarms: REMOVED_SYSTEM_PACKAGE,
    destroys: [FORCED_REMOVAL, REMOVED_BASE],
    unclear: [REMOVED_RECORD, UNSIGNED_PACKAGES],
  },
  'dpkg-architecture': '-* | c,command:exec a: t: q: | out=code kind=namer',
  'dpkg-buildpackage': {
    line: '-* | hook,hook-init,hook-preclean,hook-source,hook-build,hook-binary,hook-buildinfo,hook-changes,hook-postclean,hook-check,hook-sign,hook-done:side p,sign-command:side build: r,root-command:own.root-command R,rules-file:program check-command:side check-option: k: j: a: t: P: | kind=builder',
    words: {
      'root-command': 'what gives a build the look of root',
    },
    files: [DEBIAN_RULES],
  },
  'dpkg-deb': {
    line: 'write | b,build:tree c,contents:use x,extract:unpack X,vextract:unpack f,field:use e,control:unpack R,raw-extract:unpack I,info:use W,show:use ctrl-tarfile,fsys-tarfile:read showformat: Z: z: S: | mode=-f:-,--field:-,-I:-,--info:-,-W:use,--show:use,-x:write-dir,--extract:write-dir,-X:write-dir,--vextract:write-dir,-R:write-dir,--raw-extract:write-dir,-e:write-dir,--control:write-dir',
    files: [MAINTAINER_SCRIPT, PACKAGED_SCRIPTS],
  },
  'deb-systemd-helper': '-* | | out=meta quiet kind=described',
  'deb-systemd-invoke': '-* | | out=meta quiet kind=described',
  'dpkg-maintscript-helper': '-* | | out=meta quiet kind=described',
  'dpkg-divert': {
    line: 'peek | add: remove: divert:write list:? truename: package: admindir:peek instdir:| kind=described',
    disarms: DIVERTED,
  },
  'dpkg-genchanges': '-* | O:?write',
  'dpkg-name': 'replaced*',
  'dpkg-parsechangelog': '- | l:read S: F: | out=meta',
  'dpkg-preconfigure': 'package-file* | f: p: | install',
  'dpkg-query':
    '-* | f,showformat: W,show:? l,list:? s,status: L,listfiles: S,search: p: c,control-path: admindir:peek | out=meta escape',
  'dpkg-reconfigure': '-* | f,frontend: p,priority: | interactive',
  'dpkg-scanpackages': 'peek* | a: t:',
  'dpkg-sig': '-* | s: k: m: g:',
  'dpkg-source': '- -* | b,build: x,extract: format: I:? i:? Z:',
  'dpkg-split': 'read* | s,split:read j,join:read I,info:use o,output:write S:',
  'dpkg-statoverride': {
    line: 'peek* | admindir: list:?| kind=described',
    privileges: [[/--add\b.* 0?[2467][0-7]{3} /, 'sets the set-uid or set-gid bit']],
  },
  'dpkg-trigger': '-*',
  dput: 'sendfile* | c,config:config U:',
  'equivs-build': 'use',
  gdebi: 'package-file | o: | install',
  mmdebstrap:
    '- write url* | setup-hook:side essential-hook:side customize-hook:side extract-hook:side hook-directory:side include: variant: mode: architectures: components: aptopt:setting.apt dpkgopt: keyring:use format:',
  nala: { line: '- -* | | sub', disarms: REMOVED_SYSTEM_PACKAGE, destroys: [REMOVED_BASE] },
  'nala full-upgrade': '=nala upgrade',
  'nala install': `maybe* | ${APT} | install`,
  'nala purge': '=nala remove',
  'nala remove': `-* | ${APT}`,
  'nala update': `- | ${APT}`,
  'nala upgrade': `- | ${APT} | install`,
  needrestart: '-* | c:script.perl r: m: u:',
  pbuilder: ' | | sub',
  'pbuilder build': `read | ${PBUILDER} debbuildopts:`,
  'pbuilder create': `- | ${PBUILDER} | install`,
  'pbuilder execute': `script.sh -* | ${PBUILDER}`,
  'pbuilder login': `- | ${PBUILDER} | session`,
  'pbuilder update': '=pbuilder create',
  reportbug: '-* | i,include:sendfile f: | interactive',
  sbuild:
    '-* | d: c: pre-build-commands:side post-build-commands:side chroot-setup-commands:side chroot-cleanup-commands:side starting-build-commands:side finished-build-commands:side build-deps-failed-commands:side extra-package:use',
  schroot:
    'argv | c,chroot: u,user: d,directory: n,session-name: o,option: s,shell:program | shell kind=other-home dry=-l,--list,-i,--info,--config,--location,-b,--begin-session,-e,--end-session,--recover-session',
  synaptic: '-* | set-selections-file:use t: o:setting.apt',
  tasksel: '-* | | install',
  'ubuntu-bug': '=apport-cli',
  'unattended-upgrade': '- | | install',
  py3clean: '-* | p: V: X: | out=none quiet',
  py3compile: '-* | p: V: X: O: | out=none quiet',
  ucf: {
    line: 'read replaced | debconf-template: state-dir: src-dir: sum-file: | quiet kind=described',
    privileges: [
      [/ \/etc\/(?:sudoers|pam\.d\/|passwd|shadow)/, 'changes who may do what'],
      [
        /(?:^| )\/(?:tmp|var\/tmp|dev\/shm)\/\S+ \/etc\/(?:ssh\/|cron|profile|ld\.so)/,
        'makes the machine obey a file that anybody could write',
      ],
    ],
    unclear: [
      [
        /^(?!.*--purge).* \/etc\/(?:ssh\/|cron|profile|ld\.so)/,
        'what the new version of the file says',
      ],
    ],
  },
  ucfr: '-* | | out=none quiet kind=described',
  'update-binfmts': '- libpath -* | | out=none kind=described',
  'update-menus': '-* | | out=none quiet',
  'update-xmlcatalog': '-* | id: | out=none quiet kind=described',
  'update-alternatives': {
    line: 'own.alternatives - peek peek* | altdir:peek admindir:peek log:write slave:pair| kind=described',
    words: {
      alternatives: 'a word of update-alternatives; the link that it installs is written',
    },
    unclear: [
      [
        /--install \/\S+ \S+ (?:\/home|\/tmp|\/var\/tmp|\/dev\/shm|\/root|~|\.)/,
        'what everybody runs under that name',
      ],
    ],
  },
}
