import type { ExampleTable } from './example.ts'

export const compiledLanguagePackages2: ExampleTable = {
  esy: {
    use: 'esy cat notes.txt → read notes.txt',
    attack: ['esy cat /etc/shadow → read /etc/shadow', 'esy bash → shell bash'],
  },
  ghcid: {
    use: `ghcid -c 'cat notes.txt' → read notes.txt`,
    attack: [`ghcid -c 'cat /etc/shadow' → read /etc/shadow`, 'ghcid -c /bin/sh → shell sh'],
  },
  'ghcup install': {
    use: 'ghcup install ghc → install ghcup install',
  },
  'ghcup run': {
    use: 'ghcup run cat notes.txt → read notes.txt',
    attack: ['ghcup run cat /etc/shadow → read /etc/shadow', 'ghcup run bash → shell bash'],
  },
  'opam exec': {
    use: 'opam exec cat notes.txt → read notes.txt',
    attack: ['opam exec cat /etc/shadow → read /etc/shadow', 'opam exec bash → shell bash'],
  },
  'opam install': {
    use: 'opam install demo → install opam install',
  },
  'opam switch': {
    use: 'opam switch create 5.2.0 → install opam switch',
  },
  'opam upgrade': {
    use: 'opam upgrade → install opam upgrade',
  },
  'coursier fetch': {
    use: 'coursier fetch demo → install coursier fetch',
  },
  'coursier install': {
    use: 'coursier install demo → install coursier install',
  },
  'mix archive.install': {
    use: 'mix archive.install hex demo → install mix archive.install',
  },
  'mix cmd': {
    use: 'mix cmd cat notes.txt → read notes.txt',
    attack: ['mix cmd cat /etc/shadow → read /etc/shadow', 'mix cmd bash → shell bash'],
  },
  'mix deps.get': {
    use: 'mix deps.get → install mix deps.get',
  },
  'mix escript.install': {
    use: 'mix escript.install hex demo → install mix escript.install',
  },
  'mix format': {
    use: 'mix format notes.txt → edit notes.txt',
    attack: 'mix format /etc/sudoers → edit /etc/sudoers',
  },
  'mix run': {
    use: 'mix run main.txt → read main.txt',
    attack: [
      'mix run /etc/shadow → read /etc/shadow',
      'mix run -r /etc/shadow main.txt → read /etc/shadow',
    ],
  },
  carthage: {
    use: 'carthage update → install carthage',
  },
  dart: {
    use: 'dart main.src notes.txt → read main.src',
    attack: 'dart /etc/shadow notes.txt → read /etc/shadow',
  },
  'dart compile': {
    use: 'dart compile exe notes.txt → read notes.txt; write notes.exe',
    attack: [
      'dart compile exe /etc/shadow → read /etc/shadow',
      'dart compile exe notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'dart format': {
    use: 'dart format notes.txt → edit notes.txt',
    attack: 'dart format /etc/sudoers → edit /etc/sudoers',
  },
  'dart pub': {
    use: 'dart pub get → install dart pub',
  },
  'dart run': {
    use: 'dart run main.src notes.txt → read main.src',
    attack: 'dart run /etc/shadow notes.txt → read /etc/shadow',
  },
  dub: {
    use: 'dub → nothing',
    attack: 'dub --compiler=/tmp/x → run /tmp/x',
  },
  'dub build': {
    use: 'dub build → nothing',
    attack: 'dub build --compiler=/tmp/x → run /tmp/x',
  },
  haxelib: {
    use: 'haxelib install → install haxelib',
  },
  nimble: {
    use: 'nimble install → install nimble',
  },
  shards: {
    use: 'shards install → install shards',
  },
}
