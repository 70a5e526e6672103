import type { Effect, Span } from '../effects/effect.ts'
import {
  HOW_IT_STARTS,
  OTHER_NUMBERS,
  OTHER_SOURCE,
  OUT_THERE,
  UNPROVED,
  WHETHER_COPIES,
} from '../effects/knowledge/asked-facts.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { canonicalName } from '../effects/program-names.ts'
import { isDropPlace } from '../effects/side-commands.ts'
import { normalisePath } from '../policy/path-class.ts'
import { plain } from '../resolve/value.ts'

/** A file by which this machine comes to believe somebody else. */
interface Trusted {
  path: string
  /** What that depends on. */
  from: string
  span: Span
}

/** Certificates of those who may speak for any other machine. */
const ANCHORS =
  /^\/(?:usr\/local\/share\/ca-certificates|usr\/share\/ca-certificates\/trust-source\/anchors|etc\/(?:pki\/ca-trust\/source|ca-certificates\/trust-source)(?:\/anchors)?|(?:usr\/share|etc)\/pki\/trust\/anchors)\/[^/]+/
const BUNDLE =
  /^\/etc\/(?:ssl\/certs\/ca-(?:certificates\.crt|bundle\S*)|pki\/tls\/certs\/ca-bundle\S*|ssl\/cert\.pem)$/
const PACKAGE_SOURCES =
  /^\/etc\/(?:apt\/sources\.list(?:\.d\/[^/]+)?|yum\.repos\.d\/[^/]+|zypp\/repos\.d\/[^/]+|apk\/repositories|pacman\.(?:conf|d\/[^/]+))$/
/** Packages that nobody has to sign. */
const UNSIGNED =
  /\b(?:trusted|allow-insecure)\s*[=:]\s*yes\b|\bgpgcheck\s*=\s*0\b|\bSigLevel\s*=\s*(?:Never|TrustAll|Optional TrustAll)\b/i
/** A machine that answers for all names, and none that many ask. */
const OTHER_RESOLVER =
  /\bnameserver\s+(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|8\.8\.[48]\.[48]\b|1\.[01]\.[01]\.[12]\b|9\.9\.9\.9\b|149\.112\.|208\.67\.|94\.140\.)\d/
/** Keys whose owner is never asked for. */
const BELIEVES_KEYS =
  /^\s*(?:trusted-key|trust-model\s+always|always-trust|skip-verify|allow-weak-(?:digest-algos|key-signatures))\b/m
/** Scripts of a build that come from elsewhere whenever it runs. */
const GRADLE = /\.gradle(?:\.kts)?$/
const FETCHED_SCRIPT = /\bapply\s*\(?\s*from\s*[:=]\s*(?:uri\()?["']https?:/
/** A name that everybody uses, and an address that is not of this machine or its own network. */
const REDIRECTED =
  /(?<![\d.])(?!127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)(?:\d{1,3}\.){3}\d{1,3}(?:[ \t]|\\t)+(?:[\w.-]{1,80}[ \t]+){0,4}(?:[\w-]{1,63}\.){1,8}(?!local\b|localhost\b|test\b|internal\b|lan\b|home\b|arpa\b|invalid\b|corp\b|localdomain\b|svc\b|cluster\b)[a-z]{2,}\b/i

/** What agents are told before they begin, in files that people seldom read again. */
const TOLD_TO_AGENTS =
  /(?:^|\/)(?:(?:AGENTS?|CLAUDE(?:\.local)?|GEMINI|QWEN|SKILL|MEMORY)\.md|\.(?:cursor|windsurf|cline|roo)rules|\.goosehints|\.cursor\/rules\/[^/]+|\.windsurf\/rules\/[^/]+|\.clinerules\/[^/]+|\.github\/(?:copilot-instructions\.md|instructions\/[^/]+)|\.claude\/(?:commands|agents|skills)\/.+)$/i
/** That they hide something from their user, forget what they were told, or read what nobody sees. */
const TOLD_TO_HIDE = new RegExp(
  [
    String.raw`\b(?:never|not|don'?t|without|avoid)\s+(?:\w+\s+){0,2}?(?:mention|tell|inform|notify|alert|show|reveal|disclos|report)\w*\s+(?:\w+\s+){0,5}?(?:user|human|developer|operator|owner|anyone|anybody)s?\b`,
    String.raw`\b(?:silently|secretly|quietly)\s+(?:and\s+\w+\s+)?(?:run|execute|call|send|fetch|post|upload|install|download|invoke|append|add|commit|push)\b`,
    String.raw`\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:previous|prior|above|earlier)\s+(?:instructions?|rules?|messages?)\b`,
    String.raw`\bhide\s+(?:\w+\s+){1,4}?from\s+(?:the\s+|your\s+)?(?:user|human|developer|operator|owner)s?\b`,
    '[\u200b\u200c\u200e\u200f\u2060-\u2064\u202a-\u202e]|[\u{e0000}-\u{e007f}]',
  ].join('|'),
  'iu',
)

/** Other places, what has to stand there to matter, and what then depends on it. */
const PLACES: readonly (readonly [path: RegExp, content: RegExp, from: string])[] = [
  [
    /^\/etc\/(?:dnsmasq\.(?:conf|d\/[^/]+)|unbound\/\S+|systemd\/resolved\.conf\S*|bind\/\S+|named\S*|coredns\/\S+|dhcp\/\S+|dhcpcd\.conf|network\/interfaces\S*|resolvconf\/\S+|netplan\/\S+)$/,
    new RegExp(
      String.raw`\baddress=\/(?![^/\s]*\.(?:local|localhost|test|internal|lan|home|corp)\/)[^/\s]+\.[a-z]{2,}\/(?!127\.|0\.0\.0\.0|::1)[\d:]|\b(?:server|forward-addr|forwarders|forward|DNS|nameservers?|dns-nameservers|addresses|domain-name-servers)\b[^\n]{0,40}?[\s=:[{/]${OTHER_NUMBERS}`,
    ),
    'who answers when a name is looked up',
  ],
  [
    /^\/etc\/(?:sssd\/\S+|security\/access\.conf|ssh\/\S+|freeradius\/\S+|openldap\/\S+|ldap\/\S+|vsftpd\.conf|proftpd\/\S+|mosquitto\/\S+|redis\/\S+)$/,
    /\baccess_provider\b\W+permit\b|\bid_provider\b\W+proxy\b|\banonymous_enable\b\W+YES\b|\ballow_anonymous\b\W+true\b|\bprotected-mode\b\W+no\b/i,
    'who may log in from then on',
  ],
  [
    /(?:^|\/)(?:\.git\/(?:(?:modules\/.*\/)?config|(?:remotes|branches)\/[^/]+)|\.gitmodules|\.lfsconfig|\.gitconfig)$/,
    // An address, or one that takes the place of another in a line that is changed.
    /(?:\b(?:https?|ssh|git|ftps?):\/\/(?:[^\s@/]*@)?|\bgit@|\bs([#|,/!]).{1,200}?\1(?:[^\s@/]*@)?)(?!(?:ssh\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|dev\.azure\.com)[:/]|(?:git|gitlab|gitea|code|scm|source)\.|localhost\b|127\.|(?:[\w-]+\.)*example\.(?:com|org|net)\b)[\w-]+(?:\.[\w-]+)+[:/#|]/,
    'where the work goes, and comes from',
  ],
  [
    /(?:^|\/)(?:\.(?:github|gitea|forgejo)\/(?:workflows|actions)\/.*\.ya?ml|\.gitlab-ci\.ya?ml|\.gitlab\/.*\.ya?ml|action\.ya?ml|bitbucket-pipelines\.yml|\.circleci\/config\.yml|\.drone\.yml|azure-pipelines\.ya?ml|Jenkinsfile)$/,
    // A part of a pipeline that is somebody else's: those of the forges, and of who makes the tools, are everybody's.
    /\binclude:?\s*["'[{]?\s*(?:remote:\s*)?["']?https?:|\bremote:\s*["']?https?:|\blibrary\(?\s*["']\S+@|(?:uses:\s*["']?|\bs([#|,!])[^\n]{1,120}\1)(?!(?:actions|github|docker|aws-actions|google-github-actions|azure|hashicorp|codecov|pnpm|oven-sh|astral-sh|ruby|golangci|dtolnay|[Ss]watinem|softprops|peter-evans|peaceiris|denoland|gradle|microsoft|sigstore|aquasecurity|goreleaser|helm|kubernetes|pypa|taiki-e|cachix|DeterminateSystems|dorny|shivammathur|r-lib|erlef|subosito|reviewdog|super-linter|release-drafter|slackapi|cloudflare|vercel|JamesIves|jwalton|tj-actions|nick-fields|ncipollo|stefanzweifel|redhat-actions|anchore|snyk|SonarSource|sonarsource|ossf|step-security|browser-actions|cypress-io|mikepenz|amannn|EnricoMi|changesets|googleapis|mxschmitt|webfactory|renovatebot|dependabot|coverallsapp|burnett01|appleboy)\/)[\w-]+\/[\w./-]+@[\w.-]+/,
    'whose code the pipeline runs',
  ],
  [
    /^\/sys\/(?!.*\/(?:brightness|scaling_\w+|energy_\w+|trigger|scheduler|read_ahead_kb)$).*\/(?:online|unbind|bind|remove|delete|driver_override|new_id|authorized\w*|reset|rescan|offline)$|^\/sys\/(?:firmware|power|kernel\/(?:debug|tracing|livepatch|kexec\w*))\//,
    /./,
    'which devices and processors work from then on',
  ],
  [TOLD_TO_AGENTS, TOLD_TO_HIDE, 'what agents are told to hide'],
  // The keys of whoever connects can be used there, and every host is one.
  [
    /^~\/\.ssh\/config(?:\.d\/[^/]+)?$/,
    /\bHost(?:[ \t]+|=)\*(?:\s|\\n)+(?:[^\n]*?(?:\n|\\n)){0,12}?\s*ForwardAgent[ \t=]+yes\b|^\s*ForwardAgent[ \t=]+yes\b/i,
    'who may use the keys from then on',
  ],
  // A disk that is not there stops the machine on its way up.
  [
    /^\/etc\/fstab$/,
    /(?:^|\n|['"\s])(?:(?:PART)?(?:UUID|LABEL)=\S+|\/dev\/\S+)\s+\/\S*\s+(?!swap\b)\w+\s+(?!\S*\b(?:nofail|noauto)\b)\S+/,
    HOW_IT_STARTS,
  ],
  // A mark by which programs that make copies leave out what lies beside it.
  [
    /^(?:~|\/home\/[^/]+|\/(?:root|srv|home))(?:\/(?:Documents|Pictures|Photos|Music|Videos|Movies|Desktop|Projects|Work))?\/(?:CACHEDIR\.TAG|\.no-?backup|\.nobackup|\.exclude(?:-from)?-backup)$/i,
    /(?:)/,
    WHETHER_COPIES,
  ],
  [
    /^(?:\/etc\/cups|~\/\.cups)\/(?:client|printers|cups-files|cups-browsed)\.conf$/,
    new RegExp(
      String.raw`\b(?:ServerName|DeviceURI|BrowsePoll)\s+(?:\w+:\/\/)?(?:[^\s@/]*@)?${OUT_THERE}`,
      'im',
    ),
    'who gets what is printed from then on',
  ],
  // Settings of mail and of a browser that lead elsewhere, copy what is sent, or check nothing.
  [
    /\/(?:\.thunderbird|\.mozilla|\.icedove|\.librewolf|firefox|thunderbird)\/.*\/(?:user|prefs)\.js$/i,
    /\bmail\.(?:identity\.\w+\.(?:doBcc|doCc|reply_to|smtpServer)|smtpserver\.\w+\.hostname|server\.\w+\.hostname)|\bnetwork\.(?:proxy\.(?!type", 0)\w+|trr\.uri|dns\.)|\bxpinstall\.signatures\.required|\bsecurity\.(?:cert_pinning|OCSP|enterprise_roots|tls\.version\.min|mixed_content)|\bbrowser\.safebrowsing\.\S+",\s*false|\bgeneral\.config\.|\bdevtools\.(?:debugger\.remote|chrome)|\bextensions\.(?:autoDisableScopes|update\.url)/i,
    'who reads what is sent and shown from then on',
  ],
]

/** What a project has pinned: which packages it gets, from where, and how they are recognised. */
const LOCK =
  /(?:^|\/)(?:package-lock\.json|[\w-]+-shrinkwrap\.json|[\w-]+-lock\.ya?ml|[\w.-]+\.lock(?:b|\.hcl)?|go\.sum|packages\.lock\.json|\w+\.lockfile|verification-metadata\.xml|Package\.resolved)$/
const PINNED =
  /\b(?:resolved|resolution|rev|integrity|checksum|sha-?(?:1|256|384|512)|narHash|hash(?:es)?|tarball|registry|shasum|_?url)\b|\b(?:npmjs|yarnpkg|rubygems|pypi|crates|golang)\\?\.(?:org|com|io)\b|\bh1[:\\]|\w+:\\?\/\\?\//i
const REQUIREMENTS = /(?:^|\/)(?:requirements|constraints)[\w.-]*\.(?:txt|in)$/
/** Another index, or one package from an address. */
const OTHER_REQUIREMENT = new RegExp(
  String.raw`(?:^|[\s'"/])(?:(?:--(?:extra-)?index-url|-i|--find-links|-f)[= ]*(?:${OTHER_SOURCE}|http:)|--trusted-host\b)|[\w\]] ?@ ?(?:git\+)?https?:|--hash=sha\S*\/\/`,
)
/** Where a project, or its user, says which packages come from where. */
const SOURCES =
  /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.yml)?|bunfig\.toml|\.pypirc|pip\.(?:conf|ini)|uv\.toml|\.cargo\/config(?:\.toml)?|\.bundle\/config|Gemfile|[Nn]u[Gg]et\.[Cc]onfig|\.condarc|Pipfile)$/
const OTHER_PLACE = new RegExp(
  String.raw`(?:registry|registryServer|index(?:-url)?|repositor(?:y|ies)|mirror|source|channel\w*|url|proxy)\b["'>\]\w:@/.-]{0,80}\s*[=:> "'{[(]*\s*["']?(?:sparse\+)?(?:${OTHER_SOURCE}|${UNPROVED})|\breplace-with\b`,
  'i',
)

/** Packages that take the place of others, in the words of some languages. */
const REPLACED_BY = [
  /(?:^|\/)(?:go\.(?:mod|work)|pnpm-workspace\.ya?ml)$/,
  /\breplace\b[^\n]*=>\s*(?!\.{0,2}\/)\S|\boverrides\b[^\n]*(?:https?:|git\+|github:)/,
] as const
/** A script that a change adds, and not one that most projects have there. */
const PACKAGE = /(?:^|\/)package\.json$/
const INSTALLED_SCRIPT =
  /\b(?:pre|post)install\b\W{1,8}(?!(?:\w+ )?(?:husky|patch-package|[\w-]+ (?:generate|prepare|install)|build)\b)\w/

/** Writes by which a project takes packages from somewhere else, or no longer knows them by their sums. */
function pinnedBy(machine: Machine, path: string, effect: Effect): string | undefined {
  if (!PIN_NAME.test(path)) return undefined
  const words = machine.resolved.flatMap((command) => command.arguments.slice(1).map(plain))
  const text = () => [plain(effect.data ?? ''), ...words].join(' ').replaceAll('\n', ' ')
  const isOther =
    (LOCK.test(path) && (PINNED.test(text()) || isFromElsewhere(machine, effect))) ||
    (REQUIREMENTS.test(path) && OTHER_REQUIREMENT.test(text())) ||
    (SOURCES.test(path) && OTHER_PLACE.test(text())) ||
    (REPLACED_BY[0].test(path) && REPLACED_BY[1].test(text()))
  if (isOther) return 'whose packages it takes'
  return PACKAGE.test(path) && words.some((word) => INSTALLED_SCRIPT.test(word))
    ? 'what runs wherever the package is installed'
    : undefined
}

/** Whether somebody else may have made what is written. */
function isFromElsewhere(machine: Machine, { data = '' }: Effect): boolean {
  return machine.symbols
    .in(data)
    .some(
      ({ origin, detail }) =>
        origin === 'network' || (origin === 'file' && isDropPlace(plain(detail))),
    )
}

/** One question for most of the files that are written. */
const PIN_NAME =
  /(?:lock(?:b|\.json|\.ya?ml|\.hcl|file)?|sum|shrinkwrap\.json|\.(?:txt|in|npmrc|yarnrc|yml|pypirc|conf|ini|toml|condarc|xml|resolved|mod|work|yaml)|package\.json|config|Gemfile|Pipfile)$/i

/** Writes after which this machine believes somebody else: who signs, whose packages, whose names. */
export function trustingWrites(machine: Machine): Trusted[] {
  if (!machine.effects.mayHold('write')) return []
  return machine.effects.all.flatMap((effect) => {
    if (effect.kind !== 'write' || effect.deferred) return []
    const path = normalisePath(effect.target)
    const from = trustOf(machine, path, effect)
    return from === undefined ? [] : [{ path, from, span: effect.span }]
  })
}

function trustOf(machine: Machine, path: string, effect: Effect): string | undefined {
  if (BUNDLE.test(path)) return 'whom this machine believes from then on'
  if (ANCHORS.test(path))
    return isPutToUse(machine, effect) ? 'whom this machine believes from then on' : undefined
  if (PACKAGE_SOURCES.test(path)) {
    return UNSIGNED.test(plain(effect.data ?? ''))
      ? 'whose packages are installed from then on'
      : undefined
  }
  if (path === '/etc/resolv.conf')
    return OTHER_RESOLVER.test(plain(effect.data ?? ''))
      ? 'who answers when a name is looked up'
      : undefined
  if (path === '~/.gnupg/gpg.conf')
    return BELIEVES_KEYS.test(plain(effect.data ?? ''))
      ? 'whom this machine believes from then on'
      : undefined
  if (GRADLE.test(path) && FETCHED_SCRIPT.test(plain(effect.data ?? '')))
    return 'whose script the build runs'
  const pinned = pinnedBy(machine, path, effect)
  if (pinned !== undefined) return pinned
  const place = PLACES.find(([where]) => where.test(path))
  if (place !== undefined) {
    const [, content, from] = place
    const text = [plain(effect.data ?? ''), wordsOf(machine, effect).join(' ')].join('\n')
    return content.test(text) ? from : undefined
  }
  if (path !== '/etc/hosts') return undefined
  return REDIRECTED.test(plain(effect.data ?? '')) || wordsOf(machine, effect).some(isRedirected)
    ? 'which machine answers to a public name from then on'
    : undefined
}

/** Whether the certificates are gathered after this one was put among them. */
function isPutToUse(machine: Machine, { span }: Effect): boolean {
  return machine.resolved.some(
    (command) =>
      command.span.start > span.start &&
      isKind(canonicalName(plain(command.arguments[0] ?? '')), 'certificate-gatherer'),
  )
}

function isRedirected(word: string): boolean {
  return REDIRECTED.test(word)
}

/** The words of the command that writes: a line that `sed` adds is one of them. */
function wordsOf(machine: Machine, { span }: Effect): string[] {
  return machine.resolved
    .filter((command) => command.span === span)
    .flatMap((command) => command.arguments.map(plain))
}
