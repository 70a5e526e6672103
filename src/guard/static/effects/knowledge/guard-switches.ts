import { remembered } from './remembered.ts'

/** What this guard is called, as a program. */
export const OUR_PROGRAM = 'aegish'

/** What agents are called where texts speak of them and of their folders. */
export const AGENTS_IN_TEXT = 'claude|codex|gemini|copilot|opencode|qwen|cline|cursor'

/** Words without which no script takes a guard out: few scripts are read for that. */
export const GUARD_WORDS = new RegExp(
  String.raw`aegish|${AGENTS_IN_TEXT}|\bpi\b|hooks|base64|\\x[\da-f]{2}`,
  'i',
)
/** The same, where they mean nothing else: a folder of an agent, this guard. */
export const GUARD_NAMES = new RegExp(
  String.raw`\baegish\b|(?<![\w)\]])\.(?:${AGENTS_IN_TEXT})\b|disable_?All_?Hooks`,
  'i',
)

/** Variables of agents and of this guard, whatever else is in them. */
export const AGENT_VARIABLES = [
  'CLAUDE_CONFIG_DIR|CLAUDE_CODE_(?:SIMPLE|SAFE_MODE|PERSONAL_HOOKS_OFF|MANAGED_SETTINGS_PATH)',
  'CODEX_HOME|COPILOT_(?:HOME|ALLOW_ALL)|CLINE_DIR|PI_CODING_AGENT_DIR',
  'GEMINI_CLI_(?:HOME|SYSTEM_\\w+|TRUSTED_FOLDERS_PATH)',
  'QWEN_(?:HOME|RUNTIME_DIR|CODE_(?:SYSTEM_\\w+|TRUSTED_FOLDERS_PATH))',
  'OPENCODE_(?:CONFIG\\w*|PURE|PERMISSION|DISABLE_\\w*PLUGINS)',
  // others of their values ask more often
  'GOOSE_MODE(?=[ \\t]*=[ \\t]*["\']?auto\\b)',
  'AIDER_YES(?:_ALWAYS)?(?=[ \\t]*=[ \\t]*["\']?(?:true|1|yes|on)\\b)',
  'AEGISH_\\w+',
].join('|')

/** A variable of an agent as a word, or in a line of fish that sets it for good. */
export const AGENT_VARIABLE_WORD = new RegExp(
  String.raw`^(?:${AGENT_VARIABLES})(?:=|$)|\bset\b[^;\n]{0,40}? (?:${AGENT_VARIABLES})\b`,
)

const START_VARIABLES = `HOME|PATH|NODE_OPTIONS|XDG_CONFIG_HOME|${AGENT_VARIABLES}`

/** Variables that give an agent other settings, or take its hooks away, when it is started with them. */
export const GUARD_VARIABLES = new RegExp(`^(?:${START_VARIABLES})$`)
/** The same as a word or the value of an option: `HOME=/x`, `--setenv=HOME=/x`. */
const GIVEN_VARIABLE = new RegExp(`^(?:--?[\\w-]+=?)?(${START_VARIABLES})=`)
export function givenVariable(word: string): string | undefined {
  return word.includes('=') ? GIVEN_VARIABLE.exec(word)?.[1] : undefined
}
/** And in code, in the ways in which languages give a variable a value; or none of all. */
export const VARIABLE_IN_CODE = new RegExp(
  [
    String.raw`(?<![\w$-])(${START_VARIABLES})["'\]})]*\s*(?:=(?![=~])|\|\|=|=>|:)`,
    String.raw`\b(?:[sS]et_?[eE]nv|putenv|setdefault)\s*\(?\s*["'](${START_VARIABLES})\b`,
    String.raw`\b(env)\s*[:=]\s*\{\s*\}`,
  ].join('|'),
)

/** The processes of this guard, as somebody looks for them. */
export const OUR_PROCESS = /\baegish\b/

/** Files whose variables agents and shells take over, and a line there that such a variable gets. */
export const ENVIRONMENT_FILE =
  /(?:^|\/)(?:[\w.-]*\.env(?:\.[\w-]+)*|\.envrc|environment|\.pam_environment|\.?mise(?:\.local)?\.toml)$|\/environment\.d\//
export const AGENT_VARIABLE_LINE = new RegExp(
  String.raw`^[ \t]*(?:export[ \t]+)?(${AGENT_VARIABLES})[ \t]*=`,
  'm',
)

/**
 * Settings in which most lines say how something looks, and a few let an agent act without asking: which files,
 * and how such a line is written there. A program that changes one setting is told the same words.
 */
const LOOSENED_SETTINGS: readonly (readonly [file: RegExp, line: RegExp])[] = [
  [
    /(?:^|\/)\.aider\.conf\.ya?ml$/,
    /(?:^|[\s{,."'])(?:yes|yes-always)["'\]]*\s*[:=]\s*["']?(?:true|yes|on|1)\b/im,
  ],
  [/(?:^|\/)goose\/config\.ya?ml$/, /\bGOOSE_MODE["'\]]*\s*[:=]\s*["']?auto\b/i],
  [
    /(?:^|\/)\.ra-aid\S*$|(?:^|\/)plandex\S*\.json$/,
    /\b(?:cowboy_mode|auto-?exec|autoExec)\b.{0,200}?\btrue\b/i,
  ],
  [
    /(?:^|\/)(?:\.vscode|\.cursor|\.windsurf|User|user-data\/User|Machine)\/settings\.json$|\.code-workspace$|(?:^|\/)\.?devcontainer\.json$/,
    new RegExp(
      [
        // VS Code itself, and who is at home in it
        String.raw`(?<![\w.-])chat\.(?:tools|agent)\b[\w.]{0,80}\bautoApprove\w{0,40}["'\]]{0,4}\s{0,20}(?:[:=]|\|=)\s{0,20}(?:true|\{[^}]{0,2000}\btrue)`,
        String.raw`(?<![\w.-])(?:roo-cline|roo-code|kilo-code|kilocode|cline|claude-dev|continue|windsurf|cursor|codeium|augment|amp|geminicodeassist|claudeCode|amazonQ|trae|junie)\.[\w.]{0,80}?(?:autoApprove|alwaysAllow|yolo|autoRun|autoExecut|dangerously|allowDangerously|skipPermissions)\w{0,40}["'\]]{0,4}\s{0,20}[:=]\s{0,20}(?:true|\{|["'](?:always|auto|turbo)|[1-9])`,
        String.raw`\b(?:allowedCommands|cascadeCommandsAllowList|commandAllowlist|terminal\.allowList)["'\]]*\s*\+?[:=]\s*\[[^\]]{0,500}["'](?:\*|\.\*|/\.\*/|ba?sh|sudo|rm|curl|python\d?|node)["']`,
        String.raw`\b(?:cascadeAutoExecutionPolicy|terminalAutoExecution|initialPermissionMode|(?:codex|chatgpt|openai|qwen|gemini|claude)[\w.-]{0,40}approvalMode)["'\]]*\s*[:=]\s*["'](?:turbo|always|auto|bypassPermissions|yolo|full-auto|never)`,
      ].join('|'),
      'i',
    ),
  ],
  [
    /(?:^|\/)\.?zed\/settings\.json$/,
    /\balways_allow_tool_actions["'\]]*\s*[:=]\s*true|\btool_permissions\b[\s\S]{0,2000}?\bdefault(?:_mode)?["'\]]*\s*[:=]\s*["']allow/,
  ],
  [
    /(?:^|\/)(?:rooveterinaryinc\.roo-cline|kilocode\.kilo-code|saoudrizwan\.claude-dev)\/settings\/[^/]+\.json$|(?:^|\/)\.(?:roo|kilocode|kiro\/settings|vscode|cursor|amp)\/mcp\.json$/,
    /\b(?:alwaysAllow|autoApprove)["'\]]*\s*[:=]\s*(?:true|\[\s*["']\*)/,
  ],
  [
    /(?:^|\/)(?:\.amazonq|\.aws\/amazonq|\.kiro)\/(?:cli-)?agents\/[^/]+\.json$/,
    /\ballowedTools["'\]]*\s*[:=]\s*\[[^\]]{0,500}["'](?:\*|@builtin|execute_\w+|shell)["']/,
  ],
]

/** What all of these lines have. */
const SETS_SOMETHING = /[:=]|true/i

/** Whether a file holds such settings. */
export const holdsLoosening = remembered((path: string): boolean =>
  LOOSENED_SETTINGS.some(([file]) => file.test(path)),
)

/** The files of which one of the texts is such a line. */
export function loosenedBy(texts: readonly string[]): (path: string) => boolean {
  const setting = texts.filter((text) => SETS_SOMETHING.test(text))
  const files = LOOSENED_SETTINGS.filter(([, line]) => setting.some((text) => line.test(text)))
  return (path) => files.some(([file]) => file.test(path))
}
