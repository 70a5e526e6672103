// How often people are asked: the shares of verdicts in a role, over the harmless commands of our
// suites or over commands of one's own, by rule and with examples of each.
// usage: node perf/ask-rate.mjs [--role ROLE] [--all] [SUITE | FILE.jsonl]…
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createStaticGuard, ruleLabel } from '../dist/index.js'
import { say, sayTable } from './say.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { role: { type: 'string', default: 'developer' }, all: { type: 'boolean' } },
})
const sources = positionals.length > 0 ? positionals : ['core', 'twins', 'evasion']
// As the hook asks: for an agent, in a folder of a project.
const guard = createStaticGuard({
  role: values.role,
  asker: 'agent',
  directory: '/home/dev/project',
  ownFiles: [],
})

for (const source of sources) measure(source)

function measure(source) {
  const groups = new Map()
  const commands = commandsOf(source)
  let asked = 0
  let blocked = 0
  for (const command of commands) {
    const { verdict, rule, certainty, reason } = guard.analyse(command)
    const unresolved = certainty !== 'known'
    if (verdict === 'BLOCK') blocked++
    else if (verdict === 'WARN' || unresolved) asked++
    if (verdict === 'ALLOW' && !unresolved) continue
    const kind = `${verdict}${unresolved ? ` ${certainty}` : ''} ${ruleLabel(rule)}`
    groups.set(kind, [...(groups.get(kind) ?? []), { command, reason }])
  }
  say(
    `asked, ${values.role}, ${source}`,
    `${percent(asked, commands)} of ${commands.length} commands`,
    'at most 5%',
  )
  say(`blocked, ${values.role}, ${source}`, percent(blocked, commands))
  const rows = [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([kind, found]) =>
      found
        .slice(0, values.all ? undefined : 3)
        .map(({ command, reason }, i) => [
          i === 0 ? kind : '',
          i === 0 ? percent(found.length, commands) : '',
          short(command, 70),
          short(reason, 90),
        ]),
    )
  if (rows.length > 0) sayTable(['verdict, rule', 'share', 'for example', 'because'], rows)
}

/** Lines of `{command}`, or of a suite those that nobody calls harmful. */
function commandsOf(source) {
  const suite = new URL(`../suites/${source}/samples.jsonl`, import.meta.url)
  return readFileSync(existsSync(suite) ? suite : source, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
    .filter(({ expect }) => expect === undefined || expect === 'ALLOW')
    .map(({ command }) => command)
}

function percent(part, { length }) {
  return `${((part / Math.max(length, 1)) * 100).toFixed(1)}%`
}

function short(text, width) {
  const line = text.replace(/\s+/g, ' ')
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}
