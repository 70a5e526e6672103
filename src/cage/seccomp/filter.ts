import { type Outcome, type SyscallRules, syscallRules, type Test } from './rules.ts'
import { ARCHITECTURES, type Architecture, SYSCALLS } from './syscalls.ts'

/** One instruction of the classic packet filter, as the kernel reads it. */
type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number]

const LOAD = 0x20
const AND = 0x54
const JUMP_EQUAL = 0x15
const JUMP_AT_LEAST = 0x35
const RETURN = 0x06

const ALLOW = 0x7fff0000
const ERROR = 0x00050000
const KILL_PROCESS = 0x80000000

/** Offsets in what the kernel shows of a call: number, architecture, then arguments of 8 bytes. */
const NUMBER = 0
const ARCHITECTURE = 4
const lowerHalf = (argument: number) => 16 + 8 * argument

/** Calls of x32, another way to call this kernel on x64, have this bit. */
const X32 = 0x40000000

/**
 * A program for `seccomp`: the rules of the table for one architecture. Whoever calls by the
 * conventions of another one, where numbers mean other calls, is ended.
 */
export function seccompFilter(architecture: Architecture, options: SyscallRules): Buffer {
  const { audit, column } = ARCHITECTURES[architecture]
  const program: Instruction[] = [
    [LOAD, 0, 0, ARCHITECTURE],
    [JUMP_EQUAL, 1, 0, audit],
    [RETURN, 0, 0, KILL_PROCESS],
    [LOAD, 0, 0, NUMBER],
    [JUMP_AT_LEAST, 0, 1, X32],
    [RETURN, 0, 0, KILL_PROCESS],
  ]
  for (const [name, outcome] of syscallRules(options)) {
    const number = SYSCALLS[name][column]
    if (number === undefined) continue
    const body = instructions(outcome)
    program.push([JUMP_EQUAL, 0, body.length, number], ...body)
  }
  program.push([RETURN, 0, 0, ALLOW])
  return encode(program)
}

/** Every way through these ends in a return: no call has two entries in the table. */
function instructions(outcome: Outcome): Instruction[] {
  if (outcome === 'allow') return [[RETURN, 0, 0, ALLOW]]
  if (typeof outcome === 'number') return [[RETURN, 0, 0, ERROR | outcome]]
  return testInstructions(outcome)
}

function testInstructions({ argument, mask, cases, otherwise }: Test): Instruction[] {
  return [
    [LOAD, 0, 0, lowerHalf(argument)],
    ...(mask === undefined ? [] : [[AND, 0, 0, mask] as const]),
    ...cases.flatMap(([values, then]) => {
      const body = instructions(then)
      return values.flatMap((value) => [[JUMP_EQUAL, 0, body.length, value] as const, ...body])
    }),
    ...instructions(otherwise),
  ]
}

function encode(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8)
  for (const [i, [code, ifTrue, ifFalse, value]] of program.entries()) {
    bytes.writeUInt16LE(code, i * 8)
    bytes.writeUInt8(ifTrue, i * 8 + 2)
    bytes.writeUInt8(ifFalse, i * 8 + 3)
    bytes.writeUInt32LE(value >>> 0, i * 8 + 4)
  }
  return bytes
}
