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

/** An unlimited shell, in the words for permissions. */
const WHOLE_SHELL = String.raw`(?:\*|Bash|shell|run_shell_command)(?:\([\s:*]*\))?`

/**
 * The table of self-defence, second part: options. The programs, one word of the arguments (an
 * option with its value is `--option=value`, however it was written), and what it does.
 */
export const GUARD_OPTIONS: readonly (readonly [string, RegExp, string])[] = [
  [AGENTS.claude, /^--bare$/, 'starts an agent without its hooks'],
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
  [
    AGENTS.copilot,
    /^--(?:allow-all(?:-tools|-paths)?|yolo)$|^--allow-tool=["']?shell["']?$/,
    'starts an agent that asks nobody',
  ],
  [AGENTS.opencode, /^--pure$/, 'starts an agent without its plug-ins'],
  [AGENTS.pi, /^(?:--no-extensions|-ne)$/, 'starts an agent without its extensions'],
  ['cline crush kilo kilocode', /^--yolo$/, 'starts an agent that asks nobody'],
  ['cursor-agent', /^(?:-f|--force|--yolo)$/, 'starts an agent that asks nobody'],
  ['droid', /^--skip-permissions-unsafe$/, 'starts an agent that asks nobody'],
  ['amp', /^--dangerously-allow-all$/, 'starts an agent that asks nobody'],
  ['q kiro-cli', /^(?:-a|--trust-all-tools)$/, 'starts an agent that asks nobody'],
]

const PACKAGE_MANAGERS = 'npm pnpm yarn bun volta'
const OUR_PACKAGE = String.raw`(?:\S*[/:])?aegish(?:@\S*|-\d\S*\.tgz)?(?= |$)`
/** A folder or a file of this machine that may be called a little otherwise: `/tmp/fake-aegish`. */
const COPY_OF_OURS = String.raw`(?:file:)?[^\s:]*\/[^\s/]*\baegish\b[^\s/]*\/?(?= |$)`
const OUR_UNIT = String.raw`\S*\baegish\S*(?= |$)`

/** The third part: subcommands. The programs, all arguments joined by blanks, and what it does. */
export const GUARD_COMMANDS: readonly (readonly [string, RegExp, string])[] = [
  [
    'aegish',
    /^(?:-\S+ )*hook (?:-\S+ )*(?:install|uninstall|remove|disable|enable)\b(?!.* --?h(?:elp)?$)/,
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
    /^(?:-\S+ )*(?:serve (?:stop|restart)\b|audit (?:clear|prune|rotate|delete|remove|rm)\b)/,
    'stops the service of this guard or empties its log',
  ],
  [AGENTS.claude, /^(?:-\S+ )*config (?:set|add|remove|rm)\b/, 'changes the settings of an agent'],
  [
    AGENTS.claude,
    /^(?:-\S+ )*plugins? (?:disable|uninstall|remove|rm)\b/,
    'takes a plug-in out of an agent',
  ],
  [AGENTS.codex, /^(?:-\S+ )*features (?:disable|set)\b/, 'changes the settings of an agent'],
  [
    AGENTS.gemini,
    /^(?:-\S+ )*(?:hooks? (?:disable|uninstall|remove)\S*|extensions? (?:disable|uninstall|remove))\b/,
    'switches the hooks of an agent off',
  ],
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
  ['pkill killall', new RegExp(`(?:^| )${OUR_UNIT}`), 'ends the service of this guard'],
  [
    'docker podman nerdctl',
    /^(?:container )?(?:stop|kill|rm|pause|restart)\b.* aegish(?= |$)/,
    'stops the service of this guard',
  ],
]

/** Every program that one of the tables speaks of. */
export const GUARD_PROGRAMS: ReadonlySet<string> = new Set([
  'kill',
  ...[...GUARD_OPTIONS, ...GUARD_COMMANDS].flatMap(([programs]) => programs.split(' ')),
])

/** Variables that give an agent other settings, or take its hooks away, when it is started with them. */
export const GUARD_VARIABLES =
  /^(?:HOME|PATH|NODE_OPTIONS|XDG_CONFIG_HOME|CLAUDE_CONFIG_DIR|CLAUDE_CODE_SIMPLE|CODEX_HOME|GEMINI_CLI_\w+|QWEN_\w+|COPILOT_HOME|OPENCODE_(?:CONFIG\w*|PURE|PERMISSION|DISABLE_\w*PLUGINS)|PI_CODING_AGENT_DIR|CLINE_DIR|AEGISH_\w+)$/
