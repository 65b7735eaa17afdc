-- Row-level security asks whose a row is before anything that might tell about rows of others, and PostgreSQL does not
-- know that the operators of boxes tell nothing. So aerie_tenant cannot use an index of boxes: every tile would read the
-- whole table. These functions look as aerie_features, which nobody can become, and say themselves whose features.
do $$
begin
  if not exists (select from pg_roles where rolname = 'aerie_features') then
    create role aerie_features nologin;
  end if;
end
$$;
grant usage on schema public to aerie_features;
grant select (tenant_id, layer_id, index, geom, box, size, props, style, flagged) on feature to aerie_features;
create policy by_place on feature for select to aerie_features using (true);

-- With what dots need, so that counting them reads the index only.
drop index feature_place;
create index feature_place on feature using gist (layer_id, box) include (tenant_id, size, index);

-- Features of the transaction's tenant that touch `area` and are not smaller than `min_size`, the largest first.
create function features_in_area(layer uuid, area box, min_size real, most integer)
  returns table (index integer, geom json, props jsonb, style jsonb, flagged boolean)
  language sql stable security definer set search_path = public
  as $$
    -- Which ones first, from the index alone: to sort whole rows would take ten times as long.
    with chosen as (
      select f.index, f.size
        from feature f
       where f.tenant_id = (select current_tenant()) and f.layer_id = layer and f.box && area and f.size >= min_size
       order by f.size desc, f.index limit most
    )
    select f.index, f.geom, f.props, f.style, f.flagged
      from chosen c join feature f on f.layer_id = layer and f.index = c.index
     order by c.size desc, c.index
  $$;

-- Those that are smaller than `max_size`, gathered on a grid of `cells` by `cells` over `area`.
create function feature_dots(layer uuid, area box, max_size real, cells integer)
  returns table (count integer, long double precision, lat double precision, index integer)
  language sql stable security definer set search_path = public
  as $$
    select count(*)::integer, avg((center(f.box))[0]), avg((center(f.box))[1]), min(f.index)
      from feature f
     where f.tenant_id = (select current_tenant()) and f.layer_id = layer and f.box && area and f.size < max_size
     group by floor(((center(f.box))[0] - (area[1])[0]) / nullif(width(area), 0) * cells),
              floor(((center(f.box))[1] - (area[1])[1]) / nullif(height(area), 0) * cells)
  $$;

do $$
begin
  execute format('grant aerie_features to %I', current_user);
  grant create on schema public to aerie_features;
  alter function features_in_area owner to aerie_features;
  alter function feature_dots owner to aerie_features;
  revoke create on schema public from aerie_features;
  revoke all on function features_in_area, feature_dots from public;
  grant execute on function features_in_area, feature_dots to aerie_tenant;
  -- A policy also holds for members of its role, and the login role shall see nothing by itself.
  execute format('revoke aerie_features from %I', current_user);
end
$$;
