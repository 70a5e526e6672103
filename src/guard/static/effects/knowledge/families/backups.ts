import { unlessAsked } from '../asking-words.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { LOST, OTHER_NUMBERS, PASSWORD_COMMAND, WHETHER_COPIES } from '../joint-facts.ts'

const BORG = 'rsh:rsh remote-path: lock-wait: umask: upload-ratelimit:'
const RESTIC =
  'r,repo: repository-file:use p,password-file:use password-command:side o,option:setting cache-dir:peek cacert:use tls-client-cert:use key-hint: limit-upload: limit-download: pack-size: compression: retry-lock: tag: host: H: path:'

const WHICH_BACKUPS = 'which backups are kept'
// one backup stays, or none
const FEW_KEPT: RiskyArguments = [
  /\b(?:forget|prune|expire|set)\b(?=.* --keep-(?:last|latest|within|daily|hourly)[= ][01]\w?(?= |$))(?!.* --keep-\w+[= ](?:[2-9]|\d\d))/,
  LOST,
]

/** A number of a machine of others, or a store that no large provider keeps: backups hold all that one has. */
const KEPT_ELSEWHERE: RiskyArguments = [
  new RegExp(
    String.raw`(?:^|[ =:/])(?:(?:sftp|ssh|rest|s3|socket|rclone|ftp|webdavs?)[:/]+(?:https?:\/\/)?)(?:[^\s@/]*@)?(?:${OTHER_NUMBERS}|(?<=s3:(?:https?:\/\/)?)(?!s3[\w.-]*\.(?:amazonaws\.com|wasabisys\.com|backblazeb2\.com)|[\w.-]+\.(?:digitaloceanspaces\.com|r2\.cloudflarestorage\.com|local|internal|lan|test)\b|localhost|127\.|minio)[\w-]+(?:\.[\w-]+)+)`,
  ),
  'who gets the backups',
]

/** Programs that back up, synchronise and restore. What is taken out of a backup is read. */
export const backups: KnowledgeTable = {
  amdump: '-*',
  amrecover: '- | C: s: t: d: o: | interactive unclear=what-the-backup-holds kind=plain-input',
  backintime:
    '- -* | config:config profile: profile-id: | sub others=backup,check-config,last-snapshot,last-snapshot-path,pw-cache,snapshots-list,snapshots-list-path,snapshots-path,version',
  backuppc: '-*',
  'bacula-dir': '=bacula-fd',
  'bacula-fd': '- | c:config g: u: d:',
  'bacula-sd': '=bacula-fd',
  bconsole: '- | c:read D: u: | repl=typed unclear=the-orders-that-are-typed',
  bextract: 'read write | b:read c:config e:read i:read V: d:',
  bls: 'read | b:read c:config e:read i:read V:',
  borg: {
    line: '- | rsh:rsh remote-path: lock-wait: | sub kind=copier others=benchmark,upgrade,repo-create,repo-list',
    servesFiles: [/(?:^| )serve(?: |$)/],
    words: {
      whole: 'a backup, which is restored here as a whole if nothing more is named',
      restored: 'a file of the backup, which takes the place of the one here',
    },
    variables: { BORG_RSH: 'rsh', BORG_PASSCOMMAND: 'password', BORG_REMOTE_PATH: 'dropped' },
    runs: [PASSWORD_COMMAND],
    destroys: [[/^(?:delete|break-lock)\b(?!.*::)(?=.*--force)/, 'removes every backup']],
    unclear: [[/^config (?:-\S+ )*[^\s-]\S* \S+ \S/, WHICH_BACKUPS], FEW_KEPT, KEPT_ELSEWHERE],
  },
  'borg break-lock': `- | ${BORG}`,
  'borg check': `-* | ${BORG} P,prefix: a,glob-archives: max-duration:`,
  'borg compact': `-* | ${BORG} threshold:`,
  'borg config': `-* | ${BORG}`,
  'borg create': '- tree* | rsh:rsh C: e: exclude-from:read',
  'borg delete': `-* | ${BORG} P,prefix: a,glob-archives: first: last: | unclear=what-is-lost-with-it`,
  'borg diff': `-* | ${BORG} e,exclude: exclude-from:read patterns-from:read`,
  'borg export-tar': `- write -* | ${BORG} tar-filter:compressor e,exclude: exclude-from:read`,
  'borg extract': `own.whole own.restored* | ${BORG} e,exclude: exclude-from:read patterns-from:read pattern: strip-components:`,
  'borg import-tar': `- read | ${BORG} tar-filter:compressor C,compression: comment:`,
  'borg info': `-* | ${BORG} P,prefix: a,glob-archives: first: last:`,
  'borg init': '- | e: rsh:rsh',
  'borg key': ' | | sub',
  'borg key export': `- write | ${BORG} | secret`,
  'borg key import': `- use | ${BORG} `,
  'borg list': '-* | rsh:rsh',
  'borg mount': `- peek | ${BORG} o:`,
  'borg prune': `-* | ${BORG} keep-within: d,keep-daily: w,keep-weekly: m,keep-monthly: y,keep-yearly: H,keep-hourly: P,prefix: a,glob-archives:`,
  'borg recreate': `- tree* | ${BORG} e,exclude: exclude-from:read patterns-from:read C,compression: comment: timestamp:`,
  'borg rename': `-* | ${BORG}`,
  'borg serve': '- | restrict-to-path:peek restrict-to-repository:peek storage-quota:',
  'borg umount': 'peek',
  'borg with-lock': `- argv | ${BORG}`,
  borgmatic: {
    line: '-* | c,config:config v,verbosity: log-file:write override:code.config repository: archive: destination:peek path:',
    unclear: [[/(?:^| )(?:extract|restore|borg|mount|export-tar)\b/, 'what the backup holds']],
  },
  bup: ' | d,bup-dir:peek | sub others=bloom,cat-file,damage,drecurse,fsck,fuse,gc,import-duplicity,init,list-idx,ls,margin,memtest,meta,midx,newliner,random,split,tag,tick',
  'bup index': 'tree* | exclude: exclude-from:read f,indexfile:',
  'bup restore': '-* | C,outdir:peek exclude-rx: map-user: r,remote:',
  'bup save': 'tree* | r,remote:dest n,name: graft: bwlimit:',
  burp: {
    line: '- | c:config a: b: d:peek r: q: l:write o:',
    unclear: [[/(?:^| )-a ?r/, 'what the backup holds']],
  },
  clonezilla: '- | | interactive unclear=the-disk-that-it-overwrites',
  csync2: '-* | C: D: P:',
  dar: {
    line: '- | c: x: R:tree g: E:side F:side',
    unclear: [[/(?:^| )-x/, 'what the backup holds']],
  },
  dump: 'tree | f:write T: d: b: h: F:side',
  duplicity:
    'tree - | include: exclude: include-filelist:list exclude-filelist:read rsync-options: ssh-options:setting.ssh gpg-options: gpg-binary:program encrypt-key: sign-key: archive-dir:peek name: tempdir:peek log-file:write | sub kind=copier',
  'duplicity backup': '=duplicity full',
  'duplicity cleanup': '-*',
  'duplicity collection-status': '-*',
  'duplicity full':
    'tree dest | rsync-options: ssh-options:setting.ssh gpg-options: gpg-binary:program encrypt-key: sign-key: exclude: include: exclude-filelist:read include-filelist:list volsize: archive-dir:peek name: tempdir:peek log-file:write',
  'duplicity incr': '=duplicity full',
  'duplicity incremental': '=duplicity full',
  'duplicity list-current-files': '-*',
  'duplicity remove-older-than': '-*',
  'duplicity restore':
    'url write | file-to-restore,path-to-restore: restore-time,t,time: gpg-binary:program encrypt-key: name: archive-dir:peek',
  'duplicity verify': 'url peek | file-to-restore: time: gpg-binary:program',
  duply: { line: '- -*', unclear: [[/ (?:restore|fetch)\b/, 'what the backup holds']] },
  fsarchiver: '- write tree*',
  kopia: {
    line: '- -* | config-file:config p,password: log-dir:peek | sub kind=copier others=benchmark,blob,cache,content,diff,index,list,ls,maintenance,manifest,notification,policy,show,verify',
    runs: [PASSWORD_COMMAND],
    unclear: [
      [/(?:^| )restore\b/, 'what the backup holds'],
      [
        /^(?:-\S+ )*repository (?:connect|create|sync-to) (?!filesystem\b|status\b)\w+\b(?=.*(?:host|endpoint|url|server)[= ])/,
        'who gets the backups from then on',
      ],
    ],
  },
  'kopia repository':
    '- -* | path:peek bucket: endpoint: access-key: secret-access-key: host: username: keyfile:use p,password:',
  'kopia snapshot': '- tree* | tags: description: stdin-file: config-file:config p,password:',
  'ocs-sr': '-* | | interactive unclear=the-disk-that-it-overwrites',
  partclone: '-* | s:read o:write',
  partimage: '- peek write',
  'rdiff-backup': {
    line: 'tree write | remote-schema:rsh | kind=copier',
    unclear: [
      [
        /(?:--remove-older-than|remove increments).*(?:\b0[BsmhDWMY]\b|\bnow\b)|--force\b.*remove/,
        WHICH_BACKUPS,
      ],
    ],
  },
  restic: {
    line: '- | r,repo: password-command:side p,password-file:use o,option:setting repository-file:use | sub kind=copier others=features,generate,list,migrate,options,rebuild-index,recover,repair,self-update',
    settings: [[/^(?:sftp\.command|rclone\.program)$/, 'rsh']],
    variables: { RESTIC_PASSWORD_COMMAND: 'password' },
    runs: [PASSWORD_COMMAND],
    destroys: [
      [
        /\bforget\b.*--keep-last[= ]0|\bforget\b.*--unsafe-allow-remove-all/,
        'removes every backup',
      ],
    ],
    unclear: [FEW_KEPT, KEPT_ELSEWHERE],
  },
  'restic backup': 'tree* | tag: exclude: exclude-file:read files-from:list',
  'restic cat': `-* | ${RESTIC}`,
  'restic check': `- | ${RESTIC} read-data-subset:`,
  'restic copy': `-* | ${RESTIC} from-repo: from-password-file:use from-password-command:side`,
  'restic diff': `-* | ${RESTIC}`,
  'restic dump': `- read | ${RESTIC} a,archive: t,target:write`,
  'restic find': `-* | ${RESTIC} newest: oldest: s,snapshot:`,
  'restic forget': `-* | ${RESTIC} l,keep-last: d,keep-daily: w,keep-weekly: m,keep-monthly: y,keep-yearly: keep-within: keep-tag: g,group-by: max-unused:`,
  'restic init': `- | ${RESTIC} from-repo: from-password-file:use from-password-command:side`,
  'restic key': `-* | ${RESTIC} new-password-file:use user:`,
  'restic ls': `-* | ${RESTIC}`,
  'restic mount': `peek | ${RESTIC} path-template: time-template:`,
  'restic prune': `- | ${RESTIC} max-unused: max-repack-size:`,
  'restic restore': '-* | t,target:write i,include:replaced',
  'restic snapshots': `-* | ${RESTIC} latest: g,group-by:`,
  'restic stats': `-* | ${RESTIC} mode:`,
  'restic tag': `-* | ${RESTIC} set: add: remove:`,
  'restic unlock': `- | ${RESTIC}`,
  restore: { line: '- | f:read F:side', unclear: [[/(?:^| )-?[rRxi]/, 'what the backup holds']] },
  rsnapshot: '-* | c:job-config',
  rustic: {
    line: '- -* | r,repository: P,use-profile: password-file:use password-command:side',
    unclear: [[/(?:^| )restore\b/, 'what the backup holds'], FEW_KEPT],
  },
  snapper: {
    line: '- -* | c,config: t,type: d,description: command:exec pre-number: userdata: cleanup-algorithm:',
    destroys: [[/\bdelete\b.*\b1-\d{3,}/, 'removes every snapshot']],
    unclear: [
      [/(?:^| )(?:rollback|undochange)\b/, 'the state that it goes back to'],
      [/(?:^| )(?:set-config|delete-config)\b/, WHICH_BACKUPS],
    ],
  },
  snapraid: '-*',
  syncthing: {
    line: '-* | home:peek gui-address:listen logfile:write | listen=22000 dry=cli,generate,decrypt',
    secrets: [
      /^(?:-\S+ )*cli (?:-\S+ )*(?:config (?:gui (?:apikey|password) get|dump-json)|show config|config gui dump-json)\b/,
    ],
    unclear: [
      [
        /^cli (?:config|operations) (?!.*\b(?:get|list|dump-json|--help))/,
        'who gets the files from then on',
      ],
    ],
  },
  tarsnap: {
    line: '-* | f: keyfile:use',
    unclear: [[/(?:^| )(?:-\w*x|--nuke|-\w*d )/, 'what the backup holds']],
  },
  timeshift: {
    line: '-* | comments: snapshot: target-device: tags:',
    unclear: [[/--(?:restore|delete)/, 'the state that it goes back to']],
  },
  tmutil: {
    line: '-* | | sub out=meta others=addexclusion,calculatedrift,compare,currentphase,destinationinfo,enable,isexcluded,latestbackup,listbackups,listlocalsnapshots,localsnapshot,machinedirectory,removeexclusion,snapshot,startbackup,status,stopbackup,uniquesize,verifychecksums',
    destroys: [[/\b(?:delete|deletelocalsnapshots|disable)\b/, 'removes backups']],
    unclear: [
      [
        /^addexclusion (?:.* )?(?:~|\/home\/[^/ ]+|\/Users\/[^/ ]+)(?:\/(?:Documents|Pictures|Photos|Music|Videos|Movies|Desktop))?\/?(?: |$)/,
        WHETHER_COPIES,
      ],
    ],
  },
  'tmutil delete': '-* | d: t: p: | destroy=deletes-backups',
  'tmutil deletelocalsnapshots': '-* | | destroy=deletes-backups',
  'tmutil disable': '-*',
  unison: {
    line: 'own.synchronised* | sshcmd:rsh servercmd:side sshargs: rshcmd:rsh addprefsto: diff:side merge:side external_merge: logfile:write path: socket:listen -socket:listen | kind=copier',
    servesFiles: [/(?:^| )-server(?: |$)/],
    words: { synchronised: 'a folder, which is read and changed' },
    unclear: [KEPT_ELSEWHERE],
  },
  xfsdump: 'tree* | f:write l: L: M: s: v: p: z: d:',
  xfsrestore: 'write | f:read s: S: L: x:',
  vssadmin: {
    destroys: [[/delete shadows/i, 'removes every backup']],
  },
  'duplicati-cli': { line: '- -*', unclear: [unlessAsked(WHICH_BACKUPS, 'compare|find|test')] },
  'proxmox-backup-client': {
    line: '- -* | repository: ns: keyfile:use',
    unclear: [unlessAsked(WHICH_BACKUPS, 'snapshot list|catalog|login|logout|benchmark|task list')],
  },
  mutagen: {
    line: '- -* | n,name: i,ignore: m,sync-mode: l,label: f,file:read | sub others=daemon,forward,project,sync,version',
    unclear: [
      [
        /\bcreate\b.* (?:\S+@)?(?!\S*\.(?:internal|lan|local):)(?:[\w-]+\.)+\w+:/,
        'who gets the files',
      ],
    ],
  },
}
