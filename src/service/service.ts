import { randomBytes } from 'node:crypto'
import { readPolicies } from '../agent/user-policy.ts'
import { AuditWriter, auditFolder } from '../audit/index.ts'
import type { Role } from '../guard/role.ts'
import { UserError } from '../verdict/index.ts'
import type { Admission } from './admission.ts'
import { askHealth } from './ask-service.ts'
import { type Asker, Checker } from './check.ts'
import { HookAnswerer } from './hook.ts'
import { listenOnPort, listenOnSocket } from './listen.ts'
import { Metrics } from './metrics.ts'
import { PolicyCache } from './policy-cache.ts'
import { createRequestServer } from './server.ts'
import { ServiceAudit } from './service-audit.ts'
import {
  refuseOthers,
  removeServiceFile,
  type ServiceFile,
  writeServiceFile,
} from './service-file.ts'

/** Where it is asked: on a socket, or on a port of loopback with a file that holds its secrets. */
export type Place = { socket: string } | { port: number; file: string }

export interface ServiceOptions {
  place: Place
  /** For `/v1/check`; hooks bring their own. */
  role?: Role | undefined
  /** The full path of a policy, for the same. */
  policy?: string | undefined
  packageFolder: string
  version: string
  env: Readonly<Record<string, string | undefined>>
  say(message: string): void
}

export interface Service {
  /** As people write it. */
  address: string
  /** How many questions it has answered. */
  answered(): number
  /** Answers what was asked, takes the file or socket away, and ends. */
  stop(): Promise<void>
}

/** Starts answering. Keeps no state but the audit log: several can run side by side. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { place, env, say, version, packageFolder } = options
  const policies = new PolicyCache()
  const overlay = async ({ agent }: Asker = {}) => {
    const { policy: named } = options
    // At a prompt a person's own policy counts, as everywhere where people are guarded.
    const policy =
      agent === 'prompt'
        ? await readPolicies(named, policies.read)
        : named === undefined
          ? undefined
          : await policies.read(named)
    const role = options.role ?? (agent === 'prompt' ? policy?.role : undefined) ?? 'default'
    return { role, ...(policy && { policy }) }
  }
  // One that is broken is said at once, not with the first question.
  await overlay()
  const metrics = new Metrics()
  const log = new AuditWriter(auditFolder(env), 'service')
  const audit = new ServiceAudit(log, env, say, (lines) => metrics.unwritten(lines))
  const [request, answer] = [secret(), secret()]
  const who: Admission = {
    port: undefined,
    token: 'socket' in place ? undefined : request,
  }
  const questions = createRequestServer(
    {
      who,
      proof: answer,
      version,
      checker: new Checker(audit, metrics, overlay),
      hooks: new HookAnswerer(audit, metrics, policies.read, packageFolder),
      metrics,
      isDegraded: () => audit.isFailing,
    },
    (error) => say(`failed: ${error instanceof Error ? error.stack : String(error)}`),
  )
  const close = async () => {
    await questions.close()
    audit.close()
  }
  if ('socket' in place) {
    await listenOnSocket(questions.server, place.socket)
    return {
      address: place.socket,
      answered: () => metrics.total,
      // The server takes its socket away by itself.
      stop: close,
    }
  }
  refuseOthers(place.file)
  const running = await askHealth(place)
  if (running) {
    throw new UserError(
      'RUNNING',
      `a service runs already (process ${running.pid}): aegish serve --stop`,
    )
  }
  who.port = await listenOnPort(questions.server, place.port)
  const file: ServiceFile = { pid: process.pid, port: who.port, request, answer }
  try {
    writeServiceFile(place.file, file)
  } catch (error) {
    await close()
    throw error
  }
  return {
    address: `http://127.0.0.1:${who.port}`,
    answered: () => metrics.total,
    async stop() {
      // First, so that nobody new comes.
      removeServiceFile(place.file, file)
      await close()
    },
  }
}

function secret(): string {
  return randomBytes(32).toString('hex')
}
