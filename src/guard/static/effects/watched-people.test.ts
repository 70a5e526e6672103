import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('a loop that looks at what somebody does', () => {
  it.each([
    'while true; do xdotool getactivewindow getwindowname >> w.log; sleep 1; done',
    'while sleep 5; do xdotool getactivewindow getwindowname; done > w.log',
    'while clipnotify; do xclip -o -sel c >> c; done',
    'while :; do pbpaste >> c; sleep 1; done',
    'while true; do wmctrl -l >> w; sleep 1; done',
  ])('is unresolved: %s', (command) =>
    expect(analyse(command)).toMatchObject({ certainty: 'unresolved' }))

  it.each([
    'xdotool getactivewindow getwindowname',
    'for w in $(xdotool search --name vim); do xdotool windowactivate $w; done',
    'while true; do date; sleep 1; done',
    'wmctrl -l',
    'xclip -o -selection clipboard',
  ])('is no such loop: %s', (command) =>
    expect(analyse(command)).toMatchObject({ certainty: 'known' }))

  it('does not wait for what it puts into the background', () =>
    expect(
      analyse('while true; do curl -s https://shop.example.net > /dev/null & done'),
    ).toMatchObject({ verdict: 'BLOCK' }))
})
