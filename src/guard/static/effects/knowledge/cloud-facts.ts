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

// groups of gcloud that decide who may do what, what is recorded and what is protected
export const GUARDED_GROUPS: RiskyArguments = [
  /^(?:--\S+ |alpha |beta |preview )*(?:(?:org-policies|organizations|resource-manager|billing|iap|scc|identity|domains|logging|dns record-sets|compute (?:firewall-policies|network-firewall-policies|os-login|security-policies|org-security-policies)|sql (?:users|export)|container binauthz)(?: [\w-]+){0,2} (?:add|remove|set|update|create|delete|disable|enable|destroy|import|reset|replace|move|patch|start|execute)(?:-[\w-]+)?|iam(?: [\w-]+){0,3} (?:add|remove|set|update|delete|disable|enable|undelete|upload|sign|create-cred|create-(?:oidc|aws|saml))(?:-[\w-]+)?|(?:projects|secrets|storage \w+|kms \w+(?: \w+)?|compute (?:disks|images|snapshots|firewall-rules)) (?:add-iam|set-iam|remove-iam|delete|destroy|disable|move)(?:-[\w-]+)?|services disable)(?: |$)|--authorized-networks[= ]\S*0\.0\.0\.0\/0|--no-(?:require-ssl|deletion-protection|enable-master-authorized-networks|backup|shielded-\S+)(?: |$)/,
  'who may do what from then on, and what is seen of it',
]

// objects that are named as secrets are, shown or fetched from where they are kept
export const KEPT_FILES: RiskyArguments = [
  /\b(?:get-object|get-file|s3 (?:cp|mv|sync)|storage (?:cat|cp)|(?:blob|file) download|os object get|object save|storage download|obj get|(?<=^|\s)(?:cat|get|cp|mv|head|pipe|download)(?!-))\b.*(?:\.env(?:\.\w+)?(?= |$)|\bid_(?:rsa|dsa|ecdsa|ed25519)\b(?!\.pub)|[/ ](?:\.aws\/)?credentials\b|\.(?:pem|p12|pfx|kdbx|keystore|jks|tfstate)\b|\bsecrets?\.(?:ya?ml|json|env|txt|toml)\b|\bkube-?config\b|\.pgpass\b|\.htpasswd\b|\/shadow\b|service-account\S*\.json\b)/,
  KEPT_SECRETS,
]
