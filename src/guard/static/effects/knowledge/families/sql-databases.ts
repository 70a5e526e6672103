import { LARGEST_WAREHOUSE, SHARED_WITH_ACCOUNTS } from '../change-facts.ts'
import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { DROPPED, flood, LOST, SERVER_BY_NUMBERS } from '../joint-facts.ts'

const MYSQL =
  'u,user: p,password:? h,host: P,port: S,socket: defaults-file:config defaults-extra-file:config plugin-dir:lib default-auth: ssl-ca:use ssl-cert:use ssl-key:use protocol: login-path:'
const POSTGRES = 'h,host: p,port: U,username: d,dbname,maintenance-db: role:'

/** Databases for tests come and go. */
const NOT_PLAY = `^(?!.*(?:test|dev|tmp|temp|demo|example|sample|scratch|sandbox|local|staging|old|copy|bench))`

/** Settings, with commands and plug-ins among them, from where anybody can put files. */
const DROPPED_DEFAULTS: RiskyArguments = [
  new RegExp(String.raw`(?:^| )--defaults-(?:extra-)?file[= ](?<place>${DROPPED}\S*)`),
  'what stands there, for programs obey it',
]

// the accounts with the hashes of their passwords: the database of the server itself
const DUMPED_ACCOUNTS =
  /\bmysql (?:user|global_priv)\b|(?:^| )--system=\S*(?:all|users)\b|^(?!.*--ignore-table=mysql\.user)(?:-[uhPSr] \S+ |--(?:user|host|port|socket|login-path|result-file|where|default-character-set) \S+ |(?!-[uhPSr] |--(?:user|host|port|socket|login-path|result-file|where|default-character-set) )-\S+ )*(?:(?:-B|--databases) (?:\S+ )*)?mysql(?: |$)/

/** Clients, servers and tools of relational databases. */
export const sqlDatabases: KnowledgeTable = {
  // MySQL and MariaDB
  'gh-ost':
    '- | alter: database: table: host: user: password: hooks-path:libpath chunk-size: panic-flag-file:peek serve-socket-file:peek throttle-query:',
  innotop: '- | h: u: p: c,config:job-config | interactive',
  mariabackup: '=mariadb-backup',
  mariadb: '=mysql',
  'mariadb-admin': '=mysqladmin',
  'mariadb-backup': {
    line: '- | target-dir:write-dir plugin-dir:lib datadir:peek u,user: p,password: stream: H: P:',
    unclear: [[/--(?:copy|move)-back/, 'what the backup holds']],
  },
  'mariadb-binlog': '=mysqlbinlog',
  'mariadb-check': '=mysqlcheck',
  'mariadb-dump': '=mysqldump',
  'mariadb-import': '=mysqlimport',
  'mariadb-show': '=mysqlshow',
  'mariadb-slap': '=mysqlslap',
  mariadbd: '=mysqld',
  mycli: '=mysql',
  mydumper: {
    line: '- | o,outputdir:peek B: T: h: u: p: P: t: r: L:write defaults-file:config exec:side exec-per-thread:side x:',
    secrets: [/(?:^| )(?:-B ?|--database[= ])mysql(?: |$)/],
  },
  myloader: '- | d,directory:peek B: h: u: p: o t: defaults-file:config exec-per-thread:side',
  mysql: {
    line: 'peek | e,execute:code.sql u,user: p,password:? h,host: P,port: D,database: S,socket: default-auth:plugin-name defaults-file:use defaults-extra-file:use plugin-dir:lib pager:?pager tee:write init-command:code.sql ssl-ca:use ssl-cert:use ssl-key:use | repl=sql kind=copier,store,teller',
    files: [{ path: /^\.my\.cnf$/, language: 'kept-settings', later: 'start-up' }],
    unclear: [
      DROPPED_DEFAULTS,
      SERVER_BY_NUMBERS,
      [
        /\bpurge (?:binary|master) logs\b|\breset (?:master|binary logs)\b|\btruncate (?:table )?(?:performance_schema|mysql\.(?:general|slow)_log)|\bset (?:global |@@global\.)\s*(?:general_log|slow_query_log|audit_log\w*)\s*=\s*(?:off|0)\b/i,
        'who looks for what happened',
      ],
    ],
  },
  mysql_config_editor: {
    line: '- -* | G: h: u: | sub',
    secrets: [/\bprint\b/],
  },
  'mysql_config_editor print': '-* | G:',
  mysql_secure_installation: `- | ${MYSQL} | interactive`,
  mysql_tzinfo_to_sql: 'read -',
  mysql_upgrade: `- | ${MYSQL}`,
  mysqladmin: {
    line: '-* | u: p:? h:',
    destroys: [[new RegExp(String.raw`${NOT_PLAY}.*\bdrop \S`), 'drops a whole database']],
  },
  my_print_defaults: {
    line: '-* | c,config-file,defaults-file:read defaults-extra-file:read g: s!privilege',
    secrets: [/(?:^| )(?:-s|--show)\b/],
  },
  mysqlbinlog: `read* | r,result-file:write d,database: start-datetime: stop-datetime: start-position: stop-position: ${MYSQL}`,
  mysqlcheck: `-* | B: o ${MYSQL}`,
  mysqld: {
    line: '- | defaults-file:config init-file:script.sql datadir: plugin-load:lib plugin-dir:lib',
    unclear: [[/--skip-grant-tables\b/, 'who gets in from then on']],
  },
  mysqld_safe:
    '- | defaults-file:config ledir:peek mysqld:program mysqld-version: malloc-lib:lib plugin-dir:lib init-file:script.sql datadir: log-error:write pid-file:write user: skip-grant-tables!privilege',
  mysqldump: {
    line: '-* | u: p:? h: P: S: r,result-file:write where: T,tab:write-dir default-auth:plugin-name plugin-dir:lib defaults-file:config | kind=teller',
    secrets: [DUMPED_ACCOUNTS],
    unclear: [SERVER_BY_NUMBERS],
  },
  mysqldumpslow: 'read* | s: t: g:',
  mysqlhotcopy: '- write-dir',
  mysqlimport: { line: '- read* | u: p:? h:', unclear: [SERVER_BY_NUMBERS] },
  mysqlpump: {
    line: `-* | result-file:write ${MYSQL}`,
    secrets: [DUMPED_ACCOUNTS, /(?:^| )--users(?: |$)/],
  },
  mysqlsh:
    '- | e,execute:code.sql f,file:script.python uri: u: p: h: P: D: pym: log-file:write import: | repl=sql',
  mysqlshow: `-* | ${MYSQL} | out=meta`,
  mysqlslap: `- | q,query:code.sql create:code.sql pre-system:side post-system:side pre-query: post-query: concurrency: iterations: engine: ${MYSQL}`,
  mysqlworkbench: '-*',
  mytop: '- | h: u: p: d: | interactive kind=plain-input',
  'pt-archiver': '- | source: dest: where: file:write plugin:lib limit:',
  'pt-kill':
    '-* | execute-command:exec busy-time: interval: match-user: victims: filter:code.perl config:config log:write pid:write',
  'pt-online-schema-change': '-* | alter: plugin:lib config:config h: u: p:',
  // with the hashes of the passwords
  'pt-show-grants': { line: '-*', secrets: [/^(?!.*--(?:help|version))/] },
  'pt-query-digest':
    'read* | filter:code.perl output: limit: review: history: config:config h: u: p: explain: run-time: progress: since: until: | out=meta',
  'pt-stalk':
    '-* | function:maybe variable: threshold: plugin:script.sh dest:peek config:config notify-by-email: log:write pid:write iterations:',
  'pt-table-checksum':
    '-* | plugin:script.perl config:config h: u: p: databases: tables: replicate:',
  xtrabackup: '=mariadb-backup',

  // PostgreSQL
  barman:
    '- -* | c,config:config | sub others=check,check-backup,check-wal-archive,cron,diagnose,generate-manifest,keep,list-backups,list-backup,list-files,list-servers,list-server,lock-directory-cleanup,put-wal,receive-wal,replication-status,show-backup,show-backups,show-server,show-servers,status,switch-wal,switch-xlog,sync-info,verify-backup,verify',
  'barman backup': '-* | j: reuse-backup:',
  'barman recover': '- - write-dir | remote-ssh-command:rsh target-time:',
  clusterdb: '-* | d: h: p: U: t:',
  cockroach:
    '- -* | url: host: certs-dir:use | sub out=network others=encode-uri,gen,import,init,nodelocal,quit,statement-diag,sqlfmt',
  'cockroach cert': '-* | certs-dir:use ca-key:use',
  'cockroach demo': '- | e,execute:code.sql f,file:script.sql nodes: | repl=sql',
  'cockroach dump': '-* | host: certs-dir:use',
  'cockroach node': '-* | host: certs-dir:use url: format:',
  'cockroach sql':
    '- | e,execute:code.sql f,file:script.sql url: host: certs-dir:use u: d: | repl=sql',
  'cockroach start': '-* | | listen=26257',
  'cockroach start-single-node': '=cockroach start',
  'cockroach workload': '-*',
  createdb: '-*',
  createlang: `-* | ${POSTGRES}`,
  createuser: {
    line: '-* | h: p: U: g: m: c: maintenance-db:',
    privileges: [
      [/(?:^| )(?:-[a-zA-Z]*s|--superuser)\b/, 'makes somebody the master of all databases'],
    ],
    unclear: [
      [
        /(?:^| )(?:-[a-zA-Z]*r|--createrole|--replication|--bypassrls)\b/,
        'who gets in from then on',
      ],
    ],
  },
  dropdb: {
    line: '-* | h: U: p:',
    destroys: [[new RegExp(String.raw`${NOT_PLAY}(?:.* )?(?!-)\S`), 'drops a whole database']],
    irrevocable: [[/^(?!-{1,2}(?:help|version)).+/, 'removes a database']],
  },
  dropuser: '- | h: p: U: | privilege=removes-an-account-of-a-database',
  initdb: '- | D: pwfile:use',
  patroni: 'job-config',
  patronictl:
    '- -* | c,config-file:config d: | sub others=history,show-config,topology,dsn,pause,resume,reload,restart,switchover',
  'patronictl edit-config': '- | s,set: p,pg: apply:read replace:read',
  'patronictl list': '-* | f: w:',
  'patronictl query': '- | c,command:code.sql file:script.sql d: U: W: m: r: format:',
  pg_activity: '- | h: p: U: d: | interactive kind=plain-input',
  pg_amcheck: `-* | ${POSTGRES} t: s: r: i: x:`,
  pg_archivecleanup: 'peek - | x:',
  pg_basebackup: '- | D,pgdata:write-dir h: U: p: F: X:',
  pg_checksums: '- | D,pgdata:peek f:',
  pg_config: '-* | | out=meta kind=path-teller',
  pg_controldata: 'peek | D: | out=meta',
  pg_createcluster: '- - -* | d:peek p: locale:',
  pg_ctl: '-* | D: l:write o: p:program',
  pg_ctlcluster: '- - - -* | o:',
  pg_dropcluster: '- - | | destroy=removes-a-database',
  pg_dump: {
    line: '- | f,file:write d: h: p: U: t: n: F: T: Z: j: | kind=teller',
    unclear: [SERVER_BY_NUMBERS],
  },
  pg_dumpall: {
    line: `- | f,file:write ${POSTGRES} l,database: g,globals-only!privilege r,roles-only!privilege exclude-database: lock-wait-timeout: S,superuser: | kind=teller`,
    secrets: [/--(?:roles-only|globals-only)|(?:^| )-[rg](?: |$)/],
    unclear: [SERVER_BY_NUMBERS],
  },
  pg_isready: '- | d: h: p: U: t: | out=meta',
  pg_lsclusters: '-* | | out=meta',
  pg_receivewal: '- | D,directory:write-dir h: p: U: S: | fetch',
  pg_recvlogical: '- | d: f,file:write h: p: U: S: o: P: | fetch',
  pg_resetwal: 'peek | D: | destroy=throws-away-the-journal-of-a-database',
  pg_restore: {
    line: 'read | d: f:write h: U: L:read j: t: n:',
    unclear: [
      SERVER_BY_NUMBERS,
      [
        /^(?=.*(?:^| )(?:-d|--dbname)\b).*(?:^| )(?:-[a-zA-Z]*c|--clean)(?: |$)/,
        'what is lost with it',
      ],
    ],
  },
  pg_rewind: '- | D:peek source-pgdata:peek source-server:',
  pg_standby: '-*',
  pg_test_fsync: '- | f:write s:',
  pg_top: '- | h: p: U: d: | interactive kind=plain-input',
  pg_upgrade: '- | b,old-bindir:libpath B,new-bindir:libpath d:peek D:peek j: o: O: p: P: U:',
  pg_verifybackup: 'peek',
  pg_waldump: 'read* | p: s: e: r: t: n:',
  pgbackrest: {
    line: '-* | config:config stanza: repo1-path: type: set: target:',
    unclear: [[/(?:^| )restore\b/, 'what the backup holds']],
  },
  pgbench: {
    line: '- | f,file:script.sql c: j: T: t: h: p: U: s: M: D: P: R: b:',
    unclear: [flood(/(?:^| )(?:-h ?|--host[= ])\S.*(?:^| )(?:-c ?\d{4,}|-T ?\d{5,})/)],
  },
  pgbouncer: 'config | u: | listen=6432',
  pgcli: '=psql',
  pgloader: {
    line: 'own.load-source - | with: set: load: root-dir: load-lisp-file:script.lisp l: logfile:write summary:write before:script.sql after:script.sql',
    words: {
      'load-source': 'what a loader loads: an address of data, or a file of commands',
    },
  },
  pgweb:
    '- | url: host: port: user: pass: db: bind: listen:listen ssh-key:use auth-user: | listen=8081',
  postgres: '- | D: c: p:',
  postmaster: '=postgres',
  psql: {
    line: 'peek peek | c,command:code.sql f,file:script.sql h,host: p,port: U,username: d,dbname: o,output:write-or-pipe L,log-file:write F: R: T: v,set,variable: P,pset: | repl=sql kind=copier,store,teller',
    variables: { PSQLRC: 'startup.sql', PSQL_PAGER: 'pager', PSQL_EDITOR: 'editor' },
    files: [{ path: /^\.psqlrc$/, language: 'sql', later: 'start-up' }],
    unclear: [
      SERVER_BY_NUMBERS,
      [/\bpg_stat_(?:\w+_)?reset\w*\s*\(/i, 'who looks for what happened'],
      [
        /\balter system (?:re)?set\s+(?:log_\w+|logging_collector|pgaudit\.\w+|listen_addresses|ssl|password_encryption|archive_command)\b/i,
        'what is permitted from then on, and who sees it',
      ],
    ],
  },
  reindexdb: '-* | d: h: p: U: t: j:',
  repmgr:
    '-* | f,config-file:job-config h,host: U,username: d,dbname: D,data-dir:peek remote-user,R: copy-external-config-files:?',
  vacuumdb: '-* | d: h: p: U: t: j:',
  'wal-e': '- -*',
  'wal-g': '- -* | config:use | out=meta',
  ysqlsh: '=psql',

  // SQLite and DuckDB: a database that is opened is read
  datasette:
    'peek* | p,port: h,host: m,metadata:read load-extension:lib plugins-dir:libpath static: template-dir: setting:pair c,config:config secret:',
  duckdb:
    'database code.sql* | c,-c,s,-s:code.sql cmd,-cmd:code.sql init,-init:script.sql f,-f:script.sql separator,-separator: newline,-newline: nullvalue,-nullvalue: -unsigned -json -csv -list -batch -interactive | repl=sql kind=teller',
  'duckdb-cli': '=duckdb',
  litecli:
    'maybe | e,execute:code.sql D,database: R,prompt: l,logfile:write warn: liteclirc:config | repl=sql',
  litestream: '- -* | | sub others=databases,generations,ltx,snapshots,wal',
  'litestream replicate': 'read dest | config,-config:config exec,-exec:exec | kind=copier',
  'litestream restore': '- | o,-o:write config,-config:config',
  rqlite: '- | H,host: p,port: u,user: s,scheme: c,ca-cert:use | repl=typed',
  spatialite: '=sqlite3',
  sqlcipher: '=sqlite3',
  sqldiff: 'peek peek | table: L,-L,lib:lib',
  sqlite: '=sqlite3',
  'sqlite-utils': '- -* | load-extension:lib | sub others=*',
  'sqlite-utils convert': 'peek - - code.python | import: where:',
  'sqlite-utils insert': 'write - read | pk: convert:code.python import: functions:code.python',
  'sqlite-utils insert-files': 'write - read* | c: pk:',
  'sqlite-utils memory': 'maybe* | load-extension:lib functions:code.python save:write attach:pair',
  'sqlite-utils query': 'peek code.sql | load-extension:lib functions:code.python',
  sqlite3: {
    line: 'database code.sql* | cmd,-cmd:code.sql init,-init:script.sql separator,-separator: newline,-newline: nullvalue,-nullvalue: vfs,-vfs: mmap,-mmap: maxsize,-maxsize: lookaside,-lookaside:pair pagecache,-pagecache:pair | repl=sql kind=teller',
    files: [{ path: /^\.sqliterc$/, language: 'sql', later: 'start-up' }],
    secrets: [/(?:Login Data|logins\.json|cookies\.sqlite|key4\.db|\/Default\/Cookies\b)/],
    unclear: [
      [/\bwritable_schema\s*=\s*(?:1|on|true|yes)\b|\bfrom\s+sqlite_master\s*;.*\bvacuum\b/i, LOST],
    ],
  },
  sqlite3_analyzer: 'peek',

  // other databases
  adminer: '-*',
  adrci: {
    line: '-* | | repl=sql',
    runs: [[/^exec="?\s*host\s+(.+)$/is, 'side']],
    unclear: [[/(?:^| )script=/, 'what the script says']],
  },
  bcp: '- - read -* | S: U: P: o:write e:write | kind=store',
  beeline: '- | u: n: p: e:code.sql f:script.sql i:script.sql w:use hiveconf: | repl=sql',
  bendsql: '- | q,query:code.sql h,host: u,user: p,password: D,database: P: | repl=sql',
  bteq: '- | | repl=sql',
  clickhouse: '- -* | | sub',
  'clickhouse client': '=clickhouse-client',
  'clickhouse local': '=clickhouse-local',
  'clickhouse server': '=clickhouse-server',
  'clickhouse-backup': '- -* | c,config:config t,tables:',
  'clickhouse-benchmark': '- | query:code.sql c: i: h: p: d: json:write',
  'clickhouse-client':
    '- | q,query:code.sql queries-file:script.sql h,host: u: password: d: config-file:config | repl=sql kind=store,teller',
  'clickhouse-copier': '- | config:config task-file:read',
  'clickhouse-local': '- | q,query:code.sql file:read | repl=sql',
  'clickhouse-server': '- | C,config-file:config pid-file:write | listen=9000',
  db2: {
    line: '-* | f:script.sql l:write r:write z:write | repl=sql',
    runs: [[/^!(.+)$/s, 'side']],
  },
  dbaccess: '- script.sql',
  dbeaver: '- | con: f:',
  dolt: {
    line: '-*',
    unclear: [
      [
        /^(?:reset\b.*--hard|push\b.*(?:-f|--force)\b|branch\b.* -D\b|filter-branch\b|gc\b.*--force)/,
        'what is lost with it',
      ],
    ],
  },
  exaplus: '- | c: u: p: f:script.sql sql,-sql:code.sql | repl=sql',
  expdp: '-*',
  fisql: '- | S: U: P: i:script.sql o:write | repl=sql',
  freebcp: '- - read | S: U: P: f:read e:write t: r:',
  gbak: 'read write | -user: -password:',
  gfix: '-*',
  gpfdist: '- | d:tree p:listen l:write ssl:use t: m: c:config',
  gpload: '- | f:config l:write h: p: U: d:',
  gsec: '-* | | privilege=changes-an-account-of-a-database',
  gsql: '=psql',
  harlequin: 'peek* | a: profile: config-path:use theme: | interactive kind=plain-input',
  hdbsql: 'code.sql | i: n: d: u: p: U: I:script.sql o:write c: | repl=sql',
  hive: '- | e:code.sql f:script.sql i:script.sql hiveconf: d: database: | repl=sql',
  'impala-shell':
    '- | q:code.sql f:script.sql i:host o:write u: d: output_delimiter: ldap_password_cmd:side config_file:config | repl=sql',
  impdp: '-*',
  isql: '- -* | i:script.sql o:write | repl=sql',
  'isql-fb': '- | i:script.sql o:write u: p: | repl=sql',
  'isql-v': '- -* | | repl=sql',
  iusql: '- -* | | repl=sql',
  lsnrctl: '-* | | repl=typed',
  mclient:
    'script.sql* | d,database: h: p: u: s,statement:code.sql f,format: L:write l,language: i,interactive:? | repl=sql',
  'mdb-export': 'read -*',
  'mdb-sql': 'peek | i:script.sql o:write | repl=sql',
  'mdb-tables': 'read',
  'mssql-cli':
    '- | Q,query:code.sql i,input_file:script.sql o,output_file:write S,server: U,username: P,password: d,database: | repl=sql',
  nzsql: '=vsql',
  'phoenix-sqlline': '=sqlline',
  presto:
    '- | execute:code.sql f,file:script.sql server: catalog: schema: user: output-format: | repl=sql',
  rman: '-* | | repl=sql interactive',
  snow: {
    line: '- -* | c: config-file:use q,query: f,filename:script.sql | out=network',
    unclear: [
      [
        /\bcopy\s+into\s+'?(?:s3|gcs|azure|@\w+\.)\S*:\/\//i,
        'what the copy holds, and who gets it',
      ],
      LARGEST_WAREHOUSE,
      SHARED_WITH_ACCOUNTS,
    ],
  },
  snowsql: {
    line: '- | q,query:code.sql f,filename:script.sql a: u: d: s: w: r: o: c: config:use private-key-path:use | repl=sql',
    unclear: [
      [
        /\bcopy\s+into\s+'?(?:s3|gcs|azure|@\w+\.)\S*:\/\//i,
        'what the copy holds, and who gets it',
      ],
      LARGEST_WAREHOUSE,
      SHARED_WITH_ACCOUNTS,
    ],
  },
  sql: '-* | | repl=sql',
  sqlcl: '-* | | repl=sql',
  sqlcmd: {
    line: '- | Q,q:code.sql i:script.sql o:write S: U: P: d: | repl=sql kind=store,teller',
    unclear: [SERVER_BY_NUMBERS],
  },
  sqlldr: '-*',
  sqlline: '- | e:code.sql f,run:script.sql u: n: p: d: | repl=sql',
  sqlpad: '- | config:config',
  sqlplus: {
    line: '-* | | repl=sql',
    variables: { ORACLE_PATH: 'path', SQLPATH: 'path' },
  },
  sqlplus64: '=sqlplus',
  sqsh: '- | C:code.sql i:script.sql o:write S: U: P: D: r:config | repl=sql',
  trino: '=presto',
  tsql: '- | S: U: P: H: p: o: | repl=sql',
  usql: {
    line: '- | c,command:code.sql f,file:script.sql o:write | repl=sql',
    unclear: [[/\\copy\s+\w+:\S+\s+\w+:\S+/, 'who gets the rows'], SERVER_BY_NUMBERS],
  },
  vsql: '- | c:code.sql f:script.sql h: U: w: d: o:write | repl=sql',

  // migrations and formatters
  alembic: '- -* | c,config:config n: x: m: rev-id: head: | out=meta',
  atlas: {
    line: '- - -* | url: u: dev-url: dir: to: f: c,config:config env: | out=meta',
    unclear: [[/^schema apply\b.*--auto-approve\b/, 'what is lost with it']],
  },
  dbmate:
    '- -* | u,url: e,env: d,migrations-dir:peek s,schema-file:peek env-file:use migrations-table:',
  'drizzle-kit': {
    line: '- -* | config:script.javascript out: schema: | out=meta',
    unclear: [[/^push\S*\b.*--force\b/, 'what is lost with it']],
  },
  flyway: {
    line: '-* | url,-url: user,-user: password,-password: configFiles,-configFiles:use locations,-locations: driver: jarDirs,-jarDirs:libpath callbacks: initSql,-initSql:code.sql workingDirectory: | out=meta kind=obeyer',
    unclear: [[/(?:^| )clean(?= |$)/, 'what is lost with it']],
  },
  hasura: {
    line: '-* | endpoint: admin-secret: envfile:use',
    unclear: [[/\bmigrate apply\b.* --(?:down|type down|goto)\b/, 'what is lost with it']],
  },
  knex: '- -* | knexfile:script.javascript cwd:peek client: connection: env: | out=meta',
  liquibase: {
    line: '-* | changeLogFile,changelog-file:config defaultsFile,defaults-file:use classpath:libpath url: username: password: driver: logFile:write outputFile,output-file:write contexts: | out=meta kind=obeyer',
    unclear: [
      [/(?:^| )(?:drop-all|dropAll|rollback(?!\S*(?:-sql|SQL)\b)\S*)/, 'what is lost with it'],
    ],
  },
  migrate: '- -* | path,-path:peek source,-source: database,-database: | out=meta',
  pg_format: 'read* | o:write',
  postgrest: 'config | | listen=3000',
  prisma: {
    line: '- -* | schema:peek name: url: from-schema-datamodel: script: file:script.sql | out=meta',
    unclear: [
      [
        /^(?:migrate reset\b|db push\b.*(?:-f\b|--force\b|--force-reset|--accept-data-loss))/,
        'what is lost with it',
      ],
    ],
  },
  sequelize: {
    line: '- -* | config:script.javascript migrations-path:peek models-path: url: env: options-path: name: | out=meta',
    unclear: [[/^db:(?:drop|(?:migrate|seed):undo)\b/, 'what is lost with it']],
  },
  'sequelize-cli': '=sequelize',
  sqitch:
    '- -* | C,chdir:peek engine: registry: client:program target: top-dir: | sub others=add,bundle,check,checkout,engine,init,log,plan,rework,show,status,tag,target,upgrade,verify',
  'sqitch config': '-* | f,file:config',
  'sqitch rebase': '-* | | unclear=what-is-lost-with-it',
  'sqitch revert': '-* | | unclear=what-is-lost-with-it',
  'sqitch deploy': '- | t,target: to: mode: set: client:program h: u: d:',
  sqlfluff: '- read* | dialect: config:config rules: f: templater: library-path:libpath | out=meta',
  sqlformat: 'read* | o:write',
  typeorm: {
    line: '-* | d,dataSource:script.javascript f: c: | out=meta',
    unclear: [[/(?:^| )(?:schema:(?:drop|sync)|migration:revert)\b/, 'what is lost with it']],
  },
}
