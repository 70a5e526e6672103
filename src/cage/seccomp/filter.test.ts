import { describe, expect, it } from 'vitest'
import { seccompFilter } from './filter.ts'
import type { SyscallRules } from './rules.ts'
import { ARCHITECTURES, type Architecture, SYSCALLS, type SyscallName } from './syscalls.ts'

/** The kernel's machine for these programs, as far as they use it. */
function evaluate(program: Buffer, architecture: number, number: number, args: bigint[]): number {
  const data = Buffer.alloc(64)
  data.writeUInt32LE(number, 0)
  data.writeUInt32LE(architecture, 4)
  for (const [i, value] of args.entries())
    data.writeBigUInt64LE(BigInt.asUintN(64, value), 16 + 8 * i)
  let accumulator = 0
  for (let at = 0; at < program.length; at += 8) {
    const code = program.readUInt16LE(at)
    const value = program.readUInt32LE(at + 4)
    const jump = (isTrue: boolean) => {
      at += 8 * program.readUInt8(at + (isTrue ? 2 : 3))
    }
    if (code === 0x20) accumulator = data.readUInt32LE(value)
    else if (code === 0x54) accumulator = (accumulator & value) >>> 0
    else if (code === 0x15) jump(accumulator === value)
    else if (code === 0x35) jump(accumulator >= value)
    else if (code === 0x06) return value
    else throw new Error(`unknown instruction ${code}`)
  }
  throw new Error('the program has no end')
}

const ALLOWED = 0x7fff0000
const KILLED = 0x80000000
const refused = (error: number) => 0x00050000 | error
const EPERM = refused(1)
const EACCES = refused(13)
const ENOSYS = refused(38)

const usual: SyscallRules = { withoutInternet: false, sharesGroup: true }

function decide(
  name: SyscallName,
  args: (number | bigint)[] = [],
  options: Partial<SyscallRules> = {},
  architecture: Architecture = 'x64',
): number {
  const { audit, column } = ARCHITECTURES[architecture]
  const program = seccompFilter(architecture, { ...usual, ...options })
  return evaluate(program, audit, SYSCALLS[name][column]!, args.map(BigInt))
}

describe.each(['x64', 'arm64'] as const)('the filter of system calls on %s', (architecture) => {
  it('refuses what nothing in a cage has a use for', () => {
    for (const name of ['mount', 'umount2', 'setns', 'keyctl', 'bpf', 'fsopen'] as const) {
      expect(decide(name, [], {}, architecture), name).toBe(EPERM)
    }
    for (const name of ['io_uring_setup', 'clone3', 'openat2'] as const) {
      expect(decide(name, [], {}, architecture), name).toBe(ENOSYS)
    }
  })

  it('ends whoever calls by the conventions of another architecture', () => {
    const program = seccompFilter(architecture, usual)
    const i386 = 0x40000003
    expect(evaluate(program, i386, 1, [])).toBe(KILLED)
    const other = ARCHITECTURES[architecture === 'x64' ? 'arm64' : 'x64'].audit
    expect(evaluate(program, other, 1, [])).toBe(KILLED)
    expect(evaluate(program, ARCHITECTURES[architecture].audit, 0x40000000 | 16, [])).toBe(KILLED)
  })

  it('lets through what it does not name', () => {
    const program = seccompFilter(architecture, usual)
    // read and getppid
    for (const number of architecture === 'x64' ? [0, 110] : [63, 173]) {
      expect(evaluate(program, ARCHITECTURES[architecture].audit, number, [])).toBe(ALLOWED)
    }
  })
})

describe('the filter of system calls', () => {
  it('keeps bytes from being typed into a terminal, whatever the upper half says', () => {
    const TIOCSTI = 0x5412
    expect(decide('ioctl', [0, TIOCSTI])).toBe(EPERM)
    expect(decide('ioctl', [0, 0x1_0000_5412n])).toBe(EPERM)
    const TIOCGWINSZ = 0x5413
    expect(decide('ioctl', [0, TIOCGWINSZ])).toBe(ALLOWED)
  })

  it('makes processes and threads, but no user namespaces', () => {
    const thread = 0x3d0f00
    expect(decide('clone', [thread])).toBe(ALLOWED)
    expect(decide('clone', [17])).toBe(ALLOWED)
    expect(decide('clone', [0x10000000 | 17])).toBe(EPERM)
    expect(decide('unshare', [0x10000000 | 0x20000])).toBe(EPERM)
  })

  it('knows families of sockets', () => {
    const [unix, inet, inet6, netlink, packet, vsock] = [1, 2, 10, 16, 17, 40]
    const [stream, datagram, raw] = [1, 2, 3]
    expect(decide('socket', [unix, stream, 0])).toBe(ALLOWED)
    expect(decide('socket', [inet, stream, 0])).toBe(ALLOWED)
    expect(decide('socket', [inet6, datagram | 0x80000, 0])).toBe(ALLOWED)
    expect(decide('socket', [inet, raw, 1])).toBe(EPERM)
    expect(decide('socket', [netlink, raw, 0])).toBe(ALLOWED)
    expect(decide('socket', [netlink, raw, 9])).toBe(EACCES)
    for (const family of [packet, vsock]) expect(decide('socket', [family, raw, 0])).toBe(EACCES)
    for (const family of [inet, inet6]) {
      for (const type of [stream, datagram]) {
        expect(decide('socket', [family, type, 0], { withoutInternet: true })).toBe(EACCES)
      }
    }
    expect(decide('socket', [unix, stream, 0], { withoutInternet: true })).toBe(ALLOWED)
  })

  it('makes no program that runs with the rights of its owner', () => {
    expect(decide('chmod', [0, 0o755])).toBe(ALLOWED)
    expect(decide('chmod', [0, 0o4755])).toBe(EPERM)
    expect(decide('fchmodat', [-100, 0, 0o4755])).toBe(EPERM)
    expect(decide('fchmodat2', [-100, 0, 0o6755, 0])).toBe(EPERM)
    const [create, temporary] = [0o100, 0o20200000]
    expect(decide('openat', [-100, 0, create | 1, 0o4755])).toBe(EPERM)
    expect(decide('openat', [-100, 0, temporary | 1, 0o4755])).toBe(EPERM)
    expect(decide('openat', [-100, 0, create | 1, 0o644])).toBe(ALLOWED)
    // Without creating, that argument is whatever lay there.
    expect(decide('openat', [-100, 0, 0, 0o7777])).toBe(ALLOWED)
  })

  it('lets a full-screen program stop its group, and nobody end it', () => {
    const [terminate, stop] = [15, 20]
    expect(decide('kill', [0, stop])).toBe(ALLOWED)
    expect(decide('kill', [0, terminate])).toBe(EPERM)
    expect(decide('kill', [1234, terminate])).toBe(ALLOWED)
    expect(decide('kill', [-1234, terminate])).toBe(ALLOWED)
    expect(decide('pidfd_send_signal', [5, 9, 0, 4])).toBe(EPERM)
    expect(decide('kill', [0, terminate], { sharesGroup: false })).toBe(ALLOWED)
  })
})
