import type { Value } from '../../resolve/value.ts'
import { HOME } from '../../resolve/variables.ts'
import type { EffectKind } from '../effect.ts'
import type { Language } from '../knowledge/languages.ts'
import type { Machine } from '../machine.ts'
import { runScriptFile } from '../script-files.ts'
import { isDropPlace } from '../side-commands.ts'
import { readFile, writeFile } from '../world.ts'
import type { Analyser } from './index.ts'
import { openShell, runFromCode } from './run-from-code.ts'
import { noteUnreadCalls, noteUnreadLua } from './vim-functions.ts'
import { makesUnseenCommand, withJoinedStrings } from './vim-strings.ts'

const EMBEDDED: Readonly<Record<string, Language>> = {
  py: 'python',
  pyt: 'python',
  python: 'python',
  py3: 'python',
  python3: 'python',
  pyx: 'python',
  pythonx: 'python',
  lua: 'lua',
  rub: 'ruby',
  ruby: 'ruby',
  pe: 'perl',
  perl: 'perl',
  tcl: 'tcl',
}

/** Commands of vi, ex and vim, one per line or joined by `|`. */
export const vim: Analyser = (machine, code, by) => {
  let reads = ''
  for (const line of code.split('\n')) {
    for (const command of splitBars(line)) reads += runExCommand(machine, by, command)
  }
  return reads
}

/** A bar joins commands, but belongs to the command after `!`, and to some that take all the line. */
function splitBars(line: string): string[] {
  const text = line.trim().replace(/^:+/, '')
  if (/^[^|]*!|^\s*(?:norm|g\/|au|py|lua|perl|ruby|exe)/.test(text)) {
    const before = /^(set?\s[^|]*)\|(.*)$/s.exec(text)
    return before ? [before[1]!, before[2]!] : [text]
  }
  // A bar inside of quotes does not separate commands.
  return text.match(/(?:'[^']*'|"[^"]*"|[^|])+/g) ?? []
}

function runExCommand(machine: Machine, by: string, line: string): Value {
  machine.step()
  const command = line
    .trim()
    .replace(/^:+\s*/, '')
    .replace(/^(?:[%.$,;+\-\d\s]|'[a-z<>]|\/[^/]*\/)+(?=[!a-zA-Z])/, '')
  const text = withJoinedStrings(machine, command)
  const silent =
    /^(?:sil(?:ent)?!?|verb(?:ose)?|exe(?:c|cu|cut|cute)?!?|(?:win|buf|tab|arg)do)\s+(?=[!a-z])/.exec(
      text,
    )
  if (silent) return runExCommand(machine, by, text.slice(silent[0].length))
  if (text.startsWith('!')) {
    const { shellOption } = machine
    // The shell was set to what anybody may have put there.
    if (shellOption && isDropPlace(shellOption)) runFromCode(machine, by, shellOption)
    return runFromCode(machine, by, text.slice(1))
  }
  const match = /^([a-zA-Z]+\d?)(!?)\s*([\s\S]*)$/.exec(text)
  if (!match) return ''
  const [, word = '', bang = '', rest = ''] = match
  if (bang && /^(?:r|re|rea|read|w|wr|wri|write)$/.test(word) && !/^\s*[\w./~-]*$/.test(rest))
    return runFromCode(machine, by, rest)
  if (
    /^(?:she?|shel?l?|te(?:r(?:m(?:i(?:n(?:a(?:l)?)?)?)?)?)?|sus(?:pend)?|st(?:op)?)$/.test(word) &&
    !/^(?:sus|st)/.test(word)
  ) {
    const command = rest.replace(/(?:^|\s)\+\+\S+/g, '').trim()
    if (command !== '') runFromCode(machine, by, command)
    else openShell(machine, by)
    return ''
  }
  const file = /^(.+)f(?:ile)?$/.exec(word)?.[1] ?? ''
  if (Object.hasOwn(EMBEDDED, file)) return runScriptFile(machine, EMBEDDED[file]!, by, rest.trim())
  if (Object.hasOwn(EMBEDDED, word)) {
    if (word === 'lua') noteUnreadLua(machine, by, rest)
    return machine.runCode(EMBEDDED[word]!, rest, by)
  }
  if (
    /^(?:r|re|rea|read|w|wr|wri|writ|write)$/.test(word) &&
    (rest.startsWith('!') || (bang !== '' && /^r/.test(word)))
  )
    return runFromCode(machine, by, rest.replace(/^!/, ''))
  if (
    /^(?:e|ed|edi|edit|vie|view|vi|sp|split|vs|vsplit|tabe|tabedit|tabnew|new|vnew|r|re|read|so|source|fin|find|sv|sview|ar|args|dif|diffsplit)$/.test(
      word,
    )
  ) {
    return rest === '' ? '' : readFile(machine, by, rest.replace(/^\+\S+\s+/, ''))
  }
  if (/^(?:w|wr|write|wq|x|xit|sav|saveas|up|update|wn|wqa|wa|up)$/.test(word)) {
    const path = rest.replace(/^>>\s*/, '')
    if (path !== '' && !/\s/.test(path)) writeFile(machine, by, path, '')
    else
      for (const effect of machine.effects.all.filter(
        ({ kind, program }) => kind === 'edit' && program === by,
      ))
        machine.emit('write', by, effect.target)
    return ''
  }
  if (/^(?:redir|mks|mksession|mkv|mkvimrc|wv|wviminfo)/.test(word)) {
    const path = rest.replace(/^[>!]+\s*/, '').split(/[\s|]/)[0]!
    if (path !== '' && path !== 'END') writeFile(machine, by, path, '')
    return ''
  }
  return functionCalls(machine, by, text)
}

/** Options that name a program which is run sooner or later, or folders that code is taken from. */
const OBEYED_OPTION =
  /^(?:setl?(?:ocal)?|setg(?:lobal)?|se|let)\s+&?(?:[lg]:)?(?:shell|sh|makeprg|mp|grepprg|gp|keywordprg|kp|equalprg|ep|formatprg|fp|cscopeprg|csprg|runtimepath|rtp|packpath|pp|pythonthreehome|pythonthreedll|luadll|perldll|rubydll)\s*[+^.]?=\s*["']?([^\s"']+)/

const VIM_FILE_CALLS: Readonly<Record<string, EffectKind>> = {
  delete: 'delete-tree',
  rename: 'replace',
  setfperm: 'rights',
}

/** `call system('…')`, `echo readfile('…')`, `execute "…"`. */
function functionCalls(machine: Machine, by: string, text: string): Value {
  noteUnreadCalls(machine, by, text)
  if (makesUnseenCommand(text)) machine.miss('code', by, '', 'the command that it puts together')
  let reads = ''
  for (const [, name, , argument] of text.matchAll(
    /\b(system|systemlist|term_start|termopen|job_start|jobstart|readfile|writefile|libcall|execute|luaeval|py3?eval|exec?|normal!?|norm)\s*\(?\s*\[?(["'])((?:(?!\2).)*)\2/gs,
  )) {
    if (/^(?:system|systemlist|term_start|termopen|job_start|jobstart)$/.test(name!))
      runFromCode(machine, by, argument!)
    else if (name === 'readfile') reads += readFile(machine, by, argument!)
    else if (name === 'libcall') machine.emit('load', by, argument!)
    else if (/^(?:execute|exec?)$/.test(name!)) reads += vim(machine, argument!, by)
    else if (name === 'luaeval') machine.runCode('lua', argument!, by)
    else if (/eval$/.test(name!)) machine.runCode('python', argument!, by)
  }
  for (const [, name, , path] of text.matchAll(
    /\b(delete|rename|setfperm)\s*\(\s*(?:expand\s*\(\s*)?(["'])([^"']+)\2/g,
  ))
    machine.emit(VIM_FILE_CALLS[name!]!, by, machine.absolute(path!.replace(/^~(?=\/)/, HOME)), {
      ...(name === 'rename' && { to: '' }),
    })
  const written = /\bwritefile\s*\([\s\S]*,\s*(["'])([^"']+)\1/.exec(text)?.[2]
  if (written) writeFile(machine, by, written, '')
  const program =
    /\b(?:set?\s+|let\s+&)(?:[lg]:)?(?:makeprg|mp|grepprg|gp|keywordprg|kp|equalprg|ep|formatprg|fp|shell|sh)\s*=\s*["']?([^\s"']+)/.exec(
      text,
    )?.[1]
  if (program && /^(?:set|se|let)\b/.test(text))
    machine.shellOption = program.replaceAll('\\ ', ' ')
  const obeyed = OBEYED_OPTION.exec(text)?.[1]?.split(',').find(isDropPlace)
  if (obeyed !== undefined) machine.emit('load', by, obeyed)
  if (/^(?:make|mak|lmake|grep|gr)\b/.test(text) && machine.shellOption)
    runFromCode(machine, by, machine.shellOption)
  const automatic = /^au(?:tocmd)?!?\s+\S+\s+\S+\s+(.+)$/.exec(text)?.[1]
  if (automatic) reads += vim(machine, automatic, by)
  const typed = /^norm(?:al)?!?\s+:?(.*)$/.exec(text)?.[1]
  if (typed) reads += runExCommand(machine, by, typed.replace(/(?:\\?<CR>|\r|\\r)$/i, ''))
  return reads
}
