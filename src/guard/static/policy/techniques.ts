import { findRule, type RuleId } from '../../../verdict/index.ts'
import type { Finding } from './finding.ts'

/** Where the reason says more than the rule: the technique of MITRE ATT&CK that it is. */
const BY_REASON: Partial<Record<RuleId, readonly (readonly [RegExp, string])[]>> = {
  4: [
    [/password hashes/, 'T1003.008'],
    [/private key/, 'T1552.004'],
    [/credentials of the machine/, 'T1552.005'],
    [/history of commands/, 'T1552.003'],
    [/memory or environment of a process/, 'T1003.007'],
    [/store of (?:passwords|secrets)/, 'T1555'],
    [/./, 'T1552.001'],
  ],
  5: [
    [/scheduled jobs/, 'T1053.003'],
    [/keys that may log in/, 'T1098.004'],
    [/start-up file/, 'T1546.004'],
    [/service of the system/, 'T1543.002'],
    [/dynamic loader/, 'T1574.006'],
    [/rules of sudo/, 'T1548.003'],
    [/accounts of the machine/, 'T1098'],
  ],
  6: [
    [/set-uid|set-gid/, 'T1548.001'],
    [/adds an account/, 'T1136.001'],
    [/container|rights of the host/, 'T1611'],
  ],
  7: [[/dns|nslookup|\bdig\b/i, 'T1048.003']],
  D: [
    [/history of commands|hides traces/, 'T1070.003'],
    [/raw device/, 'T1561'],
    [/ends every process|service/, 'T1489'],
    [/delet|destroy|remov|throws away|wipes/, 'T1485'],
  ],
  10: [
    [/set-uid/, 'T1083'],
    [/lists the accounts/, 'T1087.001'],
    [/nmap|scan/, 'T1046'],
  ],
}

/** The techniques that a finding is or would be; none where it is ordinary work. */
export function techniquesOf({
  rule,
  reason,
  verdict,
}: Pick<Finding, 'rule' | 'reason' | 'verdict'>): readonly string[] | undefined {
  if (verdict === 'ALLOW') return undefined
  const found = BY_REASON[rule]?.find(([pattern]) => pattern.test(reason))
  return found ? [found[1]] : findRule(rule)?.attack
}
