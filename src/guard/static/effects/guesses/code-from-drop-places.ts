import { plain, type Value } from '../../resolve/value.ts'
import type { Call } from '../call.ts'
import type { ArgumentType } from '../knowledge/argument-types.ts'
import { isKind } from '../program-kinds.ts'
import { isDropPlace } from '../side-commands.ts'

/** Names of options that load code, whatever the program is: a file of it or a directory. */
const LOADS =
  /^--?(?:X|[\w.-]*[-_])?(?:plug-?ins?|modules?|providers?|engines?|extensions?|addons?|preload|load(?:able)?|require|(?:java)?agent(?:path)?|rules?|hooks?|filters?|setup|globalsetup|global-?teardown|init|init-?script|reporter|formatter|parser|loader|preset|transform|runtime|library|lib|libs|scripts?|bootstrap|extends|inject|prepend|autoload)(?:[-_]?(?:so|file|files|path|paths|dir|dirs|directory|class|script))?$/i

/** A word, no option, that says the same of the next one: `attach 1 load FILE`. */
const LOADS_NEXT = /(?:^|[._-])(?:load|inject|insert)$/i

/** Names of options for a configuration: it is code where its ending says so. */
const CONFIGURES =
  /^(?:-[cCfI]|--?(?:[\w.-]*[-_])?(?:config|conf|rc|settings|project)(?:[-_]?file)?)$/

const LIBRARY = /\.(?:so|ko|dylib|dll|node|jnilib|vsix)(?:\.\d+|\.xz|\.zst)*$/
const SOURCE =
  /\.(?:[cm]?[jt]sx?|py|rb|pl|pm|lua|php|tcl|el|elc|lisp|scm|R|jl|gradle|groovy|kts|jar|class|ps1|psm1|nse|bpf\.o)$/
/** Data that people keep in such places. */
const DATA = /\.[a-z][\w]{0,6}$/i

/**
 * An option of any program that names code in a place where anybody can put files: known programs
 * have more of them than anybody could list.
 */
export function followLoadedCode(call: Call, word: Value, value: Value | undefined): void {
  const { machine, name, entry } = call
  if (value === undefined || !MAY_DROP.test(value)) return
  if (!word.startsWith('-') && !LOADS_NEXT.test(word)) return
  const option = plain(word)
  const path = plain(machine.absolute(value))
  if (!isDropPlace(path) || isKind(name, 'library-tool')) return
  // Whoever describes the option as a file that is written or only looked at knows better.
  const type = entry?.options.get(option)?.type
  if (type !== undefined && KNOWN_OTHERWISE.test(type)) return
  const code = LIBRARY.test(path) || SOURCE.test(path)
  const loads = LOADS.test(option)
    ? code || !DATA.test(path)
    : !option.startsWith('-')
      ? LIBRARY.test(path)
      : CONFIGURES.test(option)
        ? code
        : LIBRARY.test(path) && !/^--?o(?:ut|utput)?/.test(option)
  if (loads) machine.emit('load', name, path)
  else if (
    (type === undefined || type === '-' || type === 'config' || type === 'lib') &&
    isGiven(call, option, path, type)
  )
    machine.miss(
      'outcome',
      name,
      '',
      `what ${option} makes of ${path}, where anybody can put files`,
    )
}

/** Names of options for a place that output is written to: nothing is read from there. */
const FILLED =
  /[-_.](?:o|out\w*|dest\w*|target|te?mp\w*|basetemp|scratch|cache\w*|work\w*|data\w*|db\w*|log\w*|reports?|results?|save|dump|record\w*|store|storage|backups?|archive|dist|build\w*|artifacts?|coverage|junit\w*|trace\w*|sock\w*|pid\w*|lock\w*|history|state|exclude|ignore|user|volume|mount|prefix|install\w*|download\w*|upload\w*|clone|checkout|repo[-_.]local|snapshots?|export|name|title|text|message|body|description)(?:[-_.]?(?:files?|paths?|dirs?|directory|root|to|local|location|prefix|name|xml|json|html))?$/i

/** Names of options that take what follows: others may be flags, with an operand behind them. */
const TAKES_NEXT =
  /(?:^|[-_.])(?:from|relative-to|paths?|dirs?|directory|files?|home|root|exec\w*|command|cmd|programs?|bin|java|python|node|interpreter|compiler|wrapper|profile|include|sources?|input|template|theme|schema|imports?|use|with|manifest|inventory|policy|vars|env|repo|index|registry|mirror|project|launcher|runner|tool)$/i

/** Whether a named option takes something from a place that others can fill, and this text did not. */
function isGiven(
  { machine, entry, args }: Call,
  option: string,
  path: string,
  type: ArgumentType | undefined,
): boolean {
  if ((option.length <= 3 && type !== '-') || !/^--?[a-z]/i.test(option) || FILLED.test(option))
    return false
  if (entry === undefined || entry.traits.has('quiet') || machine.files.has(path)) return false
  const isGlued = !args.includes(option)
  return isGlued || type === '-' || TAKES_NEXT.test(option)
}

/** A quick look, before the path is made absolute. */
const MAY_DROP = /[/.]/
const KNOWN_OTHERWISE =
  /^(?:peek|write|append|edit|truncate|shred|delete|delete-tree|tree|use|sendfile|host|dest|url|listen|env|download|write-dir)$/
