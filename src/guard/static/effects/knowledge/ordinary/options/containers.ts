import type { OrdinaryUses } from '../../ordinary-uses.ts'

/** Rights that do not reach out of a container. */
const CAPABILITIES = [
  ...['audit_write', 'chown', 'dac_override', 'fowner', 'fsetid', 'kill', 'mknod', 'setfcap'],
  ...['net_bind_service', 'net_raw', 'net_admin', 'net_broadcast', 'setgid', 'setuid', 'setpcap'],
  ...['sys_chroot', 'sys_nice', 'sys_time', 'sys_resource', 'sys_tty_config', 'ipc_lock', 'lease'],
  ...['ipc_owner', 'block_suspend', 'wake_alarm'],
]
  .flatMap((name) => [name, `cap_${name}`])
  .join('|')

/** Devices that draw, reckon or hang on a cable: no disk, no memory, no keyboard, no camera and no microphone. */
const DEVICES =
  '/dev/dri*|/dev/ttyusb*|/dev/ttyacm*|/dev/ttys*|/dev/ttyama*|/dev/serial*|/dev/nvidia*|/dev/kfd*|/dev/net/tun*|/dev/bus/usb*|/dev/i2c*|/dev/spi*|/dev/gpio*|/dev/vchiq*|/dev/fuse*|/dev/kvm*|/dev/null*|/dev/zero*|/dev/random*|/dev/urandom*|/dev/infiniband*|/dev/dvb*|/dev/cdrom*|/dev/sr*|/dev/apex*|/dev/hailo*|/dev/accel*|*=*|nvidia.com/gpu=*'

const MOUNT =
  '--mount=,type=bind|type=volume|type=tmpfs|type=cache|type=image|type=npipe|source=*|src=*|target=*|dst=*|destination=*|readonly|readonly=*|ro|ro=*|rw|rw=*|bind-propagation=private|bind-propagation=rprivate|bind-propagation=slave|bind-propagation=rslave|bind-nonrecursive*|bind-recursive=*|consistency=*|volume-nocopy*|volume-label=*|volume-subpath=*|volume-driver=local|tmpfs-size=*|tmpfs-mode=*|size=*|mode=*|notmpcopyup|relabel=*|z|subpath=*|image-subpath=*|uid=*|gid=*|id=*|sharing=*'

const VOLUME =
  '-v,--volume=~^(?:[a-z]:(?=[^:]*:[a-z]?:?[\\\\/]))?[^:]*(?::[^:]*(?::(?:(?:ro|rw|z|cached|delegated|consistent|nocopy|private|rprivate|slave|rslave|noexec|nosuid|nodev)(?:,|$))*)?)?$'

const SECURITY =
  '--security-opt=no-new-privileges*|seccomp=*.json|seccomp:*.json|seccomp=builtin|seccomp=default|apparmor=docker-default|apparmor:docker-default|label=level:*|label=type:container_*|label:type:container_*|mask=*'

const RESOURCES =
  '--blkio-weight= --blkio-weight-device= --cpu-count= --cpu-percent= --cpu-period= --cpu-quota= --cpu-rt-period= --cpu-rt-runtime= -c,--cpu-shares= --cpus= --cpuset-cpus= --cpuset-mems= --device-read-bps= --device-read-iops= --device-write-bps= --device-write-iops= --io-maxbandwidth= --io-maxiops= --kernel-memory= -m,--memory= --memory-reservation= --memory-swap= --memory-swappiness= --oom-score-adj= --pids-limit= --shm-size= --ulimit='

const NETWORK =
  '--network,--net=!ns:* --network-alias,--net-alias= --add-host= --dns= --dns-opt,--dns-option= --dns-search= --domainname= --expose= -h,--hostname= --ip= --ip6= --link= --link-local-ip= --mac-address= -p,--publish= -P,--publish-all'

const HEALTH =
  '--health-cmd= --health-interval= --health-retries= --health-start-interval= --health-start-period= --health-timeout= --no-healthcheck'

const LOGS =
  '--log-driver=json-file|local|journald|syslog|fluentd|gelf|awslogs|gcplogs|splunk|k8s-file|passthrough --log-opt=max-size=*|max-file=*|compress=*|labels=*|labels-regex=*|env=*|env-regex=*|tag=*|mode=*|max-buffer-size=*|awslogs-*|gcp-*|cache-*'

const RUN = `-a,--attach= --annotation= --cap-add=${CAPABILITIES} --cap-drop= --cgroupns=private --cidfile= -d,--detach --detach-keys= --device=${DEVICES} --entrypoint= -e,--env= --env-file= --gpus= --group-add= --init -i,--interactive --ipc=host|private|none|shareable| --isolation= -l,--label= --label-file= ${MOUNT} --name= --pid=private| --platform= --privileged --pull= -q,--quiet --read-only --restart= --rm --runtime=runc|crun|nvidia|runsc|kata|kata-runtime|io.containerd.* ${SECURITY} --sig-proxy=? --stop-signal= --stop-timeout= --storage-opt=size=* --sysctl=net.*|kernel.shm*|kernel.msg*|kernel.sem=*|fs.mqueue.* --tmpfs= -t,--tty -u,--user= --userns= --uts=private| ${VOLUME} -w,--workdir= ${RESOURCES} ${NETWORK} ${HEALTH} ${LOGS}`

const BUILD =
  '-t,--tag= -f,--file= --add-host= --annotation= --attest= --build-arg= --build-context=!*://*|*=docker-image:* --builder= --cache-from= --cache-to= --call= --check --cgroup-parent= --compress --cpu-period= --cpu-quota= -c,--cpu-shares= --cpuset-cpus= --cpuset-mems= --force-rm --iidfile= --isolation= --label= --load -m,--memory= --memory-swap= --metadata-file= --network=default|none|host --no-cache --no-cache-filter= -o,--output=~^(?!.*(?:dest=|^)(?:/(?!tmp/)|~)) --platform= --progress= --provenance= --pull --push -q,--quiet --rm=? --sbom= --secret=,id=*|src=*|source=*|env=*|type=file|type=env --shm-size= --squash --ssh=default|default=* --target= --ulimit='

const LIST =
  '-a,--all -f,--filter= --format= -n,--last= -l,--latest --no-trunc -q,--quiet -s,--size --digests --tree -r,--reverse --sort= --ns --pod --external --history --noheading -w,--watch='

const COMPOSE_UP =
  '-d,--detach --build --abort-on-container-exit --abort-on-container-failure --always-recreate-deps --attach= --attach-dependencies --exit-code-from= --force-recreate --menu --no-attach= --no-build --no-color --no-deps --no-log-prefix --no-recreate --no-start --pull= --quiet-build --quiet-pull --remove-orphans -V,--renew-anon-volumes --scale= -t,--timeout= --timestamps --wait --wait-timeout= -w,--watch -y,--yes'

/** What compose is told, behind `compose` or alone. */
function compose(before: string): string {
  const at = before === '' ? '' : `${before} `
  return `
    ${at}-f,--file= -p,--project-name= --profile= --env-file= --project-directory= --ansi= --compatibility --dry-run --parallel= --progress= --all-resources --verbose --no-ansi -v,--version --log-level=
    ${at}up|create ${COMPOSE_UP}
    ${at}down|stop|restart|start|kill --remove-orphans --rmi= -t,--timeout= -v,--volumes -s,--signal= --no-deps --wait --wait-timeout=
    ${at}rm -f,--force -s,--stop -v,--volumes
    ${at}build --build-arg= --builder= --check -m,--memory= --no-cache --print --provenance= --sbom= --pull --push -q,--quiet --ssh=default|default=* --with-dependencies --parallel --progress= --compress --force-rm --no-rm
    ${at}pull|push -q,--quiet --ignore-buildable --ignore-pull-failures --ignore-push-failures --include-deps --policy= --no-parallel --parallel
    ${at}logs -f,--follow --index= -n,--tail= --no-color --no-log-prefix --since= -t,--timestamps --until=
    ${at}ps|ls|images|stats|top|events|port|volumes|version -a,--all --filter= --format= --no-trunc --orphans -q,--quiet --services --status= --no-stream --json --since= --until= --index= --protocol= --short -f=
    ${at}exec -d,--detach --detach-keys= -e,--env= --index= -i,--interactive -T,--no-TTY,--no-tty -t,--tty -u,--user= -w,--workdir= --
    ${at}run --build --cap-add=${CAPABILITIES} --cap-drop= -d,--detach --entrypoint= -e,--env= --env-from-file= -i,--interactive -l,--label= --name= -T,--no-TTY,--no-tty --no-deps -p,--publish= --pull= -q,--quiet --quiet-build --quiet-pull --remove-orphans --rm -P,--service-ports -t --use-aliases -u,--user= ${VOLUME} -w,--workdir= --
    ${at}config|convert --environment --format= --hash= --images --lock-image-digests --models --networks --no-consistency --no-env-resolution --no-interpolate --no-normalize --no-path-resolution -o,--output= --profiles -q,--quiet --resolve-image-digests --services --variables --volumes
    ${at}cp -a,--archive --all -L,--follow-link --index=
    ${at}watch|wait|scale|pause|unpause --no-up --prune --quiet --down-project --no-deps
  `
}

const CONTAINER_WORK = (at: string) => `
    ${at}run|create ${RUN} --
    ${at}exec -d,--detach --detach-keys= -e,--env= --env-file= -i,--interactive -t,--tty -u,--user= -w,--workdir= -l,--latest --
    ${at}start|stop|restart|kill|pause|unpause|rm|wait -a,--attach --checkpoint=!* --checkpoint-dir=!* --detach-keys= -i,--interactive -s,--signal= -t,--time,--timeout= -f,--force -l,--link -v,--volumes --all --ignore --latest --cidfile= --depend --filter= --sig-proxy --condition= --interval=
    ${at}logs -f,--follow --details --since= -n,--tail= -t,--timestamps --until= --color --names -l,--latest --no-trunc
    ${at}inspect -f,--format= -s,--size --type= -l,--latest
    ${at}cp -a,--archive -L,--follow-link -q,--quiet --overwrite
    ${at}commit -a,--author= -c,--change= -m,--message= -p,--pause --no-pause --format= -q,--quiet -s,--squash --include-volumes -f= --iidfile=
    ${at}attach --detach-keys= --no-stdin --sig-proxy=?
    ${at}top|stats|port|diff|rename -a,--all --format= --no-stream --no-trunc --no-reset -i,--interval= -l,--latest
    ${at}update ${RESOURCES} --restart=
    ${at}export -o,--output=
`

const IMAGE_WORK = (at: string) => `
    ${at}build ${BUILD}
    ${at}pull -a,--all-tags --platform= -q,--quiet --policy= --arch= --os= --variant= --retry= --retry-delay=
    ${at}push -a,--all-tags --platform= -q,--quiet --compression-format= --compression-level= --format= -f= --digestfile= --retry= --retry-delay= --remove-signatures
    ${at}save -o,--output= --platform= --format= -q,--quiet -m,--multi-image-archive --compress
    ${at}load -i,--input= -q,--quiet --platform=
    ${at}history -H,--human --format= --no-trunc -q,--quiet --platform=
    ${at}import -c,--change= -m,--message= --platform= -q,--quiet --os= --arch= --variant=
    ${at}inspect -f,--format= -s,--size --type= --platform=
    ${at}search -f,--filter= --format= --limit= --no-trunc --list-tags
`

/** What Docker is told, and most of what Podman is. */
const WORK = `
    ${CONTAINER_WORK('')}
    ${CONTAINER_WORK('container ')}
    ${IMAGE_WORK('')}
    ${IMAGE_WORK('image ')}
    ps|images|volumes ${LIST}
    container|image|volume|network|secret|config|node|service|stack|context|plugin|manifest ls|list|ps ${LIST} --cluster --orchestrator=
    rmi -f,--force --no-prune --platform= -a,--all --ignore
    image rm|prune|tag -f,--force --no-prune -a,--all --filter= --platform=
    container|volume|network|builder|system prune -f,--force -a,--all --filter= --volumes --keep-storage= --reserved-space= --max-used-space= --min-free-space= --verbose --build --external
    volume create --name= -d,--driver=local --label= -o,--opt=size=*|type=tmpfs|uid=*|gid=*|o=size=*|o=uid=*|device=tmpfs
    volume rm|inspect -f,--force,--format= -a,--all
    network create --attachable --aux-address= -d,--driver=bridge|overlay|macvlan|ipvlan|none|nat|transparent --gateway= --ingress --internal --ip-range= --ipam-driver=default --ipam-opt= --ipv4 --ipv6 --label= -o,--opt= --scope= --subnet= --disable-dns --dns= --ignore --interface-name= --route=
    network connect|disconnect --alias= --driver-opt= --gw-priority= --ip= --ip6= --link= --link-local-ip= -f,--force
    network rm|inspect -f,--format,--force= -v,--verbose
    buildx --builder= -D,--debug
    buildx build|b ${BUILD}
    buildx bake -f,--file= --builder= --call= --check --load --metadata-file= --no-cache --print --progress= --provenance= --pull --push --sbom= --set= --list= --var=
    buildx create --name= --append --bootstrap --driver=docker|docker-container|kubernetes --driver-opt=network=*|image=moby/buildkit:*|memory=*|cpu*=*|env.*=*|namespace=*|replicas=*|default-load=*|restart-policy=* --leave --node= --platform= --use
    buildx use|rm|stop|ls|inspect|du|prune --default --global --builder= --all-inactive -f,--force --keep-daemon --keep-state --bootstrap --filter= --verbose -a,--all --format= --no-trunc --keep-storage= --max-used-space= --reserved-space= --timeout=
    ${compose('compose')}
    login|logout -u,--username= -p,--password= --password-stdin
    info|version -f,--format=
    events --since= --until= -f,--filter= --format=
    stack deploy|up -c,--compose-file= --detach=? --prune -q,--quiet --resolve-image= --with-registry-auth
    service create|update --name= --replicas= --mode= -p,--publish= --publish-add= --publish-rm= -e,--env= --env-add= --env-rm= --label= --label-add= --label-rm= --container-label= --constraint= --constraint-add= --constraint-rm= --network= --network-add= --network-rm= ${MOUNT} --mount-rm= --image= --force -d,--detach=? -q,--quiet --update-delay= --update-parallelism= --update-failure-action= --update-order= --update-monitor= --update-max-failure-ratio= --rollback --rollback-delay= --rollback-parallelism= --rollback-order= --restart-condition= --restart-delay= --restart-max-attempts= --restart-window= --limit-cpu= --limit-memory= --limit-pids= --reserve-cpu= --reserve-memory= --secret= --secret-add= --secret-rm= --config= --config-add= --config-rm= --with-registry-auth --endpoint-mode= --health-cmd= --health-interval= --health-retries= --health-timeout= --health-start-period= --no-healthcheck --hostname= --user= -u= --workdir= -w= --placement-pref= --replicas-max-per-node= --stop-grace-period= --stop-signal= --args= --read-only --init --tty -t --dns= --host= ${LOGS} --entrypoint= --ulimit= --no-resolve-image --
`

/** What Podman has beside Docker. */
const PODMAN_RUN =
  '--arch= --os= --variant= --replace --pod= --secret= --systemd= --tz= --umask= --unsetenv= --unsetenv-all --timeout= --cgroups=enabled|no-conmon|split --env-merge= --gidmap= --uidmap= --subuidname= --subgidname= --group-entry= --passwd --passwd-entry= --http-proxy --image-volume= --no-hosts --no-hostname --requires= --rmi --sdnotify= --shm-size-systemd= --health-on-failure= --health-log-destination= --health-max-log-count= --health-max-log-size= --health-startup-cmd= --health-startup-interval= --retry= --retry-delay= --pidfile= --read-only-tmpfs --restart= --authfile= --init-ctr='

/** Options of tools for containers. */
export const containerOptions: OrdinaryUses = {
  docker: `
    -D,--debug -l,--log-level= -v,--version --tls --tlsverify -c,--context=default|desktop-linux|desktop-windows|rootless|orbstack|colima*|minikube|kind* -H,--host=unix:///var/run/docker.sock|unix:///run/docker.sock|unix:///run/user/*|unix:///home/*|unix:///users/*|npipe:*|tcp://localhost:*|tcp://127.0.0.1:*|tcp://docker:* --config=*/.docker|*/.docker/
    ${WORK}
  `,
  podman: `
    --log-level= -v,--version --noout --syslog --storage-driver=overlay|vfs|btrfs --cgroup-manager=systemd|cgroupfs --events-backend=file|journald|none --transient-store -r,--remote --tmpdir=
    --connection,-c=!* --url=unix://* --identity=!* --root=!* --runroot=!*
    run|create ${PODMAN_RUN} --
    container run|create ${PODMAN_RUN} --
    build ${BUILD} --layers --squash-all --jobs= --format= --manifest= --ignorefile= --from= --os= --arch= --variant= --timestamp= --logfile= --isolation=oci|rootless|chroot|default --no-hosts --no-hostname --retry= --identity-label --omit-history --stdin --tls-verify=true
    ${WORK}
    pod create --name= -n= -p,--publish= --network= --label= -l= --infra --infra-name= --replace --share= --hostname= --add-host= --dns= --restart= ${VOLUME} --cpus= --memory= -m= --userns= --ip= --exit-policy=
    kube|play play|kube --network= --configmap= --replace --down --start -q,--quiet --build --ip= --log-driver= --publish= --publish-all --userns= --wait -w
  `,
  nerdctl:
    '-n,--namespace= -a,--address=/run/containerd/*|/run/k3s/*|unix:///run/* --snapshotter= --storage-driver= --cgroup-manager=systemd|cgroupfs|none --debug-full',
  'docker-compose': compose(''),
  skopeo: `
    --policy=!/* --registries.d=!/* --debug --command-timeout= --override-arch= --override-os= --override-variant= --tmpdir= --user-agent-prefix= -v,--version
    copy|sync|inspect|list-tags|delete -a,--all --preserve-digests --multi-arch= --additional-tag= --authfile= --src-authfile= --dest-authfile= --dest-compress --dest-decompress --dest-compress-format= --dest-compress-level= --dest-oci-accept-uncompressed-layers --digestfile= -f,--format= --retry-times= --retry-delay= --src= --dest= -s= -d= --scoped --keep-going --dry-run --append-suffix= --raw --config --no-tags,-n --image-parallel-copies= --src-tls-verify=true --dest-tls-verify=true --tls-verify=true --remove-signatures --sign-by= --src-creds= --dest-creds= --creds= -q,--quiet --src-shared-blob-dir= --dest-shared-blob-dir=
  `,
  lxc: `
    launch|init|create|copy -c,--config=limits.*|boot.*|environment.*|user.*|cloud-init.*|image.*|snapshots.* -e,--ephemeral -n,--network= -p,--profile= --no-profiles -s,--storage= -t,--type= --target= --vm --empty --console=? --stateless --instance-only --container-only --mode= --refresh --allow-inconsistent --remote= --project= --target-project= --alias= --auto-update --public=!* --expire= -d,--device=root,size=*
  `,
  buildah: `
    --log-level= --storage-driver=overlay|vfs --root=!* --runroot=!*
    from --name= --format= --pull= --pull-always --pull-never -q,--quiet --arch= --os= --platform= --variant= --shm-size= --ulimit= --network=!ns:* --cidfile= ${VOLUME} --add-host= --cap-add=${CAPABILITIES} --cap-drop= --memory= --cpus= --isolation=oci|rootless|chroot|default --retry= --tls-verify=true
    run -e,--env= --network=host|none|private -t,--tty --terminal -u,--user= --workingdir= ${VOLUME} ${MOUNT} --hostname= --cap-add=${CAPABILITIES} --cap-drop= --isolation=oci|rootless|chroot|default --no-hosts --no-pivot --
    bud|build|build-using-dockerfile ${BUILD} --layers --squash --squash-all --jobs= --format= --manifest= --ignorefile= --from= --os= --arch= --variant= --timestamp= --isolation=oci|rootless|chroot|default --tls-verify=true --pull-always --pull-never
  `,
}
