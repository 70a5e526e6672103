import { isWithin } from '../paths.ts'

/** Real folders that stand for a folder of a home, wherever the environment has put them. */
export type Homes = readonly (readonly [folder: string, form: string])[]

/** Moved parts of a home, by the variable that says where. */
const MOVED = [
  ['XDG_CONFIG_HOME', '~/.config'],
  ['XDG_DATA_HOME', '~/.local/share'],
  ['XDG_STATE_HOME', '~/.local/state'],
  ['XDG_CACHE_HOME', '~/.cache'],
  ['CARGO_HOME', '~/.cargo'],
  ['CLAUDE_CONFIG_DIR', '~/.claude'],
  ['CODEX_HOME', '~/.codex'],
] as const

/** The home, and what the environment has moved out of it. */
export function homesOf(
  home: string,
  env: Readonly<Record<string, string | undefined>>,
  resolve: (path: string) => string | undefined,
): Homes {
  const moved = MOVED.flatMap(([variable, form]) => {
    const value = env[variable]
    const folder = value?.startsWith('/') ? resolve(value) : undefined
    return folder === undefined || folder === '/' ? [] : [[folder, form] as const]
  })
  // The longest first: the most exact name counts.
  return [[home, '~'] as const, ...moved].sort(([a], [b]) => b.length - a.length)
}

/** A path in the form that the tables of the policy are written for: `~/.ssh/id_rsa`. */
export function formOf(path: string, homes: Homes): string {
  const found = homes.find(([folder]) => isWithin(path, folder))
  return found ? found[1] + path.slice(found[0].length) : path
}
