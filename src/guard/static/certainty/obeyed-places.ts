import type { Span } from '../effects/effect.ts'
import { wordsOf } from '../effects/guard-switches.ts'
import { holdsLoosening, loosenedBy } from '../effects/knowledge/guard-switches.ts'
import type { Machine } from '../effects/machine.ts'
import { canonicalName, isKnownProgram } from '../effects/program-names.ts'
import { isDropPlace } from '../effects/side-commands.ts'
import { anyOf } from '../policy/any-of.ts'
import { findSensitive, normalisePath } from '../policy/path-class.ts'
import { CRITICAL } from '../policy/sensitive-paths.ts'
import { isKnown, plain, type Value } from '../resolve/value.ts'

/**
 * Files in a home that some program obeys whenever it starts, and whose language nobody reads here: where
 * packages come from, which helpers are asked for passwords, what a console runs first.
 */
const OBEYED = anyOf(
  String.raw`^~\/\.(?:pip\/pip\.conf|config\/pip\/pip\.conf|config\/uv\/uv\.toml|condarc|gemrc|bundle\/config|gradle\/(?:init\.(?:gradle|gradle\.kts)|init\.d\/\S+)|m2\/(?:settings|toolchains)\.xml|mavenrc|sbt\/\S+\.sbt|docker\/(?:config\.json|cli-plugins\/\S+)|hgrc|config\/hg\/hgrc|curlrc|wgetrc|ansible\.cfg|terraformrc|terraform\.d\/plugins\/\S+|subversion\/config|config\/git\/(?:attributes|hooks\/\S+)|config\/gh\/config\.yml)$`,
  String.raw`^~\/\.(?:ghci|guile|sbclrc|octaverc|erlang|iex\.exs|tclshrc|wishrc|perldb|pdbrc|juliarc\.jl|node_repl\.js|lesskey|xbindkeysrc|screenrc|muttrc|mailcap|wezterm\.lua)$`,
  String.raw`^~\/\.(?:config\/(?:zed\/(?:settings|tasks)\.json|helix\/languages\.toml|wezterm\/\S+\.lua|mpv\/scripts\/\S+|sxhkd\/sxhkdrc|ranger\/\S+|lf\/lfrc|neomutt\/\S+|mimeapps\.list|user-dirs\.dirs|lazygit\/config\.yml|code-flags\.conf|chromium-flags\.conf)|local\/share\/(?:nautilus\/scripts\/\S+|dbus-1\/services\/\S+|kservices5\/\S+)|jupyter\/jupyter\S*_config\.py)$`,
)

/** Settings of which most only say how something looks: a few name a command or a place. */
const SETTINGS = anyOf(
  String.raw`^~\/\.(?:asdfrc|taskrc|tigrc|mbsyncrc|offlineimaprc|msmtprc|gnupg\/(?:gpg-agent|dirmngr|scdaemon)\.conf|newsboat\/config|ncmpcpp\/config|irssi\/\S+|weechat\/\S+\.conf|sqliterc|nanorc|conkyrc|Xmodmap|digrc|sclirc|jqrc|ncftp\/\S+|lftprc|lftp\/rc|mplayer\/\S+)$`,
  String.raw`^~\/\.config\/(?:helix\/config\.toml|kitty\/kitty\.conf|alacritty\/alacritty\.(?:toml|yml)|foot\/foot\.ini|ghostty\/config|mise\/config\.toml|task\/taskrc|tig\/config|newsboat\/config|dunst\/dunstrc|rofi\/\S+|polybar\/\S+|waybar\/config\S*|eww\/\S+|yt-dlp\/(?:config|yt-dlp\.conf)|mpv\/(?:mpv|input)\.conf|aerc\/\S+\.conf|vifm\/vifmrc|nnn\/\S+|yazi\/\S+\.toml|zathura\/zathurarc|imv\/config|swaync\/\S+|mako\/config|starship\.toml|direnv\/\S+|atuin\/config\.toml|beets\/config\.yaml|lf\/lfrc|btop\/\S+|htop\/\S+|jj\/config\.toml|topgrade\.toml|espanso\/\S+)$`,
)
/** A shell, something that fetches, code, a place or an address. */
const COMMANDISH =
  /\b(?:ba|da|z|fi)?sh\b|\b(?:python\d?|perl|ruby|node|curl|wget|ncat?|socat|eval|exec(?:ute)?)\b|[|`;]|\$\(|\w+:\/\/|(?:^|[\s"'=:])(?:~|\$HOME|)\/[\w.]/m

/** What others have packed, as it lies ready for every build: nobody compares it again. */
const PACKED =
  /^~\/(?:\.m2\/repository|go\/pkg\/mod|\.cargo\/(?:registry|git)|\.cache\/(?:pip|go-build|uv|yarn|bazel|pypoetry)|\.npm\/_cacache|\.pnpm-store|\.local\/share\/pnpm\/store|\.gradle\/caches|\.ivy2\/(?:cache|local)|\.nuget\/packages|\.composer\/cache|\.pub-cache|\.hex\/packages|\.rustup\/toolchains)\/./

/** The same in a project, or below a place that a package manager tells: only what may be somebody else's. */
const INSTALLED =
  /(?:^|\/)(?:(?:site|dist)-packages|node_modules|_cacache|vendor\/bundle|elm-stuff|\.yarn\/(?:cache|unplugged)|\.pnpm)\/./

/** Files of a project that are code, or orders, for whoever builds or tests it. */
const ORDERS = anyOf(
  String.raw`(?:^|\/)(?:conftest|noxfile|setup|fabfile|dodo|sitecustomize|test_\w+|\w+_test)\.py$`,
  String.raw`(?:^|\/)(?:tox\.ini|build\.rs|(?:GNU)?[Mm]akefile|[\w.-]+\.mk|CMakeLists\.txt|[\w.-]+\.cmake|meson\.build|SConstruct|wscript|build\.(?:xml|sbt|zig|gradle|gradle\.kts)|(?:settings|init)\.gradle(?:\.kts)?|pom\.xml|mix\.exs|Package\.swift)$`,
  String.raw`(?:^|\/)(?:Rakefile|Gemfile|Guardfile|Vagrantfile|Fastfile|Podfile|Brewfile|(?:spec|rails|test)_helper\.rb|[\w-]+_spec\.rb|\.rspec|\.?[Jj]ustfile|Taskfile\.ya?ml|Procfile|\.envrc)$`,
  String.raw`(?:^|\/)(?:package\.json|[\w-]+\.config\.[cm]?[jt]s|\.(?:mocharc|eslintrc|babelrc|prettierrc)\.[cm]?js|[Gg]ulpfile\.[cm]?[jt]s|Gruntfile\.[cm]?js|[\w.-]+\.(?:spec|test)\.[cm]?[jt]sx?|\.pnpmfile\.cjs|\w+_test\.go|\.cargo\/config(?:\.toml)?)$`,
)

interface Obeyed {
  path: string
  span: Span
}

/** Files that are written where some program obeys them, and that no reader has looked into. */
export function obeyedWrites(machine: Machine): Obeyed[] {
  if (!machine.effects.mayHold('write') && !machine.effects.mayHold('edit')) return []
  let isLoosened: ((path: string) => boolean) | undefined
  return machine.effects.all.flatMap(({ kind, target, data = '', span, deferred }) => {
    // What is written as a whole has readers of its own.
    const isChanged = kind === 'edit' || (kind === 'write' && !isKnown(data))
    if (isChanged && PIPELINE.test(plain(target)) && putsOrder(machine, span))
      return [{ path: plain(target), span }]
    if (isChanged && !deferred && holdsLoosening(plain(target))) {
      isLoosened ??= loosenedBy(wordsOf(machine))
      if (isLoosened(plain(target))) return [{ path: plain(target), span }]
    }
    const isNew = kind === 'write' && !deferred && !isKnown(data)
    const isOrder = isNew && (INSTALLED.test(plain(target)) || ORDERS.test(plain(target)))
    if (isOrder && isOfOthers(machine, data)) return [{ path: plain(target), span }]
    if (kind === 'write' && !deferred && buildsWithStranger(target, data))
      return [{ path: plain(target), span }]
    if ((kind !== 'write' && kind !== 'edit') || deferred || !target.startsWith('/')) return []
    const path = normalisePath(target)
    if (PACKED.test(path)) return [{ path, span }]
    if (kind !== 'write') return []
    if (!path.startsWith('~/.')) return []
    const isObeyed = OBEYED.test(path) || (SETTINGS.test(path) && namesCommand(data))
    return isObeyed ? [{ path, span }] : []
  })
}

/** Whether what is written was fetched, or lay where anybody can put files. */
export function isOfOthers(machine: Machine, data: Value): boolean {
  return machine.symbols
    .in(data)
    .some(
      ({ origin, detail }) =>
        origin === 'network' || (origin === 'file' && isDropPlace(plain(detail))),
    )
}

/** Settings of builders that name what stands between a build and its compiler, its linker, or what it has built. */
const BUILDER_SETTINGS = /(?:^|\/)(?:\.cargo\/config(?:\.toml)?|\.bazelrc)$/
const BUILDS_WITH =
  /(?:wrapper|runner|run_under|linker|rustc|rustdoc)["']?\s*=\s*\[?\s*["']?([^\s"',\]]+)/gi
/** Where programs lie that somebody has installed. */
const HAS_PROGRAMS =
  /^(?:\/(?:usr|opt|bin|nix|snap)\/|(?:~|\/home\/[^/]+|\/root)\/(?:\.cargo\/bin|\.local\/bin|bin|\.rustup|\.nix-profile)\/[^.])/

/**
 * A program that every build starts from now on: one of those that everybody has, or one of the project. One that
 * is hidden, lies somewhere in a home, or that nobody knows by its name, may be anything.
 */
function buildsWithStranger(target: Value, data: Value): boolean {
  const path = plain(target)
  if (!BUILDER_SETTINGS.test(path)) return false
  const isForAll = path.startsWith('/') || path.startsWith('~')
  return [...plain(data).matchAll(BUILDS_WITH)].some(([, place = '']) =>
    place.includes('/')
      ? !HAS_PROGRAMS.test(place) && /^[~/$]|(?:^|\/)\.[^./]/.test(place)
      : isForAll && !isKnownProgram(canonicalName(place)),
  )
}

/** What a build server, or whoever builds, runs line by line. */
const PIPELINE =
  /(?:^|\/)(?:\.github\/workflows\/[^/]+|\.gitlab-ci\.ya?ml|Jenkinsfile|azure-pipelines\.ya?ml|bitbucket-pipelines\.ya?ml|\.circleci\/config\.yml|\.drone\.yml|\.travis\.yml|(?:GNU)?[Mm]akefile|Dockerfile|package\.json|\.husky\/[^/]+|\.git\/hooks\/[^/]+)$/
/** Something that is sent away, or fetched and run. */
const ORDER =
  /\b(?:curl|wget|ncat?|socat)\b[^#]*(?:\s@|@-|-d\b|--data|-T\b|\|)|\|\s*(?:curl|ncat?|(?:ba|da|z)?sh)\b|\/dev\/tcp\/|\bbase64 -d/

/** Whether the command that changes a file has such a thing among its words. */
function putsOrder(machine: Machine, span: Span): boolean {
  return machine.resolved.some(
    (command) => command.span === span && command.arguments.some((word) => ORDER.test(plain(word))),
  )
}

function namesCommand(content: Value): boolean {
  return COMMANDISH.test(plain(content))
}

/** Whether what lies directly in a directory decides who may do what, or what will run. */
export function isVitalFolder(directory: Value): boolean {
  if (!isKnown(directory) || !plain(directory).startsWith('/')) return false
  // `rsync new/ ~/`: everything in it.
  const place = plain(directory).replace(/\/+\*?$/, '') || '/'
  if (VITAL_FOLDER.test(normalisePath(place))) return true
  // What is critical itself is judged as a file, and may be one that somebody has allowed.
  return !isCritical(place) && isCritical(`${place}/x`)
}

const isCritical = (path: string) => findSensitive(CRITICAL, path) !== undefined

const VITAL_FOLDER =
  /^(?:\/|\/etc(?:\/[^/]+\.d)?|\/root|\/home|~|~\/\.(?:ssh|config|gnupg|aws|kube|local(?:\/bin)?))$/
