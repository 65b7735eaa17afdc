-- Telemetry of flights: one row for each recording, from a file or later from a live stream, and its samples by time.
alter table mission_file drop constraint mission_file_kind_check;
alter table mission_file add constraint mission_file_kind_check check (kind in ('document', 'photo', 'telemetry'));

create table telemetry (
  id          uuid primary key,
  tenant_id   uuid not null references tenant on delete cascade,
  mission_id  uuid not null,
  flight_id   uuid,
  file_id     uuid,
  kind        text not null check (kind in ('srt', 'gpx', 'csv', 'ulog')),
  state       text not null default 'reading' check (state in ('reading', 'columns', 'unassigned', 'ready', 'failed')),
  problem     text check (length(problem) <= 2000),
  notes       text[] not null default '{}' check (cardinality(notes) <= 10),
  time_zone   text not null check (length(time_zone) <= 60),
  clock       text check (clock in ('utc', 'local', 'none')),
  columns     jsonb,
  samples     integer not null default 0 check (samples >= 0),
  started_at  timestamptz,
  ended_at    timestamptz,
  take_off_at timestamptz,
  landed_at   timestamptz,
  distance    double precision check (distance >= 0),
  max_height  double precision,
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  -- Telemetry of a deleted flight stays with the mission.
  foreign key (tenant_id, flight_id) references flight (tenant_id, id) on delete set null (flight_id),
  foreign key (tenant_id, file_id) references mission_file (tenant_id, id) on delete cascade
);
comment on column telemetry.state is 'columns: users must name the columns of the table; unassigned: users must choose the flight.';
comment on column telemetry.problem is 'Message: why the file could not be imported.';
comment on column telemetry.notes is 'Messages: what the import left out.';
comment on column telemetry.time_zone is 'IANA name of the zone of local times in the file.';
comment on column telemetry.clock is 'none: the times of the file count from the start of the recording, and until it is assigned from 1970.';
comment on column telemetry.columns is 'Of a table: its header, first rows and the columns that are proposed or were chosen.';
create index on telemetry (mission_id);
create index on telemetry (flight_id) where flight_id is not null;
create index on telemetry (file_id) where file_id is not null;

create table telemetry_sample (
  tenant_id    uuid not null references tenant on delete cascade,
  telemetry_id uuid not null,
  at           timestamptz not null,
  long         double precision not null check (long between -180 and 180),
  lat          double precision not null check (lat between -90 and 90),
  altitude     real,
  height       real,
  speed        real,
  battery      real,
  heading      real,
  gimbal_yaw   real,
  gimbal_pitch real,
  primary key (telemetry_id, at),
  foreign key (tenant_id, telemetry_id) references telemetry (tenant_id, id) on delete cascade
);
comment on column telemetry_sample.altitude is 'Metres above sea level or the ellipsoid, as the recording states it.';
comment on column telemetry_sample.height is 'Metres above the take-off point.';
comment on column telemetry_sample.speed is 'Metres per second over ground.';
comment on column telemetry_sample.battery is 'Percent.';

create table telemetry_columns (
  tenant_id uuid not null references tenant on delete cascade,
  header    text not null check (length(header) = 64),
  columns   jsonb not null,
  primary key (tenant_id, header)
);
comment on table telemetry_columns is 'The columns that were used last for tables with this header.';
comment on column telemetry_columns.header is 'SHA-256 of the names of all columns.';

do $$
  declare
    name text;
  begin
    foreach name in array array['telemetry', 'telemetry_sample', 'telemetry_columns'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      -- Clients have no permission for flights.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
  end
$$;
