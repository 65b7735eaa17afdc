-- Every process caches the users of recent sessions. These triggers announce every change to what session_principal reads:
-- pg_notify reaches the other processes; the notice reaches the process that makes the change before its transaction is answered.
create function announce_session_change() returns trigger
  language plpgsql
  as $$
declare
  changed text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if changed is not null then
    perform pg_notify('aerie_session', changed);
    raise notice using errcode = 'AE100', message = changed;
  end if;
  return null;
end
$$;

-- Not for last_seen_at alone, which only records that the session is used, nor for a new session, which is not cached yet.
create trigger session_changed
  after update of token_hash, user_id, tenant_id, expires_at, support_access_id or delete on session
  for each row execute function announce_session_change('user_id');
create trigger session_idle after update of last_seen_at on session
  for each row when (new.last_seen_at < old.last_seen_at) execute function announce_session_change('user_id');
create trigger session_changed after update or delete on app_user
  for each row execute function announce_session_change('id');
create trigger session_changed after insert or update or delete on second_factor
  for each row execute function announce_session_change('user_id');
create trigger session_changed after insert or update or delete on user_group_member
  for each row execute function announce_session_change('user_id');
create trigger session_changed after update or delete on user_group
  for each row execute function announce_session_change('tenant_id');
create trigger session_changed after update or delete on client
  for each row execute function announce_session_change('tenant_id');
create trigger session_changed after update of name, status, require_second_factor or delete on tenant
  for each row execute function announce_session_change('id');

-- As before, with the seconds until the session ends if it is not used.
drop function session_principal;
create function session_principal(hash bytea)
  returns table (
    session_id uuid, user_id uuid, tenant_id uuid, tenant_name text, name text, email text, avatar text, language text,
    user_type text, client_id uuid, client_may_watch_live boolean, custom_permissions text[], group_permissions text[],
    terms_accepted_at timestamptz, is_second_factor_missing boolean, last_seen_at timestamptz, support_until timestamptz,
    seconds_left double precision
  )
  language plpgsql stable security definer set search_path = public
  as $$
#variable_conflict use_column
begin
  return query
    select s.id, u.id, t.id, t.name, u.name, u.email, u.avatar, u.language,
           case when a.tenant_id is null then u.user_type else 'tenant-root' end,
           c.id, coalesce(c.may_watch_live, false), u.custom_permissions,
           array(select p
                   from user_group_member m join user_group g on g.id = m.group_id, unnest(g.permissions) p
                  where m.user_id = u.id),
           u.terms_accepted_at,
           coalesce(t.require_second_factor, false) and not exists (
             select from second_factor f where f.user_id = u.id and f.confirmed_at is not null),
           s.last_seen_at, a.until,
           extract(epoch from least(s.expires_at, s.last_seen_at + interval '12 hours') - now())::double precision
      from session s
      join app_user u on u.id = s.user_id
      left join lateral open_support(s.support_access_id, u.id) a on u.user_type = 'super-admin'
      left join tenant t on t.id = coalesce(a.tenant_id, u.tenant_id)
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
