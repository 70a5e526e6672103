import { isKnown, plain, type Value } from '../resolve/value.ts'
import { HOME } from '../resolve/variables.ts'
import type { Call } from './call.ts'
import { setInherited } from './inherited-variables.ts'
import { takesNext } from './knowledge/entry.ts'
import type { DisarmingArguments } from './knowledge/facts.ts'
import {
  AGENT_VARIABLE_LINE,
  AGENT_VARIABLE_WORD,
  ENVIRONMENT_FILE,
  holdsLoosening,
  loosenedBy,
  OUR_PROGRAM,
} from './knowledge/guard-switches.ts'
import { findAlias, findFacts } from './knowledge/index.ts'
import type { Pattern } from './knowledge/pattern.ts'
import type { Machine } from './machine.ts'
import { runIsolated } from './off-machine.ts'
import { isKind } from './program-kinds.ts'
import { checkStartedAgent } from './started-agents.ts'

/** A script of ours: `node bin/aegish.js hook uninstall`, `yarn aegish …`. */
const OUR_SCRIPT = /(?:^|\/|^npm:)aegish(?:\.[cm]?[jt]s)?$|\/aegish\/(?:bin|dist)\/[\w.-]+$/

/** A package by its version: `npx @openai/codex@latest`. */
export function withoutVersion(name: string): string {
  const version = name.indexOf('@', 1)
  return version < 0 ? name : name.slice(0, version)
}

/** Looks whether a program is told to take a guard out, as its entry says. */
export function checkGuardSwitches(call: Call): void {
  const { machine, name: called, args } = call
  const name = withoutVersion(called)
  if (isKind(name, 'javascript-runner')) {
    const at = args.findIndex((word) => !word.startsWith('-') && word !== 'run')
    const script = at < 0 ? '' : plain(args[at]!)
    const rest = args.slice(at + 1)
    if (OUR_SCRIPT.test(script)) checkDisarming(machine, OUR_PROGRAM, rest)
    const agent = agentOfFile(script)
    if (agent !== undefined) checkAgent(machine, agent, rest)
  }
  if (isKind(name, 'agent') && /^@\d/.test(called.slice(name.length)))
    machine.emit('disarm', name, called, { how: 'is started in a version that may know no hooks' })
  checkWorkTree(call)
  if (isKind(name, 'node-package-manager')) checkInstalled(machine, name, args)
  checkAgent(machine, name, args)
  checkSetters(machine, name, args)
}

/** Whoever asks this guard by its name gets something else from then on. */
export function noteGuardRenamed(machine: Machine, by: string, name: Value): void {
  if (isKind(plain(name), 'guard'))
    machine.emit('disarm', by, plain(name), {
      how: 'puts something else in the place of this guard',
    })
}

/** The agent whose package a file lies in, for those who start the script in it. */
function agentOfFile(path: string): string | undefined {
  const folders = path.split('/').slice(1, -1)
  const found = folders.find(
    (name, i) => isPackageOf(name, name) || isPackageOf(name, `${folders[i - 1]}/${name}`),
  )
  return found && (findAlias(found) ?? found)
}

function isPackageOf(program: string, name: string): boolean {
  return findFacts(program).packages?.some((known) => known.test(name)) ?? false
}

function checkAgent(machine: Machine, name: string, args: readonly Value[]): void {
  checkDisarming(machine, name, args)
  if (isKind(name, 'agent')) checkStartedAgent(machine, name, args)
}

function checkDisarming(machine: Machine, name: string, args: readonly Value[]): void {
  const { disarms } = findFacts(name)
  if (!disarms) return
  const text = args.map(plain).join(' ')
  for (const [question, how, of] of disarms) {
    if (of === 'option') {
      const option = findOption(args, question)
      if (option === undefined) continue
      machine.emit('disarm', name, option, { how: `${how} (${option})` })
      if (isKind(name, 'agent')) machine.miss('outcome', name, '', 'what it takes its orders for')
    } else if (question.test(text)) machine.emit('disarm', name, text, { how })
  }
  checkUnseenRemoval(machine, name, args, disarms)
}

const REMOVES = /(?:^| )(?:un(?:install|link)?|remove|rm|purge|autoremove|erase|-R\w*|-e)(?: |$)/

/** `npm ls -gp | xargs npm rm -g`: among the packages that somebody lists may be this one. */
function checkUnseenRemoval(
  machine: Machine,
  name: string,
  args: readonly Value[],
  disarms: readonly DisarmingArguments[],
): void {
  if (args.every(isKnown)) return
  const isListed = (word: Value) =>
    machine.symbols.in(word).some(({ origin }) => origin !== 'environment' && origin !== 'user')
  const text = args.map((word) => (isListed(word) ? OUR_PROGRAM : plain(word))).join(' ')
  const takesPackage = disarms.some(
    ([question, how, of]) => of !== 'option' && /\bpackage\b/.test(how) && question.test(text),
  )
  if (takesPackage && REMOVES.test(text))
    machine.miss('outcome', name, '', 'whether the guard goes with it')
}

function findOption(args: readonly Value[], question: Pattern): string | undefined {
  for (const [i, value] of args.entries()) {
    const word = plain(value)
    if (word === '--') return undefined
    // A long text is a prompt.
    if (!word.startsWith('-')) continue
    const next = args[i + 1]
    if (question.test(word) || (next !== undefined && question.test(`${word}=${plain(next)}`)))
      return word
  }
  return undefined
}

/** `npm link` in a copy of this package, `npm i -g ../x`: a folder takes the place of what is installed. */
function checkInstalled(machine: Machine, name: string, args: readonly Value[]): void {
  const words = args.map(plain)
  const [verb = '', ...operands] = args.filter(
    (word, i) => !/^(?:-|global$)/.test(word) && !OTHER_FOLDER.test(words[i - 1] ?? ''),
  )
  if (/^(?:i|in|install|add|update|up|upgrade)$/.test(verb))
    for (const word of operands) checkInstalledAgent(machine, name, plain(word))
  const isForAll = words.some((word) => /^(?:-g|--global|global)$/.test(word))
  if (!/^(?:link|ln)$/.test(verb) && !(isForAll && /^(?:i|in|install|add)$/.test(verb))) return
  const at = words.findIndex((word) => OTHER_FOLDER.test(word))
  const folders = operands.filter((word) => /^(?:file:|link:)?(?:\.{1,2}(?:\/|$)|[/~])/.test(word))
  if (operands.length === 0) folders.push(args[at < 0 ? args.length : at + 1] ?? '.')
  for (const folder of folders) {
    const place = machine.absolute(folder.replace(/^(?:file|link):/, '')).replace(/\/\.?$/, '')
    if (packageNameAt(machine, place) === OUR_PROGRAM)
      machine.emit('disarm', name, place, { how: 'removes or replaces the package of this guard' })
  }
}

/** `npm i -g @openai/codex@0.1`: a version is named. */
function checkInstalledAgent(machine: Machine, name: string, word: string): void {
  const [, found = '', agent = ''] = /^((?:@[^/@]+\/)?([^/@]+))@\d/.exec(word) ?? []
  if (isPackageOf(agent, found))
    machine.emit('disarm', name, word, {
      how: 'puts a version of an agent in its place that may know no hooks',
    })
}

/** Options of package managers before the folder that they work in. */
const OTHER_FOLDER = /^(?:-C|--prefix|--dir|--cwd)$/

function packageNameAt(machine: Machine, folder: Value): string | undefined {
  const written = machine.files.get(folder === '.' ? 'package.json' : `${folder}/package.json`)
  if (written !== undefined) return /"name"\s*:\s*"([^"]*)"/.exec(written)?.[1]
  const path = plain(folder)
  const { packageName } = machine.context
  return packageName?.(path.startsWith(`${HOME}/`) ? `~${path.slice(HOME.length)}` : path)
}

/** Agents that start later get other settings. */
function checkSetters(machine: Machine, name: string, args: readonly Value[]): void {
  for (const verb of findFacts(name).setsVariables ?? []) {
    const at = args.findIndex((word) => verb.test(plain(word)))
    const word = args.find((word, i) => at >= 0 && i >= at && AGENT_VARIABLE_WORD.test(plain(word)))
    if (word !== undefined)
      machine.emit('disarm', name, plain(word), {
        how: 'gives agents that start later other settings',
      })
    // A library or a start-up file that they name is obeyed by whatever starts then.
    if (at >= 0)
      runIsolated(machine, () => {
        for (const given of args.slice(at + 1)) {
          const [, variable, value] = /^([A-Za-z_]\w*)=(\S+)$/.exec(given) ?? []
          if (variable !== undefined) setInherited(machine, variable, value!)
        }
      })
  }
}

/** `cd ~/.claude && git stash`: where a repository is the folder of an agent. */
function checkWorkTree({ machine, name, args, entry }: Call): void {
  const { workTree } = findFacts(name)
  if (!workTree) return
  const at = args.findIndex(
    (word, i) => !word.startsWith('-') && !takesNext(entry?.options.get(plain(args[i - 1] ?? ''))),
  )
  if (at < 0 || !workTree.rewrites.test(plain(args[at]!))) return
  const place = args.indexOf('-C')
  const given = place >= 0 && place < at ? args[place + 1]! : undefined
  // It is there by now.
  const folder = given?.startsWith('/')
    ? given
    : given === undefined
      ? (machine.environment.variable(workTree.variable)?.value ?? '.')
      : '.'
  machine.emit('rewrite', name, machine.absolute(folder), { how: 'rewrites files in' })
  if (workTree.empties.test(args.slice(at).join(' ')))
    machine.emit('delete-tree', name, plain(machine.absolute(folder)).replace(/\/\.$/, ''))
}

/** A file gets lines that agents, or shells that start them, take their variables from. */
export function checkEnvironmentFile(machine: Machine, path: Value, content: Value): void {
  const variable = ENVIRONMENT_FILE.test(path) && AGENT_VARIABLE_LINE.exec(content)?.[1]
  if (variable)
    machine.emit('disarm', plain(path), variable, {
      how: `gives agents that start later other settings, by ${variable}`,
    })
}

/** `.vscode/settings.json`: one line among many lets an agent act without asking. */
export function checkLoosenedSettings(machine: Machine, path: Value, content: Value): void {
  const name = plain(path)
  if (!holdsLoosening(name)) return
  // Of what a program has made of the old settings one sees what it was told.
  const words = isKnown(content) ? [] : wordsOf(machine)
  machine.step(words.length)
  if (loosenedBy([plain(content), ...words])(name))
    machine.emit('disarm', name, name, { how: 'lets an agent act without asking' })
}

/** All that programs were told. */
export function wordsOf({ resolved }: Machine): string[] {
  return resolved.flatMap(({ arguments: words }) => words.map(plain))
}
