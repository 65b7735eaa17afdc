-- A tenant root views the tenant as a client: for a limited time its session reads what the people of that client read.
alter table session add column viewed_client_id uuid references client on delete set null;
alter table session add column viewing_until timestamptz;
create index session_in_client_view on session (viewed_client_id) where viewed_client_id is not null;
comment on column session.viewed_client_id is 'The session acts for this client; see open_client_view.';
grant select (name) on client to aerie_platform;

-- The client that a session acts for, and until when; no row if the view has ended. It ends with the client, when the user is
-- no longer a tenant root, and when the user has to accept the terms or to set up two-factor authentication, which the view
-- would not allow.
create function open_client_view(viewed uuid, until timestamptz, root uuid)
  returns table (client_id uuid, name text, until timestamptz)
  language sql stable
  as $$
    select c.id, c.name, open_client_view.until
      from client c
      join app_user u on u.tenant_id = c.tenant_id
      join tenant t on t.id = u.tenant_id
     where c.id = open_client_view.viewed and c.deleted_at is null
       and open_client_view.until > now()
       and u.id = open_client_view.root and u.user_type = 'tenant-root' and u.terms_accepted_at is not null
       and (not t.require_second_factor or exists (
             select from second_factor f where f.user_id = u.id and f.confirmed_at is not null))
  $$;

-- A restored client, or a user who becomes a tenant root again, does not begin a view again.
create function end_client_views() returns trigger
  language plpgsql security definer set search_path = public
  as $$
begin
  if tg_table_name = 'client' then
    update session set viewed_client_id = null, viewing_until = null where viewed_client_id = new.id;
  else
    update session set viewed_client_id = null, viewing_until = null
     where user_id = new.id and viewed_client_id is not null;
  end if;
  return null;
end
$$;
create trigger end_client_views after update of deleted_at on client
  for each row when (new.deleted_at is not null) execute function end_client_views();
create trigger end_client_views after update of user_type on app_user
  for each row when (old.user_type = 'tenant-root' and new.user_type <> 'tenant-root') execute function end_client_views();

-- As before, with the columns of the view.
drop trigger session_changed on session;
create trigger session_changed
  after update of token_hash, user_id, tenant_id, expires_at, support_access_id, viewed_client_id, viewing_until or delete
  on session for each row execute function announce_session_change('user_id');

-- As before, with the client that a tenant root views the tenant as: the session is then one of that client, and the seconds
-- that are left end with the view.
drop function session_principal;
create function session_principal(hash bytea)
  returns table (
    session_id uuid, user_id uuid, tenant_id uuid, tenant_name text, name text, email text, avatar text, language text,
    user_type text, client_id uuid, client_may_watch_live boolean, custom_permissions text[], group_permissions text[],
    terms_accepted_at timestamptz, is_second_factor_missing boolean, last_seen_at timestamptz, support_until timestamptz,
    viewed_client_name text, viewing_until timestamptz, seconds_left double precision
  )
  language plpgsql stable security definer set search_path = public
  as $$
#variable_conflict use_column
begin
  return query
    select s.id, u.id, t.id, t.name, u.name, u.email, u.avatar, u.language,
           case when a.tenant_id is not null then 'tenant-root'
                when v.client_id is not null then 'tenant-client'
                else u.user_type end,
           c.id, coalesce(c.may_watch_live, false),
           case when v.client_id is null then u.custom_permissions else '{}' end,
           array(select p
                   from user_group_member m join user_group g on g.id = m.group_id, unnest(g.permissions) p
                  where m.user_id = u.id and v.client_id is null),
           u.terms_accepted_at,
           coalesce(t.require_second_factor, false) and not exists (
             select from second_factor f where f.user_id = u.id and f.confirmed_at is not null),
           s.last_seen_at, a.until, v.name, v.until,
           extract(epoch from least(s.expires_at, s.last_seen_at + interval '12 hours', v.until) - now())::double precision
      from session s
      join app_user u on u.id = s.user_id
      left join lateral open_support(s.support_access_id, u.id) a on u.user_type = 'super-admin'
      left join lateral open_client_view(s.viewed_client_id, s.viewing_until, u.id) v on true
      left join tenant t on t.id = coalesce(a.tenant_id, u.tenant_id)
      left join client c on c.id = coalesce(v.client_id, u.client_id) and c.deleted_at is null
     where s.token_hash = hash
       and s.expires_at > now()
       and s.last_seen_at > now() - interval '12 hours'
       and u.disabled_at is null
       and (t.id is null or t.status = 'active');
end
$$;
grant create on schema public to aerie_platform;
alter function session_principal owner to aerie_platform;
alter function end_client_views owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function session_principal, end_client_views from public;
do $$ begin execute format('grant execute on function session_principal to %I', current_user); end $$;
