-- Saved layouts of the control center.
create table wall (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  name       text not null check (length(name) between 1 and 60),
  is_shared  boolean not null,
  tile_count integer not null check (tile_count in (1, 4, 9, 16)),
  tiles      jsonb not null check (jsonb_typeof(tiles) = 'array'),
  shows_map  boolean not null,
  version    integer not null default 1,
  created_by uuid not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  edited_at  timestamptz,
  edited_by  uuid,
  unique (tenant_id, id)
);
comment on column wall.tiles is 'Sources of the tiles in their order, by flight and name of the stream key.';
create unique index wall_name on wall (tenant_id, created_by, lower(name));
create index on wall (created_by);
create trigger record_editor before update of version on wall for each row
  when (new.version > old.version) execute function record_editor();

alter table wall enable row level security;
alter table wall force row level security;
create policy own_tenant on wall to aerie_tenant using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on wall to aerie_tenant;
create policy client on wall for select to aerie_client using (false);
