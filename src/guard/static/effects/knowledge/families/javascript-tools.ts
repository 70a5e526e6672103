import type { KnowledgeTable } from '../entry.ts'
import { KEPT_SECRETS, PUBLISHED_NODE_PACKAGE } from '../joint-facts.ts'
import { JAVASCRIPT_CONFIGURATION } from '../joint-files.ts'
import { DROPPED_VARIABLES, SHOWN_VARIABLES } from '../secret-facts.ts'

/** Bundlers, development servers and task runners of JavaScript projects. */
export const javascriptTools: KnowledgeTable = {
  // bundlers and converters
  browserify: 'read* | o,outfile:write t,transform: p,plugin: r,require:',
  electron: '=chromium',
  'electron-builder':
    '-* | c,config:maybe project:peek p,publish: linux:? mac:? win:? projectDir:peek',
  'electron-forge': '-*',
  esbuild: 'read* | outfile:write outdir:write servedir:serve-dir | kind=compiler',
  lessc: 'read write | plugin:lib include-path:',
  ncc: '- read -* | o,out:peek e,external: target: license: | sub',
  'ncc build': 'read | o,out:peek e,external: target: license:',
  'ncc run': 'script.javascript maybe*',
  parcel: '- read* | p,port: dist-dir:peek d: host:',
  postcss: 'read* | o,output:write d,dir:peek u,use: config:script.javascript c:script.javascript',
  rolldown: 'read* | c,config:script.javascript o,file:write d,dir:peek',
  rollup: {
    line: 'read* | c,config:script.javascript o,file:write | kind=compiler',
    files: [JAVASCRIPT_CONFIGURATION],
  },
  sass: 'read write | I: load-path: r:module style:',
  sassc: 'read write | I: P:lib t:',
  'start-storybook': '- | p: c:peek',
  storybook: '- | p: c:peek',
  tailwindcss:
    '- | i,input:read o,output:write c,config:script.javascript content: postcss:?script.javascript',
  terser: '=uglifyjs',
  tsdown: 'read* | d,out-dir:peek format: c,config:script.javascript on-success:side',
  tsup: 'read* | d,out-dir:peek format: config:script.javascript onSuccess:side',
  uglifyjs: 'read* | o,output:write config-file:config source-map: c:? m:?',
  vite: {
    line: '-* | c,config:script.javascript',
    files: [JAVASCRIPT_CONFIGURATION],
  },
  webpack: {
    line: 'read* | c,config:script.javascript mode: d,devtool: t,target: o,output-path:peek json:?write stats:? name: config-name: merge:? | kind=compiler makes=dist/main.js dry=serve,s,server,info,i,version,help',
    files: [JAVASCRIPT_CONFIGURATION],
  },
  'webpack-dev-server':
    '-* | c,config:script.javascript port: host: key:use cert:use open:? content-base:peek',

  // frameworks
  astro: '- -* | root:peek config:script.javascript port: host:?',
  next: '- peek | p,port: H:',
  ng: '- -* | c,configuration: project: host: port: proxy-config:read ssl-key:use ssl-cert:use output-path:peek | sub',
  'ng add': '-* | | install',
  'ng build': '-* | c,configuration: output-path:peek base-href:',
  'ng generate': '-*',
  'ng lint': '-*',
  'ng new': '-*',
  'ng serve':
    '-* | c,configuration: host: port: proxy-config:read ssl-key:use ssl-cert:use live-reload:?',
  'ng test':
    '-* | c,configuration: karma-config:script.javascript main: browsers: include: watch:?',
  'ng update': '-*',
  nuxi: '-*',
  nuxt: '- -*',
  'vue-cli-service': '- peek | port: host: mode: dest:peek target: config:',

  // runners
  concurrently: 'exec* | n,names: c,prefix-colors: p: s: t:',
  'create-react-app': 'peek | template: scripts-version:',
  'cross-env': 'argv',
  'cross-env-shell': 'exec-argv',
  'tsc-watch':
    '-* | onSuccess,onFirstSuccess,onFailure,onEmit,onCompilationStarted,onCompilationComplete:exec p,project: compiler:program',
  mprocs: 'exec* | c,config:config names: server: ctl:',
  cz: '-*',
  degit: 'url write-dir',
  dotenv: { line: 'argv | e: f:use c: o: v:env p:', unclear: [DROPPED_VARIABLES] },
  'dotenv-cli': '=dotenv',
  dotenvx: { line: '- | | sub others=ext', unclear: [SHOWN_VARIABLES, DROPPED_VARIABLES] },
  'dotenvx decrypt':
    '- | f,env-file:use -fk,env-keys-file:use k,key: -ek,exclude-key: | unclear=the-secrets-that-are-kept-there',
  'dotenvx encrypt': '- | f,env-file:use -fk,env-keys-file:use k,key: ek,exclude-key:',
  'dotenvx get':
    '- | f,env-file:read -fk,env-keys-file:use e,env: format: | unclear=the-secrets-that-are-kept-there',
  'dotenvx keypair': '- | f,env-file:use -fk,env-keys-file:use format: | secret',
  'dotenvx ls': 'peek',
  'dotenvx run':
    'argv | f,file,env-file:use -fk,env-keys-file:use e,env:env fv,env-vault-file:use convention: token:',
  'dotenvx set': '- - | f,env-file:use -fk,env-keys-file:use',
  'env-cmd': {
    line: 'argv | f,file:use e,environments: r,rc-file:use',
    unclear: [DROPPED_VARIABLES],
  },
  forever:
    '- script.javascript -* | l:write o:write e:write c,command:exec uid: sourceDir: minUptime: spinSleepTime: | kind=launcher',
  grunt: {
    line: '-* | gruntfile:script.javascript tasks:libpath npm: base:peek',
    files: [JAVASCRIPT_CONFIGURATION],
  },
  gulp: {
    line: '-* | f,gulpfile:script.javascript cwd:peek require:module',
    files: [JAVASCRIPT_CONFIGURATION],
  },
  lerna: {
    line: '- -* | scope: ignore: | sub kind=local-lister others=add-caching,bootstrap,changed,clean,create,diff,info,init,link,list,ls,repair,watch,add',
    irrevocable: [PUBLISHED_NODE_PACKAGE],
  },
  'lerna exec': 'exec* | scope: ignore: concurrency:',
  'lerna publish': '-* | registry: dist-tag: message,m: from-package: contents:peek',
  'lerna run': '-* | scope: ignore: concurrency:',
  'lerna version': '-* | message,m: preid:',
  ncu: '-* | p: t: f: x: packageFile:',
  nodemon:
    'script.javascript -* | x,exec:exec e,ext: w,watch: i,ignore: d,delay: config:config s,signal: cwd: | kind=launcher',
  'npm-check-updates': '=ncu',
  'npm-run-all': '-*',
  nx: '-* | p: projects: target: t: configuration: c: parallel: exclude: base: head: files: runner: output-style: graph:?write cwd:peek | kind=local-lister,obeyer',
  pm2: {
    line: ' | | sub out=meta kind=launcher others=stop,reload,delete,list,ls,status,logs,monit,describe,show,save,flush,kill,resurrect,scale,env,info,prettylist,jlist,l,ps,ping,reset,update,init,ecosystem,gracefulReload,startOrRestart,startOrReload',
    runs: [[/^(\S+ .*[|;&].+)$/s, 'side']],
    unclear: [
      [/^(?:env|jlist|prettylist)\b/, KEPT_SECRETS],
      [
        /^start (?:.* )?(?:\S*\/)?[a-z]*sh (?:.* )?-- (?:.* )?-\w*c(?: |$)/,
        'what runs there from then on',
      ],
    ],
  },
  'pm2 restart': 'peek*',
  'pm2 start':
    'argv | n,name: i,instances: interpreter: cron: c: max-memory-restart: log:write o,output:write e,error:write l: env: cwd: | kind=launcher,scheduler',
  'run-p': '-*',
  'run-s': '-*',
  shx: 'argv| | kind=described',
  'start-server-and-test': {
    line: '-* | | kind=library-tool',
    runs: [[/^(?!\w+:\/\/)(\S+ .+)$/s, 'remote']],
  },
  turbo:
    '-* | filter: F: cwd:peek concurrency: cache-dir: env-mode: token: team: api: output-logs: graph:?write summarize:? | kind=obeyer',
  'wait-on': '-* | t: i: c,config:config',

  // checks, reports and generators of projects
  'api-extractor': '-*',
  'are-the-types-wrong': '-*',
  attw: '-*',
  autoprefixer: '-*',
  'axe-cli': '-*',
  borp: '-*| | kind=described',
  brittle: '-*',
  browserslist: '-*',
  'bundlephobia-cli': '-*',
  'can-i-use': '-*',
  ccusage: '-*',
  changeset: '-*',
  depcheck: '-*',
  'dependency-cruiser': '-*',
  envinfo: '-*',
  'graphql-codegen': '-*',
  istanbul: '-*',
  jscodeshift: '-*',
  knip: '-*',
  'license-checker': '-*',
  madge: '-*',
  'markdownlint-cli': '-*',
  nexe: '-*',
  np: '-*',
  'only-allow': '-*',
  'openapi-generator-cli': '-*',
  'openapi-typescript': '-*',
  pa11y: '-*',
  'patch-package': '-*',
  publint: '-*',
  redocly: '-*',
  'release-it': '-*',
  'remark-cli': '-*',
  remix: '-*',
  repomix: '-*',
  shadcn: '-*',
  'size-limit': '-*',
  'sort-package-json': '-*',
  'source-map-explorer': '-*',
  spectral: '-*',
  'svelte-kit': '-*',
  'swagger-cli': '-*',
  syncpack: '-*',
  tape: '-*',
  taze: '-*',
  'ts-prune': '-*',
  tsd: '-*',
  'update-browserslist-db': '-*',

  // they fill a new folder with a template
  'create-astro': '=create-react-app',
  'create-expo-app': '=create-react-app',
  'create-next-app': '=create-react-app',
  'create-nuxt-app': '=create-react-app',
  'create-remix': '=create-react-app',
  'create-svelte': '=create-react-app',
  'create-t3-app': '=create-react-app',
  'create-vite': '=create-react-app',

  // other names, as packages have them
  'aws-cdk': '=cdk',
  'cdktf-cli': '=cdktf',
  'eas-cli': '=eas',
  'firebase-tools': '=firebase',
  'netlify-cli': '=netlify',
}
