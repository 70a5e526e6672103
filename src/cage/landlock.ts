/** What a rule of Landlock lets through. */
export type Access = 'list' | 'read' | 'write' | 'device'

/** Rights on files, with the version of the interface that brought them. */
const RIGHTS = {
  execute: [0, 1],
  writeFile: [1, 1],
  readFile: [2, 1],
  readFolder: [3, 1],
  removeFolder: [4, 1],
  removeFile: [5, 1],
  makeCharacterDevice: [6, 1],
  makeFolder: [7, 1],
  makeFile: [8, 1],
  makeSocket: [9, 1],
  makeFifo: [10, 1],
  makeBlockDevice: [11, 1],
  makeLink: [12, 1],
  moveElsewhere: [13, 2],
  truncate: [14, 3],
  deviceControl: [15, 5],
} as const satisfies Record<string, readonly [bit: number, since: number]>

type Right = keyof typeof RIGHTS

const READING: readonly Right[] = ['execute', 'readFile', 'readFolder']
const OF_FILES: readonly Right[] = [
  ...['execute', 'writeFile', 'readFile', 'truncate', 'deviceControl'],
] as Right[]
const DEVICES: readonly Right[] = [
  'readFile',
  'readFolder',
  'writeFile',
  'truncate',
  'deviceControl',
]
const EVERY = Object.keys(RIGHTS) as Right[]

const RIGHTS_OF: Record<Access, readonly Right[]> = {
  list: ['readFolder'],
  read: READING,
  write: EVERY,
  device: DEVICES,
}

/** Since these versions the kernel scopes signals and sockets without a name. */
export const SCOPES_SINCE = 6
const NETWORK_SINCE = 4
const SCOPE_SOCKETS = 1n
const SCOPE_SIGNALS = 2n

function bits(rights: readonly Right[], version: number): bigint {
  return rights
    .filter((right) => RIGHTS[right][1] <= version)
    .reduce((sum, right) => sum | (1n << BigInt(RIGHTS[right][0])), 0n)
}

/** The rights of a rule; a file has only those of files. */
export function rightsOf(access: Access, isFolder: boolean, version: number): bigint {
  const wanted = RIGHTS_OF[access]
  return bits(isFolder ? wanted : wanted.filter((right) => OF_FILES.includes(right)), version)
}

/** The attributes of a set of rules that handles all rights on files which this kernel knows. */
export function rulesetAttributes(
  version: number,
  scope: { sockets: boolean; signals: boolean },
): Buffer {
  const size = version >= SCOPES_SINCE ? 24 : version >= NETWORK_SINCE ? 16 : 8
  const bytes = Buffer.alloc(size)
  bytes.writeBigUInt64LE(bits(EVERY, version))
  if (version >= SCOPES_SINCE) {
    const scoped = (scope.sockets ? SCOPE_SOCKETS : 0n) | (scope.signals ? SCOPE_SIGNALS : 0n)
    bytes.writeBigUInt64LE(scoped, 16)
  }
  return bytes
}

/** The attributes of a rule about what lies beneath an open file or folder. */
export function pathRule(rights: bigint, descriptor: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeBigUInt64LE(rights)
  bytes.writeInt32LE(descriptor, 8)
  return bytes
}
