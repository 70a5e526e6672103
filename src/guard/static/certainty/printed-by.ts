import type { Unknown } from '../resolve/value.ts'

/** What the words can be that programs print. */
export type Printed =
  /** One word without a slash: a date, a number, the name of a user. */
  | { kind: 'word' }
  /** A directory of one's own, or a fresh one. */
  | { kind: 'place'; fresh: boolean }
  /** Names of files below these directories. */
  | { kind: 'names'; directories: readonly string[] }

const WORDS =
  /^(?:date|seq|nproc|uname|hostname|whoami|id|logname|wc|arithmetic|a sum|arch|getconf|basename|sha\d*sum|md5sum|b2sum|cksum|uuidgen|tput|lsb_release|dpkg|dpkg-architecture|git (?:describe|log|rev-list|branch|tag|symbolic-ref|config|hash-object|write-tree|commit-tree|merge-base|rev-parse)|pgrep|pidof|stat|du|expr|bc|python3? --version|node --version|docker|podman|kubectl|jobs|nvidia-smi|xdotool|lsof|ps)\b/
const PLACES =
  /^(?:pwd|git rev-parse|git|go|brew|npm|pnpm|yarn|mktemp|tempfile|xcrun|rustc|llvm-config|which|command|type|dirname|pg_config|python3?-config|pkg-config|nix|nix-build|realpath|readlink|cargo|rustup|poetry|pipenv|pipx|uv|conda|pyenv|rbenv|nvm|fnm|gem|bundle|composer|cygpath|wslpath|xdg-user-dir|systemd-path|fzf|sk|peco|zenity|kdialog|dialog|code from \S+)\b/
/** Programs that only leave lines out, or put them into another order. */
const SELECTS =
  /^(?:[efz]?grep|egrep|fgrep|rg|head|tail|sort|uniq|shuf|tac|comm|tee|cat|fzf|sk|peco|column|xargs|pv|sponge|nl)$/
const LISTS = /^(?:find|ls|fd|fdfind|files below) (.*?)(?: with a filter)?$/
/** Names of one's own project. */
const LISTS_PROJECT =
  /^(?:git (?:ls-files|diff|diff-tree|show|status|grep|ls-tree|stash|merge-base)|git-\S+|rg|ag|ack|hg|svn|bazel|cargo|go|npm|pnpm|yarn|lerna|nx|fd|fdfind|gh|glab)\b/

/** What a value can be, by all that it was made by; undefined where that may be anything. */
export function printedBy(sources: readonly Unknown[]): Printed | undefined {
  let printed: Printed | undefined
  for (const source of sources) {
    const one = printedByOne(source)
    if (one === undefined) return undefined
    if (one === 'selects') continue
    printed = printed === undefined ? one : both(printed, one)
  }
  return printed
}

function printedByOne({ origin, detail }: Unknown): Printed | 'selects' | undefined {
  if (origin === 'environment' || origin === 'user') return { kind: 'place', fresh: false }
  if (origin !== 'output') return undefined
  if (SELECTS.test(detail)) return 'selects'
  const listed = LISTS.exec(detail)?.[1]
  if (listed !== undefined) return { kind: 'names', directories: [listed] }
  if (LISTS_PROJECT.test(detail)) return { kind: 'names', directories: ['.'] }
  if (PLACES.test(detail)) return { kind: 'place', fresh: /^(?:mktemp|tempfile)\b/.test(detail) }
  return WORDS.test(detail) ? { kind: 'word' } : undefined
}

function both(one: Printed, other: Printed): Printed {
  if (one.kind === 'names' && other.kind === 'names')
    return { kind: 'names', directories: [...one.directories, ...other.directories] }
  if (one.kind === 'names') return one
  if (other.kind === 'names') return other
  return one.kind === 'place' ? one : other
}
