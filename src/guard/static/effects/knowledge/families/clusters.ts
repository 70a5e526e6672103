import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, ImplicitFile } from '../facts.ts'
import { KEPT_SECRETS, keptSource, PRINTED_VARIABLES, TASK_DESCRIPTIONS } from '../joint-facts.ts'
import { SHOWN_OBJECTS } from '../unseen-words.ts'

const KUBE =
  'n,namespace: context: cluster: user: kubeconfig:use s,server: token: as: as-group: request-timeout: certificate-authority:use client-certificate:use client-key:use'

const RESOURCE_SCRIPT: CommandArgument = [/^(?:binfile|script|cmd)=(.+)$/, 'side']

const ACCESS_TOKEN = /\bacl (?:bootstrap|token (?:create|read|self))\b|\bkeyring\b.*-list/

const KUBECONFIG: ImplicitFile = { path: /./, language: 'kubeconfig' }

/**
 * Kubernetes, Nomad and what is built on them. kubectl has a handler for get, exec, run, cp and
 * apply.
 */
export const clusters: KnowledgeTable = {
  // Kubernetes
  calicoctl: '- -* | f,filename:use c,config:use | out=meta',
  cilium: '-* | | out=meta',
  hubble: '-* | | out=meta',
  istioctl: '- -* | f,filename:use kubeconfig:use n,namespace: context: set: manifests: | out=meta',
  k9s: {
    line: '- | | interactive',
    files: [KUBECONFIG],
  },
  kail: '-* | | out=network',
  'kube-apiserver': '-* | | listen=6443',
  'kube-linter': '- peek* | config:use | out=meta',
  kubeadm: {
    line: '- -* | rootfs:peek v: | sub out=meta ',
    unclear: [
      [/^(?:token create|certs certificate-key|kubeconfig)\b/, 'the secrets that are kept there'],
      [/^(?:-\S+ )*join\b/, 'who gives it orders'],
    ],
  },
  'kubeadm certs': '-* | config:use cert-dir:peek',
  'kubeadm config': '-* | config:use',
  'kubeadm init':
    '- | config:config pod-network-cidr: apiserver-advertise-address: control-plane-endpoint: kubernetes-version: cri-socket: ignore-preflight-errors:',
  'kubeadm join':
    'host | token: discovery-token-ca-cert-hash: certificate-key: config:config discovery-file:use',
  'kubeadm kubeconfig': '- | client-name: org: config:config | secret',
  'kubeadm reset': '- | cri-socket:',
  'kubeadm token': '-* | ttl: description: kubeconfig:use',
  'kubeadm upgrade': '-* | config:config',
  kubecolor: '=kubectl',
  kubeconform:
    'use* | -schema-location,schema-location: -kubernetes-version,kubernetes-version: -output,output: -skip,skip: -reject: -ignore-filename-pattern: -cache:peek n: | out=meta',
  kubectl: {
    line: '- | kubeconfig:use context: n,namespace: s,server: token: as: cluster: user: cache-dir: | sub speaks kind=machine-teller,namer,other-o,teller',
    words: {
      'kube-get': 'a kind of object that is listed; secrets are asked for by its handler',
    },
    variables: { KUBE_EDITOR: 'editor', KUBECTL_EXTERNAL_DIFF: 'dropped' },
    files: [KUBECONFIG],
    runs: [[/^--exec-command(?:=(.+))?$/, 'program']],
    opens: [/\bedit (?:-\S+ )*secrets?\b/],
    unseen: [SHOWN_OBJECTS],
    secrets: [/\bget --raw[= ]\S*\/secrets\b|\bconfig view\b.* --raw\b/],
    privileges: [
      [
        /\bcreate (?:clusterrolebinding|rolebinding)\b.*cluster-admin|\badm policy add-(?:cluster-role|scc)-to-(?:user|group)\b.*(?:cluster-admin|privileged|anyuid)/,
        'makes somebody administrator of the cluster',
      ],
    ],
    destroys: [
      [
        /\bdelete\b(?=.*(?:^| )--all(?:=true)?(?: |$))(?=.*(?: (?:ns|namespaces?|nodes?|pv|pvc|persistentvolumes?|persistentvolumeclaims?|crds?|all|statefulsets?|sts|deployments?|deploy|secrets?)\b)).*/,
        'deletes everything of a kind',
      ],
    ],
    lists: [
      /^(?:-\S+ )*get (?:-\S+ )*(?:(?:ns|namespaces?|pv|persistentvolumes?|nodes?|crds?)\b|.* (?:-A|--all-namespaces)\b)(?!.*(?:-l |--selector|--field-selector))/,
    ],
    irrevocable: [
      [
        /^(?:-n \S+ |-\S+ )*delete (?:-\S+ )*(?:ns|namespaces?|pvc?|persistentvolume\w*|crds?|all)\b|^(?:-\S+ )*delete\b.* --all\b/,
        'removes a part of the cluster with its data',
      ],
    ],
    unclear: [
      [
        /\blabel\b.* pod-security\.kubernetes\.io\/enforce(?:=privileged|-)(?= |$)|\b(?:label|annotate)\b.*(?:gatekeeper\S*|kyverno\S*|policy\S*|admission\S*)=(?:ignore|exclude|disabled?|false|no-?self-managing)\b|\bannotate\b.*(?:-snippet|role-arn|gcp-service-account|allow-privileged\S*)=/i,
        'what is permitted from then on',
      ],
      [/\bset env\b.*--resolve\b/, 'the secrets among the variables there'],
      [
        /\bdelete (?:-\S+ )*(?:validating|mutating)(?:webhookconfigurations?|admissionpolic(?:y|ies)\w*)\b/i,
        'what is permitted from then on',
      ],
      [
        /\bdelete (?:-\S+ )*(?:ns|namespaces?|pvc?|persistentvolume\w*|crds?)\b.* (?:--force|--grace-period[= ]0|--now)(?: |$)/,
        'what is lost with it',
      ],
      PRINTED_VARIABLES,
      [
        /^(?=.*\bget )(?=.*\b(?:jsonpath|go-template|custom-columns)\S*=)(?=.*[.\]}]env\b)/,
        KEPT_SECRETS,
      ],
      [
        /^(?=.*\bget )(?=.* (?:-f|--filename)[= ]\S)(?=.* (?:-o|--output)[= ]?(?:ya?ml|json))/,
        KEPT_SECRETS,
      ],
      [/^(?=.* --all(?: |$)).*\bdelete (?:-\S+ )*(?:events?|ev)\b/, 'who looks for what happened'],
    ],
  },
  'kubectl access-matrix': '-* | | look-around',
  'kubectl alpha': '-*',
  'kubectl annotate': '-*',
  'kubectl api-resources': '-*',
  'kubectl apply': '-* | f,filename:kube-file k:',
  'kubectl argo': '-*',
  'kubectl attach': '-*',
  'kubectl auth': '-* | | look-around',
  'kubectl autoscale': `-* | ${KUBE} min: max: cpu-percent:`,
  'kubectl certificate': `-* | ${KUBE}`,
  'kubectl cluster-info': '-*',
  'kubectl completion': '-* | | out=code',
  'kubectl config': '-*',
  'kubectl cordon': '-*',
  'kubectl cp': '- -* | c:',
  'kubectl create':
    '-* | key,cert:use f,filename:kube-file from-file: from-literal: from-env-file: docker-server: docker-username: docker-password: docker-email: k: image:',
  'kubectl ctx': '-*',
  'kubectl debug': `- remote-argv | ${KUBE} image: c,container: target: copy-to: profile: env: set-image: custom:read attach:?`,
  'kubectl delete': '-* | f,filename: l: k:',
  'kubectl describe': '-*',
  'kubectl diff': '-* | f:kube-file',
  'kubectl drain': '-*',
  'kubectl edit': '-* | f:',
  'kubectl events': `-* | ${KUBE} for: types:`,
  'kubectl exec-as': '- remote-argv | u: n: c:',
  'kubectl explain': '-*',
  'kubectl expose': `-* | ${KUBE} port: target-port: type: name: external-ip: protocol: selector: f,filename:use`,
  'kubectl get':
    'own.kube-get -* | o,output: l: f: n,namespace: field-selector: sort-by: template: | out=meta',
  'kubectl iexec': '- remote-argv | n: c: l:',
  'kubectl krew': '-* | | install',
  'kubectl kustomize': '-*',
  'kubectl label': '-*',
  'kubectl logs': '-* | c: since: tail: l:',
  'kubectl modify-secret': `-* | ${KUBE}`,
  'kubectl neat': 'maybe* | f,file:read o:',
  'kubectl node-shell': `- remote-argv | ${KUBE} | shell`,
  'kubectl node_shell': `- remote-argv | ${KUBE} | shell`,
  'kubectl ns': '-*',
  'kubectl oidc-login': '-*',
  'kubectl options': '-*',
  'kubectl patch': '-* | p: type: patch-file:use',
  'kubectl plugin': '-*',
  'kubectl port-forward': '-* | address:',
  'kubectl proxy': '-* | port: address:listen',
  'kubectl replace': '-* | f:kube-file raw:',
  'kubectl rollout': '-*',
  'kubectl scale': '-*',
  'kubectl set': '-*',
  'kubectl sniff': '-* | n: p: i: f: o,output-file:write c: | unclear=whose-traffic-it-reads',
  'kubectl ssh': '- remote-argv | u: n: c: p:',
  'kubectl stern': '-* | n,namespace: c: l: since: tail:',
  'kubectl taint': `-* | ${KUBE}`,
  'kubectl top': '-*',
  'kubectl tree': '-*',
  'kubectl uncordon': `-* | ${KUBE}`,
  'kubectl version': '-*',
  'kubectl view-secret': `-* | ${KUBE} | secret`,
  'kubectl view_secret': `-* | ${KUBE} | secret`,
  'kubectl wait': '-*',
  'kubectl who-can': '-* | | look-around',
  'kubectl-argo-rollouts': '-*',
  'kubectl convert': '-* | f,filename:use output-version: o:',
  kubectx: '-*',
  kubelet:
    '- | config:config kubeconfig:use bootstrap-kubeconfig:use pod-manifest-path:config manifest-url:url volume-plugin-dir:libpath root-dir: v: | listen=10250',
  kubens: '-*',
  kubeseal:
    '- | f,secret-file:use w,sealed-secret-file:write cert:use controller-name: controller-namespace: o,format: n: name: fetch-cert recovery-private-key:use scope: from-file:use merge-into:edit',
  kubeshark: '-* | | unclear=whose-traffic-it-reads',
  kubeval:
    'use* | s,schema-location: v,kubernetes-version: d,directories:peek o,output: i,ignored-path-patterns: skip-kinds: | out=meta',
  kubie: '- -* | | sub others=*',
  'kubie ctx': '-* | n: | session',
  'kubie exec': '- - argv',
  linkerd: '-* | kubeconfig:use context: | out=meta',
  oc: {
    line: '=kubectl',
    secrets: [/\bwhoami (?:-t|--show-token)\b|\bextract secret\b|\bsa get-token\b/],
  },
  popeye: '-* | f:use o: kubeconfig:use | out=meta',
  stern: '- | n: l: c: s,since: tail: o: t: template: kubeconfig:use context: e: i: | out=network',
  velero: {
    line: '- -* | n: kubeconfig:use secret-file:use bucket: provider: backup-location-config: include-namespaces: from-backup: | out=meta',
    unclear: [[/(?:^| )restore create\b/, 'what the backup holds']],
  },

  // making a cluster
  eksctl:
    '- -* | f,config-file:config name: region: profile: cluster: nodegroup: kubeconfig:write | out=meta',
  k0s: '- -* | | sub others=start,stop,status,sysinfo,validate',
  'k0s controller': '- | c,config:config data-dir:peek token-file:use',
  'k0s kubectl': '=kubectl',
  k3d: '- -* | c,config:given-config p,port: v,volume:given-dir a,agents: s,servers: k3s-arg: i: | out=meta',
  k3s: ' | | sub others=check-config',
  'k3s agent':
    '- | s,server: t,token: token-file:use data-dir:peek node-name: c,config:config | unclear=who-gives-it-orders',
  'k3s crictl': '- -*',
  'k3s ctr': '- -*',
  'k3s kubectl': '- -*',
  'k3s server':
    '- | c,config:config data-dir:peek token: disable: node-name: tls-san: write-kubeconfig:write write-kubeconfig-mode: flannel-backend: datastore-endpoint: node-taint:',
  'k3s token': '-* | | unclear=the-secrets-that-are-kept-there',
  kind: '- -* | name: config:given-config image: kubeconfig:write wait: | out=meta',
  kops: '- -* | name: state: f,filename:config ssh-public-key:use cloud: zones: | out=meta',
  microk8s:
    ' | | sub others=start,stop,inspect,disable,addons,helm,helm3,images,refresh-certs,leave,dashboard-proxy,upgrade',
  'microk8s config': '- | | secret',
  'microk8s ctr': '- -*',
  'microk8s enable': '-*',
  'microk8s kubectl': '- -*',
  'microk8s status': '-* | format:',
  minikube: {
    line: '- | p: | sub kind=machine-teller others=cache,license,node,options,pause,ssh-host,ssh-key,unpause,update-check,update-context',
    words: {
      'shared-dir': '`DIRECTORY:PLACE`: a directory that the machine of the cluster gets to see',
    },
  },
  'minikube addons': '-* | p: images: registries:',
  'minikube completion': '- | | out=code',
  'minikube config': '-*',
  'minikube cp': 'sendfile dest | p,profile: n,node:',
  'minikube dashboard': '-* | p: port:',
  'minikube delete': '-*',
  'minikube docker-env': '-* | | out=code',
  'minikube image': '- maybe* | p,profile: t,tag: f,file:peek build-opt: build-env:',
  'minikube ip': '-*',
  'minikube kubectl': '-*',
  'minikube logs': '-* | file:write length: n: p:',
  'minikube mount':
    'own.shared-dir | p,profile: ip: port: type: uid: gid: 9p-version: msize: options:',
  'minikube podman-env': '-* | | out=code',
  'minikube profile': '-*',
  'minikube service': '-* | p: n,namespace: format:',
  'minikube ssh': 'remote-argv | n,node: p,profile: | session',
  'minikube start': '-* | memory: mount mount-string:given-dir',
  'minikube status': '-*',
  'minikube stop': '-*',
  'minikube tunnel': '-* | p: bind-address:',
  rancher: '- -* | | out=network',
  rke: '- -* | config:config cluster-domain:',
  rke2: '- -*',

  // delivering to a cluster
  argo: '- maybe* | n,namespace: kubeconfig:use f,parameter-file:use p,parameter: from: o,output:',
  argocd: {
    line: '- -* | server: auth-token: config:use | sub out=network others=cert,context,gpg,logout,proj,relogin,appset,configure',
    secrets: [/\badmin initial-password\b|\baccount generate-token\b/],
    unclear: [
      [
        /^(?:account (?:generate-token|update-password)|admin (?:initial-password|export|import)|cluster add)\b/,
        'who may change the cluster',
      ],
    ],
  },
  'argocd account': '-* | account:',
  'argocd admin': '-* | n:',
  'argocd app':
    '- -* | f,file:kube-file repo: path: dest-server: dest-namespace: values: l: revision: | out=network',
  'argocd cluster': '-* | name: kubeconfig:use label:',
  'argocd login': 'host | username: password:',
  'argocd repo':
    '-* | ssh-private-key-path:use username: password: name: type: tls-client-cert-path:use tls-client-cert-key-path:use',
  conftest: '- read* | p,policy:peek d,data:read n: o: | out=meta',
  flux: '- -* | kubeconfig:use n,namespace: context: | sub out=meta others=check,events,export,logs,reconcile,resume,stats,suspend,trace,tree,pull,push,tag,list,envsubst,migrate',
  'flux bootstrap': '-* | owner: repository: path: branch: url: private-key-file:use',
  'flux build': '-* | path:peek kustomization-file:use',
  'flux completion': '- | | out=code',
  'flux create': '-* | url: source: path:',
  'flux diff': '-* | path:peek kustomization-file:use',
  'flux get': '-* | status-selector: l,label-selector:',
  helm: {
    line: ' | kubeconfig:use kube-context: n,namespace: kube-token: kube-apiserver: registry-config:use repository-config:use repository-cache: burst-limit: | sub out=meta speaks others=hist,del,un,login,logout',
    files: [KUBECONFIG],
    lists: [/^(?:ls|list)\b.* (?:-\w*A|--all-namespaces)\b/],
    irrevocable: [
      [/^(?:uninstall|delete|un)\b(?!.*--dry-run)/, 'removes an application from the cluster'],
    ],
    opens: [/^secrets edit\b/],
    unclear: [
      keptSource(/repo add/),
      [/^(?:-\S+ )*get (?:values|all|manifest|hooks|notes)\b/, KEPT_SECRETS],
    ],
  },
  'helm completion': '- | | out=code',
  'helm create': 'peek | p,starter:',
  'helm delete': '=helm uninstall',
  'helm dep': '=helm dependency',
  'helm dependency': '- peek',
  'helm diff': '- - maybe | f,values:use set: n,namespace: post-renderer:side',
  'helm env': '- | | out=meta',
  'helm fetch': '=helm pull',
  'helm get': '- - | revision: o: template: n,namespace: | out=meta',
  'helm history': '-* | n,namespace: o: max: | out=meta',
  'helm inspect': '=helm show',
  'helm install':
    '- package | f,values:kube-file set: set-string: set-file: set-json: set-literal: post-renderer:side post-renderer-args: version: repo:url n,namespace: timeout: dry-run:? username: password: ca-file:use cert-file:use key-file:use keyring:use kubeconfig:use kube-context: description: name-template: o: | install',
  'helm lint': 'peek | f,values:use set:',
  'helm list': '-* | n,namespace: o: f,filter: l: | out=meta',
  'helm ls': '=helm list',
  'helm package':
    'peek* | d,destination:peek version: app-version: key: keyring:use passphrase-file:use',
  'helm plugin': '- maybe -* | version: | install',
  'helm pull':
    'url | d,destination:write-dir untar untardir:write-dir version: repo: keyring:use username: password:',
  'helm push': 'sendfile dest | ca-file:use cert-file:use key-file:use',
  'helm registry': '- - | u,username: p,password: password-stdin',
  'helm repo': '- - url | username: password: ca-file:use cert-file:use key-file:use',
  'helm rollback': '-* | n,namespace:',
  'helm search': '-* | | out=meta',
  'helm secrets': '- -*',
  'helm show': '- maybe | version: repo: | out=meta',
  'helm status': '-* | n,namespace: o: | out=meta',
  'helm template':
    '- maybe | f,values:kube-file set: set-string: set-file: set-json: post-renderer:side post-renderer-args: version: repo:url n,namespace: output-dir:peek s,show-only: a,api-versions: kube-version: name-template:',
  'helm test': '-* | n,namespace:',
  'helm uninstall': '-* | n,namespace:',
  'helm upgrade': '=helm install',
  'helm verify': 'use | keyring:use',
  'helm version': '-*',
  helmfile:
    '- -* | f,file:config e,environment: l,selector: b,helm-binary:program args: state-values-file:read',
  helmsman: '-* | f:config',
  kapp: '- -* | | sub others=*',
  'kapp deploy': '- | a,app: f,file:kube-file n,namespace: kubeconfig:use into-ns: wait-timeout:',
  kompose: '- -* | f,file:config o,out:write | out=meta',
  kustomize: '- -* | | sub',
  'kustomize build': 'peek | o,output:write load-restrictor: helm-command:program e,env: mount:',
  'kustomize create': '-* | resources: namespace:',
  'kustomize edit': '-*',
  okteto: ' | n,namespace: c,context: | sub others=*',
  'okteto exec': 'remote-argv | f,file:config n:',
  opa: '- -* | | sub out=meta others=*',
  'opa check': 'peek* | s,schema:peek ignore:',
  'opa eval': '- | d,data:read i,input:read b,bundle:read f:',
  'opa fmt': 'peek*',
  'opa run': 'read* | s,server!listen a,addr:listen c,config-file:config | interactive',
  'opa test': 'peek*',
  skaffold: {
    line: '- -* | f,filename:config p,profile: n,namespace: d,default-repo: kubeconfig:use kube-context: m,module: tag: t: | others=*',
    files: [TASK_DESCRIPTIONS],
  },
  telepresence: '- -* | context: n: | sub',
  'telepresence connect': 'argv | n: mapped-namespaces: also-proxy:',
  'telepresence intercept': '- argv | p,port: e,env-file:write n: namespace: mount: service:',
  tilt: {
    line: '- -* | context: | sub others=*',
    files: [TASK_DESCRIPTIONS],
  },
  'tilt ci': '=tilt up',
  'tilt up': '-* | f,file:script.python port: host: | listen=10350',
  vendir: '- -* | | sub others=*',
  'vendir sync': '- | f,file:config d,directory: lock-file:write chdir:peek',

  // coordination
  boundary:
    '- -* | addr: token: | sub out=network others=config,scopes,sessions,targets,hosts,search',
  'boundary authenticate': '-*',
  'boundary connect':
    '- -* | target-id,-target-id: exec,-exec:exec listen-port: authz-token: username:',
  consul: {
    line: '- | | sub kind=teller others=catalog,config,event,info,intention,join,keygen,leave,login,logout,maint,monitor,namespace,partition,peering,reload,resource,rtt,services,tls,troubleshoot,validate',
    secrets: [/\bkv (?:get|export)\b.*(?:secret|password|token)/i, ACCESS_TOKEN],
    destroys: [[/\bkv delete\b.*-recurse(?:=true)?(?: +\/?)?$/, 'deletes every key']],
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
    line: '- | template,-template: config,-config:config exec,-exec:exec consul-addr: vault-addr:',
    runs: [[/^[^:\s]+:[^:\s]+:(.+)$/s, 'remote']],
  },
  dcos: '- -* | | out=network',
  envconsul: 'argv | config,-config:config prefix,-prefix: secret:',
  'mesos-execute': '- | master:host command:remote name: resources:',
  nomad: {
    line: '- -* | address,-address: token,-token: ca-cert,-ca-cert:use client-cert,-client-cert:use client-key,-client-key:use | sub out=meta others=agent-info,deployment,eval,event,fmt,login,monitor,namespace,node-pool,plan,plugin,quota,recommendation,scaling,sentinel,server,service,setup,stop,system,tls,ui,validate,volume,init,inspect,logs',
    secrets: [ACCESS_TOKEN],
    destroys: [[/\bsystem gc\b.*-force|\bjob stop\b.*-purge .*\*/, 'removes every job']],
    unclear: [
      PRINTED_VARIABLES,
      [/(?:^| )operator (?:snapshot|raft|api|debug)\b/, 'the secrets of the cluster'],
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
  tsh: '- | | sub kind=remote-client others=apps,bench,config,kubectl,logout,mfa,play,recordings,request,requests,sessions,clusters',
  'tsh db': '-* | db-user: db-name:',
  'tsh kube': '-* | cluster: | sub',
  'tsh kube exec': '- remote-argv | c:',
  'tsh login': '- | proxy: user: auth: o,out:write i:',
  'tsh ls': '-*',
  'tsh scp': 'sendfile* dest | P: i:use',
  'tsh ssh': 'host remote-argv | l: p: i:use L: R: D: proxy: cluster: t: o:setting.ssh',
  'tsh status': '-*',
  pcs: {
    line: '-*',
    runs: [RESOURCE_SCRIPT],
    unclear: [[/\bcluster (?:destroy|stop)\b/, 'what becomes of the cluster']],
  },
  crm: {
    line: '-*',
    runs: [RESOURCE_SCRIPT],
  },
  crmsh: '=crm',
}
