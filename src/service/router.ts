import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import { HOOK_VARIABLES } from '../agent/hook-variables.ts'
import { newRequestId } from '../audit/index.ts'
import { ROLES } from '../guard/role.ts'
import { printable } from '../report/format.ts'
import { type Admission, admit, carriesToken } from './admission.ts'
import { BadRequest } from './bad-request.ts'
import type { Asker, Checker } from './check.ts'
import { agentNamed, type HookAnswerer } from './hook.ts'
import type { Metrics } from './metrics.ts'
import { openApi } from './open-api.ts'
import { type Context, decisionText, oneOf, readPlainText } from './plain-text.ts'
import { batchSchema, checkSchema, nameSchema } from './schemas.ts'

/** A whole request. */
export interface ServiceRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A whole response. */
export interface Answer {
  status: number
  type: 'application/json' | 'text/plain'
  body: string
}

/** What the answers come from. */
export interface Rooms {
  who: Admission
  /** What every answer carries that is given to somebody with the token. */
  proof: string
  version: string
  checker: Checker
  hooks: HookAnswerer
  metrics: Metrics
  isDegraded(): boolean
}

type Route = (question: ServiceRequest, rooms: Rooms) => Answer | Promise<Answer>

/** Every question, by its method and path; what stands behind the last slash of a hook is an agent. */
const ROUTES = new Map<string, Route>([
  ['POST /v1/check', check],
  ['POST /v1/hook/', hook],
  ['GET /healthz', health],
  ['GET /metrics', (_, { metrics, version }) => plain(metrics.toText(version))],
  ['GET /openapi.json', (_, { version }) => json(openApi(version))],
])
const PATHS = new Set([...ROUTES.keys()].map((route) => route.replace(/^\S+ /, '')))

/** The path by which a request is counted and routed: what somebody makes up is none. */
export function routeOf(path: string): string | undefined {
  const known = path.replace(/^(\/v1\/hook\/)[^/]+$/, '$1')
  return PATHS.has(known) ? known : undefined
}

/** Answers one question. Throws `BadRequest`. */
export async function answer(question: ServiceRequest, rooms: Rooms): Promise<Answer> {
  const { method, path } = question
  const known = routeOf(path)
  if (known === undefined) throw new BadRequest('no such path', 404)
  const route = ROUTES.get(`${method} ${known}`)
  if (route === undefined) throw new BadRequest('no such method here', 405)
  return route(question, rooms)
}

/** Refuses by what stands in front of a body, before it is read. */
export function admitRequest(
  { path, headers }: Pick<ServiceRequest, 'path' | 'headers'>,
  { who }: Rooms,
): void {
  admit(path, headers, who)
}

function json(value: unknown, status = 200): Answer {
  return { status, type: 'application/json', body: `${JSON.stringify(value)}\n` }
}

function plain(body: string): Answer {
  return { status: 200, type: 'text/plain', body }
}

/** Whether a body is in the form for shells; else it is JSON, and nothing else. */
function isPlainText({ headers }: ServiceRequest): boolean {
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(/ *;/)
  if (type === 'text/plain') return true
  if (type === 'application/json') return false
  throw new BadRequest('Content-Type is neither application/json nor text/plain', 415)
}

async function check(question: ServiceRequest, { checker, proof }: Rooms): Promise<Answer> {
  if (isPlainText(question)) {
    const { context, text } = readPlainText(question.body, contextLength(question))
    const { id = newRequestId(), ...asker } = askerFrom(context)
    const [decision] = await checker.check([{ id, command: text }], { ...asker, atPrompt: true })
    return plain(decisionText(decision!, id, printable, proof))
  }
  const value = parseJson(question.body)
  if (typeof value !== 'object' || value === null || !('commands' in value)) {
    const { command, id = newRequestId(), cwd, ...asker } = parse(checkSchema, value)
    const [decision] = await checker.check([{ id, command }], { ...asker, directory: cwd })
    return json(decision)
  }
  const { commands, id = newRequestId(), cwd, ...asker } = parse(batchSchema, value)
  // Each has a name of its own, because each is a line of the log.
  const named = commands.map((command, i) => ({ id: `${id}/${i}`, command }))
  return json({ results: await checker.check(named, { ...asker, directory: cwd }) })
}

const CHECK_FIELDS = new Set(['directory', 'role', 'agent', 'session', 'id'])

function askerFrom(context: Context): Asker & { id: string | undefined } {
  for (const name of context.keys()) {
    if (!CHECK_FIELDS.has(name)) throw new BadRequest(`no field "${printable(name)}"`)
  }
  const role = oneOf(context, 'role')
  const known = ROLES.find((each) => each === role)
  if (role !== undefined && known === undefined) throw new BadRequest('no such role')
  return {
    id: nameIn(context, 'id'),
    directory: oneOf(context, 'directory'),
    role: known,
    agent: nameIn(context, 'agent'),
    session: nameIn(context, 'session'),
  }
}

function nameIn(context: Context, field: string): string | undefined {
  const value = oneOf(context, field)
  return value === undefined ? undefined : parse(nameSchema, value)
}

/** An agent's own JSON, or the same from a shell together with what is around the agent. */
async function hook(question: ServiceRequest, { hooks, proof }: Rooms): Promise<Answer> {
  const agent = agentNamed(question.path.slice('/v1/hook/'.length))
  const isShell = isPlainText(question)
  const { context, text } = readPlainText(
    question.body,
    isShell ? contextLength(question) : undefined,
  )
  const argv = context.get('argument') ?? []
  const { exitCode, stdout, stderr } = await hooks.answer({
    id: nameIn(context, 'id'),
    event: text,
    argv: [...argv, '--agent', agent],
    // A hook is started where the agent is; without that, only the event tells.
    directory: oneOf(context, 'directory') ?? '/',
    env: Object.fromEntries(HOOK_VARIABLES.map((name) => [name, oneOf(context, name)])),
  })
  if (isShell)
    return plain([String(exitCode), stdout.trimEnd(), stderr.trimEnd(), proof].join('\n'))
  return { status: 200, type: 'application/json', body: stdout === '' ? '{}\n' : stdout }
}

function health({ headers }: ServiceRequest, { who, version, isDegraded }: Rooms): Answer {
  return json({
    status: isDegraded() ? 'degraded' : 'ok',
    version,
    ...(carriesToken(headers, who) && { pid: process.pid }),
  })
}

function contextLength({ headers }: ServiceRequest): string | undefined {
  const value = headers['aegish-context']
  return Array.isArray(value) ? value.join() : value
}

/** Made once: making one takes longer than decoding a question. */
const UTF8 = new TextDecoder('utf-8', { fatal: true })

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(UTF8.decode(body))
  } catch {
    throw new BadRequest('the body is not JSON')
  }
}

function parse<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const { path, message } = error.issues[0]!
  throw new BadRequest([...(path.length > 0 ? [path.join('.')] : []), message].join(': '))
}
