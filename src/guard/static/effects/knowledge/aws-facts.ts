import type { RiskyArguments } from './facts.ts'
import { KEPT_SECRETS } from './joint-facts.ts'

// What is known of the verbs of AWS beside the list of ordinary ones: looks that hand out more than a state, and
// options that turn an ordinary change into another.

/**
 * Verbs that only look, and whose answer holds passwords, keys, tokens, links that need no other key, variables
 * that programs are started with, or what a machine runs when it starts. Gathered from the descriptions of all
 * services in botocore: whatever has a field of that kind, unless the service masks it.
 */
const TELLING_LOOKS = `
  account-access-runtime get-role-credentials
  amplify get-app|get-branch|list-apps|list-branches
  amplifybackend get-backend-auth|get-token
  apigateway get-stage|get-stages
  apigatewayv2 get-stage|get-stages
  appconfig get-configuration|get-hosted-configuration-version
  appconfigdata get-latest-configuration
  appflow describe-connector-profiles
  apprunner describe-service
  appstream describe-directory-configs
  appsync get-graphql-api-environment-variables|list-api-keys
  athena get-session-endpoint
  batch describe-job-definitions|describe-jobs
  bedrock-agent-runtime get-document-content
  bedrock-agentcore get-browser-session|get-event|get-resource-*|get-workload-access-token*|list-events
  bedrock-agentcore-control get-agent-runtime|get-harness
  cleanroomsml get-trained-model*
  cloudfront-keyvaluestore get-key|list-keys
  cloudhsmv2 describe-clusters
  cloudwatchomni get-space-*
  chime|chime-sdk-voice list-voice-connector-termination-credentials
  cloudcontrol get-resource|list-resources
  codebuild batch-get-build-batches|batch-get-builds|batch-get-projects|batch-get-sandboxes
  codecatalyst list-access-tokens
  codepipeline get-job-details|get-third-party-job-details|list-webhooks
  cognito-idp describe-user-pool-client|describe-identity-provider|get-client-token|get-tokens-from-refresh-token|list-user-pool-client-secrets|describe-user-import-job|get-user-attribute-verification-code
  configservice get-resource-config-history|batch-get-resource-config|batch-get-aggregate-resource-config|select-resource-config|get-aggregate-resource-config
  connect get-federation-token
  connecthealth get-patient-insights-job
  dataexchange get-asset|get-job|list-jobs
  datapipeline get-pipeline-definition|describe-objects
  datazone get-connection|list-connections|get-environment-credentials|get-iam-portal-login-url
  devicefarm get-upload|list-uploads|list-test-grid-session-artifacts
  directconnect describe-virtual-interfaces|describe-router-configuration
  dms describe-endpoints
  ds describe-directories
  ebs get-snapshot-block|list-snapshot-blocks|list-changed-blocks
  ec2 describe-launch-template-versions|describe-spot-fleet-requests|describe-spot-instance-requests|describe-verified-access-trust-providers|describe-vpn-connections|get-launch-template-data|get-password-data|get-vpn-connection-device-sample-configuration|export-client-vpn-client-configuration
  ecr get-login
  ecs describe-task-definition|describe-daemon-task-definition|describe-express-gateway-service
  elasticbeanstalk describe-configuration-settings
  emr describe-notebook-execution|get-cluster-session-credentials|get-*-presigned-url|get-session-endpoint
  emr-containers get-managed-endpoint-session-credentials
  emr-serverless get-session-endpoint|get-dashboard-for-job-run
  events describe-connection
  gamelift get-compute-access|get-compute-auth-token|get-instance-access|get-game-session-log-url
  gameliftstreams get-stream-session|get-stream-url
  glue get-connection|get-connections|get-job|get-jobs|batch-get-jobs|get-dashboard-url|get-session-endpoint|get-dev-endpoint|get-dev-endpoints
  greengrass get-function-definition-version
  greengrassv2 get-component-version-artifact
  groundstation get-agent-task-response-url
  iot get-topic-rule|get-topic-rule-destination|list-topic-rule-destinations
  iotsitewise describe-pipeline|describe-pipeline-execution|describe-task
  iotwireless get-wireless-device
  ivs batch-get-channel|get-channel|batch-get-stream-key|get-stream-key|get-stream-session
  ivs-realtime get-ingest-configuration
  kafkaconnect describe-connector|describe-worker-configuration
  kinesis-video-signaling get-ice-server-config
  lakeformation get-temporary-*
  lambda get-function|get-function-configuration|list-functions|list-versions-by-function|get-layer-version*|get-layer-version-by-arn
  lambda-microvms get-microvm-image-version|list-microvm-image-versions
  lambda-web get-web-function-revision
  license-manager get-access-token
  lightsail get-bucket-access-keys|get-container-service-deployments|get-container-services|get-instance-access-details|get-relational-database*
  location describe-key
  mailmanager get-address-list-import-job|list-address-list-import-jobs
  mediaconnect batch-get-*|get-destination-endpoint|get-source-endpoint|describe-flow
  medialive describe-channel|describe-input|list-inputs
  mediapackage describe-channel|list-channels
  mq describe-configuration-revision
  mwaa-serverless get-workflow
  pca-connector-scep get-challenge-password
  pinpoint get-*-channel|get-channels
  pipes describe-pipe
  qbusiness get-document-content
  qconnect get-content
  quicksight describe-asset-bundle-import-job|get-dashboard-embed-url|get-session-embed-url
  redshift get-cluster-credentials*
  redshift-serverless get-credentials
  route53globalresolver get-access-token|list-access-tokens
  s3control get-data-access
  sagemaker describe-auto-ml-job|describe-auto-ml-job-v2|describe-hyper-parameter-tuning-job|describe-model|describe-model-package|describe-processing-job|describe-training-job|describe-transform-job|describe-notebook-instance-lifecycle-config|describe-studio-lifecycle-config|describe-app-image-config
  secretsmanager get-secret-value|batch-get-secret-value
  security-ir get-case-attachment-download-url
  serverlessrepo get-cloud-formation-template
  snowball get-job-manifest|get-job-unlock-code
  ssm get-access-token|get-parameter-history|get-parameters-by-path|get-automation-execution
  ssm-quicksetup get-configuration|get-configuration-manager
  sso get-role-credentials
  storagegateway describe-chap-credentials
  sts get-delegated-access-token|get-federation-token|get-session-token|get-web-identity-token
  taxsettings get-tax-registration-document
  wafv2 list-api-keys
  wickr get-oidc-info|get-opentdf-config
  wisdom get-content
`

/** A `--query` that picks names and states alone: nothing else of the answer is shown. */
const HARMLESS =
  /\w*(?:Name|Arn|ARN|Id|Identifier|Status|State|Runtime|Version|Image|Type|Date|Time|Modified|At|Size|Class|Count|Revision|Engine|Timeout|Handler|Architectures?|Concurrency|name|arn|id|status|state|image|revision|runtime|version|type)/
    .source
const PICKED = String.raw`(?:\w+ ?: ?)?${HARMLESS}`
const ONLY_STATES = String.raw`(?!(?:.* )?--query[= ](?!\S*(?:[Ee]nv|[Vv]ariable|[Ss]ecret|[Pp]assw|[Cc]red|[Tt]oken|UserData|[Pp]aram))(?:length\([\w.[\]*]+\)|(?:[\w-]+(?:\[[^\]\s]*\])*\.|[\w-]+\[\]\.)*(?:\[\]\.)?[[{]?(?:${PICKED})(?:, ?${PICKED})*[\]}]?)(?: -| [|>]|$))`

function verbsOf(text: string): string {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
  return lines
    .map(([services, verbs]) => `(?:${services}) (?:\\S+ )*?(?:${verbs!.replaceAll('*', '\\S*')})`)
    .join('|')
}

export const TOLD_BY_LOOKS: RiskyArguments = [
  new RegExp(`^(?:-\\S+ (?:[^-\\s]\\S* )?)*(?:${verbsOf(TELLING_LOOKS)})(?: |$)${ONLY_STATES}`),
  KEPT_SECRETS,
]

// variables that a task was started with
export const OVERRIDES: RiskyArguments = [
  /\becs (?:\S+ )*?describe-tasks\b.*--query[= ]\S*(?:overrides|environment)/,
  KEPT_SECRETS,
]

// an order to decrypt that the text does not show, or not in full
export const DECRYPTED: RiskyArguments = [
  /\bssm (?:\S+ )*?get-parameters?\S* (?:\S+ )*?--(?:with-d\w*|cli-input-\w+)/,
  KEPT_SECRETS,
]

// verbs whose name says what they hand out, of services that nobody looked into
export const NAMED_SECRETS: RiskyArguments = [
  /(?:^| )(?:get|describe|batch-get|list)-(?:[a-z0-9]+-)*(?:credentials(?:-\S+)?|token(?:-for-\S+)?|download-url-\S+|master-user-password|password-data|secret-values?|presigned-\S+|unlock-code|private-key)(?: |$)(?<!(?:service-specific|web-authn|tls-server)-credentials ?)/,
  KEPT_SECRETS,
]

/** An address of its own on the internet, not one of a private network. */
export const PUBLIC_ADDRESS =
  /(?<![\d.])(?!10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)\d{1,3}(?:\.\d{1,3}){3}\/\d+/
    .source

export const LETS_IN_AWS: RiskyArguments = [
  new RegExp(
    [
      String.raw`\bauthorize-security-group-ingress\b(?=.*(?:${PUBLIC_ADDRESS}|file:|--ip-permissions\b.*(?:PrefixListId|Ipv6)|--source-group-owner-id|--cidr-ipv6))`,
      String.raw`\bput-(?:bucket|object)-acl\b(?!.*--acl (?:private|bucket-owner|log-delivery)\S*(?: |$))`,
      String.raw`\bput-bucket-policy\b`,
      String.raw`--(?:grant-(?:read|write|full-control)\S*|enable-execute-command|bypass-policy-lockout-safety-check|publicly-accessible|enable-http-endpoint|enable-iam-user-access)(?: |=|$)`,
      String.raw`\bs3 (?:cp|mv|sync)\b.*--grants(?: |=)|\bs3 (?:sync|(?:cp|mv)\b(?=.* --recursive))\b.*--acl[ =](?:public|authenticated)`,
      String.raw`\bcreate-(?:key|queue|topic|repository|domain|file-system|vault|event-bus|secret|access-point)\b.*(?:--(?:policy|access-policies|permissions-policy-document|resource-policy)[ =]|"?Policy"?[=:])`,
      String.raw`--role[= ]\S*role\/\S*(?:[Aa]dmin|[Rr]oot|[Ff]ull|[Pp]ower|[Oo]wner)|"privileged" ?: ?true|RedirectConfig\W.*Host`,
      String.raw`\bs3 presign\b.*--expires-in[= ](?:[1-9]\d{5,}|9\d{4})`,
      String.raw`--iam-instance-profile[= ]\S*(?:admin|root|full|power|owner)`,
      String.raw`\bupdate-(?:stage|api)\b.*(?:authorizationType|disableExecuteApi)`,
    ].join('|'),
  ),
  'who gets in from then on',
]

/** Code that others give: what a machine, a container or a build runs instead of what it was made for. */
export const RUNS_ELSEWHERE: RiskyArguments = [
  new RegExp(
    [
      String.raw`--user-data[= ](?!fileb?:\/\/|--|$)`,
      '"?UserData"?[=:]',
      '--(?:buildspec|source-(?:location|type|auth)|image|privileged-mode|certificate|service-role|environment-type)-override(?: |=|$)',
      '--overrides[= ].*"command"',
      String.raw`--container-overrides[= ].*command.*\b(?:ba|da|z)?sh\b`,
      String.raw`--bootstrap-actions?\b`,
      String.raw`command-runner\.jar\b.*\b(?:ba|da|z)?sh\b`,
      String.raw`\b(?:AWS_LAMBDA_EXEC_WRAPPER|NODE_OPTIONS|LD_PRELOAD|LD_LIBRARY_PATH|PYTHONPATH|PYTHONSTARTUP|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|BASH_ENV|RUBYOPT|PERL5OPT)["']?[=:]`,
      String.raw`\bcloudformation (?:\S+ )*?(?:create|update)-(?:stack|stack-set|change-set)\b(?=.*--template-url)(?=.*CAPABILITY_\w*IAM)`,
      String.raw`\bssm (?:\S+ )*?send-command\b(?!.*(?:commands=|"commands"))`,
      String.raw`\blambda (?:\S+ )*?(?:create|update)-function\S*\b.*--layers[= ]`,
    ].join('|'),
  ),
  'what runs there from then on',
]

/** A file that says what an order is about, where the order could be another one than it seems. */
export const UNSEEN_ORDERS: RiskyArguments = [
  /(?:^| )(?!(?:describe|list|get|head|batch-get|search|register-task-definition|register-job-definition|submit-job|create-job|put-item|put-metric-data|put-events|put-dashboard|start-query|create-service|update-service|run-task|create-distribution|create-table|query|scan|validate|invoke)\b)(?:[a-z]+-)+[a-z-]+ (?:\S+ )*?--cli-input-(?:json|yaml)[= ](?!\{)/,
  'the orders in that file',
]

export const OTHER_ENDPOINT: RiskyArguments = [
  /^(?!(?:.* )?(?:s3|s3api) ).*--endpoint-url[= ]\w+:\/\/(?!localhost\b|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|host\.docker\.internal\b|[\w-]+(?:[:/ ]|$)|[\w.-]+\.(?:amazonaws\.com(?:\.cn)?|localstack\.cloud|local|internal|test|example(?:\.com)?)\b|example\.)|--endpoint-url[= ]\w+:\/\/(?!10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d+(?:\.\d+){3}/,
  'who gets its questions',
]

/** Copies, periods and switches without which nobody brings back what is lost, or sees what happens. */
export const UNPROTECTED: RiskyArguments = [
  /\blevel=OFF\b|--(?:backup-retention-period|retention-period|automated-snapshot-retention-period|snapshot-retention-limit)[= ]0(?: |$)|--no-(?:deletion-protection|enable-deletion-protection|deletion-protection-enabled|storage-encrypted|encrypted|multi-az|copy-tags|actions-enabled|auto-minor|enable-log-file-validation|point-in-time)\S*|KMSMasterKeyID\W+arn:|--(?:sse-kms-key-id|ssekms-key-id|kms-key-id)[= ]arn:aws[\w-]*:kms:[\w-]*:\d+:|--sse-c(?:-key)?[= ]|--sse-customer-key|--(?:termination|deletion)-protection\S* false|--force-delete-without-recovery|--skip-final-\S+|--delete-automated-backups|--recovery-window-in-days[= ]7(?: |$)/,
  'what is lost with it',
]
