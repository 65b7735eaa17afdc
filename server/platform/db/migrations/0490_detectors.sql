-- Detectors: models of a tenant that find objects in photos, their runs, and what they found.
create table detector (
  id             uuid primary key,
  tenant_id      uuid not null references tenant on delete cascade,
  name           text not null check (length(name) between 1 and 60),
  stored_file_id uuid not null,
  input_width    integer not null check (input_width between 1 and 1280),
  input_height   integer not null check (input_height between 1 and 1280),
  layout         text not null check (layout in ('grid', 'final')),
  class_names    text[] not null check (cardinality(class_names) <= 1000),
  is_enabled     boolean not null default true,
  version        integer not null default 1,
  created_by     uuid references app_user on delete set null,
  created_at     timestamptz not null default now(),
  edited_at      timestamptz,
  edited_by      uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, stored_file_id) references stored_file (tenant_id, id)
);
comment on table detector is 'ONNX models that a tenant has uploaded.';
comment on column detector.layout is 'grid: boxes overlap and are suppressed by the server. final: the model has suppressed them.';
comment on column detector.class_names is 'By the number of the class.';
create unique index detector_name on detector (tenant_id, lower(name));
create index on detector (stored_file_id);
create index on detector (created_by);
create trigger record_editor before update of version on detector for each row
  when (new.version > old.version) execute function record_editor();

create table detector_run (
  id             uuid primary key,
  tenant_id      uuid not null references tenant on delete cascade,
  mission_id     uuid not null,
  detector_id    uuid,
  detector_name  text not null check (length(detector_name) between 1 and 60),
  min_confidence real not null check (min_confidence between 0 and 1),
  photo_ids      uuid[] check (cardinality(photo_ids) between 1 and 500),
  photos         integer not null default 0 check (photos >= 0),
  failed         integer not null default 0 check (failed >= 0),
  failures       jsonb not null default '[]',
  is_cut         boolean not null default false,
  job_id         uuid,
  created_by     uuid references app_user on delete set null,
  created_at     timestamptz not null default now(),
  finished_at    timestamptz,
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, detector_id) references detector (tenant_id, id) on delete set null (detector_id)
);
comment on table detector_run is 'Runs of a detector on photos of a mission.';
comment on column detector_run.detector_name is 'When the run was started.';
comment on column detector_run.photo_ids is 'The chosen photos; null for all of the mission.';
comment on column detector_run.photos is 'Photos that were looked at.';
comment on column detector_run.failures is 'Names of photos that could not be looked at, each with a message. Not all, if there are many.';
comment on column detector_run.is_cut is 'More was found than is kept.';
create index on detector_run (tenant_id, mission_id, id desc);
create index on detector_run (detector_id);
create index on detector_run (created_by);

create table detected_object (
  id           uuid primary key,
  tenant_id    uuid not null references tenant on delete cascade,
  run_id       uuid not null,
  photo_id     uuid not null,
  rank         integer not null,
  class        text not null check (length(class) between 1 and 60),
  confidence   real not null check (confidence between 0 and 1),
  box          integer[] not null check (cardinality(box) = 4),
  photo_width  integer not null check (photo_width > 0),
  photo_height integer not null check (photo_height > 0),
  lat          double precision check (lat between -90 and 90),
  long         double precision check (long between -180 and 180),
  state        text not null default 'candidate' check (state in ('candidate', 'confirmed', 'rejected')),
  reviewed_by  uuid references app_user on delete set null,
  reviewed_at  timestamptz,
  check ((lat is null) = (long is null)),
  check ((state = 'candidate') = (reviewed_at is null)),
  foreign key (tenant_id, run_id) references detector_run (tenant_id, id) on delete cascade,
  foreign key (tenant_id, photo_id) references mission_file (tenant_id, id) on delete cascade
);
comment on table detected_object is 'What the runs of detectors found, which people confirm or reject.';
comment on column detected_object.rank is 'Place in the results of the run: by photo, the most certain first.';
comment on column detected_object.box is 'Left, top, width and height in pixels of the upright photo.';
comment on column detected_object.photo_width is 'Of the upright photo.';
comment on column detected_object.lat is 'Where the centre of the box is on flat ground; null without the area that the photo shows.';
create index on detected_object (run_id, rank);
create index on detected_object (photo_id);
create index on detected_object (reviewed_by);

do $$
  declare
    name text;
  begin
    foreach name in array array['detector', 'detector_run', 'detected_object'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
      -- Models and results are for the team.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select on %I to aerie_client', name);
    end loop;
  end
$$;
