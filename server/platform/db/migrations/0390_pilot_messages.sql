-- Messages of operators to the pilot who publishes with a stream key, and whether the page of the pilot is open.
alter table stream_key add column page_open_at timestamptz;
comment on column stream_key.page_open_at is 'When the page that publishes with the key asked for messages last.';

create table pilot_message (
  id              uuid primary key,
  tenant_id       uuid not null references tenant on delete cascade,
  mission_id      uuid not null,
  flight_id       uuid not null,
  stream_id       uuid not null,
  stream_key_id   uuid not null,
  text            text check (length(text) between 1 and 500),
  long            double precision check (long between -180 and 180),
  lat             double precision check (lat between -90 and 90),
  sent_by         uuid references app_user on delete set null,
  sent_at         timestamptz not null default now(),
  seen_at         timestamptz,
  acknowledged_at timestamptz,
  unique (tenant_id, id),
  foreign key (tenant_id, mission_id) references mission (tenant_id, id) on delete cascade,
  foreign key (tenant_id, flight_id) references flight (tenant_id, id) on delete cascade,
  foreign key (tenant_id, stream_id) references live_stream (tenant_id, id) on delete cascade,
  foreign key (tenant_id, stream_key_id) references stream_key (tenant_id, id) on delete cascade,
  check (text is not null or long is not null),
  check ((long is null) = (lat is null)),
  check (acknowledged_at is null or seen_at is not null)
);
comment on table pilot_message is 'Texts and points that operators send to the page at which the pilot publishes.';
create index on pilot_message (mission_id);
create index on pilot_message (flight_id);
create index on pilot_message (stream_id, id);
create index on pilot_message (stream_key_id, id);
create index on pilot_message (sent_by) where sent_by is not null;

alter table pilot_message enable row level security;
alter table pilot_message force row level security;
create policy own_tenant on pilot_message to aerie_tenant using (tenant_id = (select current_tenant()));
create policy client on pilot_message for select to aerie_client using (false);
grant select, insert, update, delete on pilot_message to aerie_tenant;
