import { LARGE_BILLS } from '../change-facts.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import {
  KEPT_SECRETS,
  PRINTED_VARIABLES,
  RAILS_CREDENTIALS,
  REMOVED_MACHINES,
} from '../joint-facts.ts'
import { PROCFILE, TASK_DESCRIPTIONS } from '../joint-files.ts'
import { SHOWN_VARIABLES } from '../secret-facts.ts'

// money that goes to somebody: nobody brings it back
const SPENDS: RiskyArguments = [
  /^(?:-\S+ )*(?:send\w*|z_send\w*|pay\w*|keysend|withdraw|fundchannel|fundpsbt|transfer\w*|sweep\w*|walletpassphrase|authorize|set-authority|withdraw-\w+)(?: |$)/i,
  'whose money it is from then on',
]

const HEROKU = 'a,app: r,remote: e,env: s,size: t,type:'
const FLY = 'a,app: c,config:peek o,org: r,region:'

// a folder as a whole, with what lies hidden in it, where everybody can look
const ALL_SHOWN = 'what lies in the directory, and all of it is shown'
const SHOWN_FOLDER: RiskyArguments = [
  /\bdeploy\b.* (?:(?:-d|--dir)[= ])?(?:\.{1,2}\/?|~(?:\/[^/ ]+)?\/?|\/(?:home(?:\/[^/ ]+){0,2}|root)?\/?)(?: |$)/,
  ALL_SHOWN,
]
const SHOWN_HOME: RiskyArguments = [
  /(?:^| )(?:--cwd[= ])?(?:~\/?|\/(?:home(?:\/[^/ ]+)?|root)?\/?)(?: |$)/,
  ALL_SHOWN,
]

const PLATFORM_VARIABLES =
  /\benv (?:pull|ls .*--decrypt)|\benv:(?:get|list)\b.*--plain|\bvariables\b.*--(?:json|kv)|\bsecrets list\b.*--reveal/

/** Platforms that run applications, services that are paid by use, and continuous integration. */
export const platforms: KnowledgeTable = {
  // platforms
  amplify: '- -*',
  bosh: '- -* | e: d: ca-cert:use client: client-secret: | sub out=network',
  'bosh deploy': 'config | o:read v: l:read vars-store:edit',
  'bosh scp': 'sendfile* dest',
  'bosh ssh':
    '- | c,command:remote gw-host: gw-user: gw-private-key:use opts: private-key:use | shell',
  cf: '- -* | | sub out=network others=app,apps,buildpacks,create-service,create-space,domains,events,login,logout,logs,map-route,marketplace,org,orgs,quotas,rename,restage,restart,routes,scale,service,services,set-env,space,spaces,stacks,start,stop,target,unmap-route,unset-env,bind-service,unbind-service,tasks,features,app-env,network-policies,revisions,rollback',
  'cf env': '- | | out=network unclear=the-secrets-that-are-kept-there',
  'cf oauth-token': '- | | secret',
  'cf push':
    '- | f:config p:peek c,start-command:remote m: i: b: k: n: o: s: t: u: vars-file:read var: docker-username:',
  'cf ssh': '- | c,command:remote i: L: p: | shell',
  chalice: '- -* | project-dir:peek profile: stage:',
  dokku: {
    secrets: [/^(?:-\S+ )*config(?::(?:show|get|export|bundle))?(?: |$)/],
    unclear: [[/^(?:-\S+ )*[\w-]+:info(?: |$)/, KEPT_SECRETS]],
  },
  clever: {
    line: 'maybe* | a,alias:',
    unclear: [[/^(?:-\S+ )*(?:env|addon env|tokens?|curl)\b/, KEPT_SECRETS], SHOWN_VARIABLES],
  },
  firebase: {
    line: '- -* | P,project: token: account: c,config:config | sub out=network others=apps:list,experiments:list,firestore:indexes,functions:list,functions:log,hosting:sites:list,init,list,login,login:list,logout,open,projects:list,serve,target,target:apply,use,apps:create,apps:sdkconfig,functions:secrets:set,ext,crashlytics:symbols:upload,appdistribution:distribute',
    unclear: [
      [/^(?:-\S+ (?:[^-\s]\S* )?)*auth:(?:export|import)\b/, 'the accounts that are kept there'],
      [/^functions:config:get\b|^functions:secrets:access\b/, 'the secrets that are kept there'],
    ],
  },
  'firebase auth:export': 'write | format:',
  'firebase auth:import': 'read | hash-algo: hash-key:',
  'firebase deploy': '- | only: except: P: m: p,public:peek token:',
  'firebase emulators:exec': 'exec | only: import:peek export-on-exit:?peek P:',
  'firebase emulators:start': '- | only: import:peek export-on-exit:?peek P: inspect-functions:?',
  'firebase functions:config:get': '- | P: | out=network',
  'firebase functions:shell': '- | p: P: | repl=javascript',
  'firebase hosting:channel:deploy': '-* | e: only: P:',
  'firebase login:ci': '- | | secret',
  fly: {
    line: '- -* | t,target: a,app: c,config:config access-token: | sub out=network kind=environment others=apps,certs,checks,config,dashboard,dig,doctor,domains,image,incidents,info,ips,jobs,launch,lfsc,monitor,mpg,open,orgs,ping,platform,regions,releases,resume,scale,services,settings,status,suspend,volumes,volume,builds,pipelines,workers,containers,teams,targets,watch,check-resource,trigger-job,validate-pipeline,pause-pipeline,unpause-pipeline,login,sync,builders,redis,extensions,ext,pg,history',
    secrets: [/\b(?:auth token|tokens create)\b/],
    unclear: [
      [
        /^(?:-\S+ )*(?:ssh issue|config env|(?:ext(?:ensions)? )?(?:redis|upstash\S*) (?:status|show)|machines? exec|m exec|mpg (?:status|users|proxy)|wireguard create|postgres users)\b/,
        KEPT_SECRETS,
      ],
      SHOWN_VARIABLES,
      PRINTED_VARIABLES,
      ...LARGE_BILLS,
    ],
  },
  'fly auth': ' | | sub',
  'fly auth login': '-*',
  'fly auth token': '- | | secret',
  'fly auth whoami': '-*',
  'fly console': `- | ${FLY} C,command:remote | session`,
  'fly deploy': 'peek | c,config:config i: e: b: build-secret: strategy: a,app: dockerfile:read',
  'fly execute': '- | c,config:config i: o:',
  'fly hijack': '=fly intercept',
  'fly intercept': 'remote-argv | j: b: s: c: t: | shell',
  'fly logs': '-* | a,app: i: r:',
  'fly machine': '-* | a,app: c,config: e,env: file-local:maybe command:remote',
  'fly machines': '=fly machine',
  'fly postgres': '-* | a,app: c: d,database: u: p:',
  'fly proxy': '-* | a,app:',
  'fly secrets': '-* | a,app:',
  'fly set-pipeline': '- | p: c,config:config l,load-vars-from:read v:',
  'fly ssh': ' | | sub',
  'fly ssh console': '- | C,command:remote a,app: r: | shell',
  'fly ssh issue': '-*',
  'fly ssh sftp': ' | | sub',
  'fly ssh sftp get': `- write | ${FLY}`,
  'fly ssh sftp put': `sendfile dest | ${FLY}`,
  'fly ssh sftp shell': `- | ${FLY} | repl=transfer`,
  'fly tokens': ' | | sub',
  'fly tokens create': `-* | ${FLY} x,expiry: n,name: | secret`,
  'fly tokens list': `-* | ${FLY}`,
  flyctl: '=fly',
  heroku: {
    line: '- -* | a,app: r,remote: | sub out=network kind=environment others=addons,apps,buildpacks,builds,certs,ci,clients,commands,domains,drains,features,labs,maintenance,notifications,open,orgs,pg,pipelines,ps,ps:scale,ps:restart,ps:stop,ps:type,releases,releases:info,reviewapps,sessions,spaces,stack,status,teams,update,webhooks,addons:info,addons:open,addons:create,apps:info,apps:create,info,create,rollback,restart,pg:info,pg:ps,pg:wait,pg:diagnose,pg:backups,redis:info,redis:wait,stack:set,features:enable,domains:add,pipelines:promote,container:release,container:login,login,logout,auth:whoami,whoami',
    lists: [/^apps(?: |$)/],
    files: [PROCFILE],
    secrets: [/\b(?:auth:token|authorizations:create|pg:credentials:url)\b/],
    unclear: [
      [
        /^(?:releases:info\b.*(?:--json|--shell| -s\b)|(?:container:)?run\S* .*\b(?:env|printenv)\b|drains\b.*--json)/,
        KEPT_SECRETS,
      ],
      SHOWN_VARIABLES,
      [/^config(?::get)?(?: |$)|^run\b.* (?:env|printenv)$/, KEPT_SECRETS],
      ...LARGE_BILLS,
    ],
  },
  'heroku auth:token': '- | | secret',
  'heroku config': '- | a,app: r: | out=network',
  'heroku config:get': '- | a,app: r: | out=network',
  'heroku config:set': '-* | a,app: r:',
  'heroku container:push': '-* | a,app: arg:',
  'heroku git:clone': '- - | a,app: | fetch',
  'heroku local': '- | f,procfile:config e,env:use p:',
  'heroku local:run': 'argv | e,env:use p,port:',
  'heroku logs': '- | n,num: s: p: d: a,app:',
  'heroku pg:backups:download': '- | o,output:write a,app: | fetch',
  'heroku pg:credentials:url': `- | ${HEROKU} n,name: | secret`,
  'heroku pg:psql': '- | c,command:code.sql a,app: credential: | repl=sql',
  'heroku plugins:install': '- | | install',
  'heroku ps:copy': `- | ${HEROKU} d,dyno: o,output:write`,
  'heroku ps:exec': '- | a,app: d: | session',
  'heroku psql': '=heroku pg:psql',
  'heroku redis:cli': `- | ${HEROKU} c,confirm: | repl=redis`,
  'heroku run': 'exec-argv | a,app: r,remote: s: e,env: type:',
  'heroku run:detached': '=heroku run',
  'heroku run:inside': `- remote-argv | ${HEROKU}`,
  netlify: {
    line: '- -* | auth: filter: | sub out=network others=addons,api,blobs,clone,functions,init,integration,link,lm,login,logout,logs,open,recipes,serve,sites,switch,unlink,watch,env:set,functions:list,functions:create,functions:serve,sites:list,sites:create,open:admin,open:site',
    secrets: [PLATFORM_VARIABLES],
    unclear: [
      [
        /^api (?:getEnv\w*|listHook\w*|\w*(?:Token|DeployKey|Ticket|Secret)\w*|getAccount\b)/,
        KEPT_SECRETS,
      ],
      SHOWN_VARIABLES,
      SHOWN_FOLDER,
      [/^env:(?:list|get)\b/, 'the secrets that are kept there'],
    ],
  },
  'netlify build': '-*',
  'netlify deploy': '- | d,dir:tree s,site: m: a,auth: f: alias:',
  'netlify dev': '-* | c,command:exec p: d:peek l:? target-port:',
  ntl: '=netlify',
  'netlify dev:exec': 'argv',
  'netlify env:get': '- | | out=network',
  'netlify env:import': 'read',
  'netlify env:list': '- | context: | out=network',
  'netlify status': '-*',
  odo: '- -* | | sub',
  'odo exec': 'remote-argv',
  ploi: '-*',
  railway: {
    line: '- -* | s: e: | sub out=network others=add,deploy,deployment,dev,docs,domain,down,environment,environments,functions,init,link,list,login,logout,logs,open,redeploy,restart,scale,service,status,unlink,volume,whoami,upgrade',
    secrets: [PLATFORM_VARIABLES],
    unclear: [
      [/^(?:-\S+ )*environment config\b|^(?:-\S+ )*status\b.*--json/, KEPT_SECRETS],
      SHOWN_VARIABLES,
      [/^variables?\b(?!.*--set)/, 'the secrets that are kept there'],
    ],
  },
  'railway connect': '-*',
  'railway run': 'argv | s: e:',
  'railway shell': '- | s: | session',
  'railway ssh': 'remote-argv | s: e: p: | shell',
  'railway up': 'peek | s: e:',
  'railway variables': '- | s: | out=network',
  render: {
    line: '- -* | | out=network',
    secrets: [PLATFORM_VARIABLES],
  },
  rhc: '- -* | | sub others=*',
  'rhc ssh': '- remote-argv | a: | shell',
  scalingo: {
    line: '- argv | a,app: f,file:sendfile s,size: | sub',
    unclear: [
      [/(?:^| )(?:env|env-get|db-tunnel|keys-add|collaborators-add)\b/, KEPT_SECRETS],
      SHOWN_VARIABLES,
    ],
  },
  'scalingo run': 'remote-argv | a,app: s,size: f,file:sendfile',
  serverless: {
    line: '- -* | s,stage: r,region: c,config:config aws-profile: f,function: p,path:read d,data: param: | out=network',
    irrevocable: [REMOVED_MACHINES],
    unclear: [
      [
        /^(?:-\S+ )*(?:param (?:get|list)|print|info\b.*(?:--verbose|-v\b)|state|output)\b/,
        KEPT_SECRETS,
      ],
    ],
  },
  sls: '=serverless',
  upsun: 'maybe* | p,project: e,environment:',
  vercel: {
    line: '- -* | t,token: S,scope: A,local-config:config Q,global-config:use cwd:peek | sub out=network others=alias,bisect,build,certs,curl,dns,domains,git,guidance,init,inspect,install,integration,link,list,login,logout,open,project,projects,promote,pull,redeploy,rollback,rolling-release,switch,target,teams,telemetry,whoami,blob,cache',
    secrets: [PLATFORM_VARIABLES],
    unclear: [
      [/^(?:-\S+ )*(?:pull\b|env (?:run|get)\b)/, KEPT_SECRETS],
      SHOWN_VARIABLES,
      SHOWN_HOME,
    ],
  },
  now: '=vercel',
  surge: {
    line: 'tree dest | p,project:tree d,domain:dest',
    unclear: [
      [
        /^(?:-\S+ )*(?:(?:-p|--project)[= ])?(?:\.{1,2}\/?|~(?:\/[^/ ]+)?\/?|\/(?:home(?:\/[^/ ]+){0,2}|root)?\/?)(?: |$)/,
        ALL_SHOWN,
      ],
    ],
  },
  'vercel deploy': 'peek | e: b: t: target:',
  'vercel dev': 'peek | l,listen:listen',
  'vercel env': '- -* | environment: git-branch:',
  'vercel logs': '-*',
  'vercel ls': '-*',
  wrangler: {
    line: '- -* | c,config:config e,env: | sub out=network others=build,check,deployments,dispatch-namespace,docs,hyperdrive,init,kv,login,logout,pipelines,queues,rollback,types,vectorize,versions,whoami,workflows,telemetry,ai,cert,containers,mtls-certificate',
    unclear: [[/^(?:-\S+ )*auth token\b/, KEPT_SECRETS], SHOWN_FOLDER],
  },
  'wrangler d1': '- - | command:code.sql file:script.sql output:write',
  'wrangler deploy':
    'script.javascript | c:config e: name: outdir:peek var: define: triggers: compatibility-date:',
  'wrangler dev': 'script.javascript | p,port: ip: c:config e:',
  'wrangler pages': '-* | project-name: branch: commit-hash: port: binding: kv: d1:',
  'wrangler publish': '=wrangler deploy',
  'wrangler r2': '- -* | | sub out=network',
  'wrangler r2 object': '- -* | | sub out=network',
  'wrangler r2 object get': 'url | f,file:write',
  'wrangler r2 object put': 'dest | f,file:sendfile ct,content-type:',
  'wrangler secret': '-* | e: name:',
  'wrangler tail': '- | e: format: | out=network',
  zappa:
    ' | | sub others=update,status,tail,init,undeploy,rollback,schedule,unschedule,certify,package,template,settings',
  'zappa deploy': '- | s,settings_file:config z: d:',
  'zappa invoke': '- code.python | s,settings_file:config a:',
  'zappa manage': '- -*',

  // services
  'datadog-agent':
    '- -* | c,cfgpath:config | sub out=meta others=status,health,hostname,diagnose,check,configcheck,tagger-list,start,restart,integration,stream-logs kind=protector',
  'datadog-ci': '- -*',
  newrelic: {
    line: '- -* | | out=network',
    unclear: [[/\bapiaccess\b|--show-?keys\b|\bnerdgraph query\b.*\bmutation\b/i, KEPT_SECRETS]],
  },
  'sentry-cli': {
    line: '- maybe* | auth-token: o: p: url: | out=network',
    unclear: [
      [
        /^(?:-\S+ )*send-event\b(?!.*--no-environ)/,
        'what of the environment it sends, and to whom',
      ],
    ],
  },
  // money that nobody brings back
  'bitcoin-cli': {
    line: '-* | | out=network',
    secrets: [
      /(?:^| )(?:dumpprivkey|dumpwallet|listdescriptors true|dumphdinfo|z_exportkey|hsmtool)(?: |$)/,
    ],
    unclear: [SPENDS],
  },
  'dash-cli': '=bitcoin-cli',
  'dogecoin-cli': '=bitcoin-cli',
  'elements-cli': '=bitcoin-cli',
  electrum: {
    line: '-* | w,wallet:use | out=network',
    secrets: [/(?:^| )(?:getprivatekeys|getseed|export_privkeys)(?: |$)/i],
    unclear: [SPENDS],
  },
  'lightning-cli': '=bitcoin-cli',
  'litecoin-cli': '=bitcoin-cli',
  lncli: '=bitcoin-cli',
  solana: {
    line: '-* | k,keypair:use u,url: C,config:use | out=network',
    unclear: [SPENDS],
  },
  'spl-token': '=solana',
  'zcash-cli': '=bitcoin-cli',
  stripe: {
    line: '- -* | api-key: project-name: | sub out=network others=config,events,feedback,fixtures,get,logs,open,playback,plugin,post,resources,samples,serve,status,trigger,whoami,customers,products,prices,charges,payment_intents,subscriptions,invoices',
    unclear: [
      [
        /^(?:-\S+ )*(?:payouts|transfers|external_accounts|bank_accounts|accounts|account_links|account_sessions|topups|webhook_endpoints|issuing|treasury|ephemeral_keys|application_fees|login_links|apps|terminal) (?:\S+ )?(?:create|update|confirm|capture)\b|\bissuing cards retrieve\b|\b(?:create|update|confirm|capture|cancel)\b.*--live\b|--print-secret\b/,
        'whose money it is from then on',
      ],
      [/^config\b.*(?:--list|-l\b|--edit|-e\b)/, 'the keys that are kept there'],
    ],
  },
  'stripe listen': '- | f,forward-to:host e: api-key:',
  'stripe login': '-*',
  tctl: '- -* | c,config:config i,identity:use auth-server: | sub out=network others=status,workflow,namespace,taskqueue',
  'tctl users': '-* | | privilege=changes-an-account dry=ls',
  twilio: {
    line: '- -* | p: | out=network',
    unclear: [
      [
        /(?:keys|auth-tokens|tokens|credential[\w-]*|variables|accounts|secrets|secret):(?:\w+:)?(?:list|fetch|create|update)\b|^serverless:env:(?:get|list|import)\b|(?:url|urls|webhooks?):(?:create|update)\b|--\S*url[= ]https?:/,
        KEPT_SECRETS,
      ],
    ],
  },

  // continuous integration
  'buildkite-agent': {
    line: '- -* | token: config:config build-path: hooks-path:side bootstrap-script:side tags: | sub others=annotate,meta-data,pipeline,step,job,env,lock,tool,redactor',
    unclear: [
      [/^env (?:dump|get)\b|^secret get\b|^oidc\b/, KEPT_SECRETS],
      [
        /^env (?:set|unset)\b|^step update\b.* (?:command|plugins)\b/,
        'what runs there from then on',
      ],
    ],
  },
  'buildkite-agent artifact': '- sendfile* | job:',
  'buildkite-agent start':
    '- | config:config token: tags: build-path:peek hooks-path:libpath plugins-path:libpath bootstrap-script:exec name: spawn: queue: shell:program | unclear=who-gives-it-orders',
  circleci: '- -* | token: host: c,config:config | sub out=network',
  'circleci config': '- maybe | o: org-slug: pipeline-parameters:maybe',
  'circleci local': '- | c,config:config e,env: job: v:',
  concourse: '- -* | | unclear=who-gives-it-orders',
  drone: {
    line: '- -* | t,token: s,server: | sub out=network others=build,log,repo,info,cron,lint,fmt,sign,convert,jsonnet,starlark',
    files: [TASK_DESCRIPTIONS],
  },
  'drone exec': 'config | env-file:use secret-file:use pipeline: include:',
  'gitlab-backup': '-*',
  'gitlab-ctl': '-* | | out=meta',
  'gitlab-psql': '- | c,command:code.sql f,file:script.sql d: | repl=sql',
  'gitlab-rails': {
    line: '- | | sub',
    secrets: [RAILS_CREDENTIALS],
  },
  'gitlab-rails console': '- | | repl=ruby',
  'gitlab-rails runner': 'code.ruby | | unclear=what-the-application-is-told',
  'gitlab-rake': {
    line: '-*',
    privileges: [[/\bgitlab:password:reset\b/, 'changes accounts']],
  },
  'gitlab-runner': {
    line: '- -* | c,config:use l: | sub out=meta others=artifacts-downloader,cache-archiver,health-check,restart,start,stop,uninstall',
    files: [TASK_DESCRIPTIONS],
  },
  'gitlab-runner exec':
    '- - | docker-image: env: pre-build-script:side post-build-script:side pre-clone-script:side',
  'gitlab-runner list': '-*',
  'gitlab-runner register':
    '- | url:host registration-token: token: executor: description: tag-list: docker-image: docker-volumes: pre-build-script:side post-build-script:side pre-clone-script:side custom-run-exec:program shell: | unclear=who-gives-it-orders',
  'gitlab-runner run':
    '- | config:use working-directory: user: service: | unclear=who-gives-it-orders',
  'gitlab-runner status': '-*',
  'gitlab-runner verify': '-*',
  gitlab_rails: '-*',
  'jenkins-cli': {
    line: '-* | s: auth: i:use | sub out=network others=list-jobs,build,console,who-am-i,get-job,list-plugins,safe-restart,list-changes',
    unclear: [
      [
        /\bgroovy(?:sh)?\b|\bcredentials\b|\binstall-plugin\b|\b(?:create|update)-(?:job|node|view)\b|\bapply-configuration\b/,
        'what the server is told',
      ],
    ],
  },
  'jenkins-cli groovy': 'code.jvm',
  jf: '=jfrog',
  jfrog: {
    line: '- -* | url: user: password: access-token: | sub out=network',
    secrets: [/^(?:-\S+ )*(?:config|c) (?:export|ex)(?: |$)/],
  },
  'jfrog rt': '- sendfile dest | url: user: password: access-token: spec:read',
  tkn: {
    line: '- -* | n: kubeconfig:use | out=meta',
    unclear: [
      [
        /(?:^| )start\b.* (?:-s|--serviceaccount)[= ]\S*admin/,
        'what the account may do that it runs as',
      ],
    ],
  },
  travis: '- -* | token: | out=network',
  supabase: {
    line: '- -* | workdir:peek project-ref: profile: o,output: | out=network',
    secrets: [
      /^(?:-\S+ )*status\b.*(?:-o|--output)[ =]?(?:env|json|ya?ml|toml)/,
      PLATFORM_VARIABLES,
    ],
  },
  sst: {
    irrevocable: [REMOVED_MACHINES],
  },
  jenkins: {
    files: [{ path: /^Jenkinsfile(?:\.\w+)?$/, language: 'jenkinsfile', later: 'project' }],
  },
}
