/**
 * The guarded shell: aegish reads the line, the guard decides, bash runs it.
 *
 *   editor/            what a person types becomes a text, and nothing more
 *   judge.ts           the guards in order, and the fail mode
 *   living-bash.ts     one bash through the session; it gets judged commands, and from nowhere else
 *   bash-startup.ts    the part of us that runs in bash
 *   judged-prompts.ts  what runs at a prompt by itself
 *   session.ts         prompt, decision, run, again
 *   run-once.ts        one command or script without a terminal of ours: a login shell for ssh and agents
 */
export { ShellAudit } from './audit-shell.ts'
export { isPlace } from './bash-state.ts'
export {
  type CageSettings,
  cagedBash,
  cagedCommand,
  cagedProgram,
  withCage,
} from './caged-program.ts'
export { isFileServer } from './file-servers.ts'
export { History } from './history.ts'
export { FAIL_MODES, type FailMode, Judge, type Ruling, softened } from './judge.ts'
export { prepareFolder } from './living-bash.ts'
export { withOtherNames } from './other-names.ts'
export { Person } from './person.ts'
export { runOnce } from './run-once.ts'
export { type CagedCommand, Session, type SessionOptions, STATUS } from './session.ts'
export { startEnvironment, WITHHELD_VARIABLES } from './withheld-variables.ts'
