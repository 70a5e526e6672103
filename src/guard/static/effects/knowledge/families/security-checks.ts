import { STARTS, unlessAsked } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { LET_IN, UNWATCHED } from '../joint-facts.ts'

const SENSOR_OFF: RiskyArguments = [
  /(?:^| )(?:stop|disable|unload|unprotect)\b/,
  'stops the record of what happens',
]

/** Programs that look for malware, weaknesses and changes, and that confine others. */
export const securityChecks: KnowledgeTable = {
  // malware and changes
  aide: {
    line: '-* | c:config | kind=protector',
    unclear: [[/(?:^| )(?:-[iu]\b|--(?:init|update))/, 'what counts as unchanged from then on']],
  },
  chkrootkit: '-* | | kind=protector',
  clamd: '- | c,config-file:config | kind=protector',
  clamdscan:
    'peek* | c,config-file:config f,file-list:read l,log:write move:peek copy:peek | out=meta',
  clamscan: 'peek* | d: log:write move: copy: f,file-list:read',
  csrutil: {
    line: '-*',
    unclear: [
      [/\b(?:disable|clear|netboot|authenticated-root)\b/, 'what is permitted from then on'],
    ],
  },
  'fail2ban-client': {
    line: 'own.fail2ban-word* | c:job-config s: p: | kind=protector',
    words: {
      'fail2ban-word': '`set JAIL … actionban COMMAND`',
    },
    runs: [[/^action(?:ban|unban|start|stop|check|reload|flush)$/, 'side']],
    unclear: [[/(?:^| )(?:stop|unban|set|reload|start)\b/, 'who is let in from then on']],
  },
  'fail2ban-regex': 'read read read | d: e: l:',
  'fail2ban-server': '-*',
  freshclam:
    '- | config-file:config l,log:write on-update-execute:side on-error-execute:side on-outdated-execute:side datadir: u: | fetch kind=protector',
  lynis: '-* | | kind=protector',
  maldet: '-* | a: r: b: | out=meta kind=protector',
  osqueryd: '- | config_path:config flagfile:config extension:lib | kind=protector',
  osqueryi: {
    line: 'code.sql | A: config_path:config flagfile:config extension:lib database_path: | repl=sql',
    secrets: [
      // The table of hashes, not a path that is asked for its rights.
      /process_envs|\bfrom\s+(?:shadow|authorized_keys)\b|\b(?:join|,)\s*shadow\b/i,
    ],
  },
  rkhunter: {
    line: '-* | configfile:config | kind=protector',
    unclear: [[/--propupd/, 'what counts as unchanged from then on']],
  },
  spctl: {
    line: '-*',
    unclear: [[/--(?:\w+-disable|add|enable|disable|reset)/, 'what is permitted from then on']],
  },
  tripwire: {
    line: '-* | | kind=protector',
    unclear: [[/--(?:update|init)|(?:^| )-m [iup]/, 'what counts as unchanged from then on']],
  },
  usbguard: {
    line: '-* | | kind=protector',
    unclear: [
      [
        /(?:^| )(?:allow-device|append-rule|set-parameter|add-user|modify-user|remove-rule)\b/,
        'what is permitted from then on',
      ],
    ],
  },
  yara: 'read read*',

  // weaknesses and secrets in projects
  checkov:
    '- | d,directory:peek f,file:read o: config-file:config external-checks-dir:lib external-checks-git:url framework: output-file-path:write c: skip-check: | out=meta',
  'detect-secrets': '- tree* | baseline:read exclude-files:',
  dockle: '-* | o:write f: exit-code: | out=meta',
  gitleaks:
    '- tree | s,source:tree c,config:config r,report-path:write f: b,baseline-path:read l: exit-code: log-opts: | out=meta',
  grype: 'peek | o: file:write c,config:config | out=meta',
  'kube-bench': '-*',
  'kube-hunter': '-* | | look-around',
  kubescape: '-*',
  snyk: {
    secrets: [/^config get\b.*\b(?:api|token|oauth)/],
    line: '-* | json-file-output:write sarif-file-output:write severity-threshold: file:read org: | out=network',
  },
  syft: 'peek | o: file:write c,config:config | out=meta',
  tfsec: 'peek | f: O,out:write config-file:config custom-check-dir: m: | out=meta',
  trivy:
    '- peek | f,format: o,output:write s,severity: c,config:config ignorefile:read input:read t,template: cache-dir: exit-code: scanners: server: token: skip-dirs: skip-files: vuln-type: pkg-types: timeout: | out=meta',
  trufflehog: '- -* | config:config branch: since-commit: | sub others=* out=meta',
  'trufflehog filesystem':
    'tree* | config:config directory:tree x,exclude-paths:read i,include-paths:read | out=meta',

  // forensics
  binwalk: 'read* | D,dd: C: f:write run-as:',
  foremost: '-* | i:read o:write',
  photorec: '-*',
  vol: '=volatility',
  volatility: '-* | f:read plugins:libpath',
  volatility3: '=volatility',

  // confinement
  'aa-complain': 'peek* | | unclear=what-is-permitted-from-then-on',
  'aa-disable': '-* | | privilege=switches-off-a-protection',
  'aa-enforce': 'peek*',
  'aa-genprof': 'program',
  'aa-logprof': '- | f:read',
  'aa-status': ' | | out=meta',
  'aa-teardown': '-* | | privilege=switches-off-a-protection',
  apparmor_parser: {
    line: 'read*',
    unclear: [[/(?:^| )(?:-\w*[RC]\w*|--(?:remove|complain|Complain))(?: |$)/, UNWATCHED]],
  },
  // sensors, and what carries records away
  'elastic-agent': '- -* | | kind=protector',
  falcoctl: '- -* | | kind=protector',
  santactl: '- -* | | kind=protector',
  splunk: { line: '- -* | | kind=protector', secrets: [/^(?:-\S+ )*show-decrypted\b/] },
  tetra: '- -* | | kind=protector',
  winlogbeat: '=filebeat',

  // agents that watch machines, and the program that rules the firewall of macOS
  agent_control: { line: '-*', unclear: [[/^(?!-(?:l|i|lc|s|j)(?: |$))./, UNWATCHED]] },
  manage_agents: { line: '-*', unclear: [[/^(?!-(?:l|h|V)(?: |$))./, UNWATCHED]] },
  socketfilterfw: { line: '-*', unclear: [unlessAsked(LET_IN)] },
  apparmor_status: ' | | out=meta',
  audit2allow: 'read* | i:read o:write M: m: p:read t:',
  'aa-remove-unknown': '-* | | unclear=what-no-longer-watches-or-checks dry=-n',
  chcon: {
    line: '-* | t: u: r: l: reference:peek',
    unclear: [[/\bunconfined\w*|\bshadow_t\b/, UNWATCHED]],
  },
  getenforce: ' | | out=meta',
  getsebool: '-*',
  restorecon: '-*',
  semanage: {
    line: '-*',
    unclear: [
      [
        /^(?!(?:port|fcontext) (?:-a|--add) (?!.*(?:unconfined|exec_t|bin_t|shadow|sshd?_))).*(?:^| )(?:-[admDi]\b|--(?:add|delete|modify|deleteall)|import|dontaudit|permissive)/,
        'what is permitted from then on',
      ],
    ],
  },
  semodule: {
    line: '-* | i,install:lib u:lib r: s: X: E: l,list-modules:?',
    unclear: [[/(?:^| )(?:-\w*[dr]\b|--(?:disable|remove)\S*)/, UNWATCHED]],
  },
  sestatus: '-* | | out=meta',
  setcap: '- peek* | n: | privilege=gives-capabilities-to-a-file dry=-v,-r',
  setenforce: {
    line: 'own.enforce',
    words: {
      enforce: 'whether a protection stays in force',
    },
  },
  setfiles: 'read peek* | f:read e: r: o:write',
  setsebool: { line: '-*', unclear: [[/./, 'what is permitted from then on']] },

  // audits
  auditctl: {
    line: 'own.audit* | e: a: w: R:read',
    words: {
      audit: 'a rule of the audit system',
    },
    destroys: [
      [
        /(?:^| )(?:-D|-e ?0|--signal (?:stop|TERM|KILL))(?= |$)/,
        'stops the record of what happens',
      ],
    ],
    unclear: [
      [/(?:^| )-[aA] \S*never/, 'what is recorded from then on'],
      [/(?:^| )(?:-d|-R)\b/, 'what is recorded from then on'],
    ],
  },
  auditd: '- | s: c:peek | kind=protector',
  falconctl: {
    line: '-* | | kind=protector',
    destroys: [[/(?:^| )(?:-d\b|unload|uninstall)/, 'stops the record of what happens']],
  },
  mdatp: {
    line: '-* | | kind=protector',
    destroys: [
      [
        /\bconfig (?:real-time-protection|behavior-monitoring)\b.*disabled\b/,
        'stops the record of what happens',
      ],
    ],
  },
  osqueryctl: { line: '-* | | kind=protector', destroys: [SENSOR_OFF] },
  'ossec-control': { line: '-*', destroys: [SENSOR_OFF] },
  sentinelctl: { line: '-*', destroys: [SENSOR_OFF] },
  'wazuh-control': { line: '-*', destroys: [SENSOR_OFF] },
  aureport: '-*',
  ausearch: '-* | if:read',
  autrace: 'argv',
  osquery: '=osqueryi',
  augenrules: { line: '-*', unclear: [[/--load/, 'what is recorded from then on']] },
  cscli: {
    line: '- -* | c,config:config o: | kind=protector',
    unclear: [
      unlessAsked(
        LET_IN,
        '\\w+ (?:list|inspect|update|upgrade|install|show|status)|metrics|completion',
        '-[co] \\S+',
      ),
    ],
  },
  evmctl: {
    line: '- -* | k,key:use',
    unclear: [
      unlessAsked(
        'what counts as unchanged from then on',
        'ima_(?:hash|verify|measurement|boot_aggregate)',
      ),
    ],
  },
  lastcomm: '-* | f:read user: | kind=reporter',
  sigtool: '-* | i,info:peek | kind=reporter',
  'syslog-ng-ctl': {
    line: '- -* | c:',
    destroys: [[/^stop(?: |$)/, 'stops the record of what happens']],
    unclear: [
      unlessAsked('what is recorded from then on', `verbose|config|credentials status|${STARTS}`),
    ],
  },
}
