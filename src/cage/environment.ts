import { looksLikeSecret, namesSecret } from '../audit/index.ts'

/** Variables that lead to a helper outside, which would do there what is forbidden here. */
const HELPERS: ReadonlyMap<string, string> = new Map([
  ['SSH_AUTH_SOCK', 'the ssh agent'],
  ['SSH_AGENT_PID', 'the ssh agent'],
  ['GPG_AGENT_INFO', 'the gpg agent'],
  ['DBUS_SESSION_BUS_ADDRESS', 'the message bus of the session'],
  ['DBUS_SYSTEM_BUS_ADDRESS', 'the message bus of the system'],
  ['XDG_RUNTIME_DIR', 'the sockets of the session'],
  ['DISPLAY', 'the screen'],
  ['WAYLAND_DISPLAY', 'the screen'],
  ['XAUTHORITY', 'the screen'],
  ['DOCKER_HOST', 'docker'],
  ['CONTAINER_HOST', 'podman'],
  ['PODMAN_SOCK', 'podman'],
  ['TMUX', 'the terminal multiplexer'],
  ['TMUX_PANE', 'the terminal multiplexer'],
  ['STY', 'the terminal multiplexer'],
  ['ZELLIJ', 'the terminal multiplexer'],
  ['KITTY_LISTEN_ON', 'the terminal'],
  ['WEZTERM_UNIX_SOCKET', 'the terminal'],
  ['ALACRITTY_SOCKET', 'the terminal'],
  ['NVIM', 'the editor'],
  ['NVIM_LISTEN_ADDRESS', 'the editor'],
  ['VSCODE_IPC_HOOK_CLI', 'the editor'],
  ['VSCODE_GIT_IPC_HANDLE', 'the editor'],
  ['GIT_ASKPASS', 'whoever knows the passwords of git'],
  ['SSH_ASKPASS', 'whoever knows the passwords of ssh'],
  ['SUDO_ASKPASS', 'whoever knows the password of sudo'],
  ['KRB5CCNAME', 'the tickets of Kerberos'],
  ['LISTEN_FDS', 'sockets that were handed over'],
  ['NOTIFY_SOCKET', 'the service manager'],
  ['INVOCATION_ID', 'the service manager'],
])

/** Variables that say where a file or folder of secrets lies. What they name is covered. */
export const SECRET_PLACES: readonly string[] = [
  ...['AWS_SHARED_CREDENTIALS_FILE', 'AWS_CONFIG_FILE', 'GOOGLE_APPLICATION_CREDENTIALS'],
  ...['KUBECONFIG', 'DOCKER_CONFIG', 'CLOUDSDK_CONFIG', 'AZURE_CONFIG_DIR', 'PGPASSFILE', 'NETRC'],
  ...['GNUPGHOME', 'KRB5CCNAME', 'NPM_CONFIG_USERCONFIG', 'npm_config_userconfig', 'XAUTHORITY'],
  ...['PASSWORD_STORE_DIR', 'VAULT_TOKEN_PATH', 'SOPS_AGE_KEY_FILE', 'ANSIBLE_VAULT_PASSWORD_FILE'],
]

export interface CagedEnvironment {
  env: Record<string, string>
  withheld: { name: string; why: string }[]
}

/** The environment without what looks like a secret and what leads to helpers outside. */
export function cagedEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  allowed: readonly string[],
): CagedEnvironment {
  const kept: [string, string][] = []
  const withheld: CagedEnvironment['withheld'] = []
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue
    const why = allowed.includes(name) ? undefined : reasonToWithhold(name, value)
    if (why === undefined) kept.push([name, value])
    else withheld.push({ name, why })
  }
  return { env: Object.fromEntries(kept), withheld }
}

/** Words in the name of a variable: a cage can be more careful than a log, which must stay readable. */
const SECRET_WORD =
  /^(?:pw|pass|key|keys|jwt|bearer|dsn|sk|sas|webhook|cookie)$|(?:password|passwd|passphrase|secret|apikey|credential)|(?:token|tokens|bindpw)$/i
/** What holds a secret beside other things: an address of a web hook, a string of connection. */
const SECRET_PART = /\/\/hooks\.|(?:Account|SharedAccess)Key=|\bpassword=/i

function saysSecret(name: string): boolean {
  return name
    .split(/_|\d+|(?<=[a-z])(?=[A-Z])/)
    .some((word) => word !== '' && SECRET_WORD.test(word))
}

/** Why a variable is not for a cage; undefined where it is. */
export function reasonToWithhold(name: string, value: string): string | undefined {
  const helper = HELPERS.get(name)
  if (helper !== undefined) return `leads to ${helper}`
  if (namesSecret(name) || saysSecret(name)) return 'its name says that it is a secret'
  if (looksLikeSecret(value) || SECRET_PART.test(value)) return 'its value looks like a secret'
  return undefined
}
