import { unlessAsked } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { ImplicitFile } from '../facts.ts'
import {
  GIVES_THE_PROGRAM,
  HOW_IT_STARTS,
  LET_IN,
  OUT_THERE,
  RECORDS_PEOPLE,
  TO_ALL,
  UNWATCHED,
} from '../joint-facts.ts'
import { ROOM } from '../sensitive-outputs.ts'

const MODULE_SETTINGS: ImplicitFile = { path: /\.conf$/, language: 'config' }

// filters of the network, and what watches from inside of the kernel
const PROTECTING_MODULE =
  /\b(?:nf_|nft_|ip6?_?tables?|x_tables|ebtables?|arp_tables|falcon|mdatp|wdavd|sentinel|cb(?:sensor|proxy)|sysdig|falco|scap|tracee|lkrg|kaspersky|symev|talpa|dsa_filter|bmhook|gsch|edr)\w*/
    .source

/** The kernel, the loader, devices, power and printers. */
export const kernelAndHardware: KnowledgeTable = {
  // kernel, modules, libraries
  arch: '-* | | kind=namer,platform-teller',
  depmod: {
    line: '-* | C:config b: F:read | kind=library-tool',
    files: [MODULE_SETTINGS],
  },
  dkms: '-* | m: v: k: a: c:read',
  insmod: {
    line: 'lib -* | | kernel',
    files: [MODULE_SETTINGS],
  },
  kexec: {
    line: '- - | append: command-line: t,type: l,load:libpath p,load-panic:libpath initrd:libpath',
    unclear: [[/./, 'the kernel that it starts']],
  },
  kextload: 'lib*',
  kextunload: '-*',
  kmod: '- -* | | sub others=list,static-nodes',
  'kmod insert': 'module -* | | kernel',
  'kmod load': 'module -* | | kernel',
  'kmod remove': '-* | | kernel',
  'ld-linux': '=ld.so',
  'ld-linux-aarch64': '=ld.so',
  'ld-linux-x86-64': '=ld.so',
  'ld-linux-x86-64.so': '=ld.so',
  'ld-musl-x86_64': '=ld.so',
  'ld-musl-x86_64.so': '=ld.so',
  'ld.so': 'argv | preload:lib library-path:libpath audit:lib argv0:',
  ldconfig: {
    line: 'libpath* | f:lib C:write r:peek | out=meta',
    unclear: [[/(?:^| )(?!\/usr\/|\/lib)[/.~]\S*/, 'what every program loads from then on']],
  },
  lsmod: '-*',
  modinfo: '-* | | kind=library-tool',
  modprobe: {
    line: '- -* | C,config:job-config S: d,dirname:libpath | kernel',
    files: [MODULE_SETTINGS],
    unclear: [
      [
        new RegExp(String.raw`(?:^| )(?:-\w*r\w*|--remove\S*) (?:\S+ )*${PROTECTING_MODULE}`, 'i'),
        UNWATCHED,
      ],
      [/(?:^| )usbmon(?: |$)/, 'what somebody types there'],
    ],
  },
  rmmod: {
    line: '-*',
    unclear: [
      [/\b(?:nf_|nft_|ip6?_?tables?|x_tables|ebtables?|arp_tables)\w*/, LET_IN],
      [new RegExp(PROTECTING_MODULE, 'i'), UNWATCHED],
    ],
  },
  sysctl: {
    line: 'own.sysctl* | p,load:?own.sysctl-lines f:own.sysctl-lines r: | mode=-p:own.sysctl-lines',
    words: {
      sysctl: 'a setting of the kernel; some of them are programs that it runs',
      'sysctl-lines': 'a file of such settings, a line each',
    },
    unclear: [
      [
        /\b(?:randomize_va_space|ptrace_scope|kptr_restrict|dmesg_restrict|unprivileged_\w+|protected_\w+|suid_dumpable|kexec_load_disabled|modules_disabled)=/,
        'what is permitted from then on',
      ],
      // so much memory is set aside, or so few processes, files and connections may be, that nothing runs
      [
        /\b(?:nr_hugepages|nr_overcommit_hugepages)=\d{6,}|\bmin_free_kbytes=\d{7,}|\b(?:pid_max|threads-max|file-max|nr_open|max_map_count|max_user_\w*namespaces)=\d{1,4}(?!\d)|\bovercommit_(?:ratio|kbytes)=\d(?!\d)|\b(?:somaxconn|tcp_max_syn_backlog|tcp_syncookies)=0(?!\d)/,
        'whether the machine stays up',
      ],
    ],
  },
  udevadm: '-* | n,name:peek p,path:peek q,query: r,root a,attribute-walk',
  uname: '-* | | out=meta kind=basic,namer,platform-teller,teller',

  // starting
  bootctl: {
    line: '-*',
    unclear: [
      [/(?:^| )(?:install|update|remove|set-\w+|unlink|cleanup)\b/, 'what the machine starts from'],
    ],
  },
  bootupctl: { line: '-*', unclear: [unlessAsked(HOW_IT_STARTS)] },
  dracut: {
    line: 'peek - | add: omit: kver: c,conf:orders confdir:config include:read install: i:read k: K: force-add: o: a:',
    unclear: [[/(?:^| )(?:-o|--omit\S*|--no-kernel|--include|--install)(?: |=)/, HOW_IT_STARTS]],
  },
  efibootmgr: {
    line: '-*',
    destroys: [
      [/(?:^| )(?:-\w*B\b|--delete-bootnum)/, 'removes an entry that the machine starts from'],
    ],
    unclear: [
      [
        /(?:^| )(?:-[cnobBAaN]\w*|--(?:create|bootnext|bootorder|delete-\w+|active|inactive))\b/,
        'what the machine starts from',
      ],
    ],
  },
  'grub-editenv': { line: 'edit -*', unclear: [[/^(?!\S+ list$|-)/, HOW_IT_STARTS]] },
  efivar: {
    line: '-* | n: f:read',
    unclear: [[/(?:^| )(?:-\w*[wa]|--(?:write|append))\b/, HOW_IT_STARTS]],
  },
  kernelstub: {
    line: '-* | a: o: d: k:use i:use r: e:peek',
    unclear: [
      [/(?:^| )(?:-[aodki]|--(?:add|delete|options|kernel|initrd)\S*)(?: |$)/, HOW_IT_STARTS],
    ],
  },
  'grub-install':
    'peek | target: efi-directory: boot-directory: bootloader-id: modules: directory: | kind=library-tool',
  'grub-mkconfig': '- | o,output:peek',
  'grub-mkpasswd-pbkdf2': '-*',
  'grub-reboot': { line: '-', unclear: [[/^[^-]/, HOW_IT_STARTS]] },
  'grub-set-default': '=grub-reboot',
  'grub2-editenv': '=grub-editenv',
  'grub2-install': '=grub-install',
  'grub2-mkconfig': '=grub-mkconfig',
  'grub2-reboot': '=grub-reboot',
  'grub2-set-default': '=grub-reboot',
  grubby: {
    line: '-* | update-kernel: args: remove-args: set-default: info: add-kernel: initrd: title:',
    unclear: [
      [
        /--(?:args|remove-args|update-kernel|add-kernel|remove-kernel|initrd|set-default\S*|make-default|extra-initrd)/,
        HOW_IT_STARTS,
      ],
    ],
  },
  'kernel-install': {
    line: '- - orders* | | kind=library-tool',
    unclear: [[/(?:^| )remove(?: |$)|(?:^| )\/(?:tmp|var\/tmp|dev\/shm)\//, HOW_IT_STARTS]],
  },
  lsinitramfs: 'peek*',
  lsinitrd: 'peek - | f: k:',
  mkinitcpio: '- | c,config:orders g,generate:peek k,kernel: p,preset: A: S: D: r: s: t: z:',
  nvram: {
    line: '-* | f:read',
    unclear: [[/(?:^| )(?:-[cdf]|\S+=)/, HOW_IT_STARTS]],
  },
  unmkinitramfs: 'read write',
  'update-grub': '-*',
  'update-initramfs': {
    line: '-* | k:',
    unclear: [
      [
        /(?:^| )-\w*d\w*(?= |$).*\ball\b|(?:^| )-k ?all\b.* -\w*d/,
        'whether the machine starts again',
      ],
    ],
  },

  // devices and power
  acpi: '-*',
  acpid: '- | c,confdir:job-config e: s: l:write',
  acpidump: '- | o:write n: a: c:',
  avrdude: {
    line: '- | U:own.chip-memory C:config p: c: P:',
    unclear: [
      [
        /(?:^| )-U ?(?:lock|[lhe]?fuse\d?|fuses)\w*:w:|(?:^| )-e(?: |$)(?!.*-U ?flash:w:)/,
        'what the chip is after that',
      ],
    ],
    words: {
      'chip-memory': '`MEMORY:r:FILE` writes a file, `MEMORY:w:FILE` sends one to the chip',
    },
  },
  biosdecode: '- | d:read',
  chcpu: '-* | e: d: c: g: p:',
  chmem: '-*',
  cpupower: '-*',
  'dfu-util': '- | D,download:read U,upload:write d: a: s:',
  dmidecode: '-* | d,dev-mem:read dump-bin:write from-dump:read t: s:',
  libinput: {
    line: '- -* | device: | sub',
    unclear: [
      [
        /^(?:debug-events\b.*--show-keycodes|record\b|debug-gui\b|test\b)/,
        'what somebody types there',
      ],
    ],
  },
  'libinput record': '-* | o,output-file:write',
  evtest: '- | | unclear=what-somebody-types-there dry=--query',
  esptool: {
    line: '- maybe* | p,port: b,baud: c,chip: before: after:',
    unclear: [[/\b(?:erase[-_](?:flash|region)|burn\w*)\b/, 'what the chip is after that']],
  },
  'esptool.py': '=esptool',
  fancontrol: 'config',
  flashrom: {
    line: '- | r:write w:read v:read p:',
    unclear: [[/(?:^| )(?:-[wE]|--write|--erase)\b/, 'the firmware that it writes']],
  },
  fwupdmgr: {
    line: '-*',
    unclear: [
      [
        /(?:^| )(?:install|local-install|reinstall|downgrade|install-blob|modify-\S+|set-\S+|switch-branch)\b/,
        'the firmware that it writes',
      ],
    ],
  },
  fwupdtool: {
    line: '-*',
    unclear: [
      [
        /(?:^| )(?:install\S*|update|esp-\S+|bind-driver|unbind-driver|write)\b/,
        'the firmware that it writes',
      ],
    ],
  },
  hwinfo: '-*',
  ipmitool: {
    line: '-* | f:use P: H: U:| console=shell',
    unclear: [
      [
        /(?:^| )(?:user (?!list|summary)|raw|chassis (?!status|identify|selftest|poh)|power (?!status)|sol |shell|exec|hpm|firmware|mc reset|lan set|sel clear|event)/,
        'what it does to the machine from below',
      ],
    ],
  },
  jtag: 'script.typed* | | repl=typed',
  lscpu: '-*',
  lshw: '-*',
  lsmem: '-*',
  lspci: '-*',
  lsusb: '-*',
  mcelog: 'read* | config-file:config logfile:write pidfile:write',
  openocd: {
    line: '- | c,command:code.tcl f,file:script.tcl s: l:write d:',
    letsIn: [[new RegExp(String.raw`\bbindto ${TO_ALL}`), GIVES_THE_PROGRAM]],
    unclear: [
      [
        /\b(?:mass_erase|chip_erase|option_write|option_load|secure|lock|unlock|otp\w*|fuse\w*|flash (?:erase\w*|protect|fill\w*))\b/,
        'what the chip is after that',
      ],
    ],
  },
  pmset: '-*',
  powertop: '- | workload:exec html:write csv:write',
  rtcwake: {
    line: '-* | m: d: s: t:',
    unclear: [
      [/(?:-m ?|--mode[ =])(?:off|disk|mem|standby|freeze)/, 'when the machine comes back'],
    ],
  },
  sensors: '-*',
  'sensors-detect': '-*',
  setserial: '-*',
  tlp: '-*',
  'tlp-stat': '-* | | out=meta kind=reporter',
  turbostat:
    'argv | o,out:write i,interval: n,num_iterations: S,Summary: s,show: H,hide: c,cpu: e,enable:',
  upower: '-*',
  'v4l2-ctl': {
    line: 'peek* | d,device:peek stream-to:write set-ctrl,c: set-fmt-video,v: get-ctrl,C: | out=meta',
    streams: [[/--stream-to-host[= ]((?!127\.|localhost\b)\S+)/, ROOM]],
    unclear: [[/--stream-(?:to|mmap|user|dmabuf|out)\b/, RECORDS_PEOPLE]],
  },
  vpddecode: '- | d:read | out=meta',

  // printers
  cancel: '-* | h:dest u:send',
  'cups-config': '-* | | out=meta',
  cupsaccept: '-*',
  cupsctl: {
    line: '-* | h: U:',
    unclear: [[/--(?:remote-admin|remote-any|share-printers)/, 'who gets in from then on']],
  },
  cupsd: '- | c:config s:config',
  cupsdisable: '-*',
  cupsenable: '-*',
  cupsfilter: 'read* | p,P:read m: e: o: i: d: n: t: u: U:',
  cupsreject: '-*',
  cupstestppd: 'read*',
  'foomatic-rip': 'read* | P: J: o: ppd:read d:config',
  ippeveprinter: '- | p:listen c:side D: a:read P:read F: i:read K: l: M: m: n: r: S: s: V:',
  ippfind: '-* | exec,x:exec',
  ipptool: 'host read* | f,file:sendfile o: d: P:write',
  lp: 'sendfile* | d: h:dest o: n: t:',
  lpadmin: {
    line: '- | p: v: P:job-config i:side m: D: L: o: u: c: d: x: h: U: R: r:',
    unclear: [
      [
        new RegExp(
          String.raw`(?:^| )(?:-v ?)?(?:ipps?|lpd|socket|https?|smb):\/\/(?:[^\s@/]*@)?${OUT_THERE}`,
        ),
        'who gets what is printed from then on',
      ],
    ],
  },
  lpinfo: '-* | | out=meta',
  lpmove: '-* | h:',
  lpoptions: '-* | d: o: p: h: r: x: U: | out=meta',
  lpq: '-* | h: P: U: | out=meta',
  lpr: 'sendfile* | P: H:dest h: o: U: #:',
  lprm: '-* | h: P: U:',
  lpstat: '-* | h:',
  ppdc: 'read* | d: c: D: I: l:',
  rlpr: 'sendfile* | H,printhost:dest P,printer: X: C: J: T: U: d: w: V:',
  owfs: '-* | c,configuration:config d,device: s,server,link,ha7net,etherweather:host m,mountpoint:write-dir P,pid-file:write f,format: fuse-opt:',
}
