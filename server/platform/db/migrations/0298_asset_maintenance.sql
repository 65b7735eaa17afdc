-- Maintenance with its cost and with counters that start again, rules of one asset, and files of assets.
alter table maintenance_record
  add column hours_after   double precision check (hours_after between 0 and 1000000),
  add column flights_after integer check (flights_after between 0 and 1000000),
  add column cycles_after  integer check (cycles_after between 0 and 1000000),
  add column cost          bigint check (cost between 0 and 10000000000),
  add column currency      text check (currency ~ '^[A-Z]{3}$'),
  add check ((cost is null) = (currency is null));
comment on column maintenance_record.hours_after is 'Where the counter goes on after the work; null if it was not set.';
comment on column maintenance_record.cost is 'In minor units of the currency, such as cents.';

-- A counter that starts again is below what the asset flew here.
alter table asset
  drop constraint asset_entered_hours_check,
  drop constraint asset_entered_flights_check,
  drop constraint asset_entered_cycles_check;
comment on column asset.entered_hours is
  'Hours that people entered; those of flights are added to them. Below 0 after a counter started again.';

alter table maintenance_rule
  add column asset_id uuid,
  add foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete cascade;
comment on column maintenance_rule.asset_id is 'The only asset that the rule applies to.';
create index on maintenance_rule (asset_id) where asset_id is not null;

create or replace function asset_cycles(a asset, kind text) returns integer
  language sql immutable parallel safe
  as $$ select greatest(a.entered_cycles + case when kind = 'battery' then a.flown_flights else 0 end, 0) $$;

-- As before, with rules of one asset, and with counters that a record set: what they jumped at the last record of the rule or
-- after it moves the beginning of the interval, so that what the asset did since then stays.
create or replace function maintenance_of(a asset) returns table (
    rule_id uuid, name text, grounds boolean, warn_percent smallint, part double precision, done_on date,
    days_left integer, hours_left double precision, flights_left integer, cycles_left integer)
  language sql stable parallel safe
  as $$
    select r.id, r.name, r.grounds, r.warn_percent,
           greatest(((now() at time zone 'utc')::date - coalesce(l.done_on, a.in_service_on))::float8 / r.every_days,
                    (a.entered_hours + a.flown_seconds / 3600 - b.hours) / r.every_hours,
                    (a.entered_flights + a.flown_flights - b.flights)::float8 / r.every_flights,
                    (asset_cycles(a, c.kind) - b.cycles)::float8 / r.every_cycles),
           l.done_on,
           coalesce(l.done_on, a.in_service_on) + r.every_days - (now() at time zone 'utc')::date,
           b.hours + r.every_hours - (a.entered_hours + a.flown_seconds / 3600),
           b.flights + r.every_flights - (a.entered_flights + a.flown_flights),
           b.cycles + r.every_cycles - asset_cycles(a, c.kind)
      from maintenance_rule r
      join asset_class c on c.id = a.class_id
      left join lateral (
        select m.id, m.done_on, m.hours, m.flights, m.cycles
          from maintenance_record m join maintenance_record_rule mr on mr.record_id = m.id and mr.rule_id = r.id
         where m.asset_id = a.id and m.deleted_at is null
         order by m.done_on desc, m.id desc limit 1) l on true
      cross join lateral (
        select coalesce(l.hours, 0) + coalesce(sum(j.hours_after - j.hours), 0) as hours,
               (coalesce(l.flights, 0) + coalesce(sum(j.flights_after - j.flights), 0))::integer as flights,
               (coalesce(l.cycles, 0) + coalesce(sum(j.cycles_after - j.cycles), 0))::integer as cycles
          from maintenance_record j
         where j.asset_id = a.id and j.deleted_at is null and (l.id is null or j.id >= l.id)) b
     where r.tenant_id = a.tenant_id
       and case when r.asset_id is null then r.class_id = a.class_id and (r.model_id is null or r.model_id = a.model_id)
                else r.asset_id = a.id end
  $$;

create table asset_file (
  id                    uuid primary key,
  tenant_id             uuid not null references tenant on delete cascade,
  asset_id              uuid not null,
  maintenance_record_id uuid,
  kind                  text not null check (kind in ('photo', 'document')),
  name                  text not null check (length(name) between 1 and 255),
  stored_file_id        uuid not null,
  expires_on            date,
  version               integer not null default 1,
  created_by            uuid references app_user on delete set null,
  created_at            timestamptz not null default now(),
  updated_at            timestamptz not null default now(),
  deleted_at            timestamptz,
  edited_at             timestamptz,
  edited_by             uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete cascade,
  foreign key (tenant_id, maintenance_record_id) references maintenance_record (tenant_id, id) on delete cascade,
  foreign key (tenant_id, stored_file_id) references stored_file (tenant_id, id)
);
comment on column asset_file.maintenance_record_id is 'The work that the file tells of; null for a file of the asset itself.';
comment on column asset_file.kind is 'From the content of the file.';
create index on asset_file (asset_id);
create index on asset_file (maintenance_record_id) where maintenance_record_id is not null;
create index on asset_file (stored_file_id);
create index asset_file_deleted on asset_file (deleted_at) where deleted_at is not null;
create index asset_file_expiry on asset_file (tenant_id, expires_on) where expires_on is not null and deleted_at is null;

-- The bytes are deleted with the rows that name them.
create trigger asset_file_gone after delete on asset_file for each row execute function remove_mission_file();
create trigger record_editor before update of version on asset_file for each row
  when (new.version > old.version) execute function record_editor();

alter table asset_file enable row level security;
alter table asset_file force row level security;
create policy own_tenant on asset_file to aerie_tenant using (tenant_id = (select current_tenant()));
-- Clients have no permission for assets.
create policy client on asset_file for select to aerie_client using (false);
create policy purge on asset_file for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on asset_file to aerie_tenant;
grant select (id, tenant_id, deleted_at) on asset_file to aerie_platform;
