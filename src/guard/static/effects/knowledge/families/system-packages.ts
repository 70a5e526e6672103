import type { KnowledgeTable } from '../entry.ts'
import type { ImplicitFile } from '../facts.ts'
import { REMOVED_BY_NAME, REMOVED_SYSTEM_PACKAGE } from '../guard-facts.ts'
import {
  CONTAINER_HOOK,
  FORCED_REMOVAL,
  HELD_BACK,
  KEPT_SECRETS,
  keptSource,
  OTHER_ADDRESS,
  REMOVED_BASE,
  REMOVED_RECORD,
  STOPPED_SENSOR,
  STOPPED_SHIPPER,
  UNPROVED,
  UNSIGNED_PACKAGES,
} from '../joint-facts.ts'

const NIX =
  'f,file:script.nix I: arg:pair argstr:pair option:pair E,expr: A,attr: o,out-link:write j,max-jobs: cores: builders: store: substituters: system: extra-experimental-features: experimental-features: override-input:pair plugin-files:lib post-build-hook:side profile:peek p:'

const PKGBUILD: ImplicitFile = { path: /^(?:PKGBUILD|makepkg\.conf|pacman\.conf)$/, language: 'sh' }

/**
 * Package managers of other systems: Alpine, Arch, BSD, Gentoo, Nix, and those for every system.
 */
export const systemPackages: KnowledgeTable = {
  // Alpine, Arch, Gentoo, Void and others
  abuild: '-* | F:',
  apk: {
    line: ' | p,root:peek X,repository:url keys-dir:use repositories-file:read cache-dir: arch: wait: cache-max-age: timeout: progress-fd: | sub out=meta others=audit,cache,dot,list,manifest,policy,stats,verify kind=described',
    disarms: REMOVED_SYSTEM_PACKAGE,
    destroys: [FORCED_REMOVAL, REMOVED_BASE],
    unclear: [REMOVED_RECORD, UNSIGNED_PACKAGES],
  },
  'apk add':
    'package-or-not* | t,virtual: p,root:peek X,repository:url keys-dir:use repositories-file:read | install',
  'apk del': '-* | p,root:peek',
  'apk fetch': '-* | o,output:peek | fetch',
  'apk fix': '-* | | install',
  'apk index': 'read* | o,output:write x: d: rewrite-arch:',
  'apk info': '-* | | out=meta',
  'apk search': '-* | | out=meta',
  'apk update': '',
  'apk upgrade': '-* | | install',
  'arch-chroot': '- argv | | shell',
  'arch-nspawn': {
    line: '- argv | C:script.sh M:script.sh c: f:',
    files: [PKGBUILD],
  },
  ebuild: 'script.sh -*',
  eix: '-* | | out=meta',
  emerge: {
    line: '-* | root:peek config-root:peek j,jobs:? l: with-bdeps: exclude: color: | install out=meta dry=-p,--pretend,-s,--search,-S,--searchdesc,--info',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  eopkg: {
    line: '-* | | install dry=info,search,list-installed,li,list-available,la,list-repo,lr,search-file',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  equery: '-* | | out=meta',
  installpkg: 'package* | root:peek | install',
  makechrootpkg: {
    line: '-* | r: I: d: D: U: l: t:',
    files: [PKGBUILD],
  },
  makepkg: {
    line: '- | p:script.sh config:script.sh pkg: key: o | kind=builder',
    files: [PKGBUILD],
  },
  mkarchroot: 'peek -* | C:job-config M:script.sh c: f:read',
  opkg: {
    line: '- package* | f,conf:config d: o,offline-root:peek t: add-dest: add-arch: | install dry=list,list-installed,list-upgradable,info,status,files,search,find,depends',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  pacman: {
    line: '-* | U,upgrade!install S,sync!install r,root:peek b,dbpath:peek config:job-config hookdir:side cachedir: gpgdir: logfile:write arch: color: sysroot: ignore: ignoregroup: overwrite: assume-installed: print-format: | out=meta speaks kind=described',
    disarms: REMOVED_SYSTEM_PACKAGE,
    destroys: [FORCED_REMOVAL, REMOVED_BASE],
    unclear: [
      REMOVED_RECORD,
      [new RegExp(`(?:-U\\w*|--upgrade) .*${UNPROVED}`), 'whose package it is'],
      [
        /(?:^| )(?:-U\w*|--upgrade) (?:\S+ )*(?<place>\/(?:tmp|var\/tmp|dev\/shm)\/\S+)/,
        'whose package it is',
      ],
    ],
  },
  'pacman-key': {
    line: '-* | a,add:use r,recv-keys: f,finger: lsign-key: keyserver: gpgdir: config:use populate:?',
    unclear: [
      [
        /(?:^| )(?:-[ar]|--(?:add|lsign-key|recv-keys|import\w*))\b/,
        'whom this machine believes from then on',
      ],
    ],
  },
  pacstrap: 'peek -* | C:job-config | install',
  pamac: {
    line: '- -* | | install dry=search,info,list,checkupdates',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  paru: '=yay',
  removepkg: { line: '-*', disarms: REMOVED_BY_NAME },
  slackpkg: {
    line: '-* | | install dry=search,file-search,info,check-updates,show-changelog',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  swupd: {
    line: '-* | | install dry=info,bundle-list,search,check-update,diagnose',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  trizen: '=yay',
  upgradepkg: 'package* | | install',
  'xbps-install': '-* | R,repository:url r,rootdir:peek c: C: | install kind=library-tool',
  'xbps-query': '-* | r: | out=meta',
  'xbps-reconfigure': '-*',
  'xbps-remove': { line: '-* | r: o', disarms: REMOVED_BY_NAME },
  'xbps-src': '-*',
  'xbps-uchroot': 'peek argv | b: O o',
  yay: {
    line: '-* | U!install S!install pacman,makepkg,git,gpg,sudo:program editor:editor config:config builddir: mflags: gpgflags: editorflags: | out=meta',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },

  // Nix and Guix
  guix: {
    line: '- -* | | sub out=meta kind=environment others=challenge,describe,download,edit,gc,graph,hash,home,import,lint,locate,processes,refresh,show,size,style,weather,upgrade,remove',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  'guix build':
    '-* | e,expression:code.lisp f,file:script.lisp m:script.lisp L,load-path:libpath s: r:write | install',
  'guix environment': '=guix shell',
  'guix install': '-* | | install',
  'guix package':
    '-* | i,install: r,remove: u,upgrade:? m,manifest:script.lisp f,install-from-file:script.lisp e,install-from-expression:code.lisp p: L,load-path:libpath s: I:? A:? | install',
  'guix pull': '-* | C,channels:script.lisp url: commit: | install',
  'guix repl': 'script.lisp -* | t: listen:listen L,load-path:libpath | repl=lisp',
  'guix search': '-*',
  'guix shell':
    'argv | m,manifest:script.lisp f,file:script.lisp e,expression:code.lisp L,load-path:libpath N: share:pair expose: root: | shell',
  'guix system': '- script.lisp -*',
  'guix time-machine': '-* | C,channels:script.lisp commit: url: branch: | install',
  'home-manager': '- -* | f:script.nix flake: b: | install',
  nix: {
    line: ` | ${NIX} | sub out=meta kind=environment`,
    unclear: [
      OTHER_ADDRESS,
      [
        /^registry (?:add|pin) \S+ (?!github:NixOS\/|nixpkgs)\S|^flake (?:lock|update)\b.*--override-input \S+ (?!github:NixOS\/|nixpkgs|\.{0,2}\/|path:)\S/,
        'where packages come from from now on',
      ],
      [
        /^develop (?:\S+ )*?(?!github:NixOS\/)(?:github:|gitlab:|sourcehut:|git\+|https?:|tarball\+|(?:path:)?\/(?:var\/)?tmp\/)/,
        'what comes from there',
      ],
    ],
  },
  'nix build': `-* | ${NIX} | install`,
  'nix copy': `-* | ${NIX} to: from:`,
  'nix develop': `-* | ${NIX} c,command:exec phase: build redirect:pair | shell`,
  'nix eval':
    '- | expr,E:code.nix f,file:script.nix apply:code.nix write-to:write I: arg:pair argstr:pair | out=meta',
  'nix flake': `-* | ${NIX} | out=meta`,
  'nix profile': `- -* | ${NIX} | install`,
  'nix repl': `-* | ${NIX} | interactive`,
  'nix run': 'run-url -* | c,command:exec',
  'nix search': `-* | ${NIX} | out=meta`,
  'nix shell': `-* | ${NIX} c,command:exec | shell`,
  'nix store': `-* | ${NIX} | out=meta`,
  'nix-build': `read* | ${NIX} | install`,
  'nix-channel': '- url - | add: remove:',
  'nix-collect-garbage': '-* | delete-older-than:',
  'nix-copy-closure': 'dest tree*',
  'nix-env': {
    line: `-* | ${NIX} i,install: e,uninstall: u,upgrade: S: b: iA: -iA: | install dry=-q,--query`,
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  'nix-instantiate': 'script.nix* | E,expr:code.nix A,attr: arg:pair argstr:pair I:',
  'nix-prefetch-url': 'url | type: name: | out=network',
  'nix-shell':
    'run-url* | run,command:exec p,packages: E,expr: I: A: argstr:pair arg:pair | shell kind=environment',
  'nix-store': '-* | q,query: add:read dump:read restore:write | out=meta',
  'nixos-rebuild':
    '- | I: profile-name: p: target-host: build-host: flake: | install kind=obeyer dry=dry-build,dry-activate,list-generations',

  // BSD
  'freebsd-update': '-* | f:config b: d: r: s: | install',
  pkg: {
    line: ' | c:peek C:job-config r:peek R:peek j: o: | sub out=meta others=audit,autoremove,check,clean,config,fetch,files,list-all,list-installed,lock,query,rquery,show,stats,unlock,updating,which,autoclean,reinstall',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  'pkg add': 'package* | | install',
  'pkg delete': '-*',
  'pkg info': '-* | F:read | out=meta',
  'pkg install': 'maybe* | r: | install',
  'pkg search': '-* | | out=meta',
  'pkg shell': '-* | | repl=sql',
  'pkg update': '-* | r:',
  'pkg upgrade': '-* | r: | install',
  pkg_add: 'package* | | install',
  pkg_info: '-* | | out=meta',
  pkgin: {
    line: '-* | | install dry=list,ls,search,se,avail,av,show-deps,stats',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  portmaster: {
    line: '-* | | install',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  portsnap: '-*',

  // macOS
  brew: {
    line: ' | | sub out=meta kind=folder-teller,described others=--cache,--cellar,--repository,--version,analytics,autoremove,cat,commands,config,deps,desc,doctor,home,leaves,link,linkage,livecheck,log,ls,migrate,missing,options,outdated,pin,postinstall,search,tap-info,test,unlink,unpin,uses,formulae,casks,audit,style,fetch,gist-logs,dr,abv',
    unclear: [
      HELD_BACK,
      [/^tap (?:-\S+ )*\S+ (?:\w+:\/\/|git@)(?!github\.com[/:])/, 'whose packages they are'],
    ],
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  'brew --prefix': '- | | out=meta',
  'brew bundle': '- | file:script.ruby | install',
  'brew cleanup': '-*',
  'brew create': 'url | | interactive',
  'brew edit': '-* | | interactive',
  'brew info': '-*',
  'brew install': 'package* | cc: env: | install',
  'brew irb': '- | | interactive',
  'brew list': '-*',
  'brew reinstall': 'maybe* | | install',
  'brew ruby': '-* | e:code.ruby r:',
  'brew services': '-* | file:job-config',
  'brew sh': '- | c,cmd:exec env: | shell',
  'brew shellenv': '- | | out=code',
  'brew tap': '- url',
  'brew update': '',
  'brew upgrade': '-* | | install',
  installer: '- | -pkg:package -target: -package:package | install',
  linuxbrew: '=brew',
  mas: '- -* | | install dry=list,search,account,outdated,info,version,config',
  port: {
    line: '- -* | D: F:read | install out=meta dry=list,search,info,contents,installed,outdated,deps,variants,version,echo,provides',
    disarms: REMOVED_SYSTEM_PACKAGE,
  },
  softwareupdate: '-* | | install dry=-l,--list',

  // for every system
  alien: 'read* | i,install!install target: patch:read version:',
  'appimage-builder': '- | recipe:job-config',
  appimagetool: 'peek write',
  flatpak: {
    line: ' | installation: | sub out=meta others=config,create-usb,history,kill,make-current,mask,permission-show,permissions,pin,ps,remote-info,remote-ls,remotes,repair,repo,upgrade,document-info,documents,permission-list,remote-list',
    unclear: [
      UNSIGNED_PACKAGES,
      keptSource(/remote-(?:add|modify)/),
      [/^override\b/, 'what the program may reach from then on'],
    ],
  },
  'flatpak build': 'peek remote-argv | filesystem: share: socket: env:env build-dir: bind-mount:',
  'flatpak enter': '- remote-argv | | shell',
  'flatpak info': '-*',
  'flatpak install': 'package* | arch: subpath: sideload-repo: gpg-file:use | install',
  'flatpak list': '-* | columns: | out=meta',
  'flatpak override': '-* | filesystem: socket: device: share: env:',
  'flatpak remote-add': '- url | gpg-import:use title:',
  'flatpak run':
    'application remote-argv | command:remote arch: branch: d: cwd: filesystem: nofilesystem: share: unshare: socket: device: env:env talk-name: own-name: runtime: runtime-version: persist:',
  'flatpak search': '-*',
  'flatpak uninstall': '-*',
  'flatpak update': '-* | | install',
  'flatpak-builder':
    'peek job-config remote-argv | repo: arch: state-dir: default-branch: gpg-sign:',
  'flatpak-spawn': 'argv | env:env directory:',
  snap: {
    line: ' | | sub out=meta others=abort,alias,aliases,categories,check-snapshot,components,connections,create-cohort,debug,delete-snapshot,disable,enable,disconnect,fde-setup-request,interface,interfaces,known,logout,model,okay,pack,prefer,recovery,restart,revert,saved,stop,start,switch,tasks,unalias,unset,validate,wait,watch,warnings,whoami,quota,quotas,can-manage-refreshes',
    disarms: REMOVED_SYSTEM_PACKAGE,
    runs: [CONTAINER_HOOK],
    privileges: [
      [
        /--dangerous\b.*--(?:devmode|classic)\b|--(?:devmode|classic)\b.*--dangerous\b/,
        'installs an unsigned package without any confinement',
      ],
    ],
    destroys: [STOPPED_SENSOR],
    unclear: [
      [/^(?:-\S+ )*get (?:-d (?!system\b)|(?!system\b)\S+ -d\b)/, KEPT_SECRETS],
      STOPPED_SHIPPER,
      [/^connect \S+/, 'what the program may reach from then on'],
      [
        /^(?:refresh (?:\S+ )*--hold\b|set (?:system|core) refresh\.hold=)/,
        'which holes are not mended from then on',
      ],
    ],
  },
  'snap ack': 'use',
  'snap changes': '-*',
  'snap connect': '-*',
  'snap download': '- | channel: revision: basename: target-directory: | fetch',
  'snap find': '-* | section:? | out=meta',
  'snap get': '-*',
  'snap info': '-* | | out=meta',
  'snap install': 'package* | channel: revision: name: cohort: | install',
  'snap list': '-* | | out=meta',
  'snap login': '-',
  'snap logs': '-* | n:',
  'snap refresh': '-* | channel: | install',
  'snap remove': '-* | revision:',
  'snap run': 'argv | shell!shell command: hook: r: gdbserver:? strace:?',
  'snap save': '-*',
  'snap services': '-*',
  'snap set': '-*',
  'snap sign': '- | k:',
  'snap try': 'peek | | install',
  snapcraft: '-* | o,output:write shell!shell shell-after!shell debug!shell',

  // versions of tools
  asdf: {
    line: '- -* | | sub out=meta kind=environment,described others=current,global,info,latest,list,local,reshim,shell,where,which,set,cmd',
    unclear: [
      [
        /^plugin[- ]add \S+ https?:\/\/(?!(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/)/,
        'what the plugin does',
      ],
    ],
  },
  'asdf env': '- argv',
  'asdf exec': 'argv',
  'asdf install': '-* | | install',
  'asdf plugin': '- - url',
  'asdf plugin-add': '- url | | install',
  direnv: {
    line: ' | | sub out=meta kind=environment others=allow,deny,block,permit,edit,fetchurl,hook,prune,reload,status,stdlib,revoke,grant',
    files: [{ path: /^\.envrc$/, language: 'sh', later: 'start-up' }],
    unclear: [
      [
        /^(?:allow|permit|grant) (?:\/(?:home|Users)\/[^/\s]+(?:\/Downloads\S*)?|\/root|\/tmp\S*|\/)(?:\/|\/\.envrc)?$/,
        'what its file runs in every shell there',
      ],
    ],
  },
  'direnv exec': 'libpath argv',
  'direnv export': '- | | out=code kind=variable-teller',
  mise: {
    line: '- -* | C,cd:peek E,env: j: | sub out=meta kind=environment others=alias,backends,cache,config,current,deactivate,doctor,en,fmt,generate,global,implode,latest,link,local,ls,ls-remote,outdated,plugins,prepare,prune,registry,reshim,search,self-update,set,settings,shell,sync,tasks,test-tool,tool,tool-alias,trust,uninstall,unset,unuse,up,upgrade,usage,watch,where,which,r,i,u',
    setsVariables: [/^set$/],
    files: [
      {
        path: /^\.?mise(?:\.\w+)?\.toml$|^(?:\.config\/)?mise\/(?:config|conf\.d\/[\w-]+)\.toml$/,
        language: 'kept-settings',
        later: 'start-up',
      },
    ],
    unclear: [
      [
        /^trust (?:--all|-a|\/(?:home|Users)\/[^/\s]+(?:\/Downloads\S*)?|\/root|\/tmp\S*|\/)\/?$/,
        'what its file runs in every shell there',
      ],
    ],
  },
  'mise activate': '- | | out=code',
  'mise env': '-* | s: | out=code',
  'mise exec': 'argv | c,command:exec j:',
  'mise install': '-* | | install',
  'mise run': '-* | C: j: r: s: t:',
  'mise use': '-* | e: p: | install',
  'mise x': '=mise exec',
  proto: '- -* | | sub others=*',
  'proto install': '-* | | install',
  'proto run': 'argv',
  rtx: '=mise',
  sdk: '- - - libpath* | | install dry=list,ls,current,c,version,v,help,home',
  devbox:
    '- -* | c,config:peek e,env: | sub kind=environment others=info,init,list,rm,search,shellenv,update,version',
  'devbox add': '-* | c,config:peek | install',
  'devbox install': '-* | c,config:peek | install',
  'devbox run': 'argv | c,config:peek e,env:',
  'devbox shell': '- | c,config:peek | session',
  flox: '- -* | d,dir:peek | sub kind=environment others=delete,edit,init,list,search,show,uninstall,update,upgrade',
  'flox install': '-* | d,dir:peek | install',
  pixi: '- -* | manifest-path:peek e,environment: | sub kind=environment others=clean,info,init,list,lock,remove,search,shell-hook,task,tree,update,upgrade',
  'pixi add': '-* | manifest-path:peek | install',
  'pixi install': '-* | manifest-path:peek | install',
  'pixi run': 'argv | manifest-path:peek e,environment:',
  tfenv: '- -* | | sub others=init,list,list-remote,pin,uninstall,use,version-name',
  'tfenv install': '-* | | install',
}
