-- Phones report for a person of a client. Each has a session of its own instead of the session of a browser.
create table phone (
  id           uuid primary key,
  tenant_id    uuid not null references tenant on delete cascade,
  user_id      uuid not null,
  name         text not null check (length(name) between 1 and 80),
  user_agent   text not null check (length(user_agent) <= 300),
  token_hash   bytea not null unique check (length(token_hash) = 32),
  mission_id   uuid,
  created_at   timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  revoked_at   timestamptz,
  unique (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete set null (mission_id)
);
comment on table phone is 'Paired phones of people of clients. Only hashes of their tokens are stored.';
comment on column phone.token_hash is 'SHA-256 of the token.';
comment on column phone.mission_id is 'The mission that the phone reports to, as the person chose it; it may not be shared any more.';
comment on column phone.last_used_at is 'Written at most once a minute. A phone that is not used for 30 days has to be paired again.';
comment on column phone.revoked_at is 'Kept for 30 days.';
create index on phone (tenant_id, user_id);
create index on phone (tenant_id, mission_id);

alter table phone enable row level security;
alter table phone force row level security;
create policy own_tenant on phone to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on phone for select to aerie_client using (false);
-- People of clients, whose requests only read in their tenant, manage their phones.
create policy platform on phone to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on phone to aerie_tenant;
grant select on phone to aerie_client;
grant select (id, tenant_id, user_id, name, user_agent, token_hash, mission_id, created_at, last_used_at, expires_at, revoked_at),
  insert, update (name, mission_id, last_used_at, revoked_at), delete on phone to aerie_platform;

-- Not for last_used_at alone, which only records that the phone is used.
create trigger session_changed after update of revoked_at, expires_at, token_hash, user_id, name or delete on phone
  for each row execute function announce_session_change('user_id');

create table phone_pairing (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  user_id    uuid not null,
  code_hash  bytea not null unique check (length(code_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
comment on table phone_pairing is 'Codes with which a phone can be paired once. Only their hashes are stored.';
comment on column phone_pairing.code_hash is 'SHA-256 of the code.';
comment on column phone_pairing.used_at is 'Kept for an hour, so that the refusal can give the reason.';
create index on phone_pairing (tenant_id, user_id);
create index on phone_pairing (created_at);

alter table phone_pairing enable row level security;
alter table phone_pairing force row level security;
create policy own_tenant on phone_pairing to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on phone_pairing for select to aerie_client using (false);
create policy platform on phone_pairing to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, delete on phone_pairing to aerie_tenant;
grant select on phone_pairing to aerie_client;
grant select, insert, update (expires_at, used_at), delete on phone_pairing to aerie_platform;

-- The person of a valid phone, by the rules of session_principal. Phones are for people of clients only.
create function phone_principal(hash bytea)
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
           coalesce(t.require_second_factor, false) and not exists (
             select from second_factor f where f.user_id = u.id and f.confirmed_at is not null),
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
grant create on schema public to aerie_platform;
alter function phone_principal owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function phone_principal from public;
do $$ begin execute format('grant execute on function phone_principal to %I', current_user); end $$;
