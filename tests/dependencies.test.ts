import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface LockedPackage {
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  link?: boolean
  resolved?: string
  integrity?: string
}

const { packages } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Record<string, LockedPackage> }

/** Every package of the lock file but ourselves, by the name it is imported by. */
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }))

/** What users install: everything that is not there for development only. */
const shipped = locked.filter(({ dev, devOptional }) => !dev && !devOptional)

/** Licences that ask for no more than to be named. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
  // One may choose the second.
  '(AFL-2.1 OR BSD-3-Clause)',
])

/** Packages with another licence, and why that is fine. */
const EXCEPTIONS = [
  // MPL-2.0 binds changes to its own files; it is used as it comes, and only to draw PNG files.
  { name: /^@resvg\/resvg-js(?:-[\w-]+)?$/, licence: 'MPL-2.0' },
]

/**
 * Packages that run a script of theirs when they are installed. Only optional ones may, which are
 * not missed where `--ignore-scripts` leaves the script out.
 */
// Their prebuilt libraries are packages of their own; the scripts only look for a compiler without them.
const WITH_INSTALL_SCRIPT = ['koffi', 'msgpackr-extract']

describe('dependencies', () => {
  test('of users have permissive licences, but for those that are named', () => {
    expect(shipped.length).toBeGreaterThan(50)
    const others = shipped.filter(
      ({ name, license = 'none' }) =>
        !PERMISSIVE.has(license) &&
        !EXCEPTIONS.some((known) => known.name.test(name) && known.licence === license),
    )
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
    for (const { name: pattern } of EXCEPTIONS) {
      expect(shipped.some(({ name }) => pattern.test(name))).toBe(true)
    }
  })

  test('run no script when they are installed, but for optional ones that are named', () => {
    const scripted = locked.filter(({ hasInstallScript }) => hasInstallScript)
    expect([...new Set(scripted.map(({ name }) => name))].sort()).toEqual(WITH_INSTALL_SCRIPT)
    expect(scripted.filter(({ optional, devOptional }) => !optional && !devOptional)).toEqual([])
  })

  test('come from the registry, with the hash of what was looked at', () => {
    const strange = locked.filter(
      ({ link, resolved, integrity }) =>
        link ||
        // The lock file names no address where that is the registry's.
        !(resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/') ||
        !integrity?.startsWith('sha512-'),
    )
    expect(strange.map(({ name }) => name)).toEqual([])
  })
})
