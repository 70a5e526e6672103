import type { ExampleTable } from './example.ts'

export const hardwareControllers: ExampleTable = {
  'ipmi-chassis': {
    use: [`ipmi-chassis --get-chassis-status → nothing`],
    unclear: [`ipmi-chassis --chassis-control=POWER-DOWN → what it does to the machine from below`],
  },
  ilorest: {
    use: [`ilorest serverinfo → nothing`],
    unclear: [`ilorest factorydefaults → what it does to the machine from below`],
  },
  'ipmi-sel': {
    use: [`ipmi-sel --output-event-state → nothing`],
    unclear: [`ipmi-sel --clear → what was recorded until then`],
  },
  'ipmi-sensors': { use: [`ipmi-sensors --output-sensor-state → nothing`] },
  'bmc-info': { use: [`bmc-info → nothing`] },
  'ipmi-fru': { use: [`ipmi-fru → nothing`] },
  ipmipower: {
    use: [`ipmipower -h node4 --stat → nothing`],
    unclear: [`ipmipower --hostname=node4 --off → what it does to the machine from below`],
  },
  omconfig: {
    unclear: [
      `omconfig system alertaction event=powersupply shutdownos=true → what it does to the machine from below`,
    ],
  },
  omreport: { use: [`omreport storage vdisk → nothing`] },
  racadm: {
    use: [`racadm getsysinfo → nothing`, `racadm -r idrac4 get BIOS.SysProfileSettings → nothing`],
    unclear: [
      `racadm storage deletevd:Disk.Virtual.0 → what it does to the machine from below`,
      `racadm set iDRAC.Users.3.Privilege 0x1ff → what it does to the machine from below`,
    ],
  },
  arcconf: {
    use: [`arcconf getconfig 1 ld → nothing`],
    attack: [`arcconf delete 1 logicaldrive all noprompt → destroy arcconf`],
    unclear: [`arcconf delete 1 logicaldrive 2 → what it does to the machine from below`],
  },
  ssacli: {
    use: [`ssacli ctrl all show config → nothing`],
    unclear: [
      `ssacli ctrl slot=0 ld 1 modify cachebypassthreshold=1 → what it does to the machine from below`,
    ],
  },
  hpssacli: { use: [`hpssacli ctrl all show config → nothing`] },
  hpacucli: { use: [`hpacucli ctrl all show config → nothing`] },
  MegaCli: {
    use: [`MegaCli -PDList -aALL → nothing`],
    attack: [`MegaCli -CfgClr -aALL → destroy MegaCli`],
    unclear: [`MegaCli -CfgLdDel -L1 -a0 → what it does to the machine from below`],
  },
  MegaCli64: { use: [`MegaCli64 -LDInfo -Lall -aALL → nothing`] },
  megacli: { use: [`megacli -AdpAllInfo -a0 → nothing`] },
  storcli: {
    use: [`storcli /c0/eall/sall show → nothing`],
    unclear: [`storcli /c0/v0 start init full → what it does to the machine from below`],
  },
  storcli64: { use: [`storcli64 /c0 show → nothing`] },
  perccli: { use: [`perccli /c0 show → nothing`] },
  perccli64: { use: [`perccli64 /c0/vall show → nothing`] },
  sas2ircu: {
    use: [`sas2ircu 0 DISPLAY → nothing`],
    unclear: [`sas2ircu 0 CFGRESET → what it does to the machine from below`],
  },
  sas3ircu: { use: [`sas3ircu LIST → nothing`] },
  'sedutil-cli': {
    use: [`sedutil-cli --scan → nothing`],
    unclear: [`sedutil-cli --revertTPer pw /dev/nvme0 → what --revertTPer makes of "/dev/nvme0"`],
  },
  sedutil: { use: [`sedutil --scan → nothing`] },
  tw_cli: {
    use: [`tw_cli /c0 show → nothing`],
    unclear: [`tw_cli /c0/u0 migrate type=raid0 → what it does to the machine from below`],
  },
  lsscsi: { use: [`lsscsi -g → nothing`] },
  mt: {
    use: [`mt -f /dev/nst0 status → nothing`],
    unclear: [`mt -f /dev/nst0 erase → what is lost with it`],
  },
  mtx: {
    use: [`mtx -f /dev/sg3 status → nothing`],
    unclear: [`mtx -f /dev/sg3 erase → what is lost with it`],
  },
  sg_readcap: { use: [`sg_readcap --long /dev/sdc → nothing`] },
  sg_inq: { use: [`sg_inq /dev/sdc → nothing`] },
  sg_logs: { use: [`sg_logs --page=0x0d /dev/sdb → nothing`] },
  sg_luns: { use: [`sg_luns /dev/sdb → nothing`] },
  sg_modes: { use: [`sg_modes /dev/sdb → nothing`] },
  sg_vpd: { use: [`sg_vpd --page=bl /dev/sdb → nothing`] },
  sg_unmap: { unclear: [`sg_unmap --lba=0 --num=1000 /dev/sdb → what --lba makes of "/dev/sdb"`] },
  sg_write_buffer: {
    use: [`sg_write_buffer --mode=5 --in=fw.bin /dev/sdb → read fw.bin`],
    unclear: [`sg_write_buffer --mode=5 --in=fw.bin /dev/sdb → what it makes of "/dev/sdb"`],
    attack: [`sg_write_buffer -I /etc/shadow /dev/sdb → read /etc/shadow`],
  },
  sg_write_same: {
    use: [`sg_write_same --lba=0 -i zero.bin /dev/sdb → read zero.bin`],
    unclear: [`sg_write_same --lba=0 --num=1000 /dev/sdb → what --lba makes of "/dev/sdb"`],
    attack: [`sg_write_same -i /etc/shadow /dev/sdb → read /etc/shadow`],
  },
  devmem: {
    use: [`devmem 0xfe200000 → nothing`],
    unclear: [`devmem 0xfe200000 32 0x1 → what it does to the machine from below`],
  },
  devmem2: { use: [`devmem2 0xfe200000 → nothing`] },
  'evemu-describe': { use: [`evemu-describe devices/pad.txt → nothing`] },
  'evemu-record': {
    use: [`evemu-record /dev/input/event3 keys.txt → write keys.txt`],
    unclear: [`evemu-record /dev/input/event3 keys.txt → what it makes of "/dev/input/event3"`],
    attack: [`evemu-record /dev/input/event3 /etc/passwd → write /etc/passwd`],
  },
  i2cdetect: { use: [`i2cdetect -y 1 → nothing`] },
  i2cdump: { use: [`i2cdump -y 1 0x50 → nothing`] },
  i2cget: { use: [`i2cget -y 1 0x50 0 → nothing`] },
  i2cset: { unclear: [`i2cset -y 1 0x50 0 0xff → what it does to the machine from below`] },
  rdmsr: { use: [`rdmsr -a 0x1a0 → nothing`] },
  setpci: {
    use: [`setpci --dumpregs → nothing`],
    unclear: [`setpci -s 00:1f.0 COMMAND=0 → what it does to the machine from below`],
  },
  wrmsr: { unclear: [`wrmsr -a 0x1a0 0 → what it does to the machine from below`] },
  flash_erase: { unclear: [`flash_erase /dev/mtd0 0 0 → what is lost with it`] },
  flashcp: {
    use: [`flashcp fw.bin /dev/mtd0 → read fw.bin`],
    unclear: [`flashcp fw.bin /dev/mtd0 → the firmware that it writes`],
    attack: [`flashcp /etc/shadow /dev/mtd0 → read /etc/shadow`],
  },
  fw_printenv: {
    use: [`fw_printenv bootdelay → nothing`],
    attack: [`fw_printenv -c /etc/shadow → read /etc/shadow`],
  },
  fw_setenv: {
    unclear: [`fw_setenv bootcmd run x → how the machine starts from then on`],
    attack: [`fw_setenv -c /etc/shadow a b → read /etc/shadow`],
  },
  kdumpctl: {
    use: [`kdumpctl status → nothing`],
    unclear: [`kdumpctl reset-crashkernel → how the machine starts from then on`],
  },
  kmutil: {
    use: [`kmutil showloaded --list-only → nothing`],
    unclear: [`kmutil load -b com.example.x → whose code the machine starts from then on`],
  },
  mokutil: {
    use: [`mokutil --list-enrolled → nothing`, `mokutil --sb-state → nothing`],
    unclear: [
      `mokutil --disable-validation → whose code the machine starts from then on`,
      `mokutil --import x.der → whose code the machine starts from then on`,
    ],
  },
  mstflint: {
    use: [`mstflint -d mt4119 query → nothing`],
    unclear: [`mstflint -d mt4119 -i fw.bin burn → the firmware that it writes`],
    attack: [`mstflint -d mt4119 -i /etc/shadow verify → read /etc/shadow`],
  },
  mtdinfo: { use: [`mtdinfo -a → nothing`] },
  nandwrite: {
    use: [`nandwrite /dev/mtd0 fw.bin → read fw.bin`],
    unclear: [`nandwrite /dev/mtd0 fw.bin → the firmware that it writes`],
    attack: [`nandwrite /dev/mtd0 /etc/shadow → read /etc/shadow`],
  },
  sbctl: {
    use: [`sbctl list-files → nothing`, `sbctl sign boot.efi → nothing`],
    unclear: [
      `sbctl enroll-keys --yes-this-might-brick-my-machine → whose code the machine starts from then on`,
    ],
  },
  sbverify: { use: [`sbverify --list boot.efi → nothing`] },
  ubiformat: {
    use: [`ubiformat /dev/mtd0 -f x.ubi → read x.ubi`],
    unclear: [`ubiformat /dev/mtd0 -f x.ubi → the firmware that it writes`],
    attack: [`ubiformat /dev/mtd0 -f /etc/shadow → read /etc/shadow`],
  },
  esxcli: {
    use: [`esxcli vm process list → nothing`],
    unclear: [
      `esxcli system maintenanceMode set --enable true → what becomes of the machines there`,
    ],
  },
  'vim-cmd': {
    use: [`vim-cmd vmsvc/getallvms → nothing`],
    unclear: [`vim-cmd vmsvc/power.off 12 → what becomes of the machines there`],
  },
  vmkfstools: {
    use: [`vmkfstools -i a.vmdk b.vmdk → nothing`],
    unclear: [`vmkfstools -U a.vmdk → what is lost with it`],
  },
}
