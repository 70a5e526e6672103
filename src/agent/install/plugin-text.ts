import type { Scope } from './install-environment.ts'
import { PORTABLE_LAUNCHER } from './launcher.ts'

const HEADING = (agent: string) => `// Written by "aegish hook install ${agent}". Do not edit.`

/** Whether a file is a plug-in of ours, whatever has become of it. */
export function isPluginText(text: string): boolean {
  return /^\/\/ Written by "aegish hook install /.test(text)
}

/**
 * A module that asks the guard in the agent's own process, from the package where it was installed;
 * else through the launcher, which finds it again; else it denies. Nothing in it is imported before
 * it is needed: a plug-in that cannot be loaded is one that does not guard.
 */
export function pluginText(
  agent: string,
  scope: Scope,
  places: { package: string; launcher: string },
): string {
  const portable = scope === 'project'
  const folder = portable ? 'undefined' : JSON.stringify(places.package)
  const launcher = portable
    ? `(process.env.XDG_DATA_HOME || process.env.HOME + '/.local/share') + '/aegish/hook' // ${PORTABLE_LAUNCHER}`
    : JSON.stringify(places.launcher)
  return `${HEADING(agent)}
const PACKAGE = ${folder}
const LAUNCHER = ${launcher}
const GONE = 'aegish is not installed: npm install -g aegish && aegish hook install ${agent}'

/** { answer: 'pass' | 'ask' | 'deny', reason } */
let asked
async function decide(event, directory) {
  try {
    asked ??= inProcess()
    const hook = await asked
    const decision = hook ? await hook.decide(event, { directory }) : await byLauncher(event, directory)
    if (['pass', 'ask', 'deny'].includes(decision?.answer)) return decision
    return { answer: 'deny', reason: 'aegish gave no answer' }
  } catch (error) {
    return { answer: 'deny', reason: 'aegish failed: ' + (error?.message ?? error) }
  }
}

async function inProcess() {
  if (PACKAGE === undefined) return undefined
  try {
    const { pathToFileURL } = await import('node:url')
    const { createHook } = await import(pathToFileURL(PACKAGE + '/dist/index.js').href)
    return createHook({ agent: '${agent}', packageFolder: PACKAGE })
  } catch {
    return undefined
  }
}

async function byLauncher(event, directory) {
  const { spawn } = await import('node:child_process')
  return new Promise((resolve) => {
    const deny = (reason) => resolve({ answer: 'deny', reason })
    const child = spawn(LAUNCHER, ['--agent', '${agent}'], { cwd: directory, stdio: 'pipe' })
    let [out, err] = ['', '']
    child.on('error', () => deny(GONE))
    child.stdin.on('error', () => {})
    child.stdout.on('data', (data) => (out += data))
    child.stderr.on('data', (data) => (err += data))
    child.on('close', (code) => {
      if (code !== 0) return deny(err.trim() || GONE)
      if (out.trim() === '') return resolve({ answer: 'pass' })
      // Silence is a pass; whatever it says is an objection.
      try {
        deny(JSON.parse(out).reason ?? 'aegish denies it')
      } catch {
        deny('aegish denies it')
      }
    })
    child.stdin.end(JSON.stringify(event))
  })
}

${agent === 'pi' ? PI : OPENCODE}`
}

const OPENCODE = `export const Aegish = async ({ directory, client }) => ({
  'tool.execute.before': async (input, output) => {
    const event = { ...input, args: output?.args }
    const { answer, reason = 'aegish denies it' } = await decide(event, directory)
    if (answer === 'pass') return
    show(client, reason)
    // opencode cannot ask: what would be asked is denied.
    throw new Error(reason)
  },
})

/** Its terminal shows that a call was denied, and not why. Nobody waits for that. */
function show(client, message) {
  const body = { title: 'aegish', message, variant: 'error', duration: 15000 }
  try {
    client?.tui?.showToast?.({ body })?.catch?.(() => {})
  } catch {}
}
`

const PI = `export default function (pi) {
  pi.on('tool_call', async (event, context) => {
    const { type, toolName, input, toolCallId } = event
    const { answer, reason = 'aegish denies it' } = await decide({ type, toolName, input, toolCallId }, context?.cwd)
    if (answer === 'pass') return undefined
    if (answer === 'ask' && context?.hasUI) {
      const yes = await context.ui.confirm('aegish', reason)
      if (yes === true) return undefined
    }
    return { block: true, reason }
  })
}
`
