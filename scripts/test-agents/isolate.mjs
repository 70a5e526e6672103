// Walls around the agents: no network but loopback, no process that outlives us, and nothing to see
// of the agents that this machine has.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { join } from 'node:path'

const HOMES = [...new Set([homedir(), ...accountHomes()])]
const OWN_FOLDERS = [
  ...['.claude', '.codex', '.gemini', '.qwen', '.copilot', '.pi', '.cline', '.config/opencode'],
  ...['.config/aegish', '.local/share/aegish', '.local/state/aegish', '.ssh', '.aws'],
].flatMap((name) => HOMES.map((home) => join(home, name)))
const SYSTEM_FOLDERS = [
  ...['/etc/claude-code', '/etc/codex', '/etc/gemini-cli', '/etc/qwen-code', '/etc/copilot'],
  '/etc/opencode',
]

/**
 * Folders that `aegish hook install --managed` writes to, and the homes that its hook asks the system for: a copy
 * of them, gone with the namespace.
 */
const COPIED_FOLDERS = ['/etc', '/usr/local', ...HOMES.filter((home) => existsSync(home))]

/**
 * The words in front of a command that put it behind the walls, and whether the system's folders are
 * copies there; undefined where there are no walls to have.
 */
export function walls() {
  return [true, false]
    .map((copied) => ({ words: wordsFor(copied), copied }))
    .find(({ words: [program, ...args] }) => {
      const { status } = spawnSync(program, [...args, 'true'], { stdio: 'ignore' })
      return status === 0
    })
}

/** With a made-up HOME, the agents of this machine are still in the account's own. */
function accountHomes() {
  try {
    return [userInfo().homedir]
  } catch {
    // A number without an account, as in some containers, has no other home.
    return []
  }
}

function wordsFor(copied) {
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  const user = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']
  const hidden = [...OWN_FOLDERS, ...SYSTEM_FOLDERS].filter((folder) => existsSync(folder))
  const script = `set -e
ip link set lo up
scratch=/mnt
mount -t tmpfs none $scratch
for folder in ${(copied ? COPIED_FOLDERS : []).map((folder) => `'${folder}'`).join(' ')}; do
  mkdir -p "$scratch/upper$folder" "$scratch/work$folder"
  mount -t overlay -o "lowerdir=$folder,upperdir=$scratch/upper$folder,workdir=$scratch/work$folder" overlay "$folder"
done
for folder in ${hidden.map((folder) => `'${folder}'`).join(' ')}; do
  mount -t tmpfs none "$folder"
done
exec "$@"`
  return ['unshare', ...user, ...namespaces, 'sh', '-c', script, 'walls']
}
