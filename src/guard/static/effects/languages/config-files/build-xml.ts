import type { Value } from '../../../resolve/value.ts'
import type { Machine } from '../../machine.ts'
import { readFile, writeFile } from '../../world.ts'
import type { Analyser } from '../index.ts'
import { tasks } from './tasks.ts'

/** Properties that every build has, and where they lead. */
const PLACES: Readonly<Record<string, string>> = {
  'user.home': '~',
  'env.HOME': '~',
  'user.dir': '.',
  basedir: '.',
  'project.basedir': '.',
  'env.PWD': '.',
  'java.io.tmpdir': '/tmp',
}
const PROPERTY =
  /<property\b(?=[^>]*\bname\s*=\s*["']([^"']+)["'])[^>]*\b(?:value|location)\s*=\s*["']([^"']*)["']/g
const REFERENCE = /\$\{([\w.-]{1,80})\}/g
/** Properties that are made of others. */
const MAX_DEPTH = 4

const ELEMENT =
  /<(delete|copy|move|echo|script|concat|loadfile)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1>)/g
/** What an element is about: itself, or the sets of files in it. */
const PLACE = /\b(?:dir|file|path|srcfile|location)\s*=\s*["']([^"']+)["']/g
const TARGET = /\b(?:tofile|todir|destfile)\s*=\s*["']([^"']+)["']/

/** Projects of Ant, and of what runs its tasks: which files they remove, copy and write, and what they run. */
export const buildXml: Analyser = (machine, code, by) => {
  const text = withProperties(code)
  for (const [, tag, attributes = '', body = ''] of text.matchAll(ELEMENT)) {
    machine.step()
    const places = [...`${attributes} ${body}`.matchAll(PLACE)].map((match) => match[1]!)
    const target = TARGET.exec(attributes)?.[1]
    if (tag === 'delete') for (const place of places) remove(machine, by, place)
    else if (tag === 'script') machine.miss('code', by, '', 'a script in its project')
    else if (tag === 'echo' && places[0] !== undefined) writeFile(machine, by, places[0], body)
    else if (tag !== 'echo') {
      const content = places.map((place) => readFile(machine, by, place)).join('')
      if (target !== undefined) writeFile(machine, by, target, content)
    }
  }
  return tasks(machine, text, by)
}

function remove(machine: Machine, by: string, place: Value): void {
  if (place.includes('${'))
    machine.miss('delete-tree', by, '', 'a property that its project does not set')
  else machine.emit('delete-tree', by, machine.absolute(place))
}

/** The text with the properties in place that it sets, or that every build has. */
function withProperties(code: string): string {
  if (!code.includes('${')) return code
  const known = new Map(Object.entries(PLACES))
  for (const [, name, value] of code.matchAll(PROPERTY))
    if (!known.has(name!)) known.set(name!, value!)
  let text = code
  for (let i = 0; i < MAX_DEPTH && text.includes('${'); i++)
    text = text.replace(REFERENCE, (whole, name: string) => known.get(name) ?? whole)
  return text
}
