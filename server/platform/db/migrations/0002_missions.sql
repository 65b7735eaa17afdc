create extension if not exists pg_trgm;

create table location (
  id         uuid primary key,
  tenant_id  uuid not null references tenant on delete cascade,
  name       text not null check (length(name) between 1 and 120),
  lat        double precision not null check (lat between -90 and 90),
  long       double precision not null check (long between -180 and 180),
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  unique (tenant_id, id)
);
create unique index location_name on location (tenant_id, lower(name));

create table mission (
  id           uuid primary key,
  tenant_id    uuid not null references tenant on delete cascade,
  name         text not null check (length(name) between 1 and 120),
  description  text not null default '' check (length(description) <= 2000),
  status       text not null
               check (status in ('draft', 'scheduled', 'live', 'paused', 'completed', 'cancelled')),
  location_id  uuid,
  scheduled_at timestamptz,
  started_at   timestamptz,
  ended_at     timestamptz,
  archived     boolean not null default false,
  version      integer not null default 1,
  created_by   uuid references app_user on delete set null,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  deleted_at   timestamptz,
  unique (tenant_id, id),
  foreign key (tenant_id, location_id) references location (tenant_id, id)
);
create index mission_newest on mission (tenant_id, created_at desc, id desc) where deleted_at is null;
create index mission_by_status on mission (tenant_id, status, created_at desc, id desc) where deleted_at is null;
create index mission_by_location on mission (tenant_id, location_id) where deleted_at is null;
create index mission_by_name on mission using gin (name gin_trgm_ops);

alter table location enable row level security;
alter table location force row level security;
alter table mission enable row level security;
alter table mission force row level security;
create policy own_tenant on location to aerie_tenant using (tenant_id = (select current_tenant()));
create policy own_tenant on mission to aerie_tenant using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on location, mission to aerie_tenant;
