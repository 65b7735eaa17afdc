-- A tile that has too many features to draw each of them left the smallest ones out without a word. They are dots now, which say how
-- many features they stand for.

-- As tile_dots, and the features of any size that come after the last one that the tile draws. A large one is counted where it is in
-- the tile, because its centre may be elsewhere.
create function tile_rest(layer uuid, area box, max_size real, last_size real, last_index integer, cells integer)
  returns table (cell integer, count integer, long double precision, lat double precision, index integer)
  language sql stable security definer set search_path = public
  as $$
    select dot_cell(at.place, area, cells), count(*)::integer, avg(at.place[0]), avg(at.place[1]), min(f.index)
      from feature f
      cross join lateral (select case when f.size < max_size then center(f.box) else center(f.box # area) end as place) at
     where f.tenant_id = (select current_tenant()) and f.layer_id = layer and f.box && area and f.size <= last_size
       and (f.size < last_size or f.index > last_index)
       and (((select current_client()) is null and (select current_share()) is null)
            or exists (select from layer l where l.id = tile_rest.layer))
     group by 1
  $$;

-- The dots of the cells of `places` alone; a count of zero where there is none.
create function tile_rest_at(layer uuid, area box, max_size real, last_size real, last_index integer, cells integer, places box[])
  returns table (cell integer, count integer, long double precision, lat double precision, index integer)
  language sql stable security definer set search_path = public
  as $$
    with wanted as (
      select dot_cell(center(p), area, cells) as cell from unnest(places) p
      union
      select dot_cell(center(p # area), area, cells) from unnest(places) p where p && area
    ), grid as (
      -- Slightly larger than a cell, so that rounding misses nothing at its edges.
      select w.cell, box(point((area[1])[0] + (w.cell % (cells + 2) - 1.01) * width(area) / cells,
                               (area[1])[1] + (w.cell / (cells + 2) - 1.01) * height(area) / cells),
                         point((area[1])[0] + (w.cell % (cells + 2) + 0.01) * width(area) / cells,
                               (area[1])[1] + (w.cell / (cells + 2) + 0.01) * height(area) / cells)) as place
        from wanted w
    )
    select g.cell, count(f.index)::integer, avg(f.place[0]), avg(f.place[1]), min(f.index)
      from grid g left join lateral (
        select r.index, at.place
          from feature r
          cross join lateral (select case when r.size < max_size then center(r.box) else center(r.box # area) end as place) at
         where r.tenant_id = (select current_tenant()) and r.layer_id = layer and r.box && g.place and r.box && area
           and r.size <= last_size and (r.size < last_size or r.index > last_index)
           and dot_cell(at.place, area, cells) = g.cell
           and (((select current_client()) is null and (select current_share()) is null)
                or exists (select from layer l where l.id = tile_rest_at.layer))
      ) f on true
     group by g.cell
  $$;

do $$
begin
  execute format('grant aerie_features to %I', current_user);
  grant create on schema public to aerie_features;
  alter function tile_rest owner to aerie_features;
  alter function tile_rest_at owner to aerie_features;
  revoke create on schema public from aerie_features;
  revoke all on function tile_rest, tile_rest_at from public;
  grant execute on function tile_rest, tile_rest_at to aerie_tenant, aerie_client, aerie_visitor;
  execute format('revoke aerie_features from %I', current_user);
end
$$;

-- Tiles of more than 2,500 features lack these dots; those without ranks may. They are made again.
-- allow change on vector_tile: at most 4,000 tiles of a large layer, of which few are so full
alter table vector_tile no force row level security;
alter table vector_tile_build no force row level security;
insert into vector_tile_build (layer_id, tenant_id, due_at)
select distinct layer_id, tenant_id, clock_timestamp() from vector_tile where ranks is null or length(ranks) > 20000
on conflict (layer_id) do update set due_at = excluded.due_at;
delete from vector_tile where ranks is null or length(ranks) > 20000;
alter table vector_tile force row level security;
alter table vector_tile_build force row level security;
