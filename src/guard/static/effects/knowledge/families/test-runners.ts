import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { flood, HOW_MUCH_IS_BORNE } from '../joint-facts.ts'
import {
  JAVASCRIPT_CONFIGURATION,
  JAVASCRIPT_TESTS,
  KEPT_OPTIONS,
  PERL_TESTS,
  PHP_TESTS,
  PYTHON_APPLICATION,
  PYTHON_TESTS,
  RUBY_PROJECT,
} from '../joint-files.ts'

/** Code from where anybody can put files, in the words of an option that passes them on. */
const DROPPED_MODULE: RiskyArguments = [
  /(?:require|import|loader|[fF]ile|Events)["']?[=: ]+["']?\/(?:var\/)?(?:tmp|dev\/shm)\//,
  'what the code does that is loaded from there',
]

/** A million requests, thousands at once, or hours of them. */
const MANY_AT_ONCE =
  /(?:^| )(?:(?:-n|--requests|--total)[= ]?\d{7,}|(?:-c|--connections|--concurrency|--clients)[= ]?\d{4,}|(?:-d|-D|-z|--duration)[= ]?(?:\d+h|\d{3,}m|\d{4,}s?(?: |$))|(?:-R|-q|--rate|--rps)[= ]?\d{5,})/

/** Programs that run tests, measure coverage, or throw load at a service. */
export const testRunners: KnowledgeTable = {
  // all languages and the shell
  bats: 'script.sh* | f: j: o,output:peek report-formatter:program formatter:program F: gather-test-outputs-in:peek setup-suite-file:script.sh',
  cram: 'peek* | shell:program indent:',
  gtester: 'script.sh* | o:write p: s: m: seed:',
  'gtester-report': 'read',
  runtest: 'script.tcl* | tool: srcdir:peek outdir:peek target_board: host:',
  runtests: '-*',
  shellspec: 'peek* | s,shell:program r: e: I:libpath o: j:',
  shunit2: 'script.sh*',
  urchin: 'peek',

  // JavaScript and browsers
  ava: { line: 'peek* | config:script.javascript m: t:', files: [JAVASCRIPT_TESTS] },
  c8: 'argv | r,reporter: o,reports-dir: x: temp-directory:refilled',
  cypress: { line: ' | | sub others=*', unclear: [DROPPED_MODULE], files: [JAVASCRIPT_TESTS] },
  'cypress info': '-*',
  'cypress install': '-* | | install',
  'cypress open':
    '- | C,config-file:script.javascript c,config: b,browser: e,env: P,project:peek port:',
  'cypress run':
    '- | C,config-file:script.javascript c,config: b,browser: s,spec:peek e,env: k,key: P,project:peek r,reporter: o,reporter-options: tag: group: port:',
  'cypress verify': '-*',
  jasmine: { line: '-*', files: [JAVASCRIPT_TESTS] },
  jest: {
    line: '-* | c,config:own.jest-config globalSetup,globalTeardown,setupFiles,setupFilesAfterEnv,reporters,runner,testRunner,testEnvironment,testSequencer,resolver,preset,snapshotSerializers,watchPlugins,filter,prettierPath:module t:',
    words: { 'jest-config': 'a configuration: a file, or the text itself, which names modules' },
    files: [JAVASCRIPT_CONFIGURATION, JAVASCRIPT_TESTS],
  },
  karma: {
    line: '- script.javascript | browsers:',
    files: [JAVASCRIPT_CONFIGURATION, JAVASCRIPT_TESTS],
  },
  lighthouse:
    'url | output: output-path:write chrome-flags: config-path:script.javascript preset: plugins:module budget-path:read port: hostname: extra-headers:maybe only-categories: custom-devtools-frontend-url: precomputed-lantern-data-path:read max-wait-for-load: locale:',
  mocha: {
    line: 'script.javascript* | r,require,import:module ui,u,R,reporter:module file:script.javascript g,grep: t,timeout:',
    unclear: [DROPPED_MODULE],
    files: [JAVASCRIPT_TESTS],
  },
  newman: ' | | sub others=*',
  'newman run':
    'maybe | e,environment:read g,globals:read d,iteration-data:read r,reporters: n,iteration-count: folder: env-var: global-var: export-environment:write export-globals:write reporter-json-export:write reporter-html-export:write ssl-client-cert:use ssl-client-key:use ssl-extra-ca-certs:use working-dir:peek timeout: delay-request: cookie-jar:read',
  nightwatch: { line: '-* | config:script.javascript e:', files: [JAVASCRIPT_TESTS] },
  nyc: 'argv | r,reporter: require: report-dir: t,temp-dir:refilled x: include: exclude:',
  playwright: { line: ' | | sub others=*', files: [JAVASCRIPT_TESTS] },
  'playwright codegen':
    'url | o,output:write b,browser: target: load-storage:use save-storage:write device: viewport-size: lang: user-agent: proxy-server:',
  'playwright install': '-* | | install',
  'playwright open': 'url | b,browser: load-storage:use save-storage:write device:',
  'playwright pdf': 'url write',
  'playwright screenshot': 'url write | b: wait-for-timeout: viewport-size:',
  'playwright show-report': 'peek | host: port:',
  'playwright show-trace': 'peek* | host: port: b:',
  'playwright test':
    'maybe* | c,config:script.javascript g,grep: project: reporter: j,workers: retries: timeout: output:refilled trace: ui-host: ui-port:listen shard: max-failures: repeat-each: global-timeout: grep-invert:',
  protractor: 'script.javascript',
  puppeteer: '-*',
  tap: {
    line: 'peek* | node-arg: plugin:module',
    unclear: [DROPPED_MODULE],
    files: [JAVASCRIPT_TESTS],
  },
  testcafe: '- script.javascript* | config-file:script.javascript reporter: | kind=obeyer',
  vitest: {
    line: '-* | c,config: environment,browser.provider,globalSetup,setupFiles:module coverage:? coverage.reportsDirectory:refilled r,root:peek dir:peek outputFile:write',
    files: [JAVASCRIPT_TESTS],
  },
  wdio: { line: '- script.javascript', files: [JAVASCRIPT_TESTS] },

  // Python
  behave: {
    line: 'peek* | D,define: f,format: o,outfile:write t,tags: i,include: e,exclude: n,name: stage: junit-directory:peek',
    files: [{ path: /^steps\/\w+\.py$|^environment\.py$/, language: 'python' }],
  },
  coverage: { line: ' | debug: | sub', files: [PYTHON_TESTS] },
  'coverage combine': 'peek* | rcfile:config data-file:peek',
  'coverage erase': '-* | rcfile:config data-file:peek',
  'coverage html': '-* | rcfile:config data-file:peek d,directory:peek omit: include: title:',
  'coverage json': '-* | rcfile:config data-file:peek o:write omit: include:',
  'coverage report': '-* | rcfile:config data-file:peek omit: include: fail-under: format: sort:',
  'coverage run':
    'script.python maybe* | m,module:module source: omit: include: rcfile:config data-file:peek concurrency: context: | posix',
  'coverage xml': '-* | rcfile:config data-file:peek o:write omit: include:',
  mutmut: '-* | | sub others=*',
  'mutmut run': '-* | paths-to-mutate: runner:exec tests-dir: pre-mutation:exec post-mutation:exec',
  nosetests: {
    line: '-* | c,config:config w,where:libpath xunit-file:write e: i: m: a: debug-log:write cover-package:',
    files: [PYTHON_TESTS],
  },
  nox: {
    line: '-* | s: f,noxfile:script.python k: t: p: envdir: default-venv-backend: | out=meta kind=builder',
    files: [{ path: /^noxfile\.py$/, language: 'python' }],
  },
  pabot: '=robot',
  ptw: '=pytest-watch',
  'py.test': '=pytest',
  pytest: {
    line: '-* | basetemp:delete-tree k: m: junitxml:write o: W: n: log-file:write cov:? c:script.tasks p:module debug:?write html:write rootdir:libpath confcutdir:libpath override-ini: | kind=builder',
    variables: { PYTEST_ADDOPTS: 'options.pytest' },
    files: [PYTHON_TESTS],
  },
  'pytest-watch':
    '-* | runner:exec beforerun,afterrun,onpass,onfail,onexit:side c,config:config ext: ignore:',
  robot:
    'peek* | v,variable: V,variablefile:script.python P,pythonpath:libpath d,outputdir:peek o,output:write l,log:write r,report:write i,include: e,exclude: t,test: s,suite: listener:module prerunmodifier:module A,argumentfile:read L,loglevel:',
  stestr:
    '-* | c,config:config t: top-dir:libpath p,repo-url: load-list:read test-path:peek | sub others=*',
  'stestr run':
    '-* | load-list:read concurrency: exclude-list:read include-list:read exclude-regex: pdb:',
  tox: {
    line: '-* | e: c,conf:config x,override:setting workdir: root: p:? n: installpkg:read devenv:? | out=meta kind=builder',
    settings: [[/commands(?:_pre|_post)?$/, 'judged']],
    files: [PYTHON_TESTS, { path: /^tox\.ini$|^setup\.cfg$|^pyproject\.toml$/, language: 'tasks' }],
  },
  trial: {
    line: '-* | reporter: logfile:write temp-directory:peek j,jobs: testmodule:peek debugger:',
    files: [PYTHON_TESTS],
  },
  unittest: { line: '-*', files: [PYTHON_TESTS] },

  // Ruby, Perl, PHP, Lua
  behat: 'peek* | c,config:config p: s: f: o:write tags: name: | out=meta',
  busted: {
    line: 'peek* | r,run: helper:script.lua lpath:libpath e:code.lua m:libpath f:config loaders: o:',
    files: [{ path: /_spec\.lua$|^\.busted$/, language: 'lua' }],
  },
  codecept: {
    line: '- -* | c,config:config o: g: b,bootstrap:?script.php | sub others=*',
    files: [PHP_TESTS],
  },
  'codecept console': '- | | repl=php',
  'codecept run': '-* | c,config:config o: g: html:?write xml:?write env: b:?script.php',
  cucumber: { line: 'peek* | p: f: o:write t: r,require:script.ruby', files: [RUBY_PROJECT] },
  guard: {
    line: '- -* | G,guardfile:script.ruby w,watchdir:peek n: P: | interactive kind=builder',
    files: [RUBY_PROJECT],
  },
  infection:
    '- | configuration,c:config initial-tests-php-options: test-framework: threads,j: min-msi: coverage:peek filter: logger-html:write',
  minitest: {
    line: 'peek* | n,name: s,seed: I:libpath r,require:module',
    files: [RUBY_PROJECT],
  },
  pest: '=phpunit',
  phpunit: {
    line: '-* | c,configuration:config bootstrap:script.php prepend:script.php filter: testsuite: log-junit:write coverage-html:peek coverage-clover:write include-path:libpath printer: extensions: d:setting.php | out=meta',
    files: [PHP_TESTS],
  },
  prove: {
    line: 'script.perl* | e,exec:exec I:libpath P: M: j: a,archive:write state:? formatter: source: harness:',
    files: [PERL_TESTS],
  },
  rerun: 'argv | d: p: e: s:',
  rspec: {
    line: '-* | r,require:module f: I: P: o:write',
    files: [RUBY_PROJECT, KEPT_OPTIONS],
  },

  // coverage
  gcov: 'read* | o:',
  gcovr: 'peek* | r:peek o,output:write gcov-executable:program config:config',
  genhtml: 'read* | o,output-directory:peek prefix: title:',
  hpc: '- read* | destdir:peek srcdir:peek hpcdir:peek',
  kcov: 'peek argv | include-pattern: exclude-pattern: include-path: bash-parser:program python-parser:program',
  lcov: '-* | o:write d:',

  // fuzzing
  'afl-fuzz':
    'argv | i:peek o:peek f:write x:read m: t: M: S: T: p: V: E: F: I:exec l: e: s: b: c: a: w: L: P: O r: G: g: B: N:',
  honggfuzz:
    'argv | i,input:peek o,output:peek W,workspace:peek f,dict:read c,mutate_cmd:exec pprocess_cmd:exec ffmutate_cmd:exec l,logfile:write t: n: N: x: E,env:env e: F: w: r: crashdir:peek covdir_new:peek',
  radamsa:
    'read* | o,output:write n,count: s,seed: m,mutations: p: g: M,meta:write T: S: H,hash: k:',
  zzuf: 'argv | s: r: b: C: d: D: E: f: F: I: j: l: M: O: p: P: R: T: t: U:',

  // load
  ab: {
    line: 'dest | p:sendfile u:sendfile T: H: C: A: n: c: g:write e:write m: t: v:',
    unclear: [flood(/(?:^| )(?:-n ?\d{7,}|-c ?\d{4,}|-t ?\d{4,})/)],
  },
  artillery: {
    line: '- config -* | t: o,output:write e: | out=network',
    unclear: [flood(/(?:^| )(?:--count|-c|--num|-n)[= ]?\d{4,}/)],
  },
  autocannon: {
    line: 'url | b,body:send i,input:sendfile H: m: c: d: p: o: har:read a,amount: w,workers:',
    unclear: [
      flood(
        /(?:^| )(?:(?:-c|--connections)[= ]?\d{4,}|(?:-d|--duration)[= ]?\d{4,}|(?:-a|--amount)[= ]?\d{7,})/,
      ),
    ],
  },
  bombardier: {
    line: 'url | c,connections: n,requests: d,duration: H,header: m,method: b,body:send f,body-file:sendfile r,rate: t,timeout: o,format: p,print: k,insecure cert:use key:use',
    unclear: [flood(MANY_AT_ONCE)],
  },
  bonnie: '-* | d: s: n: m: r: u:',
  fio: {
    line: 'config* | output:write name: filename:edit rw: bs: size: runtime: iodepth: ioengine: numjobs: exec_prerun:side exec_postrun:side client:host server!listen output-format: direct: directory: section: aux-path: trigger:side trigger-remote:side trigger-file:',
    destroys: [
      [
        /(?=.*--filename[= ]\/dev\/(?!null|zero|shm))(?=.*--(?:rw|readwrite)[= ]\w*(?:write|rw|trim))/,
        'overwrites a disk',
      ],
    ],
  },
  ghz: {
    line: 'url | insecure proto:read call: n,total: c,concurrency: z,duration: x,max-duration: r,rps: d,data: D,data-file:sendfile m,metadata: config:config o,output:write O,format: cert:use key:use cacert:use import-paths: connections: protoset:read',
    unclear: [flood(MANY_AT_ONCE)],
  },
  h2load: {
    line: 'url* | n,requests: c,clients: m,max-concurrent-streams: t,threads: D,duration: r,rate: H,header: d,data:sendfile i,input-file:read T: N: p: w: W: log-file:write',
    unclear: [flood(MANY_AT_ONCE)],
  },
  hey: {
    line: 'url | D:sendfile d: n: c: m: H: T: z: q: t: A: a: x: h2 host: U: o: cpus:',
    unclear: [flood(MANY_AT_ONCE)],
  },
  httperf: {
    line: '- | server: port: uri: rate: num-conns: num-calls: timeout: hog wsess: method: add-header: wlog:read | out=network',
    unclear: [flood(/(?:^| )--(?:rate[= ]\d{4,}|num-conns[= ]\d{6,})/)],
  },
  ioping: 'peek | c: i: s: w:',
  iperf: '-* | s!listen c: p: F:sendfile o:write',
  iperf3: {
    line: '-* | s!listen c: p: F:sendfile logfile:write',
    unclear: [[/(?:^| )(?:-b ?0\b|--bitrate[= ]0\b|(?:-t ?|--time[= ])\d{5,})/, HOW_MUCH_IS_BORNE]],
  },
  jmeter: '-* | t:job-config l:write j:write',
  k6: {
    line: '- -* | | sub kind=described',
    unclear: [
      flood(
        /(?:^| )(?:(?:-u|--vus)[= ]?\d{4,}|(?:-d|--duration)[= ]?\d+h|(?:-s|--stage)[= ]?\S*:\d{4,}|(?:-i|--iterations)[= ]?\d{7,})/,
      ),
    ],
  },
  'k6 cloud': '=k6 run',
  'k6 inspect': 'script.javascript',
  'k6 run':
    'script.javascript | u,vus: d,duration: i: s: o,out: e,env:env summary-export:write c,config:config log-output: | out=network',
  locust: {
    line: '- | f,locustfile:script.python H,host: u: r: t: csv: html:write config:config logfile:write master master-host: P,web-port: | out=network',
    files: [PYTHON_APPLICATION],
    unclear: [flood(/(?:^| )(?:(?:-u|--users)[= ]?\d{4,}|(?:-r|--spawn-rate)[= ]?\d{4,})/)],
  },
  memtester: '-* | p: d:',
  multitime: 'argv | n: i:exec r:exec',
  oha: {
    line: 'url | n: c: z: q: m: H: d:send D:sendfile T: p: t: burst-delay: burst-rate: output:write o:write cert:use key:use cacert:use connect-to: no-tui',
    unclear: [flood(MANY_AT_ONCE)],
  },
  plow: {
    line: 'url | c,concurrency: n,requests: d,duration: i,interval: b,body:send T,content: rate: H,header: m,method: listen: timeout:',
    unclear: [flood(MANY_AT_ONCE)],
  },
  siege: {
    line: 'url | f:read R:config c,concurrent: t,time: l:write r,reps: d,delay: H,header: A,user-agent: T,content-type: m,mark:',
    unclear: [
      flood(
        /(?:^| )(?:(?:-c|--concurrent)[= ]?\d{4,}|(?:-t|--time)[= ]?(?:\d+H|\d{3,}M)|(?:-r|--reps)[= ]?\d{5,})/,
      ),
    ],
  },
  stress: {
    line: '-* | c,cpu: i,io: m,vm: d,hdd: t,timeout: vm-bytes: hdd-bytes:',
    unclear: [
      [
        /(?:^| )(?:(?:-[cimd] ?|--(?:cpu|io|vm|hdd)[= ])\d{3,}|(?:-m ?|--vm[= ])\d{2,}|--(?:vm|hdd)-bytes[= ](?:\d{2,}[gG]|\d+[tT]))(?: |$)/,
        'whether the machine stays up',
      ],
    ],
  },
  'stress-ng': {
    line: '-* | t,timeout: log-file:write Y,yaml:write job:config temp-path:',
    unclear: [
      [
        /(?:^| )(?:(?:-t ?|--timeout[= ])0(?: |$)|--(?:all|class|pathological|aggressive|oomable|sequential|random)\b|\S*-bytes[= ](?:9\d|100)%|--(?:fork|vfork|rawpkt|sysinval|reboot|quota|forkheavy) 0)/,
        'whether the machine stays up',
      ],
    ],
  },
  sysbench: {
    line: 'script.lua -* | config-file:config test:script.lua',
    unclear: [
      flood(/--\w+-host[= ](?=\S*[.:]).*--(?:threads[= ]\d{4,}|time[= ](?:0(?: |$)|\d{5,}))/),
    ],
  },
  vegeta: {
    line: '-* | targets,-targets:read output,-output:write body,-body:sendfile',
    unclear: [
      flood(
        /(?:^| )--?(?:rate[= ](?:0(?: |$)|\d{4,})|duration[= ](?:0s?(?: |$)|\d+h)|max-workers[= ]\d{4,})/,
      ),
    ],
  },
  wrk: {
    line: 'url | s:script.lua t,threads: c,connections: d,duration: H: R,rate: timeout:',
    unclear: [flood(MANY_AT_ONCE)],
  },
  wrk2: '=wrk',
}
