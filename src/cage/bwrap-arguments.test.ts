import { describe, expect, it } from 'vitest'
import { type BubblewrapPlan, bubblewrapArguments } from './bwrap-arguments.ts'

const plan: BubblewrapPlan = {
  rules: [],
  net: 'loopback',
  workspace: '/w',
  newSession: true,
  nothing: '/cage/nothing',
  seccomp: 9,
  version: [0, 8],
}
const args = (changes: Partial<BubblewrapPlan> = {}) =>
  bubblewrapArguments({ ...plan, ...changes }).join(' ')

describe('the arguments of bubblewrap', () => {
  it('take every privilege away and close every namespace', () => {
    for (const word of ['user', 'pid', 'ipc', 'uts', 'net']) {
      expect(args()).toContain(`--unshare-${word} `)
    }
    expect(args()).toContain('--cap-drop ALL --die-with-parent --new-session')
    expect(args()).toContain('--ro-bind / / --dev /dev --proc /proc')
    // Root could write there without any capability.
    expect(args()).toContain('--proc /proc --ro-bind-try /proc/sys /proc/sys')
    expect(args()).toMatch(/--chdir \/w --seccomp 9$/)
  })

  it('leave the network and the terminal where they are asked for', () => {
    expect(args({ net: 'all' })).not.toContain('--unshare-net')
    expect(args({ newSession: false })).not.toContain('--new-session')
    expect(args({ seccomp: undefined })).not.toContain('--seccomp')
    const also = { source: '/usr/bin/bash', target: '/run/aegish/bash' }
    expect(args({ also })).toContain('--ro-bind /usr/bin/bash /run/aegish/bash')
  })

  it('name only options that this version has', () => {
    expect(args({ version: [0, 8] })).toContain('--disable-userns')
    expect(args({ version: [0, 4] })).not.toContain('--disable-userns')
    expect(args({ version: [1, 0] })).toContain('--disable-userns')
  })

  it('mount every kind of rule, and close empty folders only at the end', () => {
    const ours = { by: 'table', why: '' } as const
    const made = args({
      rules: [
        { path: '/h/.ssh', rule: 'empty', ...ours },
        { path: '/h/.netrc', rule: 'nothing', ...ours },
        { path: '/h/a.sock', rule: 'unreachable', ...ours },
        { path: '/w', rule: 'writable', ...ours },
        { path: '/tmp', rule: 'scratch', ...ours },
        { path: '/h/.ssh/known_hosts', rule: 'read-only', ...ours },
      ],
    })
    expect(made).toContain(
      '--perms 0555 --tmpfs /h/.ssh --ro-bind /cage/nothing /h/.netrc --ro-bind /dev/null /h/a.sock --bind /w /w --perms 1777 --tmpfs /tmp --ro-bind /h/.ssh/known_hosts /h/.ssh/known_hosts --remount-ro /h/.ssh --chdir',
    )
  })
})
