import { TooComplex } from '../parse/parse-script.ts'
import { isKnown, type Value } from '../resolve/value.ts'

/** Every path is followed through all of them. */
const MAX_LINKS = 250

/** What this command line did to the file system beside writing files. */
export class FileSystem {
  /** Other names of files and directories: symbolic links and bound mounts. */
  readonly #links = new Map<string, string>()
  /** Programs that were copied or linked under another name. */
  readonly programs = new Map<string, string>()
  /** Named pipes: what one command writes, another one reads at the same time. */
  readonly pipes = new Set<string>()
  /** Shells that wait for what comes out of a pipe, by its path. */
  readonly waiting = new Map<string, string>()
  /** Directories whose content came from elsewhere, and from where. */
  readonly #foreign = new Map<string, string>()

  /** Directories of programs that were made here, inside of a directory from elsewhere. */
  readonly #made: string[] = []

  link(name: string, target: string): void {
    if (this.#links.size >= MAX_LINKS) throw new TooComplex('it makes too many links')
    if (name !== target) this.#links.set(name.replace(/\/$/, ''), target.replace(/\/$/, ''))
  }

  /** The place that a path really means. */
  follow(path: Value): Value {
    if (this.#links.size === 0) return path
    let place = path
    for (let hops = 0; hops < 5; hops++) {
      const next = this.#step(place)
      if (next === undefined) return place
      place = next
    }
    return place
  }

  #step(path: string): string | undefined {
    for (const [name, target] of this.#links) {
      if (path === name) return target
      if (path.startsWith(`${name}/`)) return target + path.slice(name.length)
    }
    return undefined
  }

  /** Places outside that links below this directory lead to. */
  linksBelow(directory: string): string[] {
    const start = directory === '.' ? '' : `${directory.replace(/\/+$/, '')}/`
    return [...this.#links].filter(([name]) => name.startsWith(start)).map(([, target]) => target)
  }

  /** Everything below this directory came from there. */
  bring(directory: string, source: string): void {
    this.#foreign.set(directory.replace(/\/+(?:\.?\/*)?$/, '') || '.', source)
  }

  /** Whether this very file was copied out of a directory that came from elsewhere. */
  isBroughtFile(path: string): boolean {
    return this.#foreign.has(path)
  }

  /** A virtual environment is made here: what starts from it was not brought. */
  make(directory: string): void {
    this.#made.push(`${climbed(directory).replace(/\/$/, '')}/bin/`)
  }

  /** Where a path below a brought directory came from. */
  sourceOf(written: string): string | undefined {
    if (this.#foreign.size === 0) return undefined
    const path = climbed(written)
    if (this.#made.some((place) => path.startsWith(place))) return undefined
    for (const [directory, source] of this.#foreign) {
      if (
        path === directory ||
        path.startsWith(`${directory}/`) ||
        (directory === '.' && !path.startsWith('/') && isKnown(path.slice(0, 1)))
      )
        return source
    }
    return undefined
  }
}

/** A path without the steps that go up again, where the text shows what they leave. */
export function climbed(path: string): string {
  return path.replace(/(?<=^|\/)[^/.\uE000-\uF8FF][^/\uE000-\uF8FF]*\/\.\.\//g, '')
}
