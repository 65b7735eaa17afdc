-- Outcomes: pictures of what was found in recordings and photos. The mission, flight, position, picture and the switch for
-- clients are those of mission_file.
alter table mission_file drop constraint mission_file_kind_check;
alter table mission_file add constraint mission_file_kind_check
  check (kind in ('document', 'photo', 'telemetry', 'recording', 'outcome'));

create table outcome (
  id            uuid primary key,
  tenant_id     uuid not null references tenant on delete cascade,
  people_count  integer check (people_count >= 0),
  location_name text not null default '' check (length(location_name) <= 120),
  source_id     uuid,
  at_ms         integer check (at_ms >= 0),
  foreign key (tenant_id, id) references mission_file (tenant_id, id) on delete cascade,
  foreign key (tenant_id, source_id) references mission_file (tenant_id, id) on delete set null (source_id)
);
comment on column outcome.people_count is 'Null when unknown.';
comment on column outcome.location_name is 'Place of the mission when the outcome was created.';
comment on column outcome.source_id is 'The recording or photo that shows it.';
comment on column outcome.at_ms is 'Moment in the recording, in milliseconds from its start.';
create index on outcome (source_id) where source_id is not null;

alter table outcome enable row level security;
alter table outcome force row level security;
create policy own_tenant on outcome to aerie_tenant using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on outcome to aerie_tenant;

-- A client sees outcomes that are shown to it.
create policy client on outcome for select to aerie_client
  using (tenant_id = (select current_tenant()) and id = any (array(select id from mission_file)));
grant select on outcome to aerie_client;

create index mission_file_outcomes on mission_file (tenant_id, id desc) where kind = 'outcome' and deleted_at is null;
