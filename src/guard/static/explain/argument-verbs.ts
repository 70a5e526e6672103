import {
  type ArgumentType,
  COMMON_ARGUMENT_TYPES,
  type CommonArgumentType,
  SPECIAL_ARGUMENT_TYPES,
  type SpecialArgumentType,
} from '../effects/knowledge/argument-types.ts'
import { findFacts } from '../effects/knowledge/index.ts'
import { LANGUAGES, type Language } from '../effects/knowledge/languages.ts'
import type { OwnWord } from '../effects/programs/own-words/index.ts'

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

type NamedType = CommonArgumentType | SpecialArgumentType | `own.${OwnWord}`

const TYPES_BY_VERB: Readonly<Record<Exclude<Verb, 'sets'>, readonly NamedType[]>> = {
  reads: [
    ...([
      'read',
      'tree',
      'tree-or-list',
      'config',
      'named',
      'maybe',
      'searched',
      'own.media-input',
    ] as const),
    ...(['magick', 'own.qpdf', 'own.manpage', 'page-or-command', 'read-or-pipe'] as const),
    ...(['own.container-file', 'box-file', 'source', 'own.go-file', 'own.kube-get'] as const),
    ...(['own.sops', 'own.pass-name', 'own.vault-kv', 'own.memory', 'own.load-source'] as const),
    ...([
      'own.debugfs',
      'own.git-add',
      'own.versioned',
      'own.synchronised',
      'list',
      'given-dir',
    ] as const),
    ...(['given-config', 'orders', 'named-orders', 'own.revisions'] as const),
    ...([
      'own.mailcap-file',
      'own.ptx-file',
      'own.shared-dir',
      'own.element',
      'own.nse-arguments',
    ] as const),
  ],
  writes: [
    'write-stem',
    ...(['write', 'append', 'edit', 'truncate', 'own.touched', 'pack', 'unpack'] as const),
    ...([
      'download',
      'edited-file',
      'own.ini-file',
      'own.settings-file',
      'own.ffmpeg',
      'edit-or-command',
    ] as const),
    ...(['own.ed-file', 'write-or-pipe', 'own.extract-dir', 'database', 'own.unit-edit'] as const),
    ...([
      'write-dir',
      'refilled-when-told',
      'dest-or-dir',
      'own.work-tree',
      'made-environment',
      'own.packed-dir',
    ] as const),
    ...(['own.alternatives', 'brought-dir', 'own.brought-here', 'clone'] as const),
    ...(['repository', 'own.repository-name'] as const),
    ...(['own.tmpfiles-config', 'own.storage-pool', 'own.stowed', 'own.whole'] as const),
    ...([
      'own.bundle',
      'own.restored',
      'patch',
      'own.shredded',
      'own.mogrified',
      'own.chip-memory',
    ] as const),
  ],
  deletes: [
    'own.relation',
    ...([
      'delete',
      'delete-tree',
      'refilled',
      'shred',
      'replaced',
      'own.pathspec',
      'own.kept-paths',
      'moved',
    ] as const),
    ...(['own.wipe', 'format', 'own.vacuum', 'own.environment-prefix'] as const),
  ],
  runs: [
    ...(['exec', 'argv', 'exec-argv', 'remote', 'remote-argv', 'net-argv', 'side'] as const),
    ...(['program', 'tool', 'pager', 'editor', 'compressor', 'rsh', 'browser'] as const),
    ...(['interpreter', 'runtime', 'own.login-shell', 'own.root-command'] as const),
    ...(['own.host-or-mailer', 'preview', 'fzf-bind', 'own.bisect', 'config-pair'] as const),
    ...([
      'own.cmake-tool',
      'ansible',
      'i3',
      'own.foreach',
      'own.make-target',
      'own.libtool-mode',
      'own.trigger',
      'own.by-ending',
    ] as const),
    'own.mounted-image',
    ...(['own.pppd-word', 'exim', 'own.zabbix', 'own.fail2ban-word', 'own.xdotool', 'ip'] as const),
    ...(['own.service', 'own.unit', 'job-file', 'job-config', 'own.argv-option'] as const),
    ...(['application', 'opened'] as const),
    ...(['own.arch', 'own.redis', 'jq-filter', 'own.java-class', 'own.encoded-command'] as const),
    ...(['own.sbt-command', 'own.augeas', 'own.gimp-batch', 'own.emacs-function'] as const),
    ...(['own.tool-servers', 'own.printed-format', 'own.agent-tool'] as const),
    ...([
      'own.snmp-object',
      'own.websocat',
      'own.net-exec',
      'run-package',
      'creator',
      'run-url',
    ] as const),
    ...(['own.go-package', 'own.miller', 'own.conky-text'] as const),
  ],
  loads: [
    'lib',
    'module',
    'class-path',
    'libpath',
    'plugin-name',
    'own.agent',
    'own.jest-config',
    'own.nse',
    'luascript',
  ],
  fetches: [
    'url',
    'package',
    'own.marked-package',
    'template',
    'maybe-or-removed',
    'package-or-not',
    'package-file',
    'kube-file',
    'tftp',
    'tftp-file',
    'addresses',
    'own.build-context',
    'own.pulled',
    'own.remote-source',
  ],
  sends: [
    ...(['host', 'dest', 'send', 'send@', 'sendfile', 'own.swaks-file', 'own.pushed-dir'] as const),
    ...(['own.log-message', 'mailto', 'own.finger', 'own.httpie', 'lookup'] as const),
    ...(['credential'] as const),
    ...(['own.question-port', 'own.packet-mark'] as const),
    ...(['own.tailscale-file', 'own.send-image'] as const),
  ],
  listens: [
    ...(['listen', 'own.serve', 'own.served-root', 'serve-dir', 'export-dir'] as const),
    ...(['own.remote-control', 'own.groovy-listen', 'notebook-address'] as const),
  ],
  changes: [
    ...([
      'power',
      'disk',
      'own.sysctl',
      'own.sysctl-lines',
      'account',
      'own.stop-service',
      'own.enforce',
    ] as const),
    ...(['own.password-of'] as const),
    ...(['own.acl-file', 'own.attribute-file', 'own.audit', 'rights-file'] as const),
  ],
  uses: ['use', 'own.keyfile', 'peek', 'env'],
  takes: ['-', 'pair', 'own.located'],
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

/** What a type means to a program, in words. */
export function meaningOf(type: ArgumentType, program: string): string {
  const dot = type.indexOf('.')
  const [kind, of] = [type.slice(0, dot), type.slice(dot + 1)]
  if (kind === 'code') return `code: ${languageName(of)}`
  if (kind === 'script') return `a script: ${languageName(of)}`
  if (kind === 'setting') return `a setting of ${of}: KEY=VALUE`
  if (kind === 'own') return findFacts(program.split(' ')[0]!).words?.[of] ?? of
  if (Object.hasOwn(COMMON_ARGUMENT_TYPES, type))
    return COMMON_ARGUMENT_TYPES[type as CommonArgumentType]
  return SPECIAL_ARGUMENT_TYPES[type as SpecialArgumentType]
}

function languageName(language: string): string {
  return LANGUAGES[language as Language]
}
