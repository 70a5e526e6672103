// Facts of several families for which code asks, too. Only texts, and apart from joint-facts.ts: a hook
// makes dozens of patterns there, and needs none of them.

/** Every address of the machine, or one that the whole world reaches; own networks are not among them. */
export const TO_ALL = String.raw`(?:\*|\[?::\]?|(?!127\.|10\.|192\.168\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|172\.(?:1[6-9]|2\d|3[01])\.)\d{1,3}(?:\.\d{1,3}){3})(?=[:/,;'" ]|$)`

/** A machine out there: an address of the world, or a name with dots that is none of an own network. */
export const OUT_THERE = String.raw`(?:${TO_ALL}|(?!\d+\.)(?:[\w-]+\.)+(?!(?:internal|local|localhost|lan|home|corp|intranet|docker)\b)[a-z]{2,}(?=[:/,;'" ]|$))`

export const UNWATCHED = 'what no longer watches or checks'

export const WHOM_TRAFFIC_PASSES = 'whom the traffic passes from then on'

/** An address in numbers that is no network of one's own, and none of the servers for names that everybody asks. */
export const OTHER_NUMBERS = String.raw`(?!(?:0|10|127|22[4-9]|23\d|255)\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|1\.[01]\.[01]\.[123]\b|8\.8\.[48]\.[48]\b|9\.9\.9\.\d)(?:\d{1,3}\.){3}\d{1,3}`

/** Where anybody can put files. */
export const DROPPED = String.raw`(?:\/tmp|\/var\/tmp|\/dev\/shm|(?:~|\/home\/[^/\s]+)\/Downloads)\/`

// an address that only numbers name, or that everybody on the way can change
export const UNPROVED = String.raw`(?:http:\/\/(?!localhost\b|127\.|\[?::1)|https?:\/\/\d)`

// where everybody's packages lie, and charts that many install
const PUBLIC_SOURCE =
  /(?:(?:registry\.)?npmjs\.org|registry\.yarnpkg\.com|(?:npm|nuget|rubygems|maven)\.pkg\.github\.com|(?:test\.)?pypi\.org|download\.pytorch\.org|(?:index\.)?rubygems\.org|(?:www|api)\.nuget\.org|(?:repo\.)?hex\.pm|opam\.ocaml\.org|center2?\.conan\.io|(?:repo\.anaconda\.com|conda\.anaconda\.org)|static\.rust-lang\.org|charts\.(?:bitnami\.com|jetstack\.io|helm\.sh)|(?:kubernetes|prometheus-community|grafana|argoproj)\.github\.io)(?=[/ ]|$)/
    .source

/** Where companies keep packages of their own. */
const COMPANY_SOURCE = String.raw`(?:[^\s/@]*@)?[\w.-]*(?:\.(?:internal|local|lan|corp|intra|intranet|test)|\.jfrog\.io|\.pkg\.dev|\.amazonaws\.com|\.azure\.com|gitlab\.com|artifactory[\w.-]*|nexus[\w.-]*)(?=[:/ ]|$)`

/** An address of somebody, and not of this machine, a company or a source that everybody uses. */
export const OTHER_SOURCE = String.raw`https?:\/\/(?!localhost\b|127\.|\[?::1|${PUBLIC_SOURCE}|${COMPANY_SOURCE})`

export const HOW_IT_STARTS = 'how the machine starts from then on'

export const WHETHER_COPIES = 'whether copies of it are still made'
