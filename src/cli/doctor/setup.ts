import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSuiteInfo, SAMPLES_FILE, sha256, shippedNames } from '../../suite/index.ts'
import { UserError } from '../../verdict/index.ts'
import { findConfig } from '../config/find-config.ts'
import { readConfig } from '../config/read-config.ts'
import type { Finding } from './finding.ts'

/** Whether every suite that came with the package is what its hash says. */
export async function lookAtSuites(shipped: string): Promise<Finding[]> {
  const names = shippedNames(shipped)
  if (names.length === 0) {
    return [{ what: 'suites', state: 'wrong', says: 'none', advice: 'install aegish again' }]
  }
  return Promise.all(
    names.map(async (name): Promise<Finding> => {
      const what = `suite ${name}`
      try {
        const { version, counts, sha256: said } = readSuiteInfo(join(shipped, name))
        const digest = await sha256(join(shipped, name, SAMPLES_FILE))
        if (digest === said) {
          const says = `${version}, ${counts.samples} samples, sha256 ${digest.slice(0, 12)}`
          return { what, state: 'fine', says }
        }
        return {
          what,
          state: 'wrong',
          says: 'the samples are not those that its sha256 names',
          advice: 'install aegish again, or "aegish suite seal" if you changed them',
        }
      } catch (error) {
        return { what, state: 'wrong', says: messageOf(error), advice: 'install aegish again' }
      }
    }),
  )
}

/** Whether there is a configuration, and whether it can be used. A program is not run for that. */
export async function lookAtConfig(folder: string): Promise<Finding> {
  const what = 'config'
  try {
    const file = findConfig(folder)
    if (file === undefined) {
      return { what, state: 'absent', says: 'no aegish.config.yaml here or above' }
    }
    if (file.isProgram) {
      const { typescript } = process.features as { typescript?: unknown }
      if (typescript) return { what, state: 'fine', says: `${file.path} (not run to check it)` }
      const says = `${file.path}: this Node cannot import TypeScript`
      return { what, state: 'wrong', says, advice: 'use Node 22.18 or later, or YAML' }
    }
    const { policy } = await readConfig(file)
    if (policy !== undefined && !existsSync(policy)) {
      return { what, state: 'wrong', says: `${file.path}: policy: ${policy} does not exist` }
    }
    return { what, state: 'fine', says: file.path }
  } catch (error) {
    return {
      what,
      state: 'wrong',
      says: messageOf(error),
      advice: 'schemas/config.schema.json describes every field',
    }
  }
}

function messageOf(error: unknown): string {
  if (UserError.is(error)) return error.message
  return error instanceof Error ? error.message : String(error)
}
