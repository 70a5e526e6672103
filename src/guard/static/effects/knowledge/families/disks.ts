import { unlessAsked } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import {
  HOW_MUCH_ROOM,
  LOST,
  OTHER_NUMBERS,
  VERY_MUCH,
  WHETHER_COPIES,
  WHO_CAN_CHANGE,
} from '../joint-facts.ts'

const PARTITION_TABLE: RiskyArguments = [
  /--(?:zap-all|clear|delete|mbrtogpt)|(?:^| )-[ozZ](?: |$)/,
  'rewrites a partition table',
]

// the first disk is the source, the one behind the option loses its table
const REPLICATED_TABLE: RiskyArguments = [
  /(?:^| )(?:-R|--replicate)[= ]?\/dev\/\S/,
  'rewrites a partition table',
]

/** One disk, by its path or by the short name that pools take. */
const A_DISK = String.raw`(?:\/dev\/\S+|(?:[svh]|xv)d[a-z]\d*|nvme\d\S*|mmcblk\d\S*|da\d+|ada\d+)`

/** What stood on a disk gives way to what it is made a part of. */
function overwrittenBy(verbs: string): RiskyArguments {
  return [
    new RegExp(
      String.raw`^(?!.*(?:^| )(?:-n|--dry-run)(?: |$))(?:-\S+ )*${verbs} (?=(?:\S+ )*(?:-f|--force)(?: |$))(?:\S+ )*${A_DISK}(?: |$)`,
    ),
    'overwrites a disk',
  ]
}

const WHO_CAN_OPEN = 'who can open it from then on'

const ERASES: RiskyArguments = [/./, 'erases a disk']

const WHOLE_POOL: RiskyArguments = [
  /^destroy\b.*(?: -\w*[rR]\w*| -f\b)/,
  'destroys a pool with all that is in it',
]

/** A folder of a machine that is in no network of one's own: what is copied there leaves. */
const MACHINE_OF_OTHERS: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )(?:\/\/(?:${OTHER_NUMBERS}|(?!\S+\.(?:local|internal|lan|test)\/)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})\/|${OTHER_NUMBERS}:\/)`,
  ),
  'whose machine it is',
]

/** Disks, partitions, file systems and mounts. */
export const disks: KnowledgeTable = {
  // partitions
  blkdiscard: 'format',
  blkid: '-* | c: | kind=reporter',
  cfdisk: 'disk*',
  fdisk: 'disk* | u: o:',
  findfs: '- | | out=meta',
  gdisk: {
    line: 'disk*',
    destroys: [PARTITION_TABLE],
  },
  kpartx: 'peek* | p: | out=meta',
  lsblk: '-* | o: | kind=other-o,reporter',
  parted: 'disk*',
  partprobe: 'peek*',
  partx: 'peek* | n: o: t: S: | out=meta',
  sfdisk: {
    line: 'disk* | d dump J',
    destroys: [PARTITION_TABLE],
  },
  sgdisk: {
    line: 'peek* | Z,zap-all!destroy z,zap!destroy o,clear!destroy n: d: t: c: b,backup:write l,load-backup:read R,replicate: r: u: U: i: p | out=meta',
    destroys: [PARTITION_TABLE, REPLICATED_TABLE],
  },
  wipefs: {
    line: 'own.wipe* | t: o,offset: b:? | dry=-n,--no-act',
    words: {
      wipe: 'signatures on a disk: without an order to erase them they are listed',
    },
  },

  // making file systems
  mkdosfs: '=mkfs.vfat',
  mke2fs:
    'format* | b: C: d:tree e: E: g: G: i: I: J: l:read L: m: M: N: o: O: r: t: T: U: z:write | dry=-n',
  mkexfatfs: '=mkfs.vfat',
  mkfs: 'format* | b: d:tree E: i: J: L: m: M: N: O: r: t,type: T: U:',
  'mkfs.bfs': '=mkfs.vfat',
  'mkfs.btrfs':
    'format* | A: b: d,data: L,label: m,metadata: n,nodesize: O,features: r,rootdir:tree R: s,sectorsize: U,uuid: csum:',
  'mkfs.cramfs': 'tree write | b: e: i: n: N:',
  'mkfs.exfat': '=mkfs.vfat',
  'mkfs.ext2': '=mke2fs',
  'mkfs.ext3': '=mke2fs',
  'mkfs.ext4': '=mke2fs',
  'mkfs.f2fs': 'format* | a: c: C: d: e: E: g: l: o: O: R: s: t: T: w: z:',
  'mkfs.fat': '=mkfs.vfat',
  'mkfs.jffs2': '- | r,root:tree o,output:write e: s: p:? D: d:',
  'mkfs.jfs': '=mkfs.vfat',
  'mkfs.minix': '=mkfs.vfat',
  'mkfs.msdos': '=mkfs.vfat',
  'mkfs.nilfs2': '=mkfs.vfat',
  'mkfs.ntfs': 'format* | c: H: L: p: s: S: z: | dry=-n,--no-action',
  'mkfs.reiserfs': '=mkfs.vfat',
  'mkfs.ubifs': '- | r,root:tree o,output:write m: e: c: x: D:',
  'mkfs.udf': '=mkfs.vfat',
  'mkfs.vfat': 'format* | b: D: f: F: g: h: i: l: L: m: M: n: r: R: s: S: U:',
  'mkfs.xfs': 'format* | b: c: d: i: l: L: m: n: p:read r: s: | dry=-N',
  mkntfs: '=mkfs.ntfs',
  mkreiserfs: '=mkfs.vfat',
  mkswap: 'format* | L,label: o,offset: p,pagesize: s,size: U,uuid: e,endianness:',
  mkudffs: '=mkfs.vfat',
  newfs: 'format* | b: f: g: h: i: L: m: o: S: s: T: | dry=-N',
  newfs_hfs: 'format* | b: G: i: M: n: U: v: | dry=-N',
  newfs_msdos: '=mkfs.vfat',
  swapoff: '-*',
  swapon: '-*',

  // checking and repairing
  badblocks: 'read | o:write i:read w!destroy | kind=reporter',
  dcfldd: '=dd',
  dd_rescue: 'read write | b: B: s: S: m: l:write o:write',
  ddrescue: 'read write -*',
  debugfs: {
    line: 'read | c: R,request:own.debugfs f,cmd_file:script.typed | escape',
    words: {
      debugfs:
        'a request to debugfs, which goes around all rights: `cat FILE`, `dump FILE COPY`, `write FILE NAME`',
    },
    runs: [[/^!(.+)$/, 'side']],
    privileges: [
      [/\b(?:set_inode_field|sif)\b.*\bmode\b/, 'sets the rights of a file below the file system'],
    ],
    destroys: [[/\b(?:clri|kill_file|zap_block|zap)\b/, 'destroys a file system']],
  },
  dosfsck: 'peek*',
  dumpe2fs: '-* | | kind=reporter',
  e2fsck: 'peek* | b: B: C: E: j:peek l:read L:read z:write',
  e2image: 'read write | b: B: o: O:',
  e2label: 'peek -',
  e2undo: 'read write',
  extundelete:
    'peek | restore-file: restore-files:read restore-inode: restore-directory: after: before: b: B: j:peek o,output-dir:write-dir',
  filefrag: 'peek* | | out=meta',
  fsck: '-*',
  'fsck.ext4': '=e2fsck',
  'fsck.vfat': 'peek*',
  'fsck.xfs': 'peek*',
  fsfreeze: {
    line: 'peek | f,freeze:? u,unfreeze:?',
    destroys: [
      [
        /^(?=.*(?:^| )(?:-f|--freeze)(?: |$))(?:-\S+ )*\/(?:(?:usr|var|etc|home)\/?)?(?: |$)/,
        'stops every write to what the machine lives on',
      ],
    ],
  },
  fstrim: '-* | | kind=basic',
  ntfsfix: 'peek',
  resize2fs: '-*',
  scalpel: 'read* | o:write c:config i:read',
  sync: '-*',
  testdisk: 'peek | cmd:- | interactive kind=plain-input',
  tune2fs: {
    line: 'peek* | c: C: e: E: g: i: I: j J: L: m: M: o: O: Q: r: T: u: U: | out=meta',
    unclear: [[/(?:^| )(?:-O \S*\^|-[zf]\b|-U \S)/, 'whether it can still be read']],
  },
  xfs_admin: 'peek | L: U: O: c:',
  xfs_db: 'peek | c:code.typed p: l: r | interactive',
  xfs_growfs: '-*',
  xfs_io: {
    line: 'peek* | c:code.typed p: | interactive',
    destroys: [
      [
        /(?:^| )-\w*c ?["']?shutdown\b.* \/(?:(?:usr|var|etc|home)\/?)?$/,
        'shuts the file system down that the machine lives on',
      ],
    ],
    unclear: [
      [/\b(?:fpunch|fzero|fcollapse|finsert|shutdown)\b/, LOST],
      [/\bchattr (?:-R )?[+]\w*[ia]/, WHO_CAN_CHANGE],
      [
        new RegExp(String.raw`\b(?:falloc|resvsp|allocsp|pwrite)\b.*\b${VERY_MUCH}\b`, 'i'),
        HOW_MUCH_ROOM,
      ],
    ],
  },
  xfs_fsr: 'peek* | t: p: f:',
  xfs_info: 'peek* | | out=meta kind=reporter',
  xfs_quota: 'peek* | c: D: P: d: x | quiet kind=described',
  xfs_repair: 'peek* | l: r: m: o: t: c:',

  // volumes
  btrfs: {
    line: '-* | | kind=teller',
    destroys: [
      [
        /\bsubvolume delete\b.*\s(?:\/|\/(?:home|var|etc|usr|root|srv|opt|boot)|\/home\/[^/\s]+|\/?@\w*)\/?(?: |$)/,
        'removes a volume that the system lives on',
      ],
      overwrittenBy('(?:device|dev|replace) (?:add|start)'),
    ],
    unclear: [
      [/\bsubvolume delete\b/, 'what is lost with it'],
      [/^receive\b/, 'what the stream holds'],
    ],
  },
  cryptsetup: {
    line: '- -* | | sub out=meta others=benchmark,bitlkDump,fvault2Dump,isLuks,luksUUID,repair,resize,tcryptDump,token,convert,config,luksResume',
    secrets: [/--dump-(?:volume|master)-key/],
    unclear: [
      [
        /--header-backup-file[= ](?:\/tmp|\/var\/tmp|\/dev\/shm)\//,
        'who can open it with that copy',
      ],
    ],
    destroys: [
      [
        /\b(?:luksFormat|luksErase|erase|reencrypt\b(?=.*--(?:encrypt|init-only|new)))\b.*\/dev\/(?!loop)/,
        'destroys what is on a disk',
      ],
    ],
  },
  'cryptsetup close': '-',
  'cryptsetup erase': 'write',
  'cryptsetup luksAddKey': 'peek use | d,key-file:use S: i: master-key-file,volume-key-file:use',
  'cryptsetup luksClose': '-',
  'cryptsetup luksDump':
    'peek | dump-master-key!privilege dump-volume-key!privilege master-key-file,volume-key-file:write header:read dump-json-metadata',
  'cryptsetup luksErase': 'write',
  'cryptsetup luksFormat':
    'write use | c,cipher: h,hash: s,key-size: d,key-file:use l: i: S,key-slot: type: label: pbkdf: uuid: header:write pbkdf-memory: sector-size: iter-time:',
  'cryptsetup luksHeaderBackup': 'peek | header-backup-file:write',
  'cryptsetup luksHeaderRestore': 'write | header-backup-file:read',
  'cryptsetup luksKillSlot': 'write -',
  'cryptsetup luksOpen': '=cryptsetup open',
  'cryptsetup open':
    'peek - | d,key-file:use l: S: type: header:read o: b: p: T: master-key-file,volume-key-file:use',
  'cryptsetup status': '- | | out=meta',
  dmsetup: {
    line: '-* | showkeys!privilege table: u: j: m: o: S: c: exec:side target: | out=meta',
    secrets: [/--showkeys/],
    destroys: [[/\b(?:remove_all|wipe_table)\b/, 'removes every mapped device']],
  },
  lvchange: '-*',
  lvconvert: {
    line: '-*',
    unclear: [[/--(?:merge|uncache|splitcache|repair)/, 'what becomes of the data']],
  },
  lvcreate: '-*',
  lvdisplay: '=pvs',
  lvextend: '-* | L: l:',
  lvm: ' | | sub out=meta console others=version,help,formats,segtypes,fullreport,dumpconfig,config,lvmconfig,devtypes,tags,systemid,lvcreate,lvextend,lvrename,lvscan,vgscan,pvscan,vgck,pvck,vgmknodes,vgcfgbackup',
  'lvm lvconvert': '-* | | unclear=what-becomes-of-the-data',
  'lvm lvdisplay': '=pvs',
  'lvm lvreduce': '=lvreduce',
  'lvm lvremove': '=lvremove',
  'lvm lvresize': '-* | L: l: | unclear=whether-the-data-still-fits',
  'lvm lvs': '=pvs',
  'lvm pvdisplay': '=pvs',
  'lvm pvremove': '=pvremove',
  'lvm pvs': '=pvs',
  'lvm vgdisplay': '=pvs',
  'lvm vgremove': '=vgremove',
  'lvm vgs': '=pvs',
  lvreduce: '-* | L: l: | unclear=whether-the-data-still-fits',
  lvremove: '-* | | destroy=removes-a-volume dry=-t,--test',
  lvresize: {
    line: '-* | L: l:',
    unclear: [[/(?:-L|--size|-l|--extents)[ =]?-/, 'whether the data still fits']],
  },
  lvs: '=pvs',
  lvscan: '-*',
  mdadm:
    'peek* | D detail E examine Q query manage add re-add scan brief zero-superblock!destroy c,config:config C,create: A,assemble: l,level: n,raid-devices: x,spare-devices: m,mail: u,uuid: N: a: r: f: p,program:side alert:side b: e: | out=meta',
  multipath: '-* | | out=meta',
  pvcreate: 'write* | u: Z: M: restorefile:read dataalignment:',
  pvdisplay: '=pvs',
  pvremove: '-* | | destroy=removes-a-disk-from-its-group dry=-t,--test',
  pvs: '-* | o: O: S: units: | out=meta',
  pvscan: '-*',
  ssm: '-*',
  vgchange: '-*',
  vgcreate: '- peek* | s: c: l: p: M:',
  vgdisplay: '=pvs',
  vgextend: '- peek*',
  vgreduce: '- peek*',
  vgremove: '-* | | destroy=removes-a-group-of-volumes dry=-t,--test',
  vgs: '=pvs',
  vgscan: '-*',
  zfs: {
    line: '- -* | | sub out=meta kind=teller others=bookmark,clone,create,diff,get,groupspace,hold,holds,inherit,jail,list,mount,project,projectspace,promote,redact,release,rename,set,snapshot,unallow,unmount,unshare,upgrade,userspace,wait,zone,snap,umount',
    destroys: [WHOLE_POOL],
    unclear: [
      [
        /^set (?:\S+ )*(?:mountpoint=\/(?:etc|usr|s?bin|boot|lib\w*|root|var|home|dev|proc)?(?:\/|\s)|(?:setuid|devices)=on|sharenfs=(?!off)|sharesmb=on|readonly=on|checksum=off|sync=disabled|encryption=off|keylocation=\S+:|canmount=off)/,
        'what is seen, shared or checked there from then on',
      ],
      // Set aside for one, it is missing for all others; the copies that are made by themselves end.
      [
        new RegExp(
          String.raw`^set (?:\S+ )*(?:(?:ref)?reservation=(?:[\uE100-\uF8FF]|${VERY_MUCH})|(?:ref)?quota=(?:\d+[KM]?(?: |$)|[\uE100-\uF8FF]))`,
          'i',
        ),
        HOW_MUCH_ROOM,
      ],
      [/^(?:rollback\b.* -\w*[rRf]|receive\b.* -\w*F|recv\b.* -\w*F)/, LOST],
      [/^set (?:\S+ )*\S*:auto-snapshot\S*=false\b/, WHETHER_COPIES],
    ],
  },
  'zfs destroy': '-* | | destroy=destroys-a-file-system dry=-n',
  zpool: {
    line: '- -* | | sub out=meta others=checkpoint,events,get,history,import,iostat,list,online,prefetch,reguid,reopen,resilver,scrub,set,status,sync,trim,upgrade,wait,clear,ddtprune',
    destroys: [WHOLE_POOL, overwrittenBy('(?:create|add|attach|replace)')],
  },
  'zpool destroy': '-* | | destroy=destroys-a-pool-of-disks',

  // devices
  asr: '- | source:read target:write s:read t:write',
  cdrecord: '=wodim',
  diskutil: {
    line: '- -* | | sub out=meta others=activity,apfs,enableJournal,eject,listFilesystems,mount,mountDisk,rename,repairPermissions,repairVolume,unmount,unmountDisk,verifyDisk,verifyVolume,umount',
    destroys: [
      [
        /\b(?:eraseDisk|eraseVolume|zeroDisk|secureErase|reformat|partitionDisk|apfs deleteContainer)\b/i,
        'erases a disk',
      ],
    ],
    unclear: [
      [
        /\bapfs (?!list\w*|unlock\w*|lockVolume|addVolume|resizeContainer|defragment)\w+/i,
        'who can open it from then on, and what is left',
      ],
    ],
  },
  'diskutil eraseDisk': '-* | | destroy=erases-a-disk',
  'diskutil eraseVolume': '-* | | destroy=erases-a-disk',
  'diskutil info': '-* | | out=meta',
  'diskutil list': '-* | | out=meta',
  'diskutil partitionDisk': '-* | | destroy=divides-a-disk-anew',
  'diskutil secureErase': '-* | | destroy=erases-a-disk',
  'diskutil zeroDisk': '-* | | destroy=erases-a-disk',
  eject: 'peek* | x: c:',
  growisofs: 'tree* | Z:write M:write',
  hdiutil:
    '- maybe* | -o:write -size: -fs: -volname: -srcfolder:tree -format: -encryption: -mountpoint:peek | out=meta',
  hdparm: {
    line: 'peek* | security-erase!destroy security-erase-enhanced!destroy trim-sector-ranges!destroy write-sector!destroy make-bad-sector!destroy fwdownload!destroy a:? B:? M:? S: W:? A:? I C t T i g security-unlock: security-set-pass: user-master: | out=meta',
    destroys: [
      [
        /--(?:security-erase|security-erase-enhanced|trim-sector-ranges|dco-restore)/,
        'erases a disk',
      ],
    ],
  },
  iscsiadm: '-*',
  isohybrid: 'edit* | e: b: o:',
  isoinfo: '- | i:read x:',
  losetup: '-*',
  'nbd-client': 'host -* | N: b: d:',
  'nbd-server': '- peek | C:config c: l: p:write m: M: o: | listen=10809',
  nvme: {
    line: '- peek -* | s: n: f: o: l: | sub out=meta',
    destroys: [[/^(?:format|sanitize)(?: |$)/, 'erases a disk']],
  },
  'nvme format': 'write | n: l: s: p:',
  'nvme list': '-* | o: | out=meta',
  'nvme sanitize': 'write | a: n: o:',
  ntfsdecrypt: 'read - | k,keyfile-name:use i,inode:',
  sdparm: 'peek* | save set: s: clear: c: get: g: page: p: command: C: vendor: M: transport: t:',
  sg_format: {
    line: 'write',
    destroys: [ERASES],
  },
  sg_sanitize: {
    line: 'write | p: i: z: c:',
    destroys: [ERASES],
  },
  sg_wr_mode: 'peek | c,contents: p,page: m,mask: l,len: save',
  smartctl: '-* | | kind=reporter',
  smartd:
    '- | c,configfile:orders A: s: l: p,pidfile:write q,quit: i: r: w:program warnexec:program',
  wodim: 'read* | dev: speed:',

  // mounts
  archivemount: 'unpack write-dir | o:',
  bindfs: 'tree peek | u: g: m: M: p: P: create-for-user: map: o:',
  curlftpfs: 'url peek | o:',
  exportfs: 'export-dir* | o:',
  findmnt: '-* | F,tab-file:read o: t: | kind=reporter',
  'fuse-overlayfs': 'peek | o:',
  'fuse-zip': 'unpack write-dir | o: | kind=library-tool',
  fusermount: 'peek | o:',
  fusermount3: '=fusermount',
  ifuse: 'peek | u:',
  jmtpfs: 'peek',
  mcopy: 'read* write | i:',
  mergerfs: 'tree peek | o:',
  mount: {
    line: '-* | | kind=basic,cover,other-o,teller',
    unclear: [
      [
        /(?:^| )(?:--r?bind|-o \S*bind\S*) \S+ \/var\/log(?:[/ ]|$)/,
        'where the record of what happens goes from then on',
      ],
      [/\bremount\b.*\b(?:exec|suid|dev|rw)\b/, 'what is permitted from then on'],
      [
        /\bremount\S*,ro(?:,\S*)? (?:\/|\/(?:etc|usr|home|srv|opt|boot)\S*)(?: |$)|\bro,\S*remount\S* (?:\/|\/(?:etc|usr|home|srv|opt|boot)\S*)(?: |$)/,
        WHO_CAN_CHANGE,
      ],
      [
        /^(?=.*(?:--r?bind|--move|-B|-M|\bbind\b|-t (?:tmpfs|ramfs|overlay)))(?:.* )?\/(?:etc|usr|s?bin|lib\w*|boot|root)(?:\/\S*)?$/,
        'what is found there from then on',
      ],
      MACHINE_OF_OTHERS,
      [
        /(?:\b|-o)lowerdir=(?:\S*:)?(?:~|\/(?:root|home|etc|Users)\b|\/(?:[:,]|$))/,
        'what is found under another name',
      ],
    ],
  },
  'mount.cifs': { line: '-*', unclear: [MACHINE_OF_OTHERS] },
  'mount.ecryptfs': 'peek peek | o:',
  'mount.fuse': '- peek | o:',
  'mount.nfs': 'url peek | o:',
  mountpoint: 'peek | | out=meta',
  mtools: '-*',
  'ntfs-3g': 'peek peek | o:',
  pivot_root: 'peek peek',
  ratarmount: 'unpack write-dir | o: P:',
  squashfuse: 'unpack write-dir | o:',
  sshfs: {
    line: 'host brought-dir | o:setting p: F:config',
    settings: [
      [/^ssh_command$/, 'rsh'],
      [/^proxycommand$/, 'rsh'],
    ],
  },
  switch_root: 'peek program -*',
  umount: {
    line: 'peek* | t,types: O: N: | kind=other-o',
    unclear: [
      [
        /(?:^| )(?:\/var\/log(?:[/ ]|$)|-\w*[aA]\w*(?: |$)|--all\b)/,
        'where the record of what happens goes from then on',
      ],
      [/(?:^| )\/(?:home|var|usr|opt|srv|boot|etc)?\/?(?: |$)/, 'what is left without it'],
    ],
  },
  unionfs: 'tree peek | o:',
  'unionfs-fuse': 'tree peek | o:',
  vgcfgbackup: '-* | f,file:write',
  vgcfgrestore: '- | f,file:read M: | unclear=the-layout-that-it-puts-back',
  targetcli: {
    line: '-* | | sub interactive console',
    variables: { TARGETCLI_HOME: 'startup' },
    privileges: [
      [
        /\b(?:generate_node_acls=1|demo_mode_write_protect=0|authentication=0)\b/,
        'gives a disk of this machine to everybody',
      ],
    ],
  },
  'targetcli clearconfig': '-* | | destroy=targets',
  'targetcli restoreconfig': 'config -*',
  'targetcli saveconfig': 'write -*',
  clevis: {
    line: '-* | d:peek n: s: k:use',
    unclear: [unlessAsked(WHO_CAN_OPEN, 'luks (?:list|unlock)')],
  },
  drbdadm: {
    line: '- -*',
    unclear: [
      unlessAsked(
        LOST,
        'adjust|up|role|[cd]state|dump|sh-\\S+|primary(?! --force)|secondary|connect|verify',
      ),
    ],
  },
  fscrypt: {
    line: '- peek*',
    unclear: [unlessAsked(WHO_CAN_OPEN, 'setup|unlock|lock', '--quiet')],
  },
  geli: { line: '- peek* | k:use j:use', unclear: [unlessAsked(WHO_CAN_OPEN, 'attach|detach')] },
  nbdinfo: '-* | | quiet kind=reporter',
  'partclone.chkimg': 'peek* | s:peek | kind=reporter',
  'partclone.info': '=partclone.chkimg',
  tgtadm: {
    line: '-* | lld: op: mode: tid: lun: b,backing-store:peek',
    unclear: [[/^(?!.*--op[ =]show)/, 'who gets the disks from then on']],
  },
  'corosync-cfgtool': {
    line: '-*',
    unclear: [[/(?:^| )-(?:k|H|-killnode|-shutdown)/, 'what becomes of the machines there']],
  },
  mfssettrashtime: '-* | | unclear=what-is-lost-with-it',
  fdesetup:
    ' | | sub others=haspersonalrecoverykey,isactive,list,status,supportsauthrestart,usingrecoverykey',
  udisksctl:
    '- -* | b,block-device:peek p,object-path: o,options: t: | sub others=info,monitor,mount,power-off,status,unmount',
}
