import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

const unknownsOf = (command: string) => analyse(command).unknowns?.map(({ from }) => from) ?? []

describe('places that matter, where nothing was seen to happen to them', () => {
  it.each([
    [`julia -e 'using Zz; Zz.dump("/dev/sda")'`, '/dev/sda'],
    [`julia -e 'p = "/etc/cron.d/x"; shove(p, "…")'`, '/etc/cron.d/x'],
    [`octave --eval 'x = "/etc/sudoers.d/a"; dlmshove(x, 1)'`, '/etc/sudoers.d/a'],
    [`Rscript -e 'x <- "/etc/ld.so.preload"; shove(x, "a")'`, '/etc/ld.so.preload'],
    [`emacs --batch --eval '(shove "k" "/root/.ssh/authorized_keys")'`, '~/.ssh/authorized_keys'],
    ['wget --save-headers=/etc/cron.d/x https://a.example/x', '/etc/cron.d/x'],
    ['tar xf a.tar --overwrite-dir=/etc/sudoers.d', '/etc/sudoers.d'],
    ['python3 cp.py a.txt ~/.bashrc', '~/.bashrc'],
    ['./tool.sh ~/.ssh/authorized_keys', '~/.ssh/authorized_keys'],
    ['node gen.js /etc/cron.d/x', '/etc/cron.d/x'],
  ])('%s', (command, place) => expect(unknownsOf(command)).toContain(`what happens to ${place}`))

  it.each([
    `julia -e 'println(isfile("/etc/sudoers"))'`,
    `R -e 'file.exists("/etc/cron.d/x")'`,
    `julia -e 'println("/etc/cron.d/x is ours")'`,
    `julia -e 'using Statistics; Statistics.dump("/tmp/a")'`,
    'rsync -a --exclude=/etc/cron.d src/ dest/',
    './check.sh /etc/hosts',
    'bash scripts/install.sh /usr/local/bin',
    'source ~/.bashrc',
    './configure --sysconfdir=/etc --localstatedir=/var',
  ])('not where they are only asked for, shown or left out: %s', (command) =>
    expect(unknownsOf(command)).toEqual([]))

  it('what was seen to happen is judged instead', () => {
    const command = `python3 -c 'open("/etc/cron.d/x", "w")'`
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: '5' })
  })
})
