import { symbolsOnly, type Value } from '../../../resolve/value.ts'
import { sendTo } from '../../world.ts'
import { FILE_CALLS } from './file-calls.ts'
import {
  type CodeArgument,
  type CodeCalls,
  type CodeState,
  type CodeValue,
  findCall,
  passOn,
} from './language.ts'
import { NETWORK_CALLS } from './network-calls.ts'
import { RUN_CALLS } from './run-calls.ts'
import { TEXT_CALLS } from './text-calls.ts'

/** Calls of functions that are named by a value. */
const NAMED_CALLS: CodeCalls = {
  'call-by-name': ({ state, value, args }) =>
    applyCall(state, findCall(state.language.calls, value), value, args.slice(1), undefined),
  /** `(apply f (list …))`: the function by its name, then its arguments. */
  apply: ({ state, args }) => {
    const name = args[0]?.path ?? ''
    return applyCall(
      state,
      findCall(state.language.calls, name),
      name,
      args.slice(1).flatMap((item) => item.list ?? [item]),
      undefined,
    )
  },
}

const CALLS: CodeCalls = {
  ...RUN_CALLS,
  ...FILE_CALLS,
  ...NETWORK_CALLS,
  ...TEXT_CALLS,
  ...NAMED_CALLS,
}

/** Applies one call of a function whose role is known; calls of others only pass values on. */
export function applyCall(
  state: CodeState,
  role: string | undefined,
  path: string,
  args: CodeArgument[],
  receiver: CodeValue | undefined,
): CodeValue {
  state.machine.step()
  if (role === undefined) {
    const text = args.map((argument) => symbolsOnly(argument.text)).join('')
    return { text: (receiver?.text ?? '') + text, path }
  }
  const [kind = '', position = '0'] = role.split(/\.(?=\d|keyword)/)
  const at = Number(position) || 0
  const positional = args.filter((argument) => argument.keyword === undefined)
  const value = (positional[at] ?? args[at])?.text ?? ''
  const call = { state, kind, at, path, args, positional, value, receiver }
  return (CALLS[kind] ?? passOn)(call)
}

/** Draws the conclusions that need the whole code: a connection and a shell are a reverse shell. */
export function finishCode(state: CodeState): Value {
  const { machine, by, connections, sends, reads } = state
  if (connections.length > 0 && state.executes) {
    machine.emit('remote-shell', by, connections[0]!)
  }
  for (const { address, data } of sends) sendTo(machine, by, address, data + reads.join(''))
  if (sends.length === 0 && connections.length > 0 && reads.length > 0)
    sendTo(machine, by, connections[0]!, reads.join(''))
  if (state.output.length > 0) return state.output.join('')
  return reads.length > 0 ? reads.join('') : machine.unknown('output', by)
}
