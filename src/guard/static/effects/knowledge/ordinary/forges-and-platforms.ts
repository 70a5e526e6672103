import type { OrdinaryUses } from '../ordinary-uses.ts'

/** Forges, continuous integration, and platforms that run what one deploys. */
export const forgesAndPlatforms: OrdinaryUses = {
  gh: `
    accessibility|preview|browse|status|search|licenses
    actions|environment
    agent-task list|create|view
    alias list|set|delete|import
    attestation verify|download|trusted-root
    cache list|ls|delete
    co *
    codespace|cs list|ls|create|view|logs|stop|code|edit|jupyter|ports|rebuild|select|cp|ssh
    copilot
    extension|extensions|ext list|ls|search|browse|install|upgrade|create|exec|remove
    gpg-key list
    issue list|ls|create|new|view|status|comment|edit|close|reopen|develop|pin|unpin|transfer|lock|unlock
    label list|ls|create|edit|clone
    org list
    pr list|ls|create|new|view|status|checkout|co|diff|checks|comment|edit|close|reopen|ready|review|merge|update-branch|lock|unlock|revert
    project list|ls|view|create|edit|item-list|item-add|item-create|item-edit|item-archive|field-list|field-create|close|copy|link|unlink|mark-template
    release list|ls|create|new|view|download|upload|edit|delete|verify|verify-asset
    repo deploy-key list|ls
    repo autolink list|view
    repo gitignore|license list|view
    run list|ls|view|watch|rerun|download|cancel
    ruleset list|ls|view|check
    secret list|ls|set
    ssh-key list
    variable list|ls|set|get
    workflow list|ls|view|run
  `,
  glab: `
    alias list|set|delete
    api
    auth login|status|configure-docker|docker-helper|logout
    ci|pipeline|pipe list|ls|view|status|get|lint|run|retry|trace|trigger|cancel|artifact|config|run-trig
    changelog generate
    cluster agent|graph
    config get|edit
    config set git_protocol|glamour_style|check_update|display_hyperlinks|no_prompt|telemetry|browser|editor|visual|pager|remote_alias|duo_cli_auto_run
    completion|check-update|opentofu|duo|stack|user|work-items|iteration|incident|milestone
    deploy-key|ssh-key|gpg-key list|get
    issue list|ls|create|new|view|show|note|update|close|reopen|subscribe|unsubscribe|board
    job artifact
    label list|ls|create
    mr list|ls|create|new|view|show|checkout|diff|note|update|close|reopen|merge|rebase|approve|revoke|approvers|for|issues|subscribe|unsubscribe|todo
    release list|ls|create|view|download|upload
    repo|project clone|create|fork|list|ls|search|view|archive|contributors
    schedule list|run
    securefile list|download|create
    snippet create
    token list
    variable list|ls|set|update
  `,
  hub: `
    *
    release show|create|edit|download
    api|gist|compare|browse|pr|pull-request|issue|sync|fork|create|ci-status
  `,
  tea: `
    login list|add|default
    issues|issue|i|labels|milestones|times|organizations|notifications|open|comment|whoami|clone
    pulls|pull|pr list|ls|checkout|co|clean|create|c|close|reopen|open|review|approve|lgtm|reject|merge|m
    pulls|pull|pr $
    pulls|pull|pr *1*|*2*|*3*|*4*|*5*|*6*|*7*|*8*|*9*
    releases|release list|ls|create|c
    releases|release $
    repos|repo list|ls|search|s|create|c|create-from-template|fork
    repos|repo $
    repos|repo */*
    branches|branch list|ls
    branches|branch $
    actions runs|workflows
    actions secrets|variables list|ls
    logout|shellcompletion
  `,
  heroku: `
    addons:info|addons:open|addons:create|addons:docs|addons:plans|addons:services|addons:wait|addons:upgrade|addons:rename|addons:detach|apps|apps:info|apps:create|apps:open|apps:errors|apps:favorites|apps:stacks|apps:rename|buildpacks|buildpacks:*|certs|certs:info|certs:auto|ci|ci:info|ci:last|ci:open|ci:rerun|ci:run|ci:list|ci:migrate-manifest|clients|config:unset|domains|domains:add|domains:info|domains:wait|drains|features|features:*|git:remote|labs|labs:*|logs|maintenance|maintenance:*|pg|pg:info|pg:ps|pg:psql|pg:backups|pg:backups:capture|pg:backups:download|pg:backups:info|pg:backups:schedule|pg:backups:schedules|pg:locks|pg:blocking|pg:outliers|pg:diagnose|pg:wait|pg:pull|pg:push|pg:upgrade|pg:maintenance|pg:settings|pg:bloat|pg:vacuum-stats|pg:connection-pooling:attach|pg:links|pg:long-running-queries|pg:cache-hit|pg:index-usage|pg:calls|pipelines|pipelines:info|pipelines:open|pipelines:promote|pipelines:diff|pipelines:create|pipelines:add|pipelines:setup|pipelines:connect|pipelines:update|ps|ps:scale|ps:restart|ps:stop|ps:type|ps:resize|ps:wait|ps:exec|ps:copy|ps:forward|ps:socks|ps:autoscale:*|redis|redis:info|redis:cli|redis:wait|redis:maxmemory|redis:timeout|redis:maintenance|regions|releases|releases:*|reviewapps:*|stack|stack:*|telemetry|logs:explain|webhooks:deliveries|plugins|plugins:link|container:*|update|usage|builds|builds:*|auth:login|auth:logout|auth:whoami|auth:2fa|autocomplete|help|spaces|spaces:info|teams|accounts|accounts:set|run:*|local:*
  `,
  fly: `
    apps list|create|open|releases|restart|errors|suspend|resume
    certs list|add|check|show|create|setup
    config show|save|validate|display|env
    domains list|show
    extensions|ext|redis|mpg|pg list|create|status|attach|connect|proxy|dashboard|plans|update
    extensions|ext * list|create|status|dashboard|update
    image show|update
    ips list|allocate-v4|allocate-v6|private
    jobs
    launch
    machine|machines|m list|ls|status|start|stop|restart|run|clone|update|create|exec|cordon|uncordon|suspend|wait|leases|egress-ip
    orgs list|show|create
    postgres create|list|attach|detach|connect|config|db|users|restart|failover|import|backup|events|barman
    scale count|memory|vm|show
    secrets list|set|unset|import|deploy|sync
    services list
    settings analytics|autoupdate
    tokens create|list
    volume|volumes|vol list|create|show|extend|fork|snapshots|update
    wireguard list|status|websockets
    storage create|list|status|dashboard|update
  `,
  vercel: `
    alias ls|list|set
    certs ls|list|issue|add
    dns ls|list
    domains ls|list|add|inspect|verify|search|price
    env ls|list|add|pull|update|run
    project|projects ls|list|add|inspect|create
    teams|team ls|list|switch|add
    target|targets ls|list
    git disconnect
    integration list|ls|add|open|discover|balance
    blob list|ls|put|copy|get|store
    cache purge|invalidate
    microfrontends
    rolling-release start|approve|complete|abort|fetch|configure
    telemetry enable|disable|status
    redirects list|ls|add
  `,
  netlify: `
    addons:list|addons:create|api|blobs:*|blob:*|functions:*|sites:list|sites:create|sites:search|env:unset|env:set|open:*|lm:*|recipes:list|status:hooks|logs:*|watch|login|logout|db|agents:*|teams:list|completion:*|create|claim|push
    api list*|get*|show*
    blobs|functions|sites|env|open|logs|status|lm|recipes|integration|db
  `,
  wrangler: `
    ai models|finetune
    cert|mtls-certificate list
    containers build|push|list|info|images|apply
    d1 list|info|create|execute|migrations|export|insights
    d1 time-travel info
    deployments|versions list|view|status|deploy|upload|rollback
    dispatch-namespace list|get|create
    generate|setup|deploy|dev|tail|publish|pages|r2|secret|types
    hyperdrive list|get|create
    kv namespace list|create
    kv key list|get|put
    kv bulk put|get
    kv:namespace list|create
    kv:key list|get|put
    kv:bulk put
    pages dev|project|deployment|deploy|publish|download|functions|secret
    pages project list|create|upload|validate
    pages deployment list|tail|create
    pipelines|workflows|queues|vectorize list|create|info|get|describe|trigger|instances|insert|query|upsert|consumer|list-vectors|get-vectors|update|setup
    r2 bucket list|create|info
    r2 object get|put
    secret put|list|bulk
    telemetry enable|disable|status
    secrets-store store|secret
  `,
  railway: `
    add|deploy|deployment|dev|docs|domain|down|environment|environments|functions|init|link|list|login|logout|logs|open|redeploy|restart|scale|service|status|unlink|volume|whoami|upgrade|up|run|variables|connect|ssh|shell
    volume list|add|attach|detach|update
    environment * $
    environment new|link
  `,
  serverless:
    'deploy|package|invoke|logs|info|metrics|offline|dev|create|config|plugin|print|rollback|remove|login|logout|doctor|test|usage|slstats|generate-event|dashboard|output|param|install|dynamodb|s3|webpack|esbuild|prune|reconcile|support|state|run|diagnostics',
  sam: `
    list endpoints|resources|stack-outputs
    local invoke|start-api|start-lambda|generate-event|start-function-urls
    pipeline init|bootstrap
    remote invoke|test-event
    validate|build|deploy|sync|logs|package|publish|init|traces|docs|delete
  `,
  cf: `
    apps|app|a|push|p|logs|services|service|marketplace|m|login|l|logout|target|t|orgs|org|spaces|space|routes|domains|buildpacks|env|events|start|stop|restart|restage|scale|bind-service|bs|unbind-service|create-service|cs|api|install-plugin|plugins|ssh|run-task|tasks|stacks|stack|quotas|features|create-route|map-route|check-route|set-env|se|unset-env|create-app-manifest|ssh-enabled|space-ssh-allowed|cups|create-user-provided-service|update-service|help|version|config|create-space|rollback|cancel-deployment|continue-deployment|revisions|droplets|packages|repo-plugins|list-plugin-repos|auth
  `,
  circleci: `
    setup|version|update|open|diagnostic|completion|config|local|info|orb|follow|pipeline|build|telemetry|step|tests|namespace|env
    project list|info
    project secret list
    runner resource-class|token|instance list
    context list|show|create|store-secret
  `,
  travis:
    'login|logout|whoami|status|logs|lint|history|show|open|branches|cancel|restart|init|sync|repos|monitor|requests|whatsup|accounts|version|cache|enable|setup|encrypt|encrypt-file|console|endpoint|settings|report|env|pubkey|sshkey',
  drone:
    'build|repo|info|exec|lint|fmt|convert|jsonnet|starlark|sign|log|queue|cron|template|encrypt|plugins',
  'sentry-cli': `
    info|login|releases|deploys|files|upload-dif|debug-files|sourcemaps|send-event|send-envelope|update|uninstall|bash-hook|react-native|proguard|upload-proguard|build|logs|dart-symbol-map|mobile-app|send-metric|completions
    projects|organizations|issues|events|repos list
    monitors list|run
    releases list|new|finalize|propose-version|set-commits|info|deploys|files
    deploys list|new
  `,
  stripe: `
    @ list|retrieve|search|create|update|capture|confirm|listen|resend|finalize
    @ @ list|retrieve|create|update
    listen|login|logout|logs|status|trigger|serve|samples|fixtures|open|resources|version|config|community|get|feedback|help|completion|plugin|projects
  `,
  twilio:
    'login|profiles:list|profiles:create|profiles:use|phone-numbers:list|api:*:list|api:*:fetch|api:core:messages:create|api:core:calls:create|serverless:*|plugins|plugins:install|plugins:available|debugger:*|email:*|flex:*|rtc:*|autocomplete|help|watch|feedback|config:*|search',
  eas: 'build|build:*|submit|update|update:*|login|logout|whoami|account:view|account:login|init|project:*|config|credentials|device:*|channel:*|branch:*|metadata:*|analytics|diagnostics|doctor|open|env:list|env:pull|env:create|env:push|env:exec|deploy|worker|workflow:*|fingerprint:*|webhook:list|autocomplete|new|go|integrations:*|upload|simulator',
  jfrog: `
    config|c|login|scan|audit|build-scan|npm|npmc|npmci|npm-config|mvn|mvn-config|gradle|pip|pipc|go|go-config|docker|dotnet|nuget|curation|ca|xr|ds|pl|mc|options|completion|plugin|yarn|pipenv|poetry|terraform|tf|setup|ide|project|evd|stats|evidence|worker
    rt upload|u|download|dl|search|s|ping|p|build-*|bp|bce|bag|bad|bs|copy|cp|move|mv|set-props|sp|docker-*|dp|dpl|npm-*|mvn|gradle|curl|c|repo-template|config|use|git-lfs-clean|nuget|go|pip-*|podman-*|replication-template|permission-target-template
  `,
}
