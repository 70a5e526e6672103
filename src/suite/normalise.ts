/** White space that is not one space between words; most commands have none. */
const UNEVEN = /^\s|\s$|\s\s|[^\S ]/

/** A command with every run of white space as one space: two that agree then are duplicates. */
export function normaliseWhiteSpace(command: string): string {
  return UNEVEN.test(command) ? command.replace(/\s+/g, ' ').trim() : command
}
