import type { OrdinaryUses } from '../ordinary-uses.ts'

/** Databases and queues, disks and backups, secrets, packages of the system, and tools that manage machines. */
export const dataAndDisks: OrdinaryUses = {
  'redis-cli': `
    append|bgrewriteaof|bgsave|bitcount|bitfield|bitfield_ro|bitop|bitpos|blmove|blmpop|blpop|brpop|brpoplpush|bzmpop|bzpopmax|bzpopmin|copy|dbsize|decr|decrby|del|discard|dump|echo|exec|exists|expire|expireat|expiretime|geoadd|geodist|geohash|geopos|georadius*|geosearch*|get|getbit|getdel|getex|getrange|getset|hdel|hello|hexists|hexpire*|hget|hgetall|hgetdel|hgetex|hincrby|hincrbyfloat|hkeys|hlen|hmget|hmset|hpersist|hpexpire*|hpttl|hrandfield|hscan|hset|hsetex|hsetnx|hstrlen|httl|hvals|incr|incrby|incrbyfloat|info|keys|lastsave|latency|lcs|lindex|linsert|llen|lmove|lmpop|lolwut|lpop|lpos|lpush|lpushx|lrange|lrem|lset|ltrim|mget|move|mset|msetnx|multi|object|persist|pexpire*|pfadd|pfcount|pfmerge|ping|psetex|psubscribe|pttl|publish|pubsub|punsubscribe|quit|randomkey|readonly|readwrite|rename|renamenx|role|rpop|rpoplpush|rpush|rpushx|sadd|save|scan|scard|sdiff*|select|set|setbit|setex|setnx|setrange|sinter*|sismember|smembers|smismember|smove|sort|sort_ro|spop|spublish|srandmember|srem|sscan|ssubscribe|strlen|subscribe|substr|sunion*|sunsubscribe|swapdb|time|touch|ttl|type|unlink|unsubscribe|unwatch|wait|waitaof|watch|xack|xadd|xautoclaim|xclaim|xdel|xgroup|xinfo|xlen|xpending|xrange|xread|xreadgroup|xrevrange|xtrim|zadd|zcard|zcount|zdiff*|zincrby|zinter*|zlexcount|zmpop|zmscore|zpopmax|zpopmin|zrandmember|zrange*|zrank|zrem|zremrange*|zrevrange*|zrevrank|zscan|zscore|zunion*|json.*|ft.*|ts.*|bf.*|cf.*|cms.*|topk.*|tdigest.*|graph.*|vadd|vsim|vcard|vdim|vemb|vinfo|auth|flushdb|flushall|asking|command|reset
    eval|evalsha|eval_ro|fcall|fcall_ro
    acl list|whoami|users|cat|getuser|genpass
    client list|id|info|getname|setname|kill|pause|unpause|no-evict|no-touch|reply|tracking|trackinginfo|caching|unblock|getredir
    cluster info|nodes|slots|shards|myid|keyslot|countkeysinslot|getkeysinslot|slaves|replicas|links|meet|addslots*|replicate|failover|help
    config get|resetstat|rewrite
    config set maxmemory*|appendonly|save|timeout|tcp-keepalive|notify-keyspace-events|slowlog-*|hz|list-*|hash-*|set-max-*|zset-*|stream-*|activedefrag|active-defrag-*|lazyfree-*|maxclients|loglevel|latency-monitor-threshold|appendfsync|auto-aof-*|requirepass|dir|dbfilename|lfu-*|repl-*|min-replicas-*|stop-writes-on-bgsave-error|io-threads|databases|lua-time-limit|client-output-buffer-limit|rdbcompression|rdbchecksum
    debug object
    debug jmap $
    function list|stats|dump
    memory usage|stats|doctor|malloc-stats|purge
    module list
    monitor
    script exists|load|kill
    slowlog get|len|reset
    sentinel masters|master|replicas|slaves|sentinels|get-master-addr-by-name|ckquorum|failover|reset|monitor|myid
    replicaof|slaveof no
    shutdown save
    shutdown $
  `,
  etcdctl: `
    get|put|watch|lease|endpoint|version|check|compaction|defrag|txn|lock|elect|ls|mk|set|mkdir|cluster-health|update|exec-watch|completion|hashkv|downgrade
    del
    endpoint health|status|hashkv
    member list|update|promote
    alarm list|disarm
    snapshot status|save|restore
    role|user list|get
    auth status
    lease grant|revoke|timetolive|list|keep-alive
  `,
  nodetool:
    'status|info|ring|describecluster|describering|compactionstats|tpstats|netstats|cfstats|tablestats|cfhistograms|tablehistograms|proxyhistograms|gossipinfo|version|flush|repair|cleanup|compact|drain|snapshot|listsnapshots|gc*|getcompactionthroughput|getstreamthroughput|getendpoints|getsstables|getlogginglevels|setlogginglevel|toppartitions|statusgossip|statusbinary|statusbackup|statushandoff|status*|setcompactionthroughput|setstreamthroughput|rebuild|scrub|upgradesstables|verify|viewbuildstatus|bootstrap|failuredetector|help|rangekeysample|refresh|garbagecollect|invalidate*|reload*|get*|relocatesstables|datapaths|profileload|sstablerepairedset|resetfullquerylog|tablehistograms|clientstats',
  dolt: `
    init|status|add|diff|reset|clean|commit|sql|log|branch|checkout|merge|conflicts|cherry-pick|revert|clone|fetch|pull|push|config|remote|backup|login|creds|ls|schema|table|tag|blame|constraints|migrate|read-tables|gc|filter-branch|merge-base|version|dump|docs|stash|profile|query-diff|reflog|rebase|ci|fsck|sql-server|sql-client|show|archive|assist
    creds ls|check|new|import|use
  `,
  gsutil: `
    ls|cp|mv|rsync|cat|du|stat|hash|mb|version|help|config|perfdiag|test|compose|setmeta|update|label|rm|rb|signurl|ubla|pap|versioning|web|lifecycle|cors|retention|requesterpays|rewrite|logging|kms|defstorageclass|notification|hmac|iam|acl|defacl|defstorageclass|autoclass|rpo|bucketpolicyonly
    acl|defacl get
    iam get
    lifecycle|cors|label|logging|versioning|web|ubla|pap|requesterpays|rpo|autoclass|retention|defstorageclass|bucketpolicyonly get
    cors|label set
    label|acl ch -*
    hmac list|get
    kms authorize|encryption|serviceaccount
    notification list|create|watchbucket
    versioning|ubla|pap set on|enforced
  `,
  mc: `
    ls|cp|mirror|cat|head|pipe|find|sql|stat|tree|du|diff|mb|rb|rm|mv|get|put|watch|event|tag|alias|ping|ready|od|undo|version|retention|legalhold|lock|cors|update|batch|ilm|encrypt|quota|license|support|share|anonymous|policy|config|admin
    alias list|ls|set|add|remove|rm|import|export
    admin info|service|trace|top|prometheus|heal|scanner|console|logs|update|rebalance|decommission|cluster|speedtest|user|policy|config|group|bucket|tier|kms|inspect
  `,
  ceph: `
    -s|status|s|health|df|-w|log|versions|version|fsid|report|features|time-sync-status|quorum_status|insights|progress|device|crash|telemetry|balancer|pg|osd|mon|mds|mgr|fs|orch|rbd|nfs|config|auth|tell|daemon|df|iostat|dashboard|service
    osd tree|stat|status|df|ls|perf|pool|dump|find|metadata|utilization|crush|lspools|out|in|set|unset|reweight|reweight-by-utilization|safe-to-destroy|ok-to-stop|blocked-by|versions|getmap|getcrushmap|map|scrub|deep-scrub|repair|down|erasure-code-profile|pause|unpause|test-reweight-by-utilization
    osd pool ls|stats|get|set|create|autoscale-status|application|rename|get-quota|set-quota|mksnap
    osd crush tree|dump|rule|class|show-tunables|weight-set|reweight|ls|get-tunable
    auth list|ls|get-or-create|get|print-key|export|get-key
    config assimilate-conf|get|show|dump|log|help|ls|show-with-defaults|set
    config-key ls|dump|exists|get|set
    mon stat|dump|getmap|metadata|versions|ok-to-stop|scrub|feature
    mgr module|services|stat|dump|fail|metadata|versions
    mgr module ls
    fs ls|status|dump|get|volume|subvolume|subvolumegroup|new|set
    pg stat|dump|ls|query|map|scrub|deep-scrub|repair|dump_stuck|ls-by-*|debug
    orch status|ls|ps|host|device|apply|daemon|upgrade|restart|start|stop|redeploy|pause|resume|client-keyring
    orch host ls|label|add
    crash ls|info|stat|ls-new|archive|archive-all
    dashboard get-*|feature|motd
    telemetry status|show|preview|on|off
  `,
  btrfs: `
    filesystem|fi df|du|show|sync|usage|defragment|defrag|label|balance|commit-stats|mkswapfile|resize
    f|fi|filesystem df|show|usage
    subvolume|sub|su list|l|show|get-default|create|c|snapshot|snap|s|find-new|sync|set-default
    balance start|status|pause|resume|cancel
    scrub start|status|cancel|resume|limit
    device|dev stats|usage|scan|ready|add
    property|prop get|list
    quota status|rescan|enable
    qgroup show|create|limit|assign
    inspect-internal|in *
    check|version|help|receive|send
    replace status|start
  `,
  zfs: `
    set *compression=*|quota=*|atime=*|recordsize=*|refquota=*|reservation=*|snapdir=*|xattr=*|relatime=*|canmount=*|com.*=*|org.*=*|copies=*|logbias=*|primarycache=*|secondarycache=*|dedup=*|volsize=*|checksum=*|sync=*|snapshot_limit=*|acltype=*|userquota*=*|groupquota*=*|refreservation=*|mountpoint=*
    create|list|get|snapshot|snap|mount|diff|holds|hold|clone|bookmark|promote|rename|inherit|upgrade|userspace|groupspace|projectspace|project|version|wait|send|receive|recv|rollback|destroy|unmount|umount|program
  `,
  zpool: `
    status|list|iostat|history|events|get|scrub|trim|online|wait|sync|version|upgrade|clear|checkpoint|prefetch|reopen|resilver|set|import|export|create|add|attach|replace|initialize|destroy
  `,
  dmsetup:
    'ls|info|status|table|deps|targets|version|stats|splitname|ls-tree|mangle|udevcookies|udevcomplete_all|help|report|measure',
  snapper:
    'list|ls|create|status|diff|list-configs|get-config|create-config|setup-quota|mount|umount|undochange|xadiff|cleanup|modify|set-config',
  snapraid: 'sync|scrub|check|status|diff|list|dup|up|down|smart|pool|devices|touch|rehash|fix',
  borgmatic:
    'create|list|info|check|rlist|rinfo|repo-list|repo-info|config|init|rcreate|repo-create|generate|prune|compact|mount|umount|extract|restore|export-tar|borg|break-lock|transfer|key|validate-*|bootstrap|browse|--*',
  pgbackrest:
    'backup|check|info|start|stop|archive-push|archive-get|verify|version|help|stanza-create|stanza-upgrade|repo-ls|repo-get|annotate|server-ping|restore',
  'wal-g':
    'backup-push|backup-list|wal-push|wal-fetch|wal-show|wal-verify|wal-receive|backup-mark|backup-fetch|st|catchup-*|backup-show|flags|pgbackrest|help',
  pg_ctl: 'start|stop|restart|reload|status|promote|init|initdb|logrotate|kill|register|unregister',
  pg_ctlcluster: '* * start|stop|restart|reload|status|promote',
  'rabbitmq-plugins': 'list|enable|disable|is_enabled|set|directories|help|version',
  rabbitmqadmin: `
    list|show|declare|publish|get|help|definitions|health_check|overview|vhosts|nodes|queues|exchanges|connections|channels|bindings|export|shovels|streams|policies|feature_flags
    declare queue|exchange|binding|vhost|policy
  `,
  nats: `
    account info|backup|restore|tls|report
    context ls|list|show|info|select|create|add|save|edit|copy|validate|previous
    kv add|put|get|create|update|del|history|ls|status|watch|compact
    consumer|con ls|list|info|add|next|report|sub|graph|find|state|copy|pause|resume
    object|obj add|put|get|ls|info|watch|seal
    server ls|list|info|ping|report|check|mkpasswd|request|watch|graph|generate|cluster
    stream|str ls|list|info|add|create|report|view|get|find|state|subjects|copy|graph|cluster|gaps|backup|restore|seal
    schema ls|info|search|validate|req
  `,
  vault: `
    audit list
    auth list
    kv get|put|list|metadata|patch|rollback|undelete|delete|enable-versioning
    kv metadata get|put|patch
    lease lookup|renew
    namespace list|lookup
    operator init|unseal|members|key-status|diagnose|usage
    operator raft list-peers|autopilot
    plugin list|info|runtime
    policy list|read|fmt
    secrets list|enable
    token lookup|renew|capabilities|create|revoke
    transit|pki|transform|hcp|path-help|version-history|print|debug|events|monitor|proxy|ssh|unwrap|list|read|write|delete|patch|status|login|server|agent
  `,
  consul: `
    acl token|policy|role|auth-method|binding-rule list|read
    acl bootstrap
    catalog datacenters|nodes|services
    config list|read
    connect envoy|proxy|expose
    intention list|get|match|check
    keyring -list
    kv export|get|put|import|delete
    namespace|partition|peering|resource list|read
    operator raft list-peers
    operator autopilot get-config|state
    operator usage|utilization
    services export|exported-services|imported-services
    snapshot save|inspect|decode
    tls ca|cert
    troubleshoot upstreams|proxy|ports
    version|validate|info|join|keygen|login|logout|maint|monitor|reload|rtt|members|watch|lock|exec|agent|debug
  `,
  terraform: `
    state list|mv|pull|rm|show|replace-provider|identities
    workspace list|select|new|show
    providers lock|mirror|schema
    metadata functions
    providers $
  `,
  terragrunt:
    'run|run-all|plan|apply|destroy|init|validate|output|show|state|import|graph|graph-dependencies|hclfmt|hcl|render|render-json|terragrunt-info|validate-inputs|aws-provider-patch|output-module-groups|catalog|scaffold|stack|info|find|list|dag|backend|exec|fmt|get|refresh|taint|untaint|workspace|providers|version|console|force-unlock|login|logout|test|plan-all|apply-all|destroy-all|output-all|validate-all|graph|--*',
  pulumi: `
    config get|set|set-all|rm|refresh|env|cp
    config $
    stack init|ls|select|output|rm|tag|history|graph|export|import|rename|change-secrets-provider|unselect|*
    stack tag ls|get|set
    stack schedule list|get
    plugin install|ls|rm|run
    policy ls|new|validate-config|install
    state rename|unprotect|move|repair|taint|untaint|upgrade
    org get-default|set-default|search
    package get-schema|gen-sdk|get-mapping|add|info|publish
    env init|ls|get|open|run|set|edit|diff|clone|rm|tag|version|rotate
    deployment run
  `,
  'ansible-galaxy': `
    collection|role init|install|list|search|info|download|verify|build|import|publish|setup|remove
    init|install|list|search|info|remove
  `,
  'ansible-config': 'list|dump|view|init|validate',
  'ansible-navigator':
    'run|doc|config|collections|images|inventory|lint|builder|replay|settings|welcome|exec',
  molecule:
    'check|cleanup|converge|create|dependency|destroy|drivers|idempotence|init|lint|list|login|matrix|prepare|reset|side-effect|syntax|test|verify',
  kitchen:
    'console|converge|create|destroy|diagnose|doctor|driver|exec|help|init|list|login|package|setup|test|verify|version',
  chef: 'generate|gem|exec|install|update|push|push-archive|show-policy|diff|export|clean-policy-*|delete-*|undelete|env|shell-init|report|verify|describe-cookbook|capture|analyze|license|provision|policyfile',
  snyk: 'test|monitor|auth|config|code|container|iac|sbom|ignore|policy|log4shell|apps|version|woof|fix|wizard|protect|aibom|mcp|redteam|unmanaged|about',
  certbot:
    'run|certonly|renew|enhance|certificates|show_account|register|update_account|install|plugins|rollback|reconfigure|config_changes',
  'apt-mark':
    'auto|manual|minimize-manual|hold|unhold|showauto|showmanual|showhold|install|remove|purge|showinstall|showremove|showpurge|deinstall|markauto|unmarkauto',
  snapcraft:
    'init|pull|build|prime|stage|pack|clean|login|logout|whoami|upload|release|status|list-*|remote-build|expand-extensions|extensions|validate|register|list|names|revisions|tracks|promote|lint|try|metrics|upload-metadata|set-default-track|create-track|edit-*|validation-sets|sign-build|keys|create-key|test|plugins|version|help|status-*|cleanbuild|prime|components',
  snap: `
    connect|disconnect|install|remove|refresh|list|find|info
    set system refresh.*|proxy.*|seed.*|store.*...
    set * *=*
  `,
  flatpak: `
    permission-remove|permission-reset|document-unexport|document-list|remote-delete|enter|build-init|build-finish|build-export|build-bundle|build-import-bundle|build-sign|build-update-repo|build-commit-from|update|coredumpctl|preinstall
  `,
  equery:
    'belongs|b|changes|c|check|k|depends|d|depgraph|g|files|f|has|a|hasuse|h|keywords|y|list|l|meta|m|size|s|uses|u|which|w',
  pamac:
    'search|list|info|install|reinstall|remove|checkupdates|update|upgrade|clone|build|clean|version',
  swupd:
    'autoupdate|bundle-list|bundle-add|bundle-info|search-file|search|update|info|check-update|diagnose|clean|hashdump|os-install|repair|3rd-party|mirror|verify',
  'home-manager':
    'build|switch|edit|generations|init|instantiate|news|option|packages|expire-generations|remove-generations|uninstall|repl|help',
  brew: `
    services list|info|start|run|restart|stop|cleanup
    bundle install|dump|check|list|cleanup|exec|add|remove|edit
    bundle $
    analytics on|off|state
    tap-new|extract|bump|untap|unalias|alias|developer|formula|command-not-found-init|which-formula|rmtree|uninstall|remove|rm|instal|--config|--env|--caches|--cellar|readall|source|vendor-gems|which|typecheck|tests|log|unpack|update-reset|up|verify|determine-test-runners|command|nodenv-sync|pyenv-sync|rbenv-sync|setup-ruby|mcp-server|version-install|as-console-user
  `,
  dkms: 'add|build|install|status|uninstall|unbuild|remove|match|mkdeb|mkdsc|mkbmdeb|mkrpm|mktarball|autoinstall|ldtarball|mkinitrd|mkkmp|mkdriverdisk|generate_mok|kernel_*',
  lttng:
    'create|list|start|stop|destroy|enable-event|disable-event|enable-channel|disable-channel|add-context|view|version|status|load|save|set-session|snapshot|track|untrack|regenerate|rotate|enable-rotation|disable-rotation|clear|metadata|add-trigger|list-triggers|remove-trigger|reclaim-memory',
  scontrol:
    'show|ping|hold|release|uhold|requeue|requeuehold|suspend|resume|top|wait_job|notify|version|listpids|getaddrs|getent|write|completing|errnumstr|schedloglevel|uhold',
  sacctmgr: 'show|list|dump|ping|archive',
  pvesh: 'get|ls|usage|help',
  icinga2: 'daemon|feature|node|pki|api|object|variable|console|troubleshoot|ca|internal',
  'clickhouse-backup':
    'tables|create|create_remote|upload|list|download|restore|restore_remote|print-config|default-config|clean*|server|watch|status',
}
