// What disks, file systems and hasty hands do to files.
const KINDS = {
  flip(bytes, dice) {
    for (let i = dice.between(1, 8); i > 0; i--)
      bytes[dice.below(bytes.length)] ^= 1 << dice.below(8)
    return bytes
  },
  cut: (bytes, dice) => bytes.subarray(0, dice.below(bytes.length)),
  zeros(bytes, dice) {
    const at = dice.below(bytes.length)
    return bytes.fill(0, at, Math.min(bytes.length, at + dice.between(1, 4096)))
  },
  repeat(bytes, dice) {
    const at = dice.below(bytes.length)
    const end = Math.min(bytes.length, at + dice.between(1, 4096))
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)])
  },
  'repeat lines': (bytes) => Buffer.concat([bytes, bytes]),
  reorder: (bytes) => {
    const lines = bytes.toString('latin1').split('\n')
    return Buffer.from(`${lines.reverse().join('\n')}\n`, 'latin1')
  },
  empty: () => Buffer.alloc(0),
}

/** Damages a file in one way. */
export function damage(bytes, dice) {
  const did = dice.pick(Object.keys(KINDS))
  return { bytes: KINDS[did](Buffer.from(bytes), dice), did }
}
