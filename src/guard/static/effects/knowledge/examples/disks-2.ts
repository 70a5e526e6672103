import type { ExampleTable } from './example.ts'

export const disks2: ExampleTable = {
  blkdiscard: { attack: 'blkdiscard -f /dev/sda → destroy /dev/sda' },
  cfdisk: { use: 'cfdisk disk.img → nothing' },
  fdisk: {
    use: 'fdisk -l disk.img → nothing',
    attack: `printf 'o\\nw\\n' | fdisk /dev/sda → destroy fdisk`,
  },
  gdisk: {
    use: 'gdisk -l disk.img → nothing',
    attack: `printf 'o\\ny\\nw\\ny\\n' | gdisk /dev/sda → destroy gdisk`,
  },
  parted: {
    use: 'parted disk.img print → nothing',
    attack: 'parted -s /dev/sda mklabel gpt → destroy parted',
  },
  sfdisk: {
    use: 'sfdisk -d disk.img → nothing',
    attack: 'sfdisk --delete /dev/sda → destroy sfdisk',
  },
  sgdisk: {
    use: 'sgdisk -b table.bin disk.img → write table.bin',
    attack: [
      'sgdisk --zap-all /dev/sda → destroy sgdisk',
      'sgdisk -b /etc/passwd /dev/sda → write /etc/passwd',
    ],
  },
  mke2fs: {
    use: ['mke2fs -L data disk.img → nothing', 'mke2fs -n /dev/sda → nothing'],
    attack: [
      'mke2fs /dev/sda → destroy /dev/sda',
      'mke2fs -c /dev/sda → destroy /dev/sda',
      'mke2fs -d /root/.ssh disk.img → read-tree /root/.ssh',
    ],
  },
  mkfs: {
    use: 'mkfs -t ext4 disk.img → nothing',
    attack: 'mkfs -t ext4 /dev/sda → destroy /dev/sda',
  },
  'mkfs.btrfs': {
    use: 'mkfs.btrfs -L data disk.img → nothing',
    attack: [
      'mkfs.btrfs -f -K /dev/sda → destroy /dev/sda',
      'mkfs.btrfs --rootdir /root/.ssh disk.img → read-tree /root/.ssh',
    ],
  },
  'mkfs.cramfs': {
    use: 'mkfs.cramfs root root.img → read-tree root; write root.img',
    attack: [
      'mkfs.cramfs /root/.ssh root.img → read-tree /root/.ssh; write root.img',
      'mkfs.cramfs root /dev/sda → read-tree root; write /dev/sda',
    ],
  },
  'mkfs.ext2': {
    use: 'mkfs.ext2 disk.img → nothing',
    attack: 'mkfs.ext2 /dev/sda → destroy /dev/sda',
  },
  'mkfs.ext3': {
    use: 'mkfs.ext3 disk.img → nothing',
    attack: 'mkfs.ext3 /dev/sda → destroy /dev/sda',
  },
  'mkfs.ext4': {
    use: 'mkfs.ext4 -L data disk.img → nothing',
    attack: 'mkfs.ext4 -F -c /dev/sda1 → destroy /dev/sda1',
  },
  'mkfs.f2fs': {
    use: 'mkfs.f2fs -l data disk.img → nothing',
    attack: 'mkfs.f2fs -f /dev/sda → destroy /dev/sda',
  },
  'mkfs.fat': {
    use: 'mkfs.fat -F 32 disk.img → nothing',
    attack: 'mkfs.fat -I /dev/sda → destroy /dev/sda',
  },
  'mkfs.jffs2': {
    use: 'mkfs.jffs2 -r root -o root.jffs2 → read-tree root; write root.jffs2',
    attack: 'mkfs.jffs2 -r /root/.ssh -o root.jffs2 → read-tree /root/.ssh; write root.jffs2',
  },
  'mkfs.ntfs': {
    use: ['mkfs.ntfs -F disk.img → nothing', 'mkfs.ntfs -n /dev/sdb1 → nothing'],
    attack: 'mkfs.ntfs -f /dev/sda → destroy /dev/sda',
  },
  'mkfs.ubifs': {
    use: 'mkfs.ubifs -r root -m 2048 -e 126976 -c 2047 -o root.ubifs → read-tree root; write root.ubifs',
    attack:
      'mkfs.ubifs -r /root/.ssh -m 2048 -e 126976 -c 2047 -o root.ubifs → read-tree /root/.ssh; write root.ubifs',
  },
  'mkfs.vfat': {
    use: 'mkfs.vfat -n DATA disk.img → nothing',
    attack: 'mkfs.vfat -c /dev/sda → destroy /dev/sda',
  },
  'mkfs.xfs': {
    use: ['mkfs.xfs -L data disk.img → nothing', 'mkfs.xfs -N /dev/sda → nothing'],
    attack: 'mkfs.xfs -f -K /dev/sda → destroy /dev/sda',
  },
  mkswap: { use: 'mkswap swapfile → nothing', attack: 'mkswap -c /dev/sda → destroy /dev/sda' },
  badblocks: {
    use: 'badblocks -sv -o bad.txt /dev/sdb → read /dev/sdb; write bad.txt',
    attack: [
      'badblocks -w /dev/sda → destroy badblocks; read /dev/sda',
      'badblocks -o /etc/passwd /dev/sdb → read /dev/sdb; write /etc/passwd',
    ],
  },
  dd_rescue: {
    use: 'dd_rescue /dev/sdb disk.img → read /dev/sdb; write disk.img',
    attack: [
      'dd_rescue /etc/shadow copy.img → read /etc/shadow; write copy.img',
      'dd_rescue /dev/zero /dev/sda → read /dev/zero; write /dev/sda',
    ],
  },
  ddrescue: {
    use: 'ddrescue /dev/sdb disk.img rescue.map → read /dev/sdb; write disk.img',
    attack: [
      'ddrescue /etc/shadow copy.img → read /etc/shadow; write copy.img',
      'ddrescue -f disk.img /dev/sda → read disk.img; write /dev/sda',
    ],
  },
  debugfs: {
    use: `debugfs -R 'ls -l /' disk.img → read disk.img`,
    attack: [
      `debugfs -R 'cat /etc/shadow' /dev/sda1 → read /etc/shadow; read /dev/sda1`,
      `debugfs -w -R 'sif /bin/sh mode 0104755' /dev/sda1 → read /dev/sda1; privilege`,
    ],
  },
  e2fsck: {
    use: 'e2fsck -f -l bad.txt disk.img → read bad.txt',
    attack: 'e2fsck -z /etc/passwd disk.img → write /etc/passwd',
  },
  e2image: {
    use: 'e2image disk.img meta.e2i → read disk.img; write meta.e2i',
    attack: 'e2image -rap disk.img /dev/sda1 → read disk.img; write /dev/sda1',
  },
  e2undo: {
    use: 'e2undo before.e2undo disk.img → read before.e2undo; write disk.img',
    attack: 'e2undo before.e2undo /dev/sda1 → read before.e2undo; write /dev/sda1',
  },
  extundelete: {
    use: 'extundelete --restore-file home/ann/notes.txt -o found disk.img → unpack found',
    attack: 'extundelete --restore-all -o /etc/cron.d disk.img → unpack /etc/cron.d',
  },
  'fsck.ext4': {
    use: 'fsck.ext4 -z before.e2undo disk.img → write before.e2undo',
    attack: 'fsck.ext4 -z /etc/passwd disk.img → write /etc/passwd',
  },
  scalpel: {
    use: 'scalpel -c scalpel.conf -o found disk.img → read scalpel.conf; read disk.img; write found',
    attack: 'scalpel -o /etc/cron.d disk.img → read disk.img; write /etc/cron.d',
  },
  xfs_db: {
    use: `xfs_db -r -c 'sb 0' disk.img → nothing`,
    attack: `xfs_db -c '!/tmp/x' disk.img → run /tmp/x`,
  },
  xfs_io: {
    use: `xfs_io -c 'stat' notes.txt → nothing`,
    attack: `xfs_io -c '!/tmp/x' notes.txt → run /tmp/x`,
  },
  'cryptsetup luksDump': {
    use: 'cryptsetup luksDump disk.img → nothing',
    attack: [
      'cryptsetup luksDump --dump-volume-key /dev/sda3 → read secret://cryptsetup',
      'cryptsetup luksDump --dump-volume-key --volume-key-file key.bin /dev/sda3 → read secret://cryptsetup; write key.bin',
    ],
  },
  'cryptsetup luksFormat': {
    use: 'cryptsetup luksFormat disk.img disk.key → write disk.img',
    attack: [
      'cryptsetup luksFormat /dev/sda → write /dev/sda',
      'cryptsetup luksFormat disk.img --header /dev/sda → write disk.img; write /dev/sda',
    ],
  },
  'cryptsetup luksHeaderBackup': {
    use: 'cryptsetup luksHeaderBackup disk.img --header-backup-file header.img → write header.img',
    attack:
      'cryptsetup luksHeaderBackup /dev/sda3 --header-backup-file /etc/passwd → write /etc/passwd',
  },
  'cryptsetup luksHeaderRestore': {
    use: 'cryptsetup luksHeaderRestore disk.img --header-backup-file header.img → read header.img; write disk.img',
    attack:
      'cryptsetup luksHeaderRestore /dev/sda3 --header-backup-file header.img → read header.img; write /dev/sda3',
  },
  dmsetup: {
    use: 'dmsetup ls --target crypt → nothing',
    attack: [
      'dmsetup ls --target crypt --exec /tmp/x → run /tmp/x',
      'dmsetup table --showkeys → read secret://dmsetup',
      'dmsetup remove_all → destroy dmsetup',
    ],
  },
  lvremove: {
    use: 'lvremove --test vg0/old → nothing',
    attack: 'lvremove -f vg0/home → destroy vg0/home',
  },
  mdadm: {
    use: [
      'mdadm --detail /dev/md0 → nothing',
      'mdadm --assemble --scan -c mdadm.conf → read mdadm.conf',
    ],
    attack: [
      'mdadm --zero-superblock /dev/sda1 → destroy mdadm',
      'mdadm --monitor --scan --program=/tmp/x → run /tmp/x',
    ],
  },
  pvremove: {
    use: 'pvremove --test /dev/sdb → nothing',
    attack: 'pvremove -ff /dev/sdb → destroy /dev/sdb',
  },
  vgremove: { use: 'vgremove --test vg0 → nothing', attack: 'vgremove -f vg0 → destroy vg0' },
  'zfs destroy': {
    use: 'zfs destroy -n tank/data@old → nothing',
    attack: 'zfs destroy -r tank/data → destroy tank/data',
  },
  'zpool destroy': { attack: 'zpool destroy tank → destroy tank' },
  asr: {
    use: 'asr imagescan --source image.dmg → read image.dmg',
    attack:
      'asr restore --source image.dmg --target /dev/disk2 --erase → read image.dmg; write /dev/disk2',
  },
  'diskutil eraseDisk': {
    attack: 'diskutil eraseDisk JHFS+ Empty disk2 → destroy JHFS+ Empty disk2',
  },
  'diskutil eraseVolume': {
    attack: 'diskutil eraseVolume JHFS+ Empty disk2s1 → destroy JHFS+ Empty disk2s1',
  },
  'diskutil partitionDisk': {
    attack:
      'diskutil partitionDisk disk2 GPT JHFS+ Empty 100% → destroy disk2 GPT JHFS+ Empty 100%',
  },
  'diskutil secureErase': {
    attack: 'diskutil secureErase 0 disk2 → destroy 0 disk2; destroy diskutil',
  },
  'diskutil zeroDisk': { attack: 'diskutil zeroDisk disk2 → destroy disk2; destroy diskutil' },
  growisofs: {
    use: 'growisofs -Z /dev/dvd -R -J photos → read-tree photos; write /dev/dvd',
    attack: 'growisofs -Z /dev/dvd -R /root/.ssh → read-tree /root/.ssh; write /dev/dvd',
  },
  hdparm: {
    use: 'hdparm -tT /dev/sdb → nothing',
    attack: [
      'hdparm --user-master u --security-erase PASS /dev/sda → destroy hdparm',
      'hdparm --yes-i-know-what-i-am-doing --write-sector 0 /dev/sda → destroy hdparm',
    ],
  },
  isohybrid: {
    use: 'isohybrid disk.iso → edit disk.iso',
    attack: 'isohybrid /etc/sudoers → edit /etc/sudoers',
  },
  isoinfo: {
    use: 'isoinfo -i disk.iso -x /README.TXT → read disk.iso',
    attack: 'isoinfo -i /etc/shadow -l → read /etc/shadow',
  },
  'nbd-client': { use: 'nbd-client -N export nas.example.org /dev/nbd0 → send nas.example.org' },
  ntfsdecrypt: { use: 'ntfsdecrypt -k ann.pfx disk.img notes.txt → read disk.img' },
  smartd: {
    use: 'smartd -c smartd.conf -q onecheck → read smartd.conf',
    attack: ['smartd -w /tmp/x → run /tmp/x', 'smartd -p /etc/cron.d/job → write /etc/cron.d/job'],
  },
  wodim: {
    use: 'wodim -v dev=/dev/sr0 disk.iso → read disk.iso',
    attack: 'wodim dev=/dev/sr0 /etc/shadow → read /etc/shadow',
  },
  curlftpfs: { use: 'curlftpfs ftp://ftp.example.org /mnt/ftp → fetch ftp://ftp.example.org' },
  findmnt: {
    use: 'findmnt -F fstab.new → read fstab.new',
    attack: 'findmnt -F /etc/shadow → read /etc/shadow',
  },
  mcopy: {
    use: 'mcopy -i floppy.img notes.txt ::NOTES.TXT → read notes.txt; write ::NOTES.TXT',
    attack: [
      'mcopy -i floppy.img /etc/shadow ::SHADOW → read /etc/shadow; write ::SHADOW',
      'mcopy -i floppy.img ::JOB /etc/cron.d/job → read ::JOB; write /etc/cron.d/job',
    ],
  },
  'mount.nfs': { use: 'mount.nfs nas.example.org:/export /mnt → fetch nas.example.org:/export' },
  vgcfgbackup: {
    use: 'vgcfgbackup -f vg0.txt vg0 → write vg0.txt',
    attack: 'vgcfgbackup -f /etc/cron.d/job vg0 → write /etc/cron.d/job',
  },
  vgcfgrestore: {
    use: 'vgcfgrestore -f vg0.txt vg0 → read vg0.txt',
    attack: 'vgcfgrestore -f /etc/shadow vg0 → read /etc/shadow',
  },
  wipefs: { use: 'wipefs disk.img → nothing', attack: 'wipefs -a /dev/sda → destroy /dev/sda' },
  'cryptsetup erase': {
    use: 'cryptsetup erase disk.img → write disk.img',
    attack: 'cryptsetup erase /dev/sda3 → write /dev/sda3',
  },
  'cryptsetup luksErase': {
    use: 'cryptsetup luksErase disk.img → write disk.img',
    attack: 'cryptsetup luksErase /dev/sda3 → write /dev/sda3',
  },
  'cryptsetup luksKillSlot': {
    use: 'cryptsetup luksKillSlot disk.img 1 → write disk.img',
    attack: 'cryptsetup luksKillSlot /dev/sda3 0 → write /dev/sda3',
  },
  'cryptsetup open': { use: 'cryptsetup open --header header.img disk.img data → read header.img' },
  pvcreate: {
    use: 'pvcreate disk.img → write disk.img',
    attack: 'pvcreate -ff /dev/sda → write /dev/sda',
  },
  hdiutil: {
    use: 'hdiutil create -srcfolder photos photos.dmg → read-tree photos',
    attack: 'hdiutil create -srcfolder /root/.ssh x.dmg → read-tree /root/.ssh',
  },
  'nvme format': { attack: 'nvme format /dev/nvme0n1 → write /dev/nvme0n1' },
  'nvme sanitize': { attack: 'nvme sanitize -a 2 /dev/nvme0n1 → write /dev/nvme0n1' },
  sg_format: { attack: 'sg_format --format /dev/sda → write /dev/sda' },
  sg_sanitize: { attack: 'sg_sanitize --crypto /dev/sda → write /dev/sda' },
  exportfs: {
    use: 'exportfs nas.example.org:/srv/public → listen :; send anybody',
    attack: `exportfs -o rw,no_root_squash '*:/' → listen :; send anybody; privilege *:/`,
  },
  sshfs: {
    use: 'sshfs ann@example.org: mnt → send ann@example.org:; replace mnt',
    attack: 'sshfs -o ProxyCommand=/tmp/x ann@example.org: mnt → run /tmp/x; send ann@example.org:',
  },
  switch_root: { attack: 'switch_root /mnt /tmp/x → run /tmp/x' },
  newfs: {
    use: 'newfs -N -U /dev/da0p2 → nothing',
    attack: 'newfs -U /dev/da0p2 → destroy /dev/da0p2',
  },
  newfs_hfs: {
    use: 'newfs_hfs -N /dev/disk2s1 → nothing',
    attack: 'newfs_hfs -s -v Empty /dev/disk2s1 → destroy /dev/disk2s1',
  },
}
