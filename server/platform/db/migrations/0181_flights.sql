-- Flights of missions, the pilots who fly them, checklists and logs.
create table pilot (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  user_id    uuid,
  name       text not null check (length(name) between 1 and 120),
  email      text check (length(email) <= 254),
  phone      text not null default '' check (length(phone) <= 40),
  version    integer not null default 1,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  edited_at  timestamptz,
  edited_by  uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete set null (user_id)
);
comment on column pilot.user_id is 'Null for a pilot without an account.';
create unique index pilot_of_user on pilot (user_id) where deleted_at is null;
create index pilot_by_name on pilot (tenant_id, lower(name)) where deleted_at is null;
create index pilot_deleted on pilot (deleted_at) where deleted_at is not null;

create table pilot_licence (
  tenant_id  uuid not null references tenant on delete cascade,
  pilot_id   uuid not null,
  position   smallint not null,
  kind       text not null check (length(kind) between 1 and 60),
  number     text not null default '' check (length(number) <= 60),
  expires_on date,
  primary key (pilot_id, position),
  foreign key (tenant_id, pilot_id) references pilot (tenant_id, id) on delete cascade
);
create index pilot_licence_expiry on pilot_licence (tenant_id, expires_on) where expires_on is not null;

create table flight (
  id              uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  mission_id      uuid not null,
  name            text not null check (length(name) between 1 and 120),
  status          text not null default 'planned'
                  check (status in ('planned', 'preflight', 'airborne', 'returning', 'landed', 'aborted')),
  pilot_id        uuid,
  override_reason text check (length(override_reason) <= 500),
  asset_id        uuid,
  payload         text not null default '' check (length(payload) <= 200),
  planned_start   timestamptz,
  planned_end     timestamptz,
  started_at      timestamptz,
  ended_at        timestamptz,
  version         integer not null default 1,
  created_by      uuid references app_user on delete set null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  deleted_at      timestamptz,
  edited_at       timestamptz,
  edited_by       uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, pilot_id) references pilot (tenant_id, id) on delete set null (pilot_id),
  check (planned_end > planned_start)
);
comment on column flight.override_reason is 'Why the pilot was assigned despite an expired licence or another flight at the time.';
create index flight_of_mission on flight (mission_id);
create index flight_newest on flight (tenant_id, id desc) where deleted_at is null;
create index flight_of_pilot on flight (pilot_id) where deleted_at is null;
create index flight_deleted on flight (deleted_at) where deleted_at is not null;

create table flight_check (
  tenant_id   uuid not null references tenant on delete cascade,
  flight_id   uuid not null,
  position    smallint not null,
  text        text not null check (length(text) between 1 and 200),
  is_blocking boolean not null,
  state       text not null default 'open' check (state in ('open', 'passed', 'overridden')),
  note        text not null default '' check (length(note) <= 500),
  answered_by uuid references app_user on delete set null,
  answered_at timestamptz,
  primary key (flight_id, position),
  foreign key (tenant_id, flight_id) references flight (tenant_id, id) on delete cascade,
  check (state <> 'overridden' or not is_blocking and note <> '')
);
comment on table flight_check is 'The checklist of a flight: a copy of the checklist of its mission type when preflight begins.';

create table checklist (
  id              uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  mission_type_id uuid,
  items           jsonb not null,
  version         integer not null default 1,
  edited_at       timestamptz,
  edited_by       uuid,
  unique nulls not distinct (tenant_id, mission_type_id),
  foreign key (tenant_id, mission_type_id) references mission_type (tenant_id, id) on delete cascade
);
comment on column checklist.mission_type_id is 'Null for missions whose type has no checklist of its own.';

create table flight_log (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  flight_id  uuid not null,
  at         timestamptz not null,
  text       text not null check (length(text) between 1 and 2000),
  version    integer not null default 1,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  edited_at  timestamptz,
  edited_by  uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, flight_id) references flight (tenant_id, id) on delete cascade
);
create index flight_log_by_time on flight_log (flight_id, at, id);

do $$
  declare
    name text;
  begin
    foreach name in array array['pilot', 'pilot_licence', 'flight', 'flight_check', 'checklist', 'flight_log'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      -- Clients have no permission for flights.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
    foreach name in array array['pilot', 'flight', 'checklist', 'flight_log'] loop
      execute format(
        'create trigger record_editor before update of version on %I for each row
           when (new.version > old.version) execute function record_editor()', name);
    end loop;
  end
$$;
-- The contents of a mission include the number of its flights.
grant select on flight to aerie_client;

-- The purge finds deleted flights and pilots of all tenants.
create policy purge on flight for select to aerie_platform using ((select current_user) = 'aerie_platform');
create policy purge on pilot for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, mission_id, deleted_at) on flight to aerie_platform;
grant select (id, tenant_id, deleted_at) on pilot to aerie_platform;

-- When a flight takes place; null without a planned or actual start. Without an end it counts as one hour.
create function flight_time(f flight) returns tstzrange
  language sql stable parallel safe
  as $$
    select tstzrange(t.start, greatest(coalesce(f.ended_at, f.planned_end, t.start + interval '1 hour'),
                                       case when f.status in ('airborne', 'returning') then now() end,
                                       t.start + interval '1 second'))
      from (select coalesce(f.started_at, f.planned_start) as start) t
     where t.start is not null
  $$;
