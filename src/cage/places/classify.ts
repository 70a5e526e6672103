import {
  AGENT_FOLDER,
  CRITICAL,
  GUARDED,
  HISTORIES,
  SECRET_TREES,
  SECRETS,
  type SensitivePath,
} from '../../guard/static/policy/index.ts'

/** What is public although it lies among keys, and what programs cannot do without. */
const PUBLIC: readonly RegExp[] = [
  // Certificates of authorities: without them nothing on the network can be trusted.
  /^\/etc\/ssl\/(?:certs(?:\/|$)|cert\.pem$|openssl\.cnf$)|^\/etc\/(?:pki\/(?:tls\/(?:certs|openssl)|ca-trust|java|nssdb)|ca-certificates)(?:\/|$)/,
  // Which of several programs is meant.
  /^\/etc\/(?:alternatives|rc\w*\.d)(?:\/|$)/,
  // How passwords are asked for, and none of them.
  /^\/(?:etc\/pam\.d|var\/lib\/pam)(?:\/|$)/,
]

/** Folders that stay, and of which only single files are covered. */
const ONLY_FILES = /^\/etc\/(?:ssh|pki|ssl|kubernetes|rancher)$|^\/(?:root|etc|home)$|^~$/

/** Whether nothing here, nor below it, is a secret. */
export function isPublic(form: string): boolean {
  return PUBLIC.some((pattern) => pattern.test(form))
}

/** The kind of secret that a file is. */
export function secretFile(form: string): string | undefined {
  if (isPublic(form)) return undefined
  return find(SECRETS, form) ?? find(HISTORIES, form)
}

/** The kind of secrets that a folder is full of: whatever lay in it would be one. */
export function secretFolder(form: string): string | undefined {
  if (ONLY_FILES.test(form) || isPublic(form)) return undefined
  return find(SECRETS, `${form}/x`) ?? find(SECRET_TREES, form)
}

/** Settings of agents that name programs to start, which a guard of commands is not asked about. */
const STARTED_BY_AGENTS =
  /(?:^|\/)(?:\.mcp\.json|\.(?:cursor|vscode)\/mcp\.json|\.aider\.conf\.ya?ml)$/

/**
 * What decides later about what runs outside: settings and hooks of agents, and ours; in a home also
 * start-up files and whatever decides about who may do what.
 */
export function obeyedPlace(form: string, isFolder: boolean): string | undefined {
  const forms = isFolder ? [form, `${form}/x`] : [form]
  for (const each of forms) {
    const inHome = each.startsWith('~') ? find(CRITICAL, each) : undefined
    const found = find(GUARDED, each) ?? inHome
    if (found !== undefined) return found
  }
  return STARTED_BY_AGENTS.test(form) ? 'programs that an agent starts' : undefined
}

/** Whether it is the folder of an agent, in which its settings lie. */
export function isAgentFolder(form: string): boolean {
  return form.length <= LONGEST && AGENT_FOLDER.test(form)
}

/** No sensitive path is that long, and the patterns would look at it for ages. */
const LONGEST = 512

function find(table: readonly SensitivePath[], form: string): string | undefined {
  return form.length > LONGEST ? undefined : table.find(({ pattern }) => pattern.test(form))?.what
}
