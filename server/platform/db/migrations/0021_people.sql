-- The people of a tenant: groups that carry permissions, invitations, second factors, and what super-admins offer as sets.

alter table app_user
  add column deleted_at   timestamptz,
  add column has_password boolean generated always as (password_hash is not null) stored;
comment on column app_user.deleted_at is 'The row stays, for the name under what the person made.';
create index user_of_tenant on app_user (tenant_id, name, id) where deleted_at is null;

-- Whoever removes a person need not be allowed to read or write the password; so the row itself lets go of everything
-- that could sign in, and of the e-mail, which may be invited again.
create function forget_person() returns trigger language plpgsql as $$
begin
  new.email := new.id || '@deleted.invalid';
  new.password_hash := null;
  new.avatar := null;
  new.custom_permissions := '{}';
  new.disabled_at := coalesce(new.disabled_at, now());
  return new;
end
$$;
create trigger forget_person before update on app_user for each row
  when (new.deleted_at is not null and old.deleted_at is null) execute function forget_person();

grant select (deleted_at, has_password),
      insert (id, tenant_id, email, name, user_type, custom_permissions),
      update (email, name, user_type, custom_permissions, disabled_at, deleted_at, version)
   on app_user to aerie_tenant;
-- So that whoever is disabled is out in the same transaction.
grant select (id, user_id, tenant_id), delete on session to aerie_tenant;

create table user_group (
  id          uuid primary key,
  tenant_id   uuid not null references tenant on delete cascade,
  name        text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  permissions text[] not null default '{}',
  version     integer not null default 1,
  created_at  timestamptz not null default now(),
  unique (tenant_id, id)
);
create unique index user_group_name on user_group (tenant_id, lower(name));

create table user_group_member (
  tenant_id uuid not null,
  user_id   uuid not null,
  group_id  uuid not null,
  primary key (user_id, group_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
  foreign key (tenant_id, group_id) references user_group (tenant_id, id) on delete cascade
);
create index member_of_group on user_group_member (group_id, user_id);

create table invitation (
  user_id    uuid primary key,
  tenant_id  uuid not null,
  token_hash bytea unique,
  asked_at   timestamptz not null default now(),
  try_at     timestamptz not null default now(),
  tries      integer not null default 0,
  sent_at    timestamptz,
  expires_at timestamptz,
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
comment on table invitation is 'Removed when accepted. The token is made when the mail is, so that only its hash is ever stored.';
create index invitation_to_send on invitation (try_at) where sent_at is null;

create table second_factor (
  user_id      uuid primary key references app_user on delete cascade,
  tenant_id    uuid references tenant on delete cascade,
  secret       bytea not null,
  confirmed_at timestamptz,
  last_step    bigint not null default 0,
  created_at   timestamptz not null default now()
);
comment on column second_factor.secret is 'Encrypted; see server/secondFactor.ts.';
comment on column second_factor.last_step is 'The half-minute of the last code taken; the same or an older one is refused.';

create table recovery_code (
  user_id   uuid not null references app_user on delete cascade,
  tenant_id uuid references tenant on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table permission_set (
  id          uuid primary key,
  name        text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  permissions text[] not null,
  version     integer not null default 1,
  created_at  timestamptz not null default now()
);
create unique index permission_set_name on permission_set (lower(name));
comment on table permission_set is 'Kept by super-admins; a tenant starts its groups from them.';

alter table user_group enable row level security;
alter table user_group force row level security;
alter table user_group_member enable row level security;
alter table user_group_member force row level security;
alter table invitation enable row level security;
alter table invitation force row level security;
alter table second_factor enable row level security;
alter table second_factor force row level security;
alter table recovery_code enable row level security;
alter table recovery_code force row level security;
alter table permission_set enable row level security;
alter table permission_set force row level security;

create policy own_tenant on user_group to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on user_group_member to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on invitation to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on second_factor to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on recovery_code to aerie_tenant using (tenant_id = (select current_tenant()));
create policy every_tenant on permission_set for select to aerie_tenant using ((select current_user) = 'aerie_tenant');
create policy platform on user_group to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on user_group_member to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on invitation to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on second_factor to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on recovery_code to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on permission_set to aerie_platform using ((select current_user) = 'aerie_platform');

grant select, insert, update, delete on user_group, user_group_member to aerie_tenant;
grant select (user_id, tenant_id, asked_at, sent_at, expires_at), insert (user_id, tenant_id),
      update (token_hash, asked_at, try_at, tries, sent_at, expires_at), delete
   on invitation to aerie_tenant;
-- A tenant may see who has a second factor and take a lost one away; the secret it may not read.
grant select (user_id, tenant_id, confirmed_at), delete on second_factor to aerie_tenant;
grant select (user_id, tenant_id), delete on recovery_code to aerie_tenant;
grant select on permission_set to aerie_tenant;
grant select on user_group, user_group_member to aerie_platform;
grant select, insert, update, delete on invitation, second_factor, recovery_code, permission_set to aerie_platform;

-- As before, with what the user's groups grant; still one round trip. In plpgsql, which keeps its plan with the
-- connection: a function in SQL is planned anew with every call, which took three times as long as running it.
drop function session_principal;
create function session_principal(hash bytea)
  returns table (
    session_id uuid, user_id uuid, tenant_id uuid, tenant_name text, name text, email text, avatar text, user_type text,
    custom_permissions text[], group_permissions text[], terms_accepted_at timestamptz, last_seen_at timestamptz
  )
  language plpgsql stable security definer set search_path = public
  as $$
#variable_conflict use_column
begin
  return query
    select s.id, u.id, u.tenant_id, t.name, u.name, u.email, u.avatar, u.user_type, u.custom_permissions,
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
