import type { KnowledgeTable } from './entry.ts'
import { sameCommands } from './same-commands.ts'

const CARGO =
  'p,package: bin: example: test: bench: F,features: target: target-dir:peek profile: j,jobs: manifest-path:peek message-format:? config:setting.cargo Z: color: exclude: out-dir,artifact-dir:peek r,release'
const CC_OUTPUT = 'o:write I: L: l: D: std: target: sysroot:peek'
const MPI =
  'argv | n,np,-np: N: c: H,host,-host: hostfile,machinefile,-hostfile,-machinefile:read x: wdir,-wdir:peek path: bind-to: map-by: mca,-mca:pair prefix: rankfile:read app:read env:pair genv:pair launcher,-launcher: launcher-exec,-launcher-exec:rsh rsh,-rsh:rsh oversubscribe'

/** Scripts that composer runs at these events. */
const COMPOSER_EVENTS =
  'pre-install-cmd post-install-cmd pre-update-cmd post-update-cmd pre-status-cmd post-status-cmd pre-archive-cmd post-archive-cmd pre-autoload-dump post-autoload-dump post-root-package-install post-create-project-cmd pre-command-run post-package-install post-package-update'.split(
    ' ',
  )

const BASE: KnowledgeTable = {
  'composer config':
    ' | g,global f,file:config e,editor a,auth unset l,list absolute json merge append source d,working-dir:peek | sub',
  // general builders
  nmake: 'maybe* | f:script.make',
  'mk-build-deps': 'read | i,install r,remove t,tool:hook s,root-cmd:hook a: B A',
  ccmake: 'peek | D: G: S:peek B:peek | interactive',
  meson: ' | | sub',
  'meson setup':
    'peek* | D: prefix: buildtype: native-file:read cross-file:read backend: wipe reconfigure wrap-mode: default-library: pkg-config-path:peek',
  'meson compile': '-* | C:peek j,jobs: l: ninja-args: v clean',
  'meson test':
    '-* | C:peek wrapper,wrap:hook gdb gdb-path:program repeat: suite: no-suite: t,timeout-multiplier: logbase: num-processes: setup: test-args: maxfail: list print-errorlogs',
  'meson install': '- | C:peek destdir:peek tags: skip-subprojects:?',
  'meson devenv': 'argv | C:peek w,workdir:peek dump:?write | shell',
  'meson dist': '- | C:peek formats: no-tests include-subprojects',
  'meson configure': 'peek | D: clearcache pager',
  'meson introspect': '-*',
  'meson wrap': '-*',
  'meson rewrite': '-*',
  'meson init': '-*',
  'plz run': '-* | cmd:exec env:',
  'plz build': '-* | shell:? o: out_dir:peek',
  gyp: 'read* | D: f: depth:peek I:read G: toplevel-dir:peek',
  'node-gyp':
    '-* | target: arch: dist-url:url nodedir:peek python:program make:program devdir:peek C,directory:peek',
  'xmake run': '-* | d g: a',
  qmake: 'peek* | o:write spec,-spec: -set:pair',
  qbs: '- -* | f,file:peek d,build-directory:peek | sub',
  'qbs shell': 'argv | f:peek d:peek p:',
  'qbs run': '-* | p: setup-run-env-config:',
  bjam: '-* | s: f:read d: j:',
  doit: '-* | f,file:script.python d,dir:peek n,process: db-file: k | ',
  amm: 'script.jvm maybe* | c,code:code.jvm p,predef:script.jvm predef-code:code.jvm h,home:peek w: | repl=jvm',
  sbt: '-* | Dsbt.boot.directory: client batch error warn | ',
  'scala-cli repl': '- | S: dep: | repl=jvm',
  'scala-cli compile': 'peek*',
  'scala-cli test': 'peek*',
  'scala-cli fmt': 'peek*',
  'coursier fetch': '-* | r,repository: classpath | install',
  scalac: 'read* | d,-d:peek classpath,-classpath: Xplugin,-Xplugin:lib',
  'kotlinc-jvm': '=kotlinc',
  lein: ' | | sub',
  'lein run': '-* | m:',
  'lein repl': '-* | | repl=lisp',
  'lein exec': 'script.lisp -* | e,-e:code.lisp p,-p:script.lisp ep,-ep:code.lisp',
  'lein test': '-*',
  'lein deps': '-*',
  'lein uberjar': '-*',
  'lein compile': '-*',
  'lein with-profile': '- -*',
  'lein new': '-*',
  'clj-kondo': 'peek* | lint:peek config:maybe cache-dir:peek',
  rebar3: ' | | sub',
  'rebar3 shell':
    '- | config:config script:script.erlang apps: name: sname: setcookie: eval:code.erlang start-clean env-file:use | repl=erlang',
  'rebar3 escriptize': '-*',
  'rebar3 compile': '-*',
  'rebar3 eunit': '-* | module: application: suite: file:peek dir:peek',
  'rebar3 ct': '-* | suite: dir:peek group: case: config:config sys_config:config',
  'rebar3 release': '-*',
  'rebar3 as': '- -*',
  mix: ' | | sub',
  'mix eval': 'code.elixir -*',
  'mix phx.server': '-*',
  'mix ecto.migrate': '-*',
  'mix release': '-* | path:peek version: overwrite',
  'mix hex.publish': '-*',
  'mix phx.gen.secret': '-*',
  gleam: ' | | sub',
  'gleam run': '-* | m,module: t,target: runtime:',
  'gleam shell': '- | | repl=erlang',
  'gleam build': '-*',
  'gleam test': '-*',
  stack:
    ' | stack-yaml:peek work-dir:peek resolver,snapshot: compiler: extra-include-dirs:peek extra-lib-dirs:peek with-gcc:program system-ghc j: docker color: | sub',
  'stack eval': 'code.haskell',
  'stack bench': '=stack build',
  'stack clean': '-*',
  'cabal bench': '-* | with-compiler,w:program',
  'cabal script': 'script.haskell maybe*',
  'cabal freeze': '-*',
  'cabal list-bin': '-*',
  'cabal sdist': '-* | o,output-directory:peek',
  hpc: '- read* | destdir:peek srcdir:peek hpcdir:peek',
  ghcid:
    '-* | c,command:exec T,test:exec r,run:? s,setup:exec W o,outputfile:write l,lint:?exec reload:peek restart:peek',
  hlint: 'peek* | h,hint:read with-refactor:program refactor report:?write',
  dune: ' | root:peek profile: j: | sub',
  'dune exec': 'argv | root:peek profile: context: w,watch',
  'dune utop': '- | | repl=compiled',
  'dune build': '-*',
  'dune runtest': '-*',
  'dune test': '-*',
  'dune ocaml': '-*',
  'dune clean': '-*',
  ocamlfind: ' | | sub',
  'ocamlfind ocamlopt': `read* | ${CC_OUTPUT} package,-package: pp,-pp:hook ppx,-ppx:hook cc,-cc:hook linkpkg`,
  'ocamlfind ocamlc': '=ocamlfind ocamlopt',
  'ocamlfind list': '-*',
  'ocamlfind query': '-*',
  ocamlopt:
    'read* | o:write I: pp,-pp:hook ppx,-ppx:hook cc,-cc:hook ccopt: cclib: plugin,-plugin:lib',
  ocamlc: '=ocamlopt',
  ocamlbuild:
    '-* | pp,-pp:hook ocamlc,-ocamlc:hook ocamlopt,-ocamlopt:hook plugin-option: lib: pkg: I:',
  'nim check': 'read*',
  'crystal spec': 'maybe* | e,example: l: t: junit_output:peek',
  'crystal init': '-*',
  zig: ' | | sub',
  'zig build-lib': '=zig build-exe',
  'zig build-obj': '=zig build-exe',
  'zig fetch': 'url | save:? global-cache-dir:peek',
  'zig version': '-*',
  dart: ' | | sub',
  'dart run': 'script.compiled maybe* | D,define: enable-asserts',
  'dart create': '-*',

  // C and its relatives
  icpx: '=gcc',
  'musl-gcc': '=gcc',
  'afl-gcc': '=gcc',
  'afl-clang-fast': '=gcc',
  emcmake: 'argv',
  emmake: 'argv',
  emconfigure: 'argv',
  emrun: 'peek -* | port:listen browser:browser browser_args: hostname:',
  'wasmtime run': 'peek -* | dir: env: invoke: preload: W: S:',
  spatch:
    'maybe* | sp-file:script.compiled cocci-file:script.compiled in-place dir:peek o:write patch: macro-file:read I: j: very-quiet',
  sparse: '=gcc',
  fpm: 'tree* | s: t: n,name: v,version: p,package:write C,chdir:peek before-install,after-install,before-remove,after-remove,before-upgrade,after-upgrade:read a,architecture: d,depends: m,maintainer: description: prefix: config-files: template-value: inputs:read exclude: iteration: license: url: vendor: category: deb-systemd:read rpm-os:',
  nfpm: '- | f,config:config t,target:write p,packager: | sub',
  'nfpm package': '- | f,config:config t,target:write p,packager:',
  dtc: 'read | I: O: o:write i:peek',
  mkimage: '- | f:read d:read A: O: T: C: a: e: n: k:use K:edit r F',
  bitbake:
    '-* | c,cmd: b,buildfile:script.python R,postread:read r,read:read k D f n p s v g u: e | ',
  west: '- -* | b,board: d,build-dir:peek t,target: r,runner: s,source-dir:peek p,pristine:? | sub',
  'west build':
    'peek | b,board: d,build-dir:peek t,target: s,source-dir:peek p,pristine:? o,build-opt: T: shield:',
  'west flash':
    '- | r,runner: d,build-dir:peek hex-file:read bin-file:read openocd:program cmd-pre-init: jlink:program commander:program',
  'west forall': '- | c:exec C:',
  'west update': '-*',
  platformio: '- -* | d,project-dir:peek e,environment: t,target: upload-port: | sub',
  'platformio run':
    '- | d,project-dir:peek e,environment: t,target: upload-port: c,project-conf:config v',
  'platformio device': '-* | p,port: b,baud: f,filter:',
  'platformio test': '- | d,project-dir:peek e,environment: f,filter: c,project-conf:config',
  'arduino-cli':
    '- peek | b,fqbn: p,port: config-file:config build-property: output-dir:peek build-path:peek libraries:peek library:peek i,input-file:read | sub',
  esptool: '- maybe* | p,port: b,baud: c,chip: before: after:',
  'esptool.py': '=esptool',
  'dfu-util': '- | D,download:read U,upload:write d: a: s: R',
  vivado:
    '- | mode,-mode: source,-source:script.tcl tclargs,-tclargs: log,-log:write journal,-journal:write nolog,-nolog | repl=tcl',
  quartus_sh: '-* | t,-t:script.tcl s,-s tcl_eval:code.tcl flow:',

  // go
  'go bug': '-* | | interactive',
  'dlv core': 'read read | init:script.typed | repl=typed',
  goreleaser:
    '- | f,config:config p,parallelism: release-notes:read release-header:read release-footer:read key: skip: snapshot clean single-target id: timeout: o,output:peek | sub',
  'goreleaser release':
    '- | f,config:config p,parallelism: release-notes:read skip: snapshot clean timeout:',
  'goreleaser build':
    '- | f,config:config single-target id: snapshot clean o,output:write skip: timeout:',
  'goreleaser check': '- | f,config:config',
  ko: '- peek | B f,filename:peek t,tags: platform: image-refs:write L,local | sub',
  'ko build':
    'peek | B t,tags: platform: image-refs:write L,local push:? tarball:write sbom: ldflags:',
  'ko apply': 'peek | f,filename:peek B L,local',
  staticcheck: '-* | checks,-checks: f,-f: tags,-tags: go,-go:',
  mockgen:
    '- -* | source,-source:read destination,-destination:write package,-package: exec_only,-exec_only:program build_flags,-build_flags: prog_only,-prog_only',
  stringer: '-* | type,-type: output,-output:write linecomment,-linecomment',
  sqlc: '- | f,file:config',
  buf: '- peek | config:maybe against: template:maybe o,output:write path: type: error-format: | sub',
  'buf generate': 'maybe | template:maybe config:maybe o,output:peek path: include-imports',
  'buf lint': 'maybe | config:maybe error-format: path:',
  'buf breaking': 'maybe | against: config:maybe path: error-format: limit-to-input-files',
  'buf build': 'maybe | o,output:write config:maybe path: as-file-descriptor-set',
  'buf push': 'maybe | label: create',
  'buf curl': 'url | d,data:send@ H,header: schema: http2-prior-knowledge v cert:use key:use',

  // rust
  'cargo rustdoc': `-* | ${CARGO}`,
  'cargo package': `-* | ${CARGO}`,
  'cargo fetch': `-* | ${CARGO}`,
  'cargo uninstall': '-* | root:peek bin: p:',
  'cargo generate':
    '- | git:url b,branch: n,name: p,path:peek template-values-file:read destination:peek define,d: allow-commands,a!privilege v',
  'cargo expand': `-* | ${CARGO} theme: ugly`,
  'cargo deny': '-* | config:config manifest-path:peek',
  'cargo zigbuild': `-* | ${CARGO}`,
  'cargo edit': '-*',
  'cargo outdated': '-*',
  'cargo bloat': `-* | ${CARGO} n: crates`,
  'cargo flamegraph': `-* | ${CARGO} o,output:write c,cmd: post-process:hook pid: root`,
  'cargo llvm-cov': `-* | ${CARGO} lcov html output-path:write output-dir:peek ignore-filename-regex:`,
  'cargo tarpaulin': `-* | ${CARGO} o,out: output-dir:peek exclude-files: timeout: engine:`,
  'cargo sqlx': '-* | D,database-url:',
  'cargo leptos': '-*',
  'cargo tauri': '-* | c,config:maybe r,runner:program t,target: b,bundles:',
  rustdoc:
    'read* | o,output:peek L: l: extern: crate-name: runtool:program test-builder:program test-runtool:program html-in-header:read html-before-content:read html-after-content:read e,extend-css:read',
  'rust-script':
    'script.compiled maybe* | e,expr:code.compiled l,loop:code.compiled d,dep: b,base-path:peek debug toolchain: wrapper,w:hook',
  bindgen:
    'read | o,output:write rustfmt-configuration-file:read wrap-static-fns-path:peek allowlist-function: allowlist-type: blocklist-item: depfile:write',
  bacon: '- | j,job: p,path:peek e,features: export-locations prefs init | interactive',

  // dotnet and mono
  dotnet: ` | roll-forward: fx-version: additionalprobingpath:libpath depsfile:read runtimeconfig:read additional-deps:libpath d,diagnostics | sub`,
  'dotnet script': 'script.compiled maybe* | c: d,debug s,sources: i,interactive | ',
  'dotnet watch': '-* | project:peek q v no-hot-reload',
  'dotnet ef':
    '-* | project,p:peek startup-project,s:peek context,c: connection: o,output:write i no-build v json',
  'dotnet list': '-*',
  'dotnet-script': 'script.compiled maybe*',
  'dotnet-dump': '- -* | p,process-id: o,output:write type: c,command: n,name:',
  'dotnet-trace': '- -* | p,process-id: o,output:write providers: profile: duration: n,name:',
  msbuild: 'maybe* | p,-p: t,-t: m,-m: logger,-logger:lib bl,-bl:write noLogo,-noLogo',
  xbuild: '=msbuild',
  mcs: 'read* | out,-out:write r,-r: target,-target: pkg,-pkg:',
  csc: '=mcs',

  // the jvm
  jattach: '- - lib -*',
  arthas: '-*',
  checkstyle: 'read* | c:config o:write f: e: p:read',
  spotbugs: '- peek* | xml output:write exclude:read include:read pluginList:lib',
  pmd: '- | d:tree R: f: r:write dir:tree rulesets: report-file:write file-list:read | sub',
  'pmd check':
    '- | d,dir:tree R,rulesets: f,format: r,report-file:write file-list:read cache:peek aux-classpath:',
  ktlint: 'peek* | R,ruleset:lib F reporter: baseline: editorconfig:read stdin',
  detekt: '- | i,input:peek c,config:config p,plugins:lib r,report: b,baseline:peek cp:',
  scalafmt: 'peek* | c,config:config config-str: test list',

  // python tools
  coverage: ' | rcfile:config data-file:peek debug: | sub',
  'coverage run':
    'script.python maybe* | m,module:module.python source: omit: include: branch p,parallel-mode rcfile:config data-file:peek concurrency: a context: timid | posix',
  'coverage report':
    '-* | rcfile:config data-file:peek omit: include: fail-under: format: m,show-missing sort:',
  'coverage html': '-* | rcfile:config data-file:peek d,directory:peek omit: include: title:',
  'coverage xml': '-* | rcfile:config data-file:peek o:write omit: include:',
  'coverage json': '-* | rcfile:config data-file:peek o:write omit: include:',
  'coverage combine': 'peek* | rcfile:config data-file:peek a keep',
  'coverage erase': '-* | rcfile:config data-file:peek',
  'memray flamegraph': 'read | o,output:write f,force leaks',
  'memray attach': '- | o,output:write method: f duration:',
  pyupgrade: 'edit*',
  behave:
    'peek* | D,define: f,format: o,outfile:write t,tags: i,include: e,exclude: n,name: stage: junit-directory:peek k',
  robot:
    'peek* | v,variable: V,variablefile:script.python P,pythonpath:libpath d,outputdir:peek o,output:write l,log:write r,report:write i,include: e,exclude: t,test: s,suite: listener:module.python prerunmodifier:module.python A,argumentfile:read L,loglevel:',
  pabot: '=robot',
  'pytest-watch':
    '-* | runner:exec beforerun,afterrun,onpass,onfail,onexit:hook c,config:config ext: ignore:',
  ptw: '=pytest-watch',
  trial:
    '-* | reporter: logfile:write temp-directory:peek j,jobs: testmodule:script.python debugger: profile',
  nosetests:
    '-* | c,config:config w,where:libpath p,plugins with-xunit xunit-file:write e: i: m: a: debug-log:write with-coverage cover-package:',
  stestr: '-* | c,config:config t: top-dir:libpath p,repo-url: load-list:read test-path:peek | sub',
  'stestr run':
    '-* | load-list:read concurrency: exclude-list:read include-list:read exclude-regex: subunit pdb:',
  mutmut: '-* | paths-to-mutate: runner:exec tests-dir: pre-mutation:exec post-mutation:exec | sub',
  'mutmut run': '-* | paths-to-mutate: runner:exec tests-dir: pre-mutation:exec post-mutation:exec',
  'nextflow log': '-*',
  'nextflow pull': 'url | r: hub:',
  'nextflow clean': '-*',
  'airflow dags': '-* | S,subdir:peek c,conf: e: r: o,output: s: d:',
  'airflow tasks': '-* | S,subdir:peek',
  'dvc exp': '-* | n,name: S,set-param: queue temp j,jobs: message,m:',
  'dvc push': '-* | r,remote: j: a,all-branches',
  'dvc add': 'peek* | o,out: file: no-commit',
  'dvc get': 'url - | o,out:write rev: show-url j:',
  'dvc import': 'url - | o,out:write rev:',
  'dvc get-url': 'url write',
  'mlflow models':
    '-* | m,model-uri: p,port: h,host: env-manager: i,input-path:read o,output-path:write t,content-type: | ',
  'streamlit hello': '-*',
  flask: ' | app,A: env-file,e:use debug | sub',
  'flask init-db': '-*',
  'jupyter qtconsole': '- | kernel: existing:?',
  'jupyter trust': 'peek*',
  'sphinx-apidoc': 'peek peek -* | o,output-dir:peek t,templatedir:libpath d: f e M P',
  'sphinx-autobuild':
    'peek peek -* | port:listen host: open-browser pre-build:exec post-build:exec watch:peek ignore: b: j: delay:',
  mkdocs: ' | q v | sub',
  'mkdocs serve': '- | f,config-file:config a,dev-addr: o,open w,watch:peek t: s dirty livereload',
  'mkdocs build': '- | f,config-file:config d,site-dir:peek t: s c',
  'mkdocs gh-deploy': '- | f,config-file:config m,message: b,remote-branch: r,remote-name: force',
  'mkdocs new': 'peek',

  // node tools
  'lerna publish':
    '-* | registry: dist-tag: message,m: yes from-package: conventional-commits contents:peek',
  'lerna version': '-* | message,m: yes preid: conventional-commits',
  'webpack-dev-server':
    '-* | c,config:script.javascript port: host: https key:use cert:use open:? content-base:peek',
  playwright: ' | | sub',
  'playwright test':
    'maybe* | c,config:script.javascript g,grep: project: reporter: j,workers: retries: timeout: output:peek trace: ui-host: ui-port:listen headed debug ui u shard: max-failures: repeat-each: global-timeout: grep-invert: last-failed',
  'playwright codegen':
    'url | o,output:write b,browser: target: load-storage:use save-storage:write device: viewport-size: lang: user-agent: proxy-server:',
  'playwright install': '-* | with-deps force | install',
  'playwright open': 'url | b,browser: load-storage:use save-storage:write device:',
  'playwright screenshot': 'url write | b: full-page wait-for-timeout: viewport-size:',
  'playwright pdf': 'url write',
  'playwright show-report': 'peek | host: port:',
  'playwright show-trace': 'peek* | host: port: b:',
  cypress: ' | | sub',
  'cypress run':
    '- | C,config-file:script.javascript c,config: b,browser: s,spec:peek e,env: k,key: P,project:peek r,reporter: o,reporter-options: headed record parallel tag: group: port:',
  'cypress open':
    '- | C,config-file:script.javascript c,config: b,browser: e,env: P,project:peek port: e2e component',
  'cypress install': '-* | force | install',
  'cypress verify': '-*',
  'cypress info': '-*',
  ng: '- -* | c,configuration: project: host: port: proxy-config:read ssl-key:use ssl-cert:use output-path:peek | sub',
  'ng serve':
    '-* | c,configuration: host: port: proxy-config:read ssl-key:use ssl-cert:use open live-reload:? ',
  'ng build': '-* | c,configuration: output-path:peek base-href: watch stats-json ',
  'ng test':
    '-* | c,configuration: karma-config:script.javascript main: browsers: include: code-coverage watch:?',
  'ng lint': '-*',
  'ng generate': '-*',
  'ng new': '-*',
  'ng update': '-*',
  'ng add': '-* | | install',
  ncc: '- read -* | o,out:peek C m s e,external: q w t target: license: | sub',
  'ncc run': 'script.javascript maybe*',
  'ncc build': 'read | o,out:peek C m s e,external: q w t target: license:',
  newman: ' | | sub',
  'newman run':
    'maybe | e,environment:read g,globals:read d,iteration-data:read r,reporters: n,iteration-count: folder: env-var: global-var: export-environment:write export-globals:write reporter-json-export:write reporter-html-export:write ssl-client-cert:use ssl-client-key:use ssl-extra-ca-certs:use working-dir:peek timeout: delay-request: bail cookie-jar:read verbose k',
  'k6 cloud': '=k6 run',
  'k6 inspect': 'script.javascript',
  'electron-builder':
    '-* | c,config:maybe project:peek p,publish: linux:? mac:? win:? x64 arm64 dir projectDir:peek',
  'electron-forge': '-* | ',
  typedoc:
    'peek* | options:config out:peek plugin:module.javascript json:write entryPoints:peek theme: readme:read tsconfig:peek',
  jsdoc:
    'peek* | c,configure:script.javascript d,destination:peek t,template:libpath P,package:read R,readme:read r u,tutorials:peek e: p X a:',
  'tree-sitter': '- peek* | t,timeout: q s: cpp: paths:read',
  expo: '- -* | p,port: platform: c tunnel lan localhost host: dev-client | sub',
  'react-native': '-*',
  'vue-cli-service': '- peek | port: host: mode: dest:peek target: config:',
  nuxi: '-*',
  hugo: '- -* | s,source:peek d,destination:peek c,contentDir:peek config:config configDir:peek themesDir:libpath t,theme: b,baseURL: e,environment: D F E minify p,port: bind: w,watch layoutDir:libpath logLevel: | sub',
  'hugo server':
    '- | s,source:peek d,destination:peek config:config t,theme: b,baseURL: p,port: bind: D F w,watch tlsCertFile:use tlsKeyFile:use navigateToChanged disableFastRender e,environment: minify',
  'hugo new': '-* | s,source:peek k,kind: editor:editor t:',
  'hugo mod': '-*',
  'hugo version': '-*',
  'hugo build': '=hugo',
  jekyll:
    '- -* | s,source:peek d,destination:peek config:config P,port: H,host: b,baseurl: w,watch D,drafts l,livereload o p,plugins:libpath layouts:libpath I | sub',
  'jekyll build':
    '- | s,source:peek d,destination:peek config:config b,baseurl: w,watch D,drafts p,plugins:libpath layouts:libpath I,incremental strict_front_matter',
  'jekyll serve':
    '- | s,source:peek d,destination:peek config:config P,port: H,host: b,baseurl: w,watch D,drafts l,livereload o ssl-cert:use ssl-key:use p,plugins:libpath I,incremental',
  'jekyll new': '-*',
  'mdbook test': 'peek | d:peek L,library-path:libpath c:',

  // php, ruby, perl tools
  pest: '=phpunit',
  'php-cs-fixer':
    '- peek* | config:script.php rules: path-mode: cache-file:peek format: dry-run diff allow-risky: using-cache: | sub',
  'php-cs-fixer fix':
    'peek* | config:script.php rules: path-mode: cache-file:peek format: dry-run diff allow-risky: using-cache:',
  rector:
    '- peek* | c,config:script.php a,autoload-file:script.php memory-limit: dry-run clear-cache output-format: | sub',
  'rector process':
    'peek* | c,config:script.php a,autoload-file:script.php memory-limit: dry-run clear-cache output-format: only:',
  infection:
    '- | configuration,c:config initial-tests-php-options: test-framework: threads,j: min-msi: coverage:peek filter: logger-html:write',
  minitest: 'peek* | n,name: s,seed: v I:libpath r,require:module.ruby',
  'yard doc':
    'peek* | o,output-dir:peek e,load:script.ruby plugin:module.ruby query:code.ruby p,template-path:libpath',
  'foreman check': '- | f,procfile:read',
  'honcho start':
    '- | f,procfile:script.config e,env:use d,app-root:peek p,port: c,concurrency: q: no-colour',
  'passenger start':
    'peek | p,port: a,address: e,environment: d,daemonize R,rackup:script.ruby app-type: startup-file:maybe start-command:exec ruby:program python:program nodejs:program nginx-bin:program nginx-config-template:read log-file:write pid-file:write ssl-certificate:use ssl-certificate-key:use',
  fastlane: '-* | env: verbose | ',
  cpanminus: '=cpanm',
  plackup:
    'script.perl | e:code.perl a,app:script.perl M:module.perl I:libpath p,port: o,host: s,server: S,socket: l,listen: D,daemonize E,env: r,reload R,Reload: L,loader: access-log:write path:',
  hypnotoad: 'script.perl | f,foreground s,stop t,test',
  morbo: 'script.perl | b,backend: l,listen: m,mode: v w,watch:peek',
  starman: '=plackup',

  // shell tests and checks
  'gitlab-runner verify': '-*',
  'gitlab-runner list': '-*',
  'circleci config': '- maybe | o: org-slug: pipeline-parameters:maybe',
  'buildkite-agent start':
    '- | config:config token: tags: build-path:peek hooks-path:libpath plugins-path:libpath bootstrap-script:exec name: spawn: queue: shell:program',
  concourse: '- -*',
  earthly:
    'maybe* | a,artifact s,secret: secret-file:maybe build-arg: P,allow-privileged!privilege push ci i,interactive!session no-cache env-file,env-file-path:use config:config buildkit-host: platform: strict org: sat: remote-cache: github-annotations | ',
  dagger: ' | m,mod: progress: d s | sub',
  'dagger run': 'argv | focus:? cleanup-timeout:',
  'dagger call': '- -* | m,mod: o,output,export:write json',
  'dagger shell': 'script.sh | c,code,cmd:exec m,mod: | repl=typed',
  mage: '-* | d,-d:peek w,-w:peek f,-f compile,-compile:write gocmd,-gocmd:program t,-t:',
  'go-task': '=task',
  mask: '-* | maskfile:script.config',
  overcommit: '-*',

  // running on clusters and elsewhere
  prun: MPI,
  scancel: '-* | u,user: n,name: t,state: p,partition: A:',
  sbcast: 'read -',
  sattach: '-*',
  parsl: '-*',
  'ray rsync-up': '- sendfile dest',
  'ray rsync-down': '- - write',
  sparkR: 'script.r | master: conf:code.config | repl=r',
  'hadoop distcp': '-*',
  'hdfs dfsadmin': '-*',
  'hdfs fsck': '-*',
  flink: '- peek -* | m: c: p: D: d n s: py:script.python pym: pyfs:libpath | sub',
  'flink run':
    'peek -* | m,jobmanager: c,class: p: D: d s: py,python:script.python pym,pyModule: pyfs,pyFiles:libpath',
}

/** More tools of projects: builders, checkers, test runners, servers for development, and clusters that run jobs. */
export const projectTools: KnowledgeTable = {
  ...BASE,
  ...Object.fromEntries(
    COMPOSER_EVENTS.map((event) => [`composer config scripts.${event}`, 'hook* | | out=none']),
  ),
  ...sameCommands(BASE, 'platformio', 'pio'),
  ...sameCommands(BASE, 'coursier', 'cs'),
}
