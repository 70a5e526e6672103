import { accessSync, constants, statSync } from 'node:fs'

/** The files that a command may be, in the order in which execvp would try them. */
export function candidates(command: string, path: string | undefined): string[] {
  if (command.includes('/')) return [command]
  return (path ?? '/usr/bin:/bin').split(':').map((folder) => `${folder || '.'}/${command}`)
}

/** The program that a name means, or nothing. */
export function findProgram(name: string, path: string | undefined): string | undefined {
  return candidates(name, path).find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return statSync(file).isFile()
    } catch {
      return false
    }
  })
}
