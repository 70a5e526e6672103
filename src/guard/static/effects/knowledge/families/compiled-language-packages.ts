import type { KnowledgeTable } from '../entry.ts'
import {
  DROPPED,
  keptSource,
  OTHER_REGISTRY,
  OTHER_SOURCE,
  PUBLISHED_ELSEWHERE,
  TAKEN_INTO_BUILD,
} from '../joint-facts.ts'
import {
  DART_TESTS,
  DOTNET_TESTS,
  ELIXIR_TESTS,
  HASKELL_SOURCE,
  RUST_SOURCE,
  SWIFT_TESTS,
} from '../joint-files.ts'

const CARGO =
  'config:setting.cargo C:peek color: Z: manifest-path:peek target-dir:peek p,package: F,features: j,jobs: profile: target: message-format: bin: example: test: bench: exclude: lockfile-path:'
const CARGO_BUILD =
  'p,package: bin: example: test: bench: F,features: target: target-dir:peek profile: j,jobs: manifest-path:peek message-format:? config:setting.cargo Z: color: exclude: out-dir,artifact-dir:peek'

/** Package managers and tool chains of compiled languages. */
export const compiledLanguagePackages: KnowledgeTable = {
  // Rust
  bacon: '- | j,job: p,path:peek e,features: | interactive kind=plain-input',
  cargo: {
    line: ` | ${CARGO} | sub out=meta kind=builder,program-finder,path-teller`,
    unclear: [
      [
        /^(?:-\S+ |\+\S+ )*owner\b.* (?:-a|--add|-r|--remove)\b/,
        'who decides about a package from then on',
      ],
      [
        new RegExp(
          String.raw`\b(?:add|install)\b.* --git[= ]${OTHER_SOURCE}(?!(?:github|codeberg)\.(?:com|org)\/)`,
        ),
        'whose code it takes in',
      ],
      [
        new RegExp(
          String.raw`(?:--config[= ]["']?|\bconfig set )patch\.|\badd\b(?:.* )(?:--path[= ]${DROPPED}|--rename[= ])`,
        ),
        'what is built in under the name of another package',
      ],
      [
        /(?:--config[= ]["']?|\bconfig set )(?:source\.\S+\.(?:replace-with|registry|git|directory|local-registry)|registries\.\S+\.index|registry\.(?:index|default))\b/,
        'where packages come from',
      ],
    ],
    settings: [
      [
        /^(?:target\..+\.(?:runner|linker)|build\.(?:rustc|rustc-wrapper|rustc-workspace-wrapper|rustdoc)|credential-alias\..+)$/,
        'side',
      ],
    ],
    variables: {
      RUSTC_WRAPPER: 'side',
      RUSTC_WORKSPACE_WRAPPER: 'side',
      CARGO_BUILD_RUSTC_WRAPPER: 'side',
      RUSTC: 'judged',
      RUSTDOC: 'judged',
      RUSTFLAGS: 'options.rustc',
    },
    files: [
      { path: /^build\.rs$/, language: 'compiled' },
      RUST_SOURCE,
      {
        path: /^\.cargo\/config(?:\.toml)?$/,
        language: 'config',
        later: 'start-up',
        laterLanguage: 'kept-settings',
      },
    ],
    irrevocable: [[/^(?:publish|yank)\b(?!.*--dry-run)/, 'publishes a package']],
    empties: [[/^(?:\S+ )?clean\b(?!.*(?:-p|--package|-n|--dry-run)\b)/, 'CARGO_TARGET_DIR']],
  },
  'cargo add': `-* | ${CARGO} git:url branch: tag: rev: path:peek rename: registry:`,
  'cargo audit': '-* | f: db:',
  'cargo b': '=cargo build',
  'cargo bench': `-* | ${CARGO}`,
  'cargo binstall': '-* | | install',
  'cargo bloat': `-* | ${CARGO_BUILD} n:`,
  'cargo build': `- | ${CARGO} `,
  'cargo c': '=cargo check',
  'cargo check': `- | ${CARGO}`,
  'cargo clean': `- | ${CARGO.replace('target-dir:peek', 'target-dir:delete-tree')}`,
  'cargo clippy': `-* | ${CARGO} `,
  'cargo deny': '-* | config:config manifest-path:peek',
  'cargo doc': `- | ${CARGO}`,
  'cargo edit': '-*',
  'cargo expand': `-* | ${CARGO_BUILD} theme:`,
  'cargo fetch': `-* | ${CARGO_BUILD}`,
  'cargo fix': `- | ${CARGO} `,
  'cargo flamegraph': `-* | ${CARGO_BUILD} o,output:write c,cmd: post-process:side pid:`,
  'cargo fmt': '-* | p,package: manifest-path:peek',
  'cargo generate':
    'url | git:url b,branch: n,name: p,path:peek template-values-file:read destination:peek define,d: allow-commands,a!privilege',
  'cargo init': 'peek | name: edition: vcs: registry:',
  'cargo install': `package* | ${CARGO} git:package branch: tag: rev: path:peek root:peek version: vers: index: registry: | install`,
  'cargo leptos': '-*',
  'cargo llvm-cov': `-* | ${CARGO_BUILD} output-path:write output-dir:peek ignore-filename-regex:`,
  'cargo login': '-* | registry:',
  'cargo make': '-* | makefile:config t: p,profile: e,env:env cwd: env-file:use',
  'cargo metadata': `- | ${CARGO} format-version: filter-platform: | out=meta`,
  'cargo new': 'peek | name: edition: vcs: registry:',
  'cargo nextest': `-* | ${CARGO} P,profile: E: config-file:config tool-config-file:config`,
  'cargo outdated': '-*',
  'cargo package': `-* | ${CARGO_BUILD}`,
  'cargo publish': `- | ${CARGO} token: registry: index:`,
  'cargo r': '=cargo run',
  'cargo remove': `-* | ${CARGO}`,
  'cargo run': `-* | ${CARGO} `,
  'cargo rustc': `-* | ${CARGO} crate-type: print:`,
  'cargo rustdoc': `-* | ${CARGO_BUILD}`,
  'cargo search': '-* | limit: index: registry: | out=meta',
  'cargo t': '=cargo test',
  'cargo tarpaulin': `-* | ${CARGO_BUILD} o,out: output-dir:peek exclude-files: timeout: engine:`,
  'cargo tauri': '-* | c,config:maybe r,runner:program t,target: b,bundles:',
  'cargo test': `-* | ${CARGO}`,
  'cargo tree': `- | ${CARGO} e,edges: i,invert:? depth: format: f: prune: | out=meta`,
  'cargo uninstall': '-* | root:peek bin: p:',
  'cargo update': `-* | ${CARGO} precise:`,
  'cargo vendor': 'peek | s,sync:peek',
  'cargo watch': '-* | x,exec: s,shell:exec w,watch: i,ignore: d,delay: C: B: E:env',
  'cargo xtask': '-*',
  'cargo zigbuild': `-* | ${CARGO_BUILD}`,
  rustup: ' | | sub out=meta kind=path-teller others=check,man,self,set,uninstall',
  'rustup completions': '-* | | out=code',
  'rustup component': '-* | toolchain: target:',
  'rustup default': '-',
  'rustup doc': '-*',
  'rustup install': '-* | | install',
  'rustup override': '-* | path:peek',
  'rustup run': '- argv',
  'rustup show': '-*',
  'rustup target': '-* | toolchain:',
  'rustup toolchain': '- - libpath* | profile: c: t: | install',
  'rustup update': '-* | | install',
  'rustup which': '- | toolchain: | out=meta',

  // Go
  go: {
    line: ' | C:peek | sub out=meta kind=builder,folder-teller,library-tool,tool',
    unclear: [
      OTHER_REGISTRY,
      [
        new RegExp(String.raw`(?:^| )--?(?:modfile|overlay)[= ](?<place>${DROPPED}\S*)`),
        'what stands there, for the build obeys it',
      ],
      [
        /^(?:-C \S+ )?mod edit\b.* -replace[= ]\S+=(?:(?!\.{0,2}\/)\S|\/(?:tmp|var\/tmp|dev\/shm)\/)/,
        'whose code takes the place of a package',
      ],
    ],
    words: {
      'go-file': 'a file of Go that is compiled, or a package by the path of its folder',
      'go-package':
        'a Go package: with a version it is fetched and run, without one it is what `go.mod` of the project has pinned',
    },
    variables: { GOFLAGS: 'options.go build' },
    files: [
      {
        path: /\.go$/,
        language: 'go-source',
        given: /^(?:-C \S+ )?(?:build|generate|install|run|test|tool)\b/,
      },
    ],
    empties: [[/^clean\b.*-modcache\b/, 'GOMODCACHE']],
  },
  'go bug': '-* | | interactive kind=plain-input',
  'go build':
    'own.go-file* | o:write toolexec:side -toolexec:side exec:side tags: -tags: ldflags: -ldflags: gcflags: -gcflags: mod: -mod: modfile:peek -modfile:peek overlay:read -overlay:read p: buildmode: -buildmode: pkgdir: -pkgdir: pgo: -pgo: asmflags: -asmflags: C:peek -installsuffix: -compiler: -coverpkg: -covermode: | kind=compiler makes={stem}',
  'go clean': '-*',
  'go doc': '-*',
  'go env': 'env* | | out=code',
  'go fix': 'peek*',
  'go fmt': 'edit*',
  'go generate': 'peek* | run: -run: skip: -skip:',
  'go get': '-* | | install',
  'go install':
    'package* | toolexec:side -toolexec:side ldflags: -ldflags: tags: -tags: mod: -mod: | install',
  'go list': 'peek* | f: -f: toolexec:side -toolexec:side mod: -mod: | out=meta',
  'go mod': '- -* | go: compat: o: | out=meta',
  'go run':
    'own.go-package maybe* | exec,-exec:program toolexec,-toolexec:side ldflags,-ldflags: tags,-tags: mod,-mod: C: | posix',
  'go telemetry': '-',
  'go test':
    'peek* | exec:side -exec:side toolexec:side -toolexec:side o:write -o:write run: -run: bench: -bench: count: -count: timeout: -timeout: tags: -tags: coverprofile:write -coverprofile:write cpuprofile:write -cpuprofile:write memprofile:write -memprofile:write trace:write -trace:write outputdir:peek -outputdir:peek covermode: -covermode: coverpkg: -coverpkg: parallel: -parallel: cpu: -cpu: benchtime: -benchtime: fuzz: -fuzz: fuzztime: -fuzztime: ldflags: -ldflags: mod: -mod: shuffle: -shuffle: skip: -skip: vet: -vet: p: C:peek -blockprofile:write -mutexprofile:write -overlay:read -gcflags: -short -json',
  'go tool': '- -* | | sub others=*',
  'go tool compile': 'source* | o:write -o:write | kind=compiler makes={stem}.o',
  'go tool cover': '- | html:read func:read o:write -html:read -func:read -o:write mode: -mode:',
  'go tool link': 'read* | o:write -o:write -extld:program | kind=compiler makes=a.out',
  'go tool pprof':
    'read* | http:listen -http:listen output:write -output:write tools:lib -tools:lib | interactive kind=plain-input',
  'go tool trace': 'use | http:listen -http:listen',
  'go version': 'peek*',
  'go vet': 'peek* | vettool:side -vettool:side toolexec:side -toolexec:side tags: -tags:',
  'go work': '-*',

  // C and its relatives
  conan: {
    line: '- -* | pr,-pr,profile:config s: o: b,build: r: of,-of,output-folder:peek g: c:',
    unclear: [keptSource(/remote (?:add|update)/)],
  },
  vcpkg: '- -* | triplet: x-install-root:peek overlay-ports:libpath | install',

  // .NET
  dotnet: {
    line: ' | roll-forward: fx-version: additionalprobingpath:libpath depsfile:read runtimeconfig:read additional-deps:libpath | sub others=build-server,reference,remove,sdk,search,solution,store,vstest,workload,package kind=obeyer,project-runner',
    variables: {
      DOTNET_STARTUP_HOOKS: 'lib',
      CORECLR_PROFILER_PATH: 'lib',
      COR_PROFILER_PATH: 'lib',
      DOTNET_ADDITIONAL_DEPS: 'path',
      DOTNET_SHARED_STORE: 'path',
    },
    files: [DOTNET_TESTS],
    unclear: [
      keptSource(/nuget (?:add|update) source/),
      PUBLISHED_ELSEWHERE,
      TAKEN_INTO_BUILD,
      [/^ef database (?:update (?:-\S+ )*0(?: |$)|drop\b)/, 'what is lost with it'],
    ],
  },
  'dotnet add': 'peek - -* | v: s: | install',
  'dotnet build':
    'peek | c,configuration: f,framework: o,output:peek r,runtime: v,verbosity: p: property: logger:lib l:lib',
  'dotnet clean': 'peek',
  'dotnet dev-certs': '-* | ep,-ep,export-path:write p,password:',
  'dotnet ef': '-* | project,p:peek startup-project,s:peek context,c: connection: o,output:write',
  'dotnet exec': 'peek -* | depsfile:config runtimeconfig:config additionalprobingpath:libpath',
  'dotnet format': 'peek',
  'dotnet fsi':
    'script.fsharp -* | use:script.fsharp load:script.fsharp r,reference:lib | repl=fsharp',
  'dotnet list': '-*',
  'dotnet msbuild': '=msbuild',
  'dotnet new': '- -* | n,name: o,output:peek f,framework: install:',
  'dotnet nuget': '- -* | s,source: k,api-key: n: u: p:',
  'dotnet pack': '=dotnet build',
  'dotnet publish': '=dotnet build',
  'dotnet restore': 'peek | s,source: configfile:config r: packages: v:',
  'dotnet run':
    '-* | p,project:peek c,configuration: f,framework: launch-profile: r,runtime: property:',
  'dotnet script': 'script.compiled maybe* | c: s,sources:',
  'dotnet sln': '-*',
  'dotnet test':
    'peek | c: f: filter: l,logger: r,results-directory:peek s,settings:config a,test-adapter-path:libpath d,diag:write collect: v: e:env',
  'dotnet tool': '- -* | tool-path:peek version: add-source: configfile:config | install',
  'dotnet user-secrets': '- -* | p: | sub',
  'dotnet user-secrets list': '- | p: | secret',
  'dotnet watch': '-* | project:peek',
  nuget: {
    line: '- maybe* | -Source:url -OutputDirectory:peek -ConfigFile:config -ApiKey: -Version: | out=meta',
    unclear: [keptSource(/sources? (?:add|update)/), PUBLISHED_ELSEWHERE],
  },
  paket: '- -*',

  // Haskell and OCaml
  cabal: {
    line: ' | config-file:config store-dir: | sub out=meta',
    files: [HASKELL_SOURCE],
  },
  'cabal bench': '-* | with-compiler,w:program',
  'cabal build':
    '-* | project-file:config w:program with-compiler:program with-hc-pkg:program with-gcc:program j: builddir: flags: f: ghc-options:',
  'cabal clean': '-*',
  'cabal exec': 'argv | project-file:config with-compiler:program w:program builddir:',
  'cabal freeze': '-*',
  'cabal init': '-*',
  'cabal install':
    '-* | project-file:config w:program with-compiler:program installdir:peek overwrite-policy: install-method: | install',
  'cabal list-bin': '-*',
  'cabal new-build': '=cabal build',
  'cabal new-exec': '=cabal exec',
  'cabal repl':
    '-* | project-file:config w:program with-compiler:program repl-options: b: | repl=haskell',
  'cabal run': '-* | project-file:config w:program with-compiler:program O: builddir:',
  'cabal sdist': '-* | o,output-directory:peek',
  'cabal test': '-* | test-options: test-show-details:',
  'cabal update': '-*',
  'cabal v2-exec': 'argv',
  esy: 'argv',
  ghcid:
    '-* | c,command:exec T,test:exec r,run:? s,setup:exec o,outputfile:write l,lint:?exec reload:peek restart:peek',
  ghcup: '- -* | | sub',
  'ghcup install': '-* | | install',
  'ghcup run': 'argv | ghc: cabal: hls: stack: b:',
  opam: {
    line: ' | root:peek switch: | sub out=meta others=admin,clean,info,lint,lock,option,remove,repository,search,show,source,tree,var,uninstall,reinstall',
    unclear: [keptSource(/(?:repo|repository|remote) (?:add|set-url)/)],
  },
  'opam config': '- -* | | out=code',
  'opam env': '-* | switch: shell: | out=code',
  'opam exec': 'argv | switch:',
  'opam init': '- url | shell: compiler: c: k: | install',
  'opam install': 'maybe* | j: | install',
  'opam list': '-*',
  'opam pin': '- - maybe | k: | install',
  'opam switch': '-* | | install',
  'opam update': '-*',
  'opam upgrade': '-* | | install',

  // the JVM
  coursier: '- -* | | sub',
  'coursier fetch': '-* | r,repository: | install',
  'coursier install': '-* | | install',
  'coursier launch': '- -* | M: jvm: J:',
  cs: '=coursier',

  // the BEAM
  mix: {
    line: ' | | sub kind=environment,obeyer others=*',
    unclear: [
      [/(?:^|^do .*?)ecto\.(?:drop|reset|rollback|load)\b/, 'what is lost with it'],
      keptSource(/hex\.(?:repo|config)/),
    ],
    files: [ELIXIR_TESTS],
  },
  'mix archive.install': '-* | | install',
  'mix cmd': 'argv | app: cd:',
  'mix compile': '-* | | kind=project-runner',
  'mix deps.get': '-* | | install',
  'mix do': '-*',
  'mix ecto.migrate': '-*',
  'mix escript.install': '-* | | install',
  'mix eval': 'code.elixir -*',
  'mix format': 'edit* | dot-formatter:script.elixir',
  'mix hex.publish': '-*',
  'mix phx.gen.secret': '-*',
  'mix phx.server': '-* | | kind=project-runner',
  'mix release': '-* | path:peek version: | kind=project-runner',
  'mix run':
    'script.elixir -* | e,eval:code.elixir r,require:script.elixir p: | kind=project-runner,own-console',
  'mix test': '-* | seed: only: exclude: include: max-failures: r: | kind=project-runner',

  // others
  carthage: '- -* | | install',
  dart: { line: 'script.compiled maybe* | | sub', files: [DART_TESTS] },
  'dart analyze': 'peek*',
  'dart compile':
    '- read | o,output:write | kind=compiler makes=aot-snapshot:{path}.aot,jit-snapshot:{path}.jit,kernel:{path}.dill,js:{path}.js,{path}.exe',
  'dart create': '-*',
  'dart format': 'edit*',
  'dart pub': '-* | | install',
  'dart run': 'script.compiled maybe* | D,define: | kind=project-runner',
  'dart test': '-* | | kind=project-runner',
  dub: '- -* | root:peek compiler:program b,build: c,config: a: | sub others=* kind=project-runner',
  'dub build': '- | root:peek compiler:program b: c:',
  'dub run': '-* | root:peek compiler:program b,build: c,config: a:',
  dartaotruntime: 'script.binary -*',
  flutter: {
    line: '-* | d: t:peek dart-define: flavor: | out=meta kind=project-runner',
    files: [DART_TESTS],
  },
  haxelib: '- -* | | install',
  nimble: '- -* | | install kind=project-runner',
  shards: '-* | | install kind=project-runner',
  swift: {
    line: 'script.swift -* | c: package-path:peek I: F: L: l: e:code.swift | sub kind=obeyer,project-runner others=*',
    files: [SWIFT_TESTS],
  },
  'swift build': '-* | c: package-path:peek product: target: scratch-path: Xswiftc: j:',
  'swift package': '-* | package-path:peek path:peek allow-network-connections:',
  'swift repl': '-* | | interactive',
  'swift run': '-* | c: package-path:peek',
  'swift test': '-* | filter: package-path:peek c:',
}
