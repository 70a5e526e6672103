import {
  DECRYPTED,
  LETS_IN_AWS,
  NAMED_SECRETS,
  OTHER_ENDPOINT,
  OVERRIDES,
  RUNS_ELSEWHERE,
  TOLD_BY_LOOKS,
  UNPROTECTED,
  UNSEEN_ORDERS,
} from '../aws-facts.ts'
import {
  LETS_IN_AZURE,
  RUNS_AT_AZURE,
  TOLD_BY_AZURE,
  UNPROTECTED_AT_AZURE,
} from '../azure-facts.ts'
import { COPIED_TABLES, LARGE_BILLS, LED_TO_REVISION, UNSEEN_CHANGE } from '../change-facts.ts'
import {
  ACCESS_KEY,
  ATTACHED_POLICY,
  CLOUD_EVERY_RIGHT,
  GUARDED_GROUPS,
  HANDED_OUT,
  KEPT_BY_CLOUD,
  KEPT_FILES,
  OTHER_ACCOUNTS,
} from '../cloud-facts.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, RiskyArguments } from '../facts.ts'
import {
  LATER_AT_GOOGLE,
  LETS_IN_GOOGLE,
  OTHER_IDENTITY,
  TOLD_BY_GOOGLE,
  UNPROTECTED_AT_GOOGLE,
} from '../google-facts.ts'
import { ASKS_NOBODY, OTHER_SETTINGS, REMOVED_PLUG_IN } from '../guard-facts.ts'
import {
  ADMINISTRATOR,
  CLOUD_LOGIN,
  DROPPED,
  EMPTIED_BUCKET,
  GOOGLE_EVERY_RIGHT,
  KEPT_SECRETS,
  LISTED_FROM_CLOUD,
  mirrored,
  REMOVED_FROM_CLOUD,
  REMOVED_MACHINES,
} from '../joint-facts.ts'
import { SHOWN_VARIABLES } from '../secret-facts.ts'
import { CLOUD_RIGHTS } from '../unseen-words.ts'

const STARTUP_SCRIPT: CommandArgument = [
  /"(?:commandToExecute|script|startup-script|commands)"\s*:\s*\[?\s*"((?:[^"\\]|\\.)+)"/,
  'remote',
]

/** What is made there is described where anybody can write, or at an address. */
const DROPPED_TEMPLATE: RiskyArguments = [
  new RegExp(
    String.raw`--(?:template-(?:file|body)|template|parameters|cli-input-(?:json|yaml))[= ]@?(?:file:\W{2})?(?<place>${DROPPED}\S*)|--template-ur[il][= ]http\w?:`,
  ),
  'what stands there, for the cloud obeys it',
]

/** Clients of cloud providers. `aws`, `gcloud`, `az` have a handler for secrets and copies. */
export const cloudProviders: KnowledgeTable = {
  // providers
  aliyun: {
    line: '- -* | p: profile: config-path:use | out=network',
    secrets: [ACCESS_KEY],
    privileges: [CLOUD_EVERY_RIGHT],
    unclear: [
      [/^(?:-\S+ )*configure list\b.*--profile/, KEPT_SECRETS],
      [
        /\b(?:Describe|Get|List|Query|Search|Check)\w*(?:UserData|VncUrl|WebTerminalUrl|Kubeconfig|KubeConfig|UserConfig|Token|SecretValue|Secrets?|Password|Credentials?|AccessKeys?|Function|Template|Commands?|PrivateKey)\b|\bconfigure get\b(?! (?:region|language|profile|output|mode)\b)|\bconfigure list\b.*-- *secret|\b(?:GET|POST|PUT|PATCH|DELETE) \/|\bAssumeRole\b|\bconfigure export\b/,
        KEPT_SECRETS,
      ],
      [
        /\boss sign\b.*--timeout[= ]\d{5,}|--UserData\b|\bAuthorizeSecurityGroup\b/,
        'who gets in from then on',
      ],
    ],
  },
  aws: {
    line: '-* | profile: region: output: query: endpoint-url: cli-input-json: | kind=library-tool,password-store,remote-client,secret-store,teller',
    variables: {
      AWS_PAGER: 'pager',
      AWS_CONFIG_FILE: 'startup',
      AWS_SHARED_CREDENTIALS_FILE: 'startup',
    },
    unseen: [CLOUD_RIGHTS],
    runs: [[/^(?:profile\.\w+\.)?credential_process$/, 'password'], STARTUP_SCRIPT],
    secrets: [
      // A copy of a disk or a database for everybody.
      /\bmodify-(?:db-(?:cluster-)?snapshot|snapshot|image|fpga-image)-attribute\b(?!.*(?:Remove=|-to-remove|--operation-type remove)).*\ball\b/,
      /\bec2 get-password-data\b|\beks get-token\b|\bcodeartifact get-authorization-token\b|\blightsail download-default-key-pair\b|\bsso get-role-credentials\b/,
    ],
    privileges: [
      [
        /modify-(?:db-(?:cluster-)?)?snapshot-attribute\b.*(?:--values-to-add|--group-names) all/,
        'shares a snapshot with everybody',
      ],
      [
        new RegExp(String.raw`\biam (?:attach-(?:user|role|group)-policy)\b.*(?:${ADMINISTRATOR})`),
        'gives an account of the cloud every right',
      ],
      [
        /\biam (?:put-(?:user|role|group)-policy|update-assume-role-policy|create-login-profile|update-login-profile|deactivate-mfa-device)\b(?!.*--generate-cli-skeleton)/,
        'changes the rights of an account of the cloud',
      ],
    ],
    mirrors: [mirrored('s3 sync', '--delete')],
    destroys: [
      [
        /\bcloudtrail (?:stop-logging|delete-trail)\b|\bguardduty delete-detector\b|\bec2 delete-flow-logs\b|\bconfigservice (?:stop|delete)-configuration-recorder\b/,
        'stops the record of what happens',
      ],
      EMPTIED_BUCKET,
      [
        /\brds delete-db-(?:instance|cluster)\b.*--skip-final-snapshot\b/,
        'deletes a database, and keeps no copy of it',
      ],
    ],
    lists: [
      /^(?:--\S+ \S+ )*(?:s3 ls|\w[\w-]* (?:list|describe)-\S+)(?!.*(?:s3:\/\/|--filters?\b|--[\w-]+-(?:identifier|name|id)s?\b))/,
    ],
    irrevocable: [
      [
        /^(?:--\S+ \S+ )*(?:s3 (?:rb\b.*--force|rm\b.*--recursive)|\w[\w-]* (?:delete|terminate)-\S+)(?!.*--dry-?run)/,
        'removes what lies in the cloud',
      ],
    ],
    unclear: [
      DROPPED_TEMPLATE,
      OVERRIDES,
      KEPT_FILES,
      [
        // The whole message is one word: what is attached to it, and for whom, nobody sees.
        /\bses(?:v2)? (?:\S+ )*?(?:send-raw-email|send-email\b(?=.*(?:"?Raw"?[=:]|"?Attachments"?[=:])))/,
        'what the message holds, and who gets it',
      ],
      [/(?:^| )--debug(?: |$)/, 'who sees the tokens that it writes down'],
      CLOUD_LOGIN,
      OTHER_ACCOUNTS,
      ATTACHED_POLICY,
      HANDED_OUT,
      TOLD_BY_LOOKS,
      DECRYPTED,
      NAMED_SECRETS,
      LETS_IN_AWS,
      RUNS_ELSEWHERE,
      UNSEEN_ORDERS,
      OTHER_ENDPOINT,
      UNPROTECTED,
      ...LARGE_BILLS,
      [
        /\bconfigure set (?:\S+\.)?endpoint_url \w+:\/\/(?!localhost\b|127\.|[\w-]+(?:[:/]|$)|[\w.-]+\.amazonaws\.com\b)/,
        'who gets its questions from then on',
      ],
      [
        /\bput-bucket-(?:lifecycle\S*|versioning|replication)\b|\blogs (?:delete-\S+|put-retention-policy)\b|\bdelete-(?:alarms|log-\S+|rule|web-acl)\b/,
        'what is lost with it',
      ],
      [
        /\bput-bucket-policy\b.*Principal\W+(?:AWS\W+)?\*|\bput-bucket-policy\b.*file:|\b(?:put-bucket-acl|put-object-acl|create-bucket)\b.*(?:public-|authenticated-read|AllUsers)|\b(?:delete-public-access-block|put-public-access-block)\b|\bauthorize-security-group-\w+\b.*(?:0\.0\.0\.0\/0|::\/0)/,
        'who gets in from then on',
      ],
      [/\bdescribe-instance-attribute\b.*\buserData\b/, KEPT_SECRETS],

      [
        /\bs3 rb\b.*--force|\b(?:delete-(?:db-\w+|stack|cluster|table|file-system|vault|secret|user)|terminate-instances|schedule-key-deletion)\b/,
        'what is lost with it',
      ],
    ],
  },
  awslocal: '=aws',
  az: {
    variables: { AZURE_CONFIG_DIR: 'startup', AZURE_EXTENSION_DIR: 'startup' },
    line: '-* | subscription: o,output: query: g: n: org,organization: | kind=password-store,secret-store',
    runs: [[/^--scripts(?:=(.+))?$/s, 'remote'], STARTUP_SCRIPT],
    secrets: [
      /\b(?:acr credential show|cosmosdb keys list|redis list-keys|webapp deployment list-publishing-(?:profiles|credentials)|functionapp keys list|servicebus .*keys list|storage account (?:keys list|show-connection-string|generate-sas)|ad sp credential reset|vm user update|keyvault (?:key|certificate|secret) (?:download|show)|containerapp secret (?:list|show).*--show-values|batch account keys list|sql .*list-connection)\b/,
    ],
    privileges: [
      [
        new RegExp(
          String.raw`\b(?:role assignment create|ad sp create-for-rbac|ad app permission admin-consent)\b.*(?:${ADMINISTRATOR})|\bad app permission admin-consent\b`,
        ),
        'gives an account of the cloud every right',
      ],
    ],
    unseen: [CLOUD_RIGHTS],
    lists: [LISTED_FROM_CLOUD],
    irrevocable: [REMOVED_FROM_CLOUD],
    unclear: [
      DROPPED_TEMPLATE,
      KEPT_FILES,
      [/^(?:-\S+ )*rest\b/, 'what it asks there'],
      KEPT_BY_CLOUD,
      TOLD_BY_AZURE,
      LETS_IN_AZURE,
      RUNS_AT_AZURE,
      UNPROTECTED_AT_AZURE,
      LED_TO_REVISION,
      ...LARGE_BILLS,
      [
        /\bupload-batch\b(?=.*(?:-s|--source)[= ](?:\.{1,2}\/?|~\/?|\/(?:home(?:\/[^/ ]+)?|root)?\/?)(?: |$))/,
        'what lies in the directory, and all of it is sent',
      ],
      [/\bappsettings list\b|\bconnection-string list\b/, KEPT_SECRETS],
      [
        /\bmonitor (?:diagnostic-settings|log-analytics workspace|activity-log alert|log-profiles) delete\b|\bsecurity pricing create\b.*free/i,
        'what is recorded from then on',
      ],
      [
        /\bnsg rule (?:create|update)\b.*--source-address-prefix(?:es)?[= ](?:\*|Internet|0\.0\.0\.0)|\bvm open-port\b|\bfirewall-rule create\b.*0\.0\.0\.0/i,
        'who gets in from then on',
      ],

      [
        /^(?:group|vm|aks|sql (?:db|server)|storage account|keyvault|cosmosdb|acr|ad \w+) (?:delete|purge)\b/,
        'what is lost with it',
      ],
    ],
  },
  azd: '- -* | e,environment: C,cwd:peek | sub out=network',
  'azd env': '-* | | sub out=meta others=*',
  'azd env get-values': '- | | secret',
  bicep: '- read | outfile:write outdir:peek',
  bq: {
    line: '- -* | project_id: format: location: | sub out=network',
    unclear: [
      [
        /^(?:-\S+ )*(?:mk|update)\b.*--(?:transfer_config|connection|source|set_iam\w*)|^(?:-\S+ )*show\b.*--connection|^(?:-\S+ )*(?:set-iam-policy|add-iam-policy-binding)\b/,
        'who gets in from then on',
      ],
      ...COPIED_TABLES,
    ],
  },
  'bq extract': '- dest | destination_format:',
  'bq load': '- sendfile - | source_format: skip_leading_rows:',
  'bq ls': '-*',
  'bq query': 'code.sql | use_legacy_sql: n: format: destination_table: parameter: flagfile:read',
  'bq shell': ' | | interactive kind=plain-input',
  cbt: '-*',
  cdk: {
    line: '- -* | a,app:exec',
    irrevocable: [REMOVED_MACHINES],
    unclear: [
      [/\bbootstrap\b.*--trust(?:-for-lookup)?\b/, 'who gets in from then on'],
      [/^(?:-\S+ )*destroy\b.* (?:-f|--force)(?: |$)/, 'what is lost with it'],
      UNSEEN_CHANGE,
    ],
  },
  civo: {
    line: '- -* | | out=network',
    lists: [LISTED_FROM_CLOUD],
    unclear: [
      [
        /\bapikey\b.*(?:--show|\bshow\b)|\bdatabase (?:show|credential)\b|\bobjectstore credential\b|\binstance (?:password|show)\b(?!.*-o custom)|\bkubernetes (?:config|show)\b(?!.*--save)/,
        KEPT_SECRETS,
      ],
      CLOUD_LOGIN,
      KEPT_BY_CLOUD,
      ...LARGE_BILLS,
    ],
  },
  'cloud-init': {
    line: '- -* | f,file:config c,config-file:config | out=meta',
    unclear: [
      [/^(?:-\S+ )*(?:single|modules|init)\b.*(?:-f|--file)\b/, 'the orders in that file'],
      [
        /^query\b(?!.*--list-keys).*(?:\b(?:userdata|vendordata|user_data|vendor_data|meta_data)\b|--all\b)/,
        'the secrets among the values that it prints',
      ],
    ],
    secrets: [/^query\b.*\b(?:iam|security.credentials)\b/],
  },
  'cloud-localds': 'write read* | N:read V:read H: d: f:',
  'cloud-sql-proxy': '-* | credentials-file:use port:listen address: unix-socket: token:',
  cloud_sql_proxy:
    '-* | instances,-instances: credential_file,-credential_file:use dir,-dir: | listen=3306',
  // The client of AWS, or the agent of GitHub.
  copilot: {
    line: '- -* | a,app: e,env: n,name: | sub interactive out=network kind=agent,plain-input others=*',
    packages: [/^@github\/copilot$/],
    disarms: [
      [
        /^--(?:allow-all(?:-tools|-paths)?|yolo)$|^--allow-tool=["']?shell["']?$/,
        ASKS_NOBODY,
        'option',
      ],
      [/^--config-dir=/, OTHER_SETTINGS, 'option'],
      REMOVED_PLUG_IN,
      [/^(?:-\S+ )*config (?:set|unset|edit)\b/, 'changes the settings of an agent'],
    ],
    unclear: [SHOWN_VARIABLES],
  },
  'copilot svc': '- -* | a: e: n: | sub out=network others=*',
  'copilot svc exec': '- | c,command:remote a: e: n: container: | shell',
  'copilot task': '-* | command:remote image: env-vars: secrets:',
  doctl: {
    line: ' | t,access-token: c,config:use context: o,output: u,api-url: format: | sub',
    secrets: [
      /\bdatabases (?:connection|user get)\b|\bregistry (?:docker-config|kubernetes-manifest)\b/,
    ],
    privileges: [
      CLOUD_EVERY_RIGHT,
      [/\bcompute ssh-key (?:import|create)\b/, 'lets a key into an account'],
    ],
    lists: [LISTED_FROM_CLOUD],
    irrevocable: [REMOVED_FROM_CLOUD],
    unclear: [
      [/^(?:-\S+ )*registry (?:docker-config|kubernetes-manifest)/, KEPT_SECRETS],
      [
        /\bdatabases (?:get|list|user (?:list|get|create|reset)|pool (?:get|list))\b(?!.*--format[= ](?!\S*(?:URI|Uri|uri|Password|Connection))\w)|\bapps (?:spec get|get|list|console)\b(?!.*--format[= ])|\bserverless (?:connect|functions get|namespaces get|activations get)\b|\bregistry docker\b/,
        KEPT_SECRETS,
      ],
      [
        /--user-data[= ](?!--)\S|\bfirewall\w* \S*(?:add-rules|append|create|update)\b.*(?:address:|ip_addr:)(?!10\.|192\.168\.)/,
        'what runs there, and who gets in, from then on',
      ],
      CLOUD_LOGIN,
      KEPT_BY_CLOUD,
      ...LARGE_BILLS,
    ],
  },
  'doctl apps': '-* | spec:use format: type:',
  'doctl auth': ' | | sub others=*',
  'doctl auth init': '- | context: t:',
  'doctl auth list': '-*',
  'doctl auth token': '- | | secret',
  'doctl compute': '- -* | | sub out=network others=*',
  'doctl compute droplet':
    '-* | image: size: region: ssh-keys: user-data: user-data-file:read tag-names: format:',
  'doctl compute ssh': '- | ssh-user: ssh-key-path:use ssh-port: ssh-command:remote | shell',
  'doctl databases': '-* | | out=network',
  'doctl kubernetes': '- -* | | sub out=network others=*',
  'doctl kubernetes cluster': '- -* | | sub out=network others=*',
  'doctl kubernetes cluster kubeconfig': '- -* | | sub',
  'doctl kubernetes cluster kubeconfig save': '- | set-current-context:? alias:',
  'doctl kubernetes cluster kubeconfig show': '- | | secret',
  'doctl registry': '-* | expiry-seconds:',
  eb: {
    line: ' | profile: r,region: | sub out=network others=abort,appversion,clone,codesource,create,init,labs,list,migrate,open,platform,scale,setenv,swap,tags,upgrade,use',
    unclear: [
      [
        /^(?:-\S+ )*config(?: |$)(?!.*\b(?:save|list|put|delete)\b)|^(?:-\S+ )*ssh\b.* (?:-c|--command)[= ](?:sudo )?(?:\S*\/)?(?:env|printenv)\b/,
        KEPT_SECRETS,
      ],
    ],
  },
  'eb config': '-*',
  'eb deploy': '-* | l: m: p:',
  'eb events': '- | | pages',
  'eb health': '-*',
  'eb local': '-*',
  'eb logs': '- | g: i: | pages',
  'eb printenv': '- | | out=network secret',
  'eb ssh': '- | c,command:remote e,custom:side i: n: o: | shell',
  'eb status': '-*',
  ecs: '-*',
  'ecs-cli': 'maybe* | file,f:config',
  exo: {
    line: '- -* | C,config:use A: | sub out=network',
    lists: [LISTED_FROM_CLOUD],
    secrets: [ACCESS_KEY],
    unclear: [
      [/^(?:-\S+ )*config show\b/, KEPT_SECRETS],
      KEPT_FILES,
      [
        /\breveal-password\b|\bdbaas\b.*--uri\b|\bpresign\b|\bkubeconfig\b|\bapi-key\b/,
        KEPT_SECRETS,
      ],
      [/--cloud-init(?:-\w+)?[= ](?!\S+\.(?:ya?ml|cfg|txt|sh)\b)/, 'what runs there from then on'],
      CLOUD_LOGIN,
      KEPT_BY_CLOUD,
      ...LARGE_BILLS,
    ],
  },
  func: {
    line: '- -* | p,port: script-root: | sub',
    unclear: [[/--show-?[vV]alue|fetch-app-settings/, KEPT_SECRETS]],
  },
  'func azure': '-*',
  'func start': '-* | p,port: | listen=7071',
  gcloud: {
    line: '-* | project: account: format: configuration: zone: region: key-file,service-account-key-file:use resource-from-file:use test-data-from-file:use custom-config-from-file:use schema-from-file:read input-file:read hub: spoke: repo: host-uri: source-snapshot: license: network: fallback-url: allowed-referrers: allowed-scopes: bq-table: bq-dataset: | kind=password-store,remote-client,secret-store',
    variables: {
      CLOUDSDK_PYTHON: 'program',
      CLOUDSDK_PYTHON_ARGS: 'options.python',
      CLOUDSDK_CONFIG: 'startup',
      CLOUDSDK_CORE_CUSTOM_CA_CERTS_FILE: 'startup',
    },
    runs: [[/^--command(?:=(.+))?$/s, 'remote'], STARTUP_SCRIPT],
    secrets: [
      /\biam service-accounts keys create\b|\bauth print-(?:access|identity)-token\b|\bsql users describe\b|\bconfig config-helper\b/,
    ],
    privileges: [GOOGLE_EVERY_RIGHT],
    unseen: [CLOUD_RIGHTS],
    mirrors: [mirrored('storage rsync', '--delete-unmatched-destination-objects')],
    lists: [LISTED_FROM_CLOUD],
    destroys: [EMPTIED_BUCKET],
    irrevocable: [REMOVED_FROM_CLOUD],
    unclear: [
      [
        /\bcompute scp\b.*:\S*(?:\/etc\/(?:shadow|gshadow|sudoers)|\.ssh\/|\.aws\/|\.env\b|\bid_(?:rsa|ed25519)|\/root\/)|\bkms decrypt\b.*--plaintext-file[= ](?:-|\/dev\/stdout)(?: |$)/,
        KEPT_SECRETS,
      ],
      [
        /--local-host-port[= ](?:0\.0\.0\.0|\[?::)|--service-account[= ]\S*(?:admin|owner|root|super)|\b(?:deployments create|services deploy)\b.* (?:--config[= ])?https?:|\bbuilds submit\b.*(?:--config[= ]\w+:\/\/| gs:\/\/)|\bjobs submit\b.* (?:-e|--execute)[= ].*\bsh /,
        'what runs there, and who gets in',
      ],
      KEPT_FILES,
      GUARDED_GROUPS,
      TOLD_BY_GOOGLE,
      LETS_IN_GOOGLE,
      LATER_AT_GOOGLE,
      UNPROTECTED_AT_GOOGLE,
      OTHER_IDENTITY,
      LED_TO_REVISION,
      ...LARGE_BILLS,
      [
        /\bconfig set api_endpoint_overrides\/\S+ \w+:\/\/(?!localhost\b|127\.|[\w.-]+\.googleapis\.com\b)/,
        'who gets its questions from then on',
      ],
      [
        /\bfirewall-rules (?:create|update)\b(?=.*(?:--(?:allow|rules)[= ]all\b|0\.0\.0\.0\/0))|\badd-iam-policy-binding\b.*\ball(?:Users|AuthenticatedUsers)\b/,
        'who gets in from then on',
      ],
      [
        /\blogging (?:sinks|buckets|logs|metrics) delete\b|\blogging \S+ update\b.*--(?:disabled|retention-days)/,
        'what is recorded from then on',
      ],
      [
        /(?<!\btags )\b(?<!\bapi-)(?:projects|clusters|buckets|databases|secrets|keys) delete\b|\bstorage rm\b.*(?:-r\b|--recursive)/,
        'what is lost with it',
      ],
      CLOUD_LOGIN,
    ],
  },
  govc: '- -* | | sub out=network others=about,ls,find,vm.info,host.info,datastore.info,datastore.ls,vm.power,vm.create,vm.clone,env,import.ova,import.spec,device.ls,device.info,pool.info,events,metric.ls,library.ls,tags.ls',
  'govc guest.run': 'remote-argv | vm: l: e: C: d: -vm: -l:',
  'govc guest.upload': 'sendfile dest | vm: l: -vm: -l:',
  hcloud: {
    line: '- -* | config:use context: | sub out=network',
    lists: [LISTED_FROM_CLOUD],
    secrets: [ACCESS_KEY],
    unclear: [
      [/--allow-sensitive\b|\bdisable-protection\b|\brequest-console\b/, KEPT_SECRETS],
      CLOUD_LOGIN,
      KEPT_BY_CLOUD,
      ...LARGE_BILLS,
    ],
  },
  'hcloud context': '-*',
  'hcloud server':
    '- -* | name: image: type: location: ssh-key: user-data-from-file:read network: label: o,output: | sub out=network others=*',
  'hcloud server create':
    '- | name: image: type: location: ssh-key: user-data-from-file:read network: label:',
  'hcloud server ssh': '- remote-argv | u: p: | shell',
  ibmcloud: {
    line: '- -* | | out=network',
    lists: [LISTED_FROM_CLOUD],
    secrets: [
      /\biam (?:oauth-tokens|api-key-create|service-api-key-create)\b|\bsecrets-manager secret\b/,
    ],
    privileges: [CLOUD_EVERY_RIGHT],
    unclear: [
      [/^(?:-\S+ )*(?:ks|oc) cluster config\b.*--output|\bcf env\b/, KEPT_SECRETS],
      [
        /\bcluster config\b.*--admin|\b(?:ce|code-engine) (?:app|application|job|jobrun|build|secret|configmap)\w* get\b|\bfn action get\b|\bcos config\b|\bcf env\b|\bservice-keys?\b|\bdeployment-connections\b|\binitialization-values\b/,
        KEPT_SECRETS,
      ],
      [
        /\baccount (?!list|show|orgs|users$|audit)\S*(?:invite|add|create|update|remove|delete)\S*/,
        'who gets in from then on',
      ],
      CLOUD_LOGIN,
      KEPT_BY_CLOUD,
      ...LARGE_BILLS,
    ],
  },
  'linode-cli': {
    line: '- -* | | out=network',
    lists: [LISTED_FROM_CLOUD],
    secrets: [ACCESS_KEY],
    unclear: [
      [
        /\bcreds-view\b|\b\S*-ssl-cert\b|\blish-token\b|\bdashboard-url\b|\bkeys-create\b/,
        KEPT_SECRETS,
      ],
      [
        /\bstackscripts (?:create|update)\b|--metadata\.user_data|--stackscript_\w+|\brecords-(?:create|update)\b/,
        'what runs there from then on',
      ],
      CLOUD_LOGIN,
      KEPT_BY_CLOUD,
      ...LARGE_BILLS,
    ],
  },
  localstack: '- -* | | out=meta',
  nova: { line: '- -*', unclear: [CLOUD_LOGIN, KEPT_BY_CLOUD, ...LARGE_BILLS] },
  oci: {
    line: '- -* | config-file:use profile: region: auth: output: query: | sub out=network',
    lists: [LISTED_FROM_CLOUD],
    secrets: [/\bsecrets secret-bundle get\b|\biam auth-token create\b|\bsetup keys\b/],
    privileges: [CLOUD_EVERY_RIGHT],
    unclear: [
      KEPT_FILES,
      [
        /^(?:-\S+ (?:[^-\s]\S* )?)*raw-request\b|\binitial-creds\b|\bgenerate-wallet\b|\bget-(?:stack|job)-tf-(?:state|config)\b|\bfn (?:(?:function|application) (?:get|list)|config)\b|\bcompute instance get\b.*metadata|\bdatabase-tools\b.*\bconnection get\b|\binstance-configuration get\b/,
        KEPT_SECRETS,
      ],
      CLOUD_LOGIN,
      KEPT_BY_CLOUD,
      ...LARGE_BILLS,
    ],
  },
  'oci os': '- -* | | sub out=network others=*',
  'oci os object': '- -* | | sub out=network others=*',
  'oci os object bulk-upload':
    '- | src-dir:sendfile bucket-name,bn:dest ns,namespace: include: exclude:',
  'oci os object get': '- | file:write bucket-name,bn:url name: ns,namespace: | out=network',
  'oci os object put': '- | file:sendfile bucket-name,bn:dest name: ns,namespace: content-type:',
  'oci os object sync': '- | src-dir:sendfile dest-dir:peek bucket-name,bn:dest ns,namespace:',
  openstack: {
    line: '- -* | os-cloud: os-password: os-username: | sub out=network',
    secrets: [/\bconfiguration show\b.*--unmask\b/],
    lists: [LISTED_FROM_CLOUD],
    privileges: [CLOUD_EVERY_RIGHT],
    unclear: [CLOUD_LOGIN, KEPT_BY_CLOUD, ...LARGE_BILLS],
  },
  'openstack keypair': '-* | public-key:read private-key:write',
  'openstack object': '- - sendfile* | name:',
  'openstack server': '- -* | | sub out=network others=*',
  'openstack server create':
    '- | user-data:read image: flavor: key-name: network: nic: file:maybe property: security-group:',
  'openstack server ssh': '- | login: l: identity:use i:use port: options: | session',
  'openstack token': '- | f: c: | secret',
  sam: '- -* | | sub out=network others=delete,init,list,package,pipeline,publish,remote,traces,validate,docs',
  'sam build': '-* | t,template:config b: s: m: config-file:config hook-name:',
  'sam deploy':
    '-* | t,template-file:config s3-bucket: stack-name: capabilities: parameter-overrides: config-file:config profile: region:',
  'sam local':
    '- -* | t,template:config e,event:read n,env-vars:use d: p,port: v: docker-network: debug-args: container-host: debugger-path:libpath',
  'sam logs': '-*',
  'sam sync': '-* | stack-name:',
  scw: {
    line: '- -* | | out=network',
    lists: [LISTED_FROM_CLOUD],
    secrets: [ACCESS_KEY],
    unclear: [
      [/^(?:-\S+ )*config info\b/, KEPT_SECRETS],
      [
        /\bconfig (?:dump|get secret-key|get)\b|^(?:-\S+ )*(?:info\b.*(?:show-secret|--show)|shell\b)|\b(?:function|container) (?:function|container|namespace|token) (?:get|list)\b|\bobject config get\b|\bconfig set\b.*api-url|\bserver console\b|\buser-data\b/,
        KEPT_SECRETS,
      ],
      CLOUD_LOGIN,
      KEPT_BY_CLOUD,
      ...LARGE_BILLS,
    ],
  },
  'session-manager-plugin': '-* | | session kind=remote-client',
  tccli: {
    line: '- -* | | out=network',
    privileges: [CLOUD_EVERY_RIGHT],
    unclear: [
      [
        /\b(?:Describe|Get|List|Query|Search|Check)\w*(?:UserData|VncUrl|WebTerminalUrl|Kubeconfig|KubeConfig|UserConfig|Token|SecretValue|Secrets?|Password|Credentials?|AccessKeys?|Function|Template|Commands?|PrivateKey)\b|\bconfigure get\b(?! (?:region|language|profile|output|mode)\b)|\bconfigure list\b.*-- *secret|\b(?:GET|POST|PUT|PATCH|DELETE) \/|\bAssumeRole\b|\bconfigure export\b/,
        KEPT_SECRETS,
      ],
    ],
  },
  upctl: 'maybe* | config:use o:',
  vultr: {
    line: '- -* | config:use | out=network',
    lists: [LISTED_FROM_CLOUD],
    secrets: [ACCESS_KEY],
    unclear: [
      [
        /\bdatabase (?:user|get|list|connection\S*|pool)\b|\bcredentials\b|\bobject-storage (?:get|list)\b|\bkubernetes config\b(?!.*--output-file)|\buser-data\b|--userdata\b/,
        KEPT_SECRETS,
      ],
      CLOUD_LOGIN,
      KEPT_BY_CLOUD,
      ...LARGE_BILLS,
    ],
  },
  'vultr-cli': '=vultr',
  yc: {
    line: 'maybe* | profile: folder-id: cloud-id: format: token:',
    secrets: [ACCESS_KEY],
    unclear: [
      [
        /^(?:-\S+ )*config (?:list|profile get|get)\b|\blockbox payload get\b|\bget-credentials\b|\biam create-token\b/,
        KEPT_SECRETS,
      ],
    ],
  },

  // roles and sessions
  assume: '- | e,exec:exec r: | out=code',
  'aws-okta': { line: '- - argv | | sub', unclear: [SHOWN_VARIABLES] },
  'aws-okta exec': '- argv',
  'aws-sso': { line: ' | | sub', unclear: [SHOWN_VARIABLES] },
  'aws-sso eval': '-* | p,profile: | out=code secret',
  'aws-sso exec': 'argv | p,profile: a,arn: A: R: S,sso:',
  'aws-sso-util': '-*',
  awsume: '-*',
  granted: '-*',
  saml2aws: { line: '- -* | p: a: | sub others=configure,list-roles', unclear: [SHOWN_VARIABLES] },
  'saml2aws exec': 'argv | exec-profile: a: p:',
  'saml2aws login': '-* | a: p: username: password: role:',
  'saml2aws script': '- | a: p: shell: | secret',

  // data and machine learning
  databricks: {
    line: ' | p,profile: o,output: | sub',
    secrets: [/^(?:-\S+ )*(?:auth token|secrets get(?:-secret)?)\b/],
    unclear: [
      [
        /^(?:-\S+ )*(?:api (?:post|put|patch|delete|get .*(?:secret|token|cred)\w*)|auth (?:env|describe\b.*--sensitive))\b/,
        KEPT_SECRETS,
      ],
      [/dbfs:\/databricks\/(?:init|scripts)|\binit_scripts\b/, 'what runs there from then on'],
    ],
  },
  'databricks auth': '-* | p,profile: host:',
  'databricks fs': ' | | sub others=*',
  'databricks fs cat': 'url | p,profile: | out=network',
  'databricks fs cp': 'sendfile dest | p,profile:',
  'databricks secrets': '-* | p,profile: string-value:',
  modal:
    '- -* | e,env: | sub others=serve,app,image,config,profile,environment,container,nfs,queue,dict,launch,setup',
  'modal volume': '- -* | e,env: | sub others=create,list,ls,get,rename,cp',
  'modal volume put': '- sendfile - | e,env:',
  'modal deploy': 'script.python | e,env: name:',
  'modal run': 'script.python -* | e,env:',
  'modal shell': '- | cmd:remote image: cpu: gpu: volume: e,env:',
}
