import { readFile, writeFile } from '../world.ts'
import type { Analyser } from './index.ts'
import { runFromCode, unquote } from './run-from-code.ts'

/** TeX and its relatives: `\write18{…}`, `\input{…}`, `\directlua{…}`. */
export const tex: Analyser = (machine, given, by) => {
  // A word that is no code is a file; one that this command line wrote is known.
  const code = machine.files.get(machine.absolute(given)) ?? given
  let reads = ''
  for (const [, command] of code.matchAll(/\\write\s*18\s*\{([^{}]*)\}/g))
    runFromCode(machine, by, command!)
  for (const [, command] of code.matchAll(
    /\\(?:input|openin\d*\s*=?)\s*\{?\s*"?\|\s*"?([^"{}]+)"?/g,
  ))
    runFromCode(machine, by, command!)
  for (const [, lua] of code.matchAll(/\\(?:directlua|latelua|luaexec|luadirect)\s*\{([\s\S]*)\}/g))
    machine.runCode('lua', lua!, by)
  for (const [, path] of code.matchAll(
    /\\(?:input|include|lstinputlisting|verbatiminput|VerbatimInput|openin\\?\w*\s*=?)\s*(?:\[[^\]]*\])?\s*\{?\s*([/~.][^\s{}\\]*)/g,
  ))
    reads += readFile(machine, by, path!)
  for (const [, path] of code.matchAll(/\\openout\\?\w*\s*=?\s*\{?([/~.][^\s{}\\]*)/g))
    writeFile(machine, by, path!, '')
  return reads || machine.unknown('output', by)
}

/** roff: `.sy`, `.pso`, `.so`; pic adds `sh X … X`. */
export const roff: Analyser = (machine, code, by) => {
  let reads = ''
  for (const line of code.split('\n')) {
    const command =
      /^[.']\s*(?:sy|pso)\s+(.+)$/.exec(line)?.[1] ??
      /^\s*sh\s+(\S)\s*([\s\S]*?)\s*\1/.exec(line)?.[2]
    if (command) runFromCode(machine, by, command)
    const source = /^[.']\s*(?:so|mso|soquiet|trf|cf)\s+(\S+)/.exec(line)?.[1]
    if (source) reads += readFile(machine, by, source)
    const written = /^[.']\s*(?:opena?)\s+\S+\s+(\S+)/.exec(line)?.[1]
    if (written) writeFile(machine, by, written, '')
  }
  return reads || machine.unknown('output', by)
}

/** m4: `syscmd`, `esyscmd`, `include`. */
export const m4: Analyser = (machine, code, by) => {
  let reads = ''
  for (const [, name, argument] of code.matchAll(
    /\b(?:m4_)?(e?syscmd|s?include|undivert)\s*\(\s*[`[]*([^'\])]*)/g,
  )) {
    if (name!.endsWith('syscmd')) runFromCode(machine, by, argument!)
    else if (!/^\d*$/.test(argument!)) reads += readFile(machine, by, argument!)
  }
  // A macro under another name, or by a name that is made.
  if (/\b(?:indir|builtin)\s*\(|\bdefn\s*\(\s*[`[]*e?syscmd/.test(code))
    machine.miss('code', by, '', 'a macro that is called by a name')
  return reads || machine.unknown('output', by)
}

/** Macros of rpm: `%(command)`, `%{lua:…}`, `%{load:…}`. */
export const rpm: Analyser = (machine, code, by) => {
  for (const [, command] of code.matchAll(/%\(((?:[^()]|\([^()]*\))*)\)/g))
    runFromCode(machine, by, command!)
  for (const [, lua] of code.matchAll(/%\{lua:([\s\S]*)\}/g)) machine.runCode('lua', lua!, by)
  for (const [, path] of code.matchAll(/%\{(?:load|include):([^}]*)\}/g))
    readFile(machine, by, unquote(path!))
  return machine.unknown('output', by)
}

/** PostScript: the operators that reach the machine. */
export const postscript: Analyser = (machine, code, by) => {
  for (const [, command] of code.matchAll(/\(%pipe%([^)]*)\)/g)) runFromCode(machine, by, command!)
  let reads = ''
  for (const [, path, mode] of code.matchAll(/\(([^()%][^()]*)\)\s*\((r|w|a)\)\s*file/g)) {
    if (mode === 'r') reads += readFile(machine, by, path!)
    else writeFile(machine, by, path!, '')
  }
  for (const [, path] of code.matchAll(/\(([^()]*)\)\s*run\b/g))
    reads += readFile(machine, by, path!)
  return reads || machine.unknown('output', by)
}
