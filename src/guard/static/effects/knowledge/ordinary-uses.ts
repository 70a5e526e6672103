/**
 * What large programs are told to do on ordinary days: lines of words, as they stand behind the program's name
 * without its options.
 *
 *     s3 cp|ls|sync              one of these words behind `s3`, and whatever follows
 *     ec2 describe-*             a star is any part of a word
 *     !*=*                       any word but such a one
 *     @ list|show                a group, whatever its name: any word but one that changes something
 *     set net.core.*...          three dots at the end: this word, and each that follows
 *     config * $                 nothing more
 *     *                          a star alone: its user names tasks, any word that begins no other line
 *
 * Letter case does not count.
 *
 * What an entry describes is ordinary, too, as far as no line goes into its words (`kubectl set image|resources`
 * closes `kubectl set`). Any other use makes a decision unresolved.
 */
export type OrdinaryUses = Readonly<Record<string, string>>

/** The lines of one program. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

interface Line {
  readonly words: readonly ((word: string) => boolean)[]
  /** The last word stands for all that follow; nothing follows; or anything may. */
  readonly end: 'repeats' | 'closed' | 'open'
}

/** Reads the lines of a program; what it returns says how many of the given words they hold for. */
export function readUses(lines: readonly string[]): (words: readonly string[]) => number {
  const uses = lines.filter((line) => line !== '*').map(readLine)
  const namesTasks = uses.length < lines.length
  return (given) => {
    const words = given.map((word) => word.toLowerCase())
    let farthest = 0
    for (const use of uses) {
      const reached = reach(use, words)
      const { length } = use.words
      // Where a longer line goes into the words behind a shorter one, the longer one decides.
      if (
        reached === words.length &&
        (length >= words.length || !uses.some((other) => goesInto(other, words, length)))
      )
        return reached
      farthest = Math.max(farthest, Math.min(reached, length))
    }
    return farthest === 0 && namesTasks ? words.length : farthest
  }
}

/** Whether a line names the first words one by one, and says which may follow them. */
function goesInto({ words }: Line, given: readonly string[], length: number): boolean {
  return (
    words.length > length &&
    words.every((holds, i) => i >= length || (!isAny(holds) && holds(given[i]!)))
  )
}

function isAny(holds: (word: string) => boolean): boolean {
  return holds === isGroup || holds === isWord
}

/** How many of the words a line holds for: all where it ends before them. */
function reach({ words, end }: Line, given: readonly string[]): number {
  for (let i = 0; i < given.length; i++) {
    const holds = words[i] ?? (end === 'repeats' ? words.at(-1) : undefined)
    // The last word of such a line is the one that something else was made of.
    if (holds === undefined) return end === 'closed' ? words.length - 1 : given.length
    if (!holds(given[i]!)) return i
  }
  // Any word may be a group: without a verb behind it, it is not known to be one.
  return isAny(words[given.length - 1]!) && words.length > given.length
    ? given.length - 1
    : given.length
}

function isWord(): boolean {
  return true
}

function isGroup(word: string): boolean {
  return !CHANGES.test(word)
}

function readLine(line: string): Line {
  const end = line.endsWith('...') ? 'repeats' : line.endsWith(' $') ? 'closed' : 'open'
  const text = line.toLowerCase().replace(/\.\.\.$| \$$/, '')
  return { words: text.split(' ').map(readWord), end }
}

function readWord(pattern: string): (word: string) => boolean {
  if (pattern === '*') return isWord
  if (pattern === '@') return isGroup
  if (pattern.startsWith('!')) {
    const holds = readWord(pattern.slice(1))
    return (word) => !holds(word)
  }
  if (!pattern.includes('*')) {
    const words = new Set(pattern.split('|'))
    return (word) => words.has(word)
  }
  const source = pattern.replace(/[.+?^${}()[\]\\]/g, '\\$&').replaceAll('*', '.*')
  const glob = new RegExp(`^(?:${source})$`, 's')
  return (word) => glob.test(word)
}

/** Words that change something, in the place of a group: what follows one is a name, not a verb. */
const CHANGES =
  /^(?:abort|accept|acknowledge|allocate|ban|bypass|claim|dismiss|dispatch|elevate|empty|enforce|erase|escalate|evict|expose|fetch|flush|forward|freeze|hide|ignore|impersonate|inject|mint|mirror|mute|override|overwrite|permit|presign|print|raw|reassign|recover|redeploy|redirect|request|reroute|rest|retrieve|reveal|rewrite|seize|signurl|silence|skip|snooze|takeover|truncate|unban|unblock|undeploy|unenroll|unmute|unprotect|unregister|unseal|unshare|untag|untrust|unwrap|wipe|withdraw|activate|add|allow|apply|approve|assign|associate|attach|authorize|bind|bulk|call|cancel|change|clear|clone|close|connect|convert|copy|cp|create|deactivate|decrypt|delete|deny|deploy|deregister|destroy|detach|disable|disassociate|download|drain|drop|edit|enable|encrypt|exec|execute|expire|export|fail|failover|force|generate|grant|import|init|install|invite|invoke|issue|join|kill|launch|leave|link|lock|login|merge|modify|move|mv|open|patch|pause|power|promote|publish|purge|push|put|reboot|rebuild|regenerate|register|reject|release|remove|rename|renew|replace|reset|resize|restart|restore|resume|revoke|rm|roll|rollback|rotate|run|scale|scp|send|set|share|shell|sign|ssh|start|stop|submit|suspend|swap|switch|sync|tag|terminate|transfer|trigger|tunnel|unassign|undelete|uninstall|unlink|unlock|unset|update|upgrade|upload|use|write)(?:-|$)/
