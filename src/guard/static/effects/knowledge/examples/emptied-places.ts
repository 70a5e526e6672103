import type { ExampleTable } from './example.ts'

/** Builders that empty the place where they put something, and programs that show the secrets that they find. */
export const emptiedPlaces: ExampleTable = {
  'build-storybook': {
    use: 'build-storybook -o site → delete-tree site; unpack site',
    attack: 'build-storybook -o ~ → delete-tree /home/user; unpack /home/user',
  },
  'docusaurus build': {
    use: 'docusaurus build --out-dir site → delete-tree site; unpack site',
    attack: 'docusaurus build --out-dir ~ → delete-tree /home/user; unpack /home/user',
  },
  'zola build': {
    use: 'zola build -o site → delete-tree site; unpack site',
    attack: 'zola build -o ~ → delete-tree /home/user; unpack /home/user',
  },
  astro: {
    use: 'astro build --outDir site → delete-tree site; unpack site',
    attack: 'astro build --outDir ~ → delete-tree /home/user; unpack /home/user',
  },
  vitest: {
    use: 'vitest run --coverage.reportsDirectory=cov → delete-tree cov; unpack cov',
    attack:
      'vitest run --coverage --coverage.reportsDirectory ~ → delete-tree /home/user; unpack /home/user',
  },
  vite: {
    use: 'vite build --outDir site → unpack site',
    attack: 'vite build --outDir ~ --emptyOutDir → delete-tree /home/user; unpack /home/user',
  },
  'trufflehog filesystem': {
    use: 'trufflehog filesystem src → read-tree src',
    attack: 'trufflehog filesystem /etc/shadow → read-tree /etc/shadow',
  },
  gitleaks: { attack: 'gitleaks detect --no-git -s /etc/shadow → read-tree /etc/shadow' },
}
