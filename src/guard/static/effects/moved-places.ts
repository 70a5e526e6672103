import { compilePattern, matchesPattern } from '../resolve/pattern.ts'
import { hasGlob, plain, type Value } from '../resolve/value.ts'

/** Patterns and directories are compared with so many names, the newest ones. */
const MAX_COMPARED = 128
/** So many things are told to lie below a directory, in all of a text. */
const MAX_BELOW = 1024
/** No system has longer paths. */
const MAX_PATH = 4096

/** Files and directories that this command line moved: under a new name lies what lay under the old one. */
export class MovedPlaces {
  /** Where something lay at first, by the name that it has now. */
  readonly #origins = new Map<string, string>()
  #told = 0

  move(from: Value, to: Value): void {
    const [source, target] = [simple(from), simple(to)]
    const origin = this.originOf(source) ?? source
    if (target === '' || target === origin) {
      this.#origins.delete(target)
      return
    }
    this.#origins.set(target, origin)
    // Where the target is a directory already, it lies in there.
    this.#origins.set(`${target}/${source.slice(source.lastIndexOf('/') + 1)}`, origin)
  }

  /** Where that lay at first which a path means now; undefined where nothing was moved there. */
  originOf(path: Value): Value | undefined {
    if (this.#origins.size === 0 || path.length > MAX_PATH) return undefined
    const place = simple(path)
    for (let end = place.length; end > 0; end = place.lastIndexOf('/', end - 1)) {
      const origin = this.#origins.get(place.slice(0, end))
      if (origin !== undefined) return origin + place.slice(end)
    }
    return hasGlob(place) ? this.#originOfPattern(place) : undefined
  }

  /** `~/d?cs/x`: a pattern may mean what was moved. */
  #originOfPattern(place: Value): Value | undefined {
    const parts = place.split('/')
    for (const [name, origin] of this.#compared()) {
      const depth = name.split('/').length
      const above = plain(parts.slice(0, depth).join('/'))
      if (parts.length >= depth && matchesPattern(compilePattern(above), name))
        return [origin, ...parts.slice(depth)].join('/')
    }
    return undefined
  }

  /** Where those things lay at first that lie below a directory now. */
  originsBelow(directory: Value): string[] {
    if (this.#origins.size === 0 || this.#told > MAX_BELOW) return []
    const start = `${simple(directory)}/`
    const below = this.#compared()
      .filter(([name]) => name.startsWith(start) || (start === './' && !name.startsWith('/')))
      .map(([, origin]) => origin)
    this.#told += below.length
    return [...new Set(below)]
  }

  #compared(): [string, string][] {
    return [...this.#origins].slice(-MAX_COMPARED)
  }
}

/** A path without the steps that go up again, and without a slash at its end. */
function simple(path: Value): Value {
  return path
    .replace(/(?<=^|\/)[^/.][^/]*\/\.\.(?:\/|$)/g, '')
    .replace(/\/(?:\.?\/)+/g, '/')
    .replace(/(?<=.)\/\.?$/, '')
}
