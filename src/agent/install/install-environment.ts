import { homedir } from 'node:os'
import { join } from 'node:path'

/** Whose settings: those of one person, of one project, or of everybody on the machine. */
export const SCOPES = ['user', 'project', 'managed'] as const
export type Scope = (typeof SCOPES)[number]

/** Where installers look and write; tests make up their own. */
export interface InstallEnvironment {
  home: string
  /** The folder of the project. */
  directory: string
  env: Readonly<Record<string, string | undefined>>
  /** `/`, below which the settings for everybody lie. */
  root: string
  platform: NodeJS.Platform
}

/** This machine, this user, this folder. */
export function thisMachine(directory = process.cwd()): InstallEnvironment {
  return {
    home: homedir(),
    directory,
    env: process.env,
    root: '/',
    platform: process.platform,
  }
}

/** A folder from a variable of the environment, or else one below the home. */
export function folderFrom(
  { env, home }: InstallEnvironment,
  variable: string,
  ...otherwise: string[]
): string {
  const value = env[variable]
  if (value === undefined || value === '') return join(home, ...otherwise)
  return value === '~' || value.startsWith('~/') ? join(home, value.slice(1)) : value
}
