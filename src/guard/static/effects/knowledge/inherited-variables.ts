import type { HookKind } from '../hooks.ts'

/** What a variable means to the programs that inherit it. */
export type InheritedRole =
  | Exclude<HookKind, 'program'>
  | 'program'
  /** Libraries that are loaded. */
  | 'lib'
  /** Directories in which libraries or programs are looked for. */
  | 'path'
  /** A prompt: commands in it run whenever it is shown. */
  | 'prompt'
  /** Switches the memory of commands off. */
  | 'history'
  /** A setting of git. */
  | 'git'
  /** Options that may load code. */
  | 'options'
  | 'script.sh'
  | 'script.python'
  | 'code.perl'
  | 'code.perl-options'
  | 'code.lua'
  | 'code.vim'

/** Variables that make programs run or load something. */
export const INHERITED: Readonly<Record<string, InheritedRole>> = {
  // the dynamic loader
  LD_PRELOAD: 'lib',
  LD_AUDIT: 'lib',
  DYLD_INSERT_LIBRARIES: 'lib',
  GCONV_PATH: 'lib',
  OPENSSL_ENGINES: 'lib',
  OPENSSL_MODULES: 'lib',
  DOTNET_STARTUP_HOOKS: 'lib',
  CORECLR_PROFILER_PATH: 'lib',
  COR_PROFILER_PATH: 'lib',
  GTK_MODULES: 'lib',
  LD_LIBRARY_PATH: 'path',
  DYLD_LIBRARY_PATH: 'path',
  PATH: 'path',
  PYTHONPATH: 'path',
  PYTHONHOME: 'path',
  PERL5LIB: 'path',
  PERLLIB: 'path',
  RUBYLIB: 'path',
  NODE_PATH: 'path',
  LUA_PATH: 'path',
  LUA_CPATH: 'path',
  CLASSPATH: 'path',
  TCLLIBPATH: 'path',
  GEM_PATH: 'path',
  QT_PLUGIN_PATH: 'path',
  GIT_EXEC_PATH: 'path',
  GIT_TEMPLATE_DIR: 'path',
  VIMRUNTIME: 'path',
  EMACSLOADPATH: 'path',
  ANSIBLE_LIBRARY: 'path',
  // shells
  BASH_ENV: 'script.sh',
  ENV: 'script.sh',
  PROMPT_COMMAND: 'hook',
  PS0: 'prompt',
  PS1: 'prompt',
  PS2: 'prompt',
  PS4: 'prompt',
  SHELLOPTS: 'options',
  HISTFILE: 'history',
  HISTSIZE: 'history',
  HISTFILESIZE: 'history',
  // pagers and editors
  PAGER: 'pager',
  MANPAGER: 'pager',
  GIT_PAGER: 'pager',
  SYSTEMD_PAGER: 'pager',
  AWS_PAGER: 'pager',
  PSQL_PAGER: 'pager',
  BAT_PAGER: 'pager',
  GH_PAGER: 'pager',
  DELTA_PAGER: 'pager',
  LESSOPEN: 'hook',
  LESSCLOSE: 'hook',
  EDITOR: 'editor',
  VISUAL: 'editor',
  FCEDIT: 'editor',
  GIT_EDITOR: 'editor',
  GIT_SEQUENCE_EDITOR: 'editor',
  SUDO_EDITOR: 'editor',
  SYSTEMD_EDITOR: 'editor',
  KUBE_EDITOR: 'editor',
  HGEDITOR: 'editor',
  SVN_EDITOR: 'editor',
  GH_EDITOR: 'editor',
  PSQL_EDITOR: 'editor',
  CVSEDITOR: 'editor',
  BROWSER: 'browser',
  // connections
  GIT_SSH_COMMAND: 'rsh',
  GIT_SSH: 'rsh',
  RSYNC_RSH: 'rsh',
  RSYNC_CONNECT_PROG: 'rsh',
  CVS_RSH: 'rsh',
  SVN_SSH: 'rsh',
  BORG_RSH: 'rsh',
  GIT_PROXY_COMMAND: 'hook',
  GIT_EXTERNAL_DIFF: 'hook',
  GIT_ASKPASS: 'password',
  SSH_ASKPASS: 'password',
  SUDO_ASKPASS: 'password',
  BORG_PASSCOMMAND: 'password',
  RESTIC_PASSWORD_COMMAND: 'password',
  // interpreters
  PERL5OPT: 'code.perl-options',
  PERL5DB: 'code.perl',
  PYTHONSTARTUP: 'script.python',
  RUBYOPT: 'options',
  NODE_OPTIONS: 'options',
  JAVA_TOOL_OPTIONS: 'options',
  _JAVA_OPTIONS: 'options',
  LUA_INIT: 'code.lua',
  VIMINIT: 'code.vim',
  EXINIT: 'code.vim',
  // builders
  AUTOM4TE: 'hook',
  AUTOCONF: 'hook',
  AUTOHEADER: 'hook',
  ACLOCAL: 'hook',
  RUSTC_WRAPPER: 'hook',
  CLOUDSDK_PYTHON: 'program',
  PYTHONBREAKPOINT: 'options',
  npm_config_script_shell: 'program',
  TAR_OPTIONS: 'options',
}
