-- People see when, from where and with which browser their account was used, and learn of a browser that is new.
create table sign_in (
  id            uuid primary key,
  user_id       uuid not null references app_user on delete cascade,
  tenant_id     uuid references tenant on delete cascade,
  created_at    timestamptz not null default now(),
  address       text not null check (length(address) <= 60),
  user_agent    text not null check (length(user_agent) <= 300),
  method        text not null check (method in ('password', 'second-factor', 'single-sign-on')),
  result        text not null check (result in ('signed-in', 'wrong-password', 'wrong-code', 'disabled')),
  device_hash   bytea not null check (length(device_hash) = 32),
  is_new_device boolean not null
);
comment on table sign_in is 'Sign-ins and refused attempts of known accounts. Kept for 90 days.';
comment on column sign_in.tenant_id is 'Null for super-admins.';
comment on column sign_in.device_hash is 'SHA-256 of a cookie that tells browsers apart.';
comment on column sign_in.is_new_device is 'The person had signed in before, but not with this browser.';
create index on sign_in (user_id, created_at desc);
create index on sign_in (tenant_id);
create index on sign_in (created_at);

alter table sign_in enable row level security;
alter table sign_in force row level security;
create policy own_tenant on sign_in to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on sign_in for select to aerie_client using (false);
-- Nobody has a tenant while signing in.
create policy platform on sign_in to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, delete on sign_in to aerie_tenant;
grant select on sign_in to aerie_client;
grant select (id, user_id, tenant_id, created_at, address, user_agent, method, result, device_hash, is_new_device), insert, delete
  on sign_in to aerie_platform;
