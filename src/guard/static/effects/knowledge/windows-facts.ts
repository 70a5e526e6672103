import type { RiskyArguments } from './facts.ts'

/** What PowerShell and the tools of Windows are told, as they are called from WSL, from Git Bash or over ssh. */

const DEFENDER = String.raw`(?:WinDefend|Sense|WdNisSvc|WdFilter|MpsSvc|wscsvc|SecurityHealthService|Sysmon\w*|CSFalconService|SentinelAgent|CbDefense|EventLog|wuauserv)`

/** The watch of Windows is switched off, told to look away, or stopped. */
export const DEFENDER_OFF: RiskyArguments = [
  new RegExp(
    [
      String.raw`\bSet-MpPreference\b.*-(?:Disable\w+|MAPSReporting 0|SubmitSamplesConsent (?:2|Never))`,
      String.raw`\b(?:Add|Set)-MpPreference\b.*-(?:Exclusion|AttackSurfaceReductionOnly)\w+`,
      String.raw`\b(?:Stop-Service|Set-Service|Remove-Service|Suspend-Service)\b.*\b${DEFENDER}\b`,
      String.raw`\b(?:Uninstall|Disable)-Windows\w*Feature\b.*\bDefender\b`,
      String.raw`\bSet-NetFirewallProfile\b.*-Enabled\s+\$?(?:false|0|\W*$)`,
      String.raw`\badvfirewall\s+set\s+\w+\s+state\s+off\b|\bfirewall\s+set\s+opmode\s+(?:mode=)?disable\b`,
      String.raw`\bSet-ItemProperty\b.*\bDisable(?:AntiSpyware|RealtimeMonitoring|AntiVirus)\b`,
    ].join('|'),
    'i',
  ),
  'switches off what protects the machine',
]
export const EVENTS_CLEARED: RiskyArguments = [
  /\b(?:Clear|Remove)-EventLog\b|\bwevtutil(?:\.exe)?\s+(?:cl|clear-log)\b|\bClear-WinEvent\b|\bLimit-EventLog\b/i,
  'ends the record of what happens',
]
export const SHADOWS_REMOVED: RiskyArguments = [
  /\bvssadmin\s+delete\b|\bwbadmin\s+delete\b|\bWin32_ShadowCopy\b.*(?:Delete|Remove-)|\bshadowcopy\s+delete\b|\bDisable-ComputerRestore\b|\brecoveryenabled\s+no\b|\bbootstatuspolicy\s+ignoreallfailures\b/i,
  'removes every backup',
]
const RUN_KEY = String.raw`\\(?:CurrentVersion\\Run(?:Once)?|Winlogon|Image File Execution Options)\b`
export const STARTS_AT_LOGIN: RiskyArguments = [
  new RegExp(
    String.raw`\b(?:New|Set)-ItemProperty\b.*${RUN_KEY}|\breg(?:\.exe)?\s+add\b.*${RUN_KEY}|\bRegister-ScheduledTask\b|\bschtasks(?:\.exe)?\s+\/create\b|\bNew-Service\b.*-BinaryPathName\b|\bRegister-WmiEvent\b`,
    'i',
  ),
  'plants what starts by itself later',
]
export const WINDOWS_ACCOUNT: RiskyArguments = [
  /\b(?:New|Set|Enable)-LocalUser\b|\bAdd-LocalGroupMember\b|\bAdd-ADGroupMember\b|\bnet1?\s+user\b.*\/add\b|\bnet1?\s+localgroup\b.*\/add\b/i,
  'changes an account',
]
/** A cmdlet that changes something, and none of those that every script has. */
export const CHANGING_CMDLET: RiskyArguments = [
  /(?:^|[\s;|&{("'])(?:Add|Clear|Disable|Grant|Register|Remove|Reset|Revoke|Set|Stop|Suspend|Uninstall|Unregister)-(?!(?:Content|Item|Variable|Location|StrictMode|Alias|Member|Type|Host|Module|PSDrive|Job|Process|Transcript|PSReadLine\w*|PSBreakpoint|PSDebug|TestInconclusive|ItResult|Event|Clipboard|MarkdownOption|AzContext|PSRepository|ExecutionPolicy .*-Scope Process)(?:[\s;|&})"']|$))[A-Z]\w+/i,
  'what the cmdlet changes',
]
