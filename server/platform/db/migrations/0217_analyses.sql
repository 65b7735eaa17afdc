-- Analyses: runs of models on layers, and detections: their results, which people confirm or reject.
create table analysis (
  id               uuid primary key,
  tenant_id        uuid not null references tenant on delete cascade,
  mission_id       uuid not null,
  layer_id         uuid not null,
  compare_layer_id uuid,
  infer_type       text not null check (length(infer_type) <= 40),
  model            text not null check (length(model) <= 60),
  model_version    text not null check (length(model_version) <= 60),
  parameters       jsonb not null,
  bounds           double precision[] check (cardinality(bounds) = 4),
  grid             jsonb,
  note             text check (length(note) <= 2000),
  figures          jsonb not null default '{}',
  job_id           uuid,
  created_by       uuid references app_user on delete set null,
  created_at       timestamptz not null default now(),
  finished_at      timestamptz,
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete cascade,
  foreign key (tenant_id, compare_layer_id) references layer (tenant_id, id) on delete set null (compare_layer_id)
);
comment on column analysis.bounds is 'The analysed part in degrees: west, south, east, north. Null for all of the layer.';
comment on column analysis.grid is 'Web Mercator bounds, width and height of the analysed pixels. Null until the run ends.';
comment on column analysis.note is 'Message: why nothing, or not everything, was found.';
create index on analysis (tenant_id, mission_id, id desc);
create index on analysis (layer_id);
create index on analysis (compare_layer_id) where compare_layer_id is not null;

create table detection (
  id          uuid primary key,
  tenant_id   uuid not null references tenant on delete cascade,
  analysis_id uuid not null,
  rank        integer not null,
  geometry    jsonb not null,
  area        double precision check (area >= 0),
  figures     jsonb not null default '{}',
  state       text not null default 'candidate' check (state in ('candidate', 'confirmed', 'rejected')),
  reviewed_by uuid references app_user on delete set null,
  reviewed_at timestamptz,
  check ((state = 'candidate') = (reviewed_at is null)),
  foreign key (tenant_id, analysis_id) references analysis (tenant_id, id) on delete cascade
);
comment on column detection.rank is 'Place in the results of the run, the largest first.';
create index on detection (analysis_id, rank);
create index detection_reviewed on detection (tenant_id, reviewed_at) where reviewed_at is not null;

-- Runs of each month. Deleting an analysis does not give its run back.
create table analysis_usage (
  tenant_id uuid not null references tenant on delete cascade,
  month     date not null,
  runs      integer not null check (runs >= 0),
  primary key (tenant_id, month)
);
comment on column analysis_usage.month is 'First day, in UTC.';

do $$
  declare
    name text;
  begin
    foreach name in array array['analysis', 'detection', 'analysis_usage'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
      -- Results are for the team until they are shown as layers, outcomes or alerts.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select on %I to aerie_client', name);
    end loop;
  end
$$;

-- The platform shows the usage of each tenant.
create policy platform on analysis_usage for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select on analysis_usage to aerie_platform;
