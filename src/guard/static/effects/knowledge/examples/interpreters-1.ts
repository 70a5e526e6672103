import type { ExampleTable } from './example.ts'

export const interpreters1: ExampleTable = {
  hy: {
    use: 'hy app.hy → read app.hy',
    attack: [
      `hy -c '(import os) (os.system "/tmp/x")' → run /tmp/x`,
      'hy /etc/shadow app.hy → read /etc/shadow',
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
    ],
    unclear: 'ipython history clear -f → the history that it wipes',
  },
  python: {
    use: 'python app.py → read app.py',
    attack: [
      `python -c 'import os; os.system("/tmp/x")' → run /tmp/x`,
      'python /etc/shadow → read /etc/shadow',
    ],
  },
  a2p: { use: 'a2p app.awk → read app.awk', attack: 'a2p /etc/shadow → read /etc/shadow' },
  perl: {
    use: 'perl app.pl → read app.pl',
    attack: [`perl -e 'system("/tmp/x")' → run /tmp/x`, 'perl /etc/shadow → read /etc/shadow'],
  },
  perlbug: {
    use: 'perlbug -f data.txt → read data.txt',
    attack: [
      'perlbug -e /tmp/x → run /tmp/x',
      'perlbug -F /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  pl2bat: { use: 'pl2bat app.pl → read app.pl', attack: 'pl2bat /etc/shadow → read /etc/shadow' },
  pl2pm: { use: 'pl2pm app.pl → read app.pl', attack: 'pl2pm /etc/shadow → read /etc/shadow' },
  raku: {
    use: 'raku app.raku → read app.raku',
    attack: [
      `raku -e 'shell "/tmp/x"' → run /tmp/x`,
      'raku /etc/shadow app.raku → read /etc/shadow',
    ],
  },
  s2p: { use: 's2p app.sed → read app.sed', attack: 's2p /etc/shadow → read /etc/shadow' },
  erb: {
    use: 'erb app.rb → read app.rb',
    attack: [
      'erb /etc/shadow → read /etc/shadow',
      'erb -r /tmp/x app.rb → load /tmp/x; read app.rb',
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
    attack: ['mruby /etc/shadow → read /etc/shadow', `mruby -e 'system("/tmp/x")' → run /tmp/x`],
  },
  pry: {
    use: 'pry app.rb → read app.rb',
    attack: ['pry /etc/shadow → read /etc/shadow', `pry -e 'system("/tmp/x")' → run /tmp/x`],
  },
  ruby: {
    use: 'ruby app.rb → read app.rb',
    attack: [`ruby -e 'system("/tmp/x")' → run /tmp/x`, 'ruby /etc/shadow → read /etc/shadow'],
  },
  'babel-node': {
    use: 'babel-node app.js → read app.js',
    attack: [
      'babel-node /etc/shadow → read /etc/shadow',
      `babel-node -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  bun: {
    use: 'bun -c app.conf → read app.conf',
    attack: `bun -e 'require("child_process").execSync("/tmp/x")' → run /tmp/x`,
  },
  'bun add': { use: 'bun add example → install bun add' },
  'bun build': {
    use: 'bun build --outfile out.txt src → write out.txt',
    attack: 'bun build --outfile /etc/cron.d/job src → write /etc/cron.d/job',
  },
  'bun exec': {
    use: `bun exec 'cat notes.txt' → read notes.txt`,
    attack: `bun exec 'cat /etc/shadow' → read /etc/shadow`,
  },
  'bun install': { use: 'bun install example → install bun install' },
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
    use: 'bun test --reporter-outfile out.txt → write out.txt',
    attack: [
      'bun test -r /tmp/x → load /tmp/x',
      'bun test --reporter-outfile /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  casperjs: {
    use: 'casperjs a app.js → read app.js',
    attack: [
      'casperjs a /etc/shadow → read /etc/shadow',
      'casperjs --xunit /etc/cron.d/job a app.js → read app.js; write /etc/cron.d/job',
    ],
  },
  d8: {
    use: 'd8 app.js → read app.js',
    attack: [
      'd8 /etc/shadow → read /etc/shadow',
      `d8 -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  'deno add': { use: 'deno add npm:chalk → install deno add' },
  'deno bench': {
    use: 'deno bench -c app.conf src → read app.conf',
    attack: [
      'deno bench -c /etc/shadow src → read /etc/shadow',
      'deno bench --preload /etc/shadow src → read /etc/shadow',
    ],
  },
  'deno cache': {
    use: 'deno cache https://example.com/a → fetch https://example.com/a',
    attack: [
      'deno cache file:///etc/shadow → read /etc/shadow',
      'deno cache -c /etc/shadow https://example.com/a → read /etc/shadow; fetch https://example.com/a',
    ],
  },
  'deno compile': {
    use: 'deno compile app.ts → read app.ts',
    attack: [
      'deno compile /etc/shadow → read /etc/shadow',
      'deno compile -o /etc/cron.d/job app.ts → read app.ts; write /etc/cron.d/job',
    ],
  },
  'deno coverage': {
    use: 'deno coverage --output out.txt src → write out.txt',
    attack: 'deno coverage --output /etc/cron.d/job src → write /etc/cron.d/job',
  },
  'deno eval': {
    use: `deno eval 'console.log(1)' → nothing`,
    attack: `deno eval 'new Deno.Command("/tmp/x").outputSync()' → run /tmp/x`,
  },
  'deno install': { use: 'deno install → install deno install' },
  'deno repl': {
    use: 'deno repl --eval-file app.js → read app.js',
    attack: [
      `echo 'require("fs").readFileSync("/etc/shadow")' | deno repl → read /etc/shadow`,
      `deno repl --eval 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  'deno run': {
    use: 'deno run app.ts → read app.ts',
    attack: 'deno run /etc/shadow app.ts → read /etc/shadow',
  },
  'deno serve': {
    use: 'deno serve app.js → read app.js',
    attack: 'deno serve /etc/shadow → read /etc/shadow',
  },
  'deno upgrade': {
    use: 'deno upgrade --output out.txt → write out.txt',
    attack: 'deno upgrade --output /etc/cron.d/job → write /etc/cron.d/job',
  },
  'deno vendor': {
    use: 'deno vendor -c app.conf src → read app.conf',
    attack: [
      'deno vendor -c /etc/shadow src → read /etc/shadow',
      'deno vendor --preload /etc/shadow src → read /etc/shadow',
    ],
  },
  duk: {
    use: 'duk app.js → read app.js',
    attack: [
      'duk /etc/shadow → read /etc/shadow',
      `duk -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  esmo: {
    use: 'esmo app.js → read app.js',
    attack: [
      'esmo /etc/shadow → read /etc/shadow',
      `esmo -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  esrun: {
    use: 'esrun app.js → read app.js',
    attack: [
      'esrun /etc/shadow → read /etc/shadow',
      `esrun -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  gjs: {
    use: 'gjs app.js → read app.js',
    attack: [
      `gjs -c 'imports.gi.GLib.spawn_command_line_sync("/tmp/x")' → run /tmp/x`,
      'gjs /etc/shadow → read /etc/shadow',
    ],
  },
  jiti: {
    use: 'jiti app.js → read app.js',
    attack: [
      'jiti /etc/shadow → read /etc/shadow',
      `jiti -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
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
      `jsc -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
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
    attack: [
      'phantomjs /etc/shadow → read /etc/shadow',
      'phantomjs --config /etc/shadow app.js → read /etc/shadow; read app.js',
    ],
  },
  qjs: {
    use: 'qjs app.js → read app.js',
    attack: [`qjs -e 'os.exec(["/tmp/x"])' → run /tmp/x`, 'qjs /etc/shadow → read /etc/shadow'],
  },
  qml: {
    use: 'qml app.js → read app.js',
    attack: [
      'qml /etc/shadow → read /etc/shadow',
      'qml -I /tmp/lib app.js → load /tmp/lib; read app.js',
    ],
  },
  'sucrase-node': {
    use: 'sucrase-node app.js → read app.js',
    attack: [
      'sucrase-node /etc/shadow → read /etc/shadow',
      `sucrase-node -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  'swc-node': {
    use: 'swc-node app.js → read app.js',
    attack: [
      'swc-node /etc/shadow → read /etc/shadow',
      `swc-node -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  'tjs eval': {
    use: `tjs eval 'console.log(1)' → nothing`,
    attack: `tjs eval 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
  },
  'tjs run': {
    use: 'tjs run app.js → read app.js',
    attack: 'tjs run /etc/shadow → read /etc/shadow',
  },
  'ts-node': {
    use: 'ts-node app.ts → read app.ts',
    attack: [
      'ts-node /etc/shadow app.ts → read /etc/shadow',
      `ts-node -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
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
    use: 'vite-node app.js → read app.js',
    attack: [
      'vite-node /etc/shadow → read /etc/shadow',
      'vite-node -c /etc/shadow app.js → read /etc/shadow',
    ],
  },
  zx: {
    use: 'zx app.js → read app.js',
    attack: [
      'zx /etc/shadow → read /etc/shadow',
      `zx -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
}
