import type { KnowledgeTable } from '../entry.ts'
import type { ImplicitFile, RiskyArguments } from '../facts.ts'
import { AGENT_IN_EDITOR } from '../guard-facts.ts'
import {
  CONTROL_DOOR,
  EDITOR_FOR_ALL,
  keptFolder,
  OPEN_CONTROL,
  WORLDWIDE_CONTROL,
} from '../joint-facts.ts'
import { AGENT_SETTINGS, EDITOR_TASKS } from '../joint-files.ts'

/** What vi and its descendants take. */
/** `ex` and its family: `-s` is silence there, and a script for `vi`. */
const EX =
  'edit-or-command* | c:code.vim cmd:code.vim u:script.vim U:script.vim S:script.vim w:write W:write i: t: T: r:? servername: remote-send:code.typed remote-expr:code.vim'
const VI = `${EX} -es -Es -Nes -nes -esu: s:script.typed`

const VIMRC: ImplicitFile = {
  path: /^[._]?(?:vimrc|exrc|gvimrc|init\.vim|nvimrc)$/,
  language: 'vim',
  later: 'start-up',
}

const EMACS_START: ImplicitFile = {
  path: /^(?:\.emacs|init\.el|\.emacs\.el|early-init\.el)$/,
  language: 'lisp',
  later: 'start-up',
}

// an extension that lies in a file, or of a publisher whom few know
const OTHER_EXTENSION: RiskyArguments = [
  /--install-extension[ =](?:\S+\.vsix\b|(?!(?:ms-\w[\w-]*|vscode[\w-]*|visualstudio\w*|github|redhat|golang|rust-lang|dbaeumer|esbenp|eamodio|hashicorp|svelte|vue|angular|bradlc|charliermarsh|astral-sh|biomejs|editorconfig|docker|dart-code|haskell|julialang|james-yu|streetsidesoftware|tamasfe|timonwong|foxundermoon|jnoortheen|mkhl|vscodevim|asvetliakov|vitest|prisma|graphql|mechatroner|yzhang|davidanson|gruntfuggly|usernamehw|christian-kohler|ritwickdey|pkief|zhuangtongfa|dracula-theme|oderwat|shopify|elixir-lsp|scalameta|ziglang|denoland|google|googlecloudtools|amazonwebservices|continue|anthropic|openai|formulahendry)\.)\S+)/i,
  'what the extension does',
]

// nobody looks at what an editor does by itself
const BATCH_EDIT = keptFolder(/(?:^| )-(?:[A-Za-z]*s|-headless|-?batch)(?= )/)

/** Editors: they open files to change them, and most run commands. */
export const editors: KnowledgeTable = {
  atom: 'peek*',
  bluefish: 'edit*',
  clion: 'peek*',
  code: {
    line: 'peek* | d,diff: g: install-extension:package-file extensions-dir,user-data-dir:libpath | kind=editor,hand-editor,login-client quiet speaks',
    files: [EDITOR_TASKS],
    disarms: [AGENT_IN_EDITOR],
    letsIn: [EDITOR_FOR_ALL],
    unclear: [
      OTHER_EXTENSION,
      [/^(?:-\S+ )*(?:tunnel|serve-web)\b/, 'who comes in by it'],
      [
        /--add-mcp[ =].*(?:["'\s]\/(?:var\/)?(?:tmp|dev\/shm)\/|\b(?:curl|wget)\b)/,
        'what the server does',
      ],
    ],
  },
  'code-insiders': '=code',
  'code-server': {
    line: 'peek | bind-addr:notebook-address host: port: auth: config:config user-data-dir: cert:?use cert-key:use',
    letsIn: [EDITOR_FOR_ALL],
  },
  codium: '=code',
  cursor: {
    line: '-* | | kind=editor',
    files: [EDITOR_TASKS, AGENT_SETTINGS],
    unclear: [OTHER_EXTENSION, [/^(?:-\S+ )*(?:tunnel|serve-web)\b/, 'who comes in by it']],
  },
  eclipse: 'peek* | data,-data:peek vm,-vm:program application,-application:',
  ed: {
    line: 'own.ed-file | p,prompt: | repl=ed kind=editor,hand-editor',
    unclear: [BATCH_EDIT],
    words: {
      'ed-file': 'a file for `ed`: without a writing command in its script it is only read',
    },
  },
  editor: '=vi',
  elvis: '=vi',
  emacs: {
    line: 'edit* | eval,execute:code.elisp f,funcall:own.emacs-function l,load:script.elisp script:script.elisp x:script.elisp u: t: L,directory:libpath | interactive kind=editor,hand-editor quiet makes=batch-byte-compile:{path}.elc,batch-byte-compile-if-not-done:{path}.elc,org-babel-tangle:./,- mode=batch-byte-compile:read,batch-byte-compile-if-not-done:read,org-babel-tangle:read',
    words: {
      'emacs-function': 'a function that Emacs calls at its start',
    },
    variables: { EMACSLOADPATH: 'path' },
    doors: [/\bserver-use-tcp\b|(?:^| )--(?:fg-|bg-)?daemon(?=[= ]|$)/],
    unclear: [BATCH_EDIT],
    files: [EMACS_START],
  },
  'emacs-nox': '=emacs',
  emacsclient: {
    line: 'edit* | e,eval:code.elisp a,alternate-editor:editor s,socket-name: f,server-file: T,tramp: F,frame-parameters: d,display: | kind=editor,hand-editor',
    files: [EMACS_START],
  },
  evim: '=vi',
  ex: { line: `${EX} | repl=vim kind=editor quiet`, unclear: [BATCH_EDIT] },
  featherpad: 'edit*',
  geany: 'edit* | c:peek l: | kind=editor',
  gedit: 'edit* | | kind=editor,hand-editor',
  'gnome-text-editor': 'edit* | | kind=editor',
  goland: 'peek*',
  gvim: '=vi',
  helix: 'edit* | c,config:config | interactive kind=editor,hand-editor',
  hx: '=helix',
  idea: 'peek* | | kind=editor',
  jed: 'edit* | f:code.slang l:script.jed eval:code.slang script:script.slang | interactive kind=editor,hand-editor',
  jmacs: '=joe',
  joe: { line: 'edit* | | interactive kind=editor,hand-editor', runs: [[/^!(.+)$/s, 'side']] },
  jpico: '=joe',
  jstar: '=joe',
  kak: {
    line: 'edit* | e:code.kak E:code.kak f: p: s: c: | interactive kind=editor,hand-editor',
    runs: [[/%sh\{([^}]*)\}/s, 'side']],
  },
  kate: 'edit* | | kind=editor,hand-editor',
  kwrite: 'edit*',
  lapce: 'peek*',
  leafpad: 'edit*',
  'lite-xl': 'peek*',
  mcedit: 'edit* | | interactive kind=editor,hand-editor',
  mg: 'edit* | u:config f: | interactive',
  micro: 'edit* | -config-dir,config-dir:libpath | interactive kind=editor,hand-editor',
  mousepad: 'edit* | | kind=editor',
  nano: 'edit* | f,rcfile:config s,speller:program o,operatingdir: T: r: C,backupdir: J: Q: X: Y: | interactive kind=editor,hand-editor quiet',
  ne: 'edit* | macro:script.foreign | interactive kind=hand-editor',
  neovim: '=vi',
  netbeans: 'peek*',
  notepadqq: 'edit*',
  nvi: '=vi',
  nvim: {
    line: `${VI} l:script.lua | repl=vim kind=editor,hand-editor quiet`,
    letsIn: [WORLDWIDE_CONTROL],
    doors: [CONTROL_DOOR],
    unclear: [OPEN_CONTROL, BATCH_EDIT],
    files: [
      VIMRC,
      { path: /^nvim\/(?:init|lua\/\w+|plugin\/\w+)\.lua$/, language: 'lua', later: 'start-up' },
    ],
  },
  'openvscode-server': {
    line: 'peek | port:listen host: connection-token: | listen=3000',
    letsIn: [EDITOR_FOR_ALL],
  },
  phpstorm: 'peek*',
  pico: 'edit* | s:program o: r: | interactive kind=editor,hand-editor',
  pluma: 'edit*',
  pycharm: 'peek* | | kind=editor',
  red: '=ed',
  rider: 'peek*',
  rjoe: '=joe',
  rnano: '=nano',
  rview: '=vi',
  rvim: '=vi',
  scite: 'edit*',
  'sensible-editor': 'edit* | | interactive kind=editor,hand-editor',
  studio: 'peek*',
  subl: 'peek* | command: | kind=editor,hand-editor',
  sublime_text: 'peek* | command:',
  sudoedit: {
    line: 'edit* | u: g: | kind=hand-editor',
    variables: { SUDO_EDITOR: 'editor', SUDO_ASKPASS: 'password' },
    privileges: [[/(?:^| )-s .*\\(?: |$)/, 'attacks sudo itself']],
  },
  tilde: 'edit* | | interactive',
  vi: {
    line: `${VI} | repl=vim kind=editor,hand-editor quiet`,
    variables: {
      VIMRUNTIME: 'path',
      MYVIMRC: 'startup.vim',
      VIMINIT: 'code.vim',
      EXINIT: 'code.vim',
    },
    unclear: [BATCH_EDIT],
    files: [VIMRC],
  },
  view: '=vi',
  vigr: '- | | privilege=opens-the-groups-in-an-editor',
  vim: '=vi',
  'vim.basic': '=vi',
  'vim.tiny': '=vi',
  vimdiff: '=vi | kind=side-tool',
  mvim: '=vi',
  mate: 'edit* | l,line: t: m,name: | kind=editor',
  bbedit: '=mate',
  notepad: 'edit* | | kind=editor',
  'notepad++': '=notepad',
  vimx: '=vi',
  vipw: '- | | privilege=opens-the-accounts-in-an-editor',
  visudo:
    '- | f,file:config | privilege=opens-the-rules-of-sudo-in-an-editor dry=-c,--check kind=other-o',
  vscodium: '=code',
  webstorm: 'peek*',
  windsurf: {
    line: '=code',
    files: [AGENT_SETTINGS],
  },
  xed: 'edit*',
  xedit: 'edit*',
  zed: 'peek* | | kind=editor',
  zile: 'edit* | f: l:script.elisp | interactive',
  kakoune: '=kak',
}
