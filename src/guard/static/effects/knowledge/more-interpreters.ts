import type { KnowledgeTable } from './entry.ts'

const LISP =
  'script.lisp maybe* | e,eval,-e,-eval:code.lisp l,load,-l,-load:script.lisp i,init:script.lisp | repl=lisp'
const JS_RUNNER =
  'script.javascript maybe* | e,eval,p,print:code.javascript r,require,import:module.javascript loader:module.javascript tsconfig: | repl=javascript posix'
const RAILS = 'e,environment: trace'
const DENO =
  'c,config:config import-map: L,log-level: reload:? cert:use env-file:?use lock:? location: seed: v8-flags: A allow-all allow-read:? allow-write:? allow-net:? allow-env:? allow-run:? allow-ffi:? allow-sys:? allow-import:? preload:script.javascript inspect:? inspect-brk:? inspect-wait:?'

/** More interpreters, debuggers and languages for data. */
export const moreInterpreters: KnowledgeTable = {
  // python family
  ptipython: '=ipython',
  ipython3: '=ipython',
  python3w: '=python',
  graalpy: '=python',
  graalpython: '=python',
  ironpython: '=python',
  ipy: '=python',
  stackless: '=python',
  pyston: '=python',
  'py-compile': 'peek*',

  // perl and its sisters
  reply: '- | cfg:config I:libpath M: | repl=perl',
  perld: '=perl',
  perl5: '=perl',
  a2p: 'read',
  s2p: 'read',
  pl2bat: 'read*',

  // ruby
  rails: ` | ${RAILS} | sub`,
  'rails encrypted:show': `- | ${RAILS} k,key:use | secret`,
  'rails encrypted:edit': `- | ${RAILS} k,key:use`,
  'rails destroy': '-*',
  'rails routes': '-* | c: g: E',
  'rails test': 'maybe* | n,name: s,seed: e: v b d,defer-output f c w',
  'rails db:seed': '-*',
  'rails db:create': '-*',
  'rails db:drop': '-*',
  'rails db:reset': '-*',
  'rails db:rollback': '-*',
  'rails db:migrate:status': '-*',
  'rails assets:precompile': '-*',
  'rails secret': '-*',
  'rails about': '-*',
  'rails notes': '-*',
  'rails stats': '-*',
  'rails restart': '-*',
  truffleruby: '=ruby',
  rubinius: '=ruby',
  mruby: 'script.ruby maybe* | e:code.ruby b c r:module.ruby d v | repl=ruby',
  mirb: 'script.ruby maybe* | r:module.ruby d v | repl=ruby',
  rbx: '=ruby',
  hanami: '- -* | e,env: h,host: p,port: | sub',
  'hanami console': '- | engine: e,env: | repl=ruby',
  'hanami runner': 'code.ruby',
  'ruby-debug': 'script.ruby maybe*',
  thor: '-* | | ',

  // javascript
  'ts-node-esm': '=ts-node',
  tsnd: '=ts-node',
  'ts-node-transpile-only': '=ts-node',
  esmo: JS_RUNNER,
  esrun: JS_RUNNER,
  jiti: JS_RUNNER,
  'babel-node': JS_RUNNER,
  'swc-node': JS_RUNNER,
  'sucrase-node': JS_RUNNER,
  'vite-node':
    'script.javascript maybe* | c,config:script.javascript r,root:peek m: w,watch script options.deps.inline: | posix',
  zx: 'script.javascript maybe* | e,eval:code.javascript shell:program prefix: postfix: i,install ext: cwd:peek quiet verbose prefer-local:? env:use repl | repl=javascript posix',
  mujs: 'script.javascript maybe* | i s | repl=javascript',
  duk: 'script.javascript maybe* | e:code.javascript i c: b no-heap-destroy | repl=javascript',
  tjs: ' | | sub',
  'tjs eval': 'code.javascript',
  'tjs run': 'script.javascript maybe*',
  jsc: 'script.javascript* | e:code.javascript i f m d | repl=javascript',
  js52: '=js',
  gjs: 'script.javascript maybe* | c,command:code.javascript C,coverage-prefix: I,include-path:libpath m,module profile:?write d,debugger js-version | repl=javascript',
  'gjs-console': '=gjs',
  cjs: '=gjs',
  qml: 'script.javascript* | I:libpath L:libpath f:script.javascript config: a:',
  qmlscene: '=qml',
  phantomjs:
    'script.javascript maybe* | config:config cookies-file:use debug: ignore-ssl-errors: load-images: script-encoding: ssl-protocol: web-security: webdriver:?listen disk-cache: output-encoding: remote-debugger-port:listen proxy: local-to-remote-url-access: | repl=javascript',
  slimerjs: '=phantomjs',
  casperjs:
    '- script.javascript maybe* | pre:script.javascript post:script.javascript includes:script.javascript xunit:write engine: cookies-file:use',
  'deno cache': `url* | ${DENO}`,
  'deno add': '-* | | install',
  'deno remove': '-*',
  'deno doc': '-* | html output:peek name: json filter: lint',
  'deno bench': `peek* | ${DENO} filter: ignore: json`,
  'deno coverage': 'peek* | include: exclude: lcov html output:write detailed',
  'deno upgrade': '-* | version: output:write canary dry-run f',
  'deno jupyter': '-* | install kernel conn:',
  'deno completions': '- | | out=code',
  'deno types': '-*',
  'deno init': '-*',
  'deno publish': '-* | token: dry-run allow-dirty',
  'deno vendor': `peek* | ${DENO} output:peek f`,
  'deno outdated': '-*',

  // lua
  luau: 'script.lua maybe* | coverage:? profile:? a,program-args | repl=lua',
  lune: ' | | sub',
  'lune run': 'script.lua -*',
  'lune setup': '-*',
  ravi: '=lua',
  terra: 'script.lua maybe* | e:code.lua i v g l:module.lua | repl=lua',
  moon: 'script.lua maybe* | c d | ',
  moonjit: '=luajit',
  resty:
    'script.lua maybe* | e:code.lua I:libpath l:module.lua nginx:program gdb rr valgrind V shdict: http-conf:code.config http-include:read stream-conf:code.config main-include:read http-include: main-conf:code.config errlog-level: j: c: user-agent: ns:',
  rlua: '=lua',
  nelua:
    'script.lua maybe* | e,eval:code.lua i,script:script.lua r:? o,output:write L,add-path:libpath g,generator: P,pragma: cc:program cflags: ldflags: D: d',

  // lisps
  ccl64: LISP,
  gcl: LISP,
  'ros install': '-* | | install',
  'cl-launch':
    '-* | i,init:code.lisp f,file:script.lisp l,lisp: o,output:write S: s: p: E: r: x d: D',
  'chez-scheme': LISP,
  chezscheme: LISP,
  petite: LISP,
  kawa: 'script.lisp maybe* | e:code.lisp f:script.lisp s C c w server:listen | repl=lisp',
  scm: LISP,
  mzscheme: '=racket',
  gracket: '=racket',
  'raco expand': 'read*',
  'raco setup': '-*',
  'raco fmt': 'read*',
  jpm: '-* | | install',
  carp: LISP,
  ikarus: LISP,
  larceny: LISP,
  'emacs-nox': '=emacs',

  // the jvm
  groovyConsole: 'script.jvm',
  groovyc: 'read* | d:peek cp,classpath,-cp: e: j',
  kscript: 'script.jvm maybe* | t,text:code.jvm s,silent i,interactive d | ',
  ki: '- | | repl=jvm',
  scala3: '=scala',
  dotr: '=scala',
  ammonite: '=amm',
  nashorn: '=jjs',
  bsh: 'script.jvm maybe* | | repl=jvm',
  'clojure-lsp': '-* | settings:maybe project-root:peek filenames:peek',

  // functional languages
  'purs repl': '-* | p,port: | repl=haskell',
  'spago repl': '- | | repl=haskell',
  'elm install': '-* | | install',
  'elm init': '-*',
  sml: 'script.compiled* | C: D: H S m:read | repl=compiled',
  mosml: 'script.compiled* | I: P: stdlib:libpath | repl=compiled',
  poly: '- | use:script.compiled eval:code.compiled script: i q H: minheap: error-exit | repl=compiled',
  mlton:
    'read* | output,-output:write codegen: mlb-path-map:read link-opt: cc-opt: as-opt: const: default-ann:',
  isabelle: '- -* | d:peek D:peek o: s:exec | sub',

  // classic and odd ones
  oorexx: '=rexx',
  squirrel: 'script.compiled maybe* | c o:write d',
  dyalog: 'maybe* | script,-script lx: x,+s | repl=typed',
  gnuapl: '=apl',
  wolframscript:
    'script.typed maybe* | c,code,-c,-code:code.typed f,file,-f,-file:script.typed a,api,-a: u,function,-u: o,cloud:? l,local:? e,timeout: s,signature: p,print:? t,charset: w,wstpserver: v,verbose | repl=typed',
  wolfram: '- | script,-script:script.typed run,-run:code.typed noprompt | repl=typed',
  maple:
    'script.typed | c:code.typed e: q s t i:script.typed b:libpath F w: I:libpath T: r: D: B | repl=typed',
  magma: 'script.typed* | b n s:script.typed S: r: c: d w | repl=typed',
  M2: 'script.typed* | e,-e:code.typed script:script.typed no-readline q silent stop srcdir:libpath prefix:libpath int notify | repl=typed',
  Singular:
    'script.typed* | c,execute:code.typed u,user-option: b,batch q,quiet r: random: t,no-tty v:? d: emacs: link: cpus: min-time: ticks-per-sec: log:write | repl=typed',
  giac: 'code.typed* | | repl=typed',
  icas: '=giac',
  gretlcli: 'script.typed | b,batch r,run d,db: e,english i: q,quiet t,tool s: c,dump | repl=typed',
  stata: 'script.typed* | b,-b q,-q s,-s e,-e | repl=typed',
  'stata-mp': '=stata',
  sas: '- | sysin,-sysin:script.typed log,-log:write print,-print:write autoexec,-autoexec:script.typed config,-config:config nodms,-nodms stdio,-stdio set: initstmt,-initstmt:code.typed termstmt: sasuser: work:peek | repl=typed',
  jags: 'script.typed',
  macaulay2: '=M2',
  sagemath: '=sage',
  spyder:
    'peek* | p,project:peek w,workdir:peek new-instance conf-dir:peek defaults reset debug-info: debug-output:',
  thonny: 'peek*',

  // other shells and command runners
  ysh: 'script.sh maybe* | c:exec i n eval:script.sh rcfile:script.sh norc o: O: tool: | repl=sh',
  murex: 'script.sh maybe* | c,command:exec i no-config | repl=sh',
  ion: 'script.sh maybe* | c,command:exec x n o: f,fake-interactive | repl=sh',
  minishell: '- | | shell',
  lshell: '- | config:config c:exec | shell',
  rssh: '- | c:exec | shell',
  closh: 'script.lisp maybe* | e:code.lisp | repl=lisp',
  eshell: '- | | shell',
  mrsh: 'script.sh maybe* | c:exec i | repl=sh',
  gash: '=mrsh',
  oils: '=ysh',
  xiki: '-* | | shell',
  rlfe: 'argv | l:write a: h: n: s:',
  ledit: 'argv | h: l: x a u t',

  // debuggers
  'lldb-dap':
    '- | p,port:listen launch-target: comm-file: debugger-pid: pre-init-command:code.debugger',
  'lldb-mi':
    '- | source,s:script.debugger log log-dir:peek interpreter executable:program | repl=debugger',
  gdbtui: '=gdb',
  'rr pack': 'peek*',
  'rr ls': '-*',
  mdb: 'peek read | e:code.debugger p: o: k w u K F S U m: M R: s: L:libpath I:libpath i:read y',
  dbx: 'peek read | c:code.debugger s:script.debugger C r e q',
  pydb: '=pdb',
  ktrace: 'argv | a c C d f:write g: i p: t: T',
  truss: 'argv | o:write p: f e c d D a: s: t: v: x: u: S: m: T:',
  dtruss: 'argv | p: n: t: a b: c d e f l L o s W:',
  'uftrace live': '=uftrace record',
  'async-profiler': '- -* | d: f:write e: i: o: ',
  'profiler.sh': '=async-profiler',
  'afl-fuzz':
    'argv | i:peek o:peek f:write x:read m: t: M: S: d n Q C T: p: V: E: F: I:exec l: e: s: b: c: a: w: L: Z P: O r: z G: g: B: A D N: R U W X Y u',
  honggfuzz:
    'argv | i,input:peek o,output:peek W,workspace:peek f,dict:read c,mutate_cmd:exec pprocess_cmd:exec ffmutate_cmd:exec l,logfile:write t: n: N: s z P Q q v x: E,env:env e: F: w: r: crashdir:peek covdir_new:peek',
  zzuf: 'argv | s: r: b: c C: d: D: E: f: F: i I: j: l: M: n O: p: P: q R: S T: t: U: v x m',
  radamsa:
    'read* | o,output:write n,count: s,seed: m,mutations: p: g: M,meta:write r v T: S: H,hash: k:',
  autoexpect: 'argv | f:write p c C Q P:',
  tkcon:
    'script.tcl maybe* | eval,-eval:code.tcl load,-load: main,-main:code.tcl slave,-slave:code.tcl root: | repl=tcl',
  itclsh: '=tclsh',
  bwish: '=wish',
  vtk: '=tclsh',

  // text and data languages
  jqp: '- | f,file:read t: config:config',
  jsonnetfmt: 'read* | i e: o:write n: string-style: comment-style: indent:',
  'cue cmd': '-* | t,inject: T',
  'cue eval': 'maybe* | e,expression: out: o,outfile:write t,inject: c a f',
  'cue vet': 'maybe* | c,concrete d,schema: l: t,inject:',
  'cue export': 'maybe* | e,expression: out: o,outfile:write escape t,inject:',
  'cue fmt': 'peek*',
  'cue import': 'maybe* | o,outfile:write p,package: l,path: f,force list,R recursive',
  'dhall-to-yaml': '- | file:read output:write omitEmpty documents',
  hcl2json: 'read*',
  'opa fmt': 'peek* | w,write d,diff l,list',
  'opa check': 'peek* | s,schema:peek b strict ignore:',
  saxon:
    '- | s,-s:read xsl,-xsl:read o,-o:write xi,-xi:? q,-q:read qs,-qs: t,-t it,-it: catalog,-catalog:read',
  xalan: '- | in,-in:read xsl,-xsl:read out,-out:write param,-param:pair',
  basex:
    'code.typed | b: c:code.typed d i:read o:write q:code.typed r: R s: t v V w x z | repl=typed',
  xqilla: 'read* | i:read o:write b: v:named d f: p t: u x',
  xidel:
    'url* | e,extract,xpath,xquery,css: extract-file:read f,follow: download:write d,data: input-format: output-format: user-agent: post: form: method: header,H: proxy: xquery3 s,silent load-cookies:use save-cookies:write | out=network',
  'xmlstarlet val': 'read* | w d,dtd:read s,xsd:read r,relaxng:read e b g q net E,embed',
  'xmlstarlet fo': 'read* | t n s: o R D C Q H N e: net dropdtd',
  'xmlstarlet el': 'read* | a u v d:',
  'xmlstarlet tr': 'read* | s: p: omit-decl embed show-ext val net xinclude maxdepth: html',
  'xmlstarlet esc': '-*',
  'xmlstarlet unesc': '-*',
  'xmlstarlet ls': 'peek*',
  'xmlstarlet c14n': 'read*',
  'xmlstarlet pyx': 'read*',
  j2: 'read read | f,format: e,import-env: filters:script.python tests:script.python customize:script.python o,outfile:write undefined quiet',
  jinja2: 'read read | D: format: e,extension:module.python s,section: o,outfile:write strict',
  jinjanator:
    'read read | f,format: e,import-env: filters:script.python o,output-file:write customize:script.python',
  mustache: 'read* | ',
  esh: 'script.sh -* | o:write d s:program a:program',
  tera: '- | t,template:read f,file:read s,string: o,out:write i,inherit e,env env-key: include-path:libpath a',
  'minijinja-cli':
    'read read | f,format: D: t,template: e,expr: o,output:write env repl dump:? config-file:config safe-path:',
  kapp: '- -* | a,app: f,file:maybe n,namespace: y,yes kubeconfig:use diff-changes | sub',
  'kapp deploy':
    '- | a,app: f,file:maybe n,namespace: y,yes kubeconfig:use c,diff-changes into-ns: wait-timeout:',
  vendir: '- | f,file:config d,directory: lock-file:write chdir:peek | sub',
  'vendir sync': '- | f,file:config d,directory: lock-file:write chdir:peek locked',
  yq: '- maybe* | i,inplace o,output-format: p,input-format: I,indent: from-file:read split-exp: split-exp-file:read front-matter: arg:pair argjson:pair slurpfile:named rawfile:named w,width: e,exit-status n,null-input N r C M P s: | inplace',
}
