import type { RiskyArguments } from './facts.ts'
import { DROPPED, KEPT_SECRETS } from './joint-facts.ts'

/** Variables for a program, from where anybody can put files: some of them make it run code. */
export const DROPPED_VARIABLES: RiskyArguments = [
  new RegExp(String.raw`(?:^| )(?:-[ef]|--(?:env-|rc-)?file)[= ](?<place>${DROPPED}\S*)`),
  'what stands there, for programs obey it',
]

/**
 * What gets secrets as variables, and shows them: `op run -- env`. Code that stands there and speaks of variables
 * may show or send them, too; any other program is what the secrets are for.
 */
export const SHOWN_VARIABLES: RiskyArguments = [
  new RegExp(
    [
      String.raw`(?:^| )(?:\S*\/)?(?:env|set)(?: *$| *[|>;&]| +(?:-0|--null)\b)`,
      String.raw`(?:^| )(?:\S*\/)?printenv(?: |$)`,
      '(?:^| )(?:export|declare|typeset) -[xp]',
      String.raw`\/proc\/(?:self|\$\$|\d+)\/environ\b`,
      String.raw`(?: -\w*[ce]|--command|--eval)[ =].*(?:\$\{?!?[A-Za-z_]|\bprocess\.env\b|\bos\.environ\b|\bgetenv\b|\bENV\b)`,
    ].join('|'),
  ),
  KEPT_SECRETS,
]

/** Addresses of services that answer with secrets: stores, platforms and clouds, asked without their clients. */
export const ASKED_SECRETS: RiskyArguments = [
  new RegExp(
    [
      String.raw`(?:\bvault|\bbao|:8200)\S*\/v1\/(?!sys\/(?:health|seal-status|leader|init)\b|auth\/[\w-]+\/login\b)`,
      String.raw`X-Vault-Token.*\/v1\/(?!sys\/health|auth\/token\/lookup-self)`,
      String.raw`\/config-vars\b|\/env\?\S*decrypt|\/env-vars\b|\/envVars\b|\/variables\?\S*reveal`,
      String.raw`\/list(?:Keys|Secrets|Credentials|ConnectionStrings|AccountSas|ServiceSas)\b|\/config\/(?:appsettings|connectionstrings)\/list\b|\.vault\.azure\.net\/(?:secrets|keys|certificates)\/`,
      String.raw`googleapis\.com\S*(?::(?:access|generateAccessToken|generateIdToken|signBlob|signJwt|setIamPolicy)|\/keyString)\b`,
      String.raw`\b(?:secretsmanager|sts|ssm|kms|cognito-idp)\.[\w-]+\.amazonaws\.com|X-Amz-Target: ?\S*(?:GetSecretValue|GetParameter|Decrypt)`,
      String.raw`api\.digitalocean\.com\/v2\/(?:databases|kubernetes\/clusters\/[\w-]+\/(?:kubeconfig|credentials)|account\/keys|registry\/docker-credentials)`,
      String.raw`(?:nomad|:4646)\S*\/v1\/(?:vars?|acl)\b|(?:consul|:8500)\S*\/v1\/(?:acl|kv\/\S*[?&]recurse|connect\/ca\/configuration|snapshot)\b`,
      String.raw`\/v3\/configs\/config\/secrets?\b|\/v1\/vaults\/\w+\/items\b`,
      String.raw`\/credentials\/store\/|\/scriptText\b|\/client-secret\b`,
    ].join('|'),
  ),
  KEPT_SECRETS,
]

/** Commands of PowerShell by which clouds and directories hand out secrets, or change who may do what. */
export const ASKED_BY_CMDLETS: RiskyArguments = [
  /\b(?:Get|Export|Show|Read|Find|Backup|Restore|Invoke|New|Request)-(?:Az|SEC|SSM|STS|IAM|GC|GKE|Mg|AD|ECR|RS|EC2|LM|KMS|Laps|Adm|Entra)\w*(?:Secret|Key|Token|Credential|Password|ConnectionString|AccessKey|Role|Pwd|RunCommand|RestMethod|GraphRequest|FunctionConfiguration|UserData)\w*\b|\b(?:Add|Set|Grant|Update|Reset|Disable|Remove|New|Enable|Unlock)-(?:AD|Az|Mg|IAM|MsolUser|Entra|SSM|SEC|KMS)(?!StorageBlobContent|ResourceGroup|Context|DefaultProfile)\w+/i,
  'who gets in, and what is handed out',
]
