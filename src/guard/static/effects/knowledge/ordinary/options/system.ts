import type { OrdinaryUses } from '../../ordinary-uses.ts'

/** What a file system is mounted with; what takes a protection away or names a helper is not among it. */
const MOUNT_OPTIONS = [
  ...['ro', 'rw', 'defaults', 'auto', 'noauto', 'user', 'users', 'nouser', 'nofail', '_netdev'],
  ...['atime', 'noatime', 'relatime', 'nodiratime', 'strictatime', 'lazytime', 'sync', 'async'],
  ...['nosuid', 'nodev', 'noexec', 'dirsync', 'remount', 'loop', 'loop=*', 'offset=*', 'bind'],
  ...['sizelimit=*', 'rbind', 'private', 'slave', 'silent', 'quiet', 'nosymfollow', 'subvol*=*'],
  ...['uid=*', 'gid=*', 'umask=*', 'dmask=*', 'fmask=*', 'mode=*', 'file_mode=*', 'dir_mode=*'],
  ...['utf8', 'iocharset=*', 'codepage=*', 'nls=*', 'shortname=*', 'flush', 'windows_names'],
  ...['size=*', 'nr_inodes=*', 'huge=*', 'compress*', 'ssd', 'nossd', 'space_cache*', 'discard*'],
  ...['nodiscard', 'autodefrag', 'degraded', 'vers=*', 'nfsvers=*', 'proto=*', 'tcp', 'udp'],
  ...['hard', 'soft', 'timeo=*', 'retrans=*', 'rsize=*', 'wsize=*', 'intr', 'nointr', 'nolock'],
  ...['lock', 'noac', 'actimeo=*', 'ac*=*', 'fsc', 'port=*', 'mountport=*', 'nconnect=*', 'fg'],
  ...['bg', 'retry=*', 'local_lock=*', 'lookupcache=*', 'noresvport', 'username=*', 'user=*'],
  ...['credentials=*', 'cred=*', 'password=*', 'pass=*', 'domain=*', 'workgroup=*', 'sec=*'],
  ...['noperm', 'nobrl', 'serverino', 'noserverino', 'cache=*', 'mfsymlinks', 'seal', 'guest'],
  ...['nounix', 'nodfs', 'lowerdir=*', 'upperdir=*', 'workdir=*', 'redirect_dir=*', 'index=*'],
  ...['metacopy=*', 'xino=*', 'errors=*', 'barrier=*', 'nobarrier', 'data=ordered', 'commit=*'],
  ...['data=writeback', 'data=journal', 'acl', 'noacl', 'user_xattr', 'norecovery', 'noload'],
  ...['nouuid', 'inode64', 'inode32', 'largeio', 'logbufs=*', 'logbsize=*', '*quota', 'quota'],
  ...['trans=*', 'version=*', 'msize=*', 'access=*', 'allow_other', 'default_permissions'],
  ...['reconnect', 'idmap=*', 'identityfile=*', 'follow_symlinks', 'serveraliveinterval=*'],
  ...['serveralivecountmax=*', 'x-*', 'comment=*', 'iversion', 'pri=*', 'check=*', 'session=*'],
  ...['net_cls', 'net_prio', 'cpuacct', 'blkio'],
].join('|')

const UNIT_PROPERTIES =
  'cpu*=*|memory*=*|io*=*|tasks*=*|allowedcpus=*|allowedmemorynodes=*|limit*=*|nice=*|slice=*|type=*|restart=*|restartsec=*|runtimemaxsec=*|timeout*=*|description=*|workingdirectory=*|remainafterexit=*|collectmode=*|killmode=*|killsignal=*|oomscoreadjust=*|oompolicy=*|umask=*|after=*|before=*|wants=*|requires=*|bindsto=*|partof=*|private*=yes|private*=true|protect*=yes|protect*=true|protect*=strict|protect*=full|protect*=read-only|nonewprivileges=yes|nonewprivileges=true|dynamicuser=*|standardinput=*|standardoutput=*|standarderror=*|syslogidentifier=*|loglevelmax=*|restrict*=*|lockpersonality=*|ipaddressdeny=*|systemcallfilter=*|capabilityboundingset=|inaccessiblepaths=*|readonlypaths=*|delegate=*|conditionpath*=*|exec*=*|environment=*|environmentfile=*|user=*|group=*|successexitstatus=*|startlimit*=*|accuracysec=*|persistent=*|on*=*'

/** What the tools of systemd have in common: orders go to this machine. */
const SYSTEMD =
  '--no-pager --no-legend --no-ask-password -l,--full -a,--all -p,--property= --value --json= -j -n,--lines= -o,--output= -q,--quiet -h --version --static --transient --pretty --adjust-system-clock --monitor --no-convert -s,--signal= --kill-whom,--kill-who= -H,--host=!* -M,--machine=.host|*@.host --user --system'

/** Options of programs that rule a machine. */
export const systemOptions: OrdinaryUses = {
  systemctl: `
    -t,--type= --state= -p,--property= -P= -a,--all --reverse --after --before -r,--recursive --with-dependencies -l,--full --value --show-types --job-mode= -T,--show-transaction --fail --check-inhibitors= -i --dry-run -q,--quiet --no-warn --no-block --wait --user --system --failed --no-wall --global --no-reload --no-ask-password --kill-whom,--kill-who= --kill-value= -s,--signal= --what= -f,--force --message= --now --runtime --preset-mode= -n,--lines= -o,--output= --plain --timestamp= --when= --marked --drop-in= --stdin --no-pager --no-legend --legend= --firmware-setup --show-all --output-fields= -h --version -1 -2
    -H,--host=!* -M,--machine=*@.host|.host --root=!* --image=!*
  `,
  hostnamectl: SYSTEMD,
  timedatectl: SYSTEMD,
  localectl: SYSTEMD,
  loginctl: SYSTEMD,
  machinectl: `${SYSTEMD} -...`,
  'systemd-analyze': `${SYSTEMD} --root=!* --image=!* -...`,
  busctl: '-H,--host=!* -M,--machine=!* -...',
  coredumpctl: '--root=!* --image=!* -...',
  'systemd-run': `
    --no-ask-password --scope -u,--unit= -p,--property=${UNIT_PROPERTIES} --description= --slice= --slice-inherit --expand-environment= -r,--remain-after-exit --send-sighup --service-type= --nice= --working-directory= -d,--same-dir -E,--setenv= -t,--pty -T,--pty-late -P,--pipe -q,--quiet --json= --on-active= --on-boot= --on-startup= --on-unit-active= --on-unit-inactive= --on-calendar= --on-clock-change --on-timezone-change --timer-property= --path-property= --socket-property= --no-block --wait -G,--collect -S,--shell --ignore-failure --background= --user --system --uid= --gid= -v,--verbose --job-mode= --no-pager
    -H,--host=!* -M,--machine=!* -C,--capsule=!* --
  `,
  journalctl:
    '--system --user -M,--machine= -m,--merge -D,--directory= -i,--file= --root=!* --image=!* --image-policy=!* --namespace= -S,--since= -U,--until= -c,--cursor= --after-cursor= --cursor-file= --show-cursor -b,--boot=? -u,--unit= --user-unit= --invocation= -I -t,--identifier= -T,--exclude-identifier= -p,--priority= --facility= -g,--grep= --case-sensitive=? -k,--dmesg --dmesg -o,--output= --output-fields= -n,--lines= -r,--reverse --utc -x,--catalog --no-hostname --no-full --full -l -a,--all -f,--follow --no-tail --truncate-newline -q,--quiet --no-pager -e,--pager-end -N,--fields -F,--field= --list-boots --list-invocations --list-namespaces --list-catalog --dump-catalog --update-catalog --disk-usage --vacuum-size= --vacuum-files= --vacuum-time= --verify --verify-key= --sync --relinquish-var --smart-relinquish-var --flush --rotate --header -h --version -1 -2 -3',
  ip: '--- -V,-Version,--version -h,-human,-human-readable --human -s,-stats,-statistics --statistics -d,-details --details -l,-loops= -f,-family,--family=inet|inet6|link|bridge|mpls -4 -6 -B -M -0 -o,-oneline --oneline -r,-resolve --resolve -n,-netns,--netns= -N,-Numeric -a,-all --all -c,-color,--color=? -t,-timestamp -ts,-tshort -rc,-rcvbuf= -iec -br,-brief --brief -j,-json --json -p,-pretty --pretty -echo -b,-batch,--batch= -force -statistics -st -stat -details -det -color=? -addr -link',
  nft: '-h -v,--version -V -f,--file= -D,--define= -i,--interactive -I,--includepath=!* -c,--check -o,--optimize -a,--handle -s,--stateless -t,--terse -S,--service -N,--reversedns -u,--guid -n,--numeric -y,--numeric-priority -p,--numeric-protocol -T,--numeric-time -e,--echo -j,--json -d,--debug= -nn -nnn',
  iptables: `
    -t,--table= -A,--append= -C,--check= -D,--delete= -I,--insert= -R,--replace= -L,--list=? -S,--list-rules=? -F,--flush=? -Z,--zero=? -N,--new-chain= -X,--delete-chain=? -P,--policy= -E,--rename-chain= -4,--ipv4 -6,--ipv6 -p,--protocol,--proto= -s,--source,--src= -d,--destination,--dst= -j,--jump= -g,--goto= -i,--in-interface= -o,--out-interface= -f,--fragment -c,--set-counters= -v,--verbose -V,--version -w,--wait=? -W,--wait-interval= -n,--numeric -x,--exact --line-numbers -m,--match= --sport,--source-port= --dport,--destination-port= --sports,--source-ports= --dports,--destination-ports= --ports= --syn --tcp-flags= --state= --ctstate= --ctproto= --ctorigdst= --ctdir= --icmp-type= --icmpv6-type= --limit= --limit-burst= --comment= --reject-with= --log-prefix= --log-level= --log-uid --log-ip-options --log-tcp-options --nflog-prefix= --nflog-group= --to-destination= --to-source= --to-ports= --to-port= --to= --random --random-fully --persistent --set-mark= --set-xmark= --mark= --save-mark --restore-mark --mask= --set-mss= --clamp-mss-to-pmtu --mac-source= --uid-owner= --gid-owner= --src-range= --dst-range= --src-type= --dst-type= --limit-iface-in --limit-iface-out --match-set= --set --update --remove --rcheck --name= --seconds= --hitcount= --rttl --rsource --rdest --hashlimit= --hashlimit-upto= --hashlimit-above= --hashlimit-burst= --hashlimit-mode= --hashlimit-name= --connlimit-above= --connlimit-upto= --connlimit-mask= --connlimit-saddr --connbytes= --mss= --ttl-eq= --ttl-set= --tos= --set-tos= --dscp= --set-dscp= --probability= --mode= --every= --packet= --string= --algo= --hex-string= --from= --timestart= --timestop= --weekdays= --physdev-in= --physdev-out= --physdev-is-bridged --policy= --dir= --pol= --socket-exists --transparent --notrack --zone= --on-port= --on-ip= --tproxy-mark= --add-set= --exist --timeout= --length= --pkt-type= --helper= --queue-num= --queue-balance= --queue-bypass
  `,
  mount: `
    -a,--all -B,--bind -c,--no-canonicalize -F,--fork -f,--fake -i,--internal-only -L,--label= -l,--show-labels -M,--move -m,--mkdir=? -n,--no-mtab -O,--test-opts= -o,--options=,${MOUNT_OPTIONS} --onlyonce -R,--rbind -r,--read-only -s -T,--fstab= -t,--types= -U,--uuid= -v,--verbose -w,--rw,--read-write -V,--version --source= --target= --target-prefix= --make-private --make-rprivate --make-slave --make-rslave --make-unbindable
  `,
  tar: `
    -A,--catenate,--concatenate -c,--create -d,--diff,--compare --delete -r,--append -t,--list --test-label -u,--update -x,--extract,--get --show-defaults --check-device --no-check-device -g,--listed-incremental= -G,--incremental --hole-detection= --ignore-failed-read --level= -n,--[no-]seek --occurrence=? --sparse-version= -S,--sparse -k,--keep-old-files --keep-newer-files --keep-directory-symlink --no-overwrite-dir --one-top-level=? --overwrite --overwrite-dir --recursive-unlink --remove-files --skip-old-files -U,--unlink-first -W,--verify -O,--to-stdout --to-command= --atime-preserve=? --delay-directory-restore --no-delay-directory-restore --group= --group-map= --mode= --mtime= -m,--touch --no-same-owner --no-same-permissions --numeric-owner --owner= --owner-map= -p,--preserve-permissions,--same-permissions --same-owner -s,--preserve-order,--same-order --sort= --[no-]acls --[no-]selinux --[no-]xattrs --xattrs-exclude= --xattrs-include= -f,--file= --force-local -F,--info-script= -L,--tape-length= -M,--multi-volume --rmt-command= --rsh-command= --volno-file= -b,--blocking-factor= -B,--read-full-records -i,--ignore-zeros --record-size= -H,--format= --old-archive,--portability --pax-option= --posix -V,--label= -a,--auto-compress --no-auto-compress -I,--use-compress-program= -j,--bzip2 -J,--xz --lzip --lzma --lzop -z,--gzip,--gunzip,--ungzip -Z,--compress,--uncompress --zstd --add-file= --backup=? -C,--directory= --exclude= --exclude-backups --exclude-caches --exclude-caches-all --exclude-caches-under --exclude-ignore= --exclude-ignore-recursive= --exclude-tag= --exclude-tag-all= --exclude-tag-under= --exclude-vcs --exclude-vcs-ignores -h,--dereference --hard-dereference -K,--starting-file= --newer-mtime= --[no-]null --[no-]recursion -N,--newer,--after-date= --one-file-system -P,--absolute-names --suffix= -T,--files-from= --[no-]unquote --[no-]verbatim-files-from -X,--exclude-from= --strip-components,--strip= --transform,--xform= --[no-]anchored --[no-]ignore-case --[no-]wildcards --[no-]wildcards-match-slash --checkpoint=? --checkpoint-action= --clamp-mtime --full-time --index-file= -l,--check-links --no-quote-chars= --quote-chars= --quoting-style= -R,--block-number --show-omitted-dirs --show-transformed-names,--show-stored-names --totals=? --utc -v,--verbose --warning= -w,--interactive,--confirmation -o -y -q --uid= --gid= --uname= --gname= --options= --no-mac-metadata --disable-copyfile --no-fflags --fflags --passphrase= --safe-writes --no-safe-writes --nopreserveHFSCompression --chroot -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 --use-compress-program=
  `,
  xargs:
    '-0,--null -a,--arg-file= -d,--delimiter= -E= -e,--eof=? -I,--replace=? -i=? -J= -L,--max-lines=? -l=? -n,--max-args= -P,--max-procs= -p,--interactive --process-slot-var= -r,--no-run-if-empty -R= -S= -s,--max-chars= --show-limits -t,--verbose -o,--open-tty -x,--exit -h --version --',
  make: '-b -m -B,--always-make -C,--directory= -d --debug=? -E,--eval= -e,--environment-overrides -f,--file,--makefile= -h -i,--ignore-errors -I,--include-dir= -j,--jobs=? -k,--keep-going -l,--load-average,--max-load=? -L,--check-symlink-times --jobserver-style= -n,--just-print,--dry-run,--recon -o,--old-file,--assume-old= -O,--output-sync=? -p,--print-data-base -q,--question -r,--no-builtin-rules -R,--no-builtin-variables -s,--silent,--quiet --no-silent -S,--no-keep-going,--stop --shuffle=? -t,--touch --trace -v,--version -w,--print-directory --no-print-directory -W,--what-if,--new-file,--assume-new= --warn-undefined-variables --print --warn=? --no-builtin-variables -X -u',
  gdb: `
    --- -batch,--batch -batch-silent,--batch-silent -q,-quiet,--quiet,-silent,--silent -n,-nx,--nx -nh,--nh -nw,--nw -w -ex,--ex,-eval-command,--eval-command= -iex,--iex= -x,-command,--command= -ix,--ix= -p,-pid,--pid= -c,-core,--core= -s,-symbols,--symbols= -se,--se= -e,-exec,--exec= -d,-directory,--directory= -cd,--cd= -tty,--tty= -args,--args -tui,--tui -r,-readnow,--readnow -readnever,--readnever -f,-fullname,--fullname -annotate= -b= -l= -statistics,--statistics -return-child-result,--return-child-result -v,-version,--version -configuration,--configuration -i,-interpreter,--interpreter= --no-escape-args -write,--write -D,-data-directory,--data-directory=!* --
  `,
  strace: `
    -e,--trace=!inject*|fault* -f,--follow-forks -ff,--output-separately -F -a,--columns= -A,--output-append-mode -b,--detach-on= -c,--summary-only -C,--summary -d,--debug -D,--daemonize=? -E,--env= -h -i,--instruction-pointer -k,--stack-trace=? -kk -I,--interruptible= -n,--syscall-number -N,--arg-names -o,--output= -O,--summary-syscall-overhead= -p,--attach= -P,--trace-path= -q,--quiet=? -qq -qqq -r,--relative-timestamps=? -s,--string-limit= -S,--summary-sort-by= -t,--absolute-timestamps=? -tt -ttt -T,--syscall-times=? -u,--user= -U,--summary-columns= -v,--no-abbrev --abbrev= --verbose= --raw= --signal= --status= --decode-fds=? --decode-pids=? --strings-in-hex=? --const-print-style= --seccomp-bpf --tips=? -V,--version -w,--summary-wall-clock -x -xx -X= -y -yy -yyy -Y -z,--successful-only -Z,--failed-only --follow-forks=? --kvm=vcpu --always-show-pid --
  `,
  'qemu-system-x86_64': `
    --- -h -help,--help -version,--version -m= -smp= -cpu= -M,-machine,--machine= -accel,--accel= -enable-kvm,--enable-kvm -hda=!/dev/* -hdb=!/dev/* -hdc=!/dev/* -hdd=!/dev/* -fda= -fdb= -cdrom= -sd=!/dev/* -mtdblock=!/dev/* -pflash= -drive=!*file=/dev/* -blockdev=!*filename=/dev/* -kernel= -initrd= -append= -dtb= -shim= -bios= -boot= -snapshot -name= -uuid= -k= -rtc= -global= -smbios= -sandbox= -no-reboot -no-shutdown -no-fd-bootchk -no-hpet -no-acpi -no-user-config -nodefaults -S -d= -D= -pidfile= -daemonize -nographic -curses -full-screen -rotate= -vga= -g= -usb -usbdevice= -audio= -audiodev= -soundhw= -numa= -mem-prealloc -balloon= -watchdog= -watchdog-action= -action= -icount= -msg= -tb-size= -L= -loadvm= -only-migratable -semihosting -overcommit= -acpitable= -alt-grab -ctrl-grab -win2k-hack -show-cursor -portrait -no-quit
    -display,--display=none|gtk*|sdl*|curses|cocoa*|egl-headless*|dbus* -serial,--serial=stdio|mon:stdio|null|none|pty|file:*|vc* -parallel=none|null -monitor=stdio|none|null|vc* -net=none|nic*|user -netdev=,user|bridge|tap|id=*|hostfwd=*|net=*|host=*|dhcpstart=*|dns=*|ipv4=*|ipv6=*|br=*|ifname=*|script=no|downscript=no|restrict=*|hostname=*|vhost=*|queues=*|mac=* -nic=,none|user|bridge|tap|id=*|model=*|hostfwd=*|net=*|mac=*|br=*|ifname=*|script=no|downscript=no -vnc=none|127.0.0.1:*|localhost:*|unix:* -gdb=!* -qmp=!* -mon=!* -chardev=,stdio|null|pty|vc|id=*|mux=*|signal=* -incoming=!* -virtfs=!* -fsdev=!* -runas=!* -object=,rng-random|memory-backend-ram|iothread|throttle-group|id=*|size=*|filename=/dev/urandom|filename=/dev/random -device=!vfio*|ivshmem*|pci-assign*|usb-host*|virtio-9p*|vhost-user* -spice=!* -fw_cfg=!* -chroot=!*
  `,
  'ssh-keygen':
    '-q -t= -b= -f= -N= -C= -m= -a= -O= -w= -Z= -p -P= -i -e -y -c -l -B -D= -F= -H -K -R= -r= -g -M= -I= -h -D= -U -n= -V= -z= -s=*.sig -L -A -k -Q -u -Y= -v -E= -x= -W= -1 -2',
  socat:
    '-V -h -? -d -D -v -x -b= -s -S= -t= -T= -u -U -g -L= -W= -4 -6 -0 -ly=? -ls -lh -lu -lm=? -lp= -dd -ddd -dddd -d0 -hh -hhh',
}
