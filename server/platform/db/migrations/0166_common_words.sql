-- A word that most missions of a tenant have took seconds: each of them was found by the index and then looked up again. Now
-- the search returns an array, and null for more missions than the array may have: those are faster to find by reading all.
drop function missions_named;
create function missions_named(pattern text, most integer) returns uuid[]
  language sql stable security definer set search_path = public
  as $$
    select case when count(*) <= most then coalesce(array_agg(id), '{}') end
      from (select id from mission
             where tenant_id = (select current_tenant()) and deleted_at is null and name ilike pattern
             limit most + 1) named
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
