import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

/** What programs can be made to do by features of their own; each beside an ordinary use. */
describe('features that few people know', () => {
  it.each([
    // A folder that is hidden is no file, and a hidden file no folder.
    'find ~/.ssh -type f -exec head {} +',
    'find ~/.aws -type f -exec head {} +',
    'find /home/ann/.git-credentials -exec head {} +',
    'find ~/.ssh -type f | xargs head',
    'find /home/ann/.ssh/build_rsa -exec head {} +',
    // Nothing but a terminal on both sides.
    'xargs -I@ dash -c bash',
    // Out and in again.
    'ssh localhost',
    'ssh ann@127.0.0.1 dash',
    // Saved by a key.
    'nano ~/.profile\nalias sudo=/tmp/s\n^O',
    'emacs ~/.profile\nalias sudo=/tmp/s\nC-x C-s',
    'joe ~/.profile\nalias sudo=/tmp/s\n^KX',
    // A plug-in where the program looks for it.
    `echo 'import os; os.system("/bin/dash")' > /usr/share/dstat/dstat_extra.py; dstat --extra`,
    `echo 'exec("/bin/dash")' > extra.rb; FACTERLIB=. facter`,
    `printf 'import os; os.system("/bin/dash")\n' > wscript; waf build`,
    `printf 'import os; os.system("/bin/dash")\n' > p.py; printf '[mypy]\nplugins = p.py\n' > mypy.ini; mypy src`,
    // A file of settings that names a program.
    `printf 'users:\n- name: ann\n  user:\n    exec:\n      command: /bin/dash\n' > kube.yml; kubectl --kubeconfig kube.yml get nodes`,
    `KUBECTL_EXTERNAL_DIFF='/bin/dash -i' kubectl diff -f web.yml`,
    "apache2 -C 'Include /srv/shop/.env' -t",
    'helm template web ./chart --set-file key=/root/.ssh/id_rsa',
    'python3 -m pty',
    `ruby -rwebrick -e 'WEBrick::HTTPServer.new(:Port => 31337, :DocumentRoot => Dir.pwd).start'`,
    `sbcl --eval '(with-open-file (f "/root/.netrc") (print (read-line f)))'`,
    `sbcl --eval '(with-open-file (f "/etc/cron.d/x" :direction :output) (print 1 f))'`,
    `mkdir m; echo 'import os; os.system("/bin/dash")' > m/extra.py; echo 'module_dirs: [m]' > p.yml; bbot -p p.yml -m extra`,
    // Called by another name.
    `python3 -c 'import os; os.execv("/bin/bash", ["x"])'`,
    `python3 -c 'import os; os.spawnl(os.P_WAIT, "/usr/bin/dash", "cat")'`,
    `perl -e 'use POSIX; POSIX::execl("/bin/bash", "x")'`,
    // Lists in one line.
    `echo '[{hosts: localhost, tasks: [shell: dash </dev/tty]}]' > p.yml; ansible-playbook p.yml`,
    `echo 'DPkg::Pre-Invoke {"dash;true"};' > a.conf; apt-get -c a.conf install tree`,
    'kubectl proxy --www /root/.ssh --www-prefix /x/',
    'task exec dash',
    // Typed into an agent.
    'gemini\n! /bin/dash',
  ])('is blocked: %s', (command) => {
    expect(analyse(command).verdict).toBe('BLOCK')
  })

  it.each([
    'find ~/.cache/app -type f -exec ls -l {} +',
    'find .github -type f -exec wc -l {} +',
    'find .github -type f | xargs grep -l node',
    'find .venv -type f | wc -l',
    'find ~/.cache/app -type f | xargs rm',
    'find ~/.ssh -type f',
    "find ~/.ssh -name '*.pub' -exec head {} +",
    "seq 3 | xargs -I{} sh -c 'echo {}'",
    'xargs echo',
    'ssh -p 2222 localhost',
    'ssh localhost uptime',
    'ssh -N -L 5432:db:5432 localhost',
    'nano notes.txt\nmilk\n^O',
    'emacs notes.txt\nmilk\nC-x C-s',
    `printf 'def build(bld):\n  pass\n' > wscript; waf build`,
    `printf '[mypy]\nstrict = true\n' > mypy.ini; mypy src`,
    `KUBECTL_EXTERNAL_DIFF='diff -u' kubectl diff -f web.yml`,
    `printf 'users:\n- name: ann\n  user:\n    exec:\n      command: aws\n' > kube.yml; kubectl --kubeconfig kube.yml get nodes`,
    `ruby -rwebrick -e 'WEBrick::HTTPServer.new(:Port => 8000, :DocumentRoot => "public").start'`,
    "claude -p 'explain the tests'\nnpm test",
    'git config -f .gitmodules --get submodule.lib.url',
    'whois example.org',
    `python3 -c 'import os; os.execvp("make", ["make", "test"])'`,
    `echo '[{hosts: localhost, tasks: [shell: make test]}]' > p.yml; ansible-playbook p.yml`,
    'kubectl proxy --port=8001',
    `sbcl --eval '(with-open-file (f "notes.txt") (print (read-line f)))'`,
    'highlight -O html --syntax=c -o main.html main.c',
    'see notes.pdf',
  ])('is ordinary: %s', (command) => {
    const { verdict, certainty } = analyse(command)
    expect(verdict).not.toBe('BLOCK')
    expect(certainty).toBe('known')
  })
})
