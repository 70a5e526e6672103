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

/** In which agents name the project to a hook; a command may have left it meanwhile. */
export const PROJECT_VARIABLES = ['CLAUDE_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'QWEN_PROJECT_DIR']

/**
 * What on this machine is ours beside what the guard's own table names: the installed program, the
 * log where the environment moved it, and settings of the project in which the hook stands.
 */
export function ownFiles(
  packageFolder: string | undefined,
  project: string,
  env: Readonly<Record<string, string | undefined>>,
  started: string = process.cwd(),
): string[] {
  const program = packageFolder
    ? [join(packageFolder, 'bin'), join(packageFolder, 'dist'), join(packageFolder, 'package.json')]
    : []
  // Where the agent is now, and where it was started.
  const projects = new Set([project, started, ...PROJECT_VARIABLES.map((name) => env[name])])
  const settings = [...projects].flatMap((folder) =>
    folder ? PROJECT_SETTINGS.map((name) => join(folder, name)) : [],
  )
  return [
    ...program,
    stateFolder(),
    auditFolder(env),
    ...settings.filter((path) => /\baegish\b/.test(readRegularFile(path) ?? '')),
  ]
}
