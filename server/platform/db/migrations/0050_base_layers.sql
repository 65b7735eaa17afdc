-- Base layers: maps of the ground that outlive missions. Their parts are layers that belong to no mission.
create table base_layer (
  id           uuid primary key,
  tenant_id    uuid not null references tenant on delete cascade,
  name         text not null check (length(name) between 1 and 120),
  description  text not null default '' check (length(description) <= 2000),
  prime_attr   text check (length(prime_attr) <= 100),
  captured_at  timestamptz,
  published_at timestamptz,
  version      integer not null default 1,
  created_by   uuid references app_user on delete set null,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  deleted_at   timestamptz,
  unique (tenant_id, id)
);
comment on column base_layer.prime_attr is 'The attribute that names its features, such as a plot number.';
comment on column base_layer.published_at is 'Since when anybody may see it at /map/{id}; null when nobody but the tenant may.';
create index base_layer_list on base_layer (tenant_id, created_at desc) where deleted_at is null;
create index base_layer_deleted on base_layer (deleted_at) where deleted_at is not null;

alter table layer alter column mission_id drop not null;
alter table layer add column base_layer_id uuid;
alter table layer add column staged boolean not null default false;
alter table layer add foreign key (tenant_id, base_layer_id) references base_layer (tenant_id, id) on delete cascade;
alter table layer add constraint layer_of_one check ((mission_id is null) <> (base_layer_id is null));
alter table layer add constraint layer_staged check (base_layer_id is not null or not staged);
comment on column layer.staged is 'Uploaded to bring a base layer up to date, and not part of it yet.';
create index layer_in_base on layer (tenant_id, base_layer_id) where base_layer_id is not null;

-- A base layer made of a mission's layer shows the same files; they go with the last layer that does.
create or replace function remove_layer_files() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      -- Of two that go at the same time, the second must see that the first has gone.
      perform pg_advisory_xact_lock(hashtext('layer files'), hashtext(old.tenant_id::text));
      delete from stored_file f
       where f.tenant_id = old.tenant_id
         and f.id in (old.source_file_id, old.cog_file_id, old.lattice_file_id, old.thumbnail_file_id)
         and not exists (select from layer where source_file_id = f.id)
         and not exists (select from layer where cog_file_id = f.id)
         and not exists (select from layer where lattice_file_id = f.id)
         and not exists (select from layer where thumbnail_file_id = f.id);
      return null;
    end
  $$;

alter table base_layer enable row level security;
alter table base_layer force row level security;
create policy own_tenant on base_layer to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on base_layer to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on base_layer to aerie_tenant;
-- Whose published map it is, for people without a session, and what is due to be purged.
grant select (id, tenant_id, published_at, deleted_at) on base_layer to aerie_platform;
grant select (base_layer_id, source_file_id, cog_file_id, lattice_file_id, thumbnail_file_id) on layer to aerie_platform;
