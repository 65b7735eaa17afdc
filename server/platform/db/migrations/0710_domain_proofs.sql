-- A domain of single sign-on counts once its organisation has proven that the domain is its own.
create table single_sign_on_domain (
  tenant_id     uuid not null references single_sign_on on delete cascade,
  domain        text not null check (length(domain) between 3 and 253),
  token         text not null check (length(token) = 16),
  proven_at     timestamptz,
  mailbox       text check (mailbox in ('admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster')),
  code_hash     text,
  code_attempts integer not null default 0,
  mailed_at     timestamptz,
  primary key (tenant_id, domain)
);
comment on table single_sign_on_domain is 'Proofs that the domains of single sign-on belong to their organisations.';
comment on column single_sign_on_domain.token is 'Expected in the TXT record of the domain.';
comment on column single_sign_on_domain.mailbox is 'Where the last code was mailed.';
comment on column single_sign_on_domain.code_hash is 'HMAC of the mailed code. Null once it was used.';
comment on column single_sign_on_domain.code_attempts is 'Wrong entries of the mailed code.';

-- The domains of today were entered by hand and keep working. Where two organisations have entered the same one, it belongs to
-- the one that has used it first. The owner, who runs this, sees the rows of all tenants only while the policies are not forced on it.
alter table single_sign_on no force row level security;
insert into single_sign_on_domain (tenant_id, domain, token, proven_at)
select tenant_id, domain, substr(replace(gen_random_uuid()::text, '-', ''), 1, 16),
       case when row_number() over (partition by domain order by is_enabled desc, created_at, tenant_id) = 1 then now() end
  from (select distinct s.tenant_id, d.domain, s.is_enabled, s.created_at
          from single_sign_on s, unnest(s.domains) as d (domain)) entered;
alter table single_sign_on force row level security;

-- One owner, also when two organisations prove a domain at the same moment.
create unique index single_sign_on_domain_owner on single_sign_on_domain (domain) where proven_at is not null;

alter table single_sign_on_domain enable row level security;
alter table single_sign_on_domain force row level security;
create policy own_tenant on single_sign_on_domain to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on single_sign_on_domain for select to aerie_client using (false);
-- Nobody has a tenant while signing in.
create policy platform on single_sign_on_domain to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on single_sign_on_domain to aerie_tenant;
grant select on single_sign_on_domain to aerie_client;
grant select (tenant_id, domain, proven_at) on single_sign_on_domain to aerie_platform;
