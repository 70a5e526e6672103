import type { RiskyArguments } from './facts.ts'

/**
 * Programs that rule a service, a device or a machine have more verbs than anybody lists, and new ones with
 * each version. Those that only ask are few and have the same names everywhere: of all others nobody sees
 * here what they change.
 */
const ASKS =
  /(?:about|check|count|describe|diff|display|doctor|get|health|help|history|info|inspect|list|logs?|ls|ping|print|query|report|search|show|stat|state|stats|statistics|status|summary|tree|usage|validate|verify|version|view|who|whoami)/
    .source

/** `show-zone`, `get_status`, `listpeers`; and not `show-secrets`. */
const ASKING = String.raw`-{0,2}(?!\S*(?:secret|passw|token|cred|private|recovery))(?:${ASKS}(?:[-_]\S*)?|(?:get|list|show)[a-z]+|-h|-V|-v)`

/** What else is ordinary with services: whoever starts one that is there changes nothing. */
export const STARTS = /(?:start|restart|reload|refresh|reopen|rotate|resume|enable|up)/.source

/** Every use but those whose first word asks, or is one of `ordinary`; options of `before` may stand in front. */
export function unlessAsked(how: string, ordinary = '', before = '(?!)'): RiskyArguments {
  const words = ordinary === '' ? ASKING : `${ASKING}|${ordinary}`
  return [new RegExp(`^(?!(?:(?:${before}) )*(?:${words})(?: |$)|(?:(?:${before})(?: |$))*$)`), how]
}

/** The same where the verb stands behind what it is about: `ctrl all show config`, `corp user list`. */
export function unlessAskedLater(how: string, ordinary = ''): RiskyArguments {
  const words = ordinary === '' ? ASKING : `${ASKING}|${ordinary}`
  return [new RegExp(`^(?!(?:\\S+ )*?(?:${words})(?: |$)|$)`), how]
}
