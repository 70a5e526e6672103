import { lateAtFirst } from '../../knowledge/pattern.ts'
import type { Machine } from '../../machine.ts'
import { serveDirectory } from '../../world.ts'
import { openShell } from '../run-from-code.ts'
import { type NetworkLooks, networkCode, networkLooks } from './network-code.ts'

/** What a text of code looks as if it did, whoever runs it. */
export interface CodeLooks {
  servesConsole: boolean
  network: NetworkLooks | undefined
  /** The directory that it shows to everybody. */
  root: string | undefined
  opensShell: boolean
  fillsMemory: boolean
  forksForEver: boolean
  hidesClass: boolean
  preload: RegExpExecArray | null
  typesIntoTerminal: boolean
  opensDebugger: boolean
  /** The words by which it sets a set-uid bit. */
  setUid: string | undefined
}

/**
 * What a piece of code does as a whole, in whatever language: the analysers follow calls and
 * values, this looks for parts that only make sense together. A connection and a started program
 * whose name comes from outside are a remote shell; an address and an evaluation are a download
 * that is run; an address and a key are a theft.
 */
export function codeBehaviour(machine: Machine, code: string, by: string, language: string): void {
  if (code.length < 4 || NOT_CODE.test(language)) return
  // The same text is often met several times: written, run, run by another.
  const looks = machine.codeLooks.get(code) ?? looksOf(code)
  machine.codeLooks.set(code, looks)
  if (looks.servesConsole) machine.emit('remote-shell', by, by)
  if (looks.network) networkCode(machine, looks.network, by)
  if (looks.root !== undefined)
    serveDirectory(machine, by, looks.root, isLocal(code) ? 'localhost' : ':')
  if (looks.opensShell || (!WELL_READ.test(language) && STARTS_SHELL.test(code)))
    openShell(machine, by)
  if (looks.forksForEver) machine.emit('destroy', by, 'fork', { how: `${by} forks without end` })
  if (looks.fillsMemory)
    machine.emit('destroy', by, 'memory', { how: `${by} takes memory without end` })
  if (looks.hidesClass) machine.emit('execute', by, machine.unknown('decoded', by))
  const { preload } = looks
  if (preload) machine.emit('load', `${preload[1]}`, preload[2]!, { how: `by ${preload[1]}` })
  if (looks.typesIntoTerminal)
    machine.emit('disarm', by, 'TIOCSTI', { how: 'types into the terminal of whoever sits there' })
  if (looks.opensDebugger)
    machine.emit('disarm', by, 'SIGUSR1', { how: 'lets the process that started it be debugged' })
  if (looks.setUid !== undefined)
    machine.emit('privilege', by, looks.setUid, { how: 'sets a set-uid bit' })
}

function looksOf(code: string): CodeLooks {
  return {
    servesConsole: servesConsole(code),
    network: networkLooks(code),
    root: DOCUMENT_ROOT.exec(code)?.[1],
    opensShell: PLAIN_SHELL.test(code),
    forksForEver: forksForEver(code),
    fillsMemory: fillsMemory(code),
    hidesClass: HIDDEN_CLASS.test(code),
    preload: PRELOADS.exec(code),
    typesIntoTerminal: TYPES_INTO_TERMINAL.test(code),
    opensDebugger: OPENS_DEBUGGER.test(code),
    setUid: SET_UID.exec(code)?.[0],
  }
}

/** These have no calls, or their words mean other things. */
const NOT_CODE =
  /^(?:sql|redis|sed|make|config|tasks|build-xml|cmake|package-script|typed|transfer|sh|tex|roff|m4|rpm)$/
/** Languages whose analysers follow the starting of programs well. */
const WELL_READ = /^(?:python|javascript|perl|ruby|php|awk|ed|dc|debugger|jshell)$/

/** A shell by name behind a verb that starts programs, or behind an escape. */
const STARTS_SHELL = lateAtFirst(
  /\b(?:system2?|exec[lv]?[pe]{0,2}|shell|sh|spawn\w*|run|process|subprocess|posix_spawn\w*)\b[\s("'`[{,\\]{1,12}(?:list\s*["'])?(?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k|fi|c|tc)?sh["'`)\s,]|^\s*!\s*(?:ba|da|z|k|fi)?sh\s*$|s"\s+(?:ba|da|z|k)?sh[^"]*"\s+system\b|<shell-escape>\s*(?:ba|da|z|k)?sh\b/,
)

/** The same in forms that no language uses for anything else. */
const PLAIN_SHELL = lateAtFirst(
  /^\s*!\s*(?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k|fi)?sh\s*$|\b(?:system|exec)\s*\{\s*["'](?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k)?sh["']\s*\}|^\s*sh\s*\(?\s*["'](?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k)?sh["']|\b(?:run|system|exec\w*|spawn\w*)\W{1,12}(?:Cmd\W{1,4})?ENV\W{1,2}SHELL\b/,
)
const SET_UID = lateAtFirst(
  /\b(?:chmod\w*|set-file-modes)\b[^;\n]{0,80}?(?:[\s,(]#?0?o?[246]7[0-7]{2}\b|\bS_IS[UG]ID\b)/,
)
/** A variable of the loader is set for the programs that the code starts. */
const PRELOADS = lateAtFirst(
  /\b(?:environ|env|ENV|putenv|setenv)\W{1,4}(LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES)\W{1,6}([./~][\w./-]*)/,
)

/** The directory that a web server in code shows to everybody. */
const DOCUMENT_ROOT = lateAtFirst(
  /\b(?:DocumentRoot|document_root|http\.Dir|FileServer|express\.static|serve_?static)\b\W{1,8}["'](\/[^"']*)["']/i,
)

/** A request to a terminal to take a letter for typed, by its name or its number on Linux. */
const TYPES_INTO_TERMINAL = lateAtFirst(/\bTIOCSTI\b|\bioctl\b[^;\n]{0,40}?\b0x5412\b/)

/** The signal by which Node lets anybody debug it, to whoever started this. */
const OPENS_DEBUGGER = lateAtFirst(/\bkill\b[^;\n]{0,40}?getppid[^;\n]{0,40}?USR1/)

/** A class is looked for among all that exist, so that its module is not named. */
const HIDDEN_CLASS = lateAtFirst(
  /__subclasses__\(\)[\s\S]*["'](?:Popen|_wrap_close|\w*Importer|\w*Loader|catch_warnings)["']/,
)

const FORK = String.raw`\b(?:os\.|Process\.|posix\.|unix\.)?(?:pcntl_)?fork\b(?!\w)`
/** `fork while 1`, `fork until false`. */
const FORKS_BEHIND = new RegExp(
  String.raw`${FORK}\s*(?:\(\s*\))?\s*(?:while|until)\b\s*\(?\s*(?:1|true|false|fork|0)\b|\b1\s+while\s+fork\b`,
)
/** A loop that does not end by itself. */
const ENDLESS =
  /\bwhile\s*\(?\s*(?:1|\$?true|True|!0|not\s+False)\s*\)?|\bfor\s*\(\s*;\s*;\s*\)|\bloop\s*(?=\{|do\b)|\buntil\s+false\b|\brepeat\b(?=\s*(?:\{|\w+:{2,3}\w))|\biter\(\s*int\s*,\s*1\s*\)|\bitertools\.(?:count|repeat)\(/g
/** What a loop does that works with its children, or comes to an end. */
const CARES =
  /\b(?:wait\w*|_?exit|break|last|return|sleep|accept|exec[lv]?[pe]{0,2}|if|unless|join|poll)\b/

/** Children without end: a fork in an endless loop, and nothing else that matters. */
function forksForEver(code: string): boolean {
  if (!/fork\b|spawn|Popen|Start-Process/.test(code)) return false
  if (FORKS_BEHIND.test(code)) return true
  const before = /\[\s*(?:os\.)?fork\(\)\s*for\b/.test(code)
  for (const { index, 0: head } of code.matchAll(ENDLESS)) {
    const body = code.slice(index + head.length, index + head.length + 160)
    const fork = /\b(?:mc)?fork\b|pcntl_fork\b|\bspawn\s*\(|\bPopen\s*\(|\bStart-Process\b/.exec(
      body,
    )
    if (before || (fork && !CARES.test(body))) return true
  }
  return false
}

/** Much memory at once, by a number in the code. */
const MUCH =
  /\bBuffer\.alloc\w*\(|\bnew\s+(?:\w*Array(?:Buffer)?)\(\s*\d|\b(?:bytes|bytearray)\(\s*\d|\.repeat\(\s*\d|\bstr_repeat\(|["'\]]\s*(?:\*|x)\s*\(?\d|\b(?:malloc|calloc|mmap)\(|\bmake\(\[\]\w+,\s*\d/
/** It is kept beside all that was taken before, or a text grows by itself. */
const KEEPS =
  /\b(?:push|append|add|extend|concat|unshift|appendleft)\b|<<|\[\s*\]\s*=|\+=|\bmalloc\(|\bmmap\(/
const DOUBLES =
  /\b(\w+)\s*(?:\+=\s*\$?\1\b|=\s*\$?\1\s*[+.]\s*\$?\1\b|\*=\s*[2-9]|\.=\s*\$?\1\b|=\s*\[\s*\.{3}\1\s*,\s*\.{3}\1)/
/** What asks for more, or waits for something: such a loop has work to do. */
const WORKS =
  /\b(?:await|yield|read\w*|recv\w*|next|get|input|f?gets|getline|scanf|accept|select|free|raise|throw|die)\b/
/** A function that calls itself again and again, and what it does. */
const AGAIN =
  /\bsetInterval\(\s*(?:(?:async\s*)?(?:\(\)|\w+)\s*=>|function\s*\w*\(\)\s*\{)|\bfunction\s+(\w+)\s*\(\)\s*\{(?=[^}]{0,160}\b(?:setImmediate|setTimeout|process\.nextTick|queueMicrotask)\(\s*\1\b)/g

/** More than a machine has, by one number: `10**12`, `1e12`, twelve digits. */
const HUGE = String.raw`\(?\s*(?:10\s*(?:\*\*|\^)\s*\d{2}|\d(?:\.\d+)?e\+?\d{2}|\d{11,})`
const HUGE_AT_ONCE = lateAtFirst(
  new RegExp(
    String.raw`["'\])]\s*(?:\*|x)\s*${HUGE}|\b(?:repeat|alloc\w*|bytes|bytearray|malloc)\(\s*${HUGE}|\bstr_repeat\([^,()]{1,40},\s*${HUGE}`,
  ),
)
/** Nothing but one thing more, each time. */
const ONE_MORE =
  /^[\s{(;]*[\w.$@]+(?:\.(?:push|append|add)\([^()]{0,20}\)|\[[^\]]{0,20}\]\s*=\s*[\w$+.]+|\s*\+=\s*\[[^\]]{0,20}\])[\s;})]*$/

/** Memory without end: a loop that never ends and only takes more, or all of it at once. */
function fillsMemory(code: string): boolean {
  if (HUGE_AT_ONCE.test(code)) return true
  // Most code has no such loop, and that is quickly seen.
  if (code.search(ENDLESS) < 0 && code.search(AGAIN) < 0) return false
  for (const loops of [ENDLESS, AGAIN])
    for (const { index, 0: head } of code.matchAll(loops)) {
      const body = loopBody(code, index + head.replace(/\{$/, '').length)
      const takes =
        (MUCH.test(body) && KEEPS.test(body)) || DOUBLES.test(body) || ONE_MORE.test(body)
      if (takes && !CARES.test(body) && !WORKS.test(body)) return true
    }
  return false
}

/** Longer loops have work to do. */
const LONGEST_BODY = 400

/** What is repeated: a block in braces, the lines that are further in, or the rest of the line. */
function loopBody(code: string, from: number): string {
  const rest = code.slice(from, from + LONGEST_BODY)
  const block = /^[\s)]*\{/.exec(rest)
  if (block !== null) {
    let level = 0
    for (let i = block[0].length - 1; i < rest.length; i++) {
      if (rest[i] === '{') level++
      else if (rest[i] === '}' && --level === 0) return rest.slice(0, i)
    }
    return rest
  }
  return (
    /^[^\n]*:[ \t]*\n(?:[ \t]+[^\n]*(?:\n|$))+/.exec(rest)?.[0] ??
    rest.split(/^\s*:/.test(rest) ? '\n' : /[;\n]/, 1)[0]!
  )
}

/** A connection in JavaScript, either way. */
const SOCKET = /\bcreateServer\b|\bcreateConnection\b|\.connect\s*\(|\bWebSocket/

/** Whether a console of the language itself is offered to the network. */
export function servesConsole(code: string): boolean {
  return (CONSOLE.test(code) || (STARTS_CONSOLE.test(code) && SOCKET.test(code))) && !isLocal(code)
}

function isLocal(code: string): boolean {
  return /127\.0\.0\.1|localhost|::1/.test(code)
}

const CONSOLE = lateAtFirst(
  /console["']?\)?\s*\.listen\(|swank:create-server|core\.server\/(?:io-)?repl|\bssh:daemon\(|nrepl\.server\/start-server|\bpry\.remote\b|binding\.remote_pry/,
)
const STARTS_CONSOLE = lateAtFirst(/\brepl\b["')]{0,3}\s*\.start\s*\(/)
