/**
 * The launcher: a small process whose last act is to become the command. Landlock restricts the
 * thread that asks for it and what comes after `execve`, so it cannot be set up from outside.
 *
 *   node launcher.js FILE COMMAND [ARGUMENT …]     FILE holds its settings
 *   node launcher.js --probe
 */
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { CAGE_FAILED } from './cage.ts'
import { takeOver } from './command-environment.ts'
import { candidates } from './command-path.ts'
import { type Kernel, openKernel } from './kernel.ts'
import { type Access, pathRule, rightsOf, rulesetAttributes } from './landlock.ts'
import type { LauncherSettings } from './launcher-settings.ts'
import { openExpected } from './verify.ts'

const NOT_EXECUTABLE = 126
const NOT_FOUND = 127
/** Opened only to be named; neither read nor written. */
const O_PATH = 0o10000000

function fail(code: number, message: string): never {
  // Names may try to move the cursor.
  process.stderr.write(`aegish: ${message.replace(/[\0-\x1f\x7f]/g, '?')}\n`)
  process.exit(code)
}

function restrict(
  kernel: Kernel,
  { rules, scope }: NonNullable<LauncherSettings['landlock']>,
  opened: ReadonlyMap<string, number>,
) {
  const version = kernel.landlockVersion()
  const ruleset = kernel.createRuleset(rulesetAttributes(version, scope))
  const allow = (descriptor: number, access: Access) => {
    const rights = rightsOf(access, fstatSync(descriptor).isDirectory(), version)
    kernel.addPathRule(ruleset, pathRule(rights, descriptor))
  }
  for (const { path, access } of rules) {
    const known = opened.get(path)
    if (known !== undefined) {
      allow(known, access)
      continue
    }
    let descriptor: number
    try {
      descriptor = openSync(path, O_PATH)
    } catch {
      // Gone, or not to be reached: then there is nothing to allow.
      continue
    }
    allow(descriptor, access)
    closeSync(descriptor)
  }
  // Standard input and output may be files or a terminal of the outside: `> /dev/stdout`.
  for (const descriptor of [0, 1, 2]) {
    try {
      allow(descriptor, accessAsOpened(descriptor))
    } catch {
      // A pipe or a socket, about which there are no rules.
    }
  }
  kernel.restrictSelf(ruleset)
  closeSync(ruleset)
}

/** A file that was opened to be read could be opened again to be written, by `/proc/self/fd`. */
function accessAsOpened(descriptor: number): Access {
  if (!fstatSync(descriptor).isFile()) return 'device'
  const flags = /^flags:\s*([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'))
  const mode = Number.parseInt(flags?.[1] ?? '0', 8) & (constants.O_WRONLY | constants.O_RDWR)
  return mode === constants.O_RDONLY ? 'read' : 'device'
}

/** Becomes the command; comes back only where that fails. */
function become(kernel: Kernel, command: string, args: readonly string[]) {
  const env = takeOver(process.env)
  const variables = env.map(([name, value]) => `${name}=${value}`)
  let denied = false
  for (const file of candidates(command, new Map(env).get('PATH'))) {
    try {
      if (!statSync(file).isFile()) throw new Error('no file')
      accessSync(file, constants.X_OK)
    } catch (error) {
      denied ||= (error as NodeJS.ErrnoException).code !== 'ENOENT'
      continue
    }
    const failed = kernel.execute(file, [command, ...args], variables)
    // A script without its first line, as every shell runs it.
    if (failed === 'ENOEXEC') {
      kernel.execute('/bin/sh', ['sh', file, ...args], variables)
    }
    fail(NOT_EXECUTABLE, `${command}: cannot be executed (${failed})`)
  }
  if (denied && command.includes('/')) fail(NOT_EXECUTABLE, `${command}: permission denied`)
  fail(NOT_FOUND, `${command}: command not found`)
}

async function launch([settingsFile, command, ...args]: string[]): Promise<void> {
  const kernel = await openKernel()
  if (settingsFile === '--probe') {
    process.stdout.write(`${JSON.stringify({ landlock: kernel.landlockVersion() })}\n`)
    return
  }
  if (settingsFile === undefined || command === undefined) fail(CAGE_FAILED, 'no command given')
  const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as LauncherSettings
  try {
    const rules = settings.landlock?.rules ?? []
    const opened = openExpected(settings.expected, new Set(rules.map(({ path }) => path)))
    kernel.setNoNewPrivileges()
    if (settings.landlock) restrict(kernel, settings.landlock, opened)
    if (settings.seccomp) kernel.installSeccomp(Buffer.from(settings.seccomp, 'base64'))
  } catch (error) {
    fail(CAGE_FAILED, `the cage cannot be closed (${(error as Error).message})`)
  }
  kernel.closeDescriptorsFrom(3)
  for (const descriptor of [0, 1, 2]) kernel.keepDescriptor(descriptor)
  kernel.resetSignals()
  become(kernel, command, args)
}

try {
  await launch(process.argv.slice(2))
} catch (error) {
  fail(CAGE_FAILED, `the cage cannot be closed (${(error as Error).message})`)
}
