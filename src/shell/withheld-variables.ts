import type { BashState, BashVariable } from './bash-state.ts'

interface Withheld {
  why: string
  start?: true
  /** Bash obeys it whether it is exported or not. */
  unexported?: true
}

/**
 * Variables that make programs run or load code behind the guard's back: the text of the next command
 * is harmless, and what it starts is not. `start`: not even taken along from the environment, because
 * bash itself would obey it around the very command that was judged. The others are forgotten when a
 * command of the session exported them; what the person brought along stays (EDITOR, PAGER and
 * whatever a login sets).
 */
export const WITHHELD_VARIABLES: Readonly<Record<string, Withheld>> = {
  BASH_ENV: { why: 'every script of bash runs this file first', start: true },
  ENV: { why: 'every sh runs this file first', start: true },
  SHELLOPTS: { why: 'switches options of every bash that is started', start: true },
  BASHOPTS: { why: 'switches options of every bash that is started', start: true },
  PS4: { why: 'commands in it run before every traced line', start: true },
  PROMPT_COMMAND: { why: 'runs before every prompt', start: true },
  MAILPATH: { why: 'bash expands its messages before a prompt', start: true, unexported: true },
  TEXTDOMAIN: { why: 'bash runs what a translation substitutes', start: true, unexported: true },
  TEXTDOMAINDIR: { why: 'bash runs what a translation substitutes', start: true, unexported: true },
  EXECIGNORE: { why: 'bash passes over programs that it names', start: true, unexported: true },
  BASH_XTRACEFD: { why: 'sends the trace of bash to any descriptor', start: true },
  BASH_LOADABLES_PATH: { why: 'bash loads builtins from there', start: true },
  LD_PRELOAD: { why: 'a library that every program loads' },
  LD_AUDIT: { why: 'a library that every program loads' },
  LD_LIBRARY_PATH: { why: 'programs take their libraries from there' },
  LD_DEBUG_OUTPUT: { why: 'every program writes a file there' },
  DYLD_INSERT_LIBRARIES: { why: 'a library that every program loads' },
  DYLD_LIBRARY_PATH: { why: 'programs take their libraries from there' },
  DYLD_FRAMEWORK_PATH: { why: 'programs take their libraries from there' },
  GCONV_PATH: { why: 'programs load converters from there' },
  OPENSSL_CONF: { why: 'can name a library that every user of OpenSSL loads' },
  OPENSSL_ENGINES: { why: 'OpenSSL loads libraries from there' },
  OPENSSL_MODULES: { why: 'OpenSSL loads libraries from there' },
  PERL5OPT: { why: 'options of every perl: modules, and so code' },
  PERL5DB: { why: 'code that a debugged perl runs' },
  PERL5LIB: { why: 'perl takes its modules from there' },
  PYTHONSTARTUP: { why: 'every interactive python runs this file' },
  PYTHONHOME: { why: 'python takes its own library from there' },
  PYTHONPATH: { why: 'python takes its modules from there, also those of others' },
  PYTHONBREAKPOINT: { why: 'a function that python calls' },
  NODE_OPTIONS: { why: 'options of every node: modules, and so code' },
  NODE_PATH: { why: 'node takes its modules from there' },
  RUBYOPT: { why: 'options of every ruby: libraries, and so code' },
  RUBYLIB: { why: 'ruby takes its libraries from there' },
  LUA_INIT: { why: 'code that every lua runs first' },
  JAVA_TOOL_OPTIONS: { why: 'options of every JVM: agents, and so code' },
  _JAVA_OPTIONS: { why: 'options of every JVM: agents, and so code' },
  JDK_JAVA_OPTIONS: { why: 'options of every JVM: agents, and so code' },
  DOTNET_STARTUP_HOOKS: { why: 'code that every .NET program runs first' },
  GIT_SSH_COMMAND: { why: 'a command that git runs to connect' },
  GIT_SSH: { why: 'a program that git runs to connect' },
  GIT_PROXY_COMMAND: { why: 'a command that git runs to connect' },
  GIT_ASKPASS: { why: 'a program that git runs, and that it gives no account of' },
  GIT_EXTERNAL_DIFF: { why: 'a command that git runs to show changes' },
  GIT_EXEC_PATH: { why: 'git takes its own programs from there' },
  GIT_CONFIG_GLOBAL: { why: 'settings of git, and so commands' },
  GIT_CONFIG_SYSTEM: { why: 'settings of git, and so commands' },
  GIT_CONFIG_PARAMETERS: { why: 'settings of git, and so commands' },
  GIT_DIR: { why: 'the repository that git obeys, with its hooks' },
  GIT_COMMON_DIR: { why: 'the repository that git obeys, with its hooks' },
  HOME: { why: 'programs take their settings from there, git its commands' },
  XDG_CONFIG_HOME: { why: 'programs take their settings from there, git its commands' },
  PYTHONUSERBASE: { why: 'python takes modules from there, and runs what they hook in' },
  MAKEFILES: { why: 'files that every make reads first' },
  GIT_CONFIG_COUNT: { why: 'settings of git, and so commands' },
  GIT_TEMPLATE_DIR: { why: 'hooks that every new clone gets' },
  SSH_ASKPASS: { why: 'a program that ssh runs' },
  SUDO_ASKPASS: { why: 'a program that sudo runs' },
  LESSOPEN: { why: 'a command that less runs on every file' },
  LESSCLOSE: { why: 'a command that less runs on every file' },
  VIMINIT: { why: 'commands that every vim runs first' },
  EXINIT: { why: 'commands that every vi runs first' },
  TAR_OPTIONS: { why: 'options of every tar: commands among them' },
  RUSTC_WRAPPER: { why: 'a program that cargo runs instead of the compiler' },
  MAKEFLAGS: { why: 'options of every make: variables that hold commands among them' },
}

/** The environment for a bash, without what it would obey by itself. */
export function startEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const kept = Object.entries(env).filter(
    ([name, value]) =>
      value !== undefined &&
      !name.startsWith('BASH_FUNC_') &&
      !(Object.hasOwn(WITHHELD_VARIABLES, name) && WITHHELD_VARIABLES[name]!.start),
  )
  return Object.fromEntries(kept) as Record<string, string>
}

/** One that holds a text. */
export type PlainVariable = BashVariable & { value: { value: string } }

/** A variable that a command exported and that must not survive it. */
export interface Unwanted {
  why: string
  /** What the person brought along under this name. */
  before: PlainVariable | undefined
}

export function toForget(
  now: BashState,
  start: BashState,
): { variables: Map<string, Unwanted>; functions: string[] } {
  const variables = new Map<string, Unwanted>()
  for (const [name, { exported, value }] of now.variables) {
    if (!Object.hasOwn(WITHHELD_VARIABLES, name)) continue
    const { unexported = false } = WITHHELD_VARIABLES[name]!
    if (!exported && !unexported) continue
    const before = start.variables.get(name)
    const brought =
      before && (before.exported || unexported) && isPlain(before) ? before : undefined
    if (brought && 'value' in value && brought.value.value === value.value) continue
    variables.set(name, { why: WITHHELD_VARIABLES[name]!.why, before: brought })
  }
  const functions = [...now.functions].filter(
    ([name, { exported }]) => exported && !start.functions.get(name)?.exported,
  )
  return { variables, functions: functions.map(([name]) => name) }
}

function isPlain(variable: BashVariable): variable is PlainVariable {
  return 'value' in variable.value
}
