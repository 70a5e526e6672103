import { isKnown, plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import { followConsole } from '../entries/consoles.ts'
import { UNWATCHED, WHETHER_COPIES } from '../knowledge/asked-facts.ts'
import { BACKUP } from '../knowledge/protectors.ts'
import { RECORDING_PROCESS, WATCHING_PROCESS } from '../knowledge/watching-processes.ts'
import type { Machine } from '../machine.ts'
import { isKind } from '../program-kinds.ts'
import { isDropPlace } from '../side-commands.ts'
import { bringInto, readFile, sendTo } from '../world.ts'
import { operandsOf } from './file-operations.ts'

/** Processes that hold the passwords and keys of people: whoever reads along has them. */
export const KEEPS_SECRETS =
  /^(?:sshd?|ssh-agent|gpg-agent|(?:gnome-)?keyring\S*|kwalletd\d?|secretd?|sssd?\w*|login|agetty|passwd|sudo|su|gdm\S*|lightdm|polkitd|firefox\S*|chrom(?:e|ium)\S*|brave\S*|msedge|opera|vivaldi\S*|thunderbird|keepass\S*|bitwarden|1password|lsass\S*|winbindd|vault|krb5kdc|slapd)$/i

/** Signals that ask for something: to read settings again, to reopen logs. */
const ASKS = /^-(?:s )?(?:SIG)?(?:HUP|USR1|USR2|WINCH|CHLD|0|1)\b/

/** A process of a kind, such as one that writes down what happens: by its name, or by where its number comes from. */
export function namesProcess(machine: Machine, args: readonly Value[], kind: RegExp): boolean {
  // `pkill -f 'one|other'`
  const isMeant = (word: Value) =>
    plain(word)
      .split('|')
      .some((name) => kind.test(name))
  if (args.some(isMeant)) return true
  if (args.every(isKnown)) return false
  return (
    args.some((word) =>
      machine.symbols.in(word).some(({ origin, detail }) => origin === 'file' && isMeant(detail)),
    ) ||
    machine.resolved.some(
      ({ arguments: [program = '', ...words] }) =>
        isKind(plain(program), 'process-finder') && words.some(isMeant),
    )
  )
}

/** `ps aux`, `ls /proc`: the processes of the whole machine. */
const OF_EVERYTHING = /^(?:ps of everything|ls (?:-\S+ )*\/proc\/?)$/
/** A word by which some lines are chosen: a name, or a port. */
const NAMES_SOME = /[a-z]{2}|\d{3}/i
/** What every program for columns is told, whichever lines it takes. */
const COLUMN_WORDS =
  /\b(?:print|NR|NF|FS|OFS|RS|BEGIN|END|gsub|sub|split|int|next|length)\b|\\[dswb]|\[\[?:?\w+:?\]?\]/g

/** Whether processes come from a list of all, and nothing tells which of them are meant. */
function takesAll(machine: Machine, args: readonly Value[]): boolean {
  const isOfAll = args.some((word) =>
    machine.symbols.in(word).some(({ detail }) => OF_EVERYTHING.test(detail)),
  )
  return (
    isOfAll &&
    !machine.resolved.some(
      ({ arguments: [program = '', ...words] }) =>
        (isKind(plain(program), 'line-chooser') || isKind(plain(program), 'line-changer')) &&
        words.some(
          (word) => !word.startsWith('-') && NAMES_SOME.test(plain(word).replace(COLUMN_WORDS, '')),
        ),
    )
  )
}

/** Options by which some processes are chosen, whatever they are called: of a parent, a terminal, an account. */
const CHOOSES =
  /^(?:-\w*[PstgnocuUGF]|--(?:parent|session|terminal|p?group|newest|oldest|e?uid|count))/

/** `pgrep .`: a pattern that every name fits. */
function findsEverything(machine: Machine, args: readonly Value[]): boolean {
  const finders = args.flatMap((word) =>
    machine.symbols
      .in(word)
      .filter(({ origin, detail }) => origin === 'output' && isKind(detail, 'process-finder'))
      .map(({ detail }) => detail),
  )
  return (
    finders.length > 0 &&
    machine.resolved.some(
      ({ arguments: [program = '', ...words] }) =>
        finders.includes(plain(program)) &&
        words.some((word) => /^(?:\.[*+]?|\^|\$|)$/.test(plain(word))) &&
        !words.some((word) => CHOOSES.test(plain(word))),
    )
  )
}

/** `aegi[s]h`, `aeg.sh`: an expression that our name fits. Repeated groups are left alone: they can take for ever. */
export function describesOurs(text: string): boolean {
  if (text.length > 40 || !/[[.?\\]/.test(text) || /[(){}|]|[*+?].*[*+?]/.test(text)) return false
  if ((text.match(/[a-z]/g) ?? []).length < 3) return false
  try {
    return new RegExp(text).test('aegish')
  } catch {
    return false
  }
}

/** `kill`, `pkill`, `killall`: everything at once is denial of service. */
export function runKill({ machine, name, args }: Call): Value {
  const words = args.map(plain)
  const targets = words.filter((word) => !/^-(?:\D|\d{1,2}$)/.test(word) && !/^-s$/.test(word))
  const all =
    name === 'kill'
      ? targets.some((word) => word === '-1') ||
        (words.includes('-1') && words.some((word, i) => word === '-1' && i > 0))
      : false
  const everybody =
    (name === 'pkill' || name === 'killall') &&
    (targets.some((word) => /^\.?\*?$|^\.$/.test(word)) ||
      (/-u/.test(words.join(' ')) && words.includes('root')))
  // Every line of a list of all processes, or every directory of /proc.
  const listed = args.some(
    (word) =>
      /^\/?(?:proc\/)?\[0-9\][*\][0-9]*$/.test(plain(word)) ||
      (word.length === 1 && machine.symbols.in(word)[0]?.detail === 'ps of everything'),
  )
  if (name !== 'kill' && targets.some(describesOurs))
    machine.emit('disarm', name, 'aegish', { how: 'ends the service of this guard' })
  if (all || everybody || listed || name === 'killall5')
    machine.emit('destroy', name, targets.join(' '), { how: `${name} ends every process` })
  else if (!ASKS.test(words.join(' ')) && findsEverything(machine, args))
    machine.emit('destroy', name, targets.join(' '), { how: `${name} ends every process` })
  else if (!ASKS.test(words.join(' ')) && namesProcess(machine, args, RECORDING_PROCESS))
    machine.emit('destroy', name, targets.join(' '), {
      how: `${name} stops the record of what happens`,
    })
  // The first process takes most signals as a request: to read its settings again, to reopen logs.
  else if (name === 'kill' && targets.includes('1') && !ASKS.test(words.join(' ')))
    machine.emit('destroy', name, '1', { how: `${name} ends the first process of the system` })
  else if (!ASKS.test(words.join(' ')) && namesProcess(machine, args, WATCHING_PROCESS))
    machine.miss('outcome', name, '', UNWATCHED)
  else if (!ASKS.test(words.join(' ')) && takesAll(machine, args))
    machine.miss('outcome', name, '', 'which processes it ends')
  else if (endsShellAtOnce(machine, name, args))
    machine.miss('outcome', name, '', 'whether the shell has kept the history of its commands')
  return ''
}

/** Signals that a shell does not outlive, and after which it writes down nothing: not what a terminal or a logout sends. */
const AT_ONCE =
  /^(?:(?:-s ?|-n ?|-)(?:SIG)?|--signal[= ](?:SIG)?)(?:KILL|9|ABRT|6|SEGV|11|BUS|7|FPE|8|ILL|4|TRAP|5|PIPE|13|ALRM|14|SYS|31)\b/i

/** Numbers of the shell that reads the command line, and of the one that started it. */
const SHELL_NUMBER = /^(?:\$\$|BASHPID|PPID)$/

/** `kill -9 $$`, `pkill -9 bash`: the shell ends before it has kept the history of its commands. */
function endsShellAtOnce(machine: Machine, name: string, args: readonly Value[]): boolean {
  const words = args.map(plain)
  if (!words.some((word, i) => AT_ONCE.test(`${word} ${words[i + 1] ?? ''}`))) return false
  const isShell = (word: string) => isKind(word.replace(/^\^|\$$/g, ''), 'shell')
  if (name !== 'kill' && words.some(isShell)) return true
  return args.some(
    (word) =>
      plain(word) === '0' ||
      machine.symbols
        .in(word)
        .some(
          ({ origin, detail }) =>
            SHELL_NUMBER.test(detail) ||
            (origin === 'output' &&
              isKind(detail, 'process-finder') &&
              machine.resolved.some(
                ({ arguments: [program = '', ...rest] }) =>
                  plain(program) === detail && rest.some((one) => isShell(plain(one))),
              )),
        ),
  )
}

/** A job that runs something hidden, from a place for all, or fetched. */
const SUSPICIOUS_JOB =
  /(?:^|[\s;|&"'(])(?:\/tmp|\/var\/tmp|\/dev\/shm)\/|\/\.[\w-]+(?:\/[\w.-]+)*(?=[\s;|&"')]|$)|https?:\/\/|\/dev\/tcp|base64|\bn(?:c|cat)\b/m

const BACKUP_NAME = new RegExp(BACKUP, 'i')

/** `grep -v restic`: among the lines that are left out is one that makes copies. */
function leavesOutBackups(machine: Machine): boolean {
  return machine.resolved.some(
    ({ arguments: [program = '', ...words] }) =>
      isKind(plain(program), 'line-chooser') &&
      words.some((word) => /^(?:-\w*v\w*|--invert-match)$/.test(plain(word))) &&
      words.some((word) => BACKUP_NAME.test(plain(word))),
  )
}

/** `crontab`: jobs are judged by what they run. */
export function runCrontab({ machine, name, args }: Call): Value {
  const { options, operands } = operandsOf(args, /^-u$/)
  if (options.some((option) => option === '-l')) return machine.unknown('output', 'crontab')
  if (options.some((option) => option === '-r')) {
    machine.emit('denial-of-service', name, name, { how: `${name} removes all jobs of a user` })
    return ''
  }
  // `EDITOR='tee -a' crontab -e <<< …`: what comes in is what such an editor makes of the jobs.
  const isEdited = options.some((option) => option === '-e')
  if (isEdited && machine.inputValue === undefined) {
    machine.emit('denial-of-service', name, name, {
      how: `${name} opens the jobs of a user in an editor`,
    })
    machine.interactive = name
    return ''
  }
  const content =
    operands[0] === undefined || operands[0] === '-'
      ? (machine.inputValue ?? '')
      : readFile(machine, name, operands[0])
  const sources = machine.symbols.in(content)
  // `crontab -l | grep -v old | crontab -`: some of the jobs that are there already.
  const kept = sources.some(({ detail }) => /^crontab/.test(detail))
  if (kept && leavesOutBackups(machine)) machine.miss('outcome', name, '', WHETHER_COPIES)
  const hidden = sources.some(
    ({ origin, detail }) =>
      origin !== 'file' &&
      !/^crontab/.test(detail) &&
      !(kept && origin === 'output' && isKind(detail, 'line-chooser')),
  )
  // Jobs are judged by what they run: what cannot be seen or has no place there is not let in.
  const unseen = content === '' && /^(?:code|side)$/.test(machine.frame?.kind ?? '')
  if (hidden || unseen || name === 'incrontab' || SUSPICIOUS_JOB.test(plain(content)))
    machine.emit('write', name, '/var/spool/cron/crontabs/user', { data: content })
  else {
    machine.emit('denial-of-service', name, name, { how: `${name} changes the jobs of a user` })
    const isNew = machine.symbols.in(content).some(({ origin }) => origin === 'file')
    if (isNew) machine.miss('obeyed', name, content)
  }
  for (const line of content.split('\n')) {
    const command = /^\s*(?:@\w+|(?:\S+\s+){5})(.+)$/.exec(line)?.[1]
    if (command && !line.trimStart().startsWith('#'))
      machine.runText(command, { frame: machine.frameFor('wrapper', name), input: undefined })
  }
  return ''
}

/** `capsh … -- ARGUMENTS`: a shell gets what follows. */
export function runCapsh(call: Call): Value {
  const { machine, name, args } = call
  const at = args.findIndex((word) => word === '--' || word === '==')
  if (at >= 0)
    return machine.runCommand(['bash', ...args.slice(at + 1)], {
      frame: machine.frameFor('wrapper', name),
    })
  return machine.unknown('output', name)
}

/** A file system that is empty, and gone with the next start. */
function isInMemory(word: string): boolean {
  return /^(?:-t)?(?:tmpfs|ramfs)$|^--types=(?:tmpfs|ramfs)$/.test(word)
}

/** `mount`: binding, and file systems in files with set-uid programs in them. */
export function runMount({ machine, name, args }: Call): Value {
  const words = args.map(plain)
  const { operands, values } = operandsOf(
    args,
    /^(?:-[toLUT]|--(?:types|options|source|target|fstab))$/,
  )
  linkLayers(machine, words, operands.at(-1))
  const bind = words.some((word) => /^(?:-B|--bind|--rbind|--move)$|(?:^|,)bind(?:,|$)/.test(word))
  if (bind && operands.length >= 2) {
    // What is bound over a file takes its place.
    const [source, target] = [
      plain(machine.absolute(operands[0]!)),
      plain(machine.absolute(operands.at(-1)!)),
    ]
    machine.emit('write', name, target, { data: machine.unknown('file', source) })
    machine.fileSystem.link(target, source)
  } else if (operands.length >= 2) {
    // Anything else that is mounted hides what was there.
    const target = machine.absolute(operands.at(-1)!)
    machine.emit('replace', name, target, { deep: true })
    if (/^\/var\/log(?:\/audit|\/journal)?\/?$/.test(plain(target)) && words.some(isInMemory))
      machine.emit('destroy', name, target, { how: `${name} hides the logs behind an empty place` })
    else if (/^\/var\/log\/?$/.test(plain(target)))
      machine.miss('outcome', name, '', 'where records are kept from then on')
  }
  // The helper of a file system is looked for by its name: as a path it is anybody's program.
  const kind = values.get('-t') ?? values.get('--types')
  if (kind?.includes('/')) machine.emit('run', name, kind, { how: `${name} is made to run` })
  const table = values.get('-T') ?? values.get('--fstab')
  if (table !== undefined) readFile(machine, name, table)
  const [device, place] = operands
  if (device !== undefined && place !== undefined && /^(?:\/\/|[\w.-]+:\/)/.test(plain(device))) {
    machine.fileSystem.bring(plain(machine.absolute(place)), plain(device))
  }
  const image = device === undefined ? undefined : machine.files.get(machine.absolute(device))
  if (image !== undefined && place !== undefined) bringInto(machine, place, image)
  const options = words.join(' ')
  if (/(?:^|[ ,])suid(?:,| |$)/.test(options) && /loop|\.img|\.iso/.test(options)) {
    machine.emit('privilege', name, options, { how: 'mounts set-uid programs from a file' })
  }
  if (
    words.some((word) => /remount/.test(word) && /(?:^|,)ro(?:,|$)/.test(word)) &&
    operands.some((path) => /^\/var(?:\/log)?\/?/.test(plain(path)))
  )
    machine.miss('outcome', name, '', 'where records are kept from then on')
  if (
    words.some((word) => /remount/.test(word) && /rw/.test(word)) &&
    operands.some((path) => plain(path) === '/')
  )
    machine.emit('denial-of-service', name, name, { how: `${name} makes the root writable` })
  return machine.unknown('output', name)
}

/** `-o lowerdir=A:B`: what lies in these directories is seen at the place, too. */
function linkLayers(machine: Machine, words: readonly string[], place: Value | undefined): void {
  if (place === undefined) return
  const layers = words.flatMap(
    (word) => /(?:^|[,o=])lowerdir=([^,]+)/.exec(word)?.[1]?.split(':') ?? [],
  )
  // The first of them hides the others; what anybody made hides nothing that matters.
  const shown = layers.find((layer) => layer !== '' && !isDropPlace(layer))
  if (shown !== undefined)
    machine.fileSystem.link(plain(machine.absolute(place)), plain(machine.absolute(shown)))
}

/** `openssl`: keys are used for their purpose, other files are shown; `s_client` is a connection. */
export function runOpenssl(call: Call): Value {
  const { machine, name, args } = call
  followConsole(call, [], args.length === 0)
  const words = args.map(plain)
  const value = (option: string) => {
    const at = words.indexOf(option)
    return at >= 0 ? args[at + 1] : undefined
  }
  const [verb = ''] = words
  const input = value('-in')
  const source = input === undefined ? (machine.inputValue ?? '') : contentOf(input)
  const engine = value('-engine') ?? value('-provider') ?? value('-provider-path')
  if (engine !== undefined && /[/.]/.test(plain(engine)))
    machine.emit('load', name, machine.absolute(engine))
  const shared = words
    .map((word) => /^SO_PATH:(.+)$/.exec(word)?.[1])
    .find((path) => path !== undefined)
  if (shared !== undefined) machine.emit('load', name, shared)
  for (const option of ['-key', '-inkey', '-CAkey', '-signkey', '-keyfile', '-sign']) {
    const key = value(option)
    if (key !== undefined) machine.emit('use', name, machine.absolute(key))
  }
  const output = value('-out')
  // What is made at random is something, though nobody knows it.
  const isRandom = verb === 'rand' && output === undefined
  const result = isRandom
    ? machine.unknown('output', name)
    : verb === 'enc' || words.includes('-d')
      ? decoded(source)
      : source
  if (output !== undefined) machine.emit('write', name, machine.absolute(output), { data: result })
  if (output !== undefined) machine.files.set(machine.absolute(output), result)
  if (verb === 's_client') {
    const address = plain(value('-connect') ?? value('-host') ?? '')
    const sent = machine.inputValue
    if (sent !== undefined && sent !== '') sendTo(machine, name, address, sent)
    else machine.emit('fetch', name, address)
    return machine.unknown('network', address)
  }
  if (verb === 's_server') {
    const address = plain(value('-port') ?? value('-accept') ?? '4433')
    machine.emit('listen', name, address)
    const sent = machine.inputValue
    if (sent !== undefined && sent !== '') sendTo(machine, name, address, sent)
    return machine.unknown('network', address)
  }
  return output === undefined ? result : ''

  /** A key or certificate is looked at by the tool that is made for it; anything else is read. */
  function contentOf(path: Value): Value {
    if (
      /^(?:enc|base64|dgst|cms|smime|pkeyutl|rsautl)$/.test(verb) ||
      !/^(?:x509|req|rsa|ec|dsa|pkey|pkcs12|pkcs8|crl|verify|asn1parse|ca|s_client)$/.test(verb)
    )
      return readFile(machine, name, path)
    const shows =
      /^(?:rsa|ec|dsa|pkey|pkcs8|pkcs12)$/.test(verb) &&
      !words.includes('-pubout') &&
      !words.includes('-nokeys') &&
      !(words.includes('-noout') && !words.includes('-text')) &&
      !words.includes('-out') &&
      !words.includes('-check') &&
      !words.includes('-modulus')
    if (shows) return readFile(machine, name, path)
    machine.emit('use', name, machine.absolute(path))
    return machine.unknown('output', name)
  }

  function decoded(text: Value): Value {
    return machine.symbols.in(text).length > 0 && words.includes('-d')
      ? text + machine.unknown('decoded', name)
      : words.includes('-d')
        ? machine.unknown('decoded', name)
        : text
  }
}

/** `gpg`: encrypting and decrypting reads files; exporting secret keys gives them away. */
export function runGpg({ machine, name, args }: Call): Value {
  const { options, operands, values } = operandsOf(
    args,
    /^(?:-[orRu]|--(?:output|recipient|local-user|homedir|passphrase|passphrase-file|keyserver|keyring|secret-keyring|options|batch-file|s2k-\w+|cipher-algo|photo-viewer|exec-path|load-extension|pinentry-mode|status-fd|command-fd|recv-keys|search-keys|compress-algo|digest-algo|armor-file))$/,
  )
  const words = options.join(' ')
  if (/--export-secret-(?:keys|subkeys)/.test(words))
    machine.emit('read', name, 'secret://private keys of gpg')
  const viewer = values.get('--photo-viewer')
  if (viewer !== undefined) machine.runText(viewer, { frame: machine.frameFor('side', name) })
  const settings = values.get('--options')
  if (settings !== undefined) readFile(machine, name, settings)
  const extension = values.get('--load-extension')
  if (extension !== undefined) machine.emit('load', name, extension)
  const keys =
    /--(?:import|verify|list-\w+|fingerprint|edit-key|gen-key|full-gen-key|recv-keys|search-keys|send-keys|export|delete-\w+|sign-key|lsign-key|quick-\w+|refresh-keys|check-\w+)|(?:^| )-k|-K/.test(
      words,
    )
  const content = keys
    ? ''
    : operands.map((path) => readFile(machine, name, path)).join('') || (machine.inputValue ?? '')
  const decrypts = /--decrypt|(?:^| )-\w*d|--dearmor/.test(words)
  const result = decrypts ? content + machine.unknown('decoded', name) : content
  const output = values.get('-o') ?? values.get('--output')
  if (output !== undefined) {
    machine.emit('write', name, machine.absolute(output), { data: result })
    machine.files.set(machine.absolute(output), result)
    return ''
  }
  return result === '' ? machine.unknown('output', name) : result
}
