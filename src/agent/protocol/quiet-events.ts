/**
 * Events that are not about a tool which is going to run: it has run, or a session, a prompt, a
 * model or a message is spoken of. Spelled without capitals and separators.
 */
const QUIET = [
  /^(?:post|after)/,
  /^(?:session|setup|teammate|worktree)/,
  /^(?:agent|subagent)?stop/,
  /^subagent(?:start|end)/,
  /^notification/,
  /^(?:pre|post)?compact/,
  /^precompress/,
  /^(?:userpromptsubmit|beforesubmitprompt)/,
  /^before(?:agent|model|toolselection|tabfileread)$/,
  /^task(?:start|resume|cancel|complete|created)/,
  /^(?:erroroccurred|configchange|instructionsloaded|permissiondenied)/,
]

/** Whether an event wants no answer, whatever it carries. Unknown names are not quiet. */
export function isQuiet(event: unknown): boolean {
  if (typeof event !== 'string') return false
  const name = event.toLowerCase().replace(/[^a-z]/g, '')
  return QUIET.some((pattern) => pattern.test(name))
}
