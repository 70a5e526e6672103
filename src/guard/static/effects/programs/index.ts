import type { Handler } from '../call.ts'
import { runFind } from './find.ts'
import { runEnv, runParallel, runSu, runSudo, runXargs } from './runners.ts'
import { runShell } from './shells.ts'

/** Programs whose arguments have a grammar of their own. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  sh: runShell,
  bash: runShell,
  dash: runShell,
  ash: runShell,
  zsh: runShell,
  ksh: runShell,
  ksh93: runShell,
  mksh: runShell,
  oksh: runShell,
  pdksh: runShell,
  yash: runShell,
  posh: runShell,
  fish: runShell,
  csh: runShell,
  tcsh: runShell,
  rbash: runShell,
  rc: runShell,
  es: runShell,
  elvish: runShell,
  nu: runShell,
  xonsh: runShell,
  osh: runShell,
  rzsh: runShell,
  rksh: runShell,
  sash: runShell,
  scsh: runShell,
  find: runFind,
  gfind: runFind,
  bfs: runFind,
  xargs: runXargs,
  gxargs: runXargs,
  parallel: runParallel,
  env: runEnv,
  genv: runEnv,
  sudo: runSudo,
  su: runSu,
}
