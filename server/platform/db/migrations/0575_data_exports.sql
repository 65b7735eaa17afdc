-- Exports of all data of a tenant, or of one person. The archive does not count as storage of the tenant: it is a copy that is
-- deleted within days.
create table data_export (
  id             uuid primary key,
  tenant_id      uuid not null references tenant on delete cascade,
  subject_id     uuid,
  job_id         uuid not null,
  requested_by   uuid references app_user on delete set null,
  requested_name text not null check (length(requested_name) <= 300),
  key            text unique,
  name           text check (length(name) <= 255),
  size           bigint,
  sha256         text check (sha256 ~ '^[0-9a-f]{64}$'),
  records        bigint,
  files          bigint,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null,
  unique (tenant_id, id),
  foreign key (tenant_id, subject_id) references app_user (tenant_id, id) on delete cascade,
  check ((key is null) = (size is null) and (key is null) = (sha256 is null) and (key is null) = (name is null)
     and (key is null) = (records is null) and (key is null) = (files is null))
);
comment on table data_export is 'Archives with all data of a tenant, or of one person.';
comment on column data_export.subject_id is 'The person whose data it is; null for all data of the tenant.';
comment on column data_export.job_id is 'The job that makes the archive.';
comment on column data_export.requested_by is 'Null also for a super-admin who was deleted.';
comment on column data_export.key is 'Of the archive; null until it is made.';
create index on data_export (tenant_id, id desc);
create index on data_export (subject_id);
create index on data_export (requested_by);
create index on data_export (expires_at);
create trigger archive_gone after delete on data_export for each row when (old.key is not null)
  execute function note_file_removal();

alter table data_export enable row level security;
alter table data_export force row level security;
create policy own_tenant on data_export to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on data_export for select to aerie_client using (false);
-- Deletes what has expired, of all tenants.
create policy platform on data_export to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update, delete on data_export to aerie_tenant;
grant select on data_export to aerie_client;
grant select (id, tenant_id, key, expires_at), delete on data_export to aerie_platform;

-- An archive names the migrations of its database, because an import needs the same.
grant select on migration to aerie_platform;
