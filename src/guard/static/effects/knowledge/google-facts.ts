import { PUBLIC_ADDRESS } from './aws-facts.ts'
import type { RiskyArguments } from './facts.ts'
import { KEPT_SECRETS } from './joint-facts.ts'

// What is known of the verbs of gcloud beside the list of ordinary ones.

/** A format that shows names and states alone. */
const ONLY_STATES =
  /(?!(?:.* )?--format[= ](?:value|get|table|csv|none|default)(?:\[[\w-]*\])?\((?!.*(?:env|secret|args|command|template|metadata|containers(?!\S*image)|labels\(\)))(?:[\w.[\]:]*(?:name|url|uri|status|state|id|ip|image|version|time|Name|Url|Uri|Id|Time|IP|latestReadyRevision)\w*(?:\(\))?[,\s]*)+\)(?: |$))/
    .source

export const TOLD_BY_GOOGLE: RiskyArguments = [
  new RegExp(
    [
      String.raw`\b(?:get|describe|show|print|generate|fetch|retrieve|list)-(?:[a-z]+-)*(?:token|secret|password|key-string|auth-string|authorization-code|secret-key)(?: |$)`,
      String.raw`\bcredentials (?:describe|list|get)\b`,
      String.raw`\bstorage hmac create\b|\bservices api-keys create\b(?!.*--(?:allowed-|api-target))`,
      String.raw`\biap oauth-clients (?!delete\b)`,
      String.raw`\bruntime-config configs variables (?:get-value|get|list)\b`,
      String.raw`\bparametermanager\b.*\b(?:describe|render)\b`,
      String.raw`\bapigee apps (?:describe|list)\b`,
      String.raw`\bexport-(?:statefile|lock)\b`,
      // What describes it for another project holds what it is started with.
      String.raw`\b(?:secrets(?: versions)?|compute (?:instances|project-info)|iam service-accounts keys|monitoring channels) config export\b`,
      String.raw`\b(?:run (?:services|jobs|revisions|worker-pools|executions)|functions|app versions|compute instance-templates) (?:describe|export|config export)\b${ONLY_STATES.replace('(?!(?:.* )?', '(?!.*')}`,
      String.raw`\b(?:run (?:services|jobs|revisions)|functions|app versions|builds triggers|scheduler jobs|compute instance-templates|compute instances) list\b.*--format[= ](?:json|yaml|export|text|flattened|config|\S*\benv)`,
      String.raw`\bcompute (?:instances|instance-templates|project-info) (?:describe|list)\b.*--(?:format|flatten)[= ]\S*(?:metadata|items)`,
      String.raw`\bget-guest-attributes\b|--format[= ]\S*masterAuth`,
      String.raw`\b(?:run (?:services|jobs|revisions)|functions) (?:describe|list)\b.*--(?:format|flatten)[= ].*(?:env|secret)`,
    ].join('|'),
    'i',
  ),
  KEPT_SECRETS,
]

export const LETS_IN_GOOGLE: RiskyArguments = [
  new RegExp(
    [
      String.raw`\bfirewall-rules (?:create|update)\b(?=.*${PUBLIC_ADDRESS})`,
      String.raw`\bfirewall-rules create\b(?!.*(?:--source-|--direction[= ](?:egress|out)|--action[= ]deny))`,
      '--(?:predefined-acl|canned-acl|predefined-default-object-acl)[= ](?!private|projectPrivate|bucketOwner)',
      String.raw`--(?:add-(?:default-object-)?acl-grant|acl-file|default-object-acl-file|no-public-access-prevention|no-uniform-bucket-level-access|pap|no-pap)\b`,
      String.raw`--no-(?:invoker-iam-check|enable-auth|auth|auth-enabled|require-ssl|enable-master-authorized-networks|enable-private-\S+|enable-shielded-\S+|enable-ip-access)\b`,
      String.raw`--enable-(?:legacy-authorization|basic-auth|insecure-\S+|kubernetes-unstable-apis|serial-port\S*)\b`,
      String.raw`--authorized-networks[= ]\S*${PUBLIC_ADDRESS}`,
      String.raw`\bapp firewall-rules (?:create|update|delete)\b|\bapp instances (?:ssh|enable-debug)\b`,
      String.raw`\bsql (?!.*\binstances create\b).*--root-password\b|\bsql (?:ssl|users)\b.*\b(?:create|set-password(?!-))\b`,
      String.raw`\bgenerate-gateway-rbac\b(?=.*--apply)|\benable-debug\b`,
    ].join('|'),
  ),
  'who gets in from then on',
]

/** What starts by itself, or takes copies somewhere else, from then on. */
export const LATER_AT_GOOGLE: RiskyArguments = [
  new RegExp(
    [
      String.raw`\bscheduler jobs (?:create http\b|import\b|update http\b.*--(?:uri|message-body|headers))`,
      String.raw`\bpubsub (?:subscriptions|topics)\b.*--(?:push-endpoint|push-auth\S*|cloud-storage-bucket|bigquery-table|message-transforms\S*)`,
      String.raw`\btasks create-(?:http|app-engine)\S*\b.*--url`,
      String.raw`--(?:metadata|update-metadata)[= ]\S*(?:startup-script|shutdown-script|user-data|sysprep|ssh-keys|windows-\S*script|specialize)\S*`,
      String.raw`--(?:post-startup-script|startup-script-url|vm-hostname-override|container-privileged)\b`,
      String.raw`--(?:set|update)-env-vars[= ].*\b(?:LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|PYTHONPATH|PYTHONSTARTUP|JAVA_TOOL_OPTIONS|RUBYOPT|PERL5OPT|BASH_ENV)=`,
      String.raw`\b(?:add|remove)-metadata\b.*(?:from-file|user-data|shutdown-script|windows|block-project|serial-port|sysprep|oslogin|--all)`,
      String.raw`\bstorage buckets notifications (?:create\b.*--topic[= ]projects\/|delete\b)`,
      String.raw`--initialization-actions[= ](?!gs:\/\/goog-dataproc-)`,
    ].join('|'),
  ),
  'what runs there from then on',
]

export const UNPROTECTED_AT_GOOGLE: RiskyArguments = [
  /\bfirewall-rules update\b.*--disabled|--(?:ddl|sql)[= ].*\b(?:drop|truncate|DROP|TRUNCATE) |\b(?:tables|disks|datasets) delete\b|--clear-(?:restricted-services|resources|access-levels)\b|\bbuckets update\b.*--(?:no-versioning|clear-(?!indexes|labels)\S+|lifecycle-file|soft-delete-duration[= ]0|retention-period|no-lock\S*|no-autoclass|remove-\S+|default-encryption-key|log-bucket)|--(?:logging|monitoring)[= ]NONE\b|\b(?:update|patch|modify)\b.*--no-(?:enable-logging|enable-cloud-(?:logging|monitoring)|enable-flow-logs|log-config|enable-stackdriver\S*|backups?|retained\S*|enable-point-in-time-recovery|deletion-protection|delete-protection|enable-deletion-protection|pitr)\b|--retained-backups-count[= ][01]\b|--(?:iap)[= ]\S*disabled|--soft-delete-duration[= ]0/,
  'what is lost with it, and what is seen of it',
]

/** Options that give it other rights, or that hide what it is told. */
export const OTHER_IDENTITY: RiskyArguments = [
  /--(?:impersonate-service-account|access-token-file|flags-file|log-http)(?: |=|$)/,
  'with whose rights it works, and what it is told',
]
