import type { Value } from '../../resolve/value.ts'
import type { Call, Handler } from '../call.ts'
import { applyEntry } from '../entries/apply-entry.ts'
import { runCode } from '../interpret.ts'
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

/** Programs whose arguments have a grammar of their own. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  ...each(
    'sh bash dash ash zsh ksh ksh93 mksh lksh oksh pdksh yash posh fish csh tcsh rbash rc es elvish nu xonsh osh rzsh rksh scsh bash-static',
    runShell,
  ),
  ...each('find gfind bfs', runFind),
  ...each('fd fdfind', runFd),
  ...each('xargs gxargs', runXargs),
  parallel: runParallel,
  ...each('env genv', runEnv),
  sudo: runSudo,
  su: runSu,
  ...each('awk gawk mawk nawk original-awk bwk goawk', runAwk),
  ...each('sed gsed ssed', runSed),
  ...each(
    'ruby jruby',
    (call) => rubyServer(call) ?? (call.entry ? applyEntry(call, call.entry) : ''),
  ),
  ...each('python python2 python3 pypy pypy3', runPython),
  ...each('cp mv install ln gcp gmv', runCopy),
  ...each('rm grm', runRemove),
  ...each('mkfifo mknod', runMakePipe),
  chmod: runChmod,
  chattr: runChattr,
  ...each('chown chgrp', runChown),
  ...each('dd dcfldd', runDd),
  tee: runTee,
  ...each('tar bsdtar gtar', runTar),
  curl: runCurl,
  ...each('wget wget2', runWget),
  ...each('nc ncat netcat nc.openbsd nc.traditional', runNetcat),
  socat: runSocat,
  ...each('ssh autossh slogin', runSsh),
  ...each('scp rsync', runRemoteCopy),
  ...each('docker podman nerdctl docker-compose', runContainers),
  ...each('kubectl oc', runKubectl),
  ...each('aws gcloud gsutil az', runCloud),
  ...each('kill pkill killall killall5', runKill),
  ...each('crontab incrontab fcrontab', runCrontab),
  ...each('tmux screen', runMultiplexer),
  mount: runMount,
  capsh: runCapsh,
  openssl: runOpenssl,
  ...each('gpg gpg2', runGpg),
}

function each(names: string, handler: Handler): Record<string, Handler> {
  return Object.fromEntries(names.split(' ').map((name) => [name, handler]))
}
