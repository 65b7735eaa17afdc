-- The data page: everything of the missions of a tenant in one list, and how many of it there are.
-- One row for each photo, document and other file of a mission, each layer and each flight that is not deleted. Triggers keep
-- it, so that a further kind of mission file is listed without another table.
create table data_item (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  mission_id uuid not null,
  kind       text not null,
  name       text not null,
  at         timestamptz not null,
  box        box,
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade
);
comment on column data_item.id is 'Of the mission file, layer or flight.';
comment on column data_item.kind is 'Kind of the mission file, layer or flight.';
comment on column data_item.at is 'When it was captured or flown; if unknown, when it was added.';
comment on column data_item.box is 'Degrees; the east of a layer across the antimeridian is above 180. Null without a position of its own.';
create index data_item_newest on data_item (tenant_id, at desc, id desc);
create index data_item_of_mission on data_item (tenant_id, mission_id);
create index data_item_by_name on data_item using gin (tenant_id, lower(name) gin_trgm_ops);
create index data_item_by_place on data_item using gist (tenant_id, box);

-- Changes of the number of items. They are added up when they are read, and a sweep merges them: a total in one row would make
-- all imports of a mission wait for each other.
create table data_count (
  tenant_id  uuid not null references tenant on delete cascade,
  mission_id uuid not null,
  kind       text not null,
  day        date not null,
  count      integer not null,
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade
);
comment on column data_count.day is 'In UTC.';
create index data_count_of_mission on data_count (tenant_id, mission_id);

-- A mission that is deleted permanently, also with its tenant, takes its counts with it.
create function count_data_items() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into data_count
      select tenant_id, mission_id, kind, (at at time zone 'UTC')::date, count(*) from added group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into data_count
      select tenant_id, mission_id, kind, (at at time zone 'UTC')::date, -count(*) from gone
       where exists (select from mission m where m.id = gone.mission_id) group by 1, 2, 3, 4;
  else
    insert into data_count
      select tenant_id, mission_id, kind, (at at time zone 'UTC')::date, sum(change)
        from (select *, 1 as change from added union all select *, -1 from gone) changed
       group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger count_added after insert on data_item
  referencing new table as added for each statement execute function count_data_items();
create trigger count_moved after update on data_item
  referencing old table as gone new table as added for each statement execute function count_data_items();
create trigger count_removed after delete on data_item
  referencing old table as gone for each statement execute function count_data_items();

create function put_data_item(item data_item) returns void language sql as $$
  insert into data_item values (item.*)
  on conflict (id) do update
    set mission_id = excluded.mission_id, kind = excluded.kind, name = excluded.name, at = excluded.at, box = excluded.box
    where (data_item.mission_id, data_item.kind, data_item.name, data_item.at)
            is distinct from (excluded.mission_id, excluded.kind, excluded.name, excluded.at)
       or data_item.box::text is distinct from excluded.box::text
$$;

-- Around the samples of telemetry that belongs to a flight.
create function telemetry_box(recordings uuid[]) returns box language sql stable as $$
  select box(point(min(long), min(lat)), point(max(long), max(lat)))
    from telemetry_sample where telemetry_id = any (recordings) having count(*) > 0
$$;

create function data_item_of(f mission_file) returns data_item language sql stable as $$
  select f.id, f.tenant_id, f.mission_id, f.kind, f.name, coalesce(t.started_at, f.taken_at, f.created_at),
         case when t.id is null then box(point(f.long, f.lat)) else telemetry_box(array[t.id]) end
    from (select) one
    left join telemetry t on t.file_id = f.id and t.state = 'ready'
$$;

create function data_item_of(f flight) returns data_item language sql stable as $$
  select f.id, f.tenant_id, f.mission_id, 'flight', f.name, coalesce(f.started_at, f.planned_start, f.created_at),
         telemetry_box(array(select t.id from telemetry t
                               left join mission_file r on r.id = t.file_id
                              where t.flight_id = f.id and t.state = 'ready' and r.deleted_at is null))
$$;

create function data_item_of(l layer) returns data_item language sql stable as $$
  select l.id, l.tenant_id, l.mission_id, 'layer', l.name, coalesce(l.captured_at, l.created_at),
         box(point(l.bounds[1], l.bounds[2]),
             point(l.bounds[3] + case when l.bounds[3] < l.bounds[1] then 360 else 0 end, l.bounds[4]))
$$;

create function list_data_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from data_item where id = old.id;
  -- A part of a base layer has no mission.
  elsif new.deleted_at is not null or new.mission_id is null then
    delete from data_item where id = new.id;
  else
    perform put_data_item(data_item_of(new));
  end if;
  return null;
end $$;
create trigger listed after insert or delete or update of mission_id, kind, name, lat, long, taken_at, deleted_at
  on mission_file for each row execute function list_data_item();
create trigger listed after insert or delete or update of mission_id, name, captured_at, bounds, deleted_at
  on layer for each row execute function list_data_item();
create trigger listed after insert or delete or update of mission_id, name, planned_start, started_at, deleted_at
  on flight for each row execute function list_data_item();

-- Telemetry gives its file and its flight their area and the file its time.
create function list_telemetry() returns trigger language plpgsql as $$
declare
  flights uuid[] := array[old.flight_id, case when tg_op = 'UPDATE' then new.flight_id end];
begin
  if tg_op = 'UPDATE' then
    perform put_data_item(data_item_of(f)) from mission_file f where f.id = new.file_id and f.deleted_at is null;
  end if;
  perform put_data_item(data_item_of(f)) from flight f where f.id = any (flights) and f.deleted_at is null;
  return null;
end $$;
create trigger listed after delete or update of state, flight_id, started_at on telemetry
  for each row execute function list_telemetry();
create function list_flight_of_telemetry() returns trigger language plpgsql as $$
begin
  perform put_data_item(data_item_of(f)) from flight f
    join telemetry t on t.flight_id = f.id where t.file_id = new.id and f.deleted_at is null;
  return null;
end $$;
create trigger lists_flight after update of deleted_at on mission_file
  for each row when (new.kind = 'telemetry') execute function list_flight_of_telemetry();

-- The owner, who runs this, sees the rows of all tenants only while the policies are not forced on it.
do $$
  declare
    name text;
    sources text[] := array['tenant', 'mission', 'mission_file', 'layer', 'flight', 'telemetry', 'telemetry_sample'];
  begin
    foreach name in array sources loop
      execute format('alter table %I no force row level security', name);
    end loop;
    insert into data_item
      select (data_item_of(f)).* from mission_file f where deleted_at is null union all
      select (data_item_of(l)).* from layer l where deleted_at is null and mission_id is not null union all
      select (data_item_of(f)).* from flight f where deleted_at is null;
    foreach name in array sources loop
      execute format('alter table %I force row level security', name);
    end loop;
  end
$$;

-- Names that users have given to filters of the page.
create table data_filter (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  user_id    uuid not null,
  name       text not null check (length(name) between 1 and 60),
  query      text not null check (length(query) <= 4000),
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at  timestamptz,
  edited_by  uuid,
  unique (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
comment on column data_filter.query is 'Parameters in the URL of the page.';
create unique index data_filter_name on data_filter (user_id, lower(name));
create trigger record_editor before update of version on data_filter for each row
  when (new.version > old.version) execute function record_editor();

do $$
  declare
    name text;
  begin
    foreach name in array array['data_item', 'data_count', 'data_filter'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      -- Clients have no data page.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
    end loop;
  end
$$;
grant select, insert, update, delete on data_item, data_filter to aerie_tenant;
grant select, insert on data_count to aerie_tenant;
-- The sweep that merges counts works across tenants.
create policy platform on data_count to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, delete on data_count to aerie_platform;

-- Items of the transaction's tenant in an area and with words; migration 0130 gives the reason for the role. An area is given by
-- boxes; each has its outline, or null for the box itself. Items without a position are found by the place of their mission.
-- Each word has a pattern for names of items and missions, and a query for the text of documents.
-- With `skip`, the newest items after these. Without it any items, which is faster if there are few.
grant select on data_item to aerie_search;
grant select (location_id) on mission to aerie_search;
grant select (lat, long) on location to aerie_search;
grant select (tenant_id, file_id, search) on mission_document to aerie_search;
create policy search on data_item for select to aerie_search using (true);
create policy search on mission_document for select to aerie_search using (true);
create index mission_document_details on mission_document using gin (tenant_id, search);

create function data_items_matching(
    kinds text[], among uuid[], since timestamptz, until timestamptz, boxes box[], outlines polygon[], patterns text[],
    queries text[], skip integer, most integer)
  returns setof data_item
  language plpgsql stable security definer rows 10000 set search_path = public set enable_bitmapscan = on
  as $$
#variable_conflict use_column
declare
  tenant uuid := current_tenant();
  items text := 'select * from data_item
    where tenant_id = $1 and kind = any ($2) and ($3 is null or mission_id = any ($3))
      and ($4 is null or at >= $4) and ($5 is null or at < $5)';
  places text[] := '{}';
  words text := '';
  missions uuid[];
  documents uuid[];
begin
  if cardinality(boxes) > 0 then
    missions := array(
      select m.id from mission m join location l on l.id = m.location_id
       where m.tenant_id = tenant and l.tenant_id = tenant and m.deleted_at is null and exists (
         select from unnest(boxes, outlines) a (area, outline)
          where a.area @> point(l.long, l.lat) and (a.outline is null or a.outline @> point(l.long, l.lat))));
    places := array[format('box is null and mission_id = any (%L::uuid[])', missions)];
    for place in 1 .. cardinality(boxes) loop
      places := places || (
        format('box && %L::box', boxes[place])
        || case when outlines[place] is null then ''
                else format(' and polygon(box) && %L::polygon', outlines[place]) end
        || coalesce((select string_agg(format(' and not box && %L::box', earlier), '')
                       from unnest(boxes[:place - 1]) earlier), ''));
    end loop;
  end if;
  for word in 1 .. cardinality(patterns) loop
    missions := array(
      select m.id from mission m
       where m.tenant_id = tenant and m.deleted_at is null and lower(m.name) like lower(patterns[word]));
    documents := array(
      select d.file_id from mission_document d where d.tenant_id = tenant and d.search @@ queries[word]::tsquery
      union
      select t.file_id from mission_document_text t where t.tenant_id = tenant and t.search @@ queries[word]::tsquery);
    words := words || format(
      ' and (lower(name) like %L or mission_id = any (%L::uuid[]) or id = any (%L::uuid[]))',
      lower(patterns[word]), missions, documents);
  end loop;
  if skip is null and words = '' then
    -- A bitmap would contain all items of the area before the first is returned.
    perform set_config('enable_bitmapscan', 'off', true);
    return query execute
      (select string_agg(items || ' and ' || place, ' union all ') from unnest(places) place) || ' limit $7'
      using tenant, kinds, among, since, until, skip, most;
    return;
  end if;
  if places <> '{}' then
    words := words || ' and (' || array_to_string(places, ' or ') || ')';
  end if;
  -- Many matches are found in their order without an index of their own.
  return query execute
    items || case when skip is null then words || ' limit $7'
                  else ' and case when true' || words || ' then true end order by at desc, id desc limit $7 offset $6' end
    using tenant, kinds, among, since, until, skip, most;
end $$;

do $$
begin
  execute format('grant aerie_search to %I', current_user);
  grant create on schema public to aerie_search;
  alter function data_items_matching owner to aerie_search;
  revoke create on schema public from aerie_search;
  revoke all on function data_items_matching from public;
  grant execute on function data_items_matching to aerie_tenant;
  execute format('revoke aerie_search from %I', current_user);
end
$$;
