import type { ExampleTable } from './example.ts'

export const rubyPerlPhpPackages2: ExampleTable = {
  'composer config scripts.post-root-package-install': {
    use: `composer config scripts.post-root-package-install 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.post-root-package-install /tmp/x → run /tmp/x',
      `composer config scripts.post-root-package-install 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.post-create-project-cmd': {
    use: `composer config scripts.post-create-project-cmd 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.post-create-project-cmd /tmp/x → run /tmp/x',
      `composer config scripts.post-create-project-cmd 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.pre-command-run': {
    use: `composer config scripts.pre-command-run 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.pre-command-run /tmp/x → run /tmp/x',
      `composer config scripts.pre-command-run 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.post-package-install': {
    use: `composer config scripts.post-package-install 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.post-package-install /tmp/x → run /tmp/x',
      `composer config scripts.post-package-install 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.post-package-update': {
    use: `composer config scripts.post-package-update 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.post-package-update /tmp/x → run /tmp/x',
      `composer config scripts.post-package-update 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
}
