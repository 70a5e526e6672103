import type { Span } from '../effects/effect.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { canonicalName } from '../effects/program-names.ts'
import { plain } from '../resolve/value.ts'

/** Images that many have looked through, wherever they are kept. */
const LOOKED_THROUGH =
  /^(?:(?:docker\.io|public\.ecr\.aws\/docker)\/library|registry\.k8s\.io|mcr\.microsoft\.com|gcr\.io\/distroless)\//

const OF_OTHERS = 'whose image it is that others get under this name'
const OF_CONTAINER = 'what the container has kept that others get with the image'

/** Images that are sent under a name which the same text has given them, though they were made elsewhere. */
export function relabelledImages(
  machine: Machine,
): { program: string; from: string; span: Span }[] {
  if (machine.resolved.length < 2) return []
  const made = new Map<string, string>()
  return machine.resolved.flatMap(({ arguments: words, span }) => {
    if (words.length < 3) return []
    const program = canonicalName(plain(words[0]!))
    if (!isKind(program, 'image-keeper')) return []
    const [verb, source = '', name = ''] = words
      .slice(1)
      .map(plain)
      .filter((word) => !word.startsWith('-') && word !== 'image' && word !== 'container')
    const bare = withoutScheme(source)
    const called = withoutScheme(name)
    if (verb === 'tag') note(made, bare, called)
    else if (verb === 'commit' || verb === 'import') made.set(called, OF_CONTAINER)
    if (verb !== 'push') return []
    if (called !== '') note(made, bare, called)
    const from = made.get(called === '' ? bare : called)
    return from === undefined ? [] : [{ program, from, span }]
  })
}

function note(made: Map<string, string>, source: string, name: string): void {
  const from = made.get(source) ?? (isOfOthers(source, name) ? OF_OTHERS : undefined)
  if (from !== undefined) made.set(name, from)
}

/** From one registry to another; what has no registry in its name was made here. */
function isOfOthers(source: string, name: string): boolean {
  const from = registryOf(source)
  return from !== undefined && from !== registryOf(name) && !LOOKED_THROUGH.test(source)
}

function registryOf(image: string): string | undefined {
  return /^([\w-]+(?:\.[\w-]+)+(?::\d+)?)\//.exec(image)?.[1]
}

function withoutScheme(image: string): string {
  return image.replace(/^(?:docker|containers-storage):(?:\/\/)?/, '')
}
