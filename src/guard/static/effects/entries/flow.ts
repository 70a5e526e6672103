import { plain, symbolsOnly, type Value } from '../../resolve/value.ts'
import { isFetched } from '../foreign-code.ts'
import type { Entry } from '../knowledge/entry.ts'
import { DATA_FILE } from '../languages/source-files.ts'
import type { Machine } from '../machine.ts'
import { codeFrom } from '../program-kinds.ts'
import type { Provenance } from '../provenance.ts'
import { bringInto, derived, sendTo, writeFile } from '../world.ts'

/** What flows through a program while its arguments are applied. */
export interface Flow {
  /** The content of what it reads. */
  reads: Value[]
  writes: Write[]
  /** What it sends beside what it reads, and where to. */
  sends: Value[]
  destinations: Address[]
  /** Where it gets things from. */
  sources: Address[]
  /** What commands printed that it ran. */
  outputs: Value[]
  /** It ran code or a script: its input is not code any more. */
  ran: boolean
}

interface Write {
  path: Value
  append: boolean
  provenance: Provenance
  /** It is what the program makes of its sources; a folder ends in a slash. */
  isProduct?: boolean
}

/** Another machine, and what named it. */
interface Address {
  address: Value
  provenance: Provenance
}

/** A program before its arguments are looked at. */
export function emptyFlow(): Flow {
  return {
    reads: [],
    writes: [],
    sends: [],
    destinations: [],
    sources: [],
    outputs: [],
    ran: false,
  }
}

/** Data reaches its places: files, other machines, and the output, which is returned. */
export function finishFlow(machine: Machine, name: string, entry: Entry, flow: Flow): Value {
  const input = flow.reads.length === 0 && !flow.ran ? (machine.inputValue ?? '') : ''
  const content = [...flow.reads, input].join('') || unnamedSources(machine, entry, flow)
  const fetched = flow.sources.map(({ address }) => machine.unknown('network', plain(address)))
  const destinations = new Set(flow.destinations.map(({ address }) => address))
  for (const { address, provenance } of flow.sources) {
    if (destinations.has(address)) continue
    machine.provenance = provenance
    machine.emit('fetch', name, plain(address))
  }
  for (const { address, provenance } of flow.destinations) {
    machine.provenance = provenance
    sendTo(machine, name, address, flow.sends.join('') + content)
  }
  // A relay or a service of its own: the program itself knows where to.
  if (flow.sends.length > 0 && flow.destinations.length === 0) {
    machine.provenance = { by: 'entry', name, key: 'what it sends' }
    sendTo(machine, name, name, flow.sends.join(''))
  }
  const copies = entry.traits.has('copies')
  const through = fetched.length > 0 ? fetched.join('') : content + flow.outputs.join('')
  // One for all of them: there may be as many as there are words.
  const contents = new Map<boolean, Value>()
  for (const { path, provenance, append, isProduct = false } of flow.writes) {
    machine.provenance = provenance
    if (isProduct && path.endsWith('/')) {
      bringInto(machine, path, through)
      continue
    }
    const content = contents.get(isProduct) ?? written(machine, name, entry, through, isProduct)
    contents.set(isProduct, content)
    writeFile(machine, name, path, content, append)
  }
  switch (entry.traits.get('out')) {
    case 'none':
      return ''
    case 'meta':
      return machine.unknown('output', name)
    case 'network':
      return fetched.join('') || machine.unknown('network', name)
    case 'code':
      // What it was told to print is what it prints.
      return flow.outputs.length > 0
        ? flow.outputs.join('')
        : machine.unknown('output', codeFrom(name))
    case 'decoded':
      return symbolsOnly(through) + machine.unknown('decoded', name)
    default:
      if (flow.outputs.length > 0) return flow.outputs.join('')
      if (fetched.length > 0) return fetched.join('')
      return copies && through !== '' ? through : derived(machine, name, through)
  }
}

/** A compiler that is told a name, and no file, finds the source by itself: perhaps what was fetched. */
function unnamedSources(machine: Machine, { kinds }: Entry, { writes }: Flow): Value {
  if (writes.length === 0 || !kinds.has('compiler')) return ''
  return [...machine.files]
    .filter(([path, content]) => !DATA_FILE.test(path) && isFetched(machine, content))
    .map(([, content]) => content)
    .join('')
}

/** The new content of a file: what a decompressor read, or something derived from what was read. */
function written(
  machine: Machine,
  name: string,
  { kinds, traits }: Entry,
  content: Value,
  isProduct: boolean,
): Value {
  // The file gets what the program would print.
  if (content === '' && kinds.has('teller')) return machine.unknown('output', name)
  if (content === '' || traits.has('copies')) return content
  // A program that only sometimes compiles prints other things, too.
  const isMade = kinds.has('compressor') || (isProduct && !kinds.has('compiler'))
  const source = isMade ? symbolsOnly(content) : ''
  return source === '' ? derived(machine, name, content) : source
}
