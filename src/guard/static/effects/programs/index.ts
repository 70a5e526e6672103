import type { Value } from '../../resolve/value.ts'
import type { Call, Handler } from '../call.ts'
import { applyEntry } from '../entries/apply-entry.ts'
import { type Handled, handledBy } from '../knowledge/handled-programs.ts'
import { remembered } from '../knowledge/remembered.ts'
import { runCloud } from './clouds.ts'
import { runContainers, runKubectl } from './clusters.ts'
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
import { runParallel } from './parallel.ts'
import { runCapsh, runCrontab, runGpg, runKill, runMount, runOpenssl } from './processes.ts'
import { pythonModule } from './python-modules.ts'
import { runRemoteCopy, runSsh } from './remote.ts'
import { runEnv, runSu, runSudo, runXargs } from './runners.ts'
import { runShell } from './shells.ts'
import { runTar } from './tar.ts'
import { rubyServer, runAwk, runSed } from './text-languages.ts'
import { runCurl, runWget } from './transfers.ts'

function runPython(call: Call): Value {
  return pythonModule(call) ?? (call.entry ? applyEntry(call, call.entry) : '')
}

/**
 * What runs the programs whose arguments have a grammar of their own. Each function is looked up when
 * its program runs: a hook that decides about one command loads one of these files and not all.
 */
const HANDLERS: Readonly<Record<Handled, Handler>> = {
  shell: (call) => runShell(call),
  find: (call) => runFind(call),
  fd: (call) => runFd(call),
  xargs: (call) => runXargs(call),
  parallel: (call) => runParallel(call),
  env: (call) => runEnv(call),
  // It has no options of its own.
  'env-runner': (call) =>
    call.entry && call.args[0]?.startsWith('-') ? applyEntry(call, call.entry) : runEnv(call),
  sudo: (call) => runSudo(call),
  su: (call) => runSu(call),
  awk: (call) => runAwk(call),
  sed: (call) => runSed(call),
  ruby: (call) => rubyServer(call) ?? (call.entry ? applyEntry(call, call.entry) : ''),
  python: runPython,
  cp: (call) => runCopy(call),
  ln: (call) => runCopy(call),
  mv: (call) => runCopy(call),
  rm: (call) => runRemove(call),
  mkfifo: (call) => runMakePipe(call),
  chmod: (call) => runChmod(call),
  chattr: (call) => runChattr(call),
  chown: (call) => runChown(call),
  dd: (call) => runDd(call),
  tee: (call) => runTee(call),
  tar: (call) => runTar(call),
  curl: (call) => runCurl(call),
  wget: (call) => runWget(call),
  nc: (call) => runNetcat(call),
  socat: (call) => runSocat(call),
  ssh: (call) => runSsh(call),
  scp: (call) => runRemoteCopy(call),
  docker: (call) => runContainers(call),
  kubectl: (call) => runKubectl(call),
  aws: (call) => runCloud(call),
  kill: (call) => runKill(call),
  pkill: (call) => runKill(call),
  crontab: (call) => runCrontab(call),
  tmux: (call) => runMultiplexer(call),
  mount: (call) => runMount(call),
  capsh: (call) => runCapsh(call),
  openssl: (call) => runOpenssl(call),
  gpg: (call) => runGpg(call),
}

/** What runs a program, for those with a grammar of their own. */
export const handlerOf = remembered((name: string): Handler | undefined => {
  const handled = handledBy(name)
  return handled && HANDLERS[handled]
})
