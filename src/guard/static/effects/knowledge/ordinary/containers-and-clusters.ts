import type { OrdinaryUses } from '../ordinary-uses.ts'

/** Kinds of objects of a cluster that hold the work of a team: no rules, no rights, no nodes. */
const WORKLOADS =
  'pod|pods|po|deploy|deployment|deployments|deployment.apps|svc|service|services|sts|statefulset|statefulsets|ds|daemonset|daemonsets|rs|replicaset|replicasets|job|jobs|cronjob|cronjobs|cj|cm|configmap|configmaps|pvc|persistentvolumeclaim|persistentvolumeclaims|hpa|ing|ingress|ingresses|ep|endpoints|pdb|pod/*|pods/*|po/*|deploy/*|deployment/*|deployments/*|deployment.apps/*|svc/*|service/*|services/*|sts/*|statefulset/*|ds/*|daemonset/*|rs/*|job/*|cronjob/*|cm/*|configmap/*|pvc/*|hpa/*'

const LABELLED = `${WORKLOADS}|node|nodes|no|node/*|nodes/*|-f|--all`

/** Tools for containers and clusters. */
export const containersAndClusters: OrdinaryUses = {
  docker: `
    run|exec|create|container|ps|wait
    builder build|prune|ls|inspect|use|create
    buildx imagetools inspect|create
    buildx history ls|logs|inspect|open|rm|export
    checkpoint ls
    compose up|down|start|stop|restart|build|pull|push|logs|ps|exec|run|rm|kill|pause|unpause|config|create|events|images|top|port|ls|cp|watch|wait|scale|stats|attach|convert|volumes|export|commit|publish|bridge|alpha
    config ls|create|inspect
    container ls|list|ps|start|stop|restart|rm|run|exec|logs|inspect|prune|create|kill|pause|unpause|rename|stats|top|port|wait|attach|cp|diff|commit|export|update
    context ls|list|show|inspect|create|update|rm|export|import
    context use default|desktop-linux|desktop-windows|rootless|orbstack|colima*|minikube|kind*
    image ls|list|build|pull|push|rm|prune|inspect|tag|history|save|load|import
    manifest create|push|inspect|annotate|rm
    network ls|list|create|rm|inspect|prune|connect|disconnect
    node ls|ps|inspect
    plugin ls|inspect
    scout quickview|cves|recommendations|compare|version|cache|config|sbom|repo|enroll
    secret create|ls|inspect|rm
    service ls|ps|logs|inspect|scale|update|create|rollback|rm
    stack deploy|ls|ps|services|config
    swarm init
    swarm join-token|join|unlock-key|unlock|update
    system df|info|prune|events|dial-stdio
    trust inspect
    volume ls|list|create|rm|inspect|prune
    sbom|debug|desktop|extension|model|mcp|offload|sandbox|dev|ai|feedback|init|scan
    desktop start|stop|restart|status|version|logs|update|diagnose
    extension ls
    model ls|list|pull|run|rm|status|ps|df|inspect|logs|search
    mcp catalog|server|version
  `,
  podman: `
    artifact ls|inspect|pull|push|add|rm|extract
    container ls|list|ps|start|stop|restart|rm|run|exec|logs|inspect|prune|create|kill|pause|unpause|rename|stats|top|port|wait|attach|cp|diff|commit|export|update|exists|init|mount|unmount|cleanup|runlabel|checkpoint|restore|clone
    generate kube|systemd|spec
    healthcheck run
    image ls|list|build|pull|push|rm|prune|inspect|tag|untag|history|save|load|import|exists|tree|diff|search|mount|unmount|scp|sign
    images|ps|wait|top|stats|restart|kill|pause|unpause|rename|port|history|diff|attach|logout|search|untag|events|init|create|exec|run|update|compose|farm|quadlet|unmount|umount|clone|manifest
    kube play|down|generate|apply
    manifest create|push|inspect|annotate|rm|add|remove|exists
    network ls|list|create|rm|inspect|prune|connect|disconnect|exists|reload|update
    play kube
    pod ls|list|ps|create|start|stop|restart|rm|inspect|logs|stats|top|prune|exists|kill|pause|unpause|clone
    secret create|ls|list|inspect|rm|exists
    system connection ls|list|default|add|remove|rename
    volume ls|list|create|rm|inspect|prune|exists|export|import|mount|unmount|reload
  `,
  'docker-compose': `
    up|down|start|stop|restart|build|pull|push|logs|ps|exec|run|rm|kill|pause|unpause|config|create|events|images|top|port|ls|cp|watch|wait|scale|version|stats|attach|convert|volumes|export|commit|publish|bridge|alpha
  `,
  kubectl: `
    exec|run
    alpha|plugin list
    annotate ${WORKLOADS}|-f
    argo|argo-rollouts
    auth can-i|whoami
    auth reconcile
    certificate deny
    cluster-info dump
    config view|get-contexts|current-context|use-context|use|set-context|rename-context|get-clusters|get-users|unset|delete-context|delete-cluster|delete-user|set-cluster|set-credentials
    config set contexts.*|current-context|preferences.*
    create deployment|deploy|service|svc|configmap|cm|namespace|ns|job|cronjob|cj|ingress|ing|secret|quota|pdb|poddisruptionbudget|priorityclass|sa|serviceaccount|role|clusterrole|rolebinding|clusterrolebinding|token
    create $
    delete ${WORKLOADS}|secret|secrets|secret/*|ns|namespace|namespaces|namespace/*|ns/*|sa|serviceaccount|pv|pvc|crd|crds|node|nodes|node/*|all|event|events|rs/*
    delete *.yaml|*.yml|*.json
    delete $
    krew list|search|info|update|install|upgrade|uninstall|version|index
    label ${LABELLED}
    label ns|namespace|namespaces|namespace/*|ns/* * app=*|team=*|env=*|environment=*|name=*|owner=*|istio-injection=enabled|project=*|kubernetes.io/metadata.name=*|pod-security.kubernetes.io/enforce=baseline|pod-security.kubernetes.io/enforce=restricted|pod-security.kubernetes.io/*=restricted...
    patch ${WORKLOADS}|node|nodes|pv|sa|serviceaccount|ns|namespace|secret|crd|application
    rollout status|history|restart|undo|pause|resume
    scale ${WORKLOADS}|rc|replicationcontroller|-f
    set image|resources|env|selector
    taint node|nodes !*:noexecute...
    top pod|pods|po|node|nodes|no|node/*|pod/*
    new-app|new-project|project|projects|start-build|status|import-image|expose|process|tag|whoami|login|logout|rsh|extract|debug|rollback|cancel-build|get-token|image|secrets|serviceaccounts|registry|adm
  `,
  cilium:
    'status|version|connectivity|config|hubble|install|upgrade|sysdump|context|endpoint|service|bpf|monitor|node|identity|policy|clustermesh|encryption|features|map|metrics|lrp|fqdn|ip',
  istioctl: `
    analyze|version|proxy-status|ps|proxy-config|pc|install|verify-install|dashboard|d|manifest|profile|kube-inject|validate|bug-report|operator|tag|x|experimental|upgrade|admin|waypoint|ztunnel-config|remote-clusters|precheck
    manifest generate|diff|install|apply
    profile list|dump|diff
  `,
  linkerd:
    'check|version|install|install-cni|upgrade|inject|uninject|viz|stat|top|tap|dashboard|edges|routes|get|profile|diagnostics|endpoints|metrics|jaeger|multicluster|smi|policy|authz|identity|completion|prune',
  calicoctl:
    'get|version|node|ipam|convert|validate|datastore|cluster|label|apply|create|patch|replace',
  helm: `
    dependency|dep update|up|build|list|ls
    diff upgrade|revision|rollback|release|version
    get all|hooks|manifest|notes|values|metadata
    plugin list|ls|install|update
    registry login|logout
    repo add|update|list|ls|index|up
    search repo|hub
    show|inspect all|chart|readme|values|crds
    secrets enc|encrypt|view|edit|lint|upgrade|install|template|diff|decrypt|dec
  `,
  helmfile:
    'apply|sync|diff|template|list|lint|repos|deps|build|fetch|status|test|charts|init|write-values|cache|version|show-dag|destroy|delete',
  skaffold:
    'dev|run|build|deploy|render|test|debug|init|apply|delete|diagnose|fix|config|version|schema|inspect|verify|exec|survey|options|credits|filter',
  tilt: 'up|down|ci|logs|get|describe|trigger|args|doctor|version|verify-install|enable|disable|demo|snapshot|alpha|api-resources|wait|delete|edit|explain|dump|apply|create|patch|lsp|analytics|docker-prune',
  kind: `
    create cluster
    delete cluster|clusters
    get clusters|nodes|kubeconfig
    export kubeconfig|logs
    load docker-image|image-archive
    build node-image
    version|completion
  `,
  k3d: `
    cluster create|delete|start|stop|list|ls|get|edit
    node create|delete|start|stop|list|ls|edit
    image import
    registry create|delete|list
    kubeconfig get|merge|write
    config init|migrate
    version|runtime-info
  `,
  minikube: `
    addons list|enable|disable|configure|images|open
    config get|set|view|unset|defaults
    cache list|add|delete|reload
    node list|add|start|stop|delete
    image load|ls|list|build|pull|push|rm|save|tag
    profile list
    profile * $
  `,
  kompose: 'convert|version|up|down',
  velero: `
    backup create|get|describe|logs
    backup-location|snapshot-location get
    restore create|get|describe|logs
    schedule get|describe
    create backup|restore
    get backups|restores|schedules|plugins|backup-locations|snapshot-locations
    describe backups|restores|schedules
    install|version|client|completion|plugin|repo
  `,
  argocd: `
    app list|get|sync|diff|history|wait|manifests|logs|create|set|unset|resources|rollback|actions|get-resource|terminate-op
    account get-user-info|list|get|can-i
    appset list|get|generate
    cert list
    cluster list|get|add
    context
    context *
    gpg list|get
    proj list|get|create
    repo list|get|add
    admin dashboard|app
  `,
  argo: 'submit|list|get|logs|watch|lint|template|cron|version|wait|retry|resubmit|suspend|resume|stop|terminate|archive|node|server|cluster-template|cp|executor-plugin|auth',
  flux: `
    bootstrap
    check|events|logs|stats|trace|tree|envsubst|diff|build|get|export|install
    create source|kustomization|helmrelease|image|alert|receiver|secret|tenant
    reconcile source|kustomization|helmrelease|image|hr|ks
    suspend|resume kustomization|helmrelease|source|image|hr|ks
    list|pull|push|tag artifact|artifacts
  `,
  tkn: `
    pipeline|pipelinerun|task|taskrun|pr|p|t|tr list|ls|describe|desc|logs|start|cancel|export|delete|create
    hub|bundle|clustertask|eventlistener|trigger|triggerbinding|triggertemplate|condition|resource|chain|chains|customrun list|ls|describe|desc|logs|search|get|push|info
    version
  `,
  rancher:
    'login|context|clusters|cluster|projects|project|kubectl|nodes|ps|apps|inspect|settings|namespaces|multiclusterapps|catalog|wait|server|events|up|ssh',
  nomad: `
    alloc exec|fs|logs|status|stop|restart|signal|checks|pause
    deployment list|status|promote|fail|pause|resume|unblock
    eval list|status
    job run|status|plan|validate|inspect|history|stop|dispatch|init|logs|promote|restart|revert|scale|periodic|deployments|allocs|eval|start|action|tag
    namespace list|status|inspect
    node status|drain|eligibility
    node-pool list|info|jobs|nodes
    operator api|metrics|autopilot|debug
    operator raft list-peers
    plugin status
    quota list|status|inspect
    server members
    service list|info
    system gc
    var list|get|put|init
    volume status|init|create|register|snapshot
  `,
  lxc: `
    alias list|add
    config show|get|device|edit|template|metadata|uefi
    config set * limits.*|boot.*|environment.*|user.*|cloud-init.*|image.*|snapshots.*
    config set limits.*|images.*|storage.*|backups.*
    image list|info|copy|import|export|delete|alias|edit|show|refresh
    network list|show|create|info|get|edit|attach|detach|list-leases|list-allocations
    profile list|show|create|edit|copy|assign|apply|add|get|rename
    profile device show|list|get
    remote list|add|switch|get-default|rename|remove
    storage list|show|create|info|get
    storage volume list|show|create|info|attach|detach
    project list|show|switch|create|info|get
    operation list|show
    cluster list|show|info
  `,
  devspace:
    'dev|deploy|build|init|logs|use|list|print|purge|reset|render|run|ui|open|sync|attach|cleanup|update|upgrade|version|status|set|add|remove|run-pipeline|analyze|enter|restart|completion',
  okteto:
    'up|down|deploy|destroy|build|init|context|namespace|kubeconfig|pipeline|preview|status|restart|doctor|version|test|logs|endpoints|login|logout|validate|exec',
  odo: 'init|dev|deploy|build-images|list|describe|logs|run|set|create|delete|add|remove|preference|registry|analyze|alizer|version|login|logout',
  dagger:
    'call|run|init|develop|functions|install|login|logout|query|core|version|config|publish|update|uninstall|shell|watch|toolchain|checks|up|generate',
  umoci: 'init|new|unpack|repack|config|stat|ls|list|tag|tags|remove|rm|gc|raw|insert',
  udocker:
    'search|pull|create|run|ps|images|rm|rmi|import|load|save|export|clone|name|rmname|inspect|verify|protect|unprotect|setup|install|login|logout|version|mkrepo|showconf|manifest|listconf|tag|rename',
  enroot: 'list|import|create|start|remove|export|bundle|batch|exec|version|load|digest',
  regctl: 'image|tag|repo|manifest|blob|artifact|registry|config|version|index|ref',
  cosign:
    'verify|verify-blob|verify-attestation|verify-blob-attestation|tree|triangulate|version|public-key|download|sign|sign-blob|attest|attest-blob|generate|generate-key-pair|initialize|login|manifest|copy|dockerfile|env|load|save|bundle|trusted-root|signing-config|piv-tool|pkcs11-tool',
  devpod:
    'up|stop|delete|list|ls|status|ssh|logs|provider|ide|context|machine|version|use|build|import|export|upgrade|troubleshoot|ping|pro|logs-daemon',
}
