import type { NetworkName } from './cage.ts'
import type { WantedRule } from './layout.ts'

export interface BubblewrapPlan {
  /** In the order of `layOut`. */
  rules: readonly WantedRule[]
  net: NetworkName
  workspace: string
  newSession: boolean
  /** An empty file that is nobody's. */
  nothing: string
  /** The descriptor that the filter of system calls is read from. */
  seccomp: number | undefined
  version: readonly [number, number]
  /** A program that is shown at another place too. */
  also?: { source: string; target: string } | undefined
}

/**
 * Where root writes settings of the kernel, without any capability: who writes `core_pattern` runs
 * a program outside of every namespace. bubblewrap would cover them only if it finds them writable.
 */
const KERNEL_SETTINGS = [
  ...['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus', '/proc/fs', '/proc/scsi'],
  ...['/proc/acpi', '/proc/mtrr'],
]

/** The arguments of bubblewrap, all but the command. */
export function bubblewrapArguments(plan: BubblewrapPlan): string[] {
  const hasDisableUserns = plan.version[0] > 0 || plan.version[1] >= 8
  return [
    ...['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
    '--unshare-cgroup-try',
    ...(hasDisableUserns ? ['--disable-userns'] : []),
    ...(plan.net === 'all' ? [] : ['--unshare-net']),
    ...['--cap-drop', 'ALL', '--die-with-parent'],
    ...(plan.newSession ? ['--new-session'] : []),
    ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ...KERNEL_SETTINGS.flatMap((path) => ['--ro-bind-try', path, path]),
    ...plan.rules.flatMap((rule) => mount(rule, plan.nothing)),
    ...(plan.also ? ['--ro-bind', plan.also.source, plan.also.target] : []),
    // An empty folder takes no entries, but only once everything in it has been shown again.
    ...plan.rules
      .filter(({ rule }) => rule === 'empty' || rule === 'listed')
      .flatMap(({ path }) => ['--remount-ro', path]),
    ...['--chdir', plan.workspace],
    ...(plan.seccomp === undefined ? [] : ['--seccomp', String(plan.seccomp)]),
  ]
}

function mount({ path, rule, by, target = '' }: WantedRule, nothing: string): string[] {
  // An entry may be gone by now, and then it is not missed.
  const ifThere = by === 'entry' ? '-try' : ''
  switch (rule) {
    case 'empty':
      return ['--perms', '0555', '--tmpfs', path]
    case 'listed':
      return ['--perms', '0755', '--tmpfs', path]
    case 'scratch':
      return ['--perms', path === '/tmp' || path === '/var/tmp' ? '1777' : '0755', '--tmpfs', path]
    case 'nothing':
      return ['--ro-bind', nothing, path]
    case 'unreachable':
      // On a mount without devices it can be neither opened nor connected to nor executed.
      return ['--ro-bind', '/dev/null', path]
    case 'link':
      return ['--symlink', target, path]
    case 'read-only':
      return [`--ro-bind${ifThere}`, path, path]
    case 'writable':
      return [`--bind${ifThere}`, path, path]
  }
}
