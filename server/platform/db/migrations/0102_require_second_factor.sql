-- An organisation can require two-factor authentication of all its users.
alter table tenant add column require_second_factor boolean not null default false;
grant update (require_second_factor) on tenant to aerie_tenant;

-- As before, with whether the user has to set up two-factor authentication first.
drop function session_principal;
create function session_principal(hash bytea)
  returns table (
    session_id uuid, user_id uuid, tenant_id uuid, tenant_name text, name text, email text, avatar text, language text,
    user_type text, client_id uuid, client_may_watch_live boolean, custom_permissions text[], group_permissions text[],
    terms_accepted_at timestamptz, is_second_factor_missing boolean, last_seen_at timestamptz
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
           u.terms_accepted_at,
           coalesce(t.require_second_factor, false) and not exists (
             select from second_factor f where f.user_id = u.id and f.confirmed_at is not null),
           s.last_seen_at
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
