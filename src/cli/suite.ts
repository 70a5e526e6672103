import { runBelow } from './command-table.ts'
import type { CommandModule, CommandTable } from './commands.ts'

export const subcommands: CommandTable = {
  list: { summary: 'list the suites that come with aegish', load: () => import('./suite/list.ts') },
  show: { summary: 'print the samples of a suite', load: () => import('./suite/show.ts') },
  sample: { summary: 'draw samples at random', load: () => import('./suite/sample.ts') },
  diff: { summary: 'compare two suites', load: () => import('./suite/diff.ts') },
  validate: {
    summary: 'check everything that is asked of a suite',
    load: () => import('./suite/validate.ts'),
  },
  seal: {
    summary: 'compute ids, counts and hash after samples were edited',
    load: () => import('./suite/seal.ts'),
  },
  extract: {
    summary: 'extract malicious samples from GTFOBins',
    load: () => import('./suite/extract.ts'),
  },
  import: { summary: 'import harmless samples, screened', load: () => import('./suite/import.ts') },
  mutate: {
    summary: 'rewrite malicious samples to evade guards',
    load: () => import('./suite/mutate.ts'),
  },
  techniques: {
    summary: 'list the techniques that mutate knows',
    load: () => import('./suite/techniques.ts'),
  },
}

/** `aegish suite`: everything about samples. */
export const run: CommandModule['run'] = (argv) =>
  runBelow(argv, 'aegish suite', 'aegish suite: what guards are measured with', subcommands)
