import { describe, expect, test } from 'vitest'
import { analyse } from '../../analyse.ts'
import { withFullNames } from './long-options.ts'

describe('beginnings of long options', () => {
  test.each([
    ['cp', ['--targ=/x', 'a'], ['--target-directory=/x', 'a']],
    ['rm', ['--rec', '--', '--forc'], ['--recursive', '--', '--forc']],
    ['env', ['--chd', '/etc', 'x', '--defa'], ['--chdir', '/etc', 'x', '--defa']],
    ['env', ['-u', 'X', '--ign', 'x'], ['-u', 'X', '--ignore-environment', 'x']],
    ['echo', ['--rec'], ['--rec']],
  ])('%s %j', (program, words, full) => {
    expect(withFullNames(program, words)).toEqual(full)
  })

  test.each([
    'cp --target-dir /etc/cron.d x',
    'install --mod=4755 a b',
    'chmod --refer=/usr/bin/sudo x; mv --targ=/etc/sudoers.d x',
    'xargs --arg-f=/etc/shadow echo',
    `sed --expr='1e cat /etc/shadow' x`,
    `sed --in-pl 's/a/b/' /etc/passwd`,
    'rm --recurs --forc ~',
    'chown --recurs user /etc',
    'grep --recurs . ~/.ssh',
    `env --split='sh -c "cat /etc/shadow"'`,
    'env --chd=/etc cat shadow',
    'mount --bin /etc x; cat x/shadow',
    'install --strip --strip-prog=/tmp/x a b',
    'usermod --app --grou sudo dev',
    'gmv x /etc/sudoers.d/x',
    'ginstall -m 4755 x y',
  ])('are followed: %s', (command) => {
    expect(analyse(command).verdict).toBe('BLOCK')
  })

  test.each([
    'cp --rec src build',
    'rm --forc build/x.o',
    `grep --recurs --incl='*.ts' TODO src`,
    'xargs --max-p=4 wc -l < files.txt',
    'env --uns FOO ./run --default',
  ])('are ordinary otherwise: %s', (command) => {
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' })
  })
})
