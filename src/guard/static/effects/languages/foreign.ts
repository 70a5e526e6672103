import type { Value } from '../../resolve/value.ts'
import { readFile, writeFile } from '../world.ts'
import type { Analyser } from './index.ts'
import { runFromCode } from './run-from-code.ts'

const STRING = String.raw`(?:~[a-zA-Z])?"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'`

/** Functions that hand a text to a shell or start a program; languages agree on their names. */
const RUNS = new RegExp(
  String.raw`(?:^|[^\w"'])(?:[A-Za-z_]\w*[.:]{1,2})*(system|shell|shell_command|shellexecute|popen\d?|exec\w*|spawn\w*|cmd|os_cmd|run_command|runcmd|run_program|process_create|create_process|processopen|command|popen_open|do_shell_script|do shell script|pipe|pipe_open|open_port|launch|posix_spawnp?|backquote|getOutputOf|systemcall|doscmd|callproc|startprocess|systemcall|unix_\w+|unix|run|call|eval_shell|sh)[!?*]?\s*[ (\[{]*\s*(?:\{?\s*(?:spawn|spawn_executable|path|pipe)\s*,?\s*\(?\s*)?(?:${STRING}|([a-z][a-z0-9]*)(?=\s*[),]))`,
  'gi',
)
/** Functions that give back or print what a file holds. */
const READS = new RegExp(
  String.raw`(?:^|[^\w"'])(?:[A-Za-z_]\w*[.:]{1,2})*(open|openin|open_in|read|readfile|read_file\w*|read_text|slurp|fopen|see|consult|load|include|input|get|file|openfile|read_lines|readlines|load_file|csv|json|yaml|xml|importstr|builtins\.readFile|readFile|readTextFile)[!?]?\s*[ (\[{]*\s*(?:${STRING})`,
  'gi',
)
const WRITES = new RegExp(
  String.raw`(?:^|[^\w"'])(?:[A-Za-z_]\w*[.:]{1,2})*(write_?file\w*|writefile|write_text|tell|append|open_out|openout|creat|save|file_put_contents|output)[!?]?\s*[ (\[{]*\s*(?:${STRING})`,
  'gi',
)
/** The argument stands in front: `s" ls" system`. */
const POSTFIX =
  /\bs\\?"\s([^"]*)"\s+(system|r\/o\s+open-file|w\/o\s+open-file|included|slurp-file)/gi
const SOCKETS =
  /\b(?:gen_tcp:(?:connect|listen)|ssl:connect|tcp_connect|tcp_socket|socket_connect|net\.connect|\/dev\/tcp\/)/i

/**
 * A language that nobody here knows: the functions that leave a language are called alike in
 * most of them, so a call with such a name and a text counts.
 */
export const foreign: Analyser = (machine, code, by) => {
  let reads = ''
  for (const match of code.matchAll(RUNS)) {
    machine.step()
    const text = unescaped(match[2] ?? match[3] ?? match[4] ?? '')
    if (text !== '') reads += runFromCode(machine, by, text)
    if (SOCKETS.test(code) && /(?:^|\/)(?:ba|z|da|k|a)?sh\b/.test(text))
      machine.emit('remote-shell', by, by)
  }
  for (const match of code.matchAll(READS)) {
    const path = pathOf(match)
    if (path !== '') reads += readFile(machine, by, path)
  }
  for (const match of code.matchAll(WRITES)) {
    const path = pathOf(match)
    if (path !== '') writeFile(machine, by, path, '')
  }
  for (const [, text, word] of code.matchAll(POSTFIX)) {
    if (word === 'system') reads += runFromCode(machine, by, text!)
    else if (word!.startsWith('w')) writeFile(machine, by, text!, '')
    else reads += readFile(machine, by, text!)
  }
  return reads || machine.unknown('output', by)
}

function pathOf(match: RegExpExecArray): Value {
  const text = unescaped(match[2] ?? match[3] ?? '')
  return /^(?:\/|~|\.{1,2}\/)/.test(text) ? text : ''
}

function unescaped(text: string): string {
  return text.replace(/\\(["'\\/])/g, '$1').replace(/\\n/g, '\n')
}
