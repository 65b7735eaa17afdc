-- Permanent deletion of tenants and of people, with a certificate that outlives them.
create table erasure (
  id             uuid primary key,
  kind           text not null check (kind in ('tenant', 'person')),
  erased_tenant  uuid not null,
  erased_person  uuid,
  name           text not null check (length(name) <= 300),
  requested_by   uuid,
  requested_name text not null check (length(requested_name) <= 300),
  found          jsonb,
  due_at         timestamptz not null default now(),
  leased_until   timestamptz,
  attempts       integer not null default 0,
  problem        text check (length(problem) <= 2000),
  certificate    text,
  key_id         uuid references evidence_key,
  signature      text check (signature ~ '^[A-Za-z0-9+/]{86}==$'),
  created_at     timestamptz not null default now(),
  done_at        timestamptz,
  check ((kind = 'person') = (erased_person is not null)),
  check ((done_at is null) = (certificate is null) and (done_at is null) = (signature is null)
     and (done_at is null) = (key_id is null))
);
comment on table erasure is 'What was deleted permanently, with the certificates. They outlive the tenants.';
comment on column erasure.name is 'Of the tenant. Empty for a person, whose name is erased.';
comment on column erasure.found is 'What there was before the deletion: rows by table, files and bytes.';
comment on column erasure.problem is 'Why the last attempt failed; null after a success.';
comment on column erasure.certificate is 'JSON, as it was signed.';
comment on column erasure.signature is 'Ed25519 signature of the certificate, base64.';
create index on erasure (due_at) where done_at is null;
create index on erasure (erased_tenant);
create index on erasure (key_id);
create unique index erasure_of_tenant on erasure (erased_tenant) where kind = 'tenant';
create unique index erasure_of_person on erasure (erased_person) where kind = 'person';

alter table erasure enable row level security;
alter table erasure force row level security;
create policy platform on erasure to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update on erasure to aerie_platform;

-- The audit log is never shortened, except for a tenant that is being erased.
create policy only_erased on audit_entry as restrictive for delete to aerie_platform
  using (exists (select from erasure e where e.erased_tenant = audit_entry.tenant_id and e.kind = 'tenant'));
grant delete on audit_entry to aerie_platform;
