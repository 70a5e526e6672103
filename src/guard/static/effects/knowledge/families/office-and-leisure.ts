import type { KnowledgeTable } from '../entry.ts'
import { TASK_SETTING } from '../joint-facts.ts'

/** Office suites, calendars, notes, feeds, accounts and games. */
export const officeAndLeisure: KnowledgeTable = {
  // office
  abiword:
    'read* | t,to: o,to-name:write plugin:lib p,print: g: i,import-extension: exp-props: imp-props: m,merge: v,verbose:',
  calligra: 'read*',
  gnumeric: '-*',
  libreoffice: {
    line: 'read* | convert-to: outdir: macro: infilter:',
    unclear: [[/(?:^| )(?:macro|vnd\.sun\.star\.script):/, 'what the macro does']],
  },
  localc: '=libreoffice',
  lodraw: '=libreoffice',
  loffice: '=libreoffice',
  loimpress: '=libreoffice',
  lowriter: '=libreoffice',
  oleo: 'read | | interactive',
  'onlyoffice-desktopeditors': 'read*',
  ooffice: '=libreoffice',
  'openoffice.org': '=libreoffice',
  sc: 'read | | escape',
  'sc-im': 'read* | export_csv_file:write | escape',
  soffice: '=libreoffice',
  teapot: 'read | p: | interactive',
  unopkg: '- lib*',

  // calendars, tasks, notes
  anki: '-*',
  calcurse: '-* | i:read',
  dnote: '- -*',
  gcal: '-*',
  gcalcli:
    '- -* | config-folder:peek calendar: client-id: client-secret: default-calendar: locale: lineart: | sub others=*',
  'gcalcli import': 'read | v: d: r: reminder: details:',
  'gcalcli remind': '- exec',
  joplin: '- -* | profile:peek',
  jrnl: '-* | file:write',
  khal: '- -* | c,config:config',
  nb: '- -*',
  obsidian: '-*',
  pal: '-* | f:config',
  remind: 'script.remind | k:side',
  tasksh: '- | | escape',
  taskwarrior: {
    line: '-*',
    runs: [TASK_SETTING],
  },
  timew: '-*',
  tkremind: '-*',
  todo: '-* | | quiet',
  'todo.sh': '- -* | d:script.sh',
  vdirsyncer: '- -* | c,config:config',
  wyrd: 'read',
  zim: 'peek*',
  zk: '- -* | W:peek notebook-dir:peek',

  // accounts
  'bean-check': 'read',
  'bean-query': 'read -*',
  fava: 'read* | p: H: | listen=5000',
  gnucash: 'read | add-price-quotes:',
  hledger: '- -* | f,file:read o,output-file:write rules-file:read | pages out=meta',
  ledger:
    '- -* | f,file:read o,output:write pager:pager init-file:config price-db:read getquote: script:script.typed import:script.python',

  // feeds
  newsbeuter: '=newsboat',
  newsboat:
    '- | C,config-file:config u,url-file:script.feed-list c,cache-file:peek x,execute: i,import-from-opml:read l,log-level: d,log-file:write I,import-from-file:read E,export-to-file:write | interactive',
  nntpget: 'url',
  podboat: '- | C,config-file:config q,queue-file:read l: d:write | interactive',
  rsstail: '- | u:url n:',
  snownews: '- | c: | interactive',

  // games and their engines
  angband: '-*',
  'dwarf-fortress': '-*',
  frotz: 'read',
  gamemoderun: 'argv',
  godot: 'peek* | s,script:script.python path:peek export-release:pair main-pack:read',
  godot4: '=godot',
  love: 'peek*',
  lutris: '-*',
  minetest: '-* | config:config worldname: world: logfile:write',
  nethack: '-*',
  renpy: 'peek -*',
  scummvm:
    '- | c,config:config p,path:peek x:? g: e: m: s: screenshotpath:peek themepath:libpath extrapath:libpath iconspath:peek savepath:peek soundfont:read logfile:write',
  steam: '-*',
  supertux2: '-*',
  unity: '-* | projectPath: executeMethod: logFile:write',
  wesnoth: '-*',

  // programs of Windows
  proton: '- maybe*',
  wine: 'script.binary maybe* | | kind=tool',
  wine64: 'argv',
  winecfg: '-',
  winecmd: '-*',
  wineconsole: '-*',
  wineserver: '-*',
  winetricks: '-* | | install',
  wmcliphist: {
    line: '- | n: c: i: s: b: | interactive',
    files: [{ path: /^\.wmcliphistrc$/, language: 'config', later: 'start-up' }],
  },
  lwm: '- | s:',
  beet: '- -* | c,config:config l,library:peek d,directory:peek | sub others=config,fields,import,info,list,ls,move,stats,update,version,write',
  buku: '- -* | a,add: p,print:? s,sany: S,sall: t,stag: o,open:? u,update:? e,export:write i,import:read | kind=record-keeper,described',
  nzbget: '- | c,configfile:config o: L: G: S: P: A:',
}
