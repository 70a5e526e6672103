// What it costs, and what it is worth, that a guard doubts sooner where something was denied before:
// the share that passes as known after 0 to 8 denials, and how often people are asked in made-up
// conversations of everyday commands, in which all that the guard denies is counted for a while.
// usage: node perf/after-denials.mjs [FILE.jsonl]…   (lines of {"group"?, "command"} for the table)
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createStaticGuard } from '../dist/index.js'
import { importSource } from '../scripts/import-source.mjs'
import { say, sayTable } from './say.mjs'

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const CONVERSATIONS = 200
const LENGTH = 150
/** Half an hour of an agent that types three commands a minute. */
const COUNTS_FOR = 90
const SEED = 15

const { createRandom } = await importSource(
  fileURLToPath(new URL('../src/suite/random.ts', import.meta.url)),
)

// As the hook asks: for an agent, in a folder of a project.
const guards = LEVELS.map((denials) =>
  createStaticGuard({
    role: 'developer',
    asker: 'agent',
    directory: '/home/dev/project',
    ownFiles: [],
    denials,
  }),
)

const decided = new Map()

const files = process.argv.slice(2)
const groups = files.length > 0 ? groupsIn(files) : groupsIn([...held(), ...suites()])
sayTable(
  ['known after so many denials', 'commands', ...LEVELS.map(String)],
  [...groups].map(([group, commands]) => [
    group,
    String(commands.length),
    ...LEVELS.map((denials) =>
      percent(
        commands.filter((one) => isKnown(one, denials)),
        commands,
      ),
    ),
  ]),
)
for (const [group, commands] of groups) if (!/attack/.test(group)) converse(group, commands)

function held() {
  return ['unusual', 'plain-looking', 'attacks', 'everyday'].map(
    (name) => new URL(`second-doubt/${name}.jsonl`, import.meta.url),
  )
}

function suites() {
  return ['core', 'twins', 'evasion'].map(
    (name) => new URL(`../suites/${name}/samples.jsonl`, import.meta.url),
  )
}

function groupsIn(paths) {
  const groups = new Map()
  for (const path of paths) {
    const suite = /\/suites\/(\w+)\//.exec(String(path))?.[1]
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const { command, expect, group = 'commands' } = JSON.parse(line)
      const name = suite ? `${suite}, ${expect === 'BLOCK' ? 'attacks' : 'harmless'}` : group
      groups.set(name, [...(groups.get(name) ?? []), command])
    }
  }
  return groups
}

/** What each guard says, once: conversations repeat commands. */
function decide(command, denials) {
  const decisions = decided.get(command) ?? guards.map((guard) => guard.analyse(command))
  decided.set(command, decisions)
  return decisions[Math.min(denials, LEVELS.at(-1))]
}

function isKnown(command, denials) {
  const { verdict, certainty } = decide(command, denials)
  return verdict !== 'BLOCK' && certainty === 'known'
}

/** What a person is asked, and what is denied, with and without the memory. */
function converse(group, commands) {
  const random = createRandom(SEED)
  let asked = 0
  let askedWithout = 0
  let denied = 0
  for (let i = 0; i < CONVERSATIONS; i++) {
    const denials = new Map()
    for (let at = 0; at < LENGTH; at++) {
      const command = random.pick(commands)
      const recent = [...denials.values()].filter((then) => at - then < COUNTS_FOR).length
      if (isAsked(decide(command, recent))) asked++
      const alone = decide(command, 0)
      if (isAsked(alone)) askedWithout++
      if (alone.verdict !== 'BLOCK') continue
      denied++
      if (!denials.has(command)) denials.set(command, at)
    }
  }
  const all = CONVERSATIONS * LENGTH
  say(
    `asked in conversations, ${group}`,
    `${share(asked, all)}, ${share(askedWithout, all)} without the memory; ${share(denied, all)} denied (${CONVERSATIONS} × ${LENGTH} commands)`,
  )
}

function isAsked({ verdict, certainty }) {
  return verdict === 'WARN' || (verdict === 'ALLOW' && certainty !== 'known')
}

function percent(part, whole) {
  return share(part.length, Math.max(whole.length, 1))
}

function share(part, whole) {
  return `${((part / whole) * 100).toFixed(1)}%`
}
