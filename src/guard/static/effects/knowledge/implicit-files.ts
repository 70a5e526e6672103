/** Files that programs read without being told: a makefile, a project file, a start-up file. */
export interface ImplicitFile {
  programs: RegExp
  /** The end of the path. */
  files: RegExp
  language: string
  /** Only where the arguments, joined by spaces, say so. */
  given?: RegExp
}

export const IMPLICIT_FILES: readonly ImplicitFile[] = [
  // builders and task runners
  { programs: /^(?:g|b|p|re)?make$/, files: /^(?:GNU)?[Mm]akefile$|\.mk$/, language: 'make' },
  { programs: /^just$/, files: /^\.?[Jj]ustfile$/, language: 'just' },
  { programs: /^ninja$/, files: /^build\.ninja$/, language: 'tasks' },
  { programs: /^(?:meson|muon)$/, files: /^meson\.build$/, language: 'tasks' },
  { programs: /^cmake$/, files: /^CMakeLists\.txt$|\.cmake$/, language: 'cmake' },
  { programs: /^scons$/, files: /^SConstruct$/, language: 'python' },
  {
    programs: /^(?:autoconf|autoreconf|automake|aclocal)$/,
    files: /^configure\.(?:ac|in)$/,
    language: 'm4',
  },
  {
    programs: /^(?:gradle|gradlew)$/,
    files: /^(?:build|settings|init)\.gradle(?:\.kts)?$/,
    language: 'jvm',
  },
  { programs: /^(?:mvn|mvnw|ant)$/, files: /^(?:pom|build)\.xml$/, language: 'tasks' },
  {
    programs: /^(?:docker-compose|docker|podman|podman-compose|nerdctl)$/,
    files: /^(?:docker-)?compose[\w.-]*\.ya?ml$/,
    language: 'compose',
  },
  { programs: /^cargo$/, files: /^build\.rs$/, language: 'compiled' },
  { programs: /^cargo$/, files: /\.cargo\/config(?:\.toml)?$/, language: 'config' },
  { programs: /^go(?: run| test| generate| build)?$/, files: /\.go$/, language: 'go-source' },
  {
    programs: /^(?:npm|pnpm|yarn|bun|npx|node)(?: .*)?$/,
    files: /^package\.json$/,
    language: 'tasks',
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
  { programs: /^direnv$/, files: /^\.envrc$/, language: 'sh' },
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
  { programs: /^hg(?: .*)?$/, files: /^\.?hgrc$/, language: 'config' },
  // start-up files of programs
  {
    programs: /^(?:vi|vim|nvim|ex|view|vimdiff)$/,
    files: /^\.?(?:vimrc|exrc|gvimrc|init\.vim)$/,
    language: 'vim',
  },
  {
    programs: /^(?:emacs|emacsclient)$/,
    files: /^(?:\.emacs|init\.el|\.emacs\.el)$/,
    language: 'lisp',
  },
  { programs: /^(?:gdb|cgdb)$/, files: /^\.gdbinit$/, language: 'debugger' },
  { programs: /^psql$/, files: /^\.psqlrc$/, language: 'sql' },
  { programs: /^sqlite3?$/, files: /^\.sqliterc$/, language: 'sql' },
  { programs: /^(?:R|Rscript)$/, files: /^\.Rprofile$/, language: 'r' },
  { programs: /^irb$/, files: /^\.irbrc$/, language: 'ruby' },
  {
    programs: /^(?:python|python3|ipython)$/,
    files: /^(?:sitecustomize|usercustomize|\.pythonrc)\.?(?:py)?$/,
    language: 'python',
  },
  {
    programs: /^(?:ssh|scp|sftp|rsync|git)(?: .*)?$/,
    files: /^\.ssh\/config$|^ssh_config$/,
    language: 'config',
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
