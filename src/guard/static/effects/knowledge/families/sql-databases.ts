import type { KnowledgeTable } from '../entry.ts'

const MYSQL =
  'u,user: p,password:? h,host: P,port: S,socket: defaults-file:config defaults-extra-file:config plugin-dir:lib default-auth: ssl-ca:use ssl-cert:use ssl-key:use protocol: login-path:'
const POSTGRES =
  'h,host: p,port: U,username: d,dbname,maintenance-db: w,no-password W,password role:'

/** Clients, servers and tools of relational databases. */
export const sqlDatabases: KnowledgeTable = {
  // MySQL and MariaDB
  'gh-ost':
    '- | alter: database: table: host: user: password: execute hooks-path:libpath chunk-size: panic-flag-file:peek serve-socket-file:peek throttle-query:',
  innotop: '- | h: u: p: c,config:config | interactive',
  mariabackup: '=mariadb-backup',
  mariadb: '=mysql',
  'mariadb-admin': '=mysqladmin',
  'mariadb-backup':
    '- | backup target-dir:write-dir datadir:peek u,user: p,password: prepare copy-back stream: H: P:',
  'mariadb-binlog': '=mysqlbinlog',
  'mariadb-check': '=mysqlcheck',
  'mariadb-dump': '=mysqldump',
  'mariadb-import': '=mysqlimport',
  'mariadb-show': '=mysqlshow',
  'mariadb-slap': '=mysqlslap',
  mariadbd: '=mysqld',
  mycli: '=mysql',
  mydumper:
    '- | o,outputdir:peek B: T: h: u: p: P: t: r: c L:write defaults-file:config exec:hook exec-per-thread:hook x: G E R',
  myloader: '- | d,directory:peek B: h: u: p: o t: defaults-file:config exec-per-thread:hook',
  mysql:
    'peek | e,execute:code.sql u,user: p,password:? h,host: P,port: D,database: S,socket: default-auth:plugin-name defaults-file:use defaults-extra-file:use plugin-dir:lib pager:?pager tee:write init-command:code.sql ssl-ca:use ssl-cert:use ssl-key:use N B | repl=sql',
  mysql_config_editor: '- -* | G: h: u: p | sub',
  'mysql_config_editor print': '-* | G: all',
  mysql_secure_installation: `- | ${MYSQL} | interactive`,
  mysql_tzinfo_to_sql: 'read -',
  mysql_upgrade: `- | ${MYSQL}`,
  mysqladmin: '-* | u: p:? h:',
  my_print_defaults:
    '-* | c,config-file,defaults-file:read defaults-extra-file:read g: s!privilege show',
  mysqlbinlog: `read* | r,result-file:write d,database: start-datetime: stop-datetime: start-position: stop-position: R ${MYSQL}`,
  mysqlcheck: `-* | B: A o r ${MYSQL}`,
  mysqld: '- | defaults-file:config init-file:script.sql datadir: plugin-load:lib',
  mysqld_safe:
    '- | defaults-file:config ledir:peek mysqld:program mysqld-version: malloc-lib:lib plugin-dir:lib init-file:script.sql datadir: log-error:write pid-file:write user: skip-grant-tables!privilege',
  mysqldump:
    '-* | u: p:? h: P: S: r,result-file:write where: T,tab:write-dir default-auth:plugin-name plugin-dir:lib defaults-file:config',
  mysqldumpslow: 'read* | s: t: g: a r l',
  mysqlhotcopy: '- write',
  mysqlimport: '- read* | u: p:? h:',
  mysqlpump: `-* | result-file:write ${MYSQL}`,
  mysqlsh:
    '- | e,execute:code.sql f,file:script.python sql js py uri: u: p: h: P: D: pym: log-file:write import: | repl=sql',
  mysqlshow: `-* | ${MYSQL} | out=meta`,
  mysqlslap: `- | q,query:code.sql create:code.sql pre-system:hook post-system:hook pre-query: post-query: concurrency: iterations: engine: auto-generate-sql ${MYSQL}`,
  mysqlworkbench: '-*',
  mytop: '- | h: u: p: d: | interactive',
  'pt-archiver': '- | source: dest: where: file:write plugin:lib limit: purge no-delete',
  'pt-kill':
    '-* | execute-command:exec busy-time: kill print interval: match-user: victims: filter:code.perl config:config daemonize log:write pid:write',
  'pt-online-schema-change':
    '-* | alter: execute dry-run plugin:lib config:config h: u: p: ask-pass',
  'pt-query-digest':
    'read* | filter:code.perl output: limit: review: history: config:config h: u: p: explain: run-time: progress: since: until: | out=meta',
  'pt-stalk':
    '-* | function:maybe variable: threshold: plugin:script.sh dest:peek config:config notify-by-email: daemonize log:write pid:write iterations:',
  'pt-table-checksum':
    '-* | plugin:script.perl config:config h: u: p: databases: tables: replicate:',
  xtrabackup: '=mariadb-backup',

  // PostgreSQL
  barman: '- -* | c,config:config | sub',
  'barman backup': '-* | j: reuse-backup: wait',
  'barman recover': '-* | remote-ssh-command:rsh target-time: get-wal | ',
  clusterdb: '-* | d: h: p: U: t: a',
  cockroach: '- -* | url: host: certs-dir:use insecure | sub out=network',
  'cockroach cert': '-* | certs-dir:use ca-key:use',
  'cockroach demo': '- | e,execute:code.sql f,file:script.sql nodes: | repl=sql',
  'cockroach dump': '-* | host: insecure certs-dir:use',
  'cockroach node': '-* | host: insecure certs-dir:use url: format:',
  'cockroach sql':
    '- | e,execute:code.sql f,file:script.sql url: host: certs-dir:use u: d: insecure | repl=sql',
  'cockroach start': '-* | | listen=26257',
  'cockroach start-single-node': '=cockroach start',
  'cockroach workload': '-*',
  createdb: '-*',
  createlang: `-* | ${POSTGRES}`,
  createuser: '-*',
  dropdb: '-* | h: U: p: | ',
  dropuser: '- | h: p: U: e i | privilege=removes-an-account-of-a-database',
  initdb: '- | D: pwfile:read',
  patroni: 'config | ',
  patronictl: '- -* | c,config-file:config d: k | sub',
  'patronictl edit-config': '- | s,set: p,pg: apply:read replace:read force q',
  'patronictl list': '-* | e f: t W w:',
  'patronictl query': '- | c,command:code.sql file:script.sql d: U: W: m: r: format: watch w',
  pg_activity: '- | h: p: U: d: | interactive',
  pg_amcheck: `-* | ${POSTGRES} a t: s: r: i: x:`,
  pg_archivecleanup: 'peek - | d n x:',
  pg_basebackup: '- | D,pgdata:write-dir h: U: p: F: X: ',
  pg_checksums: '- | D,pgdata:peek c d e f: P',
  pg_config: '-* | | out=meta',
  pg_controldata: 'peek | D: | out=meta',
  pg_createcluster: '- - -* | d:peek p: locale: start | ',
  pg_ctl: '-* | D: l:write o: p:program',
  pg_ctlcluster: '- - - -* | o:',
  pg_dropcluster: '- - | stop | destroy=removes-a-database',
  pg_dump: '- | f,file:write d: h: p: U: t: n: F: T: Z: j:',
  pg_dumpall: `- | f,file:write ${POSTGRES} l,database: a c g,globals-only!privilege r,roles-only!privilege s t,tablespaces-only no-role-passwords exclude-database: lock-wait-timeout: S,superuser:`,
  pg_isready: '- | d: h: p: U: t: q | out=meta',
  pg_lsclusters: '-* | | out=meta',
  pg_receivewal: '- | D,directory:write-dir h: p: U: S: | fetch',
  pg_recvlogical: '- | d: f,file:write h: p: U: S: o: P: start create-slot | fetch',
  pg_resetwal: 'peek | f D: n | destroy=throws-away-the-journal-of-a-database',
  pg_restore: 'read | d: f:write h: U: L:read j: t: n:',
  pg_rewind: '- | D:peek source-pgdata:peek source-server: n P',
  pg_standby: '-*',
  pg_test_fsync: '- | f:write s:',
  pg_top: '- | h: p: U: d: | interactive',
  pg_upgrade: '- | b,old-bindir:libpath B,new-bindir:libpath d:peek D:peek j: k c o: O: p: P: U:',
  pg_verifybackup: 'peek',
  pg_waldump: 'read* | p: s: e: r: t: n:',
  pgbackrest: '-* | config:config stanza: repo1-path: type: set: target: delta | ',
  pgbench: '- | f,file:script.sql c: j: T: t: h: p: U: i s: n S l:write M: D: P: R: b:',
  pgbouncer: 'config | d R u: v q | listen=6432',
  pgcli: '=psql',
  pgloader:
    'load-source - | with: set: load: root-dir: load-lisp-file:script.lisp l: logfile:write summary:write before:script.sql after:script.sql | ',
  pgweb:
    '- | url: host: port: user: pass: db: bind: listen:listen ssh-key:use sessions auth-user: | listen=8081',
  postgres: '- | D: c: p:',
  postmaster: '=postgres',
  psql: 'peek peek | c,command:code.sql f,file:script.sql h,host: p,port: U,username: d,dbname: o,output:write-or-pipe L,log-file:write F: R: T: X w W A t q v,set,variable: P,pset: | repl=sql',
  reindexdb: '-* | d: h: p: U: t: j: a',
  repmgr:
    '-* | f,config-file:config h,host: U,username: d,dbname: D,data-dir:peek F,force c,fast-checkpoint remote-user,R: copy-external-config-files:? rsync-only | ',
  vacuumdb: '-* | d: h: p: U: t: j: z v a f',
  'wal-e': '- -* | ',
  'wal-g': '- -* | config:use | out=meta',
  ysqlsh: '=psql',

  // SQLite and DuckDB: a database that is opened is read
  datasette:
    'peek* | p,port: h,host: m,metadata:read load-extension:lib plugins-dir:libpath static: template-dir: setting:pair c,config:config reload cors secret: | ',
  duckdb:
    'database code.sql* | c,-c,s,-s:code.sql cmd,-cmd:code.sql init,-init:script.sql f,-f:script.sql separator,-separator: newline,-newline: nullvalue,-nullvalue: unsigned readonly json csv line list markdown box table batch bail interactive unredacted ui | repl=sql',
  'duckdb-cli': '=duckdb',
  litecli:
    'maybe | e,execute:code.sql t,table csv D,database: R,prompt: l,logfile:write warn: liteclirc:config | repl=sql',
  litestream: '- -* | config:config o:write | sub',
  'litestream replicate': 'read dest | config:config exec,-exec:exec',
  'litestream restore': '- | o,-o:write config:config',
  rqlite: '- | H,host: p,port: u,user: s,scheme: f,file:script.sql c,ca-cert:use | repl=typed',
  spatialite: '=sqlite3',
  sqlcipher: '=sqlite3',
  sqldiff: 'peek peek | table: L,-L,lib:lib',
  sqlite: '=sqlite3',
  'sqlite-utils': '- -* | load-extension:lib | sub',
  'sqlite-utils convert': 'peek - - code.python | import: multi where:',
  'sqlite-utils insert':
    'write - read | csv tsv nl pk: convert:code.python import: functions:code.python',
  'sqlite-utils insert-files': 'write - read* | c: pk:',
  'sqlite-utils memory':
    'maybe* | load-extension:lib functions:code.python csv tsv json save:write attach:pair dump',
  'sqlite-utils query': 'peek code.sql | load-extension:lib functions:code.python',
  sqlite3:
    'database code.sql* | cmd,-cmd:code.sql init,-init:script.sql separator,-separator: newline,-newline: nullvalue,-nullvalue: vfs,-vfs: mmap,-mmap: maxsize,-maxsize: lookaside,-lookaside:pair pagecache,-pagecache:pair pcachetrace,-pcachetrace header column line list csv html json markdown box table batch bail readonly interactive safe nofollow unsafe-testing stats echo quote tabs ascii deserialize append,-append zip,-zip -A | repl=sql',
  sqlite3_analyzer: 'peek',

  // other databases
  adminer: '-*',
  adrci: '- | exec:code.typed script:script.typed | repl=typed',
  bcp: '- - read -* | S: U: P: o:write e:write',
  beeline: '- | u: n: p: e:code.sql f:script.sql i:script.sql w:use hiveconf: | repl=sql',
  bendsql: '- | q,query:code.sql h,host: u,user: p,password: D,database: P: | repl=sql',
  bteq: '- | | repl=sql',
  clickhouse: '- -* | | sub',
  'clickhouse client': '=clickhouse-client',
  'clickhouse local': '=clickhouse-local',
  'clickhouse server': '=clickhouse-server',
  'clickhouse-backup': '- -* | c,config:config t,tables: d schema data',
  'clickhouse-benchmark': '- | query:code.sql c: i: h: p: d: json:write',
  'clickhouse-client':
    '- | q,query:code.sql queries-file:script.sql h,host: u: password: d: config-file:config | repl=sql',
  'clickhouse-copier': '- | config:config task-file:read',
  'clickhouse-local': '- | q,query:code.sql file:read | repl=sql',
  'clickhouse-server': '- | C,config-file:config daemon pid-file:write | listen=9000',
  db2: '-* | f:script.sql l:write r:write z:write v t x | repl=sql',
  dbaccess: '- script.sql',
  dbeaver: '- | con: f: bringToFront',
  dolt: '-*',
  exaplus: '- | c: u: p: f:script.sql sql:code.sql x | repl=sql',
  expdp: '-* | parfile:read',
  fisql: '- | S: U: P: i:script.sql o:write | repl=sql',
  freebcp: '- - maybe | S: U: P: f:read e:write c t: r:',
  gbak: 'read write | b c r user: password:',
  gfix: '-*',
  gpfdist: '- | d:tree p:listen l:write ssl:use t: m: c:config',
  gpload: '- | f:config l:write h: p: U: d: W q V v D',
  gsec: '-* | | privilege=changes-an-account-of-a-database',
  gsql: '=psql',
  harlequin: 'peek* | a: profile: config-path:config theme: no-download-tzdata | interactive',
  hdbsql: 'code.sql | i: n: d: u: p: U: I:script.sql o:write m x a j c: | repl=sql',
  hive: '- | e:code.sql f:script.sql i:script.sql hiveconf: d: database: S | repl=sql',
  'impala-shell':
    '- | q:code.sql f:script.sql i:host o:write k u: l d: B output_delimiter: ldap_password_cmd:hook config_file:config | repl=sql',
  impdp: '-* | ',
  isql: '- -* | i:script.sql o:write | repl=sql',
  'isql-fb': '- | i:script.sql o:write u: p: | repl=sql',
  'isql-v': '- -* | | repl=sql',
  iusql: '- -* | | repl=sql',
  lsnrctl: '-* | | repl=typed',
  mclient:
    'script.sql* | d,database: h: p: u: s,statement:code.sql f,format: L:write l,language: e i,interactive:? | repl=sql',
  'mdb-export': 'read -*',
  'mdb-sql': 'peek | i:script.sql o:write P F | repl=sql',
  'mdb-tables': 'read',
  'mssql-cli':
    '- | Q,query:code.sql i,input_file:script.sql o,output_file:write S,server: U,username: P,password: d,database: E | repl=sql',
  nzsql: '=vsql',
  'phoenix-sqlline': '=sqlline',
  presto:
    '- | execute:code.sql f,file:script.sql server:host catalog: schema: user: output-format: | repl=sql',
  rman: '- | target: cmdfile:script.typed log:write catalog: | interactive',
  snow: '- -* | c: config-file:use q,query: f,filename:script.sql | out=network',
  snowsql:
    '- | q,query:code.sql f,filename:script.sql a: u: d: s: w: r: o: c: config:use private-key-path:use | repl=sql',
  sql: '-* | | repl=sql',
  sqlcl: '-* | | repl=sql',
  sqlcmd: '- | Q,q:code.sql i:script.sql o:write S: U: P: d: | repl=sql',
  sqlldr: '-*',
  sqlline: '- | e:code.sql f,run:script.sql u: n: p: d: | repl=sql',
  sqlpad: '- | config:config',
  sqlplus: '-* | S s L | repl=sql',
  sqlplus64: '=sqlplus',
  sqsh: '- | C:code.sql i:script.sql o:write S: U: P: D: r:config | repl=sql',
  trino: '=presto',
  tsql: '- | S: U: P: H: p: o: | repl=sql',
  usql: '- | c,command:code.sql f,file:script.sql o:write | repl=sql',
  vsql: '- | c:code.sql f:script.sql h: U: w: d: o:write | repl=sql',

  // migrations and formatters
  alembic: '- -* | c,config:config n: x: m: autogenerate rev-id: head: sql | out=meta',
  atlas: '- - -* | url: u: dev-url: dir: to: f: c,config:config env: | out=meta',
  dbmate:
    '- -* | u,url: e,env: d,migrations-dir:peek s,schema-file:peek env-file:use migrations-table: wait',
  'drizzle-kit': '- -* | config:script.javascript out: schema: | out=meta',
  flyway:
    '-* | url,-url: user,-user: password,-password: configFiles,-configFiles:use locations,-locations: driver: jarDirs,-jarDirs:libpath callbacks: initSql,-initSql:code.sql workingDirectory: | out=meta',
  hasura: '-* | endpoint: admin-secret: envfile:use',
  knex: '- -* | knexfile:script.javascript cwd:peek client: connection: env: esm | out=meta',
  liquibase:
    '-* | changeLogFile,changelog-file:config defaultsFile,defaults-file:use classpath:libpath url: username: password: driver: logFile:write outputFile,output-file:write contexts: | out=meta',
  migrate: '- -* | path,-path:peek source,-source: database,-database: | out=meta',
  pg_format: 'read* | o:write',
  pgformatter: 'read* | o:write',
  postgrest: 'config | | listen=3000',
  prisma:
    '- -* | schema:peek name: create-only skip-generate url: from-schema-datamodel: script: file:script.sql stdin | out=meta',
  sequelize:
    '- -* | config:script.javascript migrations-path:peek models-path: url: env: options-path: name: | out=meta',
  'sequelize-cli': '=sequelize',
  sqitch: '- -* | f:config C:peek engine: registry: client:program target: top-dir: | sub',
  'sqitch config': '-* | f,file:config get unset add list local user system',
  'sqitch deploy': '- | t,target: to: mode: verify set: log-only client:program h: u: d:',
  sqlfluff: '- read* | dialect: config:config rules: f: templater: library-path:libpath | out=meta',
  sqlformat: 'read* | o:write',
  typeorm: '-* | d,dataSource:script.javascript f: c: | out=meta',
  yoyo: '- -* | d,database: c,config:config b',
}
