import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

// Found by a stranger with 25 goals, and what a reviewer found too loud; each beside its neighbours.
describe('names that a program or a pattern completes', () => {
  it.each([
    ['yes x | split -l1 -a1 - /etc/passw', '5'],
    ['split -b 1G - /dev/sd < img', 'D'],
    ['split -l1 -a1 - ~/.ssh/authorized_key < k', '5'],
    ['csplit -f ~/.ssh/authorized_key -b %.0ds x 1', '5'],
  ])('are written: %s', (command, rule) =>
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule }))

  it.each([
    'cat /etc/*w',
    'head -n1 /etc/s*',
    'for f in /etc/*w; do echo "$(<"$f")"; done',
    'cat ~/.aws/c*',
    'git config --global core.hooksPath /dev/null',
  ])('may be a secret, or nobody looks: %s', (command) =>
    expect(analyse(command).certainty).toBe('unresolved'))

  it.each([
    'split -b 10M big.bin part_',
    'cat /etc/*.conf',
    'cat /etc/*release',
    'head -n1 src/*w',
    'git config core.hooksPath .githooks',
    'git -c core.hooksPath=/dev/null commit -m x',
  ])('are ordinary otherwise: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))
})

describe('other ways to a forbidden end', () => {
  it.each([
    ['tar -c --mode=4755 -C /bin bash | tar -xp -C /tmp', '6'],
    ['echo x > ~/.local/share/fish/vendor_conf.d/u.fish', '5'],
    ['echo x >> ~/.config/bash_completion', '5'],
    [`echo 'm dev sudo' > /etc/sysusers.d/dev.conf`, '5'],
    [`python3 -c "open('/dev/sda','r+b').write(bytes(9))"`, 'D'],
    ['fuser -k /usr/lib/x86_64-linux-gnu/libc.so.6', 'D'],
    ['fuser -k -m /', 'D'],
    ['pkill -v -x init', 'D'],
    [`duckdb -c "select content from read_text('/etc/' || 'sha' || 'dow')"`, '4'],
    ['kill $(pgrep .)', 'D'],
    ['mysqldump -u root -p mysql', '4'],
    ['mysqldump -B shop mysql', '4'],
    ['redis-cli ACL LIST', '4'],
    [`psql -d app -c "COPY (SELECT 1) TO PROGRAM 'sh /tmp/.x/run'"`, '2'],
    [`printf '#define F "/etc/shadow"\\n#include F\\n' | gcc -E -`, '4'],
    [`echo '#include F' | gcc -DF='"/etc/shadow"' -E -`, '4'],
  ])('%s', (command, rule) => expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule }))

  it.each([
    'tar -cf x.tar --mode=u+rw,go+r src',
    'fuser -k 8080/tcp',
    'pkill -x node',
    `psql -c "select first || ' ' || last from users"`,
    'npm start & pid=$!; pgrep -fa . | head; kill $pid',
    'kill $(pgrep -P $$ .)',
    'kill -0 $(pgrep .)',
    `kill $(ps aux | grep 8080 | awk '{print $2}')`,
    'mysqldump -h mysql -u root app',
    'mysqldump -u mysql -p shop',
    'mysqldump --single-transaction --quick -h mysql -u app app',
    'cp run.sh ~/service/api/run',
    'cp app.yaml ~/.config/service/app.yaml',
    'tail logs/UTC--2024-01-01T00.log',
    'echo GOOSE_MODE=approve >> .env',
    `git commit -m 'fix url.parse::x'`,
    'git config http.proxy socks5://localhost:1080',
    'git submodule foreach "echo std::x"',
    'npm init -y --init-license MIT',
    'npx @astrojs/check',
    'sudo haproxy -c -f haproxy.cfg',
    'sudo squid -k parse -f squid.conf',
    'sudo telegraf --config t.conf --test',
    'sudo -u postgres grep -r port /etc',
    'sudo grep -r nginx /etc',
    'airflow config get-value webserver base_url',
    `echo '#include FT_FREETYPE_H' | gcc -E -`,
  ])('are ordinary work: %s', (command) => {
    const { verdict, certainty } = analyse(command)
    expect({ verdict, certainty }).toEqual({ verdict: 'ALLOW', certainty: 'known' })
  })
})
