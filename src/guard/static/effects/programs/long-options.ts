import { remembered } from '../knowledge/remembered.ts'
import { isKind } from '../program-kinds.ts'

/**
 * Long options of programs that take any beginning of a name for all of it (`rm --recurs`), where code or
 * patterns look at the words themselves. With `=` one takes a value. Of what an entry lists, its own names are
 * completed already.
 */
const LONG_OPTIONS: readonly (readonly [programs: string, options: string])[] = [
  [
    'cp gcp',
    'archive attributes-only backup copy-contents dereference force interactive link no-clobber no-dereference no-preserve= no-target-directory one-file-system parents preserve recursive reflink remove-destination sparse= strip-trailing-slashes suffix= symbolic-link target-directory= update verbose',
  ],
  [
    'mv gmv',
    'backup exchange force interactive no-clobber no-copy no-target-directory strip-trailing-slashes suffix= target-directory= update verbose',
  ],
  [
    'ln gln',
    'backup directory force interactive logical no-dereference no-target-directory physical relative suffix= symbolic target-directory= verbose',
  ],
  [
    'install ginstall',
    'backup compare directory group= mode= no-target-directory owner= preserve-timestamps strip strip-program= suffix= target-directory= verbose',
  ],
  [
    'rm grm',
    'dir force interactive no-preserve-root one-file-system preserve-root recursive verbose',
  ],
  [
    'chmod gchmod',
    'changes dereference no-dereference no-preserve-root preserve-root quiet recursive reference= silent verbose',
  ],
  [
    'chown chgrp gchown gchgrp',
    'changes dereference from= no-dereference no-preserve-root preserve-root quiet recursive reference= silent verbose',
  ],
  ['tee gtee', 'append ignore-interrupts output-error'],
  [
    'xargs gxargs',
    'arg-file= delimiter= eof exit interactive max-args= max-chars= max-lines max-procs= no-run-if-empty null open-tty process-slot-var= replace show-limits verbose',
  ],
  [
    'sed gsed',
    'debug expression= file= follow-symlinks in-place line-length= null-data posix quiet regexp-extended sandbox separate silent unbuffered zero-terminated',
  ],
  [
    'awk gawk',
    'assign= bignum characters-as-bytes copyright csv debug dump-variables exec= field-separator= file= gen-pot include= lint load= no-optimize non-decimal-data optimize posix pretty-print profile re-interval sandbox source= traditional use-lc-numeric',
  ],
  [
    'env genv',
    'argv0= block-signal chdir= debug default-signal ignore-environment ignore-signal list-signal-handling null split-string= unset=',
  ],
  [
    'mount',
    'all bind bind-nofollow fake fork fstab= internal-only label= make-private make-rprivate make-rshared make-rslave make-runbindable make-shared make-slave make-unbindable move namespace= no-canonicalize no-mtab onlyonce options= options-mode= options-source= rbind read-only rw show-labels source= target= target-prefix= test-opts= types= uuid= verbose',
  ],
  [
    'grep egrep fgrep zgrep xzgrep bzgrep',
    'after-context= basic-regexp before-context= binary binary-files= byte-offset color context= count dereference-recursive devices= directories= exclude= exclude-dir= exclude-from= extended-regexp file= files-with-matches files-without-match fixed-strings ignore-case include= initial-tab invert-match label= line-buffered line-number line-regexp max-count= no-filename no-ignore-case no-messages null null-data only-matching perl-regexp quiet recursive regexp= silent text with-filename word-regexp',
  ],
  [
    'flock',
    'close command= conflict-exit-code= exclusive fcntl nb no-fork nonblock shared timeout= unlock verbose wait=',
  ],
  [
    'nsenter',
    'all cgroup env follow-context ipc join-cgroup keep-caps mount net net-socket= no-fork pid preserve-credentials root setgid= setuid= target= time user user-parent uts wd wdns=',
  ],
  [
    'unshare',
    'boottime= cgroup fork ipc keep-caps kill-child load-interp= map-auto map-current-user map-group= map-groups= map-root-user map-user= map-users= monotonic= mount mount-binfmt mount-proc net owner= pid propagation= root= setgid= setgroups= setuid= time user uts wd=',
  ],
  [
    'useradd usermod',
    'add-subgids= add-subuids= append badname base-dir= btrfs-subvolume-home comment= create-home defaults expiredate= gid= groups= home= home-dir= inactive= key= lock login= move-home no-create-home no-log-init no-user-group non-unique password= prefix= remove root= selinux-range= selinux-user= shell= skel= system uid= unlock user-group',
  ],
  [
    'passwd',
    'all delete expire inactive= keep-tokens lock maximum= maxdays= minimum= mindays= prefix= quiet repository= root= status stdin unlock warndays= warning=',
  ],
  ['gpasswd', 'add= administrators= delete= members= remove-password restrict root='],
  [
    'groupmod groupadd',
    'append force gid= key= new-name= non-unique password= prefix= root= system users=',
  ],
  [
    'chage',
    'expiredate= inactive= iso8601 lastday= list maxdays= mindays= prefix= root= warndays=',
  ],
  ['shred gshred', 'exact force iterations= random-source= remove size= verbose zero'],
  [
    'fallocate',
    'collapse-range dig-holes insert-range keep-size length= offset= posix punch-hole verbose zero-range',
  ],
  [
    'setfacl',
    'access default mask modify= modify-file= no-mask physical recalculate-mask recursive remove= remove-all remove-default remove-file= restore= set= set-file= test logical',
  ],
  [
    'gzip gunzip xz unxz bzip2 zstd lzma',
    'best block-list block-size= check= compress decompress decompress-only delete-input-file fast files files0 force format= keep list no-name output-dir-flat= quiet recursive rm rsyncable stdout suffix= synchronous test threads= to-stdout uncompress verbose filelist=',
  ],
  ['crontab', 'user='],
  [
    'fusermount umount',
    'all all-targets detach-loop fake force lazy no-canonicalize read-only recursive test-opts= types=',
  ],
  [
    'kill pkill',
    'all exact full group= inverse list newest oldest parent= pid queue= session= signal= table terminal= timeout uid= euid= verbose',
  ],
]

const optionsOf = remembered((program: string): readonly string[] | undefined =>
  LONG_OPTIONS.find(([programs]) => programs.split(' ').includes(program))?.[1].split(' '),
)

/** The option that a beginning of its name stands for, and whether a value follows; undefined where it is none. */
function completed(options: readonly string[], name: string): string | undefined {
  if (options.includes(name) || options.includes(`${name}=`)) return undefined
  return options.find((option) => option.startsWith(name))
}

/** The words of a program with the names of its long options in full. */
export function withFullNames<Word extends string>(
  program: string,
  args: Word[],
): (Word | string)[] {
  // Most have none at all.
  if (!args.some((word) => word.startsWith('--') && word.length > 2)) return args
  const options = optionsOf(program)
  if (options === undefined) return args
  const runsOthers = isKind(program, 'wrapper')
  const full: (Word | string)[] = []
  let isValue = false
  for (const [i, word] of args.entries()) {
    const [, name, rest = ''] = /^--([a-z][a-z0-9-]*)(=[\s\S]*)?$/.exec(word) ?? []
    if (word === '--' || (runsOthers && !isValue && !/^-|^\w+=/.test(word)))
      return [...full, ...args.slice(i)]
    const option = name === undefined ? undefined : (completed(options, name) ?? name)
    isValue =
      name === undefined
        ? runsOthers && /^-[a-zA-Z]$/.test(word)
        : rest === '' && options.includes(`${option!.replace(/=$/, '')}=`)
    full.push(option === undefined ? word : `--${option.replace(/=$/, '')}${rest}`)
  }
  return full
}
