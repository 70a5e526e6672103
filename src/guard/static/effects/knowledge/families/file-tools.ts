import { KEPT_FILES } from '../cloud-facts.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, RiskyArguments } from '../facts.ts'
import {
  EMPTIED_BUCKET,
  HOW_MUCH_ROOM,
  LOST,
  MORE_THAN_A_DISK,
  mirrored,
  UNWATCHED,
  VERY_MUCH,
  VIEWER_ACTION,
  WHO_CAN_CHANGE,
} from '../joint-facts.ts'

const DELETED_COPIES: RiskyArguments = [
  /(?:^| )(?:-\w*d|--delete|-deleteduplicates true)/,
  'which copies it removes',
]

// a home, or a folder of it, with all that is in it
const RENAMED_WIDELY: RiskyArguments = [
  /^(?=.*(?:^| )(?:-\w*r\w*|--recursive)(?: |$))(?=.*(?:^| )(?:~|\/home\/[^/ ]+|\/root)(?:\/\w+)?\/?(?: |$))(?!.*(?:-n|--dry-run)(?: |$))/,
  'what the names of all files there are from then on',
]

const SHELL_LINE: CommandArgument = [/^[:!]?!\s*(.+)$/s, 'side']

/**
 * Programs that list, find, copy, move, watch and remove files. cp, mv, rm, chmod and find have
 * handlers.
 */
export const fileTools: KnowledgeTable = {
  // listing and attributes
  basename: '-* | s: | speaks kind=namer,text-tool',
  chattr: {
    line: '-* | v: p:',
    unclear: [
      [
        /^(?=.*(?:^| )-\w*R)(?=.*(?:^| )\+\w*[ia])(?=.*(?:^| )(?:~|\/home\/[^/ ]+)(?:\/\w+)?\/?(?: |$))/,
        WHO_CAN_CHANGE,
      ],
      [
        /(?:^| )[+=]\w*[ia]\w* (?:.* )?\/(?:srv|data|mnt|media|opt|var\/(?:lib|www|mail|spool|backups?))\/\S/,
        WHO_CAN_CHANGE,
      ],
      // what cannot be written to any more keeps no record, and what may be, again, is not kept as it was
      [
        /(?:^| )[-+=]\w*[ia]\w* (?:.* )?(?:\/var\/log|\/etc|\/s?bin|\/usr|\/boot|\/var\/ossec)(?:[/ ]|$)/,
        UNWATCHED,
      ],
    ],
  },
  dir: '=ls',
  dirname: '-* | | speaks kind=path-teller,text-tool',
  exa: '=ls',
  eza: '=ls',
  file: 'peek* | f,files-from:list m,magic-file:read e: F: P: | out=meta kind=library-tool,other-o,reporter quiet',
  fuser: {
    line: 'peek* | n: s: | out=meta kind=process-finder',
    // a library that every program has open, or the root of the file system
    destroys: [
      [
        /^(?=(?:.* )?-\w*k|.*--kill).* (?:\/(?:usr\/)?lib\S*\/(?:libc|ld-linux\S*|ld-musl\S*|libm|libpthread|libdl)[.-]\S*|\/(?:home|usr|var|bin|lib\w*|etc|run|root|opt)?\/?(?= |$)(?<=-\w*[mcM]\w* \/\w*\/?|--(?:mount|ismountpoint) \/\w*\/?))/,
        'ends every process',
      ],
    ],
    unclear: [
      [/(?=.*(?:^| )(?:-\w*k|--kill)).* \/(?:var\/log|dev\/log|run\/systemd)/, UNWATCHED],
      [
        /(?=.*(?:^| )(?:-\w*k|--kill)).* (?:22\/tcp|(?:-n|--namespace) tcp (?:\S+ )*22)(?: |$)/,
        'whether the machine can still be reached',
      ],
    ],
    disarms: [[/^(?=(?:.* )?-\w*k|.*--kill).*\baegish\b/, 'ends the service of this guard']],
  },
  getcap: 'peek* | | out=meta look-around kind=reporter',
  getfacl: 'peek* | | out=meta',
  hardlink: 'peek* | x: i: m: s: S: r:',
  la: '=ls',
  ll: '=ls',
  ls: 'peek* | I,ignore: w: T: color:? time-style: sort: time: block-size: hide: | out=meta quiet kind=basic,other-o',
  lsattr: 'peek* | | out=meta kind=other-o',
  lsd: '=ls',
  lsof: '-* | p: i: u: c: | out=meta kind=namer,other-o,process-finder,teller',
  mattrib: '-*',
  namei: 'peek* | | out=meta',
  pathchk: '-*',
  readlink: 'peek* | | out=meta kind=path-teller',
  realpath: 'peek* | | out=meta speaks kind=path-teller',
  setfacl: {
    line: 'own.acl-file* | m,modify: x,remove: M,modify-file:rights-file X,remove-file:read restore:rights-file set: set-file:rights-file s:',
    words: {
      'acl-file': 'a file whose access list is changed',
    },
    unclear: [[/(?:^| )--restore[= ]/, 'which rights stand there, and of whom']],
  },
  setfattr: {
    line: 'own.attribute-file* | n,name: v,value: x,remove: restore:rights-file',
    words: {
      'attribute-file': 'a file that gets an attribute; capabilities are kept in one',
    },
    privileges: [[/security\.capability/, 'gives capabilities to a file']],
  },
  stat: 'peek* | c,format: printf: f: | out=meta quiet kind=basic,mode-teller,namer,other-o',
  symlinks: 'peek* | | out=meta',
  touch: {
    line: 'own.touched* | d,date: r,reference:peek t: | kind=basic,editor,file-maker,idle quiet',
    unclear: [
      [
        /^(?=.*(?:^| )(?:-\w*[drt](?: |$)|--(?:date|reference|time)[= ])).* \/(?:etc|(?:usr\/(?:local\/)?)?(?:s?bin|lib\w*)|boot|root|var\/log)\//,
        'who looks for what was changed, and when',
      ],
    ],
    words: {
      touched: 'a file that is made: a name that looks like an option becomes one in `tar cf x *`',
    },
  },
  tree: 'peek* | L: I: P: o:write fromfile:read | out=meta speaks walks kind=other-o',
  type: '-* | | speaks',
  vdir: '=ls',
  whereis: '-* | | out=meta speaks kind=text-tool',
  which: '-* | | out=meta speaks kind=basic,path-teller,text-tool',
  xattr: '-* | d: w: p: | out=meta',

  // finding
  fd: '- peek* | e,extension: t,type: x,exec:exec X,exec-batch:exec E,exclude: d: S,size: c,color: o: base-directory:peek search-path:peek ignore-file:read max-results: changed-within: changed-before: threads: j: format: | out=meta kind=launcher,local-lister,text-tool speaks',
  fdfind: '=fd',
  fselect: 'code.sql | | out=meta',
  fzf: {
    line: '- | preview:preview bind:fzf-bind listen:?own.remote-control listen-unsafe:?own.remote-control q,query: f,filter: height: layout: history:write with-shell:program d,delimiter: n,nth: with-nth: prompt: header: info: color: border:? expect: | quiet kind=path-teller',
    words: {
      'remote-control': 'a port at which anybody can give commands',
    },
    variables: {
      FZF_DEFAULT_COMMAND: 'judged',
      FZF_DEFAULT_OPTS: 'options.fzf',
      FZF_CTRL_T_COMMAND: 'judged',
      FZF_ALT_C_COMMAND: 'judged',
    },
  },
  locate: {
    line: 'own.located* | d,database:read l: n: | speaks kind=text-tool',
    words: { located: 'a part of the names that are printed' },
  },
  lr: 'peek* | t: f: o: | out=meta',
  mdfind: '-* | onlyin:peek name: | out=meta kind=text-tool',
  mdls: 'peek* | | out=meta',
  mlocate: '=locate',
  peco: 'read* | exec:exec rcfile:config query: | kind=path-teller',
  percol: 'read*',
  plocate: '=locate',
  sk: '- | preview:preview bind:fzf-bind c,cmd:exec q: | kind=path-teller',
  updatedb: '- | o:write U:',
  walk: 'peek*',

  // room and duplicates
  agedu: '- | s:peek address: f,file:write o,output:write t: d,depth: exclude: prune:',
  baobab: 'peek',
  df: 'peek* | B: t: x: output:? | out=meta kind=basic,other-o,reporter,room-teller',
  diskus: 'peek*',
  du: 'peek* | d,max-depth: B: t: X,exclude-from:read exclude: files0-from:list time-style: | out=meta walks kind=basic,namer',
  dua: '- peek* | | walks',
  duf: 'peek* | only: hide: output: | out=meta walks',
  duff: 'peek*',
  dupeguru: '-*',
  dust: 'peek* | d: n: X: | walks',
  fdupes: {
    line: 'peek* | | walks',
    unclear: [DELETED_COPIES],
  },
  findimagedupes: {
    line: 'peek* | f,fingerprints,fp,db:edit c,collection:write M,merge:write p,program:program s,script:write i,include:side I,include-file:script.sh t,threshold: v,verbosity: d,debug: | out=meta',
    unclear: [[/\b(?:VIEW|END) *\(\)/, 'what the functions do that it calls for each picture']],
  },
  filelight: 'peek',
  gdu: 'peek | o:write f:read i: I: l:write | interactive kind=library-tool walks',
  'gdu-go': '=gdu',
  jdupes: {
    line: 'peek* | L: X: o: | out=meta walks',
    unclear: [DELETED_COPIES],
  },
  ncdu: {
    line: 'peek* | o:write f:read exclude: X,exclude-from:read | interactive walks kind=reporter',
    variables: { NCDU_SHELL: 'judged' },
  },
  ncdu2: '=ncdu',
  pdu: 'peek*',
  qdirstat: 'peek',
  rdfind: {
    line: 'peek* | deleteduplicates: makesymlinks: makehardlinks: outputname:write dryrun: -deleteduplicates: -makehardlinks: -outputname:write | walks',
    unclear: [DELETED_COPIES],
  },
  rmlint: 'peek* | o: O: c: C: config: | out=meta walks',

  // making, copying, renaming
  brename: 'moved* | p: r: f: k:read',
  chase: 'peek*',
  cleanlinks: 'peek',
  convmv: { line: 'peek* | f: t: exec:side', unclear: [RENAMED_WIDELY] },
  cpx: 'read write | c,command:exec t:',
  cpy: 'read* write',
  detox: { line: 'peek*', unclear: [RENAMED_WIDELY] },
  ditto: 'tree write',
  fallocate: {
    line: 'append | l,length: o,offset: | kind=room-taker',
    unclear: [
      [
        /(?:^| )(?:-\w*[pzcd]\w*|--(?:punch-hole|zero-range|collapse-range|dig-holes))(?: |$)/,
        LOST,
      ],
      [new RegExp(`(?:-l ?|--length[= ])${VERY_MUCH}`, 'i'), HOW_MUCH_ROOM],
    ],
    unseen: [[/(?:-l ?|--length[= ])‹›/, HOW_MUCH_ROOM]],
  },
  'file-rename': '=rename',
  imv: {
    line: 'peek*',
    runs: [VIEWER_ACTION],
  },
  'install-sh': 'read* write',
  lndir: 'peek peek',
  mcp: '- -',
  mkdir: 'peek* | m,mode: | kind=basic,file-maker,folder-maker',
  mkdirp: 'peek* | | kind=file-maker,folder-maker',
  mkfifo: 'peek* | m: | kind=file-maker',
  mknod: 'peek - - - | m: Z: | kind=file-maker',
  mktemp: '-* | p: t: suffix: | out=meta kind=folder-teller,fresh-teller',
  mln: '- -',
  mmv: 'moved write | o',
  pcp: 'read* write',
  'perl-rename': '=rename',
  prename: '=rename',
  qcp: '=qmv',
  qmv: 'peek* | e,editor:editor f,format: l: o: s: | interactive',
  'rename.ul': '- - moved*',
  rename: 'code.perl moved* | e:code.perl',
  truncate: {
    line: 'truncate* | s,size: r,reference:peek | kind=room-taker',
    unclear: [
      [new RegExp(`(?:^| )-(?:\\w*s ?|-size[= ])[+>%]?${MORE_THAN_A_DISK}`, 'i'), HOW_MUCH_ROOM],
    ],
  },
  vidir: 'peek* | | interactive',
  vimv: 'peek* | | interactive',
  vipe: '- | suffix:',
  xcp: 'read* write | w:',

  // removing
  bleachbit: {
    line: '-* | c,clean: p,preview: s,shred:shred o',
    destroys: [
      [
        /(?:^| )(?:-c|--clean) .*\b(?:bash|zsh|fish|shell)\.history\b/,
        'wipes the history of commands',
      ],
    ],
    unclear: [[/(?:^| )(?:-c|--clean|--preset)\b/, 'what the cleaners wipe']],
  },
  del: 'delete*',
  'gvfs-trash': 'delete-tree*',
  nwipe:
    'peek* | autonuke!destroy m,method: r: l,logfile:write exclude: p: verify: sync: rounds: | interactive kind=plain-input',
  rimraf: 'delete-tree*',
  rip: 'delete-tree* | graveyard:peek',
  rmdir: 'peek* | | kind=basic',
  rmtrash: 'delete-tree*',
  scrub: 'write | p: s: X:peek D: b:',
  sfill: 'peek | | destroy=overwrites-the-free-space',
  shred: {
    line: 'own.shredded* | n,iterations: s,size: random-source:read',
    words: {
      shredded: 'a file that is overwritten; with `-u` it is removed, too',
    },
  },
  srm: {
    line: 'shred*',
    unclear: [[/(?:^| )-\w*[rR]\w* (?:.* )?(?:~|\/home\/\w+)\/\w+\/?$/, LOST]],
  },
  sswap: 'write',
  tmpreaper: '- replaced* | protect:',
  tmpwatch: '- replaced* | U: x: X:',
  trash: 'delete-tree*',
  'trash-empty': {
    line: '-*',
    unclear: [[/(?:^| )(?:-f|--all-users|0)(?: |$)/, LOST]],
  },
  'trash-list': '-',
  'trash-put': 'delete-tree* | trash-dir:peek',
  'trash-restore': 'peek',
  unlink: 'delete',
  wipe: 'shred*',

  // file managers
  br: '=broot',
  broot: {
    line: 'peek | c,cmd:code.typed conf:config outcmd:write out:write verb-output:write height: write-default-conf:peek listen:listen | interactive',
    runs: [SHELL_LINE],
  },
  caja: 'peek*',
  cfm: 'peek | | interactive',
  clifm: 'peek | c:config | interactive',
  dolphin: '-*',
  doublecmd: 'peek*',
  emelfm2: 'peek*',
  felix: 'peek | | interactive',
  fff: 'peek | | interactive',
  gentoo: 'peek* | r:code.typed',
  hunter: 'peek | | interactive',
  joshuto: 'peek | output-file:write | interactive',
  konqueror: 'maybe*',
  krusader: 'peek*',
  lf: {
    line: 'peek* | command,-command:code.typed remote,-remote: config,-config:script.typed last-dir-path,-last-dir-path:write selection-path,-selection-path:write | interactive',
    runs: [[/^[$!&%]\s*(.+)$/s, 'side']],
  },
  mc: {
    line: 'peek peek | e,edit:edit v,view:read C,config-dir:use l:write P:write | sub interactive kind=remote-alias',
    variables: { MC_DATADIR: 'startup' },
    destroys: [EMPTIED_BUCKET],
    mirrors: [mirrored('mirror', '--remove')],
    unclear: [
      [
        /^(?:event (?:add|remove)|ilm (?:rule |tier )?(?:add|import|edit|rm|remove)|share|replicate|undo|quota|retention|legalhold|version suspend|encrypt clear)\b/,
        'what is lost with it, and who gets it',
      ],
      KEPT_FILES,
      [
        /^(?:-\S+ )*admin (?:-\S+ )*(?!info\b|top\b|logs\b|(?:user|group|policy|tier|bucket|accesskey) (?:ls|list)\b|(?:cluster|replicate|scanner) (?:info|status)\b|(?:rebalance|decommission) status\b)\w/,
        'what it changes in the store',
      ],
      [/^alias (?:list|ls|export)\b/, 'the secrets that are kept there'],
    ],
  },
  'mc admin': '-*',
  'mc alias': '-*',
  'mc anonymous': '-* | | unclear=who-gets-the-files',
  'mc cat': 'url* | | out=network',
  'mc config': '-* | | unclear=the-secrets-that-are-kept-there',
  'mc cp': 'sendfile* dest-or-dir | attr: encrypt-key:',
  'mc diff': '-*',
  'mc du': '-*',
  'mc event': '-*',
  'mc find': '- | exec:side name: older-than: newer-than: path: regex:',
  'mc get': 'url write',
  'mc head': 'url* | n: | out=network',
  'mc ls': '-*',
  'mc mb': '-*',
  'mc mirror': 'sendfile dest-or-dir | exclude:',
  'mc mv': 'sendfile* dest-or-dir | attr:',
  'mc pipe': 'dest | attr: | stdin=send',
  'mc policy': '-* | | unclear=who-gets-the-files',
  'mc put': 'sendfile* dest | P: s:',
  'mc rb': '-*',
  'mc rm': '-*',
  'mc share': '-* | | unclear=who-gets-the-files',
  'mc sql': '- | e,query:',
  'mc stat': '-*',
  'mc tree': '-*',
  'mc watch': '-*',
  mcli: '=mc',
  nautilus: '-*',
  nemo: '-*',
  nnn: {
    line: 'peek* | p:write b: s: t: T: | interactive',
    variables: { NNN_OPENER: 'judged' },
    runs: [SHELL_LINE],
  },
  noice: 'peek | | interactive',
  pcmanfm: '-*',
  ranger: {
    line: 'peek* | cmd:code.typed | interactive walks',
    runs: [SHELL_LINE],
  },
  rifle: 'read* | c:config f: p: w:exec',
  rox: 'peek*',
  sfm: 'peek | | interactive',
  spacefm: 'peek* | s,socket-cmd: f: c:peek',
  thunar: '-*',
  vifm: {
    line: 'peek* | c:code.vim | interactive',
    runs: [
      SHELL_LINE,
      [/^(?:\+|-c\s*)?:?!\s*(.+)$/s, 'side'],
      [/^(?:\+|-c\s*):?(sh(?:ell?)?)$/, 'side'],
    ],
  },
  worker: 'peek* | c:',
  xfe: 'peek*',
  xplr: 'peek* | c,config:script.lua C: on-load: M: m: | interactive',
  yazi: {
    line: 'peek | chooser-file:write cwd-file:write | interactive',
    runs: [SHELL_LINE],
  },
  zzzfm: 'peek*',

  // watching
  air: '- | c:job-config build.cmd:exec build.bin:exec',
  chokidar: '- | c,command:exec d: t: i:',
  'chokidar-cli': '=chokidar',
  execsnoop: '-*',
  fatrace: '- | o,output:write s: f: p:',
  filewatcher: '- exec',
  fsniper: '-',
  fswatch: 'peek* | e: i: o l: m: f: event: batch-marker:? | out=meta',
  gow: '=go',
  incrond: '- | f:job-config',
  incrontab: 'script.incron | u,user: | stdin=code.incron kind=launcher dry=-l,--list,-t,--types',
  inotifywatch: 'peek* | e: t: fromfile:read',
  iwatch: 'peek* | c,command:side f:job-config e: m: x: t: X:',
  modd: '- | f,file:job-config',
  onchange: '- argv',
  opensnoop: '-*',
  reflex: 'argv | r,regex: R: g,glob: G: c,config:job-config d: e: t: substitute:',
  watchman: {
    line: 'own.trigger* | o,logfile:write U,sockname: p,server-encoding: statefile:',
    words: { trigger: '`trigger DIRECTORY NAME PATTERN -- COMMAND`' },
  },
  'watchman-make': '- | p,pattern: t,target: r,run:exec make:side root:peek settle: s:',
  'when-changed': 'peek exec',
  pwd: '- | | out=meta kind=local-lister,path-teller',
  PlistBuddy: 'edit | c:',
}
