import type { ExampleTable } from './example.ts'

export const buildTools1: ExampleTable = {
  doit: {
    use: 'doit -f main.py → read main.py',
    attack: 'doit -f /etc/shadow → read /etc/shadow',
  },
  fab: {
    use: 'fab -f main.py → read main.py',
    attack: ['fab -f /etc/shadow → read /etc/shadow', 'fab -c /etc/shadow → read /etc/shadow'],
  },
  imake: {
    use: 'imake -f notes.txt → read notes.txt',
    attack: ['imake -f /etc/shadow → read /etc/shadow', 'imake -T /etc/shadow → read /etc/shadow'],
  },
  invoke: {
    use: 'invoke → nothing',
    attack: ['invoke -r /tmp → load /tmp', 'invoke -f /etc/shadow → read /etc/shadow'],
  },
  jake: {
    use: 'jake -f main.js → read main.js',
    attack: ['jake -f /etc/shadow → read /etc/shadow', 'jake -r /tmp/x.so → load /tmp/x.so'],
  },
  just: {
    use: 'just -f main.txt → read main.txt',
    attack: [
      'just -f /etc/shadow → read /etc/shadow',
      `just -c 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  mage: {
    use: 'mage --compile=out.txt → write out.txt',
    attack: [
      'mage --compile=/etc/cron.d/job → write /etc/cron.d/job',
      'mage --gocmd=/tmp/x → run /tmp/x',
    ],
  },
  make: {
    use: 'make all -f main.mk → read main.mk',
    attack: 'make all -f /etc/shadow → read /etc/shadow',
  },
  makedepend: {
    use: 'makedepend notes.txt → read notes.txt',
    attack: [
      'makedepend /etc/shadow → read /etc/shadow',
      'makedepend notes.txt -f /etc/sudoers → edit /etc/sudoers; read notes.txt',
    ],
  },
  mask: {
    use: 'mask --maskfile=main.txt → read main.txt',
    attack: 'mask --maskfile=/etc/shadow → read /etc/shadow',
  },
  mk: {
    use: 'mk -f main.mk → read main.mk',
    attack: 'mk -f /etc/shadow → read /etc/shadow',
  },
  ninja: {
    use: 'ninja -f tasks.yaml → read tasks.yaml',
    attack: 'ninja -f /etc/shadow → read /etc/shadow',
  },
  nmake: {
    use: 'nmake notes.txt -f main.mk → read main.mk',
    attack: 'nmake notes.txt -f /etc/shadow → read /etc/shadow',
  },
  rake: {
    use: 'rake -f main.rb → read main.rb',
    attack: [
      'rake -f /etc/shadow → read /etc/shadow',
      `rake -e 'File.read("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  task: {
    use: 'task -t tasks.yaml → read tasks.yaml',
    attack: 'task -t /etc/shadow → read /etc/shadow',
  },
  'task execute': {
    use: 'task execute cat notes.txt → read notes.txt',
    attack: ['task execute cat /etc/shadow → read /etc/shadow', 'task execute bash → shell bash'],
  },
  whenever: {
    use: 'whenever -f main.rb → read main.rb',
    attack: [
      'whenever -f /etc/shadow → read /etc/shadow',
      'whenever --crontab-command=/tmp/x → run /tmp/x',
    ],
    unclear: 'whenever --update-crontab → the jobs that its file plants',
  },
  aclocal: {
    use: 'aclocal --output=out.txt → write out.txt',
    attack: 'aclocal --output=/etc/cron.d/job → write /etc/cron.d/job',
  },
  autoconf: {
    use: 'autoconf notes.txt → read notes.txt',
    attack: [
      'autoconf /etc/shadow → read /etc/shadow',
      'autoconf notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  autoheader: {
    use: 'autoheader notes.txt → read notes.txt',
    attack: 'autoheader /etc/shadow → read /etc/shadow',
  },
  autom4te: {
    use: 'autom4te -o out.txt → write out.txt',
    attack: 'autom4te -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  autoupdate: {
    use: 'autoupdate notes.txt → edit notes.txt',
    attack: 'autoupdate /etc/sudoers → edit /etc/sudoers',
  },
  bear: {
    use: 'bear cat notes.txt → read notes.txt',
    attack: ['bear cat /etc/shadow → read /etc/shadow', 'bear bash → shell bash'],
  },
  bjam: {
    use: 'bjam -f notes.txt → read notes.txt',
    attack: 'bjam -f /etc/shadow → read /etc/shadow',
  },
  ccache: {
    use: 'ccache cat notes.txt → read notes.txt',
    attack: ['ccache cat /etc/shadow → read /etc/shadow', 'ccache bash → shell bash'],
  },
  cmake: {
    use: 'cmake . -P main.txt → read main.txt',
    attack: [
      'cmake . -P /etc/shadow → read /etc/shadow',
      'cmake . -C /etc/shadow → read /etc/shadow',
    ],
  },
  compiledb: {
    use: 'compiledb cat notes.txt → read notes.txt',
    attack: ['compiledb cat /etc/shadow → read /etc/shadow', 'compiledb bash → shell bash'],
  },
  cpack: {
    use: 'cpack --config=main.txt → read main.txt',
    attack: 'cpack --config=/etc/shadow → read /etc/shadow',
  },
  ctest: {
    use: 'ctest -S main.txt → read main.txt',
    attack: [
      'ctest -S /etc/shadow → read /etc/shadow',
      'ctest -O /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  distcc: {
    use: 'distcc cat notes.txt → read notes.txt',
    attack: ['distcc cat /etc/shadow → read /etc/shadow', 'distcc bash → shell bash'],
  },
  'gn gen': {
    use: 'gn gen out → nothing',
    attack: [
      'gn gen out --script-executable=/tmp/x → run /tmp/x',
      'gn gen out --dotfile=/etc/shadow → read /etc/shadow',
    ],
  },
  gyp: {
    use: 'gyp notes.txt → read notes.txt',
    attack: [
      'gyp /etc/shadow → read /etc/shadow',
      'gyp notes.txt -I /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  icecc: {
    use: 'icecc cat notes.txt → read notes.txt',
    attack: ['icecc cat /etc/shadow → read /etc/shadow', 'icecc bash → shell bash'],
  },
  ifnames: {
    use: 'ifnames notes.txt → read notes.txt',
    attack: 'ifnames /etc/shadow → read /etc/shadow',
  },
  'intercept-build': {
    use: 'intercept-build cat notes.txt → read notes.txt',
    attack: [
      'intercept-build cat /etc/shadow → read /etc/shadow',
      'intercept-build bash → shell bash',
    ],
  },
  'meson devenv': {
    use: 'meson devenv cat notes.txt → read notes.txt',
    attack: ['meson devenv cat /etc/shadow → read /etc/shadow', 'meson devenv bash → shell bash'],
  },
  'meson setup': {
    use: 'meson setup build --native-file=notes.txt → read notes.txt',
    attack: [
      'meson setup build --native-file=/etc/shadow → read /etc/shadow',
      'meson setup build --cross-file=/etc/shadow → read /etc/shadow',
    ],
  },
  'meson test': {
    use: `meson test --wrapper='cat notes.txt' → read notes.txt`,
    attack: [
      'meson test --wrapper=/tmp/x → run /tmp/x',
      `meson test --wrapper='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'node-gyp': {
    use: 'node-gyp --dist-url=https://example.org/x → fetch https://example.org/x',
    attack: 'node-gyp --make=/tmp/x → run /tmp/x',
  },
  premake5: {
    use: 'premake5 --file=main.lua → read main.lua',
    attack: [
      'premake5 --file=/etc/shadow → read /etc/shadow',
      'premake5 --scripts=/tmp → load /tmp',
    ],
  },
  'qbs shell': {
    use: 'qbs shell cat notes.txt → read notes.txt',
    attack: ['qbs shell cat /etc/shadow → read /etc/shadow', 'qbs shell bash → shell bash'],
  },
  qmake: {
    use: 'qmake app.pro -o out.txt → write out.txt',
    attack: 'qmake app.pro -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  sccache: {
    use: 'sccache cat notes.txt → read notes.txt',
    attack: ['sccache cat /etc/shadow → read /etc/shadow', 'sccache bash → shell bash'],
  },
  scons: {
    use: 'scons -f main.py → read main.py',
    attack: 'scons -f /etc/shadow → read /etc/shadow',
  },
  xmake: {
    use: 'xmake -F main.lua → read main.lua',
    attack: 'xmake -F /etc/shadow → read /etc/shadow',
  },
  'xmake lua': {
    use: 'xmake lua main.lua → read main.lua',
    attack: [
      'xmake lua /etc/shadow → read /etc/shadow',
      `xmake lua -c 'os.execute("/tmp/x")' main.lua → run /tmp/x`,
    ],
  },
  bazel: {
    use: `bazel --run_under='cat notes.txt' → read notes.txt`,
    attack: [
      'bazel --run_under=/tmp/x → run /tmp/x',
      `bazel --run_under='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  bitbake: {
    use: 'bitbake -b main.py → read main.py',
    attack: [
      'bitbake -b /etc/shadow → read /etc/shadow',
      'bitbake -R /etc/shadow → read /etc/shadow',
    ],
  },
  buck2: {
    use: 'buck2 --config-file=app.conf → read app.conf',
    attack: 'buck2 --config-file=/etc/shadow → read /etc/shadow',
  },
  checkinstall: {
    use: 'checkinstall cat notes.txt → read notes.txt',
    attack: ['checkinstall cat /etc/shadow → read /etc/shadow', 'checkinstall bash → shell bash'],
  },
  commitlint: {
    use: 'commitlint -g app.conf → read app.conf',
    attack: 'commitlint -g /etc/shadow → read /etc/shadow',
  },
  cookiecutter: {
    use: 'cookiecutter template --config-file=app.conf → read app.conf',
    attack: 'cookiecutter template --config-file=/etc/shadow → read /etc/shadow',
  },
  'dagger call': {
    use: 'dagger call -o out.txt → write out.txt',
    attack: 'dagger call -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'dagger run': {
    use: 'dagger run cat notes.txt → read notes.txt',
    attack: ['dagger run cat /etc/shadow → read /etc/shadow', 'dagger run bash → shell bash'],
  },
  'dagger shell': {
    use: 'dagger shell main.sh → read main.sh',
    attack: [
      'dagger shell /etc/shadow → read /etc/shadow',
      `dagger shell -c 'cat /etc/shadow' main.sh → read /etc/shadow`,
    ],
  },
  earthly: {
    use: 'earthly notes.txt → nothing',
    attack: [
      'earthly notes.txt --config=/etc/shadow → read /etc/shadow',
      'earthly notes.txt -P → privilege earthly',
    ],
  },
}
