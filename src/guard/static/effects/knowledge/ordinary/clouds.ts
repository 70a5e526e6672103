import type { OrdinaryUses } from '../ordinary-uses.ts'
import { AWS } from './aws.ts'
import { GCLOUD, LOOKS } from './gcloud.ts'

/** `COMPUTE INSTANCES list`: the groups of a cloud have any depth. */
const LOOKING = `
  @ ${LOOKS}
  @ @ ${LOOKS}
  @ @ @ ${LOOKS}
  @ @ @ @ ${LOOKS}
`

const AZ = `
  login|logout|version|upgrade|feedback|find|configure
  account set|clear
  config set|get|unset
  cloud set
  extension add|update|list|show
  group create
  vm create|start|stop|restart|deallocate|resize|list-sizes|list-ip-addresses|image|list-skus
  vm disk attach
  vmss create|start|stop|restart|scale
  aks create|get-credentials|scale|start|stop|browse|install-cli|upgrade|get-upgrades|get-versions|update|wait
  aks nodepool add|scale|upgrade
  acr create|login|build|run|check-health|check-name
  acr repository list|show|show-tags
  webapp up|create|start|stop|restart|deploy|browse|list-runtimes
  webapp log tail|show|download|config
  webapp config set|show
  webapp config appsettings set
  webapp deployment source|slot
  webapp deploy
  functionapp create|start|stop|restart|deploy|publish
  functionapp config appsettings set
  functionapp deployment source
  appservice plan create|update
  staticwebapp create
  container create|start|stop|restart|logs|attach
  containerapp create|up|update|logs
  containerapp env create
  containerapp revision restart|activate|copy
  storage account create|check-name
  storage container create|exists
  storage blob upload|upload-batch|download|download-batch|copy|exists|sync|url
  storage file upload|download|upload-batch|download-batch
  storage share|queue|table create|exists
  storage copy
  cosmosdb create
  cosmosdb sql database|container
  sql server|db create
  postgres|mysql server|flexible-server create|start|stop|restart
  redis|servicebus|eventhubs create
  servicebus|eventhubs namespace|queue|topic|eventhub create
  network vnet|public-ip|nsg|nic|lb|application-gateway create
  network vnet subnet create
  network nsg rule create
  network dns zone create
  deployment|group create|validate|what-if
  deployment group|sub|mg|tenant create|validate|what-if
  bicep build|decompile|install|upgrade|version|publish|lint|format
  devops configure|login
  devops project list|show|create
  devops user list|show
  pipelines run|create|build|runs
  repos list|show|pr|create
  boards work-item|query
  artifacts universal publish|download
  ml job|model|data|environment|endpoint|online-endpoint create|stream|invoke
  monitor log-analytics query
  monitor metrics|activity-log list
  monitor app-insights query
  keyvault create
  keyvault secret set
  iot hub create|monitor-events
  cognitiveservices account create
  ad signed-in-user show
  resource tag|wait
  tag create
  lock list|show
  account|group|resource lock list|show
  provider register
`

/** Clients of cloud providers: what grants, shares, opens, deletes or stops a record is not among these. */
export const clouds: OrdinaryUses = {
  aws: AWS,
  gcloud: `${LOOKING}${GCLOUD}${GCLOUD.trim().replace(/^ */gm, '  alpha|beta|preview ')}
    alpha|beta|preview @ ${LOOKS}
    alpha|beta|preview @ @ ${LOOKS}
    alpha|beta|preview @ @ @ ${LOOKS}
    @ @ @ @ @ ${LOOKS}
    @ @ @ @ @ @ ${LOOKS}
  `,
  az: LOOKING + AZ,
  aliyun: `
    * describe*|list*|get*|query*|check*|search*
    configure list|get|switch|set
    configure $
    oss ls|cp|cat|stat|du|mkdir|mb|sync|sign|hash
    ecs startinstance|stopinstance|rebootinstance|runinstances|createinstance|tagresources|createsnapshot
  `,
  azd: `
    up|provision|deploy|init|package|build|restore|show|monitor|pipeline|template|infra|login|auth|hooks|extension|add|config
    env list|new|select|set|refresh|get-value
  `,
  bq: `
    ls|show|head|wait|mk|mkdef|insert|load|extract|query|cp|partition|cancel|get-iam-policy|init|info|shell|update
  `,
  bicep: 'build|build-params|decompile|format|generate-params|lint|publish|restore',
  cbt: 'ls|listinstances|listclusters|read|lookup|count|createtable|createfamily|set|addtocell|createinstance|import|notices|doc|print|listappprofile|getappprofile|waitforreplication',
  cdk: 'list|ls|synth|synthesize|deploy|diff|init|bootstrap|watch|metadata|context|doctor|docs|doc|notices|acknowledge|ack|destroy|import|migrate|rollback|drift|gc|refactor|flags',
  civo: `${LOOKING}
    apikey ls|list|current|use|add
    region current|use|ls
    instance create|start|stop|reboot|tag
    kubernetes create|config|scale|upgrade
  `,
  'cloud-init': 'status|query|schema|analyze|collect-logs|features|clean|init|modules|single|devel',
  copilot: `
    *
    app init|ls|show|upgrade
    env init|deploy|ls|show|package|upgrade
    svc init|deploy|ls|show|status|logs|package|pause|resume|exec
    job init|deploy|ls|logs|run|package
    pipeline init|deploy|ls|show|status|override
    storage init
    task run
  `,
  doctl: `${LOOKING}
    auth init|switch|validate
    account get|ratelimit
    apps create|update|create-deployment|list-deployments|logs|list-alerts|propose|spec|dev|tier|upgrade|console
    compute droplet create
    compute droplet-action power-on|power-off|reboot|shutdown|snapshot|power-cycle
    compute ssh
    compute domain create
    compute volume|volume-action create|attach|detach|snapshot
    compute load-balancer create|add-droplets
    compute tag create|apply
    compute cdn flush
    kubernetes cluster create|upgrade
    kubernetes cluster kubeconfig save
    kubernetes cluster node-pool create|update
    registry create|login
    registry repository list-v2|list-tags
    databases create|resize
    databases db create
    databases connection|backups
    serverless connect|deploy|status|watch|init
    serverless functions invoke|list|get
    projects create
    vpcs create
  `,
  exo: `${LOOKING}
    compute instance create|start|stop|reboot|scale
    storage ls|mb|cp|upload|download
    config add|list|show|set
    status|environment|limits|output|zone|zones
  `,
  func: 'init|new|start|host|build|pack|templates|durable|logs|azure|settings|extensions|kubernetes|publish|invoke|deploy|run|create|describe|list',
  hcloud: `${LOOKING}
    context create|use|list|active
    server create|poweron|poweroff|reboot|shutdown|reset|create-image|add-label|ssh|ip|metrics|enable-backup
    volume create|attach|detach|resize
    network create|add-subnet
    firewall create
    load-balancer create|add-target|add-service
    floating-ip|primary-ip create|assign
    placement-group create
    datacenter|location|iso|server-type|image list|describe
    all list
    config list|get
  `,
  ibmcloud: `
    login|logout|target|regions|api|account|config|version|update|cr|ks
    plugin list|show|install|update|repo-plugins
    resource groups|group|service-instances|service-instance|search|cf-service-instances|group-create|service-instance-create
    ks|cs|oc cluster|clusters|workers|worker-pools|zones|versions|flavors
    cr login|images|image-list|namespaces|namespace-list|namespace-add|region|region-set|quota|build
    ce|code-engine app|application|project|build|buildrun|job|jobrun
    is instances|images|vpcs|subnets|keys|zones|regions|floating-ips|volumes|instance|vpc|subnet|instance-create|vpc-create|subnet-create
    cos buckets|list-buckets|objects|list-objects|upload|download|config|bucket-create
    fn list|action|activation|package|namespace|trigger|rule
    catalog search|entry|service|template
    iam users|access-groups|service-ids|api-keys|roles
    cf apps|app|push|logs|services|target
  `,
  'linode-cli': `
    * list|view|ls|*-list|*-view|*-ls|types|regions|*-stats|ips-list
    configure|show-users|set-user|commands|plugins
    linodes create|boot|reboot|shutdown|resize|types|snapshot
    volumes create|attach|detach|resize
    lke cluster-create|pool-create|kubeconfig-view
    domains create|records-create
    obj ls|mb|put|get|la|du|info
    nodebalancers|images|stackscripts create
    tags create
  `,
  localstack:
    'start|stop|status|logs|wait|config|update|login|logout|extensions|pod|auth|restart|license|replicator|aws|ephemeral|dns|state',
  oci: `${LOOKING}
    session authenticate|validate|refresh
    setup config|repair-file-permissions|autocomplete
    compute instance launch|action
    os bucket create
    os object put|get|head|bulk-upload|bulk-download|sync|restore
    os ns get
    ce cluster create-kubeconfig|create
    network vcn|subnet create
    fn application|function create|invoke
  `,
  openstack: `${LOOKING}
    server create|start|stop|reboot|pause|unpause|suspend|resume|shelve|unshelve|resize|ssh|set
    server add volume|floating|network|port
    image create|save
    volume create
    network|subnet|port|router create
    floating ip create|list|show
    keypair create
    stack create|update
    object create|save
    container create
    security group list|show|create
    security group rule list|show
    catalog|endpoint|service|flavor|hypervisor|quota|limits|availability|extension|versions|configuration|command|module|complete
  `,
  scw: `${LOOKING}
    init|login|feedback|config|shell|info|alias
    instance server create|start|stop|reboot|standby|ssh|console
    instance ip|volume|image|snapshot create
    k8s cluster create|upgrade
    k8s kubeconfig install
    container|function @ create|deploy|update
    container|function deploy
    registry login
    registry namespace create
    object config|bucket
  `,
  tccli: `
    configure list|get|set
    configure $
    * describe*|list*|get*|query*
    cvm startinstances|stopinstances|rebootinstances|runinstances
  `,
  upctl: `${LOOKING}
    server create|start|stop|restart
    storage create
    zone|account|all
  `,
  vultr: `${LOOKING}
    instance create|start|stop|restart
    kubernetes config
    regions|plans|os|apps|account|version|iso
  `,
  yc: `${LOOKING}
    init|version|components
    config set|list|get
    config profile create|activate|list|get
    compute instance create|start|stop|restart
    compute disk|image|snapshot create
    container registry create|configure-docker
    managed-kubernetes cluster get-credentials|create|start|stop
    serverless function create|invoke
    serverless function version create
    vpc network|subnet create
  `,
  granted: 'browser|sso|settings|completion|sso-tokens|registry|doctor|uninstall',
  databricks: `
    auth describe|env|login|profiles|token
    configure|sync|version|api
    bundle deploy|destroy|run|validate|init|summary|generate|schema|open|sync|debug
    clusters list|get|start|restart|create|events|list-*|spark-versions
    jobs list|get|run-now|create|submit|list-runs|get-run|cancel-run|get-run-output|update|reset
    fs ls|cat|cp|mkdir|mkdirs
    workspace list|import|export|mkdirs|get-status|import-dir|export-dir
    libraries|pipelines|warehouses|repos|catalogs|schemas|tables|volumes|experiments|models|instance-pools|node-types|runs list|get|create|update|start|stop|list-*|get-*
    secrets list-scopes|create-scope|put-secret|list-secrets|list|put|get|get-secret
    current-user me
    groups|users|service-principals list|get
  `,
  eksctl: `
    get|info|version|utils|create|upgrade|scale|drain|enable|set|generate|register|associate|completion
    create cluster|nodegroup|fargateprofile|addon
    upgrade cluster|nodegroup|addon
    scale|drain nodegroup
    enable repo|flux|profile
    utils describe-*|write-kubeconfig|wait-nodes|update-*|associate-iam-oidc-provider|schema|nodegroup-health
    set labels
    generate profile
  `,
  kops: `
    create cluster|ig|instancegroup
    create -f
    get|validate|version|toolbox|update|rolling-update|upgrade|edit
    export kubecfg|kubeconfig
  `,
}
