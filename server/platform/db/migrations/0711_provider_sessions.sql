-- A provider that ends the session of a person ends the sessions that were started with it.
alter table session add column provider_issuer text, add column provider_session text;
comment on column session.provider_issuer is 'Issuer of the identity provider where the session was started. Null for other ways to sign in.';
comment on column session.provider_session is 'The provider''s own name (sid) of the session there.';

create table single_sign_on_logout (
  tenant_id  uuid not null references tenant on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
comment on table single_sign_on_logout is 'Logout tokens of providers that were used, so that each counts once. Kept for an hour.';
comment on column single_sign_on_logout.token_hash is 'SHA-256 of issuer and jti.';
create index on single_sign_on_logout (expires_at);

alter table single_sign_on_logout enable row level security;
alter table single_sign_on_logout force row level security;
create policy own_tenant on single_sign_on_logout to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on single_sign_on_logout for select to aerie_client using (false);
-- A provider has no session of a tenant.
create policy platform on single_sign_on_logout to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, delete on single_sign_on_logout to aerie_tenant;
grant select on single_sign_on_logout to aerie_client;
grant select (tenant_id, token_hash, expires_at), insert, delete on single_sign_on_logout to aerie_platform;
