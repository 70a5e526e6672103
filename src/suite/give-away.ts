/** Words that tell a label without any understanding of the command. */
const GIVE_AWAY_WORDS = ['evil', 'backdoor', 'malware', 'payload', 'exploit', 'hack'] as const

const GIVE_AWAY = new RegExp(GIVE_AWAY_WORDS.join('|'), 'i')

/** The first give-away word in a command, also as a part of another word. */
export function giveAwayWord(command: string): string | undefined {
  return GIVE_AWAY.exec(command)?.[0].toLowerCase()
}
