import type { SyscallName } from './syscalls.ts'

const EPERM = 1
const EACCES = 13
const ENOSYS = 38

/** What becomes of a system call: it is let through, fails with this error, or is looked at further. */
export type Outcome = 'allow' | number | Test

/** Looks at the lower half of an argument; the kernel reads no more of any that is tested here. */
export interface Test {
  argument: number
  mask?: number
  cases: readonly (readonly [values: readonly number[], then: Outcome])[]
  otherwise: Outcome
}

export interface SyscallRules {
  /** No address families of the internet at all. */
  withoutInternet: boolean
  /** The command shares its process group with the world outside, because of the terminal. */
  sharesGroup: boolean
}

/** Fails wherever it is called: nothing that runs in a cage has a use for it. */
const NEVER: readonly SyscallName[] = [
  // What is mounted decides what is seen.
  ...(['mount', 'umount2', 'pivot_root', 'chroot', 'move_mount', 'open_tree'] as const),
  ...(['open_tree_attr', 'fsopen', 'fsconfig', 'fsmount', 'fspick', 'mount_setattr'] as const),
  'setns',
  // A file by its number, past every directory above it.
  'open_by_handle_at',
  // The keyring of the session outside.
  ...(['add_key', 'request_key', 'keyctl'] as const),
  // The kernel and the machine.
  ...(['bpf', 'perf_event_open', 'userfaultfd', 'syslog', 'acct', 'reboot', 'vhangup'] as const),
  ...(['init_module', 'finit_module', 'delete_module', 'kexec_load', 'kexec_file_load'] as const),
  ...(['swapon', 'swapoff', 'settimeofday', 'clock_settime', 'iopl', 'ioperm'] as const),
  ...(['quotactl', 'quotactl_fd', 'lookup_dcookie'] as const),
]

/**
 * As if the kernel did not know it, so that programs take the older call, whose arguments can be
 * seen: those of these lie in memory. io_uring would do the work of other calls past this filter.
 */
const UNKNOWN: readonly SyscallName[] = [
  ...(['clone3', 'openat2', 'io_uring_setup', 'io_uring_enter', 'io_uring_register'] as const),
]

/** Bytes typed into a terminal, the console's menu, a terminal of another kind: TIOC… of each. */
const TERMINAL_REQUESTS = { STI: 0x5412, LINUX: 0x541c, CONS: 0x541d, SETD: 0x5423 }

const NEW_USER_NAMESPACE = 0x10000000
const SET_USER_ID = 0o4000
const FAMILY = { unix: 1, inet: 2, inet6: 10, netlink: 16 }
const RAW = 3
/** Stop, go on, and that the window has changed: what full-screen programs tell their own group. */
const GROUP_SIGNALS = [0, 18, 19, 20, 21, 22, 28]

/** A file that runs with the rights of its owner would be a way out for later. */
const withoutSetUserId = (argument: number): Test => ({
  argument,
  mask: SET_USER_ID,
  cases: [[[0], 'allow']],
  otherwise: EPERM,
})

/** `open` reads a mode only where it makes a file: O_CREAT, or the bit of O_TMPFILE. */
const whereItCreates = (flags: number): Test => ({
  argument: flags,
  mask: 0o100 | 0o20000000,
  cases: [[[0], 'allow']],
  otherwise: withoutSetUserId(flags + 1),
})

/** Inside a new user namespace one has every capability again. */
const withoutUserNamespace: Test = {
  argument: 0,
  mask: NEW_USER_NAMESPACE,
  cases: [[[0], 'allow']],
  otherwise: EPERM,
}

function sockets(withoutInternet: boolean): Test {
  const internet: Outcome = withoutInternet
    ? EACCES
    : { argument: 1, mask: 0xf, cases: [[[RAW], EPERM]], otherwise: 'allow' }
  return {
    argument: 0,
    cases: [
      [[FAMILY.unix], 'allow'],
      [[FAMILY.inet, FAMILY.inet6], internet],
      // Routes and addresses, which the C library asks for; nothing that is told anything.
      [[FAMILY.netlink], { argument: 2, cases: [[[0], 'allow']], otherwise: EACCES }],
    ],
    otherwise: EACCES,
  }
}

/** The table of the filter: what becomes of which call. What is not named is let through. */
export function syscallRules(options: SyscallRules): ReadonlyMap<SyscallName, Outcome> {
  return new Map<SyscallName, Outcome>([
    ...NEVER.map((name) => [name, EPERM] as const),
    ...UNKNOWN.map((name) => [name, ENOSYS] as const),
    [
      'ioctl',
      { argument: 1, cases: [[Object.values(TERMINAL_REQUESTS), EPERM]], otherwise: 'allow' },
    ],
    ['clone', withoutUserNamespace],
    ['unshare', withoutUserNamespace],
    ['socket', sockets(options.withoutInternet)],
    // Debuggers switch the random layout off; the rest is for programs of other systems.
    [
      'personality',
      { argument: 0, cases: [[[0, 0x40000, 0xffffffff], 'allow']], otherwise: EPERM },
    ],
    ['chmod', withoutSetUserId(1)],
    ['fchmod', withoutSetUserId(1)],
    ['fchmodat', withoutSetUserId(2)],
    ['fchmodat2', withoutSetUserId(2)],
    ['mknod', withoutSetUserId(1)],
    ['mknodat', withoutSetUserId(2)],
    ['creat', withoutSetUserId(1)],
    ['open', whereItCreates(1)],
    ['openat', whereItCreates(2)],
    ...(options.sharesGroup
      ? ([
          [
            'kill',
            {
              argument: 0,
              cases: [[[0], { argument: 1, cases: [[GROUP_SIGNALS, 'allow']], otherwise: EPERM }]],
              otherwise: 'allow',
            },
          ],
          // With a flag it reaches the whole group of a process.
          ['pidfd_send_signal', { argument: 3, cases: [[[0], 'allow']], otherwise: EPERM }],
        ] as const)
      : []),
  ])
}
