import type { ImplicitFile } from './facts.ts'

/** Files that programs of several families obey or read without being told. */

export const KUBECONFIG: ImplicitFile = { path: /./, language: 'kubeconfig' }

export const PACKAGE_JSON: ImplicitFile = {
  path: /^package\.json$/,
  usual: 'package.json',
  language: 'tasks',
  later: 'project',
}

export const JAVASCRIPT_CONFIGURATION: ImplicitFile = { path: /\.c?js$/, language: 'javascript' }

/** Verbs by which a program of many runs tests, among others. */
const RUNS_TESTS =
  /(?:^|[ :])(?:t|tst|test\S*|check|verify|bench|nextest|llvm-cov|tarpaulin)(?: |$)/

/** Tests that runners find by their names, wherever they lie. */
export const JAVASCRIPT_TESTS: ImplicitFile = {
  path: /\.(?:spec|test|cy|e2e)\.[cm]?[jt]sx?$|^__tests__\/.*[jt]sx?$|^(?:vitest|vite|jest|playwright|cypress|wdio|karma|ava)\.(?:config|conf|setup|workspace)\.[cm]?[jt]s$|^\.mocharc\.c?js$/,
  language: 'javascript',
}

export const JAVASCRIPT_TESTS_WHERE_ASKED: ImplicitFile = {
  path: /\.(?:spec|test)\.[cm]?[jt]sx?$|_test\.[cm]?[jt]sx?$|^__tests__\/.*[jt]sx?$/,
  language: 'javascript',
  given: /(?:^| )(?:run )?(?:--)?(?:t|tst|test\S*)(?: |$)/,
}

export const PYTHON_TESTS: ImplicitFile = {
  path: /^conftest\.py$|^test_\w+\.py$|_test\.py$|^tests?\.py$/,
  language: 'python',
}

export const PYTHON_TESTS_WHERE_ASKED: ImplicitFile = {
  ...PYTHON_TESTS,
  given: /(?:^| )(?:-m ?(?:unittest|pytest|nose2?|doctest|xmlrunner)|test)(?: |$)/,
}

export const RUST_SOURCE: ImplicitFile = {
  path: /\.rs$/,
  language: 'compiled',
  part: true,
  given:
    /(?:^| )(?:t|test|bench|r|run|nextest|llvm-cov|tarpaulin|miri|mutants|flamegraph|criterion)(?: |$)/,
}

export const JVM_TESTS: ImplicitFile = {
  path: /(?:Tests?|Spec|IT|TestCase|Steps)\.(?:java|kt|groovy|scala)$|^test_?\w*\.clj$/,
  language: 'jvm',
  given: /(?:^|[ :])(?:\w*[tT]est\w*|check|verify|package|install|build|deploy|run)(?: |$)/,
}

export const PHP_TESTS: ImplicitFile = {
  path: /(?:Test|Cest|Spec)\.php$|^tests\/(?:bootstrap|Pest|TestCase)\.php$/,
  language: 'php',
}

export const PERL_TESTS: ImplicitFile = { path: /\.t$/, language: 'perl' }

export const ELIXIR_TESTS: ImplicitFile = {
  path: /\.exs$/,
  language: 'elixir',
  given: RUNS_TESTS,
}

export const DOTNET_TESTS: ImplicitFile = {
  path: /Tests?\.cs$/,
  language: 'compiled',
  given: RUNS_TESTS,
}

export const DART_TESTS: ImplicitFile = {
  path: /_test\.dart$/,
  language: 'compiled',
  given: RUNS_TESTS,
}

export const SWIFT_TESTS: ImplicitFile = {
  path: /Tests\.swift$/,
  language: 'swift',
  given: RUNS_TESTS,
}

/** Tests of any language, for what runs whatever a project has. */
const RUNS_ANY_TESTS = /(?:^| )(?:\S*test\S*|\S*check\S*|spec|verify|ci)(?: |$)/
export const TESTS_OF_ANY_LANGUAGE: readonly ImplicitFile[] = [
  { path: /_test\.go$/, language: 'go-source' as const },
  { path: /^tests\/(?:.*\/)?\w+\.rs$/, language: 'compiled' as const, part: true as const },
  JAVASCRIPT_TESTS,
  PYTHON_TESTS,
  PERL_TESTS,
  PHP_TESTS,
  { path: /_(?:spec|test)\.rb$/, language: 'ruby' as const },
].map((file) => ({ ...file, given: RUNS_ANY_TESTS }))

export const SETUP_PY: ImplicitFile = { path: /^setup\.py$/, language: 'python' }

export const PYTHON_TASKS: ImplicitFile = { path: /^pyproject\.toml$/, language: 'tasks' }

export const SPHINX_CONFIGURATION: ImplicitFile = { path: /^conf\.py$/, language: 'python' }

export const PYTHON_APPLICATION: ImplicitFile = { path: /\.py$/, language: 'python' }

export const RUBY_PROJECT: ImplicitFile = {
  path: /^(?:Gemfile|Rakefile|Vagrantfile|Podfile|Fastfile|Capfile|Guardfile|Brewfile|config\.ru|Thorfile)$|\.(?:rb|ru|gemspec)$/,
  language: 'ruby',
}

export const COMPOSER_JSON: ImplicitFile = {
  path: /^composer\.json$/,
  language: 'tasks',
  later: 'project',
}

export const HASKELL_SOURCE: ImplicitFile = { path: /\.hs$/, language: 'haskell' }

export const PROCFILE: ImplicitFile = { path: /^Procfile/, language: 'tasks', later: 'project' }

export const TASK_DESCRIPTIONS: ImplicitFile = { path: /\.(?:ya?ml|json|toml)$/, language: 'tasks' }

export const PACKAGED_SCRIPTS: ImplicitFile = {
  path: /^DEBIAN\/(?:pre|post)(?:inst|rm)$|^debian\/[\w.-]*(?:pre|post)(?:inst|rm)$/,
  language: 'script',
}

export const EDITOR_TASKS: ImplicitFile = {
  path: /^\.vscode\/(?:tasks|launch|settings|mcp)\.json$|^User\/(?:settings|tasks|mcp)\.json$/,
  language: 'json-commands',
  later: 'start-up',
}

export const AGENT_SETTINGS: ImplicitFile = {
  path: /^\.?mcp(?:[-_]?(?:config|servers))?\.json$|^\.claude\.json$|^claude_desktop_config\.json$|^\.(?:claude|gemini|cursor|windsurf|roo|kiro|qwen)\/(?:settings(?:\.local)?|hooks|mcp\w*|config)\.json$/,
  language: 'json-commands',
  later: 'start-up',
}

export const AGENT_PROMPTS: ImplicitFile = {
  path: /^\.(?:claude|gemini|qwen|opencode)\/(?:commands?|agents?|skills)\/[\w. -]+\.(?:md|toml)$/,
  language: 'prompt',
  later: 'project',
}

export const KEPT_OPTIONS: ImplicitFile = {
  path: /^\.(?:rspec|bazelrc|ctags|yardopts|ackrc)$/,
  language: 'kept-settings',
  later: 'start-up',
}

export const SSH_CONFIGURATION: ImplicitFile = {
  path: /^\.ssh\/config(?:\.d\/[\w.-]+)?$|^ssh_config$/,
  language: 'kept-settings',
  later: 'start-up',
}

export const MAILCAP: ImplicitFile = { path: /^\.?mailcap$/, language: 'config' }

export const CGI_SCRIPT: ImplicitFile = {
  path: /\.(?:cgi|php|pl|py|sh|fcgi)$|^cgi-bin\/|^[a-z]$/,
  language: 'script',
}
