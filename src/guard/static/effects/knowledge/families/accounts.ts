import { unlessAsked } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import { UNIT_SETTINGS } from '../joint-facts.ts'

const SHADOW_MAP = /(?:^| )g?shadow(?:\.by\w+)?(?: |$)/

/** Accounts, groups, rights and logins. */
export const accounts: KnowledgeTable = {
  'google-authenticator': '- | s,secret:write l: i: Q: r: R: w: e:',
  'add-shell': 'peek*',
  'remove-shell': 'peek*',
  // who is there
  ac: '-* | f,file:use',
  accton: { line: '-', unclear: [[/^(?:off)?$/, 'what is recorded from then on']] },
  faillock: { line: '-*', unclear: [[/--reset/, 'what was recorded until then']] },
  faillog: {
    line: '-* | u,user: t,time: m,maximum: l,lock-secs: | out=meta',
    unclear: [
      [/(?:^| )(?:-[mlr]|--(?:maximum|lock-secs|reset))/, 'which log-ins are refused from then on'],
    ],
  },
  getent: {
    line: '- -* | s: i: | sub out=meta look-around kind=other-o,teller',
    secrets: [SHADOW_MAP],
  },
  'getent ahosts': 'lookup* | | out=meta',
  'getent group': '-* | | look-around out=meta',
  'getent gshadow': '-* | | secret',
  'getent hosts': 'lookup* | | out=meta',
  'getent passwd': '-* | | look-around out=meta',
  'getent shadow': '-* | | secret',
  groups: '-* | | out=meta look-around',
  id: '-* | | out=meta look-around dry=-u,-g,--user,--group kind=basic,namer,other-o,self-teller,teller',
  last: '-* | f,file:read n: s: t: | out=meta look-around kind=other-o,teller',
  lastb: '-* | f,file:read n: s: t: | look-around',
  lastlog: {
    line: '-* | | look-around kind=other-o',
    destroys: [[/(?:^| )(?:-[CS]|--clear|--set)\b/, 'changes the record of who logged in']],
  },
  logname: '-* | | kind=namer,self-teller',
  lslogins: '-* | | look-around',
  pinky: '-* | | out=meta',
  sa: 'use*',
  users: '-* | | out=meta look-around',
  utmpdump: 'read | o,output:truncate',
  w: '-* | | out=meta kind=teller',
  who: '-* | | out=meta kind=teller',
  whoami: '- | | out=meta kind=basic,namer,self-teller,teller',

  // accounts and groups
  addgroup: '=groupadd',
  adduser: 'account* | ingroup: home: shell: uid: gecos: | privilege=adds-an-account quiet speaks',
  chage: {
    line: '-* | E: I: M: m: d: W:',
    unclear: [[/^(?!-l\b|--list\b)./, 'the account that it changes']],
  },
  chfn: '-* | f: o:',
  chgpasswd: '- | c: R: P: s: | privilege=sets-passwords',
  chpasswd: '- | c: R: | privilege=changes-passwords',
  chsh: 'account* | s,shell: | privilege=changes-a-login-shell dry=-l,--list-shells quiet speaks',
  delgroup: '- | conf:config | privilege=removes-a-group',
  deluser: '=userdel',
  dscl: {
    line: '-* | | out=meta look-around console',
    privileges: [
      [
        /\s-?(?:append|create|passwd|change|merge|delete)\s+\/(?:Groups|Users)\b/,
        'changes accounts',
      ],
    ],
  },
  dseditgroup: {
    line: '-* | | privilege=changes-a-group dry=read,checkmember',
    privileges: [[/-o edit\b.*\s-a\b/, 'puts an account into a group']],
  },
  gpasswd: 'account* | a: d: A: M: | privilege=changes-a-group',
  groupadd: 'account* | g: | privilege=adds-a-group kind=other-o',
  groupdel: 'account* | | privilege=removes-a-group',
  groupmems: {
    line: '- | a,add!privilege p!privilege d: g: R: | out=meta',
    unclear: [[/(?:^| )-[adp]/, 'the group that it changes']],
  },
  groupmod: 'account* | g: n: | privilege=changes-a-group',
  grpck: 'peek* | R:',
  grpconv: '-*',
  grpunconv: '=pwunconv',
  homectl: {
    line: '- -* | | sub out=meta others=list,inspect,lock,lock-all,deactivate,deactivate-all,resize',
    privileges: [[/\b(?:create|passwd|update)\b/, 'changes accounts']],
  },
  'homectl create':
    '- | identity:read c: d: u: G: shell: ssh-authorized-keys: | privilege=adds-an-account',
  'homectl update': '- | identity:read shell: ssh-authorized-keys: | privilege=changes-an-account',
  'homectl with': '- argv | | shell',
  newgrp: '- | | shell',
  newusers: 'read | | privilege=adds-accounts',
  passwd: {
    line: 'own.password-of* | n: x: R: | kind=basic,other-o,password-asker',
    words: { 'password-of': 'an account whose password is changed' },
  },
  pwck: '-*',
  pwconv: '-*',
  pwunconv: '- | | privilege=moves-the-password-hashes-into-a-readable-file',
  sg: '- exec | c:exec | shell',
  sysadminctl: {
    line: '-*',
    privileges: [
      [
        /-(?:addUser|deleteUser|resetPasswordFor|newPassword|secureTokenO\w+|guestAccount on|automaticTime|filesystem)\b/,
        'changes accounts',
      ],
    ],
  },
  useradd:
    'account* | G,groups: g: d: s: u: c: p: k: K: e: f: b: | privilege=adds-an-account dry=-D,--defaults quiet speaks kind=other-o',
  userdbctl: {
    line: '-* | | out=meta',
    unclear: [[/\bjson\b|(?:^| )-\w*j/, 'whether it may see the hashes of passwords']],
  },
  userdel: 'account* | | privilege=removes-an-account',
  usermod:
    'account* | G: g: d: s: u: c: p: l: e: f: | privilege=changes-an-account quiet speaks kind=other-o',
  yppasswd: '-*',

  // logins
  agetty: '-* | l,login-program:program o: a: f:read d: H: I: t: r: w: P: | session',
  getty: '=agetty',
  login: '- | f: h: | shell kind=basic,foreign-session,password-asker',
  mgetty: '-* | D: x: s: p: m: C:',
  nologin: '-',
  sulogin: '- | t: | shell',

  // as another user
  cvtsudoers: 'read | c:config f: i: o,output:write d: M: m: s: O: I: b: l:write | out=meta',
  dzdo: 'argv | u: g: p: | shell',
  pbrun: 'argv | u: h: | shell',
  please: 'argv | t: d: e: g: r: | shell',
  run0: {
    line: 'argv | u,user: g,group: D,chdir: setenv:env unit: property:setting slice: nice: background: machine: description: | shell kind=other-home,user-switch',
    settings: UNIT_SETTINGS,
  },
  sudoreplay: '- | d:peek f: m: s: l: | interactive unclear=what-somebody-typed-there',
  super: 'argv | f:config',
  sux: '- exec | | shell',

  // quotas
  edquota: '-* | | interactive',
  quota: '-*',
  quotacheck: '-*',
  quotaon: '-*',
  repquota: 'peek* | | out=meta kind=reporter',
  setquota: '- - - - peek* | u: g: p: | kind=described',
  ypcat: {
    secrets: [/(?:^| )(?:passwd(?:\.by\w+)?|master\.passwd\S*)(?: |$)/, SHADOW_MAP],
  },
  ypmatch: {
    secrets: [/(?:^| )(?:passwd(?:\.by\w+)?|master\.passwd\S*)(?: |$)/, SHADOW_MAP],
  },
  pw: {
    line: '-* | n: u: g:',
    privileges: [
      [/^(?:user|group)?(?:add|mod|del)\b|\b(?:user|group)(?:add|mod|del)\b/, 'changes accounts'],
    ],
  },
  dsenableroot: {
    privileges: [[/^(?!.*-d\b)/, 'lets root log in']],
  },
  authselect: {
    line: '-*',
    unclear: [
      [
        /^(?!(?:check|current|list|show|requirements|test|list-features|-))./,
        'who may log in from then on',
      ],
    ],
  },
  authconfig: {
    line: '-*',
    unclear: [[/^(?!--(?:test|probe|help)(?: |$))/, 'who may log in from then on']],
  },
  chflags: {
    line: '- peek*',
    unclear: [
      [/(?:^| )(?:no)?(?:[su](?:chg|appnd|unlnk)|sunlink)\b/, 'what may be changed or removed'],
    ],
  },
  pkcheck: '-* | a,action-id: p,process: | kind=reporter',
  profiles: { line: '-*', unclear: [unlessAsked('which settings others prescribe', '-[LPHve]')] },
  sss_cache: '-* | u: g: n: s: a: h: d: | kind=described',
}
