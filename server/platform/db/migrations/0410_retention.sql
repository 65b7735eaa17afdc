-- Automatic deletion of old records: one rule for each tenant and kind.
create table retention_rule (
  id        uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenant on delete cascade,
  kind      text not null
            check (kind in ('stream_recordings', 'uploaded_recordings', 'live_telemetry', 'snapshots', 'closed_missions')),
  days      integer check (days between 7 and 3650),
  starts_on date,
  version   integer not null default 1,
  edited_at timestamptz,
  edited_by uuid,
  unique (tenant_id, kind),
  check ((days is null) = (starts_on is null))
);
comment on column retention_rule.days is 'Null while the rule is off.';
comment on column retention_rule.starts_on is 'First day, in UTC, on which the rule deletes: after it was switched on or its days were reduced, nothing is deleted for a week.';
create trigger record_editor before update of version on retention_rule for each row
  when (new.version > old.version) execute function record_editor();
-- The first edit inserts the row.
create trigger record_first_editor before insert on retention_rule for each row execute function record_editor();

create table retention_check (
  tenant_id  uuid primary key references tenant on delete cascade,
  checked_at timestamptz,
  warned_at  timestamptz
);
comment on column retention_check.checked_at is 'When a process last looked for what has to be deleted.';
comment on column retention_check.warned_at is 'When the tenant roots were last told what will be deleted. Null after a rule was switched on or its days were reduced.';

create table retention_run (
  job_id     uuid not null,
  tenant_id  uuid not null references tenant on delete cascade,
  kind       text not null,
  count      integer not null default 0 check (count >= 0),
  bytes      bigint not null default 0 check (bytes >= 0),
  names      text[] not null default '{}' check (cardinality(names) <= 20),
  updated_at timestamptz not null default now(),
  is_audited boolean not null default false,
  primary key (job_id, kind)
);
comment on table retention_run is 'What a job has deleted by a rule. It grows with each step, so that a job that was interrupted is audited with all it deleted.';
comment on column retention_run.names is 'Of the first records.';
create index on retention_run (tenant_id, kind, updated_at desc);
create index retention_run_open on retention_run (tenant_id) where not is_audited;

-- What is due of a tenant is found by age.
create index mission_file_by_age on mission_file (tenant_id, kind, created_at) where deleted_at is null;
create index telemetry_live_by_age on telemetry (tenant_id, ended_at) where kind = 'live';
create index mission_closed on mission (tenant_id, ended_at) where ended_at is not null and deleted_at is null;

do $$
  declare
    name text;
  begin
    foreach name in array array['retention_rule', 'retention_check', 'retention_run'] loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy own_tenant on %I to aerie_tenant using (tenant_id = (select current_tenant()))', name);
      execute format('create policy client on %I for select to aerie_client using (false)', name);
      execute format('grant select, insert, update, delete on %I to aerie_tenant', name);
    end loop;
  end
$$;

-- Finds the tenants whose rules have to be looked at.
create policy platform on retention_rule for select to aerie_platform using ((select current_user) = 'aerie_platform');
create policy platform on retention_check for select to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (tenant_id, days) on retention_rule to aerie_platform;
grant select (tenant_id, checked_at) on retention_check to aerie_platform;
