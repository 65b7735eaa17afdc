-- Searches in users, locations, base layers and the audit log through indexes; migration 0130 gives the reason for the role.
-- The indexes have the text in lower case, as ilike compares it: pg_trgm takes only ASCII letters for letters, so that it would
-- not find the dotted capital I of Turkish by the letter i.
grant select (id, tenant_id, name, email, deleted_at) on app_user to aerie_search;
grant select (id, tenant_id, name, deleted_at) on location, base_layer to aerie_search;
grant select (id, tenant_id, actor_name, target, address) on audit_entry to aerie_search;
create policy search on app_user for select to aerie_search using (true);
create policy search on location for select to aerie_search using (true);
create policy search on base_layer for select to aerie_search using (true);
create policy search on audit_entry for select to aerie_search using (true);

create index user_by_text on app_user using gin (tenant_id, lower(name) gin_trgm_ops, lower(email) gin_trgm_ops) where deleted_at is null;
drop index mission_by_name;
create index mission_by_name on mission using gin (tenant_id, lower(name) gin_trgm_ops) where deleted_at is null;
create index location_by_name on location using gin (tenant_id, lower(name) gin_trgm_ops) where deleted_at is null;
create index base_layer_by_name on base_layer using gin (tenant_id, lower(name) gin_trgm_ops) where deleted_at is null;
create index audit_by_text on audit_entry
  using gin (tenant_id, lower(actor_name) gin_trgm_ops, lower(target) gin_trgm_ops, lower(address) gin_trgm_ops);

-- Each returns an array, and null for more rows than the array may have: those are faster to find by reading all.
create function users_matching(pattern text, most integer) returns uuid[]
  language sql stable security definer set search_path = public
  as $$
    select case when count(*) <= most then coalesce(array_agg(id), '{}') end
      from (select id from app_user
             where tenant_id = (select current_tenant()) and deleted_at is null
               and (lower(name) like lower(pattern) or lower(email) like lower(pattern))
             limit most + 1) found
  $$;

drop function missions_named;
create function missions_named(pattern text, most integer) returns uuid[]
  language sql stable security definer set search_path = public
  as $$
    select case when count(*) <= most then coalesce(array_agg(id), '{}') end
      from (select id from mission
             where tenant_id = (select current_tenant()) and deleted_at is null and lower(name) like lower(pattern)
             limit most + 1) found
  $$;

create function locations_named(pattern text, most integer) returns uuid[]
  language sql stable security definer set search_path = public
  as $$
    select case when count(*) <= most then coalesce(array_agg(id), '{}') end
      from (select id from location
             where tenant_id = (select current_tenant()) and deleted_at is null and lower(name) like lower(pattern)
             limit most + 1) found
  $$;

create function base_layers_named(pattern text, most integer) returns uuid[]
  language sql stable security definer set search_path = public
  as $$
    select case when count(*) <= most then coalesce(array_agg(id), '{}') end
      from (select id from base_layer
             where tenant_id = (select current_tenant()) and deleted_at is null and lower(name) like lower(pattern)
             limit most + 1) found
  $$;

create function audit_entries_matching(pattern text, most integer) returns uuid[]
  language sql stable security definer set search_path = public
  as $$
    select case when count(*) <= most then coalesce(array_agg(id), '{}') end
      from (select id from audit_entry
             where tenant_id = (select current_tenant())
               and (lower(actor_name) like lower(pattern) or lower(target) like lower(pattern) or lower(address) like lower(pattern))
             limit most + 1) found
  $$;

-- As audit_entries_matching, in all tenants and the platform itself.
create function all_audit_entries_matching(pattern text, most integer) returns uuid[]
  language sql stable security definer set search_path = public
  as $$
    select case when count(*) <= most then coalesce(array_agg(id), '{}') end
      from (select id from audit_entry
             where lower(actor_name) like lower(pattern) or lower(target) like lower(pattern) or lower(address) like lower(pattern)
             limit most + 1) found
  $$;

do $$
declare
  search text;
begin
  execute format('grant aerie_search to %I', current_user);
  grant create on schema public to aerie_search;
  foreach search in array array['missions_named', 'users_matching', 'locations_named', 'base_layers_named', 'audit_entries_matching',
                                'all_audit_entries_matching'] loop
    execute format('alter function %I owner to aerie_search', search);
    execute format('revoke all on function %I from public', search);
  end loop;
  revoke create on schema public from aerie_search;
  grant execute on function missions_named to aerie_tenant, aerie_client;
  grant execute on function users_matching, locations_named, base_layers_named, audit_entries_matching to aerie_tenant;
  grant execute on function all_audit_entries_matching to aerie_platform;
  execute format('revoke aerie_search from %I', current_user);
end
$$;

-- The order of the list of jobs.
create index job_list on job (tenant_id, (case status when 'running' then 0 when 'queued' then 1 else 2 end), id desc);
