import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { RECORDS_PEOPLE } from '../joint-facts.ts'
import { COPIED, SCREEN } from '../sensitive-outputs.ts'

// the recording goes to another machine, and not into a file
const SCREEN_SENT: RiskyArguments = [
  /(?:^| )(?:-[fo]|--file)[= ]?((?:rtmps?|rtsp|srt|udp|tcp|https?):\/\/(?!localhost\b|127\.)\S+)/,
  SCREEN,
]

/** Keys, the mouse, the clipboard and pictures of the screen. */
export const screensAndKeys: KnowledgeTable = {
  // keys and the mouse
  actkbd: '- | c:config d: p:write',
  'autokey-run': '- | s,script: p,phrase: f:',
  dotool: { line: '-* | | kind=described', presses: ['input'] },
  espanso: '- -*',
  keyd: {
    line: '- -* | | sub others=check,list-keys,reload,input,do,bind',
    unclear: [[/^(?:monitor|listen|-m)\b/, 'what somebody types there']],
  },
  'keyd listen': '-*',
  'keyd monitor': '-*',
  keynav: 'code.typed',
  screenkey: { line: '-*', unclear: [[/(?:^| )--persist\b/, RECORDS_PEOPLE]] },
  setxkbmap: '-*',
  swhkd: '- | c,config:config',
  sxhkd: '- | c:job-config m: t: r:write s: a:',
  thd: 'peek* | triggers:job-config socket: user: pidfile:write',
  wtype: { line: '-* | M: m: d: k: P: p: s:', typesBehind: [''], presses: ['words'] },
  xbindkeys: '- | f:job-config fg:config',
  xcape: '- | e: t:',
  xchainkeys: '-*',
  xdotool: {
    line: 'own.xdotool* | | kind=namer,onlooker',
    typesBehind: ['type'],
    presses: ['words'],
    words: {
      xdotool: '`exec COMMAND` among the words of xdotool',
    },
  },
  'input-events': '-* | | unclear=what-somebody-types-there',
  xev: {
    line: '-* | | kind=teller',
    unclear: [[/(?:^| )-(?:id|root)\b/, 'what somebody types there']],
  },
  xinput: {
    line: '-* | | kind=teller',
    lists: [/^(?:--)?list(?: --(?:id-only|short|name-only|long))*$/],
    unclear: [[/(?:^| )test/, 'what somebody types there']],
  },
  xspy: '-* | | unclear=what-somebody-types-there',
  xkbcomp: 'read write',
  xmodmap: 'read',
  xset: '-*',
  xte: { line: '-* | i:read x:', presses: ['words', 'input'] },
  xvkbd: {
    line: '- | text,-text: file,-file:read window,-window: delay,-delay:',
    typesBehind: ['-text'],
    presses: ['words'],
  },
  ydotool: { line: '-*', typesBehind: ['type'], presses: ['words'] },

  // programs that read to people what is on the screen, and hear each key
  accerciser: '-* | | unclear=whom-it-listens-to-or-looks-at',
  orca: { line: '- | e: d: u: s:', unclear: [[/(?:^| )--debug(?:-file)?\b/, RECORDS_PEOPLE]] },

  // the clipboard
  cliphist: {
    line: '-* | | kind=clipboard-teller,described',
    unclear: [[/^(?:list|decode|query)\b/, COPIED]],
  },
  clipman: '- -* | P: histpath:peek max-items: t,tool: T: | sub others=* kind=clipboard-teller',
  copyq: {
    line: '- -* | e,eval:code.javascript s: | sub kind=clipboard-teller',
    unclear: [[/^(?:read|tab|exporttab|exportData)\b/, COPIED]],
  },
  'copyq add': 'send*',
  'copyq e': 'code.javascript',
  'copyq eval': 'code.javascript',
  'copyq read': '-*',
  gpaste: '=gpaste-client',
  'gpaste-client': {
    line: '-* | | kind=clipboard-teller',
    unclear: [[/^(?:history|get|get-history|file|raw)\b/, COPIED]],
  },
  greenclip: { line: '-* | | kind=clipboard-teller', unclear: [[/^print\b/, COPIED]] },
  parcellite: '-* | | kind=clipboard-teller',
  pbcopy: '-* | | kind=clipboard',
  clipnotify: '-* | | kind=waiter',
  pbpaste: '-* | | kind=clipboard-teller',
  'wl-copy': '-* | | kind=clipboard,side-tool',
  'wl-paste': {
    line: '-* | | kind=clipboard-teller',
    streams: [
      [/(?:^| )(?:-w|--watch) .*((?:https?|s?ftp):\/\/(?!localhost\b|127\.)[^\s'"]+)/, COPIED],
    ],
    unclear: [[/(?:^| )(?:-w|--watch)(?= |$)/, RECORDS_PEOPLE]],
  },
  xcb: '-*',
  xclip: 'read* | o,out selection,-selection: t: | kind=clipboard,side-tool',
  xclipboard: '-*',
  xsel: '-* | | kind=clipboard,side-tool',

  // pictures of the screen
  'byzanz-record': 'write | d,duration: e,exec:exec x: y: w: h: delay:',
  flameshot: {
    line: '-* | p,path:write-dir',
    unclear: [[/^(?:full|screen)\b/, RECORDS_PEOPLE]],
  },
  'gnome-screenshot':
    '- | f,file:write d: | unclear=whom-it-listens-to-or-looks-at dry=-a,--area,-i,--interactive,--help,--version',
  grim: 'write | g: o: s: t: q: l: | unclear=whom-it-listens-to-or-looks-at dry=--help,--version',
  ksnip: '- | save p: e,edit:read d:',
  maim: 'write | | unclear=whom-it-listens-to-or-looks-at dry=--help,--version',
  scrot:
    'write | e,exec:side d,delay: s,select:? l,line: n,note: q,quality: t,thumb: a,autoselect: k:? F,file:write M,monitor: S,script: D,display: | kind=teller unclear=whom-it-listens-to-or-looks-at dry=-s,--select,--help,--version',
  screencapture: {
    line: 'write | R: T: t: l: V: D:',
    unclear: [[/^(?!.*(?:^| )-[a-zA-Z]*[iwWs])/, RECORDS_PEOPLE]],
  },
  shutter: '-* | o,output:write s:? w:?',
  simplescreenrecorder: '- | settingsfile:config logfile:write statsfile:write',
  slurp: '-* | f: b: c: s: B: w: o',
  spectacle: {
    line: '-* | o,output:write d,delay:',
    unclear: [[/(?:^| )(?:-[a-z]*[bo]|--(?:background|output))(?: |$)/, RECORDS_PEOPLE]],
  },
  'gpu-screen-recorder': {
    line: '- | w: c: s: f: a: q: r: k: ac: o:write',
    streams: [SCREEN_SENT],
    unclear: [[/^(?!.*--?(?:help|version|list-\S+)(?= |$))./, RECORDS_PEOPLE]],
  },
  'wf-recorder': {
    line: '- | f,file:write o: g: c: r: a:? x: m: p: | unclear=whom-it-listens-to-or-looks-at dry=--help',
    streams: [SCREEN_SENT],
  },
  xwd: '- | out,-out:write name,-name: id,-id: display,-display: | unclear=whom-it-listens-to-or-looks-at dry=--help,--version',
  xwud: '- | in,-in:read',
}
