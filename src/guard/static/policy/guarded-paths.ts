import { anyOfInAnyCase } from './any-of.ts'
import type { SensitivePath } from './sensitive-paths.ts'

/** A file that decides whether a guard is asked. Patterns match the form of `normalisePath`. */
export interface GuardedPath extends SensitivePath {
  /**
   * Settings in JSON: where the whole new content is known, it decides. Of anything else, such as
   * a program that is the hook, every change counts.
   */
  settings?: true
}

/** In a home or a project, or in the folder that a command line is in. */
const ANY = String.raw`(?:^|\/)`

/** Our own files, wherever they are installed. */
export const OUR_FILES = anyOfInAnyCase(
  String.raw`^~\/\.(?:local\/(?:share|state)|config|cache)\/aegish(?:\/|$)`,
  String.raw`^~\/Library\/(?:Application Support|Preferences|Logs)\/aegish(?:\/|$)`,
  String.raw`^\/(?:etc|opt|usr\/(?:local\/)?(?:lib|share|etc)|var\/(?:lib|log))\/aegish(?:\/|$)`,
  String.raw`${ANY}node_modules\/aegish(?:\/|$)|${ANY}node_modules\/\.bin\/aegish$`,
  String.raw`${ANY}aegish\.config\.(?:ya?ml|json|ts)$`,
  String.raw`(?:\/bin|\/shims|^\/?\*\*)\/aegish$`,
)

/**
 * The table of self-defence, first part: files. Agents read their settings anew while they run, so
 * whoever writes these decides what the next command is asked about. What agents only read (memory,
 * commands, sub-agents, skills) is no part of it: `.claude/commands/`, CLAUDE.md, AGENTS.md.
 */
export const GUARDED: readonly GuardedPath[] = [
  {
    what: 'the settings of Claude Code',
    settings: true,
    pattern: anyOfInAnyCase(
      String.raw`${ANY}\.claude\/settings(?:\.[\w-]+)?\.json$`,
      String.raw`^~\/\.config\/claude\/settings(?:\.[\w-]+)?\.json$`,
    ),
    examples: [
      '/home/user/.claude/settings.json',
      '/home/user/.claude/settings.local.json',
      '.claude/settings.json',
      '.claude/settings.local.json',
    ],
  },
  {
    what: 'the settings of Claude Code for the whole machine, its hooks or its plug-ins',
    pattern: anyOfInAnyCase(
      String.raw`^\/etc\/claude-code(?:\/|$)|ClaudeCode\/(?:managed-|CLAUDE)`,
      String.raw`^~\/\.claude\.json$`,
      String.raw`${ANY}\.claude\/(?:hooks|plugins)(?:\/|$)`,
    ),
    examples: ['/home/user/.claude.json', '/etc/claude-code/managed-settings.json'],
  },
  {
    what: 'the settings of Gemini CLI or Qwen Code',
    settings: true,
    pattern: anyOfInAnyCase(String.raw`${ANY}\.(?:gemini|qwen)\/settings\.json$`),
    examples: [
      '/home/user/.gemini/settings.json',
      '/home/user/.qwen/settings.json',
      '.gemini/settings.json',
      '.qwen/settings.json',
    ],
  },
  {
    what: 'the settings of Gemini CLI or Qwen Code for the whole machine, their hooks or extensions',
    pattern: anyOfInAnyCase(
      String.raw`^\/etc\/(?:gemini-cli|qwen-code)(?:\/|$)|Application Support\/(?:GeminiCli|QwenCode)\/`,
      String.raw`${ANY}\.(?:gemini|qwen)\/(?:hooks|extensions|policies|trustedFolders\.json)(?:\/|$)`,
    ),
    examples: ['/etc/gemini-cli/settings.json'],
  },
  {
    what: 'the hooks of Codex',
    settings: true,
    pattern: anyOfInAnyCase(String.raw`${ANY}\.codex\/hooks\.json$`),
    examples: ['/home/user/.codex/hooks.json', '.codex/hooks.json'],
  },
  {
    what: 'the settings of Codex, which also say which hooks are trusted',
    pattern: anyOfInAnyCase(
      String.raw`${ANY}\.codex\/(?:[\w.-]*config\.toml|rules(?:\/|$)|hooks(?:\/|$))`,
      String.raw`^\/etc\/codex(?:\/|$)`,
    ),
    examples: ['/home/user/.codex/config.toml'],
  },
  {
    what: 'the hooks or settings of Copilot',
    settings: true,
    pattern: anyOfInAnyCase(
      String.raw`${ANY}\.copilot\/(?:hooks\/[^/]+|config|settings)\.json$|${ANY}\.github\/(?:hooks\/[^/]+|copilot\/settings(?:\.local)?)\.json$`,
    ),
    examples: ['/home/user/.copilot/hooks/aegish.json', '/home/user/.copilot/config.json'],
  },
  {
    what: 'the hooks of Cursor',
    settings: true,
    pattern: anyOfInAnyCase(
      String.raw`${ANY}\.cursor\/(?:hooks|cli|cli-config|permissions)\.json$`,
      String.raw`^\/etc\/cursor\/hooks\.json$|Application Support\/Cursor\/hooks\.json$`,
    ),
    examples: ['/home/user/.cursor/hooks.json', '.cursor/hooks.json'],
  },
  {
    what: 'the settings or plug-ins of opencode',
    pattern: anyOfInAnyCase(
      String.raw`${ANY}(?:\.config\/opencode|\.opencode)\/(?:plugins?(?:\/|$)|(?:opencode|config)\.jsonc?$|package\.json$)`,
      String.raw`${ANY}opencode\.jsonc?$`,
    ),
    examples: [
      '/home/user/.config/opencode/plugin/aegish.js',
      '/home/user/.config/opencode/opencode.json',
      '.opencode/plugin/aegish.js',
      'opencode.json',
    ],
  },
  {
    what: 'the settings or extensions of pi',
    pattern: anyOfInAnyCase(
      String.raw`${ANY}\.pi\/(?:agent\/)?(?:extensions(?:\/|$)|settings\.json$)`,
    ),
    examples: ['/home/user/.pi/agent/extensions/aegish.ts', '/home/user/.pi/agent/settings.json'],
  },
  {
    what: 'the hooks of Cline',
    pattern: anyOfInAnyCase(
      String.raw`${ANY}(?:\.cline|\.clinerules|Documents\/Cline)\/(?:hooks|Hooks)(?:\/|$)`,
    ),
    examples: ['/home/user/.cline/hooks/PreToolUse'],
  },
  {
    what: 'the hooks or settings of a coding agent',
    pattern: anyOfInAnyCase(
      String.raw`${ANY}\.(?:windsurf|codeium\/windsurf)\/hooks\.json$|^\/etc\/windsurf\/`,
      String.raw`${ANY}\.factory\/(?:settings(?:\.local)?\.json$|hooks(?:\/|$))`,
      String.raw`${ANY}\.kilocode\/hooks(?:\/|$)|${ANY}\.kiro\/hooks(?:\/|$)`,
      String.raw`^~\/\.config\/(?:crush\/crush|amp\/settings|kilo\/kilo)\.jsonc?$|${ANY}\.?crush\.json$`,
      String.raw`${ANY}\.augment\/(?:settings\.json$|hooks(?:\/|$))|^\/etc\/augment\/`,
      String.raw`${ANY}\.(?:amp|codebuddy|iflow|qoder)\/settings(?:\.local)?\.json$|${ANY}\.kilo(?:code)?\/kilo(?:code)?\.jsonc?$`,
      String.raw`^~\/\.config\/goose\/permissions?(?:\.ya?ml$|\/)`,
      String.raw`^~\/\.continue\/(?:permissions\.yaml|settings\.json)$`,
    ),
    examples: ['/home/user/.factory/settings.json', '/home/user/.config/crush/crush.json'],
  },
  {
    what: 'the files of this guard',
    pattern: OUR_FILES,
    examples: [
      '/home/user/.local/share/aegish',
      '/home/user/.local/share/aegish/hook',
      '/home/user/.local/state/aegish',
      '/home/user/.local/state/aegish/audit.jsonl',
      '/home/user/.config/aegish',
      '/home/user/.config/aegish/policy.yaml',
      '/home/user/.local/bin/aegish',
      '/home/user/.npm-global/bin/aegish',
      'node_modules/.bin/aegish',
    ],
  },
  {
    what: 'a program that the guard is started with',
    pattern: anyOfInAnyCase(
      String.raw`^(?:~\/(?:\.local\/|\.npm-global\/|\.volta\/|\.bun\/|\.asdf\/|\.mise\/)?(?:s?bin|shims)|\/usr\/local\/s?bin|\/opt\/(?:homebrew\/)?bin)\/(?:node|nodejs|env|sh|bash|dash)$`,
      String.raw`^~\/(?:[^/]+\/)+s?bin\/node$`,
    ),
    examples: ['/home/user/.local/bin/node', '/usr/local/bin/node'],
  },
  {
    what: 'the memory of a process',
    pattern: anyOfInAnyCase(String.raw`^\/proc\/(?!self\/|thread-self\/)[^/]+\/mem$`),
    examples: [],
  },
  {
    what: 'a program that an agent is started with',
    pattern: anyOfInAnyCase(
      String.raw`^(?:~\/(?:\.[\w-]+\/)?(?:s?bin|shims)|\/usr\/(?:local\/)?s?bin|\/opt\/(?:homebrew\/)?bin)\/(?:claude|codex|gemini|qwen|copilot|opencode|cline|cursor-agent)$`,
    ),
    examples: ['/home/user/.local/bin/claude', '/usr/local/bin/codex'],
  },
]

/** Folders of agents, in a home or a project: whoever takes one away takes its hooks along. */
export const AGENT_FOLDER = anyOfInAnyCase(
  String.raw`${ANY}\.(?:claude|codex|gemini|qwen|copilot|cursor|opencode|pi|cline|clinerules|factory|windsurf|augment|kiro)(?:\/(?:agent|hooks|plugins?|extensions|agent\/extensions))?$`,
  String.raw`${ANY}\.config\/(?:opencode(?:\/plugins?)?|crush|amp|aegish)$|${ANY}\.local\/(?:share|state)\/aegish$`,
  String.raw`^\/etc\/(?:claude-code|gemini-cli|qwen-code|codex)$|${ANY}node_modules\/aegish$`,
)

/** What a glob that names such a folder could have been aimed at. */
export const AGENT_FOLDERS: readonly string[] = [
  '.claude',
  '.codex',
  '.gemini',
  '.qwen',
  '.copilot',
  '.cursor',
  '.opencode',
  '.pi',
  '.cline',
  '.config/opencode',
].map((name) => `/home/user/${name}`)

/** Directories of a home that hold those folders, and most other things of their owner. */
export const HOLDS_FOLDERS = /^~(?:\/(?:\.config|\.local(?:\/(?:share|state))?))?$/
