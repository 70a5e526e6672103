import type { Value } from '../../resolve/value.ts'
import type { Call, Handler } from '../call.ts'
import { applyEntry } from '../entries/apply-entry.ts'
import { runCode } from '../interpret.ts'
import type { Kind } from '../knowledge/kinds.ts'
import { runCloud, runContainers, runKubectl } from './clusters.ts'
import { runNetcat, runSocat } from './connections.ts'
import {
  runChattr,
  runChmod,
  runChown,
  runCopy,
  runDd,
  runMakePipe,
  runRemove,
  runTee,
} from './file-operations.ts'
import { runFd, runFind } from './find.ts'
import { runMultiplexer } from './multiplexers.ts'
import { runCapsh, runCrontab, runGpg, runKill, runMount, runOpenssl } from './processes.ts'
import { runRemoteCopy, runSsh } from './remote.ts'
import { runEnv, runParallel, runSu, runSudo, runXargs } from './runners.ts'
import { runShell } from './shells.ts'
import { runTar } from './tar.ts'
import { pythonModule, rubyServer, runAwk, runSed } from './text-languages.ts'
import { runCurl, runWget } from './transfers.ts'

function runPython(call: Call): Value {
  // `manage.py shell -c CODE` and the like: the program of an application runs code.
  const shell = call.args.findIndex(
    (word, i) => /^(?:shell|shell_plus)$/.test(word) && /manage\.py$/.test(call.args[i - 1] ?? ''),
  )
  const at =
    shell < 0 ? -1 : call.args.findIndex((word, i) => i > shell && /^(?:-c|--command)$/.test(word))
  if (at > 0 && call.args[at + 1] !== undefined)
    runCode(call.machine, 'python', call.args[at + 1]!, call.name)
  return pythonModule(call) ?? (call.entry ? applyEntry(call, call.entry) : '')
}

/**
 * Programs whose arguments have a grammar of their own. Each function is looked up when its program
 * runs: a hook that decides about one command loads one of these files and not all.
 */
const HANDLERS: readonly (readonly [names: string, handler: Handler, kinds?: readonly Kind[]])[] = [
  [
    'sh bash dash ash zsh ksh ksh93 mksh lksh oksh pdksh yash posh fish csh tcsh rbash rc es elvish nu xonsh osh rzsh rksh scsh bash-static',
    (call) => runShell(call),
    ['shell'],
  ],
  ['find gfind bfs', (call) => runFind(call), ['launcher']],
  ['fd fdfind', (call) => runFd(call)],
  ['xargs gxargs', (call) => runXargs(call), ['launcher']],
  ['parallel', (call) => runParallel(call), ['launcher']],
  ['env genv', (call) => runEnv(call)],
  ['sudo', (call) => runSudo(call), ['remote-client']],
  ['su', (call) => runSu(call)],
  ['awk gawk mawk nawk original-awk bwk goawk', (call) => runAwk(call), ['rewrites']],
  ['sed gsed ssed', (call) => runSed(call), ['editor', 'rewrites']],
  ['ruby jruby', (call) => rubyServer(call) ?? (call.entry ? applyEntry(call, call.entry) : '')],
  ['python python2 python3 pypy pypy3', runPython],
  ['cp install ln gcp', (call) => runCopy(call), ['library-tool']],
  ['mv gmv', (call) => runCopy(call), ['library-tool', 'side-tool']],
  ['rm grm', (call) => runRemove(call), ['library-tool']],
  ['mkfifo mknod', (call) => runMakePipe(call)],
  ['chmod', (call) => runChmod(call)],
  ['chattr', (call) => runChattr(call)],
  ['chown chgrp', (call) => runChown(call)],
  ['dd dcfldd', (call) => runDd(call), ['shows']],
  ['tee', (call) => runTee(call)],
  ['tar bsdtar gtar', (call) => runTar(call)],
  ['curl', (call) => runCurl(call)],
  ['wget wget2', (call) => runWget(call)],
  ['nc ncat netcat nc.openbsd nc.traditional', (call) => runNetcat(call)],
  ['socat', (call) => runSocat(call)],
  ['ssh autossh slogin', (call) => runSsh(call)],
  ['scp rsync', (call) => runRemoteCopy(call)],
  ['docker podman nerdctl docker-compose', (call) => runContainers(call)],
  ['kubectl oc', (call) => runKubectl(call)],
  ['aws gcloud gsutil az', (call) => runCloud(call)],
  ['kill', (call) => runKill(call), ['side-tool']],
  ['pkill killall killall5', (call) => runKill(call)],
  ['crontab incrontab fcrontab', (call) => runCrontab(call), ['launcher']],
  ['tmux screen', (call) => runMultiplexer(call)],
  ['mount', (call) => runMount(call)],
  ['capsh', (call) => runCapsh(call)],
  ['openssl', (call) => runOpenssl(call)],
  ['gpg gpg2', (call) => runGpg(call)],
]

type Row = (typeof HANDLERS)[number]
let rows: ReadonlyMap<string, Row> | undefined

/** The row of a program: one look for a question that is asked several times for each command. */
function rowOf(name: string): Row | undefined {
  rows ??= new Map(HANDLERS.flatMap((row) => row[0].split(' ').map((one) => [one, row] as const)))
  return rows.get(name)
}

/** What runs a program, for those with a grammar of their own. */
export function handlerOf(name: string): Handler | undefined {
  return rowOf(name)?.[1]
}

const NO_KINDS: readonly Kind[] = []

/** What programs with a grammar of their own are, where they have no entry to say it. */
export function handledKinds(name: string): readonly Kind[] {
  return rowOf(name)?.[2] ?? NO_KINDS
}

/** The names of all programs with a grammar of their own. */
export function handledNames(): string[] {
  return HANDLERS.flatMap(([names]) => names.split(' '))
}
