// One conversation: an agent with the installed hook, a stand-in model that asks for the calls of
// the probes, and what became of each call.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makePlace, writeJson } from './place.mjs'
import { runAgent } from './run-agent.mjs'
import { runAtTerminal } from './run-at-terminal.mjs'
import { startStandInModel } from './stand-in-model.mjs'

/** How every reason of ours begins: agents put words of their own in front. */
const OUR_REASON = /\baegish(:|,| is | failed)/

/** How a reason of ours begins on a screen. */
const REASON_ON_SCREEN = /\baegish, rule/

/** How long a call that a person let through has, in milliseconds, before it counts as not run. */
const WAITS_FOR_RESULT = 8000

/**
 * A probe is `{ name, call(agent, place), ran(place, result, agent), answer? }`; with an answer (yes, no,
 * or none where the agent asks nobody) it is the only call of a conversation at a terminal. What became
 * of it is one of
 *   ran      the tool did its work: a canary came back, or a file changed
 *   denied   it did not, and our reason came back
 *   stopped  it did not, and the agent ended its task, with our reason in its log
 *   refused  it did not, for a reason of the agent's own
 *   ended    the agent ended, for whatever reason
 *   hung     the agent waited until its deadline
 *   silent   the agent never asked the model: it did not start
 *   obeyed   a person was asked, with our reason, and what they said was done
 *   shown    it did not, and our reason stood on the screen
 *   logged   it did not, and our reason stood in the agent's log and not on the screen
 *   broken   it could not be tried, for a reason of ours
 * `fault` is done after the installation, `inspect` adds what is seen at the end.
 */
export async function observe(
  agent,
  probes,
  { folder, node, env, seconds, keep, fault, inspect, scope = 'user' },
) {
  const bin = join(folder, 'node_modules/.bin')
  const place = makePlace([node, bin], join(folder, 'cache'))
  try {
    const outcomes = []
    let model = await startStandInModel([])
    Object.assign(place, { model: model.url })
    agent.prepare(place)
    hookCommand('install', agent, place, scope)
    if (scope === 'user') agent.trust?.(place)
    fault?.(place, agent)
    await model.close()
    // Where a denial ends the task, the rest of the calls is asked for in a new one.
    while (outcomes.length < probes.length) {
      const atTerminal = probes[outcomes.length].answer !== undefined
      const rest = probes.slice(outcomes.length, atTerminal ? outcomes.length + 1 : undefined)
      const calls = rest.map((probe) => probe.call(agent, place))
      model = await startStandInModel(calls, model.port)
      if (agent.log) rmSync(join(place.home, agent.log), { force: true })
      const settings = {
        cwd: place.project,
        env: { ...place.env, ...env, ...agent.env(place) },
        seconds,
      }
      const words = (args) => [join(bin, agent.program), ...args('Go on, please.')]
      const run = atTerminal
        ? await runAtTerminal(words(agent.atTerminal.args), {
            ...settings,
            // It draws all the time, which takes longer where other work goes on.
            seconds: 2 * seconds,
            ...answering(agent, rest[0], place, model),
          })
        : await runAgent(words(agent.args), settings)
      await model.close()
      if (keep)
        writeJson(join(place.folder, `conversation-${outcomes.length}.json`), {
          ...run,
          requests: model.requests,
        })
      outcomes.push(
        ...(atTerminal
          ? [judgeAnswer(agent, rest[0], place, model, run)]
          : judge(agent, rest, place, model, run)),
      )
    }
    return {
      probes: probes.map(({ name }, number) => ({ name, ...outcomes[number] })),
      ...inspect?.(place, agent),
      ...(keep && { folder: place.folder }),
    }
  } finally {
    // What is for everybody would be there for the next case too.
    if (scope === 'managed') hookCommand('uninstall', agent, place, scope)
    if (!keep) rmSync(place.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function hookCommand(verb, { name }, { guard, project, env }, scope) {
  const args = ['hook', verb, name, ...(scope === 'managed' ? ['--managed'] : [])]
  const options = { cwd: project, env, encoding: 'utf8', timeout: 60_000 }
  const run = spawnSync(process.execPath, [join(guard, 'bin/aegish.js'), ...args], options)
  if (run.status !== 0) throw new Error(`aegish ${args.join(' ')}: ${run.stderr}`)
}

/** What is waited for on the screen, what is typed then, and when it is over. */
function answering({ atTerminal, log }, { answer }, { home }, model) {
  const { question, skip } = atTerminal
  if (answer !== 'none')
    return {
      skip,
      awaited: question,
      answer: atTerminal[answer],
      // A call that was refused may end the turn without a word to the model.
      isOver: (answered) =>
        answered !== undefined && (model.results.length > 0 || answered > WAITS_FOR_RESULT),
    }
  let logged
  return {
    skip,
    awaited: REASON_ON_SCREEN,
    isOver(shown) {
      if (logged === undefined && log && reasonIn(log, home)) logged = performance.now()
      return shown !== undefined || performance.now() - logged > WAITS_FOR_RESULT
    },
  }
}

/** Whether a person was asked, and whether the agent did what they said. */
function judgeAnswer(agent, probe, place, model, { asked, stdout, hung }) {
  const ran = probe.ran(place, `${model.results[0] ?? ''}\n${stdout}`, agent)
  const said = asked ?? stdout.slice(-500)
  if (probe.answer === 'none' && !ran) {
    if (asked !== undefined) return { outcome: 'shown', said }
    if (agent.log && reasonIn(agent.log, place.home)) return { outcome: 'logged', said }
  }
  if (asked === undefined) return { outcome: ran ? 'ran' : hung ? 'hung' : 'ended', said }
  return { outcome: ran === (probe.answer === 'yes') ? 'obeyed' : ran ? 'ran' : 'refused', said }
}

function judge(agent, probes, place, model, run) {
  if (!model.requests.some(({ body }) => body.tools)) {
    const outcome = run.hung ? 'hung' : 'silent'
    return probes.map(() => ({ outcome, said: lastLine(run.stderr || run.stdout) }))
  }
  const outcomes = model.results.slice(0, probes.length).map((said, number) => {
    if (probes[number].ran(place, said, agent)) return { outcome: 'ran', said }
    return { outcome: OUR_REASON.test(said) ? 'denied' : 'refused', said }
  })
  if (outcomes.length < probes.length)
    outcomes.push(withoutResult(agent, probes[outcomes.length], place, run))
  return outcomes
}

/** What became of a call whose result never came. */
function withoutResult(agent, probe, place, run) {
  if (probe.ran(place, '', agent)) return { outcome: 'ran', said: '' }
  if (run.hung) return { outcome: 'hung', said: lastLine(run.stderr) }
  const said = agent.log && reasonIn(agent.log, place.home)
  return said ? { outcome: 'stopped', said } : { outcome: 'ended', said: lastLine(run.stderr) }
}

/** The line of an agent's log with our reason. */
const reasonIn = (log, home) =>
  textIfThere(join(home, log))
    ?.split('\n')
    .find((line) => OUR_REASON.test(line))

const lastLine = (text) => text.trim().split('\n').at(-1)

export const textIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
