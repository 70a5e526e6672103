import { describe, expect, it } from 'vitest'
import { analyse } from '../../../analyse.ts'

const verdict = (command: string) => analyse(command).verdict

describe('languages that are read by what is alike in all', () => {
  it.each([
    `elixir -e 'System.cmd("zsh", ["-i"])'`,
    `elixir -e 'System.cmd("head", ["/etc/shadow"])'`,
    `elixir -e 'Code.eval_string("System.cmd(\\"zsh\\", [])")'`,
    `elixir -e 'File.rm_rf!("/home")'`,
    `swift -e 'import Foundation; let p = Process(); p.executableURL = URL(fileURLWithPath: "/bin/zsh"); try! p.run()'`,
    `dotnet fsi <<< 'System.Diagnostics.Process.Start("zsh", "-i")'`,
    `ocaml unix.cma <<< 'ignore (Sys.command "zsh");;'`,
    `jed -f 'shell_cmd("/bin/zsh");'`,
    `echo 'main() => Process.runSync("head", ["/etc/shadow"]);' > a.dart; dart a.dart`,
    `nu -c '^zsh'`,
    `elvish -c 'e:head /etc/shadow'`,
    `xonsh -c '![head /etc/shadow]'`,
    `gnuplot -e "set table '|zsh'"`,
    `ghci -e ':! zsh'`,
    `gap -q <<< 'Exec("zsh");'`,
    `ginsh <<< '!zsh'`,
  ])('%s', (command) => expect(verdict(command)).toBe('BLOCK'))

  it.each([
    `elixir -e 'System.cmd("git", ["status"]) |> IO.inspect'`,
    `swift -e 'print(1 + 1)'`,
    `dotnet fsi <<< 'printfn "%d" (1 + 1)'`,
    `dart run bin/main.dart`,
    `nu -c 'open package.json | get version'`,
    `gnuplot -e 'set output "a.png"; plot sin(x)'`,
    `ghci <<< ':t map'`,
  ])('%s', (command) => expect(verdict(command)).not.toBe('BLOCK'))
})

describe('children without end', () => {
  it.each([
    `ruby -e 'loop { fork }'`,
    `perl -e 'fork while 1'`,
    `php -r 'for (;;) pcntl_fork();'`,
    `python3 -c 'from os import fork\nwhile True:\n    fork()'`,
  ])('%s', (command) => expect(verdict(command)).toBe('BLOCK'))

  it.each([
    `ruby -e '3.times { fork { sleep 1 } }; Process.waitall'`,
    `perl -e 'while (1) { my $pid = fork; if ($pid == 0) { exit } wait }'`,
    `python3 -c 'import os, time\nwhile True:\n    pid = os.fork()\n    if pid == 0: os._exit(0)\n    time.sleep(1)'`,
  ])('%s', (command) => expect(verdict(command)).not.toBe('BLOCK'))
})
