import type { Value } from '../../../resolve/value.ts'
import type { Machine } from '../../machine.ts'
import { runScriptFile } from '../../script-files.ts'
import { isDropPlace, runSideCommand } from '../../side-commands.ts'
import { readFile, serveDirectory } from '../../world.ts'
import type { Analyser } from '../index.ts'
import { readExposures } from './config-exposures.ts'

/** Words in the name of a setting that say: the value is run. */
const RUNS =
  /(?:^|[-_.\s"'<:[{])(?:exec(?:ute|start\w*|stop\w*|reload|condition|startpre|startpost)?|\w*command|\w*cmd|\w*script|\w*hook|\w*program|shell|run|pager|editor|action\w*|handler|binary|yarnPath|interpreter|launch|local_action|postinstall|preinstall|install|prestart|poststart|onconnect|up|down|postup|preup|postdown|predown|proxycommand|localcommand|postrotate|prerotate|raw|win_shell)s?(?:\[[^\]]*\])?["']?\s*(?:=>|[:=]|\s(?=[/"'|!]))\s*(.+)$/i
/** A shell by its path, anywhere in a configuration. */
const SHELL = /(?:^|[\s"'=|!,(;`:[])((?:\/usr)?\/bin\/(?:ba|da|z|k|a)?sh)\b/
/** An escape at the start of a line. */
const ESCAPE = /^\s*[!|]\s*(\S.*)$/
/** The programs of `man`. */
const DEFINED = /^\s*DEFINE\s+\w+\s+(.+)$/

/** Where a line may hold a command, in the order in which it is tried; the first match of a row is its value. */
const COMMAND_VALUES: readonly (readonly RegExp[])[] = [
  // Behind a pipe, a caret, or a word that a command follows.
  [
    /["'\s]\|\s*((?:\/|~\/)[^"'\s]+)/,
    /(?:^|\s)\^(\/\S+)/,
    // A list of hooks in braces, and a column behind a name.
    /^\s*[\w:-]*(?:invoke|hook)[\w:-]*\s*\{\s*"([^"]+)"/i,
    /^pipe\t[^\t]*\t(.+)$/,
    /\b(?:exec|post-up|pre-up|post-down|pre-down|-M exec|install\s+\w+)\s+"?(\/[^"\s]+[^"]*|[a-z][\w-]*\s[^"]*)"?$/,
  ],
  [RUNS, ESCAPE, DEFINED],
  // JSON inside of a line, an attribute and an element of XML.
  [/"(?:text|command|cmd|exec|script|run|shell|program)"\s*:\s*"((?:[^"\\]|\\.)*)"/i],
  [/<(?:script|exec|command|run)\b[^>]*\b(?:path|executable|command|cmd|src)\s*=\s*['"]([^'"]+)/i],
  [/<(?:exec|command|script|argument|executable)>\s*([^<]+)</i],
]

const SECRET_LIKE =
  /(?:^|[\s"'=:(<])((?:\/(?:etc|root|home|var|proc|mnt|media|opt|srv)|~)\/[\w./~-]+)/g

/**
 * A configuration that this command line wrote and then gives to a program: its directives may
 * run commands. Formats differ; keys that run things are named alike.
 */
export const config: Analyser = (machine, code, by) => {
  readExposures(machine, code, by)
  runRotationScripts(machine, code, by)
  for (const line of code.split('\n').slice(0, 500)) {
    machine.step()
    if (/^\s*(?:#(?!!)|\/\/|;)/.test(line)) continue
    if (runService(machine, line, by)) continue
    applyDirective(machine, line, by)
    if (!runSetting(machine, line, by)) readMentioned(machine, line, by)
  }
  runProvisioners(machine, code, by)
  runExecElements(machine, code, by)
  return machine.unknown('output', by)
}

/** logrotate: shell code between two words. */
function runRotationScripts(machine: Machine, code: Value, by: string): void {
  for (const [, script] of code.matchAll(
    /^\s*(?:pre|post|first|last)(?:rotate|action|remove)\s*$([\s\S]*?)^\s*endscript/gm,
  )) {
    machine.runText(script!, { frame: machine.frameFor('wrapper', by), input: undefined })
  }
}

/** A program that a server connects to its callers; says whether the line names one. */
function runService(machine: Machine, line: string, by: string): boolean {
  // inetd: port, kind, protocol, wait, user, program, arguments.
  const service =
    /^\S+\s+(?:stream|dgram)\s+\w+\s+\w+\s+\S+\s+(\/\S+)/.exec(line)?.[1] ??
    /^\s*connector:\s*(?:pty|exec),\s*(.+)$/.exec(line)?.[1]
  if (service === undefined) return false
  const socket = { kind: 'socket', address: by } as const
  machine.runText(service, { frame: machine.frameFor('side', by), input: socket, output: socket })
  return true
}

/** A directive that lets others in, feeds from a command, serves a directory, or loads code. */
function applyDirective(machine: Machine, line: string, by: string): void {
  if (/^\s*(?:AllowKey\s*=\s*system\.run|EnableRemoteCommands\s*=\s*1)/.test(line))
    machine.emit('remote-shell', by, by)
  const fed = /^\s*"?exec:(.+?)"?\s*$/.exec(line)?.[1]
  if (fed !== undefined) runSideCommand(machine, by, fed, 'side')
  const served =
    /^\s*(?:root\s(?:\s*\*\s)?|DocumentRoot\s|server\.document-root\s*=|path\s*=)\s*"?(\/[^\s;"]*)/i.exec(
      line,
    )?.[1]
  if (
    served !== undefined &&
    /^(?:nginx|apache2|apache2ctl|httpd|lighttpd|caddy|rsync|smbd|vsftpd|thttpd)/.test(by)
  )
    serveDirectory(machine, by, served, ':')
  const loaded =
    /^\s*(?:load_module|LoadModule\s+\w+|LoadFile|module_load|loadmodule|\$ModLoad|plugin_load|plugin|module\(load=)(?:\s+|(?<==))"?([^\s;")]+)/i.exec(
      line,
    )?.[1]
  if (loaded?.includes('/')) machine.emit('load', by, loaded)
  const [, code] = /^\s*plugins?\s*=.*?([\w./~-]+\.py)\b/.exec(line) ?? []
  if (code !== undefined && machine.files.has(machine.absolute(code)))
    runScriptFile(machine, 'python', by, code)
  else if (code !== undefined && isDropPlace(code)) machine.emit('load', by, code)
  const plugins = PLUGIN_DIRECTORY.exec(line)?.[1]
  if (plugins !== undefined && isCallers(machine, plugins)) machine.emit('load', by, plugins)
}

/** Runs the first value of the line that looks like a command; says whether there was one. */
function runSetting(machine: Machine, line: string, by: string): boolean {
  return COMMAND_VALUES.some((patterns) => {
    const value = firstMatch(patterns, line)
    return value !== undefined && runValue(machine, by, value)
  })
}

function firstMatch(patterns: readonly RegExp[], line: string): string | undefined {
  for (const pattern of patterns) {
    const value = pattern.exec(line)?.[1]
    if (value !== undefined) return value
  }
  return undefined
}

/** A shell and files that stand somewhere in the line, whatever its setting is called. */
function readMentioned(machine: Machine, line: string, by: string): void {
  if (SHELL.test(line))
    runSideCommand(
      machine,
      by,
      line
        .slice(line.search(SHELL))
        .replace(/^[\s"'=|!,(;`:[]+/, '')
        .replace(/["')\]}]+$/, ''),
      'side',
    )
  for (const [, path] of line.matchAll(SECRET_LIKE))
    readFile(machine, by, path!, { certain: false })
}

/** Provisioners: a list of lines for a shell. */
function runProvisioners(machine: Machine, code: Value, by: string): void {
  for (const [, list] of code.matchAll(
    /\binline["']?\s*[:=]\s*\[((?:[^\]"]|"(?:[^"\\]|\\.)*")*)\]/g,
  )) {
    for (const [, line] of list!.matchAll(/"((?:[^"\\]|\\.)*)"/g))
      machine.runText(line!.replace(/\\(["\\])/g, '$1'), {
        frame: machine.frameFor('wrapper', by),
        input: undefined,
      })
  }
}

/** `<exec executable="…"><arg value="…"/></exec>`, as build files have it. */
function runExecElements(machine: Machine, code: Value, by: string): void {
  for (const [, program, rest = ''] of code.matchAll(
    /<exec\b[^>]*\bexecutable\s*=\s*["']([^"']+)["'][^>]*>([\s\S]*?)<\/exec>/gi,
  )) {
    const args = [...rest.matchAll(/<arg\b[^>]*\b(?:line|value)\s*=\s*["']([^"']*)["']/gi)].map(
      (match) => match[1],
    )
    machine.runText([program, ...args].join(' '), {
      frame: machine.frameFor('code', by),
      input: undefined,
    })
  }
}

/** A directory that programs take code from, by the names that they have for it. */
const PLUGIN_DIRECTORY =
  /^\s*["']?(?:[\w.-]*[-_.])?(?:plugins?|modules?|extensions?|hooks?)[-_]?(?:path|dir|directory|folder)s?["']?\s*[=:]\s*\[?\s*["']?([^\s"',;\]]+)/i

/** Whether anybody may have put code there, or this command line did. */
function isCallers(machine: Machine, directory: string): boolean {
  const place = machine.absolute(directory).replace(/\/$/, '')
  return (
    isDropPlace(place) ||
    [...machine.files.keys()].some((path) => path.startsWith(`${place}/`) && CODE.test(path))
  )
}

const CODE = /\.(?:py|so|rb|lua|js|pl)$/

/** Runs the value of a setting if it looks like a command; says whether it did. */
function runValue(machine: Machine, by: string, text: string): boolean {
  const command = text
    .trim()
    .replace(/^["'`[{(|!\s-]+/, '')
    .replace(/["'`\]}),;\s]+$/, '')
    .replace(/","|',\s*'|",\s*"/g, ' ')
    .replace(/^(\/\S+),/, '$1 ')
  if (
    !/^(?:[/~.]|(?:exec|(?:ba|z|da|k|fi|a)?sh|python\d?|perl|ruby|node|php|nc|ncat|socat|curl|wget|rm|cat|chmod|chown|cp|mv|echo|touch|id|whoami|useradd|usermod|ssh|scp|tar|setcap|install|dd|mkfifo|mknod)\b)/.test(
      command,
    )
  )
    return false
  runSideCommand(machine, by, command.replace(/^exec\s+/, ''), 'side')
  return true
}
