-- Programs act for a user with an API token instead of a session.
create table api_token (
  id           uuid primary key,
  tenant_id    uuid not null references tenant on delete cascade,
  user_id      uuid not null references app_user on delete cascade,
  kind         text not null check (kind in ('personal', 'tenant')),
  name         text not null check (length(name) between 1 and 80),
  scopes       text[] not null check (cardinality(scopes) between 1 and 14),
  token_hash   bytea not null unique check (length(token_hash) = 32),
  hint         text not null check (length(hint) = 4),
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null check (expires_at <= created_at + interval '366 days'),
  last_used_at timestamptz,
  revoked_at   timestamptz
);
comment on column api_token.user_id is 'Its owner: the token may do what its scopes and the current rights of this user both allow.';
comment on column api_token.kind is 'A tenant token is managed by all tenant roots.';
comment on column api_token.token_hash is 'SHA-256 of the secret.';
comment on column api_token.last_used_at is 'Written at most once a minute.';
comment on column api_token.revoked_at is 'Kept for 30 days, so that the refusal can give the reason.';
create index on api_token (user_id);
create index on api_token (tenant_id, created_at desc);

alter table api_token enable row level security;
alter table api_token force row level security;
create policy own_tenant on api_token to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on api_token for select to aerie_client using (false);
-- Users without a tenant role, such as clients, manage their own tokens as well.
create policy platform on api_token to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on api_token to aerie_tenant, aerie_platform;

-- Not for last_used_at alone, which only records that the token is used.
create trigger session_changed after update of revoked_at, expires_at, scopes, user_id or delete on api_token
  for each row execute function announce_session_change('user_id');

-- The user of a valid token, by the rules of session_principal.
create function api_token_principal(hash bytea)
  returns table (
    session_id uuid, user_id uuid, tenant_id uuid, tenant_name text, name text, email text, avatar text, language text,
    user_type text, client_id uuid, client_may_watch_live boolean, custom_permissions text[], group_permissions text[],
    terms_accepted_at timestamptz, is_second_factor_missing boolean, seconds_left double precision,
    token_name text, scopes text[], last_used_at timestamptz
  )
  language plpgsql stable security definer set search_path = public
  as $$
#variable_conflict use_column
begin
  return query
    select a.id, u.id, t.id, t.name, u.name, u.email, u.avatar, u.language, u.user_type,
           c.id, coalesce(c.may_watch_live, false), u.custom_permissions,
           array(select p
                   from user_group_member m join user_group g on g.id = m.group_id, unnest(g.permissions) p
                  where m.user_id = u.id),
           u.terms_accepted_at,
           coalesce(t.require_second_factor, false) and not exists (
             select from second_factor f where f.user_id = u.id and f.confirmed_at is not null),
           extract(epoch from a.expires_at - now())::double precision,
           a.name, a.scopes, a.last_used_at
      from api_token a
      join app_user u on u.id = a.user_id and u.tenant_id = a.tenant_id
      join tenant t on t.id = a.tenant_id
      left join client c on c.id = u.client_id and c.deleted_at is null
     where a.token_hash = hash
       and a.revoked_at is null
       and a.expires_at > now()
       and u.disabled_at is null
       and t.status = 'active';
end
$$;
grant create on schema public to aerie_platform;
alter function api_token_principal owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function api_token_principal from public;
do $$ begin execute format('grant execute on function api_token_principal to %I', current_user); end $$;
