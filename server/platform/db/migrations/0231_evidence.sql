-- Evidence cases: files, alerts and comments of a mission that are collected, frozen into one archive, and exported with a custody log.
create table evidence_case (
  id              uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  mission_id      uuid not null,
  name            text not null check (length(name) between 1 and 120),
  note            text not null default '' check (length(note) <= 2000),
  job_id          uuid,
  frozen_at       timestamptz,
  archive_file_id uuid,
  manifest_sha256 text check (manifest_sha256 ~ '^[0-9a-f]{64}$'),
  version         integer not null default 1,
  created_by      uuid references app_user on delete set null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  edited_at       timestamptz,
  edited_by       uuid,
  deleted_at      timestamptz,
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, archive_file_id) references stored_file (tenant_id, id),
  check ((frozen_at is null) = (archive_file_id is null) and (frozen_at is null) = (manifest_sha256 is null))
);
comment on column evidence_case.job_id is 'The job that freezes it. While the job is queued or running, the case does not change.';
create index on evidence_case (tenant_id, mission_id);
create index on evidence_case (tenant_id, id desc) where deleted_at is null;
create index on evidence_case (archive_file_id);
create index on evidence_case (created_by);
create trigger record_editor before update of version on evidence_case for each row
  when (new.version > old.version) execute function record_editor();

create table evidence_item (
  id        uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  case_id   uuid not null,
  file_id   uuid,
  alert_id  uuid,
  kind      text not null
            check (kind in ('document', 'photo', 'telemetry', 'recording', 'outcome', 'alert', 'thread')),
  name      text not null check (length(name) <= 300),
  from_ms   integer check (from_ms >= 0),
  until_ms  integer check (until_ms > from_ms),
  added_by  uuid references app_user on delete set null,
  added_at  timestamptz not null default now(),
  foreign key (tenant_id, case_id) references evidence_case (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references mission_file (tenant_id, id) on delete set null (file_id),
  foreign key (tenant_id, alert_id) references alert (tenant_id, id) on delete set null (alert_id),
  check (file_id is null or kind not in ('alert', 'thread')),
  check (alert_id is null or kind = 'alert'),
  check ((from_ms is null) = (until_ms is null) and (from_ms is null or kind = 'recording'))
);
comment on column evidence_item.file_id is 'Null after the file was deleted permanently; a frozen case has its own copy.';
comment on column evidence_item.from_ms is 'Start of a clip; null for the whole file.';
-- Each once. Items whose file was deleted permanently are not compared.
create unique index evidence_item_file on evidence_item (case_id, file_id, from_ms, until_ms) nulls not distinct
  where file_id is not null;
create unique index evidence_item_alert on evidence_item (case_id, alert_id) where alert_id is not null;
create unique index evidence_item_thread on evidence_item (case_id) where kind = 'thread';
create index on evidence_item (file_id);
create index on evidence_item (alert_id) where alert_id is not null;
create index on evidence_item (added_by);

create table evidence_custody (
  id         bigint generated always as identity primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  case_id    uuid not null,
  at         timestamptz not null default clock_timestamp(),
  actor_name text not null check (length(actor_name) <= 300),
  action     text not null check (action in ('create', 'add', 'remove', 'freeze', 'download', 'delete', 'restore')),
  target     text not null check (length(target) <= 300),
  foreign key (tenant_id, case_id) references evidence_case (tenant_id, id) on delete cascade
);
comment on table evidence_custody is 'Who did what with a case. Entries are neither changed nor deleted.';
create index on evidence_custody (case_id, id);

-- Neither people nor a mistake in the server change a case that is frozen.
create function keep_frozen_evidence() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      if exists (select from evidence_case c
                  where c.id = coalesce(new.case_id, old.case_id) and c.frozen_at is not null) then
        raise exception 'The evidence case is frozen';
      end if;
      return coalesce(new, old);
    end
  $$;
create trigger frozen before insert or delete on evidence_item for each row execute function keep_frozen_evidence();

create function keep_frozen_case() returns trigger
  language plpgsql
  as $$
    begin
      raise exception 'The evidence case is frozen';
    end
  $$;
create trigger frozen before update of name, note, mission_id, frozen_at, archive_file_id, manifest_sha256 on evidence_case
  for each row when (old.frozen_at is not null) execute function keep_frozen_case();

create function remove_evidence_archive() returns trigger
  language plpgsql security definer set search_path = public
  as $$
    begin
      delete from stored_file where tenant_id = old.tenant_id and id = old.archive_file_id;
      return null;
    end
  $$;
create trigger archive_gone after delete on evidence_case for each row execute function remove_evidence_archive();

do $$
  declare
    name text;
  begin
    foreach name in array array['evidence_case', 'evidence_item', 'evidence_custody'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      -- Evidence is shown to nobody outside the tenant.
      execute format('create policy client on %I for select to aerie_client using (false)', name);
    end loop;
  end
$$;
grant select, insert, update, delete on evidence_case to aerie_tenant;
grant select, insert, delete on evidence_item to aerie_tenant;
grant select, insert on evidence_custody to aerie_tenant;
create policy platform on evidence_case for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, mission_id, deleted_at, frozen_at) on evidence_case to aerie_platform;
grant create on schema public to aerie_platform;
alter function remove_evidence_archive owner to aerie_platform;
alter function keep_frozen_evidence owner to aerie_platform;
revoke create on schema public from aerie_platform;
