-- Analyses that a model server computes: what is sent to it and asked of it.
alter table analysis add column is_external boolean not null default false;
comment on column analysis.is_external is 'A model server computes it, and not a built-in model.';

alter table detection add column class text check (length(class) between 1 and 60);
comment on column detection.class is 'What a model of a model server recognised.';

create table external_run (
  id          uuid primary key,
  tenant_id   uuid not null references tenant on delete cascade,
  analysis_id uuid not null,
  job_id      uuid not null,
  status      text not null default 'sending' check (status in ('sending', 'computing', 'ending', 'ended')),
  remote_id   text check (length(remote_id) between 1 and 100),
  failures    integer not null default 0,
  losses      integer not null default 0,
  deadline_at timestamptz not null,
  due_at      timestamptz not null default now()
);
comment on table external_run is 'One attempt of an analysis at the model server, which knows it by this ID. It outlives its analysis, so that the model server can be told to stop.';
comment on column external_run.status is 'ending: the model server is still to be told that nobody waits for the result.';
comment on column external_run.failures is 'Requests in succession that the model server did not answer.';
comment on column external_run.losses is 'How often the model server lost the run, so that it was sent again.';
comment on column external_run.due_at is 'When to ask the model server again. Later while a process asks it.';
create index on external_run (due_at) where status <> 'ended';
create index on external_run (tenant_id, analysis_id);

alter table external_run enable row level security;
alter table external_run force row level security;
create policy own_tenant on external_run to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on external_run for select to aerie_client using (false);
grant select, insert, update, delete on external_run to aerie_tenant;
grant select on external_run to aerie_client;
create policy platform on external_run to aerie_platform using ((select current_user) = 'aerie_platform');
grant select (id, tenant_id, status, due_at), update (due_at), delete on external_run to aerie_platform;
