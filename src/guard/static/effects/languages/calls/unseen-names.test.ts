import { describe, expect, test } from 'vitest'
import { analyse } from '../../../analyse.ts'

describe('a name that code makes in a way that is not followed is not known', () => {
  test.each([
    `node -e "console.log(require('fs').readFileSync(foo(), 'utf8'))"`,
    `node -e "process.stdin.on('data', d => console.log(require('fs').readFileSync(String(d).trim(), 'utf8')))"`,
    `node -e "require('fs').writeFileSync(foo(), bar())"`,
    `node -e "console.log(require('fs').readFileSync('/etc/' + 'sha'.padEnd(6, 'dow'), 'utf8'))"`,
    `node -e "console.log(require('fs').readFileSync(['/', 'e', 't', 'c'].reduce((a, b) => a + b), 'utf8'))"`,
    `node -e "const c = require('child_process'); for (const k in c) if (k == 'execSync') c[k]('ls')"`,
    `node -e "Promise.resolve('ls').then(require('child_process').execSync)"`,
    `python3 -c "import shutil; shutil.copy(foo(), 'x')"`,
    `python3 -c "print(open(''.join(c for c in '/.e.t.c' if c != '.')).read())"`,
    `python3 -c "import os\ndef f(x=os.system): x('ls')\nf()"`,
    `ruby -e 'puts File.read(x.foo)'`,
    `ruby -e 'puts File.read("/etc/shadowx".chop)'`,
    `awk '{while ((getline l < $1) > 0) print l}'`,
    `elixir -e 'System.cmd("ba" <> "sh", [])'`,
    `elixir -e 'c = "ls"; System.cmd(c, ["-i"])'`,
    `erl -noshell -eval 'C="ls",os:cmd(C),halt().'`,
    `ocaml -e 'Sys.command ("ba" ^ "sh")'`,
    `tclsh <<< 'puts [exec cat [string map {X ""} aX]]'`,
    `pwsh -c '$c="ls"; & $c'`,
  ])('%s', (command) => {
    expect(analyse(command).certainty).not.toBe('known')
  })

  test.each([
    `node -e "const fs = require('fs'); for (const f of fs.readdirSync('src')) console.log(fs.readFileSync('src/' + f, 'utf8').length)"`,
    `node -e "console.log(require('fs').readFileSync(process.argv[1], 'utf8'))" notes.txt`,
    `node -e "const [a] = ['a.txt']; require('fs').writeFileSync(a, 'x'.repeat(3))"`,
    `python3 -c "import sys, shutil; shutil.copy(sys.argv[1], 'x')" a.txt`,
    `python3 -c "print('-' * 40, 'a' if 1 else 'b', ''.join(c for c in 'a-b' if c != '-'))"`,
    `ruby -e 'puts File.read("notes.txt").lines.first.chomp'`,
    `elixir -e 'System.cmd("git", ["status"])'`,
    `ocaml -e 'print_endline ("a" ^ "b")'`,
    `pwsh -c 'Get-Content a.txt | Select-Object -First 3'`,
    `awk '{print > $1".txt"}' data.tsv`,
  ])('%s', (command) => {
    expect(analyse(command).certainty).toBe('known')
  })
})

describe('a place of secrets that texts side by side make', () => {
  test.each([
    `racket -e '(for-each displayln (file->lines (build-path "/etc" "shadow")))'`,
    `elixir -e 'IO.puts File.read!(Path.join("/etc", "shadow"))'`,
    `groovy -e 'println new File("/etc", "shadow").text'`,
    `raku -e 'say slurp "/etc/" ~ "shadow"'`,
    `node -e "console.log(new URL('file:///etc/shadow').foo())"`,
  ])('%s', (command) => {
    expect(analyse(command).certainty).not.toBe('known')
  })

  test('elsewhere they are texts', () => {
    expect(analyse(`elixir -e 'IO.puts Path.join("/usr", "share")'`).certainty).toBe('known')
  })
})

test('further ways to say what is read and run', () => {
  for (const command of [
    `echo /etc/shadow | awk '{while ((getline l < $1) > 0) print l}'`,
    `awk 'BEGIN{ARGV[1]="/etc/shadow"; ARGC=2} 1'`,
    `perl -e '@a=("etc","shadow"); open F,"/$a[0]/$a[1]"; print <F>'`,
    `perl -e 's//exec"sh"/e'`,
    `perl -e '"x"=~/(?{exec "sh"})/'`,
    `perl '-mFile::Copy=copy;system(q(sh));#' -e1`,
    `node --import 'data:text/javascript,import{execSync}from"child_process";execSync("sh")' -e 1`,
    `node -e "new (require('worker_threads').Worker)('require(\\"child_process\\").execSync(\\"sh\\")', {eval: true})"`,
    `ruby -rerb -e 'ERB.new("<%= system(%q(sh)) %>").result'`,
    `ruby -e 'c = "ba"; c << "sh"; system c'`,
    `jq -n 'import "/root/.docker/config" as $d; $d'`,
    `sqlite3 x.db ".once '|sh'" "select 'id'"`,
    `sqlite3 x.db "vacuum into '/etc/cron.d/x'"`,
    `lua -e 'local x = os x.execute("bash")'`,
    `guile -c '(system (string-append "ba" "sh"))'`,
    `vim -es +'exe "norm! :!sh\\<cr>"' +q`,
    `gdb -batch -ex 'python gdb.execute("shell bash")'`,
  ])
    expect(analyse(command).verdict, command).toBe('BLOCK')
  for (const command of [
    `perl -Mlib=t/lib -MFoo -e1`,
    `perl -MList::Util=sum,max -e 'print sum(1, 2)'`,
    `perl -pe 's/(\\d+)/$1 + 1/e' notes.txt`,
    `node --import tsx src/index.ts`,
    `jq -n 'import "lib" as lib; lib::f'`,
    `m4 -DNAME=x config.m4`,
    `m4 <<< 'undivert(1)'`,
    `vim -es +'exe "norm! dd"' +wq notes.txt`,
  ])
    expect(analyse(command).certainty, command).toBe('known')
})
