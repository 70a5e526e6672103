import type { OrdinaryUses } from '../ordinary-uses.ts'

/** Databases, identities, queues and watchers that somebody else runs, and that one rules by a client. */
export const hostedServices: OrdinaryUses = {
  atlas: `
    migrate apply|diff|hash|import|lint|ls|new|push|set|status|test|validate|checkpoint|edit|rebase
    schema apply|clean|diff|fmt|inspect|plan|push|test|validate|lint|stats
    version|license|setup|quickstart|whoami
    login|logout
    auth login|logout|whoami
    clusters list|ls|describe|create|start|pause|watch|upgrade|sampledata|load
    clusters indexes list|create
    clusters search indexes list|describe|create
    projects list|ls|describe|create
    organizations|orgs list|ls|describe
    dbusers list|ls|describe
    accesslists list|ls|describe
    backups snapshots list|describe|create|watch
    backups restores list|describe
    processes|events|alerts|metrics list|ls|describe|databases|disks|processes|organizations|projects
    deployments list|ls|setup|start|pause|logs|connect
    logs download
    config list|ls|init
    plugin list
  `,
  auth0: `
    login|logout
    tenants list|use|open
    apps|apis|roles|orgs|actions|rules|domains|connections list|ls|show|open|use
    users search|show|search-by-email
    logs list|tail
    quickstarts list|download|setup
    test login
    email templates show
    universal-login show
    terraform generate
  `,
  bk: `
    build list|view|create|new|watch|cancel|rebuild|download
    job list|log|retry|cancel|unblock
    pipeline list|view|create|validate|convert
    cluster|agent|queue list|view
    artifacts list|download
    organization list
    package push
    configure|use|whoami|init|version|prompt
  `,
  boundary: `
    @ list|read
    authenticate|connect|search|cache|logout|version
    config autocomplete
    daemon status|start|stop
  `,
  confluent: `
    login|logout|version|update|feedback|prompt
    context|environment|kafka|connect|schema-registry|ksql|flink|network|organization list|describe|use
    kafka cluster list|describe|use|create
    kafka topic list|describe|create|consume|produce
    kafka topic configuration list
    kafka consumer group list|describe
    kafka partition|broker|replica|region list|describe
    kafka client-config create
    connect cluster list|describe|pause|resume
    connect plugin list|describe
    schema-registry cluster describe|list
    schema-registry schema list|describe|create
    schema-registry subject list|describe
    ksql cluster list|describe|create
    flink compute-pool|region|statement list|describe|create
    iam user|service-account list|describe
    api-key list|use|describe
    local kafka|services|current|destroy start|stop|list|status
    local kafka topic list|create|consume|produce|describe
    plugin list|search
  `,
  'datadog-ci': `
    synthetics run-tests|upload-application
    junit|sarif|sbom|sourcemaps|coverage|dsyms|git-metadata|flutter-symbols|react-native|elf-symbols|pe-symbols|unity-symbols upload|codepush|inject-debug-id|xcode
    lambda|cloud-run|stepfunctions|aas|container-app instrument
    deployment mark|correlate|correlate-image|gate
    gate evaluate
    measure|metric|tag|trace|version|dora
    dora deployment
    plugin list|check
  `,
  'kcadm.sh': `
    get serverinfo|realms|users|users/count|roles|groups|sessions|events|admin-events
    get-roles
    config credentials
  `,
  neonctl: `
    auth|me|init|set-context
    projects list|get|create
    branches list|get|create|rename|schema-diff
    databases list|create
    roles|operations|ip-allow|orgs|vpc list
  `,
  newrelic: `
    nrql|nerdgraph query
    entity search
    entity tags get
    entity deployment create
    apm application search|get
    apm deployment list|create
    profile list|default
    workload list|get
    events post
    reporting junit
    synthetics run
    agent config
    diagnose|decode|version|utils|install
  `,
  okta: 'login|register|start|logs|help',
  pd: `
    incident|service|user|team|schedule|ep|tag|bs|event|extension|field list|show|log|notes|open|oncall
    incident ack|resolve|assign|notes|priority|snooze|title|urgency
    auth web|list|use
    log|version|help
  `,
  pscale: `
    auth login|logout|check
    database list|show|create|dump|restore-dump
    branch list|show|create|diff|schema|switch|lint
    deploy-request list|show|create|diff|review|close|deploy|edit
    backup list|show|create
    org list|show|switch
    region list
    keyspace list|show|settings
    connect|shell|signup|version|ping
  `,
  render: `
    services|deploys|projects|environments|jobs|logs|workspaces|workspace list|set|current
    deploys create|cancel
    services instances|events
    services restart
    psql|login|logout|whoami|restart|blueprints|kv-cli|version|workspace|logs|deploys|projects|environments
    services $
  `,
  snow: `
    sql|init|logs|cortex
    connection list|test|add|set-default|remove
    stage list|list-files|copy|create|describe
    object list|describe
    snowpark build|deploy|init|execute|list|describe|package
    streamlit init|deploy|list|get-url|describe|logs
    app init|run|deploy|bundle|validate|open|version|events|publish
    spcs service list|status|logs|describe|create|deploy|upgrade|suspend|resume|list-instances|list-containers|list-endpoints|metrics|events|build-image
    spcs compute-pool list|status|describe|create|suspend|resume
    spcs image-repository list|url|create|list-images|list-tags|deploy
    spcs image-registry login|url
    notebook list|describe|execute|get-url|open|create|deploy
    git list-branches|list-tags|list-files|fetch|describe|list
    dbt list|deploy|execute|describe
    helpers v1-to-v2|check-snowsql-env-vars
  `,
  supabase: `
    init|start|stop|status|login|logout|link|unlink|services|bootstrap|seed
    db diff|lint|pull|push|start|reset|test|schema
    db dump|remote|advisors
    migration new|list|up|repair|squash|fetch|down
    functions new|serve|deploy|list|download
    gen types|keys
    projects list|create
    branches list|create|pause|unpause
    orgs list
    storage ls|cp|mv
    inspect db|report
    test db|new
    secrets list|set
    config push
    snippets list|download
    backups list
    network-restrictions|network-bans|ssl-enforcement|domains|postgres-config|vanity-subdomains get
    sso list|show|info
  `,
  turso: `
    auth login|logout|signup|whoami
    db list|create|show|shell|inspect|locations|import|dump
    group list|show|create|locations
    org list|switch
    org members list
    plan show
    config path
    dev|update|quickstart|contact|relax|version
  `,
}
