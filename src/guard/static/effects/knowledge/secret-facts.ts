import type { RiskyArguments } from './facts.ts'
import { KEPT_SECRETS } from './joint-facts.ts'

/**
 * What gets secrets as variables, and shows them: `op run -- env`. Code that stands there and speaks of variables
 * may show or send them, too; any other program is what the secrets are for.
 */
export const SHOWN_VARIABLES: RiskyArguments = [
  new RegExp(
    [
      String.raw`(?:^| )(?:\S*\/)?(?:env|set)(?: *$| *[|>;&]| +(?:-0|--null)\b)`,
      String.raw`(?:^| )(?:\S*\/)?printenv(?: |$)`,
      String.raw`(?:^| )(?:export|declare|typeset) -[xp]`,
      String.raw`\/proc\/(?:self|\$\$|\d+)\/environ\b`,
      String.raw`(?: -\w*[ce]|--command|--eval)[ =].*(?:\$\{?!?[A-Za-z_]|\bprocess\.env\b|\bos\.environ\b|\bgetenv\b|\bENV\b)`,
    ].join('|'),
  ),
  KEPT_SECRETS,
]
