import type { KnowledgeTable } from '../entry.ts'
import { REPLACED_NODE_PACKAGE } from '../guard-facts.ts'
import {
  INSPECTOR_DOOR,
  OPEN_INSPECTOR,
  PUBLISHED_NODE_PACKAGE,
  WORLDWIDE_INSPECTOR,
} from '../joint-facts.ts'
import { JAVASCRIPT_TESTS_WHERE_ASKED, PACKAGE_JSON } from '../joint-files.ts'
import { DROPPED_VARIABLES } from '../secret-facts.ts'

const JS_RUNNER =
  'script.javascript maybe* | e,eval,p,print:code.javascript r,require,import:module loader:module tsconfig: | repl=javascript posix'

const DENO =
  'c,config:config import-map: L,log-level: reload:? cert:use env-file:?use lock:? location: seed: v8-flags: allow-read:? allow-write:? allow-net:? allow-env:? allow-run:? allow-ffi:? allow-sys:? allow-import:? preload:script.javascript inspect:? inspect-brk:? inspect-wait:?'

/** What runs JavaScript. */
export const javascriptRuntimes: KnowledgeTable = {
  // JavaScript
  'babel-node': `${JS_RUNNER} kind=compiler`,
  bun: {
    line: 'script.javascript maybe* | e,eval,p,print:code.javascript r,preload:module c,config:config cwd:peek env-file:use | sub posix kind=program-finder,javascript-runner,node-package-manager,described,builder',
    disarms: REPLACED_NODE_PACKAGE,
    letsIn: [WORLDWIDE_INSPECTOR],
    doors: [INSPECTOR_DOOR],
    unclear: [OPEN_INSPECTOR, DROPPED_VARIABLES],
    files: [PACKAGE_JSON, JAVASCRIPT_TESTS_WHERE_ASKED],
    irrevocable: [PUBLISHED_NODE_PACKAGE],
  },
  'bun a': '=bun add',
  'bun add': 'package* | cwd:peek registry: | install',
  'bun audit': '-* | cwd:peek',
  'bun build':
    'read* | outdir:peek outfile:write target: format: define: e,external: | kind=compiler makes=--compile:{stem},-',
  'bun create': 'creator -* | | kind=package-runner',
  'bun exec': 'exec -*',
  'bun i': '=bun install',
  'bun info': '-* | cwd:peek',
  'bun init': '-* | cwd:peek',
  'bun install': 'package* | cwd:peek registry: | install',
  'bun link': '-* | cwd:peek',
  'bun outdated': '-* | cwd:peek',
  'bun patch': '-* | cwd:peek',
  'bun pm': '-* | cwd:peek',
  'bun publish': '-* | cwd:peek',
  'bun remove': '-* | cwd:peek',
  'bun repl': '- | | repl=javascript',
  'bun rm': '-* | cwd:peek',
  'bun run':
    'script.javascript maybe* | r,preload:module cwd:peek shell:interpreter env-file:use F,filter: | posix',
  'bun test':
    '-* | r,preload:module t: timeout: coverage-dir:peek reporter: reporter-outfile:write',
  'bun unlink': '-* | cwd:peek',
  'bun update': '-* | cwd:peek',
  'bun upgrade': '-* | cwd:peek',
  'bun why': '-* | cwd:peek',
  'bun x': '=bunx',
  casperjs:
    '- script.javascript maybe* | pre:script.javascript post:script.javascript includes:script.javascript xunit:write engine: cookies-file:use',
  cjs: '=gjs',
  d8: 'script.javascript maybe* | e:code.javascript | repl=javascript',
  deno: {
    line: 'script.javascript maybe* | | sub kind=javascript-runner,described',
    files: [JAVASCRIPT_TESTS_WHERE_ASKED],
    letsIn: [WORLDWIDE_INSPECTOR],
    doors: [INSPECTOR_DOOR],
    unclear: [OPEN_INSPECTOR, DROPPED_VARIABLES],
  },
  'deno add': 'package* | | install',
  'deno bench': `peek* | ${DENO} filter: ignore:`,
  'deno bundle': 'read write | o,output:write | kind=compiler',
  'deno cache': `url* | ${DENO}`,
  'deno check': 'peek*',
  'deno compile': 'read -* | o,output:write target: | kind=compiler makes={stem}',
  'deno completions': '- | | out=code',
  'deno coverage': 'peek* | include: exclude: output:write',
  'deno doc': '-* | output:peek name: filter:',
  'deno eval': 'code.javascript -* | ext:',
  'deno fmt': '-*',
  'deno info': 'maybe',
  'deno init': '-*',
  'deno install': 'package* | n,name: root:peek | install',
  'deno jupyter': '-* | conn:',
  'deno lint': 'peek*',
  'deno outdated': '-*',
  'deno publish': '-* | token:',
  'deno remove': '-*',
  'deno repl': '- | eval:code.javascript eval-file:script.javascript | repl=javascript',
  'deno run':
    'script.javascript maybe* | import-map:module c,config:config preload,require:module | posix',
  'deno serve': 'script.javascript -* | port:listen host: | listen=8000',
  'deno task': '- -* | cwd:peek c: | mode=--eval:exec',
  'deno test': '-*',
  'deno types': '-*',
  'deno upgrade': '-* | version: output:write',
  'deno vendor': `peek* | ${DENO} output:peek`,
  duk: 'script.javascript maybe* | e:code.javascript c: | repl=javascript',
  esmo: JS_RUNNER,
  esno: '=ts-node',
  esrun: JS_RUNNER,
  gjs: 'script.javascript maybe* | c,command:code.javascript C,coverage-prefix: I,include-path:libpath profile:?write | repl=javascript',
  'gjs-console': '=gjs',
  jiti: JS_RUNNER,
  jjs: 'script.javascript maybe* | cp: | repl=javascript',
  jrunscript:
    'script.javascript maybe* | e:code.javascript f:script.javascript l: cp,classpath: | repl=javascript',
  js: '=node',
  js52: '=js',
  jsc: 'script.javascript* | e:code.javascript | repl=javascript',
  mujs: 'script.javascript maybe* | | repl=javascript',
  node: {
    line: 'script.javascript maybe* | e,eval,p,print,-pe:code.javascript r,require:module import:module loader:module experimental-loader:module max-old-space-size: inspect:?listen inspect-brk:?listen test-reporter:module env-file:use env-file-if-exists:use openssl-config:job-config redirect-warnings:write redirect-code-traces-to:write tls-keylog:write logfile:write trace-event-file-pattern:write test-reporter-destination:write test-global-setup:module build-snapshot:script.javascript build-snapshot-config:config snapshot-blob:read experimental-config-file,experimental-sea-config:job-config build-sea:config icu-data-dir:libpath report-dir,report-directory,cpu-prof-dir,heap-prof-dir,diagnostic-dir:write report-filename: cpu-prof-name: heap-prof-name: C,conditions: input-type: watch-path: stack-trace-limit: secure-heap: title: |  repl=javascript posix kind=javascript-runner,tool,described quiet',
    meddles: ['inspect'],
    letsIn: [WORLDWIDE_INSPECTOR],
    doors: [INSPECTOR_DOOR, /^inspect /],
    unclear: [
      OPEN_INSPECTOR,
      DROPPED_VARIABLES,
      [
        /^inspect (?:-p|--port=\d+ -p|[\w.-]*:\d+(?: |$)|[\uE000-\uF8FF])/,
        'the process that it reaches into',
      ],
    ],
    variables: { NODE_PATH: 'path', NODE_OPTIONS: 'options', NODE_REPL_EXTERNAL_MODULE: 'lib' },
    files: [PACKAGE_JSON, JAVASCRIPT_TESTS_WHERE_ASKED],
  },
  nodejs: '=node',
  phantomjs:
    'script.javascript maybe* | config:config cookies-file:use debug: ignore-ssl-errors: load-images: script-encoding: ssl-protocol: web-security: webdriver:?listen disk-cache: output-encoding: remote-debugger-port:listen proxy: local-to-remote-url-access: | repl=javascript',
  qjs: 'script.javascript maybe* | e,eval:code.javascript I,include:script.javascript | repl=javascript',
  qml: 'script.javascript* | I:libpath L:libpath f:script.javascript config: a:',
  qmlscene: '=qml',
  rhino: '=jjs',
  slimerjs: '=phantomjs',
  'sucrase-node': JS_RUNNER,
  'swc-node': `${JS_RUNNER} kind=compiler`,
  tjs: ' | | sub others=*',
  'tjs eval': 'code.javascript',
  'tjs run': 'script.javascript maybe*',
  'ts-node': {
    line: 'script.javascript maybe* | e,eval,p:code.javascript r,require:module P,project: O: | repl=javascript posix kind=javascript-runner',
    letsIn: [WORLDWIDE_INSPECTOR],
    unclear: [OPEN_INSPECTOR],
  },
  'ts-node-dev': 'script.javascript -* | r:module',
  'ts-node-esm': '=ts-node',
  'ts-node-transpile-only': '=ts-node',
  tsnd: '=ts-node',
  tsx: '=ts-node',
  'vite-node':
    'script.javascript maybe* | c,config:script.javascript r,root:peek m: options.deps.inline: | posix',
  zx: 'script.javascript maybe* | e,eval:code.javascript shell:program prefix: postfix: ext: cwd:peek prefer-local:? env:use | repl=javascript posix',
}
