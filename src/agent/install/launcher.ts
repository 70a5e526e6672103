import { join } from 'node:path'
import { folderFrom, type InstallEnvironment, type Scope } from './install-environment.ts'
import { quoteForShell } from './quote-for-shell.ts'
import { FEED, SERVICE_CLIENT } from './service-client.ts'

/** What an installation knows about itself, written into the launcher. */
export interface Recorded {
  /** The Node that installed it. */
  node: string
  /** The folder of this package. */
  package: string
  /**
   * The home of whoever installed it, because a project can name another one in the environment of
   * its agents, with another policy; empty where the launcher serves everybody.
   */
  home: string
  /** The folders of PATH at that time, absolute ones only. */
  path: readonly string[]
  /** Only bash can ask the service; elsewhere the launcher starts the guard for every call. */
  shell: '/bin/bash' | '/bin/sh'
}

/**
 * After this many seconds the launcher ends a guard that hangs, and denies. Most agents take a
 * time-out of theirs for a yes, so ours comes first by far.
 */
export const BOUND_SECONDS = 10

/** The launcher's place for one person, or for everybody on the machine. */
export function launcherPath(at: InstallEnvironment, scope: Scope): string {
  return scope === 'managed'
    ? join(at.root, 'usr', 'local', 'lib', 'aegish', 'hook')
    : join(folderFrom(at, 'XDG_DATA_HOME', '.local', 'share'), 'aegish', 'hook')
}

/** What settings of a project name: whoever clones it has a home of their own. */
export const PORTABLE_LAUNCHER = `\${XDG_DATA_HOME:-$HOME/.local/share}/aegish/hook`

/** Variables that make Node or its loader run, read or write something else than ours. */
const CLEARED = [
  'NODE_OPTIONS',
  'NODE_PATH',
  'NODE_REPL_EXTERNAL_MODULE',
  'NODE_V8_COVERAGE',
  'NODE_COMPILE_CACHE',
  'NODE_REDIRECT_WARNINGS',
  'NODE_DEBUG',
  'NODE_ICU_DATA',
  // Node reads these certificates before anything else, which takes longer than the guard, and a file
  // that never ends would end it. It connects to nobody.
  'NODE_EXTRA_CA_CERTS',
  'OPENSSL_CONF',
  'LD_PRELOAD',
  'LD_LIBRARY_PATH',
  'LD_AUDIT',
  'DYLD_INSERT_LIBRARIES',
  'DYLD_LIBRARY_PATH',
  'ENV',
  'BASH_ENV',
]

/** Where Node and npm put things, below a home (`~`) or not; a star is one folder. */
const NODES = [
  '/usr/local/bin/node',
  '/usr/bin/node',
  '/opt/homebrew/bin/node',
  '/snap/bin/node',
  '~/.local/bin/node',
  '~/.volta/tools/image/node/*/bin/node',
  '~/.nvm/versions/node/*/bin/node',
  '~/.local/share/fnm/node-versions/*/installation/bin/node',
  '~/.local/share/mise/installs/node/*/bin/node',
  '~/.asdf/installs/nodejs/*/bin/node',
  '~/.nodenv/versions/*/bin/node',
  '~/n/bin/node',
]
const PACKAGES = [
  '/usr/local/lib/node_modules/aegish',
  '/usr/lib/node_modules/aegish',
  '/opt/homebrew/lib/node_modules/aegish',
  '~/.local/lib/node_modules/aegish',
  '~/.npm-global/lib/node_modules/aegish',
  '~/.npm-packages/lib/node_modules/aegish',
  '~/.local/share/pnpm/global/*/node_modules/aegish',
  '~/.config/yarn/global/node_modules/aegish',
  '~/.bun/install/global/node_modules/aegish',
]

/**
 * What the environment changes of a shell. With POSIXLY_CORRECT bash ends with exit code 1, which most agents
 * take for a yes, where nobody listens at the port of a service. Where no home is recorded it is the one
 * that the system knows of.
 */
const SHELL_AS_USUAL = `[ -n "$home" ] || unset HOME
`
const BASH_AS_USUAL = `set +o posix
unset TMOUT FUNCNEST
[ -n "$home" ] || { unset HOME; home=~; }
`

const HEADING = '# The launcher of "aegish hook", written by "aegish hook install". Do not edit:'

/** The launcher: a script for any POSIX shell, which in bash asks the service first. */
export function launcherText(recorded: Recorded): string {
  const word = quoteForShell
  const isBash = recorded.shell === '/bin/bash'
  const pattern = (text: string) =>
    text
      .split('*')
      .map((part) => (part.startsWith('~') ? `"$home"${word(part.slice(1))}` : word(part)))
      .join('*')
  // -p: functions and start-up files that the environment names are not ours.
  return `#!${recorded.shell}${isBash ? ' -p' : ''}
${HEADING}
# "aegish doctor" compares it with what it should be. It asks the guard and denies
# (exit code 2, a reason on stderr) whenever the guard cannot be asked, crashes or
# hangs, because most agents take all of that for a yes. It relies on nothing from the
# environment: a project can set PATH, HOME and NODE_OPTIONS of an agent.
node=${word(recorded.node)}
package=${word(recorded.package)}
home=${word(recorded.home)}
folders=${word(recorded.path.join(':'))}
${isBash ? BASH_AS_USUAL : SHELL_AS_USUAL}
asker=
before=
for word in "$@"; do
  [ "$before" = --agent ] && asker=$word
  before=$word
done
taken=
${isBash ? `\n${withoutComments(SERVICE_CLIENT)}\n${FEED}` : ''}
unset ${CLEARED.join(' ')}
[ -z "$home" ] || export HOME="$home"

deny() {
  case "$asker" in
  cline) printf '{"cancel":true,"errorMessage":"aegish: %s"}\\n' "$1" ;;
  cursor) printf '{"permission":"deny","userMessage":"aegish: %s","agentMessage":"aegish: %s"}\\n' "$1" "$1" ;;
  esac
  printf 'aegish: %s\\n' "$1" >&2
  exit 2
}
is_package() { [ -f "$1/bin/aegish.js" ] && [ -d "$1/dist" ]; }
is_node() {
  case "$1" in /*) [ -f "$1" ] && [ -x "$1" ] || return 1 ;; *) return 1 ;; esac
  [ "$1" = "$node" ] || "$1" -e 'const [a, b] = process.versions.node.split("."); process.exit(+(a < 20 || (a == 20 && b < 19)))' </dev/null >/dev/null 2>&1
}
find_node() {
  old=$IFS; IFS=:; set -f
  for folder in $folders; do
    if is_node "$folder/node"; then node=$folder/node; found=yes; break; fi
  done
  set +f; IFS=$old
  [ -n "$found" ] && return
  for file in ${NODES.map(pattern).join(' ')}; do
    if is_node "$file"; then node=$file; found=yes; fi
  done
  [ -n "$found" ]
}
find_package() {
  old=$IFS; IFS=:; set -f
  for folder in $folders; do
    if is_package "$folder/../lib/node_modules/aegish"; then package=$folder/../lib/node_modules/aegish; found=yes; break; fi
  done
  set +f; IFS=$old
  [ -n "$found" ] && return
  for folder in "\${node%/bin/node}"/lib/node_modules/aegish ${[
    ...PACKAGES,
    ...NODES.filter((file) => file.includes('*')).map((file) =>
      file.replace(/bin\/node$/, 'lib/node_modules/aegish'),
    ),
  ]
    .map(pattern)
    .join(' ')}; do
    if is_package "$folder"; then package=$folder; found=yes; fi
  done
  [ -n "$found" ]
}

found=
is_node "$node" || find_node || deny 'Node is gone; a person runs: aegish hook install, again'
found=
is_package "$package" || find_package || deny 'it is gone; a person runs: npm install -g aegish && aegish hook install, again'

# A time limit that costs one process, from the system's own folders only.
ask() {
  if [ -x /usr/bin/timeout ]; then
    /usr/bin/timeout -s KILL ${BOUND_SECONDS} "$@"
  elif [ -x /bin/timeout ]; then
    /bin/timeout -s KILL ${BOUND_SECONDS} "$@"
  elif [ -x /usr/bin/perl ]; then
    /usr/bin/perl -e 'alarm shift; exec @ARGV' ${BOUND_SECONDS} "$@"
  else
    "$@"
  fi
}
if [ -n "$taken" ]; then
  answer=$(feed 2>/dev/null | ask "$node" "$package/bin/aegish.js" hook "$@")
else
  answer=$(ask "$node" "$package/bin/aegish.js" hook "$@")
fi
code=$?
case $code in
0 | 2)
  case "$answer" in
  '') ;;
  '{'*'}') printf '%s\\n' "$answer" ;;
  *) deny 'the guard gave no answer that can be read' ;;
  esac
  exit $code
  ;;
124 | 137 | 142 | 143) deny 'the guard was ended without an answer, after ${BOUND_SECONDS} seconds or for want of memory' ;;
*) deny "the guard failed (exit code $code)" ;;
esac
`
}

/** What a launcher has recorded; undefined if it is none of ours, or was changed. */
export function readLauncher(text: string): Recorded | undefined {
  const value = (name: string) => {
    const [, quoted] = new RegExp(`^${name}='((?:[^'\\n]|'\\\\'')*)'$`, 'm').exec(text) ?? []
    return quoted?.replaceAll(`'\\''`, `'`)
  }
  const [node, folder, home, path] = ['node', 'package', 'home', 'folders'].map(value)
  if (node === undefined || folder === undefined || home === undefined || path === undefined) {
    return undefined
  }
  const recorded: Recorded = {
    node,
    package: folder,
    home,
    path: path === '' ? [] : path.split(':'),
    shell: text.startsWith('#!/bin/bash') ? '/bin/bash' : '/bin/sh',
  }
  return launcherText(recorded) === text ? recorded : undefined
}

/** Whether a file looks like a launcher of ours, whatever has become of it. */
export function isLauncherText(text: string): boolean {
  return text.includes(HEADING)
}

/** bash reads the script for every call; what explains it stands here. */
function withoutComments(script: string): string {
  return script.replace(/^ *#.*\n/gm, '')
}
