import type { KnowledgeTable } from '../entry.ts'
import { flood, KEPT_SECRETS, LOST, SERVER_BY_NUMBERS } from '../joint-facts.ts'

const MONGO =
  'd,db: c,collection: h,host: port: u,username: p,password: uri: authenticationDatabase: sslCAFile:use sslPEMKeyFile:use config:use q,query: queryFile:read'

// every key of a store on another machine
const EVERY_KEY_ELSEWHERE =
  /^(?=.*(?:^| )-[hu] ?(?!localhost\b|127\.|redis:\/\/(?:\S*@)?(?:localhost|127\.))\S)(?:.*--scan\b(?!.*--pattern)|.*--pattern[= ]\*(?= |$)|.*\bkeys \*$)/i

/** Databases of documents, keys, columns and graphs, and embedded ones. */
export const nosqlDatabases: KnowledgeTable = {
  // documents
  bsondump: 'read | outFile:write type:',
  cbbackup: 'host write | u: p: b:',
  cbq: '- | s,script:code.sql f,file:script.sql e: u: p: o:write | repl=sql',
  'couchbase-cli':
    '- -* | c: u: p: | sub out=network others=server-list,server-info,host-list,bucket-list,server-readd,rebalance,rebalance-status,bucket-create',
  couchdb: '-* | -couch_ini:job-config',
  edgedb: '- -* | I: H: P: u: d: c,query:code.sql | sub others=*',
  elasticdump:
    '- | input:maybe output:dest type: limit: searchBody: transform:script.javascript inputTransport:module outputTransport:module',
  elasticsearch: '- | p:write E: | listen=9200',
  'elasticsearch-plugin': '- maybe -* | | install',
  'elasticsearch-reset-password': '-* | u: | privilege=changes-an-account-of-a-database',
  'elasticsearch-users': '-* | p: r: | privilege=changes-an-account-of-a-database',
  kibana: '- | c,config:config | listen=5601',
  mongo: {
    line: 'peek script.javascript* | eval:code.javascript u: p: host: port: f: | repl=javascript kind=store,teller',
    secrets: [/system\.users|\bcredentials\b|\bshowCredentials\b/],
    destroys: [[/\bdropDatabase\s*\(|\bdropAllUsers/, 'drops a whole database']],
    unclear: [
      SERVER_BY_NUMBERS,
      [
        /\.(?:drop\w*\s*\(|(?:deleteMany|remove|bulkWrite)\s*\(\s*(?:\{\s*\}|\)))|\b(?:drop|dropDatabase|dropIndexes)\s*:\s*(?:1|true|["'])|\$out\b/,
        LOST,
      ],
      [
        /\.(?:createUser|grantRolesToUser|updateUser|changeUserPassword)\s*\(/,
        'who gets in from then on',
      ],
      [
        /\brs\.(?:reconfig|add|remove)\s*\(|\bcopyDatabase\s*\(|\bcloneCollection\w*\s*\(/,
        'who gets what the database holds',
      ],
    ],
  },
  'mongo-express': '-*',
  mongocli: '-*',
  mongod:
    '- | f,config:config dbpath:peek port:listen bind_ip: logpath:write replSet: keyFile:use setParameter: | listen=27017',
  mongodump: '-* | o,out:write db,d: c: h: u: p: archive:?write uri: | kind=teller',
  mongoexport: '- | o,out:write d: c: q: h: | kind=teller',
  mongofiles: `- sendfile | l,local:sendfile ${MONGO}`,
  mongoimport: { line: '- | file:read d: c: h: | kind=store', unclear: [SERVER_BY_NUMBERS] },
  mongorestore: {
    line: 'tree* | db,d: uri: archive:?read',
    unclear: [[/(?:^| )--drop\b/, LOST]],
  },
  mongos: '- | f,config:config configdb: port:listen bind_ip: keyFile:use | listen=27017',
  mongosh: '=mongo',
  mongostat: `-* | ${MONGO} | out=meta`,
  mongotop: `-* | ${MONGO} | out=meta`,
  'opensearch-plugin': '- maybe -* | | install',
  rethinkdb: '- | d:peek bind: config-file:config http-port: | listen=28015',
  solr: '- -* | p: m: s: d: z: c: n: rt: e: | sub',
  'solr start': '-* | p: m: s: d: z: a: | listen=8983',
  surreal: '- -* | u: p: ns: db: e: conn: | sub',
  'surreal sql': '- | e: conn: u: p: ns: db: | repl=sql',
  'surreal start': '- | b,bind:listen u: p: log: | listen=8000',

  // keys
  aql: '- | c,command:code.sql f,file:script.sql h,host: p,port: U,user: P,password:? o: T: | repl=sql',
  asadm:
    '- | e,execute:code.typed h,host: p,port: U,user: P,password:? f,file-path:read o,out-file:write c,config-file:config | repl=typed',
  asbackup:
    '- | d,directory:peek o,output-file:write h,host: p: U: P:? n,namespace: s: config-file:config S3-region:',
  asrestore:
    '- | d,directory:tree i,input-file:read h,host: p: U: P:? n,namespace: config-file:config',
  dragonfly: '- | flagfile:config port:listen dir:peek requirepass: | listen=6379',
  iredis: '- -* | h: p: a: u: n: url: iredisrc:config decode: | repl=redis kind=store',
  'keydb-cli': '=redis-cli',
  'keydb-server': '=redis-server',
  memcached: '-* | p: l: u: m:',
  memccat: '-* | servers: | out=network',
  memccp: 'sendfile* | servers:dest',
  memcdump: '-* | servers: | out=network',
  memcflush: '- | servers: | destroy=empties-a-cache',
  memflush: '=memcflush',
  memcstat: '-* | servers: | out=meta',
  'redis-benchmark': {
    line: '-* | h: p: a: n: c: t: d: eval:script.lua x: s:',
    unclear: [flood(/(?:^| )-h ?\S.*(?:^| )(?:-n ?\d{8,}|-c ?\d{4,}|-l(?: |$))/)],
  },
  'redis-check-aof': 'edit',
  'redis-check-rdb': 'read',
  'redis-cli': {
    line: 'own.redis* | h: p: a: u: n: s: r: i: eval:script.lua rdb:write pattern: count: | repl=redis kind=store,teller',
    words: {
      redis: 'a command of Redis; the words behind it belong to it',
    },
    secrets: [
      /\bconfig get (?:requirepass|masterauth|\*)/i,
      // the hashes of all passwords
      /^(?:-\S+ (?:[^-\s]\S* )?)*acl (?:list|getuser)\b/i,
    ],
    lists: [EVERY_KEY_ELSEWHERE],
    unclear: [
      [/--rdb\b/, 'what the database holds'],
      [
        /^(?=.*(?:^| )-[hu] ?(?!localhost\b|127\.)).*(?:^| )monitor(?= |$)/i,
        'what others ask for there',
      ],
      [
        /^(?!.*\bcommand (?:docs|info|getkeys)\b).*?(?:(?:^| )(?:shutdown nosave|swapdb|flush(?:all|db)|debug (?:sleep|segfault|reload|restart|flushall))\b|\bredis\.p?call\s*\(\s*\\?["'](?:flush|(?:del|unlink)\b(?=[\s\S]*keys\b[\s\S]{0,6}\*))|(?:^| )config set (?:save|appendonly) *(?:""|''|no\b|$)|(?:^| )config set maxmemory (?:[1-9]\d{0,6}b?|\d{1,4}kb?|\d{1,2}mb?)(?: |$)|(?:^| )config set maxmemory-policy \S*random|(?:^| )(?:migrate|restore|failover|reset) )/i,
        LOST,
      ],
      [
        /\bconfig set (?:protected-mode no\b|bind (?!127\.|localhost)|requirepass *(?:""|''|$))/i,
        'who gets in from then on',
      ],
    ],
  },
  'redis-dump': '- | u: d: | out=network',
  'redis-sentinel': 'config | | listen=26379',
  'redis-server': 'config | port: dir:write-dir loadmodule:lib requirepass: daemonize:',
  tarantool: 'script.lua -* | e:code.lua l:module c:config n: | repl=lua',
  tarantoolctl: '- -* | | sub others=*',
  'tarantoolctl connect': '- | | repl=lua',
  'tarantoolctl eval': '- script.lua',
  tt: '- -* | | sub others=*',
  'tt connect': '- | f,file:script.lua u: p: l,language: x: | repl=lua',
  'tt start': '-*',
  'valkey-benchmark': '=redis-benchmark',
  'valkey-cli': '=redis-cli',
  'valkey-server': '=redis-server',

  // columns and times
  cassandra: '- | p:write D: E: H:',
  'cassandra-stress': '- -*',
  cqlsh: {
    line: '- - | e,execute:code.sql f,file:script.sql u: p: k: | repl=sql kind=store,teller',
    destroys: [[/\bdrop\s+keyspace\b/i, 'drops a whole database']],
  },
  dsbulk: '- -* | url: f:config h: k: t: query: u: p: | out=network',
  influx: {
    line: '- | execute,-execute:code.sql host,-host: path,-path:read | repl=sql kind=store,teller',
    destroys: [[/\bbucket delete\b|DROP DATABASE/i, 'drops a whole database']],
    secrets: [/^(?:-\S+ )*auth (?:list|ls|find)\b(?!.* --help\b)/],
    unclear: [
      [/^(?:-\S+ )*config(?: (?:list|ls))?(?: --?json| -j)$/, KEPT_SECRETS],
      [
        /^(?:-\S+ )*(?:auth|backup|user|org members|v1 auth|secret|remote|replication|restore|delete|stacks?|telegrafs)\b(?!.* (?:list|ls|find)\b)/,
        'who gets in from then on, and what is lost',
      ],
    ],
  },
  influx_inspect: '- -* | datadir:peek waldir:peek out:write',
  influxd: '- -* | config:config | listen=8086 dry=backup,version,config,inspect,print-config',
  nodetool: '- -* | h: p: u: pw: pwf:use | out=meta',
  sstabledump: 'read | k: x:',
  sstableloader: 'tree | d:dest u: pw:',
  ycqlsh: '=cqlsh',

  // graphs
  arangodump:
    '- | output-directory:peek server.endpoint: server.username: server.password: server.database: collection: c,configuration:config',
  arangoimport:
    '- | file:read type: collection: server.endpoint: server.username: server.password: server.database: c,configuration:config',
  arangorestore: {
    line: '- | input-directory:tree server.endpoint: server.username: server.password: server.database: c,configuration:config',
    unclear: [[/--overwrite(?:[= ]true)?\b(?!.*--overwrite[= ]false)/, LOST]],
  },
  arangosh: {
    line: '- | javascript.execute-string:code.javascript javascript.execute:script.javascript | repl=javascript',
    unclear: [[/\b(?:_drop\w*|_truncate|truncate|drop)\s*\(/, LOST]],
  },
  'cypher-shell': 'code.sql | f,file:script.sql u: p: a: | repl=sql kind=store',
  dgraph: '- -* | | sub others=*',
  gremlin: '- | e:script.jvm i:script.jvm | repl=jvm',
  'gremlin.sh': '- | e:script.jvm i:script.jvm | repl=jvm',
  neo4j: '-*',
  'neo4j-admin':
    '- -* | to-path:peek from-path:peek | sub out=meta others=server,dbms,check-consistency,memrec,import',
  'neo4j-admin set-initial-password': '- | | privilege=changes-a-password',

  // embedded
  db_dump: 'read | f:write h:peek s: d:',
  db_load: 'write | f:read h:peek c: t:',
  db_recover: '- | h:peek t:',
  gdbm_dump: 'read write',
  gdbm_load: 'read write',
  gdbmtool: 'peek -* | f:script.typed r: m: | repl=typed',
  ldb: '- -* | db:peek',
  leveldbutil: '- read*',
  makemap: '- write | f: C:config',
  mdb_dump: 'peek | s: f:write',
  mdb_load: 'edit | f:read s:',
  tdbbackup: 'read*',
  tdbdump: 'read',
  tdbrestore: 'write',
  tdbtool: '- -* | | repl=typed',

  // etcd
  etcd: '-*',
  etcdctl: {
    line: '-* | endpoints: cert:use key:use cacert:use | kind=store,teller',
    secrets: [
      /^(?!.*--(?:keys|count)-only(?!=false)).*\bget\b.*(?:\/registry\/secrets| \/ --prefix|--from-key)/,
    ],
    destroys: [
      [
        /\bdel\b.*(?:--from-key|(?:^| )["']?\/?["']?(?: |$).*--prefix|--prefix\b.*(?: \/| {2}|$))/,
        'deletes every key',
      ],
    ],
    unclear: [[/(?:^| )snapshot save\b/, 'the secrets of the cluster']],
  },
  etcdutl: '- -* | data-dir:peek | out=meta',
}
