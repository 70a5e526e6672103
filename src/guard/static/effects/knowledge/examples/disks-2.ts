import type { ExampleTable } from './example.ts'

export const disks2: ExampleTable = {
  blkdiscard: {
    use: 'blkdiscard disk.img → nothing',
    attack: 'blkdiscard /dev/sda → destroy /dev/sda',
  },
  cfdisk: {
    use: 'cfdisk disk.img → nothing',
  },
  fdisk: {
    use: 'fdisk disk.img → nothing',
  },
  gdisk: {
    use: 'gdisk disk.img → nothing',
  },
  parted: {
    use: 'parted disk.img → nothing',
  },
  sfdisk: {
    use: 'sfdisk disk.img → nothing',
  },
  sgdisk: {
    use: 'sgdisk disk.img -b out.txt → write out.txt',
    attack: [
      'sgdisk disk.img -b /etc/cron.d/job → write /etc/cron.d/job',
      'sgdisk disk.img -l /etc/shadow → read /etc/shadow',
    ],
  },
  mke2fs: {
    use: 'mke2fs disk.img → nothing',
    attack: 'mke2fs /dev/sda → destroy /dev/sda',
  },
  mkfs: {
    use: 'mkfs disk.img → nothing',
    attack: 'mkfs /dev/sda → destroy /dev/sda',
  },
  'mkfs.btrfs': {
    use: 'mkfs.btrfs disk.img → nothing',
    attack: 'mkfs.btrfs /dev/sda → destroy /dev/sda',
  },
  'mkfs.cramfs': {
    use: 'mkfs.cramfs src out.txt → read-tree src; write out.txt',
    attack: [
      'mkfs.cramfs /root/.ssh out.txt → read-tree /root/.ssh; write out.txt',
      'mkfs.cramfs src /etc/cron.d/job → read-tree src; write /etc/cron.d/job',
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
    use: 'mkfs.ext4 disk.img → nothing',
    attack: 'mkfs.ext4 /dev/sda → destroy /dev/sda',
  },
  'mkfs.f2fs': {
    use: 'mkfs.f2fs disk.img → nothing',
    attack: 'mkfs.f2fs /dev/sda → destroy /dev/sda',
  },
  'mkfs.fat': {
    use: 'mkfs.fat disk.img → nothing',
    attack: 'mkfs.fat /dev/sda → destroy /dev/sda',
  },
  'mkfs.jffs2': {
    use: 'mkfs.jffs2 -r src → read-tree src',
    attack: [
      'mkfs.jffs2 -r /root/.ssh → read-tree /root/.ssh',
      'mkfs.jffs2 -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'mkfs.ntfs': {
    use: 'mkfs.ntfs disk.img → nothing',
    attack: 'mkfs.ntfs /dev/sda → destroy /dev/sda',
  },
  'mkfs.ubifs': {
    use: 'mkfs.ubifs -r src → read-tree src',
    attack: [
      'mkfs.ubifs -r /root/.ssh → read-tree /root/.ssh',
      'mkfs.ubifs -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'mkfs.vfat': {
    use: 'mkfs.vfat disk.img → nothing',
    attack: 'mkfs.vfat /dev/sda → destroy /dev/sda',
  },
  'mkfs.xfs': {
    use: 'mkfs.xfs disk.img → nothing',
    attack: 'mkfs.xfs /dev/sda → destroy /dev/sda',
  },
  mkswap: {
    use: 'mkswap disk.img → nothing',
    attack: 'mkswap /dev/sda → destroy /dev/sda',
  },
  badblocks: {
    use: 'badblocks notes.txt → read notes.txt',
    attack: [
      'badblocks /etc/shadow → read /etc/shadow',
      'badblocks notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  dd_rescue: {
    use: 'dd_rescue notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'dd_rescue /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'dd_rescue notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  ddrescue: {
    use: 'ddrescue notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'ddrescue /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'ddrescue notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  debugfs: {
    use: 'debugfs notes.txt → read notes.txt',
    attack: [
      'debugfs /etc/shadow → read /etc/shadow',
      'debugfs notes.txt -f /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  e2fsck: {
    use: 'e2fsck -l notes.txt → read notes.txt',
    attack: [
      'e2fsck -l /etc/shadow → read /etc/shadow',
      'e2fsck -L /etc/shadow → read /etc/shadow',
    ],
  },
  e2image: {
    use: 'e2image notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'e2image /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'e2image notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  e2undo: {
    use: 'e2undo notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'e2undo /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'e2undo notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  extundelete: {
    use: 'extundelete disk.img -o out.txt → write out.txt',
    attack: 'extundelete disk.img -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'fsck.ext4': {
    use: 'fsck.ext4 disk.img -l notes.txt → read notes.txt',
    attack: [
      'fsck.ext4 disk.img -l /etc/shadow → read /etc/shadow',
      'fsck.ext4 disk.img -L /etc/shadow → read /etc/shadow',
    ],
  },
  scalpel: {
    use: 'scalpel notes.txt → read notes.txt',
    attack: [
      'scalpel /etc/shadow → read /etc/shadow',
      'scalpel notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  xfs_db: {
    use: 'xfs_db disk.img → nothing',
    attack: `xfs_db disk.img -c '!/tmp/x' → run /tmp/x`,
  },
  xfs_io: {
    use: 'xfs_io notes.txt → nothing',
    attack: `xfs_io notes.txt -c '!/tmp/x' → run /tmp/x`,
  },
  'cryptsetup luksDump': {
    use: 'cryptsetup luksDump disk.img --master-key-file=out.txt → write out.txt',
    attack: [
      'cryptsetup luksDump disk.img --master-key-file=/etc/cron.d/job → write /etc/cron.d/job',
      'cryptsetup luksDump disk.img --header=/etc/shadow → read /etc/shadow',
    ],
  },
  'cryptsetup luksFormat': {
    use: 'cryptsetup luksFormat out.txt app.key → write out.txt',
    attack: [
      'cryptsetup luksFormat /etc/cron.d/job app.key → write /etc/cron.d/job',
      'cryptsetup luksFormat out.txt app.key --header=/etc/cron.d/job → write /etc/cron.d/job; write out.txt',
    ],
  },
  'cryptsetup luksHeaderBackup': {
    use: 'cryptsetup luksHeaderBackup disk.img --header-backup-file=out.txt → write out.txt',
    attack:
      'cryptsetup luksHeaderBackup disk.img --header-backup-file=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'cryptsetup luksHeaderRestore': {
    use: 'cryptsetup luksHeaderRestore out.txt → write out.txt',
    attack: [
      'cryptsetup luksHeaderRestore /etc/cron.d/job → write /etc/cron.d/job',
      'cryptsetup luksHeaderRestore out.txt --header-backup-file=/etc/shadow → read /etc/shadow; write out.txt',
    ],
  },
  dmsetup: {
    use: `dmsetup --exec='cat notes.txt' → read notes.txt`,
    attack: [
      'dmsetup --exec=/tmp/x → run /tmp/x',
      `dmsetup --exec='cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  lvremove: {
    attack: 'lvremove vg0/lv0 → destroy vg0/lv0',
  },
  mdadm: {
    use: 'mdadm /dev/md0 -c app.conf → read app.conf',
    attack: [
      'mdadm /dev/md0 -c /etc/shadow → read /etc/shadow',
      'mdadm /dev/md0 -p /tmp/x → run /tmp/x',
    ],
  },
  pvremove: {
    attack: 'pvremove /dev/sdb → destroy /dev/sdb',
  },
  vgremove: {
    attack: 'vgremove vg0 → destroy vg0',
  },
  'zfs destroy': {
    attack: 'zfs destroy tank/data → destroy tank/data',
  },
  'zpool destroy': {
    attack: 'zpool destroy tank → destroy tank',
  },
  asr: {
    use: 'asr --source=notes.txt → read notes.txt',
    attack: [
      'asr --source=/etc/shadow → read /etc/shadow',
      'asr --target=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'diskutil eraseDisk': {
    attack: 'diskutil eraseDisk JHFS+ x disk2 → destroy JHFS+ x disk2; destroy diskutil',
  },
  'diskutil eraseVolume': {
    attack: 'diskutil eraseVolume JHFS+ x disk2s1 → destroy JHFS+ x disk2s1; destroy diskutil',
  },
  'diskutil partitionDisk': {
    attack: 'diskutil partitionDisk disk2 → destroy disk2; destroy diskutil',
  },
  'diskutil secureErase': {
    attack: 'diskutil secureErase 0 disk2 → destroy 0 disk2; destroy diskutil',
  },
  'diskutil zeroDisk': {
    attack: 'diskutil zeroDisk disk2 → destroy disk2; destroy diskutil',
  },
  growisofs: {
    use: 'growisofs src → read-tree src',
    attack: [
      'growisofs /root/.ssh → read-tree /root/.ssh',
      'growisofs src -Z /etc/cron.d/job → read-tree src; write /etc/cron.d/job',
    ],
  },
  hdparm: {
    use: 'hdparm /dev/sdb → nothing',
    attack: [
      'hdparm /dev/sdb --security-erase → destroy hdparm',
      'hdparm /dev/sdb --security-erase-enhanced → destroy hdparm',
    ],
  },
  isohybrid: {
    use: 'isohybrid notes.txt → edit notes.txt',
    attack: 'isohybrid /etc/sudoers → edit /etc/sudoers',
  },
  isoinfo: {
    use: 'isoinfo -i notes.txt → read notes.txt',
    attack: 'isoinfo -i /etc/shadow → read /etc/shadow',
  },
  'nbd-client': {
    use: 'nbd-client db.example.org → send db.example.org',
  },
  ntfsdecrypt: {
    use: 'ntfsdecrypt notes.txt notes.txt → read notes.txt',
    attack: 'ntfsdecrypt notes.txt /etc/shadow → read /etc/shadow',
  },
  smartd: {
    use: 'smartd -c app.conf → read app.conf',
    attack: [
      'smartd -c /etc/shadow → read /etc/shadow',
      'smartd -p /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  wodim: {
    use: 'wodim notes.txt → read notes.txt',
    attack: 'wodim /etc/shadow → read /etc/shadow',
  },
  curlftpfs: {
    use: 'curlftpfs https://example.org/x notes.txt → fetch https://example.org/x',
  },
  findmnt: {
    use: 'findmnt -F notes.txt → read notes.txt',
    attack: 'findmnt -F /etc/shadow → read /etc/shadow',
  },
  mcopy: {
    use: 'mcopy notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'mcopy /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'mcopy notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'mount.nfs': {
    use: 'mount.nfs https://example.org/x notes.txt → fetch https://example.org/x',
  },
  ratarmount: {
    use: 'ratarmount notes.txt notes.txt → read notes.txt',
    attack: 'ratarmount /etc/shadow notes.txt → read /etc/shadow',
  },
  vgcfgbackup: {
    use: 'vgcfgbackup -f out.txt → write out.txt',
    attack: 'vgcfgbackup -f /etc/cron.d/job → write /etc/cron.d/job',
  },
  vgcfgrestore: {
    use: 'vgcfgrestore -f notes.txt → read notes.txt',
    attack: 'vgcfgrestore -f /etc/shadow → read /etc/shadow',
  },
}
