import type { Value } from '../../../resolve/value.ts'
import type { Machine } from '../../machine.ts'
import { runSideCommand } from '../../side-commands.ts'
import { readFile, writeFile } from '../../world.ts'
import type { Analyser } from '../index.ts'

/** A job is judged by what it runs. */
function runJob(machine: Machine, by: string, command: Value): void {
  machine.runText(command, { frame: machine.frameFor('wrapper', by), input: undefined })
}

/** incron: `PATH MASK COMMAND`, with `$@`, `$#` and the like for the file. */
export const incron: Analyser = (machine, code, by) => {
  for (const line of code.split('\n')) {
    const [, path, command] = /^\s*(\S+)\s+(?:[\w,=]+)\s+(.+)$/.exec(line) ?? []
    if (path === undefined || path.startsWith('#')) continue
    runJob(machine, by, command!.replace(/\$@(?:\/\$#)?|\$#/g, () => path).replace(/\$[%&]/g, ''))
  }
  return ''
}

/** systemd-tmpfiles: `TYPE PATH MODE USER GROUP AGE ARGUMENT`. */
export const tmpfiles: Analyser = (machine, code, by) => {
  for (const line of code.split('\n')) {
    const [type = '', path = '', mode = '', user = '', , , ...rest] = line.trim().split(/\s+/)
    if (!/^[a-zA-Z]/.test(type) || !path.startsWith('/')) continue
    machine.step()
    if (/^[fFwLpbc]/.test(type)) writeFile(machine, by, path, rest.join(' '))
    if (/^C/.test(type)) writeFile(machine, by, path, copied(machine, by, path, rest[0]))
    // Rights for somebody in a list.
    if (/^[aA]/.test(type))
      machine.runCommand(['setfacl', '-m', rest.join(' '), path], {
        frame: machine.frameFor('wrapper', by),
        input: undefined,
      })
    if (/^[rR]/.test(type)) machine.emit(type[0] === 'R' ? 'delete-tree' : 'delete', by, path)
    if (/^[~:]?0?[2467]\d{3}$/.test(mode) && !/^[dDveq]/.test(type))
      machine.emit('privilege', by, path, { how: `gives the mode ${mode} to` })
    else if (/^[~:]?0?\d\d[2367]$/.test(mode)) machine.emit('open-to-all', by, path)
    if (user !== '' && user !== '-' && /^[zZ]/.test(type)) machine.emit('chown', by, path)
  }
  return ''
}

/** Without a place of its own it comes from the folder of the factory. */
function copied(machine: Machine, by: string, path: string, from: string | undefined): Value {
  return from?.startsWith('/') ? readFile(machine, by, from) : machine.unknown('file', path)
}

/** Addresses of feeds: `exec:command` and `filter:command:address` run something. */
export const feedList: Analyser = (machine, code, by) => {
  for (const line of code.split('\n')) {
    const text = line.trim().replace(/^"(.*)"$/, '$1')
    const command = /^"?exec:(.+?)"?$/.exec(text)?.[1] ?? /^"?filter:([^:]+):/.exec(text)?.[1]
    if (command) runSideCommand(machine, by, command, 'side')
  }
  return ''
}

/** Perl that configures latexmk: variables that name the programs it runs. */
export const latexmk: Analyser = (machine, code, by) => {
  for (const [, , command] of code.matchAll(
    /\$(\w*(?:latex|bibtex|biber|makeindex|dvips|ps2pdf|dvipdf|previewer|update_command|xdvipdfmx|lpr\w*))\s*=\s*(?:q{1,2}[({[/]|["'])([^"')}\]]*)/g,
  ))
    runSideCommand(machine, by, command!.replace(/%[A-Z]/g, 'x'), 'tool')
  return machine.runCode('perl', code, by)
}

/** A justfile: what is further in below a recipe is shell code, as in a makefile. */
export const just: Analyser = (machine, code, by) =>
  machine.runCode('make', code.replace(/^ {2,}(?=\S)/gm, '\t'), by)
