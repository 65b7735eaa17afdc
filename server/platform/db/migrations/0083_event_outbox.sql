-- Writers append to an outbox; one publisher at a time gives the committed rows of a tenant their numbers. So numbers
-- have no gaps and follow the order of publication, and no writer waits for another one's commit.
create table event_outbox (
  tenant_id  uuid not null references tenant on delete cascade,
  id         bigint generated always as identity,
  -- An event to store ...
  name       text,
  payload    jsonb,
  -- ... or a notice that a record (without an id: any record) of an entity changed, which is not stored.
  entity     text,
  record_id  text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((name is null) = (payload is null)),
  check ((name is null) <> (entity is null))
);
comment on table event_outbox is 'Committed events and notices that are not published yet.';

create table event_counter (
  tenant_id uuid primary key references tenant on delete cascade,
  last_seq  bigint not null default 0
);
comment on column event_counter.last_seq is 'Last number given to an event of this tenant. Locked while publishing.';

insert into event_counter (tenant_id, last_seq) select id, event_seq from tenant where event_seq > 0;
alter table tenant drop column event_seq;

-- The queue is emptied all the time: without this a burst would leave its pages unvacuumed for long.
alter table event_outbox set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

alter table event_outbox enable row level security;
alter table event_outbox force row level security;
alter table event_counter enable row level security;
alter table event_counter force row level security;
create policy own_tenant on event_outbox to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on event_counter to aerie_tenant using (tenant_id = (select current_tenant()));
create policy platform on event_outbox to aerie_platform using ((select current_user) = 'aerie_platform');
grant select, insert, delete on event_outbox to aerie_tenant;
grant select, insert, update on event_counter to aerie_tenant;
-- Platform work announces changes of a tenant; the sweep looks for tenants with unpublished rows.
grant select, insert on event_outbox to aerie_platform;
