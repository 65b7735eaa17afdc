-- Thermal photos: what the import found in the file, the parameters of the computation and readings.
create table thermal_photo (
  id                uuid primary key,
  tenant_id         uuid not null references tenant on delete cascade,
  source            text not null check (source in ('flir', 'tiff', 'dji')),
  model             text not null default '' check (length(model) <= 100),
  width             integer check (width > 0),
  height            integer check (height > 0),
  camera_parameters jsonb,
  parameters        jsonb,
  min               real,
  max               real,
  mean              real,
  problem           text check (length(problem) <= 2000),
  version           integer not null default 1,
  edited_at         timestamptz,
  edited_by         uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, id) references mission_file (tenant_id, id) on delete cascade
);
comment on column thermal_photo.camera_parameters is 'As set in the camera; null for a file that has temperatures itself.';
comment on column thermal_photo.parameters is 'Those that people set, in place of the ones of the camera.';
comment on column thermal_photo.problem is 'Message: why the temperatures are unknown.';

create table thermal_reading (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  photo_id   uuid not null,
  kind       text not null check (kind in ('point', 'line', 'area')),
  label      text not null default '' check (length(label) <= 80),
  points     jsonb not null,
  min        real not null,
  max        real not null,
  mean       real not null,
  parameters jsonb,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  foreign key (tenant_id, photo_id) references thermal_photo (tenant_id, id) on delete cascade
);
comment on column thermal_reading.points is 'Columns and rows in the thermal picture.';
comment on column thermal_reading.parameters is 'What the reading was computed with.';
create index thermal_reading_of_photo on thermal_reading (photo_id, id);

do $$
  declare
    name text;
  begin
    foreach name in array array['thermal_photo', 'thermal_reading'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      -- Clients have no permission for the data page.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
  end
$$;
-- Photos are read with their kind of thermal data, of which clients see none.
grant select on thermal_photo to aerie_client;
create trigger record_editor before update of version on thermal_photo for each row
  when (new.version > old.version) execute function record_editor();
