// Written by `npm run fit:confidence`: the share of decisions of each kind that were right.
export const FITTED = {
  blocked: 0.972,
  'blocked on a guess': 0.962,
  'blocked unresolved': 0.834,
  warned: 0.91,
  passed: 0.987,
  'passed doubtful': 0.33,
  'passed unresolved': 0.293,
  'passed with several unknowns': 0.094,
} as const
