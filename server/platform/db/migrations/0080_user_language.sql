-- The language a user chose; null follows the browser.
alter table app_user add column language text check (char_length(language) <= 35);

-- As before, with the language.
drop function session_principal;
create function session_principal(hash bytea)
  returns table (
    session_id uuid, user_id uuid, tenant_id uuid, tenant_name text, name text, email text, avatar text, language text,
    user_type text, custom_permissions text[], group_permissions text[], terms_accepted_at timestamptz,
    last_seen_at timestamptz
  )
  language plpgsql stable security definer set search_path = public
  as $$
#variable_conflict use_column
begin
  return query
    select s.id, u.id, u.tenant_id, t.name, u.name, u.email, u.avatar, u.language, u.user_type, u.custom_permissions,
           array(select p
                   from user_group_member m join user_group g on g.id = m.group_id, unnest(g.permissions) p
                  where m.user_id = u.id),
           u.terms_accepted_at, s.last_seen_at
      from session s
      join app_user u on u.id = s.user_id
      left join tenant t on t.id = u.tenant_id
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
