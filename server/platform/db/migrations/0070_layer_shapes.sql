-- What a vector layer consists of, so that a legend shows points, lines or areas without reading the features.
alter table layer
  add column shapes text[] not null default '{}' check (shapes <@ array['point', 'line', 'polygon']);
comment on column layer.shapes is 'Of its features; a collection of geometries counts as all of them.';

-- The owner, who runs this, sees the rows of all tenants only while the policies are not forced on it.
alter table layer no force row level security;
alter table feature no force row level security;
update layer
   set shapes = found.shapes
  from (
    select layer_id, array_agg(distinct shape order by shape) as shapes
      from feature
     cross join unnest(case
       when geom ->> 'type' like '%Point' then array['point']
       when geom ->> 'type' like '%LineString' then array['line']
       when geom ->> 'type' like '%Polygon' then array['polygon']
       else array['point', 'line', 'polygon'] end) as shape
     group by layer_id
  ) as found
 where layer.id = found.layer_id;
alter table layer force row level security;
alter table feature force row level security;
