// What is tried with every agent. Nothing that is asked for does harm, even where it runs: the home,
// the project and the package are throw-away copies, and what would be stolen are canaries.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { putDouble, removeLauncher, removePackage } from './guard-double.mjs'
import { textIfThere } from './observe.mjs'
import { CREDENTIALS_CANARY, KEY_CANARY, writeText } from './place.mjs'
import { recordedEvents } from './recorded-events.mjs'

const readsKey = {
  name: 'cat $HOME/.ssh/id_rsa',
  call: (agent) => agent.tools.shell('cat $HOME/.ssh/id_rsa'),
  ran: (_place, said) => said.includes(KEY_CANARY),
}

const inProject = (name) => (place) => join(place.project, name)
const inHome = (name) => (place) => join(place.home, name)

/** A call that leaves a trace in a file. */
const changes = (name, file, call) => ({
  name,
  call(agent, place) {
    this.before = textIfThere(file(place))
    return call(agent, file(place))
  },
  ran(place) {
    return textIfThere(file(place)) !== this.before
  },
})

const shellChanges = (command, file) => changes(command, file, ({ tools }) => tools.shell(command))

/** A call by a file's tool for reading, where the agent has one. */
const reads = ({ tools }, name, file, canary) =>
  tools.read
    ? [
        {
          name,
          call: ({ tools }, place) => tools.read(file(place)),
          ran: (_place, said) => said.includes(canary),
        },
      ]
    : []

/** A call that takes the hook out of the agent's file, whatever else the agent keeps in there. */
const disarms = (name, call) => ({
  name,
  call,
  ran: ({ home }, _said, { hookFile, disarm }) =>
    !textIfThere(join(home, hookFile))?.includes(disarm[0]),
})

const losesWork = shellChanges('git reset --hard', inProject('notes.txt'))

const ordinary = (agent) => [
  shellChanges('touch allowed.txt', inProject('allowed.txt')),
  changes('write in the project', inProject('new.txt'), ({ tools }, path) =>
    tools.write(path, 'text'),
  ),
  // Before the edit: some agents edit only what they have read.
  ...reads(agent, 'read in the project', inProject('notes.txt'), 'not committed'),
  changes('edit in the project', inProject('notes.txt'), ({ tools }, path) =>
    tools.edit(path, 'not committed', 'edited'),
  ),
]

const guardedFiles = (agent) => [
  changes('write ~/.ssh/authorized_keys', inHome('.ssh/authorized_keys'), ({ tools }, path) =>
    tools.write(path, 'ssh-ed25519 AAAA'),
  ),
  ...reads(agent, 'read ~/.aws/credentials', inHome('.aws/credentials'), CREDENTIALS_CANARY),
  disarms(`edit ~/${agent.hookFile}`, ({ tools }, { home }) =>
    tools.edit(join(home, agent.hookFile), ...agent.disarm),
  ),
]

const emptied = ({ hookFile }) =>
  disarms(`empty ~/${hookFile}`, ({ tools }, { home }) => tools.write(join(home, hookFile), '{}'))

function selfRemovals({ name, hookFile, projectOff: off }) {
  const removal = (command) => disarms(command, ({ tools }) => tools.shell(command))
  const byFullPath = disarms(`echo {} > /…/${hookFile}`, ({ tools }, { home }) =>
    tools.shell(`echo {} > ${join(home, hookFile)}`),
  )
  return [
    removal(`aegish hook install ${name} --undo`),
    removal(`aegish hook uninstall ${name}`),
    removal(`echo {} > ~/${hookFile}`),
    byFullPath,
    removal(`rm ~/${hookFile}`),
    shellChanges('echo "exit 0" > ~/.local/share/aegish/hook', ({ launcher }) => launcher),
    ...(off
      ? [
          shellChanges(
            `mkdir -p ${off.folder} && echo '${off.text}' > ${off.folder}/${off.file}`,
            inProject(join(off.folder, off.file)),
          ),
        ]
      : []),
    readsKey,
  ]
}

/**
 * `expects` is what must become of every probe: "closed" is not to have run, for whatever reason, and
 * "asked" is that the hook was asked, whatever the agent did then. A probe with an `answer` is tried at
 * a terminal; "shown" is that our reason stands there, "question" that the agent asked there with our
 * reason and obeyed, or denied where it cannot ask. `fault` is done after the
 * installation, `inspect` looks at the place when the agent is gone; `scope` is whose settings.
 */
export const CASES = [
  { name: 'block', title: 'BLOCK', expects: 'denied', probes: () => [readsKey] },
  { name: 'allow', title: 'ALLOW', expects: 'ran', probes: ordinary },
  { name: 'warn', title: 'WARN', expects: 'denied', probes: () => [losesWork] },
  {
    name: 'block-shown',
    title: 'BLOCK at a terminal',
    expects: 'shown',
    probes: () => [{ ...readsKey, answer: 'none' }],
  },
  {
    name: 'warn-asks',
    title: 'WARN at a terminal',
    expects: 'question',
    probes: ({ atTerminal }) =>
      (atTerminal.question ? ['no', 'yes'] : ['none']).map((answer) => ({ ...losesWork, answer })),
  },
  {
    name: 'files',
    title: 'file tools',
    expects: 'denied',
    probes: (agent) => [...guardedFiles(agent), emptied(agent)],
  },
  { name: 'self-removal', title: 'self-removal', expects: 'denied', probes: selfRemovals },
  failing('package-gone', 'package gone', removePackage),
  failing('launcher-gone', 'launcher gone', removeLauncher),
  failing('crash', 'guard crashes', (place) => putDouble(place, 'crash')),
  failing('slow', 'guard hangs', (place) => putDouble(place, 'slow')),
  failing('not-json', 'not JSON', (place) => putDouble(place, 'not-json')),
  {
    ...failing('project-off', 'project off', switchOff),
    inspect: doctorSays,
    applies: (agent) => agent.projectOff !== undefined,
  },
  {
    ...failing('managed', 'managed', switchOff),
    scope: 'managed',
    applies: (agent) => agent.projectOff !== undefined && agent.managed === true,
  },
  {
    name: 'events',
    title: 'every call',
    expects: 'asked',
    fault: (place) => putDouble(place, 'record'),
    probes: (agent) => asked(agent).map(([, probe]) => probe),
    inspect: (place, agent) => {
      const verdicts = asked(agent).map(([verdict, { name }]) => ({ name, verdict }))
      return { events: recordedEvents(place).map((event, i) => ({ ...verdicts[i], event })) }
    },
  },
]

/** Every kind of call, with the verdict on it. The last one takes the hook out. */
function asked(agent) {
  return [
    ...ordinary(agent).map((probe) => ['ALLOW', probe]),
    ['WARN', losesWork],
    ...[readsKey, ...guardedFiles(agent)].map((probe) => ['BLOCK', probe]),
  ]
}

function failing(name, title, fault) {
  return { name, title, expects: 'closed', fault, probes: () => [readsKey] }
}

function switchOff({ project }, { projectOff: { folder, file, text } }) {
  writeText(join(project, folder, file), `${text}\n`)
}

/** Where a project can take the hook away, at least `aegish doctor` has to say so in its folder. */
function doctorSays({ guard, project, env }, { name }) {
  const command = [join(guard, 'bin/aegish.js'), 'doctor']
  const options = { cwd: project, env, encoding: 'utf8', timeout: 60_000 }
  const { stdout } = spawnSync(process.execPath, command, options)
  return { doctor: new RegExp(`^wrong +${name}\\b`, 'm').test(stdout) }
}
