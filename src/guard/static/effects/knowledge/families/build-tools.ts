import type { KnowledgeTable } from '../entry.ts'
import type { ImplicitFile, RiskyArguments } from '../facts.ts'
import { LOST, LOST_SCHEMA, STARTS_LATER, TASK_SETTING } from '../joint-facts.ts'
import {
  KEPT_OPTIONS,
  RUBY_PROJECT,
  SPHINX_CONFIGURATION,
  TASK_DESCRIPTIONS,
  TESTS_OF_ANY_LANGUAGE,
} from '../joint-files.ts'

const CONFIGURE_INPUT: ImplicitFile = { path: /^configure\.(?:ac|in)$/, language: 'm4' }

// a description of the tools to build with, from where anybody can put files
const DROPPED_DESCRIPTION: RiskyArguments = [
  /(?:CMAKE_(?:PROJECT_\w*INCLUDE\w*|TOOLCHAIN_FILE|USER_MAKE_RULES_OVERRIDE\w*)(?::\w+)?=|--(?:toolchain|(?:cross|native)-file)[= ])(?:\/tmp\/|\/var\/tmp\/|\/dev\/shm\/|\S*\/Downloads\/)/,
  'which programs it builds with',
]

/** Programs that build a project by its own description, and runners of tasks. */
export const buildTools: KnowledgeTable = {
  // make and its relatives
  bmake: '=make',
  ckati: '=make',
  dmake: '=make',
  doit: '-* | f,file:script.python d,dir:peek n,process: db-file:',
  fab: {
    line: '-* | f,fabfile:script.python H,hosts:host i:use u: p: c,config:config r:peek identity:use | kind=builder',
    files: [{ path: /^fabfile(?:\/__init__)?\.py$/, language: 'python' }],
  },
  gmake: '=make',
  'go-task': '=task',
  imake: '- | I: D: f:read T:read s:write',
  inv: '=invoke',
  invoke: {
    line: '-* | c,collection: r,search-root:libpath f,config:config | kind=builder',
    files: [{ path: /^tasks(?:\/__init__)?\.py$/, language: 'python' }],
  },
  jake: '-* | f,jakefile:script.javascript C: J: r:module',
  just: {
    line: '-* | f,justfile:script.just c,command:exec shell:program d,working-directory:peek set:pair chooser:program | kind=builder',
    files: [
      { path: /^\.?[Jj]ustfile$/, usual: 'justfile', language: 'just', later: 'project' },
      ...TESTS_OF_ANY_LANGUAGE,
    ],
  },
  kati: '=make',
  mage: '-* | d,-d:peek w,-w:peek compile,-compile:write gocmd,-gocmd:program t,-t:',
  make: {
    line: 'own.make-target* | f,file,makefile:script.make eval,E:code.make C,directory:peek I: j:? l: o: W: old-file: new-file: assume-new: | stdin=ignore kind=builder quiet',
    words: {
      'make-target': 'a target of make, or a variable: `SHELL=…`, `X=$(shell …)`',
    },
    variables: {
      MAKEFILES: 'startup.make',
      CC: 'judged',
      CXX: 'judged',
      CPP: 'judged',
      FC: 'judged',
      F77: 'judged',
      LD: 'judged',
      AR: 'judged',
      NM: 'judged',
      RANLIB: 'judged',
      STRIP: 'judged',
      HOSTCC: 'judged',
      MAKE: 'judged',
      PKG_CONFIG: 'judged',
      MAKEFLAGS: 'options.make',
      GNUMAKEFLAGS: 'options.make',
      MFLAGS: 'options.make',
      PYTHON: 'judged',
    },
    files: [
      {
        path: /^(?:GNU)?[Mm]akefile$|\.mk$/,
        usual: 'Makefile',
        language: 'make',
        later: 'project',
      },
      ...TESTS_OF_ANY_LANGUAGE,
      SPHINX_CONFIGURATION,
    ],
  },
  makedepend: 'read* | f:edit o: p: I: D:',
  mask: '-* | maskfile:script.config',
  mk: '-* | f:script.make s: w:',
  ninja: {
    line: '-* | f:script.tasks C:peek j: l: t: d: k: | kind=builder',
    files: [{ path: /^build\.ninja$/, usual: 'build.ninja', language: 'tasks' }],
  },
  'ninja-build': '=ninja',
  nmake: 'maybe* | f:script.make',
  pmake: '=make',
  rake: {
    line: '-* | f,rakefile:script.ruby e,execute:code.ruby p,execute-print:code.ruby E,execute-continue:code.ruby r,require:module I,libdir: R: | kind=builder',
    files: [RUBY_PROJECT],
    unclear: [LOST_SCHEMA],
  },
  redo: '-* | j:',
  'redo-ifchange': '-*',
  remake: '=make',
  samu: '=ninja',
  samurai: '=ninja',
  task: {
    line: ' | t,taskfile:script.tasks d,dir:peek o,output: C: | sub out=meta quiet kind=builder others=*',
    files: [
      { path: /^Taskfile\.ya?ml$/, language: 'tasks', later: 'project' },
      ...TESTS_OF_ANY_LANGUAGE,
      TASK_DESCRIPTIONS,
      { path: /^on-(?:launch|add|modify|exit)/, language: 'script' },
    ],
    runs: [TASK_SETTING],
    unclear: [
      [/\bconfig (?:hooks\.location|default\.command|editor)\b \S/, STARTS_LATER],
      [/(?=.*\brc\.confirmation[=:](?:off|no|0|false)\b).* (?:delete|purge)\b/, LOST],
    ],
  },
  'task execute': 'argv',
  'task exec': '=task execute',
  thor: {
    line: '-* | | kind=builder',
    files: [RUBY_PROJECT],
  },
  whenever: {
    line: '-* | f,load-file:script.ruby update-crontab:? i:? c:? s: user: crontab-command:side',
    unclear: [
      [/(?:^| )(?:-[iwc]\b|--(?:update|write|clear)-crontab)/, 'the jobs that its file plants'],
    ],
  },
  xmkmf: '-',

  // C and its relatives
  aclocal: {
    line: '-* | I: output:write | kind=builder',
    files: [CONFIGURE_INPUT],
  },
  acr: '-*',
  autoconf: {
    line: 'script.m4* | o,output:write B: I: | kind=builder',
    files: [CONFIGURE_INPUT],
  },
  autoheader: 'script.m4*',
  autom4te: 'script.m4* | l,language: o,output:write B: I: p: t:',
  automake: {
    line: '-* | | kind=builder',
    files: [CONFIGURE_INPUT],
  },
  autopoint: '-*',
  autoreconf: {
    line: '-* | I: B: | kind=builder',
    variables: { AUTOM4TE: 'side', AUTOCONF: 'side', AUTOHEADER: 'side', ACLOCAL: 'side' },
    files: [CONFIGURE_INPUT],
  },
  autoscan: 'peek',
  autoupdate: 'edit* | I:',
  bear: 'argv | o,output:write l,libear:lib c,use-cc:',
  bjam: '-* | s: f:script.tasks d: j:',
  ccache: {
    line: 'argv | o,set-config: k,get-config: M,max-size: F,max-files: d,directory,dir: config-path:config | kind=side-tool',
    variables: { CCACHE_PREFIX: 'side', CCACHE_PREFIX_CPP: 'side', CCACHE_COMPILER: 'judged' },
    // words of its own, or a command that says which compiler it is
    runs: [
      [/^(?:(?:-o|--set-config=))?prefix_command(?:_cpp)?=(.+)$/, 'side'],
      [
        /^(?:(?:-o|--set-config=))?compiler_check=(?!(?:none|content|mtime|string:.*)$|%compiler%[^;&|`$]*$)(.+)$/,
        'side',
      ],
    ],
    unclear: [
      [
        /(?:remote|secondary)_storage=(?:https?|redis|ftp):\/\/(?!localhost\b|127\.|10\.|192\.168\.|[\w-]+(?:[:/|]|$))/,
        'whose compiled code it takes',
      ],
      [
        /(?:^| |=)(?:compiler|path)=(?:\/var)?\/(?:tmp|dev\/shm)\//,
        'what lies where anybody can put a compiler',
      ],
    ],
  },
  ccmake: 'peek | D: G: S:peek B:peek | interactive kind=plain-input',
  cmake: {
    line: 'maybe* | P:script.cmake B:peek S:peek G: D:setting U: C:script.cmake T: A: build:peek install:peek open: toolchain: preset: graphviz:write trace-redirect:write trace-source: target: t: config: j:? parallel:? prefix: component: E:own.cmake-tool | out=meta kind=builder',
    words: {
      'cmake-tool': '`cmake -E TOOL …`: small tools that are the same on every system',
    },
    settings: [
      [
        /^cmake_\w+_(?:compiler_launcher|linker_launcher|crosscompiling_emulator)(?::\w+)?$/,
        'side',
      ],
      [/^cmake_(?:c|cxx|make|ar|linker)_?(?:compiler|program)?(?::\w+)?$/, 'program'],
      [/^cmake_\w*flags\w*(?::\w+)?$/, 'flags'],
    ],
    runs: [[/^(?:SHELL|MAKE|CC|CXX|LD)=(\/.+)$/, 'program']],
    variables: { CMAKE_TOOLCHAIN_FILE: 'startup.cmake' },
    unclear: [DROPPED_DESCRIPTION],
    files: [{ path: /^CMakeLists\.txt$|\.cmake$/, usual: 'CMakeLists.txt', language: 'cmake' }],
  },
  cmake3: '=cmake',
  compiledb: 'argv | o:write p:read',
  'config.status': '-*',
  corelist: '-*',
  cpack: '-* | G: C: D: config:script.cmake',
  ctest: '-* | S:script.cmake build-and-test: test-command:program R: E: j: O:write',
  ctest3: '=ctest',
  distcc: 'argv | | kind=side-tool',
  'distccmon-gnome':
    '- | load-modules:lib gtk-module:lib display: screen: name: class: gdk-debug: gdk-no-debug: gtk-debug: gtk-no-debug: espeaker: sm-client-id: sm-config-prefix: oaf-ior-fd: oaf-activate-iid: | out=none',
  'distccmon-text': '-* | | out=meta',
  fbuild: '-*',
  gettextize: '-*',
  gn: '- -* | root:peek args: script-executable:program dotfile:config | sub out=meta others=*',
  'gn gen':
    'peek | args: root:peek script-executable:program dotfile:config export-compile-commands:?',
  gyp: 'script.tasks* | D: f: depth:peek I:script.tasks G: toplevel-dir:peek',
  icecc: 'argv | | kind=side-tool',
  ifnames: 'use*',
  'intercept-build': 'argv | cdb:write',
  intltoolize: '-*',
  libtool: {
    line: '-* | mode:own.libtool-mode tag: | kind=library-tool',
    words: {
      'libtool-mode': 'what the command behind it is for: it compiles, links, installs or runs',
    },
  },
  libtoolize: '-*',
  meson: {
    line: ' | | sub kind=builder',
    unclear: [DROPPED_DESCRIPTION],
    files: [{ path: /^meson\.build$/, usual: 'meson.build', language: 'tasks' }],
  },
  'meson compile': '-* | C:peek j,jobs: l: ninja-args:',
  'meson configure': 'peek | D:',
  'meson devenv': 'argv | C:peek w,workdir:peek dump:?write | shell',
  'meson dist': '- | C:peek formats:',
  'meson init': '-*',
  'meson install': '- | C:peek destdir:peek tags: skip-subprojects:?',
  'meson introspect': '-*',
  'meson rewrite': '-*',
  'meson setup':
    'peek* | D: prefix: buildtype: native-file:read cross-file:read backend: wrap-mode: default-library: pkg-config-path:peek',
  'meson test':
    '-* | C:peek wrapper,wrap:tool gdb gdb-path:program repeat: suite: no-suite: t,timeout-multiplier: logbase: num-processes: setup: test-args: maxfail:',
  'meson subprojects': '=git submodule',
  'meson wrap': '-*',
  'node-gyp':
    '-* | target: arch: dist-url:url nodedir:peek python:runtime make:program devdir:peek C,directory:peek',
  'pkg-config': '-* | | kind=path-teller',
  premake4: '=premake5',
  premake5: '-* | file:script.lua scripts:libpath',
  'python-config': '-* | | out=meta',
  'python3-config': '-* | | out=meta kind=path-teller',
  qbs: '- -* | f,file:peek d,build-directory:peek | sub others=*',
  'qbs run': '-* | p: setup-run-env-config:',
  'qbs shell': '-* | f,file:peek d,build-directory:peek p,products: | shell',
  qmake: 'script.tasks* | o:write spec,-spec: -set:pair',
  sccache: 'argv | | kind=side-tool',
  scons: {
    line: '-* | f:script.python C: j: | kind=builder',
    files: [{ path: /^SConstruct$/, usual: 'SConstruct', language: 'python' }],
  },
  tup: '-*',
  waf: { line: '-*', files: [{ path: /^wscript$/, language: 'python', usual: 'wscript' }] },
  xmake: '-* | F,file:script.lua P,project:peek | sub others=* kind=project-runner',
  'xmake build': '-*',
  'xmake lua': 'script.lua -* | c,command:code.lua',
  'xmake run': '-* | g:',

  // many languages
  act: {
    line: '-* | W,workflows:job-config s,secret: e,eventpath:read secret-file:use env-file:use var-file:use container-options:',
    files: [
      TASK_DESCRIPTIONS,
      {
        path: /^\.(?:github|gitea|forgejo)\/(?:workflows|actions)\/[\w.-]+\.ya?ml$|^action\.ya?ml$|^\.gitlab-ci\.ya?ml$|^\.circleci\/config\.ya?ml$|^\.(?:travis|drone|cirrus|woodpecker|appveyor)\.ya?ml$|^(?:azure|bitbucket)-pipelines\.ya?ml$|^\.buildkite\/[\w.-]+\.ya?ml$/,
        language: 'ci',
        later: 'project',
      },
      { path: /^\.gitpod\.ya?ml$/, language: 'tasks', later: 'project' },
      { path: /^\$GITHUB_ENV$/, language: 'environment-file', later: 'start-up' },
      { path: /^\$GITHUB_PATH$/, language: 'path-file', later: 'start-up' },
    ],
  },
  'arduino-cli':
    '- peek | b,fqbn: p,port: config-file:config build-property: output-dir:peek build-path:peek libraries:peek library:peek i,input-file:read | sub',
  bazel: {
    line: '-* | run_under:tool shell_executable:interpreter workspace_status_command:side script_path:write credential_helper:libpath bazelrc:config action_env,test_env,repo_env,host_action_env:env | kind=project-runner,local-lister,described',
    files: [KEPT_OPTIONS],
    unclear: [
      [
        /--host_jvm_args[= ]-(?:javaagent|agentpath|agentlib|Xbootclasspath|XX:On)|--override_(?:repository|module)[= ]\S*=\/(?:var\/)?(?:tmp|dev\/shm)\//,
        'what the build takes in',
      ],
    ],
  },
  bazelisk: '=bazel',
  bitbake: '-* | c,cmd: b,buildfile:script.python R,postread:read r,read:read u:',
  bob: '- -*',
  buck: '-*',
  buck2: '-* | c,config: config-file:config',
  changesets: '-*',
  checkinstall: 'argv | pkgname: pkgversion: requires: install: fstrans: exclude:',
  commitlint: '-* | e,edit:?peek f,from: t,to: x: cwd: g,config:script.javascript',
  cookiecutter: {
    line: 'maybe | o,output-dir:write-dir c,checkout: directory: config-file:config',
    unclear: [
      [
        /(?:^| )(?:gh:|gl:|bb:|git[@+:]|\w+:\/\/|\S+\.zip\b)/,
        'whose template it is, which runs code of its own',
      ],
    ],
  },
  copier: {
    line: '- maybe peek | d: a:config r:',
    unclear: [
      [
        /(?:^| )(?:gh:|gl:|bb:|git[@+:]|\w+:\/\/)|(?:^| )(?:--trust|--UNSAFE)\b/,
        'whose template it is, which runs code of its own',
      ],
    ],
  },
  dagger: {
    line: ' | m,mod: progress: | sub',
    unclear: [
      [
        /(?:-m|--mod)[= ](?:(?:github|gitlab|bitbucket)\.\w+\/|\w+:\/\/|git@)/,
        'what comes from there',
      ],
    ],
  },
  'dagger call': '- -* | m,mod: o,output,export:write',
  'dagger run': 'argv | focus:? cleanup-timeout:',
  'dagger shell': 'script.foreign | c,code,cmd:code.foreign m,mod: | repl=typed',
  earthly: {
    line: 'maybe* | s,secret: secret-file:maybe build-arg: P,allow-privileged!privilege i,interactive!session env-file,env-file-path:use config:config buildkit-host: platform: org: sat: remote-cache:',
    files: [TASK_DESCRIPTIONS],
    unclear: [[/(?:^| )(?:github|gitlab|bitbucket)\.\w+\/\S+/, 'what comes from there']],
  },
  fastlane: {
    line: '-* | env: | kind=builder',
    files: [RUBY_PROJECT],
  },
  fpm: 'tree* | s: t: n,name: v,version: p,package:write C,chdir:peek before-install,after-install,before-remove,after-remove,before-upgrade,after-upgrade:read a,architecture: d,depends: m,maintainer: description: prefix: config-files: template-value: inputs:read exclude: iteration: license: url: vendor: category: deb-systemd:read rpm-os: | kind=project-runner',
  'git-cliff': '- | c,config:config o,output:write t,tag: r:peek w: p,prepend:edit | quiet',
  goreleaser:
    '- -* | f,config:config p,parallelism: release-notes:read release-header:read release-footer:read skip: timeout: | sub others=*',
  'goreleaser build': '- | f,config:config id: o,output:write skip: timeout:',
  'goreleaser check': '- | f,config:config',
  'goreleaser release':
    '- | f,config:config p,parallelism: release-notes:read release-header:read release-footer:read skip: timeout:',
  husky: {
    line: '-*',
    files: [TASK_DESCRIPTIONS],
    unclear: [[/^(?:add|set)\b/, 'the command that becomes a hook']],
  },
  hygen: { line: '-* | | kind=obeyer', variables: { HYGEN_TMPLS: 'startup' } },
  ko: '- peek | f,filename:peek t,tags: platform: image-refs:write | sub',
  'ko apply': 'peek | f,filename:peek',
  'ko build': 'peek | t,tags: platform: image-refs:write push:? tarball:write sbom: ldflags:',
  lefthook: {
    line: '-* | | kind=builder',
    files: [
      {
        path: /^\.?lefthook(?:-local)?\.(?:ya?ml|json|toml)$/,
        language: 'tasks',
        later: 'project',
      },
    ],
  },
  'lint-staged': {
    line: '- | c,config:script.javascript s,shell:?interpreter cwd:peek | kind=builder',
    files: [
      { path: /^\.lintstagedrc(?:\.(?:json|ya?ml))?$/, language: 'tasks', later: 'project' },
      { path: /^(?:\.lintstagedrc|lint-staged\.config)\.[cm]?js$/, language: 'javascript' },
    ],
  },
  makeself:
    'tree write - program -* | target: header:read license:read help-header:read cleanup:read gpg-extra: ssl-passwd: tar-extra: sign:',
  nfpm: '- -* | | sub',
  'nfpm package': '- | f,config:config t,target:write p,packager:',
  overcommit: '-*',
  pants: '-* | pants-config-files:config',
  pex: '-* | o:write c: e: m: r:read python:runtime interpreter-constraint:',
  platformio: '- -* | d,project-dir:peek e,environment: t,target: upload-port: | sub',
  'platformio device': '-* | p,port: b,baud: f,filter:',
  'platformio run':
    '- | d,project-dir:peek e,environment: t,target: upload-port: c,project-conf:config',
  'platformio test': '- | d,project-dir:peek e,environment: f,filter: c,project-conf:config',
  pio: '=platformio',
  plop: '-* | plopfile:script.javascript',
  plz: '-* | o: p: v: c: | sub others=*',
  'plz build': '-* | shell:? o: out_dir:peek',
  'plz run': '-* | cmd:exec env:',
  'pre-commit': {
    line: '-* | c:config | kind=builder',
    files: [{ path: /^\.pre-commit-config\.ya?ml$/, language: 'tasks', later: 'project' }],
  },
  pyinstaller:
    'script.python | n: add-data: p:libpath additional-hooks-dir:libpath runtime-hook:script.python distpath:peek workpath:peek specpath:peek upx-dir:libpath i:',
  'semantic-release': '-*',
  shiv: '-* | o:write c: e: p: | kind=compiler',
  'standard-version': '-*',
  west: '- -* | b,board: d,build-dir:peek t,target: r,runner: s,source-dir:peek p,pristine:? | sub',
  'west build':
    'peek | b,board: d,build-dir:peek t,target: s,source-dir:peek p,pristine:? o,build-opt: T: shield:',
  'west flash':
    '- | r,runner: d,build-dir:peek hex-file:read bin-file:read openocd:program cmd-pre-init: jlink:program commander:program',
  'west forall': '- | c:exec C:',
  'west update': '-*',
  yo: '-* | | kind=obeyer',
}
