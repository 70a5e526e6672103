/** A command with every run of white space as one space: two that agree then are duplicates. */
export function normaliseWhiteSpace(command: string): string {
  return command.replace(/\s+/g, ' ').trim()
}
