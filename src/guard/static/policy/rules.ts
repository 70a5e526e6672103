import type { Role } from '../../role.ts'
import type { EffectKind } from '../effects/effect.ts'
import type { Finding } from './finding.ts'
import {
  arbitraryCommand,
  bareShell,
  downloadIsRun,
  forcedLibrary,
  hiddenIsRun,
  hiddenName,
  shellOnNetwork,
  shellSession,
  startedByProgram,
  unseenPackage,
  unseenScript,
  unseenWord,
} from './reasons/execution.ts'
import {
  editsByHand,
  editsCritical,
  editsOwnCredentials,
  emptiesTraces,
  exposesConfiguration,
  fillsDisk,
  fillsMemory,
  givesAway,
  readsAccounts,
  readsOwnSettings,
  readsSecret,
  readsSecretTree,
  readsWholeConfiguration,
  removesCritical,
  removesEveryFile,
  removesTraces,
  removesVital,
  unpacksOverSystem,
  usesHashes,
  writesCritical,
  writesOrdinary,
  writesRawDevice,
  writesWebShell,
} from './reasons/files.ts'
import {
  deniesService,
  destroys,
  looksAround,
  losesForGood,
  raisesPrivileges,
} from './reasons/machine-state.ts'
import { movesCritical, movesTraces, movesVital, shutsVital } from './reasons/moves.ts'
import {
  asksForIdentity,
  asksForSecret,
  fetches,
  lookAlikeHost,
  opensPort,
  sendsEncoded,
  sendsOrdinary,
  sendsRawBytes,
  sendsSensitive,
  sendsShell,
  servesToAll,
} from './reasons/network.ts'
import { holdsToRansom } from './reasons/ransom.ts'
import type { Reason } from './reasons/reason.ts'
import {
  disarms,
  mayChangeGuarded,
  mayDisarm,
  takesOwnName,
  touchesFolder,
  touchesGuarded,
  writesGuarded,
} from './self-defence.ts'

/** One rule of the policy for one kind of effect. */
interface Row extends Pick<Finding, 'rule' | 'verdict'>, Doubt {
  /** Only in this role: the others do not ask about it. */
  only?: Role
  /** Why it matches; it does not where this gives nothing. */
  reason: Reason
}

/** Where a rule is less sure than others. */
type Doubt = Partial<Pick<Finding, 'certainty' | 'confidence'>>

const UNRESOLVED = { certainty: 'unresolved', confidence: 0.6 } as const

/**
 * The policy as a table: for each kind of effect, the rules that can match it, in order. The
 * first that does decides about this effect; the most severe effect decides about the command.
 */
export const RULES_BY_EFFECT: Readonly<Record<EffectKind, readonly Row[]>> = {
  shell: [block('1a', startedByProgram), block('1b', bareShell)],
  session: [block('1b', shellSession)],
  'remote-shell': [block('3', shellOnNetwork)],
  run: [block('2', arbitraryCommand)],
  execute: [
    block('9', downloadIsRun),
    block('O', hiddenIsRun, UNRESOLVED),
    block('O', unseenScript, UNRESOLVED),
    warn('O', unseenWord, UNRESOLVED),
  ],
  load: [block('8', forcedLibrary)],

  read: [
    { ...warn('4', readsOwnSettings), only: 'developer' },
    block('4', readsSecret),
    block('D', fillsMemory),
    warn('10', readsAccounts),
    { ...warn('S', mayChangeGuarded, UNRESOLVED), only: 'developer' },
  ],
  'read-tree': [
    block('4', readsSecretTree),
    block('4', readsSecret),
    warn('4', readsWholeConfiguration),
    warn('10', readsAccounts),
  ],
  use: [block('4', usesHashes)],
  link: [block('4', readsSecret), block('S', touchesFolder)],
  write: [
    block('D', writesRawDevice),
    block('D', holdsToRansom),
    block('5', writesCritical),
    block('4', exposesConfiguration),
    block('D', emptiesTraces),
    block('D', removesEveryFile),
    block('D', fillsDisk),
    block('3', writesWebShell),
    block('S', writesGuarded),
    allow('12', writesOrdinary),
  ],
  unpack: [block('5', unpacksOverSystem), block('S', touchesFolder)],
  edit: [
    block('D', holdsToRansom),
    warn('5', editsByHand),
    block('5', editsCritical),
    warn('4', editsOwnCredentials),
    block('4', readsSecret),
    block('S', touchesGuarded),
  ],
  'open-to-all': [block('6', givesAway)],
  chown: [block('6', givesAway)],
  delete: [
    block('D', removesEveryFile),
    block('D', holdsToRansom),
    block('D', removesTraces),
    block('5', removesCritical),
    block('S', touchesFolder),
  ],
  'delete-tree': [
    block('D', removesVital),
    block('D', holdsToRansom),
    block('D', removesTraces),
    block('5', removesCritical),
    block('S', touchesFolder),
  ],
  replace: [
    block('D', movesVital),
    block('D', shutsVital),
    block('D', movesTraces),
    block('5', movesCritical),
    block('S', touchesFolder),
  ],
  rewrite: [block('S', touchesFolder)],
  rights: [block('S', touchesFolder)],
  disarm: [warn('S', mayDisarm, UNRESOLVED), block('S', disarms)],
  irrevocable: [{ ...warn('D', losesForGood), only: 'developer' }],

  send: [
    block('3', sendsShell),
    block('7', sendsSensitive),
    block('7', sendsEncoded, { confidence: 0.6 }),
    block('4', asksForSecret, { confidence: 0.7 }),
    warn('11', sendsOrdinary),
  ],
  fetch: [
    block('7', sendsRawBytes),
    block('4', asksForSecret, { confidence: 0.7 }),
    block('4', asksForIdentity),
    block('O', lookAlikeHost),
    warn('11', fetches),
  ],
  listen: [block('7', servesToAll, { confidence: 0.6 }), warn('11', opensPort)],
  install: [warn('11', unseenPackage)],

  privilege: [block('6', raisesPrivileges)],
  destroy: [block('D', destroys)],
  'denial-of-service': [warn('D', deniesService)],
  'look-around': [warn('10', looksAround)],
  disguise: [block('O', hiddenName)],

  start: [],
  touch: [block('S', takesOwnName)],
  connect: [],
}

function block(rule: Row['rule'], reason: Reason, doubt: Doubt = {}): Row {
  return { rule, verdict: 'BLOCK', reason, ...doubt }
}

function warn(rule: Row['rule'], reason: Reason, doubt: Doubt = {}): Row {
  return { rule, verdict: 'WARN', reason, ...doubt }
}

function allow(rule: Row['rule'], reason: Reason): Row {
  return { rule, verdict: 'ALLOW', reason }
}
