import type { ExampleTable } from './example.ts'

export const compilers1: ExampleTable = {
  emcmake: {
    use: 'emcmake cat notes.txt → read notes.txt',
    attack: 'emcmake cat /etc/shadow → read /etc/shadow',
  },
  emconfigure: {
    use: 'emconfigure cat notes.txt → read notes.txt',
    attack: 'emconfigure cat /etc/shadow → read /etc/shadow',
  },
  emmake: {
    use: 'emmake cat notes.txt → read notes.txt',
    attack: 'emmake cat /etc/shadow → read /etc/shadow',
  },
  emrun: {
    use: 'emrun --port 8080 app.html → listen 8080',
    attack: 'emrun --browser /tmp/x app.html → run /tmp/x',
  },
  gcc: {
    use: 'gcc app.c → read app.c; write a.out',
    attack: [
      'gcc -o /etc/cron.d/job app.c → read app.c; write /etc/cron.d/job',
      'gcc -fplugin=/tmp/x.so app.c → load /tmp/x.so; read app.c; write a.out',
    ],
  },
  tcc: {
    use: 'tcc app.c → read app.c; write a.out',
    attack: [
      'tcc /etc/shadow → read /etc/shadow; write a.out',
      'tcc -o /etc/cron.d/job app.c → read app.c; write /etc/cron.d/job',
    ],
  },
  cobc: {
    use: 'cobc app.cob → read app.cob; write app.so',
    attack: [
      'cobc /etc/shadow → read /etc/shadow',
      'cobc -o /etc/cron.d/job app.cob → read app.cob; write /etc/cron.d/job',
    ],
  },
  dmd: { use: 'dmd app.d → read app.d; write app', attack: 'dmd /etc/shadow → read /etc/shadow' },
  fpc: {
    use: 'fpc app.pas → read app.pas; write app',
    attack: [
      'fpc /etc/shadow → read /etc/shadow',
      'fpc -o /etc/cron.d/job app.pas → read app.pas; write /etc/cron.d/job',
    ],
  },
  gnatmake: {
    use: 'gnatmake app.adb → read app.adb; write app',
    attack: [
      'gnatmake /etc/shadow → read /etc/shadow',
      'gnatmake --GCC /tmp/x app.adb → run /tmp/x; read app.adb; write app',
    ],
  },
  gprbuild: {
    use: 'gprbuild app.gpr → read app.gpr',
    attack: [
      'gprbuild /etc/shadow → read /etc/shadow',
      'gprbuild -o /etc/cron.d/job app.gpr → read app.gpr; write /etc/cron.d/job',
    ],
  },
  lazbuild: {
    use: 'lazbuild app.lpi → read app.lpi',
    attack: 'lazbuild /etc/shadow → read /etc/shadow',
  },
  ldc2: {
    use: 'ldc2 app.d → read app.d; write app',
    attack: [
      'ldc2 /etc/shadow → read /etc/shadow',
      'ldc2 --gcc /tmp/x app.d → run /tmp/x; read app.d; write app',
    ],
  },
  rdmd: {
    use: 'rdmd app.d → read app.d',
    attack: ['rdmd /etc/shadow → read /etc/shadow', `rdmd --eval='system("/tmp/x");' → run /tmp/x`],
  },
  groovyc: {
    use: 'groovyc App.groovy → read App.groovy; write App.class',
    attack: 'groovyc /etc/shadow → read /etc/shadow',
  },
  jar: {
    use: 'jar cf out.jar src → read-tree src; write out.jar',
    attack: 'jar cf /etc/cron.d/job src → read-tree src; write /etc/cron.d/job',
  },
  javac: {
    use: 'javac App.java → read App.java; write App.class',
    attack: [
      'javac /etc/shadow → read /etc/shadow',
      'javac --processorpath /tmp/lib App.java → load /tmp/lib; read App.java; write App.class',
    ],
  },
  javap: {
    use: 'javap App.class → read App.class',
    attack: 'javap /etc/shadow → read /etc/shadow',
  },
  jdeprscan: {
    use: 'jdeprscan app.jar → read app.jar',
    attack: 'jdeprscan /etc/shadow → read /etc/shadow',
  },
  jdeps: { use: 'jdeps app.jar → read app.jar', attack: 'jdeps /etc/shadow → read /etc/shadow' },
  jimage: {
    use: 'jimage list modules → read modules',
    attack: 'jimage list /etc/shadow → read /etc/shadow',
  },
  jpackage: {
    use: 'jpackage --input src --name app → read-tree src',
    attack: 'jpackage --input /root --name app → read-tree /root',
  },
  kotlinc: {
    use: 'kotlinc app.kt → read app.kt',
    attack: [
      'kotlinc /etc/shadow → read /etc/shadow',
      `kotlinc -e 'Runtime.getRuntime().exec("/tmp/x")' → run /tmp/x`,
    ],
  },
  mcs: {
    use: 'mcs app.cs → read app.cs; write app.exe',
    attack: [
      'mcs /etc/shadow → read /etc/shadow',
      'mcs --out /etc/cron.d/job app.cs → read app.cs; write /etc/cron.d/job',
    ],
  },
  proguard: {
    use: 'proguard app.conf → read app.conf',
    attack: 'proguard /etc/shadow → read /etc/shadow',
  },
  scalac: {
    use: 'scalac App.scala → read App.scala; write App.class',
    attack: [
      'scalac /etc/shadow → read /etc/shadow',
      'scalac --Xplugin /tmp/x.so App.scala → load /tmp/x.so; read App.scala; write App.class',
    ],
  },
  wsimport: {
    use: 'wsimport https://example.com/a → fetch https://example.com/a',
    attack: [
      'wsimport file:///etc/shadow → read /etc/shadow',
      'wsimport -b /etc/shadow https://example.com/a → read /etc/shadow; fetch https://example.com/a',
    ],
  },
  xjc: {
    use: 'xjc app.xsd → read app.xsd',
    attack: [
      'xjc /etc/shadow → read /etc/shadow',
      'xjc -b /etc/shadow app.xsd → read /etc/shadow; read app.xsd',
    ],
  },
  babel: {
    use: 'babel app.js → read app.js',
    attack: [
      'babel /etc/shadow → read /etc/shadow',
      'babel -o /etc/cron.d/job app.js → read app.js; write /etc/cron.d/job',
    ],
  },
  coffee: {
    use: 'coffee app.coffee → read app.coffee',
    attack: [
      'coffee /etc/shadow app.coffee → read /etc/shadow',
      `coffee -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  'crystal build': {
    use: 'crystal build app.cr → read app.cr; write app',
    attack: [
      'crystal build /etc/shadow → read /etc/shadow',
      'crystal build -o /etc/cron.d/job app.cr → read app.cr; write /etc/cron.d/job',
    ],
  },
  'crystal eval': {
    use: `crystal eval 'puts 1' → nothing`,
    attack: `crystal eval 'system("/tmp/x")' → run /tmp/x`,
  },
  'crystal i': {
    use: 'crystal i app.cr → read app.cr',
    attack: 'crystal i /etc/shadow → read /etc/shadow',
  },
  'crystal play': { use: 'crystal play → listen 8080' },
  'crystal run': {
    use: 'crystal run app.cr → read app.cr',
    attack: [
      'crystal run /etc/shadow → read /etc/shadow',
      'crystal run -o /etc/cron.d/job app.cr → read app.cr; write /etc/cron.d/job',
    ],
  },
  'crystal tool': {
    use: 'crystal tool format app.cr → read app.cr',
    attack: 'crystal tool format /etc/shadow → read /etc/shadow',
  },
  cython: {
    use: 'cython app.pyx → read app.pyx',
    attack: [
      'cython /etc/shadow → read /etc/shadow',
      'cython -o /etc/cron.d/job app.pyx → read app.pyx; write /etc/cron.d/job',
    ],
  },
  'elm install': { use: 'elm install elm/json → install elm install' },
  'elm make': {
    use: 'elm make Main.elm → read Main.elm',
    attack: [
      'elm make /etc/shadow → read /etc/shadow',
      'elm make --output /etc/cron.d/job Main.elm → read Main.elm; write /etc/cron.d/job',
    ],
  },
  'elm reactor': { use: 'elm reactor → listen 8000' },
  'elm repl': { use: 'elm repl → nothing', attack: 'elm repl --interpreter /tmp/x → run /tmp/x' },
  'elm-make': {
    use: 'elm-make Main.elm → read Main.elm',
    attack: [
      'elm-make /etc/shadow → read /etc/shadow',
      'elm-make --output /etc/cron.d/job Main.elm → read Main.elm; write /etc/cron.d/job',
    ],
  },
  fbc: {
    use: 'fbc app.bas → read app.bas; write app',
    attack: [
      'fbc /etc/shadow → read /etc/shadow',
      'fbc -o /etc/cron.d/job app.bas → read app.bas; write /etc/cron.d/job',
    ],
  },
  ghc: {
    use: 'ghc app.hs → read app.hs; write app',
    attack: [
      'ghc -o /etc/cron.d/job app.hs → read app.hs; write /etc/cron.d/job',
      `ghc -e 'System.Process.callCommand "/tmp/x"' → run /tmp/x`,
    ],
  },
  'hare build': {
    use: 'hare build app.ha → read app.ha; write app',
    attack: [
      'hare build /etc/shadow → read /etc/shadow',
      'hare build -o /etc/cron.d/job app.ha → read app.ha; write /etc/cron.d/job',
    ],
  },
  'hare run': {
    use: 'hare run app.ha → read app.ha',
    attack: 'hare run /etc/shadow → read /etc/shadow',
  },
  haxe: {
    use: 'haxe build.hxml → read build.hxml',
    attack: [
      'haxe /etc/shadow → read /etc/shadow',
      'haxe --js /etc/cron.d/job app.conf → read app.conf; write /etc/cron.d/job',
    ],
  },
  instantfpc: {
    use: 'instantfpc app.pas → read app.pas',
    attack: 'instantfpc /etc/shadow app.pas → read /etc/shadow',
  },
  lsc: {
    use: 'lsc app.ls → read app.ls',
    attack: [
      'lsc /etc/shadow → read /etc/shadow',
      `lsc -e 'require("fs").readFileSync("/etc/shadow")' → read /etc/shadow`,
    ],
  },
  luac: {
    use: 'luac app.lua → read app.lua; write luac.out',
    attack: [
      'luac /etc/shadow → read /etc/shadow; write luac.out',
      'luac -o /etc/cron.d/job app.lua → read app.lua; write /etc/cron.d/job',
    ],
  },
  mlton: {
    use: 'mlton app.sml → read app.sml; write app',
    attack: [
      'mlton /etc/shadow → read /etc/shadow',
      'mlton --output /etc/cron.d/job app.sml → read app.sml; write /etc/cron.d/job',
    ],
  },
  'nim c': {
    use: 'nim c app.nim → read app.nim; write app',
    attack: [
      'nim c /etc/shadow → read /etc/shadow',
      'nim c --gcc.exe /tmp/x app.nim → run /tmp/x; read app.nim; write app',
    ],
  },
  'nim check': {
    use: 'nim check app.nim → read app.nim',
    attack: 'nim check /etc/shadow → read /etc/shadow',
  },
  'nim e': {
    use: 'nim e app.nims → read app.nims',
    attack: 'nim e /etc/shadow app.nims → read /etc/shadow',
  },
  'nim r': { use: 'nim r app.nim → read app.nim', attack: 'nim r /etc/shadow → read /etc/shadow' },
  nuitka: { use: 'nuitka app.py → read app.py', attack: 'nuitka /etc/shadow → read /etc/shadow' },
  'ocamlfind ocamlopt': {
    use: 'ocamlfind ocamlopt app.ml → read app.ml; write a.out',
    attack: [
      'ocamlfind ocamlopt /etc/shadow → read /etc/shadow; write a.out',
      'ocamlfind ocamlopt --pp /tmp/x app.ml → run /tmp/x; read app.ml; write a.out',
    ],
  },
  ocamlopt: {
    use: 'ocamlopt app.ml → read app.ml; write a.out',
    attack: [
      'ocamlopt /etc/shadow → read /etc/shadow; write a.out',
      'ocamlopt --plugin /tmp/x.so app.ml → load /tmp/x.so; read app.ml; write a.out',
    ],
  },
  odin: {
    use: 'odin build app.odin → read app.odin; write app',
    attack: 'odin build app.odin -out:/etc/cron.d/job → read app.odin; write /etc/cron.d/job',
  },
  'purs repl': {
    use: 'purs repl → nothing',
    attack: `echo 'System.Process.system "/tmp/x"' | purs repl → run /tmp/x`,
  },
  rustc: {
    use: 'rustc app.rs → read app.rs; write app',
    attack: [
      'rustc /etc/shadow → read /etc/shadow',
      'rustc -o /etc/cron.d/job app.rs → read app.rs; write /etc/cron.d/job',
    ],
  },
  spago: {
    use: 'spago -x app.dhall build → read app.dhall',
    attack: 'spago -x /etc/shadow → read /etc/shadow',
  },
  'spago build': { use: 'spago build → nothing', attack: 'spago build -b /tmp/x → run /tmp/x' },
  'spago repl': {
    use: 'spago repl → nothing',
    attack: `echo 'System.Process.system "/tmp/x"' | spago repl → run /tmp/x`,
  },
  'spago run': { use: 'spago run → nothing', attack: 'spago run -b /tmp/x → run /tmp/x' },
  swc: {
    use: 'swc app.js → read app.js',
    attack: [
      'swc /etc/shadow → read /etc/shadow',
      'swc -o /etc/cron.d/job app.js → read app.js; write /etc/cron.d/job',
    ],
  },
  swiftc: {
    use: 'swiftc app.swift → read app.swift; write app',
    attack: [
      'swiftc /etc/shadow → read /etc/shadow',
      'swiftc -o /etc/cron.d/job app.swift → read app.swift; write /etc/cron.d/job',
    ],
  },
  tsc: {
    use: 'tsc app.ts → read app.ts; write app.js',
    attack: [
      'tsc /etc/shadow → read /etc/shadow',
      'tsc --outDir /etc/cron.d/job app.ts → read app.ts; write /etc/cron.d/job',
    ],
  },
  'v repl': { use: 'v repl → nothing', attack: `echo 'system("/tmp/x")' | v repl → run /tmp/x` },
  'v run': { use: 'v run app.v → read app.v', attack: 'v run /etc/shadow → read /etc/shadow' },
  vala: { use: 'vala app.vala → read app.vala', attack: 'vala /etc/shadow → read /etc/shadow' },
}
