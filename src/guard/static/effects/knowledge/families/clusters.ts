import {
  BY_THE_HUNDRED,
  LARGE_BILLS,
  OBJECTS_OF_OTHERS,
  RELEASES_FORGOTTEN,
  REPLACED_BY_FORCE,
  SERVICE_FOR_ALL,
} from '../change-facts.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { IMAGE_FROM_OTHERS } from '../image-facts.ts'
import {
  changedInProduction,
  KEPT_SECRETS,
  PRINTED_VARIABLES,
  STOPPED_SENSOR,
  STOPPED_SHIPPER,
  TO_ALL,
} from '../joint-facts.ts'
import { KUBECONFIG } from '../joint-files.ts'
import { SHOWN_OBJECTS } from '../unseen-words.ts'

const KUBE =
  'n,namespace: context: cluster: user: kubeconfig:use s,server: token: as: as-group: request-timeout: certificate-authority:use client-certificate:use client-key:use'

/** The client of a cluster by the name of who comes with it. */
const SECRETS_BY_OTHERS: RiskyArguments = [
  /^kubectl (?:.* )?(?:describe|edit|get(?=.*(?:-o|--output)[= ]?(?!name|wide)\w)) (?:.* )?(?:\w+,)*secrets?(?:[ /,]|$)/,
  KEPT_SECRETS,
]

/** A way into the cluster, or a page that rules it, for whoever reaches this machine. */
const DASHBOARD_FOR_ALL: RiskyArguments = [
  new RegExp(String.raw`\b(?:tunnel|dashboard|d)\b.*--(?:bind-)?address[= ]${TO_ALL}`),
  'who comes in by it',
]

/**
 * Kubernetes, Nomad and what is built on them. kubectl has a handler for get, exec, run, cp and
 * apply.
 */
export const clusters: KnowledgeTable = {
  // Kubernetes
  calicoctl: '- -* | f,filename:use c,config:use | out=meta',
  cilium: '-* | | out=meta',
  hubble: '-* | | out=meta',
  istioctl: {
    line: '- -* | f,filename:use kubeconfig:use n,namespace: context: set: manifests: address: | out=meta',
    unclear: [DASHBOARD_FOR_ALL],
  },
  k9s: {
    line: '- | | interactive',
    unclear: [[/(?:^| )(?:-c|--command)[= ]\S*secret/, 'the secrets that are kept there']],
    files: [KUBECONFIG],
  },
  kail: '-* | | out=network',
  'kube-apiserver': '-* | | listen=6443',
  'kube-linter': '- peek* | config:use | out=meta',
  kubeadm: {
    line: '- -* | rootfs:peek v: | sub out=meta ',
    unclear: [
      [/\bupload-certs\b/, KEPT_SECRETS],
      [
        /^(?:token (?:create|list)|certs certificate-key|kubeconfig)\b/,
        'the secrets that are kept there',
      ],
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
    variables: {
      KUBE_EDITOR: 'editor',
      KUBECTL_EXTERNAL_DIFF: 'judged',
      KUBECONFIG: 'option.kubectl --kubeconfig',
    },
    files: [KUBECONFIG],
    runs: [[/^--exec-command(?:=(.+))?$/, 'program']],
    opens: [/\bedit (?:-\S+ )*secrets?\b/],
    unseen: [SHOWN_OBJECTS],
    secrets: [
      /\bconfig view\b.* --flatten(?!=false)/,
      /\bget --raw[= ]\S*\/secrets\b|\bconfig view\b.* --raw\b/,
    ],
    privileges: [
      [
        /\bcreate (?:clusterrolebinding|rolebinding)\b.*cluster-admin|\badm policy add-(?:cluster-role|scc)-to-(?:user|group)\b.*(?:cluster-admin|privileged|anyuid)/,
        'makes somebody administrator of the cluster',
      ],
      [
        /\b(?:patch|run|create)\b.*(?:"?(?:hostPID|hostIPC|privileged)"?: ?true|"?hostPath"?: ?\{ ?"?path"?: ?"?\/"?[ },]|\/(?:hostPID|hostIPC|privileged)", ?"value": ?true)/,
        'gives a container the machine that it runs on',
      ],
    ],
    destroys: [
      [
        /\bdelete\b(?=.*(?:^| )--all(?:=true)?(?: |$))(?=.*(?: (?:ns|namespaces?|nodes?|pv|pvc|persistentvolumes?|persistentvolumeclaims?|crds?|all|statefulsets?|sts|deployments?|deploy|secrets?)\b)).*/,
        'deletes everything of a kind',
      ],
      STOPPED_SENSOR,
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
        /\bget\b.* (?:-k|--kustomize)[= ]?\S+.* (?:-o|--output)[= ]?(?:ya?ml|json|go-template|jsonpath)|\bget\b.* (?:-o|--output)[= ]?(?:ya?ml|json|go-template|jsonpath)\S* .*(?:-k|--kustomize)[= ]?\S/,
        KEPT_SECRETS,
      ],
      [/\bset env\b.* --resolve(?=[= ]|$)/, KEPT_SECRETS],
      STOPPED_SHIPPER,
      changedInProduction(
        '--(?:context|cluster)',
        'set|apply|delete|patch|scale|edit|replace|drain|create|rollout (?:undo|restart)|expose|annotate|label',
      ),
      IMAGE_FROM_OTHERS,
      [
        /\bset env\b.* (?:LD_(?:PRELOAD|AUDIT|LIBRARY_PATH)|NODE_OPTIONS|BASH_ENV|PYTHON(?:STARTUP|PATH)|PERL5(?:OPT|DB|LIB)|RUBYOPT|(?:_JAVA|JAVA_TOOL|JDK_JAVA)_OPTIONS|GIT_SSH_COMMAND)=\S/,
        'what its programs load from then on',
      ],
      [/(?:^| )edit (?:-\S+ )*secrets?(?:[ /]|$)/, KEPT_SECRETS],
      [
        /\bpatch\b.*["'](?:privileged|hostPID|hostIPC|allowPrivilegeEscalation)["']\s*:\s*true|\bpatch\b.*["']hostPath["']/,
        'what runs with the rights of the nodes',
      ],
      [
        /\bscale\b(?=.* --all(?: |$)).* --replicas[= ]0(?: |$)/,
        'whether anything goes on running there',
      ],
      [/\btaint nodes? (?=.*--all\b).*:NoExecute/, 'whether anything goes on running there'],
      [
        /^(?=.*\b(?:delete|scale|patch)\b)(?=.*(?:--all\b| (?:ds|daemonsets?)(?:[ /]|$))).*(?:-n|--namespace)[= ]?(?:[\w-]*(?:logging|monitoring|observability|security|audit)[\w-]*|kube-system|amazon-cloudwatch|elastic-system)(?: |$)/,
        'where the record of what happens goes from then on',
      ],
      [
        // What runs there has the rights of the nodes.
        /^(?=.*(?:-n|--namespace)[= ]?kube-system(?: |$)).*\b(?:set (?:image|env|serviceaccount)|patch|edit|replace|run|create deployment)\b/,
        'what runs with the rights of the cluster',
      ],
      [/^(?:-n \S+ |-(?!n )\S+ )*debug\b/, 'what the image does there'],
      [
        /\bget\b.*(?:jsonpath|go-template|custom-columns)\S*=.*\.env\b/,
        'the secrets among the variables there',
      ],
      [/\bport-forward\b.*--address[= ](?!127\.|localhost\b|\[?::1)/, 'who comes in by it'],
      [
        /\blabel\b.* pod-security\.kubernetes\.io\/enforce(?:=privileged|-)(?= |$)|\b(?:label|annotate)\b.*(?:gatekeeper\S*|kyverno\S*|policy\S*|admission\S*)=(?:ignore|exclude|disabled?|false|no-?self-managing)\b|\bannotate\b.*(?:-snippet|role-arn|gcp-service-account|allow-privileged\S*)=/i,
        'what is permitted from then on',
      ],
      [/\bset env\b.*--resolve\b/, 'the secrets among the variables there'],
      // Tokens of accounts are shown as they are.
      [
        /\bdescribe (?:-\S+ )*(?:\S+,)?secrets?(?:,\S+)?(?:(?: (?:-n|--namespace|-l|--selector)[= ]\S+| -\S+)*$|(?:[ /]\S+)*[ /]\S*(?:token|account|admin)|\/)/,
        KEPT_SECRETS,
      ],
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
      BY_THE_HUNDRED,
      OBJECTS_OF_OTHERS,
      RELEASES_FORGOTTEN,
      REPLACED_BY_FORCE,
      SERVICE_FOR_ALL,
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
  'kubectl modify-secret': `-* | ${KUBE} | unclear=the-secrets-that-are-kept-there`,
  'kubectl neat': 'maybe* | f,file:read o:',
  'kubectl node-shell': `- remote-argv | ${KUBE} | shell`,
  'kubectl node_shell': `- remote-argv | ${KUBE} | shell`,
  'kubectl ns': '-*',
  'kubectl oidc-login': '-*',
  'kubectl options': '-*',
  'kubectl patch': '-* | p: type: patch-file:use',
  'kubectl plugin': '-*',
  'kubectl port-forward': '-* | address:',
  'kubectl proxy':
    '-* | p,port: address:listen w,www:serve-dir P,www-prefix: api-prefix: u,unix-socket: | kind=described',
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
  kubeseal: {
    line: '- | f,secret-file:use w,sealed-secret-file:write cert:use controller-name: controller-namespace: o,format: n: name: fetch-cert recovery-private-key:use scope: from-file:use merge-into:edit',
    secrets: [/--recovery-unseal\b/],
  },
  kubeshark: '-* | | unclear=whose-traffic-it-reads',
  kubeval:
    'use* | s,schema-location: v,kubernetes-version: d,directories:peek o,output: i,ignored-path-patterns: skip-kinds: | out=meta',
  kubie: '- -* | | sub others=*',
  'kubie ctx': '-* | n: | session',
  'kubie exec': '- - argv',
  linkerd: '-* | kubeconfig:use context: | out=meta',
  oc: {
    line: '=kubectl',
    secrets: [
      /\bwhoami (?:-t|--show-token)\b|\bextract secret\b|\bsa get-token\b|\bserviceaccounts get-token\b/,
    ],
  },
  popeye: '-* | f:use o: kubeconfig:use | out=meta',
  stern: '- | n: l: c: s,since: tail: o: t: template: kubeconfig:use context: e: i: | out=network',
  velero: {
    line: '- -* | n: kubeconfig:use secret-file:use bucket: provider: backup-location-config: include-namespaces: from-backup: | out=meta',
    unclear: [[/(?:^| )restore create\b/, 'what the backup holds']],
  },

  // making a cluster
  eksctl: {
    line: '- -* | f,config-file:config name: region: profile: cluster: nodegroup: kubeconfig:write | out=meta',
    unclear: [
      [
        /--disable-types\b|--public-access(?:=true)?\b|\biamidentitymapping\b|\biamserviceaccount\b|\baccessentry\b|\bpodidentityassociation\b/,
        'who gets in, and what is recorded, from then on',
      ],
      ...LARGE_BILLS,
    ],
  },
  k0s: '- -* | | sub others=start,stop,status,sysinfo,validate',
  'k0s controller': '- | c,config:config data-dir:peek token-file:use',
  'k0s kubectl': '=kubectl',
  k3d: {
    line: '- -* | c,config:given-config p,port: v,volume:given-dir a,agents: s,servers: k3s-arg: i: | out=meta kind=described',
    unclear: [[/^kubeconfig (?:get|print|show)\b/, 'the keys of a cluster']],
  },
  k3s: { line: ' | | sub others=check-config', unclear: [SECRETS_BY_OTHERS] },
  'k3s agent':
    '- | s,server: t,token: token-file:use data-dir:peek node-name: c,config:config | unclear=who-gives-it-orders',
  'k3s crictl': '- -*',
  'k3s ctr': '- -*',
  'k3s kubectl': '- -*',
  'k3s server':
    '- | c,config:config data-dir:peek token: disable: node-name: tls-san: write-kubeconfig:write write-kubeconfig-mode: flannel-backend: datastore-endpoint: node-taint:',
  'k3s token': '-* | | unclear=the-secrets-that-are-kept-there',
  kind: {
    line: '- -* | name: config:given-config image: kubeconfig:write wait: | out=meta kind=described',
    // the key of an administrator, if only of a cluster on this machine
    unclear: [[/^get kubeconfig\b/, 'the keys of a cluster']],
  },
  kops: {
    line: '- -* | name: state: f,filename:config ssh-public-key:use cloud: zones: | out=meta',
    unclear: [
      [/^(?:-\S+ )*get keypairs?\b.*-o/, KEPT_SECRETS],
      [
        /\bget secrets?\b|\bexport kube\S+\b.*--admin|\btoolbox dump\b|-o ?plaintext\b|\bcreate secret\b/,
        'the secrets that are kept there',
      ],
    ],
  },
  microk8s: {
    line: ' | | sub others=start,stop,inspect,disable,addons,helm,helm3,images,refresh-certs,leave,dashboard-proxy,upgrade',
    unclear: [SECRETS_BY_OTHERS],
  },
  'microk8s config': '- | | secret',
  'microk8s ctr': '- -*',
  'microk8s enable': '-*',
  'microk8s kubectl': '- -*',
  'microk8s status': '-* | format:',
  minikube: {
    unclear: [DASHBOARD_FOR_ALL],
    line: '- | p: | sub kind=machine-teller,described others=cache,license,node,options,pause,ssh-host,ssh-key,unpause,update-check,update-context',
    words: {
      'shared-dir': '`DIRECTORY:PLACE`: a directory that the machine of the cluster gets to see',
    },
    secrets: [
      /^(?:-\S+ (?:[\w.-]+ (?=kubectl ))?)*kubectl (?:.* )?(?:get (?:.* )?secrets?(?:[ /].*)?(?:-o|--output|--template)|config view .*--(?:raw|flatten)|get --raw\b)/,
    ],
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
  clusterctl: { secrets: [/^(?:-\S+ )*get kubeconfig(?: |$)/] },
  talosctl: {
    secrets: [/^(?:-\S+ )*kubeconfig -(?: |$)/],
    unclear: [
      [
        /^(?:-\S+ )*(?:config info|gen secrets|read|get (?:machineconfigs?|mc)\b.*(?:-o|--output))/,
        KEPT_SECRETS,
      ],
    ],
  },
  rancher: {
    line: '- -* | | out=network',
    secrets: [/^(?:-\S+ )*(?:clusters?|c) (?:kubeconfig|kf)(?: |$)/],
    unclear: [[/^(?:-\S+ )*(?:token|kubectl)(?: |$)/, KEPT_SECRETS]],
  },
  rke: '- -* | config:config cluster-domain:',
  rke2: '- -*',
}
