-- People sign in with passkeys (WebAuthn): alone, or after the password as second factor.
create table passkey (
  id            uuid primary key,
  user_id       uuid not null references app_user on delete cascade,
  tenant_id     uuid references tenant on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key    bytea not null check (length(public_key) between 1 and 4000),
  counter       bigint not null check (counter >= 0),
  transports    text[] not null,
  is_backed_up  boolean not null,
  name          text not null check (length(name) between 1 and 80),
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
comment on table passkey is 'Passkeys of people, at most ten each.';
comment on column passkey.tenant_id is 'Null for super-admins.';
comment on column passkey.credential_id is 'What the authenticator calls it.';
comment on column passkey.public_key is 'COSE key.';
comment on column passkey.counter is 'Signatures as the authenticator counts them; 0 for one that does not count. A lower number than before means a copy.';
comment on column passkey.is_backed_up is 'A service keeps a copy, so that it outlives the device.';
comment on column passkey.last_used_at is 'Null before the first sign-in with it.';
create index on passkey (user_id);
create index on passkey (tenant_id);

alter table passkey enable row level security;
alter table passkey force row level security;
create policy own_tenant on passkey to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on passkey for select to aerie_client using (false);
-- Nobody has a tenant while signing in.
create policy platform on passkey to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, delete on passkey to aerie_tenant;
grant select on passkey to aerie_client;
grant select (id, user_id, tenant_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at, last_used_at),
  insert, update (counter, is_backed_up, name, last_used_at), delete on passkey to aerie_platform;

-- A required second factor may be missing or set up now. Not for last_used_at, which only records that the passkey is used.
create trigger session_changed after insert or delete on passkey
  for each row execute function announce_session_change('user_id');

create table passkey_challenge (
  hash    bytea primary key check (length(hash) = 32),
  used_at timestamptz not null default now()
);
comment on table passkey_challenge is 'Challenges that were answered, which no process accepts again. Kept longer than a challenge is valid.';
comment on column passkey_challenge.hash is 'SHA-256 of the challenge.';
create index on passkey_challenge (used_at);

alter table passkey_challenge enable row level security;
alter table passkey_challenge force row level security;
create policy platform on passkey_challenge to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (hash, used_at), insert, delete on passkey_challenge to aerie_platform;

alter table sign_in
  drop constraint sign_in_method_check,
  add constraint sign_in_method_check check (method in ('password', 'second-factor', 'single-sign-on', 'passkey')) not valid,
  drop constraint sign_in_result_check,
  add constraint sign_in_result_check
    check (result in ('signed-in', 'wrong-password', 'wrong-code', 'wrong-passkey', 'disabled')) not valid;

-- Whether a person has a second factor: an authenticator app or a passkey.
create function has_second_factor(person uuid) returns boolean
  language sql stable
  as $$
    select exists (select from second_factor f where f.user_id = person and f.confirmed_at is not null)
        or exists (select from passkey p where p.user_id = person)
  $$;

-- As before, with passkeys as second factor.

create or replace function session_principal(hash bytea)
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
           coalesce(t.require_second_factor, false) and not has_second_factor(u.id),
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

create or replace function api_token_principal(hash bytea)
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
           coalesce(t.require_second_factor, false) and not has_second_factor(u.id),
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

create or replace function phone_principal(hash bytea)
  returns table (
    session_id uuid, user_id uuid, tenant_id uuid, tenant_name text, name text, email text, avatar text, language text,
    user_type text, client_id uuid, client_may_watch_live boolean, custom_permissions text[], group_permissions text[],
    terms_accepted_at timestamptz, is_second_factor_missing boolean, seconds_left double precision,
    phone_name text, last_used_at timestamptz
  )
  language plpgsql stable security definer set search_path = public
  as $$
#variable_conflict use_column
begin
  return query
    select p.id, u.id, t.id, t.name, u.name, u.email, u.avatar, u.language, u.user_type,
           c.id, coalesce(c.may_watch_live, false), '{}'::text[], '{}'::text[],
           u.terms_accepted_at,
           coalesce(t.require_second_factor, false) and not has_second_factor(u.id),
           extract(epoch from least(p.expires_at, p.last_used_at + interval '30 days') - now())::double precision,
           p.name, p.last_used_at
      from phone p
      join app_user u on u.id = p.user_id and u.tenant_id = p.tenant_id
      join tenant t on t.id = p.tenant_id
      left join client c on c.id = u.client_id and c.deleted_at is null
     where p.token_hash = hash
       and p.revoked_at is null
       and p.expires_at > now()
       and p.last_used_at > now() - interval '30 days'
       and u.user_type = 'tenant-client'
       and u.disabled_at is null
       and t.status = 'active';
end
$$;
