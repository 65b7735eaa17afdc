-- Work that outlives a request. These rows are what people see; pg-boss (schema pgboss) says whose turn it is and notices
-- when a process dies. A row is handed over once its tenant has room, which is what keeps tenants from starving each
-- other; see server/jobs/queue.ts.
create table job (
  id             uuid primary key,
  tenant_id      uuid not null references tenant on delete cascade,
  kind           text not null check (length(kind) between 1 and 60),
  title          text not null check (length(title) between 1 and 200),
  about_entity   text check (length(about_entity) <= 60),
  about_id       uuid,
  status         text not null default 'queued'
                 check (status in ('queued', 'running', 'failed', 'completed', 'cancelled')),
  progress       real not null default 0 check (progress between 0 and 1),
  message        text check (length(message) <= 500),
  input          jsonb not null,
  result         jsonb,
  attempts       integer not null default 0,
  run_id         uuid not null default gen_random_uuid(),
  handed_over_at timestamptz,
  started_by     uuid references app_user on delete set null,
  created_at     timestamptz not null default now(),
  started_at     timestamptz,
  ended_at       timestamptz,
  updated_at     timestamptz not null default now(),
  unique (tenant_id, id),
  check ((about_entity is null) = (about_id is null))
);
comment on column job.run_id is 'Id of the pg-boss job that carries this one; a new one when a person has it run again.';
comment on column job.attempts is 'How often it was begun since it was started or retried by a person.';
create index job_newest on job (tenant_id, id desc);
create index job_open on job (tenant_id, id) where status in ('queued', 'running');
create index job_about on job (tenant_id, about_id) where about_id is not null;

alter table job enable row level security;
alter table job force row level security;
create policy own_tenant on job to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on job to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, update on job to aerie_tenant;
-- The queue looks across tenants to be fair to them; it neither reads what a job is given nor what came of it.
grant select (id, tenant_id, status, run_id, handed_over_at), update (handed_over_at) on job to aerie_platform;
