-- Client companies, their people and the missions that a tenant shares with them. Requests of a client run as the role
-- aerie_client: it reads only what its policies show, and every table without one is empty or refused. So a query that does
-- not know about clients cannot reveal anything, and the policies of aerie_tenant stay as they are.
--   aerie_client   one client's share of one tenant, named by app.client_id and app.tenant_id
do $$
begin
  if not exists (select from pg_roles where rolname = 'aerie_client') then
    create role aerie_client nologin;
  end if;
end
$$;
grant aerie_client to current_user;
grant usage on schema public to aerie_client;

-- The client of the transaction; null for everybody else. A person without a client company has an id that no client has.
create function current_client() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.client_id', true), '')::uuid $$;

create table client (
  id             uuid primary key,
  tenant_id      uuid not null references tenant on delete cascade,
  name           text not null check (length(name) between 1 and 120),
  may_watch_live boolean not null default false,
  version        integer not null default 1,
  created_by     uuid references app_user on delete set null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  deleted_at     timestamptz,
  unique (tenant_id, id)
);
comment on column client.may_watch_live is 'Whether its people have the permission webrtc_view.';
create unique index client_name on client (tenant_id, lower(name)) where deleted_at is null;
create index client_deleted on client (deleted_at) where deleted_at is not null;

alter table app_user add column client_id uuid;
alter table app_user add foreign key (tenant_id, client_id)
  references client (tenant_id, id) on delete set null (client_id);
alter table app_user add constraint client_has_company check (client_id is null or user_type = 'tenant-client');
create index client_people on app_user (client_id) where client_id is not null;
grant select (client_id), insert (client_id), update (client_id) on app_user to aerie_tenant;

create function leave_client() returns trigger language plpgsql as $$
begin
  new.client_id := null;
  return new;
end
$$;
create trigger leave_client before update of user_type on app_user for each row
  when (new.user_type <> 'tenant-client' and new.client_id is not null) execute function leave_client();

create table client_mission (
  tenant_id  uuid not null references tenant on delete cascade,
  client_id  uuid not null,
  mission_id uuid not null,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  primary key (client_id, mission_id),
  foreign key (tenant_id, client_id) references client (tenant_id, id) on delete cascade,
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade
);
create index client_mission_clients on client_mission (mission_id);

alter table client enable row level security;
alter table client force row level security;
alter table client_mission enable row level security;
alter table client_mission force row level security;
create policy own_tenant on client to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on client_mission to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on client to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on client to aerie_tenant;
grant select, insert, delete on client_mission to aerie_tenant;
grant select (id, tenant_id, may_watch_live, deleted_at) on client to aerie_platform;

alter table layer add column client_visible boolean not null default false;
alter table layer add constraint layer_shown_of_mission check (mission_id is not null or not client_visible);
comment on column layer.client_visible is 'Whether clients who are linked to the mission see the layer.';

-- What a client sees. A subquery obeys the policies of the table it reads: `select id from mission` are the linked missions.
-- Arrays, because PostgreSQL computes them once per query and then uses the indexes. With `in (select …)` a policy is a filter,
-- so that every query of a client would read all missions or features of the tenant.
create policy client on client_mission for select to aerie_client
  using (tenant_id = (select current_tenant()) and client_id = (select current_client()));
create policy client on mission for select to aerie_client
  using (tenant_id = (select current_tenant()) and deleted_at is null
         and id = any (array(select mission_id from client_mission)));
create policy client on layer for select to aerie_client
  using (tenant_id = (select current_tenant()) and client_visible and status = 'ready' and deleted_at is null
         and mission_id = any (array(select id from mission)));
create policy client on layer_group for select to aerie_client
  using (tenant_id = (select current_tenant()) and id = any (array(select group_id from layer)));
create policy client on feature for select to aerie_client
  using (tenant_id = (select current_tenant()) and layer_id = any (array(select id from layer)));
create policy client on location for select to aerie_client
  using (tenant_id = (select current_tenant()) and id = any (array(select location_id from mission)));
create policy client on mission_type for select to aerie_client
  using (tenant_id = (select current_tenant()) and id = any (array(select mission_type_id from mission)));
-- What tiles and previews are made from, not the file that was uploaded.
create policy client on stored_file for select to aerie_client
  using (tenant_id = (select current_tenant())
         and id = any (array(select unnest(array[cog_file_id, lattice_file_id, thumbnail_file_id]) from layer)));
grant select on client_mission, mission, layer, layer_group, feature, location, mission_type, stored_file to aerie_client;

-- What queries join to the above, but clients see nothing of.
create policy client on feature_change for select to aerie_client using (false);
create policy client on mission_count for select to aerie_client using (false);
create policy client on base_layer for select to aerie_client using (false);
create policy client on job for select to aerie_client using (false);
create policy client on app_user for select to aerie_client using (false);
grant select on mission_count, base_layer, job to aerie_client;
grant select (id, tenant_id, name, avatar) on app_user to aerie_client;

-- The actions of a client are recorded like those of others; it can read none.
create policy client on audit_entry for insert to aerie_client
  with check (tenant_id = (select current_tenant()) and (select current_client()) is not null);
grant insert on audit_entry to aerie_client;

-- These functions look past the policies of `feature`, so they check themselves that a client sees the layer.
create policy by_place on client_mission for select to aerie_features using (client_id = (select current_client()));
create policy by_place on mission for select to aerie_features
  using (deleted_at is null and id = any (array(select mission_id from client_mission)));
create policy by_place on layer for select to aerie_features
  using (client_visible and status = 'ready' and deleted_at is null and mission_id = any (array(select id from mission)));
grant select (client_id, mission_id) on client_mission to aerie_features;
grant select (id, deleted_at) on mission to aerie_features;
grant select (id, tenant_id, mission_id, client_visible, status, deleted_at) on layer to aerie_features;

do $$ begin execute format('grant aerie_features to %I', current_user); end $$;
create or replace function features_in_area(layer uuid, area box, min_size real, most integer)
  returns table (index integer, geom json, props jsonb, style jsonb, flagged boolean)
  language sql stable security definer set search_path = public
  as $$
    -- Which ones first, from the index alone: to sort whole rows would take ten times as long.
    with chosen as (
      select f.index, f.size
        from feature f
       where f.tenant_id = (select current_tenant()) and f.layer_id = layer and f.box && area and f.size >= min_size
         and ((select current_client()) is null or exists (select from layer l where l.id = features_in_area.layer))
       order by f.size desc, f.index limit most
    )
    select f.index, f.geom, f.props, f.style, f.flagged
      from chosen c join feature f on f.layer_id = layer and f.index = c.index
     order by c.size desc, c.index
  $$;
create or replace function feature_dots(layer uuid, area box, max_size real, cells integer)
  returns table (count integer, long double precision, lat double precision, index integer)
  language sql stable security definer set search_path = public
  as $$
    select count(*)::integer, avg((center(f.box))[0]), avg((center(f.box))[1]), min(f.index)
      from feature f
     where f.tenant_id = (select current_tenant()) and f.layer_id = layer and f.box && area and f.size < max_size
       and ((select current_client()) is null or exists (select from layer l where l.id = feature_dots.layer))
     group by floor(((center(f.box))[0] - (area[1])[0]) / nullif(width(area), 0) * cells),
              floor(((center(f.box))[1] - (area[1])[1]) / nullif(height(area), 0) * cells)
  $$;
grant execute on function features_in_area, feature_dots to aerie_client;
do $$ begin execute format('revoke aerie_features from %I', current_user); end $$;

-- As before, with the client of the user; null when the client was deleted.
drop function session_principal;
create function session_principal(hash bytea)
  returns table (
    session_id uuid, user_id uuid, tenant_id uuid, tenant_name text, name text, email text, avatar text, language text,
    user_type text, client_id uuid, client_may_watch_live boolean, custom_permissions text[], group_permissions text[],
    terms_accepted_at timestamptz, last_seen_at timestamptz
  )
  language plpgsql stable security definer set search_path = public
  as $$
#variable_conflict use_column
begin
  return query
    select s.id, u.id, u.tenant_id, t.name, u.name, u.email, u.avatar, u.language, u.user_type,
           c.id, coalesce(c.may_watch_live, false), u.custom_permissions,
           array(select p
                   from user_group_member m join user_group g on g.id = m.group_id, unnest(g.permissions) p
                  where m.user_id = u.id),
           u.terms_accepted_at, s.last_seen_at
      from session s
      join app_user u on u.id = s.user_id
      left join tenant t on t.id = u.tenant_id
      left join client c on c.id = u.client_id and c.deleted_at is null
     where s.token_hash = hash
       and s.expires_at > now()
       and s.last_seen_at > now() - interval '12 hours'
       and u.disabled_at is null
       and (t.id is null or t.status = 'active');
end
$$;
grant create on schema public to aerie_platform;
alter function session_principal owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function session_principal from public;
do $$ begin execute format('grant execute on function session_principal to %I', current_user); end $$;
