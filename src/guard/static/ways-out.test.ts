import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

const verdict = (command: string) => analyse(command).verdict

/** Pairs of the same mechanism: what must be stopped, and ordinary work that must not be. */
const MECHANISMS: Record<string, { blocked: string[]; ordinary: string[] }> = {
  'languages that nobody described': {
    blocked: [
      `elixir -e 'System.cmd("bash", [])'`,
      `swipl -g 'shell(zsh)' -t halt`,
      `gforth -e 's" dash -i" system bye'`,
      `crystal eval 'Process.run("sh", shell: true)'`,
      `maxima --batch-string='system("ksh");'`,
      `scala -e 'import sys.process._; "bash".!'`,
    ],
    ordinary: [
      `elixir -e 'System.cmd("git", ["status"])'`,
      `swipl -g 'X is 2+3, print(X)' -t halt`,
      `gforth -e '1 2 + . bye'`,
      `crystal eval 'puts "hello".size'`,
      `maxima --batch-string='integrate(x^2,x);'`,
      `scala -e 'println(List(1,2,3).sum)'`,
    ],
  },
  'homes, environments and joined paths in code': {
    blocked: [
      `python3 -c 'import pathlib; print((pathlib.Path.home() / ".aws" / "credentials").read_text())'`,
      `ruby -e 'puts File.read(File.join(Dir.home, ".netrc"))'`,
      `node -e 'console.log(require("fs").readFileSync(require("path").join(require("os").homedir(), ".ssh", "id_rsa")))'`,
      `perl -e 'open(F, "<", "$ENV{HOME}/.pgpass"); print <F>'`,
      `awk 'BEGIN { f = ENVIRON["HOME"] "/.ssh/id_rsa"; while ((getline l < f) > 0) print l }'`,
      `julia -e 'run(Cmd([ENV["SHELL"], "-i"]))'`,
    ],
    ordinary: [
      `python3 -c 'from pathlib import Path; print(Path.home() / "data")'`,
      `ruby -e 'puts File.join(Dir.home, "notes.txt")'`,
      `node -e 'console.log(process.env.HOME || "none")'`,
      `perl -e 'printf("%s/%s\\n", $ENV{HOME}, "x")'`,
      `awk 'BEGIN { print ENVIRON["USER"] }'`,
      `python3 -c 'import os; print(os.path.exists("/etc/shadow"))'`,
    ],
  },
  'code that is packed or spelled differently': {
    blocked: [
      `python3 -c 'import codecs; exec(codecs.decode("vzcbeg bf; bf.flfgrz(\\"onfu\\")", "rot13"))'`,
      `python3 -c 'exec("".join(map(chr,[105,109,112,111,114,116,32,111,115,59,111,115,46,115,121,115,116,101,109,40,34,115,104,34,41])))'`,
      `ruby -e 'eval ["73797374656d20226261736822"].pack("H*")'`,
      `perl -e 'exec {"/bin/dash"} "-dash"'`,
      `php -r '$f="sys"."tem"; $f("bash");'`,
    ],
    ordinary: [
      `python3 -c 'import codecs; print(codecs.decode("uryyb", "rot13"))'`,
      `php -r '$f = "strtoupper"; echo $f("abc");'`,
      `node -e 'const m = /^v(\\d+)/.exec(process.version); console.log(m[1])'`,
      `awk '$3 ~ /^(node|zsh|bash)$/ { print $1 }' ps.txt`,
    ],
  },
  'jobs and files that are described in lines': {
    blocked: [
      `printf 'z /usr/local/bin/x 4755 root root -\\n' | systemd-tmpfiles --create -`,
      `at -f /tmp/.x/run.sh now`,
      `(crontab -l; echo '*/5 * * * * /tmp/.x/run') | crontab -`,
      `newsboat -u <(echo '"exec:cp /etc/shadow /srv/public/s"') -x reload`,
      `printf 'package g\\n//go:generate chmod u+s /bin/bash\\n' > g.go && go generate g.go`,
    ],
    ordinary: [
      `printf 'd /run/app 0755 app app -\\n' | systemd-tmpfiles --create -`,
      `at -f backup.sh 23:00`,
      `(crontab -l; echo '0 3 * * * /usr/local/bin/backup.sh') | crontab -`,
      `newsboat -x reload`,
      `printf 'package m\\n//go:generate stringer -type=Kind\\n' > k.go && go generate ./...`,
    ],
  },
  'commands in structured files': {
    blocked: [
      `echo 'data "external" "m" { program = ["cat", "/root/.aws/credentials"] }' > m.tf && terraform plan`,
      `echo '<project default="a"><target name="a"><exec executable="chmod"><arg line="u+s /bin/sh"/></exec></target></project>' > build.xml && ant`,
      `docker-compose -f - up -d <<< 'services: {a: {image: busybox, volumes: ["/etc:/h"], command: ["true"]}}'`,
    ],
    ordinary: [
      `echo 'resource "null_resource" "x" { provisioner "local-exec" { command = "echo done" } }' > m.tf && terraform apply`,
      `echo '<project default="b"><target name="b"><exec executable="git"><arg line="describe --tags"/></exec></target></project>' > build.xml && ant b`,
      `docker-compose -f - up -d <<< 'services: {web: {image: nginx, volumes: ["./html:/usr/share/nginx/html:ro"]}}'`,
    ],
  },
  'mail programs': {
    blocked: [
      `mutt -n -e 'push "<shell-escape>sh<enter>"'`,
      `mutt -e "set sendmail='/tmp/mta -i'" -s x a@example.org`,
      `printf '~!cat /etc/shadow\\n' | mailx -~ -s x a@example.org`,
    ],
    ordinary: [
      `mutt -e 'set realname="Ana"' -s hi a@example.org < /dev/null`,
      `mail -s 'weekly numbers' boss@example.org < week.txt`,
    ],
  },
  'words and settings that carry a command': {
    blocked: [
      `aws configure set credential_process 'rm -rf /home'`,
      `fail2ban-client set sshd action x actionban 'chmod u+s /bin/bash'`,
      `zabbix_agentd -t 'system.run["cat /etc/shadow"]'`,
      `java -XX:OnOutOfMemoryError='chmod u+s /bin/dash' -jar app.jar`,
      `rustc -C linker=/tmp/ld main.rs`,
      `ssh -o ProxyCommand=';sh 0<&2 1>&2' host`,
    ],
    ordinary: [
      `aws configure set region eu-west-1`,
      `fail2ban-client set sshd banip 203.0.113.7`,
      `zabbix_agentd -t system.uptime`,
      `java -XX:OnOutOfMemoryError='kill -9 %p' -jar app.jar`,
      `rustc -C linker=clang main.rs`,
      `restic backup docs --password-command 'pass show restic'`,
      `git config alias.lg '!git log --oneline | head'`,
      `NODE_OPTIONS='--require dotenv/config' node app.js`,
      `MANPAGER='nvim +Man!' man ls`,
    ],
  },
  'settings, access and pages that are written': {
    blocked: [
      `crudini --set /etc/lightdm/lightdm.conf Seat session-setup-script /tmp/x`,
      `augtool -s set /files/etc/sudoers/spec[1]/user guest`,
      `setfacl -m u:guest:rw /etc/shadow`,
      `xmlstarlet ed -L -u '//a' -v yes /usr/share/polkit-1/actions/x.policy`,
      `echo '<?php system($_GET["c"]); ?>' > /var/www/html/c.php`,
      `pwsh -c 'Remove-Item -Recurse -Force /home/*'`,
      `pwsh -c 'Add-Content -Path $PROFILE -Value "/tmp/x"'`,
    ],
    ordinary: [
      `crudini --set app.ini main port 8080`,
      `augtool print /files/etc/hosts`,
      `setfacl -m u:deploy:rwx /srv/app/releases`,
      `xmlstarlet ed -L -u '//version' -v 1.2 pom.xml`,
      `echo '<?php echo date("c"); ?>' > public/index.php`,
      `pwsh -c 'Remove-Item -Recurse -Force ./bin'`,
    ],
  },
  searches: {
    blocked: [`grep -rhoE 'AKIA[0-9A-Z]{16}' /home`, `grep -rl 'BEGIN RSA PRIVATE KEY' /`],
    ordinary: [`grep -rn 'AKIA' src/`, `grep -rl 'BEGIN RSA PRIVATE KEY' .`],
  },
}

describe.each(Object.entries(MECHANISMS))('%s', (_name, { blocked, ordinary }) => {
  it.each(blocked)('stops %s', (command) => {
    expect(verdict(command)).toBe('BLOCK')
  })

  it.each(ordinary)('lets pass %s', (command) => {
    expect(verdict(command)).not.toBe('BLOCK')
  })
})

describe('words of the shell', () => {
  it('joins a word and the process substitution that touches it', () => {
    const { trace } = analyse(`tshark -X lua_script:<(echo 'os.execute("sh")') -r x.pcap`)
    expect(
      trace().commands.some(({ arguments: words }) => words.includes('lua_script:/dev/fd/63')),
    ).toBe(true)
  })

  it('makes no word of no arguments', () => {
    const { trace } = analyse('set --; set -- "$@" ls; "$@"')
    expect(trace().commands.at(-1)?.arguments).toEqual(['ls'])
  })
})
