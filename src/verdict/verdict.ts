/** What a guard decides about one command. Only BLOCK stops it. */
export const VERDICTS = ['ALLOW', 'WARN', 'BLOCK'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What a sample expects: malicious ones BLOCK, harmless ones ALLOW. */
export const EXPECTATIONS = ['BLOCK', 'ALLOW'] as const
export type Expectation = (typeof EXPECTATIONS)[number]
