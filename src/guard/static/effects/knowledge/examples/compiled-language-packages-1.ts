import type { ExampleTable } from './example.ts'

export const compiledLanguagePackages1: ExampleTable = {
  'cargo add': {
    use: 'cargo add --git=https://example.org/x → fetch https://example.org/x',
  },
  'cargo bench': {
    use: 'cargo bench → nothing',
    attack: `cargo bench --config 'build.rustc-wrapper="/tmp/x"' → run /tmp/x`,
  },
  'cargo binstall': {
    use: 'cargo binstall demo → install cargo binstall',
  },
  'cargo bloat': {
    use: 'cargo bloat → nothing',
  },
  'cargo build': {
    use: 'cargo build → nothing',
    attack: `cargo build --config 'build.rustc-wrapper="/tmp/x"' → run /tmp/x`,
  },
  'cargo check': {
    use: 'cargo check → nothing',
    attack: `cargo check --config 'build.rustc-wrapper="/tmp/x"' → run /tmp/x`,
  },
  'cargo clean': {
    use: 'cargo clean → nothing',
  },
  'cargo clippy': {
    use: 'cargo clippy → nothing',
    attack: `cargo clippy --config 'build.rustc-wrapper="/tmp/x"' → run /tmp/x`,
  },
  'cargo deny': {
    use: 'cargo deny --config=app.conf → read app.conf',
    attack: 'cargo deny --config=/etc/shadow → read /etc/shadow',
  },
  'cargo doc': {
    use: 'cargo doc → nothing',
    attack: `cargo doc --config 'build.rustc-wrapper="/tmp/x"' → run /tmp/x`,
  },
  'cargo expand': {
    use: 'cargo expand → nothing',
  },
  'cargo fetch': {
    use: 'cargo fetch → nothing',
  },
  'cargo fix': {
    use: 'cargo fix → nothing',
    attack: `cargo fix --config 'build.rustc-wrapper="/tmp/x"' → run /tmp/x`,
  },
  'cargo flamegraph': {
    use: 'cargo flamegraph -o out.txt → write out.txt',
    attack: [
      'cargo flamegraph -o /etc/cron.d/job → write /etc/cron.d/job',
      'cargo flamegraph --post-process=/tmp/x → run /tmp/x',
    ],
  },
  'cargo generate': {
    use: 'cargo generate --git=https://example.org/x → fetch https://example.org/x',
    attack: [
      'cargo generate --template-values-file=/etc/shadow → read /etc/shadow',
      'cargo generate --allow-commands → privilege cargo generate',
    ],
  },
  'cargo install': {
    use: 'cargo install demo → install cargo install',
    attack: `cargo install demo --config 'build.rustc-wrapper="/tmp/x"' → run /tmp/x`,
  },
  'cargo llvm-cov': {
    use: 'cargo llvm-cov --output-path=out.txt → write out.txt',
    attack: 'cargo llvm-cov --output-path=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'cargo make': {
    use: 'cargo make --makefile=app.conf → read app.conf',
    attack: 'cargo make --makefile=/etc/shadow → read /etc/shadow',
  },
  'cargo metadata': {
    use: 'cargo metadata → nothing',
  },
  'cargo nextest': {
    use: 'cargo nextest --config-file=app.conf → read app.conf',
    attack: [
      'cargo nextest --config-file=/etc/shadow → read /etc/shadow',
      'cargo nextest --tool-config-file=/etc/shadow → read /etc/shadow',
    ],
  },
  'cargo package': {
    use: 'cargo package → nothing',
  },
  'cargo publish': {
    use: 'cargo publish → irrevocable publish',
  },
  'cargo remove': {
    use: 'cargo remove → nothing',
  },
  'cargo run': {
    use: 'cargo run → nothing',
    attack: `cargo run --config 'build.rustc-wrapper="/tmp/x"' → run /tmp/x`,
  },
  'cargo rustc': {
    use: 'cargo rustc → nothing',
    attack: `cargo rustc --config 'build.rustc-wrapper="/tmp/x"' → run /tmp/x`,
  },
  'cargo rustdoc': {
    use: 'cargo rustdoc → nothing',
  },
  'cargo tarpaulin': {
    use: 'cargo tarpaulin → nothing',
  },
  'cargo tauri': {
    use: 'cargo tauri → nothing',
    attack: 'cargo tauri -r /tmp/x → run /tmp/x',
  },
  'cargo test': {
    use: 'cargo test → nothing',
    attack: `cargo test --config 'build.rustc-wrapper="/tmp/x"' → run /tmp/x`,
  },
  'cargo tree': {
    use: 'cargo tree → nothing',
  },
  'cargo update': {
    use: 'cargo update → nothing',
  },
  'cargo watch': {
    use: `cargo watch -s 'cat notes.txt' → read notes.txt`,
    attack: [
      `cargo watch -s 'cat /etc/shadow' → read /etc/shadow`,
      'cargo watch -s /bin/sh → shell sh',
    ],
  },
  'cargo zigbuild': {
    use: 'cargo zigbuild → nothing',
  },
  'rustup install': {
    use: 'rustup install stable → install rustup install',
  },
  'rustup run': {
    use: 'rustup run nightly cat notes.txt → read notes.txt',
    attack: [
      'rustup run nightly cat /etc/shadow → read /etc/shadow',
      'rustup run nightly bash → shell bash',
    ],
  },
  'rustup toolchain': {
    use: 'rustup toolchain install stable → install rustup toolchain',
  },
  'rustup update': {
    use: 'rustup update → install rustup update',
  },
  'go build': {
    use: 'go build -o out.txt ./cmd/app → write out.txt',
    attack: [
      'go build -o /etc/cron.d/job ./cmd/app → write /etc/cron.d/job',
      'go build --toolexec=/tmp/x ./cmd/app → run /tmp/x',
    ],
  },
  'go get': {
    use: 'go get example.org/x → install go get',
  },
  'go install': {
    use: 'go install demo → install go install',
    attack: [
      'go install --toolexec=/tmp/x demo → run /tmp/x; install go install',
      `go install --toolexec='cat /etc/shadow' demo → read /etc/shadow; install go install`,
    ],
  },
  'go run': {
    use: 'go run main.go → read main.go',
    attack: [
      'go run --exec=/tmp/x main.go → run /tmp/x; read main.go',
      'go run --toolexec=/tmp/x main.go → run /tmp/x; read main.go',
    ],
  },
  'go test': {
    use: `go test --exec='cat notes.txt' ./... → read notes.txt`,
    attack: [
      'go test --exec=/tmp/x ./... → run /tmp/x',
      `go test --exec='cat /etc/shadow' ./... → read /etc/shadow`,
    ],
  },
  'go tool compile': {
    use: 'go tool compile notes.txt → read notes.txt; write notes.o',
    attack: [
      'go tool compile /etc/shadow → read /etc/shadow',
      'go tool compile -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'go tool cover': {
    use: 'go tool cover --html=notes.txt → read notes.txt',
    attack: [
      'go tool cover --html=/etc/shadow → read /etc/shadow',
      'go tool cover --func=/etc/shadow → read /etc/shadow',
    ],
  },
  'go tool link': {
    use: 'go tool link notes.txt → read notes.txt; write a.out',
    attack: [
      'go tool link /etc/shadow → read /etc/shadow; write a.out',
      'go tool link -o /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'go tool pprof': {
    use: 'go tool pprof notes.txt → read notes.txt',
    attack: [
      'go tool pprof /etc/shadow → read /etc/shadow',
      'go tool pprof --output=/etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'go tool trace': {
    use: 'go tool trace notes.txt → read notes.txt',
    attack: 'go tool trace /etc/shadow → read /etc/shadow',
  },
  'go vet': {
    use: `go vet --vettool='cat notes.txt' ./... → read notes.txt`,
    attack: [
      'go vet --vettool=/tmp/x ./... → run /tmp/x',
      `go vet --vettool='cat /etc/shadow' ./... → read /etc/shadow`,
    ],
  },
  conan: {
    use: 'conan --pr=app.conf → read app.conf',
    attack: [
      'conan --pr=/etc/shadow → read /etc/shadow',
      'conan --profile=/etc/shadow → read /etc/shadow',
    ],
  },
  vcpkg: {
    use: 'vcpkg install → install vcpkg',
    attack: 'vcpkg install --overlay-ports=/tmp/x.so → load /tmp/x.so; install vcpkg',
  },
  'dotnet dev-certs': {
    use: 'dotnet dev-certs --ep=out.txt → write out.txt',
    attack: 'dotnet dev-certs --ep=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'dotnet ef': {
    use: 'dotnet ef -o out.txt → write out.txt',
    attack: 'dotnet ef -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'dotnet exec': {
    use: 'dotnet exec app.dll --depsfile=app.conf → read app.conf',
    attack: [
      'dotnet exec app.dll --depsfile=/etc/shadow → read /etc/shadow',
      'dotnet exec app.dll --runtimeconfig=/etc/shadow → read /etc/shadow',
    ],
  },
  'dotnet fsi': {
    use: 'dotnet fsi main.txt → read main.txt',
    attack: [
      'dotnet fsi /etc/shadow → read /etc/shadow',
      'dotnet fsi --use=/etc/shadow main.txt → read /etc/shadow',
    ],
  },
  'dotnet restore': {
    use: 'dotnet restore app.csproj --configfile=app.conf → read app.conf',
    attack: 'dotnet restore app.csproj --configfile=/etc/shadow → read /etc/shadow',
  },
  'dotnet script': {
    use: 'dotnet script main.src notes.txt → read main.src',
    attack: 'dotnet script /etc/shadow notes.txt → read /etc/shadow',
  },
  'dotnet test': {
    use: 'dotnet test app.csproj -s app.conf → read app.conf',
    attack: [
      'dotnet test app.csproj -s /etc/shadow → read /etc/shadow',
      'dotnet test app.csproj -a /tmp/x.so → load /tmp/x.so',
    ],
  },
  'dotnet tool': {
    use: 'dotnet tool → install dotnet tool',
    attack: 'dotnet tool --configfile=/etc/shadow → read /etc/shadow; install dotnet tool',
  },
  'dotnet user-secrets list': {
    attack: 'dotnet user-secrets list → privilege',
  },
  cabal: {
    use: 'cabal --config-file=app.conf → read app.conf',
    attack: 'cabal --config-file=/etc/shadow → read /etc/shadow',
  },
  'cabal bench': {
    use: 'cabal bench → nothing',
    attack: 'cabal bench --with-compiler=/tmp/x → run /tmp/x',
  },
  'cabal build': {
    use: 'cabal build --project-file=app.conf → read app.conf',
    attack: [
      'cabal build --project-file=/etc/shadow → read /etc/shadow',
      'cabal build -w /tmp/x → run /tmp/x',
    ],
  },
  'cabal exec': {
    use: 'cabal exec cat notes.txt → read notes.txt',
    attack: ['cabal exec cat /etc/shadow → read /etc/shadow', 'cabal exec bash → shell bash'],
  },
  'cabal install': {
    use: 'cabal install → install cabal install',
    attack: [
      'cabal install --project-file=/etc/shadow → read /etc/shadow; install cabal install',
      'cabal install -w /tmp/x → run /tmp/x; install cabal install',
    ],
  },
  'cabal repl': {
    use: 'cabal repl --project-file=app.conf → read app.conf',
    attack: [
      'cabal repl --project-file=/etc/shadow → read /etc/shadow',
      'cabal repl -w /tmp/x → run /tmp/x',
    ],
  },
  'cabal run': {
    use: 'cabal run --project-file=app.conf → read app.conf',
    attack: [
      'cabal run --project-file=/etc/shadow → read /etc/shadow',
      'cabal run -w /tmp/x → run /tmp/x',
    ],
  },
  'cabal script': {
    use: 'cabal script main.txt notes.txt → read main.txt',
    attack: 'cabal script /etc/shadow notes.txt → read /etc/shadow',
  },
  'cabal v2-exec': {
    use: 'cabal v2-exec cat notes.txt → read notes.txt',
    attack: ['cabal v2-exec cat /etc/shadow → read /etc/shadow', 'cabal v2-exec bash → shell bash'],
  },
}
