import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

function effectsOf(command: string): string[] {
  return analyse(command)
    .trace()
    .effects.map(({ kind, program, target }) => `${kind} ${target} by ${program}`)
}

const PATCH = '--- a/x.c\n+++ b/x.c\n'

/** What one program was asked for by its name holds for every program whose entry says the same. */
describe('facts and kinds that several programs share', () => {
  it.each([
    [`git apply <<'P'\n${PATCH}P`, 'rewrite x.c by git'],
    [`yadm apply <<'P'\n${PATCH}P`, 'rewrite x.c by yadm'],
    [`patch -d src <<'P'\n${PATCH}P`, 'rewrite src/x.c by patch'],
    ['cd ~/.claude && git stash', 'rewrite /home/user/.claude/. by git'],
    ['cd ~/.claude && yadm stash', 'rewrite /home/user/.claude/. by yadm'],
    ['cd ~/.claude && git clean -fd', 'delete-tree /home/user/.claude by git'],
    ['node inspect -p $(pgrep claude)', 'disarm process by node'],
    ['nodejs inspect -p $(pgrep claude)', 'disarm process by nodejs'],
    [`osascript -e 'tell app "Terminal" to do script "rm -rf /etc"'`, 'delete-tree /etc by rm'],
    ["printf 'rm -rf /etc\\n' | dtach -p /tmp/s", 'delete-tree /etc by rm'],
    [
      'GIT_CONFIG_KEY_3=core.pager GIT_CONFIG_VALUE_3=/tmp/x git log',
      'run /tmp/x by GIT_CONFIG_VALUE_3',
    ],
    ['passwd ann', 'privilege ann by passwd'],
    ['httpd -h .', 'listen 0.0.0.0 by httpd'],
    ['php artisan tinker --execute "system(\'/bin/sh\')"', 'shell sh by sh'],
  ])('%s', (command, effect) => {
    expect(effectsOf(command)).toContain(effect)
  })

  it.each([
    ['systemd-run /opt/own/x', true],
    ['systemd-run --wait /opt/own/x', false],
    ['echo /opt/own/x | at now', true],
    ['echo /opt/own/x | at midnight', false],
  ])('a launcher that only detaches is told from one that waits: %s', (command, runs) => {
    expect(effectsOf(command).some((effect) => effect.startsWith('run /opt/own/x'))).toBe(runs)
  })
})
