import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Variables that agents set for the commands that they run, and nobody sets by hand. */
const MARKS = [
  'CLAUDECODE',
  'CLAUDE_CODE_ENTRYPOINT',
  'CODEX_SANDBOX',
  'CODEX_THREAD_ID',
  'CODEX_CI',
  'GEMINI_CLI',
  'QWEN_CODE',
  'OPENCODE',
  'OPENCODE_CLIENT',
  'CURSOR_AGENT',
  'COPILOT_CLI',
  'COPILOT_AGENT_SESSION_ID',
  'CLINE_ACTIVE',
  'PI_CODING_AGENT',
  'AI_AGENT',
]

/** What the programs of agents are called. */
const PROGRAMS =
  /^(?:claude|codex|gemini|qwen|copilot|opencode|pi|cline|cursor-agent|cn|droid|amp|crush|auggie)(?:\.(?:js|mjs|exe))?$/
/** Some are scripts, which the name of their package tells. */
const PACKAGES =
  /node_modules\/(?:@anthropic-ai\/claude-code|@openai\/codex|@google\/gemini-cli|@qwen-code\/qwen-code|@github\/copilot|opencode-ai|@[\w-]+\/pi-coding-agent|cline|@continuedev\/cli)\//

const INTERPRETERS = /^(?:node|bun|deno|python3?)(?:\.exe)?$/

/** The agent that this process was started by, by a mark that it leaves; undefined outside of one. */
export function agentAround(
  env: Readonly<Record<string, string | undefined>>,
  programs: Iterable<readonly string[]> = programsAbove(),
): string | undefined {
  const mark = MARKS.find((name) => env[name])
  if (mark !== undefined) return `${mark} is set`
  for (const words of programs) {
    const [program = '', script = ''] = words
    const names = INTERPRETERS.test(basename(program)) ? [script] : [program]
    const name = names.find((path) => PROGRAMS.test(basename(path)) || PACKAGES.test(path))
    if (name !== undefined) return `${basename(name)} started it`
  }
  return undefined
}

/** The command lines of the processes above this one, where the system shows them (Linux). */
export function* programsAbove(): Generator<string[]> {
  for (let id = process.ppid, depth = 0; id > 1 && depth < 64; depth++) {
    try {
      yield readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')
      const status = readFileSync(`/proc/${id}/status`, 'utf8')
      id = Number(/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? 0)
    } catch {
      return
    }
  }
}
