/**
 * Addresses have many notations that programs accept and people overlook: one number, octal or
 * hexadecimal parts, fewer parts than four, or wrapped in one of version 6.
 */
export function withPlainHost(address: string): string {
  const [, before, host, after] = /^((?:\w+:\/\/)?(?:[^@/]*@)?)(\[[^\]]+\]|[^/:?#]+)(.*)$/s.exec(
    address,
  ) ?? [undefined, '', '', '']
  const plain = host!.startsWith('[') ? fromWrapped(host!) : fromNumbers(host!)
  return plain === undefined ? address : `${before}${plain}${after}`
}

function fromNumbers(host: string): string | undefined {
  const parts = host.split('.')
  if (parts.length > 4 || !parts.every(isNumber)) return undefined
  const numbers = parts.map((part) =>
    /^0x/i.test(part)
      ? Number.parseInt(part, 16)
      : Number.parseInt(part, /^0[0-7]+$/.test(part) ? 8 : 10),
  )
  // The last part fills all the places that are left.
  const last = numbers.pop()!
  const value = numbers.reduce((sum, part, i) => sum + part * 256 ** (3 - i), last)
  return dotted(value)
}

function isNumber(part: string): boolean {
  return part >= '0' && part < ':' && /^(?:0x[0-9a-f]+|\d+)$/i.test(part)
}

/** `[::ffff:a9fe:a9fe]`, `[::ffff:169.254.169.254]`. */
function fromWrapped(host: string): string | undefined {
  const inner = /^\[(?:0*:)*:?ffff:(.+)\]$/i.exec(host)?.[1]
  if (inner === undefined || inner.includes('.')) return inner
  const [high, low] = inner.split(':').map((part) => Number.parseInt(part, 16))
  return low === undefined ? undefined : dotted(high! * 65536 + low)
}

function dotted(value: number): string | undefined {
  if (!(value >= 0 && value < 2 ** 32)) return undefined
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.')
}
