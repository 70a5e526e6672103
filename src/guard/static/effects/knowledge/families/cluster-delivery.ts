import { BY_THE_HUNDRED, IMAGE_MOVED, REPLACED_BY_FORCE, RIGHTS_OF_NODES } from '../change-facts.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, RiskyArguments } from '../facts.ts'
import { IMAGE_FROM_OTHERS, OTHER_IMAGES } from '../image-facts.ts'
import {
  changedInProduction,
  DROPPED,
  KEPT_SECRETS,
  keptSource,
  PRINTED_VARIABLES,
  STOPPED_SENSOR,
  STOPPED_SHIPPER,
} from '../joint-facts.ts'
import { KUBECONFIG, TASK_DESCRIPTIONS } from '../joint-files.ts'
import { SHOWN_VARIABLES } from '../secret-facts.ts'

/** What is started is described where anybody can write. */
const DROPPED_OBJECTS: RiskyArguments = [
  new RegExp(`(?:^|[ =])(?<!(?:-o|--output)[= ])(?<place>${DROPPED}\\S*)`),
  'what stands there, for the cluster obeys it',
]

/** Settings that many programs obey, in a file that the text does not show. */
const OVERWRITTEN = 'what stands in the place of what was kept there'

const RESOURCE_SCRIPT: CommandArgument = [/^(?:binfile|script|cmd)=(.+)$/, 'side']

const ACCESS_TOKEN = /\bacl (?:bootstrap|token (?:create|read|self))\b|\bkeyring\b.*-list/

/** What brings applications into clusters, and what keeps the members of a cluster together. */
export const clusterDelivery: KnowledgeTable = {
  // delivering to a cluster
  argo: {
    line: '- maybe* | n,namespace: kubeconfig:use f,parameter-file:use p,parameter: from: o,output:',
    unclear: [
      [
        /^(?:-\S+ )*(?:get|template get|cron get)\b.* (?:-o|--output)[ =]?(?:ya?ml|json)/,
        KEPT_SECRETS,
      ],
    ],
  },
  argocd: {
    line: '- -* | server: auth-token: config:use | sub out=network others=cert,context,gpg,logout,proj,relogin,appset,configure',
    secrets: [/\badmin initial-password\b|\baccount generate-token\b/],
    unclear: [
      [
        /^(?:-\S+ )*(?:repo|repocreds|cluster) list\b.* (?:-o|--output)[ =]?(?:ya?ml|json)/,
        KEPT_SECRETS,
      ],
      [
        /\bproj create\b.* (?:-d|-s|--dest|--src)[= ]\S*\*|\brepo get\b.*-o|\bcluster get\b.*-o|\bget-resource\b.*\bSecret\b/,
        'who may change the cluster',
      ],
      [
        /^(?:account (?:generate-token|update-password)|admin (?:initial-password|export|import)|cluster add)\b/,
        'who may change the cluster',
      ],
      IMAGE_MOVED,
      REPLACED_BY_FORCE,
    ],
  },
  'argocd account': '-* | account:',
  'argocd admin': '-* | n:',
  'argocd app':
    '- -* | f,file:kube-file repo: path: dest-server: dest-namespace: values: l: revision: | out=network',
  'argocd cluster': '-* | name: kubeconfig:use label:',
  'argocd login': 'host | username,password:credential',
  'argocd repo':
    '-* | ssh-private-key-path:use username: password: name: type: tls-client-cert-path:use tls-client-cert-key-path:use',
  conftest: '- read* | p,policy:peek d,data:read n: o: | out=meta',
  flux: {
    line: '- -* | kubeconfig:use n,namespace: context: | sub out=meta others=check,events,export,logs,reconcile,resume,stats,suspend,trace,tree,pull,push,tag,list,envsubst,migrate',
    unclear: [
      [/--with-credentials\b|^(?:-\S+ )*export secret\b|--show-(?:values|vars)\b/, KEPT_SECRETS],
      [/\bsuspend\b.*--all\b/, 'what is no longer kept as it was'],
      [/\bcreate source\b(?!.*--export).*--url[= ](?:oci|s3|ssh):/, 'what comes from there'],
    ],
  },
  'flux bootstrap': '-* | owner: repository: path: branch: url: private-key-file:use',
  'flux build': '-* | path:peek kustomization-file:use',
  'flux completion': '- | | out=code',
  'flux create': '-* | url: source: path:',
  'flux diff': '-* | path:peek kustomization-file:use',
  'flux get': '-* | status-selector: l,label-selector:',
  helm: {
    line: ' | kubeconfig:use kube-context: n,namespace: kube-token: kube-apiserver: registry-config:use repository-config:use repository-cache: burst-limit: | sub kind=described,obeyer out=meta speaks others=hist,del,un,login,logout',
    files: [KUBECONFIG],
    secrets: [
      /--set-file[= ]\S*=\S*(?:\/\.ssh\/id_\w+|\/\.aws\/credentials|\/etc\/g?shadow|\/\.gnupg\/)/,
    ],
    variables: {
      HELM_KUBEASUSER: 'option.helm --kube-as-user',
      HELM_KUBEASGROUPS: 'option.helm --kube-as-group',
      HELM_KUBETOKEN: 'option.helm --kube-token',
      HELM_KUBEAPISERVER: 'option.helm --kube-apiserver',
      HELM_KUBECAFILE: 'option.helm --kube-ca-file',
      HELM_KUBEINSECURE_SKIP_TLS_VERIFY: 'option.helm --kube-insecure-skip-tls-verify',
    },
    lists: [/^(?:ls|list)\b.* (?:-\w*A|--all-namespaces)\b/],
    irrevocable: [
      [/^(?:uninstall|delete|un)\b(?!.*--dry-run)/, 'removes an application from the cluster'],
    ],
    opens: [/^secrets edit\b/],
    destroys: [STOPPED_SENSOR],
    unclear: [
      STOPPED_SHIPPER,
      [/^(?:-\S+ )*get values\b.* (?:--all|-a)(?: |$)/, KEPT_SECRETS],
      changedInProduction('--kube-context', 'install|upgrade|uninstall|rollback|delete'),
      IMAGE_FROM_OTHERS,
      [
        /(?:^| )--set(?:-string|-json)?[= ]\S*(?:(?:privileged|hostPID|hostIPC|allowPrivilegeEscalation)=true|hostPath\b|=cluster-admin\b|LD_PRELOAD|(?:command|args)\[)/,
        'what runs with the rights of the nodes',
      ],
      [
        // Values from an address: whoever has it says what is started.
        new RegExp(
          String.raw`(?:^| )(?:-f|--values)[= ]http\w?:|^(?:-\S+ )*(?:install|upgrade|template)\b.* oci:\W\W${OTHER_IMAGES}`,
        ),
        'what stands there',
      ],
      keptSource(/repo add/),
      REPLACED_BY_FORCE,
      [
        /^(?:-\S+ )*(?:push|cm-push) \S+ (?:-\S+ )*(?:oci|https?):\/\/(?!localhost\b|127\.|10\.|192\.168\.|[\w-]+[:/]|[\w.-]+\.(?:local|internal|lan|test)[:/]|(?:ghcr\.io|registry-1\.docker\.io|docker\.io|quay\.io|registry\.gitlab\.com|[\w.-]+\.(?:amazonaws\.com|azurecr\.io|pkg\.dev))\/)/,
        'who gets the chart',
      ],
      [/^(?:-\S+ )*get (?:all|manifest|hooks)\b/, KEPT_SECRETS],
    ],
  },
  'helm-docs':
    '- | c,chart-search-root:peek g,chart-to-generate:peek t,template-files:read o,output-file: i,ignore-file:use f,values-file: s,sort-values-order: l,log-level: b,badge-style: | out=meta',
  'helm completion': '- | | out=code',
  'helm create': 'peek | p,starter:',
  'helm delete': '=helm uninstall',
  'helm dep': '=helm dependency',
  'helm dependency': '- peek',
  'helm diff': '- - maybe | f,values:use set: n,namespace: post-renderer:side',
  'helm env': '- | | out=meta',
  'helm fetch': '=helm pull',
  'helm get': '- - | revision: o: template: n,namespace: | out=meta kind=teller',
  'helm history': '-* | n,namespace: o: max: | out=meta',
  'helm inspect': '=helm show',
  'helm install':
    '- package | f,values:kube-file set: set-string: set-file:maybe set-json: set-literal: post-renderer:side post-renderer-args: version: repo:url n,namespace: timeout: dry-run:? username: password: ca-file:use cert-file:use key-file:use keyring:use kubeconfig:use kube-context: description: name-template: o: | install',
  'helm lint': 'peek | f,values:use set:',
  'helm list': '-* | n,namespace: o: f,filter: l: | out=meta',
  'helm ls': '=helm list',
  'helm package':
    'peek* | d,destination:peek version: app-version: key: keyring:use passphrase-file:use',
  'helm plugin': '- maybe -* | version: | install',
  'helm pull':
    'url | d,destination:write-dir untar untardir:write-dir version: repo: keyring:use username: password: | brings=-d,--destination,--untardir',
  'helm push': 'sendfile dest | ca-file:use cert-file:use key-file:use',
  'helm registry': '- - | u,username,p,password:credential password-stdin | stdin=credential',
  'helm repo': '- - url | username: password: ca-file:use cert-file:use key-file:use',
  'helm rollback': '-* | n,namespace:',
  'helm search': '-* | | out=meta',
  'helm secrets':
    '- -* | | unclear=the-secrets-that-are-kept-there dry=encrypt,enc,lint,template,install,upgrade,diff,plugin,version',
  'helm show': '- maybe | version: repo: | out=meta',
  'helm status': '-* | n,namespace: o: | out=meta',
  'helm template':
    '- maybe | f,values:kube-file set: set-string: set-file:maybe set-json: post-renderer:side post-renderer-args: version: repo:url n,namespace: output-dir:peek s,show-only: a,api-versions: kube-version: name-template:',
  'helm test': '-* | n,namespace:',
  'helm uninstall': '-* | n,namespace:',
  'helm upgrade': '=helm install',
  'helm verify': 'use | keyring:use',
  'helm version': '-*',
  helmfile:
    '- -* | f,file:config e,environment: l,selector: b,helm-binary:program args: state-values-file:read suppress-secrets',
  helmsman: '-* | f:config',
  kapp: { line: '- -* | | sub', unclear: [DROPPED_OBJECTS] },
  'kapp deploy': '- | a,app: f,file:kube-file n,namespace: kubeconfig:use into-ns: wait-timeout:',
  kompose: '- -* | f,file:config o,out:write | out=meta',
  kustomize: { line: '- -* | | sub', unclear: [DROPPED_OBJECTS] },
  'kustomize build': 'peek | o,output:write load-restrictor: helm-command:program e,env: mount:',
  'kustomize create': '-* | resources: namespace:',
  'kustomize edit': '-*',
  okteto: ' | n,namespace: c,context: | sub',
  'okteto exec': 'remote-argv | f,file:config n:',
  opa: '- -* | | sub out=meta',
  'opa check': 'peek* | s,schema:peek ignore:',
  'opa eval': '- | d,data:read i,input:read b,bundle:read f:',
  'opa fmt': 'peek*',
  'opa run': 'read* | s,server!listen a,addr:listen c,config-file:config | interactive',
  'opa test': 'peek*',
  skaffold: {
    line: '- -* | f,filename:config p,profile: n,namespace: d,default-repo: kubeconfig:use kube-context: m,module: tag: t: |',
    files: [TASK_DESCRIPTIONS],
  },
  telepresence: '- -* | context: n: | sub',
  'telepresence connect': 'argv | n: mapped-namespaces: also-proxy:',
  'telepresence intercept': '- argv | p,port: e,env-file:write n: namespace: mount: service:',
  tilt: {
    line: '- -* | context: | sub',
    files: [TASK_DESCRIPTIONS],
  },
  'tilt ci': '=tilt up',
  'tilt up': '-* | f,file:script.python port: host: | listen=10350',
  vendir: '- -* | | sub others=*',
  'vendir sync': '- | f,file:config d,directory: lock-file:write chdir:peek',

  // coordination
  boundary: {
    line: '- -* | addr: token: | sub out=network others=config,scopes,sessions,targets,hosts,search',
    unclear: [
      [
        /\bauthorize-session\b|\bget-token\b|\b(?:create|update|delete|add|set|remove|change|rotate|cancel)\b|\b(?:add|set|remove|change)-/,
        'who gets in from then on',
      ],
    ],
  },
  'boundary authenticate': '-*',
  'boundary connect':
    '- -* | target-id,-target-id: exec,-exec:exec listen-port: authz-token: username:',
  consul: {
    line: '- | | sub kind=teller others=catalog,config,event,info,intention,join,keygen,login,logout,maint,monitor,namespace,partition,peering,reload,resource,rtt,services,tls,troubleshoot,validate',
    secrets: [/\bkv (?:get|export)\b.*(?:secret|password|token)/i, ACCESS_TOKEN],
    destroys: [[/\bkv delete\b.*-recurse(?:=true)?(?: +\/?)?$/, 'deletes every key']],
    unclear: [
      [
        /^(?:-\S+ )*(?:snapshot restore|event|keyring -(?:install|use|remove)|force-leave|leave)\b/,
        'what becomes of the cluster',
      ],
      [
        /^(?:-\S+ )*join\b(?!.* (?:10\.|192\.168\.|172\.|127\.|[\w-]+$))/,
        'who belongs to the cluster from then on',
      ],
      [
        /\bkv get\b.* -recurse\b|\bacl token (?:list|read|clone)\b|\bconnect ca get-config\b/,
        KEPT_SECRETS,
      ],
      [/(?:^| )kv import\b|(?:^| )kv (?:put|delete)\b.* \/?(?:terraform|tfstate)\//, OVERWRITTEN],
    ],
  },
  'consul acl': '-* | -id: -name: -rules:maybe -policy-name: -description:',
  'consul agent':
    '- | -config-dir:peek -config-file:config -data-dir:peek -bind: -client:listen -join: -retry-join: -node: -log-file:write -hcl:code.config -enable-script-checks!privilege | unclear=who-gives-it-orders',
  'consul connect': '-*',
  'consul exec': 'remote-argv | node: service:',
  'consul kv': '- -* | | sub out=network',
  'consul kv export': '- | http-addr,-http-addr:host token,-token: | secret',
  'consul kv get': '- | http-addr,-http-addr: token,-token: | out=network',
  'consul kv put': '- send@ | http-addr,-http-addr:dest token,-token: flags:',
  'consul lock': '- argv',
  'consul members': '-* | | out=network',
  'consul snapshot': '- -* | | sub',
  'consul snapshot restore': 'use',
  'consul snapshot save': 'write | | unclear=the-secrets-of-the-cluster',
  'consul watch': 'argv | type: key: service:',
  'consul-template': {
    line: '- | template,-template:maybe config,-config:config exec,-exec:exec consul-addr: vault-addr:',
    runs: [[/^[^:\s]+:[^:\s]+:(.+)$/s, 'remote']],
  },
  dcos: '- -* | | out=network',
  envconsul: {
    line: 'argv | config,-config:config prefix,-prefix: secret:',
    unclear: [SHOWN_VARIABLES],
  },
  'mesos-execute': '- | master:host command:remote name: resources:',
  nomad: {
    line: '- -* | address,-address: token,-token: ca-cert,-ca-cert:use client-cert,-client-cert:use client-key,-client-key:use | sub out=meta others=agent-info,deployment,eval,event,fmt,login,monitor,namespace,node-pool,plan,plugin,quota,recommendation,scaling,sentinel,server,service,setup,stop,system,tls,ui,validate,volume,init,inspect,logs',
    secrets: [ACCESS_TOKEN],
    destroys: [
      [/\bsystem gc\b.*-force|\bjob stop\b.*-purge .*\*/, 'removes every job'],
      STOPPED_SENSOR,
    ],
    unclear: [
      [
        /^(?:-\S+ )*(?:var (?:get|read)|(?:job )?inspect|job history .*-full)\b|\balloc fs\b.*\bsecrets\b/,
        KEPT_SECRETS,
      ],
      [
        /^(?:-\S+ )*(?:sentinel|setup|acl|namespace|quota|node-pool) (?:apply|delete|consul|vault)\b/,
        'who gets in from then on',
      ],
      STOPPED_SHIPPER,
      PRINTED_VARIABLES,
      [/(?:^| )operator (?:snapshot|raft|api|debug)\b/, 'the secrets of the cluster'],
      BY_THE_HUNDRED,
      IMAGE_MOVED,
      RIGHTS_OF_NODES,
    ],
  },
  'nomad agent':
    '- | config,-config:config data-dir,-data-dir: plugin-dir,-plugin-dir:libpath | listen=4646 unclear=who-gives-it-orders',
  'nomad alloc': '- -* | task,-task: job,-job: | sub',
  'nomad alloc exec': '- remote-argv | task,-task: i,-i: t,-t: job,-job: e:',
  'nomad alloc fs': '- - | -n: -c: -namespace:',
  'nomad alloc logs': '- - | -n: -c: -task: -namespace:',
  'nomad alloc status': '-*',
  'nomad exec': '=nomad alloc exec',
  'nomad job': '- config -* | var,-var: var-file,-var-file:read',
  'nomad node': '-*',
  'nomad operator': '-* | -output:write -out:write',
  'nomad run': 'config | var,-var: var-file,-var-file:read',
  'nomad status': '-*',
  'nomad var': '-* | -namespace: -out: -item: -template: -in:',
  serf: '- -* | event-handler,-event-handler:side config-file,-config-file:config rpc-addr:',
  teleport: '- -* | | sub',
  'teleport start':
    '- | c,config:config roles: token: auth-server: | listen=3022 unclear=who-gives-it-orders',
  tsh: {
    line: '- | | sub kind=remote-client others=apps,bench,config,kubectl,logout,mfa,play,recordings,request,requests,sessions,clusters',
    unclear: [
      [
        /^(?:-\S+ )*(?:requests? (?:create|new|review|approve)|mfa (?:add|rm)|svid|workload-identity|headless)\b/,
        'who gets in from then on',
      ],
      [
        /^kubectl\b(?!.* (?:get (?:po|pods?|nodes?|svc|services?|deploy\w*|ns|namespaces?|events)|logs|top|version)\b)/,
        'what it asks of the cluster',
      ],
    ],
  },
  'tsh db': '-* | db-user: db-name:',
  'tsh kube': '-* | cluster: | sub others=login,ls,sessions',
  'tsh kube exec': '- remote-argv | c:',
  'tsh login': '- | proxy: user: auth: o,out:write i:',
  'tsh ls': '-*',
  'tsh scp': 'sendfile* dest | P: i:use',
  'tsh ssh': 'host remote-argv | l: p: i:use L: R: D: proxy: cluster: t: o:setting.ssh | login',
  'tsh status': '-*',
  pcs: {
    line: '-*',
    runs: [RESOURCE_SCRIPT],
    unclear: [[/\bcluster (?:destroy|stop)\b/, 'what becomes of the cluster']],
  },
  crm: {
    line: '-*| | console',
    runs: [RESOURCE_SCRIPT],
  },
  crmsh: '=crm',
}
