import { existsSync } from 'node:fs'

/** A program of the system by its full path: whoever sets PATH would choose what we start. */
export function systemProgram(name: string): string {
  return ['/usr/bin', '/bin'].map((folder) => `${folder}/${name}`).find(existsSync) ?? name
}
