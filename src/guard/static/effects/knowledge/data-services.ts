import type { KnowledgeTable } from './entry.ts'

const PG = 'h,host: p,port: U,username: d,dbname,maintenance-db: w,no-password W,password role:'

/** More databases, queues, directories, and the consoles of applications. */
export const dataServices: KnowledgeTable = {
  // mysql
  mysqldumpslow: 'read* | s: t: g: a r l',
  mysqlhotcopy: '- write',
  'mariadb-binlog': '=mysqlbinlog',
  'mariadb-import': '=mysqlimport',
  'mariadb-show': '=mysqlshow',
  'mariadb-check': '=mysqlcheck',
  'mariadb-slap': '=mysqlslap',
  'pt-table-checksum':
    '-* | plugin:script.perl config:config h: u: p: databases: tables: replicate:',
  'pt-kill':
    '-* | execute-command:exec busy-time: kill print interval: match-user: victims: filter:code.perl config:config daemonize log:write pid:write',
  'pt-stalk':
    '-* | function:maybe variable: threshold: plugin:script.sh dest:peek config:config notify-by-email: daemonize log:write pid:write iterations:',
  'gh-ost':
    '- | alter: database: table: host: user: password: execute hooks-path:libpath chunk-size: panic-flag-file:peek serve-socket-file:peek throttle-query:',

  // postgres
  pg_checksums: '- | D,pgdata:peek c d e f: P',
  pg_amcheck: `-* | ${PG} a t: s: r: i: x:`,
  pg_test_fsync: '- | f:write s:',
  postmaster: '=postgres',
  createlang: `-* | ${PG}`,
  ecpg: 'read* | o:write I: D: C: r: t',
  'barman backup': '-* | j: reuse-backup: wait',
  'patronictl edit-config': '- | s,set: p,pg: apply:read replace:read force q',
  'patronictl list': '-* | e f: t W w:',
  repmgr:
    '-* | f,config-file:config h,host: U,username: d,dbname: D,data-dir:peek F,force c,fast-checkpoint remote-user,R: copy-external-config-files:? rsync-only | ',
  pspg: 'read* | f,file:read log:write c: s: X q:code.sql d:',

  // sqlite and embedded
  sqlcipher: '=sqlite3',
  spatialite: '=sqlite3',
  rqlite: '- | H,host: p,port: u,user: s,scheme: f,file:script.sql c,ca-cert:use | repl=typed',
  mdb_dump: 'peek | a l n p s: f:write V',
  mdb_load: 'edit | f:read a n s: N T V',
  tdbrestore: 'write',

  // sql clients of all kinds
  freebcp: '- - maybe | S: U: P: f:read e:write c t: r:',
  'mssql-cli':
    '- | Q,query:code.sql i,input_file:script.sql o,output_file:write S,server: U,username: P,password: d,database: E | repl=sql',
  gfix: '-*',
  dbaccess: '- script.sql',
  bteq: '- | | repl=sql',
  gpfdist: '- | d:tree p:listen l:write ssl:use t: m: c:config',
  gpload: '- | f:config l:write h: p: U: d: W q V v D',
  gsql: '=psql',
  exaplus: '- | c: u: p: f:script.sql sql:code.sql x | repl=sql',
  hdbsql: 'code.sql | i: n: d: u: p: U: I:script.sql o:write m x a j c: | repl=sql',
  bendsql: '- | q,query:code.sql h,host: u,user: p,password: D,database: P: | repl=sql',
  sqlline: '- | e:code.sql f,run:script.sql u: n: p: d: | repl=sql',
  'phoenix-sqlline': '=sqlline',
  mclient:
    'script.sql* | d,database: h: p: u: s,statement:code.sql f,format: L:write l,language: e i,interactive:? | repl=sql',
  'cockroach start-single-node': '=cockroach start',
  'cockroach node': '-* | host: insecure certs-dir:use url: format:',
  'cockroach dump': '-* | host: insecure certs-dir:use',
  'cockroach workload': '-*',
  'cockroach cert': '-* | certs-dir:use ca-key:use',
  'cockroach demo': '- | e,execute:code.sql f,file:script.sql nodes: | repl=sql',
  ysqlsh: '=psql',
  ycqlsh: '=cqlsh',
  'clickhouse-benchmark': '- | query:code.sql c: i: h: p: d: json:write',
  'clickhouse server': '=clickhouse-server',
  'clickhouse-backup': '- -* | c,config:config t,tables: d schema data',
  'duckdb-cli': '=duckdb',
  dsq: 'read* code.sql | s,schema: i,interactive c,cache',
  trdsql:
    'code.sql | q:script.sql ih oh icsv iltsv ijson ojson oat od: id: a:read A:read driver: dsn: config:config out:write',
  'mongo-express': '-*',
  pgweb:
    '- | url: host: port: user: pass: db: bind: listen:listen ssh-key:use sessions auth-user: | listen=8081',
  adminer: '-*',
  sqlpad: '- | config:config',
  harlequin: 'peek* | a: profile: config-path:config theme: no-download-tzdata | interactive',
  dbeaver: '- | con: f: bringToFront',
  sqlplus64: '=sqlplus',
  expdp: '-* | parfile:read',
  lsnrctl: '-* | | repl=typed',
  adrci: '- | exec:code.typed script:script.typed | repl=typed',
  tnsping: '-*',
  mysqlworkbench: '-*',

  // documents, keys and graphs
  mongocli: '-*',
  'valkey-benchmark': '=redis-benchmark',
  tarantoolctl: '- -* | | sub',
  'tarantoolctl eval': '- script.lua',
  'tarantoolctl connect': '- | | repl=lua',
  'tt connect': '- | f,file:script.lua u: p: l,language: i x: | repl=lua',
  'tt start': '-*',
  sstabledump: 'read | d e k: x:',
  cassandra: '- | f R p:write D: E: H:',
  'cassandra-stress': '- -*',
  aql: '- | c,command:code.sql f,file:script.sql h,host: p,port: U,user: P,password:? o: T: | repl=sql',
  asadm:
    '- | e,execute:code.typed h,host: p,port: U,user: P,password:? f,file-path:read o,out-file:write c,config-file:config enable | repl=typed',
  asbackup:
    '- | d,directory:peek o,output-file:write h,host: p: U: P:? n,namespace: s: config-file:config S3-region:',
  asrestore:
    '- | d,directory:tree i,input-file:read h,host: p: U: P:? n,namespace: config-file:config',
  gremlin: '- | e:script.jvm i:script.jvm Q V | repl=jvm',
  dgraph: '- -* | | sub',
  arangodump:
    '- | output-directory:peek server.endpoint: server.username: server.password: server.database: collection: overwrite c,configuration:config',
  arangorestore:
    '- | input-directory:tree server.endpoint: server.username: server.password: server.database: c,configuration:config',
  arangoimport:
    '- | file:read type: collection: server.endpoint: server.username: server.password: server.database: c,configuration:config',
  logcli:
    '- -* | addr: username: password: tls-cert:use ca-cert:use key:use org-id: bearer-token: bearer-token-file:use | sub',
  'logcli query':
    '- | addr: limit: since: from: to: o,output: batch: t,tail f,follow labels-format: include-label: exclude-label: no-labels quiet stdin part-path-prefix:peek',
  'logcli labels': '-* | addr: since: from: to:',
  packetbeat: '=filebeat',
  auditbeat: '=filebeat',
  heartbeat: '=filebeat',
  'vector validate': 'config* | C,config-dir:peek deny-warnings no-environment',
  'vector vrl': 'code.typed | i,input:read p,program:read o',
  'fluent-bit':
    '- | c,config:config i,input: o,output: f,flush: F,filter: m,match: p,prop:code.config R,parser:config e,plugin:lib l,log_file:write t,tag: s: D,dry-run q d,daemon S,sosreport H,http Y,enable-hot-reload w,workdir:peek T: | ',
  'td-agent': '=fluentd',
  'td-agent-bit': '=fluent-bit',
  promtail:
    '- | config.file,-config.file:config client.url,-client.url:dest stdin,-stdin dry-run,-dry-run',
  otelcol: '- | config:config set:code.config feature-gates:',

  // queues
  'kafka-console-producer':
    '- | broker-list,bootstrap-server:dest topic: producer.config:use property: producer-property: compression-codec:? | stdin=send',
  'kafka-topics':
    '-* | bootstrap-server: zookeeper: topic: partitions: replication-factor: config: command-config:use create list describe delete alter',
  'kafka-consumer-groups':
    '-* | bootstrap-server: group: topic: command-config:use reset-offsets to-earliest execute describe list from-file:read',
  'kafka-consumer-groups.sh': '=kafka-consumer-groups',
  'kafka-configs':
    '-* | bootstrap-server: zookeeper: entity-type: entity-name: add-config: delete-config: command-config:use alter describe',
  'kafka-configs.sh': '=kafka-configs',
  'kafka-acls':
    '-* | bootstrap-server: authorizer-properties: add remove list allow-principal: deny-principal: operation: topic: group: command-config:use',
  'zookeeper-shell': '- -* | | repl=typed',
  'zkServer.sh': '- config',
  'connect-standalone.sh': 'config config*',
  ksql: '- | e,execute:code.sql f,file:script.sql u: p: query-timeout: | repl=sql',
  rpk: '- -* | X: config:config v | sub',
  'rpk topic': '-* | brokers: p: r: c: f,format: o,output: k,key: H: z: n,num: g,group: X:',
  'rabbitmqctl list_users': '-* | | look-around',
  'rabbitmqctl add_user': '-* ',
  'rabbitmqctl set_user_tags': '-*',
  'rabbitmqctl set_permissions': '-* | p:',
  'rabbitmqctl change_password': '-*',
  'rabbitmqctl list_queues': '-* | p: q online offline local',
  'rabbitmqctl status': '-* | n: q',
  'rabbitmqctl eval_file': 'script.erlang',
  'rabbitmqctl import_definitions': 'read | format:',
  'rabbitmqctl export_definitions': 'write | format:',
  'rabbitmq-diagnostics': '-* | n: q',
  'nats request': 'dest send | timeout: raw replies: H,header: s,server: count:',
  'nats req': '=nats request',
  'nats stream': '-* | subjects: storage: retention: config:read s: force',
  'nats object': '- dest sendfile | s: name: O,output:write force',
  'nats kv': '-* | s: raw history: ttl:',
  'nats account': '-*',
  'nats server': '-*',
  nsqd: '- | tcp-address,-tcp-address:listen http-address,-http-address:listen data-path,-data-path:peek config,-config:config | listen=4150',
  to_nsq: '- | topic,-topic: nsqd-tcp-address,-nsqd-tcp-address:dest | stdin=send',
  nsq_tail:
    '- | topic,-topic: nsqd-tcp-address,-nsqd-tcp-address:url lookupd-http-address,-lookupd-http-address:url | out=network',
  nsq_to_file:
    '- | topic,-topic: output-dir,-output-dir:peek nsqd-tcp-address,-nsqd-tcp-address:url',
  gearman: 'argv | h: p: f: w n N c: I s b H',
  beanstalkd: '- | l: p:listen b:peek f: z: u:',
  'pulsar-client': '- -* | url: auth-plugin: auth-params: tlsTrustCertsFilePath:use | sub',
  'pulsar-client produce': 'dest | m,messages:send f,files:sendfile n,num-produce: k: p:',
  'pulsar-client consume': 'url | s,subscription-name: n,num-messages: t: p: | out=network',

  // directories
  slapcat: '- | f:config F:config l:write b: n: a: s: c g v d: o: H: | secret',
  slapindex: '-* | f:config F:config b: n: q v c',
  slaptest: '- | f:config F:config d: n: Q u v',
  slappasswd: '- | h: s: T:read c: g n u v o: | out=meta',
  slapmodify: '- | f:config F:config l:read b: n: c q',
  dsconf: '-* | D: w: y:use b: Z j',
  dsctl: '-*',
  dsidm: '-* | D: w: y:use b:',
  'samba-tool group': '-* | U,username: H,URL: ',

  // migrations and application consoles
  dbmate:
    '- -* | u,url: e,env: d,migrations-dir:peek s,schema-file:peek env-file:use migrations-table: wait',
  'sqitch deploy': '- | t,target: to: mode: verify set: log-only client:program h: u: d:',
  'sqitch config': '-* | f,file:config get unset add list local user system',
  'drush php-script': '=drush php:script',
  'drush core-cli': '- | | repl=php',
  'drush sql-cli': '=drush sql:cli',
  'drush sql-connect': '- | | out=code',
  'drush exec': 'exec -*',
  'drush user:login': '-* | | secret',
  'drush status': '-* | fields: format:',
  'drush cr': '-*',
  'wp db': ' | path:peek url: ssh:rsh user: allow-root | sub',
  'wp db query': 'code.sql | dbuser: dbpass: skip-column-names path:peek',
  'wp db cli': '- | database: default-character-set: dbuser: dbpass: | repl=sql',
  'wp db export': 'write | tables: exclude_tables: add-drop-table porcelain dbuser: dbpass:',
  'wp db import': 'read | dbuser: dbpass: skip-optimization',
  'wp db dump': '=wp db export',
  'wp db drop': '- | yes | destroy=wp-drops-the-database',
  'wp db reset': '- | yes | destroy=wp-empties-the-database',
  'wp db tables': '-*',
  'wp db size': '-*',
  'wp db check': '-*',
  'wp config': ' | path:peek | sub',
  'wp config get': '-* | type: format: config-file:read',
  'wp config list': '-* | fields: format: strict | secret',
  'wp config set': '-* | add raw anchor: placement: type: config-file:peek',
  'wp config create':
    '- | dbname: dbuser: dbpass: dbhost: dbprefix: extra-php config-file:write force',
  'wp user': '-* | path:peek role: user_pass: fields: format: send-email reassign: yes',
  'wp option': '-* | path:peek format: autoload:',
  'wp cron': '-* | path:peek due-now fields:',
  'wp cache': '-*',
  'wp post': '-*',
  'wp rewrite': '-*',
  occ: '-*',
  'manage.py': ' | settings: pythonpath:libpath v: traceback | sub',
  'manage.py shell': '- | c,command:code.python i,interface: no-startup | repl=python',
  'manage.py shell_plus': '- | c,command:code.python notebook print-sql | repl=python',
  'manage.py dbshell': '-* | database: | repl=sql',
  'manage.py runserver': '- | noreload nothreading insecure 6',
  'manage.py runscript': '-* | script-args:',
  'manage.py dumpdata':
    '-* | o,output:write format: indent: e,exclude: database: natural-foreign natural-primary a pks:',
  'manage.py loaddata': 'read* | database: app: format: e,exclude:',
  'django-admin shell_plus': '- | c,command:code.python | repl=python',
  'django-admin migrate': '-* | settings: pythonpath:libpath database: fake plan run-syncdb',
  rq: '- -* | u,url: c,config: P,path:libpath | sub',
  'gitlab-psql': '- | c,command:code.sql f,file:script.sql d: | repl=sql',
  odoo: ' | c,config:config d,database: i,init: u,update: addons-path:libpath r,db_user: w,db_password: | sub',
  'odoo shell':
    '- | c,config:config d,database: addons-path:libpath no-http shell-interface: | repl=python',
  'odoo-bin': '=odoo',
  'odoo-bin shell': '=odoo shell',
  bench: ' | site: | sub',
  'bench console': '- | site: | repl=python',
  'bench mariadb': '- | site: | repl=sql',
  'bench execute': '- | args: kwargs: site: profile',
  hbase: ' | config:peek | sub',
  'hbase shell': 'script.ruby | n,noninteractive d | repl=ruby',
  accumulo: ' | | sub',
  'accumulo shell':
    '- | e,execute-command:code.typed f,execute-file:script.typed u: p: | repl=typed',
  // corrections: a database that is opened is read, and roles come with their hashes
  sqlite3:
    'maybe code.sql* | cmd,-cmd:code.sql init,-init:script.sql separator,-separator: newline,-newline: nullvalue,-nullvalue: vfs,-vfs: mmap,-mmap: maxsize,-maxsize: lookaside,-lookaside:pair pagecache,-pagecache:pair pcachetrace,-pcachetrace header column line list csv html json markdown box table batch bail readonly interactive safe nofollow unsafe-testing stats echo quote tabs ascii deserialize append,-append zip,-zip -A | repl=sql',
  sqlite: '=sqlite3',
  duckdb:
    'maybe code.sql* | c,-c,s,-s:code.sql cmd,-cmd:code.sql init,-init:script.sql f,-f:script.sql separator,-separator: newline,-newline: nullvalue,-nullvalue: unsigned readonly json csv line list markdown box table batch bail interactive unredacted ui | repl=sql',
  litecli:
    'maybe | e,execute:code.sql t,table csv D,database: R,prompt: l,logfile:write warn: liteclirc:config | repl=sql',
  pg_dumpall: `- | f,file:write ${PG} l,database: a c g,globals-only!privilege r,roles-only!privilege s t,tablespaces-only no-role-passwords exclude-database: lock-wait-timeout: S,superuser:`,
}
