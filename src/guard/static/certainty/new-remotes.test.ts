import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('a push to a remote that the same text has made', () => {
  it.each([
    'git remote add b https://github.com/ann/x.git && git push --all b',
    'git remote add -f -t main b git@example.org:x.git; git -C . push -u b main',
    'git remote set-url origin https://github.com/ann/x.git && git push origin main',
    'git remote set-url --push origin https://github.com/ann/x.git && git push',
    'git config remote.b.url https://example.org/x.git; git push b main',
    'git -c remote.origin.url=https://github.com/ann/x.git push origin main',
    'git config branch.main.remote https://example.org/x && git push',
    'git remote add b example.org:x.git && git config remote.pushDefault b && git push',
  ])('%s is not known', (command) => {
    const { verdict, unknowns = [] } = analyse(command)
    expect(verdict).toBe('ALLOW')
    expect(unknowns.map(({ what }) => what)).toContain(
      'what git does depends on whose the address is that gets the work',
    )
  })

  it('is not known of another program with the words of git', () => {
    const { unknowns = [] } = analyse('yadm remote add b https://example.org/x && yadm push b')
    expect(unknowns.map(({ what }) => what)).toContain(
      'what yadm does depends on whose the address is that gets the work',
    )
  })

  it.each([
    'git remote add origin https://github.com/ann/x.git',
    'git remote add upstream https://github.com/org/x.git && git fetch upstream',
    'git remote add upstream https://github.com/org/x.git && git push origin main',
    'git remote add b ../mirror.git && git push b main',
    'git remote add b https://example.org/x.git && git push --dry-run b',
    'git push -u origin main',
  ])('%s is', (command) => {
    expect(analyse(command).certainty).toBe('known')
  })
})
