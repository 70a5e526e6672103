import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, isAbsolute, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Recorded } from '../../agent/install/index.ts'
import { packageRoot } from '../package-root.ts'

/** This very installation, for the launcher: the PATH of an agent may be another one. */
export function recordedHere(directory: string): Recorded {
  return {
    node: process.execPath,
    package: packageFolder(),
    home: homedir(),
    shell: existsSync('/bin/bash') ? '/bin/bash' : '/bin/sh',
    path: (process.env.PATH ?? '').split(delimiter).filter(isOfPerson(directory)),
  }
}

/** The folder of this package, without a slash at its end. */
export function packageFolder(): string {
  return fileURLToPath(packageRoot).replace(/(?<=.)\/$/, '')
}

/** Not a folder that a project, or npm for one, has put there. */
function isOfPerson(directory: string): (folder: string) => boolean {
  return (folder) =>
    isAbsolute(folder) &&
    !/\bnode_modules\b|[\n:]/.test(folder) &&
    relative(directory, folder).startsWith('..')
}
