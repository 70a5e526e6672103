import { STARTS, unlessAsked } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import { KEPT_SECRETS, WHOM_TRAFFIC_PASSES } from '../joint-facts.ts'

/** Networks of one's own inside of others: who has an account there starts them as they are. */
const ACCOUNT =
  'account|cities|connect|countries|disconnect|groups|protocols|reconnect|relays?|servers|[cd]'

/** Programs that control a virtual private network. Its servers and tunnels stand in remote-access.ts. */
export const privateNetworks: KnowledgeTable = {
  ipsec: {
    line: '- -*',
    unclear: [
      unlessAsked(
        WHOM_TRAFFIC_PASSES,
        `auto --(?:up|status|ready)|down|update|reread\\w+|status\\w*|trafficstatus|whack --\\w*status|${STARTS}`,
      ),
    ],
  },
  mullvad: { line: '- -*', unclear: [unlessAsked(WHOM_TRAFFIC_PASSES, ACCOUNT)] },
  netbird: {
    line: '- -* | m,management-url:host k,setup-key: n,hostname: c,config:config',
    unclear: [
      unlessAsked(
        WHOM_TRAFFIC_PASSES,
        'up|down|login|logout|(?:service|routes|networks) (?:status|start|restart|list)',
      ),
    ],
  },
  nordvpn: { line: '- -*', unclear: [unlessAsked(WHOM_TRAFFIC_PASSES, ACCOUNT)] },
  openvpn3: {
    line: '- -* | c,config:config',
    unclear: [
      unlessAsked(WHOM_TRAFFIC_PASSES, 'sessions-list|session-(?:start|stats)|configs-list|log'),
    ],
  },
  'protonvpn-cli': { line: '- -*', unclear: [unlessAsked(WHOM_TRAFFIC_PASSES, ACCOUNT)] },
  swanctl: {
    line: '-*',
    unclear: [
      [/--list-sas\b.*--raw/, KEPT_SECRETS],
      unlessAsked(
        WHOM_TRAFFIC_PASSES,
        '--load-(?:all|conns|creds|pools)|--initiate|-[iqlLSTP]|--log|--rekey',
      ),
    ],
  },
  tinc: {
    line: '-* | n,net: c,config:',
    unclear: [
      unlessAsked(
        WHOM_TRAFFIC_PASSES,
        `dump (?:nodes|edges|subnets|connections|graph|reachable)|${STARTS}`,
        '-[nc] \\S+|--(?:net|config)=\\S+',
      ),
    ],
  },
  vpncmd: {
    line: '-*',
    unclear: [
      [/^(?!.*\/CMD:? ?(?:About|Check|\w+(?:Get|List|Status\w*))(?: |$))/i, WHOM_TRAFFIC_PASSES],
    ],
  },
  'warp-cli': {
    line: '- -*',
    unclear: [unlessAsked(WHOM_TRAFFIC_PASSES, `${ACCOUNT}|settings|registration show`)],
  },
  'xl2tpd-control': { line: '- -*', unclear: [unlessAsked(WHOM_TRAFFIC_PASSES, 'available')] },
  'zerotier-cli': {
    line: '-*',
    unclear: [unlessAsked(WHOM_TRAFFIC_PASSES, 'peers|leave', '-[jD]\\S*')],
  },
}
