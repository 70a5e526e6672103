import type { ExampleTable } from './example.ts'

export const lintersAndFormatters2: ExampleTable = {
  black: {
    use: 'black app.py → edit app.py',
    attack: 'black /etc/sudoers → edit /etc/sudoers',
  },
  phpcbf: {
    use: 'phpcbf --standard=PSR12 main.php → edit main.php',
    attack: [
      'phpcbf /etc/sudoers → edit /etc/sudoers',
      'phpcbf --bootstrap=/etc/shadow main.php → read /etc/shadow; edit main.php',
    ],
  },
  phpcs: {
    use: 'phpcs --report-file=report.txt src → write report.txt',
    attack: [
      'phpcs --report-file=/etc/cron.d/job src → write /etc/cron.d/job',
      'phpcs --bootstrap=/etc/shadow src → read /etc/shadow',
    ],
  },
  psalm: {
    use: 'psalm -c psalm.xml src → read psalm.xml',
    attack: [
      'psalm --plugin=/etc/shadow src → read /etc/shadow',
      'psalm --report=/etc/passwd src → write /etc/passwd',
    ],
  },
  'rector process': {
    use: 'rector process -c rector.php src → read rector.php',
    attack: [
      'rector process -c /etc/shadow src → read /etc/shadow',
      'rector process -a /etc/shadow src → read /etc/shadow',
    ],
  },
  reek: {
    use: 'reek -c .reek.yml app.rb → read .reek.yml; read app.rb',
    attack: 'reek /etc/shadow → read /etc/shadow',
  },
  rubocop: {
    use: 'rubocop -c .rubocop.yml src → read .rubocop.yml',
    attack: [
      'rubocop -r /tmp/x.rb src → load /tmp/x.rb',
      'rubocop -o /etc/passwd src → write /etc/passwd',
    ],
  },
  selene: {
    use: 'selene main.lua → read main.lua',
    attack: [
      'selene /etc/shadow → read /etc/shadow',
      'selene --config=/etc/shadow main.lua → read /etc/shadow; read main.lua',
    ],
  },
  stylua: {
    use: 'stylua main.lua → edit main.lua',
    attack: [
      'stylua /etc/sudoers → edit /etc/sudoers',
      'stylua -f /etc/shadow main.lua → read /etc/shadow; edit main.lua',
    ],
  },
  checkstyle: {
    use: 'checkstyle -c sun_checks.xml Main.java → read Main.java',
    attack:
      'checkstyle -c sun_checks.xml -o /etc/passwd Main.java → read Main.java; write /etc/passwd',
  },
  'clj-kondo': { use: 'clj-kondo --lint src → nothing' },
  'clojure-lsp': { use: 'clojure-lsp diagnostics → nothing' },
  detekt: {
    use: 'detekt -i src -c detekt.yml → read detekt.yml',
    attack: 'detekt -i src -p /tmp/x.jar → load /tmp/x.jar',
  },
  gofmt: {
    use: ['gofmt main.go → read main.go', 'gofmt -w main.go → read main.go; write main.go'],
    attack: 'gofmt -cpuprofile /etc/passwd main.go → read main.go; write /etc/passwd',
  },
  goimports: {
    use: 'goimports -w main.go → read main.go; write main.go',
    attack: 'goimports /etc/shadow → read /etc/shadow',
  },
  gopls: {
    use: 'gopls -listen=:8080 → listen :8080',
    attack: 'gopls -logfile=/etc/cron.d/job → write /etc/cron.d/job',
  },
  hlint: {
    use: 'hlint -h .hlint.yaml src → read .hlint.yaml',
    attack: [
      'hlint --refactor --with-refactor=/tmp/x main.hs → run /tmp/x',
      'hlint --report=/etc/passwd src → write /etc/passwd',
    ],
  },
  rustfmt: {
    use: 'rustfmt main.rs → edit main.rs',
    attack: 'rustfmt /etc/shadow → edit /etc/shadow',
  },
  scalafmt: {
    use: 'scalafmt -c .scalafmt.conf src → read .scalafmt.conf',
    attack: 'scalafmt -c /etc/shadow src → read /etc/shadow',
  },
  hadolint: {
    use: 'hadolint -c .hadolint.yaml Dockerfile → read .hadolint.yaml; read Dockerfile',
    attack: 'hadolint /etc/shadow → read /etc/shadow',
  },
  shellcheck: {
    use: 'shellcheck run.sh → read run.sh',
    attack: 'shellcheck /etc/shadow → read /etc/shadow',
  },
  shfmt: {
    use: ['shfmt run.sh → read run.sh', 'shfmt -w run.sh → read run.sh; write run.sh'],
    attack: 'shfmt /etc/shadow → read /etc/shadow',
  },
  semgrep: {
    use: 'semgrep scan -c rules.yml src → read rules.yml',
    attack: 'semgrep scan -o /etc/passwd src → write /etc/passwd',
  },
  phpmd: {
    use: 'phpmd src text cleancode → nothing',
    attack: [
      'phpmd src text cleancode --bootstrap=/etc/shadow → read /etc/shadow',
      'phpmd src text cleancode --reportfile=/etc/passwd → write /etc/passwd',
    ],
  },
  phpstan: {
    use: 'phpstan analyse -c phpstan.neon src → read phpstan.neon',
    attack: 'phpstan analyse -a /etc/shadow src → read /etc/shadow',
  },
  'golangci-lint': { use: 'golangci-lint run -c .golangci.yml → read .golangci.yml' },
  ktlint: {
    use: 'ktlint src → nothing',
    attack: 'ktlint -R /tmp/rules.jar src → load /tmp/rules.jar',
  },
  spotbugs: { use: 'spotbugs -textui build → nothing' },
}
