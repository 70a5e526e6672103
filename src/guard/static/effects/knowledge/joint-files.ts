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

export const SETUP_PY: ImplicitFile = { path: /^setup\.py$/, language: 'python' }

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
