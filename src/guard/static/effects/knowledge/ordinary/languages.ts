import type { OrdinaryUses } from '../ordinary-uses.ts'

const CARGO_PROGRAMS =
  'about|acl|afl|all-features|apk|archive|asm|auditable|auto-bench|bench|bisect-rustc|bitbake|bump|bundle|build-sbf|cache|careful|careful|component|contract|coverage|cross|cranky|criterion|crev|cyclonedx|deadlinks|deb|depgraph|deps|diet|disasm|dist|dylint|embed|equip|espflash|espmonitor|examples|feature|features|features-manager|fetcher|fuzz|geiger|generate-lockfile|generate-rpm|get|gha|guppy|hack|hakari|hf2|hfuzz|insta|instruments|interactive-update|ios|info|kcov|lambda|license|limit|linebreak|lipo|llvm-lines|loc|locate-project|local-registry|lock|machete|minimal-versions|miri|modules|msrv|mutants|ndk|nm|no-dev-deps|objcopy|objdump|open|ohos|outdated|pgo|pgrx|pgx|php|pkgid|pretty-test|prune|public-api|quickinstall|rail|rdme|read-manifest|readme|readobj|report|release|release-plz|rm|risczero|rpm|scaffold|script|shear|show-asm|shuttle|size|sort|spellcheck|sort-derives|spec|stylus|strip|supply-chain|swift|sweep|sync-readme|toml|toml-lint|udeps|unused-features|upgrade|v|valgrind|verify-project|vet|vendor-filterer|verus|version|version-info|wasi|wasix|whatfeatures|wizard|workspaces|workspaces|ws|xbuild|xwin|zigbuild|d|dev|lint|pants|pkg|profiler|show|smart-release|test-all-features|limit|test-support|autoinherit|bootimage|run-bin|chef|concordium|near|odra|component|dinghy|make|play|px|cargo'

const SCRIPTS = `
    *
`

const NODE_SETTINGS =
  '*registry|*registry=*|*:registry|save*|init*|engine-strict*|fund*|audit*|loglevel*|progress*|package-lock*|prefer-*|legacy-peer-deps*|strict-peer-*|color*|unicode*|cache*|prefix*|proxy*|https-proxy*|http-proxy*|noproxy*|fetch-*|maxsockets*|timeout*|python*|msvs_version*|update-notifier*|workspaces*|link-workspace-packages*|node-linker*|nodelinker*|shamefully-hoist*|public-hoist-pattern*|hoist*|auto-install-peers*|store-dir*|global-dir*|global-bin-dir*|globalfolder*|cachefolder*|enable*|npmregistryserver*|npmscopes*|npmauth*|defaultsemverrangeprefix*|logfilters*|pnpmode*|pnp*|compressionlevel*|checksumbehavior*|version-*|sign-git-*|git-tag-version*|commit-hooks*|message*|tag*|access*|email*|username*|_auth*|*:_auth*|strict-ssl*|cafile*|ca*|script-shell*|scripts-prepend-node-path*|node-options*|node-version*|use-node-version*|editor*|browser*|shell*|git*|ignore-scripts*|ignore-engines*|network-timeout*|networktimeout*|httptimeout*|httpproxy*|httpsproxy*|yarn-offline-mirror*|version-git-*|virtual-store-dir*|modules-cache-max-age*|side-effects-cache*|resolution-mode*|manage-package-manager-versions*|minimum-release-age*|minimal-age-gate*|npmminimalagegate*|omit*|include*|production*|optional*|dry-run*|install-strategy*|install-links*|supportedarchitectures*|telemetryinterval*|plugins*|yarnpath*|yarn-path*|onload-script*|userconfig*|globalconfig*|cpu*|os*|libc*|viewer*|workspace-concurrency*|child-concurrency*|network-concurrency*|recursive-install*|dedupe-*|lockfile*|foreground-scripts*|depth*|long*|json*|usage*|searchlimit*|searchopts*|scope*|sentry*|electron_mirror*|sass_binary_site*|puppeteer_*|chromedriver_*|sharp_*|nodejs_mirror*|disturl*|phantomjs_*|*_mirror*|*-mirror*'

/** Package managers and tool chains of languages. */
export const languages: OrdinaryUses = {
  cargo: `
    ${CARGO_PROGRAMS}
    audit|deny|llvm-cov|nextest|sqlx|tauri|leptos
    owner
    config|report|help|logout|git-checkout|clean
    +*
  `,
  rustup: `
    check|man|doc
    component add|remove|list
    default *
    override set|unset|list|add|remove
    self update|uninstall|upgrade-data
    set default-host|profile|auto-self-update|auto-install
    show active-toolchain|home|profile
    show $
    target add|remove|list|install|uninstall
    toolchain install|list|uninstall|link|add|remove|update
    uninstall|update
  `,
  go: `
    bug|build|clean|doc|env|fix|fmt|generate|get|install|list|run|test|vet|version|help
    mod download|edit|graph|init|tidy|vendor|verify|why
    telemetry on|off|local
    tool addr2line|api|asm|buildid|cgo|compile|covdata|cover|dist|distpack|doc|fix|link|nm|objdump|pack|pprof|preprofile|test2json|trace|vet|golangci-lint|stringer|goimports|sqlc|mockgen|buf|gqlgen|templ|air|govulncheck|staticcheck|*
    work init|edit|sync|use|vendor
  `,
  npm: `
    access list|ls|get|status
    cache add|clean|clear|verify|ls|list|rm|npx
    config ls
    config set ${NODE_SETTINGS}
    set ${NODE_SETTINGS}
    c set ${NODE_SETTINGS}
    dist-tag|dist-tags ls|list|add|set|rm
    hook ls
    org ls|rm
    owner|author ls|list|add
    pkg get|set|delete|fix
    profile get|set|enable-2fa
    sbom|stage|audit|fund|doctor|ping|shrinkwrap|diff|explain|why|find-dupes|dedupe|completion|star|stars|unstar|search|s|se|find|rebuild|restart|llm|undeprecate
    stars|star
    team ls|rm|destroy
    token list|ls|revoke
    trust list|revoke
    adduser|login|logout|unpublish|deprecate
    access public|restricted|grant|revoke|set
    team create
  `,
  pnpm: `${SCRIPTS}
    config set ${NODE_SETTINGS}
    c set ${NODE_SETTINGS}
    set ${NODE_SETTINGS}
    cache list|view|delete|list-registries
    env use|add|list|ls|remove|rm
    store status|path|prune|add
    server status|stop
    self-update
    token list|ls
    owner|team|org|access|hook|profile|dist-tag|dist-tags ls|list|get
    approve-builds|ignored-builds|audit|licenses|patch|patch-commit|patch-remove|rebuild|rb|fetch|import|link|ln|unlink|dedupe|prune|deploy|outdated|root|bin|init|setup|doctor|pack|start|restart|t|tst|ls|ll|la|up|upgrade|rm|uninstall|un|cat-file|cat-index|find-hash|with|peers|sbom|view|info|whoami|login|logout|version|ping|search
  `,
  yarn: `${SCRIPTS}
    cache clean|list|dir
    config set ${NODE_SETTINGS}
    config get|list|unset|delete
    constraints query|source
    global add|bin|list|ls|remove|upgrade|dir|upgrade-interactive
    licenses list|ls|generate-disclaimer
    npm audit|info|whoami|login|logout
    npm publish
    npm tag list
    owner list|ls
    plugin list|runtime|check
    plugin import|remove
    policies set-version
    set version
    set version from
    tag list|ls
    team list|ls
    version apply|check|major|minor|patch|prerelease|*
    workspaces focus|foreach|info|list|run
  `,
  bun: `
    *
    pm ls|bin|cache|hash|hash-string|hash-print|trust|untrusted|default-trusted|migrate|pack|version|pkg|view|whoami|list|why
  `,
  bower:
    'install|list|ls|search|info|home|init|link|lookup|cache|prune|update|version|uninstall|i|help',
  changeset: 'add|version|publish|status|init|pre|tag',
  composer: `
    about|archive|audit|browse|bump|cc|check-platform-reqs|clear-cache|clearcache|completion|depends|why|why-not|prohibits|diagnose|dump-autoload|dumpautoload|fund|global|home|init|licenses|list|info|outdated|reinstall|rm|search|selfupdate|status|suggests|upgrade|require|u|i|normalize|recipes|recipes:*|symfony:*|dump-env|unused|thanks|patches-*|bin|phpstan|test|tests|lint|cs|cs-fix|cs-check|fix|stan|analyse|analyze|check|format|psalm|rector|phpcs|phpcbf|phpunit|pint|dev|start|serve|build|ci|qa|coverage|test:*|test-*|setup|post-*|pre-*|style|style-*|drupal:*|sync
    config minimum-stability|prefer-stable|platform.*|sort-packages|optimize-autoloader|allow-plugins|allow-plugins.*|preferred-install|process-timeout|vendor-dir|bin-dir|cache-*|cache*|github-protocols|discard-changes|extra.*|name|type|description|license|autoload*|version|platform|data-dir|home|use-parent-dir|store-auths|notify-on-install|archive-*|repositories|repositories.*|repos.*|repo.*|http-basic.*|github-oauth.*|gitlab-token.*|bearer.*|gitlab-*|github-*|secure-http|disable-tls|scripts.*|scripts-*|lock|bump-after-update|audit*|suggest*|require*|conflict*|homepage|keywords|authors|classmap-authoritative|apcu-autoloader|autoloader-suffix|prepend-autoloader|htaccess-protect|platform-check|use-include-path|cafile|capath
    config $
  `,
  bundle: `
    binstub|binstubs|env|fund|issue|licenses|pristine|plugin|remove|inject|inject|audit|outdated|cache|pack|leak|update_gem|rm
    config build.*|path|without|with|deployment|frozen|jobs|retry|bin|gemfile|silence_*|force_ruby_platform|cache_*|local.*|mirror.*|set|get|list|unset|specific_platform|no_prune|no_install|clean|disable_*|auto_install|prefer_patch|timeout|user_agent|version|rubygems.*|gem.*|app_config|allow_*|global_*|ignore_*|init_gems_rb|plugins|redirect|console|default_install_uses_path|default_cli_command|ssl_*|lockfile*|simulate_version|system_bindir|update_requires_all_flag|*.com|*.org|*.io|https://*|http://*|lockfile_checksums
    plugin install|list|uninstall|update
  `,
  gem: `
    owner
    sources
    cert
    check|dependency|dep|environment|generate_index|ls|lock|mirror|outdated|pristine|rebuild|signin|signout|stale|q|query
  `,
  cabal:
    'check|configure|fetch|gen-bounds|get|haddock|haddock-project|help|info|install|list|new-*|outdated|path|report|source-repository-package|target|unpack|upload|user-config|v1-*|v2-*|cabal-env|hoogle-*|fmt|format|gen-script|hscolour|copy|register|manpage|init|act-as-setup',
  stack:
    'config|docker|dot|hoogle|hpc|haddock|ide|init|list|ls|query|sdist|templates|test|unpack|uninstall|update|upgrade|upload|purge|dependencies|solver|image|build|b|config|hie|style-check|ghci',
  nix: `
    bundle|daemon|derivation|dev|doctor|edit|env|fmt|formatter|hash|key|log|ls-*|nar|path-info|print-dev-env|profile|realisation|registry|show-*|show-config|config|to-base*|upgrade-nix|verify|why-depends|app|print-*|ping-store|optimise-store|ls-store|cat-store|make-content-addressed|hash-path|prefetch|search|collect-garbage|shell-hook
    registry list|add|pin|remove|resolve
    key convert-secret-to-public
    flake archive|check|clone|info|init|lock|metadata|new|prefetch|prefetch-inputs|show|update
    profile install|add|list|remove|upgrade|rollback|history|diff-closures|wipe-history
    store add|add-file|add-path|cat|copy-log|copy-sigs|delete|diff-closures|dump-path|gc|info|ls|make-content-addressed|optimise|path-from-hash-part|ping|prefetch-file|repair|sign|verify
    config show|check
  `,
  opam: `
    repository|repo list|add|remove|set-url|priority|set-repos
    option jobs|depext*|solver|download-jobs|depext=*|jobs=*
    option $
    switch create|list|list-available|show|set|remove|export|import|reinstall|invariant|set-invariant|install|link|*
    admin cache|list|check|lint|make|index|filter|stats|help|compare-versions|format-upgrade
  `,
  rebar3:
    'alias|clean|codepath|cover|deps|dialyzer|do|edoc|escriptize|get-deps|help|hex|local|lock|new|path|pkgs|plugins|relup|report|repos|state|tar|tree|unlock|unstable|update|upgrade|version|vendor|xref|eunit|proper|fmt|lint|hank|ex_doc|steamroll|release|compile|ct|lfe|cut|efmt|appup|auto|gradualizer',
  luarocks:
    'download|init|lint|make_manifest|new_version|pack|purge|remove|show|test|unpack|upload|which|write_rockspec|completion|help|config|install|doc|list',
  zig: 'ar|ast-check|build-translated-c|changelist|cimport|dlltool|dump-zir|env|init-exe|init-lib|lib|libc|objcopy|ranlib|rc|reduce|std|targets|translate-c|zen|ast-check|test-obj|version|clang|ld.lld|lld-link|wasm-ld|fetch|init',
  dart: `
    *
    pub add|cache|deps|downgrade|get|global|login|logout|outdated|publish|remove|run|token|unpack|upgrade|workspace|bump
    pub token list|add
    pub cache add|clean|repair|list|preload|gc
    pub global activate|deactivate|list|run
  `,
  flutter: `
    analyze|assemble|attach|bash-completion|build|channel|clean|config|create|custom-devices|daemon|debug-adapter|devices|doctor|downgrade|drive|emulators|gen-l10n|install|logs|precache|pub|run|screenshot|symbolize|test|upgrade|format|generate|packages|widget-preview|update-packages
    pub add|cache|deps|downgrade|get|global|login|logout|outdated|publish|remove|run|upgrade|token
  `,
  dotnet: `
    nuget add|list|push|update|locals|verify|sign|trust|disable|enable|remove|why|config
    nuget delete $
    tool install|list|restore|run|update|uninstall|search|exec
    workload install|list|restore|search|update|uninstall|repair|clean|config|history
    sln|solution add|list|remove|migrate
    sln *.sln|*.slnx add|list|remove|migrate
    package add|list|remove|search|update|download
    ef dbcontext info|list|optimize|scaffold|script
    ef database update
    ef migrations add|bundle|has-pending-model-changes|list|remove|script
    build-server shutdown
    dev-certs https
  `,
  nuget:
    'install|restore|list|search|pack|push|sources|update|config|locals|spec|sign|verify|init|add|mirror|trusted-signers|client-certs|delete|setapikey|help',
  ghcup:
    'install|list|set|upgrade|tui|rm|unset|config|tool-requirements|whereis|compile|run|gc|prefetch|changelog|debug-info|check-upgrade|test|reset|install-cabal|download',
  conan: `
    install|create|search|list|inspect|new|build|export|export-pkg|source|info|graph|profile|config|download|lock|editable|test|upload|cache|require|audit|report|run|workspace|user|package|get|alias|imports|version|copy
    remote list|list_ref|list_pref|list-users|auth|login
    remote add
  `,
  vcpkg:
    'install|list|search|update|upgrade|remove|integrate|export|new|version|x-*|depend-info|env|bootstrap|add|format-manifest|hash|edit|create|activate|use|acquire|fetch|contact|format-feature-baseline|help|owns|package-info|build|cache|autocomplete|z-*|portsdiff',
  dune: 'b|build|cache|clean|coq|describe|diagnostics|exec|fmt|format|format-dune-file|help|init|install|installed-libraries|internal|monitor|ocaml|ocaml-merlin|pkg|printenv|promote|promotion|rocq|rpc|rules|runtest|shutdown|show|subst|test|tools|top|toplevel|ocamlformat|uninstall|upgrade|utop|exec|external-lib-deps|trace|workspace|unstable-fmt',
  nimble:
    'install|init|publish|uninstall|build|clean|add|run|c|cc|js|test|doc|refresh|search|list|tasks|path|dump|develop|check|lock|upgrade|deps|sync|setup|shellenv|shell|compile|gen|cpp|dump',
  haxelib:
    'install|update|remove|list|set|search|info|user|config|path|libpath|version|help|submit|register|dev|git|hg|setup|newrepo|deleterepo|convertxml|run|proxy|fixrepo|setup',
  shards: 'build|check|init|install|list|lock|outdated|prune|run|update|version',
  pod: 'install|update|init|repo|search|spec|lib|trunk|outdated|deintegrate|cache|env|list|try|setup|ipc|plugins|ls|gen|keys|bin|repo-update|dependencies|package',
  carthage:
    'update|bootstrap|build|checkout|outdated|archive|copy-frameworks|fetch|validate|version|help',
  mvn: `
    validate|initialize|generate-sources|process-sources|generate-resources|process-resources|compile|process-classes|generate-test-sources|process-test-sources|generate-test-resources|process-test-resources|test-compile|process-test-classes|test|prepare-package|package|pre-integration-test|integration-test|post-integration-test|verify|install|deploy|pre-clean|clean|post-clean|pre-site|site|post-site|site-deploy|archetype:*|dependency:*|help:*|versions:*|compiler:*|surefire:*|failsafe:*|jar:*|war:*|ear:*|source:*|javadoc:*|release:*|deploy:*|install:*|resources:*|assembly:*|shade:*|site:*|checkstyle:*|pmd:*|spotbugs:*|findbugs:*|cobertura:*|jacoco:*|sonar:*|enforcer:*|spring-boot:*|quarkus:*|jetty:*|tomcat*:*|liquibase:update*|liquibase:status|liquibase:diff|liquibase:validate|liquibase:history|liquibase:tag|liquibase:generatechangelog|liquibase:changelogsync|liquibase:clearchecksums|liquibase:rollbacksql|liquibase:updatesql|liquibase:dbdoc|liquibase:help|flyway:migrate|flyway:info|flyway:validate|flyway:baseline|flyway:repair|flyway:help|jib:*|docker:*|fabric8:*|k8s:*|native:*|nativecompile|formatter:*|spotless:*|license:*|eclipse:*|idea:*|clean:*|test:*|gpg:*|scm:*|project-info-reports:*|tycho*:*|javafx:*|micronaut:*|mn:*|protobuf:*|openapi-generator:*|versions-set|wrapper:*|wrapper|exec:*|antrun:*|build-helper:*|buildnumber:*|flatten:*|com.diffplug.spotless:*|org.apache.maven.plugins:*|org.codehaus.mojo:*|org.springframework.boot:*|io.quarkus:*|io.quarkus.platform:*|org.sonarsource.scanner.maven:*|org.owasp:*|org.jacoco:*|com.github.spotbugs:*|org.pitest:*|pitest:*|rewrite:*|org.openrewrite.maven:*|gatling:*|cargo:*|karaf:*|bundle:*|hpi:*|tidy:*|sortpom:*|com.google.cloud.tools:*|appengine:*|azure-webapp:*|azure-functions:*|scala:*|kotlin:*|groovy:*|gmavenplus:*|cyclonedx:*|org.cyclonedx:*|dependency-check:*|clirr:*|japicmp:*|revapi:*|nbm:*|gwt:*|vaadin:*|frontend:*|asciidoctor:*|mvnd:*|impsort:*|fmt:*|com.coveo:*|git-code-format:*|ph-*:*|properties:*|sql:*|hibernate*:*|jooq*:*|jaxb2:*|cxf-codegen:*|antlr4:*|javacc:*|toolchains:*|stage:*|nexus-staging:*|central-publishing:*...
  `,
  coursier:
    'bootstrap|channel|complete|complete-dep|fetch|find-jvm|install|java|java-home|launch|list|publish|resolve|search|setup|uninstall|update|version|help|cache|get',
  sdk: 'list|ls|install|i|use|u|default|d|current|c|upgrade|ug|version|v|broadcast|help|h|offline|selfupdate|update|flush|home|env|uninstall|rm|config',
  conda: `
    config $
    env list|create|export|remove|update|config
    clean|rename
    package|index|render|verify
  `,
  poetry: `
    cache clear|list
    config virtualenvs.*|cache-dir|installer.*|repositories.*|http-basic.*|pypi-token.*|certificates.*|solver.*|experimental.*|requests.*|keyring.*|system-git-client|warnings.*|data-dir|python.*|publish.*|build-config.*
    config $
    debug info|resolve|tags
    env info|list|use|remove|activate
    python install|list|remove
    self add|install|lock|remove|show|update|sync
    source add|remove|show
  `,
  pip: `
    cache dir|info|list|purge|remove
    config list|get|debug|edit|unset
    config set global.*|user.*|site.*|install.*|download.*|*.index-url|*.extra-index-url|*.trusted-host|*.timeout
    index versions
  `,
  uv: `
    auth dir
    python install|list|find|pin|dir|uninstall|upgrade|update-shell
    self update|version
    tool install|list|run|dir|uninstall|update-shell|upgrade
    workspace list|metadata|dir
    cache clean|dir|prune|size
  `,
  pdm: `
    cache clear|list|info|remove
    config *
    python|py install|list|remove|find|link
    venv create|list|remove|activate|purge
    self add|list|remove|update
    plugin add|list|remove|update
  `,
  alembic: `
    branches|check|current|edit|ensure_version|heads|history|init|list_templates|merge|revision|show|upgrade
    stamp head|heads
  `,
  coverage: 'annotate|combine|debug|erase|help|html|json|lcov|report|run|xml',
  twine: 'check|upload|register',
  scrapy:
    'bench|check|crawl|edit|fetch|genspider|list|parse|runspider|settings|shell|startproject|version|view',
  celery:
    'worker|beat|flower|inspect|status|report|events|call|control|list|result|migrate|graph|amqp|logtool|shell|multi|upgrade|b|d',
  dbt: 'run|test|build|compile|debug|deps|docs|seed|snapshot|source|ls|list|init|clean|parse|run-operation|show|retry|clone|freshness|login|sl',
  dagster: 'dev|job|asset|run|instance|schedule|sensor|definitions|project|code-server|api|debug',
  prefect:
    'version|server|config|deploy|deployment|flow|flow-run|work-pool|work-queue|worker|agent|profile|cloud|block|task-run|artifact|variable|concurrency-limit|global-concurrency-limit|gcl|shell|dashboard|dev|task|kubernetes|init|events|automation|transfer|sdk|experimental|orion|storage',
  kaggle: 'competitions|c|datasets|d|kernels|k|models|m|config|files|f|benchmarks|auth|quota',
  platformio:
    'boards|check|ci|debug|device|home|init|lib|package|pkg|platform|project|run|settings|system|test|update|upgrade|device',
  west: 'build|flash|debug|debugserver|attach|init|update|list|manifest|config|topdir|diff|status|forall|help|boards|shields|completion|sign|zephyr-export|packages|sdk|spdx|blobs|bindesc|twister|simulate|robot|rtt|compare|grep|patch|gtags|ncs-*',
  meson:
    'configure|devenv|dist|env2mfile|format|help|init|install|introspect|reprotest|rewrite|setup|subprojects|test|unstable-coredata|wrap|compile|fmt|build|builddir|_build|.|./*|../*|*build*|--*',
  bazel:
    'analyze-profile|aquery|build|canonicalize-flags|clean|config|coverage|cquery|dump|fetch|help|info|license|mobile-install|mod|print_action|query|run|shutdown|sync|test|vendor|version',
  buck: 'build|test|run|targets|query|install|kill|clean|audit|project|root|server|uquery|cquery|fetch|publish|perf|fix',
  buck2:
    'build|test|run|targets|query|install|kill|clean|audit|root|server|uquery|cquery|aquery|log|bxl|status|rage|init|debug|docs|ctargets|starlark|expand-external-cell|subscribe|killall|profile|lsp|complete',
  skaffold:
    'dev|run|build|deploy|render|test|debug|init|apply|delete|diagnose|fix|config|version|schema|inspect|verify|exec|filter',
  prisma: `
    init|generate|studio|validate|format|version|debug|dev|platform|mcp|telemetry|complete|accelerate|bootstrap|postgres
    db pull|push|seed|execute
    migrate dev|deploy|status|diff|resolve
  `,
  knex: 'init|migrate:latest|migrate:up|migrate:make|migrate:list|migrate:status|migrate:currentversion|migrate:unlock|seed:*|--*',
  'drizzle-kit':
    'generate|migrate|push|pull|introspect|check|up|studio|export|generate:*|push:*|introspect:*|up:*',
  hasura: `
    init|console|deploy|seeds|seed|version|scripts|actions|update-cli|plugins|docs|completion|pro
    migrate apply|create|status|squash
    metadata apply|ap|diff|export|ex|reload|ic|inconsistency
  `,
  liquibase:
    'update|update-*|status|validate|history|tag|tag-exists|rollback*-sql|rollback*sql|diff|diff-changelog|generate-changelog|changelog-sync|changelog-sync-*|future-rollback-*|calculate-checksum|clear-checksums|db-doc|snapshot|snapshot-reference|unexpected-change-sets|init|checks|list-locks|mark-next-changeset-ran|mark-next-changeset-ran-sql|updatesql|difftype|difference|generatechangelog|diffchangelog|changelogsync|clearchecksums|listlocks|flow|connect|lpm|set-contexts|set-labels|release-locks|releaselocks|execute-sql|update*|changelogsync*',
  flyway:
    'migrate|info|validate|baseline|repair|check|version|help|auth|snapshot|diff|generate|deploy|prepare|init|list-engines|testconnection|model|add|difftext|migrate...',
  dbmate: 'new|up|create|migrate|status|dump|load|wait',
  migrate: 'create|up|version',
  atlas: `
    copilot|help|init|login|logout|license|tool|version|whoami|completion
    schema inspect|diff|fmt|plan|test|validate|stats|apply|lint
    migrate apply|checkpoint|diff|edit|hash|import|lint|ls|new|status|test|validate
    @ list|describe
    @ @ list|describe
  `,
  gatsby:
    'build|clean|develop|dev|info|new|options|plugin|repl|serve|telemetry|whoami|feedback|recipes|login',
  docusaurus:
    'start|build|serve|swizzle|clear|deploy|write-translations|write-heading-ids|docs:version|init|*:version',
  ng: 'add|analytics|build|b|cache|completion|config|deploy|dev|doc|d|e2e|e|extract-i18n|generate|g|help|lint|l|mcp|new|n|run|serve|s|test|t|update|version|v|xi18n|build-*|eject|set|init',
  hugo: 'build|completion|config|convert|deploy|env|gen|help|import|list|mod|new|server|serve|version|check|*/|.',
  jekyll:
    'build|b|clean|docs|doctor|hyde|help|new|new-theme|serve|server|s|import|compose|draft|post|publish|page|unpublish|rename|algolia|deploy|feed',
  mkdocs: 'build|gh-deploy|new|serve|get-deps',
  zola: 'init|build|serve|check|completion|help',
  tlmgr:
    'backup|bug|candidates|check|conf|dump-tlpdb|generate|gui|help|info|init-usertree|install|key|list|option|paper|path|pinning|platform|postaction|print-platform|print-platform-info|recreate-tlpdb|remove|repository|restore|search|shell|show|uninstall|update|version|pdftex|arch',
}
