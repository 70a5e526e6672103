/** The programs of agents, under all their names. */
export const AGENTS = {
  claude: 'claude claude-code',
  codex: 'codex',
  gemini: 'gemini gemini-cli qwen qwen-code',
  copilot: 'copilot',
  opencode: 'opencode opencode-ai',
  pi: 'pi pi-coding-agent',
  others: 'cline cursor-agent droid amp crush kilo kilocode auggie q kiro-cli',
} as const

const EVERY_AGENT = Object.values(AGENTS).join(' ')

/** Whether a program is a coding agent. */
export const AGENT_NAMES: ReadonlySet<string> = new Set(EVERY_AGENT.split(' '))

/** Their names as they stand in paths and in speech. */
const NAMES_IN_TEXT = [
  ...Object.keys(AGENTS).filter((name) => name !== 'pi' && name !== 'others'),
  'qwen',
  'cline',
  'cursor',
].join('|')

/** Words without which no script takes a guard out: few scripts are read for that. */
export const GUARD_WORDS = new RegExp(
  String.raw`aegish|${NAMES_IN_TEXT}|\bpi\b|hooks|base64|\\x[\da-f]{2}`,
  'i',
)
/** The same, where they mean nothing else: a folder of an agent, this guard. */
export const GUARD_NAMES = new RegExp(
  String.raw`\baegish\b|(?<![\w)\]])\.(?:${NAMES_IN_TEXT})\b|disable_?All_?Hooks`,
  'i',
)

/** Variables of agents and of this guard, whatever else is in them. */
export const AGENT_VARIABLES = [
  'CLAUDE_CONFIG_DIR|CLAUDE_CODE_(?:SIMPLE|SAFE_MODE|PERSONAL_HOOKS_OFF|MANAGED_SETTINGS_PATH)',
  'CODEX_HOME|COPILOT_(?:HOME|ALLOW_ALL)|CLINE_DIR|PI_CODING_AGENT_DIR',
  'GEMINI_CLI_(?:HOME|SYSTEM_\\w+|TRUSTED_FOLDERS_PATH)',
  'QWEN_(?:HOME|RUNTIME_DIR|CODE_(?:SYSTEM_\\w+|TRUSTED_FOLDERS_PATH))',
  'OPENCODE_(?:CONFIG\\w*|PURE|PERMISSION|DISABLE_\\w*PLUGINS)',
  'AEGISH_\\w+',
].join('|')

/** Agents by the folder of their package, for those who start the script in it. */
export const AGENT_PACKAGES: readonly (readonly [folder: RegExp, agent: string])[] = [
  [/\/@anthropic-ai\/claude-code\//, 'claude'],
  [/\/@openai\/codex\//, 'codex'],
  [/\/@(?:google\/gemini-cli|qwen-code\/qwen-code)\//, 'gemini'],
  [/\/@github\/copilot\//, 'copilot'],
  [/\/opencode-ai\//, 'opencode'],
  [/\/pi-coding-agent\//, 'pi'],
]

/** An unlimited shell, in the words for permissions. */
const WHOLE_SHELL = String.raw`(?:\*|Bash|shell|run_shell_command)(?:\([\s:*]*\))?`

/**
 * The table of self-defence, second part: options. The programs, one word of the arguments (an
 * option with its value is `--option=value`, however it was written), and what it does.
 */
export const GUARD_OPTIONS: readonly (readonly [string, RegExp, string])[] = [
  [
    `${AGENTS.claude} qwen qwen-code`,
    /^--(?:bare|safe-mode)(?:=true)?$/,
    'starts an agent without its hooks',
  ],
  [
    AGENTS.claude,
    /^--(?:settings|setting-sources)=/,
    'starts an agent with other settings than its own',
  ],
  [
    AGENTS.claude,
    /^--(?:allow-)?dangerously-skip-permissions$|^--permission-mode=bypassPermissions$/,
    'starts an agent that asks nobody',
  ],
  [
    AGENTS.claude,
    new RegExp(`^--allowed-?tools=(?:[^()]*,)?${WHOLE_SHELL}(?:,|$)`, 'i'),
    'starts an agent that runs every command unasked',
  ],
  [
    AGENTS.codex,
    /^--(?:dangerously-bypass-[\w-]+|yolo)$|^(?:-a|--ask-for-approval)=never$|^(?:-s|--sandbox)=danger-full-access$/,
    'starts an agent that asks nobody',
  ],
  [
    AGENTS.codex,
    /^--disable=\w*hooks$|^--ignore-user-config$|^(?:-c|--config)=["']?(?:hooks|features\.\w*hooks|approval_policy|sandbox_mode\s*=\s*["']?danger)/,
    'starts an agent with its hooks or questions switched off',
  ],
  [
    AGENTS.gemini,
    /^(?:-y|--yolo)(?:=true)?$|^--approval-mode=yolo$|^--allowed-tools=(?:.*,)?(?:run_shell_command|ShellTool)(?:,|$)/,
    'starts an agent that asks nobody',
  ],
  [AGENTS.gemini, /^--(?:admin-)?policy=/, 'starts an agent with other rules than its own'],
  [
    AGENTS.copilot,
    /^--(?:allow-all(?:-tools|-paths)?|yolo)$|^--allow-tool=["']?shell["']?$/,
    'starts an agent that asks nobody',
  ],
  [AGENTS.copilot, /^--config-dir=/, 'starts an agent with other settings than its own'],
  [
    'code code-insiders',
    new RegExp(`^--(?:command|(?:disable|uninstall)-extension)=.*(?:${NAMES_IN_TEXT})`, 'i'),
    'tells an editor to take an agent or its guard out',
  ],
  [AGENTS.opencode, /^--pure$/, 'starts an agent without its plug-ins'],
  [AGENTS.opencode, /^--auto$/, 'starts an agent that asks nobody'],
  [AGENTS.pi, /^(?:--no-extensions|-ne)$/, 'starts an agent without its extensions'],
  ['cline', /^--(?:config|data-dir)=/, 'starts an agent with other settings than its own'],
  ['cline crush kilo kilocode', /^--yolo$/, 'starts an agent that asks nobody'],
  ['aider', /^--yes(?:-always)?$/, 'starts an agent that asks nobody'],
  ['interpreter', /^(?:-y|--auto_?run)$/, 'starts an agent that asks nobody'],
  ['gptme', /^(?:-[yn]|--no-confirm|--non-interactive)$/, 'starts an agent that asks nobody'],
  ['cursor-agent', /^(?:-f|--force|--yolo)$/, 'starts an agent that asks nobody'],
  ['droid', /^--skip-permissions-unsafe$/, 'starts an agent that asks nobody'],
  ['amp', /^--dangerously-allow-all$/, 'starts an agent that asks nobody'],
  ['q kiro-cli', /^(?:-a|--trust-all-tools)$/, 'starts an agent that asks nobody'],
]

export const PACKAGE_MANAGERS = 'npm pnpm yarn bun volta'
const OUR_PACKAGE = String.raw`(?:\S*[/:])?aegish(?:@\S*|-\d\S*\.tgz)?(?= |$)`
/** A folder or a file of this machine that may be called a little otherwise: `/tmp/fake-aegish`. */
const COPY_OF_OURS = String.raw`(?:file:)?[^\s:]*\/[^\s/]*\baegish\b[^\s/]*\/?(?= |$)`
const OUR_UNIT = String.raw`\S*\baegish\S*(?= |$)`

/** The third part: subcommands. The programs, all arguments joined by blanks, and what it does. */
export const GUARD_COMMANDS: readonly (readonly [string, RegExp, string])[] = [
  [
    'aegish',
    /^(?:-\S+ )*hook (?:-\S+ )*(?:install|uninstall|remove|disable|enable)\b(?!.* (?:--?h(?:elp)?|--dry-run)(?: |$))/,
    'changes where this guard is installed',
  ],
  ['aegish', /^(?:-\S+ )*allow\b(?!.* --?h(?:elp)?$)/, 'lets through what was denied'],
  [
    'aegish',
    /^(?:-\S+ )*(?:policy (?!check\b|test\b|show\b|list\b|explain\b|schema\b|help\b|-)\S|config set\b|uninstall\b)/,
    'changes what this guard decides by',
  ],
  [
    'aegish',
    /^(?:-\S+ )*(?:serve\b(?!.* (?:--status|--?h(?:elp)?)(?: |$))|audit (?:clear|prune|rotate|delete|remove|rm)\b)/,
    'starts or stops the service of this guard, or empties its log',
  ],
  [AGENTS.claude, /^(?:-\S+ )*config (?:set|add|remove|rm)\b/, 'changes the settings of an agent'],
  [
    `${AGENTS.claude} ${AGENTS.codex} ${AGENTS.copilot} cline`,
    /^(?:-\S+ )*plugins? (?:disable|uninstall|remove|rm)\b/,
    'takes a plug-in out of an agent',
  ],
  [AGENTS.pi, /^(?:-\S+ )*(?:remove|uninstall|config)\b/, 'takes extensions out of an agent'],
  [AGENTS.copilot, /^(?:-\S+ )*config (?:set|unset|edit)\b/, 'changes the settings of an agent'],
  [AGENTS.opencode, /^(?:-\S+ )*uninstall\b/, 'removes the settings and plug-ins of an agent'],
  [AGENTS.codex, /^(?:-\S+ )*features (?:disable|set)\b/, 'changes the settings of an agent'],
  [
    AGENTS.gemini,
    /^(?:-\S+ )*(?:hooks? (?:disable|uninstall|remove)\S*|extensions? (?:disable|uninstall|remove))\b/,
    'switches the hooks of an agent off',
  ],
  ['goose', /^(?:-\S+ )*run\b/, 'starts an agent that no guard is asked by'],
  [
    PACKAGE_MANAGERS,
    new RegExp(
      String.raw`^(?:-\S+ |global )*(?:un(?:install|link)?|r|rm|remove|link|ln|explore|edit) (?:\S+ )*${OUR_PACKAGE}`,
    ),
    'removes or replaces the package of this guard',
  ],
  [
    PACKAGE_MANAGERS,
    // For all users of the machine, or another version or copy than the one that is there.
    new RegExp(
      String.raw`^(?=.*(?:^| )(?:-g|--global|global)(?: |$)|.*[ /]aegish@|.*[/:]aegish\b|.*aegish-\d)(?:-\S+ |global )*(?:i|in|install|add|update|up|upgrade) (?:\S+ )*${OUR_PACKAGE}`,
    ),
    'removes or replaces the package of this guard',
  ],
  [
    PACKAGE_MANAGERS,
    new RegExp(
      String.raw`^(?=.*(?:^| )(?:-g|--global|global)(?: |$))(?:-\S+ |global )*(?:i|in|install|add) (?:\S+ )*${COPY_OF_OURS}`,
    ),
    'may replace the package of this guard',
  ],
  [
    PACKAGE_MANAGERS,
    /^(?:-\S+ |global )*(?:i|in|install|add|update|up|upgrade) (?:\S+ )*(?:@anthropic-ai\/claude-code|@openai\/codex|@google\/gemini-cli|@qwen-code\/qwen-code|@github\/copilot|opencode-ai|cline|@\S+\/pi-coding-agent)@\d/,
    'puts a version of an agent in its place that may know no hooks',
  ],
  [
    'brew apt apt-get dnf yum pacman snap',
    new RegExp(
      String.raw`^(?:-\S+ )*(?:un(?:install|link)|remove|purge|erase|-R\w*) (?:\S+ )*${OUR_PACKAGE}`,
    ),
    'removes the package of this guard',
  ],
  [
    'systemctl launchctl',
    new RegExp(
      String.raw`^(?:-\S+ )*(?:stop|kill|disable|mask|bootout|unload|remove) (?:\S+ )*${OUR_UNIT}`,
    ),
    'stops the service of this guard',
  ],
  ['service rc-service', /^\S*aegish\S* stop\b/, 'stops the service of this guard'],
  ['fuser', /^(?=(?:.* )?-\w*k|.*--kill).*\baegish\b/, 'ends the service of this guard'],
  ['pkill killall', new RegExp(`(?:^| )${OUR_UNIT}`), 'ends the service of this guard'],
  [
    'docker podman nerdctl',
    /^(?:container )?(?:stop|kill|rm|pause|restart)\b.* aegish(?= |$)/,
    'stops the service of this guard',
  ],
]

/** Programs that give variables to what starts later, and the word behind which they stand. */
export const VARIABLE_SETTERS: readonly (readonly [programs: string, verb: RegExp])[] = [
  ['launchctl', /^setenv$/],
  ['tmux', /^(?:set-environment|setenv)$/],
  ['systemctl', /^(?:set|import)-environment$/],
  ['mise', /^set$/],
  ['dbus-update-activation-environment', /^\w+(?:=|$)/],
  ['fish', /^-\w*c$/],
]

/** A variable of an agent as a word, or in a line of fish that sets it for good. */
export const AGENT_VARIABLE_WORD = new RegExp(
  String.raw`^(?:${AGENT_VARIABLES})(?:=|$)|\bset\b[^;\n]{0,40}? (?:${AGENT_VARIABLES})\b`,
)

/** Every program that one of the tables speaks of. */
export const GUARD_PROGRAMS: ReadonlySet<string> = new Set([
  ...[...GUARD_OPTIONS, ...GUARD_COMMANDS, ...VARIABLE_SETTERS].flatMap(([programs]) =>
    programs.split(' '),
  ),
])

const START_VARIABLES = `HOME|PATH|NODE_OPTIONS|XDG_CONFIG_HOME|${AGENT_VARIABLES}`

/** Variables that give an agent other settings, or take its hooks away, when it is started with them. */
export const GUARD_VARIABLES = new RegExp(`^(?:${START_VARIABLES})$`)
/** The same as a word or the value of an option: `HOME=/x`, `--setenv=HOME=/x`. */
export const GIVEN_VARIABLE = new RegExp(`^(?:--?[\\w-]+=?)?(${START_VARIABLES})=`)
/** And in code, in the ways in which languages give a variable a value; or none of all. */
export const VARIABLE_IN_CODE = new RegExp(
  [
    String.raw`(?<![\w$-])(${START_VARIABLES})["'\]})]*\s*(?:=(?![=~])|\|\|=|=>|:)`,
    String.raw`\b(?:[sS]et_?[eE]nv|putenv|setdefault)\s*\(?\s*["'](${START_VARIABLES})\b`,
    String.raw`\b(env)\s*[:=]\s*\{\s*\}`,
  ].join('|'),
)

/** Processes by their names, as somebody looks for them: this guard, and agents. */
export const OUR_PROCESS = /\baegish\b/
export const AGENT_PROCESS = new RegExp(
  String.raw`\b(?:${EVERY_AGENT.split(' ')
    .filter((name) => name.length > 3)
    .join('|')})\b`,
)

/** Files whose variables agents and shells take over, and a line there that such a variable gets. */
export const ENVIRONMENT_FILE =
  /(?:^|\/)(?:[\w.-]*\.env(?:\.[\w-]+)*|\.envrc|environment|\.pam_environment|\.?mise(?:\.local)?\.toml)$|\/environment\.d\//
export const AGENT_VARIABLE_LINE = new RegExp(
  String.raw`^[ \t]*(?:export[ \t]+)?(${AGENT_VARIABLES})[ \t]*=`,
  'm',
)

/** Verbs of git that change the files of a work tree to what the command line does not show. */
export const GIT_REWRITES =
  /^(?:apply|am|stash|reset|checkout|switch|restore|pull|merge|rebase|cherry-pick|revert|clean|read-tree|checkout-index)$/
