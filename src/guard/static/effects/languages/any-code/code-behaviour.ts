import type { Machine } from '../../machine.ts'
import { openShell } from '../run-from-code.ts'
import { networkCode } from './network-code.ts'

/**
 * What a piece of code does as a whole, in whatever language: the analysers follow calls and
 * values, this looks for parts that only make sense together. A connection and a started program
 * whose name comes from outside are a remote shell; an address and an evaluation are a download
 * that is run; an address and a key are a theft.
 */
export function codeBehaviour(machine: Machine, code: string, by: string, language: string): void {
  if (code.length < 4 || NOT_CODE.test(language)) return
  if (servesConsole(code)) machine.emit('remote-shell', by, by)
  networkCode(machine, code, by)
  if (PLAIN_SHELL.test(code) || (!WELL_READ.test(language) && STARTS_SHELL.test(code)))
    openShell(machine, by)
  const mode = SET_UID.exec(code)?.[0]
  if (mode !== undefined) machine.emit('privilege', by, mode, { how: 'sets a set-uid bit' })
}

/** These have no calls, or their words mean other things. */
const NOT_CODE =
  /^(?:sql|redis|sed|make|config|tasks|cmake|package-script|typed|transfer|sh|tex|roff|m4|rpm)$/
/** Languages whose analysers follow the starting of programs well. */
const WELL_READ = /^(?:python|javascript|perl|ruby|php|awk|ed|dc|debugger|jshell)$/

/** A shell by name behind a verb that starts programs, or behind an escape. */
const STARTS_SHELL =
  /\b(?:system2?|exec[lv]?[pe]{0,2}|shell|sh|spawn\w*|run|process|subprocess|posix_spawn\w*)\b[\s("'`[{,\\]{1,12}(?:list\s*["'])?(?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k|fi|c|tc)?sh["'`)\s,]|^\s*!\s*(?:ba|da|z|k|fi)?sh\s*$|s"\s+(?:ba|da|z|k)?sh[^"]*"\s+system\b|<shell-escape>\s*(?:ba|da|z|k)?sh\b/

/** The same in forms that no language uses for anything else. */
const PLAIN_SHELL =
  /^\s*!\s*(?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k|fi)?sh\s*$|\b(?:system|exec)\s*\{\s*["'](?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k)?sh["']\s*\}|^\s*sh\s*\(?\s*["'](?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k)?sh["']|\b(?:run|system|exec\w*|spawn\w*)\W{1,12}(?:Cmd\W{1,4})?ENV\W{1,2}SHELL\b/
const SET_UID = /\bchmod\w*\b[^;\n]{0,80}?[\s,(]0?o?[246]7[0-7]{2}\b/

/** Whether a console of the language itself is offered to the network. */
export function servesConsole(code: string): boolean {
  return (
    /console["']?\)?\s*\.listen\(|swank:create-server|core\.server\/(?:io-)?repl|\bssh:daemon\(|nrepl\.server\/start-server|\bpry\.remote\b|binding\.remote_pry/.test(
      code,
    ) && !/127\.0\.0\.1|localhost|::1/.test(code)
  )
}
