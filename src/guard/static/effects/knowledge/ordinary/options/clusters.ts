import type { OrdinaryUses } from '../../ordinary-uses.ts'

/** Addresses of this machine and of private networks. */
const NEAR =
  '~^(?:https?://)?(?:localhost|127(?:\\.\\d+){3}|10(?:\\.\\d+){3}|192\\.168(?:\\.\\d+){2}|172\\.(?:1[6-9]|2\\d|3[01])(?:\\.\\d+){2}|0\\.0\\.0\\.0|\\[::1\\]|kubernetes\\.default(?:\\.svc\\S*)?)(?::\\d+)?/?$'

/** Or one that has to prove who it is. */
const PROVED = `${NEAR}|^https://`

const OUTPUT =
  '-o,--output= --template= --allow-missing-template-keys --show-managed-fields --no-headers'
const CHOSEN = '-l,--selector= --field-selector= -A,--all-namespaces --all'
const FILES = '-f,--filename= -k,--kustomize=!/tmp/*|/var/tmp/*|/dev/shm/* -R,--recursive'
const CHANGE =
  '--dry-run=? --field-manager= --server-side --force-conflicts --[no-]record --overwrite --local --resource-version= --save-config'
const WAIT = '--timeout= -w,--watch --wait=? --for='

/** Options of tools for clusters. */
export const clusterOptions: OrdinaryUses = {
  kubectl: `
    --context= --cluster= --user= -n,--namespace= --kubeconfig=!*://*|/tmp/*|/var/tmp/*|/dev/shm/* --request-timeout= -v,--v= --vmodule= --match-server-version --warnings-as-errors --disable-compression --cache-dir= --log-flush-frequency= --logtostderr --alsologtostderr
    -s,--server=${PROVED} --as=!* --as-group=!* --as-uid=!* --token=!*
    get|describe ${OUTPUT} ${CHOSEN} ${FILES} --show-labels -L,--label-columns= --sort-by= -w,--watch --watch-only --output-watch-events --ignore-not-found --chunk-size= --show-kind --server-print --subresource= --show-events --export --raw=
    create ${OUTPUT} ${FILES} ${CHANGE} --validate=? --edit --windows-line-endings --image= --replicas= --port= -r,--replicas= --tcp= --external-name= --clusterip= --node-port= --from-file= --from-literal= --from-env-file= --append-hash --schedule= --restart= --from= --rule= --class= --default-backend= --annotation= --hard= --scopes= --min-available= --max-unavailable= --selector= --value= --global-default --description= --preemption-policy= --docker-server= --docker-username= --docker-password= --docker-email= --type= --cert= --key= --verb= --resource= --resource-name= --non-resource-url= --aggregation-rule= --role= --clusterrole= --user= --group= --serviceaccount= --duration= --audience=
    apply ${OUTPUT} ${FILES} ${CHANGE} ${CHOSEN} ${WAIT} --validate=? --cascade=? --force --grace-period= --openapi-patch --prune --prune-allowlist= --prune-whitelist= --applyset=
    replace|patch|edit|convert|diff|kustomize ${OUTPUT} ${FILES} ${CHANGE} ${CHOSEN} ${WAIT} --validate=? --cascade=? --force --grace-period= -p,--patch= --patch-file= --type= --subresource= --raw= --output-patch --windows-line-endings --prune --prune-allowlist= --concurrency= --load-restrictor=LoadRestrictionsRootOnly --enable-helm --reorder= --output-version= -e,--env=
    delete ${OUTPUT} ${FILES} ${CHOSEN} ${WAIT} --cascade=? --dry-run=? --force --grace-period= --ignore-not-found --now --raw= -i,--interactive
    logs --all-containers -c,--container= -f,--follow --ignore-errors --limit-bytes= --max-log-requests= --pod-running-timeout= --prefix -p,--previous -l,--selector= --since= --since-time= --tail= --timestamps --all-pods
    exec|rsh|attach -c,--container= ${FILES} --pod-running-timeout= -q,--quiet -i,--stdin -t,--tty -T,--no-tty --shell=
    run ${OUTPUT} ${CHANGE} --image= --image-pull-policy= --annotations= --attach --command -e,--env= --expose -l,--labels= --leave-stdin-open --pod-running-timeout= --port= --privileged -q,--quiet --restart= --rm -i,--stdin -t,--tty --override-type= --overrides= --grace-period= --force --wait --timeout= --cascade=? --generator= --replicas= --requests= --limits= --serviceaccount=default --hostport= -r=
    debug ${FILES} --arguments-only --attach=? -c,--container= --copy-to= --env= --image= --image-pull-policy= --keep-annotations --keep-init-containers --keep-labels --keep-liveness --keep-readiness --keep-startup --profile= -q,--quiet --replace --same-node --set-image= --share-processes -i,--stdin --target= -t,--tty
    cp -c,--container= --no-preserve --retries=
    label|annotate|taint ${OUTPUT} ${FILES} ${CHOSEN} ${CHANGE} --list --validate=?
    scale|autoscale|expose ${OUTPUT} ${FILES} ${CHOSEN} ${CHANGE} --replicas= --current-replicas= --timeout= --min= --max= --cpu-percent= --cpu= --memory= --name= --port= --target-port= --type= --protocol= --cluster-ip= --external-ip= --labels= --load-balancer-ip= --session-affinity= --overrides= --override-type= --selector= --generator=
    rollout ${OUTPUT} ${FILES} ${CHOSEN} ${WAIT} ${CHANGE} --revision= --to-revision=
    set ${OUTPUT} ${FILES} ${CHOSEN} ${CHANGE} -c,--containers= --limits= --requests= -e,--env= --from= --keys= --list --prefix= --resolve --serviceaccount= --group= --user=
    wait ${OUTPUT} ${FILES} ${CHOSEN} ${WAIT} --local
    top ${CHOSEN} --containers --no-headers --show-capacity --sort-by= --sum --use-protocol-buffers --show-swap
    port-forward --address=localhost|127.0.0.1|::1|0.0.0.0 --pod-running-timeout=
    proxy --port= --address=127.0.0.1|localhost --api-prefix= --append-server-path --keepalive= -u,--unix-socket= -w,--www= -P,--www-prefix= -p=
    cordon|uncordon|drain --dry-run=? -l,--selector= --chunk-size= --delete-emptydir-data --delete-local-data --disable-eviction --force --grace-period= --ignore-daemonsets --pod-selector= --skip-wait-for-delete-timeout= --timeout= --ignore-errors
    api-resources|api-versions|explain|version|cluster-info|options|events --api-group= --cached --categories= --namespaced=? ${OUTPUT} --sort-by= --verbs= --recursive --api-version= --client --short -A,--all-namespaces --for= --types= -w,--watch --output-directory= --namespaces=
    auth ${OUTPUT} ${FILES} ${CHOSEN} --list --quiet -q --subresource= --dry-run=? --as= --as-group=
    config ${OUTPUT} --current --cluster= --namespace= --user= --server=${NEAR} --flatten --minify --merge --raw
  `,
  flux: '--as=!* --as-group=!* --as-uid=!* --kubeconfig=!*://* --insecure-skip-tls-verify=?!* -...',
  istioctl: '--as=!* --as-group=!* --kubeconfig=!*://* -...',
  tkn: '--as=!* --kubeconfig=!*://* -...',
  velero: '--kubeconfig=!*://* -...',
  stern: '--kubeconfig=!*://* -...',
  k9s: '--as=!* --as-group=!* --token=!* --kubeconfig=!*://* --insecure-skip-tls-verify=?!* -n,--namespace= --context= -...',
  az: '--org,--organization=https://dev.azure.com/*|https://*.visualstudio.com* -...',
  argocd: `--server=${NEAR} --core --plaintext=?!* -...`,
  nomad: `-address,--address=${NEAR} -...`,
  consul: `-http-addr,--http-addr=${NEAR} -...`,
  vault: `-address,--address=${NEAR} -...`,
  etcdctl: `--endpoints=,${NEAR} -...`,
  kustomize: `
    build -o,--output= --enable-helm -e,--env= --as-current-user --network --reorder= --load-restrictor=LoadRestrictionsRootOnly --helm-command= --mount= --stack-trace
  `,
  ctr: `
    -a,--address=/run/containerd/containerd.sock|/run/k3s/* -n,--namespace= --timeout= --connect-timeout= --debug -v,--version
    run -t,--tty --rm -d,--detach --net-host --null-io --env= -e= --env-file= --label= --cwd= --user= -u= --read-only --memory-limit= --cpus= --snapshotter= --runtime=io.containerd.* --platform= --no-pivot --gpus= --mount=~^(?!.*src=/(?:,|$|etc|root|run|proc|sys|dev|boot|usr|bin|lib|var/(?:run|lib)|home(?:/[^/,]+)?(?:/\\.|/?(?:,|$)))) --
  `,
  crictl:
    '-r,--runtime-endpoint=unix:///run/containerd/*|unix:///run/crio/*|unix:///var/run/*|unix:///run/k3s/*|unix:///run/cri-dockerd.sock|/run/* -i,--image-endpoint=unix:///run/*|/run/* -c,--config= -t,--timeout= -D,--debug -v,--version',
  minikube: `
    start --extra-config=kubelet.*|kubeadm.*|scheduler.*|controller-manager.*|etcd.*|kube-proxy.* -...
  `,
  k3d: '--k3s-arg=--disable*|--tls-san*|--node-*|--no-deploy*|--flannel*|--cluster-*|--service-*|--kubelet-arg*|--write-kubeconfig-mode*|--default-local-storage* -...',
  helm: `
    --debug -n,--namespace= --kube-context= --kubeconfig=!*://*|/tmp/* --burst-limit= --qps= --content-cache= --color= --colour=
    --kube-apiserver=${NEAR} --kube-as-user=!* --kube-as-group=!* --kube-token=!* --kube-ca-file=!* --registry-config=!* --repository-config=!* --repository-cache=!*
    install|upgrade|template -f,--values= --set= --set-string= --set-file= --set-json= --set-literal= --version= --repo= --atomic --rollback-on-failure --wait=? --wait-for-jobs --timeout= --create-namespace --dry-run=? --devel --description= -g,--generate-name --name-template= --no-hooks --replace --render-subchart-notes --skip-crds --dependency-update --force --force-replace --force-conflicts --server-side=? -i,--install --history-max= --reset-values --reuse-values --reset-then-reuse-values --cleanup-on-fail --hide-notes --hide-secret -l,--labels= -o,--output= --verify --disable-openapi-validation --enable-dns --include-crds --is-upgrade --kube-version= -a,--api-versions= --output-dir= --release-name -s,--show-only= --skip-tests --validate --recreate-pods --skip-schema-validation --take-ownership --username= --password= --ca-file=!/tmp/*|/var/tmp/*|/dev/shm/*
    uninstall|delete|un|del|rollback|test|history|hist|status --keep-history --no-hooks --dry-run=? --wait=? --timeout= --cascade= --description= --ignore-not-found --cleanup-on-fail --force --history-max= --recreate-pods --wait-for-jobs --logs --filter= --hide-notes --max= -o,--output= --revision= --show-desc --show-resources --purge
    list|ls -a,--all -A,--all-namespaces -d,--date --deployed --failed -f,--filter= -m,--max= --no-headers --offset= -o,--output= --pending -r,--reverse -l,--selector= -q,--short --superseded --time-format= --uninstalled --uninstalling
    repo|search|show|inspect --force-update --no-update -o,--output= --timeout= --url= --merge= --json --devel --fail-on-no-result -r,--regexp --version= -l,--versions --max-col-width= --endpoint= --list-repo-url --repo= --verify --jsonpath= --username= --password= --password-stdin
    registry -u,--username= -p,--password= --password-stdin
    pull|fetch|push|package|lint|dependency|dep|verify|create|get -d,--destination= --devel --prov --repo= --untar --untardir= -u,--dependency-update --app-version= --version= --verify --sign --quiet --strict --with-subcharts -f,--values= --set= --set-string= --kube-version= --skip-refresh --skip-schema-validation -p,--starter= --revision= -o,--output= -a,--all --template=
  `,
}
