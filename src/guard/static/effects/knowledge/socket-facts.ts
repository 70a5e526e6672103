import type { RiskyArguments } from './facts.ts'

/** Sockets that give control of a machine, such as that of Docker, and programs that pass them on. */

// who talks to one of these is root, or somebody's keys
const SERVICE =
  /(?:(?:docker|dockerd|containerd|podman|crio|buildkitd|cri-dockerd)[\w.-]*\.sock|(?:lxd|incus)\/unix\.socket|snapd\S*\.socket|libvirt-sock|systemd\/private|system_bus_socket)/
    .source
const AGENT =
  /(?:ssh-\w+\/agent\.\d+|S\.gpg-agent[\w.]*|(?:keyring|gcr)\/\w+|(?:1password|bitwarden|ssh|yubikey)[\w./-]{0,80}agent[\w./-]{0,80})/
    .source
const POWERFUL = `(?:${SERVICE}|${AGENT})`
/** Those, the session of a user (its bus, its screen, its sound), and one that a variable names. */
const PERSONAL = String.raw`(?:${POWERFUL}|\/run\/user\/\d+\/|\.X11-unix\/|\/dbus-|com\.apple\.launchd|[\uE100-\uF8FF])`

const HERE = String.raw`(?:127\.|localhost\b|\[?::1)`
/** An address of socat that others reach. */
const SOCAT_NETWORK = String.raw`(?:^| )(?:tcp|udp|openssl|ssl|sctp|socks|proxy|vsock|dccp)[\w-]*:(?!${HERE}|\S*,(?:bind|range)=${HERE})`
/** An address of socat that leads to a socket, and is none that it makes itself. */
const SOCAT_SOCKET = String.raw`(?:^| )(?:(?:unix|abstract)(?:-connect|-client|-sendto)?:|gopen:|(?=[\/~.]))"?[^\s,:]{0,200}`

// ports of this machine at which an orchestrator, a container service or a proxy takes orders
const ORDERS = String.raw`(?:127\.0\.0\.1|localhost|\[?::1\]?):(?:2019|237[569]|10250|10255|8500|4646|6443|5985|9229)(?=\D|$)`

const ASKED_BY_WHOM = 'what the socket is asked for, and by whom'

export const SOCKET_FOR_ALL: RiskyArguments = [
  new RegExp(`^(?=.*${SOCAT_NETWORK}).*${SOCAT_SOCKET}${POWERFUL}`, 'i'),
  'opens a socket that rules the machine, or holds keys, to the network',
]
/** Whole networks, other machines on the way, and kinds of connections that hardly anybody uses. */
export const SOCAT_UNUSUAL: RiskyArguments = [
  /(?:^| )(?:TUN|INTERFACE|IP[46]?(?:-\w+)*|PROXY(?:-CONNECT)?|SOCKS\w*(?:-\w+)*|VSOCK(?:-\w+)*|DCCP\w*(?:-\w+)*|SCTP\w*(?:-\w+)*|UDPLITE\w*(?:-\w+)*|SOCKET(?:-\w+)*|POSIXMQ(?:-\w+)*|(?:OPENSSL|SSL)(?:-DTLS)?-(?:L|LISTEN|SERVER)(?=:(?!\S*\bbind=(?:127\.|localhost))\S*verify=0))[:,]/i,
  'who gets in or out by it',
]

/** A service of another machine, which only those inside should reach, at a port for all. */
export const SOCAT_TO_INSIDE: RiskyArguments = [
  /(?:^| )(?:TCP[46]?|OPENSSL|SSL)-L(?:ISTEN)?:(?!\S*bind=(?:127\.|localhost|\[?::1))\S* (?:TCP[46]?|OPENSSL|SSL)(?:-CONNECT)?:(?!localhost:|127\.)[^\s:]+:(?:22|23|88|139|389|445|636|1433|1521|2375|2376|2379|3306|3389|5432|5900|5985|6379|6443|9200|10250|11211|27017)\b/i,
  'who comes in by the tunnel',
]

export const SOCAT_TO_SOCKET: RiskyArguments = [
  new RegExp(SOCAT_SOCKET + PERSONAL, 'i'),
  ASKED_BY_WHOM,
]
export const NETCAT_TO_SOCKET: RiskyArguments = [
  new RegExp(String.raw`^(?=.*(?:^| )(?:-\w*U|--unixsock)).*${PERSONAL}`),
  ASKED_BY_WHOM,
]
/** A proxy that leads to a socket, as `unix:/path`, `unix//path` or the path itself. */
/** Ports by which browsers and Node let themselves be debugged. */
export const DEBUGGED_SOCKET: RiskyArguments = [
  /\bws:\/\/(?:localhost|127\.\S+?|\[::1\]):92\d\d\b/,
  'the process that it reaches into',
]
export const PROXIED_SOCKET: RiskyArguments = [
  new RegExp(
    String.raw`--to[= ](?:https?:\/\/)?${ORDERS}|unix(?:-connect)?:\S{0,200}${PERSONAL}|(?:^|[ =\/])\/\S{0,200}${POWERFUL}`,
    'i',
  ),
  ASKED_BY_WHOM,
]
/** An order to one of them, and not a question. */
export const ORDER_TO_CONTROL: RiskyArguments = [
  new RegExp(
    String.raw`^(?=.*(?:^| )(?:-X ?|--request[= ])(?:POST|PUT|PATCH|DELETE)|.*(?:^| )(?:-d|--data\S*|--json|-T|--post-\S+)[ =]).*${ORDERS}`,
    'i',
  ),
  'what the service is told',
]
