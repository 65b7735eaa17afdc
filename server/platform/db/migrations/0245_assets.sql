-- The fleet: classes, manufacturers and models, assets with their use, their maintenance, and their part in flights.
create table asset_class (
  id        uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  name      text not null check (length(name) between 1 and 60),
  kind      text not null check (kind in ('drone', 'battery', 'payload', 'vehicle', 'dock', 'other')),
  version   integer not null default 1,
  edited_at timestamptz,
  edited_by uuid,
  unique (tenant_id, id)
);
comment on column asset_class.kind is 'What assets of the class do on a flight: a flight has one drone, batteries and payload.';
create unique index asset_class_name on asset_class (tenant_id, lower(name));

create table manufacturer (
  id        uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  name      text not null check (length(name) between 1 and 60),
  website   text not null default '' check (length(website) <= 300),
  version   integer not null default 1,
  edited_at timestamptz,
  edited_by uuid,
  unique (tenant_id, id)
);
create unique index manufacturer_name on manufacturer (tenant_id, lower(name));

create table asset_model (
  id              uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  manufacturer_id uuid not null,
  class_id        uuid not null,
  name            text not null check (length(name) between 1 and 60),
  version         integer not null default 1,
  edited_at       timestamptz,
  edited_by       uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, manufacturer_id) references manufacturer (tenant_id, id),
  foreign key (tenant_id, class_id) references asset_class (tenant_id, id)
);
create unique index asset_model_name on asset_model (tenant_id, manufacturer_id, lower(name));
create index on asset_model (manufacturer_id);
create index on asset_model (class_id);

create table asset (
  id              uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  name            text not null check (length(name) between 1 and 120),
  serial          text not null check (length(serial) between 1 and 80),
  class_id        uuid not null,
  model_id        uuid,
  state           text not null default 'available' check (state in ('available', 'in_maintenance', 'grounded', 'retired')),
  state_reason    text not null default '' check (length(state_reason) <= 500),
  in_service_on   date not null default (now() at time zone 'utc')::date,
  entered_hours   double precision not null default 0 check (entered_hours between 0 and 1000000),
  entered_flights integer not null default 0 check (entered_flights between 0 and 1000000),
  entered_cycles  integer not null default 0 check (entered_cycles between 0 and 1000000),
  flown_seconds   double precision not null default 0,
  flown_flights   integer not null default 0,
  firmware        text not null default '' check (length(firmware) <= 80),
  health          smallint check (health between 0 and 100),
  note            text not null default '' check (length(note) <= 2000),
  version         integer not null default 1,
  created_by      uuid references app_user on delete set null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  deleted_at      timestamptz,
  edited_at       timestamptz,
  edited_by       uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, class_id) references asset_class (tenant_id, id),
  foreign key (tenant_id, model_id) references asset_model (tenant_id, id)
);
comment on column asset.state is 'As set by a person. What is shown also follows from flights and from maintenance.';
comment on column asset.entered_hours is 'Hours that people entered; those of flights are added to them.';
comment on column asset.flown_seconds is 'Sum of asset_flown, kept by a trigger.';
comment on column asset.health is 'Health of a battery in percent.';
create unique index asset_serial on asset (tenant_id, lower(serial)) where deleted_at is null;
create index asset_list on asset (tenant_id, lower(name), id) where deleted_at is null;
create index asset_deleted on asset (deleted_at) where deleted_at is not null;
create index on asset (class_id);
create index on asset (model_id) where model_id is not null;

create table maintenance_rule (
  id            uuid primary key,
  tenant_id     uuid not null references tenant on delete cascade,
  name          text not null check (length(name) between 1 and 60),
  class_id      uuid not null,
  model_id      uuid,
  every_days    integer check (every_days between 1 and 36500),
  every_hours   double precision check (every_hours > 0 and every_hours <= 1000000),
  every_flights integer check (every_flights between 1 and 1000000),
  every_cycles  integer check (every_cycles between 1 and 1000000),
  warn_percent  smallint not null default 10 check (warn_percent between 0 and 90),
  grounds       boolean not null default true,
  version       integer not null default 1,
  edited_at     timestamptz,
  edited_by     uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, class_id) references asset_class (tenant_id, id) on delete cascade,
  foreign key (tenant_id, model_id) references asset_model (tenant_id, id) on delete cascade,
  check (num_nonnulls(every_days, every_hours, every_flights, every_cycles) > 0)
);
comment on column maintenance_rule.warn_percent is 'The asset is due soon in the last part of the interval.';
comment on column maintenance_rule.grounds is 'Whether an overdue asset must not fly.';
create unique index maintenance_rule_name on maintenance_rule (tenant_id, lower(name));
create index maintenance_rule_of_class on maintenance_rule (class_id);
create index on maintenance_rule (model_id) where model_id is not null;

create table maintenance_record (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  asset_id   uuid not null,
  name       text not null check (length(name) between 1 and 120),
  details    text not null default '' check (length(details) <= 4000),
  person     text not null check (length(person) between 1 and 120),
  done_on    date not null,
  hours      double precision not null,
  flights    integer not null,
  cycles     integer not null,
  parts      jsonb not null default '[]',
  firmware   text check (length(firmware) <= 80),
  health     smallint check (health between 0 and 100),
  version    integer not null default 1,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  edited_at  timestamptz,
  edited_by  uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete cascade
);
comment on column maintenance_record.hours is 'Hours, flights and cycles of the asset when the work was done.';
create index maintenance_record_of_asset on maintenance_record (asset_id, done_on desc, id desc);
create index maintenance_record_deleted on maintenance_record (deleted_at) where deleted_at is not null;

create table maintenance_record_rule (
  tenant_id uuid not null references tenant on delete cascade,
  record_id uuid not null,
  rule_id   uuid not null,
  primary key (record_id, rule_id),
  foreign key (tenant_id, record_id) references maintenance_record (tenant_id, id) on delete cascade,
  foreign key (tenant_id, rule_id) references maintenance_rule (tenant_id, id) on delete cascade
);
comment on table maintenance_record_rule is 'The rules whose interval starts again with a record.';
create index on maintenance_record_rule (rule_id);

-- One alert for each mission, rule, stage and interval.
create table maintenance_alert (
  tenant_id  uuid not null references tenant on delete cascade,
  asset_id   uuid not null,
  rule_id    uuid not null,
  mission_id uuid not null,
  stage      text not null check (stage in ('due_soon', 'overdue')),
  since      date not null,
  primary key (asset_id, rule_id, mission_id, stage, since),
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete cascade,
  foreign key (tenant_id, rule_id) references maintenance_rule (tenant_id, id) on delete cascade,
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade
);
comment on column maintenance_alert.since is 'Beginning of the interval: the day of the last record.';
create index on maintenance_alert (rule_id);
create index on maintenance_alert (mission_id);

create table flight_asset (
  tenant_id       uuid not null references tenant on delete cascade,
  flight_id       uuid not null,
  asset_id        uuid not null,
  role            text not null check (role in ('drone', 'battery', 'payload')),
  override_reason text check (length(override_reason) <= 500),
  primary key (flight_id, asset_id),
  foreign key (tenant_id, flight_id) references flight (tenant_id, id) on delete cascade,
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete cascade
);
comment on column flight_asset.override_reason is 'Why the asset was assigned although it is grounded or overdue.';
create unique index flight_drone on flight_asset (flight_id) where role = 'drone';
create index on flight_asset (asset_id);
-- It was reserved for the drone and could not be set.
alter table flight drop column asset_id;

-- What an asset flew stays when the flight is deleted permanently, so it does not refer to the flight.
create table asset_flown (
  tenant_id uuid not null references tenant on delete cascade,
  asset_id  uuid not null,
  flight_id uuid not null,
  seconds   double precision not null check (seconds >= 0),
  primary key (asset_id, flight_id),
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete cascade
);
create index on asset_flown (flight_id);

-- Telemetry, people and streams end flights, and flights go to the trash and come back, so a trigger keeps the sums.
-- Rows of an asset are changed while it is locked; the sum is read by a later statement, which sees all of them.
create function count_flown(flights uuid[], assets uuid[]) returns void
  language plpgsql set search_path = public
  as $$
    declare
      touched uuid[];
    begin
      select array_agg(t.id order by t.id) into touched
        from (select a as id from unnest(assets) a
              union select fa.asset_id from flight_asset fa where fa.flight_id = any (flights)
              union select u.asset_id from asset_flown u where u.flight_id = any (flights)) t;
      if touched is null then return; end if;
      perform from asset where id = any (touched) order by id for update;
      delete from asset_flown where flight_id = any (flights);
      insert into asset_flown (tenant_id, asset_id, flight_id, seconds)
        select f.tenant_id, fa.asset_id, f.id,
               coalesce(greatest(extract(epoch from f.ended_at - f.started_at), 0), 0)
          from flight f join flight_asset fa on fa.flight_id = f.id
         where f.id = any (flights) and f.deleted_at is null
           and (f.status = 'landed' or f.status = 'aborted' and f.started_at is not null);
      update asset a
         set flown_seconds = t.seconds, flown_flights = t.flights
        from (select i.id, coalesce(sum(u.seconds), 0) as seconds, count(u.flight_id)::int as flights
                from unnest(touched) i (id) left join asset_flown u on u.asset_id = i.id group by 1) t
       where a.id = t.id;
    end
  $$;
create function flight_flown() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      perform count_flown(array[new.id], '{}');
      return null;
    end
  $$;
create function flight_asset_flown() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      -- With the flight itself deleted permanently, what its assets flew stays.
      if tg_op = 'DELETE' and not exists (select from flight where id = old.flight_id) then return null; end if;
      perform count_flown(array[coalesce(new.flight_id, old.flight_id)], array[coalesce(new.asset_id, old.asset_id)]);
      return null;
    end
  $$;
create trigger flight_flown after update of status, started_at, ended_at, deleted_at on flight for each row
  when (old.status is distinct from new.status or old.started_at is distinct from new.started_at
        or old.ended_at is distinct from new.ended_at or old.deleted_at is distinct from new.deleted_at)
  execute function flight_flown();
create trigger flight_asset_flown after insert or delete on flight_asset for each row execute function flight_asset_flown();

-- Cycles of a battery are its flights; other assets have those that people entered.
create function asset_cycles(a asset, kind text) returns integer
  language sql immutable parallel safe
  as $$ select a.entered_cycles + case when kind = 'battery' then a.flown_flights else 0 end $$;

-- The rules of an asset: how much of each interval has passed since the last record, 1 at the end. The first limit to be
-- reached counts. Without a record the interval starts when the asset came into service, with no use.
create function maintenance_of(a asset) returns table (
    rule_id uuid, name text, grounds boolean, warn_percent smallint, part double precision, done_on date,
    days_left integer, hours_left double precision, flights_left integer, cycles_left integer)
  language sql stable parallel safe
  as $$
    select r.id, r.name, r.grounds, r.warn_percent,
           greatest(((now() at time zone 'utc')::date - coalesce(l.done_on, a.in_service_on))::float8 / r.every_days,
                    (a.entered_hours + a.flown_seconds / 3600 - coalesce(l.hours, 0)) / r.every_hours,
                    (a.entered_flights + a.flown_flights - coalesce(l.flights, 0))::float8 / r.every_flights,
                    (asset_cycles(a, c.kind) - coalesce(l.cycles, 0))::float8 / r.every_cycles),
           l.done_on,
           coalesce(l.done_on, a.in_service_on) + r.every_days - (now() at time zone 'utc')::date,
           coalesce(l.hours, 0) + r.every_hours - (a.entered_hours + a.flown_seconds / 3600),
           coalesce(l.flights, 0) + r.every_flights - (a.entered_flights + a.flown_flights),
           coalesce(l.cycles, 0) + r.every_cycles - asset_cycles(a, c.kind)
      from maintenance_rule r
      join asset_class c on c.id = r.class_id
      left join lateral (
        select m.done_on, m.hours, m.flights, m.cycles
          from maintenance_record m join maintenance_record_rule mr on mr.record_id = m.id and mr.rule_id = r.id
         where m.asset_id = a.id and m.deleted_at is null
         order by m.done_on desc, m.id desc limit 1) l on true
     where r.tenant_id = a.tenant_id and r.class_id = a.class_id and (r.model_id is null or r.model_id = a.model_id)
  $$;

create function add_usual_asset_classes() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      insert into asset_class (id, tenant_id, name, kind)
        select gen_random_uuid(), new.id, usual.name, usual.kind
          from (values ('Drone', 'drone'), ('Battery', 'battery'), ('Payload', 'payload'), ('Vehicle', 'vehicle'),
                       ('Dock', 'dock')) usual (name, kind);
      return null;
    end
  $$;
create trigger tenant_starts_with_asset_classes after insert on tenant
  for each row execute function add_usual_asset_classes();

grant create on schema public to aerie_platform;
alter function add_usual_asset_classes owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function add_usual_asset_classes from public;

alter table tenant no force row level security;
insert into asset_class (id, tenant_id, name, kind)
  select gen_random_uuid(), t.id, usual.name, usual.kind
    from tenant t,
         (values ('Drone', 'drone'), ('Battery', 'battery'), ('Payload', 'payload'), ('Vehicle', 'vehicle'),
                 ('Dock', 'dock')) usual (name, kind);
alter table tenant force row level security;

do $$
  declare
    name text;
  begin
    foreach name in array array['asset_class', 'manufacturer', 'asset_model', 'asset', 'maintenance_rule',
                                'maintenance_record', 'maintenance_record_rule', 'maintenance_alert',
                                'flight_asset', 'asset_flown'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      -- Clients have no permission for assets.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
    foreach name in array array['asset_class', 'manufacturer', 'asset_model', 'asset', 'maintenance_rule',
                                'maintenance_record'] loop
      execute format(
        'create trigger record_editor before update of version on %I for each row
           when (new.version > old.version) execute function record_editor()', name);
    end loop;
    -- The purge finds deleted records of all tenants, and the daily round looks for assets that are due.
    foreach name in array array['asset', 'maintenance_record'] loop
      execute format('create policy purge on %I for select to aerie_platform using ((select current_user) = ''aerie_platform'')', name);
      execute format('grant select (id, tenant_id, deleted_at) on %I to aerie_platform', name);
    end loop;
  end
$$;
-- A new tenant gets its classes from the platform.
create policy platform on asset_class to aerie_platform using ((select current_user) = 'aerie_platform');
grant insert (id, tenant_id, name, kind), select (id, tenant_id) on asset_class to aerie_platform;
