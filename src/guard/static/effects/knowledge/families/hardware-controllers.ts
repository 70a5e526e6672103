import { STARTS, unlessAsked, unlessAskedLater } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import { FROM_BELOW, HOW_IT_STARTS, LOST, WRITTEN_FIRMWARE } from '../joint-facts.ts'

const WHOSE_CODE_STARTS = 'whose code the machine starts from then on'
const MACHINES_THERE = 'what becomes of the machines there'

/** Controllers of machines, disks and tapes, registers and firmware: they work below every right of a file. */
export const hardwareControllers: KnowledgeTable = {
  // controllers of the machine itself
  'bmc-info': '-* | h: u: p: | kind=reporter',
  ilorest: {
    line: '- -*',
    unclear: [unlessAsked(FROM_BELOW, 'login|logout|types|select|systeminventory|server\\w+')],
  },
  'ipmi-chassis': {
    line: '-* | h,hostname: u: p:',
    unclear: [[/--(?:chassis-control|set-\S+|bootdevice|clear-\S+)/, FROM_BELOW]],
  },
  'ipmi-fru': '=bmc-info',
  'ipmi-sel': {
    line: '-* | h: u: p:',
    unclear: [[/--(?:clear|delete|post-clear)/, 'what was recorded until then']],
  },
  'ipmi-sensors': '=bmc-info',
  ipmipower: {
    line: '-* | h,hostname: u: p:',
    unclear: [[/(?:^| )(?:-[nfcrsD]\b|--(?:on|off|cycle|reset|soft|pulse))/, FROM_BELOW]],
  },
  omconfig: '-* | | unclear=what-it-does-to-the-machine-from-below',
  omreport: '-* | | kind=reporter',
  racadm: {
    line: '-* | r: u: p:',
    unclear: [unlessAsked(FROM_BELOW, '', '-[rupi] \\S+|--nocertwarn')],
  },

  // controllers of disks
  arcconf: { line: '- -*', unclear: [unlessAsked(FROM_BELOW, 'identify')] },
  hpacucli: '=ssacli',
  hpssacli: '=ssacli',
  MegaCli: {
    line: '-*',
    unclear: [
      [
        /^(?!-(?:PDList|PDInfo|LDInfo|LDPDInfo|LdPdInfo|CfgDsply|AdpAllInfo|AdpGetProp|AdpBbuCmd -(?:Get|a)|AdpEventLog -Get|EncInfo|EncStatus|PDRbld -Show|PdLocate|v\b|h\b)|$)/i,
        FROM_BELOW,
      ],
    ],
  },
  MegaCli64: '=MegaCli',
  megacli: '=MegaCli',
  perccli: '=storcli',
  perccli64: '=storcli',
  sas2ircu: { line: '-*', unclear: [unlessAskedLater(FROM_BELOW, 'DISPLAY|LIST|STATUS|LOCATE')] },
  sas3ircu: '=sas2ircu',
  sedutil: '=sedutil-cli',
  'sedutil-cli': {
    line: '-*',
    unclear: [unlessAsked(LOST, '--scan|--query|--isValidSED|--listLocking\\w+')],
  },
  ssacli: { line: '-*', unclear: [unlessAskedLater(FROM_BELOW)] },
  storcli: { line: '-*', unclear: [unlessAskedLater(FROM_BELOW, 'locate')] },
  storcli64: '=storcli',
  tw_cli: { line: '-*', unclear: [unlessAskedLater(FROM_BELOW)] },

  // disks and tapes, by their own commands
  lsscsi: '-* | | kind=reporter',
  mt: {
    line: '-* | f:peek | out=meta',
    unclear: [[/(?:^| )(?:erase|weof|eof|mkpartition)(?: |$)/, LOST]],
  },
  mtx: {
    line: '-* | f:peek | out=meta',
    unclear: [[/(?:^| )erase(?: |$)/, LOST]],
  },
  sg_inq: '=sg_readcap',
  sg_logs: '=sg_readcap',
  sg_luns: '=sg_readcap',
  sg_modes: '=sg_readcap',
  sg_readcap: 'peek* | p,page: m,maxlen: | out=meta kind=reporter',
  sg_unmap: '- | l: | unclear=what-is-lost-with-it',
  sg_vpd: '=sg_readcap',
  sg_write_buffer: '- | I,in:read m: | unclear=the-firmware-that-it-writes',
  sg_write_same: '- | i:read l: n: | unclear=what-is-lost-with-it',

  // registers, buses, keys
  devmem: { line: '-*', unclear: [[/^\S+ \S+ \S/, FROM_BELOW]] },
  devmem2: '=devmem',
  'evemu-describe': 'peek',
  'evemu-record': '- write | | unclear=what-somebody-types-there',
  i2cdetect: '-* | | kind=reporter',
  i2cdump: '-* | | kind=reporter',
  i2cget: '-* | | kind=reporter',
  i2cset: '-* | | unclear=what-it-does-to-the-machine-from-below',
  rdmsr: '-* | p: f: | kind=reporter',
  setpci: { line: '-* | s: d:', unclear: [[/(?:^| )[\w.+]+=[\da-f]/i, FROM_BELOW]] },
  wrmsr: '-* | p: | unclear=what-it-does-to-the-machine-from-below',

  // what the machine starts from
  flash_erase: '- -* | | unclear=what-is-lost-with-it',
  flashcp: 'read - | | unclear=the-firmware-that-it-writes',
  fw_printenv: '-* | c:read | kind=reporter',
  fw_setenv: { line: '-* | c:read s:read', unclear: [[/./, HOW_IT_STARTS]] },
  kdumpctl: { line: '- -*', unclear: [unlessAsked(HOW_IT_STARTS, STARTS)] },
  kmutil: {
    line: '- -* | p,bundle-path:',
    unclear: [unlessAsked(WHOSE_CODE_STARTS, 'libraries|find|log')],
  },
  mokutil: {
    line: '-*',
    unclear: [
      unlessAsked(
        WHOSE_CODE_STARTS,
        '-[lNDtx]|--sb-state|--test-key|--dbx?|--kek|--pk|--list-\\S+|--export',
      ),
    ],
  },
  mstflint: {
    line: '- -* | d: i:read',
    unclear: [
      [/(?:^| )(?:b|burn|sg|set_guids|brom|erase|clear_semaphore)(?: |$)/, WRITTEN_FIRMWARE],
    ],
  },
  mtdinfo: '-* | | kind=reporter',
  nandwrite: '- read | s: | unclear=the-firmware-that-it-writes',
  sbctl: {
    line: '- -*',
    unclear: [unlessAsked(WHOSE_CODE_STARTS, 'sign|sign-all|bundle|generate-bundles')],
  },
  sbverify: 'peek* | cert:use',
  ubiformat: '- | f,flash-image:read s: | unclear=the-firmware-that-it-writes',

  // hosts of virtual machines
  esxcli: { line: '-* | s: u: p:', unclear: [unlessAskedLater(MACHINES_THERE)] },
  'vim-cmd': {
    line: '- -*',
    unclear: [
      unlessAsked(MACHINES_THERE, '\\S+\\/(?:get\\S*|list\\S*|power\\.getstate|query\\S*)'),
    ],
  },
  vmkfstools: {
    line: '-* | i: d: c: X: E: U: x:',
    unclear: [
      [/(?:^| )(?:-[UwCKTXE]\b|--(?:delete\w*|writezeros|createfs|extend\w*|rename\w*))/, LOST],
    ],
  },
}
