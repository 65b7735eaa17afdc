import { NO_TRANSACTION } from './applyMigration'
import { readMigrations } from './migrate'
import { emptyHistory, violationsOf } from './testing/migrationRules'

/** Migrations up to this number came before the rules, and are never changed. */
const LAST_WITHOUT_RULES = '0570'

test('migrations neither lock large tables for long nor break the version before', async () => {
  const history = emptyHistory()
  const found: string[] = []
  for (const migration of await readMigrations()) {
    const violations = await violationsOf(migration, history)
    if (migration.name.slice(0, 4) > LAST_WITHOUT_RULES)
      found.push(...violations.map((each) => `${migration.name}: ${each}`))
  }
  expect(found).toEqual([])
})

const rulesOf = async (sql: string, history = emptyHistory()) =>
  (await violationsOf({ sql }, history)).map((text) => text.slice(0, text.indexOf(':')))

test.each([
  ['create index on photo (id);', 'index on photo'],
  ['create index concurrently if not exists photo_id on photo (id);', 'index on photo'],
  [`${NO_TRANSACTION}create index concurrently photo_id on photo (id);`, 'index on photo'],
  ['alter table photo add column token uuid default gen_random_uuid();', 'default on photo'],
  ['alter table photo add column number bigserial;', 'default on photo'],
  ['alter table photo add column sum int generated always as (a + b) stored;', 'default on photo'],
  ['alter table photo add column number int generated always as identity;', 'default on photo'],
  ['alter table photo add column size int check (size > 0);', 'constraint on photo'],
  ['alter table photo add column code text unique;', 'constraint on photo'],
  ['alter table photo add constraint positive check (size > 0);', 'constraint on photo'],
  ['alter table photo add foreign key (flight_id) references flight (id);', 'constraint on photo'],
  ['alter table photo add unique (code);', 'constraint on photo'],
  ['alter table photo alter column size type bigint;', 'type on photo'],
  ['alter table photo alter column size set not null;', 'not-null on photo'],
  ['alter table photo drop column size;', 'drop-column on photo'],
  ['alter table photo rename column size to bytes;', 'rename on photo'],
  ['alter table photo rename to picture;', 'rename on photo'],
  ['drop table photo;', 'drop-table on photo'],
  ['update photo set size = 0;', 'change on photo'],
  ['delete from photo where size = 0;', 'change on photo'],
  ['with gone as (delete from photo returning id) insert into log select id from gone;', 'change on photo'],
  ['do $$ begin update photo set size = 0; end $$;', 'change on photo'],
  [`do $$ begin execute 'create index on photo (id)'; end $$;`, 'block on -'],
  [`${NO_TRANSACTION}do $$ begin update photo set size = 0; end $$;`, 'batches on -'],
  [`${NO_TRANSACTION}analyze photo; analyze flight;`, 'alone on -'],
  [
    'alter table photo add constraint c check (size > 0) not valid; alter table photo validate constraint c;',
    'validate on photo',
  ],
  ['cluster photo using photo_id;', 'rewrite on photo'],
  ['-- allow change on photo: only the demo has photos\nselect 1;', 'change on photo'],
])('refuses %s', async (sql, rule) => {
  expect(await rulesOf(sql)).toContain(rule)
})

test.each([
  'create table photo (id int primary key, size int check (size > 0)); create index on photo (size); update photo set size = 1;',
  `${NO_TRANSACTION}-- Finds photos by size.\ncreate index concurrently if not exists photo_size on photo (size);`,
  `alter table photo add column size int not null default 0, add column at timestamptz default now(), add column note text;`,
  'alter table photo add column flight_id uuid references flight on delete set null;',
  'alter table photo add constraint positive check (size > 0) not valid;',
  'alter table photo validate constraint positive;',
  'alter table photo alter column size drop not null; comment on column photo.size is $$Bytes.$$;',
  'grant select on photo to aerie_tenant; create policy p on photo to aerie_tenant using (true);',
  '-- allow drop-column on photo: unused since release 0.2.0\nalter table photo drop column size;',
  `${NO_TRANSACTION}do $$ begin loop
     update photo set size = 0 where id in (select id from photo where size is null limit 1000);
     exit when not found; commit;
   end loop; end $$;`,
  `do $$ begin execute format('alter table %I enable row level security', 'photo'); end $$;`,
])('accepts %s', async (sql) => {
  expect(await rulesOf(sql)).toEqual([])
})

test('accepts not null once a check was validated in an earlier migration', async () => {
  const history = emptyHistory()
  const check = 'alter table photo add constraint sized check (size is not null) not valid;'
  expect(await rulesOf(check, history)).toEqual([])
  expect(await rulesOf('alter table photo validate constraint sized;', history)).toEqual([])
  expect(await rulesOf('alter table photo alter column size set not null, drop constraint sized;', history)).toEqual([])
  expect(await rulesOf('alter table photo alter column code set not null;', history)).toEqual(['not-null on photo'])
})

test('allows what only the version before uses when no other server may run', async () => {
  const line = '-- without running servers: the column has another meaning\n'
  expect(await rulesOf(`${line}alter table mission drop column notes`)).toEqual([])
  expect(await rulesOf(`${line}create index mission_name on mission (name)`)).toHaveLength(1)
})
