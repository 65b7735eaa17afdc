-- Vector tiles of large layers at low zooms, which take many features to make. Every row can be made again from the features.
create table vector_tile (
  tenant_id  uuid not null references tenant on delete cascade,
  layer_id   uuid not null,
  z          smallint not null,
  x          integer not null,
  y          integer not null,
  label      text not null check (length(label) <= 100),
  audience   text not null check (audience in ('all', 'team', 'others')),
  area       box not null,
  tile       bytea not null,
  primary key (layer_id, z, x, y, label, audience),
  foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete cascade
);
comment on column vector_tile.label is 'Attribute that the features carry; empty for none.';
comment on column vector_tile.audience is 'A tile with flagged features is stored twice: with the flags for the team, without them for others.';
comment on column vector_tile.area is 'Degrees. The tile depends on the features whose boxes overlap it.';

create table vector_tile_build (
  layer_id  uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  due_at    timestamptz not null,
  foreign key (tenant_id, layer_id) references layer (tenant_id, id) on delete cascade
);
comment on table vector_tile_build is 'Layers whose missing tiles are to be made. A process that makes them moves due_at ahead.';
create index vector_tile_build_due on vector_tile_build (due_at);

alter table vector_tile enable row level security;
alter table vector_tile force row level security;
alter table vector_tile_build enable row level security;
alter table vector_tile_build force row level security;
create policy own_tenant on vector_tile to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on vector_tile_build to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on vector_tile_build to aerie_platform using ((select current_user) = 'aerie_platform');
create policy client on vector_tile for select to aerie_client
  using (tenant_id = (select current_tenant()) and audience <> 'team' and layer_id = any (array(select id from layer)));
create policy client on vector_tile_build for select to aerie_client using (false);
grant select, insert, delete on vector_tile to aerie_tenant;
grant select, insert, update, delete on vector_tile_build to aerie_tenant;
grant select, update (due_at) on vector_tile_build to aerie_platform;
grant select on vector_tile to aerie_client;

-- Deletes the tiles that a statement on features has made out of date, whoever runs it.
create function drop_stale_tiles() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      -- A tile is stored while its layer is locked. So one that was made from the features before is either stored by now and
      -- deleted below, or finds another data version. No tiles are stored while a layer is imported.
      perform from layer where id = any (array(select distinct layer_id from changed)) and status = 'ready' for no key update;
      with dropped as (
        delete from vector_tile t
         where t.layer_id = any (array(select distinct layer_id from changed))
           and exists (select from changed c where c.layer_id = t.layer_id and c.box && t.area)
        returning t.layer_id
      )
      insert into vector_tile_build (layer_id, tenant_id, due_at)
      -- Not of a layer that is being deleted. Later, so that the tiles are made once for several edits in a row.
      select l.id, l.tenant_id, clock_timestamp() + interval '2 seconds'
        from layer l where l.id = any (array(select layer_id from dropped))
      on conflict (layer_id) do update set due_at = excluded.due_at;
      return null;
    end
  $$;
create trigger stale_tiles_of_new after insert on feature
  referencing new table as changed for each statement execute function drop_stale_tiles();
create trigger stale_tiles_of_deleted after delete on feature
  referencing old table as changed for each statement execute function drop_stale_tiles();
create trigger stale_tiles_before_edit after update on feature
  referencing old table as changed for each statement execute function drop_stale_tiles();
create trigger stale_tiles_after_edit after update on feature
  referencing new table as changed for each statement execute function drop_stale_tiles();

-- The size as a key: tiles at low zooms show few features by themselves, which are then found without reading the others.
drop index feature_place;
create index feature_place on feature using gist (layer_id, box, size) include (tenant_id, index);

-- The layers that exist. Their owner sees the rows of all tenants only while the policies are not forced on it.
alter table layer no force row level security;
alter table vector_tile_build no force row level security;
insert into vector_tile_build (layer_id, tenant_id, due_at)
select id, tenant_id, now() from layer where kind = 'vector' and status = 'ready' and feature_count > 5000;
alter table layer force row level security;
alter table vector_tile_build force row level security;
