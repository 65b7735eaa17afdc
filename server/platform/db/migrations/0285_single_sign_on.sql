-- Single sign-on with OpenID Connect.
create table single_sign_on (
  tenant_id          uuid primary key references tenant on delete cascade,
  code               text not null unique check (code ~ '^[a-z0-9]{12}$'),
  issuer             text not null check (length(issuer) between 8 and 300),
  application          text not null check (length(application) between 1 and 300),
  client_secret      bytea,
  domains            text[] not null,
  groups_claim       text not null default 'groups' check (length(groups_claim) between 1 and 100),
  is_enabled         boolean not null default false,
  passwords_disabled boolean not null default false,
  creates_users      boolean not null default false,
  version            integer not null default 1,
  created_at         timestamptz not null default now(),
  edited_at          timestamptz,
  edited_by          uuid,
  check (is_enabled or not passwords_disabled),
  check (not is_enabled or cardinality(domains) > 0)
);
comment on column single_sign_on.code is 'Last part of the address where people of the tenant sign in.';
comment on column single_sign_on.client_secret is 'Encrypted with a key derived from SESSION_SECRET. Null for a public client.';
comment on column single_sign_on.passwords_disabled is 'Tenant roots keep their passwords.';
create trigger record_editor before update of version on single_sign_on for each row
  when (new.version > old.version) execute function record_editor();

create table single_sign_on_group (
  tenant_id uuid not null references single_sign_on on delete cascade,
  value     text not null check (length(value) between 1 and 200),
  group_id  uuid not null,
  primary key (tenant_id, value, group_id),
  foreign key (tenant_id, group_id) references user_group (tenant_id, id) on delete cascade
);
create index on single_sign_on_group (group_id);

create table single_sign_on_identity (
  tenant_id uuid not null references tenant on delete cascade,
  issuer    text not null,
  subject   text not null check (length(subject) between 1 and 255),
  user_id   uuid not null references app_user on delete cascade,
  last_at   timestamptz not null default now(),
  primary key (tenant_id, issuer, subject),
  unique (user_id, issuer)
);
comment on table single_sign_on_identity is 'Who a person is at the provider. Later sign-ins go by it, not by the e-mail address.';

do $$
  declare
    name text;
  begin
    foreach name in array array['single_sign_on', 'single_sign_on_group', 'single_sign_on_identity'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('create policy platform on %I to aerie_platform using ((select current_user) = ''aerie_platform'')', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
      execute format('grant select on %I to aerie_platform', name);
    end loop;
  end
$$;
grant insert, update, delete on single_sign_on_identity to aerie_platform;

-- People who sign in elsewhere join without a password.
alter table app_user add column single_sign_on_at timestamptz;
comment on column app_user.single_sign_on_at is 'First sign-in at an identity provider.';
grant update (single_sign_on_at) on app_user to aerie_platform;
alter table app_user drop column has_password;
alter table app_user
  add column has_joined boolean generated always as (password_hash is not null or single_sign_on_at is not null) stored;
grant select (has_joined, single_sign_on_at) on app_user to aerie_tenant, aerie_platform;

create or replace function forget_person() returns trigger language plpgsql as $$
begin
  new.email := new.id || '@deleted.invalid';
  new.password_hash := null;
  new.single_sign_on_at := null;
  new.avatar := null;
  new.custom_permissions := '{}';
  new.disabled_at := coalesce(new.disabled_at, now());
  return new;
end
$$;
