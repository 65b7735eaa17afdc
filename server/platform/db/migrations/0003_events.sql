-- What happened in a tenant, numbered without gaps: the number is taken by updating the tenant's row, whose lock is held
-- until commit, so the order of numbers is the order of commits and a client can replay from the last one it saw.
create table event (
  tenant_id  uuid not null references tenant on delete cascade,
  seq        bigint not null,
  name       text not null,
  payload    jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, seq)
);

create table event_read (
  tenant_id uuid not null references tenant on delete cascade,
  user_id   uuid not null references app_user on delete cascade,
  up_to     bigint not null,
  primary key (tenant_id, user_id)
);

alter table event enable row level security;
alter table event force row level security;
alter table event_read enable row level security;
alter table event_read force row level security;
create policy own_tenant on event to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on event_read to aerie_tenant using (tenant_id = (select current_tenant()));
grant select, insert on event to aerie_tenant;
grant select, insert, update on event_read to aerie_tenant;
