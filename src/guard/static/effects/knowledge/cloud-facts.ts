import type { RiskyArguments } from './facts.ts'
import { KEPT_SECRETS } from './joint-facts.ts'

// What is known of the clients of cloud providers beside their lines: verbs that hand out a secret, or let somebody in.

export const ACCESS_KEY =
  /\b(?:kubeconfig-view|kubeconfig (?:get|download)|iam create-token|CreateAccessKey|iam key create)\b/

export const CLOUD_EVERY_RIGHT: RiskyArguments = [
  /\b(?:role add\b.*\badmin|iam user-policy-create\b.*Administrator|AttachPolicyToUser\b.*AdministratorAccess|attach-user-policy\b.*Admin)/i,
  'gives an account of the cloud every right',
]

// copies, keys and queues that another account may use, and a policy that the text does not name
export const OTHER_ACCOUNTS: RiskyArguments = [
  /\blambda add-(?:layer-version-)?permission\b.*--principal[= ](?:\*|\d|arn:)|\bmodify-(?:db-(?:cluster-)?snapshot|snapshot|image|fpga-image)-attribute\b(?=.*(?:--user-ids|--values-to-add|UserId=|Add=|--organization-arns))(?!.*(?:Remove=|--operation-type remove))|\b(?:put-key-policy|put-resource-policy|set-repository-policy|set-queue-attributes\b.*Policy|put-vault-access-policy|put-file-system-policy|put-function-policy|put-registry-policy|put-permission|put-domain-permissions-policy|put-repository-permissions-policy|create-grant|create-resource-share|associate-resource-share|set-vault-access-policy)\b|\b(?:sqs|sns) add-permission\b|\biam attach-(?:user|role|group)-policy\b.*--policy-arn(?:[= ][\uE100-\uF8FF]|$)/,
  'who gets in from then on',
]

// what a policy permits that is neither for looking nor one of the services' own roles
export const ATTACHED_POLICY: RiskyArguments = [
  /\biam attach-(?:user|role|group)-policy\b(?!.*:policy\/(?:\S*(?:ReadOnly|ViewOnly|Viewer)|service-role\/|AmazonEKS|AmazonEC2Container|AmazonSSMManaged|AWSLambda\w*Execution|CloudWatchAgent))/,
  'what is permitted from then on',
]

// looks by which a service hands out keys, passwords, or the variables that it starts programs with
export const HANDED_OUT: RiskyArguments = [
  /\b(?:get-credentials-for-identity|get-federation-token|get-cluster-credentials\S*|generate-db-auth-token|get-instance-access(?:-details)?|get-relational-database-master-user-password|get-compute-access|get-connections?|get-api-keys?\b.*--include-values?|describe-launch-template-versions|get-launch-template-data|create-(?:cli|web-login)-token|describe-launch-configurations|get-data-catalog-encryption-settings|opsworks describe-(?:apps|stacks)|appsync list-api-keys|iot create-keys\S*|get-workspace-credentials|ssm get-parameters-by-path|get-temporary-\S*credentials)\b/,
  KEPT_SECRETS,
]

// a look into what a cloud keeps for programs: keys, passwords, variables
export const KEPT_BY_CLOUD: RiskyArguments = [
  /\b(?:secrets?|credentials?|passwords?|kubeconfigs?|connection-?strings?|app-?settings|(?:access|api|admin|query|shared-access)-?keys?|tokens?|env-vars?|environment-variables?|user-?data)(?: [\w-]+)* (?:get|show|view|export|download|print|access|read|reveal)\b|\b(?:list-(?:\w+-)*(?:keys|secrets|credentials|connection-strings|publishing\S*)|keys? (?:list|show|renew|regenerate)|get-access-token|show-connection-string|(?:admin|query)-keys? (?:list|show))\b/i,
  KEPT_SECRETS,
]

/** Where the words of gcloud begin. */
const AT_GOOGLE = String.raw`^(?:--\S+ |alpha |beta |preview )*`
/** Roles that are as good as their owner, or that stand for others. */
const MIGHTY_ROLE = String.raw`roles\/(?:owner|editor|\S*(?:[aA]dmin|[oO]wner|tokenCreator|[kK]eyAdmin|[uU]ser(?:Impersonator)?(?=['" ]|$)(?<=serviceAccountUser|workloadIdentityUser))\S*)`

// what gcloud is told about rights, records and protection; what is made and taken away otherwise is daily work
export const GUARDED_GROUPS: RiskyArguments = [
  new RegExp(
    [
      String.raw`${AT_GOOGLE}org-policies (?:[\w-]+ ){0,2}(?:delete|reset|set|set-policy|allow|deny|disable|enable)(?:-[\w-]+)?(?: |$)`,
      String.raw`${AT_GOOGLE}(?:organizations|resource-manager(?: (?:folders|liens|org-policies))?) (?:add|delete|move|allow|deny|disable)(?:-[\w-]+)?(?: |$)`,
      String.raw`${AT_GOOGLE}billing \w+ (?:link|unlink)(?: |$)`,
      String.raw`${AT_GOOGLE}iap (?:[\w-]+ ){0,2}(?:disable|add)(?:-[\w-]+)?(?: |$)`,
      String.raw`${AT_GOOGLE}scc (?:[\w-]+ ){0,3}(?:disable|set-mute|bulk-mute)(?: |$)|${AT_GOOGLE}scc muteconfigs create\b`,
      `${AT_GOOGLE}identity groups memberships (?:add|modify-membership-roles)(?: |$)`,
      `${AT_GOOGLE}domains registrations (?:transfer|export|delete|configure dns)(?: |$)`,
      `${AT_GOOGLE}logging sinks (?:create|update|delete)(?: |$)|${AT_GOOGLE}logging (?:buckets|logs) delete(?: |$)`,
      `${AT_GOOGLE}dns record-sets (?:update|delete|import|transaction execute)(?: |$)`,
      String.raw`firewall-policies rules (?:create|update|disable|delete)\b`,
      String.raw`${AT_GOOGLE}compute os-login (?:[\w-]+ )?(?:add|update)(?: |$)`,
      `${AT_GOOGLE}sql (?:users (?:create|set-password)|export)(?: |$)`,
      `${AT_GOOGLE}container binauthz (?:policy (?:import|remove|delete)|attestors delete)(?: |$)`,
      String.raw`${AT_GOOGLE}iam (?:service-accounts (?:[\w-]+ )?(?:add|set|upload|sign|enable)(?:-[\w-]+)?|roles (?:update|create\b.*(?:getAccessToken|actAs|setIamPolicy|sign(?:Blob|Jwt)|implicitDelegation|\.\*))|(?:[\w-]+ ){0,2}create-(?:oidc|aws|saml))(?: |$)`,
      String.raw`${AT_GOOGLE}kms (?:[\w-]+ ){0,3}(?:destroy|disable)(?: |$)|${AT_GOOGLE}(?:projects|secrets) (?:delete|destroy|disable|move)(?: |$)`,
      String.raw`${AT_GOOGLE}(?:projects|organizations|folders|resource-manager|iam|billing|secrets|kms|run|functions|storage)\b.*\badd-iam-policy-binding\b.*${MIGHTY_ROLE}`,
      String.raw`\bpacket-mirrorings (?:create|update)\b|\bmonitoring policies (?:delete|update)\b`,
      // Copies for whoever has the place that they go to.
      String.raw`\btransfer jobs (?:create\b|update\b.*--(?:source|destination))|(?<!\basset )\bexport\b.*\b(?:gs|s3):\/\/`,
      String.raw`--authorized-networks[= ]\S*0\.0\.0\.0\/0|\b(?:update|patch|modify)\b.*--no-(?:require-ssl|deletion-protection|enable-master-authorized-networks|backup|shielded-\S+)(?: |$)`,
    ].join('|'),
  ),
  'who may do what from then on, and what is seen of it',
]

// objects that are named as secrets are, shown or fetched from where they are kept
export const KEPT_FILES: RiskyArguments = [
  /\b(?:get-object|get-file|s3 (?:cp|mv|sync)|storage (?:cat|cp)|(?:blob|file) download|os object get|object save|storage download|obj get|(?<=^|\s)(?:cat|get|cp|mv|head|pipe|download)(?!-))\b.*(?:\.env(?:\.\w+)?(?= |$)|\bid_(?:rsa|dsa|ecdsa|ed25519)\b(?!\.pub)|[/ ](?:\.aws\/)?credentials\b|\.(?:pem|p12|pfx|kdbx|keystore|jks|tfstate)\b|\bsecrets?\.(?:ya?ml|json|env|txt|toml)\b|\bkube-?config\b|\.pgpass\b|\.htpasswd\b|\/shadow\b|service-account\S*\.json\b)/,
  KEPT_SECRETS,
]
