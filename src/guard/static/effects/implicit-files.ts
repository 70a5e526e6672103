import { isKnown, type Value, withoutSymbols } from '../resolve/value.ts'
import type { Call } from './call.ts'
import { runCode, runWrittenFile } from './interpret.ts'
import { IMPLICIT_FILES } from './knowledge/implicit-files.ts'

/**
 * A program starts after this command line wrote files: those that it reads without being told,
 * and configurations that carry its name, are followed.
 */
export function followImplicitFiles({ machine, name, args }: Call): void {
  if (machine.files.size === 0) return
  for (const [path, content] of machine.files) {
    const key = `${name}\0${path}`
    if (
      content === '' ||
      machine.followed.has(key) ||
      (isKnown(content) === false && withoutSymbols(content).trim() === '')
    )
      continue
    const language = languageFor(name, path, args)
    if (language === undefined) continue
    machine.followed.add(key)
    if (language === 'script') runServedScript(machine, path, content)
    else runCode(machine, language, content, name)
  }
}

/** A server knows a script by the end of its name; the first line of the script knows better. */
function runServedScript(machine: Call['machine'], path: string, content: Value): void {
  const language = EXTENSIONS[/\.(\w+)$/.exec(path)?.[1] ?? '']
  if (language === undefined || content.startsWith('#!')) runWrittenFile(machine, path, content, [])
  else runCode(machine, language, content, path)
}

function languageFor(program: string, path: string, args: readonly Value[]): string | undefined {
  const base = path.slice(path.lastIndexOf('/') + 1)
  const tail = path.split('/').slice(-2).join('/')
  const row = IMPLICIT_FILES.find(
    ({ programs, files, given }) =>
      programs.test(program) &&
      (files.test(base) || files.test(tail)) &&
      (given === undefined || given.test(args.join(' '))),
  )
  if (row) return row.language
  const [word = ''] = program.split(' ')
  const named =
    word.length >= 3 && base.toLowerCase().replace(/^\./, '').startsWith(word.toLowerCase())
  const code = /\.(py|rb|pl|lua|js|sh)$/.exec(base)?.[1]
  // A plugin by its name: `dstat_mine.py`.
  if (named && code !== undefined && path.includes('/.')) return EXTENSIONS[code]
  return named && /rc$|\.(?:conf|cfg|ini|toml|ya?ml|json|jsonc|rc|config)$/.test(base)
    ? 'config'
    : undefined
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  py: 'python',
  rb: 'ruby',
  pl: 'perl',
  lua: 'lua',
  js: 'javascript',
  php: 'php',
  sh: 'sh',
}
