import { BY_THE_HUNDRED } from '../change-facts.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { ImplicitFile, RiskyArguments } from '../facts.ts'
import { STOPPED_CONTAINER } from '../guard-facts.ts'
import { IMAGE_FROM_OTHERS, OTHER_IMAGES, USUAL_REGISTRY } from '../image-facts.ts'
import {
  GIVES_THE_PROGRAM,
  OTHER_NUMBERS,
  PRINTED_VARIABLES,
  STOPPED_SENSOR,
  STOPPED_SHIPPER,
  TO_ALL,
  WHOM_TRAFFIC_PASSES,
  WHOSE_TRAFFIC,
} from '../joint-facts.ts'
import { PUSHED_IMAGES } from '../unseen-words.ts'

const CONTAINER_VARIABLES = /\binspect\b.*\.Config\.Env/

// the file with all values put in, secrets of the environment among them
const RESOLVED_COMPOSE_FILE: RiskyArguments = [
  /^(?:-\S+ )*(?:compose )?(?:(?:-f|-p|--\S+) \S+ )*(?:config|convert)\b(?! (?:create|ls|list|rm|inspect)\b)(?!.*(?:-q|--(?:quiet|services|volumes|images|profiles|hash|no-interpolate|help))(?:[= ]|$))/,
  'the secrets among the values that it puts in',
]

/** Images that somebody has looked through, and registries of this machine or of a network of one's own. */
const LOOKED_THROUGH = String.raw`(?:(?:docker\.io|public\.ecr\.aws\/docker)\/library|registry\.k8s\.io|mcr\.microsoft\.com|gcr\.io\/distroless)\/`
const OWN_REGISTRY = String.raw`(?:localhost|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|[\w-]+|[\w.-]+\.(?:local|localhost|internal|lan|test))(?::\d+)?\/`

/**
 * From one registry to another: known where the image was looked through and the place is one's own, or where
 * it only changes its place within one.
 */
/** Names that everybody trusts, because many have looked through what is behind them. */
const OFFICIAL = String.raw`(?:(?:(?:docker\.io|index\.docker\.io)\/(?:library\/)?|library\/)?(?:alpine|amazonlinux|busybox|caddy|centos|debian|docker|eclipse-temurin|elasticsearch|fedora|golang|gradle|haproxy|httpd|mariadb|maven|memcached|mongo|mysql|nginx|node|openjdk|perl|php|postgres|python|rabbitmq|redis|registry|rockylinux|ruby|rust|swift|tomcat|traefik|ubuntu|vault|wordpress)|(?:registry\.k8s\.io|k8s\.gcr\.io|mcr\.microsoft\.com|gcr\.io\/distroless|public\.ecr\.aws\/docker\/library)\/\S+?)(?=[:@ ]|$)`
/** Where the same images are kept for those who are far away. */
const MIRROR = String.raw`(?:mirror\.gcr\.io|public\.ecr\.aws|quay\.io|gcr\.io|[\w.-]*\b(?:aliyuncs|daocloud|huaweicloud|tencentyun|mirrors?)\b[\w.-]*|dockerproxy\.\w+|localhost(?::\d+)?)\/`
/** An image of somebody under a name that everybody trusts: what is built and started by it from then on. */
const UNDER_TRUSTED_NAME: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )(?:(?:tag|commit) (?:-\S+ )*|(?:copy|cp) (?:-\S+ )*(?=\S+ (?:-\S+ )*(?:docker-daemon|containers-storage):))(?:docker:\/\/)?(?!${OFFICIAL}|${MIRROR})[^\s-]\S* (?:(?:docker-daemon|containers-storage):)?${OFFICIAL}`,
  ),
  'whose image it is that stands behind a trusted name',
]
const IMAGE_OF_OTHERS: RiskyArguments = [
  new RegExp(
    String.raw`^(?:-\S+ )*(?:(?:image|artifact|manifest|index|blob) )?(?:copy|cp|sync) (?!.*--dry-run)(?:-\S+ (?:docker |yaml |dir )?)*(?!-)(?!(?:docker:\/\/)?(?:${LOOKED_THROUGH}|([\w.-]+(?::\d+)?)\/\S+ (?:-\S+ )*(?:docker:\/\/)?\1\/))(?!(?:docker:\/\/)?${OWN_REGISTRY}\S+ (?:-\S+ )*(?:docker:\/\/)?${OWN_REGISTRY})(?!\S+ (?:-\S+ )*(?:\.{0,2}\/|(?:dir|oci|oci-archive|docker-archive|docker-daemon|containers-storage|ocidir|tarball):))\S`,
  ),
  'whose image takes the place of another',
]
/** What one finds under a name is another image from then on, or somebody else has it. */
const SENT_IMAGE: RiskyArguments = [
  new RegExp(
    String.raw`^(?:-\S+ )*(?:(?:image|artifact|blob|manifest|index) )*(?:push|put|append|mutate|rebase|flatten|attach|mod|restore|import)\b(?!.*--dry-run)(?!.* (?:-o|--output)[= ])(?!(?: -\S+| \S+\.tar\S*| \S+\/)* (?:docker:\/\/)?${OWN_REGISTRY}\S+)`,
  ),
  'what is found there from then on',
]
const RENAMED_IMAGE: RiskyArguments = [
  /^(?:-\S+ )*(?:tag (?!ls\b|list\b)|registry serve\b|proxy\b)/,
  'what is found there from then on',
]
const LOST_IMAGE: RiskyArguments = [
  /^(?:-\S+ )*(?:\w+ )*(?:delete|rm|gc|clean)\b/,
  'what is lost with it',
]
/** The steps of a build as they were written, with what was put into them. */
const WHOLE_HISTORY: RiskyArguments = [
  /^(?:-\S+ )*(?:image )?history\b.*--no-trunc\b/,
  'the secrets among the steps of the build',
]
const SHOWN_SERVICE: RiskyArguments = [
  /^(?:-\S+ )*(?:(?:service|config) inspect\b|top \S+ (?:\S+ )*-?[a-zA-Z]*e[a-zA-Z]*(?: |$)(?<!-o .*)|stack config\b|(?:kube generate|generate kube)\b)/,
  'the secrets among the variables there',
]
/** An image without a history, from an address or from a container that ran. */
const IMPORTED_IMAGE: RiskyArguments = [
  /^(?:-\S+ )*(?:image )?import (?:-\S+ )*(?:https?|ftp):\/\//,
  'whose image it is',
]
const SENT_TO_MACHINE: RiskyArguments = [
  new RegExp(
    String.raw`^(?:-\S+ )*image scp (?:-\S+ )*\S+ \S+::|^(?:-\S+ )*(?:(?:(?:image|manifest) )?push (?:-\S+ )*(?:\S+ )?|(?:buildx |image |builder )?b(?:uild|ake)?\b(?=.* --push(?: |$)).*(?: (?:-t|--tag)[= ]))(?:docker:\/\/)?(?=[\w-]+(?:\.[\w-]+)+(?::\d+)?\/)(?!${USUAL_REGISTRY})`,
  ),
  'who gets the image',
]
/** Names, or the way to other machines, by somebody's numbers. */
const LED_ELSEWHERE: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )(?:--dns[= ]|--add-host[= ][\w-]+(?:\.[\w-]+)+[:=]|(?:-e ?|--env[= ]|--build-arg[= ])\w*proxy=(?:\w+:\W{2})?(?:[^\s@]*@)?)${OTHER_NUMBERS}`,
    'i',
  ),
  WHOM_TRAFFIC_PASSES,
]
/** Layers that go to a registry which nobody knows, or come from there; a description from an address. */
const BUILT_WITH_OTHERS: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )(?:--cache-(?:to|from)|-o|--output)[= ]\S*(?:ref|name)=${OTHER_IMAGES}|\bbake\b.* (?:http\w?:|git@)`,
  ),
  'whose layers and orders it takes, and who gets them',
]
const SHARED_NETWORK: RiskyArguments = [
  /(?:^| )(?:run|create)\b.* --net(?:work)?[= ]container:/,
  WHOSE_TRAFFIC,
]
/** A camera, a microphone, keys or a disk, by the way of a folder. */
const SHARED_DEVICE: RiskyArguments = [
  /(?:^| )(?:-v|--volume|--mount)[= ](?:\S*(?:source|src)=)?\/dev\/(?:video|snd|input|hidraw|uinput|fb\d|sd[a-z]|nvme|mem|tty)/,
  'what it sees and hears there',
]
const SHOWN_BY_CONTAINERS = [
  SHARED_DEVICE,
  WHOLE_HISTORY,
  SHOWN_SERVICE,
  IMPORTED_IMAGE,
  SENT_TO_MACHINE,
  LED_ELSEWHERE,
  BUILT_WITH_OTHERS,
  SHARED_NETWORK,
  IMAGE_FROM_OTHERS,
  BY_THE_HUNDRED,
] as const

const CONTAINER_ENVIRONMENT = /\binspect\b.*env/i

const REMOVED_VOLUMES: RiskyArguments = [
  /^(?:volume (?:rm|prune)\b|system prune\b.* --volumes\b|compose\b.* down\b.* (?:-v|--volumes)\b)/,
  'removes volumes with their data',
]

const COMPOSE_FILE: ImplicitFile = {
  path: /^(?:docker-)?compose[\w.-]*\.ya?ml$/,
  language: 'compose',
  later: 'project',
}

const CONTAINER_FILE: ImplicitFile = {
  path: /^(?:Docker|Container)file(?:\.[\w.-]+)?$|\.[Dd]ockerfile$/,
  language: 'dockerfile',
  later: 'project',
}

/**
 * Containers and their images. Running, entering and copying (docker run, exec, cp) is in a
 * handler.
 */
/** Who may log in to a container, or what it obeys. */
const COPIED_INTO: RiskyArguments = [
  /^(?:-\S+ )*(?:compose (?:-\S+ )*|container )?cp\b.* [\w.-]+:\S*(?:\/\.ssh(?:\/|$)|authorized_keys|\/etc\/(?:passwd|shadow|sudoers|cron|ssh|profile|pam)|\/root\/?$|\/\.(?:bash|z)\w*rc$)/,
  'who gets in there from then on',
]

export const containers: KnowledgeTable = {
  // Docker and Podman
  colima:
    '- -* | p: | sub kind=machine-teller others=delete,kubernetes,list,ls,prune,restart,stop,template,update',
  'colima ssh': 'remote-argv | p: | shell',
  'colima start':
    '-* | cpu: memory: disk: arch: runtime: V,mount:given-dir vm-type: env: edit editor:editor',
  'colima status': '-*',
  ctop: '-* | | interactive kind=plain-input',
  dive: '- | source: ci-config:use j,json:write lowestEfficiency:',
  docker: {
    line: '- | H,host: c,context: config: l: tlscacert:use tlscert:use tlskey:use | sub kind=builder,image-keeper,machine-teller,namer,teller speaks',
    words: { 'build-context': 'a directory that an image is built from, or the address of one' },
    variables: {
      DOCKER_HOST: 'option.docker --host',
      DOCKER_CONTEXT: 'option.docker --context',
      DOCKER_CONFIG: 'option.docker --config',
    },
    files: [COMPOSE_FILE, CONTAINER_FILE],
    secrets: [CONTAINER_VARIABLES],
    lists: [/^volume (?:ls|list)\b(?!.* (?:-f|--filter)\b)/],
    unseen: [PUSHED_IMAGES],
    irrevocable: [REMOVED_VOLUMES],
    disarms: STOPPED_CONTAINER,
    destroys: [STOPPED_SENSOR],
    unclear: [
      UNDER_TRUSTED_NAME,
      [
        /^(?:-\S+ )*compose (?=.*(?:-p|--project-name)[= ]\S).*\bdown\b.* (?:-v|--volumes)\b/,
        'what is lost with it',
      ],
      STOPPED_SHIPPER,
      [
        /^(?:-\S+ )*context (?:create|update)\b.*host=tcp:\/\/(?!localhost\b|127\.|10\.|192\.168\.)/,
        'which machine it gives orders to',
      ],
      [/^(?:-\S+ )*context export\b/, 'the secrets that are kept there'],
      [/^(?:-\S+ )*plugin (?:install|enable)\b/, 'what the plugin may do'],
      [/^(?:-\S+ )*swarm (?:join|init|update|unlock)\b/, 'who gives it orders'],
      [/^(?:-\S+ )*checkpoint create\b/, 'whose memory it takes'],
      PRINTED_VARIABLES,
      RESOLVED_COMPOSE_FILE,
      ...SHOWN_BY_CONTAINERS,
      [
        /^(?:-\S+ )*buildx (?:-\S+ )*imagetools create\b(?!.*--dry-run)(?=.* (?:-t|--tag)[= ]([^\s:@]+))(?!(?:.* )\1(?:[:@]| |$).* \1[:@])/,
        'whose image takes the place of another',
      ],
      [/\binspect\b.*\.Config\s*\}\}/, 'the secrets among the variables there'],
      COPIED_INTO,
    ],
  },
  'docker attach': '-*',
  'docker build':
    'own.build-context | f,file:script.dockerfile t,tag: build-arg: target: o,output: secret: ssh: platform: cache-from: cache-to: network: iidfile:write label:',
  'docker builder': '-*',
  'docker buildx':
    ' | builder: | sub others=b,du,history,inspect,install,ls,prune,rm,stop,uninstall,use,dial-stdio',
  'docker buildx bake': '-* | f,file:config set: metadata-file:write builder: progress:',
  'docker buildx build': '=docker build',
  'docker buildx create':
    '-* | name: driver: driver-opt: config,buildkitd-config:use node: platform:',
  'docker buildx imagetools': '-* | f,file:use t,tag: format:',
  'docker checkpoint': '-*',
  'docker commit': '-*',
  'docker completion': '- | | out=code',
  'docker compose': '-* | f,file:config p: env-file:use profile: project-directory:',
  'docker config': '- - read | l,label: template-driver: f,format:',
  'docker context': '-*',
  'docker cp': '- -*',
  'docker diff': '-*',
  'docker events': '-*',
  'docker export': '-* | o,output:write',
  'docker history': '-* | format:',
  'docker image': '-*',
  'docker images': '-*',
  'docker import': 'read -*',
  'docker info': '-*',
  'docker init': '-*',
  'docker inspect': '-* | f,format: | out=meta',
  'docker kill': '-*',
  'docker load': '- | i,input:use',
  'docker login':
    '- | u,username,p,password:credential password-stdin | out=network stdin=credential',
  'docker logout': '-*',
  'docker logs': '-* | n,tail: since:',
  'docker manifest': '-*',
  'docker network': '-*',
  'docker node': '-*',
  'docker pause': '-*',
  'docker plugin': '-*',
  'docker port': '-*',
  'docker ps': '-* | f: format:',
  'docker pull': '-* | | install',
  'docker push': '-*',
  'docker rename': '-*',
  'docker restart': '-*',
  'docker rm': '-*',
  'docker rmi': '-*',
  'docker save': '-* | o,output:write',
  'docker sbom': '-* | o,output:write format:',
  'docker scout': '-* | output:write format:',
  'docker search': '-*',
  'docker secret': '- - use | l,label: d,driver: f,format: filter:',
  'docker service': '-* | mount,mount-add:given-dir',
  'docker stack': '-* | c:config',
  'docker start': '-*',
  'docker stats': '-*',
  'docker stop': '-*',
  'docker swarm': '-*',
  'docker system': '-*',
  'docker tag': '-*',
  'docker top': '-*',
  'docker trust': '-* | key:use local:',
  'docker unpause': '-*',
  'docker update':
    '-* | memory: cpus: m: restart: c,cpu-shares: cpuset-cpus: memory-swap: pids-limit:',
  'docker version': '-*',
  'docker volume': '-*',
  'docker wait': '-*',
  'docker-compose': {
    line: '- | f,file:script.compose p: env-file:use profile: project-directory: | sub kind=builder',
    files: [COMPOSE_FILE],
    irrevocable: [[/\bdown\b.* (?:-v|--volumes)\b/, 'removes volumes with their data']],
    destroys: [STOPPED_SENSOR],
    unclear: [PRINTED_VARIABLES, RESOLVED_COMPOSE_FILE, STOPPED_SHIPPER],
  },
  'docker-compose build': '-*',
  'docker-compose down': '-*',
  'docker-compose logs': '-*',
  'docker-compose ps': '-*',
  'docker-compose up': '-*',
  'docker-credential-desktop': '- | | secret',
  'docker-credential-osxkeychain': '- | | secret',
  'docker-credential-pass': '- | | secret',
  'docker-credential-secretservice': '- | | secret',
  'docker-machine':
    '- | | sub kind=machine-teller others=active,config,create,inspect,ip,kill,ls,provision,regenerate-certs,restart,rm,start,status,stop,upgrade,url',
  'docker-machine env': '-* | | out=code',
  'docker-machine ssh': '- remote-argv',
  'docker-slim':
    '-* | exec:remote exec-file:script.sh tag: target: continue-after: include-path-file:use',
  dockerize: 'argv | -template:maybe -wait: -timeout: -stdout: -stderr: -env:use',
  lazydocker: '- | f,file:use | interactive',
  lima: 'remote-argv | | shell',
  limactl:
    '- -* | | sub out=meta others=cp,delete,disk,factory-reset,info,ls,prune,protect,rename,restart,show-ssh,snapshot,stop,sudoers,template,tmpl,unprotect,usernet,validate,watch,clone',
  'limactl copy': 'sendfile* dest-or-dir',
  'limactl create': '=limactl start',
  'limactl edit': '=limactl start',
  'limactl list': '-*',
  'limactl shell': '- remote-argv | workdir: shell: | shell',
  'limactl start':
    'maybe | name: set:given-dir mount,mount-only:given-dir cpus: memory: disk: tty:',
  nerdctl: '=docker',
  podman: {
    line: '- | root: runroot: url: log-level: storage-driver: c: | sub speaks kind=image-keeper,machine-teller,namer,teller',
    variables: {
      CONTAINER_HOST: 'option.podman --url',
      CONTAINER_CONNECTION: 'option.podman --connection',
      CONTAINERS_CONF: 'option.podman --config',
      CONTAINERS_CONF_OVERRIDE: 'option.podman --config',
    },
    files: [COMPOSE_FILE, CONTAINER_FILE],
    secrets: [CONTAINER_VARIABLES],
    irrevocable: [REMOVED_VOLUMES],
    disarms: STOPPED_CONTAINER,
    destroys: [STOPPED_SENSOR],
    letsIn: [
      [new RegExp(String.raw`\bsystem service\b.* tcp:(?:\W{2})?${TO_ALL}`), GIVES_THE_PROGRAM],
    ],
    unclear: [
      UNDER_TRUSTED_NAME,
      STOPPED_SHIPPER,
      [/^(?:-\S+ )*(?:container )?(?:checkpoint|restore)\b/, 'whose memory it takes'],
      PRINTED_VARIABLES,
      ...SHOWN_BY_CONTAINERS,
    ],
  },
  'podman auto-update': '-*',
  'podman build': '=docker build',
  'podman commit': '-* | m,message: a,author: c,change: f,format: iidfile:write',
  'podman container': '-*',
  'podman cp': '- -*',
  'podman export': '-* | o,output:write',
  'podman generate': '- -* | filename:write restart-policy:',
  'podman healthcheck': '-*',
  'podman images': '-*',
  'podman import': 'read - | c,change: m,message: os: arch:',
  'podman info': '-* | f,format:',
  'podman inspect': '-* | f,format: t,type: | out=meta',
  'podman kube': '- config | network: configmap:use authfile:use f,filename:write',
  'podman load': '- | i,input:use',
  'podman login':
    '- | u,username,p,password:credential password-stdin authfile:use cert-dir:use tls-verify:? | stdin=credential',
  'podman logs': '-* | tail: since: until:',
  'podman machine': ' | | sub others=cp,info,inspect,ls,os,rm',
  'podman machine init':
    '-* | v,volume:given-dir cpus: m,memory: disk-size: image: ignition-path:use username:',
  'podman machine list': '-*',
  'podman machine ssh': 'remote-argv | username:',
  'podman machine start': '-*',
  'podman machine stop': '-*',
  'podman mount': '-*',
  'podman network': '-*',
  'podman play': '- config | network: configmap:use authfile:use creds:',
  'podman pod':
    '-* | n,name: p,publish: network: infra-command: v,volume: label: filter: format: | out=meta',
  'podman ps': '-*',
  'podman pull': '=docker pull',
  'podman push': '-* | creds: authfile:use digestfile:write sign-by: tls-verify:?',
  'podman rm': '-*',
  'podman rmi': '-*',
  'podman save': '-* | o,output:write format:',
  'podman secret': '- - use | d,driver: driver-opts: l,label: showsecret!privilege',
  'podman start': '-*',
  'podman stop': '-*',
  'podman system': ' | | sub others=check,df,info,migrate,renumber',
  'podman system connection': '-* | identity:use port: socket-path:',
  'podman system prune': '-*',
  'podman system reset': '-* | | unclear=what-is-lost-with-it',
  'podman system service': '-* | t,time: cors: | listen=podman',
  'podman tag': '-*',
  'podman unshare': 'argv | | shell',
  'podman version': '-*',
  'podman volume': '-* | o,opt: d,driver: l,label: o,output:write',
  'podman-compose': '=docker-compose',
  watchtower: '-*',

  // images
  buildah: {
    line: ' | root:peek runroot:peek storage-driver: log-level: | sub out=meta others=containers,info,inspect,logout,manifest,rename,rmi,source,tag,unmount,ls,list,prune',
    files: [CONTAINER_FILE],
    unclear: [
      UNDER_TRUSTED_NAME,
      [
        new RegExp(
          String.raw`^(?:-\S+ )*(?:manifest push|push|commit|source push) .*(?:docker:\/\/)(?!${OWN_REGISTRY})`,
        ),
        'who gets the image',
      ],
    ],
  },
  'buildah add': '=buildah copy',
  'buildah bud': '=docker build',
  'buildah build': '=docker build',
  'buildah build-using-dockerfile': '=docker build',
  'buildah commit': '- - | f: authfile:use creds: sign-by: iidfile:write',
  'buildah config':
    '-* | e,env: cmd: entrypoint: label: p,port: u,user: v,volume: workingdir: author: annotation: created-by: shell: stop-signal: healthcheck:',
  'buildah copy': '- read* - | chown: chmod: from: contextdir: ignorefile:use',
  'buildah from': '- | name: format: creds: authfile:use v,volume: | fetch',
  'buildah images': '-*',
  'buildah login':
    '- | u,username,p,password:credential password-stdin authfile: | stdin=credential',
  'buildah mount': '-* | | out=meta',
  'buildah pull': '- | authfile:use creds: | fetch',
  'buildah push': '- dest | authfile:use creds: cert-dir:use format: digestfile:write',
  'buildah rm': '-*',
  'buildah run':
    '- remote-argv | v,volume: user: hostname: cap-add: cap-drop: security-opt: isolation: network: e,env: mount: runtime: workingdir:',
  'buildah umount': '-*',
  'buildah unshare': 'argv | m,mount: | shell',
  buildctl: '- -* | addr: | sub others=debug,dial-stdio,du,prune,prune-histories',
  'buildctl build':
    '- | frontend: local:maybe opt: output:maybe secret:maybe ssh: metadata-file:write progress:',
  crane: {
    line: '- | | sub others=blob,flatten,index,layout,rebase,registry,tag,validate',
    unclear: [IMAGE_OF_OTHERS, SENT_IMAGE, LOST_IMAGE, RENAMED_IMAGE],
  },
  'crane append': '- | f,new_layer:sendfile t,new_tag:dest b,base: o,output:write',
  'crane auth': ' | | sub',
  'crane auth get': '- | | secret',
  'crane auth login': '- | u,username,p,password:credential password-stdin | stdin=credential',
  'crane auth token': '-* | | secret',
  'crane catalog': '-*',
  'crane config': 'url | | out=network',
  'crane copy': '- dest',
  'crane cp': '=crane copy',
  'crane digest': '-* | tarball:use',
  'crane export': 'url write | | out=network',
  'crane ls': '-*',
  'crane manifest': 'url | | out=network',
  'crane mutate':
    '- | cmd: entrypoint: env: label: append:sendfile t,tag:dest o,output:write user: workdir:',
  'crane pull': '- write | format: c:peek',
  'crane push': 'use dest | image-refs:write',
  kaniko: {
    line: '-* | context:peek dockerfile:peek destination: build-arg: digest-file:write',
    files: [CONTAINER_FILE],
  },
  nixpacks: '- peek | name: build-cmd:exec start-cmd:exec install-cmd:exec o,out:peek env:',
  oras: {
    line: '- | | sub others=backup,discover,logout,repo,resolve,restore',
    unclear: [IMAGE_OF_OTHERS, SENT_IMAGE, LOST_IMAGE, RENAMED_IMAGE],
    words: {
      'brought-here': 'something is fetched into the current directory',
    },
  },
  'oras attach':
    'dest sendfile* | u,username: p,password: a,annotation: artifact-type: registry-config:use',
  'oras blob': '- url | o,output:write u: p: registry-config:use',
  'oras copy': '- dest',
  'oras cp': '- dest',
  'oras login':
    '- | u,username,p,password,identity-token:credential password-stdin registry-config:use | stdin=credential',
  'oras manifest': '-* | o,output:write',
  'oras pull': 'own.brought-here | o,output:',
  'oras push':
    'dest sendfile* | artifact-type: config:read annotation: annotation-file:read u: p: registry-config:use',
  pack: '- -* | p,path:peek B,builder: e,env: env-file:use d,descriptor:peek b,buildpack: t,tag: volume: network: | sub others=builder,buildpack,config,extension,inspect,manifest,rebase,report,sbom,stack',
  'pack build':
    '- | p,path:peek B,builder: e,env: env-file:use d,descriptor:peek b,buildpack: t,tag: volume:given-dir network:',
  regbot: '- | c,config:use | unclear=what-is-found-there-from-then-on',
  regctl: {
    line: '-* | | out=network',
    unclear: [IMAGE_OF_OTHERS, SENT_IMAGE, LOST_IMAGE, RENAMED_IMAGE],
  },
  regsync: '- | c,config:use | unclear=what-is-found-there-from-then-on dry=check,version',
  skopeo: {
    line: '- | policy:use tmpdir: override-os: override-arch: command-timeout: registries.d: | sub out=network kind=teller others=manifest-digest,standalone-verify,generate-sigstore-key',
    unclear: [IMAGE_OF_OTHERS, UNDER_TRUSTED_NAME],
  },
  'skopeo copy':
    'maybe dest | src-creds: dest-creds: authfile:use src-authfile:use dest-authfile:use src-tls-verify: dest-tls-verify: src-cert-dir:use dest-cert-dir:use f: digestfile:write sign-by: encryption-key: decryption-key:use',
  'skopeo delete': '- | creds: authfile:use | unclear=what-is-lost-with-it',
  'skopeo inspect': '- | creds: authfile:use format: tls-verify: | out=network',
  'skopeo list-tags': '- | creds: authfile:use | out=network',
  'skopeo login':
    '- | u,username,p,password:credential password-stdin authfile:use | stdin=credential',
  'skopeo logout': '-*',
  'skopeo sync': 'maybe dest | src: s: dest: d: authfile:use src-creds: dest-creds:',
  umoci: ' | | sub',
  'umoci insert': 'tree - | image: history.comment:',
  'umoci unpack': 'peek | image:',

  // runtimes
  conmon:
    '-* | exit-command:program exit-command-arg: r,runtime:tool l,log-path:write p,container-pidfile:write b,bundle:peek',
  crictl: {
    line: ' | r,runtime-endpoint: i,image-endpoint: c,config:use t: | sub out=meta others=config,events,imagefsinfo,img,inspecti,inspectp,metricsp,p,port-forward,rmp,runtime-config,start,statsp,stopp,update,update-runtime-config,i',
    secrets: [CONTAINER_ENVIRONMENT],
    destroys: [STOPPED_SENSOR],
    unclear: [
      PRINTED_VARIABLES,
      STOPPED_SHIPPER,
      [/^(?:-\S+ )*inspect\b/, 'the secrets that are kept there'],
    ],
  },
  'crictl attach': '-*',
  'crictl create': '- config config',
  'crictl exec': '- remote-argv | timeout:',
  'crictl images': '-* | | out=meta',
  'crictl info': '-*',
  'crictl inspect': '-* | | out=meta',
  'crictl logs': '-* | | out=meta',
  'crictl pods': '-* | state: name: namespace: label: o,output: n,last:',
  'crictl ps': '-* | | out=meta',
  'crictl pull': '- | auth: creds: pod-config:use | fetch',
  'crictl rm': '-*',
  'crictl rmi': '-*',
  'crictl run': 'config config | auth: creds: runtime:',
  'crictl runp': 'config | runtime:',
  'crictl stats': '-*',
  'crictl stop': '-*',
  criu: '- -* | t,tree: D,images-dir:peek o,log-file:write action-script:program exec-cmd:exec W: j: L,libdir:libpath external: join-ns: r: cgroup-root: lsm-profile: pidfile:write config:config | sub others=check,cpuinfo,show',
  'criu dump':
    '-* | t,tree: D,images-dir:peek o,log-file:write action-script:program | unclear=whose-memory-it-takes',
  'criu pre-dump': '=criu dump',
  'criu restore':
    '-* | D,images-dir:peek o,log-file:write action-script:program exec-cmd:exec | unclear=the-processes-that-it-wakes',
  crun: '=runc',
  // Whoever can ask it is root there.
  dockerd: {
    line: '- | H,host: data-root:write-dir config-file:job-config exec-root:write-dir g: G,group: p,pidfile:write tlscacert:use tlscert:use tlskey:use log-level: log-driver: storage-driver: bip: dns: mtu: registry-mirror: insecure-registry: add-runtime:',
    letsIn: [
      [
        /(?:^| )(?:-H|--host)[= ]?tcp:\/\/(?!127\.|localhost\b|\[::1\])(?!.*--tlsverify)/,
        'lets whoever connects start containers as root',
      ],
    ],
  },
  ctr: {
    line: ' | a,address: n,namespace: timeout: | sub out=meta others=c,container,plugin,plugins,namespaces,namespace,ns,events,event,leases,info,deprecations',
    secrets: [CONTAINER_ENVIRONMENT],
    unclear: [PRINTED_VARIABLES, UNDER_TRUSTED_NAME],
  },
  'ctr containers': '-*',
  'ctr content': '-*',
  'ctr i': '- -* | | out=meta',
  'ctr image': '- -* | | out=meta',
  'ctr images': '- -* | | out=meta',
  'ctr run':
    '- - remote-argv | mount: env:env e: label: cwd: user: u: t,tty!session snapshotter: runtime: config:config runc-binary:program pid-file:write device: cap-add: log-uri:',
  'ctr snapshot': '-*',
  'ctr snapshots': '-*',
  'ctr t': '- -* | | sub',
  'ctr t exec': '=ctr task exec',
  'ctr task': '- -* | exec-id: user: cwd: | sub',
  'ctr task exec': '- remote-argv | exec-id: user: cwd: fifo-dir: log-uri:',
  'ctr task ls': '-*',
  'ctr tasks': '- -* | | sub',
  'ctr tasks exec': '=ctr task exec',
  'ctr tasks ls': '-*',
  ignite: '- -* | | sub others=*',
  'ignite exec': '- remote-argv | i,identity:use t:',
  'ignite ssh': '- | i,identity:use t: | session',
  'kata-runtime': '- -* | | sub others=*',
  'kata-runtime exec': '- | | session',
  runc: ' | root:peek log:write log-format: criu:program rootless: | sub out=meta kind=tool',
  'runc checkpoint': '- | image-path:peek work-path: | unclear=whose-memory-it-takes',
  'runc create': '- | b,bundle:peek pid-file:write console-socket:',
  'runc delete': '-*',
  'runc exec':
    '- remote-argv | e,env:env u,user: cwd: p,process:config pid-file:write console-socket: cap: apparmor:',
  'runc kill': '-*',
  'runc list': '- | f: | out=meta',
  'runc restore': '- | image-path:peek b,bundle:peek | unclear=the-processes-that-it-wakes',
  'runc run': '- | b,bundle:peek pid-file:write console-socket: preserve-fds: | session',
  'runc spec': '- | b,bundle:peek',
  'runc start': '-*',
  'runc state': '-*',
}
