import {
  type ArgumentType,
  COMMON_ARGUMENT_TYPES,
  type CommonArgumentType,
  SPECIAL_ARGUMENT_TYPES,
  type SpecialArgumentType,
} from '../effects/knowledge/argument-types.ts'
import { LANGUAGES, type Language } from '../effects/knowledge/languages.ts'

/** What a program can do with a word, in the order in which it is told. */
export const VERBS = {
  reads: 'Reads',
  writes: 'Writes',
  deletes: 'Deletes',
  runs: 'Runs',
  loads: 'Loads',
  fetches: 'Fetches',
  sends: 'Sends',
  listens: 'Listens',
  changes: 'Changes',
  sets: 'Sets',
  uses: 'Uses',
  takes: 'Takes',
} as const
export type Verb = keyof typeof VERBS

type NamedType = CommonArgumentType | SpecialArgumentType

const TYPES_BY_VERB: Readonly<Record<Exclude<Verb, 'sets'>, readonly NamedType[]>> = {
  reads: [
    ...(['read', 'tree', 'config', 'named', 'maybe', 'searched', 'media-input', 'magick'] as const),
    ...(['qpdf', 'manpage', 'page-or-command', 'read-or-pipe', 'container-file'] as const),
    ...(['box-file', 'source', 'go-file', 'kube-get', 'sops', 'pass-name', 'vault-kv'] as const),
    ...(['memory', 'load-source', 'debugfs', 'git-add', 'list'] as const),
  ],
  writes: [
    ...(['write', 'append', 'edit', 'truncate', 'touched', 'pack', 'unpack', 'download'] as const),
    ...(['edited-file', 'ini-file', 'ffmpeg', 'edit-or-command', 'ed-file'] as const),
    ...(['write-or-pipe', 'extract-dir', 'database', 'unit-edit', 'write-dir'] as const),
    ...(['dest-or-dir', 'work-tree', 'made-environment', 'alternatives'] as const),
    ...(['brought-dir', 'brought-here', 'clone', 'tmpfiles-config', 'storage-pool'] as const),
    ...(['patch'] as const),
  ],
  deletes: ['delete', 'delete-tree', 'shred', 'replaced', 'wipe', 'format', 'vacuum'],
  runs: [
    ...(['exec', 'argv', 'exec-argv', 'remote', 'remote-argv', 'net-argv', 'side'] as const),
    ...(['program', 'tool', 'pager', 'editor', 'compressor', 'rsh', 'browser'] as const),
    ...(['interpreter', 'runtime', 'login-shell', 'root-command', 'host-or-mailer'] as const),
    ...(['preview', 'fzf-bind', 'bisect', 'config-pair', 'cmake-tool', 'ansible', 'i3'] as const),
    ...(['foreach', 'make-target', 'pppd-word', 'exim', 'zabbix', 'fail2ban-word'] as const),
    ...(['xdotool', 'ip', 'service', 'unit', 'job-file', 'job-config', 'argv-option'] as const),
    ...(['arch', 'redis', 'jq-filter', 'java-class', 'encoded-command', 'sbt-command'] as const),
    ...(['augeas', 'gimp-batch', 'emacs-function', 'snmp-object', 'websocat'] as const),
    ...(['net-exec', 'run-package', 'run-url', 'go-package'] as const),
  ],
  loads: ['lib', 'module', 'libpath', 'plugin-name', 'agent', 'nse', 'luascript'],
  fetches: ['url', 'package', 'package-file', 'kube-file', 'tftp', 'tftp-file', 'addresses'],
  sends: [
    ...(['host', 'dest', 'send', 'send@', 'sendfile', 'pushed-dir', 'log-message'] as const),
    ...(['mailto', 'finger', 'httpie', 'lookup', 'tailscale-file', 'send-image'] as const),
  ],
  listens: [
    ...(['listen', 'serve', 'serve-dir', 'export-dir', 'netcat', 'remote-control'] as const),
    ...(['groovy-listen', 'notebook-address'] as const),
  ],
  changes: [
    ...(['power', 'disk', 'sysctl', 'account', 'stop-service', 'enforce', 'acl-file'] as const),
    ...(['attribute-file', 'audit', 'rights-file'] as const),
  ],
  uses: ['use', 'keyfile', 'peek', 'env'],
  takes: ['-', 'pair'],
}

const VERB_OF = new Map<string, Verb>(
  (Object.keys(TYPES_BY_VERB) as (keyof typeof TYPES_BY_VERB)[]).flatMap((verb) =>
    TYPES_BY_VERB[verb].map((type) => [type, verb] as const),
  ),
)

/** What a program does with a word of this type. */
export function verbOf(type: ArgumentType): Verb {
  if (/^(?:code|script)\./.test(type)) return 'runs'
  if (/^setting(?:\.|$)/.test(type)) return 'sets'
  const verb = VERB_OF.get(type)
  if (verb === undefined) throw new Error(`nobody says what a program does with "${type}"`)
  return verb
}

/** A type in words. */
export function meaningOf(type: ArgumentType): string {
  const dot = type.indexOf('.')
  const [kind, name] = [type.slice(0, dot), type.slice(dot + 1)]
  if (kind === 'code') return `code: ${languageName(name)}`
  if (kind === 'script') return `a script: ${languageName(name)}`
  if (kind === 'setting') return `a setting of ${name}: KEY=VALUE`
  if (Object.hasOwn(COMMON_ARGUMENT_TYPES, type))
    return COMMON_ARGUMENT_TYPES[type as CommonArgumentType]
  return SPECIAL_ARGUMENT_TYPES[type as SpecialArgumentType]
}

function languageName(name: string): string {
  return LANGUAGES[name as Language]
}
