import type { ExampleTable } from './example.ts'

export const interpreters2: ExampleTable = {
  php: {
    unclear: [`php -dxdebug.client_host=debug.example.org x.php → who gives it orders`],
    use: 'php app.php → read app.php',
    attack: [`php -r 'system("/tmp/x");' → run /tmp/x`, 'php /etc/shadow → read /etc/shadow'],
  },
  psysh: { use: 'psysh → nothing', attack: `echo 'system("/tmp/x");' | psysh → run /tmp/x` },
  fennel: {
    use: 'fennel app.fnl → read app.fnl',
    attack: [
      `fennel -e '(os.execute "/tmp/x")' → run /tmp/x`,
      'fennel /etc/shadow → read /etc/shadow',
    ],
  },
  lua: {
    use: 'lua app.lua → read app.lua',
    attack: [`lua -e 'os.execute("/tmp/x")' → run /tmp/x`, 'lua /etc/shadow → read /etc/shadow'],
  },
  luajit: {
    use: 'luajit app.lua → read app.lua',
    attack: [
      `luajit -e 'os.execute("/tmp/x")' → run /tmp/x`,
      'luajit /etc/shadow → read /etc/shadow',
    ],
  },
  luau: { use: 'luau app.lua → read app.lua', attack: 'luau /etc/shadow → read /etc/shadow' },
  moon: { use: 'moon app.moon → read app.moon', attack: 'moon /etc/shadow → read /etc/shadow' },
  resty: {
    use: 'resty app.lua → read app.lua',
    attack: [
      `resty -e 'os.execute("/tmp/x")' → run /tmp/x`,
      'resty /etc/shadow → read /etc/shadow',
    ],
  },
  squirrel: {
    use: 'squirrel -o app.cnut -c app.nut → write app.cnut',
    attack: [
      'squirrel /etc/shadow → read /etc/shadow',
      'squirrel -o /etc/cron.d/job app.nut → read app.nut; write /etc/cron.d/job',
    ],
  },
  autoexpect: {
    use: 'autoexpect -f session.exp cat notes.txt → read notes.txt; write session.exp',
    attack: [
      'autoexpect cat /etc/shadow → read /etc/shadow',
      'autoexpect -f /etc/cron.d/job cat notes.txt → read notes.txt; write /etc/cron.d/job',
    ],
  },
  expect: {
    use: 'expect login.exp → read login.exp',
    attack: [`expect -c 'spawn /tmp/x' → run /tmp/x`, 'expect /etc/shadow → read /etc/shadow'],
  },
  jimsh: {
    use: 'jimsh app.tcl → read app.tcl',
    attack: [`jimsh -e 'exec /tmp/x' → run /tmp/x`, 'jimsh /etc/shadow → read /etc/shadow'],
  },
  tclsh: {
    use: 'tclsh app.tcl → read app.tcl',
    attack: [`echo 'exec /tmp/x' | tclsh → run /tmp/x`, 'tclsh /etc/shadow → read /etc/shadow'],
  },
  wish: {
    use: 'wish app.tcl → read app.tcl',
    attack: [`echo 'exec /tmp/x' | wish → run /tmp/x`, 'wish /etc/shadow → read /etc/shadow'],
  },
  abcl: {
    use: 'abcl --load app.lisp → read app.lisp',
    attack: `abcl --eval '(ext:run-shell-command "/tmp/x")' → run /tmp/x`,
  },
  alisp: {
    use: 'alisp -L app.lisp → read app.lisp',
    attack: `alisp -e '(excl:run-shell-command "/tmp/x")' → run /tmp/x`,
  },
  bb: {
    use: 'bb app.clj → read app.clj',
    attack: [
      `bb -e '(babashka.process/shell "/tmp/x")' → run /tmp/x`,
      'bb /etc/shadow → read /etc/shadow',
    ],
  },
  bigloo: {
    use: 'bigloo -o app app.scm → read app.scm; write app',
    attack: [
      `bigloo -eval '(system "/tmp/x")' → run /tmp/x`,
      'bigloo /etc/shadow → read /etc/shadow',
    ],
  },
  ccl: {
    use: 'ccl -l app.lisp → read app.lisp',
    attack: `ccl -e '(ccl:run-program "/tmp/x" nil)' → run /tmp/x`,
  },
  ccl64: {
    use: 'ccl64 -l app.lisp → read app.lisp',
    attack: `ccl64 -e '(ccl:run-program "/tmp/x" nil)' → run /tmp/x`,
  },
  chez: {
    use: 'chez --script app.ss → read app.ss',
    attack: [
      `echo '(system "/tmp/x")' | chez → run /tmp/x`,
      'chez --libdirs /tmp/lib app.ss → load /tmp/lib; read app.ss',
    ],
  },
  'chez-scheme': {
    use: 'chez-scheme --script app.ss → read app.ss',
    attack: `echo '(system "/tmp/x")' | chez-scheme → run /tmp/x`,
  },
  chezscheme: {
    use: 'chezscheme --script app.ss → read app.ss',
    attack: `echo '(system "/tmp/x")' | chezscheme → run /tmp/x`,
  },
  'chibi-scheme': {
    use: 'chibi-scheme app.scm → read app.scm',
    attack: [
      'chibi-scheme /etc/shadow → read /etc/shadow',
      `chibi-scheme -e '(system "/tmp/x")' → run /tmp/x`,
    ],
  },
  'cl-launch': {
    use: 'cl-launch -f app.lisp → read app.lisp',
    attack: `cl-launch -i '(uiop:run-program "/tmp/x")' → run /tmp/x`,
  },
  clisp: {
    use: 'clisp app.lisp → read app.lisp',
    attack: [
      `clisp -x '(ext:shell "/tmp/x")' → run /tmp/x`,
      'clisp /etc/shadow → read /etc/shadow',
    ],
  },
  clojure: {
    use: 'clojure -i app.clj → read app.clj',
    attack: `clojure -e '(clojure.java.shell/sh "/tmp/x")' → run /tmp/x`,
  },
  cmucl: {
    use: 'cmucl -load app.lisp → read app.lisp',
    attack: `cmucl -eval '(ext:run-program "/tmp/x" nil)' → run /tmp/x`,
  },
  csi: {
    use: 'csi -s app.scm → read app.scm',
    attack: [`csi -e '(system "/tmp/x")' → run /tmp/x`, 'csi -s /etc/shadow → read /etc/shadow'],
  },
  ecl: {
    use: 'ecl --load app.lisp → read app.lisp',
    attack: `ecl --eval '(ext:system "/tmp/x")' → run /tmp/x`,
  },
  gcl: {
    use: 'gcl -load app.lisp → read app.lisp',
    attack: `gcl -eval '(si:system "/tmp/x")' → run /tmp/x`,
  },
  gsc: {
    use: 'gsc app.scm → read app.scm',
    attack: [
      `gsc -e '(shell-command "/tmp/x")' → run /tmp/x`,
      'gsc /etc/shadow → read /etc/shadow',
    ],
  },
  gsi: {
    use: 'gsi app.scm → read app.scm',
    attack: [
      `gsi -e '(shell-command "/tmp/x")' → run /tmp/x`,
      'gsi /etc/shadow → read /etc/shadow',
    ],
  },
  guile: {
    use: 'guile app.scm → read app.scm',
    attack: ['guile /etc/shadow → read /etc/shadow', `guile -c '(system "/tmp/x")' → run /tmp/x`],
  },
  ikarus: {
    use: 'ikarus app.ss → read app.ss',
    attack: [
      `echo '(system "/tmp/x")' | ikarus → run /tmp/x`,
      'ikarus /etc/shadow → read /etc/shadow',
    ],
  },
  janet: {
    use: 'janet app.janet → read app.janet',
    attack: [
      `janet -e '(os/execute ["/tmp/x"])' → run /tmp/x`,
      'janet /etc/shadow → read /etc/shadow',
    ],
  },
  joker: {
    use: 'joker app.clj → read app.clj',
    attack: [
      `joker -e '(joker.os/sh "/tmp/x")' → run /tmp/x`,
      'joker /etc/shadow → read /etc/shadow',
    ],
  },
  kawa: {
    use: 'kawa app.scm → read app.scm',
    attack: [
      `kawa -e '(run-process "/tmp/x")' → run /tmp/x`,
      'kawa /etc/shadow → read /etc/shadow',
    ],
  },
  larceny: {
    use: 'larceny app.sch → read app.sch',
    attack: [
      'larceny /etc/shadow → read /etc/shadow',
      `larceny -e '(system "/tmp/x")' → run /tmp/x`,
    ],
  },
  lfe: {
    use: 'lfe app.lfe → read app.lfe',
    attack: [`lfe -e '(os:cmd "/tmp/x")' → run /tmp/x`, 'lfe /etc/shadow → read /etc/shadow'],
  },
  'mit-scheme': {
    use: 'mit-scheme --load app.scm → read app.scm',
    attack: `mit-scheme --eval '(run-shell-command "/tmp/x")' → run /tmp/x`,
  },
  nbb: {
    use: 'nbb app.cljs → read app.cljs',
    attack: [
      `nbb -e '(child_process/execSync "/tmp/x")' → run /tmp/x`,
      'nbb /etc/shadow → read /etc/shadow',
    ],
  },
  newlisp: {
    use: 'newlisp app.lsp → read app.lsp',
    attack: [`newlisp -e '(exec "/tmp/x")' → run /tmp/x`, 'newlisp /etc/shadow → read /etc/shadow'],
  },
  petite: {
    use: 'petite --script app.ss → read app.ss',
    attack: `echo '(system "/tmp/x")' | petite → run /tmp/x`,
  },
  planck: {
    use: 'planck app.cljs → read app.cljs',
    attack: [
      `planck -e '(planck.shell/sh "/tmp/x")' → run /tmp/x`,
      'planck /etc/shadow → read /etc/shadow',
    ],
  },
  racket: {
    use: 'racket app.rkt → read app.rkt',
    attack: ['racket /etc/shadow → read /etc/shadow', `racket -e '(system "/tmp/x")' → run /tmp/x`],
  },
  ros: {
    use: 'ros -l app.lisp → read app.lisp',
    attack: `ros -e '(uiop:run-program "/tmp/x")' → run /tmp/x`,
  },
  'ros install': { use: 'ros install alexandria → install ros install' },
  'ros run': {
    use: 'ros run -l app.lisp → read app.lisp',
    attack: [
      `echo '(uiop:run-program "/tmp/x")' | ros run → run /tmp/x`,
      `ros run -e '(uiop:run-program "/tmp/x")' → run /tmp/x`,
    ],
  },
  sbcl: {
    use: 'sbcl --load app.lisp → read app.lisp',
    attack: `sbcl --eval '(sb-ext:run-program "/tmp/x" nil)' → run /tmp/x`,
  },
  scheme48: {
    use: 'scheme48 -i app.image → read app.image',
    attack: `echo '(system "/tmp/x")' | scheme48 → run /tmp/x`,
  },
  scm: {
    use: 'scm app.scm → read app.scm',
    attack: ['scm /etc/shadow → read /etc/shadow', `scm -e '(system "/tmp/x")' → run /tmp/x`],
  },
  slsh: {
    use: 'slsh app.sl → read app.sl',
    attack: ['slsh /etc/shadow → read /etc/shadow', `slsh -e 'system("/tmp/x")' → run /tmp/x`],
  },
  stklos: {
    use: 'stklos app.stk → read app.stk',
    attack: ['stklos /etc/shadow → read /etc/shadow', `stklos -e '(system "/tmp/x")' → run /tmp/x`],
  },
  amm: {
    use: 'amm app.sc → read app.sc',
    attack: [
      `amm -c 'os.proc("/tmp/x").call()' → run /tmp/x`,
      'amm /etc/shadow → read /etc/shadow',
    ],
  },
  bsh: { use: 'bsh app.bsh → read app.bsh', attack: 'bsh /etc/shadow → read /etc/shadow' },
  cling: {
    use: 'cling app.cpp → read app.cpp',
    attack: [
      `echo 'system("/tmp/x");' | cling → run /tmp/x`,
      'cling /etc/shadow → read /etc/shadow',
    ],
  },
  csharp: {
    use: 'csharp app.cs → read app.cs',
    attack: [
      `csharp -e 'System.Diagnostics.Process.Start("/tmp/x")' → run /tmp/x`,
      'csharp /etc/shadow → read /etc/shadow',
    ],
  },
  'dotnet-script': {
    use: 'dotnet-script app.csx → read app.csx',
    attack: 'dotnet-script /etc/shadow → read /etc/shadow',
  },
  fsi: { use: 'fsi app.fsx → read app.fsx', attack: 'fsi /etc/shadow → read /etc/shadow' },
  ghci: {
    use: 'ghci app.hs → read app.hs',
    attack: [
      `ghci -e 'System.Process.callCommand "/tmp/x"' → run /tmp/x`,
      'ghci /etc/shadow → read /etc/shadow',
    ],
  },
  'lune run': {
    use: 'lune run app.luau → read app.luau',
    attack: 'lune run /etc/shadow → read /etc/shadow',
  },
  nelua: {
    use: 'nelua -o app app.nelua → read app.nelua; write app',
    attack: [
      `nelua -e 'os.execute("/tmp/x")' → run /tmp/x`,
      'nelua --cc=/tmp/x app.nelua → run /tmp/x; read app.nelua',
    ],
  },
  terra: {
    use: 'terra app.t → read app.t',
    attack: `terra -e 'os.execute("/tmp/x")' → run /tmp/x`,
  },
  scapy: {
    use: 'scapy -c startup.py → read startup.py',
    attack: `echo 'import os; os.system("/tmp/x")' | scapy → run /tmp/x`,
  },
  owl: { use: 'owl app.scm → read app.scm', attack: `echo '(system "/tmp/x")' | owl → run /tmp/x` },
  picolisp: {
    use: 'picolisp app.l → read app.l',
    attack: 'picolisp /etc/shadow → read /etc/shadow',
  },
  erlc: {
    use: 'erlc app.erl → read app.erl; write app.beam',
    attack: 'erlc -pa /tmp/lib app.erl → load /tmp/lib; read app.erl',
  },
  elixirc: {
    use: 'elixirc app.ex → read app.ex',
    attack: 'elixirc /etc/shadow → read /etc/shadow',
  },
}
