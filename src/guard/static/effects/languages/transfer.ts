import { plain, type Value } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'
import { runSideCommand } from '../side-commands.ts'
import { readFile, sendTo, writeFile } from '../world.ts'
import type { Analyser } from './index.ts'
import { openShell } from './run-from-code.ts'

/** Where the client and the server stand, each a path with a slash behind it, or nothing for where they began. */
interface Folders {
  here: string
  there: string
}

/** What changes files of the server, as the command of a shell there: `rename a b` is `mv a b`. */
const COMMANDS_THERE: ReadonlyMap<string, readonly string[]> = new Map([
  ['chmod', ['chmod']],
  ['chown', ['chown']],
  ['chgrp', ['chgrp']],
  ['del', ['rm']],
  ['delete', ['rm']],
  ['ln', ['ln']],
  ['mrm', ['rm']],
  ['mdelete', ['rm']],
  ['mv', ['mv']],
  ['rename', ['mv']],
  ['rm', ['rm']],
  ['rmdir', ['rmdir']],
  ['symlink', ['ln', '-s']],
])

const MOST_LINES = 1000

/** sftp, ftp, lftp, smbclient: local escapes, files that go one way or the other, and what happens to those there. */
export const transfer: Analyser = (machine, code, by) => {
  const folders: Folders = { here: '', there: '' }
  for (const line of code.split(/[\n;]/, MOST_LINES)) {
    machine.step()
    // Echoed or not, and whether or not the rest goes on when it fails.
    const text = line.trim().replace(/^[-@]+(?=\w)/, '')
    const shellEscape = /^(?:!|shell\b|local\b)\s*(.*)$/.exec(text)?.[1]
    if (shellEscape === '') openShell(machine, by)
    else if (shellEscape !== undefined) runSideCommand(machine, by, shellEscape, 'side')
    else runLine(machine, by, text, folders)
  }
  return machine.unknown('network', by)
}

function runLine(machine: Machine, by: string, text: string, folders: Folders): void {
  const [verb = '', ...words] = wordsOf(text)
  const files = words.filter((word) => !word.startsWith('-'))
  const [first] = files
  if (first === undefined) return
  if (verb === 'lcd') folders.here = below(folders.here, `${first}/`)
  else if (verb === 'cd' || verb === 'chdir') folders.there = below(folders.there, `${first}/`)
  else if (/^(?:m?put|send|append|reput|recv_)$/.test(verb)) put(machine, by, verb, words, folders)
  else if (/^(?:mget|mreget)$/.test(verb))
    for (const file of files) get(machine, by, [file], folders)
  else if (/^(?:get|recv|reget|pget)$/.test(verb)) get(machine, by, files, folders)
  else if (verb === 'mirror' && /-R|--reverse/.test(text))
    sendTo(machine, by, by, readFile(machine, by, below(folders.here, first), { tree: true }))
  else if (/^(?:open|connect)$/.test(verb)) machine.emit('fetch', by, first)
  else if (verb === 'source') readFile(machine, by, first)
  else if (COMMANDS_THERE.has(verb)) {
    const command = [...COMMANDS_THERE.get(verb)!, ...words]
    runThere(machine, by, command, folders.there)
  }
}

/** `put FILE [NAME]`; `put -O FOLDER FILE -o NAME` of lftp. */
function put(
  machine: Machine,
  by: string,
  verb: string,
  words: readonly string[],
  { here, there }: Folders,
): void {
  const { files, values } = readOptions(words)
  const name = values.get('-o')
  const folder = values.has('-O') ? below(there, `${values.get('-O')}/`) : there
  const many = verb === 'mput' || values.size > 0
  for (const file of many ? files : files.slice(0, 1)) {
    const content = readFile(machine, by, below(here, file))
    sendTo(machine, by, by, content)
    const own = file.slice(file.lastIndexOf('/') + 1)
    const target = name ?? (many ? own : (files[1] ?? own))
    const path = below(folder, target.endsWith('/') ? target + own : target)
    // The other machine's critical files are critical as well.
    if (path.includes('/') || path.startsWith('.'))
      machine.emit('write', by, path, { data: plain(content) })
  }
}

function readOptions(words: readonly string[]): { files: string[]; values: Map<string, string> } {
  const files: string[] = []
  const values = new Map<string, string>()
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (/^-[oO]$/.test(word)) values.set(word, words[++i] ?? '')
    else if (!word.startsWith('-')) files.push(word)
  }
  return { files, values }
}

function get(
  machine: Machine,
  by: string,
  files: readonly string[],
  { here, there }: Folders,
): void {
  const [file = '', name] = files
  const path = below(there, file)
  // A secret of another machine is read as well.
  if (path.includes('/')) machine.emit('read', by, path)
  const target = name ?? file.slice(file.lastIndexOf('/') + 1)
  writeFile(machine, by, below(here, target), machine.unknown('network', by))
}

function runThere(machine: Machine, by: string, command: Value[], directory: string): void {
  const environment = machine.environment.fork()
  environment.directory = directory.replace(/(.)\/$/, '$1')
  machine.runCommand(command, { frame: machine.frameFor('remote', by), environment })
}

function below(folder: string, path: string): string {
  return /^[/~]/.test(path) ? path : folder + path
}

/** Words as these programs read them: quotes keep blanks together. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
}
