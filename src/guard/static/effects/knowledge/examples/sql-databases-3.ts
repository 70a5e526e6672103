import type { ExampleTable } from './example.ts'

export const sqlDatabases3: ExampleTable = {
  usql: {
    use: 'usql → nothing',
    attack: [
      `usql -c '\\\\! cat /etc/shadow' → read /etc/shadow`,
      'usql -f /etc/shadow → read /etc/shadow',
    ],
  },
  vsql: {
    use: 'vsql → nothing',
    attack: [
      `vsql -c '\\\\! cat /etc/shadow' → read /etc/shadow`,
      'vsql -f /etc/shadow → read /etc/shadow',
    ],
  },
  alembic: {
    use: 'alembic -c app.conf → read app.conf',
    attack: 'alembic -c /etc/shadow → read /etc/shadow',
  },
  'drizzle-kit': {
    use: 'drizzle-kit --config=main.js → read main.js',
    attack: 'drizzle-kit --config=/etc/shadow → read /etc/shadow',
  },
  flyway: {
    use: 'flyway → nothing',
    attack: [
      'flyway --jarDirs=/tmp → load /tmp',
      `flyway --initSql="select load_file('/etc/shadow')" → read /etc/shadow`,
    ],
  },
  knex: {
    use: 'knex --knexfile=main.js → read main.js',
    attack: 'knex --knexfile=/etc/shadow → read /etc/shadow',
  },
  liquibase: {
    use: 'liquibase --changeLogFile=app.conf → read app.conf',
    attack: [
      'liquibase --changeLogFile=/etc/shadow → read /etc/shadow',
      'liquibase --classpath=/tmp → load /tmp',
    ],
  },
  pg_format: {
    use: 'pg_format notes.txt → read notes.txt',
    attack: [
      'pg_format /etc/shadow → read /etc/shadow',
      'pg_format notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  pgformatter: {
    use: 'pgformatter notes.txt → read notes.txt',
    attack: [
      'pgformatter /etc/shadow → read /etc/shadow',
      'pgformatter notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  postgrest: {
    use: 'postgrest app.conf → read app.conf; listen 3000',
    attack: 'postgrest /etc/shadow → read /etc/shadow; listen 3000',
  },
  prisma: {
    use: 'prisma --file=main.sql → read main.sql',
    attack: 'prisma --file=/etc/shadow → read /etc/shadow',
  },
  sequelize: {
    use: 'sequelize --config=main.js → read main.js',
    attack: 'sequelize --config=/etc/shadow → read /etc/shadow',
  },
  sqitch: {
    use: 'sqitch -f app.conf → read app.conf',
    attack: ['sqitch -f /etc/shadow → read /etc/shadow', 'sqitch --client=/tmp/x → run /tmp/x'],
  },
  'sqitch config': {
    use: 'sqitch config -f app.conf → read app.conf',
    attack: 'sqitch config -f /etc/shadow → read /etc/shadow',
  },
  'sqitch deploy': {
    use: 'sqitch deploy → nothing',
    attack: 'sqitch deploy --client=/tmp/x → run /tmp/x',
  },
  sqlfluff: {
    use: 'sqlfluff lint notes.txt → read notes.txt',
    attack: [
      'sqlfluff lint /etc/shadow → read /etc/shadow',
      'sqlfluff lint notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  sqlformat: {
    use: 'sqlformat notes.txt → read notes.txt',
    attack: [
      'sqlformat /etc/shadow → read /etc/shadow',
      'sqlformat notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  typeorm: {
    use: 'typeorm -d main.js → read main.js',
    attack: 'typeorm -d /etc/shadow → read /etc/shadow',
  },
  yoyo: {
    use: 'yoyo -c app.conf → read app.conf',
    attack: 'yoyo -c /etc/shadow → read /etc/shadow',
  },
}
