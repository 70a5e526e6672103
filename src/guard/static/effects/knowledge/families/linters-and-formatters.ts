import type { KnowledgeTable } from '../entry.ts'
import { REPLACED_CHECK } from '../joint-facts.ts'
import { JAVASCRIPT_CONFIGURATION, KEPT_OPTIONS } from '../joint-files.ts'

/** Programs that check, format, count and index source code. */
export const lintersAndFormatters: KnowledgeTable = {
  // all languages
  'ast-grep': {
    line: '- peek* | p,pattern: r,rewrite: l,lang: rule:read inline-rules: c,config:config | sub quiet',
    unclear: [REPLACED_CHECK],
  },
  astyle: 'edit*',
  cloc: 'peek* | exclude-dir: out:write list-file:read',
  comby: '- - -* | matcher: d:replaced f: config:read templates: | quiet',
  cscope: '-* | f: i:read',
  ctags: {
    line: 'read* | f,o:write L:read options:config',
    files: [KEPT_OPTIONS],
  },
  etags: 'read* | o:write',
  global: '-* | L:read',
  gtags: 'peek | f:read gtagsconf:config',
  htags: 'peek',
  indent: 'edit* | o:write | kind=rewriter',
  pmd: '- | d:tree R: f: r:write dir:tree rulesets: report-file:write file-list:read | sub others=*',
  'pmd check':
    '- | d,dir:tree R,rulesets: f,format: r,report-file:write file-list:read cache:peek aux-classpath:',
  scc: 'peek*',
  semgrep:
    '- peek | config:config c:config o,output:write e: l: severity: exclude: include: metrics: | out=meta quiet',
  tokei: 'peek*',

  // C and its relatives
  ccls: '- | init: log-file:write index:peek',
  'clang-apply-replacements': 'peek | | quiet',
  'clang-check': 'read* | | quiet',
  'clang-format': 'read* | style: | inplace kind=rewriter quiet',
  'clang-query': 'read* | c: f,preload:read p: | interactive quiet kind=plain-input',
  'clang-tidy': 'read* | checks: p: load:lib config: export-fixes:write | quiet',
  clangd: '- | compile-commands-dir:peek query-driver:program log: | quiet',
  cppcheck: 'read* | enable: suppress: output-file:write addon:script.python rule-file:read',
  cppclean: 'peek*',
  cpplint: 'read* | filter:',
  flawfinder: 'peek*',
  oclint: 'read* | R:libpath o:write',
  rats: 'read* | d:read',
  'scan-build': 'argv | o:peek use-cc:program use-c++:program use-analyzer:program load-plugin:lib',
  sparse: '=gcc | makes=-',
  spatch:
    'maybe* | sp-file:script.compiled cocci-file:script.compiled dir:peek o:write patch: macro-file:read I: j:',
  splint: 'read* | I: f:config',
  uncrustify: 'read* | c:config f:read o:write l: | inplace=--replace,--no-backup kind=rewriter',

  // JavaScript and markup
  biome: '- peek* | config-path:config write| kind=described',
  eslint: {
    line: 'read* | c,config:script.javascript f,format,parser:module rulesdir: resolve-plugins-relative-to:libpath o,output-file:write ext: ignore-path:read | inplace=--fix kind=rewriter',
    files: [JAVASCRIPT_CONFIGURATION],
  },
  htmlhint: 'read* | c:config r:libpath',
  jshint: 'read* | config:config reporter:module',
  jsonlint: 'read*',
  markdownlint: 'read* | c:config r,rules:module o:write | inplace=-f,--fix kind=rewriter',
  'markdownlint-cli2': 'read* | config:script.javascript',
  oxlint: 'peek* | c,config:config',
  prettier: 'read* | config:config plugin:module | inplace=-w,--write kind=rewriter',
  standard: 'peek* | plugin: parser:',
  stylelint: {
    line: 'read* | config:script.javascript config-basedir:libpath f,formatter: custom-formatter,custom-syntax:module o,output-file:write ignore-path:read | inplace=--fix kind=rewriter',
    files: [JAVASCRIPT_CONFIGURATION],
  },
  tslint: 'read* | c:config r:libpath o:write',
  xo: 'peek*',
  yamllint: 'read* | c:config d: | quiet',

  // Python
  '2to3': 'read* | f: x: o:peek fixer: | inplace=-w,--write kind=rewriter',
  autoflake: 'read* | config:config | inplace kind=rewriter',
  autopep8: 'read* | global-config:config | inplace kind=rewriter',
  bandit: '-*',
  basedpyright: '=pyright',
  black: 'edit* | l: c,code: t: | dry=--check,--diff',
  flake8: '-* | config:config format:',
  isort: '-*',
  mypy: '-* | config-file:config',
  pycodestyle: 'read* | config:config',
  pydocstyle: 'read* | config:config',
  pyflakes: 'read*',
  pylint: '-* | rcfile:config init-hook:code.python load-plugins: f: output:write',
  pyre: '- -* | typeshed: search-path: binary:program',
  pyright: 'read* | p,project:config pythonpath:program',
  pytype: 'read* | config:config o:peek',
  pyupgrade: 'edit*',
  radon: '- peek*',
  ruff: '-*',
  vulture: 'peek*',
  yapf: 'read* | style: | inplace kind=rewriter',

  // Ruby, Perl, PHP, Lua
  brakeman: 'peek | o,output:write c:config i: add-checks-path:libpath',
  erblint: 'peek* | config:config',
  'lua-language-server': 'script.lua -*',
  luacheck: 'read* | config:script.lua | quiet',
  perlcritic: 'read* | p,profile:config s: pager:pager include: severity:',
  perltidy: 'read* | o:write pro:config l: i: | inplace=-b kind=rewriter',
  'php-cs-fixer':
    '- peek* | config:script.php rules: path-mode: cache-file:peek format: allow-risky: using-cache: | sub',
  'php-cs-fixer fix':
    'peek* | config:script.php rules: path-mode: cache-file:peek format: allow-risky: using-cache:',
  phpcbf: 'edit* | standard: bootstrap:script.php ignore: extensions:',
  phpcs:
    'peek* | standard: report-file:write bootstrap:script.php config-set: ignore: extensions: runtime-set: stdin-path: | out=meta',
  phpmd: 'peek - - | reportfile:write bootstrap:script.php suffixes: exclude: inputfile:read',
  phpstan:
    '- peek* | c,configuration:config a,autoload-file:script.php l: memory-limit: error-format: generate-baseline:?write | out=meta',
  psalm:
    'peek* | c,config:config plugin:script.php r: output-format: report:write threads: | out=meta',
  rector:
    '- peek* | c,config:script.php a,autoload-file:script.php memory-limit: output-format: | sub',
  'rector process':
    'peek* | c,config:script.php a,autoload-file:script.php memory-limit: output-format: only:',
  reek: 'read* | c:config',
  rubocop: '-* | r:module c:config f: o:write',
  selene: 'read* | config:config',
  standardrb: 'peek*',
  stylua: 'edit* | f:config',

  // compiled languages
  checkstyle: 'read* | c:config o:write f: e: p:read',
  'clj-kondo': 'peek* | lint:peek config:maybe cache-dir:peek',
  'clojure-lsp': '-* | settings:maybe project-root:peek filenames:peek',
  detekt: '- | i,input:peek c,config:config p,plugins:lib r,report: b,baseline:peek cp:',
  gofmt: 'read* | r: cpuprofile,-cpuprofile:write | inplace=-w kind=rewriter',
  gofumpt: '=gofmt',
  goimports: 'read* | local: srcdir: | inplace=-w kind=rewriter',
  'golangci-lint':
    '- peek* | c,config:config E: D: out-format: timeout: new-from-rev: path-prefix: build-tags: custom:lib | out=meta',
  gopls: '-* | listen,-listen:listen logfile,-logfile:write remote,-remote:',
  hlint: 'peek* | h,hint:read with-refactor:program report:?write',
  ktlint: 'peek* | R,ruleset:lib reporter: baseline: editorconfig:read',
  rustfmt: 'edit*',
  scalafmt: 'peek* | c,config:config config-str:',
  spotbugs: '- peek* | output:write exclude:read include:read pluginList:lib',
  staticcheck: '-* | checks,-checks: f,-f: tags,-tags: go,-go:',

  // shell, containers, configuration
  hadolint: 'read* | c:config',
  shellcheck: 'read* | s: e: f: S: | quiet',
  shfmt: 'read* | i: ln: | inplace=-w,--write kind=rewriter',
}
