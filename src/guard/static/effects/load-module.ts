import { plain, type Value } from '../resolve/value.ts'
import { languageByExtension } from './implicit-files.ts'
import type { Language } from './knowledge/languages.ts'
import { loadsByOption } from './load-options.ts'
import type { Machine } from './machine.ts'
import { runScriptFile } from './script-files.ts'
import { isDropPlace } from './side-commands.ts'

/** What stands behind the name of a module in the language of the program that loads it. */
const ENDINGS = ['', '.js', '.cjs', '.mjs', '.py', '.rb'] as const

/** Up and up, and then to a place where anybody can put files. */
const CLIMBS_TO_DROP = /^(?:\.{1,2}\/)+(?:var\/)?(?:tmp|dev\/shm)\//

/** Code that is written behind the name of a module: `-MO=(…)`, `data:text/javascript,…`. */
function codeBehind(text: string): string | undefined {
  const [, base64, data] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(text) ?? []
  if (data === undefined) return /^[-:]?[\w:]+=?[^;('"]*([;('"].*)$/s.exec(text)?.[1]
  return base64
    ? Buffer.from(data, 'base64').toString('latin1')
    : data.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
}

/**
 * A module by its name is an installed one; by a path it is the caller's, and so is one that this command
 * line wrote, that lies at an address, or that is written out in its address.
 */
export function loadModule(
  machine: Machine,
  name: string,
  value: Value,
  language?: Language,
): void {
  const text = plain(value)
  const code = codeBehind(text)
  if (code !== undefined && language !== undefined) machine.runCode(language, code, name)
  // What modules are looked for in.
  const place = /^-?lib=(.+)$/.exec(text)?.[1]
  if (place !== undefined && isDropPlace(place)) machine.emit('load', name, place)
  if (text.startsWith('data:')) {
    loadsByOption(machine, name, text)
    return
  }
  if (/^(?:https?|npm:[^:]+@https?):\/\//.test(text)) {
    machine.emit('execute', name, machine.unknown('network', text))
    return
  }
  // Steps up from the project lead to it as well.
  if (
    /^(?:\/|~)/.test(text) ||
    isDropPlace(plain(machine.absolute(value))) ||
    CLIMBS_TO_DROP.test(text)
  )
    machine.emit('load', name, machine.absolute(value))
  if (machine.files.size === 0) return
  for (const ending of ENDINGS) {
    const path = `${value.replace(/^file:\/\//, '')}${ending}`
    const language = languageByExtension(path)
    if (language === undefined || !machine.files.has(machine.absolute(path))) continue
    runScriptFile(machine, language, name, path)
    return
  }
}
