import { OUT_THERE, TO_ALL } from './asked-facts.ts'
import type { RiskyArguments } from './facts.ts'
import type { Pattern } from './pattern.ts'

/** Programs that join two ends of the network: where they lead, and whom. */

/** The service of a cloud that hands out the credentials of the machine. */
const IDENTITY = String.raw`(?:169\.254\.169\.254|169\.254\.170\.2|100\.100\.100\.200|metadata\.google\.internal|\[?fd00:ec2::254\]?|0xa9fea9fe|2852039166|0xa9\.0xfe\.0xa9\.0xfe|0?251\.0?376\.0?251\.0?376)`

/** Any word that leads there; whether it answers at all may be asked. */
export const LEADS_TO_IDENTITY: Pattern = new RegExp(
  `^(?!.*/dev/null).*(?:^|[ =:/@,])${IDENTITY}(?=[ :/,]|$)`,
  'i',
)
/** A plain connection to it: what is asked there the text does not tell. */
export const CALLS_IDENTITY: RiskyArguments = [
  new RegExp(`^(?!.*(?:^| )-\\w*z).*(?:^| )${IDENTITY}(?= |$)`, 'i'),
  'what the cloud is asked for',
]
/** A rule of a firewall, or a port of ssh, that ends there. */
export const FORWARDS_TO_IDENTITY: Pattern = new RegExp(
  `(?:--to-destination[= ]|connectaddress=|dnat (?:ip6? )?to |(?:^| )-[LR] ?\\S*:|(?:^| )-W ?)${IDENTITY}(?=[ :/,]|$)`,
  'i',
)

const OWN = String.raw`(?:127\.[\d.]+|localhost|\[?::1\]?)`
const HERE = String.raw`(?:${OWN}|0\.0\.0\.0)`
// container services, stores of clusters, debuggers, browsers and vaults: who reaches them runs what he likes
const CONTROL = String.raw`(?:2019|2375|2376|2379|2828|4646|5005|5858|5985|6443|8001|8087|8500|9222|9229|10250|10255)(?=\D|$)`

export const LEADS_IN = 'leads others into this machine'
const LEADS_TO_CONTROL = 'leads whoever connects to what rules this machine'
export const WHO_COMES = 'who comes in by it'

const ENDS = `(?:^| )(?:tcp|udp|openssl|ssl|sctp)[46]?`
/** An end of socat that calls, and where. */
const CALLS = `${ENDS}(?:-connect|-client|-sendto|-datagram|-dtls-connect|-dtls-client)?:`
/** An end of socat that waits for whoever comes. */
const WAITS = String.raw`${ENDS}(?:-listen|-l|-recvfrom|-recv|-dtls-listen|-server):(?!\S*,(?:bind|range)=(?:127\.|localhost|\[?::1))`
/** An end of socat inside of this machine: a port of its own, or a socket. */
const INSIDE = `(?:${CALLS}${HERE}[:,]|(?:^| )(?:unix|abstract)(?:-connect|-client)?:)`

/** `socat TCP:host:port TCP:localhost:22`: nobody has to get in, for it calls them. */
export const SOCAT_LEADS_IN: RiskyArguments = [
  new RegExp(`^(?=.*${INSIDE}).*${CALLS}(?!0\\.0\\.0\\.0)${OUT_THERE}`, 'i'),
  LEADS_IN,
]
export const SOCAT_LEADS_TO_CONTROL: RiskyArguments = [
  new RegExp(`^(?=.*${WAITS}).*${CALLS}${HERE}:${CONTROL}`, 'i'),
  LEADS_TO_CONTROL,
]
/** A port of this machine for everybody (but those of the web are), two ends that both call, or the address of somebody else. */
export const SOCAT_LEADS_ON: RiskyArguments = [
  new RegExp(
    `^(?=.*${WAITS}).*(?:${CALLS}${HERE}:(?!(?:80|443)(?:\\D|$))|${CALLS}[^ ,]*:${CONTROL})|${CALLS}\\S+.*?${CALLS}|${WAITS}(?=\\S*,bind=(?!0\\.0\\.0\\.0)${TO_ALL})`,
    'i',
  ),
  WHO_COMES,
]

/** Other programs that lead on what comes in: what they are told to lead to. */
export const RELAYS_TO_CONTROL: RiskyArguments = [
  new RegExp(`^(?!.*(?:^|[ =:/])${OWN}:\\d+ ).*(?:^|[ =:/])${HERE}:${CONTROL}`, 'i'),
  LEADS_TO_CONTROL,
]
export const RELAYS: RiskyArguments = [
  new RegExp(`^(?!(?:.*[ =:/])?${OWN}:\\d+ ).*\\d`, 'i'),
  WHO_COMES,
]
/** A rule of a firewall by which others reach what only this machine should. */
export const FORWARDS_TO_CONTROL: RiskyArguments = [
  new RegExp(
    `(?:--to-destination[= ]|connectaddress=(?=.*connectport=${CONTROL}))127\\.[\\d.]+(?::${CONTROL}|(?= .*connectport=))|connectport=${CONTROL}.*connectaddress=127\\.`,
    'i',
  ),
  LEADS_TO_CONTROL,
]
/** `ssh -R 2222:localhost:22 203.0.113.9`: who sits at a machine that only numbers name logs in here. */
export const LOGIN_FOR_STRANGERS: RiskyArguments = [
  new RegExp(
    `^(?=.*(?:^| )(?:-\\w*R ?|-o ?RemoteForward[= ])(?:\\S*[: ])?${HERE}:(?:22|3389|5900|${CONTROL})(?=\\D|$)).*(?:@| )(?!0\\.0\\.0\\.0)${TO_ALL}(?! *:)`,
    'i',
  ),
  LEADS_IN,
]
const SERVES = '(?:^| )(?:-s |--server|(?:ws|tcp|wss)-l(?:isten)?:)'
export const SERVES_CONTROL: RiskyArguments = [
  new RegExp(`^(?=.*${SERVES}(?!${OWN})).*(?:^|[ :/])${HERE}:${CONTROL}`, 'i'),
  LEADS_TO_CONTROL,
]
/** `websocat -s 0.0.0.0:80 tcp:localhost:5432`: a port of this machine, for whoever comes. */
export const TAKEN_ON: RiskyArguments = [
  new RegExp(`^(?=.*${SERVES}(?!${OWN})).* (?:tcp|udp|unix|abstract)(?:-connect)?:`, 'i'),
  WHO_COMES,
]
