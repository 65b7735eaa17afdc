-- Two roles do all the work; neither owns a table nor is a superuser, and the login role that owns the tables sees no
-- row without taking one of them (FORCE, and no policy for the owner). See server/tenancy.ts.
--   aerie_tenant    one tenant's rows, the one named by app.tenant_id
--   aerie_platform  what has to look across tenants: sign-in, sessions, provisioning
do $$
begin
  if not exists (select from pg_roles where rolname = 'aerie_tenant') then
    create role aerie_tenant nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'aerie_platform') then
    create role aerie_platform nologin;
  end if;
end
$$;
grant aerie_tenant, aerie_platform to current_user;
grant usage on schema public to aerie_tenant, aerie_platform;

-- The tenant of the transaction. Null outside one, so that nothing matches; '' is what is left after an earlier one.
create function current_tenant() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;

create table tenant (
  id         uuid primary key,
  name       text not null check (length(name) between 1 and 120),
  status     text not null default 'pending' check (status in ('pending', 'active', 'suspended')),
  event_seq  bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on column tenant.event_seq is 'Last number given to an event of this tenant.';

create table app_user (
  id                 uuid primary key,
  tenant_id          uuid references tenant on delete cascade,
  email              text not null check (email = lower(email)),
  name               text not null check (length(name) between 1 and 120),
  avatar             text,
  password_hash      text,
  user_type          text not null
                     check (user_type in ('super-admin', 'tenant-root', 'tenant-staff', 'tenant-client', 'tenant-user')),
  custom_permissions text[] not null default '{}',
  terms_accepted_at  timestamptz,
  disabled_at        timestamptz,
  version            integer not null default 1,
  created_at         timestamptz not null default now(),
  unique (email),
  unique (tenant_id, id),
  check ((user_type = 'super-admin') = (tenant_id is null))
);

create table session (
  token_hash   bytea primary key,
  id           uuid not null unique,
  user_id      uuid not null references app_user on delete cascade,
  tenant_id    uuid references tenant on delete cascade,
  address      text not null,
  user_agent   text not null,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null
);
create index on session (user_id);
create index on session (expires_at);

create table password_reset (
  id         uuid primary key,
  user_id    uuid not null references app_user on delete cascade,
  tenant_id  uuid references tenant on delete cascade,
  code_hash  text not null,
  attempts   integer not null default 0,
  expires_at timestamptz not null,
  used_at    timestamptz,
  created_at timestamptz not null default now()
);
create index on password_reset (user_id);

create table login_failure (
  account    text not null,
  address    text not null,
  created_at timestamptz not null default now()
);
create index on login_failure (account, created_at);
create index on login_failure (address, created_at);

create table known_address (
  user_id    uuid not null references app_user on delete cascade,
  tenant_id  uuid references tenant on delete cascade,
  address    text not null,
  seen_at    timestamptz not null default now(),
  primary key (user_id, address)
);
comment on table known_address is 'Where a user has signed in from; such an address is not shut out by guesses made elsewhere.';

alter table tenant enable row level security;
alter table tenant force row level security;
alter table app_user enable row level security;
alter table app_user force row level security;
alter table session enable row level security;
alter table session force row level security;
alter table password_reset enable row level security;
alter table password_reset force row level security;
alter table login_failure enable row level security;
alter table login_failure force row level security;
alter table known_address enable row level security;
alter table known_address force row level security;

-- A policy also holds for members of its role, and the login role is one: hence the question who is asking, so that a
-- query that forgot to take a role sees nothing.
create policy own_tenant on tenant to aerie_tenant using (id = (select current_tenant()));
create policy own_tenant on app_user to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on session to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on password_reset to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on known_address to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on tenant to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on app_user to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on session to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on password_reset to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on login_failure to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on known_address to aerie_platform using ((select current_user) = 'aerie_platform');

grant select on tenant to aerie_tenant;
grant update (event_seq) on tenant to aerie_tenant;
grant select (id, tenant_id, email, name, avatar, user_type, custom_permissions, terms_accepted_at, disabled_at, version, created_at)
  on app_user to aerie_tenant;
grant select, insert, update, delete on tenant, app_user, session, password_reset, login_failure, known_address to aerie_platform;

-- The one read every request begins with, in one round trip and outside a transaction: who does this session belong to?
-- It runs as aerie_platform because the caller has no tenant yet. Only the login role may call it.
create function session_principal(hash bytea)
  returns table (
    session_id uuid, user_id uuid, tenant_id uuid, tenant_name text, name text, email text, avatar text, user_type text,
    custom_permissions text[], terms_accepted_at timestamptz, last_seen_at timestamptz
  )
  language sql stable security definer set search_path = public
  as $$
    select s.id, u.id, u.tenant_id, t.name, u.name, u.email, u.avatar, u.user_type,
           u.custom_permissions, u.terms_accepted_at, s.last_seen_at
      from session s
      join app_user u on u.id = s.user_id
      left join tenant t on t.id = u.tenant_id
     where s.token_hash = hash
       and s.expires_at > now()
       and s.last_seen_at > now() - interval '12 hours'
       and u.disabled_at is null
       and (t.id is null or t.status = 'active')
  $$;
grant create on schema public to aerie_platform;
alter function session_principal owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function session_principal from public;
do $$ begin execute format('grant execute on function session_principal to %I', current_user); end $$;
