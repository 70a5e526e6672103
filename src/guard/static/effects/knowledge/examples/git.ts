import type { ExampleTable } from './example.ts'

export const git: ExampleTable = {
  git: {
    use: 'git → nothing',
    attack: 'git --exec-path=/tmp → load /tmp',
  },
  'git checkout-index': {
    use: 'git checkout-index notes.txt → rewrite .',
  },
  'git daemon': {
    use: 'git daemon → listen',
  },
  'git instaweb': {
    use: 'git instaweb → listen',
    attack: [
      'git instaweb -d /tmp/x → run /tmp/x; listen',
      'git instaweb -b /tmp/x → run /tmp/x; listen',
    ],
  },
  'git interpret-trailers': {
    use: 'git interpret-trailers notes.txt → read notes.txt',
    attack: 'git interpret-trailers /etc/shadow → read /etc/shadow',
  },
  'git remote-ext': {
    use: `git remote-ext origin 'cat notes.txt' → read notes.txt`,
    attack: [
      'git remote-ext origin /tmp/x → run /tmp/x',
      `git remote-ext origin 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'git web--browse': {
    use: 'git web--browse → nothing',
    attack: 'git web--browse -b /tmp/x → run /tmp/x',
  },
}
