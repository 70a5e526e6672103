import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { claudeCode } from './agents/claude-code.ts'
import { cline } from './agents/cline.ts'
import { codex } from './agents/codex.ts'
import { copilot } from './agents/copilot.ts'
import { cursor } from './agents/cursor.ts'
import { gemini } from './agents/gemini.ts'
import { opencode } from './agents/opencode.ts'
import { pi } from './agents/pi.ts'
import { qwen } from './agents/qwen.ts'
import type { InstallEnvironment } from './install-environment.ts'
import type { InstallableAgent } from './installable-agent.ts'

/** Every agent that has a door for us. Continue reads Claude Code's settings and never asked. */
export const INSTALLABLE: readonly InstallableAgent[] = [
  claudeCode,
  codex,
  copilot,
  gemini,
  qwen,
  opencode,
  pi,
  cline,
  cursor,
]

/** Where an agent was found: its program, or the folder of somebody who uses it. */
export function findAgent(agent: InstallableAgent, at: InstallEnvironment): string | undefined {
  for (const program of agent.programs) {
    for (const folder of (at.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, program)
      if (isAbsolute(folder) && isProgram(file)) return file
    }
  }
  const folder = agent.folder(at)
  return existsSync(folder) ? folder : undefined
}

/** Whether a file is there that may be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
