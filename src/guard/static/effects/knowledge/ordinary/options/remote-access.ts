import type { OrdinaryUses } from '../../ordinary-uses.ts'

/**
 * Settings of ssh that say how it connects; those that name a program or a file are read by what they name
 * (`settings` of its entry).
 */
const SSH_SETTINGS = [
  ...['AddKeysToAgent', 'AddressFamily', 'BatchMode', 'BindAddress', 'CanonicalDomains'],
  ...['CanonicalizeHostname', 'CheckHostIP', 'Ciphers', 'ClearAllForwardings', 'Compression'],
  ...['CompressionLevel', 'ConnectionAttempts', 'ConnectTimeout', 'ControlMaster', 'ControlPath'],
  ...['ControlPersist', 'EscapeChar', 'ExitOnForwardFailure', 'FingerprintHash', 'GatewayPorts'],
  ...['GlobalKnownHostsFile', 'GSSAPIAuthentication', 'HashKnownHosts', 'HostKeyAlgorithms'],
  ...['HostKeyAlias', 'HostName', 'IdentitiesOnly', 'IdentityFile', 'IPQoS'],
  ...['KbdInteractiveAuthentication', 'KexAlgorithms', 'LocalForward', 'LogLevel', 'LogVerbose'],
  ...[
    'MACs',
    'NoHostAuthenticationForLocalhost',
    'NumberOfPasswordPrompts',
    'CASignatureAlgorithms',
  ],
  ...['PasswordAuthentication', 'Port', 'PreferredAuthentications', 'Protocol', 'ProxyJump'],
  ...['PubkeyAcceptedAlgorithms', 'PubkeyAcceptedKeyTypes', 'PubkeyAuthentication', 'RekeyLimit'],
  ...['HostbasedAuthentication', 'RequestTTY', 'RequiredRSASize', 'ServerAliveCountMax', 'SetEnv'],
  ...['ServerAliveInterval', 'SessionType', 'StdinNull', 'StreamLocalBindUnlink', 'ForwardX11'],
  ...['StrictHostKeyChecking', 'SyslogFacility', 'TCPKeepAlive', 'UpdateHostKeys', 'User', 'Tag'],
  ...['UserKnownHostsFile', 'VerifyHostKeyDNS', 'VisualHostKey', 'ForkAfterAuthentication'],
  ...['ChallengeResponseAuthentication', 'UseRoaming', 'HostbasedKeyTypes', 'ForwardX11Timeout'],
  ...['ProxyCommand', 'LocalCommand', 'RemoteCommand', 'RemoteForward', 'SendEnv'],
  ...[
    'PKCS11Provider',
    'SecurityKeyProvider',
    'KnownHostsCommand',
    'XAuthLocation',
    'CertificateFile',
  ],
  // Keys of an agent of one's own; a way into the network for this machine alone.
  ...['none', 'SSH_AUTH_SOCK', '~/*', '/home/*', '/Users/*', '/run/*'].map(
    (at) => `IdentityAgent=${at}`,
  ),
  ...['localhost*', '[::1]*', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((first) => `${first}*`)].map(
    (at) => `DynamicForward=${at}`,
  ),
  ...['PermitLocalCommand=no', 'ForwardAgent=no', 'ForwardX11Trusted=no', 'Tunnel=no'],
  ...['GSSAPIDelegateCredentials=no', 'EnableSSHKeysign=no', 'PermitRemoteOpen', 'UseKeychain'],
]
  .map((name) => (name.includes('=') ? name : `${name}=*`))
  .join('|')

/** How a folder of another machine appears here. */
const SSHFS_SETTINGS =
  'reconnect|delay_connect|sshfs_sync|no_readahead|sync_readdir|sync_read|idmap=*|uidfile=*|gidfile=*|uid=*|gid=*|umask=*|cache=*|cache_*|kernel_cache|auto_cache|max_conns=*|workaround=*|follow_symlinks|no_check_root|password_stdin|allow_other|allow_root|default_permissions|ro|rw|nonempty|auto_unmount|fsname=*|volname=*|compression=*|max_read=*|max_write=*|large_read|transform_symlinks|noappledouble|noapplexattr|defer_permissions|local|dir_cache=*|entry_timeout=*|attr_timeout=*|nolocalcaches|_netdev|users|noauto|x-*|disable_hardlink|dcache_*|slave|direct_io|intr|big_writes'

const SSH_OPTION = `-o=${SSH_SETTINGS}`

/** Options of programs that reach other machines. */
export const remoteAccessOptions: OrdinaryUses = {
  ssh: `
    ${SSH_OPTION} -4 -6 -a -C -f -g -k -N -n -q -s -T -t -V -v -x -X -Y -y -M -B= -b= -c= -D= -E= -e= -F=!/tmp/*|/var/tmp/*|/dev/shm/* -i= -I= -J= -L= -l= -m= -O= -P= -p= -Q= -R= -S= -W= --
    -G -w=!*
  `,
  autossh: '-M= -f -V',
  sshfs: `-o=,${SSH_SETTINGS}|${SSHFS_SETTINGS} -p= -F= -C -f -d -s -1 -V,--version -r`,
  scp: `${SSH_OPTION} -3 -4 -6 -B -C -O -p -q -R -r -s -T -v -c= -D= -F=!/tmp/*|/var/tmp/*|/dev/shm/* -i= -J= -l= -P= -S= -X=`,
  sftp: `${SSH_OPTION} -4 -6 -a -C -f -N -p -q -r -v -B= -b= -c= -D= -F=!/tmp/*|/var/tmp/*|/dev/shm/* -i= -J= -l= -P= -R= -S= -s= -X=`,
  rsync: `
    -v,--verbose --info= --debug= --stderr= -q,--quiet --no-motd -c,--checksum -a,--archive -r,--recursive -R,--relative --[no-]implied-dirs --no-relative -b,--backup --backup-dir= --suffix= -u,--update --inplace --append --append-verify -d,--dirs --old-dirs,--old-d --mkpath -l,--links -L,--copy-links --copy-unsafe-links --safe-links --munge-links -k,--copy-dirlinks -K,--keep-dirlinks -H,--hard-links -p,--perms -E,--executability --chmod= -A,--acls -X,--xattrs -o,--owner -g,--group --devices --specials -D -t,--times -U,--atimes --open-noatime -N,--crtimes -O,--omit-dir-times -J,--omit-link-times --super --fake-super -S,--sparse --preallocate -n,--dry-run -W,--[no-]whole-file --checksum-choice,--cc= -x,--one-file-system -B,--block-size= -e,--rsh= --rsync-path= --existing --ignore-existing --remove-source-files --del --delete --delete-before --delete-during --delete-delay --delete-after --delete-excluded --ignore-missing-args --delete-missing-args --ignore-errors --force --max-delete= --max-size= --min-size= --max-alloc= --partial --partial-dir= --delay-updates -m,--prune-empty-dirs --[no-]numeric-ids --usermap= --groupmap= --chown= --timeout= --contimeout= -I,--ignore-times --size-only -@,--modify-window= -T,--temp-dir= -y,--fuzzy --compare-dest= --copy-dest= --link-dest= -z,--compress --compress-choice,--zc= --compress-level,--zl= --skip-compress= -C,--cvs-exclude -f,--filter= -F --exclude= --exclude-from= --include= --include-from= --files-from= -0,--from0 --old-args -s,--secluded-args,--protect-args --address= --port= --sockopts= --blocking-io --outbuf= --stats -8,--8-bit-output -h,--human-readable --progress -P -i,--itemize-changes --out-format= --log-file= --log-file-format= --password-file= --early-input= --list-only --bwlimit= --stop-after= --stop-at= --fsync --write-batch= --only-write-batch= --read-batch= --protocol= --iconv= --checksum-seed= -4,--ipv4 -6,--ipv6 --no-owner,--no-o --no-group,--no-g --no-perms,--no-p --no-times,--no-t --no-links,--no-l --no-devices --no-specials --no-D --no-recursive,--no-r --no-inc-recursive --inc-recursive --no-compress --no-i-r --no-dirs --no-omit-dir-times --no-acls --no-xattrs --no-human-readable --no-h --no-verbose --no-v --server --sender
  `,
  curl: `
    -o,--output= -O,--remote-name --remote-name-all --output-dir= --create-dirs --create-file-mode= -J,--remote-header-name -R,--remote-time --no-clobber --skip-existing --remove-on-error -d,--data,--data-ascii= --data-binary= --data-urlencode= --data-raw= --json= -F,--form= --form-string= --form-escape -T,--upload-file= -H,--header= -X,--request= -A,--user-agent= -e,--referer= -u,--user= -U,--proxy-user= --oauth2-bearer= -b,--cookie= -c,--cookie-jar= -j,--junk-session-cookies -K,--config= -x,--proxy= --preproxy= --noproxy= --proxy1.0= --socks4= --socks4a= --socks5= --socks5-hostname= -p,--proxytunnel --proxy-header= --proxy-basic --proxy-digest --proxy-ntlm --proxy-anyauth --proxy-negotiate --url= --url-query= -D,--dump-header= -m,--max-time= -w,--write-out= -L,--location -r,--range= -C,--continue-at= -E,--cert= --key= --cert-type= --key-type= --pass= --cacert= --capath= --ca-native --connect-timeout= --retry= --retry-delay= --retry-max-time= --retry-all-errors --retry-connrefused --resolve= --connect-to= --interface= --trace= --trace-ascii= --trace-time --trace-ids --trace-config= --stderr= -n,--netrc --netrc-file= --netrc-optional -Q,--quote= -z,--time-cond= -y,--speed-time= -Y,--speed-limit= -P,--ftp-port= --ftp-pasv --ftp-create-dirs --ftp-method= --ftp-ssl-control --ftp-skip-pasv-ip --disable-epsv --disable-eprt -a,--append -l,--list-only -B,--use-ascii --crlf --mail-from= --mail-rcpt= --mail-auth= --limit-rate= --rate= --proto= --proto-default= --proto-redir= --ciphers= --curves= --tls13-ciphers= --tls-max= -1,--tlsv1 --tlsv1.0 --tlsv1.1 --tlsv1.2 --tlsv1.3 -2,--sslv2 -3,--sslv3 --ssl --ssl-reqd --ssl-no-revoke --ssl-revoke-best-effort --crlfile= --pinnedpubkey= --cert-status -k,--insecure --proxy-insecure --unix-socket= --abstract-unix-socket= --doh-url= --dns-servers= --dns-interface= --dns-ipv4-addr= --dns-ipv6-addr= -4,--ipv4 -6,--ipv6 -0,--http1.0 --http1.1 --http2 --http2-prior-knowledge --http3 --http3-only --http0.9 --alt-svc= --hsts= --[no-]alpn --no-npn -N,--[no-]buffer --[no-]keepalive --keepalive-time= --keepalive-cnt= --[no-]sessionid --tcp-fastopen --tcp-nodelay --mptcp --local-port= --max-filesize= --max-redirs= --request-target= --path-as-is --post301 --post302 --post303 --compressed --compressed-ssh --tr-encoding --raw --ignore-content-length -G,--get -I,--head -i,--include,--show-headers -f,--fail --fail-with-body --fail-early -g,--globoff -q,--disable -s,--silent -S,--show-error -v,--verbose -#,--progress-bar --[no-]progress-meter --styled-output -:,--next -Z,--parallel --parallel-max= --parallel-immediate --basic --digest --ntlm --negotiate --anyauth --aws-sigv4= --etag-save= --etag-compare= --expect100-timeout= --happy-eyeballs-timeout-ms= --haproxy-protocol --hostpubmd5= --hostpubsha256= --pubkey= -V,--version -M,--manual --variable= --expand-url= --expand-data= --expand-header= --expand-output= --xattr --no-sessionid --sasl-ir --sasl-authzid= --login-options= --service-name= --krb= --no-styled-output --ip-tos= --vlan-priority= --false-start --suppress-connect-headers
  `,
  wget: `
    -V,--version -b,--background -e,--execute= -o,--output-file= -a,--append-output= -d,--debug -q,--quiet -v,--verbose -nv,--no-verbose --report-speed= -i,--input-file= -F,--force-html -B,--base= --config= --no-config --rejected-log= -t,--tries= --retry-connrefused --retry-on-http-error= --retry-on-host-error -O,--output-document= -nc,--no-clobber --no-netrc -c,--continue --start-pos= --progress= --show-progress --no-show-progress -N,--timestamping --no-if-modified-since --no-use-server-timestamps -S,--server-response --spider -T,--timeout= --dns-timeout= --connect-timeout= --read-timeout= -w,--wait= --waitretry= --random-wait --no-proxy -Q,--quota= --bind-address= --limit-rate= --no-dns-cache --restrict-file-names= --ignore-case -4,--inet4-only -6,--inet6-only --prefer-family= --user= --password= --ask-password --use-askpass= --no-iri --local-encoding= --remote-encoding= --unlink --xattr -nd,--no-directories -x,--force-directories -nH,--no-host-directories --protocol-directories -P,--directory-prefix= --cut-dirs= --default-page= -E,--adjust-extension,--html-extension --http-user= --http-password= --no-cache --no-cookies --load-cookies= --save-cookies= --keep-session-cookies --ignore-length --header= --compression= --max-redirect= --proxy-user= --proxy-password= --referer= --save-headers -U,--user-agent= --no-http-keep-alive --post-data= --post-file= --method= --body-data= --body-file= --content-disposition --content-on-error --trust-server-names --auth-no-challenge --secure-protocol= --https-only --no-check-certificate --certificate= --certificate-type= --private-key= --private-key-type= --ca-certificate= --ca-directory= --crl-file= --pinnedpubkey= --ciphers= --no-hsts --hsts-file= --ftp-user= --ftp-password= --no-remove-listing --no-glob --no-passive-ftp --preserve-permissions --retr-symlinks --ftps-implicit --warc-file= --warc-header= --warc-max-size= --warc-cdx -r,--recursive -l,--level= --delete-after -k,--convert-links --convert-file-only -K,--backup-converted -m,--mirror -p,--page-requisites --strict-comments -A,--accept= -R,--reject= --accept-regex= --reject-regex= --regex-type= -D,--domains= --exclude-domains= --follow-ftp --follow-tags= --ignore-tags= -H,--span-hosts -L,--relative -I,--include-directories= -X,--exclude-directories= -np,--no-parent -nr -Y= --passive-ftp --no-host-lookup -L -g= --bind-dns-address= --check-certificate=?
  `,
  tcpdump: `-A -b -d -D,--list-interfaces -e -f -h -H -i,--interface= -I,--monitor-mode -J -j= -K -l -L -n -N -O -p -q -r= -s= -S -t -u -U -v -w= -W= -x -X -y= -B,--buffer-size= -c= --count -C= -E=!* -F= -G= -Q,--direction= -T= -V= -Z,--relinquish-privileges= -z= -# --number --print --immediate-mode --micro --nano --time-stamp-precision= --version -h`,
}
