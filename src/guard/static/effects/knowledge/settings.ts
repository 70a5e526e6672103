import type { SideCommandKind } from '../side-commands.ts'

/** What a setting does: it runs something, loads something, or names a file. */
export type SettingType =
  | SideCommandKind
  | 'lib'
  | 'read'
  | 'write'
  | 'use'
  | 'remote'
  | 'alias'
  | 'hook-directory'
  | 'on'
  /** A file or directory that is obeyed: it matters where anybody can write. */
  | 'startup'
  /** The shell that scripts are run with. */
  | 'interpreter'
  /** Options for node. */
  | 'node-options'

/** Keys, as patterns without regard to letter case, and what they do. */
type Settings = readonly (readonly [RegExp, SettingType])[]

const GIT: Settings = [
  [/^(?:core\.pager|pager\..+|interactive\.difffilter)$/, 'pager'],
  [/^(?:core\.editor|sequence\.editor)$/, 'editor'],
  [/^core\.sshcommand$/, 'rsh'],
  [/^core\.hookspath$/, 'hook-directory'],
  [/^alias\..+$/, 'alias'],
  [
    /^(?:core\.fsmonitor|core\.gitproxy|core\.askpass|gpg(?:\..+)?\.program|uploadpack\.packobjectshook)$/,
    'side',
  ],
  [
    /^(?:diff\.external|diff\..+\.(?:command|textconv)|merge\..+\.driver|filter\..+\.(?:clean|smudge|process))$/,
    'side',
  ],
  [/^(?:difftool|mergetool|browser|man|guitool)\..+\.cmd$/, 'side'],
  [
    /^(?:remote\..+\.(?:uploadpack|receivepack|vcs)|trailer\..+\.(?:command|cmd)|sendemail\.(?:tocmd|cccmd|sendmailcmd))$/,
    'side',
  ],
  [/^credential(?:\..+)?\.helper$/, 'alias'],
  [/^lfs\.customtransfer\..+\.path$/, 'side'],
  [/^protocol\.(?:ext\.)?allow$/, 'on'],
  [/^include(?:if\..+)?\.path$/, 'startup'],
  [/^(?:init\.templatedir|core\.attributesfile)$/, 'startup'],
]

const SSH: Settings = [
  [/^proxycommand$/, 'rsh'],
  [
    /^(?:localcommand|knownhostscommand|authorizedkeyscommand|authorizedprincipalscommand)$/,
    'side',
  ],
  [/^(?:pkcs11provider|securitykeyprovider)$/, 'lib'],
  [/^xauthlocation$/, 'program'],
  [/^remotecommand$/, 'remote'],
  [/^identityfile$/, 'use'],
]

const MERCURIAL: Settings = [
  [/^alias\..+$/, 'alias'],
  [/^hooks\..+$/, 'side'],
  [/^extensions\..+$/, 'lib'],
  [/^ui\.editor$/, 'editor'],
  [/^(?:pager\.pager)$/, 'pager'],
  [/^ui\.ssh$/, 'rsh'],
  [/^(?:merge-tools\..+\.executable|extdiff\.cmd\..+|diff-tools\..+)$/, 'side'],
]

const APT: Settings = [
  [
    /^(?:apt|dpkg)::(?:.+::)?(?:pre-invoke|post-invoke|pre-install-pkgs|post-invoke-success)(?:::.*)?$/,
    'side',
  ],
  [/^dir::bin::.+$/, 'program'],
  [/^acquire::.*proxy-auto-detect$/, 'side'],
]

const PHP: Settings = [
  [/^(?:extension|zend_extension)$/, 'lib'],
  [/^(?:auto_(?:prepend|append)_file|extension_dir|include_path)$/, 'startup'],
  [/^(?:sendmail_path|mail\.force_extra_parameters)$/, 'side'],
]

const NPM: Settings = [
  [/^(?:script-shell|shell)$/, 'interpreter'],
  [/^(?:git|node-gyp)$/, 'program'],
  [/^(?:onload-script|prefix|userconfig|globalconfig)$/, 'startup'],
  [/^node-options$/, 'node-options'],
  [/^editor$/, 'editor'],
  [/^viewer$/, 'browser'],
]

const CARGO: Settings = [
  [
    /^(?:target\..+\.(?:runner|linker)|build\.(?:rustc|rustc-wrapper|rustc-workspace-wrapper|rustdoc)|credential-alias\..+)$/,
    'side',
  ],
]

const CMAKE: Settings = [
  [/^cmake_\w+_(?:compiler_launcher|linker_launcher|crosscompiling_emulator)(?::\w+)?$/, 'side'],
  [/^cmake_(?:c|cxx|make|ar|linker)_?(?:compiler|program)?(?::\w+)?$/, 'program'],
]

const SSHFS: Settings = [
  [/^ssh_command$/, 'rsh'],
  [/^proxycommand$/, 'rsh'],
]

const SUBVERSION: Settings = [
  [/^config:tunnels:.+$/, 'rsh'],
  [/^config:helpers:editor-cmd$/, 'editor'],
  [/^config:helpers:(?:diff-cmd|diff3-cmd|merge-tool-cmd)$/, 'side'],
]

const W3M: Settings = [
  [/^(?:extbrowser\d?|extbrowser)$/, 'browser'],
  [/^(?:editor)$/, 'editor'],
  [/^(?:mailer|urimethodmap|cgi_bin)$/, 'side'],
]

/** By family: what follows the dot of a type such as `setting.git`, or the name of the program. */
export const SETTINGS = {
  apt: APT,
  cargo: CARGO,
  cmake: CMAKE,
  codex: [[/^(?:notify|mcp_servers\..+\.command)$/, 'side']],
  dnf: [[/^(?:.+\.)?(?:pluginpath)$/, 'lib']],
  gh: [
    [/^pager$/, 'pager'],
    [/^editor$/, 'editor'],
    [/^browser$/, 'browser'],
  ],
  git: GIT,
  hg: MERCURIAL,
  java: [[/^:?on(?:outofmemory)?error$/, 'side']],
  mail: [
    [/^(?:sendmail|mta)$/, 'startup'],
    [/^shell$/, 'interpreter'],
    [/^pager$/, 'pager'],
    [/^(?:editor|visual)$/, 'editor'],
  ],
  maven: [[/^(?:exec\.executable|jvm|toolchain\..+)$/, 'program']],
  npm: NPM,
  pnpm: NPM,
  yarn: [...NPM, [/^(?:yarnpath|yarn-path|plugins|plugin-path)$/, 'startup']],
  // A script of a package runs later: it is judged by what it does.
  npmpkg: [[/^scripts\..+$/, 'remote']],
  php: PHP,
  postfix: [[/^(?:.*_command|.*_program)$/, 'side']],
  rustc: [[/^linker$/, 'tool']],
  ssh: SSH,
  sshfs: SSHFS,
  svn: SUBVERSION,
  systemd: [[/^exec(?:start|startpre|startpost|stop|stoppost|reload|condition)$/, 'side']],
  w3m: W3M,
} as const satisfies Readonly<Record<string, Settings>>

export type SettingFamily = keyof typeof SETTINGS
