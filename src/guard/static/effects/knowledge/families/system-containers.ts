import type { KnowledgeTable } from '../entry.ts'
import { CONTAINER_HOOK, PRINTED_VARIABLES } from '../joint-facts.ts'
import { EDITOR_TASKS } from '../joint-files.ts'

const SINGULARITY =
  'B,bind: H,home: W,workdir: S,scratch: pwd,cwd: env: env-file:use overlay: network: dns: hostname: app: security: add-caps: drop-caps: mount:'

const FROM_INSIDE = 'what the container may do to the machine'

/** Containers that are entered like machines: LXC, jails, toolboxes, laboratories. */
export const systemContainers: KnowledgeTable = {
  // LXC and jails
  incus: '=lxc',
  iocage: {
    line: '- -* | | sub others=list,start,stop,restart,get,set,create,fetch,df,snapshot',
    unclear: [
      [
        /^(?:set|create)\b.*\b(?:allow_(?!raw)\w+=1|securelevel=|devfs_ruleset=|exec_\w+=|host_hostuuid=|enforce_statfs=[01])/,
        FROM_INSIDE,
      ],
    ],
  },
  bastille:
    '- -* | | sub others=list,start,stop,restart,bootstrap,update,upgrade,verify,top,htop,limits',
  'bastille cmd': '- remote-argv',
  'bastille console': '- | | session',
  'iocage console': '- | | session',
  'iocage exec': '- remote-argv',
  jail: '-* | f:config exec.start:',
  jexec: '- argv | u: U: | shell kind=other-home',
  lxc: {
    line: '- | | sub kind=environment others=alias,cluster,manpage,monitor,operation,pause,project,rename,restore,warning,ls',
    words: {
      'container-file': '`container/path`: a file of a container',
    },
    runs: [CONTAINER_HOOK],
    unclear: [PRINTED_VARIABLES],
    privileges: [
      [
        /\bdevice add\b.*\bdisk\b.*\bsource=\/(?:etc|root|home|var|usr|boot|dev|proc)?\/?(?: |$)|security\.privileged[= ]true/,
        'gives a container the file system of the host',
      ],
    ],
  },
  'lxc config': '-*',
  'lxc console': '- | type: | session dry=--show-log',
  'lxc copy': '-*',
  'lxc delete': '-*',
  'lxc exec': '- remote-argv | env:',
  'lxc export': '- write | compression:compressor',
  'lxc file': ' | | sub',
  'lxc file delete': '-*',
  'lxc file edit': '- | | interactive',
  'lxc file pull': 'own.container-file* write | project:',
  'lxc file push': 'sendfile* dest | mode: uid: gid:',
  'lxc image': '- maybe* | alias: mode:',
  'lxc import': '- read | s,storage:',
  'lxc info': '-* | | out=meta',
  'lxc init': '-* | c,config:',
  'lxc launch': '-*',
  'lxc list': '-*',
  'lxc move': '-*',
  'lxc network': '-*',
  'lxc profile': '-*',
  'lxc publish': '-* | alias: compression:compressor expire:',
  'lxc query': '- | X,request: d,data:',
  'lxc remote': '-* | auth-type: protocol: accept-certificate token:',
  'lxc restart': '-*',
  'lxc shell': '- | | session',
  'lxc snapshot': '-*',
  'lxc start': '-* | console:?',
  'lxc stop': '-* | timeout:',
  'lxc storage': '-*',
  'lxc-attach':
    'remote-argv | n,name: f,rcfile: v,set-var: s,namespaces: a,arch: P,lxcpath: u,uid: g,gid: | session',
  'lxc-cgroup': '-* | n:',
  'lxc-console': '- | n: t: e: | session',
  'lxc-copy': '-* | n: N: B:',
  'lxc-create': '- -* | n,name: t,template: f,rcfile:config B: dir:peek lvname:',
  'lxc-destroy': '-* | n:',
  'lxc-execute': 'argv | n: f: s:',
  'lxc-info': '-* | n: | out=meta',
  'lxc-ls': '-* | F: | out=meta',
  'lxc-snapshot': '-* | n: r: c:read',
  'lxc-start': '-* | f:config s:',
  'lxc-stop': '-* | n: t:',
  'lxc-unshare': 'argv | s,namespaces: u: H: i:',
  'lxc-usernsexec': 'argv | m: | shell',
  lxd: '- -* | | sub',
  'lxd init': '- | storage-backend:',
  'lxd sql': '- code.sql',
  pct: {
    line: '- -* | | sub out=meta others=clone,config,cpusets,create,delsnapshot,df,fsck,fstrim,list,listsnapshot,migrate,move-volume,pending,reboot,rescan,resize,restore,resume,rollback,set,shutdown,snapshot,start,status,stop,suspend,template,unlock',
    unclear: [
      [
        /^(?:set|create|restore)\b.*(?:-unprivileged[ =]0|-mp\d+[ =](?:volume=)?\/,|-features[ =]|-dev\d)/,
        FROM_INSIDE,
      ],
    ],
  },
  'pct console': '- | | session',
  vzctl: '- | | sub out=meta others=start,stop,restart,status,create,mount,umount,set,snapshot',
  'vzctl enter': '- | | session',
  'vzctl exec': '- remote-argv',
  'vzctl exec2': '- remote-argv',
  'vzctl runscript': '- script.sh',
  'pct enter': '- | | session',
  'pct exec': '- remote-argv',
  'pct push': '- sendfile dest',

  // toolboxes and laboratories
  apptainer: '=singularity',
  bst: '- argv',
  'ch-image': '- -* | f,file:peek t,tag: build-arg: force:? storage:peek s:',
  'ch-run': 'peek remote-argv | b,bind: c,cd: set-env:? unset-env: g: u:',
  charliecloud: '-*',
  devcontainer: {
    line: '- -* | workspace-folder:peek config:config container-id: | sub kind=obeyer others=build,features,outdated,read-configuration,run-user-commands,set-up,templates,upgrade',
    files: [
      EDITOR_TASKS,
      { path: /^\.?devcontainer\.json$/, language: 'json-commands', later: 'project' },
    ],
  },
  'devcontainer exec':
    'remote-argv | workspace-folder:peek container-id: config:config remote-env:',
  'devcontainer up': '- | workspace-folder:peek config:config mount:given-dir',
  devpod: '- -* | | sub',
  'devpod ssh': '- | command:remote user: workdir: | shell',
  devspace: '- -* | n: | sub',
  'devspace enter': 'remote-argv | c: n: pod: | shell',
  'devspace run': 'argv',
  distrobox:
    '- | | sub kind=environment others=assemble,ephemeral,generate-entry,ls,rm,stop,upgrade',
  'distrobox create':
    '- | n: i: H: init-hooks:side pre-init-hooks:side volume:given-dir additional-flags:given-dir | fetch',
  'distrobox enter': '- remote-argv | n: | session',
  'distrobox list': '-*',
  'distrobox run': '- argv | | kind=other-home',
  'distrobox-enter': '- remote-argv | n: | shell',
  'distrobox-host-exec': 'argv',
  enroot: '- -* | | sub',
  'enroot create': 'read | n,name:',
  'enroot exec': '- remote-argv',
  'enroot import': '- | o,output:write a:',
  'enroot start': '- remote-argv | m,mount: e,env: c,conf:config rc:script.sh | shell',
  'host-spawn': 'argv | env: cwd: | shell',
  junest: 'argv | b: | shell',
  'proot-distro': ' | | sub',
  'proot-distro login': '- argv | user: bind: | session',
  shifter: 'remote-argv | image: volume: entrypoint:?',
  singularity:
    '- | | sub others=capability,config,delete,keyserver,oci,overlay,plugin,registry,remote,search,sif,sign,verify',
  'singularity build': 'write job-config | section:',
  'singularity cache': '-*',
  'singularity exec': `- remote-argv | ${SINGULARITY}`,
  'singularity inspect': '-*',
  'singularity instance': '- - - | B,bind: H,home: env: pid-file:write',
  'singularity key': '-*',
  'singularity pull': '- url | | fetch',
  'singularity push': 'sendfile dest | docker-username: docker-password: library:',
  'singularity run': `- -* | ${SINGULARITY}`,
  'singularity shell': `- | ${SINGULARITY} s,shell:program | session`,
  'singularity test': `- -* | ${SINGULARITY}`,
  toolbox: '- | | sub kind=environment others=rm,rmi,ls',
  'toolbox create': '-* | c: i: d: r:',
  'toolbox enter': '- | | session',
  'toolbox list': '-*',
  'toolbox run': 'argv | c: | kind=other-home',
  udocker: ' | | sub',
  'udocker ps': '-*',
  'udocker pull': '-* | | install',
  'udocker run':
    '- remote-argv | v,volume:given-dir e,env: w,workdir: u,user: name: entrypoint: env-file:use p,publish:',
}
