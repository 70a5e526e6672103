import type { Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { readFile } from '../world.ts'
import { openShell } from './run-from-code.ts'

/** A whole string that is a path, with the name of the function in front of it. */
const PATH =
  /(?:([\w.:>!?-]*)\s*\(\s*|[\s,=[({|<]|^)[a-z~%]{0,2}(["'`])((?:~|\/(?:etc|root|home|var|proc|run|boot|opt|srv|usr))\/[^"'`\s$%{}*?]+)\2/g
/** Questions about a file that do not open it. */
const ASKS =
  /(?:exists?\??|is_?file\??|is_?dir\w*\??|l?stat(?:Sync)?|access(?:Sync)?|isReadable|file_exists|existsSync|getsize|getmtime|basename|dirname|which|test|print\w*|puts|echo|log|console\.log|println|display|warn|die|raise|match|startsWith|startswith|endswith|includes|compare|equal\w*)$/i
/** A whole string that is a shell, with nothing behind it that the shell would be given. */
const SHELL =
  /[\s,([{=|'](["'])((?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k|fi|a|tc|c)?sh)\1\s*[\])}]*\s*(?:$|[;|!\n.]|,\s*(?:[a-z_]\w*\s*[:=]|\[\s*\]|:))/m
const RUNS =
  /(?:^|[^\w"'])(?:\w*system\w*|exec\w*|spawn\w*|popen\w*|shell|process\w*|command|run|call\w*|cmd|launch|unix\w*)[!?*]?(?:[^\w"'-]|$)|\.!/i

/**
 * What the strings of a piece of code tell, whatever its functions are called: a secret that is
 * named in full is there to be opened.
 */
export function readStrings(machine: Machine, code: Value, by: string): void {
  for (const [, caller = '', , path] of code.slice(0, 20_000).matchAll(PATH)) {
    machine.step()
    if (!ASKS.test(caller)) readFile(machine, by, path!, { certain: false })
  }
}

/** The same for a shell, in languages whose calls we do not know well. */
export function findShell(machine: Machine, code: Value, by: string): void {
  if (SHELL.test(code) && RUNS.test(code)) openShell(machine, by)
}
