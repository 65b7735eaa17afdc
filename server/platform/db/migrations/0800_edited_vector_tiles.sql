-- A stored tile stays after an edit of a few of its features: with the changed ones replaced it is right at once, until it is made again.
alter table vector_tile
  add column ranks bytea,
  add column changed integer[] not null default '{}',
  add column changed_boxes box[] not null default '{}';
comment on column vector_tile.ranks is 'The indexes of its largest features, as 32-bit integers in the order of the tile, then their sizes, as 32-bit floats. Null for a tile that is deleted by an edit.';
comment on column vector_tile.changed is 'The indexes of the features that have changed since it was made.';
comment on column vector_tile.changed_boxes is 'Where these were and are.';
comment on column vector_tile.audience is 'A tile with flagged features is stored twice: with the flags for the team, without them for others. One that has been edited starts with edited-, so that it is not taken for a current one.';
alter table vector_tile
  drop constraint vector_tile_audience_check,
  add constraint vector_tile_audience_check
    check (audience in ('all', 'team', 'others', 'edited-all', 'edited-team', 'edited-others')) not valid;
alter policy client on vector_tile
  using (tenant_id = (select current_tenant()) and audience not in ('team', 'edited-team')
         and layer_id = any (array(select id from layer)));
alter policy visitor on vector_tile
  using (tenant_id = (select current_tenant()) and audience not in ('team', 'edited-team')
         and layer_id = any (array(select id from layer)));
grant update (audience, changed, changed_boxes) on vector_tile to aerie_tenant;

-- Keeps the tiles that a statement on features has made out of date, with what changed; those with many changes are deleted.
create or replace function drop_stale_tiles() returns trigger
  language plpgsql set search_path = public
  as $$
    declare
      most constant integer := 100;
    begin
      -- A tile is stored while its layer is locked. So one that was made from the features before is either stored by now and
      -- treated below, or finds another data version. No tiles are stored while a layer is imported.
      perform from layer where id = any (array(select distinct layer_id from changed)) and status = 'ready' for no key update;
      if (select count(*) from (select from changed limit most + 1) few) > most then
        with dropped as (
          delete from vector_tile t
           where t.layer_id = any (array(select distinct layer_id from changed))
             and exists (select from changed c where c.layer_id = t.layer_id and c.box && t.area)
          returning t.layer_id
        )
        insert into vector_tile_build (layer_id, tenant_id, due_at)
        select l.id, l.tenant_id, clock_timestamp() + interval '2 seconds'
          from layer l where l.id = any (array(select layer_id from dropped))
        on conflict (layer_id) do update set due_at = excluded.due_at;
        return null;
      end if;
      with concerned as (
        select t.layer_id, t.z, t.x, t.y, t.label, t.audience, array_agg(c.index) as indexes, array_agg(c.box) as boxes,
               t.ranks is not null and cardinality(t.changed) + count(*) <= most as is_kept
          from vector_tile t join changed c on c.layer_id = t.layer_id and c.box && t.area
         group by t.layer_id, t.z, t.x, t.y, t.label, t.audience
      ), dropped as (
        delete from vector_tile t using concerned c
         where not c.is_kept
           and (t.layer_id, t.z, t.x, t.y, t.label, t.audience) = (c.layer_id, c.z, c.x, c.y, c.label, c.audience)
      ), kept as (
        update vector_tile t
           set changed = t.changed || c.indexes, changed_boxes = t.changed_boxes || c.boxes,
               audience = case when t.audience like 'edited-%' then t.audience else 'edited-' || t.audience end
          from concerned c
         where c.is_kept
           and (t.layer_id, t.z, t.x, t.y, t.label, t.audience) = (c.layer_id, c.z, c.x, c.y, c.label, c.audience)
      )
      insert into vector_tile_build (layer_id, tenant_id, due_at)
      -- Not of a layer that is being deleted. Later, so that the tiles are made once for several edits in a row.
      select l.id, l.tenant_id, clock_timestamp() + interval '2 seconds'
        from layer l where l.id = any (array(select layer_id from concerned))
      on conflict (layer_id) do update set due_at = excluded.due_at;
      return null;
    end
  $$;

-- A tile that is stored again replaces what an edit left of it.
create function replace_edited_tile() returns trigger
  language plpgsql set search_path = public
  as $$
    begin
      delete from vector_tile
       where layer_id = new.layer_id and z = new.z and x = new.x and y = new.y and label = new.label
         and audience in ('edited-all', 'edited-team', 'edited-others');
      return new;
    end
  $$;
create trigger replaces_edited before insert on vector_tile for each row execute function replace_edited_tile();

-- The cell of a grid of `cells` by `cells` over `area`, one cell more on each side.
create function dot_cell(place point, area box, cells integer) returns integer
  language sql immutable parallel safe
  as $$
    select ((floor((place[1] - (area[1])[1]) / nullif(height(area), 0) * cells) + 1) * (cells + 2)
            + floor((place[0] - (area[1])[0]) / nullif(width(area), 0) * cells) + 1)::integer
  $$;

-- As features_in_area, which the version before uses, with their sizes.
create function tile_features(layer uuid, area box, min_size real, most integer)
  returns table (index integer, geom json, props jsonb, style jsonb, flagged boolean, size real)
  language sql stable security definer set search_path = public
  as $$
    -- Which ones first, from the index alone: to sort whole rows would take ten times as long.
    with chosen as (
      select f.index, f.size
        from feature f
       where f.tenant_id = (select current_tenant()) and f.layer_id = layer and f.box && area and f.size >= min_size
         and (((select current_client()) is null and (select current_share()) is null)
              or exists (select from layer l where l.id = tile_features.layer))
       order by f.size desc, f.index limit most
    )
    select f.index, f.geom, f.props, f.style, f.flagged, f.size
      from chosen c join feature f on f.layer_id = layer and f.index = c.index
     order by c.size desc, c.index
  $$;

-- As feature_dots, which the version before uses, with their cells.
create function tile_dots(layer uuid, area box, max_size real, cells integer)
  returns table (cell integer, count integer, long double precision, lat double precision, index integer)
  language sql stable security definer set search_path = public
  as $$
    select dot_cell(center(f.box), area, cells), count(*)::integer, avg((center(f.box))[0]), avg((center(f.box))[1]),
           min(f.index)
      from feature f
     where f.tenant_id = (select current_tenant()) and f.layer_id = layer and f.box && area and f.size < max_size
       and (((select current_client()) is null and (select current_share()) is null)
            or exists (select from layer l where l.id = tile_dots.layer))
     group by 1
  $$;

-- The dots of the cells of `places` alone; a count of zero where there is none.
create function tile_dots_at(layer uuid, area box, max_size real, cells integer, places box[])
  returns table (cell integer, count integer, long double precision, lat double precision, index integer)
  language sql stable security definer set search_path = public
  as $$
    with wanted as (
      select distinct dot_cell(center(p), area, cells) as cell from unnest(places) p
    ), grid as (
      -- Slightly larger than a cell, so that rounding misses nothing at its edges.
      select w.cell, box(point((area[1])[0] + (w.cell % (cells + 2) - 1.01) * width(area) / cells,
                               (area[1])[1] + (w.cell / (cells + 2) - 1.01) * height(area) / cells),
                         point((area[1])[0] + (w.cell % (cells + 2) + 0.01) * width(area) / cells,
                               (area[1])[1] + (w.cell / (cells + 2) + 0.01) * height(area) / cells)) as place
        from wanted w
    )
    select g.cell, count(f.index)::integer, avg((center(f.box))[0]), avg((center(f.box))[1]), min(f.index)
      from grid g left join lateral (
        select f.index, f.box
          from feature f
         where f.tenant_id = (select current_tenant()) and f.layer_id = layer and f.box && g.place and f.box && area
           and f.size < max_size and dot_cell(center(f.box), area, cells) = g.cell
           and (((select current_client()) is null and (select current_share()) is null)
                or exists (select from layer l where l.id = tile_dots_at.layer))
      ) f on true
     group by g.cell
  $$;

do $$
begin
  execute format('grant aerie_features to %I', current_user);
  grant create on schema public to aerie_features;
  alter function tile_features owner to aerie_features;
  alter function tile_dots owner to aerie_features;
  alter function tile_dots_at owner to aerie_features;
  revoke create on schema public from aerie_features;
  revoke all on function tile_features, tile_dots, tile_dots_at from public;
  grant execute on function tile_features, tile_dots, tile_dots_at to aerie_tenant, aerie_client, aerie_visitor;
  execute format('revoke aerie_features from %I', current_user);
end
$$;
