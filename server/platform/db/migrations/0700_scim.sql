-- The identity provider of a tenant creates, changes and removes its people and groups with SCIM 2.0.
create table scim_token (
  id           uuid primary key,
  tenant_id    uuid not null references tenant on delete cascade,
  name         text not null check (length(name) between 1 and 80),
  token_hash   bytea not null unique check (length(token_hash) = 32),
  hint         text not null check (length(hint) = 4),
  created_at   timestamptz not null default now(),
  last_used_at timestamptz
);
comment on table scim_token is 'Tokens of identity providers. They open the operations of SCIM for their tenant and nothing else.';
comment on column scim_token.token_hash is 'SHA-256 of the secret.';
comment on column scim_token.last_used_at is 'Written at most once a minute.';
create index on scim_token (tenant_id, created_at);

create table scim_user (
  user_id     uuid primary key,
  tenant_id   uuid not null,
  external_id text check (length(external_id) between 1 and 255),
  given_name  text check (length(given_name) between 1 and 120),
  family_name text check (length(family_name) between 1 and 120),
  created_at  timestamptz not null default now(),
  unique (tenant_id, external_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
comment on table scim_user is 'People whom an identity provider manages with SCIM.';
comment on column scim_user.external_id is 'What the identity provider calls the person.';
create index on scim_user (tenant_id, user_id);

create table scim_group (
  group_id    uuid primary key,
  tenant_id   uuid not null,
  external_id text check (length(external_id) between 1 and 255),
  created_at  timestamptz not null default now(),
  unique (tenant_id, external_id),
  foreign key (tenant_id, group_id) references user_group (tenant_id, id) on delete cascade
);
comment on table scim_group is 'User groups whose members an identity provider manages with SCIM.';
comment on column scim_group.external_id is 'What the identity provider calls the group.';
create index on scim_group (tenant_id, group_id);

do $$
  declare
    name text;
  begin
    foreach name in array array['scim_token', 'scim_user', 'scim_group'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('create policy platform on %I to aerie_platform using ((select current_user) = ''aerie_platform'')', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
  end
$$;
-- The caller has no tenant before its token was read.
grant select (id, tenant_id, name, token_hash, last_used_at), update (last_used_at) on scim_token to aerie_platform;
