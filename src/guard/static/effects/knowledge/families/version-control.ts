import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, RiskyArguments, UnseenArguments } from '../facts.ts'
import {
  LOST,
  REWRITTEN_BRANCH,
  REWRITTEN_HISTORY,
  SVN_SSH_ADDRESS,
  UNWATCHED,
} from '../joint-facts.ts'
import { DELETED_RUNS, UNSEEN } from '../unseen-words.ts'

const LEFT_OF_HISTORY = 'what is left of the history'

const GH_LIST =
  '-* | t,title: b,body: F,body-file:read l,label: a,assignee: m,milestone: p,project: s,state: L,limit: q,jq: json: S,search: T: B,base: H,head: r,reviewer: c,comment: D,dir: R,repo: w,workflow: u: n,name: i,interval: e,env: j,job: | out=network'

/** What a project says in public. What git, tests or builds print belongs there; variables and keys do not. */
const SAID_IN_PUBLIC: UnseenArguments = [
  new RegExp(
    `^(?:pr|mr|issue|gist|release|discussion|snippet) .*(?:--(?:body|notes|title|comment|message|description)|-[bnctmd])[= ]${UNSEEN}`,
  ),
  'what is said there in public',
  // `<` is a file: of such people know what is in it.
  /^(?:<|(?!(?:printenv|env|set|declare|export|compgen|typeset|aws|gcloud|az|vault|pass|op|kubectl|ps|history)\b))/,
]

/** An address among the words of a verb that gives the work away, or says where it goes from then on. */
function givenAway(verbs: RegExp): RiskyArguments {
  return [
    new RegExp(
      String.raw`^(?:-\S+ )*(?:${verbs.source})\b(?!.*--dry-run).* (?:(?:https?|ssh|sftp|ftp|http|bzr\+ssh|svn|svn\+ssh|file\+ssh):\/\/(?!(?:[^\s@/]*@)?(?:localhost\b|127\.|\[?::1|(?:github|gitlab)\.com[:/]))|[\w.-]+@[\w.-]+:|[\w-]+(?:\.[\w-]+)+:)`,
    ),
    'whose the address is that gets the work',
  ]
}

const CVS_ELSEWHERE: RiskyArguments = [
  /(?:^| )-d ?:\w+:(?:\S*@)?(?!localhost\b)\S+ (?:-\S+ )*(?:import|commit|ci)\b/,
  'whose the address is that gets the work',
]

const ALIAS_COMMAND: CommandArgument = [/^!(.+)$/s, 'remote']

/** Version control and forges. `git` has a handler for its settings and subcommands. */
export const versionControl: KnowledgeTable = {
  // other systems
  brz: '=bzr',
  bzr: { line: '-* | | sub', unclear: [givenAway(/push|send|bind|dpush/)] },
  'bzr branch': 'clone -',
  'bzr checkout': 'clone -',
  'bzr diff': 'maybe* | using:program diff-options: r: c:',
  chg: '=hg',
  ci: 'peek* | r: m: t: d: n: N: s: w:',
  co: 'peek* | r: d: j: M: s: w:',
  cvs: {
    line: '-* | e:editor d: z: m: j: r: D: k:',
    variables: { CVSEDITOR: 'editor', CVS_RSH: 'rsh' },
    unclear: [[/(?:^| )admin\b.* -o/, LOST], CVS_ELSEWHERE],
  },
  darcs: {
    line: '-* | diff-command:side m:',
    runs: [[/^(?:trackdown|test)$/, 'remote']],
    unclear: [givenAway(/push|put|send/)],
  },
  etckeeper: {
    line: '-*',
    unclear: [
      [
        /^vcs (?:log\b.*-p|show|diff|bundle|archive|push|clone|cat-file|format-patch|grep)\b/,
        'what of the settings of the machine it shows',
      ],
    ],
  },
  fossil: {
    line: '- -* | R,repository:peek m: M:read editor:editor | sub others=add,addremove,all,amend,annotate,artifact,blame,branch,bisect,cat,changes,checkout,ci,clean,close,co,commit,configuration,descendants,extras,finfo,forget,gdiff,grep,info,init,leaves,ls,merge,mv,new,praise,pull,push,rebuild,rename,revert,rm,settings,stash,status,sync,tag,tarball,ticket,timeline,undo,unset,up,update,wiki,zip',
    unclear: [givenAway(/push|sync|remote(?:-url)?(?: add)?|git (?:export|mirror)\S*/)],
  },
  'fossil clone': 'url download | A,admin-user: httpauth: B:',
  'fossil diff': 'peek* | command:side r,from: to: context:',
  'fossil open': 'unpack | workdir: repodir:',
  'fossil server': 'peek | P,port:listen baseurl: notfound: files:',
  hg: {
    line: '- | debugger!shell config:setting R,repository: cwd: pager: | sub quiet speaks kind=local-lister,record-keeper',
    servesFiles: [/(?:^| )serve(?: |$)/],
    unclear: [
      [
        /^(?:-\S+ )*push (?:-\S+ )*(?:https?|ssh):\/\//,
        'whose the address is that gets the work, for it is no remote of the repository',
      ],
      [
        /^(?:-\S+ )*push\b(?=.* (?:-f|--force)(?: |$))(?!.* (?:-n|--dry-run)(?: |$))/,
        LEFT_OF_HISTORY,
      ],
      [
        /^(?:-\S+ )*(?:strip|prune|debugstrip)\b.*(?:all\(\)|(?:^| )0(?::| |$)|\bfirst\(|::)/,
        LEFT_OF_HISTORY,
      ],
    ],
    settings: [
      [/^alias\..+$/, 'alias'],
      [/^hooks\..+$/, 'side'],
      [/^extensions\..+$/, 'lib'],
      [/^ui\.editor$/, 'editor'],
      [/^(?:pager\.pager)$/, 'pager'],
      [/^ui\.ssh$/, 'rsh'],
      [/^(?:merge-tools\..+\.executable|extdiff\.cmd\..+|diff-tools\..+)$/, 'side'],
    ],
    variables: { HGRCPATH: 'startup', HGEDITOR: 'editor' },
    files: [
      { path: /^\.?hgrc$/, language: 'config', later: 'start-up', laterLanguage: 'kept-settings' },
    ],
    runs: [SVN_SSH_ADDRESS],
  },
  'hg archive': 'write | r: t,type: p,prefix: I: X:',
  'hg bisect': '-* | c,command:exec',
  'hg bundle': 'write - | e,ssh:rsh remotecmd:side r: b: base: t:',
  'hg cat': 'maybe* | o,output:write r: I: X: T:',
  'hg clone': 'clone - | e,ssh:rsh remotecmd:side config:setting b: r: u:',
  'hg commit': '-* | m,message: l,logfile:read d: u:',
  'hg config': '-* | T: | out=meta',
  'hg diff': 'maybe* | r: c: from: to: U: I: X: | out=meta pages',
  'hg export': '- | o,output:write r: B: T:',
  'hg extdiff': 'peek* | p,program:side o,option: r: c: I: X:',
  'hg help': '-* | | pages',
  'hg identify': '=hg pull',
  'hg import': 'read* | p: b: m: l,logfile:read d: u: s,similarity: prefix:',
  'hg incoming': '=hg pull',
  'hg log': 'maybe* | r,rev: b: u: k: T,template: style: l,limit: date: d: I: X: | out=meta pages',
  'hg merge': '- | r: t,tool:side',
  'hg outgoing': '=hg pull',
  'hg pull': '- | e,ssh:rsh remotecmd:side r,rev: B,bookmark: b,branch: config:setting',
  'hg push': '=hg pull',
  'hg resolve': 'peek* | t,tool:side I: X: T:',
  'hg serve':
    '- | A,accesslog:write E,errorlog:write p,port: a,address: prefix: n,name: web-conf:config pid-file:write cmdserver: t: certificate:use R: cwd: | listen=8000',
  'hg status': 'peek* | rev: change: I: X: T: | out=meta',
  'hg unbundle': 'read*',
  'hg update': '- | r,rev: d,date: t,tool:side | out=meta',
  jj: {
    line: '-* | config:setting config-file:job-config R,repository: at-operation: | kind=record-keeper',
    settings: [
      [
        /^(?:fix\.tools|merge-tools|signing\.backends|aliases)\..*(?:command|program|args)$|^ui\.diff-(?:formatter|editor)$|^ui\.merge-editor$/,
        'judged',
      ],
      [/^ui\.editor$/, 'editor'],
      [/^ui\.pager(?:\.command)?$/, 'pager'],
      [/^git\.executable-path$/, 'program'],
    ],
    unclear: [
      [
        /^(?:-\S+ )*git push\b(?!.*--dry-run)(?=.*--(?:allow-backwards|deleted|all)\b|.*(?:-b|--bookmark)[= ](?:main|master|trunk)\b.*--allow-)/,
        LEFT_OF_HISTORY,
      ],
      [
        /^(?:-\S+ )*(?:bookmark|b) (?:set|move|s|m)\b(?=.*(?:--allow-backwards|-B)\b)(?=.* (?:main|master|trunk)(?: |$))/,
        LEFT_OF_HISTORY,
      ],
      [/^(?:-\S+ )*(?:op|operation) abandon\b/, LEFT_OF_HISTORY],
    ],
  },
  p4: {
    line: '-*',
    unclear: [
      [
        /^(?:-\w \S+ )*(?:protect|group|user|triggers|server|remote|ldap|extension|trust|passwd|tickets|property|key|counter)\b(?!.* -[oLl]\b)/,
        'who may do what from then on',
      ],
      [/^(?:-\w \S+ )*configure (?:set|unset)\b/, UNWATCHED],
      [/^(?:-\w \S+ )*(?:obliterate|archive|unload|admin|journals|delete|retype)\b/, LOST],
    ],
  },
  pijul: { line: '-*', unclear: [givenAway(/push/)] },
  quilt: '-*',
  rcs: '-*',
  rcsdiff: 'read* | r: k:',
  rlog: 'read* | r: d: b: l: w: s:',
  sccs: '-*',
  stg: '-*',
  svn: {
    line: '-* | editor-cmd:editor diff-cmd:side diff3-cmd:side config-option:setting F,file:read m: r: username: password: targets:read | sub quiet speaks kind=local-lister,record-keeper others=ann,blame,changelist,cleanup,del,di,list,ls,mergeinfo,pdel,pg,pl,praise,propdel,propget,proplist,ps,relocate,remove,rename,resolve,resolved,revert,st,stat,sw,unlock,upgrade',
    settings: [
      [/^config:tunnels:.+$/, 'rsh'],
      [/^config:helpers:editor-cmd$/, 'editor'],
      [/^config:helpers:(?:diff-cmd|diff3-cmd|merge-tool-cmd)$/, 'side'],
    ],
    variables: { SVN_EDITOR: 'editor', SVN_SSH: 'rsh' },
    unclear: [
      [
        /^(?:propset|ps|propdel|pdel|pd|propedit|pe)\b.* --revprop\b/,
        'who is said to have done it',
      ],
    ],
    runs: [SVN_SSH_ADDRESS],
  },
  'svn add': 'peek* | targets:read depth:',
  'svn cat': 'maybe* | r: username: password:',
  'svn checkout': 'clone - | r: username: password: depth:',
  'svn ci': '=svn commit',
  'svn co': '=svn checkout',
  'svn commit': '-* | m: F:read editor-cmd:editor',
  'svn copy': 'maybe* | m,message: F,file:read r: editor-cmd:editor username: password:',
  'svn cp': '=svn copy',
  'svn delete': 'maybe* | m,message: F,file:read editor-cmd:editor',
  'svn diff':
    'maybe* | diff-cmd:side r: x: c: old: new: username: password: config-dir:peek config-option:setting | out=meta',
  'svn export': '=svn checkout',
  'svn import':
    'tree dest | m,message: F,file:read editor-cmd:editor depth: username: password: config-option:setting',
  'svn info': 'maybe* | show-item: depth: | out=meta',
  'svn lock': 'maybe* | m,message: F,file:read targets:read',
  'svn log':
    'maybe* | r: c: l,limit: diff diff-cmd:side x: search: depth: with-revprop: | out=meta',
  'svn merge':
    'maybe* | diff3-cmd:side x,extensions: r,revision: c,change: accept: depth: username: password:',
  'svn mkdir': '=svn delete',
  'svn move': '=svn copy',
  'svn mv': '=svn copy',
  'svn patch': 'read peek | strip:',
  'svn propedit': '- maybe* | m: F,file:read r: editor-cmd:editor username: password:',
  'svn propset': '- - maybe* | F,file:read r: encoding: depth: changelist:',
  'svn rm': '=svn delete',
  'svn status': 'peek* | depth: changelist: | out=meta',
  'svn switch': '=svn checkout',
  'svn up': '=svn update',
  'svn update':
    'peek* | r,revision: depth: set-depth: diff3-cmd:side editor-cmd:editor changelist: accept: username: password: config-dir:peek config-option:setting',
  svnadmin: '-*',
  svnlook: '-* | diff-cmd:side x: r: t:',
  svnrdump: '- url | r: F,file:read',
  svnserve: { line: '-* | listen-port: r: | listen', servesFiles: [/^/] },
  svnsync: '- - url',

  // forges
  gh: {
    line: ' | R,repo: hostname: | sub out=network kind=password-store,record-keeper,secret-store quiet speaks others=accessibility,attestation,co,org,preview,project,actions,agent-task,environment',
    words: { 'repository-name': 'a repository by its address or its short name' },
    settings: [
      [/^pager$/, 'pager'],
      [/^editor$/, 'editor'],
      [/^browser$/, 'browser'],
    ],
    variables: { GH_PAGER: 'pager', GH_EDITOR: 'editor' },
    runs: [ALIAS_COMMAND],
    secrets: [
      /\bauth (?:token|status .*--show-token|status -t)|^config get (?:\S+ )*oauth_token\b/,
    ],
    privileges: [[/\b(?:ssh-key|gpg-key) add\b/, 'lets a key into an account']],
    lists: [/^repo list\b/],
    unseen: [DELETED_RUNS, SAID_IN_PUBLIC],
    irrevocable: [
      [/^(?:repo|release|secret|variable|issue|run|cache) delete\b/, 'removes what others have'],
    ],
    unclear: [
      [/^run delete\b|^workflow disable\b|^cache delete\b.*--all\b/, 'who looks for what happened'],
      [/^pr merge\b.*--admin\b/, 'whether somebody has looked at it'],
      [
        /^workflow (?:enable\b|run\b.*(?:(?:^| )(?:-[rfF]|--(?:ref|field|raw-field|json))(?:[= ]|$)|deploy|release|publish|prod))/,
        'what the others run from then on',
      ],
      [
        /^release (?:upload\b.*--clobber\b|edit\b.*--(?:tag|target|draft=false|latest)\b|delete-asset\b)/,
        'what is found there from then on',
      ],
      [
        /^(?:repo (?:archive|unarchive|rename|sync\b.*--force)|issue (?:transfer|delete)|repo autolink (?:create|delete))\b/,
        'where the others find it',
      ],
      [
        /^repo edit\b.* --(?!description\b|homepage\b|add-topic\b|remove-topic\b|enable-(?:issues|wiki|projects|discussions|squash-merge|rebase-merge|merge-commit|auto-merge)\b|delete-branch-on-merge\b|allow-update-branch\b|help\b)/,
        'who gets in from then on',
      ],
      [
        /^auth (?:login|refresh|setup-git|switch)\b.*(?:--hostname|-h)[= ](?!github\.com\b)|^auth refresh\b.*(?:-s|--scopes)[= ]/,
        'who gets the token, and what it permits',
      ],
      [
        // A field makes it a request that changes something.
        /^api\b(?!.* (?:-X ?|--method[= ])GET\b)(?! (?:-\S+ )*\S*(?:issues|pulls|comments|labels|reactions|notifications|subscription|milestones|markdown|search)\b)(?! (?:-\S+ )*graphql\b(?!.*\bmutation\b)).* (?:-[fF]|--(?:field|raw-field|input))[= ]/,
        'what it changes there',
      ],
      [
        /^gist create\b(?:(?=.* (?:-[a-z]*p[a-z]*|--public)(?: |$))|(?=.* (?:\*|(?:\.{1,2}|~)(?:\/ | |$)))|(?:(?: -\S+)* [^-\s]\S*){4,})/,
        'who reads it there',
      ],
      [/^repo create\b(?=.* --public\b)(?=.* --push\b)/, 'who may read it from then on'],
      [
        /^api\b.* (?:-X ?|--method[= ])(?:DELETE|PUT|PATCH)\b(?! \S*(?:issues|pulls|comments|labels|reactions|notifications|subscription)\b)/i,
        'what it changes there',
      ],

      [
        /^(?:repo deploy-key add|repo edit\b.*--visibility)|^api\b(?=.* (?:-X ?|--method[= ])(?!GET\b)|.* (?:-[fF]|--(?:raw-)?field|--input)(?=[ =\w])|.*\/registration-token).*(?:\/keys|collaborators|invitations|\/hooks|runners)\b/,
        'who gets in from then on',
      ],
    ],
  },
  'gh alias': ' | | sub',
  'gh alias delete': '-*',
  'gh alias import': 'job-config',
  'gh alias list': '-',
  'gh alias set': '- remote',
  'gh api':
    '- | X,method: H,header: q,jq: t,template: cache: p,preview: hostname: F,field:send@ f,raw-field:send input:sendfile | out=network',
  'gh auth': '- | h,hostname: s,scopes: p,git-protocol: u,user: | sub out=network kind=teller',
  'gh auth login': '-* | h,hostname: s,scopes: p,git-protocol:',
  'gh auth status': '- | h,hostname: t,show-token!privilege',
  'gh auth token': '- | h,hostname: u,user: | secret',
  'gh browse': '- | b: c:?',
  'gh cache': '-*',
  'gh codespace':
    '-* | c,codespace: R,repo: r: m: e:read s: d: l: p: profile: server-port: debug-file:write | sub out=network',
  'gh codespace ssh':
    'remote-argv | c,codespace: R,repo: profile: server-port: | shell dry=--config',
  'gh completion': '- | s,shell: | out=code',
  'gh config': ' | | sub',
  'gh config clear-cache': '-',
  'gh config get': '- | h,host:',
  'gh config list': '- | h,host:',
  'gh config set': 'config-pair - | h,host:',
  'gh copilot': '-*',
  'gh extension': '-* | | install',
  'gh gist': ' | | sub',
  'gh gist clone': 'url -',
  'gh gist create': 'sendfile* | d,desc: f,filename:',
  'gh gist edit': '- sendfile | a,add:sendfile d: f: r:',
  'gh gist list': '- | L:',
  'gh gist view': '- | f,filename: | out=network',
  'gh gpg-key': '- read | t,title:',
  'gh issue': GH_LIST,
  'gh label': '-* | c: d: L:',
  'gh pr': GH_LIST,
  'gh release': '- -* | R,repo: | sub out=network',
  'gh release create':
    '- sendfile* | R,repo: t,title: n,notes: F,notes-file:read target: latest:? discussion-category: notes-start-tag:',
  'gh release delete': '-* | R,repo:',
  'gh release download':
    '-* | R,repo: p,pattern: O,output:download D,dir:brought-dir A,archive: | brings=-D,--dir',
  'gh release edit': '-* | R,repo: t,title: n,notes: F,notes-file:read tag: target:',
  'gh release list': '-* | R,repo: L,limit: json: q,jq: t:',
  'gh release upload': '- sendfile* | R,repo:',
  'gh release view': '-* | R,repo: json: q,jq: t:',
  'gh repo': '- -* | R: | sub out=network',
  'gh repo archive':
    '-* | b,branch: json: q,jq: t,template: L,limit: visibility: d: h: | out=network',
  'gh repo clone': 'own.repository-name - | u,upstream-remote-name:',
  'gh repo create':
    '- | d,description: s,source:tree r,remote: p,template: g,gitignore: l,license: h,homepage: t,team:',
  'gh repo credits':
    '-* | b,branch: json: q,jq: t,template: L,limit: visibility: d: h: | out=network',
  'gh repo delete':
    '-* | b,branch: json: q,jq: t,template: L,limit: visibility: d: h: | out=network unclear=what-is-lost-with-it',
  'gh repo deploy-key': '-* | t,title: | out=network',
  'gh repo edit': '-* | b,branch: json: q,jq: t,template: L,limit: visibility: d: h: | out=network',
  'gh repo fork': '- | remote-name: fork-name: org:',
  'gh repo garden':
    '-* | b,branch: json: q,jq: t,template: L,limit: visibility: d: h: | out=network',
  'gh repo list': '-* | b,branch: json: q,jq: t,template: L,limit: visibility: d: h: | out=network',
  'gh repo rename':
    '-* | b,branch: json: q,jq: t,template: L,limit: visibility: d: h: | out=network',
  'gh repo set-default':
    '-* | b,branch: json: q,jq: t,template: L,limit: visibility: d: h: | out=network',
  'gh repo sync': '-* | b,branch: json: q,jq: t,template: L,limit: visibility: d: h: | out=network',
  'gh repo view': '-* | b,branch: json: q,jq: t,template: L,limit: visibility: d: h: | out=network',
  'gh run': `${GH_LIST} sub others=cancel,delete,list,ls,rerun,view,watch`,
  'gh run download': `-* | R,repo: n,name: p,pattern: D,dir:brought-dir | brings=-D,--dir`,
  'gh search': '-* | L: json: q: | out=network',
  'gh secret':
    '- - | b,body: e,env: f,env-file:use o,org: a,app: r,repos: v,visibility: | out=meta',
  'gh ssh-key': '- read | t,title: type:',
  'gh status': '-* | | out=network',
  'gh variable': '- - | b,body: e,env: f,env-file:read o,org: r,repos: v,visibility:',
  'gh workflow': '-* | f,raw-field: F,field: r,ref: q,jq: L: | out=network',
  gitea: '- | c,config:job-config p: w: | sub others=cert,docs,doctor,manager',
  'gitea admin': '- | c: | sub',
  'gitea admin auth': '-* | | privilege=changes-how-people-log-in dry=list',
  'gitea admin regenerate': '-* | | privilege=writes-hooks-and-keys-anew',
  'gitea admin user': '-* | | privilege=changes-an-account dry=list',
  'gitea web': '- | c,config:job-config p: | listen=3000',
  glab: {
    line: '- -* | R,repo: | sub out=network kind=password-store,record-keeper,secret-store others=changelog,check-update,issue,iteration,label,mr,milestone,repo,stack,user,pipeline,incident,work-items,opentofu,duo',
    runs: [ALIAS_COMMAND],
    secrets: [/\bauth status\b.* (?:--show-token|-t)\b|^config get (?:\S+ )*token\b/],
    privileges: [[/\bssh-key add\b/, 'lets a key into an account']],
    lists: [/^repo list\b/],
    irrevocable: [[/^(?:repo|release|variable|issue) delete\b/, 'removes what others have']],
    unclear: [
      [
        /^(?:auth login\b.*(?:--hostname|-h|--api-host|-a)[= ](?!gitlab\.com\b)|api\b.*(?:--hostname)[= ])/,
        'who gets the token',
      ],
      [
        /^api\b(?!.* (?:-X ?|--method[= ])GET\b)(?! (?:-\S+ )*\S*(?:issues|merge_requests|notes|labels|discussions|milestones|markdown|search)\b)(?! (?:-\S+ )*graphql\b(?!.*\bmutation\b)).* (?:-[fFX]|--(?:field|raw-field|input|method))[= ]/,
        'what it changes there',
      ],
      [/^variable (?:get|export)\b/, 'the secrets that it shows'],
    ],
  },
  'glab ci': '-* | b,branch: p,path: R,repo: | sub out=network others=*',
  'glab ci artifact': '-* | p,path: R,repo: | brings=-p,--path',
  'glab job': '-* | p,path: R,repo: | sub out=network others=*',
  'glab job artifact': '=glab ci artifact',
  'glab release': '-* | R,repo: | sub out=network others=*',
  'glab release download': '-* | a,asset-name: D,dir: R,repo: | brings=-D,--dir',
  'glab snippet': ' | | sub',
  'glab snippet create': 'sendfile* | t,title: d,description: f,filename: v,visibility: R,repo:',
  gogs: '=gitea',
  hub: {
    line: '-* | | kind=record-keeper',
    unclear: [
      [/^delete\b/, LOST],
      [new RegExp(`^${REWRITTEN_BRANCH.source}`), LEFT_OF_HISTORY],
      [
        /^api\b(?!.* (?:-X ?|--method[= ])GET\b)(?! (?:-\S+ )*\S*(?:issues|pulls|comments|labels)\b)(?! (?:-\S+ )*graphql\b(?!.*\bmutation\b)).* (?:-[fFX]|--(?:field|raw-field|input|method))[= ]/,
        'what it changes there',
      ],
    ],
  },
  tea: {
    line: '-* | asset,a:sendfile | kind=record-keeper',
    unclear: [
      [
        /^logins? add\b.*--url[= ](?!https:\/\/(?:gitea\.com|codeberg\.org)\b)/,
        'who gets the token',
      ],
      [
        /^(?:webhooks?|admin|ssh-?keys?|actions (?:secrets|variables) (?:create|add|set))\b(?!.* (?:list|ls)\b)/,
        'who gets in from then on',
      ],
    ],
  },
  bfg: {
    line: '-* | D,delete-files: b,strip-blobs-bigger-than: rt,replace-text:read fi: p,protect-blobs-from: | quiet',
    irrevocable: [REWRITTEN_HISTORY],
    unclear: [[REWRITTEN_HISTORY[0], 'what is left of the history']],
  },
  jira: { kinds: ['record-keeper'] },
  got: '- -* | b: c: m: r:peek | sub kind=record-keeper others=add,backout,blame,branch,cat,checkout,clone,commit,diff,fetch,histedit,import,info,init,log,merge,pull,rebase,ref,remove,revert,send,stage,status,tag,tree,unstage,update',
}
