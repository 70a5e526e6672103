import { UserError } from '../verdict/index.ts'
import type { LinearModel } from './linear-model.ts'
import { isShape, sizeOf } from './shape.ts'

/** A file of weights: this head, then one signed byte for each weight. Numbers are little-endian. */
const AT = {
  magic: 0,
  version: 4,
  bits: 5,
  shortest: 6,
  longest: 7,
  scale: 8,
  bias: 16,
  threshold: 24,
  checksum: 32,
  weights: 36,
} as const
const MAGIC = 'AEGW'
const VERSION = 1

/** A model as the bytes of a file. */
export function encodeWeights({ shape, weights, scale, bias, threshold }: LinearModel): Buffer {
  const bytes = Buffer.alloc(AT.weights + weights.length)
  bytes.write(MAGIC, AT.magic, 'latin1')
  bytes.writeUInt8(VERSION, AT.version)
  bytes.writeUInt8(shape.bits, AT.bits)
  bytes.writeUInt8(shape.shortest, AT.shortest)
  bytes.writeUInt8(shape.longest, AT.longest)
  bytes.writeDoubleLE(scale, AT.scale)
  bytes.writeDoubleLE(bias, AT.bias)
  bytes.writeDoubleLE(threshold, AT.threshold)
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), AT.weights)
  bytes.writeUInt32LE(checksumOf(bytes), AT.checksum)
  return bytes
}

/**
 * The model in the bytes of a file. Checks all that scoring relies on, but not the checksum: adding up
 * 64 KB takes a hook that has just started longer than its answer.
 */
export function decodeWeights(bytes: Uint8Array, name: string): LinearModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const refuse = (why: string) =>
    new UserError('BAD_WEIGHTS', `${name} ${why}: install aegish again, or train the weights anew`)
  if (bytes.length < AT.weights || !startsWithMagic(bytes)) throw refuse('is no file of weights')
  const version = view.getUint8(AT.version)
  if (version !== VERSION) throw refuse(`has version ${version}, and only ${VERSION} is known`)
  const shape = {
    bits: view.getUint8(AT.bits),
    shortest: view.getUint8(AT.shortest),
    longest: view.getUint8(AT.longest),
  }
  const [scale, bias, threshold] = [AT.scale, AT.bias, AT.threshold].map((at) =>
    view.getFloat64(at, true),
  ) as [number, number, number]
  if (!isShape(shape) || ![scale, bias, threshold].every(Number.isFinite))
    throw refuse('is damaged')
  if (bytes.length !== AT.weights + sizeOf(shape))
    throw refuse('is cut off or has something behind it')
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + AT.weights, sizeOf(shape))
  return { shape, weights, scale, bias, threshold }
}

/** The model in a file whose every byte is checked: where it is made, and before it is packed. */
export function decodeCheckedWeights(bytes: Uint8Array, name: string): LinearModel {
  const model = decodeWeights(bytes, name)
  const stored = new DataView(bytes.buffer, bytes.byteOffset).getUint32(AT.checksum, true)
  if (stored !== checksumOf(bytes))
    throw new UserError('BAD_WEIGHTS', `${name} is damaged: its checksum is wrong`)
  return model
}

function startsWithMagic(bytes: Uint8Array): boolean {
  return [...MAGIC].every((letter, at) => bytes[at] === letter.charCodeAt(0))
}

/** FNV-1a over everything but the checksum itself. */
function checksumOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < bytes.length; at++) {
    if (at < AT.checksum || at >= AT.weights) hash = Math.imul(hash ^ bytes[at]!, 0x01000193)
  }
  return hash >>> 0
}
