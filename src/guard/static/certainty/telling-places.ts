import {
  HOW_IT_STARTS,
  OTHER_NUMBERS,
  OTHER_SOURCE,
  OUT_THERE,
  WHETHER_COPIES,
} from '../effects/knowledge/asked-facts.ts'
import { OTHER_IMAGES } from '../effects/knowledge/image-facts.ts'
import {
  FETCHED_AND_RUN,
  USUAL_ACTIONS,
  USUAL_HOOKS,
} from '../effects/knowledge/installer-places.ts'
import { remembered } from '../effects/knowledge/remembered.ts'

/** A place, what has to stand there to matter, and what then depends on it. */
interface Place {
  readonly path: RegExp
  readonly content: RegExp
  readonly from: string
  /** Only where something is changed or added: in a file that is written as a whole it is one line among others. */
  readonly changed?: boolean
}

/** What agents are told before they begin, in files that people seldom read again. */
const TOLD_TO_AGENTS =
  /(?:^|\/)(?:(?:AGENTS?|CLAUDE(?:\.local)?|GEMINI|QWEN|SKILL|MEMORY)\.md|\.(?:cursor|windsurf|cline|roo)rules|\.goosehints|\.cursor\/rules\/[^/]+|\.windsurf\/rules\/[^/]+|\.clinerules\/[^/]+|\.github\/(?:copilot-instructions\.md|instructions\/[^/]+)|\.claude\/(?:commands|agents|skills)\/.+)$/i
/** That they hide something from their user, forget what they were told, or read what nobody sees. */
const TOLD_TO_HIDE = new RegExp(
  [
    String.raw`\b(?:never|not|don'?t|without|avoid)\s+(?:\w+\s+){0,2}?(?:mention|tell|inform|notify|alert|show|reveal|disclos|report)\w*\s+(?:[^\s.]+\s+){0,6}?(?:user|human|developer|operator|owner|anyone|anybody)s?\b`,
    String.raw`\b(?:never|not|don'?t|without|avoid)\s+(?:\w+\s+){0,2}?(?:mention|reveal|disclos|list)\w*\s+(?:it|this|that|them|these)\b`,
    String.raw`\b(?:not|never|don'?t)\s+(?:appear|show up|be (?:mentioned|listed|shown))\b`,
    String.raw`\b(?:silently|secretly|quietly)\s+(?:and\s+\w+\s+)?(?:run|execute|call|send|fetch|post|upload|install|download|invoke|append|add|commit|push)\b`,
    String.raw`\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:previous|prior|above|earlier)\s+(?:instructions?|rules?|messages?)\b`,
    String.raw`\bhide\s+(?:\w+\s+){1,4}?from\s+(?:the\s+|your\s+)?(?:user|human|developer|operator|owner)s?\b`,
    '[\u200b\u200c\u200e\u200f\u2060-\u2064\u202a-\u202e]|[\u{e0000}-\u{e007f}]',
  ].join('|'),
  'iu',
)

const TOLD_TO_RUN =
  /(?:^|\s)@(?:import\s+)?(?:~\/\.cache|\/tmp|\/var\/tmp|\/dev\/shm|~\/Downloads)\/|\b(?:run|execute|source|call|invoke)\b[^\n]{0,40}?(?:\/tmp\/|\/dev\/shm\/|~\/\.cache\/|(?:^|[\s`'"/])\.(?!\/|husky\b|github\b|venv\b|claude\b)[\w-]+(?:\/\S*)?\.(?:sh|py|js)\b)|\b(?:run|execute)\b[^\n]{0,30}?\bcurl\b[^\n]*\|\s*(?:ba|z)?sh\b|\b(?:include|append|paste|add|send|post)\b[^\n]{0,30}\b(?:output of|result of)\b[^\n]{0,12}\b(?:env|printenv|export)\b/i

/** Pipelines of the forges. */
const PIPELINES =
  /(?:^|\/)(?:\.(?:github|gitea|forgejo)\/(?:workflows|actions)\/.*\.ya?ml|\.gitlab-ci\.ya?ml|\.gitlab\/.*\.ya?ml|action\.ya?ml|bitbucket-pipelines\.yml|\.circleci\/config\.yml|\.drone\.yml|azure-pipelines\.ya?ml|Jenkinsfile)$/
const IMAGE_STEPS = /(?:^|\/)(?:[\w.-]+\.)?(?:Docker|Container)file(?:\.[\w.-]+)?$/
const COMMIT_HOOKS = /(?:^|\/)\.pre-commit-config\.ya?ml$/
const CHECK =
  '(?:tests?|lint|scan|secur|audit|codeql|semgrep|gitleaks|trivy|snyk|verif|review|coverage|sast|checks?)'
/** A check whose failure no longer stops anything, or that was removed. */
const WEAKENED_CHECK = new RegExp(
  [
    String.raw`s([/#,!@])(?:(?!\1).){1,200}\1(?:(?!\1).){0,200}(?:\|\|\s*(?:true|:|exit 0)(?!\w)|continue-on-error: *true|allow_failure: *true|if: *false|--(?:passWithNoTests|exit-zero|no-verify|audit-level=none)\b)`,
    String.raw`(?:continue-on-error|allow_failure|continueOnError)\W{0,3}\s*=\s*true`,
    String.raw`(?:^|[\s\d/])[aic]\\?\s[^\n]*(?:continue-on-error|allow_failure): *true`,
    String.raw`\.run\b[^=\n]{0,40}=[^\n]*\|\|\s*(?:true|:|exit 0)`,
    String.raw`\bdel\([^)\n]*${CHECK}|\/[^/\n]*${CHECK}[^/\n]*\/(?:I?,[^\s]{1,40})?d(?=$|[\s;'"}])`,
  ].join('|'),
  'im',
)

/** Code for an editor that starts a shell, or something that fetches. */
const STARTS_SHELL =
  /(?:\b(?:jobstart|system(?:list)?|spawn|job_start|termopen|execute|popen|start-process(?:-shell-command)?|shell-command|call-process(?:-shell-command)?|exec(?:Sync)?)\b\W{0,6}(?:[\w-]+["']\s+(?:nil\s+)?["']?)?["'](?:\/(?:usr\/)?bin\/(?:env )?)?(?:(?:ba|z|da|fi)?sh|curl|wget|ncat?|socat|python\d?|perl|ruby|node)\b|^\s*(?:silent!? *)?!)/m

/** An address that builds get what they take for their own work from. */
const OTHER_STORE = String.raw`(?:grpcs?|https?|unix):\/\/(?!localhost\b|127\.|\[?::1|[\w.-]*\.(?:internal|local|lan|corp|intra|intranet|test)\b|remote\.buildbuddy\.io|[\w.-]*\.(?:googleapis|amazonaws)\.com|bcr\.bazel\.build|ge\.\w|cache\.nixos\.org|[\w-]+\.cachix\.org)`

const PLACES: readonly Place[] = [
  {
    path: /^\/etc\/(?:dnsmasq\.(?:conf|d\/[^/]+)|unbound\/\S+|systemd\/resolved\.conf\S*|bind\/\S+|named\S*|coredns\/\S+|dhcp\/\S+|dhcpcd\.conf|network\/interfaces\S*|resolvconf\/\S+|netplan\/\S+)$/,
    content: new RegExp(
      String.raw`\baddress=\/(?![^/\s]*\.(?:local|localhost|test|internal|lan|home|corp)\/)[^/\s]+\.[a-z]{2,}\/(?!127\.|0\.0\.0\.0|::1)[\d:]|\b(?:server|forward-addr|forwarders|forward|DNS|nameservers?|dns-nameservers|addresses|domain-name-servers)\b[^\n]{0,40}?[\s=:[{/]${OTHER_NUMBERS}`,
    ),
    from: 'who answers when a name is looked up',
  },
  {
    path: /^\/etc\/(?:sssd\/\S+|security\/access\.conf|ssh\/\S+|freeradius\/\S+|openldap\/\S+|ldap\/\S+|vsftpd\.conf|proftpd\/\S+|mosquitto\/\S+|redis\/\S+)$/,
    content:
      /\baccess_provider\b\W+permit\b|\bid_provider\b\W+proxy\b|\banonymous_enable\b\W+YES\b|\ballow_anonymous\b\W+true\b|\bprotected-mode\b\W+no\b/i,
    from: 'who may log in from then on',
  },
  {
    path: /(?:^|\/)(?:\.git\/(?:(?:modules\/.*\/)?config|(?:remotes|branches)\/[^/]+)|\.gitmodules|\.lfsconfig|\.gitconfig)$/,
    // An address, or one that takes the place of another in a line that is changed.
    content:
      /(?:\b(?:https?|ssh|git|ftps?):\/\/(?:[^\s@/]*@)?|\bgit@|\bs([#|,/!]).{1,200}?\1(?:[^\s@/]*@)?)(?!(?:ssh\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|dev\.azure\.com)[:/]|(?:git|gitlab|gitea|code|scm|source)\.|localhost\b|127\.|(?:[\w-]+\.)*example\.(?:com|org|net)\b)[\w-]+(?:\.[\w-]+)+[:/#|]/,
    from: 'where the work goes, and comes from',
  },
  {
    path: PIPELINES,
    // A part of a pipeline that is somebody else's: those of the forges, and of who makes the tools, are everybody's.
    content: new RegExp(
      String.raw`\binclude:?\s*["'[{]?\s*(?:remote:\s*)?["']?https?:|\bremote["']?\s*[:=]\s*["']?https?:|\blibrary\(?\s*["']\S+@|(?:\buses["']?\s*[:=]\s*["']?|\bs([#|,!])[^\n]{1,120}\1|\S@\S+ )(?!${USUAL_ACTIONS})[\w-]+\/[\w./-]+@[\w.-]+`,
    ),
    from: 'whose code the pipeline runs',
  },
  {
    path: /^\/sys\/(?!.*\/(?:brightness|scaling_\w+|energy_\w+|trigger|scheduler|read_ahead_kb)$).*\/(?:online|unbind|bind|remove|delete|driver_override|new_id|authorized\w*|reset|rescan|offline)$|^\/sys\/(?:firmware|power|kernel\/(?:debug|tracing|livepatch|kexec\w*))\//,
    content: /./,
    from: 'which devices and processors work from then on',
  },
  { path: TOLD_TO_AGENTS, content: TOLD_TO_HIDE, from: 'what agents are told to hide' },
  { path: TOLD_TO_AGENTS, content: TOLD_TO_RUN, from: 'what agents are told to run' },
  {
    path: /\.(?:md|mdx|txt|rst)$/i,
    // In a comment people do not see it, and agents read it.
    content:
      /<!--\s*(?:(?:note |instructions? )?(?:to|for) )?(?:the |any |all )?(?:ai |coding )?(?:assistants?|agents?|ai|llms?|claude|copilot|cursor|codex|gemini|gpt|system)(?: ?prompt| ?agents?| ?models?)?\s*[:,]/i,
    from: 'what agents are told where people do not see it',
  },
  {
    path: PIPELINES,
    content: WEAKENED_CHECK,
    from: 'what its checks still hold back',
    changed: true,
  },
  {
    path: PIPELINES,
    // Code of others runs with the secrets of the project, or with every right.
    content: /\bpull_request_target\b|\bpermissions\b\W{1,6}write-all\b/,
    from: 'who runs code with the rights of the pipeline',
  },
  {
    path: /(?:^|\/)\.gitignore$/,
    content: /(?:^|[\s/])(?:CODEOWNERS|\.github\/workflows)\b/m,
    from: 'which rules of the project are left',
  },
  {
    path: /(?:^|\/)(?:\.gitattributes|\.git\/info\/attributes)$/,
    // Source that nobody is shown the changes of. What is packed, drawn, locked or generated is no such.
    content:
      /(?:^|[\s'"])(?!\S*(?:lock\b|\.lock|\.snap|\.min\.|\.pb\.|_pb2|generated|__gen|vendor|third_party|node_modules))(?:\S*\/(?:\*{1,2})?|\*\.(?:[cm]?[jt]sx?|py|go|rs|c|cc|cpp|h|java|kt|rb|php|sh|sql|ya?ml))\s+(?:\S+ )*?(?:-diff\b|binary\b)|(?:^|[\s'"])(?:src|lib|app|apps|packages|internal|cmd|server|auth|core)\/\S*\s+(?:\S+ )*?linguist-generated\b(?!=false)/m,
    from: 'which changes others are shown',
  },
  {
    path: /(?:^|\/)containers\/(?:policy\.json|policy\.d\/[^/]+)$/,
    content: /\binsecureAcceptAnything\b/,
    from: 'whose images are taken',
  },
  {
    path: /(?:^|\/)containers\/registries\.conf(?:\.d\/[^/]+)?$/,
    content: /^(?![\s\S]*(?:localhost|127\.0\.0\.1))[\s\S]*\binsecure\s*=\s*true\b/,
    from: 'whose images are taken',
  },
  {
    path: /(?:^|\/)nix\.conf$/,
    content: new RegExp(
      String.raw`\brequire-sigs\s*=\s*false\b|\bsubstituters\s*=[^\n]*${OTHER_STORE}|\btrusted-users\s*=[^\n]*\*|\b(?:post-build-hook|diff-hook|pre-build-hook)\s*=\s*\S|\bsandbox\s*=\s*false\b`,
    ),
    from: 'whose packages it takes',
  },
  {
    path: /\.bazelrc$/,
    content: new RegExp(
      String.raw`--(?:remote_cache|remote_executor|bes_backend|experimental_remote_downloader|registry)[= ]["']?${OTHER_STORE}|--noremote_verify_downloads\b|--remote_verify_downloads=(?:false|0)\b`,
    ),
    from: 'whose work the build takes for its own',
  },
  {
    path: /(?:^|\/)(?:settings|init|build)\.gradle(?:\.kts)?$/,
    content: new RegExp(
      String.raw`\bbuildCache\b[\s\S]*\bremote\b[\s\S]*\burl\b\s*=?\s*(?:uri\()?["']${OTHER_STORE}|\b(?:isA|a)llowInsecureProtocol\s*=?\s*true\b`,
    ),
    from: 'whose work the build takes for its own',
  },
  {
    path: /(?:^|\/)(?:nx|turbo)\.json$|(?:^|\/)\.turbo\/config\.json$|(?:^|\/)s?ccache(?:\.conf|\/config)$/,
    content:
      /\b(?:apiUrl|apiurl|nxCloudUrl|remote_storage|endpoint)\W{1,6}(?:https?|redis|s3):\/\/(?!localhost\b|127\.|(?:[\w-]+\.)*(?:vercel\.com|nx\.app|internal|local|corp)\b)/,
    from: 'whose work the build takes for its own',
  },
  {
    path: /(?:^|\/)Cargo\.toml$/,
    content:
      /\[(?:patch\.|replace\])[\s\S]*(?:\bgit\s*=|\bpath\s*=\s*["']\/(?:tmp|var\/tmp|dev\/shm)\/)/,
    from: 'whose packages it takes',
  },
  {
    path: /(?:^|\/)(?:package\.json|pubspec(?:_overrides)?\.yaml)$/,
    content:
      /\b(?:overrides|resolutions|dependency_overrides)\b[\s\S]{0,200}?(?:https?:\/\/|git\+|github:|\bgit:|file:\/(?:tmp|var\/tmp)|npm:)/,
    from: 'whose packages it takes',
    changed: true,
  },
  {
    path: /(?:^|\/)pom\.xml$/,
    content: new RegExp(
      String.raw`[rR]epositor(?:y|ies)\b[\s\S]{0,200}?<url>${OTHER_SOURCE}(?!(?:repo1?\.maven|central\.sonatype|oss\.sonatype|repository\.apache|repo\.spring|maven\.google|jitpack)\.)`,
    ),
    from: 'whose packages it takes',
  },
  {
    path: /(?:^|\/)\.?(?:npmrc|yarnrc(?:\.yml)?|pip\.(?:conf|ini)|condarc|gemrc)$/,
    content:
      /\bstrict-ssl\s*=\s*false\b|\bssl_verify\W+false\b|\btrusted-host\s*=\s*(?!localhost\b|127\.)\S|\benableStrictSsl\W+false\b|:ssl_verify_mode:\s*0/,
    from: 'who reads what is said on the way',
  },
  {
    path: /(?:^|\/)direnv\/(?:direnv\.toml|config\.toml)$/,
    content:
      /\bprefix\s*=\s*\[?\s*["'](?:\/|~|\$HOME|\/(?:home|Users)\/[\w.-]+|\/tmp|~\/Downloads)?\/?["']/,
    from: 'whose files every shell obeys from then on',
  },
  {
    path: /(?:^|\/)\.?devcontainer\.json$/,
    // What runs on this machine and not in the container, and what the container gets of it.
    content:
      /\binitializeCommand\b|(?:\$\{localEnv:(?:HOME|USERPROFILE)\}|~|\/home\/[\w.-]+|\/root)\/?(?:\.(?:ssh|aws|gnupg|kube|docker|config|netrc)|[,"'])|\bdocker\.sock\b|\bsource=\/,|--privileged\b|(?:ghcr\.io|docker\.io|quay\.io)\/(?!devcontainers(?:-contrib|-extra)?\/)[\w-]+\/(?:[\w-]+\/)*features\/|\bhttps?:\/\/\S+devcontainer-feature/,
    from: 'what it makes this machine run or give away',
  },
  {
    path: /\/(?:\.vim|vimfiles|nvim|\.emacs\.d|emacs|doom)\/(?:.*\/)?[\w.-]+\.(?:lua|vim|el)$/,
    content: STARTS_SHELL,
    from: 'what it makes the editor run',
  },
  {
    path: /\/\.(?:vscode(?:-server|-oss)?|cursor|windsurf)\/extensions\/.+\.(?:[cm]?js|json)$/,
    content: /./,
    from: 'what it makes the editor run',
  },
  // The keys of whoever connects can be used there, and every host is one.
  {
    path: /^~\/\.ssh\/config(?:\.d\/[^/]+)?$/,
    content:
      /\bHost(?:[ \t]+|=)\*(?:\s|\\n)+(?:[^\n]*?(?:\n|\\n)){0,12}?\s*ForwardAgent[ \t=]+yes\b|^\s*ForwardAgent[ \t=]+yes\b/i,
    from: 'who may use the keys from then on',
  },
  // A disk that is not there stops the machine on its way up.
  {
    path: /^\/etc\/fstab$/,
    content:
      /(?:^|\n|['"\s])(?:(?:PART)?(?:UUID|LABEL)=\S+|\/dev\/\S+)\s+\/\S*\s+(?!swap\b)\w+\s+(?!\S*\b(?:nofail|noauto)\b)\S+/,
    from: HOW_IT_STARTS,
  },
  // A mark by which programs that make copies leave out what lies beside it.
  {
    path: /^(?:~|\/home\/[^/]+|\/(?:root|srv|home))(?:\/(?:Documents|Pictures|Photos|Music|Videos|Movies|Desktop|Projects|Work))?\/(?:CACHEDIR\.TAG|\.no-?backup|\.nobackup|\.exclude(?:-from)?-backup)$/i,
    content: /(?:)/,
    from: WHETHER_COPIES,
  },
  {
    path: /^(?:\/etc\/cups|~\/\.cups)\/(?:client|printers|cups-files|cups-browsed)\.conf$/,
    content: new RegExp(
      String.raw`\b(?:ServerName|DeviceURI|BrowsePoll)\s+(?:\w+:\/\/)?(?:[^\s@/]*@)?${OUT_THERE}`,
      'im',
    ),
    from: 'who gets what is printed from then on',
  },
  // Settings of mail and of a browser that lead elsewhere, copy what is sent, or check nothing.
  {
    path: /\/(?:\.thunderbird|\.mozilla|\.icedove|\.librewolf|firefox|thunderbird)\/.*\/(?:user|prefs)\.js$/i,
    content:
      /\bmail\.(?:identity\.\w+\.(?:doBcc|doCc|reply_to|smtpServer)|smtpserver\.\w+\.hostname|server\.\w+\.hostname)|\bnetwork\.(?:proxy\.(?!type", 0)\w+|trr\.uri|dns\.)|\bxpinstall\.signatures\.required|\bsecurity\.(?:cert_pinning|OCSP|enterprise_roots|tls\.version\.min|mixed_content)|\bbrowser\.safebrowsing\.\S+",\s*false|\bgeneral\.config\.|\bdevtools\.(?:debugger\.remote|chrome)|\bextensions\.(?:autoDisableScopes|update\.url)/i,
    from: 'who reads what is sent and shown from then on',
  },
  {
    path: PIPELINES,
    content: /\btoJSON\(\s*secrets\b/i,
    from: 'who sees the secrets of the pipeline, and what he may do with them',
  },
  {
    path: IMAGE_STEPS,
    content: new RegExp(
      String.raw`\bFROM\s+(?:--\S+\s+)?${OTHER_IMAGES}\S|\bs([#|,!/])\^?(?:FROM )?([\w-]+)[^/]*?\1(?:FROM )?(?!(?:library|bitnami|cimg|circleci)\/)[\w-]+\/\2\b|\bADD\s+(?:--\S+\s+)*https?:\/\/(?!github\.com\/|raw\.githubusercontent\.com\/)`,
    ),
    from: 'whose image and files it is made of',
  },
  {
    path: COMMIT_HOOKS,
    content: new RegExp(
      String.raw`\brepo["']?\s*[:=]\s*["']?(?:https?|git|ssh)(?::|@)(?!\/\/(?:github|gitlab)\.com\/${USUAL_HOOKS})`,
    ),
    from: 'whose code runs at each commit',
  },
  {
    path: new RegExp(
      String.raw`${PIPELINES.source}|${IMAGE_STEPS.source}|${COMMIT_HOOKS.source}|(?:^|\/)(?:package\.json|(?:GNU)?[Mm]akefile|justfile|Taskfile\.ya?ml|tox\.ini|noxfile\.py|setup\.py|pyproject\.toml|Rakefile|composer\.json)$`,
    ),
    content: FETCHED_AND_RUN,
    from: 'what comes from there whenever it runs',
  },
]

/** Places that many paths are asked for: one question for most of the files that are written. */
const TELLING =
  /^\/(?:etc|sys)\/|(?:\.(?:ya?ml|json|toml|md|mdx|txt|rst|conf|xml|lua|vim|el|[cm]?js|mdc|ini|bazelrc|gradle|kts)|rc|rules|hints|config|ignore|attributes|modules|(?:[Mm]ake|just|Rake|Docker|Container|Jenkins)file|(?:Docker|Container)file\.[\w.-]+|(?:noxfile|setup)\.py|CACHEDIR\.TAG|backup)$|\/(?:config\.d|remotes|branches|rules|commands|agents|skills|instructions|\.clinerules|policy\.d)\//i

/** What matters of the words that are put into a file. */
export const placesFor = remembered((path: string): readonly Place[] =>
  TELLING.test(path) ? PLACES.filter((place) => place.path.test(path)) : [],
)
