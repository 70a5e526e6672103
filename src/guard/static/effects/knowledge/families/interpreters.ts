import type { KnowledgeTable } from '../entry.ts'
import type { ImplicitFile } from '../facts.ts'
import {
  ARRAY_SHELL,
  CALLING_DEBUGGER,
  GIVES_THE_PROGRAM,
  NODE_FOR_ALL,
  OPEN_JAVA_DEBUGGER,
  PASSWORD_HASH,
  TO_ALL,
  WORLDWIDE_JAVA_DEBUGGER,
} from '../joint-facts.ts'
import { HASKELL_SOURCE, PYTHON_TESTS_WHERE_ASKED, SETUP_PY } from '../joint-files.ts'
import { ASKED_BY_CMDLETS } from '../secret-facts.ts'
import {
  CHANGING_CMDLET,
  DEFENDER_OFF,
  EVENTS_CLEARED,
  SHADOWS_REMOVED,
  STARTS_AT_LOGIN,
  WINDOWS_ACCOUNT,
} from '../windows-facts.ts'

const LISP =
  'script.lisp maybe* | e,eval,-e,-eval:code.lisp l,load,-l,-load:script.lisp i,init:script.lisp | repl=lisp'

const RUBY_CONSOLE_START: ImplicitFile = {
  path: /^\.(?:irb|pry)rc$/,
  language: 'ruby',
  later: 'start-up',
}

const PYTHON_START: ImplicitFile = {
  path: /^(?:sitecustomize|usercustomize|\.pythonrc)\.?(?:py)?$|^profile_\w+\/(?:startup\/[\w-]+|ipython_config)\.py$/,
  language: 'python',
  later: 'start-up',
}

const CGI_SCRIPT_WHERE_ASKED: ImplicitFile = {
  path: /\.(?:cgi|php|pl|py|sh|fcgi)$|^cgi-bin\/|^[a-z]$/,
  language: 'script',
  given: /(?:^| )(?:-S|--cgi|CGIHTTPServer)(?: |$)|CGIHTTP/,
}

/** Modules by which whoever sits there runs what he types. */
const DEBUGGED_PYTHON = /(?:^| )-m ?(?:i?pdb|pudb|bdb|code|idlelib|IPython|bpython|ptpython)\b/

/**
 * Programs that run code in a language of their own. The common shells, awk and sed have
 * handlers.
 */
export const interpreters: KnowledgeTable = {
  // Python
  bpython: '=ipython',
  graalpy: '=python',
  graalpython: '=python',
  hy: 'script.lisp maybe* | c:code.lisp | repl=lisp',
  idle: 'script.python* | c:code.python r:script.python',
  idle3: '=idle',
  ipy: '=python',
  ipython: {
    line: 'script.python maybe* | c:code.python m:module profile: | repl=python posix',
    variables: { IPYTHONDIR: 'startup' },
    doors: [DEBUGGED_PYTHON],
    files: [PYTHON_START],
    destroys: [[/^history clear\b/, 'wipes the history of commands']],
    unclear: [[/^history trim\b/, 'the history that it wipes']],
  },
  ipython3: '=ipython',
  ironpython: '=python',
  jython: '=python',
  micropython: '=python',
  ptipython: '=ipython',
  ptpython: '=ipython',
  'py-compile': 'peek*',
  pypy: '=python',
  pypy3: '=python',
  pyston: '=python',
  python: {
    line: 'script.python maybe* | c:code.python m:module W: X: Q: check-hash-based-pycs: | repl=python posix kind=decoder,tool quiet',
    secrets: [
      /(?:^| )-m ?(?:browser_?cookie3?|pycookiecheat|lazagne|pypykatz|firefox_decrypt|hackbrowserdata)(?:\.|\s|$)/i,
    ],
    doors: [DEBUGGED_PYTHON],
    variables: {
      PYTHONPATH: 'path',
      PYTHONHOME: 'path',
      PYTHONUSERBASE: 'startup',
      PYTHONPLATLIBDIR: 'startup',
      PYTHONSTARTUP: 'script.python',
      PYTHONBREAKPOINT: 'called',
    },
    files: [SETUP_PY, PYTHON_START, PYTHON_TESTS_WHERE_ASKED, CGI_SCRIPT_WHERE_ASKED],
  },
  python2: '=python',
  python3: '=python',
  python3w: '=python',
  scapy: '- | c:script.python s: p: | repl=python',
  spyder: 'peek* | p,project:peek w,workdir:peek conf-dir:peek debug-info: debug-output:',
  stackless: '=python',
  thonny: 'peek*',

  // Perl and its sisters
  a2p: 'read',
  instmodsh: '- | | escape',
  perl: {
    line: 'script.perl read-or-pipe* | e,E:code.perl M,m:module I:libpath x:? D: F: C:? d:?module i:? V:? | repl=perl inplace kind=decoder,pipe-opener,tool quiet',
    variables: {
      PERL5LIB: 'path',
      PERLLIB: 'path',
      PERL5OPT: 'code.perl-options',
      PERL5DB: 'code.perl',
    },
    secrets: [PASSWORD_HASH],
    destroys: [
      [
        /(?:^| )-MExtUtils::Command(?:=\S+)? (?:-\S+ )*rm_r?f (?:\S+ )*(?:~|\/(?:root|home\/[^/\s]+|(?:home|etc|usr|var|bin|boot|lib|srv|opt))?)\/?(?: |$)/,
        'deletes all that lies there',
      ],
    ],
    unclear: [
      [/(?:^| )-MExtUtils::Command\b.* rm_r?f .*(?:^| )(?:~|\/(?!tmp\/))/, 'what is lost with it'],
    ],
    doors: [/(?:^| )-\w{0,3}d(?:e|:|t|$| )/],
  },
  perl5: '=perl',
  perl6: '=raku',
  perlbug: '- | e:editor f:read b:send a:mailto s: r: c: F:write ok: | interactive',
  perld: '=perl',
  perlivp: '-',
  pl2bat: 'read*',
  pl2pm: 'read*',
  raku: 'script.foreign maybe* | e:code.foreign I:libpath M:module doc:? profile:?write optimize: | repl=foreign posix',
  rakudo: '=raku',
  reply: '- | cfg:config I:libpath M: | repl=perl',
  s2p: 'read',

  // Ruby
  erb: 'script.ruby maybe* | r:module T: E: | repl=ruby',
  irb: {
    line: 'script.ruby maybe* | r:module I:libpath E: | repl=ruby',
    variables: { IRBRC: 'startup.ruby' },
    files: [RUBY_CONSOLE_START],
  },
  jruby: '=ruby',
  mirb: 'script.ruby maybe* | r:module | repl=ruby',
  mruby: 'script.ruby maybe* | e:code.ruby r:module | repl=ruby',
  pry: {
    line: 'script.ruby maybe* | e,exec:code.ruby r,require:module c: I:libpath | repl=ruby',
    variables: { PRYRC: 'startup.ruby' },
    files: [RUBY_CONSOLE_START],
  },
  rbx: '=ruby',
  rubinius: '=ruby',
  ruby: {
    line: 'script.ruby maybe* | e:code.ruby r,require:module I:libpath C: F: E: K: i:? x:? W:? | repl=ruby inplace kind=console-runner,tool quiet',
    variables: { RUBYLIB: 'path', RUBYOPT: 'options', JRUBY_OPTS: 'options' },
    doors: [/(?:^| )-r ?(?:debug|byebug|pry|irb)\b/],
  },
  truffleruby: '=ruby',

  // PHP
  hhvm: '=php',
  php: {
    line: 'script.php maybe* | r,run:code.php f,file:script.php B,process-begin:code.php R,process-code:code.php E,process-end:code.php F,process-file:script.php d,define:setting.php S,server:own.serve t,docroot:serve-dir c,php-ini:config z,zend-extension:lib s,syntax-highlight:read w,strip:read | repl=php posix kind=console-runner,described quiet',
    words: {
      serve: 'an address that is served from: `-S 0.0.0.0:80`',
    },
    settings: [
      [/^(?:extension|zend_extension)$/, 'lib'],
      [/^(?:auto_(?:prepend|append)_file|extension_dir|include_path)$/, 'startup'],
      [/^(?:sendmail_path|mail\.force_extra_parameters)$/, 'side'],
    ],
    unclear: [CALLING_DEBUGGER],
    variables: { PHPRC: 'startup', PHP_INI_SCAN_DIR: 'startup' },
    files: [CGI_SCRIPT_WHERE_ASKED],
  },
  'php-cgi': '=php',
  psysh: '- | | repl=php',

  // Lua and small languages to embed
  fennel:
    'script.lisp -* | e,eval:code.lisp c,compile:read l,load:script.lisp add-fennel-path:libpath add-package-path:libpath require-macros: | repl=lisp kind=compiler',
  io: 'maybe* | e:code.io',
  lua: {
    line: 'script.lua maybe* | e:code.lua l:module | repl=lua posix quiet',
    variables: { LUA_PATH: 'path', LUA_CPATH: 'path', LUA_INIT: 'code.lua' },
  },
  luajit:
    'script.lua maybe* | e:code.lua l:module b:source j: O: | repl=lua posix quiet mode=-b:write makes=-b:{stem}.raw,-',
  luau: 'script.lua maybe* | coverage:? profile:? | repl=lua quiet',
  lune: ' | | sub others=*',
  'lune run': 'script.lua -*',
  'lune setup': '-*',
  moon: 'script.lua maybe*',
  moonjit: '=luajit',
  neko: 'script.binary -*',
  nelua:
    'script.lua maybe* | e,eval:code.lua i,script:script.lua r:? o,output:write L,add-path:libpath g,generator: P,pragma: cc:program cflags: ldflags: D:',
  ravi: '=lua',
  resty:
    'script.lua maybe* | e:code.lua I:libpath l:module nginx:program shdict: http-conf:code.config http-include:read stream-conf:code.config main-include:read http-include: main-conf:code.config errlog-level: j: c: user-agent: ns:',
  rlua: '=lua',
  squirrel: 'script.compiled maybe* | o:write',
  terra: 'script.lua maybe* | e:code.lua l:module | repl=lua',

  // Tcl
  autoexpect: 'argv | f:write P:',
  bwish: '=wish',
  expect: 'script.tcl maybe* | c:code.tcl f:script.tcl b: | repl=tcl',
  expectk: '=expect',
  itclsh: '=tclsh',
  jimsh: 'script.tcl maybe* | e:code.tcl | shell repl=tcl',
  tclkit: '=tclsh',
  tclsh: {
    line: 'script.tcl maybe* | encoding: | shell repl=tcl',
    variables: { TCLLIBPATH: 'path' },
  },
  tkcon:
    'script.tcl maybe* | eval,-eval:code.tcl load,-load: main,-main:code.tcl slave,-slave:code.tcl root: | repl=tcl',
  vtk: '=tclsh',
  wish: 'script.tcl maybe* | geometry: | shell repl=tcl',

  // lisps
  abcl: '-* | eval:code.lisp load:script.lisp | repl=lisp',
  alisp: '-* | e:code.lisp L:script.lisp | repl=lisp',
  bb: {
    line: 'script.lisp maybe* | e,eval:code.lisp f:script.lisp | repl=lisp',
    letsIn: [
      [
        new RegExp(String.raw`(?:^| )(?:--)?(?:nrepl|socket-repl)(?:-server)?[= ]${TO_ALL}\S*`),
        GIVES_THE_PROGRAM,
      ],
    ],
  },
  bbin: '- -* | | install',
  bigloo:
    'read* | o:write eval,-eval:code.lisp | kind=compiler makes=-c:{stem}.o,-i:-,a.out mode=-i:script.lisp',
  carp: LISP,
  ccl: '-* | e,eval:code.lisp l,load:script.lisp I:read | repl=lisp',
  ccl64: LISP,
  chez: 'script.lisp* | script:script.lisp program:script.lisp libdirs:libpath b: | repl=lisp',
  'chez-scheme': '=chez',
  chezscheme: '=chez',
  'chibi-scheme':
    'script.lisp -* | e:code.lisp p:code.lisp l:script.lisp I:libpath A: m: | repl=lisp',
  chicken: 'source* | output-file,-output-file:write | kind=compiler makes={stem}.c',
  'cl-launch': '-* | i,init:code.lisp f,file:script.lisp l,lisp: o,output:write S: s: p: E: r: d:',
  clisp:
    'script.lisp maybe* | x:code.lisp i:script.lisp o:write | repl=lisp makes=-c:{stem}.fas,- mode=-c:source',
  clj: '=clojure',
  clojure: {
    line: 'maybe* | e,eval:code.lisp i,init:script.lisp m: | repl=lisp kind=project-runner mode=-M:-,-X:-,-T:-,-A:-,-m:-,-P:-,-i:maybe,-e:maybe',
    letsIn: [
      [
        new RegExp(
          String.raw`nrepl.* (?:-b|--bind|:bind)[= ]"?${TO_ALL}|clojure\.server\.\w+=.*:address "?${TO_ALL}`,
        ),
        GIVES_THE_PROGRAM,
      ],
    ],
  },
  cmucl: '-* | eval,-eval:code.lisp load,-load:script.lisp | repl=lisp',
  csi: 'script.lisp maybe* | e,eval,p,P:code.lisp s,ss:script.lisp | repl=lisp',
  ecl: 'maybe* | o:write eval,-eval:code.lisp load,-load,shell,-shell:script.lisp compile,-compile:source | repl=lisp makes=-compile:{stem}.fas,--compile:{stem}.fas,-',
  femtolisp: 'script.lisp -* | | repl=lisp',
  gambit: '=gsi',
  gcl: LISP,
  gosh: LISP,
  gracket: '=racket',
  gsc: 'read* | o:write e:code.lisp postlude:code.lisp prelude:code.lisp | kind=compiler makes=-exe:{stem},{stem}.o1',
  gsi: 'script.lisp* | e:code.lisp : | repl=lisp',
  guile: {
    line: 'script.lisp maybe* | c:code.lisp l,s:script.lisp e: L: C: x: | repl=lisp',
    variables: { GUILE_LOAD_PATH: 'path', GUILE_EXTENSIONS_PATH: 'path' },
  },
  ikarus: LISP,
  janet:
    'script.lisp -* | e:code.lisp E:code.lisp l:script.lisp i:script.lisp c:source | repl=lisp makes=-c:{path}.jimage,- mode=-c:write',
  joker: 'script.lisp -* | e,eval:code.lisp | repl=lisp',
  kawa: 'script.lisp maybe* | e:code.lisp f:script.lisp server:listen | repl=lisp',
  larceny: LISP,
  lfe: 'script.lisp* | e,eval:code.lisp | repl=lisp',
  lisp: '=cmucl',
  lumo: '=planck',
  'mit-scheme': 'maybe* | eval:code.lisp load:script.lisp band:read | repl=lisp',
  mzscheme: '=racket',
  nbb: 'script.lisp -* | e:code.lisp m: classpath: | repl=lisp',
  newlisp: 'script.lisp* | e:code.lisp m: p:listen d: w:peek | repl=lisp',
  ol: '=owl',
  owl: 'script.lisp* | e:code.lisp r:script.lisp | repl=lisp',
  petite: '=chez',
  picolisp: 'script.lisp* | | repl=lisp',
  pil: '=picolisp',
  planck: 'script.lisp -* | e,eval:code.lisp i,init:script.lisp c: m: | repl=lisp',
  racket: 'script.lisp maybe* | e,eval:code.lisp f,load,r,u,t,l,p:script.lisp | repl=lisp',
  ros: '- -* | e,eval:code.lisp l,load:script.lisp | sub others=*',
  'ros install': '-* | | install',
  'ros run': '-* | e,eval:code.lisp l,load:script.lisp | repl=lisp',
  sbcl: 'maybe* | eval:code.lisp load,script:script.lisp | repl=lisp',
  scheme: '=guile',
  scheme48: '- | i:read | repl=lisp',
  scm: LISP,
  slsh: 'script.compiled -* | e:code.compiled i:script.compiled l:script.compiled | repl=compiled',
  stklos: 'script.lisp | e,execute:code.lisp f,file:script.lisp l,load:script.lisp | repl=lisp',

  // the JVM and .NET
  amm: 'script.jvm maybe* | c,code:code.jvm p,predef:script.jvm predef-code:code.jvm h,home:peek w: | repl=jvm',
  ammonite: '=amm',
  bsh: 'script.jvm maybe* | | repl=jvm',
  cling: 'read* | | repl=compiled',
  csharp: 'script.compiled maybe* | e:code.compiled',
  'dotnet-script': 'script.compiled maybe*',
  dotr: '=scala',
  fsi: 'script.compiled maybe*',
  ghci: 'read* | e:code.haskell | repl=haskell',
  groovy: {
    line: 'script.jvm maybe* | e:code.jvm cp,classpath,-cp,-classpath:class-path l:own.groovy-listen | repl=jvm',
    words: {
      'groovy-listen': 'Groovy runs its code for every line that comes in at this port',
    },
    letsIn: [WORLDWIDE_JAVA_DEBUGGER],
  },
  groovyConsole: 'script.jvm',
  groovysh: '- | e,evaluate:code.jvm | repl=jvm',
  java: {
    line: 'own.java-class maybe* | jar:script.binary -jar:script.binary cp,classpath,-cp,-classpath,class-path,p,module-path:class-path -javaagent:own.agent -agentpath:own.agent -agentlib:lib m: -XX:setting -D: source: add-modules: add-opens: add-exports: -Xmx: -Xms: -Xss: | posix',
    words: {
      agent: 'an agent of Java: those that are installed for all watch applications',
      'java-class': 'a class of Java: compiled code, of which only the name is seen',
    },
    settings: [[/^:?on(?:outofmemory)?error$/, 'side']],
    letsIn: [WORLDWIDE_JAVA_DEBUGGER],
    doors: [/\bjdwp[=:]\S*server=y/],
    unclear: [
      [
        /jenkins-cli\S*\.jar\b.* (?:groovy(?:sh)?|\S*credentials\S*|install-plugin|(?:create|update|copy|delete)-\S+|apply-configuration|export-configuration|reload-\S+|replay-pipeline|session-id)(?: |$)/,
        'what the server is told',
      ],
      OPEN_JAVA_DEBUGGER,
    ],
    variables: {
      CLASSPATH: 'path',
      JAVA_TOOL_OPTIONS: 'options.java',
      _JAVA_OPTIONS: 'options.java',
      JDK_JAVA_OPTIONS: 'options.java',
      JAVA_OPTS: 'options.java',
      CATALINA_OPTS: 'options.java',
      KAFKA_OPTS: 'options.java',
      ES_JAVA_OPTS: 'options.java',
    },
  },
  // Any other word is a source file, an address or a name of a catalogue.
  jbang: 'script.jvm maybe* | | sub',
  'jbang alias': '-*',
  'jbang app': '-*',
  'jbang build': 'peek*',
  'jbang cache': '-*',
  'jbang catalog': '-*',
  'jbang completion': '-*',
  'jbang config': '-*',
  'jbang deps': '-*',
  'jbang edit': 'edit*',
  'jbang export': '- source | O,output:write o: | kind=compiler',
  'jbang info': '- peek*',
  'jbang init': 'write | t,template:',
  'jbang jdk': '-*',
  'jbang run': 'script.jvm maybe*',
  'jbang template': '-*',
  'jbang trust': '-*',
  'jbang version': '-*',
  jshell: 'script.jvm* | startup:script.jvm class-path: R: J: | repl=jshell',
  ki: '- | | repl=jvm',
  kotlin: {
    line: 'script.jvm maybe* | e,expression:code.jvm cp,classpath,-cp,-classpath:class-path',
    letsIn: [WORLDWIDE_JAVA_DEBUGGER],
  },
  kscript: 'script.jvm maybe* | t,text:code.jvm',
  mono: 'script.binary -* | config:config O:',
  nashorn: '=jjs',
  runghc: {
    line: 'script.haskell maybe* | | repl=haskell',
    files: [HASKELL_SOURCE],
  },
  runhaskell: '=runghc',
  'rust-script':
    'script.compiled maybe* | e,expr:code.compiled l,loop:code.compiled d,dep: b,base-path:peek toolchain: wrapper,w:side',
  scala: {
    line: 'script.jvm maybe* | e:code.jvm cp,classpath,-cp,-classpath:class-path | repl=jvm',
    variables: { SCALA_OPTS: 'options.java' },
    letsIn: [WORLDWIDE_JAVA_DEBUGGER],
  },
  scala3: '=scala',

  // functional and logical languages
  agda: 'read* | i: compile compile-dir:peek html-dir:peek with-compiler:program | kind=compiler makes=-c:{stem},--compile:{stem},-',
  ciao: '- -*',
  clips: '- | f,l,-f2:script.lisp | repl=lisp',
  elixir: {
    line: 'script.elixir maybe* | e,eval:code.elixir r,S: | posix',
    unclear: [
      [/\bCode\.(?:eval|compile)_\w+|:erl_eval\b/, 'the code that comes in'],
      [/(?:^| )--(?:rpc-eval|remsh)\b/, 'what the other node is made to do'],
    ],
    variables: { ELIXIR_ERL_OPTIONS: 'options.erl' },
  },
  elixirc:
    'read* | o:peek r:script.elixir pa,pz: | kind=compiler makes=-o:{-o}/Elixir.{Stem}.beam,Elixir.{Stem}.beam',
  erl: {
    line: '-* | -eval,eval:code.erlang -run,-s: -config:config -args_file:config | repl=erlang',
    unclear: [
      [
        /(?:^| )-(?:run|s) (?:os|file|erl_eval|rpc|code|c|net_adm|slave|peer|prim_file|inets|httpd|ssh|ftp|compile|io|zip|erl_tar|shell|erl_boot_server)(?: |$)/,
        'what that function of Erlang does',
      ],
      [/(?:^| )-remsh\b/, 'what the other node is made to do'],
    ],
    letsIn: [NODE_FOR_ALL],
    variables: {
      ERL_LIBS: 'path',
      ERL_FLAGS: 'options.erl',
      ERL_AFLAGS: 'options.erl',
      ERL_ZFLAGS: 'options.erl',
    },
  },
  escript: 'script.erlang maybe*',
  gprolog:
    'maybe* | query-goal,init-goal,entry-goal:code.prolog consult-file:script.prolog | repl=prolog',
  erlc: 'read* | o:peek I: D: W:? pa,-pa,pz,-pz:libpath | kind=compiler makes=-o:{-o}/{stem}.beam,{stem}.beam',
  idris:
    'script.haskell* | o,output:write i: p: x:code.haskell e,eval:code.haskell | repl=haskell kind=compiler mode=-o:source,--output:source',
  idris2:
    'script.haskell* | o,output: x,exec: p: e,eval:code.haskell | repl=haskell kind=compiler mode=-o:source,--output:source makes=-o:build/exec/{-o},--output:build/exec/{--output},-',
  iex: {
    line: '- | e,eval,-rpc-eval:code.elixir dot-iex:script.elixir r,S: | repl=elixir',
    unclear: [[/(?:^| )--(?:rpc-eval|remsh)\b/, 'what the other node is made to do']],
    letsIn: [NODE_FOR_ALL],
  },
  mmc: 'read* | o:write | kind=compiler makes={stem}',
  ocamlrun: 'script.binary -* | I: b: p: v:',
  mosml: 'script.foreign* | I: P: -stdlib:libpath | repl=foreign',
  ocaml: {
    line: 'script.foreign maybe* | e,-e:code.foreign init,-init:script.foreign I,-I:libpath | repl=foreign',
    variables: { OCAMLPATH: 'path', CAML_LD_LIBRARY_PATH: 'path' },
  },
  poly: '- | use:script.foreign eval:code.foreign script:script.foreign H: minheap: | repl=foreign',
  sicstus: '- | l:script.prolog goal:code.prolog | repl=prolog',
  sml: 'script.foreign* | C: D: m:read | repl=foreign',
  swipl:
    'script.prolog* | g:code.prolog t:code.prolog f,s,l:script.prolog o:write c:source | repl=prolog kind=compiler mode=-o:-,-c:-',
  utop: '=ocaml',
  yap: 'script.prolog* | g:code.prolog l:script.prolog z:code.prolog | repl=prolog',

  // classic and odd languages
  a68g: 'script.algol | e,execute:code.algol p,print:code.algol',
  algol68g: '=a68g',
  apl: { line: '- | f,file:script.typed eval:code.typed | interactive', runs: [ARRAY_SHELL] },
  basic: 'script.basic',
  // Here `!` is an assertion.
  bqn: {
    line: 'script.foreign | e,p:code.foreign f:script.foreign | repl=foreign',
    runs: [ARRAY_SHELL],
  },
  bwbasic: 'script.basic | | repl=basic',
  dyalog: 'maybe* | lx: | repl=typed',
  forth: 'script.forth* | e,evaluate:code.forth | repl=forth',
  gbs3: 'script.basic -* | e:code.basic',
  gforth: '=forth',
  'gnu-smalltalk': '=gst',
  gnuapl: '=apl',
  gst: 'script.smalltalk* | f:script.smalltalk I:read a: | repl=smalltalk',
  icon: 'script.icon -*',
  icont: 'read* | o:write',
  ijconsole: { line: 'script.typed* | -js:code.typed | interactive', runs: [ARRAY_SHELL] },
  m4: 'script.m4* | D,define:code.m4 U: I,include: F,freeze-state:write R,reload-state:read o,debugfile:write t: | repl=m4',
  nasl: 'read*',
  oorexx: '=rexx',
  pforth: '=forth',
  pharo: 'peek -*',
  pike: {
    line: 'script.pike -* | e:code.pike x: M: I: m: | repl=pike',
    unclear: [
      [/(?:^| )-x ?(?!features|cflags|ldflags|module|dump|rsif)\w/, 'what that tool of Pike does'],
    ],
  },
  rebol: { line: 'script.typed | do:code.typed | interactive', runs: [ARRAY_SHELL] },
  regina: '=rexx',
  ring: 'script.foreign maybe* | | makes=-go:{path}.ringo,- mode=-go:source',
  rexx: 'script.rexx -* | e:code.foreign | repl=foreign',
  snobol4: 'script.snobol*',
  spitbol: 'script.snobol*',
  squeak: 'peek -*',
  unicon: 'read* | o:write',
  yabasic: 'script.basic -* | e,execute:code.basic i,infolevel: bind:write',

  // shells and readers of lines
  automator: 'script.applescript | i: D:',
  closh: 'script.lisp maybe* | e:code.lisp | repl=lisp',
  eshell: '- | | shell',
  gash: '=mrsh',
  ion: 'script.sh maybe* | c,command:exec o: | repl=sh',
  lshell: '- | config:config c:exec | shell',
  minishell: '- | | shell',
  mrsh: 'script.sh maybe* | c:exec | repl=sh',
  mshta: 'run-url',
  murex: 'script.sh maybe* | c,command:exec | repl=sh',
  oils: '=ysh',
  osascript: {
    line: 'script.applescript -* | e:code.applescript l: s:',
    secrets: [
      /\bread\s+\(?(?:POSIX\s+)?file\s+"[^"]*[/:]\.(?:ssh[/:](?:id_|\w+\.pem)|aws[/:]|gnupg[/:]|netrc\b|env\b|kube[/:]config|docker[/:]config|git-credentials)/,
    ],
    unclear: [
      [
        /\btell\s+app(?:lication)?\s+"(?:Mail|Messages|Microsoft Outlook)"[\s\S]*\bsend\b/,
        'who gets the message',
      ],
      [
        /\bapp(?:lication)?\s+"(?:(?:com\.apple\.)?Terminal|iTerm2?|Ghostty|Warp|Alacritty|kitty|WezTerm)"[\s\S]*\b(?:activate|launch|run|open)\b/i,
        'what is typed in the terminal that it opens',
      ],
    ],
    types: [/\b(?:do script|keystroke|write text)\s+"((?:[^"\\]|\\.)*)"/],
  },
  powershell: '=pwsh',
  pwsh: {
    line: 'script.powershell maybe* | c,command,-Command,-command,-c:code.powershell -EncodedCommand,-encodedcommand,-enc,-ec,-e:own.encoded-command f,-File,-file:script.powershell -ExecutionPolicy: -w: -NoProfile | shell kind=shell',
    words: {
      'encoded-command': 'code for PowerShell, as UTF-16 in Base64',
    },
    destroys: [DEFENDER_OFF, EVENTS_CLEARED, SHADOWS_REMOVED],
    privileges: [STARTS_AT_LOGIN, WINDOWS_ACCOUNT],
    unclear: [ASKED_BY_CMDLETS, CHANGING_CMDLET],
  },
  rssh: '- | c:exec | shell',
  sash: '- | c:exec f:script.sh | shell',
  xiki: '-* | | shell',
  ysh: 'script.sh maybe* | c:exec eval:script.sh rcfile:script.sh o: O: tool: | repl=sh',
}
