import { RULE_IDS, UserError, VERDICTS, type Verdict } from '../../../verdict/index.ts'
import { didYouMean } from '../../../verdict/nearest.ts'
import { ROLES } from '../../role.ts'
import type { PolicyEntry, UserPolicy } from './user-policy.ts'

/** One expectation that stands beside a policy. */
export interface PolicyTest {
  command: string
  expect: Verdict
  /** A part of the reason, where that matters too. */
  reason?: string
}

/** What a policy file, or a file of tests for one, holds. */
export interface PolicyFile {
  policy: UserPolicy
  /** For a file of tests alone: the path of the policy that they are about. */
  about?: string
  tests: readonly PolicyTest[]
}

// Agents wait for the hook, and a policy is read anew for every command: the check is written by
// hand, because loading a library for it takes longer than the decision.

/** What the same text became when it was last read, where somebody keeps that. */
export interface ParsedBefore {
  get(text: string): unknown
  set(text: string, policy: UserPolicy): void
}

/** Reads a policy from YAML or JSON text; `path` is for the message. */
export async function parsePolicy(
  text: string,
  path: string,
  before?: ParsedBefore,
): Promise<UserPolicy> {
  const known = policyIn(parsePlainJson(text) ?? before?.get(text))
  if (known) return known
  const { policy, about } = await parsePolicyFile(text, path)
  if (about !== undefined)
    throw bad(path, 'policy: this is a file of tests; give the policy that it names')
  before?.set(text, policy)
  return policy
}

/** The policy that a value is, where it is one without fault. */
function policyIn(value: unknown): UserPolicy | undefined {
  try {
    const { policy, about } = readFile(value)
    return about === undefined ? policy : undefined
  } catch {
    return undefined
  }
}

/** Reads a policy with the tests beside it, or tests that name their policy. */
export async function parsePolicyFile(text: string, path: string): Promise<PolicyFile> {
  const value = await parseText(text, path)
  try {
    return readFile(value)
  } catch (error) {
    throw error instanceof Wrong ? bad(path, error.message) : error
  }
}

function bad(path: string, why: string, cause?: unknown): UserError {
  return new UserError('BAD_POLICY', `${path}: ${why}`, { cause })
}

async function parseText(text: string, path: string): Promise<unknown> {
  const plain = parsePlainJson(text)
  if (plain !== undefined) return plain
  try {
    const { parse } = await import('yaml')
    return parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw bad(path, `is neither YAML nor JSON (${why})`, error)
  }
}

/** JSON needs no library. Where a key stands twice, YAML says so, and JSON would lose one of them. */
function parsePlainJson(text: string): unknown {
  if (!/^\s*\{/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const packed = text.replace(/("(?:\\.|[^"\\])*")|\s+/g, '$1')
    return packed.length === JSON.stringify(value).length ? value : undefined
  } catch {
    return undefined
  }
}

/** Something in the file is wrong: where, and what. */
class Wrong extends Error {}

const POLICY_FIELDS = ['version', 'role', 'warn', 'unresolved', 'allow', 'deny', 'tests'] as const
const TEST_FILE_FIELDS = ['policy', 'tests'] as const
const ENTRY_FIELDS = ['command', 'binary', 'path', 'host', 'rule', 'reason'] as const
const ANSWERS = ['ask', 'deny', 'allow'] as const
const TEST_FIELDS = ['command', 'expect', 'reason'] as const

function readFile(value: unknown): PolicyFile {
  const fields = object(value, '', has(value, 'policy') ? TEST_FILE_FIELDS : POLICY_FIELDS)
  const tests = list(fields, 'tests').map(([item, at]) => readTest(item, at))
  const about = fields.get('policy')
  if (about !== undefined)
    return { about: text(about, 'policy'), tests, policy: { allow: [], deny: [] } }
  if (fields.get('version') !== 1) throw new Wrong('version: must be 1')
  const role = fields.get('role')
  const answers = (['warn', 'unresolved'] as const)
    .filter((field) => fields.has(field))
    .map((field) => [field, oneOf(fields.get(field), field, ANSWERS)] as const)
  return {
    policy: {
      version: 1,
      ...(role !== undefined && { role: oneOf(role, 'role', ROLES) }),
      ...Object.fromEntries(answers),
      allow: list(fields, 'allow').map(([item, at]) => readEntry(item, at)),
      deny: list(fields, 'deny').map(([item, at]) => readEntry(item, at)),
    },
    tests,
  }
}

function readEntry(value: unknown, at: string): PolicyEntry {
  const fields = object(value, at, ENTRY_FIELDS)
  const several = <T>(field: string, read: (item: unknown, at: string) => T) => {
    const given = fields.get(field)
    if (given === undefined) return undefined
    if (!Array.isArray(given)) return [read(given, `${at}.${field}`)]
    if (given.length === 0) throw new Wrong(`${at}.${field}: is an empty list`)
    return given.map((item, i) => read(item, `${at}.${field}.${i}`))
  }
  const command = several('command', text)
  const binary = several('binary', program)
  const path = several('path', text)
  const host = several('host', hostName)
  const rule = several('rule', (item, where) =>
    oneOf(typeof item === 'number' ? String(item) : item, where, RULE_IDS),
  )
  if (!(command ?? binary ?? path ?? host ?? rule))
    throw new Wrong(`${at}: needs at least one of command, binary, path, host, rule`)
  return {
    ...(command && { command }),
    ...(binary && { binary }),
    ...(path && { path }),
    ...(host && { host }),
    ...(rule && { rule }),
    reason: text(fields.get('reason'), `${at}.reason`),
  }
}

function program(value: unknown, at: string): string {
  const name = text(value, at)
  if (/\s/.test(name)) throw new Wrong(`${at}: is the name of one program, without arguments`)
  return name
}

function hostName(value: unknown, at: string): string {
  const name = text(value, at)
  if (/[\s/@]/.test(name.replace(/^\w[\w+.-]*:\/\//, '').replace(/\/$/, '')))
    throw new Wrong(`${at}: is the name of a host, such as *.example.org`)
  return name
}

function readTest(value: unknown, at: string): PolicyTest {
  const fields = object(value, at, TEST_FIELDS)
  const reason = fields.get('reason')
  return {
    command: text(fields.get('command'), `${at}.command`),
    expect: oneOf(fields.get('expect'), `${at}.expect`, VERDICTS),
    ...(reason !== undefined && { reason: text(reason, `${at}.reason`) }),
  }
}

function has(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field)
}

/** The fields of an object; names from the file are never looked up in one. */
function object(value: unknown, at: string, known: readonly string[]): Map<string, unknown> {
  const where = at === '' ? '' : `${at}: `
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Wrong(`${where}must be fields with values (${known.join(', ')})`)
  const fields = new Map<string, unknown>(Object.entries(value))
  for (const field of fields.keys())
    if (!known.includes(field))
      throw new Wrong(`${where}${field}: no such field${didYouMean(field, known)}`)
  return fields
}

function list(fields: ReadonlyMap<string, unknown>, field: string): [unknown, string][] {
  const value = fields.get(field) ?? []
  if (!Array.isArray(value)) throw new Wrong(`${field}: must be a list`)
  return value.map((item, i) => [item, `${field}.${i}`])
}

function text(value: unknown, at: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new Wrong(`${at}: ${value === undefined ? 'is missing' : 'must be a text'}`)
}

function oneOf<T extends string>(value: unknown, at: string, known: readonly T[]): T {
  const found = known.find((item) => item === value)
  if (found !== undefined) return found
  const hint = typeof value === 'string' ? didYouMean(value, known) : ''
  throw new Wrong(
    `${at}: ${value === undefined ? 'is missing' : 'is not known'}${hint || ` (${known.join(', ')})`}`,
  )
}
