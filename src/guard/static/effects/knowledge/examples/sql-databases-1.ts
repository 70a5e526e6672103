import type { ExampleTable } from './example.ts'

export const sqlDatabases1: ExampleTable = {
  'gh-ost': {
    use: 'gh-ost → nothing',
    attack: 'gh-ost --hooks-path=/tmp → load /tmp',
  },
  innotop: {
    use: 'innotop -c app.conf → read app.conf',
    attack: 'innotop -c /etc/shadow → read /etc/shadow',
  },
  'mariadb-backup': {
    use: 'mariadb-backup --target-dir=out → unpack out',
    attack: 'mariadb-backup --target-dir=/etc/cron.d → unpack /etc/cron.d',
  },
  mydumper: {
    use: 'mydumper -L out.txt → write out.txt',
    attack: [
      'mydumper -L /etc/cron.d/job → write /etc/cron.d/job',
      'mydumper --defaults-file=/etc/shadow → read /etc/shadow',
    ],
  },
  myloader: {
    use: 'myloader --defaults-file=app.conf → read app.conf',
    attack: [
      'myloader --defaults-file=/etc/shadow → read /etc/shadow',
      'myloader --exec-per-thread=/tmp/x → run /tmp/x',
    ],
  },
  mysql: {
    use: 'mysql shop → nothing',
    attack: [
      `mysql shop -e "select load_file('/etc/shadow')" → read /etc/shadow`,
      'mysql shop --default-auth=/tmp/x.so → load /tmp/x.so',
    ],
  },
  mysql_secure_installation: {
    use: 'mysql_secure_installation --defaults-file=app.conf → read app.conf',
    attack: [
      'mysql_secure_installation --defaults-file=/etc/shadow → read /etc/shadow',
      'mysql_secure_installation --defaults-extra-file=/etc/shadow → read /etc/shadow',
    ],
  },
  mysql_upgrade: {
    use: 'mysql_upgrade --defaults-file=app.conf → read app.conf',
    attack: [
      'mysql_upgrade --defaults-file=/etc/shadow → read /etc/shadow',
      'mysql_upgrade --defaults-extra-file=/etc/shadow → read /etc/shadow',
    ],
  },
  my_print_defaults: {
    use: 'my_print_defaults -c notes.txt → read notes.txt',
    attack: [
      'my_print_defaults -c /etc/shadow → read /etc/shadow',
      'my_print_defaults --defaults-extra-file=/etc/shadow → read /etc/shadow',
    ],
  },
  mysqlbinlog: {
    use: 'mysqlbinlog notes.txt → read notes.txt',
    attack: [
      'mysqlbinlog /etc/shadow → read /etc/shadow',
      'mysqlbinlog notes.txt -r /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  mysqlcheck: {
    use: 'mysqlcheck --defaults-file=app.conf → read app.conf',
    attack: [
      'mysqlcheck --defaults-file=/etc/shadow → read /etc/shadow',
      'mysqlcheck --defaults-extra-file=/etc/shadow → read /etc/shadow',
    ],
  },
  mysqld: {
    use: 'mysqld --defaults-file=app.conf → read app.conf',
    attack: [
      'mysqld --defaults-file=/etc/shadow → read /etc/shadow',
      'mysqld --init-file=/etc/shadow → read /etc/shadow',
    ],
  },
  mysqld_safe: {
    use: 'mysqld_safe --defaults-file=app.conf → read app.conf',
    attack: [
      'mysqld_safe --defaults-file=/etc/shadow → read /etc/shadow',
      'mysqld_safe --mysqld=/tmp/x → run /tmp/x',
    ],
  },
  mysqldump: {
    use: 'mysqldump -r out.txt → write out.txt',
    attack: [
      'mysqldump -r /etc/cron.d/job → write /etc/cron.d/job',
      'mysqldump -T /etc/cron.d → unpack /etc/cron.d',
    ],
  },
  mysqldumpslow: {
    use: 'mysqldumpslow notes.txt → read notes.txt',
    attack: 'mysqldumpslow /etc/shadow → read /etc/shadow',
  },
  mysqlhotcopy: {
    use: 'mysqlhotcopy shop out.txt → write out.txt',
    attack: 'mysqlhotcopy shop /etc/cron.d/job → write /etc/cron.d/job',
  },
  mysqlimport: {
    use: 'mysqlimport shop notes.txt → read notes.txt',
    attack: 'mysqlimport shop /etc/shadow → read /etc/shadow',
  },
  mysqlpump: {
    use: 'mysqlpump --result-file=out.txt → write out.txt',
    attack: [
      'mysqlpump --result-file=/etc/cron.d/job → write /etc/cron.d/job',
      'mysqlpump --defaults-file=/etc/shadow → read /etc/shadow',
    ],
  },
  mysqlsh: {
    use: 'mysqlsh → nothing',
    attack: [
      `mysqlsh -e "select load_file('/etc/shadow')" → read /etc/shadow`,
      'mysqlsh -f /etc/shadow → read /etc/shadow',
    ],
  },
  mysqlshow: {
    use: 'mysqlshow --defaults-file=app.conf → read app.conf',
    attack: [
      'mysqlshow --defaults-file=/etc/shadow → read /etc/shadow',
      'mysqlshow --defaults-extra-file=/etc/shadow → read /etc/shadow',
    ],
  },
  mysqlslap: {
    use: 'mysqlslap → nothing',
    attack: [
      `mysqlslap -q "select load_file('/etc/shadow')" → read /etc/shadow`,
      'mysqlslap --pre-system=/tmp/x → run /tmp/x',
    ],
  },
  'pt-archiver': {
    use: 'pt-archiver --file=out.txt → write out.txt',
    attack: [
      'pt-archiver --file=/etc/cron.d/job → write /etc/cron.d/job',
      'pt-archiver --plugin=/tmp/x.so → load /tmp/x.so',
    ],
  },
  'pt-kill': {
    use: `pt-kill --execute-command='cat notes.txt' → read notes.txt`,
    attack: [
      `pt-kill --execute-command='cat /etc/shadow' → read /etc/shadow`,
      'pt-kill --execute-command=/bin/sh → shell sh',
    ],
  },
  'pt-online-schema-change': {
    use: 'pt-online-schema-change --plugin=/usr/lib/plugin.so → load /usr/lib/plugin.so',
    attack: [
      'pt-online-schema-change --plugin=/tmp/x.so → load /tmp/x.so',
      'pt-online-schema-change --config=/etc/shadow → read /etc/shadow',
    ],
  },
  'pt-query-digest': {
    use: 'pt-query-digest notes.txt → read notes.txt',
    attack: [
      'pt-query-digest /etc/shadow → read /etc/shadow',
      `pt-query-digest notes.txt --filter='system("/tmp/x")' → run /tmp/x; read notes.txt`,
    ],
  },
  'pt-stalk': {
    use: 'pt-stalk → nothing',
    attack: [
      'pt-stalk --plugin=/etc/shadow → read /etc/shadow',
      'pt-stalk --config=/etc/shadow → read /etc/shadow',
    ],
  },
  'pt-table-checksum': {
    use: 'pt-table-checksum --plugin=main.pl → read main.pl',
    attack: [
      'pt-table-checksum --plugin=/etc/shadow → read /etc/shadow',
      'pt-table-checksum --config=/etc/shadow → read /etc/shadow',
    ],
  },
  barman: {
    use: 'barman -c app.conf → read app.conf',
    attack: 'barman -c /etc/shadow → read /etc/shadow',
  },
  'barman recover': {
    use: 'barman recover --remote-ssh-command=ssh → fetch',
    attack: 'barman recover --remote-ssh-command=/tmp/x → run /tmp/x',
  },
  'cockroach demo': {
    use: 'cockroach demo → nothing',
    attack: [
      `cockroach demo -e "select pg_read_file('/etc/shadow')" → read /etc/shadow`,
      'cockroach demo -f /etc/shadow → read /etc/shadow',
    ],
  },
  'cockroach sql': {
    use: 'cockroach sql → nothing',
    attack: [
      `cockroach sql -e "select pg_read_file('/etc/shadow')" → read /etc/shadow`,
      'cockroach sql -f /etc/shadow → read /etc/shadow',
    ],
  },
  'cockroach start': {
    use: 'cockroach start → listen 26257',
  },
  dropuser: {
    attack: 'dropuser → privilege',
  },
  initdb: {
    use: 'initdb --pwfile=notes.txt → read notes.txt',
    attack: 'initdb --pwfile=/etc/shadow → read /etc/shadow',
  },
  patroni: {
    use: 'patroni app.conf → read app.conf',
    attack: 'patroni /etc/shadow → read /etc/shadow',
  },
  patronictl: {
    use: 'patronictl -c app.conf → read app.conf',
    attack: 'patronictl -c /etc/shadow → read /etc/shadow',
  },
  'patronictl edit-config': {
    use: 'patronictl edit-config --apply=notes.txt → read notes.txt',
    attack: [
      'patronictl edit-config --apply=/etc/shadow → read /etc/shadow',
      'patronictl edit-config --replace=/etc/shadow → read /etc/shadow',
    ],
  },
  'patronictl query': {
    use: 'patronictl query → nothing',
    attack: [
      `patronictl query -c "select pg_read_file('/etc/shadow')" → read /etc/shadow`,
      'patronictl query --file=/etc/shadow → read /etc/shadow',
    ],
  },
  pg_basebackup: {
    use: 'pg_basebackup -D out → unpack out',
    attack: 'pg_basebackup -D /etc/cron.d → unpack /etc/cron.d',
  },
  pg_ctl: {
    use: 'pg_ctl -l out.txt → write out.txt',
    attack: ['pg_ctl -l /etc/cron.d/job → write /etc/cron.d/job', 'pg_ctl -p /tmp/x → run /tmp/x'],
  },
  pg_dump: {
    use: 'pg_dump -f out.txt → write out.txt',
    attack: 'pg_dump -f /etc/cron.d/job → write /etc/cron.d/job',
  },
  pg_dumpall: {
    use: 'pg_dumpall -f out.txt → write out.txt',
    attack: [
      'pg_dumpall -f /etc/cron.d/job → write /etc/cron.d/job',
      'pg_dumpall -g → privilege pg_dumpall; read secret://pg_dumpall',
    ],
  },
  pg_receivewal: {
    use: 'pg_receivewal → fetch pg_receivewal',
    attack: 'pg_receivewal -D /etc/cron.d → unpack /etc/cron.d; fetch pg_receivewal',
  },
  pg_recvlogical: {
    use: 'pg_recvlogical → fetch pg_recvlogical',
    attack: 'pg_recvlogical -f /etc/cron.d/job → fetch pg_recvlogical; write /etc/cron.d/job',
  },
  pg_resetwal: {
    attack: 'pg_resetwal /var/lib/x → destroy /var/lib/x',
  },
  pg_restore: {
    use: 'pg_restore notes.txt → read notes.txt',
    attack: [
      'pg_restore /etc/shadow → read /etc/shadow',
      'pg_restore notes.txt -f /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  pg_test_fsync: {
    use: 'pg_test_fsync -f out.txt → write out.txt',
    attack: 'pg_test_fsync -f /etc/cron.d/job → write /etc/cron.d/job',
  },
  pg_upgrade: {
    use: 'pg_upgrade → nothing',
    attack: ['pg_upgrade -b /tmp → load /tmp', 'pg_upgrade -B /tmp → load /tmp'],
  },
  pg_waldump: {
    use: 'pg_waldump notes.txt → read notes.txt',
    attack: 'pg_waldump /etc/shadow → read /etc/shadow',
  },
  pgbackrest: {
    use: 'pgbackrest --config=app.conf → read app.conf',
    attack: 'pgbackrest --config=/etc/shadow → read /etc/shadow',
    unclear: 'pgbackrest restore → what the backup holds',
  },
  pgbench: {
    use: 'pgbench -f main.sql → read main.sql',
    attack: [
      'pgbench -f /etc/shadow → read /etc/shadow',
      'pgbench -l /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  pgbouncer: {
    use: 'pgbouncer app.conf → read app.conf; listen 6432',
    attack: 'pgbouncer /etc/shadow → read /etc/shadow; listen 6432',
  },
  pgweb: {
    use: 'pgweb → listen 8081',
  },
  psql: {
    use: 'psql shop → nothing',
    attack: [
      `psql shop -c "select pg_read_file('/etc/shadow')" → read /etc/shadow`,
      'psql shop -f /etc/shadow → read /etc/shadow',
    ],
  },
  repmgr: {
    use: 'repmgr -f app.conf → read app.conf',
    attack: 'repmgr -f /etc/shadow → read /etc/shadow',
  },
  datasette: {
    use: 'datasette app.db -m notes.txt → read notes.txt',
    attack: [
      'datasette app.db -m /etc/shadow → read /etc/shadow',
      'datasette app.db --load-extension=/tmp/x.so → load /tmp/x.so',
    ],
  },
  duckdb: {
    use: `duckdb app.db 'select 1' → nothing`,
    attack: [
      `duckdb app.db "select * from read_text('/etc/shadow')" → read /etc/shadow`,
      `duckdb app.db 'select 1' --init=/etc/shadow → read /etc/shadow`,
    ],
  },
  litecli: {
    use: 'litecli app.db → nothing',
    attack: [
      `litecli app.db -e "select readfile('/etc/shadow')" → read /etc/shadow`,
      'litecli app.db -l /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
}
