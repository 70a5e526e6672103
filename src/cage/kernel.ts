import type koffi from 'koffi'

/** The few doors to the kernel that Node does not have. */
export interface Kernel {
  /** The version of Landlock's interface; 0 where the kernel has none or does not let us. */
  landlockVersion(): number
  createRuleset(attributes: Buffer): number
  addPathRule(ruleset: number, attributes: Buffer): void
  restrictSelf(ruleset: number): void
  /** Nothing that is executed from now on gains rights by it. */
  setNoNewPrivileges(): void
  installSeccomp(program: Buffer): void
  /** Every signal does what it does by itself; Node ignores some, and that is inherited. */
  resetSignals(): void
  closeDescriptorsFrom(first: number): void
  /** The two ends of a pipe, of which neither is inherited. Node has only sockets for that. */
  pipe(): { read: number; write: number }
  /** Node closes these in what it executes. */
  keepDescriptor(descriptor: number): void
  /** Returns only where it fails, with the error's name. */
  execute(file: string, argv: readonly string[], env: readonly string[]): string
}

const LANDLOCK = { create: 444, add: 445, restrict: 446 }
const CLOSE_RANGE = 436
const PR_SET_SECCOMP = 22
const PR_SET_NO_NEW_PRIVS = 38
const SECCOMP_FILTER = 2
const F_SETFD = 2
const CLOSE_ON_EXEC = 0o2000000
const LAST_SIGNAL = 64
const UNCATCHABLE = [9, 19]

/** Loads koffi, which only `run` and `shell` do; fails where it is not installed. */
export async function openKernel(): Promise<Kernel> {
  const { default: ffi } = (await import('koffi')) as { default: typeof koffi }
  const libc = ffi.load(null)
  const syscall = libc.func('long syscall(long number, ...)')
  const prctl = libc.func('int prctl(int option, ...)')
  const fcntl = libc.func('int fcntl(int fd, int command, ...)')
  const pipe2 = libc.func('int pipe2(void *ends, int flags)')
  const signal = libc.func('void *signal(int number, void *handler)')
  const sigprocmask = libc.func('int sigprocmask(int how, const void *set, void *old)')
  const execve = libc.func('int execve(const char *path, const char **argv, const char **envp)')
  const errorName = () => {
    const number = ffi.errno()
    const found = Object.entries(ffi.os.errno).find(([, value]) => value === number)
    return found?.[0] ?? `error ${number}`
  }
  const must = (what: string, result: number) => {
    if (result < 0) throw new Error(`${what}: ${errorName()}`)
    return result
  }
  return {
    landlockVersion: () =>
      Math.max(0, syscall(LANDLOCK.create, 'void *', null, 'size_t', 0, 'uint32_t', 1)),
    createRuleset: (attributes) =>
      must(
        'landlock_create_ruleset',
        syscall(
          LANDLOCK.create,
          ...['void *', attributes, 'size_t', attributes.length, 'uint32_t', 0],
        ),
      ),
    addPathRule(ruleset, attributes) {
      must(
        'landlock_add_rule',
        syscall(LANDLOCK.add, 'int', ruleset, 'int', 1, 'void *', attributes, 'uint32_t', 0),
      )
    },
    restrictSelf(ruleset) {
      must('landlock_restrict_self', syscall(LANDLOCK.restrict, 'int', ruleset, 'uint32_t', 0))
    },
    setNoNewPrivileges() {
      const zeros = ['ulong', 0, 'ulong', 0, 'ulong', 0]
      must('no_new_privs', prctl(PR_SET_NO_NEW_PRIVS, 'ulong', 1, ...zeros))
    },
    installSeccomp(program) {
      const address = ffi.alloc('uint8_t', program.length)
      ffi.encode(address, ffi.array('uint8_t', program.length), [...program])
      // The kernel reads a length in instructions and a pointer, aligned.
      const header = Buffer.alloc(16)
      header.writeUInt16LE(program.length / 8)
      header.writeBigUInt64LE(ffi.address(address), 8)
      must('seccomp', prctl(PR_SET_SECCOMP, 'ulong', SECCOMP_FILTER, 'void *', header))
    },
    resetSignals() {
      for (let number = 1; number <= LAST_SIGNAL; number++) {
        if (!UNCATCHABLE.includes(number)) signal(number, null)
      }
      sigprocmask(2, Buffer.alloc(128), null)
    },
    closeDescriptorsFrom(first) {
      syscall(CLOSE_RANGE, 'uint', first, 'uint', 0xffffffff, 'uint', 4)
    },
    pipe() {
      const ends = Buffer.alloc(8)
      must('pipe', pipe2(ends, CLOSE_ON_EXEC))
      return { read: ends.readInt32LE(0), write: ends.readInt32LE(4) }
    },
    keepDescriptor(descriptor) {
      fcntl(descriptor, F_SETFD, 'int', 0)
    },
    execute(file, argv, env) {
      execve(file, [...argv, null], [...env, null])
      return errorName()
    },
  }
}
