-- Who did what to whom, and from where. The roles that serve requests may add an entry and read it; nobody they work for
-- can change or remove one. No foreign keys: an entry outlives the person and the tenant it speaks of.
create table audit_entry (
  id         uuid primary key,
  tenant_id  uuid,
  actor_id   uuid,
  actor_name text not null,
  action     text not null check (action ~ '^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$'),
  target     text not null,
  address    text not null,
  details    jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);
comment on column audit_entry.tenant_id is 'Null for what concerns the platform only.';
comment on column audit_entry.actor_id is 'Null where nobody was signed in, such as at a failed sign-in.';
create index audit_of_tenant on audit_entry (tenant_id, id desc);
create index audit_of_actor on audit_entry (actor_id, id desc);

alter table audit_entry enable row level security;
alter table audit_entry force row level security;
create policy own_tenant on audit_entry to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on audit_entry to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert on audit_entry to aerie_tenant, aerie_platform;
