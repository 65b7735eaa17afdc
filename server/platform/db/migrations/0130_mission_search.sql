-- Under row-level security PostgreSQL checks the tenant of a row before conditions that might reveal other rows, and it does
-- not know that ilike reveals nothing. So a search by name read all missions of the tenant. This function searches as
-- aerie_search, a role that nobody can become, and adds the tenant itself. What it returns is filtered by the policies of
-- the caller as before.
do $$
begin
  if not exists (select from pg_roles where rolname = 'aerie_search') then
    create role aerie_search nologin;
  end if;
end
$$;
grant usage on schema public to aerie_search;
grant select (id, tenant_id, name, deleted_at) on mission to aerie_search;
create policy search on mission for select to aerie_search using (true);

-- With the tenant first, because the same words occur in the missions of many tenants.
create extension if not exists btree_gin;
drop index mission_by_name;
create index mission_by_name on mission using gin (tenant_id, name gin_trgm_ops) where deleted_at is null;

-- Missions of the transaction's tenant whose names match `pattern`, as for ilike.
create function missions_named(pattern text) returns setof uuid
  language sql stable security definer rows 100 set search_path = public
  as $$
    select id from mission
     where tenant_id = (select current_tenant()) and deleted_at is null and name ilike pattern
  $$;

do $$
begin
  execute format('grant aerie_search to %I', current_user);
  grant create on schema public to aerie_search;
  alter function missions_named owner to aerie_search;
  revoke create on schema public from aerie_search;
  revoke all on function missions_named from public;
  grant execute on function missions_named to aerie_tenant, aerie_client;
  execute format('revoke aerie_search from %I', current_user);
end
$$;
