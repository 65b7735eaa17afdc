-- What is on a mission's map: layers, in groups, in the order people gave them. A raster layer is files and what is known
-- of them; a vector layer is features, one a row, found by their boxes.
create extension if not exists btree_gist;

create table layer_group (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  mission_id uuid not null,
  name       text not null check (length(name) between 1 and 120),
  position   double precision not null,
  version    integer not null default 1,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade
);
create index layer_group_order on layer_group (tenant_id, mission_id, position);

create table layer (
  id                uuid primary key,
  tenant_id         uuid not null references tenant on delete cascade,
  mission_id        uuid not null,
  group_id          uuid,
  name              text not null check (length(name) between 1 and 120),
  kind              text not null check (kind in ('raster', 'vector')),
  status            text not null check (status in ('importing', 'ready', 'needs_placement')),
  position          double precision not null,
  visible           boolean not null default true,
  opacity           real not null default 1 check (opacity between 0 and 1),
  color             text not null check (color ~ '^#[0-9a-f]{6}$'),
  label_field       text check (length(label_field) <= 100),
  raster_style      jsonb,
  captured_at       timestamptz,
  flagged           boolean not null default false,
  flag_note         text check (length(flag_note) <= 500),
  source_kind       text,
  source_epsg       integer,
  source_file_id    uuid,
  cog_file_id       uuid,
  lattice_file_id   uuid,
  thumbnail_file_id uuid,
  raster            jsonb,
  bounds            double precision[] check (cardinality(bounds) = 4),
  fields            jsonb not null default '[]',
  feature_count     integer not null default 0,
  next_index        integer not null default 1,
  report            jsonb,
  job_id            uuid,
  data_version      integer not null default 1,
  version           integer not null default 1,
  created_by        uuid references app_user on delete set null,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  deleted_at        timestamptz,
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, group_id) references layer_group (tenant_id, id) on delete set null (group_id),
  foreign key (tenant_id, source_file_id) references stored_file (tenant_id, id),
  foreign key (tenant_id, cog_file_id) references stored_file (tenant_id, id),
  foreign key (tenant_id, lattice_file_id) references stored_file (tenant_id, id),
  foreign key (tenant_id, thumbnail_file_id) references stored_file (tenant_id, id)
);
comment on column layer.status is 'An import that failed is one whose job did: see layer_status in groups/layer/sql.ts.';
comment on column layer.data_version is 'Goes up whenever what is drawn changes; part of the address of its tiles.';
comment on column layer.version is 'Goes up when the layer itself is edited; its features have versions of their own.';
comment on column layer.bounds is 'Degrees: west, south, east, north.';
create index layer_order on layer (tenant_id, mission_id, position) where deleted_at is null;
create index layer_deleted on layer (deleted_at) where deleted_at is not null;
create index layer_in_group on layer (group_id) where group_id is not null;
create index on layer (source_file_id) where source_file_id is not null;
create index on layer (cog_file_id) where cog_file_id is not null;
create index on layer (lattice_file_id) where lattice_file_id is not null;
create index on layer (thumbnail_file_id) where thumbnail_file_id is not null;

create table feature (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  layer_id   uuid not null,
  index      integer not null,
  geom       json not null,
  box        box not null,
  size       real not null,
  props      jsonb not null,
  style      jsonb,
  problem    text check (length(problem) <= 40),
  flagged    boolean not null default false,
  flag_note  text check (length(flag_note) <= 500),
  version    integer not null default 1,
  created_by uuid references app_user on delete set null,
  updated_at timestamptz not null default now(),
  unique (layer_id, index),
  foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete cascade
);
comment on column feature.index is 'Number in its layer; what people and links call it by.';
comment on column feature.geom is 'GeoJSON. Not jsonb: it is only ever read as a whole, and as text it is read several times faster.';
comment on column feature.size is 'Longer side of its box in Web Mercator, as a part of the width of the world.';
create index feature_place on feature using gist (layer_id, box);

-- What edits changed, so that they can be undone. One change of a person is one change set.
create table feature_change (
  id         bigint generated always as identity primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  layer_id   uuid not null,
  change_set uuid not null,
  feature_id uuid not null,
  index      integer not null,
  action     text not null check (action in ('created', 'edited', 'deleted')),
  before     jsonb,
  version    integer not null,
  undone     boolean not null default false,
  changed_by uuid references app_user on delete set null,
  changed_at timestamptz not null default now(),
  foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete cascade
);
comment on column feature_change.version is 'Of the feature after the change; another one means that somebody has changed it since.';
create index feature_change_set on feature_change (tenant_id, change_set);
create index on feature_change (layer_id);
create index on feature_change (changed_at);

-- The files of a layer go with its row, however that goes.
create function remove_layer_files() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      delete from stored_file
       where tenant_id = old.tenant_id
         and id in (old.source_file_id, old.cog_file_id, old.lattice_file_id, old.thumbnail_file_id);
      return null;
    end
  $$;
create trigger layer_gone after delete on layer for each row execute function remove_layer_files();
grant create on schema public to aerie_platform;
alter function remove_layer_files owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function remove_layer_files from public;

alter table layer_group enable row level security;
alter table layer_group force row level security;
alter table layer enable row level security;
alter table layer force row level security;
alter table feature enable row level security;
alter table feature force row level security;
alter table feature_change enable row level security;
alter table feature_change force row level security;
create policy own_tenant on layer_group to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on layer to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on feature to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on feature_change to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on layer to aerie_platform using ((select current_user) = 'aerie_platform');
create policy purge on mission to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on feature_change to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on layer_group, layer, feature to aerie_tenant;
grant select, insert, update on feature_change to aerie_tenant;
-- The purge looks across tenants for what has been deleted long enough; it removes within each tenant.
grant select (id, tenant_id, mission_id, deleted_at) on layer to aerie_platform;
grant select (id, tenant_id, deleted_at) on mission to aerie_platform;
grant select (changed_at), delete on feature_change to aerie_platform;
