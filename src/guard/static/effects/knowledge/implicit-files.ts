import type { Language } from './languages.ts'

/** Files that programs read without being told: a makefile, a project file, a start-up file. */
export interface ImplicitFile {
  programs: RegExp
  /** The end of the path. */
  files: RegExp
  language: Language | 'script'
  /** The usual name, where what stands in it runs whenever the program does. */
  usual?: string
  /**
   * Judged when it is written, though no such program starts: `start-up` files as what the user
   * runs, `project` files as what may run on any machine that builds the project.
   */
  later?: 'start-up' | 'project'
  /** Where the program is not there to say what its settings mean, they are read with more care. */
  laterLanguage?: Language
  /** Only where the arguments, joined by spaces, say so. */
  given?: RegExp
}

export const IMPLICIT_FILES: readonly ImplicitFile[] = [
  // builders and task runners
  {
    programs: /^(?:g|b|p|re)?make$/,
    files: /^(?:GNU)?[Mm]akefile$|\.mk$/,
    usual: 'Makefile',
    language: 'make',
    later: 'project',
  },
  {
    programs: /^just$/,
    files: /^\.?[Jj]ustfile$/,
    usual: 'justfile',
    language: 'just',
    later: 'project',
  },
  { programs: /^ninja$/, files: /^build\.ninja$/, usual: 'build.ninja', language: 'tasks' },
  {
    programs: /^(?:meson|muon)$/,
    files: /^meson\.build$/,
    usual: 'meson.build',
    language: 'tasks',
  },
  {
    programs: /^cmake$/,
    files: /^CMakeLists\.txt$|\.cmake$/,
    usual: 'CMakeLists.txt',
    language: 'cmake',
  },
  { programs: /^scons$/, files: /^SConstruct$/, usual: 'SConstruct', language: 'python' },
  {
    programs: /^(?:autoconf|autoreconf|automake|aclocal)$/,
    files: /^configure\.(?:ac|in)$/,
    language: 'm4',
  },
  {
    programs: /^(?:gradle|gradlew)$/,
    files: /^(?:build|settings|init)\.gradle(?:\.kts)?$/,
    usual: 'build.gradle',
    language: 'jvm',
  },
  {
    programs: /^(?:mvn|mvnw|ant)$/,
    files: /^(?:pom|build)\.xml$/,
    usual: 'pom.xml',
    language: 'tasks',
  },
  {
    programs: /^(?:docker-compose|docker|podman|podman-compose|nerdctl)$/,
    files: /^(?:docker-)?compose[\w.-]*\.ya?ml$/,
    language: 'compose',
    later: 'project',
  },
  {
    programs: /^(?:docker|podman|buildah|nerdctl|kaniko|img)(?: .*)?$/,
    files: /^(?:Docker|Container)file(?:\.[\w.-]+)?$|\.[Dd]ockerfile$/,
    language: 'dockerfile',
    later: 'project',
  },
  { programs: /^cargo$/, files: /^build\.rs$/, language: 'compiled' },
  {
    programs: /^cargo$/,
    files: /^\.cargo\/config(?:\.toml)?$/,
    language: 'config',
    later: 'start-up',
    laterLanguage: 'kept-settings',
  },
  { programs: /^go(?: run| test| generate| build)?$/, files: /\.go$/, language: 'go-source' },
  {
    programs: /^(?:npm|pnpm|yarn|bun|npx|node)(?: .*)?$/,
    files: /^package\.json$/,
    usual: 'package.json',
    language: 'tasks',
    later: 'project',
  },
  {
    programs: /^(?:pnpm|yarn)(?: .*)?$/,
    files: /^\.pnpmfile\.cjs$|^\.yarn\/.*\.c?js$/,
    language: 'javascript',
  },
  {
    programs: /^(?:npm|pnpm|yarn)(?: .*)?$/,
    files: /^\.npmrc$|^\.yarnrc(?:\.yml)?$/,
    language: 'config',
    later: 'start-up',
    laterLanguage: 'kept-settings',
  },
  {
    programs: /^(?:gulp|grunt|webpack|rollup|vite|jest|eslint|babel|karma)$/,
    files: /\.c?js$/,
    language: 'javascript',
  },
  {
    programs: /^(?:pip|pip3|uv|poetry|python|python3|easy_install)(?: .*)?$/,
    files: /^setup\.py$/,
    language: 'python',
  },
  {
    programs: /^(?:pytest|py\.test|tox)$/,
    files: /^conftest\.py$|^test_\w+\.py$/,
    language: 'python',
  },
  { programs: /^tox$/, files: /^tox\.ini$|^setup\.cfg$|^pyproject\.toml$/, language: 'tasks' },
  { programs: /^nox$/, files: /^noxfile\.py$/, language: 'python' },
  { programs: /^(?:sphinx-build|make)$/, files: /^conf\.py$/, language: 'python' },
  {
    programs:
      /^(?:gunicorn|uwsgi|uvicorn|hypercorn|waitress-serve|flask|celery|daphne|twistd|streamlit|locust|invoke|fab)$/,
    files: /\.py$/,
    language: 'python',
  },
  {
    programs:
      /^(?:bundle|bundler|gem|rake|rackup|puma|unicorn|rspec|vagrant|pod|fastlane|cap|guard|knife|chef-\w+|thor)(?: .*)?$/,
    files:
      /^(?:Gemfile|Rakefile|Vagrantfile|Podfile|Fastfile|Capfile|Guardfile|Brewfile|config\.ru|Thorfile)$|\.(?:rb|ru|gemspec)$/,
    language: 'ruby',
  },
  { programs: /^(?:composer|artisan)(?: .*)?$/, files: /^composer\.json$/, language: 'tasks' },
  { programs: /^(?:cabal|ghc|runghc|stack)(?: .*)?$/, files: /\.hs$/, language: 'haskell' },
  {
    programs: /^(?:terraform|tofu|terragrunt|packer)(?: .*)?$/,
    files: /\.(?:tf|hcl|pkr\.hcl)(?:\.json)?$/,
    language: 'tasks',
  },
  { programs: /^pre-commit$/, files: /^\.pre-commit-config\.ya?ml$/, language: 'tasks' },
  {
    programs: /^(?:foreman|overmind|honcho|hivemind|goreman|heroku)$/,
    files: /^Procfile/,
    language: 'tasks',
  },
  {
    programs: /^(?:task|lefthook|husky|lint-staged|act|gitlab-runner|drone|earthly|skaffold|tilt)$/,
    files: /\.(?:ya?ml|json|toml)$/,
    language: 'tasks',
  },
  {
    programs: /^(?:task|lefthook|pre-commit|lint-staged|composer|foreman)$/,
    files:
      /^Taskfile\.ya?ml$|^\.?lefthook\.ya?ml$|^\.pre-commit-config\.ya?ml$|^\.lintstagedrc(?:\.json)?$|^composer\.json$|^Procfile$/,
    language: 'tasks',
    later: 'project',
  },
  { programs: /^direnv$/, files: /^\.envrc$/, language: 'sh', later: 'start-up' },
  { programs: /^(?:rpmbuild|rpmspec)$/, files: /\.spec$/, language: 'package-script' },
  {
    programs: /^(?:makepkg|arch-nspawn|makechrootpkg|extra-x86_64-build)$/,
    files: /^(?:PKGBUILD|makepkg\.conf|pacman\.conf)$/,
    language: 'sh',
  },
  { programs: /^dpkg(?:-deb)?$/, files: /^(?:pre|post)(?:inst|rm)$/, language: 'sh' },
  { programs: /^(?:dpkg-buildpackage|debuild|dh)$/, files: /^rules$/, language: 'make' },
  {
    programs: /^(?:dpkg|dpkg-deb|apt|apt-get|fakeroot|debuild)(?: .*)?$/,
    files: /^DEBIAN\/(?:pre|post)(?:inst|rm)$|^debian\/[\w.-]*(?:pre|post)(?:inst|rm)$/,
    language: 'script',
  },
  { programs: /^(?:modprobe|depmod|insmod)$/, files: /\.conf$/, language: 'config' },
  { programs: /^task$/, files: /^on-(?:launch|add|modify|exit)/, language: 'script' },
  { programs: /^latexmk$/, files: /latexmkrc$/, language: 'latexmk' },
  { programs: /^(?:mutt|neomutt)$/, files: /muttrc$/, language: 'muttrc' },
  { programs: /^(?:kubectl|oc|helm|k9s)(?: .*)?$/, files: /./, language: 'kubeconfig' },
  // version control
  {
    programs: /^git(?: .*)?$/,
    files:
      /^(?:pre|post|prepare|commit|applypatch|update|push|reference|sendemail|fsmonitor)-?[\w-]*$/,
    language: 'sh',
  },
  {
    programs: /^git(?: .*)?$/,
    files:
      /^\.git\/hooks\/[\w-]+$|^hooks\/(?:pre|post|prepare|commit|applypatch|update)[\w-]*$|^\.(?:husky|githooks)\/[\w-]+$/,
    language: 'script',
    later: 'start-up',
  },
  {
    programs: /^git(?: .*)?$/,
    files: /^\.gitconfig$|^\.config\/git\/config$|^\.git\/config$/,
    language: 'config',
    later: 'start-up',
    laterLanguage: 'kept-settings',
  },
  { programs: /^hg(?: .*)?$/, files: /^\.?hgrc$/, language: 'config' },
  // continuous integration
  {
    programs: /^act$/,
    files:
      /^\.(?:github|gitea|forgejo)\/(?:workflows|actions)\/[\w.-]+\.ya?ml$|^action\.ya?ml$|^\.gitlab-ci\.ya?ml$|^\.circleci\/config\.ya?ml$|^\.(?:travis|drone|cirrus|woodpecker|appveyor)\.ya?ml$|^(?:azure|bitbucket)-pipelines\.ya?ml$|^\.buildkite\/[\w.-]+\.ya?ml$/,
    language: 'ci',
    later: 'project',
  },
  {
    programs: /^jenkins$/,
    files: /^Jenkinsfile(?:\.\w+)?$/,
    language: 'jenkinsfile',
    later: 'project',
  },
  {
    programs: /^act$/,
    files: /^\$GITHUB_ENV$/,
    language: 'environment-file',
    later: 'start-up',
  },
  { programs: /^act$/, files: /^\$GITHUB_PATH$/, language: 'path-file', later: 'start-up' },
  // editors and agents: their settings name servers, tasks and hooks that they start
  {
    programs: /^(?:code|codium|code-insiders|cursor|windsurf|devcontainer)$/,
    files: /^\.vscode\/(?:tasks|launch|settings|mcp)\.json$|^User\/(?:settings|tasks|mcp)\.json$/,
    language: 'json-commands',
    later: 'start-up',
  },
  {
    programs: /^devcontainer$/,
    files: /^\.?devcontainer\.json$/,
    language: 'json-commands',
    later: 'project',
  },
  {
    programs: /^(?:claude|cursor|gemini|codex|windsurf)$/,
    files:
      /^\.?mcp(?:[-_]?(?:config|servers))?\.json$|^\.claude\.json$|^claude_desktop_config\.json$|^\.(?:claude|gemini|cursor|windsurf|roo|kiro|qwen)\/(?:settings(?:\.local)?|hooks|mcp\w*|config)\.json$/,
    language: 'json-commands',
    later: 'start-up',
  },
  {
    programs: /^(?:claude|gemini|qwen|opencode)$/,
    files:
      /^\.(?:claude|gemini|qwen|opencode)\/(?:commands?|agents?|skills)\/[\w. -]+\.(?:md|toml)$/,
    language: 'prompt',
    later: 'project',
  },
  {
    programs: /^(?:rspec|bazel|bazelisk|ctags|yard|ack)$/,
    files: /^\.(?:rspec|bazelrc|ctags|yardopts|ackrc)$/,
    language: 'kept-settings',
    later: 'start-up',
  },
  // start-up files of programs
  {
    programs: /^(?:vi|vim|nvim|ex|view|vimdiff)$/,
    files: /^[._]?(?:vimrc|exrc|gvimrc|init\.vim|nvimrc)$/,
    language: 'vim',
    later: 'start-up',
  },
  {
    programs: /^nvim$/,
    files: /^nvim\/(?:init|lua\/\w+|plugin\/\w+)\.lua$/,
    language: 'lua',
    later: 'start-up',
  },
  {
    programs: /^(?:emacs|emacsclient)$/,
    files: /^(?:\.emacs|init\.el|\.emacs\.el|early-init\.el)$/,
    language: 'lisp',
    later: 'start-up',
  },
  {
    programs: /^tmux$/,
    files: /^\.tmux\.conf(?:\.local)?$|^tmux\/tmux\.conf$/,
    language: 'tmux-lines',
    later: 'start-up',
  },
  {
    programs: /^(?:gdb|cgdb|lldb)$/,
    files: /^\.(?:gdb|lldb)init$/,
    language: 'debugger',
    later: 'start-up',
  },
  { programs: /^psql$/, files: /^\.psqlrc$/, language: 'sql', later: 'start-up' },
  { programs: /^sqlite3?$/, files: /^\.sqliterc$/, language: 'sql', later: 'start-up' },
  {
    programs: /^(?:mysql|mariadb|mycli)$/,
    files: /^\.my\.cnf$/,
    language: 'kept-settings',
    later: 'start-up',
  },
  { programs: /^(?:R|Rscript)$/, files: /^\.Rprofile$/, language: 'r', later: 'start-up' },
  {
    programs: /^julia$/,
    files: /^\.julia\/config\/startup\.jl$/,
    language: 'julia',
    later: 'start-up',
  },
  {
    programs: /^(?:irb|pry)$/,
    files: /^\.(?:irb|pry)rc$/,
    language: 'ruby',
    later: 'start-up',
  },
  {
    programs: /^(?:python|python3|ipython)$/,
    files:
      /^(?:sitecustomize|usercustomize|\.pythonrc)\.?(?:py)?$|^profile_\w+\/(?:startup\/[\w-]+|ipython_config)\.py$/,
    language: 'python',
    later: 'start-up',
  },
  {
    programs: /^(?:sendmail|postfix|newaliases|exim)$/,
    files: /^etc\/aliases$/,
    language: 'mail-aliases',
    later: 'start-up',
  },
  {
    programs: /^(?:gtk-launch|dex|xdg-open)$/,
    files: /^[\w. -]+\.desktop$/,
    language: 'kept-settings',
    later: 'start-up',
  },
  {
    programs: /^(?:ssh|scp|sftp|rsync|git)(?: .*)?$/,
    files: /^\.ssh\/config(?:\.d\/[\w.-]+)?$|^ssh_config$/,
    language: 'kept-settings',
    later: 'start-up',
  },
  {
    programs: /^(?:run-mailcap|mutt|neomutt|see|edit|mailcap)$/,
    files: /^\.?mailcap$/,
    language: 'config',
  },
  {
    programs:
      /^(?:httpd|lighttpd|nginx|apache2|busybox|thttpd|caddy|uwsgi|lighty|boa|webfs|mini_httpd)(?: .*)?$/,
    files: /\.(?:cgi|php|pl|py|sh|fcgi)$|^cgi-bin\/|^[a-z]$/,
    language: 'script',
  },
  {
    programs: /^(?:php|python\d?)(?: .*)?$/,
    files: /\.(?:cgi|php|pl|py|sh|fcgi)$|^cgi-bin\/|^[a-z]$/,
    language: 'script',
    given: /(?:^| )(?:-S|--cgi|CGIHTTPServer)(?: |$)|CGIHTTP/,
  },
]
