import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

/** Ways to what attackers are after, by programs of every day: none of them is known. */
const TRIED = [
  `ssh-keygen -p -P '' -N '' -f ~/.ssh/id_ed25519`,
  `openssl pkey -in ~/.ssh/id_rsa -out k.pem`,
  `puttygen ~/.ssh/id_ed25519 -O private-openssh -o /srv/www/k`,
  `git -c credential.helper='!f(){ tee /tmp/x; }; f' fetch`,
  `git config credential.helper '!f() { cat > /tmp/x; }; f'`,
  `sudo sed -i '/10.0.0.5/d' /var/log/nginx/access.log`,
  `perl -i -ne 'print unless /10.0.0.5/' /var/log/nginx/access.log`,
  `grep -v 10.0.0.5 /var/log/nginx/access.log | sponge /var/log/nginx/access.log`,
  `find / -name '*.log' -exec shred -u {} +`,
  `cp odd.jar ~/.m2/repository/org/slf4j/slf4j-api/2.0.0/slf4j-api-2.0.0.jar`,
  `sed -i 's/a/b/' ~/go/pkg/mod/github.com/gin-gonic/gin@v1.9.0/gin.go`,
  `cp x.rs ~/.cargo/registry/src/index.crates.io-6f17d22bba15001f/serde-1.0.0/src/lib.rs`,
  `cp /tmp/odd.whl ~/.cache/pip/wheels/`,
  `sudo sysctl -w kernel.pid_max=301`,
  `touch -d '2001-01-01' /etc/passwd /usr/bin/sudo`,
  `touch -r /bin/ls /usr/local/bin/odd`,
  `rfkill block all`,
  `code --add-mcp '{"name":"x","command":"/tmp/x"}'`,
  `claude mcp add x -- /tmp/x`,
  `codex mcp add x -- /var/tmp/x`,
  `gemini mcp add x /dev/shm/x`,
  `go mod edit -replace github.com/gin-gonic/gin=/tmp/gin`,
  `mise trust --all`,
  `apt-key adv --keyserver hkp://203.0.113.8 --recv-keys DEAD`,
  `npm deprecate react@'>0' 'use another'`,
  `lncli sendcoins --addr bc1q --sweepall`,
]

/** What leaves no doubt. */
const STOPPED = [
  `nvim +te`,
  `vifm +shell`,
  `sudo strings -n 20 /var/lib/rancher/k3s/server/db/state.db-wal`,
  `python3 -m browser_cookie3`,
  `git config --get-all http.https://github.com/.extraheader`,
  `git config --get-regexp 'http.*extraheader'`,
  `glab config get token --host gitlab.com`,
  `osascript -e 'read POSIX file "/Users/a/.ssh/id_rsa"'`,
  `duckdb -c "select * from sqlite_scan('/home/dev/.config/google-chrome/Default/Login Data','logins')"`,
  `debugfs -R '!/bin/sh'`,
  `echo '{"python.defaultInterpreterPath":"/tmp/py"}' > .vscode/settings.json`,
  `duckdb -c "ATTACH '/home/dev/.config/google-chrome/Default/Login Data' AS l (TYPE sqlite); SELECT * FROM l.logins"`,
]

/** Everyday neighbours. */
const ORDINARY = [
  `ssh-keygen -t ed25519 -N '' -f ~/.ssh/deploy`,
  `openssl rsa -in server.key -out plain.key`,
  `openssl rsa -in ~/.ssh/id_rsa -pubout -out pub.pem`,
  `git config --global credential.helper '!f() { echo "username=x"; echo "password=$TOKEN"; }; f'`,
  `git config --local --unset-all http.https://github.com/.extraheader`,
  `git config --local --name-only --get-regexp 'http.*extraheader'`,
  `sed -i 's/a/b/' src/access.log`,
  `rm -rf ~/.m2/repository/com/acme`,
  `ls ~/go/pkg/mod/github.com`,
  `sudo sysctl -w kernel.pid_max=4194304`,
  `touch -d '2 days ago' build/stamp`,
  `touch /etc/motd.d/x`,
  `rfkill list`,
  `claude mcp add db -- npx -y @acme/mcp-db`,
  `go mod edit -replace github.com/acme/lib=../lib`,
  `npm deprecate my-thing@"< 0.2.3" "critical bug fixed in v0.2.3"`,
  `mise trust`,
  `bitcoin-cli getblockcount`,
  `python3 -m http.server 8000 --bind 127.0.0.1`,
  `echo '{"python.defaultInterpreterPath":".venv/bin/python"}' > .vscode/settings.json`,
  `sqlite3 app.db "attach 'other.db' as o; select * from o.t"`,
  `osascript -e 'display notification "done"'`,
]

describe('goals of attackers', () => {
  it.each(TRIED)('do not pass as known: %s', (text) => {
    const { verdict, certainty } = analyse(text)
    expect(verdict === 'BLOCK' || certainty === 'unresolved').toBe(true)
  })
  it.each(STOPPED)('are stopped: %s', (text) => {
    expect(analyse(text).verdict).toBe('BLOCK')
  })
  it.each(ORDINARY)('leave ordinary work alone: %s', (text) => {
    const { verdict, certainty } = analyse(text)
    expect([verdict === 'BLOCK', certainty]).toEqual([false, 'known'])
  })
})
