import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, ImplicitFile, RiskyArguments } from '../facts.ts'
import { KEPT_SECRETS, OUT_THERE, WHO_READS_THE_MAIL } from '../joint-facts.ts'
import { MAILCAP } from '../joint-files.ts'

const EXEC_LINE: CommandArgument = [/^\/?exec\s+(?:-\w+\s+)*(.+)$/s, 'side']

const CHAT_ACCOUNTS: RiskyArguments = [
  /\b(?:register|adduser|change_password|passwd)\b/,
  'changes accounts',
]

const MAIL_ALIASES: ImplicitFile = {
  path: /^etc\/aliases$/,
  language: 'mail-aliases',
  later: 'start-up',
}

/** Tables, archives and settings that go to people: a picture or a page shows what it holds, these hold much. */
const SENT_DATA: RiskyArguments = [
  /(?:^| )(?:--?(?:a|A|attach|attachment|file)[= ]|-[aA])[^\s-]\S*\.(?:csv|tsv|xlsx?|ods|parquet|avro|sql|dump|db|sqlite3?|jsonl?|ndjson|eml|mbox|pst|zip|tgz|tar|tar\.\w+|gz|xz|zst|7z|rar|bak|ya?ml|conf|ini|kdbx|p12|pem)(?=["\s]|$)/i,
  'what the file holds, and who gets it',
]

/** Mail, chat, news to telephones, telephony. */
export const mailAndChat: KnowledgeTable = {
  // reading and writing mail
  aerc: {
    line: '-* | | interactive',
    runs: [[/^:(?:exec|term|pipe)(?:\s+(?:-\w+\s+)*(.+))?$/s, 'side']],
  },
  alpine: {
    line: 'mailto* | F:read f: attach:sendfile url: p:config I:code.typed d: | interactive kind=plain-input',
    unclear: [SENT_DATA],
  },
  biff: '-*',
  'bsd-mailx': '=mail',
  himalaya: '-* | c,config:use a: f: | interactive',
  Mail: '=mail',
  mail: {
    line: 'mailto* | s,subject: a,A,attach:sendfile f,file:?read c,cc: b,bcc: q:read r,return-address: S:setting exec,execute,E:code.typed u,user: T: h: | stdin=mail escape',
    settings: [
      [/^(?:sendmail|mta)$/, 'startup'],
      [/^shell$/, 'interpreter'],
      [/^pager$/, 'pager'],
      [/^(?:editor|visual)$/, 'editor'],
    ],
    variables: { MAILRC: 'startup' },
    unclear: [SENT_DATA],
  },
  mailx: '=mail',
  mu: '- -* | muhome: m,maildir: exec:side o: | out=meta',
  mutt: {
    line: 'mailto* | s: a:sendfile f:read F:script.muttrc e:code.muttrc i:sendfile H:read c: b: m: Q: A: | stdin=send escape',
    files: [{ path: /muttrc$/, language: 'muttrc' }, MAILCAP],
    unclear: [[/(?:^| )-\w*D\w*(?: |$)/, KEPT_SECRETS], SENT_DATA],
  },
  nail: '=mail',
  neomutt: '=mutt',
  notmuch: '-* | config:config | out=meta',
  pine: '=alpine',
  's-nail': '=mail',
  sup: '- | | interactive',
  'sup-mail': '- | | interactive',
  thunderbird: 'maybe* | P: profile,-profile:peek compose,-compose:',

  // sending mail
  email: {
    line: 'mailto* | s: a,attach:sendfile f: r:dest p: u: i: c:config | stdin=send',
    unclear: [SENT_DATA],
  },
  esmtp: '=msmtp',
  mailsend: {
    line: '- | t,-t:mailto smtp,-smtp:dest -attach:sendfile -M:send -sub: -f: -user: -pass: -port: | kind=library-tool',
    unclear: [SENT_DATA],
  },
  'mailsend-go': '=mailsend',
  mpack: 'sendfile mailto* | s: o:write',
  msmtp:
    'mailto* | C,file:config a,account: passwordeval:side host: tls-cert-file: logfile:write f: | stdin=send',
  'nullmailer-inject': 'mailto* | | stdin=send',
  'nullmailer-send': '-*',
  sendEmail: '=sendemail',
  sendemail: {
    line: '- | t:mailto f: u: m:send s:dest a:sendfile o: cc: bcc: l:write xu: xp:',
    unclear: [SENT_DATA],
  },
  sendmail: {
    line: 'mailto* | C:job-config oQ: f: F: bd!listen O: be,-be:exim | stdin=send',
    files: [MAIL_ALIASES],
  },
  'smtp-cli': {
    line: '- | server:dest to:mailto attach:sendfile body-plain:send subject: from: user: pass: data:sendfile',
    unclear: [SENT_DATA],
  },
  ssmtp: '=msmtp',
  swaks: {
    line: '-* | t,to:mailto f: s,server: attach:own.swaks-file attach-body:own.swaks-file body:own.swaks-file d,data:send@ h-Subject: header: quit-after: | kind=described',
    words: { 'swaks-file': 'what a message carries: a file, or text' },
    unclear: [SENT_DATA],
  },

  // fetching and sorting mail
  fdm: '- | f:job-config a: x: D: u:',
  fetchmail: {
    line: '-* | f:job-config mda,m:side postconnect,preconnect:side plugin,plugout:side i,idfile:',
    unclear: [[/(?:^| )(?:-S ?|--smtphost[= ])(?!localhost|127\.)\S/, WHO_READS_THE_MAIL]],
    secrets: [/--configdump\b/],
  },
  formail: 'argv | X: I: A: i: a: D:',
  getmail: '-* | r,rcfile:job-config g,getmaildir:peek',
  getmail6: '=getmail',
  imapsync: {
    line: '- | host1:host user1: password1: passfile1:use host2:dest user2: password2: passfile2:use pipemess:side',
    // A whole account of mail goes there.
    unclear: [
      [
        new RegExp(
          String.raw`^(?!.*--(?:dry|justlogin|justconnect|justfolders)\b).*--host2[= ]${OUT_THERE}`,
        ),
        WHO_READS_THE_MAIL,
      ],
    ],
  },
  isync: '=mbsync',
  maildrop: 'job-config* | A: d: f: M: w: W:',
  mbsync: '-* | c,config:job-config',
  metamail: 'read* | | escape',
  mpop: '-* | C,file:config passwordeval:side delivery: host: account:',
  munpack: 'read* | C:peek',
  offlineimap: {
    line: '- | c:config a: o u: f: l:write k:',
    unclear: [[/(?:^| )-k /, 'where the mail goes, and whom it believes']],
  },
  procmail: 'job-config* | a: d: f:',
  reformail: '-*',
  ripmime: '- | i:read d:write',
  rspamc: 'read* | h:host P: c:',
  'sa-learn': 'read* | p:config C: dbpath: f:read u:',
  spamassassin: 'read* | C,configpath:config p,prefs-file:config siteconfigpath:config cf: D:?',
  spamc: 'read* | d:host p: U: u: s: F:config e:exec',
  uuview: 'read*',

  // mail servers
  doveadm:
    '- -* | c:config u: o: f: | sub others=who,log,index,quota,mailbox,reload,penalty,service,stats',
  'doveadm exec': 'argv',
  'doveadm fetch': '-* | u: | unclear=whose-mail-it-reads',
  'doveadm pw': '-* | s: p: u: l:',
  dovecot: '-* | c:job-config',
  exigrep: '- read*',
  doveconf: { secrets: [/^(?:-\w+ )*-\w*P/] },
  exim: {
    line: 'exim* | -be:exim -bem:read -bv: C:job-config D: -M: -Mvb: | stdin=send',
    files: [MAIL_ALIASES],
    unclear: [[/(?:^| )-M(?:rm|g|f|ar|es|mad|mb|c|set)(?: |$)/, 'what becomes of the mail']],
    secrets: [/-bP .*\bhide_|-bP (?:\S+ )*authenticators?\b/],
  },
  exim4: '=exim',
  eximstats: 'read*',
  mailq: '-*',
  newaliases: {
    line: '-*',
    files: [MAIL_ALIASES],
  },
  postalias: 'read* | c:peek',
  postcat: 'read* | c:peek',
  postconf: {
    line: '-* | e:setting c:read',
    settings: [[/^(?:.*_command|.*_program)$/, 'side']],
    unclear: [
      [
        /\b(?:always_bcc|(?:sender|recipient)_bcc_maps|\w*header_checks|smtpd_milters|notify_classes) ?=/,
        WHO_READS_THE_MAIL,
      ],
    ],
    runs: [[/^(?:mailbox_command|\w+_program)\s*=\s*(.+)$/, 'side']],
  },
  postdrop: '- | c:peek | stdin=send',
  postfix: {
    line: '- -* | c:libpath',
    files: [MAIL_ALIASES],
  },
  postmap: 'read*',
  postqueue: '-*',
  postsuper: {
    line: '-* | c:peek d: r: h: H:',
    unclear: [[/(?:^| )-d ?ALL\b/, 'the mail that it removes']],
  },
  smtpctl: '-*',

  // chat and notices
  apprise: {
    line: 'dest* | b,body:send t,title: a,attach:sendfile c,config:config | stdin=send',
    unclear: [SENT_DATA],
  },
  bitchx: '-* | l:script.typed c: n: | interactive',
  epic5: '-* | l:script.typed c: n: | interactive',
  hexchat: '-* | c,command:code.typed d,cfgdir:config url:url',
  ii: '- | s:host p: n: k: f: i:',
  irssi: {
    line: '-* | c: config:config home: | interactive',
    runs: [EXEC_LINE],
  },
  'matrix-commander': {
    line: '- | m,message:send f,file:sendfile i,image:sendfile c,credentials:use store:use room:',
    unclear: [SENT_DATA],
  },
  mcabber: '- | f:config | interactive',
  ntfy: {
    line: '- -* | c,config:config u,user: k,token: | sub others=trigger',
    unclear: [SENT_DATA],
  },
  'ntfy pub': '=ntfy publish',
  'ntfy publish':
    'dest send* | f,file:sendfile attach:url t,title: p,priority: m,message:send u: k: C: | stdin=send',
  'ntfy send': '=ntfy publish',
  'ntfy serve': '- | listen-http:listen cache-file: | listen=80',
  'ntfy sub': '=ntfy subscribe',
  'ntfy subscribe': 'url side | c,config:config u: k: s: | out=network',
  profanity: '- | a: l: c:config | interactive',
  pushover: 'send*',
  sendxmpp: 'mailto* | f:use u: p: j:dest m: s: r: a: | stdin=send',
  sic: '- | h:host p: n: k:',
  'signal-cli': {
    line: '-* | a,account: u: config:use output: | sub out=network others=listContacts,listGroups,listIdentities,updateProfile,sendReaction,getUserStatus',
    unclear: [SENT_DATA],
  },
  'signal-cli receive': '- | t,timeout: | out=network',
  'signal-cli send': 'mailto* | m,message:send a,attachment:sendfile g: -a:sendfile',
  'slack-cli': '-* | d,dst:dest f,file:sendfile t:',
  slackcat: 'sendfile* | c,channel: n:',
  'telegram-cli': '- | e,exec:code.typed k:use c:config s:script.lua P:listen | interactive',
  'telegram-send': {
    line: 'send* | f,file:sendfile i,image:sendfile config:use caption: | stdin=send',
    unclear: [SENT_DATA],
  },
  tiny: '- | c:config | interactive',
  toot: '- send* | m,media:sendfile',
  twurl: '-* | d:send@ X: H:host',
  weechat: {
    line: '-* | r,run-command:code.typed | interactive',
    variables: { WEECHAT_EXTRA_LIBDIR: 'path' },
    runs: [EXEC_LINE],
  },

  // telephony
  asterisk: {
    line: '- | x,rx:code.typed C:config | repl=typed',
    runs: [[/^!\s*(.+)$/, 'side']],
    unclear: [
      [
        /-\w*r\w*x\w* .*\b(?:auths?|sip show users|show peers? )\b|-\w*x\w* .*\bpjsip show auth/,
        KEPT_SECRETS,
      ],
    ],
  },
  baresip: '- | f:config e:code.typed m:lib p: u: | interactive kind=plain-input',
  freeswitch: '-*',
  fs_cli: {
    line: '- | x:code.typed| console',
    unclear: [[/\b(?:bg_)?system\b/, 'the command that it runs there']],
  },
  janus: '- | F:config C:config P:libpath',
  kamailio: '- | f:config L:libpath | listen=5060',
  linphonec: '- | c:config b: | interactive kind=plain-input',
  opensips: '=kamailio',
  pjsua: '- -* | config-file:config play-file:read rec-file:write | interactive kind=plain-input',
  sipp: 'host | sf:read -sf:read inf:read -inf:read i: p: m: r:',
  turnserver: '- | c:config L: p: l:write cert:use pkey:use | listen=3478',
  'weechat-headless': '=weechat',
  'weechat-curses': '=weechat',
  ejabberdctl: {
    privileges: [CHAT_ACCOUNTS],
  },
  prosodyctl: {
    privileges: [CHAT_ACCOUNTS],
  },
  mmctl:
    '- -* | format: number: config:use | sub out=network others=channel,completion,docs,logs,post,team,version',
  sieveshell: 'host | u,user: a,authname: p,passwd: e,exec:',
}
