import { PUBLIC_ADDRESS } from './aws-facts.ts'
import type { RiskyArguments } from './facts.ts'
import { KEPT_SECRETS } from './joint-facts.ts'

// What is known of the verbs of az beside the list of ordinary ones; gathered from the commands of azure-cli.

/** A query that picks names and states, or a table: it has no columns for the rest. */
const ONLY_STATES =
  /(?!.*(?:-o|--output)[= ]table(?: |$)(?!.*--query)|.*--query[= ]\S*(?:name|id|[sS]tate|[sS]tatus|fqdn|ip|location|image|length\()[\w()]*[\]}]?(?: |$)(?<!(?:env|secret|password|key|value)\S* ?))/
    .source

export const TOLD_BY_AZURE: RiskyArguments = [
  new RegExp(
    [
      String.raw`\b(?:get-admin-kubeconfig|acr webhook get-config|get-encryption-key|connected-registry (?:get-settings|install)|get-sas-urls|get-shared-keys|list-auth-key|list-key|list-client-tokens|list-peering-passphrase|show-cd-url|show-device-config-script|show-secret|list-configuration|vpn-client show-url|test-endpoint list)\b`,
      String.raw`\bappconfig (?:kv|revision|credential) (?:list|show)\b`,
      String.raw`\b(?:staticwebapp|containerapp|lab|spring)\b.* secrets? (?:list|show)\b`,
      String.raw`\bbot authsetting (?:list|show)\b|\bwebapp auth show\b|\bwebapp config (?:backup|storage-account) (?:list|show)\b|\bdeployment-scripts (?:show|list)\b`,
      String.raw`\b(?:container|container container-group-profile|containerapp|containerapp (?:job|revision)|spring app|spring app deployment) (?:show|list)\b${ONLY_STATES}`,
      String.raw`\biot (?:hub|central|edge)\b.*\b(?:device|module|device-identity|module-identity)(?:-identity)? (?:show|list)\b${ONLY_STATES}|--show-keys\b`,
      String.raw`\bml\b.*\bget-credentials\b|\baks get-credentials\b.*(?:--admin|-a(?: |$)|(?:-f|--file)[= ]-(?: |$))`,
      String.raw`--(?:expose-token|show-values|show-details-with-secrets)\b`,
    ].join('|'),
  ),
  KEPT_SECRETS,
]

export const LETS_IN_AZURE: RiskyArguments = [
  new RegExp(
    [
      String.raw`--public-access[= ](?:blob|container|all|enabled|\d)`,
      '--(?:allow-blob-public-access|admin-enabled|anonymous-pull-enabled|enable-local-accounts|enable-non-ssl-port|allow-shared-key-access|remote-debugging-enabled|enable-public-network|enable-node-public-ip)(?:[= ]true|[= ]--|$)',
      '--(?:public-network-access)[= ]enabled|--default-action[= ]allow|--(?:disable-local-auth|https-only|enable-rbac-authorization|enable-purge-protection|disable-local-accounts)[= ]false',
      String.raw`\b(?:nsg rule|firewall-rule|access-restriction|network-rule|ip-filter)\w* (?:create|update|add|set)\b(?=.*${PUBLIC_ADDRESS.replace(String.raw`\/\d+`, '')})`,
      String.raw`--assign-identity\b.*--role\b|--role[= ](?:owner|contributor|user access)`,
      '--(?:aad-admin-group-object-ids|admin-group-object-ids|api-server-authorized-ip-ranges)[= ]',
      '--bypass-policy[= ]true',
      '--ftps-state[= ]AllAllowed',
    ].join('|'),
    'i',
  ),
  'who gets in from then on',
]

export const RUNS_AT_AZURE: RiskyArguments = [
  new RegExp(
    [
      String.raw`--(?:custom-data|user-data)[= ](?:#!|#cloud-config|\S*[|;&]|curl|wget|\S+ [^-])`,
      String.raw`--startup-file[= ](?!--)\S`,
      String.raw`\bappsettings set\b.*(?:(?:WEBSITE_RUN_FROM_PACKAGE|SCM_REPO\w*)=https?:|(?:PRE|POST)_BUILD_(?:COMMAND|SCRIPT_PATH)|AzureWebJobsStorage=|NODE_OPTIONS=|LD_PRELOAD=|JAVA_TOOL_OPTIONS=|PYTHONPATH=)`,
      '--(?:repo-url|src-url|template-uri|source-url)[= ]https?:',
      String.raw`\bextension add\b.*(?:--source|-s)[= ]https?:`,
      String.raw`--command-line[= ].*\b(?:ba|da|z)?sh\b|\bcontainerapp\b.*--command[= ]`,
      String.raw`\bacr run\b.*--cmd\b|\bacr build\b.* (?:https?:|git@)`,
    ].join('|'),
    'i',
  ),
  'what runs there from then on',
]

export const UNPROTECTED_AT_AZURE: RiskyArguments = [
  /--(?:backup-retention(?:-days)?|retention-days|soft-delete-retention\S*|delete-retention-days)[= ][0-7](?: |$)|--(?:enable-soft-delete|enable-delete-retention|enable-versioning|enable-purge-protection|backup-enabled|infrastructure-encryption)[= ](?:false|disabled)|\blog config\b.*(?:off|false)|--disable-(?:azure-rbac|defender|monitoring|addons|policy|logging)\b/i,
  'what is lost with it, and what is seen of it',
]
