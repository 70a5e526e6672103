import { plain, type Value } from '../../resolve/value.ts'
import { type HookKind, runHook } from '../hooks.ts'
import type { Machine } from '../machine.ts'
import { readFile } from '../world.ts'

/** What a setting does: it runs something, loads something, or names a file. */
export type SettingRole =
  | HookKind
  | 'lib'
  | 'read'
  | 'write'
  | 'use'
  | 'remote'
  | 'alias'
  | 'hook-directory'
  | 'on'

/** Keys, as patterns without regard to letter case, and what they do. */
type Settings = readonly (readonly [RegExp, SettingRole])[]

const GIT: Settings = [
  [/^(?:core\.pager|pager\..+|interactive\.difffilter)$/, 'pager'],
  [/^(?:core\.editor|sequence\.editor)$/, 'editor'],
  [/^core\.sshcommand$/, 'rsh'],
  [/^core\.hookspath$/, 'hook-directory'],
  [/^alias\..+$/, 'alias'],
  [
    /^(?:core\.fsmonitor|core\.gitproxy|core\.askpass|gpg(?:\..+)?\.program|uploadpack\.packobjectshook)$/,
    'hook',
  ],
  [
    /^(?:diff\.external|diff\..+\.(?:command|textconv)|merge\..+\.driver|filter\..+\.(?:clean|smudge|process))$/,
    'hook',
  ],
  [/^(?:difftool|mergetool|browser|man|guitool)\..+\.cmd$/, 'hook'],
  [
    /^(?:remote\..+\.(?:uploadpack|receivepack|vcs)|trailer\..+\.(?:command|cmd)|sendemail\.(?:tocmd|cccmd|sendmailcmd))$/,
    'hook',
  ],
  [/^credential(?:\..+)?\.helper$/, 'alias'],
  [/^lfs\.customtransfer\..+\.path$/, 'hook'],
  [/^protocol\.(?:ext\.)?allow$/, 'on'],
  [/^include\.path$/, 'read'],
]

const SSH: Settings = [
  [/^proxycommand$/, 'rsh'],
  [
    /^(?:localcommand|knownhostscommand|authorizedkeyscommand|authorizedprincipalscommand)$/,
    'hook',
  ],
  [/^(?:pkcs11provider|securitykeyprovider)$/, 'lib'],
  [/^xauthlocation$/, 'program'],
  [/^remotecommand$/, 'remote'],
  [/^identityfile$/, 'use'],
]

const MERCURIAL: Settings = [
  [/^alias\..+$/, 'alias'],
  [/^hooks\..+$/, 'hook'],
  [/^extensions\..+$/, 'lib'],
  [/^ui\.editor$/, 'editor'],
  [/^(?:pager\.pager)$/, 'pager'],
  [/^ui\.ssh$/, 'rsh'],
  [/^(?:merge-tools\..+\.executable|extdiff\.cmd\..+|diff-tools\..+)$/, 'hook'],
]

const APT: Settings = [
  [
    /^(?:apt|dpkg)::(?:.+::)?(?:pre-invoke|post-invoke|pre-install-pkgs|post-invoke-success)(?:::.*)?$/,
    'hook',
  ],
  [/^dir::bin::.+$/, 'program'],
  [/^acquire::.*proxy-auto-detect$/, 'hook'],
]

const PHP: Settings = [
  [/^(?:extension|zend_extension)$/, 'lib'],
  [/^auto_(?:prepend|append)_file$/, 'read'],
  [/^(?:sendmail_path|mail\.force_extra_parameters)$/, 'hook'],
]

const NPM: Settings = [
  [/^(?:script-shell|shell|git|onload-script|node-gyp)$/, 'program'],
  [/^editor$/, 'editor'],
  [/^viewer$/, 'browser'],
]

const CARGO: Settings = [
  [
    /^(?:target\..+\.(?:runner|linker)|build\.(?:rustc|rustc-wrapper|rustc-workspace-wrapper|rustdoc)|credential-alias\..+)$/,
    'hook',
  ],
]

const CMAKE: Settings = [
  [/^cmake_\w+_(?:compiler_launcher|linker_launcher|crosscompiling_emulator)(?::\w+)?$/, 'hook'],
  [/^cmake_(?:c|cxx|make|ar|linker)_?(?:compiler|program)?(?::\w+)?$/, 'program'],
]

const SSHFS: Settings = [
  [/^ssh_command$/, 'rsh'],
  [/^proxycommand$/, 'rsh'],
]

const SUBVERSION: Settings = [
  [/^config:tunnels:.+$/, 'rsh'],
  [/^config:helpers:editor-cmd$/, 'editor'],
  [/^config:helpers:(?:diff-cmd|diff3-cmd|merge-tool-cmd)$/, 'hook'],
]

const W3M: Settings = [
  [/^(?:extbrowser\d?|extbrowser)$/, 'browser'],
  [/^(?:editor)$/, 'editor'],
  [/^(?:mailer|urimethodmap|cgi_bin)$/, 'hook'],
]

/** By family: what follows the dot of a role such as `setting.git`, or the name of the program. */
export const SETTINGS: Readonly<Record<string, Settings>> = {
  apt: APT,
  cargo: CARGO,
  cmake: CMAKE,
  codex: [[/^(?:notify|mcp_servers\..+\.command)$/, 'hook']],
  dnf: [[/^(?:.+\.)?(?:pluginpath)$/, 'lib']],
  git: GIT,
  hg: MERCURIAL,
  java: [[/^:on(?:outofmemory)?error$/, 'hook']],
  maven: [[/^(?:exec\.executable|jvm|toolchain\..+)$/, 'program']],
  npm: NPM,
  // A script of a package runs later: it is judged by what it does.
  npmpkg: [[/^scripts\..+$/, 'remote']],
  php: PHP,
  postfix: [[/^(?:.*_command|.*_program)$/, 'hook']],
  rustc: [[/^linker$/, 'tool']],
  ssh: SSH,
  sshfs: SSHFS,
  svn: SUBVERSION,
  systemd: [[/^exec(?:start|startpre|startpost|stop|stoppost|reload|condition)$/, 'hook']],
  w3m: W3M,
}

/** Applies `KEY=VALUE` or `KEY VALUE` of a program's configuration. */
export function applySetting(machine: Machine, family: string, by: string, setting: Value): void {
  const table = Object.hasOwn(SETTINGS, family) ? SETTINGS[family]! : []
  const match = /^\s*([^=\s]+)\s*(?:=|\s)\s*([\s\S]*)$/.exec(plain(setting))
  if (!match) return
  const [, key, value] = match as unknown as [string, string, string]
  const role = table.find(([pattern]) => pattern.test(key.toLowerCase()))?.[1]
  if (role !== undefined) applySettingRole(machine, by, key, value.replace(/^"(.*)"$/s, '$1'), role)
}

function applySettingRole(
  machine: Machine,
  by: string,
  key: string,
  value: string,
  role: SettingRole,
): void {
  switch (role) {
    case 'alias':
      // Only `!command` leaves the program; other values are its own words.
      if (/^credential/i.test(key) && /^[!/]/.test(value))
        runHook(machine, by, value.replace(/^!/, ''), 'password')
      // An alias that is kept is for commands: they are judged by themselves.
      else if (value.startsWith('!') && / config$/.test(by))
        machine.runText(value.slice(1), {
          frame: machine.frameFor('wrapper', by),
          input: undefined,
        })
      else if (value.startsWith('!')) runHook(machine, by, value.slice(1), 'hook')
      else if (value.startsWith('/')) runHook(machine, by, value, 'hook')
      return
    case 'on':
      if (value === 'always')
        machine.emit('run', by, `${key}=${value}`, { how: `${by} is allowed to run` })
      return
    case 'hook-directory':
      if (value !== '/dev/null' && /^(?:[/~]|\.\.)/.test(value))
        machine.emit('run', by, value, { how: `${by} is made to run the hooks in` })
      return
    case 'lib':
      if (value !== '') machine.emit('load', by, value)
      return
    case 'read':
      readFile(machine, by, value)
      return
    case 'write':
    case 'use':
      machine.emit(role, by, value)
      return
    case 'remote':
      machine.runText(value, { frame: machine.frameFor('remote', by) })
      return
    case 'hook':
      // Switches such as core.fsmonitor=true are no commands.
      if (!/^(?:true|false|none|0|1|gpg2?|ssh-keygen)?$/.test(value))
        runHook(machine, by, value, role)
      return
    default:
      runHook(machine, by, value, role)
  }
}
