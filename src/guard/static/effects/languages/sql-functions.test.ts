import { expect, it } from 'vitest'
import { analyse } from '../../analyse.ts'

it.each([
  ['select frob()', 'the function "frob"'],
  ["select pg_stat_statements_reset(), 'count(*)'", 'the function "pg_stat_statements_reset"'],
  ['select * from dblink(1, 2)', 'the function "dblink"'],
  ['call app.sweep(1)', 'the function "app.sweep"'],
  ['with x as (select 1) select xp_dirtree(1) from x', 'the function "xp_dirtree"'],
  ['select pg_read_file(path) from t', 'the function "pg_read_file"'],
  ['select 1; alter system set archive_command = 1', 'that setting'],
  ['purge binary logs before now()', 'still seen'],
  ['create subscription s connection 1 publication p', 'which other database'],
  ['alter table t disable row level security', 'permitted from then on'],
])('%s depends on what nobody sees', (statement, what) => {
  const { certainty, reason } = analyse(`psql -c "${statement}"`)
  expect(certainty).toBe('unresolved')
  expect(reason).toContain(what)
})

it.each([
  'select count(*), max(id) from t where id in (1, 2) and name like lower(x)',
  'insert into t (a, b) values (1, 2)',
  'with x (a) as (select 1), y as (select 2) select * from x join y using (a)',
  'create table t (id serial primary key, name varchar(20) check (length(name) > 1))',
  "select 'frob()' -- frob()",
  "select pg_size_pretty(pg_database_size('shop'))",
  'select row_number() over (partition by a order by b) from t',
  "alter system set work_mem = '64MB'",
  'create function own_sum(a int) returns int language sql as 1',
])('%s is ordinary', (statement) => {
  expect(analyse(`psql -c "${statement}"`)).toMatchObject({ certainty: 'known' })
})
