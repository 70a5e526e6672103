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

/** Parts of a home that hold much else, and in which secrets and start-up files lie. */
export const PARTS: readonly string[] = ['~/.local', ...MOVED.map(([, form]) => form)]

/**
 * The home, and the parts of it that lie elsewhere: because the environment says so, or because they
 * are links (`~/.config` in a folder of dotfiles).
 */
export function homesOf(
  home: string,
  env: Readonly<Record<string, string | undefined>>,
  resolve: (path: string) => string | undefined,
): Homes {
  const moved = MOVED.flatMap(([variable, form]) => {
    const value = env[variable]
    return value?.startsWith('/') ? [[resolve(value), form] as const] : []
  })
  const linked = PARTS.flatMap((form) => {
    const path = home + form.slice(1)
    const folder = resolve(path)
    return folder === path ? [] : [[folder, form] as const]
  })
  const otherForms = [...moved, ...linked].flatMap(([folder, form]) =>
    folder === undefined || folder === '/' ? [] : [[folder, form] as const],
  )
  // The longest first: the most exact name counts.
  return [[home, '~'] as const, ...otherForms].sort(([a], [b]) => b.length - a.length)
}

/**
 * A path in the forms that the tables of the policy are written for: `~/.ssh/id_rsa`. Several, where
 * a variable moves a part of the home to where another part is: that one is still there.
 */
export function formsOf(path: string, homes: Homes): string[] {
  const found = homes.filter(([folder]) => isWithin(path, folder))
  return found.length > 0 ? found.map(([folder, form]) => form + path.slice(folder.length)) : [path]
}
