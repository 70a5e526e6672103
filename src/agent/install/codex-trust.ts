import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type FoundHook, findHooks, type Settings } from './hook-entry.ts'
import type { Problem } from './installable-agent.ts'
import { readIfThere } from './read-if-there.ts'

const OFF =
  /^\s*\[features\][^[]*^\s*(?:codex_)?hooks\s*=\s*false\b|^\s*features\.(?:codex_)?hooks\s*=\s*false\b/ms

const TRUST = 'start "codex", type "/hooks", and trust it'

/**
 * Whether Codex runs the hooks of a file. It keeps a hash of every hook that a person trusts in its
 * config.toml and skips others without a word; the hash is over the hook as Codex understands it.
 */
export function codexTrust(
  file: string,
  settings: Settings,
  folder: string,
  directory: string,
): Problem[] {
  const config = readIfThere(join(folder, 'config.toml')) ?? ''
  const off = [join(directory, '.codex', 'config.toml'), join(folder, 'config.toml')].find((path) =>
    OFF.test(readIfThere(path) ?? ''),
  )
  if (off !== undefined) {
    return [{ says: `${off} switches hooks off`, advice: 'take it out of [features]' }]
  }
  return findHooks(settings).flatMap((found) => {
    const state = stateOf(config, keyOf(file, found))
    if (state !== undefined && /^\s*enabled\s*=\s*false\b/m.test(state)) {
      return [{ says: 'the hook is disabled in Codex', advice: 'start "codex", type "/hooks"' }]
    }
    if (state?.includes(hashOf(found))) return []
    const says = state === undefined ? 'Codex does not trust the hook' : 'the hook was changed'
    return [{ says: `${says}, so it is skipped silently`, advice: TRUST }]
  })
}

/** The table of config.toml about one hook. */
function stateOf(config: string, key: string): string | undefined {
  const header = `[hooks.state.${JSON.stringify(key)}]`
  const start = config.indexOf(header)
  if (start < 0) return undefined
  const rest = config.slice(start + header.length)
  const end = rest.search(/^\s*\[/m)
  return end < 0 ? rest : rest.slice(0, end)
}

function keyOf(file: string, { event, group, index }: FoundHook): string {
  return `${realpathSync(file)}:${snakeCase(event)}:${group}:${index}`
}

/** The hash as Codex 0.166 computes it: over JSON with sorted keys and its own defaults. */
export function hashOf({ event, matcher, hook }: FoundHook): string {
  const { command, timeout = 600, async = false } = hook
  const identity = {
    event_name: snakeCase(event),
    hooks: [{ async, command, timeout, type: 'command' }],
    ...(matcher !== undefined && { matcher }),
  }
  return `sha256:${createHash('sha256').update(JSON.stringify(identity)).digest('hex')}`
}

const snakeCase = (name: string) =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
