import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UserError } from '../../verdict/index.ts'
import { didYouMean } from '../../verdict/nearest.ts'
import { readText } from '../read-text.ts'
import { type Config, configSchema } from './config-schema.ts'
import type { ConfigFile } from './find-config.ts'

/** Reads and checks a configuration; paths in it are made absolute. */
export async function readConfig({ path, isProgram }: ConfigFile): Promise<Config> {
  const result = configSchema.safeParse(await content(path, isProgram))
  if (!result.success) throw invalid(path, result.error.issues)
  const { suites, policy, out } = result.data
  const fromHere = (name: string) => resolve(dirname(path), name)
  return {
    ...result.data,
    ...(policy !== undefined && { policy: fromHere(policy) }),
    ...(out !== undefined && { out: fromHere(out) }),
    ...(suites && { suites: suites.map((name) => (/[./]/.test(name) ? fromHere(name) : name)) }),
  }
}

async function content(path: string, isProgram: boolean): Promise<unknown> {
  try {
    if (isProgram) return (await import(pathToFileURL(path).href)).default
    const text = readText(path)
    if (path.endsWith('.json')) return JSON.parse(text)
    const { parse } = await import('yaml')
    // An empty file sets nothing.
    return parse(text) ?? {}
  } catch (error) {
    if (UserError.is(error)) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (isProgram && code === 'ERR_UNKNOWN_FILE_EXTENSION') {
      throw new UserError(
        'NO_TYPESCRIPT',
        `${path}: Node ${process.version} cannot import TypeScript: use Node 22.18 or later, or ${basename(path, '.ts')}.yaml`,
      )
    }
    const why = message.split('\n')[0]
    throw new UserError('BAD_CONFIG', `${path}: cannot be read (${why})`, { cause: error })
  }
}

interface Issue {
  code: string
  path: PropertyKey[]
  message: string
  keys?: string[]
}

function invalid(path: string, issues: readonly Issue[]): UserError {
  const [{ path: at, message, keys }, more] = [issues[0]!, issues.length - 1]
  const also = more > 0 ? ` (and ${more} more)` : ''
  if (keys?.[0] !== undefined) {
    const hint = didYouMean(keys[0], Object.keys(configSchema.shape))
    return new UserError('BAD_CONFIG', `${path}: ${keys[0]}: no such field${hint}${also}`)
  }
  const field = at.length > 0 ? `${at.map(String).join('.')}: ` : ''
  return new UserError('BAD_CONFIG', `${path}: ${field}${message}${also}`)
}
