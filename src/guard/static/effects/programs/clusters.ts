import { isKnown, plain, type Value, withoutSymbols } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { applyEntry } from '../entries/apply-entry.ts'
import { noteDropped } from '../foreign-code.ts'
import { giveDirectories, giveHeld, nameGiven } from '../given-directories.ts'
import { findEntry } from '../knowledge/index.ts'
import type { Language } from '../knowledge/languages.ts'
import type { Machine } from '../machine.ts'
import { printedElsewhere, readFile, sendTo, writeFile } from '../world.ts'
import { type Given, noteDoor, noteGivenCode, noteGivenSecrets } from './given-variables.ts'

const RUN_VALUED =
  /^(?:-[vewuphmlac]|--(?:volume|env|env-file|workdir|user|publish|hostname|name|mount|network|net|entrypoint|label|memory|cpus|cap-add|cap-drop|security-opt|device|pid|ipc|userns|restart|log-driver|log-opt|add-host|dns|expose|link|platform|pull|shm-size|tmpfs|ulimit|volumes-from|gpus|runtime|ip|mac-address|cidfile|cgroupns|stop-signal|detach-keys|image|namespace|container|overrides|rm-opt|requests|limits|serviceaccount|annotations|labels|port|request-timeout|context|kubeconfig|pod-running-timeout|filename|profile|target|copy-to|index|privileged-opt|uts|annotation|attach|blkio-weight|blkio-weight-device|cgroup-parent|cpu-\w+|cpu-rt-\w+|cpuset-\w+|device-\w+-\w+|dns-\w+|domainname|group-add|health-(?:cmd|interval|retries|timeout|start-\w+)|init-path|ip6|isolation|kernel-memory|label-file|link-local-ip|memory-\w+|net(?:work)?-alias|oom-score-adj|pids-limit|pod|stop-timeout|storage-opt|sysctl|volume-driver|secret|arch|os|requires|hostuser|subuidname|subgidname|uidmap|gidmap|umask|tz|timeout|systemd|sdnotify))$/

/** `docker`, `podman`, `nerdctl`: entering and running containers; the rest is in the knowledge base. */
export function runContainers(call: Call): Value {
  const { machine, name, args } = call
  const at = verbIndex(
    args,
    /^(?:-H|--host|-c|--context|--config|-l|--log-level|--root|--runroot|--url|-f|--file|-p|--project-name|--env-file|--profile|--project-directory)$/,
  )
  let verb = plain(args[at] ?? '')
  let rest = args.slice(at + 1)
  if (
    verb === 'container' ||
    (verb === 'compose' && rest.some((word) => /^(?:exec|run)$/.test(word)))
  ) {
    const next = rest.findIndex((word) =>
      /^(?:exec|run|create|cp|start|ls|ps|rm|stop|logs|inspect|export)$/.test(word),
    )
    if (next >= 0) {
      verb = plain(rest[next]!)
      rest = rest.slice(next + 1)
    }
  }
  const builds = [verb, ...rest.slice(0, 1)].includes('build')
  if (verb === 'compose' || name === 'docker-compose') readDescriptions(call, args, 'compose')
  else if (builds) readDescriptions(call, rest, 'dockerfile')
  switch (verb) {
    case 'run':
    case 'create':
      return runContainer(call, rest)
    case 'exec':
      return execIn(call, rest, 1)
    case 'cp':
      return copyContainer(call, rest)
    default: {
      const entry = findEntry(name)
      return entry ? applyEntry(call, entry) : machine.unknown('output', name)
    }
  }
}

function verbIndex(args: readonly Value[], valued: RegExp): number {
  let i = 0
  for (; i < args.length; i++) {
    const word = plain(args[i]!)
    if (!word.startsWith('-')) return i
    if (valued.test(word)) i++
  }
  return args.length
}

interface Run {
  operands: Value[]
  interactive: boolean
  mounts: string[]
  /** What the mounts are called inside, in their order. */
  inside: string[]
  privileged: boolean
  entrypoint: Value | undefined
  given: Given
}

function readRun({ machine, name }: Call, given: readonly Value[]): Run {
  const args = [...given]
  const run: Run = {
    operands: [],
    interactive: false,
    mounts: [],
    inside: [],
    privileged: false,
    entrypoint: undefined,
    given: { variables: [], files: [], ports: [] },
  }
  for (let i = 0; i < args.length; i++) {
    const word = plain(args[i]!)
    if (run.operands.length > 0 || word === '--' || !word.startsWith('-')) {
      if (word !== '--' || run.operands.length > 0) run.operands.push(args[i]!)
      continue
    }
    // `-itv /data:/data`
    const [, flags, valued] = /^-([ditPq]+)([vewuphmlac].*)$/s.exec(word) ?? []
    if (flags !== undefined) args.splice(i + 1, 0, `-${valued}`)
    const equals = word.indexOf('=')
    const option =
      flags !== undefined
        ? `-${flags}`
        : equals > 0 && word.startsWith('--')
          ? word.slice(0, equals)
          : word
    const glued = /^-([vewuphm])(.+)$/.exec(word)
    const value =
      equals > 0 && word.startsWith('--')
        ? word.slice(equals + 1)
        : glued
          ? glued[2]!
          : RUN_VALUED.test(option)
            ? plain(args[++i] ?? '')
            : ''
    if (
      /^-[a-z]*[it]+[a-z]*$|^--(?:interactive|tty|stdin)$/.test(option) &&
      !option.startsWith('--no')
    )
      run.interactive ||= /t/.test(option)
    if (/^(?:-v|--volume)$/.test(option) || glued?.[1] === 'v') {
      const [outside = '', inside = ''] = value.split(':')
      run.mounts.push(outside)
      run.inside.push(inside)
    } else if (option === '--mount') {
      run.mounts.push(/(?:source|src)=([^,]+)/.exec(value)?.[1] ?? '')
      run.inside.push(/(?:target|dst|destination)=([^,]+)/.exec(value)?.[1] ?? '')
    } else if (
      option === '--privileged' ||
      (/^(?:--pid|--userns)$/.test(option) && value === 'host') ||
      (option === '--cap-add' &&
        /ALL|SYS_ADMIN|SYS_PTRACE|SYS_MODULE|SYS_RAWIO|DAC_READ_SEARCH/i.test(value)) ||
      (option === '--security-opt' && /unconfined/.test(value))
    )
      run.privileged = true
    else if (option === '--entrypoint') run.entrypoint = value
    else if (option === '--env-file') {
      run.given.files.push(value)
      machine.emit('use', name, machine.absolute(value))
    } else if (/^(?:-e|--env)$/.test(option) || glued?.[1] === 'e')
      run.given.variables.push(glued || equals > 0 ? value : args[i]!)
    else if (/^(?:-p|--publish)$/.test(option) || glued?.[1] === 'p') run.given.ports.push(value)
    else if (/^(?:-\w*P\w*|--publish-all)$/.test(option)) run.given.ports.push('*')
    else if (/^--net(?:work)?$/.test(option) && value === 'host') run.given.ports.push('*')
    else if (option === '--device' && /^\/dev\/(?:sd|nvme|mem|vd|xvd)/.test(value))
      run.privileged = true
  }
  nameGiven(machine, name, run.mounts)
  noteGivenCode(machine, name, run.given)
  return run
}

/** Images that are one program: what follows are its arguments. */
const PROGRAM_IMAGES = /(?:^|\/)(socat|netcat|ncat|nc|curl|wget|rclone|aws-cli|mc)(?:[:@].*)?$/

/** The command that an image runs with these words. */
function ofImage(image: string, command: Value[]): Value[] {
  const program = PROGRAM_IMAGES.exec(image)?.[1]
  const first = plain(command[0] ?? '')
  if (program === undefined || first === program || /^$|^\/|^\w*sh$/.test(first)) return command
  return [program === 'aws-cli' ? 'aws' : program, ...command]
}

/** Files of this machine that a command names by what they are called in the container. */
function namedInside(machine: Machine, { mounts, inside }: Run, command: readonly Value[]) {
  const text = command.map(plain).join(' ')
  const found = new Set<string>()
  for (const [i, folder] of inside.entries()) {
    if (folder === '' || folder === '/') continue
    machine.step(1 + text.length / 100)
    for (const rest of text.split(`${folder.replace(/\/$/, '')}/`).slice(1))
      found.add(`${mounts[i]}/${/^[^\s'";|&<>]*/.exec(rest)![0]}`)
  }
  return found
}

function runContainer(call: Call, args: Value[]): Value {
  const { machine, name } = call
  const run = readRun(call, args)
  const [image = '', ...command] = run.operands
  giveDirectories(machine, name, run.mounts)
  noteGivenSecrets(machine, name, image, run.given)
  noteDoor(machine, name, run.operands, run.given)
  for (const path of namedInside(machine, run, command))
    if (/^[/~.]/.test(path) && !run.mounts.includes(path))
      machine.emit('rights', name, machine.absolute(path), { how: 'gives to a container' })
  if (run.privileged)
    machine.emit('privilege', name, name, { how: 'starts a container with the rights of the host' })
  else giveHeld(machine, name, run.mounts)
  const words =
    run.entrypoint !== undefined ? entered(run.entrypoint, command) : ofImage(plain(image), command)
  return runInside(call, words, run.interactive)
}

/** Some take a line for the entry point, and cut it into words themselves. */
function entered(entrypoint: Value, command: Value[]): Value[] {
  return /\w\s+\S/.test(entrypoint)
    ? ['sh', '-c', [entrypoint, ...command].join(' ')]
    : [entrypoint, ...command]
}

function execIn(call: Call, args: Value[], skip: number): Value {
  // `exec --latest COMMAND`: no name of a container stands there.
  const isLatest = (word: Value) => /^(?:-l|--latest)$/.test(word)
  const at = args.findIndex((word) => !word.startsWith('-'))
  const latest = args.slice(0, at < 0 ? args.length : at).some(isLatest)
  const run = readRun(call, latest ? args.filter((word) => !isLatest(word)) : args)
  const words = run.operands.slice(latest ? 0 : skip)
  return runInside(call, words[0] === '--' ? words.slice(1) : words, run.interactive)
}

function runInside({ machine, name, args }: Call, given: Value[], interactive: boolean): Value {
  if (given.length === 0) return machine.unknown('output', name)
  // An image made of a single tool passes its arguments on to that tool.
  const image = args
    .map(plain)
    .find((word) =>
      /^(?:--image=)?[\w./-]*\b(?:socat|ncat|netcat|nmap|curl|rclone|chisel)(?::[\w.-]+)?$/.test(
        word,
      ),
    )
  const tool = image && /(socat|ncat|netcat|nmap|curl|rclone|chisel)(?::[\w.-]+)?$/.exec(image)?.[1]
  const words =
    tool !== undefined && plain(given[0]!) !== tool && /[:=-]/.test(plain(given[0]!))
      ? [tool, ...given]
      : given
  const environment = machine.environment.fork()
  environment.directory = ''
  // Without a terminal and without input, a shell in a container ends at once.
  const input = machine.input ?? (interactive ? undefined : ({ kind: 'data', value: '' } as const))
  const frame = machine.frameFor('remote', name)
  return printedElsewhere(machine, name, machine.runCommand(words, { frame, environment, input }))
}

function copyContainer({ machine, name }: Call, args: readonly Value[]): Value {
  const [source, target] = args.filter((word) => !/^-[aLcq]|^--/.test(word))
  if (source === undefined || target === undefined) return ''
  const inside = (path: Value) => /^[\w.-]+(?:\/[\w.-]+)?:/.test(plain(path))
  if (inside(source))
    machine.emit('read', name, plain(source).slice(plain(source).indexOf(':') + 1), {
      certain: false,
    })
  if (!inside(target) && (inside(source) || !isKnown(source)))
    writeFile(machine, name, target, machine.unknown('output', name))
  else if (!inside(source)) readFile(machine, name, source, { tree: true })
  return ''
}

/** `kubectl` and `oc`. */
export function runKubectl(call: Call): Value {
  const { machine, name, args } = call
  const at = verbIndex(
    args,
    /^(?:-n|--namespace|--context|--kubeconfig|-s|--server|--token|--cluster|--user|--as)$/,
  )
  const verb = plain(args[at] ?? '')
  const rest = args.slice(at + 1)
  if (verb === 'exec' || verb === 'rsh') {
    const split = rest.indexOf('--')
    const interactive = rest.some((word) => /^-[a-z]*t|^--tty/.test(word))
    // `oc rsh POD` is a shell there.
    const named = rest.filter((word) => !word.startsWith('-'))
    if (verb === 'rsh' && named.length === 1) return runInside(call, ['sh'], true)
    if (split >= 0) return runInside(call, rest.slice(split + 1), interactive)
    return execIn(call, rest, 1)
  }
  if (verb === 'run' || verb === 'debug') {
    const split = rest.indexOf('--')
    const overrides = rest.map(plain).find((word) => word.startsWith('--overrides='))
    if (overrides && /hostPID|hostPath|privileged"?\s*:\s*true/.test(overrides))
      machine.emit('privilege', name, name, {
        how: 'starts a container with the rights of the host',
      })
    if (verb === 'debug' && rest.some((word) => /^nodes?\//.test(plain(word))))
      machine.emit('privilege', name, name, {
        how: 'starts a container with the rights of the host',
      })
    const image =
      rest
        .map(plain)
        .find((word) => word.startsWith('--image='))
        ?.slice(8) ?? ''
    return split >= 0
      ? runInside(
          call,
          ofImage(image, rest.slice(split + 1)),
          rest.some((word) => /^-[a-z]*t|^--tty|^--stdin/.test(word)),
        )
      : machine.unknown('output', name)
  }
  if (verb === 'create' && /^(?:cron)?job$/.test(plain(rest[0] ?? '')) && rest.includes('--'))
    return runInside(call, rest.slice(rest.indexOf('--') + 1), false)
  if (verb === 'cp') return copyContainer(call, rest)
  if (verb === 'proxy' && rest.some((word) => /^--address=(?:0\.0\.0\.0|::)$/.test(plain(word))))
    machine.emit('privilege', name, '', { how: 'opens the cluster to everybody' })
  if (
    verb === 'get' &&
    rest.some((word) => /(?:^|,)secrets?(?:\/|$|,)/.test(plain(word))) &&
    rest.some((word) => /^(?:-o|--output|--template)/.test(plain(word))) &&
    !NAMES_ONLY.test(rest.map(plain).join(' '))
  ) {
    machine.emit('read', name, 'secret://kubernetes')
  }
  for (const word of rest) {
    const file = /^--from-(?:env-)?file=(?:[^=]*=)?(.+)$/.exec(plain(word))?.[1]
    if (file === undefined) continue
    // A secret of the project becomes a secret of its cluster.
    if (verb === 'create' && rest[0] === 'secret' && !/^(?:[/~]|\.\.)/.test(file))
      machine.emit('use', name, machine.absolute(file))
    else sendTo(machine, name, name, readFile(machine, name, file, { tree: true }))
  }
  if (verb === 'config' && rest.some((word) => word === '--raw'))
    machine.emit('read', name, 'secret://kubeconfig')
  if (verb === 'create' && /^token$/.test(plain(rest[0] ?? '')))
    machine.emit('read', name, 'secret://token')
  if (
    /^(?:create|apply|set|patch)$/.test(verb) &&
    rest.some((word) => /cluster-admin|system:masters/.test(plain(word)))
  ) {
    machine.emit('privilege', name, 'cluster-admin', {
      how: 'gives the rights over the whole cluster',
    })
  }
  if (/^(?:apply|create|replace|run)$/.test(verb)) readDescriptions(call, rest, 'manifest')
  const entry = findEntry(name)
  return entry ? applyEntry(call, entry) : machine.unknown('output', name)
}

/** What is built or started is described in a file of `-f`, or in the input: it is read here. */
function readDescriptions(
  { machine, name }: Call,
  args: readonly Value[],
  language: Language,
): void {
  for (const [i, word] of args.entries()) {
    const path =
      /^(?:-f|--file|--filename)$/.test(word) && args[i + 1] !== undefined
        ? args[i + 1]!
        : (/^(?:-f|--file(?:name)?=)(.+)$/s.exec(word)?.[1] ?? (word === '-' ? '-' : undefined))
    const content =
      path === undefined
        ? undefined
        : path === '-' || path === '/dev/stdin'
          ? machine.inputValue
          : machine.files.get(machine.absolute(path))
    if (content !== undefined && withoutSymbols(content).trim() !== '')
      machine.runCode(language, content, name)
    else if (content !== undefined) noteDropped(machine, name, content)
  }
}

/** A form of output that shows what a secret is called, or its certificate, and not what it hides. */
const NAMES_ONLY =
  /(?:-o|--output)[= ]?(?:(?:name|wide)\b|jsonpath=\{\.data\.[\w-]+\\\.crt\}(?=\s|$)|(?:jsonpath|custom-columns|go-template)=(?!.*\bdata\b|.*stringData|.*\$\.?\*).*\.(?:metadata|type)\b)/
