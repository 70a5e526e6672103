import type { RiskyArguments } from './facts.ts'
import { OTHER_IMAGES } from './image-facts.ts'

// What an owner would want to see before it is done: changes of production that nobody looked at, of what the tools
// believe to be there, and of what the month will cost. Clouds, clusters and the tools that deliver to them share it.

/** Words for a place where things are tried out; what is called production is none, whatever else is said. */
const TRIED_OUT = String.raw`(?:dev\w*|test\w*|stag\w*|sandbox\w*|local\w*|demo|preview|scratch|playground|minikube|qa|uat|review\w*|pr-?\d+)`
const AIMED = String.raw`^(?:(?=.*prod)|(?!.*(?:^|[\s/=:_.-])${TRIED_OUT}(?=[\s/=:_.-]|$)))`

/** Words of Terraform behind which a value stands: the last word is no plan then. */
const VALUED =
  '-(?:var|var-file|target|replace|state|state-out|backup|parallelism|lock-timeout|config|working-dir|stack|s)'
/** A change that nobody has seen before it happens. With a plan that was made before it is another matter. */
export const UNSEEN_CHANGE: RiskyArguments = [
  new RegExp(
    [
      String.raw`${AIMED}(?:.* )?apply(?:-all)?\b(?=.* (?:--?auto-approve|--(?:terragrunt-)?non-interactive)(?: |$))(?!.* (?<!${VALUED} )[^-\s=]+$)`,
      String.raw`${AIMED}(?:-\S+ )*(?:up|update)\b(?=.* (?:-\w*y|--yes|-f|--skip-preview)(?: |$))`,
      String.raw`${AIMED}(?:-\S+ )*deploy\b(?=.* --require-approval[= ]never\b)`,
    ].join('|'),
  ),
  'what it changes, for nobody looks at it before',
]

/** Objects of a cluster that are removed and made again, whatever is lost between. */
export const REPLACED_BY_FORCE: RiskyArguments = [
  /^(?!.* --dry-run)(?:(?:-\S+ )*app sync\b.* --(?:force|replace)(?:=true)?(?: |$)|(?=.*prod)(?:.* )?(?:replace|upgrade)\b.* --force(?: |$))/,
  'what is replaced by force there',
]

/** The people who use a service get a version that is named by hand. */
export const LED_TO_REVISION: RiskyArguments = [
  new RegExp(
    String.raw`${AIMED}.*(?:\bupdate-traffic\b.*--to-revisions[= ](?!LATEST)|\bset-traffic\b.*--splits[= ]|\btraffic set\b.*--revision-weight[= ](?!latest))`,
  ),
  'which version people get',
]

/** What a tool believes to be there: what it no longer knows of it no longer keeps, and makes anew. */
export const STATE_REWRITTEN: RiskyArguments = [
  /(?:^| )state (?:-\S+ )*(?:rm|push|replace-provider)\b(?!.* -dry-run)|(?:^| )stack (?:-\S+ )*(?:import\b|rm\b.* (?:-f|--force)(?: |$))/,
  'what is still looked after from then on',
]
/** What Helm knows of its releases lies in secrets of the cluster. */
export const RELEASES_FORGOTTEN: RiskyArguments = [
  /\bdelete (?:-\S+ )*(?:secrets?|configmaps?|cm)\b(?!.* --dry-run).*(?:owner[= ]{1,2}helm\b|sh\.helm\.release\.|OWNER=TILLER)/,
  'what is still looked after from then on',
]

const WHAT_IT_COSTS = 'what it costs from then on'
/** Machines, nodes or copies by the hundred. Functions that start by themselves count in thousands. */
export const BY_THE_HUNDRED: RiskyArguments = [
  /(?:^|[ ,])(?:--(?:count|num-nodes|max-nodes|total-max-nodes|nodes|nodes-max|node-count|max-count|new-capacity|instance-count|desired-capacity|desired-count|max-size|max-capacity|target-capacity|replicas|max-replicas|min-replicas|instances|max)[= ](?:\d+:)?|resize .*--size[= ]|(?:maxSize|desiredSize|max_nodes|node_count)=|--scale[= ][\w-]+=|scale (?!memory|vm)(?:[^\s=:-][^\s=:]*[=: ])*)[1-9]\d{2,}(?=[\s,]|$)|--(?:max|min)-instances[= ]\d{4,}|(?:Read|Write)CapacityUnits=[1-9]\d{4,}|--target-shard-count[= ]\d{3,}/,
  WHAT_IT_COSTS,
]
/** The largest machines that there are. */
export const LARGEST_MACHINES: RiskyArguments = [
  new RegExp(
    [
      String.raw`(?:^| )(?:run|create|modify|update|request|start|register|put)-\S+ (?:.*[ =":,])?(?:\w+\.)?(?:(?:p[3-9]\w*|trn\d\w*|dl\d\w*|u\w?-\w+|hpc\d\w*)\.(?!xlarge|[248]xlarge)\w*xlarge|\w+\.(?:metal(?:-\w+)?|(?:2[4-9]|[3-9]\d|1\d\d)xlarge))(?=[\s",]|$)`,
      String.raw`\b(?:create|update|set-machine-type|resize)\b.*--(?:machine-type|tier|worker-machine-type)[= ]\S*(?:(?:mega|high|ultra|edge)gpu-(?:8|16)g|-(?:128|160|176|192|208|224|3\d\d|416)(?= |$))`,
      String.raw`\b(?:create|update|add|resize|scale)\b.*--(?:size|vm-size|node-vm-size|vm-sku|sku)[= ](?:Standard_)?(?:ND\d\w*|M(?:1|2|4|8)\d\d\w*|\w(?:96|104|112|128|192|208|416)\w*)(?= |$)`,
      String.raw`\bps:(?:scale|resize|type)\b.*(?:=\+?(?:[5-9]\d|\d{3,})(?=[\s:]|$)|\b(?:performance|private|shield)-\d?xl\b)`,
      String.raw`\bscale vm (?:\S*-16x|a100\S*|l40s)\b`,
    ].join('|'),
    'i',
  ),
  WHAT_IT_COSTS,
]
export const LARGE_BILLS: readonly RiskyArguments[] = [BY_THE_HUNDRED, LARGEST_MACHINES]

/** A warehouse that is as large as they get, that never rests, or that nobody counts for. */
export const LARGEST_WAREHOUSE: RiskyArguments = [
  /\bwarehouse_size\s*=\s*["']?(?:[4-6]x-?large|x[4-6]large)|\bwarehouse\b[^;]{0,400}\bauto_suspend\s*=\s*(?:0|null|-1)\b|\bresource_monitor\s*=\s*(?:null\b|["']{2})/i,
  WHAT_IT_COSTS,
]
/** Tables that accounts of others may read. */
export const SHARED_WITH_ACCOUNTS: RiskyArguments = [
  /\b(?:alter|create)\s+(?:or\s+replace\s+)?(?:share|listing|external\s+listing|managed\s+account|replication\s+group|failover\s+group)\b|\bgrant\b[^;]{0,400}\bto\s+share\b|\balter\s+database\b[^;]{0,200}\benable\s+replication\s+to\b|\badd\s+accounts?\s*=/i,
  'which other accounts get the rows',
]

/** An image in the description of an application that comes from another registry than the one in its place. */
export const IMAGE_MOVED: RiskyArguments = [
  new RegExp(
    [
      String.raw`--kustomize-image[= ](?:(?<registry>[\w-]+(?:\.[\w-]+)+(?::\d+)?)\/\S*=(?!\k<registry>\/)|(?:[\w./-]+=)?${OTHER_IMAGES})\S`,
      String.raw`(?:--helm-set(?:-string)?|-p|--parameter)[= ](?:\S*[,.])?(?:image|repository|registry|imageRegistry)=${OTHER_IMAGES}\S`,
      String.raw`-var[= ]\w*image\w*=(?:${OTHER_IMAGES}\S|\S+:latest(?= |$)|[^\s:]+(?= |$))`,
    ].join('|'),
  ),
  'whose image it starts',
]

/** A description with a switch that gives it the rights of the machine, or one by which rules do not count. */
export const RIGHTS_OF_NODES: RiskyArguments = [
  /-var[= ]\w*(?:privileged|host_(?:pid|network)|allow_caps)\w*=(?:true|1|all)\b|(?:^| )--?policy-override(?: |$)/,
  'what runs with the rights of the nodes',
]

/** Those whose descriptions many put into their clusters, as their manuals tell. */
const WELL_KNOWN_OBJECTS = String.raw`(?:raw\.githubusercontent\.com|github\.com)\/(?:kubernetes(?:-sigs|-csi)?|cert-manager|jetstack|argoproj(?:-labs)?|metallb|projectcalico|flannel-io|coreos|cilium|istio|linkerd|knative(?:-sandbox)?|tektoncd|fluxcd|rancher|longhorn|traefik|kyverno|open-policy-agent|prometheus-operator|grafana|jaegertracing|open-telemetry|strimzi|rabbitmq|cloudnative-pg|zalando|percona|elastic|bitnami(?:-labs)?|aws|aws-samples|aws-controllers-k8s|awslabs|GoogleCloudPlatform|Azure|NVIDIA|kedacore|external-secrets|crossplane|dapr|kubevirt|kubeflow|kserve|rook|openebs|stakater|mittwald|vmware-tanzu|projectcontour|kubeedge|k8snetworkplumbingwg|operator-framework|weaveworks|haproxytech|nginxinc|nginx|kong|envoyproxy|spiffe|oauth2-proxy|minio|redis\w*|mongodb|cockroachdb|docker|hashicorp)\/|(?:[\w-]+\.)*(?:k8s\.io|kubernetes\.io|cert-manager\.io|projectcalico\.org|tigera\.io|download\.elastic\.co|storage\.googleapis\.com\/(?:tekton|knative)[\w-]*|get\.gitpod\.io|cloud\.weave\.works|operatorhub\.io|localhost|127\.0\.0\.1|[\w-]+\.(?:internal|local|lan|corp))(?=[/:])`
/** Objects as they are described at an address of somebody: whoever has it says what runs there. */
export const OBJECTS_OF_OTHERS: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )(?:apply|create|replace)\b(?!.* --dry-run)(?:.* )?(?:(?:-f|--filename)[= ]?(?:[^\s,]+,)*http\w?:\W{2}|(?:-k|--kustomize)[= ]?(?=\S*\.\w+\/)(?:http\w?:\W{2})?(?!\.|\/))(?!${WELL_KNOWN_OBJECTS})(?=[\w-]+\.|\d)`,
  ),
  'what stands there, for the cluster obeys it',
]

/** A service that the world reaches, where nobody says from where. */
export const SERVICE_FOR_ALL: RiskyArguments = [
  /\bpatch\b(?!.*["']loadBalancerSourceRanges["']\s*:\s*\[\s*["'](?!0\.0\.0\.0)).*(?:["']type["']\s*:\s*["'](?:LoadBalancer|NodePort)["']|["']loadBalancerSourceRanges["']\s*:\s*(?:\[\s*(?:\]|["']0\.0\.0\.0)|null)|["']value["']\s*:\s*["']LoadBalancer["'])|\bexpose\b(?=.* --type[= ](?:LoadBalancer|NodePort)(?: |$))(?!.* --port[= ](?:80|443|8080|8443|3000)(?: |$))|\bexpose\b.* --external-ip[= ]/,
  'who gets in from then on',
]

/** A bucket that is called as everybody calls his own. */
const OWN_BUCKET = String.raw`[\w.-]*(?:backup|archive|export|dump|bucket|lake|staging|test|dev|tmp|example|my-)`
/** Tables for a bucket or a project whose name has nothing of theirs. */
export const COPIED_TABLES: readonly RiskyArguments[] = [
  [
    new RegExp(
      String.raw`^(?:-\S+ )*extract\b(?!.*[ :._-](?<own>[a-z]{4,})[\w.:$-]* gs:\W{2}[^\s/]*\k<own>).* gs:\W{2}(?!${OWN_BUCKET})`,
    ),
    'whose bucket gets the rows',
  ],
  [
    /^(?:-\S+ )*(?:cp|clone)\b(?:.* )?(?:(?<own>[a-z][a-z0-9]*)[\w-]*[:.]\w+\.\S+ (?!\k<own>)[\w-]+[:.]\w+\.\S+|[^\s:.-][^\s:]* [\w-]+:\S+)(?: |$)/,
    'whose project gets the rows',
  ],
  [/^(?:-\S+ )*query\b.* --destination_table[= ][\w-]+:/, 'whose project gets the rows'],
]
