import type { Command } from 'commander'

/** A command's module: parses its own arguments, calls a room, prints, returns the exit code. */
export interface CommandModule {
  /** `commands` is the table of all commands, for those that tell about the others. */
  run(argv: string[], commands: CommandTable): number | Promise<number>
  /** Its options and arguments, from which help and completion are made. */
  define?(): Command | Promise<Command>
  /** The commands below it. */
  subcommands?: CommandTable
}

/** Commands in the order of the help. A module is loaded only when its command is called. */
export type CommandTable = Record<string, { summary: string; load: () => Promise<CommandModule> }>

export const COMMANDS: CommandTable = {
  check: {
    summary: 'decide about one command, without running it',
    load: () => import('./check.ts'),
  },
  shell: {
    summary: 'bash, with every command decided before it runs',
    load: () => import('./shell.ts'),
  },
  hook: {
    summary: 'decide for an agent, by its hook protocol',
    load: () => import('./hook.ts'),
  },
  allow: {
    summary: 'let something through that an agent was denied',
    load: () => import('./allow.ts'),
  },
  init: {
    summary: 'print the script that asks at your own prompt',
    load: () => import('./init.ts'),
  },
  audit: {
    summary: 'show what was decided, and check the log of it',
    load: () => import('./audit.ts'),
  },
  try: {
    summary: 'say what it would have blocked of what you did',
    load: () => import('./try.ts'),
  },
  run: {
    summary: 'run a command in a cage that the kernel holds',
    load: () => import('./run.ts'),
  },
  serve: {
    summary: 'answer hooks, prompts and programs without starting anew',
    load: () => import('./serve.ts'),
  },
  mcp: {
    summary: 'answer agents by the Model Context Protocol',
    load: () => import('./mcp.ts'),
  },
  'explain-rule': {
    summary: 'say what a rule of the policy means',
    load: () => import('./explain-rule.ts'),
  },
  'explain-program': {
    summary: 'say what the guard believes about a program',
    load: () => import('./explain-program.ts'),
  },
  policy: {
    summary: 'check your own policy file',
    load: () => import('./policy.ts'),
  },
  bench: {
    summary: 'ask guards about suites, and log what they answer',
    load: () => import('./bench.ts'),
  },
  worker: {
    summary: 'answer for runs on other machines, through a queue',
    load: () => import('./worker.ts'),
  },
  models: {
    summary: 'list known models, their prices, and which keys are set',
    load: () => import('./models.ts'),
  },
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
  plot: {
    summary: 'draw charts of logs or comparisons',
    load: () => import('./plot.ts'),
  },
  view: {
    summary: 'explore logs in the browser, live while a run goes on',
    load: () => import('./view.ts'),
  },
  rescore: {
    summary: 'write new logs with scores by our rules',
    load: () => import('./rescore.ts'),
  },
  doctor: {
    summary: 'say what is set up, what is missing, and what to do',
    load: () => import('./doctor.ts'),
  },
  completion: {
    summary: 'print the completion script of a shell',
    load: () => import('./completion.ts'),
  },
}
