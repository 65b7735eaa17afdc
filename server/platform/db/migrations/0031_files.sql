-- Files and how they come in. A key names bytes in the storage (server/storage); a row says whose they are.
alter table tenant add column storage_limit bigint check (storage_limit >= 0);
comment on column tenant.storage_limit is 'Bytes the tenant may keep; null is no limit.';

create table stored_file (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  key        text not null unique check (length(key) <= 400),
  size       bigint not null check (size >= 0),
  sha256     text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  media_type text not null check (length(media_type) <= 120),
  name       text not null check (length(name) between 1 and 255),
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  unique (tenant_id, id)
);
comment on column stored_file.name is 'As the person called it; for showing and downloading only.';
create index stored_file_sizes on stored_file (tenant_id) include (size);

create table upload (
  id             uuid primary key,
  tenant_id      uuid not null references tenant on delete cascade,
  key            text not null unique check (length(key) <= 400),
  name           text not null check (length(name) between 1 and 255),
  size           bigint not null check (size >= 0),
  sha256         text check (sha256 ~ '^[0-9a-f]{64}$'),
  state          text not null default 'receiving' check (state in ('receiving', 'finished', 'failed', 'taken')),
  kind           text check (length(kind) <= 40),
  message        text check (length(message) <= 500),
  stored_file_id uuid,
  created_by     uuid not null references app_user on delete cascade,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null default now() + interval '24 hours',
  unique (tenant_id, id),
  foreign key (tenant_id, stored_file_id) references stored_file (tenant_id, id) on delete cascade
);
comment on column upload.sha256 is 'What the sender says the whole must have.';
create index upload_mine on upload (tenant_id, created_by, id desc);
create index upload_expiry on upload (expires_at);
create index upload_file on upload (stored_file_id) where stored_file_id is not null;

-- Keys whose bytes are to go. Noted before bytes are written (for later) and whenever a row goes (at once), so that a
-- process may die at any moment and nothing is left behind. No reference to the tenant: it must outlive one.
create table file_removal (
  key       text primary key,
  tenant_id uuid not null,
  due_at    timestamptz not null default now()
);
create index on file_removal (due_at);

-- As aerie_platform, because rows also go with their tenant, when nobody has a role.
create function note_file_removal() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      insert into file_removal (key, tenant_id) values (old.key, old.tenant_id)
        on conflict (key) do update set due_at = now();
      return null;
    end
  $$;
create trigger stored_file_gone after delete on stored_file for each row execute function note_file_removal();
-- Once finished, the same bytes are the stored file's.
create trigger upload_gone after delete on upload for each row when (old.stored_file_id is null)
  execute function note_file_removal();
grant create on schema public to aerie_platform;
alter function note_file_removal owner to aerie_platform;
revoke create on schema public from aerie_platform;
revoke all on function note_file_removal from public;

alter table stored_file enable row level security;
alter table stored_file force row level security;
alter table upload enable row level security;
alter table upload force row level security;
alter table file_removal enable row level security;
alter table file_removal force row level security;
create policy own_tenant on stored_file to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on upload to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on file_removal to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on stored_file to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on upload to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on file_removal to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, delete on stored_file to aerie_tenant;
grant select, insert, update, delete on upload to aerie_tenant;
grant select, insert, delete on file_removal to aerie_tenant;
-- Housekeeping and the check of the storage: which keys there are, never what they are called.
grant select (id, tenant_id, key, size), delete on stored_file to aerie_platform;
grant select (id, tenant_id, key, size, state, expires_at, stored_file_id), delete on upload to aerie_platform;
grant select, insert, update, delete on file_removal to aerie_platform;
