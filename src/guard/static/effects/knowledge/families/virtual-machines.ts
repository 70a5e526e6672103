import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument } from '../facts.ts'
import { RECORDS_PEOPLE } from '../joint-facts.ts'
import { RUBY_PROJECT } from '../joint-files.ts'

const QEMU_EXEC: CommandArgument = [/^exec:(.+)$/s, 'side']

const QEMU_SCRIPT: CommandArgument = [/(?:^|,)(?:down)?script=(?!no\b)([^,]+)/, 'side']

/** Virtual machines, emulators and their images. */
export const virtualMachines: KnowledgeTable = {
  // libvirt
  guestfish: 'script.typed | a,add:edit d,domain: f,file:script.typed m: remote:? | repl=typed',
  guestmount: 'write-dir | a,add:unpack d: m: o:',
  virsh: {
    line: ' | c,connect: d: l,log: e: k: K: | sub others=capabilities,pool-autostart,pool-build,pool-start,cpu-stats,domblkinfo,domblklist,domblkstat,domcapabilities,domdisplay,domhostname,domid,domifaddr,domiflist,domifstat,dominfo,dommemstat,domname,domstate,domstats,domtime,domuuid,freecell,freepages,hostname,iface-list,list,maxvcpus,memtune,net-dhcp-leases,net-dumpxml,net-info,net-list,net-start,net-uuid,nodeinfo,nodecpustats,nodememstats,nodedev-list,nwfilter-list,pool-info,pool-list,pool-refresh,pool-start,pool-uuid,reboot,resume,schedinfo,setmem,setvcpus,shutdown,snapshot-create-as,snapshot-info,snapshot-list,snapshot-current,start,suspend,sysinfo,ttyconsole,uri,vcpucount,vcpuinfo,vncdisplay,vol-info,vol-list,vol-path,secret-list console',
    lists: [/^(?:-\S+ )*list\b.*--all\b/],
    words: {
      'storage-pool':
        'a directory that a service with the rights of root will write to and read from',
    },
    secrets: [/\bdumpxml\b.*--security-info\b/, /\bsecret-get-value\b/],
    destroys: [
      [
        /\bundefine\b.*--(?:remove-all-)?storage\b|\bvol-(?:delete|wipe)\b|\bpool-delete\b/,
        'removes the disks of a machine',
      ],
    ],
  },
  'virsh attach-device': '- config',
  'virsh attach-disk': '- read - | subdriver: driver: type: mode: targetbus:',
  'virsh console': '- | devname: | session',
  'virsh create': 'config',
  'virsh define': 'config',
  'virsh destroy': '-*',
  'virsh dump': '- write | format: | unclear=whose-memory-it-takes',
  'virsh dumpxml': '-*',
  'virsh edit': '- | | interactive',
  'virsh net-create': 'config',
  'virsh net-define': 'config',
  'virsh nwfilter-define': 'config',
  'virsh pool-create': 'config',
  'virsh pool-create-as': '- - -* | target:own.storage-pool source-path: source-dev:',
  'virsh qemu-agent-command': '- code.config | timeout: | unclear=what-the-guest-is-told',
  'virsh qemu-monitor-command': '- code.config | | unclear=what-the-machine-is-told',
  'virsh restore': 'read',
  'virsh save': '- write | | unclear=whose-memory-it-takes',
  'virsh screenshot': '- write',
  'virsh undefine': '-* | storage:',
  'virsh vol-delete': '-* | pool:',
  'virsh secret-define': 'config',
  'virsh secret-get-value': '- | | secret',
  'virsh secret-set-value': '- - | file:use base64:',
  'virsh set-user-password': '- - - | | privilege=sets-a-password-in-a-guest',
  'virsh snapshot-create': '- config',
  'virsh vol-create': '- config | pool: file:config',
  'virsh vol-download': '- write -* | pool:',
  'virsh vol-upload': '- read -* | pool:',
  'virt-builder':
    '- | root-password: run:script.sh run-command:remote o,output:write size: format: install: | fetch',
  'virt-cat': 'read* | a,add:peek d,domain: c,connect: m,mount:',
  'virt-clone': '-*',
  'virt-copy-in': 'read* - | a,add:edit d,domain:',
  'virt-copy-out': 'maybe* write | a,add:peek d,domain: c,connect:',
  'virt-customize':
    '- | a,add:edit d,domain: run:script.sh run-command:remote firstboot:read firstboot-command:remote upload: copy-in: write: edit: delete: root-password: password: ssh-inject: commands-from-file:read install: connect:',
  'virt-edit': '- - | a,add:edit d,domain: e,expr:code.perl | interactive',
  'virt-install':
    '-* | name: memory: ram: vcpus: disk: cdrom: location: os-variant: network: graphics: console: extra-args: initrd-inject:read cloud-init: connect: qemu-commandline:side | kind=library-tool',
  'virt-ls': '-* | a,add:peek d,domain: c,connect: m,mount: | out=meta kind=reporter',
  'virt-manager': '-*',
  'virt-rescue': '- | a,add:edit d,domain: | session',
  'virt-sysprep':
    '- | a,add:edit d,domain: script:script.sh run-command:remote operations: c,connect:',
  'virt-tar-out': '- tree write | a,add:peek d,domain:',
  'virt-top': '-* | | interactive kind=plain-input',
  'virt-viewer': '-* | c,connect:',
  'virt-xml': '-* | edit: qemu-commandline: connect: filesystem: disk:',

  // QEMU
  kvm: '=qemu-system-x86_64',
  qemu: {
    line: '-* | drive: hda: cdrom: kernel: initrd: append: monitor: chardev: netdev: net,-net: device:',
    runs: [QEMU_EXEC, QEMU_SCRIPT],
  },
  nbdkit: {
    line: 'module - -* | run:exec e: p: i: U: P:write filter:lib',
    unclear: [
      [
        /(?:^| )\/dev\/|^(?:-\S+ )*(?:sh|eval|python|perl|ruby|lua|tcl|ocaml) /,
        'what it serves, and to whom',
      ],
    ],
  },
  'qemu-ga': '- | F,fsfreeze-hook:?program m: p: l:write f:write c: t:write b,blacklist:',
  'qemu-img': {
    line: '- maybe* | f: O: o: s: b: F: t: | sub',
    unclear: [[/^resize .*--shrink\b/, 'what is cut off']],
  },
  'qemu-img check': 'peek | f: output: r:',
  'qemu-img convert': 'read* write | f: O: o: t: T: B: S: m:',
  'qemu-img create': 'write - | f: o: b:peek F:',
  'qemu-img info': 'peek* | f: output:',
  'qemu-img resize': 'peek - | f: preallocation:',
  'qemu-img snapshot': 'peek | a: c: d:',
  'qemu-io': {
    line: 'read | c:code.typed f: t: d: | interactive',
    destroys: [
      [
        /(?=.*(?:^| )\/dev\/)(?:^| )(?:-c ?|--cmd[= ])(?:aio_)?(?:write|discard|truncate)\w*\b/,
        'writes over a disk',
      ],
    ],
  },
  'qemu-kvm': '=qemu-system-x86_64',
  'qemu-nbd': 'serve-dir | c,connect: d,disconnect: f: p,port: b,bind: k,socket: e,shared: x: o:',
  'qemu-storage-daemon': '-*',
  'qemu-system-aarch64': '=qemu-system-x86_64',
  'qemu-system-arm': '=qemu-system-x86_64',
  'qemu-system-i386': '=qemu-system-x86_64',
  'qemu-system-mips': '=qemu-system-x86_64',
  'qemu-system-ppc64': '=qemu-system-x86_64',
  'qemu-system-riscv64': '=qemu-system-x86_64',
  'qemu-system-x86_64': {
    line: 'maybe* | -hda,-hdb,-hdc,-hdd,-fda,-cdrom,-sd,-mtdblock,-pflash:peek -drive:maybe -kernel,-initrd:peek -append: -m: -smp: -cpu: -M,-machine: -accel: -net: -netdev:code.config -nic:code.config -device: -vnc: -spice: -serial:maybe -monitor:maybe -chardev:maybe -mon: -qmp:maybe -gdb: -display: -vga: -name: -uuid: -pidfile:write -D:write -d: -runas: -chroot: -boot: -bios:peek -virtfs:maybe -fsdev:maybe -object:maybe -L:libpath -plugin:lib -readconfig:config -incoming:code.config -sandbox: -rtc: -k: -usbdevice: -loadvm: -blockdev: -fw_cfg:maybe -smbios:',
    runs: [QEMU_EXEC, QEMU_SCRIPT],
  },

  // others
  bhyve: '-*',
  'cloud-hypervisor': '-*',
  firecracker: '- | config-file:config api-sock: log-path:write',
  firectl: '-* | kernel:peek root-drive:peek',
  multipass:
    '- -* | | sub out=meta kind=machine-teller,described others=alias,aliases,authenticate,clone,delete,find,get,networks,prefer,purge,recover,restart,restore,snapshot,start,stop,suspend,umount,unalias',
  'multipass exec': '- remote-argv | d,working-directory:',
  'multipass info': '-*',
  'multipass launch':
    '- | n,name: c,cpus: m,memory: d,disk: cloud-init:read mount:given-dir network: timeout: | fetch',
  'multipass list': '-*',
  'multipass mount': 'given-dir - | g: u: t:',
  'multipass shell': '- | | session',
  'multipass transfer': 'maybe* dest',
  prlctl:
    '- -* | | sub others=list,start,stop,status,suspend,resume,restart,snapshot,snapshot-list,clone,create,register,unregister,server',
  'prlctl enter': '- | | session',
  'prlctl exec': '- remote-argv',
  pvesh: {
    line: '-*',
    unclear: [[/(?:^| )(?:create|set|delete)\b/, 'what it changes in the cluster']],
  },
  qm: '- -* | | sub out=meta others=cleanup,clone,cloudinit,config,create,delsnapshot,disk,list,listsnapshot,migrate,move-disk,nbdstop,pending,reboot,rescan,reset,resize,resume,rollback,set,showcmd,shutdown,snapshot,start,status,stop,suspend,template,unlink,unlock,wait',
  'qm guest': '- - remote-argv',
  'qm monitor': '- | | interactive',
  'qm terminal': '- | | session',
  tart: '- -* | | sub others=*',
  vagrant: {
    line: ' | | sub out=meta kind=machine-teller,described,obeyer others=autocomplete,cloud,docker-logs,hosts,list-commands,login,push,resume,rsync-auto,serve,suspend',
    files: [RUBY_PROJECT],
    unclear: [
      [
        /^ssh\b.* -- (?:.* )?-(?:[A-Za-z]*R|[A-Za-z]*D|o ?RemoteForward)/,
        'who comes in by the tunnel',
      ],
    ],
  },
  'vagrant box':
    '- package -* | name: provider: box-version: checksum: cacert:use cert:use | install',
  'vagrant destroy': '-*',
  'vagrant global-status': '-*',
  'vagrant halt': '-*',
  'vagrant init': '-* | box-version: output:write template:read',
  'vagrant package': '- | output:write base: include:read vagrantfile:read info:read',
  'vagrant plugin': '- -* | plugin-source:url plugin-version: | install',
  'vagrant port': '-*',
  'vagrant powershell': '- | c,command:remote | shell',
  'vagrant provision': '-* | provision-with:',
  'vagrant reload': '-* | provision-with:',
  'vagrant rsync': '-*',
  'vagrant snapshot': '-*',
  'vagrant ssh': '- | c,command:remote',
  'vagrant ssh-config': '-* | host: | out=meta',
  'vagrant status': '-* | | out=meta',
  'vagrant up': '-* | provider: provision-with:',
  'vagrant upload': 'sendfile - -',
  'vagrant validate': '-*',
  'vagrant winrm': '-* | c,command:remote s:',
  VBoxManage: {
    line: '- maybe* | | sub',
    runs: [[/^--exe(?:=(.+))?$/, 'program']],
    unclear: [
      [/^(?:debugvm|guestcontrol)\b/, 'what the machine is told'],
      [/^(?:modifyvm|controlvm)\b.*\bvrde/, 'who sees and moves the machine from then on'],
      [
        /^(?:controlvm|modifyvm) .*\b-{0,2}(?:recording|videocap|vrde|clipboard|draganddrop|webcam)/,
        RECORDS_PEOPLE,
      ],
    ],
  },
  'VBoxManage export': '- | o,output:write',
  'VBoxManage guestcontrol': '- - remote-argv | username: password: passwordfile:use exe:',
  'VBoxManage import': 'read | options: vsys:',
  'VBoxManage list': '-*',
  'VBoxManage modifyvm': '- maybe* | memory: cpus: vram: name: cpuexecutioncap: ostype:',
  'VBoxManage sharedfolder': '- - | name: hostpath:tree',
  'VBoxManage startvm': '-* | type:',
  vboxmanage: '=VBoxManage',
  vmrun:
    '- -* | T: u: p: gu: gp: | sub others=list,stop,reset,suspend,pause,unpause,snapshot,listSnapshots,revertToSnapshot,deleteSnapshot,clone,getGuestIPAddress',
  'vmrun runProgramInGuest': '- remote-argv',
  'vmrun runScriptInGuest': '- - remote',
  'vmrun start': '-*',
  vmtoolsd: '-* | cmd:',
  wsl: 'argv | d,distribution: u,user: shell-type: cd: | shell',
  xl: '- -* | | sub others=cpupool-list,cpupool-numa-split,dmesg,domid,domname,info,list,mem-set,mem-max,migrate,network-list,pause,reboot,rename,sched-credit,shutdown,top,unpause,uptime,vcpu-list,vcpu-pin,vcpu-set',
  'xl console': '- | | session',
  'xl create': 'config',

  // other systems and consoles of games
  'dolphin-emu': '-* | e:read',
  dosbox: '-* | c:code.dosbox conf,-conf:config',
  'dosbox-staging': '=dosbox',
  'dosbox-x': '=dosbox',
  dosemu:
    'maybe | E:code.typed K: I:code.config F:read f:config D: L: o:write i:? d: s: v:? input:code.typed',
  dosemu2: '-* | K:peek E:code.dosbox',
  emulationstation: '-*',
  fceux: 'read | loadlua:script.lua',
  mame: '-* | autoboot_script,-autoboot_script:script.lua autoboot_command,-autoboot_command: rompath: plugin:',
  mednafen: 'read',
  retroarch: '-* | L:lib c:config',
  snes9x: 'read',
  x64: '-*',
  vzdump:
    '-* | storage: mode: compress: dumpdir:write-dir notes-template: bwlimit: | kind=described quiet',
}
