import type { ExampleTable } from './example.ts'

export const lintersAndFormatters2: ExampleTable = {
  phpcbf: {
    use: 'phpcbf notes.txt → edit notes.txt',
    attack: [
      'phpcbf /etc/sudoers → edit /etc/sudoers',
      'phpcbf notes.txt --bootstrap=/etc/shadow → read /etc/shadow; edit notes.txt',
    ],
  },
  phpcs: {
    use: 'phpcs src --report-file=out.txt → write out.txt',
    attack: [
      'phpcs src --report-file=/etc/cron.d/job → write /etc/cron.d/job',
      'phpcs src --bootstrap=/etc/shadow → read /etc/shadow',
    ],
  },
  psalm: {
    use: 'psalm src -c app.conf → read app.conf',
    attack: [
      'psalm src -c /etc/shadow → read /etc/shadow',
      'psalm src --plugin=/etc/shadow → read /etc/shadow',
    ],
  },
  'rector process': {
    use: 'rector process src -c main.php → read main.php',
    attack: [
      'rector process src -c /etc/shadow → read /etc/shadow',
      'rector process src -a /etc/shadow → read /etc/shadow',
    ],
  },
  reek: {
    use: 'reek notes.txt → read notes.txt',
    attack: [
      'reek /etc/shadow → read /etc/shadow',
      'reek notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  rubocop: {
    use: 'rubocop → nothing',
    attack: ['rubocop -r /tmp/x.so → load /tmp/x.so', 'rubocop -c /etc/shadow → read /etc/shadow'],
  },
  selene: {
    use: 'selene notes.txt → read notes.txt',
    attack: [
      'selene /etc/shadow → read /etc/shadow',
      'selene notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  stylua: {
    use: 'stylua notes.txt → edit notes.txt',
    attack: [
      'stylua /etc/sudoers → edit /etc/sudoers',
      'stylua notes.txt -f /etc/shadow → read /etc/shadow; edit notes.txt',
    ],
  },
  checkstyle: {
    use: 'checkstyle notes.txt → read notes.txt',
    attack: [
      'checkstyle /etc/shadow → read /etc/shadow',
      'checkstyle notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  'clj-kondo': {
    use: 'clj-kondo src → nothing',
  },
  'clojure-lsp': {
    use: 'clojure-lsp → nothing',
  },
  detekt: {
    use: 'detekt -c app.conf → read app.conf',
    attack: ['detekt -c /etc/shadow → read /etc/shadow', 'detekt -p /tmp/x.so → load /tmp/x.so'],
  },
  gofmt: {
    use: ['gofmt notes.txt → read notes.txt', 'gofmt -w main.go → read main.go; write main.go'],
    attack: [
      'gofmt /etc/shadow → read /etc/shadow',
      'gofmt notes.txt --cpuprofile=/etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  goimports: {
    use: 'goimports notes.txt → read notes.txt',
    attack: 'goimports /etc/shadow → read /etc/shadow',
  },
  gopls: {
    use: 'gopls --listen=8080 → listen 8080',
    attack: 'gopls --logfile=/etc/cron.d/job → write /etc/cron.d/job',
  },
  hlint: {
    use: 'hlint src -h notes.txt → read notes.txt',
    attack: [
      'hlint src -h /etc/shadow → read /etc/shadow',
      'hlint src --with-refactor=/tmp/x → run /tmp/x',
    ],
  },
  rustfmt: {
    use: 'rustfmt notes.txt → edit notes.txt',
    attack: 'rustfmt /etc/sudoers → edit /etc/sudoers',
  },
  scalafmt: {
    use: 'scalafmt src -c app.conf → read app.conf',
    attack: 'scalafmt src -c /etc/shadow → read /etc/shadow',
  },
  hadolint: {
    use: 'hadolint notes.txt → read notes.txt',
    attack: [
      'hadolint /etc/shadow → read /etc/shadow',
      'hadolint notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  shellcheck: {
    use: 'shellcheck notes.txt → read notes.txt',
    attack: 'shellcheck /etc/shadow → read /etc/shadow',
  },
  shfmt: {
    use: ['shfmt notes.txt → read notes.txt', 'shfmt -w run.sh → read run.sh; write run.sh'],
    attack: 'shfmt /etc/shadow → read /etc/shadow',
  },
}
