import type { Analyser } from '../index.ts'
import { runFromCode } from '../run-from-code.ts'
import { anyLanguage } from './any-language.ts'

/** Further verbs that start a program, with a text in quotes or sigils, or a bare word in brackets. */
const RUNS =
  /(?:^|[^\w"'])(?:[A-Za-z_]\w*[.:]{1,2})*(?:run|call|cmd|command|launch|systemcall|shell_\w+|unix_?\w*|open_port|create_process|process_create|start|run_?sync|extern\w*|sh|shell|system|exec\w*)[!?*]?[\s([{]*(?:(?:spawn|spawn_executable|path|pipe)[\s,(]*)?(?:(?:~[a-zA-Z])?"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([a-z][a-z0-9]*)(?=\s*[),]))/gi
/** The argument stands in front: `s" ls" system`. */
const POSTFIX = /\bs\\?"\s([^"]*)"\s+system\b/gi

/** The program is a property of what is started later. */
const ASSIGNED =
  /\b(?:launchPath|executableURL|executable|FileName|CommandLine)\s*[:=]\s*(?:(?:Foundation\.)?URL\(\s*\w*:?\s*)?"((?:[^"\\]|\\.)*)"/g

const DELETES =
  /\b(?:File\.rm|rm_rf?|rmtree|remove_?(?:dir_)?all|delete_?(?:recursively|tree)|removeItem)!?\s*\(?\s*(?:\w+:\s*|Path\.expand\(\s*)?"([~/][^"]*)"/gi
const EVALUATES = /\b(?:Code\.eval_string|eval_string|evaluate)\s*\(?\s*"((?:[^"\\]|\\.)*)"/g

/** Further words of a command behind its name: `, ["-c", "ls"]`, `, "-i"`. */
function givenWords(rest: string): string[] {
  const list = /^\s*,\s*(?:\[|~w\(|new\[\]\s*\{)?\s*((?:["'](?:[^"'\\]|\\.)*["']\s*,?\s*)+)/.exec(
    rest,
  )?.[1]
  return list ? [...list.matchAll(/["']((?:[^"'\\]|\\.)*)["']/g)].map(([, word]) => word!) : []
}

/**
 * A language that nobody here knows: the functions that leave a language are called alike in
 * most of them, so a call with such a name and a text counts.
 */
export const foreign: Analyser = (machine, code, by) => {
  for (const match of code.matchAll(RUNS)) {
    machine.step()
    const text = (match[1] ?? match[2] ?? match[3] ?? '').replace(/\\(["'\\/])/g, '$1')
    const given = givenWords(code.slice(match.index + match[0].length))
    if (text === '') continue
    if (given.length > 0 && /^\S+$/.test(text))
      machine.runCommand([text, ...given], {
        frame: machine.frameFor('code', by),
        input: undefined,
      })
    else runFromCode(machine, by, text)
  }
  for (const [, path] of code.matchAll(DELETES))
    machine.emit('delete-tree', by, machine.absolute(path!))
  for (const [, text] of code.matchAll(EVALUATES))
    foreign(machine, text!.replace(/\\(.)/g, '$1'), by)
  for (const [, text] of code.matchAll(ASSIGNED)) runFromCode(machine, by, text!)
  for (const [, text] of code.matchAll(POSTFIX)) runFromCode(machine, by, text!)
  return anyLanguage(machine, code, by)
}
