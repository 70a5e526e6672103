import type { Machine } from '../../machine.ts'
import { runOffMachine } from '../../off-machine.ts'
import type { Analyser } from '../index.ts'
import { writtenCommands } from './written-commands.ts'

const NO_INPUT = { kind: 'data', value: '' } as const

function runSteps(machine: Machine, by: string, steps: readonly string[]): void {
  runOffMachine(machine, by, () => {
    for (const step of steps) machine.runText(step, { input: NO_INPUT })
  })
}

/** A Dockerfile: what its lines run while the image is built, and when it starts. */
export const dockerfile: Analyser = (machine, code, by) => {
  const lines = code.replace(/\\\r?\n/g, ' ')
  const steps = [
    ...lines.matchAll(
      /^\s*(?:ONBUILD\s+)?(?:RUN|CMD|ENTRYPOINT|HEALTHCHECK\s.*?CMD)\s+((?:--\S+\s+)*)(.+)$/gim,
    ),
  ].map(([, , step]) => shellForm(step!))
  // RUN <<EOF
  const blocks = [...code.matchAll(/^\s*RUN\s.*<<-?\s*["']?(\w+)["']?.*\n([\s\S]*?)^\s*\1\s*$/gim)]
  runSteps(machine, by, [...steps, ...blocks.map(([, , block]) => block!)])
  return machine.unknown('output', by)
}

/** `["program", "argument"]` is the same as a line of quoted words. */
function shellForm(step: string): string {
  if (!/^\[.*\]\s*$/s.test(step)) return step
  return [...step.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, word]) => `'${word!.replace(/\\(["\\])/g, '$1').replaceAll("'", "'\\''")}'`)
    .join(' ')
}

const STEP_KEY =
  /^(\s*)((?:-\s+)*)(?:run|script|before_script|after_script|before_install|after_success|command|commands|bash|sh)\s*:\s*(.*)$/

/** The steps of a build server: `run: …`, `script:` with a list, or a block of lines. */
export const ci: Analyser = (machine, code, by) => {
  const lines = code.split('\n').slice(0, 1000)
  const steps = lines.flatMap((line, i) => {
    const [, space, dashes, value] = STEP_KEY.exec(line) ?? []
    if (value === undefined) return []
    const depth = space!.length + dashes!.length
    if (!/^[|>]?[-+]?$/.test(value.trim())) return [unquoted(value)]
    const below = blockBelow(lines, i + 1, depth)
    return /^[|>]/.test(value.trim())
      ? [below.join('\n')]
      : below.map((item) => unquoted(item.replace(/^\s*-\s+/, '')))
  })
  runSteps(machine, by, steps.map(withoutExpressions))
  return machine.unknown('output', by)
}

/** The lines that stand further in; a list may stand as far out as its key. */
function blockBelow(lines: readonly string[], from: number, depth: number): string[] {
  const found: string[] = []
  for (const line of lines.slice(from, from + 200)) {
    const indent = line.search(/\S/)
    if (indent >= 0 && indent <= depth && !(indent === depth && /^\s*-\s/.test(line))) break
    found.push(line.trim())
  }
  return found
}

function unquoted(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/s, '$2')
}

/** `${{ … }}` is filled in by the server; secrets are variables of that name. */
function withoutExpressions(step: string): string {
  return step.replace(/\$\{\{([^}]*)\}\}/g, (_, expression: string) => {
    const secret = /\bsecrets\.(\w+)/.exec(expression)?.[1]
    if (secret !== undefined) return `$${secret}`
    return /\bsecrets\b/.test(expression) ? '$ALL_SECRETS' : 'x'
  })
}

/** A pipeline of Jenkins: its `sh` steps. */
export const jenkinsfile: Analyser = (machine, code, by) => {
  const steps = [
    ...code.matchAll(
      /\b(?:sh|bash)\s*\(?\s*(?:script\s*:\s*)?(?:'''([\s\S]*?)'''|"""([\s\S]*?)"""|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g,
    ),
  ].map(([, ...texts]) => texts.find((text) => text !== undefined)!)
  runSteps(machine, by, steps)
  return machine.unknown('output', by)
}

/** What gives a pod the machine that it runs on. */
const HOLDS_HOST =
  /\b(?:hostPID|privileged|hostIPC)["']?\s*:\s*true\b|\bhostPath["']?\s*:\s*\{?\s*["']?path["']?\s*:\s*["']?\/["'\s}]/
const LEAVES_POD = /^(?:nsenter|chroot|unshare)$/

/** A manifest of a cluster: what its containers run, and what they get of the host. */
export const manifest: Analyser = (machine, code, by) => {
  const commands = [...writtenCommands(code), ...listedCommands(code)]
  const holds = HOLDS_HOST.test(code)
  if (holds) machine.miss('outcome', by, '', 'what the pod does with the machine that it runs on')
  for (const command of commands) {
    const words = typeof command === 'string' ? command.split(/\s+/) : command
    if (holds && words.some((word) => LEAVES_POD.test(word)))
      machine.emit('privilege', by, by, { how: 'starts a container with the rights of the host' })
  }
  runOffMachine(machine, by, () => {
    for (const command of commands) {
      if (typeof command === 'string') machine.runText(command, { input: NO_INPUT })
      else if (command.length > 0) machine.runCommand(command, { input: NO_INPUT })
    }
  })
  return machine.unknown('output', by)
}

/** `command:` or `args:` with one word on each line below; both together are one command. */
export function listedCommands(code: string): string[][] {
  const found: string[][] = []
  const lines = code.split('\n').slice(0, 1000)
  for (const [i, line] of lines.entries()) {
    const [, space, dash, key, rest] =
      /^(\s*)(-\s+)?(command|args|entrypoint)\s*:\s*(.*)$/.exec(line) ?? []
    if (key === undefined) continue
    const words =
      rest!.trim() === ''
        ? blockBelow(lines, i + 1, space!.length + (dash?.length ?? 0)).map((item) =>
            unquoted(item.replace(/^-\s+/, '')),
          )
        : /^[["']/.test(rest!)
          ? []
          : ['sh', '-c', unquoted(rest!)]
    if (key === 'args' && found.length > 0) found.at(-1)!.push(...words)
    else found.push(words)
  }
  return found.filter((words) => words.length > 0)
}
