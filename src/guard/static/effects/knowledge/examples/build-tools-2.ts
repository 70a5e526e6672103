import type { ExampleTable } from './example.ts'

export const buildTools2: ExampleTable = {
  fpm: {
    use: 'fpm src → read-tree src',
    attack: [
      'fpm /root/.ssh → read-tree /root/.ssh',
      'fpm src -p /etc/cron.d/job → read-tree src; write /etc/cron.d/job',
    ],
  },
  'git-cliff': {
    use: 'git-cliff -c app.conf → read app.conf',
    attack: [
      'git-cliff -c /etc/shadow → read /etc/shadow',
      'git-cliff -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  goreleaser: {
    use: 'goreleaser -f app.conf → read app.conf',
    attack: [
      'goreleaser -f /etc/shadow → read /etc/shadow',
      'goreleaser --release-notes=/etc/shadow → read /etc/shadow',
    ],
  },
  'goreleaser build': {
    use: 'goreleaser build -f app.conf → read app.conf',
    attack: [
      'goreleaser build -f /etc/shadow → read /etc/shadow',
      'goreleaser build -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'goreleaser check': {
    use: 'goreleaser check -f app.conf → read app.conf',
    attack: 'goreleaser check -f /etc/shadow → read /etc/shadow',
  },
  'goreleaser release': {
    use: 'goreleaser release -f app.conf → read app.conf',
    attack: [
      'goreleaser release -f /etc/shadow → read /etc/shadow',
      'goreleaser release --release-notes=/etc/shadow → read /etc/shadow',
    ],
  },
  'ko build': {
    use: 'ko build . --image-refs=out.txt → write out.txt',
    attack: [
      'ko build . --image-refs=/etc/cron.d/job → write /etc/cron.d/job',
      'ko build . --tarball=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'lint-staged': {
    use: 'lint-staged -c main.js → read main.js',
    attack: 'lint-staged -c /etc/shadow → read /etc/shadow',
  },
  nfpm: {
    use: 'nfpm -f app.conf → read app.conf',
    attack: [
      'nfpm -f /etc/shadow → read /etc/shadow',
      'nfpm -t /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'nfpm package': {
    use: 'nfpm package -f app.conf → read app.conf',
    attack: [
      'nfpm package -f /etc/shadow → read /etc/shadow',
      'nfpm package -t /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  pants: {
    use: 'pants --pants-config-files=app.conf → read app.conf',
    attack: 'pants --pants-config-files=/etc/shadow → read /etc/shadow',
  },
  pex: {
    use: 'pex demo -o out.txt → write out.txt',
    attack: [
      'pex demo -o /etc/cron.d/job → write /etc/cron.d/job',
      'pex demo -r /etc/shadow → read /etc/shadow',
    ],
  },
  'platformio run': {
    use: 'platformio run -c app.conf → read app.conf',
    attack: 'platformio run -c /etc/shadow → read /etc/shadow',
  },
  'platformio test': {
    use: 'platformio test -c app.conf → read app.conf',
    attack: 'platformio test -c /etc/shadow → read /etc/shadow',
  },
  plop: {
    use: 'plop --plopfile=main.js → read main.js',
    attack: 'plop --plopfile=/etc/shadow → read /etc/shadow',
  },
  'plz run': {
    use: `plz run --cmd='cat notes.txt' → read notes.txt`,
    attack: [
      `plz run --cmd='cat /etc/shadow' → read /etc/shadow`,
      'plz run --cmd=/bin/sh → shell sh',
    ],
  },
  'pre-commit': {
    use: 'pre-commit -c app.conf → read app.conf',
    attack: 'pre-commit -c /etc/shadow → read /etc/shadow',
  },
  pyinstaller: {
    use: 'pyinstaller main.py → read main.py',
    attack: [
      'pyinstaller /etc/shadow → read /etc/shadow',
      'pyinstaller -p /tmp main.py → load /tmp; read main.py',
    ],
  },
  shiv: {
    use: 'shiv demo -o out.txt → write out.txt',
    attack: 'shiv demo -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'west flash': {
    use: 'west flash --hex-file=notes.txt → read notes.txt',
    attack: [
      'west flash --hex-file=/etc/shadow → read /etc/shadow',
      'west flash --bin-file=/etc/shadow → read /etc/shadow',
    ],
  },
  'west forall': {
    use: `west forall -c 'cat notes.txt' → read notes.txt`,
    attack: [
      `west forall -c 'cat /etc/shadow' → read /etc/shadow`,
      'west forall -c /bin/sh → shell sh',
    ],
  },
  zipapp: {
    use: 'zipapp app -o out.txt → write out.txt',
    attack: 'zipapp app -o /etc/cron.d/job → write /etc/cron.d/job',
  },
}
