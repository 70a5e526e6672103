import { join } from 'node:path'
import { auditFolder, stateFolder } from '../audit/index.ts'
import { readRegularFile } from './read-regular-file.ts'

/** Settings that a project may keep its hooks in. */
const PROJECT_SETTINGS = [
  '.claude/settings.json',
  '.claude/settings.local.json',
  '.codex/hooks.json',
  '.gemini/settings.json',
  '.qwen/settings.json',
  '.cursor/hooks.json',
  '.github/hooks/aegish.json',
]

/**
 * What on this machine is ours beside what the guard's own table names: the installed program, the
 * log where the environment moved it, and settings of the project in which the hook stands.
 */
export function ownFiles(
  packageFolder: string | undefined,
  directory: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const program = packageFolder
    ? [join(packageFolder, 'bin'), join(packageFolder, 'dist'), join(packageFolder, 'package.json')]
    : []
  const settings =
    directory === undefined ? [] : PROJECT_SETTINGS.map((name) => join(directory, name))
  return [
    ...program,
    stateFolder(),
    auditFolder(env),
    ...settings.filter((path) => /\baegish\b/.test(readRegularFile(path) ?? '')),
  ]
}
