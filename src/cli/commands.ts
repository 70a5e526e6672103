/** A command's module: parses its own arguments, calls a room, prints, returns the exit code. */
export interface CommandModule {
  run(argv: string[]): number | Promise<number>
}

/** Commands in the order of the help. A module is loaded only when its command is called. */
export type CommandTable = Record<string, { summary: string; load: () => Promise<CommandModule> }>

export const COMMANDS: CommandTable = {
  suite: {
    summary: 'list, check, extract, import and mutate samples',
    load: () => import('./suite.ts'),
  },
  report: {
    summary: 'score and summarise finished logs',
    load: () => import('./report.ts'),
  },
  compare: {
    summary: 'rank guards by their logs, with significance',
    load: () => import('./compare.ts'),
  },
  rescore: {
    summary: 'write new logs with scores by our rules',
    load: () => import('./rescore.ts'),
  },
}
